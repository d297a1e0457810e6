Feature: 701.31 Planeswalk

  Rule: 701.31a Who planeswalks, and in which games

    @case:planeswalking-without-planes @branch:attempted @701.31a/planeswalking-needs-planechase
    Scenario: Path of the Enigma with all votes for planeswalking only draws cards where nobody has planes
      Given Alice controls 5 "Island"
      And Alice has "Path of the Enigma" in hand
      And it is Alice's precombat main phase
      And Alice has cast "Path of the Enigma", targeting Alice
      When the top of the stack resolves
      And Alice chooses the word "planeswalk" for "Path of the Enigma"
      And Bob chooses the word "planeswalk" for "Path of the Enigma"
      Then Alice has 4 cards in hand
      And "Path of the Enigma" is in Alice's graveyard
      And the stack is empty

    @case:planeswalking-in-another-players-turn @branch:attempted @701.31a/only-the-planar-controller-planeswalks
    Scenario: Bob, who casts Path of the Enigma in Alice's turn, can't planeswalk
      Given Bob controls "Vedalken Orrery" and 5 "Island"
      And Bob has "Path of the Enigma" in hand
      And Alice has "Panopticon" in the command zone
      And Bob has "Sokenzan" in his planar deck
      And it is Alice's precombat main phase
      And Alice has passed priority
      And Bob has cast "Path of the Enigma", targeting Bob
      When the top of the stack resolves
      And Bob chooses the word "planeswalk" for "Path of the Enigma"
      And Alice chooses the word "planeswalk" for "Path of the Enigma"
      Then "Panopticon" is in the command zone
      And "Sokenzan" is in Bob's planar deck

    @case:planeswalking-in-ones-own-turn @701.31a/only-the-planar-controller-planeswalks @701.31c/other-abilities-make-a-player-planeswalk
    Scenario: Bob, who casts Path of the Enigma in his own turn, planeswalks
      Given Bob controls 5 "Island"
      And Bob has "Path of the Enigma" in hand
      And Alice has "Panopticon" in the command zone
      And Bob has "Sokenzan" in his planar deck
      And it is Bob's precombat main phase
      And Bob has cast "Path of the Enigma", targeting Bob
      When the top of the stack resolves
      And Bob chooses the word "planeswalk" for "Path of the Enigma"
      And Alice chooses the word "planeswalk" for "Path of the Enigma"
      Then "Panopticon" is in Alice's planar deck
      And "Sokenzan" is in the command zone

  Rule: 701.31b One plane goes under its deck, the next is turned up

    @case:next-plane-of-the-deck @701.31b/planeswalking-changes-the-plane
    Scenario: Panopticon goes to the bottom of Alice's planar deck, and its top card is turned up
      Given Alice controls "Fractured Powerstone" and "Grizzly Bears"
      And Alice has "Panopticon" in the command zone
      And Alice has "Sokenzan" and "Sanctum of Serra" in her planar deck
      And it is Alice's precombat main phase
      And Alice has activated ability 2 of "Fractured Powerstone"
      And Alice rolls the Planeswalker symbol on the planar die
      And the top of the stack has resolved
      When the top of the stack resolves
      Then "Sokenzan" is in the command zone
      And "Sanctum of Serra" is on top of Alice's planar deck
      And "Panopticon" is on the bottom of Alice's planar deck
      And "Grizzly Bears" is 3/3

    @case:another-players-plane @701.31b/planeswalking-changes-the-plane
    Scenario: Bob's plane goes under Bob's deck when Alice planeswalks, and Alice's deck gives the next
      Given Alice controls "Fractured Powerstone" and "Grizzly Bears"
      And Bob has "Sokenzan" in the command zone
      And Bob has "Lair of the Ashen Idol" in his planar deck
      And Alice has "Panopticon" in her planar deck
      And it is Alice's precombat main phase
      And Alice has activated ability 2 of "Fractured Powerstone"
      And Alice rolls the Planeswalker symbol on the planar die
      And the top of the stack has resolved
      When the top of the stack resolves
      Then "Panopticon" is in the command zone
      And "Lair of the Ashen Idol" is on top of Bob's planar deck
      And "Sokenzan" is on the bottom of Bob's planar deck
      And "Grizzly Bears" is 2/2

    @case:phenomenon-goes-under-its-deck @701.31b/phenomenon-is-planeswalked-away-from
    Scenario: Mutual Epiphany goes under the planar deck once its ability has resolved
      Given Alice controls "Fractured Powerstone"
      And Alice has "Panopticon" in the command zone
      And Alice has "Mutual Epiphany" and "Sokenzan" in her planar deck
      And it is Alice's precombat main phase
      And Alice has activated ability 2 of "Fractured Powerstone"
      And Alice rolls the Planeswalker symbol on the planar die
      And the top of the stack has resolved
      And the top of the stack has resolved
      When the top of the stack resolves
      Then "Sokenzan" is in the command zone
      And "Panopticon" is on top of Alice's planar deck
      And "Mutual Epiphany" is on the bottom of Alice's planar deck

  Rule: 701.31c What makes a player planeswalk

    @case:planeswalker-symbol @701.31c/what-makes-a-player-planeswalk
    Scenario: The Planeswalker symbol makes an ability trigger that planeswalks as it resolves
      Given Alice controls "Fractured Powerstone"
      And Alice has "Panopticon" in the command zone
      And Alice has "Sokenzan" in her planar deck
      And it is Alice's precombat main phase
      And Alice has activated ability 2 of "Fractured Powerstone"
      When the top of the stack resolves
      And Alice rolls the Planeswalker symbol on the planar die
      Then "Panopticon" is in the command zone
      When the top of the stack resolves
      Then "Sokenzan" is in the command zone
      And "Panopticon" is in Alice's planar deck

    @case:other-faces-of-the-planar-die @701.31c/what-makes-a-player-planeswalk
    Scenario Outline: <what> on the planar die makes nobody planeswalk
      Given Alice controls "Fractured Powerstone"
      And Alice has "Sokenzan" in the command zone
      And Alice has "Sanctum of Serra" in her planar deck
      And it is Alice's precombat main phase
      And Alice has activated ability 2 of "Fractured Powerstone"
      When the top of the stack resolves
      And Alice rolls <face> on the planar die
      Then the stack is empty
      And "Sokenzan" is in the command zone
      And "Sanctum of Serra" is in Alice's planar deck

      Examples:
        | id    | what    | face    |
        | blank | A blank | a blank |
        | chaos | Chaos   | chaos   |

    @case:planes-owner-leaves @701.31c/what-makes-a-player-planeswalk
    Scenario: Bob planeswalks in his turn when Alice, whose plane is face up, leaves the game
      Given the players Alice, Bob and Carol
      And Alice has 3 life
      And Alice has "Sokenzan" in the command zone
      And Bob controls "Mountain"
      And Bob has "Lightning Bolt" in hand
      And Bob has "Panopticon" and "Lair of the Ashen Idol" in his planar deck
      And it is Bob's precombat main phase
      And Bob has cast "Lightning Bolt", targeting Alice
      When the top of the stack resolves
      Then Alice is out of the game
      And "Panopticon" is in the command zone
      And the stack is, from the top, the ability of "Panopticon"

    @case:another-player-leaves @701.31c/what-makes-a-player-planeswalk
    Scenario: Nobody planeswalks when Carol, who doesn't own the face-up plane, leaves the game
      Given the players Alice, Bob and Carol
      And Carol has 3 life
      And Alice has "Sokenzan" in the command zone
      And Bob controls "Mountain"
      And Bob has "Lightning Bolt" in hand
      And Bob has "Panopticon" and "Lair of the Ashen Idol" in his planar deck
      And it is Bob's precombat main phase
      And Bob has cast "Lightning Bolt", targeting Carol
      When the top of the stack resolves
      Then Carol is out of the game
      And "Sokenzan" is in the command zone
      And "Panopticon" is in Bob's planar deck

    @case:phenomenon-waits-for-its-ability @701.31c/phenomenon-makes-a-player-planeswalk
    Scenario: Planewide Disaster stays face up while its ability is on the stack, and is left when it has resolved
      Given Alice controls "Fractured Powerstone" and "Grizzly Bears"
      And Alice has "Panopticon" in the command zone
      And Alice has "Planewide Disaster" and "Sokenzan" in her planar deck
      And it is Alice's precombat main phase
      And Alice has activated ability 2 of "Fractured Powerstone"
      And Alice rolls the Planeswalker symbol on the planar die
      And the top of the stack has resolved
      When the top of the stack resolves
      Then "Planewide Disaster" is in the command zone
      And the stack is, from the top, the ability of "Planewide Disaster"
      When the top of the stack resolves
      Then "Grizzly Bears" is in Alice's graveyard
      And "Planewide Disaster" is in Alice's planar deck
      And "Sokenzan" is in the command zone

    @case:plane-tells-to-planeswalk @701.31c/other-abilities-make-a-player-planeswalk
    Scenario: Alice, who has no creature to sacrifice to Lair of the Ashen Idol, planeswalks
      Given Alice has "Lair of the Ashen Idol" in the command zone
      And Alice has "Sokenzan" in her planar deck
      And it is Bob's end step
      And the game has advanced to Alice's upkeep
      When the top of the stack resolves
      Then "Sokenzan" is in the command zone
      And "Lair of the Ashen Idol" is in Alice's planar deck

    @case:plane-is-satisfied @701.31c/other-abilities-make-a-player-planeswalk
    Scenario: Alice, who sacrifices a creature to Lair of the Ashen Idol, stays there
      Given Alice controls "Grizzly Bears"
      And Alice has "Lair of the Ashen Idol" in the command zone
      And Alice has "Sokenzan" in her planar deck
      And it is Bob's end step
      And the game has advanced to Alice's upkeep
      When the top of the stack resolves
      Then "Grizzly Bears" is in Alice's graveyard
      And "Lair of the Ashen Idol" is in the command zone
      And "Sokenzan" is in Alice's planar deck

  Rule: 701.31d Where a player goes, and what they leave

    @case:arrival-triggers @701.31d/planeswalked-to-what-is-turned-up
    Scenario: Panopticon, turned face up, sees that Alice has planeswalked to it
      Given Alice controls "Fractured Powerstone"
      And Alice has "Sokenzan" in the command zone
      And Alice has "Panopticon" in her planar deck
      And Alice's library is, from the top, "Grizzly Bears" and "Forest"
      And it is Alice's precombat main phase
      And Alice has activated ability 2 of "Fractured Powerstone"
      And Alice rolls the Planeswalker symbol on the planar die
      And the top of the stack has resolved
      When the top of the stack resolves
      Then the stack is, from the top, the ability of "Panopticon"
      When the top of the stack resolves
      Then "Grizzly Bears" is in Alice's hand

    @case:leaving-is-no-arrival @701.31d/planeswalked-to-what-is-turned-up
    Scenario: Panopticon, turned face down, doesn't trigger as if Alice had planeswalked to it
      Given Alice controls "Fractured Powerstone"
      And Alice has "Panopticon" in the command zone
      And Alice has "Sokenzan" in her planar deck
      And it is Alice's precombat main phase
      And Alice has activated ability 2 of "Fractured Powerstone"
      And Alice rolls the Planeswalker symbol on the planar die
      And the top of the stack has resolved
      When the top of the stack resolves
      Then "Sokenzan" is in the command zone
      And the stack is empty

    @case:departure-triggers @701.31d/planeswalked-away-from-what-is-turned-down
    Scenario: Sanctum of Serra, turned face down, sees that Alice has planeswalked away from it
      Given Alice controls "Fractured Powerstone", "Grizzly Bears" and "Forest"
      And Alice has "Sanctum of Serra" in the command zone
      And Alice has "Sokenzan" in her planar deck
      And it is Alice's precombat main phase
      And Alice has activated ability 2 of "Fractured Powerstone"
      And Alice rolls the Planeswalker symbol on the planar die
      And the top of the stack has resolved
      When the top of the stack resolves
      Then the stack is, from the top, the ability of "Sanctum of Serra"
      When the top of the stack resolves
      Then "Fractured Powerstone" and "Grizzly Bears" are in Alice's graveyard
      And Alice controls "Forest"

    @case:arriving-is-no-departure @701.31d/planeswalked-away-from-what-is-turned-down
    Scenario: Sanctum of Serra, turned face up, doesn't trigger as if Alice had planeswalked away from it
      Given Alice controls "Fractured Powerstone"
      And Alice has "Sokenzan" in the command zone
      And Alice has "Sanctum of Serra" in her planar deck
      And it is Alice's precombat main phase
      And Alice has activated ability 2 of "Fractured Powerstone"
      And Alice rolls the Planeswalker symbol on the planar die
      And the top of the stack has resolved
      When the top of the stack resolves
      Then "Sanctum of Serra" is in the command zone
      And the stack is empty

    @case:departure-with-its-owner @701.31d/planeswalked-away-from-what-is-turned-down
    Scenario: Bob planeswalks away from Sanctum of Serra when its owner leaves the game with it
      Given the players Alice, Bob and Carol
      And Alice has 3 life
      And Alice has "Sanctum of Serra" in the command zone
      And Bob controls "Mountain"
      And Bob has "Lightning Bolt" in hand
      And Bob has "Sokenzan" in his planar deck
      And Carol controls "Grizzly Bears"
      And it is Bob's precombat main phase
      And Bob has cast "Lightning Bolt", targeting Alice
      And the top of the stack has resolved
      When the top of the stack resolves
      Then "Grizzly Bears" is in Carol's graveyard
      And "Sokenzan" is in the command zone

    @case:phenomenon-encountered @701.31d/phenomena-are-planeswalked-to-and-from
    Scenario: Mutual Epiphany, turned face up, sees that it is encountered
      Given Alice controls "Fractured Powerstone"
      And Alice has "Sokenzan" in the command zone
      And Alice has "Mutual Epiphany" and "Lair of the Ashen Idol" in her planar deck
      And it is Alice's precombat main phase
      And Alice has activated ability 2 of "Fractured Powerstone"
      And Alice rolls the Planeswalker symbol on the planar die
      And the top of the stack has resolved
      And the top of the stack has resolved
      When the top of the stack resolves
      Then Alice has 4 cards in hand
      And Bob has 4 cards in hand
      And "Lair of the Ashen Idol" is in the command zone
