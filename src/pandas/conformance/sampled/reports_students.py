import pandas as pd
import numpy as np
from collections import defaultdict

students = pd.DataFrame({
    "student_id": ["S01", "S02", "S03", "S04", "S05", "S06", "S07", "S08"],
    "name": ["Ana", "Ben", "Carla", "Dmitri", "Elif", "Farid", "Grace", "Ana"],
    "grade": [9, 9, 10, 10, 10, 11, 11, 9],
    "house": pd.Categorical(["Red", "Blue", "Red", "Green", "Blue", "Red", None, "Green"],
                            categories=["Red", "Blue", "Green", "Yellow"]),
    "scholarship": [True, False, False, True, False, False, True, True],
    "clubs": [["chess", "choir"], ["chess"], [], ["robotics", "chess"], ["choir"], ["robotics"], ["choir", "drama"], []],
})

scores = pd.DataFrame({
    "student_id": ["S01", "S01", "S02", "S02", "S03", "S03", "S04", "S04", "S05", "S05", "S06", "S07", "S07", "S01"],
    "subject": ["Math", "Art", "Math", "Bio", "Math", "Art", "Bio", "Math", "Art", "Bio", "Math", "Bio", "Math", "Bio"],
    "term": ["T1", "T1", "T1", "T2", "T1", "T2", "T2", "T1", "T1", "T2", "T2", "T1", "T2", "T2"],
    "score": [88.0, 92.0, 75.0, np.nan, 60.5, 71.0, 95.0, 88.0, 79.0, 66.0, 75.0, np.nan, 91.0, 84.0],
})

attendance = pd.DataFrame({
    "grade": [9, 9, 10, 10, 11, 11],
    "term": ["T1", "T2", "T1", "T2", "T1", "T2"],
    "mon": [24, 23, 30, 28, 19, 18],
    "wed": [25, 22, 29, 30, 20, np.nan],
    "fri": [20, 21, 27, 25, 15, 16],
})

# case: scores-pivot-subject
pt = scores.pivot_table(index="student_id", columns="subject", values="score")
pt["n_subjects"] = pt.notna().sum(axis=1)
result = pt

# case: scores-pivot-dropna-false
df = scores.copy()
result = df.pivot_table(index="student_id", columns=["subject", "term"], values="score", aggfunc="mean", dropna=False)

# case: grade-subject-mean-margins
merged = scores.merge(students[["student_id", "grade"]], on="student_id", how="left")
result = merged.pivot_table(values="score", index="grade", columns="subject", aggfunc="mean", margins=True).round(2)

# case: pivot-duplicate-entries
df = scores[["student_id", "term", "score"]].copy()
result = df.pivot(index="student_id", columns="term", values="score")

# case: pivot-list-index
wide = scores.pivot(index=["student_id", "term"], columns="subject", values="score")
wide.columns.name = None
result = wide.reset_index()

# case: attendance-stack-weekday
att = attendance.set_index(["grade", "term"])
att.columns.name = "weekday"
s = att.stack()
result = s.unstack("term").assign(diff=lambda d: d["T2"] - d["T1"])

# case: attendance-future-stack
att = attendance.set_index(["grade", "term"]).rename_axis(columns="weekday")
result = att.stack(future_stack=True).rename("present").reset_index()

# case: attendance-unstack-level-number
att = attendance.set_index(["grade", "term"])
w = att.unstack(0)
result = w.swaplevel(0, 1, axis=1).sort_index(axis=1)

# case: house-crosstab-dropna
house = students["house"]
result = pd.crosstab(house, students["grade"], dropna=False)

# case: house-size-observed
counts_all = students.groupby("house", observed=False).size()
counts_obs = students.groupby("house", observed=True).size()
result = pd.DataFrame({"all": counts_all, "observed": counts_obs})

# case: house-dropna-false-groupby
g = students.groupby("house", observed=True, dropna=False)
result = g["grade"].agg(["count", "mean"])

# case: explode-clubs-regroup
ex = students.explode("clubs").dropna(subset=["clubs"])
result = ex.groupby(["clubs", "grade"])["student_id"].nunique().unstack(fill_value=0)

# case: explode-clubs-members-list
ex = students.explode("clubs")
members = ex.groupby("clubs")["name"].agg(lambda s: ", ".join(sorted(s)))
result = members.to_dict()

# case: club-dummies-join
club_flags = students["clubs"].str.join("|").str.get_dummies()
result = students[["name", "grade"]].join(club_flags).groupby("grade").sum(numeric_only=True)

# case: rank-within-subject
df = scores.dropna(subset=["score"]).copy()
df["rank"] = df.groupby("subject")["score"].rank(method="dense", ascending=False).astype(int)
result = df.set_index(["subject", "rank"]).sort_index()[["student_id", "score"]]

# case: top-student-per-subject
table = scores.pivot_table(index="student_id", columns="subject", values="score", aggfunc="max")
best = table.idxmax()
names = students.set_index("student_id")["name"]
result = best.map(names).rename("top_student")

# case: term-xs-level
s = scores.set_index(["term", "subject", "student_id"])["score"].sort_index()
result = s.xs("T2", level="term").unstack()

# case: loc-tuple-selection
s = scores.set_index(["term", "subject", "student_id"]).sort_index()
result = s.loc[("T1", "Math")]

# case: indexslice-rows
s = scores.set_index(["term", "subject", "student_id"]).sort_index()
idx = pd.IndexSlice
result = s.loc[idx[:, ["Art", "Bio"], :], "score"]

# case: qcut-score-bands
df = scores.dropna().copy()
df["band"] = pd.qcut(df["score"], 3, labels=["bottom", "middle", "top"])
result = df.groupby(["band", "term"], observed=False).size().unstack()

# case: letter-grade-crosstab
letters = pd.cut(scores["score"], [0, 70, 80, 90, 100], labels=list("DCBA"), right=False)
result = pd.crosstab(letters.rename("letter"), scores["subject"], margins=True)

# case: fill-with-group-mean
df = scores.copy()
df["score"] = df["score"].fillna(df.groupby("subject")["score"].transform("mean"))
result = df.groupby(["student_id", "subject"])["score"].first().unstack().round(1)

# case: agg-dict-of-lists
merged = scores.merge(students, on="student_id")
result = merged.groupby("grade").agg({"score": ["min", "max", "mean"], "student_id": ["nunique"]})

# case: agg-flatten-with-dot
merged = scores.merge(students, on="student_id")
t = merged.groupby(["grade", "scholarship"]).agg({"score": ["mean", "std"], "term": "count"})
t.columns = [f"{a}.{b}" if b else a for a, b in t.columns]
result = t.reset_index(level="scholarship")

# case: melt-attendance-best-day
m = attendance.melt(id_vars=["grade", "term"], var_name="day", value_name="present")
best = m.loc[m.groupby(["grade", "term"])["present"].idxmax()]
result = best.sort_values(["grade", "term"]).reset_index(drop=True)

# case: attendance-records
avg = attendance.set_index(["grade", "term"]).mean(axis=1).round(2).rename("avg")
result = avg.reset_index().to_dict("records")

# case: nested-dict-by-grade
out = defaultdict(dict)
for (grade, term), row in attendance.set_index(["grade", "term"]).iterrows():
    out[grade][term] = row.sum()
result = dict(out)

# case: name-duplicates-count
c = students.groupby(["name", "grade"]).size().rename("n").reset_index()
result = c.pivot(index="name", columns="grade", values="n").fillna(0).astype(int).T

# case: attendance-share-of-week
att = attendance.set_index(["grade", "term"])
pct = att.div(att.sum(axis=1), axis="index").mul(100).round(1)
result = pct.to_string()

# case: compare-terms-concat-columns
t1 = attendance[attendance["term"] == "T1"].set_index("grade").drop(columns="term")
t2 = attendance[attendance["term"] == "T2"].set_index("grade").drop(columns="term")
both = pd.concat([t1, t2], axis=1, keys=["T1", "T2"], names=["term", "day"])
result = both.T.groupby(level="day").mean().T
