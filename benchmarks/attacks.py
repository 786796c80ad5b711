#!/usr/bin/env python3
"""Times hostile programs, and tells the most memory that they took: alone, and posted to one server all at once.

usage: benchmarks/attacks.py FOLDER [--serve] [--assay COMMAND] [--work DIR]

FOLDER holds programs of the test-code language, as *.py, and queries, a line of *.sql each. Without --serve each
program is given to `assay pandas`, with the seconds that it takes above an empty one. With --serve a server answers
questions whose recorded completions are the programs, as test code and as test data, and the queries, as candidates;
told is how long it let another request wait at most, and how large it and its workers became. Linux only: the memory
is the VmHWM of /proc.
"""
import argparse
import glob
import json
import os
import shlex
import sqlite3
import subprocess
import sys
import tempfile
import threading
import time
import urllib.request

HERE = os.path.dirname(os.path.abspath(__file__))
MODELS = ["--model", "writer", "--test-code-models", "coder-a,coder-b,coder-c"]
DATA = "ports_df = pd.DataFrame({'port_id': [1, 2, 3], 'name': ['A', 'B', 'C'], 'city': ['L', 'M', 'L']})"
CODE = "result = ports_df[ports_df['city'] == 'L'][['name']]"
SQL = "SELECT name FROM ports WHERE city = 'L'"
ROUNDS = 9

parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
parser.add_argument("folder")
parser.add_argument("--serve", action="store_true")
parser.add_argument("--assay", default=os.path.join(HERE, "..", "assay"))
parser.add_argument("--work")
asked = parser.parse_args()
command = shlex.split(asked.assay)


def most_memory(process):
    """MiB that a process had at most so far; 0 once it has ended."""
    try:
        for line in open("/proc/%d/status" % process):
            if line.startswith("VmHWM:"):
                return int(line.split()[1]) / 1024
    except OSError:
        pass
    return 0


def descendants(process):
    """Processes below one, of all its threads."""
    found = []
    try:
        for thread in os.listdir("/proc/%d/task" % process):
            for child in open("/proc/%d/task/%s/children" % (process, thread)).read().split():
                found += [int(child)] + descendants(int(child))
    except OSError:
        pass
    return found


def run_alone(program):
    """Seconds and MiB of one program by itself, and the last line that it told."""
    start, most = time.monotonic(), 0
    with tempfile.TemporaryFile("w+") as out:
        process = subprocess.Popen([*command, "pandas", program], stdout=out, stderr=subprocess.STDOUT)
        while process.poll() is None:
            most = max(most, most_memory(process.pid))
            time.sleep(0.003)
        seconds = time.monotonic() - start
        out.seek(0)
        told = out.read().strip().splitlines() or [""]
    return seconds, most, told[-1][:100]


def alone(programs):
    with tempfile.NamedTemporaryFile("w", suffix=".py") as empty:
        empty.write("result = 1\n")
        empty.flush()
        run_alone(empty.name)
        base = min(run_alone(empty.name)[0] for _ in range(3))
    print("an empty program takes %.2f s\n\n| program | s | MiB | outcome |\n| --- | --- | --- | --- |" % base)
    worst = [0, 0]
    for program in programs:
        seconds, most, told = run_alone(program)
        worst = [max(worst[0], seconds - base), max(worst[1], most)]
        print("| %s | %.2f | %.0f | %s |" % (os.path.basename(program), seconds - base, most, told.replace("|", "\\|")))
    print("\nat most %.2f s and %.0f MiB" % tuple(worst))


def completions(question, data, code, sql):
    """What the models of a question answer, in every round."""
    for number in range(1, ROUNDS + 1):
        steps = [("generate-test-data", "writer", "python", data), ("revise-sql", "writer", "sql", sql)]
        steps += [("generate-test-code", model, "python", code) for model in ("coder-a", "coder-b", "coder-c")]
        steps += [("generate-sql", "writer", "sql", sql)]
        for step, model, language, text in steps:
            yield {
                "step": step, "model": model, "question": question, "round": number, "promptHash": None,
                "completion": "```%s\n%s\n```" % (language, text),
                "tokens": {"input": 1, "output": 1, "cached": 0}, "provenance": "hand",
            }


def questions(programs, queries):
    for number, path in enumerate(programs):
        program = open(path).read()
        yield "code-%d" % number, DATA, program, SQL
        yield "data-%d" % number, program + "\n" + DATA, CODE, SQL
    for number, query in enumerate(queries):
        yield "sql-%d" % number, DATA, CODE, query


class Server:
    """A server over a database of one table, and the most memory that it and its workers had."""

    def __init__(self, folder, all_questions):
        database, replay = os.path.join(folder, "ports.sqlite"), os.path.join(folder, "completions.jsonl")
        with sqlite3.connect(database) as connection:
            connection.execute("CREATE TABLE ports (port_id INTEGER PRIMARY KEY, name TEXT, city TEXT)")
        with open(replay, "w") as out:
            for each in all_questions:
                out.writelines(json.dumps(line) + "\n" for line in completions(*each))
        self.own, self.workers, self.slowest = 0, 0, 0
        self.log = open(os.path.join(folder, "log"), "w+")
        self.process = subprocess.Popen(
            [*command, "serve", "--port", "0", "--no-auth", "--database", database, "--replay", replay, "--store",
             os.path.join(folder, "store"), "--rate", "1000", "--burst", "1000", *MODELS],
            stdout=self.log, stderr=subprocess.STDOUT)
        threading.Thread(target=self.watch, daemon=True).start()
        self.base = self.listening()
        threading.Thread(target=self.ask_again_and_again, daemon=True).start()

    def listening(self):
        while self.process.poll() is None:
            for line in open(self.log.name):
                if line.startswith("listening at "):
                    return line.split()[2]
            time.sleep(0.1)
        sys.exit("the server did not start: " + open(self.log.name).read())

    def watch(self):
        while self.process.poll() is None:
            self.own = max(self.own, most_memory(self.process.pid))
            for worker in descendants(self.process.pid):
                self.workers = max(self.workers, most_memory(worker))
            time.sleep(0.02)

    def ask_again_and_again(self):
        while self.process.poll() is None:
            start = time.monotonic()
            try:
                self.get("/v1/questions/none-%d" % start)
            except OSError:
                pass
            self.slowest = max(self.slowest, time.monotonic() - start)
            time.sleep(0.1)

    def get(self, path, body=None):
        request = urllib.request.Request(
            self.base + path, body and json.dumps(body).encode(), {"Content-Type": "application/json"})
        with urllib.request.urlopen(request, timeout=60) as answer:
            return json.load(answer)


def served(folder, programs, queries):
    all_questions = list(questions(programs, queries))
    server = Server(folder, all_questions)
    start, links, states = time.monotonic(), {}, {}
    for question, *_ in all_questions:
        posted = {"question_id": question, "db_id": "ports", "question": "Which ports are there?"}
        links[question] = server.get("/v1/questions", posted)["id"]
    while len(states) < len(links):
        for question, link in links.items():
            if question not in states:
                state = server.get("/v1/questions/" + link)["status"]
                if state not in ("queued", "running"):
                    states[question] = state
        time.sleep(1)
    seconds = time.monotonic() - start
    crashed = server.process.poll() is not None
    server.process.terminate()
    server.process.wait()
    print("%d questions, %.0f s, %s" % (len(states), seconds, {s: list(states.values()).count(s) for s in set(states.values())}))
    print("the server %s, answered within %.2f s, and had %.0f MiB; its workers %.0f MiB"
          % ("ended" if crashed else "lived", server.slowest, server.own, server.workers))


programs = sorted(glob.glob(os.path.join(asked.folder, "*.py")))
queries = [line.strip() for path in sorted(glob.glob(os.path.join(asked.folder, "*.sql"))) for line in open(path) if line.strip()]
if asked.serve:
    with tempfile.TemporaryDirectory() as temporary:
        work = asked.work or temporary
        os.makedirs(work, exist_ok=True)
        served(work, programs, queries)
else:
    alone(programs)
