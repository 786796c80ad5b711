import pandas as pd
import numpy as np
import re

matches = pd.DataFrame({
    "round": [1, 1, 1, 2, 2, 2, 3, 3, 3],
    "home": ["Lions", "Bears", "Hawks", "Bears", "Lions", "Wolves", "Hawks", "Wolves", "Lions"],
    "away": ["Bears", "Wolves", "Foxes", "Hawks", "Wolves", "Foxes", "Lions", "Bears", "Foxes"],
    "hg": [2, 0, 3, 1, 1, 4, np.nan, 2, 0],
    "ag": [1, 0, 3, 2, 1, 0, np.nan, 2, 5],
    "attendance": ["12,000", "8500", "9,750", "", "15,250", "7k", None, "10100", "11,000"],
})

players = pd.DataFrame({
    "player": ["Ada", "Ben", "Cy", "Dee", "Eli", "Flo", "Gus", "Hal"],
    "team": ["Lions", "Lions", "Bears", "Hawks", "Wolves", "Foxes", "Foxes", None],
    "goals": [3, 0, 2, 5, 4, 4, 1, 2],
    "minutes": [270, 90, 255, 180, 270, 0, 45, 200],
    "rating": [7.1, 6.0, 7.1, 8.3, 7.9, 6.5, np.nan, 6.0],
})

teams = pd.DataFrame({"team": ["Bears", "Foxes", "Hawks", "Lions", "Wolves", "Otters"], "founded": [1901, 1955, 1920, 1899, 1988, 2001]}).set_index("team")

# case: outcome-select
result = matches.assign(
    outcome=np.select([matches.hg > matches.ag, matches.hg < matches.ag, matches.hg == matches.ag], ["H", "A", "D"], default="-")
)["outcome"].value_counts()

# case: league-table
h = matches[["home", "hg", "ag"]].set_axis(["team", "gf", "ga"], axis=1)
a = matches[["away", "ag", "hg"]].set_axis(["team", "gf", "ga"], axis=1)
t = pd.concat([h, a], ignore_index=True).dropna()
t["pts"] = np.where(t.gf > t.ga, 3, np.where(t.gf == t.ga, 1, 0))
tab = t.groupby("team").agg(P=("pts", "size"), GF=("gf", "sum"), GA=("ga", "sum"), Pts=("pts", "sum"))
tab["GD"] = tab["GF"] - tab["GA"]
tab = tab.sort_values(["Pts", "GD", "GF"], ascending=False)
tab.insert(0, "pos", range(1, len(tab) + 1))
result = tab

# case: goals-per-90
p = players.copy()
p["per90"] = np.divide(p["goals"] * 90, p["minutes"], out=np.full(len(p), np.nan), where=p["minutes"].to_numpy() > 0)
result = p[["player", "per90"]].round(2).nlargest(3, "per90")

# case: div-by-zero-inf
result = (players["goals"] / players["minutes"] * 90).round(2).tolist()

# case: rank-in-team
players_r = players.copy()
players_r["team_rank"] = players_r.groupby("team")["goals"].rank("dense", ascending=False)
result = players_r[["player", "team", "team_rank"]]

# case: rating-ties-first
r = players["rating"].rank(method="first", na_option="keep", ascending=False)
result = players.assign(r=r).set_index("player")["r"]

# case: attendance-clean
def parse(x):
    if not isinstance(x, str) or not x:
        return np.nan
    x = x.replace(",", "")
    m = re.fullmatch(r"(\d+)k", x)
    return float(m.group(1)) * 1000 if m else float(x)

result = matches["attendance"].apply(parse).agg(["sum", "mean", "max", "count"])

# case: attendance-int-cast
result = matches["attendance"].str.replace(",", "").astype(int).mean()

# case: isin-either-side
lions = matches[["home", "away"]].isin(["Lions"]).any(axis=1)
result = matches.loc[lions].sort_index(ascending=False)[["round", "home", "away"]]

# case: eq-methods
e = matches[["hg", "ag"]]
result = pd.DataFrame({"clean": e.eq(0).any(axis=1), "big": e.ge(4).any(axis=1), "both": e.gt(0).all(axis=1)}).sum()

# case: index-ops-teams
home = pd.Index(matches["home"]).unique()
result = {
    "never_home": teams.index.difference(home).tolist(),
    "order": home.tolist(),
    "sorted": home.sort_values(ascending=False).tolist(),
    "isin": teams.index.isin(["Lions", "Otters"]).tolist(),
    "pos": teams.index.get_loc("Hawks"),
}

# case: reindex-like
goals = players.groupby("team")[["goals"]].sum()
tmpl = pd.DataFrame(index=teams.index, columns=["goals", "minutes"])
result = goals.reindex_like(tmpl)

# case: expanding-points
form = pd.Series([3, 1, 0, 3, 3, 0], index=list("abcdef"))
result = pd.DataFrame({"mean": form.expanding(2).mean(), "last3": form.rolling(3).sum(), "cummax": form.cummax()}).round(2)

# case: idxmin-idxmax-by-group
i = players.dropna(subset=["rating"]).groupby("team", dropna=False)["rating"].idxmax()
result = players.loc[i.values, "player"].tolist()

# case: idxmax-na-group
result = players.groupby("team")["rating"].idxmin()

# case: nlargest-by-two
result = players.nlargest(4, ["goals", "rating"])["player"].tolist()

# case: slice-labels-inclusive
p = players.set_index("player")
result = p.loc["Ben":"Eli":2, "goals":"rating"]

# case: boolean-array-iloc
mask = (players["goals"] > 2).to_numpy()
result = players.iloc[mask, [0, 2]]

# case: boolean-wrong-length
result = players.loc[[True, False, True]]

# case: corr-with
result = players[["goals", "minutes", "rating"]].corrwith(players["goals"]).round(4)

# case: cartesian-fixtures
t = teams.reset_index()[["team"]]
x = t.merge(t, how="cross", suffixes=("_h", "_a"))
x = x[x["team_h"] != x["team_a"]]
played = set(zip(matches["home"], matches["away"]))
x["played"] = [(a, b) in played for a, b in zip(x["team_h"], x["team_a"])]
result = x.groupby("team_h")["played"].agg(["sum", "size"])

# case: percent-of-total-rating
s = players.set_index("player")["goals"]
result = s.div(s.sum()).mul(100).round(1).astype(str).add("%").to_dict()
