import pandas as pd
import numpy as np
import datetime
from collections import Counter
from functools import partial

accounts = pd.DataFrame({
    "acct": ["0001", "0002", "0003", "0004", "0005", "0006"],
    "owner": ["Ivy", "ivy ", "Max", None, "Zoe", "Max"],
    "opened": pd.to_datetime(["2019-12-31", "2020-02-29", "2020-03-01", "2021-06-15", None, "2020-03-01"]),
    "branch_no": [1, 2, 2, np.nan, 3, 1],
    "overdraft": [True, None, False, False, True, None],
})
tx = pd.DataFrame({
    "tx_id": [9007199254740993, 9007199254740994, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14],
    "acct": ["0001", "0001", "0002", "0003", "0003", "0003", "0009", "0005", "0005", None, "0001", "0002", "0006", "0003"],
    "day": ["2024-01-01", "2024-01-02", "2024-01-02", "2024-01-05", "2024-01-05", "2024-01-31", "2024-02-01", "2024-02-02",
            "", "2024-02-10", "2024-02-11", "2024-03-01", "2024-03-01", "not a date"],
    "kind": ["dep", "wd", "dep", "DEP", "fee", "wd", "dep", "dep", "fee", "dep", "wd", "fee", "dep", None],
    "amt": [100.10, -40.0, 250.0, 75.25, -1.5, -20.0, 10.0, 0.0, -1.5, 500.0, np.nan, -1.5, 33.33, 12.0],
})
branches = pd.DataFrame({
    "branch_no": [1, 2, 3, 4, 2],
    "branch": ["North", "South", "East", "West", "South-2"],
    "rate": [0.5, 0.75, np.nan, 1.25, 0.8],
})

# case: balance-per-account
"""Question: What is the balance of every account? Accounts without transactions show 0."""
bal = tx.groupby("acct")["amt"].sum()
result = accounts[["acct", "owner"]].assign(balance=accounts["acct"].map(bal).fillna(0.0)).sort_values(["balance", "acct"], ascending=[False, True], ignore_index=True)
# case: null-sum-left-join
# SUM over unmatched group is NULL in SQL
j = accounts.merge(tx, on="acct", how="left")
result = j.groupby("acct")["amt"].sum(min_count=1).reset_index(name="s")
# case: kind-summary
k = tx.assign(kind=tx["kind"].str.lower())
result = k.groupby("kind", dropna=False).agg(n=("tx_id", "size"), n_amt=("amt", "count"), total=("amt", "sum"), avg=("amt", "mean")).round(2).reset_index()
# case: filter-where-sum
# SUM(amt) FILTER (WHERE amt > 0), SUM(CASE WHEN amt < 0 THEN -amt END)
t = tx.assign(inflow=tx["amt"].clip(lower=0), outflow=tx["amt"].clip(upper=0).abs())
result = t.groupby("acct")[["inflow", "outflow"]].sum().eval("net = inflow - outflow").round(2)
# case: day-parse-quality
d = pd.to_datetime(tx["day"], errors="coerce", format="%Y-%m-%d")
result = {"bad": tx.loc[d.isna(), "tx_id"].tolist(), "min": d.min().strftime("%Y-%m-%d"), "max": str(d.max().date()), "span": (d.max() - d.min()).days}
# case: day-parse-raise
tx2 = tx.copy()
tx2["day"] = pd.to_datetime(tx2["day"])
result = tx2["day"].dt.month.value_counts()
# case: running-balance
d = tx.assign(day=pd.to_datetime(tx["day"], errors="coerce")).dropna(subset=["acct", "day"])
d = d.sort_values(["acct", "day", "tx_id"])
d["bal"] = d.groupby("acct", group_keys=False)["amt"].apply(lambda s: s.fillna(0).cumsum())
result = d.loc[:, ["acct", "day", "amt", "bal"]].reset_index(drop=True)
# case: big-int-ids
m = tx["tx_id"]
result = [int(m.max()), str(m.dtype), int(m.nlargest(2).diff().iloc[-1]), m.astype(str).str.len().max()]
# case: many-to-many-branch
j = accounts.merge(branches, on="branch_no", how="left")
result = {"rows": len(j), "fanout": j["acct"].value_counts().loc[lambda s: s > 1].sort_index().to_dict()}
# case: validate-m-to-1
result = accounts.merge(branches, on="branch_no", how="left", validate="many_to_one")
# case: min-rate-branch
b = branches.sort_values("rate", na_position="last").drop_duplicates("branch_no")
j = accounts.merge(b, on="branch_no", how="left", validate="m:1")
result = j[["acct", "branch", "rate"]].fillna({"branch": "-"})
# case: opened-leap
o = accounts["opened"]
result = accounts.assign(leap=o.dt.is_leap_year, q=o.dt.quarter, eom=o + pd.offsets.MonthEnd(0), next_year=o + pd.DateOffset(years=1))[["acct", "leap", "q", "eom", "next_year"]]
# case: date-range-fill
# generate_series: daily deposits of first week of January with zero fill
d = tx[tx["day"].between("2024-01-01", "2024-01-07")]
daily = d.groupby(pd.to_datetime(d["day"]))["amt"].sum()
cal = pd.date_range("2024-01-01", "2024-01-07", freq="D")
result = daily.reindex(cal, fill_value=0).rename_axis("day").reset_index(name="amt")
# case: top2-per-account
t = tx.dropna(subset=["acct", "amt"])
result = t.sort_values("amt", ascending=False).groupby("acct").head(2).sort_values(["acct", "amt"], ascending=[True, False])[["acct", "amt"]].reset_index(drop=True)
# case: nth-tx
g = tx.dropna(subset=["acct"]).groupby("acct")
result = pd.concat({"first": g["amt"].first(), "last": g["amt"].last(), "n": g.size()}, axis=1)
# case: owner-rollup
# GROUP BY ROLLUP(owner, kind)
base = tx.merge(accounts, on="acct")
base["owner"] = base["owner"].str.strip().str.title()
lvl2 = base.groupby(["owner", "kind"], as_index=False)["amt"].sum()
lvl1 = base.groupby("owner", as_index=False)["amt"].sum().assign(kind="(all)")
lvl0 = pd.DataFrame([{"owner": "(all)", "kind": "(all)", "amt": base["amt"].sum()}])
result = pd.concat([lvl2, lvl1, lvl0], ignore_index=True)[["owner", "kind", "amt"]].round(2)
# case: check-answer-generic
def check(cand, gold, ordered=False, atol=1e-6):
    f = {"shape": cand.shape == gold.shape, "columns": list(cand.columns) == list(gold.columns)}
    if not f["shape"]:
        f["verdict"] = "shape mismatch"
        return f
    if not ordered:
        cand = cand.sort_values(list(cand.columns)).reset_index(drop=True)
        gold = gold.sort_values(list(gold.columns)).reset_index(drop=True)
    cells = {}
    for c, g in zip(cand.columns, gold.columns):
        if pd.api.types.is_numeric_dtype(cand[c]) and pd.api.types.is_numeric_dtype(gold[g]):
            cells[c] = bool(np.isclose(cand[c].astype(float), gold[g].astype(float), atol=atol, equal_nan=True).all())
        else:
            cells[c] = bool((cand[c].fillna("NULL").astype(str) == gold[g].fillna("NULL").astype(str)).all())
    f["cells"] = cells
    f["verdict"] = "pass" if all(cells.values()) else "fail"
    return f

cand = tx.groupby("acct")["amt"].sum().reset_index()
gold = pd.DataFrame({"acct": ["0009", "0001", "0002", "0003", "0005", "0006"], "amt": [10, 60.1, 248.5, 65.75, -1.5, 33.33]})
result = check(cand, gold)
# case: check-scalar
gold = 916.18
got = tx["amt"].sum()
result = {"type": type(got).__name__, "abs_err": round(abs(got - gold), 6), "ok": abs(got - gold) < 1e-6, "rounded": round(float(got), 1)}
# case: check-series-equals
s1 = tx.groupby("kind")["amt"].count()
s2 = tx.dropna(subset=["amt"])["kind"].value_counts()
result = {
    "equals": s1.equals(s2),
    "equals_sorted": s1.sort_index().equals(s2.sort_index()),
    "names": (s1.name, s2.name),
    "index_names": (s1.index.name, s2.index.name),
    "dict_eq": s1.to_dict() == s2.to_dict(),
}
# case: compare-different-labels
a = tx.set_index("tx_id")["amt"]
b = tx.sort_values("amt").set_index("tx_id")["amt"]
result = (a == b).all()
# case: symmetric-difference
key = ["acct"]
u = accounts[key].merge(tx[key].drop_duplicates(), how="outer", indicator=True)
u["_merge"] = u["_merge"].map({"left_only": "no tx", "right_only": "no account", "both": "ok"}).astype(str)
result = u.loc[u["_merge"].ne("ok")].sort_values("acct", na_position="first").reset_index(drop=True)
# case: overdraft-case-when
lab = accounts["overdraft"].map({True: "Y", False: "N"}).fillna("?")
result = accounts.groupby(lab)["acct"].apply(list).to_dict()
# case: cte-pipeline
def active(df, min_tx):
    n = df.groupby("acct")["tx_id"].transform("count")
    return df[n >= min_tx]

result = (
    tx.pipe(active, min_tx=2)
    .pipe(partial(pd.merge, right=accounts, on="acct", how="inner"))
    .assign(owner=lambda d: d["owner"].str.strip().str.upper())
    .groupby("owner", sort=False)["amt"].agg(["sum", "count", lambda s: s.isna().sum()])
)
# case: asof-opened
l = accounts.dropna(subset=["opened"]).sort_values("opened")
rates = pd.DataFrame({"from": pd.to_datetime(["2019-01-01", "2020-03-01", "2021-01-01"]), "base_rate": [1.0, 0.5, 0.25]})
result = pd.merge_asof(l[["acct", "opened"]], rates, left_on="opened", right_on="from").drop(columns="from")
# case: moving-average-3
d = tx.assign(day=pd.to_datetime(tx["day"], errors="coerce")).dropna(subset=["day"]).sort_values(["day", "tx_id"])
d["ma3"] = d["amt"].rolling(window=3, min_periods=1).mean().round(3)
d["z"] = ((d["amt"] - d["amt"].mean()) / d["amt"].std(ddof=0)).round(3)
result = d[["tx_id", "amt", "ma3", "z"]].reset_index(drop=True)
# case: unpivot-stats
st = tx.groupby("kind")["amt"].agg(["min", "max"]).reset_index()
result = st.melt(id_vars="kind", value_vars=["min", "max"], var_name="stat", value_name="v").sort_values(["kind", "stat"]).reset_index(drop=True)
# case: wrong-agg-key
result = tx.groupby("acct").agg({"amount": "sum"}).reset_index()
# case: distinct-on
# SELECT DISTINCT ON (owner) ... ORDER BY owner, opened DESC
a = accounts.assign(owner_n=accounts["owner"].str.strip().str.lower())
a = a.sort_values(["owner_n", "opened"], ascending=[True, False], na_position="last")
result = a.drop_duplicates("owner_n")[["owner_n", "acct", "opened"]].set_index("owner_n")
