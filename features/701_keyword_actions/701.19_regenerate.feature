Feature: 701.19 Regenerate

  Rule: 701.19a A shield made by a spell or ability

    @case:one-shield-one-destruction @701.19a/shield-protects-once-this-turn
    Scenario: One regeneration shield doesn't save Drudge Skeletons a second time
      Given Alice controls "Drudge Skeletons" and "Swamp"
      And Bob controls 2 "Mountain"
      And Bob has 2 "Lightning Bolt" in hand
      And it is Alice's precombat main phase
      And Alice has activated "Drudge Skeletons"
      And the top of the stack has resolved
      And Alice has passed priority
      And Bob has cast "Lightning Bolt#1", targeting "Drudge Skeletons"
      And the top of the stack has resolved
      And Alice has passed priority
      And Bob has cast "Lightning Bolt#2", targeting "Drudge Skeletons"
      When the top of the stack resolves
      Then "Drudge Skeletons" is in Alice's graveyard

    @case:two-shields-two-destructions @701.19a/shield-protects-once-this-turn
    Scenario: Two regeneration shields save Drudge Skeletons twice
      Given Alice controls "Drudge Skeletons" and 2 "Swamp"
      And Bob controls 2 "Mountain"
      And Bob has 2 "Lightning Bolt" in hand
      And it is Alice's precombat main phase
      And Alice has activated "Drudge Skeletons"
      And the top of the stack has resolved
      And Alice has activated "Drudge Skeletons"
      And the top of the stack has resolved
      And Alice has passed priority
      And Bob has cast "Lightning Bolt#1", targeting "Drudge Skeletons"
      And the top of the stack has resolved
      And Alice has passed priority
      And Bob has cast "Lightning Bolt#2", targeting "Drudge Skeletons"
      When the top of the stack resolves
      Then "Drudge Skeletons" is on the battlefield

    @case:unused-shield-wears-off @701.19a/shield-protects-once-this-turn
    Scenario: A regeneration shield of Alice's turn doesn't save Drudge Skeletons in Bob's
      Given Alice controls "Drudge Skeletons" and "Swamp"
      And Bob controls "Mountain"
      And Bob has "Lightning Bolt" in hand
      And it is Alice's precombat main phase
      And Alice has activated "Drudge Skeletons"
      And the top of the stack has resolved
      And the game has advanced to Bob's upkeep
      And Bob has cast "Lightning Bolt", targeting "Drudge Skeletons"
      When the top of the stack resolves
      Then "Drudge Skeletons" is in Alice's graveyard

    @case:shield-does-not-follow-a-new-object @701.19a/shield-protects-once-this-turn
    Scenario: A regeneration shield doesn't save Drudge Skeletons after it left and came back
      Given Alice controls "Drudge Skeletons", "Swamp" and "Plains"
      And Alice has "Cloudshift" in hand
      And Bob controls "Mountain"
      And Bob has "Lightning Bolt" in hand
      And it is Alice's precombat main phase
      And Alice has activated "Drudge Skeletons"
      And the top of the stack has resolved
      And Alice has cast "Cloudshift", targeting "Drudge Skeletons"
      And the top of the stack has resolved
      And Alice has passed priority
      And Bob has cast "Lightning Bolt", targeting "Drudge Skeletons"
      When the top of the stack resolves
      Then "Drudge Skeletons" is in Alice's graveyard

    @case:indestructible-keeps-its-shield @701.19a/shield-protects-once-this-turn
    Scenario: A destruction that can't happen doesn't use up a regeneration shield
      Given Alice controls 3 "Swamp"
      And Alice has "Murder" in hand
      And Bob controls an untapped "Darksteel Myr" and "Plains"
      And Bob has "Death Ward" in hand
      And it is Alice's precombat main phase
      And Alice has cast "Murder", targeting "Darksteel Myr"
      And Alice has passed priority
      And Bob has cast "Death Ward", targeting "Darksteel Myr"
      And the top of the stack has resolved
      When the top of the stack resolves
      Then "Darksteel Myr" is untapped
      And "Darksteel Myr" is on the battlefield

    @case:regenerated-creature-is-healed-and-tapped @701.19a/regenerated-permanent-is-healed-and-tapped-out-of-combat
    Scenario: A regenerated Craw Wurm loses its damage and is tapped
      Given Alice controls 3 "Swamp"
      And Alice has "Murder" in hand
      And Bob controls an untapped "Craw Wurm" with 2 damage marked on it
      And Bob controls "Plains"
      And Bob has "Death Ward" in hand
      And it is Alice's precombat main phase
      And Alice has cast "Murder", targeting "Craw Wurm"
      And Alice has passed priority
      And Bob has cast "Death Ward", targeting "Craw Wurm"
      And the top of the stack has resolved
      When the top of the stack resolves
      Then "Craw Wurm" is on the battlefield
      And "Craw Wurm" is tapped
      And "Craw Wurm" has no damage marked on it

    @case:regenerated-attacker-leaves-combat @701.19a/regenerated-permanent-is-healed-and-tapped-out-of-combat
    Scenario: A regenerated attacker deals no combat damage
      Given Alice controls "Drudge Skeletons" and "Swamp"
      And Bob controls "Mountain"
      And Bob has "Lightning Bolt" in hand
      And it is Alice's precombat main phase
      And Alice has activated "Drudge Skeletons"
      And the top of the stack has resolved
      And Alice has attacked Bob with "Drudge Skeletons"
      And Alice has passed priority
      And Bob has cast "Lightning Bolt", targeting "Drudge Skeletons"
      And the top of the stack has resolved
      When the game advances to the postcombat main phase
      Then "Drudge Skeletons" is on the battlefield
      And Bob has 20 life

    @case:regenerated-blocker-leaves-combat @701.19a/regenerated-permanent-is-healed-and-tapped-out-of-combat
    Scenario: A regenerated blocker deals and is dealt no combat damage
      Given Alice controls "Grizzly Bears" and "Mountain"
      And Alice has "Lightning Bolt" in hand
      And Bob controls "Drudge Skeletons" and "Swamp"
      And it is Alice's precombat main phase
      And Alice has attacked Bob with "Grizzly Bears"
      And Bob has blocked "Grizzly Bears" with "Drudge Skeletons"
      And Alice has passed priority
      And Bob has activated "Drudge Skeletons"
      And the top of the stack has resolved
      And Alice has cast "Lightning Bolt", targeting "Drudge Skeletons"
      And the top of the stack has resolved
      When the game advances to the postcombat main phase
      Then "Drudge Skeletons" is on the battlefield
      And "Grizzly Bears" has no damage marked on it
      And Bob has 20 life

    @case:its-controller-taps-the-regenerated-creature @since:20230901 @701.19a/controller-taps-what-is-regenerated
    Scenario: Hylda doesn't see Alice tap Bob's creature that her Death Ward regenerates
      Given Alice controls "Hylda of the Icy Crown", 3 "Swamp" and "Plains"
      And Alice has "Murder" and "Death Ward" in hand
      And Bob controls an untapped "Craw Wurm"
      And it is Alice's precombat main phase
      And Alice has cast "Murder", targeting "Craw Wurm", activating "Swamp#1" for {B}, activating "Swamp#2" for {B}, activating "Swamp#3" for {B}
      And Alice has cast "Death Ward", targeting "Craw Wurm"
      And the top of the stack has resolved
      When the top of the stack resolves
      Then "Craw Wurm" is tapped
      And the stack is empty

    @case:an-opponent-taps-a-creature @701.19a/controller-taps-what-is-regenerated
    Scenario: Hylda sees Alice's Icy Manipulator tap Bob's creature
      Given Alice controls "Hylda of the Icy Crown", "Icy Manipulator" and "Island"
      And Bob controls an untapped "Craw Wurm"
      And it is Alice's precombat main phase
      And Alice has activated "Icy Manipulator", targeting "Craw Wurm"
      When the top of the stack resolves
      Then "Craw Wurm" is tapped
      And the stack is, from the top, the ability of "Hylda of the Icy Crown"

  Rule: 701.19b Regeneration by a static ability

    @case:static-regeneration-twice-a-turn @701.19b/static-regeneration-works-every-time
    Scenario: Clergy of the Holy Nimbus survives two Lightning Bolts in a turn
      Given Alice controls "Clergy of the Holy Nimbus"
      And Bob controls 2 "Mountain"
      And Bob has 2 "Lightning Bolt" in hand
      And it is Bob's precombat main phase
      And Bob has cast "Lightning Bolt#1", targeting "Clergy of the Holy Nimbus"
      And the top of the stack has resolved
      And Bob has cast "Lightning Bolt#2", targeting "Clergy of the Holy Nimbus"
      When the top of the stack resolves
      Then "Clergy of the Holy Nimbus" is on the battlefield

    @case:static-regeneration-heals-and-taps @701.19b/static-regeneration-heals-and-taps-too
    Scenario: Clergy of the Holy Nimbus is tapped, without damage and out of combat after a Lightning Bolt
      Given Alice controls "Clergy of the Holy Nimbus"
      And Bob controls "Grizzly Bears" and "Mountain"
      And Bob has "Lightning Bolt" in hand
      And it is Bob's precombat main phase
      And Bob has attacked Alice with "Grizzly Bears"
      And Alice has blocked "Grizzly Bears" with "Clergy of the Holy Nimbus"
      And Bob has cast "Lightning Bolt", targeting "Clergy of the Holy Nimbus"
      And the top of the stack has resolved
      When the game advances to the postcombat main phase
      Then "Clergy of the Holy Nimbus" is on the battlefield
      And "Clergy of the Holy Nimbus" is tapped
      And "Clergy of the Holy Nimbus" has no damage marked on it
      And "Grizzly Bears" has no damage marked on it

  Rule: 701.19c Making a shield is not regenerating

    @case:shield-alone-changes-nothing @701.19c/making-a-shield-is-not-regenerating
    Scenario: A damaged Craw Wurm with a regeneration shield is as damaged as before and untapped
      Given Alice controls an untapped "Craw Wurm" with 2 damage marked on it
      And Alice controls "Plains"
      And Alice has "Death Ward" in hand
      And it is Alice's precombat main phase
      And Alice has cast "Death Ward", targeting "Craw Wurm"
      When the top of the stack resolves
      Then "Craw Wurm" is untapped
      And "Craw Wurm" has 2 damage marked on it

    @case:terminate-ignores-the-shield @701.19c/shields-for-what-cannot-be-regenerated
    Scenario: Terminate destroys Drudge Skeletons in spite of its shield
      Given Alice controls "Drudge Skeletons" and "Swamp#1"
      And Bob controls "Mountain" and "Swamp#2"
      And Bob has "Terminate" in hand
      And it is Alice's precombat main phase
      And Alice has activated "Drudge Skeletons"
      And the top of the stack has resolved
      And Alice has passed priority
      And Bob has cast "Terminate", targeting "Drudge Skeletons"
      When the top of the stack resolves
      Then "Drudge Skeletons" is in Alice's graveyard

    @case:shield-may-be-made-for-nothing @701.19c/shields-for-what-cannot-be-regenerated
    Scenario: Drudge Skeletons' ability may be activated though it can't be regenerated this turn
      Given Alice controls "Clergy of the Holy Nimbus" and "Plains"
      And Alice has "Death Ward" in hand
      And Bob controls "Mountain" and "Forest"
      And Bob has "Lightning Bolt" in hand
      And it is Bob's precombat main phase
      And Bob has activated "Clergy of the Holy Nimbus", activating "Forest" for {G}
      And the top of the stack has resolved
      And Bob has passed priority
      When Alice casts "Death Ward", targeting "Clergy of the Holy Nimbus"
      Then the cast is legal
      When the top of the stack resolves
      Then "Clergy of the Holy Nimbus" is on the battlefield
      When Bob casts "Lightning Bolt", targeting "Clergy of the Holy Nimbus"
      And the top of the stack resolves
      Then "Clergy of the Holy Nimbus" is in Alice's graveyard
