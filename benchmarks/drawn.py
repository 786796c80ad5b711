#!/usr/bin/env python3
"""Draws questions by chance for benchmarks/recorded.py, so that a judge is measured on what nobody has looked at.

usage: benchmarks/drawn.py SPIDER OUT [--refined N] [--asked N] [--seed N]

SPIDER is a benchmark's folder (dev.json, tables.json, gold_modified.sql, databases, predictions/dail-sql-gpt4.sql). OUT
becomes a folder as recorded.py wants it: spider/refined has N predictions of which half are wrong by the corrected
gold, spider/asked N other questions; both without completions, to be answered with --live. Of questions with the same
gold only one is drawn among the wrong ones, among the right ones and among the others. `./assay` has to be built.
Then: benchmarks/recorded.py OUT --sets asked,refined --live --keep-distinct
"""
import argparse
import json
import os
import random
import subprocess
import sys

ASSAY = os.path.join(os.path.dirname(os.path.abspath(__file__)), "..", "assay")

parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
parser.add_argument("spider")
parser.add_argument("out")
parser.add_argument("--refined", type=int, default=56)
parser.add_argument("--asked", type=int, default=44)
parser.add_argument("--seed", type=int, default=20261130)
options = parser.parse_args()
spider, out = os.path.abspath(options.spider), os.path.abspath(options.out)
if os.path.exists(out):
    sys.exit("%s is there already: name a new folder" % out)


def lines(name):
    return open(os.path.join(spider, name)).read().splitlines()


def write(folder, name, text):
    os.makedirs(os.path.join(out, folder), exist_ok=True)
    with open(os.path.join(out, folder, name), "w") as target:
        target.write(text)


def link(folder, name):
    os.makedirs(os.path.join(out, folder), exist_ok=True)
    os.symlink(os.path.join(spider, name), os.path.join(out, folder, name))


def questions(folder, chosen):
    write(folder, "dev.json", json.dumps([dev[each] for each in chosen], indent=1))
    write(folder, "gold.sql", "".join(gold[each] + "\n" for each in chosen))
    write(folder, "completions.jsonl", "")
    link(folder, "tables.json")


dev = json.load(open(os.path.join(spider, "dev.json")))
gold, predicted = lines("gold_modified.sql"), lines("predictions/dail-sql-gpt4.sql")
write("all", "dev.json", json.dumps(dev))
write("all", "gold.sql", "\n".join(gold) + "\n")
link("all", "tables.json")
link("spider", "databases")
write(".", "ambiguous.jsonl", "")
scored = subprocess.run(
    [ASSAY, "eval", "--benchmark", "spider", "--data", os.path.join(out, "all"), "--databases",
     os.path.join(spider, "databases"), "--predictions", os.path.join(spider, "predictions/dail-sql-gpt4.sql"),
     "--output", "json"], stdout=subprocess.PIPE)
if scored.returncode not in (0, 1):
    sys.exit("assay eval ended with %d" % scored.returncode)
right = [bool(entry["spider"]) for entry in json.loads(scored.stdout)["entries"]]


def drawn(count, taken, draw, wanted):
    """So many questions whose gold is not among those taken, which grow."""
    order = [each for each in range(len(dev)) if wanted(each)]
    draw.shuffle(order)
    chosen = []
    for each in order:
        if len(chosen) < count and gold[each] not in taken:
            taken.add(gold[each])
            chosen.append(each)
    if len(chosen) < count:
        sys.exit("there are only %d such questions, not %d" % (len(chosen), count))
    return chosen


draw = random.Random(options.seed)
refined = sorted(each for wrong in (True, False)
                 for each in drawn(options.refined // 2, set(), draw, lambda each: right[each] is not wrong))
questions("spider/refined", refined)
write("spider/refined", "predictions.sql", "".join(predicted[each] + "\n" for each in refined))
asked = sorted(drawn(options.asked, {gold[each] for each in refined}, random.Random(options.seed + 71), lambda each: True))
questions("spider/asked", asked)
print("%d predictions, %d of them wrong, and %d questions: %s" % (
    len(refined), sum(not right[each] for each in refined), len(asked), out))
