import pandas as pd
import numpy as np
import math

# Logistics
depot_df = pd.DataFrame({
    "depot": ["HAM", "MUC", "BER", "KOL"],
    "city": ["Hamburg", "München", "Berlin", "Köln"],
    "lat": [53.55, 48.14, 52.52, 50.94],
    "lon": [9.99, 11.58, 13.40, 6.96],
})

truck_df = pd.DataFrame({
    "plate": ["HH-AB 123", "M-XY 77", "B-LK 9001", "K-OO 55", "hh-zz 1"],
    "capacity_kg": [7500, 12000, 7500, 3500, None],
    "depot": ["HAM", "MUC", "BER", "KOL", "HAM"],
    "last_service": ["2023-10-01", "01/12/2023", "2023-06-30", None, "2023-10-01"],
})

driver_df = pd.DataFrame({
    "driver_id": [1, 2, 3, 4, 5],
    "driver": ["Uwe", "Jana", "Ömer", "Kai", "Ines"],
    "hired": ["2015-04-01", "2020-10-15", "2018-01-01", "2023-09-01", "2015-04-01"],
    "licence": ["C;CE", "C1", "C;CE;D", "", None],
})

shipment_df = pd.DataFrame({
    "ship_id": ["S1", "S2", "S3", "S4", "S5", "S6", "S7", "S8", "S9", "S10"],
    "from_depot": ["HAM", "HAM", "MUC", "BER", "BER", "KOL", "MUC", "HAM", "KOL", "BER"],
    "to_depot": ["MUC", "BER", "HAM", "KOL", "HAM", "MUC", "BER", "MUC", "KOL", None],
    "weight": ["500kg", "1.2t", "300 kg", "2t", "750KG", "90kg", "1,5t", "500kg", "10kg", None],
    "truck": ["HH-AB 123", "HH-AB 123", "M-XY 77", "B-LK 9001", "B-LK 9001", "K-OO 55", "M-XY 77", "HH-ZZ 1", "K-OO 55", None],
    "driver_id": [1, 1, 2, 3, 3, 5, 2, 1, 5, np.nan],
    "left_at": ["2024-01-02T06:00", "2024-01-03T06:30", "2024-01-03T07:00", "2024-01-05T05:45", "2024-01-06T06:00",
                "2024-01-06T09:00", "2024-01-08T06:15", "2024-02-01T06:00", "2024-02-02T10:00", None],
    "arrived_at": ["2024-01-02T14:30", "2024-01-03T10:00", "2024-01-03T16:15", "2024-01-05T12:00", "2024-01-06T09:15",
                   "2024-01-07T01:00", None, "2024-02-01T14:30", "2024-02-02T10:20", None],
})
# case: weights-kg
# Total weight in kg sent from each depot, heaviest first.
w = shipment_df["weight"].str.lower().str.replace(",", ".").str.extract(r"([\d.]+)\s*(kg|t)")
kg = w[0].astype(float).where(w[1] == "kg", w[0].astype(float) * 1000)
result = kg.groupby(shipment_df["from_depot"]).sum().sort_values(ascending=False).rename("total_kg").reset_index()
# case: transit-hours
# Hours on the road for shipments that have arrived, slowest three.
s = shipment_df.copy()
s["left_at"] = pd.to_datetime(s["left_at"])
s["arrived_at"] = pd.to_datetime(s["arrived_at"])
s["hours"] = (s["arrived_at"] - s["left_at"]).dt.total_seconds() / 3600
result = s.nlargest(3, "hours")[["ship_id", "from_depot", "to_depot", "hours"]]
# case: haversine
# Distance in km between every pair of depots, nearest pair first.
def dist(a, b):
    la1, lo1, la2, lo2 = map(math.radians, (a.lat, a.lon, b.lat, b.lon))
    h = math.sin((la2 - la1) / 2) ** 2 + math.cos(la1) * math.cos(la2) * math.sin((lo2 - lo1) / 2) ** 2
    return 6371 * 2 * math.asin(math.sqrt(h))

rows = list(depot_df.itertuples(index=False))
out = [(a.city, b.city, round(dist(a, b))) for i, a in enumerate(rows) for b in rows[i + 1:]]
result = pd.DataFrame(out, columns=["city_a", "city_b", "km"]).sort_values("km").reset_index(drop=True)
# case: truck-usage
# Number of trips for every truck (plates compared in upper case), also unused trucks.
trips = shipment_df["truck"].dropna().str.upper().value_counts()
t = truck_df.assign(plate=truck_df["plate"].str.upper())
t["trips"] = t["plate"].map(trips).fillna(0).astype(int)
result = t[["plate", "trips"]].sort_values(["trips", "plate"], ascending=[False, True])
# case: both-directions
# Routes that were driven both ways.
r = shipment_df[["from_depot", "to_depot"]].dropna().drop_duplicates()
r = r[r["from_depot"] != r["to_depot"]]
rev = r.rename(columns={"from_depot": "to_depot", "to_depot": "from_depot"})
both = r.merge(rev, how="inner")
result = both[both["from_depot"] < both["to_depot"]].reset_index(drop=True)
# case: licence-ce
# Drivers holding CE.
has = driver_df["licence"].fillna("").str.split(";").apply(lambda x: "CE" in x)
result = driver_df.loc[has, ["driver"]]
# case: licence-counts
# Number of drivers per licence class.
d = driver_df[driver_df["licence"].astype(bool) & driver_df["licence"].notna()]
result = (d.assign(cls=d["licence"].str.split(";"))
           .explode("cls")
           .groupby("cls")["driver_id"].count()
           .reset_index(name="drivers"))
# case: longest-serving
# Driver(s) who have been longest with the firm and their number of shipments.
oldest = driver_df["hired"].min()
v = driver_df[driver_df["hired"] == oldest]
result = v.merge(shipment_df, on="driver_id", how="left").groupby("driver", as_index=False).agg(shipments=("ship_id", "count"))
# case: depot-matrix
# Shipments from depot (rows) to depot (columns), with zeros.
mat = shipment_df.pivot_table(index="from_depot", columns="to_depot", values="ship_id", aggfunc="count", fill_value=0)
result = mat.rename_axis(columns=None).reset_index()
# case: in-out-balance
# Outgoing minus incoming shipments by city.
o = shipment_df["from_depot"].value_counts()
i = shipment_df["to_depot"].value_counts()
bal = o.sub(i, fill_value=0).astype(int)
result = depot_df.set_index("depot")[["city"]].assign(balance=bal).reset_index(drop=True).sort_values("city")
# case: service-mixed-dates
# Trucks serviced before November 2023 (dates are ISO or day first).
svc = truck_df["last_service"].apply(lambda x: pd.to_datetime(x, dayfirst="/" in x) if isinstance(x, str) else pd.NaT)
result = truck_df.assign(last_service=svc)[svc < pd.Timestamp(2023, 11, 1)][["plate", "last_service"]].sort_values(["last_service", "plate"]).reset_index(drop=True)
# case: trips-next-day
# Shipments that arrived on another day than they left.
left = pd.to_datetime(shipment_df["left_at"]).dt.normalize()
arr = pd.to_datetime(shipment_df["arrived_at"]).dt.normalize()
result = shipment_df.loc[(arr > left), ["ship_id", "left_at", "arrived_at"]]
# case: depots-max-capacity-above-average
# Depots where the largest truck can carry more than the overall average.
mx = truck_df.groupby("depot").capacity_kg.max()
avg = truck_df.capacity_kg.mean()
result = mx[mx > avg].reset_index().merge(depot_df[["depot", "city"]], on="depot").loc[:, ["city", "capacity_kg"]]
# case: umlauts
# Cities with letters outside ASCII.
m = depot_df["city"].str.contains(r"[^\x00-\x7F]")
result = depot_df.loc[m, ["city"]].assign(length=lambda x: x["city"].str.len()).reset_index(drop=True)
