import pandas as pd
import numpy as np
import re
import math
from datetime import datetime, timedelta, time

flights_df = pd.DataFrame({
    "flight": ["AB100", "AB101", "ab 205", "CD300", "CD301", "AB102", "EF900", "EF901", "CD302", "AB100", "GH001"],
    "origin": ["JFK", "LHR", "LHR", "LHR", "CDG", "lhr", "CDG", "FRA", "CDG", "JFK", "ZZZ"],
    "dest": ["LHR", "CDG", "FRA", "CDG", "FCO", "MAD ", "FRA", "VIE", "FCO", "LHR", "JFK"],
    "dep": ["2024-05-01 18:00", "2024-05-02 08:10", "2024-05-02 07:30", "2024-05-02 06:45", "2024-05-02 10:00",
            "2024-05-02 07:05", "2024-05-02 23:30", "2024-05-02 12:00", "2024-05-02 21:15", "2024-05-02 18:00", None],
    "arr": ["2024-05-02 06:10", "2024-05-02 10:25", "2024-05-02 10:05", "2024-05-02 09:00", "2024-05-02 12:05",
            "2024-05-02 10:30", "2024-05-03 00:45", "2024-05-02 13:25", "2024-05-02 23:20", "2024-05-03 06:40", None],
    "delay_min": [5, 0, 42, None, -3, 130, 0, 15, 61, 22, None],
    "seats": [300, 180, 150, 180, 180, 150, 120, 120, 180, 300, 0],
    "booked": [290, 180, 155, 120, None, 60, 0, 118, 178, 300, 0],
})

airports_df = pd.DataFrame({
    "code": ["JFK", "LHR", "CDG", "FRA", "FCO", "MAD", "AMS"],
    "country": ["US", "GB", "FR", "DE", "IT", "ES", None],
    "lat": [40.64, 51.47, 49.01, 50.03, 41.80, 40.47, 52.31],
    "lon": [-73.78, -0.45, 2.55, 8.57, 12.25, -3.56, 4.76],
    "min_connect": [90, 75, 60, 45, 60, None, 50],
})

calls_df = pd.DataFrame({
    "call_id": [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 13],
    "agent": ["ana", "Ben", "ana ", "CARL", "ben", None, "Ana", "carl", "Ben", None, "dora", "ana", "zed", "zed"],
    "queue": ["sales", "Sales", "support", "support", "SUPPORT", "sales", "billing", "support", "sales", "support", "billing", "", "sales", "sales"],
    "received": ["2024-06-03 08:59:50", "2024-06-03 09:05:00", "2024-06-03 09:15:30", "2024-06-03 09:20:00", "2024-06-03 11:00:00",
                 "2024-06-03 11:30:00", "2024-06-03 12:45:10", "2024-06-04 09:00:00", "2024-06-04 09:01:00", "2024-06-04 09:02:00",
                 "2024-06-04 17:30:00", "2024-06-08 10:00:00", "2024-06-04 10:00:00", "2024-06-04 10:00:00"],
    "wait_s": [12, 25, 65, 0, 19, 180, 20, 21, 300, 95, 5, None, 40, 40],
    "talk": ["3:20", "00:45", "12:05", "1:00:10", "7:00", None, "2:30", "15:45", "0:05", "", "4:04", "1:01", "9:59", "9:59"],
    "resolved": [True, False, True, None, True, False, True, True, False, None, True, True, False, False],
})

agents_df = pd.DataFrame({
    "agent": ["ana", "ben", "carl", "dora", "eve"],
    "team": ["Red", "Red", "Blue", "Blue", None],
    "shift_start": ["08:00", "09:00", "09:00", "12:00", "08:00"],
    "hourly": [22.5, 20.0, 25.0, 19.0, 21.0],
})

# case: valid-connections
def clean_flights(df):
    f = df.copy()
    f["flight"] = f["flight"].str.replace(" ", "").str.upper()
    f["origin"] = f["origin"].str.strip().str.upper()
    f["dest"] = f["dest"].str.strip().str.upper()
    f["dep"] = pd.to_datetime(f["dep"])
    f["arr"] = pd.to_datetime(f["arr"])
    return f.dropna(subset=["dep", "arr"])

f = clean_flights(flights_df)
assert not f.duplicated(subset=["flight", "dep"]).any()
mct = airports_df.set_index("code")["min_connect"].fillna(60)

pairs = f.merge(f, left_on="dest", right_on="origin", suffixes=("_1", "_2"))
pairs["layover"] = (pairs["dep_2"] - pairs["arr_1"]).dt.total_seconds() / 60
pairs["mct"] = pairs["dest_1"].map(mct).fillna(60)
pairs["ok"] = pairs["layover"].between(pairs["mct"], 12 * 60) & (pairs["origin_1"] != pairs["dest_2"])
conn = pairs[pairs["ok"]].copy()
conn["total_h"] = ((conn["arr_2"] - conn["dep_1"]).dt.total_seconds() / 3600).round(2)
conn["itinerary"] = conn["origin_1"] + "-" + conn["dest_1"] + "-" + conn["dest_2"]
conn["rank"] = conn.groupby(["origin_1", "dest_2"])["total_h"].rank(method="first").astype(int)
conn = conn.sort_values(["origin_1", "dest_2", "rank"])
tight = conn.loc[conn["layover"] < conn["mct"] + 20, "itinerary"].unique().tolist()
missed = pairs[(pairs["layover"] >= 0) & (pairs["layover"] < pairs["mct"])]

cols = {"itinerary": "Itinerary", "flight_1": "First", "flight_2": "Second", "layover": "Layover (min)", "total_h": "Hours", "rank": "Rank"}
out = conn[list(cols)].rename(columns=cols).astype({"Layover (min)": int}).reset_index(drop=True)
assert (out["Layover (min)"] >= 45).all()
# two-stop itineraries from the valid one-stop ones, plus reliability with historic delays
late = f.drop_duplicates("flight", keep="last").set_index("flight")["delay_min"]
conn["inbound_delay"] = conn["flight_1"].map(late).fillna(0).clip(lower=0)
conn["buffer"] = conn["layover"] - conn["mct"]
conn["risk"] = np.select(
    [conn["inbound_delay"] > conn["buffer"], conn["inbound_delay"] > 0.5 * conn["buffer"]],
    ["high", "medium"],
    default="low",
)
three = conn.merge(
    f[["flight", "origin", "dest", "dep", "arr"]].add_suffix("_3"),
    left_on="dest_2", right_on="origin_3", how="inner",
)
wait3 = (three["dep_3"] - three["arr_2"]).dt.total_seconds() / 60
visited = three.apply(lambda r: r["dest_3"] in (r["origin_1"], r["dest_1"]), axis=1) if len(three) else pd.Series(dtype=bool)
three = three[(wait3 >= 45) & (wait3 <= 900) & ~visited]
three = three.assign(
    route=three["itinerary"] + "-" + three["dest_3"],
    hours=((three["arr_3"] - three["dep_1"]).dt.total_seconds() / 3600).round(1),
).sort_values(["hours", "route"])
od = conn.groupby(["origin_1", "dest_2"]).agg(
    options=("itinerary", "size"), fastest=("total_h", "min"), via=("dest_1", lambda s: "/".join(sorted(set(s))))
)
od["spread"] = conn.groupby(["origin_1", "dest_2"])["total_h"].agg(lambda s: s.max() - s.min()).round(2)
od = od.rename_axis(["from", "to"]).reset_index().sort_values(["options", "fastest"], ascending=[False, True], ignore_index=True)
direct = f.groupby(["origin", "dest"]).size()
od["direct"] = [bool((a, b) in direct.index) for a, b in zip(od["from"], od["to"])]
assert od["options"].sum() == len(conn)
assert conn.groupby(["origin_1", "dest_2"])["rank"].max().tolist() == od.sort_values(["from", "to"])["options"].tolist()
result = {"connections": out.to_dict("records"), "tight": tight, "too_short": missed[["flight_1", "flight_2", "layover"]].values.tolist()}
result["od"] = od
result["risk"] = conn["risk"].value_counts().sort_index().to_dict()
result["two_stop"] = three[["route", "hours"]].drop_duplicates().to_dict("records")

# case: delay-statistics-airline
f = flights_df.assign(flight=flights_df["flight"].str.replace(r"\s+", "", regex=True).str.upper())
f["carrier"] = f["flight"].str[:2]
f["number"] = f["flight"].str.extract(r"(\d+)$", expand=False).astype(int)
f["cat"] = pd.cut(f["delay_min"], [-np.inf, 0, 15, 60, np.inf], labels=["early/on time", "minor", "delayed", "severe"])
f["otp15"] = f["delay_min"].lt(15).where(f["delay_min"].notna())

def summary(g):
    return pd.Series({
        "flights": len(g),
        "known": g["delay_min"].count(),
        "otp": g["otp15"].astype(float).mean() * 100,
        "avg": g["delay_min"].mean(),
        "p75": g["delay_min"].quantile(0.75, interpolation="higher"),
        "worst": g.loc[g["delay_min"].idxmax(), "flight"] if g["delay_min"].notna().any() else None,
    })

car = f.groupby("carrier").apply(summary, include_groups=False)
car[["flights", "known"]] = car[["flights", "known"]].astype(int)
for c in ["otp", "avg", "p75"]:
    car[c] = car[c].astype(float).round(1)
cats = pd.crosstab(f["carrier"], f["cat"], normalize="index").round(3)
car = car.sort_values(["otp", "avg"], ascending=[False, True], na_position="last")
assert car["flights"].sum() == len(flights_df)
out = car.reset_index()
# share of the delay caused by each flight, Pareto style
late = f.loc[f["delay_min"] > 0, ["flight", "delay_min"]].sort_values("delay_min", ascending=False, ignore_index=True)
late["cum_pct"] = late["delay_min"].cumsum().div(late["delay_min"].sum()).mul(100).round(1)
late["vital"] = late["cum_pct"].shift(fill_value=0) < 80
unknown = f.loc[f["delay_min"].isna(), "flight"].tolist()
assert late["cum_pct"].iloc[-1] == 100
result = {"carriers": out.astype(object).where(out.notna(), None).to_dict("records"), "mix": cats.to_dict("index"),
          "total_delay": float(f["delay_min"].clip(lower=0).sum())}
result["pareto"] = late
result["unknown_delay"] = unknown

# case: great-circle-speed
def haversine(lat1, lon1, lat2, lon2):
    lat1, lon1, lat2, lon2 = map(np.radians, (lat1, lon1, lat2, lon2))
    a = np.sin((lat2 - lat1) / 2) ** 2 + np.cos(lat1) * np.cos(lat2) * np.sin((lon2 - lon1) / 2) ** 2
    return 2 * 6371 * np.arcsin(np.sqrt(a))

f = flights_df.copy()
f[["origin", "dest"]] = f[["origin", "dest"]].apply(lambda s: s.str.upper().str.strip())
geo = airports_df[["code", "lat", "lon", "country"]]
f = (
    f.merge(geo.add_prefix("o_"), left_on="origin", right_on="o_code", how="left")
     .merge(geo.add_prefix("d_"), left_on="dest", right_on="d_code", how="left")
)
f["km"] = haversine(f["o_lat"], f["o_lon"], f["d_lat"], f["d_lon"]).round(0)
f["hours"] = (pd.to_datetime(f["arr"]) - pd.to_datetime(f["dep"])) / pd.Timedelta("1h")
f["kmh"] = (f["km"] / f["hours"]).round(0)
f["haul"] = np.select([f["km"].isna(), f["km"] < 1500, f["km"] < 4000], ["unknown", "short", "medium"], "long")
f["scope"] = (f["o_country"] + ">" + f["d_country"]).fillna("n/a")
by = f.groupby("haul").agg(n=("flight", "size"), km=("km", "sum"), hours=("hours", "sum"))
by["avg_speed"] = (by["km"] / by["hours"]).replace([np.inf, -np.inf], np.nan).round(1)
lanes = f.drop_duplicates(["origin", "dest"]).sort_values("km", ascending=False)[["origin", "dest", "km", "scope"]].head(4)
missing = sorted(set(f["origin"]).union(f["dest"]) - set(airports_df["code"]))
assert len(f) == len(flights_df)
assert f.loc[f["km"].notna(), "km"].gt(0).all()
# distance matrix of all known airports and the nearest neighbour of each
pts = airports_df.set_index("code")
dm = pd.DataFrame(
    {b: haversine(pts["lat"], pts["lon"], pts.at[b, "lat"], pts.at[b, "lon"]) for b in pts.index}
).round(0)
near = dm.where(dm > 0).idxmin(axis=1)
near_km = dm.where(dm > 0).min(axis=1).astype(int)
assert np.allclose(dm, dm.T)
result = {"by_haul": by.reset_index(), "lanes": lanes.reset_index(drop=True), "missing_airports": missing, "fastest": f.loc[f["kmh"].idxmax(), "flight"]}
result["nearest"] = {a: (near[a], int(near_km[a])) for a in pts.index}
result["diameter_km"] = float(dm.max().max())

# case: load-factor-overbooking
f = flights_df.copy()
f["flight"] = f["flight"].str.upper().str.replace(" ", "", regex=False)
f = f[f["seats"] > 0]
f["booked_known"] = f["booked"].notna()
f["lf"] = f["booked"].div(f["seats"])
f["boarded"] = f[["booked", "seats"]].min(axis=1, skipna=False)
f["denied"] = (f["booked"] - f["seats"]).clip(lower=0)
f["empty"] = f["seats"] - f["boarded"]
f["date"] = pd.to_datetime(f["dep"]).dt.date

agg = f.groupby("flight", as_index=False).agg(ops=("date", "nunique"), seats=("seats", "sum"), booked=("booked", lambda s: s.sum(min_count=1)),
                                              denied=("denied", "sum"), empty=("empty", lambda s: s.sum(min_count=1)))
agg["lf_pct"] = (agg["booked"] / agg["seats"] * 100).round(1)
agg["grade"] = pd.cut(agg["lf_pct"], bins=[-0.1, 50, 80, 95, 1000], labels=["D", "C", "B", "A"]).astype(object)
agg["grade"] = agg["grade"].where(agg["grade"].notna(), "?")
agg = agg.sort_values(["lf_pct", "flight"], ascending=[False, True], na_position="last").reset_index(drop=True)
known = f[f["booked_known"]]
system_lf = known["boarded"].sum() / known["seats"].sum()
assert (known["boarded"] + known["empty"]).equals(known["seats"].astype(float))
result = {
    "flights": agg.astype(object).mask(agg.isna(), None).to_dict("records"),
    "system_lf": round(float(system_lf) * 100, 2),
    "denied_total": int(f["denied"].sum()),
    "grades": agg["grade"].value_counts().sort_index().to_dict(),
    "full": agg.loc[agg["lf_pct"].ge(100), "flight"].tolist(),
}

# case: gate-occupancy-timeline
f = flights_df.copy()
f["dest"] = f["dest"].str.strip().str.upper()
f["origin"] = f["origin"].str.strip().str.upper()
f["dep"], f["arr"] = pd.to_datetime(f["dep"]), pd.to_datetime(f["arr"])
f["act_dep"] = f["dep"] + pd.to_timedelta(f["delay_min"].fillna(0), unit="min")
f["act_arr"] = f["arr"] + pd.to_timedelta(f["delay_min"].fillna(0), unit="m")
STATION = "LHR"
a = f.loc[f["dest"] == STATION, ["flight", "act_arr"]].rename(columns={"act_arr": "t"}).assign(delta=1)
d = f.loc[f["origin"] == STATION, ["flight", "act_dep"]].rename(columns={"act_dep": "t"}).assign(delta=-1)
ev = pd.concat([a, d], ignore_index=True).dropna(subset=["t"]).sort_values(["t", "delta"], ascending=[True, False]).reset_index(drop=True)
ev["level"] = ev["delta"].cumsum()
ev["level"] = ev["level"] - min(ev["level"].min(), 0)
ev["until"] = ev["t"].shift(-1)
ev["dur_h"] = (ev["until"] - ev["t"]).dt.total_seconds() / 3600
weighted = (ev["level"] * ev["dur_h"]).sum() / ev["dur_h"].sum()
levels = ev.groupby("level")["dur_h"].sum().round(2)
hourly = ev.set_index("t")["delta"].resample("h").sum().loc["2024-05-02 06:00":"2024-05-02 08:00"]
hourly.index = hourly.index.strftime("%H:%M")
assert ev["t"].is_monotonic_increasing
ev["t"] = ev["t"].dt.strftime("%d %H:%M")
ev["kind"] = ev["delta"].map({1: "arrival", -1: "departure"})
kinds = ev["kind"].value_counts().to_dict()
turn = f.loc[f["dest"].eq(STATION), "act_arr"].max() - f.loc[f["origin"].eq(STATION), "act_dep"].min()
on_time = f[f["delay_min"].fillna(0) <= 15]
punctual = on_time.groupby("origin")["flight"].nunique().div(f.groupby("origin")["flight"].nunique()).fillna(0).round(2)
result = {"events": ev[["t", "flight", "delta", "level"]], "avg_level": round(float(weighted), 4), "levels": levels.to_dict(), "hourly": hourly.to_dict()}
result["kinds"] = kinds
result["span"] = str(turn)
result["punctual"] = punctual.to_dict()

# case: aircraft-rotation-chains
f = flights_df.copy()
f["flight"] = f["flight"].str.replace(" ", "").str.upper()
f["carrier"] = f["flight"].str.slice(0, 2)
f["origin"] = f["origin"].str.strip().str.upper()
f["dest"] = f["dest"].str.strip().str.upper()
f["dep"] = pd.to_datetime(f["dep"], errors="coerce")
f["arr"] = pd.to_datetime(f["arr"], errors="coerce")
f = f.dropna(subset=["dep"]).sort_values(["carrier", "dep"], ignore_index=True)

nxt = pd.merge_asof(
    f.sort_values("arr")[["flight", "carrier", "dest", "arr"]],
    f.sort_values("dep")[["flight", "carrier", "origin", "dep"]].rename(columns={"flight": "next_flight", "origin": "dest"}),
    left_on="arr", right_on="dep", by=["carrier", "dest"], direction="forward", allow_exact_matches=False,
)
nxt["ground"] = nxt["dep"] - nxt["arr"]
nxt["ground_min"] = (nxt["ground"].dt.total_seconds() // 60).astype("Int64")
nxt["feasible"] = nxt["ground_min"].ge(45).fillna(False).astype(bool)
links = nxt.dropna(subset=["next_flight"]).set_index("flight")["next_flight"]
reused = links[links.duplicated(keep=False)]
carrier = nxt.groupby("carrier").agg(legs=("flight", "size"), linked=("next_flight", "count"), feasible=("feasible", "sum"))
carrier["link_rate"] = carrier["linked"].div(carrier["legs"]).round(3)
assert carrier["legs"].sum() == len(f)
view = nxt[["carrier", "flight", "next_flight", "ground_min", "feasible"]].sort_values(["carrier", "flight"], kind="stable").reset_index(drop=True)
# delays carried over to the linked flight
delay = f.drop_duplicates("flight").set_index("flight")["delay_min"]
nxt["inbound_delay"] = nxt["flight"].map(delay)
nxt["slack"] = nxt["ground_min"].astype(float) - 45
nxt["knock_on"] = (nxt["inbound_delay"] - nxt["slack"]).clip(lower=0).round(0)
carry = nxt.loc[nxt["knock_on"].gt(0), ["flight", "next_flight", "knock_on"]].sort_values("knock_on", ascending=False)
result = {"links": view, "carrier": carrier.reset_index().to_dict("records"), "conflicts": sorted(reused.index.tolist()),
          "mean_ground": str(nxt.loc[nxt["feasible"], "ground"].mean())}
result["knock_on"] = carry.to_dict("records")

# case: airport-degree-network
f = flights_df.assign(o=flights_df["origin"].str.strip().str.upper(), d=flights_df["dest"].str.strip().str.upper())
legs = f.groupby(["o", "d"], as_index=False).agg(freq=("flight", "count"), seats=("seats", "sum"))
outdeg = legs.groupby("o").agg(out_routes=("d", "nunique"), out_freq=("freq", "sum"))
indeg = legs.groupby("d").agg(in_routes=("o", "nunique"), in_freq=("freq", "sum"))
deg = outdeg.join(indeg, how="outer").fillna(0).astype(int)
deg.index.name = "code"
deg["degree"] = deg.filter(like="routes").sum(axis=1)
deg["balance"] = deg["out_freq"] - deg["in_freq"]
deg = deg.reset_index().merge(airports_df[["code", "country"]], on="code", how="outer", indicator=True)
deg["known"] = deg.pop("_merge").map({"left_only": "missing master", "right_only": "no flights", "both": "ok"}).astype(str)
num = ["out_routes", "out_freq", "in_routes", "in_freq", "degree", "balance"]
deg[num] = deg[num].fillna(0).astype(int)
deg = deg.sort_values(["degree", "code"], ascending=[False, True]).reset_index(drop=True)
deg["hub_score"] = (deg["degree"] / deg["degree"].max()).round(3)
ctry = legs.merge(airports_df.add_suffix("_a")[["code_a", "country_a"]], left_on="o", right_on="code_a", how="left")
ctry = ctry.merge(airports_df.add_suffix("_b")[["code_b", "country_b"]], left_on="d", right_on="code_b", how="left")
pairs = ctry.dropna(subset=["country_a", "country_b"]).groupby(["country_a", "country_b"])["seats"].sum().nlargest(3)
assert deg["balance"].sum() == 0
assert deg["code"].is_unique
# articulation: which airports vanish from the network if LHR closes
without = legs[(legs["o"] != "LHR") & (legs["d"] != "LHR")]
left = set(without["o"]) | set(without["d"])
cut_off = sorted((set(legs["o"]) | set(legs["d"])) - left - {"LHR"})
seat_loss = 1 - without["seats"].sum() / legs["seats"].sum()
assert set(cut_off).isdisjoint(left)
result = {"airports": deg, "country_pairs": [("-".join(k), int(v)) for k, v in pairs.items()], "seat_hhi": round(float(((legs["seats"] / legs["seats"].sum()) ** 2).sum()), 4)}
result["cut_off"] = cut_off
result["seat_loss_pct"] = round(float(seat_loss) * 100, 2)

# case: departure-banks-raises
f = flights_df.copy()
f["dep"] = pd.to_datetime(f["dep"])
f["hour"] = f["dep"].dt.hour.astype(int)
banks = f.groupby("hour").agg(n=("flight", "count"), seats=("seats", "sum"))
banks["share"] = banks["seats"] / banks["seats"].sum()
banks = banks.reindex(range(24), fill_value=0)
peak = banks["seats"].idxmax()
banks["bank"] = pd.cut(banks.index, bins=[-1, 5, 11, 17, 23], labels=["night", "morning", "afternoon", "evening"])
by_bank = banks.groupby("bank", observed=False)[["n", "seats"]].sum()
by_bank["pct"] = (by_bank["seats"] / by_bank["seats"].sum() * 100).round(1)
banks["cum_seats"] = banks["seats"].cumsum()
banks["is_peak"] = banks.index == peak
half = banks.index[banks["cum_seats"] >= banks["seats"].sum() / 2][0]
quiet = banks.index[banks["n"] == 0].tolist()
origins = f.groupby(["origin", "hour"]).size().unstack(fill_value=0)
origins["busiest"] = origins.idxmax(axis=1)
smooth = banks["seats"].rolling(3, center=True, min_periods=1).mean().round(1)
banks["smooth"] = smooth
banks["vs_smooth"] = (banks["seats"] - banks["smooth"]).round(1)
banks["share"] = banks["share"].mul(100).round(2)
banks = banks[banks["n"] > 0]
assert by_bank["seats"].sum() == f["seats"].sum()
assert banks["n"].sum() == len(f)
result = {"banks": banks, "peak": peak}
result = {"banks": banks.reset_index().to_dict("records"), "by_bank": by_bank, "half": half, "quiet": quiet}

# case: sla-by-queue
SLA = {"sales": 20, "support": 60, "billing": 30}

def to_seconds(text):
    if not text:
        return np.nan
    parts = [int(p) for p in text.split(":")]
    return sum(p * 60 ** i for i, p in enumerate(reversed(parts)))

c = calls_df.drop_duplicates("call_id").copy()
c["queue"] = c["queue"].str.lower().replace("", "unrouted")
c["agent"] = c["agent"].str.strip().str.lower()
c["talk_s"] = c["talk"].map(to_seconds)
c["target"] = c["queue"].map(SLA)
c["answered"] = c["agent"].notna()
c["in_sla"] = c["answered"] & (c["wait_s"] <= c["target"])
c["abandoned"] = ~c["answered"]
c["short_abandon"] = c["abandoned"] & c["wait_s"].lt(10)

q = c.groupby("queue").agg(
    calls=("call_id", "count"), answered=("answered", "sum"), in_sla=("in_sla", "sum"),
    asa=("wait_s", "mean"), max_wait=("wait_s", "max"), aht=("talk_s", "mean"),
)
q["service_level"] = (q["in_sla"] / q["calls"] * 100).round(1)
q["abandon_rate"] = ((1 - q["answered"] / q["calls"]) * 100).round(1)
q["status"] = np.where(q["service_level"] >= 80, "green", np.where(q["service_level"] >= 50, "amber", "red"))
total = pd.DataFrame({"calls": [q["calls"].sum()], "answered": [q["answered"].sum()], "in_sla": [q["in_sla"].sum()]}, index=["ALL"])
total["service_level"] = (total["in_sla"] / total["calls"] * 100).round(1)
q = pd.concat([q.sort_values("service_level", ascending=False), total]).rename_axis("queue")
q[["asa", "aht"]] = q[["asa", "aht"]].round(1)
assert q.loc["ALL", "calls"] == calls_df["call_id"].nunique()
out = q.reset_index()
# the same by day and by team, longest waiting calls, what-if target
c["day"] = pd.to_datetime(c["received"]).dt.strftime("%a %d")
teams = agents_df.set_index("agent")["team"]
c["team"] = c["agent"].map(teams)
c.loc[c["agent"].isna(), "team"] = "(abandoned)"
c["team"] = c["team"].fillna("(external)")
daily = c.pivot_table(index="day", columns="team", values="call_id", aggfunc="nunique", fill_value=0)
daily["total"] = daily.sum(axis=1)
daily.columns.name = None
daily_sl = (
    c.groupby("day")["in_sla"].mean().mul(100).round(1).rename("sl").to_frame()
    .join(c.groupby("day")["wait_s"].max().rename("worst"))
    .reset_index()
)
daily_sl["target_met"] = daily_sl["sl"].ge(50).map({True: "yes", False: "no"})
what_if = {}
for factor in (0.5, 1.0, 2.0):
    hit = c["answered"] & (c["wait_s"] <= c["target"] * factor)
    what_if[f"x{factor:g}"] = round(float(hit.mean() * 100), 1)
longest = (
    c.nlargest(3, "wait_s")[["call_id", "queue", "wait_s", "agent"]]
    .assign(agent=lambda d: d["agent"].fillna("-"), wait_s=lambda d: d["wait_s"].astype(int))
)
handle = c.groupby("team")["talk_s"].agg(["count", "sum"]).astype({"count": int})
handle["avg"] = (handle["sum"] / handle["count"].where(handle["count"] > 0)).round(1)
handle["hms"] = pd.to_timedelta(handle["sum"], unit="s").astype(str).str[-8:]
assert daily["total"].sum() == len(c)
assert list(what_if.values()) == sorted(what_if.values())
result = out.astype(object).where(out.notna(), None).to_dict("records")
result = {
    "queues": result,
    "daily": daily.reset_index(),
    "daily_sl": daily_sl.to_dict("records"),
    "what_if": what_if,
    "longest": longest.to_dict("records"),
    "handle": handle.drop(columns="sum").reset_index().astype(object).where(lambda d: d.notna(), None).to_dict("records"),
}

# case: interval-report-30min
c = calls_df.drop_duplicates("call_id").copy()
c["received"] = pd.to_datetime(c["received"])
c["slot"] = c["received"].dt.floor("30min")
c["answered"] = c["agent"].notna()
mon = c[c["received"].dt.date == datetime(2024, 6, 3).date()]
slots = pd.date_range("2024-06-03 08:30", "2024-06-03 13:00", freq="30min", inclusive="left")
rep = mon.groupby("slot").agg(offered=("call_id", "size"), answered=("answered", "sum"), wait=("wait_s", "mean"))
rep = rep.reindex(slots).rename_axis("slot")
rep[["offered", "answered"]] = rep[["offered", "answered"]].fillna(0).astype(int)
rep["lost"] = rep["offered"] - rep["answered"]
rep["cum"] = rep["offered"].cumsum()
rep["cum_pct"] = rep["cum"].div(rep["offered"].sum()).mul(100).round(1)
rep["wait"] = rep["wait"].round(1)
rep["ma3"] = rep["offered"].rolling(3, center=True, min_periods=1).mean().round(2)
busy = rep["offered"].rolling(2).sum()
rep.index = rep.index.strftime("%H:%M")
assert rep["offered"].sum() == len(mon)
assert rep["cum_pct"].iloc[-1] == 100.0
by_day = c.groupby([c["received"].dt.day_name().rename("day"), "answered"]).size().unstack(fill_value=0).rename(columns={True: "answered", False: "lost"})
by_day.columns.name = None
# occupancy estimate: answered calls times the average handling time
rep["load_share"] = np.where(rep["offered"].sum() > 0, rep["offered"] / rep["offered"].sum(), 0).round(3)
zero_slots = rep.index[rep["offered"].eq(0)].tolist()
result = {"report": rep.reset_index(), "busiest_hour_start": (busy.idxmax() - pd.Timedelta(minutes=30)).strftime("%H:%M"), "by_day": by_day.reset_index().to_dict("records")}
result["zero_slots"] = zero_slots
result["load_share"] = rep["load_share"].tolist()

# case: business-hours-and-weekend
OPEN, CLOSE = time(9, 0), time(17, 0)
c = calls_df.drop_duplicates("call_id", ignore_index=True)
c["ts"] = pd.to_datetime(c["received"])
c["weekday"] = c["ts"].dt.weekday
c["is_weekend"] = c["weekday"] >= 5
c["tod"] = c["ts"].dt.time
c["in_hours"] = c["tod"].map(lambda t: OPEN <= t < CLOSE) & ~c["is_weekend"]

def next_open(ts):
    day = ts.normalize()
    if ts.time() >= CLOSE:
        day += pd.Timedelta(days=1)
    while day.weekday() >= 5:
        day += pd.Timedelta(days=1)
    return max(ts, day + pd.Timedelta(hours=9))

c["effective"] = c["ts"].apply(next_open)
c["shift_min"] = (c["effective"] - c["ts"]).dt.total_seconds().div(60).round(1)
c["due"] = c["effective"] + pd.offsets.BusinessDay(1)
out_hours = c.loc[~c["in_hours"], ["call_id", "received", "effective", "shift_min"]].copy()
out_hours["effective"] = out_hours["effective"].astype(str)
summary = c.pivot_table(index="is_weekend", columns="in_hours", values="call_id", aggfunc="count", fill_value=0)
summary.index = summary.index.map({False: "weekday", True: "weekend"})
summary.columns = ["out" if not k else "in" for k in summary.columns]
assert (c["effective"] >= c["ts"]).all()
assert c["effective"].dt.weekday.lt(5).all()
result = {"out_hours": out_hours.to_dict("records"), "summary": summary.to_dict("index"), "due_days": c["due"].dt.strftime("%a").value_counts().to_dict(),
          "bdays": int(np.busday_count("2024-06-03", "2024-06-10"))}

# case: erlang-staffing
def erlang_c(load, n):
    if n <= load:
        return 1.0
    s = sum(load ** k / math.factorial(k) for k in range(n))
    top = load ** n / math.factorial(n) * n / (n - load)
    return top / (s + top)

def service_level(load, n, aht, target):
    if n <= load:
        return 0.0
    return 1 - erlang_c(load, n) * math.exp(-(n - load) * target / aht)

c = calls_df.drop_duplicates("call_id").copy()
split = c["talk"].replace("", None).str.split(":")
c["aht"] = split.map(lambda p: float(p[-1]) + 60 * float(p[-2]) + (3600 * float(p[0]) if len(p) == 3 else 0), na_action="ignore").astype(float)
c["hour"] = pd.to_datetime(c["received"]).dt.floor("h")
h = c.groupby("hour").agg(calls=("call_id", "size"), aht=("aht", "mean"))
h["aht"] = h["aht"].fillna(c["aht"].median())
h["load"] = h["calls"] * h["aht"] / 3600
h["agents"] = [next(n for n in range(1, 30) if service_level(l, n, a, 20) >= 0.8) for l, a in zip(h["load"], h["aht"])]
h["sl"] = [service_level(l, n, a, 20) for l, n, a in zip(h["load"], h["agents"], h["aht"])]
h["occupancy"] = h["load"] / h["agents"]
assert h["sl"].ge(0.8).all()
assert h["calls"].sum() == len(c)
out = h.reset_index().assign(hour=lambda d: d["hour"].dt.strftime("%m-%d %Hh")).round({"aht": 1, "load": 3, "sl": 3, "occupancy": 3})
peak = out.sort_values(["agents", "load"], ascending=False).iloc[0].to_dict()
result = {"plan": out, "peak": peak, "agent_hours": int(h["agents"].sum())}

# case: callbacks-repeat-callers
c = calls_df.drop_duplicates("call_id").copy()
c["received"] = pd.to_datetime(c["received"])
c["queue"] = c["queue"].replace("", np.nan).str.lower()
c["queue"] = c["queue"].fillna(c["queue"].mode().iat[0])
c["resolved"] = c["resolved"].map({True: "yes", False: "no"}).fillna("unknown")
c = c.sort_values(["queue", "received"])
c["since_prev"] = c.groupby("queue")["received"].diff()
c["prev_resolved"] = c.groupby("queue")["resolved"].shift(fill_value="none")
c["since_prev_h"] = c["since_prev"].dt.total_seconds().div(3600).round(2)
c["follow_up"] = c["prev_resolved"].isin(["no", "unknown"]) & (c["since_prev"] <= pd.Timedelta(hours=3))
tab = pd.crosstab(index=c["queue"], columns=[c["resolved"], c["follow_up"]])
flat = tab.copy()
flat.columns = [f"{r}_{'fu' if fu else 'first'}" for r, fu in flat.columns]
flat["n"] = flat.sum(axis=1)
assert flat["n"].sum() == len(c)
wait_stats = c.groupby("follow_up")["wait_s"].agg(["median", "max", "sem"]).round(2)
wait_stats.index = wait_stats.index.map({True: "follow-up", False: "first"})
longest = c.loc[c["since_prev"].idxmax(), ["queue", "call_id", "since_prev"]]
# resolution chain: cumulative unresolved backlog of each queue
c["open"] = c["resolved"].ne("yes").astype(int)
c["backlog"] = c.groupby("queue")["open"].cumsum()
backlog = c.groupby("queue")["backlog"].last().sort_values(ascending=False)
rate = c.groupby("queue")["open"].agg(lambda s: 1 - s.mean()).round(3)
hours = c.groupby(["queue", c["received"].dt.hour])["call_id"].count().groupby(level=0).idxmax().map(lambda k: k[1])
assert backlog.sum() == c["open"].sum()
result = {"flat": flat.reset_index(), "wait": wait_stats.reset_index().to_dict("records"),
          "longest_gap": [longest["queue"], int(longest["call_id"]), str(longest["since_prev"])]}
result["backlog"] = backlog.to_dict()
result["resolution_rate"] = rate.to_dict()
result["peak_hour"] = hours.to_dict()

# case: payroll-vs-calls-assert-fails
c = calls_df.copy()
c["agent"] = c["agent"].str.strip().str.lower()
per_agent = c.groupby("agent", as_index=False).agg(calls=("call_id", "count"), wait=("wait_s", "sum"))
m = agents_df.merge(per_agent, on="agent", how="left")
m["calls"] = m["calls"].fillna(0).astype(int)
m["share"] = m["calls"] / m["calls"].sum()
# self-check: every call must belong to a known agent
assert m["calls"].sum() == len(c), f"lost {len(c) - m['calls'].sum()} calls"
m["cost"] = m["hourly"] * 8
m["cost_per_call"] = m["cost"] / m["calls"].replace(0, np.nan)
m["wait_avg"] = m["wait"] / m["calls"].replace(0, np.nan)
m["start"] = pd.to_datetime(m["shift_start"], format="%H:%M").dt.hour
m["early"] = m["start"] < 9
m["rank"] = m["cost_per_call"].rank(method="min", na_option="bottom").astype(int)
team = m.groupby("team", dropna=False).agg(agents=("agent", "count"), calls=("calls", "sum"), cost=("cost", "sum"))
team["cpc"] = (team["cost"] / team["calls"]).round(2)
team.index = team.index.fillna("none")
assert team["agents"].sum() == len(agents_df)
early = m.pivot_table(index="early", values=["calls", "cost"], aggfunc="sum")
early["share"] = early["calls"] / early["calls"].sum()
early.index = early.index.map({True: "before 9", False: "9 or later"})
m = m.sort_values(["rank", "agent"]).round(2)
m = m.astype(object).where(m.notna(), None)
result = m.to_dict("records")
result = {"agents": result, "team": team.reset_index().to_dict("records"), "early": early}

# case: wait-histogram-percentiles
c = calls_df.drop_duplicates("call_id").copy()
w = c["wait_s"].dropna()
edges = [0, 10, 20, 30, 60, 120, 600]
hist = pd.cut(w, edges, include_lowest=True).value_counts(sort=False)
hist_df = hist.rename_axis("interval").reset_index(name="n")
hist_df["lo"] = [iv.left for iv in hist_df["interval"]]
hist_df["hi"] = [iv.right for iv in hist_df["interval"]]
hist_df["pct"] = (hist_df["n"] / hist_df["n"].sum() * 100).round(2)
hist_df["cum_pct"] = (hist_df["n"].cumsum() / hist_df["n"].sum() * 100).round(2)
hist_df["bar"] = hist_df["n"].map(lambda n: "#" * int(n))
hist_df = hist_df.drop(columns="interval")[["lo", "hi", "n", "pct", "cum_pct", "bar"]]
hist_df["lo"] = hist_df["lo"].clip(lower=0).astype(int)
hist_df["hi"] = hist_df["hi"].astype(int)

pct = w.quantile([0.5, 0.8, 0.9, 0.95]).round(2)
pct.index = [f"p{round(p * 100)}" for p in pct.index]
thresholds = {t: round(float(w.le(t).mean() * 100), 1) for t in (20, 60, 120)}
skew, kurt = w.skew(), w.kurt()
mad = (w - w.median()).abs().median()
outliers = c.loc[(c["wait_s"] - w.median()).abs() > 3 * 1.4826 * mad, "call_id"].tolist()
assert hist_df["n"].sum() == w.size
assert hist_df["cum_pct"].iloc[-1] == 100
# the same by queue, with an ordered comparison against all calls
by_queue = c.assign(queue=c["queue"].str.lower().replace("", "none")).groupby("queue")["wait_s"]
qs = by_queue.quantile([0.5, 0.9]).unstack().rename(columns={0.5: "p50", 0.9: "p90"}).round(1)
qs["n"] = by_queue.count()
qs["above_overall"] = qs["p50"] > w.median()
result = {"hist": hist_df, "percentiles": pct.to_dict(), "within": thresholds, "shape": (round(float(skew), 4), round(float(kurt), 4)),
          "mad": float(mad), "outliers": outliers}
result["queues"] = qs.reset_index().astype(object).where(lambda d: d.notna(), None).to_dict("records")
