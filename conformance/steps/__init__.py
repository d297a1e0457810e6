"""The vocabulary: every step phrase in English and Japanese, and the one way to read a step."""

from conformance.steps import acting, checking, deciding, setting_up
from conformance.steps.draft import Draft, Edit, Piece, add, script
from conformance.steps.grammar import LANGUAGES, NotUnderstood, Reading
from conformance.steps.registry import PHRASES, Context, Phrase, read

__all__ = [
    "LANGUAGES",
    "PHRASES",
    "Context",
    "Draft",
    "Edit",
    "NotUnderstood",
    "Phrase",
    "Piece",
    "Reading",
    "acting",
    "add",
    "checking",
    "deciding",
    "read",
    "script",
    "setting_up",
]
