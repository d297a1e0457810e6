Feature: 601.1 Playing a card

  Rule: 601.1a To play a card is to play it as a land or to cast it as a spell

    @case:impulse-land-is-played @601.1a/land-card-is-played-as-a-land
    Scenario: A land card that Reckless Impulse lets its controller play is played as a land
      Given Alice controls 2 "Mountain"
      And Alice has "Reckless Impulse" in hand
      And Alice's library is, from the top, "Forest", "Grizzly Bears" and "Swamp"
      And it is Alice's precombat main phase
      And Alice has cast "Reckless Impulse"
      And the top of the stack has resolved
      When Alice plays "Forest"
      Then the action is legal
      And Alice controls "Forest"
      And the stack is empty

    @case:impulse-land-is-no-spell @601.1a/land-card-is-played-as-a-land
    Scenario: A land card that Reckless Impulse lets its controller play can't be cast
      Given Alice controls 2 "Mountain"
      And Alice has "Reckless Impulse" in hand
      And Alice's library is, from the top, "Forest", "Grizzly Bears" and "Swamp"
      And it is Alice's precombat main phase
      And Alice has cast "Reckless Impulse"
      And the top of the stack has resolved
      When Alice tries to cast "Forest"
      Then the cast is illegal
      And nothing has changed

    @case:impulse-spell-is-cast @601.1a/other-card-is-cast-as-a-spell
    Scenario: A creature card that Reckless Impulse lets its controller play is cast for its cost
      Given Alice controls 3 "Mountain" and "Forest"
      And Alice has "Reckless Impulse" in hand
      And Alice's library is, from the top, "Grizzly Bears", "Island" and "Swamp"
      And it is Alice's precombat main phase
      And Alice has cast "Reckless Impulse", activating "Mountain#1" for {R}, activating "Mountain#2" for {R}
      And the top of the stack has resolved
      When Alice casts "Grizzly Bears"
      Then the cast is legal
      And the stack is, from the top, "Grizzly Bears"
      And "Mountain#3" and "Forest" are tapped

    @case:impulse-spell-is-not-free @601.1a/other-card-is-cast-as-a-spell
    Scenario: A creature card that Reckless Impulse lets its controller play can't be cast without its mana
      Given Alice controls 2 "Mountain" and "Forest"
      And Alice has "Reckless Impulse" in hand
      And Alice's library is, from the top, "Grizzly Bears", "Island" and "Swamp"
      And it is Alice's precombat main phase
      And Alice has cast "Reckless Impulse", activating "Mountain#1" for {R}, activating "Mountain#2" for {R}
      And the top of the stack has resolved
      When Alice casts "Grizzly Bears"
      Then the cost cannot be paid
      And nothing has changed
