import pandas as pd
import numpy as np
from functools import reduce

prices_df = pd.DataFrame({
    "symbol": ["AAA", "AAA", "AAA", "AAA", "AAA", "BBB", "BBB", "BBB", "BBB", "CCC", "CCC", "ddd"],
    "date": ["2024-01-02", "2024-01-03", "2024-01-04", "2024-01-05", "2024-01-08", "2024-01-02", "2024-01-03", "2024-01-05",
             "2024-01-08", "2024-01-04", "2024-01-05", "2024-01-08"],
    "close": [10.0, 10.5, 10.2, np.nan, 11.0, 50.0, 49.0, 49.0, 52.5, 7.0, 0.0, 100.0],
    "volume": [1000, 1500, 900, 0, 3000000000, 200, 250, 250, 400, None, 30, 5],
})

trades_df = pd.DataFrame({
    "trade_id": [1, 2, 3, 4, 5, 6, 7, 8, 9],
    "symbol": ["AAA", "AAA", "BBB", "BBB", "CCC", "EEE", "AAA", "BBB", None],
    "side": ["buy", "SELL", "Buy", "buy ", "sell", "buy", "buy", "sell", "buy"],
    "qty": [100, 40, 10, 5, 20, 1, 60, 15, 7],
    "px": ["10.1", "10.6", "49.5", "48.9", "7", "1.0", "bad", "52", "3"],
    "date": ["2024-01-02", "2024-01-03", "2024-01-03", "2024-01-04", "2024-01-05", "2024-01-05", "2024-01-08", "2024-01-08", "2024-01-08"],
})

sectors_df = pd.DataFrame({
    "symbol": ["AAA", "BBB", "CCC", "DDD", "BBB"],
    "sector": ["Tech", "Energy", "Tech", "Health", "Utilities"],
})

# case: daily-return-per-symbol
p = prices_df.sort_values(["symbol", "date"]).copy()
p["ret"] = p.groupby("symbol")["close"].pct_change(fill_method=None).round(4)
result = p[["symbol", "date", "ret"]]
# case: moving-avg-3day
prices_df["ma3"] = (prices_df.groupby("symbol")["close"]
                    .transform(lambda x: x.rolling(3).mean()))
result = prices_df[["symbol", "close", "ma3"]]
# case: moving-avg-min-periods
out = prices_df.set_index("date").groupby("symbol")["close"].rolling(2, min_periods=1).agg(["mean", "max", "count"])
result = out
# case: ewm-by-symbol
s = prices_df.groupby("symbol")["close"].transform(lambda x: x.ewm(span=3, adjust=False).mean())
result = s.round(3).tolist()
# case: drawdown
aaa = prices_df.query("symbol == 'AAA'").set_index("date")["close"].ffill()
peak = aaa.cummax()
dd = (aaa - peak) / peak
result = {"max_drawdown": round(float(dd.min()), 4), "date": dd.idxmin()}
# case: expanding-high-low
g = prices_df.groupby("symbol")["close"]
result = pd.DataFrame({
    "symbol": prices_df["symbol"],
    "high_so_far": g.cummax(),
    "low_so_far": g.cummin(),
    "n": g.expanding().count().reset_index(level=0, drop=True),
})
# case: vwap-by-symbol
t = trades_df.copy()
t["px"] = pd.to_numeric(t["px"], errors="coerce")
t = t.dropna(subset=["px"])
result = t.groupby("symbol").apply(lambda g: np.average(g["px"], weights=g["qty"]), include_groups=False).round(3)
# case: signed-position-running
t = trades_df.copy()
sign = t["side"].str.strip().str.lower().map({"buy": 1, "sell": -1})
t["signed"] = t["qty"] * sign
t["position"] = t.groupby("symbol", dropna=False)["signed"].cumsum()
result = t[["trade_id", "symbol", "signed", "position"]]
# case: wide-close-ffill
w = prices_df.pivot(index="date", columns="symbol", values="close").ffill()
result = w.fillna(-1)
# case: consecutive-up-days
a = prices_df[prices_df["symbol"] == "BBB"].reset_index(drop=True)
up = a["close"].diff().gt(0)
streak = up.groupby((~up).cumsum()).cumsum()
result = streak.astype(int).max()
# case: missing-days-gaps
prices_df["date"] = pd.to_datetime(prices_df["date"])
cal = pd.bdate_range(prices_df["date"].min(), prices_df["date"].max())
missing = {}
for sym, g in prices_df.groupby("symbol"):
    gap = cal.difference(pd.DatetimeIndex(g["date"]))
    missing[sym] = gap.strftime("%m/%d").tolist()
result = missing
# case: range-slice-rank-volume
v = prices_df["volume"].rank(ascending=False, method="average", na_option="bottom")
result = prices_df.assign(vrank=v).sort_values("vrank").head(5)
# case: join-fanout-sectors
j = trades_df.merge(sectors_df, on="symbol", how="left")
result = (len(trades_df), len(j), j["sector"].isna().sum())
# case: join-validate-error
result = trades_df.merge(sectors_df, on="symbol", how="left", validate="many_to_one").groupby("sector")["qty"].sum()
# case: asof-price-for-trade
t = trades_df.dropna(subset=["symbol"]).assign(date=lambda d: pd.to_datetime(d["date"])).sort_values("date")
p = prices_df.assign(date=pd.to_datetime(prices_df["date"])).dropna(subset=["close"]).sort_values("date")
m = pd.merge_asof(t, p[["symbol", "date", "close"]], on="date", by="symbol")
result = m[["trade_id", "symbol", "close"]]
# case: asof-tolerance-forward
p = prices_df.assign(date=pd.to_datetime(prices_df["date"])).sort_values("date")
t = trades_df.dropna().assign(date=lambda d: pd.to_datetime(d["date"])).sort_values("date")
result = pd.merge_asof(t[["trade_id", "symbol", "date"]], p[["symbol", "date", "close"]], on="date", by="symbol",
                       direction="forward", tolerance=pd.Timedelta("2D"), allow_exact_matches=False)
# case: correlation-returns
w = prices_df.pivot_table(index="date", columns="symbol", values="close")
rets = w[["AAA", "BBB"]].pct_change(fill_method=None)
result = rets.corr(min_periods=1).round(3)
# case: first-last-return
agg = prices_df.groupby("symbol").agg(open_=("close", "first"), close_=("close", "last"), days=("date", "count"))
agg["total_return"] = agg["close_"].div(agg["open_"]).sub(1)
result = agg.replace([np.inf, -np.inf], np.nan).sort_values("total_return", ascending=False)
# case: zscore-outliers
z = prices_df.groupby("symbol")["volume"].transform(lambda x: (x - x.mean()) / x.std(ddof=0))
result = prices_df.loc[z.abs() > 1.5, ["symbol", "date", "volume"]].to_dict("records")
# case: combine-three-summaries
a = trades_df.groupby("symbol")["qty"].sum().rename("traded")
b = prices_df.groupby("symbol")["close"].max().rename("max_close")
c = sectors_df.groupby("symbol")["sector"].agg("/".join)
result = reduce(lambda l, r: pd.merge(l, r, left_index=True, right_index=True, how="outer"), [a, b, c])
# case: px-times-qty-text
trades_df["notional"] = trades_df["qty"] * trades_df["px"]
result = trades_df["notional"].mean()
# case: centered-window-and-lead
x = prices_df.loc[prices_df.symbol.eq("AAA"), "close"].interpolate()
result = pd.DataFrame({"close": x, "centered": x.rolling(3, center=True).mean(), "lead": x.shift(-1, fill_value=0)})
