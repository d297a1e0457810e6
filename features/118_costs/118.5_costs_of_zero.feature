Feature: 118.5 Costs of {0}

  Rule: A cost of {0} is paid by the player's word, and only by that

    @case:zero-paid-by-saying-so @118.5/zero-is-paid-by-saying-so
    Scenario: A player with nothing at all can pay {0} for Clash of Wills
      Given Bob has "Ornithopter" in hand
      And Alice controls "Island"
      And Alice has "Clash of Wills" in hand
      And it is Bob's precombat main phase
      And Bob has cast "Ornithopter"
      And Bob has passed priority
      And Alice has cast "Clash of Wills", with X=0, targeting "Ornithopter"
      When the top of the stack resolves
      And Bob pays for "Clash of Wills"
      Then the stack is, from the top, "Ornithopter"

    @case:zero-not-paid-in-silence @118.5/zero-is-not-paid-by-itself
    Scenario: A player who doesn't say that they pay {0} for Clash of Wills hasn't paid
      Given Bob has "Ornithopter" in hand
      And Alice controls "Island"
      And Alice has "Clash of Wills" in hand
      And it is Bob's precombat main phase
      And Bob has cast "Ornithopter"
      And Bob has passed priority
      And Alice has cast "Clash of Wills", with X=0, targeting "Ornithopter"
      When the top of the stack resolves
      And Bob declines to pay for "Clash of Wills"
      Then the stack is empty
      And "Ornithopter" is in Bob's graveyard

  Rule: 118.5a Spells and abilities that cost {0}

    @case:zero-cost-spell-uses-the-stack @118.5a/zero-cost-spell-is-cast-like-any-other
    Scenario: Ornithopter goes onto the stack when it is cast and waits there
      Given Alice has "Ornithopter" in hand
      And it is Alice's precombat main phase
      When Alice casts "Ornithopter"
      Then the cast is legal
      And the stack is, from the top, "Ornithopter"
      And Alice has priority
      When the top of the stack resolves
      Then Alice controls "Ornithopter"

    @case:zero-cost-spell-does-not-cast-itself @118.5a/zero-cost-spell-is-cast-like-any-other
    Scenario: Ornithopter stays in hand through the turn while nobody casts it
      Given Alice has "Ornithopter" in hand
      And it is Alice's precombat main phase
      When the game advances to Alice's end step
      Then "Ornithopter" is in Alice's hand

    @case:zero-cost-spell-keeps-its-timing @118.5a/zero-cost-spell-is-cast-like-any-other
    Scenario: Ornithopter can't be cast in another player's turn
      Given Alice has "Ornithopter" in hand
      And it is Bob's precombat main phase
      And Bob has passed priority
      When Alice casts "Ornithopter"
      Then the cast may not be begun
      And nothing has changed

    @case:zero-cost-ability-uses-the-stack @118.5a/zero-cost-ability-is-activated-like-any-other
    Scenario: Equipping Lightning Greaves for {0} takes an ability on the stack that resolves
      Given Alice controls "Lightning Greaves" and "Grizzly Bears"
      And it is Alice's precombat main phase
      When Alice activates "Lightning Greaves", targeting "Grizzly Bears"
      Then the activation is legal
      And the stack is, from the top, the ability of "Lightning Greaves"
      And "Lightning Greaves" is attached to nothing
      When the top of the stack resolves
      Then "Lightning Greaves" is attached to "Grizzly Bears"

    @case:zero-cost-ability-does-not-activate-itself @118.5a/zero-cost-ability-is-activated-like-any-other
    Scenario: Lightning Greaves stays unattached through the turn while nobody equips it
      Given Alice controls "Lightning Greaves" and "Grizzly Bears"
      And it is Alice's precombat main phase
      When the game advances to Alice's end step
      Then "Lightning Greaves" is attached to nothing
