import pandas as pd
import numpy as np
import re

users_df = pd.DataFrame({
    "user_id": ["u1", "u2", "u3", "u4", "u5"],
    "plan": ["basic", "Pro", "pro ", None, "enterprise"],
    "signup": pd.to_datetime(["2024-01-03", "2024-01-17", "2024-02-05", "2024-02-20", "2024-03-01"]),
    "country": ["DE", "FR", "DE", "US", "US"],
})

events_df = pd.DataFrame({
    "event_id": range(1, 13),
    "user_id": ["u1", "u1", "u2", "u1", "u3", "u2", "u1", "u3", "u2", "u5", "u3", "u1"],
    "ts": ["2024-03-01 09:00:00", "2024-03-01 09:10:00", "2024-03-01 09:12:00", "2024-03-01 10:05:00",
           "2024-03-01 11:00:00", "2024-03-01 09:50:00", "2024-03-01 10:20:00", "2024-03-01 11:45:00",
           "2024-03-02 08:00:00", "2024-03-02 08:30:00", "2024-03-02 11:45:00", None],
    "event": ["login", "view", "login", "view", "login", "purchase", "purchase", "view", "login", "login", "logout", "view"],
    "url": ["/home", "/product/42?ref=mail", "/home", "/product/7", "/home", "/cart", "/cart?coupon=SPRING", "/product/42",
            "/home", "/home?ref=ad", "/bye", "/product/99"],
})

subscriptions_df = pd.DataFrame({
    "sub_id": [11, 12, 13, 14, 15, 16],
    "user_id": ["u1", "u1", "u2", "u3", "u4", "u5"],
    "start_date": ["2024-01-05", "2024-03-10", "2024-01-20", "2024-02-10", "2024-02-25", "2024-03-01"],
    "end_date": ["2024-02-28", None, "2024-04-20", "2024-03-09", None, ""],
    "mrr": ["9.99", "19.99", "49", "49.00", "9.99", "n/a"],
})
# case: sessionize-30min
e = events_df.copy()
e["ts"] = pd.to_datetime(e["ts"])
e = e.dropna(subset=["ts"]).sort_values(["user_id", "ts"])
gap = e.groupby("user_id")["ts"].diff()
e["new_session"] = (gap.isna() | (gap > pd.Timedelta(minutes=30))).astype(int)
e["session_id"] = e.groupby("user_id")["new_session"].cumsum()
sess = e.groupby(["user_id", "session_id"]).agg(
    start=("ts", "min"), end=("ts", "max"), events=("event_id", "count")
).reset_index()
sess["duration_min"] = (sess["end"] - sess["start"]).dt.total_seconds() / 60
result = sess
# case: retention-cohort-matrix
e = events_df.dropna(subset=["ts"]).merge(users_df[["user_id", "signup"]], on="user_id")
e["ts"] = pd.to_datetime(e["ts"])
e["cohort"] = e["signup"].dt.to_period("M")
e["active"] = e["ts"].dt.to_period("M")
e["period_no"] = (e["active"] - e["cohort"]).apply(lambda x: x.n)
coh = e.groupby(["cohort", "period_no"])["user_id"].nunique().unstack(fill_value=0)
sizes = users_df.groupby(users_df["signup"].dt.to_period("M"))["user_id"].nunique()
result = coh.div(sizes, axis=0).round(2)
# case: active-subs-by-month
s = subscriptions_df.copy()
s["start_date"] = pd.to_datetime(s["start_date"])
s["end_date"] = pd.to_datetime(s["end_date"], errors="coerce").fillna(pd.Timestamp("2099-12-31"))
months = pd.DataFrame({"month": pd.date_range("2024-01-01", "2024-04-01", freq="MS")})
x = months.merge(s, how="cross")
x["month_end"] = x["month"] + pd.offsets.MonthEnd(0)
x = x[(x["start_date"] <= x["month_end"]) & (x["end_date"] >= x["month"])]
x["mrr"] = pd.to_numeric(x["mrr"], errors="coerce")
result = x.groupby("month").agg(active=("user_id", "nunique"), mrr=("mrr", "sum")).reset_index()
# case: funnel-conversion
order = ["login", "view", "purchase"]
counts = events_df[events_df["event"].isin(order)].groupby("event")["user_id"].nunique().reindex(order)
f = counts.rename_axis("step").reset_index(name="users")
f["step_rate"] = (f["users"] / f["users"].shift(1)).fillna(1).round(3)
f["overall_rate"] = (f["users"] / f["users"].iloc[0]).round(3)
result = f
# case: product-id-extract
p = events_df.assign(product_id=events_df["url"].str.extract(r"/product/(\d+)", expand=False))
p = p[p["product_id"].notnull()]
p["product_id"] = p["product_id"].astype(int)
result = p.groupby("product_id").agg(views=("event_id", "size"), users=("user_id", "nunique")).reset_index().sort_values(["views", "product_id"], ascending=[False, True])
# case: first-purchase-per-user
e = events_df.assign(ts=pd.to_datetime(events_df["ts"]))
buys = e.loc[e["event"].eq("purchase")]
first = buys.loc[buys.groupby("user_id")["ts"].idxmin(), ["user_id", "ts"]].rename(columns={"ts": "first_purchase"})
out = users_df.merge(first, on="user_id", how="left")
out["days_to_purchase"] = (out["first_purchase"].dt.normalize() - out["signup"]).dt.days
result = out[["user_id", "signup", "first_purchase", "days_to_purchase"]]
# case: churn-flag-and-reactivation
s = subscriptions_df.copy()
s[["start_date", "end_date"]] = s[["start_date", "end_date"]].apply(pd.to_datetime, errors="coerce")
s = s.sort_values(["user_id", "start_date"])
s["next_start"] = s.groupby("user_id")["start_date"].shift(-1)
s["gap"] = (s["next_start"] - s["end_date"]).dt.days
s["state"] = np.where(s["end_date"].isna(), "active", np.where(s["next_start"].notna(), "reactivated", "churned"))
result = s[["sub_id", "user_id", "state", "gap"]]
# case: hourly-event-heatmap
e = events_df.copy()
e["ts"] = pd.to_datetime(e["ts"], errors="coerce")
e["day"] = e["ts"].dt.day_name()
e["hour"] = e["ts"].dt.hour
result = e.dropna(subset=["hour"]).pivot_table(index="day", columns="hour", values="event_id", aggfunc="count", fill_value=0)
# case: query-string-params
def get_params(u):
    m = re.search(r"\?(.*)$", u)
    if not m:
        return {}
    return dict(kv.split("=") for kv in m.group(1).split("&"))

params = events_df["url"].map(get_params)
par = pd.DataFrame(params.tolist(), index=events_df["event_id"])
par["path"] = events_df.set_index("event_id")["url"].str.split("?").str[0]
result = par.dropna(how="all", subset=["ref", "coupon"]).reset_index()
# case: event-transition-matrix
e = events_df.dropna(subset=["ts"]).sort_values(["user_id", "ts"]).copy()
e["next_event"] = e.groupby("user_id")["event"].shift(-1).fillna("END")
trans = pd.crosstab(e["event"], e["next_event"])
result = trans.div(trans.sum(axis=1), axis=0).round(2)
# case: mrr-by-plan-window-share
u = users_df.copy()
u["plan"] = u["plan"].str.strip().str.lower().fillna("free")
s = subscriptions_df.assign(mrr=lambda d: pd.to_numeric(d["mrr"], errors="coerce").fillna(0))
j = s.merge(u, on="user_id")
j["plan_total"] = j.groupby("plan")["mrr"].transform("sum")
j["share_pct"] = np.where(j["plan_total"] == 0, 0, (100 * j["mrr"] / j["plan_total"]).round(1))
result = j[["sub_id", "user_id", "plan", "mrr", "plan_total", "share_pct"]].sort_values(["plan", "sub_id"]).reset_index(drop=True)
# case: users-never-viewed
viewers = set(events_df.loc[events_df["event"] == "view", "user_id"])
m = users_df[~users_df["user_id"].isin(viewers)]
result = sorted(m["user_id"].tolist())
# case: cumulative-unique-users
e = events_df.copy()
e["day"] = pd.to_datetime(e["ts"]).dt.date
e = e.dropna(subset=["day"])
firsts = e.sort_values("ts").drop_duplicates("user_id", keep="first")
daily_new = firsts.groupby("day").size()
dau = e.groupby("day")["user_id"].nunique()
result = pd.concat([dau.rename("dau"), daily_new.rename("new_users"), daily_new.cumsum().rename("cum_users")], axis=1).reset_index()
# case: days-as-member-buckets
ref = pd.Timestamp("2024-03-31")
age = (ref - users_df["signup"]).dt.days
users_df2 = users_df.assign(days=age, bucket=pd.cut(age, [0, 30, 60, np.inf], labels=["0-30", "31-60", "61+"]))
result = users_df2.groupby("bucket", observed=True)["user_id"].agg(["count", list]).reset_index()
