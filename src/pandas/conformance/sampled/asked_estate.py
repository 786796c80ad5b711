import numpy as np
import pandas as pd
from math import sqrt

listings = pd.DataFrame({
    "id": [1001, 1002, 1003, 1004, 1005, 1006, 1007, 1008, 1009, 1010],
    "type": ["House", "Apartment", "Apartment", "House", "Studio", "House", "Apartment", "Studio", "Land", "House"],
    "city": ["Lyon", "Paris", "Paris", "Lyon", "Paris", "Nice", "Nice", "Lille", "Nice", "Lille"],
    "rooms": [5, 3, 2, 6, 1, 4, 3, 1, np.nan, 5],
    "sqm": [140.0, 65.5, 42.0, 180.0, 22.0, 110.0, 70.0, 25.0, 800.0, np.nan],
    "asking": ["450,000", "720,000", "480,000", "610,000", "260,000", "690,000", "405,000", "98,000", "150,000", "320,000"],
    "sold_price": [440000, 735000, None, 590000, 255000, None, 400000, 95000, None, 320000],
    "listed": ["2023-01-10", "2023-01-15", "2023-02-01", "2023-02-11", "2023-03-01", "2023-03-20", "2023-04-02", "2023-04-02", "2023-05-05", "2023-06-01"],
    "sold_on": ["2023-03-01", "2023-01-30", None, "2023-07-01", "2023-03-15", None, "2023-06-02", "2023-04-20", None, "2023-08-31"],
    "agent_id": [1, 2, 2, 1, 3, 4, 4, None, 4, 1],
    "features": ["garage;garden", "lift", "lift;balcony", "garden;pool;garage", "", "pool", "balcony;lift", None, None, "garden"],
})
agents = pd.DataFrame({"agent_id": [1, 2, 3, 4, 5], "agent": ["Luc", "Marie", "Noah", "Odile", "Pierre"], "rate": [0.03, 0.025, 0.04, 0.03, 0.05]})

# case: price-per-sqm
listings["asking"] = listings["asking"].str.replace(",", "", regex=False).astype(float)
listings["ppsqm"] = (listings["asking"] / listings["sqm"]).round(0)
result = listings.groupby("city")["ppsqm"].median().sort_values(ascending=False)

# case: days-on-market
for col in ["listed", "sold_on"]:
    listings[col] = pd.to_datetime(listings[col])
dom = (listings["sold_on"] - listings["listed"]).dt.days
result = {"mean": dom.mean(), "median": dom.median(), "max_id": int(listings.loc[dom.idxmax(), "id"]), "unsold": int(dom.isna().sum())}

# case: agents-commission
# Commission of each agent; agents with no sale get zero
sold = listings.dropna(subset=["sold_price"])
x = agents.merge(sold, on="agent_id", how="left")
x["commission"] = (x["sold_price"] * x["rate"]).fillna(0)
result = x.groupby(["agent_id", "agent"], as_index=False).agg(sales=("id", "count"), commission=("commission", "sum")).sort_values(by=["commission", "agent"], ascending=[False, True])

# case: feature-dummies
# How many listings have each feature, by type
d = listings["features"].str.get_dummies(sep=";")
result = d.groupby(listings["type"]).sum()

# case: sold-over-asking
# Share of sold properties that sold above the asking price
listings["asking"] = pd.to_numeric(listings["asking"].str.replace(",", ""))
sold = listings[listings["sold_price"].notnull()]
result = round(100.0 * (sold["sold_price"] > sold["asking"]).sum() / sold.shape[0], 1)

# case: asking-text-mistake
# Discount from asking to sold price
listings["discount"] = (listings["asking"] - listings["sold_price"]) / listings["asking"]
result = listings[["id", "discount"]]

# case: cities-with-house-and-apartment
has = listings.groupby("city")["type"].agg(set)
result = has[has.apply(lambda s: {"House", "Apartment"} <= s)].index.tolist()

# case: size-bands-crosstab
band = pd.cut(listings["sqm"], [0, 30, 75, 150, 1000], labels=["S", "M", "L", "XL"])
result = pd.crosstab(band, listings["type"], margins=True)

# case: impute-sqm-by-rooms
med = listings.groupby("type")["sqm"].transform("median")
filled = listings["sqm"].fillna(med)
result = pd.DataFrame({"id": listings["id"], "sqm": filled, "imputed": listings["sqm"].isna()}).tail(3)

# case: cheapest-two-per-city
listings["asking"] = listings["asking"].str.replace(",", "").astype("int64")
result = (listings.sort_values("asking").groupby("city").head(2)
          .sort_values(["city", "asking"])[["city", "type", "asking"]].reset_index(drop=True))

# case: rents-quarter-yoy
rent = pd.DataFrame({
    "quarter": ["2021Q1", "2021Q2", "2021Q3", "2021Q4", "2022Q1", "2022Q2", "2022Q3", "2022Q4"],
    "rent": [1000, 1010, 1025, 1040, 1070, 1090, 1100, 1125],
})
rent["quarter"] = pd.PeriodIndex(rent["quarter"], freq="Q")
rent["yoy"] = rent["rent"].pct_change(4).mul(100).round(2)
rent["start"] = rent["quarter"].dt.start_time
result = rent[rent["yoy"].notna()]

# case: nearest-station
stations = [("Alpha", 0, 0), ("Beta", 5, 5), ("Gamma", 9, 1)]
homes = pd.DataFrame({"home": ["h1", "h2", "h3", "h4"], "x": [1, 4, 8, 5], "y": [1, 6, 2, 2]})
def nearest(r):
    dists = {n: sqrt((r.x - sx) ** 2 + (r.y - sy) ** 2) for n, sx, sy in stations}
    n = min(dists, key=dists.get)
    return pd.Series([n, round(dists[n], 2)], index=["station", "km"])
result = homes.join(homes.apply(nearest, axis=1))

# case: price-history-ffill
hist = pd.DataFrame({"id": [1, 1, 1, 2, 2, 2], "month": [1, 2, 3, 1, 2, 3], "price": [300, np.nan, 280, np.nan, 150, np.nan]})
hist["price_f"] = hist.groupby("id")["price"].ffill()
hist["cut"] = hist.groupby("id")["price_f"].transform(lambda s: s.diff().fillna(0) < 0)
result = hist

# case: unhashable-mistake
# Number of listings for each combination of features
listings["feat_list"] = listings["features"].fillna("").str.split(";")
result = listings.groupby("feat_list")["id"].count()

# case: owner-multiple-properties
owners = pd.DataFrame([("Ade", "12 Elm St"), ("Ade", "14 Elm St"), ("Bea", "1 Oak Ave"), ("Ade", "12 Elm St"), ("Cai", "9 Pine Rd"), ("Bea", "22b Oak Ave")], columns=["owner", "addr"])
u = owners.drop_duplicates()
u = u.assign(no=u["addr"].str.extract(r"^(\d+)", expand=False).astype(int), street=u["addr"].str.replace(r"^\S+\s", "", regex=True))
result = u.groupby(["owner", "street"])["no"].apply(list).loc[lambda s: s.map(len) > 1]
