Feature: 601.2d Divisions are announced

  Rule: The division is part of the announcement, with something for each target

    @case:thunder-divided @601.2d/division-announced
    Scenario: Rolling Thunder deals each target the damage announced for it
      Given Alice controls 6 "Mountain"
      And Bob controls "Exalted Angel"
      And Alice has "Rolling Thunder" in hand
      And it is Alice's precombat main phase
      When Alice casts "Rolling Thunder", with X=4, targeting "Exalted Angel" and Bob, dividing 3 and 1
      Then the cast is legal
      When the top of the stack resolves
      Then "Exalted Angel" has 3 damage marked on it
      And Bob has 19 life

    @case:thunder-divided-otherwise @601.2d/division-announced
    Scenario: Rolling Thunder divided the other way deals the damage the other way
      Given Alice controls 6 "Mountain"
      And Bob controls "Exalted Angel"
      And Alice has "Rolling Thunder" in hand
      And it is Alice's precombat main phase
      When Alice casts "Rolling Thunder", with X=4, targeting "Exalted Angel" and Bob, dividing 1 and 3
      Then the cast is legal
      When the top of the stack resolves
      Then "Exalted Angel" has 1 damage marked on it
      And Bob has 17 life

    @case:counters-distributed @601.2d/division-announced
    Scenario: Elven Rite puts one counter on each of two creatures
      Given Alice controls 2 "Forest" and 2 "Grizzly Bears"
      And Alice has "Elven Rite" in hand
      And it is Alice's precombat main phase
      When Alice casts "Elven Rite", targeting "Grizzly Bears#1" and "Grizzly Bears#2", dividing 1 and 1
      Then the cast is legal
      When the top of the stack resolves
      Then "Grizzly Bears#1" has one +1/+1 counter
      And "Grizzly Bears#2" has one +1/+1 counter

    @case:all-counters-on-one @601.2d/no-empty-share
    Scenario: Elven Rite with one target puts both counters on it
      Given Alice controls 2 "Forest" and 2 "Grizzly Bears"
      And Alice has "Elven Rite" in hand
      And it is Alice's precombat main phase
      When Alice casts "Elven Rite", targeting "Grizzly Bears#1"
      Then the cast is legal
      When the top of the stack resolves
      Then "Grizzly Bears#1" has two +1/+1 counters
      And "Grizzly Bears#2" has no +1/+1 counters

    @case:a-target-without-counters @branch:attempted @601.2d/no-empty-share
    Scenario: Elven Rite can't give one of its two targets both counters
      Given Alice controls 2 "Forest" and 2 "Grizzly Bears"
      And Alice has "Elven Rite" in hand
      And it is Alice's precombat main phase
      When Alice tries to cast "Elven Rite", targeting "Grizzly Bears#1" and "Grizzly Bears#2", dividing 2 and 0
      Then the cast is begun and reversed
      And nothing has changed

    @case:more-targets-than-damage @branch:attempted @601.2d/no-empty-share
    Scenario: Rolling Thunder with X=1 can't have two targets
      Given Alice controls 6 "Mountain"
      And Bob controls "Exalted Angel"
      And Alice has "Rolling Thunder" in hand
      And it is Alice's precombat main phase
      When Alice tries to cast "Rolling Thunder", with X=1, targeting "Exalted Angel" and Bob, dividing 1 and 0
      Then the cast is illegal
      And nothing has changed

    @case:as-many-targets-as-damage @601.2d/no-empty-share
    Scenario: Rolling Thunder with X=2 can have two targets
      Given Alice controls 6 "Mountain"
      And Bob controls "Exalted Angel"
      And Alice has "Rolling Thunder" in hand
      And it is Alice's precombat main phase
      When Alice casts "Rolling Thunder", with X=2, targeting "Exalted Angel" and Bob, dividing 1 and 1
      Then the cast is legal
      When the top of the stack resolves
      Then "Exalted Angel" has 1 damage marked on it
      And Bob has 19 life
