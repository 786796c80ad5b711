import pandas as pd
import numpy as np
from datetime import date, datetime

# case: active-subscribers-per-month
subs = pd.DataFrame({
    "customer": ["c1", "c2", "c3", "c4", "c5"],
    "start": ["2024-01-10", "2024-01-20", "2024-02-05", "2024-03-01", "2024-03-15"],
    "end": ["2024-03-09", None, "2024-02-28", None, "2024-04-01"],
})
subs["start"] = pd.to_datetime(subs["start"])
subs["end"] = pd.to_datetime(subs["end"])
months = pd.date_range("2024-01-31", "2024-04-30", freq="ME")
active = [((subs["start"] <= m) & (subs["end"].isna() | (subs["end"] > m))).sum() for m in months]
result = pd.Series(active, index=months.strftime("%Y-%m"), name="active")

# case: churn-rate-by-month
subs = pd.DataFrame({
    "id": range(1, 9),
    "joined": pd.PeriodIndex(["2024-01", "2024-01", "2024-01", "2024-02", "2024-02", "2024-03", "2024-03", "2024-03"], freq="M"),
    "left": pd.PeriodIndex(["2024-02", None, "2024-03", None, "2024-03", None, None, "2024-04"], freq="M"),
})
joined = subs["joined"].value_counts().sort_index()
left = subs["left"].dropna().value_counts().sort_index()
t = pd.DataFrame({"joined": joined, "left": left}).fillna(0).astype(int)
t["end_count"] = (t["joined"] - t["left"]).cumsum()
t["start_count"] = t["end_count"].shift(fill_value=0)
t["churn_pct"] = (t["left"] / t["start_count"].replace(0, np.nan) * 100).round(1)
t.index = t.index.astype(str)
result = t

# case: monthly-cohort-retention-table
orders = pd.DataFrame({
    "cust": ["a", "a", "a", "b", "b", "c", "d", "d", "d", "e"],
    "paid_on": pd.to_datetime([
        "2023-11-03", "2023-12-03", "2024-02-03", "2023-11-20", "2023-12-20",
        "2023-12-01", "2023-12-15", "2024-01-15", "2024-02-15", "2024-01-31",
    ]),
})
orders["m"] = orders["paid_on"].dt.to_period("M")
orders["cohort"] = orders.groupby("cust")["m"].transform("min")
orders["n"] = (orders["m"] - orders["cohort"]).apply(lambda o: o.n)
table = orders.pivot_table(index="cohort", columns="n", values="cust", aggfunc="nunique")
sizes = table.iloc[:, 0]
result = (table.divide(sizes, axis=0) * 100).round(0)

# case: mrr-movements
mrr = pd.DataFrame({
    "account": ["x", "x", "x", "y", "y", "z", "z", "w"],
    "month": ["2024-01", "2024-02", "2024-03", "2024-01", "2024-02", "2024-02", "2024-03", "2024-03"],
    "mrr": [100, 150, 120, 80, 80, 50, 50, 200],
})
wide = mrr.pivot(index="account", columns="month", values="mrr").fillna(0)
delta = wide.diff(axis=1)
prev = wide.shift(1, axis=1)
rows = []
for month in wide.columns[1:]:
    d = delta[month]
    rows.append({
        "month": month,
        "new": d[(prev[month] == 0) & (d > 0)].sum(),
        "expansion": d[(prev[month] > 0) & (d > 0)].sum(),
        "contraction": d[(wide[month] > 0) & (d < 0)].sum(),
        "churned": d[(wide[month] == 0) & (d < 0)].sum(),
    })
result = pd.DataFrame(rows).set_index("month")

# case: plan-upgrades-and-downgrades
order = {"free": 0, "basic": 1, "pro": 2}
hist = pd.DataFrame({
    "user": [1, 1, 1, 2, 2, 3, 3, 3],
    "date": ["2024-01-01", "2024-02-01", "2024-03-01", "2024-01-15", "2024-04-01", "2024-01-01", "2024-01-20", "2024-05-05"],
    "plan": ["free", "basic", "pro", "pro", "basic", "basic", "basic", "free"],
})
hist = hist.sort_values(["user", "date"])
hist["level"] = hist["plan"].map(order)
hist["change"] = hist.groupby("user")["level"].diff()
hist["kind"] = np.select([hist["change"] > 0, hist["change"] < 0, hist["change"] == 0], ["upgrade", "downgrade", "renewal"], default="signup")
result = hist.groupby("kind")["user"].count().to_dict()

# case: tenure-buckets
as_of = pd.Timestamp("2024-06-30")
c = pd.DataFrame({
    "name": ["Ada", "Bob", "Cid", "Dee", "Eve", "Fay"],
    "since": pd.to_datetime(["2024-06-01", "2024-03-30", "2023-06-30", "2022-01-15", "2024-01-01", "2023-12-31"]),
    "churned": [False, True, False, False, True, False],
})
c["days"] = (as_of - c["since"]).dt.days
c["bucket"] = pd.cut(c["days"], bins=[0, 30, 182, 365, np.inf], labels=["<1m", "1-6m", "6-12m", "1y+"])
result = c.groupby("bucket", observed=False).agg(n=("name", "size"), churn=("churned", "mean")).reset_index()

# case: next-renewal-date
def solve(subs, today):
    def nxt(row):
        d = row["start"]
        while d <= today:
            d = d + pd.DateOffset(months=row["interval"])
        return d
    subs = subs.assign(next_renewal=subs.apply(nxt, axis=1))
    subs["days_left"] = (subs["next_renewal"] - today).dt.days
    return subs.sort_values("days_left").reset_index(drop=True)

df = pd.DataFrame({
    "sub": ["S1", "S2", "S3"],
    "start": pd.to_datetime(["2023-01-31", "2023-11-15", "2024-02-29"]),
    "interval": [1, 3, 12],
})
result = solve(df, pd.Timestamp("2024-03-10"))

# case: gap-between-subscriptions
# Customers who came back after more than 60 days without a subscription
s = pd.DataFrame([
    ["k1", "2023-01-01", "2023-03-31"],
    ["k1", "2023-07-01", "2023-12-31"],
    ["k2", "2023-01-01", "2023-06-30"],
    ["k2", "2023-07-01", "2023-09-30"],
    ["k3", "2023-02-01", "2023-02-28"],
    ["k1", "2024-01-15", None],
], columns=["cust", "start", "end"])
s[["start", "end"]] = s[["start", "end"]].apply(pd.to_datetime)
s = s.sort_values(["cust", "start"])
s["gap"] = s["start"] - s.groupby("cust")["end"].shift()
result = s[s["gap"] > pd.Timedelta(days=60)]["cust"].unique().tolist()

# case: overlapping-subscriptions-merge
# merge overlapping periods per customer
p = pd.DataFrame({
    "cust": ["a", "a", "a", "b", "b"],
    "start": pd.to_datetime(["2024-01-01", "2024-01-20", "2024-03-01", "2024-01-01", "2024-02-01"]),
    "end": pd.to_datetime(["2024-01-31", "2024-02-15", "2024-03-31", "2024-06-30", "2024-03-01"]),
}).sort_values(["cust", "start"])
run_end = p.groupby("cust")["end"].cummax()
prev_end = run_end.groupby(p["cust"]).shift()
island = (p["start"] > prev_end).groupby(p["cust"]).cumsum()
merged = p.groupby(["cust", island.rename("island")]).agg({"start": "min", "end": "max"})
merged["days"] = (merged["end"] - merged["start"]).dt.days + 1
result = merged.reset_index().drop(columns="island")

# case: ltv-by-channel
cust = pd.DataFrame({"id": [1, 2, 3, 4, 5], "channel": ["ads", "seo", "ads", "referral", None]})
pay = pd.DataFrame({"id": [1, 1, 2, 3, 3, 3, 9], "amt": [9.99, 9.99, 19.99, 4.99, 4.99, 4.99, 100]})
m = cust.merge(pay.groupby("id", as_index=False).sum(), on="id", how="left")
m["amt"] = m["amt"].fillna(0)
result = m.groupby("channel", dropna=False)["amt"].agg(customers="size", ltv="mean").round(2)

# case: date-minus-text
subs = pd.DataFrame({"id": [1, 2], "start": ["2024-01-01", "2024-02-01"], "end": ["2024-02-10", "2024-05-01"]})
subs["days"] = (subs["end"] - subs["start"])
result = subs["days"].mean()

# case: survival-curve-steps
df = pd.DataFrame({
    "months": [1, 2, 2, 3, 5, 5, 6, 8, 8, 12],
    "churned": [1, 1, 0, 1, 1, 1, 0, 1, 0, 0],
})
km = df.groupby("months")["churned"].agg(d="sum", n="count")
km["at_risk"] = km["n"][::-1].cumsum()[::-1]
km["surv"] = (1 - km["d"] / km["at_risk"]).cumprod().round(4)
result = km[["at_risk", "d", "surv"]]

# case: trial-to-paid-within-14-days
trials = pd.DataFrame({"email": ["A@x.io", "b@x.io ", "c@x.io", "d@x.io"], "trial": pd.to_datetime(["2024-05-01", "2024-05-03", "2024-05-05", "2024-05-06"])})
paid = pd.DataFrame({"email": ["a@x.io", "b@x.io", "d@x.io", "d@x.io"], "paid": pd.to_datetime(["2024-05-15", "2024-05-30", "2024-05-20", "2024-05-10"])})
trials["email"] = trials["email"].str.strip().str.lower()
first_paid = paid.groupby("email", as_index=False)["paid"].min()
j = trials.merge(first_paid, how="left", on="email")
j["converted"] = (j["paid"] - j["trial"]) <= pd.Timedelta(14, unit="D")
result = (int(j["converted"].sum()), len(j), round(float(j["converted"].mean()), 3))

# case: int-of-missing-tenure
d = pd.DataFrame({"id": [1, 2, 3], "start": pd.to_datetime(["2024-01-01", "2024-01-15", "2024-02-01"]), "end": pd.to_datetime(["2024-03-01", None, "2024-02-20"])})
d["tenure"] = (d["end"] - d["start"]).dt.days.astype(int)
result = d["tenure"].tolist()

# case: explode-active-months
subs = pd.DataFrame({
    "id": ["A", "B", "C"],
    "start": pd.to_datetime(["2024-01-15", "2024-02-10", "2023-12-31"]),
    "end": pd.to_datetime(["2024-03-02", "2024-02-20", "2024-01-01"]),
    "price": [10, 20, 30],
})
subs["month"] = [pd.period_range(s, e, freq="M").astype(str).tolist() for s, e in zip(subs["start"], subs["end"])]
ex = subs.explode("month")
result = ex.groupby("month").agg(subs=("id", "nunique"), revenue=("price", "sum"), ids=("id", list)).reset_index()
