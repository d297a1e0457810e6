Feature: 118.9 Alternative costs

  Rule: An alternative cost is paid rather than the mana cost

    @case:force-of-will-for-life-and-a-card @branch:taken @118.9/alternative-cost-instead-of-the-mana-cost
    Scenario: Force of Will cast for 1 life and a blue card takes no mana
      Given Bob has "Ornithopter" in hand
      And Alice controls 5 "Island"
      And Alice has "Force of Will" and "Mana Leak" in hand
      And it is Bob's precombat main phase
      And Bob has cast "Ornithopter"
      And Bob has passed priority
      When Alice casts "Force of Will", for the alternative cost of "Force of Will", targeting "Ornithopter", exiling "Mana Leak"
      Then the cast is legal
      And Alice has 19 life
      And "Mana Leak" is in exile
      And "Island#1", "Island#2", "Island#3", "Island#4" and "Island#5" are untapped
      And the stack is, from the top, "Force of Will" and "Ornithopter"

    @case:force-of-will-for-its-mana-cost @branch:declined @118.9/alternative-cost-instead-of-the-mana-cost
    Scenario: Force of Will cast for {3}{U}{U} takes neither life nor a card
      Given Bob has "Ornithopter" in hand
      And Alice controls 5 "Island"
      And Alice has "Force of Will" and "Mana Leak" in hand
      And it is Bob's precombat main phase
      And Bob has cast "Ornithopter"
      And Bob has passed priority
      When Alice casts "Force of Will", targeting "Ornithopter"
      Then the cast is legal
      And Alice has 20 life
      And "Mana Leak" is in Alice's hand
      And "Island#1", "Island#2", "Island#3", "Island#4" and "Island#5" are tapped
      And the stack is, from the top, "Force of Will" and "Ornithopter"

    @case:alternative-cost-from-another-effect @branch:taken @118.9/alternative-cost-instead-of-the-mana-cost
    Scenario: Fist of Suns lets Blast-Furnace Hellkite be cast for {W}{U}{B}{R}{G}
      Given Alice controls "Fist of Suns", "Plains", "Island", "Swamp", "Mountain" and "Forest"
      And Alice has "Blast-Furnace Hellkite" in hand
      And it is Alice's precombat main phase
      When Alice casts "Blast-Furnace Hellkite", for the alternative cost of "Fist of Suns"
      Then the cast is legal
      And "Plains", "Island", "Swamp", "Mountain" and "Forest" are tapped
      And the stack is, from the top, "Blast-Furnace Hellkite"

  Rule: 118.9a One alternative cost at the most

    @case:flashback-and-fist-of-suns @branch:attempted @118.9a/no-two-alternative-costs
    Scenario: Faithless Looting can't be cast with flashback for Fist of Suns' cost
      Given Alice controls "Fist of Suns", "Plains", "Island", "Swamp", "Mountain" and "Forest"
      And Alice has "Faithless Looting" in her graveyard
      And it is Alice's precombat main phase
      When Alice casts "Faithless Looting", using flashback, for the alternative cost of "Fist of Suns"
      Then the cast is illegal
      And nothing has changed

    @case:morph-and-omniscience @branch:attempted @118.9a/no-two-alternative-costs
    Scenario: Exalted Angel can't be cast face down for {3} and without paying its mana cost
      Given Alice controls "Omniscience" and 3 "Plains"
      And Alice has "Exalted Angel" in hand
      And it is Alice's precombat main phase
      When Alice casts "Exalted Angel", face down, for the alternative cost of "Omniscience"
      Then the cast is illegal
      And nothing has changed

    @case:flashback-alone @118.9a/no-two-alternative-costs
    Scenario: Faithless Looting is cast with flashback for {2}{R}
      Given Alice controls "Fist of Suns" and 3 "Mountain"
      And Alice has "Faithless Looting" in her graveyard
      And it is Alice's precombat main phase
      When Alice casts "Faithless Looting", using flashback
      Then the cast is legal
      And "Mountain#1", "Mountain#2" and "Mountain#3" are tapped
      And the stack is, from the top, "Faithless Looting"

  Rule: 118.9b Alternative costs are optional unless an effect demands one

    @case:morph-cost-paid @branch:taken @118.9b/alternative-cost-is-optional
    Scenario: Exalted Angel cast for {3} rather than its mana cost is face down
      Given Alice controls 6 "Plains"
      And Alice has "Exalted Angel" in hand
      And it is Alice's precombat main phase
      When Alice casts "Exalted Angel", face down
      Then the cast is legal
      When the top of the stack resolves
      Then "Exalted Angel" is face down on the battlefield
      And "Exalted Angel" is 2/2

    @case:morph-cost-not-paid @branch:declined @118.9b/alternative-cost-is-optional
    Scenario: Exalted Angel cast for its mana cost is face up
      Given Alice controls 6 "Plains"
      And Alice has "Exalted Angel" in hand
      And it is Alice's precombat main phase
      When Alice casts "Exalted Angel"
      Then the cast is legal
      And "Plains#1", "Plains#2", "Plains#3", "Plains#4", "Plains#5" and "Plains#6" are tapped
      When the top of the stack resolves
      Then "Exalted Angel" is face up on the battlefield
      And "Exalted Angel" is 4/5

    @case:citadel-takes-life @118.9b/permission-that-demands-an-alternative-cost
    Scenario: A spell cast from the library with Bolas's Citadel costs life equal to its mana value and no mana
      Given Alice controls "Bolas's Citadel" and 2 "Forest"
      And Alice's library is, from the top, "Grizzly Bears"
      And it is Alice's precombat main phase
      When Alice casts "Grizzly Bears"
      Then the cast is legal
      And Alice has 18 life
      And "Forest#1" and "Forest#2" are untapped
      And the stack is, from the top, "Grizzly Bears"

    @case:citadel-takes-no-mana-instead @118.9b/permission-that-demands-an-alternative-cost
    Scenario: A player with 1 life can't pay {1}{G} for a Grizzly Bears cast with Bolas's Citadel
      Given Alice controls "Bolas's Citadel" and 2 "Forest"
      And Alice's library is, from the top, "Grizzly Bears"
      And Alice has 1 life
      And it is Alice's precombat main phase
      When Alice casts "Grizzly Bears"
      Then the cost cannot be paid
      And nothing has changed

    @case:citadel-takes-no-other-alternative @118.9b/permission-that-demands-an-alternative-cost
    Scenario: Mulldrifter can't be evoked from the library with Bolas's Citadel
      Given Alice controls "Bolas's Citadel" and 3 "Island"
      And Alice's library is, from the top, "Mulldrifter"
      And it is Alice's precombat main phase
      When Alice casts "Mulldrifter", for its evoke cost
      Then the cast is illegal
      And nothing has changed

  Rule: 118.9c Alternative costs leave the mana cost alone

    @case:evoked-spell-keeps-its-mana-cost @118.9c/alternative-cost-leaves-the-mana-cost
    Scenario: An evoked Mulldrifter has mana cost {4}{U} and mana value 5
      Given Alice controls 3 "Island"
      And Alice has "Mulldrifter" in hand
      And Bob controls 2 "Island"
      And Bob has "Disdainful Stroke" in hand
      And it is Alice's precombat main phase
      When Alice casts "Mulldrifter", for its evoke cost
      Then the cast is legal
      And "Mulldrifter" has mana value 5
      And "Mulldrifter" has mana cost {4}{U}

    @case:evoked-spell-is-a-target-for-disdainful-stroke @118.9c/others-see-the-mana-cost-not-the-alternative
    Scenario: Disdainful Stroke can target a Mulldrifter evoked for {2}{U}
      Given Alice controls 3 "Island"
      And Alice has "Mulldrifter" in hand
      And Bob controls 2 "Island"
      And Bob has "Disdainful Stroke" in hand
      And it is Alice's precombat main phase
      And Alice has cast "Mulldrifter", for its evoke cost
      And Alice has passed priority
      When Bob casts "Disdainful Stroke", targeting "Mulldrifter"
      Then the cast is legal
      When the top of the stack resolves
      Then the stack is empty
      And "Mulldrifter" is in Alice's graveyard

  Rule: 118.9d Additional costs, increases and reductions apply to the alternative cost

    @case:omniscience-and-a-mandatory-additional-cost @118.9d/additional-costs-on-top-of-an-alternative
    Scenario: With Omniscience, Altar's Reap still takes a creature
      Given Alice controls "Omniscience" and "Grizzly Bears"
      And Alice has "Altar's Reap" in hand
      And it is Alice's precombat main phase
      When Alice casts "Altar's Reap", for the alternative cost of "Omniscience", sacrificing "Grizzly Bears"
      Then the cast is legal
      And "Grizzly Bears" is in Alice's graveyard
      And the stack is, from the top, "Altar's Reap"

    @case:omniscience-without-the-mandatory-additional-cost @118.9d/additional-costs-on-top-of-an-alternative
    Scenario: With Omniscience, Altar's Reap can't be cast without a creature to sacrifice
      Given Alice controls "Omniscience"
      And Alice has "Altar's Reap" in hand
      And it is Alice's precombat main phase
      When Alice casts "Altar's Reap", for the alternative cost of "Omniscience"
      Then the cost cannot be paid
      And nothing has changed

    @case:omniscience-and-kicker @118.9d/additional-costs-on-top-of-an-alternative
    Scenario: With Omniscience, a kicked Burst Lightning costs its kicker's {4}
      Given Alice controls "Omniscience" and 4 "Island"
      And Alice has "Burst Lightning" in hand
      And it is Alice's precombat main phase
      When Alice casts "Burst Lightning", for the alternative cost of "Omniscience", kicked, targeting Bob
      Then the cast is legal
      And "Island#1", "Island#2", "Island#3" and "Island#4" are tapped
      When the top of the stack resolves
      Then Bob has 16 life

    @case:omniscience-and-kicker-unpaid @118.9d/additional-costs-on-top-of-an-alternative
    Scenario: With Omniscience, three mana don't pay for Burst Lightning's kicker
      Given Alice controls "Omniscience" and 3 "Island"
      And Alice has "Burst Lightning" in hand
      And it is Alice's precombat main phase
      When Alice casts "Burst Lightning", for the alternative cost of "Omniscience", kicked, targeting Bob
      Then the cost cannot be paid
      And nothing has changed

    @case:omniscience-and-a-tax @118.9d/increases-on-top-of-an-alternative
    Scenario: With Omniscience and Thalia, Lightning Bolt costs {1}
      Given Alice controls "Omniscience" and "Island"
      And Bob controls "Thalia, Guardian of Thraben"
      And Alice has "Lightning Bolt" in hand
      And it is Alice's precombat main phase
      When Alice casts "Lightning Bolt", for the alternative cost of "Omniscience", targeting Bob
      Then the cast is legal
      And "Island" is tapped
      And the stack is, from the top, "Lightning Bolt"

    @case:omniscience-and-a-tax-unpaid @118.9d/increases-on-top-of-an-alternative
    Scenario: With Omniscience and Thalia, Lightning Bolt can't be cast for nothing
      Given Alice controls "Omniscience"
      And Bob controls "Thalia, Guardian of Thraben"
      And Alice has "Lightning Bolt" in hand
      And it is Alice's precombat main phase
      When Alice casts "Lightning Bolt", for the alternative cost of "Omniscience", targeting Bob
      Then the cost cannot be paid
      And nothing has changed

    @case:flashback-reduced @118.9d/reductions-of-an-alternative
    Scenario: Goblin Electromancer makes Faithless Looting's flashback cost {1}{R}
      Given Alice controls "Goblin Electromancer" and 2 "Mountain"
      And Alice has "Faithless Looting" in her graveyard
      And it is Alice's precombat main phase
      When Alice casts "Faithless Looting", using flashback
      Then the cast is legal
      And the stack is, from the top, "Faithless Looting"

    @case:flashback-not-reduced @118.9d/reductions-of-an-alternative
    Scenario: Without Goblin Electromancer two mana don't pay for Faithless Looting's flashback
      Given Alice controls 2 "Mountain"
      And Alice has "Faithless Looting" in her graveyard
      And it is Alice's precombat main phase
      When Alice casts "Faithless Looting", using flashback
      Then the cost cannot be paid
      And nothing has changed
