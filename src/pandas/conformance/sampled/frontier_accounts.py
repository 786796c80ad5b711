import pandas as pd
import numpy as np
from collections import deque, defaultdict
from datetime import datetime
import math

accounts = pd.DataFrame({
    "acct": ["A-001", "A-002", "A-003", "B-001", "B-002", "C-009"],
    "owner": ["Mira Cole", "mira cole", "Otto Berg", None, "Pia Lund", "Otto Berg "],
    "type": ["checking", "savings", "checking", "Credit", "savings", "credit"],
    "opening": [500.0, 10000.0, 0.0, -250.0, np.nan, 75.5],
    "currency": ["USD", "USD", "EUR", "EUR", "GBP", "XYZ"],
})

txns = pd.DataFrame({
    "txn": [5001, 5002, 5003, 5004, 5005, 5006, 5007, 5008, 5009, 5010, 5011, 5012, 5013, 5014, 5015],
    "acct": ["A-001", "A-001", "A-002", "A-001", "A-003", "B-001", "A-002", "A-001", "A-003", "Z-000", "B-001", "A-001", "B-002", "A-003", "A-001"],
    "posted": ["2024-01-03", "2024-01-03", "2024-01-15", "2024-01-31", "2024-02-01", "2024-02-10", "2024-02-15", "2024-02-29",
               "2024-03-01", "2024-03-05", "2024-03-10", "2024-03-15", "2024-03-31", "2024-03-31", None],
    "amount": ["-45.10", "1,200.00", "(300.00)", "-1,700.50", "250", "-99.99", "25.00", "0", "(250)", "10", "", "2000.00", "-5.25", "-0.01", "-45.10"],
    "memo": ["POS*COFFEE #12 SEATTLE", "ACH PAYROLL ACME", "XFER to A-001", "RENT 2024-01", None, "POS*BOOKS #7 OSLO", "INTEREST", "FEE WAIVED", "XFER to B-002",
             "?", "POS*COFFEE #3 OSLO", "ACH PAYROLL ACME", "FEE monthly", "fee misc", "POS*COFFEE #12 SEATTLE"],
})

rates = pd.DataFrame({
    "currency": ["EUR", "EUR", "GBP", "USD", "EUR"],
    "valid_from": ["2024-01-01", "2024-02-15", "2024-01-01", "2024-01-01", "2024-03-31"],
    "rate": [1.10, 1.08, 1.27, 1.0, 1.05],
})

# case: parse-accounting-amounts
s = txns["amount"].str.strip()
neg = s.str.startswith("(") & s.str.endswith(")")
num = pd.to_numeric(s.str.replace(r"[(),]", "", regex=True), errors="coerce")
num = num.mask(neg, -num)
result = pd.DataFrame({"raw": txns["amount"], "value": num, "is_credit": num > 0})
# case: running-balance
t = txns.copy()
t["amt"] = t["amount"].str.replace(",", "").str.replace(r"^\((.*)\)$", r"-\1", regex=True).replace("", np.nan).astype(float)
t = t.merge(accounts[["acct", "opening"]], on="acct", how="left").sort_values(["acct", "posted", "txn"], na_position="last")
t["balance"] = t["opening"].fillna(0) + t.groupby("acct")["amt"].transform(lambda x: x.fillna(0).cumsum())
result = t[["acct", "txn", "posted", "amt", "balance"]].reset_index(drop=True)
# case: balance-floor-reset
vals = txns.loc[txns["acct"] == "A-001", "amount"].str.replace(",", "").astype(float)
bal, out = 0.0, []
for v in vals:
    bal = max(bal + v, 0.0)
    out.append(round(bal, 2))
result = list(zip(txns.loc[vals.index, "txn"], out))
# case: overdraft-episodes
a = txns.query("acct == 'A-001'").assign(amt=lambda d: d["amount"].str.replace(",", "").astype(float))
a["bal"] = 500 + a["amt"].cumsum()
a["od"] = a["bal"].lt(0)
a["ep"] = (a["od"] & ~a["od"].shift(fill_value=False)).cumsum()
result = a[a["od"]].groupby("ep").agg(start=("posted", "min"), lowest=("bal", "min"), n=("txn", "count"))
# case: month-end-balances-ffill
t = txns.dropna(subset=["posted"]).copy()
t["amt"] = pd.to_numeric(t["amount"].replace({r"\((.+)\)": r"-\1", ",": ""}, regex=True), errors="coerce").fillna(0)
t["m"] = pd.PeriodIndex(t["posted"], freq="M")
net = t.pivot_table(index="m", columns="acct", values="amt", aggfunc="sum", fill_value=0)
op = accounts.set_index("acct")["opening"].fillna(0)
bal = net.cumsum().add(op.reindex(net.columns, fill_value=0), axis="columns")
bal.index = bal.index.strftime("%Y-%m")
result = bal.round(2).T
# case: fx-asof-join
t = txns[["txn", "acct", "posted"]].dropna().merge(accounts[["acct", "currency"]], on="acct")
t["posted"] = pd.to_datetime(t["posted"])
r = rates.assign(valid_from=pd.to_datetime(rates["valid_from"])).sort_values("valid_from")
out = pd.merge_asof(t.sort_values("posted"), r, left_on="posted", right_on="valid_from", by="currency")
result = out.sort_values("txn")[["txn", "currency", "valid_from", "rate"]].reset_index(drop=True)
# case: rates-valid-to-intervals
r = rates.assign(valid_from=pd.to_datetime(rates.valid_from)).sort_values(["currency", "valid_from"])
r["valid_to"] = r.groupby("currency")["valid_from"].shift(-1) - pd.Timedelta(1, "D")
r["days"] = (r["valid_to"].fillna(pd.Timestamp("2024-12-31")) - r["valid_from"]).dt.days + 1
result = r.set_index(["currency", "valid_from"])
# case: memo-extract
ex = txns["memo"].str.extract(r"^(?P<kind>POS|ACH|XFER|FEE|fee|RENT|INTEREST)\W*(?P<rest>.*)$")
ex["kind"] = ex["kind"].str.upper().fillna("OTHER")
ex["store_no"] = ex["rest"].str.extract(r"#(\d+)", expand=False)
ex["city"] = ex["rest"].str.extract(r"#\d+\s+(\w+)")[0].str.title()
result = ex.drop(columns="rest").value_counts(dropna=False).reset_index(name="n").sort_values(["kind", "store_no"]).reset_index(drop=True)
# case: duplicate-charges
k = ["acct", "amount", "memo"]
d = txns[txns.duplicated(subset=k, keep=False)].sort_values(k + ["txn"])
result = d.groupby(k)["txn"].apply(tuple).to_dict()
# case: owners-consolidated
a = accounts.assign(owner=accounts["owner"].str.strip().str.title().fillna("(unknown)"), type=accounts["type"].str.lower())
res = a.groupby("owner").agg(accounts=("acct", ", ".join), types=("type", lambda s: sorted(set(s))), total=("opening", "sum"), missing=("opening", lambda s: int(s.isna().sum())))
result = res.sort_values("total", ascending=False)
# case: account-type-currency-pivot
result = (accounts.assign(type=accounts["type"].str.lower())
          .pivot_table(values="opening", index="type", columns="currency", aggfunc=["sum", "count"], margins=True, margins_name="Total"))
# case: debit-credit-conditional-agg
amt = pd.to_numeric(txns["amount"].str.replace(",", "").str.replace("(", "-").str.replace(")", ""), errors="coerce")
t = txns.assign(amt=amt)
agg = t.groupby("acct")["amt"].agg(
    debits=lambda s: s[s < 0].sum(),
    credits=lambda s: s[s > 0].sum(),
    zero=lambda s: s.eq(0).sum(),
    bad=lambda s: s.isna().sum(),
)
agg["net"] = agg.debits + agg.credits
result = agg.round(2)
# case: benford-first-digit
v = txns["amount"].str.extract(r"([1-9])")[0].dropna().astype(int)
obs = v.value_counts(normalize=True).reindex(range(1, 10), fill_value=0).round(3)
exp = pd.Series({d: round(math.log10(1 + 1 / d), 3) for d in range(1, 10)})
result = pd.DataFrame({"obs": obs, "exp": exp}).assign(diff=lambda d: (d.obs - d.exp).round(3))
# case: transfers-graph
x = txns.loc[txns["memo"].str.contains("XFER", na=False), ["acct", "memo", "amount"]].copy()
x["to"] = x["memo"].str.rsplit(" ", n=1).str[-1]
x["amount"] = x["amount"].str.strip("()").astype(float)
nodes = sorted(set(x["acct"]) | set(x["to"]))
result = x.pivot(index="acct", columns="to", values="amount").reindex(index=nodes, columns=nodes).fillna(0.0)
# case: fifo-running-days
d = pd.to_datetime(txns["posted"])
gaps = d.groupby(txns["acct"]).apply(lambda s: s.sort_values().diff().dt.days.dropna().tolist())
result = gaps[gaps.map(len) > 0]
# case: bizday-offsets
d = pd.to_datetime(txns["posted"]).dropna().drop_duplicates()
out = pd.DataFrame({"posted": d, "settle": d + pd.offsets.BDay(2), "month_end": d + pd.offsets.MonthEnd(0), "weekday": d.dt.weekday})
out["is_eom"] = out["posted"].dt.is_month_end
result = out.reset_index(drop=True)
# case: float-amount-mistake
total = txns["amount"].astype(float).sum()
result = round(total, 2)
# case: quarter-to-date-rollup
t = txns.assign(amt=pd.to_numeric(txns["amount"].str.replace(",", ""), errors="coerce"), d=pd.to_datetime(txns["posted"]))
s = t.dropna(subset=["d", "amt"]).set_index("d").sort_index()["amt"]
m = s.groupby(pd.Grouper(freq="ME")).sum()
result = pd.concat([m.rename("month"), m.groupby(m.index.quarter).cumsum().rename("qtd")], axis=1)
# case: largest-abs-per-account
t = txns.assign(amt=txns["amount"].str.replace(r"[,()]", "", regex=True).pipe(pd.to_numeric, errors="coerce").abs())
t = t.sort_values("amt", ascending=False, kind="stable")
result = t.groupby("acct", sort=True).nth(0)[["acct", "txn", "amt"]].sort_values("acct").values.tolist()
# case: account-prefix-multiindex
a = accounts["acct"].str.split("-", expand=True)
mi = pd.MultiIndex.from_arrays([a[0], a[1].astype(int)], names=["branch", "no"])
s = pd.Series(accounts["opening"].to_numpy(), index=mi).sort_index()
result = (s.xs("A", level="branch").sum(), s.loc[pd.IndexSlice["B":, :]].fillna(0).to_dict(), s.groupby("branch").cumsum().tolist())
# case: usd-equivalent-latest-rate
latest = rates.sort_values("valid_from").drop_duplicates("currency", keep="last").set_index("currency")["rate"]
a = accounts.set_index("acct")
usd = a["opening"].mul(a["currency"].map(latest))
result = usd.agg(["sum", "mean", "count"]).round(3)
# case: interest-tiers
tiers = pd.IntervalIndex.from_breaks([-math.inf, 0, 100, 1000, math.inf], closed="left")
pct = [0.2, 0.0, 0.01, 0.03]
pos = tiers.get_indexer(accounts["opening"].fillna(0))
result = accounts[["acct", "opening"]].assign(rate=np.take(pct, pos), interest=lambda d: (d["opening"] * d["rate"]).round(2))
# case: map-memo-categories
rules = [("payroll", "income"), ("interest", "income"), ("rent", "housing"), ("coffee|books", "leisure"), ("fee", "fees"), ("xfer", "transfer")]
cat = pd.Series("other", index=txns.index)
for pat, lab in rules:
    cat[txns["memo"].str.contains(pat, case=False, na=False, regex=True)] = lab
result = cat.groupby(cat).size().sort_values(ascending=False, kind="stable").to_dict()
# case: missing-key-lookup
lookup = accounts.set_index("acct")["owner"]
result = lookup.loc[txns["acct"].unique().tolist()]
