import pandas as pd
import numpy as np
from collections import Counter

# University
student_data = {
    "sid": [1, 2, 3, 4, 5, 6, 7, 8],
    "sname": ["Alice", "Bob", "Chandra", "Dmitri", "Elena", "Farid", "Gwen", "Bob"],
    "major": ["CS", "Math", "CS", "Physics", None, "math ", "CS", "History"],
    "gpa": ["3.9", "3.1", "3.9", "N/A", "2.75", "3.1", None, "2.0"],
    "admit": ["2019-09-01", "2020-09-01", "2019-09-01", "2021-01-15", "2020-09-01", "2018-09-03", "2021-09-01", "2020-01-13"],
}
students_df = pd.DataFrame(student_data)

dept_df = pd.DataFrame({
    "dept": ["CS", "Math", "Physics", "History", "Art"],
    "building": ["Turing", "Gauss", "Gauss", "Clio", None],
    "budget": [900000.0, 450000.0, 700000.0, 120000.0, 120000.0],
})

instructor_df = pd.DataFrame({
    "iid": [10, 11, 12, 13, 14, 15],
    "iname": ["Knuth", "Noether", "Curie", "Toynbee", "Hopper", "Euler"],
    "dept": ["CS", "Math", "Physics", "History", "CS", "Math"],
    "salary": [120000, 95000, 95000, 60000, 120000, 88000],
    "boss": [np.nan, 15, 10, 10, 10, 10],
})

course_df = pd.DataFrame({
    "cid": ["CS101", "CS201", "MA101", "MA201", "PH101", "HI100", "AR100"],
    "ctitle": ["Intro to Programming", "Data Structures", "Calculus I", "Linear Algebra", "Mechanics", "World History", "Drawing"],
    "credits": [4, 4, 3, 3, 4, 2, 2],
    "iid": [14, 10, 11, 15, 12, 13, None],
    "prereq": [None, "CS101", None, "MA101", "MA101", None, None],
})

enroll_df = pd.DataFrame({
    "sid": [1, 1, 1, 2, 2, 3, 3, 4, 4, 5, 6, 6, 1],
    "cid": ["CS101", "CS201", "MA101", "MA101", "MA201", "CS101", "CS201", "PH101", "MA101", "HI100", "MA101", "MA201", "HI100"],
    "term": ["F19", "S20", "F19", "F20", "S21", "F19", "S20", "S21", "F21", "F20", "F18", "S19", "S20"],
    "grade": ["A", "A-", "B", "C", "B+", "A", "A", None, "F", "B", "C", "D", "A"],
})
# case: top-gpa-ties
# Who has the highest gpa? List all.
gpa = pd.to_numeric(students_df["gpa"], errors="coerce")
result = students_df[gpa == gpa.max()][["sname", "gpa"]].reset_index(drop=True)
# case: self-join-boss
# Names of instructors and names of their bosses.
result = instructor_df.merge(instructor_df[["iid", "iname"]], left_on="boss", right_on="iid", how="inner", suffixes=("", "_boss"))[["iname", "iname_boss"]].rename(columns={"iname": "instructor", "iname_boss": "boss"})
# case: grade-points
# Grade point average of every student from the enrollments, weighted by credits.
points = {"A": 4.0, "A-": 3.7, "B+": 3.3, "B": 3.0, "C": 2.0, "D": 1.0, "F": 0.0}
e = enroll_df.dropna(subset=["grade"]).merge(course_df[["cid", "credits"]], on="cid")
e["pts"] = e["grade"].map(points) * e["credits"]
g = e.groupby("sid")[["pts", "credits"]].sum()
g["wgpa"] = (g["pts"] / g["credits"]).round(3)
result = g.reset_index()[["sid", "wgpa"]].merge(students_df[["sid", "sname"]])[["sname", "wgpa"]]
# case: took-all-math-courses
# Students who have taken every course whose code begins with MA (relational division).
ma = set(course_df[course_df["cid"].str.startswith("MA")]["cid"])
took = enroll_df.groupby("sid")["cid"].apply(set)
ok = took[took.apply(lambda s: ma <= s)].index.tolist()
result = students_df.loc[students_df["sid"].isin(ok), ["sid", "sname"]]
# case: departments-empty
# Departments which have no instructor.
result = pd.DataFrame({"dept": sorted(set(dept_df["dept"]) - set(instructor_df["dept"]))})
# case: salary-rank-in-dept
# Every instructor's rank by salary in the department (1 is best).
i = instructor_df.copy()
i["rnk"] = i.groupby("dept")["salary"].rank(method="min", ascending=False).astype(int)
result = i[["dept", "iname", "salary", "rnk"]].sort_values(["dept", "rnk", "iname"]).reset_index(drop=True)
# case: median-vs-mean-salary
# Departments where the mean salary is above the overall median.
overall = instructor_df["salary"].median()
by = instructor_df.groupby("dept")["salary"].mean()
result = by[by > overall].to_frame("mean_salary").reset_index()
# case: course-enrollment-with-zero
# Title and number of enrolled students (0 too), by popularity then title.
cnt = Counter(enroll_df["cid"])
result = course_df[["ctitle"]].copy()
result["enrolled"] = [cnt.get(c, 0) for c in course_df["cid"]]
result = result.sort_values(by=["enrolled", "ctitle"], ascending=[False, True], ignore_index=True)
# case: prereq-titles
# The titles of courses and of their prerequisites; 'None' when there is none.
lookup = course_df.set_index("cid")["ctitle"]
out = course_df[["ctitle", "prereq"]].copy()
out["prereq_title"] = out["prereq"].map(lookup).fillna("None")
result = out.drop(columns="prereq")
# case: cs-not-math
# Students who took a CS course but not a MA one.
dept_code = enroll_df["cid"].str[:2]
cs = enroll_df.loc[dept_code == "CS", "sid"].unique()
mt = enroll_df.loc[dept_code == "MA", "sid"].unique()
ids = np.setdiff1d(cs, mt)
result = students_df[students_df.sid.isin(ids)][["sname"]]
# case: duplicate-names
# Student names which occur more than once, with how often.
vc = students_df["sname"].value_counts()
result = vc[vc > 1].reset_index()
result.columns = ["sname", "times"]
# case: majors-without-case
# Number of students and average gpa (only numeric ones) per major, tidy names.
s = students_df.assign(
    major=lambda d: d["major"].str.strip().str.upper(),
    gpa=lambda d: pd.to_numeric(d["gpa"], errors="coerce"),
)
result = s.groupby("major", dropna=False).agg(students=("sid", "size"), avg_gpa=("gpa", "mean")).reset_index()
# case: admit-year-cumulative
# Students admitted per year and the running total.
yr = pd.to_datetime(students_df["admit"]).dt.year.rename("year")
t = yr.value_counts().sort_index().reset_index()
t["running_total"] = t["count"].cumsum()
result = t.rename(columns={"count": "admitted"})
# case: building-budget
# Total budget and departments per building, buildings with over 500000.
agg = dept_df.dropna(subset=["building"]).groupby("building").agg({"budget": "sum", "dept": list}).reset_index()
agg["dept"] = agg["dept"].str.join("/")
result = agg[agg["budget"] > 500000].rename(columns={"dept": "departments", "budget": "total_budget"})[["building", "departments", "total_budget"]]
