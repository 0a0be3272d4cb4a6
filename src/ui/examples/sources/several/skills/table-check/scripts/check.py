"""Reports rows of a CSV file that are doubled or have another number of cells than the first."""

import csv
import sys

rows = list(csv.reader(open(sys.argv[-1], encoding="utf-8", newline="")))
seen = set()
for number, row in enumerate(rows, 1):
    if len(row) != len(rows[0]):
        print(f"row {number}: {len(row)} cells instead of {len(rows[0])}")
    if tuple(row) in seen:
        print(f"row {number}: doubled")
    seen.add(tuple(row))
