import pandas as pd
import numpy as np
import math
from collections import defaultdict, Counter
from typing import Any, Optional

accounts = pd.DataFrame({
    "acct": ["AC-1", "AC-2", "AC-3", "AC-4", "AC-5", "AC-6"],
    "owner": ["Mia Wong", "mia wong", "Olu Ade", "Pia Lund ", "Raj", None],
    "opened": ["2020-01-01", "2021-06-30", "2022/02/15", "20230401", "Jan 3 2024", ""],
    "opening_balance": [1000.00, 0.0, -50.25, 99999.99, np.nan, 12.5],
    "currency": ["USD", "usd", "EUR", "EUR", "GBP", "JPY"],
    "status": ["open", "OPEN", "frozen", "closed", "open", None],
    "iban": [12345678901234567, 22345678901234567, 32345678901234567, 42345678901234567, 52345678901234567, 62345678901234567],
})

txns = pd.DataFrame({
    "txn_id": list(range(1, 15)),
    "acct": ["AC-1", "AC-1", "AC-2", "AC-3", "AC-3", "AC-1", "AC-4", "AC-9", "AC-2", "AC-5", "AC-1", "AC-3", None, "AC-1"],
    "ts": pd.to_datetime(["2024-01-02", "2024-01-02", "2024-01-03", "2024-01-03", "2024-01-05", "2024-01-06", "2024-01-07", "2024-01-07",
                          "2024-01-31", "2024-02-01", "2024-02-02", "2024-02-02", "2024-02-10", None]),
    "type": ["credit", "debit", "credit", "Debit", "fee", "debit", "credit", "debit", "DEBIT ", "credit", "debit", "reversal", "credit", "fee"],
    "amount": [200.10, 50.00, 300.00, 25.50, 2.50, 1200.00, 0.0, 10.0, 300.0, 75.25, 50.00, 2.50, 5.0, 1.0],
    "memo": ["salary", "Rent Jan", None, "ATM", "", "car", "n/a", "??", "transfer to AC-1", "gift", "rent feb", "fee rev", " ", "monthly fee"],
})

fx = pd.DataFrame({
    "currency": ["USD", "EUR", "EUR", "GBP"],
    "valid_from": pd.to_datetime(["2023-01-01", "2023-01-01", "2024-01-04", "2023-01-01"]),
    "rate": [1.0, 1.08, 1.10, 1.27],
})

bank_stmt = pd.DataFrame({
    "ref": ["S1", "S2", "S3", "S4", "S5", "S6"],
    "acct": ["AC-1", "AC-1", "AC-2", "AC-3", "AC-1", "AC-1"],
    "date": ["2024-01-02", "2024-01-03", "2024-01-03", "2024-01-04", "2024-01-06", "2024-02-02"],
    "amount": [200.1, -50.0, 300.000001, -25.5, -1200.01, -50.0],
})

# case: signed-amount-balances
SIGN = {"credit": 1, "debit": -1, "fee": -1, "reversal": 1}
t = txns.assign(kind=txns["type"].str.strip().str.lower())
t["signed"] = t["amount"] * t["kind"].map(SIGN)
net = t.groupby("acct")["signed"].sum()
result = accounts.set_index("acct")["opening_balance"].add(net, fill_value=0).round(2)

# case: running-balance-overdraft
bal = accounts.set_index("acct")["opening_balance"].fillna(0).to_dict()
events = []
for _, row in txns.sort_values("txn_id").iterrows():
    acct = row["acct"]
    if acct not in bal:
        events.append((row["txn_id"], acct, "unknown account"))
        continue
    delta = row["amount"] if row["type"].strip().lower() in ("credit", "reversal") else -row["amount"]
    bal[acct] = round(bal[acct] + delta, 2)
    if bal[acct] < 0:
        events.append((row["txn_id"], acct, f"overdrawn {bal[acct]:.2f}"))
result = {"balances": bal, "events": events}

# case: statement-matching-greedy
def match_statement(stmt: pd.DataFrame, ledger: pd.DataFrame, tol: float = 0.005, max_days: int = 1) -> pd.DataFrame:
    """Greedy match of statement lines with ledger lines."""
    used: set = set()
    rows = []
    for s in stmt.itertuples(index=False):
        hit = None
        for l in ledger.itertuples(index=False):
            if l.txn_id in used or l.acct != s.acct or pd.isna(l.ts):
                continue
            day_gap = abs((pd.Timestamp(s.date) - l.ts).days)
            if day_gap <= max_days and abs(l.signed - s.amount) <= tol:
                hit = l.txn_id
                break
        if hit is not None:
            used.add(hit)
        rows.append({"ref": s.ref, "txn_id": hit, "status": "matched" if hit else "open"})
    return pd.DataFrame(rows)

ledger = txns.assign(signed=np.where(txns["type"].str.lower().str.strip().isin(["credit", "reversal"]), txns["amount"], -txns["amount"]))
result = match_statement(bank_stmt, ledger)

# case: fx-merge-asof
t = txns.dropna(subset=["acct", "ts"]).merge(accounts[["acct", "currency"]], on="acct", how="inner")
t["currency"] = t["currency"].str.upper()
t = t.sort_values("ts", kind="stable")
conv = pd.merge_asof(t, fx.sort_values("valid_from"), left_on="ts", right_on="valid_from", by="currency", direction="backward")
conv["usd"] = (conv["amount"] * conv["rate"]).round(2)
result = conv[["txn_id", "acct", "currency", "rate", "usd"]]

# case: opened-date-try-except
def safe_date(x: Any) -> Optional[pd.Timestamp]:
    try:
        if not x:
            return None
        return pd.Timestamp(x)
    except Exception as exc:
        return None

opened = [safe_date(x) for x in accounts["opened"]]
result = {a: (None if o is None else o.strftime("%d.%m.%Y")) for a, o in zip(accounts["acct"], opened)}

# case: owner-duplicates
norm = accounts["owner"].str.lower().str.split().str.join(" ")
dup = accounts[norm.duplicated(keep=False) & norm.notna()]
result = dup.groupby(norm)["acct"].apply(list)

# case: blank-memo-mask
memo = txns["memo"].replace(r"^\s*$", np.nan, regex=True).replace({"n/a": np.nan, "??": np.nan})
result = {"blank_pct": round(memo.isna().mean() * 100, 1), "first_words": memo.dropna().str.split().str[0].str.lower().tolist()}

# case: same-day-duplicates
cols = ["acct", "amount"]
d = txns[txns.duplicated(cols, keep=False)].sort_values(cols + ["txn_id"])
d["occurrence"] = d.groupby(cols).cumcount() + 1
d["days_since"] = d.groupby(cols)["ts"].diff().dt.days
result = d[["txn_id", *cols, "occurrence", "days_since"]]

# case: monthly-pivot
t = txns.dropna(subset=["ts"]).assign(month=lambda d: d["ts"].dt.to_period("M").astype(str), type=lambda d: d["type"].str.strip().str.lower())
result = t.pivot_table(index="month", columns="type", values="amount", aggfunc=["sum", "count"], fill_value=0)

# case: iban-big-int-checks
s = accounts["iban"]
checks = pd.DataFrame({"iban": s, "len": s.astype(str).str.len(), "mod97": s % 97, "last4": s.astype(str).str[-4:]})
checks["masked"] = "****" + checks["last4"]
result = checks

# case: currency-group-nulls
a = accounts.assign(currency=accounts["currency"].str.upper())
result = a.groupby("currency")[["owner", "opening_balance", "status"]].agg(lambda s: s.isna().sum())

# case: status-categorical-order
st = pd.Categorical(accounts["status"].str.lower(), categories=["open", "frozen", "closed"], ordered=True)
df = accounts.assign(status=st).sort_values(["status", "acct"], na_position="first")
result = df[["acct", "status"]].assign(code=df["status"].cat.codes)

# case: summary-sentence
by = txns.groupby("acct")["amount"].agg(["count", "sum", "max"])
top = by["sum"].idxmax()
result = f"{top} moved {by.loc[top, 'sum']:,.2f} in {by.loc[top, 'count']} transactions (largest {by.loc[top, 'max']}); {txns['acct'].isna().sum()} without account."

# case: string-plus-number-error
accounts_copy = accounts.copy()
accounts_copy["label"] = accounts_copy["acct"] + accounts_copy["opening_balance"]
result = accounts_copy["label"]

# case: allocation-payment
payment = 400.0
alloc = []
debts = txns[txns["type"].str.strip().str.lower().eq("debit")].sort_values(["ts", "txn_id"])
for i, r in debts.iterrows():
    if payment <= 0:
        break
    paid = min(payment, r["amount"])
    alloc.append({"txn_id": r["txn_id"], "paid": paid, "left": r["amount"] - paid})
    payment -= paid
result = pd.DataFrame(alloc).astype({"txn_id": int})

# case: report-ranking-ties
r = txns.groupby("acct", as_index=False)["amount"].max()
for method in ("min", "dense", "first", "average"):
    r[f"rank_{method}"] = r["amount"].rank(method=method, ascending=False)
result = r

# case: memo-account-extract
ref = txns["memo"].str.extract(r"(AC-\d+)", expand=False)
result = txns.loc[ref.notna(), ["txn_id", "acct"]].assign(target=ref.dropna(), known=ref.dropna().isin(accounts["acct"]))

# case: float-sum-compare
s = pd.Series([0.1] * 10)
checks = {
    "sum_eq": bool(s.sum() == 1.0),
    "cumsum_last": bool(math.isclose(s.cumsum().iloc[-1], 1.0)),
    "allclose": bool(np.allclose(bank_stmt["amount"].abs().head(3), [200.1, 50, 300])),
    "diff": repr(float(round(bank_stmt["amount"].sum(), 6))),
}
result = checks

# case: resample-weekly-flow
w = txns.dropna(subset=["ts"]).set_index("ts")["amount"].resample("W").agg(["sum", "size"])
w["cum"] = w["sum"].cumsum()
result = w

# case: account-json-like
out = []
for acct, g in txns.groupby("acct"):
    info = accounts[accounts["acct"] == acct]
    out.append({
        "acct": acct,
        "owner": info["owner"].iloc[0] if not info.empty else None,
        "n": len(g),
        "last": str(g["ts"].max()),
        "types": g["type"].str.strip().str.lower().value_counts().to_dict(),
    })
result = sorted(out, key=lambda d: (-d["n"], d["acct"]))
