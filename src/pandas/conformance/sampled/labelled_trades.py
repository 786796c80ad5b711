import pandas as pd
import numpy as np
import datetime
import itertools
from functools import reduce

trades = pd.DataFrame({
    "date": ["2024-01-02", "2024-01-02", "2024-01-03", "2024-01-05", "2024-01-05", "2024-01-08", "2024-01-09"],
    "ticker": ["ABC", "XYZ", "abc", "DEF", "ABC", "XYZ", None],
    "shares": [100, -50, 20, 0, -120, 50, 10],
    "px": ["10.5", "20", "10,9", None, "11.0", "19.5", "1e2"],
})

close = pd.DataFrame({
    "ABC": [10.4, 10.8, np.nan, 11.2],
    "XYZ": [20.1, 19.9, 20.0, 19.0],
    "QQQ": [300.0, 301.5, 299.0, 301.5],
}, index=pd.to_datetime(["2024-01-02", "2024-01-03", "2024-01-04", "2024-01-08"]))

weights = pd.Series({"XYZ": 0.5, "ABC": 0.3, "GLD": 0.2})

ranks = pd.Series([3, 1, 2, 1], index=pd.Index([10, 20, 10, 40], name="acct"), name="rank")

# case: weighted-close
result = (close * weights).sum(axis=1, min_count=1)

# case: weighted-dot-mismatch
result = close.dot(weights)

# case: weighted-dot-aligned
w = weights.reindex(close.columns, fill_value=0)
result = close.ffill().dot(w)

# case: weights-normalise-known
known = weights.index.intersection(close.columns)
w = weights[known] / weights[known].sum()
result = w, close[known].ffill().mul(w, axis=1).sum(axis=1).round(3)

# case: peak-day-per-ticker
result = close.idxmax(), close.idxmin().dt.day.tolist()

# case: idxmax-with-nan-row
result = close.idxmax(axis="columns").value_counts()

# case: shift-freq-series
s = close["ABC"]
result = s.shift(1, freq="D").index.intersection(s.index)

# case: returns-align-trades
t = trades.assign(date=pd.to_datetime(trades["date"]), ticker=trades["ticker"].str.upper())
flow = t.pivot_table(index="date", columns="ticker", values="shares", aggfunc="sum")
pos, px = flow.align(close, join="outer")
result = pos.fillna(0).cumsum().astype(int)

# case: align-axis-columns
a, b = close.align(pd.DataFrame({"XYZ": [1], "NEW": [2]}), axis=1, join="outer")
result = a.columns.tolist(), b.columns.tolist(), a.shape, b.shape

# case: label-vs-position-int-index
result = ranks.loc[10].tolist(), ranks.iloc[1], ranks[20], ranks[1:3].tolist()

# case: int-index-missing-position
result = ranks[0]

# case: sort-values-index-stable
result = ranks.sort_values(kind="stable").index.tolist(), ranks.sort_index(kind="stable").tolist(), ranks.sort_index(ascending=False, kind="stable").tolist()

# case: rank-swap
result = pd.Series(ranks.index, index=ranks, name=ranks.index.name).sort_index(kind="stable")

# case: to-frame-naming
result = ranks.to_frame("r").assign(acct2=lambda d: d.index * 2)

# case: series-to-dict-dup-keys
result = ranks.to_dict(), ranks.groupby(level="acct").agg(list).to_dict()

# case: drop-labels-series
result = ranks.drop(10), ranks.drop(labels=[99], errors="ignore").size, ranks.drop(index=[20, 40]).tolist()

# case: series-equals-compare
a = ranks.copy()
b = ranks.sort_index()
result = a.equals(b), a.sort_index().equals(b), a.equals(a.astype(float)), a.index.equals(b.index)

# case: compare-different-order
a = pd.Series([1, 2], index=["x", "y"])
b = pd.Series([1, 2], index=["y", "x"])
result = a == b

# case: align-then-compare
a = pd.Series([1, 2], index=["x", "y"])
b = pd.Series([1, 2], index=["y", "x"])
result = a.eq(b).to_dict(), (a - b).to_dict(), (a + b).index.tolist()

# case: update-frame-from-other
base = close.copy()
patch = pd.DataFrame({"ABC": [11.0, np.nan], "GLD": [1, 2]}, index=pd.to_datetime(["2024-01-04", "2024-01-08"]))
base.update(patch)
result = base["ABC"], list(base.columns)

# case: px-numeric-column-select
num = trades["px"].str.replace(",", ".").pipe(pd.to_numeric)
df = trades.assign(px=num, value=num * trades["shares"])
numeric = df.columns[df.dtypes != object]
result = df[numeric].sum(), numeric.tolist(), df.columns.get_loc("value")

# case: reduce-add-series-fill
parts = [pd.Series({"ABC": 1, "XYZ": 2}), pd.Series({"XYZ": 5, "DEF": 1}), pd.Series({"ABC": 4}), pd.Series(dtype="int64")]
total = reduce(lambda x, y: x.add(y, fill_value=0), parts)
result = total.astype(int).sort_index(ascending=False)
