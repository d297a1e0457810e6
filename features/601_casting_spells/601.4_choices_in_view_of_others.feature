Feature: 601.4 Choices in view of later choices

  Rule: A mode or cost that a later choice opens up

    @case:inscription-kicked-with-two-modes @branch:taken @601.4/modes-and-costs-in-view-of-later-choices @601.4/ex1
    Scenario: Inscription of Abundance that will be kicked can have two modes chosen
      Given Alice controls 5 "Forest" and "Grizzly Bears"
      And Alice has "Inscription of Abundance" in hand
      And it is Alice's precombat main phase
      When Alice casts "Inscription of Abundance"
        | choosing modes 1 and 2      |
        | kicked                      |
        | targeting "Grizzly Bears"   |
        | then targeting Alice        |
      Then the cast is legal
      When the top of the stack resolves
      Then "Grizzly Bears" has two +1/+1 counters
      And Alice has 24 life

    @case:inscription-unkicked-with-two-modes @601.4/modes-and-costs-in-view-of-later-choices @601.4/ex1
    Scenario: Inscription of Abundance that won't be kicked can't have two modes chosen
      Given Alice controls 5 "Forest" and "Grizzly Bears"
      And Alice has "Inscription of Abundance" in hand
      And it is Alice's precombat main phase
      When Alice tries to cast "Inscription of Abundance"
        | choosing modes 1 and 2      |
        | targeting "Grizzly Bears"   |
        | then targeting Alice        |
      Then the cast is illegal
      And nothing has changed

    @case:inscription-unkicked-with-one-mode @branch:declined @601.4/modes-and-costs-in-view-of-later-choices @601.4/ex1
    Scenario: Inscription of Abundance that won't be kicked has one mode chosen
      Given Alice controls 5 "Forest" and "Grizzly Bears"
      And Alice has "Inscription of Abundance" in hand
      And it is Alice's precombat main phase
      When Alice casts "Inscription of Abundance", choosing mode 2, targeting Alice
      Then the cast is legal
      When the top of the stack resolves
      Then Alice has 22 life
      And "Grizzly Bears" has no +1/+1 counters
