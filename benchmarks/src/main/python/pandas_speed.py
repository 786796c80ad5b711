"""Compares Assay with CPython and pandas; benchmarks/pandas builds what is needed and runs it.

Both take turns, so that whatever else the machine does disturbs both. Of the times of one program the least counts,
and of the processor times, which other processes disturb less, the least average of a round; Assay's is that of its
threads without the JVM's own. Small programs are timed twice: parsed and run each time, by Python as by Assay, and
parsed once by both and run again and again. Runs end with what the program leaves, before either writes it as text.
"""

import argparse
import contextlib
import gc
import io
import json
import os
import pathlib
import platform
import random
import re
import statistics
import subprocess
import sys
import tempfile
import time
import warnings

import numpy as np
import pandas as pd

warnings.simplefilter("ignore")

ROOT = pathlib.Path(__file__).resolve().parents[4]
ROUNDS = 5

# Seconds for which each small program runs before the first is measured, so that what they share is compiled by then;
# after a quarter of them the JVM still compiles for several programs more.
WARM_UP = 0.4

COLD = """import pandas as pd
people = pd.DataFrame({'id': [1, 2, 3], 'city': ['a', 'b', 'a'], 'age': [30, 41, None]})
orders = pd.DataFrame({'person': [1, 1, 3, 2], 'amount': [10.0, 2.5, 7.0, 1.0]})
joined = people.merge(orders, left_on='id', right_on='person')
result = joined.groupby('city').agg(total=('amount', 'sum'), n=('id', 'nunique')).reset_index()
"""

LARGE = {
    "filter": "big_df[(big_df['value'] > 0.5) & (big_df['key'] < 500)]",
    "filter text": "big_df[big_df['word'] == 'w17']",
    "merge": "big_df.merge(small_df, on='key')",
    "groupby-agg": "big_df.groupby('key').agg(total=('value', 'sum'), n=('id', 'count'), most=('value', 'max'))",
    "groupby-agg text": "big_df.groupby('word')['value'].mean()",
    "sort": "big_df.sort_values('value')",
    "sort descending": "big_df.sort_values('value', ascending=False)",
    "sort whole numbers": "big_df.sort_values('key')",
    "sort a series": "big_df['value'].sort_values()",
    "sort by two keys": "big_df.sort_values(['key', 'value'], ascending=[True, False])",
    "sort text": "big_df.sort_values('word')",
}


class Assay:
    """The process that runs programs through Assay, warm: a request a line, an answer a line."""

    def __init__(self, frames):
        java = pathlib.Path(os.environ["JAVA_HOME"]) / "bin" / "java"
        target = ROOT / "benchmarks" / "target"
        path = f"{target / 'classes'}{os.pathsep}{target / 'lib'}/*"
        # the collector that ./assay names, too: the JVM's choice hands memory out more slowly to large columns
        command = [java, "-XX:+UseSerialGC", "-cp", path, "dev.assay.benchmarks.PandasSpeed", *frames]
        self.process = subprocess.Popen(command, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True)

    def run(self, code, seconds, parsed=True):
        """The shortest run of as many as fit into the time, the processor time of one, and the result as text.

        With parsed, each run parses the program as well. None for a program that ends in an error.
        """
        self.process.stdin.write(json.dumps({"code": code, "seconds": seconds, "parsed": parsed}) + "\n")
        self.process.stdin.flush()
        answer = json.loads(self.process.stdout.readline())
        return None if "error" in answer else (answer["least"], answer["processor"], answer["result"])

    def close(self):
        self.process.stdin.close()
        self.process.wait()


def run_pandas(code, seconds, scope=None, parsed=True):
    least, runs, end = float("inf"), 0, time.perf_counter() + seconds
    outcome = None
    once = compile(code, "program", "exec")
    gc.collect()
    processor = time.process_time()
    while runs < 3 or time.perf_counter() < end:
        variables = {**(scope or {}), "__name__": "__main__"}
        begin = time.perf_counter()
        with contextlib.redirect_stdout(io.StringIO()):
            exec(compile(code, "program", "exec") if parsed else once, variables)
        least = min(least, (time.perf_counter() - begin) * 1000)
        outcome = variables.get("result")
        runs += 1
    return least, (time.process_time() - processor) * 1000 / runs, outcome


def in_turns(assay, code, seconds, scope=None, rounds=ROUNDS, parsed=True):
    """Milliseconds of Assay and of pandas, processor milliseconds of both, and what both gave."""
    ours, theirs = [], []
    for _ in range(rounds):
        *times, result = assay.run(code, seconds, parsed)
        ours.append(times)
        *times, outcome = run_pandas(code, seconds, scope, parsed)
        theirs.append(times)
    least = [min(column) for times in (ours, theirs) for column in zip(*times)]
    return least[0], least[2], least[1], least[3], result, outcome


def verdict(met):
    return "met" if met else "NOT MET"


def cases(text):
    for section in re.split(r"^# data: .*\n", text, flags=re.M):
        parts = re.split(r"^# case: *(.*?) *$\n", section, flags=re.M)
        for name, body in zip(parts[1::2], parts[2::2]):
            yield name, parts[0] + body


# The topics of programs that answer questions as models do; the others probe methods, mostly one in a program.
ANSWERS = ("questions", "answers")


def programs(answers):
    """The conformance programs that make a frame and end in a result: answers to questions, or the others."""
    found = []
    for path in sorted((ROOT / "src/pandas/conformance/programs").glob("*.py")):
        if path.stem.startswith(ANSWERS) == answers:
            golden = json.loads(path.with_suffix(".json").read_text())
            for name, code in cases(path.read_text()):
                if "error" not in golden[name] and re.search(r"\bpd\.(DataFrame|Series)\(", code):
                    found.append((f"{path.stem}: {name}", code))
    random.Random(1).shuffle(found)
    return found


def small(count):
    print("\nwarm, conformance programs on small frames (target: 40 times faster, median)")
    for what, answers in (("as models answer questions", True), ("that probe each method", False)):
        assay = Assay([])
        sample = [each for each in programs(answers)[:count] if assay.run(each[1], WARM_UP)]
        for parsed in (True, False):
            ratios = []
            for name, code in sample:
                ours, theirs, cpu, their_cpu, *_ = in_turns(assay, code, 0.03, rounds=3, parsed=parsed)
                ratios.append((theirs / ours, ours, theirs, their_cpu / cpu, name))
            print_ratios(f"{len(sample)} {what}, {'parsed in each run' if parsed else 'parsed once'}", sorted(ratios))
        assay.close()


def print_ratios(what, ratios):
    median = statistics.median(ratio for ratio, *_ in ratios)
    tenth = ratios[len(ratios) // 10][0]
    print(f"  {what}:\n"
          f"    Assay median {statistics.median(r[1] for r in ratios):.3f} ms, "
          f"pandas median {statistics.median(r[2] for r in ratios):.3f} ms; median {median:.0f} times faster, "
          f"nine of ten at least {tenth:.0f} times: {verdict(median >= 40)}\n"
          f"    by processor time: median {statistics.median(r[3] for r in ratios):.0f} times")
    for ratio, ours, theirs, _, name in ratios[:3]:
        print(f"    least: {ratio:5.1f} times, {ours:.3f} ms, {theirs:.3f} ms, {name}")


def frames():
    random.seed(7)
    rows = 100_000
    big = pd.DataFrame({
        "id": range(rows),
        "key": [random.randrange(1000) for _ in range(rows)],
        "value": [round(random.random(), 6) for _ in range(rows)],
        "word": [f"w{random.randrange(1000)}" for _ in range(rows)],
    })
    few = pd.DataFrame({"key": random.sample(range(1000), 900), "weight": [random.random() for _ in range(900)]})
    return {"big_df": big, "small_df": few}


def large():
    scope = frames()
    print("\nwarm, 100,000 rows (target: no slower than pandas)")
    print(f"  {'operation':18}  {'Assay ms':>9}  {'pandas ms':>9}  {'ratio':>6}  "
          f"{'processor time':>14}")
    with tempfile.TemporaryDirectory() as folder:
        for name, frame in scope.items():
            frame.to_csv(f"{folder}/{name}.csv", index=False)
        scope = {name: pd.read_csv(f"{folder}/{name}.csv") for name in scope}
        assay = Assay([f"{folder}/{name}.csv" for name in scope])
        for expression in LARGE.values():
            assay.run(f"result = len({expression})", 0.5)
        for name, expression in LARGE.items():
            ours, theirs, cpu, their_cpu, result, outcome = in_turns(assay, f"result = len({expression})", 0.3, scope)
            assert result == str(outcome), (name, result, outcome)
            print(f"  {name:18}  {ours:9.2f}  {theirs:9.2f}  {theirs / ours:6.2f}  {their_cpu / cpu:14.2f}  "
                  f"{verdict(ours <= theirs)}")
        assay.close()


def process(command):
    """Wall time in milliseconds, CPU time in milliseconds, and peak memory in MiB of a process."""
    begin = time.perf_counter()
    child = subprocess.Popen(command, stdout=subprocess.DEVNULL)
    _, status, usage = os.wait4(child.pid, 0)
    child.returncode = os.waitstatus_to_exitcode(status)
    assert child.returncode == 0, command
    wall = (time.perf_counter() - begin) * 1000
    unit = 1 << 20 if sys.platform == "darwin" else 1 << 10
    return wall, (usage.ru_utime + usage.ru_stime) * 1000, usage.ru_maxrss / unit


def cold():
    with tempfile.TemporaryDirectory() as folder:
        file = pathlib.Path(folder) / "program.py"
        file.write_text(COLD)
        printing = pathlib.Path(folder) / "printing.py"
        printing.write_text(COLD + "print(result)\n")
        ours = [str(ROOT / "assay"), "pandas", str(file)]
        theirs = [sys.executable, str(printing)]
        process(ours), process(theirs)
        runs = [(process(ours), process(theirs)) for _ in range(2 * ROUNDS)]
    print("\nwhole process from cold (target: at least twice as fast)")
    least = []
    for name, at in (("Assay", 0), ("pandas", 1)):
        wall, cpu, memory = zip(*(run[at] for run in runs))
        least.append(min(wall))
        print(f"  {name:7} least {min(wall):5.0f} ms, median {statistics.median(wall):5.0f} ms, "
              f"CPU {min(cpu):5.0f} ms, peak memory {max(memory):4.0f} MiB")
    ratio = least[1] / least[0]
    print(f"  {ratio:.1f} times faster: {verdict(ratio >= 2)}")


def main():
    parser = argparse.ArgumentParser(prog="benchmarks/pandas")
    parser.add_argument("--programs", type=int, default=100, help="how many conformance programs of each kind (100)")
    parser.add_argument("--part", choices=["cold", "small", "large"], action="append", help="only this part")
    given = parser.parse_args()
    parts = given.part or ["cold", "small", "large"]
    print(f"Python {platform.python_version()}, pandas {pd.__version__}, numpy {np.__version__}; "
          f"{os.cpu_count()} cores, load {os.getloadavg()[0]:.1f}")
    if "cold" in parts:
        cold()
    if "small" in parts:
        small(given.programs)
    if "large" in parts:
        large()


if __name__ == "__main__":
    main()
