#!/usr/bin/env python3
"""Runs `assay audit` and AttestQL (PyPI) on the gold SQL of Spider's folder, and says what each flags.

usage: benchmarks/attestql.py DATA ATTESTQL [--work DIR]

DATA has dev.json, gold.sql, gold_modified.sql and databases; ATTESTQL is its command. A gold query is wrong where its
corrected form gives other rows, whatever their order; it is flagged where the tool finds anything. `./assay` has to be built.
"""
import argparse
import collections
import json
import os
import re
import sqlite3
import subprocess
import time

ASSAY = os.path.join(os.path.dirname(os.path.abspath(__file__)), "..", "assay")

parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
parser.add_argument("data")
parser.add_argument("attestql")
parser.add_argument("--work", default="attestql-runs")
asked = parser.parse_args()
os.makedirs(asked.work, exist_ok=True)


def lines(name):
    return [line.rstrip("\n").rsplit("\t", 1)[0] for line in open(os.path.join(asked.data, name))]


def rows(database, sql):
    with sqlite3.connect("file:%s?mode=ro" % file(database), uri=True) as connection:
        connection.text_factory = lambda text: text.decode(errors="replace")
        return collections.Counter(connection.execute(sql).fetchall())


def file(database):
    return os.path.join(asked.data, "databases", database, database + ".sqlite")


questions = json.load(open(os.path.join(asked.data, "dev.json")))
gold, corrected = lines("gold.sql"), lines("gold_modified.sql")
wrong = {at for at, each in enumerate(questions) if rows(each["db_id"], gold[at]) != rows(each["db_id"], corrected[at])}


def assay():
    out = os.path.join(asked.work, "assay.jsonl")
    with open(out, "w") as target:
        subprocess.run([ASSAY, "audit", "--benchmark", "spider", "--data", asked.data, "--output", "json"],
                       stdout=target, stderr=subprocess.DEVNULL)
    found = {}
    for line in open(out):
        entry = json.loads(line)
        found[entry["index"]] = [finding["kind"] for finding in entry["goldFindings"]]
    return found


def attestql():
    found = {}
    for database in sorted({each["db_id"] for each in questions}):
        name, out = os.path.join(asked.work, database + ".json"), os.path.join(asked.work, database)
        with open(name, "w") as target:
            json.dump([{"question_id": at, "db_id": database, "question": each["question"], "evidence": "",
                        "SQL": gold[at], "difficulty": "simple"}
                       for at, each in enumerate(questions) if each["db_id"] == database], target)
        told = subprocess.run([asked.attestql, "audit", "--engine", "sqlite", "--dsn", file(database), "--questions", name,
                               "--out", out], capture_output=True, text=True)
        for question, smells in re.findall(r"(?m)^q(\d+)\s.*smells=(\S+)", told.stdout):
            if smells != "none":
                found[int(question)] = smells.split(",")
    return found


print("%d gold queries, %d wrong" % (len(questions), len(wrong)))
for name, tool in (("assay", assay), ("attestql", attestql)):
    start = time.time()
    found = tool()
    flagged = {at for at, kinds in found.items() if kinds}
    print("%s: %d flagged, of these %d wrong; %.1f s" % (name, len(flagged), len(flagged & wrong), time.time() - start))
    for kind, count in collections.Counter(kind for kinds in found.values() for kind in set(kinds)).most_common():
        print("  %s: %d, of these wrong %d" % (kind, count, sum(kind in found[at] for at in flagged & wrong)))
