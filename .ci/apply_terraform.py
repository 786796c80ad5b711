#!/usr/bin/env python3
"""Applies the examples of terraform/ with the real AWS provider to moto, which stands for AWS.

    apply_terraform.py [EXAMPLE...]

Each is validated, planned, applied, planned again, and destroyed, in a copy with zips that hold nothing. What a second plan
would change has to be in terraform_second_plans.json, with the reason. The provider is the registry's; or one of the folder
that ASSAY_TERRAFORM_PLUGINS names (a mirror as `terraform init -plugin-dir` takes it, /opt/tf-plugins where it is there).
"""
import glob
import json
import logging
import os
import re
import shutil
import subprocess
import sys
import tempfile
import time
import urllib.request
import zipfile

import boto3
import moto.apigateway.models as apigateway
import moto.athena.models as athena
import moto.athena.responses as athena_responses
import moto.events.models as events
import moto.stepfunctions.responses as stepfunctions
from moto.server import ThreadedMotoServer

ROOT = os.path.dirname(os.path.dirname(os.path.abspath(__file__)))
KNOWN = os.path.join(ROOT, ".ci", "terraform_second_plans.json")
EXAMPLES = ("minimal", "complete", "bedrock", "private-database")
REGION = "us-east-1"
MOST_SECONDS = 900
UNREACHABLE = "Failed to query available provider packages"
# What an older provider of a mirror does not know, and what stands for it in the copy.
OLDER = (('version = "~> 6.25"', 'version = ">= 5.0"'), ("aws_region.current.region", "aws_region.current.id"), (': "java25"', ': "java21"'))

# What the provider asks of Step Functions and moto does not know: to look at a definition, and for published versions.
stepfunctions.StepFunctionResponse.validate_state_machine_definition = lambda self: json.dumps(
    {"result": "OK", "diagnostics": [], "truncated": False}
)
stepfunctions.StepFunctionResponse.list_state_machine_versions = lambda self: json.dumps(
    {"stateMachineVersions": [{"stateMachineVersionArn": json.loads(self.body)["stateMachineArn"] + ":1", "creationDate": 0}]}
)

# What a contract may leave out of an integration and its answers; moto wants all of it.
api = apigateway.APIGatewayBackend
api.put_integration.__defaults__ = ("", "POST") + api.put_integration.__defaults__
api.put_integration_response.__defaults__ = ("", {}, {}) + api.put_integration_response.__defaults__

# moto takes a workgroup without tags for one that is not there.
athena.AthenaBackend.list_tags_for_resource = lambda self, resource_arn: self.tagger.list_tags_for_resource(resource_arn)


def delete_named_query(request):
    """moto keeps queries for ever."""
    request.athena_backend.named_queries.pop(request._get_param("NamedQueryId"), None)
    return "{}"


athena_responses.AthenaResponse.delete_named_query = delete_named_query


def variables(example):
    given = {"region": REGION, "bucket": "assay-" + example}
    if example == "complete":
        given["models"] = {
            "main": "gpt-4o",
            "test_code": ["gpt-4o", "gpt-4.1"],
            "budget": {"run_tokens": 200000},
            "settings": {"gpt-4o": {"price-input": "2.50", "price-output": "10"}},
        }
        given["api_keys"] = {"analysts": {"requests_per_day": 2000, "webhook": "https://hooks.example.com/assay"}, "others": {}}
        given["observability"] = {"alarm_email": "somebody@example.org", "telemetry": "https://collector.example.com:4318"}
    if example == "private-database":
        given.update(database())
    return given


def database():
    """An instance in a network of its own, which this example finds and does not make."""
    ec2, rds = boto3.client("ec2"), boto3.client("rds")
    network = ec2.create_vpc(CidrBlock="10.9.0.0/16")["Vpc"]["VpcId"]
    subnets = [
        ec2.create_subnet(VpcId=network, CidrBlock="10.9.%d.0/24" % number, AvailabilityZone=REGION + zone)["Subnet"]["SubnetId"]
        for number, zone in enumerate("ab")
    ]
    group = ec2.create_security_group(GroupName="db", Description="of the database", VpcId=network)["GroupId"]
    rds.create_db_subnet_group(DBSubnetGroupName="private", DBSubnetGroupDescription="private", SubnetIds=subnets)
    rds.create_db_instance(
        DBInstanceIdentifier="warehouse",
        DBInstanceClass="db.t4g.micro",
        Engine="postgres",
        MasterUsername="owner",
        MasterUserPassword="not-a-secret",
        AllocatedStorage=20,
        DBSubnetGroupName="private",
        VpcSecurityGroupIds=[group],
    )
    return {"db_instance": "warehouse", "db_name": "sales", "subnet_ids": subnets}


def copied(folder, older):
    for name in ("terraform", "infra"):
        shutil.copytree(os.path.join(ROOT, name), os.path.join(folder, name), ignore=shutil.ignore_patterns(".terraform*", "*.tfstate*"))
    for pom in glob.glob(os.path.join(ROOT, "functions", "*", "pom.xml")):
        target = os.path.join(folder, "functions", os.path.basename(os.path.dirname(pom)), "target")
        os.makedirs(target)
        with zipfile.ZipFile(os.path.join(target, "function.zip"), "w") as package:
            package.writestr("bootstrap", "")
    if older:
        for path in glob.glob(os.path.join(folder, "terraform", "**", "*.tf"), recursive=True):
            with open(path, encoding="utf-8") as file:
                text = file.read()
            for ours, theirs in OLDER:
                text = text.replace(ours, theirs)
            with open(path, "w", encoding="utf-8") as file:
                file.write(text)


def told(webhook):
    """What is wrong with what a webhook is told, where moto delivers the ends of questions: it calls addresses, without a
    body, and a queue beside them gets the body."""
    calls, queue, rules = [], boto3.client("sqs"), boto3.client("events")
    keys = {key["name"]: key["id"] for key in boto3.client("apigateway").get_api_keys()["items"]}
    machines = {name: arn for arn in machine_arns() for name in ("ask", "refine") if arn.endswith("-" + name)}
    owner, other = [key for name, key in sorted(keys.items()) if name.endswith(("analysts", "others"))]
    beside = queue.create_queue(QueueName="beside")["QueueUrl"]
    arn = queue.get_queue_attributes(QueueUrl=beside, AttributeNames=["QueueArn"])["Attributes"]["QueueArn"]
    rule, target = next(
        (rule["Name"], each)
        for rule in rules.list_rules()["Rules"]
        for each in rules.list_targets_by_rule(Rule=rule["Name"])["Targets"]
        if ":api-destination/" in each["Arn"]
    )
    rules.put_targets(Rule=rule, Targets=[{"Id": "beside", "Arn": arn, "InputTransformer": target["InputTransformer"]}])
    request, events.requests.request = events.requests.request, lambda **call: calls.append((call["method"], call["url"]))
    os.environ["MOTO_EVENTS_INVOKE_HTTP"] = "true"
    try:
        for name, machine, status in (
            (owner + "-q1", "ask", "SUCCEEDED"),
            (owner + "-q1", "ask", "RUNNING"),
            (owner + "-q2", "refine", "SUCCEEDED"),
            (other + "-q3", "ask", "FAILED"),
        ):
            detail = {"name": name, "stateMachineArn": machines[machine], "status": status, "output": "secret"}
            rules.put_events(Entries=[{"Source": "aws.states", "DetailType": "Step Functions Execution Status Change", "Detail": json.dumps(detail)}])
    finally:
        events.requests.request = request
        del os.environ["MOTO_EVENTS_INVOKE_HTTP"]
    bodies = [json.loads(message["Body"]) for message in queue.receive_message(QueueUrl=beside, MaxNumberOfMessages=10).get("Messages", [])]
    rules.remove_targets(Rule=rule, Ids=["beside"])
    queue.delete_queue(QueueUrl=beside)
    print("  the webhook was called %d time(s): %s" % (len(calls), bodies), flush=True)
    said = [(sorted(body), body.get("run"), body.get("execution")) for body in bodies]
    wanted = [(["at", "event", "execution", "run"], owner + "-q1", "SUCCEEDED")]
    return [] if calls == [("POST", webhook)] and said == wanted else ["the webhook was told %s by %s" % (said, calls)]


def machine_arns():
    return [machine["stateMachineArn"] for machine in boto3.client("stepfunctions").list_state_machines()["stateMachines"]]


class Terraform:
    def __init__(self, folder):
        self.folder = folder

    def __call__(self, *arguments, accepted=(0,)):
        try:
            done = subprocess.run(
                ["terraform", *arguments], cwd=self.folder, check=False, capture_output=True, text=True, timeout=MOST_SECONDS
            )
        except subprocess.TimeoutExpired as late:
            raise RuntimeError("terraform %s: no end in %d s: %s" % (" ".join(arguments), MOST_SECONDS, (late.stdout or b"").decode()[-6000:])) from late
        if done.returncode not in accepted:
            raise RuntimeError("terraform %s: %s" % (" ".join(arguments), (done.stdout + done.stderr)[-6000:]))
        return done.stdout


def changes(plan):
    """What a plan changes: the type of a resource and the attribute, or what becomes of all of it."""
    for change in plan.get("resource_changes", []):
        before, after, actions = change["change"]["before"], change["change"]["after"], change["change"]["actions"]
        if actions in (["no-op"], ["read"]):
            continue
        if actions != ["update"]:
            yield "%s: %s" % (change["type"], " and ".join(actions)), change["address"]
            continue
        unknown = change["change"].get("after_unknown", {})
        for name in sorted(set(before) | set(after)):
            if before.get(name) != after.get(name) and not unknown.get(name):
                yield "%s.%s" % (change["type"], name), change["address"]


def outputs_changed(plan):
    return [name for name, change in plan.get("output_changes", {}).items() if change["actions"] != ["no-op"]]


def apply(example, folder, plugins, known):
    """What was found that nobody knows; prints the rest."""
    terraform = Terraform(os.path.join(folder, "terraform", "examples", example))
    began = time.time()
    terraform("init", "-input=false", "-no-color", *(["-plugin-dir=" + plugins] if plugins else []))
    terraform("validate", "-no-color")
    with open(os.path.join(terraform.folder, "check.auto.tfvars.json"), "w", encoding="utf-8") as file:
        given = variables(example)
        json.dump(given, file)
    terraform("plan", "-input=false", "-no-color", "-out=first")
    first = json.loads(terraform("show", "-json", "first"))
    made = sum(change["change"]["actions"] == ["create"] for change in first["resource_changes"])
    terraform("apply", "-input=false", "-no-color", "-parallelism=20", "first")
    webhooks = [key["webhook"] for key in given.get("api_keys", {}).values() if "webhook" in key]
    problems = ["%s: %s" % (example, problem) for webhook in webhooks for problem in told(webhook)]
    terraform("plan", "-input=false", "-no-color", "-out=second", "-detailed-exitcode", accepted=(0, 2))
    second = json.loads(terraform("show", "-json", "second"))
    found = list(changes(second))
    print("%s: %d resources made, %d changes in the second plan" % (example, made, len(found)))
    for what, where in found:
        print("  %s: %s" % (where, known.get(what, "NOT KNOWN: " + what)), flush=True)
    terraform("destroy", "-input=false", "-no-color", "-auto-approve", "-parallelism=20")
    left = terraform("state", "list").split()
    print("  %d left after destroy, %d s" % (len(left), time.time() - began), flush=True)
    problems += ["%s: %s at %s" % (example, what, where) for what, where in found if what not in known]
    problems += ["%s: the output %s changes" % (example, name) for name in outputs_changed(second) if not found]
    return problems + ["%s: %s is left after destroy" % (example, address) for address in left]


def forget():
    """Each example has an account of its own: a secret that was destroyed keeps its name for days."""
    request = urllib.request.Request(os.environ["AWS_ENDPOINT_URL"] + "/moto-api/reset", method="POST")
    urllib.request.urlopen(request).close()


def mirrored(plugins):
    versions = glob.glob(os.path.join(plugins, "registry.terraform.io", "hashicorp", "aws", "*"))
    return sorted(os.path.basename(version) for version in versions)


def main(examples):
    if shutil.which("terraform") is None:
        print("skipped: Terraform is not installed")
        return 0
    plugins = os.environ.get("ASSAY_TERRAFORM_PLUGINS", "/opt/tf-plugins")
    plugins = plugins if mirrored(plugins) else None
    older = bool(plugins) and int(re.match(r"\d+", mirrored(plugins)[-1])[0]) < 6
    if plugins:
        print("the provider %s of %s" % (mirrored(plugins)[-1], plugins))
    for ours, theirs in OLDER if older else ():
        print("  it is older than the modules ask for; in the copy, %s stands for %s" % (theirs, ours))
    with open(KNOWN, encoding="utf-8") as file:
        known = json.load(file)
    logging.getLogger("werkzeug").setLevel(logging.ERROR)
    server = ThreadedMotoServer(ip_address="127.0.0.1", port=0, verbose=False)
    server.start()
    os.environ["AWS_ENDPOINT_URL"] = "http://%s:%d" % server.get_host_and_port()
    problems = []
    try:
        with tempfile.TemporaryDirectory() as folder:
            copied(folder, older)
            for example in examples:
                forget()
                problems += apply(example, folder, plugins, known)
    except RuntimeError as failure:
        if UNREACHABLE in str(failure) and "GITHUB_ACTIONS" not in os.environ:
            print("skipped: the AWS provider is not to be had here: no registry, and no folder in ASSAY_TERRAFORM_PLUGINS")
            return 0
        problems.append(str(failure))
    finally:
        server.stop()
    print("\n".join(problems))
    return 1 if problems else 0


if __name__ == "__main__":
    os.environ.update(
        AWS_ACCESS_KEY_ID="none", AWS_SECRET_ACCESS_KEY="none", AWS_DEFAULT_REGION=REGION, AWS_REGION=REGION, AWS_MAX_ATTEMPTS="3", TF_IN_AUTOMATION="1", CHECKPOINT_DISABLE="1"
    )
    for name in ("TF_CLI_CONFIG_FILE", "AWS_PROFILE"):
        os.environ.pop(name, None)
    unknown = set(sys.argv[1:]) - set(EXAMPLES)
    if unknown:
        sys.exit("there is no example %s; there are: %s" % (", ".join(sorted(unknown)), ", ".join(EXAMPLES)))
    sys.exit(main(sys.argv[1:] or EXAMPLES))
