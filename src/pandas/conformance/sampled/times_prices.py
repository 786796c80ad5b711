import pandas as pd
import numpy as np
from datetime import datetime, timedelta
from functools import reduce

# Stock prices
prices = pd.DataFrame({
    "Date": ["Mon 01-Jan-24", "Tue 02-Jan-24", "Wed 03-Jan-24", "Fri 05-Jan-24", "Mon 08-Jan-24", "Tue 02-Jan-24", "Wed 03-Jan-24", "Thu 04-Jan-24", "Wed 31-Jan-24", "Thu 01-Feb-24", "Fri 29-Mar-24", "Mon 01-Apr-24"],
    "ticker": ["AAA", "AAA", "AAA", "AAA", "AAA", "BBB", "BBB", "BBB", "BBB", "AAA", "BBB", "AAA"],
    "close": [10.0, 10.5, np.nan, 11.0, 10.8, 50.0, 49.0, 49.5, 52.0, 12.0, 55.0, 0.0],
    "volume": [1000, 0, 500, 12000000000, 300, 40, 45, None, 60, 700, 80, 10],
})
dividends = pd.DataFrame({
    "ticker": ["AAA", "BBB", "AAA", "CCC"],
    "ex_date": pd.to_datetime(["2024-01-04", "2024-02-15", "2024-03-31", "2024-01-02"]),
    "amount": [0.1, 1.0, 0.15, 9.9],
})
quotes = pd.DataFrame({
    "time": pd.to_datetime(["2024-01-02 09:30:00.010", "2024-01-02 09:30:00.050", "2024-01-02 09:30:01.000", "2024-01-02 09:31:00.000", "2024-01-02 15:59:59.000", "2024-01-02 09:30:00.050"]),
    "bid": [10.4, 10.42, 10.41, np.nan, 10.5, 10.43],
    "size": [100, 200, 50, 300, 0, 10],
})

# case: parse-weekday-day-mon
d = pd.to_datetime(prices["Date"], format="%a %d-%b-%y")
result = prices.assign(Date=d).set_index(["ticker", "Date"]).sort_index()

# case: wide-prices-bday-ffill
d = pd.to_datetime(prices["Date"], format="%a %d-%b-%y")
wide = prices.assign(Date=d).pivot(index="Date", columns="ticker", values="close")
result = wide.asfreq("B").ffill().loc["2024-01-01":"2024-01-10"]

# case: daily-returns-by-ticker
p = prices.assign(Date=pd.to_datetime(prices["Date"].str[4:], format="%d-%b-%y")).sort_values(["ticker", "Date"])
p["ret"] = p.groupby("ticker")["close"].pct_change(fill_method=None)
result = p[["ticker", "Date", "ret"]].round(4)

# case: month-end-last-close
p = prices.assign(Date=pd.to_datetime(prices["Date"], format="%a %d-%b-%y")).set_index("Date")
result = p.groupby("ticker")["close"].resample("ME").last()

# case: ohlc-weekly
p = prices[prices["ticker"] == "AAA"].assign(Date=pd.to_datetime(prices["Date"], format="%a %d-%b-%y")).set_index("Date")
result = p["close"].resample("W-FRI").ohlc().dropna(how="all")

# case: quote-resample-ohlc-min
q = quotes.set_index("time").sort_index()
result = q["bid"].resample("1min").ohlc().loc[lambda x: x["open"].notna()]

# case: quote-rolling-ms
q = quotes.set_index("time").sort_index()
result = q["size"].rolling("40ms").sum().tolist()

# case: duplicates-in-index-asfreq
result = quotes.set_index("time").asfreq("s")

# case: dividend-asof-close
p = prices.assign(Date=pd.to_datetime(prices["Date"], format="%a %d-%b-%y")).dropna(subset=["close"]).sort_values("Date")
result = pd.merge_asof(dividends.sort_values("ex_date"), p[["Date", "ticker", "close"]], left_on="ex_date", right_on="Date", by="ticker", direction="backward", allow_exact_matches=False)

# case: days-since-last-dividend
p = prices.assign(Date=pd.to_datetime(prices["Date"], format="%a %d-%b-%y"))
j = p.merge(dividends, on="ticker", how="left")
j = j[j["ex_date"] <= j["Date"]]
last = j.groupby(["ticker", "Date"])["ex_date"].max().reset_index()
last["days"] = (last["Date"] - last["ex_date"]).dt.days
result = last

# case: missing-business-days
d = pd.to_datetime(prices.loc[prices["ticker"].eq("AAA"), "Date"], format="%a %d-%b-%y")
bd = pd.bdate_range(d.min(), "2024-01-12")
result = bd.difference(pd.DatetimeIndex(d)).strftime("%Y-%m-%d").tolist()

# case: index-set-ops
a, b = (pd.DatetimeIndex(pd.to_datetime(g["Date"], format="%a %d-%b-%y")) for _, g in prices.groupby("ticker"))
result = {"both": a.intersection(b).tolist(), "either": len(a.union(b)), "only_b": b.difference(a)[0].isoformat(), "sym": len(a.symmetric_difference(b))}

# case: interpolate-time
s = prices[prices["ticker"] == "AAA"].assign(Date=lambda x: pd.to_datetime(x["Date"], format="%a %d-%b-%y")).set_index("Date")["close"]
result = s.interpolate(method="time").round(4)

# case: shift-freq-bday
s = prices[prices["ticker"] == "BBB"].assign(Date=lambda x: pd.to_datetime(x["Date"], format="%a %d-%b-%y")).set_index("Date")["close"]
result = pd.concat([s, s.shift(1, freq="B").rename("lag_b"), s.shift(freq="3D").rename("lag3")], axis=1)

# case: column-case-mistake
result = pd.to_datetime(prices["date"]).dt.month.value_counts()

# case: resample-without-datetimeindex
result = prices.set_index("Date")["close"].resample("W").mean()

# case: monthly-vwap-apply
p = prices.assign(Date=pd.to_datetime(prices["Date"], format="%a %d-%b-%y"))

def vwap(g):
    v = g["volume"].sum()
    return (g["close"] * g["volume"]).sum() / v if v else np.nan

result = p.groupby(["ticker", p["Date"].dt.to_period("M")])[["close", "volume"]].apply(vwap).round(3)
