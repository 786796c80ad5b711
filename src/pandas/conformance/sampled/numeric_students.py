import pandas as pd
import numpy as np
import statistics
from itertools import accumulate

# School grades
students = pd.DataFrame({
    "sid": [11, 12, 13, 14, 15, 16, 17, 18],
    "name": ["Abe", "Bea", "cal", "Dot", "Eli", "Fay", "Gus", "Hal"],
    "grade_level": [9, 10, 9, 11, 12, 10, 9, None],
    "gpa": ["3.5", "4.0", "2,75", None, "3.50", "absent", "0", " 1.9 "],
    "scholarship": [True, False, False, True, None, False, True, False],
})
scores = pd.DataFrame({
    "sid": [11, 11, 12, 12, 13, 13, 14, 15, 16, 16, 17, 19, 11, 18],
    "subject": ["math", "art", "math", "art", "math", "Art", "math", "math", "math", "art", "math", "math", "bio", "art"],
    "score": [88, 92.5, 75, np.nan, 60, 60, 100, 0, 75, 88, 45, 70, 88, np.nan],
    "max_score": [100, 100, 100, 50, 100, 80, 100, 100, 100, 100, 0, 100, 100, 100],
})
weights = pd.DataFrame({
    "subject": ["math", "art", "bio", "gym"],
    "weight": [3, 1, 2, 0],
})

# case: pct-of-max
scores["pct"] = scores["score"] / scores["max_score"] * 100
result = scores["pct"].round(1)

# case: letter-grades-np-select
pct = scores["score"].div(scores["max_score"]).replace([np.inf, -np.inf], np.nan).mul(100)
conds = [pct >= 90, pct >= 80, pct >= 70, pct >= 0]
scores["letter"] = np.select(conds, list("ABCF"), default="-")
result = scores["letter"].value_counts().sort_index()

# case: weighted-mean-by-student
m = scores.assign(subject=scores["subject"].str.lower()).merge(weights, on="subject").dropna(subset=["score"])
def wavg(g):
    return np.average(g["score"], weights=g["weight"])
result = m.groupby("sid")[["score", "weight"]].apply(wavg).round(3)

# case: std-var-ddof
s = scores["score"]
result = {
    "std1": s.std(),
    "std0": s.std(ddof=0),
    "var1": s.var(),
    "np_std": np.std(s),
    "np_ddof1": np.std(s.dropna().to_numpy(), ddof=1),
    "sem": s.sem(),
    "skew": s.skew(),
    "kurt": s.kurt(),
}

# case: std-single-group
result = scores.groupby("sid")["score"].agg(["std", "var", "sem", "size", "count"])

# case: median-vs-statistics
vals = scores["score"].dropna().astype(int).tolist()
result = [statistics.median(vals), statistics.median_low(vals), statistics.median_high(vals), scores["score"].median()]

# case: mode-multi
result = scores["score"].mode(dropna=False).tolist(), scores["subject"].str.lower().mode()[0]

# case: mode-by-group-lambda
result = scores.groupby(scores["subject"].str.lower())["score"].agg(lambda x: x.mode().iloc[0] if not x.mode().empty else np.nan)

# case: gpa-clean
g = students["gpa"].str.strip().str.replace(",", ".")
students["gpa_num"] = pd.to_numeric(g, errors="coerce")
result = students.nlargest(3, "gpa_num")[["name", "gpa_num"]]

# case: gpa-astype-float-raises
students["gpa"] = students["gpa"].str.replace(",", ".").astype("float64")
result = students["gpa"].mean()

# case: grade-level-float-to-Int64
lv = students["grade_level"].astype("Int64")
result = pd.DataFrame({"lv": lv, "txt": lv.astype(str), "next": lv + 1, "odd": lv % 2 == 1})

# case: grade-level-fstring
result = [f"Grade {x:.0f}" if x == x else "Grade ?" for x in students["grade_level"]]

# case: grade-level-object-ints
g = students["grade_level"].astype(object).where(students["grade_level"].notna(), None)
result = g.tolist()

# case: zscore
s = scores["score"]
z = (s - s.mean()) / s.std(ddof=0)
scores["outlier"] = z.abs() > 1.5
result = scores.loc[scores["outlier"], ["sid", "subject", "score"]]

# case: zscore-transform-group
result = scores.groupby(scores["subject"].str.lower())["score"].transform(lambda x: (x - x.mean()) / x.std()).round(4)

# case: min-max-scale
lo, hi = scores["score"].min(), scores["score"].max()
result = ((scores["score"] - lo) / (hi - lo)).tolist()

# case: quantiles-multiple
result = scores["score"].quantile([0, 0.1, 0.25, 0.5, 0.9, 1])

# case: qcut-and-cut-counts
s = scores["score"].dropna()
bins = pd.cut(s, bins=[0, 60, 75, 90, 100], labels=["D", "C", "B", "A"], include_lowest=True)
result = bins.value_counts(sort=False)

# case: rank-na-options
s = scores["score"]
result = pd.DataFrame({"keep": s.rank(), "top": s.rank(na_option="top"), "bottom": s.rank(na_option="bottom", method="min", ascending=False)})

# case: scholarship-bool-cast-trap
result = students["scholarship"].astype(bool).tolist(), students["scholarship"].sum(), students["scholarship"].mean()

# case: accumulate-vs-cumsum
vals = weights["weight"].tolist()
result = list(accumulate(vals)) == weights["weight"].cumsum().tolist(), list(accumulate(vals, max)), weights["weight"].cumprod().tolist()

# case: python-type-checks
row = students.iloc[0]
result = {
    "sid": isinstance(row["sid"], int),
    "sid_np": isinstance(students["sid"].iloc[0], np.integer),
    "gpa": isinstance(row["gpa"], str),
    "lvl": isinstance(row["grade_level"], float),
    "sch": row["scholarship"] is True,
    "names": [type(v).__name__ for v in row],
}
