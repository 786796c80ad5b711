import pandas as pd
import numpy as np

# Chess league: positional, cumulative and ranking group methods
games = pd.DataFrame({
    "player": ["Ann", "Bob", "Ann", "Cid", "Bob", "Ann", None, "Dee", "Bob", "Cid", "Ann", "Bob"],
    "round": [1, 1, 2, 1, 2, 3, 1, 1, 3, 2, 4, 3],
    "score": [1.0, 0.5, 1.0, 0.0, np.nan, 0.5, 1.0, 0.5, 0.5, np.nan, 0.0, 1.0],
    "elo": [1500, 1620, 1510, 1400, 1620, 1518, 1333, 1450, 1611, 1388, 1518, 1625],
    "opening": ["Sicilian", "French", "Sicilian", None, "French", "Caro", "Caro", "French", None, "Sicilian", "Caro", "French"],
    "won": [True, False, True, False, False, False, True, False, False, False, False, True],
})
clubs = pd.DataFrame({
    "player": ["Ann", "Bob", "Cid", "Eve"],
    "club": ["Rook", "Rook", "King", "King"],
    "joined": pd.to_datetime(["2020-05-01", "2019-09-15", None, "2023-01-01"]),
})

# case: head-two-per-group
result = games.groupby("player").head(2)
# case: head-negative
result = games.groupby("player")["elo"].head(-1)
# case: tail-one-columns
result = games.groupby("player")[["round", "elo"]].tail(1)
# case: tail-negative
result = games.groupby("player").tail(-2)
# case: nth-zero
result = games.groupby("player")["elo"].nth(0)
# case: nth-list
result = games.groupby("player").nth([0, -1])
# case: nth-slice-object
result = games.groupby("player")["round"].nth(slice(None, None, 2))
# case: nth-out-of-range
result = games.groupby("player").nth(5)
# case: cumcount-descending
result = games.groupby("player").cumcount(ascending=False)
# case: cumcount-as-key-pivot
g = games.assign(n=games.groupby("player").cumcount() + 1)
result = g.pivot(index="player", columns="n", values="elo")
# case: ngroup-default
result = games.groupby("player").ngroup()
# case: ngroup-descending-nosort
result = games.groupby("player", sort=False).ngroup(ascending=False)
# case: ngroup-two-keys-dropna-false
result = games.groupby(["player", "opening"], dropna=False).ngroup().tolist()
# case: rank-dense-desc
result = games.groupby("player")["elo"].rank(method="dense", ascending=False)
# case: rank-pct
result = games.groupby("player")["elo"].rank(pct=True)
# case: rank-first-na-bottom
result = games.groupby("player")["score"].rank(method="first", na_option="bottom")
# case: rank-min-na-top
result = games.groupby("player")["score"].rank("min", na_option="top")
# case: rank-frame-max
result = games.groupby("opening")[["score", "elo"]].rank(method="max")
# case: shift-fill-value
result = games.groupby("player")["elo"].shift(1, fill_value=0)
# case: shift-negative
result = games.assign(next_elo=games.groupby("player")["elo"].shift(-1))
# case: shift-object-column
result = games.groupby("player")["opening"].shift()
# case: diff-default
result = games.groupby("player")["elo"].diff()
# case: diff-periods-two
result = games.groupby("player")[["elo", "round"]].diff(periods=2)
# case: pct-change-group
result = games.groupby("player")["elo"].pct_change().round(4)
# case: ffill-group
result = games.groupby("player")["score"].ffill()
# case: bfill-limit
result = games.groupby("player")[["score", "opening"]].bfill(limit=1)
# case: quantile-list
result = games.groupby("player")["elo"].quantile([0.25, 0.75])
# case: quantile-interpolation-lower
result = games.groupby("player")["elo"].quantile(0.5, interpolation="lower")
# case: quantile-frame-unstack
result = games.groupby("player")[["score", "elo"]].quantile([0.1, 0.9]).unstack()
# case: cummax-cummin
g = games.groupby("player")["elo"]
result = pd.DataFrame({"best": g.cummax(), "worst": g.cummin()})
# case: cumprod-nan
result = games.assign(score=games["score"] + 1).groupby("player")["score"].cumprod()
# case: cumsum-bool
result = games.groupby("player")["won"].cumsum()
# case: idxmax-loc
result = games.loc[games.groupby("player")["elo"].idxmax(), ["player", "round", "elo"]]
# case: nlargest-group
result = games.groupby("player")["elo"].nlargest(2)
# case: nsmallest-keep-last
result = games.groupby("opening")["elo"].nsmallest(1, keep="last")
# case: get-group-tuple
result = games.groupby(["player", "opening"]).get_group(("Bob", "French"))
# case: get-group-missing
result = games.groupby("player").get_group("Eve")
