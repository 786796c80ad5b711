import numpy as np
import pandas as pd
from pandas.api.indexers import FixedForwardWindowIndexer

frame = pd.DataFrame({"g": ["a", "b", "a", "b", "a"], "n": [1.0, 2.5, None, 4.0, 8.0], "m": [5, 1, 3, 3, 2]})
ahead = FixedForwardWindowIndexer(window_size=2)


# case: sums
result = frame["n"].rolling(window=ahead).sum()


# case: sums of at least one
result = frame[["n", "m"]].rolling(ahead, min_periods=1).sum()


# case: extremes
result = frame["m"].rolling(pd.api.indexers.FixedForwardWindowIndexer(window_size=3), min_periods=1).agg(["min", "max", "mean"])


# case: spread
result = frame["m"].rolling(FixedForwardWindowIndexer(window_size=3), min_periods=2).std()


# case: median and quantile
result = frame["n"].rolling(ahead, 1).median() + frame["n"].rolling(ahead, 1).quantile(0.25)


# case: applied
result = frame["m"].rolling(ahead, min_periods=1).apply(lambda w: w.iloc[0] - w.iloc[-1])


# case: counted
result = frame["n"].rolling(ahead).count()


# case: counted with at least one
result = frame["n"].rolling(ahead, min_periods=1).count()


# case: groups
result = frame.groupby("g")["m"].rolling(ahead, min_periods=1).sum()


# case: covariance
result = frame["m"].rolling(FixedForwardWindowIndexer(window_size=3)).cov(frame["m"] * 2)


# case: center
result = frame["m"].rolling(ahead, center=True).sum()


# case: closed
result = frame["m"].rolling(ahead, closed="left").sum()


# case: whole frame ahead
result = frame["m"].rolling(FixedForwardWindowIndexer(window_size=10), min_periods=1).sum()


# case: size
result = ahead.window_size
