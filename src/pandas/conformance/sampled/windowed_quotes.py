import pandas as pd
import numpy as np
import itertools

quotes = pd.DataFrame({
    "ticker": ["AAA", "AAA", "AAA", "AAA", "AAA", "AAA", "BBB", "BBB", "BBB", "BBB", "BBB", "CCC", "CCC", "DDD"],
    "date": ["2023-06-01", "2023-06-02", "2023-06-05", "2023-06-06", "2023-06-07", "2023-06-08",
             "2023-06-01", "2023-06-02", "2023-06-05", "2023-06-07", "2023-06-08", "2023-06-05", "2023-06-06", "2023-06-06"],
    "close": [100.0, 102.0, 99.0, 99.0, 105.0, 101.0, 50.0, np.nan, 47.5, 52.0, 51.0, 10.0, 12.5, 7.77],
    "volume": [1000, 1500, 900, 0, 3000000000, 1200, 400, 350, None, 500, 500, 10, 20, 5],
})
trades = pd.DataFrame({
    "trade_id": [1, 2, 3, 4, 5, 6, 7, 8],
    "ticker": ["AAA", "AAA", "BBB", "aaa", "BBB", "CCC", "ZZZ", "AAA"],
    "side": ["buy", "sell", "BUY", "buy", "sell", "buy", "buy", "Sell "],
    "qty": [10, 4, 20, 5, 25, 100, 1, 11],
    "px": [100.5, 103.0, 49.9, 99.0, 52.5, 11.0, np.nan, 101.0],
    "when": ["2023-06-01", "2023-06-02", "2023-06-02", "2023-06-05", "2023-06-07", "2023-06-06", "2023-06-06", "2023-06-08"],
})
sectors = pd.DataFrame({"ticker": ["AAA", "BBB", "CCC", "EEE"], "sector": ["Tech", "Energy", "Tech", None]})

# case: max-drawdown
px = quotes[quotes["ticker"] == "AAA"].set_index("date")["close"]
dd = px / px.cummax() - 1
result = (round(dd.min(), 5), dd.idxmin())
# case: drawdown-by-ticker
quotes["peak"] = quotes.groupby("ticker")["close"].cummax()
quotes["dd"] = (quotes["close"] - quotes["peak"]) / quotes["peak"]
result = quotes.groupby("ticker")["dd"].min().round(4)
# case: returns-by-ticker
quotes["ret"] = quotes.groupby("ticker")["close"].pct_change(fill_method=None)
result = quotes[["ticker", "date", "ret"]].round(5)
# case: rolling-std-by-ticker
quotes["ret"] = quotes.groupby("ticker")["close"].transform(lambda x: x.pct_change(fill_method=None))
vol = quotes.groupby("ticker")["ret"].rolling(3, min_periods=2).std()
quotes["vol"] = vol.reset_index(level=0, drop=True)
result = quotes[["ticker", "ret", "vol"]]
# case: local-peaks
aaa = quotes[quotes.ticker == "AAA"].reset_index(drop=True)
is_peak = (aaa["close"] > aaa["close"].shift(1)) & (aaa["close"] > aaa["close"].shift(-1))
is_trough = (aaa["close"] < aaa["close"].shift(1)) & (aaa["close"] <= aaa["close"].shift(-1))
aaa["kind"] = np.select([is_peak, is_trough], ["peak", "trough"], default="")
result = aaa[["date", "close", "kind"]]
# case: up-down-streak
s = quotes.query("ticker == 'AAA'")["close"]
direction = np.sign(s.diff()).fillna(0).astype(int)
run = direction.ne(direction.shift()).cumsum()
result = pd.DataFrame({"close": s, "dir": direction, "run": run, "len": direction.groupby(run).cumcount() + 1})
# case: running-position
t = trades.copy()
t["ticker"] = t["ticker"].str.upper()
t["side"] = t["side"].str.strip().str.lower()
t["signed"] = np.where(t["side"] == "buy", t["qty"], -t["qty"])
t = t.sort_values(["ticker", "when", "trade_id"])
t["position"] = t.groupby("ticker")["signed"].cumsum()
result = t[["ticker", "when", "signed", "position"]].reset_index(drop=True)
# case: position-floor-loop
t = trades.assign(ticker=trades.ticker.str.upper(), side=trades.side.str.strip().str.lower())
pos = {}
rows = []
for _, r in t.iterrows():
    cur = pos.get(r["ticker"], 0)
    cur = cur + r["qty"] if r["side"] == "buy" else max(0, cur - r["qty"])
    pos[r["ticker"]] = cur
    rows.append({"trade_id": r["trade_id"], "ticker": r["ticker"], "pos": cur})
result = pd.DataFrame(rows)
# case: vwap-cumulative
q = quotes.copy()
q["volume"] = q["volume"].fillna(0)
q["pv"] = q["close"].fillna(0) * q["volume"]
c = q.groupby("ticker")[["pv", "volume"]].cumsum()
q["vwap"] = c["pv"] / c["volume"]
result = q[["ticker", "date", "vwap"]].round(4)
# case: ema-cross
s = quotes[quotes["ticker"].isin(["AAA"])]["close"]
fast = s.ewm(span=2, adjust=False).mean()
slow = s.ewm(span=4, adjust=False).mean()
sig = (fast > slow).astype(int)
result = pd.DataFrame({"fast": fast, "slow": slow, "cross": sig.diff()}).round(4)
# case: rsi-simple
def rsi(series, n=3):
    d = series.diff()
    up = d.clip(lower=0)
    down = -d.clip(upper=0)
    rs = up.rolling(n).mean() / down.rolling(n).mean()
    return 100 - 100 / (1 + rs)
result = quotes.groupby("ticker")["close"].apply(rsi).round(2)
# case: bollinger
s = quotes[quotes.ticker == "AAA"].set_index("date").close
roll = s.rolling(window=3)
mid, sd = roll.mean(), roll.std(ddof=0)
bands = pd.concat({"lower": mid - 2 * sd, "mid": mid, "upper": mid + 2 * sd}, axis=1)
bands["breakout"] = (s > bands["upper"]) | (s < bands["lower"])
result = bands
# case: asof-quote
q = quotes.assign(date=pd.to_datetime(quotes["date"])).sort_values("date")
t = trades.assign(when=pd.to_datetime(trades["when"]), ticker=trades["ticker"].str.upper()).sort_values("when")
m = pd.merge_asof(t, q, left_on="when", right_on="date", by="ticker", direction="backward")
m["slip"] = (m["px"] - m["close"]).round(2)
result = m[["trade_id", "ticker", "px", "close", "slip"]]
# case: rank-across-tickers-axis1
w = quotes.pivot(index="date", columns="ticker", values="close")
r = w.pct_change(fill_method=None)
result = r.rank(axis=1, ascending=False, method="min")
# case: pairwise-diff
last = quotes.groupby("ticker")["close"].last()
result = {f"{a}-{b}": round(float(last[a] - last[b]), 2) for a, b in itertools.combinations(last.index, 2)}
# case: pairwise-matrix
last = quotes.dropna(subset=["close"]).drop_duplicates("ticker", keep="last").set_index("ticker")["close"]
result = pd.DataFrame(last.to_numpy()[:, None] - last.to_numpy()[None, :], index=last.index, columns=last.index)
# case: rolling-needs-numeric
result = quotes["ticker"].rolling(2).sum()
# case: sector-cum-return
q = quotes.merge(sectors, on="ticker", how="left").fillna({"sector": "Unknown"})
q["ret"] = q.groupby("ticker")["close"].pct_change(fill_method=None).fillna(0)
daily = q.groupby(["date", "sector"])["ret"].mean().unstack(fill_value=0)
result = ((1 + daily).cumprod() - 1).round(4)
# case: closed-left-breakout
q = quotes[quotes["ticker"] == "AAA"].copy()
q["date"] = pd.to_datetime(q["date"])
q = q.set_index("date")
q["prior_high"] = q["close"].rolling("5D", closed="left").max()
q["breakout"] = q["close"] > q["prior_high"]
result = q[["close", "prior_high", "breakout"]]
