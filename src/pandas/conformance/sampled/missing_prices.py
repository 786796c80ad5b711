import pandas as pd
import numpy as np

prices = pd.DataFrame({
    "date": ["2024-03-01", "2024-03-04", "2024-03-05", "2024-03-06", "2024-03-08", "2024-03-11", None, "2024-03-12"],
    "AAA": [10.0, None, 10.5, np.nan, np.nan, 11.2, 11.0, 0.0],
    "BBB": [100, 101, 99, 99, 104, 103, 102, 100],
    "CCC": ["5.1", "5,2", "-", "5.4", None, "5.6", "5.5", "nan"],
})

trades = pd.DataFrame({
    "trade_id": [1, 2, 3, 4, 5, 6, 7, 8, 9],
    "ticker": ["AAA", "BBB", "aaa", None, "CCC", "DDD", "BBB", "AAA", "BBB"],
    "side": ["buy", "sell", "BUY", "buy", None, "sell", "b", "s", "sell"],
    "qty": [100, None, 50, 10, 30, 20, -5, 0, 2_000_000_000_000],
    "px": [10.0, 101.0, 10.2, 3.0, None, 7.7, 99.0, np.inf, 100.0],
})

tickers = pd.DataFrame({
    "ticker": ["AAA", "BBB", "CCC", "EEE"],
    "sector": ["tech", "energy", None, "tech"],
    "rating": pd.Categorical(["hold", "buy", None, "sell"], categories=["sell", "hold", "buy"], ordered=True),
    "listed": pd.to_datetime(["2001-05-05", None, "2015-01-31", "1999-12-31"]),
})

# case: aaa-fill-methods
s = prices["AAA"].replace(0, np.nan)
result = pd.DataFrame({"raw": s, "ffill": s.ffill(), "bfill": s.bfill(), "lin": s.interpolate(), "mean": s.fillna(s.mean())})

# case: pct-change-na
result = prices["AAA"].pct_change(fill_method=None).round(4)

# case: ccc-decimal-comma
ccc = pd.to_numeric(prices["CCC"].str.replace(",", "."), errors="coerce")
result = ccc.interpolate(method="linear", limit=2).round(3).tolist()

# case: ccc-astype-float-error
result = prices["CCC"].astype(float)

# case: time-indexed-interpolate
df = prices.dropna(subset=["date"]).assign(date=lambda d: pd.to_datetime(d["date"])).set_index("date")
result = df["AAA"].replace(0.0, np.nan).interpolate(method="time").round(4)

# case: asfreq-business-days
p = prices.dropna(subset=["date"]).copy()
p["date"] = pd.to_datetime(p["date"])
b = p.set_index("date")["BBB"].asfreq("B")
result = {"dtype": str(b.dtype), "n": len(b), "missing": b[b.isna()].index.strftime("%Y-%m-%d").tolist()}

# case: asfreq-ffill
p = prices.dropna(subset=["date"]).copy()
p["date"] = pd.to_datetime(p["date"])
result = p.set_index("date")["BBB"].asfreq("D", method="ffill").astype("Int64")

# case: side-replace-dict
side = trades["side"].str.lower().replace({"b": "buy", "s": "sell"})
result = side.fillna("unknown").value_counts().sort_index().to_dict()

# case: side-sign-numpy-select
side = trades["side"].str.lower().str[0]
trades["sign"] = np.select([side.eq("b"), side.eq("s")], [1, -1], default=0)
trades["notional"] = trades["sign"] * trades["qty"] * trades["px"]
result = trades[["trade_id", "sign", "notional"]]

# case: inf-as-missing
clean = trades["px"].replace([np.inf, -np.inf], np.nan)
result = {"sum": float(clean.sum()), "count": int(clean.count()), "is_finite": np.isfinite(trades["px"]).tolist()}

# case: qty-int64-and-big
q = trades["qty"].astype("Int64")
result = {"max": int(q.max()), "dtype": str(q.dtype), "neg": int((q < 0).sum()), "na": int((q < 0).isna().sum())}

# case: qty-int32-overflow-float
result = trades["qty"].fillna(0).astype("int64").astype(str).str.len().tolist()

# case: merge-tickers-rating
m = trades.assign(ticker=trades["ticker"].str.upper()).merge(tickers, on="ticker", how="left")
result = m.groupby("rating", observed=False, dropna=False)["trade_id"].agg(["count", list])

# case: merge-keeps-category-dtype
m = trades.merge(tickers, on="ticker", how="outer")
result = {c: str(t) for c, t in m.dtypes.items()}

# case: rating-sort-values-na-first
result = tickers.sort_values(by="rating", ascending=False, na_position="first")["ticker"].tolist()

# case: listed-year-missing
result = pd.DataFrame({
    "year": tickers["listed"].dt.year,
    "month_name": tickers["listed"].dt.month_name(),
    "month_end": tickers["listed"].dt.is_month_end,
    "text": tickers["listed"].dt.strftime("%d/%m/%y"),
})

# case: listed-fillna-timestamp
filled = tickers["listed"].fillna(pd.Timestamp("2010-06-15"))
result = tickers.assign(listed=filled, before2010=filled < "2010-01-01")[["ticker", "listed", "before2010"]]

# case: listed-compare-nat
result = [(tickers["listed"] > pd.Timestamp("2000-01-01")).tolist(), (tickers["listed"] == pd.NaT).tolist(), (tickers["listed"] != tickers["listed"]).tolist()]

# case: combine-first-two-sources
a = prices.set_index("date")["AAA"]
b = pd.Series([10.1, 10.4, 99.0], index=["2024-03-04", "2024-03-06", "2024-03-20"], name="AAA")
result = a[a.index.notna()].combine_first(b)

# case: update-in-place
base = tickers.set_index("ticker")[["sector"]].copy()
patch = pd.DataFrame({"sector": ["banking", None, "utilities"]}, index=["CCC", "AAA", "BBB"])
base.update(patch)
result = base["sector"].to_dict()

# case: wrong-column-name
result = trades.groupby("ticker")["price"].mean()

# case: describe-numeric-with-inf
result = trades.loc[np.isfinite(trades["px"]), ["qty", "px"]].describe(percentiles=[0.1, 0.9])
