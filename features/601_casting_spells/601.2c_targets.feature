Feature: 601.2c Targets are chosen

  Rule: A fitting target for each one that the spell requires

    @case:four-targets-of-decimate @601.2c/target-for-each-one-required
    Scenario: Decimate is cast with an artifact, a creature, an enchantment and a land as its targets
      Given Alice controls 3 "Mountain" and "Forest"
      And Bob controls "Fist of Suns", "Grizzly Bears", "Greed" and "Island"
      And Alice has "Decimate" in hand
      And it is Alice's precombat main phase
      When Alice casts "Decimate"
        | targeting "Fist of Suns"       |
        | then targeting "Grizzly Bears" |
        | then targeting "Greed"         |
        | then targeting "Island"        |
      Then the cast is legal
      And "Decimate" targets "Fist of Suns", then "Grizzly Bears", then "Greed", then "Island"

    @case:decimate-lacks-one-target @branch:attempted @601.2c/no-cast-without-a-fitting-target
    Scenario: Decimate can't be cast while there is no enchantment to target
      Given Alice controls 3 "Mountain" and "Forest"
      And Bob controls "Ornithopter", "Grizzly Bears" and "Island"
      And Alice has "Decimate" in hand
      And it is Alice's precombat main phase
      When Alice tries to cast "Decimate"
        | targeting "Ornithopter"        |
        | then targeting "Grizzly Bears" |
        | then targeting nothing         |
        | then targeting "Island"        |
      Then the cast is illegal
      And nothing has changed

    @case:doom-blade-and-a-black-creature @branch:attempted @601.2c/no-cast-without-a-fitting-target
    Scenario: Doom Blade can't be cast with a black creature as its target
      Given Alice controls 2 "Swamp"
      And Bob controls "Blood Pet" and "Grizzly Bears"
      And Alice has "Doom Blade" in hand
      And it is Alice's precombat main phase
      When Alice tries to cast "Doom Blade", targeting "Blood Pet"
      Then the cast is begun and reversed
      And nothing has changed

    @case:doom-blade-and-a-green-creature @601.2c/no-cast-without-a-fitting-target
    Scenario: Doom Blade is cast with a green creature as its target
      Given Alice controls 2 "Swamp"
      And Bob controls "Blood Pet" and "Grizzly Bears"
      And Alice has "Doom Blade" in hand
      And it is Alice's precombat main phase
      When Alice casts "Doom Blade", targeting "Grizzly Bears"
      Then the cast is legal
      And "Doom Blade" targets "Grizzly Bears"

  Rule: Targets that depend on costs and modes

    @case:unkicked-without-the-second-target @601.2c/targets-that-a-cost-adds
    Scenario: Orim's Thunder without its kicker is cast while there is no creature at all
      Given Alice controls 3 "Plains" and "Mountain"
      And Bob controls "Fist of Suns"
      And Alice has "Orim's Thunder" in hand
      And it is Alice's precombat main phase
      When Alice casts "Orim's Thunder", targeting "Fist of Suns"
      Then the cast is legal
      And "Orim's Thunder" targets "Fist of Suns"

    @case:unkicked-with-the-second-target @601.2c/targets-that-a-cost-adds
    Scenario: Orim's Thunder without its kicker can't target a creature besides
      Given Alice controls 3 "Plains" and "Mountain"
      And Bob controls "Fist of Suns" and "Mulldrifter"
      And Alice has "Orim's Thunder" in hand
      And it is Alice's precombat main phase
      When Alice tries to cast "Orim's Thunder", targeting "Fist of Suns", then targeting "Mulldrifter"
      Then the cast is illegal
      And nothing has changed

    @case:kicked-without-the-second-target @601.2c/targets-that-a-cost-adds
    Scenario: Orim's Thunder can't be kicked while there is no creature to target
      Given Alice controls 3 "Plains" and "Mountain"
      And Bob controls "Fist of Suns"
      And Alice has "Orim's Thunder" in hand
      And it is Alice's precombat main phase
      When Alice tries to cast "Orim's Thunder", kicked, targeting "Fist of Suns"
      Then the cast is illegal
      And nothing has changed

    @case:kicked-with-the-second-target @601.2c/targets-that-a-cost-adds
    Scenario: Kicked Orim's Thunder targets an artifact and a creature, and damages the creature
      Given Alice controls 3 "Plains" and "Mountain"
      And Bob controls "Fist of Suns" and "Mulldrifter"
      And Alice has "Orim's Thunder" in hand
      And it is Alice's precombat main phase
      When Alice casts "Orim's Thunder", kicked, targeting "Fist of Suns", then targeting "Mulldrifter"
      Then the cast is legal
      And "Orim's Thunder" targets "Fist of Suns", then "Mulldrifter"
      When the top of the stack resolves
      Then "Fist of Suns" and "Mulldrifter" are in Bob's graveyard

    @case:overloaded-without-a-target @601.2c/targets-that-a-cost-adds
    Scenario: Vandalblast cast for its overload cost has no targets and destroys each of Bob's artifacts
      Given Alice controls 5 "Mountain"
      And Alice controls "Lightning Greaves"
      And Bob controls "Fist of Suns" and "Ornithopter"
      And Alice has "Vandalblast" in hand
      And it is Alice's precombat main phase
      When Alice casts "Vandalblast", for its overload cost
      Then the cast is legal
      And "Vandalblast" has no targets
      And no choice of targets came up
      When the top of the stack resolves
      Then "Fist of Suns" and "Ornithopter" are in Bob's graveyard
      And Alice controls "Lightning Greaves"

    @case:mode-without-targets @601.2c/targets-of-the-chosen-mode
    Scenario: Izzet Charm's third mode needs no target and can be chosen while there is neither spell nor creature
      Given Alice controls "Island" and "Mountain"
      And Alice has "Izzet Charm" in hand
      And it is Alice's precombat main phase
      When Alice casts "Izzet Charm", choosing mode 3
      Then the cast is legal
      And "Izzet Charm" has no targets

    @case:mode-lacks-its-target @601.2c/targets-of-the-chosen-mode
    Scenario: Izzet Charm's second mode can't be chosen while there is no creature
      Given Alice controls "Island" and "Mountain"
      And Alice has "Izzet Charm" in hand
      And it is Alice's precombat main phase
      When Alice tries to cast "Izzet Charm", choosing mode 2
      Then the cast is illegal
      And nothing has changed

    @case:counter-mode-lacks-its-target @601.2c/targets-of-the-chosen-mode
    Scenario: Izzet Charm's first mode can't be chosen while the only other spell is a creature spell
      Given Bob has "Ornithopter" in hand
      And Alice controls "Island" and "Mountain"
      And Alice has "Izzet Charm" in hand
      And it is Bob's precombat main phase
      And Bob has cast "Ornithopter"
      And Bob has passed priority
      When Alice tries to cast "Izzet Charm", choosing mode 1, targeting "Ornithopter"
      Then the cast is illegal
      And nothing has changed

    @case:counter-mode-has-its-target @601.2c/targets-of-the-chosen-mode
    Scenario: Izzet Charm's first mode targets a noncreature spell
      Given Bob has "Lightning Bolt" in hand
      And Bob controls "Mountain#1"
      And Alice controls "Island" and "Mountain#2"
      And Alice has "Izzet Charm" in hand
      And it is Bob's precombat main phase
      And Bob has cast "Lightning Bolt", targeting Alice
      And Bob has passed priority
      When Alice casts "Izzet Charm", choosing mode 1, targeting "Lightning Bolt"
      Then the cast is legal
      And "Izzet Charm" targets "Lightning Bolt"

    @case:unkicked-fight-at-a-player @601.2c/other-targets-for-another-cost
    Scenario: Fight with Fire without its kicker can't target a player
      Given Alice controls 9 "Mountain"
      And Bob controls "Grizzly Bears"
      And Alice has "Fight with Fire" in hand
      And it is Alice's precombat main phase
      When Alice tries to cast "Fight with Fire", targeting Bob
      Then the cast is illegal
      And nothing has changed

    @case:unkicked-fight-at-a-creature @601.2c/other-targets-for-another-cost
    Scenario: Fight with Fire without its kicker targets a creature
      Given Alice controls 9 "Mountain"
      And Bob controls "Grizzly Bears"
      And Alice has "Fight with Fire" in hand
      And it is Alice's precombat main phase
      When Alice casts "Fight with Fire", targeting "Grizzly Bears"
      Then the cast is legal
      And "Fight with Fire" targets "Grizzly Bears"

    @case:kicked-fight-at-a-player @601.2c/other-targets-for-another-cost
    Scenario: Kicked Fight with Fire can target a player alone while there is no creature
      Given Alice controls 9 "Mountain"
      And Alice has "Fight with Fire" in hand
      And it is Alice's precombat main phase
      When Alice casts "Fight with Fire", kicked, targeting Bob
      Then the cast is legal
      And "Fight with Fire" targets Bob
      When the top of the stack resolves
      Then Bob has 10 life

  Rule: How many targets

    @case:two-of-one-or-two @601.2c/number-of-targets-before-targets
    Scenario: That Forked Bolt has two targets is said before they are chosen
      Given Alice controls "Mountain"
      And Bob controls "Grizzly Bears"
      And Alice has "Forked Bolt" in hand
      And it is Alice's precombat main phase
      When Alice casts "Forked Bolt", targeting "Grizzly Bears" and Bob, dividing 1 and 1
      Then the cast is legal
      And the choices came in the order number of targets, targets
      And "Forked Bolt" targets "Grizzly Bears" and Bob

    @case:one-of-one-or-two @601.2c/number-of-targets-before-targets
    Scenario: That Forked Bolt has one target is said before it is chosen
      Given Alice controls "Mountain"
      And Bob controls "Grizzly Bears"
      And Alice has "Forked Bolt" in hand
      And it is Alice's precombat main phase
      When Alice casts "Forked Bolt", targeting "Grizzly Bears"
      Then the cast is legal
      And the choices came in the order number of targets, targets
      And "Forked Bolt" targets "Grizzly Bears"

    @case:hex-with-six @601.2c/number-of-targets-from-the-text
    Scenario: Hex is cast with six creatures as its targets
      Given Alice controls 6 "Swamp"
      And Bob controls 7 "Grizzly Bears"
      And Alice has "Hex" in hand
      And it is Alice's precombat main phase
      When Alice casts "Hex"
        | targeting "Grizzly Bears#1", "Grizzly Bears#2", "Grizzly Bears#3", "Grizzly Bears#4", "Grizzly Bears#5" and "Grizzly Bears#6" |
      Then the cast is legal
      When the top of the stack resolves
      Then Bob controls 1 "Grizzly Bears"

    @case:hex-with-five @601.2c/number-of-targets-from-the-text
    Scenario: Hex can't be cast with five creatures as its targets
      Given Alice controls 6 "Swamp"
      And Bob controls 7 "Grizzly Bears"
      And Alice has "Hex" in hand
      And it is Alice's precombat main phase
      When Alice tries to cast "Hex"
        | targeting "Grizzly Bears#1", "Grizzly Bears#2", "Grizzly Bears#3", "Grizzly Bears#4" and "Grizzly Bears#5" |
      Then the cast is illegal
      And nothing has changed

    @case:hex-with-seven @601.2c/number-of-targets-from-the-text
    Scenario: Hex can't be cast with seven creatures as its targets
      Given Alice controls 6 "Swamp"
      And Bob controls 7 "Grizzly Bears"
      And Alice has "Hex" in hand
      And it is Alice's precombat main phase
      When Alice tries to cast "Hex"
        | targeting "Grizzly Bears#1", "Grizzly Bears#2", "Grizzly Bears#3", "Grizzly Bears#4", "Grizzly Bears#5", "Grizzly Bears#6" and "Grizzly Bears#7" |
      Then the cast is illegal
      And nothing has changed

    @case:first-aether-burst-with-two @601.2c/number-of-targets-from-the-text
    Scenario: Aether Burst can't have two targets while no Aether Burst is in a graveyard
      Given Alice controls 2 "Island"
      And Bob controls "Grizzly Bears" and "Mogg Fanatic"
      And Alice has "Aether Burst" in hand
      And it is Alice's precombat main phase
      When Alice tries to cast "Aether Burst", targeting "Grizzly Bears" and "Mogg Fanatic"
      Then the cast is illegal
      And nothing has changed

    @case:second-aether-burst-with-two @601.2c/number-of-targets-from-the-text
    Scenario: Aether Burst can have two targets while another Aether Burst is in a graveyard
      Given Alice controls 2 "Island"
      And Bob controls "Grizzly Bears" and "Mogg Fanatic"
      And Alice has "Aether Burst#1" in hand
      And Alice has "Aether Burst#2" in her graveyard
      And it is Alice's precombat main phase
      When Alice casts "Aether Burst#1", targeting "Grizzly Bears" and "Mogg Fanatic"
      Then the cast is legal
      And "Aether Burst#1" targets "Grizzly Bears" and "Mogg Fanatic"

    @case:aether-burst-keeps-two @601.2c/number-of-targets-stays
    Scenario: Aether Burst keeps its two targets when the Aether Burst that was counted leaves the graveyard
      Given Alice controls 2 "Island"
      And Bob controls "Grizzly Bears", "Mogg Fanatic" and "Tormod's Crypt"
      And Alice has "Aether Burst#1" in hand
      And Alice has "Aether Burst#2" in her graveyard
      And it is Alice's precombat main phase
      And Alice has cast "Aether Burst#1", targeting "Grizzly Bears" and "Mogg Fanatic"
      And Alice has passed priority
      And Bob has activated "Tormod's Crypt", targeting Alice
      When the top of the stack resolves
      Then "Aether Burst#2" is in exile
      And "Aether Burst#1" targets "Grizzly Bears" and "Mogg Fanatic"
      When the top of the stack resolves
      Then "Grizzly Bears" and "Mogg Fanatic" are in Bob's hand

  Rule: One target for one "target", and one for several

    @case:same-creature-twice @branch:attempted @601.2c/no-target-twice-for-one-word @601.2c/ex1
    Scenario: Reckless Spite can't target one creature twice
      Given Alice controls 3 "Swamp"
      And Bob controls 2 "Grizzly Bears"
      And Alice has "Reckless Spite" in hand
      And it is Alice's precombat main phase
      When Alice tries to cast "Reckless Spite", targeting "Grizzly Bears#1" and "Grizzly Bears#1"
      Then the cast is illegal
      And nothing has changed

    @case:two-different-creatures @601.2c/no-target-twice-for-one-word @601.2c/ex1
    Scenario: Reckless Spite targets and destroys two different creatures
      Given Alice controls 3 "Swamp"
      And Bob controls 2 "Grizzly Bears"
      And Alice has "Reckless Spite" in hand
      And it is Alice's precombat main phase
      When Alice casts "Reckless Spite", targeting "Grizzly Bears#1" and "Grizzly Bears#2"
      Then the cast is legal
      When the top of the stack resolves
      Then "Grizzly Bears#1" and "Grizzly Bears#2" are in Bob's graveyard

    @case:only-one-creature-for-two-targets @branch:attempted @601.2c/no-target-twice-for-one-word @601.2c/ex1
    Scenario: Reckless Spite can't be cast while there is one creature for its two targets
      Given Alice controls 3 "Swamp"
      And Bob controls "Grizzly Bears"
      And Alice has "Reckless Spite" in hand
      And it is Alice's precombat main phase
      When Alice tries to cast "Reckless Spite", targeting "Grizzly Bears" and "Grizzly Bears"
      Then the cast is illegal
      And nothing has changed

    @case:artifact-land-twice @branch:taken @601.2c/same-target-for-several-words @601.2c/ex1
    Scenario: Decimate can target an artifact land as its artifact and as its land
      Given Alice controls 3 "Mountain" and "Forest"
      And Bob controls "Seat of the Synod", "Grizzly Bears", "Greed" and "Island"
      And Alice has "Decimate" in hand
      And it is Alice's precombat main phase
      When Alice casts "Decimate"
        | targeting "Seat of the Synod"      |
        | then targeting "Grizzly Bears"     |
        | then targeting "Greed"             |
        | then targeting "Seat of the Synod" |
      Then the cast is legal
      And "Decimate" targets "Seat of the Synod", then "Grizzly Bears", then "Greed", then "Seat of the Synod"
      When the top of the stack resolves
      Then "Seat of the Synod", "Grizzly Bears" and "Greed" are in Bob's graveyard
      And Bob controls "Island"

    @case:artifact-land-and-another-land @branch:declined @601.2c/same-target-for-several-words @601.2c/ex1
    Scenario: Decimate can target an artifact land as its artifact and another land as its land
      Given Alice controls 3 "Mountain" and "Forest"
      And Bob controls "Seat of the Synod", "Grizzly Bears", "Greed" and "Island"
      And Alice has "Decimate" in hand
      And it is Alice's precombat main phase
      When Alice casts "Decimate"
        | targeting "Seat of the Synod"  |
        | then targeting "Grizzly Bears" |
        | then targeting "Greed"         |
        | then targeting "Island"        |
      Then the cast is legal
      When the top of the stack resolves
      Then "Seat of the Synod", "Grizzly Bears", "Greed" and "Island" are in Bob's graveyard

  Rule: What must be chosen, and what can't be

    @case:flagbearer-passed-over @601.2c/must-be-targeted
    Scenario: Lightning Bolt can't target Grizzly Bears beside an opponent's Coalition Honor Guard
      Given Alice controls "Mountain"
      And Bob controls "Coalition Honor Guard" and "Grizzly Bears"
      And Alice has "Lightning Bolt" in hand
      And it is Alice's precombat main phase
      When Alice tries to cast "Lightning Bolt", targeting "Grizzly Bears"
      Then the cast is begun and reversed
      And nothing has changed

    @case:flagbearer-chosen @601.2c/must-be-targeted
    Scenario: Lightning Bolt targets an opponent's Coalition Honor Guard
      Given Alice controls "Mountain"
      And Bob controls "Coalition Honor Guard" and "Grizzly Bears"
      And Alice has "Lightning Bolt" in hand
      And it is Alice's precombat main phase
      When Alice casts "Lightning Bolt", targeting "Coalition Honor Guard"
      Then the cast is legal
      And "Lightning Bolt" targets "Coalition Honor Guard"

    @case:flagbearer-among-two @601.2c/must-be-targeted
    Scenario: Forked Bolt with two targets obeys Coalition Honor Guard with one of them
      Given Alice controls "Mountain"
      And Bob controls "Coalition Honor Guard" and "Grizzly Bears"
      And Alice has "Forked Bolt" in hand
      And it is Alice's precombat main phase
      When Alice casts "Forked Bolt", targeting "Grizzly Bears" and "Coalition Honor Guard", dividing 1 and 1
      Then the cast is legal

    @case:flagbearer-does-not-fit @601.2c/must-be-targeted
    Scenario: Vandalblast targets an artifact beside Coalition Honor Guard, which it couldn't target
      Given Alice controls "Mountain"
      And Bob controls "Coalition Honor Guard" and "Fist of Suns"
      And Alice has "Vandalblast" in hand
      And it is Alice's precombat main phase
      When Alice casts "Vandalblast", targeting "Fist of Suns"
      Then the cast is legal
      And "Vandalblast" targets "Fist of Suns"

    @case:own-flagbearer @601.2c/must-be-targeted
    Scenario: Coalition Honor Guard's own controller may target another creature
      Given Bob controls "Coalition Honor Guard", "Grizzly Bears" and "Mountain"
      And Bob has "Lightning Bolt" in hand
      And it is Bob's precombat main phase
      When Bob casts "Lightning Bolt", targeting "Grizzly Bears"
      Then the cast is legal

    @case:flagbearer-with-shroud @601.2c/cannot-be-targeted-comes-first
    Scenario: Lightning Bolt may target Grizzly Bears beside a Coalition Honor Guard with shroud
      Given Alice controls "Mountain"
      And Bob controls "Coalition Honor Guard" and "Grizzly Bears"
      And Bob controls "Lightning Greaves" attached to "Coalition Honor Guard"
      And Alice has "Lightning Bolt" in hand
      And it is Alice's precombat main phase
      When Alice casts "Lightning Bolt", targeting "Grizzly Bears"
      Then the cast is legal
      And "Lightning Bolt" targets "Grizzly Bears"

    @case:flagbearer-with-shroud-chosen @601.2c/cannot-be-targeted-comes-first
    Scenario: Lightning Bolt can't target a Coalition Honor Guard with shroud
      Given Alice controls "Mountain"
      And Bob controls "Coalition Honor Guard" and "Grizzly Bears"
      And Bob controls "Lightning Greaves" attached to "Coalition Honor Guard"
      And Alice has "Lightning Bolt" in hand
      And it is Alice's precombat main phase
      When Alice tries to cast "Lightning Bolt", targeting "Coalition Honor Guard"
      Then the cast is illegal
      And nothing has changed

  Rule: The chosen become targets, and what sees it triggers

    @case:only-the-chosen-is-a-target @601.2c/the-chosen-are-its-targets
    Scenario: Lightning Bolt cast at one of two like creatures targets and damages that one
      Given Alice controls "Mountain"
      And Bob controls 2 "Grizzly Bears"
      And Alice has "Lightning Bolt" in hand
      And it is Alice's precombat main phase
      When Alice casts "Lightning Bolt", targeting "Grizzly Bears#2"
      Then the cast is legal
      And "Lightning Bolt" targets "Grizzly Bears#2"
      When the top of the stack resolves
      Then "Grizzly Bears#2" is in Bob's graveyard
      And Bob controls "Grizzly Bears#1"

    @case:target-sacrificed-for-the-same-spell @601.2c/becoming-a-target-triggers-at-once
    Scenario: Phantasmal Bear's ability triggers though the Bear is sacrificed for the spell that targets it
      Given Alice controls "Phantasmal Bear" and "Swamp"
      And Alice has "Bone Splinters" in hand
      And it is Alice's precombat main phase
      When Alice casts "Bone Splinters", targeting "Phantasmal Bear", sacrificing "Phantasmal Bear"
      Then the cast is legal
      And the stack is, from the top, the ability of "Phantasmal Bear" and "Bone Splinters"

    @case:trigger-waits-for-the-spell @601.2c/becoming-a-target-waits
    Scenario: Phantasmal Bear's ability is put above the Lightning Bolt that targets the Bear
      Given Alice controls "Mountain"
      And Bob controls "Phantasmal Bear"
      And Alice has "Lightning Bolt" in hand
      And it is Alice's precombat main phase
      When Alice casts "Lightning Bolt", targeting "Phantasmal Bear"
      Then the cast is legal
      And the stack is, from the top, the ability of "Phantasmal Bear" and "Lightning Bolt"
      And Bob controls "Phantasmal Bear"
      When the top of the stack resolves
      Then "Phantasmal Bear" is in Bob's graveyard
      And the stack is, from the top, "Lightning Bolt"

    @case:trigger-not-there-while-paying @601.2c/becoming-a-target-waits
    Scenario: While Lightning Bolt is being paid for, Phantasmal Bear's ability isn't on the stack yet
      Given Alice controls 2 "Mountain"
      And Bob controls "Phantasmal Bear"
      And Alice has "Lightning Bolt" in hand
      And it is Alice's precombat main phase
      When Alice begins to cast "Lightning Bolt", targeting "Phantasmal Bear", up to the choice of mana abilities
      Then the stack is, from the top, "Lightning Bolt"

    @case:trigger-of-an-undone-cast @601.2c/becoming-a-target-waits
    Scenario: Phantasmal Bear's ability isn't put onto the stack when the Lightning Bolt can't be paid for
      Given Alice controls "Island"
      And Bob controls "Phantasmal Bear"
      And Alice has "Lightning Bolt" in hand
      And it is Alice's precombat main phase
      When Alice tries to cast "Lightning Bolt", targeting "Phantasmal Bear"
      Then the cost cannot be paid
      And nothing has changed
      And the stack is empty
      And Bob controls "Phantasmal Bear"
