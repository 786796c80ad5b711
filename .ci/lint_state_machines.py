#!/usr/bin/env python3
"""Gives cfn-lint the state machines, each as the definition of a resource in a template of CloudFormation.

    lint_state_machines.py infra/*.asl.json
"""
import json
import os
import subprocess
import sys
import tempfile

# Placeholders of Terraform stand where substitutions of CloudFormation would.
IGNORED = "W1020,E1029,W3002"
# What is right all the same, with the reason.
ACCEPTED = {
    "'{% $concurrency %}' is not of type 'number'": "MaxConcurrency may be an expression, where the language is JSONata"
}


def main(paths):
    resources = {}
    for path in paths:
        with open(path, encoding="utf-8") as file:
            definition = json.load(file)
        name = "".join(letter for letter in os.path.basename(path) if letter.isalnum())
        properties = {"RoleArn": "arn:aws:iam::123456789012:role/any", "Definition": definition}
        resources[name] = {"Type": "AWS::StepFunctions::StateMachine", "Properties": properties}
    with tempfile.NamedTemporaryFile("w", suffix=".json", encoding="utf-8") as template:
        json.dump({"AWSTemplateFormatVersion": "2010-09-09", "Resources": resources}, template)
        template.flush()
        program = os.path.join(os.path.dirname(sys.executable), "cfn-lint")
        lint = [program, "--ignore-checks", IGNORED, "--format", "json", "--", template.name]
        linted = subprocess.run(lint, check=False, capture_output=True, text=True)
    # its status is a sum of 2, 4 and 8 by what it found; it prints nothing where it found nothing
    if linted.returncode & 1 or linted.returncode > 14 or (linted.returncode and not linted.stdout):
        print(linted.stderr or "cfn-lint ended with %d" % linted.returncode, file=sys.stderr)
        return 1
    found = json.loads(linted.stdout or "[]")
    problems = [each for each in found if each["Message"] not in ACCEPTED]
    for each in problems:
        place = "/".join(str(part) for part in each["Location"]["Path"] or [])
        print("%s %s: %s" % (each["Rule"]["Id"], place, each["Message"]))
    print("%d problems, %d accepted" % (len(problems), len(found) - len(problems)))
    return 1 if problems else 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
