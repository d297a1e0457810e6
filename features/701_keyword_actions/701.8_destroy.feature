Feature: 701.8 Destroy

  Rule: 701.8a A destroyed permanent goes to its owner's graveyard

    @case:destroyed-creature-to-its-owner @701.8a/destroyed-permanent-goes-to-its-owners-graveyard
    Scenario: Alice's Grizzly Bears under Bob's control goes to Alice's graveyard when destroyed
      Given Alice controls 3 "Swamp"
      And Alice has "Murder" in hand
      And Bob controls "Grizzly Bears" owned by Alice
      And it is Alice's precombat main phase
      And Alice has cast "Murder", targeting "Grizzly Bears"
      When the top of the stack resolves
      Then "Grizzly Bears" is in Alice's graveyard

  Rule: 701.8b Only effects that say so, lethal damage and deathtouch destroy

    @case:destroyed-by @701.8b/what-destroys
    Scenario Outline: <spell> destroys Grizzly Bears
      Given Alice controls 3 "<land>"
      And Alice has "<spell>" in hand
      And Bob controls "Grizzly Bears"
      And it is Alice's precombat main phase
      And Alice has cast "<spell>", targeting "Grizzly Bears"
      When the top of the stack resolves
      Then "Grizzly Bears" is in Bob's graveyard

      Examples:
        | id     | spell          | land     |
        | effect | Murder         | Swamp    |
        | damage | Lightning Bolt | Mountain |

    @case:indestructible-survives @701.8b/what-destroys
    Scenario Outline: <spell> doesn't destroy Darksteel Myr
      Given Alice controls 3 "<land>"
      And Alice has "<spell>" in hand
      And Bob controls "Darksteel Myr"
      And it is Alice's precombat main phase
      And Alice has cast "<spell>", targeting "Darksteel Myr"
      When the top of the stack resolves
      Then "Darksteel Myr" is on the battlefield

      Examples:
        | id     | spell          | land     |
        | effect | Murder         | Swamp    |
        | damage | Lightning Bolt | Mountain |

    @case:shield-saves-from-lethal-damage @701.8b/what-destroys @701.8c/regeneration-replaces-destruction
    Scenario: A regeneration shield saves Drudge Skeletons from lethal damage
      Given Alice controls "Drudge Skeletons" and "Swamp"
      And Bob controls "Mountain"
      And Bob has "Lightning Bolt" in hand
      And it is Alice's precombat main phase
      And Alice has activated "Drudge Skeletons"
      And the top of the stack has resolved
      And Alice has passed priority
      And Bob has cast "Lightning Bolt", targeting "Drudge Skeletons"
      When the top of the stack resolves
      Then "Drudge Skeletons" is on the battlefield

    @case:one-damage-short-of-lethal @701.8b/what-destroys
    Scenario: Three damage doesn't destroy a creature with toughness 4
      Given Alice controls "Mountain"
      And Alice has "Lightning Bolt" in hand
      And Bob controls "Craw Wurm"
      And it is Alice's precombat main phase
      And Alice has cast "Lightning Bolt", targeting "Craw Wurm"
      When the top of the stack resolves
      Then "Craw Wurm" is on the battlefield
      And "Craw Wurm" has 3 damage marked on it

    @case:one-damage-with-deathtouch @701.8b/what-destroys
    Scenario: One damage from a creature with deathtouch destroys Craw Wurm
      Given Alice controls "Craw Wurm"
      And Bob controls "Typhoid Rats"
      And it is Alice's precombat main phase
      And Alice has attacked Bob with "Craw Wurm"
      And Bob has blocked "Craw Wurm" with "Typhoid Rats"
      When the game advances to the end of combat
      Then "Craw Wurm" is in Alice's graveyard

    @case:shield-saves-from-deathtouch @701.8b/what-destroys
    Scenario: A regeneration shield saves Drudge Skeletons from damage with deathtouch
      Given Alice controls "Drudge Skeletons" and "Swamp"
      And Bob controls "Typhoid Rats"
      And it is Alice's precombat main phase
      And Alice has activated "Drudge Skeletons"
      And the top of the stack has resolved
      And Alice has attacked Bob with "Drudge Skeletons"
      And Bob has blocked "Drudge Skeletons" with "Typhoid Rats"
      When the game advances to the end of combat
      Then "Drudge Skeletons" is on the battlefield

    @case:toughness-zero-is-no-destruction @701.8b/what-does-not-destroy
    Scenario: A regeneration shield doesn't save Drudge Skeletons from a toughness of -1
      Given Alice controls "Drudge Skeletons" and "Swamp#1"
      And Bob controls "Swamp#2"
      And Bob has "Disfigure" in hand
      And it is Alice's precombat main phase
      And Alice has activated "Drudge Skeletons"
      And the top of the stack has resolved
      And Alice has passed priority
      And Bob has cast "Disfigure", targeting "Drudge Skeletons"
      When the top of the stack resolves
      Then "Drudge Skeletons" is in Alice's graveyard

    @case:indestructible-with-toughness-zero @701.8b/what-does-not-destroy
    Scenario: An indestructible creature with toughness 0 is put into the graveyard
      Given Alice controls "Swamp"
      And Alice has "Disfigure" in hand
      And Bob controls "Darksteel Myr"
      And it is Alice's precombat main phase
      And Alice has cast "Disfigure", targeting "Darksteel Myr"
      When the top of the stack resolves
      Then "Darksteel Myr" is in Bob's graveyard

    @case:legend-rule-is-no-destruction @701.8b/what-does-not-destroy
    Scenario: Of two indestructible legends of one name one is put into the graveyard
      Given Alice controls 2 "Konda, Lord of Eiganjo"
      And Alice has "Plains" in hand
      And it is Alice's precombat main phase
      When Alice plays "Plains"
      And Alice chooses "Konda, Lord of Eiganjo#1"
      Then "Konda, Lord of Eiganjo#1" is on the battlefield
      And "Konda, Lord of Eiganjo#2" is in Alice's graveyard

  Rule: 701.8c Regeneration replaces destruction

    @case:regenerated-creature-has-not-died @701.8c/regeneration-replaces-destruction
    Scenario: Blood Artist doesn't see a regenerated creature die
      Given Alice controls "Drudge Skeletons", "Blood Artist" and "Swamp"
      And Bob controls "Mountain"
      And Bob has "Lightning Bolt" in hand
      And it is Alice's precombat main phase
      And Alice has activated "Drudge Skeletons"
      And the top of the stack has resolved
      And Alice has passed priority
      And Bob has cast "Lightning Bolt", targeting "Drudge Skeletons"
      When the top of the stack resolves
      Then the stack is empty
      And "Drudge Skeletons" is on the battlefield

    @case:destroyed-creature-has-died @701.8c/regeneration-replaces-destruction
    Scenario: Blood Artist sees a creature die that isn't regenerated
      Given Alice controls "Drudge Skeletons" and "Blood Artist"
      And Bob controls "Mountain"
      And Bob has "Lightning Bolt" in hand
      And it is Bob's precombat main phase
      And Bob has cast "Lightning Bolt", targeting "Drudge Skeletons"
      When the top of the stack resolves
      And Alice targets Bob for "Blood Artist"
      Then the stack is, from the top, the ability of "Blood Artist"
      And "Drudge Skeletons" is in Alice's graveyard
