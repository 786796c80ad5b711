import pandas as pd
import numpy as np
import itertools
import math
import re

students = pd.DataFrame({
    "sid": [1001, 1002, 1003, 1004, 1005, 1006, 1007, 1008],
    "name": ["Lee, Ann", "Ruiz, Ben", "Cho, Cat", "Lee, Ann", "Diaz, Dan", None, "Fox, Flo", "Gray, Gus"],
    "grade": ["9", "10", "9", "11", "10", "9", "K", "12"],
    "homeroom": ["9A", "10B", "9A", "11A", "10A", "9B", "", "12C"],
    "clubs": ["chess|band", "", "band", "chess|debate|band", None, "debate", "chess", "band| debate"],
    "gpa": [3.8, 3.1, 3.8, 2.95, np.nan, 3.1, 4.0, 1.75],
})

scores = pd.DataFrame({
    "sid": [1001, 1001, 1001, 1002, 1002, 1003, 1003, 1003, 1004, 1004, 1005, 1006, 1008, 1008, 2000],
    "subject": ["Math", "Art", "Bio", "Math", "Bio", "Math", "Art", "Math", "Math", "Bio", "Art", "Bio", "math", "Art", "Math"],
    "term": ["T1", "T1", "T2", "T1", "T2", "T1", "T1", "T2", "T1", "T2", "T2", "T2", "T1", "T3", "T1"],
    "score": [88, 92, 75, 88, None, 95, 61, 97, 70, 70, 45, 0, 52, 101, 88],
    "weight": [1, 1, 2, 1, 2, 1, 1, 1, 1, 2, 1, 2, 1, 1, 1],
})

survey = pd.DataFrame({
    "resp": ["r1", "r2", "r3", "r4", "r5", "r6"],
    "q1": ["Agree", "Strongly agree", "neutral", "Disagree", None, "Agree "],
    "q2": ["Neutral", "Agree", "Agree", "Strongly disagree", "Agree", ""],
    "q3": [5, 4, 4, 1, np.nan, 3],
    "free": ["Good! #fun #labs", "too much homework #stress", "", None, "#Fun but #stress", "ok"],
})

# case: gradebook-pivot-dup-average
s = scores.assign(subject=scores["subject"].str.title())
gb = s.pivot_table(index="sid", columns=["term", "subject"], values="score", aggfunc="mean")
gb.columns = gb.columns.to_flat_index().map(lambda t: "/".join(t))
result = students[["sid", "name"]].merge(gb.reset_index(), on="sid", how="inner")
# case: weighted-average-per-student
s = scores.dropna(subset=["score"]).copy()
s["ws"] = s["score"] * s["weight"]
agg = s.groupby("sid")[["ws", "weight"]].sum()
agg["avg"] = (agg["ws"] / agg["weight"]).round(2)
agg["rank"] = agg["avg"].rank(ascending=False, method="min").astype(int)
result = agg.sort_values(["rank", "avg"]).drop(columns="ws")
# case: competition-rank-per-subject
s = scores.assign(subject=scores.subject.str.capitalize()).dropna(subset=["score"])
s["rank"] = s.groupby("subject")["score"].rank(method="min", ascending=False).astype(int)
top = s[s["rank"] <= 2].sort_values(["subject", "rank", "sid"])
result = {k: list(zip(g["rank"], g["sid"], g["score"])) for k, g in top.groupby("subject")}
# case: percentile-vs-class
m = scores.loc[scores["subject"].str.lower() == "math"].groupby("sid")["score"].max()
pct = m.rank(pct=True, method="max").mul(100).round(1)
below = m.apply(lambda v: (m < v).mean())
result = pd.DataFrame({"best": m, "pct_max": pct, "below": below.round(3)})
# case: curve-to-mean-75
s = scores["score"].clip(upper=100)
mu, sd = s.mean(), s.std(ddof=0)
curved = ((s - mu) / sd * 10 + 75).round(1)
result = curved.describe().round(3).to_dict()
# case: letter-grades-distribution
bins = [-1, 59, 69, 79, 89, math.inf]
lt = pd.cut(scores["score"], bins=bins, labels=list("FDCBA"))
ct = pd.crosstab(scores["subject"].str.title(), lt, dropna=False)
result = ct[list("ABCDF")]
# case: term-over-term-growth
order = pd.CategoricalDtype(["T1", "T2", "T3"], ordered=True)
s = scores.astype({"term": order}).assign(subject=lambda d: d["subject"].str.title())
t = s.groupby(["sid", "term"], observed=True)["score"].mean().reset_index()
t["growth"] = t.groupby("sid")["score"].diff()
t["best_so_far"] = t.groupby("sid")["score"].cummax()
result = t.dropna(subset=["growth"])
# case: name-split-email-dedupe
n = students["name"].str.split(",", expand=True).apply(lambda c: c.str.strip())
base = (n[1].str[0] + n[0]).str.lower()
dup = base.groupby(base).cumcount()
email = base.where(dup.eq(0), base + (dup + 1).astype(str))
result = email.add("@school.edu").fillna("unknown").tolist()
# case: clubs-long-and-matrix
c = students.set_index("sid")["clubs"].dropna().str.split("|").explode().str.strip()
c = c[c != ""]
m = pd.crosstab(c.index, c.values, rownames=["sid"], colnames=["club"])
co = m.T @ m
result = (c.value_counts().to_dict(), co)
# case: club-vs-gpa
d = students["clubs"].fillna("").str.replace(" ", "").str.get_dummies("|")
res = {col: (round(students.loc[d[col] == 1, "gpa"].mean(), 3), round(students.loc[d[col] == 0, "gpa"].mean(), 3)) for col in d}
result = pd.DataFrame.from_dict(res, orient="index", columns=["member", "non_member"])
# case: homeroom-regex
h = students["homeroom"].str.extract(r"(?P<yr>\d+)(?P<sec>[A-Z])")
bad = students[h["yr"].ne(students["grade"])]
result = (h.groupby("sec").size().to_dict(), bad["sid"].tolist())
# case: natural-sort-grades
key = lambda s: pd.to_numeric(s.replace("K", "0"))
d = students.sort_values("grade", key=key, kind="stable")
result = d.groupby("grade", sort=False)["sid"].count()
# case: gpa-ties-group
g = students.groupby("gpa")["sid"].agg(list).sort_index(ascending=False)
g = g.to_frame("ids")
g["place"] = g["ids"].str.len().cumsum().shift(fill_value=0) + 1
result = g.reset_index()
# case: likert-numeric
scale = {"strongly disagree": 1, "disagree": 2, "neutral": 3, "agree": 4, "strongly agree": 5}
q = survey[["q1", "q2"]].apply(lambda c: c.str.strip().str.lower().map(scale)).assign(q3=survey["q3"])
q.index = survey["resp"]
out = q.agg(["mean", "std", "count"]).T
out["top2"] = (q >= 4).sum() / q.count()
result = out.round(3)
# case: likert-diverging-table
cats = ["Strongly disagree", "Disagree", "Neutral", "Agree", "Strongly agree"]
l = survey.melt(id_vars="resp", value_vars=["q1", "q2"], var_name="q", value_name="ans")
l["ans"] = pd.Categorical(l["ans"].str.strip().str.capitalize(), categories=cats, ordered=True)
result = l.groupby(["q", "ans"], observed=False).size().unstack("ans").pipe(lambda d: d.div(d.sum(axis=1), axis=0)).round(2)
# case: hashtags
tags = survey["free"].str.lower().str.extractall(r"#(?P<tag>\w+)").reset_index(level="match", drop=True)
j = survey[["resp", "q3"]].join(tags, how="inner")
result = j.groupby("tag").agg(n=("resp", "size"), who=("resp", ",".join), avg_q3=("q3", "mean"))
# case: pairwise-score-compare
best = scores.groupby("sid")["score"].mean().dropna()
rows = [(a, b, round(float(best[a] - best[b]), 2)) for a, b in itertools.combinations(best.index[:4], 2)]
result = pd.DataFrame(rows, columns=["a", "b", "diff"]).pivot(index="a", columns="b", values="diff")
# case: complete-missing-combos
s = scores.assign(subject=scores["subject"].str.title())
idx = pd.MultiIndex.from_product([students["sid"], ["Art", "Bio", "Math"]], names=["sid", "subject"])
have = s.set_index(["sid", "subject"]).index.unique()
miss = idx.difference(have)
result = miss.to_frame(index=False).groupby("sid")["subject"].agg("; ".join)
# case: drop-lowest-then-average
s = scores.dropna(subset=["score"]).sort_values(["sid", "score"])
multi = s.groupby("sid").filter(lambda g: len(g) >= 2)
kept = multi[multi.groupby("sid").cumcount() > 0]
result = kept.groupby("sid")["score"].mean().to_frame("avg").join(students.set_index("sid")["gpa"]).assign(gap=lambda d: d["avg"] / 25 - d["gpa"]).round(3)
# case: grade-level-hierarchy-summary
m = students.merge(scores, on="sid", how="left")
m["band"] = np.where(m["grade"].isin(["11", "12"]), "upper", np.where(m["grade"] == "K", "other", "lower"))
res = m.groupby(["band", "grade"]).agg(students=("sid", "nunique"), tests=("score", "count"), mean=("score", "mean"))
tot = res.groupby(level=0)[["students", "tests"]].sum().assign(mean=m.groupby("band")["score"].mean())
tot.index = pd.MultiIndex.from_arrays([tot.index, ["ALL"] * len(tot)], names=res.index.names)
result = pd.concat([res, tot]).sort_index().round(1)
# case: score-nunique-mode
g = scores.groupby(scores["subject"].str.title())["score"]
result = g.agg(nunique="nunique", mode=lambda s: s.mode().tolist(), rng=np.ptp, skew="skew")
# case: int-grade-mistake
students["grade_num"] = students["grade"].astype(int)
result = students.groupby("grade_num")["gpa"].mean()
# case: series-truth-mistake
if students["gpa"] > 3.5:
    result = "honors"
else:
    result = "regular"
# case: compare-two-rosters
old = students.set_index("sid")[["grade", "gpa"]]
new = old.copy()
new.loc[1002, "gpa"] = 3.3
new.loc[1008, ["grade", "gpa"]] = ["11", 2.0]
result = old.compare(new, result_names=("before", "after"))
