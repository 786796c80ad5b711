import pandas as pd
import numpy as np
import re
import itertools
from collections import Counter, defaultdict
from datetime import datetime, timedelta

WARDS = {"ICU": 4, "ER": 6, "Peds": 3, "Empty": 0}
DOCTORS = ["Dr. Adams", "Dr. Baker", "dr. clark", "Dr. Adams", None]
DIAG = [("J45", "Asthma"), ("E11", "Type 2 diabetes"), ("I10", "Hypertension"), ("Z00", "")]
BLOOD = ["A+", "O-", "B+", "AB-", "O+"]
LAB_RANGES = pd.DataFrame({"test": ["glucose", "sodium", "hgb"], "low": [70, 135, 12.0], "high": [99, 145, np.nan]})

# case: patients-basic
n = 10
patients = pd.DataFrame({
    "patient_id": [f"P{i:05d}" for i in range(1, n + 1)],
    "sex": np.where(np.arange(n) % 2 == 0, "F", "M"),
    "birth_date": pd.to_datetime("1950-01-15") + pd.to_timedelta(np.arange(n) * 2500, unit="D"),
    "blood": np.tile(BLOOD, 2),
})
patients.loc[3, "sex"] = None
patients.loc[[0, 9], "blood"] = ""
result = patients
# case: beds-from-wards
beds = pd.DataFrame([{"ward": w, "bed": f"{w[:2].upper()}-{k}"} for w, c in WARDS.items() for k in range(1, c + 1)])
summary = beds.groupby("ward").size().reindex(list(WARDS), fill_value=0)
result = summary.rename("beds").reset_index()
# case: visits-with-los
start = pd.date_range("2024-03-01", periods=9, freq="36h")
visits = pd.DataFrame({"visit_id": range(1, 10), "patient": [f"P{i % 4}" for i in range(9)], "admit": start})
visits["los_h"] = [12 * (i % 5) for i in range(9)]
visits["discharge"] = visits["admit"] + pd.to_timedelta(visits["los_h"], unit="h")
visits.loc[visits["los_h"] == 0, "discharge"] = pd.NaT
visits["open"] = visits["discharge"].isna()
result = visits
# case: vitals-grid-timedelta
offsets = pd.timedelta_range("0h", periods=4, freq="90min")
rows = []
for p, off in itertools.product(["P1", "P2"], offsets):
    rows.append((p, pd.Timestamp("2024-04-01 08:00") + off, 60 + len(rows) * 5 % 17))
vitals = pd.DataFrame(rows, columns=["patient", "ts", "pulse"])
vitals["delta"] = vitals.groupby("patient")["pulse"].diff().fillna(0).astype(int)
result = vitals
# case: lab-results-flag
tests = ["glucose", "sodium", "hgb"]
lab = pd.DataFrame({"lab_id": np.arange(12), "test": np.tile(tests, 4), "value": [85, 150, 11.5, 120, 134, None, 70, 145, 16, 99, 0, 12]})
lab = lab.merge(LAB_RANGES, on="test", validate="m:1")
lab["flag"] = np.select([lab["value"].isna(), lab["value"] < lab["low"], lab["value"] > lab["high"]], ["missing", "L", "H"], default="ok")
result = pd.crosstab(lab["test"], lab["flag"], margins=True)
# case: prescriptions-explode
rx = pd.DataFrame({"patient": ["P1", "P2", "P3", "P4"], "drugs": ["aspirin;metformin", "", None, "Insulin; aspirin ;aspirin"]})
long = rx.assign(drug=rx["drugs"].str.split(";")).explode("drug").drop(columns="drugs")
long["drug"] = long["drug"].str.strip().str.lower()
long = long.replace({"drug": {"": np.nan}}).drop_duplicates().reset_index(drop=True)
result = long
# case: doctor-schedule-product
days = pd.bdate_range("2024-05-03", periods=3)
docs = pd.unique(pd.Series(DOCTORS).dropna().str.title())
sched = pd.DataFrame(list(itertools.product(days, docs)), columns=["day", "doctor"])
sched["shift"] = [("AM", "PM", "OFF")[i % 4 % 3] for i in range(len(sched))]
result = sched.pivot(index="doctor", columns="day", values="shift")
# case: icd-dimension
icd = pd.DataFrame(DIAG, columns=["code", "label"]).set_index("code")
icd["chapter"] = icd.index.str[0]
icd["label"] = icd["label"].mask(icd["label"].eq(""), "UNKNOWN")
icd["n"] = icd.index.str.extract(r"(\d+)", expand=False).astype(int)
result = icd.sort_index(ascending=False)
# case: fk-gaps-check
patients = pd.DataFrame({"pid": np.delete(np.arange(1, 16), [2, 7, 8])})
visits = pd.DataFrame({"vid": np.arange(20) + 900, "pid": (np.arange(20) * 3) % 17})
orphan_mask = ~visits["pid"].isin(patients["pid"])
result = {"orphans": visits.loc[orphan_mask, "pid"].value_counts().sort_index().to_dict(), "unvisited": patients.loc[~patients["pid"].isin(visits["pid"]), "pid"].tolist(), "pct": round(orphan_mask.mean() * 100, 1)}
# case: age-groups
birth = pd.Series(pd.to_datetime(["1930-05-05", "2024-01-01", "2000-02-29", None, "1985-12-31", "2006-06-15"]))
ref = pd.Timestamp("2024-06-15")
age = (ref.year - birth.dt.year) - ((birth.dt.month * 100 + birth.dt.day) > (ref.month * 100 + ref.day)).astype(int)
grp = pd.cut(age, [0, 18, 65, 200], right=False, labels=["child", "adult", "senior"])
result = pd.DataFrame({"birth": birth, "age": age.astype("Int64"), "group": grp})
# case: billing-cumsum-by-patient
bill = pd.DataFrame.from_records([{"patient": "P%d" % (i % 3), "item": i, "cost": (i + 1) ** 2 * 10.0} for i in range(9)], index="item")
bill["running"] = bill.groupby("patient")["cost"].cumsum()
bill["share"] = (bill["cost"] / bill.groupby("patient")["cost"].transform("sum")).round(3)
bill["is_last"] = ~bill.duplicated("patient", keep="last")
result = bill
# case: counter-to-frame
seq = [DIAG[(i * i) % 4][0] for i in range(15)]
c = Counter(seq)
df = pd.DataFrame(c.most_common(), columns=["code", "n"])
df["pct"] = df["n"] / df["n"].sum() * 100
df["cum_pct"] = df["pct"].cumsum().round(1)
result = df
# case: defaultdict-groups
groups = defaultdict(list)
for i in range(14):
    groups[BLOOD[i * 2 % 5]].append(f"P{i}")
s = pd.Series(groups)
result = pd.DataFrame({"n": s.str.len(), "first": s.str[0], "joined": s.str.join(",")})
# case: temperature-units-mixed
temps = [f"{36 + i * 0.4:.1f}C" if i % 2 else f"{97 + i}F" for i in range(6)] + ["", None, "abc"]
t = pd.DataFrame({"raw": temps})
t[["num", "unit"]] = t["raw"].str.extract(r"^([\d.]+)([CF])$")
t["num"] = t["num"].astype(float)
t["celsius"] = np.where(t["unit"] == "F", (t["num"] - 32) * 5 / 9, t["num"])
result = t.round({"celsius": 2})
# case: wrong-column-ward
beds = pd.DataFrame({"ward": ["ICU", "ER"], "beds": [4, 6]})
admissions = pd.DataFrame({"ward": ["ICU", "ICU", "ER", None], "pid": range(4)})
occ = admissions.groupby("ward").size().reset_index(name="occupied")
result = beds.merge(occ, on="ward").assign(rate=lambda d: d["occupied"] / d["capacity"])
# case: readmission-within-30
v = pd.DataFrame({"pid": [1, 1, 1, 2, 2, 3], "admit": pd.to_datetime(["2024-01-01", "2024-01-20", "2024-04-01", "2024-02-01", "2024-03-02", "2024-02-10"]), "los": [3, 5, 1, 0, 2, 10]})
v["discharge"] = v["admit"] + pd.to_timedelta(v["los"], unit="D")
v["prev_dis"] = v.groupby("pid")["discharge"].shift()
v["days_since"] = (v["admit"] - v["prev_dis"]).dt.days
v["readmit"] = v["days_since"].between(0, 30)
result = v["readmit"].sum(), v.loc[v["readmit"], "pid"].tolist(), v["days_since"].tolist()
# case: ordered-severity
sev = pd.CategoricalDtype(["low", "medium", "high", "critical"], ordered=True)
t = pd.DataFrame({"case": range(7), "severity": pd.Series(["high", "low", None, "critical", "medium", "LOW", "high"], dtype=sev)})
result = {"ge_high": t.loc[t["severity"] >= "high", "case"].tolist(), "codes": t["severity"].cat.codes.tolist(), "max": t["severity"].max(), "counts": t["severity"].value_counts(sort=False).to_dict()}
# case: census-by-day
stays = pd.DataFrame({"pid": list("ABCD"), "from": pd.to_datetime(["2024-07-01", "2024-07-02", "2024-07-02", "2024-07-05"]), "to": pd.to_datetime(["2024-07-03", "2024-07-02", "2024-07-06", None])})
stays["to"] = stays["to"].fillna(pd.Timestamp("2024-07-07"))
stays["day"] = [pd.date_range(a, b) for a, b in zip(stays["from"], stays["to"])]
census = stays.explode("day").groupby("day")["pid"].agg(["nunique", "".join])
result = census
# case: ward-tree-multiindex-columns
cols = pd.MultiIndex.from_tuples([(w, s) for w in list(WARDS)[:2] for s in ("day", "night")], names=["ward", "shift"])
df = pd.DataFrame(np.arange(12).reshape(3, 4), index=pd.date_range("2024-01-01", periods=3, name="date"), columns=cols)
df[("ICU", "night")] = df[("ICU", "night")] * -1
result = df.T.groupby(level="ward").sum().T
# case: patient-name-parse
names = pd.Series([f"{l}, {f}" for l, f in zip(["DOE", "O'Neil", "van Dyk", "", "Lee"], ["john", "MARY", "Pieter", "x", ""])])
parts = names.str.partition(", ")
df = parts[[0, 2]].set_axis(["last", "first"], axis=1)
df["display"] = (df["first"].str.capitalize() + " " + df["last"].str.title()).str.strip()
df["initials"] = df["display"].str.findall(r"\b[A-Z]").str.join("")
result = df
# case: double-booked-beds
asg = pd.DataFrame({"bed": np.tile(["B1", "B2", "B3"], 3), "slot": np.repeat([1, 2, 3], 3), "pid": [1, 2, 3, 1, 5, None, 7, 7, 9]})
extra = pd.DataFrame({"bed": ["B2"], "slot": [3], "pid": [11]})
asg = pd.concat([asg, extra], ignore_index=True)
dups = asg[asg.duplicated(["bed", "slot"], keep=False)]
result = dups.sort_values("pid", ascending=False)
# case: insurance-left-merge-nulls
pat = pd.DataFrame({"pid": range(1, 7), "plan": ["GOLD", "gold ", None, "Silver", "", "BRONZE"]})
plans = pd.DataFrame({"plan": ["gold", "silver", None], "copay": [10, 25, 50]})
pat["plan"] = pat["plan"].str.strip().str.lower()
result = pat.merge(plans, how="left", on="plan")
# case: rolling-bp-average
bp = pd.Series([120 + (i * 7) % 13 for i in range(10)], index=pd.date_range("2024-02-25", periods=10), name="sys")
bp.iloc[4] = np.nan
out = bp.to_frame()
out["avg3"] = bp.rolling(3, min_periods=2).mean().round(2)
out["ewm"] = bp.ewm(span=3).mean().round(3)
result = out
# case: vaccine-schedule-dateoffset
births = pd.to_datetime(pd.Series(["2024-01-31", "2023-12-15"], index=["kid1", "kid2"]))
doses = {"hepB": 0, "dtap": 2, "mmr": 12}
sched = pd.DataFrame({v: births + pd.DateOffset(months=m) for v, m in doses.items()})
result = sched.rename_axis("child").reset_index().melt("child", var_name="vaccine", value_name="due").sort_values(["child", "due"])
