import pandas as pd
import numpy as np
import math

ledger = pd.DataFrame({
    "txn_id": ["T001", "T002", "T003", "T003", "T005", "T006", None, "T008"],
    "account": ["1000", "1000", "2000", "2000", "3000", "4000", "1000", ""],
    "amount": [100.0, -25.5, 310.1, 310.1, 0.0, np.nan, 75.0, 12.0],
    "posted": pd.to_datetime(["2024-01-31", "2024-02-01", "2024-02-01", "2024-02-01", "2024-02-15", None, "2024-02-29", "2024-03-01"]),
})
bank = pd.DataFrame({
    "ref": ["t001", "T002 ", "T003", "T004", "T005", "T008", "T009"],
    "amount": [100.0, -25.50, 310.10, 44.0, 0.01, 12.0, -7.25],
    "value_date": ["2024-01-31", "02/02/2024", "2024-02-01", "2024-02-10", "2024-02-15", "", "2024-03-05"],
})
accounts = pd.DataFrame({
    "account": [1000, 2000, 3000, 5000],
    "type": pd.Categorical(["asset", "liability", "equity", "income"], categories=["asset", "liability", "equity", "income", "expense"]),
})
fx = pd.DataFrame({
    "date": pd.to_datetime(["2024-01-31", "2024-02-01", "2024-02-15", "2024-03-01"]),
    "eurusd": [1.08, 1.085, 1.075, 1.082],
})

# case: full-outer-recon
b = bank.assign(txn_id=bank["ref"].str.strip().str.upper()).drop(columns="ref")
rec = ledger.drop_duplicates("txn_id").merge(b, on="txn_id", how="outer", suffixes=("_ledger", "_bank"), indicator=True)
rec["diff"] = rec["amount_ledger"] - rec["amount_bank"]
result = rec[["txn_id", "amount_ledger", "amount_bank", "diff", "_merge"]]
# case: recon-status
b = bank.assign(txn_id=bank["ref"].str.strip().str.upper())
rec = ledger.dropna(subset=["txn_id"]).drop_duplicates("txn_id").merge(b, on="txn_id", how="outer", suffixes=("_l", "_b"), indicator=True)
conditions = [
    rec["_merge"] == "left_only",
    rec["_merge"] == "right_only",
    np.isclose(rec["amount_l"], rec["amount_b"], atol=0.005),
]
rec["status"] = np.select(conditions, ["missing in bank", "missing in ledger", "matched"], default="amount mismatch")
result = rec.set_index("txn_id")["status"]
# case: recon-status-counts
b = bank.assign(txn_id=bank["ref"].str.strip().str.upper())
rec = ledger.merge(b, on="txn_id", how="outer", indicator=True)
result = rec["_merge"].value_counts(normalize=True).round(3).to_dict()
# case: merge-same-amount-column-suffix-none
result = ledger.merge(bank, left_on="txn_id", right_on="ref", suffixes=(None, "_bank"))
# case: merge-both-suffix-none-error
result = ledger.merge(bank, left_on="txn_id", right_on="ref", suffixes=(None, None))
# case: account-key-as-number
l = ledger.assign(account=pd.to_numeric(ledger["account"], errors="coerce"))
result = l.merge(accounts, on="account", how="left")[["txn_id", "account", "type"]]
# case: categorical-survives-merge
l = ledger[ledger["account"] != ""].astype({"account": int})
m = l.merge(accounts, how="inner", on="account")
result = (str(m["type"].dtype), m["type"].cat.categories.tolist(), m.groupby("type", observed=False)["amount"].sum().to_dict())
# case: fx-merge-asof-with-nat
l = ledger.dropna(subset=["posted"]).sort_values("posted")
m = pd.merge_asof(l, fx, left_on="posted", right_on="date", direction="backward")
m["usd"] = (m["amount"] * m["eurusd"]).round(2)
result = m[["txn_id", "posted", "usd"]]
# case: fx-exact-date-merge
result = ledger.merge(fx, left_on="posted", right_on="date", how="left")[["txn_id", "posted", "eurusd"]]
# case: date-text-vs-datetime-key
result = ledger.merge(bank, left_on="posted", right_on="value_date")
# case: date-key-normalized
bd = bank.copy()
bd["value_date"] = pd.to_datetime(bd["value_date"], format="mixed", errors="coerce", dayfirst=False)
result = pd.merge(ledger, bd, left_on=["posted", "amount"], right_on=["value_date", "amount"], how="inner")
# case: fx-reindex-ffill
daily = fx.set_index("date")["eurusd"].reindex(pd.date_range("2024-01-30", "2024-02-04"), method="ffill")
result = daily
# case: fx-map-lookup
rates = fx.set_index("date")["eurusd"]
ledger["rate"] = ledger["posted"].map(rates).ffill()
result = ledger["rate"].tolist()
# case: combine-first-amounts
a = ledger.dropna(subset=["txn_id"]).drop_duplicates("txn_id").set_index("txn_id")["amount"]
b = bank.assign(ref=bank["ref"].str.strip().str.upper()).set_index("ref")["amount"]
result = a.combine_first(b)
# case: update-missing-from-bank
l = ledger.dropna(subset=["txn_id"]).drop_duplicates("txn_id").set_index("txn_id")[["amount"]]
patch = pd.DataFrame({"amount": [55.5, np.nan, 1.0]}, index=["T006", "T001", "T777"])
l.update(patch)
result = l
# case: symmetric-diff-of-pairs
l = set(zip(ledger["txn_id"].dropna(), ledger.loc[ledger["txn_id"].notna(), "amount"]))
b = set(zip(bank["ref"].str.strip().str.upper(), bank["amount"]))
result = sorted(t[0] for t in l ^ b)
# case: fillna-zero-totals-by-side
b = bank.assign(ref=bank["ref"].str.strip().str.upper())
m = ledger.groupby("txn_id")["amount"].sum().to_frame("ledger").join(b.set_index("ref")["amount"].rename("bank"), how="outer").fillna(0)
m.loc["TOTAL"] = m.sum()
result = m
# case: duplicate-txn-before-merge
dups = ledger[ledger.duplicated("txn_id", keep=False) & ledger["txn_id"].notna()]
result = dups.merge(bank, left_on="txn_id", right_on="ref", how="left", suffixes=("", "_bank")).shape
# case: merge-on-computed-key
result = ledger.merge(bank, left_on=ledger["txn_id"].str.lower(), right_on=bank["ref"].str.strip().str.lower(), how="inner")
# case: compare-aligned-frames
l = ledger.dropna(subset=["txn_id"]).drop_duplicates("txn_id").set_index("txn_id")[["amount"]]
b = bank.assign(txn_id=bank["ref"].str.upper().str.strip()).set_index("txn_id")[["amount"]]
common = l.index.intersection(b.index)
result = l.loc[common].compare(b.loc[common], result_names=("ledger", "bank"))
# case: wrong-key-name
result = ledger.merge(bank, on="txn_id")
# case: balance-by-account-type-with-unmatched
l = ledger.copy()
l["account"] = l["account"].replace("", "0").astype("int64")
m = l.merge(accounts, on="account", how="left")
m["type"] = m["type"].cat.add_categories("unmapped").fillna("unmapped")
result = m.groupby("type", observed=True)["amount"].agg(total="sum", n="size")
