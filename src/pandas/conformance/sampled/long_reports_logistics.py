import pandas as pd
import numpy as np

# case: delivery-performance
shipments = pd.DataFrame({
    "shipment_id": ["S-001", "S-002", "S-003", "S-004", "S-005", "S-006", "S-007", "S-008"],
    "carrier_code": ["ups", "DHL", "dhl ", "FDX", "UPS", "FDX", None, "DHL"],
    "weight": ["2.5kg", "800g", "12kg", "1.1kg", "500g", "30kg", "5kg", "2kg"],
    "shipped": ["2024-02-26", "2024-02-27", "2024-02-27", "2024-02-28", "2024-02-29", "2024-03-01", "2024-03-01", "2024-03-04"],
    "promised_days": [2, 3, 3, 1, 2, 5, 4, 2],
    "delivered": ["2024-02-28", "2024-03-02", "2024-02-29", "2024-03-01", "2024-03-02", None, "2024-03-04", "2024-03-08"],
})
carriers = pd.DataFrame({"carrier_code": ["UPS", "DHL", "FDX", "GLS"], "carrier": ["UPS", "DHL Express", "FedEx", "GLS"], "rate_per_kg": [3.2, 2.9, 3.6, 2.1]})

df = shipments.copy()
df["carrier_code"] = df["carrier_code"].str.strip().str.upper()
df["kg"] = df["weight"].apply(lambda w: float(w[:-2]) if w.endswith("kg") else float(w[:-1]) / 1000)
df["shipped"] = pd.to_datetime(df["shipped"])
df["delivered"] = pd.to_datetime(df["delivered"])
df["due"] = df["shipped"] + pd.to_timedelta(df["promised_days"], unit="D")
df["transit"] = (df["delivered"] - df["shipped"]).dt.days
df["late_days"] = (df["delivered"] - df["due"]).dt.days
df["status"] = np.select([df["delivered"].isna(), df["late_days"] > 0, df["late_days"] < 0], ["open", "late", "early"], "on time")
df = df.merge(carriers, on="carrier_code", how="left")
df["cost"] = (df["kg"] * df["rate_per_kg"]).round(2)

per_carrier = df.groupby("carrier", dropna=False).agg(
    shipments=("shipment_id", "count"), kg=("kg", "sum"), cost=("cost", "sum"), avg_transit=("transit", "mean"), worst=("late_days", "max"))
per_carrier["on_time"] = df["status"].isin(["on time", "early"]).groupby(df["carrier"], dropna=False).mean()
per_carrier["cost_per_kg"] = per_carrier["cost"] / per_carrier["kg"]
status = pd.crosstab(df["carrier_code"].fillna("?"), df["status"])
unused = carriers.loc[~carriers["carrier_code"].isin(df["carrier_code"]), "carrier"].tolist()
assert len(df) == len(shipments)
result = {"per_carrier": per_carrier.round(3), "status": status, "unused": unused, "latest_due": df["due"].max(), "open": df.query("status == 'open'")["shipment_id"].tolist()}

# case: route-distance-matrix
stops = pd.DataFrame({
    "route": ["R1", "R1", "R1", "R1", "R2", "R2", "R2", "R3"],
    "seq": [1, 2, 3, 4, 1, 2, 3, 1],
    "stop": ["Depot", "A", "B", "Depot", "Depot", "C", "A", "Depot"],
    "load": [0, 10, 15, 0, 0, 20, 5, 0],
})
dist = pd.DataFrame([("Depot", "A", 12.0), ("A", "B", 4.5), ("B", "Depot", 15.0), ("Depot", "C", 7.0), ("C", "D", 3.0)], columns=["from", "to", "km"])
# distances are symmetric
sym = pd.concat([dist, dist.rename(columns={"from": "to", "to": "from"})[["from", "to", "km"]]], ignore_index=True)

stops = stops.sort_values(["route", "seq"])
stops["next"] = stops.groupby("route")["stop"].shift(-1)
legs = stops.dropna(subset=["next"]).merge(sym, left_on=["stop", "next"], right_on=["from", "to"], how="left")
legs["known"] = legs["km"].notna()
legs["km"] = legs["km"].fillna(legs["km"].mean())
legs["cum_km"] = legs.groupby("route")["km"].cumsum()

summary = stops.groupby("route").agg(stops=("stop", "size"), load=("load", "sum")).join(
    legs.groupby("route").agg(km=("km", "sum"), unknown_legs=("known", lambda k: int((~k).sum()))))
summary["km"] = summary["km"].fillna(0)
summary["kg_per_km"] = (summary["load"] / summary["km"]).replace([np.inf, -np.inf], np.nan).round(2)
matrix = sym.pivot(index="from", columns="to", values="km")
for place in matrix.index:
    matrix.loc[place, place] = 0
filled = int(matrix.notna().sum().sum())
visits = stops[stops["stop"] != "Depot"].groupby("stop")["route"].agg(lambda s: sorted(s))
result = {"legs": legs[["route", "stop", "next", "km", "cum_km", "known"]], "summary": summary, "matrix": matrix, "filled": filled, "visits": visits.to_dict()}

# case: warehouse-slotting-abc
picks = pd.DataFrame({
    "sku": ["K1", "K2", "K3", "K1", "K4", "K5", "K1", "K2", "K6", "K3", "K7", "K1"],
    "qty": [10, 5, 2, 20, 1, 8, 15, 6, 1, 3, 1, 12],
    "zone": ["Z1", "Z1", "Z2", "Z1", "Z3", "Z2", "Z1", "Z2", "Z3", "Z2", "Z1", "Z1"],
})
demand = picks.groupby("sku").agg(lines=("qty", "size"), units=("qty", "sum"), zones=("zone", lambda z: "+".join(sorted(z.unique()))))
demand = demand.sort_values(["units", "lines"], ascending=False)
demand["share"] = demand["units"] / demand["units"].sum()
demand["cum"] = demand["share"].cumsum()
demand["abc"] = np.where(demand["cum"] <= 0.7, "A", np.where(demand["cum"] <= 0.9, "B", "C"))
demand.iloc[0, demand.columns.get_loc("abc")] = "A"

# target zone of every class and moves that are needed
target = {"A": "Z1", "B": "Z2", "C": "Z3"}
main_zone = picks.groupby(["sku", "zone"])["qty"].sum().reset_index().sort_values("qty", ascending=False).drop_duplicates("sku").set_index("sku")["zone"]
demand["main_zone"] = main_zone
demand["target"] = demand["abc"].map(target)
moves = demand.loc[demand["main_zone"] != demand["target"], ["main_zone", "target"]]
zone_load = pd.DataFrame({"before": picks.groupby("zone")["qty"].sum(), "after": demand.groupby("target")["units"].sum()})
zone_load["change"] = zone_load["after"] - zone_load["before"]
assert zone_load["change"].sum() == 0
classes = demand.groupby("abc").agg(skus=("units", "size"), units=("units", "sum"), share=("share", "sum")).round(3)
result = {"demand": demand.round(4), "moves": moves, "zone_load": zone_load, "classes": classes}

# case: container-events
events = pd.DataFrame({
    "container": ["C1", "C1", "C1", "C2", "C2", "C1", "C3", "C2", "C3"],
    "event": ["gate_in", "loaded", "departed", "gate_in", "loaded", "arrived", "gate_in", "departed", "loaded"],
    "port": ["HAM", "HAM", "HAM", "RTM", "RTM", "NYC", "HAM", "RTM", "HAM"],
    "ts": ["2024-01-01T08:00", "2024-01-02T10:30", "2024-01-03T22:00", "2024-01-02T07:00", "2024-01-02T09:00", "2024-01-14T05:30", "2024-01-05T12:00", "2024-01-04T06:00", "bad"],
})
events["ts"] = pd.to_datetime(events["ts"], errors="coerce")
invalid = events[events["ts"].isna()]
events = events.dropna(subset=["ts"]).sort_values(["container", "ts"])

# one row a container, one column an event
timeline = events.pivot(index="container", columns="event", values="ts").reindex(columns=["gate_in", "loaded", "departed", "arrived"])
timeline["dwell_h"] = (timeline["departed"] - timeline["gate_in"]).dt.total_seconds() / 3600
timeline["sailing_d"] = ((timeline["arrived"] - timeline["departed"]) / pd.Timedelta(days=1)).round(2)
order_ok = (timeline["gate_in"] <= timeline["loaded"]) & (timeline["loaded"] <= timeline["departed"])
timeline["order_ok"] = order_ok | timeline["loaded"].isna() | timeline["departed"].isna()

last = events.groupby("container").tail(1).set_index("container")[["event", "port", "ts"]]
last["idle_days"] = (pd.Timestamp("2024-01-20") - last["ts"]).dt.days
state = last["event"].replace({"gate_in": "in yard", "loaded": "on vessel", "departed": "at sea", "arrived": "done"})
dwell_by_port = timeline.join(events.groupby("container")["port"].first()).groupby("port")["dwell_h"].mean()
steps = events.assign(prev=events.groupby("container")["event"].shift()).dropna(subset=["prev"])
transitions = pd.crosstab(steps["prev"], steps["event"])
result = {"timeline": timeline, "last": last, "state": state.to_dict(), "dwell": dwell_by_port, "transitions": transitions, "invalid": len(invalid)}

# case: fleet-fuel-efficiency
fuel = pd.DataFrame({
    "truck": ["T1", "T2", "T1", "T3", "T2", "T1", "T3", "T2", "T1"],
    "date": ["03/01/2024", "04/01/2024", "10/01/2024", "11/01/2024", "15/01/2024", "18/01/2024", "20/01/2024", "25/01/2024", "02/02/2024"],
    "odometer": [10000, 52000, 10850, 7000, 52900, 11600, 7000, 54100, 12700],
    "litres": [80.0, 95.0, 240.0, 60.0, 300.0, 205.0, 70.0, 350.0, 300.0],
    "price": [1.70, 1.72, 1.69, 1.75, 1.71, None, 1.74, 1.80, 1.78],
})
fuel["date"] = pd.to_datetime(fuel["date"], dayfirst=True)
fuel = fuel.sort_values(["truck", "date"]).reset_index(drop=True)
fuel["price"] = fuel["price"].fillna(fuel["price"].median())
fuel["cost"] = fuel["litres"] * fuel["price"]
fuel["km"] = fuel.groupby("truck")["odometer"].diff()
fuel["l_per_100"] = (fuel["litres"] / fuel["km"] * 100).where(fuel["km"] > 0).round(2)
fuel["suspicious"] = fuel["km"].eq(0) | (fuel["l_per_100"] > fuel.groupby("truck")["l_per_100"].transform("mean") * 1.1)

truck = fuel.groupby("truck").agg(fills=("litres", "size"), km=("km", "sum"), litres=("litres", "sum"), cost=("cost", "sum"), avg=("l_per_100", "mean"))
truck["cost_per_km"] = (truck["cost"] / truck["km"].replace(0, np.nan)).round(3)
truck["rank"] = truck["avg"].rank(method="min")
truck["vs_fleet"] = (truck["avg"] - fuel["l_per_100"].mean()).round(2)
month = fuel.groupby([fuel["date"].dt.to_period("M").astype(str), "truck"])["cost"].sum().unstack(fill_value=0).round(2)
month["total"] = month.sum(axis=1)
best = truck["avg"].idxmin()
assert np.isclose(month["total"].sum(), fuel["cost"].sum(), atol=0.1)
result = {"fills": fuel[["truck", "date", "km", "l_per_100", "suspicious"]], "truck": truck, "month": month, "best": best}

# case: supplier-scorecard
po = pd.DataFrame({
    "po": [1, 2, 3, 4, 5, 6, 7, 8],
    "supplier": ["Alpha", "Beta", "Alpha", "Gamma", "Beta", "Gamma", "Alpha", "Delta"],
    "ordered": [100, 200, 50, 80, 120, 60, 70, 10],
    "received": [100, 180, 50, 80, 125, 30, 70, 0],
    "rejected": [2, 0, 0, 8, 5, 0, 1, 0],
    "due": pd.to_datetime(["2024-03-01", "2024-03-04", "2024-03-10", "2024-03-11", "2024-03-15", "2024-03-20", "2024-03-25", "2024-03-30"]),
    "arrived": pd.to_datetime(["2024-03-01", "2024-03-06", "2024-03-09", "2024-03-11", "2024-03-15", "2024-03-29", "2024-03-27", None]),
})
po["fill"] = (po["received"] / po["ordered"]).clip(upper=1)
po["on_time"] = po["arrived"].le(po["due"])
po["quality"] = 1 - po["rejected"].div(po["received"]).where(po["received"] > 0)

score = po.groupby("supplier").agg(orders=("po", "count"), fill=("fill", "mean"), on_time=("on_time", "mean"), quality=("quality", "mean"))
weights = {"fill": 0.3, "on_time": 0.4, "quality": 0.3}
score["score"] = sum(score[col].fillna(0) * w for col, w in weights.items()) * 100
score["score"] = score["score"].round(1)
score["rank"] = score["score"].rank(ascending=False).astype(int)
score["class"] = pd.cut(score["score"], [-1, 50, 75, 90, 100], labels=["D", "C", "B", "A"])
score = score.sort_values("rank")

normalised = score[["fill", "on_time", "quality"]].apply(lambda c: (c - c.min()) / (c.max() - c.min())).round(3)
weakest = score[["fill", "on_time", "quality"]].dropna().idxmin(axis=1)
late = po.loc[~po["on_time"], ["po", "supplier"]].assign(days=(po["arrived"] - po["due"]).dt.days)
result = {"score": score, "normalised": normalised, "weakest": weakest.to_dict(), "late": late, "preferred": score.index[score["class"].isin(["A", "B"])].tolist()}

# case: parcel-zone-pricing
parcels = pd.DataFrame({
    "id": [1, 2, 3, 4, 5, 6, 7],
    "dims": ["10x20x30", "40x40x40", "5x5x5", "100X20x10", "30x30", "15x15x60", "60x40x20"],
    "kg": [1.2, 5.0, 0.1, 3.0, 2.0, 7.7, 10.0],
    "zip": ["10115", "80331", "1067", "20095", "50667", "99084", "80999"],
})
zones = pd.DataFrame({"prefix": ["1", "8", "0", "2", "5"], "zone": ["A", "C", "B", "A", "B"]})
tariff = pd.DataFrame({"zone": ["A", "B", "C"], "base": [4.0, 5.0, 6.5], "per_kg": [0.5, 0.7, 0.9]})

parts = parcels["dims"].str.lower().str.split("x", expand=True).astype(float)
parts.columns = ["l", "w", "h"]
p = pd.concat([parcels, parts], axis=1)
p["volume_kg"] = (p["l"] * p["w"] * p["h"] / 5000).round(2)
p["chargeable"] = p[["kg", "volume_kg"]].max(axis=1).apply(np.ceil)
p["zip"] = p["zip"].str.zfill(5)
p["prefix"] = p["zip"].str[0]
p = p.merge(zones, on="prefix", how="left").merge(tariff, on="zone", how="left")
p["oversize"] = p[["l", "w", "h"]].max(axis=1) > 90
p["price"] = p["base"] + p["per_kg"] * p["chargeable"] + p["oversize"] * 15
p["why"] = p.apply(lambda r: "no zone" if pd.isna(r["zone"]) else ("volume" if r["volume_kg"] > r["kg"] else "weight"), axis=1)

zone_sum = p.groupby("zone").agg(n=("id", "count"), kg=("chargeable", "sum"), revenue=("price", "sum"))
zone_sum["avg"] = zone_sum["revenue"] / zone_sum["n"]
unpriced = p.loc[p["price"].isna(), "id"].tolist()
missing_dim = p.loc[p["h"].isna(), "id"].tolist()
cheapest, dearest = p["price"].min(), p["price"].max()
result = {"parcels": p[["id", "zone", "chargeable", "oversize", "price", "why"]], "zones": zone_sum, "unpriced": unpriced, "missing_dim": missing_dim, "range": (cheapest, dearest)}

# case: customs-hs-codes-merge-error
items = pd.DataFrame({"line": [1, 2, 3, 4], "hs": [8471, 8517, 6109, 9403], "value": [1200.0, 300.0, 90.0, 450.0], "origin": ["CN", "VN", "BD", "PL"]})
duty = pd.DataFrame({"hs": ["8471", "8517", "6109"], "rate": [0.0, 0.0, 12.0], "text": ["computers", "phones", "t-shirts"]})

# merge code with tariff table
df = items.merge(duty, on="hs", how="left")
df["duty"] = df["value"] * df["rate"].fillna(3.7) / 100
df["vat"] = (df["value"] + df["duty"]) * 0.19
total = df[["value", "duty", "vat"]].sum()
by_origin = df.groupby("origin")["duty"].sum()
result = {"lines": df, "total": total, "by_origin": by_origin}

# case: driver-hours-compliance
log = pd.DataFrame([
    ("Ann", "2024-06-03 06:00", "drive"), ("Ann", "2024-06-03 10:00", "break"), ("Ann", "2024-06-03 10:45", "drive"),
    ("Ann", "2024-06-03 15:45", "rest"), ("Ann", "2024-06-04 04:00", "drive"), ("Ann", "2024-06-04 09:00", "rest"),
    ("Bo", "2024-06-03 07:00", "load"), ("Bo", "2024-06-03 08:30", "drive"), ("Bo", "2024-06-03 13:30", "break"),
    ("Bo", "2024-06-03 14:00", "drive"), ("Bo", "2024-06-03 19:30", "rest"),
], columns=["driver", "start", "activity"])
log["start"] = pd.to_datetime(log["start"])
log["end"] = log.groupby("driver")["start"].shift(-1)
log["hours"] = (log["end"] - log["start"]).dt.total_seconds() / 3600
log["day"] = log["start"].dt.normalize()

daily = log.pivot_table(index=["driver", "day"], columns="activity", values="hours", aggfunc="sum", fill_value=0)
daily["violation"] = daily["drive"] > 9
stretch = log[log["activity"] == "drive"].assign(too_long=lambda d: d["hours"] > 4.5)
rests = log[log["activity"] == "rest"].dropna(subset=["hours"])
short_rest = rests[rests["hours"] < 11]

totals = log.groupby(["driver", "activity"])["hours"].sum().unstack("activity")
totals["drive_share"] = (totals["drive"] / totals.sum(axis=1)).round(3)
breaches = pd.concat([
    daily[daily["violation"]].reset_index()[["driver", "day"]].assign(rule="daily drive"),
    stretch.loc[stretch["too_long"], ["driver", "day"]].assign(rule="no break"),
    short_rest[["driver", "day"]].assign(rule="short rest"),
], ignore_index=True).sort_values(["driver", "day", "rule"], ignore_index=True)
points = breaches["rule"].map({"daily drive": 3, "no break": 2, "short rest": 1}).groupby(breaches["driver"]).sum()
result = {"daily": daily.reset_index(), "totals": totals, "breaches": breaches, "points": points.to_dict()}

# case: stock-transfer-network
moves = pd.DataFrame({
    "when": ["2024-04-02", "2024-04-01", "2024-04-03", "2024-04-05", "2024-04-04", "2024-04-08"],
    "src": ["W1", "W1", "W2", "W3", "W2", "W1"],
    "dst": ["W2", "W3", "W3", "W1", "W4", "W1"],
    "qty": [50, 30, 20, 10, 40, 5],
})
opening = pd.Series({"W1": 100, "W2": 10, "W3": 0}, name="opening")

assert moves["qty"].gt(0).all()
moves["when"] = pd.to_datetime(moves["when"])
loops = moves[moves["src"] == moves["dst"]]
moves = moves[moves["src"] != moves["dst"]].sort_values("when")

out = moves.groupby("src")["qty"].sum().rename("out")
inn = moves.groupby("dst")["qty"].sum().rename("in")
bal = pd.concat([opening, inn, out], axis=1).fillna(0).astype(int)
bal["net"] = bal["in"] - bal["out"]
bal["closing"] = bal["opening"] + bal["net"]

ledger = pd.concat([
    moves.assign(wh=moves["src"], delta=-moves["qty"])[["when", "wh", "delta"]],
    moves.assign(wh=moves["dst"], delta=moves["qty"])[["when", "wh", "delta"]],
]).sort_values(["wh", "when", "delta"])
ledger["level"] = ledger.groupby("wh")["delta"].cumsum() + ledger["wh"].map(opening).fillna(0)
negative = ledger[ledger["level"] < 0]
od = moves.pivot_table(index="src", columns="dst", values="qty", aggfunc="sum", fill_value=0)
two_step = moves.merge(moves, left_on="dst", right_on="src", suffixes=("_a", "_b"))
two_step = two_step.loc[two_step["when_b"] >= two_step["when_a"], ["src_a", "dst_a", "dst_b"]].values.tolist()
result = {"balance": bal.sort_index(), "ledger": ledger.reset_index(drop=True), "negative": negative["wh"].unique().tolist(), "od": od, "paths": two_step, "loops": len(loops)}

# case: cold-chain-excursions
readings = pd.DataFrame({
    "box": ["X"] * 7 + ["Y"] * 5,
    "minute": [0, 10, 20, 30, 40, 50, 60, 0, 10, 30, 40, 50],
    "temp": [4.1, 5.0, 8.4, 9.1, 7.9, 8.2, 6.0, 3.0, 1.5, 1.9, 2.4, np.nan],
})
LOW, HIGH = 2.0, 8.0
readings["state"] = np.select([readings["temp"].isna(), readings["temp"] < LOW, readings["temp"] > HIGH], ["missing", "cold", "hot"], "ok")
changed = (readings["state"] != readings["state"].shift()) | (readings["box"] != readings["box"].shift())
readings["run"] = changed.cumsum()

runs = readings.groupby(["box", "run", "state"], as_index=False).agg(start=("minute", "min"), end=("minute", "max"), n=("temp", "size"), peak=("temp", "max"))
runs["duration"] = runs["end"] - runs["start"]
excursions = runs[runs["state"].isin(["cold", "hot"])].reset_index(drop=True)

# degree minutes above the limit, by trapezoids
readings["excess"] = (readings["temp"] - HIGH).clip(lower=0).fillna(0)
degree_min = {}
for box, g in readings.groupby("box"):
    degree_min[box] = round(float((g["excess"].rolling(2).mean() * g["minute"].diff()).sum()), 3)

step = readings.groupby("box")["minute"].diff().value_counts().sort_index()
box = readings.groupby("box").agg(mean=("temp", "mean"), lo=("temp", "min"), hi=("temp", "max"), ok=("state", lambda s: (s == "ok").mean()))
box["release"] = (box["ok"] >= 0.6) & (pd.Series(degree_min) < 10)
result = {"runs": runs, "excursions": excursions, "degree_minutes": degree_min, "box": box.round(3), "steps": step}

# case: dock-scheduling-conflicts
slots = pd.DataFrame({
    "booking": [1, 2, 3, 4, 5, 6, 7],
    "dock": ["D1", "D1", "D2", "D1", "D2", "D2", "D3"],
    "from": ["08:00", "08:45", "09:00", "10:00", "09:30", "11:00", "08:00"],
    "mins": [60, 60, 60, 30, 45, 120, 15],
    "carrier": ["K&N", "DSV", "K&N", "DB", "DSV", "DB", "DSV"],
})
slots["begin"] = pd.to_datetime("2024-08-01 " + slots["from"])
slots["finish"] = slots["begin"] + pd.to_timedelta(slots["mins"], unit="min")
slots = slots.sort_values(["dock", "begin"])
slots["prev_finish"] = slots.groupby("dock")["finish"].shift()
slots["conflict"] = slots["begin"] < slots["prev_finish"]
slots["idle"] = ((slots["begin"] - slots["prev_finish"]).dt.total_seconds() / 60).clip(lower=0)

# shift conflicting bookings to the end of the one before
new_start = {}
for dock, group in slots.groupby("dock"):
    free = pd.Timestamp("2024-08-01")
    for b in group.itertuples():
        start = max(b.begin, free)
        new_start[b.booking] = start
        free = start + pd.Timedelta(minutes=b.mins)
slots["new_begin"] = slots["booking"].map(new_start)
slots["delay"] = ((slots["new_begin"] - slots["begin"]).dt.total_seconds() / 60).astype(int)
usage = slots.groupby("dock").agg(bookings=("booking", "count"), busy=("mins", "sum"), idle=("idle", "sum"), conflicts=("conflict", "sum"))
usage["util_pct"] = (usage["busy"] / (8 * 60) * 100).round(1)
carrier = slots.groupby("carrier")["delay"].agg(["sum", "max"]).sort_values("sum", ascending=False)
hours = pd.Series([h for s, e in zip(slots["begin"], slots["finish"]) for h in range(s.hour, e.hour + (e.minute > 0))]).value_counts().sort_index()
result = {"plan": slots[["booking", "dock", "conflict", "delay"]].reset_index(drop=True), "usage": usage, "carrier": carrier, "hours": hours.to_dict()}
