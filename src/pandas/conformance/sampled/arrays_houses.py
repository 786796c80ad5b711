import pandas as pd
import numpy as np
import math

houses = pd.DataFrame({
    "id": ["H1", "H2", "H3", "H4", "H5", "H6", "H7", "H8", "H9", "H10", "H11", "H12"],
    "area": ["North", "North", "South", "south", "East", "East", "West ", "North", "South", None, "East", "West"],
    "price": [250000, 310000, 199000, 205000, 480000, 1250000, 330000, 310000, np.nan, 150000, 455000, 0],
    "sqm": [80, 95, 60, 62, 120, 260, 100, 0, 70, 45, 118, 101],
    "rooms": [3, 4, 2, 2, 5, 8, 4, 4, 3, 1, 5, 4],
    "built": [1990, 2005, 1965, 1965, 2015, 1899, 2001, 2005, 1978, 2020, 2014, 2001],
    "garage": [True, False, False, None, True, True, True, False, None, False, True, True],
})

sales = pd.DataFrame({
    "house_id": ["H1", "H1", "H2", "H4", "H5", "H7", "H99", "H11"],
    "sold": ["2019-05-01", "2022-07-15", "2021-01-31", "31/03/2020", "2018-08-08", "not sold", "2020-02-02", "2023-12-01"],
    "sale_price": [210000.0, 245000.0, 305000.0, 198500.0, 400000.0, np.nan, 99000.0, 460000.0],
    "agent": ["Kim", "Lee", "kim", "Lee", "Ng", "Ng", "Kim", None],
})

tax = pd.Series([0.01, 0.012, 0.009], index=["North", "South", "East"], name="rate")

# case: price-per-sqm
ppm = houses["price"].replace(0, np.nan) / houses["sqm"].replace(0, np.nan)
result = houses.assign(ppm=ppm.round(1)).sort_values("ppm", ascending=False, na_position="last")[["id", "ppm"]].head(6)

# case: log-price
lp = np.log1p(houses["price"])
result = lp.round(4).tolist()

# case: area-median-fill
area = houses["area"].str.strip().str.title()
filled = houses["price"].fillna(houses.groupby(area)["price"].transform("median"))
result = filled.to_dict()

# case: iqr-by-area
area = houses["area"].str.strip().str.capitalize().rename("area")
def iqr(s):
    q = s.quantile([0.25, 0.75])
    return q.loc[0.75] - q.loc[0.25]
result = houses.groupby(area)[["price", "sqm"]].agg(["median", iqr])

# case: zscore-outliers
z = (houses["price"] - houses["price"].mean()) / houses["price"].std()
result = houses.loc[z.abs() > 2, "id"].tolist()

# case: clip-percentiles
lo, hi = np.nanpercentile(houses["price"], [5, 95])
result = houses["price"].clip(lo, hi).sum()

# case: linear-fit
d = houses.dropna(subset=["price"]).query("price > 0 and sqm > 0")
x, y = d["sqm"].to_numpy(), d["price"].to_numpy()
b = np.cov(x, y)[0, 1] / np.var(x, ddof=1)
a = y.mean() - b * x.mean()
result = (round(float(a), 2), round(float(b), 2))

# case: corrcoef-np
d = houses[["price", "sqm"]].dropna()
result = round(float(np.corrcoef(d["price"], d["sqm"])[0, 1]), 5)

# case: rank-descending-pct
result = houses.set_index("id")["price"].rank(pct=True, ascending=False, na_option="top").round(3)

# case: decade-floor
dec = (houses["built"] // 10 * 10).astype(str) + "s"
result = dec.value_counts(sort=True, ascending=True).sort_index()

# case: age-bins-left-closed
b = pd.cut(houses["built"], bins=[1890, 1965, 2000, 2025], right=False)
result = houses.groupby(b, observed=True)["rooms"].agg(["count", "mean"])

# case: garage-kleene
g = houses["garage"].astype("boolean")
big = houses["sqm"] > 90
result = pd.DataFrame({"and": g & big, "or": g | big, "not": ~g})

# case: garage-sum-object
result = (houses["garage"].sum(), houses["garage"].isna().sum(), houses["garage"].eq(False).sum())

# case: tax-align-mul
total = houses.groupby("area")["price"].sum()
result = total.mul(tax, fill_value=0.02).round(1)

# case: sale-uplift
m = houses.merge(sales, left_on="id", right_on="house_id", how="inner", validate="one_to_many")
m["uplift"] = m["price"].rsub(m["sale_price"])
m["ratio"] = m["price"].rdiv(m["sale_price"]).round(3)
result = m[["id", "uplift", "ratio"]]

# case: validate-fails
result = sales.merge(houses, left_on="house_id", right_on="id", validate="one_to_one")

# case: last-sale
s = sales.assign(sold=pd.to_datetime(sales["sold"], errors="coerce", format="%Y-%m-%d"))
last = s.sort_values("sold").groupby("house_id").tail(1).set_index("house_id")
result = last[["sold", "sale_price"]].sort_index()

# case: agent-share
ag = sales["agent"].str.title()
result = ag.value_counts(normalize=True, dropna=False).round(3).reset_index(name="share")

# case: combine-first-prices
known = houses.set_index("id")["price"]
sp = sales.groupby("house_id")["sale_price"].last()
result = known.combine_first(sp)

# case: where-frame-mask
n = houses.set_index("id")[["price", "sqm"]]
result = n.where(n > 0).isna().sum()

# case: dict-lookup-tuple
d = houses.groupby(["rooms", "built"])["id"].apply(list).to_dict()
result = {k: v for k, v in d.items() if len(v) > 1}

# case: sqrt-floor-ceil
s = houses["sqm"].iloc[:5]
result = pd.DataFrame({"sqrt": np.sqrt(s).round(3), "fl": np.floor(s / 7), "ce": np.ceil(s / 7).astype(int), "m": s.apply(math.log10).round(3)})
