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
