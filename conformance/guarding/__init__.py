"""Guarded requirements: what the corpus would notice if the reference engine got a rule wrong.

A requirement is guarded when a mutant of the code that carries out its rule fails a check in one of the requirement's
own scenarios, while another case that runs the mutated line still passes, or no other requirement's case runs it.
`mutating` makes the mutants, `reaching` knows which cases run which lines, `judging` plays them, `records` keeps what
came of it beside the digests of what it was made from.
"""
