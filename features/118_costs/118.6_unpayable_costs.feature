Feature: 118.6 Unpayable costs

  Rule: What has no mana cost can be begun, not paid for

    @case:no-mana-cost-can-not-be-paid @branch:attempted @118.6/unpayable-cost-is-never-paid
    Scenario: Ancestral Vision can't be cast from hand for its mana cost with any amount of mana
      Given Alice controls 3 "Island"
      And Alice has "Ancestral Vision" in hand
      And it is Alice's precombat main phase
      When Alice casts "Ancestral Vision", targeting Alice
      Then the cast is illegal
      And nothing has changed

    @case:no-mana-cost-fails-at-the-payment @118.6/unpayable-cost-does-not-stop-the-attempt
    Scenario: The attempt to cast Ancestral Vision is begun and fails when it comes to paying
      Given Alice controls 3 "Island"
      And Alice has "Ancestral Vision" in hand
      And it is Alice's precombat main phase
      When Alice casts "Ancestral Vision", targeting Alice
      Then the cost cannot be paid

    @case:no-mana-cost-can-be-suspended @118.6/unpayable-cost-does-not-stop-the-attempt
    Scenario: Ancestral Vision can be suspended, since its owner could begin to cast it
      Given Alice controls "Island"
      And Alice has "Ancestral Vision" in hand
      And it is Alice's precombat main phase
      When Alice suspends "Ancestral Vision"
      Then the special action is legal
      And "Island" is tapped
      And "Ancestral Vision" is in exile
      And "Ancestral Vision" has 4 time counters

    @case:scavenge-for-an-existing-mana-cost @118.6/ability-cost-taken-from-a-missing-mana-cost
    Scenario: Grizzly Bears can be scavenged for its mana cost
      Given Alice controls "Varolz, the Scar-Striped" and 3 "Forest"
      And Alice has "Grizzly Bears" and "Dryad Arbor" in her graveyard
      And it is Alice's precombat main phase
      When Alice activates "Grizzly Bears", targeting "Varolz, the Scar-Striped"
      Then the activation is legal
      And "Grizzly Bears" is in exile
      And the stack is, from the top, the ability of "Grizzly Bears"

    @case:scavenge-for-a-missing-mana-cost @branch:attempted @118.6/ability-cost-taken-from-a-missing-mana-cost @118.6/unpayable-cost-does-not-stop-the-attempt
    Scenario: Dryad Arbor has no mana cost, so its scavenge cost can't be paid
      Given Alice controls "Varolz, the Scar-Striped" and 3 "Forest"
      And Alice has "Grizzly Bears" and "Dryad Arbor" in her graveyard
      And it is Alice's precombat main phase
      When Alice activates "Dryad Arbor", targeting "Varolz, the Scar-Striped"
      Then the cost cannot be paid
      And nothing has changed

  Rule: 118.6a What is added to an unpayable cost, and what replaces it

    @case:unpayable-with-a-tax @branch:attempted @118.6a/unpayable-though-increased
    Scenario: Thalia's {1} more doesn't make Ancestral Vision castable for {1}
      Given Bob controls "Thalia, Guardian of Thraben"
      And Alice controls 3 "Island"
      And Alice has "Ancestral Vision" in hand
      And it is Alice's precombat main phase
      When Alice casts "Ancestral Vision", targeting Alice
      Then the cost cannot be paid
      And nothing has changed

    @case:unpayable-with-a-splice-cost @branch:attempted @118.6a/unpayable-though-there-is-an-additional-cost
    Scenario: Splicing onto Evermind for {1}{U} doesn't make Evermind castable for {1}{U}
      Given Alice controls 3 "Island"
      And Alice has 2 "Evermind" in hand
      And it is Alice's precombat main phase
      When Alice casts "Evermind#1", splicing "Evermind#2"
      Then the cost cannot be paid
      And nothing has changed

    @case:unpayable-cast-without-paying @branch:taken @118.6a/alternative-for-an-unpayable-cost
    Scenario: With Omniscience, Ancestral Vision can be cast without paying its mana cost
      Given Alice controls "Omniscience"
      And Alice has "Ancestral Vision" in hand
      And it is Alice's precombat main phase
      When Alice casts "Ancestral Vision", for the alternative cost of "Omniscience", targeting Alice
      Then the cast is legal
      And the stack is, from the top, "Ancestral Vision"

    @case:unpayable-alternative-declined @branch:declined @118.6a/alternative-for-an-unpayable-cost
    Scenario: With Omniscience unused, Ancestral Vision still can't be cast for its mana cost
      Given Alice controls "Omniscience"
      And Alice has "Ancestral Vision" in hand
      And it is Alice's precombat main phase
      When Alice casts "Ancestral Vision", targeting Alice
      Then the cost cannot be paid
      And nothing has changed

    @case:unpayable-cast-for-an-alternative-cost @branch:taken @118.6a/alternative-for-an-unpayable-cost
    Scenario: With Fist of Suns, Ancestral Vision can be cast for {W}{U}{B}{R}{G}
      Given Alice controls "Fist of Suns", "Plains", "Island", "Swamp", "Mountain" and "Forest"
      And Alice has "Ancestral Vision" in hand
      And it is Alice's precombat main phase
      When Alice casts "Ancestral Vision", for the alternative cost of "Fist of Suns", targeting Alice
      Then the cast is legal
      And the stack is, from the top, "Ancestral Vision"
      And "Plains" and "Forest" are tapped
