import pandas as pd
import numpy as np
import re
import math
from collections import Counter

customers = pd.DataFrame({
    "customer_id": [1, 2, 3, 4, 5, 6, 7, 8],
    "name": ["Alice Moore", "bob stone", " Carla Diaz ", "Dan Wu", None, "Eve Adams", "alice moore", "Gus Ø"],
    "city": ["Lyon", "Paris", "paris", None, "Lyon", "", "Nice", "Paris "],
    "signup": ["2022-01-05", "2022-03-17", "2022-03-17", None, "2023-07-01", "2023-12-31", "2021-11-30", "2024-02-29"],
    "credit_limit": [1000.0, np.nan, 250.5, 0.0, -50.0, 3000.0, np.nan, 1000.0],
    "vip": [True, False, None, True, False, None, True, False],
})
orders = pd.DataFrame({
    "order_id": [101, 102, 103, 104, 105, 106, 107, 108, 109, 110, 111, 112],
    "customer_id": [1, 1, 2, 3, 3, np.nan, 6, 99, 8, 1, 6, 2],
    "order_date": pd.to_datetime(["2023-01-10", "2023-02-11", "2023-02-28", "2023-03-01", None, "2023-03-15",
                                  "2023-12-31", "2024-01-01", "2024-02-29", "2024-03-05", "2024-03-05", "2023-02-11"]),
    "status": ["shipped", "Shipped", "cancelled", "pending", "shipped", None, "shipped", "pending", "returned", "shipped", "pending", "shipped"],
    "amount": [120.0, 80.5, np.nan, 0.0, 45.25, 300.0, -20.0, 75.0, 999.99, 80.5, np.nan, 120.0],
})
items = pd.DataFrame({
    "order_id": [101, 101, 102, 103, 104, 104, 107, 109, 109, 110, 112, 500],
    "sku": ["A1", "B2", "A1", "C3", "A1", None, "B2", "D4", "A1", "C3", "B2", "Z9"],
    "qty": [2, 1, 3, 1, 0, 5, -1, 10, 2, 1, 4, 7],
    "unit_price": ["10.00", "100", "26.83", None, "10.00", "5", "20", "$90.00", "49.995", "80.5", "30", "1,000"],
})

# case: total-spend-per-customer
# Question: For each customer, total order amount (NULL amounts ignored), highest first, ties by name.
# SQL: SELECT c.name, SUM(o.amount) FROM customers c JOIN orders o USING(customer_id) GROUP BY 1 ORDER BY 2 DESC, 1
joined = customers.merge(orders, on="customer_id", how="inner")
totals = (
    joined.groupby(["customer_id", "name"], dropna=False)["amount"]
    .sum(min_count=1)
    .reset_index(name="total_amount")
)
result = totals.sort_values(["total_amount", "name"], ascending=[False, True], na_position="last")[["name", "total_amount"]].reset_index(drop=True)
# case: count-star-vs-count-col
"""How many orders exist and how many have a non-null amount?"""
result = pd.DataFrame({"n_orders": [len(orders)], "n_amount": [orders["amount"].count()], "n_distinct_customers": [orders["customer_id"].nunique()]})
# case: customers-without-orders
# Question: List customers who never placed an order (NOT EXISTS).
anti = customers.merge(orders[["customer_id"]].dropna().drop_duplicates(), on="customer_id", how="left", indicator=True)
result = anti.loc[anti["_merge"] == "left_only", ["customer_id", "name"]].sort_values("customer_id").reset_index(drop=True)
# case: not-in-with-null
# Question: SELECT * FROM customers WHERE customer_id NOT IN (SELECT customer_id FROM orders)
# SQL semantics: if subquery contains NULL, NOT IN returns no rows
sub = orders["customer_id"]
if sub.isna().any():
    result = customers.iloc[0:0][["customer_id", "name"]]
else:
    result = customers[~customers["customer_id"].isin(sub)][["customer_id", "name"]]
# case: verify-total-frame
# Verify a candidate answer for "total amount by status"
expected = {("cancelled", 0.0), ("pending", 75.0), ("returned", 999.99), ("shipped", 426.25)}
candidate = (
    orders.assign(status=orders["status"].str.lower())
    .groupby("status", as_index=False)["amount"].sum()
)
got = set(map(tuple, candidate.round(2).itertuples(index=False, name=None)))
result = {
    "shape_ok": candidate.shape == (4, 2),
    "columns_ok": list(candidate.columns) == ["status", "amount"],
    "missing": sorted(expected - got),
    "extra": sorted(got - expected),
    "dtype": str(candidate["amount"].dtype),
}
# case: monthly-order-counts
# Question: Number of orders per month (YYYY-MM), NULL dates reported as 'unknown'
tmp = orders.copy()
tmp["month"] = tmp["order_date"].dt.strftime("%Y-%m").fillna("unknown")
result = tmp.groupby("month").size().rename("n").reset_index().sort_values("month", ignore_index=True)
# case: revenue-from-items
# Question: revenue per sku = SUM(qty * unit_price); clean the price text first
it = items.copy()
it["price"] = pd.to_numeric(it["unit_price"].str.replace(r"[$,]", "", regex=True), errors="coerce")
it["revenue"] = it["qty"] * it["price"]
result = it.groupby("sku", dropna=False)["revenue"].agg(lambda s: s.sum(min_count=1)).sort_values(ascending=False).reset_index()
# case: first-order-per-customer
# ROW_NUMBER() OVER (PARTITION BY customer_id ORDER BY order_date, order_id) = 1
o = orders.dropna(subset=["customer_id"]).sort_values(["customer_id", "order_date", "order_id"])
o["rn"] = o.groupby("customer_id").cumcount() + 1
first = o.query("rn == 1").drop(columns="rn")
result = first[["customer_id", "order_id", "order_date"]].astype({"customer_id": "int64"}).reset_index(drop=True)
# case: second-highest-amount
# Question: What is the second highest distinct order amount?
vals = orders["amount"].dropna().drop_duplicates().nlargest(2)
result = float(vals.iloc[1]) if len(vals) > 1 else None
# case: case-status-pivot
"""
Question: one row per customer with counts of shipped / pending / other orders.
NULL status counts as other. Unmatched customers get zeros.
"""
o = orders.copy()
o["bucket"] = np.select(
    [o["status"].str.lower().eq("shipped"), o["status"].str.lower().eq("pending")],
    ["shipped", "pending"],
    default="other",
)
piv = pd.crosstab(o["customer_id"], o["bucket"])
out = customers[["customer_id"]].join(piv, on="customer_id").fillna(0)
out[piv.columns] = out[piv.columns].astype(int)
result = out[["customer_id", "shipped", "pending", "other"]]
# case: coalesce-credit
# SELECT name, COALESCE(credit_limit, 0) AS credit FROM customers WHERE name IS NOT NULL ORDER BY credit DESC, name
result = (
    customers.loc[customers["name"].notna(), ["name", "credit_limit"]]
    .rename(columns={"credit_limit": "credit"})
    .fillna({"credit": 0})
    .sort_values(by=["credit", "name"], ascending=[False, True])
    .reset_index(drop=True)
)
# case: dup-names-normalized
# Question: which names appear more than once ignoring case and surrounding blanks?
norm = customers["name"].str.strip().str.lower()
vc = norm.value_counts()
result = vc[vc > 1].rename_axis("name").reset_index(name="cnt")
# case: compare-sets-unordered
def rows(df):
    return Counter(tuple(None if pd.isna(v) else v for v in r) for r in df.itertuples(index=False, name=None))

a = orders.loc[orders["status"].isin(["shipped", "Shipped"]), ["customer_id", "amount"]]
b = orders[orders["status"].str.lower() == "shipped"][["customer_id", "amount"]].sort_values("amount", ascending=False)
result = {"equal_multiset": rows(a) == rows(b), "equal_ordered": a.reset_index(drop=True).equals(b.reset_index(drop=True)), "n": sum(rows(a).values())}
# case: vip-three-valued
# WHERE vip = TRUE / vip = FALSE / vip IS NULL
v = customers["vip"].astype("boolean")
result = {"true": int((v == True).sum()), "false": int((v == False).sum()), "null": int(v.isna().sum()), "not_true": int((~v).fillna(False).sum())}
# case: avg-above-overall
# customers whose average order amount exceeds the overall average
overall = orders["amount"].mean()
per = orders.groupby("customer_id")["amount"].mean()
result = per[per > overall].sort_values(ascending=False).to_frame("avg_amount").reset_index()
# case: running-total
# SUM(amount) OVER (PARTITION BY customer_id ORDER BY order_date)
w = orders.dropna(subset=["customer_id", "order_date"]).sort_values(["customer_id", "order_date", "order_id"])
w["running_total"] = w["amount"].fillna(0).groupby(w["customer_id"]).cumsum()
result = w[["customer_id", "order_id", "running_total"]].reset_index(drop=True)
# case: lag-days-between
w = orders[orders.customer_id.notna() & orders.order_date.notna()].sort_values(["customer_id", "order_date"], kind="stable").copy()
w["prev_date"] = w.groupby("customer_id")["order_date"].shift(1)
w["gap_days"] = (w["order_date"] - w["prev_date"]).dt.days
result = w.loc[w["gap_days"].notna(), ["customer_id", "order_id", "gap_days"]].reset_index(drop=True)
# case: check-dtypes
# Validate expected schema of candidate
candidate = customers.merge(orders, on="customer_id", how="left")
expected_dtypes = {"customer_id": "int64", "order_id": "float64", "amount": "float64", "order_date": "datetime64[ns]", "vip": "object"}
findings = {}
for col, dt in expected_dtypes.items():
    actual = str(candidate[col].dtype)
    findings[col] = "ok" if actual == dt else f"expected {dt}, got {actual}"
findings["n_rows"] = len(candidate)
result = findings
# case: bad-column-error
# Question: total quantity by product
result = items.groupby("product")["qty"].sum().reset_index()
# case: having-min-two
# SELECT customer_id, COUNT(*) c FROM orders GROUP BY customer_id HAVING COUNT(*) >= 2 ORDER BY c DESC, customer_id
g = orders.groupby("customer_id", dropna=False).agg(c=("order_id", "count")).reset_index()
result = g[g["c"] >= 2].sort_values(["c", "customer_id"], ascending=[False, True]).reset_index(drop=True)
# case: union-ids
left = customers["customer_id"]
right = orders["customer_id"].dropna().astype(int)
result = pd.DataFrame({"id": pd.concat([left, right]).drop_duplicates().sort_values().to_list()})
# case: except-intersect
c_ids = pd.Index(customers["customer_id"])
o_ids = pd.Index(orders["customer_id"].dropna().astype("int64").unique())
result = {"intersect": c_ids.intersection(o_ids).tolist(), "except": c_ids.difference(o_ids).tolist(), "orphan": o_ids.difference(c_ids).tolist()}
# case: isclose-order-vs-items
# Verify that orders.amount equals sum of item lines
li = items.assign(p=pd.to_numeric(items["unit_price"].str.replace("[$,]", "", regex=True)))
li["line"] = li["qty"] * li["p"]
sums = li.groupby("order_id")["line"].sum()
chk = orders.set_index("order_id")[["amount"]].join(sums, how="inner")
chk["match"] = np.isclose(chk["amount"], chk["line"], atol=0.02)
result = chk.reset_index()
# case: rank-dense
r = orders[["order_id", "amount"]].copy()
r["rnk"] = r["amount"].rank(method="min", ascending=False)
r["dense"] = r["amount"].rank(method="dense", ascending=False).astype("Int64")
result = r.sort_values(["rnk", "order_id"]).head(7)
# case: verify-scalar-list
checks = [
    ("max_amount", orders["amount"].max(), 999.99),
    ("min_amount", orders["amount"].min(), -20),
    ("mean_amount", orders["amount"].mean(), 180.124),
    ("median", orders["amount"].median(), 80.5),
    ("std_is_float", isinstance(orders["amount"].std(), float), True),
]
result = {name: bool(np.isclose(got, exp, rtol=1e-5)) for name, got, exp in checks}
# case: ambiguous-and
# shipped orders over 100
result = orders[(orders["status"] == "shipped") and (orders["amount"] > 100)]
# case: top-sku-per-status
m = orders.merge(items, on="order_id")
s = m.groupby(["status", "sku"])["qty"].sum().reset_index()
idx = s.groupby("status")["qty"].idxmax()
result = s.loc[idx].set_index("status")
# case: share-of-total
t = orders.groupby(orders["status"].str.lower().fillna("(null)"))["amount"].sum()
result = (t / t.sum() * 100).round(2).sort_values(ascending=False).rename("pct").reset_index()
# case: year-over-year
o = orders.dropna(subset=["order_date"])
y = o.groupby(o["order_date"].dt.year.rename("year"))["amount"].agg(["sum", "count"])
y["change"] = y["sum"].diff()
y["pct"] = y["sum"].pct_change().mul(100).round(1)
result = y.reset_index()
