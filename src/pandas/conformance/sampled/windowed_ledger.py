import pandas as pd
import numpy as np
from functools import reduce

ledger = pd.DataFrame({
    "acct": ["A-1", "A-1", "A-1", "A-1", "A-1", "B-2", "B-2", "B-2", "C-3", "C-3", "C-3", "C-3", "D-4", None],
    "posted": ["01/02/2024", "03/02/2024", "2024-02-03", "10/02/2024", "15/02/2024", "01/02/2024", "02/02/2024", "20/02/2024",
               "05/02/2024", "06/02/2024", "07/02/2024", "08/02/2024", "29/02/2024", "01/02/2024"],
    "amount": [500.0, -120.5, -400.0, 50.0, np.nan, 1000.0, -1000.0, 0.0, 20.0, -30.0, -15.0, 100.0, 9007199254740993.0, 1.0],
    "kind": ["dep", "wd", "wd", "dep", "fee", "dep", "wd", "fee", "dep", "wd", "wd", "dep", "dep", ""],
    "cleared": [True, True, False, None, True, True, True, False, True, None, False, True, True, False],
})
accounts = pd.DataFrame({
    "acct": ["A-1", "B-2", "C-3", "E-5", "A-1"],
    "owner": ["Kim", "  lee", "Kim", "Max", "Kim (dup)"],
    "opening": [0.0, 10.0, np.nan, 99.0, 5.0],
    "limit_": ["100", "0", "n/a", "1,000", "100"],
})

# case: running-balance
l = ledger.dropna(subset=["acct"]).copy()
l["balance"] = l.groupby("acct")["amount"].cumsum()
result = l[["acct", "amount", "balance"]]
# case: balance-with-opening
acc = accounts.drop_duplicates(subset="acct", keep="first").set_index("acct")["opening"].fillna(0)
l = ledger.copy()
l["opening"] = l["acct"].map(acc)
l["bal"] = l["opening"] + l.groupby("acct")["amount"].transform("cumsum")
result = l[["acct", "opening", "bal"]]
# case: balance-floor-zero
def floor_balance(amounts, floor=0.0):
    bal, out = 0.0, []
    for a in amounts:
        a = 0.0 if pd.isna(a) else a
        bal = max(floor, bal + a)
        out.append(bal)
    return pd.Series(out, index=amounts.index)
ledger["floored"] = ledger.groupby("acct", group_keys=False)["amount"].apply(floor_balance)
result = ledger[["acct", "amount", "floored"]]
# case: balance-trick-cummin
c = ledger[ledger["acct"] == "C-3"]["amount"].cumsum()
result = (c - c.cummin().clip(upper=0)).tolist()
# case: negative-days
l = ledger[ledger.acct.isin(["A-1", "C-3"])].copy()
l["bal"] = l.groupby("acct")["amount"].cumsum()
l["neg"] = l["bal"].lt(0)
l["spell"] = l.groupby("acct")["neg"].transform(lambda s: (s & ~s.shift(fill_value=False)).cumsum())
result = l.loc[l["neg"]].groupby(["acct", "spell"])["bal"].agg(["size", "min"])
# case: mixed-date-parse
ledger["dt"] = pd.to_datetime(ledger["posted"], format="mixed", dayfirst=True)
ledger["gap"] = ledger.groupby("acct")["dt"].diff()
result = ledger[["posted", "dt", "gap"]]
# case: strict-date-parse
ledger["dt"] = pd.to_datetime(ledger["posted"], format="%d/%m/%Y")
result = ledger["dt"].max()
# case: coerce-date-ffill
ledger["dt"] = pd.to_datetime(ledger["posted"], format="%d/%m/%Y", errors="coerce")
ledger["dt"] = ledger.groupby("acct")["dt"].ffill()
result = ledger["dt"]
# case: lag-features
f = ledger[["acct", "amount"]].copy()
for k in (1, 2):
    f[f"lag_{k}"] = f.groupby("acct")["amount"].shift(k)
f["lead_1"] = f.groupby("acct")["amount"].shift(-1)
f["mean_prev2"] = f[["lag_1", "lag_2"]].mean(axis=1)
result = f
# case: cleared-nullable-cumsum
b = ledger["cleared"].astype("boolean")
result = pd.DataFrame({"cleared": b, "filled": b.fillna(False), "n": b.fillna(False).cumsum()})
# case: cumcount-desc
ledger["nth"] = ledger.groupby("acct").cumcount() + 1
ledger["from_end"] = ledger.groupby("acct").cumcount(ascending=False)
result = ledger.loc[ledger["from_end"] == 0, ["acct", "nth"]]
# case: fillna-dict
result = ledger.fillna({"amount": 0, "acct": "UNKNOWN", "cleared": False})
# case: fillna-frame-update
base = accounts.set_index("acct")
base = base[~base.index.duplicated()]
patch = pd.DataFrame({"opening": {"C-3": 7.5, "A-1": 1.0}})
result = base.fillna(patch)
# case: limit-text-to-number
lim = accounts["limit_"].str.replace(",", "").replace("n/a", None)
result = pd.to_numeric(lim).fillna(0).cumsum().astype(int)
# case: monthly-expanding-max
x = ledger.groupby("acct")["amount"].expanding().max()
result = x.unstack(level=0)
# case: expanding-std-grouped
g = ledger.groupby("acct")["amount"].expanding(min_periods=2).std().droplevel(0)
ledger["sd"] = g
result = ledger["sd"].round(3)
# case: previous-by-kind
p = ledger.copy()
p["last_dep"] = p["amount"].where(p["kind"].eq("dep"))
p["last_dep"] = p.groupby("acct")["last_dep"].ffill()
p["ratio"] = (p["amount"].abs() / p["last_dep"]).where(p["kind"] == "wd").round(3)
result = p[["acct", "kind", "amount", "last_dep", "ratio"]]
# case: rank-all-methods
amt = ledger["amount"].head(12)
result = pd.DataFrame({m: amt.rank(method=m, ascending=False) for m in ["average", "min", "max", "first", "dense"]})
# case: rank-strings
result = ledger["kind"].rank(method="dense")
# case: owners-many-to-many
m = pd.merge(ledger, accounts, on="acct", how="inner")
m["run"] = m.groupby(["acct", "owner"])["amount"].cumsum()
result = m.groupby(["owner"])["run"].last()
# case: cumsum-skipna-false
result = ledger["amount"].iloc[:8].cumsum(skipna=False)
# case: reduce-cummax
vals = ledger["amount"].fillna(0).tolist()
result = reduce(lambda acc, x: acc + [max(acc[-1], x)] if acc else [x], vals, [])
# case: assign-wrong-length
ledger["ma"] = ledger["amount"].rolling(3).mean().dropna().tolist()
result = ledger
# case: rolling-groups-align-error-prone
r = ledger.groupby("acct")["amount"].rolling(2).sum()
ledger["r2"] = r.reset_index(0, drop=True)
result = (ledger["r2"].isna().sum(), ledger["r2"].dropna().round(1).tolist())
