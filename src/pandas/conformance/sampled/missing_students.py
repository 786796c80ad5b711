import pandas as pd
import numpy as np
import itertools

students = pd.DataFrame({
    "student_id": ["s1", "s2", "s3", "s4", "s5", "s6", "s7"],
    "full_name": ["Ann Lee", "BEN  OSEI", None, "cara diaz", "Dov", "Eli Marsh ", "Ann Lee"],
    "year": [1, 2, 2, None, 3, 1, 4],
    "major": ["Math", "math", "CS", "Art", None, "CS ", "Math"],
    "enrolled": ["2021-09-01", "01.09.2020", "Sept 1, 2020", None, "2019-09-01", "2021-09-31", "20180901"],
    "scholarship": [True, None, False, False, True, None, False],
})

grades = pd.DataFrame({
    "student_id": ["s1", "s1", "s2", "s2", "s3", "s3", "s4", "s8", "s5", "s1", None],
    "course": ["alg", "calc", "alg", "calc", "alg", "db", "ink", "alg", "db", "db", "calc"],
    "mark": ["88", "92.5", "abs", "70", "", "65", "100", "55", None, "88", "61"],
    "letter": ["B", "A", None, "C", "F", "D", "A", "E", None, "B", "D"],
    "attempt": [1, 1, 2, 1, 1, 3, 1, 1, np.nan, 2, 1],
})

courses = pd.DataFrame({
    "course": ["alg", "calc", "db", "ink", "bio"],
    "credits": [4, 4, None, 2, 3],
    "room": [101, 102, 101, 7, None],
}).set_index("course")

letter_type = pd.CategoricalDtype(["F", "D", "C", "B", "A"], ordered=True)

# case: year-groupby-dropna
result = students.groupby("year", dropna=False)["student_id"].count()

# case: year-int-labels
students["year"] = students["year"].astype("Int8")
result = ("Year " + students["year"].astype("string")).fillna("Unknown year").tolist()

# case: mark-numeric-pivot
grades["mark"] = pd.to_numeric(grades["mark"], errors="coerce")
result = grades.pivot_table(index="student_id", columns="course", values="mark", aggfunc="max")

# case: mark-pivot-fill
g = grades.assign(mark=pd.to_numeric(grades["mark"], errors="coerce"))
result = g.pivot_table(values="mark", index="student_id", columns="course", fill_value=0, margins=True, margins_name="All").round(1)

# case: letter-ordered-min-max
g = grades.assign(letter=grades["letter"].astype(letter_type))
result = g.groupby("course")["letter"].agg(["min", "max"])

# case: letter-unordered-min-error
g = grades.assign(letter=grades["letter"].astype("category"))
result = g["letter"].max()

# case: letter-invalid-found
converted = grades["letter"].astype(letter_type)
result = grades[converted.isna()][["student_id", "course", "letter"]]

# case: letter-gpa-map
points = {"A": 4, "B": 3, "C": 2, "D": 1, "F": 0}
gpa = grades["letter"].map(points)
credits = grades["course"].map(courses["credits"])
ok = gpa.notna() & credits.notna()
result = round((gpa[ok] * credits[ok]).sum() / credits[ok].sum(), 3)

# case: letter-map-default-function
result = grades["letter"].map(lambda x: f"<{x}>", na_action="ignore").tolist()

# case: letter-cut-from-mark
mark = pd.to_numeric(grades["mark"], errors="coerce")
bands = pd.cut(mark, bins=[0, 60, 75, 90, 100], labels=["fail", "pass", "merit", "distinction"])
result = bands.value_counts(sort=False, dropna=False)

# case: qcut-codes
mark = pd.to_numeric(grades["mark"], errors="coerce")
result = pd.qcut(mark, 3, labels=False)

# case: attempt-astype-chain
result = grades["attempt"].astype("Int64").astype("string").fillna("none").astype("category").cat.categories.tolist()

# case: scholarship-groupby
result = students.groupby(students["scholarship"].astype("boolean"), dropna=False)["student_id"].agg(", ".join)

# case: scholarship-sum-object
result = (students["scholarship"].sum(), students["scholarship"].count(), str(students["scholarship"].dtype))

# case: enrolled-dates-errors
formats = ["%Y-%m-%d", "%d.%m.%Y", "%Y%m%d"]
out = pd.Series(pd.NaT, index=students.index, dtype="datetime64[ns]")
for fmt in formats:
    out = out.fillna(pd.to_datetime(students["enrolled"], format=fmt, errors="coerce"))
result = out

# case: courses-join-index
j = grades.join(courses, on="course", how="left")
result = j[["student_id", "course", "credits", "room"]].convert_dtypes().dtypes.astype(str).to_dict()

# case: courses-reindex-int-to-float
r = courses.reindex(["alg", "zoo", "bio"])
result = (r, r.dtypes.astype(str).tolist())

# case: names-title-collapse
names = students["full_name"].str.strip().str.replace(r"\s+", " ", regex=True).str.title()
result = {"names": names.tolist(), "dups": names[names.duplicated(keep=False)].index.tolist()}

# case: name-split-expand
parts = students["full_name"].str.strip().str.split(n=1, expand=True)
parts.columns = ["first", "last"]
result = parts

# case: all-pairs-missing
pairs = list(itertools.product(students["student_id"], courses.index))
idx = pd.MultiIndex.from_tuples(pairs, names=["student_id", "course"])
marks = grades.dropna(subset=["student_id"]).assign(mark=lambda d: pd.to_numeric(d["mark"], errors="coerce")).set_index(["student_id", "course"])["mark"]
result = marks.reindex(idx).unstack("course").notna().sum()

# case: isin-student-ids
result = grades[~grades["student_id"].isin(students["student_id"])]

# case: describe-object-cols
result = students.describe(include=["object"])
