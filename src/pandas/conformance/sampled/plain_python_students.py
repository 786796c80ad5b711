import pandas as pd
import numpy as np
import math
import re
import statistics
import heapq
from bisect import bisect, insort
from collections import Counter, defaultdict
from itertools import groupby, accumulate, chain, combinations, permutations
from functools import partial, reduce
from operator import itemgetter, mul, attrgetter

students_df = pd.DataFrame({
    "sid": ["S1", "S2", "S3", "S4", "S5", "S6", "S7"],
    "name": ["Amy Wu", "ben  hur", "Cid El", "Amy Wu", "Dot", "eli Roth", "Fay Ray"],
    "grade": ["9", "10", "10th", "9", "Grade 11", None, "11"],
    "house": ["Red", "Blue", "red", "Green", "Blue", "RED ", None],
})

scores_df = pd.DataFrame({
    "sid": ["S1", "S1", "S2", "S2", "S3", "S3", "S4", "S5", "S5", "S6", "S9"],
    "subject": ["Math", "Art", "Math", "Art", "Math", "Bio", "Math", "Art", "Bio", "Math", "Bio"],
    "score": [88.5, 92, 71, None, 88.5, 64, 100, 79.5, 80.5, 49.5, 55],
    "weight": [0.6, 0.4, 0.6, 0.4, 0.5, 0.5, 1, 0.5, 0.5, 1, 1],
})

attendance_df = pd.DataFrame({
    "sid": ["S1", "S2", "S3", "S4", "S5"],
    "marks": ["PPPAPPLPPP", "PPAAALPPAA", "PPPPPPPPPP", "LLPALPAAAP", ""],
})
# case: letter-grade-bisect
CUTS = [60, 70, 80, 90]
LETTERS = "FDCBA"
df = scores_df.copy()
df["letter"] = [None if s != s else LETTERS[bisect(CUTS, s)] for s in df["score"]]
result = df.groupby("letter")["sid"].agg(n="count", who=lambda x: " ".join(x)).reset_index()
# case: stats-module-per-subject
by = defaultdict(list)
for subj, s in zip(scores_df["subject"], scores_df["score"]):
    if not math.isnan(s):
        by[subj].append(s)
rows = []
for subj, vals in sorted(by.items()):
    rows.append({
        "subject": subj,
        "mean": round(statistics.mean(vals), 3),
        "median": statistics.median(vals),
        "low": statistics.median_low(vals),
        "high": statistics.median_high(vals),
        "pstdev": round(statistics.pstdev(vals), 4),
        "stdev": round(statistics.stdev(vals), 4) if len(vals) > 1 else None,
    })
result = pd.DataFrame(rows)
# case: half-even-vs-half-up
def half_up(x):
    return math.floor(x + 0.5)

vals = scores_df["score"].dropna().unique().tolist() + [0.5, 1.5, 2.5, -0.5, -1.5]
result = pd.DataFrame({"x": vals})
result["py"] = [round(v) for v in vals]
result["half_up"] = list(map(half_up, vals))
result["np"] = np.round(vals)
result["differs"] = result["py"] != result["half_up"]
result["trunc"] = [math.trunc(v) for v in vals]
# case: grade-number-from-text
def grade_no(g):
    m = re.search(r"\d+", g or "")
    return int(m.group()) if m else None

def ordinal(n):
    suffix = "th" if 10 <= n % 100 <= 20 else {1: "st", 2: "nd", 3: "rd"}.get(n % 10, "th")
    return f"{n}{suffix}"

nums = [grade_no(g) for g in students_df["grade"]]
result = pd.DataFrame({"sid": students_df["sid"], "n": nums, "ord": [ordinal(n) if n else "-" for n in nums]})
extra = pd.DataFrame({"n": [1, 2, 3, 11, 12, 13, 21, 102, 111]})
extra["ord"] = extra["n"].map(ordinal)
result = pd.concat([result, extra], ignore_index=True)
# case: attendance-run-length
rows = []
for sid, marks in attendance_df.itertuples(index=False):
    runs = [(ch, len(list(g))) for ch, g in groupby(marks)]
    rows.append({
        "sid": sid,
        "rle": "".join(f"{n}{c}" for c, n in runs),
        "longest_absence": max((n for c, n in runs if c == "A"), default=0),
        "absences": marks.count("A"),
        "ever_late": any(c == "L" for c in marks),
        "perfect": all(c == "P" for c in marks),
    })
result = pd.DataFrame(rows)
# case: attendance-rate-percent
c_by = {sid: Counter(m) for sid, m in zip(attendance_df["sid"], attendance_df["marks"])}
total = sum(c_by.values(), Counter())
rows = []
for sid, c in c_by.items():
    n = sum(c.values())
    try:
        rate = (c["P"] + 0.5 * c["L"]) / n
    except ZeroDivisionError:
        rate = float("nan")
    rows.append((sid, c["P"], c["A"], c["L"], rate, f"{rate:.1%}"))
df = pd.DataFrame(rows, columns=["sid", "P", "A", "L", "rate", "text"])
df.loc[len(df)] = ["ALL", total["P"], total["A"], total["L"], np.nan, ""]
result = df
# case: top-n-heapq
best = heapq.nlargest(3, scores_df.dropna().to_dict("records"), key=itemgetter("score"))
worst = heapq.nsmallest(3, scores_df.dropna().to_dict("records"), key=lambda r: (r["score"], r["sid"]))
result = pd.concat([pd.DataFrame(best).assign(side="best"), pd.DataFrame(worst).assign(side="worst")], ignore_index=True)
# case: dense-competition-rank
tot = scores_df.groupby("sid")["score"].sum().to_dict()
ordered = sorted(tot.items(), key=lambda kv: (-kv[1], kv[0]))
rows = []
dense = 0
prev = object()
for pos, (sid, s) in enumerate(ordered, start=1):
    if s != prev:
        dense += 1
        comp = pos
        prev = s
    rows.append((sid, s, pos, comp, dense))
result = pd.DataFrame(rows, columns=["sid", "total", "row_number", "rank", "dense_rank"])
# case: weighted-mean-and-geo
rows = []
for sid, g in scores_df.dropna(subset=["score"]).groupby("sid"):
    w = g["weight"].tolist()
    s = g["score"].tolist()
    wm = sum(a * b for a, b in zip(s, w)) / sum(w)
    gm = reduce(mul, s, 1.0) ** (1 / len(s))
    hm = len(s) / math.fsum(1 / x for x in s)
    rows.append((sid, round(wm, 2), round(gm, 2), round(hm, 2)))
result = pd.DataFrame(rows, columns=["sid", "weighted", "geometric", "harmonic"]).merge(students_df[["sid", "name"]], how="left", on="sid")
# case: running-median-insort
seen = []
out = []
for s in scores_df["score"]:
    if s == s:
        insort(seen, s)
    mid = len(seen) // 2
    med = seen[mid] if len(seen) % 2 else (seen[mid - 1] + seen[mid]) / 2
    out.append(med)
result = scores_df[["sid", "subject", "score"]].assign(running_median=out)
# case: duplicate-names-tie-suffix
seen = Counter()
totals = Counter(n.title() for n in students_df["name"])
new = []
for n in students_df["name"]:
    n = n.title()
    seen[n] += 1
    new.append(f"{n} #{seen[n]}" if totals[n] > 1 else n)
result = students_df.assign(unique_name=new, house=students_df["house"].str.strip().str.lower())[["sid", "unique_name", "house"]]
# case: partial-curve-functions
def curve(score, add=0, scale=1.0, top=100):
    return min(top, score * scale + add)

curves = {
    "flat5": partial(curve, add=5),
    "scale": partial(curve, scale=1.1),
    "sqrt": lambda s: 10 * math.sqrt(s),
}
base = scores_df.loc[scores_df["subject"] == "Math", ["sid", "score"]].reset_index(drop=True)
for name, fn in curves.items():
    base[name] = base["score"].map(fn).round(1)
result = base
# case: study-pairs-combinations
subs = {sid: set(g) for sid, g in scores_df.groupby("sid")["subject"]}
rows = []
for a, b in combinations(subs, 2):
    common = subs[a] & subs[b]
    if not common or subs[a].isdisjoint(subs[b]):
        continue
    rows.append({"pair": f"{a}-{b}", "common": "+".join(sorted(common)), "same": subs[a] == subs[b], "a_sub_b": subs[a] < subs[b]})
result = pd.DataFrame(rows).sort_values(["same", "pair"], ascending=[False, True])
# case: mode-multimode-houses
houses = [h.strip().capitalize() if h else "None" for h in students_df["house"]]
modes = statistics.multimode(houses)
first = statistics.mode(houses)
q = statistics.quantiles(sorted(scores_df["score"].dropna()), n=4)
result = {"modes": modes, "first": first, "quartiles": [round(x, 3) for x in q], "counts": pd.Series(houses).value_counts().to_dict()}
