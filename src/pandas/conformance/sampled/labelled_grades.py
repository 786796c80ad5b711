import pandas as pd
import numpy as np
import math
from collections import defaultdict

grades = pd.DataFrame({
    "student": ["Ann", "Bob", "Cara", "Dan", "Eve", "Finn", "Ann", "Gus"],
    "course": ["Math", "Math", "Art", "Art", "math", " Art", "Art", None],
    "score": [88.0, 92.0, 92.0, np.nan, 75.5, 60.0, 92.0, 0.0],
    "term": [1, 1, 1, 2, 2, 2, 2, 1],
})

students = pd.DataFrame({
    "name": ["Ann", "Bob", "Cara", "Dan", "Eve", "Hal"],
    "year": [10, 11, 10, 12, 11, 12],
    "house": ["Red", "Blue", "Red", "Green", None, "Blue"],
    "active": [True, True, False, True, None, True],
})

credits = pd.Series({"Math": 4, "Art": 2, "Music": 1}, name="credits")

# case: rank-bonus-by-index
bonus = pd.Series({"Ann": 2, "Eve": 5, "Zed": 1})
mean_scores = grades.groupby("student")["score"].mean()
result = mean_scores.add(bonus, fill_value=0).round(2)

# case: plain-plus-gives-nan
bonus = pd.Series({"Eve": 5, "Ann": 2, "Zed": 1})
mean_scores = grades.groupby("student")["score"].mean()
total = mean_scores + bonus
result = total.isna().sum(), list(total.index)

# case: idxmax-tie-first
s = grades.set_index("student")["score"]
result = s.idxmax(), s.idxmin(), s.max()

# case: argmax-vs-idxmax
s = grades.set_index("student")["score"]
result = {"argmax": int(s.argmax()), "argmin": int(s.argmin()), "label": s.index[s.argmax()]}

# case: multiindex-from-frame
mi = pd.MultiIndex.from_frame(grades[["term", "student"]])
s = pd.Series(grades["score"].values, index=mi, name="score")
result = s.sort_index()

# case: multiindex-level-select
s = grades.set_index(["term", "student"])["score"]
result = s.xs("Ann", level="student")

# case: get-level-values-unique
s = grades.set_index(["term", "student"])["score"]
result = s.index.get_level_values("student").unique().tolist(), s.index.get_level_values(0).nunique()

# case: droplevel-duplicates
s = grades.set_index(["term", "course", "student"])["score"].droplevel("course")
result = s.index.has_duplicates, s.index.names, s.loc[(2, "Ann")]

# case: unstack-course-term
clean = grades.assign(course=grades["course"].str.strip().str.title())
result = clean.dropna(subset=["course"]).set_index(["student", "course"])["score"].unstack(fill_value=-1)

# case: update-series-inplace
s = pd.Series([1.0, 2.0, np.nan], index=["Ann", "Bob", "Cara"])
s.update(pd.Series({"Bob": 20, "Cara": np.nan, "Dan": 4}))
result = s

# case: pop-from-series
s = students.set_index("name")["year"]
popped = s.pop("Bob")
result = (popped, s.to_dict())

# case: series-items-dict-build
out = {}
for name, year in students.set_index("name")["year"].items():
    out.setdefault(year, []).append(name)
result = out

# case: keys-and-iter
s = students.set_index("name")["house"]
result = [k for k in s.keys() if pd.notna(s[k])], list(s)[:3]

# case: map-with-series
lookup = students.set_index("name")["house"]
g = grades.copy()
g["house"] = g["student"].map(lookup)
result = g.groupby("house", dropna=False)["score"].agg(["count", "mean"])

# case: map-function-na-ignore
result = students["house"].map(lambda h: h.lower() + "!", na_action="ignore")

# case: map-duplicate-lookup
lookup = grades.set_index("student")["score"]
result = students["name"].map(lookup)

# case: truth-value-of-series
top = grades[grades["score"] > 80 and grades["term"] == 1]
result = top

# case: combine-max
t1 = grades[grades["term"] == 1].set_index("student")["score"]
t2 = grades[grades["term"] == 2].set_index("student")["score"]
result = t1.combine(t2, max, fill_value=0)

# case: combine-first-names
t1 = grades[grades["term"] == 1].set_index("student")["score"]
t2 = grades[grades["term"] == 2].set_index("student")["score"].rename("second")
merged = t2.combine_first(t1)
result = merged, merged.name

# case: concat-keys
t1 = grades.loc[grades.term == 1, "score"]
t2 = grades.loc[grades.term == 2, "score"]
result = pd.concat([t1, t2], keys=["t1", "t2"], names=["which", "row"])

# case: series-from-dict-with-index
result = pd.Series({"Math": 4, "Art": 2, "Music": 1}, index=["Art", "Drama", "Math"], name="credits")

# case: dataframe-from-dict-of-series
t1 = grades[grades["term"] == 1].groupby("student")["score"].max()
t2 = grades[grades["term"] == 2].groupby("student")["score"].max()
df = pd.DataFrame({"t1": t1, "t2": t2})
df["delta"] = df["t2"] - df["t1"]
result = df

# case: scores-weighted-by-credits
clean = grades.dropna(subset=["course", "score"]).copy()
clean["course"] = clean["course"].str.strip().str.title()
weights = clean["course"].map(credits.get)
num = (clean["score"] * weights).groupby(clean["student"]).sum()
den = weights.groupby(clean["student"]).sum()
result = (num / den).round(3).sort_values(ascending=False, kind="stable")
