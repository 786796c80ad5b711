import pandas as pd
import numpy as np
from datetime import date, datetime, timedelta

orders_df = pd.DataFrame({
    "order_id": [1001, 1002, 1003, 1004, 1005, 1006, 1007, 1008, 1009, 1010, 1011, 1012, 1013, 1014],
    "customer_id": [1, 2, 1, 3, 2, 4, 1, 5, 3, 9, 2, None, 4, 1],
    "order_date": ["2023-11-05", "2023-11-20", "2023-12-31", "2024-01-01", "2024-01-15", "2024-01-31", "2024-02-29",
                   "2024-03-10", "2024-03-10", "not a date", "2024-05-06", "2024-05-07", None, "2024-06-30"],
    "ship_date": ["2023-11-07", "2023-11-25", "2024-01-03", "2024-01-02", None, "2024-02-05", "2024-03-04",
                  "2024-03-10", "2024-03-15", "2024-04-01", "2024-05-05", "", "2024-06-01", None],
    "amount": [120.5, 80.0, 45.25, 300.0, 0.0, -15.0, 99.99, 250.0, 60.0, 75.5, np.nan, 40.0, 10.0, 500.0],
    "status": ["shipped", "Shipped", "shipped ", "shipped", "cancelled", "returned", "shipped", "SHIPPED", "shipped", "pending", "shipped", None, "shipped", "pending"],
})

customers_df = pd.DataFrame({
    "customer_id": [1, 2, 3, 4, 5, 6],
    "name": ["Ana", "Bob", "Chloé", "Dan", "Eve", "Finn"],
    "signup": ["05/10/2023", "20/11/2023", "31/12/2023", "15/01/2024", "10/03/2024", "01/02/2024"],
    "birthday": ["1990-02-29", "1985-07-14", "2000-02-29", "1999-12-31", None, "1975-01-01"],
})

returns_df = pd.DataFrame({
    "order_id": [1001, 1004, 1006, 1006, 2000],
    "returned_on": ["11/20/2023", "01/15/2024", "02/10/2024", "02/12/2024", "03/01/2024"],
    "reason": ["size", "damaged", "late", "late", "other"],
})

# case: monthly-revenue-filled
df = orders_df.copy()
df["order_date"] = pd.to_datetime(df["order_date"], errors="coerce")
df = df.dropna(subset=["order_date"])
monthly = df.groupby(df["order_date"].dt.to_period("M"))["amount"].sum()
full = pd.period_range(monthly.index.min(), monthly.index.max(), freq="M")
result = monthly.reindex(full, fill_value=0)

# case: ship-delay-stats
o = pd.to_datetime(orders_df["order_date"], errors="coerce")
s = pd.to_datetime(orders_df["ship_date"], errors="coerce")
delay = (s - o).dt.days
result = {"mean": delay.mean(), "median": delay.median(), "max": delay.max(), "negative": int((delay < 0).sum()), "missing": int(delay.isna().sum())}

# case: days-since-previous-order
df = orders_df.assign(order_date=pd.to_datetime(orders_df["order_date"], errors="coerce"))
df = df.dropna(subset=["customer_id", "order_date"]).sort_values(["customer_id", "order_date"])
df["days_since_prev"] = df.groupby("customer_id")["order_date"].diff().dt.days
result = df[["customer_id", "order_date", "days_since_prev"]].reset_index(drop=True)

# case: cohort-table
df = orders_df.copy()
df["order_date"] = pd.to_datetime(df["order_date"], errors="coerce")
df = df.dropna(subset=["order_date", "customer_id"])
df["order_month"] = df["order_date"].dt.to_period("M")
df["cohort"] = df.groupby("customer_id")["order_date"].transform("min").dt.to_period("M")
df["period_number"] = (df["order_month"] - df["cohort"]).apply(lambda x: x.n)
cohort = df.groupby(["cohort", "period_number"])["customer_id"].nunique().unstack(fill_value=0)
result = cohort

# case: retention-rate
df = orders_df.copy()
df["d"] = pd.to_datetime(df["order_date"], errors="coerce")
df = df[df["d"].notna() & df["customer_id"].notna()]
first = df.groupby("customer_id")["d"].min().rename("first_order")
df = df.join(first, on="customer_id")
df["months"] = (df["d"].dt.year - df["first_order"].dt.year) * 12 + (df["d"].dt.month - df["first_order"].dt.month)
df["cohort"] = df["first_order"].dt.strftime("%Y-%m")
counts = df.pivot_table(index="cohort", columns="months", values="customer_id", aggfunc="nunique")
result = counts.div(counts[0], axis=0).round(2)

# case: age-at-order
c = customers_df.copy()
c["birthday"] = pd.to_datetime(c["birthday"], errors="coerce")
m = orders_df.merge(c, on="customer_id", how="inner")
m["order_date"] = pd.to_datetime(m["order_date"], errors="coerce")
m["age"] = ((m["order_date"] - m["birthday"]).dt.days / 365.25).round(1)
result = m[["order_id", "name", "age"]]

# case: signup-european-parse
signup = pd.to_datetime(customers_df["signup"], format="%d/%m/%Y")
result = signup.dt.strftime("%d %b %Y").tolist()

# case: signup-default-parse-fails
customers_df["signup"] = pd.to_datetime(customers_df["signup"])
result = customers_df["signup"].dt.month.value_counts().sort_index()

# case: birthday-strict-error
customers_df["birthday"] = pd.to_datetime(customers_df["birthday"])
result = customers_df["birthday"].dt.year.tolist()

# case: days-signup-to-first-order
c = customers_df.copy()
c["signup"] = pd.to_datetime(c["signup"], dayfirst=True)
o = orders_df.copy()
o["order_date"] = pd.to_datetime(o["order_date"], errors="coerce")
first = o.groupby("customer_id", as_index=False)["order_date"].min()
out = c.merge(first, on="customer_id", how="left")
out["days_to_first"] = (out["order_date"] - out["signup"]).dt.days
result = out[["name", "signup", "order_date", "days_to_first"]]

# case: quarterly-labels
d = pd.to_datetime(orders_df["order_date"], errors="coerce")
labels = "Q" + d.dt.quarter.astype("Int64").astype(str) + " " + d.dt.year.astype("Int64").astype(str)
result = orders_df.assign(quarter=labels).groupby("quarter")["amount"].agg(["sum", "count"])

# case: weekday-distribution
d = pd.to_datetime(orders_df["order_date"], errors="coerce")
days = ["Monday", "Tuesday", "Wednesday", "Thursday", "Friday", "Saturday", "Sunday"]
result = d.dt.day_name().value_counts().reindex(days, fill_value=0)

# case: first-last-per-customer
df = orders_df.copy()
df["order_date"] = pd.to_datetime(df["order_date"], errors="coerce")
g = df.groupby("customer_id").agg(first=("order_date", "min"), last=("order_date", "max"), n=("order_id", "count"))
g["tenure_days"] = (g["last"] - g["first"]).dt.days
result = g.sort_values("tenure_days", ascending=False)

# case: mom-change
df = orders_df.copy()
df["order_date"] = pd.to_datetime(df["order_date"], errors="coerce")
ts = df.dropna(subset=["order_date"]).set_index("order_date")["amount"].resample("MS").sum()
result = pd.DataFrame({"revenue": ts, "prev": ts.shift(1), "pct": ts.pct_change().mul(100).round(1)})

# case: ytd-cumsum
df = orders_df.copy()
df["date"] = pd.to_datetime(df["order_date"], errors="coerce")
df = df.dropna(subset=["date", "amount"]).sort_values("date")
df["ytd"] = df.groupby(df["date"].dt.year)["amount"].cumsum()
result = df[["date", "amount", "ytd"]]

# case: return-window
r = returns_df.copy()
r["returned_on"] = pd.to_datetime(r["returned_on"], format="%m/%d/%Y")
m = pd.merge(orders_df, r, on="order_id", how="left")
m["order_date"] = pd.to_datetime(m["order_date"], errors="coerce")
m["within_14"] = (m["returned_on"] - m["order_date"]) <= pd.Timedelta(days=14)
result = m.loc[m["returned_on"].notna(), ["order_id", "order_date", "returned_on", "within_14", "reason"]]

# case: first-return-only
r = returns_df.assign(returned_on=pd.to_datetime(returns_df["returned_on"]))
r = r.sort_values("returned_on").drop_duplicates("order_id", keep="first")
result = r.set_index("order_id")["returned_on"].dt.date.to_dict()

# case: between-dates
df = orders_df.copy()
df["order_date"] = pd.to_datetime(df["order_date"], errors="coerce")
mask = df["order_date"].between("2024-01-01", "2024-03-31")
result = df.loc[mask, ["order_id", "order_date", "amount"]]

# case: partial-index-2024
df = orders_df.copy()
df["order_date"] = pd.to_datetime(df["order_date"], errors="coerce")
df = df.dropna(subset=["order_date"]).set_index("order_date").sort_index()
result = df.loc["2024-01":"2024-03", "amount"]

# case: recency-segment
ref = pd.Timestamp("2024-07-01")
df = orders_df.copy()
df["order_date"] = pd.to_datetime(df["order_date"], errors="coerce")
rec = (ref - df.groupby("customer_id")["order_date"].max()).dt.days
seg = pd.cut(rec, bins=[0, 30, 90, 180, np.inf], labels=["active", "warm", "cooling", "lost"])
result = pd.DataFrame({"recency": rec, "segment": seg})

# case: compare-date-objects
d = pd.to_datetime(orders_df["order_date"], errors="coerce").dt.date
cutoff = date(2024, 2, 1)
kept = [x for x in d if pd.notna(x) and x >= cutoff]
result = kept

# case: dt-on-object-error
result = orders_df["order_date"].dt.month

# case: month-end-invoices
d = pd.to_datetime(orders_df["order_date"], errors="coerce")
inv = d + pd.offsets.MonthEnd(0)
result = pd.DataFrame({"order_id": orders_df["order_id"], "invoice": inv, "days_left": (inv - d).dt.days})

# case: fiscal-year-april
df = orders_df.copy()
df["order_date"] = pd.to_datetime(df["order_date"], errors="coerce")
df = df[df["order_date"].notnull()]
df["fy"] = np.where(df["order_date"].dt.month >= 4, df["order_date"].dt.year + 1, df["order_date"].dt.year)
df["fq"] = ((df["order_date"].dt.month - 4) % 12) // 3 + 1
result = df.groupby(["fy", "fq"])["amount"].sum().reset_index()
