Feature: 701.18 Play

  Rule: 701.18a Playing a land puts it onto the battlefield

    @case:land-goes-straight-to-the-battlefield @701.18a/played-land-goes-to-the-battlefield @701.18a/land-play-does-not-use-the-stack
    Scenario: A played Forest is on the battlefield at once, and Alice still has priority
      Given Alice has "Forest" in hand
      And it is Alice's precombat main phase
      When Alice plays "Forest"
      Then the action is legal
      And "Forest" is on the battlefield
      And the stack is empty
      And Alice has priority

  Rule: 701.18a When a land may be played

    @case:land-after-combat @701.18a/no-land-without-priority-and-main-phase
    Scenario: A land may be played in the second main phase
      Given Alice has "Forest" in hand
      And it is Alice's postcombat main phase
      When Alice plays "Forest"
      Then the action is legal
      And "Forest" is on the battlefield

    @case:land-outside-a-main-phase @branch:attempted @701.18a/no-land-without-priority-and-main-phase
    Scenario Outline: Alice can't play a land in her <step>
      Given Alice has "Forest" in hand
      And it is Alice's <step>
      When Alice plays "Forest"
      Then the action may not be begun
      And nothing has changed

      Examples:
        | id     | step      |
        | upkeep | upkeep    |
        | draw   | draw step |
        | end    | end step  |

    @case:land-in-anothers-turn @branch:attempted @701.18a/no-land-without-priority-and-main-phase
    Scenario: Bob can't play a land in Alice's main phase though he has priority
      Given Bob has "Forest" in hand
      And it is Alice's precombat main phase
      And Alice has passed priority
      When Bob plays "Forest"
      Then the action may not be begun
      And nothing has changed

    @case:land-without-priority @branch:attempted @701.18a/no-land-without-priority-and-main-phase
    Scenario: Alice can't play a land in her main phase while Bob has priority
      Given Alice has "Forest" in hand
      And it is Alice's precombat main phase
      And Alice has passed priority
      When Alice plays "Forest"
      Then the action may not be begun
      And nothing has changed

    @case:land-over-a-spell @branch:attempted @701.18a/no-land-without-priority-and-main-phase
    Scenario: Alice can't play a land while a spell is on the stack
      Given Alice controls "Mountain"
      And Alice has "Lightning Bolt" and "Forest" in hand
      And it is Alice's precombat main phase
      And Alice has cast "Lightning Bolt", targeting Bob
      When Alice plays "Forest"
      Then the action may not be begun
      And nothing has changed

    @case:second-land @branch:attempted @701.18a/no-second-land-in-a-turn
    Scenario: Alice can't play a second land in a turn
      Given Alice has "Forest" and "Island" in hand
      And it is Alice's precombat main phase
      And Alice has played "Forest"
      When Alice plays "Island"
      Then the action may not be begun
      And nothing has changed

    @case:second-land-with-exploration @701.18a/no-second-land-in-a-turn
    Scenario: Exploration lets Alice play a second land in a turn
      Given Alice controls "Exploration"
      And Alice has "Forest" and "Island" in hand
      And it is Alice's precombat main phase
      And Alice has played "Forest"
      When Alice plays "Island"
      Then the action is legal
      And "Forest" and "Island" are on the battlefield

    @case:third-land-with-exploration @branch:attempted @701.18a/no-second-land-in-a-turn
    Scenario: Exploration doesn't let Alice play a third land in a turn
      Given Alice controls "Exploration"
      And Alice has "Forest", "Island" and "Swamp" in hand
      And it is Alice's precombat main phase
      And Alice has played "Forest"
      And Alice has played "Island"
      When Alice plays "Swamp"
      Then the action may not be begun
      And nothing has changed

  Rule: 701.18a A land put onto the battlefield isn't played

    @case:put-land-takes-up-no-land-play @701.18a/land-put-onto-the-battlefield-is-not-played
    Scenario: After Rampant Growth has put a land onto the battlefield Alice may still play one
      Given Alice controls 2 "Forest"
      And Alice has "Rampant Growth" and "Swamp" in hand
      And Alice's library is, from the top, "Island"
      And it is Alice's precombat main phase
      And Alice has cast "Rampant Growth"
      And Alice will find "Island" for "Rampant Growth"
      And the top of the stack has resolved
      When Alice plays "Swamp"
      Then the action is legal
      And "Island" and "Swamp" are on the battlefield

    @case:put-land-is-not-seen-as-played @701.18a/land-put-onto-the-battlefield-is-not-played
    Scenario: Horn of Greed doesn't see the land that Rampant Growth puts onto the battlefield
      Given Alice controls 2 "Forest" and "Horn of Greed"
      And Alice has "Rampant Growth" in hand
      And Alice's library is, from the top, "Island"
      And it is Alice's precombat main phase
      And Alice has cast "Rampant Growth"
      When the top of the stack resolves
      And Alice finds "Island" for "Rampant Growth"
      Then "Island" is on the battlefield
      And the stack is empty

    @case:played-land-is-seen @701.18a/land-put-onto-the-battlefield-is-not-played
    Scenario: Horn of Greed sees a land that is played
      Given Alice controls "Horn of Greed"
      And Alice has "Island" in hand
      And it is Alice's precombat main phase
      When Alice plays "Island"
      Then the stack is, from the top, the ability of "Horn of Greed"

  Rule: 701.18b A card is played as a land or cast as a spell

    @case:playing-an-exiled-land @701.18b/playing-a-card-is-by-its-kind
    Scenario: Of the cards that Reckless Impulse lets Alice play the land is played and the creature cast
      Given Alice controls 3 "Mountain" and "Forest#2"
      And Alice has "Reckless Impulse" in hand
      And Alice's library is, from the top, "Forest#1", "Grizzly Bears" and "Island"
      And it is Alice's precombat main phase
      And Alice has cast "Reckless Impulse", activating "Mountain#1" for {R}, activating "Mountain#2" for {R}
      And the top of the stack has resolved
      When Alice plays "Forest#1"
      Then the action is legal
      And "Forest#1" is on the battlefield
      When Alice casts "Grizzly Bears"
      Then the cast is legal
      And "Grizzly Bears" is on the stack

    @case:playing-two-exiled-lands @branch:attempted @701.18b/playing-a-card-is-by-its-kind
    Scenario: Being let to play two lands doesn't make for a second land play
      Given Alice controls 2 "Mountain"
      And Alice has "Reckless Impulse" in hand
      And Alice's library is, from the top, "Forest", "Swamp" and "Island"
      And it is Alice's precombat main phase
      And Alice has cast "Reckless Impulse"
      And the top of the stack has resolved
      And Alice has played "Forest"
      When Alice plays "Swamp"
      Then the action may not be begun
      And nothing has changed
