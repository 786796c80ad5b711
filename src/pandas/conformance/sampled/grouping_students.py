import pandas as pd
import numpy as np
import re

students = pd.DataFrame({
    "student_id": ["S01", "S02", "S03", "S04", "S05", "S06", "S07", "S08"],
    "name": ["Ana Lopez", "ben smith", "Chen Wei", "Dara O'Neil", "Eli Katz", None, "Fay Wong", "Gus  Ray"],
    "grade": [9, 9, 10, 10, 11, 11, 12, np.nan],
    "house": ["Red", "Blue", "Red", "Green", "Blue", "Green", "red", "Blue"],
})
scores = pd.DataFrame({
    "student_id": ["S01", "S01", "S01", "S02", "S02", "S03", "S03", "S03", "S04", "S05", "S05", "S07", "S99", "S06"],
    "subject": ["Math", "Art", "Bio", "Math", "Art", "Math", "Math", "Bio", "Art", "Bio", "Math", "Math", "Art", "Bio"],
    "score": [88, 92, 75, 60, np.nan, 95, 97, 81, 0, 55, 55, 100, 70, np.nan],
    "weight": [0.5, 0.2, 0.3, 0.6, 0.4, 0.5, 0.2, 0.3, 1.0, 0.5, 0.5, 1.0, 1.0, 1.0],
    "term": ["T1", "T1", "T2", "T1", "T2", "T1", "T2", "T2", "T1", "T2", "T1", "T1", "T1", None],
})
absences = pd.DataFrame({
    "student_id": ["S01", "S02", "S02", "S05", "S07"],
    "days": ["1", "3", "x", "2", ""],
})

# case: subject-term-unstack
result = scores.groupby(["subject", "term"])["score"].mean().unstack("term")
# case: weighted-mean-by-student
def wavg(g):
    v = g.dropna(subset=["score"])
    if v.empty:
        return np.nan
    return (v["score"] * v["weight"]).sum() / v["weight"].sum()

result = scores.groupby("student_id")[["score", "weight"]].apply(wavg)
# case: top-two-per-subject-nlargest
result = scores.groupby("subject")["score"].nlargest(2)
# case: nsmallest-per-subject
result = scores.set_index("student_id").groupby("subject")["score"].nsmallest(1)
# case: transform-with-kwargs
def scaled(s, top=100):
    return s / s.max() * top

scores["curved"] = scores.groupby("subject")["score"].transform(scaled, top=10).round(2)
result = scores.sort_values(["subject", "curved"], ascending=[True, False])[["subject", "student_id", "curved"]]
# case: bins-letter-counts
letters = pd.cut(scores["score"], bins=[-1, 59, 69, 79, 89, 100], labels=list("FDCBA"))
result = scores.groupby(letters, observed=False)["student_id"].nunique()
# case: bins-interval-index
bins = pd.cut(scores["score"], [0, 50, 75, 100], include_lowest=True)
out = scores.groupby(bins, observed=True)["score"].agg(["count", "mean"])
out.index = out.index.astype(str)
result = out
# case: qcut-groups
q = pd.qcut(scores["score"].dropna(), 3, labels=["low", "mid", "high"])
result = scores.groupby(q, observed=True)["weight"].sum().round(2)
# case: nth-second
result = scores.groupby("student_id").nth(1)
# case: nth-list-negative
result = scores.groupby("student_id")["score"].nth([0, -1])
# case: filter-complete-students
ok = scores.groupby("student_id").filter(lambda x: x["score"].notna().all() and x["subject"].nunique() >= 2)
result = sorted(ok["student_id"].unique().tolist())
# case: passing-count-conditional
result = (
    scores.assign(passed=scores["score"].ge(60))
    .groupby("subject")
    .agg(taken=("score", "size"), passed=("passed", "sum"), rate=("passed", "mean"))
    .round(2)
)
# case: house-avg-merged
merged = scores.merge(students, on="student_id", how="left")
merged["house"] = merged["house"].str.capitalize().fillna("Unknown")
result = merged.groupby("house", sort=False)["score"].mean().round(2)
# case: grade-nan-key
m = pd.merge(students, scores, on="student_id")
result = m.groupby("grade", dropna=False).agg({"score": ["mean", "std"], "subject": "nunique"})
# case: string-join-subjects
result = (
    scores.sort_values("subject")
    .groupby("student_id")["subject"]
    .agg(lambda s: "/".join(s.unique()))
    .reset_index(name="subjects")
)
# case: surname-initial-group
initial = students["name"].fillna("?").apply(lambda n: re.split(r"\s+", n.strip())[-1][0].upper())
result = students.groupby(initial)["student_id"].apply(list)
# case: drop-lowest-score
def drop_lowest(g):
    if len(g) > 1:
        return g.drop(g["score"].idxmin())
    return g

result = scores.groupby("student_id", group_keys=False)[["student_id", "subject", "score"]].apply(drop_lowest)
# case: corrwith-and-cov
sub = scores.dropna(subset=["score"])
c = sub.groupby("subject")[["score", "weight"]].cov()
result = c.xs("score", level=1)["weight"].round(4)
# case: iteration-dict
out = {}
for subj, grp in scores.groupby("subject"):
    out[subj] = (len(grp), grp["score"].max())
result = out
# case: sum-text-days-raises
absences["days"] = absences["days"].astype(int)
result = absences.groupby("student_id")["days"].sum()
