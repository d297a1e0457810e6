Feature: 701.2 Activate

  Rule: 701.2a An activated ability goes onto the stack

    @case:ability-waits-on-the-stack @701.2a/activated-ability-waits-on-the-stack
    Scenario: Prodigal Sorcerer is tapped at once and deals its damage only when the ability resolves
      Given Alice controls an untapped "Prodigal Sorcerer"
      And it is Alice's precombat main phase
      When Alice activates "Prodigal Sorcerer", targeting Bob
      Then "Prodigal Sorcerer" is tapped
      And the stack is, from the top, the ability of "Prodigal Sorcerer"
      And Bob has 20 life
      When the top of the stack resolves
      Then Bob has 19 life

  Rule: 701.2a Who may activate it

    @case:another-players-ability @branch:attempted @701.2a/others-cannot-activate
    Scenario: Bob can't activate Alice's Prodigal Sorcerer
      Given Alice controls "Prodigal Sorcerer"
      And it is Bob's precombat main phase
      When Bob activates "Prodigal Sorcerer", targeting Alice
      Then the activation may not be begun
      And nothing has changed

    @case:owner-without-control @branch:attempted @701.2a/others-cannot-activate
    Scenario: Bob can't activate his own Prodigal Sorcerer while Alice controls it
      Given Alice controls "Prodigal Sorcerer" owned by Bob
      And it is Bob's precombat main phase
      When Bob activates "Prodigal Sorcerer", targeting Alice
      Then the activation may not be begun
      And nothing has changed

    @case:own-card-in-a-graveyard @701.2a/others-cannot-activate
    Scenario: The owner of Reassembling Skeleton activates its ability in the graveyard
      Given Alice controls 2 "Swamp"
      And Alice has "Reassembling Skeleton" in her graveyard
      And it is Alice's precombat main phase
      When Alice activates "Reassembling Skeleton"
      Then the activation is legal
      And the stack is, from the top, the ability of "Reassembling Skeleton"

    @case:another-players-card-in-a-graveyard @branch:attempted @701.2a/others-cannot-activate
    Scenario: Bob can't activate Reassembling Skeleton in Alice's graveyard
      Given Bob controls 2 "Swamp"
      And Alice has "Reassembling Skeleton" in her graveyard
      And it is Bob's precombat main phase
      When Bob activates "Reassembling Skeleton"
      Then the activation may not be begun
      And nothing has changed

    @case:any-player-may-activate @branch:taken @701.2a/anybody-activates-where-the-object-says-so
    Scenario: Bob may activate Alice's Oona's Prowler, which says that any player may
      Given Alice controls "Oona's Prowler"
      And Bob has "Forest" in hand
      And it is Alice's precombat main phase
      And Alice has passed priority
      When Bob activates "Oona's Prowler", discarding "Forest"
      Then the activation is legal
      And "Forest" is in Bob's graveyard
      When the top of the stack resolves
      Then "Oona's Prowler" is 1/1

    @case:any-player-need-not-activate @branch:declined @701.2a/anybody-activates-where-the-object-says-so
    Scenario: Bob may leave Alice's Oona's Prowler as it is
      Given Alice controls "Oona's Prowler"
      And Bob has "Forest" in hand
      And it is Alice's precombat main phase
      And Alice has passed priority
      When Bob passes priority
      Then "Oona's Prowler" is 3/1
      And "Forest" is in Bob's hand

  Rule: 701.2a It takes priority

    @case:activation-without-priority @branch:attempted @701.2a/no-activation-without-priority
    Scenario: Bob can't activate his Prodigal Sorcerer while Alice has priority
      Given Bob controls "Prodigal Sorcerer"
      And it is Alice's precombat main phase
      When Bob activates "Prodigal Sorcerer", targeting Alice
      Then the activation may not be begun
      And nothing has changed

    @case:activation-with-priority-in-anothers-turn @701.2a/no-activation-without-priority
    Scenario: Bob activates his Prodigal Sorcerer in Alice's turn once he has priority
      Given Bob controls "Prodigal Sorcerer"
      And it is Alice's precombat main phase
      And Alice has passed priority
      When Bob activates "Prodigal Sorcerer", targeting Alice
      Then the activation is legal
      And the stack is, from the top, the ability of "Prodigal Sorcerer"
