Feature: 118.10 One payment for one cost

  Rule: A payment serves one cost only

    @case:creature-not-for-mana-and-sacrifice @118.10/payment-serves-one-cost
    Scenario: Blood Pet sacrificed for {B} can't be the creature sacrificed for Altar's Reap
      Given Alice controls "Blood Pet" and "Swamp"
      And Alice has "Altar's Reap" in hand
      And it is Alice's precombat main phase
      When Alice casts "Altar's Reap", activating "Swamp" for {B}, activating "Blood Pet" for {B}, sacrificing "Blood Pet"
      And Alice reverses the mana ability of "Swamp"
      And Alice reverses the mana ability of "Blood Pet"
      Then the cost cannot be paid
      And nothing has changed

    @case:creature-for-mana-and-another-to-sacrifice @118.10/payment-serves-one-cost
    Scenario: Blood Pet sacrificed for {B} and another creature sacrificed pay for Altar's Reap
      Given Alice controls "Blood Pet", "Grizzly Bears" and "Swamp"
      And Alice has "Altar's Reap" in hand
      And it is Alice's precombat main phase
      When Alice casts "Altar's Reap", activating "Swamp" for {B}, activating "Blood Pet" for {B}, sacrificing "Grizzly Bears"
      Then the cast is legal
      And "Blood Pet" is in Alice's graveyard
      And "Grizzly Bears" is in Alice's graveyard
      And the stack is, from the top, "Altar's Reap"

    @case:one-creature-for-two-bombardments @branch:attempted @118.10/no-sacrifice-for-two-abilities
    Scenario: The creature sacrificed to one Goblin Bombardment doesn't pay for the other
      Given Alice controls 2 "Goblin Bombardment" and "Grizzly Bears"
      And it is Alice's precombat main phase
      And Alice has activated "Goblin Bombardment#1", targeting Bob, sacrificing "Grizzly Bears"
      When Alice activates "Goblin Bombardment#2", targeting Bob
      Then the cost cannot be paid
      And nothing has changed
      And the stack is, from the top, the ability of "Goblin Bombardment#1"

    @case:two-creatures-for-two-bombardments @118.10/no-sacrifice-for-two-abilities
    Scenario: Two creatures pay for the abilities of two Goblin Bombardments
      Given Alice controls 2 "Goblin Bombardment" and 2 "Grizzly Bears"
      And it is Alice's precombat main phase
      And Alice has activated "Goblin Bombardment#1", targeting Bob, sacrificing "Grizzly Bears#1"
      When Alice activates "Goblin Bombardment#2", targeting Bob, sacrificing "Grizzly Bears#2"
      Then the activation is legal
      And the stack is, from the top, the ability of "Goblin Bombardment#2" and the ability of "Goblin Bombardment#1"

    @case:edict-pays-no-bombardment @branch:attempted @118.10/effect-pays-no-cost-of-another
    Scenario: The creature sacrificed to Diabolic Edict doesn't pay for Goblin Bombardment
      Given Alice controls 2 "Swamp"
      And Alice has "Diabolic Edict" in hand
      And Bob controls "Goblin Bombardment" and "Grizzly Bears"
      And it is Alice's precombat main phase
      And Alice has cast "Diabolic Edict", targeting Bob
      And the top of the stack has resolved
      And Alice has passed priority
      When Bob activates "Goblin Bombardment", targeting Alice
      Then the cost cannot be paid
      And nothing has changed
      And Alice has 20 life
      And "Grizzly Bears" is in Bob's graveyard

    @case:edict-takes-one-and-bombardment-another @118.10/effect-pays-no-cost-of-another
    Scenario: After Diabolic Edict took one creature, Goblin Bombardment takes another
      Given Alice controls 2 "Swamp"
      And Alice has "Diabolic Edict" in hand
      And Bob controls "Goblin Bombardment" and 2 "Grizzly Bears"
      And it is Alice's precombat main phase
      And Alice has cast "Diabolic Edict", targeting Bob
      And Bob sacrifices "Grizzly Bears#1" for "Diabolic Edict"
      And the top of the stack has resolved
      And Alice has passed priority
      When Bob activates "Goblin Bombardment", targeting Alice, sacrificing "Grizzly Bears#2"
      Then the activation is legal
      And "Grizzly Bears#2" is in Bob's graveyard
      And the stack is, from the top, the ability of "Goblin Bombardment"
