Feature: 701.3 Attach

  Rule: 701.3a What is attached leaves where it was

    @case:equipment-moves-to-another-creature @701.3a/attaching-takes-it-from-where-it-was
    Scenario: Lightning Greaves leaves Grizzly Bears for Ornithopter
      Given Alice controls "Lightning Greaves" attached to "Grizzly Bears", "Grizzly Bears" and "Ornithopter"
      And it is Alice's precombat main phase
      And Alice has activated "Lightning Greaves", targeting "Ornithopter"
      When the top of the stack resolves
      Then "Lightning Greaves" is attached to "Ornithopter"
      And "Grizzly Bears" does not have haste
      And "Ornithopter" has haste

    @case:aura-moves-to-another-creature @701.3a/attaching-takes-it-from-where-it-was
    Scenario: Aura Graft takes Flight from Grizzly Bears to Craw Wurm
      Given Alice controls 2 "Island" and "Craw Wurm"
      And Alice has "Aura Graft" in hand
      And Bob controls "Flight" attached to "Grizzly Bears" and "Grizzly Bears"
      And it is Alice's precombat main phase
      And Alice has cast "Aura Graft", targeting "Flight"
      When the top of the stack resolves
      And Alice chooses "Craw Wurm" for "Aura Graft"
      Then "Flight" is attached to "Craw Wurm"
      And Alice controls "Flight"
      And "Grizzly Bears" does not have flying
      And "Craw Wurm" has flying

    @case:aura-attached-to-a-player @701.3a/attaching-takes-it-from-where-it-was
    Scenario: Curse of the Pierced Heart goes from the stack to Bob
      Given Alice controls 2 "Mountain"
      And Alice has "Curse of the Pierced Heart" in hand
      And it is Alice's precombat main phase
      And Alice has cast "Curse of the Pierced Heart", targeting Bob
      When the top of the stack resolves
      Then "Curse of the Pierced Heart" is attached to Bob

    @case:creature-that-cannot-be-equipped @branch:attempted @701.3a/no-attaching-to-what-it-could-not-enchant-or-equip @701.3b/impossible-attachment-leaves-it-in-place
    Scenario: Magnetic Theft can't move Lightning Greaves to Goblin Brawler, which can't be equipped
      Given Alice controls "Lightning Greaves" attached to "Ornithopter", "Ornithopter" and "Mountain"
      And Alice has "Magnetic Theft" in hand
      And Bob controls "Goblin Brawler"
      And it is Alice's precombat main phase
      And Alice has cast "Magnetic Theft", targeting "Lightning Greaves", then targeting "Goblin Brawler"
      When the top of the stack resolves
      Then "Lightning Greaves" is attached to "Ornithopter"

    @case:creature-that-can-be-equipped @701.3a/no-attaching-to-what-it-could-not-enchant-or-equip
    Scenario: Magnetic Theft moves Lightning Greaves to Bob's Grizzly Bears
      Given Alice controls "Lightning Greaves" attached to "Ornithopter", "Ornithopter" and "Mountain"
      And Alice has "Magnetic Theft" in hand
      And Bob controls "Grizzly Bears"
      And it is Alice's precombat main phase
      And Alice has cast "Magnetic Theft", targeting "Lightning Greaves", then targeting "Grizzly Bears"
      When the top of the stack resolves
      Then "Lightning Greaves" is attached to "Grizzly Bears"
      And Alice controls "Lightning Greaves"

  Rule: 701.3b Attaching that can't be or need not be

    @case:aura-without-another-creature @branch:attempted @701.3a/no-attaching-to-what-it-could-not-enchant-or-equip @701.3b/impossible-attachment-leaves-it-in-place
    Scenario: Aura Graft leaves Flight where it is when there is nothing else that it could enchant
      Given Alice controls 2 "Island"
      And Alice has "Aura Graft" in hand
      And Bob controls "Flight" attached to "Grizzly Bears" and "Grizzly Bears"
      And it is Alice's precombat main phase
      And Alice has cast "Aura Graft", targeting "Flight"
      When the top of the stack resolves
      Then "Flight" is attached to "Grizzly Bears"
      And Alice controls "Flight"

    @case:equipping-the-equipped-creature @701.3b/attaching-where-it-is-does-nothing
    Scenario: Grafted Wargear equipped to the creature that it is on hasn't become unattached
      Given Alice controls "Grafted Wargear" attached to "Grizzly Bears" and "Grizzly Bears"
      And it is Alice's precombat main phase
      And Alice has activated "Grafted Wargear", targeting "Grizzly Bears"
      When the top of the stack resolves
      Then "Grafted Wargear" is attached to "Grizzly Bears"
      And the stack is empty

    @case:equipment-no-longer @701.3b/nothing-else-can-be-attached
    Scenario: Sol Ring, an Equipment no more, isn't attached by its equip ability
      Given Alice controls "Bludgeon Brawl", "Sol Ring", "Mountain" and "Grizzly Bears"
      And Bob controls 2 "Forest"
      And Bob has "Naturalize" in hand
      And it is Alice's precombat main phase
      And Alice has activated ability 2 of "Sol Ring", targeting "Grizzly Bears", activating "Mountain" for {R}
      And Alice has passed priority
      And Bob has cast "Naturalize", targeting "Bludgeon Brawl"
      And the top of the stack has resolved
      When the top of the stack resolves
      Then "Sol Ring" is attached to nothing

    @case:equipment-still @701.3b/nothing-else-can-be-attached
    Scenario: Sol Ring, an Equipment through Bludgeon Brawl, is attached by its equip ability
      Given Alice controls "Bludgeon Brawl", "Sol Ring", "Mountain" and "Grizzly Bears"
      And it is Alice's precombat main phase
      And Alice has activated ability 2 of "Sol Ring", targeting "Grizzly Bears", activating "Mountain" for {R}
      When the top of the stack resolves
      Then "Sol Ring" is attached to "Grizzly Bears"

  Rule: 701.3c A new timestamp

    @case:moved-aura-is-newer @701.3c/attaching-gives-a-new-timestamp
    Scenario: Darksteel Mutation, moved to a creature with Lignify, counts as the newer of the two
      Given Alice controls "Darksteel Mutation" attached to "Grizzly Bears", "Lignify" attached to "Craw Wurm" and "Grizzly Bears"
      And Alice controls "Craw Wurm" and 2 "Island"
      And Alice has "Aura Graft" in hand
      And it is Alice's precombat main phase
      And Alice has cast "Aura Graft", targeting "Darksteel Mutation"
      When the top of the stack resolves
      And Alice chooses "Craw Wurm" for "Aura Graft"
      Then "Craw Wurm" is 0/1
      And "Craw Wurm" has indestructible

    @case:unmoved-aura-is-as-old-as-it-was @701.3c/attaching-gives-a-new-timestamp
    Scenario: Lignify, moved to a creature with Darksteel Mutation, counts as the newer of the two
      Given Alice controls "Lignify" attached to "Grizzly Bears", "Darksteel Mutation" attached to "Craw Wurm" and "Grizzly Bears"
      And Alice controls "Craw Wurm" and 2 "Island"
      And Alice has "Aura Graft" in hand
      And it is Alice's precombat main phase
      And Alice has cast "Aura Graft", targeting "Lignify"
      When the top of the stack resolves
      And Alice chooses "Craw Wurm" for "Aura Graft"
      Then "Craw Wurm" is 0/4
      And "Craw Wurm" does not have indestructible

  Rule: 701.3d Becoming unattached

    @case:unattached-equipment-stays @701.3d/unattached-equipment-stays-on-the-battlefield
    Scenario: Fulgent Distraction leaves Lightning Greaves on the battlefield, attached to nothing
      Given Alice controls 3 "Plains"
      And Alice has "Fulgent Distraction" in hand
      And Bob controls "Lightning Greaves" attached to "Grizzly Bears", "Grizzly Bears", "Ornithopter" and "Craw Wurm"
      And Bob controls "Bonesplitter" attached to "Craw Wurm"
      And it is Alice's precombat main phase
      And Alice has cast "Fulgent Distraction", targeting "Craw Wurm" and "Ornithopter"
      When the top of the stack resolves
      Then "Bonesplitter" is attached to nothing
      And "Bonesplitter" is on the battlefield
      And "Lightning Greaves" is attached to "Grizzly Bears"

    @case:moved-equipment-became-unattached @701.3d/moving-to-another-object-is-becoming-unattached
    Scenario: Grafted Wargear, moved to another creature, became unattached from the first
      Given Alice controls "Grafted Wargear" attached to "Grizzly Bears", "Grizzly Bears" and "Ornithopter"
      And it is Alice's precombat main phase
      And Alice has activated "Grafted Wargear", targeting "Ornithopter"
      And the top of the stack has resolved
      When the top of the stack resolves
      Then "Grizzly Bears" is in Alice's graveyard
      And "Grafted Wargear" is attached to "Ornithopter"

    @case:destroyed-equipment-became-unattached @701.3d/leaving-the-battlefield-is-becoming-unattached
    Scenario: Grafted Wargear, destroyed, became unattached from its creature
      Given Alice controls "Grafted Wargear" attached to "Grizzly Bears" and "Grizzly Bears"
      And Bob controls 2 "Forest"
      And Bob has "Naturalize" in hand
      And it is Bob's precombat main phase
      And Bob has cast "Naturalize", targeting "Grafted Wargear"
      And the top of the stack has resolved
      When the top of the stack resolves
      Then "Grizzly Bears" is in Alice's graveyard
      And "Grafted Wargear" is in Alice's graveyard

    @case:equipment-without-its-creature-became-unattached @701.3d/losing-its-object-is-becoming-unattached
    Scenario: Grafted Wargear became unattached from a creature that was destroyed
      Given Alice controls "Grafted Wargear" attached to "Grizzly Bears" and "Grizzly Bears"
      And Bob controls 3 "Swamp"
      And Bob has "Murder" in hand
      And it is Bob's precombat main phase
      And Bob has cast "Murder", targeting "Grizzly Bears"
      When the top of the stack resolves
      Then "Grafted Wargear" is attached to nothing
      And the stack is, from the top, the ability of "Grafted Wargear"
