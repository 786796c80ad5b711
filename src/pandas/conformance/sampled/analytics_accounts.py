import pandas as pd
import numpy as np
from itertools import combinations

accounts_df = pd.DataFrame({
    "account_id": [201, 202, 203, 204, 205],
    "company": ["Acme Inc.", "globex", "Initech LLC", "Umbrella Corp", "Hooli "],
    "segment": ["SMB", "Enterprise", "smb", "Enterprise", None],
    "created": ["2022-12-01", "2023-01-15", "2023-01-31", "2023-02-10", "2023-04-01"],
})

invoices_df = pd.DataFrame({
    "invoice_no": ["INV-2023-001", "INV-2023-002", "INV-2023-003", "INV-2023-004", "INV-2023-006", "INV-2023-007", "INV-2023-010", "INV-2023-011", "inv-2023-012", "INV-2023-013"],
    "account_id": [201, 202, 201, 203, 202, 201, 204, 204, 202, 299],
    "issued": ["01/01/2023", "15/01/2023", "01/02/2023", "03/02/2023", "15/02/2023", "01/04/2023", "10/03/2023", "10/04/2023", "15/03/2023", "20/04/2023"],
    "amount": ["1,200.00", "5,000", "1,200.00", "300", "5,500", "1,350.00", "8,000.50", "8,000.50", "5,500", "99"],
    "paid": ["Y", "Y", "y", "N", "Y", None, "yes", "N", "Y", "N"],
})

payments_df = pd.DataFrame({
    "payment_id": range(1, 9),
    "invoice_no": ["INV-2023-001", "INV-2023-002", "INV-2023-002", "INV-2023-003", "INV-2023-006", "INV-2023-010", "INV-2023-012", "INV-2023-999"],
    "paid_on": pd.to_datetime(["2023-01-20", "2023-01-31", "2023-02-20", "2023-02-01", "2023-04-01", "2023-03-11", "2023-03-20", "2023-03-21"]),
    "amount": [1200.00, 2500.00, 2500.00, 1200.00, 5500.00, 8000.50, 5000.00, 10.00],
})

usage_df = pd.DataFrame({
    "account_id": [201, 201, 201, 201, 202, 202, 202, 203, 203, 204],
    "day": pd.to_datetime(["2023-03-01", "2023-03-02", "2023-03-03", "2023-03-06", "2023-03-01", "2023-03-03", "2023-03-04", "2023-03-05", "2023-03-06", "2023-03-02"]),
    "api_calls": [100, 150, 90, 0, 2000, 2100, 1900, 10, 12, 500],
    "features": ["export|sync", "sync", "export", None, "sync|sso|export", "sso", "sso|sync", "export", "export", "sso"],
})
# case: mrr-movement
inv = invoices_df.copy()
inv["amount"] = inv["amount"].str.replace(",", "").astype(float)
inv["month"] = pd.to_datetime(inv["issued"], format="%d/%m/%Y").dt.to_period("M")
m = inv.pivot_table(index="account_id", columns="month", values="amount", aggfunc="sum", fill_value=0)
d = m.diff(axis=1).iloc[:, 1:]
new = d.where((m.shift(1, axis=1).iloc[:, 1:] == 0) & (d > 0), 0).sum()
exp = d.where((m.shift(1, axis=1).iloc[:, 1:] > 0) & (d > 0), 0).sum()
lost = d.where(d < 0, 0).sum()
result = pd.DataFrame({"new": new, "expansion": exp, "contraction": lost, "net": new + exp + lost})
result.index = result.index.astype(str)
# case: consecutive-usage-streaks
u = usage_df.sort_values(["account_id", "day"]).copy()
u["rn"] = u.groupby("account_id").cumcount()
u["anchor"] = u["day"] - pd.to_timedelta(u["rn"], unit="D")
streak = u.groupby(["account_id", "anchor"]).agg(start=("day", "min"), end=("day", "max"), length=("day", "count")).reset_index()
result = streak.sort_values(["length", "account_id"], ascending=[False, True]).drop(columns="anchor").drop_duplicates("account_id")
# case: missing-invoice-numbers
nums = invoices_df["invoice_no"].str.extract(r"-(\d+)$")[0].astype(int)
full = pd.RangeIndex(nums.min(), nums.max() + 1)
missing = full.difference(nums)
result = [f"INV-2023-{n:03d}" for n in missing]
# case: aging-buckets
inv = invoices_df.copy()
inv["issued"] = pd.to_datetime(inv["issued"], dayfirst=True)
inv["amount"] = pd.to_numeric(inv["amount"].str.replace(",", "", regex=False))
unpaid = inv[~inv["paid"].fillna("N").str.upper().str.startswith("Y")].copy()
unpaid["days"] = (pd.Timestamp("2023-05-01") - unpaid["issued"]).dt.days
unpaid["bucket"] = pd.cut(unpaid["days"], [0, 30, 60, 90], labels=["0-30", "31-60", "61-90"], include_lowest=True)
result = unpaid.pivot_table(index="account_id", columns="bucket", values="amount", aggfunc="sum", observed=False, fill_value=0)
# case: outstanding-balance
inv = invoices_df[["invoice_no", "account_id", "amount"]].copy()
inv["invoice_no"] = inv["invoice_no"].str.upper()
inv["amount"] = inv["amount"].str.replace(",", "").astype(float)
pay = payments_df.groupby("invoice_no", as_index=False)["amount"].sum()
b = inv.merge(pay, on="invoice_no", how="left", suffixes=("_inv", "_paid"))
b["amount_paid"] = b["amount_paid"].fillna(0)
b["balance"] = b["amount_inv"] - b["amount_paid"]
result = b[b["balance"] != 0].sort_values("balance", ascending=False).reset_index(drop=True)
# case: full-outer-anti
inv_keys = invoices_df[["invoice_no"]]
pay_keys = payments_df[["invoice_no"]].drop_duplicates()
x = inv_keys.merge(pay_keys, how="outer", indicator=True)
x["_merge"] = x["_merge"].astype(str).map({"left_only": "unpaid", "right_only": "unmatched payment", "both": "ok"})
result = x[x["_merge"] != "ok"].rename(columns={"_merge": "issue"}).reset_index(drop=True)
# case: feature-pairs
pairs = {}
for feats in usage_df["features"].dropna():
    for a, b in combinations(sorted(feats.split("|")), 2):
        pairs[(a, b)] = pairs.get((a, b), 0) + 1
result = pd.DataFrame([(a, b, n) for (a, b), n in pairs.items()], columns=["f1", "f2", "n"]).sort_values(["n", "f1", "f2"], ascending=[False, True, True])
# case: feature-dummies
dm = usage_df["features"].str.get_dummies(sep="|")
dm.insert(0, "account_id", usage_df["account_id"])
result = dm.groupby("account_id").max()
# case: usage-rolling-3d-time
u = usage_df.sort_values(["account_id", "day"]).set_index("day")
r = u.groupby("account_id")["api_calls"].rolling("3D").sum()
result = r.reset_index(name="calls_3d")
# case: weighted-days-to-pay
p = payments_df.merge(invoices_df[["invoice_no", "account_id", "issued"]], on="invoice_no")
p["issued"] = pd.to_datetime(p["issued"], format="%d/%m/%Y")
p["dtp"] = (p["paid_on"] - p["issued"]).dt.days
p["w"] = p["dtp"] * p["amount"]
g = p.groupby("account_id")[["w", "amount"]].sum()
result = (g["w"] / g["amount"]).round(2).rename("weighted_dtp").reset_index()
# case: segment-rollup
a = accounts_df.assign(segment=accounts_df["segment"].str.upper().fillna("UNKNOWN"))
inv = invoices_df.assign(amount=invoices_df["amount"].str.replace(",", "").astype(float))
j = a.merge(inv, on="account_id", how="left")
g = j.groupby("segment").agg(accounts=("account_id", "nunique"), invoices=("invoice_no", "count"), billed=("amount", "sum"))
g.loc["TOTAL"] = g.sum()
g["avg_invoice"] = (g["billed"] / g["invoices"].replace(0, np.nan)).round(2)
result = g
# case: invoice-lag-lead
inv = invoices_df.copy()
inv["issued"] = pd.to_datetime(inv["issued"], format="%d/%m/%Y")
inv = inv.sort_values(["account_id", "issued"])
grp = inv.groupby("account_id")["issued"]
inv["prev"] = grp.shift(1)
inv["next"] = grp.shift(-1)
inv["skipped_month"] = (inv["issued"].dt.to_period("M").astype("int64") - inv["prev"].dt.to_period("M").astype("int64")) > 1
result = inv[["account_id", "invoice_no", "prev", "issued", "next"]].assign(gap=(inv["issued"] - inv["prev"]).dt.days)
# case: company-clean-name
c = accounts_df["company"].str.strip().str.replace(r"\s+(inc\.?|llc|corp)$", "", case=False, regex=True)
out = accounts_df.assign(clean=c.str.title(), suffix=accounts_df["company"].str.extract(r"\b(Inc|LLC|Corp)\b", expand=False))
result = out[["account_id", "clean", "suffix"]].sort_values("clean")
# case: usage-share-by-day
p = usage_df.pivot(index="day", columns="account_id", values="api_calls").fillna(0)
share = p.div(p.sum(axis=1).replace(0, np.nan), axis=0).round(3)
share["top"] = p.idxmax(axis=1)
result = share.reset_index()
