import pandas as pd
import numpy as np
from datetime import datetime, timedelta
from dateutil.relativedelta import relativedelta

subs = pd.DataFrame({
    "user": ["u1", "u2", "u3", "u4", "u5", "U1"],
    "start": ["2023-11-15", "2024-01-01", "2024-01-31", "2024-02-29", None, "2024-03-10"],
    "end": ["2024-02-15", None, "2024-02-28", "2024-02-29", "2024-03-01", None],
    "plan": ["pro", "basic", "pro", None, "basic", "Pro "],
    "mrr": [49.0, 9.0, 49.0, 19.0, 9.0, 49.0],
})
logins = pd.DataFrame({
    "user": ["u1", "u1", "u2", "u1", "u3", "u2", "u9", "u2", "u1", "u3", "u1", "u2"],
    "ts": ["2024-01-01 00:05:00", "2024-01-01 00:20:00", "2024-01-02 13:00:00", "2024-01-02 00:49:59", "2024-01-07 23:59:59",
           "2024-01-03 13:00:00", "2024-01-08 00:00:00", "2024-01-04 13:00:00", "2024-01-09 10:00:00", "2024-01-08 00:10:00",
           "2024-01-10 10:00:00", "2024-01-04 13:20:00"],
    "page": ["home", "cart", "home", "home", "help", "Home", "", "cart", None, "home", "cart", "pay"],
})

# case: active_per_month
s = subs.assign(start=pd.to_datetime(subs["start"]), end=pd.to_datetime(subs["end"]).fillna(pd.Timestamp("2024-12-31")))
rows = []
for m in pd.period_range("2023-11", "2024-03", freq="M"):
    active = s[(s["start"] <= m.end_time) & (s["end"] >= m.start_time)]
    rows.append({"month": str(m), "active": len(active), "mrr": active["mrr"].sum()})
result = pd.DataFrame(rows)

# case: churn_by_month
s = subs.assign(end=pd.to_datetime(subs["end"]))
result = s.dropna(subset=["end"]).groupby(s["end"].dt.to_period("M")).agg(churned=("user", "nunique"), lost=("mrr", "sum"))

# case: tenure_months_period
s = subs.dropna(subset=["start", "end"]).copy()
a = pd.PeriodIndex(pd.to_datetime(s["start"]), freq="M")
b = pd.PeriodIndex(pd.to_datetime(s["end"]), freq="M")
s["tenure"] = [(y - x).n for x, y in zip(a, b)]
result = s[["user", "tenure"]]

# case: tenure_relativedelta
out = {}
for u, a, b in subs[["user", "start", "end"]].dropna().itertuples(index=False):
    rd = relativedelta(datetime.fromisoformat(b), datetime.fromisoformat(a))
    out[u] = (rd.years, rd.months, rd.days)
result = out

# case: renewal_dates
s = subs.dropna(subset=["start"]).copy()
s["start"] = pd.to_datetime(s["start"])
s["renew"] = s["start"].apply(lambda d: d + relativedelta(months=+1))
s["renew_year"] = s["start"] + pd.DateOffset(years=1)
result = s[["user", "renew", "renew_year"]]

# case: daily_active
l = logins.assign(day=pd.to_datetime(logins["ts"]).dt.date)
result = l.groupby("day")["user"].nunique()

# case: weekly_active_start
l = logins.assign(ts=pd.to_datetime(logins["ts"]))
l["week_start"] = l["ts"].dt.to_period("W").dt.start_time
result = l.groupby("week_start").user.nunique().reset_index(name="wau")

# case: week_start_by_dayofweek
t = pd.to_datetime(logins["ts"])
w = (t - pd.to_timedelta(t.dt.dayofweek, unit="D")).dt.normalize()
result = logins.groupby([w, "user"]).size().unstack(fill_value=0)

# case: day1_retention
l = logins.assign(day=pd.to_datetime(logins["ts"]).dt.normalize())[["user", "day"]].drop_duplicates()
first = l.groupby("user")["day"].min().rename("first").reset_index()
l = l.merge(first, on="user")
l["n"] = (l["day"] - l["first"]).dt.days
ret = l.groupby(["first", "n"])["user"].nunique().unstack(fill_value=0)
result = ret

# case: streaks
l = logins.assign(day=pd.to_datetime(logins["ts"]).dt.normalize()).drop_duplicates(["user", "day"]).sort_values(["user", "day"])
l["brk"] = l.groupby("user")["day"].diff().dt.days.ne(1)
l["streak"] = l.groupby("user")["brk"].cumsum()
result = l.groupby(["user", "streak"]).size().groupby("user").max()

# case: sessions_30min
l = logins.assign(ts=pd.to_datetime(logins["ts"])).sort_values(["user", "ts"])
gap = l.groupby("user")["ts"].diff() > pd.Timedelta(minutes=30)
l["session"] = gap.groupby(l["user"]).cumsum()
s = l.groupby(["user", "session"]).agg(start=("ts", "min"), end=("ts", "max"), pages=("page", "count"))
s["minutes"] = (s["end"] - s["start"]).dt.total_seconds() / 60
result = s.reset_index()

# case: new_vs_returning
l = logins.assign(ts=pd.to_datetime(logins["ts"])).sort_values("ts")
l["kind"] = np.where(l.groupby("user").cumcount() == 0, "new", "returning")
result = l.groupby([l["ts"].dt.strftime("%U"), "kind"]).size().unstack("kind").fillna(0).astype(int)

# case: rolling_distinct_users
l = logins.assign(day=pd.to_datetime(logins["ts"]).dt.normalize())
days = pd.date_range("2024-01-01", "2024-01-05")
result = pd.Series({d: l[(l["day"] <= d) & (l["day"] > d - pd.Timedelta(days=3))]["user"].nunique() for d in days})

# case: inactive_users
ref = pd.Timestamp("2024-01-11")
last = pd.to_datetime(logins["ts"]).groupby(logins["user"]).max()
inactive = (ref - last).dt.days
result = inactive[inactive > 2].sort_values(ascending=False)

# case: hour_pivot
t = pd.to_datetime(logins["ts"])
result = pd.pivot_table(logins.assign(h=t.dt.hour, d=t.dt.day_name().str.slice(0, 3)), index="d", columns="h", values="user", aggfunc="count")

# case: funnel_times
l = logins.dropna(subset=["page"]).assign(ts=lambda d: pd.to_datetime(d["ts"]), page=lambda d: d["page"].str.lower())
f = l.groupby(["user", "page"])["ts"].min().unstack()
f["to_cart"] = f["cart"] - f["home"]
result = f[["home", "cart", "to_cart"]]

# case: prev_page_time
l = logins.assign(ts=pd.to_datetime(logins["ts"])).sort_values(["user", "ts"], ignore_index=True)
l["since"] = l.groupby("user")["ts"].transform(lambda s: s.diff().dt.total_seconds())
result = l[["user", "since"]]

# case: mrr_running_by_plan
s = subs.assign(plan=subs["plan"].str.strip().str.lower(), start=pd.to_datetime(subs["start"])).sort_values("start")
s["cum_mrr"] = s.groupby("plan", dropna=False)["mrr"].cumsum()
result = s[["user", "plan", "cum_mrr"]]

# case: prorate_days
s = subs.dropna(subset=["start"]).assign(start=lambda d: pd.to_datetime(d["start"]))
dim = s["start"].dt.days_in_month
s["first_month"] = (s["mrr"] * (dim - s["start"].dt.day + 1) / dim).round(2)
result = s[["user", "first_month"]]

# case: expand_subscription_months
s = subs.assign(start=pd.to_datetime(subs["start"]), end=pd.to_datetime(subs["end"]).fillna("2024-03-31")).dropna(subset=["start"])
s["month"] = s.apply(lambda r: list(pd.period_range(r["start"], r["end"], freq="M").astype(str)), axis=1)
x = s.explode("month")
result = x.groupby("month")["mrr"].agg(["sum", "size"])

# case: period_arith
p = pd.Period("2024-01", freq="M")
result = [p + 1, (p - 13).year, p.end_time, p.days_in_month, str(p.asfreq("D", "start")), p < pd.Period("2024-02", freq="M"), p.quarter]

# case: period_to_timestamp
s = pd.Series(pd.period_range("2024Q1", periods=4, freq="Q"))
result = pd.DataFrame({"q": s.astype(str), "start": s.dt.to_timestamp(), "end": s.dt.to_timestamp(how="end").dt.normalize(), "n": s.dt.quarter})

# case: fiscal_year
d = pd.to_datetime(subs["start"])
fy = d.dt.year + (d.dt.month >= 2).astype(int)
result = pd.DataFrame({"start": d, "fy": fy, "fq": d.dt.to_period("Q-JAN").astype(str)})

# case: quarter_end_date
d = pd.to_datetime(subs["start"]).dropna()
result = (d + pd.offsets.QuarterEnd(0)).tolist()

# case: date_range_variants
result = [
    pd.date_range("2024-01-31", periods=3, freq="ME").strftime("%m-%d").tolist(),
    pd.date_range("2024-01-01", "2024-01-02", freq="8h").hour.tolist(),
    pd.date_range(end="2024-03-01", periods=3).day.tolist(),
    pd.date_range("2024-01-01", periods=3, freq="QS").month.tolist(),
    pd.date_range("2024-01-01", "2024-01-31", freq="W-TUE").day.tolist(),
    pd.date_range("2024-01-05", periods=3, freq="B").day.tolist(),
    len(pd.date_range("2024-01-02", "2024-01-01")),
]

# case: date_dimension
d = pd.DataFrame({"date": pd.date_range("2024-02-27", periods=4)})
d["key"] = d["date"].dt.strftime("%Y%m%d").astype(int)
d["dow"] = d["date"].dt.weekday
d["week"] = d["date"].dt.isocalendar().week.astype(int)
d["q"] = "Q" + d["date"].dt.quarter.astype(str)
d["is_we"] = d["dow"].isin([5, 6])
d["doy"] = d["date"].dt.dayofyear
result = d

# case: map_month_dict
months = {1: "Jan", 2: "Feb", 11: "Nov"}
d = pd.to_datetime(subs["start"]).dt.month
result = d.map(months).fillna("?").tolist()

# case: concat_with_events
a = subs[["user", "start"]].rename(columns={"start": "at"}).assign(kind="start", delta=1)
b = subs[["user", "end"]].rename(columns={"end": "at"}).assign(kind="end", delta=-1)
e = pd.concat([a, b], ignore_index=True).dropna(subset=["at"])
e["at"] = pd.to_datetime(e["at"])
e = e.sort_values(["at", "kind"], ascending=[True, False]).reset_index(drop=True)
e["active"] = e["delta"].cumsum()
result = e

# case: melt_then_resample
m = subs.melt(id_vars=["user", "mrr"], value_vars=["start", "end"], var_name="kind", value_name="at").dropna(subset=["at"])
m["signed"] = np.where(m["kind"] == "start", m["mrr"], -m["mrr"])
m["at"] = pd.to_datetime(m["at"])
result = m.set_index("at")["signed"].resample("MS").sum().cumsum()

# case: latest_row_number
s = subs.assign(user=subs["user"].str.lower(), start=pd.to_datetime(subs["start"]))
s["rn"] = s.sort_values("start", ascending=False).groupby("user").cumcount() + 1
result = s[s["rn"] == 1].sort_values("user")

# case: compare_two_periods
l = logins.assign(ts=pd.to_datetime(logins["ts"]))
wk = l["ts"].dt.isocalendar().week
a = set(l.loc[wk == 1, "user"]); b = set(l.loc[wk == 2, "user"])
result = {"kept": sorted(a & b), "lost": sorted(a - b), "won": sorted(b - a), "rate": round(len(a & b) / len(a), 3)}

# case: timestamp_scalar_math
t = pd.Timestamp("2024-01-31 10:00")
result = [t + pd.DateOffset(months=1), t - pd.Timedelta(days=31), t.replace(day=1, hour=0), t.to_period("M"), (t - pd.Timestamp("2023-12-25")).days, t.timestamp(), t.weekday(), t + pd.offsets.MonthBegin(1), t.normalize() + pd.offsets.BMonthEnd()]

# case: nat_handling
n = pd.NaT
result = [pd.isna(n), n == n, (pd.Timestamp("2024-01-01") - n) is pd.NaT, pd.Series([n, pd.Timestamp("2024-01-01")]).max(), str(n)]

# case: min_of_two_dates
s = subs.assign(start=pd.to_datetime(subs["start"]), end=pd.to_datetime(subs["end"]))
result = s[["start", "end"]].min(axis=1)

# case: max_across_fill
s = subs.assign(start=pd.to_datetime(subs["start"]), end=pd.to_datetime(subs["end"]))
s["latest"] = s[["start", "end"]].max(axis=1)
s["open"] = s["end"].isna()
result = s.groupby("open")["latest"].agg(["min", "max"])

# case: dt_strftime_variants
d = pd.to_datetime(logins["ts"]).head(4)
result = pd.DataFrame({"a": d.dt.strftime("%d/%m/%y"), "b": d.dt.strftime("%B %d, %Y"), "c": d.dt.strftime("%I:%M %p"), "d": d.dt.strftime("%j"), "e": d.dt.strftime("%a %H:%M:%S")})

# case: groupby_hour_dict
t = pd.to_datetime(logins["ts"])
result = logins.groupby(t.dt.hour // 6)["user"].apply(lambda s: ",".join(sorted(s.unique()))).to_dict()

# case: first_login_within_7_days
l = logins.assign(ts=pd.to_datetime(logins["ts"]))
f = l.groupby("user", as_index=False)["ts"].min()
m = subs.assign(start=pd.to_datetime(subs["start"])).merge(f, on="user", how="outer", indicator=True)
m["ok"] = (m["ts"] - m["start"]).abs() <= pd.Timedelta("7D")
result = m[["user", "_merge", "ok"]].sort_values("user").reset_index(drop=True)

# case: dates_as_index_join
a = pd.Series([1, 2, 3], index=pd.date_range("2024-01-01", periods=3), name="a")
b = pd.Series([10, 20], index=pd.to_datetime(["2024-01-02", "2024-01-04"]), name="b")
result = pd.concat([a, b], axis=1)

# case: cumulative_mean_per_user
l = logins.assign(ts=pd.to_datetime(logins["ts"])).sort_values(["user", "ts"])
l["h"] = l["ts"].dt.hour
l["avg_h"] = l.groupby("user")["h"].expanding().mean().droplevel(0)
result = l[["user", "h", "avg_h"]]

# case: last_7_days_mask
t = pd.to_datetime(logins["ts"])
result = logins[t >= t.max() - timedelta(days=2)].shape

# case: set_index_slice_time
l = logins.assign(ts=pd.to_datetime(logins["ts"])).set_index("ts").sort_index()
result = l["2024-01-02":"2024-01-04 13:00"]

# case: truncate_time
l = logins.assign(ts=pd.to_datetime(logins["ts"])).set_index("ts").sort_index()
result = l.truncate(before="2024-01-07", after="2024-01-09")["user"].tolist()
