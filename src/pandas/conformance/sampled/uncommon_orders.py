import pandas as pd
import numpy as np

orders = pd.DataFrame({
    "order_id": [1001, 1002, 1003, 1004, 1005, 1006, 1007, 1008, 1009, 1010, 1011, 1012],
    "customer": ["Ana", "Ben", "Ana", "Cleo", "Dev", "Ben", "Ana", "Cleo", "Eli", "Dev", None, "Ben"],
    "region": ["North", "South", "North", "East", "South", "South", "North", "East", "West", "South", "West", "North"],
    "channel": ["web", "store", "web", "phone", "web", "web", "store", "web", "phone", "store", "web", "web"],
    "amount": [120.5, 80.0, 45.25, 300.0, 80.0, 19.99, np.nan, 150.0, 60.0, 220.1, 75.0, 80.0],
    "qty": [3, 2, 1, 6, 2, 1, 4, 3, 2, 5, 1, 2],
    "placed": ["2024-01-05", "2024-01-09", "2024-01-21", "2024-02-02", "2024-02-02", "2024-02-14",
               "2024-02-28", "2024-03-03", "2024-03-15", "2024-03-15", "2024-04-01", "2024-04-22"],
})

# case: pivot-margins-region-channel
# Total amount per region and channel, with grand totals
result = orders.pivot_table(index="region", columns="channel", values="amount",
                            aggfunc="sum", fill_value=0, margins=True, margins_name="Total").round(2)

# case: crosstab-normalize-rows
# What share of each region's orders comes through each channel?
ct = pd.crosstab(orders["region"], orders["channel"], normalize="index")
result = ct.mul(100).round(1)

# case: several-aggfuncs-flattened
# For each region: total and average amount per channel, with flat column names
pt = orders.pivot_table(index="region", columns="channel", values="amount", aggfunc=["sum", "mean"])
pt.columns = [f"{func}_{chan}" for func, chan in pt.columns]
result = pt.reset_index().round(2)

# case: monthly-grouper-revenue
df = orders.assign(placed=pd.to_datetime(orders["placed"]))
monthly = (
    df.groupby([pd.Grouper(key="placed", freq="MS"), "region"])["amount"]
      .sum()
      .unstack(fill_value=0)
)
monthly.index = monthly.index.strftime("%b %Y")
result = monthly

# case: named-agg-customer-summary
def longest_gap(s):
    d = s.sort_values().diff().dt.days
    return d.max()

df = orders.copy()
df["placed"] = pd.to_datetime(df["placed"])
result = (
    df.groupby("customer", dropna=False)
      .agg(n_orders=("order_id", "count"),
           spend=pd.NamedAgg(column="amount", aggfunc="sum"),
           channels=("channel", lambda s: ", ".join(sorted(s.unique()))),
           max_gap_days=("placed", longest_gap))
      .sort_values(["spend", "n_orders"], ascending=[False, True])
      .reset_index()
)

# case: filter-loyal-customers
# Keep only orders of customers who ordered at least 3 times
loyal = orders.groupby("customer").filter(lambda g: len(g) >= 3)
result = loyal.sort_values(["customer", "order_id"])[["customer", "order_id", "amount"]].reset_index(drop=True)

# case: impute-by-region-median
filled = orders["amount"].fillna(orders.groupby("region")["amount"].transform("median"))
result = filled.loc[orders["amount"].isna()].to_dict()

# case: nlargest-keep-all
# Top 5 orders by amount, including everything tied with the fifth
result = orders.nlargest(5, "amount", keep="all")[["order_id", "customer", "amount"]]

# case: idxmax-per-region
best = orders.loc[orders.groupby("region")["amount"].idxmax(), ["region", "order_id", "customer", "amount"]]
result = best.set_index("region").to_dict(orient="index")

# case: pareto-cumulative-share
by_cust = orders.groupby("customer")["amount"].sum().sort_values(ascending=False)
cum = by_cust.cumsum() / by_cust.sum()
# customers needed to cover 80% of the revenue
n = int(np.searchsorted(cum.to_numpy(), 0.8)) + 1
result = (n, list(by_cust.index[:n]), [round(x, 4) for x in cum.iloc[:n]])

# case: wrong-margins-values-column
result = orders.pivot_table(index="region", columns="channel", values="revenue", aggfunc="sum", margins=True)

# case: select-tiers
conditions = [
    orders["amount"].isna(),
    orders["amount"] >= 200,
    orders["amount"].between(75, 200, inclusive="left"),
]
tiers = np.select(conditions, ["unknown", "gold", "silver"], default="bronze")
result = pd.Series(tiers, name="tier").value_counts().rename_axis("tier").reset_index(name="orders")

# case: ngroup-cumcount-labels
df = orders.dropna(subset=["customer"]).sort_values(["customer", "placed"])
g = df.groupby("customer")
df = df.assign(cust_no=g.ngroup() + 1, seq=g.cumcount() + 1)
df["label"] = df["cust_no"].astype(str).str.zfill(2) + "-" + df["seq"].astype(str)
result = df[["label", "order_id", "customer"]].reset_index(drop=True)

# case: query-with-variables
min_amount = 70
regions = ["North", "South"]
result = (
    orders.rename(columns={"amount": "order amount"})
          .query("`order amount` > @min_amount and region in @regions and channel != 'store'")
          .loc[:, ["order_id", "region", "order amount"]]
)

# case: adding-text-date-days
# When is each order due, 14 days after it was placed?
orders["due"] = orders["placed"] + pd.Timedelta(days=14)
result = orders[["order_id", "due"]]

# case: region-quarter-xs
df = orders.copy()
df["quarter"] = pd.to_datetime(df["placed"]).dt.to_period("Q").astype(str)
s = df.groupby(["quarter", "region"])["qty"].agg(["sum", "max"])
q1 = s.xs("2024Q1", level="quarter")
q2 = s.xs("2024Q2", level="quarter").reindex(q1.index, fill_value=0)
result = q1.join(q2, lsuffix="_q1", rsuffix="_q2").assign(change=lambda d: d["sum_q2"] - d["sum_q1"])
