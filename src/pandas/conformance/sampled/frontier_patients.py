import pandas as pd
import numpy as np
from datetime import date, timedelta
import re
import collections

patients = pd.DataFrame({
    "pid": ["P01", "P02", "P03", "P04", "P05", "P06", "P07"],
    "dob": ["1950-05-17", "1988-12-01", "2010-02-28", "1950-05-17", None, "1999-07-07", "1972-10-30"],
    "sex": ["F", "m", "F", "M", "f", None, "M"],
    "zip": ["02139", "10001", "2139", "94110-1234", "", "10001", None],
    "smoker": ["yes", "no", None, "Y", "N", "no", "former"],
})

visits = pd.DataFrame({
    "visit_id": ["V1", "V2", "V3", "V4", "V5", "V6", "V7", "V8", "V9", "V10", "V11", "V12"],
    "pid": ["P01", "P01", "P02", "P03", "P01", "P04", "P04", "P06", "P99", "P02", "P07", "P07"],
    "admit": pd.to_datetime(["2024-01-01", "2024-01-20", "2024-01-05", "2024-02-10", "2024-04-01", "2024-02-01", "2024-02-04", "2024-03-10",
                             "2024-03-11", "2024-01-07", "2024-05-30", "2024-06-15"]),
    "discharge": pd.to_datetime(["2024-01-05", "2024-01-22", "2024-01-08", "2024-02-10", None, "2024-02-04", "2024-02-09", "2024-03-12",
                                 "2024-03-15", "2024-01-09", "2024-06-02", "2024-06-16"]),
    "ward": ["Cardio", "Cardio", "Ortho", "Peds", "ICU", "ICU", "Cardio", "Ortho", "ICU", "Ortho", None, "Cardio"],
    "dx": ["I10;E11.9", "I10", "S82.1", "", "I21.4; I10;E11.9", "I21.4", "I50;I10", "S52", None, "S82.1", "K35", "K35;R10"],
    "cost": [5200.0, 1800.0, 7600.0, 0.0, 15000.0, 22000.0, 6400.0, np.nan, 3100.0, 900.0, 8800.0, 450.0],
})

labs = pd.DataFrame({
    "visit_id": ["V1", "V1", "V1", "V2", "V3", "V5", "V5", "V6", "V6", "V7", "V8", "V77"],
    "test": ["HbA1c", "Na", "BP", "BP", "Na", "BP", "Troponin", "Troponin", "Na", "BP", "na", "Na"],
    "val": ["8.1%", "140 mmol/L", "150/95", "135/85", "<130", "180/110", "2.4 ng/mL", ">50 ng/mL", "138", "120/80", "err", "141"],
})

# case: readmission-within-30
v = visits.sort_values(["pid", "admit"]).copy()
v["prev_discharge"] = v.groupby("pid")["discharge"].shift(1)
v["days_since"] = (v["admit"] - v["prev_discharge"]).dt.days
v["readmit30"] = v["days_since"].between(0, 30)
rate = v.groupby("ward", dropna=False)["readmit30"].agg(["sum", "mean", "size"])
result = rate.round(3)
# case: merge-overlapping-stays
v = visits.dropna(subset=["discharge"]).sort_values(["pid", "admit"]).copy()
v["run_max"] = v.groupby("pid")["discharge"].cummax().groupby(v["pid"]).shift()
v["new"] = (v["admit"] > v["run_max"]) | v["run_max"].isna()
v["episode"] = v.groupby("pid")["new"].cumsum()
ep = v.groupby(["pid", "episode"], as_index=False).agg(start=("admit", "min"), end=("discharge", "max"), visits=("visit_id", list), cost=("cost", "sum"))
ep["los"] = (ep["end"] - ep["start"]).dt.days
result = ep
# case: daily-census
v = visits.assign(discharge=visits["discharge"].fillna(pd.Timestamp("2024-04-03")))
days = v.apply(lambda r: pd.date_range(r["admit"], r["discharge"], freq="D"), axis=1)
census = days.explode().value_counts().sort_index()
peak = census[census == census.max()]
result = (int(census.max()), [d.strftime("%Y-%m-%d") for d in peak.index], census.resample("MS").sum().to_dict())
# case: census-by-events
inn = visits["admit"].value_counts()
out = visits["discharge"].dropna().value_counts()
flow = inn.sub(out, fill_value=0).sort_index().astype(int)
result = flow.cumsum().loc["2024-01"]
# case: explode-dx-prevalence
dx = visits[["pid", "dx"]].assign(dx=visits["dx"].str.split(r"\s*;\s*")).explode("dx")
dx = dx[dx["dx"].fillna("").str.len().gt(0)].drop_duplicates()
dx["chapter"] = dx["dx"].str[0]
result = dx.groupby(["chapter", "dx"])["pid"].nunique().sort_values(ascending=False, kind="stable").rename("patients").reset_index()
# case: dx-dummies
d = visits.set_index("visit_id")["dx"].fillna("").str.replace(" ", "").str.get_dummies(sep=";")
result = d.loc[:, d.sum() > 1].assign(n=d.sum(axis=1))
# case: age-at-admission-groups
m = visits.merge(patients, on="pid", how="left")
dob = pd.to_datetime(m["dob"])
had = (m["admit"].dt.month * 100 + m["admit"].dt.day) >= (dob.dt.month * 100 + dob.dt.day)
m["age"] = m["admit"].dt.year - dob.dt.year - (~had).astype(int)
m["grp"] = pd.cut(m["age"], [0, 18, 40, 65, 120], right=False, labels=["child", "young", "middle", "senior"])
result = m.groupby("grp", observed=False).agg(n=("visit_id", "count"), mean_age=("age", "mean"), cost=("cost", "sum"))
# case: zip-normalise
z = patients["zip"].str.extract(r"^(\d{4,5})", expand=False).str.zfill(5)
same = patients.assign(zip5=z).groupby("zip5")["pid"].agg(list)
result = same[same.apply(len) > 1].to_dict()
# case: smoker-boolean-map
m = {"yes": True, "y": True, "no": False, "n": False}
sm = patients["smoker"].str.lower().map(m).astype("boolean")
result = (sm.sum(), sm.isna().sum(), sm.fillna(False).tolist(), (sm | patients["sex"].eq("M")).tolist())
# case: lab-value-parsing
x = labs["val"].str.extract(r"^(?P<op>[<>])?(?P<num>\d+(?:\.\d+)?)(?:/(?P<second>\d+))?\s*(?P<unit>[A-Za-z%/]+)?$")
x[["num", "second"]] = x[["num", "second"]].astype(float)
result = labs.drop(columns="val").join(x)
# case: bp-stage-conditional
bp = labs[labs["test"] == "BP"].copy()
bp[["sys", "dia"]] = bp["val"].str.split("/", expand=True).astype(int)
conds = [(bp["sys"] >= 180) | (bp["dia"] >= 110), (bp["sys"] >= 140) | (bp["dia"] >= 90), (bp["sys"] >= 130) | (bp["dia"] >= 80)]
bp["stage"] = pd.Categorical(np.select(conds, ["crisis", "stage2", "stage1"], default="normal"), categories=["normal", "stage1", "stage2", "crisis"], ordered=True)
result = bp.sort_values("stage", ascending=False)[["visit_id", "sys", "dia", "stage"]]
# case: los-percentiles-by-ward
los = (visits["discharge"] - visits["admit"]).dt.days.rename("los")
g = los.groupby(visits["ward"])
result = pd.DataFrame({"n": g.count(), "p25": g.quantile(0.25), "p50": g.median(), "p90": g.quantile(0.9, interpolation="nearest"), "max": g.max()})
# case: labs-wide-first
l = labs.assign(test=labs["test"].str.lower())
w = l.groupby(["visit_id", "test"])["val"].first().unstack()
result = visits.set_index("visit_id")[["pid", "ward"]].join(w, how="right").rename_axis(None)
# case: ward-transfers
v = visits.sort_values(["pid", "admit"])
v["from"] = v.groupby("pid")["ward"].shift()
t = v.dropna(subset=["from", "ward"]).groupby(["from", "ward"]).size()
result = [(a, b, int(n)) for (a, b), n in t.items()]
# case: cost-per-day-outlier
v = visits.assign(los=(visits["discharge"] - visits["admit"]) // pd.Timedelta("1D"))
v["cpd"] = v["cost"] / v["los"]
v["cpd"] = v["cpd"].replace(np.inf, np.nan)
med = v["cpd"].median()
mad = (v["cpd"] - med).abs().median()
result = v.loc[(v["cpd"] - med).abs() > 2 * mad, ["visit_id", "los", "cpd"]].round(2)
# case: monthly-cost-pct-change
mc = visits.groupby(visits["admit"].dt.to_period("M"))["cost"].sum()
full = pd.period_range(mc.index.min(), mc.index.max(), freq="M")
mc = mc.reindex(full, fill_value=0)
df = pd.DataFrame({"cost": mc, "prev": mc.shift(), "cum": mc.cumsum()})
df["share_of_total"] = df["cost"] / df["cost"].sum()
df.index = df.index.to_timestamp().strftime("%b-%y")
result = df.round(3)
# case: sex-ward-rate-standardized
m = visits.merge(patients[["pid", "sex"]].assign(sex=patients["sex"].str.upper()), how="left", on="pid")
ct = pd.crosstab([m["sex"].fillna("U")], m["ward"].fillna("None"), values=m["cost"], aggfunc="mean").round(0)
result = ct
# case: visit-count-categories
c = patients["pid"].map(visits["pid"].value_counts()).fillna(0).astype(int)
lab = c.map(lambda n: "none" if n == 0 else "single" if n == 1 else "repeat")
o = pd.Categorical(lab, categories=["none", "single", "repeat"], ordered=True)
result = pd.Series(o, index=patients["pid"]).sort_values().to_dict()
# case: datetime-minus-str-mistake
v = visits.merge(patients[["pid", "dob"]], on="pid")
v["age"] = (v["admit"] - v["dob"]).dt.days // 365
result = v[["pid", "age"]]
# case: patients-with-no-labs-chain
result = (
    visits.merge(labs[["visit_id"]].drop_duplicates(), how="outer", on="visit_id", indicator=True)
    .loc[lambda d: d["_merge"].ne("both")]
    .assign(_merge=lambda d: d["_merge"].astype(str))
    .groupby("_merge")["visit_id"].agg(["count", lambda s: sorted(s, key=lambda x: int(x[1:]))])
    .set_axis(["n", "ids"], axis=1)
)
# case: same-birthday-pairs
d = patients.dropna(subset=["dob"])
p = d.merge(d, on="dob", suffixes=("_1", "_2"))
p = p[p["pid_1"] < p["pid_2"]]
result = p[["dob", "pid_1", "pid_2"]].to_dict("list")
# case: first-visit-vs-later-cost
v = visits.sort_values("admit")
v["seq"] = v.groupby("pid").cumcount().add(1)
v["phase"] = v["seq"].where(v["seq"].eq(1), 2).map({1: "first", 2: "later"})
result = v.groupby("phase").cost.agg(["mean", "median", "sem", "count"]).round(2)
# case: weighted-severity-score
w = pd.Series({"I21.4": 5, "I50": 4, "I10": 1, "E11.9": 2})
codes = visits["dx"].fillna("").str.replace(" ", "").str.split(";")
score = codes.apply(lambda c: sum(w.get(x, 0) for x in c))
s = visits.assign(score=score)
s["rank"] = s["score"].rank(method="dense", ascending=False).astype(int)
result = s.loc[s["rank"] <= 2, ["visit_id", "score", "rank"]].sort_values(["rank", "visit_id"])
