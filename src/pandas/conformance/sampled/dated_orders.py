import pandas as pd
import numpy as np
from datetime import datetime, timedelta, date

orders = pd.DataFrame({
    "order_id": [101, 102, 103, 104, 105, 106, 107, 108, 109, 110],
    "customer_id": [1, 2, 1, 3, 2, 4, 1, 3, 5, None],
    "order_date": ["2024-01-05", "2024-01-17", "2024-02-03", "2024-02-14", "2024-02-29",
                   "2024-03-01", "2024-03-31", "2024-04-15", None, "2024-04-30"],
    "status": ["shipped", "Shipped", "returned", "", "shipped", "cancelled", "SHIPPED", None, "shipped", "pending"],
    "amount": [120.5, 80.0, np.nan, 45.25, 310.0, 0.0, 99.99, 45.25, 12.0, 75.5],
})
customers = pd.DataFrame({
    "customer_id": [1, 2, 3, 4, 6],
    "name": ["Ada", "ben", "Cleo", None, "Finn"],
    "signup": ["2023-12-31", "2024-01-02", "2024-02-01", "2024-02-29", "2024-03-15"],
})

# case: monthly_revenue_period
df = orders.copy()
df["order_date"] = pd.to_datetime(df["order_date"])
df["month"] = df["order_date"].dt.to_period("M")
result = df.groupby("month", as_index=False)["amount"].sum()

# case: monthly_revenue_str
df = orders.dropna(subset=["order_date"]).assign(order_date=lambda d: pd.to_datetime(d["order_date"]))
result = (
    df.groupby(df["order_date"].dt.strftime("%Y-%m"))["amount"]
    .agg(["sum", "count", "mean"])
    .reset_index()
    .rename(columns={"order_date": "month"})
)

# case: resample_month_end
s = orders.assign(order_date=pd.to_datetime(orders["order_date"])).dropna(subset=["order_date"]).set_index("order_date")["amount"]
result = s.resample("ME").sum()

# case: resample_ms_agg_named
df = orders.assign(order_date=pd.to_datetime(orders["order_date"])).dropna(subset=["order_date"])
result = df.set_index("order_date").resample("MS").agg(orders=("order_id", "count"), revenue=("amount", "sum"), customers=("customer_id", "nunique"))

# case: first_order_per_customer
df = orders.copy()
df["order_date"] = pd.to_datetime(df["order_date"], errors="coerce")
first = df.sort_values("order_date").drop_duplicates("customer_id", keep="first")
result = first[["customer_id", "order_id", "order_date"]].reset_index(drop=True)

# case: latest_order_idxmax
df = orders.dropna(subset=["order_date", "customer_id"]).copy()
df["order_date"] = pd.to_datetime(df["order_date"])
idx = df.groupby("customer_id")["order_date"].idxmax()
result = df.loc[idx, ["customer_id", "order_id", "order_date", "status"]]

# case: days_between_orders
df = orders.copy()
df["order_date"] = pd.to_datetime(df["order_date"])
df = df.sort_values(["customer_id", "order_date"])
df["prev"] = df.groupby("customer_id")["order_date"].shift(1)
df["gap_days"] = (df["order_date"] - df["prev"]).dt.days
result = df[["customer_id", "order_date", "gap_days"]]

# case: running_total_by_customer
df = orders.copy()
df["amount"] = df["amount"].fillna(0)
df["running"] = df.groupby("customer_id")["amount"].cumsum()
result = df[["order_id", "customer_id", "running"]]

# case: cohort_retention_pivot
df = orders.dropna(subset=["customer_id", "order_date"]).copy()
df["order_date"] = pd.to_datetime(df["order_date"])
df["order_month"] = df["order_date"].dt.to_period("M")
df["cohort"] = df.groupby("customer_id")["order_month"].transform("min")
df["period_number"] = (df["order_month"] - df["cohort"]).apply(lambda x: x.n)
cohort = df.groupby(["cohort", "period_number"])["customer_id"].nunique().reset_index(name="customers")
pivot = cohort.pivot(index="cohort", columns="period_number", values="customers")
result = pivot.divide(pivot[0], axis=0).round(2)

# case: cohort_with_ints
df = orders.merge(customers, on="customer_id", how="inner")
df["signup"] = pd.to_datetime(df["signup"])
df["order_date"] = pd.to_datetime(df["order_date"])
df["months_since"] = (df["order_date"].dt.year - df["signup"].dt.year) * 12 + (df["order_date"].dt.month - df["signup"].dt.month)
result = df.pivot_table(index="name", columns="months_since", values="amount", aggfunc="sum", fill_value=0)

# case: quarter_label
df = orders.copy()
df["order_date"] = pd.to_datetime(df["order_date"])
df["quarter"] = df["order_date"].dt.year.astype("Int64").astype(str) + "-Q" + df["order_date"].dt.quarter.astype("Int64").astype(str)
result = df.groupby("quarter")["amount"].sum().sort_index()

# case: quarter_period_strings
df = orders.assign(q=pd.to_datetime(orders["order_date"]).dt.to_period("Q").astype(str))
result = df.groupby("q").size().to_frame("n").reset_index()

# case: weekday_names
d = pd.to_datetime(orders["order_date"])
result = d.dt.day_name().value_counts()

# case: weekend_share
d = pd.to_datetime(orders["order_date"]).dropna()
result = round((d.dt.dayofweek >= 5).mean(), 4)

# case: grouper_quarter
df = orders.assign(order_date=pd.to_datetime(orders["order_date"]))
result = df.groupby([pd.Grouper(key="order_date", freq="QE"), df["status"].str.lower()])["amount"].sum().reset_index()

# case: days_since_signup_buckets
m = orders.merge(customers, on="customer_id", how="left")
m["age"] = (pd.to_datetime(m["order_date"]) - pd.to_datetime(m["signup"])).dt.days
m["bucket"] = pd.cut(m["age"], bins=[-1, 7, 30, 90, np.inf], labels=["week", "month", "quarter", "later"])
result = m["bucket"].value_counts(sort=False, dropna=False)

# case: recency_table
ref = pd.Timestamp("2024-05-01")
df = orders.assign(order_date=pd.to_datetime(orders["order_date"]))
rfm = df.groupby("customer_id").agg(
    recency=("order_date", lambda x: (ref - x.max()).days),
    frequency=("order_id", "count"),
    monetary=("amount", "sum"),
)
result = rfm.sort_values(["monetary", "frequency"], ascending=False)

# case: recency_without_nat
ref = pd.Timestamp("2024-05-01")
df = orders.dropna(subset=["order_date"]).assign(order_date=lambda x: pd.to_datetime(x["order_date"]))
rfm = df.groupby("customer_id").agg(
    recency=("order_date", lambda x: (ref - x.max()).days),
    frequency=("order_id", "nunique"),
    monetary=("amount", "sum"),
)
rfm["r"] = pd.qcut(rfm["recency"].rank(method="first"), 2, labels=[2, 1]).astype(int)
result = rfm

# case: strptime_loop
out = []
for _, row in orders.iterrows():
    if row["order_date"] is None:
        out.append({"id": row["order_id"], "due": None})
        continue
    d = datetime.strptime(row["order_date"], "%Y-%m-%d")
    due = d + timedelta(days=30)
    if due.weekday() >= 5:
        due += timedelta(days=7 - due.weekday())
    out.append({"id": row["order_id"], "due": due.strftime("%d.%m.%Y")})
result = pd.DataFrame(out)

# case: month_over_month
df = orders.dropna(subset=["order_date"]).copy()
df["order_date"] = pd.to_datetime(df["order_date"])
m = df.groupby(df["order_date"].dt.to_period("M"))["amount"].sum().to_frame("revenue")
m["prev"] = m["revenue"].shift()
m["growth_pct"] = (m["revenue"].pct_change() * 100).round(1)
m.index = m.index.astype(str)
result = m.reset_index()

# case: filter_between_dates
df = orders.assign(order_date=pd.to_datetime(orders["order_date"]))
mask = df["order_date"].between("2024-02-01", "2024-02-29")
result = df.loc[mask].sort_values("amount", ascending=False, na_position="last")

# case: filter_query_dates
df = orders.assign(order_date=pd.to_datetime(orders["order_date"]))
result = df.query("order_date >= '2024-03-01' and amount > 50")[["order_id", "order_date"]]

# case: partial_string_loc
df = orders.dropna(subset=["order_date"]).assign(order_date=lambda x: pd.to_datetime(x["order_date"])).set_index("order_date").sort_index()
result = df.loc["2024-02", ["order_id", "amount"]]

# case: partial_string_slice
df = orders.dropna(subset=["order_date"]).assign(order_date=lambda x: pd.to_datetime(x["order_date"])).set_index("order_date").sort_index()
result = df.loc["2024-02":"2024-03", "amount"].sum()

# case: cumulative_distinct_customers
df = orders.dropna(subset=["order_date", "customer_id"]).assign(order_date=lambda x: pd.to_datetime(x["order_date"])).sort_values("order_date")
df["new"] = ~df["customer_id"].duplicated()
df["cum_customers"] = df["new"].cumsum()
result = df[["order_date", "customer_id", "cum_customers"]].reset_index(drop=True)

# case: last_day_flag
d = pd.to_datetime(orders["order_date"])
result = pd.DataFrame({"d": d, "is_end": d.dt.is_month_end, "start": d.dt.is_month_start, "dim": d.dt.days_in_month})

# case: month_end_offset
d = pd.to_datetime(orders["order_date"]).dropna()
result = (d + pd.offsets.MonthEnd(0)).dt.date.tolist()

# case: isocalendar_weeks
df = orders.dropna(subset=["order_date"]).copy()
iso = pd.to_datetime(df["order_date"]).dt.isocalendar()
df["week"] = iso["week"]
df["year"] = iso.year
result = df.groupby(["year", "week"])["amount"].sum().reset_index()

# case: left_join_customers_no_orders
o = orders.assign(order_date=pd.to_datetime(orders["order_date"]))
agg = o.groupby("customer_id").agg(n=("order_id", "size"), last=("order_date", "max")).reset_index()
res = customers.merge(agg, on="customer_id", how="left")
res["n"] = res["n"].fillna(0).astype(int)
res["last"] = res["last"].dt.strftime("%Y-%m-%d").fillna("never")
result = res

# case: crosstab_month_status
d = pd.to_datetime(orders["order_date"]).dt.month_name().str[:3]
result = pd.crosstab(d, orders["status"].fillna("unknown").str.title(), margins=True)

# case: rank_by_month
df = orders.assign(m=pd.to_datetime(orders["order_date"]).dt.month)
df["rk"] = df.groupby("m")["amount"].rank(ascending=False, method="dense")
result = df[df["rk"] == 1][["m", "order_id", "amount"]].sort_values("m")

# case: top_customer_per_month
df = orders.assign(month=pd.to_datetime(orders["order_date"]).dt.strftime("%b %Y"))
t = df.groupby(["month", "customer_id"], dropna=False)["amount"].sum().reset_index()
result = t.sort_values(["month", "amount"], ascending=[True, False]).groupby("month").head(1)

# case: first_last_agg
df = orders.assign(order_date=pd.to_datetime(orders["order_date"])).sort_values("order_date")
result = df.groupby("customer_id")["order_date"].agg(["first", "last", "count", lambda s: (s.max() - s.min()).days])

# case: age_dict
df = orders.assign(order_date=pd.to_datetime(orders["order_date"]))
result = {int(k): str(v.date()) for k, v in df.groupby("customer_id")["order_date"].max().items() if pd.notna(v)}
