Feature: 701.12 Exchange

  Rule: 701.12a All of it or nothing

    @case:switcheroo-with-one-target-left @701.12a/exchange-is-all-or-nothing @701.12a/ex1
    Scenario: With one of Switcheroo's two targets destroyed meanwhile, the other doesn't change hands
      Given Alice controls 5 "Island" and "Grizzly Bears"
      And Alice has "Switcheroo" in hand
      And Bob controls "Mogg Fanatic" and 2 "Swamp"
      And Bob has "Doom Blade" in hand
      And it is Alice's precombat main phase
      And Alice has cast "Switcheroo", targeting "Grizzly Bears" and "Mogg Fanatic"
      And Alice has passed priority
      And Bob has cast "Doom Blade", targeting "Grizzly Bears"
      And the top of the stack has resolved
      When the top of the stack resolves
      Then Bob controls "Mogg Fanatic"
      And "Grizzly Bears" is in Alice's graveyard

    @case:switcheroo-with-both-targets @701.12a/exchange-is-all-or-nothing @701.12b/control-is-exchanged-at-once
    Scenario: Switcheroo exchanges control of Alice's and Bob's creatures
      Given Alice controls 5 "Island" and "Grizzly Bears"
      And Alice has "Switcheroo" in hand
      And Bob controls "Mogg Fanatic"
      And it is Alice's precombat main phase
      And Alice has cast "Switcheroo", targeting "Grizzly Bears" and "Mogg Fanatic"
      When the top of the stack resolves
      Then Alice controls "Mogg Fanatic"
      And Bob controls "Grizzly Bears"

  Rule: 701.12b Control of permanents

    @case:exchange-among-opponents @701.12b/control-is-exchanged-at-once
    Scenario: Alice's Switcheroo exchanges control of Bob's and Carol's creatures
      Given the players Alice, Bob and Carol
      And Alice controls 5 "Island"
      And Alice has "Switcheroo" in hand
      And Bob controls "Mogg Fanatic"
      And Carol controls "Craw Wurm"
      And it is Alice's precombat main phase
      And Alice has cast "Switcheroo", targeting "Mogg Fanatic" and "Craw Wurm"
      When the top of the stack resolves
      Then Bob controls "Craw Wurm"
      And Carol controls "Mogg Fanatic"

    @case:exchange-under-one-player @701.12b/exchange-under-one-player-does-nothing
    Scenario: Volatile Stormdrake, which Bob took meanwhile, is not exchanged for Bob's creature
      Given Alice controls 2 "Island"
      And Alice has "Volatile Stormdrake" in hand
      And Bob controls "Craw Wurm" and 4 "Island"
      And Bob has "Ray of Command" in hand
      And it is Alice's precombat main phase
      And Alice has cast "Volatile Stormdrake"
      And the top of the stack has resolved
      And Alice has passed priority
      And Bob has cast "Ray of Command", targeting "Volatile Stormdrake"
      And the top of the stack has resolved
      When the top of the stack resolves
      Then Bob controls "Volatile Stormdrake"
      And Bob controls "Craw Wurm"
      And Alice has no energy counters

    @case:exchange-under-two-players @701.12b/exchange-under-one-player-does-nothing
    Scenario: Volatile Stormdrake is exchanged for Bob's creature, gives energy, and too little for that creature
      Given Alice controls 2 "Island"
      And Alice has "Volatile Stormdrake" in hand
      And Bob controls "Craw Wurm"
      And it is Alice's precombat main phase
      And Alice has cast "Volatile Stormdrake"
      And the top of the stack has resolved
      When the top of the stack resolves
      Then Bob controls "Volatile Stormdrake"
      And "Craw Wurm" is in Bob's graveyard
      And Alice has 4 energy counters

  Rule: 701.12c Life totals

    @case:life-totals-exchanged @701.12c/exchanged-life-is-gained-and-lost
    Scenario: Soul Conduit gives Alice Bob's 12 life and Bob Alice's 5
      Given Alice controls "Soul Conduit" and 6 "Forest"
      And Alice has 5 life
      And Bob has 12 life
      And it is Alice's precombat main phase
      And Alice has activated "Soul Conduit", targeting Alice and Bob
      When the top of the stack resolves
      Then Alice has 12 life
      And Bob has 5 life

    @case:exchanged-life-triggers @701.12c/exchanged-life-is-seen-as-gain-and-loss
    Scenario: Ajani's Pridemate triggers when its controller comes to a higher life total by an exchange
      Given Alice controls "Soul Conduit", "Ajani's Pridemate" and 6 "Forest"
      And Alice has 5 life
      And Bob has 12 life
      And it is Alice's precombat main phase
      And Alice has activated "Soul Conduit", targeting Alice and Bob
      When the top of the stack resolves
      Then the stack is, from the top, the ability of "Ajani's Pridemate"

    @case:exchanged-life-lost-triggers-nothing @701.12c/exchanged-life-is-seen-as-gain-and-loss
    Scenario: Ajani's Pridemate doesn't trigger when its controller comes to a lower life total
      Given Alice controls "Soul Conduit", "Ajani's Pridemate" and 6 "Forest"
      And Alice has 12 life
      And Bob has 5 life
      And it is Alice's precombat main phase
      And Alice has activated "Soul Conduit", targeting Alice and Bob
      When the top of the stack resolves
      Then Alice has 5 life
      And the stack is empty

    @case:exchanged-life-doubled @701.12c/exchanged-life-is-seen-as-gain-and-loss
    Scenario: With Boon Reflection, Alice gains twice the 7 life between the two totals
      Given Alice controls "Soul Conduit", "Boon Reflection" and 6 "Forest"
      And Alice has 5 life
      And Bob has 12 life
      And it is Alice's precombat main phase
      And Alice has activated "Soul Conduit", targeting Alice and Bob
      When the top of the stack resolves
      Then Alice has 19 life
      And Bob has 5 life

    @case:no-life-gained-no-exchange @branch:attempted @701.12c/no-exchange-of-life-with-who-cannot-gain-or-lose
    Scenario: With Leyline of Punishment nobody comes to a higher life total, and nothing is exchanged
      Given Alice controls "Soul Conduit" and 6 "Forest"
      And Bob controls "Leyline of Punishment"
      And Alice has 5 life
      And Bob has 12 life
      And it is Alice's precombat main phase
      And Alice has activated "Soul Conduit", targeting Alice and Bob
      When the top of the stack resolves
      Then Alice has 5 life
      And Bob has 12 life

    @case:no-life-lost-no-exchange @branch:attempted @701.12c/no-exchange-of-life-with-who-cannot-gain-or-lose
    Scenario: With Platinum Emperion Bob comes to no lower life total, and nothing is exchanged
      Given Alice controls "Soul Conduit" and 6 "Forest"
      And Bob controls "Platinum Emperion"
      And Alice has 5 life
      And Bob has 12 life
      And it is Alice's precombat main phase
      And Alice has activated "Soul Conduit", targeting Alice and Bob
      When the top of the stack resolves
      Then Alice has 5 life
      And Bob has 12 life

    @case:others-cannot-lose-life @701.12c/no-exchange-of-life-with-who-cannot-gain-or-lose
    Scenario: Platinum Emperion of a third player is in nobody's way
      Given the players Alice, Bob and Carol
      And Alice controls "Soul Conduit" and 6 "Forest"
      And Carol controls "Platinum Emperion"
      And Alice has 5 life
      And Bob has 12 life
      And it is Alice's precombat main phase
      And Alice has activated "Soul Conduit", targeting Alice and Bob
      When the top of the stack resolves
      Then Alice has 12 life
      And Bob has 5 life

  Rule: 701.12d-e Cards of two zones

    @case:auras-exchanged @701.12e/attachment-passes-to-the-exchanged-card @701.12d/exchange-across-zones-needs-one-owner
    Scenario: Arcanum Wings goes to hand, and Holy Strength from there is attached to the creature
      Given Alice controls "Grizzly Bears" and 3 "Island"
      And Alice controls "Arcanum Wings" attached to "Grizzly Bears"
      And Alice has "Holy Strength" in hand
      And it is Alice's precombat main phase
      And Alice has activated "Arcanum Wings"
      When the top of the stack resolves
      Then "Arcanum Wings" is in Alice's hand
      And "Holy Strength" is attached to "Grizzly Bears"
      And "Grizzly Bears" is 3/4

    @case:auras-of-two-owners @branch:attempted @701.12d/exchange-across-zones-needs-one-owner
    Scenario: Arcanum Wings that Alice took from Bob isn't exchanged with an Aura card in Alice's hand
      Given Alice controls "Grizzly Bears", "Craw Wurm" and 5 "Island"
      And Bob controls "Arcanum Wings" attached to "Grizzly Bears"
      And Alice has "Holy Strength" and "Aura Graft" in hand
      And it is Alice's precombat main phase
      And Alice has cast "Aura Graft", targeting "Arcanum Wings"
      And the top of the stack has resolved
      And Alice has activated "Arcanum Wings"
      When the top of the stack resolves
      Then "Holy Strength" is in Alice's hand
      And Alice controls "Arcanum Wings"
      And "Arcanum Wings" is attached to "Craw Wurm"

  Rule: 701.12f Whole zones

    @case:empty-graveyard-exchanged @701.12f/whole-zones-are-exchanged-though-one-is-empty
    Scenario: With an empty graveyard, Morality Shift puts the whole library there, and the library is empty
      Given Alice controls 7 "Swamp"
      And Alice has "Morality Shift" in hand
      And Alice's library is, from the top, "Grizzly Bears" and "Craw Wurm"
      And it is Alice's precombat main phase
      And Alice has cast "Morality Shift"
      When the top of the stack resolves
      Then Alice has no cards in her library
      And "Grizzly Bears" and "Craw Wurm" are in Alice's graveyard

    @case:empty-library-exchanged @701.12f/whole-zones-are-exchanged-though-one-is-empty
    Scenario: With an empty library, Morality Shift puts the whole graveyard there
      Given Alice controls 7 "Swamp"
      And Alice has "Morality Shift" in hand
      And Alice's library is empty
      And Alice has "Grizzly Bears" in her graveyard
      And it is Alice's precombat main phase
      And Alice has cast "Morality Shift"
      When the top of the stack resolves
      Then "Grizzly Bears" is in Alice's library
      And "Morality Shift" is in Alice's graveyard
      And "Grizzly Bears" is not in Alice's graveyard

    @case:two-zones-exchanged @701.12f/whole-zones-are-exchanged-though-one-is-empty
    Scenario: Morality Shift exchanges a graveyard and a library that both have cards
      Given Alice controls 7 "Swamp"
      And Alice has "Morality Shift" in hand
      And Alice's library is, from the top, "Craw Wurm"
      And Alice has "Grizzly Bears" in her graveyard
      And it is Alice's precombat main phase
      And Alice has cast "Morality Shift"
      When the top of the stack resolves
      Then "Grizzly Bears" is in Alice's library
      And "Craw Wurm" is in Alice's graveyard

  Rule: 701.12g Two numbers

    @case:life-and-toughness @701.12g/each-number-becomes-the-other @701.12g/exchanged-life-total-is-reached-by-gain-or-loss
    Scenario: Alice with 20 life and her Tree of Redemption come to 13 life and 0/20
      Given Alice controls "Tree of Redemption"
      And Alice has 20 life
      And it is Alice's precombat main phase
      And Alice has activated "Tree of Redemption"
      When the top of the stack resolves
      Then Alice has 13 life
      And "Tree of Redemption" is 0/20

    @case:life-and-toughness-upwards @701.12g/each-number-becomes-the-other @701.12g/exchange-with-a-number-is-seen-as-gain-or-loss
    Scenario: Alice with 5 life gains 8 by Tree of Redemption, which Ajani's Pridemate sees
      Given Alice controls "Tree of Redemption" and "Ajani's Pridemate"
      And Alice has 5 life
      And it is Alice's precombat main phase
      And Alice has activated "Tree of Redemption"
      When the top of the stack resolves
      Then Alice has 13 life
      And "Tree of Redemption" is 0/5
      And the stack is, from the top, the ability of "Ajani's Pridemate"

    @case:life-and-toughness-downwards @701.12g/exchange-with-a-number-is-seen-as-gain-or-loss
    Scenario: Alice with 20 life loses 7 by Tree of Redemption, and Ajani's Pridemate doesn't trigger
      Given Alice controls "Tree of Redemption" and "Ajani's Pridemate"
      And Alice has 20 life
      And it is Alice's precombat main phase
      And Alice has activated "Tree of Redemption"
      When the top of the stack resolves
      Then Alice has 13 life
      And the stack is empty

    @case:life-and-toughness-doubled @701.12g/exchange-with-a-number-is-seen-as-gain-or-loss @701.12g/exchanged-life-total-is-reached-by-gain-or-loss
    Scenario: With Boon Reflection, Alice with 5 life gains 16 by Tree of Redemption, which becomes 0/5
      Given Alice controls "Tree of Redemption" and "Boon Reflection"
      And Alice has 5 life
      And it is Alice's precombat main phase
      And Alice has activated "Tree of Redemption"
      When the top of the stack resolves
      Then Alice has 21 life
      And "Tree of Redemption" is 0/5

    @case:toughness-not-for-who-cannot-gain @branch:attempted @701.12g/no-exchange-with-a-number-for-who-cannot-gain-or-lose
    Scenario: With Leyline of Punishment, Alice with 5 life and her Tree of Redemption stay as they are
      Given Alice controls "Tree of Redemption"
      And Bob controls "Leyline of Punishment"
      And Alice has 5 life
      And it is Alice's precombat main phase
      And Alice has activated "Tree of Redemption"
      When the top of the stack resolves
      Then Alice has 5 life
      And "Tree of Redemption" is 0/13

    @case:lower-toughness-for-who-cannot-gain @701.12g/no-exchange-with-a-number-for-who-cannot-gain-or-lose
    Scenario: With Leyline of Punishment, Alice with 20 life still comes to 13
      Given Alice controls "Tree of Redemption"
      And Bob controls "Leyline of Punishment"
      And Alice has 20 life
      And it is Alice's precombat main phase
      And Alice has activated "Tree of Redemption"
      When the top of the stack resolves
      Then Alice has 13 life
      And "Tree of Redemption" is 0/20

    @case:toughness-not-for-who-cannot-lose @branch:attempted @701.12g/no-exchange-with-a-number-for-who-cannot-gain-or-lose
    Scenario: With Platinum Emperion, Alice with 20 life and her Tree of Redemption stay as they are
      Given Alice controls "Tree of Redemption" and "Platinum Emperion"
      And Alice has 20 life
      And it is Alice's precombat main phase
      And Alice has activated "Tree of Redemption"
      When the top of the stack resolves
      Then Alice has 20 life
      And "Tree of Redemption" is 0/13

    @case:counter-on-top-of-exchanged-toughness @701.12g/exchanged-power-or-toughness-is-set
    Scenario: A +1/+1 counter counts for what Tree of Redemption gives, and adds to what it gets
      Given Alice controls "Tree of Redemption" with one +1/+1 counter
      And Alice has 20 life
      And it is Alice's precombat main phase
      And Alice has activated "Tree of Redemption"
      When the top of the stack resolves
      Then Alice has 14 life
      And "Tree of Redemption" is 1/21

    @case:switched-bonus-to-power @701.12g/switching-is-no-exchange
    Scenario: A bonus to power that comes after Twisted Image shows up in the toughness
      Given Alice controls "Craw Wurm", "Island" and "Mountain"
      And Alice has "Twisted Image" and "Bull Rush" in hand
      And it is Alice's precombat main phase
      And Alice has cast "Twisted Image", targeting "Craw Wurm", activating "Island" for {U}
      When the top of the stack resolves
      Then "Craw Wurm" is 4/6
      When Alice casts "Bull Rush", targeting "Craw Wurm"
      And the top of the stack resolves
      Then "Craw Wurm" is 4/8

  Rule: 701.12h Text boxes

    @case:text-boxes-exchanged @701.12h/exchanged-text-boxes
    Scenario: With Exchange of Words, Prodigal Sorcerer makes mana and Llanowar Elves deal damage
      Given Alice controls "Prodigal Sorcerer", "Llanowar Elves" and 3 "Island"
      And Alice has "Exchange of Words" in hand
      And it is Alice's precombat main phase
      And Alice has cast "Exchange of Words", activating "Island#1" for {U}, activating "Island#2" for {U}, activating "Island#3" for {U}
      And Alice targets "Prodigal Sorcerer" and "Llanowar Elves" for "Exchange of Words"
      And the top of the stack has resolved
      And the top of the stack has resolved
      When Alice activates "Llanowar Elves", targeting Bob
      Then the activation is legal
      When the top of the stack resolves
      Then Bob has 19 life

    @case:text-box-given-away @701.12h/exchanged-text-boxes
    Scenario: With Exchange of Words, Prodigal Sorcerer has no ability to deal damage any more
      Given Alice controls "Prodigal Sorcerer", "Llanowar Elves" and 3 "Island"
      And Alice has "Exchange of Words" in hand
      And it is Alice's precombat main phase
      And Alice has cast "Exchange of Words", activating "Island#1" for {U}, activating "Island#2" for {U}, activating "Island#3" for {U}
      And Alice targets "Prodigal Sorcerer" and "Llanowar Elves" for "Exchange of Words"
      And the top of the stack has resolved
      And the top of the stack has resolved
      When Alice activates "Prodigal Sorcerer"
      Then the activation is legal
      And Alice's mana pool holds {G}
