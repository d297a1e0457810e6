Feature: 601.5 Targets and divisions in view of later choices

  Rule: What will be sacrificed, as a target in the graveyard

    @case:dread-return-target-still-on-the-battlefield @until:20260417 @601.2c/no-cast-without-a-fitting-target
    Scenario: Dread Return can't target a creature that is only going to be sacrificed for its flashback
      Given Alice controls 3 "Grizzly Bears"
      And Alice has "Dread Return" in her graveyard
      And it is Alice's precombat main phase
      When Alice tries to cast "Dread Return"
        | using flashback                                                     |
        | targeting "Grizzly Bears#1"                                         |
        | sacrificing "Grizzly Bears#1", "Grizzly Bears#2", "Grizzly Bears#3" |
      Then the cast is illegal
      And nothing has changed

    @case:dread-return-contested-illegal @contested @branch:declined @601.5/targets-in-view-of-later-choices
    Scenario: Read one way, Dread Return still can't target a creature that is going to be sacrificed for it
      Given Alice controls 3 "Grizzly Bears"
      And Alice has "Dread Return" in her graveyard
      And it is Alice's postcombat main phase
      When Alice tries to cast "Dread Return"
        | using flashback                                                     |
        | targeting "Grizzly Bears#1"                                         |
        | sacrificing "Grizzly Bears#1", "Grizzly Bears#2", "Grizzly Bears#3" |
      Then the cast is illegal

    @case:dread-return-contested-legal @contested @branch:taken @601.5/targets-in-view-of-later-choices
    Scenario: Read the other way, Dread Return can target a creature that is going to be sacrificed for it
      Given Alice controls 3 "Grizzly Bears"
      And Alice has "Dread Return" in her graveyard
      And it is Alice's precombat main phase
      When Alice casts "Dread Return"
        | using flashback                                                     |
        | targeting "Grizzly Bears#1"                                         |
        | sacrificing "Grizzly Bears#1", "Grizzly Bears#2", "Grizzly Bears#3" |
      Then the cast is legal
