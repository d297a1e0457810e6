"""How fast rule texts are read and compared."""

from __future__ import annotations

from benchmarks.measuring import Figure, Measure, best


def reading_time() -> Figure | None:
    from rules_text import editions, english, places, store

    newest = editions.find("latest", "en")
    if not store.has_text(newest):
        return None
    raw = (places.text_dir(newest) / places.ORIGINAL).read_bytes()
    seconds = best(5, lambda: english.parse(raw, f"{newest.id}.txt"))
    return Figure(f"{seconds * 1000:.0f} ms", "150 ms", seconds <= 0.15, f"{len(raw) // 1000} kB, best of 5")


FIGURES: dict[str, Measure] = {
    "reading the newest English file": reading_time,
}
