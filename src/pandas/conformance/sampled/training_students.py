import pandas as pd
import numpy as np

# e_learning, tracking_software_problems, musical / orchestra performances
students_df = pd.DataFrame({
    "student_id": [1, 2, 3, 4, 5, 6],
    "date_of_registration": ["2015-10-05 22:29:03", "2018-03-03 21:36:38", "2017-11-09 12:12:34", "Oct 31, 2016", None, "2016-12-12 01:01:01"],
    "login_name": ["magali99", "wkunde", "harber.eloise", "sasha.Mills", "uwintheiser", "wheathcote"],
    "personal_name": ["Diamond", "Kaycee", "Claire", "Maximo", "Claud", None],
    "family_name": ["Heathcote", "Keebler", "Bayer", "Haag", "Senger", "Keebler"],
})
enrolments_df = pd.DataFrame({
    "registration_id": [1, 2, 3, 4, 5, 6, 7, 8, 9],
    "student_id": [1, 2, 1, 3, 4, 4, 2, 8, 6],
    "course_id": [5, 4, 8, 5, 9, 5, 8, 4, 5],
    "date_of_enrolment": ["2017-10-28", "2017-11-13", "2018-01-16", "2017-12-01", "2018-02-02", "2018-02-28", "2017-12-29", "2018-01-01", "2018-03-01"],
    "date_of_completion": ["2018-03-01", "2018-03-09", None, "2018-02-25", "2018-03-01", None, "2018-03-12", "", "2018-03-15"],
})
courses_df = pd.DataFrame({"course_id": [4, 5, 8, 9, 10], "author_id": [3, 3, 7, 7, None], "course_name": ["advanced database", "database", "Statistics", "Machine Learning", "art history"]})
tests_df = pd.DataFrame({
    "registration_id": [1, 1, 2, 3, 4, 5, 6, 7, 7],
    "date_test_taken": ["2018-01-20", "2018-02-27", "2018-02-01", "2018-02-20", "2018-01-20", "2018-02-21", "2018-03-01", "2018-01-10", "2018-02-10"],
    "test_result": ["Fail", "Pass", "pass", "Fail", "Pass", "Fail ", None, "Fail", "Fail"],
})
problem_log_df = pd.DataFrame({
    "problem_log_id": [1, 2, 3, 4, 5, 6, 7, 8, 9, 10],
    "assigned_to_staff_id": [11, 11, 12, 12, 13, 14, 12, 11, None, 13],
    "problem_id": [1, 1, 1, 2, 3, 3, 4, 2, 5, 9],
    "problem_category_code": ["Middleware", "Datatabase", "GUI", "middleware", "Middleware", "GUI", "Datatabase", "GUI", None, "GUI"],
    "problem_status_code": ["Reported", "Solved", "Solved", "Reported", "Solved", "Reported", "Reported", "Solved", "Reported", "Solved"],
    "log_entry_date": ["2011-03-13 13:11:57", "1976-03-31 14:03:02", "1974-04-20 01:16:14", "1989-12-20 12:58:01", "1970-11-20 13:11:08", "1980-04-04 12:30:15", "1990-05-01 08:00:00", "1989-12-25", None, "2000-02-29 23:59:59"],
})
problems_df = pd.DataFrame({"problem_id": [1, 2, 3, 4, 5, 6], "product_id": [2, 13, 2, 1, 13, 1], "reported_by_staff_id": [11, 13, 11, 15, 12, 11], "date_problem_reported": ["1978-06-26 19:10:17", "1988-11-07 16:09:31", "1995-09-16 22:32:11", "18/09/1990", "1988-05-01", None]})
staff_df = pd.DataFrame({"staff_id": [11, 12, 13, 14, 15], "staff_first_name": ["Lacey", "Dameon", "Ashley", "Kolby", "lacey"], "staff_last_name": ["Bosco", "Frami", "Medhurst", "Bosco", "Homenick"]})
musical_df = pd.DataFrame({
    "Musical_ID": [1, 2, 3, 4, 5, 6],
    "Name": ["The Phantom of the Opera", "Les Misérables", "Rent", "Wicked", "The Book of Mormon", "Kinky Boots"],
    "Year": ["1986", "1987", "1996", "2003", "2011 ", "c. 2013"],
    "Award": ["Tony Award", "tony award", "Tony Award", "Drama Desk", "Tony Award", "Cleavant Derricks"],
    "Nominee": ["Michael Crawford", "Colm Wilkinson", None, "Idina Menzel", "Andrew Rannells", "Billy Porter"],
    "Result": ["Won", "Nominated", "Nominated", "Nominated", "nominated", "Won"],
})
actor_df = pd.DataFrame({"Actor_ID": [1, 2, 3, 4, 5, 6, 7], "Name": ["Robert Dawson", "Phil Hayes", "Adam Betts", "Alicia Vikander", "Jack Euden", "Eve Best", "Ray Coe"], "Musical_ID": [1, 2, 2, 4, 2, 1, None], "Duration": ["1974-1984", "1979-81", "1983–84", "2003-", "unknown", "1984-1984", None], "age": [27, 32, 18, 21, 32, 20, 28]})
performance_df = pd.DataFrame({
    "Performance_ID": [1, 2, 3, 4, 5, 6],
    "Orchestra_ID": [1, 2, 3, 1, 4, 5],
    "Type": ["Auditions 1", "Auditions 2", "Auditions 3", "Semi-final 1", "semi-final 2", "Final"],
    "Date": ["9 June", "10 June", "11 June", "12 June", "13 June", "14 June"],
    "Official_ratings_(millions)": [5.2, 6.73, 7.28, 6.73, np.nan, 9.05],
    "Attendance": ["1,352", "2495", "1346", "", "2,495", "4000"],
    "Share": ["22.7%", "28.0%", "29.1%", "26.5%", None, "39.0%"],
})
# case: completion-rate
# For every course: enrolments, completions and the completion rate in percent.
e = enrolments_df.replace({"date_of_completion": {"": np.nan}})
g = e.groupby("course_id").agg(enrolled=("registration_id", "count"), completed=("date_of_completion", "count"))
g["rate"] = (g["completed"] / g["enrolled"] * 100).round(1)
result = courses_df.merge(g, on="course_id", how="left").fillna({"enrolled": 0, "completed": 0})[["course_name", "enrolled", "completed", "rate"]]
# case: database-and-statistics
# Students enrolled in both 'database' and 'statistics' (any case).
def students_of(name):
    ids = courses_df.loc[courses_df["course_name"].str.lower() == name, "course_id"]
    return set(enrolments_df.loc[enrolments_df["course_id"].isin(ids), "student_id"])

common = students_of("database") & students_of("statistics")
result = students_df[students_df["student_id"].isin(common)][["personal_name", "family_name"]].reset_index(drop=True)
# case: second-try-pass
# Registrations that failed first and passed later, with the days between.
t = tests_df.dropna(subset=["test_result"]).copy()
t["test_result"] = t["test_result"].str.strip().str.lower()
t["date_test_taken"] = pd.to_datetime(t["date_test_taken"])
fails = t[t.test_result == "fail"].groupby("registration_id")["date_test_taken"].min()
passes = t[t.test_result == "pass"].groupby("registration_id")["date_test_taken"].max()
d = (passes - fails).dt.days.dropna()
result = d[d > 0].astype(int).rename("days").reset_index().merge(enrolments_df[["registration_id", "student_id"]]).merge(students_df[["student_id", "login_name"]])[["login_name", "days"]]
# case: pass-fail-by-course
# Number of test results by course and result.
x = tests_df.merge(enrolments_df, on="registration_id").merge(courses_df, on="course_id")
x["test_result"] = x["test_result"].str.strip().str.title().fillna("Missing")
result = x.pivot_table(index="course_name", columns="test_result", values="registration_id", aggfunc="count").fillna(0).astype(int).reset_index()
result.columns.name = None
# case: family-name-repeated
# Family names of more than one student with earliest registration.
s = students_df.copy()
s["reg"] = pd.to_datetime(s["date_of_registration"], format="mixed")
res = []
for fam, grp in s.groupby("family_name"):
    if len(grp) > 1:
        res.append((fam, grp["reg"].min(), ", ".join(grp["personal_name"].fillna("?"))))
result = pd.DataFrame(res, columns=["family_name", "first_registered", "members"])
# case: enrolled-by-quarter
# Enrolments per quarter and the change from the previous quarter.
q = pd.to_datetime(enrolments_df["date_of_enrolment"]).dt.to_period("Q").value_counts().sort_index()
result = pd.DataFrame({"quarter": q.index.astype(str), "n": q.values, "change": q.diff().values})
# case: latest-log-per-problem
# The last log entry for each problem with the staff's full name.
l = problem_log_df.assign(d=pd.to_datetime(problem_log_df["log_entry_date"], format="ISO8601")).dropna(subset=["d"])
last = l.loc[l.groupby("problem_id")["d"].idxmax()]
last = last.merge(staff_df, left_on="assigned_to_staff_id", right_on="staff_id", how="left")
last["staff"] = last["staff_first_name"].str.title().str.cat(last["staff_last_name"], sep=" ")
result = last[["problem_id", "problem_status_code", "d", "staff"]].rename(columns={"d": "last_entry"})
# case: products-more-problems-than-lacey
# Products of problems reported by Lacey Bosco or Dameon Frami, with number of such problems.
who = staff_df[(staff_df["staff_first_name"] + " " + staff_df["staff_last_name"]).isin(["Lacey Bosco", "Dameon Frami"])]
p = problems_df[problems_df["reported_by_staff_id"].isin(who["staff_id"])]
result = p.value_counts("product_id").rename("n_problems").reset_index().sort_values(["n_problems", "product_id"], ascending=[False, True]).reset_index(drop=True)
# case: category-status-share
# Solved share for each category (case folded), missing as 'Other'.
cat = problem_log_df["problem_category_code"].str.capitalize().replace("Datatabase", "Database").fillna("Other")
solved = problem_log_df["problem_status_code"].eq("Solved")
result = solved.groupby(cat).agg(["sum", "count", "mean"]).set_axis(["solved", "entries", "share"], axis=1).round({"share": 2}).reset_index()
# case: logs-dated-before-report
# Log entries dated earlier than the report of the problem.
pr = problems_df.copy()
d1 = pd.to_datetime(pr["date_problem_reported"], errors="coerce", format="%Y-%m-%d %H:%M:%S")
d2 = pd.to_datetime(pr["date_problem_reported"], errors="coerce", format="%d/%m/%Y")
d3 = pd.to_datetime(pr["date_problem_reported"], errors="coerce", format="%Y-%m-%d")
pr["reported"] = d1.combine_first(d2).combine_first(d3)
lg = problem_log_df.assign(logged=pd.to_datetime(problem_log_df["log_entry_date"], format="mixed")).merge(pr, on="problem_id")
bad = lg[lg["logged"] < lg["reported"]]
result = bad[["problem_log_id", "problem_id", "logged", "reported"]].assign(years=lambda x: ((x.reported - x.logged).dt.days / 365.25).round(1))
# case: musical-award-actors
# Musicals with award names (case folded), nominee filled with 'TBA', and the number of actors; ordered by year.
m = musical_df.copy()
m["Year"] = m["Year"].str.extract(r"(\d{4})", expand=False).astype(int)
m["Award"] = m["Award"].str.title()
m["Nominee"] = m["Nominee"].fillna("TBA")
m["actors"] = [int((actor_df["Musical_ID"] == i).sum()) for i in m["Musical_ID"]]
result = m.sort_values("Year", ascending=False)[["Name", "Year", "Award", "Nominee", "actors"]].reset_index(drop=True)
# case: actor-duration-years
# Length of engagement parsed from Duration ('1979-81' means 1979 to 1981), with the musical's name.
def span(s):
    if not isinstance(s, str):
        return np.nan
    parts = s.replace("–", "-").split("-")
    if len(parts) != 2 or not parts[0].isdigit() or not parts[1].isdigit():
        return np.nan
    start, end = parts
    if len(end) == 2:
        end = start[:2] + end
    return int(end) - int(start)

a = actor_df.assign(years=actor_df["Duration"].apply(span)).dropna(subset=["years"])
result = a.merge(musical_df[["Musical_ID", "Name"]], on="Musical_ID", how="left", suffixes=("_actor", "_musical"))[["Name_actor", "Name_musical", "years"]].sort_values(["years", "Name_actor"], ascending=[False, True]).reset_index(drop=True)
# case: oldest-two-per-musical
# The two oldest actors for each musical.
a = actor_df.dropna(subset=["Musical_ID"]).sort_values(["Musical_ID", "age", "Name"], ascending=[True, False, True])
a["pos"] = a.groupby("Musical_ID").cumcount() + 1
a = a[a["pos"] <= 2]
result = a.merge(musical_df, on="Musical_ID", suffixes=("", "_m"))[["Name_m", "Name", "age", "pos"]]
result.columns = ["musical", "actor", "age", "pos"]
# case: performance-stage-summary
# For each stage (Auditions, Semi-final, Final): max share, total attendance, average rating.
p = performance_df.rename(columns={"Official_ratings_(millions)": "rating"})
p["stage"] = p["Type"].str.replace(r"\s*\d+$", "", regex=True).str.capitalize()
p["Share"] = p["Share"].str.rstrip("%").astype(float)
p["Attendance"] = pd.to_numeric(p["Attendance"].str.replace(",", ""), errors="coerce")
result = p.groupby("stage", sort=False).agg({"Share": "max", "Attendance": "sum", "rating": "mean"}).round(2).reset_index()
