Feature: 701.33 Abandon

  Rule: 701.33b An abandoned scheme goes under its deck

    @case:ongoing-scheme-abandoned @701.33b/abandoned-scheme-goes-to-the-bottom
    Scenario: The Very Soil Shall Shake is abandoned when a creature dies, and helps no creature any more
      Given Alice controls "Goblin Bombardment", "Grizzly Bears" and "Craw Wurm"
      And Alice has "The Very Soil Shall Shake" in the command zone
      And Alice has "Look Skyward and Despair" in her scheme deck
      And it is Alice's postcombat main phase
      And Alice has activated "Goblin Bombardment", targeting Bob, sacrificing "Grizzly Bears"
      When the top of the stack resolves
      Then "The Very Soil Shall Shake" is on the bottom of Alice's scheme deck
      And "Look Skyward and Despair" is on top of Alice's scheme deck
      And "Craw Wurm" is 6/4

    @case:ongoing-scheme-kept @701.33b/abandoned-scheme-goes-to-the-bottom
    Scenario: The Very Soil Shall Shake stays face up while nothing has it abandoned
      Given Alice controls "Craw Wurm"
      And Alice has "The Very Soil Shall Shake" in the command zone
      And Alice has "Look Skyward and Despair" in her scheme deck
      And it is Alice's precombat main phase
      When the game advances to Alice's postcombat main phase
      Then "The Very Soil Shall Shake" is in the command zone
      And "Craw Wurm" is 8/6
