import re
from datetime import timedelta
import numpy as np
import pandas as pd

patient = pd.DataFrame(
    [
        (1001, "F", "1954-02-11", "Ruiz, Ana", "1992-06-01", "SLE"),
        (1002, "M", "1961-12-30", "okafor, Ben", "1994-01-17", "RA"),
        (1003, "F", "1988-07-04", "Lindqvist, Eva", None, "SLE, SJS"),
        (1004, "", "1972-03-22", "Haddad, Omar", "1999-11-05", ""),
        (1005, "M", None, "KIM, JIN", "1996-03-29", "APS"),
        (1006, "F", "1947-10-15", "Popov, Irina", "1990-09-12", "RA"),
        (1007, "F", "1979-05-28", "Ruiz, Ana", "1997-04-02", "sle"),
        (1008, "M", "1990-01-01", "Nguyen, Minh", "2001-08-19", None),
    ],
    columns=["id", "sex", "birthday", "name", "first_visit", "diagnosis"],
)

lab = pd.DataFrame({
    "patient_id": [1001, 1001, 1001, 1002, 1002, 1003, 1003, 1003, 1004, 1005, 1005, 1006, 1006, 1006, 1007, 1009],
    "taken": ["1992-06-12", "1992-07-01", "1993-01-15", "1994-02-19", "1994-05-07", "1995-03-02", "1995-03-02", "1996-10-10",
              "1999-12-01", "1996-04-02", "1996-05-05", "1990-10-01", "1991-10-01", "1992-10-01", "1997-04-20", "1998-01-01"],
    "got": [34.0, 36.0, np.nan, 29.0, 256.0, 18.0, 18.0, 22.0, 41.0, np.nan, 60.0, 25.0, 25.0, 27.0, 19.0, 30.0],
    "glucose": ["102", "88", "n/a", "130", "142", "95", "95", None, "110", "", "99", "180", "176", "181", "84", "90"],
    "rf": ["<20.5", "<20.5", "31", "102.0", "-", "+", "+", "<20.5", None, "44", "45", "19.9", "20.5", "22", "-", "<20.5"],
})

appt = pd.DataFrame({
    "appt_id": range(1, 15),
    "patient_id": [1001, 1002, 1001, 1003, 1003, 1004, 1006, 1006, 1006, 1007, 1002, 1005, 1008, 1001],
    "start": pd.to_datetime(["2023-01-03 09:00", "2023-01-03 09:15", "2023-01-10 10:00", "2023-01-11 16:45", "2023-02-01 08:30",
                             "2023-02-01 08:45", "2023-02-14 11:00", "2023-02-15 11:00", "2023-02-16 11:00", "2023-03-01 14:00",
                             "2023-03-02 14:10", "2023-03-02 14:30", "2023-03-06 13:00", "2023-04-04 09:00"]),
    "minutes": [30, 30, 15, 45, 30, 30, 20, 20, 20, 60, 30, 15, 25, 30],
    "doctor": ["Dr. Shah", "Dr. Shah", "dr. shah", "Dr. Bell", "Dr. Bell", "Dr. Bell", "Dr. Shah", "Dr. Shah", "Dr. Ito", "Dr. Ito", "Dr. Ito", "Dr. Ito", "Dr. Bell", None],
    "status": ["done", "done", "no-show", "done", "cancelled", "done", "done", "done", "done", "done", "no-show", "done", "no-show", "booked"],
})


# case: no_show_rate_per_doctor
result = (appt.assign(doctor=appt.doctor.str.title(), ns=appt.status.eq("no-show"))
          .groupby("doctor", dropna=False).ns.agg(["sum", "size", "mean"])
          .rename(columns={"sum": "no_shows", "size": "appts", "mean": "rate"})
          .sort_values("rate", ascending=False))

# case: latest_numeric_glucose
g = lab.assign(glucose=pd.to_numeric(lab.glucose, errors="coerce"), taken=pd.to_datetime(lab.taken)).dropna(subset="glucose")
result = g.sort_values("taken", kind="stable").drop_duplicates("patient_id", keep="last").set_index("patient_id")[["taken", "glucose"]].sort_index()

# case: parse_rheumatoid_factor
def parse_rf(v):
    if v is None or (isinstance(v, float) and np.isnan(v)):
        return (None, "missing")
    m = re.fullmatch(r"(<)?(\d+(?:\.\d+)?)", v.strip())
    if m:
        value = float(m.group(2))
        return (value, "below" if m.group(1) else ("normal" if value < 20 else "high"))
    return (None, {"-": "negative", "+": "positive"}.get(v, "other"))

parsed = pd.DataFrame(lab["rf"].map(parse_rf).tolist(), columns=["rf_value", "rf_class"], index=lab.index)
result = lab[["patient_id"]].join(parsed).groupby("rf_class").agg(tests=("patient_id", "size"), patients=("patient_id", "nunique"), mean_value=("rf_value", "mean"))

# case: age_at_first_visit
p = patient.copy()
for c in ("birthday", "first_visit"):
    p[c] = pd.to_datetime(p[c], format="%Y-%m-%d")
had_birthday = (p.first_visit.dt.month * 100 + p.first_visit.dt.day) >= (p.birthday.dt.month * 100 + p.birthday.dt.day)
p["age"] = (p.first_visit.dt.year - p.birthday.dt.year - (~had_birthday).astype(int)).astype("Int64")
p["band"] = pd.cut(p["age"].astype("float"), [0, 17, 30, 45, 120], labels=["minor", "young", "middle", "senior"])
result = p[["id", "age", "band"]]

# case: doctor_overlapping_appointments
a = appt.dropna(subset=["doctor"]).assign(doctor=lambda d: d.doctor.str.title(), end=lambda d: d.start + pd.to_timedelta(d.minutes, unit="m"))
pairs = a.merge(a, on="doctor", suffixes=("_a", "_b")).query("appt_id_a < appt_id_b and start_a < end_b and start_b < end_a")
result = pairs.assign(overlap_min=(pairs[["end_a", "end_b"]].min(axis=1) - pairs[["start_a", "start_b"]].max(axis=1)).dt.total_seconds() / 60)[["doctor", "appt_id_a", "appt_id_b", "overlap_min"]].reset_index(drop=True)

# case: consecutive_day_streaks
d = appt[appt.status == "done"].sort_values(["patient_id", "start"])
day = d.start.dt.normalize()
new_run = day.groupby(d.patient_id).diff().ne(timedelta(days=1))
runs = d.assign(day=day, run=new_run.cumsum()).groupby(["patient_id", "run"]).day.agg(first="min", last="max", length="count")
result = runs.reset_index("run", drop=True).loc[lambda r: r.length.eq(r.length.max())]

# case: explode_diagnoses_share
dx = patient.diagnosis.replace({"": None}).str.upper().str.split(r",\s*", regex=True).explode().dropna()
result = dx.value_counts(normalize=True).mul(100).round(1).astype(str).add("%").to_dict()

# case: possible_duplicate_patients
nm = patient.name.str.extract(r"^(?P<last>[^,]+),\s*(?P<first>.+)$").apply(lambda s: s.str.capitalize())
result = patient.join(nm).loc[lambda d: d.duplicated(["last", "first"], keep=False), ["id", "first", "last", "birthday"]]

# case: got_abnormal_ratio_sle_vs_rest
is_sle = patient.set_index("id").diagnosis.fillna("").str.contains("sle", case=False)
x = lab.dropna(subset=["got"]).assign(sle=lambda d: d.patient_id.map(is_sle))
ct = pd.crosstab(x.sle.map({True: "SLE", False: "other"}).fillna("unknown patient"), x.got.gt(33).map({True: "abnormal", False: "normal"}), margins=True)
result = ct.assign(abnormal_pct=(ct.abnormal * 100 / ct.All).round(2))

# case: monthly_doctor_minutes_pivot
result = (appt.query("status in ['done', 'booked']")
          .assign(month=lambda d: d.start.dt.strftime("%b %Y"), doctor=lambda d: d.doctor.fillna("unassigned").str.title())
          .pivot_table(index="doctor", columns="month", values="minutes", aggfunc="sum", fill_value=0, sort=False)
          .reindex(columns=["Jan 2023", "Feb 2023", "Mar 2023", "Apr 2023"])
          .assign(total=lambda d: d.sum(axis=1)))
