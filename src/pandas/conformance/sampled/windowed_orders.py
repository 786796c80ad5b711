import pandas as pd
import numpy as np
import re
from collections import deque

orders = pd.DataFrame({
    "order_id": [5001, 5002, 5003, 5004, 5005, 5006, 5007, 5008, 5009, 5010, 5011, 5012],
    "customer": ["Ann", "Bob", "Ann", "ann ", "Cy", "Bob", "Ann", None, "Bob", "Cy", "Dee", "Ann"],
    "ordered": ["2023-11-01", "2023-11-01", "2023-11-03", "2023-11-04", "2023-11-10", "2023-11-15", "2023-11-20", "2023-11-21", "2023-11-21", "2023-12-01", "2023-12-02", "2023-12-25"],
    "amount": [25.0, 100.0, 25.0, 12.5, np.nan, 0.0, 80.0, 60.0, -15.0, 200.0, 5.0, 80.0],
    "coupon": ["X10", "", None, "X10", "X10", "Y5", None, "y5", "Y5", "", None, "X10"],
    "returned": [False, None, False, True, False, False, True, None, True, False, False, False],
})
customers = pd.DataFrame({
    "customer": ["Ann", "Bob", "Cy", "Eve"],
    "tier": ["gold", None, "silver", "gold"],
    "credit": [100, 50, np.nan, 10],
    "joined": ["2023-01-15", "11/01/2023", None, "2022-02-30"],
})
stock = pd.DataFrame({
    "sku": ["S1", "S1", "S2", "S2", "S2", "S3"],
    "wk": [1, 2, 1, 2, 3, 1],
    "in_": [10, 0, 5, 5, np.nan, 0],
    "out": [3, 9, 5, 7, 1, 2],
}, index=list("abcdef"))

# case: days-since-last-order
o = orders.copy()
o["customer"] = o["customer"].str.strip().str.title()
o["ordered"] = pd.to_datetime(o["ordered"])
o = o.sort_values(["customer", "ordered"])
o["prev"] = o.groupby("customer")["ordered"].shift()
o["days"] = (o["ordered"] - o["prev"]).dt.days.astype("Int64")
result = o[["order_id", "customer", "days"]]
# case: next-order-within-14
o = orders.dropna(subset=["customer"]).assign(ordered=lambda d: pd.to_datetime(d["ordered"]))
nxt = o.groupby("customer")["ordered"].shift(-1)
o["repeat14"] = (nxt - o["ordered"]).le(pd.Timedelta("14D"))
result = o.groupby("customer")["repeat14"].mean()
# case: ltv-cumulative
o = orders.assign(cust=orders["customer"].str.strip().str.lower(), amt=orders["amount"].fillna(0).clip(lower=0))
o["ltv"] = o.groupby("cust", dropna=False)["amt"].cumsum()
o["share"] = o["amt"] / o.groupby("cust", dropna=False)["amt"].transform("sum")
result = o[["order_id", "cust", "ltv", "share"]].round(3)
# case: pareto-80
t = orders.groupby("customer")["amount"].sum().sort_values(ascending=False)
cum = t.cumsum() / t.sum()
result = t[cum.shift(fill_value=0) < 0.8].index.tolist()
# case: credit-remaining-floor
c = customers.set_index("customer")["credit"].fillna(0).to_dict()
left = []
for r in orders.itertuples():
    if pd.isnull(r.customer) or r.customer not in c:
        left.append(np.nan)
        continue
    if not pd.isna(r.amount):
        c[r.customer] = max(0, c[r.customer] - r.amount)
    left.append(c[r.customer])
orders["credit_left"] = left
result = orders[["order_id", "customer", "credit_left"]]
# case: stock-running-clip
stock["in_"] = stock["in_"].fillna(0).astype(int)
stock["net"] = stock["in_"] - stock["out"]
stock["level"] = stock.groupby("sku")["net"].cumsum()
stock["short"] = stock["level"].lt(0)
result = stock.loc[stock["short"], ["sku", "wk", "level"]]
# case: stock-cumprod
decay = stock["out"].div(10).rsub(1)
result = decay.groupby(stock["sku"]).cumprod().round(4)
# case: stock-groupby-rolling-forward
rev = stock.iloc[::-1]
stock["next2_out"] = rev.groupby("sku")["out"].rolling(2, min_periods=1).sum().reset_index(level=0, drop=True)
result = stock[["sku", "wk", "out", "next2_out"]]
# case: coupon-last-known
cp = orders["coupon"].replace(r"^\s*$", np.nan, regex=True).str.upper()
orders["coupon_ff"] = cp.groupby(orders["customer"]).ffill(limit=2)
result = orders[["customer", "coupon", "coupon_ff"]]
# case: coupon-bfill-fillna-chain
result = orders["coupon"].replace("", None).bfill(limit=1).fillna("none").str.lower().tolist()
# case: rolling-deque
win = deque(maxlen=3)
out = []
for a in orders["amount"].fillna(0):
    win.append(a)
    out.append(sum(win) / len(win))
result = pd.Series(out, index=orders["order_id"]).round(2)
# case: returned-bool-ambiguous
returned = orders["returned"].astype("boolean")
result = orders[returned.fillna(False)]["amount"].sum(), [bool(x) for x in returned]
# case: returned-rate-expanding
r = orders["returned"].map({True: 1.0, False: 0.0})
result = r.expanding(min_periods=2).mean().round(3)
# case: rank-pct-deciles
p = orders["amount"].rank(pct=True, method="max")
orders["band"] = pd.cut(p, [0, .25, .5, .75, 1], labels=["D", "C", "B", "A"])
result = orders["band"].value_counts(dropna=False).sort_index()
# case: top-n-per-customer-first
o = orders.sort_values("amount", ascending=False)
o["rn"] = o.groupby("customer").cumcount() + 1
result = o.query("rn <= 2").pivot(index="customer", columns="rn", values="amount")
# case: median-filter-mad-group
g = orders.groupby("customer")["amount"]
dev = (orders["amount"] - g.transform("median")).abs()
mad = dev.groupby(orders["customer"]).transform("median")
orders["far"] = dev > 2 * mad
result = orders.loc[orders["far"], ["order_id", "customer", "amount"]]
# case: winsor-group-clip
lo = orders.groupby("customer")["amount"].transform(lambda s: s.quantile(0.1))
hi = orders.groupby("customer")["amount"].transform(lambda s: s.quantile(0.9))
result = orders["amount"].clip(lo, hi).round(2)
# case: np-where-chain-mask
a = orders["amount"]
label = pd.Series("normal", index=orders.index).mask(a.isna(), "missing").mask(a <= 0, "nonpositive").mask(a.ge(100), "big")
result = label.groupby(label).size().to_dict()
# case: case-when
a = orders["amount"]
result = a.case_when([(a.isna(), -1), (a < 0, 0), (a > 90, 90)])
# case: customer-agg-missing-col
res = orders.groupby("customer").agg(total=("amount", "sum"), last=("ordered", "last"), avg_gap=("gap_days", "mean"))
result = res
# case: rolling-nunique-apply
codes = pd.Series(pd.factorize(orders["customer"])[0])
orders["uniq3"] = codes.rolling(3, min_periods=1).apply(lambda x: len(np.unique(x)), raw=True).astype(int)
result = orders["uniq3"]
# case: first-vs-last-diff
o = orders.dropna(subset=["customer", "amount"])
g = o.groupby("customer")["amount"]
cmp = pd.DataFrame({"first": g.first(), "last": g.last(), "mean": g.mean().round(2)})
cmp["trend"] = np.sign(cmp["last"] - cmp["first"]).map({1: "up", -1: "down", 0: "flat"})
result = cmp.join(customers.set_index("customer")["tier"].fillna("none"), how="left").reset_index()
