Feature: 701.22 Scry

  Rule: 701.22a Any number to the bottom, the rest on top

    @case:one-down-one-up @701.22a/scry-puts-any-number-on-the-bottom
    Scenario: Of the two cards of Preordain's scry the second is put on the bottom, and the first is drawn
      Given Alice controls "Island#1"
      And Alice has "Preordain" in hand
      And Alice's library is, from the top, "Divination", "Grizzly Bears" and "Island#2"
      And it is Alice's precombat main phase
      And Alice has cast "Preordain"
      When the top of the stack resolves
      And Alice puts "Grizzly Bears" on the bottom for "Preordain"
      Then "Divination" is in Alice's hand
      And "Island#2" is on top of Alice's library
      And "Grizzly Bears" is on the bottom of Alice's library

    @case:all-down-in-order @701.22a/scry-puts-any-number-on-the-bottom
    Scenario: Both cards of Preordain's scry are put on the bottom, the second last
      Given Alice controls "Island#1"
      And Alice has "Preordain" in hand
      And Alice's library is, from the top, "Divination", "Grizzly Bears", "Island#2" and "Forest"
      And it is Alice's precombat main phase
      And Alice has cast "Preordain"
      When the top of the stack resolves
      And Alice puts "Divination" and "Grizzly Bears" on the bottom for "Preordain"
      Then "Island#2" is in Alice's hand
      And "Forest" is on top of Alice's library
      And "Divination" is 2nd from the top of Alice's library
      And "Grizzly Bears" is on the bottom of Alice's library

    @case:all-up-in-another-order @701.22a/scry-puts-any-number-on-the-bottom
    Scenario: Both cards of Preordain's scry stay on top in the other order
      Given Alice controls "Island#1"
      And Alice has "Preordain" in hand
      And Alice's library is, from the top, "Divination", "Grizzly Bears" and "Island#2"
      And it is Alice's precombat main phase
      And Alice has cast "Preordain"
      When the top of the stack resolves
      And Alice puts nothing on the bottom for "Preordain"
      And Alice orders "Grizzly Bears", "Divination" for "Preordain"
      Then "Grizzly Bears" is in Alice's hand
      And "Divination" is on top of Alice's library

    @case:scrying-player-alone-sees @701.22a/scry-puts-any-number-on-the-bottom
    Scenario: While Alice scries she sees the two cards and not the third, and Bob sees none
      Given Alice controls "Island#1"
      And Alice has "Preordain" in hand
      And Alice's library is, from the top, "Divination", "Grizzly Bears" and "Island#2"
      And it is Alice's precombat main phase
      And Alice has cast "Preordain"
      When the top of the stack resolves, up to the choice of scry
      Then Alice can see "Divination" and "Grizzly Bears"
      And Alice cannot see "Island#2"
      And Bob cannot see "Divination" and "Grizzly Bears"

  Rule: 701.22b Scry 0

    @case:scry-zero-is-nothing @since:20150926 @701.22b/scry-zero-is-no-scry @701.22b/nothing-triggers-on-scry-zero
    Scenario: Flamespeaker Adept doesn't see a scry 0
      Given Alice controls "Flamespeaker Adept" and 2 "Wastes"
      And Alice has "Kozilek's Command" in hand
      And it is Alice's precombat main phase
      And Alice has cast "Kozilek's Command", choosing modes 1 and 2, with X=0, targeting Alice, then targeting Alice
      When the top of the stack resolves
      Then the stack is empty
      And Alice has 1 card in hand

    @case:scry-zero-was-a-scry @until:20150717 @701.18a/scry-of-zero-cards-was-a-scry
    Scenario: Flamespeaker Adept sees a scry 0
      Given Alice controls "Flamespeaker Adept" and 2 "Wastes"
      And Alice has "Kozilek's Command" in hand
      And it is Alice's precombat main phase
      And Alice has cast "Kozilek's Command", choosing modes 1 and 2, with X=0, targeting Alice, then targeting Alice
      When the top of the stack resolves
      Then the stack is, from the top, the ability of "Flamespeaker Adept"
      And Alice has 1 card in hand

    @case:scry-one-is-a-scry @701.22b/scry-zero-is-no-scry @701.22b/nothing-triggers-on-scry-zero
    Scenario: Flamespeaker Adept sees a scry 1
      Given Alice controls "Flamespeaker Adept" and 3 "Wastes"
      And Alice has "Kozilek's Command" in hand
      And Alice's library is, from the top, "Divination", "Forest"
      And it is Alice's precombat main phase
      And Alice has cast "Kozilek's Command", choosing modes 1 and 2, with X=1, targeting Bob, then targeting Alice
      When the top of the stack resolves
      And Alice puts "Divination" on the bottom for "Kozilek's Command"
      Then the stack is, from the top, the ability of "Flamespeaker Adept"
      And "Forest" is in Alice's hand

  Rule: 701.22d Triggers though there was nothing to look at

    @case:scry-of-an-empty-library @since:20230901 @701.22d/scry-without-cards-still-triggers
    Scenario: Flamespeaker Adept sees a scry of an empty library
      Given Alice controls "Flamespeaker Adept" and "Mountain"
      And Alice has "Titan's Strength" in hand
      And Alice's library is empty
      And it is Alice's precombat main phase
      And Alice has cast "Titan's Strength", targeting "Flamespeaker Adept"
      When the top of the stack resolves
      Then the stack is, from the top, the ability of "Flamespeaker Adept"
