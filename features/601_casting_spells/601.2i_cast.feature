Feature: 601.2i The spell becomes cast

  Rule: What changes the spell as it is cast comes before it counts as cast

    @case:cascade-given-in-time @601.2i/changes-as-it-is-cast
    Scenario: After Yidris's damage, the cascade that a spell gains sees the spell being cast
      Given Alice controls "Yidris, Maelstrom Wielder" and 2 "Forest"
      And Alice has "Grizzly Bears" in hand
      And it is Alice's beginning of combat
      And Alice has attacked Bob with "Yidris, Maelstrom Wielder"
      And the game has advanced to Alice's postcombat main phase
      When Alice casts "Grizzly Bears"
      Then the cast is legal
      And the stack is, from the top, the ability of "Grizzly Bears" and "Grizzly Bears"

    @case:no-cascade-without-damage @601.2i/changes-as-it-is-cast
    Scenario: Without Yidris's damage, a spell gains no cascade
      Given Alice controls "Yidris, Maelstrom Wielder" and 2 "Forest"
      And Alice has "Grizzly Bears" in hand
      And it is Alice's postcombat main phase
      When Alice casts "Grizzly Bears"
      Then the cast is legal
      And the stack is, from the top, "Grizzly Bears"

  Rule: The spell counts as cast when all is paid, and what sees it triggers

    @case:undone-cast-counts-for-nothing @601.2i/cast-only-when-all-is-done
    Scenario: Guttersnipe doesn't trigger on a Lightning Bolt that can't be paid for
      Given Alice controls "Guttersnipe" and "Island"
      And Alice has "Lightning Bolt" in hand
      And it is Alice's precombat main phase
      When Alice tries to cast "Lightning Bolt", targeting Bob
      Then the cost cannot be paid
      And nothing has changed
      And the stack is empty
      And Bob has 20 life

    @case:not-yet-cast-while-paying @601.2i/cast-only-when-all-is-done
    Scenario: Guttersnipe hasn't triggered yet while mana is being made for Lightning Bolt
      Given Alice controls "Guttersnipe" and 2 "Mountain"
      And Alice has "Lightning Bolt" in hand
      And it is Alice's precombat main phase
      When Alice begins to cast "Lightning Bolt", targeting Bob, up to the choice of mana abilities
      Then no ability of "Guttersnipe" has triggered
      And the stack is, from the top, "Lightning Bolt"

    @case:cast-trigger-above-the-spell @601.2i/cast-triggers-trigger-then
    Scenario: Guttersnipe's ability goes above the Lightning Bolt that was cast and resolves before it
      Given Alice controls "Guttersnipe" and "Mountain"
      And Alice has "Lightning Bolt" in hand
      And it is Alice's precombat main phase
      When Alice casts "Lightning Bolt", targeting Bob
      Then the cast is legal
      And the stack is, from the top, the ability of "Guttersnipe" and "Lightning Bolt"
      When the top of the stack resolves
      Then Bob has 18 life
      And the stack is, from the top, "Lightning Bolt"

    @case:watcher-sacrificed-for-the-spell @601.2i/cast-triggers-trigger-then
    Scenario: Guttersnipe sacrificed to pay for Altar's Reap doesn't see it being cast
      Given Alice controls "Guttersnipe" and 2 "Swamp"
      And Alice has "Altar's Reap" in hand
      And it is Alice's precombat main phase
      When Alice casts "Altar's Reap", sacrificing "Guttersnipe"
      Then the cast is legal
      And the stack is, from the top, "Altar's Reap"

    @case:other-creature-sacrificed-for-the-spell @601.2i/cast-triggers-trigger-then
    Scenario: Guttersnipe sees an Altar's Reap for which another creature was sacrificed
      Given Alice controls "Guttersnipe", "Ornithopter" and 2 "Swamp"
      And Alice has "Altar's Reap" in hand
      And it is Alice's precombat main phase
      When Alice casts "Altar's Reap", sacrificing "Ornithopter"
      Then the cast is legal
      And the stack is, from the top, the ability of "Guttersnipe" and "Altar's Reap"

  Rule: Who had priority has it again

    @case:caster-has-priority-again @601.2i/caster-keeps-priority
    Scenario: A player who casts a spell in another player's turn has priority afterwards
      Given Alice controls "Mountain"
      And Alice has "Lightning Bolt" in hand
      And it is Bob's precombat main phase
      And Bob has passed priority
      When Alice casts "Lightning Bolt", targeting Bob
      Then the cast is legal
      And Alice has priority

    @case:no-priority-for-a-cast-during-resolution @601.2i/caster-keeps-priority
    Scenario: Casting a spell while Electrodominance resolves in another's turn gives its caster no priority
      Given Bob controls 2 "Mountain"
      And Bob has "Electrodominance" and "Ornithopter" in hand
      And it is Alice's precombat main phase
      And Alice has passed priority
      And Bob has cast "Electrodominance", with X=0, targeting Alice
      When the top of the stack resolves
      And Bob will cast "Ornithopter" for "Electrodominance"
      Then the stack is, from the top, "Ornithopter"
      And Alice has priority
