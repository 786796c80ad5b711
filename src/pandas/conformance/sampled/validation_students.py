import pandas as pd
import numpy as np
import re
import math
from itertools import groupby as igroupby, chain, zip_longest
from operator import itemgetter

students = pd.DataFrame({
    "sid": [1, 2, 3, 4, 5, 6, 7, 8],
    "name": ["Zoë Park", "adam Cole", "Béla Nagy", "Cara  Diaz", "Dov Katz", "Eli Roth", "eli roth", "Fay Wu"],
    "grade": ["9", "10", "9th", "Ten", "11", None, "11", "9 "],
    "birth": ["2009-03-03", "2008-11-30", "2009-02-30", "08-08-2008", "2007-06-01", "2007-01-15", "2007-01-15", ""],
    "guardian_id": [10.0, 11.0, np.nan, 12.0, 10.0, 13.0, 13.0, 99.0],
    "gpa": [3.9, 3.1, 2.85, None, 4.2, 3.1, 3.1, -1.0],
})

guardians = pd.DataFrame({
    "guardian_id": [10, 11, 12, 13, 14],
    "gname": ["Kim Park", "Lee Cole", None, "Ron Roth", "Sam Orphan"],
    "contact": ["kim@p.com / 555-0101", "555-0102", "", "ron@r.com", None],
})

scores = pd.DataFrame({
    "sid": [1, 1, 1, 2, 2, 3, 3, 4, 5, 5, 6, 42, 8, 8],
    "subject": ["Math", "math", "Art", "Math", "Art", "Math", "Bio", "Art", "Math", "Bio", "Math", "Art", "Bio ", "Math"],
    "term": ["T1", "T2", "T1", "T1", "T1", "T1", "T2", "T1", "T1", "T2", "T1", "T1", "T2", "T2"],
    "score": [95, 88, 101, 72, np.nan, 64, 64, 50, 77, 77, 0, 80, 59.5, 60],
    "weight": [0.5, 0.5, 1, 1, 1, 0.6, 0.4, 1, 0.5, 0.5, 1, 1, 0.3, 0.6],
})

attendance = pd.DataFrame(
    [["P", "P", "A", "L"], ["P", "A", "A", "P"], ["P", None, "p", "P"], ["A", "A", "A", "A"], ["P", "P", "P", "X"]],
    index=pd.Index([1, 2, 3, 4, 5], name="sid"),
    columns=pd.to_datetime(["2024-09-02", "2024-09-03", "2024-09-04", "2024-09-06"]),
)

# case: grade-parse
WORDS = {"nine": 9, "ten": 10, "eleven": 11}

def parse_grade(g):
    if g is None:
        return None
    g = g.strip().lower()
    if g in WORDS:
        return WORDS[g]
    m = re.match(r"\d+", g)
    return int(m.group()) if m else None

result = students["grade"].map(parse_grade)

# case: gpa-range-assert-collect
failures = []
def expect(name, cond: pd.Series):
    bad = cond[~cond].index.tolist()
    failures.append((name, "PASS" if not bad else f"FAIL at {bad}"))

expect("gpa not null", students["gpa"].notnull())
expect("gpa <= 4", students["gpa"].fillna(0) <= 4)
expect("gpa >= 0", students["gpa"].fillna(0).ge(0))
expect("sid unique", ~students["sid"].duplicated())
expect("name single spaces", ~students["name"].str.contains(r"\s{2,}"))
result = dict(failures)

# case: weights-sum-to-one
w = scores.assign(subject=scores["subject"].str.strip().str.title()).groupby(["sid"])["weight"].sum()
result = w[~np.isclose(w, 1.0)]

# case: weighted-average-apply
def wavg(g: pd.DataFrame) -> float:
    g = g.dropna(subset=["score"])
    if g.empty or g["weight"].sum() == 0:
        return np.nan
    return np.average(g["score"], weights=g["weight"])

result = scores.groupby("sid")[["score", "weight"]].apply(wavg).round(2)

# case: subject-term-pivot
s = scores.assign(subject=scores["subject"].str.strip().str.capitalize())
result = s.pivot_table(values="score", index="subject", columns="term", aggfunc={"score": ["mean", "max"]}, margins=False)

# case: guardian-left-join-audit
m = students.merge(guardians, how="left", on="guardian_id", indicator="src")
result = m.loc[m["src"] != "both", ["sid", "name", "guardian_id", "src"]].astype({"src": str})

# case: guardians-without-students
result = guardians[~guardians["guardian_id"].isin(students["guardian_id"].dropna().astype(int))]

# case: contact-split
email = guardians["contact"].str.extract(r"([\w.]+@[\w.]+)", expand=False)
phone = guardians["contact"].str.findall(r"\d{3}-\d{4}").str[0]
result = guardians[["guardian_id"]].join(pd.DataFrame({"email": email, "phone": phone})).assign(reachable=lambda d: d[["email", "phone"]].notna().any(axis=1))

# case: accents-and-case
norm = students["name"].str.normalize("NFKD").str.encode("ascii", errors="ignore").str.decode("utf-8")
result = norm.str.split().map(lambda p: " ".join(x.capitalize() for x in p)).tolist()

# case: duplicate-students
keys = [students["name"].str.lower(), students["birth"]]
sizes = students.groupby(keys)["sid"].transform("size")
result = students.loc[sizes > 1, ["sid", "name", "birth", "gpa"]]

# case: attendance-rate
norm = attendance.apply(lambda c: c.str.upper())
counts = norm.apply(pd.Series.value_counts, axis=1).fillna(0).astype(int)
counts["rate"] = counts["P"] / counts[["P", "A", "L"]].sum(axis=1)
result = counts

# case: attendance-melt-invalid
long = attendance.reset_index().melt(id_vars="sid", var_name="day", value_name="code")
bad = long[~long["code"].isin(["P", "A", "L"])]
result = bad.assign(code=bad["code"].map(repr), day=pd.to_datetime(bad["day"]).dt.day_name()).sort_values("sid")

# case: longest-absence-streak
def streak(row):
    best = cur = 0
    for v in row:
        cur = cur + 1 if v == "A" else 0
        best = max(best, cur)
    return best

result = attendance.apply(streak, axis=1).rename("streak")

# case: itertools-groupby-report
recs = sorted(scores.dropna().to_dict("records"), key=itemgetter("sid"))
result = {sid: max(x["score"] for x in rs) for sid, rs in igroupby(recs, key=itemgetter("sid"))}

# case: score-outside-scale
mask = ~scores["score"].between(0, 100, inclusive="neither")
rep = scores[mask].copy()
rep["why"] = rep["score"].apply(lambda v: "missing" if pd.isna(v) else ("over" if v >= 100 else "zero or below"))
result = rep.set_index("sid")

# case: grade-letter-table
letters = pd.cut(scores["score"], [-np.inf, 59.99, 69.99, 79.99, 89.99, np.inf], labels=list("FDCBA"))
result = letters.value_counts(sort=False).to_frame("n").T

# case: report-cards-text
cards = []
s = scores.merge(students[["sid", "name"]], on="sid").dropna(subset=["score"])
for (sid, name), g in s.groupby(["sid", "name"]):
    body = ", ".join(f"{sub.strip().title()} {sc:g}" for sub, sc in zip(g["subject"], g["score"]))
    cards.append(f"{name.title():<12}[{sid}] {body}")
result = "\n".join(cards)

# case: describe-exclude-number
result = students.describe(exclude="number")

# case: agg-mixed-error
result = students.agg({"gpa": "mean", "name": "mean"})

# case: corr-spearman-small
wide = scores.assign(subject=scores["subject"].str.strip().str.title()).groupby(["sid", "subject"])["score"].mean().unstack()
result = wide.count().astype(int), round(wide["Math"].corr(wide["Art"]), 4), wide.corr(min_periods=2).round(3)

# case: birth-format-flags
b = students["birth"]
flags = pd.DataFrame({
    "empty": b.eq(""),
    "iso": b.str.fullmatch(r"\d{4}-\d{2}-\d{2}"),
    "parses": pd.to_datetime(b, format="%Y-%m-%d", errors="coerce").notna(),
})
flags["status"] = flags.apply(lambda r: "empty" if r["empty"] else "ok" if r["parses"] else "impossible" if r["iso"] else "format", axis=1)
result = flags["status"].groupby(flags["status"]).count()

# case: top-n-per-subject
s = scores.dropna(subset=["score"]).assign(subject=lambda d: d["subject"].str.strip().str.title())
s["rk"] = s.groupby("subject")["score"].rank(ascending=False, method="dense").astype(int)
result = s[s["rk"] <= 2].sort_values(["subject", "rk", "sid"]).groupby("subject").apply(lambda g: list(zip(g["sid"], g["score"])), include_groups=False)
