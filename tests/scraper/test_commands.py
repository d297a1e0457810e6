"""`crconf pull` and `crconf watch`, as they are called."""

from __future__ import annotations

import json
import subprocess
import sys
import time
from collections.abc import Callable
from pathlib import Path
from typing import NamedTuple

import pytest

from conformance.cli import main
from tests.fakes import sites
from tests.fakes.web import FakeWeb, page, silence, status

ROOT = Path(__file__).parents[2]


class Done(NamedTuple):
    """A call that has ended."""

    returncode: int
    stdout: str
    stderr: str


Crconf = Callable[..., Done]


@pytest.fixture
def config(web: FakeWeb, tmp_path: Path) -> Path:
    """A user's sources.toml that points at the server."""
    path = tmp_path / "mine.toml"
    path.write_text(
        f"""
        contact = "tester@example.org"
        [limits]
        pause = 0
        tries = 1
        [sources.viewer]
        hosts = ["{web.host}"]
        private = true
        pages = {{ section = "{web.url("/cr/r/{item}/")}" }}
        [sources.wiki]
        hosts = ["{web.host}"]
        private = true
        pages = {{ article = "{web.url("/wiki/{item}")}", index = "{web.url("/index.php")}" }}
        """,
        "utf-8",
    )
    return path


@pytest.fixture
def crconf(snapshots: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> Crconf:
    """Call the command line as the script does, in this process."""

    def run(*arguments: object, **environment: str) -> Done:
        for name, value in environment.items():
            monkeypatch.setenv(name, value)
        monkeypatch.setattr(sys, "argv", ["crconf", *map(str, arguments)])
        with pytest.raises(SystemExit) as end:
            main()
        for name in environment:
            monkeypatch.delenv(name)
        printed = capsys.readouterr()
        return Done(int(end.value.code or 0), printed.out, printed.err)

    return run


def test_a_pull(web: FakeWeb, crconf: Crconf, config: Path) -> None:
    web.serve("/cr/r/601/", page(sites.viewer("601")))
    done = crconf("pull", "viewer:601", "--config", config)
    assert (done.returncode, done.stderr) == (0, "")
    assert "new        viewer:601  20231117.0: 2 rules" in done.stdout
    assert "edition 20231117.0 (ja, section 601), 2 rules" in done.stdout
    assert done.stdout.endswith("2 new\n")
    shown = crconf("show", "601.1", "--revision", "20231117.0")
    assert "石は右に回る。" in shown.stdout, "other commands find the text"


def test_one_page_of_two(web: FakeWeb, crconf: Crconf, config: Path) -> None:
    web.serve("/cr/r/601/", page(sites.viewer("601")))
    web.serve("/cr/r/600/", status(404))
    done = crconf("pull", "viewer:600", "viewer:601", "--config", config)
    assert done.returncode == 1
    assert done.stderr.splitlines() == [
        f"crconf: {web.url('/cr/r/600/')}: there is no such page (404)",
        "  check the name or the address",
    ]
    assert "edition 20231117.0" in done.stdout


def test_as_json(web: FakeWeb, crconf: Crconf, config: Path) -> None:
    web.serve("/wiki/挽く", page(sites.wiki_article()))
    done = crconf("pull", "wiki:挽く", "--config", config, "--format", "json")
    (outcome,) = json.loads(done.stdout)
    assert (outcome["page"], outcome["state"]) == ("挽く", "new")
    assert outcome["facts"]["examples"][2] == {"section": "手順", "label": "例1", "cards": ["Three Sacks"]}
    assert "石は右に回る" not in done.stdout, "facts, not the wiki's words"


def test_a_dry_run(web: FakeWeb, crconf: Crconf, config: Path, snapshots: Path) -> None:
    done = crconf("pull", "viewer", "--dry-run", "--config", config)
    assert done.returncode == 0
    assert f"planned    viewer:100  {web.url('/cr/r/100/')}  and the pages that it leads to" in done.stdout
    assert web.asked == []
    assert not snapshots.exists()


def test_who_is_asking(web: FakeWeb, crconf: Crconf, config: Path) -> None:
    web.serve("/cr/r/601/", page(sites.viewer("601")))
    config.write_text(config.read_text("utf-8").replace('contact = "tester@example.org"', ""), "utf-8")
    done = crconf("pull", "viewer:601", "--config", config)
    assert done.returncode == 2
    assert "say who is asking: --contact" in done.stderr
    assert web.asked == []
    assert crconf("pull", "viewer:601", "--config", config, CRCONF_CONTACT="me@example.org").returncode == 0
    assert web.asked[-1].headers["User-Agent"].endswith("(+me@example.org)")
    header = crconf("pull", "viewer:601", "--config", config, "--contact", "x\r\nX-Evil: 1")
    assert header.returncode == 2
    assert "plain ASCII" in header.stderr


@pytest.mark.parametrize(
    ("arguments", "says"),
    [
        (("viewr",), "crconf: no source is called 'viewr'"),
        (("viewer:six",), "'six' is no section"),
        (("http://elsewhere.example/",), "of no source"),
        (("--config", "nowhere.toml"), "nowhere.toml: No such file"),
    ],
)
def test_wrong_usage_is_one_line_and_a_hint(crconf: Crconf, arguments: tuple[str, ...], says: str) -> None:
    for command in ("pull", "watch"):
        done = crconf(command, *arguments, CRCONF_CONTACT="me@example.org")
        assert done.returncode == 2
        assert says in done.stderr
        assert "Traceback" not in done.stderr
        assert len(done.stderr.splitlines()) <= 2


def test_snapshots_that_cannot_be_written(crconf: Crconf, config: Path, tmp_path: Path) -> None:
    (tmp_path / "file").write_text("")
    done = crconf("pull", "viewer:601", "--config", config, CRCONF_SNAPSHOTS=str(tmp_path / "file"))
    assert done.returncode == 2
    assert "Not a directory" in done.stderr
    assert "Traceback" not in done.stderr


def test_what_a_terminal_would_obey_is_not_printed(web: FakeWeb, crconf: Crconf, config: Path) -> None:
    web.serve("/wiki/挽く", page(sites.wiki_article(title="\x1b[2J挽く")))
    done = crconf("pull", "wiki:挽く", "--config", config)
    assert "\x1b" not in done.stdout
    assert "�[2J挽く of 2024-01-16" in done.stdout


class TestWatch:
    def test_once(self, web: FakeWeb, crconf: Crconf, config: Path, tmp_path: Path) -> None:
        old, new = (page(sites.viewer("100", edition)) for edition in ("20231117.0", "20240206.1"))
        web.serve("/cr/r/100/", old, new)
        feed = tmp_path / "rules.atom"
        call = ("watch", "viewer", "--once", "--config", config, "--feed", feed)
        first = crconf(*call)
        assert (first.returncode, first.stdout, first.stderr) == (0, "", "")
        assert b"<entry>" not in feed.read_bytes()
        second = crconf(*call)
        assert second.returncode == 1
        assert "viewer:100: 20231117.0 is replaced by 20240206.1" in second.stdout
        assert b"20231117.0 is replaced by 20240206.1" in feed.read_bytes()
        assert crconf(*call).returncode == 0
        assert feed.read_bytes().count(b"<entry>") == 1, "the feed keeps what was"

    def test_json_lines(self, web: FakeWeb, crconf: Crconf, config: Path) -> None:
        old, new = (page(sites.viewer("100", edition)) for edition in ("20231117.0", "20240206.1"))
        web.serve("/cr/r/100/", old, new)
        crconf("watch", "viewer", "--once", "--config", config)
        line = crconf("watch", "viewer", "--once", "--config", config, "--format", "json").stdout
        assert json.loads(line)["after"] == "20240206.1"

    def test_trouble(self, web: FakeWeb, crconf: Crconf, config: Path) -> None:
        web.serve("/cr/r/100/", status(403))
        done = crconf("watch", "viewer", "--once", "--config", config)
        assert done.returncode == 1
        assert "the server refuses (403)" in done.stderr

    def test_too_often(self, crconf: Crconf, config: Path) -> None:
        done = crconf("watch", "--every", "0.01", "--config", config)
        assert done.returncode == 2
        assert "--every" in done.stderr


def test_a_killed_pull_goes_on_where_it_stopped(web: FakeWeb, crconf: Crconf, config: Path, snapshots: Path) -> None:
    """A real process, really killed while it waits for its second page."""
    web.serve("/cr/r/600/", page(sites.viewer("600")))
    web.serve("/cr/r/601/", silence(10), page(sites.viewer("601")))
    call = [sys.executable, "-c", "from conformance.cli import main; main()", "pull", "viewer:600", "viewer:601"]
    process = subprocess.Popen([*call, "--config", str(config)], stdout=subprocess.DEVNULL, cwd=ROOT)
    while "/cr/r/601/" not in web.paths():
        assert process.poll() is None
        time.sleep(0.02)
    busy = crconf("pull", "viewer:600", "--config", config)
    assert busy.returncode == 1
    assert "another crconf is pulling it" in busy.stderr
    process.kill()
    process.wait()
    done = crconf("pull", "viewer:600", "viewer:601", "--config", config)
    assert done.returncode == 0
    assert "resumed    viewer:600" in done.stdout
    assert web.paths() == ["/cr/r/600/", "/cr/r/601/", "/cr/r/601/"]
    assert not list(snapshots.rglob("*.new"))
