Feature: 601.2f The total cost

  Rule: Base, additions, reductions

    @case:plain-total @601.2f/total-is-the-mana-cost
    Scenario: Mulldrifter cast in the usual way costs {4}{U}
      Given Alice controls 5 "Island"
      And Alice has "Mulldrifter" in hand
      And it is Alice's precombat main phase
      When Alice casts "Mulldrifter"
      Then the cast is legal
      And the total cost is {4}{U}
      And "Island#1", "Island#2", "Island#3", "Island#4" and "Island#5" are tapped

    @case:mana-cost-with-kicker-and-tax @601.2f/total-of-base-and-additions
    Scenario: Under Thalia, a kicked Burst Lightning costs {5}{R}
      Given Alice controls 6 "Mountain"
      And Bob controls "Thalia, Guardian of Thraben"
      And Alice has "Burst Lightning" in hand
      And it is Alice's precombat main phase
      When Alice casts "Burst Lightning", kicked, targeting Bob
      Then the cast is legal
      And "Mountain#1", "Mountain#2", "Mountain#3", "Mountain#4", "Mountain#5" and "Mountain#6" are tapped

    @case:flashback-with-tax @601.2f/total-of-base-and-additions
    Scenario: Under Thalia, Faithless Looting's flashback costs {3}{R}
      Given Alice controls 4 "Mountain"
      And Bob controls "Thalia, Guardian of Thraben"
      And Alice has "Faithless Looting" in her graveyard
      And it is Alice's precombat main phase
      When Alice casts "Faithless Looting", using flashback
      Then the cast is legal
      And "Mountain#1", "Mountain#2", "Mountain#3" and "Mountain#4" are tapped

    @case:free-spell-with-kicker-and-tax @601.2f/total-of-base-and-additions
    Scenario: Under Thalia, a kicked Burst Lightning cast with Omniscience costs {5}
      Given Alice controls "Omniscience" and 5 "Island"
      And Bob controls "Thalia, Guardian of Thraben"
      And Alice has "Burst Lightning" in hand
      And it is Alice's precombat main phase
      When Alice casts "Burst Lightning", for the alternative cost of "Omniscience", kicked, targeting Bob
      Then the cast is legal
      And "Island#1", "Island#2", "Island#3", "Island#4" and "Island#5" are tapped

    @case:tax-and-reduction @601.2f/reductions-after-increases
    Scenario: Goblin Electromancer takes off the {1} that Thalia adds to Lightning Bolt
      Given Alice controls "Goblin Electromancer" and "Mountain"
      And Bob controls "Thalia, Guardian of Thraben"
      And Alice has "Lightning Bolt" in hand
      And it is Alice's precombat main phase
      When Alice casts "Lightning Bolt", targeting Bob
      Then the cast is legal
      And the total cost is {R}
      And "Mountain" is tapped

    @case:two-taxes-and-a-reduction @601.2f/reductions-after-increases
    Scenario: Goblin Electromancer takes {1} off the {2} that two Thalias add to Lightning Bolt
      Given Alice controls "Goblin Electromancer" and 2 "Mountain"
      And Bob controls "Thalia, Guardian of Thraben#1"
      And Alice controls "Thalia, Guardian of Thraben#2"
      And Alice has "Lightning Bolt" in hand
      And it is Alice's precombat main phase
      When Alice casts "Lightning Bolt", targeting Bob
      Then the cast is legal
      And "Mountain#1" and "Mountain#2" are tapped

    @case:kicker-and-reduction @601.2f/reductions-after-increases
    Scenario: Goblin Electromancer takes {1} off Burst Lightning's kicker
      Given Alice controls "Goblin Electromancer" and 4 "Mountain"
      And Alice has "Burst Lightning" in hand
      And it is Alice's precombat main phase
      When Alice casts "Burst Lightning", kicked, targeting Bob
      Then the cast is legal
      And "Mountain#1", "Mountain#2", "Mountain#3" and "Mountain#4" are tapped

    @case:colored-reduction-first @601.2f/caster-orders-reductions
    Scenario: Morophon's reduction before that of an offering leaves {2} of Blast-Furnace Hellkite's cost
      Given Alice controls "Morophon, the Boundless" with the creature type "Dragon" chosen
      And Alice controls "Moltensteel Dragon" and 2 "Island"
      And Alice has "Blast-Furnace Hellkite" in hand
      And it is Alice's precombat main phase
      When Alice casts "Blast-Furnace Hellkite", paying offering, sacrificing "Moltensteel Dragon"
      And Alice reduces in the order "Morophon, the Boundless", "Blast-Furnace Hellkite"
      Then the cast is legal
      And "Island#1" and "Island#2" are tapped

    @case:colored-reduction-last @601.2f/caster-orders-reductions
    Scenario: An offering's reduction before that of Morophon leaves {3} of Blast-Furnace Hellkite's cost
      Given Alice controls "Morophon, the Boundless" with the creature type "Dragon" chosen
      And Alice controls "Moltensteel Dragon" and 3 "Island"
      And Alice has "Blast-Furnace Hellkite" in hand
      And it is Alice's precombat main phase
      When Alice casts "Blast-Furnace Hellkite", paying offering, sacrificing "Moltensteel Dragon"
      And Alice reduces in the order "Blast-Furnace Hellkite", "Morophon, the Boundless"
      Then the cast is legal
      And "Island#1", "Island#2" and "Island#3" are tapped

  Rule: Reduced to nothing

    @case:reduced-to-life-alone @601.2f/nothing-left-is-zero
    Scenario: With Goblin Electromancer, Dismember paid with life costs {0} and still 4 life
      Given Alice controls "Goblin Electromancer"
      And Bob controls "Grizzly Bears"
      And Alice has "Dismember" in hand
      And it is Alice's precombat main phase
      When Alice casts "Dismember", paying {B/P} with life, paying {B/P} with life, targeting "Grizzly Bears"
      Then the cast is legal
      And Alice has 16 life

    @case:life-short-of-a-reduced-cost @601.2f/nothing-left-is-zero
    Scenario: With Goblin Electromancer, a player with 3 life can't pay for Dismember with life
      Given Alice controls "Goblin Electromancer"
      And Bob controls "Grizzly Bears"
      And Alice has "Dismember" in hand
      And Alice has 3 life
      And it is Alice's precombat main phase
      When Alice tries to cast "Dismember", paying {B/P} with life, paying {B/P} with life, targeting "Grizzly Bears"
      Then the cost cannot be paid
      And nothing has changed

    @case:not-quite-reduced-to-nothing @601.2f/nothing-left-is-zero
    Scenario: Without Goblin Electromancer, Dismember paid with life costs {1} and 4 life
      Given Alice controls "Island"
      And Bob controls "Grizzly Bears"
      And Alice has "Dismember" in hand
      And it is Alice's precombat main phase
      When Alice casts "Dismember", paying {B/P} with life, paying {B/P} with life, targeting "Grizzly Bears"
      Then the cast is legal
      And Alice has 16 life
      And "Island" is tapped

    @case:reduced-by-more-than-there-is @branch:attempted @601.2f/never-below-zero
    Scenario: With two Goblin Electromancers, Dismember paid with life costs {0} and 4 life, no less
      Given Alice controls 2 "Goblin Electromancer"
      And Bob controls "Grizzly Bears"
      And Alice has "Dismember" in hand
      And Alice has {U} in her mana pool
      And it is Alice's precombat main phase
      When Alice casts "Dismember", paying {B/P} with life, paying {B/P} with life, targeting "Grizzly Bears"
      Then the cast is legal
      And Alice has 16 life
      And Alice's mana pool holds {U}

  Rule: Direct changes come last

    @case:trinisphere-after-a-reduction @601.2f/direct-changes-come-last
    Scenario: Under Trinisphere, Divination reduced by Goblin Electromancer costs {2}{U} all the same
      Given Alice controls "Goblin Electromancer" and 3 "Island"
      And Bob controls "Trinisphere"
      And Alice has "Divination" in hand
      And it is Alice's precombat main phase
      When Alice casts "Divination"
      Then the cast is legal
      And the total cost is {2}{U}

    @case:trinisphere-not-before-a-reduction @601.2f/direct-changes-come-last
    Scenario: Under Trinisphere, Divination reduced by Goblin Electromancer can't be paid for with two lands
      Given Alice controls "Goblin Electromancer" and 2 "Island"
      And Bob controls "Trinisphere"
      And Alice has "Divination" in hand
      And it is Alice's precombat main phase
      When Alice tries to cast "Divination"
      Then the cost cannot be paid
      And nothing has changed

    @case:trinisphere-after-an-increase @601.2f/direct-changes-come-last
    Scenario: Under Trinisphere and Thalia, Lightning Bolt costs {2}{R}
      Given Alice controls 3 "Mountain"
      And Bob controls "Trinisphere" and "Thalia, Guardian of Thraben"
      And Alice has "Lightning Bolt" in hand
      And it is Alice's precombat main phase
      When Alice casts "Lightning Bolt", targeting Bob
      Then the cast is legal
      And "Mountain#1", "Mountain#2" and "Mountain#3" are tapped

    @case:trinisphere-and-a-free-spell @601.2f/direct-changes-come-last
    Scenario: Under Trinisphere, Lightning Bolt cast without paying its mana cost costs {3}
      Given Alice controls "Omniscience" and 3 "Island"
      And Bob controls "Trinisphere"
      And Alice has "Lightning Bolt" in hand
      And it is Alice's precombat main phase
      When Alice casts "Lightning Bolt", for the alternative cost of "Omniscience", targeting Bob
      Then the cast is legal
      And "Island#1", "Island#2" and "Island#3" are tapped

    @case:trinisphere-and-a-free-spell-unpaid @601.2f/direct-changes-come-last
    Scenario: Under Trinisphere, two lands don't pay for a Lightning Bolt cast without paying its mana cost
      Given Alice controls "Omniscience" and 2 "Island"
      And Bob controls "Trinisphere"
      And Alice has "Lightning Bolt" in hand
      And it is Alice's precombat main phase
      When Alice tries to cast "Lightning Bolt", for the alternative cost of "Omniscience", targeting Bob
      Then the cost cannot be paid
      And nothing has changed

    @case:trinisphere-and-a-dear-spell @601.2f/direct-changes-come-last
    Scenario: Under Trinisphere, Mulldrifter costs {4}{U}
      Given Alice controls 5 "Island"
      And Bob controls "Trinisphere"
      And Alice has "Mulldrifter" in hand
      And it is Alice's precombat main phase
      When Alice casts "Mulldrifter"
      Then the cast is legal
      And "Island#1", "Island#2", "Island#3", "Island#4" and "Island#5" are tapped

  Rule: The total cost is locked in before payment

    @case:reducer-sacrificed-keeps-price @601.2f/cost-locked-in @601.2h/ex1
    Scenario: Sacrificing Thunderscape Familiar for Altar's Reap keeps the reduced cost
      Given Alice controls "Thunderscape Familiar" and "Swamp"
      And Alice has "Altar's Reap" in hand
      And it is Alice's precombat main phase
      When Alice casts "Altar's Reap", sacrificing "Thunderscape Familiar"
      Then the cast is legal
      And "Swamp" is tapped
      And "Thunderscape Familiar" is in Alice's graveyard
      And the stack is, from the top, "Altar's Reap"

    @case:reducer-sacrificed-before-paying-mana @601.2f/cost-locked-in @601.2h/ex1
    Scenario: Altar's Reap costs {B} also when Thunderscape Familiar is sacrificed before the mana is paid
      Given Alice controls "Thunderscape Familiar" and "Swamp"
      And Alice has "Altar's Reap" in hand
      And it is Alice's precombat main phase
      When Alice casts "Altar's Reap", sacrificing "Thunderscape Familiar", paying in the order sacrifice, mana
      Then the cast is legal
      And "Swamp" is tapped
      And the stack is, from the top, "Altar's Reap"

    @case:no-reducer-no-reduced-price @601.2f/cost-locked-in
    Scenario: Without Thunderscape Familiar one Swamp doesn't pay for Altar's Reap
      Given Alice controls "Ornithopter" and "Swamp"
      And Alice has "Altar's Reap" in hand
      And it is Alice's precombat main phase
      When Alice tries to cast "Altar's Reap", sacrificing "Ornithopter"
      Then the cost cannot be paid
      And nothing has changed

    @case:trinisphere-sacrificed-for-mana @601.2f/cost-locked-in
    Scenario: Ornithopter still costs {3} when Trinisphere is sacrificed for mana to pay for it
      Given Alice controls "Trinisphere", "Krark-Clan Ironworks" and "Island"
      And Alice has "Ornithopter" in hand
      And it is Alice's precombat main phase
      When Alice casts "Ornithopter"
        | activating "Krark-Clan Ironworks" for {C}{C} with "Trinisphere" |
        | activating "Island" for {U}                                     |
      Then the cast is legal
      And "Trinisphere" is in Alice's graveyard
      And Alice's mana pool is empty

    @case:trinisphere-sacrificed-for-too-little @601.2f/cost-locked-in
    Scenario: Trinisphere sacrificed for {C}{C} alone doesn't pay the {3} that Ornithopter costs
      Given Alice controls "Trinisphere" and "Krark-Clan Ironworks"
      And Alice has "Ornithopter" in hand
      And it is Alice's precombat main phase
      When Alice tries to cast "Ornithopter", activating "Krark-Clan Ironworks" for {C}{C} with "Trinisphere"
      And Alice reverses the mana ability of "Krark-Clan Ironworks"
      Then the cost cannot be paid
      And nothing has changed

    @case:reduction-grows-too-late @601.2f/later-effects-do-not-count
    Scenario: Blood Pet sacrificed for mana doesn't make Ghoultree cheaper any more
      Given Alice controls "Blood Pet" and "Forest"
      And Alice has "Ghoultree" in hand
      And Alice has 6 "Grizzly Bears" in her graveyard
      And it is Alice's precombat main phase
      When Alice casts "Ghoultree", activating "Blood Pet" for {B}, activating "Forest" for {G}
      Then the cast is legal
      And Alice's mana pool is empty
      And "Blood Pet" is in Alice's graveyard

    @case:reduction-grew-in-time @601.2f/later-effects-do-not-count
    Scenario: Blood Pet in the graveyard from the start makes Ghoultree cheaper
      Given Alice controls "Forest"
      And Alice has "Ghoultree" in hand
      And Alice has 6 "Grizzly Bears" and "Blood Pet" in her graveyard
      And it is Alice's precombat main phase
      When Alice casts "Ghoultree"
      Then the cast is legal
      And "Forest" is tapped
