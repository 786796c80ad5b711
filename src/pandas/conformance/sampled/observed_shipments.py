import pandas as pd
import numpy as np

# case: on-time-rate-by-carrier
ship = pd.DataFrame({
    "shipment": ["SH1", "SH2", "SH3", "SH4", "SH5", "SH6", "SH7"],
    "carrier": ["DHL", "UPS", "DHL", "FedEx", "UPS", "DHL", "FedEx"],
    "promised": pd.to_datetime(["2024-02-03", "2024-02-05", "2024-02-06", "2024-02-06", "2024-02-09", "2024-02-10", "2024-02-12"]),
    "delivered": pd.to_datetime(["2024-02-03 16:20", "2024-02-05 09:00", "2024-02-08 11:00", None, "2024-02-08 18:45", "2024-02-10 08:05", "2024-02-15 10:30"]),
})
done = ship.dropna(subset=["delivered"]).copy()
done["late_days"] = (done["delivered"].dt.normalize() - done["promised"]).dt.days.clip(lower=0)
result = (
    done.groupby("carrier")
    .agg(n=("shipment", "count"), on_time=("late_days", lambda s: (s == 0).mean()), worst=("late_days", "max"))
    .round(2)
    .sort_values(["on_time", "n"], ascending=[False, False])
)

# case: business-days-in-transit
df = pd.DataFrame({
    "id": [1, 2, 3, 4],
    "sent": pd.to_datetime(["2024-03-01", "2024-03-04", "2024-03-07", "2024-03-09"]),
    "received": pd.to_datetime(["2024-03-05", "2024-03-04", "2024-03-18", "2024-03-11"]),
})
df["bdays"] = np.busday_count(df["sent"].values.astype("datetime64[D]"), df["received"].values.astype("datetime64[D]"))
df["cdays"] = (df["received"] - df["sent"]).dt.days
df["weekend_days"] = df["cdays"] - df["bdays"]
result = df[["id", "bdays", "cdays", "weekend_days"]]

# case: dwell-time-between-scans
scans = pd.DataFrame([
    {"parcel": "P1", "hub": "BER", "at": "2024-01-10 06:00"},
    {"parcel": "P1", "hub": "LEJ", "at": "2024-01-10 19:30"},
    {"parcel": "P2", "hub": "BER", "at": "2024-01-10 07:15"},
    {"parcel": "P1", "hub": "MUC", "at": "2024-01-11 05:45"},
    {"parcel": "P2", "hub": "FRA", "at": "2024-01-12 07:15"},
    {"parcel": "P3", "hub": "LEJ", "at": "2024-01-11 00:00"},
])
scans["at"] = pd.to_datetime(scans["at"])
scans = scans.sort_values(["parcel", "at"], ignore_index=True)
scans["next_hub"] = scans.groupby("parcel")["hub"].shift(-1)
scans["hours"] = scans.groupby("parcel")["at"].diff(-1).abs().dt.total_seconds().div(3600)
legs = scans[scans["next_hub"].notna()]
result = legs.assign(leg=legs["hub"] + "-" + legs["next_hub"])[["parcel", "leg", "hours"]]

# case: stock-running-with-reorder
moves = pd.DataFrame({
    "sku": ["K1", "K1", "K2", "K1", "K2", "K2", "K1"],
    "date": pd.to_datetime(["2024-05-01", "2024-05-02", "2024-05-01", "2024-05-04", "2024-05-03", "2024-05-05", "2024-05-06"]),
    "qty": [100, -60, 40, -25, -10, -28, 50],
})
moves = moves.sort_values(["sku", "date"])
moves["stock"] = moves.groupby("sku")["qty"].cumsum()
low = moves[moves["stock"] < 20]
first_low = low.groupby("sku").first()
result = first_low[["date", "stock"]].reset_index()

# case: daily-stock-calendar
stock = pd.DataFrame({
    "sku": ["A", "A", "B", "B"],
    "day": pd.to_datetime(["2024-06-01", "2024-06-04", "2024-06-02", "2024-06-03"]),
    "on_hand": [5, 8, 3, 0],
})
days = pd.date_range("2024-06-01", "2024-06-05")
cal = (
    stock.set_index(["sku", "day"])
    .reindex(pd.MultiIndex.from_product([stock["sku"].unique(), days], names=["sku", "day"]))
)
cal["on_hand"] = cal.groupby(level="sku")["on_hand"].ffill()
result = cal["on_hand"].unstack("sku")

# case: truck-utilisation-by-week
loads = pd.DataFrame({
    "truck": ["T1", "T2", "T1", "T1", "T2", "T3"],
    "date": ["2024-01-01", "2024-01-02", "2024-01-07", "2024-01-08", "2024-01-15", "2024-01-10"],
    "kg": ["800", "1 200", "950", "600", "1 100", None],
})
cap = {"T1": 1000, "T2": 1500, "T3": 700}
loads["kg"] = pd.to_numeric(loads["kg"].str.replace(" ", ""))
loads["util"] = loads["kg"] / loads["truck"].map(cap)
iso = pd.to_datetime(loads["date"]).dt.isocalendar()
loads["week"] = iso["week"]
result = loads.pivot_table(index="week", columns="truck", values="util", aggfunc="mean").round(3)

# case: deliveries-per-driver-top-with-ties
d = pd.DataFrame({
    "depot": ["N", "N", "N", "N", "S", "S", "S"],
    "driver": ["Ian", "Jo", "Kim", "Lee", "Max", "Ned", "Oli"],
    "stops": [22, 31, 31, 18, 25, 25, 12],
})
d["rk"] = d.groupby("depot")["stops"].rank(method="dense", ascending=False)
best = d[d["rk"] == 1]
result = best.groupby("depot")["driver"].apply(lambda s: ", ".join(sorted(s))).to_dict()

# case: cost-per-km-outliers
trips = pd.DataFrame({
    "route": ["R1", "R1", "R1", "R2", "R2", "R2", "R2"],
    "km": [120, 118, 0, 300, 310, 295, 305],
    "cost": [240.0, 250.0, 80.0, 450.0, 990.0, 460.0, 470.0],
})
trips["per_km"] = (trips["cost"] / trips["km"]).replace([np.inf, -np.inf], np.nan)
med = trips.groupby("route")["per_km"].transform("median")
trips["ratio"] = (trips["per_km"] / med).round(3)
result = trips[(trips["ratio"] > 1.5) | trips["per_km"].isna()]

# case: undelivered-shipments-anti-join
shipped = pd.DataFrame({"tracking": ["T100", "T101", "T102", "T103", "T101"], "sent": pd.to_datetime(["2024-04-01", "2024-04-01", "2024-04-02", "2024-04-05", "2024-04-01"])})
delivered = pd.DataFrame({"code": ["t101", "t103", "t999"], "on": pd.to_datetime(["2024-04-03", "2024-04-06", "2024-04-06"])})
shipped = shipped.drop_duplicates()
delivered["tracking"] = delivered["code"].str.upper()
m = shipped.merge(delivered, on="tracking", how="outer", indicator=True)
result = {
    "lost": m.loc[m["_merge"] == "left_only", "tracking"].tolist(),
    "unknown": m.loc[m["_merge"] == "right_only", "tracking"].tolist(),
    "avg_days": (m["on"] - m["sent"]).dt.days.mean(),
}

# case: merge-key-mismatch
a = pd.DataFrame({"order_id": [1, 2, 3], "wt": [2.5, 3.0, 1.0]})
b = pd.DataFrame({"order_id": ["1", "2", "4"], "zone": ["A", "B", "C"]})
result = a.merge(b, on="order_id", how="left")

# case: rate-table-lookup-asof
parcels = pd.DataFrame({"id": ["p1", "p2", "p3", "p4"], "kg": [0.4, 2.0, 7.5, 31.0]})
rates = pd.DataFrame({"min_kg": [0.0, 1.0, 5.0, 10.0], "price": [3.5, 5.0, 9.9, 14.0]})
priced = pd.merge_asof(parcels.sort_values("kg"), rates, left_on="kg", right_on="min_kg")
priced["over"] = priced["kg"] > 30
priced.loc[priced["over"], "price"] += 20
result = priced.set_index("id")["price"].reindex(parcels["id"])

# case: rolling-average-lead-time
lt = pd.DataFrame({
    "supplier": ["S1", "S2", "S1", "S1", "S2", "S1", "S2"],
    "ordered": pd.to_datetime(["2024-01-01", "2024-01-02", "2024-01-10", "2024-01-20", "2024-01-22", "2024-02-01", "2024-02-05"]),
    "lead": [5, 9, 7, 4, np.nan, 12, 8],
})
lt["ma2"] = lt.groupby("supplier")["lead"].transform(lambda s: s.rolling(2, min_periods=1).mean())
lt["prev_max"] = lt.groupby("supplier")["lead"].transform(lambda s: s.shift().expanding().max())
lt["record"] = lt["lead"] > lt["prev_max"]
result = lt.sort_values(["supplier", "ordered"])

# case: append-removed
parts = pd.DataFrame({"id": [1, 2], "qty": [5, 6]})
new = pd.DataFrame({"id": [3], "qty": [7]})
parts = parts.append(new, ignore_index=True)
result = parts["qty"].cumsum().tolist()

# case: sla-hours-with-cutoff
# orders after 15:00 count as received the next day; weekend orders move to Monday
o = pd.DataFrame({
    "order": ["a", "b", "c", "d", "e"],
    "placed": pd.to_datetime(["2024-07-05 14:59", "2024-07-05 15:00", "2024-07-06 09:00", "2024-07-08 18:00", "2024-07-10 08:00"]),
})
eff = o["placed"].dt.normalize()
eff = eff.where(o["placed"].dt.hour < 15, eff + pd.Timedelta(days=1))
wd = eff.dt.weekday
eff = eff + pd.to_timedelta(np.where(wd >= 5, 7 - wd, 0), unit="D")
o["effective"] = eff
o["due"] = o["effective"] + pd.offsets.BDay(2)
o["due_day"] = o["due"].dt.day_name()
result = o

# case: lane-matrix-symmetric
lanes = pd.DataFrame({
    "origin": ["BER", "MUC", "BER", "HAM", "MUC", "HAM"],
    "dest": ["MUC", "BER", "HAM", "BER", "HAM", "BER"],
    "pallets": [10, 4, 7, 3, 5, 2],
})
lanes["pair"] = [tuple(sorted(p)) for p in zip(lanes["origin"], lanes["dest"])]
by_pair = lanes.groupby("pair")["pallets"].sum().sort_values(ascending=False)
top = by_pair.index[0]
flow = lanes.pivot_table(index="origin", columns="dest", values="pallets", aggfunc="sum", fill_value=0, margins=True)
result = flow, "-".join(top), int(by_pair.iloc[0])
