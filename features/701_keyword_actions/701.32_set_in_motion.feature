Feature: 701.32 Set in motion

  Rule: 701.32a Only the archenemy sets schemes in motion

    @case:scheme-in-another-players-turn @branch:attempted @701.32a/only-the-archenemy-sets-in-motion
    Scenario: No scheme is set in motion as Bob's main phase begins
      Given Alice has "Look Skyward and Despair" in her scheme deck
      And it is Bob's draw step
      When the game advances to Bob's precombat main phase
      Then "Look Skyward and Despair" is in Alice's scheme deck
      And the stack is empty

    @case:scheme-in-the-archenemys-turn @701.32a/only-the-archenemy-sets-in-motion
    Scenario: A scheme is set in motion as the archenemy's main phase begins
      Given Alice has "Look Skyward and Despair" in her scheme deck
      And it is Alice's draw step
      When the game advances to Alice's precombat main phase
      Then the stack is, from the top, the ability of "Look Skyward and Despair"

  Rule: 701.32b The scheme is turned face up

    @case:top-scheme-turned-up @701.32b/setting-in-motion-turns-up-the-top-scheme
    Scenario: The top card of the scheme deck leaves it and is face up
      Given Alice controls "Grizzly Bears"
      And Alice has "The Very Soil Shall Shake" and "Look Skyward and Despair" in her scheme deck
      And it is Alice's draw step
      When the game advances to Alice's precombat main phase
      Then "The Very Soil Shall Shake" is in the command zone
      And "Look Skyward and Despair" is in Alice's scheme deck
      And "Grizzly Bears" is 4/4

    @case:scheme-goes-back-when-done @701.32b/setting-in-motion-turns-up-the-top-scheme
    Scenario: A scheme that isn't ongoing is face up until its ability has resolved
      Given Alice has "Look Skyward and Despair" and "The Very Soil Shall Shake" in her scheme deck
      And it is Alice's draw step
      When the game advances to Alice's precombat main phase
      Then "Look Skyward and Despair" is in the command zone
      When the top of the stack resolves
      Then "Look Skyward and Despair" is on the bottom of Alice's scheme deck
      And Alice controls 1 "Dragon" token

    @case:face-up-scheme-again @701.32b/face-up-scheme-can-be-set-in-motion-again
    Scenario: A face-up scheme that My Laughter Echoes sets in motion again makes a second Dragon
      Given Alice has "My Laughter Echoes" in the command zone
      And Alice has "Look Skyward and Despair" in her scheme deck
      And it is Alice's draw step
      And Alice will stack the abilities of "Look Skyward and Despair", "My Laughter Echoes"
      And the game has advanced to Alice's precombat main phase
      When the top of the stack resolves
      And Alice says yes to "My Laughter Echoes"
      And the top of the stack resolves
      And the top of the stack resolves
      Then Alice controls 2 "Dragon" tokens
      And "My Laughter Echoes" is on top of Alice's scheme deck
      And "Look Skyward and Despair" is on the bottom of Alice's scheme deck

    @case:face-up-scheme-not-again @701.32b/face-up-scheme-can-be-set-in-motion-again
    Scenario: Without the second time there is one Dragon
      Given Alice has "My Laughter Echoes" in the command zone
      And Alice has "Look Skyward and Despair" in her scheme deck
      And it is Alice's draw step
      And Alice will stack the abilities of "Look Skyward and Despair", "My Laughter Echoes"
      And the game has advanced to Alice's precombat main phase
      When the top of the stack resolves
      And Alice says no to "My Laughter Echoes"
      And the top of the stack resolves
      Then Alice controls 1 "Dragon" token
      And "My Laughter Echoes" is in the command zone

  Rule: 701.32c Several schemes, one after the other

    @case:three-schemes @701.32c/several-schemes-one-after-another
    Scenario: After Plots That Span Centuries, three schemes are set in motion, and each has its effect
      Given Alice has "Plots That Span Centuries", "Look Skyward and Despair#1", "The Very Soil Shall Shake", "Look Skyward and Despair#2" and "My Laughter Echoes" in her scheme deck
      And it is Alice's draw step
      And the game has advanced to Alice's precombat main phase
      And the top of the stack has resolved
      When the game advances to Alice's precombat main phase
      And Alice stacks the abilities of "Look Skyward and Despair#1", "Look Skyward and Despair#2"
      Then "The Very Soil Shall Shake" is in the command zone
      And "My Laughter Echoes" is on top of Alice's scheme deck
      When the top of the stack resolves
      And the top of the stack resolves
      Then Alice controls 2 "Dragon" tokens

    @case:one-scheme-as-usual @701.32c/several-schemes-one-after-another
    Scenario: The turn after those three schemes, one scheme is set in motion as usual
      Given Alice has "Plots That Span Centuries", "Look Skyward and Despair#1", "The Very Soil Shall Shake", "Look Skyward and Despair#2" and "My Laughter Echoes" in her scheme deck
      And it is Alice's draw step
      And the game has advanced to Alice's precombat main phase
      And the top of the stack has resolved
      And Alice will stack the abilities of "Look Skyward and Despair#1", "Look Skyward and Despair#2"
      And the game has advanced to Alice's precombat main phase
      And the top of the stack has resolved
      And the top of the stack has resolved
      When the game advances to Alice's precombat main phase
      Then "My Laughter Echoes" is in the command zone
      And "Plots That Span Centuries" is on top of Alice's scheme deck
