Feature: 118.8 Additional costs

  Rule: An additional cost is paid with the rest or the spell isn't cast

    @case:printed-additional-cost @118.8/printed-additional-cost-is-paid-too
    Scenario: Altar's Reap is cast for {1}{B} and a creature
      Given Alice controls "Grizzly Bears" and 2 "Swamp"
      And Alice has "Altar's Reap" in hand
      And it is Alice's precombat main phase
      When Alice casts "Altar's Reap", sacrificing "Grizzly Bears"
      Then the cast is legal
      And "Grizzly Bears" is in Alice's graveyard
      And "Swamp#1" and "Swamp#2" are tapped
      And the stack is, from the top, "Altar's Reap"

    @case:printed-additional-cost-not-payable @118.8/printed-additional-cost-is-paid-too
    Scenario: Altar's Reap can't be cast without a creature to sacrifice
      Given Alice controls 2 "Swamp"
      And Alice has "Altar's Reap" in hand
      And it is Alice's precombat main phase
      When Alice casts "Altar's Reap"
      Then the cost cannot be paid
      And nothing has changed

    @case:imposed-on-a-spell @118.8/imposed-additional-cost-is-paid-too
    Scenario: Under Drought, Dark Ritual costs {B} and a Swamp
      Given Bob controls "Drought"
      And Alice controls "Swamp"
      And Alice has "Dark Ritual" in hand
      And it is Alice's precombat main phase
      When Alice casts "Dark Ritual", sacrificing "Swamp"
      Then the cast is legal
      And "Swamp" is in Alice's graveyard
      And the stack is, from the top, "Dark Ritual"

    @case:imposed-on-a-spell-not-payable @118.8/imposed-additional-cost-is-paid-too
    Scenario: Under Drought, black mana alone doesn't pay for Dark Ritual
      Given Bob controls "Drought"
      And Alice has "Dark Ritual" in hand
      And Alice has {B} in her mana pool
      And it is Alice's precombat main phase
      When Alice casts "Dark Ritual", activating no mana abilities
      Then the cost cannot be paid
      And nothing has changed

    @case:imposed-on-an-ability @118.8/imposed-additional-cost-is-paid-too
    Scenario: Under Drought, Greed costs {B}, 2 life and a Swamp
      Given Bob controls "Drought"
      And Alice controls "Greed" and "Swamp"
      And it is Alice's precombat main phase
      When Alice activates "Greed", sacrificing "Swamp"
      Then the activation is legal
      And "Swamp" is in Alice's graveyard
      And Alice has 18 life
      And the stack is, from the top, the ability of "Greed"

    @case:imposed-on-an-ability-not-payable @118.8/imposed-additional-cost-is-paid-too
    Scenario: Under Drought, Greed can't be activated without a Swamp
      Given Bob controls "Drought"
      And Alice controls "Greed"
      And Alice has {B} in her mana pool
      And it is Alice's precombat main phase
      When Alice activates "Greed", activating no mana abilities
      Then the cost cannot be paid
      And nothing has changed

  Rule: 118.8a Several additional costs at once

    @case:two-kickers-neither @118.8a/several-additional-costs-for-one-spell
    Scenario: Necravolver cast with neither kicker enters without counters
      Given Alice controls 4 "Swamp", "Forest" and "Plains"
      And Alice has "Necravolver" in hand
      And it is Alice's precombat main phase
      When Alice casts "Necravolver"
      Then the cast is legal
      When the top of the stack resolves
      Then "Necravolver" has no +1/+1 counters

    @case:two-kickers-green @118.8a/several-additional-costs-for-one-spell
    Scenario: Necravolver kicked with {1}{G} enters with two counters
      Given Alice controls 4 "Swamp", "Forest" and "Plains"
      And Alice has "Necravolver" in hand
      And it is Alice's precombat main phase
      When Alice casts "Necravolver", kicked with {1}{G}
      Then the cast is legal
      When the top of the stack resolves
      Then "Necravolver" has 2 +1/+1 counters

    @case:two-kickers-white @118.8a/several-additional-costs-for-one-spell
    Scenario: Necravolver kicked with {W} enters with one counter
      Given Alice controls 4 "Swamp", "Forest" and "Plains"
      And Alice has "Necravolver" in hand
      And it is Alice's precombat main phase
      When Alice casts "Necravolver", kicked with {W}
      Then the cast is legal
      When the top of the stack resolves
      Then "Necravolver" has 1 +1/+1 counter

    @case:two-kickers-both @118.8a/several-additional-costs-for-one-spell
    Scenario: Necravolver kicked with both kickers enters with three counters
      Given Alice controls 4 "Swamp", "Forest" and "Plains"
      And Alice has "Necravolver" in hand
      And it is Alice's precombat main phase
      When Alice casts "Necravolver", kicked with {1}{G}, kicked with {W}
      Then the cast is legal
      When the top of the stack resolves
      Then "Necravolver" has 3 +1/+1 counters

    @case:printed-and-imposed-together @118.8a/several-additional-costs-for-one-spell
    Scenario: Under Drought, Altar's Reap costs a creature and a Swamp besides its mana
      Given Bob controls "Drought"
      And Alice controls "Grizzly Bears", "Island" and "Swamp"
      And Alice has "Altar's Reap" in hand
      And it is Alice's precombat main phase
      When Alice casts "Altar's Reap", sacrificing "Grizzly Bears" and "Swamp"
      Then the cast is legal
      And "Grizzly Bears" is in Alice's graveyard
      And "Swamp" is in Alice's graveyard
      And "Island" is tapped
      And the stack is, from the top, "Altar's Reap"

    @case:two-costs-on-one-ability @118.8a/several-additional-costs-for-one-ability
    Scenario: Under two Droughts, Greed costs two Swamps
      Given Bob controls 2 "Drought"
      And Alice controls "Greed" and 2 "Swamp"
      And it is Alice's precombat main phase
      When Alice activates "Greed", sacrificing "Swamp#1" and "Swamp#2"
      Then the activation is legal
      And "Swamp#1" is in Alice's graveyard
      And "Swamp#2" is in Alice's graveyard
      And the stack is, from the top, the ability of "Greed"

    @case:two-costs-on-one-ability-not-payable @118.8a/several-additional-costs-for-one-ability @118.10/payment-serves-one-cost
    Scenario: Under two Droughts, one Swamp doesn't pay for Greed
      Given Bob controls 2 "Drought"
      And Alice controls "Greed" and "Swamp"
      And it is Alice's precombat main phase
      When Alice activates "Greed"
      Then the cost cannot be paid
      And nothing has changed

  Rule: 118.8b Optional additional costs

    @case:kicker-paid @branch:taken @118.8b/optional-additional-cost
    Scenario: Burst Lightning with its kicker paid deals 4 damage
      Given Alice controls 5 "Mountain"
      And Alice has "Burst Lightning" in hand
      And it is Alice's precombat main phase
      When Alice casts "Burst Lightning", kicked, targeting Bob
      Then the cast is legal
      And "Mountain#1", "Mountain#2", "Mountain#3", "Mountain#4" and "Mountain#5" are tapped
      When the top of the stack resolves
      Then Bob has 16 life

    @case:kicker-not-paid @branch:declined @118.8b/optional-additional-cost
    Scenario: Burst Lightning without its kicker deals 2 damage, though the mana is there
      Given Alice controls 5 "Mountain"
      And Alice has "Burst Lightning" in hand
      And it is Alice's precombat main phase
      When Alice casts "Burst Lightning", targeting Bob
      Then the cast is legal
      When the top of the stack resolves
      Then Bob has 18 life

  Rule: 118.8c No forced cast that needs certain cards from a hidden zone

    @case:hidden-land-discarded @branch:taken @118.8c/no-forced-cast-that-needs-certain-hidden-cards
    Scenario: Made to cast Magmatic Insight if able, a player may discard a land card and cast it
      Given Alice controls "Omen Machine"
      And Bob has "Mountain" in hand
      And Bob's library is, from the top, "Magmatic Insight"
      And it is Bob's upkeep
      And the game has advanced to Bob's draw step
      When the top of the stack resolves
      And Bob will cast "Magmatic Insight" for "Omen Machine", discarding "Mountain"
      Then the stack is, from the top, "Magmatic Insight"
      And "Mountain" is in Bob's graveyard

    @case:hidden-land-kept @branch:declined @118.8c/no-forced-cast-that-needs-certain-hidden-cards
    Scenario: Made to cast Magmatic Insight if able, a player with a land card in hand may decline
      Given Alice controls "Omen Machine"
      And Bob has "Mountain" in hand
      And Bob's library is, from the top, "Magmatic Insight"
      And it is Bob's upkeep
      And the game has advanced to Bob's draw step
      When the top of the stack resolves
      And Bob will cast nothing for "Omen Machine"
      Then the stack is empty
      And "Magmatic Insight" is in exile
      And "Mountain" is in Bob's hand

    @case:any-hidden-card-is-no-excuse @118.8c/no-forced-cast-that-needs-certain-hidden-cards
    Scenario: Made to cast Tormenting Voice if able, a player with any card in hand can't decline
      Given Alice controls "Omen Machine"
      And Bob has "Mountain" in hand
      And Bob's library is, from the top, "Tormenting Voice"
      And it is Bob's upkeep
      And the game has advanced to Bob's draw step
      When the top of the stack resolves
      And Bob will cast nothing for "Omen Machine"
      Then the action is illegal

  Rule: 118.8d Additional costs leave the mana cost alone

    @case:kicked-spell-keeps-its-mana-cost @118.8d/additional-cost-leaves-the-mana-cost
    Scenario: A kicked Burst Lightning has mana cost {R} and mana value 1
      Given Alice controls 5 "Mountain"
      And Alice has "Burst Lightning" in hand
      And it is Alice's precombat main phase
      When Alice casts "Burst Lightning", kicked, targeting Bob
      Then the cast is legal
      And "Burst Lightning" has mana value 1
      And "Burst Lightning" has mana cost {R}

    @case:kicked-spell-is-no-target-for-disdainful-stroke @118.8d/others-see-the-mana-cost-without-additional-costs
    Scenario: Disdainful Stroke can't target a Burst Lightning for which {4}{R} was paid
      Given Alice controls 5 "Mountain"
      And Alice has "Burst Lightning" in hand
      And Bob controls 2 "Island"
      And Bob has "Disdainful Stroke" in hand
      And it is Alice's precombat main phase
      And Alice has cast "Burst Lightning", kicked, targeting Bob
      And Alice has passed priority
      When Bob casts "Disdainful Stroke", targeting "Burst Lightning"
      Then the cast is begun and reversed
      And nothing has changed

    @case:kicked-spell-is-a-target-for-mental-misstep @118.8d/others-see-the-mana-cost-without-additional-costs
    Scenario: Mental Misstep counters a Burst Lightning for which {4}{R} was paid
      Given Alice controls 5 "Mountain"
      And Alice has "Burst Lightning" in hand
      And Bob controls "Island"
      And Bob has "Mental Misstep" in hand
      And it is Alice's precombat main phase
      And Alice has cast "Burst Lightning", kicked, targeting Bob
      And Alice has passed priority
      When Bob casts "Mental Misstep", paying {U/P} with {U}, targeting "Burst Lightning"
      Then the cast is legal
      When the top of the stack resolves
      Then the stack is empty
      And "Burst Lightning" is in Alice's graveyard
