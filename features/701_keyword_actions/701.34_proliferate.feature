Feature: 701.34 Proliferate

  Rule: 701.34a What is chosen gets more counters

    @case:chosen-permanent-and-player @701.34a/proliferate-adds-to-what-is-chosen
    Scenario: Of two creatures and a player with counters only those that Alice chooses get one more
      Given Alice controls "Grizzly Bears" with one +1/+1 counter and 3 "Island"
      And Alice has "Steady Progress" in hand
      And Bob controls "Craw Wurm" with one +1/+1 counter
      And Bob has 2 poison counters
      And it is Alice's precombat main phase
      And Alice has cast "Steady Progress"
      When the top of the stack resolves
      And Alice chooses "Grizzly Bears" for "Steady Progress"
      And Alice chooses Bob for "Steady Progress"
      Then "Grizzly Bears" has two +1/+1 counters
      And Bob has 3 poison counters
      And "Craw Wurm" has one +1/+1 counter

    @case:nothing-chosen @701.34a/proliferate-adds-to-what-is-chosen
    Scenario: A player who proliferates may choose nothing
      Given Alice controls 3 "Island"
      And Alice has "Steady Progress" in hand
      And Bob controls "Craw Wurm" with one +1/+1 counter
      And Bob has 2 poison counters
      And it is Alice's precombat main phase
      And Alice has cast "Steady Progress"
      When the top of the stack resolves
      And Alice chooses nothing for "Steady Progress"
      And Alice chooses no player for "Steady Progress"
      Then Bob has 2 poison counters
      And "Craw Wurm" has one +1/+1 counter

    @case:no-counters-to-add-to @701.34a/proliferate-adds-to-what-is-chosen
    Scenario: What has no counters can't be chosen
      Given Alice controls "Grizzly Bears" and 3 "Island"
      And Alice has "Steady Progress" in hand
      And it is Alice's precombat main phase
      And Alice has cast "Steady Progress"
      When the top of the stack resolves
      Then no choice of object came up
      And no choice of player came up
      And Alice has 1 card in hand

    @case:each-kind-of-counter @since:20190503 @701.34a/proliferate-adds-one-of-each-kind
    Scenario: A creature with two kinds of counters gets one more of each
      Given Alice controls "Grizzly Bears" with two +1/+1 counters with one stun counter and 3 "Island"
      And Alice has "Steady Progress" in hand
      And it is Alice's precombat main phase
      And Alice has cast "Steady Progress"
      When the top of the stack resolves
      And Alice chooses "Grizzly Bears" for "Steady Progress"
      Then "Grizzly Bears" has three +1/+1 counters
      And "Grizzly Bears" has two stun counters

    @case:each-kind-of-counter-on-a-player @since:20190503 @701.34a/proliferate-adds-one-of-each-kind
    Scenario: A player with two kinds of counters gets one more of each
      Given Alice controls 3 "Island"
      And Alice has "Steady Progress" in hand
      And Bob has one poison counter
      And Bob has 3 energy counters
      And it is Alice's precombat main phase
      And Alice has cast "Steady Progress"
      When the top of the stack resolves
      And Alice chooses Bob for "Steady Progress"
      Then Bob has 2 poison counters
      And Bob has 4 energy counters

    @case:no-counter-of-a-kind-left @since:20190503 @701.34a/proliferate-adds-one-of-each-kind
    Scenario: A permanent gets no counter of a kind whose last one was removed
      Given Alice controls "Grafted Wargear" attached to "Walking Ballista", "Walking Ballista" with one +1/+1 counter with one oil counter and 3 "Island"
      And Alice has "Steady Progress" in hand
      And it is Alice's precombat main phase
      And Alice has activated ability 2 of "Walking Ballista", targeting Bob
      And the top of the stack has resolved
      And Alice has cast "Steady Progress"
      When the top of the stack resolves
      And Alice chooses "Walking Ballista" for "Steady Progress"
      Then "Walking Ballista" has two oil counters
      And "Walking Ballista" has no +1/+1 counters

    @case:proliferate-twice @701.34a/proliferate-adds-to-what-is-chosen
    Scenario: Proliferating twice puts two counters on Fathom Mage, one after the other
      Given Alice controls "Tekuthal, Inquiry Dominus", "Fathom Mage" with one +1/+1 counter and 3 "Island"
      And Alice has "Steady Progress" in hand
      And it is Alice's precombat main phase
      And Alice has cast "Steady Progress"
      When the top of the stack resolves
      And Alice chooses "Fathom Mage" for "Steady Progress"
      And Alice chooses "Fathom Mage" for "Steady Progress"
      Then "Fathom Mage" has three +1/+1 counters
      And the stack is, from the top, the ability of "Fathom Mage" and the ability of "Fathom Mage"

    @case:one-counter-of-two-kinds @until:20190125 @701.24a/proliferate-added-one-counter @701.24b/proliferating-player-chose-the-kind
    Scenario Outline: A creature with two kinds of counters gets one more of the kind that Alice chooses: <kind>
      Given Alice controls "Grizzly Bears" with two +1/+1 counters with one stun counter and 3 "Island"
      And Alice has "Steady Progress" in hand
      And it is Alice's precombat main phase
      And Alice has cast "Steady Progress"
      When the top of the stack resolves
      And Alice chooses "Grizzly Bears" for "Steady Progress"
      And Alice chooses the word "<kind>" for "Steady Progress"
      Then "Grizzly Bears" has <bonus> +1/+1 counters
      And "Grizzly Bears" has <stun> stun counters

      Examples:
        | id    | kind  | bonus | stun |
        | bonus | +1/+1 | 3     | 1    |
        | stun  | stun  | 2     | 2    |

  Rule: 701.34b Teams

    @case:two-players-of-a-team @since:20161111 @701.34b/one-poison-counter-a-team
    Scenario: A team both of whose players are chosen gets one more poison counter
      Given the players Alice, Bob, Carol and Dave
      And Alice and Carol are a team
      And Bob and Dave are a team
      And Alice controls 3 "Island"
      And Alice has "Steady Progress" in hand
      And Bob has 2 poison counters
      And it is Alice's precombat main phase
      And Alice has cast "Steady Progress"
      When the top of the stack resolves
      And Alice chooses Bob and Dave for "Steady Progress"
      Then Bob has 3 poison counters
      And Dave has 3 poison counters

    @case:one-player-of-a-team @since:20161111 @701.34b/one-poison-counter-a-team
    Scenario: A team one of whose players is chosen gets one more poison counter
      Given the players Alice, Bob, Carol and Dave
      And Alice and Carol are a team
      And Bob and Dave are a team
      And Alice controls 3 "Island"
      And Alice has "Steady Progress" in hand
      And Bob has 2 poison counters
      And it is Alice's precombat main phase
      And Alice has cast "Steady Progress"
      When the top of the stack resolves
      And Alice chooses Dave for "Steady Progress"
      Then Bob has 3 poison counters
      And Dave has 3 poison counters

    @case:a-team-as-a-whole @until:20160930 @701.24c/team-is-proliferated-as-one
    Scenario: A team that is chosen gets one more poison counter
      Given the players Alice, Bob, Carol and Dave
      And Alice and Carol are a team
      And Bob and Dave are a team
      And Alice controls 3 "Island"
      And Alice has "Steady Progress" in hand
      And Bob has 2 poison counters
      And it is Alice's precombat main phase
      And Alice has cast "Steady Progress"
      When the top of the stack resolves
      And Alice chooses Bob for "Steady Progress"
      Then Bob has 3 poison counters
      And Dave has 3 poison counters
