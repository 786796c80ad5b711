import pandas as pd
import numpy as np
from datetime import datetime, timedelta, date
from collections import defaultdict, Counter

visits = pd.DataFrame({
    "patient": ["P1", "P1", "P2", "P2", "P3", "P1", "P4", "p2", "P5", None],
    "admit": ["2023-11-28 22:10", "2023-12-20 08:00", "2023-12-01 10:30", "2024-01-15 00:00", "2024-02-28 23:59",
              "2024-01-10 07:45", "2024-02-29 12:00", "2024-03-05 09:15", None, "2024-03-10 11:00"],
    "discharge": ["2023-12-02 09:00", "2023-12-20 20:00", "2023-12-01 18:45", "2024-01-20 10:00", None,
                  "2024-01-12 07:45", "2024-03-02 12:00", "2024-03-04 09:15", "2024-03-01 10:00", "2024-03-10 12:30"],
    "ward": ["A", "B", "A", "A", "C", "B", None, "c", "A", "B"],
    "cost": [1200.0, 300.0, 150.0, 2200.5, None, 800.0, 950.0, 0.0, 40.0, 60.0],
})
people = pd.DataFrame({
    "patient": ["P1", "P2", "P3", "P4", "P6"],
    "birth": ["1980-02-29", "1999-12-31", "2020-03-01", "1950-07-15", "2001-01-01"],
    "sex": ["F", "M", None, "F", "m"],
})
vitals = pd.DataFrame({
    "patient": ["P1"] * 5 + ["P2"] * 4,
    "taken": pd.to_datetime(["2024-01-10 08:00", "2024-01-10 12:00", "2024-01-10 20:00", "2024-01-11 08:00", "2024-01-12 06:00",
                             "2024-01-15 01:00", "2024-01-15 01:00", "2024-01-16 03:30", "2024-01-18 09:00"]),
    "temp": [38.2, np.nan, 37.9, 37.0, 36.6, 39.5, 39.1, np.nan, 36.9],
    "pulse": [90, 88, 85, None, 70, 110, 112, 99, 80],
})

# case: length_of_stay_days
v = visits.copy()
v["admit"] = pd.to_datetime(v["admit"])
v["discharge"] = pd.to_datetime(v["discharge"])
v["los"] = (v["discharge"] - v["admit"]).dt.total_seconds() / 86400
result = v[["patient", "los"]].round(2)

# case: negative_stays
v = visits.assign(admit=pd.to_datetime(visits["admit"]), discharge=pd.to_datetime(visits["discharge"]))
result = v[v["discharge"] < v["admit"]].index.tolist()

# case: mean_stay_by_ward
v = visits.assign(admit=pd.to_datetime(visits["admit"]), discharge=pd.to_datetime(visits["discharge"]))
v["stay"] = v["discharge"] - v["admit"]
result = v.groupby(v["ward"].str.upper())["stay"].mean()

# case: stay_agg_many
v = visits.assign(stay=pd.to_datetime(visits["discharge"]) - pd.to_datetime(visits["admit"]))
result = v.groupby("ward", dropna=False)["stay"].agg(["min", "max", "sum", "count"])

# case: readmission_30_days
v = visits.dropna(subset=["patient", "admit"]).copy()
v["patient"] = v["patient"].str.upper()
v["admit"] = pd.to_datetime(v["admit"])
v["discharge"] = pd.to_datetime(v["discharge"])
v = v.sort_values(["patient", "admit"])
v["prev_discharge"] = v.groupby("patient")["discharge"].shift()
v["days_since"] = (v["admit"] - v["prev_discharge"]).dt.days
v["readmit"] = v["days_since"].le(30) & v["days_since"].ge(0)
result = v[["patient", "admit", "days_since", "readmit"]].reset_index(drop=True)

# case: readmission_python
by_patient = defaultdict(list)
for r in visits.to_dict("records"):
    if r["patient"] and r["admit"] and r["discharge"]:
        by_patient[r["patient"].upper()].append((datetime.strptime(r["admit"], "%Y-%m-%d %H:%M"), datetime.strptime(r["discharge"], "%Y-%m-%d %H:%M")))
hits = {}
for p, stays in by_patient.items():
    stays.sort()
    hits[p] = sum(1 for (a, b), (c, d) in zip(stays, stays[1:]) if timedelta(0) <= c - b <= timedelta(days=30))
result = hits

# case: age_at_admission
m = visits.merge(people, on="patient", how="inner")
a, b = pd.to_datetime(m["admit"]), pd.to_datetime(m["birth"])
m["age"] = a.dt.year - b.dt.year - ((a.dt.month < b.dt.month) | ((a.dt.month == b.dt.month) & (a.dt.day < b.dt.day))).astype(int)
result = m[["patient", "admit", "age"]]

# case: age_function
def age(born, on):
    return on.year - born.year - ((on.month, on.day) < (born.month, born.day))
on = date(2024, 3, 1)
result = [age(date.fromisoformat(b), on) for b in people["birth"]]

# case: age_by_timedelta64
b = pd.to_datetime(people["birth"])
result = ((pd.Timestamp("2024-03-01") - b) / np.timedelta64(1, "D") / 365.25).astype(int)

# case: age_bands
b = pd.to_datetime(people["birth"])
age = (pd.Timestamp(2024, 3, 1) - b).dt.days // 365
band = pd.cut(age, [0, 18, 40, 65, 120], right=False, labels=["child", "young", "middle", "senior"])
result = people.assign(band=band).groupby("band", observed=False)["patient"].agg(list)

# case: timedelta_str
v = pd.to_datetime(visits["discharge"]) - pd.to_datetime(visits["admit"])
result = v.astype(str).tolist()

# case: hours_minutes_label
v = pd.to_datetime(visits["discharge"]) - pd.to_datetime(visits["admit"])
def label(td):
    if pd.isna(td):
        return "open"
    total = int(td.total_seconds() // 60)
    sign = "-" if total < 0 else ""
    h, m = divmod(abs(total), 60)
    return f"{sign}{h:02d}h{m:02d}"
result = v.apply(label)

# case: shift_of_day
h = pd.to_datetime(visits["admit"]).dt.hour
result = pd.cut(h, bins=[0, 8, 16, 24], labels=["night", "day", "evening"], right=False).value_counts()

# case: shift_of_day_func
def shift_name(ts):
    if pd.isnull(ts):
        return None
    if 6 <= ts.hour < 14:
        return "early"
    elif ts.hour < 22 and ts.hour >= 14:
        return "late"
    return "night"
result = pd.to_datetime(visits["admit"]).map(shift_name)

# case: last_vital_per_patient
result = vitals.sort_values("taken").groupby("patient").tail(1)

# case: last_known_values
result = vitals.sort_values("taken", kind="stable").groupby("patient")[["temp", "pulse"]].last()

# case: nth_vital
result = vitals.groupby("patient").nth(1)

# case: ffill_within_patient
v = vitals.copy()
v[["temp", "pulse"]] = v.groupby("patient")[["temp", "pulse"]].ffill()
result = v

# case: time_since_first
v = vitals.copy()
v["hours"] = (v["taken"] - v.groupby("patient")["taken"].transform("min")) / pd.Timedelta(hours=1)
result = v[["patient", "hours"]]

# case: daily_max_temp
result = vitals.groupby(["patient", vitals["taken"].dt.normalize().rename("day")])["temp"].max().unstack("patient")

# case: daily_resample_by_patient
result = vitals.set_index("taken").groupby("patient").resample("D")["pulse"].mean()

# case: grouper_12h
result = vitals.groupby(["patient", pd.Grouper(key="taken", freq="12h")]).agg(n=("pulse", "size"), t=("temp", "max")).reset_index()

# case: fever_episodes
v = vitals.dropna(subset=["temp"]).sort_values(["patient", "taken"]).copy()
v["fever"] = v["temp"] >= 38
v["block"] = v.groupby("patient")["fever"].transform(lambda s: (s != s.shift()).cumsum())
result = v[v["fever"]].groupby(["patient", "block"]).agg(start=("taken", "min"), end=("taken", "max"), n=("temp", "count"))

# case: gaps_over_12h
v = vitals.sort_values(["patient", "taken"])
gap = v.groupby("patient")["taken"].diff()
result = v[gap > pd.Timedelta(hours=12)].assign(gap=gap)

# case: gap_stats
gap = vitals.groupby("patient")["taken"].diff().dropna()
result = [gap.mean(), gap.median(), gap.max(), gap.sum().total_seconds(), gap.quantile(0.25)]

# case: sessions_8h
v = vitals.sort_values(["patient", "taken"])
new = v.groupby("patient")["taken"].diff().gt("8h") | (v["patient"] != v["patient"].shift())
v["session"] = new.cumsum()
result = v.groupby(["patient", "session"], as_index=False).agg(start=("taken", "first"), readings=("taken", "size"))

# case: overlap_check
a = visits.dropna().assign(admit=lambda x: pd.to_datetime(x["admit"]), discharge=lambda x: pd.to_datetime(x["discharge"]))
pairs = a.merge(a, how="cross", suffixes=("_l", "_r"))
pairs = pairs[(pairs["patient_l"] < pairs["patient_r"]) & (pairs["admit_l"] < pairs["discharge_r"]) & (pairs["admit_r"] < pairs["discharge_l"])]
result = pairs[["patient_l", "patient_r"]].values.tolist()

# case: census_by_day
v = visits.dropna(subset=["admit", "discharge"])
start = pd.to_datetime(v["admit"]).dt.normalize()
end = pd.to_datetime(v["discharge"]).dt.normalize()
days = [d for s, e in zip(start, end) for d in pd.date_range(s, e)]
result = pd.Series(days).value_counts().sort_index().loc["2023-12-01":"2023-12-20"]

# case: explode_days
v = visits.head(3).copy()
v["day"] = [pd.date_range(a[:10], d[:10]).strftime("%m-%d").tolist() for a, d in zip(v["admit"], v["discharge"])]
result = v.explode("day")[["patient", "day"]].reset_index(drop=True)

# case: month_matrix
v = visits.assign(m=pd.to_datetime(visits["admit"]).dt.to_period("M"), ward=visits["ward"].str.upper())
result = v.pivot_table(index="ward", columns="m", values="cost", aggfunc=["sum", "count"], fill_value=0)

# case: next_appointment
v = visits.dropna(subset=["discharge"]).assign(discharge=lambda d: pd.to_datetime(d["discharge"]))
v["follow_up"] = v["discharge"] + pd.DateOffset(months=1)
v["week_later"] = v["discharge"] + pd.Timedelta(weeks=1)
v["next_bday"] = v["discharge"].dt.normalize() + pd.offsets.BDay(1)
result = v[["discharge", "follow_up", "week_later", "next_bday"]]

# case: to_timedelta_days_col
v = visits.assign(admit=pd.to_datetime(visits["admit"]), k=range(10))
result = v["admit"] + pd.to_timedelta(v["k"], unit="D")

# case: counter_by_weekday
c = Counter(datetime.strptime(a, "%Y-%m-%d %H:%M").strftime("%A") for a in visits["admit"] if a)
result = c.most_common()

# case: apply_row_cost_per_day
def per_day(r):
    d = (r["discharge"] - r["admit"]).days
    return r["cost"] / d if d > 0 else r["cost"]
v = visits.dropna().copy()
v[["admit", "discharge"]] = v[["admit", "discharge"]].apply(pd.to_datetime)
result = v.apply(per_day, axis=1).round(2)

# case: describe_dates
result = pd.to_datetime(visits["admit"]).describe()

# case: describe_timedelta
result = (pd.to_datetime(visits["discharge"]) - pd.to_datetime(visits["admit"])).describe()

# case: min_max_range
d = pd.to_datetime(visits["admit"])
result = f"{d.min():%Y-%m-%d} to {d.max():%d %b %Y} ({(d.max() - d.min()).days} days)"

# case: sort_nat_position
v = visits.assign(admit=pd.to_datetime(visits["admit"]))
result = v.sort_values("admit", ascending=False, na_position="first")[["patient", "admit"]]

# case: date_compare_python_date
d = pd.to_datetime(visits["admit"]).dt.date
result = (d == date(2024, 2, 29)).tolist()

# case: date_column_less_error
d = pd.to_datetime(visits["admit"])
result = d > date(2024, 1, 1)

# case: groupby_year_month_tuple
d = pd.to_datetime(visits["admit"])
result = visits.groupby([d.dt.year.rename("year"), d.dt.month.rename("month")])["cost"].sum()

# case: where_mask_dates
d = pd.to_datetime(visits["discharge"])
a = pd.to_datetime(visits["admit"])
result = d.where(d >= a, a)

# case: clip_dates
d = pd.to_datetime(visits["admit"])
result = d.clip(lower=pd.Timestamp("2023-12-15"), upper=pd.Timestamp("2024-02-01"))

# case: timedelta_to_int
td = pd.to_datetime(visits["discharge"]).dropna() - pd.Timestamp("2023-12-01")
result = td.astype("timedelta64[s]").astype("int64")

# case: round_15min
d = pd.to_datetime(visits["admit"])
result = d.dt.round("15min").dt.strftime("%H:%M").tolist()

# case: isin_dates
d = pd.to_datetime(visits["admit"]).dt.normalize()
result = visits[d.isin(pd.to_datetime(["2024-02-28", "2024-02-29"]))]["patient"].tolist()

# case: nsmallest_dates
v = visits.assign(admit=pd.to_datetime(visits["admit"]))
result = v.nsmallest(3, "admit")[["patient", "admit"]]
