#!/usr/bin/env python3
"""Holds the aws commands that documents show against the models that the command line is made from, botocore's.

    check_aws_commands.py FILE.md...

Each has to name a service, one of its operations, and options that are inputs of it; all inputs that it requires have to be there.
"""
import re
import sys

import botocore.session
from botocore import xform_name

COMMAND = re.compile(r"\baws ((?:[a-z0-9-]+) (?:[a-z0-9-]+)(?:[^`\n]|\\\n)*)")
GLOBAL = {"query", "output", "region", "profile", "endpoint-url", "no-cli-pager"}
# What the command line makes itself of several operations.
OWN = {("s3", "cp"), ("s3", "ls"), ("s3", "sync")}


def faults(session, command):
    words = command.replace("\\\n", " ").split()
    service, name = words[0], words[1]
    if (service, name) in OWN:
        return []
    if service not in session.get_available_services():
        return ["there is no service " + service]
    model = session.get_service_model(service)
    operations = {xform_name(each, "-"): each for each in model.operation_names}
    if name not in operations:
        return ["%s has no operation %s" % (service, name)]
    shape = model.operation_model(operations[name]).input_shape
    inputs = {xform_name(each, "-"): member for each, member in shape.members.items()} if shape else {}
    required = {xform_name(each, "-") for each in shape.required_members} if shape else set()
    given = [word[2:].split("=")[0] for word in words if word.startswith("--")]
    plain = {each[3:] if each.startswith("no-") and getattr(inputs.get(each[3:]), "type_name", "") == "boolean" else each for each in given}
    known = set(inputs) | GLOBAL
    unknown = ["%s %s has no option --%s" % (service, name, each) for each in sorted(plain - known)]
    return unknown + ["%s %s needs --%s" % (service, name, each) for each in sorted(required - plain)]


def main(paths):
    session = botocore.session.get_session()
    found, problems = 0, []
    for path in paths:
        with open(path, encoding="utf-8") as file:
            for match in COMMAND.finditer(file.read()):
                found += 1
                problems += ["%s: aws %s: %s" % (path, match[1][:60], fault) for fault in faults(session, match[1])]
    print("\n".join(problems))
    print("%d commands, %d problems" % (found, len(problems)))
    return 1 if problems or not found else 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
