Feature: 701.21 Sacrifice

  Rule: 701.21a Players sacrifice permanents that they control

    @case:sacrificed-creature-to-its-owner @701.21a/sacrificed-permanent-goes-to-its-owners-graveyard
    Scenario: Bob's Grizzly Bears goes to his graveyard when Alice sacrifices it
      Given Alice controls "Goblin Bombardment" and "Grizzly Bears" owned by Bob
      And it is Alice's precombat main phase
      When Alice activates "Goblin Bombardment", targeting Bob, sacrificing "Grizzly Bears"
      Then "Grizzly Bears" is in Bob's graveyard

    @case:sacrificing-another-players-creature @branch:attempted @701.21a/only-ones-own-permanents-are-sacrificed
    Scenario: Alice can't sacrifice Bob's Grizzly Bears to her Goblin Bombardment
      Given Alice controls "Goblin Bombardment"
      And Bob controls "Grizzly Bears"
      And it is Alice's precombat main phase
      When Alice activates "Goblin Bombardment", targeting Bob, sacrificing "Grizzly Bears"
      Then the cost cannot be paid
      And nothing has changed

    @case:sacrificing-a-card-in-hand @branch:attempted @701.21a/only-ones-own-permanents-are-sacrificed
    Scenario: A creature card in hand can't be sacrificed
      Given Alice controls "Goblin Bombardment"
      And Alice has "Grizzly Bears" in hand
      And it is Alice's precombat main phase
      When Alice activates "Goblin Bombardment", targeting Bob, sacrificing "Grizzly Bears"
      Then the cost cannot be paid
      And nothing has changed

    @case:told-to-sacrifice-what-one-does-not-control @branch:attempted @701.21a/only-ones-own-permanents-are-sacrificed
    Scenario: Grafted Wargear doesn't make Alice sacrifice the creature that Bob controls
      Given Alice controls "Grafted Wargear" attached to "Grizzly Bears" and "Ornithopter"
      And Bob controls "Grizzly Bears"
      And it is Alice's precombat main phase
      And Alice has activated "Grafted Wargear", targeting "Ornithopter"
      And the top of the stack has resolved
      When the top of the stack resolves
      Then "Grizzly Bears" is on the battlefield
      And "Grafted Wargear" is attached to "Ornithopter"

    @case:shield-does-not-stop-a-sacrifice @701.21a/sacrifice-is-no-destruction
    Scenario: A regeneration shield doesn't keep Drudge Skeletons from being sacrificed
      Given Alice controls "Goblin Bombardment", "Drudge Skeletons" and "Swamp"
      And it is Alice's precombat main phase
      And Alice has activated "Drudge Skeletons"
      And the top of the stack has resolved
      When Alice activates "Goblin Bombardment", targeting Bob, sacrificing "Drudge Skeletons"
      Then "Drudge Skeletons" is in Alice's graveyard

    @case:indestructible-creature-sacrificed @701.21a/sacrifice-is-no-destruction
    Scenario: Diabolic Edict takes an indestructible creature
      Given Alice controls 2 "Swamp"
      And Alice has "Diabolic Edict" in hand
      And Bob controls "Darksteel Myr"
      And it is Alice's precombat main phase
      And Alice has cast "Diabolic Edict", targeting Bob
      When the top of the stack resolves
      Then "Darksteel Myr" is in Bob's graveyard
