import pandas as pd
import numpy as np
import re

# restaurants + real estate (property) data
restaurant_df = pd.DataFrame({
    "id": [1, 2, 3, 4, 5, 6, 7, 8],
    "name": ["Sierra Grill ", "panda garden", "Chez Marie", "SUBWAY", "Subway", "Taj Mahal", "Il Forno", "Noodle Bar"],
    "food_type": ["american", "chinese", "French", "fast food", "Fast Food", "indian", "italian", "Chinese "],
    "city_name": ["san francisco", "San Francisco", "berkeley", "Palo Alto", "san jose", "San Jose", None, "mountain view"],
    "rating": [3.5, 4.1, 4.7, 2.9, np.nan, 4.1, 4.5, 3.0],
})
geographic_df = pd.DataFrame({
    "city_name": ["san francisco", "berkeley", "palo alto", "san jose", "mountain view", "napa"],
    "county": ["san francisco county", "alameda county", "santa clara county", "santa clara county", "santa clara county", None],
    "region": ["bay area", "bay area", "bay area", "bay area", "bay area", "napa valley"],
})
location_df = pd.DataFrame({
    "restaurant_id": [1, 2, 2, 3, 4, 5, 6, 8, 9],
    "house_number": ["21", "1740", "1742", "309", "88B", "12", None, "450", "7"],
    "street_name": ["Buchanan St", "Hayes Street", "Hayes Street", "Bethany Rd", "University Ave.", "E 1st st", "Santana Row", "Castro St", "Ghost Rd"],
    "city_name": ["san francisco", "san francisco", "san francisco", "berkeley", "palo alto", "san jose", "san jose", "mountain view", "napa"],
})
properties_df = pd.DataFrame({
    "property_id": [1, 2, 3, 4, 5, 6, 7, 8, 9],
    "property_type_code": ["House", "Apartment", "House", "Field", "Apartment", "Shop", "house", "Other", "Apartment"],
    "date_on_market": ["1991-10-21 09:35:05", "1976-09-06 19:14:21", "1996-05-22 23:27:25", "1999-06-19 03:20:59", "2015-02-12 17:13:50", None, "1976-09-06 08:00:00", "2003-01-04", "2015-11-30 12:00:00"],
    "date_sold": ["1999-01-30", "2005-05-03", "", "2001-03-14", None, "2012-07-07", "1985-02-03", "2003-01-25", "2016-01-15"],
    "property_name": ["the blue skies", "park view", "Oak lodge", "north field", "City Flat 12", "Corner shop", None, "old mill", "City Flat 14"],
    "room_count": ["9", "7", "6", "0", "4", None, "5", "n/a", "4"],
    "vendor_requested_price": [629999, 262525, 385060, 146102, 200000, 99000, 262525, 75000, 210500],
    "buyer_offered_price": [550067.0, 324788.0, np.nan, 120000.0, 198500.0, 99000.0, 241416.0, np.nan, 210500.0],
    "agreed_selling_price": [620000.0, 260000.0, np.nan, 135000.0, np.nan, 99000.0, 250000.0, 70000.0, 210500.0],
})
feature_df = pd.DataFrame({
    "property_id": [1, 1, 2, 3, 3, 3, 5, 9, 9, 11],
    "feature_name": ["pool", "garage", "pool", "rooftop", "pool", "garage", "Balcony", "balcony", "pool ", "garage"],
    "feature_value": ["1", "2", "1", "yes", "1", "1", None, "2", "1", "1"],
})
# case: restaurants-per-city-clean
# How many restaurants are there in each city? (names differ in case)
result = (
    restaurant_df["city_name"]
    .str.strip()
    .str.lower()
    .value_counts()
    .rename_axis("city_name")
    .reset_index(name="num_restaurants")
    .sort_values(["num_restaurants", "city_name"], ascending=[False, True])
    .reset_index(drop=True)
)
# case: best-rated-per-county
# The best rated restaurant of every county, with county and rating.
r = restaurant_df.copy()
r["city_name"] = r["city_name"].str.lower()
joined = pd.merge(r, geographic_df, on="city_name", how="inner")
joined = joined.dropna(subset=["rating"])
idx = joined.groupby("county")["rating"].idxmax()
result = joined.loc[idx, ["county", "name", "rating"]].sort_values("county").reset_index(drop=True)
# case: streets-without-house-number
# Full addresses; when the house number is missing only the street is shown.
loc = location_df.merge(restaurant_df[["id", "name"]], left_on="restaurant_id", right_on="id")
addr = []
for i in range(len(loc)):
    num = loc.iloc[i]["house_number"]
    street = loc.iloc[i]["street_name"]
    addr.append(street if num is None else f"{num} {street}")
loc["address"] = addr
loc["name"] = loc["name"].str.strip().str.title()
result = loc[["name", "address", "city_name"]]
# case: normalise-street-types
# Count locations per kind of street (street, road, avenue, other).
def kind(s):
    last = re.sub(r"[^a-z]", "", s.lower().split()[-1])
    return {"st": "street", "street": "street", "rd": "road", "road": "road", "ave": "avenue"}.get(last, "other")

result = (
    location_df.assign(kind=location_df["street_name"].map(kind))
    .groupby("kind")["restaurant_id"]
    .nunique()
    .reset_index(name="n")
    .sort_values(by=["n", "kind"], ascending=[False, True], ignore_index=True)
)
# case: cities-without-restaurants
# Cities of the geographic table that have no located restaurant that exists in restaurant.
valid = location_df[location_df["restaurant_id"].isin(restaurant_df["id"])]
result = geographic_df[~geographic_df["city_name"].isin(valid["city_name"])][["city_name", "region"]].reset_index(drop=True)
# case: chain-restaurants
# Chains: restaurants whose name (ignoring case) appears more than once; list ids and cities joined.
tmp = restaurant_df.assign(key=restaurant_df["name"].str.strip().str.upper())
dups = tmp[tmp.duplicated("key", keep=False)]
result = dups.groupby("key").agg(
    ids=("id", list),
    cities=("city_name", lambda s: ", ".join(sorted(s.str.title()))),
    best=("rating", "max"),
).reset_index()
# case: days-on-market
# Days each sold property was on the market, longest first.
p = properties_df.copy()
p["date_on_market"] = pd.to_datetime(p["date_on_market"], format="mixed", errors="coerce")
p["date_sold"] = pd.to_datetime(p["date_sold"], errors="coerce")
p["days_on_market"] = (p["date_sold"] - p["date_on_market"].dt.normalize()).dt.days
p = p.dropna(subset=["days_on_market"])
p["days_on_market"] = p["days_on_market"].astype(int)
result = p.sort_values("days_on_market", ascending=False)[["property_id", "property_name", "days_on_market"]].reset_index(drop=True)
# case: price-gap-by-type
# Average difference between requested and agreed price, per property type (case-insensitive).
props = properties_df.dropna(subset=["agreed_selling_price"])
gap = props["vendor_requested_price"] - props["agreed_selling_price"]
result = gap.groupby(props["property_type_code"].str.title()).agg(["count", "mean", "max"]).round(2).reset_index()
result.columns = ["property_type", "n_sold", "avg_gap", "max_gap"]
# case: houses-or-apartments-rooms
# Names of properties that are houses, or apartments with more than 4 rooms.
rooms = pd.to_numeric(properties_df["room_count"], errors="coerce")
ptype = properties_df["property_type_code"].str.lower()
cond = (ptype == "house") | ((ptype == "apartment") & (rooms > 4))
result = properties_df.loc[cond, ["property_name"]].dropna().reset_index(drop=True)
# case: most-common-feature
# The most common feature and the number of properties having it.
f = feature_df.copy()
f["feature_name"] = f["feature_name"].str.strip().str.lower()
top = f.drop_duplicates(["property_id", "feature_name"]).groupby("feature_name").size().nlargest(1)
result = pd.DataFrame({"feature_name": top.index, "n": top.values})
# case: pool-and-garage
# Properties with both a pool and a garage.
have = {}
for pid, feat in zip(feature_df["property_id"], feature_df["feature_name"]):
    have.setdefault(pid, set()).add(feat.strip().lower())
ok = [pid for pid, fs in have.items() if {"pool", "garage"} <= fs]
result = properties_df.set_index("property_id").reindex(ok)[["property_name", "agreed_selling_price"]].reset_index()
# case: offer-bucket
# Classify each offer as 'below', 'equal', 'above', or 'none' compared with the request and count by class.
diff = properties_df["buyer_offered_price"] - properties_df["vendor_requested_price"]
label = np.select([diff.isna(), diff < 0, diff == 0], ["none", "below", "equal"], default="above")
result = pd.Series(label).value_counts().reindex(["below", "equal", "above", "none"], fill_value=0).rename_axis("offer").reset_index(name="cnt")
# case: decade-market
# Number of properties put on the market per decade and the running total.
years = properties_df["date_on_market"].str[:4].dropna().astype(int)
decades = (years // 10 * 10).astype(str) + "s"
out = decades.value_counts().sort_index().to_frame("n")
out["running_total"] = out["n"].cumsum()
result = out.rename_axis("decade").reset_index()
# case: food-type-rating-stats
# Food types (cleaned), average rating, and difference from the overall average.
df = restaurant_df.copy()
df["food_type"] = df["food_type"].str.strip().str.lower()
overall = df["rating"].mean()
g = df.groupby("food_type", sort=False)["rating"].mean().round(2)
g = g.to_frame("avg_rating")
g["diff_from_overall"] = (g["avg_rating"] - overall).round(3)
result = g.sort_values("avg_rating", ascending=False, na_position="last", kind="stable").reset_index()
