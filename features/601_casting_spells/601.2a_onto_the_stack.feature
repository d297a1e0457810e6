Feature: 601.2a The card moves to the stack

  Rule: The card goes to the stack before anything else is done

    @case:on-the-stack-before-targets @601.2a/card-goes-to-the-stack-first
    Scenario: When the target of Lightning Bolt is to be chosen, the card is on the stack already
      Given Alice controls "Mountain"
      And Alice has "Lightning Bolt" in hand
      And it is Alice's precombat main phase
      When Alice begins to cast "Lightning Bolt", targeting Bob, up to the choice of targets
      Then "Lightning Bolt" is on the stack
      And "Lightning Bolt" is not in Alice's hand
      And "Mountain" is untapped

    @case:spell-is-no-card-to-discard @601.2a/card-goes-to-the-stack-first
    Scenario: Tormenting Voice is no card in hand any more that could be discarded for its own cost
      Given Alice controls 2 "Mountain"
      And Alice has "Tormenting Voice" in hand
      And it is Alice's precombat main phase
      When Alice tries to cast "Tormenting Voice"
      Then the cost cannot be paid
      And nothing has changed

    @case:other-card-to-discard @601.2a/card-goes-to-the-stack-first
    Scenario: Another card in hand can be discarded for Tormenting Voice
      Given Alice controls 2 "Mountain"
      And Alice has "Tormenting Voice" and "Forest" in hand
      And it is Alice's precombat main phase
      When Alice casts "Tormenting Voice", discarding "Forest"
      Then the cast is legal
      And the stack is, from the top, "Tormenting Voice"
      And "Forest" is in Alice's graveyard

    @case:copy-of-a-card-cast @601.2a/copy-of-a-card-goes-to-the-stack
    Scenario: The copy of Lightning Bolt that Mizzix's Mastery lets be cast is on the stack, the card in exile
      Given Alice controls 4 "Mountain"
      And Alice has "Mizzix's Mastery" in hand
      And Alice has "Lightning Bolt" in her graveyard
      And it is Alice's precombat main phase
      And Alice has cast "Mizzix's Mastery", targeting "Lightning Bolt"
      When the top of the stack resolves
      And Alice will cast "Lightning Bolt" for "Mizzix's Mastery", targeting Bob
      Then the stack is, from the top, the copy of "Lightning Bolt"
      And "Lightning Bolt" is in exile
      When the top of the stack resolves
      Then Bob has 17 life
      And the stack is empty

  Rule: The spell is on top of the stack, and is what its card is

    @case:on-top-of-a-spell @601.2a/on-top-of-the-stack
    Scenario: A Lightning Bolt cast in response lies above the spell that it responds to
      Given Alice controls "Mountain"
      And Alice has "Ornithopter" and "Lightning Bolt" in hand
      And it is Alice's precombat main phase
      And Alice has cast "Ornithopter"
      When Alice casts "Lightning Bolt", targeting Bob
      Then the cast is legal
      And the stack is, from the top, "Lightning Bolt" and "Ornithopter"

    @case:on-top-of-an-ability @601.2a/on-top-of-the-stack
    Scenario: A Lightning Bolt cast in response lies above the ability that it responds to
      Given Bob controls "Prodigal Sorcerer"
      And Alice controls "Mountain"
      And Alice has "Lightning Bolt" in hand
      And it is Bob's precombat main phase
      And Bob has activated "Prodigal Sorcerer", targeting Alice
      And Bob has passed priority
      When Alice casts "Lightning Bolt", targeting "Prodigal Sorcerer"
      Then the cast is legal
      And the stack is, from the top, "Lightning Bolt" and the ability of "Prodigal Sorcerer"

    @case:creature-spell-has-its-cards-characteristics @601.2a/spell-has-what-its-card-has
    Scenario: Grizzly Bears on the stack is a green creature spell with mana cost {1}{G}, 2/2
      Given Alice controls 2 "Forest"
      And Alice has "Grizzly Bears" in hand
      And it is Alice's precombat main phase
      When Alice casts "Grizzly Bears"
      Then the cast is legal
      And "Grizzly Bears" is on the stack
      And "Grizzly Bears" is named "Grizzly Bears"
      And "Grizzly Bears" is green
      And "Grizzly Bears" is a creature
      And "Grizzly Bears" is a Bear
      And "Grizzly Bears" has mana cost {1}{G}
      And "Grizzly Bears" is 2/2

    @case:spell-of-another-owner @601.2a/caster-controls-the-spell
    Scenario: Bob's Lightning Bolt cast by Alice is Alice's spell and goes to Bob's graveyard
      Given Alice controls "Swamp" and 3 "Island"
      And Alice has "Mnemonic Betrayal" in hand
      And Bob has "Lightning Bolt" in his graveyard
      And it is Alice's precombat main phase
      And Alice has cast "Mnemonic Betrayal"
      And the top of the stack has resolved
      When Alice casts "Lightning Bolt", targeting Bob
      Then the cast is legal
      And Alice controls "Lightning Bolt"
      When the top of the stack resolves
      Then Bob has 17 life
      And "Lightning Bolt" is in Bob's graveyard

    @case:own-spell @601.2a/caster-controls-the-spell
    Scenario: Lightning Bolt cast by its owner in another player's turn is its owner's spell
      Given Alice controls "Mountain"
      And Alice has "Lightning Bolt" in hand
      And it is Bob's precombat main phase
      And Bob has passed priority
      When Alice casts "Lightning Bolt", targeting Bob
      Then the cast is legal
      And Alice controls "Lightning Bolt"

  Rule: What changes the spell from the start is there from the start

    @case:next-spell-has-convoke @601.2a/effect-on-the-next-spell-begins-on-the-stack
    Scenario: The next spell after Wand of the Worldsoul's ability can be paid for with convoke
      Given Alice controls "Wand of the Worldsoul", "Ornithopter" and "Forest"
      And Alice has "Grizzly Bears" in hand
      And it is Alice's precombat main phase
      And Alice has activated ability 2 of "Wand of the Worldsoul"
      And the top of the stack has resolved
      When Alice casts "Grizzly Bears", activating "Forest" for {G}, convoking with "Ornithopter"
      Then the cast is legal
      And "Ornithopter" is tapped
      And the stack is, from the top, "Grizzly Bears"

    @case:no-convoke-without-the-wand @601.2a/effect-on-the-next-spell-begins-on-the-stack
    Scenario: Without Wand of the Worldsoul's ability, Grizzly Bears can't be paid for with convoke
      Given Alice controls "Wand of the Worldsoul", "Ornithopter" and "Forest"
      And Alice has "Grizzly Bears" in hand
      And it is Alice's precombat main phase
      When Alice tries to cast "Grizzly Bears", convoking with "Ornithopter"
      Then the cast is illegal
      And nothing has changed

    @case:spell-after-next-has-no-convoke @601.2a/effect-on-the-next-spell-begins-on-the-stack
    Scenario: The second spell after Wand of the Worldsoul's ability has no convoke
      Given Alice controls "Wand of the Worldsoul", "Ornithopter", "Mountain" and "Forest"
      And Alice has "Lightning Bolt" and "Grizzly Bears" in hand
      And it is Alice's precombat main phase
      And Alice has activated ability 2 of "Wand of the Worldsoul"
      And the top of the stack has resolved
      And Alice has cast "Lightning Bolt", targeting Bob, activating "Mountain" for {R}
      And the top of the stack has resolved
      When Alice tries to cast "Grizzly Bears", convoking with "Ornithopter"
      Then the cast is illegal
      And nothing has changed

    @case:offspring-from-zinnia @601.2a/abilities-gained-as-it-is-cast
    Scenario: With Zinnia, offspring can be paid for Grizzly Bears as it is cast
      Given Alice controls "Zinnia, Valley's Voice" and 4 "Forest"
      And Alice has "Grizzly Bears" in hand
      And it is Alice's precombat main phase
      When Alice casts "Grizzly Bears", paying offspring
      Then the cast is legal
      And offspring was paid for "Grizzly Bears"
      And "Forest#1", "Forest#2", "Forest#3" and "Forest#4" are tapped

    @case:no-offspring-without-zinnia @601.2a/abilities-gained-as-it-is-cast
    Scenario: Without Zinnia, offspring can't be paid for Grizzly Bears
      Given Alice controls 4 "Forest"
      And Alice has "Grizzly Bears" in hand
      And it is Alice's precombat main phase
      When Alice tries to cast "Grizzly Bears", paying offspring
      Then the cast is illegal
      And nothing has changed

    @case:zinnia-sacrificed-for-mana @601.2a/abilities-gained-as-it-is-cast
    Scenario: Zinnia sacrificed for mana while Grizzly Bears is cast doesn't take its offspring away
      Given Alice controls "Zinnia, Valley's Voice", "Ashnod's Altar", "Mountain" and "Forest"
      And Alice has "Grizzly Bears" in hand
      And it is Alice's precombat main phase
      When Alice casts "Grizzly Bears"
        | paying offspring                                              |
        | activating "Ashnod's Altar" for {C}{C} with "Zinnia, Valley's Voice" |
        | activating "Mountain" for {R}                                 |
        | activating "Forest" for {G}                                   |
      Then the cast is legal
      And "Zinnia, Valley's Voice" is in Alice's graveyard
      When the top of the stack resolves
      Then an ability of "Grizzly Bears" has triggered once
      When the top of the stack resolves
      Then the "Grizzly Bears" token is 1/1

  Rule: The spell stays on the stack until something takes it off

    @case:stays-below-what-resolves @601.2a/stays-on-the-stack
    Scenario: Ornithopter stays on the stack while a Lightning Bolt above it resolves
      Given Alice controls "Mountain"
      And Alice has "Ornithopter" and "Lightning Bolt" in hand
      And it is Alice's precombat main phase
      And Alice has cast "Ornithopter"
      And Alice has cast "Lightning Bolt", targeting Bob
      When the top of the stack resolves
      Then the stack is, from the top, "Ornithopter"
      When the top of the stack resolves
      Then the stack is empty
      And Alice controls "Ornithopter"

    @case:leaves-when-countered @601.2a/stays-on-the-stack
    Scenario: Ornithopter leaves the stack when Mana Leak counters it
      Given Alice has "Ornithopter" in hand
      And Bob controls 2 "Island"
      And Bob has "Mana Leak" in hand
      And it is Alice's precombat main phase
      And Alice has cast "Ornithopter"
      And Alice has passed priority
      And Bob has cast "Mana Leak", targeting "Ornithopter"
      When the top of the stack resolves
      Then the stack is empty
      And "Ornithopter" is in Alice's graveyard

    @case:leaves-when-moved @601.2a/stays-on-the-stack
    Scenario: Ornithopter leaves the stack when Unsubstantiate returns it to its owner's hand
      Given Alice has "Ornithopter" in hand
      And Bob controls 2 "Island"
      And Bob has "Unsubstantiate" in hand
      And it is Alice's precombat main phase
      And Alice has cast "Ornithopter"
      And Alice has passed priority
      And Bob has cast "Unsubstantiate", targeting "Ornithopter"
      When the top of the stack resolves
      Then the stack is empty
      And "Ornithopter" is in Alice's hand
