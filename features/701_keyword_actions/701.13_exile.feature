Feature: 701.13 Exile

  Rule: 701.13a An object is exiled from wherever it is

    @case:exiled-from-the-battlefield @701.13a/exiled-from-wherever-it-is
    Scenario: Unmake exiles a creature from the battlefield
      Given Alice controls 3 "Plains"
      And Alice has "Unmake" in hand
      And Bob controls "Grizzly Bears"
      And it is Alice's precombat main phase
      And Alice has cast "Unmake", paying {W/B} with {W}, paying {W/B} with {W}, paying {W/B} with {W}, targeting "Grizzly Bears"
      When the top of the stack resolves
      Then "Grizzly Bears" is in exile

    @case:exiled-from-a-graveyard @701.13a/exiled-from-wherever-it-is
    Scenario: Tormod's Crypt exiles the cards of Bob's graveyard
      Given Alice controls "Tormod's Crypt"
      And Bob has "Grizzly Bears" and "Lightning Bolt" in his graveyard
      And it is Alice's precombat main phase
      And Alice has activated "Tormod's Crypt", targeting Bob
      When the top of the stack resolves
      Then "Grizzly Bears" and "Lightning Bolt" are in exile

    @case:exiled-from-the-stack @701.13a/exiled-from-wherever-it-is
    Scenario: Mindbreak Trap exiles a spell from the stack, and it doesn't resolve
      Given Alice controls "Mountain"
      And Alice has "Lightning Bolt" in hand
      And Bob controls 4 "Island"
      And Bob has "Mindbreak Trap" in hand
      And it is Alice's precombat main phase
      And Alice has cast "Lightning Bolt", targeting Bob
      And Alice has passed priority
      And Bob has cast "Mindbreak Trap", targeting "Lightning Bolt"
      When the top of the stack resolves
      Then "Lightning Bolt" is in exile
      And the stack is empty
      And Bob has 20 life

    @case:exiled-from-a-hand @701.13a/exiled-from-wherever-it-is
    Scenario: Castigate exiles a card from Bob's hand
      Given Alice controls "Plains" and "Swamp"
      And Alice has "Castigate" in hand
      And Bob has "Grizzly Bears" and "Forest" in hand
      And it is Alice's precombat main phase
      And Alice has cast "Castigate", targeting Bob
      When the top of the stack resolves
      And Alice chooses "Grizzly Bears" for "Castigate"
      Then "Grizzly Bears" is in exile
      And "Forest" is in Bob's hand

    @case:exiled-from-a-library @701.13a/exiled-from-wherever-it-is
    Scenario: Reckless Impulse exiles the top two cards of the library
      Given Alice controls 2 "Mountain"
      And Alice has "Reckless Impulse" in hand
      And Alice's library is, from the top, "Grizzly Bears", "Divination", "Forest"
      And it is Alice's precombat main phase
      And Alice has cast "Reckless Impulse"
      When the top of the stack resolves
      Then "Grizzly Bears" and "Divination" are in exile
      And "Forest" is on top of Alice's library
