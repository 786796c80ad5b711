import itertools
import pandas as pd
import numpy as np
import math
from datetime import datetime, timedelta

AIRPORTS = {
    "JFK": {"city": "New York", "lat": 40.64, "lon": -73.78},
    "LHR": {"city": "London", "lat": 51.47, "lon": -0.45},
    "NRT": {"city": "tokyo", "lat": 35.77, "lon": 140.39},
    "GRU": {"city": None, "lat": -23.43, "lon": -46.47},
}
AIRCRAFT = [("B738", 160), ("A321", 194), ("B77W", 350), ("E190", None)]
DELAY_REASONS = ["weather", "crew", "", None, "ATC"]
FARE = {"Y": 100, "J": 420, "F": 900}

# case: airports-frame
airports = pd.DataFrame.from_dict(AIRPORTS, orient="index").rename_axis("iata").reset_index()
airports["hemisphere"] = np.where(airports["lat"] >= 0, "N", "S")
airports["city"] = airports["city"].str.title()
result = airports
# case: routes-permutations
routes = pd.DataFrame(itertools.permutations(AIRPORTS, 2), columns=["origin", "dest"])
routes.index = pd.Index(["R%02d" % i for i in range(1, len(routes) + 1)], name="route_id")
routes["pair"] = ["-".join(sorted(p)) for p in zip(routes["origin"], routes["dest"])]
result = routes["pair"].value_counts().sort_index()
# case: haversine-distance
ap = pd.DataFrame(AIRPORTS).T[["lat", "lon"]].astype(float)
r = np.radians(ap)
out = pd.DataFrame(index=ap.index, columns=ap.index, dtype=float)
for a in ap.index:
    for b in ap.index:
        dlat = r.at[b, "lat"] - r.at[a, "lat"]
        dlon = r.at[b, "lon"] - r.at[a, "lon"]
        h = math.sin(dlat / 2) ** 2 + math.cos(r.at[a, "lat"]) * math.cos(r.at[b, "lat"]) * math.sin(dlon / 2) ** 2
        out.loc[a, b] = round(2 * 6371 * math.asin(math.sqrt(h)))
result = out.astype(int)
# case: flight-schedule
flights = pd.DataFrame({"flight_no": [f"XX{100 + 7 * i}" for i in range(8)]})
codes = list(AIRPORTS)
flights["origin"] = [codes[i % 4] for i in range(8)]
flights["dest"] = [codes[(i * i + 1) % 4] for i in range(8)]
flights["dep"] = pd.date_range("2024-12-30 22:15", periods=8, freq="10h30min")
flights["duration"] = pd.to_timedelta([(i % 3 + 2) * 95 for i in range(8)], unit="m")
flights["arr"] = flights["dep"] + flights["duration"]
flights["overnight"] = flights["arr"].dt.date != flights["dep"].dt.date
flights = flights[flights["origin"] != flights["dest"]]
result = flights
# case: delays-built-and-summarized
delays = pd.DataFrame({
    "flight": np.repeat(["XX1", "XX2", "XX3"], 5),
    "minutes": [(i * 23) % 60 - 10 for i in range(15)],
    "reason": list(itertools.islice(itertools.cycle(DELAY_REASONS), 15)),
})
delays["reason"] = delays["reason"].replace("", "unspecified").fillna("none")
summary = delays.groupby(["flight", "reason"]).agg(mx=("minutes", "max"), late=("minutes", lambda m: (m > 15).sum()))
result = summary.reset_index().sort_values(["late", "mx"], ascending=False).head(6)
# case: seat-map
seats = pd.DataFrame([(r, c) for r in range(1, 5) for c in "ABC"], columns=["row", "col"])
seats["seat"] = seats["row"].astype(str) + seats["col"]
seats["cabin"] = pd.cut(seats["row"], [0, 1, 2, 99], labels=["F", "J", "Y"])
seats["price"] = seats["cabin"].map(FARE).astype(int)
seats.loc[seats["col"].eq("B"), "price"] -= 5
seats["window"] = seats["col"].isin(["A", "C"])
result = seats
# case: load-factor
ac = pd.DataFrame(AIRCRAFT, columns=["type", "capacity"])
fl = pd.DataFrame({"fid": range(1, 9), "type": [AIRCRAFT[i % 4][0] for i in range(7)] + ["CONC"], "pax": [150, 194, 0, 80, 161, 120, 300, 99]})
m = fl.merge(ac, on="type", how="left")
m["lf"] = (m["pax"] / m["capacity"]).round(3)
m["overbooked"] = m["pax"].gt(m["capacity"])
result = m
# case: capacity-dtype-check
ac = pd.DataFrame(AIRCRAFT, columns=["type", "capacity"])
before = str(ac["capacity"].dtype)
ac["capacity"] = ac["capacity"].astype("Int64")
after = str(ac["capacity"].dtype)
result = [before, after, ac["capacity"].sum(), ac["capacity"].isna().tolist(), ac["capacity"].mean()]
# case: bookings-pnr-ids
alphabet = "ABCDEFGHJKLMNPQRSTUVWXYZ23456789"
def pnr(n):
    out = ""
    for _ in range(6):
        n, r = divmod(n * 7 + 3, 32)
        out += alphabet[r]
        n += 1000
    return out
book = pd.DataFrame({"pnr": [pnr(i * 12345) for i in range(6)], "pax": [1, 2, 1, 4, 0, 2]})
book["dup"] = book["pnr"].duplicated()
result = book.loc[book.index.repeat(book["pax"])].assign(seq=lambda d: d.groupby(level=0).cumcount() + 1)
# case: status-timeline-pivot
ev = pd.DataFrame({
    "flight": sum([[f] * 3 for f in ("F1", "F2", "F3")], []),
    "event": ["off_block", "airborne", "landed"] * 3,
    "t": pd.date_range("2024-01-01 06:00", periods=9, freq="37min"),
})
ev.loc[8, "t"] = pd.NaT
w = ev.pivot(index="flight", columns="event", values="t")
w["taxi"] = w["airborne"] - w["off_block"]
w["air_min"] = (w["landed"] - w["airborne"]) / pd.Timedelta(minutes=1)
result = w[["taxi", "air_min"]]
# case: merge-asof-weather
fl = pd.DataFrame({"dep": pd.to_datetime(["2024-01-01 06:10", "2024-01-01 07:00", "2024-01-01 12:30"]), "f": ["a", "b", "c"]})
wx = pd.DataFrame({"obs": pd.date_range("2024-01-01 05:00", periods=4, freq="h"), "wind": [5, 12, 30, 22]})
result = pd.merge_asof(fl, wx, left_on="dep", right_on="obs", tolerance=pd.Timedelta("2h"))
# case: aircraft-rotation-shift
legs = pd.DataFrame({"tail": list("NNNMMM"), "o": ["JFK", "LHR", "JFK", "NRT", "GRU", "JFK"], "d": ["LHR", "JFK", "NRT", "GRU", "LHR", "NRT"]})
legs["next_o"] = legs.groupby("tail")["o"].shift(-1)
legs["broken"] = legs["next_o"].notna() & (legs["d"] != legs["next_o"])
result = legs.loc[legs["broken"]]
# case: miles-tiers-searchsorted
miles = pd.Series({f"M{i}": i * i * 3000 for i in range(7)})
bounds = np.array([0, 25000, 50000, 75000])
names = np.array(["none", "silver", "gold", "platinum"])
tier = names[np.searchsorted(bounds, miles, side="right") - 1]
result = pd.DataFrame({"miles": miles, "tier": tier})
# case: fare-matrix-outer
dist = pd.Series([500, 1500, 6000], index=["short", "mid", "long"], name="km")
fare = pd.Series(FARE)
mat = pd.DataFrame(np.outer(dist, fare) / 1000, index=dist.index, columns=fare.index)
mat["ratio"] = mat["F"] / mat["Y"]
result = mat.round(1)
# case: crew-assign-roundrobin
crew = ["Kim", "Lee", "Park"]
f = pd.DataFrame({"fid": range(10)})
f["captain"] = [crew[i % 3] for i in f["fid"]]
f["fo"] = [crew[(i + 1) % 3] if i % 4 else crew[i % 3] for i in f["fid"]]
conflict = f.query("captain == fo")
result = {"conflicts": conflict["fid"].to_list(), "load": pd.concat([f["captain"], f["fo"]]).value_counts().to_dict()}
# case: key-error-missing-airport
airports = pd.DataFrame.from_dict(AIRPORTS, orient="index")
trip = ["JFK", "LHR", "CDG"]
result = airports.loc[trip, ["city", "lat"]]
# case: baggage-weights-long
bags = {"P1": [23.0, 7.5], "P2": [], "P3": [32.1], "P4": [0.0, 23.0, 23.01]}
s = pd.Series(bags).explode().astype(float)
df = s.rename_axis("pax").reset_index(name="kg")
df["fee"] = np.where(df["kg"] > 32, 100, np.where(df["kg"] > 23, 40, 0))
result = df
# case: daily-frequency-calendar
cal = pd.date_range("2024-02-26", "2024-03-06", freq="D").to_frame(index=False, name="day")
cal["dow"] = cal["day"].dt.dayofweek + 1
cal["operates"] = cal["dow"].astype(str).apply(lambda d: d in "1357")
cal["week"] = cal["day"].dt.isocalendar().week
result = cal.groupby("week")["operates"].sum()
# case: parse-mixed-dates
raw = pd.Series(["2024-01-05", "05/02/2024", "March 3, 2024", "", None, "2024-13-01"])
iso = pd.to_datetime(raw, format="%Y-%m-%d", errors="coerce")
dmy = pd.to_datetime(raw, format="%d/%m/%Y", errors="coerce")
txt = pd.to_datetime(raw, format="%B %d, %Y", errors="coerce")
result = pd.DataFrame({"raw": raw, "parsed": iso.fillna(dmy).fillna(txt)})
# case: duration-format
d = pd.Series(pd.timedelta_range("45min", periods=5, freq="7h25min"))
comp = d.dt.components[["days", "hours", "minutes"]]
comp["text"] = [f"{r.days}d {r.hours:02d}:{r.minutes:02d}" for r in comp.itertuples()]
result = comp
# case: connections-many-to-many
leg1 = pd.DataFrame({"f1": ["A1", "A2", "A3"], "hub": ["LHR", "LHR", "NRT"], "arr": [8, 11, 9]})
leg2 = pd.DataFrame({"f2": ["B1", "B2", "B3", "B4"], "hub": ["LHR", "LHR", "NRT", "GRU"], "dep": [9, 12, 9, 15]})
c = leg1.merge(leg2, on="hub").assign(wait=lambda x: x.dep - x.arr)
result = c[c.wait.between(1, 4)].sort_values("wait", ignore_index=True)
# case: otp-by-hour-bins
f = pd.DataFrame({"dep_hour": [i * 5 % 24 for i in range(18)], "delay": [i * 7 % 33 for i in range(18)]})
f["block"] = pd.cut(f["dep_hour"], bins=range(0, 25, 6), right=False)
result = f.groupby("block", observed=False)["delay"].apply(lambda x: (x <= 15).mean()).round(2).rename(index=str)
# case: lounge-visits-period-index
idx = pd.period_range("2023-11", "2024-04", freq="M", name="month")
v = pd.Series([120, 180, 90, 0, None, 75], index=idx)
out = pd.DataFrame({"visits": v, "chg": v.diff(), "pct": v.pct_change(fill_method=None).round(3)})
result = out.replace([np.inf, -np.inf], np.nan)
# case: insert-and-reorder-columns
df = pd.DataFrame({"dest": ["LHR", "NRT"], "fare": [420.5, 910.0]})
df.insert(0, "origin", "JFK")
df.insert(len(df.columns), "currency", ["USD", None])
df["id"] = df["origin"] + df["dest"]
result = df[["id"] + [c for c in df.columns if c != "id"]]
