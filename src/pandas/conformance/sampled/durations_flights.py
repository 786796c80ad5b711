import pandas as pd
import numpy as np
from datetime import datetime, timedelta, time

flights = pd.DataFrame({
    "flight": ["KL1001", "kl1002", "BA 42", "BA42", "AF7", "LH99", "LH99", "XX0"],
    "dep": ["2024-10-26 22:15", "2024-10-27 06:00", "26/10/2024 09:05", "2024-10-28T09:05", "Oct 28, 2024 11:59 PM", "2024-10-29 00:00", None, "soon"],
    "dur": ["1:25", "0:55", "10:05", "9:50", "2:00", "1:05", "1:05", ""],
    "delay_min": [5, -3, 0, 75, np.nan, 180, 12, None],
    "origin": ["AMS", "AMS", "LHR", "LHR", "CDG", "FRA", "FRA", None],
})
crew = pd.DataFrame({
    "crew": ["Mia", "Mia", "Noa", "Noa", "Oli", "Pia"],
    "on": pd.to_datetime(["2024-10-26 20:00", "2024-10-27 05:00", "2024-10-26 08:00", "2024-10-28 08:00", "2024-10-28 22:30", "2024-10-29 23:00"]),
    "off": pd.to_datetime(["2024-10-27 01:00", "2024-10-27 13:30", "2024-10-26 20:00", "2024-10-28 21:15", "2024-10-29 03:00", None]),
})
airports = pd.DataFrame({"code": ["AMS", "LHR", "CDG", "JFK"], "utc_off": [2, 1, 2, -4], "opens": ["00:00", "04:30", "05:00", None], "closes": ["23:59", "23:30", "00:30", None]})

# case: parse-format-mixed-raise
result = pd.to_datetime(flights["dep"], format="mixed")

# case: parse-mixed-dayfirst-coerce
result = pd.to_datetime(flights["dep"], format="mixed", dayfirst=True, errors="coerce")

# case: infer-first-format
result = pd.to_datetime(flights["dep"], errors="coerce").notna().sum()

# case: parse-apply-each
result = flights["dep"].apply(lambda x: pd.to_datetime(x, errors="coerce"))

# case: arrival
dep = pd.to_datetime(flights["dep"], format="mixed", errors="coerce", dayfirst=True)
dur = pd.to_timedelta(flights["dur"].replace("", None) + ":00")
flights["arr"] = dep + dur + pd.to_timedelta(flights["delay_min"].fillna(0), unit="min")
result = flights[["flight", "arr"]]

# case: dur-bad-format
result = pd.to_timedelta(flights["dur"])

# case: dur-coerce
result = pd.to_timedelta("00:" + flights["dur"], errors="coerce").dt.total_seconds()

# case: dur-split
parts = flights["dur"].str.split(":", expand=True)
parts.columns = ["h", "m"]
parts = parts.apply(pd.to_numeric, errors="coerce")
result = (parts["h"] * 60 + parts["m"]).groupby(flights["origin"]).sum()

# case: local-to-utc
dep = pd.to_datetime(flights["dep"], format="mixed", errors="coerce", dayfirst=True)
off = flights["origin"].map(airports.set_index("code")["utc_off"])
flights["utc"] = dep - pd.to_timedelta(off, unit="h")
result = flights[["flight", "origin", "utc"]]

# case: night-flag
dep = pd.to_datetime(flights["dep"], format="mixed", errors="coerce")
flights["night"] = np.where(dep.isna(), None, (dep.dt.hour >= 22) | (dep.dt.hour < 6))
result = flights[["flight", "night"]]

# case: duty-hours
crew["hours"] = (crew["off"] - crew["on"]) / pd.Timedelta(hours=1)
result = crew.groupby("crew")["hours"].sum(min_count=1)

# case: rest-between-duties
crew = crew.sort_values(["crew", "on"])
crew["rest"] = crew["on"] - crew.groupby("crew")["off"].shift()
result = crew.loc[crew["rest"] < pd.Timedelta("10h"), ["crew", "rest"]]

# case: duty-per-calendar-day
rows = []
for r in crew.dropna().itertuples(index=False):
    s = r.on
    while s < r.off:
        nxt = min(s.normalize() + pd.Timedelta(days=1), r.off)
        rows.append((r.crew, s.date(), (nxt - s).total_seconds() / 3600))
        s = nxt
result = pd.DataFrame(rows, columns=["crew", "day", "h"]).pivot_table(index="crew", columns="day", values="h", aggfunc="sum", fill_value=0)

# case: td-arith-types
td = pd.Timedelta("1 days 02:30:15.5")
result = [td.days, td.seconds, td.microseconds, td.total_seconds(), str(td), td.components.hours, td / pd.Timedelta("1h"), td // pd.Timedelta("1h")]

# case: ts-isoformat-fstring
rows = []
for c, a, b in zip(crew["crew"], crew["on"], crew["off"]):
    rows.append(f"{c}: {a:%H:%M}-{b:%H:%M}" if b is not pd.NaT else f"{c}: {a} -> {b}")
result = rows

# case: nat-strftime
result = crew["off"].dt.strftime("%Y/%m/%d %H:%M").tolist()

# case: nat-fstring-format
result = [f"{x:%d-%m-%Y}" for x in crew["off"]]

# case: airport-open
dep = pd.to_datetime(flights["dep"], format="mixed", errors="coerce", dayfirst=True)
m = flights.assign(dep=dep).merge(airports, left_on="origin", right_on="code", how="left")
def is_open(r):
    if pd.isna(r["opens"]) or pd.isna(r["dep"]):
        return None
    o = datetime.strptime(r["opens"], "%H:%M").time()
    c = datetime.strptime(r["closes"], "%H:%M").time()
    t = r["dep"].time()
    return o <= t <= c if o <= c else (t >= o or t <= c)
m["open"] = m.apply(is_open, axis=1)
result = m[["flight", "dep", "open"]]

# case: time-strings
result = pd.to_datetime(airports["opens"], format="%H:%M").dt.time.tolist()

# case: combine-date-time
base = datetime(2024, 10, 27)
t = pd.to_datetime(airports["opens"], format="%H:%M")
airports["first_slot"] = [pd.Timestamp.combine(base.date(), x.time()) if pd.notna(x) else pd.NaT for x in t]
result = airports[["code", "first_slot"]]

# case: slot-grid
slots = pd.date_range("2024-10-27 04:30", "2024-10-27 06:00", freq="20min", inclusive="left")
grid = pd.DataFrame({"slot": slots}).merge(airports[["code", "opens"]].dropna(), how="cross")
grid["usable"] = grid["slot"].dt.strftime("%H:%M") >= grid["opens"]
result = grid.groupby("code")["usable"].sum()
