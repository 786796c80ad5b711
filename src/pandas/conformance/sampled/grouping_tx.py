import pandas as pd
import numpy as np
from datetime import date

tx = pd.DataFrame({
    "tx_id": list(range(1, 14)),
    "account": ["AC1", "AC1", "AC2", "AC2", "AC2", "AC3", "AC1", "AC3", "AC4", None, "AC2", "AC1", "AC3"],
    "date": ["2024-01-31", "2024-02-01", "2024-02-29", "2024-03-15", "2024-03-15", "2023-12-31", "2024-03-01",
             "2024-01-01", "2024-02-10", "2024-02-11", "2024-04-30", None, "2024-04-01"],
    "kind": ["deposit", "withdraw", "deposit", "fee", "withdraw", "deposit", "Deposit", "fee", "deposit", "fee", "deposit", "fee", " withdraw"],
    "amount": [1000.0, -250.0, 500.0, -5.0, -495.0, 9999999999.0, 20.5, -5.0, 0.0, -1.0, 33.33, np.nan, -10.0],
    "flag": pd.array([True, None, False, False, True, None, True, False, True, None, False, False, True], dtype="boolean"),
})
accounts = pd.DataFrame({
    "account": ["AC1", "AC2", "AC3", "AC4", "AC5"],
    "owner": ["Mia", "Noa", "Mia", "Ola", "Pat"],
    "opened": [date(2020, 1, 1), date(2021, 6, 5), date(2019, 3, 3), date(2024, 1, 1), date(2022, 2, 2)],
    "limit": pd.array([500, 1000, None, 200, 300], dtype="Int64"),
})
rates = pd.DataFrame({"owner": ["Mia", "Noa", "Ola"], "rate": [0.01, 0.02, 0.015]})

# case: running-balance
tx["date"] = pd.to_datetime(tx["date"])
tx = tx.sort_values(["account", "date", "tx_id"])
tx["balance"] = tx.groupby("account")["amount"].cumsum()
result = tx[["account", "date", "amount", "balance"]]
# case: deposits-withdraw-sign-key
sign = np.sign(tx["amount"]).map({1.0: "in", -1.0: "out", 0.0: "zero"})
result = tx.groupby(["account", sign.rename("dir")])["amount"].sum().unstack("dir")
# case: conditional-named-lambdas
result = tx.groupby("account").agg(
    n_fee=("kind", lambda s: (s.str.strip().str.lower() == "fee").sum()),
    n_neg=("amount", lambda s: (s < 0).sum()),
    net=("amount", "sum"),
)
# case: quarter-grouper
tx["date"] = pd.to_datetime(tx["date"])
result = tx.dropna(subset=["date"]).groupby([pd.Grouper(key="date", freq="QE"), "account"])["amount"].sum()
# case: month-end-last-balance
t = tx.dropna(subset=["date", "account"]).copy()
t["date"] = pd.to_datetime(t["date"])
t = t.sort_values("date", kind="mergesort")
t["bal"] = t.groupby("account")["amount"].cumsum()
t["month"] = t["date"].dt.strftime("%Y-%m")
result = t.groupby(["month", "account"])["bal"].last().unstack("account").ffill()
# case: boolean-nullable-any-all
g = tx.groupby("account")["flag"]
result = pd.concat({"any": g.any(), "all": g.all(), "n": g.count()}, axis=1)
# case: boolean-nullable-skipna
result = tx.groupby("account")["flag"].sum()
# case: nullable-int-sum
m = accounts.groupby("owner")["limit"].sum()
result = m
# case: nullable-int-mean-mincount
result = accounts.groupby("owner")["limit"].agg(["mean", "max", "count"])
# case: group-by-nullable-boolean
result = tx.groupby("flag", dropna=False)["amount"].count()
# case: first-skipna
result = tx.groupby("account")[["date", "flag"]].first()
# case: head-negative
result = tx.groupby("account").head(-1)["tx_id"].tolist()
# case: tail-two-cols
result = tx.groupby("account")[["tx_id", "amount"]].tail(2)
# case: duplicated-kind-per-day
k = tx.assign(kind=tx["kind"].str.strip().str.lower())
result = k.groupby(["account", "date"]).filter(lambda d: len(d) > 1)
# case: owner-totals-with-interest
full = tx.merge(accounts, on="account").merge(rates, on="owner", how="left")
full["interest"] = full["amount"].clip(lower=0) * full["rate"]
result = full.groupby("owner")["interest"].sum().round(2)
# case: idxmax-all-na-group
only_na = tx[tx["tx_id"].isin([12, 1, 3])].assign(kind=lambda d: d["kind"].str.strip())
result = only_na.groupby("kind")["amount"].idxmax()
# case: minmax-normalise
g = tx.groupby("account")["amount"]
tx["norm"] = (tx["amount"] - g.transform("min")) / (g.transform("max") - g.transform("min"))
result = tx[["tx_id", "norm"]].round(6)
# case: transform-frame-two-cols
result = tx.groupby("account")[["amount", "tx_id"]].transform("mean")
# case: cumprod-cummin
g = tx.groupby("account")["tx_id"]
result = pd.DataFrame({"cp": g.cumprod(), "cmin": g.cummin()})
# case: agg-with-args-quantile
result = tx.groupby("account")["amount"].agg("quantile", q=0.9)
# case: date-objects-min
result = accounts.groupby("owner")["opened"].min()
# case: str-minus-raises
tx["days"] = tx.groupby("account")["date"].diff().dt.days
result = tx
