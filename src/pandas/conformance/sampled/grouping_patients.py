import pandas as pd
import numpy as np

patients = pd.DataFrame({
    "pid": [101, 102, 103, 104, 105, 106, 107],
    "sex": ["F", "M", "f", "M", None, "F", "M"],
    "age": [34, 71, 5, 58, 46, np.nan, 58],
    "ward": ["A", "B", "A", "C", "B", "C", "A"],
    "smoker": [False, True, False, None, True, False, True],
})
visits = pd.DataFrame({
    "pid": [101, 101, 101, 102, 102, 103, 104, 104, 104, 104, 105, 999, 107],
    "visit": ["2023-11-01", "2023-12-01", "2024-01-15", "2024-01-01", "2024-01-01", "2024-02-28", "2023-10-10",
              "2023-10-20", "2024-03-01", "2024-03-05", None, "2024-01-01", "2024-01-31"],
    "sbp": [120, 125, np.nan, 150, 148, 95, 140, 138, 145, np.nan, 130, 111, 0],
    "dx": ["flu", "flu", "cold", "htn", "HTN", "cold", "htn", "flu", "htn", None, "flu", "cold", "htn"],
    "cost": [100.0, 80.0, 60.0, 250.0, 250.0, 40.0, 300.0, 0.0, 310.0, 20.0, np.nan, 70.0, 125.75],
})
meds = pd.DataFrame({
    "pid": [101, 102, 102, 104, 104, 108],
    "drug": ["aspirin", "Statin", "aspirin", "statin", "statin ", "zinc"],
    "dose_mg": ["81", "20", "81mg", "40", "10", None],
})
empty = visits.iloc[0:0]

# case: empty-groupby-sum
result = empty.groupby("pid")["cost"].sum()
# case: empty-groupby-size
result = empty.groupby(["pid", "dx"]).size()
# case: empty-named-agg
result = empty.groupby("dx").agg(n=("pid", "count"), avg=("cost", "mean"))
# case: empty-as-index-false
result = visits[visits["cost"] > 1000].groupby("pid", as_index=False)["cost"].max()
# case: empty-transform
result = empty.groupby("pid")["cost"].transform("mean")
# case: empty-filter-result
result = visits.groupby("pid").filter(lambda g: g["cost"].sum() > 99999)
# case: filter-dropna-false
result = visits.groupby("pid").filter(lambda g: g["sbp"].mean() > 125, dropna=False)
# case: std-ddof-zero-and-var
g = visits.groupby("dx")["sbp"]
result = pd.DataFrame({"std0": g.std(ddof=0), "std1": g.std(), "var": g.var(ddof=1)}).round(3)
# case: age-band-ward
bands = pd.cut(patients["age"], bins=[0, 18, 40, 65, np.inf], labels=["child", "adult", "middle", "senior"], right=False)
result = patients.groupby(["ward", bands], observed=False).size().unstack()
# case: age-band-string-map
def band(a):
    if pd.isna(a):
        return "unknown"
    return f"{int(a) // 20 * 20}s"

result = patients.groupby(patients["age"].map(band))["pid"].agg(list)
# case: readmission-within-30-days
v = visits.assign(visit=pd.to_datetime(visits["visit"])).dropna(subset=["visit"]).sort_values(["pid", "visit"])
v["prev"] = v.groupby("pid")["visit"].shift()
v["readmit"] = (v["visit"] - v["prev"]).dt.days.le(30)
result = v.groupby("pid")["readmit"].sum()
# case: first-dx-vs-last-dx
o = visits.sort_values("visit").groupby("pid")["dx"]
df = pd.concat([o.first(), o.last()], axis=1, keys=["first", "last"])
df["changed"] = df["first"].str.lower() != df["last"].str.lower()
result = df
# case: cost-by-ward-left-join
j = patients.merge(visits, on="pid", how="left", validate="1:m")
result = j.groupby("ward").agg(patients=("pid", "nunique"), visits=("visit", "count"), cost=("cost", "sum"))
# case: sex-upper-smoker-combination
s = patients["sex"].str.upper()
result = patients.groupby([s, "smoker"], dropna=False)["age"].mean()
# case: as-index-false-on-series-group
result = visits["cost"].groupby(visits["pid"], as_index=False).sum()
# case: dose-extract-total
meds["mg"] = meds["dose_mg"].str.extract(r"(\d+)", expand=False).astype(float)
result = meds.groupby(meds["drug"].str.lower().str.strip(), as_index=True)["mg"].sum(min_count=1)
# case: describe-frame-two-cols
result = visits.groupby("dx")[["sbp", "cost"]].describe().loc[:, (slice(None), ["count", "mean"])]
# case: rank-pct-cost
visits["pct"] = visits.groupby("dx")["cost"].rank(pct=True)
result = visits[["dx", "cost", "pct"]].round(3)
# case: rank-first-na-bottom
result = visits.groupby("dx")["cost"].rank(method="first", ascending=False, na_option="bottom")
# case: apply-returning-frame-with-index
def add_cum(g):
    g = g.copy()
    g["cum"] = g["cost"].fillna(0).cumsum()
    return g

result = visits.groupby("pid").apply(add_cum, include_groups=False)
# case: apply-returns-list
result = visits.groupby("dx").apply(lambda g: g["pid"].drop_duplicates().tolist(), include_groups=False)
# case: missing-key-column-on-series
result = visits["cost"].groupby("pid").sum()
