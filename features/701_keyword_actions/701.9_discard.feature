Feature: 701.9 Discard

  Rule: 701.9a A discarded card goes from the hand to the graveyard

    @case:discard-goes-to-the-graveyard-and-is-seen @701.9a/discarded-card-goes-to-its-owners-graveyard
    Scenario: Megrim sees both cards that Mind Rot has Bob discard
      Given Alice controls "Megrim" and 3 "Swamp"
      And Alice has "Mind Rot" in hand
      And Bob has "Grizzly Bears" and "Forest" in hand
      And it is Alice's precombat main phase
      And Alice has cast "Mind Rot", targeting Bob
      When the top of the stack resolves
      Then "Grizzly Bears" and "Forest" are in Bob's graveyard
      And the stack is, from the top, the ability of "Megrim" and the ability of "Megrim"

    @case:leaving-the-hand-otherwise-is-no-discard @701.9a/discarded-card-goes-to-its-owners-graveyard
    Scenario: Megrim doesn't see a spell that Bob casts from his hand
      Given Alice controls "Megrim"
      And Bob controls "Mountain"
      And Bob has "Lightning Bolt" in hand
      And it is Bob's precombat main phase
      And Bob has cast "Lightning Bolt", targeting Alice
      When the top of the stack resolves
      Then "Lightning Bolt" is in Bob's graveyard
      And the stack is empty

  Rule: 701.9b Who chooses what is discarded

    @case:the-affected-player-chooses @701.9b/who-discards-chooses
    Scenario: Bob chooses which two of three cards he discards to Mind Rot
      Given Alice controls 3 "Swamp"
      And Alice has "Mind Rot" in hand
      And Bob has "Grizzly Bears", "Forest" and "Divination" in hand
      And it is Alice's precombat main phase
      And Alice has cast "Mind Rot", targeting Bob
      When the top of the stack resolves
      And Bob discards "Forest" and "Divination" for "Mind Rot"
      Then "Grizzly Bears" is in Bob's hand
      And "Forest" and "Divination" are in Bob's graveyard

    @case:nobody-chooses-at-random @701.9b/random-discard
    Scenario: Hymn to Tourach takes two of Bob's three cards, and nobody chooses
      Given Alice controls 2 "Swamp"
      And Alice has "Hymn to Tourach" in hand
      And Bob has "Grizzly Bears", "Forest" and "Divination" in hand
      And it is Alice's precombat main phase
      And Alice has cast "Hymn to Tourach", targeting Bob
      When the top of the stack resolves
      Then Bob has 1 card in hand
      And Bob has 2 cards in his graveyard
      And no choice of discard came up

    @case:any-card-can-be-the-one @701.9b/random-discard
    Scenario Outline: Hymn to Tourach can take <first> and <second>
      Given Alice controls 2 "Swamp"
      And Alice has "Hymn to Tourach" in hand
      And Bob has "Grizzly Bears", "Forest" and "Divination" in hand
      And it is Alice's precombat main phase
      And Alice has cast "Hymn to Tourach", targeting Bob
      When the top of the stack resolves
      And the cards at random of Bob are "<first>" and "<second>" for "Hymn to Tourach"
      Then "<first>" and "<second>" are in Bob's graveyard

      Examples:
        | id                  | first         | second     |
        | creature-and-land   | Grizzly Bears | Forest     |
        | creature-and-spell  | Grizzly Bears | Divination |
        | land-and-spell      | Forest        | Divination |

    @case:another-player-chooses @701.9b/another-player-chooses-the-discard
    Scenario: Alice chooses which of his cards Bob discards to Duress
      Given Alice controls "Swamp"
      And Alice has "Duress" in hand
      And Bob has "Lightning Bolt", "Divination" and "Grizzly Bears" in hand
      And it is Alice's precombat main phase
      And Alice has cast "Duress", targeting Bob
      When the top of the stack resolves
      And Alice chooses "Divination" for "Duress"
      Then "Divination" is in Bob's graveyard
      And "Lightning Bolt" and "Grizzly Bears" are in Bob's hand

    @case:another-player-has-nothing-to-choose @701.9b/another-player-chooses-the-discard
    Scenario: Duress takes no card of a hand of creatures and lands
      Given Alice controls "Swamp"
      And Alice has "Duress" in hand
      And Bob has "Forest" and "Grizzly Bears" in hand
      And it is Alice's precombat main phase
      And Alice has cast "Duress", targeting Bob
      When the top of the stack resolves
      Then "Forest" and "Grizzly Bears" are in Bob's hand

  Rule: 701.9c A card discarded to a hidden zone unseen

    @case:unseen-discard-is-no-creature-card @701.9c/unseen-discard-has-no-characteristics
    Scenario: Bone Miser doesn't see a creature card that Library of Leng puts on the library
      Given Alice controls "Bone Miser", "Library of Leng" and "Swamp"
      And Alice has "Raven's Crime" and "Grizzly Bears" in hand
      And it is Alice's precombat main phase
      And Alice has cast "Raven's Crime", targeting Alice
      When the top of the stack resolves
      And Alice says yes to "Library of Leng"
      Then "Grizzly Bears" is on top of Alice's library
      And the stack is empty

    @case:seen-discard-is-a-creature-card @701.9c/unseen-discard-has-no-characteristics
    Scenario: Bone Miser sees a creature card that is discarded to the graveyard
      Given Alice controls "Bone Miser", "Library of Leng" and "Swamp"
      And Alice has "Raven's Crime" and "Grizzly Bears" in hand
      And it is Alice's precombat main phase
      And Alice has cast "Raven's Crime", targeting Alice
      When the top of the stack resolves
      And Alice says no to "Library of Leng"
      Then "Grizzly Bears" is in Alice's graveyard
      And the stack is, from the top, the ability of "Bone Miser"

    @case:unseen-discard-for-a-creature-card @branch:attempted @701.9c/unseen-discard-does-not-pay-for-a-quality
    Scenario: A card put on the library by Library of Leng doesn't pay for Hidden Horror
      Given Alice controls "Library of Leng" and 3 "Swamp"
      And Alice has "Hidden Horror" and "Grizzly Bears" in hand
      And it is Alice's precombat main phase
      And Alice has cast "Hidden Horror"
      And the top of the stack has resolved
      When the top of the stack resolves
      And Alice pays for "Hidden Horror"
      And Alice discards "Grizzly Bears" for "Hidden Horror"
      And Alice says yes to "Library of Leng"
      Then the action is illegal

    @case:seen-discard-for-a-creature-card @701.9c/unseen-discard-does-not-pay-for-a-quality
    Scenario: A creature card discarded to the graveyard pays for Hidden Horror
      Given Alice controls "Library of Leng" and 3 "Swamp"
      And Alice has "Hidden Horror" and "Grizzly Bears" in hand
      And it is Alice's precombat main phase
      And Alice has cast "Hidden Horror"
      And the top of the stack has resolved
      When the top of the stack resolves
      And Alice pays for "Hidden Horror"
      And Alice discards "Grizzly Bears" for "Hidden Horror"
      And Alice says no to "Library of Leng"
      Then "Hidden Horror" is on the battlefield
      And "Grizzly Bears" is in Alice's graveyard

    @case:unseen-discard-for-any-card @701.9c/unseen-discard-does-not-pay-for-a-quality
    Scenario: A card put on the library by Library of Leng pays for Balduvian Horde, which takes any card
      Given Alice controls "Library of Leng", 2 "Mountain" and 2 "Swamp"
      And Alice has "Balduvian Horde" and "Grizzly Bears" in hand
      And it is Alice's precombat main phase
      And Alice has cast "Balduvian Horde"
      And the top of the stack has resolved
      When the top of the stack resolves
      And Alice pays for "Balduvian Horde"
      And Alice says yes to "Library of Leng"
      Then "Balduvian Horde" is on the battlefield
      And "Grizzly Bears" is on top of Alice's library
