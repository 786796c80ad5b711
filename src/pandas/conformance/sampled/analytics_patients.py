import pandas as pd
import numpy as np

patients_df = pd.DataFrame({
    "patient_id": [1001, 1002, 1003, 1004, 1005, 1006, 1007],
    "full_name": ["Smith, John", "Garcia, Maria ", "Lee, Min-Jun", "o'brien, Sean", "Khan, Aisha", "Smith, John", None],
    "dob": ["1950-04-12", "1988-11-03", "2015-01-30", "1972-07-19", "1999-12-31", "1950-04-12", "1964-02-29"],
    "gender": ["M", "F", "m", "M", "F", "M", None],
    "insurance": ["Medicare", "Aetna", "Aetna", None, "Cigna", "Medicare", "Cigna"],
})

admissions_df = pd.DataFrame({
    "admission_id": [1, 2, 3, 4, 5, 6, 7, 8, 9],
    "patient_id": [1001, 1002, 1001, 1003, 1004, 1001, 1005, 1004, 1008],
    "admit_time": ["2022-01-01 10:00", "2022-01-03 22:15", "2022-01-20 06:30", "2022-02-11 13:00", "2022-02-14 09:45",
                   "2022-04-01 00:00", "2022-04-05 17:20", "2022-03-10 11:11", "2022-04-30 23:59"],
    "discharge_time": ["2022-01-05 12:00", "2022-01-04 08:00", "2022-01-28 15:30", "2022-02-11 19:00", "2022-02-20 10:00",
                       "2022-04-09 10:00", None, "2022-03-12 09:00", "2022-05-02 12:00"],
    "ward": ["Cardio", "ER", "Cardio", "Peds", "Ortho", "cardio", "ER", "Ortho", "ER"],
    "charge": [12000.0, 1500.5, 18000.0, 800.0, 9500.0, 21000.0, np.nan, 3100.0, 1500.5],
})

diagnoses_df = pd.DataFrame({
    "admission_id": [1, 2, 3, 4, 5, 6, 7, 8],
    "codes": ["I21.9;I10", "J45.0", "I50.1; I10;E11.9", "", "S72.0", "I50.1;E11.9", "R07.4;J45.0", None],
})

vitals_df = pd.DataFrame({
    "patient_id": [1001, 1001, 1001, 1001, 1002, 1002, 1004, 1004, 1004],
    "measured_at": pd.to_datetime(["2022-01-01 11:00", "2022-01-02 11:00", "2022-01-03 11:00", "2022-01-21 09:00",
                                   "2022-01-03 23:00", "2022-01-04 03:00", "2022-02-15 08:00", "2022-02-16 08:00", "2022-02-17 08:00"]),
    "heart_rate": [110, 98, np.nan, 120, 88, 85, 72, 75, 71],
    "bp": ["150/95", "140/90", "138/88", "160/100", "120/80", "118/79", "130/85", "n/a", "128/84"],
})
# case: length-of-stay-by-ward
a = admissions_df.copy()
a["admit_time"] = pd.to_datetime(a["admit_time"])
a["discharge_time"] = pd.to_datetime(a["discharge_time"])
a["los_days"] = (a["discharge_time"] - a["admit_time"]).dt.total_seconds() / 86400
a["ward"] = a["ward"].str.title()
result = a.groupby("ward", as_index=False).agg(stays=("admission_id", "count"), avg_los=("los_days", "mean"), med_los=("los_days", "median")).round(2)
# case: readmission-30-days
a = admissions_df.copy()
for c in ("admit_time", "discharge_time"):
    a[c] = pd.to_datetime(a[c])
a = a.sort_values(["patient_id", "admit_time"])
a["prev_discharge"] = a.groupby("patient_id")["discharge_time"].shift(1)
a["days_since"] = (a["admit_time"] - a["prev_discharge"]).dt.days
a["readmit_30"] = a["days_since"].between(0, 30)
result = a.loc[a["readmit_30"], ["patient_id", "admission_id", "prev_discharge", "admit_time", "days_since"]]
# case: age-groups
ref = pd.Timestamp(2022, 6, 1)
p = patients_df.copy()
dob = pd.to_datetime(p["dob"])
p["age"] = ref.year - dob.dt.year - ((dob.dt.month > ref.month) | ((dob.dt.month == ref.month) & (dob.dt.day > ref.day))).astype(int)
p["age_group"] = pd.cut(p["age"], bins=[-1, 17, 39, 64, 120], labels=["child", "young adult", "middle", "senior"])
result = p[["patient_id", "age", "age_group"]]
# case: explode-diagnosis-codes
d = diagnoses_df.assign(code=diagnoses_df["codes"].str.split(";")).explode("code")
d["code"] = d["code"].str.strip().replace("", np.nan)
d = d.dropna(subset=["code"])
d["chapter"] = d["code"].str[0]
counts = d.groupby(["chapter", "code"]).size().rename("n").reset_index()
result = counts.sort_values(["n", "code"], ascending=[False, True]).reset_index(drop=True)
# case: blood-pressure-split
v = vitals_df.copy()
bp = v["bp"].str.extract(r"(?P<sys>\d{2,3})/(?P<dia>\d{2,3})").astype(float)
v = v.join(bp)
v["map"] = ((v["sys"] + 2 * v["dia"]) / 3).round(1)
result = v.groupby("patient_id")[["sys", "dia", "map"]].mean().round(1)
# case: vitals-asof-admission
a = admissions_df.assign(admit_time=pd.to_datetime(admissions_df["admit_time"])).sort_values("admit_time")
v = vitals_df.sort_values("measured_at")
result = pd.merge_asof(a[["admission_id", "patient_id", "admit_time"]], v[["patient_id", "measured_at", "heart_rate"]],
                       left_on="admit_time", right_on="measured_at", by="patient_id",
                       direction="forward", tolerance=pd.Timedelta("2D"))
# case: rolling-heart-rate
v = vitals_df.sort_values(["patient_id", "measured_at"]).copy()
v["hr_filled"] = v.groupby("patient_id")["heart_rate"].ffill()
v["hr_ma2"] = v.groupby("patient_id")["hr_filled"].transform(lambda s: s.rolling(2, min_periods=1).mean())
v["delta"] = v.groupby("patient_id")["hr_filled"].diff().fillna(0)
result = v.drop(columns="bp").reset_index(drop=True)
# case: duplicate-patients
key = patients_df["full_name"].str.strip().str.lower() + "|" + patients_df["dob"]
dups = patients_df[key.duplicated(keep=False) & key.notna()]
result = dups.groupby(["full_name", "dob"])["patient_id"].apply(list).reset_index(name="ids")
# case: insurance-charge-share
j = admissions_df.merge(patients_df[["patient_id", "insurance"]], how="left", on="patient_id")
j["insurance"] = j["insurance"].fillna("Self-pay")
tot = j.groupby("insurance")["charge"].sum()
result = (tot / tot.sum() * 100).round(2).sort_values(ascending=False).to_frame("pct_of_charges")
# case: census-by-day
a = admissions_df.dropna(subset=["discharge_time"]).copy()
a["d0"] = pd.to_datetime(a["admit_time"]).dt.floor("D")
a["d1"] = pd.to_datetime(a["discharge_time"]).dt.floor("D")
a = a[a["d0"] < "2022-02-01"]
a["day"] = [pd.date_range(s, e) for s, e in zip(a["d0"], a["d1"])]
census = a.explode("day").groupby("day")["admission_id"].nunique()
result = census.reset_index(name="patients_in_house")
# case: name-split-proper
nm = patients_df["full_name"].str.split(",", n=1, expand=True)
nm.columns = ["last", "first"]
nm = nm.apply(lambda c: c.str.strip().str.title())
nm["display"] = nm["first"].str.cat(nm["last"], sep=" ", na_rep="?")
result = pd.concat([patients_df["patient_id"], nm], axis=1)
# case: gender-ward-normalized
j = pd.merge(admissions_df, patients_df, on="patient_id", how="inner")
j["gender"] = j["gender"].str.upper()
j["ward"] = j["ward"].str.lower()
result = pd.crosstab(j["ward"], j["gender"], normalize="all", margins=True).round(3)
# case: charge-zscore-outliers
a = admissions_df.dropna(subset=["charge"]).copy()
mu, sd = a["charge"].mean(), a["charge"].std(ddof=0)
a["z"] = ((a["charge"] - mu) / sd).round(3)
q1, q3 = a["charge"].quantile([0.25, 0.75])
iqr = q3 - q1
a["iqr_outlier"] = ~a["charge"].between(q1 - 1.5 * iqr, q3 + 1.5 * iqr)
result = a[["admission_id", "charge", "z", "iqr_outlier"]].sort_values("z", ascending=False)
# case: monthly-admissions-filled
s = pd.to_datetime(admissions_df["admit_time"]).dt.to_period("M").value_counts().sort_index()
full = pd.period_range("2022-01", "2022-06", freq="M")
s = s.reindex(full, fill_value=0)
s.index.name = "month"
out = s.reset_index(name="admissions")
out["ytd"] = out["admissions"].cumsum()
out["mom"] = out["admissions"].diff()
out["month"] = out["month"].astype(str)
result = out
