import pandas as pd
import numpy as np
from collections import Counter, defaultdict

shipments_df = pd.DataFrame({
    "shipment_id": ["S001", "S002", "S003", "S004", "S005", "S006", "S007", "S008", "S009", "S010"],
    "carrier": ["DHL", "FedEx", "dhl", "UPS", "FedEx", "UPS ", "DHL", None, "FedEx", "UPS"],
    "origin": ["Berlin", "Paris", "Berlin", "Rome", "Paris", "Rome", "Madrid", "Berlin", "Madrid", "Paris"],
    "destination": ["Paris", "Rome", "Madrid", "Berlin", "Berlin", "Paris", "Berlin", "Paris", "Paris", "Rome"],
    "shipped_at": ["2023-06-01", "2023-06-01", "2023-06-03", "2023-06-05", "2023-06-08", "2023-06-15", "2023-06-30", "2023-07-02", "2023-07-02", "2023-07-10"],
    "delivered_at": ["2023-06-04", "2023-06-03", "2023-06-10", None, "2023-06-09", "2023-06-19", "2023-07-03", "2023-07-05", None, "2023-07-10"],
    "weight_kg": [12.5, 3.0, 40.0, 7.2, 3.0, np.nan, 18.0, 1.1, 22.4, 3.0],
    "cost": ["45.00", "20.5", "99.90", "33", "20.5", "28.75", "EUR 60", "12", "70.10", "20.5"],
})

routes_df = pd.DataFrame({
    "origin": ["Berlin", "Paris", "Berlin", "Rome", "Paris", "Madrid", "Madrid"],
    "destination": ["Paris", "Rome", "Madrid", "Berlin", "Berlin", "Berlin", "Paris"],
    "distance_km": [1050, 1420, 2320, 1500, 1050, 2320, 1270],
    "sla_days": [3, 3, 5, 4, 2, 5, 3],
})

tracking_df = pd.DataFrame({
    "shipment_id": ["S001", "S001", "S001", "S002", "S002", "S003", "S003", "S003", "S005", "S010"],
    "scan_time": ["2023-06-01 08:00", "2023-06-02 14:30", "2023-06-04 10:15", "2023-06-01 09:00", "2023-06-03 16:45",
                  "2023-06-03 07:00", "2023-06-07 12:00", "2023-06-10 18:20", "2023-06-08 06:10", "2023-07-10 05:00"],
    "status": ["picked", "hub", "delivered", "picked", "delivered", "picked", "hub", "delivered", "picked", "picked"],
    "hub": ["BER", "FRA", "CDG", "CDG", "FCO", "BER", "FRA", "MAD", "CDG", "CDG"],
})

stock_df = pd.DataFrame({
    "warehouse": ["W1", "W1", "W1", "W1", "W2", "W2", "W2", "W2"],
    "day": pd.to_datetime(["2023-06-01", "2023-06-02", "2023-06-04", "2023-06-05", "2023-06-01", "2023-06-02", "2023-06-03", "2023-06-06"]),
    "movement": [100, -20, -30, 15, 50, -50, 0, 25],
})
# case: on-time-rate-by-carrier
s = shipments_df.copy()
s["carrier"] = s["carrier"].str.strip().str.upper()
s["shipped_at"] = pd.to_datetime(s["shipped_at"])
s["delivered_at"] = pd.to_datetime(s["delivered_at"])
s = s.merge(routes_df, on=["origin", "destination"], how="left")
s["transit"] = (s["delivered_at"] - s["shipped_at"]).dt.days
done = s[s["transit"].notna() & s["sla_days"].notna()].copy()
done["on_time"] = done["transit"] <= done["sla_days"]
result = done.groupby("carrier")["on_time"].agg(delivered="size", on_time="sum", rate="mean").reset_index()
# case: missing-route-lookup
chk = pd.merge(shipments_df[["shipment_id", "origin", "destination"]], routes_df, how="outer", on=["origin", "destination"], indicator=True)
result = chk["_merge"].value_counts().to_dict()
result = {str(k): int(v) for k, v in result.items()}
# case: cost-clean-per-kg
s = shipments_df.copy()
s["cost_num"] = s["cost"].str.extract(r"(\d+\.?\d*)")[0].astype(float)
s["per_kg"] = s["cost_num"].div(s["weight_kg"]).round(2)
result = s.nlargest(3, "per_kg")[["shipment_id", "cost_num", "weight_kg", "per_kg"]]
# case: stock-balance-filled-days
def fill(g):
    g = g.set_index("day")["movement"].asfreq("D", fill_value=0)
    return g.cumsum()

parts = []
for wh, g in stock_df.groupby("warehouse"):
    bal = fill(g).rename("balance").reset_index()
    bal.insert(0, "warehouse", wh)
    parts.append(bal)
result = pd.concat(parts, ignore_index=True)
# case: stock-resample-weekly
w = stock_df.set_index("day").groupby("warehouse")["movement"].resample("2D").sum()
result = w.reset_index()
# case: last-scan-per-shipment
t = tracking_df.assign(scan_time=pd.to_datetime(tracking_df["scan_time"]))
last = t.sort_values("scan_time").groupby("shipment_id").tail(1)
stuck = last[last["status"] != "delivered"].copy()
now = pd.Timestamp("2023-07-11")
stuck["hours_idle"] = (now - stuck["scan_time"]) / pd.Timedelta(hours=1)
result = stuck.sort_values("shipment_id").reset_index(drop=True)
# case: hub-dwell-time
t = tracking_df.copy()
t["scan_time"] = pd.to_datetime(t["scan_time"])
t = t.sort_values(["shipment_id", "scan_time"])
t["next_scan"] = t.groupby("shipment_id")["scan_time"].shift(-1)
t["dwell_h"] = (t["next_scan"] - t["scan_time"]).dt.total_seconds().div(3600).round(2)
result = t.groupby("hub")["dwell_h"].agg(["count", "mean", "max"]).sort_index()
# case: undirected-lanes
s = shipments_df.copy()
s["lane"] = s[["origin", "destination"]].apply(lambda r: " <-> ".join(sorted(r)), axis=1)
lanes = s.groupby("lane").agg(n=("shipment_id", "count"), kg=("weight_kg", "sum"), carriers=("carrier", lambda x: ",".join(sorted(set(x.dropna().str.strip().str.upper()))))).reset_index()
result = lanes.sort_values(["n", "lane"], ascending=[False, True])
# case: weight-quartiles-qcut
s = shipments_df.dropna(subset=["weight_kg"]).copy()
s["q"] = pd.qcut(s["weight_kg"], 3, labels=False, duplicates="drop")
result = s.groupby("q")["weight_kg"].agg(["min", "max", "count"])
# case: ship-dow-crosstab-all
d = pd.to_datetime(shipments_df["shipped_at"])
dow = pd.Categorical(d.dt.strftime("%a"), categories=["Mon", "Tue", "Wed", "Thu", "Fri", "Sat", "Sun"], ordered=True)
result = pd.crosstab(shipments_df["carrier"].str.strip().str.upper().fillna("NONE"), dow, rownames=["carrier"], colnames=["dow"], margins=True)
# case: weighted-mean-distance
s = shipments_df.merge(routes_df, on=["origin", "destination"])
s["weight_kg"] = s["weight_kg"].fillna(s["weight_kg"].median())
s["carrier"] = s["carrier"].fillna("other").str.strip().str.lower()

def wmean(g):
    return pd.Series({
        "shipments": len(g),
        "wavg_km": round((g["distance_km"] * g["weight_kg"]).sum() / g["weight_kg"].sum(), 1),
        "tonne_km": round((g["distance_km"] * g["weight_kg"]).sum() / 1000, 2),
    })

result = s.groupby("carrier")[["distance_km", "weight_kg"]].apply(wmean)
# case: status-path-string
t = tracking_df.sort_values(["shipment_id", "scan_time"])
paths = t.groupby("shipment_id")["status"].agg(" > ".join)
c = Counter(paths)
result = pd.DataFrame(c.most_common(), columns=["path", "shipments"])
# case: rolling-mean-cost
s = shipments_df.copy()
s["cost"] = pd.to_numeric(s["cost"].str.replace("EUR", "").str.strip())
s = s.sort_values(["shipped_at", "shipment_id"])
s["ma3"] = s["cost"].rolling(3).mean().round(3)
s["ma3_min1"] = s["cost"].rolling(window=3, min_periods=1).mean().round(3)
s["exp_max"] = s["cost"].expanding().max()
result = s[["shipment_id", "cost", "ma3", "ma3_min1", "exp_max"]]
# case: undelivered-dict-by-city
open_by_city = defaultdict(list)
for r in shipments_df[shipments_df["delivered_at"].isnull()].itertuples(index=False):
    open_by_city[r.origin].append(r.shipment_id)
result = dict(open_by_city)
