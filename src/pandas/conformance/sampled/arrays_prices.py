import pandas as pd
import numpy as np
from itertools import combinations

prices = pd.DataFrame({
    "date": pd.to_datetime(["2024-01-02", "2024-01-03", "2024-01-04", "2024-01-05", "2024-01-08", "2024-01-09", "2024-01-10", "2024-01-11"]),
    "AAA": [100.0, 102.0, 101.0, 105.0, np.nan, 107.0, 104.0, 110.0],
    "BBB": [50.0, 49.0, 49.0, 51.5, 52.0, 51.0, 50.5, 50.0],
    "CCC": [10.0, 10.0, 11.0, 9.0, 9.5, 0.0, 9.9, 10.1],
})

trades = pd.DataFrame({
    "trade_id": [1, 2, 3, 4, 5, 6, 7, 8, 9, 10],
    "ticker": ["AAA", "BBB", "aaa", "CCC", "BBB", "DDD", "AAA", "CCC", None, "BBB"],
    "side": ["buy", "buy", "sell", "buy", "SELL", "buy", "buy", "sell", "buy", "sell "],
    "qty": [10, 100, 4, 1000, 30, 5, 6, 400, 7, 70],
    "price": ["100.00", "49.5", "101", "10.0", "51.25", "n/a", "107.5", "9.9", "20", "50.5"],
    "day": ["2024-01-02", "2024-01-02", "2024-01-04", "2024-01-03", "2024-01-05", "2024-01-08", "2024-01-09", "2024-01-10", "2024-01-10", "2024-01-11"],
})

holdings = pd.Series({"AAA": 12, "BBB": 0, "CCC": 600, "EEE": 40}, name="shares")

# case: daily-returns
p = prices.set_index("date")
result = p.ffill().pct_change().round(4).dropna(how="all")

# case: cum-return-cumprod
r = prices.set_index("date")["BBB"].pct_change().fillna(0)
result = (1 + r).cumprod().sub(1).round(5)

# case: log-returns-np
v = prices["BBB"].to_numpy()
lr = np.diff(np.log(v))
result = {"mean": round(lr.mean(), 6), "std": round(lr.std(ddof=1), 6), "n": len(lr)}

# case: max-drawdown
s = prices.set_index("date")["AAA"].ffill()
peak = np.maximum.accumulate(s.to_numpy())
dd = s / peak - 1
result = (dd.min().round(4), dd.idxmin())

# case: rolling-stats
s = prices.set_index("date")["BBB"]
result = pd.DataFrame({
    "ma3": s.rolling(3).mean(),
    "sd3": s.rolling(window=3, min_periods=2).std(),
    "hi": s.expanding().max(),
    "lo": s.rolling(4, min_periods=1).min(),
}).round(3)

# case: pair-corr
cols = ["AAA", "BBB", "CCC"]
rows = []
for a, b in combinations(cols, 2):
    rows.append((a, b, round(prices[a].corr(prices[b]), 4)))
result = pd.DataFrame(rows, columns=["a", "b", "corr"]).sort_values("corr", ignore_index=True)

# case: signed-position
t = trades.copy()
t["ticker"] = t["ticker"].str.upper()
t["side"] = t["side"].str.strip().str.lower()
t["signed"] = np.where(t["side"].eq("buy"), t["qty"], -t["qty"])
result = t.groupby("ticker")["signed"].sum()

# case: position-vs-holdings
t = trades.assign(ticker=trades["ticker"].str.upper(), s=trades["side"].str.strip().str.lower().map({"buy": 1, "sell": -1}))
pos = (t["qty"] * t["s"]).groupby(t["ticker"]).sum()
result = pos.sub(holdings, fill_value=0)

# case: vwap
t = trades.copy()
t["price"] = pd.to_numeric(t["price"], errors="coerce")
t = t.dropna(subset=["ticker", "price"])
t["ticker"] = t["ticker"].str.upper()
result = t.groupby("ticker")[["price", "qty"]].apply(lambda g: np.average(g["price"], weights=g["qty"])).round(4)

# case: price-sum-as-text
result = trades["price"].astype(float).sum()

# case: up-down-sign
d = np.sign(prices["BBB"].diff())
result = d.map({1.0: "up", -1.0: "down", 0.0: "flat"}).fillna("start").tolist()

# case: streaks
up = prices["AAA"].ffill().diff().gt(0)
grp = (up != up.shift()).cumsum()
result = up.groupby(grp).cumsum().astype(int)

# case: idxmax-columns
p = prices.set_index("date")
result = p.agg(["idxmax", "idxmin"])

# case: normalize-first-row
p = prices.set_index("date")
result = p.div(p.iloc[0]).mul(100).round(1)

# case: reindex-ffill-calendar
cal = pd.date_range("2024-01-02", "2024-01-11", freq="D")
result = prices.set_index("date")["BBB"].reindex(cal, method="ffill")

# case: eval-notional
t = trades.assign(price=pd.to_numeric(trades["price"], errors="coerce"))
t["notional"] = t.eval("qty * price")
result = t.query("notional > 1000")[["trade_id", "notional"]]

# case: quantile-interpolation
s = prices["AAA"]
result = {i: s.quantile(0.4, interpolation=i) for i in ["linear", "lower", "higher", "midpoint", "nearest"]}

# case: quantile-frame
result = prices[["AAA", "BBB", "CCC"]].quantile([0.25, 0.5, 0.75])

# case: argsort-top
v = prices["CCC"].values
order = np.argsort(-v, kind="stable")
result = prices["date"].iloc[order[:3]].dt.strftime("%Y-%m-%d").tolist()

# case: sharpe-by-ticker
r = prices.drop(columns="date").replace(0, np.nan).ffill().pct_change().iloc[1:]
result = (r.mean() / r.std() * np.sqrt(252)).round(3)

# case: histogram-qty
counts, edges = np.histogram(trades["qty"], bins=[0, 10, 50, 100, 1000])
result = pd.Series(counts, index=[f"{int(a)}-{int(b)}" for a, b in zip(edges[:-1], edges[1:])])

# case: mask-gap-fill
s = prices.set_index("date")["CCC"].mask(lambda x: x == 0)
result = s.interpolate()
