Feature: 601.6 Still allowed once proposed

  Rule: The proposed spell has to be one that may be cast

    @case:lurrus-and-a-small-ballista @601.6/no-longer-allowed-after-the-proposal
    Scenario: Lurrus lets Walking Ballista be cast from the graveyard with X=1, as a spell with mana value 2
      Given Alice controls "Lurrus of the Dream-Den" and 4 "Plains"
      And Alice has "Walking Ballista" in her graveyard
      And it is Alice's precombat main phase
      When Alice casts "Walking Ballista", with X=1
      Then the cast is legal
      And "Walking Ballista" has mana value 2

    @case:lurrus-and-a-large-ballista @601.6/no-longer-allowed-after-the-proposal
    Scenario: Walking Ballista from the graveyard with X=2 has mana value 4, and Lurrus doesn't let it be cast
      Given Alice controls "Lurrus of the Dream-Den" and 4 "Plains"
      And Alice has "Walking Ballista" in her graveyard
      And it is Alice's precombat main phase
      When Alice tries to cast "Walking Ballista", with X=2
      Then the cast is begun and reversed
      And nothing has changed
      And "Walking Ballista" is in Alice's graveyard

    @case:permission-sacrificed-while-paying @601.6/allowed-once-is-enough
    Scenario: Garruk's Horde sacrificed for mana while its spell is paid for doesn't undo the cast
      Given Alice controls "Garruk's Horde", "Ashnod's Altar" and "Forest"
      And Alice's library is, from the top, "Grizzly Bears" and "Island"
      And it is Alice's precombat main phase
      When Alice casts "Grizzly Bears"
        | activating "Ashnod's Altar" for {C}{C} with "Garruk's Horde" |
        | activating "Forest" for {G}                                  |
      Then the cast is legal
      And "Garruk's Horde" is in Alice's graveyard
      And the stack is, from the top, "Grizzly Bears"

    @case:prohibition-after-the-cast @601.6/allowed-once-is-enough
    Scenario: Void Winnower that comes once Grizzly Bears is cast doesn't undo it
      Given Alice controls 2 "Forest"
      And Alice has "Grizzly Bears" in hand
      And Bob controls 2 "Mountain" and 9 "Island"
      And Bob has "Electrodominance" and "Void Winnower" in hand
      And it is Alice's precombat main phase
      And Alice has cast "Grizzly Bears"
      And Alice has passed priority
      And Bob has cast "Electrodominance", with X=9, targeting Alice
      And Bob will cast "Void Winnower" for "Electrodominance"
      And the top of the stack has resolved
      When the top of the stack resolves
      Then Bob controls "Void Winnower"
      And the stack is, from the top, "Grizzly Bears"
      When the top of the stack resolves
      Then Alice controls "Grizzly Bears"

    @case:condition-ends-while-paying @branch:taken @601.6a/flash-condition-may-end
    Scenario: Crashing Tide goes on though the Merfolk that gave it flash is sacrificed to pay for it
      Given Alice controls "Merfolk of the Pearl Trident", "Ashnod's Altar" and "Island"
      And Bob controls "Grizzly Bears"
      And Alice has "Crashing Tide" in hand
      And it is Bob's precombat main phase
      And Bob has passed priority
      When Alice casts "Crashing Tide", targeting "Grizzly Bears"
        | activating "Ashnod's Altar" for {C}{C} with "Merfolk of the Pearl Trident" |
        | activating "Island" for {U}                                               |
      Then the cast is legal
      And "Merfolk of the Pearl Trident" is in Alice's graveyard
      And the stack is, from the top, "Crashing Tide"

    @case:condition-holds-while-paying @branch:declined @601.6a/flash-condition-may-end
    Scenario: Crashing Tide is cast with the Merfolk that gave it flash left alone
      Given Alice controls "Merfolk of the Pearl Trident", "Ashnod's Altar" and 3 "Island"
      And Bob controls "Grizzly Bears"
      And Alice has "Crashing Tide" in hand
      And it is Bob's precombat main phase
      And Bob has passed priority
      When Alice casts "Crashing Tide", targeting "Grizzly Bears"
      Then the cast is legal
      And Alice controls "Merfolk of the Pearl Trident"
