#!/usr/bin/env python3
"""Times what surrounds answers: a suite, an agent's test, the page, and its events.

usage: benchmarks/surroundings.py [--assay COMMAND] [--work DIR]

  suite   `assay suite run` of 100 questions with a test each, the process included; at most 3 s are wanted
  agent   `test_sql` of `assay mcp` with a test given, from the sixth call on; at most 100 ms
  page    the first byte of the page of `assay serve`, from the sixth request on; at most 50 ms
  events  from when a step's artifact is written to when its event arrives; at most 100 ms

Medians and the slowest are told. The run whose events are timed is one of the demo, with its recorded completions.
"""
import argparse
import http.client
import json
import os
import shlex
import shutil
import sqlite3
import statistics
import subprocess
import tempfile
import time

HERE = os.path.dirname(os.path.abspath(__file__))
DEMO = os.path.join(HERE, "..", "src", "cli", "src", "main", "resources", "demo")
MODELS = ["--model", "writer", "--test-code-models", "coder-a,coder-b,coder-c"]
QUESTION = "Which of our ports are in Lindholm?"
QUESTIONS = 100
CALLS = 50
WARMING = 5
STEPS = {"vote": "test-case.json", "test": "verdicts/0.json", "adequacy": "adequacy/1.json"}

parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
parser.add_argument("--assay", default=os.path.join(HERE, "..", "assay"))
parser.add_argument("--work")
asked = parser.parse_args()
command = shlex.split(asked.assay)
work = asked.work or tempfile.mkdtemp(prefix="assay-surroundings-")
os.makedirs(work, exist_ok=True)


def tell(what, seconds, most):
    middle, slowest = statistics.median(seconds) * 1000, max(seconds) * 1000
    print("%-7s median %7.1f ms, slowest %7.1f ms, of %d; wanted: at most %d ms"
          % (what, middle, slowest, len(seconds), most))


def database():
    path = os.path.join(work, "databases", "skerry_line", "skerry_line.sqlite")
    os.makedirs(os.path.dirname(path), exist_ok=True)
    if os.path.exists(path):
        os.remove(path)
    with sqlite3.connect(path) as made, open(os.path.join(DEMO, "database.sql")) as script:
        made.executescript(script.read())
    return path


def suite():
    folder = os.path.join(work, "suite")
    shutil.rmtree(folder, ignore_errors=True)
    for number in range(QUESTIONS):
        one = os.path.join(folder, "question-%03d" % number)
        os.makedirs(one)
        files = {
            "question.yaml": """question: How much was ordered on each day in %d?
database: shop
dialect: sqlite
tables:
  - name: orders
    rows: orders.csv
    columns:
      - {name: id, type: INTEGER, values: INTEGER}
      - {name: day, type: TEXT}
      - {name: total, type: REAL, values: REAL}
""" % number,
            "query.sql": "SELECT day, SUM(total) AS total FROM orders WHERE id > %d GROUP BY day" % (number % 3),
            "orders.csv": "id,day,total\n" + "".join(
                '%d,"2025-06-%02d",%d.5\n' % (row, row % 5 + 1, row) for row in range(number % 3 + 1, number % 3 + 21)),
        }
        sums = {}
        for row in range(number % 3 + 1, number % 3 + 21):
            day = "2025-06-%02d" % (row % 5 + 1)
            sums[day] = sums.get(day, 0) + row + 0.5
        files["expected.csv"] = "day,total\n" + "".join('"%s",%s\n' % each for each in sorted(sums.items()))
        for name, text in files.items():
            with open(os.path.join(one, name), "w") as file:
                file.write(text)
    seconds = []
    for _ in range(3):
        begun = time.monotonic()
        done = subprocess.run(command + ["suite", "run", "--suite", folder], capture_output=True, text=True)
        seconds.append(time.monotonic() - begun)
        if done.returncode != 0:
            raise SystemExit(done.stdout[-2000:] + done.stderr)
    tell("suite", seconds, 3000)


def agent(path):
    process = subprocess.Popen(
        command + ["mcp", "--database", path, "--store", os.path.join(work, "mcp")] + MODELS
        + ["--replay", os.path.join(DEMO, "completions.jsonl")],
        stdin=subprocess.PIPE, stdout=subprocess.PIPE, stderr=subprocess.DEVNULL, text=True)
    number = 0

    def request(method, arguments):
        nonlocal number
        number += 1
        process.stdin.write(json.dumps(
            {"jsonrpc": "2.0", "id": number, "method": method, "params": arguments}) + "\n")
        process.stdin.flush()
        while True:
            answer = json.loads(process.stdout.readline())
            if answer.get("id") == number:
                return answer

    request("initialize", {"protocolVersion": "2025-06-18", "capabilities": {},
                           "clientInfo": {"name": "surroundings", "version": "1"}})
    process.stdin.write('{"jsonrpc":"2.0","method":"notifications/initialized"}\n')
    seconds = []
    for call in range(CALLS + WARMING):
        begun = time.monotonic()
        answer = request("tools/call", {"name": "test_sql", "arguments": {
            "question": QUESTION,
            "sql": "SELECT name FROM ports WHERE city = 'Lindholm' AND port_id > %d" % (-call),
            "test": {"tables": {"ports": {"columns": ["port_id", "name", "city"],
                                          "rows": [[1, "A", "Lindholm"], [2, "B", "Marsvik"]]}},
                     "expected": {"columns": ["name"], "rows": [["A"]]}}}})
        seconds.append(time.monotonic() - begun)
        if call >= WARMING and answer["result"]["structuredContent"]["status"] != "passed":
            raise SystemExit(json.dumps(answer))
    process.stdin.close()
    process.wait()
    tell("agent", seconds[WARMING:], 100)


def page():
    store = os.path.join(work, "serve")
    shutil.rmtree(store, ignore_errors=True)
    process = subprocess.Popen(
        command + ["serve", "--port", "0", "--no-auth", "--databases", os.path.join(work, "databases"), "--store", store,
                   "--replay", os.path.join(DEMO, "completions.jsonl"), "--rate", "10000", "--burst", "10000"] + MODELS,
        stderr=subprocess.PIPE, stdout=subprocess.DEVNULL, text=True)
    for line in process.stderr:
        if "listening at " in line:
            address = line.split("http://")[1].strip()
            break
    else:
        raise SystemExit("the server did not begin to listen")
    seconds = []
    for _ in range(CALLS + WARMING):
        begun = time.monotonic()
        connection = http.client.HTTPConnection(address)
        connection.request("GET", "/")
        response = connection.getresponse()
        response.read(1)
        seconds.append(time.monotonic() - begun)
        connection.close()
    tell("page", seconds[WARMING:], 50)
    late = []
    for round in range(3):
        late += events(address, store, round)
    tell("events", late, 100)
    process.terminate()
    process.wait()


def events(address, store, round):
    """Seconds by which events come later than the artifacts that they tell of."""
    connection = http.client.HTTPConnection(address)
    connection.request("POST", "/v1/questions", json.dumps({"question": QUESTION, "db_id": "skerry_line", "question_id": "1"}),
                       {"content-type": "application/json", "Idempotency-Key": "timed-%d" % round})
    posted = json.loads(connection.getresponse().read())
    if "id" not in posted:
        raise SystemExit(json.dumps(posted))
    run = posted["id"]
    connection.close()
    listening = http.client.HTTPConnection(address)
    listening.request("GET", "/v1/questions/%s/events" % run)
    arrived = {}
    name = None
    for line in listening.getresponse():
        now, text = time.time(), line.decode().strip()
        if text.startswith("event:"):
            name = text[6:].strip()
        elif text.startswith("data:"):
            if name == "end":
                break
            arrived.setdefault(json.loads(text[5:])["stage"], now)
    listening.close()
    late = []
    for folder, _, files in os.walk(os.path.join(store, "runs")):
        for stage, artifact in STEPS.items():
            path = os.path.join(folder, artifact)
            if run in folder and stage in arrived and os.path.exists(path):
                late.append(arrived[stage] - os.stat(path).st_mtime)
    return late


if __name__ == "__main__":
    suite()
    agent(database())
    page()
