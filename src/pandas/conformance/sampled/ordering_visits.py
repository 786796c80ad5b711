import pandas as pd
import numpy as np
import datetime as dt
import itertools

# Hospital visits, ward vitals and staff shifts
visits = pd.DataFrame({
    "patient": ["P1", "P2", "P1", "P3", "P2", "P4", "P1", "P3", "P5", "P2", "P6"],
    "ward": ["ICU", "ER", "ER", "Surgery", "ER", None, "ICU", "Surgery", "er", "ICU", "Maternity"],
    "admit": pd.to_datetime(["2023-03-01 08:30", "2023-03-01 09:00", "2023-03-08 14:15", "2023-03-09 07:00",
                             "2023-03-09 22:40", "2023-03-12 00:00", "2023-04-01 12:00", None,
                             "2023-04-02 03:10", "2023-04-10 18:00", "2023-04-10 18:00"]),
    "discharge": pd.to_datetime(["2023-03-05 10:00", "2023-03-01 15:00", "2023-03-09 09:00", None,
                                 "2023-03-11 08:00", "2023-03-12 12:00", "2023-04-03 12:00", "2023-04-02 08:00",
                                 "2023-04-02 09:40", None, "2023-04-13 18:00"]),
    "cost": [5200.0, 340.0, 610.0, 12000.0, 980.0, np.nan, 2750.5, np.nan, 340.0, 7100.0, 4300.0],
    "severity": pd.Categorical(["high", "low", "medium", "high", "medium", "low", "high", None, "low", "critical", "medium"],
                               categories=["low", "medium", "high", "critical"], ordered=True),
    "readmit": pd.array([None, False, True, False, True, False, True, None, False, True, False], dtype="boolean"),
    "score": pd.array([7, 2, 4, 9, 4, None, 8, 9, 2, None, 5], dtype="Int64"),
})

vitals = pd.DataFrame({
    "patient": ["P1"] * 5 + ["P2"] * 4 + ["P3"] * 3 + ["P4"],
    "time": pd.to_datetime(["2023-03-01 09:00", "2023-03-01 10:00", "2023-03-01 11:00", "2023-03-01 13:00", "2023-03-01 14:00",
                            "2023-03-01 09:30", "2023-03-01 09:45", "2023-03-01 10:00", "2023-03-01 12:00",
                            "2023-03-09 07:30", "2023-03-09 08:30", "2023-03-09 09:30", "2023-03-12 01:00"]),
    "hr": [88, 92, np.nan, 110, 105, 70, np.nan, 72, 71, 64, 64, 66, 99],
    "temp": [37.1, 37.8, 38.4, 38.9, 38.2, 36.6, 36.7, None, 36.6, 36.9, 37.0, 36.9, np.nan],
    "alarm": [False, False, True, True, False, False, False, False, True, False, True, True, False],
})

staff = pd.DataFrame({
    "nurse": pd.array(["Kim", "Lee", "Kim", "Moe", None, "Lee", "Moe"], dtype="string"),
    "ward": ["ICU", "ER", "ER", "ICU", "Surgery", "ICU", "Surgery"],
    "hours": [8, 12, 4, 10, 8, 12, -1],
    "badge": ["7", 12, "003", 12.0, None, "x9", 7],
})

# case: stay-length-hours
df = visits.copy()
df["hours"] = (df["discharge"] - df["admit"]).dt.total_seconds() / 3600
result = df.groupby("ward", dropna=False)["hours"].agg(["mean", "max", "count"])

# case: alarm-islands
df = vitals.copy()
df["block"] = df.groupby("patient")["alarm"].transform(lambda s: (s != s.shift()).cumsum())
result = (
    df[df["alarm"]]
    .groupby(["patient", "block"])
    .agg(start=("time", "min"), end=("time", "max"), n=("alarm", "size"))
    .reset_index()
)

# case: ffill-heart-rate-per-patient
df = vitals.copy()
df[["hr", "temp"]] = df.groupby("patient")[["hr", "temp"]].ffill()
result = df

# case: time-rolling-two-hours
df = vitals.set_index("time")
result = df.groupby("patient")["hr"].rolling("2h").mean()

# case: resample-hourly-p1
p1 = vitals[vitals["patient"] == "P1"].set_index("time")
result = p1[["hr", "temp"]].resample("h").mean().interpolate()

# case: resample-per-patient-max
ts = vitals.set_index("time")
result = ts.groupby("patient").resample("2h")["temp"].max()

# case: first-last-skip-missing
g = vitals.groupby("patient")
result = pd.concat([g["temp"].first().rename("first_temp"), g["temp"].last().rename("last_temp"),
                    g["hr"].nth(2).rename("third_hr")], axis=1)

# case: sessions-with-hour-gap
df = vitals.sort_values(["patient", "time"]).copy()
gap = df.groupby("patient")["time"].diff() > pd.Timedelta(minutes=60)
df["session"] = gap.groupby(df["patient"]).cumsum() + 1
result = df.groupby(["patient", "session"]).agg(readings=("time", "count"), peak=("hr", "max"))

# case: severity-ordered-max-per-ward
worst = visits.groupby("ward")["severity"].max()
result = worst.sort_values(ascending=False)

# case: severity-sort-mixed-directions
cols = ["severity", "cost", "patient"]
df = visits.sort_values(cols, ascending=[False, True, True], na_position="first")
result = df[["patient", "severity", "cost"]]

# case: readmit-kleene-mask
mask = visits["readmit"] & (visits["score"] >= 5)
result = visits[mask.fillna(False)][["patient", "ward", "score"]]

# case: readmission-days-since-discharge
df = visits.dropna(subset=["admit"]).sort_values(["patient", "admit"])
prev = df.groupby("patient")["discharge"].shift(1)
df = df.assign(days_out=(df["admit"] - prev).dt.days)
df["within30"] = df["days_out"].le(30)
result = df[["patient", "admit", "days_out", "within30"]].reset_index(drop=True)

# case: ward-quantiles
q = visits.groupby("ward")["cost"].quantile([0.25, 0.5, 0.9])
result = q.unstack().rename(columns=lambda p: f"p{int(p * 100)}")

# case: ward-normalised-case
wards = visits["ward"].str.upper()
result = visits.groupby(wards).agg(patients=("patient", "nunique"), cost=("cost", "sum"), worst=("score", "max"))

# case: ewm-temperature
df = vitals[["patient", "temp"]].copy()
df["smooth"] = df.groupby("patient")["temp"].transform(lambda s: s.ewm(span=3, adjust=False).mean())
result = df.round(3)

# case: zscore-within-patient
def zscore(s):
    sd = s.std(ddof=0)
    return (s - s.mean()) / sd if sd else s * 0

result = vitals.groupby("patient")["hr"].transform(zscore).round(4)

# case: crosstab-like-unstack
counts = visits.groupby(["ward", "severity"], observed=True).size().unstack(fill_value=0)
counts["total"] = counts.sum(axis=1)
result = counts

# case: badge-to-numeric
df = staff.copy()
df["badge_num"] = pd.to_numeric(df["badge"], errors="coerce")
df["dup"] = df["badge_num"].duplicated(keep=False)
result = df.sort_values("badge_num", ascending=False, na_position="first")

# case: hours-by-nurse-string-key
hours = staff.groupby("nurse", dropna=False, as_index=False)["hours"].sum()
result = hours.sort_values("hours", ascending=False, kind="mergesort")

# case: hours-share-of-ward
tot = staff.groupby("ward")["hours"].transform("sum")
result = staff.assign(share=staff["hours"].div(tot).mul(100).round(1)).set_index(["ward", "nurse"])["share"]

# case: pairs-sharing-ward
pairs = []
for ward, g in staff.dropna(subset=["nurse"]).groupby("ward"):
    for a, b in itertools.combinations(sorted(g["nurse"].unique()), 2):
        pairs.append((ward, a, b))
result = pd.DataFrame(pairs, columns=["ward", "a", "b"]).groupby(["a", "b"]).size()

# case: describe-cost-per-ward
desc = visits.groupby("ward")["cost"].describe()
result = desc.round(1).loc[desc["count"] > 0]

# case: expanding-max-heart-rate
df = vitals.copy()
df["max_so_far"] = df.groupby("patient")["hr"].expanding(min_periods=2).max().droplevel(0)
df["new_high"] = df["hr"] >= df["max_so_far"]
result = df[["patient", "hr", "max_so_far", "new_high"]]

# case: get-group-missing-name
grouped = visits.groupby("ward")
result = grouped.get_group("Oncology")

# case: groups-dictionary
g = visits.groupby("ward")
result = {k: list(v) for k, v in g.groups.items()}

# case: weekday-of-admission-counts
days = visits["admit"].dt.day_name()
order = ["Monday", "Tuesday", "Wednesday", "Thursday", "Friday", "Saturday", "Sunday"]
result = days.value_counts().reindex(order, fill_value=0)

# case: occupancy-event-sweep
ins = pd.DataFrame({"t": visits["admit"], "delta": 1})
outs = pd.DataFrame({"t": visits["discharge"], "delta": -1})
ev = pd.concat([ins, outs]).dropna().sort_values(["t", "delta"], ascending=[True, False])
ev["occupied"] = ev["delta"].cumsum()
result = ev.drop_duplicates("t", keep="last").set_index("t")["occupied"]

# case: cost-band-cut-counts
bands = pd.cut(visits["cost"], bins=[0, 500, 3000, 8000, np.inf], labels=["S", "M", "L", "XL"], right=False)
result = visits.groupby(bands, observed=False)["patient"].agg(["count", "nunique"])

# case: early-shift-cutoff
df = visits[visits["admit"].notna()].copy()
df["early"] = df["admit"].dt.time < dt.time(12, 0)
result = df.groupby("early")["score"].agg(["sum", "mean", "median"])

# case: pct-change-temp-per-patient
df = vitals.dropna(subset=["temp"]).copy()
df["chg"] = df.groupby("patient")["temp"].pct_change().mul(100).round(2)
result = df.loc[df["chg"].abs().gt(0.5), ["patient", "time", "chg"]]
