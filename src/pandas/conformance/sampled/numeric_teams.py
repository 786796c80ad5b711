import pandas as pd
import numpy as np
from collections import Counter

# Sports league
teams = pd.DataFrame({
    "team": ["Lions", "Bears", "Hawks", "Wolves", "Sharks", "Foxes"],
    "wins": [10, 8, 0, 8, 5, 0],
    "losses": [2, 4, 12, 4, 5, 0],
    "draws": [0, 0, 0, 0, 2, 0],
    "budget": ["$1.2M", "$850K", "$2,000,000", None, "$0", "1.5m"],
    "founded": ["1901", "1955", "19x3", "2003", "1988", "2021"],
})
games = pd.DataFrame({
    "game": range(1, 13),
    "home": ["Lions", "Bears", "Hawks", "Lions", "Wolves", "Sharks", "Bears", "Lions", "Ghosts", "Hawks", "Wolves", "Sharks"],
    "away": ["Bears", "Hawks", "Lions", "Wolves", "Sharks", "Bears", "Lions", "Sharks", "Lions", "Wolves", "Bears", "Hawks"],
    "hs": [3, 2, 0, 4, 1, 1, 2, 5, 0, 1, 2, 3],
    "as_": [1, 2, 3, 0, 1, 2, 2, 0, 7, 4, 2, 1],
    "attendance": [12000, 8500, None, 15250, 9000, 7600, 8500, 20011, 0, 4300, 9999, None],
})
players = pd.DataFrame({
    "player": ["Ito", "Kay", "Lam", "Moe", "Ned", "Ott", "Pia"],
    "team": ["Lions", "Lions", "Bears", "Hawks", None, "Wolves", "Lions"],
    "goals": [12, 7, 7, 0, 3, 5, 0],
    "shots": [40, 21, 0, 0, 9, 20, 4],
    "mixed": [1, "2", 3.5, None, "x", True, "4e1"],
})

# case: win-percentage-zero-games
t = teams.copy()
t["played"] = t["wins"] + t["losses"] + t["draws"]
t["win_pct"] = t["wins"] / t["played"]
result = t.sort_values("win_pct", ascending=False)[["team", "played", "win_pct"]]

# case: win-pct-np-where
played = teams[["wins", "losses", "draws"]].sum(axis=1)
pct = np.where(played > 0, teams["wins"] / played, 0.0)
teams["pct"] = np.round(pct * 100, 1)
result = teams[["team", "pct"]].set_index("team")["pct"].to_dict()

# case: sign-of-margin
games["margin"] = games["hs"] - games["as_"]
games["outcome"] = np.sign(games["margin"]).map({1: "H", 0: "D", -1: "A"})
result = games["outcome"].value_counts()

# case: points-via-select
margin = games.hs - games.as_
home_pts = np.select([margin > 0, margin == 0], [3, 1], 0)
away_pts = np.select([margin < 0, margin == 0], [3, 1], 0)
long = pd.concat([
    pd.DataFrame({"team": games.home, "pts": home_pts}),
    pd.DataFrame({"team": games.away, "pts": away_pts}),
], ignore_index=True)
result = long.groupby("team").pts.sum().sort_values(ascending=False, kind="stable")

# case: budget-suffix-parse
mult = {"K": 1_000, "M": 1_000_000}
b = teams["budget"].str.upper().str.replace("[$,]", "", regex=True)
parts = b.str.extract(r"^([\d.]+)([KM]?)$")
parts[0] = parts[0].astype(float)
teams["budget_num"] = parts[0] * parts[1].map(mult).fillna(1)
result = teams[["team", "budget", "budget_num"]]

# case: budget-share-percent-strings
vals = pd.Series([1.2e6, 8.5e5, 2e6, np.nan, 0, 1.5e6], index=teams["team"])
share = vals / vals.sum()
result = share.map(lambda x: "n/a" if np.isnan(x) else f"{x:.2%}")

# case: founded-to-int-raises
result = teams["founded"].astype(int).sum()

# case: founded-coerce-age
yr = pd.to_numeric(teams["founded"], errors="coerce")
teams["age_2024"] = (2024 - yr).astype("Int64")
teams["century"] = (yr // 100 + 1).astype("Int64")
result = teams[["team", "age_2024", "century"]]

# case: attendance-describe
result = games["attendance"].describe()

# case: attendance-downcast-and-ints
a = games["attendance"].dropna()
down = pd.to_numeric(a, downcast="integer")
result = str(down.dtype), int(down.max()), int(down.sum())

# case: attendance-pct-change-zero
att = games["attendance"].fillna(0)
chg = att.pct_change()
result = chg.round(3).tolist()

# case: shooting-accuracy-zero-by-zero
players["acc"] = players["goals"] / players["shots"]
players["acc_class"] = np.where(players["acc"].isna(), "none",
                        np.where(np.isinf(players["acc"]), "odd",
                        np.where(players["acc"] >= 0.3, "good", "poor")))
result = players[["player", "acc", "acc_class"]]

# case: floor-div-shots-zero
result = pd.DataFrame({
    "fd": players["shots"] // players["goals"],
    "md": players["shots"] % players["goals"],
    "fd_type": str((players["shots"] // players["goals"]).dtype),
})

# case: mixed-type-names
result = players["mixed"].map(lambda v: type(v).__name__).tolist()

# case: mixed-isinstance-sum
nums = [v for v in players["mixed"] if isinstance(v, (int, float)) and not isinstance(v, bool)]
result = sum(nums)

# case: mixed-to-numeric
m = pd.to_numeric(players["mixed"], errors="coerce")
result = m.to_list(), m.dtype

# case: mixed-sum-typeerror
result = players["mixed"].sum()

# case: cumulative-goals-and-running-max
s = games.loc[games["home"] == "Lions", "hs"]
result = pd.DataFrame({"hs": s, "cumsum": s.cumsum(), "cummax": s.cummax(), "cummin": s.cummin(), "cumprod": s.cumprod()})

# case: any-all-axis
flags = pd.DataFrame({
    "home_scored": games["hs"] > 0,
    "away_scored": games["as_"] > 0,
    "big_crowd": games["attendance"] > 10000,
})
result = {
    "any_col": flags.any().to_dict(),
    "all_col": flags.all().to_dict(),
    "all_row": flags.all(axis=1).sum(),
    "any_any": bool(flags.any(axis=None)),
}

# case: counter-of-scorelines
lines = games["hs"].astype(str) + "-" + games["as_"].astype(str)
c = Counter(lines)
result = sorted(c.items(), key=lambda kv: (-kv[1], kv[0]))[:4]

# case: goals-correlation
g = games[["hs", "as_", "attendance"]]
result = g.corr().round(4)

# case: weighted-average-goals
w = players["shots"]
result = {
    "np_average": float(np.average(players["goals"], weights=w)),
    "manual": (players["goals"] * w).sum() / w.sum(),
    "plain": players["goals"].mean(),
}
