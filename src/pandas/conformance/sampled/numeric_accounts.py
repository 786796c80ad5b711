import pandas as pd
import numpy as np
import math
from functools import reduce

# Bank ledger
accounts = pd.DataFrame({
    "acct": ["AC-01", "AC-02", "AC-03", "AC-04", "AC-05", "AC-06"],
    "owner": ["Nora", "Omar", "nora", "Pia", None, "Quentin"],
    "opening": [1000.00, 0.0, -250.75, 99999999.99, np.nan, 10.1],
    "cents": [100000, 0, -25075, 9999999999, 9007199254740993, 1010],
    "rate_pct": ["1.25%", "0%", "-0.5 %", "3.75%", "", None],
    "active": pd.array([True, False, None, True, True, None], dtype="boolean"),
})
txns = pd.DataFrame({
    "txn": [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12],
    "acct": ["AC-01", "AC-01", "AC-02", "AC-03", "AC-03", "AC-04", "AC-01", "AC-09", None, "AC-06", "AC-06", "AC-06"],
    "amount": [-20.1, 0.1, 0.2, 0.3, -0.3, 1e6, -979.9, 5.55, 12.345, -10.1, 0.0, 10.1],
    "raw": ["(20.10)", "0.10", ".20", "+0.3", "-0.30", "1,000,000.00", "(979.90)", "5.55 CR", "12,345", "-10.1", "0", "10.10 DR"],
    "when": ["2024-01-05", "2024-01-07", "2024-02-01", "2024-02-10", "2024-02-11", "2024-03-01", "2024-03-03", "2024-03-09", "2024-03-10", "2024-04-01", "2024-04-01", "2024-04-02"],
})

# case: float-equality-trap
s = txns.loc[txns["acct"].isin(["AC-01", "AC-02"]), "amount"]
result = {"eq": (0.1 + 0.2 == 0.3), "pd_eq": bool((pd.Series([0.1]) + 0.2 == 0.3).iloc[0]),
          "close": bool(np.isclose(0.1 + 0.2, 0.3)), "sum": s.sum()}

# case: cents-bigint-sums
result = accounts["cents"].sum(), accounts["cents"].max() + 1, int(accounts["cents"].iloc[4]) % 2

# case: cents-to-float-precision
f = accounts["cents"].astype(float)
back = f.astype("int64")
result = pd.DataFrame({"orig": accounts["cents"], "back": back, "same": back == accounts["cents"]})

# case: cents-divmod-dollars
d, c = divmod(accounts["cents"], 100)
accounts["text"] = d.astype(str) + "." + c.astype(str).str.zfill(2)
result = accounts[["acct", "text"]]

# case: dollar-format-negatives
def fmt(x):
    if pd.isna(x):
        return "N/A"
    return f"(${abs(x):,.2f})" if x < 0 else f"${x:,.2f}"
result = accounts["opening"].apply(fmt)

# case: rate-to-fraction
r = accounts["rate_pct"].str.rstrip("% ").replace("", None)
result = r.astype(float) / 100

# case: compound-interest
r = pd.to_numeric(accounts["rate_pct"].str.extract(r"(-?\d+\.?\d*)", expand=False)) / 100
accounts["after_5y"] = (accounts["opening"] * np.power(1 + r, 5)).round(2)
result = accounts[["acct", "after_5y"]].dropna()

# case: running-balance
tx = txns.merge(accounts[["acct", "opening"]], on="acct", how="left")
tx["running"] = tx["opening"].fillna(0) + tx.groupby("acct")["amount"].cumsum()
result = tx[["txn", "acct", "running"]].round(2)

# case: balance-is-zero-check
bal = txns.groupby("acct")["amount"].sum()
result = pd.DataFrame({"bal": bal.round(10), "zero_exact": bal == 0, "zero_close": np.isclose(bal, 0)})

# case: raw-amount-parser
def to_number(s):
    s = s.strip()
    sign = 1
    if s.endswith("DR"):
        sign, s = -1, s[:-2]
    elif s.endswith("CR"):
        s = s[:-2]
    if s.startswith("(") and s.endswith(")"):
        sign, s = -sign, s[1:-1]
    return sign * float(s.replace(",", ""))

txns["parsed"] = txns["raw"].map(to_number)
result = txns["parsed"].describe().round(3)

# case: raw-direct-float-error
result = txns["raw"].astype(float)

# case: raw-coerce-vs-amount
n = pd.to_numeric(txns["raw"], errors="coerce")
result = {
    "parsed": n.notna().sum(),
    "agree": int(np.isclose(n, txns["amount"]).sum()),
    "diff": (n - txns["amount"]).abs().max(),
}

# case: active-three-valued
a = accounts["active"]
neg = accounts["opening"].lt(0).astype("boolean")
result = pd.DataFrame({"and": a & neg, "or": a | neg, "xor": a ^ neg, "not": ~a})

# case: active-filter-with-na
result = accounts[accounts["active"].fillna(False)]["acct"].tolist()

# case: active-int-sum-types
a = accounts["active"]
result = [a.sum(), a.astype("Int64").sum(), a.astype("Int64").tolist(), str(a.astype("Int64").dtype)]

# case: abs-max-by-account
txns["abs_amount"] = txns["amount"].abs()
idx = txns.groupby("acct")["abs_amount"].idxmax()
result = txns.loc[idx, ["acct", "txn", "amount"]].reset_index(drop=True)

# case: clip-transfers
result = txns["amount"].clip(lower=-50, upper=50).tolist()

# case: np-clip-per-row
cap = pd.Series([1, 2, 3] * 4)
result = np.minimum(txns["amount"], cap)

# case: debit-credit-columns
txns["debit"] = np.where(txns["amount"] < 0, -txns["amount"], 0)
txns["credit"] = txns["amount"].where(txns["amount"] > 0, 0)
summary = txns.groupby("acct", dropna=False)[["debit", "credit"]].sum()
summary.loc["TOTAL"] = summary.sum()
result = summary

# case: monthly-pct-change
m = txns.assign(month=txns["when"].str[:7]).groupby("month")["amount"].sum()
result = (m.pct_change() * 100).round(1)

# case: diff-of-days-as-int
days = pd.to_datetime(txns["when"]).diff().dt.days
result = days.fillna(0).astype(int).cumsum()

# case: fold-sum-python
result = reduce(lambda x, y: round(x + y, 2), txns["amount"].tolist(), 0.0), math.fsum(txns["amount"])
