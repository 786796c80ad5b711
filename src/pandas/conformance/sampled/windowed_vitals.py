import pandas as pd
import numpy as np
import math
from collections import defaultdict

vitals = pd.DataFrame({
    "patient_id": [101, 101, 101, 101, 102, 102, 102, 103, 103, 104, 104, 104, 104, 999],
    "taken_at": pd.to_datetime(["2024-01-01 08:00", "2024-01-01 12:00", "2024-01-02 08:00", "2024-01-05 09:30", "2024-01-01 07:00", "2024-01-01 07:00",
                                "2024-01-03 22:15", "2024-01-02 10:00", "2024-01-09 10:00", "2024-01-01 00:00", "2024-01-02 00:00", "2024-01-03 00:00",
                                "2024-01-04 00:00", "2024-01-04 05:00"]),
    "hr": [72, 88, np.nan, 95, 60, 61, np.nan, 110, 110, np.nan, np.nan, 70, 75, 40],
    "temp": [36.6, 37.8, 38.5, 37.0, 36.5, np.nan, 36.4, 39.1, 38.0, np.nan, 36.9, np.nan, 37.1, 35.0],
    "sbp": [120, 135, 140, 128, 110, 112, 115, 150, 0, 118, 122, 119, 121, 90],
})
patients = pd.DataFrame({
    "patient_id": [101, 102, 103, 104, 105],
    "name": ["Ana Ruiz", "bob LEE", " Cara  Novak", None, "Dan"],
    "age": [34, 71, 58, np.nan, 45],
    "ward": ["A", "B", "A", "B", None],
})
labs = pd.DataFrame({
    "patient_id": [101, 101, 102, 103, 103, 103],
    "test": ["CRP", "WBC", "CRP", "CRP", "WBC", "crp"],
    "value": ["12.5", "7.1", "<5", "88", "", "92.0"],
})

# case: ffill-by-patient-limit1
vitals["hr_ff"] = vitals.groupby("patient_id")["hr"].ffill(limit=1)
result = vitals[["patient_id", "hr", "hr_ff"]]
# case: bfill-then-ffill
cols = ["hr", "temp"]
out = vitals.copy()
out[cols] = out.groupby("patient_id")[cols].bfill()
out[cols] = out.groupby("patient_id")[cols].ffill()
result = out
# case: first-last-nonnull
g = vitals.groupby("patient_id")
result = pd.concat([g[["hr", "temp"]].first().add_prefix("first_"), g[["hr", "temp"]].last().add_prefix("last_")], axis=1)
# case: nth-vs-first
g = vitals.groupby("patient_id")["temp"]
result = {"nth0": g.nth(0).tolist(), "first": g.first().tolist(), "head": g.head(1).tolist()}
# case: hours-between-readings
v = vitals.sort_values(["patient_id", "taken_at"])
v["hours"] = v.groupby("patient_id")["taken_at"].diff().dt.total_seconds() / 3600
result = v.groupby("patient_id")["hours"].agg(["count", "mean", "max"])
# case: sessions-24h-gap
v = vitals.sort_values(["patient_id", "taken_at"]).copy()
new = v.groupby("patient_id")["taken_at"].diff() > pd.Timedelta(hours=24)
v["episode"] = new.groupby(v["patient_id"]).cumsum() + 1
result = v.groupby(["patient_id", "episode"]).agg(start=("taken_at", "min"), end=("taken_at", "max"), n=("taken_at", "size"))
# case: rolling-apply-raw
def rng(x):
    return x.max() - x.min()
result = vitals["sbp"].rolling(3).apply(rng, raw=True)
# case: rolling-apply-series
result = vitals["sbp"].rolling(3, min_periods=2).apply(lambda w: w.iloc[-1] - w.iloc[0], raw=False)
# case: mad-outliers
x = vitals["sbp"]
med = x.median()
mad = (x - med).abs().median()
z = 0.6745 * (x - med) / mad
vitals["outlier"] = z.abs() > 3.5
result = vitals.loc[vitals["outlier"], ["patient_id", "sbp"]]
# case: missing-pattern
pattern = vitals[["hr", "temp", "sbp"]].isna().apply(lambda r: "".join("X" if v else "." for v in r), axis=1)
result = pattern.value_counts()
# case: fever-islands
v = vitals.copy()
v["fever"] = v["temp"] >= 37.5
v["isl"] = (v["fever"] != v.groupby("patient_id")["fever"].shift()).cumsum()
result = (v[v["fever"]].groupby(["patient_id", "isl"])
          .agg(n=("temp", "size"), peak=("temp", "max"), start=("taken_at", "first"))
          .reset_index()
          .drop(columns="isl"))
# case: interpolate-limit-area
result = vitals["temp"].interpolate(limit=1, limit_direction="forward").round(3)
# case: interpolate-group-transform
result = vitals.groupby("patient_id")["hr"].transform(lambda s: s.interpolate(limit_direction="both"))
# case: rank-na-options
t = vitals["temp"]
result = pd.DataFrame({
    "keep": t.rank(na_option="keep"),
    "top": t.rank(na_option="top"),
    "bottom": t.rank(na_option="bottom", method="max"),
    "pct": t.rank(pct=True).round(3),
})
# case: lab-numeric-fill
labs["num"] = pd.to_numeric(labs["value"], errors="coerce")
labs["test"] = labs["test"].str.upper()
labs["num"] = labs["num"].fillna(labs.groupby("test")["num"].transform("mean"))
result = labs
# case: lab-no-coerce
labs["value"] = labs["value"].astype(float)
result = labs.groupby("test")["value"].mean()
# case: combine-first-wards
latest = vitals.sort_values("taken_at").groupby("patient_id").last()
defaults = pd.DataFrame({"hr": 70, "temp": 36.6}, index=[101, 102, 103, 104, 105])
result = latest[["hr", "temp"]].combine_first(defaults)
# case: where-mask-chain
s = vitals["sbp"].where(vitals["sbp"] > 0).mask(vitals["sbp"] > 145, 145)
result = s.fillna(s.mean()).round(1)
# case: change-from-baseline
v = vitals.copy()
base = v.groupby("patient_id")["sbp"].transform("first")
v["delta"] = v["sbp"] - base
v["pct"] = v["delta"].div(base).mul(100).round(1)
result = v.pivot_table(index="patient_id", values=["delta", "pct"], aggfunc=["min", "max"])
# case: dropna-thresh
result = vitals.dropna(subset=["hr", "temp"], thresh=1).shape, vitals.dropna(how="any").shape, vitals.dropna(axis=1).columns.tolist()
# case: rolling-48h-max
v = vitals.set_index("taken_at").sort_index()
result = v["temp"].rolling("48h", min_periods=1).max().reset_index()
# case: ambiguous-truth
if vitals["temp"] > 38:
    result = "fever"
else:
    result = "ok"
# case: vitals-per-age-group
m = vitals.merge(patients, how="left", on="patient_id", indicator=True)
m["age"] = m["age"].fillna(m["age"].mean())
m["agegrp"] = pd.cut(m["age"], bins=[0, 40, 60, 120], labels=["young", "mid", "old"])
result = m.groupby("agegrp", observed=False)["sbp"].agg(["mean", "std", "count"])
# case: running-alert-loop
alerts = defaultdict(list)
streak = {}
for row in vitals.sort_values(["patient_id", "taken_at"]).itertuples(index=False):
    pid = row.patient_id
    if not math.isnan(row.hr) and row.hr > 85:
        streak[pid] = streak.get(pid, 0) + 1
    else:
        streak[pid] = 0
    alerts[pid].append(streak[pid])
result = dict(alerts)
