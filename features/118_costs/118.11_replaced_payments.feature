Feature: 118.11 Payments that other effects modify

  Rule: A replaced payment is a payment

    @case:sacrifice-replaced-by-exile @118.11/effects-modify-what-payment-does
    Scenario: Under Rest in Peace, a sacrificed Mogg Fanatic is exiled
      Given Alice controls "Mogg Fanatic"
      And Bob controls "Rest in Peace"
      And it is Alice's precombat main phase
      When Alice activates "Mogg Fanatic", targeting Bob
      Then the activation is legal
      And "Mogg Fanatic" is in exile

    @case:exiled-sacrifice-still-pays @118.11/paid-though-something-else-happened
    Scenario: Under Rest in Peace, Mogg Fanatic's ability is paid for and deals its damage
      Given Alice controls "Mogg Fanatic"
      And Bob controls "Rest in Peace"
      And it is Alice's precombat main phase
      When Alice activates "Mogg Fanatic", targeting Bob
      Then the activation is legal
      And the stack is, from the top, the ability of "Mogg Fanatic"
      When the top of the stack resolves
      Then Bob has 19 life

    @case:skipped-draw-still-pays @118.11/paid-though-something-else-happened @118.11/ex1
    Scenario: Psychic Vortex's upkeep is paid with a draw that Obstinate Familiar skips
      Given Alice controls "Psychic Vortex" and "Obstinate Familiar"
      And Alice's library is, from the top, "Grizzly Bears"
      And it is Bob's end step
      And the game has advanced to Alice's upkeep
      When the top of the stack resolves
      And Alice pays for "Psychic Vortex"
      And Alice says yes to "Obstinate Familiar"
      Then Alice controls "Psychic Vortex"
      And "Grizzly Bears" is in Alice's library

    @case:draw-not-skipped-pays @118.11/effects-modify-what-payment-does
    Scenario: Psychic Vortex's upkeep is paid with a card drawn
      Given Alice controls "Psychic Vortex" and "Obstinate Familiar"
      And Alice's library is, from the top, "Grizzly Bears"
      And it is Bob's end step
      And the game has advanced to Alice's upkeep
      When the top of the stack resolves
      And Alice pays for "Psychic Vortex"
      And Alice says no to "Obstinate Familiar"
      Then Alice controls "Psychic Vortex"
      And "Grizzly Bears" is in Alice's hand

    @case:upkeep-not-paid @118.11/paid-though-something-else-happened
    Scenario: Psychic Vortex is sacrificed when its upkeep isn't paid
      Given Alice controls "Psychic Vortex" and "Obstinate Familiar"
      And Alice's library is, from the top, "Grizzly Bears"
      And it is Bob's end step
      And the game has advanced to Alice's upkeep
      When the top of the stack resolves
      And Alice declines to pay for "Psychic Vortex"
      Then "Psychic Vortex" is in Alice's graveyard
      And "Grizzly Bears" is in Alice's library
