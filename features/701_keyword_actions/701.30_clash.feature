Feature: 701.30 Clash

  Rule: 701.30a Each player who clashes reveals a card

    @case:clashed-cards-are-seen @701.30a/clashing-reveals-the-top-card
    Scenario: Both players see both cards while Lash Out's clash is decided
      Given Alice controls 2 "Mountain"
      And Alice has "Lash Out" in hand
      And Alice's library is, from the top, "Divination" and "Forest"
      And Bob controls "Craw Wurm"
      And Bob's library is, from the top, "Grizzly Bears" and "Swamp"
      And it is Alice's precombat main phase
      And Alice has cast "Lash Out", targeting "Craw Wurm"
      When the top of the stack resolves, up to the choice of optional effect
      Then Alice and Bob can see "Divination" and "Grizzly Bears"
      And Alice and Bob cannot see "Forest" and "Swamp"

    @case:clash-with-an-empty-library @701.30a/clashing-reveals-the-top-card
    Scenario: Alice, who has a card to reveal, wins a clash against an empty library
      Given Alice controls 2 "Mountain"
      And Alice has "Lash Out" in hand
      And Alice's library is, from the top, "Divination" and "Forest"
      And Bob controls "Craw Wurm"
      And Bob's library is empty
      And it is Alice's precombat main phase
      And Alice has cast "Lash Out", targeting "Craw Wurm"
      When the top of the stack resolves
      And Alice says no to "Lash Out"
      Then Bob has 17 life

    @case:clashed-card-to-the-bottom @branch:taken @701.30a/clashed-card-may-go-to-the-bottom
    Scenario: Alice may put the card that she revealed on the bottom, while Bob leaves his
      Given Alice controls 2 "Mountain"
      And Alice has "Lash Out" in hand
      And Alice's library is, from the top, "Divination" and "Forest"
      And Bob controls "Craw Wurm"
      And Bob's library is, from the top, "Grizzly Bears" and "Swamp"
      And it is Alice's precombat main phase
      And Alice has cast "Lash Out", targeting "Craw Wurm"
      When the top of the stack resolves
      And Alice says yes to "Lash Out"
      And Bob says no to "Lash Out"
      Then "Divination" is on the bottom of Alice's library
      And "Grizzly Bears" is on top of Bob's library

    @case:clashed-card-stays-on-top @branch:declined @701.30a/clashed-card-may-go-to-the-bottom
    Scenario: Alice may leave the card that she revealed on top, while Bob puts his on the bottom
      Given Alice controls 2 "Mountain"
      And Alice has "Lash Out" in hand
      And Alice's library is, from the top, "Divination" and "Forest"
      And Bob controls "Craw Wurm"
      And Bob's library is, from the top, "Grizzly Bears" and "Swamp"
      And it is Alice's precombat main phase
      And Alice has cast "Lash Out", targeting "Craw Wurm"
      When the top of the stack resolves
      And Alice says no to "Lash Out"
      And Bob says yes to "Lash Out"
      Then "Divination" is on top of Alice's library
      And "Grizzly Bears" is on the bottom of Bob's library

  Rule: 701.30b One opponent clashes

    @case:clash-with-a-chosen-opponent @701.30b/clash-is-with-one-opponent
    Scenario: Of two opponents Alice chooses the one who clashes with her
      Given the players Alice, Bob and Carol
      And Alice controls 2 "Mountain"
      And Alice has "Lash Out" in hand
      And Alice's library is, from the top, "Divination" and "Forest"
      And Bob controls "Craw Wurm#1"
      And Bob's library is, from the top, "Craw Wurm#2" and "Swamp"
      And Carol's library is, from the top, "Grizzly Bears" and "Plains"
      And it is Alice's precombat main phase
      And Alice has cast "Lash Out", targeting "Craw Wurm#1"
      When the top of the stack resolves
      And Alice chooses Carol for "Lash Out"
      And Alice says no to "Lash Out"
      And Carol says yes to "Lash Out"
      Then "Grizzly Bears" is on the bottom of Carol's library
      And "Craw Wurm#2" is on top of Bob's library
      And Bob has 17 life

  Rule: 701.30c All at the same time

    @case:both-cards-revealed-before-anybody-decides @since:20180608 @701.30c/clashed-cards-are-revealed-together
    Scenario: Bob's card is revealed before Alice decides about hers
      Given Alice controls 2 "Mountain"
      And Alice has "Lash Out" in hand
      And Alice's library is, from the top, "Divination"
      And Bob controls "Craw Wurm"
      And Bob's library is, from the top, "Grizzly Bears"
      And it is Alice's precombat main phase
      And Alice has cast "Lash Out", targeting "Craw Wurm"
      When the top of the stack resolves, up to the choice of optional effect
      Then Alice can see "Grizzly Bears"

    @case:active-player-decides-first @since:20180608 @701.30c/clashed-cards-are-placed-in-turn-order
    Scenario: Bob, whose turn it is, decides first, and both cards go to the bottom
      Given Alice controls 2 "Mountain"
      And Alice has "Lash Out" in hand
      And Alice's library is, from the top, "Divination" and "Forest"
      And Bob controls "Craw Wurm"
      And Bob's library is, from the top, "Grizzly Bears" and "Swamp"
      And it is Bob's precombat main phase
      And Bob has passed priority
      And Alice has cast "Lash Out", targeting "Craw Wurm"
      When the top of the stack resolves
      And Bob says yes to "Lash Out"
      And Alice says yes to "Lash Out"
      Then "Divination" is on the bottom of Alice's library
      And "Grizzly Bears" is on the bottom of Bob's library

  Rule: 701.30d Who wins

    @case:greater-mana-value-wins @701.30d/greater-mana-value-wins-the-clash
    Scenario: A card of mana value 3 wins against one of mana value 2
      Given Alice controls 2 "Mountain"
      And Alice has "Lash Out" in hand
      And Alice's library is, from the top, "Divination"
      And Bob controls "Craw Wurm"
      And Bob's library is, from the top, "Grizzly Bears"
      And it is Alice's precombat main phase
      And Alice has cast "Lash Out", targeting "Craw Wurm"
      When the top of the stack resolves
      And Alice says no to "Lash Out"
      And Bob says no to "Lash Out"
      Then Bob has 17 life

    @case:equal-mana-values-win-nothing @701.30d/greater-mana-value-wins-the-clash
    Scenario: Nobody wins with two cards of mana value 2
      Given Alice controls 2 "Mountain"
      And Alice has "Lash Out" in hand
      And Alice's library is, from the top, "Grizzly Bears#1"
      And Bob controls "Craw Wurm"
      And Bob's library is, from the top, "Grizzly Bears#2"
      And it is Alice's precombat main phase
      And Alice has cast "Lash Out", targeting "Craw Wurm"
      When the top of the stack resolves
      And Alice says no to "Lash Out"
      And Bob says no to "Lash Out"
      Then Bob has 20 life

    @case:smaller-mana-value-loses @701.30d/greater-mana-value-wins-the-clash
    Scenario: A land loses against a card of mana value 2
      Given Alice controls 2 "Mountain"
      And Alice has "Lash Out" in hand
      And Alice's library is, from the top, "Forest"
      And Bob controls "Craw Wurm"
      And Bob's library is, from the top, "Grizzly Bears"
      And it is Alice's precombat main phase
      And Alice has cast "Lash Out", targeting "Craw Wurm"
      When the top of the stack resolves
      And Alice says no to "Lash Out"
      And Bob says no to "Lash Out"
      Then Bob has 20 life
