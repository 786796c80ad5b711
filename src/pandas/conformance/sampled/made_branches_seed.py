import pandas as pd
import numpy as np
from itertools import accumulate, cycle, islice, product
import math

branches_seed = [("BR01", "Downtown", "NY"), ("BR02", "uptown", "NY"), ("BR03", "Harbor", "MA"), ("BR04", None, "CA")]
account_types = ["checking", "savings", "credit", "CHECKING"]
tx_kinds = {"deposit": 1, "withdrawal": -1, "fee": -1, "transfer": 0}
holders = "Ivy Chen;Omar Haddad; lena Fox;Raj Patel;Ivy Chen;".split(";")
rates = pd.Series([0.01, 0.025, 0.199], index=["checking", "savings", "credit"], name="rate")

# case: branches-frame-describe
branches = pd.DataFrame(branches_seed, columns=["branch_id", "name", "state"])
branches["name"] = branches["name"].str.title()
branches["opened"] = pd.date_range("2001-03-31", periods=4, freq="YE")
result = branches
# case: accounts-generation
accounts = pd.DataFrame({
    "account_no": [f"{4000000000 + i * 123457}" for i in range(8)],
    "branch_id": [b for b, *_ in islice(cycle(branches_seed), 8)],
    "type": list(islice(cycle(account_types), 8)),
    "holder": [holders[i % len(holders)] or None for i in range(8)],
    "opened": pd.date_range("2019-12-31", periods=8, freq="QS"),
})
accounts["type"] = accounts["type"].str.lower()
accounts["holder"] = accounts["holder"].str.strip().str.title()
result = accounts
# case: running-balance-accumulate
deltas = [100, -30, -80, 500, -490, 0.005]
df = pd.DataFrame({"delta": deltas, "balance": list(accumulate(deltas))})
df["check"] = np.isclose(df["balance"], df["delta"].cumsum())
result = df["check"].all(), df["balance"].min(), df["balance"].idxmin()
# case: transactions-built-and-audited
tx = []
kinds = list(tx_kinds)
for i in range(24):
    k = kinds[i % 4]
    tx.append({"tx_id": i + 1, "account": f"AC{(i * 5) % 7:02d}", "kind": k, "amount": tx_kinds[k] * (i * 13 % 50 + 1), "memo": "" if i % 6 == 0 else None if i % 5 == 0 else f"memo {i}"})
tx = pd.DataFrame(tx)
result = pd.Series({
    "rows": len(tx),
    "unique_ids": tx["tx_id"].is_unique,
    "accounts": tx["account"].nunique(),
    "null_memo": int(tx["memo"].isnull().sum()),
    "empty_memo": int((tx["memo"] == "").sum()),
    "zero_amount": int(tx["amount"].eq(0).sum()),
    "min": tx["amount"].min(),
    "max": tx["amount"].max(),
})
# case: monthly-interest-schedule
months = pd.period_range("2024-01", periods=6, freq="M")
sched = pd.DataFrame({"month": months, "principal": 1200.0})
sched["interest"] = (sched["principal"] * 0.12 / 12).round(2)
sched["days"] = sched["month"].dt.days_in_month
sched["due"] = sched["month"].dt.end_time.dt.normalize()
sched["total_interest"] = sched["interest"].cumsum()
result = sched
# case: amortization-loop
balance, rate, payment = 1000.0, 0.01, 180.0
rows = []
n = 0
while balance > 0.005 and n < 12:
    n += 1
    interest = round(balance * rate, 2)
    pay = min(payment, balance + interest)
    balance = round(balance + interest - pay, 2)
    rows.append([n, interest, pay, balance])
loan = pd.DataFrame(rows, columns=["period", "interest", "payment", "balance"]).set_index("period")
loan.loc["total"] = [loan["interest"].sum(), loan["payment"].sum(), np.nan]
result = loan
# case: rates-join-on-index
acc = pd.DataFrame({"id": [1, 2, 3, 4, 5], "type": ["savings", "credit", "checking", "brokerage", None], "bal": [1000, -250, 0, 77, 12]})
acc = acc.join(rates, on="type")
acc["yearly"] = acc["bal"].mul(acc["rate"], fill_value=0).round(2)
result = acc
# case: hierarchical-account-index
idx = pd.MultiIndex.from_product([["BR01", "BR02"], ["checking", "savings"], [1, 2]], names=["branch", "type", "n"])
s = pd.Series(np.arange(8) * 250 - 500, index=idx, name="balance")
by_branch = s.groupby(level="branch").sum()
result = s.unstack("type").assign(total=lambda d: d.sum(axis=1)).join(by_branch.rename("branch_total"), on="branch")
# case: account-number-checksum
nums = pd.Series([str(10**11 + 7919 * i) for i in range(6)], name="acct")
digits = nums.apply(lambda s: [int(c) for c in s])
check = digits.map(lambda d: sum(v * (2 if k % 2 else 1) for k, v in enumerate(d)) % 10)
result = pd.DataFrame({"acct": nums, "check": check, "full": nums.str.cat(check.astype(str), sep="-")})
# case: statement-months-gaps
present = pd.PeriodIndex(["2023-11", "2023-12", "2024-02", "2024-05"], freq="M")
st = pd.Series([10, 20, 40, 70], index=present)
full = st.reindex(pd.period_range(present.min(), present.max(), freq="M"))
result = {"missing": [str(p) for p in full[full.isna()].index], "ffilled": full.ffill().astype(int).tolist()}
# case: holders-dedup-rank
h = pd.DataFrame({"raw": holders})
h["clean"] = h["raw"].str.strip().str.title()
h["code"], uniques = pd.factorize(h["clean"])
h["dense"] = h["clean"].rank(method="dense")
result = h
# case: wide-balances-to-long
wide = pd.DataFrame(
    {"2024-01-31": [100, 200, None], "2024-02-29": [150, None, 10], "2024-03-31": [0, -20, 5]},
    index=pd.Index(["AC1", "AC2", "AC3"], name="account"),
)
long = wide.rename_axis(columns="as_of").stack().rename("balance").reset_index()
long["as_of"] = pd.to_datetime(long["as_of"])
result = long.loc[long.groupby("account")["as_of"].idxmax()]
# case: fee-tier-cut
bal = pd.Series(np.linspace(-500, 10000, 8))
tiers = pd.cut(bal, bins=[-np.inf, 0, 2500, 7500, np.inf], labels=["overdrawn", "basic", "plus", "premium"])
df = pd.DataFrame({"balance": bal, "tier": tiers})
df["fee"] = df["tier"].map({"overdrawn": 35, "basic": 10, "plus": 5, "premium": 0}).astype(int)
result = df
# case: transfer-pairs-double-entry
pairs = [(a, b) for a, b in product(["A", "B", "C"], repeat=2) if a != b]
t = pd.DataFrame(pairs, columns=["src", "dst"]).assign(amount=lambda d: (d.index + 1) * 100)
legs = pd.concat([
    t[["src", "amount"]].rename(columns={"src": "account"}).eval("amount = -amount"),
    t[["dst", "amount"]].rename(columns={"dst": "account"}),
], keys=["debit", "credit"], names=["side", "tx"])
net = legs.groupby("account")["amount"].sum()
result = (legs.reset_index(), net.sum(), net.to_dict())
# case: ambiguous-truth-error
accts = pd.DataFrame({"bal": [i * 100 - 200 for i in range(5)]})
if accts["bal"] < 0:
    accts["flag"] = "overdrawn"
else:
    accts["flag"] = "ok"
result = accts
# case: daily-snapshot-resample
idx = pd.date_range("2024-01-01 09:00", periods=10, freq="7h")
tx = pd.Series([(-1) ** i * (i * 11 % 17) for i in range(10)], index=idx, name="amount")
daily = tx.resample("D").agg(["sum", "count", "min", "max"])
daily["close"] = 1000 + daily["sum"].cumsum()
result = daily
# case: object-dtype-money-text
money = [f"${v:,.2f}" if v >= 0 else f"(${-v:,.2f})" for v in (1234.5, -99, 0, 1_000_000, -0.5)]
s = pd.Series(money + [None, "", "n/a"])
neg = s.str.startswith("(", na=False)
num = pd.to_numeric(s.str.replace(r"[$,()]", "", regex=True), errors="coerce")
result = pd.DataFrame({"raw": s, "value": num.where(~neg, -num)})
# case: branch-account-counts-outer
br = pd.DataFrame(branches_seed, columns=["branch_id", "name", "state"])
ac = pd.DataFrame({"acct": range(10), "branch_id": [f"BR0{i % 6}" for i in range(10)]})
cnt = ac["branch_id"].value_counts().rename("n")
res = br.set_index("branch_id").join(cnt, how="outer")
res["n"] = res["n"].fillna(0).astype("int64")
result = res
# case: card-expiry-offsets
issued = pd.Series(pd.to_datetime(["2020-02-29", "2021-01-31", "2021-11-15"]), name="issued")
cards = issued.to_frame()
cards["expires"] = cards["issued"] + pd.DateOffset(years=3) + pd.offsets.MonthEnd(0)
cards["first_bill"] = cards["issued"] + pd.offsets.BMonthEnd()
cards["valid_days"] = (cards["expires"] - cards["issued"]).dt.days
result = cards
# case: fraud-window-diff
t = pd.DataFrame({
    "card": list("AABBAAB"),
    "at": pd.to_datetime("2024-05-01 10:00") + pd.to_timedelta([0, 1, 2, 2, 45, 46, 300], unit="min"),
    "amt": [10, 900, 30, 30, 20, 20, 5],
})
t["gap"] = t.groupby("card")["at"].diff()
t["rapid"] = t["gap"] <= pd.Timedelta(minutes=2)
t["gap_min"] = t["gap"].dt.total_seconds().div(60)
result = t
# case: credit-score-bands-qcut
scores = pd.Series({f"H{i}": 500 + (i * 83) % 350 for i in range(12)}, name="score")
band = pd.qcut(scores, 4, labels=["D", "C", "B", "A"])
result = scores.groupby(band, observed=True).agg(["min", "max", "size"])
# case: big-int-identifiers
ids = pd.Series([2**53 + i for i in range(4)], dtype="int64")
df = pd.DataFrame({"id": ids, "as_float": ids.astype(float), "as_str": ids.astype(str)})
df["lost"] = df["as_float"].astype("int64") != df["id"]
df.loc[1, "id"] = 0
result = df
# case: dtype-text-report
df = pd.DataFrame({
    "i": pd.array([1, None, 3], dtype="Int64"),
    "f": [1.0, None, 2.5],
    "b": pd.array([True, None, False], dtype="boolean"),
    "s": pd.array(["x", None, ""], dtype="string"),
    "c": pd.Categorical(["lo", "hi", None], categories=["lo", "hi"], ordered=True),
    "d": pd.to_datetime(["2024-01-01", None, "2024-12-31"]),
})
result = df.dtypes.astype(str).to_dict() | {"nulls": df.isna().sum().sum(), "c_max": df["c"].max()}
# case: expanding-max-drawdown
bal = pd.Series([100, 120, 90, 130, 60, 140], index=pd.period_range("2024Q1", periods=6, freq="Q"))
peak = bal.expanding().max()
dd = (bal / peak - 1).round(4)
result = pd.concat({"balance": bal, "peak": peak, "drawdown": dd}, axis=1)
