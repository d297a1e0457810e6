Feature: 701.5 Cast

  Rule: 701.5a A spell that is cast goes onto the stack

    @case:spell-waits-on-the-stack @701.5a/cast-spell-waits-on-the-stack
    Scenario: Lightning Bolt is paid for at once and deals its damage only when it resolves
      Given Alice controls an untapped "Mountain"
      And Alice has "Lightning Bolt" in hand
      And it is Alice's precombat main phase
      When Alice casts "Lightning Bolt", targeting Bob
      Then "Lightning Bolt" is on the stack
      And "Lightning Bolt" is not in Alice's hand
      And "Mountain" is tapped
      And Bob has 20 life
      When the top of the stack resolves
      Then Bob has 17 life

    @case:spell-from-a-graveyard @701.5a/cast-spell-waits-on-the-stack
    Scenario: Faithless Looting cast with flashback goes from the graveyard to the stack
      Given Alice controls 3 "Mountain"
      And Alice has "Faithless Looting" in her graveyard
      And it is Alice's precombat main phase
      When Alice casts "Faithless Looting", using flashback
      Then "Faithless Looting" is on the stack
      And "Faithless Looting" is not in Alice's graveyard
      And Alice has 0 cards in hand

  Rule: 701.5a It takes priority

    @case:cast-without-priority @branch:attempted @701.5a/no-casting-without-priority
    Scenario: Bob can't cast Lightning Bolt while Alice has priority
      Given Bob controls "Mountain"
      And Bob has "Lightning Bolt" in hand
      And it is Alice's precombat main phase
      When Bob casts "Lightning Bolt", targeting Alice
      Then the cast may not be begun
      And nothing has changed

    @case:cast-with-priority-in-anothers-turn @701.5a/no-casting-without-priority
    Scenario: Bob casts Lightning Bolt in Alice's turn once he has priority
      Given Bob controls "Mountain"
      And Bob has "Lightning Bolt" in hand
      And it is Alice's precombat main phase
      And Alice has passed priority
      When Bob casts "Lightning Bolt", targeting Alice
      Then the cast is legal
      And the stack is, from the top, "Lightning Bolt"

  Rule: 701.5b Casting a card is casting it as a spell

    @case:card-cast-by-an-effect-is-a-spell-cast @701.5b/casting-a-card-casts-a-spell
    Scenario: Guttersnipe sees Bob cast the card that Omen Machine has him cast
      Given Alice controls "Omen Machine"
      And Bob controls "Guttersnipe"
      And Bob's library is, from the top, "Lightning Bolt"
      And it is Bob's upkeep
      And the game has advanced to Bob's draw step
      When the top of the stack resolves
      And Bob will cast "Lightning Bolt" for "Omen Machine", targeting Alice
      Then the stack is, from the top, the ability of "Guttersnipe" and "Lightning Bolt"
