import pandas as pd
import numpy as np

# college_2 style: departments, instructors, students, courses, takes, teaches
department_df = pd.DataFrame({
    "dept_name": ["Comp. Sci.", "History", "Finance", "Biology", "Statistics", "Physics"],
    "building": ["Taylor", "Painter", "Painter", "Watson", None, "Watson"],
    "budget": ["100000.00", "50,000.00", "120000.00", "90000.00", "85000", None],
})
instructor_df = pd.DataFrame({
    "ID": ["10101", "12121", "15151", "22222", "32343", "45565", "58583", "76543", "76766", "83821"],
    "name": ["Srinivasan", "Wu", "mozart", "Einstein", "El Said", "Katz", "Califieri", "Singh", " Crick", "Brandt"],
    "dept_name": ["Comp. Sci.", "Finance", None, "Physics", "History", "Comp. Sci.", "History", "Finance", "Biology", "Comp. Sci."],
    "salary": [65000.0, 90000.0, 40000.0, 95000.0, 60000.0, 75000.0, 62000.0, 80000.0, 72000.0, np.nan],
})
student_df = pd.DataFrame({
    "ID": ["00128", "12345", "19991", "23121", "44553", "45678", "54321", "55739", "70557", "76543", "98988"],
    "name": ["Zhang", "Shankar", "Brandt", "Chavez", "Peltier", "Levy", "Williams", "Sanchez", "Snow", "Brown", "Tanaka"],
    "dept_name": ["Comp. Sci.", "Comp. Sci.", "History", "Finance", "Physics", "Physics", "Comp. Sci.", "Music", "Physics", "Comp. Sci.", "Biology"],
    "tot_cred": [102, 32, 80, 110, 56, 46, 54, 38, 0, 58, 120],
})
course_df = pd.DataFrame({
    "course_id": ["BIO-101", "BIO-301", "CS-101", "CS-190", "CS-315", "FIN-201", "HIS-351", "PHY-101"],
    "title": ["Intro. to Biology", "Genetics", "Intro. to Computer Science", "Game Design", "Robotics", "Investment Banking", "World History", "Physical Principles"],
    "dept_name": ["Biology", "Biology", "Comp. Sci.", "Comp. Sci.", "Comp. Sci.", "Finance", "History", "Physics"],
    "credits": [4, 4, 4, 4, 3, 3, 3, 4],
})
prereq_df = pd.DataFrame({
    "course_id": ["BIO-301", "CS-190", "CS-315", "CS-315"],
    "prereq_id": ["BIO-101", "CS-101", "CS-101", "CS-190"],
})
takes_df = pd.DataFrame({
    "ID": ["00128", "00128", "12345", "12345", "12345", "19991", "23121", "44553", "45678", "45678", "54321", "98988"],
    "course_id": ["CS-101", "CS-315", "CS-101", "CS-190", "CS-315", "HIS-351", "FIN-201", "PHY-101", "CS-101", "CS-101", "CS-190", "BIO-301"],
    "semester": ["Fall", "Spring", "Fall", "Spring", "Spring", "Spring", "Spring", "Fall", "Fall", "Spring", "Spring", "Summer"],
    "year": [2009, 2010, 2009, 2009, 2010, 2010, 2010, 2009, 2009, 2010, 2009, 2010],
    "grade": ["A", "A-", "C", "A", "A", "B", "C+", "B-", "F", "B+", "A-", None],
})
teaches_df = pd.DataFrame({
    "ID": ["10101", "10101", "12121", "22222", "32343", "45565", "45565", "76766", "83821", "83821"],
    "course_id": ["CS-101", "CS-315", "FIN-201", "PHY-101", "HIS-351", "CS-101", "CS-190", "BIO-101", "CS-190", "CS-190"],
    "semester": ["Fall", "Spring", "Spring", "Fall", "Spring", "Spring", "Spring", "Summer", "Spring", "Spring"],
    "year": [2009, 2010, 2010, 2009, 2010, 2010, 2009, 2009, 2009, 2010],
})
# case: dept-above-avg-budget
# Find the name and building of departments whose budget is more than the average budget.
dept = department_df.copy()
dept["budget"] = dept["budget"].str.replace(",", "", regex=False).astype(float)
avg_budget = dept["budget"].mean()
result = dept.loc[dept["budget"] > avg_budget, ["dept_name", "building"]].reset_index(drop=True)
# case: instr-count-avg-salary
# Number of instructors and the average salary per department, departments with more than one instructor, by avg salary desc.
result = (
    instructor_df
    .groupby("dept_name", dropna=True)
    .agg(num_instructors=("ID", "count"), avg_salary=("salary", "mean"))
    .query("num_instructors > 1")
    .sort_values("avg_salary", ascending=False)
    .reset_index()
)
# case: courses-two-prereqs
# Titles of courses that have two or more prerequisites.
counts = prereq_df["course_id"].value_counts()
wanted = counts[counts >= 2].index
result = course_df[course_df["course_id"].isin(wanted)][["title"]].reset_index(drop=True)
# case: courses-no-prereq
# What are the titles of courses without prerequisites, in alphabetical order?
m = course_df.merge(prereq_df, on="course_id", how="left", indicator=True)
result = (
    m.loc[m["_merge"] == "left_only", ["title"]]
    .sort_values("title")
    .reset_index(drop=True)
)
# case: fall-2009-not-spring-2010
# Course ids offered in Fall 2009 but not in Spring 2010.
fall = set(teaches_df.query("semester == 'Fall' and year == 2009")["course_id"])
spring = set(teaches_df.query("semester == 'Spring' and year == 2010")["course_id"])
result = pd.DataFrame({"course_id": sorted(fall - spring)})
# case: advisor-salary-rank-in-dept
# For every instructor, the rank by salary within the department (highest first).
df = instructor_df.dropna(subset=["dept_name"]).copy()
df["name"] = df["name"].str.strip()
df["salary_rank"] = df.groupby("dept_name")["salary"].rank(method="dense", ascending=False)
df = df.sort_values(["dept_name", "salary_rank", "name"], na_position="last")
result = df[["dept_name", "name", "salary", "salary_rank"]].reset_index(drop=True)
# case: gpa-loop
# GPA of every student with at least one graded course, weighted by credits.
points = {"A": 4.0, "A-": 3.7, "B+": 3.3, "B": 3.0, "B-": 2.7, "C+": 2.3, "C": 2.0, "F": 0.0}
credits = dict(zip(course_df["course_id"], course_df["credits"]))
totals = {}
for row in takes_df.itertuples(index=False):
    if row.grade is None or pd.isna(row.grade):
        continue
    c = credits[row.course_id]
    s, w = totals.get(row.ID, (0.0, 0))
    totals[row.ID] = (s + points[row.grade] * c, w + c)
rows = []
for sid, (s, w) in totals.items():
    nm = student_df.loc[student_df["ID"] == sid, "name"].iloc[0]
    rows.append({"name": nm, "gpa": round(s / w, 2)})
result = pd.DataFrame(rows).sort_values(["gpa", "name"], ascending=[False, True], ignore_index=True)
# case: students-took-all-cs
# Students who have taken all Comp. Sci. courses (relational division).
cs_courses = set(course_df.loc[course_df["dept_name"].eq("Comp. Sci."), "course_id"])
taken = takes_df.groupby("ID")["course_id"].agg(set)
mask = taken.apply(lambda s: cs_courses.issubset(s))
ids = taken[mask].index
result = student_df.set_index("ID").loc[ids, ["name", "dept_name"]].reset_index()
# case: dept-students-incl-zero
# How many students are in each department, including departments with none?
n = student_df.groupby("dept_name").size()
result = (
    department_df[["dept_name"]]
    .assign(num_students=lambda d: d["dept_name"].map(n).fillna(0).astype(int))
    .sort_values(["num_students", "dept_name"], ascending=[False, True])
    .reset_index(drop=True)
)
# case: retaken-courses
# Students who took the same course more than once, with first and last grade.
t = takes_df.copy()
t["order"] = t["year"] * 10 + t["semester"].map({"Spring": 1, "Summer": 2, "Fall": 3})
t = t.sort_values("order")
g = t.groupby(["ID", "course_id"]).agg(times=("grade", "size"), first_grade=("grade", "first"), last_grade=("grade", "last"))
g = g[g["times"] > 1].reset_index()
result = g.merge(student_df[["ID", "name"]], on="ID")[["name", "course_id", "times", "first_grade", "last_grade"]]
# case: dept-most-credits
# The department offering the highest total of credits (keep ties).
tot = course_df.groupby("dept_name")["credits"].sum()
result = tot[tot == tot.max()].reset_index(name="total_credits")
# case: building-budget-share
# Share of the university budget by building; unknown building shown as 'Unassigned'.
d = department_df.assign(
    building=department_df["building"].fillna("Unassigned"),
    budget=pd.to_numeric(department_df["budget"].str.replace(",", ""), errors="coerce").fillna(0),
)
by_building = d.groupby("building", as_index=False)["budget"].sum()
by_building["pct"] = (100 * by_building["budget"] / by_building["budget"].sum()).round(1)
result = by_building.sort_values("pct", ascending=False).reset_index(drop=True)
# case: semester-pivot-enrolment
# Enrolment per course with one column per semester and year.
takes = takes_df.assign(term=takes_df["semester"] + " " + takes_df["year"].astype(str))
result = pd.pivot_table(takes, index="course_id", columns="term", values="ID", aggfunc="nunique", fill_value=0)
result.columns.name = None
result = result.reset_index()
# case: salary-over-any-history
# Names of instructors who earn more than some instructor of the History department but are not in History.
hist_min = instructor_df.loc[instructor_df.dept_name == "History", "salary"].min()
result = (
    instructor_df[(instructor_df.salary > hist_min) & (instructor_df.dept_name != "History")]
    .assign(name=lambda x: x.name.str.strip())
    [["name", "salary"]]
    .sort_values("salary")
    .reset_index(drop=True)
)
