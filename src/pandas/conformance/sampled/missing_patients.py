import pandas as pd
import numpy as np
from collections import Counter

patients = pd.DataFrame({
    "pid": ["P01", "P02", "P03", "P04", "P05", "P06", "P07", "P08"],
    "sex": ["F", "m", "M", None, "f", "unknown", "F", ""],
    "dob": ["1980-05-17", "17.03.1975", "1990-12-01", None, "2001-02-30", "1965-07-07", "not given", "1999-11-11"],
    "smoker": ["yes", "no", "N", "Y", None, "maybe", "No", "YES"],
    "weight_kg": [61.2, None, 88.0, 0.0, 54.3, -1.0, 77.7, np.nan],
    "height_cm": [165, 180, None, 172, 158, 175, 0, 169],
})

visits = pd.DataFrame({
    "visit": range(1, 11),
    "pid": ["P01", "P01", "P02", "P03", "P03", "P03", "P05", "P09", None, "P01"],
    "triage": pd.Categorical(["green", "red", "amber", "green", None, "red", "amber", "green", "red", "amber"],
                             categories=["black", "green", "amber", "red"], ordered=True),
    "sys_bp": pd.array([120, None, 135, 118, 122, None, 99, 140, 151, 128], dtype="Int64"),
    "wait": ["00:15:00", "1:05:30", None, "20 min", "0", "2 hours", "??", "00:45:10", "-5 min", "00:30:00"],
    "admitted": [False, True, None, False, False, True, None, False, True, False],
})

labs = pd.DataFrame({
    "pid": ["P01", "P02", "P02", "P03", "P04"],
    "test": ["glucose", "glucose", "hba1c", "glucose", "hba1c"],
    "value": [5.4, "high", None, 6.1, "<4"],
})

# case: sex-normalise-replace
sex = patients["sex"].str.upper().replace(["UNKNOWN", ""], np.nan)
result = sex.value_counts(dropna=False, normalize=True)

# case: smoker-map-bool
mapping = {"yes": True, "y": True, "no": False, "n": False}
smoker = patients["smoker"].str.lower().map(mapping)
result = {"object": str(smoker.dtype), "boolean": smoker.astype("boolean").tolist()}

# case: smoker-astype-bool-trap
smoker = patients["smoker"].str.lower().map({"yes": True, "y": True, "no": False, "n": False})
result = smoker.astype(bool).tolist()

# case: weight-mask-nonpositive
patients["weight_kg"] = patients["weight_kg"].mask(patients["weight_kg"] <= 0)
result = patients[["pid", "weight_kg"]].fillna({"weight_kg": patients["weight_kg"].mean()}).round(2)

# case: bmi-with-guards
df = patients.copy()
df[["weight_kg", "height_cm"]] = df[["weight_kg", "height_cm"]].where(df[["weight_kg", "height_cm"]] > 0)
df["bmi"] = (df["weight_kg"] / (df["height_cm"] / 100) ** 2).round(1)
result = df.loc[df["bmi"].notna(), ["pid", "bmi"]]

# case: bmi-division-by-zero
bmi = patients["weight_kg"] / (patients["height_cm"] / 100).pow(2)
result = bmi.replace([np.inf, -np.inf], np.nan).isna().sum()

# case: dob-errors-ignore-nat-age
dob = pd.to_datetime(patients["dob"], format="%Y-%m-%d", errors="coerce")
dob = dob.fillna(pd.to_datetime(patients["dob"], format="%d.%m.%Y", errors="coerce"))
ref = pd.Timestamp("2024-01-01")
age = ((ref - dob).dt.days / 365.25).apply(np.floor).astype("Int64")
result = pd.DataFrame({"pid": patients["pid"], "dob": dob, "age": age})

# case: bp-nullable-stats
bp = visits["sys_bp"]
result = {
    "mean": round(float(bp.mean()), 3),
    "median": float(bp.median()),
    "count": int(bp.count()),
    "sum_min_count": str(bp.sum(min_count=9)),
    "max": int(bp.max()),
    "idxmax": int(bp.idxmax()),
}

# case: bp-to-numpy-na-value
result = visits["sys_bp"].to_numpy(dtype="float64", na_value=np.nan).tolist()

# case: bp-astype-int-error
result = visits["sys_bp"].astype("int64")

# case: bp-rolling
result = visits["sys_bp"].astype("float64").rolling(3, min_periods=1).mean().round(2)

# case: triage-pivot-with-unused
result = visits.pivot_table(index="triage", values="sys_bp", aggfunc="mean", observed=False)

# case: triage-crosstab
result = pd.crosstab(visits["pid"], visits["triage"], dropna=False)

# case: triage-rename-remove
t = visits["triage"].cat.remove_unused_categories().cat.rename_categories(str.upper)
result = t.value_counts(sort=False)

# case: triage-max-per-patient
result = visits.groupby("pid", dropna=False)["triage"].max()

# case: triage-compare-invalid
result = visits[visits["triage"] > "purple"]

# case: wait-to-minutes
w = pd.to_timedelta(visits["wait"], errors="coerce")
visits["wait_min"] = w / pd.Timedelta(minutes=1)
result = visits[["visit", "wait", "wait_min"]]

# case: wait-clip-describe
w = pd.to_timedelta(visits["wait"], errors="coerce")
w = w.where(w >= pd.Timedelta(0), pd.NaT)
result = w.describe()

# case: labs-type-counter
result = dict(Counter(type(v).__name__ for v in labs["value"]))

# case: labs-numeric-or-flag
labs["num"] = pd.to_numeric(labs["value"], errors="coerce")
labs["flag"] = labs["value"].where(labs["num"].isna() & labs["value"].notna())
result = labs.pivot(index="pid", columns="test", values="num").reset_index()

# case: admitted-groupby-mean
adm = visits.assign(admitted=visits["admitted"].astype("boolean"))
result = adm.groupby("pid", dropna=False)["admitted"].agg(["sum", "count", "mean"])

# case: patients-visits-coverage
m = patients.merge(visits, on="pid", how="outer", indicator="src")
result = m.groupby("src", observed=False).agg(rows=("pid", "size"), pids=("pid", "nunique"), bp=("sys_bp", "max"))
