Feature: 701.14 Fight

  Rule: 701.14a Fighting creatures deal damage to each other

    @case:both-fighters-deal-damage @701.14a/fighters-deal-damage-to-each-other
    Scenario: Grizzly Bears fights Craw Wurm, deals 2 damage and is dealt 6
      Given Alice controls "Grizzly Bears" and "Forest"
      And Alice has "Prey Upon" in hand
      And Bob controls "Craw Wurm"
      And it is Alice's precombat main phase
      And Alice has cast "Prey Upon", targeting "Grizzly Bears", then targeting "Craw Wurm"
      When the top of the stack resolves
      Then "Grizzly Bears" is in Alice's graveyard
      And "Craw Wurm" has 2 damage marked on it

    @case:fighters-deal-damage-at-once @701.14a/fighters-deal-damage-to-each-other
    Scenario: Two equal creatures that fight destroy each other
      Given Alice controls "Grizzly Bears#1" and "Forest"
      And Alice has "Prey Upon" in hand
      And Bob controls "Grizzly Bears#2"
      And it is Alice's precombat main phase
      And Alice has cast "Prey Upon", targeting "Grizzly Bears#1", then targeting "Grizzly Bears#2"
      When the top of the stack resolves
      Then "Grizzly Bears#1" is in Alice's graveyard
      And "Grizzly Bears#2" is in Bob's graveyard

  Rule: 701.14b A fight takes two creatures

    @case:fighter-gone @701.14b/no-fight-with-what-is-gone
    Scenario: Bob's creature isn't dealt damage when Apex Altisaur is gone before they fight
      Given Alice controls 9 "Forest"
      And Alice has "Apex Altisaur" in hand
      And Bob controls "Craw Wurm" and 3 "Swamp"
      And Bob has "Murder" in hand
      And it is Alice's precombat main phase
      And Alice has cast "Apex Altisaur"
      And Alice will target "Craw Wurm" for "Apex Altisaur"
      And the top of the stack has resolved
      And Alice has passed priority
      And Bob has cast "Murder", targeting "Apex Altisaur"
      And the top of the stack has resolved
      When the top of the stack resolves
      Then "Craw Wurm" has no damage marked on it
      And "Craw Wurm" is on the battlefield

    @case:fighter-still-there @701.14b/no-fight-with-what-is-gone
    Scenario: Apex Altisaur and Bob's creature deal damage to each other
      Given Alice controls 9 "Forest"
      And Alice has "Apex Altisaur" in hand
      And Bob controls "Craw Wurm"
      And it is Alice's precombat main phase
      And Alice has cast "Apex Altisaur"
      And Alice will target "Craw Wurm" for "Apex Altisaur"
      And the top of the stack has resolved
      When the top of the stack resolves
      And Alice targets nothing for "Apex Altisaur"
      Then "Craw Wurm" is in Bob's graveyard
      And "Apex Altisaur" has 6 damage marked on it

    @case:fighter-no-longer-a-creature @701.14b/no-fight-with-what-is-gone
    Scenario: Bob's creature isn't dealt damage when Apex Altisaur is no creature any more
      Given Alice controls 9 "Forest"
      And Alice has "Apex Altisaur" in hand
      And Bob controls "Craw Wurm", "Soul Sculptor" and 2 "Plains"
      And it is Alice's precombat main phase
      And Alice has cast "Apex Altisaur"
      And Alice will target "Craw Wurm" for "Apex Altisaur"
      And the top of the stack has resolved
      And Alice has passed priority
      And Bob has activated "Soul Sculptor", targeting "Apex Altisaur"
      And the top of the stack has resolved
      When the top of the stack resolves
      Then "Craw Wurm" has no damage marked on it
      And "Craw Wurm" is on the battlefield

    @case:one-fighter-gone-nobody-fought @since:20210202 @701.14b/absent-opponent-means-nobody-fought
    Scenario: Neyith doesn't see a fight when one of the two creatures is gone
      Given Alice controls 9 "Forest"
      And Alice has "Apex Altisaur" in hand
      And Bob controls "Craw Wurm", "Neyith of the Dire Hunt" and 3 "Swamp"
      And Bob has "Murder" in hand
      And it is Alice's precombat main phase
      And Alice has cast "Apex Altisaur"
      And Alice will target "Craw Wurm" for "Apex Altisaur"
      And the top of the stack has resolved
      And Alice has passed priority
      And Bob has cast "Murder", targeting "Apex Altisaur"
      And the top of the stack has resolved
      When the top of the stack resolves
      Then the stack is empty
      And "Craw Wurm" is on the battlefield

    @case:both-fighters-fought @701.14b/absent-opponent-means-nobody-fought
    Scenario: Neyith sees a fight of two creatures
      Given Alice controls "Grizzly Bears" and "Forest"
      And Alice has "Prey Upon" in hand
      And Bob controls "Craw Wurm" and "Neyith of the Dire Hunt"
      And it is Alice's precombat main phase
      And Alice has cast "Prey Upon", targeting "Grizzly Bears", then targeting "Craw Wurm"
      When the top of the stack resolves
      Then the stack is, from the top, the ability of "Neyith of the Dire Hunt"

    @case:own-fighter-destroyed-in-response @701.14b/no-fight-with-an-illegal-target
    Scenario: Bob's creature isn't dealt damage by one destroyed in response to Prey Upon
      Given Alice controls "Craw Wurm" and "Forest"
      And Alice has "Prey Upon" in hand
      And Bob controls "Grizzly Bears" and 3 "Swamp"
      And Bob has "Murder" in hand
      And it is Alice's precombat main phase
      And Alice has cast "Prey Upon", targeting "Craw Wurm", then targeting "Grizzly Bears"
      And Alice has passed priority
      And Bob has cast "Murder", targeting "Craw Wurm"
      And the top of the stack has resolved
      When the top of the stack resolves
      Then "Grizzly Bears" is on the battlefield
      And "Grizzly Bears" has no damage marked on it

    @case:fighter-with-hexproof @701.14b/no-fight-with-an-illegal-target
    Scenario: Neither creature deals damage when one has become an illegal target for Prey Upon
      Given Alice controls "Craw Wurm" and "Forest#1"
      And Alice has "Prey Upon" in hand
      And Bob controls "Grizzly Bears" and "Forest#2"
      And Bob has "Ranger's Guile" in hand
      And it is Alice's precombat main phase
      And Alice has cast "Prey Upon", targeting "Craw Wurm", then targeting "Grizzly Bears"
      And Alice has passed priority
      And Bob has cast "Ranger's Guile", targeting "Grizzly Bears"
      And the top of the stack has resolved
      When the top of the stack resolves
      Then "Craw Wurm" has no damage marked on it
      And "Grizzly Bears" has no damage marked on it
      And "Grizzly Bears" is on the battlefield

    @case:fighter-no-creature-as-a-target @701.14b/no-fight-with-an-illegal-target
    Scenario: Neither deals damage when a target of Prey Upon is no creature any more
      Given Alice controls "Grizzly Bears", 3 "Forest" and "March of the Machines"
      And Alice has "Prey Upon" and "Naturalize" in hand
      And Bob controls "Gilded Lotus"
      And it is Alice's precombat main phase
      And Alice has cast "Prey Upon", targeting "Grizzly Bears", then targeting "Gilded Lotus"
      And Alice has cast "Naturalize", targeting "March of the Machines"
      And the top of the stack has resolved
      When the top of the stack resolves
      Then "Grizzly Bears" is on the battlefield
      And "Grizzly Bears" has no damage marked on it

  Rule: 701.14c A creature that fights itself

    # Sower of Temptation dies together with the damage to Apex Altisaur, so that Alice, whose ability it is, can choose
    # the creature that Bob has got back.

    @case:fights-itself-once @since:20180427 @701.14c/self-fight-is-one-damage
    Scenario: Apex Altisaur that fights itself deals damage once, and is dealt damage once
      Given Alice controls 4 "Island" and 2 "Mountain"
      And Alice has "Sower of Temptation" and "Pyroclasm" in hand
      And Bob controls "Apex Altisaur"
      And it is Alice's precombat main phase
      And Alice has cast "Sower of Temptation", activating "Island#1" for {U}, activating "Island#2" for {U}, activating "Island#3" for {U}, activating "Island#4" for {U}
      And Alice will target "Apex Altisaur" for "Sower of Temptation"
      And the top of the stack has resolved
      And the top of the stack has resolved
      And Alice has cast "Pyroclasm"
      And Alice will target "Apex Altisaur" for "Apex Altisaur"
      And the top of the stack has resolved
      When the top of the stack resolves
      Then "Apex Altisaur" is in Bob's graveyard
      And the stack is, from the top, the ability of "Apex Altisaur"

    @case:fights-itself-twice @until:20180119 @701.10c/self-fight-was-two-damages
    Scenario: Apex Altisaur that fights itself deals damage two times, and is dealt damage two times
      Given Alice controls 4 "Island" and 2 "Mountain"
      And Alice has "Sower of Temptation" and "Pyroclasm" in hand
      And Bob controls "Apex Altisaur"
      And it is Alice's precombat main phase
      And Alice has cast "Sower of Temptation", activating "Island#1" for {U}, activating "Island#2" for {U}, activating "Island#3" for {U}, activating "Island#4" for {U}
      And Alice will target "Apex Altisaur" for "Sower of Temptation"
      And the top of the stack has resolved
      And the top of the stack has resolved
      And Alice has cast "Pyroclasm"
      And Alice will target "Apex Altisaur" for "Apex Altisaur"
      And the top of the stack has resolved
      When the top of the stack resolves
      Then "Apex Altisaur" is in Bob's graveyard
      And the stack is, from the top, the ability of "Apex Altisaur" and the ability of "Apex Altisaur"

  Rule: 701.14d The damage isn't combat damage

    @case:fog-does-not-stop-a-fight @701.14d/fight-damage-is-no-combat-damage
    Scenario: Fog doesn't prevent the damage of a fight
      Given Alice controls "Grizzly Bears" and 2 "Forest"
      And Alice has "Fog" and "Prey Upon" in hand
      And Bob controls "Craw Wurm"
      And it is Alice's precombat main phase
      And Alice has cast "Fog"
      And the top of the stack has resolved
      And Alice has cast "Prey Upon", targeting "Grizzly Bears", then targeting "Craw Wurm"
      When the top of the stack resolves
      Then "Grizzly Bears" is in Alice's graveyard
      And "Craw Wurm" has 2 damage marked on it

    @case:fog-stops-combat-damage @701.14d/fight-damage-is-no-combat-damage
    Scenario: Fog prevents the damage of combat
      Given Alice controls "Grizzly Bears" and "Forest"
      And Alice has "Fog" in hand
      And Bob controls "Craw Wurm"
      And it is Alice's precombat main phase
      And Alice has cast "Fog"
      And the top of the stack has resolved
      And Alice has attacked Bob with "Grizzly Bears"
      And Bob has blocked "Grizzly Bears" with "Craw Wurm"
      When the game advances to the end of combat
      Then "Grizzly Bears" is on the battlefield
      And "Craw Wurm" has no damage marked on it
