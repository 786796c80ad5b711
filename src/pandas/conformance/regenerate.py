"""Writes the golden outcomes of the conformance programs, with real pandas.

    pip install pandas==2.3.3 numpy
    python regenerate.py [--check] [FILE.py ...]

A file holds several programs: lines '# case: NAME' start one each. What stands before the first of
them, or between a line '# data: NAME' and the first of them, is the data that the programs up to the
next such line begin with. Each program runs by itself and leaves its outcome in the variable
'result'. The outcomes go into a JSON file of the same name. With --check nothing is written; files
whose outcomes have changed are listed.

Equal numbers come out of numpy's default sort in an order that depends on the processor: this needs
one with AVX2 (x86-64; AVX-512 for more than 256 rows), as Assay sorts like it. Dot products and some
of numpy's functions end in other last digits on other processors, too. The outcomes were written with
AVX-512; without it, --check lists nine files, which differ in last digits and in the order of ties.
"""

import contextlib
import datetime
import io
import json
import math
import os
import pathlib
import re
import sys
import warnings

warnings.simplefilter("ignore")

import numpy as np  # noqa: E402
import pandas as pd  # noqa: E402

HERE = pathlib.Path(__file__).resolve().parent


def cases(text):
    for section in re.split(r"^# data: .*\n", text, flags=re.M):
        parts = re.split(r"^# case: *(.*?) *$\n", section, flags=re.M)
        for name, body in zip(parts[1::2], parts[2::2]):
            yield name, parts[0] + body


def cell(value):
    if value is None:
        return None
    if value is pd.NaT:
        return {"na": "NaT"}
    if value is pd.NA:
        return {"na": "NA"}
    if isinstance(value, (bool, np.bool_)):
        return bool(value)
    if isinstance(value, (int, np.integer)) and not isinstance(value, np.timedelta64):
        return {"i": str(int(value))}
    if isinstance(value, (float, np.floating)):
        value = float(value)
        if math.isnan(value):
            return {"na": "nan"}
        return {"f": repr(value)}
    if isinstance(value, str):
        return str(value)
    if isinstance(value, pd.Timestamp):
        return {"t": str(value)}
    if isinstance(value, np.datetime64):
        return cell(pd.Timestamp(value))
    if isinstance(value, np.timedelta64) and np.isnat(value):
        return {"na": "NaT"}
    if isinstance(value, (pd.Timedelta, np.timedelta64)):
        return {"d": str(pd.Timedelta(value))}
    if isinstance(value, tuple):
        return {"tuple": [cell(each) for each in value]}
    if isinstance(value, list):
        return {"list": [cell(each) for each in value]}
    if isinstance(value, (np.ndarray, pd.api.extensions.ExtensionArray)):
        return {"array": [cell(each) for each in value.tolist()] if value.ndim else cell(value.item())}
    if isinstance(value, (set, frozenset)):
        return {"set": sorted((cell(each) for each in value), key=json.dumps)}
    if isinstance(value, dict):
        return {"dict": [[cell(key), cell(each)] for key, each in value.items()]}
    if isinstance(value, (pd.Series, pd.DataFrame, pd.Index)):
        return outcome(value)
    return {"str": str(value)}


def labels(index):
    return [cell(label) for label in index.tolist()]


def outcome(value):
    if isinstance(value, pd.DataFrame):
        return {
            "kind": "DataFrame",
            "columns": labels(value.columns),
            "column_names": [cell(name) for name in value.columns.names],
            "dtypes": [str(dtype) for dtype in value.dtypes],
            "index": labels(value.index),
            "index_names": [cell(name) for name in value.index.names],
            "data": [[cell(each) for each in value.iloc[:, at].tolist()] for at in range(value.shape[1])],
        }
    if isinstance(value, pd.Series):
        return {
            "kind": "Series",
            "name": cell(value.name),
            "dtype": str(value.dtype),
            "index": labels(value.index),
            "index_names": [cell(name) for name in value.index.names],
            "data": [cell(each) for each in value.tolist()],
        }
    if isinstance(value, pd.Index):
        return {
            "kind": "Index",
            "dtype": str(value.dtype),
            "index": labels(value),
            "index_names": [cell(name) for name in value.names],
        }
    if isinstance(value, np.ndarray):
        return {"kind": "array", "dtype": str(value.dtype) if value.dtype.kind not in "UO" else "object", "data": cell(value.tolist())}
    if isinstance(value, pd.api.extensions.ExtensionArray):
        return {"kind": "array", "dtype": str(value.dtype), "data": cell(value.tolist())}
    kind = type(value).__name__
    return {"kind": kind, "value": cell(value)}


def run(code):
    scope = {"__name__": "__main__"}
    pd.reset_option("^display", silent=True)  # what programs before this one have set
    try:
        with contextlib.redirect_stdout(io.StringIO()):
            exec(compile(code, "program", "exec"), scope)
    except Exception as raised:
        return error(raised)
    if "result" not in scope:
        return {"error": "no result"}
    return outcome(scope["result"])


def error(raised):
    kind = type(raised)
    hidden = kind.__module__.startswith("numpy") and kind.__module__ != "numpy.exceptions"
    if hidden:  # kinds of TypeError that numpy keeps to itself
        kind = next(base for base in kind.__mro__ if base.__module__ == "builtins")
    return {"error": kind.__name__}


def listed(outcomes):
    lines = [json.dumps(name, ensure_ascii=False) + ": " + json.dumps(each, ensure_ascii=False) for name, each in outcomes]
    return "{\n" + ",\n".join(lines) + "\n}\n"


def golden(path):
    return listed((name, run(code)) for name, code in cases(path.read_text()))


def main(arguments):
    check = "--check" in arguments
    given = [pathlib.Path(each).resolve() for each in arguments if not each.startswith("--")]
    files = given or sorted(HERE.glob("programs/*.py"))
    changed = []
    for path in files:
        text = golden(path)
        target = path.with_suffix(".json")
        if not target.exists() or target.read_text() != text:
            changed.append(path)
            if not check:
                target.write_text(text)
    for path in changed:
        print(("differs: " if check else "written: ") + os.path.relpath(path, HERE))
    return 1 if check and changed else 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
