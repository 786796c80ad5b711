#!/usr/bin/env python3
"""Runs state machines in another interpreter, moto's copy of LocalStack's, and compares how they end.

The programs of src/statemachine and the scenarios of the deployed machines say what functions answer and
how the execution ends; the project's own tests hold them against the project's interpreter. JSONata is
that of jsonata-python. Waits pass at once, and executions begin when the scenarios say. Prints what differs, and
each known difference with its reason; ends with 1 where anything else differs.

    compare_state_machines.py [NAME...]

moto reads items from JSON and not from JSON lines, and takes no Arguments of a ResultWriter: in what it is given, the
items are the same in an array, and no ResultWriter is there. How lines are read, and results written, is so not compared.
"""
import copy
import datetime
import glob
import hashlib
import json
import logging
import multiprocessing
import os
import random
import re
import sys
import threading
import time
import types
import uuid

import jsonata
import moto.stepfunctions.parser.asl.jsonata.jsonata as expressions

ROOT = os.path.dirname(os.path.dirname(os.path.abspath(__file__)))
PROGRAMS = "src/statemachine/src/test/resources/dev/assay/statemachine/programs"
SCENARIOS = "src/cli/src/test/resources/dev/assay/cli/run/scenarios"
DIFFERENCES = os.path.join(ROOT, ".ci", "state_machine_differences.json")
SECONDS = 60
# What is known to differ may have no end in moto, and is not waited for as long.
KNOWN_SECONDS = 15
NO_END = "no end"
ROLE = "arn:aws:iam::123456789012:role/any"
MACHINE = "arn:aws:states:us-east-1:123456789012:stateMachine:"
# When executions begin, as in the project's own test of the scenarios.
START = datetime.datetime(2026, 3, 1, 12, tzinfo=datetime.timezone.utc)
PROCESSES = 2


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
from moto.stepfunctions.models import StateMachine  # noqa: E402
from moto.stepfunctions.parser import models  # noqa: E402
from moto.stepfunctions.parser.asl.component.common.retry import retrier_decl  # noqa: E402
from moto.stepfunctions.parser.asl.component.state.exec.state_task import lambda_eval_utils  # noqa: E402
from moto.stepfunctions.parser.asl.component.state.exec.state_task.service.state_task_service_aws_sdk import (  # noqa: E402
    StateTaskServiceAwsSdk,
)
from moto.stepfunctions.parser.asl.component.state.exec.state_task.service.state_task_service_sfn import (  # noqa: E402
    StateTaskServiceSfn,
)
from moto.stepfunctions.parser.asl.component.state.wait.wait_function import wait_function  # noqa: E402


class Clock:
    """Nobody waits."""

    time = staticmethod(time.time)
    sleep = staticmethod(lambda seconds: None)


retrier_decl.time = Clock
wait_function.WaitFunction._wait_interval = lambda self, env, wait_seconds: None


def renamed(values, spelling):
    """The same fields, by names that begin otherwise."""
    for name in list(values):
        values[spelling(name[0]) + name[1:]] = values.pop(name)


def as_asked(self, parameters, *_, **__):
    parameters["Input"] = json.dumps(parameters.get("Input", {}))
    renamed(parameters, str.lower)


# moto hands arguments of startExecution, and what it answers, on without the names that each side has.
StateTaskServiceSfn._normalise_parameters = as_asked
StateTaskServiceSfn._normalise_response = lambda self, response, *_, **__: renamed(response, str.upper)
# It copies a machine with all its executions, one of which may be under way.
StateMachine.__deepcopy__ = lambda self, _: copy.copy(self)
models.datetime = types.SimpleNamespace(datetime=types.SimpleNamespace(now=lambda tz: START), timezone=datetime.timezone)


def service_error(name, message):
    error = {"Code": name.replace("Lambda.", ""), "Message": message}
    return ClientError({"Error": error, "ResponseMetadata": {"HTTPStatusCode": 500, "RequestId": "1"}}, "Invoke")


class Functions:
    """Functions that answer as a file says, by their names or, where that has steps, by steps; actions of services by
    the integration's name."""

    def __init__(self, scripts):
        self.scripts = {name: script if script == "echo" else list(script) for name, script in scripts.items()}
        self.lock = threading.Lock()
        self.called = []

    def invoke(self, parameters, **_):
        payload = json.loads(parameters["Payload"])
        function = re.sub(r"^arn:.*:function:([^:]+).*$", r"\1", parameters["FunctionName"])
        name = payload["step"] if isinstance(payload, dict) and payload.get("step") in self.scripts else function
        scripted = self.scripted(name, payload)
        if scripted == "echo":
            return answer(payload)
        if "serviceError" in scripted:
            raise service_error(scripted["serviceError"], scripted["message"])
        if "error" in scripted:
            failure = {"errorMessage": scripted["message"], "errorType": scripted["error"]}
            return {"FunctionError": "Unhandled", "Payload": failure, "StatusCode": 200}
        return answer(scripted["answer"])

    def act(self, task, environment, parameters):
        scripted = self.scripted("aws-sdk:%s:%s" % (task.resource.api_name, task.resource.api_action), parameters)
        if scripted == "echo":
            environment.stack.append(parameters)
            return
        if "serviceError" in scripted:
            raise service_error(scripted["serviceError"].split(".")[1], scripted["message"])
        environment.stack.append(scripted["answer"])

    def scripted(self, name, payload):
        with self.lock:
            self.called.append((name, json.loads(json.dumps(payload))))
            script = self.scripts.get(name)
            if script == "echo":
                return script
            if not script:
                raise AssertionError("no answer left for %s %s" % (name, payload))
            return script.pop(0)


def answer(payload):
    return {"ExecutedVersion": "$LATEST", "Payload": payload, "StatusCode": 200}


def filled(text, values):
    for name, value in values.items():
        text = text.replace("${%s}" % name, value)
    return text


def for_moto(definition, run):
    """Without what moto does not read; up to the state that ends it, where the scenario names one."""
    machine = json.loads(definition)
    if "ends" in run:
        last = machine["States"][run["ends"]]
        del machine["States"][last.pop("Next")]
        last["End"] = True
    for state in machine["States"].values():
        state.pop("ResultWriter", None)
        if state.get("ItemReader", {}).get("ReaderConfig", {}).get("InputType") == "JSONL":
            state["ItemReader"]["ReaderConfig"]["InputType"] = "JSON"
        if "ToleratedFailurePercentage" in state:
            state["ToleratedFailurePercentage"] = float(state["ToleratedFailurePercentage"])
    return json.dumps(machine)


def surroundings(client, run):
    """Objects of buckets, and machines that are started."""
    for bucket, objects in run.get("objects", {}).items():
        store = boto3.client("s3", region_name="us-east-1")
        store.create_bucket(Bucket=bucket)
        for key, items in objects.items():
            store.put_object(Bucket=bucket, Key=key, Body=json.dumps(items).encode())
    for name, definition in run.get("machines", {}).items():
        client.create_state_machine(name=name, definition=json.dumps(definition), roleArn=ROLE)


def execute(definition, run, seconds):
    functions = Functions(run.get("functions", {}))
    lambda_eval_utils._invoke_lambda_function = lambda **arguments: functions.invoke(**arguments)
    StateTaskServiceAwsSdk._eval_service_task = lambda task, env, resource_runtime_part, normalised_parameters, **_: (
        functions.act(task, env, normalised_parameters)
    )
    client = boto3.client("stepfunctions", region_name="us-east-1")
    surroundings(client, run)
    machine = client.create_state_machine(name="m" + uuid.uuid4().hex, definition=for_moto(definition, run), roleArn=ROLE)
    execution = client.start_execution(stateMachineArn=machine["stateMachineArn"], input=json.dumps(run["input"]))
    until = time.time() + seconds
    while time.time() < until:
        told = client.describe_execution(executionArn=execution["executionArn"])
        if told["status"] != "RUNNING":
            break
        time.sleep(0.02)
    else:
        client.stop_execution(executionArn=execution["executionArn"])
        return {"error": NO_END, "cause": "within %d s" % seconds}, functions
    if told["status"] == "SUCCEEDED":
        return {"output": parsed(told.get("output"))}, functions
    return {"error": told.get("error"), "cause": told.get("cause")}, functions


def parsed(output):
    """moto tells a text without its quotes."""
    try:
        return json.loads(output)
    except (TypeError, ValueError):
        return output


def difference(definition, run, seconds=SECONDS):
    """What is different; None where nothing is. Causes are in each interpreter's own words."""
    try:
        with mock_aws(config={"stepfunctions": {"execute_state_machine": True}}):
            end, functions = execute(definition, run, seconds)
    except Exception as failure:
        return "%s: %s" % (type(failure).__name__, str(failure)[:300])
    expected = {"output": run["output"]} if "output" in run else {"error": run.get("error")}
    if {name: end.get(name) for name in expected} != expected:
        return "ends with %s, not %s" % (json.dumps(end)[:300], json.dumps(expected)[:300])
    called = sorted(name for name, _ in functions.called)
    if "calls" in run and called != sorted(run["calls"]):
        return "calls %s, not %s" % (called, sorted(run["calls"]))
    for name, expected in run.get("payloads", {}).items():
        given = [payload for called, payload in functions.called if called == name]
        if given != expected:
            return "gives %s %s, not %s" % (name, json.dumps(given)[:300], json.dumps(expected)[:300])
    return None


def judged(case):
    name, definition, run, is_known = case
    return name, difference(definition, run, KNOWN_SECONDS if is_known else SECONDS)


def cases():
    for path in sorted(glob.glob(os.path.join(ROOT, PROGRAMS, "*.asl.json"))):
        with open(path, encoding="utf-8") as file, open(path.replace(".asl.", ".run."), encoding="utf-8") as run:
            yield os.path.basename(path).replace(".asl.json", ""), file.read(), json.load(run)
    for path in sorted(glob.glob(os.path.join(ROOT, SCENARIOS, "*.json"))):
        with open(path, encoding="utf-8") as file:
            run = json.load(file)
        with open(os.path.join(ROOT, "infra", run["machine"] + ".asl.json"), encoding="utf-8") as file:
            names = {name.replace("-", "_"): MACHINE + name if name in run.get("machines", {}) else name for name in run["names"]}
            yield os.path.basename(path).replace(".json", ""), filled(file.read(), names), run


def main(names):
    logging.disable(logging.CRITICAL)
    with open(DIFFERENCES, encoding="utf-8") as file:
        known = json.load(file)
    chosen = [(*case, case[0] in known) for case in cases() if not names or case[0] in names]
    same, differing, unexpected, slow = 0, 0, [], []
    with multiprocessing.Pool(PROCESSES, maxtasksperchild=1) as processes:
        for case, (name, found) in zip(chosen, processes.imap(judged, chosen)):
            if found and NO_END in found and name not in known:
                slow.append(case)
            elif found is None and name in known:
                unexpected.append(name + ": is the same now; take it off " + os.path.basename(DIFFERENCES))
            elif found is None:
                same += 1
            elif name in known:
                differing += 1
                print("%s: known: %s" % (name, known[name]))
            else:
                unexpected.append("%s: %s" % (name, found))
    # a busy machine is no difference: each by itself once more
    for name, definition, run, _ in slow:
        found = difference(definition, run, SECONDS * 2)
        if found is None:
            same += 1
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
    sys.exit(main(sys.argv[1:]))
