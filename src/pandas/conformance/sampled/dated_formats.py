import pandas as pd
import numpy as np
import re
import datetime as dt
from datetime import datetime, timedelta, timezone

raw = pd.DataFrame({
    "id": [1, 2, 3, 4, 5, 6, 7, 8],
    "when": ["2024-03-01", "03/15/2024", "20240402", "not a date", None, "2024-05-06 14:30:00", "7 Jun 2024", ""],
    "us": ["03/01/2024", "12/31/2023", "02/29/2024", "1/5/2024", None, "06/07/2024", "07/04/2024", "08/09/2024"],
    "eu": ["01.03.2024", "31.12.2023", "29.02.2024", "05.01.2024", "", "07.06.2024", "04.07.2024", "09.08.2024"],
    "iso": ["2024-03-01T08:15:30Z", "2023-12-31T23:59:59Z", "2024-02-29T00:00:00Z", "2024-01-05T12:00:00Z",
            None, "2024-06-07T17:45:00Z", "2024-07-04T06:06:06Z", "2024-08-09T09:09:09Z"],
    "epoch": [1709280000, 1704067199, 1709164800, 1704456000, np.nan, 1717782300, 1720073166, 1723194549],
    "dur": ["01:30:00", "00:45:10", "2 days 03:00:00", "1 days", None, "12:00:00", "00:00:01", "bad"],
    "value": [10, 20, 20, None, 5, 7.5, -3, 0],
})

# case: coerce_mixed
result = pd.to_datetime(raw["when"], errors="coerce", format="mixed")

# case: coerce_inferred
result = pd.to_datetime(raw["when"], errors="coerce")

# case: us_format
result = pd.to_datetime(raw["us"], format="%m/%d/%Y")

# case: us_infer
result = pd.to_datetime(raw["us"]).dt.strftime("%Y-%m-%d").tolist()

# case: eu_format_coerce
result = pd.to_datetime(raw["eu"], format="%d.%m.%Y", errors="coerce")

# case: eu_dayfirst
result = pd.to_datetime(raw.loc[raw["eu"] != "", "eu"], dayfirst=True)

# case: iso_utc
s = pd.to_datetime(raw["iso"], utc=True)
result = s

# case: iso_to_naive
s = pd.to_datetime(raw["iso"])
result = s.dt.tz_localize(None)

# case: iso_to_new_york
s = pd.to_datetime(raw["iso"], utc=True).dt.tz_convert("America/New_York")
result = pd.DataFrame({"local": s.dt.strftime("%Y-%m-%d %H:%M"), "hour": s.dt.hour})

# case: epoch_seconds
result = pd.to_datetime(raw["epoch"], unit="s")

# case: epoch_ms
result = pd.to_datetime((raw["epoch"].dropna() * 1000).astype("int64"), unit="ms").dt.normalize()

# case: duration_coerce
td = pd.to_timedelta(raw["dur"], errors="coerce")
result = td.dt.total_seconds() / 3600

# case: duration_components
td = pd.to_timedelta(raw["dur"], errors="coerce")
result = td.dt.components[["days", "hours", "minutes", "seconds"]]

# case: multi_format_parser
def parse(x):
    if x is None or x == "":
        return pd.NaT
    for fmt in ("%Y-%m-%d", "%m/%d/%Y", "%Y%m%d", "%d %b %Y", "%Y-%m-%d %H:%M:%S"):
        try:
            return datetime.strptime(x, fmt)
        except ValueError:
            continue
    return pd.NaT

raw2 = raw.copy()
raw2["parsed"] = raw2["when"].apply(parse)
result = raw2[["id", "parsed"]]

# case: fillna_fallbacks
a = pd.to_datetime(raw["when"], format="%Y-%m-%d", errors="coerce")
b = pd.to_datetime(raw["when"], format="%m/%d/%Y", errors="coerce")
c = pd.to_datetime(raw["when"], format="%Y%m%d", errors="coerce")
result = a.fillna(b).fillna(c)

# case: combine_first_formats
a = pd.to_datetime(raw["us"], format="%m/%d/%Y", errors="coerce")
b = pd.to_datetime(raw["eu"], format="%d.%m.%Y", errors="coerce")
result = (a.combine_first(b) - b).dt.days

# case: raise_on_bad
result = pd.to_datetime(raw["when"])

# case: raise_on_format
result = pd.to_datetime(raw["us"], format="%Y-%m-%d")

# case: columns_to_date
parts = pd.DataFrame({"year": [2024, 2023, 2024], "month": [2, 12, 1], "day": [29, 31, 5]})
result = pd.to_datetime(parts)

# case: columns_to_date_subset
df = pd.DataFrame({"yr": [2024, 2025], "mo": [2, 3], "v": [1.0, 2.0]})
df["date"] = pd.to_datetime(dict(year=df.yr, month=df.mo, day=1))
result = df

# case: int_yyyymmdd
s = pd.Series([20240131, 20240229, 20241301])
result = pd.to_datetime(s.astype(str), format="%Y%m%d", errors="coerce")

# case: int_yyyymmdd_direct
result = pd.to_datetime(pd.Series([20240131, 20240229]), format="%Y%m%d")

# case: string_split_date
parts = raw["us"].dropna().str.split("/", expand=True).astype(int)
parts.columns = ["month", "day", "year"]
result = parts.sort_values(["year", "month", "day"])

# case: string_extract_date
ex = raw["when"].str.extract(r"(?P<y>\d{4})-(?P<m>\d{2})-(?P<d>\d{2})")
result = ex.dropna().astype(int)

# case: date_objects_column
d = pd.to_datetime(raw["us"]).dt.date
result = [x.isoformat() if pd.notnull(x) else None for x in d]

# case: fromisoformat_diffs
d = [datetime.fromisoformat(x.replace("Z", "+00:00")) for x in raw["iso"] if x]
d.sort()
result = [(b - a).days for a, b in zip(d, d[1:])]

# case: python_timezone
d = datetime(2024, 3, 1, 8, 15, tzinfo=timezone.utc)
local = d.astimezone(timezone(timedelta(hours=-5)))
result = [d.isoformat(), local.isoformat(), local.date().isoformat()]

# case: year_week_string
d = pd.to_datetime(raw["us"])
result = d.dt.strftime("%G-W%V")

# case: month_year_parse
s = pd.Series(["Jan 2024", "Feb 2024", "Dec 2023", None])
result = pd.to_datetime(s, format="%b %Y").dt.to_period("M")

# case: time_strings
t = pd.Series(["08:15", "23:59", "12:00", None])
x = pd.to_datetime(t, format="%H:%M")
result = (x.dt.hour * 60 + x.dt.minute).tolist()

# case: time_objects
t = pd.to_datetime(raw["iso"]).dt.time
result = t.astype(str).tolist()

# case: am_pm
s = pd.Series(["2024-01-05 11:30 PM", "2024-01-06 12:05 AM", "2024-01-06 12:00 PM"])
result = pd.to_datetime(s, format="%Y-%m-%d %I:%M %p")

# case: two_digit_years
s = pd.Series(["05-01-24", "31-12-99", "01-06-68"])
result = pd.to_datetime(s, format="%d-%m-%y").dt.year

# case: unparsed_report
p = pd.to_datetime(raw["when"], errors="coerce", format="mixed")
bad = raw[p.isna() & raw["when"].notna()]
result = {"bad": bad["when"].tolist(), "n_null": int(raw["when"].isna().sum())}

# case: timestamp_attributes
t = pd.Timestamp("2024-02-29 13:45:59.123")
result = [t.year, t.quarter, t.dayofyear, t.week, t.day_name(), t.is_leap_year, t.floor("h"), t.ceil("D"), t.microsecond]

# case: timedelta_arith
td = pd.Timedelta("1 days 06:30:00")
result = [td.days, td.seconds, td.total_seconds(), td / pd.Timedelta(hours=1), td // pd.Timedelta(hours=4), str(td), -td]

# case: minutes_from_hms
def to_min(x):
    m = re.match(r"^(\d+):(\d+):(\d+)$", str(x))
    return int(m.group(1)) * 60 + int(m.group(2)) + int(m.group(3)) / 60 if m else np.nan
result = raw["dur"].map(to_min).round(2)

# case: dt_on_object_error
result = raw["us"].dt.year

# case: compare_string_dates
result = raw[pd.to_datetime(raw["us"]) > "2024-03-01"]["id"].tolist()

# case: excel_serials
s = pd.Series([45292, 45323, None])
result = pd.to_datetime(s, unit="D", origin="1899-12-30")

# case: dates_mixed_offsets
s = pd.Series(["2024-01-01T10:00:00+01:00", "2024-06-01T10:00:00+02:00"])
result = pd.to_datetime(s, utc=True).dt.tz_convert("Europe/Berlin").dt.strftime("%Y-%m-%d %H:%M %Z").tolist()

# case: astype_datetime
result = pd.Series(["2024-01-01", "2024-02-30"[:7], None]).astype("datetime64[ns]")

# case: to_datetime_scalar_and_list
result = [pd.to_datetime("15/03/2024", dayfirst=True), pd.to_datetime(["2024-01-01", None]).isna().tolist(), pd.to_datetime(None)]
