import pandas as pd
import numpy as np

students = pd.DataFrame({
    "sid": ["S01", "S02", "S03", "S04", "S05", "S06", "S07", "S08", "S09", "S10"],
    "name": ["Ada", "ben", "Cleo ", "Dan", "Eve", "Finn", "Gus", "Hana", None, "Jo"],
    "year": ["Freshman", "Senior", "Junior", "Sophomore", "Freshman", "Senior", "Junior", "Freshman", "Graduate", None],
    "age": [18, 22, 21, 19, 18, 23, 20, 17, 31, 20],
})
scores = pd.DataFrame({
    "sid": ["S01", "S01", "S02", "S02", "S03", "S04", "S04", "S05", "S06", "S07", "S07", "S08", "S10", "S99"],
    "subject": ["Math", "Art", "Math", "Art", "Math", "Math", "Bio", "Bio", "Math", "Art", "Bio", "Math", "Art", "Math"],
    "score": [91, 77, 60, 59.5, 100, 85, 85, np.nan, 45, 70, 90, 0, 80, 66],
})
year_order = ["Freshman", "Sophomore", "Junior", "Senior"]
grade_bins = [0, 60, 70, 80, 90, 100]
grade_labels = ["F", "D", "C", "B", "A"]

# case: letter-grade-left-closed
scores["grade"] = pd.cut(scores["score"], bins=[0, 60, 70, 80, 90, 101], labels=grade_labels, right=False)
result = scores
# case: letter-grade-right-closed-lowest
g = pd.cut(scores["score"], grade_bins, labels=grade_labels, include_lowest=True)
result = g.value_counts().sort_index(ascending=False)
# case: grade-labels-mismatch
result = pd.cut(scores["score"], bins=grade_bins, labels=["F", "D", "C", "B"])
# case: grade-vs-subject-crosstab
g = pd.cut(scores["score"], grade_bins, labels=grade_labels, include_lowest=True)
result = pd.crosstab(scores["subject"], g, margins=True)
# case: year-sort-two-keys
students["year"] = pd.Categorical(students["year"], categories=year_order, ordered=True)
result = students.sort_values(by=["year", "age"], ascending=[True, False])[["sid", "year", "age"]]
# case: quartiles-of-score
q, edges = pd.qcut(scores["score"], 4, labels=["Q1", "Q2", "Q3", "Q4"], retbins=True)
result = (q.tolist(), edges.round(3).tolist())
# case: qcut-duplicate-edges-error
result = pd.qcut([1, 1, 1, 1, 2, 3], q=4)
# case: qcut-duplicates-drop
vals = pd.Series([1, 1, 1, 1, 2, 3], index=list("abcdef"))
result = pd.qcut(vals, q=4, duplicates="drop").astype(str)
# case: age-bands-interval
bands = pd.cut(students["age"], bins=[15, 18, 21, 25, 40])
out = students.groupby(bands, observed=False)["sid"].agg(list)
out.index = out.index.astype(str)
result = out
# case: age-band-left-right
bands = pd.cut(students["age"], bins=[15, 18, 21, 25, 40])
result = pd.DataFrame({
    "age": students["age"],
    "lo": bands.map(lambda i: i.left).astype(int),
    "hi": bands.map(lambda i: i.right).astype(int),
})
# case: best-grade-each-student
g = scores.assign(grade=pd.cut(scores["score"], [-1, 59, 69, 79, 89, 100], labels=grade_labels, ordered=True))
result = g.groupby("sid")["grade"].agg(["max", "min", "count"])
# case: grade-points-map
g = pd.cut(scores["score"], [-1, 59, 69, 79, 89, 100], labels=grade_labels)
points = g.map({"A": 4.0, "B": 3.0, "C": 2.0, "D": 1.0, "F": 0.0})
scores["points"] = points.astype(float)
result = scores.groupby("sid")["points"].mean().round(2)
# case: grade-points-mean-error
g = pd.cut(scores["score"], [-1, 59, 69, 79, 89, 100], labels=grade_labels)
scores["points"] = g
result = scores.groupby("sid")["points"].mean()
# case: year-grade-unstack
df = scores.merge(students, on="sid", how="left")
df["grade"] = pd.cut(df["score"], grade_bins, labels=grade_labels, include_lowest=True)
df["year"] = pd.Categorical(df["year"], categories=year_order + ["Graduate"], ordered=True)
result = df.groupby(["year", "grade"], observed=False).size().unstack(fill_value=0)
# case: year-grade-observed
df = scores.merge(students, on="sid", how="inner")
df["grade"] = pd.cut(df["score"], grade_bins, labels=grade_labels, include_lowest=True)
df["year"] = pd.Categorical(df["year"], categories=year_order + ["Graduate"], ordered=True)
result = df.groupby(["year", "grade"], observed=True)["score"].agg(["size", "mean"]).reset_index()
# case: rank-bucket-per-subject
scores["bucket"] = (
    scores.groupby("subject")["score"]
    .transform(lambda s: pd.qcut(s.rank(method="first"), 2, labels=False))
)
result = scores.sort_values(["subject", "score"])[["subject", "score", "bucket"]]
# case: promote-year-shift-codes
y = pd.Series(pd.Categorical(students["year"], categories=year_order + ["Graduate"], ordered=True))
nxt = (y.cat.codes + 1).where(y.notna())
result = nxt.map(dict(enumerate(y.cat.categories)))
# case: year-mode-min-max
y = students["year"].astype(pd.CategoricalDtype(year_order, ordered=True))
result = {"mode": y.mode().tolist(), "min": y.min(), "max": y.max(), "unknown": int(y.isna().sum())}
# case: describe-year
y = students["year"].astype("category")
result = y.describe()
# case: pass-fail-category-pivot
scores["outcome"] = pd.Categorical(np.where(scores["score"] >= 60, "pass", "fail"), categories=["fail", "pass", "distinction"])
result = scores.pivot_table(index="subject", columns="outcome", values="score", aggfunc="count", observed=False)
# case: value-counts-bins
result = scores["score"].value_counts(bins=[0, 50, 75, 100], sort=False)
# case: value-counts-bins-int-normalize
result = students["age"].value_counts(bins=3, normalize=True)
# case: multiindex-year-sort
df = students.copy()
df["year"] = pd.Categorical(df["year"], year_order, ordered=True)
df = df.dropna(subset=["year"]).set_index(["year", "sid"]).sort_index(level="year", ascending=False)
result = df.loc["Junior"]
# case: interval-contains
bins = pd.IntervalIndex.from_breaks([0, 60, 80, 100], closed="left")
lookup = pd.Series(["low", "mid", "high"], index=bins)
hits = []
for s in scores["score"].dropna():
    found = [lab for iv, lab in lookup.items() if s in iv]
    hits.append(found[0] if found else None)
result = hits
