Feature: 601.2e The proposed spell is judged

  Rule: The spell as proposed decides

    @case:blaze-with-odd-mana-value @601.2e/spell-judged-as-proposed
    Scenario: Under Void Winnower, Blaze with X=2 is an odd spell and is cast
      Given Alice controls 4 "Mountain"
      And Bob controls "Void Winnower"
      And Alice has "Blaze" in hand
      And it is Alice's precombat main phase
      When Alice casts "Blaze", with X=2, targeting Bob
      Then the cast is legal
      And "Blaze" has mana value 3

    @case:blaze-with-even-mana-value @601.2e/spell-judged-as-proposed
    Scenario: Under Void Winnower, Blaze with X=1 is an even spell, begun and reversed
      Given Alice controls 4 "Mountain"
      And Bob controls "Void Winnower"
      And Alice has "Blaze" in hand
      And it is Alice's precombat main phase
      When Alice tries to cast "Blaze", with X=1, targeting Bob
      Then the cast is begun and reversed
      And nothing has changed

    @case:floating-mana-stays @601.2e/illegal-proposal-is-undone
    Scenario: A proposal that is undone leaves the mana that was in the pool before it
      Given Alice controls "Mountain"
      And Bob controls "Void Winnower"
      And Alice has "Blaze" in hand
      And Alice has {R}{R} in her mana pool
      And it is Alice's precombat main phase
      When Alice tries to cast "Blaze", with X=1, targeting Bob
      Then the cast is begun and reversed
      And nothing has changed
      And "Blaze" is in Alice's hand
      And Alice's mana pool holds {R}{R}
      And "Mountain" is untapped
      And Alice has priority
