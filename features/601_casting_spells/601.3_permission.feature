Feature: 601.3 Who may begin to cast what, and when

  Rule: Something has to allow it, and nothing may prohibit it

    @case:from-the-graveyard-without-permission @branch:attempted @601.3/allowed-by-a-rule-or-effect
    Scenario: Nothing lets a player cast Lightning Bolt from their graveyard
      Given Alice controls "Mountain"
      And Alice has "Lightning Bolt" in her graveyard
      And it is Alice's precombat main phase
      When Alice tries to cast "Lightning Bolt", targeting Bob
      Then the cast may not be begun
      And nothing has changed

    @case:from-anothers-hand @branch:attempted @601.3/allowed-by-a-rule-or-effect
    Scenario: Nothing lets a player cast a Lightning Bolt from another player's hand
      Given Alice controls "Mountain"
      And Bob has "Lightning Bolt" in hand
      And it is Alice's precombat main phase
      When Alice tries to cast "Lightning Bolt", targeting Bob
      Then the cast may not be begun
      And nothing has changed

    @case:land-creature-as-a-spell @branch:attempted @601.3/allowed-by-a-rule-or-effect
    Scenario: Nothing lets a player cast Dryad Arbor, since it is a land
      Given Alice controls "Omniscience" and "Forest"
      And Alice has "Dryad Arbor" in hand
      And it is Alice's precombat main phase
      When Alice tries to cast "Dryad Arbor", for the alternative cost of "Omniscience"
      Then the cast may not be begun
      And nothing has changed

    @case:without-priority @branch:attempted @601.3/allowed-by-a-rule-or-effect
    Scenario: A player without priority can't cast Lightning Bolt
      Given Alice controls "Mountain"
      And Alice has "Lightning Bolt" in hand
      And it is Bob's precombat main phase
      When Alice tries to cast "Lightning Bolt", targeting Bob
      Then the cast may not be begun
      And nothing has changed

    @case:top-of-the-library-with-permission @601.3/allowed-by-a-rule-or-effect
    Scenario: Garruk's Horde lets Grizzly Bears be cast from the top of the library
      Given Alice controls "Garruk's Horde" and 2 "Forest"
      And Alice's library is, from the top, "Grizzly Bears" and "Llanowar Elves"
      And it is Alice's precombat main phase
      When Alice casts "Grizzly Bears"
      Then the cast is legal
      And the stack is, from the top, "Grizzly Bears"

    @case:second-card-of-the-library @branch:attempted @601.3/allowed-by-a-rule-or-effect
    Scenario: Garruk's Horde doesn't let the second card of the library be cast
      Given Alice controls "Garruk's Horde" and 2 "Forest"
      And Alice's library is, from the top, "Grizzly Bears" and "Llanowar Elves"
      And it is Alice's precombat main phase
      When Alice tries to cast "Llanowar Elves"
      Then the cast may not be begun
      And nothing has changed

    @case:even-spell-under-void-winnower @branch:attempted @601.3/prohibited-by-an-effect @601.3a/no-choice-lifts-the-prohibition
    Scenario: Under Void Winnower an opponent can't begin to cast Grizzly Bears, which stays even
      Given Alice controls 2 "Forest"
      And Bob controls "Void Winnower"
      And Alice has "Grizzly Bears" in hand
      And it is Alice's precombat main phase
      When Alice tries to cast "Grizzly Bears"
      Then the cast may not be begun
      And nothing has changed

    @case:odd-spell-under-void-winnower @601.3/prohibited-by-an-effect
    Scenario: Under Void Winnower an opponent can cast Llanowar Elves, which is odd
      Given Alice controls "Forest"
      And Bob controls "Void Winnower"
      And Alice has "Llanowar Elves" in hand
      And it is Alice's precombat main phase
      When Alice casts "Llanowar Elves"
      Then the cast is legal

    @case:even-spell-of-the-winnowers-controller @601.3/prohibited-by-an-effect
    Scenario: Void Winnower's own controller can cast Grizzly Bears
      Given Alice controls "Void Winnower" and 2 "Forest"
      And Alice has "Grizzly Bears" in hand
      And it is Alice's precombat main phase
      When Alice casts "Grizzly Bears"
      Then the cast is legal

    @case:permission-against-prohibition @branch:attempted @601.3/prohibited-by-an-effect
    Scenario: Garruk's Horde doesn't let an even creature spell be cast under Void Winnower
      Given Alice controls "Garruk's Horde" and 2 "Forest"
      And Bob controls "Void Winnower"
      And Alice's library is, from the top, "Grizzly Bears" and "Llanowar Elves"
      And it is Alice's precombat main phase
      When Alice tries to cast "Grizzly Bears"
      Then the cast may not be begun
      And nothing has changed

  Rule: 601.3a A choice may lift a prohibition

    @case:thunder-with-odd-x @branch:taken @601.3a/begun-against-a-prohibition @601.3a/ex1
    Scenario: Under Void Winnower, Rolling Thunder is begun and, with X=1, cast
      Given Alice controls 4 "Mountain"
      And Bob controls "Void Winnower"
      And Alice has "Rolling Thunder" in hand
      And it is Alice's precombat main phase
      When Alice casts "Rolling Thunder", with X=1, targeting Bob
      Then the cast is legal
      And the stack is, from the top, "Rolling Thunder"

    @case:thunder-with-even-x @branch:declined @601.3a/begun-against-a-prohibition @601.3a/ex1
    Scenario: Under Void Winnower, Rolling Thunder is begun and, with X=2, reversed
      Given Alice controls 4 "Mountain"
      And Bob controls "Void Winnower"
      And Alice has "Rolling Thunder" in hand
      And it is Alice's precombat main phase
      When Alice tries to cast "Rolling Thunder", with X=2, targeting Bob
      Then the cast is begun and reversed
      And nothing has changed

  Rule: 601.3b-d Flash that depends on choices, costs and conditions

    @case:bestowed-at-an-instants-time @branch:taken @601.3b/flash-for-what-it-might-become @601.3b/ex1
    Scenario: With Sigarda's Aid, Hopeful Eidolon is cast bestowed in another player's turn
      Given Alice controls "Sigarda's Aid", "Grizzly Bears" and 4 "Plains"
      And Alice has "Hopeful Eidolon" in hand
      And it is Bob's precombat main phase
      And Bob has passed priority
      When Alice casts "Hopeful Eidolon", using bestow, targeting "Grizzly Bears"
      Then the cast is legal
      And the stack is, from the top, "Hopeful Eidolon"

    @case:creature-at-an-instants-time @branch:declined @601.3b/flash-for-what-it-might-become @601.3b/ex1
    Scenario: With Sigarda's Aid, Hopeful Eidolon as a creature at such a time is begun and reversed
      Given Alice controls "Sigarda's Aid", "Grizzly Bears" and 4 "Plains"
      And Alice has "Hopeful Eidolon" in hand
      And it is Bob's precombat main phase
      And Bob has passed priority
      When Alice tries to cast "Hopeful Eidolon"
      Then the cast is begun and reversed
      And nothing has changed

    @case:bestowed-without-the-aid @601.3b/flash-for-what-it-might-become
    Scenario: Without Sigarda's Aid, Hopeful Eidolon can't be cast in another player's turn at all
      Given Alice controls "Grizzly Bears" and 4 "Plains"
      And Alice has "Hopeful Eidolon" in hand
      And it is Bob's precombat main phase
      And Bob has passed priority
      When Alice tries to cast "Hopeful Eidolon", using bestow, targeting "Grizzly Bears"
      Then the cast may not be begun
      And nothing has changed

    @case:rout-at-an-instants-time @branch:taken @601.3c/flash-for-a-cost
    Scenario: Rout is cast in another player's turn by a player who pays {2} more
      Given Alice controls 7 "Plains"
      And Alice has "Rout" in hand
      And it is Bob's precombat main phase
      And Bob has passed priority
      When Alice casts "Rout", paying the additional cost
      Then the cast is legal
      And "Plains#1", "Plains#2", "Plains#3", "Plains#4", "Plains#5", "Plains#6" and "Plains#7" are tapped

    @case:rout-at-an-instants-time-unpaid @601.3c/flash-for-a-cost
    Scenario: Rout without its {2} is begun in another player's turn and reversed
      Given Alice controls 7 "Plains"
      And Alice has "Rout" in hand
      And it is Bob's precombat main phase
      And Bob has passed priority
      When Alice tries to cast "Rout"
      Then the cast is begun and reversed
      And nothing has changed

    @case:rout-at-a-sorcerys-time @branch:declined @601.3c/flash-for-a-cost
    Scenario: Rout is cast for its mana cost alone in its player's own main phase
      Given Alice controls 5 "Plains"
      And Alice has "Rout" in hand
      And it is Alice's precombat main phase
      When Alice casts "Rout"
      Then the cast is legal
      And "Plains#1", "Plains#2", "Plains#3", "Plains#4" and "Plains#5" are tapped

    @case:tide-with-a-merfolk @branch:taken @601.3d/flash-while-a-condition-holds
    Scenario: A player who controls a Merfolk casts Crashing Tide in another player's turn
      Given Alice controls "Merfolk of the Pearl Trident" and 3 "Island"
      And Bob controls "Grizzly Bears"
      And Alice has "Crashing Tide" in hand
      And it is Bob's precombat main phase
      And Bob has passed priority
      When Alice casts "Crashing Tide", targeting "Grizzly Bears"
      Then the cast is legal
      And the stack is, from the top, "Crashing Tide"

    @case:tide-without-a-merfolk @601.3d/flash-while-a-condition-holds
    Scenario: A player without a Merfolk can't begin to cast Crashing Tide in another player's turn
      Given Alice controls "Ornithopter" and 3 "Island"
      And Bob controls "Grizzly Bears"
      And Alice has "Crashing Tide" in hand
      And it is Bob's precombat main phase
      And Bob has passed priority
      When Alice tries to cast "Crashing Tide", targeting "Grizzly Bears"
      Then the cast may not be begun
      And nothing has changed

    @case:tide-in-the-own-turn @branch:declined @601.3d/flash-while-a-condition-holds
    Scenario: A player without a Merfolk casts Crashing Tide in their own main phase
      Given Alice controls "Ornithopter" and 3 "Island"
      And Bob controls "Grizzly Bears"
      And Alice has "Crashing Tide" in hand
      And it is Alice's precombat main phase
      When Alice casts "Crashing Tide", targeting "Grizzly Bears"
      Then the cast is legal

  Rule: 601.3e The characteristics that it will have decide

    @case:horde-and-a-face-down-land-card @601.3e/judged-by-the-characteristics-it-will-have @601.3e/ex1
    Scenario: Garruk's Horde lets Zoetic Cavern, a noncreature card, be cast face down
      Given Alice controls "Garruk's Horde" and 3 "Forest"
      And Alice's library is, from the top, "Zoetic Cavern" and "Island"
      And it is Alice's precombat main phase
      When Alice casts "Zoetic Cavern", face down
      Then the cast is legal
      And "Zoetic Cavern" is face down on the stack

    @case:horde-and-a-face-up-land-card @601.3e/judged-by-the-characteristics-it-will-have @601.3e/ex1
    Scenario: Garruk's Horde doesn't let Zoetic Cavern be cast face up
      Given Alice controls "Garruk's Horde" and 3 "Forest"
      And Alice's library is, from the top, "Zoetic Cavern" and "Island"
      And it is Alice's precombat main phase
      When Alice tries to cast "Zoetic Cavern"
      Then the cast may not be begun
      And nothing has changed

    @case:melek-and-an-adventure @601.3e/judged-by-the-characteristics-it-will-have @601.3e/ex2
    Scenario: Melek lets Chop Down be cast from the top of the library, though the card is a creature card
      Given Alice controls "Melek, Izzet Paragon" and 3 "Plains"
      And Bob controls "Exalted Angel"
      And Alice's library is, from the top, "Giant Killer // Chop Down" and "Island"
      And it is Alice's precombat main phase
      When Alice casts "Chop Down", targeting "Exalted Angel"
      Then the cast is legal
      And "Giant Killer // Chop Down" shows its face "Chop Down"

    @case:melek-and-an-adventurer @601.3e/judged-by-the-characteristics-it-will-have @601.3e/ex2
    Scenario: Melek doesn't let Giant Killer be cast from the top of the library as a creature
      Given Alice controls "Melek, Izzet Paragon" and 3 "Plains"
      And Bob controls "Exalted Angel"
      And Alice's library is, from the top, "Giant Killer // Chop Down" and "Island"
      And it is Alice's precombat main phase
      When Alice tries to cast "Giant Killer"
      Then the cast may not be begun
      And nothing has changed

    @case:horde-and-an-adventurer @601.3e/judged-by-the-characteristics-it-will-have @601.3e/ex2
    Scenario: Garruk's Horde lets Giant Killer be cast from the top of the library as a creature
      Given Alice controls "Garruk's Horde" and 3 "Plains"
      And Bob controls "Exalted Angel"
      And Alice's library is, from the top, "Giant Killer // Chop Down" and "Island"
      And it is Alice's precombat main phase
      When Alice casts "Giant Killer"
      Then the cast is legal
      And "Giant Killer // Chop Down" shows its face "Giant Killer"

    @case:horde-and-an-adventure @601.3e/judged-by-the-characteristics-it-will-have @601.3e/ex2
    Scenario: Garruk's Horde doesn't let Chop Down be cast from the top of the library
      Given Alice controls "Garruk's Horde" and 3 "Plains"
      And Bob controls "Exalted Angel"
      And Alice's library is, from the top, "Giant Killer // Chop Down" and "Island"
      And it is Alice's precombat main phase
      When Alice tries to cast "Chop Down", targeting "Exalted Angel"
      Then the cast may not be begun
      And nothing has changed

    @case:forge-and-a-colorless-face-down-spell @601.3e/effects-on-those-characteristics-count
    Scenario: Mystic Forge lets Exalted Angel be cast face down, as a colorless spell
      Given Alice controls "Mystic Forge" and 3 "Plains"
      And Alice's library is, from the top, "Exalted Angel" and "Island"
      And it is Alice's precombat main phase
      When Alice casts "Exalted Angel", face down
      Then the cast is legal
      And "Exalted Angel" is face down on the stack

    @case:forge-and-a-painted-face-down-spell @601.3e/effects-on-those-characteristics-count
    Scenario: Mystic Forge lets no Exalted Angel be cast face down that Painter's Servant would make blue
      Given Alice controls "Mystic Forge" and 3 "Plains"
      And Bob controls "Painter's Servant" with blue chosen
      And Alice's library is, from the top, "Exalted Angel" and "Island"
      And it is Alice's precombat main phase
      When Alice tries to cast "Exalted Angel", face down
      Then the cast may not be begun
      And nothing has changed

  Rule: 601.3f Face-down cards in exile

    @case:emblem-and-a-card-one-may-look-at @601.3f/only-what-one-may-look-at
    Scenario: With Kaya's emblem, a face-down exiled card that its owner may look at is cast
      Given Alice controls "Kaya the Inexorable" with 7 loyalty counters
      And Alice has a face-down "Thalia, Guardian of Thraben" in exile that Alice may look at
      And it is Alice's precombat main phase
      And Alice has activated ability 3 of "Kaya the Inexorable"
      And the top of the stack has resolved
      And the game has advanced to Alice's upkeep
      When the top of the stack resolves
      And Alice will cast "Thalia, Guardian of Thraben" for "Kaya the Inexorable"
      Then the stack is, from the top, "Thalia, Guardian of Thraben"

    @case:emblem-and-a-card-nobody-may-look-at @branch:attempted @601.3f/only-what-one-may-look-at
    Scenario: With Kaya's emblem, a face-down exiled card that its owner may not look at is not cast
      Given Alice controls "Kaya the Inexorable" with 7 loyalty counters
      And Alice has a face-down "Thalia, Guardian of Thraben" in exile
      And it is Alice's precombat main phase
      And Alice has activated ability 3 of "Kaya the Inexorable"
      And the top of the stack has resolved
      And the game has advanced to Alice's upkeep
      When the top of the stack resolves
      And Alice will cast "Thalia, Guardian of Thraben" for "Kaya the Inexorable"
      Then the action is illegal
      And "Thalia, Guardian of Thraben" is in exile
