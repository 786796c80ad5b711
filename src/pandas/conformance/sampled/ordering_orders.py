import pandas as pd
import numpy as np
from collections import Counter, defaultdict

# Retail orders
orders = pd.DataFrame({
    "order_id": [1001, 1002, 1003, 1004, 1005, 1006, 1007, 1008, 1009, 1010, 1011, 1012],
    "customer": ["ann", "bob", "ann", None, "cara", "bob", "ann", "dev", "cara", "bob", "dev", "ann"],
    "region": pd.Categorical(
        ["north", "south", "north", "east", None, "south", "east", "north", "south", "south", "north", "east"],
        categories=["north", "south", "east", "west"]),
    "order_date": pd.to_datetime([
        "2024-01-03", "2024-01-03", "2024-01-10", "2024-01-11", "2024-01-15", "2024-01-20",
        "2024-02-01", "2024-02-01", None, "2024-02-14", "2024-03-01", "2024-03-05"]),
    "amount": [120.0, 80.5, np.nan, 45.0, 300.0, 80.5, -20.0, 150.0, 99.9, np.nan, 150.0, 60.25],
    "qty": pd.array([3, 1, 2, None, 10, 1, 1, 5, 4, 2, None, 2], dtype="Int64"),
    "is_gift": pd.array([True, False, None, False, True, None, False, True, False, False, None, True], dtype="boolean"),
    "channel": pd.array(["web", "store", "web", "app", None, "store", "web", "app", "app", "web", "store", "web"], dtype="string"),
    "discount": [0.1, 0.0, 0.05, np.nan, 0.2, 0.0, 0.0, 0.1, np.nan, 0.05, 0.1, 0.0],
})

customers = pd.DataFrame({
    "customer": ["ann", "bob", "cara", "dev", "eve", "ann"],
    "tier": ["gold", "silver", "gold", None, "bronze", "platinum"],
    "since": pd.to_datetime(["2020-05-01", "2021-07-15", "2019-01-01", "2023-11-30", None, "2023-06-01"]),
    "score": [88, 72, 95, 60, 72, 91],
})

items = pd.DataFrame({
    "order_id": [1001, 1001, 1002, 1003, 1003, 1003, 1005, 1008, 1008, 1011, 1099],
    "sku": ["A1", "B2", "A1", "C3", "A1", "B2", "D4", "b2", "C3", "A1", "Z9"],
    "price": [10.0, 45.0, 10.5, 7.25, 10.0, np.nan, 30.0, 44.0, 7.25, 11.0, 1.0],
    "units": [3, 2, 1, 4, 1, 2, 10, 3, 2, 5, 0],
    "note": ["ok", None, 5, "late", np.nan, 5.0, True, "ok", "", "late", None],
})

# case: running-total-per-customer
df = orders.sort_values(["customer", "order_date"]).copy()
df["running"] = df.groupby("customer")["amount"].cumsum()
result = df[["order_id", "customer", "amount", "running"]]

# case: share-of-region-total
df = orders.copy()
df["region_total"] = df.groupby("region", observed=True)["amount"].transform("sum")
df["share"] = (df["amount"] / df["region_total"]).round(4)
result = df[["order_id", "region", "amount", "share"]]

# case: region-observed-false-sums
result = orders.groupby("region", observed=False).agg(
    n=("order_id", "count"),
    total=("amount", "sum"),
    avg=("amount", "mean"),
    max_qty=("qty", "max"),
)

# case: customer-dropna-false-size
counts = orders.groupby("customer", dropna=False).size()
result = counts.reset_index(name="orders").sort_values("orders", ascending=False, kind="stable")

# case: top-two-orders-per-customer
df = orders.dropna(subset=["amount"])
df = df.sort_values("amount", ascending=False)
result = df.groupby("customer").head(2).sort_values(["customer", "amount"], ascending=[True, False]).reset_index(drop=True)

# case: biggest-order-row-by-idxmax
idx = orders.groupby("customer")["amount"].idxmax()
result = orders.loc[idx, ["customer", "order_id", "amount", "order_date"]].set_index("customer")

# case: days-since-previous-order
df = orders.dropna(subset=["customer", "order_date"]).sort_values(["customer", "order_date"]).copy()
df["gap"] = df.groupby("customer")["order_date"].diff().dt.days
df["long_gap"] = df["gap"].gt(20)
result = df[["customer", "order_id", "gap", "long_gap"]]

# case: weighted-price-per-order
def wavg(g):
    valid = g.dropna(subset=["price"])
    if valid["units"].sum() == 0:
        return np.nan
    return np.average(valid["price"], weights=valid["units"])

result = items.groupby("order_id")[["price", "units"]].apply(wavg)

# case: rank-methods-on-amount
ranks = {}
for method in ["average", "min", "max", "first", "dense"]:
    ranks[method] = orders["amount"].rank(method=method, ascending=False)
result = pd.DataFrame(ranks).set_index(orders["order_id"])

# case: dense-rank-within-channel
df = orders[["order_id", "channel", "amount"]].copy()
df["rk"] = df.groupby("channel", dropna=False)["amount"].rank(method="dense", ascending=False, na_option="bottom")
result = df.sort_values(["channel", "rk", "order_id"], na_position="first")

# case: nlargest-keep-all-ties
top = orders.nlargest(2, "amount", keep="all")
result = top[["order_id", "customer", "amount"]].reset_index(drop=True)

# case: gift-ratio-nullable-boolean
gifts = orders.groupby("channel")["is_gift"].agg(["sum", "count", "mean", "size"])
gifts["unknown"] = gifts["size"] - gifts["count"]
result = gifts

# case: gift-and-discount-logic
df = orders.copy()
big = df["qty"] > 2
df["flag_and"] = df["is_gift"] & big
df["flag_or"] = df["is_gift"] | big
df["flag_xor"] = df["is_gift"] ^ big
result = df[["order_id", "flag_and", "flag_or", "flag_xor"]]

# case: monthly-customer-grouper
df = orders.dropna(subset=["order_date"])
result = df.groupby(["customer", pd.Grouper(key="order_date", freq="MS")])["amount"].sum().unstack(fill_value=0)

# case: filter-customers-with-three-orders
def is_regular(g):
    return len(g) >= 3 and g["amount"].mean() > 50

kept = orders.groupby("customer").filter(is_regular)
result = kept[["order_id", "customer", "amount"]]

# case: mode-channel-per-customer
def top_mode(s):
    m = s.mode()
    return m.iloc[0] if not m.empty else pd.NA

result = orders.groupby("customer")["channel"].agg(top_mode)

# case: value-counts-of-notes
notes = items["note"].replace("", np.nan)
result = notes.value_counts(dropna=False)

# case: normalized-value-counts-by-region
result = (
    orders.groupby("region", observed=True)["channel"]
    .value_counts(normalize=True)
    .rename("share")
    .reset_index()
)

# case: loyalty-tier-merge-window
latest = customers.sort_values("since").drop_duplicates("customer", keep="last")
df = orders.merge(latest[["customer", "tier"]], on="customer", how="left")
df["tier_avg"] = df.groupby("tier", dropna=False)["amount"].transform("mean")
df["above"] = np.where(df["amount"] > df["tier_avg"], "above", "below")
result = df[["order_id", "tier", "amount", "tier_avg", "above"]]

# case: pareto-cumulative-share
s = orders.groupby("customer")["amount"].sum().sort_values(ascending=False)
cum = s.cumsum() / s.sum()
result = pd.DataFrame({"total": s, "cum_share": cum.round(3), "in_80": cum.shift(fill_value=0) < 0.8})

# case: loop-groups-build-summary
rows = []
for name, grp in orders.groupby("customer", sort=False):
    rows.append({
        "customer": name,
        "first_order": grp["order_date"].min(),
        "regions": sorted(grp["region"].dropna().unique().tolist()),
        "channels": Counter(grp["channel"].dropna()).most_common(1)[0][0],
    })
result = pd.DataFrame(rows)

# case: rolling-three-amounts-per-customer
df = orders.dropna(subset=["customer"]).sort_values("order_date")
rolled = df.groupby("customer")["amount"].rolling(3, min_periods=1).mean()
result = rolled.reset_index(level=0, drop=True).sort_index()

# case: apply-returns-series-per-channel
def describe_channel(g):
    return pd.Series({
        "orders": len(g),
        "revenue": g["amount"].sum(),
        "null_amounts": g["amount"].isna().sum(),
        "best": g["amount"].max(),
    })

result = orders.groupby("channel")[["amount"]].apply(describe_channel)

# case: group-by-month-name-function
df = orders.set_index("order_date")
result = df.groupby(lambda d: d.strftime("%b") if pd.notna(d) else "unknown")["amount"].agg(["sum", "count"])

# case: sort-sku-case-insensitive
df = items.copy()
df = df.sort_values(["sku", "price"], key=lambda s: s.str.lower() if s.dtype == object else -s, kind="stable")
result = df.reset_index(drop=True)

# case: fill-amount-with-group-median
df = orders[["order_id", "customer", "amount"]].copy()
df["amount"] = df["amount"].fillna(df.groupby("customer")["amount"].transform("median"))
df["amount"] = df["amount"].fillna(df["amount"].median()).clip(lower=0)
result = df

# case: mixed-note-compare-raises
df = items.sort_values("note")
result = df["note"].tolist()

# case: cumcount-from-both-ends
df = orders[["order_id", "customer"]].copy()
g = df.groupby("customer")
df["nth_order"] = g.cumcount() + 1
df["orders_left"] = g.cumcount(ascending=False)
df["group_no"] = g.ngroup()
result = df

# case: multi-agg-flattened-columns
out = orders.groupby(["channel", "customer"], as_index=False).agg({"amount": ["sum", "max"], "qty": "sum"})
out.columns = ["_".join(c).rstrip("_") for c in out.columns]
result = out.sort_values("amount_sum", ascending=False)

# case: empty-region-west-agg
west = orders[orders["region"] == "west"]
result = west.groupby("customer").agg(total=("amount", "sum"), n=("order_id", "nunique"), last=("order_date", "max"))
