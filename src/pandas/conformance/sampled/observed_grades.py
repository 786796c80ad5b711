import pandas as pd
import numpy as np

# case: rank-with-ties-competition
g = pd.DataFrame({
    "student": ["Anna", "Ben", "Clara", "David", "Ella", "Finn"],
    "score": [88, 92, 88, 75, 92, np.nan],
})
for method in ["min", "max", "average", "dense", "first"]:
    g[method] = g["score"].rank(method=method, ascending=False, na_option="bottom")
g["pct"] = g["score"].rank(pct=True).round(3)
result = g.sort_values(["min", "student"])

# case: drop-lowest-quiz
q = pd.DataFrame({
    "name": ["Al", "Al", "Al", "Bo", "Bo", "Bo", "Cy"],
    "quiz": [1, 2, 3, 1, 2, 3, 1],
    "pts": [8, 5, 9, 10, None, 7, 6],
})
q["pts"] = q["pts"].fillna(0)
def avg_drop(s):
    if len(s) > 1:
        s = s.sort_values().iloc[1:]
    return s.mean()
result = q.groupby("name")["pts"].apply(avg_drop).reset_index(name="avg")

# case: letter-grade-distribution
scores = pd.DataFrame({"class": ["7a", "7a", "7b", "7b", "7b", "7a", "7c"], "score": [90, 89.99, 72, 60, 59, 100, 80]})
scores["grade"] = pd.cut(scores["score"], bins=[0, 60, 70, 80, 90, 101], right=False, labels=list("FDCBA"))
result = scores.groupby(["class", "grade"], observed=False).size().unstack()[list("ABCDF")]

# case: weighted-final
marks = pd.DataFrame({
    "student": ["s1", "s1", "s1", "s2", "s2", "s2", "s3", "s3"],
    "part": ["hw", "mid", "final", "hw", "mid", "final", "hw", "final"],
    "mark": [80.0, 70.0, 90.0, 100.0, 65.0, 72.0, 95.0, 88.0],
})
w = pd.Series({"hw": 0.2, "mid": 0.3, "final": 0.5})
wide = marks.pivot(index="student", columns="part", values="mark")[w.index]
result = wide.fillna(0).dot(w).round(2)

# case: weighted-final-renormalised
marks = pd.DataFrame({
    "student": ["s1", "s1", "s1", "s3", "s3"],
    "part": ["hw", "mid", "final", "hw", "final"],
    "mark": [80.0, 70.0, 90.0, 95.0, 88.0],
})
weights = pd.DataFrame({"part": ["hw", "mid", "final"], "w": [0.2, 0.3, 0.5]})
m = marks.merge(weights, on="part")
m["wm"] = m["mark"] * m["w"]
t = m.groupby("student")[["wm", "w"]].sum()
result = (t["wm"] / t["w"]).round(2).to_dict()

# case: improvement-streak
# longest run of consecutive tests with a strictly better mark
t = pd.DataFrame({
    "pupil": ["A"] * 6 + ["B"] * 5,
    "test": [1, 2, 3, 4, 5, 6, 1, 2, 3, 4, 5],
    "mark": [50, 55, 60, 58, 59, 63, 70, 70, 72, 71, 90],
})
best = {}
for pupil, grp in t.groupby("pupil"):
    streak = longest = 0
    prev = None
    for m in grp.sort_values("test")["mark"]:
        if prev is not None and m > prev:
            streak += 1
        else:
            streak = 0
        longest = max(longest, streak)
        prev = m
    best[pupil] = longest
result = best

# case: attendance-absent-streak
att = pd.DataFrame({
    "date": list(pd.bdate_range("2024-09-02", periods=6)) * 2,
    "pupil": ["Mia"] * 6 + ["Noah"] * 6,
    "status": ["P", "A", "A", "P", "A", "A", "P", "P", "L", "A", "P", "P"],
})
att["absent"] = att["status"].eq("A")
att["blk"] = att.groupby("pupil")["absent"].transform(lambda s: s.ne(s.shift()).cumsum())
runs = (
    att[att["absent"]]
    .groupby(["pupil", "blk"])
    .agg(first=("date", "min"), last=("date", "max"), days=("date", "count"))
    .reset_index()
    .drop(columns="blk")
)
result = runs[runs["days"] >= 2]

# case: attendance-rate-by-weekday
att = pd.DataFrame({
    "date": pd.to_datetime(["2024-09-02", "2024-09-03", "2024-09-04", "2024-09-09", "2024-09-10", "2024-09-13"]),
    "present": [True, True, False, False, True, None],
})
att["present"] = att["present"].astype("boolean")
days = ["Monday", "Tuesday", "Wednesday", "Thursday", "Friday"]
result = att.groupby(att["date"].dt.day_name())["present"].mean().reindex(days)

# case: class-percent-above-average
s = pd.DataFrame({"cls": ["x", "x", "x", "y", "y", "y", "y"], "pts": [10, 20, 60, 5, 5, 5, 5]})
s["above"] = s["pts"] > s.groupby("cls")["pts"].transform("mean")
result = s.groupby("cls")["above"].mean().mul(100).round(1).astype(str) + "%"

# case: term-comparison-stack
terms = pd.DataFrame(
    {"Math": [2.0, 1.7, 3.0], "Art": [1.0, np.nan, 2.3], "PE": [1.3, 1.0, 1.0]},
    index=pd.Index(["T1", "T2", "T3"], name="term"),
)
long = terms.stack().rename("grade").rename_axis(["term", "subject"]).reset_index()
long["delta"] = long.groupby("subject")["grade"].diff().round(2)
result = long.sort_values(["subject", "term"]).reset_index(drop=True)

# case: key-error-on-subject
m = pd.DataFrame({"name": ["A", "B"], "Maths": [1, 2], "English": [3, 4]})
m["total"] = m["Math"] + m["English"]
result = m.sort_values("total", ascending=False)

# case: top-three-per-class-nlargest
df = pd.DataFrame({
    "cls": ["a", "a", "a", "a", "b", "b", "b"],
    "name": ["k", "l", "m", "n", "o", "p", "q"],
    "pts": [7, 9, 9, 7, 3, 8, 8],
})
top = df.groupby("cls")["pts"].nlargest(2)
names = df.loc[top.index.get_level_values(1), ["cls", "name", "pts"]]
result = names.reset_index(drop=True)

# case: age-at-enrolment
p = pd.DataFrame({
    "name": ["Ida", "Jan", "Kai", "Lou"],
    "born": ["2013-02-28", "2012-09-01", "2013-12-31", "not known"],
    "enrolled": ["2024-02-28", "2024-08-31", "2024-09-01", "2024-09-01"],
})
p["born"] = pd.to_datetime(p["born"], errors="coerce")
p["enrolled"] = pd.to_datetime(p["enrolled"])
before = (p["enrolled"].dt.month * 100 + p["enrolled"].dt.day) < (p["born"].dt.month * 100 + p["born"].dt.day)
p["age"] = (p["enrolled"].dt.year - p["born"].dt.year - before).astype("Int64")
result = p[["name", "age"]]

# case: astype-int-on-nan
d = pd.DataFrame({"name": ["a", "b", "c"], "mark": [1.0, np.nan, 3.0]})
d["mark"] = d["mark"].astype("int64")
result = d["mark"].sum()

# case: running-gpa-per-semester
courses = pd.DataFrame({
    "student": ["u", "u", "u", "v", "v", "u", "v"],
    "sem": ["2022F", "2022F", "2023S", "2022F", "2023S", "2023F", "2023F"],
    "grade": ["A", "B+", "C", "A-", "F", "A", "B"],
    "credits": [3, 4, 3, 4, 3, 2, 4],
})
pts = {"A": 4.0, "A-": 3.7, "B+": 3.3, "B": 3.0, "C": 2.0, "F": 0.0}
order = pd.CategoricalDtype(["2022F", "2023S", "2023F"], ordered=True)
courses["sem"] = courses["sem"].astype(order)
courses["qp"] = courses["grade"].map(pts) * courses["credits"]
by = courses.groupby(["student", "sem"], observed=True)[["qp", "credits"]].sum()
cum = by.groupby(level="student").cumsum()
by["gpa"] = (by["qp"] / by["credits"]).round(2)
by["cum_gpa"] = (cum["qp"] / cum["credits"]).round(2)
result = by.drop(columns=["qp"])
