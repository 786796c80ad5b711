import pandas as pd
import numpy as np
import math
import datetime as dt

patients = pd.DataFrame({
    "pid": [1, 2, 3, 4, 5, 6],
    "name": ["Ada", "Ben", "Cai", "Dot", "Eli", "Fay"],
    "born": ["1950-06-15", "2023-12-01", "1988-02-29", "2006-03-20", None, "1999-09-09"],
    "sex": ["F", "M", "m", "F", "M", None],
})

visits = pd.DataFrame({
    "visit": [11, 12, 13, 14, 15, 16, 17, 18, 19, 20, 21],
    "pid": [1, 1, 2, 3, 1, 4, 4, 3, 7, 6, 6],
    "date": ["3/19/2024", "03/20/2024", "3/19/2024", "2/28/2024", "4/18/2024", "3/20/2024", "3/27/2024", "2/29/2024", "4/1/2024", "12/31/2023", "1/1/2024"],
    "time_in": ["08:05", "14:30", "9:00", "16:55", "08:00", "11:15", "11:20", "07:45", "10:00", "23:50", "00:10"],
    "time_out": ["08:35", "15:10", "9:00", "17:40", None, "12:05", "11:10", "08:15", "10:30", "00:40", "00:30"],
    "fee": [50, 75, 0, 120, 50, 60, 60, None, 80, 200, 20],
})

doses = pd.DataFrame({
    "pid": [1, 1, 1, 2, 4, 4, 6, 3],
    "dose": [1, 2, 3, 1, 1, 2, 1, 1],
    "given": [dt.date(2024, 1, 10), dt.date(2024, 2, 7), dt.date(2024, 7, 10), dt.date(2024, 3, 1), dt.date(2024, 3, 1), dt.date(2024, 3, 15), None, dt.date(2024, 2, 29)],
})

# case: combine-date-time
v = visits.copy()
v["in"] = pd.to_datetime(v["date"] + " " + v["time_in"], format="%m/%d/%Y %H:%M")
result = v[["visit", "in"]].sort_values("in")

# case: visit-minutes-overnight
v = visits.copy()
start = pd.to_datetime(v["date"] + " " + v["time_in"])
end = pd.to_datetime(v["date"] + " " + v["time_out"])
end = end.where((end >= start) | end.isna(), end + pd.Timedelta(days=1))
v["mins"] = (end - start).dt.total_seconds() // 60
result = v.set_index("visit")["mins"]

# case: time-diff-text-columns
a = pd.to_timedelta(visits["time_in"] + ":00")
b = pd.to_timedelta(visits["time_out"] + ":00")
d = b - a
d = d.mask(d < pd.Timedelta(0), d + pd.Timedelta("1 day"))
result = d.mean(), d.median(), d.max()

# case: age-on-visit
v = visits.merge(patients, on="pid", how="left")
v["date"] = pd.to_datetime(v["date"], format="%m/%d/%Y")
v["born"] = pd.to_datetime(v["born"])
v["age"] = v["date"].dt.year - v["born"].dt.year - ((v["date"].dt.month * 100 + v["date"].dt.day) < (v["born"].dt.month * 100 + v["born"].dt.day))
result = v[["visit", "name", "age"]]

# case: age-months-infant
b = pd.to_datetime(patients["born"])
ref = pd.Timestamp("2024-03-19")
months = (ref.year - b.dt.year) * 12 + ref.month - b.dt.month
months = months.where(b.dt.day <= ref.day, months - 1)
result = months[months < 24]

# case: age-groups
born = pd.to_datetime(patients["born"])
age = np.floor((pd.Timestamp("2024-01-01") - born).dt.days / 365.25)
g = pd.cut(age, bins=[0, 18, 40, 65, 120], right=False, labels=["child", "young", "mid", "senior"])
result = g.value_counts(dropna=False, sort=False)

# case: under-18-mask-error
born = pd.to_datetime(patients["born"])
age = (dt.date(2024, 1, 1) - born).dt.days // 365
result = age < 18

# case: astype-int-nat-error
born = pd.to_datetime(patients["born"])
patients["birth_year"] = born.dt.year.astype(int)
result = patients

# case: birth-year-int64
born = pd.to_datetime(patients["born"])
result = patients.assign(birth_year=born.dt.year.astype("Int64"), decade=(born.dt.year // 10 * 10).astype("Int64"))

# case: next-birthday
ref = pd.Timestamp("2024-03-01")
born = pd.to_datetime(patients["born"]).dropna()
def next_bd(b):
    try:
        n = b.replace(year=ref.year)
    except ValueError:
        n = pd.Timestamp(ref.year, 2, 28)
    if n < ref:
        n = n + pd.DateOffset(years=1)
    return n
nb = born.apply(next_bd)
result = pd.DataFrame({"next": nb, "in_days": (nb - ref).dt.days})

# case: readmission-30d
v = visits.copy()
v["date"] = pd.to_datetime(v["date"])
v = v.sort_values(["pid", "date", "visit"])
v["next_date"] = v.groupby("pid")["date"].shift(-1)
v["readmit"] = (v["next_date"] - v["date"]).dt.days.le(30)
result = v.groupby("pid")["readmit"].any()

# case: dose-interval-dates
d = doses.sort_values(["pid", "dose"])
d["given"] = pd.to_datetime(d["given"])
d["gap_weeks"] = d.groupby("pid")["given"].diff().dt.days / 7
result = d.dropna(subset=["gap_weeks"])

# case: dose-date-groupby
result = doses.groupby("given")["pid"].count()

# case: dose-filter-python-date
mask = doses["given"].apply(lambda x: x is not None and x >= dt.date(2024, 3, 1))
result = doses[mask].reset_index(drop=True)

# case: dose-pivot-wide
w = doses.pivot(index="pid", columns="dose", values="given")
w.columns = [f"dose_{c}" for c in w.columns]
w["complete"] = w[["dose_1", "dose_2"]].notna().all(axis=1)
result = w

# case: dose-due-next
d = doses.dropna().copy()
d["given"] = pd.to_datetime(d["given"])
last = d.loc[d.groupby("pid")["given"].idxmax()].copy()
last["due"] = np.where(last["dose"] == 1, last["given"] + pd.Timedelta(weeks=4), last["given"] + pd.DateOffset(months=6))
result = last[["pid", "dose", "due"]]

# case: visits-per-week-monday
v = visits.copy()
v["date"] = pd.to_datetime(v["date"])
v["week"] = v["date"].dt.to_period("W").dt.start_time
result = v.groupby("week").size().rename("n").to_frame()

# case: resample-w-mon
v = visits.assign(date=pd.to_datetime(visits["date"])).set_index("date").sort_index()
result = v["fee"].resample("W-MON", label="left", closed="left").sum().loc["2024-02-20":]

# case: am-pm-split
h = visits["time_in"].str.split(":").str[0].astype(int)
v = visits.assign(half=np.where(h < 12, "AM", "PM"))
result = v.pivot_table(values="fee", index="half", aggfunc=["count", "mean"])

# case: visit-age-fee-by-month
v = visits.copy()
v["date"] = pd.to_datetime(v["date"])
m = v.groupby(v["date"].dt.month_name(), sort=False)["fee"].agg(total="sum", avg="mean")
result = m

# case: business-day-visits
v = visits.copy()
v["date"] = pd.to_datetime(v["date"])
bd = v[v["date"].dt.dayofweek < 5]
result = len(bd), bd["date"].dt.day_name().mode().tolist()

# case: visit-text-output
v = visits.copy()
v["date"] = pd.to_datetime(v["date"])
lines = [f"{r.visit}: {r.date:%d/%m/%Y} at {r.time_in}" for r in v.head(4).itertuples()]
result = "\n".join(lines)

# case: dose-before-visit-asof
v = visits.assign(date=pd.to_datetime(visits["date"])).sort_values("date")
d = doses.dropna().assign(given=lambda x: pd.to_datetime(x["given"])).sort_values("given")
m = pd.merge_asof(v, d, left_on="date", right_on="given", by="pid", tolerance=pd.Timedelta("60D"))
result = m[["visit", "pid", "date", "dose", "given"]].sort_values("visit").reset_index(drop=True)

# case: never-visited
seen = visits["pid"].unique()
never = patients[~patients["pid"].isin(seen)].copy()
never["born"] = pd.to_datetime(never["born"])
result = never["born"].max(), never["name"].tolist()
