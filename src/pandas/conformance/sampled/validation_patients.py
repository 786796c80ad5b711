import pandas as pd
import numpy as np
import datetime as dt
import itertools
import re
from collections import OrderedDict

patients = pd.DataFrame({
    "mrn": ["P001", "P002", "p003", "P004", "P004", "P005", None, "P007"],
    "dob": ["1980-02-29", "1975-13-01", "01/05/1990", "2001-07-15", "2001-07-15", None, "1966-12-31", "2030-01-01"],
    "sex": ["F", "male", "M", "f", "F", "", "Female", "U"],
    "weight_kg": [62.5, 180.0, -70.0, 55.1, 55.1, np.nan, 81.0, 7000.0],
    "height_cm": [165, 178, 182, 0, 160, 171, 168, 170],
    "smoker": ["yes", "No", "Y", None, "n", "unknown", "YES", "0"],
})

visits = pd.DataFrame({
    "visit_id": [9001, 9002, 9003, 9004, 9005, 9006, 9007, 9008, 9009],
    "mrn": ["P001", "P001", "P002", "P003", "P004", "P010", "P005", "P001", None],
    "admit": pd.to_datetime(["2024-01-01", "2024-02-01", "2024-02-03", "2024-02-05", "2024-03-01", "2024-03-02", None, "2024-01-20", "2024-05-05"]),
    "discharge": pd.to_datetime(["2024-01-04", "2024-01-30", "2024-02-03", None, "2024-03-09", "2024-03-03", "2024-03-04", "2024-01-22", "2024-05-06"]),
    "ward": ["Cardio", "cardio", "Ortho ", "ICU", "ICU", "Ortho", None, "Cardio", "ICU"],
    "cost": [1200.5, 800.0, 450.25, 9999.99, 3100.0, 450.25, np.nan, 0.0, -20.0],
})

labs = pd.DataFrame({
    "visit_id": [9001, 9001, 9001, 9003, 9004, 9004, 9005, 9999, 9002, 9001],
    "test": ["HGB", "GLU", "NA", "GLU", "HGB", "K", "GLU", "HGB", "GLU", "GLU"],
    "value": ["13.5", "110", "140", "<5", "9.1", "5.9", "high", "12", None, "118"],
    "unit": ["g/dL", "mg/dL", "mmol/L", "mg/dl", "g/dL", "mmol/L", "mg/dL", "g/L", "mg/dL", "mg/dL"],
})

ref_ranges = pd.DataFrame({
    "test": ["HGB", "GLU", "NA", "K"],
    "low": [12.0, 70.0, 135.0, 3.5],
    "high": [16.0, 100.0, 145.0, 5.1],
})

# case: sex-code-standard
SEX_MAP = {"f": "F", "female": "F", "m": "M", "male": "M"}

def standardize_sex(s: pd.Series, unknown: str = "U") -> pd.Series:
    """Map free text sex to F/M/U."""
    return s.str.strip().str.lower().map(SEX_MAP).fillna(unknown)

result = standardize_sex(patients["sex"]).value_counts(normalize=True).round(3)

# case: smoker-nullable-bool
yes = {"yes", "y", "1", "true"}
no = {"no", "n", "0", "false"}

def to_bool(v):
    if not isinstance(v, str):
        return pd.NA
    v = v.strip().lower()
    if v in yes:
        return True
    return False if v in no else pd.NA

smoker = patients["smoker"].map(to_bool).astype("boolean")
result = pd.DataFrame({"raw": patients["smoker"], "smoker": smoker, "is_na": smoker.isna()})

# case: vitals-range-issues
LIMITS = {"weight_kg": (2, 400), "height_cm": (40, 250)}
issues = []
for col, (lo, hi) in LIMITS.items():
    for idx, val in patients[col].items():
        if pd.isna(val):
            issues.append(f"row {idx}: {col} missing")
        elif not lo <= val <= hi:
            issues.append(f"row {idx}: {col}={val} outside [{lo}, {hi}]")
result = issues

# case: bmi-with-guards
def bmi(row):
    try:
        if row["height_cm"] <= 0 or row["weight_kg"] <= 0:
            raise ValueError("non-positive")
        return round(row["weight_kg"] / (row["height_cm"] / 100) ** 2, 1)
    except (ValueError, TypeError):
        return None

result = patients.assign(bmi=patients.apply(bmi, axis=1))[["mrn", "bmi"]]

# case: dob-parse-coerce-iso
iso = pd.to_datetime(patients["dob"], format="%Y-%m-%d", errors="coerce")
alt = pd.to_datetime(patients["dob"], format="%d/%m/%Y", errors="coerce")
dob = iso.combine_first(alt)
cutoff = pd.Timestamp("2024-06-01")
age = ((cutoff - dob).dt.days // 365.25)
result = pd.DataFrame({"mrn": patients["mrn"], "dob": dob, "age": age, "future": dob > cutoff})

# case: dob-strict-error
result = pd.to_datetime(patients["dob"], format="%Y-%m-%d")

# case: length-of-stay-report
v = visits.copy()
v["los"] = (v["discharge"] - v["admit"]).dt.days
v["flag"] = "ok"
v.loc[v["los"] < 0, "flag"] = "negative"
v.loc[v["los"].isna(), "flag"] = "incomplete"
v.loc[v["los"] == 0, "flag"] = "same day"
result = v.groupby("flag").agg(n=("visit_id", "size"), ids=("visit_id", lambda x: ",".join(map(str, x))), avg=("los", "mean"))

# case: readmission-within-30
v = visits.dropna(subset=["mrn", "admit"]).sort_values(["mrn", "admit"])
v["prev_discharge"] = v.groupby("mrn")["discharge"].shift()
v["gap"] = (v["admit"] - v["prev_discharge"]).dt.days
v["readmit"] = v["gap"].between(0, 30)
result = v.loc[v["mrn"] == "P001", ["visit_id", "admit", "prev_discharge", "gap", "readmit"]]

# case: lab-value-extract
lab = labs.copy()
extracted = lab["value"].str.extract(r"^(?P<op>[<>]?)(?P<num>\d+(?:\.\d+)?)$")
lab["num"] = extracted["num"].astype(float)
lab["censored"] = extracted["op"].eq("<")
result = lab[lab["num"].isna() | lab["censored"]]

# case: lab-flags-vs-reference
lab = labs.assign(num=pd.to_numeric(labs["value"], errors="coerce")).merge(ref_ranges, on="test", how="left")
lab["flag"] = np.where(lab["num"].isna(), "?", np.where(lab["num"] < lab["low"], "L", np.where(lab["num"] > lab["high"], "H", "N")))
result = lab.pivot_table(index="visit_id", columns="test", values="flag", aggfunc=lambda s: "/".join(s), fill_value="-")

# case: unit-consistency-sets
units = labs.groupby("test")["unit"].agg(lambda u: sorted(set(u)))
result = {t: u for t, u in units.items() if len(u) > 1}

# case: keep-max-per-visit-test
lab = labs.copy()
lab["num"] = pd.to_numeric(lab["value"], errors="coerce")
idx = lab.dropna(subset=["num"]).groupby(["visit_id", "test"])["num"].idxmax()
result = lab.loc[idx.sort_values()]

# case: orphan-report-nested
def orphans(child, ccol, parent, pcol):
    s = child[ccol]
    mask = s.notna() & ~s.isin(parent[pcol])
    return {"n": int(mask.sum()), "nulls": int(s.isna().sum()), "values": s[mask].unique().tolist(), "rows": child.index[mask].tolist()}

result = {
    "visits.mrn": orphans(visits, "mrn", patients, "mrn"),
    "visits.mrn_upper": orphans(visits, "mrn", patients.assign(mrn=patients["mrn"].str.upper()), "mrn"),
    "labs.visit_id": orphans(labs, "visit_id", visits, "visit_id"),
}

# case: ward-costs-describe
ward = visits["ward"].str.strip().str.title()
result = visits.groupby(ward, dropna=False)["cost"].describe(percentiles=[0.5])

# case: patient-merge-by-completeness
p = patients.assign(mrn=patients["mrn"].str.upper())
p["filled"] = p.notna().sum(axis=1) + p["height_cm"].gt(0).astype(int)
keep = p.sort_values("filled", ascending=False, kind="stable").drop_duplicates(subset="mrn").sort_index()
dropped = p.index.difference(keep.index).tolist()
result = (keep.drop(columns=["filled"]).reset_index(drop=True), dropped)

# case: mean-on-text-column
result = labs.groupby("test")["value"].mean()

# case: cost-zscore-outliers
c = visits["cost"]
z = (c - c.mean()) / c.std(ddof=0)
result = visits.assign(z=z.round(3)).loc[z.abs() > 1.5, ["visit_id", "cost", "z"]].to_dict(orient="index")

# case: daily-census
recs = []
for r in visits.dropna(subset=["admit", "discharge"]).itertuples(index=False):
    if r.discharge < r.admit:
        continue
    for d in pd.date_range(r.admit, r.discharge):
        recs.append((d, r.ward.strip().title()))
census = pd.DataFrame(recs, columns=["day", "ward"])
result = census.groupby([pd.Grouper(key="day", freq="MS"), "ward"]).size().unstack("ward", fill_value=0)

# case: pairwise-same-cost
pairs = [(a.visit_id, b.visit_id) for a, b in itertools.combinations(visits.itertuples(), 2) if a.cost == b.cost]
result = pairs

# case: uneven-records-frame
records = []
for r in patients.to_dict("records"):
    rec = {"mrn": r["mrn"]}
    if isinstance(r["dob"], str):
        rec["year"] = r["dob"][:4]
    if r["height_cm"] > 0:
        rec["h"] = r["height_cm"]
    if r["smoker"] is not None and r["smoker"].lower().startswith("y"):
        rec["risk"] = "smoker"
    records.append(rec)
out = pd.DataFrame(records)
result = out.isna().sum().to_dict(), out.dtypes.astype(str).to_dict(), out

# case: ordered-quality-report
report = OrderedDict()
for name, df in [("patients", patients), ("visits", visits), ("labs", labs)]:
    report[name] = OrderedDict(
        rows=df.shape[0],
        cols=df.shape[1],
        complete_rows=len(df.dropna()),
        worst=df.isna().mean().idxmax(),
    )
result = pd.DataFrame(report).T

# case: series-to-string
s = visits.set_index("visit_id")["cost"].dropna().nlargest(4)
result = s.to_string(header=False)
