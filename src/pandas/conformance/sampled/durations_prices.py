import pandas as pd
import numpy as np
from datetime import date, datetime, timedelta

prices = pd.DataFrame({
    "date": ["2024-03-25", "2024-03-26", "2024-03-27", "2024-03-28", "2024-04-02", "2024-04-03", "2024-04-04", "2024-04-05", "2024-04-08", "2024-04-09", "2024-04-03"],
    "ticker": ["AAA", "AAA", "AAA", "AAA", "AAA", "AAA", "AAA", "AAA", "AAA", "AAA", "BBB"],
    "close": [10.0, 10.5, 10.25, 11.0, 10.8, np.nan, 11.2, 11.5, 11.5, 12.0, 50.0],
    "volume": [1000, 1500, 0, 3000, 1200, 800, 950, 10_000_000_000, 400, 700, 20],
})
trades = pd.DataFrame({
    "trade_id": [1, 2, 3, 4, 5, 6],
    "ts": pd.to_datetime(["2024-03-28 15:59:59.999", "2024-03-29 10:00:00.000", "2024-04-02 09:30:00.001", "2024-04-02 09:30:00.001", "2024-04-06 12:00:00.000", "2024-04-09 16:00:00.000"]),
    "ticker": ["AAA", "AAA", "BBB", "AAA", "AAA", "CCC"],
    "side": ["B", "S", "B", "b", None, "S"],
    "qty": [100, 40, 5, 10, 0, 7],
})
divs = pd.DataFrame({"ex_date": [date(2024, 3, 27), date(2024, 4, 8), None], "ticker": ["AAA", "AAA", "BBB"], "div": [0.1, 0.12, 1.5]})

# case: business-asfreq
s = prices[prices["ticker"] == "AAA"].set_index(pd.to_datetime(prices.loc[prices["ticker"] == "AAA", "date"]))["close"]
result = s.asfreq("B")

# case: business-ffill
s = prices.query("ticker == 'AAA'").assign(date=lambda d: pd.to_datetime(d["date"])).set_index("date")["close"]
result = s.asfreq("B").ffill().pct_change().round(4)

# case: weekly-ohlcv
p = prices[prices.ticker.eq("AAA")].copy()
p.index = pd.DatetimeIndex(p["date"])
result = p.resample("W-FRI").agg(open=("close", "first"), high=("close", "max"), low=("close", "min"), close=("close", "last"), vol=("volume", "sum"))

# case: resample-ohlc-week
s = pd.Series(prices["close"].values, index=pd.to_datetime(prices["date"]))
result = s.iloc[:-1].resample("W").ohlc()

# case: expanding-max-drawdown
s = prices[prices.ticker == "AAA"].set_index("date")["close"].dropna()
s.index = pd.to_datetime(s.index)
dd = s / s.expanding().max() - 1
result = dd.idxmin().strftime("%Y-%m-%d"), round(dd.min(), 4)

# case: shift-freq-b
s = prices[prices.ticker == "AAA"].set_index("date")["close"]
s.index = pd.to_datetime(s.index)
result = pd.concat([s, s.shift(freq="B"), s.shift(1)], axis=1, keys=["now", "b1", "p1"])

# case: shift-freq-day
s = pd.Series([1, 2, 3], index=pd.date_range("2024-02-28", periods=3))
result = s.shift(2, freq="D") + s

# case: tshift-month-end
s = pd.Series([5, 6], index=pd.to_datetime(["2024-01-15", "2024-02-29"]))
result = s.shift(1, freq="ME")

# case: trade-date-merge
trades["date"] = trades["ts"].dt.normalize()
prices["date"] = pd.to_datetime(prices["date"])
result = trades.merge(prices, on=["ticker", "date"], how="left")[["trade_id", "date", "ticker", "qty", "close"]]

# case: trade-date-str-merge
trades["date"] = trades["ts"].dt.strftime("%Y-%m-%d")
m = pd.merge(trades, prices, on=["date", "ticker"], how="inner")
m["value"] = m["qty"] * m["close"]
result = m

# case: merge-date-unlike
trades["date"] = trades["ts"].dt.normalize()
result = pd.merge(trades, prices, on="date")

# case: merge-object-dates
trades["ex_date"] = trades["ts"].dt.date
result = trades.merge(divs, on=["ex_date", "ticker"], how="left")["div"].isna().all()

# case: lookup-prev-trading-day
days = sorted(date.fromisoformat(x) for x in prices["date"].unique())
def prev_day(ts):
    c = [d for d in days if d < ts.date()]
    return c[-1].isoformat() if c else None
result = dict(zip(trades["trade_id"], trades["ts"].map(prev_day)))

# case: div-adjust
prices["date"] = pd.to_datetime(prices["date"])
divs["ex_date"] = pd.to_datetime(divs["ex_date"])
a = prices[prices["ticker"] == "AAA"].merge(divs[["ex_date", "div"]], left_on="date", right_on="ex_date", how="left")
a["tr"] = (a["close"] + a["div"].fillna(0)) / a["close"].shift() - 1
result = a[["date", "div", "tr"]].round(4)

# case: dow-volume
prices["dow"] = pd.to_datetime(prices["date"]).dt.day_name()
order = ["Monday", "Tuesday", "Wednesday", "Thursday", "Friday"]
result = prices.groupby("dow")["volume"].agg(["sum", "median"]).reindex(order)

# case: settle-t2
trades["settle"] = trades["ts"].dt.normalize() + 2 * pd.offsets.BDay()
result = trades[["ts", "settle"]].assign(dow=trades["settle"].dt.strftime("%a"))

# case: ms-precision
result = {"us": trades["ts"].dt.microsecond.tolist(), "iso": [t.isoformat() for t in trades["ts"]], "str": trades["ts"].astype(str).tolist()}

# case: rolling-3-vs-3d
s = prices[prices["ticker"] == "AAA"].set_index("date")["close"]
s.index = pd.to_datetime(s.index)
result = pd.DataFrame({"n3": s.rolling(3, min_periods=1).mean(), "d3": s.rolling("3D").mean(), "cnt": s.rolling("3D", closed="both").count()}).round(3)
