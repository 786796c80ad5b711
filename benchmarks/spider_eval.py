#!/usr/bin/env python3
"""Scores predictions on Spider by the rules of its official evaluator (etype exec), the other side of
the comparison in SpiderEvalTime: written from the rules, with nothing but Python's standard library.

    spider_eval.py DATA PREDICTIONS [--entries]

DATA holds gold.sql and databases/<database>/<database>.sqlite; prints how many are right and the
seconds it took, without the interpreter's start; with --entries, 0 or 1 for each question instead.
"""
import itertools
import os
import random
import re
import sqlite3
import sys
import time
from collections import Counter

TOKEN = re.compile(r"""'(?:[^']|'')*'|"(?:[^"]|"")*"|`[^`]*`|\[[^\]]*\]|--[^\n]*|/\*.*?\*/|\w+|\s+|.""", re.S)
YEAR = re.compile(r"YEAR\s*\(\s*CURDATE\s*\(\s*\)\s*\)\s*", re.I)


def prepared(sql):
    for torn, joined in (("> =", ">="), ("< =", "<="), ("! =", "!=")):
        sql = sql.replace(torn, joined)
    kept = []
    for token in TOKEN.findall(sql):
        if token == ";":
            break
        if token.lower() != "distinct":
            kept.append(token)
    return "".join(kept)


def rows(path, sql):
    connection = sqlite3.connect(path)
    connection.text_factory = lambda raw: raw.decode(errors="ignore")
    try:
        return connection.execute(YEAR.sub("2020", sql)).fetchall()
    except Exception:
        return None
    finally:
        connection.close()


def sorted_row(row):
    return tuple(sorted(row, key=lambda value: str(value) + str(type(value))))


def permutations(gold, predicted):
    width = len(gold[0])
    choices = [set(range(width)) for _ in range(width)]
    if width > 3:
        held = [{row[column] for row in gold} for column in range(width)]
        for row in (random.choice(predicted) for _ in range(20)):
            for column in range(width):
                choices[column] = {c for c in choices[column] if row[c] in held[column]}
    return (each for each in itertools.product(*choices) if len(set(each)) == width)


def equal(gold, predicted, ordered):
    if not gold and not predicted:
        return True
    if len(gold) != len(predicted) or len(gold[0]) != len(predicted[0]):
        return False
    left, right = list(map(sorted_row, gold)), list(map(sorted_row, predicted))
    if (left != right) if ordered else (set(left) != set(right)):
        return False
    for order in permutations(gold, predicted):
        permuted = [tuple(row[column] for column in order) for row in predicted]
        if gold == permuted if ordered else Counter(gold) == Counter(permuted):
            return True
    return False


def right(folder, gold_line, predicted_line):
    gold, database = gold_line.strip().split("\t")
    gold = prepared(gold)
    predicted = prepared(predicted_line.strip().split("\t")[0].replace(" value ", " 1 "))
    path = os.path.join(folder, "databases", database, database + ".sqlite")
    expected, actual = rows(path, gold), rows(path, predicted)
    return actual is not None and equal(expected, actual, "order by" in gold.lower())


def main():
    folder, predictions = sys.argv[1], sys.argv[2]
    start = time.perf_counter()
    with open(os.path.join(folder, "gold.sql")) as gold, open(predictions) as predicted:
        scores = [right(folder, *lines) for lines in zip(gold, predicted)]
    seconds = time.perf_counter() - start
    if "--entries" in sys.argv:
        print("\n".join(str(int(score)) for score in scores))
    else:
        print(f"{sum(scores)} of {len(scores)} right, {seconds:.2f} s")


main()
