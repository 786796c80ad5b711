import pandas as pd
import numpy as np

patients_df = pd.DataFrame({
    "patient_id": [1, 2, 3, 4, 5, 6, 7, 8],
    "ward": ["A", "A", "B", "B", "B", "C", None, "A"],
    "age": [34, np.nan, 51, 67, np.nan, 29, 45, np.nan],
    "weight": [70.5, 82.0, np.nan, np.nan, 64.2, 90.0, np.nan, 75.5],
    "blood": ["O+", None, "A-", "O+", "", "B+", "A-", None],
    "admitted": ["2024-05-01", "2024-05-01", None, "2024-05-03", "2024-05-04", None, None, "2024-05-09"],
})

readings_df = pd.DataFrame({
    "sensor": ["s1", "s1", "s1", "s1", "s2", "s2", "s2", "s3", "s3"],
    "hour": [0, 1, 2, 3, 0, 1, 2, 0, 1],
    "temp": [20.1, np.nan, np.nan, 21.4, np.nan, 18.0, np.nan, np.nan, np.nan],
    "status": ["ok", None, "ok", "fail", None, "ok", None, None, "ok"],
})
# case: fillna-scalar-and-string
df = patients_df.copy()
df["ward"] = df["ward"].fillna("unassigned")
df["weight"] = df["weight"].fillna(0)
result = df[["patient_id", "ward", "weight"]]
# case: fillna-dict
result = patients_df.fillna({"age": patients_df["age"].median(), "blood": "unknown", "ward": "?"})
# case: fillna-series-of-means
means = patients_df[["age", "weight"]].mean()
result = patients_df[["age", "weight"]].fillna(means).round(2)
# case: ffill-by-sensor
df = readings_df.sort_values(["sensor", "hour"])
df["temp"] = df.groupby("sensor")["temp"].ffill()
df["status"] = df.groupby("sensor")["status"].bfill()
result = df
# case: ffill-limit
s = readings_df["temp"]
result = pd.DataFrame({"raw": s, "f1": s.ffill(limit=1), "b": s.bfill(), "both": s.ffill().bfill()})
# case: fill-with-group-mean
g = patients_df.groupby("ward")["age"].transform("mean")
result = patients_df.assign(age_filled=patients_df["age"].fillna(g).fillna(patients_df["age"].mean()))[["patient_id", "ward", "age_filled"]]
# case: dropna-thresh-how-subset
result = {
    "any": patients_df.dropna()["patient_id"].tolist(),
    "thresh5": patients_df.dropna(thresh=5)["patient_id"].tolist(),
    "all_sub": patients_df.dropna(how="all", subset=["age", "weight"])["patient_id"].tolist(),
    "cols": patients_df.dropna(axis=1, thresh=6).columns.tolist(),
}
# case: missing-count-report
miss = patients_df.isna().sum()
rep = pd.DataFrame({"missing": miss, "pct": (miss / len(patients_df) * 100).round(1)})
result = rep[rep["missing"] > 0].sort_values(["missing", "pct"], ascending=False).reset_index(names="column")
# case: empty-text-as-missing
df = patients_df.copy()
df["blood"] = df["blood"].replace("", np.nan)
result = df.groupby("blood", dropna=False).size().reset_index(name="n")
# case: combine-first-frames
patch = pd.DataFrame({"patient_id": [2, 5, 9], "age": [40.0, 33.0, 61.0], "ward": ["Z", "Z", "C"]}).set_index("patient_id")
base = patients_df.set_index("patient_id")[["ward", "age"]]
result = base.combine_first(patch)
# case: coalesce-columns
df = patients_df.copy()
df["first_known"] = df["admitted"].fillna(df["blood"]).fillna(df["ward"])
df["n_known"] = df[["ward", "age", "weight", "blood", "admitted"]].notna().sum(axis=1)
result = df[["patient_id", "first_known", "n_known"]]
# case: interpolate-by-sensor
out = readings_df.copy()
out["temp"] = out.groupby("sensor")["temp"].transform(lambda s: s.interpolate())
result = out[["sensor", "hour", "temp"]]
# case: fill-mode-per-ward
def fill_mode(s):
    m = s.mode()
    return s.fillna(m.iloc[0]) if len(m) else s

df = patients_df.dropna(subset=["ward"]).copy()
df["blood"] = df.groupby("ward")["blood"].transform(fill_mode)
result = df[["patient_id", "ward", "blood"]]
# case: compare-with-none
eq = patients_df["blood"] == None
isn = patients_df["blood"].isnull()
neq = patients_df["blood"] != "O+"
result = pd.DataFrame({"id": patients_df["patient_id"], "eq": eq, "isnull": isn, "not_o": neq})
