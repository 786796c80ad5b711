import pandas as pd
import numpy as np

orders_df = pd.DataFrame({
    "order_id": [1001, 1002, 1003, 1004, 1005, 1006, 1007, 1008, 1009, 1010, 1011, 1012, 1012],
    "customer_id": [1, 2, 1, 3, 2, None, 1, 4, 3, 9, 2, 5, 5],
    "order_date": ["2023-01-05", "2023-01-05", "2023-01-20", "2023-02-03", "2023-02-14", "2023-02-14", "2023-03-01",
                   "2023-03-09", None, "2023-04-02", "2023-04-18", "2023-05-01", "2023-05-01"],
    "product": ["Lamp", "desk ", "Lamp", "Chair", "Chair", "lamp", "Desk", " chair", "Lamp", "Sofa", "Desk", "Chair", "Chair"],
    "qty": [2, 1, 3, 4, 0, 1, 1, 2, 5, 1, 2, 3, 3],
    "amount": [40.0, 150.0, 60.0, 200.0, 0.0, 20.0, 150.0, np.nan, 100.0, 499.99, 300.0, 150.0, 150.0],
})

customers_df = pd.DataFrame({
    "customer_id": [1, 2, 3, 4, 5, 6],
    "name": ["Alice", "bob", "Carla ", "Dmitri", None, "Zoe"],
    "country": ["US", "US", "DE", "de", "FR", "FR"],
    "vip": [True, False, None, True, False, None],
})

products_df = pd.DataFrame({
    "product": ["lamp", "desk", "chair", "rug"],
    "category": ["lighting", "furniture", "furniture", "textile"],
    "unit_cost": ["12.50", "90", "30.00", "n/a"],
})

# case: row-number-per-customer
df = orders_df.copy()
df["order_date"] = pd.to_datetime(df["order_date"])
df = df.sort_values(["customer_id", "order_date", "order_id"])
df["rn"] = df.groupby("customer_id").cumcount() + 1
result = df[["order_id", "customer_id", "rn"]]
# case: rank-three-flavours
df = orders_df[["order_id", "amount"]].copy()
df["rank"] = df["amount"].rank(method="min", ascending=False)
df["dense_rank"] = df["amount"].rank(method="dense", ascending=False)
df["row_number"] = df["amount"].rank(method="first", ascending=False)
result = df.sort_values("row_number", na_position="last").reset_index(drop=True)
# case: first-order-only
result = (
    orders_df.dropna(subset=["customer_id", "order_date"])
    .sort_values("order_date", kind="stable")
    .drop_duplicates("customer_id", keep="first")
    .set_index("customer_id")[["order_id", "order_date", "amount"]]
)
# case: lag-days-between
df = orders_df.dropna(subset=["customer_id", "order_date"]).copy()
df["order_date"] = pd.to_datetime(df["order_date"], format="%Y-%m-%d")
df = df.sort_values(["customer_id", "order_date"])
df["prev_date"] = df.groupby("customer_id")["order_date"].shift(1)
df["gap_days"] = (df["order_date"] - df["prev_date"]).dt.days
result = df[["customer_id", "order_id", "prev_date", "gap_days"]]
# case: running-total-with-nan
s = orders_df.drop_duplicates().groupby("customer_id", dropna=False)["amount"].cumsum()
result = orders_df.assign(running=s)[["order_id", "customer_id", "amount", "running"]]
# case: pareto-by-product
df = orders_df.drop_duplicates("order_id")
rev = df.groupby(df["product"].str.strip().str.lower())["amount"].sum().sort_values(ascending=False)
pareto = rev.to_frame("revenue")
pareto["share"] = (pareto["revenue"] / pareto["revenue"].sum()).round(4)
pareto["cum_share"] = pareto["share"].cumsum().round(4)
pareto["class"] = np.select([pareto["cum_share"] <= 0.7, pareto["cum_share"] <= 0.9], ["A", "B"], default="C")
result = pareto
# case: anti-join-indicator
merged = customers_df.merge(orders_df[["customer_id"]].drop_duplicates(), on="customer_id", how="left", indicator=True)
result = merged.loc[merged["_merge"] == "left_only", ["customer_id", "name"]]
# case: relational-division
# customers that bought every product in the set {lamp, desk}
wanted = {"lamp", "desk"}
clean = orders_df.assign(p=orders_df["product"].str.strip().str.lower())
bought = clean.groupby("customer_id")["p"].agg(set)
result = bought[bought.apply(lambda s: wanted <= s)].index.astype(int).tolist()
# case: mode-product
def most_common(s):
    m = s.mode()
    return m.iloc[0] if not m.empty else None

tmp = orders_df.assign(product=orders_df["product"].str.strip().str.title())
result = tmp.groupby("customer_id")["product"].apply(most_common)
# case: top2-nlargest
result = orders_df.groupby("customer_id")["amount"].nlargest(2)
# case: conditional-pivot
df = orders_df.copy()
df["month"] = pd.to_datetime(df["order_date"]).dt.strftime("%Y-%m")
df["prod"] = df["product"].str.strip().str.capitalize()
result = df.pivot_table(index="month", columns="prod", values="amount", aggfunc="sum", fill_value=0)
# case: monthly-growth
df = orders_df.drop_duplicates().assign(order_date=lambda d: pd.to_datetime(d["order_date"]))
monthly = df.dropna(subset=["order_date"]).set_index("order_date")["amount"].resample("MS").sum()
growth = monthly.pct_change().mul(100).round(2)
result = pd.DataFrame({"revenue": monthly, "growth_pct": growth})
# case: country-share-window
df = orders_df.merge(customers_df, on="customer_id", how="inner")
df["country"] = df["country"].str.upper()
tot = df.groupby("country")["amount"].transform("sum")
df["pct_of_country"] = np.round(df["amount"] / tot * 100, 1)
result = df.loc[:, ["order_id", "country", "amount", "pct_of_country"]]
# case: ntile-quartiles
totals = orders_df.groupby("customer_id")["amount"].sum().reset_index()
totals["ntile"] = pd.qcut(totals["amount"].rank(method="first"), 4, labels=[1, 2, 3, 4])
result = totals
# case: running-distinct-products
df = orders_df.dropna(subset=["order_date"]).sort_values(["order_date", "order_id"])
key = df["product"].str.strip().str.lower()
df["distinct_so_far"] = (~key.duplicated()).cumsum()
result = df[["order_date", "product", "distinct_so_far"]]
# case: cohort-retention-matrix
df = orders_df.dropna(subset=["customer_id", "order_date"]).copy()
df["order_month"] = pd.to_datetime(df["order_date"]).dt.to_period("M")
df["cohort"] = df.groupby("customer_id")["order_month"].transform("min")
df["period"] = (df["order_month"] - df["cohort"]).apply(lambda x: x.n)
cohort = df.groupby(["cohort", "period"])["customer_id"].nunique().unstack(fill_value=0)
result = cohort.div(cohort[0], axis=0).round(2)
# case: margin-inner-join-cast
df = orders_df.assign(product=orders_df["product"].str.strip().str.lower()).merge(products_df, on="product")
df["margin"] = df["amount"] - df["qty"] * df["unit_cost"].astype(float)
result = df.groupby("category")["margin"].sum()
# case: margin-coerced
df = orders_df.assign(product=orders_df["product"].str.strip().str.lower()).merge(products_df, on="product", how="left")
df["unit_cost"] = pd.to_numeric(df["unit_cost"], errors="coerce")
df["margin"] = df.eval("amount - qty * unit_cost")
result = df.groupby("category", dropna=False).agg(orders=("order_id", "nunique"), margin=("margin", "sum"))
# case: last-value-per-customer
g = orders_df.sort_values("order_id").groupby("customer_id", as_index=False)
result = g.agg(first_amount=("amount", "first"), last_amount=("amount", "last"), n=("amount", "size"))
# case: vip-ambiguous
df = customers_df.merge(orders_df, on="customer_id")
if df["vip"] == True:
    result = df["amount"].sum()
else:
    result = 0
# case: percent-rank-formula
amt = orders_df.loc[orders_df["amount"].notna(), "amount"]
pr = (amt.rank(method="min") - 1) / (len(amt) - 1)
cd = amt.rank(method="max") / len(amt)
result = pd.concat([amt, pr.rename("percent_rank"), cd.rename("cume_dist")], axis=1).round(3)
# case: same-day-self-join
pairs = orders_df.merge(orders_df, on="order_date", suffixes=("_a", "_b"))
pairs = pairs.query("order_id_a < order_id_b")
result = list(pairs[["order_id_a", "order_id_b"]].itertuples(index=False, name=None))
