import pandas as pd
import numpy as np
import re
import math
import json
import copy
import bisect
import heapq
import string
import operator
import statistics as stats
import itertools as it
from datetime import date, datetime, timedelta
from collections import Counter, defaultdict, OrderedDict, deque, namedtuple
from functools import reduce, partial, lru_cache, cmp_to_key, wraps

students = pd.DataFrame({
    "sid": ["s1", "s2", "s3", "s4", "s5", "s6", "s7", "s8"],
    "name": ["Łukasz Nowak", "Mia Chen", "mia chen", "Noah  O'Connor", "Émile Zola", "Zed", " Ann-Marie St. John ", None],
    "year": [9, 10, 10, 11, 9, 12, 11, 10],
    "house": ["Red", "blue", "Blue", None, "red", "Green", "", "Blue"],
    "scholar": [True, None, False, True, False, None, True, False],
})

grades = pd.DataFrame({
    "sid": ["s1", "s1", "s1", "s2", "s2", "s3", "s4", "s4", "s5", "s5", "s9", "s6", "s7", "s7", "s8"],
    "subject": ["Math", "Art", "math ", "Math", "PE", "Art", "Math", "PE", "Math", "Art", "PE", "Art", "PE", "Math", "Art"],
    "mark": ["85", "72.5", "90", "absent", "60", "B+", "100", "0", "49.5", "50", "77", "", "-5", "64.5", None],
    "weight": [2, 1, 2, 2, 1, 1, 2, 1, 2, 1, 1, 1, 1, 2, 1],
})

subjects = pd.DataFrame({
    "subject": ["Math", "Art", "PE", "Latin"],
    "teacher": ["Dr. Gauss", "Ms. Kahlo", "Mr. Bolt", "Mr. Cicero"],
    "days": ["Mon,Wed,Fri", "Tue", "Mon,Thu", ""],
    "room": [101, 7, 0, 12],
})

# case: letter-grade-chain
def letter(x):
    if not isinstance(x, str):
        return "N/A"
    try:
        v = float(x)
    except ValueError:
        return x if re.fullmatch(r"[A-F][+-]?", x) else "?"
    return "A" if 90 <= v <= 100 else "B" if 80 <= v < 90 else "C" if 65 <= v < 80 else "D" if 50 <= v < 65 else "F" if 0 <= v < 50 else "!"
result = grades.assign(letter=grades["mark"].map(letter))[["sid", "subject", "letter"]]
# case: subject-normalized-pivot
g = grades.copy()
g["subject"] = [s.strip().capitalize() for s in g["subject"]]
g["mark"] = pd.to_numeric(g["mark"], errors="coerce")
result = g.pivot_table(index="sid", columns="subject", values="mark", aggfunc="max")
# case: house-count-casefold
cnt = Counter(h.casefold() if h else "(none)" for h in students["house"])
total = sum(cnt.values())
result = [f"{h:<8}{n:>2}{n / total:>7.1%} {'#' * n}" for h, n in sorted(cnt.items(), key=lambda x: (-x[1], x[0]))]
# case: name-slug
def slug(name):
    table = str.maketrans("Łłéè", "Llee", "'.")
    s = name.strip().lower().translate(table)
    return "-".join(filter(None, re.split(r"[\s-]+", s)))
result = {sid: slug(n) for sid, n in zip(students["sid"], students["name"]) if n}
# case: name-parts-star
rows = []
for n in students["name"].dropna():
    first, *mid, last = n.split() if len(n.split()) > 1 else (n.strip(), "")
    rows.append({"first": first, "middle": " ".join(mid) or None, "last": last.upper(), "n": len(n)})
result = pd.DataFrame.from_records(rows)
# case: timetable-inverted
order = ["Mon", "Tue", "Wed", "Thu", "Fri"]
table = {d: [] for d in order}
for s, ds in zip(subjects["subject"], subjects["days"]):
    for d in ds.split(","):
        if d in table:
            table[d].append(s)
result = pd.DataFrame([(d, i, s) for d in order for i, s in enumerate(table[d], 1)], columns=["day", "slot", "subject"])
# case: fromkeys-shared-list
bad = dict.fromkeys(subjects["subject"], [])
bad["Math"].append(1)
good = {s: [] for s in subjects["subject"]}
good["Math"].append(1)
result = bad, good, bad["Art"] is bad["PE"]
# case: walrus-in-comprehension
marks = [v for m in grades["mark"] if m and (v := re.sub(r"[^\d.]", "", m)) and float(v) > 60]
result = marks, max(marks), max(marks, key=float)
# case: gradebook-setdefault-deepcopy
book = {}
for r in grades.head(6).itertuples(index=False):
    book.setdefault(r.sid, {}).setdefault(r.subject.strip(), []).append(r.mark)
snap = copy.deepcopy(book)
ref = book.copy()
book["s1"]["Math"].append("99")
book.pop("s3")
result = {"snap": snap["s1"], "ref": ref["s1"], "keys": [list(snap), list(ref), list(book)], "eq": snap == ref}
# case: percentile-by-bisect
vals = sorted(float(m) for m in grades["mark"] if m and m.replace(".", "", 1).isdigit())
def pct(x):
    lo, hi = bisect.bisect_left(vals, x), bisect.bisect_right(vals, x)
    return round(100 * (lo + 0.5 * (hi - lo)) / len(vals), 1)
ins = vals[:]
bisect.insort(ins, 70)
result = [pct(x) for x in (0, 50, 72.5, 100, 101)], ins.index(70)
# case: for-else-prime-rooms
def is_prime(n):
    if n < 2:
        return False
    for d in range(2, math.isqrt(n) + 1):
        if n % d == 0:
            return False
    return True
primes = []
for r in subjects["room"]:
    for d in range(2, int(r)):
        if r % d == 0:
            break
    else:
        primes.append((int(r), is_prime(int(r))))
result = primes
# case: rank-tuple-comparison
recs = [(y, (n or "").strip().lower()) for y, n in zip(students["year"], students["name"])]
result = (max(recs), min(recs), sorted(recs)[2], (10, "a") < (10, "b") < (11,), [1, 2] < [1, 2, 0], "Z" < "a", (1,) + (2, 3) * 2)
# case: sum-marks-type-error
result = sum(grades.loc[grades["subject"] == "PE", "mark"])
# case: median-low-by-subject-statistics
d = defaultdict(list)
for s, m in zip(grades["subject"], pd.to_numeric(grades["mark"], errors="coerce")):
    if not math.isnan(m):
        d[s.strip().lower()].append(m)
result = {k: dict(n=len(v), med=stats.median(v), low=stats.median_low(v), var=round(stats.pvariance(v), 3)) for k, v in sorted(d.items())}
# case: merge-outer-and-set-difference
m = students.merge(grades, on="sid", how="outer", indicator="src")
left = set(students["sid"]) - set(grades["sid"])
right = set(grades["sid"]) - set(students["sid"])
result = (sorted(left), sorted(right), m["src"].value_counts().to_dict(), m.loc[m["src"] == "right_only", "sid"].tolist())
# case: it-product-table
g2 = list(it.product(sorted(students["year"].unique().tolist()), ["M", "F"]))
result = pd.DataFrame(g2, columns=["year", "sex"]).assign(code=lambda d: d["year"].astype(str).str.zfill(3) + d["sex"])
# case: accumulate-and-chunks
w = grades["weight"].tolist()
def chunks(xs, k):
    for i in range(0, len(xs), k):
        yield xs[i:i + k]
result = [sum(c) for c in chunks(w, 4)], list(it.accumulate(w, operator.mul))[-1], [list(c) for c in chunks("abcdefg", 3)]
# case: key-error-message
try:
    x = dict(zip(subjects.subject, subjects.teacher))["Chemistry"]
except KeyError as e:
    msg = f"missing {e}"
    args = e.args
except Exception:
    msg = "other"
result = msg, args, len(args)
# case: try-return-finally-override
def f(x):
    try:
        return int(x)
    except ValueError:
        return -1
    finally:
        if x == "0":
            return "zero"
result = [f(m) for m in grades["mark"] if m is not None]
# case: scholars-triple-state
yes, no, maybe = ([s for s, f in zip(students.sid, students.scholar) if f is v] for v in (True, False, None))
result = dict(yes=yes, no=no, maybe=maybe, xor=[bool(f) ^ (y > 10) for f, y in zip(students.scholar, students.year.tolist())])
# case: sort-by-surname-locale-free
def surname(n):
    return n.split()[-1].lower()
names = [n for n in students["name"] if n is not None]
names.sort(key=lambda n: (surname(n), n.split()[0].lower(), n))
result = [n.strip() for n in names], [len(n.encode()) - len(n) for n in names]
# case: index-not-in-list
order = students["name"].tolist()
result = order.index("Mia chen")
# case: round-half-even-list
xs = [0.5, 1.5, 2.5, -0.5, -1.5, 1.25, 1.35, 2.675, 1e16 + 0.5, 1234.5]
result = [round(x) for x in xs], [round(x, 1) for x in xs[5:8]], round(1234, -2), round(1250, -2), round(1350, -2), [math.floor(-1.5), math.ceil(-1.5), math.trunc(-1.5), int(-1.5), -7 // 2, -7 % 3, 7 % -3, math.fmod(-7, 3)], subjects["room"].map(lambda r: round(r / 2)).tolist()
