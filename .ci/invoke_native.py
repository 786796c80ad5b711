#!/usr/bin/env python3
"""Starts a function's native zip as Lambda would, gives it one event, and looks at the answer.

The event names no run, which every function answers with the outcome invalid-input: that it starts,
polls, reads JSON and writes JSON is what is seen. Nothing outside of this machine is reached.

    invoke_native.py functions/revision/target/function.zip
"""
import http.server
import json
import os
import subprocess
import sys
import tempfile
import threading
import zipfile

INVOCATION = "/2018-06-01/runtime/invocation/"
SECONDS = 30


class RuntimeApi(http.server.BaseHTTPRequestHandler):
    """Lambda's Runtime API for one invocation."""

    given = threading.Event()
    answered = threading.Event()
    answer = None

    def do_GET(self):
        if self.given.is_set():
            self.answered.wait(SECONDS)
        self.given.set()
        self.send_response(200)
        self.send_header("Lambda-Runtime-Aws-Request-Id", "1")
        self.send_header("Lambda-Runtime-Deadline-Ms", "9999999999999")
        self.send_header("Lambda-Runtime-Invoked-Function-Arn", "arn:aws:lambda:us-east-1:1:function:f")
        self.send_header("Content-Type", "application/json")
        self.end_headers()
        self.wfile.write(b'{"step": "none"}')

    def do_POST(self):
        body = self.rfile.read(int(self.headers.get("Content-Length", 0)))
        RuntimeApi.answer = (self.path, body.decode())
        self.answered.set()
        self.send_response(202)
        self.end_headers()

    def log_message(self, *_):
        pass


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
        function = subprocess.Popen([bootstrap], cwd=folder, env=environment)
        RuntimeApi.answered.wait(SECONDS)
        function.kill()
        function.wait()
    if RuntimeApi.answer is None:
        return "%s gave no answer in %d seconds" % (package, SECONDS)
    path, body = RuntimeApi.answer
    if path != INVOCATION + "1/response" or json.loads(body).get("outcome") != "invalid-input":
        return "%s answered %s %s" % (package, path, body)
    print(package, body)
    return None


if __name__ == "__main__":
    sys.exit(main(sys.argv[1]))
