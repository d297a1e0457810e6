Feature: 118.7 Reduced costs

  Rule: A cost reduced to nothing is {0}, and a reduced cost counts as paid

    @case:reduced-exactly-to-nothing @118.7/reduced-to-nothing-is-zero
    Scenario: Four artifacts make Frogmite cost {0}
      Given Alice controls 4 "Ornithopter"
      And Alice has "Frogmite" in hand
      And Alice has {G} in her mana pool
      And it is Alice's precombat main phase
      When Alice casts "Frogmite", activating no mana abilities
      Then the cast is legal
      And Alice's mana pool holds {G}
      And the stack is, from the top, "Frogmite"

    @case:reduced-beyond-nothing @118.7/reduced-to-nothing-is-zero
    Scenario: Five artifacts make Frogmite cost {0} too, and give nothing back
      Given Alice controls 5 "Ornithopter"
      And Alice has "Frogmite" in hand
      And Alice has {G} in her mana pool
      And it is Alice's precombat main phase
      When Alice casts "Frogmite", activating no mana abilities
      Then the cast is legal
      And Alice's mana pool holds {G}
      And the stack is, from the top, "Frogmite"

    @case:reduced-not-quite-to-nothing @118.7/reduced-to-nothing-is-zero
    Scenario: Three artifacts leave {1} of Frogmite's cost to pay
      Given Alice controls 3 "Ornithopter"
      And Alice has "Frogmite" in hand
      And it is Alice's precombat main phase
      When Alice casts "Frogmite"
      Then the cost cannot be paid
      And nothing has changed

    @case:reduced-kicker-counts-as-paid @118.7/changed-cost-counts-as-the-original
    Scenario: Burst Lightning kicked for {1} less deals 4 damage
      Given Alice controls "Goblin Electromancer" and 4 "Mountain"
      And Alice has "Burst Lightning" in hand
      And it is Alice's precombat main phase
      When Alice casts "Burst Lightning", kicked, targeting Bob
      Then the cast is legal
      When the top of the stack resolves
      Then Bob has 16 life

  Rule: 118.7a Generic reductions take generic mana only

    @case:generic-part-lowered @118.7a/generic-reduction-takes-generic-mana
    Scenario: One Goblin Electromancer takes the {1} off Spatial Contortion's {1}{C}
      Given Alice controls "Goblin Electromancer" and "Wastes"
      And Bob controls "Grizzly Bears"
      And Alice has "Spatial Contortion" in hand
      And it is Alice's precombat main phase
      When Alice casts "Spatial Contortion", targeting "Grizzly Bears"
      Then the cast is legal
      And "Wastes" is tapped
      And the stack is, from the top, "Spatial Contortion"

    @case:generic-part-lowered-twice @118.7a/generic-reduction-takes-generic-mana
    Scenario: Two Goblin Electromancers take {2} off a kicked Burst Lightning's {4}{R}
      Given Alice controls 2 "Goblin Electromancer" and 3 "Mountain"
      And Alice has "Burst Lightning" in hand
      And it is Alice's precombat main phase
      When Alice casts "Burst Lightning", kicked, targeting Bob
      Then the cast is legal
      And the stack is, from the top, "Burst Lightning"

    @case:colored-part-spared @branch:attempted @118.7a/generic-reduction-spares-colored-mana
    Scenario: Goblin Electromancer doesn't take the {R} off Lightning Bolt
      Given Alice controls "Goblin Electromancer" and "Island"
      And Alice has "Lightning Bolt" in hand
      And it is Alice's precombat main phase
      When Alice casts "Lightning Bolt", targeting Bob
      Then the cost cannot be paid
      And nothing has changed

    @case:colored-part-still-paid @118.7a/generic-reduction-spares-colored-mana
    Scenario: With Goblin Electromancer, Lightning Bolt still costs its {R}
      Given Alice controls "Goblin Electromancer" and "Mountain"
      And Alice has "Lightning Bolt" in hand
      And it is Alice's precombat main phase
      When Alice casts "Lightning Bolt", targeting Bob
      Then the cast is legal
      And "Mountain" is tapped
      And the stack is, from the top, "Lightning Bolt"

    @case:colorless-part-spared @branch:attempted @118.7a/generic-reduction-spares-colorless-mana
    Scenario: Two Goblin Electromancers don't take the {C} off Spatial Contortion
      Given Alice controls 2 "Goblin Electromancer" and "Island"
      And Bob controls "Grizzly Bears"
      And Alice has "Spatial Contortion" in hand
      And it is Alice's precombat main phase
      When Alice casts "Spatial Contortion", targeting "Grizzly Bears"
      Then the cost cannot be paid
      And nothing has changed

    @case:colorless-part-still-paid @118.7a/generic-reduction-spares-colorless-mana
    Scenario: With two Goblin Electromancers, Spatial Contortion still costs its {C}
      Given Alice controls 2 "Goblin Electromancer" and "Wastes"
      And Bob controls "Grizzly Bears"
      And Alice has "Spatial Contortion" in hand
      And it is Alice's precombat main phase
      When Alice casts "Spatial Contortion", targeting "Grizzly Bears"
      Then the cast is legal
      And "Wastes" is tapped
      And the stack is, from the top, "Spatial Contortion"

  Rule: 118.7b Colored or colorless reductions of a cost without that mana

    @case:green-reduction-lowers-generic @118.7b/colored-reduction-without-that-color
    Scenario: Grizzly Bears' {1}{G} takes {2} generic off Blast-Furnace Hellkite
      Given Alice controls "Grizzly Bears", "Encroaching Mycosynth" and 7 "Mountain"
      And Alice has "Blast-Furnace Hellkite" in hand
      And it is Alice's precombat main phase
      When Alice casts "Blast-Furnace Hellkite", paying offering, sacrificing "Grizzly Bears"
      Then the cast is legal
      And "Grizzly Bears" is in Alice's graveyard
      And the stack is, from the top, "Blast-Furnace Hellkite"

    @case:green-reduction-lowers-generic-by-no-more @118.7b/colored-reduction-without-that-color
    Scenario: Grizzly Bears' {1}{G} takes no more than {2} off Blast-Furnace Hellkite
      Given Alice controls "Grizzly Bears", "Encroaching Mycosynth" and 6 "Mountain"
      And Alice has "Blast-Furnace Hellkite" in hand
      And it is Alice's precombat main phase
      When Alice casts "Blast-Furnace Hellkite", paying offering, sacrificing "Grizzly Bears"
      Then the cost cannot be paid
      And nothing has changed

    @case:colorless-reduction-lowers-generic @118.7b/colorless-reduction-without-colorless
    Scenario: Reality Smasher's {4}{C} takes {5} generic off Blast-Furnace Hellkite
      Given Alice controls "Reality Smasher", "Encroaching Mycosynth" and 4 "Mountain"
      And Alice has "Blast-Furnace Hellkite" in hand
      And it is Alice's precombat main phase
      When Alice casts "Blast-Furnace Hellkite", paying offering, sacrificing "Reality Smasher"
      Then the cast is legal
      And "Reality Smasher" is in Alice's graveyard
      And the stack is, from the top, "Blast-Furnace Hellkite"

    @case:colorless-reduction-lowers-generic-by-no-more @118.7b/colorless-reduction-without-colorless
    Scenario: Reality Smasher's {4}{C} takes no more than {5} off Blast-Furnace Hellkite
      Given Alice controls "Reality Smasher", "Encroaching Mycosynth" and 3 "Mountain"
      And Alice has "Blast-Furnace Hellkite" in hand
      And it is Alice's precombat main phase
      When Alice casts "Blast-Furnace Hellkite", paying offering, sacrificing "Reality Smasher"
      Then the cost cannot be paid
      And nothing has changed

  Rule: 118.7c Colored reductions that exceed the cost's color

    @case:third-red-lowers-generic @118.7c/colored-reduction-in-excess
    Scenario: Goblin Chainwhirler's {R}{R}{R} leaves {3} of Patron of the Akki's {4}{R}{R}
      Given Alice controls "Goblin Chainwhirler" and 3 "Island"
      And Alice has "Patron of the Akki" in hand
      And it is Alice's precombat main phase
      When Alice casts "Patron of the Akki", paying offering, sacrificing "Goblin Chainwhirler"
      Then the cast is legal
      And "Goblin Chainwhirler" is in Alice's graveyard
      And the stack is, from the top, "Patron of the Akki"

    @case:third-red-lowers-generic-by-one @118.7c/colored-reduction-in-excess
    Scenario: Goblin Chainwhirler's {R}{R}{R} takes just one generic mana off Patron of the Akki
      Given Alice controls "Goblin Chainwhirler" and 2 "Island"
      And Alice has "Patron of the Akki" in hand
      And it is Alice's precombat main phase
      When Alice casts "Patron of the Akki", paying offering, sacrificing "Goblin Chainwhirler"
      Then the cost cannot be paid
      And nothing has changed

  Rule: 118.7e Hybrid symbols in a reduction

    @case:halves-chosen-with-the-total-cost @118.7e/half-of-a-hybrid-reduction-chosen-when-applied
    Scenario: The halves of Reaper King's symbols are chosen after the proposal and before mana abilities
      Given Alice controls "Reaper King" and 9 "Mountain"
      And Alice has "Blast-Furnace Hellkite" in hand
      And it is Alice's precombat main phase
      When Alice casts "Blast-Furnace Hellkite", paying offering, sacrificing "Reaper King"
      And Alice reduces {2/W} as {2}
      And Alice reduces {2/U} as {2}
      And Alice reduces {2/B} as {2}
      And Alice reduces {2/R} as {2}
      And Alice reduces {2/G} as {2}
      Then the cast is legal
      And the choices came in the order additional costs, half of a reduction, mana abilities

    @case:generic-halves-of-reaper-king @118.7e/generic-half-of-a-hybrid-reduction
    Scenario: Reaper King's five generic halves take all {7} off Blast-Furnace Hellkite and leave {R}{R}
      Given Alice controls "Reaper King" and 2 "Mountain"
      And Alice has "Blast-Furnace Hellkite" in hand
      And it is Alice's precombat main phase
      When Alice casts "Blast-Furnace Hellkite", paying offering, sacrificing "Reaper King"
      And Alice reduces {2/W} as {2}
      And Alice reduces {2/U} as {2}
      And Alice reduces {2/B} as {2}
      And Alice reduces {2/R} as {2}
      And Alice reduces {2/G} as {2}
      Then the cast is legal
      And "Reaper King" is in Alice's graveyard
      And the stack is, from the top, "Blast-Furnace Hellkite"

    @case:one-generic-half-of-reaper-king @118.7e/generic-half-of-a-hybrid-reduction
    Scenario: Reaper King's {2/R} taken as {2} and its other colors leave {1}{R}{R} of Blast-Furnace Hellkite
      Given Alice controls "Reaper King" and 3 "Mountain"
      And Alice has "Blast-Furnace Hellkite" in hand
      And it is Alice's precombat main phase
      When Alice casts "Blast-Furnace Hellkite", paying offering, sacrificing "Reaper King"
      And Alice reduces {2/W} as {W}
      And Alice reduces {2/U} as {U}
      And Alice reduces {2/B} as {B}
      And Alice reduces {2/R} as {2}
      And Alice reduces {2/G} as {G}
      Then the cast is legal
      And "Reaper King" is in Alice's graveyard
      And the stack is, from the top, "Blast-Furnace Hellkite"

    @case:one-generic-half-takes-no-more-than-its-number @118.7e/generic-half-of-a-hybrid-reduction
    Scenario: Reaper King's {2/R} taken as {2} takes two generic mana, not more
      Given Alice controls "Reaper King" and 2 "Mountain"
      And Alice has "Blast-Furnace Hellkite" in hand
      And it is Alice's precombat main phase
      When Alice casts "Blast-Furnace Hellkite", paying offering, sacrificing "Reaper King"
      And Alice reduces {2/W} as {W}
      And Alice reduces {2/U} as {U}
      And Alice reduces {2/B} as {B}
      And Alice reduces {2/R} as {2}
      And Alice reduces {2/G} as {G}
      Then the cost cannot be paid
      And nothing has changed

    @case:colored-half-of-reaper-king @118.7e/colored-half-of-a-hybrid-reduction
    Scenario: Reaper King's {2/R} taken as {R} leaves one {R} to pay for Blast-Furnace Hellkite
      Given Alice controls "Reaper King", "Mountain#1" and 3 "Island"
      And Alice has "Blast-Furnace Hellkite" in hand
      And it is Alice's precombat main phase
      When Alice casts "Blast-Furnace Hellkite", paying offering, sacrificing "Reaper King"
      And Alice reduces {2/W} as {W}
      And Alice reduces {2/U} as {U}
      And Alice reduces {2/B} as {B}
      And Alice reduces {2/R} as {R}
      And Alice reduces {2/G} as {G}
      Then the cast is legal
      And "Reaper King" is in Alice's graveyard
      And the stack is, from the top, "Blast-Furnace Hellkite"

    @case:colored-half-takes-one-mana @118.7e/colored-half-of-a-hybrid-reduction
    Scenario: Each of Reaper King's halves taken as a color takes one mana, not two
      Given Alice controls "Reaper King", "Mountain#1" and 2 "Island"
      And Alice has "Blast-Furnace Hellkite" in hand
      And it is Alice's precombat main phase
      When Alice casts "Blast-Furnace Hellkite", paying offering, sacrificing "Reaper King"
      And Alice reduces {2/W} as {W}
      And Alice reduces {2/U} as {U}
      And Alice reduces {2/B} as {B}
      And Alice reduces {2/R} as {R}
      And Alice reduces {2/G} as {G}
      Then the cost cannot be paid
      And nothing has changed

    @case:colorless-halves-of-ulalek @118.7e/colorless-half-of-a-hybrid-reduction
    Scenario: Ulalek's five colorless halves take {5} off Blast-Furnace Hellkite
      Given Alice controls "Ulalek, Fused Atrocity", "Encroaching Mycosynth" and 4 "Mountain"
      And Alice has "Blast-Furnace Hellkite" in hand
      And it is Alice's precombat main phase
      When Alice casts "Blast-Furnace Hellkite", paying offering, sacrificing "Ulalek, Fused Atrocity"
      And Alice reduces {C/W} as {C}
      And Alice reduces {C/U} as {C}
      And Alice reduces {C/B} as {C}
      And Alice reduces {C/R} as {C}
      And Alice reduces {C/G} as {C}
      Then the cast is legal
      And "Ulalek, Fused Atrocity" is in Alice's graveyard
      And the stack is, from the top, "Blast-Furnace Hellkite"

    @case:colorless-half-is-no-red-mana @118.7e/colorless-half-of-a-hybrid-reduction
    Scenario: Ulalek's {C/R} taken as {C} takes no {R} off Blast-Furnace Hellkite
      Given Alice controls "Ulalek, Fused Atrocity", "Encroaching Mycosynth", "Mountain#1" and 3 "Island"
      And Alice has "Blast-Furnace Hellkite" in hand
      And it is Alice's precombat main phase
      When Alice casts "Blast-Furnace Hellkite", paying offering, sacrificing "Ulalek, Fused Atrocity"
      And Alice reduces {C/W} as {C}
      And Alice reduces {C/U} as {C}
      And Alice reduces {C/B} as {C}
      And Alice reduces {C/R} as {C}
      And Alice reduces {C/G} as {C}
      Then the cost cannot be paid
      And nothing has changed

    @case:colored-half-of-ulalek @118.7e/colored-half-of-a-hybrid-reduction
    Scenario: Ulalek's {C/R} taken as {R} takes one {R} off Blast-Furnace Hellkite
      Given Alice controls "Ulalek, Fused Atrocity", "Encroaching Mycosynth", "Mountain#1" and 3 "Island"
      And Alice has "Blast-Furnace Hellkite" in hand
      And it is Alice's precombat main phase
      When Alice casts "Blast-Furnace Hellkite", paying offering, sacrificing "Ulalek, Fused Atrocity"
      And Alice reduces {C/W} as {C}
      And Alice reduces {C/U} as {C}
      And Alice reduces {C/B} as {C}
      And Alice reduces {C/R} as {R}
      And Alice reduces {C/G} as {C}
      Then the cast is legal
      And "Ulalek, Fused Atrocity" is in Alice's graveyard
      And the stack is, from the top, "Blast-Furnace Hellkite"

  Rule: 118.7f Phyrexian symbols in a reduction

    @case:phyrexian-red-takes-red @118.7f/phyrexian-reduction
    Scenario: Moltensteel Dragon's {4}{R/P}{R/P} leaves {3} of Blast-Furnace Hellkite's {7}{R}{R}
      Given Alice controls "Moltensteel Dragon" and 3 "Island"
      And Alice has "Blast-Furnace Hellkite" in hand
      And it is Alice's precombat main phase
      When Alice casts "Blast-Furnace Hellkite", paying offering, sacrificing "Moltensteel Dragon"
      Then the cast is legal
      And "Moltensteel Dragon" is in Alice's graveyard
      And the stack is, from the top, "Blast-Furnace Hellkite"

    @case:phyrexian-red-takes-one-each @118.7f/phyrexian-reduction
    Scenario: Moltensteel Dragon's two Phyrexian symbols take two mana, and no more
      Given Alice controls "Moltensteel Dragon" and 2 "Island"
      And Alice has "Blast-Furnace Hellkite" in hand
      And it is Alice's precombat main phase
      When Alice casts "Blast-Furnace Hellkite", paying offering, sacrificing "Moltensteel Dragon"
      Then the cost cannot be paid
      And nothing has changed

    @case:phyrexian-white-lowers-generic @118.7f/phyrexian-reduction @118.7b/colored-reduction-without-that-color
    Scenario: Porcelain Legionnaire's {2}{W/P} takes {3} generic off Blast-Furnace Hellkite
      Given Alice controls "Porcelain Legionnaire" and 6 "Mountain"
      And Alice has "Blast-Furnace Hellkite" in hand
      And it is Alice's precombat main phase
      When Alice casts "Blast-Furnace Hellkite", paying offering, sacrificing "Porcelain Legionnaire"
      Then the cast is legal
      And "Porcelain Legionnaire" is in Alice's graveyard
      And the stack is, from the top, "Blast-Furnace Hellkite"

    @case:phyrexian-white-lowers-generic-by-one @118.7f/phyrexian-reduction
    Scenario: Porcelain Legionnaire's {W/P} takes one generic mana off Blast-Furnace Hellkite, not two
      Given Alice controls "Porcelain Legionnaire" and 5 "Mountain"
      And Alice has "Blast-Furnace Hellkite" in hand
      And it is Alice's precombat main phase
      When Alice casts "Blast-Furnace Hellkite", paying offering, sacrificing "Porcelain Legionnaire"
      Then the cost cannot be paid
      And nothing has changed

  Rule: 118.7g Snow symbols in a reduction

    @case:snow-lowers-generic @118.7g/snow-reduction
    Scenario: Arcum's Astrolabe's {S} takes one generic mana off Blast-Furnace Hellkite
      Given Alice controls "Arcum's Astrolabe" and 8 "Mountain"
      And Alice has "Blast-Furnace Hellkite" in hand
      And it is Alice's precombat main phase
      When Alice casts "Blast-Furnace Hellkite", paying offering, sacrificing "Arcum's Astrolabe"
      Then the cast is legal
      And "Arcum's Astrolabe" is in Alice's graveyard
      And the stack is, from the top, "Blast-Furnace Hellkite"

    @case:snow-lowers-generic-by-one @118.7g/snow-reduction
    Scenario: Arcum's Astrolabe's {S} takes no more than one mana off Blast-Furnace Hellkite
      Given Alice controls "Arcum's Astrolabe" and 7 "Mountain"
      And Alice has "Blast-Furnace Hellkite" in hand
      And it is Alice's precombat main phase
      When Alice casts "Blast-Furnace Hellkite", paying offering, sacrificing "Arcum's Astrolabe"
      Then the cost cannot be paid
      And nothing has changed
