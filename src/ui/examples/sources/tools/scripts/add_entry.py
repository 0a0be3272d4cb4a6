#!/usr/bin/env python3
"""Adds one entry to a section of CHANGELOG.md."""

import argparse
from pathlib import Path

parser = argparse.ArgumentParser(description=__doc__)
parser.add_argument("--section", required=True)
parser.add_argument("--entry", required=True)
args = parser.parse_args()

changelog = Path("CHANGELOG.md")
heading = f"### {args.section.capitalize()}\n"
before, found, after = changelog.read_text(encoding="utf-8").partition(heading)
if not found:
    parser.error(f"CHANGELOG.md has no section {args.section}")
changelog.write_text(f"{before}{heading}\n- {args.entry}{after}", encoding="utf-8")
