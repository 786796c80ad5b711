import pandas as pd
import numpy as np
import statistics

# Stock prices / portfolio
prices = pd.DataFrame({
    "date": ["2024-01-02", "2024-01-03", "2024-01-04", "2024-01-05", "2024-01-08", "2024-01-09", "2024-01-10"],
    "AAA": [100.0, 102.0, 101.0, np.nan, 105.5, 105.5, 99.9],
    "BBB": [10.0, 0.0, 5.0, 5.0, np.nan, np.nan, 7.5],
    "CCC": [50, 50, 50, 50, 50, 50, 50],
    "VOL": [1000, 1500, 0, 900, 1200, 1200, 3000],
})
holdings = pd.DataFrame({
    "ticker": ["AAA", "BBB", "CCC", "DDD", "aaa", None],
    "shares": [10, -5, 0, 100, 2, 7],
    "cost": ["1,000.00", "75.5", "", "$12", "(5)", None],
    "pct_target": ["40%", "10%", "25 %", ".25", None, "0%"],
})
fx = pd.DataFrame({
    "ccy": ["EUR", "GBP", "JPY"],
    "rate": [1.0845, 1.2701, 0.006606],
    "units": [1, 1, 100],
})

# case: daily-returns
r = prices[["AAA", "BBB", "CCC"]].pct_change(fill_method=None)
result = r.round(4)

# case: returns-ffill
p = prices.set_index("date")[["AAA", "BBB"]].ffill()
result = p.pct_change().replace([np.inf, -np.inf], np.nan).mul(100).round(2).dropna(how="all")

# case: log-returns
p = prices["AAA"].ffill()
lr = np.log(p / p.shift(1))
result = {"sum": round(lr.sum(), 6), "check": round(float(np.log(p.iloc[-1] / p.iloc[0])), 6), "vol": round(lr.std() * np.sqrt(252), 6)}

# case: cumulative-return-prod
ret = prices["AAA"].pct_change(fill_method=None).fillna(0)
result = ((1 + ret).cumprod() - 1).tolist()

# case: drawdown
p = prices["AAA"].ffill()
dd = p / p.cummax() - 1
result = dd.min(), prices.loc[dd.idxmin(), "date"], f"{dd.min():.2%}"

# case: corr-constant-column
c = prices[["AAA", "BBB", "CCC", "VOL"]].corr()
result = c.round(3)

# case: spearman-corr-pair
result = (
    round(prices["AAA"].corr(prices["VOL"]), 4),
    round(prices["AAA"].cov(prices["VOL"]), 4),
    prices["CCC"].corr(prices["AAA"]),
)

# case: corrwith
result = prices[["BBB", "VOL"]].corrwith(prices["AAA"]).round(5)

# case: np-diff-vs-diff
v = prices["VOL"]
result = np.diff(v).tolist(), v.diff().tolist(), v.diff(2).fillna(0).astype(int).tolist(), v.diff(-1).sum()

# case: cost-parse
c = (holdings["cost"].str.replace(r"[$,]", "", regex=True)
     .str.replace(r"\((\d+)\)", r"-\1", regex=True))
holdings["cost_num"] = pd.to_numeric(c, errors="coerce")
result = holdings[["ticker", "cost", "cost_num"]]

# case: pct-target-mixed
def to_frac(x):
    if pd.isna(x):
        return 0.0
    x = str(x).strip()
    if x.endswith("%"):
        return float(x.rstrip("%").strip()) / 100
    return float(x)
w = holdings["pct_target"].apply(to_frac)
result = w.sum(), np.isclose(w.sum(), 1), w.tolist()

# case: position-value-last-price
last = prices[["AAA", "BBB", "CCC"]].iloc[-1]
h = holdings.assign(ticker=holdings["ticker"].str.upper())
h["price"] = h["ticker"].map(last)
h["value"] = h["shares"] * h["price"]
h["weight"] = h["value"] / h["value"].abs().sum()
result = h.groupby("ticker")[["shares", "value", "weight"]].sum()

# case: vwap-with-zero-volume
p = prices.dropna(subset=["AAA"])
vwap = (p["AAA"] * p["VOL"]).cumsum() / p["VOL"].cumsum()
result = vwap.round(3)

# case: rolling-mean-int-column
result = prices["VOL"].rolling(3).mean().round(1).tolist(), prices["VOL"].rolling(2, min_periods=1).sum().astype(int).tolist()

# case: rank-average-ties-pct
result = prices[["VOL", "AAA"]].rank(pct=True, method="max").round(3)

# case: quantile-frame
result = prices[["AAA", "VOL", "CCC"]].quantile([0.25, 0.75], interpolation="lower")

# case: percentile-numpy
result = np.percentile(prices["VOL"], [25, 50, 90]).tolist(), float(np.nanpercentile(prices["AAA"], 50)), np.percentile(prices["AAA"], 50)

# case: fx-convert-fstrings
lines = [f"{row.ccy}: {1000 / row.rate:>12,.2f}" for row in fx.itertuples()]
result = "\n".join(lines)

# case: sign-changes
d = prices["VOL"].diff()
s = np.sign(d)
result = int((s * s.shift() < 0).sum()), s.value_counts().to_dict()

# case: abs-and-unary
h = holdings.set_index("ticker")["shares"]
result = pd.DataFrame({"neg": -h, "pos": +h, "abs": abs(h), "abs2": h.abs(), "sq": h ** 2, "inv": 1 / h})

# case: max-none-python
best = max((x for x in prices["BBB"]), default=None)
result = best, max(prices["BBB"].dropna()), prices["BBB"].max(), statistics.mean(prices["CCC"].tolist())
