import pandas as pd
import numpy as np

patients = pd.DataFrame({
    "patient_id": [101, 102, 103, 104, 105, 106, 107, 108],
    "name": ["Ann Lee", "bob stone", " Carla Ruiz", "Dmitri K.", "Ann Lee", None, "Eve Moran ", "Farid N"],
    "sex": ["F", "M", "F", "M", "F", "M", None, "m"],
    "age": [34, 71, 52, np.nan, 29, 45, 63, 58],
    "weight_kg": [61.5, 88.0, 70.2, 95.4, 54.0, np.nan, 66.6, 80.1],
    "smoker": [False, True, None, True, False, False, None, True],
})

labs = pd.DataFrame({
    "lab_id": range(1, 16),
    "patient_id": [101, 101, 102, 102, 103, 104, 104, 104, 105, 106, 106, 108, 108, 999, 103],
    "test": ["glucose", "LDL", "glucose", "LDL", "glucose", "glucose", "LDL", "hdl", "glucose", "LDL", "hdl", "glucose", "LDL", "glucose", "LDL"],
    "value": [92.0, 110.0, 145.0, 160.0, np.nan, 301.0, 131.0, 38.0, 88.0, 99.0, 55.0, 118.0, 160.0, 77.0, 0.0],
    "drawn": ["2024-01-05", "2024-01-05", "2024-01-09", "2024-02-11", "2024-02-14", "2024-02-20", "2024-03-01", "2024-03-01", "2024-03-07", None, "2024-03-15", "2024-04-02", "2024-04-02", "2024-04-09", "2024-04-10"],
})

ranges = pd.DataFrame({
    "test": ["glucose", "ldl", "hdl", "a1c"],
    "low": [70.0, 0.0, 40.0, 4.0],
    "high": [100.0, 130.0, 60.0, 5.7],
})

# case: flag-select
df = labs.copy()
df["test"] = df["test"].str.lower()
m = df.merge(ranges, on="test", how="left")
conditions = [m["value"].isna(), m["value"] < m["low"], m["value"] > m["high"]]
choices = ["missing", "low", "high"]
m["flag"] = np.select(conditions, choices, default="normal")
result = m[["lab_id", "test", "value", "flag"]]

# case: zscore-by-test
labs_n = labs.assign(test=labs["test"].str.lower())
g = labs_n.groupby("test")["value"]
labs_n["z"] = (labs_n["value"] - g.transform("mean")) / g.transform("std")
result = labs_n.loc[labs_n["z"].abs() > 0.8, ["lab_id", "test", "value", "z"]].round(3)

# case: iqr-outliers
q1 = labs["value"].quantile(0.25)
q3 = labs["value"].quantile(0.75)
iqr = q3 - q1
lower = q1 - 1.5 * iqr
upper = q3 + 1.5 * iqr
outliers = labs[(labs["value"] < lower) | (labs["value"] > upper)]
result = {"bounds": (lower, upper), "outliers": outliers["lab_id"].tolist()}

# case: unique-counts
vals, counts = np.unique(labs["test"].to_numpy(), return_counts=True)
result = dict(zip(vals.tolist(), counts.tolist()))

# case: winsorize-clip
lo, hi = labs["value"].quantile([0.05, 0.9])
result = labs["value"].clip(lower=lo, upper=hi).round(2)

# case: describe-percentiles
result = labs.describe(percentiles=[0.1, 0.5, 0.9], include=[np.number])

# case: rank-pct-within
result = (
    labs.assign(test=lambda d: d["test"].str.lower())
    .assign(r=lambda d: d.groupby("test")["value"].rank(method="min", ascending=False, na_option="bottom"),
            pct=lambda d: d.groupby("test")["value"].rank(pct=True))
    .sort_values(["test", "r"], kind="stable")
    .loc[:, ["test", "patient_id", "r", "pct"]]
)

# case: nan-functions
arr = patients["age"].to_numpy()
result = (float(np.nanmean(arr)), float(np.nanmedian(arr)), float(np.nanstd(arr)), float(np.nanmax(arr)), float(np.nanmin(arr)), int(np.isnan(arr).sum()))

# case: age-bands-retbins
bands, edges = pd.cut(patients["age"], bins=3, retbins=True, labels=["young", "middle", "older"])
result = (bands, np.round(edges, 3).tolist())

# case: weighted-by-weight
valid = patients.dropna(subset=["age", "weight_kg"])
result = round(float(np.average(valid["age"], weights=valid["weight_kg"])), 4)

# case: pivot-idxmax-rows
wide = labs.assign(test=labs["test"].str.lower()).pivot_table(index="patient_id", columns="test", values="value", aggfunc="max")
result = wide.idxmax(axis=1)

# case: reindex-all-patients
counts = labs["patient_id"].value_counts()
result = counts.reindex(patients["patient_id"], fill_value=0).rename("n_labs")

# case: smoker-mask-ambiguous
if patients["smoker"] == True:
    result = "has smokers"
else:
    result = "none"

# case: smoker-counts-dropna
result = patients["smoker"].value_counts(dropna=False)

# case: setdiff-index
a = pd.Index(patients["patient_id"])
b = pd.Index(labs["patient_id"].unique())
result = {
    "no_labs": a.difference(b).tolist(),
    "unknown": b.difference(a).tolist(),
    "both": a.intersection(b).tolist(),
    "union": len(a.union(b)),
    "sym": a.symmetric_difference(b).tolist(),
}

# case: days-between-draws
d = labs.copy()
d["drawn"] = pd.to_datetime(d["drawn"])
d = d.sort_values(["patient_id", "drawn"], na_position="first")
d["gap"] = d.groupby("patient_id")["drawn"].diff().dt.days
result = d[["patient_id", "lab_id", "gap"]].reset_index(drop=True)

# case: boolean-array-values
v = labs["value"].values
mask = np.logical_and(~np.isnan(v), v > 100)
result = v[mask].tolist()

# case: apply-expand
def bmi_stats(row):
    if pd.isna(row["weight_kg"]) or pd.isna(row["age"]):
        return (np.nan, "unknown")
    score = row["weight_kg"] / row["age"]
    return (round(score, 2), "high" if score > 1.4 else "ok")

out = patients.apply(bmi_stats, axis=1, result_type="expand")
out.columns = ["ratio", "label"]
result = pd.concat([patients[["patient_id"]], out], axis=1)

# case: update-corrections
base = labs.set_index("lab_id")[["value"]].copy()
fix = pd.DataFrame({"value": [101.0, np.nan, 65.0]}, index=[5, 6, 15])
base.update(fix)
result = base.loc[[5, 6, 15]]

# case: duplicated-names-keep
clean = patients["name"].str.strip().str.lower()
result = pd.DataFrame({"name": clean, "first": clean.duplicated(), "last": clean.duplicated(keep="last"), "any": clean.duplicated(keep=False)})

# case: between-neither
result = patients.loc[patients["age"].between(34, 63, inclusive="neither"), ["name", "age"]]

# case: corr-age-weight
result = patients[["age", "weight_kg"]].corr(method="spearman").round(4)
