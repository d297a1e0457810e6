"""The coverage site: static pages that open from a folder, about every rule, every engine and every edition."""
