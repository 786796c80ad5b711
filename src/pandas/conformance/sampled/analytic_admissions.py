import pandas as pd
import numpy as np
import datetime as dt

admissions = pd.DataFrame({
    "adm_id": ["A1", "A2", "A3", "A4", "A5", "A6", "A7", "A8", "A9", "A10", "A11"],
    "patient": ["p1", "p1", "p2", "p2", "p3", "p4", "p1", "p5", "P4", None, "p7"],
    "ward": ["ICU", "surgery", "ICU", "ICU", "Surgery", "peds", "ICU", "peds", "peds", "ICU", None],
    "admit": ["2023-01-01", "2023-01-20", "2023-01-03", "2023-03-15", "2023-02-01", "2023-02-10", "2023-02-15", "2023-02-11", "2023-02-12", "2023-01-05", "2023-12-31"],
    "discharge": ["2023-01-10", "2023-01-25", "2023-01-03", "2023-03-20", "2023-02-09", "2023-02-12", None, "2023-02-20", "2023-02-19", "2023-01-06", "2024-01-04"],
    "cost": ["12,500", "4300", "900", "7,100.50", None, "1100", "8000", "2,000", "2500", "-50", ""],
})

patients = pd.DataFrame({
    "patient": ["p1", "p2", "p3", "p4", "p5", "p6"],
    "born": ["1950-06-01", "1988-11-11", "1975-02-28", "2015-05-05", "2018-09-30", "2000-01-01"],
    "sex": ["F", "M", "f", "M", "", None],
    "insured": [True, True, False, None, True, False],
})

diagnoses = pd.DataFrame({
    "adm_id": ["A1", "A1", "A2", "A3", "A4", "A4", "A5", "A6", "A8", "A9", "ZZ"],
    "code": ["I21", "E11", "I21", "J18", "J18", "E11", "K35", "J18", "J18", "J18", "X99"],
    "primary": [1, 0, 1, 1, 1, 0, 1, 1, 1, 1, 1],
})

# case: readmission-30-days
a = admissions.dropna(subset=["patient"]).copy()
a["patient"] = a["patient"].str.lower()
a["admit"] = pd.to_datetime(a["admit"])
a["discharge"] = pd.to_datetime(a["discharge"])
a = a.sort_values(["patient", "admit"])
a["prev_disch"] = a.groupby("patient")["discharge"].shift()
a["days_since"] = (a["admit"] - a["prev_disch"]).dt.days
a["readmit30"] = a["days_since"].between(0, 30)
result = a[["adm_id", "patient", "days_since", "readmit30"]]
# case: los-rank-in-ward
a = admissions.assign(los=(pd.to_datetime(admissions["discharge"]) - pd.to_datetime(admissions["admit"])).dt.days,
                      ward=admissions["ward"].str.upper())
a["r"] = a.groupby("ward", dropna=False)["los"].rank(method="min", ascending=False)
result = a.query("r <= 2").sort_values(["ward", "r"])[["ward", "adm_id", "los", "r"]]
# case: census-by-day
lo, hi = pd.Timestamp("2023-02-08"), pd.Timestamp("2023-02-14")
adm = pd.to_datetime(admissions["admit"])
dis = pd.to_datetime(admissions["discharge"]).fillna(pd.Timestamp("2023-12-31"))
days = pd.date_range(lo, hi)
result = pd.Series([((adm <= d) & (dis >= d)).sum() for d in days], index=days, name="census")
# case: overlap-in-ward
a = admissions[["adm_id", "ward", "admit", "discharge"]].dropna()
a["ward"] = a["ward"].str.lower()
x = a.merge(a, on="ward", suffixes=["_l", "_r"])
x = x[(x.adm_id_l < x.adm_id_r) & (x.admit_l <= x.discharge_r) & (x.admit_r <= x.discharge_l)]
result = x[["ward", "adm_id_l", "adm_id_r"]].reset_index(drop=True)
# case: cost-parse-cumulative
c = admissions.set_index("adm_id")["cost"].str.replace(",", "", regex=False).replace("", np.nan).astype(float)
result = pd.DataFrame({"cost": c, "cum": c.cumsum(), "cum_skip": c.fillna(0).cumsum()})
# case: cost-median-per-ward
a = admissions.copy()
a["cost"] = pd.to_numeric(a["cost"].str.replace(",", ""), errors="coerce")
result = a.groupby(a["ward"].str.title())["cost"].agg(["median", "mean", "count"]).round(2)
# case: mean-of-text-cost
result = admissions.groupby("ward")["cost"].mean()
# case: comorbid-self-join
d = diagnoses.merge(diagnoses, on="adm_id")
d = d[d["code_x"] < d["code_y"]]
result = d.groupby(["code_x", "code_y"]).size().reset_index(name="n").sort_values("n", ascending=False)
# case: patients-all-codes
target = ["I21", "E11"]
m = admissions.merge(diagnoses, on="adm_id")
m["patient"] = m["patient"].str.lower()
hit = m[m["code"].isin(target)].groupby("patient")["code"].nunique()
result = hit.loc[hit.eq(len(target))].index.to_list()
# case: age-bracket-pivot
p = patients.copy()
ref = dt.datetime(2023, 6, 1)
p["age"] = (ref - pd.to_datetime(p["born"])).dt.days // 365
p["bracket"] = pd.cut(p["age"], bins=[0, 18, 40, 65, 120], right=False, labels=["child", "young", "mid", "senior"])
p["sex"] = p["sex"].str.upper().replace("", "U").fillna("U")
result = p.pivot_table(index="bracket", columns="sex", values="patient", aggfunc="count", fill_value=0, observed=False)
# case: first-diag-per-patient
m = diagnoses.query("primary == 1").merge(admissions, on="adm_id", how="inner").sort_values("admit")
result = m.groupby("patient").agg(first_code=("code", "first"), first_admit=("admit", "first"), codes=("code", lambda s: sorted(set(s))))
# case: admissions-without-diagnosis
keys = diagnoses["adm_id"]
result = admissions.loc[lambda d: ~d["adm_id"].isin(keys), ["adm_id", "patient"]].to_dict(orient="records")
# case: not-in-null-trap
nulls = admissions["patient"].isna().any()
not_in = patients[~patients["patient"].isin(admissions["patient"])]
result = (bool(nulls), not_in["patient"].tolist())
# case: merge-islands-of-stay
a = admissions.dropna(subset=["discharge", "patient"]).copy()
a["ward"] = a["ward"].str.lower()
a[["admit", "discharge"]] = a[["admit", "discharge"]].apply(pd.to_datetime)
a = a.sort_values(["ward", "admit"])
a["maxend"] = a.groupby("ward")["discharge"].cummax()
a["new"] = a["admit"] > a.groupby("ward")["maxend"].shift().fillna(pd.Timestamp("1900-01-01"))
a["isl"] = a.groupby("ward")["new"].cumsum()
result = a.groupby(["ward", "isl"]).agg(start=("admit", "min"), end=("discharge", "max"), n=("adm_id", "count")).reset_index()
# case: insured-cost-share
a = admissions.assign(patient=admissions["patient"].str.lower(),
                      cost=pd.to_numeric(admissions["cost"].str.replace(",", ""), errors="coerce"))
m = a.merge(patients, on="patient", how="left")
m["insured"] = m["insured"].astype("boolean")
result = m.groupby("insured", dropna=False)["cost"].sum().to_frame().assign(share=lambda d: (d["cost"] / d["cost"].sum()).round(3))
# case: code-frequency-cume
vc = diagnoses["code"].value_counts()
out = vc.rename_axis("code").reset_index(name="freq")
out["cum_pct"] = out["freq"].cumsum() / out["freq"].sum()
out["rank"] = out["freq"].rank(method="dense", ascending=False).astype(int)
result = out
# case: ward-lookup-wrong-key
result = admissions.merge(diagnoses, on="admission_id").groupby("ward")["code"].count()
# case: transfers-next-ward
a = admissions.dropna(subset=["patient"]).assign(patient=lambda d: d["patient"].str.lower(), ward=lambda d: d["ward"].str.lower())
a = a.sort_values(["patient", "admit"])
a["next_ward"] = a.groupby("patient")["ward"].shift(-1)
t = a.dropna(subset=["next_ward"])
result = (t["ward"] + "->" + t["next_ward"]).value_counts().to_dict()
# case: monthly-admits-moving
m = pd.to_datetime(admissions["admit"]).dt.to_period("M").value_counts().sort_index()
full = m.reindex(pd.period_range("2023-01", "2023-04", freq="M"), fill_value=0)
result = pd.DataFrame({"n": full, "ma2": full.rolling(2).mean(), "prev": full.shift(1)})
# case: secondary-wide
d = diagnoses.assign(seq=diagnoses.groupby("adm_id").cumcount().add(1))
w = d.set_index(["adm_id", "seq"])["code"].unstack()
w.columns = [f"dx{c}" for c in w.columns]
result = w.reset_index()
# case: longest-stay-tie-safe
los = (pd.to_datetime(admissions["discharge"]) - pd.to_datetime(admissions["admit"])) / pd.Timedelta(days=1)
top = admissions.assign(los=los).nlargest(2, "los", keep="all")
result = top[["adm_id", "los"]].set_index("adm_id").squeeze()
# case: patient-summary-join
a = admissions.assign(patient=admissions["patient"].str.lower())
summ = a.groupby("patient").agg(n=("adm_id", "count"), wards=("ward", "nunique"), last=("admit", "max"))
result = patients.set_index("patient").join(summ, how="left").fillna({"n": 0, "wards": 0}).astype({"n": int, "wards": int})
