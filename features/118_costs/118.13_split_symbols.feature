Feature: 118.13 Symbols that can be paid in several ways

  Rule: 118.13a Spells and activated abilities: chosen while proposing

    @case:phyrexian-choice-comes-before-targets-and-mana @118.13a/split-symbols-of-a-spell-chosen-on-proposal
    Scenario: How Dismember's Phyrexian symbols are paid is asked before its target and before mana
      Given Alice controls "Island" and 2 "Swamp"
      And Bob controls "Grizzly Bears" and "Prodigal Sorcerer"
      And Alice has "Dismember" in hand
      And it is Alice's precombat main phase
      When Alice casts "Dismember", paying {B/P} with life, paying {B/P} with life, targeting "Grizzly Bears"
      Then the cast is legal
      And the choices came in the order Phyrexian mana, targets, mana abilities

    @case:trinisphere-sees-the-choice-both-with-life @118.13a/split-symbols-of-a-spell-chosen-on-proposal
    Scenario: Under Trinisphere, Dismember with 4 life paid costs three mana as well
      Given Alice controls 3 "Swamp"
      And Bob controls "Trinisphere" and "Grizzly Bears"
      And Alice has "Dismember" in hand
      And it is Alice's precombat main phase
      When Alice casts "Dismember", paying {B/P} with life, paying {B/P} with life, targeting "Grizzly Bears"
      Then the cast is legal
      And Alice has 16 life
      And "Swamp#1", "Swamp#2" and "Swamp#3" are tapped
      And the stack is, from the top, "Dismember"

    @case:trinisphere-sees-the-choice-one-with-life @118.13a/split-symbols-of-a-spell-chosen-on-proposal
    Scenario: Under Trinisphere, Dismember with 2 life paid costs three mana as well
      Given Alice controls 3 "Swamp"
      And Bob controls "Trinisphere" and "Grizzly Bears"
      And Alice has "Dismember" in hand
      And it is Alice's precombat main phase
      When Alice casts "Dismember", paying {B/P} with {B}, paying {B/P} with life, targeting "Grizzly Bears"
      Then the cast is legal
      And Alice has 18 life
      And "Swamp#1", "Swamp#2" and "Swamp#3" are tapped
      And the stack is, from the top, "Dismember"

    @case:trinisphere-sees-the-choice-none-with-life @118.13a/split-symbols-of-a-spell-chosen-on-proposal
    Scenario: Under Trinisphere, Dismember paid with mana alone costs three mana
      Given Alice controls 3 "Swamp"
      And Bob controls "Trinisphere" and "Grizzly Bears"
      And Alice has "Dismember" in hand
      And it is Alice's precombat main phase
      When Alice casts "Dismember", paying {B/P} with {B}, paying {B/P} with {B}, targeting "Grizzly Bears"
      Then the cast is legal
      And Alice has 20 life
      And "Swamp#1", "Swamp#2" and "Swamp#3" are tapped
      And the stack is, from the top, "Dismember"

    @case:phyrexian-choice-binds @118.13a/split-symbols-of-a-spell-chosen-on-proposal
    Scenario: Dismember announced with black mana can't be paid with life in the end
      Given Alice controls 3 "Island"
      And Bob controls "Grizzly Bears"
      And Alice has "Dismember" in hand
      And it is Alice's precombat main phase
      When Alice casts "Dismember", paying {B/P} with {B}, paying {B/P} with {B}, targeting "Grizzly Bears"
      Then the cost cannot be paid
      And nothing has changed

    @case:hybrid-choice-followed @118.13a/split-symbols-of-a-spell-chosen-on-proposal
    Scenario: Boggart Ram-Gang announced as {R}{R}{G} is paid with two red and one green mana
      Given Alice controls 2 "Mountain" and "Forest"
      And Alice has "Boggart Ram-Gang" in hand
      And it is Alice's precombat main phase
      When Alice casts "Boggart Ram-Gang", paying {R/G} with {R}, paying {R/G} with {R}, paying {R/G} with {G}
      Then the cast is legal
      And the stack is, from the top, "Boggart Ram-Gang"

    @case:hybrid-choice-binds @118.13a/split-symbols-of-a-spell-chosen-on-proposal
    Scenario: Boggart Ram-Gang announced as {R}{R}{R} can't be paid with two red and one green mana
      Given Alice controls 2 "Mountain" and "Forest"
      And Alice has "Boggart Ram-Gang" in hand
      And it is Alice's precombat main phase
      When Alice casts "Boggart Ram-Gang", paying {R/G} with {R}, paying {R/G} with {R}, paying {R/G} with {R}
      Then the cost cannot be paid
      And nothing has changed

    @case:ability-phyrexian-life @118.13a/split-symbols-of-an-ability-chosen-on-proposal
    Scenario: Moltensteel Dragon's {R/P} announced as life takes 2 life and leaves the Mountain untapped
      Given Alice controls "Moltensteel Dragon" and "Mountain"
      And it is Alice's precombat main phase
      When Alice activates "Moltensteel Dragon", paying {R/P} with life
      Then the activation is legal
      And Alice has 18 life
      And "Mountain" is untapped

    @case:ability-phyrexian-mana @118.13a/split-symbols-of-an-ability-chosen-on-proposal
    Scenario: Moltensteel Dragon's {R/P} announced as {R} takes the mana and no life
      Given Alice controls "Moltensteel Dragon" and "Mountain"
      And it is Alice's precombat main phase
      When Alice activates "Moltensteel Dragon", paying {R/P} with {R}
      Then the activation is legal
      And Alice has 20 life
      And "Mountain" is tapped

    @case:ability-phyrexian-choice-binds @118.13a/split-symbols-of-an-ability-chosen-on-proposal
    Scenario: Moltensteel Dragon's {R/P} announced as {R} can't be paid with life in the end
      Given Alice controls "Moltensteel Dragon" and "Island"
      And it is Alice's precombat main phase
      When Alice activates "Moltensteel Dragon", paying {R/P} with {R}
      Then the cost cannot be paid
      And nothing has changed

  Rule: 118.13b Costs paid on resolution: chosen just before paying

    @case:extort-asks-nothing-on-trigger @118.13b/split-symbols-chosen-on-resolution
    Scenario: How extort's {W/B} is paid is not asked when it triggers, but when it resolves
      Given Alice controls "Syndic of Tithes", "Plains" and "Swamp"
      And Alice has "Ornithopter" in hand
      And it is Alice's precombat main phase
      When Alice casts "Ornithopter"
      Then the cast is legal
      And no choice of hybrid mana came up
      When the top of the stack resolves
      And Alice pays for "Syndic of Tithes"
      And Alice pays {W/B} with {W} for "Syndic of Tithes"
      Then the choices came in the order offered cost, hybrid mana

    @case:extort-paid-with-white @118.13b/split-symbols-chosen-on-resolution
    Scenario: Extort's {W/B} paid as {W} on resolution takes the Plains's mana
      Given Alice controls "Syndic of Tithes", "Plains" and "Swamp"
      And Alice has "Ornithopter" in hand
      And it is Alice's precombat main phase
      And Alice has cast "Ornithopter"
      When the top of the stack resolves
      And Alice pays for "Syndic of Tithes"
      And Alice pays {W/B} with {W} for "Syndic of Tithes"
      Then "Plains" is tapped
      And "Swamp" is untapped
      And Bob has 19 life
      And Alice has 21 life

    @case:extort-paid-with-black @118.13b/split-symbols-chosen-on-resolution
    Scenario: Extort's {W/B} paid as {B} on resolution takes the Swamp's mana
      Given Alice controls "Syndic of Tithes", "Plains" and "Swamp"
      And Alice has "Ornithopter" in hand
      And it is Alice's precombat main phase
      And Alice has cast "Ornithopter"
      When the top of the stack resolves
      And Alice pays for "Syndic of Tithes"
      And Alice pays {W/B} with {B} for "Syndic of Tithes"
      Then "Swamp" is tapped
      And "Plains" is untapped
      And Bob has 19 life
      And Alice has 21 life

  Rule: 118.13c Costs of special actions: chosen just before paying

    @case:disguise-paid-as-chosen @118.13c/split-symbols-chosen-for-a-special-action
    Scenario: Riftburst Hellion's disguise cost chosen as {4}{R}{G} is paid with a Mountain and a Forest
      Given Alice controls a face-down "Riftburst Hellion"
      And Alice controls 4 "Island", "Mountain" and "Forest"
      And it is Alice's precombat main phase
      When Alice turns "Riftburst Hellion" face up, paying {R/G} with {R}, paying {R/G} with {G}
      Then the special action is legal
      And "Riftburst Hellion" is face up on the battlefield
      And "Mountain" and "Forest" are tapped
      And the stack is empty

    @case:disguise-choice-binds @118.13c/split-symbols-chosen-for-a-special-action
    Scenario: Riftburst Hellion's disguise cost chosen as {4}{R}{R} can't be paid with a Mountain and a Forest
      Given Alice controls a face-down "Riftburst Hellion"
      And Alice controls 4 "Island", "Mountain" and "Forest"
      And it is Alice's precombat main phase
      When Alice turns "Riftburst Hellion" face up, paying {R/G} with {R}, paying {R/G} with {R}
      Then the cost cannot be paid
      And nothing has changed
