import pandas as pd
import numpy as np
from collections import Counter

orders_df = pd.DataFrame({
    "order_id": [1001, 1002, 1003, 1004, 1005, 1006, 1007, 1008, 1009, 1010, 1011, 1012],
    "customer": ["Ann", "bob", "Ann", None, "Cy", "bob ", "Dee", "Cy", "Ann", "bob", None, "Eve"],
    "region": ["North", "South", "North", "East", None, "South", "East", "West", "North", "south", "West", "East"],
    "order_date": ["2024-01-05", "2024-01-17", "2024-02-02", "2024-02-14", "2024-02-14", "2024-03-01",
                   "2024-03-09", "2024-03-31", "2024-04-02", "2024-04-15", "2024-05-20", "2024-05-21"],
    "amount": [120.5, 80.0, np.nan, 45.25, 300.0, 80.0, 0.0, -20.0, 99.99, 150.0, 60.0, np.nan],
    "qty": [3, 2, 1, 1, 6, 2, 0, 1, 2, 5, 1, 4],
    "paid": [True, True, False, True, None, False, True, False, True, True, None, False],
})
customers_df = pd.DataFrame({
    "customer": ["Ann", "bob", "Cy", "Dee", "Fay", "Ann"],
    "tier": ["gold", "silver", "gold", None, "bronze", "platinum"],
    "credit": ["1,000", "250", "n/a", "75.5", "", "2000"],
})
items_df = pd.DataFrame({
    "order_id": [1001, 1001, 1002, 1003, 1005, 1005, 1005, 1008, 1010, 9999],
    "sku": ["A1", "B2", "A1", "C3", "A1", "A1", "D4", "B2", "c3", "Z9"],
    "price": [40.0, 40.25, 40.0, 12.5, 50.0, 50.0, 50.0, -20.0, 30.0, 5.0],
    "units": [1, 2, 2, 1, 2, 2, 2, 1, 5, 1],
})

# case: cov-and-numeric-only
g = orders_df.groupby("region")
a = g.mean(numeric_only=True).round(2)
b = g.sum(numeric_only=True).add_suffix("_sum")
result = a.join(b)
# case: named-agg-summary
result = (
    orders_df
    .groupby("customer", as_index=False)
    .agg(
        n_orders=("order_id", "count"),
        total_amount=("amount", "sum"),
        avg_amount=("amount", "mean"),
        max_qty=("qty", "max"),
    )
    .sort_values(["total_amount", "customer"], ascending=[False, True])
    .reset_index(drop=True)
)
# case: key-as-cleaned-series
clean = orders_df["customer"].str.strip().str.title()
result = orders_df.groupby(clean)["amount"].agg(["count", "sum", "min", "max"])
# case: two-keys-one-cleaned-series
df = orders_df.copy()
result = df.groupby([df["region"].str.lower().rename("region_lc"), "paid"], dropna=False).size()
# case: pd-namedagg-mixed
result = orders_df.groupby("region").agg(
    first_date=pd.NamedAgg(column="order_date", aggfunc="min"),
    last_date=pd.NamedAgg(column="order_date", aggfunc="max"),
    spread=pd.NamedAgg(column="amount", aggfunc=lambda s: s.max() - s.min()),
    n_missing=pd.NamedAgg("amount", lambda s: int(s.isna().sum())),
)
# case: lambda-list-agg
result = orders_df.groupby("region")["qty"].agg([lambda s: s.sum(), lambda s: s.max() - s.min(), "mean"])
# case: dict-agg-multi
agg = orders_df.groupby("region").agg({"amount": ["sum", "mean"], "qty": ["max", "min"], "order_id": "nunique"})
agg.columns = ["_".join(c).rstrip("_") for c in agg.columns.to_flat_index()]
result = agg.reset_index()
# case: share-of-region
orders_df["region_total"] = orders_df.groupby("region")["amount"].transform("sum")
orders_df["share"] = (orders_df["amount"] / orders_df["region_total"]).round(4)
result = orders_df[["order_id", "region", "amount", "region_total", "share"]]
# case: top-n-per-region
result = (
    orders_df.dropna(subset=["amount"])
    .sort_values("amount", ascending=False)
    .groupby("region")
    .head(1)
    .sort_index()
)
# case: month-period-pivot
orders_df["order_date"] = pd.to_datetime(orders_df["order_date"])
by_month = orders_df.groupby([orders_df["order_date"].dt.to_period("M"), "region"])["amount"].sum().unstack(fill_value=0)
by_month.index = by_month.index.astype(str)
result = by_month
# case: grouper-month-start
d = orders_df.assign(order_date=pd.to_datetime(orders_df["order_date"]))
result = d.groupby(pd.Grouper(key="order_date", freq="MS")).agg(orders=("order_id", "size"), revenue=("amount", "sum"))
# case: filter-groups-by-size
result = orders_df.groupby("region").filter(lambda g: len(g) >= 3)[["order_id", "region", "qty"]]
# case: apply-returns-series
def summarize(g):
    return pd.Series({
        "orders": len(g),
        "units": g["qty"].sum(),
        "paid_rate": g["paid"].fillna(False).astype(bool).mean(),
    })

result = orders_df.groupby("region").apply(summarize, include_groups=False)
# case: line-revenue-back-to-orders
items_df["line"] = items_df["price"] * items_df["units"]
line_totals = items_df.groupby("order_id", as_index=False)["line"].sum()
merged = orders_df.merge(line_totals, on="order_id", how="left")
merged["diff"] = merged["amount"].fillna(0) - merged["line"].fillna(0)
result = merged.loc[merged["line"].notna(), ["order_id", "amount", "line", "diff"]]
# case: weighted-price-per-sku
items_df["sku"] = items_df["sku"].str.upper()
result = items_df.groupby("sku").apply(lambda g: np.average(g["price"], weights=g["units"]), include_groups=False).round(3)
# case: cumcount-order-number
orders_df["nth_order"] = orders_df.groupby("customer", dropna=False).cumcount() + 1
result = orders_df.set_index("order_id")["nth_order"].to_dict()
# case: days-between-orders
tmp = orders_df.dropna(subset=["customer"]).copy()
tmp["customer"] = tmp["customer"].str.strip()
tmp["order_date"] = pd.to_datetime(tmp["order_date"])
tmp = tmp.sort_values(["customer", "order_date"])
tmp["gap_days"] = tmp.groupby("customer")["order_date"].diff().dt.days
result = tmp[["customer", "order_id", "gap_days"]]
# case: group-fillna-constant-then-sum
filled = orders_df.groupby("region")["amount"].transform("median")
orders_df["amount"] = orders_df["amount"].fillna(filled).fillna(orders_df["amount"].median())
result = orders_df.groupby("region", dropna=False)["amount"].sum().round(2)
# case: if-on-grouped-series
totals = orders_df.groupby("region")["amount"].sum()
if totals > 100:
    result = "big"
else:
    result = "small"
# case: counter-of-sets
groups = items_df.groupby("order_id")["sku"].agg(lambda s: ",".join(sorted(set(s))))
result = dict(Counter(groups))
# case: mean-of-everything-error
result = orders_df.groupby("region").mean()
# case: get-group-missing
result = orders_df.groupby("region").get_group("Central")
