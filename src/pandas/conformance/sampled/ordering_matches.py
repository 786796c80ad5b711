import pandas as pd
import numpy as np
import math
import re

# Football league
matches = pd.DataFrame({
    "round": [1, 1, 1, 2, 2, 2, 3, 3, 3, 4, 4, 4],
    "date": pd.to_datetime(["2024-08-10", "2024-08-10", "2024-08-11", "2024-08-17", "2024-08-18", "2024-08-18",
                            "2024-08-24", "2024-08-24", "2024-08-25", "2024-08-31", "2024-08-31", None]),
    "home": ["Lions", "Bears", "Hawks", "Bears", "Lions", "Wolves", "Hawks", "Wolves", "Owls", "Owls", "Lions", "Bears"],
    "away": ["Bears", "Wolves", "Owls", "Lions", "Hawks", "Owls", "Bears", "Lions", "Lions", "Bears", "Wolves", "Hawks"],
    "hg": pd.array([2, 0, 1, 1, 3, 2, 0, 1, 2, 1, 2, None], dtype="Int64"),
    "ag": pd.array([1, 0, 1, 3, 0, 2, 2, 1, 2, 0, 4, None], dtype="Int64"),
    "attendance": [21000.0, 18500.0, np.nan, 17200.0, 22000.0, 9000.0, 12500.0, 9100.0, 7000.0, np.nan, 22000.0, np.nan],
})

players = pd.DataFrame({
    "player": ["Ito", "Silva", "Novak", "Okoye", "silva", "Brandt", "Dube", "Eze", "Faye", "Ito"],
    "team": ["Lions", "Lions", "Bears", "Hawks", "Wolves", None, "Bears", "Lions", "Owls", "Owls"],
    "pos": pd.Categorical(["FW", "MF", "FW", "GK", "DF", "FW", "MF", "GK", None, "FW"], categories=["GK", "DF", "MF", "FW"], ordered=True),
    "goals": pd.array([5, 3, 3, 0, 1, None, 3, 0, 2, 5], dtype="Int64"),
    "minutes": [360, 340, 300, 360, 90, 0, 270, 360, 180, 355],
    "rating": [7.8, 7.1, 6.9, np.nan, 6.9, np.nan, 7.1, 6.2, 7.0, 8.1],
    "captain": pd.array([False, True, None, True, False, None, True, False, True, False], dtype="boolean"),
    "number": ["9", 10, "11", 1, "4", None, "8b", 13.0, "7", 9],
})

form = pd.DataFrame({
    "team": ["Lions", "Bears", "Hawks", "Wolves", "Owls"],
    "last5": ["WWDWL", "LDLW", "DLL", "DDDL", ""],
    "budget": [120, 45, 45, None, 18],
})

# case: league-table
h = matches[["home", "hg", "ag"]].set_axis(["team", "gf", "ga"], axis=1)
a = matches[["away", "ag", "hg"]].set_axis(["team", "gf", "ga"], axis=1)
long = pd.concat([h, a], ignore_index=True).dropna().astype({"gf": int, "ga": int})
long["pts"] = np.select([long.gf > long.ga, long.gf == long.ga], [3, 1], default=0)
table = long.groupby("team").agg(played=("pts", "size"), gf=("gf", "sum"), ga=("ga", "sum"), pts=("pts", "sum"))
table["gd"] = table["gf"] - table["ga"]
result = table.sort_values(["pts", "gd", "gf"], ascending=False)

# case: goals-per-ninety
df = players.copy()
df["per90"] = df["goals"] / df["minutes"].replace(0, np.nan) * 90
result = df.groupby("team")["per90"].max()

# case: top-scorers-with-ties
df = players.copy()
df["rk"] = df["goals"].rank(method="min", ascending=False)
result = df[df["rk"] <= 3].sort_values(["rk", "player"])[["rk", "player", "goals"]]

# case: top-rated-per-team
best = players.groupby("team")["rating"].transform("max")
result = players.loc[players["rating"].eq(best), ["team", "player", "rating"]].sort_values("team")

# case: cumulative-attendance-by-ground
df = matches.sort_values("date", na_position="last").copy()
df["cum"] = df.groupby("home")["attendance"].cumsum()
df["peak"] = df.groupby("home")["attendance"].cummax()
result = df[["home", "date", "attendance", "cum", "peak"]]

# case: unbeaten-streaks
rows = []
for r in matches.dropna(subset=["hg"]).itertuples():
    rows.append((r.round, r.home, r.hg >= r.ag))
    rows.append((r.round, r.away, r.ag >= r.hg))
df = pd.DataFrame(rows, columns=["round", "team", "unbeaten"]).sort_values(["team", "round"])
brk = (~df["unbeaten"]).groupby(df["team"]).cumsum()
df["streak"] = df["unbeaten"].astype(int).groupby([df["team"], brk]).cumsum()
result = df.groupby("team")["streak"].max().sort_values(ascending=False)

# case: position-counts-sorted
counts = players["pos"].value_counts(sort=False, dropna=False)
result = counts.rename("players").reset_index()

# case: sort-by-position-then-goals
df = players.sort_values(by=["pos", "goals"], ascending=[True, False])
df["order"] = df.groupby("pos", observed=True).cumcount()
result = df[["player", "pos", "goals", "order"]].reset_index(drop=True)

# case: form-points-from-string
pts = {"W": 3, "D": 1, "L": 0}
df = form.copy()
df["points"] = df["last5"].apply(lambda s: sum(pts[c] for c in s))
df["ppg"] = (df["points"] / df["last5"].str.len()).round(2)
result = df.sort_values("ppg", ascending=False)

# case: explode-form-longest-run
df = form.assign(res=form["last5"].apply(list)).explode("res")[["team", "res"]].reset_index(drop=True)
df["blk"] = ((df["res"] != df["res"].shift()) | (df["team"] != df["team"].shift())).cumsum()
runs = df.groupby(["team", "blk", "res"]).size().reset_index(name="n")
result = runs.loc[runs.groupby("team")["n"].idxmax(), ["team", "res", "n"]]

# case: duplicate-surnames-ignore-case
low = players["player"].str.lower()
result = players[low.duplicated(keep=False)].sort_values("player", key=lambda s: s.str.lower())[["player", "team"]]

# case: captain-not-and-any
g = players.groupby("team")["captain"]
result = pd.DataFrame({"any": g.any(), "all": g.all(), "n": g.count()})

# case: shirt-number-clean
def clean(x):
    m = re.match(r"\d+", str(x)) if x is not None else None
    return int(m.group()) if m else np.nan

result = players.assign(no=players["number"].map(clean)).sort_values(["no", "player"])[["player", "no"]]

# case: number-compare-mixed
high = players["number"] > 5
result = players[high]["player"]

# case: number-equals-mixed
is_nine = (players["number"] == 9) | (players["number"] == "9")
result = players.loc[is_nine, "player"].tolist()

# case: rating-quartile-by-minutes
df = players[players["minutes"] > 0].copy()
df["q"] = pd.qcut(df["minutes"], 3, labels=False, duplicates="drop")
result = df.groupby("q").agg(n=("player", "count"), mean_rating=("rating", "mean"), goals=("goals", "sum"))

# case: attendance-rolling-centered
s = matches.set_index("date")["attendance"]
result = s.rolling(3, center=True, min_periods=2).mean().reset_index()

# case: weekly-grouper-goals
df = matches.assign(total=matches["hg"] + matches["ag"])
result = df.groupby(pd.Grouper(key="date", freq="W"))["total"].agg(["sum", "mean", "count"])

# case: round-stats-multiple-funcs
df = matches.assign(total=matches["hg"] + matches["ag"])
result = df.groupby("round")["total"].agg(["min", "max", "mean", lambda s: s.isna().sum()])

# case: weighted-rating-by-team
def weighted(g):
    ok = g["rating"].notna() & (g["minutes"] > 0)
    w = g.loc[ok, "minutes"]
    return pd.Series({"wr": (g.loc[ok, "rating"] * w).sum() / w.sum() if w.sum() else math.nan, "used": int(ok.sum())})

result = players.groupby("team", dropna=False)[["rating", "minutes"]].apply(weighted)

# case: lead-lag-goals
df = matches[["home", "round", "hg"]].sort_values(["home", "round"])
df["prev"] = df.groupby("home")["hg"].shift()
df["next"] = df.groupby("home")["hg"].shift(-1)
df["delta"] = df["hg"] - df["prev"]
result = df

# case: nunique-opponents
agg = matches.groupby("home").agg(
    opponents=("away", "nunique"),
    first_opp=("away", "first"),
    last_opp=("away", "last"),
    opps=("away", list),
)
result = agg

# case: budget-rank-pct
b = form.set_index("team")["budget"]
result = b.rank(pct=True, method="max").sort_values()

# case: team-by-initial-function-key
s = players.set_index("player")["minutes"]
result = s.groupby(lambda name: name[0].upper()).agg(["sum", "count"])

# case: nth-from-the-end
df = players.sort_values("minutes")
result = df.groupby("team").nth([0, -1])[["team", "player", "minutes"]]

# case: merge-team-average
avg = players.groupby("team", as_index=False).agg(team_avg=("rating", "mean"), squad=("player", "size"))
df = players.merge(avg, on="team", how="left")
df["diff"] = (df["rating"] - df["team_avg"]).round(2)
result = df.query("squad > 1")[["player", "team", "diff"]]

# case: outcome-map-where
df = matches.copy()
diff = (df["hg"] - df["ag"]).astype("Float64")
df["outcome"] = np.sign(diff.astype(float))
df["outcome"] = df["outcome"].map({1.0: "H", 0.0: "D", -1.0: "A"}).fillna("TBD")
result = df.groupby(["outcome", "home"]).size().unstack("outcome", fill_value=0)

# case: empty-filter-transform
none = players[players["goals"] > 50]
result = none.groupby("team")["goals"].transform("sum")

# case: head-to-head-key
key = matches.apply(lambda r: "-".join(sorted([r["home"], r["away"]])), axis=1)
out = matches.groupby(key, sort=False).agg(games=("round", "size"), crowd=("attendance", "sum"))
result = out[out["games"] > 1]

# case: std-sem-var-by-position
grouped = players.groupby("pos", observed=False)["rating"]
result = grouped.agg(["std", "var", "sem", "median", "size"])
