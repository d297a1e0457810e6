Feature: 601.8 Spells and abilities already on the stack

  Rule: A spell that changes costs doesn't reach back

    @case:thalia-after-a-bolt @601.8/costs-already-paid-stay
    Scenario: Thalia cast after Lightning Bolt leaves the Bolt on the stack as it is
      Given Alice controls "Mountain#1"
      And Alice has "Lightning Bolt" in hand
      And Bob controls 4 "Mountain"
      And Bob has "Electrodominance" and "Thalia, Guardian of Thraben" in hand
      And it is Alice's precombat main phase
      And Alice has cast "Lightning Bolt", targeting Bob
      And Alice has passed priority
      And Bob has cast "Electrodominance", with X=2, targeting Alice
      And Bob will cast "Thalia, Guardian of Thraben" for "Electrodominance"
      And the top of the stack has resolved
      When the top of the stack resolves
      Then Bob controls "Thalia, Guardian of Thraben"
      And the stack is, from the top, "Lightning Bolt"
      When the top of the stack resolves
      Then Bob has 17 life

    @case:thalia-before-a-bolt @601.8/costs-already-paid-stay
    Scenario: Lightning Bolt cast after Thalia costs {1} more
      Given Alice controls "Mountain"
      And Bob controls "Thalia, Guardian of Thraben"
      And Alice has "Lightning Bolt" in hand
      And it is Alice's precombat main phase
      When Alice tries to cast "Lightning Bolt", targeting Bob
      Then the cost cannot be paid
      And nothing has changed
