import pandas as pd
import numpy as np
import math

students = pd.DataFrame({
    "student_id": ["S01", "S02", "S03", "S04", "S05", "S06", "S07", "S08", "S09", "S10"],
    "name": ["Mia", "liam", "Noah ", "Zoë", "Omar", "Priya", "Quinn", "Mia", "Sven", ""],
    "class": ["7A", "7A", "7B", "7B", "7C", "7A", "7B", None, "7C", "7C"],
    "birth": ["2011-03-04", "04/05/2011", "2010-12-31", "2011-07-19", None, "2011-01-01", "2010-11-11", "2011-02-28", "2011-09-09", "2011-06-30"],
})

scores = pd.DataFrame({
    "student_id": ["S01", "S02", "S03", "S04", "S05", "S06", "S07", "S08", "S09", "S10", "S11"],
    "math": [88, 92, 75, 75, 60, 99, np.nan, 81, 45, 0, 70],
    "physics": [90.5, 85.0, 75.0, 66.5, np.nan, 95.0, 72.0, 81.0, 50.0, 0.0, 71.0],
    "art": [70, 65, 95, 95, 88, 60, 77, 81, 90, 100, 69],
})

weights = pd.DataFrame({"subject": ["math", "physics", "art"], "weight": [0.5, 0.3, 0.2], "max_points": [100, 100, 100]})

absences = pd.DataFrame({
    "sid": ["S01", "S03", "S03", "S05", "S05", "S05", "S09", "S12"],
    "days": [1, 2, 1, 3, 5, 1, 10, 2],
    "excused": ["yes", "no", "Yes", "NO", "yes", "no", None, "yes"],
})

# case: weighted-score-dot
w = weights.set_index("subject")["weight"]
s = scores.set_index("student_id")
result = s[w.index].fillna(0).dot(w).round(2).sort_values(ascending=False)

# case: grade-digitize
avg = scores[["math", "physics", "art"]].mean(axis=1).to_numpy()
bins = np.array([0, 60, 70, 80, 90])
letters = np.array(["F", "D", "C", "B", "A"])
idx = np.digitize(avg, bins) - 1
result = pd.Series(letters[idx], index=scores["student_id"], name="grade")

# case: rank-methods-table
m = scores["math"]
result = pd.DataFrame({meth: m.rank(method=meth, ascending=False) for meth in ["average", "min", "max", "first", "dense"]}, index=scores.index)

# case: qcut-quartile-labels
q, edges = pd.qcut(scores["art"], 4, labels=["Q1", "Q2", "Q3", "Q4"], retbins=True)
result = {"counts": q.value_counts(sort=False).to_dict(), "edges": edges.tolist()}

# case: best-subject
s = scores.set_index("student_id")
result = pd.DataFrame({"best": s.idxmax(axis=1), "worst": s.idxmin(axis=1), "spread": s.max(axis=1) - s.min(axis=1)})

# case: where-pass-chain
result = scores["math"].where(scores["math"] >= 60, other=-1).where(scores["math"].notna(), 0).astype(int).tolist()

# case: nlargest-keep-all
result = scores.nlargest(2, "art", keep="all")[["student_id", "art"]]

# case: nsmallest-series-last
result = scores.set_index("student_id")["math"].nsmallest(3, keep="last")

# case: skew-kurt-sem
num = scores.select_dtypes(include="number")
result = pd.DataFrame({"skew": num.skew(), "kurt": num.kurt(), "sem": num.sem(), "var": num.var()}).round(4)

# case: agg-mixed-by-class
df = students.merge(scores, on="student_id", how="inner")
result = df.groupby("class", dropna=False).agg(
    n=("student_id", "count"),
    math_mean=("math", "mean"),
    art_range=("art", lambda x: x.max() - x.min()),
)

# case: iloc-negative-step
result = scores.iloc[::-2, [0, -1]]

# case: loc-callable
result = scores.loc[lambda d: (d["math"] > d["physics"]) & (d["art"] < 90), ["student_id", "math", "physics"]]

# case: absent-fill
tot = absences.groupby("sid")["days"].sum()
result = tot.reindex(students["student_id"]).fillna(0).astype(int)

# case: map-yes-no
flag = absences["excused"].str.lower().map({"yes": 1, "no": 0})
result = pd.Series(np.where(flag.isna(), "unknown", np.where(flag == 1, "ok", "unexcused"))).value_counts()

# case: cov-matrix
result = scores[["math", "art"]].cov()

# case: percent-diff-from-class
df = students[["student_id", "class"]].merge(scores, on="student_id")
cm = df.groupby("class")["art"].transform("mean")
df["vs_class"] = (df["art"].sub(cm)).div(cm).mul(100).round(1)
result = df[["student_id", "class", "art", "vs_class"]]

# case: wrong-column-science
result = scores.groupby("student_id")["science"].mean()

# case: mode-ties
result = scores["math"].mode().tolist() + scores["art"].mode().tolist()

# case: percentile-list
x = scores["physics"].dropna().values
result = [round(float(p), 2) for p in np.percentile(x, [10, 25, 50, 75, 90])]

# case: geometric-mean
pos = scores.loc[scores["art"].gt(0), "art"]
result = round(math.exp(np.log(pos).mean()), 4)

# case: birth-mixed
b = pd.to_datetime(students["birth"], format="mixed")
result = pd.DataFrame({"student_id": students["student_id"], "year": b.dt.year, "dow": b.dt.day_name()})
