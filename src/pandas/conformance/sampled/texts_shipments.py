import pandas as pd
import numpy as np
import re
from functools import partial
from itertools import zip_longest

shipments = pd.DataFrame({
    "Ship ID": ["SH/24/0001", "SH/24/0002", "sh/23/0999", "SH-24-0003", "SH/24/", None, "SH/24/0010", "SH/24/0002"],
    "from-to": ["NYC->LAX", "lax -> SEA", "SEA→nyc", "BOS->", None, "JFK->LHR", "LHR -> JFK", "LAX->SEA"],
    "weight": ["12 lbs", "5.5kg", "1,000 KG", "0.75 t", "unknown", "", "3 kg 200 g", None],
    "status": ["Delivered", "in transit", "IN_TRANSIT", "delivered ", "Lost?", None, "In-Transit", "returned"],
    "eta": ["2024-05-01", "2024-5-3", "01.05.2024", None, "tbd", "2024-05-10", "2024-02-30", "20240512"],
    "cost usd": [120.5, 80.0, 2300.0, 0.0, -15.0, np.nan, 45.25, 80.0],
})

airports = pd.DataFrame({
    "iata": ["NYC", "LAX", "SEA", "BOS", "LHR", "JFK"],
    "city": ["New York", "Los Angeles", "Seattle", "Boston", "London", "New York"],
    "country": ["US", "us", "US ", "U.S.", "UK", "USA"],
})

notes = pd.DataFrame({
    "ship": ["SH/24/0001", "SH/24/0001", "SH/24/0002", "SH/23/0999", "SH/99/0001", "SH/24/0010"],
    "seq": [2, 1, 1, 1, 1, 3],
    "note": ["signed by J.Doe", "left warehouse", "delay: weather; delay: customs", "", None, "held @ customs"],
    "by": ["ann", "BOB", "Ann", "bob", "ann", None],
})

# case: ship-id-pieces
result = shipments["Ship ID"].str.upper().str.split(r"[/-]", regex=True, expand=True).set_axis(["pre", "yr", "num"], axis=1)

# case: route-columns
r = shipments["from-to"].str.upper().str.extract(r"^(?P<origin>[A-Z]{3})\s*(?:->|→)\s*(?P<dest>[A-Z]{3})?$")
result = r.merge(airports[["iata", "city"]], left_on="dest", right_on="iata", how="left").drop(columns="iata")

# case: route-city-text
city = airports.set_index("iata")["city"]
r = shipments["from-to"].str.upper().str.findall(r"[A-Z]{3}")
result = r.map(lambda l: " to ".join(city.get(x, "?") for x in l), na_action="ignore")

# case: status-canonical-category
s = shipments["status"].str.strip().str.strip("?").str.lower().str.replace(r"[_\-\s]+", " ", regex=True)
cat = pd.Categorical(s, categories=["in transit", "delivered", "returned"], ordered=True)
result = pd.Series(cat).value_counts(sort=False)

# case: status-category-str
c = shipments["status"].astype("category")
result = c.str.upper().str.replace("-", "_")

# case: weight-units-extractall
units = {"kg": 1.0, "g": 0.001, "t": 1000.0, "lbs": 0.4536}
w = shipments["weight"].str.replace(",", "").str.lower().str.extractall(r"([\d.]+)\s*(kg|g|t|lbs)\b")
kg = w[0].astype(float) * w[1].map(units)
result = kg.groupby(level=0).sum().reindex(shipments.index).round(3)

# case: eta-coerce-count
d = pd.to_datetime(shipments["eta"], errors="coerce", format="%Y-%m-%d")
result = {"ok": int(d.notna().sum()), "bad": shipments.loc[d.isna() & shipments["eta"].notna(), "eta"].tolist()}

# case: query-backtick-space
mincost = 50
result = shipments.query("`cost usd` >= @mincost and `Ship ID`.str.startswith('SH', na=False)", engine="python")

# case: query-backtick-hyphen
result = shipments.query("`from-to`.str.contains('LAX', case=False, na=False)", engine="python").index.tolist()

# case: query-not-in-list
bad = ["Lost?", "returned"]
result = shipments.query("status not in @bad and status == status")[["Ship ID", "status"]]

# case: query-string-compare
result = airports.query("city > 'L' and city != 'Seattle' and iata < 'NZZ'")

# case: query-missing-name
result = shipments.query("cost_usd > 100")

# case: country-clean
result = airports["country"].str.replace(".", "", regex=False).str.strip().str.upper().replace({"USA": "US"}).eq("US").sum()

# case: notes-ordered-concat
result = (
    notes.dropna(subset=["note"])
    .sort_values(["ship", "seq"])
    .assign(piece=lambda d: d["seq"].astype(str) + ") " + d["note"])
    .groupby("ship", as_index=False)
    .agg({"piece": "; ".join, "by": "last"})
)

# case: notes-concat-transform
notes["all_by"] = notes.groupby("ship")["by"].transform(lambda s: "/".join(sorted(s.dropna().str.title().unique())))
result = notes[["ship", "by", "all_by"]]

# case: notes-concat-float-error
result = notes.groupby("ship")["note"].apply(", ".join)

# case: pivot-notes-wide
n = notes.assign(by=notes["by"].str.capitalize().fillna("Unknown"))
result = n.pivot_table(index="ship", columns="by", values="note", aggfunc=lambda s: " + ".join(x for x in s if x), fill_value="")

# case: delay-reasons
d = notes["note"].str.extractall(r"delay:\s*(?P<reason>\w+)").droplevel("match")
result = notes[["ship"]].join(d, how="inner")

# case: headers-snake-case
def snake(c):
    c = re.sub(r"[^0-9A-Za-z]+", "_", c)
    return c.lower()

result = shipments.columns.map(snake).str.pad(10, side="both", fillchar=".").tolist()

# case: columns-str-methods
cols = shipments.columns
result = shipments.loc[:, cols.str.contains(r"[\s-]") & ~cols.str.startswith("S")].head(2)

# case: fixed-width-manifest
row_fmt = "{:<12}{:^9}{:>10}".format
body = shipments[["Ship ID", "status", "cost usd"]].fillna({"Ship ID": "?", "status": "", "cost usd": 0})
result = "\n".join([row_fmt("ID", "ST", "USD")] + [row_fmt(a, b[:7], f"{c:.2f}") for a, b, c in body.to_numpy()])
