Feature: 118.3 Paying takes all that the cost asks for

  Rule: A cost is paid in full or not at all

    @case:exactly-the-mana-needed @118.3/no-payment-short-of-the-full-cost
    Scenario: Two lands that make exactly {1}{G} pay for Grizzly Bears
      Given Alice controls "Forest" and "Mountain"
      And Alice has "Grizzly Bears" in hand
      And it is Alice's precombat main phase
      When Alice casts "Grizzly Bears"
      Then the cast is legal
      And "Forest" and "Mountain" are tapped
      And the stack is, from the top, "Grizzly Bears"

    @case:one-mana-short @branch:attempted @118.3/no-payment-short-of-the-full-cost
    Scenario: One land can't pay for Grizzly Bears, nor for half of it
      Given Alice controls "Forest"
      And Alice has "Grizzly Bears" in hand
      And it is Alice's precombat main phase
      When Alice casts "Grizzly Bears"
      Then the cost cannot be paid
      And nothing has changed

    @case:enough-mana-of-the-wrong-color @branch:attempted @118.3/no-payment-short-of-the-full-cost
    Scenario: Two red mana can't pay for Grizzly Bears
      Given Alice controls 2 "Mountain"
      And Alice has "Grizzly Bears" in hand
      And it is Alice's precombat main phase
      When Alice casts "Grizzly Bears"
      Then the cost cannot be paid
      And nothing has changed

    @case:life-exactly-spent @118.3/no-more-life-than-one-has
    Scenario: A player with 2 life can pay 2 life
      Given Alice controls "Greed", "Swamp" and "Platinum Angel"
      And Alice has 2 life
      And it is Alice's precombat main phase
      When Alice activates "Greed"
      Then the activation is legal
      And Alice has 0 life
      And the stack is, from the top, the ability of "Greed"

    @case:life-one-short @branch:attempted @118.3/no-more-life-than-one-has
    Scenario: A player with 1 life can't pay 2 life
      Given Alice controls "Greed", "Swamp" and "Platinum Angel"
      And Alice has 1 life
      And it is Alice's precombat main phase
      When Alice activates "Greed"
      Then the cost cannot be paid
      And nothing has changed

    @case:untapped-creature-tapped-for-its-cost @118.3/no-tapping-what-is-tapped
    Scenario: An untapped Prodigal Sorcerer is tapped for its ability's cost
      Given Alice controls "Prodigal Sorcerer"
      And it is Alice's precombat main phase
      When Alice activates "Prodigal Sorcerer", targeting Bob
      Then the activation is legal
      And "Prodigal Sorcerer" is tapped
      And the stack is, from the top, the ability of "Prodigal Sorcerer"

    @case:tapped-creature-not-tapped-again @branch:attempted @118.3/no-tapping-what-is-tapped
    Scenario: A tapped Prodigal Sorcerer can't be tapped for its ability's cost
      Given Alice controls a tapped "Prodigal Sorcerer"
      And it is Alice's precombat main phase
      When Alice activates "Prodigal Sorcerer", targeting Bob
      Then the cost cannot be paid
      And nothing has changed

    @case:tapped-land-makes-no-mana @branch:attempted @118.3/no-tapping-what-is-tapped
    Scenario: A tapped Mountain can't be tapped again for mana
      Given Alice controls a tapped "Mountain"
      And Alice has "Lightning Bolt" in hand
      And it is Alice's precombat main phase
      When Alice casts "Lightning Bolt", targeting Bob
      Then the cost cannot be paid
      And nothing has changed

  Rule: 118.3a Mana is paid out of the pool

    @case:spent-mana-leaves-and-the-rest-stays @118.3a/mana-leaves-the-pool
    Scenario: Of two red and one green mana, Lightning Bolt takes one red
      Given Alice has "Lightning Bolt" in hand
      And Alice has {R}{R}{G} in her mana pool
      And it is Alice's precombat main phase
      When Alice casts "Lightning Bolt", targeting Bob
      Then the cast is legal
      And Alice's mana pool holds {R}{G}

    @case:no-mana-pays-for-zero @118.3a/no-mana-needed-for-none
    Scenario: A player without lands or mana can pay for Ornithopter
      Given Alice has "Ornithopter" in hand
      And it is Alice's precombat main phase
      When Alice casts "Ornithopter"
      Then the cast is legal
      And the stack is, from the top, "Ornithopter"

  Rule: 118.3b Life is paid out of the life total

    @case:life-total-lower-by-the-amount @118.3b/life-paid-is-subtracted
    Scenario: Paying 7 life for Toxic Deluge leaves 13 of 20
      Given Alice controls 3 "Swamp"
      And Alice has "Toxic Deluge" in hand
      And it is Alice's precombat main phase
      When Alice casts "Toxic Deluge", with X=7
      Then the cast is legal
      And Alice has 13 life
      And the stack is, from the top, "Toxic Deluge"

    @case:no-life-pays-for-zero @118.3b/no-life-needed-for-none
    Scenario: A player with 0 life can pay 0 life for Toxic Deluge
      Given Alice controls "Platinum Angel" and 3 "Swamp"
      And Alice has "Toxic Deluge" in hand
      And Alice has 0 life
      And it is Alice's precombat main phase
      When Alice casts "Toxic Deluge", with X=0
      Then the cast is legal
      And Alice has 0 life
      And the stack is, from the top, "Toxic Deluge"

    @case:no-life-does-not-pay-for-one @branch:attempted @118.3/no-more-life-than-one-has
    Scenario: A player with 0 life can't pay 1 life for Toxic Deluge
      Given Alice controls "Platinum Angel" and 3 "Swamp"
      And Alice has "Toxic Deluge" in hand
      And Alice has 0 life
      And it is Alice's precombat main phase
      When Alice casts "Toxic Deluge", with X=1
      Then the cost cannot be paid
      And nothing has changed

  Rule: 118.3c Nobody has to activate mana abilities

    @case:mandatory-cast-paid-with-a-land @branch:taken @118.3c/mana-abilities-are-never-forced
    Scenario: A player made to cast a spell that costs {1} may tap a land for it
      Given Alice controls "Omen Machine" and "Lodestone Golem"
      And Bob controls "Mountain"
      And Bob's library is, from the top, "Rift Bolt"
      And it is Bob's upkeep
      And the game has advanced to Bob's draw step
      When the top of the stack resolves
      And Bob will cast "Rift Bolt" for "Omen Machine", targeting Alice, activating "Mountain" for {R}
      Then the stack is, from the top, "Rift Bolt"
      And "Mountain" is tapped

    @case:mandatory-cast-without-tapping @branch:declined @118.3c/mana-abilities-are-never-forced
    Scenario: A player made to cast a spell that costs {1} may leave their land alone and not cast it
      Given Alice controls "Omen Machine" and "Lodestone Golem"
      And Bob controls "Mountain"
      And Bob's library is, from the top, "Rift Bolt"
      And it is Bob's upkeep
      And the game has advanced to Bob's draw step
      When the top of the stack resolves
      And Bob will cast nothing for "Omen Machine"
      Then the stack is empty
      And "Rift Bolt" is in exile
      And "Mountain" is untapped

    @case:mandatory-cast-with-mana-in-the-pool @118.3c/mana-abilities-are-never-forced
    Scenario: A player made to cast a spell that costs {1} must pay it from their pool
      Given Alice controls "Omen Machine" and "Lodestone Golem"
      And Bob controls "Mountain"
      And Bob's library is, from the top, "Rift Bolt"
      And it is Bob's upkeep
      And the game has advanced to Bob's draw step
      And Bob has activated "Mountain"
      When the top of the stack resolves
      And Bob will cast nothing for "Omen Machine"
      Then the action is illegal

    @case:pact-paid-by-tapping @branch:taken @118.3c/mana-abilities-are-never-forced
    Scenario: The controller of Pact of the Titan may tap their lands to pay {4}{R}
      Given the players Alice, Bob and Carol
      And Alice controls 5 "Mountain"
      And Alice has "Pact of the Titan" in hand
      And it is Carol's end step
      And Carol has passed priority
      And Alice has cast "Pact of the Titan"
      And the top of the stack has resolved
      And the game has advanced to Alice's upkeep
      When the top of the stack resolves
      And Alice pays for "Pact of the Titan"
      Then "Mountain#1", "Mountain#2", "Mountain#3", "Mountain#4" and "Mountain#5" are tapped
      And Alice is still in the game

    @case:pact-lost-beside-untapped-lands @branch:declined @118.3c/mana-abilities-are-never-forced
    Scenario: The controller of Pact of the Titan may leave five Mountains untapped and lose the game
      Given the players Alice, Bob and Carol
      And Alice controls 5 "Mountain"
      And Alice has "Pact of the Titan" in hand
      And it is Carol's end step
      And Carol has passed priority
      And Alice has cast "Pact of the Titan"
      And the top of the stack has resolved
      And the game has advanced to Alice's upkeep
      When the top of the stack resolves
      And Alice declines to pay for "Pact of the Titan"
      Then Alice is out of the game

    @case:pact-paid-from-the-pool @118.3c/mana-abilities-are-never-forced @118.12/mandatory-cost-counts-when-started
    Scenario: The controller of Pact of the Titan with {R}{R}{R}{R}{R} in their pool has to pay with it
      Given the players Alice, Bob and Carol
      And Alice controls 5 "Mountain"
      And Alice has "Pact of the Titan" in hand
      And it is Carol's end step
      And Carol has passed priority
      And Alice has cast "Pact of the Titan"
      And the top of the stack has resolved
      And the game has advanced to Alice's upkeep
      And Alice has activated "Mountain#1"
      And Alice has activated "Mountain#2"
      And Alice has activated "Mountain#3"
      And Alice has activated "Mountain#4"
      And Alice has activated "Mountain#5"
      When the top of the stack resolves
      Then Alice is still in the game
      And Alice's mana pool is empty

    @case:suspended-spell-forced-by-floating-mana @until:20231117 @118.3c/suspended-spell-is-cast-from-the-pool @20231117:118.3c/ex1
    Scenario: Before suspend said 'may', mana in the pool had to pay for the suspended spell
      Given Alice controls "Lodestone Golem"
      And Bob controls "Mountain"
      And Bob has "Rift Bolt" in exile with one time counter on it
      And it is Alice's end step
      And the game has advanced to Bob's upkeep
      And the top of the stack has resolved
      And Bob has activated "Mountain"
      When the top of the stack resolves
      And Bob will cast nothing for "Rift Bolt"
      Then the action is illegal

    @case:suspended-spell-paid-from-the-pool @until:20231117 @118.3c/suspended-spell-is-cast-from-the-pool @20231117:118.3c/ex1
    Scenario: Before suspend said 'may', the suspended spell was cast with the mana in the pool
      Given Alice controls "Lodestone Golem"
      And Bob controls "Mountain"
      And Bob has "Rift Bolt" in exile with one time counter on it
      And it is Alice's end step
      And the game has advanced to Bob's upkeep
      And the top of the stack has resolved
      And Bob has activated "Mountain"
      When the top of the stack resolves
      And Bob will cast "Rift Bolt" for "Rift Bolt", targeting Alice, activating no mana abilities
      Then the stack is, from the top, "Rift Bolt"
      And Bob's mana pool is empty

    @case:suspended-spell-left-when-no-mana-floats @until:20231117 @118.3c/suspended-spell-is-cast-from-the-pool @20231117:118.3c/ex1
    Scenario: Before suspend said 'may', nobody had to tap a land for the suspended spell
      Given Alice controls "Lodestone Golem"
      And Bob controls "Mountain"
      And Bob has "Rift Bolt" in exile with one time counter on it
      And it is Alice's end step
      And the game has advanced to Bob's upkeep
      And the top of the stack has resolved
      When the top of the stack resolves
      And Bob will cast nothing for "Rift Bolt"
      Then the stack is empty
      And "Rift Bolt" is in exile
      And "Mountain" is untapped

    @case:suspended-spell-declined-with-floating-mana @since:20240206 @branch:declined @702.62a/suspended-spell-may-be-left-in-exile
    Scenario: Since suspend says 'may', a suspended spell may stay in exile though its {1} is in the pool
      Given Alice controls "Lodestone Golem"
      And Bob controls "Mountain"
      And Bob has "Rift Bolt" in exile with one time counter on it
      And it is Alice's end step
      And the game has advanced to Bob's upkeep
      And the top of the stack has resolved
      And Bob has activated "Mountain"
      When the top of the stack resolves
      And Bob will cast nothing for "Rift Bolt"
      Then the stack is empty
      And "Rift Bolt" is in exile
      And Bob's mana pool holds {R}

    @case:suspended-spell-cast-with-floating-mana @since:20240206 @branch:taken @702.62a/suspended-spell-may-be-left-in-exile
    Scenario: Since suspend says 'may', a suspended spell may be cast with the mana in the pool
      Given Alice controls "Lodestone Golem"
      And Bob controls "Mountain"
      And Bob has "Rift Bolt" in exile with one time counter on it
      And it is Alice's end step
      And the game has advanced to Bob's upkeep
      And the top of the stack has resolved
      And Bob has activated "Mountain"
      When the top of the stack resolves
      And Bob will cast "Rift Bolt" for "Rift Bolt", targeting Alice, activating no mana abilities
      Then the stack is, from the top, "Rift Bolt"
      And Bob's mana pool is empty
