import pandas as pd
import numpy as np
import datetime as dt

# soccer_1 / soccer_2 and hospital_1
player_df = pd.DataFrame({
    "player_api_id": [505942, 155782, 162549, 30572, 23780, 27316, 40006],
    "player_name": ["Aaron Appindangoye", "Aaron Cresswell", "Aaron Doran", "Aaron Galindo", "Aaron Hughes", "aaron hunt", None],
    "birthday": ["1992-02-29 00:00:00", "1989-12-15 00:00:00", "1991-05-13 00:00:00", "1982-05-08", "08/11/1979", "1986-09-04 00:00:00", None],
    "height": [182.88, 170.18, 170.18, 182.88, 182.88, np.nan, 190.5],
    "weight": [187, 146, 163, 198, 154, 161, 0],
})
player_attributes_df = pd.DataFrame({
    "player_api_id": [505942, 505942, 505942, 155782, 155782, 162549, 162549, 30572, 23780, 23780, 27316],
    "date": ["2016-02-18", "2015-11-19", "2015-03-20", "2016-04-21", "2014-09-18", "2016-01-07", "2013-05-31", "2016-04-21", "2015-12-24", "2007-02-22", "2016-04-28"],
    "overall_rating": [67, 67, 61, 74, 73, 65, 67, 69, 70, 76, 77],
    "preferred_foot": ["right", "right", "right", "left", "left", "Right", "right", "right", None, "right", "left"],
    "crossing": [49, 49, 48, 80, 80, 64, 66, 57, 45, np.nan, 79],
})
tryout_df = pd.DataFrame({
    "pID": [10001, 20002, 30003, 40004, 50005, 50005, 60006],
    "cName": ["LSU", "ASU", "OU", "FSU", "ASU", "LSU", "OU"],
    "pPos": ["goalie", "mid", "striker", "goalie", "mid", "mid", "Goalie"],
    "decision": ["no", "yes", "no", "yes", "no", "YES", None],
})
college_df = pd.DataFrame({"cName": ["LSU", "ASU", "OU", "FSU", "UCLA"], "state": ["LA", "AZ", "OK", "FL", "CA"], "enr": ["18,000", "12000", "22000", "19000", None]})
physician_df = pd.DataFrame({
    "EmployeeID": [1, 2, 3, 4, 5, 6],
    "Name": ["John Dorian", "Elliot Reid", "Christopher Turk", "Percival Cox", "Bob Kelso", "Todd Quinlan"],
    "Position": ["Staff Internist", "Attending Physician", "Surgical Attending Physician", "Senior Attending Physician", "Head Chief of Medicine", "Surgical Attending Physician"],
})
patient_df = pd.DataFrame({
    "SSN": [100000001, 100000002, 100000003, 100000004],
    "Name": ["John Smith", "Grace Ritchie", "Random J. Patient", "Dennis Doe"],
    "PCP": [1, 2, 2, 3],
})
appointment_df = pd.DataFrame({
    "AppointmentID": [13216584, 26548913, 36549879, 46846589, 59871321, 69879231, 76983231],
    "Patient": [100000001, 100000002, 100000001, 100000004, 100000004, 100000001, 100000001],
    "PrepNurse": [101.0, 101.0, 102.0, 103.0, np.nan, 103.0, np.nan],
    "Physician": [1, 2, 1, 4, 4, 2, 3],
    "Start": ["2008-04-24 10:00", "2008-04-24 10:00", "2008-04-25 10:00", "2008-04-25 10:00", "2008-04-26 10:00", "2008-04-26 11:00", "2008-04-26 12:00"],
    "End": ["2008-04-24 11:00", "2008-04-24 11:30", "2008-04-25 11:00", "2008-04-25 11:00", "2008-04-26 11:15", "2008-04-26 12:00", "2008-04-26 13:00"],
    "ExaminationRoom": ["A", "B", "a", "B", "C", "C", "C "],
})
procedures_df = pd.DataFrame({"Code": [1, 2, 3, 4, 5, 6], "Name": ["Reverse Rhinopodoplasty", "Obtuse Pyloric Recombobulation", "Folded Demiophtalmectomy", "Complete Walletectomy", "Obfuscated Dermogastrotomy", "Reversible Pancreomyoplasty"], "Cost": [1500.0, 3750.0, 4500.0, 10000.0, 4899.0, 5600.0]})
trained_in_df = pd.DataFrame({
    "Physician": [3, 3, 3, 3, 6, 6, 6],
    "Treatment": [1, 2, 5, 6, 2, 5, 6],
    "CertificationExpires": ["2008-12-31", "2008-12-31", "2007-12-31", "2008-12-31", "2007-12-31", "2007-12-31", "2008-12-31"],
})
# case: latest-attributes
# The most recent overall rating of every player and the foot they prefer.
pa = player_attributes_df.copy()
pa["date"] = pd.to_datetime(pa["date"])
latest = pa.sort_values("date").groupby("player_api_id").tail(1)
result = player_df[["player_api_id", "player_name"]].merge(latest, on="player_api_id")[["player_name", "overall_rating", "preferred_foot"]].sort_values("overall_rating", ascending=False).reset_index(drop=True)
# case: left-foot-avg
# Average rating over players' records by preferred foot; missing as 'unknown', ignore case.
foot = player_attributes_df["preferred_foot"].str.lower().fillna("unknown")
result = player_attributes_df.groupby(foot)["overall_rating"].agg(avg_rating="mean", records="size").round(2).sort_values("avg_rating", ascending=False).reset_index()
# case: rating-improvement
# Change between the first and last recorded rating of players with at least 2 records.
rows = []
for pid, g in player_attributes_df.sort_values("date").groupby("player_api_id", sort=False):
    if len(g) < 2:
        continue
    change = int(g["overall_rating"].iloc[-1]) - int(g["overall_rating"].iloc[0])
    name = player_df.set_index("player_api_id").at[pid, "player_name"]
    rows.append({"player_name": name, "records": len(g), "change": change})
result = pd.DataFrame(rows).sort_values("change", ascending=False, ignore_index=True)
# case: bmi-class
# BMI (height in cm, weight in pounds) and a class for each player with both values.
p = player_df[(player_df["weight"] > 0) & player_df["height"].notna()].copy()
p["bmi"] = (p["weight"] * 0.45359237 / (p["height"] / 100) ** 2).round(1)
p["class"] = np.where(p["bmi"] < 22, "light", np.where(p["bmi"] < 25, "normal", "heavy"))
result = p[["player_name", "bmi", "class"]].sort_values("bmi", ascending=False).reset_index(drop=True)
# case: age-on-date
# Age in full years on 2016-04-28 by player, oldest first.
ref = dt.date(2016, 4, 28)
births = pd.to_datetime(player_df["birthday"], format="mixed")
ages = []
for b in births:
    if pd.isna(b):
        ages.append(None)
    else:
        ages.append(ref.year - b.year - ((ref.month, ref.day) < (b.month, b.day)))
result = player_df[["player_name"]].assign(age=ages).dropna().sort_values("age", ascending=False).reset_index(drop=True)
# case: tryout-positions-all-yes
# Per college: number of tryouts, number of distinct positions (any case), number accepted.
t = tryout_df.assign(pPos=tryout_df["pPos"].str.lower(), ok=tryout_df["decision"].str.lower().eq("yes"))
result = (
    college_df[["cName"]]
    .merge(t, on="cName", how="left")
    .groupby("cName", as_index=False)
    .agg(tryouts=("pID", "count"), positions=("pPos", "nunique"), accepted=("ok", "sum"))
)
# case: colleges-mid-not-goalie
# States whose college had tryouts for mids but not for goalies.
pos = tryout_df.groupby("cName")["pPos"].agg(lambda s: set(s.str.lower()))
names = [c for c in pos.index if "mid" in pos[c] and "goalie" not in pos[c]]
result = college_df.loc[college_df.cName.isin(names), ["cName", "state"]].reset_index(drop=True)
# case: enrolment-bigger-than-avg
# Colleges with enrolment above average and how far above.
c = college_df.dropna(subset=["enr"]).copy()
c["enr"] = c["enr"].str.replace(",", "").astype("int64")
c["above"] = c["enr"] - c["enr"].mean()
result = c[c["above"] > 0][["cName", "enr", "above"]].sort_values("enr", ascending=False)
# case: physicians-not-trained
# Physicians without any training.
result = physician_df[~physician_df["EmployeeID"].isin(trained_in_df["Physician"])].reindex(columns=["Name", "Position"]).sort_values("Name").reset_index(drop=True)
# case: expired-or-most-expensive
# For each physician trained: the most expensive procedure, total cost of procedures, and number of certificates expired before 2008-06-01.
x = trained_in_df.merge(procedures_df, left_on="Treatment", right_on="Code").merge(physician_df, left_on="Physician", right_on="EmployeeID", suffixes=("_proc", "_phys"))
x["expired"] = pd.to_datetime(x["CertificationExpires"]) < pd.Timestamp("2008-06-01")
x = x.sort_values("Cost", ascending=False)
result = x.groupby("Name_phys").agg(top_procedure=("Name_proc", "first"), total_cost=("Cost", "sum"), expired=("expired", "sum")).reset_index().rename(columns={"Name_phys": "physician"})
# case: appointment-not-pcp
# Appointments where the patient saw a physician other than his primary care physician.
phys = physician_df.set_index("EmployeeID")["Name"].to_dict()
ap = appointment_df.merge(patient_df, left_on="Patient", right_on="SSN")
ap = ap[ap["Physician"] != ap["PCP"]]
result = pd.DataFrame({
    "patient": ap["Name"].values,
    "physician": ap["Physician"].map(phys).values,
    "pcp": ap["PCP"].map(phys).values,
    "start": pd.to_datetime(ap["Start"]).values,
})
# case: minutes-by-room
# Number of appointments and total minutes in each room (room names cleaned).
ap = appointment_df.copy()
ap["Start"], ap["End"] = pd.to_datetime(ap["Start"]), pd.to_datetime(ap["End"])
ap["minutes"] = (ap["End"] - ap["Start"]) // pd.Timedelta(minutes=1)
ap["ExaminationRoom"] = ap["ExaminationRoom"].str.strip().str.upper()
result = ap.groupby("ExaminationRoom").agg({"AppointmentID": "count", "minutes": "sum"}).rename(columns={"AppointmentID": "appointments"}).reset_index()
# case: nurse-day-matrix
# Appointments per nurse and day (no nurse -> 'none').
a = appointment_df.assign(
    day=appointment_df["Start"].str.split(" ").str[0],
    nurse=appointment_df["PrepNurse"].astype("Int64").astype("string").fillna("none"),
)
result = a.pivot_table(index="nurse", columns="day", values="AppointmentID", aggfunc="count", fill_value=0).reset_index().rename_axis(columns=None)
# case: patient-last-gap
# Hours between consecutive appointments of the same patient.
s = appointment_df[["Patient", "AppointmentID", "Start"]].copy()
s["Start"] = pd.to_datetime(s["Start"])
s = s.sort_values(["Patient", "Start"])
s["gap_hours"] = s.groupby("Patient")["Start"].diff().dt.total_seconds().div(3600)
result = s[s["gap_hours"].notnull()].merge(patient_df[["SSN", "Name"]], left_on="Patient", right_on="SSN")[["Name", "AppointmentID", "gap_hours"]]
