import pandas as pd
import numpy as np

# case: running-balance-per-account
df = pd.DataFrame({
    "txn_id": [101, 102, 103, 104, 105, 106, 107, 108],
    "account": ["A-1", "A-2", "A-1", "A-1", "A-2", "A-3", "A-2", "A-1"],
    "date": ["2024-01-05", "2024-01-03", "2024-01-02", "2024-01-09", "2024-01-11", "2024-01-04", "2024-01-07", "2024-01-09"],
    "amount": [250.0, -40.5, 1000.0, -300.25, 75.0, 20.0, -10.0, 15.75],
})
df["date"] = pd.to_datetime(df["date"])
df = df.sort_values(["account", "date", "txn_id"])
df["balance"] = df.groupby("account")["amount"].cumsum()
df["lowest_so_far"] = df.groupby("account")["balance"].cummin()
result = df.reset_index(drop=True)

# case: monthly-net-flow-pivot
# Net flow per account and month, months without movement shown as 0
tx = pd.DataFrame(
    [
        ("2024-01-15", "checking", "credit", "1,200.00"),
        ("2024-01-20", "checking", "debit", "350.50"),
        ("2024-02-02", "savings", "credit", "500.00"),
        ("2024-02-14", "checking", "debit", "89.99"),
        ("2024-03-01", "checking", "credit", "1,200.00"),
        ("2024-03-03", "savings", "debit", "125.00"),
        ("2024-03-30", "savings", "credit", "42.42"),
    ],
    columns=["posted", "account", "kind", "amount"],
)
tx["amount"] = tx["amount"].str.replace(",", "").astype(float)
tx["signed"] = np.where(tx["kind"] == "credit", tx["amount"], -tx["amount"])
tx["month"] = pd.to_datetime(tx["posted"]).dt.to_period("M").astype(str)
result = tx.pivot_table(index="month", columns="account", values="signed", aggfunc="sum", fill_value=0).round(2)

# case: longest-overdraft-streak
# For each account, the longest run of consecutive days below zero
balances = pd.DataFrame({
    "account": ["X"] * 6 + ["Y"] * 6,
    "day": list(pd.date_range("2024-03-01", periods=6)) * 2,
    "balance": [10, -5, -20, -1, 30, -2, -8, -3, 0, 12, -1, -4],
})

def longest(group):
    neg = group["balance"] < 0
    block = (neg != neg.shift()).cumsum()
    runs = neg.groupby(block).sum()
    return int(runs.max())

result = {acc: longest(g.sort_values("day")) for acc, g in balances.groupby("account")}

# case: seven-day-rolling-spend
spend = pd.DataFrame({
    "date": pd.to_datetime(["2024-05-01", "2024-05-03", "2024-05-04", "2024-05-10", "2024-05-11", "2024-05-20"]),
    "card": ["visa", "visa", "visa", "visa", "visa", "visa"],
    "amount": [20.0, 35.5, 14.5, 60.0, 5.0, 99.0],
})
s = spend.set_index("date")["amount"].rolling("7D").sum()
result = s.rename("spend_7d").reset_index()

# case: duplicate-charges-within-two-minutes
def solve(df):
    df = df.copy()
    df["ts"] = pd.to_datetime(df["ts"])
    df = df.sort_values(["card", "merchant", "amount", "ts"])
    grp = df.groupby(["card", "merchant", "amount"])
    df["gap"] = grp["ts"].diff()
    dup = df[df["gap"] <= pd.Timedelta(minutes=2)]
    return dup[["id", "card", "merchant", "gap"]].sort_values("id").reset_index(drop=True)

charges = pd.DataFrame([
    {"id": 1, "card": "1111", "merchant": "Cafe Uno", "amount": 4.5, "ts": "2024-06-01 08:00:00"},
    {"id": 2, "card": "1111", "merchant": "Cafe Uno", "amount": 4.5, "ts": "2024-06-01 08:01:30"},
    {"id": 3, "card": "2222", "merchant": "Cafe Uno", "amount": 4.5, "ts": "2024-06-01 08:01:45"},
    {"id": 4, "card": "1111", "merchant": "Cafe Uno", "amount": 4.5, "ts": "2024-06-01 08:03:31"},
    {"id": 5, "card": "2222", "merchant": "Books+", "amount": 30.0, "ts": "2024-06-01 10:00:00"},
    {"id": 6, "card": "2222", "merchant": "Books+", "amount": 30.0, "ts": "2024-06-01 10:02:00"},
])
result = solve(charges)

# case: dormant-accounts-gap
# Largest gap in days between consecutive transactions per account, accounts with a gap over 30 days
tx = pd.DataFrame({
    "account_id": [1, 1, 1, 2, 2, 3, 3, 3, 4],
    "date": pd.to_datetime(["2023-11-01", "2023-12-15", "2023-12-20", "2023-11-03", "2023-11-29", "2023-10-01", "2023-12-31", "2024-01-01", "2024-01-01"]),
})
gaps = (
    tx.sort_values(["account_id", "date"])
    .assign(gap=lambda d: d.groupby("account_id")["date"].diff().dt.days)
    .groupby("account_id")["gap"]
    .max()
)
result = gaps[gaps > 30].sort_values(ascending=False)

# case: category-share-of-total
tx = pd.DataFrame({
    "category": ["groceries", "rent", "groceries", "fun", None, "fun", "transport", "groceries"],
    "amount": [54.2, 900.0, 33.1, 40.0, 12.0, 25.5, 18.75, 61.0],
})
by_cat = tx.fillna({"category": "uncategorised"}).groupby("category", as_index=False)["amount"].sum()
by_cat["pct"] = (100 * by_cat["amount"] / by_cat["amount"].sum()).round(1)
by_cat["cum_pct"] = by_cat.sort_values("amount", ascending=False)["pct"].cumsum()
result = by_cat.sort_values("amount", ascending=False).reset_index(drop=True)

# case: missing-amount-strings-sum
stmt = pd.DataFrame({
    "line": [1, 2, 3, 4],
    "amount": ["12.50", "7.25", "-3.00", "n/a"],
})
stmt["amount"] = stmt["amount"].astype(float)
result = round(stmt["amount"].sum(), 2)

# case: month-end-balances-ffill
mov = pd.DataFrame({
    "date": ["2024-01-10", "2024-01-25", "2024-02-28", "2024-04-02", "2024-05-31"],
    "delta": [100, -20, 45, -60, 10],
})
mov["date"] = pd.to_datetime(mov["date"])
bal = mov.set_index("date")["delta"].cumsum()
monthly = bal.resample("ME").last()
filled = monthly.ffill().astype(int)
result = pd.DataFrame({"month": filled.index.strftime("%b %Y"), "balance": filled.values})

# case: top-two-merchants-per-customer-with-ties
df = pd.DataFrame({
    "customer": ["ann", "ann", "ann", "ann", "bob", "bob", "bob", "cy", "cy"],
    "merchant": ["Aldi", "Shell", "IKEA", "Aldi", "Shell", "IKEA", "Aldi", "IKEA", "IKEA"],
    "amount": [30, 50, 50, 20, 10, 80, 10, 5, 7],
})
totals = df.groupby(["customer", "merchant"])["amount"].sum().reset_index(name="total")
totals["rank"] = totals.groupby("customer")["total"].rank(method="min", ascending=False).astype(int)
result = (
    totals[totals["rank"] <= 2]
    .sort_values(["customer", "rank", "merchant"])
    .reset_index(drop=True)
)

# case: interest-accrual-loop
accounts = pd.DataFrame({
    "acct": ["S1", "S2", "S3"],
    "principal": [1000.0, 2500.0, None],
    "rate": [0.03, 0.045, 0.02],
    "opened": pd.to_datetime(["2023-01-15", "2023-07-01", "2022-12-31"]),
})
as_of = pd.Timestamp("2024-01-01")
rows = []
for _, r in accounts.iterrows():
    if pd.isna(r["principal"]):
        rows.append({"acct": r["acct"], "days": None, "interest": 0.0})
        continue
    days = (as_of - r["opened"]).days
    rows.append({"acct": r["acct"], "days": days, "interest": round(r["principal"] * r["rate"] * days / 365, 2)})
result = pd.DataFrame(rows)

# case: transfers-matched-between-accounts
# A transfer shows up as a debit in one account and a credit of the same amount in another within 1 day
out = pd.DataFrame({
    "out_id": ["o1", "o2", "o3"],
    "date": pd.to_datetime(["2024-02-01", "2024-02-03", "2024-02-05"]),
    "amount": [100.0, 250.0, 100.0],
})
inn = pd.DataFrame({
    "in_id": ["i1", "i2", "i3", "i4"],
    "date": pd.to_datetime(["2024-02-01", "2024-02-04", "2024-02-06", "2024-02-20"]),
    "amount": [100.0, 250.0, 100.0, 250.0],
})
pairs = out.merge(inn, on="amount", suffixes=("_out", "_in"))
lag = (pairs["date_in"] - pairs["date_out"]).dt.days
matched = pairs[lag.between(0, 1)].assign(lag_days=lag)
result = matched[["out_id", "in_id", "amount", "lag_days"]].sort_values("out_id").to_dict("records")

# case: weekday-weekend-average
tx = pd.DataFrame({
    "when": pd.date_range("2024-04-05 09:30", periods=8, freq="36h"),
    "amt": [10.0, 22.5, np.nan, 18.0, 40.0, 7.5, 12.0, 30.0],
})
tx["part"] = np.where(tx["when"].dt.dayofweek >= 5, "weekend", "weekday")
result = tx.groupby("part")["amt"].agg(["count", "mean", "max"]).round(2)

# case: fraud-flag-zscore
tx = pd.DataFrame({
    "cust": ["a", "a", "a", "a", "a", "b", "b", "b", "c"],
    "amount": [10.0, 12.0, 11.0, 9.0, 95.0, 100.0, 110.0, 90.0, 5.0],
})
g = tx.groupby("cust")["amount"]
tx["z"] = ((tx["amount"] - g.transform("mean")) / g.transform("std")).round(3)
tx["flag"] = tx["z"].abs() > 1.5
result = tx

# case: overdraft-if-series
tx = pd.DataFrame({
    "account": ["A", "A", "B"],
    "balance": [50.0, -20.0, 10.0],
})
fees = []
for acc, g in tx.groupby("account"):
    # charge a fee if the account went negative
    if g["balance"] < 0:
        fees.append((acc, 25.0))
    else:
        fees.append((acc, 0.0))
result = pd.DataFrame(fees, columns=["account", "fee"])
