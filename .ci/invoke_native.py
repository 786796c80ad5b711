#!/usr/bin/env python3
"""Starts a function's native zip as Lambda would, gives it two events, and looks at the answers.

The first names no run, which every function answers with the outcome invalid-input: that it starts,
polls, reads JSON and writes JSON is what is seen. The second is no JSON, which has to be told as an
error: an image that cannot write one lets its invocation hang. Nothing outside of this machine is
reached. Prints one line: the package, its megabytes, milliseconds from the start of the process to
its first poll and to its first answer, and the most memory that it had.

    invoke_native.py functions/revision/target/function.zip
"""
import http.server
import json
import os
import re
import subprocess
import sys
import tempfile
import threading
import time
import zipfile

INVOCATION = "/2018-06-01/runtime/invocation/"
SECONDS = 30
EVENTS = [b'{"step": "none"}', b"{no JSON"]
NO_JSON = "com.fasterxml.jackson.core.JsonParseException"


class RuntimeApi(http.server.BaseHTTPRequestHandler):
    """Lambda's Runtime API for these invocations."""

    polls = []
    answers = []
    done = threading.Event()

    def do_GET(self):
        self.polls.append(time.monotonic())
        if len(self.polls) > len(EVENTS):
            self.done.wait(SECONDS)
            return
        self.send_response(200)
        self.send_header("Lambda-Runtime-Aws-Request-Id", str(len(self.polls)))
        self.send_header("Lambda-Runtime-Deadline-Ms", "9999999999999")
        self.send_header("Lambda-Runtime-Invoked-Function-Arn", "arn:aws:lambda:us-east-1:1:function:f")
        self.send_header("Content-Type", "application/json")
        self.end_headers()
        self.wfile.write(EVENTS[len(self.polls) - 1])

    def do_POST(self):
        body = self.rfile.read(int(self.headers.get("Content-Length", 0)))
        self.answers.append((time.monotonic(), self.path, body.decode()))
        self.send_response(202)
        self.end_headers()
        if len(self.answers) == len(EVENTS):
            self.done.set()

    def log_message(self, *_):
        pass


def peak_memory(process):
    """The most memory that the process had, in MiB."""
    try:
        with open("/proc/%d/status" % process.pid, encoding="ascii") as status:
            return int(re.search(r"VmHWM:\s+(\d+)", status.read()).group(1)) // 1024
    except OSError:
        return 0


def problem(answers):
    """What is wrong with the answers; None when they are as they should be."""
    if len(answers) < len(EVENTS):
        return "gave %d of %d answers in %d seconds" % (len(answers), len(EVENTS), SECONDS)
    (_, path, body), (_, error_path, error) = answers
    if path != INVOCATION + "1/response" or json.loads(body).get("outcome") != "invalid-input":
        return "answered %s %s" % (path, body)
    if error_path != INVOCATION + "2/error" or json.loads(error).get("errorType") != NO_JSON:
        return "told no error of what is no JSON: %s %s" % (error_path, error)
    return None


def main(package):
    server = http.server.ThreadingHTTPServer(("127.0.0.1", 0), RuntimeApi)
    threading.Thread(target=server.serve_forever, daemon=True).start()
    with tempfile.TemporaryDirectory() as folder:
        with zipfile.ZipFile(package) as content:
            content.extractall(folder)
        bootstrap = os.path.join(folder, "bootstrap")
        os.chmod(bootstrap, 0o755)
        environment = {
            "AWS_LAMBDA_RUNTIME_API": "127.0.0.1:%d" % server.server_address[1],
            "AWS_REGION": "us-east-1",
            "AWS_ACCESS_KEY_ID": "none",
            "AWS_SECRET_ACCESS_KEY": "none",
            "ASSAY_ARTIFACTS_BUCKET": "not-reached",
            "ASSAY_MODEL": "none",
            "DISABLE_SIGNAL_HANDLERS": "true",
        }
        begun = time.monotonic()
        function = subprocess.Popen([bootstrap], cwd=folder, env=environment)
        RuntimeApi.done.wait(SECONDS)
        memory = peak_memory(function)
        function.kill()
        function.wait()
    wrong = problem(RuntimeApi.answers)
    if wrong:
        return "%s %s" % (package, wrong)
    print(
        "%s: %.1f MB, ready %d ms, first answer %d ms, peak %d MiB"
        % (
            package,
            os.path.getsize(package) / 1e6,
            1000 * (RuntimeApi.polls[0] - begun),
            1000 * (RuntimeApi.answers[0][0] - begun),
            memory,
        )
    )
    return None


if __name__ == "__main__":
    sys.exit(main(sys.argv[1]))
