import pandas as pd
import numpy as np

patients = pd.DataFrame({
    "pid": [1001, 1002, 1003, 1004, 1005, 1006, 1007, 1008, 1009, 1010, 1011],
    "sex": ["F", "M", "f", "M", None, "F", "M ", "F", "M", "U", "F"],
    "age": [0, 5, 12, 18, 40, 64, 65, 90, 40, np.nan, 33],
    "bmi": [16.0, 15.2, 18.5, 22.0, 25.0, 29.9, 30.0, 21.3, np.nan, 41.7, 24.9],
    "blood": ["A", "B", "O", "AB", "A", "O", "O", None, "A", "B", "O"],
    "stage": ["I", "II", "III", "IV", "I", "II", "II", "IV", "III", "", "I"],
})
visits = pd.DataFrame({
    "visit_id": range(1, 13),
    "pid": [1001, 1001, 1002, 1003, 1004, 1004, 1004, 1006, 1007, 1010, 1011, 2000],
    "severity": ["mild", "severe", "mild", "moderate", "severe", "moderate", "mild", None, "mild", "critical", "Moderate", "severe"],
    "cost": ["120.50", "1,900", "80", "0", "2500", "n/a", "310", "75", "", "9800.75", "-20", "500"],
    "when": ["2024-05-01", "2024-05-08", "2024-05-03", "2024-06-11", "2024-06-30", "2024-07-15", "2024-08-01", "2024-05-20", "2024-09-09", "2024-12-24", "2024-11-05", "2024-01-01"],
})
sev_order = ["mild", "moderate", "severe", "critical"]
stage_order = ["0", "I", "II", "III", "IV"]

# case: bmi-class
bmi_class = pd.cut(
    patients["bmi"],
    bins=[0, 18.5, 25, 30, float("inf")],
    labels=["Underweight", "Normal", "Overweight", "Obese"],
    right=False,
)
result = patients.assign(bmi_class=bmi_class)[["pid", "bmi", "bmi_class"]]
# case: bmi-class-proportions
b = pd.cut(patients["bmi"], [0, 18.5, 25, 30, 100], labels=["Under", "Normal", "Over", "Obese"], right=False)
result = b.value_counts(normalize=True, sort=False, dropna=False).round(3)
# case: age-groups-sex-table
sex = patients["sex"].str.strip().str.upper().where(lambda s: s.isin(["F", "M"]))
ag = pd.cut(patients["age"], [0, 18, 65, 120], right=False, labels=["child", "adult", "senior"])
result = pd.crosstab(ag, sex.astype("category"))
# case: stage-set-categories
s = patients["stage"].astype("category").cat.set_categories(stage_order, ordered=True)
result = {"n_missing": int(s.isna().sum()), "max": s.max(), "min": s.min(), "cats": s.cat.categories.tolist(), "ordered": s.cat.ordered}
# case: stage-advanced-query
patients["stage"] = pd.Categorical(patients["stage"], categories=stage_order, ordered=True)
result = patients.query("stage >= 'III'")
# case: stage-loc-isin
patients["stage"] = patients["stage"].astype("category")
result = patients.loc[patients["stage"].isin(["I", "II"]), "pid"].tolist()
# case: severity-max-per-patient
v = visits.copy()
v["severity"] = pd.Categorical(v["severity"].str.lower(), categories=sev_order, ordered=True)
worst = v.groupby("pid", as_index=False)["severity"].max()
result = patients[["pid", "stage"]].merge(worst, on="pid", how="left")
# case: severity-idxmax-codes
v = visits.assign(sev=pd.Categorical(visits["severity"].str.lower(), sev_order, ordered=True))
v["code"] = v["sev"].cat.codes
idx = v.groupby("pid")["code"].idxmax()
result = v.loc[idx, ["pid", "visit_id", "sev"]].reset_index(drop=True)
# case: severity-previous-visit
v = visits.assign(severity=pd.Categorical(visits["severity"].str.lower(), sev_order, ordered=True), when=pd.to_datetime(visits["when"]))
v = v.sort_values(["pid", "when"])
v["prev"] = v.groupby("pid")["severity"].shift()
result = v[["pid", "severity", "prev"]]
# case: severity-ffill
s = visits["severity"].str.lower().astype("category")
result = s.ffill().tolist() == s.fillna(s.mode()[0]).tolist(), s.ffill()
# case: severity-escalated
v = visits.assign(severity=pd.Categorical(visits["severity"].str.lower(), sev_order, ordered=True)).sort_values(["pid", "when"])
code = v["severity"].cat.codes.replace(-1, np.nan)
v["delta"] = code.groupby(v["pid"]).diff()
result = v.loc[v["delta"] > 0, ["pid", "visit_id", "delta"]]
# case: cost-bands-from-text
cost = pd.to_numeric(visits["cost"].str.replace(",", ""), errors="coerce")
band = pd.cut(cost, bins=[-np.inf, 0, 100, 1000, np.inf], labels=["none", "low", "medium", "high"])
result = visits.assign(cost=cost, band=band)[["visit_id", "cost", "band"]].sort_values(["band", "cost"], ascending=[False, True])
# case: cost-cut-on-strings-error
result = pd.cut(visits["cost"], bins=[0, 100, 1000, 10000])
# case: blood-remove-unused
b = patients.loc[patients["age"] > 30, "blood"].astype("category")
b2 = patients["blood"].astype("category")[patients["age"] > 30]
result = [b.cat.categories.tolist(), b2.cat.categories.tolist(), b2.cat.remove_unused_categories().cat.categories.tolist()]
# case: blood-dummies-sum
d = pd.get_dummies(patients["blood"].astype("category"), prefix="type", prefix_sep=":", dummy_na=True)
result = d.sum()
# case: stage-in-multiindex
patients["stage"] = pd.Categorical(patients["stage"], categories=stage_order, ordered=True)
patients["sex"] = patients["sex"].str.strip().str.upper().astype("category")
g = patients.groupby(["stage", "sex"], observed=True)["bmi"].mean()
result = g.unstack("sex").round(2)
# case: empty-stage-group-mean
patients["stage"] = pd.Categorical(patients["stage"], categories=stage_order, ordered=True)
result = patients.groupby("stage", observed=False)[["age", "bmi"]].mean().round(1)
# case: group-agg-list-of-blood
patients["blood"] = patients["blood"].astype("category")
result = patients.groupby("blood", observed=False, dropna=False)["pid"].agg(list).to_dict()
# case: add-existing-category-error
s = patients["blood"].astype("category")
result = s.cat.add_categories(["O", "Rh"])
# case: visits-month-counts
m = pd.to_datetime(visits["when"]).dt.strftime("%b")
order = ["Jan", "Feb", "Mar", "Apr", "May", "Jun", "Jul", "Aug", "Sep", "Oct", "Nov", "Dec"]
m = m.astype(pd.CategoricalDtype(order, ordered=True))
result = m.value_counts(sort=False).loc["May":"Sep"]
# case: categorical-to-numpy
s = pd.Categorical(["mild", "severe", None, "mild"], categories=sev_order, ordered=True)
result = (np.asarray(s).tolist(), s.codes.tolist(), s.min(), s.max(), len(s.categories))
# case: where-mask-category
s = visits["severity"].str.lower().astype("category")
out = s.where(s != "critical", "severe")
result = (out.dtype.name, out.tolist(), out.cat.categories.tolist())
