import pandas as pd
import numpy as np
import math

patients = pd.DataFrame({
    "pid": ["P001", "P002", "p003", "P004", "P005 ", "P006", "P007"],
    "sex": ["F", "M", "m", None, "F", "f", "M"],
    "birth_date": ["1980-05-17", "1992-11-02", "2001-02-28", "1955-01-01", None, "2010-07-30", "1980-05-17"],
    "weight_kg": [62.5, np.nan, 80.0, 71.2, 55.0, 30.1, 0.0],
})
visits = pd.DataFrame({
    "visit_id": np.arange(1, 14),
    "pid": ["P001", "P001", "P002", "P003", "P003", "P004", None, "P009", "P006", "P001", "P006", "P004", "P007"],
    "visit_ts": pd.to_datetime(["2024-01-03 09:15", "2024-01-03 17:40", "2024-01-15 08:00", "2024-02-01 23:59", None, "2024-02-10 12:00",
                                "2024-02-10 12:30", "2024-03-01 00:00", "2024-03-05 10:10", "2024-03-31 11:11", "2024-03-05 10:10", "2024-04-02 07:45", "2024-04-30 18:00"]),
    "ward": ["ER", "er", "Cardio", "ER", "Cardio", None, "Ortho", "ER", "Ped", "Cardio ", "Ped", "ER", ""],
    "cost": [120.0, 60.0, 310.75, np.nan, 200.0, 0.0, 90.0, 45.5, 75.0, 310.75, 75.0, np.nan, 15.0],
})
labs = pd.DataFrame({
    "visit_id": [1, 1, 2, 3, 3, 4, 6, 9, 9, 10, 20, 12],
    "test": ["HGB", "GLU", "HGB", "GLU", "CRP", "HGB", "CRP", "HGB", "HGB", "GLU", "HGB", "CRP"],
    "value": ["13.5", "99", "<5", "140", "12,5", None, "3.0", "11.9", "12.1", "abc", "9.9", "-1"],
    "flag": pd.array([False, False, None, True, True, None, False, False, False, None, True, False], dtype="boolean"),
})

# case: visits-per-patient
# Q: visits per patient (patient ids differ in case / blanks); include those with none.
p = patients.assign(key=patients["pid"].str.strip().str.upper())
n = visits["pid"].value_counts()
result = pd.DataFrame({"pid": p["key"], "visits": p["key"].map(n).fillna(0).astype(int)}).sort_values(["visits", "pid"], ascending=[False, True], ignore_index=True)
# case: total-cost-by-ward
# Q: SUM(cost) by ward (normalised; NULL and '' -> 'UNKNOWN')
ward = visits["ward"].fillna("").str.strip().str.upper()
ward = ward.where(ward != "", "UNKNOWN")
result = visits.groupby(ward)["cost"].sum().reset_index().rename(columns={"cost": "total_cost"}).sort_values("total_cost", ascending=False)
# case: age-at-date
ref = pd.Timestamp("2024-06-30")
bd = pd.to_datetime(patients["birth_date"])
had = (bd.dt.month * 100 + bd.dt.day) <= (ref.month * 100 + ref.day)
age = ref.year - bd.dt.year - np.where(had, 0, 1)
result = patients[["pid"]].assign(age=age.astype("Int64"))
# case: flag-kleene
f = labs["flag"]
result = {"sum": int(f.sum()), "any": bool(f.any()), "all": bool(f.all()), "null": int(f.isna().sum()), "or_true": int((f | True).sum()), "and_null": int((f & pd.NA).isna().sum())}
# case: lab-numeric-clean
lab = labs.copy()
lab["num"] = pd.to_numeric(lab["value"].str.replace(",", ".", regex=False).str.lstrip("<>"), errors="coerce")
result = lab.groupby("test")["num"].agg(["count", "min", "max", "mean"]).round(3)
# case: latest-visit
# Q: latest visit per patient; NULL dates never win
v = visits.dropna(subset=["pid", "visit_ts"])
ix = v.groupby("pid")["visit_ts"].idxmax()
result = v.loc[ix, ["pid", "visit_id", "visit_ts"]].sort_values("visit_ts", ascending=False).reset_index(drop=True)
# case: idxmax-all
row = visits.loc[visits["cost"].idxmax()]
result = (int(row["visit_id"]), row["ward"], float(row["cost"]))
# case: duplicate-visits
cols = ["pid", "visit_ts", "ward", "cost"]
dup = visits[visits.duplicated(subset=cols, keep=False)]
result = {"n": len(dup), "ids": dup["visit_id"].tolist(), "dedup": visits.drop_duplicates(cols, keep="last").shape}
# case: readmission-30d
"""Q: patients readmitted within 30 days of an earlier visit (different visit)."""
v = visits[["pid", "visit_id", "visit_ts"]].dropna()
pairs = v.merge(v, on="pid", suffixes=("", "_next"))
pairs = pairs[(pairs["visit_ts_next"] > pairs["visit_ts"])]
pairs["days"] = (pairs["visit_ts_next"] - pairs["visit_ts"]) / pd.Timedelta(days=1)
result = pairs.loc[pairs["days"] <= 30, ["pid", "visit_id", "visit_id_next", "days"]].round(2).reset_index(drop=True)
# case: by-weekday
d = visits.dropna(subset=["visit_ts"])
order = ["Monday", "Tuesday", "Wednesday", "Thursday", "Friday", "Saturday", "Sunday"]
result = d["visit_ts"].dt.day_name().value_counts().reindex(order, fill_value=0)
# case: hour-bucket
h = visits["visit_ts"].dt.hour
part = pd.cut(h, [0, 6, 12, 18, 24], right=False, labels=["night", "morning", "afternoon", "evening"])
result = visits.groupby(part, observed=False)["cost"].agg(["size", "sum"])
# case: verify-multiset
def norm(df, nd=2):
    out = []
    for row in df.itertuples(index=False):
        out.append(tuple("NULL" if pd.isna(x) else round(x, nd) if isinstance(x, float) else x for x in row))
    return sorted(out, key=lambda t: tuple(map(str, t)))

candidate = visits.groupby("pid", dropna=False, as_index=False)["cost"].sum()
gold = visits.fillna({"pid": "NULL"}).groupby("pid")["cost"].sum().reset_index()
result = {"same": norm(candidate) == norm(gold), "first": norm(candidate)[0], "len": len(candidate)}
# case: verify-columns-order
expected_cols = ["pid", "n_visits", "avg_cost"]
cand = visits.groupby("pid").agg(avg_cost=("cost", "mean"), n_visits=("visit_id", "nunique")).reset_index()
findings = dict(
    same_order=list(cand.columns) == expected_cols,
    same_set=set(cand.columns) == set(expected_cols),
    missing=[c for c in expected_cols if c not in cand],
    numeric={c: pd.api.types.is_numeric_dtype(cand[c]) for c in cand},
)
cand = cand.reindex(columns=expected_cols)
findings["head"] = cand.head(2).values.tolist()
result = findings
# case: null-safe-equality
a = pd.Series(visits["ward"])
b = visits["ward"].str.strip()
same = a.eq(b) | (a.isna() & b.isna())
result = visits.loc[~same, ["visit_id", "ward"]]
# case: compare-frames
old = visits[["visit_id", "cost"]].set_index("visit_id")
new = old.fillna(0).copy()
new.loc[8, "cost"] = 46.0
result = old.compare(new)
# case: coalesce-two
w = patients["weight_kg"].replace(0, np.nan)
avg = w.groupby(patients["sex"].str.upper()).transform("mean")
result = w.combine_first(avg).round(2).tolist()
# case: filter-in-cte
with_labs = labs.merge(visits[["visit_id", "pid"]], on="visit_id", how="inner").loc[lambda d: d["pid"].notna()]
cte = with_labs.groupby("pid").agg(n_tests=("test", "size"), kinds=("test", "nunique"))
result = cte.query("n_tests > 1 and kinds >= 2").reset_index()
# case: visits-no-labs
result = visits.loc[~visits["visit_id"].isin(labs["visit_id"]), "visit_id"].to_numpy().tolist()
# case: type-mismatch-merge
# Q: join visits with patients on wrong types
result = visits.merge(labs, left_on="pid", right_on="visit_id")
# case: cumulative-cost-month
m = visits.dropna(subset=["visit_ts"]).set_index("visit_ts")["cost"].resample("MS").sum()
result = pd.DataFrame({"month": m.index.strftime("%b %Y"), "cost": m.to_numpy(), "cum": m.cumsum().to_numpy()})
# case: period-group
per = visits["visit_ts"].dt.to_period("M")
t = visits.groupby(per)["cost"].agg(n="count", total="sum").reset_index()
t["visit_ts"] = t["visit_ts"].astype(str)
result = t
# case: scalar-percentage
# Q: What percentage of visits with known cost were above 100?
known = visits["cost"].dropna()
result = round(100.0 * (known > 100).sum() / known.size, 2)
# case: percentile-cont
q = visits["cost"].quantile([0.25, 0.5, 0.75, 0.9])
result = q.rename(index=lambda x: f"p{int(x*100)}").to_dict()
# case: sex-pivot-avg
v = visits.merge(patients.assign(pid=patients["pid"].str.strip().str.upper()), on="pid", how="left")
v["sex"] = v["sex"].str.upper().fillna("U")
result = v.pivot_table(values="cost", index=v["ward"].str.strip().str.upper(), columns="sex", aggfunc="mean")
# case: any-null-row
nulls = visits.isnull()
result = pd.Series({"rows_with_null": nulls.any(axis=1).sum(), "cells": nulls.to_numpy().sum(), **nulls.sum().to_dict()})
# case: lead-lag-frame
v = visits.sort_values(["pid", "visit_ts"], na_position="last")
v["next_ward"] = v.groupby("pid")["ward"].shift(-1, fill_value="END")
result = v.loc[v["pid"].isin(["P001", "P006"]), ["pid", "visit_id", "next_ward"]].reset_index(drop=True)
# case: truth-value
top = visits[visits["cost"] == visits["cost"].max()]
if top["ward"] == "Cardio":
    result = "cardio"
else:
    result = "other"
# case: agg-multi-flatten
g = visits.groupby("pid").agg({"cost": ["sum", "mean", "count"], "visit_ts": ["min", "max"]})
g.columns = ["_".join(c) for c in g.columns]
result = g.reset_index()
# case: named-agg-flag
g = labs.groupby("test").agg(n=pd.NamedAgg("flag", "size"), known=pd.NamedAgg("flag", "count"), flagged=pd.NamedAgg("flag", "sum"))
g["rate"] = (g["flagged"] / g["known"]).astype(float).round(3)
result = g.sort_values("rate", ascending=False)
# case: verify-empty
cand = visits[visits["cost"] > 1e6][["pid", "cost"]]
result = {"empty": cand.empty, "shape": cand.shape, "dtypes": cand.dtypes.astype(str).to_dict(), "sum": cand["cost"].sum(), "max_isnan": bool(np.isnan(cand["cost"].max()))}
