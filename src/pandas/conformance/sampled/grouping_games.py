import pandas as pd
import numpy as np
import statistics

games = pd.DataFrame({
    "team": ["Lions", "Lions", "Bears", "Bears", "Lions", "Hawks", "Hawks", "Bears", "lions", "Hawks", "Foxes"],
    "opponent": ["Bears", "Hawks", "Lions", "Hawks", "Foxes", "Bears", "Lions", "Foxes", "Bears", None, "Lions"],
    "week": [1, 2, 1, 3, 3, 3, 2, 4, 5, 5, 3],
    "points": [21, 14, 17, 30, 28, 27, 14, 3, 24, np.nan, 7],
    "home": [True, False, False, True, True, False, True, False, True, None, False],
    "result": ["W", "T", "L", "W", "W", "L", "T", "L", "W", None, "L"],
})
players = pd.DataFrame({
    "player": ["Ash", "Bo", "Cal", "Dex", "Eli", "Fin", "Gus", "Hal", "Ike"],
    "team": ["Lions", "Lions", "Bears", "Bears", "Hawks", "Hawks", None, "Wolves", "Lions"],
    "position": ["QB", "WR", "QB", "WR", "QB", "K", "WR", "QB", "WR"],
    "td": [5, 3, 2, 3, 4, 0, 1, 0, 3],
    "height": ["6-2", "5-11", "6-4", "6-0", "6-1", "5-9", None, "6-3", "5-11"],
    "salary": [2_500_000, 900_000, 1_800_000, 1_100_000, 2_500_000, 400_000, 0, np.nan, 900_000],
})
injuries = pd.DataFrame({"player": ["Bo", "Bo", "Cal", "Zed"], "weeks": [2, 1, 4, 3]})

# case: win-loss-table
result = pd.crosstab(games["team"].str.title(), games["result"])
# case: winning-streaks
g = games[games["result"].notna()].sort_values(["team", "week"]).copy()
g["team"] = g["team"].str.capitalize()
g["win"] = g["result"].eq("W")
block = (~g["win"]).groupby(g["team"]).cumsum()
g["streak"] = g.groupby(["team", block])["win"].cumsum()
result = g.groupby("team")["streak"].max()
# case: points-diff-merge
a = games.merge(games, left_on=["team", "opponent", "week"], right_on=["opponent", "team", "week"], suffixes=("", "_opp"))
a["diff"] = a["points"] - a["points_opp"]
result = a.groupby("team")["diff"].sum()
# case: standings-points
pts = {"W": 3, "T": 1, "L": 0}
games["pts"] = games["result"].map(pts)
standings = games.groupby("team").agg(pld=("result", "count"), pts=("pts", "sum"), pf=("points", "sum"))
standings["rank"] = standings["pts"].rank(method="min", ascending=False).astype(int)
result = standings.sort_values(["rank", "pf"], ascending=[True, False])
# case: home-away-mean
result = games.groupby(["team", "home"])["points"].mean().unstack()
# case: td-leader-position
result = players.loc[players.groupby("position")["td"].idxmax()]
# case: td-leader-with-ties
best = players.groupby("team")["td"].transform("max")
result = players[players["td"].eq(best)].groupby("team")["player"].apply(tuple)
# case: height-inches-mean
parts = players["height"].str.split("-", expand=True).astype(float)
players["inches"] = parts[0] * 12 + parts[1]
result = players.groupby("position")["inches"].mean().round(2)
# case: salary-share-transform
players["share"] = players["salary"] / players.groupby("team")["salary"].transform("sum")
result = players.set_index("player")["share"].round(3)
# case: groups-attribute
result = {k: list(v) for k, v in players.groupby("team").groups.items()}
# case: indices-attribute
result = {k: v.tolist() for k, v in players.groupby("position").indices.items()}
# case: get-group-column
result = players.groupby("position").get_group("QB")["player"].tolist()
# case: get-group-tuple
result = players.groupby(["team", "position"]).get_group(("Lions", "WR"))
# case: take-sample-free-rows
g = players.sort_values("td", ascending=False, kind="stable").groupby("position", sort=False)
result = g[["player", "td"]].head(2).reset_index(drop=True).rename_axis("pick")
# case: nunique-dropna-false
result = players.groupby("position")["team"].nunique(dropna=False)
# case: median-with-statistics
result = players.groupby("position")["td"].agg(statistics.median)
# case: std-var-sem
result = players.groupby("position")["td"].agg(["std", "var", "sem"])
# case: skew-and-unknown-agg
result = players.groupby("position")["td"].agg(["prod", "skew", "kurtosis"])
# case: injury-weeks-joined
w = injuries.groupby("player", as_index=False).agg(total=("weeks", "sum"), times=("weeks", "size"))
result = players[["player", "team"]].merge(w, on="player", how="outer").sort_values("player", ignore_index=True)
# case: corr-points-week
result = games.groupby("team")[["week", "points"]].corr().round(3)
# case: key-error-list-selection
result = players.groupby("team")[["td", "yards"]].sum()
