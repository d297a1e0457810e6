Feature: 601.2 The steps of casting a spell

  Rule: The steps come in their order

    @case:order-of-rolling-thunder @601.2/steps-in-their-order
    Scenario: Rolling Thunder asks for X, targets, division and mana in this order
      Given Alice controls 6 "Mountain"
      And Bob controls "Grizzly Bears"
      And Alice has "Rolling Thunder" in hand
      And it is Alice's precombat main phase
      When Alice casts "Rolling Thunder", with X=3, targeting "Grizzly Bears" and Bob, dividing 2 and 1
      Then the cast is legal
      And the choices came in the order X, number of targets, targets, division, mana abilities

    @case:order-of-izzet-charm @601.2/steps-in-their-order
    Scenario: Izzet Charm asks for its mode, its target and mana in this order
      Given Alice controls 2 "Island" and 2 "Mountain"
      And Bob controls "Grizzly Bears" and "Mogg Fanatic"
      And Alice has "Izzet Charm" in hand
      And it is Alice's precombat main phase
      When Alice casts "Izzet Charm", choosing mode 2, targeting "Grizzly Bears"
      Then the cast is legal
      And the choices came in the order modes, targets, mana abilities

    @case:order-of-a-kicked-spell @601.2/steps-in-their-order
    Scenario: Fight with Fire asks for its kicker before its targets and their division
      Given Alice controls 10 "Mountain"
      And Bob controls "Grizzly Bears"
      And Alice has "Fight with Fire" in hand
      And it is Alice's precombat main phase
      When Alice casts "Fight with Fire", kicked, targeting "Grizzly Bears" and Bob, dividing 2 and 8
      Then the cast is legal
      And the choices came in the order additional costs, number of targets, targets, division, mana abilities

    @case:order-of-bone-splinters @601.2/steps-in-their-order
    Scenario: Bone Splinters asks for its target, mana and what is sacrificed in this order
      Given Alice controls 2 "Swamp", "Ornithopter" and "Llanowar Elves"
      And Bob controls "Grizzly Bears" and "Mogg Fanatic"
      And Alice has "Bone Splinters" in hand
      And it is Alice's precombat main phase
      When Alice casts "Bone Splinters", targeting "Grizzly Bears", sacrificing "Ornithopter"
      Then the cast is legal
      And the choices came in the order targets, mana abilities, payment

  Rule: Only a spell that may be cast can be begun

    @case:sorcery-in-own-main-phase @601.2/no-beginning-without-being-allowed
    Scenario: A player may cast Divination in their own main phase while the stack is empty
      Given Alice controls 3 "Island"
      And Alice has "Divination" in hand
      And it is Alice's precombat main phase
      When Alice casts "Divination"
      Then the cast is legal
      And the stack is, from the top, "Divination"

    @case:sorcery-in-anothers-turn @branch:attempted @601.2/no-beginning-without-being-allowed
    Scenario: A player can't begin to cast Divination in another player's turn
      Given Alice controls 3 "Island"
      And Alice has "Divination" in hand
      And it is Bob's precombat main phase
      And Bob has passed priority
      When Alice tries to cast "Divination"
      Then the cast may not be begun
      And nothing has changed

    @case:sorcery-over-a-spell @branch:attempted @601.2/no-beginning-without-being-allowed
    Scenario: A player can't begin to cast Divination while a spell is on the stack
      Given Alice controls 3 "Island"
      And Alice has "Divination" and "Ornithopter" in hand
      And it is Alice's precombat main phase
      And Alice has cast "Ornithopter"
      When Alice tries to cast "Divination"
      Then the cast may not be begun
      And nothing has changed

  Rule: A step that can't be carried out ends the cast, and all is as before

    @case:step-for-targets-fails @branch:attempted @601.2/a-step-not-carried-out-ends-the-cast
    Scenario: Doom Blade can't be cast by a player who can't choose a target for it
      Given Alice controls 2 "Swamp"
      And Alice has "Doom Blade" in hand
      And it is Alice's precombat main phase
      When Alice tries to cast "Doom Blade"
      Then the cast is illegal
      And nothing has changed

    @case:step-for-payment-fails @branch:attempted @601.2/a-step-not-carried-out-ends-the-cast
    Scenario: Doom Blade can't be cast by a player who can't pay for it
      Given Alice controls "Swamp"
      And Bob controls "Grizzly Bears"
      And Alice has "Doom Blade" in hand
      And it is Alice's precombat main phase
      When Alice tries to cast "Doom Blade", targeting "Grizzly Bears"
      Then the cost cannot be paid
      And nothing has changed

    @case:every-step-carried-out @601.2/a-step-not-carried-out-ends-the-cast
    Scenario: Doom Blade is cast by a player who has a target and the mana for it
      Given Alice controls 2 "Swamp"
      And Bob controls "Grizzly Bears"
      And Alice has "Doom Blade" in hand
      And it is Alice's precombat main phase
      When Alice casts "Doom Blade", targeting "Grizzly Bears"
      Then the cast is legal
      And the stack is, from the top, "Doom Blade"

    @case:sacrifice-taken-back @601.2/everything-as-before-the-proposal
    Scenario: A creature sacrificed for Bone Splinters is back when the mana turns out to be missing
      Given Alice controls "Ornithopter" and "Mountain"
      And Bob controls "Grizzly Bears"
      And Alice has "Bone Splinters" in hand
      And it is Alice's precombat main phase
      When Alice tries to cast "Bone Splinters"
        | targeting "Grizzly Bears"               |
        | activating "Mountain" for {R}           |
        | sacrificing "Ornithopter"               |
        | paying in the order sacrifice, mana     |
      And Alice reverses the mana ability of "Mountain"
      Then the cost cannot be paid
      And nothing has changed
      And Alice controls "Ornithopter"

    @case:card-back-in-the-graveyard @601.2/everything-as-before-the-proposal
    Scenario: Faithless Looting is back in the graveyard when its flashback can't be paid
      Given Alice controls 2 "Mountain"
      And Alice has "Grizzly Bears", "Faithless Looting" and "Lightning Bolt" in her graveyard
      And it is Alice's precombat main phase
      When Alice tries to cast "Faithless Looting", using flashback
      Then the cost cannot be paid
      And nothing has changed
      And "Faithless Looting" is 2nd from the top of Alice's graveyard

    @case:land-stays-tapped-when-not-reversed @601.2/everything-as-before-the-proposal
    Scenario: A land tapped during a cast that breaks off stays tapped if its player doesn't reverse it
      Given Alice controls "Swamp"
      And Bob controls "Grizzly Bears"
      And Alice has "Doom Blade" in hand
      And it is Alice's precombat main phase
      When Alice tries to cast "Doom Blade", targeting "Grizzly Bears", activating "Swamp" for {B}
      And Alice does not reverse the mana ability of "Swamp"
      Then the cost cannot be paid
      And nothing has changed except "Swamp" and Alice's mana pool
      And "Swamp" is tapped
      And Alice's mana pool holds {B}
