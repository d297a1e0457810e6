Feature: 701.27 Transform

  Rule: 701.27a The other face is turned up

    @case:other-face-same-permanent @701.27a/transforming-turns-up-the-other-face
    Scenario: Thraben Sentry, transformed, is Thraben Militia with the same counter and the same damage
      Given Alice controls "Thraben Sentry // Thraben Militia" with one +1/+1 counter with 1 damage marked on it
      And Alice controls 2 "Forest"
      And Alice has "Moonmist" in hand
      And it is Alice's precombat main phase
      And Alice has cast "Moonmist"
      When the top of the stack resolves
      Then "Thraben Sentry // Thraben Militia" is named "Thraben Militia"
      And "Thraben Sentry // Thraben Militia" is 6/5
      And "Thraben Sentry // Thraben Militia" has one +1/+1 counter
      And "Thraben Sentry // Thraben Militia" has 1 damage marked on it

    @case:back-to-the-front @701.27a/transforming-turns-up-the-other-face
    Scenario: Thraben Militia, transformed, is Thraben Sentry again
      Given Alice controls "Thraben Sentry // Thraben Militia" with its "Thraben Militia" face up
      And Alice controls 2 "Forest"
      And Alice has "Moonmist" in hand
      And it is Alice's precombat main phase
      And Alice has cast "Moonmist"
      When the top of the stack resolves
      Then "Thraben Sentry // Thraben Militia" is named "Thraben Sentry"
      And "Thraben Sentry // Thraben Militia" is 2/2

    @case:human-without-another-face @branch:attempted @701.27a/only-double-faced-permanents-transform @701.27c/single-faced-permanent-stays-as-it-is
    Scenario: Moonmist leaves Elite Vanguard, which has one face, as it is
      Given Alice controls "Elite Vanguard" and 2 "Forest"
      And Alice has "Moonmist" in hand
      And it is Alice's precombat main phase
      And Alice has cast "Moonmist"
      When the top of the stack resolves
      Then "Elite Vanguard" is named "Elite Vanguard"
      And "Elite Vanguard" is 2/1
      And "Moonmist" is in Alice's graveyard

    @case:one-face-beside-two @701.27a/only-double-faced-permanents-transform @701.27c/single-faced-permanent-stays-as-it-is
    Scenario: Beside Elite Vanguard, Moonmist transforms Thraben Sentry
      Given Alice controls "Elite Vanguard", "Thraben Sentry // Thraben Militia" and 2 "Forest"
      And Alice has "Moonmist" in hand
      And it is Alice's precombat main phase
      And Alice has cast "Moonmist"
      When the top of the stack resolves
      Then "Elite Vanguard" is 2/1
      And "Thraben Sentry // Thraben Militia" is 5/4

  Rule: 701.27b Transforming is not turning face up or face down

    @case:transformed-is-not-face-down @701.27b/transforming-is-not-turning-face-down
    Scenario: Secret Plans gives nothing to a creature that transformed, which isn't face down
      Given Alice controls "Secret Plans", "Thraben Sentry // Thraben Militia" and 2 "Forest"
      And Alice has "Moonmist" in hand
      And it is Alice's precombat main phase
      And Alice has cast "Moonmist"
      When the top of the stack resolves
      Then "Thraben Sentry // Thraben Militia" is face up on the battlefield
      And "Thraben Sentry // Thraben Militia" is 5/4

    @case:face-down-for-comparison @701.27b/transforming-is-not-turning-face-down
    Scenario: Secret Plans gives +0/+1 to a creature that is face down
      Given Alice controls "Secret Plans"
      And Alice controls a face-down "Exalted Angel"
      And it is Alice's precombat main phase
      When the game advances to Alice's postcombat main phase
      Then "Exalted Angel" is 2/3

    @case:transforming-seen-as-no-turning-up @701.27b/transforming-triggers-nothing-of-turning-face-up
    Scenario: Secret Plans doesn't trigger when a creature transforms
      Given Alice controls "Secret Plans", "Thraben Sentry // Thraben Militia" and 2 "Forest"
      And Alice has "Moonmist" in hand
      And it is Alice's precombat main phase
      And Alice has cast "Moonmist"
      When the top of the stack resolves
      Then "Thraben Sentry // Thraben Militia" is 5/4
      And the stack is empty

    @case:turning-up-seen @701.27b/transforming-triggers-nothing-of-turning-face-up
    Scenario: Secret Plans triggers when a creature is turned face up
      Given Alice controls "Secret Plans"
      And Alice controls a face-down "Exalted Angel"
      And Alice controls 4 "Plains"
      And it is Alice's precombat main phase
      When Alice turns "Exalted Angel" face up
      Then the special action is legal
      And the stack is, from the top, the ability of "Secret Plans"

  Rule: 701.27c Modal double-faced cards

    @case:modal-card-transforms @since:20250919 @701.27c/modal-card-transforms
    Scenario: Embrose, of a modal double-faced card, becomes Shaile
      Given Alice controls "Shaile, Dean of Radiance // Embrose, Dean of Shadow" with its "Embrose, Dean of Shadow" face up
      And Alice controls 2 "Forest"
      And Alice has "Moonmist" in hand
      And it is Alice's precombat main phase
      And Alice has cast "Moonmist"
      When the top of the stack resolves
      Then "Shaile, Dean of Radiance // Embrose, Dean of Shadow" is named "Shaile, Dean of Radiance"

    @case:modal-card-did-not-transform @since:20200925 @until:20250725 @701.28c/modal-card-does-not-transform
    Scenario: Before 2025-09-19 Embrose, of a modal double-faced card, stayed Embrose
      Given Alice controls "Shaile, Dean of Radiance // Embrose, Dean of Shadow" with its "Embrose, Dean of Shadow" face up
      And Alice controls 2 "Forest"
      And Alice has "Moonmist" in hand
      And it is Alice's precombat main phase
      And Alice has cast "Moonmist"
      When the top of the stack resolves
      Then "Shaile, Dean of Radiance // Embrose, Dean of Shadow" is named "Embrose, Dean of Shadow"

  Rule: 701.27d No permanent becomes an instant or sorcery

    @case:other-face-is-a-sorcery @701.27d/permanent-does-not-become-an-instant-or-sorcery
    Scenario: Moonmist leaves Extus, whose other face is a sorcery, as it is
      Given Alice controls "Extus, Oriq Overlord // Awaken the Blood Avatar" and 2 "Forest"
      And Alice has "Moonmist" in hand
      And it is Alice's precombat main phase
      And Alice has cast "Moonmist"
      When the top of the stack resolves
      Then "Extus, Oriq Overlord // Awaken the Blood Avatar" is on the battlefield
      And "Extus, Oriq Overlord // Awaken the Blood Avatar" is 2/4

  Rule: 701.27e What a permanent transforms into

    @case:non-human-before-and-after @701.27e/triggers-by-what-it-is-after-transforming
    Scenario: Cult of the Waxing Moon triggers on Stonewing Antagonizer, which was no Human before either
      Given Alice controls "Cult of the Waxing Moon", "Thraben Gargoyle // Stonewing Antagonizer" and 6 "Forest"
      And it is Alice's precombat main phase
      And Alice has activated "Thraben Gargoyle // Stonewing Antagonizer"
      When the top of the stack resolves
      Then the stack is, from the top, the ability of "Cult of the Waxing Moon"

    @case:non-human-only-after @701.27e/triggers-by-what-it-is-after-transforming
    Scenario: Cult of the Waxing Moon triggers on Awoken Demon, which was a Human before
      Given Alice controls "Cult of the Waxing Moon", "Ecstatic Awakener // Awoken Demon" and 2 "Forest"
      And Alice has "Moonmist" in hand
      And it is Alice's precombat main phase
      And Alice has cast "Moonmist"
      When the top of the stack resolves
      Then the stack is, from the top, the ability of "Cult of the Waxing Moon"

    @case:human-after-transforming @701.27e/triggers-by-what-it-is-after-transforming
    Scenario: Cult of the Waxing Moon doesn't trigger on Thraben Militia, which is a Human
      Given Alice controls "Cult of the Waxing Moon", "Thraben Sentry // Thraben Militia" and 2 "Forest"
      And Alice has "Moonmist" in hand
      And it is Alice's precombat main phase
      And Alice has cast "Moonmist"
      When the top of the stack resolves
      Then "Thraben Sentry // Thraben Militia" is 5/4
      And the stack is empty

  Rule: 701.27f A permanent's own abilities transform it once

    @case:two-activations-transform-once @since:20160408 @701.27f/own-ability-transforms-it-once
    Scenario: Thraben Gargoyle, with its ability on the stack twice, transforms once
      Given Alice controls "Thraben Gargoyle // Stonewing Antagonizer" and 12 "Wastes"
      And it is Alice's precombat main phase
      And Alice has activated "Thraben Gargoyle // Stonewing Antagonizer"
      And Alice has activated "Thraben Gargoyle // Stonewing Antagonizer"
      And the top of the stack has resolved
      When the top of the stack resolves
      Then "Thraben Gargoyle // Stonewing Antagonizer" is named "Stonewing Antagonizer"

    @case:two-activations-transformed-twice @until:20160116 @701.25b/every-instruction-transforms-it
    Scenario: Before 2016-04-08 Thraben Gargoyle, with its ability on the stack twice, turned over and back
      Given Alice controls "Thraben Gargoyle // Stonewing Antagonizer" and 12 "Wastes"
      And it is Alice's precombat main phase
      And Alice has activated "Thraben Gargoyle // Stonewing Antagonizer"
      And Alice has activated "Thraben Gargoyle // Stonewing Antagonizer"
      And the top of the stack has resolved
      When the top of the stack resolves
      Then "Thraben Gargoyle // Stonewing Antagonizer" is named "Thraben Gargoyle"

    @case:two-delayed-abilities-transform-once @701.27f/delayed-ability-transforms-it-once
    Scenario: Archangel Avacyn, with two creatures dead, transforms once at the next upkeep
      Given Alice controls "Archangel Avacyn // Avacyn, the Purifier", "Goblin Bombardment" and 2 "Ornithopter"
      And it is Alice's postcombat main phase
      And Alice has activated "Goblin Bombardment", targeting Bob, sacrificing "Ornithopter#1"
      And the top of the stack has resolved
      And the top of the stack has resolved
      And Alice has activated "Goblin Bombardment", targeting Bob, sacrificing "Ornithopter#2"
      And the top of the stack has resolved
      And the top of the stack has resolved
      And the game has advanced to Bob's upkeep
      And the top of the stack has resolved
      And the top of the stack has resolved
      When the top of the stack resolves
      Then "Archangel Avacyn // Avacyn, the Purifier" is named "Avacyn, the Purifier"
      And Bob has 15 life
      And the stack is empty

    @case:one-delayed-ability-transforms @701.27f/delayed-ability-transforms-it-once
    Scenario: Archangel Avacyn, with one creature dead, transforms at the next upkeep
      Given Alice controls "Archangel Avacyn // Avacyn, the Purifier", "Goblin Bombardment" and "Ornithopter"
      And it is Alice's postcombat main phase
      And Alice has activated "Goblin Bombardment", targeting Bob, sacrificing "Ornithopter"
      And the top of the stack has resolved
      And the top of the stack has resolved
      And the game has advanced to Bob's upkeep
      When the top of the stack resolves
      Then "Archangel Avacyn // Avacyn, the Purifier" is named "Avacyn, the Purifier"

    @case:rest-of-the-ability-is-done @since:20160408 @701.27f/later-instruction-to-transform-is-ignored @701.27f/own-ability-transforms-it-once
    Scenario: Ecstatic Awakener's ability draws its card, and leaves the Awoken Demon that it has become meanwhile
      Given Alice controls "Ecstatic Awakener // Awoken Demon", "Ornithopter", 3 "Swamp" and 2 "Forest"
      And Alice has "Moonmist" in hand
      And Alice's library is, from the top, "Grizzly Bears" and "Forest#3"
      And it is Alice's precombat main phase
      And Alice has activated "Ecstatic Awakener // Awoken Demon", sacrificing "Ornithopter", activating "Swamp#1" for {B}, activating "Swamp#2" for {B}, activating "Swamp#3" for {B}
      And Alice has cast "Moonmist"
      And the top of the stack has resolved
      When the top of the stack resolves
      Then "Grizzly Bears" is in Alice's hand
      And "Ecstatic Awakener // Awoken Demon" is named "Awoken Demon"

    @case:own-ability-undisturbed @701.27f/own-ability-transforms-it-once
    Scenario: Ecstatic Awakener's ability transforms it where nothing else has
      Given Alice controls "Ecstatic Awakener // Awoken Demon", "Ornithopter" and 3 "Swamp"
      And Alice's library is, from the top, "Grizzly Bears" and "Forest"
      And it is Alice's precombat main phase
      And Alice has activated "Ecstatic Awakener // Awoken Demon", sacrificing "Ornithopter"
      When the top of the stack resolves
      Then "Grizzly Bears" is in Alice's hand
      And "Ecstatic Awakener // Awoken Demon" is named "Awoken Demon"

  Rule: 701.27g Transformed permanents

    @case:back-face-from-the-start @701.27g/back-face-up-is-transformed
    Scenario: Mutagen Connoisseur counts an Awoken Demon that never turned over
      Given Alice controls "Ecstatic Awakener // Awoken Demon" with its "Awoken Demon" face up
      And Alice controls "Mutagen Connoisseur"
      And it is Alice's precombat main phase
      When the game advances to Alice's postcombat main phase
      Then "Mutagen Connoisseur" is 1/5

    @case:turned-to-its-back @701.27g/back-face-up-is-transformed
    Scenario: Mutagen Connoisseur counts a Thraben Sentry that has become Thraben Militia
      Given Alice controls "Thraben Sentry // Thraben Militia", "Mutagen Connoisseur" and 2 "Forest"
      And Alice has "Moonmist" in hand
      And it is Alice's precombat main phase
      And Alice has cast "Moonmist"
      When the top of the stack resolves
      Then "Mutagen Connoisseur" is 1/5

    @case:turned-back-to-its-front @701.27g/front-face-up-is-not-transformed
    Scenario: Mutagen Connoisseur doesn't count a Thraben Militia that has become Thraben Sentry again
      Given Alice controls "Thraben Sentry // Thraben Militia" with its "Thraben Militia" face up
      And Alice controls "Mutagen Connoisseur" and 2 "Forest"
      And Alice has "Moonmist" in hand
      And it is Alice's precombat main phase
      And Alice has cast "Moonmist"
      When the top of the stack resolves
      Then "Mutagen Connoisseur" is 0/5
