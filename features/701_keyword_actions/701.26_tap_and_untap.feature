Feature: 701.26 Tap and untap

  Rule: 701.26a Only untapped permanents can be tapped

    @case:icy-manipulator-taps @701.26a/tapping-turns-it-sideways
    Scenario: Icy Manipulator taps an untapped Grizzly Bears
      Given Alice controls "Icy Manipulator" and "Island"
      And Bob controls an untapped "Grizzly Bears"
      And it is Alice's precombat main phase
      And Alice has activated "Icy Manipulator", targeting "Grizzly Bears"
      When the top of the stack resolves
      Then "Grizzly Bears" is tapped

    @case:untapped-land-becomes-tapped @701.26a/tapping-turns-it-sideways
    Scenario: City of Brass triggers when Icy Manipulator taps it
      Given Alice controls "Icy Manipulator" and "Island"
      And Bob controls an untapped "City of Brass"
      And it is Alice's precombat main phase
      And Alice has activated "Icy Manipulator", targeting "City of Brass"
      When the top of the stack resolves
      Then "City of Brass" is tapped
      And the stack is, from the top, the ability of "City of Brass"

    @case:tapped-land-does-not-become-tapped @branch:attempted @701.26a/tapped-permanent-is-not-tapped-again
    Scenario: City of Brass doesn't trigger when Icy Manipulator would tap it again
      Given Alice controls "Icy Manipulator" and "Island"
      And Bob controls a tapped "City of Brass"
      And it is Alice's precombat main phase
      And Alice has activated "Icy Manipulator", targeting "City of Brass"
      When the top of the stack resolves
      Then "City of Brass" is tapped
      And the stack is empty

  Rule: 701.26b Only tapped permanents can be untapped

    @case:vitalize-untaps @701.26b/untapping-turns-it-upright
    Scenario: Oreskos Sun Guide triggers when Vitalize untaps it
      Given Alice controls a tapped "Oreskos Sun Guide" and "Forest"
      And Alice has "Vitalize" in hand
      And it is Alice's precombat main phase
      And Alice has cast "Vitalize"
      When the top of the stack resolves
      Then "Oreskos Sun Guide" is untapped
      And the stack is, from the top, the ability of "Oreskos Sun Guide"

    @case:untapped-creature-does-not-become-untapped @branch:attempted @701.26b/untapped-permanent-is-not-untapped-again
    Scenario: Oreskos Sun Guide doesn't trigger when Vitalize finds it untapped
      Given Alice controls an untapped "Oreskos Sun Guide" and "Forest"
      And Alice has "Vitalize" in hand
      And it is Alice's precombat main phase
      And Alice has cast "Vitalize"
      When the top of the stack resolves
      Then "Oreskos Sun Guide" is untapped
      And the stack is empty
