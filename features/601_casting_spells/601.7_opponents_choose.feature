Feature: 601.7 Choices that opponents make

  Rule: An opponent chooses when the controller would

    @case:opponent-chooses-the-mode @601.7/opponent-chooses-in-the-same-step
    Scenario: Library of Lat-Nam's mode is chosen by the opponent while the spell is cast
      Given Alice controls 5 "Island"
      And Alice has "Library of Lat-Nam" in hand
      And it is Alice's precombat main phase
      When Alice casts "Library of Lat-Nam"
      And Bob chooses mode 2 for "Library of Lat-Nam"
      Then the cast is legal
      And "Library of Lat-Nam" has mode 2 chosen

    @case:opponent-chooses-before-mana @601.7/opponent-chooses-in-the-same-step
    Scenario: Library of Lat-Nam's mode is chosen before mana is made for it
      Given Alice controls 6 "Island"
      And Alice has "Library of Lat-Nam" in hand
      And it is Alice's precombat main phase
      When Alice casts "Library of Lat-Nam"
      And Bob chooses mode 1 for "Library of Lat-Nam"
      Then the choices came in the order modes, mana abilities

    @case:controller-does-not-choose-the-mode @601.7/opponent-chooses-in-the-same-step
    Scenario: Library of Lat-Nam's controller can't choose its mode
      Given Alice controls 5 "Island"
      And Alice has "Library of Lat-Nam" in hand
      And it is Alice's precombat main phase
      When Alice tries to cast "Library of Lat-Nam", choosing mode 2
      Then the cast is illegal
      And nothing has changed

    @case:controller-picks-carol @601.7a/controller-picks-the-opponent
    Scenario: Library of Lat-Nam's controller picks which of two opponents chooses its mode
      Given the players Alice, Bob and Carol
      And Alice controls 5 "Island"
      And Alice has "Library of Lat-Nam" in hand
      And it is Alice's precombat main phase
      When Alice casts "Library of Lat-Nam"
      And Alice has Carol choose for "Library of Lat-Nam"
      And Carol chooses mode 1 for "Library of Lat-Nam"
      Then the cast is legal
      And "Library of Lat-Nam" has mode 1 chosen

  Rule: 601.7b The spell's controller acts before the other player

    @case:offering-in-the-opponents-turn @601.7b/controller-acts-before-the-other @601.7/opponent-chooses-in-the-same-step
    Scenario: Volcanic Offering's controller chooses targets before the opponent does, in the opponent's turn
      Given Alice controls 5 "Mountain"
      And Bob controls "City of Brass", "Field of Ruin", "Exalted Angel" and "Craw Wurm"
      And Alice has "Volcanic Offering" in hand
      And it is Bob's precombat main phase
      And Bob has passed priority
      When Alice casts "Volcanic Offering", targeting "City of Brass", then targeting "Exalted Angel"
      And Bob targets "Field of Ruin" for "Volcanic Offering"
      And Bob targets "Craw Wurm" for "Volcanic Offering"
      Then the cast is legal
      And Alice made the choice of targets before Bob did
      And "Volcanic Offering" targets "City of Brass", then "Field of Ruin", then "Exalted Angel", then "Craw Wurm"
      When the top of the stack resolves
      Then "City of Brass" and "Field of Ruin" are in Bob's graveyard
      And "Exalted Angel" and "Craw Wurm" are in Bob's graveyard

    @case:offering-in-the-own-turn @601.7b/controller-acts-before-the-other
    Scenario: Volcanic Offering's controller chooses targets before the opponent does, in their own turn
      Given Alice controls 5 "Mountain"
      And Bob controls "City of Brass", "Field of Ruin", "Exalted Angel" and "Craw Wurm"
      And Alice has "Volcanic Offering" in hand
      And it is Alice's precombat main phase
      When Alice casts "Volcanic Offering", targeting "City of Brass", then targeting "Exalted Angel"
      And Bob targets "City of Brass" for "Volcanic Offering"
      And Bob targets "Craw Wurm" for "Volcanic Offering"
      Then the cast is legal
      And Alice made the choice of targets before Bob did
      And "Volcanic Offering" targets "City of Brass", then "City of Brass", then "Exalted Angel", then "Craw Wurm"

    @case:offering-without-the-opponents-choice @601.7/opponent-chooses-in-the-same-step
    Scenario: Volcanic Offering's controller can't choose the targets that are an opponent's to choose
      Given Alice controls 5 "Mountain"
      And Bob controls "City of Brass" and "Exalted Angel"
      And Alice has "Volcanic Offering" in hand
      And it is Alice's precombat main phase
      When Alice tries to cast "Volcanic Offering"
        | targeting "City of Brass"      |
        | then targeting "City of Brass" |
        | then targeting "Exalted Angel" |
        | then targeting "Exalted Angel" |
      Then the cast is illegal
      And nothing has changed

    @case:offering-with-two-opponents @601.7a/controller-picks-the-opponent
    Scenario: Volcanic Offering's controller can have one opponent choose the land and another the creature
      Given the players Alice, Bob and Carol
      And Alice controls 5 "Mountain"
      And Bob controls "City of Brass" and "Exalted Angel"
      And Carol controls "Field of Ruin" and "Craw Wurm"
      And Alice has "Volcanic Offering" in hand
      And it is Alice's precombat main phase
      When Alice casts "Volcanic Offering", targeting "City of Brass", then targeting "Craw Wurm"
      And Alice has Bob choose for "Volcanic Offering"
      And Bob targets "Field of Ruin" for "Volcanic Offering"
      And Alice has Carol choose for "Volcanic Offering"
      And Carol targets "Exalted Angel" for "Volcanic Offering"
      Then the cast is legal
      And "Volcanic Offering" targets "City of Brass", then "Field of Ruin", then "Craw Wurm", then "Exalted Angel"
