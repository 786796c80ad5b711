import pandas as pd
import numpy as np
import re

# case: readmission-report
admissions = pd.DataFrame({
    "adm_id": [1, 2, 3, 4, 5, 6, 7, 8, 9],
    "patient": ["P1", "P2", "P1", "P3", "P2", "P1", "P4", "P3", "P5"],
    "ward": ["Cardio", "Ortho", "Cardio", "Neuro", "Ortho", "Neuro", "Cardio", "Neuro", "ortho"],
    "admitted": ["2024-01-01", "2024-01-03", "2024-01-20", "2024-01-10", "2024-03-10", "2024-02-05", "2024-02-01", "2024-02-02", "2024-02-20"],
    "discharged": ["2024-01-05", "2024-01-10", "2024-01-25", "2024-01-12", "2024-03-15", "2024-02-06", "2024-02-14", "2024-02-09", None],
})
patients = pd.DataFrame({"patient": ["P1", "P2", "P3", "P4", "P5"], "born": ["1950-04-02", "1984-12-30", "1977-07-07", "2001-01-15", "1999-05-05"]})

# cleaning
for col in ["admitted", "discharged"]:
    admissions[col] = pd.to_datetime(admissions[col])
admissions["ward"] = admissions["ward"].str.capitalize()
admissions["los"] = (admissions["discharged"] - admissions["admitted"]).dt.days

# previous discharge of the same patient
admissions = admissions.sort_values(["patient", "admitted"])
admissions["prev_discharge"] = admissions.groupby("patient")["discharged"].shift()
admissions["gap"] = (admissions["admitted"] - admissions["prev_discharge"]).dt.days
admissions["readmit30"] = admissions["gap"].le(30)

full = admissions.merge(patients.assign(born=pd.to_datetime(patients["born"])), on="patient", validate="m:1")
full["age"] = full["admitted"].dt.year - full["born"].dt.year - (
    (full["admitted"].dt.month < full["born"].dt.month)
    | ((full["admitted"].dt.month == full["born"].dt.month) & (full["admitted"].dt.day < full["born"].dt.day))
).astype(int)
full["age_group"] = pd.cut(full["age"], [0, 30, 50, 120], labels=["<30", "30-49", "50+"], right=False)

ward = full.groupby("ward").agg(n=("adm_id", "count"), patients=("patient", "nunique"), avg_los=("los", "mean"), readmits=("readmit30", "sum"))
ward["rate"] = (ward["readmits"] / ward["n"] * 100).round(1)
age = full.pivot_table(index="age_group", columns="ward", values="los", aggfunc="mean", observed=False)
still_in = full.loc[full["discharged"].isna(), ["patient", "ward", "age"]]
assert ward["n"].sum() == 9
result = {"ward": ward, "age": age, "still_in": still_in, "detail": full[["adm_id", "gap", "readmit30"]].sort_values("adm_id").reset_index(drop=True)}

# case: lab-flags
labs = pd.DataFrame({
    "patient": ["A", "A", "A", "B", "B", "B", "C", "C", "C", "C"],
    "test": ["glucose", "Sodium", "potassium", "Glucose", "sodium", "potassium", "glucose", "sodium", "potassium", "iron"],
    "value": ["95 mg/dL", "141", "<3.0", "250 mg/dL", "pending", "4.4", "61mg/dL", "150", "5.9", "80"],
    "taken": pd.to_datetime(["2024-06-01 08:00"] * 3 + ["2024-06-01 09:30"] * 3 + ["2024-06-02 07:45"] * 4),
})
ref = pd.DataFrame({"test": ["glucose", "sodium", "potassium"], "low": [70.0, 135.0, 3.5], "high": [110.0, 145.0, 5.1]})


def to_number(text):
    match = re.search(r"\d+(\.\d+)?", text)
    return float(match.group()) if match else np.nan


labs["test"] = labs["test"].str.lower()
labs["num"] = labs["value"].map(to_number)
labs["censored"] = labs["value"].str.startswith("<")
df = labs.merge(ref, on="test", how="left")
df["flag"] = np.select(
    [df["num"].isna(), df["low"].isna(), df["num"] < df["low"], df["num"] > df["high"]],
    ["pending", "no range", "L", "H"],
    default="N",
)
# distance from the range, relative to its width
width = df["high"] - df["low"]
df["dev"] = np.where(df["flag"] == "H", (df["num"] - df["high"]) / width, np.where(df["flag"] == "L", (df["low"] - df["num"]) / width, 0.0))
df["dev"] = df["dev"].round(3)

grid = df.pivot(index="patient", columns="test", values="flag").fillna("-")
worst = df.loc[df.groupby("patient")["dev"].idxmax(), ["patient", "test", "value", "dev"]].reset_index(drop=True)
abnormal = df["flag"].isin(["L", "H"]).groupby(df["patient"]).sum()
priority = abnormal.map(lambda n: "urgent" if n >= 2 else "review" if n == 1 else "none")
stats = df.groupby("test")["num"].agg(["count", "min", "max", "mean"]).round(2)
result = {"grid": grid, "worst": worst, "priority": priority.to_dict(), "stats": stats, "censored": int(df["censored"].sum())}

# case: appointment-no-shows
appts = pd.DataFrame({
    "id": range(1, 13),
    "patient": [11, 12, 13, 11, 14, 12, 15, 13, 11, 16, 12, 14],
    "doctor": ["Dr. Gray", "Dr. Gray", "Dr. House", "Dr. House", "Dr. Gray", "Dr. Who", "Dr. Who", "Dr. Gray", "Dr. Who", "Dr. House", "Dr. Gray", "Dr. House"],
    "when": pd.to_datetime(["2024-04-01 09:00", "2024-04-01 09:30", "2024-04-01 10:00", "2024-04-02 14:00", "2024-04-02 15:00", "2024-04-03 09:00",
                            "2024-04-03 11:00", "2024-04-04 16:30", "2024-04-05 08:30", "2024-04-05 13:00", "2024-04-08 09:00", "2024-04-08 10:00"]),
    "status": ["attended", "no-show", "attended", "cancelled", "attended", "No-Show", "attended", "no-show", "attended", "attended ", "attended", "no-show"],
})
appts["status"] = appts["status"].str.strip().str.lower()
appts["no_show"] = (appts["status"] == "no-show").astype(int)
appts["doctor"] = appts["doctor"].str.replace("Dr. ", "", regex=False)
appts["day"] = appts["when"].dt.day_name().str[:3]
appts["slot"] = np.where(appts["when"].dt.hour < 12, "AM", "PM")

held = appts[appts["status"] != "cancelled"]
by_doc = held.groupby("doctor")["no_show"].agg(["sum", "count", "mean"]).rename(columns={"sum": "missed", "count": "held", "mean": "rate"})
by_doc["rate"] = by_doc["rate"].round(3)
order = ["Mon", "Tue", "Wed", "Thu", "Fri"]
heat = held.pivot_table(index="day", columns="slot", values="no_show", aggfunc="mean").reindex(order)

# repeat offenders: share of missed appointments before each appointment
held = held.sort_values("when").copy()
held["missed_before"] = held.groupby("patient")["no_show"].cumsum() - held["no_show"]
held["visit_no"] = held.groupby("patient").cumcount() + 1
repeat = held.groupby("patient").filter(lambda g: len(g) > 1)
risk = repeat.groupby("patient").agg(visits=("id", "count"), missed=("no_show", "sum")).query("missed >= 1")
slots = held.groupby(held["when"].dt.date)["id"].count()
assert held["id"].is_unique
result = {"by_doctor": by_doc, "heat": heat, "risk": risk, "detail": held[["id", "visit_no", "missed_before"]], "busiest": str(slots.idxmax()), "overall": round(held["no_show"].mean(), 4)}

# case: medication-overlap
rx = pd.DataFrame([
    ("P1", "warfarin", "2024-01-01", 30), ("P1", "aspirin", "2024-01-20", 20), ("P1", "warfarin", "2024-02-05", 30),
    ("P2", "statin", "2024-01-10", 90), ("P2", "aspirin", "2024-04-15", 10), ("P3", "warfarin", "2024-03-01", 14),
    ("P3", "ibuprofen", "2024-03-10", 7), ("P3", "aspirin", "2024-03-14", 5),
], columns=["patient", "drug", "start", "days"])
interactions = pd.DataFrame({"d1": ["warfarin", "warfarin"], "d2": ["aspirin", "ibuprofen"], "severity": ["major", "moderate"]})

rx["start"] = pd.to_datetime(rx["start"])
rx["end"] = rx["start"] + pd.to_timedelta(rx["days"] - 1, unit="D")
rx["rx_id"] = np.arange(1, len(rx) + 1)

pairs = rx.merge(rx, on="patient", suffixes=("_1", "_2"))
pairs = pairs[pairs["rx_id_1"] < pairs["rx_id_2"]].copy()
pairs["from"] = pairs[["start_1", "start_2"]].max(axis=1)
pairs["to"] = pairs[["end_1", "end_2"]].min(axis=1)
pairs["overlap"] = ((pairs["to"] - pairs["from"]).dt.days + 1).clip(lower=0)

# both directions of the interaction table
both = pd.concat([interactions, interactions.rename(columns={"d1": "d2", "d2": "d1"})], ignore_index=True)
danger = pairs[pairs["overlap"] > 0].merge(both, left_on=["drug_1", "drug_2"], right_on=["d1", "d2"], how="inner")
table = danger[["patient", "drug_1", "drug_2", "from", "to", "overlap", "severity"]].sort_values(["patient", "from"]).reset_index(drop=True)

# gaps in refills of the same drug
rx = rx.sort_values(["patient", "drug", "start"])
rx["prev_end"] = rx.groupby(["patient", "drug"])["end"].shift()
rx["gap_days"] = (rx["start"] - rx["prev_end"]).dt.days - 1
gaps = rx.dropna(subset=["gap_days"])[["patient", "drug", "gap_days"]]
per_patient = rx.groupby("patient")["drug"].agg(["nunique", lambda s: "/".join(sorted(set(s)))])
per_patient.columns = ["drugs", "names"]
result = {"interactions": table, "gaps": gaps, "per_patient": per_patient, "severities": table["severity"].value_counts().to_dict()}

# case: clinical-trial-baseline
subjects = pd.DataFrame({
    "subj": [f"S{n:02d}" for n in range(1, 11)],
    "arm": ["drug", "placebo"] * 5,
    "sex": ["F", "M", "F", "F", "M", "M", None, "F", "M", "F"],
    "age": [34, 45, 51, 29, 62, 57, 48, 39, 70, 41],
    "bmi": [22.1, 27.5, np.nan, 24.0, 31.2, 29.9, 26.4, 21.8, 28.3, np.nan],
})
visits = pd.DataFrame({
    "subj": ["S01", "S01", "S02", "S02", "S03", "S03", "S04", "S05", "S05", "S06", "S06", "S08"],
    "visit": ["base", "week4", "base", "week4", "base", "week4", "base", "base", "week4", "base", "week4", "base"],
    "score": [20, 12, 22, 20, 25, 15, 19, 30, 24, 27, 28, 18],
})

# impute BMI by the mean of the arm
subjects["bmi_imputed"] = subjects["bmi"].isna()
subjects["bmi"] = subjects["bmi"].fillna(subjects.groupby("arm")["bmi"].transform("mean")).round(1)
subjects["sex"] = subjects["sex"].fillna("U")

baseline = subjects.groupby("arm").agg(n=("subj", "count"), age_mean=("age", "mean"), age_sd=("age", "std"), bmi_mean=("bmi", "mean")).T.round(2)
sex = pd.crosstab(subjects["sex"], subjects["arm"])

wide = visits.pivot(index="subj", columns="visit", values="score").rename_axis(columns=None)
wide["change"] = wide["week4"] - wide["base"]
wide["responder"] = (wide["change"] / wide["base"]) <= -0.3
outcome = subjects.set_index("subj").join(wide, how="left")
completed = outcome.dropna(subset=["change"])
effect = completed.groupby("arm")["change"].agg(["count", "mean", "std", "sem"]).round(3)
diff = effect.loc["drug", "mean"] - effect.loc["placebo", "mean"]
responders = completed.groupby("arm")["responder"].apply(lambda s: f"{int(s.sum())}/{len(s)}")
disposition = pd.Series(np.select([outcome["base"].isna(), outcome["week4"].isna()], ["never started", "dropped"], default="completed"), index=outcome.index)
flow = pd.crosstab(outcome["arm"], disposition.rename("disposition"))
result = {"baseline": baseline, "sex": sex, "effect": effect, "diff": round(diff, 3), "responders": responders.to_dict(), "flow": flow}

# case: vaccination-coverage
doses = pd.DataFrame({
    "region": ["North", "North", "South", "South", "East", "East", "East", "North"],
    "week": ["2024-W01", "2024-W02", "2024-W01", "2024-W03", "2024-W01", "2024-W02", "2024-W03", "2024-W03"],
    "first": [120, 90, 300, 250, 60, 80, 70, 40],
    "second": [10, 40, 30, 100, 5, 30, 20, 60],
})
pop = pd.Series({"North": 1000, "South": 2500, "East": 700, "West": 400}, name="population")

long = doses.melt(id_vars=["region", "week"], value_vars=["first", "second"], var_name="dose", value_name="n")
weeks = sorted(doses["week"].unique())
idx = pd.MultiIndex.from_product([pop.index, weeks, ["first", "second"]], names=["region", "week", "dose"])
full = long.set_index(["region", "week", "dose"])["n"].reindex(idx, fill_value=0)

cum = full.groupby(level=["region", "dose"]).cumsum().rename("cumulative")
table = pd.concat([full, cum], axis=1).reset_index()
table["population"] = table["region"].map(pop)
table["coverage"] = (table["cumulative"] / table["population"] * 100).round(2)

final = table[table["week"] == weeks[-1]].pivot(index="region", columns="dose", values="coverage")
final["dropout"] = ((final["first"] - final["second"]) / final["first"] * 100).round(1)
final["rank"] = final["first"].rank(ascending=False, method="min").astype(int)
final = final.sort_values("rank")
zero_weeks = table[(table["n"] == 0) & (table["dose"] == "first")].groupby("region")["week"].apply(list).to_dict()
national = full.groupby("week").sum().to_frame("doses")
national["cum"] = national["doses"].cumsum()
national["growth"] = national["doses"].pct_change().round(4)
assert national["cum"].iloc[-1] == doses[["first", "second"]].to_numpy().sum()
result = {"final": final, "zero_weeks": zero_weeks, "national": national, "series": table.query("dose == 'second' and region == 'East'")}

# case: er-waiting-times
visits = pd.DataFrame({
    "visit": list("abcdefghij"),
    "triage": [1, 3, 2, 5, 3, 4, 2, 3, 5, 1],
    "arrive": ["10:02", "10:05", "10:20", "10:30", "11:00", "11:15", "11:40", "12:05", "12:10", "12:30"],
    "seen": ["10:04", "10:50", "10:31", "13:30", "11:25", "12:45", "12:05", "12:50", None, "12:30"],
})
targets = {1: 5, 2: 15, 3: 30, 4: 60, 5: 120}

visits["arrive_t"] = pd.to_timedelta(visits["arrive"] + ":00")
visits["seen_t"] = pd.to_timedelta(visits["seen"] + ":00")
visits["wait"] = (visits["seen_t"] - visits["arrive_t"]).dt.total_seconds().div(60)
visits["target"] = visits["triage"].map(targets)
visits["met"] = visits["wait"] <= visits["target"]
visits["hour"] = visits["arrive"].str.split(":").str[0].astype(int)

per_triage = visits.groupby("triage")["wait"].agg(["count", "median", "max"])
per_triage["met_pct"] = visits.dropna(subset=["wait"]).groupby("triage")["met"].mean() * 100
per_triage["target"] = per_triage.index.map(targets)
per_hour = visits.groupby("hour").agg(arrivals=("visit", "count"), mean_wait=("wait", "mean")).round(1)


# how many people were waiting when each patient arrived
def waiting_at(t):
    return int(((visits["arrive_t"] < t) & ((visits["seen_t"] > t) | visits["seen_t"].isna())).sum())


visits["queue"] = visits["arrive_t"].apply(waiting_at)
left = visits.loc[visits["seen"].isna(), "visit"].tolist()
p90 = visits["wait"].quantile(0.9)
corr = visits[["queue", "wait"]].dropna().corr().iloc[0, 1]
result = {"triage": per_triage, "hour": per_hour, "queue": visits.set_index("visit")["queue"], "left": left, "p90": p90, "corr": round(corr, 4)}

# case: blood-bank-stock
stock = pd.DataFrame({
    "unit": ["U1", "U2", "U3", "U4", "U5", "U6", "U7", "U8"],
    "type": ["O-", "O+", "A+", "A-", "B+", "AB+", "O-", "A+"],
    "collected": ["2024-05-01", "2024-05-10", "2024-04-20", "2024-05-15", "2024-05-18", "2024-04-01", "2024-05-20", "2024-05-21"],
    "ml": [450, 450, 430, 450, 470, 450, 440, 450],
})
requests = pd.DataFrame({"req": [1, 2, 3, 4], "patient_type": ["A+", "O-", "AB-", "B+"], "units": [2, 1, 1, 2]})
today = pd.Timestamp("2024-05-25")
stock["expires"] = pd.to_datetime(stock["collected"]) + pd.Timedelta(days=42)
stock["days_left"] = (stock["expires"] - today).dt.days
stock["usable"] = stock["days_left"] >= 0
stock["abo"] = stock["type"].str[:-1]
stock["rh"] = stock["type"].str[-1]


def compatible(donor, patient):
    d_abo, d_rh, p_abo, p_rh = donor[:-1], donor[-1], patient[:-1], patient[-1]
    letters = set(d_abo) - {"O"}
    return letters <= set(p_abo) and (d_rh == "-" or p_rh == "+")


# allocate the oldest compatible units first, rarer patients first
available = stock[stock["usable"]].sort_values(["days_left", "unit"])
taken = []
rows = []
for r in requests.sort_values(["units", "req"]).itertuples():
    options = available[~available["unit"].isin(taken)]
    options = options[options["type"].apply(lambda t: compatible(t, r.patient_type))]
    chosen = options.head(r.units)["unit"].tolist()
    taken.extend(chosen)
    rows.append({"req": r.req, "wanted": r.units, "units": ",".join(chosen), "filled": len(chosen)})
allocation = pd.DataFrame(rows).sort_values("req").reset_index(drop=True)
allocation["short"] = allocation["wanted"] - allocation["filled"]
rest = available[~available["unit"].isin(taken)]
by_type = pd.crosstab(stock["abo"], stock["rh"], values=stock["ml"], aggfunc="sum").fillna(0)
result = {"allocation": allocation, "rest": rest[["unit", "type", "days_left"]].reset_index(drop=True), "by_type": by_type, "expired": stock.loc[~stock["usable"], "unit"].tolist()}

# case: symptom-survey-concat-error
week1 = pd.DataFrame({"pid": [1, 2, 3, 4], "symptoms": ["cough,fever", "none", "headache", "fever"], "temp": ["38.2", "36.6", "36.9", "39.0"]})
week2 = pd.DataFrame({"pid": [1, 2, 3, 5], "symptoms": ["cough", "none", "none", "fever,cough"], "temp": ["37.0", "36.5", "unknown", "38.8"]})
survey = pd.concat([week1.assign(week=1), week2.assign(week=2)], ignore_index=True)

# temperatures to numbers
survey["temp"] = survey["temp"].astype(float)
survey["fever"] = survey["temp"] >= 38.0
long = survey.assign(symptom=survey["symptoms"].str.split(",")).explode("symptom")
counts = long.groupby(["week", "symptom"]).size().unstack(fill_value=0)
wide = survey.pivot(index="pid", columns="week", values="temp")
wide["change"] = wide[2] - wide[1]
improved = wide[wide["change"] < -0.5].index.tolist()
result = {"counts": counts, "wide": wide, "improved": improved}

# case: icu-monitoring
vitals = pd.DataFrame({
    "bed": ["B1"] * 6 + ["B2"] * 5,
    "time": list(pd.date_range("2024-07-01 00:00", periods=6, freq="h")) + list(pd.to_datetime(["2024-07-01 00:30", "2024-07-01 01:00", "2024-07-01 04:00", "2024-07-01 04:30", "2024-07-01 05:00"])),
    "hr": [82, 85, None, 121, 125, 118, 70, 300, 66, 64, 61],
    "spo2": [97, 96, 95, 91, 89, 92, 99, 98, 97, None, 98],
})
# implausible values are measurement errors
vitals.loc[~vitals["hr"].between(20, 250), "hr"] = np.nan
vitals["hr_f"] = vitals.groupby("bed")["hr"].ffill()
vitals["spo2_f"] = vitals.groupby("bed")["spo2"].ffill()

# early warning score
hr_points = pd.cut(vitals["hr_f"], [0, 50, 100, 110, 130, 999], labels=[2, 0, 1, 2, 3], ordered=False).astype(int)
ox_points = np.select([vitals["spo2_f"] >= 96, vitals["spo2_f"] >= 94, vitals["spo2_f"] >= 92], [0, 1, 2], default=3)
vitals["ews"] = hr_points + ox_points
vitals["alarm"] = vitals["ews"] >= 4

# episodes of consecutive alarms
vitals["episode"] = vitals.groupby("bed")["alarm"].transform(lambda s: (s & ~s.shift(fill_value=False)).cumsum())
episodes = (
    vitals[vitals["alarm"]]
    .groupby(["bed", "episode"])
    .agg(start=("time", "min"), end=("time", "max"), worst=("ews", "max"), n=("time", "size"))
    .reset_index()
)
episodes["minutes"] = (episodes["end"] - episodes["start"]).dt.total_seconds() / 60
vitals["gap_h"] = vitals.groupby("bed")["time"].diff() / pd.Timedelta(hours=1)
missing_data = vitals[vitals["gap_h"] > 2][["bed", "time", "gap_h"]]
roll = vitals.groupby("bed")["hr_f"].rolling(3, min_periods=1).mean().round(2)
result = {"vitals": vitals[["bed", "time", "hr_f", "spo2_f", "ews", "alarm"]], "episodes": episodes, "gaps": missing_data, "rolling": roll, "beds": vitals.groupby("bed")["ews"].max().to_dict()}

# case: diet-nutrition-log
foods = pd.DataFrame({"food": ["oats", "egg", "rice", "salad", "chicken"], "kcal": [380, 155, 130, 20, 165], "protein": [13, 13, 2.7, 1.2, 31]}).set_index("food")
log = pd.DataFrame({
    "person": ["Ida", "Ida", "Ida", "Jo", "Jo", "Ida", "Jo", "Jo", "Ida"],
    "day": ["Mon", "Mon", "Mon", "Mon", "Mon", "Tue", "Tue", "Wed", "Tue"],
    "entry": ["80g oats", "120 g egg", "200g rice", "150g Chicken", "100g salad", "0.2kg rice", "90g oats", "1 pizza", "60g egg"],
})
parsed = log["entry"].str.extract(r"^(?P<qty>[\d.]+)\s*(?P<unit>kg|g)?\s+(?P<food>\w+)$")
log = log.join(parsed)
log["grams"] = log["qty"].astype(float) * log["unit"].map({"g": 1, "kg": 1000})
log["food"] = log["food"].str.lower()
log = log.join(foods, on="food")
log[["kcal", "protein"]] = log[["kcal", "protein"]].mul(log["grams"] / 100, axis=0)

bad = log.loc[log["kcal"].isna(), ["person", "entry"]]
good = log.dropna(subset=["kcal"])
daily = good.groupby(["person", "day"])[["kcal", "protein"]].sum().round(1)
daily["protein_pct"] = (daily["protein"] * 4 / daily["kcal"] * 100).round(1)
goal = pd.Series({"Ida": 700, "Jo": 400})
d = daily.reset_index()
d["goal"] = d["person"].map(goal)
d["verdict"] = np.where(d["kcal"] > d["goal"] * 1.1, "above", np.where(d["kcal"] < d["goal"] * 0.9, "below", "within"))
wide = d.pivot(index="person", columns="day", values="verdict").reindex(columns=["Mon", "Tue", "Wed"])
top_food = good.groupby("person").apply(lambda g: g.loc[g["kcal"].idxmax(), "food"]).to_dict()
result = {"daily": daily, "verdict": wide, "bad": bad, "top_food": top_food, "avg": d.groupby("person")["kcal"].mean().round(2)}

# case: insurance-claims-adjudication
claims = pd.DataFrame({
    "claim_id": ["CL1", "CL2", "CL3", "CL4", "CL5", "CL6", "CL7", "CL3"],
    "member": ["M1", "M2", "M1", "M3", "M2", "M1", "M9", "M1"],
    "service": ["xray", "mri", "visit", "visit", "visit", "mri", "xray", "visit"],
    "date": pd.to_datetime(["2024-01-05", "2024-01-20", "2024-02-02", "2024-02-10", "2024-03-01", "2024-03-15", "2024-03-20", "2024-02-02"]),
    "billed": [220.0, 1800.0, 150.0, 140.0, 160.0, 2100.0, 200.0, 150.0],
})
fees = pd.DataFrame({"service": ["xray", "mri", "visit"], "allowed": [180.0, 1500.0, 120.0]})
plans = pd.DataFrame({"member": ["M1", "M2", "M3"], "deductible": [500, 1000, 0], "coinsurance": [0.2, 0.1, 0.3]})

claims = claims.drop_duplicates(subset="claim_id")
c = claims.merge(fees, on="service", how="left").merge(plans, on="member", how="left").sort_values(["member", "date"])
denied = c[c["deductible"].isna()]
c = c.dropna(subset=["deductible"]).copy()
c["covered"] = c[["billed", "allowed"]].min(axis=1)
c["cum"] = c.groupby("member")["covered"].cumsum()
c["cum_prev"] = c["cum"] - c["covered"]
c["deduct_left"] = (c["deductible"] - c["cum_prev"]).clip(lower=0)
c["deduct_paid"] = c[["deduct_left", "covered"]].min(axis=1)
c["coins"] = ((c["covered"] - c["deduct_paid"]) * c["coinsurance"]).round(2)
c["member_pays"] = c["deduct_paid"] + c["coins"]
c["plan_pays"] = c["covered"] - c["member_pays"]
c["written_off"] = c["billed"] - c["covered"]

assert np.allclose(c["billed"], c["member_pays"] + c["plan_pays"] + c["written_off"])
member = c.groupby("member")[["billed", "covered", "member_pays", "plan_pays"]].sum()
member["deductible_met"] = c.groupby("member")["cum"].max() >= plans.set_index("member")["deductible"]
service = c.groupby("service").agg(claims=("claim_id", "count"), plan=("plan_pays", "sum"))
quarter = c.groupby(c["date"].dt.month)["plan_pays"].sum().cumsum()
result = {"claims": c[["claim_id", "covered", "deduct_paid", "coins", "plan_pays"]].reset_index(drop=True), "member": member, "service": service, "cum_month": quarter, "denied": denied["claim_id"].tolist()}
