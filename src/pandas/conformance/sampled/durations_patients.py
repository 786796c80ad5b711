import pandas as pd
import numpy as np
import re
from datetime import datetime, date, timedelta

patients = pd.DataFrame({
    "patient_id": [101, 102, 103, 104, 105, 106, 107, 108],
    "name": ["Ada King", "bob stone ", "Cleo Ng", None, "Dirk Vos", "Eve Marsh", "Finn O'Dea", "Gus Ray"],
    "dob": ["1980-02-29", "15/07/1992", "1975-12-31", "2001-01-01", "unknown", "1960-06-30", None, "2010-10-10"],
    "registered": pd.to_datetime(["2020-01-15", "2021-03-31", "2019-11-30", None, "2022-02-28", "2020-01-15", "2023-07-04", "2021-12-31"]),
})
visits = pd.DataFrame({
    "visit_id": range(1, 13),
    "patient_id": [101, 101, 102, 103, 103, 103, 105, 106, 106, 108, 999, 101],
    "visit_date": ["2024-01-05", "05/02/2024", "2024-02-29", "March 3, 2024", "2024-03-03", "20240315", "n/a", "2024-04-01 08:30", "", "31/12/2023", "2024-05-06", "2024-01-05"],
    "check_in": ["09:00", "13:45", "08:15", "23:50", "10:05", None, "11:00", "08:30", "07:59", "16:20", "12:00", "9:00"],
    "check_out": ["09:40", "14:30", "09:00", "00:20", "10:05", "11:00", None, "09:15", "08:45", "17:05", "12:01", "09:40"],
    "fee": [120.0, 80.0, np.nan, 200.0, 0.0, 150.0, 95.5, 60.0, -20.0, 110.0, 75.0, 120.0],
})
epochs = pd.DataFrame({
    "device": ["a", "b", "a", "c", "b", "c"],
    "ts_s": [1704067200, 1709164800, 1706745599, 1711929600, 0, 1719791999],
    "ts_ms": [1704067200123, 1709164800000, 1706745599999, None, -1000, 1719791999500],
    "serial": [45292, 45351.5, 45322.25, 60.0, np.nan, 45473.999],
})

# case: mixed-coerce
result = pd.to_datetime(visits["visit_date"], errors="coerce")

# case: mixed-format-mixed
visits["parsed"] = pd.to_datetime(visits["visit_date"], format="mixed", errors="coerce")
result = visits[["visit_id", "visit_date", "parsed"]]

# case: mixed-dayfirst
parsed = pd.to_datetime(visits["visit_date"], format="mixed", dayfirst=True, errors="coerce")
result = parsed.dt.strftime("%d %b %Y").fillna("missing")

# case: two-pass-parse
iso = pd.to_datetime(visits["visit_date"], format="%Y-%m-%d", errors="coerce")
eu = pd.to_datetime(visits["visit_date"], format="%d/%m/%Y", errors="coerce")
compact = pd.to_datetime(visits["visit_date"], format="%Y%m%d", errors="coerce")
visits["d"] = iso.fillna(eu).fillna(compact)
result = visits.loc[visits["d"].isna(), ["visit_id", "visit_date"]]

# case: custom-parser-loop
FORMATS = ["%Y-%m-%d", "%d/%m/%Y", "%B %d, %Y", "%Y%m%d", "%Y-%m-%d %H:%M"]

def parse_any(text):
    if text is None or not str(text).strip():
        return pd.NaT
    for fmt in FORMATS:
        try:
            return datetime.strptime(text, fmt)
        except ValueError:
            continue
    return pd.NaT

visits["when"] = visits["visit_date"].apply(parse_any)
result = visits.groupby("patient_id")["when"].agg(["min", "max", "count"])

# case: epoch-seconds
epochs["dt"] = pd.to_datetime(epochs["ts_s"], unit="s")
epochs["month"] = epochs["dt"].dt.to_period("M")
result = epochs.sort_values("dt")[["device", "dt", "month"]]

# case: epoch-millis
s = pd.to_datetime(epochs["ts_ms"], unit="ms")
result = pd.DataFrame({"ts": s, "ms": s.dt.microsecond // 1000, "floor": s.dt.floor("s")})

# case: back-to-epoch
epochs["dt"] = pd.to_datetime(epochs["ts_s"], unit="s")
epochs["back"] = (epochs["dt"] - pd.Timestamp("1970-01-01")) // pd.Timedelta("1s")
epochs["same"] = epochs["back"].eq(epochs["ts_s"])
result = epochs[["dt", "back", "same"]]

# case: visit-duration-over-midnight
t_in = pd.to_datetime(visits["check_in"], format="%H:%M")
t_out = pd.to_datetime(visits["check_out"], format="%H:%M")
dur = t_out - t_in
dur = dur.where(dur >= pd.Timedelta(0), dur + pd.Timedelta(days=1))
visits["minutes"] = dur.dt.total_seconds() / 60
result = visits[["visit_id", "check_in", "check_out", "minutes"]]

# case: hhmm-strings
def to_minutes(x):
    if pd.isna(x):
        return np.nan
    h, m = map(int, x.split(":"))
    return h * 60 + m

mins = visits["check_in"].map(to_minutes)
result = mins.dropna().astype(int).apply(lambda m: f"{m // 60:02d}h{m % 60:02d}").to_list()

# case: timedelta-from-strings
visits["td_in"] = pd.to_timedelta(visits["check_in"] + ":00")
visits["td_out"] = pd.to_timedelta(visits["check_out"] + ":00")
visits["wait"] = visits["td_out"] - visits["td_in"]
result = visits["wait"].describe()

# case: age-simple-division
ref = pd.Timestamp("2024-06-30")
dob = pd.to_datetime(patients["dob"], errors="coerce", format="mixed", dayfirst=False)
patients["age"] = ((ref - dob).dt.days / 365.25).round(1)
result = patients[["name", "dob", "age"]]

# case: age-exact
ref = pd.Timestamp(2024, 6, 30)
dob = pd.to_datetime(patients["dob"], errors="coerce", format="mixed")
had_bday = (dob.dt.month < ref.month) | ((dob.dt.month == ref.month) & (dob.dt.day <= ref.day))
age = ref.year - dob.dt.year - (~had_bday).astype(int)
result = age.astype("Int64")

# case: age-python-function
def age_on(d, on=date(2024, 2, 28)):
    if pd.isnull(d):
        return None
    return on.year - d.year - ((on.month, on.day) < (d.month, d.day))

dob = pd.to_datetime(patients["dob"], errors="coerce", format="mixed")
result = [age_on(d) for d in dob]

# case: regex-date-pieces
pieces = visits["visit_date"].str.extract(r"(?P<year>\d{4})-(?P<month>\d{2})-(?P<day>\d{2})")
pieces = pieces.dropna().astype(int)
pieces["date"] = pd.to_datetime(pieces[["year", "month", "day"]])
result = pieces

# case: strict-parse-fails
result = pd.to_datetime(visits["visit_date"])

# case: visits-per-registered-quarter
m = visits.merge(patients, on="patient_id", how="left")
m["reg_q"] = m["registered"].dt.to_period("Q").astype(str)
result = m.groupby("reg_q", dropna=False)["fee"].agg(["sum", "size"]).reset_index()

# case: registration-anniversary
anniv = patients["registered"].apply(lambda d: d + pd.DateOffset(years=4) if pd.notna(d) else pd.NaT)
result = pd.concat([patients["patient_id"], anniv.rename("anniv"), anniv.dt.day_name().rename("dow")], axis=1)

# case: month-end-check
reg = patients.set_index("patient_id")["registered"]
result = pd.DataFrame({
    "is_me": reg.dt.is_month_end,
    "is_qe": reg.dt.is_quarter_end,
    "is_ye": reg.dt.is_year_end,
    "leap": reg.dt.is_leap_year,
    "dim": reg.dt.days_in_month,
})

# case: letters-to-patients
lines = []
for row in patients.itertuples(index=False):
    if pd.isna(row.registered):
        lines.append(f"{row.patient_id}: never registered")
    else:
        lines.append(f"{row.patient_id}: {row.name or 'N.N.'} since {row.registered:%d.%m.%Y} ({row.registered.day_name()[:3]})")
result = "\n".join(lines)

# case: dedupe-same-date
visits["d"] = pd.to_datetime(visits["visit_date"], format="mixed", errors="coerce").dt.normalize()
dedup = visits.sort_values(["patient_id", "d", "visit_id"]).drop_duplicates(subset=["patient_id", "d"], keep="last")
result = dedup[["visit_id", "patient_id", "d", "fee"]].reset_index(drop=True)
