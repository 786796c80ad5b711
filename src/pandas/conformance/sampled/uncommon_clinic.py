import pandas as pd
import numpy as np
from datetime import datetime, timedelta

# case: age-bands-right-open
patients = pd.DataFrame({
    "name": ["Olga", "Piet", "Quinn", "Rosa", "Sam", "Tess", "Uma", "Vic"],
    "age": [17, 18, 35, 64, 65, 0, 90, None],
    "smoker": [False, True, False, True, True, False, False, True],
})
bands = pd.cut(patients["age"], bins=[0, 18, 35, 65, 120], right=False,
               labels=["child", "young", "adult", "senior"])
result = patients.groupby(bands, observed=False)["smoker"].agg(["size", "sum"]).rename(columns={"sum": "smokers"})

# case: crosstab-band-by-outcome
visits = pd.DataFrame({
    "ward": ["A", "A", "B", "B", "B", "C", "A", "C"],
    "outcome": ["home", "transfer", "home", "home", "died", "home", "home", "transfer"],
    "days": [3, 10, 2, 4, 12, 1, 5, 8],
})
result = pd.crosstab(visits["ward"], visits["outcome"], values=visits["days"], aggfunc="mean", margins=True).round(2)

# case: length-of-stay-summary
stays = pd.DataFrame({
    "patient": [1, 2, 3, 4, 5],
    "admitted": ["2023-12-30 14:00", "2024-01-02 08:30", "2024-01-02 23:15", "2024-01-05 10:00", "2024-01-06 07:00"],
    "discharged": ["2024-01-03 10:00", "2024-01-02 19:00", None, "2024-01-05 10:45", "2024-01-10 12:30"],
})
for c in ("admitted", "discharged"):
    stays[c] = pd.to_datetime(stays[c])
stays["stay"] = stays["discharged"] - stays["admitted"]
result = {
    "mean_hours": round(stays["stay"].mean().total_seconds() / 3600, 2),
    "longest": stays.loc[stays["stay"].idxmax(), "patient"].item(),
    "still_in": stays.loc[stays["discharged"].isna(), "patient"].tolist(),
    "over_a_day": int((stays["stay"] > pd.Timedelta(days=1)).sum()),
}

# case: readmitted-within-30-days
adm = pd.DataFrame({
    "pid": [7, 7, 8, 8, 8, 9],
    "admit": pd.to_datetime(["2024-01-01", "2024-01-25", "2024-02-01", "2024-03-20", "2024-04-01", "2024-02-10"]),
    "discharge": pd.to_datetime(["2024-01-05", "2024-01-28", "2024-02-03", "2024-03-25", "2024-04-09", "2024-02-11"]),
})
adm = adm.sort_values(["pid", "admit"])
gap = adm["admit"] - adm.groupby("pid")["discharge"].shift()
adm["readmit"] = gap.le(pd.Timedelta(30, unit="D"))
result = adm.loc[adm["readmit"], ["pid", "admit"]].assign(gap_days=gap.dt.days)

# case: interval-index-bmi
bmi = pd.Series([17.9, 18.5, 22.0, 25.0, 29.99, 31.4], index=list("abcdef"), name="bmi")
idx = pd.IntervalIndex.from_breaks([0, 18.5, 25, 30, 60], closed="left")
labels = pd.Series(["under", "normal", "over", "obese"], index=idx)
result = labels.loc[bmi.to_numpy()].set_axis(bmi.index)

# case: blood-pressure-extract
df = pd.DataFrame({"pid": [1, 2, 3, 4, 5], "bp": ["120/80", "135/85 mmHg", "n/a", "142 / 91", None]})
parts = df["bp"].str.extract(r"(?P<sys>\d{2,3})\s*/\s*(?P<dia>\d{2,3})").astype(float)
df = df.join(parts)
df["hypertensive"] = np.where(df["sys"].isna(), None, (df["sys"] >= 140) | (df["dia"] >= 90))
result = df.drop(columns="bp")

# case: ffill-by-patient
readings = pd.DataFrame({
    "pid": ["x", "y", "x", "y", "x", "y", "z"],
    "hour": [1, 1, 2, 2, 3, 3, 1],
    "temp": [37.2, np.nan, np.nan, 38.1, np.nan, np.nan, np.nan],
})
readings["temp_filled"] = readings.groupby("pid")["temp"].ffill(limit=1)
result = readings.sort_values(["pid", "hour"], ignore_index=True)

# case: wide-to-long-visits
wide = pd.DataFrame({
    "pid": [1, 2, 3],
    "weight1": [70.5, 88.0, 54.2],
    "weight2": [69.8, None, 54.9],
    "pulse1": [72, 80, 66],
    "pulse2": [70, 78, 64],
})
long = pd.wide_to_long(wide, stubnames=["weight", "pulse"], i="pid", j="visit").sort_index()
long["delta"] = long.groupby(level="pid")["weight"].diff()
result = long.reset_index()

# case: ambiguous-truth-fever
temps = pd.DataFrame({"pid": [1, 2, 3], "temp": [36.9, 38.4, 39.0]})
if temps["temp"] > 38:
    result = "fever"
else:
    result = "ok"

# case: ordered-severity
triage = pd.DataFrame({
    "case": [11, 12, 13, 14, 15, 16],
    "severity": ["low", "critical", "medium", "high", "low", "high"],
    "wait": [50, 2, 35, 10, 65, 14],
})
order = pd.CategoricalDtype(["low", "medium", "high", "critical"], ordered=True)
triage["severity"] = triage["severity"].astype(order)
urgent = triage[triage["severity"] >= "high"].sort_values(["severity", "wait"], ascending=[False, True])
result = (triage["severity"].max(), urgent["case"].tolist(), float(urgent["wait"].mean()))

# case: unknown-category-comparison
triage = pd.DataFrame({"case": [1, 2, 3], "severity": ["low", "high", "medium"]})
triage["severity"] = pd.Categorical(triage["severity"], categories=["low", "medium", "high"], ordered=True)
result = triage[triage["severity"] > "urgent"]

# case: appointments-per-doctor-slot-grid
appts = pd.DataFrame({
    "doctor": ["Kim", "Kim", "Lee", "Lee", "Kim", "Roy"],
    "day": ["Mon", "Tue", "Mon", "Mon", "Mon", "Wed"],
})
grid = pd.MultiIndex.from_product([sorted(appts["doctor"].unique()), ["Mon", "Tue", "Wed"]], names=["doctor", "day"])
counts = appts.groupby(["doctor", "day"]).size().reindex(grid, fill_value=0)
free = counts[counts == 0]
result = [f"{d}/{w}" for d, w in free.index]

# case: drug-list-explode
rx = pd.DataFrame({
    "pid": [1, 2, 3, 4],
    "drugs": ["aspirin; statin", "statin", "", "Aspirin;metformin ;statin"],
})
long = rx.assign(drug=rx["drugs"].str.lower().str.split(";")).explode("drug")
long["drug"] = long["drug"].str.strip()
long = long[long["drug"] != ""]
result = long.groupby("drug")["pid"].agg(["nunique", list]).sort_values("nunique", ascending=False)

# case: doses-every-eight-hours
start = datetime(2024, 3, 1, 6, 0)
plan = pd.DataFrame({"drug": ["A", "B"], "every_h": [8, 12], "doses": [4, 3]})
rows = []
for r in plan.itertuples(index=False):
    for k in range(r.doses):
        rows.append((r.drug, start + timedelta(hours=r.every_h * k)))
sched = pd.DataFrame(rows, columns=["drug", "at"])
result = sched.groupby(sched["at"].dt.date)["drug"].agg(lambda s: "".join(s)).to_dict()

# case: lab-values-quantiles-by-sex
labs = pd.DataFrame({
    "sex": ["F", "M", "F", "M", "F", "M", "F"],
    "hb": [12.1, 14.5, 13.3, 15.0, np.nan, 13.9, 11.4],
})
result = labs.groupby("sex")["hb"].quantile([0.25, 0.5, 0.75]).unstack().rename(columns=lambda q: f"p{int(q * 100)}")

# case: rank-pct-waiting
q = pd.DataFrame({"clinic": ["eye", "eye", "ear", "ear", "ear"], "wait": [12, 30, 7, 7, 45]})
q["pct"] = q.groupby("clinic")["wait"].rank(pct=True, method="max")
q["dense"] = q.groupby("clinic")["wait"].rank(method="dense", ascending=False).astype(int)
result = q
