import pandas as pd
import numpy as np
from collections import defaultdict, Counter

# case: gradebook-final
students = pd.DataFrame({"sid": [1, 2, 3, 4, 5, 6], "name": ["Amy", "Ben", "Cleo", "Dirk", "Elif", "Finn"], "section": ["A", "A", "B", "B", "A", "B"]})
scores = pd.DataFrame({
    "sid": [1, 1, 1, 2, 2, 2, 3, 3, 3, 4, 4, 5, 5, 5],
    "item": ["hw", "mid", "final"] * 3 + ["hw", "final"] + ["hw", "mid", "final"],
    "score": ["88", "91", "79", "70", "65", "absent", "95", "98", "99", "55", "60", "82", "82", "82"],
})
weights = pd.Series({"hw": 0.2, "mid": 0.3, "final": 0.5})

scores["score"] = pd.to_numeric(scores["score"], errors="coerce")
wide = scores.pivot(index="sid", columns="item", values="score")[weights.index]
missing = wide.isna().sum(axis=1)
wide = wide.fillna(0)
wide["total"] = (wide[weights.index] * weights).sum(axis=1).round(2)

book = students.merge(wide, left_on="sid", right_index=True, how="left").merge(missing.rename("missing"), left_on="sid", right_index=True, how="left")


def letter(x):
    if pd.isna(x):
        return "W"
    for bound, grade in [(90, "A"), (80, "B"), (70, "C"), (60, "D")]:
        if x >= bound:
            return grade
    return "F"


book["grade"] = book["total"].apply(letter)
book["rank"] = book["total"].rank(ascending=False, method="min")
book["pctile"] = (book["total"].rank(pct=True) * 100).round(1)
book["vs_section"] = (book["total"] - book.groupby("section")["total"].transform("mean")).round(2)
section = book.groupby("section")["total"].agg(["count", "mean", "std", "max"]).round(2)
dist = book["grade"].value_counts().reindex(list("ABCDFW"), fill_value=0)
assert dist.sum() == len(students)
result = {"book": book, "section": section, "dist": dist, "best": book.loc[book["total"].idxmax(), "name"], "incomplete": book.loc[book["missing"] > 0, "name"].tolist()}

# case: gpa-transcript
courses = pd.DataFrame({"code": ["MA101", "CS101", "HI200", "CS201", "PE001"], "credits": [4, 3, 3, 4, 1], "dept": ["Math", "CS", "History", "CS", "Sports"]})
records = pd.DataFrame({
    "student": ["Uma", "Uma", "Uma", "Uma", "Vic", "Vic", "Vic", "Wil", "Wil", "Wil"],
    "term": ["2022F", "2022F", "2023S", "2023F", "2022F", "2023S", "2023S", "2022F", "2023S", "2023S"],
    "code": ["MA101", "CS101", "CS201", "MA101", "CS101", "HI200", "PE001", "MA101", "CS101", "XX999"],
    "grade": ["C", "A-", "B+", "A", "B", "F", "P", "B-", "W", "A"],
})
points = {"A": 4.0, "A-": 3.7, "B+": 3.3, "B": 3.0, "B-": 2.7, "C": 2.0, "F": 0.0}
term_order = {"2022F": 1, "2023S": 2, "2023F": 3}

df = records.merge(courses, on="code", how="left", indicator=True)
unknown = df.loc[df["_merge"] == "left_only", ["student", "code"]].to_dict("records")
df = df[df["_merge"] == "both"].drop(columns="_merge")
df["points"] = df["grade"].map(points)
df["t"] = df["term"].map(term_order)

# a repeated course counts only the last time
df = df.sort_values(["student", "code", "t"])
df["repeated"] = df.duplicated(["student", "code"], keep="last")
counted = df[~df["repeated"] & df["points"].notna()].copy()
counted["qp"] = counted["points"] * counted["credits"]

gpa = counted.groupby("student").agg(credits=("credits", "sum"), qp=("qp", "sum"))
gpa["gpa"] = (gpa["qp"] / gpa["credits"]).round(3)
earned = df[~df["repeated"] & ~df["grade"].isin(["F", "W"])].groupby("student")["credits"].sum()
gpa["earned"] = earned
gpa["standing"] = pd.cut(gpa["gpa"], [0, 2, 3, 3.5, 4], labels=["probation", "fair", "good", "honours"], include_lowest=True)

term_gpa = df[df["points"].notna()].groupby(["student", "t", "term"]).apply(lambda g: np.average(g["points"], weights=g["credits"])).round(2)
trend = term_gpa.groupby("student").agg(lambda s: s.iloc[-1] - s.iloc[0])
dept = counted.pivot_table(index="student", columns="dept", values="points", aggfunc="mean")
result = {"gpa": gpa, "terms": term_gpa.reset_index(name="gpa"), "trend": trend.round(2).to_dict(), "dept": dept, "unknown": unknown}

# case: attendance-streaks
dates = pd.date_range("2024-09-02", periods=8, freq="B")
marks = {"Noa": "PPAAPPPP", "Omar": "PAPAPALP", "Pia": "PPPPPPPP", "Quin": "AAAPPLLA"}
rows = []
for name, text in marks.items():
    for d, mark in zip(dates, text):
        rows.append({"student": name, "date": d, "mark": mark})
att = pd.DataFrame(rows)

att["present"] = att["mark"].isin(["P", "L"])
att["week"] = att["date"].dt.isocalendar().week
att["late"] = att["mark"] == "L"


def longest(s, value):
    best = run = 0
    for x in s:
        run = run + 1 if x == value else 0
        best = max(best, run)
    return best


summary = att.groupby("student").agg(
    rate=("present", "mean"),
    absences=("mark", lambda m: (m == "A").sum()),
    lates=("late", "sum"),
    best_streak=("present", lambda s: longest(s, True)),
    worst_streak=("present", lambda s: longest(s, False)),
)
summary["letter"] = np.where((summary["worst_streak"] >= 3) | (summary["rate"] < 0.7), "parents", "")
weekly = att.pivot_table(index="student", columns="week", values="present", aggfunc="sum")
by_day = att.groupby(att["date"].dt.day_name(), sort=False)["present"].mean().mul(100).round(1)
worst_day = by_day.idxmin()

# current status: days since the last absence
last_abs = att[~att["present"]].groupby("student")["date"].max()
since = (dates[-1] - last_abs).dt.days.reindex(list(marks))
perfect = summary.index[summary["rate"] == 1].tolist()
result = {"summary": summary.round(3), "weekly": weekly, "by_day": by_day, "worst_day": worst_day, "since": since, "perfect": perfect}

# case: course-prerequisites
prereq = pd.DataFrame({"course": ["CS2", "CS3", "CS3", "AI", "AI", "DB"], "needs": ["CS1", "CS2", "MA1", "CS3", "ST1", "CS2"]})
passed = pd.DataFrame({
    "student": ["a", "a", "a", "b", "b", "b", "b", "c"],
    "course": ["CS1", "CS2", "MA1", "CS1", "CS2", "CS3", "ST1", "MA1"],
    "grade": [3.0, 2.0, 1.3, 1.7, 4.0, 5.0, 2.3, 1.0],
})
PASS = 4.0
ok = passed[passed["grade"] <= PASS]

# every student with every course that has prerequisites
all_students = passed[["student"]].drop_duplicates()
need = all_students.merge(prereq, how="cross")
need = need.merge(ok.rename(columns={"course": "needs"}), on=["student", "needs"], how="left")
need["done"] = need["grade"].notna()
elig = need.groupby(["student", "course"])["done"].agg(["sum", "count", "all"]).rename(columns={"sum": "met", "count": "required", "all": "eligible"}).reset_index()

already = set(map(tuple, ok[["student", "course"]].to_numpy()))
elig["taken"] = [(s, c) in already for s, c in zip(elig["student"], elig["course"])]
can_take = elig[elig["eligible"] & ~elig["taken"]].groupby("student")["course"].apply(list)

# transitive requirements
graph = defaultdict(set)
for c, n in prereq.itertuples(index=False):
    graph[c].add(n)


def closure(course):
    todo, found = [course], set()
    while todo:
        for n in graph.get(todo.pop(), ()):
            if n not in found:
                found.add(n)
                todo.append(n)
    return found


depth = pd.Series({c: len(closure(c)) for c in sorted(graph)}, name="all_prereqs").sort_values(ascending=False)
matrix = elig.pivot(index="student", columns="course", values="eligible")
missing = need[~need["done"]].groupby(["student", "course"])["needs"].agg("+".join).unstack().fillna("")
result = {"eligibility": matrix, "can_take": can_take.to_dict(), "closure": depth, "missing": missing, "failed": passed.loc[passed["grade"] > PASS, ["student", "course"]].values.tolist()}

# case: exam-item-analysis
answers = pd.DataFrame({
    "student": ["s1", "s2", "s3", "s4", "s5", "s6"],
    "q1": list("AABAAC"), "q2": list("BBBDBB"), "q3": list("CADCCA"), "q4": ["D", "D", None, "D", "A", "B"],
})
key = {"q1": "A", "q2": "B", "q3": "C", "q4": "D"}

long = answers.melt(id_vars="student", var_name="item", value_name="answer")
long["correct"] = (long["answer"] == long["item"].map(key)).astype(int)
total = long.groupby("student")["correct"].sum().rename("total")
matrix = long.pivot(index="student", columns="item", values="correct")

items = matrix.mean().to_frame("difficulty")
# discrimination: correlation of an item with the sum of the others
items["discrimination"] = [matrix[q].corr(matrix.drop(columns=q).sum(axis=1)) for q in matrix.columns]
items["blank"] = answers.set_index("student").isna().sum()
items["level"] = pd.cut(items["difficulty"], [0, 0.5, 0.7, 1], labels=["hard", "medium", "easy"])
wrong = long[long["correct"].eq(0) & long["answer"].notna()]
distractor = wrong.groupby("item")["answer"].agg(lambda s: Counter(s).most_common(1)[0][0])
items["distractor"] = distractor

k = matrix.shape[1]
alpha = k / (k - 1) * (1 - matrix.var(ddof=1).sum() / total.var(ddof=1))
ranked = total.sort_values(ascending=False, kind="stable").to_frame()
ranked["place"] = ranked["total"].rank(ascending=False, method="dense").astype(int)
upper = ranked.head(2).index
lower = ranked.tail(2).index
ul = (matrix.loc[upper].mean() - matrix.loc[lower].mean()).rename("ul_index")
result = {"items": items.round(3), "ranked": ranked, "alpha": round(alpha, 4), "ul": ul, "patterns": long.groupby("item")["answer"].value_counts(dropna=False).unstack(fill_value=0)}

# case: scholarship-selection
apps = pd.DataFrame({
    "name": ["Rae", "Sol", "Tom", "Ula", "Vik", "Wyn", "Xan", "Yui"],
    "gpa": [3.9, 3.4, 3.9, 2.9, 3.7, 3.4, None, 3.6],
    "income": ["$32,000", "$21,500", "$58,000", "$15,000", "$41,250", "$21,500", "$30,000", "unknown"],
    "essays": [4, 5, 3, 5, 4, 5, 5, 2],
    "region": ["north", "South", "north", "EAST", "south", "east", "north", "south"],
})
apps["region"] = apps["region"].str.title()
apps["income"] = pd.to_numeric(apps["income"].str.replace(r"[^\d]", "", regex=True), errors="coerce")
reasons = pd.Series("", index=apps.index)
reasons = reasons.mask(apps["gpa"].isna(), "no gpa")
reasons = reasons.mask(apps["gpa"] < 3.0, "gpa below 3")
reasons = reasons.mask(apps["income"].isna(), "no income")
apps["reason"] = reasons
valid = apps[apps["reason"] == ""].drop(columns="reason").copy()


def minmax(s, invert=False):
    z = (s - s.min()) / (s.max() - s.min())
    return 1 - z if invert else z


valid["score"] = (0.5 * minmax(valid["gpa"]) + 0.3 * minmax(valid["income"], invert=True) + 0.2 * minmax(valid["essays"])).round(4)
valid = valid.sort_values(["score", "name"], ascending=[False, True])
valid["place"] = range(1, len(valid) + 1)

# at most one winner per region among the first prizes, the rest by score
first = valid.drop_duplicates("region").assign(award=1000)
second = valid[~valid["name"].isin(first["name"])].head(1).assign(award=500)
winners = pd.concat([first, second])[["name", "region", "score", "award"]].reset_index(drop=True)
spent = winners["award"].sum()
by_region = apps.groupby("region").agg(applied=("name", "count"), rejected=("reason", lambda s: (s != "").sum())).join(winners.groupby("region")["award"].sum())
result = {"winners": winners, "rejected": apps.loc[apps["reason"] != "", ["name", "reason"]], "by_region": by_region, "spent": int(spent), "ranking": valid.set_index("place")["name"].to_dict()}

# case: library-overdue-fines
loans = pd.DataFrame({
    "loan": range(1, 9),
    "member": ["m1", "m2", "m1", "m3", "m2", "m4", "m1", "m3"],
    "book": ["B1", "B2", "B3", "B1", "B4", "B2", "B4", "B9"],
    "out": ["2024-01-02", "2024-01-03", "2024-01-10", "2024-01-25", "2024-02-01", "2024-02-10", "2024-02-20", "2024-02-21"],
    "back": ["2024-01-15", "2024-01-30", None, "2024-02-07", "2024-02-13", None, "2024-02-25", "2024-03-30"],
})
books = pd.DataFrame({"book": ["B1", "B2", "B3", "B4"], "kind": ["novel", "dvd", "novel", "textbook"], "value": [12, 20, 15, 80]})
rules = {"novel": (21, 0.10), "dvd": (7, 0.50), "textbook": (14, 0.25)}
now = pd.Timestamp("2024-03-01")

df = loans.merge(books, on="book", how="left")
df["kind"] = df["kind"].fillna("novel")
df[["out", "back"]] = df[["out", "back"]].apply(pd.to_datetime)
df["allowed"] = df["kind"].map(lambda k: rules[k][0])
df["rate"] = df["kind"].map(lambda k: rules[k][1])
df["due"] = df["out"] + pd.to_timedelta(df["allowed"], unit="D")
df["effective_back"] = df["back"].fillna(now).clip(upper=now)
df["days_late"] = (df["effective_back"] - df["due"]).dt.days.clip(lower=0)
df["fine"] = np.minimum(df["days_late"] * df["rate"], df["value"].fillna(10))
df["open"] = df["back"].isna() | (df["back"] > now)

members = df.groupby("member").agg(loans=("loan", "size"), late=("days_late", lambda d: (d > 0).sum()), fine=("fine", "sum"), open=("open", "sum"))
members["blocked"] = (members["fine"] > 5) | (members["open"] > 1)
kinds = df.groupby("kind").agg(mean_late=("days_late", "mean"), fines=("fine", "sum")).sort_values("fines", ascending=False)
popular = df["book"].value_counts()
top = sorted(popular[popular.eq(popular.max())].index)
result = {"members": members, "kinds": kinds, "top": top, "overdue": df.loc[df["open"] & (df["due"] < now), ["loan", "member", "days_late"]], "total": df["fine"].sum()}

# case: timetable-clashes
classes = pd.DataFrame({
    "cls": ["Alg", "Bio", "Chem", "Dra", "Eco", "Fre"],
    "room": ["R1", "R2", "R1", "R3", "R2", "R1"],
    "teacher": ["Kay", "Lou", "Kay", "Mia", "Kay", "Lou"],
    "day": ["Mon", "Mon", "Mon", "Tue", "Mon", "Tue"],
    "time": ["9:00-10:30", "9:00-10:00", "10:00-11:00", "9:00-12:00", "10:15-11:15", "11:00-12:00"],
})
enrol = pd.DataFrame({"student": [1, 1, 2, 2, 2, 3, 3], "cls": ["Alg", "Bio", "Alg", "Chem", "Fre", "Dra", "Fre"]})

span = classes["time"].str.split("-", expand=True)
for col, name in [(0, "begin"), (1, "end")]:
    hm = span[col].str.split(":", expand=True).astype(int)
    classes[name] = hm[0] * 60 + hm[1]
classes["minutes"] = classes["end"] - classes["begin"]

pairs = classes.merge(classes, on="day", suffixes=("_a", "_b")).query("cls_a < cls_b and begin_a < end_b and begin_b < end_a")
room = pairs[pairs["room_a"] == pairs["room_b"]][["cls_a", "cls_b", "room_a"]]
teacher = pairs[pairs["teacher_a"] == pairs["teacher_b"]][["cls_a", "cls_b", "teacher_a"]]

both = enrol.merge(enrol, on="student", suffixes=("_a", "_b")).query("cls_a < cls_b")
student = both.merge(pairs[["cls_a", "cls_b"]], on=["cls_a", "cls_b"])
load = classes.groupby("teacher")["minutes"].sum().div(60).sort_values(ascending=False)
room_use = classes.pivot_table(index="room", columns="day", values="minutes", aggfunc="sum", fill_value=0)
size = enrol["cls"].value_counts().reindex(classes["cls"], fill_value=0)
result = {"room": room.reset_index(drop=True), "teacher": teacher.reset_index(drop=True), "students": student["student"].tolist(), "load": load, "use": room_use, "empty": size[size == 0].index.tolist()}

# case: cohort-retention-by-year
enrolled = pd.DataFrame({
    "student": [1, 1, 1, 2, 2, 3, 4, 4, 5, 5, 6],
    "year": [2020, 2021, 2022, 2020, 2022, 2021, 2021, 2022, 2020, 2021, 2022],
    "credits": [60, 55, 60, 30, 45, 60, 50, 60, 20, 0, 60],
})
first = enrolled.groupby("student")["year"].min().rename("cohort")
df = enrolled.join(first, on="student")
df["offset"] = df["year"] - df["cohort"]

size = first.value_counts().sort_index()
active = df.pivot_table(index="cohort", columns="offset", values="student", aggfunc="nunique")
retention = active.div(size, axis=0).mul(100).round(1)

df = df.sort_values(["student", "year"])
df["cum_credits"] = df.groupby("student")["credits"].cumsum()
df["gap"] = df.groupby("student")["year"].diff().fillna(1).gt(1)
df["progress"] = pd.cut(df["cum_credits"], bins=[-1, 59, 119, 179, 999], labels=["Y1", "Y2", "Y3", "done"])
latest = df.groupby("student").last()[["cohort", "year", "cum_credits", "progress"]]
latest["active"] = latest["year"] == df["year"].max()
lost = latest[~latest["active"]]
expected = (df["year"].max() - latest["cohort"] + 1) * 60
latest["behind"] = expected - latest["cum_credits"]
stopped_out = df.loc[df["gap"], "student"].tolist()
result = {"size": size.to_dict(), "retention": retention, "latest": latest, "lost": lost.index.tolist(), "stopped_out": stopped_out, "avg_behind": latest.groupby("cohort")["behind"].mean()}

# case: teacher-survey-likert
survey = pd.DataFrame({
    "resp": [1, 2, 3, 4, 5, 6],
    "teacher": ["Kay", "Kay", "Lou", "Lou", "Lou", "Mia"],
    "clear": ["Agree", "strongly agree", "Neutral", "Disagree", "agree", None],
    "fair": ["Agree", "Agree", "Agree", "Strongly Disagree", "Neutral", "Agree"],
    "helpful": ["Neutral", "Agree", "N/A", "Disagree", "Agree", "Strongly agree"],
})
scale = {"strongly disagree": 1, "disagree": 2, "neutral": 3, "agree": 4, "strongly agree": 5}
questions = ["clear", "fair", "helpful"]
num = survey.copy()
num[questions] = survey[questions].apply(lambda c: c.str.lower().map(scale))
num["mean"] = num[questions].mean(axis=1).round(2)
num["answered"] = num[questions].notna().sum(axis=1)

by_teacher = num.groupby("teacher")[questions].mean().round(2)
by_teacher["overall"] = by_teacher.mean(axis=1).round(2)
top2 = num[questions].ge(4).where(num[questions].notna()).groupby(num["teacher"]).mean()

long = num.melt(id_vars=["resp", "teacher"], value_vars=questions, var_name="q", value_name="pts").dropna()
dist = long.groupby(["q", "pts"]).size().unstack(fill_value=0)
dist.columns = dist.columns.astype(int)
nps = long.groupby("q")["pts"].apply(lambda s: ((s == 5).mean() - (s <= 2).mean()) * 100).round(1)
lowest = long.sort_values(["pts", "resp"]).groupby("teacher").first()
assert len(long) + num[questions].isna().sum().sum() == len(survey) * len(questions)
result = {"by_teacher": by_teacher, "top2": top2, "dist": dist, "nps": nps, "lowest": lowest, "corr": num[["clear", "fair"]].corr().iloc[0, 1].round(4)}

# case: class-ranking-index-error
grades = pd.DataFrame({
    "student": ["Ada", "Bea", "Cal", "Don", "Eli"],
    "math": [90, 85, None, 70, 95],
    "art": [75, 88, 92, 60, 70],
    "house": ["Red", "Blue", "Red", "Green", "Blue"],
})
grades["avg"] = grades[["math", "art"]].mean(axis=1)
grades = grades.sort_values("avg", ascending=False)
grades["rank"] = range(1, len(grades) + 1)

# best per house
best = grades.groupby("house").head(1).set_index("house")
houses = grades.groupby("house")["avg"].agg(["mean", "count"]).sort_values("mean", ascending=False)
winner = houses.index[0]

# compare with the captain of the Yellow house
captain = best.loc["Yellow", "student"]
gap = best.loc[winner, "avg"] - best.loc["Yellow", "avg"]
result = {"winner": winner, "captain": captain, "gap": gap, "table": grades}

# case: admissions-waitlist
apps = pd.DataFrame({
    "id": range(1, 11),
    "program": ["CS", "CS", "CS", "Law", "Law", "Bio", "CS", "Bio", "Law", "CS"],
    "score": [88.0, 91.5, 88.0, 79.0, 85.5, 90.0, 72.0, 66.0, 85.5, np.nan],
    "applied": pd.to_datetime(["2024-01-10", "2024-01-15", "2024-01-05", "2024-02-01", "2024-01-20", "2024-02-10", "2024-01-03", "2024-01-30", "2024-01-19", "2024-01-02"]),
    "declines": [False, True, False, False, False, False, False, False, True, False],
})
seats = {"CS": 2, "Law": 1, "Bio": 3}

apps["complete"] = apps["score"].notna()
ranked = apps[apps["complete"]].sort_values(["program", "score", "applied"], ascending=[True, False, True]).copy()
ranked["pos"] = ranked.groupby("program").cumcount() + 1
ranked["seats"] = ranked["program"].map(seats)
ranked["round1"] = np.where(ranked["pos"] <= ranked["seats"], "offer", "wait")

# those who decline make room in the second round
freed = ranked[(ranked["round1"] == "offer") & ranked["declines"]].groupby("program").size()
ranked["wait_pos"] = ranked[ranked["round1"] == "wait"].groupby("program").cumcount() + 1
ranked["freed"] = ranked["program"].map(freed).fillna(0).astype(int)
ranked["final"] = np.select(
    [ranked["round1"].eq("offer") & ranked["declines"], ranked["round1"].eq("offer"), ranked["wait_pos"] <= ranked["freed"]],
    ["declined", "admitted", "admitted from list"], default="rejected")
table = pd.crosstab(ranked["program"], ranked["final"], margins=True)
cutoff = ranked[ranked["final"].str.startswith("admitted")].groupby("program")["score"].min()
ties = ranked[ranked.duplicated(["program", "score"], keep=False)]["id"].tolist()
fill = (ranked["final"].str.startswith("admitted").groupby(ranked["program"]).sum() / pd.Series(seats)).round(2)
result = {"ranked": ranked[["id", "program", "pos", "round1", "final"]].reset_index(drop=True), "table": table, "cutoff": cutoff.to_dict(), "ties": ties, "fill": fill, "incomplete": apps.loc[~apps["complete"], "id"].tolist()}
