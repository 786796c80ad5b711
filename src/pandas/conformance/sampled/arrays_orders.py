import pandas as pd
import numpy as np
import datetime as dt
from collections import Counter

orders = pd.DataFrame({
    "order_id": [5001, 5002, 5003, 5004, 5005, 5006, 5007, 5008, 5009, 5010, 5010],
    "cust": ["C1", "C2", "c2", "C3", None, "C1", "C4", "C9", "C1", "C3", "C3"],
    "amount": [25.0, 310.5, 0.0, 49.99, 15.0, -25.0, 1200.0, 75.25, 49.99, np.nan, np.nan],
    "items": [1, 4, 0, 2, 1, 1, 15, 3, 2, 1, 1],
    "when": ["2023-11-01", "2023-11-01", "2023-11-03", "2023-11-24", "2023-11-24", "2023-11-25", "2023-12-01", "2023-12-24", "2024-01-02", "2024-01-02", "2024-01-02"],
    "coupon": ["", "BF20", None, "BF20", "bf20", "", None, "XMAS", "", "NEW10", "NEW10"],
})

customers = pd.DataFrame({
    "cust": ["C1", "C2", "C3", "C4", "C5"],
    "tier": ["gold", "silver", "gold", "bronze", "silver"],
    "country": ["DE", "FR", "de", None, "US"],
    "newsletter": [True, None, False, True, None],
})

discounts = {"BF20": 0.20, "XMAS": 0.15, "NEW10": 0.10}

# case: net-amount-where
code = orders["coupon"].str.upper().replace("", np.nan)
rate = code.map(discounts).fillna(0)
result = (orders["amount"] * (1 - rate)).where(orders["amount"] > 0, 0).round(2)

# case: dedupe-then-sum
o = orders.drop_duplicates(subset="order_id", keep="first")
result = o.groupby(o["cust"].str.upper(), dropna=False)["amount"].sum(min_count=1)

# case: top-share-cumulative
o = orders.dropna(subset=["amount"]).sort_values("amount", ascending=False)
o["cum_pct"] = o["amount"].cumsum() / o["amount"].sum() * 100
result = o[["order_id", "amount", "cum_pct"]].round(2).reset_index(drop=True)

# case: size-buckets
labels = ["refund/zero", "small", "medium", "large"]
orders_b = orders.assign(bucket=pd.cut(orders["amount"], [-np.inf, 0, 50, 500, np.inf], labels=labels, right=True))
result = orders_b.groupby("bucket", observed=False).agg(n=("order_id", "size"), total=("amount", "sum"), avg_items=("items", "mean"))

# case: qcut-duplicates-error
result = pd.qcut(orders["items"], 5)

# case: qcut-drop-codes
result = pd.qcut(orders["items"], 5, labels=False, duplicates="drop").tolist()

# case: days-since-previous
d = pd.to_datetime(orders["when"])
prev = d.groupby(orders["cust"].str.upper()).shift()
result = (d - prev).dt.days.rename("gap")

# case: rfm-scores
o = orders.assign(cust=orders["cust"].str.upper(), when=pd.to_datetime(orders["when"])).drop_duplicates("order_id")
snap = dt.datetime(2024, 1, 31)
rfm = o.groupby("cust").agg(
    recency=("when", lambda x: (snap - x.max()).days),
    frequency=("order_id", "nunique"),
    monetary=("amount", "sum"),
)
rfm["score"] = (
    rfm["recency"].rank(ascending=False, method="first").astype(int)
    + rfm["frequency"].rank(method="dense").astype(int)
    + rfm["monetary"].rank(pct=True).mul(10).round().astype(int)
)
result = rfm

# case: counter-of-coupons
result = dict(Counter(c.upper() for c in orders["coupon"].dropna() if c))

# case: newsletter-object-invert
result = customers[~customers["newsletter"]]

# case: newsletter-nullable
nl = customers["newsletter"].astype("boolean")
result = customers.loc[nl.fillna(False), "cust"].tolist()

# case: merge-indicator-counts
m = orders.assign(cust=orders["cust"].str.upper()).merge(customers, on="cust", how="outer", indicator=True)
result = m["_merge"].value_counts().to_dict()

# case: monthly-pct-change
o = orders.assign(month=pd.to_datetime(orders["when"]).dt.to_period("M").astype(str))
monthly = o.groupby("month")["amount"].sum()
result = pd.DataFrame({"total": monthly, "growth": monthly.pct_change().mul(100).round(2)})

# case: amount-summary-tuple
a = orders["amount"]
result = (a.count(), a.size, a.isna().sum(), round(a.mean(), 2), a.median(), round(a.std(), 2), a.min(), a.max())

# case: tier-describe-unstack
m = orders.merge(customers, on="cust")
result = m.groupby("tier")["amount"].describe(percentiles=[0.9]).round(2)

# case: price-per-item-inf
p = orders["amount"].div(orders["items"])
result = p.replace([np.inf, -np.inf], np.nan).round(3)

# case: np-where-nested
a = orders["amount"].values
result = np.where(np.isnan(a), "unknown", np.where(a < 0, "refund", np.where(a == 0, "free", "paid"))).tolist()

# case: mode-per-customer
result = orders.groupby("cust")["amount"].agg(lambda s: s.mode().iloc[0] if not s.mode().empty else np.nan)

# case: take-sample-rows
result = orders.take([0, -1, 3])[["order_id", "cust"]]

# case: at-duplicate-label
o = orders.set_index("order_id")
result = o.loc[5010, "items"]

# case: set-loc-new-row
c = customers.set_index("cust")
c.loc["C6"] = ["gold", "IT", False]
c.loc[:, "country"] = c["country"].str.upper()
result = c

# case: pipe-chain
def only_paid(df, min_amount=0):
    return df[df["amount"] > min_amount]

def add_rank(df, col):
    return df.assign(rank=df[col].rank(ascending=False, method="dense").astype(int))

result = orders.pipe(only_paid, min_amount=20).pipe(add_rank, col="amount")[["order_id", "amount", "rank"]].sort_values("rank", kind="stable")
