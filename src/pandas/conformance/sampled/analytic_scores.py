import pandas as pd
import numpy as np
from statistics import median

scores = pd.DataFrame({
    "student_id": [101, 101, 101, 102, 102, 103, 103, 104, 105, 105, 106, 101, 108],
    "course": ["math", "art", "bio", "math", "art", "Math", "bio", "math", "bio", "art", "chem", "math", "bio"],
    "term": ["2022F", "2022F", "2023S", "2022F", "2023S", "2022F", "2023S", "2023S", "2022F", "2023S", "2023S", "2023S", "2023S"],
    "grade": ["88", "92", "75", "88", "absent", "64", "81", "100", "81", "70", None, "90", "0"],
})

students = pd.DataFrame({
    "student_id": [101, 102, 103, 104, 105, 106, 107],
    "student": ["Nora", "omar", "Pia", "Quinn", "pia", " Ruth", "Sam"],
    "class": ["A", "A", "B", "B", "B", None, "A"],
    "scholar": [True, False, True, None, False, None, True],
})

courses = pd.DataFrame({
    "course": ["math", "art", "bio", "latin"],
    "credits": [4, 2, 3, 2],
    "required": [True, False, True, False],
})

# case: olympic-vs-dense
s = scores.assign(g=pd.to_numeric(scores["grade"], errors="coerce")).dropna(subset=["g"])
s["rank"] = s["g"].rank(ascending=False, method="min").astype(int)
s["dense"] = s["g"].rank(ascending=False, method="dense").astype(int)
s["skip"] = s["rank"] - s["dense"]
result = s.sort_values(["rank", "student_id"])[["student_id", "course", "g", "rank", "dense", "skip"]]
# case: rank-raw-text
scores["r"] = scores["grade"].rank(method="min")
result = scores[["grade", "r"]]
# case: rank-within-course
df = scores.copy()
df["grade"] = pd.to_numeric(df["grade"], errors="coerce")
df["course"] = df["course"].str.lower()
df["pos"] = df.groupby("course")["grade"].rank(method="first", ascending=False, na_option="keep").astype("Int64")
result = df.sort_values(["course", "pos"])
# case: took-all-required
req = set(courses.loc[courses["required"], "course"])
taken = scores.assign(course=scores.course.str.lower()).groupby("student_id").course.agg(lambda x: req.issubset(x))
result = taken[taken].index.tolist()
# case: division-by-counting
req = courses.query("required")[["course"]]
t = scores.assign(course=scores["course"].str.lower())[["student_id", "course"]].drop_duplicates()
cnt = t.merge(req, on="course").groupby("student_id").size()
result = students[students["student_id"].isin(cnt[cnt == len(req)].index)]["student"].tolist()
# case: division-double-negation
all_pairs = students[["student_id"]].merge(courses.loc[courses.required, ["course"]], how="cross")
t = scores.assign(course=scores["course"].str.lower())[["student_id", "course"]].drop_duplicates()
chk = all_pairs.merge(t, how="left", on=["student_id", "course"], indicator="src")
lacking = chk.loc[chk["src"].eq("left_only"), "student_id"].unique()
result = students.loc[~students["student_id"].isin(lacking)]
# case: gpa-weighted
df = scores.merge(courses, on="course")
df["pts"] = pd.to_numeric(df["grade"], errors="coerce")
df = df[df["pts"].notnull()]
df["w"] = df["pts"] * df["credits"]
tot = df.groupby("student_id")[["w", "credits"]].sum()
result = (tot["w"] / tot["credits"]).round(2).rename("gpa")
# case: class-median-python
out = {}
m = scores.merge(students, on="student_id")
m["grade"] = pd.to_numeric(m["grade"], errors="coerce")
for cls, vals in m.dropna(subset=["grade"]).groupby("class")["grade"]:
    out[cls] = median(vals.tolist())
result = out
# case: grade-improvement-terms
df = scores.assign(g=pd.to_numeric(scores["grade"], errors="coerce"))
w = df.pivot_table(index=["student_id", "course"], columns="term", values="g")
w["delta"] = w["2023S"] - w["2022F"]
result = w.dropna(subset=["delta"])
# case: pivot-duplicates-error
scores["course"] = scores["course"].str.lower()
result = scores.pivot(index="student_id", columns="course", values="grade")
# case: percent-rank-bands
g = pd.to_numeric(scores["grade"], errors="coerce").dropna()
pr = (g.rank(method="min") - 1) / (g.count() - 1)
band = pd.cut(pr, [-0.01, 0.25, 0.75, 1.0], labels=["bottom", "middle", "top"])
result = band.value_counts(sort=False)
# case: ntile-function
def ntile(s, n):
    order = s.rank(method="first") - 1
    size, extra = divmod(len(s), n)
    edges = np.cumsum([size + (1 if i < extra else 0) for i in range(n)])
    return order.apply(lambda x: int(np.searchsorted(edges, x, side="right")) + 1)

g = pd.to_numeric(scores["grade"], errors="coerce").fillna(0)
result = pd.DataFrame({"grade": g, "ntile4": ntile(g, 4)})
# case: count-by-scholar-na
m = students.merge(scores, how="left", on="student_id")
result = m.groupby("scholar", dropna=False)["course"].count()
# case: scholar-mask-na
result = students[students["scholar"]]
# case: scholar-fillna-mask
mask = students["scholar"].fillna(False).astype(bool)
result = students.loc[mask, "student"].str.strip().str.title().tolist()
# case: classmates-pairs
p = students.merge(students, on="class", suffixes=("_1", "_2"))
p = p[p["student_id_1"] < p["student_id_2"]]
p["pair"] = p["student_1"].str.strip() + " & " + p["student_2"].str.strip()
result = p.groupby("class")["pair"].agg(list)
# case: closest-grade-neighbours
g = scores.assign(grade=pd.to_numeric(scores["grade"], errors="coerce")).dropna().sort_values(["grade", "student_id"], ignore_index=True)
g["prev_diff"] = g["grade"].diff()
g["next_diff"] = g["grade"].diff(periods=-1).abs()
g["min_diff"] = g[["prev_diff", "next_diff"]].min(axis=1)
result = g[["student_id", "grade", "min_diff"]]
# case: running-avg-per-student
df = scores.assign(g=pd.to_numeric(scores["grade"], errors="coerce")).sort_values(["student_id", "term"], kind="stable")
df["run_avg"] = df.groupby("student_id")["g"].expanding().mean().droplevel(0)
result = df[["student_id", "term", "g", "run_avg"]].round(2)
# case: grouping-sets-rollup
df = scores.assign(g=pd.to_numeric(scores["grade"], errors="coerce"), course=scores["course"].str.lower())
detail = df.groupby(["term", "course"], as_index=False)["g"].mean()
sub = df.groupby("term", as_index=False)["g"].mean().assign(course="ALL")
grand = pd.DataFrame({"term": ["ALL"], "course": ["ALL"], "g": [df["g"].mean()]})
result = pd.concat([detail, sub, grand], ignore_index=True).round(1)
# case: untaken-and-unknown-courses
a = set(courses["course"])
b = set(scores["course"].str.lower())
result = {"untaken": sorted(a - b), "unknown": sorted(b - a)}
# case: string-agg-ordered
df = scores.sort_values(["student_id", "course"], key=lambda c: c.str.lower() if c.dtype == object else c)
result = df.groupby("student_id")["course"].apply(lambda s: ", ".join(s.str.lower().unique())).reset_index(name="courses")
# case: pass-rate-case-when
df = scores.assign(g=pd.to_numeric(scores["grade"], errors="coerce"))
df["passed"] = np.where(df["g"].isna(), np.nan, (df["g"] >= 75).astype(float))
result = df.groupby("term").agg(n=("passed", "count"), passed=("passed", "sum"), rate=("passed", "mean"))
