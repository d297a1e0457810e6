Feature: 701.23 Search

  Rule: 701.23a A search finds what fits the description

    @case:search-finds-a-fitting-card @701.23a/searching-finds-what-is-described
    Scenario: Rampant Growth finds a basic land anywhere in the library
      Given Alice controls 2 "Forest"
      And Alice has "Rampant Growth" in hand
      And Alice's library is, from the top, "Grizzly Bears", "Divination" and "Island"
      And it is Alice's precombat main phase
      And Alice has cast "Rampant Growth"
      When the top of the stack resolves
      And Alice finds "Island" for "Rampant Growth"
      Then "Island" is on the battlefield
      And "Island" is tapped

    @case:search-does-not-find-what-does-not-fit @701.23a/searching-finds-what-is-described
    Scenario: Rampant Growth can't find a nonbasic land
      Given Alice controls 2 "Forest"
      And Alice has "Rampant Growth" in hand
      And Alice's library is, from the top, "City of Brass", "Divination" and "Island"
      And it is Alice's precombat main phase
      And Alice has cast "Rampant Growth"
      When the top of the stack resolves
      And Alice finds "City of Brass" for "Rampant Growth"
      Then the action is illegal

    @case:searching-player-sees-the-library @701.23a/searching-finds-what-is-described
    Scenario: While Alice searches she sees her library, and Bob doesn't
      Given Alice controls 2 "Forest"
      And Alice has "Rampant Growth" in hand
      And Alice's library is, from the top, "Grizzly Bears", "Divination" and "Island"
      And it is Alice's precombat main phase
      And Alice has cast "Rampant Growth"
      When the top of the stack resolves, up to the choice of search
      Then Alice can see "Grizzly Bears", "Divination" and "Island"
      And Bob cannot see "Grizzly Bears", "Divination" and "Island"

  Rule: 701.23b Cards with a quality in a hidden zone

    @case:land-found @branch:taken @701.23b/card-with-a-quality-may-stay-hidden
    Scenario: Alice may find the basic land that is in her library
      Given Alice controls 2 "Forest"
      And Alice has "Rampant Growth" in hand
      And Alice's library is, from the top, "Island"
      And it is Alice's precombat main phase
      And Alice has cast "Rampant Growth"
      When the top of the stack resolves
      And Alice finds "Island" for "Rampant Growth"
      Then "Island" is on the battlefield

    @case:land-not-found @branch:declined @701.23b/card-with-a-quality-may-stay-hidden
    Scenario: Alice may fail to find the basic land that is in her library
      Given Alice controls 2 "Forest"
      And Alice has "Rampant Growth" in hand
      And Alice's library is, from the top, "Island"
      And it is Alice's precombat main phase
      And Alice has cast "Rampant Growth"
      When the top of the stack resolves
      And Alice finds nothing for "Rampant Growth"
      Then "Island" is in Alice's library

    @case:same-name-in-three-zones @branch:declined @701.23b/card-with-a-quality-may-stay-hidden @701.23b/ex1 @20120501:701.15b/ex1
    Scenario Outline: Splinter takes the Howling Mine in the graveyard, and of those in the library <taken>
      Given Alice controls 4 "Forest"
      And Alice has "Splinter" in hand
      And Bob controls "Howling Mine#1"
      And Bob has "Howling Mine#2" in his graveyard
      And Bob's library is, from the top, "Howling Mine#3", "Howling Mine#4" and "Island"
      And it is Alice's precombat main phase
      And Alice has cast "Splinter", targeting "Howling Mine#1"
      When the top of the stack resolves
      And Alice finds <found> for "Splinter"
      Then "Howling Mine#1" and "Howling Mine#2" are in exile
      And Bob has <left> cards in his library

      Examples:
        | id   | taken   | found                                 | left |
        | none | neither | nothing                               | 3    |
        | one  | one     | "Howling Mine#3"                      | 2    |
        | both | both    | "Howling Mine#3" and "Howling Mine#4" | 1    |

  Rule: 701.23c Cards of a quality that nothing defines

    @case:nothing-named-nothing-found @701.23c/undefined-quality-finds-nothing @701.23c/ex1
    Scenario: Lobotomy against an empty hand exiles nothing, and the library is searched and shuffled
      Given Alice controls 2 "Island", 2 "Swamp" and "Cosi's Trickster"
      And Alice has "Lobotomy" in hand
      And Bob has "Grizzly Bears" in his graveyard
      And Bob's library is, from the top, "Divination" and "Island#3"
      And it is Alice's precombat main phase
      And Alice has cast "Lobotomy", targeting Bob
      When the top of the stack resolves
      Then "Grizzly Bears" is in Bob's graveyard
      And Bob has 2 cards in his library
      And the stack is, from the top, the ability of "Cosi's Trickster"

    @case:card-named-all-found @701.23c/undefined-quality-finds-nothing
    Scenario: Lobotomy exiles the cards of the name that was chosen
      Given Alice controls 2 "Island" and 2 "Swamp"
      And Alice has "Lobotomy" in hand
      And Bob has "Divination#1" and "Island#3" in hand
      And Bob has "Divination#2" in his graveyard
      And Bob's library is, from the top, "Divination#3" and "Forest"
      And it is Alice's precombat main phase
      And Alice has cast "Lobotomy", targeting Bob
      When the top of the stack resolves
      And Alice chooses "Divination#1" for "Lobotomy"
      And Alice finds "Divination#1" and "Divination#3" for "Lobotomy"
      Then "Divination#1", "Divination#2" and "Divination#3" are in exile

  Rule: 701.23d A number of cards and no more

    @case:a-card-has-to-be-found @701.23d/mere-number-has-to-be-found
    Scenario: Diabolic Tutor can't fail to find a card
      Given Alice controls 4 "Swamp"
      And Alice has "Diabolic Tutor" in hand
      And Alice's library is, from the top, "Divination" and "Island"
      And it is Alice's precombat main phase
      And Alice has cast "Diabolic Tutor"
      When the top of the stack resolves
      And Alice finds nothing for "Diabolic Tutor"
      Then the action is illegal

    @case:any-card-can-be-found @701.23d/mere-number-has-to-be-found
    Scenario: Diabolic Tutor finds any card
      Given Alice controls 4 "Swamp"
      And Alice has "Diabolic Tutor" in hand
      And Alice's library is, from the top, "Divination" and "Island"
      And it is Alice's precombat main phase
      And Alice has cast "Diabolic Tutor"
      When the top of the stack resolves
      And Alice finds "Island" for "Diabolic Tutor"
      Then "Island" is in Alice's hand
      And "Divination" is in Alice's library

    @case:as-many-cards-as-there-are @701.23d/mere-number-has-to-be-found
    Scenario: Behold the Beyond finds the only two cards of a library where it looks for three
      Given Alice controls 7 "Swamp"
      And Alice has "Behold the Beyond" in hand
      And Alice's library is, from the top, "Divination" and "Island"
      And it is Alice's precombat main phase
      And Alice has cast "Behold the Beyond"
      When the top of the stack resolves
      And Alice finds "Divination" and "Island" for "Behold the Beyond"
      Then "Divination" and "Island" are in Alice's hand

    @case:one-card-fewer-than-there-are @701.23d/mere-number-has-to-be-found
    Scenario: Behold the Beyond has to find both of the only two cards of a library
      Given Alice controls 7 "Swamp"
      And Alice has "Behold the Beyond" in hand
      And Alice's library is, from the top, "Divination" and "Island"
      And it is Alice's precombat main phase
      And Alice has cast "Behold the Beyond"
      When the top of the stack resolves
      And Alice finds "Divination" for "Behold the Beyond"
      Then the action is illegal

  Rule: 701.23e Found cards are revealed only where it is said

    @case:found-card-stays-secret @701.23e/found-card-is-revealed-only-if-told
    Scenario: Bob doesn't see the card that Alice finds with Vampiric Tutor
      Given Alice controls "Swamp"
      And Alice has "Vampiric Tutor" in hand
      And Alice's library is, from the top, "Divination" and "Island"
      And it is Alice's precombat main phase
      And Alice has cast "Vampiric Tutor"
      When the top of the stack resolves
      And Alice finds "Island" for "Vampiric Tutor"
      Then "Island" is on top of Alice's library
      And Bob cannot see "Island"

    @case:found-cards-shown @701.23e/found-card-is-revealed-only-if-told
    Scenario: Bob sees the cards that Alice finds with Gifts Ungiven before he chooses
      Given Alice controls 4 "Island"
      And Alice has "Gifts Ungiven" in hand
      And Alice's library is, from the top, "Divination", "Forest", "Swamp" and "Mountain"
      And it is Alice's precombat main phase
      And Alice has cast "Gifts Ungiven", targeting Bob
      When the top of the stack resolves, up to the choice of object
      And Alice finds "Divination", "Forest", "Swamp" and "Mountain" for "Gifts Ungiven"
      Then Bob can see "Divination", "Forest", "Swamp" and "Mountain"

  Rule: 701.23f Searching a part of a library

    @case:top-four-searched-all-shuffled @701.23f/part-of-a-zone-is-searched-like-the-zone @701.23f/ex1
    Scenario: Bob, who searches only his top four cards, shuffles his whole library
      Given Alice controls "Aven Mindcensor"
      And Alice's library is empty
      And Bob controls "Veteran Explorer" and "Mountain"
      And Bob has "Lightning Bolt" in hand
      And Bob's library is, from the top, "Divination", "Grizzly Bears", "Ornithopter", "Forest", "Island" and "Swamp"
      And it is Bob's precombat main phase
      And Bob has cast "Lightning Bolt", targeting "Veteran Explorer"
      And the top of the stack has resolved
      When the top of the stack resolves
      And Alice says no to "Veteran Explorer"
      And Bob says yes to "Veteran Explorer"
      And Bob finds "Forest" for "Veteran Explorer"
      And Bob's library is shuffled to "Swamp", "Ornithopter", "Island", "Divination", "Grizzly Bears"
      Then "Forest" is on the battlefield
      And "Swamp" is on top of Bob's library
      And "Grizzly Bears" is on the bottom of Bob's library

    @case:fifth-card-not-searched @701.23f/part-of-a-zone-is-searched-like-the-zone
    Scenario: Bob, who searches only his top four cards, can't find the fifth
      Given Alice controls "Aven Mindcensor"
      And Bob controls 2 "Forest"
      And Bob has "Rampant Growth" in hand
      And Bob's library is, from the top, "Divination", "Grizzly Bears", "Ornithopter", "Lightning Bolt" and "Island"
      And it is Bob's precombat main phase
      And Bob has cast "Rampant Growth"
      When the top of the stack resolves
      And Bob finds "Island" for "Rampant Growth"
      Then the action is illegal

    @case:part-search-is-seen @701.23f/part-of-a-zone-triggers-like-the-zone
    Scenario: Archivist of Oghma sees Bob search only his top four cards
      Given Alice controls "Aven Mindcensor" and "Archivist of Oghma"
      And Bob controls 2 "Forest"
      And Bob has "Rampant Growth" in hand
      And Bob's library is, from the top, "Divination", "Grizzly Bears", "Ornithopter", "Swamp" and "Island"
      And it is Bob's precombat main phase
      And Bob has cast "Rampant Growth"
      When the top of the stack resolves
      And Bob finds "Swamp" for "Rampant Growth"
      Then the stack is, from the top, the ability of "Archivist of Oghma"

  Rule: 701.23g Searching though nothing can be done with what is found

    @case:search-though-nothing-can-enter @branch:taken @701.23g/searching-though-the-rest-is-impossible
    Scenario: Alice may search for Woodland Bellower's creature though Grafdigger's Cage keeps it from entering
      Given Alice controls 6 "Forest"
      And Alice has "Woodland Bellower" in hand
      And Alice's library is, from the top, "Grizzly Bears" and "Divination"
      And Bob controls "Grafdigger's Cage" and "Cosi's Trickster"
      And it is Alice's precombat main phase
      And Alice has cast "Woodland Bellower"
      And the top of the stack has resolved
      When the top of the stack resolves
      And Alice says yes to "Woodland Bellower"
      And Alice finds "Grizzly Bears" for "Woodland Bellower"
      Then "Grizzly Bears" is in Alice's library
      And the stack is, from the top, the ability of "Cosi's Trickster"

    @case:no-search-where-nothing-can-enter @branch:declined @701.23g/searching-though-the-rest-is-impossible
    Scenario: Alice may leave her library alone
      Given Alice controls 6 "Forest"
      And Alice has "Woodland Bellower" in hand
      And Alice's library is, from the top, "Grizzly Bears" and "Divination"
      And Bob controls "Grafdigger's Cage" and "Cosi's Trickster"
      And it is Alice's precombat main phase
      And Alice has cast "Woodland Bellower"
      And the top of the stack has resolved
      When the top of the stack resolves
      And Alice says no to "Woodland Bellower"
      Then the stack is empty

  Rule: 701.23h Several searches before one shuffle

    @case:two-searches-one-event @since:20190612 @701.23h/several-searches-are-one-instruction @701.23h/library-is-searched-once
    Scenario: Archivist of Oghma sees one search of Verdant Crescendo, which finds two cards
      Given Alice controls 4 "Forest"
      And Alice has "Verdant Crescendo" in hand
      And Alice's library is, from the top, "Island", "Nissa, Nature's Artisan" and "Divination"
      And Bob controls "Archivist of Oghma"
      And it is Alice's precombat main phase
      And Alice has cast "Verdant Crescendo"
      When the top of the stack resolves
      And Alice finds "Island" for "Verdant Crescendo"
      And Alice finds "Nissa, Nature's Artisan" for "Verdant Crescendo"
      Then "Island" is on the battlefield
      And "Nissa, Nature's Artisan" is in Alice's hand
      And the stack is, from the top, the ability of "Archivist of Oghma"

  Rule: 701.23i Several players search at once

    @case:both-players-look-at-once @701.23i/several-players-search-in-turn-order
    Scenario: Both players look at their libraries before the active player chooses
      Given Alice controls "Field of Ruin" and 2 "Wastes"
      And Alice's library is, from the top, "Forest" and "Divination"
      And Bob controls "City of Brass"
      And Bob's library is, from the top, "Swamp" and "Grizzly Bears"
      And it is Alice's precombat main phase
      And Alice has activated ability 2 of "Field of Ruin", targeting "City of Brass"
      When the top of the stack resolves, up to the choice of search
      Then Alice can see "Forest"
      And Bob can see "Swamp"

    @case:both-players-find-a-land @701.23i/several-players-search-in-turn-order
    Scenario: Both players put the basic lands that they found onto the battlefield
      Given Alice controls "Field of Ruin" and 2 "Wastes"
      And Alice's library is, from the top, "Forest" and "Divination"
      And Bob controls "City of Brass"
      And Bob's library is, from the top, "Swamp" and "Grizzly Bears"
      And it is Alice's precombat main phase
      And Alice has activated ability 2 of "Field of Ruin", targeting "City of Brass"
      When the top of the stack resolves
      And Alice finds "Forest" for "Field of Ruin"
      And Bob finds "Swamp" for "Field of Ruin"
      Then "Forest" and "Swamp" are on the battlefield
      And "City of Brass" is in Bob's graveyard

  Rule: 701.23j Outside the game

    @case:found-outside-the-game @branch:taken @701.23j/searching-outside-the-game
    Scenario: Invasion of Arcavios finds a card that Alice owns outside the game
      Given Alice controls 5 "Island"
      And Alice has "Invasion of Arcavios" in hand
      And Alice has "Lightning Bolt" outside the game
      And Alice's library is, from the top, "Divination" and "Forest"
      And it is Alice's precombat main phase
      And Alice has cast "Invasion of Arcavios"
      And the top of the stack has resolved
      When the top of the stack resolves
      And Alice finds "Lightning Bolt" for "Invasion of Arcavios"
      Then "Lightning Bolt" is in Alice's hand

    @case:found-in-the-library-instead @branch:declined @701.23j/searching-outside-the-game
    Scenario: Invasion of Arcavios finds a card of the library rather than one outside the game
      Given Alice controls 5 "Island"
      And Alice has "Invasion of Arcavios" in hand
      And Alice has "Lightning Bolt" outside the game
      And Alice's library is, from the top, "Divination" and "Forest"
      And it is Alice's precombat main phase
      And Alice has cast "Invasion of Arcavios"
      And the top of the stack has resolved
      When the top of the stack resolves
      And Alice finds "Divination" for "Invasion of Arcavios"
      Then "Divination" is in Alice's hand
