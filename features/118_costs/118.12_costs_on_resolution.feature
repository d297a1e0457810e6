Feature: 118.12 Costs paid as something resolves

  Rule: If you do: the cost is paid on resolution, and the choice or the start counts

    @case:standstill-waits-for-resolution @118.12/such-a-cost-is-paid-on-resolution
    Scenario: Standstill stays on the battlefield while its trigger is on the stack
      Given the players Alice, Bob and Carol
      And Alice controls "Standstill"
      And Bob has "Ornithopter" in hand
      And it is Bob's precombat main phase
      When Bob casts "Ornithopter"
      Then the cast is legal
      And the stack is, from the top, the ability of "Standstill" and "Ornithopter"
      And Alice controls "Standstill"
      When the top of the stack resolves
      Then "Standstill" is in Alice's graveyard

    @case:standstill-sacrificed @118.12/mandatory-cost-counts-when-started
    Scenario: Standstill's controller sacrifices it, and each opponent of the caster draws three
      Given the players Alice, Bob and Carol
      And Alice controls "Standstill"
      And Bob has "Ornithopter" in hand
      And it is Bob's precombat main phase
      When Bob casts "Ornithopter"
      And the top of the stack resolves
      Then Alice has 3 cards in her hand
      And Bob has no cards in his hand
      And Carol has 3 cards in her hand
      And "Standstill" is in Alice's graveyard

    @case:standstill-gone @118.12/mandatory-cost-counts-when-started @118.12/ex1
    Scenario: Nobody draws when Standstill was exiled before its trigger resolves
      Given Alice controls "Standstill", "Haywire Mite" and "Forest"
      And Bob has "Ornithopter" in hand
      And it is Bob's precombat main phase
      And Bob has cast "Ornithopter"
      And Bob has passed priority
      And Alice has activated "Haywire Mite", targeting "Standstill"
      And the top of the stack has resolved
      And the top of the stack has resolved
      When the top of the stack resolves
      Then "Standstill" is in exile
      And Alice has no cards in her hand
      And Bob has no cards in his hand
      And the stack is, from the top, "Ornithopter"

    @case:standstill-sacrificed-into-exile @118.12/mandatory-cost-counts-when-started
    Scenario: Standstill sacrificed into exile still lets the caster's opponents draw
      Given Alice controls "Standstill" and "Rest in Peace"
      And Bob has "Ornithopter" in hand
      And it is Bob's precombat main phase
      When Bob casts "Ornithopter"
      And the top of the stack resolves
      Then "Standstill" is in exile
      And Alice has 3 cards in her hand

    @case:dermoplasm-puts-and-returns @118.12/optional-cost-counts-when-chosen
    Scenario: Dermoplasm returns to hand when its controller puts a creature with morph onto the battlefield
      Given Alice controls a face-down "Dermoplasm"
      And Alice controls 4 "Island"
      And Alice has "Exalted Angel" in hand
      And it is Alice's precombat main phase
      And Alice has turned "Dermoplasm" face up
      When the top of the stack resolves
      And Alice says yes to "Dermoplasm"
      Then Alice controls "Exalted Angel"
      And "Dermoplasm" is in Alice's hand

    @case:dermoplasm-declined @118.12/optional-cost-counts-when-chosen
    Scenario: Dermoplasm stays when its controller chooses to put nothing onto the battlefield
      Given Alice controls a face-down "Dermoplasm"
      And Alice controls 4 "Island"
      And Alice has "Exalted Angel" in hand
      And it is Alice's precombat main phase
      And Alice has turned "Dermoplasm" face up
      When the top of the stack resolves
      And Alice says no to "Dermoplasm"
      Then "Exalted Angel" is in Alice's hand
      And Alice controls "Dermoplasm"

    @case:dermoplasm-has-nothing-to-put @118.12/optional-cost-counts-when-chosen
    Scenario: Dermoplasm stays when there is no creature card with morph to put
      Given Alice controls a face-down "Dermoplasm"
      And Alice controls 4 "Island"
      And Alice has "Grizzly Bears" in hand
      And it is Alice's precombat main phase
      And Alice has turned "Dermoplasm" face up
      When the top of the stack resolves
      Then "Grizzly Bears" is in Alice's hand
      And Alice controls "Dermoplasm"

    @case:dermoplasm-and-gather-specimens @118.12/optional-cost-counts-when-chosen @118.12/ex2
    Scenario: Dermoplasm returns to hand though Gather Specimens gave the other creature to an opponent
      Given Alice controls a face-down "Dermoplasm"
      And Alice controls 4 "Island"
      And Alice has "Exalted Angel" in hand
      And Bob controls 6 "Island"
      And Bob has "Gather Specimens" in hand
      And it is Alice's precombat main phase
      And Alice has passed priority
      And Bob has cast "Gather Specimens"
      And the top of the stack has resolved
      And Alice has turned "Dermoplasm" face up
      When the top of the stack resolves
      And Alice says yes to "Dermoplasm"
      Then Bob controls "Exalted Angel"
      And "Dermoplasm" is in Alice's hand

  Rule: 118.12a Unless: the player may pay, or the rest happens

    @case:mana-leak-paid @branch:taken @118.12a/unless-offers-a-choice
    Scenario: Grizzly Bears stays on the stack when its controller pays {3} for Mana Leak
      Given Bob controls 5 "Forest"
      And Bob has "Grizzly Bears" in hand
      And Alice controls 2 "Island"
      And Alice has "Mana Leak" in hand
      And it is Bob's precombat main phase
      And Bob has cast "Grizzly Bears"
      And Bob has passed priority
      And Alice has cast "Mana Leak", targeting "Grizzly Bears"
      When the top of the stack resolves
      And Bob pays for "Mana Leak"
      Then the stack is, from the top, "Grizzly Bears"
      And "Forest#1", "Forest#2", "Forest#3", "Forest#4" and "Forest#5" are tapped

    @case:mana-leak-not-paid @branch:declined @118.12a/unless-offers-a-choice
    Scenario: Grizzly Bears is countered when its controller chooses not to pay {3} for Mana Leak
      Given Bob controls 5 "Forest"
      And Bob has "Grizzly Bears" in hand
      And Alice controls 2 "Island"
      And Alice has "Mana Leak" in hand
      And it is Bob's precombat main phase
      And Bob has cast "Grizzly Bears"
      And Bob has passed priority
      And Alice has cast "Mana Leak", targeting "Grizzly Bears"
      When the top of the stack resolves
      And Bob declines to pay for "Mana Leak"
      Then the stack is empty
      And "Grizzly Bears" is in Bob's graveyard

    @case:mana-leak-not-payable @branch:declined @118.12a/unless-offers-a-choice @118.3/no-payment-short-of-the-full-cost
    Scenario: Grizzly Bears is countered when its controller has two mana left for Mana Leak's {3}
      Given Bob controls 4 "Forest"
      And Bob has "Grizzly Bears" in hand
      And Alice controls 2 "Island"
      And Alice has "Mana Leak" in hand
      And it is Bob's precombat main phase
      And Bob has cast "Grizzly Bears"
      And Bob has passed priority
      And Alice has cast "Mana Leak", targeting "Grizzly Bears"
      When the top of the stack resolves
      Then the stack is empty
      And "Grizzly Bears" is in Bob's graveyard

  Rule: 118.12b If you do, after a search: the search counts

    @case:gorger-finds-nothing @118.12b/having-searched-is-enough
    Scenario: Trench Gorger's controller who searches and exiles nothing makes it 0/0, and it dies
      Given Alice controls 8 "Island"
      And Alice has "Trench Gorger" in hand
      And Alice's library is, from the top, 2 "Forest"
      And it is Alice's precombat main phase
      And Alice has cast "Trench Gorger"
      And the top of the stack has resolved
      When the top of the stack resolves
      And Alice says yes to "Trench Gorger"
      And Alice finds nothing for "Trench Gorger"
      Then "Trench Gorger" is in Alice's graveyard
      And Alice has 2 cards in her library

    @case:gorger-finds-two @118.12b/having-searched-is-enough
    Scenario: Trench Gorger's controller who exiles two lands makes it 2/2
      Given Alice controls 8 "Island"
      And Alice has "Trench Gorger" in hand
      And Alice's library is, from the top, 2 "Forest"
      And it is Alice's precombat main phase
      And Alice has cast "Trench Gorger"
      And the top of the stack has resolved
      When the top of the stack resolves
      And Alice says yes to "Trench Gorger"
      And Alice finds "Forest#1" and "Forest#2" for "Trench Gorger"
      Then "Trench Gorger" is 2/2
      And "Forest#1" is in exile
      And "Forest#2" is in exile

    @case:gorger-does-not-search @118.12b/having-searched-is-enough
    Scenario: Trench Gorger stays 6/6 when its controller doesn't search
      Given Alice controls 8 "Island"
      And Alice has "Trench Gorger" in hand
      And Alice's library is, from the top, 2 "Forest"
      And it is Alice's precombat main phase
      And Alice has cast "Trench Gorger"
      And the top of the stack has resolved
      When the top of the stack resolves
      And Alice says no to "Trench Gorger"
      Then "Trench Gorger" is 6/6
      And Alice has 2 cards in her library

    @case:gorger-has-nothing-to-find @118.12b/having-searched-is-enough
    Scenario: Trench Gorger's controller who searches a library without lands makes it 0/0, and it dies
      Given Alice controls 8 "Island"
      And Alice has "Trench Gorger" in hand
      And Alice's library is, from the top, 2 "Ornithopter"
      And it is Alice's precombat main phase
      And Alice has cast "Trench Gorger"
      And the top of the stack has resolved
      When the top of the stack resolves
      And Alice says yes to "Trench Gorger"
      Then "Trench Gorger" is in Alice's graveyard
      And Alice has 2 cards in her library
