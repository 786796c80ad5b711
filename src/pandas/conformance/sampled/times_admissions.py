import pandas as pd
import numpy as np
import datetime as dt
import re

# hospital
admissions_df = pd.DataFrame({
    "adm_id": [9001, 9002, 9003, 9004, 9005, 9006, 9007, 9008, 9009, 9010, 9011, 9012],
    "patient": ["P1", "P2", "P1", "P3", "P4", "P2", "P5", "P1", None, "P6", "p3", "P4"],
    "ward": ["ICU", "Gen", "Gen", "ICU", "Maternity", "Gen", "", "Gen", "ICU", "Gen", "ICU", None],
    "admit": ["03-Jan-2024 08:30", "05-Jan-2024 23:50", "20-Jan-2024 14:00", "28-Feb-2024 00:00", "29-Feb-2024 03:15",
              "01-Feb-2024 10:10", "31-Mar-2024 12:00", "15-Feb-2024 09:00", "01-Apr-2024 07:45", None, "02-Mar-2024 18:20", "30-Jun-2024 23:59"],
    "discharge": ["07-Jan-2024 11:00", "06-Jan-2024 02:20", "25-Jan-2024 14:00", "02-Mar-2024 10:30", "03-Mar-2024 12:00",
                  "01-Feb-2024 22:40", None, "16-Feb-2024 08:59", "01-Apr-2024 07:45", "05-Apr-2024 10:00", None, "01-Jul-2024 00:01"],
    "cost": [5400.0, 320.0, 2100.0, 7800.0, 4100.0, np.nan, 0.0, 900.0, 150.0, 60.0, 12000.0, 75.0],
})
patients_df = pd.DataFrame({
    "patient": ["P1", "P2", "P3", "P4", "P7"],
    "dob": ["19580704", "20200229", "19991231", "bad", "20240101"],
    "sex": ["F", "M", "m", "F ", None],
})
shifts_df = pd.DataFrame({
    "nurse": ["Kay", "Lou", "Mia", "Kay", "Ned"],
    "day": ["2024-01-05", "2024-01-05", "2024-02-29", "2024-02-29", "2024-03-31"],
    "begin": ["07:00", "19:00", "00:00", "22:30", None],
    "finish": ["19:00", "07:00", "08:00", "06:30", "12:00"],
})
FMT = "%d-%b-%Y %H:%M"

# case: length-of-stay-hours
a = pd.to_datetime(admissions_df["admit"], format=FMT)
d = pd.to_datetime(admissions_df["discharge"], format=FMT)
los = (d - a) / pd.Timedelta(hours=1)
result = los.round(2).rename("los_hours")

# case: los-hhmm-text
a = pd.to_datetime(admissions_df["admit"], format=FMT)
d = pd.to_datetime(admissions_df["discharge"], format=FMT)
delta = d - a

def fmt(td):
    if pd.isnull(td):
        return "n/a"
    total = int(td.total_seconds())
    h, rem = divmod(total, 3600)
    return f"{h:02d}:{rem // 60:02d}"

result = pd.Series([fmt(x) for x in delta], index=admissions_df["adm_id"])

# case: timedelta-components
a = pd.to_datetime(admissions_df["admit"], format=FMT)
d = pd.to_datetime(admissions_df["discharge"], format=FMT)
comp = (d - a).dt.components[["days", "hours", "minutes"]]
result = comp.assign(adm_id=admissions_df["adm_id"])

# case: readmission-30-days
df = admissions_df.copy()
df["admit"] = pd.to_datetime(df["admit"], format=FMT)
df["discharge"] = pd.to_datetime(df["discharge"], format=FMT)
df["patient"] = df["patient"].str.upper()
df = df.sort_values(["patient", "admit"])
df["prev_discharge"] = df.groupby("patient")["discharge"].shift()
df["readmit_30"] = (df["admit"] - df["prev_discharge"]) <= pd.Timedelta(days=30)
result = df.groupby("patient")["readmit_30"].sum()

# case: wards-by-month-crosstab
m = pd.to_datetime(admissions_df["admit"], format=FMT).dt.to_period("M")
result = pd.crosstab(m, admissions_df["ward"])

# case: month-name-order
m = pd.to_datetime(admissions_df["admit"], format=FMT)
order = ["January", "February", "March", "April", "May", "June"]
cat = pd.Categorical(m.dt.month_name(), categories=order, ordered=True)
result = admissions_df.groupby(cat, observed=False)["cost"].sum()

# case: age-at-admission
p = patients_df.assign(dob=pd.to_datetime(patients_df["dob"], format="%Y%m%d", errors="coerce"))
df = admissions_df.merge(p, on="patient", how="inner")
df["admit"] = pd.to_datetime(df["admit"], format=FMT)
df["age"] = ((df["admit"] - df["dob"]) / np.timedelta64(365, "D")).apply(np.floor)
result = df[["adm_id", "patient", "age"]]

# case: age-exact-leap
p = pd.to_datetime(patients_df["dob"], format="%Y%m%d", errors="coerce")
on = dt.date(2024, 2, 28)
result = {
    pid: None if pd.isna(b) else on.year - b.year - ((on.month, on.day) < (b.month, b.day))
    for pid, b in zip(patients_df["patient"], p)
}

# case: overnight-shift-length
s = shifts_df.copy()
b = pd.to_datetime(s["day"] + " " + s["begin"])
f = pd.to_datetime(s["day"] + " " + s["finish"])
f = f.mask(f <= b, f + pd.Timedelta(days=1))
s["hours"] = (f - b).dt.total_seconds() / 3600
result = s

# case: shift-as-timedelta
s = shifts_df.copy()
b = pd.to_timedelta(s["begin"] + ":00")
f = pd.to_timedelta(s["finish"] + ":00")
s["length"] = (f - b + pd.Timedelta("1D")) % pd.Timedelta("1D")
result = s.groupby("nurse")["length"].sum()

# case: timedelta-bad-text
result = pd.to_timedelta(shifts_df["begin"])

# case: census-at-midnight
a = pd.to_datetime(admissions_df["admit"], format=FMT)
d = pd.to_datetime(admissions_df["discharge"], format=FMT).fillna(pd.Timestamp("2024-07-31"))
days = pd.date_range("2024-02-28", periods=5, freq="D")
result = pd.Series({day.strftime("%m-%d"): int(((a <= day) & (d > day)).sum()) for day in days})

# case: weekly-admissions-resample
df = admissions_df.assign(admit=pd.to_datetime(admissions_df["admit"], format=FMT)).dropna(subset=["admit"])
result = df.resample("W-MON", on="admit")["cost"].agg(["sum", "size"]).query("size > 0")

# case: iso-calendar-frame
a = pd.to_datetime(admissions_df["admit"], format=FMT)
iso = a.dt.isocalendar()
result = pd.concat([admissions_df["adm_id"], iso], axis=1)

# case: iso-week-label
a = pd.to_datetime(admissions_df["admit"], format=FMT).dropna()
result = a.dt.strftime("%G-W%V").value_counts().sort_index().to_dict()

# case: ampm-strftime
a = pd.to_datetime(admissions_df["admit"], format=FMT)
result = a.dt.strftime("%A, %B %d, %Y %I:%M %p")

# case: wrong-format-raises
result = pd.to_datetime(admissions_df["admit"], format="%d-%m-%Y %H:%M")

# case: regex-extract-date-parts
parts = admissions_df["admit"].str.extract(r"(?P<day>\d{2})-(?P<mon>[A-Za-z]{3})-(?P<year>\d{4}) (?P<hour>\d{2})")
parts["hour"] = parts["hour"].astype("Int64")
result = parts

# case: merge-asof-next-shift
a = admissions_df.assign(admit=pd.to_datetime(admissions_df["admit"], format=FMT)).dropna(subset=["admit"]).sort_values("admit")
s = shifts_df.dropna().assign(shift_start=lambda x: pd.to_datetime(x["day"].str.cat(x["begin"], sep=" "))).sort_values("shift_start")
result = pd.merge_asof(a[["adm_id", "admit"]], s[["nurse", "shift_start"]], left_on="admit", right_on="shift_start", direction="forward")

# case: same-day-discharge
df = admissions_df.copy()
for col in ("admit", "discharge"):
    df[col] = pd.to_datetime(df[col], format=FMT)
same = df["admit"].dt.date == df["discharge"].dt.date
norm = df["admit"].dt.normalize().eq(df["discharge"].dt.normalize())
result = pd.DataFrame({"adm_id": df["adm_id"], "same_date_obj": same, "same_norm": norm})

# case: cumulative-cost-by-quarter
df = admissions_df.assign(admit=pd.to_datetime(admissions_df["admit"], format=FMT)).sort_values("admit")
df["q"] = df["admit"].dt.to_period("Q")
df["cum"] = df.groupby("q")["cost"].cumsum()
result = df.set_index("adm_id")[["q", "cum"]]

# case: nat-arithmetic-checks
a = pd.to_datetime(admissions_df["admit"].iloc[9], format=FMT)
result = [a, a is pd.NaT, a == a, a != a, a > pd.Timestamp("2024-01-01"), a - pd.Timestamp("2024-01-01"), pd.isna(a + pd.Timedelta(days=1))]
