import numpy as np
import pandas as pd

account = pd.DataFrame({
    "account_id": [1, 2, 3, 4, 5, 6, 7, 8],
    "district_id": [18, 1, 5, 12, 15, 1, 60, 18],
    "frequency": ["POPLATEK MESICNE", "POPLATEK MESICNE", "POPLATEK TYDNE", "poplatek mesicne", "POPLATEK PO OBRATU", "POPLATEK TYDNE", None, "POPLATEK MESICNE"],
    "opened": ["950324", "930226", "970707", "960221", "970530", "940927", "961124", "950921"],
})

loan = pd.DataFrame({
    "loan_id": [4959, 4961, 4962, 4967, 4968, 4973, 4986, 4990, 4991],
    "account_id": [2, 3, 5, 1, 1, 8, 6, 4, 99],
    "granted": ["1994-01-05", "1998-04-29", "1997-12-08", "1998-10-14", "1998-04-19", "1997-09-03", "1996-05-02", "1996-11-07", "1997-01-31"],
    "amount": [80952.0, 30276.0, 30276.0, 318480.0, 110736.0, 165960.0, 102876.0, np.nan, 265320.0],
    "duration": [24, 12, 12, 60, 48, 24, 12, 36, 36],
    "payments": [3373.0, 2523.0, 2523.0, 5308.0, 2307.0, 6915.0, 8573.0, 4370.0, 7370.0],
    "status": ["A", "B", "A", "D", "C", "A", "a", "", "D"],
})

trans = pd.DataFrame({
    "trans_id": np.arange(101, 125),
    "account_id": [1, 1, 1, 1, 1, 2, 2, 2, 2, 3, 3, 3, 3, 3, 4, 4, 5, 5, 5, 6, 6, 6, 8, 8],
    "day": ["1995-03-24", "1995-04-13", "1995-04-30", "1995-05-13", "1995-05-31", "1993-02-26", "1993-03-12", "1993-03-12", "1993-04-01",
            "1997-07-07", "1997-08-01", "1997-08-31", "1997-10-01", "1997-11-02", "1996-02-21", "1996-03-31", "1997-05-30", "1997-06-09", "1997-07-01",
            "1994-09-27", "1994-10-10", "1994-10-11", "1995-09-21", "1995-10-31"],
    "kind": ["PRIJEM", "PRIJEM", "PRIJEM", "VYDAJ", "VYDAJ", "PRIJEM", "PRIJEM", "VYDAJ", "VYBER", "PRIJEM", "VYDAJ", "PRIJEM", "VYDAJ", "VYDAJ",
             "PRIJEM", "VYDAJ", "PRIJEM", "VYDAJ", "PRIJEM", "PRIJEM", "PRIJEM", "VYDAJ", "PRIJEM", None],
    "amount": [1000, 3679, 19.2, 2100, 14.6, 1100, 20236, 3700, 5000, 700, 250, 3, 1000, 400, 800, 30, 600, 600, 5.5, 900, 4500, 6000, 500, 14.6],
})

district = pd.DataFrame({
    "district_id": [1, 5, 12, 15, 18, 60, 74],
    "A2": ["Hl.m. Praha", "Kolin", "Pribram", "Cesky Krumlov", "Pisek", "Prostejov", "Ostrava - mesto"],
    "A3": ["Prague", "central Bohemia", "central Bohemia", "south Bohemia", "south Bohemia", "south Moravia", "north Moravia"],
    "A11": ["12541", "9307", "8754", "9045", "8968", "8110", "10673"],
    "A12": [0.29, 3.85, "?", 1.42, 2.41, 3.45, 4.75],
})

# case: share_of_loan_amount_by_status
labels = np.select(
    [loan["status"].str.upper().eq("A"), loan["status"].eq("B"), loan["status"].eq("C"), loan["status"].eq("D")],
    ["finished ok", "finished unpaid", "running ok", "running in debt"],
    default="unknown",
)
amt = loan["amount"].to_numpy()
uniq, inv = np.unique(labels, return_inverse=True)
totals = np.bincount(inv, weights=np.nan_to_num(amt), minlength=len(uniq))
result = pd.Series(np.round(100 * totals / totals.sum(), 3), index=uniq, name="pct").sort_values(ascending=False)

# case: running_balance_and_first_negative
sgn = np.where(trans["kind"].to_numpy() == "PRIJEM", 1.0, -1.0)
t = trans.assign(signed=sgn * trans["amount"].to_numpy()).sort_values(["account_id", "day", "trans_id"])
t["balance"] = t.groupby("account_id")["signed"].cumsum().round(2)
neg = t.loc[t["balance"].lt(0)].groupby("account_id").head(1)
result = neg[["account_id", "trans_id", "day", "balance"]].reset_index(drop=True)

# case: accounts_opened_per_year_frequency
yr = pd.to_datetime(account["opened"], format="%y%m%d").dt.year
freq = account["frequency"].str.upper().map({"POPLATEK MESICNE": "monthly", "POPLATEK TYDNE": "weekly", "POPLATEK PO OBRATU": "after transaction"}).fillna("n/a")
result = pd.crosstab(yr.rename("year"), freq.rename("issuance"))

# case: days_between_opening_and_loan
al = account.merge(loan, on="account_id", validate="one_to_many")
delta = pd.to_datetime(al["granted"]).to_numpy() - pd.to_datetime(al["opened"], format="%y%m%d").to_numpy()
days = delta / np.timedelta64(1, "D")
q25, q50, q75 = np.percentile(days, [25, 50, 75])
result = {"n": int(days.size), "min": float(days.min()), "q25": float(q25), "median": float(q50), "q75": float(q75), "max": float(days.max())}

# case: unemployment_vs_salary_corr
d = district.copy()
d["A11"] = d["A11"].astype(int)
d["A12"] = pd.to_numeric(d["A12"], errors="coerce")
mask = d["A12"].notna()
x = d.loc[mask, "A11"].to_numpy(dtype=float)
y = d.loc[mask, "A12"].to_numpy(dtype=float)
slope, intercept = np.polyfit(x, y, 1)
result = pd.Series({"r": np.corrcoef(x, y)[0, 1], "slope_per_1000": slope * 1000, "intercept": intercept, "n": mask.sum()}).round(4)

# case: loan_amount_buckets
edges = [0, 50_000, 100_000, 200_000, np.inf]
bucket = pd.cut(loan["amount"], edges, labels=["<50k", "50-100k", "100-200k", "200k+"], right=False)
bucket = bucket.cat.add_categories("missing").fillna("missing")
result = loan.groupby(bucket, observed=False).agg(loans=("loan_id", "count"), avg_duration=("duration", "mean"), worst=("status", "max"))

# case: region_weighted_interest
m = (loan.merge(account[["account_id", "district_id"]], on="account_id")
         .merge(district[["district_id", "A3"]], on="district_id"))
m["interest"] = m["payments"] * m["duration"] - m["amount"]
m["monthly_ratio"] = m["payments"] / m["amount"]
def wavg(g):
    ok = g["amount"].notna()
    return np.average(g.loc[ok, "monthly_ratio"], weights=g.loc[ok, "amount"]) if ok.any() else np.nan
res = m.groupby("A3")[["monthly_ratio", "amount"]].apply(wavg)
result = res.rename("ratio").to_frame().assign(interest=m.groupby("A3")["interest"].sum()).round(5)

# case: districts_without_any_loan
with_loan = np.intersect1d(account["account_id"], loan["account_id"])
used = account.loc[np.isin(account["account_id"], with_loan), "district_id"].unique()
unused = np.setdiff1d(district["district_id"].to_numpy(), used)
result = district.set_index("district_id").loc[unused, "A2"].tolist()

# case: transaction_gap_stats
t = trans.assign(day=pd.to_datetime(trans["day"])).sort_values(["account_id", "day"])
t["gap"] = t.groupby("account_id")["day"].diff().dt.days
result = t.groupby("account_id")["gap"].agg(n="count", mean="mean", longest="max", same_day=lambda s: int((s == 0).sum()))

# case: average_salary_of_debtors
debt = loan.loc[loan["status"] == "D"].merge(account, on="account_id", how="left").merge(district, on="district_id", how="left")
mean_salary = np.mean(debt["A11"].to_numpy(dtype=int))
result = float(mean_salary)
