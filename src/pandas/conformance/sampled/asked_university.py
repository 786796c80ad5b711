import pandas as pd
import numpy as np
from itertools import combinations

student = pd.DataFrame({
    "ID": ["S1", "S2", "S3", "S4", "S5", "S6", "S7", "S8"],
    "name": ["Zhang", "Shankar", "Brandt", "Chavez", "Peltier", "Levy", "Williams", "Sanchez"],
    "dept_name": ["Comp. Sci.", "Comp. Sci.", "History", "Finance", "Physics", "Physics", "Comp. Sci.", "Music"],
    "tot_cred": [102, 32, 80, 110, 56, 46, 54, 38],
})
takes = pd.DataFrame({
    "ID": ["S1", "S1", "S2", "S2", "S2", "S3", "S4", "S5", "S6", "S6", "S7", "S8", "S6"],
    "course_id": ["CS-101", "CS-347", "CS-101", "CS-190", "CS-315", "HIS-351", "FIN-201", "PHY-101", "CS-101", "CS-319", "CS-101", "MU-199", "CS-101"],
    "semester": ["Fall", "Fall", "Fall", "Spring", "Spring", "Spring", "Spring", "Fall", "Fall", "Spring", "Fall", "Spring", "Spring"],
    "year": [2009, 2009, 2009, 2009, 2010, 2010, 2010, 2009, 2009, 2010, 2009, 2010, 2010],
    "grade": ["A", "A-", "C", "A", "A", "B", "C+", "B-", "F", "B", "A-", "A-", None],
})
course = pd.DataFrame(
    [["CS-101", "Intro. to Computer Science", "Comp. Sci.", 4], ["CS-190", "Game Design", "Comp. Sci.", 4],
     ["CS-315", "Robotics", "Comp. Sci.", 3], ["CS-319", "Image Processing", "Comp. Sci.", 3],
     ["CS-347", "Database System Concepts", "Comp. Sci.", 3], ["FIN-201", "Investment Banking", "Finance", 3],
     ["HIS-351", "World History", "History", 3], ["MU-199", "Music Video Production", "Music", 3],
     ["PHY-101", "Physical Principles", "Physics", 4], ["BIO-301", "Genetics", "Biology", 4]],
    columns=["course_id", "title", "dept_name", "credits"])
POINTS = {"A": 4.0, "A-": 3.7, "B+": 3.3, "B": 3.0, "B-": 2.7, "C+": 2.3, "C": 2.0, "F": 0.0}

# case: gpa-weighted
# GPA of every student, weighted by the credits of the course
df = takes.dropna(subset=["grade"]).merge(course[["course_id", "credits"]], on="course_id")
df["points"] = df["grade"].map(POINTS)
gpa = df.groupby("ID").apply(lambda g: np.average(g["points"], weights=g["credits"]), include_groups=False)
result = student.merge(gpa.rename("gpa").round(2), left_on="ID", right_index=True)[["name", "gpa"]].sort_values(["gpa", "name"], ascending=[False, True])

# case: courses-never-taken
result = course.loc[~course["course_id"].isin(takes["course_id"]), "title"].squeeze()

# case: dept-most-students
# Department with the highest number of students
result = student["dept_name"].value_counts().idxmax()

# case: retaken-courses
# Which student took the same course more than once?
dups = takes[takes.duplicated(["ID", "course_id"], keep=False)]
result = dups.merge(student, on="ID")[["name", "course_id", "semester", "year"]]

# case: above-dept-average
# Students with more credits than the average of their own department
student["dept_avg"] = student.groupby("dept_name")["tot_cred"].transform("mean")
result = student[student["tot_cred"] > student["dept_avg"]].sort_values("name")[["name", "dept_name", "tot_cred", "dept_avg"]]

# case: fall-not-spring
# EXCEPT: courses offered in Fall 2009 but not in Spring 2010
fall = takes.query("semester == 'Fall' & year == 2009")["course_id"].drop_duplicates()
spring = takes.query("semester == 'Spring' & year == 2010")["course_id"].drop_duplicates()
result = np.setdiff1d(fall, spring).tolist()

# case: grade-distribution-pct
vc = takes["grade"].value_counts(normalize=True, dropna=False).mul(100).round(2)
result = vc.sort_index()

# case: student-pairs-same-course
# Pairs of students who took the same course in the same term
pairs = {}
for (c, sem, yr), g in takes.groupby(["course_id", "semester", "year"]):
    ids = sorted(g["ID"].unique())
    if len(ids) > 1:
        pairs[c + " " + sem + " " + str(yr)] = list(combinations(ids, 2))
result = pairs

# case: string-plus-int-mistake
# Label of the term such as 'Fall 2009'
takes["term"] = takes["semester"] + " " + takes["year"]
result = takes["term"].unique()

# case: term-enrollment-pivot
terms = takes.assign(term=takes["semester"].str[:2].str.upper() + takes["year"].astype(str).str[-2:])
result = terms.pivot_table(index="course_id", columns="term", values="ID", aggfunc="nunique").fillna(0).astype(int)

# case: instructor-salary-raise
# Average instructor salary of departments whose average exceeds the overall average
instructor = pd.DataFrame({
    "name": ["Srinivasan", "Wu", "Mozart", "Einstein", "El Said", "Gold", "Katz", "Califieri", "Singh", "Crick", "Brandt", "Kim"],
    "dept_name": ["Comp. Sci.", "Finance", "Music", "Physics", "History", "Physics", "Comp. Sci.", "History", "Finance", "Biology", "Comp. Sci.", "Elec. Eng."],
    "salary": ["65,000", "90,000", "40,000", "95,000", "60,000", "87,000", "75,000", "62,000", "80,000", "72,000", "92,000", "80,000"],
})
instructor["salary"] = instructor["salary"].str.replace(",", "").astype(int)
overall = instructor["salary"].mean()
avg = instructor.groupby("dept_name", as_index=False)["salary"].mean()
result = avg[avg["salary"] > overall].sort_values("salary", ascending=False).reset_index(drop=True)

# case: second-highest-credits
# Second highest total credits (distinct) and who holds it
second = student["tot_cred"].drop_duplicates().nlargest(2).iloc[-1]
result = (int(second), student.loc[student["tot_cred"].eq(second), "name"].tolist())

# case: prereq-chain
# All (transitive) prerequisites of a course
prereq = pd.DataFrame({"course": ["CS-400", "CS-400", "CS-347", "CS-319", "CS-315"], "needs": ["CS-347", "CS-319", "CS-190", "CS-101", "CS-101"]})
def all_prereqs(c):
    found, todo = [], [c]
    while todo:
        cur = todo.pop(0)
        for p in prereq.loc[prereq["course"] == cur, "needs"]:
            if p not in found:
                found.append(p)
                todo.append(p)
    return found
result = pd.Series({c: all_prereqs(c) for c in prereq["course"].unique()})

# case: cohort-qcut
# Split students into quartiles of credits, average within each
student["q"] = pd.qcut(student["tot_cred"], 4, labels=["Q1", "Q2", "Q3", "Q4"])
result = student.groupby("q", observed=True).agg(n=("ID", "size"), mean_cred=("tot_cred", "mean"), names=("name", ", ".join)).reset_index()

# case: missing-column-mistake
# Average credits of each major
result = student.groupby("dept_name")["credits"].mean().sort_values(ascending=False)

# case: multi-dept-takers
# Students who took courses from at least two departments
m = takes.merge(course, on="course_id").merge(student[["ID", "name"]], on="ID")
result = m.groupby("name").filter(lambda g: g["dept_name"].nunique() >= 2)["name"].unique().tolist()
