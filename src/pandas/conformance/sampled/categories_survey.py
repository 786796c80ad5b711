import pandas as pd
import numpy as np

survey = pd.DataFrame({
    "resp_id": [1, 2, 3, 4, 5, 6, 7, 8, 9, 10],
    "age": [17, 25, 34, 45, 52, 67, 80, np.nan, 18, 34],
    "region": ["North", "south", "East", "North", "South ", "East", None, "West", "North", "South"],
    "q1": ["Agree", "Strongly Agree", "Neutral", "Disagree", "Agree", None, "Strongly Disagree", "Agree", "agree", "Neutral"],
    "q2": ["Neutral", "Agree", "Neutral", "Strongly Disagree", "Agree", "Agree", "Disagree", "", "Strongly Agree", "Neutral"],
    "q3": ["Disagree", "Disagree", "Agree", "Disagree", "N/A", "Neutral", "Agree", "Agree", "Disagree", "Strongly Agree"],
    "weight": ["1.0", "0.8", "1.2", "1", "n/a", "0.9", "1.1", "1.5", "1.0", "0"],
    "consent": [True, True, None, False, True, True, True, False, True, True],
})
regions = pd.DataFrame({
    "region": ["North", "South", "East", "Central"],
    "manager": ["Kim", "Lee", "Roy", "Sam"],
    "target": [4, 3, 3, 1],
})
likert = ["Strongly Disagree", "Disagree", "Neutral", "Agree", "Strongly Agree"]
likert_type = pd.CategoricalDtype(categories=likert, ordered=True)

# case: likert-to-scores
result = survey[["q1", "q2", "q3"]].apply(lambda c: c.astype(likert_type).cat.codes.replace(-1, np.nan) + 1)
# case: likert-melt-counts
long = survey.melt(id_vars="resp_id", value_vars=["q1", "q2", "q3"], var_name="question", value_name="answer")
long["answer"] = long["answer"].str.title().astype(likert_type)
result = long.groupby(["question", "answer"], observed=False).size().unstack("answer")
# case: likert-percent-crosstab
long = survey.melt("resp_id", ["q1", "q2", "q3"], "question", "answer")
long["answer"] = pd.Categorical(long["answer"], categories=likert, ordered=True)
result = pd.crosstab(long["question"], long["answer"], normalize="index").round(3)
# case: likert-median-code
q = survey["q1"].str.title().astype(likert_type)
med = int(q.cat.codes[q.notna()].median())
result = q.cat.categories[med]
# case: likert-median-direct-error
result = survey["q1"].astype(likert_type).median()
# case: top-two-box
q = survey["q1"].astype(likert_type)
result = round((q >= "Agree").mean() * 100, 1)
# case: top-box-all-questions
ans = survey.set_index("resp_id")[["q1", "q2", "q3"]].astype(likert_type)
result = ans.apply(lambda s: s.isin(["Agree", "Strongly Agree"]).sum())
# case: collapse-likert-map
collapse = {"Strongly Disagree": "Neg", "Disagree": "Neg", "Neutral": "Neu", "Agree": "Pos", "Strongly Agree": "Pos"}
q = survey["q2"].astype(likert_type).map(collapse)
result = (str(q.dtype), q.value_counts(dropna=False))
# case: one-to-one-map-keeps-category
q = survey["q1"].astype(likert_type).map({k: i for i, k in enumerate(likert, start=1)})
result = q
# case: age-bands-region-table
labels = ["<18", "18-34", "35-54", "55+"]
survey["age_band"] = pd.cut(survey["age"], bins=[0, 18, 35, 55, np.inf], labels=labels, right=False)
survey["region"] = survey["region"].str.strip().str.title()
result = survey.groupby(["region", "age_band"], observed=False)["resp_id"].count().unstack()
# case: age-band-first-respondent
survey["age_band"] = pd.cut(survey["age"], [0, 17, 34, 54, 120])
result = survey.groupby("age_band", observed=False).agg({"resp_id": "first", "q1": "nunique"})
# case: age-band-missing-label
band = pd.cut(survey["age"], [0, 30, 60, 120], labels=["young", "middle", "senior"])
result = band.cat.add_categories(["unknown"]).fillna("unknown").tolist()
# case: age-band-fillna-error
band = pd.cut(survey["age"], [0, 30, 60, 120], labels=["young", "middle", "senior"])
result = band.fillna("unknown")
# case: duplicate-labels-unordered
band = pd.cut(survey["age"], [0, 18, 40, 65, 120], labels=["other", "adult", "adult", "other"], ordered=False)
result = band.value_counts()
# case: duplicate-labels-error
result = pd.cut(survey["age"], [0, 18, 40, 65, 120], labels=["other", "adult", "adult", "other"])
# case: consent-bool-category
c = survey["consent"].astype("category")
result = (c.cat.categories.tolist(), c.cat.codes.tolist())
# case: age-int-category
a = survey["age"].dropna().astype(int).astype("category")
result = a.cat.categories.tolist(), a.max() if a.cat.ordered else int(a.astype(int).max())
# case: weighted-by-band
w = pd.to_numeric(survey["weight"], errors="coerce").fillna(0)
band = pd.qcut(survey["age"], [0, 0.5, 1], labels=["younger", "older"])
result = w.groupby(band, observed=True).sum().rename("total_weight").reset_index()
# case: region-merge-category
r = survey.assign(region=survey["region"].str.strip().str.title().astype("category"))
m = r.merge(regions.assign(region=regions["region"].astype("category")), how="left", on="region")
result = m[["resp_id", "region", "manager"]].dtypes.astype(str).to_dict()
# case: region-vs-target
r = pd.Categorical(survey["region"].str.strip().str.title(), categories=regions["region"])
n = pd.Series(r).value_counts(sort=False)
result = (n - regions.set_index("region")["target"]).sort_values()
# case: worst-answer-per-row
codes = survey[["q1", "q2", "q3"]].apply(lambda c: pd.Series(pd.Categorical(c, likert, ordered=True).codes, index=c.index))
worst = codes.where(codes >= 0).min(axis=1)
result = worst.map(lambda v: likert[int(v)] if pd.notna(v) else "none")
# case: sort-answers-descending
df = survey[["resp_id", "q1", "q2"]].copy()
for c in ["q1", "q2"]:
    df[c] = df[c].astype(likert_type)
result = df.sort_values(["q1", "q2"], ascending=False, na_position="last")
# case: change-between-questions
a = survey["q1"].astype(likert_type)
b = survey["q2"].astype(likert_type)
result = pd.Series(np.select([a < b, a > b, a == b], ["up", "down", "same"], default="missing")).value_counts().to_dict()
# case: describe-all-categories
df = survey[["q1", "q2", "q3"]].astype(likert_type)
result = df.describe()
