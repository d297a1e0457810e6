Feature: 701.6 Counter

  Rule: 701.6a What is countered leaves the stack and does nothing

    @case:countered-spell-leaves-the-stack @701.6a/countered-object-leaves-the-stack @701.6a/countered-object-does-nothing
    Scenario: A countered Lightning Bolt is off the stack and deals no damage
      Given Alice controls "Mountain"
      And Alice has "Lightning Bolt" in hand
      And Bob controls 2 "Island"
      And Bob has "Counterspell" in hand
      And it is Alice's precombat main phase
      And Alice has cast "Lightning Bolt", targeting Bob
      And Alice has passed priority
      And Bob has cast "Counterspell", targeting "Lightning Bolt"
      When the top of the stack resolves
      Then the stack is empty
      And Bob has 20 life
      And "Lightning Bolt" is in Alice's graveyard

    @case:countered-ability-is-gone @701.6a/countered-object-leaves-the-stack @701.6a/countered-object-does-nothing
    Scenario: A countered ability of Prodigal Sorcerer is off the stack and deals no damage
      Given Alice controls "Prodigal Sorcerer"
      And Bob controls "Island"
      And Bob has "Stifle" in hand
      And it is Alice's precombat main phase
      And Alice has activated "Prodigal Sorcerer", targeting Bob
      And Alice has passed priority
      And Bob has cast "Stifle", targeting the ability of "Prodigal Sorcerer"
      When the top of the stack resolves
      Then the stack is empty
      And Bob has 20 life
      And "Prodigal Sorcerer" is on the battlefield

    @case:countered-trigger-is-gone @701.6a/countered-object-leaves-the-stack @701.6a/countered-object-does-nothing
    Scenario: A countered ability of Mulldrifter draws no cards
      Given Alice controls 5 "Island"
      And Alice has "Mulldrifter" in hand
      And Bob controls "Island"
      And Bob has "Stifle" in hand
      And it is Alice's precombat main phase
      And Alice has cast "Mulldrifter"
      And the top of the stack has resolved
      And Alice has passed priority
      And Bob has cast "Stifle", targeting the ability of "Mulldrifter"
      When the top of the stack resolves
      Then the stack is empty
      And Alice has 0 cards in hand

    @case:countered-spell-to-its-owner @701.6a/countered-spell-goes-to-its-owners-graveyard
    Scenario: Bob's card that Alice cast goes to his graveyard when it is countered
      Given Alice controls 2 "Island", 2 "Swamp" and "Mountain"
      And Alice has "Mnemonic Betrayal" in hand
      And Bob controls 2 "Island"
      And Bob has "Counterspell" in hand
      And Bob has "Lightning Bolt" in his graveyard
      And it is Alice's precombat main phase
      And Alice has cast "Mnemonic Betrayal"
      And the top of the stack has resolved
      And Alice has cast "Lightning Bolt", targeting Bob
      And Alice has passed priority
      And Bob has cast "Counterspell", targeting "Lightning Bolt"
      When the top of the stack resolves
      Then "Lightning Bolt" is in Bob's graveyard

  Rule: 701.6b Nothing is paid back

    @case:countered-spell-keeps-mana-and-creature @701.6b/no-refund-for-what-is-countered
    Scenario: A countered Altar's Reap gives back neither its mana nor the creature sacrificed for it
      Given Alice controls 2 "Swamp" and "Grizzly Bears"
      And Alice has "Altar's Reap" in hand
      And Bob controls 2 "Island"
      And Bob has "Counterspell" in hand
      And it is Alice's precombat main phase
      And Alice has cast "Altar's Reap", sacrificing "Grizzly Bears"
      And Alice has passed priority
      And Bob has cast "Counterspell", targeting "Altar's Reap"
      When the top of the stack resolves
      Then "Swamp#1" and "Swamp#2" are tapped
      And Alice's mana pool is empty
      And "Grizzly Bears" and "Altar's Reap" are in Alice's graveyard
      And Alice has 0 cards in hand

    @case:countered-ability-keeps-its-cost @701.6b/no-refund-for-what-is-countered
    Scenario: A countered ability of Prodigal Sorcerer leaves it tapped
      Given Alice controls an untapped "Prodigal Sorcerer"
      And Bob controls "Island"
      And Bob has "Stifle" in hand
      And it is Bob's precombat main phase
      And Bob has passed priority
      And Alice has activated "Prodigal Sorcerer", targeting Bob
      And Alice has passed priority
      And Bob has cast "Stifle", targeting the ability of "Prodigal Sorcerer"
      When the top of the stack resolves
      Then "Prodigal Sorcerer" is tapped
      And the stack is empty
