Feature: 118.2 Mana abilities while a cost is paid

  Rule: A player paying mana may activate mana abilities for it

    @case:land-tapped-while-casting @branch:taken @118.2/mana-abilities-while-paying
    Scenario: A land tapped while the spell is being cast pays for it
      Given Alice controls "Mountain"
      And Alice has "Lightning Bolt" in hand
      And it is Alice's precombat main phase
      When Alice casts "Lightning Bolt", targeting Bob, activating "Mountain" for {R}
      Then the cast is legal
      And "Mountain" is tapped
      And the stack is, from the top, "Lightning Bolt"
      And Alice's mana pool is empty

    @case:land-tapped-while-activating @branch:taken @118.2/mana-abilities-while-paying
    Scenario: A land tapped while the ability is being activated pays for it
      Given Alice controls "Greed" and "Swamp"
      And it is Alice's precombat main phase
      When Alice activates "Greed", activating "Swamp" for {B}
      Then the activation is legal
      And "Swamp" is tapped
      And the stack is, from the top, the ability of "Greed"

    @case:land-tapped-while-suspending @branch:taken @118.2/mana-abilities-while-paying
    Scenario: A land tapped while a card is being suspended pays for that
      Given Alice controls "Island"
      And Alice has "Ancestral Vision" in hand
      And it is Alice's precombat main phase
      When Alice suspends "Ancestral Vision", activating "Island" for {U}
      Then the special action is legal
      And "Island" is tapped
      And "Ancestral Vision" is in exile

    @case:lands-tapped-while-mana-leak-resolves @branch:taken @118.2/mana-abilities-while-paying
    Scenario: A player asked to pay as Mana Leak resolves may tap lands for it then
      Given Bob controls 5 "Forest"
      And Bob has "Grizzly Bears" in hand
      And Alice controls 2 "Island"
      And Alice has "Mana Leak" in hand
      And it is Bob's precombat main phase
      And Bob has cast "Grizzly Bears", activating "Forest#1" for {G}, activating "Forest#2" for {G}
      And Bob has passed priority
      And Alice has cast "Mana Leak", targeting "Grizzly Bears"
      When the top of the stack resolves
      And Bob pays for "Mana Leak"
      Then the stack is, from the top, "Grizzly Bears"
      And "Forest#3", "Forest#4" and "Forest#5" are tapped

    @case:pool-used-and-land-left-alone @branch:declined @118.2/mana-abilities-while-paying
    Scenario: A player with the mana in their pool may leave an untapped land alone
      Given Alice controls "Mountain"
      And Alice has "Lightning Bolt" in hand
      And Alice has {R} in her mana pool
      And it is Alice's precombat main phase
      When Alice casts "Lightning Bolt", targeting Bob, activating no mana abilities
      Then the cast is legal
      And "Mountain" is untapped
      And Alice's mana pool is empty
      And the stack is, from the top, "Lightning Bolt"
