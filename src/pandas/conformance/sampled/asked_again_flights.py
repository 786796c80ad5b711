import pandas as pd
import numpy as np

airports = pd.DataFrame({
    "iata": ["JFK", "LAX", "ORD", "DFW", "SEA", "ANC", "HNL"],
    "city": ["New York", "Los Angeles", "Chicago", "Dallas", "Seattle", "Anchorage", None],
    "lat": [40.6398, 33.9425, 41.9786, 32.8968, 47.4490, 61.1743, 21.3187],
    "lon": [-73.7789, -118.4081, -87.9048, -97.0380, -122.3093, -149.9962, -157.9225],
})

carriers = pd.DataFrame({
    "code": ["AA", "DL", "AS", "UA", "HA", "B6"],
    "description": ["American Airlines Inc.: AA", "Delta Air Lines Inc.: DL", "Alaska Airlines Inc.: AS", "United Air Lines Inc.: UA", "Hawaiian Airlines Inc.: HA", "JetBlue Airways: B6"],
})

flights = pd.DataFrame({
    "fl_date": ["2018/8/1", "2018/8/1", "2018/8/1", "2018/8/1", "2018/8/2", "2018/8/2", "2018/8/2", "2018/8/3", "2018/8/3", "2018/8/3", "2018/8/4", "2018/8/4",
                "2018/8/5", "2018/8/5", "2018/8/6", "2018/8/6", "2018/8/7", "2018/8/7", "2018/8/7", "2018/8/8"],
    "carrier": ["AA", "DL", "AA", "AS", "AA", "UA", "AS", "DL", "AA", "AA", "UA", "UA", "AS", "AA", "DL", "AA", "AA", "AS", "XX", "UA"],
    "tail": ["N956AN", "N301DL", "N973AN", "N523AS", "N956AN", "N77UA", "N523AS", "N301DL", "n956an", "N973AN", "N77UA", None, "N523AS", "N956AN", "N301DL", "N973AN", "N956AN", "N523AS", "", "N77UA"],
    "origin": ["JFK", "JFK", "LAX", "SEA", "LAX", "ORD", "ANC", "LAX", "JFK", "DFW", "SEA", "ORD", "SEA", "ORD", "JFK", "DFW", "LAX", "ANC", "HNL", "JFK"],
    "dest": ["LAX", "LAX", "DFW", "ANC", "JFK", "SEA", "SEA", "JFK", "ORD", "LAX", "ORD", "DFW", "ANC", "JFK", "SEA", "ORD", "JFK", "SEA", "LAX", "LAX"],
    "dep_sched": [640, 900, 1230, 2355, 700, 5, 615, 1500, 1745, 1010, 830, 1200, 2355, 1945, 800, 1455, 615, 700, 2200, 1000],
    "dep_delay": [-5, 12, 0, 35, -2, 61, np.nan, 4, 18, -9, 0, 75, 22, -1, 15, np.nan, 7, -3, 140, 0],
    "arr_delay": [-12, 30, 5, 28, -20, 55, np.nan, 0, 25, -15, 3, 90, 30, -8, 15, np.nan, 0, -10, np.nan, -4],
    "cancelled": [0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0],
    "reason": [None, None, None, "", None, None, "A", None, None, None, None, "B", None, None, None, "B", None, None, "c", None],
})

# case: average_delay_by_airline_name
# Join with carriers to get readable names; keep only flights that actually took off.
name = carriers.set_index("code")["description"].str.split(":").str[0].str.replace(" Inc.", "", regex=False)
flown = flights[flights["cancelled"] == 0].copy()
flown["airline"] = flown["carrier"].map(name).fillna("Other (" + flown["carrier"] + ")")
agg = flown.groupby("airline")["arr_delay"].agg(["mean", "count", lambda s: (s > 15).mean()])
agg.columns = ["avg_delay", "n", "late_share"]
result = agg.sort_values(["avg_delay", "n"], ascending=[False, True]).round(3)

# case: departure_time_buckets
hhmm = flights["dep_sched"].astype(str).str.zfill(4)
dep = pd.to_datetime(flights["fl_date"] + " " + hhmm, format="%Y/%m/%d %H%M")
bins = pd.cut(dep.dt.hour, bins=[0, 6, 12, 18, 24], right=False, labels=["night", "morning", "afternoon", "evening"])
result = flights.groupby(bins, observed=False)["dep_delay"].median().to_dict()

# case: great_circle_distance_of_routes
def haversine(lat1, lon1, lat2, lon2, radius=3958.8):
    p1, p2 = np.radians(lat1), np.radians(lat2)
    dphi = p2 - p1
    dlmb = np.radians(lon2 - lon1)
    a = np.sin(dphi / 2) ** 2 + np.cos(p1) * np.cos(p2) * np.sin(dlmb / 2) ** 2
    return 2 * radius * np.arcsin(np.sqrt(a))

routes = flights[["origin", "dest"]].drop_duplicates()
geo = airports.set_index("iata")[["lat", "lon"]]
o = geo.loc[routes["origin"]].to_numpy()
d = geo.loc[routes["dest"]].to_numpy()
routes = routes.assign(miles=np.rint(haversine(o[:, 0], o[:, 1], d[:, 0], d[:, 1])).astype(int))
result = routes.nlargest(5, "miles").reset_index(drop=True)

# case: broken_aircraft_rotations
# For each aircraft, the origin of a flight should equal the destination of the previous one
f = flights.copy()
f["tail"] = f["tail"].replace("", np.nan).str.upper()
f["fl_date"] = pd.to_datetime(f["fl_date"])
f = f.dropna(subset=["tail"]).loc[lambda x: x["cancelled"].eq(0)].sort_values(["tail", "fl_date", "dep_sched"])
f["prev_dest"] = f.groupby("tail")["dest"].shift(1)
broken = f[f["prev_dest"].notna() & f["origin"].ne(f["prev_dest"])]
result = broken.loc[:, ["tail", "fl_date", "prev_dest", "origin"]].reset_index(drop=True)

# case: two_way_route_counts
key = np.sort(flights[["origin", "dest"]].to_numpy(dtype=str), axis=1)
route = pd.Series(["-".join(k) for k in key], index=flights.index, name="route")
by_route = flights.groupby(route).agg(n=("carrier", "size"), carriers=("carrier", lambda s: "|".join(sorted(set(s)))))
result = by_route[by_route["n"] >= by_route["n"].nlargest(3).iloc[-1]].sort_values("n", ascending=False, kind="stable")

# case: airports_served_by_all_but_one_big_carrier
big = flights["carrier"].value_counts()
big = big[big >= 4].index
touch = pd.concat([flights[["carrier", "origin"]].rename(columns={"origin": "airport"}), flights[["carrier", "dest"]].rename(columns={"dest": "airport"})])
touch = touch[touch["carrier"].isin(big)]
served = touch.groupby("airport")["carrier"].nunique()
result = sorted(served[served >= len(big) - 1].index)

# case: rolling_three_day_average_delay
daily = (
    flights.assign(fl_date=pd.to_datetime(flights["fl_date"]))
    .groupby("fl_date")["dep_delay"].agg(["sum", "count"])
)
roll = daily.rolling("3D").sum()
result = (roll["sum"] / roll["count"]).round(2).rename("avg_3d").reset_index()

# case: percent_rank_of_positive_delays
late = flights.loc[flights["arr_delay"] > 0, ["carrier", "fl_date", "arr_delay"]].copy()
late["pr"] = (late["arr_delay"].rank(method="min") - 1) / (len(late) - 1)
late["ntile"] = pd.qcut(late["arr_delay"].rank(method="first"), 4, labels=False) + 1
result = late.sort_values("arr_delay", ascending=False)

# case: scheduled_arrival_timestamp
flights["dep_ts"] = pd.to_datetime(flights["fl_date"]) + pd.to_timedelta(flights["dep_sched"] // 100, unit="h") + pd.to_timedelta(flights["dep_sched"] % 100, unit="min")
flights["actual_dep"] = flights["dep_ts"] + pd.to_timedelta(flights["dep_delay"], unit="min")
crossed = flights["actual_dep"].dt.date != flights["dep_ts"].dt.date
result = flights.loc[crossed & flights["actual_dep"].notna(), ["carrier", "dep_ts", "actual_dep"]]

# case: cancellation_reason_report
labels = {"A": "carrier", "B": "weather", "C": "security"}
rep = flights.groupby(flights["reason"].str.upper().map(labels))["cancelled", "carrier"].count()
result = rep
