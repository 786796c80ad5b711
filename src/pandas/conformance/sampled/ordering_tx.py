import pandas as pd
import numpy as np
from datetime import datetime, timedelta
from collections import deque

# Bank accounts and transactions
tx = pd.DataFrame({
    "tx_id": list(range(1, 15)),
    "acct": ["A-1", "A-1", "A-2", "A-1", "A-3", "A-2", "A-2", "A-1", None, "A-3", "A-3", "A-2", "A-1", "A-4"],
    "ts": pd.to_datetime(["2024-05-01 09:00", "2024-05-01 09:20", "2024-05-01 10:00", "2024-05-02 11:00", "2024-05-02 11:00",
                          "2024-05-03 08:00", "2024-05-03 08:05", "2024-05-03 17:45", "2024-05-04 00:00", None,
                          "2024-05-06 12:00", "2024-05-06 12:30", "2024-05-31 23:59", "2024-06-01 00:00"]),
    "amount": [500.0, -120.0, 1000.0, -500.0, 75.25, -40.0, -40.0, 220.0, 10.0, -75.25, np.nan, -1200.0, 0.0, 33.3],
    "kind": pd.Categorical(["dep", "wd", "dep", "wd", "dep", "fee", "fee", "dep", "dep", "wd", "xfer", "wd", "adj", "dep"]),
    "merchant": pd.array([None, "Cafe", None, "Rent Co", "Payroll", "Bank", "Bank", "Payroll", None, "cafe", "ATM", "Rent Co", pd.NA, "Payroll"], dtype="string"),
    "flagged": pd.array([False, None, False, True, False, False, True, None, True, False, None, True, False, False], dtype="boolean"),
    "branch": pd.array([1, 1, 2, None, 3, 2, 2, 1, None, 3, 3, 2, 1, 4], dtype="Int64"),
})

accounts = pd.DataFrame({
    "acct": ["A-1", "A-2", "A-3", "A-5"],
    "opened": pd.to_datetime(["2019-02-28", "2022-12-31", "2024-05-02", None]),
    "limit": [1000, 500, np.nan, 250],
    "segment": ["retail", "retail", "business", None],
})

rates = pd.DataFrame({
    "day": pd.date_range("2024-05-01", periods=8, freq="D"),
    "eur": [1.07, 1.08, np.nan, 1.07, 1.09, 1.09, np.nan, 1.06],
    "gbp": [1.25, np.nan, np.nan, 1.26, 1.26, 1.24, 1.25, 1.27],
})

# case: balance-per-account
df = tx.dropna(subset=["acct"]).sort_values(["acct", "ts", "tx_id"]).copy()
df["balance"] = df["amount"].fillna(0).groupby(df["acct"]).cumsum()
df["overdrawn"] = df["balance"] < 0
result = df[["acct", "tx_id", "amount", "balance", "overdrawn"]]

# case: running-total-floor-zero
out = []
bal = 0.0
for a in tx["amount"].fillna(0):
    bal = max(0.0, bal + a)
    out.append(bal)
result = pd.Series(out, index=tx["tx_id"], name="floored")

# case: reset-total-after-withdrawal
df = tx[["tx_id", "kind", "amount"]].copy()
seg = df["kind"].eq("wd").shift(fill_value=False).cumsum()
df["segment"] = seg
df["seg_total"] = df.groupby(seg)["amount"].cumsum()
result = df

# case: sessions-by-thirty-minutes
df = tx.dropna(subset=["ts", "acct"]).sort_values(["acct", "ts"]).copy()
df["new"] = df.groupby("acct")["ts"].diff().gt(pd.Timedelta("30min")) | (df.groupby("acct").cumcount() == 0)
df["session"] = df.groupby("acct")["new"].cumsum()
result = df.groupby(["acct", "session"])["amount"].agg(["count", "sum"]).reset_index()

# case: flagged-three-valued-table
f = tx["flagged"]
neg = pd.Series(tx["amount"] < 0, dtype="boolean")
result = pd.DataFrame({"f": f, "not_f": ~f, "and": f & neg, "or": f | neg, "eq": f == neg})

# case: flagged-rate-by-kind
rate = tx.groupby("kind", observed=True)["flagged"].mean()
result = rate.round(3).sort_values(ascending=False)

# case: flagged-filter-with-na-mask
suspicious = tx[tx["flagged"]]
clean = tx[~tx["flagged"]]
result = {"bad": suspicious["tx_id"].tolist(), "clean": clean["tx_id"].tolist()}

# case: drop-duplicate-fees
unique = tx.drop_duplicates(subset=["acct", "amount", "kind"], keep="first")
removed = tx.index.difference(unique.index)
result = tx.loc[removed, ["tx_id", "acct", "amount"]]

# case: duplicates-marked-three-ways
cols = ["acct", "kind"]
result = pd.DataFrame({k: tx.duplicated(cols, keep=k) for k in ["first", "last"]} | {"all": tx.duplicated(cols, keep=False)})

# case: kind-pivot-with-margins
df = tx.astype({"kind": str})
result = df.pivot_table(index="acct", columns="kind", values="amount", aggfunc="sum", fill_value=0, margins=True)

# case: asof-rate-lookup
df = tx.dropna(subset=["ts"]).sort_values("ts")
m = pd.merge_asof(df[["tx_id", "ts", "amount"]], rates.dropna(subset=["eur"]), left_on="ts", right_on="day")
m["usd"] = (m["amount"] * m["eur"]).round(2)
result = m[["tx_id", "day", "eur", "usd"]]

# case: rates-ewm-and-expanding
r = rates.set_index("day")
result = pd.DataFrame({
    "ewm": r["eur"].ewm(alpha=0.5).mean(),
    "ewm_ign": r["eur"].ewm(alpha=0.5, ignore_na=True).mean(),
    "exp_std": r["eur"].expanding(min_periods=3).std(),
}).round(5)

# case: rolling-min-periods-variants
s = rates["gbp"]
result = pd.concat({mp: s.rolling(3, min_periods=mp).sum() for mp in (1, 2, 3)}, axis=1)

# case: rolling-apply-range
def span(w):
    return w.max() - w.min()

result = rates.set_index("day")[["eur", "gbp"]].rolling("3D").apply(span, raw=True)

# case: pct-change-melted-rates
long = rates.melt(id_vars="day", var_name="ccy", value_name="rate").sort_values(["ccy", "day"])
long["rate"] = long.groupby("ccy")["rate"].ffill()
long["ret"] = long.groupby("ccy")["rate"].pct_change()
result = long.groupby("ccy")["ret"].agg(["mean", "std", "min", "max"]).round(6)

# case: merchant-clean-counts
names = tx["merchant"].str.strip().str.title()
result = names.value_counts(dropna=False)

# case: branch-sum-nullable
out = tx.groupby("branch", dropna=False)["amount"].agg(["sum", "size"])
out["avg"] = out["sum"] / out["size"]
result = out

# case: limit-breaches-join
df = tx.merge(accounts, on="acct", how="left", indicator=True)
df["breach"] = df["amount"].abs() > df["limit"]
result = df.groupby(["_merge", "breach"], observed=True).size()

# case: accounts-without-activity
seen = tx.groupby("acct")["ts"].max().rename("last_seen")
result = accounts.set_index("acct").join(seen, how="left").sort_values("last_seen", na_position="first")

# case: largest-abs-per-account
df = tx.assign(mag=tx["amount"].abs())
result = df.groupby("acct")["mag"].nlargest(2)

# case: smallest-with-keep-last
low = tx.nsmallest(3, "amount", keep="last")
result = low[["tx_id", "amount"]].to_dict("records")

# case: sort-by-abs-key
df = tx.sort_values("amount", key=abs, ascending=False, na_position="first", kind="stable")
result = df[["tx_id", "amount"]].head(6)

# case: month-end-grouper-per-account
df = tx.dropna(subset=["ts"])
result = df.groupby([pd.Grouper(key="ts", freq="ME"), "acct"])["amount"].sum().reset_index()

# case: daily-net-with-empty-days
net = tx.dropna(subset=["ts"]).set_index("ts")["amount"].resample("D").sum(min_count=1)
result = net["2024-05-01":"2024-05-08"].fillna(0).cumsum()

# case: window-last-two-days
cut = datetime(2024, 5, 4)
df = tx[(tx["ts"] >= cut - timedelta(days=2)) & (tx["ts"] < cut)]
result = df.groupby("acct").agg(n=("tx_id", "size"), spent=("amount", lambda s: -s[s < 0].sum()), got=("amount", lambda s: s[s > 0].sum()))

# case: deque-recent-kinds
hist = {}
for acct, kind in zip(tx["acct"], tx["kind"]):
    if acct is None:
        continue
    hist.setdefault(acct, deque(maxlen=2)).append(kind)
result = pd.Series({k: ">".join(v) for k, v in hist.items()}).sort_index()

# case: clip-then-share
df = tx[["acct", "amount"]].copy()
df["outflow"] = df["amount"].clip(upper=0).abs()
t = df.groupby("acct", dropna=False)["outflow"].transform("sum")
df["share"] = df["outflow"].div(t).where(t > 0)
result = df.round(3)

# case: apply-top-row-frame
def largest(g, n=1):
    return g.nlargest(n, "amount")[["tx_id", "amount"]]

result = tx.groupby("acct").apply(largest, n=2, include_groups=False)

# case: acct-to-kind-sets
kinds = tx.groupby("acct", sort=False)["kind"].apply(lambda s: sorted(set(s)))
result = kinds.to_dict()

# case: group-no-rows-named-agg
empty = tx.iloc[0:0]
result = empty.groupby(["acct", "branch"], as_index=False).agg(total=("amount", "sum"), any_flag=("flagged", "any"))
