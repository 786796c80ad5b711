import pandas as pd
import numpy as np
from functools import reduce

survey = pd.DataFrame({
    "resp": [1, 2, 3, 4, 5, 6, 7, 8],
    "age": ["34", "forty", "29", "", None, "101", "-3", "22.0"],
    "q1": ["agree", "Disagree", "strongly agree", None, "neutral", "Agree ", "n/a", "disagree"],
    "q2": [5, 4, None, 3, 99, 1, 2, 99],
    "q3": [None, None, None, None, None, None, None, None],
    "region": ["N", "S", None, "E", "N", "n", "W", np.nan],
    "income": [30000, np.nan, 45000, -1, 52000, None, 0, 28000],
    "spent": ["00:12:30", "5m", None, "600", "1h 2m", "bad", "00:00:45", "2 min 5 s"],
})

followup = pd.DataFrame({
    "resp": [2, 4, 5, 8, 9],
    "age": ["40", "55", None, "23", "61"],
    "income": [38000, 41000, 99999, None, 15000],
    "region": ["S", None, "N", "W", "E"],
})

weights = pd.DataFrame({"region": pd.Categorical(["N", "S", "E", "W", "C"]), "w": [1.0, 0.8, None, 1.2, 0.5]})

likert = ["strongly disagree", "disagree", "neutral", "agree", "strongly agree"]

# case: sentinel-replace
result = survey.replace({"q2": {99: np.nan}, "income": {-1: np.nan, 0: np.nan}})[["q2", "income"]]

# case: sentinel-replace-list
result = survey[["q2", "income"]].replace([99, -1], [np.nan, 0]).sum()

# case: replace-regex-dict
result = survey.replace({"q1": {r"(?i)^\s*agree\s*$": "A", r"(?i)^disagree$": "D", r"^n/a$": np.nan}}, regex=True)["q1"].tolist()

# case: age-clean-range
age = pd.to_numeric(survey["age"], errors="coerce")
age = age.where(age.between(0, 100))
result = age.convert_dtypes()

# case: age-downcast
s = pd.to_numeric(survey["age"], errors="coerce").fillna(0)
result = {"int": str(pd.to_numeric(s, downcast="integer").dtype), "values": pd.to_numeric(s, downcast="integer").tolist()}

# case: age-int-conversion-error
result = survey["age"].dropna().astype(int).mean()

# case: q1-likert-category
q1 = survey["q1"].str.strip().str.lower()
cat = pd.Categorical(q1, categories=likert, ordered=True)
result = pd.Series(cat).value_counts(sort=False, dropna=False)

# case: q1-likert-scores
q1 = pd.Categorical(survey["q1"].str.strip().str.lower(), categories=likert, ordered=True)
scores = pd.Series(q1.codes, index=survey["resp"]).replace(-1, np.nan) + 1
result = scores.round().astype("Int64")

# case: q1-at-least-neutral
q1 = survey["q1"].str.strip().str.lower().astype(pd.CategoricalDtype(likert, ordered=True))
result = survey.loc[q1 >= "neutral", "resp"].tolist()

# case: q1-unordered-compare-error
q1 = survey["q1"].astype("category")
result = survey[q1 > "agree"]

# case: q3-all-missing
result = {
    "dtype": str(survey["q3"].dtype),
    "sum": survey["q3"].sum(),
    "count": int(survey["q3"].count()),
    "nunique": survey["q3"].nunique(dropna=False),
    "converted": str(survey["q3"].convert_dtypes().dtype),
    "as_float": survey["q3"].astype(float).isna().all(),
}

# case: drop-all-missing-columns
result = survey.dropna(axis="columns", how="all").columns.tolist()

# case: spent-timedelta
t = pd.to_timedelta(survey["spent"], errors="coerce")
result = t.dt.total_seconds()

# case: spent-components
t = pd.to_timedelta(survey["spent"].where(survey["spent"].str.contains("[a-z:]", na=False)), errors="coerce")
result = t.dt.components[["hours", "minutes", "seconds"]]

# case: combine-first-frames
a = survey.set_index("resp")[["age", "income", "region"]].replace("", None)
b = followup.set_index("resp")
result = a.combine_first(b)

# case: combine-first-dtypes
a = survey.set_index("resp")[["q2", "income"]]
b = followup.set_index("resp")
result = a.combine_first(b).dtypes.astype(str).to_dict()

# case: fillna-with-aligned-series
s = survey.set_index("resp")["income"]
result = s.fillna(followup.set_index("resp")["income"])

# case: series-combine-max
s1 = survey.set_index("resp")["income"]
s2 = followup.set_index("resp")["income"]
result = s1.combine(s2, max, fill_value=0)

# case: region-category-merge
s = survey.assign(region=survey["region"].str.upper().astype(weights["region"].dtype))
m = s.merge(weights, on="region", how="left")
result = {"dtype": str(m["region"].dtype), "w": m["w"].tolist(), "rows": len(m)}

# case: region-weighted-income
m = survey.assign(region=survey["region"].str.upper()).merge(weights.astype({"region": "object"}), on="region", how="left")
m = m[(m["income"] > 0) & m["w"].notna()]
result = round(np.average(m["income"], weights=m["w"]), 2)

# case: reduce-coalesce
cols = [survey["q2"].replace(99, np.nan), survey["income"].gt(30000).astype(float).mask(survey["income"].isna()), pd.Series(0.0, index=survey.index)]
result = reduce(lambda x, y: x.combine_first(y), cols).tolist()

# case: describe-all-transposed
result = survey.drop(columns=["q3", "spent"]).describe(include="all").T[["count", "unique", "top", "freq", "mean"]]
