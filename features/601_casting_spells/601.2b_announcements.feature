Feature: 601.2b Modes, splice, costs, X and symbols are announced

  Rule: The mode of a modal spell

    @case:mode-fixed-before-targets @601.2b/modes-chosen-while-casting
    Scenario: Izzet Charm's mode is chosen before its target and stays chosen
      Given Alice controls "Island" and "Mountain"
      And Bob controls "Grizzly Bears" and "Mogg Fanatic"
      And Alice has "Izzet Charm" in hand
      And it is Alice's precombat main phase
      When Alice casts "Izzet Charm", choosing mode 2, targeting "Grizzly Bears"
      Then the cast is legal
      And the choices came in the order modes, targets
      And "Izzet Charm" has mode 2 chosen

    @case:damage-mode-only @601.2b/modes-chosen-while-casting
    Scenario: Izzet Charm with its second mode deals damage and draws nothing
      Given Alice controls "Island" and "Mountain"
      And Bob controls "Grizzly Bears"
      And Alice has "Izzet Charm" in hand
      And Alice's library is, from the top, "Forest", "Plains" and "Swamp"
      And it is Alice's precombat main phase
      And Alice has cast "Izzet Charm", choosing mode 2, targeting "Grizzly Bears"
      When the top of the stack resolves
      Then "Grizzly Bears" is in Bob's graveyard
      And Alice has 3 cards in her library

    @case:draw-mode-only @601.2b/modes-chosen-while-casting
    Scenario: Izzet Charm with its third mode draws and discards two cards and deals no damage
      Given Alice controls "Island" and "Mountain"
      And Bob controls "Grizzly Bears"
      And Alice has "Izzet Charm" and "Ornithopter" in hand
      And Alice's library is, from the top, "Forest", "Plains" and "Swamp"
      And it is Alice's precombat main phase
      And Alice has cast "Izzet Charm", choosing mode 3
      When the top of the stack resolves
      And Alice discards "Plains" and "Ornithopter" for "Izzet Charm"
      Then Bob controls "Grizzly Bears"
      And "Forest" is in Alice's hand
      And "Plains" and "Ornithopter" are in Alice's graveyard

    @case:two-modes-of-a-choice-of-one @601.2b/modes-chosen-while-casting
    Scenario: Izzet Charm, of which one mode is chosen, can't have two
      Given Alice controls "Island" and "Mountain"
      And Bob controls "Grizzly Bears"
      And Alice has "Izzet Charm" in hand
      And it is Alice's precombat main phase
      When Alice tries to cast "Izzet Charm", choosing modes 2 and 3, targeting "Grizzly Bears"
      Then the cast is illegal
      And nothing has changed

  Rule: Splicing

    @case:spliced @branch:taken @601.2b/splicing-while-casting
    Scenario: Glacial Ray spliced onto Lava Spike stays in hand and adds its 2 damage
      Given Alice controls 3 "Mountain"
      And Bob controls "Grizzly Bears"
      And Alice has "Lava Spike" and "Glacial Ray" in hand
      And it is Alice's precombat main phase
      When Alice casts "Lava Spike", splicing "Glacial Ray", targeting Bob, then targeting "Grizzly Bears"
      Then the cast is legal
      And "Glacial Ray" is in Alice's hand
      And "Mountain#1", "Mountain#2" and "Mountain#3" are tapped
      When the top of the stack resolves
      Then Bob has 17 life
      And "Grizzly Bears" is in Bob's graveyard

    @case:spliced-before-targets @601.2b/splicing-while-casting
    Scenario: Glacial Ray is spliced onto Lava Spike before targets are chosen
      Given Alice controls 3 "Mountain"
      And Bob controls "Grizzly Bears"
      And Alice has "Lava Spike" and "Glacial Ray" in hand
      And it is Alice's precombat main phase
      When Alice casts "Lava Spike", splicing "Glacial Ray", targeting Bob, then targeting "Grizzly Bears"
      Then the choices came in the order splice, targets

    @case:not-spliced @branch:declined @601.2b/splicing-while-casting
    Scenario: Lava Spike cast without splicing does only what it says itself
      Given Alice controls 3 "Mountain"
      And Bob controls "Grizzly Bears"
      And Alice has "Lava Spike" and "Glacial Ray" in hand
      And it is Alice's precombat main phase
      When Alice casts "Lava Spike", targeting Bob
      Then the cast is legal
      When the top of the stack resolves
      Then Bob has 17 life
      And Bob controls "Grizzly Bears"

    @case:spliced-onto-another-kind-of-spell @601.2b/splicing-while-casting
    Scenario: Glacial Ray can't be spliced onto Lightning Bolt, which isn't Arcane
      Given Alice controls 3 "Mountain"
      And Bob controls "Grizzly Bears"
      And Alice has "Lightning Bolt" and "Glacial Ray" in hand
      And it is Alice's precombat main phase
      When Alice tries to cast "Lightning Bolt", splicing "Glacial Ray", targeting Bob, then targeting "Grizzly Bears"
      Then the cast is illegal
      And nothing has changed

    @case:spliced-from-the-graveyard @601.2b/splicing-while-casting
    Scenario: Glacial Ray in the graveyard can't be spliced
      Given Alice controls 3 "Mountain"
      And Bob controls "Grizzly Bears"
      And Alice has "Lava Spike" in hand
      And Alice has "Glacial Ray" in her graveyard
      And it is Alice's precombat main phase
      When Alice tries to cast "Lava Spike", splicing "Glacial Ray", targeting Bob, then targeting "Grizzly Bears"
      Then the cast is illegal
      And nothing has changed

  Rule: Additional and alternative costs

    @case:buyback-announced @601.2b/additional-costs-announced
    Scenario: Capsize with its buyback announced costs {3} more and comes back to hand
      Given Alice controls 6 "Island"
      And Bob controls "Grizzly Bears"
      And Alice has "Capsize" in hand
      And it is Alice's precombat main phase
      When Alice casts "Capsize", paying buyback, targeting "Grizzly Bears"
      Then the cast is legal
      And buyback was paid for "Capsize"
      When the top of the stack resolves
      Then "Capsize" is in Alice's hand
      And "Grizzly Bears" is in Bob's hand
      And "Island#1", "Island#2", "Island#3", "Island#4", "Island#5" and "Island#6" are tapped

    @case:buyback-not-announced @601.2b/additional-costs-announced
    Scenario: Capsize cast without its buyback goes to the graveyard, though the mana was there
      Given Alice controls 6 "Island"
      And Bob controls "Grizzly Bears"
      And Alice has "Capsize" in hand
      And it is Alice's precombat main phase
      When Alice casts "Capsize", targeting "Grizzly Bears"
      Then the cast is legal
      And buyback was not paid for "Capsize"
      When the top of the stack resolves
      Then "Capsize" is in Alice's graveyard

    @case:kicker-announced-before-targets @601.2b/additional-costs-announced
    Scenario: Burst Lightning's kicker is settled before its target and before any mana is made
      Given Alice controls 6 "Mountain"
      And Alice has "Burst Lightning" in hand
      And it is Alice's precombat main phase
      When Alice casts "Burst Lightning", kicked, targeting Bob
      Then the cast is legal
      And "Burst Lightning" was kicked
      And the choices came in the order additional costs, targets, mana abilities

    @case:alternative-announced-before-targets @601.2b/alternative-cost-announced
    Scenario: Force of Will's alternative cost is settled before its target and before it is paid
      Given Bob has "Ornithopter" and "Lightning Bolt" in hand
      And Bob controls "Mountain"
      And Alice controls 5 "Island"
      And Alice has "Force of Will", "Mana Leak" and "Divination" in hand
      And it is Bob's precombat main phase
      And Bob has cast "Ornithopter"
      And Bob has cast "Lightning Bolt", targeting Alice
      And Bob has passed priority
      When Alice casts "Force of Will", for the alternative cost of "Force of Will", targeting "Ornithopter", exiling "Mana Leak"
      Then the cast is legal
      And the choices came in the order alternative cost, targets, payment

    @case:no-face-down-with-citadel @branch:attempted @601.2b/no-two-alternative-methods
    Scenario: Exalted Angel can't be cast face down from the library with Bolas's Citadel
      Given Alice controls "Bolas's Citadel" and 3 "Plains"
      And Alice's library is, from the top, "Exalted Angel" and "Island"
      And it is Alice's precombat main phase
      When Alice tries to cast "Exalted Angel", face down
      Then the cast is illegal
      And nothing has changed

    @case:face-up-with-citadel @601.2b/no-two-alternative-methods
    Scenario: Exalted Angel is cast face up for 6 life from the library with Bolas's Citadel
      Given Alice controls "Bolas's Citadel" and 3 "Plains"
      And Alice's library is, from the top, "Exalted Angel" and "Island"
      And it is Alice's precombat main phase
      When Alice casts "Exalted Angel"
      Then the cast is legal
      And Alice has 14 life
      And "Exalted Angel" is face up on the stack

    @case:no-flashback-with-dream-halls @branch:attempted @601.2b/no-second-alternative-cost
    Scenario: Faithless Looting can't be cast with flashback for Dream Halls' cost
      Given Alice controls "Dream Halls" and 3 "Mountain"
      And Alice has "Lightning Bolt" in hand
      And Alice has "Faithless Looting" in her graveyard
      And it is Alice's precombat main phase
      When Alice tries to cast "Faithless Looting"
        | using flashback                             |
        | for the alternative cost of "Dream Halls"   |
        | discarding "Lightning Bolt"                 |
      Then the cast is illegal
      And nothing has changed

    @case:dream-halls-alone @601.2b/no-second-alternative-cost
    Scenario: Faithless Looting is cast from hand for Dream Halls' cost alone
      Given Alice controls "Dream Halls" and 3 "Mountain"
      And Alice has "Faithless Looting" and "Lightning Bolt" in hand
      And it is Alice's precombat main phase
      When Alice casts "Faithless Looting", for the alternative cost of "Dream Halls", discarding "Lightning Bolt"
      Then the cast is legal
      And "Lightning Bolt" is in Alice's graveyard
      And "Mountain#1", "Mountain#2" and "Mountain#3" are untapped

  Rule: The value of X

    @case:x-of-three @601.2b/x-announced
    Scenario: Blaze with X=3 costs {3}{R} and deals 3 damage
      Given Alice controls 4 "Mountain"
      And Alice has "Blaze" in hand
      And it is Alice's precombat main phase
      When Alice casts "Blaze", with X=3, targeting Bob
      Then the cast is legal
      And "Mountain#1", "Mountain#2", "Mountain#3" and "Mountain#4" are tapped
      And "Blaze" was cast with X=3
      When the top of the stack resolves
      Then Bob has 17 life

    @case:x-named-before-targets @601.2b/x-announced
    Scenario: Blaze's X is named before its target and before any mana is made
      Given Alice controls 5 "Mountain"
      And Alice has "Blaze" in hand
      And it is Alice's precombat main phase
      When Alice casts "Blaze", with X=3, targeting Bob
      Then the choices came in the order X, targets, mana abilities

    @case:x-of-zero @601.2b/x-announced
    Scenario: Blaze with X=0 costs {R} and deals no damage
      Given Alice controls 4 "Mountain"
      And Alice has "Blaze" in hand
      And it is Alice's precombat main phase
      When Alice casts "Blaze", with X=0, targeting Bob
      Then the cast is legal
      When the top of the stack resolves
      Then Bob has 20 life

    @case:x-too-large @601.2b/x-announced
    Scenario: Blaze with X=4 can't be paid for with four lands
      Given Alice controls 4 "Mountain"
      And Alice has "Blaze" in hand
      And it is Alice's precombat main phase
      When Alice tries to cast "Blaze", with X=4, targeting Bob
      Then the cost cannot be paid
      And nothing has changed

    @case:opponent-behind-x-with-two @601.2b/choice-behind-x-made-early
    Scenario: Spoils of War counting an opponent's two creature and artifact cards has X=2 and costs {2}{B}
      Given the players Alice, Bob and Carol
      And Alice controls 4 "Swamp" and "Ornithopter"
      And Alice has "Spoils of War" in hand
      And Bob has "Grizzly Bears", "Lightning Bolt" and "Trinisphere" in his graveyard
      And Carol has "Mogg Fanatic" in her graveyard
      And it is Alice's precombat main phase
      When Alice casts "Spoils of War", targeting "Ornithopter"
      And Alice chooses Bob for "Spoils of War"
      Then the cast is legal
      And "Spoils of War" was cast with X=2
      When the top of the stack resolves
      Then "Ornithopter" has 2 +1/+1 counters

    @case:opponent-picked-before-targets @601.2b/choice-behind-x-made-early
    Scenario: The opponent whose cards Spoils of War counts is picked before its targets
      Given the players Alice, Bob and Carol
      And Alice controls 4 "Swamp", "Ornithopter" and "Llanowar Elves"
      And Alice has "Spoils of War" in hand
      And Bob has "Grizzly Bears", "Lightning Bolt" and "Trinisphere" in his graveyard
      And Carol has "Mogg Fanatic" in her graveyard
      And it is Alice's precombat main phase
      When Alice casts "Spoils of War", targeting "Ornithopter"
      And Alice chooses Bob for "Spoils of War"
      Then the choices came in the order player, targets, mana abilities

    @case:opponent-behind-x-with-one @601.2b/choice-behind-x-made-early
    Scenario: Spoils of War counting another opponent's one creature card has X=1 and costs {1}{B}
      Given the players Alice, Bob and Carol
      And Alice controls 4 "Swamp" and "Ornithopter"
      And Alice has "Spoils of War" in hand
      And Bob has "Grizzly Bears", "Lightning Bolt" and "Trinisphere" in his graveyard
      And Carol has "Mogg Fanatic" in her graveyard
      And it is Alice's precombat main phase
      When Alice casts "Spoils of War", targeting "Ornithopter"
      And Alice chooses Carol for "Spoils of War"
      Then the cast is legal
      And "Spoils of War" was cast with X=1

    @case:no-other-x-for-spoils-of-war @601.2b/choice-behind-x-made-early
    Scenario: Spoils of War can't be cast with a larger X than it counts
      Given the players Alice, Bob and Carol
      And Alice controls 4 "Swamp" and "Ornithopter"
      And Alice has "Spoils of War" in hand
      And Bob has "Grizzly Bears", "Lightning Bolt" and "Trinisphere" in his graveyard
      And Carol has "Mogg Fanatic" in her graveyard
      And it is Alice's precombat main phase
      When Alice tries to cast "Spoils of War", with X=3, targeting "Ornithopter"
      And Alice chooses Bob for "Spoils of War"
      Then the cast is illegal
      And nothing has changed

  Rule: Hybrid and Phyrexian symbols

    @case:hybrid-before-targets @601.2b/hybrid-halves-announced
    Scenario: How Unmake's hybrid symbols are paid is said before its target and before any mana is made
      Given Alice controls 3 "Plains" and 3 "Swamp"
      And Bob controls "Grizzly Bears" and "Mogg Fanatic"
      And Alice has "Unmake" in hand
      And it is Alice's precombat main phase
      When Alice casts "Unmake"
        | paying {W/B} with {W}     |
        | paying {W/B} with {W}     |
        | paying {W/B} with {B}     |
        | targeting "Grizzly Bears" |
      Then the cast is legal
      And the choices came in the order hybrid mana, targets, mana abilities

    @case:hybrid-foreign-half @601.2b/hybrid-halves-announced
    Scenario: Unmake's {W/B} can't be paid as {R}
      Given Alice controls 2 "Plains" and "Mountain"
      And Bob controls "Grizzly Bears"
      And Alice has "Unmake" in hand
      And it is Alice's precombat main phase
      When Alice tries to cast "Unmake"
        | paying {W/B} with {W}     |
        | paying {W/B} with {W}     |
        | paying {W/B} with {R}     |
        | targeting "Grizzly Bears" |
      Then the cast is illegal
      And nothing has changed

    @case:hybrid-all-colored @601.2b/hybrid-halves-announced
    Scenario: Spectral Procession announced with its white halves costs {W}{W}{W}
      Given Alice controls 3 "Plains"
      And Alice has "Spectral Procession" in hand
      And it is Alice's precombat main phase
      When Alice casts "Spectral Procession", paying {2/W} with {W}, paying {2/W} with {W}, paying {2/W} with {W}
      Then the cast is legal
      And "Plains#1", "Plains#2" and "Plains#3" are tapped

    @case:hybrid-one-generic @601.2b/hybrid-halves-announced
    Scenario: Spectral Procession announced with one generic half costs {2}{W}{W}
      Given Alice controls 2 "Plains" and 2 "Island"
      And Alice has "Spectral Procession" in hand
      And it is Alice's precombat main phase
      When Alice casts "Spectral Procession", paying {2/W} with {2}, paying {2/W} with {W}, paying {2/W} with {W}
      Then the cast is legal
      And "Plains#1", "Plains#2", "Island#1" and "Island#2" are tapped

    @case:hybrid-generic-half-too-dear @601.2b/hybrid-halves-announced
    Scenario: Spectral Procession announced with one generic half can't be paid for with three lands
      Given Alice controls 3 "Plains"
      And Alice has "Spectral Procession" in hand
      And it is Alice's precombat main phase
      When Alice tries to cast "Spectral Procession", paying {2/W} with {2}, paying {2/W} with {W}, paying {2/W} with {W}
      Then the cost cannot be paid
      And nothing has changed

    @case:phyrexian-each-on-its-own @601.2b/phyrexian-payment-announced
    Scenario: Dismember with one symbol paid in mana and one in life costs {1}{B} and 2 life
      Given Alice controls 2 "Swamp"
      And Bob controls "Grizzly Bears"
      And Alice has "Dismember" in hand
      And it is Alice's precombat main phase
      When Alice casts "Dismember", paying {B/P} with {B}, paying {B/P} with life, targeting "Grizzly Bears"
      Then the cast is legal
      And Alice has 18 life
      And "Swamp#1" and "Swamp#2" are tapped

    @case:phyrexian-all-in-mana @601.2b/phyrexian-payment-announced
    Scenario: Dismember with both symbols paid in mana costs {1}{B}{B} and no life
      Given Alice controls 3 "Swamp"
      And Bob controls "Grizzly Bears"
      And Alice has "Dismember" in hand
      And it is Alice's precombat main phase
      When Alice casts "Dismember", paying {B/P} with {B}, paying {B/P} with {B}, targeting "Grizzly Bears"
      Then the cast is legal
      And Alice has 20 life
      And "Swamp#1", "Swamp#2" and "Swamp#3" are tapped

  Rule: Earlier choices bind later ones

    @case:free-spell-has-x-zero @601.2b/earlier-choices-bind-later-ones
    Scenario: Blaze cast without paying its mana cost can have X=0
      Given Alice controls "Omniscience" and 4 "Mountain"
      And Alice has "Blaze" in hand
      And it is Alice's precombat main phase
      When Alice casts "Blaze", for the alternative cost of "Omniscience", with X=0, targeting Bob
      Then the cast is legal
      And "Blaze" was cast with X=0

    @case:free-spell-has-no-other-x @branch:attempted @601.2b/earlier-choices-bind-later-ones
    Scenario: Blaze cast without paying its mana cost can't have X=1
      Given Alice controls "Omniscience" and 4 "Mountain"
      And Alice has "Blaze" in hand
      And it is Alice's precombat main phase
      When Alice tries to cast "Blaze", for the alternative cost of "Omniscience", with X=1, targeting Bob
      Then the cast is illegal
      And nothing has changed
