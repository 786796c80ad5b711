import pandas as pd
import numpy as np
import math
import re

# Real estate listings + cities
listings = pd.DataFrame({
    "lid": [501, 502, 503, 504, 505, 506, 507, 508, 509, 510],
    "city": ["Oslo", "oslo", "Bergen", "Bergen ", None, "Voss", "Oslo", "Bodø", "Bergen", "Oslo"],
    "price": ["4,500,000 kr", "3.2 mill", "2900000", "kr 1 750 000", "0", None, "4,500,000 kr", "on request", "-1", "12,345,678,901"],
    "area": [85, 62, 0, 41, 55, 120, 85, 33, 41, 1000],
    "rooms": [3, 2, None, 1, 2, 5, 3, 1, 1, 40],
    "floor": [3, -1, 0, 12, 7, 0, 3, 2, 12, 1],
    "score": [4.25, 3.75, 4.35, 4.45, 2.5, 3.5, 4.25, np.nan, 4.45, 0.125],
    "sold": [1, 0, 0, 1, 1, 0, 1, 0, 0, 0],
})
cities = pd.DataFrame({
    "city": ["Oslo", "Bergen", "Voss", "Tromsø"],
    "pop": [709037, 291940, 16000, 77544],
    "tax_rate": [0.0043, 0.0, None, 0.007],
})
visits = pd.DataFrame({
    "lid": [501, 501, 502, 504, 504, 504, 999, 510],
    "visitors": [12, 8, 0, 5, 5, 7, 3, 1],
    "bids": [2, 1, 0, 0, 3, 1, 1, 0],
})

# case: price-parse-units
def parse(p):
    if not isinstance(p, str):
        return np.nan
    m = re.search(r"-?[\d.,\s]*\d", p)
    if m is None:
        return np.nan
    num = float(re.sub(r"[,\s]", "", m.group()))
    return num * 1e6 if "mill" in p else num
listings["price_num"] = listings["price"].map(parse)
result = listings[["lid", "price_num"]]

# case: price-positive-int
p = pd.to_numeric(listings["price"].str.replace(r"[^\d-]", "", regex=True), errors="coerce")
p = p.where(p > 0).astype("Int64")
result = p, p.max(), p.isna().sum()

# case: price-per-sqm
p = pd.to_numeric(listings["price"].str.replace(r"[^\d]", "", regex=True), errors="coerce")
ppsm = p.div(listings["area"]).replace(np.inf, np.nan).round(-2)
result = ppsm.tolist()

# case: scores-round-half
s = listings["score"]
result = pd.DataFrame({"r1": s.round(1), "r0": s.round(0), "np1": np.around(s, 1), "half_up": np.floor(s * 10 + 0.5) / 10, "half_star": (s * 2).round() / 2})

# case: frame-round-dict
result = listings[["score", "rooms", "area"]].div(3).round({"score": 1, "rooms": 0})

# case: floor-mod-by-floor-column
q = listings["area"] // listings["floor"]
m = listings["area"] % listings["floor"]
result = pd.DataFrame({"q": q, "m": m})

# case: floor-mod-floats-negative
a = pd.Series([7.5, -7.5, 7.5, -7.5, 0.0, 1.0])
b = pd.Series([2, 2, -2, -2, 0, 0])
result = pd.DataFrame({"fd": a // b, "mod": a % b, "div": a / b})

# case: sold-rate-by-city
listings["city"] = listings["city"].str.strip().str.title()
g = listings.groupby("city")["sold"].agg(["sum", "count", "mean"])
g["pct"] = (g["mean"] * 100).map("{:.1f}%".format)
result = g

# case: sold-bool-filter
mask = listings["sold"].astype(bool)
result = listings.loc[mask & ~(listings["rooms"] > 2), "lid"].tolist()

# case: sold-int-mask-mistake
result = listings[listings["sold"]]

# case: area-bands-dtype
area_band = listings["area"] // 50 * 50
counts = area_band.value_counts().sort_index()
counts.index = counts.index.map(lambda x: f"{x}-{x + 49}")
result = counts

# case: rooms-mean-median-mode
r = listings["rooms"]
result = dict(mean=round(r.mean(), 2), median=r.median(), modes=list(r.mode()), trimmed=r[r < r.quantile(0.9)].mean())

# case: tax-due
m = listings.assign(city=listings["city"].str.strip()).merge(cities, how="left", on="city")
m["tax"] = m["area"] * m["tax_rate"] * 1000
result = m.groupby("city", dropna=False)["tax"].sum(min_count=1).round(2)

# case: bid-ratio-many
v = visits.groupby("lid").sum()
v["ratio"] = v["bids"] / v["visitors"]
v["ratio0"] = v["ratio"].fillna(0.0)
result = v.reset_index()

# case: population-millions-format
result = cities.set_index("city")["pop"].map(lambda n: f"{n / 1e6:.2f}M" if n >= 100_000 else f"{n / 1e3:.0f}k").to_dict()

# case: population-share-and-zfill
share = cities["pop"] / cities["pop"].sum() * 100
result = [f"{c:<8}|{s:6.2f}%|{int(p):>10,d}|{p:010d}" for c, s, p in zip(cities["city"], share, cities["pop"])]

# case: compare-with-ne-and-methods
a, r = listings["area"], listings["rooms"]
result = pd.DataFrame({"lt": a.lt(60), "ge": a.ge(85), "ne": r.ne(1), "le_fill": r.le(2), "rsub": a.rsub(100), "rdiv": a.rtruediv(1000), "rmod": listings["floor"].rmod(10)})

# case: fill-value-arithmetic
x = listings["rooms"].add(listings["score"], fill_value=0)
y = listings["rooms"].mul(listings["score"], fill_value=1)
result = pd.concat({"x": x, "y": y}, axis=1)

# case: index-aligned-addition
a = visits.groupby("lid")["visitors"].sum()
b = listings.set_index("lid")["sold"]
result = (a + b).dropna().astype(int)

# case: wrong-column
result = listings["price_per_m2"].mean()

# case: geometric-harmonic-mean
a = listings.loc[listings["area"] > 0, "area"]
result = round(float(np.exp(np.log(a).mean())), 4), round(len(a) / (1 / a).sum(), 4), math.prod(a.head(4).tolist()), a.prod() > 0
