#!/usr/bin/env python3
"""Times `assay eval` on a PostgreSQL server against psql, which runs the same statements one after another.

usage: benchmarks/server_eval.py QUESTIONS.jsonl HOST PORT USER [--pairs N]

QUESTIONS.jsonl has db_id and gold; each gold query is predicted as well, and the questions are repeated until there are
N pairs (1,000). psql has its output thrown away, and one process for each database. `./assay` has to be built.
"""
import argparse
import itertools
import json
import os
import subprocess
import tempfile
import time

ASSAY = os.path.join(os.path.dirname(os.path.abspath(__file__)), "..", "assay")

parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
parser.add_argument("questions")
parser.add_argument("host")
parser.add_argument("port")
parser.add_argument("user")
parser.add_argument("--pairs", type=int, default=1000)
asked = parser.parse_args()
lines = [json.loads(line) for line in open(asked.questions)]
gold = lambda line: line["gold"] if isinstance(line["gold"], str) else line["gold"][0]
pairs = list(itertools.islice(itertools.cycle(lines), asked.pairs))

with tempfile.TemporaryDirectory() as folder:
    questions, predictions = os.path.join(folder, "questions.jsonl"), os.path.join(folder, "predictions.json")
    with open(questions, "w") as target:
        for at, line in enumerate(pairs):
            target.write(json.dumps({"question_id": "q%d" % at, "db_id": line["db_id"], "gold": gold(line)}) + "\n")
    with open(predictions, "w") as target:
        # another text, so that no result is used twice
        json.dump({"q%d" % at: gold(line).rstrip().rstrip(";") + "/**/" for at, line in enumerate(pairs)}, target)
    subprocess.run([ASSAY, "--version"], stdout=subprocess.DEVNULL)  # builds what has changed
    start = time.time()
    subprocess.run([ASSAY, "eval", "--benchmark", "jsonl", "--data", questions, "--predictions", predictions,
                    "--server", "jdbc:postgresql://%s:%s/{db_id}?user=%s" % (asked.host, asked.port, asked.user),
                    "--any-role"], stderr=subprocess.DEVNULL)
    ours = time.time() - start
    theirs = 0
    for database in sorted({line["db_id"] for line in pairs}):
        script = os.path.join(folder, database + ".sql")
        with open(script, "w") as target:
            for line in pairs:
                if line["db_id"] == database:
                    target.write(2 * (gold(line).rstrip().rstrip(";") + ";\n"))
        start = time.time()
        subprocess.run(["psql", "-q", "-h", asked.host, "-p", asked.port, "-U", asked.user, "-d", database, "-f", script,
                        "-o", os.devnull], stderr=subprocess.DEVNULL)
        theirs += time.time() - start
print("%d pairs: assay eval %.1f s, psql %.1f s: %.2f times" % (len(pairs), ours, theirs, ours / theirs))
