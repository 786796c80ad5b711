import pandas as pd
import numpy as np

trades = pd.DataFrame({
    "time": pd.to_datetime(["2024-05-06 09:30:01", "2024-05-06 09:30:04", "2024-05-06 09:30:04",
                            "2024-05-06 09:30:09", "2024-05-06 09:30:15", "2024-05-06 09:30:31"]),
    "ticker": ["AAA", "BBB", "AAA", "BBB", "AAA", "CCC"],
    "price": [10.02, 55.1, 10.05, 55.0, 9.98, 3.5],
    "shares": [100, 20, 50, 40, 200, 1000],
})
quotes = pd.DataFrame({
    "time": pd.to_datetime(["2024-05-06 09:30:00", "2024-05-06 09:30:00", "2024-05-06 09:30:03",
                            "2024-05-06 09:30:05", "2024-05-06 09:30:08", "2024-05-06 09:30:14"]),
    "ticker": ["AAA", "BBB", "AAA", "AAA", "BBB", "AAA"],
    "bid": [10.0, 54.9, 10.03, 10.04, 54.95, 9.97],
    "ask": [10.04, 55.2, 10.07, 10.08, 55.05, 10.01],
})
closes = pd.DataFrame({
    "date": pd.date_range("2024-05-06", periods=10, freq="B"),
    "AAA": [10.0, 10.2, 10.1, 10.6, 10.5, 10.9, 11.0, 10.7, 10.7, 11.3],
    "BBB": [55.0, 54.0, 54.5, np.nan, 53.0, 53.5, 56.0, 56.5, 56.0, 57.0],
})

# case: asof-last-quote
merged = pd.merge_asof(trades, quotes, on="time", by="ticker")
merged["mid"] = (merged["bid"] + merged["ask"]) / 2
merged["slippage"] = (merged["price"] - merged["mid"]).round(4)
result = merged

# case: asof-tolerance-two-seconds
merged = pd.merge_asof(trades, quotes, on="time", by="ticker", tolerance=pd.Timedelta("2s"))
result = merged.loc[merged["bid"].isna(), ["time", "ticker", "shares"]].reset_index(drop=True)

# case: asof-next-quote
nxt = pd.merge_asof(trades, quotes.rename(columns={"time": "qtime"}), left_on="time", right_on="qtime",
                    by="ticker", direction="forward", allow_exact_matches=False)
nxt["wait"] = (nxt["qtime"] - nxt["time"]).dt.total_seconds()
result = nxt[["ticker", "time", "qtime", "wait"]]

# case: asof-nearest-no-by
result = pd.merge_asof(trades[["time", "price"]], quotes[["time", "bid"]], on="time", direction="nearest")

# case: asof-unsorted-keys
shuffled = quotes.sort_values("bid")
result = pd.merge_asof(trades, shuffled, on="time", by="ticker")

# case: ewm-three-day-span
px = closes.set_index("date")
result = px.ewm(span=3, adjust=False).mean().round(4)

# case: daily-returns-and-drawdown
px = closes.set_index("date")["AAA"]
ret = px.pct_change()
drawdown = px / px.cummax() - 1
result = pd.DataFrame({"ret": ret, "dd": drawdown}).mul(100).round(2)

# case: rolling-five-calendar-days
px = closes.set_index("date")
out = px["BBB"].rolling("5D", min_periods=2).agg(["mean", "min", "count"])
result = out.round(3)

# case: expanding-max-new-highs
px = closes.set_index("date")["AAA"]
prev_high = px.expanding().max().shift(1)
highs = px[px > prev_high]
result = {d.strftime("%m-%d"): p for d, p in highs.items()}

# case: vwap-per-ticker
result = (
    trades.groupby("ticker")[["price", "shares"]]
          .apply(lambda g: np.average(g["price"], weights=g["shares"]))
          .round(4)
          .rename("vwap")
          .reset_index()
)

# case: returns-correlation
px = closes.set_index("date")
rets = px.pct_change(fill_method=None).dropna()
result = round(rets["AAA"].corr(rets["BBB"]), 4)

# case: calendar-day-fill
# Prices for every calendar day; weekends take Friday's close
daily = closes.set_index("date").asfreq("D").ffill()
daily["weekend"] = daily.index.dayofweek >= 5
result = daily.loc["2024-05-10":"2024-05-14"]

# case: weekly-ohlc
weekly = closes.set_index("date")["AAA"].resample("W-FRI").ohlc()
result = weekly

# case: rolling-corr-long-form
px = closes.set_index("date").ffill()
roll = px.rolling(4).corr()
pair = roll["BBB"].xs("AAA", level=1)
result = pair.dropna().round(3)

# case: mean-of-string-prices
feed = pd.DataFrame({"ticker": ["AAA", "AAA", "BBB"], "px": ["10.5", "n/a", "55.2"]})
feed["px"] = feed["px"].astype(float)
result = feed.groupby("ticker")["px"].mean()

# case: longest-up-streak
s = closes["AAA"]
up = s.diff().gt(0)
streak_id = (~up).cumsum()
lengths = up.groupby(streak_id).sum()
best = lengths.idxmax()
days = closes.loc[up & (streak_id == best), "date"]
result = {"days": int(lengths.max()), "from": days.min(), "to": days.max()}
