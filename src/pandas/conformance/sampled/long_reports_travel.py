import pandas as pd
import numpy as np
from collections import Counter

# case: hotel-occupancy-revpar
bookings = pd.DataFrame({
    "booking": ["B01", "B02", "B03", "B04", "B05", "B06", "B07"],
    "room_type": ["single", "Double", "suite", "double", "single", "double", "Suite"],
    "checkin": ["2024-07-01", "2024-07-02", "2024-07-01", "2024-07-03", "2024-07-04", "2024-07-05", "2024-07-03"],
    "checkout": ["2024-07-04", "2024-07-05", "2024-07-03", "2024-07-06", "2024-07-05", "2024-07-05", "2024-07-07"],
    "total": ["240.00", "390.00", "500.00", "420.00", "85.00", "0.00", "1,100.00"],
    "status": ["ok", "ok", "ok", "cancelled", "ok", "ok", "ok"],
})
rooms = pd.Series({"single": 2, "double": 3, "suite": 1}, name="rooms")

b = bookings.assign(
    room_type=bookings["room_type"].str.lower(),
    checkin=pd.to_datetime(bookings["checkin"]),
    checkout=pd.to_datetime(bookings["checkout"]),
    total=bookings["total"].str.replace(",", "").astype(float),
)
b["nights"] = (b["checkout"] - b["checkin"]).dt.days
invalid = b.loc[b["nights"] <= 0, "booking"].tolist()
b = b[(b["status"] == "ok") & (b["nights"] > 0)].copy()
b["rate"] = b["total"] / b["nights"]

# one row a night
b["night"] = [list(pd.date_range(i, o - pd.Timedelta(days=1))) for i, o in zip(b["checkin"], b["checkout"])]
nights = b.explode("night")[["booking", "room_type", "night", "rate"]]
nights["night"] = pd.to_datetime(nights["night"])

sold = nights.pivot_table(index="night", columns="room_type", values="booking", aggfunc="count", fill_value=0)
occ = sold.div(rooms, axis=1).mul(100).round(1)
daily = nights.groupby("night").agg(sold=("booking", "count"), revenue=("rate", "sum"))
daily["occupancy"] = (daily["sold"] / rooms.sum() * 100).round(1)
daily["adr"] = (daily["revenue"] / daily["sold"]).round(2)
daily["revpar"] = (daily["revenue"] / rooms.sum()).round(2)
type_table = nights.groupby("room_type").agg(nights=("night", "count"), revenue=("rate", "sum")).join(rooms)
type_table["revpar"] = (type_table["revenue"] / (type_table["rooms"] * daily.shape[0])).round(2)
overbooked = occ.stack().loc[lambda s: s > 100]
assert np.isclose(daily["revenue"].sum(), b["total"].sum())
result = {"daily": daily, "occupancy": occ, "types": type_table, "invalid": invalid, "overbooked": len(overbooked), "best": daily["revpar"].idxmax()}

# case: flight-delays
flights = pd.DataFrame({
    "flight": ["LH10", "LH11", "BA20", "BA21", "AF30", "LH10", "AF31", "BA20"],
    "date": ["2024-03-01", "2024-03-01", "2024-03-01", "2024-03-02", "2024-03-02", "2024-03-02", "2024-03-03", "2024-03-03"],
    "sched": [600, 1345, 710, 2350, 900, 600, 1515, 710],
    "actual": ["0625", "1340", "0710", "0035", None, "0601", "1805", "0731"],
    "origin": ["FRA", "MUC", "LHR", "LHR", "CDG", "FRA", "CDG", "LHR"],
})
airlines = pd.DataFrame([["LH", "Lufthansa"], ["BA", "British Airways"], ["AF", "Air France"]], columns=["code", "airline"])


def to_minutes(x):
    if pd.isna(x):
        return np.nan
    x = str(x).zfill(4)
    return int(x[:2]) * 60 + int(x[2:])


flights["s"] = flights["sched"].map(to_minutes)
flights["a"] = flights["actual"].map(to_minutes)
flights["delay"] = flights["a"] - flights["s"]
flights.loc[flights["delay"] < -720, "delay"] += 1440  # departed after midnight
flights["cancelled"] = flights["actual"].isna()
flights["bucket"] = pd.cut(flights["delay"], [-np.inf, 0, 15, 60, np.inf], labels=["early/on time", "<=15", "16-60", ">60"])
flights["bucket"] = flights["bucket"].cat.add_categories("cancelled").fillna("cancelled")
flights["code"] = flights["flight"].str.extract(r"^([A-Z]{2})")
f = flights.merge(airlines, on="code")

airline = f.groupby("airline").agg(flights=("flight", "size"), mean=("delay", "mean"), worst=("delay", "max"), cancelled=("cancelled", "sum"))
airline["otp"] = f.assign(ok=f["delay"] <= 15).groupby("airline")["ok"].mean().round(3)
airline = airline.sort_values(["otp", "mean"], ascending=[False, True])
buckets = f["bucket"].value_counts(sort=False)
origin = f.pivot_table(index="origin", columns="date", values="delay", aggfunc="max")
repeat = f[f.duplicated("flight", keep=False)].sort_values(["flight", "date"])
change = repeat.groupby("flight")["delay"].agg(lambda s: s.iloc[-1] - s.iloc[0])
compensation = f["delay"].ge(120).sum() * 250
result = {"airline": airline, "buckets": buckets, "origin": origin, "change": change.to_dict(), "compensation": int(compensation), "label": f["s"].map(lambda m: f"{int(m) // 60:02d}:{int(m) % 60:02d}").tolist()}

# case: restaurant-tips
bills = pd.DataFrame({
    "bill": range(1, 11),
    "day": ["Thu", "Fri", "Fri", "Sat", "Sat", "Sat", "Sun", "Sun", "Thu", "Sat"],
    "time": ["lunch", "dinner", "lunch", "dinner", "dinner", "lunch", "dinner", "lunch", "dinner", "dinner"],
    "size": [2, 4, 1, 6, 2, 3, 5, 2, 2, 2],
    "amount": [24.5, 88.0, 11.2, 140.0, 45.6, 38.9, 102.3, 27.0, 0.0, 45.6],
    "tip": [4.0, 12.0, None, 20.0, 9.0, 5.0, 15.5, 4.0, 1.0, 6.0],
    "waiter": ["Ana", "Bix", "Ana", "Bix", "Cyd", "Cyd", "Ana", "Bix", "Cyd", "Ana"],
})
bills["tip_missing"] = bills["tip"].isna()
bills["tip"] = bills["tip"].fillna(0)
valid = bills[bills["amount"] > 0].copy()
valid["pct"] = (valid["tip"] / valid["amount"] * 100).round(2)
valid["per_head"] = (valid["amount"] / valid["size"]).round(2)
valid["party"] = np.where(valid["size"] >= 5, "large", np.where(valid["size"] >= 3, "medium", "small"))
valid["quartile"] = pd.qcut(valid["pct"], 4, labels=False) + 1

days = ["Thu", "Fri", "Sat", "Sun"]
valid["day"] = pd.Categorical(valid["day"], categories=days, ordered=True)
grid = valid.pivot_table(index="day", columns="time", values="pct", aggfunc="mean", observed=False).round(2)
party = valid.groupby("party")[["amount", "tip", "per_head"]].mean().round(2)
waiter = valid.groupby("waiter").agg(bills=("bill", "count"), sales=("amount", "sum"), tips=("tip", "sum"), best=("pct", "max"))
waiter["rate"] = (waiter["tips"] / waiter["sales"] * 100).round(2)
waiter["rank"] = waiter["rate"].rank(ascending=False).astype(int)
# the pool: 20 % of tips are shared equally
pool = waiter["tips"].sum() * 0.2
waiter["payout"] = (waiter["tips"] * 0.8 + pool / len(waiter)).round(2)
best_per_day = valid.sort_values(["pct", "bill"], ascending=[False, True]).groupby("day", observed=True).head(1).sort_values("day")[["day", "waiter", "pct"]]
same = valid[valid.duplicated("amount", keep=False)]["bill"].tolist()
result = {"grid": grid, "party": party, "waiter": waiter, "best": best_per_day.reset_index(drop=True), "same": same, "corr": round(valid["size"].corr(valid["pct"]), 4), "missing": int(bills["tip_missing"].sum())}

# case: car-rental-utilisation
cars = pd.DataFrame({"car": ["K1", "K2", "K3", "K4"], "class": ["mini", "mini", "van", "lux"], "rate": [30, 32, 60, 120]})
rentals = pd.DataFrame({
    "car": ["K1", "K3", "K1", "K2", "K3", "K2"],
    "out": ["2024-05-30 09:00", "2024-06-02 08:00", "2024-06-05 10:00", "2024-06-10 12:00", "2024-06-20 07:30", "2024-06-28 18:00"],
    "in": ["2024-06-02 08:00", "2024-06-05 20:00", "2024-06-05 18:00", "2024-06-17 12:30", "2024-06-21 07:29", "2024-07-03 10:00"],
    "km": [420, 950, 60, 1500, 210, None],
})
start, end = pd.Timestamp("2024-06-01"), pd.Timestamp("2024-07-01")
r = rentals.copy()
r["out"], r["in"] = pd.to_datetime(r["out"]), pd.to_datetime(r["in"])
r["hours"] = (r["in"] - r["out"]) / pd.Timedelta(hours=1)
r["days"] = np.ceil(r["hours"] / 24).astype(int)
r["june_h"] = (r["in"].clip(upper=end) - r["out"].clip(lower=start)).dt.total_seconds() / 3600
r = r.merge(cars, on="car", how="left")
free_km = r["days"] * 200
r["extra_km"] = (r["km"].fillna(0) - free_km).clip(lower=0)
r["discount"] = np.select([r["days"] >= 7, r["days"] >= 3], [0.15, 0.05], default=0)
r["revenue"] = (r["days"] * r["rate"] * (1 - r["discount"]) + r["extra_km"] * 0.25).round(2)

util = cars.merge(r.groupby("car").agg(rentals=("days", "size"), june_h=("june_h", "sum"), revenue=("revenue", "sum")), on="car", how="left").fillna(0)
util["util_pct"] = (util["june_h"] / (30 * 24) * 100).round(1)
util["idle"] = util["rentals"] == 0
by_class = util.groupby("class").agg(cars=("car", "count"), revenue=("revenue", "sum"), util=("util_pct", "mean"))
by_class["per_car"] = by_class["revenue"] / by_class["cars"]
r = r.sort_values(["car", "out"])
r["turnaround_d"] = ((r["out"] - r.groupby("car")["in"].shift()).dt.total_seconds() / 86400).round(2)
out_on = {d.strftime("%m-%d"): int(((r["out"] <= d) & (r["in"] > d)).sum()) for d in pd.date_range(start, end, freq="7D")}
assert r["hours"].gt(0).all()
result = {"util": util, "by_class": by_class, "rentals": r[["car", "days", "extra_km", "discount", "revenue", "turnaround_d"]].reset_index(drop=True), "out_on": out_on}

# case: trip-expense-settlement
expenses = pd.DataFrame({
    "payer": ["Lia", "Max", "Lia", "Nia", "Max", "Oli"],
    "what": ["hotel", "petrol", "dinner", "museum", "lunch", "gift"],
    "amount": [300.0, 80.0, 96.0, 40.0, 45.0, 20.0],
    "ccy": ["EUR", "EUR", "USD", "EUR", "CHF", "EUR"],
    "shared_by": ["all", "all", "Lia,Max,Nia", "Nia,Oli", "Max, Lia", "Oli"],
})
people = ["Lia", "Max", "Nia", "Oli"]
fx = {"EUR": 1.0, "USD": 0.92, "CHF": 1.04}

e = expenses.copy()
e["eur"] = (e["amount"] * e["ccy"].map(fx)).round(2)
e["who"] = e["shared_by"].apply(lambda s: people if s == "all" else [p.strip() for p in s.split(",")])
e["part"] = e["eur"] / e["who"].str.len()
long = e.explode("who")
paid = e.groupby("payer")["eur"].sum().reindex(people, fill_value=0)
owes = long.groupby("who")["part"].sum().reindex(people, fill_value=0)
bal = pd.DataFrame({"paid": paid, "owes": owes})
bal["balance"] = (bal["paid"] - bal["owes"]).round(2)
assert abs(bal["balance"].sum()) < 0.05

# settle: the biggest debtor pays the biggest creditor
open_ = bal["balance"].to_dict()
transfers = []
while True:
    debtor = min(open_, key=open_.get)
    creditor = max(open_, key=open_.get)
    amount = round(min(-open_[debtor], open_[creditor]), 2)
    if amount < 0.05:
        break
    transfers.append((debtor, creditor, amount))
    open_[debtor] = round(open_[debtor] + amount, 2)
    open_[creditor] = round(open_[creditor] - amount, 2)
settle = pd.DataFrame(transfers, columns=["from", "to", "amount"])
matrix = long.pivot_table(index="who", columns="payer", values="part", aggfunc="sum", fill_value=0).round(2)
kinds = e.groupby("ccy")["eur"].sum().sort_values(ascending=False)
result = {"balance": bal.round(2), "settle": settle, "matrix": matrix, "kinds": kinds, "n_transfers": len(settle), "biggest": e.loc[e["eur"].idxmax(), "what"]}

# case: airbnb-listing-quality
listings = pd.DataFrame({
    "id": [1, 2, 3, 4, 5, 6],
    "title": ["Cozy Loft", "LUXURY FLAT!!!", "tiny room ", "House w/ garden", None, "Cozy loft"],
    "price": ["$85.00", "$420.00", "$35.00", "$1,150.00", "$60.00", "$85.00"],
    "amenities": ["Wifi, Kitchen, Heating", "wifi,pool,Kitchen,tv", "wifi", "Kitchen, Garden, Pets", "", "Wifi, Kitchen"],
    "beds": [2, 3, 1, 6, 1, 2],
    "since": ["2019", "2021", "2022", "2018", "2023", "2019"],
})
reviews = pd.DataFrame({"id": [1, 1, 2, 3, 3, 3, 4, 9], "stars": [5, 4, 3, 5, 5, 2, 4, 1], "text": ["great", "nice", "loud", "super", "good", "dirty", "ok", "?"]})

L = listings.copy()
L["title"] = L["title"].fillna("(untitled)").str.strip().str.replace(r"[^\w\s/()]", "", regex=True).str.title()
L["price"] = L["price"].replace(r"[$,]", "", regex=True).astype(float)
L["amen"] = L["amenities"].str.lower().str.split(r"\s*,\s*").apply(lambda a: [x for x in a if x])
L["n_amen"] = L["amen"].str.len()
L["per_bed"] = (L["price"] / L["beds"]).round(2)
L["years"] = 2024 - L["since"].astype(int)
rev = reviews.groupby("id")["stars"].agg(n_reviews="count", rating="mean").round(2)
L = L.merge(rev, left_on="id", right_index=True, how="left")
L["n_reviews"] = L["n_reviews"].fillna(0).astype(int)
prior, weight = reviews["stars"].mean(), 3
L["bayes"] = ((L["rating"].fillna(0) * L["n_reviews"] + prior * weight) / (L["n_reviews"] + weight)).round(3)
L["tier"] = pd.qcut(L["price"].rank(method="first"), 3, labels=["budget", "mid", "premium"])
tier = L.groupby("tier", observed=True).agg(n=("id", "count"), price=("price", "median"), rating=("bayes", "mean")).round(2)
amen = Counter(a for items in L["amen"] for a in items)
dummies = L["amen"].str.join("|").str.get_dummies()
premium = {a: round(L.loc[dummies[a] == 1, "per_bed"].mean() - L.loc[dummies[a] == 0, "per_bed"].mean(), 2) for a in dummies.columns if dummies[a].sum() >= 2}
dup = L[L.duplicated(["title", "price"], keep=False)]["id"].tolist()
iqr = L["price"].quantile(0.75) - L["price"].quantile(0.25)
outliers = L.loc[L["price"] > L["price"].quantile(0.75) + 1.5 * iqr, "title"].tolist()
result = {"table": L.drop(columns=["amenities", "amen", "since"]), "tier": tier, "amen": dict(amen.most_common(2)), "premium": premium, "dup": dup, "outliers": outliers, "orphans": sorted(set(reviews["id"]) - set(L["id"]))}

# case: event-ticket-sales-pace
sales = pd.DataFrame({
    "event": ["Jazz", "Jazz", "Rock", "Jazz", "Rock", "Rock", "Folk", "Jazz", "Rock"],
    "sold_on": ["2024-08-01", "2024-08-05", "2024-08-02", "2024-08-20", "2024-08-25", "2024-08-30", "2024-08-29", "2024-08-31", "2024-09-02"],
    "qty": [20, 35, 100, 45, 80, -10, 5, 12, 3],
    "category": ["A", "B", "B", "A", "A", "B", "B", "B", "A"],
})
events = pd.DataFrame({"event": ["Jazz", "Rock", "Folk", "Opera"], "date": ["2024-09-01", "2024-09-01", "2024-09-30", "2024-10-10"], "capacity": [120, 200, 60, 500]})
price = pd.Series({"A": 45.0, "B": 30.0})

s = sales.merge(events, on="event")
s["sold_on"], s["date"] = pd.to_datetime(s["sold_on"]), pd.to_datetime(s["date"])
s["before"] = (s["date"] - s["sold_on"]).dt.days
after_event = s[s["before"] < 0]
s = s[s["before"] >= 0].sort_values(["event", "sold_on"]).copy()
s["cum"] = s.groupby("event")["qty"].cumsum()
s["fill"] = (s["cum"] / s["capacity"] * 100).round(1)
s["window"] = pd.cut(s["before"], [-1, 3, 14, 30, 365], labels=["last days", "2 weeks", "month", "early"])
s["revenue"] = s["qty"] * s["category"].map(price)

pace = s.pivot_table(index="event", columns="window", values="qty", aggfunc="sum", fill_value=0, observed=False)
final = events.merge(s.groupby("event").agg(sold=("qty", "sum"), refunds=("qty", lambda q: -q[q < 0].sum()), revenue=("revenue", "sum")), on="event", how="left")
final[["sold", "refunds", "revenue"]] = final[["sold", "refunds", "revenue"]].fillna(0)
final["fill"] = (final["sold"] / final["capacity"] * 100).round(1)
final["label"] = final["fill"].apply(lambda x: "sold well" if x >= 85 else "ok" if x >= 50 else "weak" if x > 0 else "no sales")
half = s[s["fill"] >= 50].groupby("event")["before"].first()
mix = pd.crosstab(s["event"], s["category"], values=s["qty"], aggfunc="sum", normalize="index").round(3)
assert (pace.sum(axis=1) == s.groupby("event")["qty"].sum()).all()
result = {"final": final, "pace": pace, "half_sold_days_before": half.to_dict(), "mix": mix, "after": after_event["event"].tolist(), "daily": s.groupby("sold_on")["revenue"].sum().cumsum()}

# case: bike-share-balance
trips = pd.DataFrame({
    "bike": [1, 2, 1, 3, 2, 1, 4, 3],
    "from": ["Park", "Dock", "Mall", "Park", "Mall", "Zoo", "Dock", "Dock"],
    "to": ["Mall", "Mall", "Dock", "Dock", "Park", "Park", None, "Dock"],
    "start": pd.to_datetime(["2024-06-01 08:00", "2024-06-01 08:05", "2024-06-01 09:00", "2024-06-01 09:30", "2024-06-01 17:00", "2024-06-01 18:00", "2024-06-01 18:30", "2024-06-01 20:00"]),
    "end": pd.to_datetime(["2024-06-01 08:20", "2024-06-01 08:50", "2024-06-01 09:10", "2024-06-01 10:00", "2024-06-01 17:25", "2024-06-01 18:10", None, "2024-06-01 20:01"]),
})
trips["mins"] = (trips["end"] - trips["start"]).dt.total_seconds() / 60
trips["fare"] = np.where(trips["mins"] <= 20, 1.0, 1.0 + np.ceil((trips["mins"] - 20) / 10) * 0.5)
trips.loc[trips["mins"].isna(), "fare"] = np.nan
trips["false_start"] = (trips["from"] == trips["to"]) & (trips["mins"] < 2)
trips["peak"] = trips["start"].dt.hour.isin([7, 8, 9, 16, 17, 18])

real = trips[~trips["false_start"]]
out = real["from"].value_counts()
inn = real["to"].value_counts()
station = pd.DataFrame({"out": out, "in": inn}).fillna(0).astype(int)
station["net"] = station["in"] - station["out"]
station["action"] = np.sign(station["net"]).map({1: "remove", -1: "refill", 0: "none"})

# was a bike moved by a van between two trips?
real = real.sort_values(["bike", "start"])
real["prev_to"] = real.groupby("bike")["to"].shift()
moved = real[real["prev_to"].notna() & (real["prev_to"] != real["from"])][["bike", "prev_to", "from"]]
od = pd.crosstab(real["from"], real["to"].fillna("(missing)"))
hourly = real.set_index("start").resample("3h")["bike"].agg(["count", "nunique"])
peak = real.groupby("peak")["mins"].agg(["count", "median"])
bikes = real.groupby("bike").agg(trips=("from", "size"), mins=("mins", "sum"), fare=("fare", "sum"))
result = {"station": station.sort_index(), "moved": moved.values.tolist(), "od": od, "hourly": hourly, "peak": peak, "bikes": bikes, "lost": trips.loc[trips["to"].isna(), "bike"].tolist()}

# case: visa-applications-datetime-error
apps = pd.DataFrame({
    "app": [1, 2, 3, 4, 5],
    "country": ["IN", "BR", "IN", "ZA", "BR"],
    "submitted": ["2024-01-15", "2024-01-31", "2024-02-30", "2024-02-10", "2024-03-01"],
    "decided": ["2024-02-01", "2024-02-15", None, "2024-02-28", None],
    "fee": [80, 80, 80, 120, 120],
})
# dates to datetime
apps["submitted"] = pd.to_datetime(apps["submitted"])
apps["decided"] = pd.to_datetime(apps["decided"])
apps["days"] = (apps["decided"] - apps["submitted"]).dt.days
country = apps.groupby("country").agg(n=("app", "count"), avg=("days", "mean"), fee=("fee", "sum"))
country["pending"] = apps[apps["decided"].isna()].groupby("country").size()
country = country.fillna({"pending": 0}).astype({"pending": int})
result = {"country": country, "slowest": country["avg"].idxmax(), "total_fee": apps["fee"].sum()}

# case: cruise-cabin-allocation
cabins = pd.DataFrame({"cabin": ["101", "102", "103", "201", "202"], "deck": [1, 1, 1, 2, 2], "beds": [2, 4, 2, 2, 3], "price": [800, 1200, 780, 1100, 1500]})
groups = pd.DataFrame({
    "group": ["G1", "G2", "G3", "G4", "G5", "G6"],
    "members": [["Ann", "Abe"], ["Bo"], ["Cy", "Cat", "Cal"], ["Di", "Dan", "Dov", "Dot"], ["Ed", "Eve"], []],
    "max_price": [1000, 900, 1600, 1200, 700, 500],
    "status": ["gold", "none", "silver", "none", "gold", "none"],
})
priority = {"gold": 0, "silver": 1, "none": 2}
groups["size"] = groups["members"].apply(len)
groups["prio"] = groups["status"].map(priority)
queue = groups[groups["size"] > 0].sort_values(["prio", "size", "group"], ascending=[True, False, True])

free = cabins.copy()
given = {}
for g in queue.to_dict("records"):
    fits = free[(free["beds"] >= g["size"]) & (free["price"] <= g["max_price"])]
    if fits.empty:
        continue
    pick = fits.assign(waste=fits["beds"] - g["size"]).sort_values(["waste", "price"]).iloc[0]
    given[g["group"]] = pick["cabin"]
    free = free[free["cabin"] != pick["cabin"]]

alloc = groups.assign(cabin=groups["group"].map(given)).merge(cabins, on="cabin", how="left")
alloc["status2"] = np.select([alloc["size"] == 0, alloc["cabin"].isna()], ["empty", "waiting"], "placed")
alloc["per_person"] = (alloc["price"] / alloc["size"].replace(0, np.nan)).round(2)
manifest = alloc.dropna(subset=["cabin"]).explode("members")[["members", "cabin", "deck"]].sort_values("members").reset_index(drop=True)
deck = manifest.groupby("deck")["members"].agg(["count", list])
use = cabins.merge(alloc.groupby("cabin")["size"].sum().rename("used"), left_on="cabin", right_index=True, how="left").fillna({"used": 0})
use["empty_beds"] = (use["beds"] - use["used"]).astype(int)
revenue = alloc["price"].sum()
assert alloc["cabin"].dropna().is_unique
result = {"alloc": alloc[["group", "size", "cabin", "per_person", "status2"]], "manifest": manifest, "deck": deck, "use": use, "revenue": revenue, "free": free["cabin"].tolist()}

# case: loyalty-miles-assert-error
activity = pd.DataFrame({
    "member": ["A", "A", "B", "B", "C", "A"],
    "date": ["2023-02-01", "2023-06-15", "2023-03-01", "2023-12-20", "2024-01-05", "2024-02-10"],
    "type": ["earn", "burn", "earn", "earn", "burn", "earn"],
    "miles": [5000, 3000, 12000, 800, 400, 2500],
})
activity["date"] = pd.to_datetime(activity["date"])
activity["signed"] = activity["miles"].where(activity["type"] == "earn", -activity["miles"])
activity["balance"] = activity.groupby("member")["signed"].cumsum()
yearly = activity.pivot_table(index="member", columns=activity["date"].dt.year, values="signed", aggfunc="sum", fill_value=0)
tier = pd.cut(activity.groupby("member")["balance"].last(), [-np.inf, 0, 5000, np.inf], labels=["none", "blue", "gold"])

# sanity checks
assert yearly.sum().sum() == activity["signed"].sum()
assert (activity["balance"] >= 0).all(), "negative balance"
result = {"yearly": yearly, "tier": tier.to_dict()}
