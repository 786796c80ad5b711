import pandas as pd
import numpy as np
from datetime import datetime, timedelta

readings = pd.DataFrame({
    "ts": pd.date_range("2024-03-08 06:00", periods=24, freq="5h"),
    "sensor": ["A", "B", "A", "C"] * 6,
    "temp": [18.2, 17.9, 19.4, 21.0, 20.3, 18.8, np.nan, 22.1, 16.5, 17.2, 18.0, 19.9,
             21.7, 22.4, 20.8, np.nan, 15.3, 16.1, 17.7, 18.9, 23.2, 24.0, 19.5, 18.4],
})

sales = pd.DataFrame({
    "order_date": ["2023-11-28", "2023-11-30", "2023-12-01", "2023-12-01", "2023-12-15",
                   "2023-12-31", "2024-01-01", "2024-01-02", "2024-01-31", "2024-02-14",
                   "2024-02-28", "2024-02-29", "2024-03-01"],
    "ship_date": ["2023-11-30", "2023-12-04", "2023-12-05", None, "2023-12-18",
                  "2024-01-03", "2024-01-05", "2024-01-03", "2024-02-02", "2024-02-20",
                  None, "2024-03-04", "2024-03-01"],
    "region": ["N", "S", "N", "E", "E", "S", "N", "N", "W", "W", "S", "E", "N"],
    "amount": [120, 75, 310, 42, 89, 560, 23, 199, 245, 61, 330, 78, 150],
})

logins = pd.DataFrame({
    "user_id": [1, 1, 1, 1, 2, 2, 3, 3, 3, 3, 3],
    "login_at": pd.to_datetime([
        "2024-05-01 08:00", "2024-05-01 08:20", "2024-05-01 09:45", "2024-05-02 08:05",
        "2024-05-01 23:50", "2024-05-02 00:10",
        "2024-05-01 12:00", "2024-05-02 12:00", "2024-05-03 12:00", "2024-05-05 12:00", "2024-05-06 12:00"]),
})


# case: monthly_revenue_with_growth
df = sales.copy()
df["order_date"] = pd.to_datetime(df["order_date"])
monthly = (
    df.set_index("order_date")["amount"]
      .resample("MS")
      .agg(["sum", "count", "mean"])
      .rename(columns={"sum": "revenue", "count": "orders", "mean": "avg_order"})
)
monthly["avg_order"] = monthly["avg_order"].round(2)
monthly["prev_revenue"] = monthly["revenue"].shift(1)
monthly["growth_pct"] = ((monthly["revenue"] / monthly["prev_revenue"] - 1) * 100).round(1)
monthly["running"] = monthly["revenue"].cumsum()
result = monthly.reset_index()


# case: rolling_48h_per_sensor
r = readings.dropna(subset=["temp"]).sort_values(["sensor", "ts"])
rolled = (
    r.set_index("ts")
     .groupby("sensor")["temp"]
     .rolling("48h", min_periods=2)
     .mean()
     .round(3)
)
rolled.name = "temp_48h"
result = rolled.reset_index()


# case: sessionize_logins_30_minutes
gap = pd.Timedelta(minutes=30)
s = logins.sort_values(["user_id", "login_at"]).reset_index(drop=True)
s["delta"] = s.groupby("user_id")["login_at"].diff()
s["new_session"] = s["delta"].isna() | (s["delta"] > gap)
s["session_no"] = s.groupby("user_id")["new_session"].cumsum().astype(int)
summary = s.groupby(["user_id", "session_no"]).agg(
    started=("login_at", "min"),
    ended=("login_at", "max"),
    hits=("login_at", "size"),
)
summary["minutes"] = (summary["ended"] - summary["started"]).dt.total_seconds() / 60
result = summary


# case: business_days_to_ship
df = sales.assign(
    order_date=lambda d: pd.to_datetime(d["order_date"]),
    ship_date=lambda d: pd.to_datetime(d["ship_date"]),
)
shipped = df[df["ship_date"].notna()].copy()
shipped["cal_days"] = (shipped["ship_date"] - shipped["order_date"]).dt.days
shipped["bus_days"] = np.busday_count(
    shipped["order_date"].values.astype("datetime64[D]"),
    shipped["ship_date"].values.astype("datetime64[D]"),
)
shipped["promised"] = shipped["order_date"] + pd.offsets.BDay(2)
shipped["late"] = shipped["ship_date"] > shipped["promised"]
shipped["weekday"] = shipped["order_date"].dt.day_name().str[:3]
result = shipped[["order_date", "weekday", "cal_days", "bus_days", "promised", "late"]]


# case: asfreq_fill_calendar_gaps
u3 = logins[logins["user_id"] == 3].set_index("login_at")
u3.index = u3.index.normalize()
full = u3.asfreq("D")
full["active"] = full["user_id"].notna()
full["streak_id"] = (full["active"] != full["active"].shift()).cumsum()
full["day"] = full.index.strftime("%a %d-%b")
filled = full["user_id"].asfreq("12h", method="ffill")
result = {
    "calendar": full[["active", "streak_id", "day"]],
    "n_12h": len(filled),
    "missing_days": [d.strftime("%Y-%m-%d") for d in full.index[~full["active"]]],
}


# case: period_quarters_and_fiscal_year
od = pd.to_datetime(sales["order_date"])
out = pd.DataFrame({
    "order_date": od,
    "month": od.dt.to_period("M"),
    "quarter": od.dt.to_period("Q"),
    "fiscal": od.dt.to_period("Q-MAR"),
})
out["fy"] = out["fiscal"].dt.qyear
out["fq"] = out["fiscal"].dt.quarter
out["month_end"] = out["month"].dt.end_time.dt.normalize()
out["days_left"] = (out["month_end"] - out["order_date"]).dt.days
out["prev_month"] = (out["month"] - 1).astype(str)
out["is_last_day"] = out["order_date"].dt.is_month_end
result = out


# case: timezone_across_dst
local = readings["ts"].dt.tz_localize("America/New_York", nonexistent="shift_forward", ambiguous="NaT")
utc = local.dt.tz_convert("UTC")
tab = pd.DataFrame({"local": local, "utc": utc, "temp": readings["temp"]})
tab["offset_h"] = tab["local"].apply(lambda t: t.utcoffset().total_seconds() / 3600)
tab["utc_date"] = tab["utc"].dt.date.astype(str)
tab["local_hour"] = tab["local"].dt.hour
elapsed = tab["utc"].diff().dt.total_seconds().div(3600)
tab["elapsed_h"] = elapsed
result = tab[tab["elapsed_h"].ne(5)].reset_index(drop=True)


# case: compare_naive_with_aware
# find readings after the cut-off, cut-off comes from the API in UTC
cutoff = pd.Timestamp("2024-03-10T12:00:00Z")
recent = readings[readings["ts"] >= cutoff]
per_sensor = recent.groupby("sensor")["temp"].agg(["min", "max"])
result = per_sensor


# case: week_over_week_resample_offset
ts = readings.set_index("ts")["temp"].interpolate(method="time")
by_day = ts.resample("D", label="right", closed="right").mean()
by_12 = ts.resample("12h", offset="6h").ohlc()
down = ts.resample("2D", origin="start_day").agg(lambda x: x.max() - x.min())
idx = ts.idxmax()
result = (
    by_day.round(3),
    by_12.tail(4),
    down.round(2).to_dict(),
    f"{idx:%Y-%m-%d %H:%M}",
)


# case: timedelta_buckets_and_components
start = datetime(2024, 5, 1, 7, 30)
t = logins.copy()
t["since_start"] = t["login_at"] - start
comp = t["since_start"].dt.components[["days", "hours", "minutes"]]
t = pd.concat([t, comp], axis=1)
t["bucket"] = pd.cut(
    t["since_start"],
    bins=pd.to_timedelta(["0h", "1h", "24h", "48h", "10D"]),
    labels=["<1h", "<1d", "<2d", "later"],
)
t["rounded"] = t["login_at"].dt.round("h")
t["floor_15"] = t["login_at"].dt.floor("15min").dt.strftime("%H:%M")
t["expires"] = t["login_at"] + timedelta(days=1, hours=12)
t["ratio_of_day"] = (t["since_start"] / pd.Timedelta("1D")).round(4)
result = t.drop(columns="since_start")
