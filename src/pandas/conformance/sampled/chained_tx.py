import pandas as pd
import numpy as np

tx = pd.DataFrame({
    "acct": ["A1", "A1", "A2", "A3", "A2", "A1", "A4", "A3", "A2", "A9", "A4", "A1"],
    "kind": ["deposit", "fee", "deposit", "transfer", "transfer", "transfer", "deposit", "fee", "fee", "deposit", "Deposit", "deposit"],
    "date": ["2024-01-03", "2024-01-31", "2024-01-15", "2024-02-01", "2024-02-10", "2024-02-10", "2024-02-29", "2024-03-31", "2024-03-31", "2024-03-31", "2024-04-02", "2024-04-02"],
    "amount": [500.0, -5.0, 1200.0, -300.0, -450.0, 450.0, 80.0, -5.0, -5.0, 20.0, 80.0, None],
    "cur": ["EUR", "EUR", "USD", "EUR", "USD", "EUR", "GBP", "EUR", "USD", "EUR", "GBP", "EUR"],
})
accts = pd.DataFrame({
    "acct": ["A1", "A2", "A3", "A4", "A5"],
    "owner": ["Nora", "Omar", "Nora", "Pia", "Quin"],
    "branch": ["west", "east", "east", "west", None],
    "opened": [2019, 2020, 2020, 2023, 2018],
})
rates = pd.DataFrame({
    "cur": ["EUR", "USD", "EUR", "USD", "CHF"],
    "month": ["2024-01", "2024-01", "2024-02", "2024-02", "2024-01"],
    "rate": [1.0, 0.92, 1.0, 0.93, 1.05],
})

# case: agg-flatten-strip
g = tx.groupby("acct").agg({"amount": ["sum", "count"], "kind": "nunique"})
g.columns = ["_".join(c).rstrip("_") for c in g.columns.to_flat_index()]
result = g.reset_index().sort_values(["amount_sum", "acct"], ascending=[False, True], ignore_index=True)

# case: named-agg-two-keys
tx["month"] = tx["date"].str[:7]
g = tx.groupby(["month", "kind"]).agg(n=("amount", "count"), total=("amount", "sum"))
result = (g.unstack("kind", fill_value=0)["total"], g.index.names)

# case: kind-share-by-account
t = tx.assign(kind=tx["kind"].str.lower(), amount=tx["amount"].abs())
p = t.pivot_table(index="acct", columns="kind", values="amount", aggfunc="sum", fill_value=0)
p = p.reindex(p.sum(axis=1).sort_values(ascending=False).index)
result = p.apply(lambda r: (r / r.sum()).round(3), axis=1)

# case: pivot-two-values-swap
p = tx.pivot_table(index="acct", columns="cur", values="amount", aggfunc=["sum", "count"])
p.columns = p.columns.swaplevel(0, 1)
p = p.sort_index(axis=1)
result = (p, p.columns.names, p.columns.tolist())

# case: unstack-two-levels
s = tx.groupby(["acct", "cur", "kind"])["amount"].sum()
u = s.unstack(["cur", "kind"]).fillna(0)
result = (u, u.columns.names, u.index.name)

# case: crosstab-join-accounts
ct = pd.crosstab(tx["acct"], tx["kind"].str.lower())
out = accts.set_index("acct").join(ct, how="left")
result = (out.fillna({"deposit": 0, "fee": 0, "transfer": 0}).drop(columns="opened"), out.index.name)

# case: crosstab-by-owner
m = tx.merge(accts, on="acct", how="left")
result = pd.crosstab(m["owner"].fillna("?"), m["cur"], normalize="columns").round(2).rename_axis(columns=None)

# case: counts-size-merge-back
n = tx.groupby("acct", as_index=False).size()
result = accts.merge(n, on="acct", how="outer").sort_values(["size", "acct"], na_position="last", ascending=[False, True])

# case: value-counts-bins
vc = tx["amount"].value_counts(bins=[-500, 0, 100, 2000], sort=False)
vc.index = vc.index.map(str)
result = (vc, vc.name, vc.index.name)

# case: describe-amount-by-cur
d = tx.groupby("cur")["amount"].describe().rename(columns=lambda c: c.replace("%", "pct"))
result = d.T.round(2)

# case: describe-transpose-multi
m = tx.merge(accts, on="acct")
d = m.groupby("branch")[["amount", "opened"]].describe()
result = (d.stack(level=0, future_stack=True)[["count", "mean"]], d.columns.nlevels)

# case: monthly-running-balance
t = tx.assign(date=pd.to_datetime(tx["date"])).set_index("date").sort_index()
m = t["amount"].resample("ME").sum().to_frame("net")
m["balance"] = m["net"].cumsum()
m["share"] = (m["net"].abs().cumsum() / m["net"].abs().sum()).round(3)
m.index = m.index.strftime("%Y-%m")
result = (m, m.index.name)

# case: quarterly-by-account
t = tx.assign(q=pd.PeriodIndex(tx["date"], freq="Q").astype(str))
result = t.pivot_table(index="acct", columns="q", values="amount", aggfunc="sum", margins=True)

# case: resample-text-dates
result = tx.set_index("date")["amount"].resample("ME").sum()

# case: account-summary-transposed
s = tx.groupby("acct")["amount"].agg(["sum", "min", "max", "size"]).T
s.insert(0, "all", [tx.amount.sum(), tx.amount.min(), tx.amount.max(), len(tx)])
result = (s, s.columns.tolist(), s.columns.name)

# case: concat-keys-in-out
pos = tx[tx.amount > 0].groupby("acct")["amount"].sum()
neg = tx[tx.amount < 0].groupby("acct")["amount"].sum()
io = pd.concat([pos, neg], keys=["in", "out"], names=["dir"]).unstack("dir")
io["net"] = io.sum(axis=1)
result = (io.sort_values("net"), io.columns.name)

# case: concat-keys-xs-level
c = pd.concat({"tx": tx.groupby("cur").size(), "rates": rates.groupby("cur").size()}, names=["src", "cur"])
result = (c.xs("EUR", level="cur"), c.unstack("src"), c.unstack(fill_value=0).sum(axis=1))

# case: concat-no-keys-xs
c = pd.concat([tx.groupby("cur")["amount"].sum(), rates.groupby("cur")["rate"].mean()], axis=1)
result = c.xs("EUR", level=1)

# case: rates-wide-melt
w = rates.pivot(index="cur", columns="month", values="rate")
w = w.ffill(axis=1)
result = w.reset_index().melt("cur", value_name="rate").set_index(["cur", "month"])["rate"].sort_index()

# case: rates-applied
t = tx.assign(month=tx["date"].str.slice(0, 7)).merge(rates, how="left", on=["cur", "month"])
t["eur"] = t["amount"] * t["rate"].fillna(1)
result = t.groupby(["cur", "month"])["eur"].sum().unstack("month").round(1)

# case: index-map-owner-groups
own = accts.set_index("acct")["owner"]
s = tx.set_index("acct")["amount"]
result = s.groupby(s.index.map(own)).sum()

# case: groupby-mapping-columns
p = tx.pivot_table(index="kind", columns="acct", values="amount", aggfunc="sum", fill_value=0)
br = accts.set_index("acct")["branch"].to_dict()
result = p.T.groupby(br).sum().T

# case: set-axis-and-names
p = pd.crosstab(tx["cur"], tx["acct"])
p = p.set_axis(range(1, p.shape[1] + 1), axis="columns").rename_axis(index="currency", columns="slot")
result = (p, p.index.name, p.columns.name, p.columns.tolist())

# case: sort-by-index-and-column
g = tx.groupby(["acct", "kind"])[["amount"]].sum()
result = g.sort_values(["acct", "amount"], ascending=[True, False])

# case: account-set-ops
t = pd.Index(tx["acct"])
a = pd.Index(accts["acct"])
result = {"dormant": a.difference(t), "unknown": t.difference(a), "union_len": len(t.union(a)), "common": t.unique().intersection(a)}

# case: multi-loc-slices
s = tx.set_index(["cur", "acct", "date"])["amount"].sort_index()
result = (s.loc["EUR", "A1"], s.loc[("EUR", "A1", "2024-02-01"):("GBP", "A4", "2024-03-01")])

# case: multi-loc-callable-and-lists
s = tx.groupby(["acct", "kind"])["amount"].sum()
result = s.loc[["A1", "A2"], ["fee", "transfer"]].loc[lambda x: x < 0]

# case: mask-index-shuffled
net = tx.groupby("acct")["amount"].sum()
a = accts[accts["acct"].isin(net.index)].set_index("acct").sort_values("opened", ascending=False)
result = a.loc[net.drop("A9") > 0, "owner"]

# case: set-value-multicolumn
p = tx.pivot_table(index="acct", columns="cur", values="amount", aggfunc=["sum"])
p.loc["A9", ("sum", "USD")] = 0
p[("flag", "")] = p["sum"].isna().any(axis=1)
result = (p, p.columns.tolist())

# case: month-grid-cumsum
s = tx.groupby(["acct", tx["date"].str[:7]])["amount"].sum()
idx = pd.MultiIndex.from_product([s.index.levels[0], ["2024-01", "2024-02", "2024-03", "2024-04"]], names=["acct", "month"])
b = s.reindex(idx, fill_value=0).groupby(level="acct").cumsum()
result = (b.unstack("month"), b.name, b.index.names)

# case: level-transform-first-last
s = tx.set_index(["acct", "date"])["amount"].sort_index()
df = s.to_frame().assign(first=s.groupby(level="acct").transform("first"), last=s.groupby(level=0).transform("last"))
result = df.loc[["A1", "A2"]]

# case: rank-branch-wide
m = tx.merge(accts, on="acct", how="inner")
p = m.pivot_table(index="branch", columns="owner", values="amount", aggfunc="sum")
result = (p.rank(axis=1, method="dense"), p.idxmin(axis=1), p.idxmax(axis=1).map(str.upper))

# case: same-owner-self-merge
m = accts.merge(accts, on="opened", suffixes=("_x1", "_x2"), how="inner")
m = m[m["acct_x1"] != m["acct_x2"]].drop(columns=["branch_x1", "branch_x2"])
result = (m, m.columns.tolist(), len(m))

# case: consecutive-month-rows
g = tx.groupby(tx["date"].str[:7].rename("month"))[["amount"]].agg(["sum", "size"]).droplevel(0, axis=1)
g[["d_sum", "d_size"]] = g - g.shift(1)
result = (g, g.index.name, g.columns.tolist())
