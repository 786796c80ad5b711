import pandas as pd
import numpy as np
from itertools import product, cycle, chain, combinations
from functools import reduce

departments = {"CS": "Computer Science", "MATH": "Mathematics", "HIST": "History", "ART": ""}
student_names = ["Zoë", "Liam", "liam", "Noor", "Kofi", "Mei", "Ana-Maria", None]
grade_points = {"A": 4.0, "B": 3.0, "C": 2.0, "D": 1.0, "F": 0.0, "W": None}
terms = ["2023-Fall", "2024-Spring", "2024-Fall"]
levels = (100, 200, 300)

# case: build-students
N = 12
students_df = pd.DataFrame({
    'student_id': [20230000 + i for i in range(N)],
    'name': [student_names[i % len(student_names)] for i in range(N)],
    'major': [list(departments)[(i * 3) % 4] if i % 5 else None for i in range(N)],
    'enrolled': [pd.Timestamp(2023, 9, 1) + pd.DateOffset(months=i) for i in range(N)],
    'credits': np.arange(0, N * 10, 10),
})
result = students_df
# case: build-courses-multiindex
courses = pd.DataFrame(
    [{"dept": d, "level": lv, "title": f"{d} {lv + k}", "seats": 10 * (k + 1)} for k, (d, lv) in enumerate(product(departments, levels))]
).set_index(["dept", "level"])
result = courses.loc[("MATH", slice(None)), :]
# case: enrollments-with-grades
grades = cycle(grade_points)
enr = pd.DataFrame(
    [(s, c, next(grades)) for s in range(1, 6) for c in range(1, 5) if (s + c) % 3],
    columns=["student_id", "course_id", "grade"],
)
enr["points"] = enr["grade"].map(grade_points)
gpa = enr.groupby("student_id")["points"].agg(gpa="mean", graded="count", taken="size").round(3)
result = gpa.sort_values("gpa", ascending=False)
# case: honor-roll-question
enr = pd.DataFrame({"sid": np.repeat(np.arange(1, 6), 3), "course": np.tile(["CS101", "MATH200", "ART1"], 5)})
enr["score"] = 55 + (enr.index * 17) % 46
piv = enr.pivot(index="sid", columns="course", values="score")
piv["avg"] = piv.mean(axis=1).round(1)
result = piv[piv["avg"] > piv["avg"].median()].index.tolist()
# case: attendance-matrix
days = pd.date_range("2024-09-02", periods=5, freq="B")
att = pd.DataFrame([[(r * 3 + c) % 4 != 0 for c in range(5)] for r in range(4)], index=["s1", "s2", "s3", "s4"], columns=days.strftime("%a"))
att["total"] = att.sum(axis=1)
att["perfect"] = att.drop(columns="total").all(axis="columns")
result = att
# case: prerequisite-pairs
chain_pairs = pd.DataFrame(list(combinations(["CS100", "CS200", "CS300"], 2)), columns=["prereq", "course"])
depth = chain_pairs.groupby("course")["prereq"].nunique().reindex(["CS100", "CS200", "CS300"]).fillna(0).astype(int)
result = depth.to_frame("n_prereqs").reset_index()
# case: score-text-cleanup
raw = pd.DataFrame({"sid": range(1, 10), "score": ["88", " 92.5", "A", "", None, "-5", "100%", "1e2", "75,5"]})
raw["num"] = pd.to_numeric(raw["score"].str.strip().str.rstrip("%").str.replace(",", "."), errors="coerce")
raw["valid"] = raw["num"].between(0, 100)
result = raw
# case: name-normalized-dups
s = pd.DataFrame({"name": student_names * 2})
s["id"] = s.index + 1
s["norm"] = s["name"].str.lower().str.normalize("NFKD").str.encode("ascii", "ignore").str.decode("ascii")
result = s.groupby("norm", dropna=False)["id"].apply(list).reset_index(name="ids")
# case: term-ordering-category
t = pd.DataFrame({"term": [terms[(i * 2) % 3] for i in range(7)], "gpa": np.linspace(2, 4, 7)})
t["term"] = t["term"].astype(pd.CategoricalDtype(terms, ordered=True))
t = t.sort_values(["term", "gpa"], ascending=[False, True], kind="stable")
t["year"] = t["term"].str[:4].astype(int)
result = t
# case: exam-timetable
slots = pd.DataFrame({"exam": [f"EX{i:02}" for i in range(1, 8)]})
slots["start"] = pd.Timestamp("2024-12-09 09:00") + pd.to_timedelta((slots.index // 3) * 24 + (slots.index % 3) * 3, unit="h")
slots["end"] = slots["start"] + pd.Timedelta("2h30min")
slots["room"] = [("R1", "R2")[i % 2] for i in range(7)]
slots["when"] = slots["start"].dt.strftime("%d %b %H:%M") + "-" + slots["end"].dt.strftime("%H:%M")
result = slots
# case: curve-grades-transform
g = pd.DataFrame({"section": list("AAABBBCC"), "raw": [50, 60, 70, 90, 90, 90, 40, np.nan]})
g["z"] = g.groupby("section")["raw"].transform(lambda x: (x - x.mean()) / x.std())
g["rank"] = g.groupby("section")["raw"].rank(ascending=False, method="min", na_option="bottom")
result = g
# case: tuition-installments
plan = pd.DataFrame({"sid": [1, 2, 3], "total": [1200.0, 900.0, 0.0], "parts": [3, 2, 0]})
inst = plan.loc[plan.index.repeat(plan["parts"])].copy()
inst["no"] = inst.groupby("sid").cumcount() + 1
inst["due"] = [pd.Timestamp("2024-01-31") + pd.offsets.MonthEnd(k - 1) for k in inst["no"]]
inst["amount"] = inst["total"] / inst["parts"]
inst["remaining"] = inst["total"] - inst.groupby("sid")["amount"].cumsum()
result = inst.drop(columns=["total", "parts"]).reset_index(drop=True)
# case: dept-lookup-missing
majors = pd.Series(["CS", "BIO", "cs", None, "ART", "HIST"], name="major")
full = majors.map(departments)
result = pd.concat([majors, full.rename("dept_name"), full.isna().rename("unmatched"), full.eq("").rename("blank")], axis=1)
# case: reduce-merge-three-tables
a = pd.DataFrame({"sid": [1, 2, 3], "math": [90, 80, None]})
b = pd.DataFrame({"sid": [2, 3, 4], "art": [70, 60, 50]})
c = pd.DataFrame({"sid": [1, 4, 5], "pe": ["P", "F", "P"]})
merged = reduce(lambda l, r: pd.merge(l, r, on="sid", how="outer"), [a, b, c])
merged["n_missing"] = merged.isna().sum(axis=1)
result = merged
# case: check-battery
students = pd.DataFrame({"sid": [i if i != 6 else 5 for i in range(1, 9)], "gpa": [round(4 - i * 0.57, 2) for i in range(8)]})
checks = []
checks.append(("row_count", len(students) == 8))
checks.append(("pk_unique", students["sid"].is_unique))
checks.append(("monotonic", students["sid"].is_monotonic_increasing))
checks.append(("gpa_range", bool(students["gpa"].between(0, 4).all())))
checks.append(("no_nulls", not students.isna().any().any()))
result = pd.DataFrame(checks, columns=["check", "passed"]).set_index("check")["passed"]
# case: string-minus-int-error
df = pd.DataFrame({"sid": [f"S{i}" for i in range(4)], "score": [str(60 + i * 10) for i in range(4)]})
df["above"] = df["score"] - 70
result = df
# case: ragged-scores-dict-of-series
scores = {t: pd.Series(range(70, 70 + 5 * k, 5), index=list("abc")[:k]) for k, t in enumerate(terms, 1)}
df = pd.DataFrame(scores)
df.loc["mean"] = df.mean()
result = df
# case: roommate-pairs-self-merge
s = pd.DataFrame({"sid": range(1, 7), "dorm": ["N", "S", "N", None, "S", "N"], "year": [1, 1, 1, 2, 2, 1]})
p = s.merge(s, on=["dorm", "year"], suffixes=("_a", "_b")).query("sid_a < sid_b")
result = p[["dorm", "sid_a", "sid_b"]].to_dict("records")
# case: histogram-of-letter-grades
scores = pd.Series([(i * 29) % 101 for i in range(20)])
letters = pd.cut(scores, bins=[-1, 59, 69, 79, 89, 100], labels=list("FDCBA"))
vc = letters.value_counts().sort_index(ascending=False)
result = vc.map(lambda n: "#" * n)
# case: library-fines-clip
f = pd.DataFrame({"sid": np.arange(6), "days_late": [-2, 0, 1, 10, 400, None]})
f["fine"] = (f["days_late"].clip(lower=0, upper=30) * 0.25).fillna(0)
f["bucket"] = f["days_late"].floordiv(7).astype("Int64")
result = f
# case: course-string-split-expand
codes = pd.Series(["CS-101-A", "MATH-200", "HIST", "", None, "ART-10-B-X"])
parts = codes.str.split("-", n=2, expand=True)
parts.columns = ["dept", "num", "section"]
parts["num"] = pd.to_numeric(parts["num"]).astype("Int64")
result = parts.assign(known=parts["dept"].isin(departments))
# case: clubs-indicator-dummies
clubs = pd.Series(["chess|band", "band", "", None, "chess|debate"], index=pd.Index([1, 2, 3, 4, 5], name="sid"))
d = clubs.str.get_dummies(sep="|")
d["n"] = d.sum(axis=1)
result = d
# case: semester-gpa-swaplevel
idx = pd.MultiIndex.from_arrays([np.tile(terms, 3), np.repeat(["x", "y", "z"], 3)], names=["term", "sid"])
g = pd.Series([3.0, 3.5, 4.0, 2.0, None, 2.5, 4.0, 3.0, 1.0], index=idx, name="gpa")
result = g.swaplevel().sort_index().groupby("sid").agg(["first", "last", "min", "count"])
# case: top-two-per-major
s = pd.DataFrame({"major": ["CS", "CS", "CS", "ART", "ART", "HIST", None], "name": list("pqrstuv"), "gpa": [3.9, 3.9, 3.9, 2.1, 3.0, 3.3, 4.0]})
result = s.groupby("major", group_keys=False)[["name", "gpa"]].apply(lambda x: x.nlargest(2, "gpa", keep="first"))
