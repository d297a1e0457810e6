Feature: 118.1 Carrying out what a cost says

  Rule: Every part of a cost is carried out

    @case:both-parts-of-an-activation-cost @118.1/every-part-of-a-cost-is-carried-out
    Scenario: Activating Greed takes both the black mana and the 2 life, at once
      Given Alice controls "Greed" and "Swamp"
      And it is Alice's precombat main phase
      When Alice activates "Greed"
      Then the activation is legal
      And "Swamp" is tapped
      And Alice has 18 life
      And the stack is, from the top, the ability of "Greed"

    @case:mana-and-exile-to-scavenge @118.1/every-part-of-a-cost-is-carried-out
    Scenario: Scavenging pays the mana and exiles the card before the ability resolves
      Given Alice controls "Varolz, the Scar-Striped", "Forest" and "Mountain"
      And Alice has "Grizzly Bears" in her graveyard
      And it is Alice's precombat main phase
      When Alice activates "Grizzly Bears", targeting "Varolz, the Scar-Striped"
      Then the activation is legal
      And "Forest" and "Mountain" are tapped
      And "Grizzly Bears" is in exile
      And the stack is, from the top, the ability of "Grizzly Bears"
