import pandas as pd
import numpy as np
from datetime import datetime, timedelta

trades = pd.DataFrame({
    "ts": pd.to_datetime(["2024-01-02 09:30:00", "2024-01-02 09:30:05", "2024-01-02 09:31:10", "2024-01-02 09:31:10",
                          "2024-01-02 09:34:00", "2024-01-03 10:00:00", "2024-01-03 10:02:30", "2024-01-05 16:00:00"]),
    "ticker": ["AAA", "BBB", "AAA", "BBB", "AAA", "AAA", "BBB", "AAA"],
    "price": [10.0, 20.5, 10.5, np.nan, 9.75, 11.0, 21.0, 11.0],
    "qty": [100, 50, 200, 10, 0, 150, 75, 20],
})
quotes = pd.DataFrame({
    "ts": pd.to_datetime(["2024-01-02 09:29:59", "2024-01-02 09:30:00", "2024-01-02 09:31:00", "2024-01-02 09:33:59", "2024-01-03 09:59:00"]),
    "ticker": ["AAA", "BBB", "AAA", "BBB", "AAA"],
    "bid": [9.9, 20.4, 10.4, 20.9, 10.9],
})
daily = pd.DataFrame({
    "date": ["2024-01-01", "2024-01-02", "2024-01-03", "2024-01-04", "2024-01-05", "2024-01-08", "2024-01-09", "2024-01-10"],
    "close": [100.0, 102.0, 101.0, np.nan, 105.0, 103.0, 103.0, 110.0],
    "volume": [10, 20, 15, 0, 30, 25, 25, 40],
})
fx = pd.DataFrame({"date": ["2024-01-01", "2024-01-04", "2024-01-09"], "rate": [1.10, 1.08, 1.12]})

# case: asof_backward_by
result = pd.merge_asof(trades.sort_values("ts"), quotes.sort_values("ts"), on="ts", by="ticker")

# case: asof_tolerance
result = pd.merge_asof(trades, quotes, on="ts", by="ticker", tolerance=pd.Timedelta("1min"))[["ts", "ticker", "bid"]]

# case: asof_forward
result = pd.merge_asof(trades, quotes, on="ts", by="ticker", direction="forward", suffixes=("", "_q"))

# case: asof_nearest_no_by
result = pd.merge_asof(trades[["ts", "price"]], quotes[["ts", "bid"]], on="ts", direction="nearest")

# case: asof_not_exact
result = pd.merge_asof(trades, quotes, on="ts", by="ticker", allow_exact_matches=False)["bid"].tolist()

# case: asof_left_right_on
d = daily.assign(date=pd.to_datetime(daily["date"]))
f = fx.assign(fx_date=pd.to_datetime(fx["date"])).drop(columns="date")
m = pd.merge_asof(d, f, left_on="date", right_on="fx_date")
m["close_usd"] = (m["close"] * m["rate"]).round(2)
result = m

# case: asof_unsorted_error
result = pd.merge_asof(trades.sort_values("price"), quotes, on="ts")

# case: daily_returns
d = daily.assign(date=pd.to_datetime(daily["date"])).set_index("date")
result = d["close"].pct_change(fill_method=None).round(5)

# case: log_returns_vol
d = daily.assign(date=pd.to_datetime(daily["date"])).set_index("date")
d["close"] = d["close"].ffill()
d["log_ret"] = np.log(d["close"] / d["close"].shift(1))
result = d["log_ret"].std() * np.sqrt(252)

# case: moving_average
d = daily.set_index(pd.to_datetime(daily["date"])).drop(columns="date")
result = d.assign(ma3=d["close"].rolling(3).mean(), ma3_min1=d["close"].rolling(3, min_periods=1).mean())

# case: time_window_rolling
d = daily.set_index(pd.to_datetime(daily["date"]))
result = d["volume"].rolling("3D").sum()

# case: rolling_on_column
d = daily.assign(date=pd.to_datetime(daily["date"]))
result = d.rolling("5D", on="date")[["close", "volume"]].max()

# case: rolling_closed_left
d = daily.set_index(pd.to_datetime(daily["date"]))
result = d["volume"].rolling("7D", closed="left").agg(["sum", "count"])

# case: rolling_center
result = daily["volume"].rolling(window=3, center=True).median()

# case: rolling_apply_range
result = daily["close"].rolling(3, min_periods=2).apply(lambda x: x.max() - x.min(), raw=True)

# case: groupby_rolling
t = trades.sort_values(["ticker", "ts"])
t["ma2"] = t.groupby("ticker")["price"].rolling(2, min_periods=1).mean().reset_index(level=0, drop=True)
result = t

# case: groupby_time_rolling
result = trades.set_index("ts").groupby("ticker")["qty"].rolling("2min").sum()

# case: ewm_mean
result = daily["close"].ewm(span=3, adjust=False).mean().round(4)

# case: ewm_alpha
result = daily["volume"].ewm(alpha=0.5).mean().round(4).tolist()

# case: expanding_max_drawdown
p = daily["close"].ffill()
peak = p.expanding().max()
dd = (p - peak) / peak
result = {"max_dd": round(dd.min(), 4), "at": daily.loc[dd.idxmin(), "date"]}

# case: cummax_flags
c = daily["close"]
result = pd.DataFrame({"close": c, "high": c.cummax(), "new_high": c.gt(c.cummax().shift())})

# case: ohlc
result = trades[trades["ticker"] == "AAA"].set_index("ts")["price"].resample("D").ohlc()

# case: vwap_per_day
t = trades.dropna(subset=["price"]).assign(day=lambda x: x["ts"].dt.date, notional=lambda x: x["price"] * x["qty"])
g = t.groupby(["day", "ticker"])[["notional", "qty"]].sum()
g["vwap"] = (g["notional"] / g["qty"]).round(3)
result = g.reset_index()

# case: vwap_apply
def vwap(g):
    q = g["qty"].sum()
    return np.nan if q == 0 else np.average(g["price"], weights=g["qty"])
result = trades.dropna().groupby("ticker").apply(vwap, include_groups=False)

# case: resample_minutes_ffill
s = trades[trades.ticker == "AAA"].set_index("ts").loc["2024-01-02", "price"]
result = s.resample("1min").last().ffill()

# case: resample_five_min_label
s = trades.set_index("ts")["qty"].loc["2024-01-02"]
result = s.resample("2min", label="right", closed="right").sum()

# case: resample_business
d = daily.set_index(pd.to_datetime(daily["date"]))["close"]
result = d.resample("B").mean()

# case: asfreq_fill
d = daily.set_index(pd.to_datetime(daily["date"]))["close"]
result = d.asfreq("D", method="ffill")

# case: weekly_friday
d = daily.set_index(pd.to_datetime(daily["date"]))
result = d.resample("W-FRI").agg({"close": "last", "volume": "sum"})

# case: reindex_date_range
d = daily.set_index(pd.to_datetime(daily["date"]))["volume"]
full = pd.date_range(d.index.min(), d.index.max(), freq="D")
r = d.reindex(full, fill_value=0)
result = r[r == 0]

# case: missing_days
d = pd.to_datetime(daily["date"])
missing = pd.date_range(d.min(), d.max()).difference(d)
result = missing.strftime("%a %d").tolist()

# case: business_days_missing
d = pd.to_datetime(daily["date"])
result = [x.date() for x in pd.bdate_range("2024-01-01", "2024-01-12") if x not in set(d)]

# case: busday_count
result = np.busday_count("2024-01-01", "2024-01-31")

# case: unstack_prices
p = trades.pivot_table(index=trades["ts"].dt.floor("D"), columns="ticker", values="price", aggfunc="last")
p.columns.name = None
result = p.ffill()

# case: interpolate_time
d = daily.set_index(pd.to_datetime(daily["date"]))["close"]
result = d.interpolate(method="time")

# case: diff_sign_streak
c = daily["close"].ffill()
sign = np.sign(c.diff().fillna(0)).astype(int)
streak = sign.groupby((sign != sign.shift()).cumsum()).cumcount() + 1
result = pd.DataFrame({"sign": sign, "streak": streak})

# case: ytd_cumulative
d = daily.assign(date=pd.to_datetime(daily["date"]))
d["ytd"] = d.groupby(d["date"].dt.year)["volume"].cumsum()
d["share"] = (d["ytd"] / d["volume"].sum()).map("{:.1%}".format)
result = d[["date", "ytd", "share"]]

# case: rolling_zscore
s = daily["volume"].astype(float)
z = (s - s.rolling(4).mean()) / s.rolling(4).std(ddof=0)
result = z.round(3)

# case: rolling_corr
result = daily["close"].rolling(4).corr(daily["volume"]).round(4)

# case: idxmax_date
d = daily.set_index(pd.to_datetime(daily["date"]))["close"]
result = [d.idxmax(), d.idxmin().strftime("%d/%m/%Y"), d.last_valid_index(), d.first_valid_index()]

# case: at_time_between_time
t = trades.set_index("ts")
result = t.between_time("09:30", "09:31")["qty"].sum(), t.at_time("16:00").shape[0]

# case: shift_freq
d = daily.set_index(pd.to_datetime(daily["date"]))["close"].head(3)
result = d.shift(2, freq="D")

# case: lead_lag_frame
d = daily.copy()
for k in (1, 2):
    d[f"lag_{k}"] = d["close"].shift(k)
d["lead_1"] = d["close"].shift(-1, fill_value=0)
result = d.drop(columns="volume")

# case: np_where_signals
d = daily.copy()
fast, slow = d["close"].rolling(2).mean(), d["close"].rolling(4, min_periods=2).mean()
d["signal"] = np.select([fast > slow, fast < slow], ["buy", "sell"], default="hold")
result = d[["date", "signal"]]

# case: quantile_resample
d = daily.set_index(pd.to_datetime(daily["date"]))["volume"]
result = d.resample("W").quantile(0.5)

# case: resample_std_transform
d = daily.set_index(pd.to_datetime(daily["date"]))
d["wk_mean"] = d["volume"].resample("W").transform("mean")
result = d[["volume", "wk_mean"]]
