#!/usr/bin/env python3
"""Redoes the table of recorded questions: what is right before and after, what verdicts are worth, what it costs.

usage: benchmarks/recorded.py FOLDER [--sets NAME,...] [--completions DIR] [--live] [--work DIR] [--keep-distinct]
                              [--concurrency N]

FOLDER holds recorded questions with gold and completions: spider/asked, spider/refined, postgresql, bugs,
unanswerable.jsonl and ambiguous.jsonl. Completions are replayed. With --live, what has no recorded completion (an
arbiter, a reading) is asked from the models that the environment configures as alpha, beta, gamma and delta, and what
they answer is kept in DIR, so that the same command asks nothing twice; without it such steps are told as failed, and
the run goes on without them. --completions DIR replays such answers of an earlier run (DIR/NAME.recorded.jsonl) as
well. Shares have Wilson's intervals, 95 %. The set postgresql is scored by its score.py, which needs psycopg and a
server with its files at 127.0.0.1:5544. Spider's rule leaves DISTINCT out of both queries, so that one that needs
none to give each row once can be wrong by it; --keep-distinct does not. `./assay` has to be built.
"""
import argparse
import collections
import json
import math
import os
import subprocess
import sys

ASSAY = os.path.join(os.path.dirname(os.path.abspath(__file__)), "..", "assay")
MODELS = ["--model", "alpha", "--test-code-models", "beta,gamma,delta", "--as-of", "2026-11-27T12:00Z"]

parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
parser.add_argument("folder")
parser.add_argument("--sets", default="asked,refined,postgresql,bugs,unanswerable")
parser.add_argument("--completions")
parser.add_argument("--live", action="store_true")
parser.add_argument("--work", default="recorded-runs")
parser.add_argument("--keep-distinct", action="store_true")
parser.add_argument("--concurrency", default="8")
asked = parser.parse_args()
folder, work = os.path.abspath(asked.folder), os.path.abspath(asked.work)
os.makedirs(work, exist_ok=True)
RULE = ["--keep-distinct"] if asked.keep_distinct else []


def assay(*arguments, out=None):
    with open(out or os.devnull, "w") as target:
        code = subprocess.run([ASSAY, *arguments], stdout=target).returncode
    if code not in (0, 1):
        sys.exit("assay %s ended with %d" % (" ".join(arguments[:2]), code))


def replayed(name, completions):
    """The options that answer in place of models; with --live, for what is not recorded, by models."""
    options = [*MODELS, "--concurrency", asked.concurrency, "--store", os.path.join(work, name)]
    record, both = os.path.join(work, name + ".recorded.jsonl"), os.path.join(work, name + ".replayed.jsonl")
    known, lines = set(), []
    more = [os.path.join(asked.completions, name + ".recorded.jsonl")] if asked.completions else []
    for path in (completions, record, *more):
        for line in open(path) if os.path.exists(path) else ():
            call = json.loads(line)
            key = tuple(str(call.get(part)) for part in ("step", "model", "question", "round"))
            if "asOf" not in call and key not in known:
                known.add(key)
                lines.append(line.rstrip("\n"))
    with open(both, "w") as target:
        target.write("\n".join(lines) + "\n")
    return [*options, "--replay", both, *(["--record", record] if asked.live else [])]


def scores(name, predictions):
    """By Spider's rule, of each question of a set."""
    out = os.path.join(work, "scores.json")
    assay("eval", "--benchmark", "spider", "--data", "%s/spider/%s" % (folder, name), "--databases",
          folder + "/spider/databases", "--predictions", predictions, *RULE, "--output", "json",
          out=out)
    return [entry["spider"] for entry in json.load(open(out))["entries"]]


def result(name, run):
    return json.load(open(os.path.join(work, name, "runs", run, "result.json")))


def tokens(result):
    return result["usage"]["tokens"]["input"] + result["usage"]["tokens"]["output"]


Answer = collections.namedtuple("Answer", "question first final result")


def spider_asked():
    data = folder + "/spider/asked"
    out = os.path.join(work, "asked.json")
    assay("eval", "--run", "--benchmark", "spider", "--data", data, "--databases", folder + "/spider/databases",
          *replayed("asked", data + "/completions.jsonl"), *RULE, "--output", "json", out=out)
    for entry in json.load(open(out))["entries"]:
        found = result("asked", entry["run"])
        yield Answer(found["question"], entry["first"]["spider"], entry["final"]["spider"], found)


def spider_refined():
    data = folder + "/spider/refined"
    out, refined = os.path.join(work, "refined.jsonl"), os.path.join(work, "refined.sql")
    assay("refine", "--benchmark", "spider", "--data", data, "--databases", folder + "/spider/databases",
          "--predictions", data + "/predictions.sql", "--refined", refined,
          *replayed("refined", data + "/completions.jsonl"), out=out)
    first, final = scores("refined", data + "/predictions.sql"), scores("refined", refined)
    for line in open(out):
        if line.startswith("{"):
            answer = json.loads(line)
            found = result("refined", answer["run"])
            yield Answer(found["question"], first[answer["index"]], final[answer["index"]], found)


def catalogs(name, sources, dialect):
    target = os.path.join(work, name + "-catalogs")
    for source in sorted(os.listdir(sources)):
        if source.endswith(".sql"):
            assay("catalog", "build", "--database", os.path.join(sources, source), "--dialect", dialect,
                  "--name", source[:-4], "--out", target)
    return target


def batch(name, questions, catalog, options):
    out = os.path.join(work, name + ".jsonl")
    assay("batch", questions, "--catalog", catalog, *options, out=out)
    return [json.loads(line) for line in open(out) if line.startswith("{")]


def postgresql():
    data = folder + "/postgresql"
    lines = batch("postgresql", data + "/questions.jsonl", catalogs("postgresql", data, "postgresql"),
                  replayed("postgresql", data + "/completions.jsonl"))

    def right(sql_of):
        path = os.path.join(work, "predictions.jsonl")
        with open(path, "w") as target:
            for line in lines:
                sql = sql_of(result("postgresql", line["run"]))
                target.write(json.dumps({**line, "sql": sql}) + "\n")
        scored = subprocess.run([sys.executable, data + "/score.py", data + "/gold.json", path],
                                capture_output=True, text=True, check=True)
        return {score["id"]: score["right"] for score in map(json.loads, scored.stdout.splitlines())}

    first, final = right(lambda each: each["firstSql"]), right(lambda each: each["sql"])
    for line in lines:
        key = line["question_id"]
        yield Answer(line["question"], first[key], final[key], result("postgresql", line["run"]))


def bugs():
    """As NL2SQL-Bugs has them: one file of labelled pairs, whose databases are known by their DDL alone."""
    data = folder + "/bugs"
    labels = json.load(open(data + "/labels.json"))
    pairs = [json.loads(line) for line in open(data + "/pairs.jsonl")]
    path, out = os.path.join(work, "bugs.json"), os.path.join(work, "bugs.txt")
    with open(path, "w") as target:
        json.dump([{**pair, "label": labels[pair["question_id"]]["label"],
                    "error_types": labels[pair["question_id"]]["types"]} for pair in pairs], target)
    assay("eval", "--detect", path, "--databases", data + "/ddl", "--run", "--statistics",
          *replayed("bugs", data + "/completions.jsonl"), out=out)
    print("bugs:")
    print("".join("  " + line for line in open(out)), end="")


def unanswerable():
    path = os.path.join(work, "unanswerable-questions.jsonl")
    with open(path, "w") as target:
        for number, line in enumerate(open(folder + "/unanswerable.jsonl")):
            target.write(json.dumps({**json.loads(line), "question_id": "unanswerable-%d" % number}) + "\n")
    empty = os.path.join(work, "nothing.jsonl")
    open(empty, "w").close()
    lines = batch("unanswerable", path, catalogs("unanswerable", folder + "/postgresql", "postgresql"),
                  replayed("unanswerable", empty))
    declined = sum(line["status"] == "unanswerable" for line in lines)
    print("unanswerable: %d of %d declined" % (declined, len(lines)))


def share(part, whole):
    """A share with Wilson's interval."""
    if not whole:
        return "-"
    p, z = part / whole, 1.959963984540054
    middle, width = p + z * z / 2 / whole, z * math.sqrt(p * (1 - p) / whole + z * z / 4 / whole / whole)
    low, high = ((middle + side * width) / (1 + z * z / whole) for side in (-1, 1))
    return "%d of %d, %.1f %% (%.1f to %.1f)" % (part, whole, 100 * p, 100 * max(low, 0), 100 * min(high, 1))


def chance(one, other):
    """How likely so uneven a count of disagreements is by chance: the exact sign test."""
    return min(1, 2 * sum(math.comb(one + other, count) for count in range(min(one, other) + 1)) / 2 ** (one + other))


def table(name, answers, listed):
    verified = [each for each in answers if each.result["status"] == "verified"]
    rights = [each for each in answers if each.first]
    mended = sum(each.final and not each.first for each in answers)
    broken = sum(each.first and not each.final for each in answers)
    print("%s: %d questions, first right %d, final right %d, mended %d, broken %d" % (
        name, len(answers), len(rights), sum(each.final for each in answers), mended, broken))
    print("  first SQL right           %s" % share(len(rights), len(answers)))
    print("  final SQL right           %s, sign test against the first: p = %.3f" % (
        share(sum(each.final for each in answers), len(answers)), chance(mended, broken)))
    print("  verified and right        %s" % share(sum(each.final for each in verified), len(verified)))
    print("  first right, then revised %s" % share(
        sum(any(one["revises"] is not None for one in each.result["candidates"])
            and each.result["status"] != "ambiguous" for each in rights), len(rights)))
    called = [each for each in answers if each.result["status"] == "ambiguous"]
    found = [each for each in called if each.question in listed]
    inside = sum(each.question in listed for each in answers)
    print("  ambiguous ones found      %s, others called so %s" % (
        share(len(found), inside), share(len(called) - len(found), len(answers) - inside)))
    print("  declined                  %d" % sum(each.result["status"] == "unanswerable" for each in answers))
    print("  tokens a question         %d" % (sum(tokens(each.result) for each in answers) / len(answers)))
    levels = sorted({each.result["confidence"]["value"] for each in answers if each.result.get("confidence")}, reverse=True)
    for least in levels if name == "all of these" else ():
        above = [each for each in answers if (each.result.get("confidence") or {}).get("value", -1) >= least]
        print("  confidence from %.2f      %3d of %d answers, of these right %s" % (
            least, len(above), len(answers), share(sum(each.final for each in above), len(above))))


listed = {json.loads(line)["question"] for line in open(folder + "/ambiguous.jsonl")}
everything = []
for name, of in (("asked", spider_asked), ("refined", spider_refined), ("postgresql", postgresql)):
    if name in asked.sets.split(","):
        answers = list(of())
        with open(os.path.join(work, name + ".right.jsonl"), "w") as target:
            for each in answers:
                target.write(json.dumps({"run": each.result["run"], "right": bool(each.final)}) + "\n")
        table(name, answers, listed)
        everything += answers
if len(everything) > 0:
    table("all of these", everything, listed)
if "bugs" in asked.sets.split(","):
    bugs()
if "unanswerable" in asked.sets.split(","):
    unanswerable()
