#!/usr/bin/env python3
"""Fits the table that confidence is read from, src/workflow/.../reporting/confidence.json.

usage: benchmarks/confidence.py [--add] "WHEN AND WHICH RUNS" STORE:RIGHT.jsonl [STORE:RIGHT.jsonl ...]

STORE is a folder of artifacts (--store) of runs that were answered; RIGHT.jsonl says of each run whether its SQL is
right, a line each: {"run": "...", "right": true}. benchmarks/recorded.py writes both.
Runs that were tried on the rows of their database (ask --run ID --on-data --database …) count for what that says, too.
It counts, for each kind of answer and each factor, how many were right, prints the share that is right among the
answers above each confidence, and writes the table. A kind that none of the answers has keeps its earlier count; with
--add all do, and these answers are counted beside those of earlier runs, which have to be others.
"""
import collections
import json
import os
import sys

TABLE = os.path.join(
    os.path.dirname(os.path.abspath(__file__)),
    "../src/workflow/src/main/resources/dev/assay/workflow/reporting/confidence.json",
)


def right(path):
    for line in open(path):
        answer = json.loads(line)
        yield answer["run"], answer["right"]


def factors(result):
    reasons = " ".join(result["confidence"]["reasons"])
    named = [name for name, share in table["factors"].items() if share["words"] in reasons]
    return [name for name in named if "on-data" not in name]


def on_data(folder, result):
    """What the rows of the database said, where --on-data has tried the answer; nobody judged it here."""
    path = os.path.join(folder, "on-data.json")
    end = json.load(open(path))["end"] if os.path.exists(path) else None
    if result["status"] != "verified":
        return []
    return {"agreed": ["agrees-on-data"], "differs": ["differs-on-data"]}.get(end, [])


add = "--add" in sys.argv
measured, *stores = [argument for argument in sys.argv[1:] if argument != "--add"]
table = json.load(open(TABLE))
if add and measured in table["measured"]:
    sys.exit("these are counted already: " + measured)
bases, held = collections.defaultdict(list), collections.defaultdict(list)
answers = []
for pair in stores:
    store, spec = pair.split(":")
    for run, is_right in right(spec):
        path = os.path.join(store, "runs", run, "result.json")
        result = json.load(open(path)) if os.path.exists(path) else {}
        if not result.get("confidence"):
            continue
        bases[result["confidence"]["basis"]].append(is_right)
        for name in factors(result) + on_data(os.path.dirname(path), result):
            (bases if name in table["bases"] else held)[name].append(is_right)
        answers.append((result["confidence"]["basis"], is_right))
for shares, seen in ((table["bases"], bases), (table["factors"], held)):
    for name, share in shares.items():
        if seen[name]:  # a kind that none of these answers has keeps what was counted before
            before = (share["right"], share["of"]) if add else (0, 0)
            share["right"], share["of"] = before[0] + sum(seen[name]), before[1] + len(seen[name])
table["measured"] = "%s; %s" % (table["measured"], measured) if add else measured
with open(TABLE, "w") as out:
    out.write(json.dumps(table, indent=2) + "\n")


def confidence(basis):
    share = table["bases"][basis]
    return (share["right"] + 1) / (share["of"] + 2)


print("confidence  coverage  right")
for least in sorted({confidence(basis) for basis, _ in answers}, reverse=True):
    above = [is_right for basis, is_right in answers if confidence(basis) >= least]
    print("%10.2f  %7.1f %%  %5.1f %%" % (least, 100 * len(above) / len(answers), 100 * sum(above) / len(above)))
