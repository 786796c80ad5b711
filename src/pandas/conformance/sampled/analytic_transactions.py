import pandas as pd
import numpy as np
import re

transactions = pd.DataFrame({
    "txn_id": [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13],
    "acct": [9007199254740993, 9007199254740993, 111, 111, 111, 222, 222, 333, 9007199254740993, 222, 444, 111, 333],
    "posted": ["2022-03-01", "2022-03-15", "2022-03-02", "2022-06-30", "2023-03-05", "2022-04-01", "2022-04-01", "2023-01-31", "2023-03-01",
               "2023-04-02", "2023-02-28", "2023-03-06", "2023-01-31"],
    "amount": [1000.0, -250.5, 300.0, -300.0, 75.25, 500.0, -20.0, 0.0, 400.0, np.nan, 60.0, -75.25, -10.0],
    "memo": ["Salary ACME", "rent / march", "SALARY acme", "Rent", "refund #991", "salary Beta", None, "", "Salary ACME", "Rent", "gift", "Refund #991", "fee"],
})

accounts = pd.DataFrame({
    "acct": [9007199254740993, 111, 222, 333, 555],
    "owner": ["Mia", "Noah", "mia", "Ola", "Per"],
    "kind": ["checking", "checking", "savings", None, "savings"],
    "open_bal": [100, 0, -50, 10, 1000],
})

rates = pd.DataFrame({
    "valid_from": ["2022-01-01", "2022-04-01", "2023-01-01"],
    "rate": ["1.5%", "2.25%", "4%"],
})

# case: running-balance-with-opening
t = transactions.fillna({"amount": 0}).merge(accounts[["acct", "open_bal"]], on="acct", how="left")
t = t.sort_values(["acct", "posted", "txn_id"])
t["balance"] = t["open_bal"].fillna(0) + t.groupby("acct")["amount"].cumsum()
result = t[["acct", "txn_id", "balance"]]
# case: yoy-march
t = transactions.assign(posted=pd.to_datetime(transactions["posted"]))
t["year"] = t["posted"].dt.year
t["month"] = t["posted"].dt.month
y = t.groupby(["year", "month"], as_index=False)["amount"].sum()
prev = y.assign(year=y["year"] + 1).rename(columns={"amount": "prev_amount"})
out = y.merge(prev, on=["year", "month"], how="left")
out["yoy"] = (out["amount"] - out["prev_amount"]) / out["prev_amount"].abs()
result = out.round(3)
# case: quarter-growth-shift4
s = transactions.set_index(pd.PeriodIndex(transactions["posted"], freq="Q"))["amount"].groupby(level=0).sum()
s = s.reindex(pd.period_range("2022Q1", "2023Q2", freq="Q"))
result = pd.DataFrame({"amt": s, "yoy": s.pct_change(4, fill_method=None)})
# case: rate-effective-asof
r = rates.assign(valid_from=pd.to_datetime(rates["valid_from"]), rate=rates["rate"].str.rstrip("%").astype(float) / 100)
t = transactions.assign(posted=pd.to_datetime(transactions["posted"])).sort_values("posted", kind="stable")
m = pd.merge_asof(t, r, left_on="posted", right_on="valid_from")
m["interest"] = (m["amount"].clip(lower=0) * m["rate"]).round(3)
result = m[["txn_id", "rate", "interest"]]
# case: rate-lead-closed-range
r = rates.copy()
r["valid_to"] = r["valid_from"].shift(-1, fill_value="9999-12-31")
x = transactions.merge(r, how="cross").query("valid_from <= posted < valid_to")
result = x.groupby("rate", sort=False)["amount"].agg(["count", "sum"])
# case: rate-astype-float-error
rates["rate"] = rates["rate"].astype("float64")
result = rates["rate"].max()
# case: reversal-pairs
t = transactions[transactions["amount"].ne(0)]
p = t.merge(t, on="acct", suffixes=("", "_rev"))
p = p[(p["amount"] == -p["amount_rev"]) & (p["txn_id"] < p["txn_id_rev"])]
result = p[["acct", "txn_id", "txn_id_rev", "amount"]].reset_index(drop=True)
# case: memo-category-first-match
pats = {"income": r"salary|gift", "housing": r"\brent\b", "adjust": r"refund|fee"}
cat = pd.Series("other", index=transactions.index)
for name, pat in pats.items():
    cat[transactions["memo"].str.contains(pat, case=False, na=False)] = name
result = transactions.groupby(cat)["amount"].agg(total="sum", n="count").sort_values("total")
# case: conditional-sum-kind
t = transactions.merge(accounts, on="acct", how="left")
t["credit"] = t["amount"].where(t["amount"] > 0, 0)
t["debit"] = t["amount"].mask(t["amount"] > 0, 0)
result = t.groupby("kind", dropna=False)[["credit", "debit"]].sum()
# case: big-account-numbers
result = transactions["acct"].drop_duplicates().sort_values(ascending=False).astype(str).tolist()
# case: min-balance-date
t = transactions.dropna(subset=["amount"]).sort_values(["acct", "posted"])
t["bal"] = t.groupby("acct")["amount"].cumsum()
i = t.groupby("acct")["bal"].idxmin()
result = t.loc[i, ["acct", "posted", "bal"]].reset_index(drop=True)
# case: mode-memo-normalised
t = transactions.assign(m=transactions["memo"].fillna("").str.lower().str.extract(r"^([a-z]+)", expand=False))
result = t.groupby("acct")["m"].apply(lambda x: x.mode().iat[0] if x.notna().any() else "none")
# case: rank-descending-pct
a = transactions.dropna(subset=["amount"]).copy()
a["pct_rank"] = a["amount"].rank(pct=True, method="max").round(3)
result = a.nlargest(4, "pct_rank")[["txn_id", "amount", "pct_rank"]]
# case: dormant-months
t = transactions.assign(p=pd.to_datetime(transactions["posted"]).dt.to_period("M"))
rng = pd.period_range(t["p"].min(), t["p"].max(), freq="M")
active = set(t["p"])
quiet = [str(x) for x in rng if x not in active]
result = quiet
# case: expanding-max-excluding-current
t = transactions.sort_values(["acct", "posted"])
t["prior_max"] = t.groupby("acct")["amount"].transform(lambda s: s.shift().expanding().max())
t["record"] = t["amount"] > t["prior_max"].fillna(-np.inf)
result = t.loc[t["record"], ["acct", "txn_id", "amount"]]
# case: owner-merged-accounts
o = accounts.assign(owner=accounts["owner"].str.capitalize())
m = o.merge(transactions, on="acct", how="left")
result = m.groupby("owner").agg(n_acct=("acct", "nunique"), n_txn=("txn_id", "count"), net=("amount", "sum"))
# case: orphan-transactions
bad = transactions[~transactions["acct"].isin(accounts["acct"])]
result = bad.to_dict("index")
# case: attribute-typo
result = transactions.groupby("acct").amout.cumsum()
# case: ref-number-window
nums = transactions["memo"].str.findall(r"#(\d+)").str[0]
t = transactions.assign(ref=nums)
t["occurrence"] = t.groupby("ref").cumcount() + 1
result = t[t["ref"].notna()][["txn_id", "ref", "occurrence"]]
# case: ratio-to-report
t = transactions[transactions["amount"] > 0]
rr = t["amount"] / t.groupby("acct")["amount"].transform("sum")
result = t[["acct", "txn_id"]].assign(ratio=rr.map("{:.1%}".format))
# case: cumulative-by-hand-regex
tot, out = 0.0, []
for memo, amt in zip(transactions["memo"], transactions["amount"]):
    if isinstance(memo, str) and re.search("salary", memo, flags=re.I):
        tot += amt
        out.append((re.sub(r"\s+", " ", memo.lower()), tot))
result = out
# case: stack-credit-debit-index
s = (transactions.assign(sign=np.sign(transactions["amount"]))
     .dropna(subset=["sign"])
     .groupby(["acct", "sign"])["amount"].sum()
     .unstack(fill_value=0)
     .rename(columns={-1.0: "out", 0.0: "zero", 1.0: "in"})
     .rename_axis(columns=None))
s["net"] = s[["out", "in"]].sum(axis=1)
result = s
