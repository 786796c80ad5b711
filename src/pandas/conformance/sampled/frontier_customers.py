import pandas as pd
import numpy as np
from collections import defaultdict
import re

customers = pd.DataFrame({
    "customer_id": [101, 102, 103, 104, 105, 106, 107, 107],
    "name": ["Ana Silva", " bob Stone", "Cleo  Park", None, "Dev Rao", "ELI Moss", "Fay Wu", "Fay Wu"],
    "signup": ["2024-01-05", "2024-01-20", "2024-02-11", "2024-02-28", "2024-03-03", None, "2024-01-31", "2024-01-31"],
    "country": ["BR", "us", "KR", "US", "IN ", "us", None, "CN"],
    "plan": ["basic", "pro", "pro", "basic", "enterprise", "", "basic", "pro"],
})

orders_df = pd.DataFrame({
    "order_id": [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14],
    "customer_id": [101, 101, 102, 103, 101, 104, 102, 105, 105, 107, 999, 103, 101, 107],
    "order_date": ["2024-01-06", "2024-02-10", "2024-01-21", "2024-02-15", "2024-04-02", "2024-02-29", "2024-03-15",
                   "2024-03-03", "2024-03-03", "2024-02-01", "2024-02-02", "2024-05-20", "2024-04-30", "2024-04-11"],
    "amount": [120.0, 80.5, 45.0, 300.0, np.nan, 15.75, 45.0, 980.0, -980.0, 60.0, 33.3, 0.0, 210.25, 60.0],
    "status": ["paid", "paid", "Paid", "paid", "pending", "paid", "refunded", "paid", "refunded", "paid", None, "cancelled", "paid", "paid"],
})

items = pd.DataFrame({
    "order_id": [1, 1, 2, 3, 4, 4, 4, 6, 7, 8, 10, 13, 20],
    "sku": ["A-100", "B-200", "A-100", "C-300-XL", "A-100", "B-200", "D-400", "B-200", "C-300-XL", "E-500", "A-100", "D-400", "Z-999"],
    "qty": [1, 2, 1, 1, 3, 1, 2, 1, 1, 10, 1, 5, 1],
    "price": ["40.00", "40.00", "80.50", "45", "$50.00", "40.00", "55.00", "15.75", "45", "98.00", "60", "42.05", "n/a"],
})

# case: cohort-retention-counts
orders = orders_df.copy()
orders['order_date'] = pd.to_datetime(orders['order_date'])
orders['order_month'] = orders['order_date'].dt.to_period('M')
orders['cohort'] = orders.groupby('customer_id')['order_date'].transform('min').dt.to_period('M')
orders['period_number'] = (orders['order_month'] - orders['cohort']).apply(lambda x: x.n)
cohort = orders.groupby(['cohort', 'period_number'])['customer_id'].nunique().unstack(fill_value=0)
cohort.index = cohort.index.astype(str)
result = cohort
# case: cohort-retention-pct
o = orders_df.assign(order_date=pd.to_datetime(orders_df["order_date"]))
first = o.groupby("customer_id")["order_date"].min().rename("first_order")
o = o.join(first, on="customer_id")
o["idx"] = (o.order_date.dt.year - o.first_order.dt.year) * 12 + (o.order_date.dt.month - o.first_order.dt.month)
o["cohort"] = o["first_order"].dt.strftime("%Y-%m")
counts = o.pivot_table(index="cohort", columns="idx", values="customer_id", aggfunc="nunique")
sizes = counts.iloc[:, 0]
result = counts.divide(sizes, axis=0).round(3)
# case: signup-cohort-ltv-curve
cust = customers.drop_duplicates(subset="customer_id", keep="last").copy()
cust["cohort"] = pd.to_datetime(cust["signup"]).dt.to_period("M").astype(str)
m = orders_df.merge(cust[["customer_id", "cohort"]], on="customer_id", how="left")
m["cohort"] = m["cohort"].fillna("unknown")
m["month"] = m["order_date"].str[:7]
wide = m.pivot_table(index="cohort", columns="month", values="amount", aggfunc="sum", fill_value=0)
result = wide.cumsum(axis=1)
# case: days-between-orders-stats
df = orders_df[["customer_id", "order_date"]].copy()
df["order_date"] = pd.to_datetime(df["order_date"], format="%Y-%m-%d")
df = df.sort_values(["customer_id", "order_date"])
df["gap"] = df.groupby("customer_id")["order_date"].diff().dt.days
result = df.groupby("customer_id")["gap"].agg(["count", "mean", "min", "max", lambda s: s.std(ddof=0)]).rename(columns={"<lambda_0>": "pop_std"})
# case: rfm-scoring
snapshot = pd.Timestamp("2024-06-01")
paid = orders_df.loc[orders_df["status"].str.lower().eq("paid")].copy()
paid["order_date"] = pd.to_datetime(paid["order_date"])
rfm = paid.groupby("customer_id").agg(
    recency=("order_date", lambda d: (snapshot - d.max()).days),
    frequency=("order_id", "nunique"),
    monetary=("amount", "sum"),
)
rfm["R"] = pd.qcut(rfm["recency"].rank(method="first"), 3, labels=[3, 2, 1]).astype(int)
rfm["F"] = pd.qcut(rfm["frequency"].rank(method="first"), 3, labels=[1, 2, 3]).astype(int)
rfm["M"] = pd.qcut(rfm["monetary"].rank(method="first"), 3, labels=[1, 2, 3]).astype(int)
rfm["score"] = rfm["R"].astype(str) + rfm["F"].astype(str) + rfm["M"].astype(str)
result = rfm.sort_values("score", ascending=False)
# case: first-and-last-order-per-customer
tmp = orders_df.sort_values("order_date", kind="stable")
g = tmp.groupby("customer_id", sort=False)
result = pd.concat([g.head(1).assign(which="first"), g.tail(1).assign(which="last")]) \
    .drop_duplicates(subset=["order_id"]).sort_values(["customer_id", "order_id"]).reset_index(drop=True)
# case: parse-sku-parts
parts = items["sku"].str.extract(r"^(?P<family>[A-Z])-(?P<code>\d+)(?:-(?P<size>\w+))?$")
parts["code"] = pd.to_numeric(parts["code"])
out = pd.concat([items[["order_id", "qty"]], parts], axis=1)
result = out.groupby(["family", "size"], dropna=False, as_index=False)["qty"].sum()
# case: clean-price-and-reconcile
it = items.copy()
it["price"] = pd.to_numeric(it["price"].str.replace("$", "", regex=False), errors="coerce")
it["line_total"] = it["qty"] * it["price"]
order_totals = it.groupby("order_id")["line_total"].sum(min_count=1).reset_index(name="items_total")
recon = orders_df[["order_id", "amount"]].merge(order_totals, on="order_id", how="outer", indicator=True)
recon["diff"] = (recon["amount"] - recon["items_total"]).round(2)
recon["ok"] = np.isclose(recon["amount"], recon["items_total"], equal_nan=False)
result = recon
# case: market-basket-pairs
from itertools import combinations
pairs = defaultdict(int)
for oid, skus in items.groupby("order_id")["sku"].apply(list).items():
    for a, b in combinations(sorted(set(skus)), 2):
        pairs[(a, b)] += 1
result = sorted(pairs.items(), key=lambda kv: (-kv[1], kv[0]))
# case: pareto-customers
rev = (orders_df.query("amount > 0")
       .groupby("customer_id")["amount"].sum()
       .sort_values(ascending=False))
pareto = pd.DataFrame({"revenue": rev, "cum_share": rev.cumsum() / rev.sum()})
pareto["tier"] = np.where(pareto["cum_share"].shift(fill_value=0) < 0.8, "A", "B")
result = pareto.round(4)
# case: status-normalised-crosstab
s = orders_df["status"].fillna("unknown").str.lower()
month = pd.to_datetime(orders_df["order_date"]).dt.month_name().str[:3]
month = pd.Categorical(month, categories=["Jan", "Feb", "Mar", "Apr", "May"], ordered=True)
result = pd.crosstab(s, month, margins=True, margins_name="All", rownames=["status"], colnames=["month"])
# case: repeat-purchase-rate
per_customer = orders_df["customer_id"].value_counts()
result = {
    "customers": int(per_customer.size),
    "repeat": int((per_customer > 1).sum()),
    "rate": round(float(per_customer.gt(1).mean()), 4),
    "top": per_customer.idxmax(),
}
# case: clean-names-split
c = customers.copy()
c["name"] = c["name"].str.strip().str.replace(r"\s+", " ", regex=True).str.title()
c[["first", "last"]] = c["name"].str.split(" ", n=1, expand=True)
c["initials"] = c["first"].str[0] + c["last"].str[0]
c["country"] = c["country"].str.strip().str.upper()
result = c.groupby(["customer_id", "name"], dropna=False).first().reset_index()
# case: monthly-revenue-with-missing-months
o = orders_df.dropna(subset=["amount"]).copy()
o["order_date"] = pd.to_datetime(o["order_date"])
monthly = o.set_index("order_date")["amount"].resample("MS").agg(["sum", "count"])
monthly["mom_pct"] = monthly["sum"].pct_change().mul(100).round(2)
monthly["ytd"] = monthly["sum"].cumsum()
result = monthly
# case: anti-join-orphans
merged = orders_df.merge(customers[["customer_id"]].drop_duplicates(), on="customer_id", how="left", indicator="src")
orphans = merged[merged["src"] == "left_only"].drop(columns="src")
never_ordered = sorted(set(customers["customer_id"]) - set(orders_df["customer_id"]))
result = (orphans.to_dict(orient="records"), never_ordered)
# case: running-total-resets-on-refund
o = orders_df.sort_values(["customer_id", "order_date", "order_id"]).copy()
o["is_reset"] = o["status"].eq("refunded")
o["block"] = o.groupby("customer_id")["is_reset"].cumsum()
o["running"] = o["amount"].fillna(0).groupby([o["customer_id"], o["block"]]).cumsum()
result = o[["customer_id", "order_id", "amount", "block", "running"]]
# case: plan-ordered-summary
order = ["basic", "pro", "enterprise"]
c = customers.drop_duplicates("customer_id").replace({"plan": {"": np.nan}})
c["plan"] = pd.Categorical(c["plan"], categories=order, ordered=True)
joined = c.merge(orders_df, on="customer_id", how="left")
result = joined.groupby("plan", observed=False).agg(customers=("customer_id", "nunique"), orders=("order_id", "count"),
                                                     revenue=("amount", "sum"), aov=("amount", "mean"))
# case: top-sku-per-customer-with-ties
m = items.merge(orders_df[["order_id", "customer_id"]], on="order_id")
q = m.groupby(["customer_id", "sku"], as_index=False)["qty"].sum()
q["rnk"] = q.groupby("customer_id")["qty"].rank(method="min", ascending=False).astype(int)
result = q.loc[q["rnk"] == 1].groupby("customer_id")["sku"].agg(lambda s: ", ".join(sorted(s))).to_dict()
# case: amount-bucket-distribution
bins = [-np.inf, 0, 50, 100, 500, np.inf]
labels = ["<=0", "0-50", "50-100", "100-500", "500+"]
bucket = pd.cut(orders_df["amount"], bins=bins, labels=labels)
vc = bucket.value_counts(sort=False, dropna=False)
result = vc
# case: churned-if-over-60-days
as_of = pd.to_datetime("2024-05-31")
last = pd.to_datetime(orders_df["order_date"]).groupby(orders_df["customer_id"]).max()
inactive = (as_of - last).dt.days
flag = inactive.where(inactive > 60).notna()
result = pd.concat({"last": last.dt.strftime("%d %b %Y"), "inactive_days": inactive, "churned": flag}, axis=1)
# case: convert-signup-to-int
df = customers.copy()
df["signup_month"] = pd.to_datetime(df["signup"]).dt.month.astype(int)
result = df.groupby("signup_month").size()
# case: melted-item-stats
it = items.assign(price=lambda d: pd.to_numeric(d["price"].str.strip("$"), errors="coerce"))
long = it.melt(id_vars=["order_id", "sku"], value_vars=["qty", "price"], var_name="metric")
result = long.groupby(["sku", "metric"])["value"].agg(["mean", "max", "count"]).unstack("metric").swaplevel(axis=1).sort_index(axis=1)
# case: time-to-second-order
o = orders_df.copy()
o["order_date"] = pd.to_datetime(o["order_date"])
o["n"] = o.sort_values("order_date").groupby("customer_id").cumcount() + 1
p = o[o["n"] <= 2].pivot(index="customer_id", columns="n", values="order_date")
p.columns = [f"order_{i}" for i in p.columns]
p["days"] = (p["order_2"] - p["order_1"]) / pd.Timedelta(days=1)
result = p["days"].dropna().sort_values(ascending=False)
