import pandas as pd
import numpy as np
from datetime import datetime, timedelta, date

employees = pd.DataFrame({
    "emp_id": ["E1", "E2", "E3", "E4", "E5", "E6", "E7", "E8", "E9"],
    "name": ["Ann", "Bo", "Cy", "Di", "Ed", "Fay", "Gil", "Hana", "ann"],
    "dept": ["IT", "it", "HR", "HR", None, "Ops", "Ops", " IT", "Sales"],
    "birth": ["1990-05-17", "1985-11-02", "1964-02-29", "2000-12-31", "1978-07-07", "1995-03-15", None, "1988-08-08", "1990-05-17"],
    "hire": ["2015-06-01", "2020-01-31", "1999-02-28", "2024-02-29", "2010-10-10", "2019-07-15", "2021-08-30", "2023-12-31", "2024-07-01"],
    "term": [None, "2022-06-30", None, None, "2024-01-15", "2019-07-15", "", None, None],
    "salary": [72000, 65000.5, 90000, 41000, None, 38000, 52000, 60000, 0],
})
leaves = pd.DataFrame({
    "emp_id": ["E1", "E1", "E2", "E3", "E3", "E4", "E6", "E10"],
    "start": pd.to_datetime(["2024-03-01", "2024-12-23", "2022-05-02", "2024-07-01", "2024-07-10", "2024-03-29", "2019-07-15", "2024-01-01"]),
    "end": pd.to_datetime(["2024-03-08", "2025-01-03", "2022-05-06", "2024-07-12", "2024-07-20", "2024-04-02", None, "2024-01-01"]),
    "kind": ["annual", "annual", "sick", "annual", "sick", "annual", "sick", "unpaid"],
})
holidays = pd.DataFrame({
    "day": ["2024-01-01", "2024-03-29", "2024-04-01", "2024-07-04", "2024-12-25", "2024-12-26", "2025-01-01"],
    "title": ["New Year", "Good Friday", "Easter Monday", "Independence", "Christmas", "Boxing", "New Year"],
})

# case: age-years-astype
b = pd.to_datetime(employees["birth"])
result = ((pd.Timestamp("2024-07-01") - b) / np.timedelta64(1, "D") / 365.2425).apply(np.floor)

# case: age-via-period
b = pd.to_datetime(employees["birth"])
ref = pd.Period("2024-07", freq="M")
months = b.dt.to_period("M").apply(lambda p: (ref - p).n if not pd.isna(p) else np.nan)
result = months // 12

# case: age-ymd-integers
b = pd.to_datetime(employees["birth"])
num = b.dt.strftime("%Y%m%d").astype(float)
employees["age"] = ((20240701 - num) // 10000).astype("Int64")
result = employees[["name", "age"]].sort_values(["age", "name"], na_position="first")

# case: tenure-cut
employees["hire"] = pd.to_datetime(employees["hire"])
days = (pd.Timestamp("2024-07-01") - employees["hire"]).dt.days
bucket = pd.cut(days, bins=[-1, 365, 365 * 3, 365 * 10, np.inf], labels=["<1y", "1-3y", "3-10y", "10y+"])
result = employees.groupby(bucket, observed=False)["salary"].agg(["count", "mean"])

# case: tenure-select
h = pd.to_datetime(employees["hire"])
yrs = (datetime(2024, 7, 1) - h).dt.days / 365
conds = [yrs < 1, yrs < 5]
employees["band"] = np.select(conds, ["new", "mid"], default="senior")
result = employees["band"].value_counts()

# case: term-or-ref
employees["hire"] = pd.to_datetime(employees["hire"])
employees["term"] = pd.to_datetime(employees["term"], errors="coerce")
employees["end"] = employees["term"].fillna(pd.Timestamp("2024-12-31"))
employees["tenure_days"] = (employees["end"] - employees["hire"]).dt.days
employees["active"] = employees["term"].isna()
result = employees.loc[:, ["emp_id", "end", "tenure_days", "active"]]

# case: busday-leave-loop
hol = pd.to_datetime(holidays["day"]).dt.date.tolist()
def workdays(row):
    if pd.isna(row["end"]):
        return 0
    return int(np.busday_count(row["start"].date(), (row["end"] + timedelta(days=1)).date(), holidays=hol))
leaves["wd"] = leaves.apply(workdays, axis=1)
result = leaves.groupby("emp_id")["wd"].sum().to_dict()

# case: busday-vectorised
ok = leaves.dropna()
n = np.busday_count(ok["start"].values.astype("datetime64[D]"), ok["end"].values.astype("datetime64[D]"))
result = ok.assign(bdays=n)

# case: bdate-len
result = [len(pd.bdate_range(s, e)) for s, e in zip(leaves["start"], leaves["end"]) if pd.notna(e)]

# case: leave-daily-explode
l = leaves.dropna(subset=["end"]).copy()
l["day"] = [pd.date_range(a, b, freq="D") for a, b in zip(l["start"], l["end"])]
days = l.explode("day")
days = days[days["day"].dt.dayofweek < 5]
result = days.groupby(["emp_id", "kind"])["day"].agg(["min", "max", "nunique"])

# case: overlap-leaves
p = leaves.merge(leaves, on="emp_id", suffixes=("_a", "_b"))
p = p[(p["start_a"] < p["start_b"]) & (p["end_a"] >= p["start_b"])]
result = p[["emp_id", "start_a", "end_a", "start_b", "end_b"]]

# case: holidays-weekdays
holidays["day"] = pd.to_datetime(holidays["day"])
holidays["dow"] = holidays["day"].dt.day_name()
result = holidays.set_index("day")["dow"].str.upper().str[:3]

# case: leave-hits-holiday
holidays["day"] = pd.to_datetime(holidays["day"])
c = leaves.merge(holidays, how="cross")
hit = c[c["day"].between(c["start"], c["end"])]
result = hit.groupby("emp_id")["title"].apply(list)

# case: probation-end
hire = pd.to_datetime(employees["hire"])
employees["probation"] = hire + pd.DateOffset(months=6)
employees["review"] = (hire + pd.DateOffset(months=6)) + pd.offsets.MonthEnd(0)
employees["bday"] = employees["review"] - pd.offsets.BDay(1)
result = employees[["emp_id", "probation", "review", "bday"]]

# case: hire-cohort
employees["hire"] = pd.to_datetime(employees["hire"])
employees["cohort"] = employees["hire"].dt.year // 5 * 5
result = employees.groupby("cohort").agg(n=("emp_id", "size"), first=("hire", "min"), last=("hire", "max"))

# case: birthdays-by-month
b = pd.to_datetime(employees["birth"]).rename("birth")
grp = employees.assign(m=b.dt.month, d=b.dt.day).dropna(subset=["m"]).astype({"m": int, "d": int})
result = {m: g.sort_values("d")["name"].tolist() for m, g in grp.groupby("m")}

# case: next-birthday
def next_bday(s, ref=date(2024, 7, 1)):
    if not isinstance(s, str):
        return None
    b = date.fromisoformat(s)
    y = ref.year
    while True:
        try:
            cand = b.replace(year=y)
            if cand >= ref:
                return cand
        except ValueError:
            pass
        y += 1
employees["next"] = pd.to_datetime(employees["birth"].map(next_bday))
result = employees[["name", "birth", "next"]].sort_values("next")

# case: headcount-by-year
h = pd.to_datetime(employees["hire"])
t = pd.to_datetime(employees["term"].replace("", None))
rows = []
for y in range(2018, 2025):
    eoy = pd.Timestamp(year=y, month=12, day=31)
    rows.append({"year": y, "headcount": int(((h <= eoy) & (t.isna() | (t > eoy))).sum())})
result = pd.DataFrame(rows).set_index("year")

# case: compare-date-with-text-column
employees["hire"] = pd.to_datetime(employees["hire"])
result = employees[employees["hire"] > employees["term"]]

# case: hire-compare-date
employees["hire"] = pd.to_datetime(employees["hire"])
result = employees[employees["hire"] > date(2020, 1, 1)]

# case: hire-dt-date-compare
employees["hire"] = pd.to_datetime(employees["hire"]).dt.date
recent = employees.loc[employees["hire"] >= date(2020, 1, 31)]
result = recent[["name", "hire"]].values.tolist()

# case: month-diff
h = pd.to_datetime(employees["hire"])
ref = pd.Timestamp("2024-07-01")
employees["months"] = (ref.year - h.dt.year) * 12 + (ref.month - h.dt.month) - (ref.day < h.dt.day)
employees["text"] = employees["months"].map(lambda n: f"{n // 12}y {n % 12}m")
result = employees[["emp_id", "months", "text"]]
