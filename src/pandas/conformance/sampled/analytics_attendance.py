import pandas as pd
import numpy as np

attendance_df = pd.DataFrame({
    "emp": ["Ana", "Ana", "Ana", "Ana", "Bo", "Bo", "Bo", "Cy", "Cy", "Cy", "Cy", "Di"],
    "work_date": ["2024-01-01", "2024-01-02", "2024-01-03", "2024-01-05", "2024-01-01", "2024-01-02", "2024-01-04", "2024-01-02", "2024-01-03", "2024-01-04", "2024-01-05", "2024-01-05"],
    "status": ["P", "A", "A", "P", "P", "P", "L", "A", "A", "A", "P", "p"],
    "hours": [8, 0, 0, 7.5, 8, 9.25, 4, 0, 0, 0, 8, None],
    "clock_in": ["08:58", None, None, "09:20", "8:45", "09:00", "13:00", "", "", "", "09:01", "10:05"],
})

staff_df = pd.DataFrame({
    "emp": ["Ana", "Bo", "Cy", "Di", "Ed"],
    "team": ["Ops", "Ops", "IT", "IT", "HR"],
    "rate": [20.0, 25.0, 30.0, 30.0, 22.5],
    "start": ["Jan 5, 2020", "2021-03-15", "15/06/2019", "2023-11-01", None],
    "grade": ["G3", "G2", "G10", "G1", "G2"],
})

reviews_df = pd.DataFrame({
    "review_id": [1, 2, 3, 4, 5, 6, 7, 8],
    "emp": ["Ana", "Ana", "Bo", "Bo", "Cy", "Cy", "Di", "Ana"],
    "cycle": ["2022H1", "2022H2", "2022H1", "2022H2", "2022H1", "2023H1", "2023H1", "2023H1"],
    "score": ["4", "3.5", "5", "N/A", "2", "3", "4", "4.5"],
    "reviewer": ["Ed", "Ed", "Ana", "Ana", "Bo", "Di", "Cy", "Bo"],
    "comment": ["Great work! #leadership #teamwork", "ok", None, "late on #delivery", "Needs #delivery #focus", "", "Solid", "#Leadership again"],
})
# case: absence-islands
a = attendance_df.copy()
a["work_date"] = pd.to_datetime(a["work_date"])
a = a[a["status"].str.upper() == "A"].sort_values(["emp", "work_date"])
brk = a.groupby("emp")["work_date"].diff().dt.days.ne(1)
a["isl"] = brk.cumsum()
result = a.groupby(["emp", "isl"])["work_date"].agg(["min", "max", "count"]).reset_index().drop("isl", axis=1)
# case: payroll-total
m = attendance_df.merge(staff_df, on="emp", how="right")
m["hours"] = m["hours"].fillna(0)
m["pay"] = m["hours"].clip(upper=8) * m["rate"] + (m["hours"] - 8).clip(lower=0) * m["rate"] * 1.5
tot = m.groupby(["team", "emp"])["pay"].sum().reset_index()
tot["team_pct"] = tot["pay"] / tot.groupby("team")["pay"].transform("sum")
result = tot.round(3)
# case: attendance-grid
g = attendance_df.assign(status=attendance_df["status"].str.upper()).pivot(index="emp", columns="work_date", values="status")
result = g.fillna("-").reset_index()
# case: late-arrivals
t = attendance_df[attendance_df["clock_in"].notna() & (attendance_df["clock_in"] != "")].copy()
parts = t["clock_in"].str.split(":", expand=True).astype(int)
t["mins"] = parts[0] * 60 + parts[1]
t["late_by"] = (t["mins"] - 9 * 60).clip(lower=0)
result = t.groupby("emp").agg(days=("mins", "size"), late_days=("late_by", lambda s: (s > 0).sum()), late_minutes=("late_by", "sum")).reset_index()
# case: clock-in-timedelta
t = attendance_df.copy()
td = pd.to_timedelta(t["clock_in"].replace("", None) + ":00")
t["clock"] = td
result = t.groupby("emp")["clock"].min().dropna()
# case: score-progress
r = reviews_df.copy()
r["score"] = pd.to_numeric(r["score"], errors="coerce")
r = r.sort_values(["emp", "cycle"])
r["prev"] = r.groupby("emp")["score"].shift()
r["running_avg"] = r.groupby("emp")["score"].expanding().mean().reset_index(level=0, drop=True).round(3)
r["trend"] = np.select([r["score"] > r["prev"], r["score"] < r["prev"], r["score"] == r["prev"]], ["up", "down", "same"], default="n/a")
result = r[["emp", "cycle", "score", "prev", "running_avg", "trend"]]
# case: latest-review
r = reviews_df.sort_values("cycle").drop_duplicates(subset="emp", keep="last")
result = staff_df[["emp", "team"]].merge(r[["emp", "cycle", "score"]], how="left", on="emp")
# case: hashtags-extractall
tags = (reviews_df.set_index("review_id")["comment"].dropna()
        .str.findall(r"#(\w+)").explode().dropna().str.lower())
vc = tags.value_counts()
result = vc.rename_axis("tag").reset_index(name="uses")
# case: reciprocal-reviews
p = reviews_df[["emp", "reviewer"]].drop_duplicates()
rev = p.rename(columns={"emp": "reviewer", "reviewer": "emp"})
both = p.merge(rev, on=["emp", "reviewer"])
result = both[both["emp"] < both["reviewer"]].values.tolist()
# case: grade-natural-sort
s = staff_df.assign(grade_no=staff_df["grade"].str.extract(r"G(\d+)").astype(int))
s = s.sort_values(by=["grade_no", "emp"], ascending=[False, True])
result = s[["emp", "grade", "grade_no"]].reset_index(drop=True)
# case: start-date-parse-fallback
def parse(x):
    for fmt in ("%b %d, %Y", "%Y-%m-%d", "%d/%m/%Y"):
        d = pd.to_datetime(x, format=fmt, errors="coerce")
        if not pd.isna(d):
            return d
    return pd.NaT

s = staff_df.copy()
s["start"] = s["start"].apply(parse)
s["tenure_yrs"] = ((pd.Timestamp("2024-01-31") - s["start"]).dt.days / 365.25).round(1)
s["cohort"] = s["start"].dt.strftime("%Y-%m").fillna("unknown")
result = s[["emp", "start", "tenure_yrs", "cohort"]]
# case: missing-attendance-days
days = pd.date_range("2024-01-01", "2024-01-05", freq="B")
grid = pd.MultiIndex.from_product([staff_df["emp"], days.strftime("%Y-%m-%d")], names=["emp", "work_date"])
have = pd.MultiIndex.from_frame(attendance_df[["emp", "work_date"]])
gap = grid.difference(have)
result = gap.to_frame(index=False).groupby("emp").agg(missing=("work_date", "count"), first_missing=("work_date", "min"))
# case: status-pct-crosstab
ct = pd.crosstab(index=attendance_df["emp"], columns=attendance_df["status"].str.upper(), normalize="columns")
result = ct.mul(100).round(1)
# case: team-score-describe
r = reviews_df.assign(score=pd.to_numeric(reviews_df["score"].replace("N/A", np.nan)))
j = r.merge(staff_df[["emp", "team"]], on="emp")
result = j.groupby("team")["score"].describe()[["count", "mean", "50%", "max"]].round(2)
