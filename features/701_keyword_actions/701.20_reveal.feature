Feature: 701.20 Reveal

  Rule: 701.20a How long a card is revealed

    @case:revealed-hand-is-seen @701.20a/revealed-card-is-seen-by-all @701.20a/revealed-while-the-effect-needs-it @701.20b/revealed-card-stays-in-its-zone
    Scenario: While Alice chooses a card for Duress everybody sees Bob's hand
      Given the players Alice, Bob and Carol
      And Alice controls "Swamp"
      And Alice has "Duress" in hand
      And Bob has "Lightning Bolt", "Divination" and "Grizzly Bears" in hand
      And it is Alice's precombat main phase
      And Alice has cast "Duress", targeting Bob
      When the top of the stack resolves, up to the choice of object
      Then Alice and Carol can see "Lightning Bolt", "Divination" and "Grizzly Bears"
      And "Lightning Bolt", "Divination" and "Grizzly Bears" are in Bob's hand

    @case:revealed-hand-is-hidden-again @701.20a/revealed-while-the-effect-needs-it
    Scenario: After Duress nobody else sees the cards that are left in Bob's hand
      Given Alice controls "Swamp"
      And Alice has "Duress" in hand
      And Bob has "Lightning Bolt", "Divination" and "Grizzly Bears" in hand
      And it is Alice's precombat main phase
      And Alice has cast "Duress", targeting Bob
      When the top of the stack resolves
      And Alice chooses "Divination" for "Duress"
      Then Alice cannot see "Lightning Bolt" and "Grizzly Bears"
      And Bob can see "Lightning Bolt" and "Grizzly Bears"

    @case:hand-not-revealed @701.20a/revealed-card-is-seen-by-all
    Scenario: Before Duress resolves only Bob sees his hand
      Given Alice controls "Swamp"
      And Alice has "Duress" in hand
      And Bob has "Lightning Bolt" and "Grizzly Bears" in hand
      And it is Alice's precombat main phase
      When Alice casts "Duress", targeting Bob
      Then Alice cannot see "Lightning Bolt" and "Grizzly Bears"
      And Bob can see "Lightning Bolt" and "Grizzly Bears"

    @case:revealed-for-a-spells-cost @701.20a/revealed-as-a-cost-until-it-leaves-the-stack @701.20b/revealed-card-stays-in-its-zone
    Scenario: The Merfolk card revealed for Silvergill Adept stays revealed until the Adept has left the stack
      Given Alice controls 2 "Island"
      And Alice has "Silvergill Adept" and "Merfolk of the Pearl Trident" in hand
      And it is Alice's precombat main phase
      When Alice casts "Silvergill Adept", choosing additional cost 1, revealing "Merfolk of the Pearl Trident"
      Then Bob can see "Merfolk of the Pearl Trident"
      And "Merfolk of the Pearl Trident" is in Alice's hand
      When the top of the stack resolves
      Then Bob cannot see "Merfolk of the Pearl Trident"

    @case:revealed-for-an-abilitys-cost @701.20a/revealed-as-a-cost-until-it-leaves-the-stack @701.20a/revealed-as-its-ability-is-activated-in-hand
    Scenario: Ninja of the Deep Hours stays revealed while its ninjutsu ability is on the stack
      Given Alice controls "Ornithopter" and 2 "Island"
      And Alice has "Ninja of the Deep Hours" in hand
      And it is Alice's precombat main phase
      And Alice has attacked Bob with "Ornithopter"
      And Bob has blocked with nothing
      When Alice activates "Ninja of the Deep Hours", returning "Ornithopter"
      Then Bob can see "Ninja of the Deep Hours"
      And "Ninja of the Deep Hours" is in Alice's hand
      When the top of the stack resolves
      Then "Ninja of the Deep Hours" is on the battlefield
      And "Ninja of the Deep Hours" is tapped

    @case:revealed-until-its-trigger-leaves-the-stack @since:20190503 @701.20a/revealed-until-the-trigger-leaves-the-stack
    Scenario: Thunderous Wrath stays revealed while its miracle ability is on the stack
      Given Alice's library is, from the top, "Thunderous Wrath" and "Island"
      And it is Alice's upkeep
      When the game advances to Alice's draw step
      And Alice says yes to "Thunderous Wrath"
      Then the stack is, from the top, the ability of "Thunderous Wrath"
      And "Thunderous Wrath" is in Alice's hand
      And Bob can see "Thunderous Wrath"
      When the top of the stack resolves
      And Alice will cast nothing for "Thunderous Wrath"
      Then Bob cannot see "Thunderous Wrath"
      And "Thunderous Wrath" is in Alice's hand

  Rule: 701.20c Revealing what is revealed already

    @case:revealed-card-pays-all-the-same @branch:taken @701.20c/revealed-card-may-be-revealed-again @701.20c/ex1
    Scenario: A Merfolk card that Telepathy reveals may be revealed for Silvergill Adept
      Given Alice controls 2 "Island"
      And Alice has "Silvergill Adept" and "Merfolk of the Pearl Trident" in hand
      And Bob controls "Telepathy"
      And it is Alice's precombat main phase
      When Alice casts "Silvergill Adept", choosing additional cost 1, revealing "Merfolk of the Pearl Trident"
      Then the cast is legal
      And "Silvergill Adept" is on the stack

    @case:revealed-card-need-not-pay @branch:declined @701.20c/revealed-card-may-be-revealed-again
    Scenario: Alice may pay {3} for Silvergill Adept instead of revealing a card that Telepathy reveals
      Given Alice controls 5 "Island"
      And Alice has "Silvergill Adept" and "Merfolk of the Pearl Trident" in hand
      And Bob controls "Telepathy"
      And it is Alice's precombat main phase
      When Alice casts "Silvergill Adept", choosing additional cost 2
      Then the cast is legal
      And the total cost is {1}{U}{3}

    @case:hand-revealed-by-telepathy @701.20a/revealed-card-is-seen-by-all
    Scenario: Telepathy shows Alice's hand to Bob, and not Bob's to Alice
      Given Alice has "Divination" in hand
      And Bob controls "Telepathy"
      And Bob has "Lightning Bolt" in hand
      And it is Alice's precombat main phase
      When Alice passes priority
      Then Bob can see "Divination"
      And Alice cannot see "Lightning Bolt"

  Rule: 701.20d Reordering ends revealing

    @case:shuffled-away-from-the-top @since:20160930 @701.20d/reordering-ends-revealing
    Scenario: The card that Courser of Kruphix revealed on top isn't seen after a shuffle has moved it
      Given Alice controls "Courser of Kruphix" and 2 "Forest"
      And Alice has "Rampant Growth" in hand
      And Alice's library is, from the top, "Divination", "Grizzly Bears" and "Ornithopter"
      And it is Alice's precombat main phase
      And Alice has cast "Rampant Growth"
      When the top of the stack resolves
      And Alice finds nothing for "Rampant Growth"
      And Alice's library is shuffled to "Ornithopter", "Divination", "Grizzly Bears"
      Then Alice and Bob can see "Ornithopter"
      And Alice and Bob cannot see "Divination" and "Grizzly Bears"

    @case:revealed-on-top @701.20d/reordering-ends-revealing
    Scenario: Courser of Kruphix reveals the top card of Alice's library to both players
      Given Alice controls "Courser of Kruphix"
      And Alice's library is, from the top, "Divination" and "Grizzly Bears"
      And it is Alice's precombat main phase
      When Alice passes priority
      Then Alice and Bob can see "Divination"
      And Alice and Bob cannot see "Grizzly Bears"

  Rule: 701.20e Looking at cards

    @case:looked-at-by-one-player @since:20160930 @701.20e/only-who-looks-sees
    Scenario: While Alice looks at three cards for Ponder nobody else sees them
      Given the players Alice, Bob and Carol
      And Alice controls 3 "Island"
      And Alice has "Ponder" in hand
      And Alice's library is, from the top, "Divination", "Grizzly Bears", "Ornithopter" and "Forest"
      And it is Alice's precombat main phase
      And Alice has cast "Ponder"
      When the top of the stack resolves, up to the choice of order of cards
      Then Alice can see "Divination", "Grizzly Bears" and "Ornithopter"
      And Bob and Carol cannot see "Divination", "Grizzly Bears" and "Ornithopter"
      And "Divination" is on top of Alice's library
