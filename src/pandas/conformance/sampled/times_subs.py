import pandas as pd
import numpy as np
from datetime import date, datetime, timedelta
from collections import defaultdict

# SaaS subscriptions and invoices
subs_df = pd.DataFrame({
    "sub_id": [1, 2, 3, 4, 5, 6, 7, 8],
    "customer": ["Acme", "beta llc", "Acme", "Cyan", " Delta", "beta llc", None, "Echo"],
    "plan": ["monthly", "annual", "monthly", "quarterly", "annual", "monthly", "monthly", None],
    "start": ["01/15/2023", "03/31/2022", "10/31/2023", "02/29/2024", "12/01/2021", "05/05/2024", "13/01/2024", "08/20/2023"],
    "end": ["06/14/2023", None, "", "08/28/2024", "11/30/2023", "05/05/2024", None, "TBA"],
    "mrr": [49.0, 120.0, 49.0, 80.0, 99.0, -5.0, 49.0, None],
})
invoices_df = pd.DataFrame({
    "invoice": ["I-100", "I-101", "I-102", "I-103", "I-104", "I-105", "I-106", "I-107", "I-108", "I-109"],
    "sub_id": [1, 1, 2, 2, 3, 4, 5, 9, 6, 3],
    "issued": [date(2023, 1, 15), date(2023, 2, 15), date(2022, 3, 31), date(2023, 3, 31), date(2023, 10, 31),
               date(2024, 2, 29), date(2021, 12, 1), None, date(2024, 5, 5), date(2023, 11, 30)],
    "paid": ["2023-01-20", "2023-03-30", "2022-05-01", None, "2023-10-31", "2024-02-28", "2021-12-31", "2022-01-01", "2024-05-05", None],
    "amount": ["49.00", "49", "1,440.00", "1440", "49.00", "240", "1188", "10", "-5", ""],
})
fx_df = pd.DataFrame({
    "period": ["2023Q1", "2023Q2", "2023Q4", "2024Q1", "2022Q1"],
    "rate": [1.08, 1.09, 1.07, 1.1, np.nan],
})

# case: us-format-coerce
subs_df["start_dt"] = pd.to_datetime(subs_df["start"], format="%m/%d/%Y", errors="coerce")
result = subs_df.loc[subs_df["start_dt"].isna(), ["sub_id", "start"]]

# case: infer-then-fail
subs_df["start_dt"] = pd.to_datetime(subs_df["start"])
result = subs_df["start_dt"].min()

# case: date-object-column-to-datetime
inv = invoices_df.copy()
inv["issued"] = pd.to_datetime(inv["issued"])
result = inv.dtypes.astype(str).to_dict(), inv["issued"].max(), inv["issued"].min()

# case: dt-accessor-on-object
invoices_df["year"] = invoices_df["issued"].dt.year
result = invoices_df.groupby("year").size()

# case: date-objects-direct-apply
result = invoices_df["issued"].apply(lambda d: d.year if d is not None else 0)

# case: days-to-pay
inv = invoices_df.copy()
inv["days"] = (pd.to_datetime(inv["paid"]) - pd.to_datetime(inv["issued"])).dt.days
inv["status"] = np.select(
    [inv["paid"].isna(), inv["days"] <= 0, inv["days"] <= 30],
    ["unpaid", "prepaid", "on time"],
    default="late",
)
result = inv[["invoice", "days", "status"]]

# case: ageing-buckets
as_of = pd.Timestamp("2023-12-31")
inv = invoices_df[invoices_df["paid"].isna()].copy()
inv["age"] = (as_of - pd.to_datetime(inv["issued"])).dt.days
inv["bucket"] = pd.cut(inv["age"], [-1, 30, 60, 90, 10_000], labels=["0-30", "31-60", "61-90", "90+"])
inv["amount"] = pd.to_numeric(inv["amount"].str.replace(",", ""), errors="coerce")
result = inv.groupby("bucket", observed=False)["amount"].sum()

# case: fx-merge-on-period
inv = invoices_df.copy()
inv["period"] = pd.PeriodIndex(pd.to_datetime(inv["issued"]), freq="Q")
fx = fx_df.assign(period=pd.PeriodIndex(fx_df["period"], freq="Q"))
result = inv.merge(fx, on="period", how="left")[["invoice", "period", "rate"]]

# case: fx-merge-on-period-text
inv = invoices_df.assign(period=pd.to_datetime(invoices_df["issued"]).dt.to_period("Q").astype(str))
result = inv.merge(fx_df, on="period", how="outer", indicator=True)["_merge"].value_counts()

# case: fiscal-year-april
issued = pd.to_datetime(invoices_df["issued"])
fy = issued.dt.year + (issued.dt.month >= 4)
amt = pd.to_numeric(invoices_df["amount"].str.replace(",", "", regex=False), errors="coerce")
result = amt.groupby(fy.rename("fy")).sum()

# case: mrr-expand-months
s = subs_df.assign(
    start=pd.to_datetime(subs_df["start"], format="%m/%d/%Y", errors="coerce"),
    end=pd.to_datetime(subs_df["end"], format="%m/%d/%Y", errors="coerce"),
).dropna(subset=["start", "mrr"])
s["end"] = s["end"].fillna(pd.Timestamp("2024-06-30"))
rows = []
for r in s.itertuples():
    for m in pd.period_range(r.start, r.end, freq="M"):
        rows.append((m, r.sub_id, r.mrr))
mrr = pd.DataFrame(rows, columns=["month", "sub_id", "mrr"]).groupby("month")["mrr"].sum()
result = mrr.loc["2023-01":"2023-12"]

# case: churn-month-net
e = pd.to_datetime(subs_df["end"], errors="coerce").dt.to_period("M").value_counts()
s = pd.to_datetime(subs_df["start"], errors="coerce").dt.to_period("M").value_counts()
net = s.sub(e, fill_value=0).sort_index()
result = net.astype(int)

# case: first-invoice-lag
first = invoices_df.assign(issued=pd.to_datetime(invoices_df["issued"])).groupby("sub_id", as_index=False)["issued"].min()
m = subs_df.merge(first, on="sub_id", how="left")
m["lag"] = m["issued"] - pd.to_datetime(m["start"], format="%m/%d/%Y", errors="coerce")
result = m.set_index("sub_id")["lag"]

# case: days-text-format
lag = pd.to_datetime(invoices_df["paid"]) - pd.to_datetime(invoices_df["issued"])
result = lag.apply(lambda t: "-" if pd.isna(t) else f"{t.days // 7}w {t.days % 7}d")

# case: inclusive-month-count
start = pd.to_datetime(subs_df["start"], errors="coerce", format="%m/%d/%Y")
end = pd.to_datetime(subs_df["end"], errors="coerce", format="%m/%d/%Y")
result = (end.dt.year - start.dt.year) * 12 + (end.dt.month - start.dt.month) + 1

# case: last-day-of-month-mask
start = pd.to_datetime(subs_df["start"], errors="coerce")
eom = start + pd.offsets.MonthEnd(0)
result = subs_df[(start == eom)][["sub_id", "start"]]

# case: compare-date-object-to-datetime-scalar
cut = pd.to_datetime("2023-03-31").date()
result = invoices_df.dropna(subset=["issued"]).loc[lambda d: d["issued"] > cut, "invoice"].tolist()

# case: subtract-text-dates-mistake
result = invoices_df["paid"] - invoices_df["issued"]

# case: invoice-sequence-gap-stats
inv = invoices_df.dropna(subset=["issued"]).copy()
inv["issued"] = inv["issued"].astype("datetime64[ns]")
inv = inv.sort_values("issued")
inv["since_prev"] = inv["issued"].diff().dt.days
desc = inv["since_prev"].describe()
result = desc.round(1)
