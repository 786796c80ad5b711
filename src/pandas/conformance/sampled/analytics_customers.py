import pandas as pd
import numpy as np

customers_df = pd.DataFrame({
    "customer_id": [1, 2, 3, 4, 5, 6],
    "name": ["Alice Wong", "bob smith ", "Carla Diaz", "Deepak Rao", None, "Eve Stone"],
    "email": ["alice@shop.com", "BOB@mail.org", "carla@shop.com", "deepak.rao@corp.in", "anon@mail.org", None],
    "country": ["US", "us", "MX", "IN", "US", " MX"],
    "signup_date": ["2023-01-05", "2023-01-20", "2023-02-11", "2023-02-28", "2023-03-03", "2023-03-15"],
})

orders_df = pd.DataFrame({
    "order_id": [101, 102, 103, 104, 105, 106, 107, 108, 109, 110, 111, 112],
    "customer_id": [1, 2, 1, 3, 2, 4, 1, 5, 3, 1, 9, 4],
    "order_date": ["2023-01-10", "2023-01-22", "2023-02-03", "2023-02-15", "2023-03-01", "2023-03-09",
                   "2023-03-09", "2023-04-18", "2023-04-20", "2023-05-02", "2023-05-05", "2023-05-30"],
    "amount": [120.0, 75.5, 60.0, 200.0, np.nan, 45.25, 310.0, 99.99, 200.0, 15.0, 80.0, 45.25],
    "status": ["completed", "Completed", "completed", "cancelled", "pending", "completed",
               "completed", "COMPLETED", "completed", "refunded", "completed", None],
    "channel": ["web", "app", "web", "store", "app", "web", "app", "web", "store", "web", None, "app"],
})

order_items_df = pd.DataFrame({
    "order_id": [101, 101, 102, 103, 104, 104, 106, 107, 107, 108, 109, 112],
    "sku": ["A-100", "B-200", "A-100", "C-300", "B-200", "B-200", "A-100", "D-400", "C-300", "E-500", "B-200", "A-100"],
    "qty": [1, 2, 1, 3, 1, 4, 1, 2, 1, 1, 5, 1],
    "unit_price": ["60.00", "30.00", "75.50", "20.00", "40.00", "40.00", "45.25", "145.00", "20.00", "99.99", "40.00", "45.25"],
})
# case: monthly-revenue-growth
df = orders_df.copy()
df["order_date"] = pd.to_datetime(df["order_date"])
df["month"] = df["order_date"].dt.to_period("M")
completed = df[df["status"].str.lower() == "completed"]
monthly = completed.groupby("month")["amount"].sum().reset_index(name="revenue")
monthly["prev_revenue"] = monthly["revenue"].shift(1)
monthly["growth_pct"] = ((monthly["revenue"] - monthly["prev_revenue"]) / monthly["prev_revenue"] * 100).round(2)
monthly["month"] = monthly["month"].astype(str)
result = monthly
# case: grouper-month-channel
df = orders_df.assign(order_date=pd.to_datetime(orders_df["order_date"]))
result = (
    df.groupby([pd.Grouper(key="order_date", freq="MS"), "channel"])
      .agg(orders=("order_id", "count"), revenue=("amount", "sum"))
      .reset_index()
      .sort_values(["order_date", "revenue"], ascending=[True, False])
      .reset_index(drop=True)
)
# case: first-and-last-order
df = orders_df.copy()
df["order_date"] = pd.to_datetime(df["order_date"])
df = df.sort_values(["customer_id", "order_date", "order_id"])
agg = df.groupby("customer_id").agg(
    first_order=("order_date", "first"),
    last_order=("order_date", "last"),
    first_amount=("amount", "first"),
    n_orders=("order_id", "nunique"),
)
agg["lifetime_days"] = (agg["last_order"] - agg["first_order"]).dt.days
result = agg.reset_index()
# case: running-total-by-customer
df = orders_df.sort_values(["customer_id", "order_date"]).copy()
df["amount"] = df["amount"].fillna(0)
df["running_total"] = df.groupby("customer_id")["amount"].cumsum()
df["order_seq"] = df.groupby("customer_id").cumcount() + 1
result = df[["customer_id", "order_seq", "order_date", "amount", "running_total"]].reset_index(drop=True)
# case: orphan-orders-anti-join
merged = orders_df.merge(customers_df[["customer_id", "name"]], on="customer_id", how="left", indicator=True)
orphans = merged.loc[merged["_merge"] == "left_only", ["order_id", "customer_id", "amount"]]
result = orphans.reset_index(drop=True)
# case: customers-without-orders
has_order = customers_df["customer_id"].isin(orders_df["customer_id"].unique())
out = customers_df.loc[~has_order].copy()
out["name"] = out["name"].fillna("Unknown").str.strip().str.title()
result = out[["customer_id", "name", "country"]]
# case: percent-of-order-total
items = order_items_df.copy()
items["unit_price"] = items["unit_price"].astype(float)
items["line_total"] = items["qty"] * items["unit_price"]
items["pct_of_order"] = (items["line_total"] / items.groupby("order_id")["line_total"].transform("sum") * 100).round(1)
items["pct_of_sku"] = items["line_total"].div(items.groupby("sku")["line_total"].transform("sum")).mul(100).round(1)
result = items
# case: pivot-channel-status-margins
df = orders_df.copy()
df["status"] = df["status"].fillna("unknown").str.lower()
df["channel"] = df["channel"].fillna("n/a")
result = pd.pivot_table(df, index="channel", columns="status", values="amount",
                        aggfunc="sum", fill_value=0, margins=True, margins_name="Total")
# case: gap-between-orders
df = orders_df[["customer_id", "order_id", "order_date"]].copy()
df["order_date"] = pd.to_datetime(df["order_date"], format="%Y-%m-%d")
df = df.sort_values(["customer_id", "order_date"])
df["prev_date"] = df.groupby("customer_id")["order_date"].shift()
df["gap_days"] = (df["order_date"] - df["prev_date"]).dt.days
avg_gap = df.groupby("customer_id")["gap_days"].mean()
result = avg_gap.dropna().round(2).sort_values(ascending=False).reset_index()
# case: rank-orders-dense
df = orders_df.dropna(subset=["amount"]).copy()
df["rk"] = df.groupby("customer_id")["amount"].rank(method="dense", ascending=False).astype(int)
df["overall_rank"] = df["amount"].rank(method="min", ascending=False).astype(int)
result = df.sort_values(["overall_rank", "order_id"])[["order_id", "customer_id", "amount", "rk", "overall_rank"]]
# case: weighted-average-price
items = order_items_df.copy()
items["unit_price"] = pd.to_numeric(items["unit_price"])
wavg = items.groupby("sku").apply(lambda g: np.average(g["unit_price"], weights=g["qty"]), include_groups=False)
simple = items.groupby("sku")["unit_price"].mean()
result = pd.DataFrame({"weighted_avg": wavg.round(3), "simple_avg": simple.round(3)}).reset_index()
# case: email-domain-extract
dom = customers_df["email"].str.lower().str.extract(r"^(?P<local>[^@]+)@(?P<domain>[\w.]+)$")
tmp = pd.concat([customers_df[["customer_id"]], dom], axis=1)
tmp = tmp.merge(orders_df, on="customer_id", how="inner")
result = tmp.groupby("domain", dropna=False)["amount"].agg(["count", "sum", "max"]).reset_index()
# case: channel-switch-rows
df = orders_df.dropna(subset=["channel"]).sort_values(["customer_id", "order_date", "order_id"]).copy()
df["prev_channel"] = df.groupby("customer_id")["channel"].shift(1)
switched = df[df["prev_channel"].notna() & (df["channel"] != df["prev_channel"])]
result = switched[["customer_id", "order_id", "prev_channel", "channel"]].reset_index(drop=True)
# case: pareto-skus
items = order_items_df.assign(total=lambda d: d["qty"] * d["unit_price"].astype(float))
by_sku = items.groupby("sku", as_index=False)["total"].sum().sort_values("total", ascending=False, ignore_index=True)
by_sku["cum_share"] = (by_sku["total"].cumsum() / by_sku["total"].sum()).round(4)
by_sku["class"] = np.select([by_sku["cum_share"] <= 0.7, by_sku["cum_share"] <= 0.9], ["A", "B"], default="C")
result = by_sku
