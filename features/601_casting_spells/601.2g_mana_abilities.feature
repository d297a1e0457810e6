Feature: 601.2g Mana abilities

  Rule: Where mana is paid, mana abilities may be activated, before anything is paid

    @case:creature-tapped-in-the-window @branch:taken @601.2g/mana-abilities-for-the-spell
    Scenario: Llanowar Elves are tapped for the mana of a Grizzly Bears after its cost is known
      Given Alice controls "Llanowar Elves" and "Forest"
      And Alice has "Grizzly Bears" in hand
      And it is Alice's precombat main phase
      When Alice casts "Grizzly Bears", activating "Llanowar Elves" for {G}, activating "Forest" for {G}
      Then the cast is legal
      And "Llanowar Elves" and "Forest" are tapped
      And Alice's mana pool is empty

    @case:window-left-unused @branch:declined @601.2g/mana-abilities-for-the-spell
    Scenario: Grizzly Bears is paid for with mana made before, and Llanowar Elves stay untapped
      Given Alice controls "Llanowar Elves" and "Forest"
      And Alice has "Grizzly Bears" in hand
      And Alice has {G}{G} in her mana pool
      And it is Alice's precombat main phase
      When Alice casts "Grizzly Bears", activating no mana abilities
      Then the cast is legal
      And "Llanowar Elves" and "Forest" are untapped
      And Alice's mana pool is empty

    @case:no-window-without-mana-to-pay @601.2g/no-mana-abilities-where-no-mana-is-paid
    Scenario: Force of Will cast for life and a card gives no chance to activate mana abilities
      Given Bob has "Ornithopter" in hand
      And Alice controls 5 "Island"
      And Alice has "Force of Will" and "Mana Leak" in hand
      And it is Bob's precombat main phase
      And Bob has cast "Ornithopter"
      And Bob has passed priority
      When Alice casts "Force of Will", for the alternative cost of "Force of Will", targeting "Ornithopter", exiling "Mana Leak"
      Then the cast is legal
      And no choice of mana abilities came up

    @case:mana-made-for-no-mana @601.2g/no-mana-abilities-where-no-mana-is-paid
    Scenario: No land can be tapped for mana while Force of Will is cast for life and a card
      Given Bob has "Ornithopter" in hand
      And Alice controls 5 "Island"
      And Alice has "Force of Will" and "Mana Leak" in hand
      And it is Bob's precombat main phase
      And Bob has cast "Ornithopter"
      And Bob has passed priority
      When Alice tries to cast "Force of Will"
        | for the alternative cost of "Force of Will" |
        | targeting "Ornithopter"                     |
        | exiling "Mana Leak"                         |
        | activating "Island#1" for {U}               |
      Then the cast is illegal
      And nothing has changed

    @case:window-with-mana-to-pay @601.2g/no-mana-abilities-where-no-mana-is-paid
    Scenario: Force of Will cast for its mana cost takes the mana of five lands
      Given Bob has "Ornithopter" in hand
      And Alice controls 5 "Island"
      And Alice has "Force of Will" and "Mana Leak" in hand
      And it is Bob's precombat main phase
      And Bob has cast "Ornithopter"
      And Bob has passed priority
      When Alice casts "Force of Will", targeting "Ornithopter"
      Then the cast is legal
      And "Island#1", "Island#2", "Island#3", "Island#4" and "Island#5" are tapped

    @case:tapped-for-mana-then-sacrificed @601.2g/mana-abilities-before-payment
    Scenario: Llanowar Elves can be tapped for mana and then be sacrificed for the same Altar's Reap
      Given Alice controls "Llanowar Elves" and "Swamp"
      And Alice has "Altar's Reap" in hand
      And it is Alice's precombat main phase
      When Alice casts "Altar's Reap"
        | activating "Llanowar Elves" for {G} |
        | activating "Swamp" for {B}          |
        | sacrificing "Llanowar Elves"        |
      Then the cast is legal
      And "Llanowar Elves" is in Alice's graveyard
      And the stack is, from the top, "Altar's Reap"

    @case:sacrificed-for-mana-not-again @601.2g/mana-abilities-before-payment
    Scenario: Blood Pet sacrificed for mana can't be sacrificed for the same Bone Splinters
      Given Alice controls "Blood Pet"
      And Bob controls "Grizzly Bears"
      And Alice has "Bone Splinters" in hand
      And it is Alice's precombat main phase
      When Alice tries to cast "Bone Splinters"
        | targeting "Grizzly Bears"      |
        | activating "Blood Pet" for {B} |
        | sacrificing "Blood Pet"        |
      And Alice reverses the mana ability of "Blood Pet"
      Then the cost cannot be paid
      And nothing has changed
