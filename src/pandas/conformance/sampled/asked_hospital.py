import pandas as pd
import numpy as np

# case: avg-stay-by-ward
# Average length of stay in days by ward, only finished stays
admissions = pd.DataFrame({
    "adm_id": [1, 2, 3, 4, 5, 6, 7, 8],
    "patient": ["P01", "P02", "P03", "P01", "P04", "P05", "P02", "P06"],
    "ward": ["ICU", "Surgery", "ICU", "Surgery", "Maternity", "ICU", "Maternity", "Surgery"],
    "admitted": ["2024-01-02", "2024-01-05", "2024-01-09", "2024-02-01", "2024-02-03", "2024-02-10", "2024-02-20", "2024-03-01"],
    "discharged": ["2024-01-10", "2024-01-07", None, "2024-02-05", "2024-02-06", "2024-02-11", "2024-02-23", None],
})
admissions["admitted"] = pd.to_datetime(admissions["admitted"])
admissions["discharged"] = pd.to_datetime(admissions["discharged"])
admissions["los"] = (admissions["discharged"] - admissions["admitted"]).dt.days
result = admissions.dropna(subset=["discharged"]).groupby("ward")["los"].mean().round(2).reset_index(name="avg_days")

# case: readmitted-within-30
# Which patients came back within 30 days of their previous discharge?
adm = pd.DataFrame([
    {"patient_id": "A", "admit": "2023-05-01", "discharge": "2023-05-04"},
    {"patient_id": "A", "admit": "2023-05-20", "discharge": "2023-05-22"},
    {"patient_id": "B", "admit": "2023-01-10", "discharge": "2023-01-12"},
    {"patient_id": "B", "admit": "2023-06-10", "discharge": "2023-06-18"},
    {"patient_id": "C", "admit": "2023-03-03", "discharge": "2023-03-03"},
    {"patient_id": "D", "admit": "2023-07-30", "discharge": "2023-08-02"},
    {"patient_id": "D", "admit": "2023-09-01", "discharge": "2023-09-04"},
])
for c in ("admit", "discharge"):
    adm[c] = pd.to_datetime(adm[c], format="%Y-%m-%d")
adm = adm.sort_values(["patient_id", "admit"])
adm["prev_discharge"] = adm.groupby("patient_id")["discharge"].shift()
adm["days_since"] = adm["admit"] - adm["prev_discharge"]
result = adm[adm["days_since"] <= pd.Timedelta(days=30)]

# case: physicians-no-department
# Spider: names of physicians who are not heads of any department
physician = pd.DataFrame({
    "EmployeeID": [1, 2, 3, 4, 5],
    "Name": ["John Dorian", "Elliot Reid", "Christopher Turk", "Percival Cox", "Bob Kelso"],
    "Position": ["Staff Internist", "Attending Physician", "Surgical Attending", "Senior Attending", "Head Chief"],
})
department = pd.DataFrame({"DepartmentID": [1, 2, 3], "Name": ["General Medicine", "Surgery", "Psychiatry"], "Head": [4, 3, 5]})
result = physician.loc[~physician["EmployeeID"].isin(department["Head"]), "Name"].sort_values().tolist()

# case: bp-split-and-flag
# Percent of patients with high blood pressure (sys >= 140 or dia >= 90)
vitals = pd.DataFrame({
    "patient": ["Ada", "Ben", "Cy", "Dot", "Eli", "Flo"],
    "bp": ["120/80", "142/88", "135/92", "118/76", None, "160/101"],
    "pulse": [72, 88, 91, 64, 70, 99],
})
parts = vitals["bp"].str.split("/", expand=True).astype(float)
parts.columns = ["sys", "dia"]
v = pd.concat([vitals, parts], axis=1).dropna(subset=["sys"])
high = v[(v["sys"] >= 140) | (v["dia"] >= 90)]
result = f"{len(high) / len(v):.1%}"

# case: bp-cast-mistake
# Mean systolic pressure
vitals = pd.DataFrame({
    "patient": ["Ada", "Ben", "Cy"],
    "bp": ["120/80", "142/88", "n/a"],
})
vitals["sys"] = vitals["bp"].str.split("/").str[0].astype(int)
result = vitals["sys"].mean()

# case: most-expensive-procedure-per-dept
# Most expensive procedure of every department, ties included
procedures = pd.DataFrame({
    "dept": ["Cardio", "Cardio", "Ortho", "Ortho", "Neuro", "Neuro", "Cardio"],
    "procedure": ["Stent", "Bypass", "Hip", "Knee", "EEG", "MRI", "Valve"],
    "cost": [12000.0, 45000.0, 21000.0, 21000.0, 800.0, np.nan, 45000.0],
})
procedures["rk"] = procedures.groupby("dept")["cost"].rank(method="dense", ascending=False)
result = procedures.query("rk == 1").drop(columns="rk").sort_values(["dept", "procedure"], ignore_index=True)

# case: sex-ratio-thrombosis
# BIRD thrombosis: deviation in percentage of inpatient to outpatient among males
patient = pd.DataFrame({
    "ID": [2110, 11408, 12052, 14872, 27654, 30609, 43003, 57266],
    "SEX": ["F", "F", "F", "F", "F", "M", "M", "M"],
    "Birthday": ["1934-02-13", "1937-05-02", "1956-04-14", "1953-09-21", "1936-03-25", "1935-08-01", "1937-11-24", "1945-04-23"],
    "Admission": ["+", "+", "-", "+", "+", "-", "+", "-"],
})
males = patient[patient["SEX"] == "M"]
inp = (males["Admission"] == "+").sum()
outp = (males["Admission"] == "-").sum()
result = inp / outp * 100

# case: age-at-first-exam
# Age of patients at their first examination
patient = pd.DataFrame({
    "ID": [1, 2, 3, 4],
    "Birthday": ["1960-08-30", "1975-01-01", "1988-12-31", "2001-02-28"],
})
exam = pd.DataFrame({
    "ID": [1, 1, 2, 3, 3, 5],
    "Examination Date": ["1993-05-27", "1992-12-21", "1995-01-01", "1998-07-01", "1997-12-30", "1990-01-01"],
    "Diagnosis": ["SLE", "SLE", "RA", None, "MCTD", "APS"],
})
exam["Examination Date"] = pd.to_datetime(exam["Examination Date"])
patient["Birthday"] = pd.to_datetime(patient["Birthday"])
first = exam.groupby("ID", as_index=False)["Examination Date"].min()
m = patient.merge(first, on="ID", how="left")

def age(row):
    b, e = row["Birthday"], row["Examination Date"]
    if pd.isna(e):
        return None
    return e.year - b.year - ((e.month, e.day) < (b.month, b.day))

m["age"] = m.apply(age, axis=1)
result = m[["ID", "age"]]

# case: drugs-prescribed-by-all
# Relational division: medications that have been prescribed by every physician
rx = pd.DataFrame({
    "physician": ["Dorian", "Reid", "Turk", "Dorian", "Reid", "Dorian", "Turk", "Reid", "Dorian"],
    "medication": ["Aspirin", "Aspirin", "Aspirin", "Procrastin", "Procrastin", "Thesisin", "Awakin", "Awakin", "Awakin"],
    "dose": ["5", "10", "5", "2", "4", "1", "8", "8", "8"],
})
n = rx["physician"].nunique()
by_all = rx.groupby("medication")["physician"].nunique().loc[lambda s: s == n]
result = sorted(by_all.index)

# case: wide-lab-results
# One row a patient with the latest value of every lab test
labs = pd.DataFrame(
    [("P1", "2024-01-01", "HGB", 13.1), ("P1", "2024-01-09", "HGB", 12.7), ("P1", "2024-01-09", "WBC", 6.5),
     ("P2", "2024-01-03", "HGB", 15.0), ("P2", "2024-01-04", "WBC", 11.2), ("P2", "2024-01-02", "WBC", 9.9),
     ("P3", "2024-01-05", "PLT", 250)],
    columns=["patient", "date", "test", "value"],
)
latest = labs.sort_values("date").drop_duplicates(["patient", "test"], keep="last")
result = latest.pivot(index="patient", columns="test", values="value").rename_axis(None, axis=1).reset_index()

# case: pivot-duplicates-mistake
# One row a patient with a column for every test
labs = pd.DataFrame(
    [("P1", "HGB", 13.1), ("P1", "HGB", 12.7), ("P1", "WBC", 6.5), ("P2", "HGB", 15.0)],
    columns=["patient", "test", "value"],
)
result = labs.pivot(index="patient", columns="test", values="value")

# case: occupied-beds-per-day
# How many beds were occupied on each day?
stays = pd.DataFrame({
    "bed": ["A1", "A2", "B1", "B2"],
    "start": pd.to_datetime(["2024-03-01", "2024-03-02", "2024-03-02", "2024-03-05"]),
    "end": pd.to_datetime(["2024-03-03", "2024-03-02", "2024-03-06", "2024-03-06"]),
})
rows = []
for _, r in stays.iterrows():
    for day in pd.date_range(r["start"], r["end"], freq="D"):
        rows.append({"day": day, "bed": r["bed"]})
daily = pd.DataFrame(rows)
result = daily.groupby("day")["bed"].nunique().reindex(pd.date_range("2024-03-01", "2024-03-07"), fill_value=0)

# case: nurse-shift-overlap
# Pairs of nurses who were on call in the same block (self join)
on_call = pd.DataFrame({
    "Nurse": [101, 101, 102, 103, 103, 104],
    "BlockFloor": [1, 1, 1, 1, 2, 2],
    "BlockCode": [1, 2, 3, 1, 1, 1],
})
nurse = pd.DataFrame({"EmployeeID": [101, 102, 103, 104], "Name": ["Carla Espinosa", "Laverne Roberts", "Paul Flowers", "Ted Buckland"]})
pairs = on_call.merge(on_call, on=["BlockFloor", "BlockCode"], suffixes=("_a", "_b"))
pairs = pairs[pairs["Nurse_a"] < pairs["Nurse_b"]]
names = nurse.set_index("EmployeeID")["Name"]
pairs["a"] = pairs["Nurse_a"].map(names)
pairs["b"] = pairs["Nurse_b"].map(names)
result = list(pairs[["a", "b", "BlockFloor"]].itertuples(index=False, name=None))

# case: rolling-temperature-fever
# Longest streak of readings with fever (>= 38.0)
temps = pd.Series([36.9, 38.1, 38.4, 37.2, 38.0, 38.6, 39.1, 37.0],
                  index=pd.date_range("2024-04-01 08:00", periods=8, freq="6h"), name="temp")
fever = temps >= 38
grp = (fever != fever.shift()).cumsum()
streaks = fever.groupby(grp).agg(["first", "size"])
result = int(streaks.loc[streaks["first"], "size"].max())

# case: insurance-null-counts
# Bills without insurance: count, share and total of missing per year
bills = pd.DataFrame({
    "bill_id": range(1, 10),
    "year": [2021, 2021, 2021, 2022, 2022, 2022, 2022, 2023, 2023],
    "insurer": ["Acme", None, "Blue", None, np.nan, "Acme", "Blue", "Acme", "Acme"],
    "amount": [100, 250, 75, 320, 180, 90, 60, 400, 510],
})
result = bills.groupby("year").apply(
    lambda g: pd.Series({
        "uninsured": g["insurer"].isna().sum(),
        "share": round(g["insurer"].isna().mean(), 3),
        "uninsured_amount": g.loc[g["insurer"].isnull(), "amount"].sum(),
    })
)
