Feature: 601.2h The total cost is paid

  Rule: All of it, plain costs in any order

    @case:mana-and-a-sacrifice @601.2h/total-cost-is-paid
    Scenario: Bone Splinters takes its mana and a creature
      Given Alice controls "Ornithopter" and "Swamp"
      And Bob controls "Grizzly Bears"
      And Alice has "Bone Splinters" in hand
      And it is Alice's precombat main phase
      When Alice casts "Bone Splinters", targeting "Grizzly Bears", sacrificing "Ornithopter"
      Then the cast is legal
      And "Swamp" is tapped
      And Alice's mana pool is empty
      And "Ornithopter" is in Alice's graveyard

    @case:life-and-a-card @601.2h/total-cost-is-paid
    Scenario: Force of Will's alternative cost takes its life and its card
      Given Bob has "Ornithopter" in hand
      And Alice has "Force of Will" and "Mana Leak" in hand
      And it is Bob's precombat main phase
      And Bob has cast "Ornithopter"
      And Bob has passed priority
      When Alice casts "Force of Will", for the alternative cost of "Force of Will", targeting "Ornithopter", exiling "Mana Leak"
      Then the cast is legal
      And Alice has 19 life
      And "Mana Leak" is in exile

    @case:plain-costs @601.2h/plain-costs-in-any-order
    Scenario Outline: Bone Splinters' mana and sacrifice are paid in either order
      Given Alice controls "Ornithopter" and "Swamp"
      And Bob controls "Grizzly Bears"
      And Alice has "Bone Splinters" in hand
      And it is Alice's precombat main phase
      When Alice casts "Bone Splinters"
        | targeting "Grizzly Bears"    |
        | sacrificing "Ornithopter"    |
        | paying in the order <order>  |
      Then the cast is legal
      And "Swamp" is tapped
      And "Ornithopter" is in Alice's graveyard

      Examples:
        | id              | order           |
        | mana-first      | mana, sacrifice |
        | sacrifice-first | sacrifice, mana |

  Rule: Random costs and costs that open the library come last

    @case:random-discard-last @601.2h/random-costs-last
    Scenario: Sonic Burst's random discard is paid after its mana
      Given Alice controls 2 "Mountain"
      And Alice has "Sonic Burst" and "Forest" in hand
      And it is Alice's precombat main phase
      When Alice casts "Sonic Burst", targeting Bob, paying in the order mana, random discard
      Then the cast is legal
      And "Forest" is in Alice's graveyard

    @case:random-discard-first @601.2h/random-costs-last
    Scenario: Sonic Burst's random discard can't be paid before its mana
      Given Alice controls 2 "Mountain"
      And Alice has "Sonic Burst" and "Forest" in hand
      And it is Alice's precombat main phase
      When Alice tries to cast "Sonic Burst", targeting Bob, paying in the order random discard, mana
      And Alice reverses the mana ability of "Mountain#1"
      And Alice reverses the mana ability of "Mountain#2"
      Then the cast is illegal
      And nothing has changed

    @case:chosen-discard-before-random-discard @601.2h/random-costs-last
    Scenario: Dream Halls' chosen discard for Sonic Burst comes before the random one, which takes what is left
      Given Alice controls "Dream Halls"
      And Alice has "Sonic Burst", "Lightning Bolt" and "Forest" in hand
      And it is Alice's precombat main phase
      When Alice casts "Sonic Burst", for the alternative cost of "Dream Halls", targeting Bob, discarding "Lightning Bolt"
      Then the cast is legal
      And "Lightning Bolt" and "Forest" are in Alice's graveyard
      And "Forest" is on top of Alice's graveyard

    @case:exile-from-the-library-last @601.2h/library-costs-last
    Scenario: Arc-Slogger's mana is paid before ten cards of the library are exiled
      Given Alice controls "Arc-Slogger" and "Mountain"
      And Alice's library is, from the top, 10 "Forest"
      And it is Alice's precombat main phase
      When Alice activates "Arc-Slogger", targeting Bob, paying in the order mana, exile from the library
      Then the activation is legal
      And Alice has no cards in her library
      And "Forest#1" is in exile

    @case:exile-from-the-library-first @601.2h/library-costs-last
    Scenario: Ten cards of the library can't be exiled for Arc-Slogger before its mana is paid
      Given Alice controls "Arc-Slogger" and "Mountain"
      And Alice's library is, from the top, 10 "Forest"
      And it is Alice's precombat main phase
      When Alice tries to activate "Arc-Slogger", targeting Bob, paying in the order exile from the library, mana
      And Alice reverses the mana ability of "Mountain"
      Then the activation is illegal
      And nothing has changed

  Rule: Nothing in part, nothing unpayable

    @case:creature-without-mana @branch:attempted @601.2h/no-partial-payment
    Scenario: A creature alone doesn't pay for Bone Splinters, and isn't sacrificed
      Given Alice controls "Ornithopter"
      And Bob controls "Grizzly Bears"
      And Alice has "Bone Splinters" in hand
      And it is Alice's precombat main phase
      When Alice tries to cast "Bone Splinters", targeting "Grizzly Bears", sacrificing "Ornithopter"
      Then the cost cannot be paid
      And nothing has changed
      And Alice controls "Ornithopter"

    @case:mana-without-a-creature @branch:attempted @601.2h/no-partial-payment
    Scenario: Mana alone doesn't pay for Bone Splinters, and isn't spent
      Given Alice has {B} in her mana pool
      And Bob controls "Grizzly Bears"
      And Alice has "Bone Splinters" in hand
      And it is Alice's precombat main phase
      When Alice tries to cast "Bone Splinters", targeting "Grizzly Bears"
      Then the cost cannot be paid
      And nothing has changed
      And Alice's mana pool holds {B}

    @case:evermind-unpayable @branch:attempted @601.2h/no-paying-the-unpayable
    Scenario: Evermind, which has no mana cost, can't be cast for any mana
      Given Alice controls 5 "Island"
      And Alice has "Evermind" in hand
      And it is Alice's precombat main phase
      When Alice tries to cast "Evermind"
      Then the cost cannot be paid
      And nothing has changed

    @case:evermind-for-another-cost @601.2h/no-paying-the-unpayable
    Scenario: Evermind can be cast for Dream Halls' cost, which is payable
      Given Alice controls "Dream Halls"
      And Alice has "Evermind" and "Mana Leak" in hand
      And it is Alice's precombat main phase
      When Alice casts "Evermind", for the alternative cost of "Dream Halls", discarding "Mana Leak"
      Then the cast is legal
      And the stack is, from the top, "Evermind"
