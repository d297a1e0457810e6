"""From a feature file to cases: Gherkin is parsed, outlines are expanded, tags are read, steps become pieces of a case.

Nothing here stops at the first mistake: every problem is gathered with its line, and a scenario that has one gives no
case.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from typing import Any

from gherkin.errors import CompositeParserException, ParserError
from gherkin.parser import Parser
from msgspec import Struct

from conformance.cardnames import CardNames
from conformance.cases import Case
from conformance.compiled import Compiled, Problem, Scenario
from conformance.errors import FeatureError
from conformance.needs import needs_of
from conformance.position import Position
from conformance.steps import LANGUAGES, Context, Draft, Reading, add, read, script

Node = dict[str, Any]

REQUIREMENT = re.compile(r"@(\d{3}\.\d+[a-z]*/(?!ex\d+$)[a-z0-9][a-z0-9-]*)")
EXAMPLE = re.compile(r"@((?:[\w-]+:)?\d{3}\.\d+[a-z]*/ex\d+)")
WIKI = re.compile(r"@(wiki:[^\s/]+/[^\s/]+)")
CASE_ID = re.compile(r"@case:([a-z0-9]+(?:-[a-z0-9]+)*)")
BRANCH = re.compile(r"@branch:(taken|declined|attempted)")
EDITION = re.compile(r"@(since|until):(\d{8})")


class Tags(Struct, frozen=True):
    """What a scenario's tags say."""

    case: str | None
    requirements: tuple[str, ...]
    examples: tuple[str, ...]
    branch: str | None
    since: str | None
    until: str | None
    contested: bool


def compile_feature(path: str, text: str, cards: CardNames) -> Compiled:
    """Compile one feature file; `path` is that below the features folder, with slashes."""
    try:
        document = Parser().parse(text)
    except CompositeParserException as error:
        return _unreadable([_syntax_problem(path, one) for one in error.errors])
    except ParserError as error:
        return _unreadable([_syntax_problem(path, error)])
    feature = document.get("feature")
    if feature is None:
        return _unreadable([Problem(path, 1, "there is no Feature in this file")])
    language = str(feature["language"])
    if language not in LANGUAGES:
        hint = f"scenarios are written in {' or '.join(LANGUAGES)}"
        return _unreadable([Problem(path, 1, f"there is no vocabulary in the language {language!r}", hint)])
    return _Compiling(path, text, cards, language).run(dict(feature))


def _unreadable(problems: list[Problem]) -> Compiled:
    return Compiled(problems=tuple(sorted(problems)))


def _syntax_problem(path: str, error: Any) -> Problem:
    location = getattr(error, "location", None) or {"line": 1}
    message = re.sub(r"^\(\d+:\d+\): ", "", str(error))
    return Problem(path, int(location["line"]), f"this is no Gherkin: {message}")


class _Compiling:
    """The compilation of one file: it gathers cases, problems and names on its way."""

    def __init__(self, path: str, text: str, cards: CardNames, language: str) -> None:
        self.path, self.lines, self.cards, self.language = path, text.splitlines(), cards, language
        self.cases: list[Case] = []
        self.problems: list[Problem] = []
        self.scenarios: list[Scenario] = []

    def run(self, feature: Node) -> Compiled:
        for scenario, tags, background in _scenarios(feature):
            self.scenarios.append(Scenario(str(scenario["name"]), int(scenario["location"]["line"])))
            for row in self.rows(scenario):
                self.one_case(scenario, tags, background, row)
        problems = sorted(set(self.problems))  # an outline meets the same one in each of its rows
        return Compiled(tuple(self.cases), tuple(problems), tuple(self.scenarios))

    def problem(self, line: int, message: str, hint: str | None = None) -> None:
        self.problems.append(Problem(self.path, line, message, hint))

    def rows(self, scenario: Node) -> Iterator[Row]:
        """The rows of an outline's examples, or one row without values for a plain scenario."""
        if not scenario["examples"]:
            yield Row(int(scenario["location"]["line"]), {})
            return
        for examples in scenario["examples"]:
            for tag in examples["tags"]:
                self.problem(tag["location"]["line"], "a table of examples takes no tags", "tag the outline")
            header = examples.get("tableHeader")
            names = [cell["value"] for cell in header["cells"]] if header else []
            if "id" not in names:
                self.problem(examples["location"]["line"], "the examples have no id column", "a case's id ends in it")
                continue
            for body in examples["tableBody"]:
                values = dict(zip(names, (cell["value"] for cell in body["cells"]), strict=True))
                if not re.fullmatch(r"[a-z0-9]+(-[a-z0-9]+)*", values["id"]):
                    self.problem(
                        body["location"]["line"], f"{values['id']!r} is no id", "lower case words with hyphens"
                    )
                    continue
                yield Row(int(body["location"]["line"]), values)

    def one_case(self, scenario: Node, tag_nodes: list[Node], background: list[Node], row: Row) -> None:
        """Compile a scenario, or one row of an outline."""
        before = len(self.problems)
        tags = self.read_tags(tag_nodes)
        line = int(scenario["location"]["line"])
        if tags.case is None:
            self.problem(line, "the scenario has no @case: tag", "give it an id of lower case words with hyphens")
        draft, reading = Draft(), Reading(self.language, self.cards)
        self.read_steps([*background, *scenario["steps"]], row, draft, reading)
        for name in sorted(reading.card_names):
            if not self.cards.known(name):
                hint = self.cards.nearest(name) or f'add "{name}" = {{ ja = "…" }}'
                self.problem(row.line, f'the card "{name}" is not in cards.toml', hint)
        if len(self.problems) > before:
            return
        try:
            position, acts = draft.position(), script(draft)
            _check_names(position, reading)
        except FeatureError as error:
            self.problem(row.line, str(error), error.hint)
            return
        if not any(act.checks for act in acts):
            self.problem(line, "the scenario checks nothing", "a Then step says what has to hold")
            return
        name = row.fill(str(scenario["name"]))
        suffix = f"-{row.values['id']}" if row.values else ""
        self.cases.append(
            Case(
                id=f"{tags.case}{suffix}",
                name=f"{name} ({row.values['id']})" if row.values and name == scenario["name"] else name,
                feature=self.path,
                line=row.line,
                requirements=tags.requirements,
                position=position,
                script=acts,
                examples=tags.examples,
                branch=tags.branch,
                since=tags.since,
                until=tags.until,
                contested=tags.contested,
                needs=needs_of(position, acts),
                source=self.source(scenario),
                language=self.language,
            )
        )

    def read_steps(self, steps: list[Node], row: Row, draft: Draft, reading: Reading) -> None:
        """Read the steps of a scenario into a draft; each that is not understood is a problem."""
        context: Context = "given"
        for step in steps:
            line = int(step["location"]["line"])
            context = _CONTEXTS.get(step["keywordType"], context)
            if "docString" in step or any(len(cells["cells"]) > 1 for cells in _table(step)):
                self.problem(line, "a step takes no doc string, and a table of one column alone")
                continue
            reading.rows = [row.fill(cells["cells"][0]["value"]) for cells in _table(step)]
            text = row.fill(str(step["text"]))
            try:
                for piece in read(context, text, reading):
                    add(draft, context, piece, line, text)
            except FeatureError as error:
                self.problem(line, str(error), error.hint)

    def read_tags(self, nodes: list[Node]) -> Tags:
        """Read the tags of a scenario and of all that it stands in; an unknown one is a problem."""
        found: dict[str, Any] = {"requirements": [], "examples": []}
        for node in nodes:
            name = str(node["name"])
            if match := CASE_ID.fullmatch(name):
                found["case"] = match[1]
            elif match := REQUIREMENT.fullmatch(name):
                found["requirements"].append(match[1])
            elif match := EXAMPLE.fullmatch(name) or WIKI.fullmatch(name):
                found["examples"].append(match[1])
            elif match := BRANCH.fullmatch(name):
                found["branch"] = match[1]
            elif match := EDITION.fullmatch(name):
                found[match[1]] = match[2]
            elif name == "@contested":
                found["contested"] = True
            else:
                self.problem(int(node["location"]["line"]), f"{name} is no tag of the corpus", _TAG_HINT)
        return Tags(
            case=found.get("case"),
            requirements=tuple(dict.fromkeys(found["requirements"])),
            examples=tuple(dict.fromkeys(found["examples"])),
            branch=found.get("branch"),
            since=found.get("since"),
            until=found.get("until"),
            contested=found.get("contested", False),
        )

    def source(self, scenario: Node) -> str:
        """The scenario as written, from its tags to its last line."""
        first = min(int(node["location"]["line"]) for node in (*scenario["tags"], scenario))
        own = self.lines[first - 1 : _last_line(scenario)]
        margin = min((len(line) - len(line.lstrip()) for line in own if line.strip()), default=0)
        return "\n".join(line[margin:].rstrip() for line in own)


_CONTEXTS: dict[str, Context] = {"Context": "given", "Action": "when", "Outcome": "then"}
_TAG_HINT = (
    "known are @<rule>/<requirement>, @<rule>/ex<n>, @<edition>:<rule>/ex<n>, @wiki:<page>/<id>, @case:, @branch:, "
    "@since:, @until: and @contested"
)


class Row(Struct, frozen=True):
    """One row of an outline: its line and its values."""

    line: int
    values: dict[str, str]

    def fill(self, text: str) -> str:
        """A text with <column> replaced by the row's values."""
        for name, value in self.values.items():
            text = text.replace(f"<{name}>", value)
        return text


def _scenarios(feature: Node) -> Iterator[tuple[Node, list[Node], list[Node]]]:
    """Every scenario with the tags and the background steps that it inherits."""
    background: list[Node] = []
    for child in feature["children"]:
        if "background" in child:
            background = child["background"]["steps"]
        elif "scenario" in child:
            yield child["scenario"], [*_tags(feature), *_tags(child["scenario"])], background
        else:
            rule = child["rule"]
            own = background
            for inner in rule["children"]:
                if "background" in inner:
                    own = [*background, *inner["background"]["steps"]]
                else:
                    scenario = inner["scenario"]
                    yield scenario, [*_tags(feature), *_tags(rule), *_tags(scenario)], own


def _tags(node: Node) -> list[Node]:
    return list(node.get("tags", ()))


def _table(step: Node) -> list[Node]:
    return list(step.get("dataTable", {}).get("rows", ()))


def _last_line(scenario: Node) -> int:
    last = int(scenario["location"]["line"])
    for step in scenario["steps"]:
        last = max([last, step["location"]["line"], *(cells["location"]["line"] for cells in _table(step))])
    for examples in scenario["examples"]:
        rows = [*examples["tableBody"], *([examples["tableHeader"]] if examples.get("tableHeader") else [])]
        last = max([last, *(row["location"]["line"] for row in rows)])
    return last


def _check_names(position: Position, reading: Reading) -> None:
    """Every card and player that a step speaks of is in the position."""
    players = {player.name for player in position.players}
    for name in sorted(reading.players - players):
        raise FeatureError(f"there is no player called {name}", f"the players are {', '.join(sorted(players))}")
    ids = _ids(position)
    for reference in sorted(reading.references - ids):
        copies = sorted(one for one in ids if one.partition("#")[0] == reference)
        hint = f"there are {', '.join(copies)}" if copies else "every card stands in the starting position"
        raise FeatureError(f"no card is called {reference!r}", hint)


def _ids(position: Position) -> set[str]:
    zones = ("hand", "library", "graveyard", "exile", "command", "outside", "planar_deck", "scheme_deck")
    cards = (card.id for player in position.players for zone in zones for card in getattr(player, zone) or ())
    return {*cards, *(permanent.id for permanent in position.battlefield)}
