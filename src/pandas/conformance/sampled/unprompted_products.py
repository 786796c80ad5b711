import pandas as pd
import numpy as np
import datetime as dt
from functools import reduce

products = pd.DataFrame({
    "sku": ["BRD-01", "BRD-02", "CAK-01", "CAK-02", "PST-01", "PST-02", "BEV-01"],
    "product": ["Sourdough", "Rye bread", "Carrot Cake", "cheese cake", "Croissant", "Pain au Chocolat", "Latte"],
    "price": ["$6.50", "$5.00", "$28.00", "$1,032.00", "$3.25", None, "4.5"],
    "tags": ["vegan,bread", "bread", "sweet,nuts", "sweet", "butter,sweet", "butter,sweet,chocolate", ""],
    "cost": [2.1, 1.9, 9.0, 300.0, 1.1, 1.4, 0.8],
})

sales = pd.DataFrame({
    "date": ["2023-12-30", "2023-12-31", "2024-01-01", "01/02/2024", "2024-01-02", "Jan 3, 2024", "2024-01-03", "bad", None, "2024-01-05", "2024-01-05", "2024-01-06"],
    "sku": ["BRD-01", "PST-01", "BRD-01", "CAK-01", "PST-01", "BRD-02", "BEV-01", "BRD-01", "PST-02", "ZZZ-99", "brd-01", "PST-01"],
    "qty": [10, 24, 7, 1, 30, 5, 40, 3, 12, 1, 8, -4],
    "store": ["North", "North", "South", "South", "North", "South", "North", "North", None, "South", "South", "North"],
    "discount": [0, 0.1, None, 0, 0.1, 0.05, 0, None, 0, 0, 0.2, 0],
})

stock = pd.DataFrame({
    "sku": ["BRD-01", "BRD-01", "BRD-02", "CAK-01", "PST-01", "PST-01", "PST-01"],
    "batch": [1, 2, 1, 1, 1, 2, 3],
    "units": [10, 15, 0, 3, 20, 20, 25],
    "expires": pd.to_datetime(["2024-01-04", "2024-01-07", "2024-01-03", "2024-01-10", "2024-01-02", "2024-01-04", "2024-01-06"]),
})

# case: price-to-float
products["price_num"] = products["price"].str.replace("$", "", regex=False).str.replace(",", "").astype(float)
result = products[["sku", "price_num"]]

# case: mixed-dates
parsed = pd.to_datetime(sales["date"], format="mixed", errors="coerce")
result = parsed.dt.strftime("%Y-%m-%d").fillna("unknown").tolist()

# case: dates-default-coerce
sales["date"] = pd.to_datetime(sales["date"], errors="coerce")
result = sales["date"].isna().sum()

# case: margin
p = products.copy()
p["price"] = pd.to_numeric(p["price"].str.replace(r"[$,]", "", regex=True))
p["margin"] = (p["price"] - p["cost"]) / p["price"]
p["margin_pct"] = p["margin"].mul(100).round(1).astype(str) + "%"
result = p.nlargest(3, "margin")[["product", "margin_pct"]]

# case: explode-tags
tags = products.assign(tag=products["tags"].str.split(",")).explode("tag")
tags = tags[tags["tag"] != ""]
result = tags.groupby("tag")["sku"].agg(["count", list])

# case: get-dummies-tags
result = products.set_index("sku")["tags"].str.get_dummies(sep=",")

# case: revenue-by-store
prices = products.set_index("sku")["price"].str.strip("$").str.replace(",", "").astype(float)
sales["revenue"] = sales["qty"] * sales["sku"].map(prices) * (1 - sales["discount"].fillna(0))
result = sales.groupby("store")["revenue"].sum()

# case: sku-prefix
result = sales.groupby(sales["sku"].str.upper().str[:3])["qty"].sum().sort_values(ascending=False)

# case: fifo-allocate
demand = {"BRD-01": 18, "PST-01": 45, "CAK-01": 5}
allocations = []
for sku, need in demand.items():
    for row in stock[stock["sku"] == sku].sort_values("expires").itertuples(index=False):
        if need <= 0:
            break
        take = min(need, row.units)
        allocations.append((sku, row.batch, take))
        need -= take
    if need > 0:
        allocations.append((sku, None, need))
result = pd.DataFrame(allocations, columns=["sku", "batch", "taken"])

# case: stock-cumulative
s = stock.sort_values(["sku", "expires"]).copy()
s["cum"] = s.groupby("sku")["units"].cumsum()
s["left_pct"] = 1 - s["cum"] / s.groupby("sku")["units"].transform("sum")
result = s.reset_index(drop=True)

# case: expired-on-date
cutoff = pd.Timestamp("2024-01-04")
result = stock.loc[stock["expires"].le(cutoff) & stock["units"].gt(0)].groupby("sku", as_index=False)["units"].sum()

# case: reduce-merge
a = sales.groupby("sku", as_index=False)["qty"].sum()
b = stock.groupby("sku", as_index=False)["units"].sum()
c = products[["sku", "cost"]]
result = reduce(lambda l, r: pd.merge(l, r, on="sku", how="outer"), [a, b, c]).fillna(0)

# case: string-plus-number
products["label"] = products["product"] + ": " + products["cost"]
result = products["label"].tolist()

# case: label-format
result = [f"{r['product'].title():<18}|{r['cost']:>8.2f}" for _, r in products.iterrows()]

# case: zscore
qty = sales["qty"]
z = (qty - qty.mean()) / qty.std(ddof=0)
result = sales.loc[np.abs(z) > 1.5, ["sku", "qty"]].assign(z=z.round(3))

# case: where-mask
result = sales["qty"].mask(sales["qty"] < 0, 0).where(sales["store"].notna(), -1).tolist()

# case: pivot-dup-error
result = stock.pivot(index="sku", columns="units", values="batch")

# case: pivot-batches
wide = stock.pivot(index="sku", columns="batch", values="units")
wide.columns = [f"batch_{c}" for c in wide.columns]
result = wide.reset_index()

# case: discount-buckets
bins = pd.IntervalIndex.from_tuples([(-0.01, 0.0), (0.0, 0.1), (0.1, 1.0)])
cats = pd.cut(sales["discount"], bins)
result = sales.groupby(cats, observed=False)["qty"].sum().rename(index=str)

# case: ordered-category
order = pd.CategoricalDtype(["PST", "BRD", "CAK", "BEV"], ordered=True)
products["cat"] = products["sku"].str.split("-").str.get(0).astype(order)
result = products.sort_values(["cat", "cost"], ascending=[True, False])[["cat", "product"]]

# case: first-last-expire
result = stock.groupby("sku")["expires"].agg(lambda s: (s.max() - s.min()).days)

# case: groupby-filter
result = stock.groupby("sku").filter(lambda g: len(g) > 1 and g["units"].min() > 10)

# case: apply-weighted
sales["disc"] = sales["discount"].fillna(0)
result = sales[sales["qty"] > 0].groupby("store")[["disc", "qty"]].apply(lambda g: np.average(g["disc"], weights=g["qty"]))

# case: iso-week
d = pd.to_datetime(pd.Series(["2023-12-31", "2024-01-01", "2024-12-30", "2021-01-03"]))
result = d.dt.isocalendar()

# case: product-initials
result = products["product"].str.findall(r"\b[A-Za-z]").str.join("").str.upper().to_dict()

# case: concat-total-row
t = sales.groupby("store", dropna=False)["qty"].sum().reset_index()
total = pd.DataFrame([{"store": "TOTAL", "qty": t["qty"].sum()}])
result = pd.concat([t, total], ignore_index=True)

# case: date-filter-compare
valid = pd.to_datetime(sales["date"], errors="coerce", format="%Y-%m-%d")
new_year = sales[(valid >= "2024-01-01") & (valid < "2024-01-06")]
result = new_year.groupby("sku").qty.sum().to_dict()

# case: date-object-compare
result = stock[stock["expires"].dt.date > dt.date(2024, 1, 4)]["sku"].unique().tolist()

# case: days-left-text
days = (stock["expires"] - pd.Timestamp(2024, 1, 4)).dt.days
stock["when"] = np.where(days < 0, "expired", np.where(days == 0, "today", "in " + days.astype(str) + " days"))
result = stock[["sku", "batch", "when"]]
