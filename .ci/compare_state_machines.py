#!/usr/bin/env python3
"""Runs state machines in another interpreter, moto's copy of LocalStack's, and compares how they end.

The programs of src/statemachine and the scenarios of the deployed machines say what functions answer and
how the execution ends; the project's own tests hold them against the project's interpreter. JSONata is
that of jsonata-python. Waits pass at once. Prints what differs, and each known difference with its reason;
ends with 1 where anything else differs.

    compare_state_machines.py
"""
import glob
import hashlib
import json
import logging
import os
import random
import re
import sys
import threading
import time
import uuid

import jsonata
import moto.stepfunctions.parser.asl.jsonata.jsonata as expressions

ROOT = os.path.dirname(os.path.dirname(os.path.abspath(__file__)))
PROGRAMS = "src/statemachine/src/test/resources/dev/assay/statemachine/programs"
SCENARIOS = "src/cli/src/test/resources/dev/assay/cli/run/scenarios"
DIFFERENCES = os.path.join(ROOT, ".ci", "state_machine_differences.json")
SECONDS = 60
ROLE = "arn:aws:iam::123456789012:role/any"


def partition(values, size):
    return [values[at : at + size] for at in range(0, len(values), int(size))]


def numbers(first, last, step):
    return list(range(int(first), int(last) + (1 if step > 0 else -1), int(step)))


def evaluate(text):
    try:
        expression = jsonata.Jsonata(text)
        expression.register_lambda("parse", json.loads)
        expression.register_lambda("partition", partition)
        expression.register_lambda("range", numbers)
        expression.register_lambda("uuid", lambda: str(uuid.uuid4()))
        expression.register_lambda("random", lambda *_: random.random())
        expression.register_lambda(
            "hash", lambda text, name: hashlib.new(name.replace("-", ""), text.encode()).hexdigest()
        )
        return expression.evaluate(None)
    except Exception as failure:
        raise expressions.JSONataException("UNKNOWN", str(failure)) from failure


def declarations(bindings):
    """moto's own puts texts between quotes as they are."""
    return "".join("%s:=%s;" % (name, json.dumps(value, default=iso)) for name, value in bindings.items())


def iso(moment):
    return moment.strftime("%Y-%m-%dT%H:%M:%S.000Z")


expressions.eval_jsonata_expression = evaluate
expressions.encode_jsonata_variable_declarations = declarations

import boto3  # noqa: E402
from botocore.exceptions import ClientError  # noqa: E402
from moto import mock_aws  # noqa: E402
from moto.stepfunctions.parser.asl.component.common.retry import retrier_decl  # noqa: E402
from moto.stepfunctions.parser.asl.component.state.exec.state_task import lambda_eval_utils  # noqa: E402
from moto.stepfunctions.parser.asl.component.state.wait.wait_function import wait_function  # noqa: E402


class Clock:
    """Nobody waits."""

    time = staticmethod(time.time)
    sleep = staticmethod(lambda seconds: None)


retrier_decl.time = Clock
wait_function.WaitFunction._wait_interval = lambda self, env, wait_seconds: None


def service_error(name, message):
    error = {"Code": name.replace("Lambda.", ""), "Message": message}
    return ClientError({"Error": error, "ResponseMetadata": {"HTTPStatusCode": 500, "RequestId": "1"}}, "Invoke")


class Functions:
    """Functions that answer as a file says, by their names or, where that has steps, by steps."""

    def __init__(self, scripts):
        self.scripts = {name: script if script == "echo" else list(script) for name, script in scripts.items()}
        self.lock = threading.Lock()
        self.called = []

    def call(self, parameters, **_):
        payload = json.loads(parameters["Payload"])
        function = re.sub(r"^arn:.*:function:([^:]+).*$", r"\1", parameters["FunctionName"])
        name = payload["step"] if isinstance(payload, dict) and payload.get("step") in self.scripts else function
        with self.lock:
            self.called.append(name)
            script = self.scripts.get(name)
            if script == "echo":
                return answer(payload)
            if not script:
                raise AssertionError("no answer left for %s %s" % (name, payload))
            scripted = script.pop(0)
        if scripted == "echo":
            return answer(payload)
        if "serviceError" in scripted:
            raise service_error(scripted["serviceError"], scripted["message"])
        if "error" in scripted:
            failure = {"errorMessage": scripted["message"], "errorType": scripted["error"]}
            return {"FunctionError": "Unhandled", "Payload": failure, "StatusCode": 200}
        return answer(scripted["answer"])


def answer(payload):
    return {"ExecutedVersion": "$LATEST", "Payload": payload, "StatusCode": 200}


def filled(text, values):
    for name, value in values.items():
        text = text.replace("${%s}" % name, value)
    return text


def execute(definition, run):
    functions = Functions(run.get("functions", {}))
    lambda_eval_utils._invoke_lambda_function = lambda **arguments: functions.call(**arguments)
    client = boto3.client("stepfunctions", region_name="us-east-1")
    machine = client.create_state_machine(name="m" + uuid.uuid4().hex, definition=definition, roleArn=ROLE)
    execution = client.start_execution(stateMachineArn=machine["stateMachineArn"], input=json.dumps(run["input"]))
    until = time.time() + SECONDS
    while time.time() < until:
        told = client.describe_execution(executionArn=execution["executionArn"])
        if told["status"] != "RUNNING":
            break
        time.sleep(0.02)
    else:
        client.stop_execution(executionArn=execution["executionArn"])
        return {"error": "no end", "cause": "within %d s" % SECONDS}, functions
    if told["status"] == "SUCCEEDED":
        return {"output": parsed(told.get("output"))}, functions
    return {"error": told.get("error"), "cause": told.get("cause")}, functions


def parsed(output):
    """moto tells a text without its quotes."""
    try:
        return json.loads(output)
    except (TypeError, ValueError):
        return output


def difference(definition, run):
    """What is different; None where nothing is. Causes are in each interpreter's own words."""
    try:
        with mock_aws(config={"stepfunctions": {"execute_state_machine": True}}):
            end, functions = execute(definition, run)
    except Exception as failure:
        return "%s: %s" % (type(failure).__name__, str(failure)[:300])
    expected = {"output": run["output"]} if "output" in run else {"error": run.get("error")}
    if {name: end.get(name) for name in expected} != expected:
        return "ends with %s, not %s" % (json.dumps(end)[:300], json.dumps(expected)[:300])
    if "calls" in run and sorted(functions.called) != sorted(run["calls"]):
        return "calls %s, not %s" % (sorted(functions.called), sorted(run["calls"]))
    return None


def cases():
    for path in sorted(glob.glob(os.path.join(ROOT, PROGRAMS, "*.asl.json"))):
        with open(path, encoding="utf-8") as file, open(path.replace(".asl.", ".run."), encoding="utf-8") as run:
            yield os.path.basename(path).replace(".asl.json", ""), file.read(), json.load(run)
    for path in sorted(glob.glob(os.path.join(ROOT, SCENARIOS, "*.json"))):
        with open(path, encoding="utf-8") as file:
            run = json.load(file)
        with open(os.path.join(ROOT, "infra", run["machine"] + ".asl.json"), encoding="utf-8") as file:
            names = {name.replace("-", "_"): name for name in run["names"]}
            yield os.path.basename(path).replace(".json", ""), filled(file.read(), names), run


def main():
    logging.disable(logging.CRITICAL)
    with open(DIFFERENCES, encoding="utf-8") as file:
        known = json.load(file)
    same, differing, unexpected = 0, 0, []
    for name, definition, run in cases():
        found = difference(definition, run)
        if found is None and name in known:
            unexpected.append(name + ": is the same now; take it off " + os.path.basename(DIFFERENCES))
        elif found is None:
            same += 1
        elif name in known:
            differing += 1
            print("%s: known: %s" % (name, known[name]))
        else:
            unexpected.append("%s: %s" % (name, found))
    for line in unexpected:
        print(line)
    print("%d the same, %d known to differ, %d not" % (same, differing, len(unexpected)))
    if same == 0:
        print("nothing was compared: where are the programs?")
    return 1 if unexpected or same == 0 else 0


if __name__ == "__main__":
    os.environ.setdefault("AWS_ACCESS_KEY_ID", "none")
    os.environ.setdefault("AWS_SECRET_ACCESS_KEY", "none")
    sys.exit(main())
