import pandas as pd
import numpy as np

visits = pd.DataFrame({
    "visit_id": list(range(1, 16)),
    "patient": ["p1", "p2", "p1", "p3", "p4", "p2", "p5", "p1", "p3", "p6", "p4", "p2", "p7", None, "p5"],
    "ward": ["cardio", "ortho", "cardio", "neuro", "ortho", "cardio", "neuro", "ortho", "neuro", "er", "er", "ortho", "er", "er", None],
    "doctor": ["Lee", "Kaur", "Lee", "Moss", "Kaur", "Lee", "Moss", "Diaz", "Moss", "Diaz", "Diaz", "Kaur", "Lee", "Diaz", "Moss"],
    "when": pd.to_datetime(["2023-01-02 09:00", "2023-01-02 10:30", "2023-01-09 09:15", "2023-01-11 14:00", "2023-01-15 08:00",
                            "2023-01-20 11:00", "2023-02-01 16:45", "2023-02-03 09:00", "2023-02-10 13:30", "2023-02-11 02:20",
                            "2023-02-28 23:50", "2023-03-01 10:00", "2023-03-05 03:15", "2023-03-05 04:00", "2023-03-20 15:00"]),
    "cost": [250.0, 120.0, 250.0, 400.0, 90.0, 310.0, 400.0, 120.0, np.nan, 60.0, 75.5, 120.0, 60.0, 0.0, 380.0],
    "outcome": ["ok", "ok", "followup", "ok", "ok", "followup", "referred", "ok", "ok", "ok", "referred", "ok", "ok", "left", "followup"],
})
patients = pd.DataFrame({
    "patient": ["p1", "p2", "p3", "p4", "p5", "p8"],
    "age": [64, 35, 71, 35, np.nan, 8],
    "sex": ["F", "M", "M", "F", "F", "M"],
    "insurer": ["Alfa", "Beta", "Alfa", None, "Beta", "Gama"],
})
labs = pd.DataFrame({
    "patient": ["p1", "p1", "p1", "p2", "p2", "p3", "p4", "p4", "p9"],
    "test": ["hb", "glu", "hb", "hb", "glu", "glu", "hb", "crp", "crp"],
    "value": [13.1, 98.0, 12.7, 14.9, 110.0, 150.0, 11.2, 5.0, 40.0],
})

# case: labs-wide-first
w = labs.pivot_table(index="patient", columns="test", values="value", aggfunc="first")
w.columns.name = None
result = w.reset_index()

# case: labs-pivot-duplicates
result = labs.pivot(index="patient", columns="test", values="value")

# case: labs-mean-min-flat
w = labs.groupby(["patient", "test"])["value"].agg(["mean", "min"]).unstack()
w.columns = ["{1}_{0}".format(*c) for c in w.columns]
result = (w.round(2), w.columns.tolist(), w.index.name)

# case: ward-outcome-counts
t = visits.groupby(["ward", "outcome"]).size().unstack(fill_value=0)
t = t.loc[t.sum(axis=1).sort_values(ascending=False, kind="stable").index, t.sum().sort_values(ascending=False, kind="stable").index]
result = t

# case: ward-outcome-percent
t = visits.groupby("ward")["outcome"].value_counts(normalize=True).mul(100).round(1)
result = (t.rename("pct").reset_index(), t.index.names, t.name)

# case: ward-crosstab-cost
ct = pd.crosstab(visits.ward, visits.doctor, values=visits.cost, aggfunc="sum")
result = ct.fillna(0).rename_axis(None, axis=1).rename_axis("unit")

# case: crosstab-margins-sorted
ct = pd.crosstab(visits["ward"], visits["outcome"], margins=True, margins_name="total")
result = ct.drop("total").sort_values("total", ascending=False)

# case: patient-counts-joined
n = visits["patient"].value_counts().to_frame("visits")
out = patients.set_index("patient").join(n, how="left")
out["visits"] = out["visits"].fillna(0).astype(int)
result = (out, out.index.name)

# case: visits-spend-joined-twice
spend = visits.groupby("patient")["cost"].agg(total="sum", top="max")
tests = labs.groupby("patient")["test"].nunique().rename("tests")
result = patients.set_index("patient").join([spend, tests]).sort_values(["total", "age"], ascending=[False, True])

# case: describe-cost-percentiles
d = visits.groupby("ward")["cost"].describe(percentiles=[0.1, 0.9]).T
d.index = d.index.map(lambda s: "p" + s.rstrip("%") if s.endswith("%") else s)
result = d.round(1)

# case: weekly-cost-share
w = visits.resample("W", on="when")["cost"].sum()
w = w[w > 0]
result = (w.cumsum() / w.sum()).round(3).rename("share")

# case: month-ward-resample
m = visits.set_index("when").groupby("ward")["cost"].resample("MS").sum()
result = (m.unstack("ward").fillna(0), m.index.names)

# case: monthly-transposed
m = visits.groupby(visits["when"].dt.strftime("%b"), sort=False)["cost"].agg(["count", "sum", "mean"]).T
m["Total"] = m.sum(axis=1)
result = (m.round(1), m.columns.name, m.columns.tolist())

# case: concat-keys-sources
a = visits[["patient"]].dropna().drop_duplicates().assign(n=1)
b = labs[["patient"]].drop_duplicates().assign(n=1)
c = pd.concat([a, b, patients[["patient"]].assign(n=1)], keys=["visits", "labs", "reg"], names=["src", None])
u = c.reset_index(level="src").pivot_table(index="patient", columns="src", values="n", aggfunc="sum").fillna(0).astype(int)
result = u

# case: concat-xs-droplevel
x = pd.concat({"jan": visits[visits.when.dt.month == 1].groupby("ward")["cost"].sum(),
               "feb": visits[visits.when.dt.month == 2].groupby("ward")["cost"].sum()}, names=["month"])
result = (x.xs("neuro", level="ward"), x.xs("jan"), x.droplevel("month").groupby(level=0).mean())

# case: concat-unstack-change
x = pd.concat({"jan": visits[visits.when.dt.month == 1].groupby("ward")["cost"].sum(),
               "feb": visits[visits.when.dt.month == 2].groupby("ward")["cost"].sum()})
u = x.unstack(0)[["jan", "feb"]]
u["change"] = u["feb"].fillna(0) - u["jan"].fillna(0)
result = u.sort_values("change")

# case: melt-after-pivot-names
p = visits.pivot_table(index="doctor", columns="ward", values="cost", aggfunc="mean")
m = p.reset_index().melt(id_vars=["doctor"])
result = (m.dropna(subset=["value"]).reset_index(drop=True), m.columns.tolist())

# case: map-insurer-to-index
ins = patients.set_index("patient")["insurer"]
c = visits.dropna(subset=["patient"]).groupby("patient")["cost"].sum()
c.index = c.index.map(ins).fillna("none")
result = c.groupby(level=0).sum()

# case: columns-map-partial-dict
short = {"cardio": "C", "ortho": "O", "neuro": "N"}
p = visits.pivot_table(index="doctor", columns="ward", values="visit_id", aggfunc="count", fill_value=0)
p.columns = p.columns.map(short)
result = (p, p.columns.tolist())

# case: set-axis-rows
p = visits.groupby("outcome")["cost"].sum().sort_values()
result = p.set_axis([f"{i+1}. {o}" for i, o in enumerate(p.index)])

# case: sort-multi-index-levels
s = visits.groupby(["ward", "doctor", "outcome"])["cost"].sum()
result = s.sort_index(level=[1, 0], ascending=[True, False])

# case: patient-sets
v = pd.Index(visits["patient"].dropna()).unique()
r = pd.Index(patients["patient"])
l = pd.Index(labs["patient"]).unique()
result = (v.union(r).union(l), v.intersection(r).intersection(l), r.difference(v.union(l)), v.symmetric_difference(r))

# case: tuple-list-missing
s = visits.groupby(["ward", "doctor"])["cost"].sum()
result = s.loc[[("er", "Lee"), ("er", "Kaur")]]

# case: tuple-isin
s = visits.groupby(["ward", "doctor"])["cost"].sum()
result = s[s.index.isin([("er", "Lee"), ("er", "Kaur"), ("ortho", "Diaz")])]

# case: slicers-sorted
m = visits.dropna(subset=["ward"]).set_index(["ward", "doctor", "visit_id"]).sort_index()
result = m.loc[pd.IndexSlice["er":"neuro", "Lee":], ["cost", "outcome"]]

# case: slice-unsorted-raises
m = visits.dropna(subset=["ward"]).set_index(["ward", "doctor"])
result = m.loc[("cardio", "Lee"):("er", "Diaz"), "cost"]

# case: mask-from-groups
tot = visits.groupby("patient")["cost"].sum().sort_values(ascending=False)
mask = tot > 300
info = patients.set_index("patient").reindex(tot.sort_index().index)
result = info.loc[mask]

# case: assign-new-top-level
p = visits.pivot_table(index="ward", columns="doctor", values=["cost", "visit_id"], aggfunc={"cost": "sum", "visit_id": "count"})
per = p["cost"] / p["visit_id"]
per.columns = pd.MultiIndex.from_product([["per_visit"], per.columns])
result = pd.concat([p, per], axis=1)["per_visit"].round(1)

# case: reindex-full-levels
s = visits.groupby(["ward", "outcome"])["visit_id"].count()
r = s.reindex(pd.MultiIndex.from_product([s.index.get_level_values(0).unique(), ["ok", "followup"]], names=["ward", "outcome"])).fillna(0).astype(int)
result = (r, r.index.names, r.name)

# case: level-transform-max-flag
s = visits.groupby(["ward", "doctor"])["cost"].sum()
top = s == s.groupby(level="ward").transform("max")
result = s[top].reset_index("doctor")

# case: days-since-previous
v = visits.sort_values(["patient", "when"])
v["gap"] = v.groupby("patient")["when"].diff().dt.days
result = v.dropna(subset=["gap"]).set_index(["patient", "visit_id"])["gap"].astype(int)

# case: visit-pairs-same-day
v = visits.assign(day=visits["when"].dt.normalize())[["visit_id", "day", "ward"]]
m = v.merge(v, on="day", suffixes=("", "_other")).query("visit_id < visit_id_other")
result = (m, m.columns.tolist())

# case: row-apply-outcome-mix
t = pd.crosstab(visits["doctor"], visits["outcome"])
result = t.apply(lambda r: ", ".join(f"{k}={v}" for k, v in r.items() if v), axis=1)

# case: idxmax-skip-empty
t = visits.pivot_table(index="patient", columns="ward", values="cost", aggfunc="sum")
result = pd.DataFrame({"main_ward": t.idxmax(axis=1), "n_wards": t.notna().sum(axis=1), "rank_er": t.rank(axis=1)["er"]})
