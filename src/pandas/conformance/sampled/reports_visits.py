import pandas as pd
import numpy as np
import datetime as dt

visits = pd.DataFrame({
    "visit_id": range(1, 14),
    "patient": ["P1", "P2", "P1", "P3", "P4", "P2", "P5", "P3", "P1", "P6", "P4", "P5", "P5"],
    "clinic": ["Cardio", "Ortho", "Cardio", "Derm", "Ortho", "Derm", "Cardio", "Derm", "Ortho", "Cardio", "Ortho", "Derm", "Derm"],
    "doctor": ["Lee", "Ng", "Lee", "Patel", "Ng", "Patel", "Shaw", "Patel", "Ng", "Lee", "Ruiz", "Patel", "Patel"],
    "visited": [dt.datetime(2023, 11, 3), dt.datetime(2023, 11, 3), dt.datetime(2023, 12, 1), dt.datetime(2023, 12, 15),
                dt.datetime(2024, 1, 8), dt.datetime(2024, 1, 9), dt.datetime(2024, 1, 9), dt.datetime(2024, 2, 2),
                dt.datetime(2024, 2, 14), dt.datetime(2024, 2, 29), None, dt.datetime(2024, 3, 5), dt.datetime(2024, 3, 5)],
    "minutes": [30, 45, 20, 15, 60, 15, 40, 20, 45, 30, 50, 15, 15],
    "fee": [120.0, 90.5, 80.0, np.nan, 150.0, 60.0, 140.0, 75.25, 90.5, 120.0, np.nan, 60.0, 60.0],
    "urgent": [True, False, False, False, True, False, True, False, False, True, False, False, False],
})

patients = pd.DataFrame({
    "patient": ["P1", "P2", "P3", "P4", "P5", "P7"],
    "age": [67, 34, 25, 51, 43, 80],
    "sex": ["F", "M", "F", "F", "M", None],
    "plan": pd.Categorical(["gold", "basic", "basic", "silver", "gold", "silver"], categories=["basic", "silver", "gold", "platinum"], ordered=True),
})

vitals = pd.DataFrame({
    "patient": ["P1", "P1", "P2", "P3", "P4", "P5"],
    "visit": [1, 2, 1, 1, 1, 1],
    "bp1": [142, 138, 120, 110, 131, 128],
    "bp2": [139, 136, 118, np.nan, 129, 127],
    "hr1": [80, 78, 64, 70, 77, 66],
    "hr2": [82, 75, 66, 71, np.nan, 68],
})

# case: clinic-doctor-hierarchy
g = visits.groupby(["clinic", "doctor"])[["minutes", "fee"]].sum()
g["fee_per_minute"] = g["fee"] / g["minutes"]
result = g

# case: clinic-subtotals-appended
g = visits.groupby(["clinic", "doctor"])["minutes"].sum()
sub = g.groupby(level="clinic").sum()
sub.index = pd.MultiIndex.from_tuples([(c, "Subtotal") for c in sub.index], names=["clinic", "doctor"])
result = pd.concat([g, sub]).sort_index()

# case: doctor-share-of-clinic
g = visits.groupby(["clinic", "doctor"])["fee"].sum()
result = (g / g.groupby(level=0).transform("sum")).mul(100).round(1).rename("pct").to_frame()

# case: month-clinic-count-table
df = visits.copy()
df["month"] = df["visited"].dt.strftime("%Y-%m")
result = df.pivot_table(index="month", columns="clinic", values="visit_id", aggfunc="count", fill_value=0)

# case: year-month-levels
df = visits.dropna(subset=["visited"])
g = df.groupby([df["visited"].dt.year.rename("year"), df["visited"].dt.month.rename("month")])["fee"].agg(["sum", "count"])
result = g.loc[2024]

# case: running-fee-by-clinic
df = visits.sort_values("visited").copy()
t = df.pivot_table(index="visited", columns="clinic", values="fee", aggfunc="sum")
result = t.fillna(0).cumsum()

# case: patient-plan-join
g = visits.groupby("patient").agg(visits=("visit_id", "size"), total=("fee", "sum"))
joined = patients.set_index("patient").join(g, how="outer")
joined["visits"] = joined["visits"].fillna(0).astype(int)
result = joined

# case: plan-pivot-observed-false
m = visits.merge(patients, on="patient", how="inner")
result = m.pivot_table(index="plan", columns="clinic", values="minutes", aggfunc="sum", observed=False, fill_value=0)

# case: plan-pivot-observed-true-margins
m = visits.merge(patients, on="patient", how="inner")
result = m.pivot_table(index="plan", columns="urgent", values="fee", aggfunc="mean", observed=True, margins=True)

# case: age-band-table
p = patients.copy()
p["band"] = pd.cut(p["age"], bins=[0, 30, 50, 70, 120], right=False)
result = p.groupby(["band", "sex"], observed=False)["patient"].count().unstack("sex")

# case: age-band-string-labels
p = patients.assign(band=pd.cut(patients["age"], [18, 40, 65, 100], labels=["18-40", "41-65", "65+"]))
m = visits.merge(p[["patient", "band"]], on="patient", how="left")
result = m["band"].value_counts(dropna=False).sort_index().to_dict()

# case: vitals-wide-to-long
long = pd.wide_to_long(vitals, stubnames=["bp", "hr"], i=["patient", "visit"], j="reading")
result = long.sort_index(level=["reading", "patient"])

# case: vitals-tuple-columns
v = vitals.set_index(["patient", "visit"])
v.columns = pd.MultiIndex.from_tuples([(c[:2], int(c[2])) for c in v.columns], names=["vital", "reading"])
result = v.stack("reading", future_stack=True)

# case: vitals-mean-by-top-level
v = vitals.set_index(["patient", "visit"])
v.columns = pd.MultiIndex.from_product([["bp", "hr"], ["first", "second"]], names=["vital", "reading"])
result = v.T.groupby(level="vital").mean().T

# case: vitals-last-visit
v = vitals.sort_values(["patient", "visit"]).groupby("patient").last()
result = v.filter(regex="1$").add_prefix("last_")

# case: urgent-normalize-all
ct = pd.crosstab(visits["clinic"], visits["urgent"], normalize="all", margins=True)
result = (ct * 100).round(1)

# case: urgent-normalize-columns
rows = [visits["clinic"], visits["doctor"]]
result = pd.crosstab(rows, visits["urgent"], normalize="columns")

# case: crosstab-rownames
clinic, urgent = visits["clinic"].to_numpy(), visits["urgent"].to_numpy()
result = pd.crosstab(clinic, urgent, rownames=["Clinic"], colnames=["Urgent"], margins=True)

# case: idxmax-by-clinic
df = visits.dropna(subset=["fee"])
rows = df.groupby("clinic")["fee"].idxmax()
result = df.loc[rows, ["clinic", "patient", "fee"]].set_index("clinic")

# case: droplevel-after-agg
t = visits.groupby("clinic")[["fee"]].agg(["min", "max", "mean"])
t = t.droplevel(0, axis=1)
result = t.rename(columns=str.title)

# case: first-and-last-visit
t = visits.groupby("patient")["visited"].agg(["min", "max"])
t["days"] = (t["max"] - t["min"]).dt.days
result = t[t["days"] > 0]

# case: nth-visit-pivot
df = visits.sort_values(["patient", "visited"]).copy()
df["n"] = df.groupby("patient").cumcount() + 1
result = df.pivot(index="patient", columns="n", values="clinic").add_prefix("visit_")

# case: pivot-two-values
df = visits.drop_duplicates(["patient", "clinic"])
result = df.pivot(index="patient", columns="clinic", values=["minutes", "fee"])

# case: pivot-two-values-sorted-columns
df = visits.drop_duplicates(["patient", "clinic"])
w = df.pivot(index="patient", columns="clinic", values=["minutes", "fee"]).swaplevel(axis=1)
result = w.sort_index(axis=1, level=0, ascending=False)["Ortho"].dropna(how="all")

# case: str-of-grouped-series
avg = visits.groupby(["clinic", "urgent"])["minutes"].mean()
result = str(avg)

# case: unique-doctors-joined
g = visits.groupby(["clinic"])["doctor"]
result = g.agg(["nunique", lambda s: "/".join(s.unique())])

# case: level-values-filter
g = visits.groupby(["clinic", "doctor", "urgent"])["fee"].sum()
mask = g.index.get_level_values("urgent") & (g.index.get_level_values("clinic") != "Ortho")
result = g[mask]

# case: rename-levels-and-labels
g = visits.groupby(["clinic", "urgent"])["minutes"].sum()
result = g.rename(index={True: "urgent", False: "routine"}, level="urgent").rename_axis(["dept", "kind"]).unstack("kind")

# case: interval-index-qcut-report
df = visits.dropna(subset=["fee"]).copy()
df["bucket"] = pd.qcut(df["fee"], q=2)
rep = df.groupby("bucket", observed=True).agg(n=("fee", "size"), avg_minutes=("minutes", "mean"))
rep.index = rep.index.astype(str)
result = rep
