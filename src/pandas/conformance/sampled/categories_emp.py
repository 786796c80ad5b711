import pandas as pd
import numpy as np
from collections import OrderedDict

emp = pd.DataFrame({
    "emp_id": [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13],
    "name": ["Alice", "bob", "Carla", "Dev", "Elif", "Fred", "Gita", "Hugo", "Ines", "Jack", "Kira", "Liam", "Alice"],
    "dept": ["IT", "HR", "IT", "Sales", "sales", "HR", None, "IT", "Sales", "Legal", "IT", "Sales", "HR"],
    "level": ["Senior", "Junior", "Lead", "Mid", "Senior", "Mid", "Junior", "Junior", "mid", "Lead", None, "Intern", "Senior"],
    "edu": ["MSc", "BSc", "PhD", "BSc", "None", "MSc", "BSc", "High School", "BSc", "PhD", "MSc", None, "BSc"],
    "salary": [92000, 41000, 120000, 58000, 83000, 58000, 39500, 45000, 61000, 135000, np.nan, 0, 79000],
    "hired": ["2015-03-01", "2022-07-15", "2010/01/20", "2019-11-11", "2016-02-29", "2018-05-05", "2023-01-02", "2021-12-31", "2020-06-01", "2008-08-08", None, "2024-06-03", "2017-09-09"],
    "remote": [True, False, None, True, True, False, False, True, None, False, True, False, True],
})
reviews = pd.DataFrame({
    "emp_id": [1, 1, 2, 3, 4, 4, 5, 6, 8, 9, 10, 13, 40],
    "year": [2022, 2023, 2023, 2023, 2022, 2023, 2023, 2023, 2023, 2023, 2022, 2023, 2023],
    "rating": ["Exceeds", "Meets", "Below", "Outstanding", "Meets", "Exceeds", "Meets", "Below", "Meets", None, "Exceeds", "exceeds", "Meets"],
})
levels = ["Intern", "Junior", "Mid", "Senior", "Lead"]
ratings = ["Below", "Meets", "Exceeds", "Outstanding"]
edu_order = ["High School", "BSc", "MSc", "PhD"]

# case: headcount-by-level
emp["level"] = pd.Categorical(emp["level"].str.title(), categories=levels, ordered=True)
result = emp.groupby("level", observed=False).size()
# case: level-salary-describe
emp["level"] = pd.Categorical(emp["level"].str.title(), categories=levels, ordered=True)
result = emp.groupby("level", observed=True)["salary"].describe()[["count", "min", "50%", "max"]]
# case: senior-and-above-by-dept
lv = emp["level"].str.title().astype(pd.CategoricalDtype(levels, True))
dept = emp["dept"].str.upper()
result = (lv >= "Senior").groupby(dept).sum()
# case: most-senior-per-dept
e = emp.assign(level=pd.Categorical(emp["level"].str.title(), levels, ordered=True), dept=emp["dept"].str.upper())
e = e.sort_values(["level", "salary"], ascending=False)
result = e.drop_duplicates("dept")[["dept", "name", "level"]].set_index("dept")
# case: promotion-candidates
emp["level"] = pd.Categorical(emp["level"].str.title(), categories=levels, ordered=True)
reviews["rating"] = pd.Categorical(reviews["rating"].str.title(), categories=ratings, ordered=True)
merged = pd.merge(emp, reviews, on="emp_id", how="inner")
result = merged[(merged["rating"] > "Meets") & (merged["level"] < "Lead")][["name", "level", "year", "rating"]]
# case: rating-pivot-year
reviews["rating"] = pd.Categorical(reviews["rating"].str.title(), categories=ratings, ordered=True)
result = reviews.pivot(index="emp_id", columns="year", values="rating")
# case: rating-improvement
reviews["rating"] = pd.Categorical(reviews["rating"].str.title(), categories=ratings, ordered=True)
w = reviews.pivot(index="emp_id", columns="year", values="rating").dropna()
result = w[2023].cat.codes - w[2022].cat.codes
# case: tenure-bands
hired = pd.to_datetime(emp["hired"].str.replace("/", "-"))
tenure = (pd.Timestamp("2024-06-30") - hired).dt.days / 365.25
emp["tenure_band"] = pd.cut(tenure, bins=[0, 2, 5, 10, 50], labels=["0-2", "2-5", "5-10", "10+"])
result = emp[["name", "tenure_band"]]
# case: tenure-timedelta-cut
hired = pd.to_datetime(emp["hired"].str.replace("/", "-"))
td = pd.Timestamp("2024-06-30") - hired
bins = pd.to_timedelta([0, 730, 1825, 3650, 36500], unit="D")
result = pd.cut(td, bins=bins).value_counts(sort=False).tolist()
# case: salary-quartile-within-dept
e = emp.dropna(subset=["salary", "dept"]).copy()
e["dept"] = e["dept"].str.upper()
e["half"] = e.groupby("dept")["salary"].transform(lambda s: pd.qcut(s, 2, labels=["lower", "upper"]) if len(s) > 1 else "only")
result = e[["name", "dept", "half"]]
# case: salary-decile-cap
s = emp["salary"].dropna()
b = pd.qcut(s, 10, labels=range(1, 11))
result = b[b.astype(int) >= 9].index.tolist()
# case: salary-bin-edges-linspace
s = emp["salary"].dropna()
edges = np.linspace(0, 140000, 5)
result = pd.cut(s, edges, include_lowest=True).value_counts().sort_index()
# case: salary-k-labels
edges = [0, 40000, 60000, 100000, 200000]
labels = [f"{a // 1000}k-{b // 1000}k" for a, b in zip(edges, edges[1:])]
emp["band"] = pd.cut(emp["salary"], bins=edges, labels=labels, include_lowest=True)
result = emp.groupby("band", observed=False)["name"].apply(lambda x: ", ".join(sorted(x)))
# case: edu-level-heatmap
e = emp.copy()
e["edu"] = pd.Categorical(e["edu"], categories=edu_order, ordered=True)
e["level"] = pd.Categorical(e["level"].str.title(), categories=levels, ordered=True)
result = e.pivot_table(index="edu", columns="level", values="emp_id", aggfunc="count", observed=False, fill_value=0)
# case: edu-level-heatmap-margins
e = emp.copy()
e["edu"] = pd.Categorical(e["edu"], categories=edu_order, ordered=True)
e["level"] = e["level"].str.title()
result = e.pivot_table(index="edu", columns="level", values="salary", aggfunc="max", margins=True, observed=True)
# case: min-edu-if
edu = pd.Categorical(emp["edu"], categories=edu_order, ordered=True)
if edu.min() == "High School":
    result = "needs training: " + str((edu == "High School").sum())
else:
    result = "ok"
# case: if-category-series-ambiguous
edu = emp["edu"].astype("category")
if edu == "PhD":
    result = "doctor"
else:
    result = "other"
# case: remote-bool-category-groupby
r = emp["remote"].astype("category").cat.rename_categories({True: "remote", False: "office"})
result = emp.groupby(r, observed=False)["salary"].mean().round(0)
# case: replace-before-categorical
e = emp["edu"].replace({"None": np.nan, "High School": "HS"})
c = pd.Categorical(e, categories=["HS", "BSc", "MSc", "PhD"], ordered=True)
result = pd.Series(c).describe().to_dict()
# case: replace-after-rename-categories
lv = emp["level"].astype("category")
result = lv.cat.rename_categories(str.upper).unique().tolist()
# case: concat-new-hires-level
dt = pd.CategoricalDtype(levels, ordered=True)
new = pd.DataFrame({"name": ["Mo", "Nia"], "level": pd.Categorical(["Junior", "Lead"], dtype=dt)})
old = emp[["name", "level"]].assign(level=emp["level"].str.title().astype(dt))
allp = pd.concat([old, new], ignore_index=True)
result = allp.groupby("level", observed=False)["name"].agg(["count", "last"])
# case: ordered-dict-level-to-names
emp["level"] = pd.Categorical(emp["level"].str.title(), categories=levels, ordered=True)
od = OrderedDict()
for lv, g in emp.groupby("level", observed=True):
    od[lv] = g["name"].str.title().tolist()
result = list(od.items())
# case: cut-groupby-two-keys-agg
emp["sal_band"] = pd.cut(emp["salary"], [0, 50000, 80000, 150000], labels=["low", "mid", "high"])
emp["dept"] = emp["dept"].str.upper()
result = emp.groupby(["dept", "sal_band"], observed=True).agg(n=("emp_id", "size"), top=("salary", "max"))
# case: wrong-categories-attribute
emp["level"] = emp["level"].astype("category")
result = emp["level"].categories.tolist()
