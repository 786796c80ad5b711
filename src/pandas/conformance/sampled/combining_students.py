import pandas as pd
import numpy as np

students = pd.DataFrame({
    "sid": ["S1", "S2", "S3", "S4", "S5", "S6"],
    "name": ["Ada", "Bo", "Cy", "Di", "Ed", "Flo"],
    "year": [1, 2, 2, 3, 1, None],
    "major": ["cs", "Math", "cs", "BIO", "", None],
})
enrollments = pd.DataFrame({
    "sid": ["S1", "S1", "S2", "S3", "S3", "S3", "S4", "S9", "S1"],
    "course": ["CS101", "MA201", "CS101", "CS101", "BI110", "MA201", "BI110", "CS101", "CS101"],
    "term": ["F23", "F23", "S24", "F23", "F23", "S24", "F23", "F23", "S24"],
    "grade": [88.0, 92.5, np.nan, 71.0, 65.0, 92.5, 0.0, 55.0, 95.0],
})
courses = pd.DataFrame({
    "course": ["CS101", "MA201", "BI110", "PH150"],
    "credits": [4, 3, 3, 4],
    "teacher": ["Knuth", "Noether", "Darwin", "Curie"],
})
teaches = pd.DataFrame({
    "course": ["CS101", "CS101", "MA201", "BI110"],
    "term": ["F23", "S24", "S24", "F23"],
    "ta": ["Zed", "Yan", "Zed", None],
})

# case: two-key-merge
result = enrollments.merge(teaches, on=["course", "term"], how="left")
# case: two-key-merge-outer-indicator-name
result = enrollments.merge(teaches, on=["course", "term"], how="outer", indicator="where").groupby("where", observed=False).size()
# case: missing-combos-from-cross
grid = students[["sid"]].merge(courses[["course"]], how="cross")
taken = enrollments[["sid", "course"]].drop_duplicates()
m = grid.merge(taken, on=["sid", "course"], how="left", indicator=True)
result = m[m["_merge"].eq("left_only")].groupby("sid")["course"].apply(list)
# case: multiindex-reindex-grid
idx = pd.MultiIndex.from_product([["S1", "S3", "S6"], courses["course"]], names=["sid", "course"])
best = enrollments.groupby(["sid", "course"])["grade"].max()
result = best.reindex(idx).unstack()
# case: retake-self-join
r = enrollments.merge(enrollments, on=["sid", "course"], suffixes=("_first", "_retake"))
result = r[(r["term_first"] == "F23") & (r["term_retake"] == "S24")][["sid", "course", "grade_first", "grade_retake"]]
# case: classmates-pairs-count
p = enrollments.merge(enrollments, on=["course", "term"])
p = p[p["sid_x"] < p["sid_y"]]
result = p.groupby(["sid_x", "sid_y"]).size().sort_values(ascending=False)
# case: gpa-weighted
m = enrollments.merge(courses, on="course").dropna(subset=["grade"])
m["w"] = m["grade"] * m["credits"]
g = m.groupby("sid")[["w", "credits"]].sum()
result = (g["w"] / g["credits"]).round(2).rename("wgpa")
# case: multiindex-join-partial-level
e = enrollments.groupby(["sid", "course"])[["grade"]].mean()
c = courses.set_index("course")[["credits"]]
result = e.join(c, on="course")
# case: multiindex-merge-index-both
left = enrollments.set_index(["course", "term"])[["sid", "grade"]]
right = teaches.set_index(["course", "term"])
result = left.merge(right, left_index=True, right_index=True, how="inner").sort_index()
# case: isin-tuples-multiindex
key = pd.MultiIndex.from_frame(enrollments[["course", "term"]])
other = pd.MultiIndex.from_frame(teaches[["course", "term"]])
result = enrollments[~key.isin(other)]
# case: isin-dataframe
result = enrollments.isin({"course": ["CS101"], "term": ["F23"]}).sum()
# case: isin-frame-aligned
a = pd.DataFrame({"sid": ["S1", "S2", "S3"], "course": ["CS101", "MA201", "CS101"]})
result = enrollments[["sid", "course"]].head(3).isin(a)
# case: semi-join-index-isin
result = students.set_index("sid").loc[lambda d: d.index.isin(enrollments["sid"])]
# case: never-enrolled
result = students.set_index("sid").drop(index=enrollments["sid"].unique(), errors="ignore")
# case: drop-missing-labels-error
result = students.set_index("sid").drop(index=enrollments["sid"].unique())
# case: loc-missing-labels-error
result = students.set_index("sid").loc[enrollments["sid"].unique(), "name"]
# case: reindex-lookup
result = students.set_index("sid")["name"].reindex(enrollments["sid"], fill_value="unknown")
# case: left-merge-row-order
m = pd.merge(courses, enrollments, how="left", on="course")
result = m[["course", "sid", "term"]].values.tolist()
# case: count-distinct-after-fanout
m = enrollments.merge(teaches, on="course", suffixes=("", "_ta"))
result = m.groupby("course").agg(rows=("sid", "size"), students=("sid", "nunique"), tas=("ta", lambda s: s.dropna().nunique()))
# case: all-courses-division
req = set(courses["course"]) - {"PH150"}
by = enrollments.groupby("sid")["course"].agg(set)
result = by[by.map(lambda s: req <= s)].index.tolist()
# case: map-callable-and-dict
labels = {1: "freshman", 2: "sophomore"}
result = students.assign(level=students["year"].map(labels).fillna("other"), init=students["name"].map(lambda n: n[0]))
# case: map-na-action-ignore
result = students["major"].map(str.upper, na_action="ignore")
