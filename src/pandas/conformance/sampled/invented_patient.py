import pandas as pd
import numpy as np
from datetime import date, datetime

# Clinic
patient_df = pd.DataFrame({
    "patient_id": ["P01", "P02", "P03", "P04", "P05", "P06", "P07"],
    "first_name": ["Maria", "Tom", "  Li", "Aisha", "Jon", "Nora", "tom"],
    "last_name": ["Gomez", "Hardy", "Wei", "Khan", "Snow", "Gomez", "Hardy"],
    "gender": ["F", "M", "f", "Female", "M", None, "male"],
    "dob": ["1980-04-12", "12/07/1955", "1999-12-31", "2015-02-28", None, "1980-04-12", "1990-10-01"],
    "insurer": ["Acme Health", "acme health", None, "BlueSky", "BlueSky", "Acme Health", ""],
})

doctor_df = pd.DataFrame({
    "doctor_id": [1, 2, 3, 4, 5],
    "doctor": ["Dr. Adams", "Dr. Baker", "Dr. Chen", "Dr. Dube", "Dr. Evans"],
    "specialty": ["Cardiology", "General", "General", "Pediatrics", "Cardiology"],
    "salary": [150000, 98000, 102500, 98000, np.nan],
})

visit_df = pd.DataFrame({
    "visit_id": [501, 502, 503, 504, 505, 506, 507, 508, 509, 510],
    "patient_id": ["P01", "P01", "P02", "P03", "P03", "P03", "P04", "P06", "P02", "P99"],
    "doctor_id": [1, 2, 2, 3, 3, 1, 4, 2, 1, 2],
    "visit_date": ["2022-01-03", "2022-01-03", "2022-02-28", "2022-03-01", "2022-05-17",
                   "2022-12-24", "2023-01-02", "2023-01-02", "2023-02-14", "2023-03-01"],
    "bp": ["120/80", "135/85", "160/100", None, "118/76", "122/79", "95/60", "130/90", "155/95", "bad"],
    "cost": [200, 80, 80, 95, 95, 220, 60, 80, 210, None],
})

rx_df = pd.DataFrame({
    "visit_id": [501, 501, 502, 503, 505, 506, 506, 509, 509],
    "drug": ["Aspirin", "Statin", "Ibuprofen", "Aspirin", "aspirin", "Statin", "Beta-blocker", "Statin", "ASPIRIN"],
    "dose": ["75 mg", "20mg", "400 mg", "75mg", "0.3 g", "40 mg", "5 mg", "20 mg", "75 mg"],
    "days": [30, 30, 5, 90, 7, 60, 60, 30, 30],
})
# case: hypertension
# Visits with a systolic pressure of 140 or more; give patient_id, systolic, diastolic.
bp = visit_df["bp"].str.extract(r"^(?P<systolic>\d+)/(?P<diastolic>\d+)$")
v = visit_df.join(bp.apply(pd.to_numeric))
result = v[v["systolic"] >= 140][["patient_id", "systolic", "diastolic"]]
# case: patients-without-visits
# First and last names of the patients who never came.
anti = patient_df.merge(visit_df[["patient_id"]].drop_duplicates(), on="patient_id", how="left", indicator=True)
anti = anti[anti["_merge"] == "left_only"]
result = anti[["first_name", "last_name"]].apply(lambda c: c.str.strip()).reset_index(drop=True)
# case: gender-counts
# Number of patients by gender (F, M, Unknown).
norm = patient_df["gender"].str.strip().str[:1].str.upper().fillna("Unknown")
result = norm.groupby(norm).size().rename_axis("gender").reset_index(name="patients")
# case: doctor-income
# Total cost of the visits of each doctor, doctors without visits included with 0.
totals = visit_df.groupby("doctor_id")["cost"].sum()
result = doctor_df[["doctor"]].assign(total=doctor_df["doctor_id"].map(totals).fillna(0.0))
result = result.sort_values("total", ascending=False, kind="stable").reset_index(drop=True)
# case: earn-more-than-specialty-average
# Doctors who earn more than the mean of their specialty.
means = doctor_df.groupby("specialty", as_index=False).agg(avg_salary=("salary", "mean"))
j = doctor_df.merge(means, on="specialty")
result = j[j.salary > j.avg_salary][["doctor", "specialty", "salary", "avg_salary"]]
# case: same-birthday
# Pairs of different patients born on the same day.
p = patient_df.copy()
p["dob"] = p["dob"].map(lambda s: None if s is None else (datetime.strptime(s, "%d/%m/%Y") if "/" in s else datetime.strptime(s, "%Y-%m-%d")))
p = p.dropna(subset=["dob"])
pp = p.merge(p, on="dob", suffixes=("_a", "_b"))
pp = pp[pp["patient_id_a"] < pp["patient_id_b"]]
result = pp[["patient_id_a", "patient_id_b", "dob"]]
# case: age-at-visit
# Age in years at the first visit for each patient whose birth date is in ISO form.
first_visit = visit_df.groupby("patient_id")["visit_date"].min().rename("first_visit")
q = patient_df.set_index("patient_id").join(first_visit, how="inner")
q["dob"] = pd.to_datetime(q["dob"], format="%Y-%m-%d", errors="coerce")
q = q[q["dob"].notna()]
fv = pd.to_datetime(q["first_visit"])
before = (fv.dt.month * 100 + fv.dt.day) < (q["dob"].dt.month * 100 + q["dob"].dt.day)
q["age"] = fv.dt.year - q["dob"].dt.year - before.astype(int)
result = q.reset_index()[["patient_id", "age"]]
# case: drugs-per-visit-list
# For each visit with a prescription, the drugs in lower case, sorted and joined with commas.
result = (
    rx_df.assign(drug=rx_df["drug"].str.lower())
    .groupby("visit_id")["drug"]
    .agg(lambda s: ", ".join(sorted(s)))
    .reset_index()
)
# case: dose-in-mg
# Average dose in mg per drug (case ignored).
parts = rx_df["dose"].str.extract(r"([\d.]+)\s*(mg|g)")
mg = parts[0].astype(float) * parts[1].map({"mg": 1, "g": 1000})
result = mg.groupby(rx_df["drug"].str.capitalize()).mean().reset_index(name="avg_mg")
# case: doctors-three-patients
# Doctors who have seen at least three different patients.
n = visit_df.groupby("doctor_id").patient_id.nunique()
ids = n[n.ge(3)].index
result = doctor_df.query("doctor_id in @ids")[["doctor"]].reset_index(drop=True)
# case: visits-per-year-specialty
# Number of visits, years as columns, specialties as rows.
vd = visit_df.merge(doctor_df, on="doctor_id")
vd["year"] = vd["visit_date"].str.slice(0, 4)
result = pd.crosstab(vd["specialty"], vd["year"]).reset_index()
result.columns.name = None
# case: last-visit-cost
# The cost of the last visit of each known patient (inner join).
last = visit_df.sort_values(["patient_id", "visit_date"]).groupby("patient_id").tail(1)
result = patient_df[["patient_id", "last_name"]].merge(last[["patient_id", "visit_date", "cost"]])
# case: insurer-names
# Distinct insurers, case folded, empty and null left out, alphabetical.
ins = patient_df["insurer"].replace("", np.nan).dropna().str.title()
result = pd.DataFrame({"insurer": np.sort(ins.unique())})
# case: days-between-visits
# Greatest gap in days between consecutive visits of any one patient.
s = visit_df.assign(visit_date=pd.to_datetime(visit_df["visit_date"])).sort_values(["patient_id", "visit_date"])
s["gap"] = s.groupby("patient_id")["visit_date"].diff().dt.days
row = s.loc[s["gap"].idxmax()]
result = pd.DataFrame({"patient_id": [row["patient_id"]], "max_gap_days": [int(row["gap"])]})
