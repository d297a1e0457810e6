Feature: 118.14 Mana of any type

  Rule: Mana of any type pays for colored and colorless symbols

    @case:blue-mana-for-red @118.14/any-mana-for-any-color
    Scenario: Blue mana pays for a Lightning Bolt that Mnemonic Betrayal lets its controller cast
      Given Alice controls "Swamp" and 3 "Island"
      And Alice has "Mnemonic Betrayal" in hand
      And Bob has "Lightning Bolt" in his graveyard
      And Bob controls "Grizzly Bears"
      And it is Alice's precombat main phase
      And Alice has cast "Mnemonic Betrayal"
      And the top of the stack has resolved
      When Alice casts "Lightning Bolt", targeting Bob
      Then the cast is legal
      And the stack is, from the top, "Lightning Bolt"
      And "Island#1", "Island#2" and "Island#3" are tapped

    @case:blue-mana-for-colorless @118.14/any-mana-for-colorless
    Scenario: Blue mana pays for the {C} of a Spatial Contortion that Mnemonic Betrayal lets its controller cast
      Given Alice controls "Swamp" and 4 "Island"
      And Alice has "Mnemonic Betrayal" in hand
      And Bob has "Spatial Contortion" in his graveyard
      And Bob controls "Grizzly Bears"
      And it is Alice's precombat main phase
      And Alice has cast "Mnemonic Betrayal"
      And the top of the stack has resolved
      When Alice casts "Spatial Contortion", targeting "Grizzly Bears"
      Then the cast is legal
      And the stack is, from the top, "Spatial Contortion"

    @case:any-type-is-not-for-the-hand @branch:attempted @118.14/any-type-only-for-spells-it-lets-be-cast
    Scenario: Blue mana doesn't pay for a Lightning Bolt from hand after Mnemonic Betrayal
      Given Alice controls "Swamp" and 3 "Island"
      And Alice has "Mnemonic Betrayal" and "Lightning Bolt" in hand
      And Bob has "Mogg Fanatic" in his graveyard
      And Bob controls "Grizzly Bears"
      And it is Alice's precombat main phase
      And Alice has cast "Mnemonic Betrayal"
      And the top of the stack has resolved
      When Alice casts "Lightning Bolt", targeting Bob
      Then the cost cannot be paid
      And nothing has changed

  Rule: An effect that gives no permission applies wherever the spell is cast from

    @case:blue-mana-for-a-creature-from-hand @118.14/any-mana-for-any-color
    Scenario: With Vizier of the Menagerie, blue mana pays for a Grizzly Bears cast from hand
      Given Alice controls "Vizier of the Menagerie" and 2 "Island"
      And Alice has "Grizzly Bears" in hand
      And it is Alice's precombat main phase
      When Alice casts "Grizzly Bears"
      Then the cast is legal
      And "Island#1" and "Island#2" are tapped
      And the stack is, from the top, "Grizzly Bears"

    @case:blue-mana-for-no-instant @118.14/any-mana-for-any-color
    Scenario: With Vizier of the Menagerie, blue mana doesn't pay for a Lightning Bolt
      Given Alice controls "Vizier of the Menagerie" and "Island"
      And Alice has "Lightning Bolt" in hand
      And it is Alice's precombat main phase
      When Alice casts "Lightning Bolt", targeting Bob
      Then the cost cannot be paid
      And nothing has changed
