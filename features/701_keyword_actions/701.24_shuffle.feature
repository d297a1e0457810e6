Feature: 701.24 Shuffle

  Rule: 701.24a A shuffled library is in a random order

    @case:shuffled-to-any-order @701.24a/shuffled-library-is-in-an-unknown-order
    Scenario Outline: After Rampant Growth has shuffled a library "<top>" may be on top
      Given Alice controls 2 "Forest"
      And Alice has "Rampant Growth" in hand
      And Alice's library is, from the top, "Grizzly Bears" and "Divination"
      And it is Alice's precombat main phase
      And Alice has cast "Rampant Growth"
      When the top of the stack resolves
      And Alice finds nothing for "Rampant Growth"
      And Alice's library is shuffled to "<top>", "<bottom>"
      Then "<top>" is on top of Alice's library
      And "<bottom>" is on the bottom of Alice's library

      Examples:
        | id       | top           | bottom        |
        | as-it-was | Grizzly Bears | Divination    |
        | turned   | Divination    | Grizzly Bears |

    @case:shuffled-library-unknown @701.24a/shuffled-library-is-in-an-unknown-order
    Scenario: Nobody sees a card of a library that was searched and shuffled
      Given Alice controls 2 "Forest"
      And Alice has "Rampant Growth" in hand
      And Alice's library is, from the top, "Grizzly Bears", "Divination" and "Ornithopter"
      And it is Alice's precombat main phase
      And Alice has cast "Rampant Growth"
      When the top of the stack resolves
      And Alice finds nothing for "Rampant Growth"
      Then Alice and Bob cannot see "Grizzly Bears", "Divination" and "Ornithopter"

  Rule: 701.24b Found cards that are placed after the shuffle

    @case:found-card-is-not-shuffled @701.24b/found-cards-are-not-shuffled @701.24b/the-rest-is-shuffled
    Scenario: Vampiric Tutor's card is on top, whatever the order of the rest becomes
      Given Alice controls "Swamp"
      And Alice has "Vampiric Tutor" in hand
      And Alice's library is, from the top, "Divination", "Grizzly Bears", "Island"
      And it is Alice's precombat main phase
      And Alice has cast "Vampiric Tutor"
      When the top of the stack resolves
      And Alice finds "Grizzly Bears" for "Vampiric Tutor"
      And Alice's library is shuffled to "Island", "Divination"
      Then "Grizzly Bears" is on top of Alice's library
      And "Island" is 2nd from the top of Alice's library
      And "Divination" is on the bottom of Alice's library

    @case:shuffle-of-the-rest-is-seen @701.24b/shuffle-without-the-found-cards-triggers
    Scenario: Cosi's Trickster sees the shuffle of Vampiric Tutor
      Given Alice controls "Swamp"
      And Alice has "Vampiric Tutor" in hand
      And Alice's library is, from the top, "Divination", "Grizzly Bears", "Island"
      And Bob controls "Cosi's Trickster"
      And it is Alice's precombat main phase
      And Alice has cast "Vampiric Tutor"
      When the top of the stack resolves
      And Alice finds "Grizzly Bears" for "Vampiric Tutor"
      Then the stack is, from the top, the ability of "Cosi's Trickster"

  Rule: 701.24c Certain objects that aren't shuffled in

    @case:guile-there @701.24c/shuffled-though-the-named-objects-are-not-there
    Scenario: Guile is shuffled into its owner's library from the graveyard
      Given Alice controls "Guile"
      And Bob controls "Cosi's Trickster" and 3 "Swamp"
      And Bob has "Murder" in hand
      And it is Bob's precombat main phase
      And Bob has cast "Murder", targeting "Guile"
      And the top of the stack has resolved
      When the top of the stack resolves
      Then "Guile" is in Alice's library
      And the stack is, from the top, the ability of "Cosi's Trickster"

    @case:guile-gone-shuffled @since:20150717 @701.24c/shuffled-though-the-named-objects-are-not-there @701.24c/ex1
    Scenario: The library is shuffled though Guile was exiled from the graveyard
      Given Alice controls "Guile"
      And Bob controls "Cosi's Trickster", "Tormod's Crypt" and 3 "Swamp"
      And Bob has "Murder" in hand
      And it is Bob's precombat main phase
      And Bob has cast "Murder", targeting "Guile"
      And the top of the stack has resolved
      And Bob has activated "Tormod's Crypt", targeting Alice
      And the top of the stack has resolved
      When the top of the stack resolves
      Then "Guile" is in exile
      And the stack is, from the top, the ability of "Cosi's Trickster"

    @case:guile-gone-not-shuffled @until:20150327 @701.16c/not-shuffled-when-the-named-objects-were-gone @20120501:701.16c/ex1
    Scenario: The library isn't shuffled when Guile was exiled from the graveyard
      Given Alice controls "Guile"
      And Bob controls "Cosi's Trickster", "Tormod's Crypt" and 3 "Swamp"
      And Bob has "Murder" in hand
      And it is Bob's precombat main phase
      And Bob has cast "Murder", targeting "Guile"
      And the top of the stack has resolved
      And Bob has activated "Tormod's Crypt", targeting Alice
      And the top of the stack has resolved
      When the top of the stack resolves
      Then "Guile" is in exile
      And the stack is empty

    @case:zenith-shuffled-in @701.24c/shuffled-though-the-named-objects-are-not-there
    Scenario: Black Sun's Zenith is shuffled into its owner's library as it resolves
      Given Alice controls 3 "Swamp"
      And Alice has "Black Sun's Zenith" in hand
      And Bob controls "Psychogenic Probe"
      And it is Alice's precombat main phase
      And Alice has cast "Black Sun's Zenith", with X=1
      When the top of the stack resolves
      Then "Black Sun's Zenith" is in Alice's library
      And the stack is, from the top, the ability of "Psychogenic Probe"

    @case:zenith-exiled-shuffled @since:20150717 @701.24c/shuffled-though-the-named-objects-are-not-there @701.24c/ex2
    Scenario: The library is shuffled though Black Sun's Zenith, cast with flashback, is exiled
      Given Alice controls 2 "Mountain" and 3 "Swamp"
      And Alice has "Recoup" in hand
      And Alice has "Black Sun's Zenith" in her graveyard
      And Bob controls "Psychogenic Probe"
      And it is Alice's precombat main phase
      And Alice has cast "Recoup", targeting "Black Sun's Zenith", activating "Mountain#1" for {R}, activating "Mountain#2" for {R}
      And the top of the stack has resolved
      And Alice has cast "Black Sun's Zenith", using flashback, with X=1
      When the top of the stack resolves
      Then "Black Sun's Zenith" is in exile
      And the stack is, from the top, the ability of "Psychogenic Probe"

    @case:zenith-exiled-not-shuffled @until:20150327 @701.16d/not-shuffled-when-the-named-objects-went-elsewhere @20120501:701.16d/ex1
    Scenario: The library isn't shuffled when Black Sun's Zenith, cast with flashback, is exiled
      Given Alice controls 2 "Mountain" and 3 "Swamp"
      And Alice has "Recoup" in hand
      And Alice has "Black Sun's Zenith" in her graveyard
      And Bob controls "Psychogenic Probe"
      And it is Alice's precombat main phase
      And Alice has cast "Recoup", targeting "Black Sun's Zenith", activating "Mountain#1" for {R}, activating "Mountain#2" for {R}
      And the top of the stack has resolved
      And Alice has cast "Black Sun's Zenith", using flashback, with X=1
      When the top of the stack resolves
      Then "Black Sun's Zenith" is in exile
      And the stack is empty

  Rule: 701.24d A set of objects that is empty

    @case:no-card-shuffled-in @701.24d/shuffled-though-the-set-is-empty @701.24d/ex1 @20120501:701.16e/ex1
    Scenario: Loaming Shaman has Bob shuffle his library though no cards are targeted
      Given Alice controls 3 "Forest" and "Cosi's Trickster"
      And Alice has "Loaming Shaman" in hand
      And Bob has "Grizzly Bears" in his graveyard
      And it is Alice's precombat main phase
      And Alice has cast "Loaming Shaman"
      And Alice will target Bob for "Loaming Shaman"
      And Alice will target nothing for "Loaming Shaman"
      And the top of the stack has resolved
      When the top of the stack resolves
      Then "Grizzly Bears" is in Bob's graveyard
      And the stack is, from the top, the ability of "Cosi's Trickster"

    @case:a-card-shuffled-in @701.24d/shuffled-though-the-set-is-empty
    Scenario: Loaming Shaman has Bob shuffle the card that is targeted into his library
      Given Alice controls 3 "Forest" and "Cosi's Trickster"
      And Alice has "Loaming Shaman" in hand
      And Bob has "Grizzly Bears" in his graveyard
      And it is Alice's precombat main phase
      And Alice has cast "Loaming Shaman"
      And Alice will target Bob for "Loaming Shaman"
      And Alice will target "Grizzly Bears" for "Loaming Shaman"
      And the top of the stack has resolved
      When the top of the stack resolves
      Then "Grizzly Bears" is in Bob's library
      And the stack is, from the top, the ability of "Cosi's Trickster"

  Rule: 701.24e Hardly any cards

    @case:library-of-few-cards-shuffled @701.24e/shuffling-hardly-any-cards-triggers
    Scenario: Cosi's Trickster sees the shuffle of an empty library
      Given Alice controls 2 "Forest"
      And Alice has "Rampant Growth" in hand
      And Alice's library is empty
      And Bob controls "Cosi's Trickster"
      And it is Alice's precombat main phase
      And Alice has cast "Rampant Growth"
      When the top of the stack resolves
      Then the stack is, from the top, the ability of "Cosi's Trickster"

    @case:library-of-one-card-shuffled @701.24e/shuffling-hardly-any-cards-triggers
    Scenario: Cosi's Trickster sees the shuffle of a library of one card
      Given Alice controls 2 "Forest"
      And Alice has "Rampant Growth" in hand
      And Alice's library is, from the top, "Divination"
      And Bob controls "Cosi's Trickster"
      And it is Alice's precombat main phase
      And Alice has cast "Rampant Growth"
      When the top of the stack resolves
      Then the stack is, from the top, the ability of "Cosi's Trickster"

  Rule: 701.24f Several shuffles at once

    @case:two-shuffles-at-once @701.24f/simultaneous-shuffles-trigger-each
    Scenario: Psychogenic Probe sees two shuffles when two cards that shuffle themselves away are discarded
      Given Alice controls "Psychogenic Probe" and 3 "Swamp"
      And Alice has "Mind Rot" in hand
      And Bob has "Darksteel Colossus" and "Progenitus" in hand
      And it is Alice's precombat main phase
      And Alice has cast "Mind Rot", targeting Bob
      When the top of the stack resolves
      Then "Darksteel Colossus" and "Progenitus" are in Bob's library
      And the stack is, from the top, the ability of "Psychogenic Probe" and the ability of "Psychogenic Probe"

    @case:one-shuffle-alone @701.24f/simultaneous-shuffles-trigger-each
    Scenario: Psychogenic Probe sees one shuffle when one such card is discarded
      Given Alice controls "Psychogenic Probe" and 3 "Swamp"
      And Alice has "Mind Rot" in hand
      And Bob has "Darksteel Colossus" and "Divination" in hand
      And it is Alice's precombat main phase
      And Alice has cast "Mind Rot", targeting Bob
      When the top of the stack resolves
      Then "Darksteel Colossus" is in Bob's library
      And "Divination" is in Bob's graveyard
      And the stack is, from the top, the ability of "Psychogenic Probe"

  Rule: 701.24g Placed while the library is shuffled

    @case:on-top-of-a-shuffled-library @701.24g/placed-while-shuffled-is-where-it-was-put @701.24g/ex1
    Scenario: Gravebane Zombie is on top of the library into which Darksteel Colossus is shuffled
      Given Alice controls "Darksteel Colossus", "Gravebane Zombie" and 4 "Swamp"
      And Alice has "Barter in Blood" in hand
      And Alice's library is, from the top, "Divination" and "Forest"
      And it is Alice's precombat main phase
      And Alice has cast "Barter in Blood"
      When the top of the stack resolves
      And Alice's library is shuffled to "Forest", "Darksteel Colossus", "Divination"
      Then "Gravebane Zombie" is on top of Alice's library
      And "Forest" is 2nd from the top of Alice's library
      And "Darksteel Colossus" is 3rd from the top of Alice's library
      And "Divination" is on the bottom of Alice's library
