Feature: 701.29 Fateseal

  Rule: 701.29a Arranging the top of an opponent's library

    @case:fateseal-one-down @701.29a/fateseal-orders-an-opponents-library
    Scenario: Of the top two cards of Bob's library Alice puts the first on its bottom
      Given Alice controls 5 "Island"
      And Alice has "Spin into Myth" in hand
      And Bob controls "Grizzly Bears"
      And Bob's library is, from the top, "Divination", "Forest" and "Swamp"
      And it is Alice's precombat main phase
      And Alice has cast "Spin into Myth", targeting "Grizzly Bears"
      When the top of the stack resolves
      And Alice puts "Grizzly Bears" on the bottom for "Spin into Myth"
      Then "Divination" is on top of Bob's library
      And "Grizzly Bears" is on the bottom of Bob's library

    @case:fateseal-other-order @701.29a/fateseal-orders-an-opponents-library
    Scenario: The top two cards of Bob's library stay on its top in the order that Alice likes
      Given Alice controls 5 "Island"
      And Alice has "Spin into Myth" in hand
      And Bob controls "Grizzly Bears"
      And Bob's library is, from the top, "Divination", "Forest" and "Swamp"
      And it is Alice's precombat main phase
      And Alice has cast "Spin into Myth", targeting "Grizzly Bears"
      When the top of the stack resolves
      And Alice puts nothing on the bottom for "Spin into Myth"
      And Alice orders "Divination", "Grizzly Bears" for "Spin into Myth"
      Then "Divination" is on top of Bob's library
      And "Grizzly Bears" is 2nd from the top of Bob's library
      And "Forest" is 3rd from the top of Bob's library

    @case:fatesealed-player-does-not-see @701.29a/fateseal-orders-an-opponents-library
    Scenario: While Alice fateseals she sees two cards of Bob's library, and Bob doesn't
      Given Alice controls 5 "Island"
      And Alice has "Spin into Myth" in hand
      And Bob controls "Grizzly Bears"
      And Bob's library is, from the top, "Divination", "Forest" and "Swamp"
      And it is Alice's precombat main phase
      And Alice has cast "Spin into Myth", targeting "Grizzly Bears"
      When the top of the stack resolves, up to the choice of scry
      Then Alice can see "Grizzly Bears" and "Divination"
      And Alice cannot see "Forest"
      And Bob cannot see "Grizzly Bears" and "Divination"

    @case:fateseal-one-of-two-opponents @701.29a/fateseal-orders-an-opponents-library
    Scenario: Of two opponents Alice chooses whose library she looks at
      Given the players Alice, Bob and Carol
      And Alice controls 5 "Island"
      And Alice has "Spin into Myth" in hand
      And Bob controls "Grizzly Bears"
      And Carol's library is, from the top, "Divination", "Forest" and "Swamp"
      And it is Alice's precombat main phase
      And Alice has cast "Spin into Myth", targeting "Grizzly Bears"
      When the top of the stack resolves
      And Alice chooses Carol for "Spin into Myth"
      And Alice puts "Divination" and "Forest" on the bottom for "Spin into Myth"
      Then "Swamp" is on top of Carol's library
      And "Grizzly Bears" is on top of Bob's library
