import pandas as pd
import numpy as np
from itertools import groupby, combinations, accumulate
from collections import defaultdict

# case: leaderboard-ties-dense
scores = pd.DataFrame({
    "player": ["zed", "amy", "bob", "kit", "lou", "max"],
    "points": [150, 200, 150, 90, 200, 120],
    "time_s": [61.2, 70.5, 58.9, 80.0, 69.9, 77.7],
})
lb = scores.sort_values(["points", "time_s"], ascending=[False, True]).reset_index(drop=True)
lb["place"] = lb["points"].rank(method="dense", ascending=False).astype(int)
lb["strict_place"] = lb.index + 1
lb["behind"] = lb["points"].max() - lb["points"]
result = lb

# case: longest-win-streak
games = pd.DataFrame({
    "team": ["A", "B", "A", "B", "A", "B", "A", "B", "A", "B"],
    "round": [1, 1, 2, 2, 3, 3, 4, 4, 5, 5],
    "res": list("WLWWLWWWWL"),
})
result = {
    team: max((len(list(v)) for k, v in groupby(g.sort_values("round")["res"]) if k == "W"), default=0)
    for team, g in games.groupby("team")
}

# case: current-streak-text
games = pd.DataFrame({
    "team": ["A"] * 5 + ["B"] * 4,
    "day": list(pd.date_range("2024-01-06", periods=5, freq="7D")) + list(pd.date_range("2024-01-06", periods=4, freq="7D")),
    "res": ["W", "L", "W", "W", "W", "D", "W", "L", "L"],
})
def current(g):
    s = g.sort_values("day")["res"]
    block = (s != s.shift()).cumsum()
    last = block.iloc[-1]
    return f"{s.iloc[-1]}{(block == last).sum()}"
result = games.groupby("team")[["day", "res"]].apply(current)

# case: league-table
matches = pd.DataFrame([
    ("Reds", "Blues", 2, 1), ("Greens", "Reds", 0, 0), ("Blues", "Greens", 3, 1), ("Blues", "Reds", 1, 1), ("Greens", "Blues", 2, 2),
], columns=["home", "away", "hg", "ag"])
h = matches.rename(columns={"home": "team", "hg": "gf", "ag": "ga"})[["team", "gf", "ga"]]
a = matches.rename(columns={"away": "team", "ag": "gf", "hg": "ga"})[["team", "gf", "ga"]]
t = pd.concat([h, a])
t["pts"] = np.select([t.gf > t.ga, t.gf == t.ga], [3, 1], 0)
t["res"] = np.where(t.gf > t.ga, "W", np.where(t.gf == t.ga, "D", "L"))
table = t.groupby("team").agg(p=("pts", "size"), gf=("gf", "sum"), ga=("ga", "sum"), pts=("pts", "sum"))
table = table.join(pd.crosstab(t["team"], t["res"]))
table["gd"] = table["gf"] - table["ga"]
result = table.sort_values(["pts", "gd", "gf"], ascending=False)[["p", "W", "D", "L", "gf", "ga", "gd", "pts"]]

# case: personal-bests
runs = pd.DataFrame({
    "runner": ["Io", "Io", "Io", "Io", "Una", "Una", "Una"],
    "date": ["2024-03-03", "2024-01-01", "2024-02-02", "2024-04-04", "2024-01-05", "2024-02-05", "2024-03-05"],
    "secs": [300.5, 310.0, 298.2, 295.0, 330.0, None, 325.1],
})
runs["date"] = pd.to_datetime(runs["date"])
runs = runs.sort_values(["runner", "date"])
prev_best = runs.groupby("runner")["secs"].transform(lambda s: s.cummin().shift())
runs["pb"] = runs["secs"].lt(prev_best) | (prev_best.isna() & runs["secs"].notna())
result = runs[runs["pb"]].drop(columns="pb").assign(date=lambda d: d["date"].dt.strftime("%d %b"))

# case: elo-updates-loop
elo = defaultdict(lambda: 1000.0)
games = pd.DataFrame({"w": ["ann", "bo", "ann", "cy"], "l": ["bo", "cy", "cy", "ann"]})
hist = []
for i, g in games.iterrows():
    exp = 1 / (1 + 10 ** ((elo[g.l] - elo[g.w]) / 400))
    change = 32 * (1 - exp)
    elo[g.w] += change
    elo[g.l] -= change
    hist.append(round(change, 3))
final = pd.Series(elo).round(2).sort_values(ascending=False)
result = {"final": final.to_dict(), "changes": hist}

# case: rolling-form-last-three
f = pd.DataFrame({
    "team": ["X", "Y"] * 5,
    "week": np.repeat([1, 2, 3, 4, 5], 2),
    "pts": [3, 0, 1, 3, 3, 3, 0, 1, 3, 3],
})
f["form3"] = f.groupby("team")["pts"].rolling(3).sum().reset_index(level=0, drop=True)
f["rank_week"] = f.groupby("week")["form3"].rank(method="min", ascending=False)
result = f.pivot(index="week", columns="team", values=["form3", "rank_week"])

# case: score-position-changes
s = pd.DataFrame({
    "week": [1, 1, 1, 2, 2, 2, 3, 3, 3],
    "player": ["p", "q", "r"] * 3,
    "pts": [10, 20, 20, 25, 5, 8, 1, 9, 9],
})
s["total"] = s.groupby("player")["pts"].cumsum()
s["pos"] = s.groupby("week")["total"].rank(method="min", ascending=False).astype(int)
s["move"] = (s.groupby("player")["pos"].shift(1) - s["pos"]).fillna(0).astype(int)
s["arrow"] = s["move"].apply(lambda x: "up" if x > 0 else ("down" if x < 0 else "same"))
result = s.sort_values(["week", "pos", "player"], ignore_index=True)

# case: days-between-records
rec = pd.DataFrame({
    "game": ["Tetris", "Tetris", "Pong", "Tetris", "Pong"],
    "set_on": ["1990-05-01", "2001-02-28", "1985-12-24", "2024-01-02", "1999-12-31"],
    "score": [999_999, 1_500_000, 21, 6_850_560, 21],
})
rec["set_on"] = pd.to_datetime(rec["set_on"])
rec["stood_for"] = rec.groupby("game")["set_on"].shift(-1) - rec["set_on"]
result = rec.loc[rec["stood_for"].idxmax(), ["game", "score", "stood_for"]].to_dict()

# case: pairwise-head-to-head
r = pd.DataFrame({"A": [12, 8, 10, 7], "B": [9, 8, 11, 6], "C": [10, 9, 10, 7]}, index=pd.RangeIndex(1, 5, name="round"))
rows = []
for x, y in combinations(r.columns, 2):
    d = r[x] - r[y]
    rows.append((f"{x}-{y}", int((d > 0).sum()), int((d == 0).sum()), int((d < 0).sum()), d.mean()))
result = pd.DataFrame(rows, columns=["pair", "win", "draw", "loss", "avg_diff"]).set_index("pair")

# case: idxmax-rows-per-level
lv = pd.DataFrame({
    "level": [1, 1, 1, 2, 2, 3],
    "player": ["a", "b", "c", "a", "c", "b"],
    "score": [500, 700, 700, 900, 850, None],
})
valid = lv.dropna(subset=["score"])
first_best = valid.loc[valid.groupby("level")["score"].idxmax()]
all_best = valid[valid["score"] == valid.groupby("level")["score"].transform("max")]
result = [first_best["player"].tolist(), all_best["player"].tolist()]

# case: play-time-per-day-across-midnight
p = pd.DataFrame({
    "user": ["m", "m", "n"],
    "start": pd.to_datetime(["2024-01-01 22:30", "2024-01-02 20:00", "2024-01-02 23:15"]),
    "stop": pd.to_datetime(["2024-01-02 01:15", "2024-01-02 21:10", "2024-01-04 00:30"]),
})
out = defaultdict(float)
for u, a, b in p.itertuples(index=False, name=None):
    while a < b:
        midnight = a.normalize() + pd.Timedelta(days=1)
        stop = min(b, midnight)
        out[(u, a.strftime("%Y-%m-%d"))] += (stop - a).total_seconds() / 60
        a = stop
result = pd.Series(out).unstack(fill_value=0).rename_axis(index="user", columns="day")

# case: insert-wrong-length
s = pd.DataFrame({"player": ["a", "b", "c"], "pts": [1, 2, 3]})
s["bonus"] = [5, 10]
result = s["pts"] + s["bonus"]

# case: rank-unknown-method
s = pd.DataFrame({"player": ["a", "b", "c"], "pts": [3, 3, 1]})
s["place"] = s["pts"].rank(method="competition", ascending=False)
result = s

# case: lead-changes-in-a-match
pbp = pd.DataFrame({
    "clock": ["00:45", "01:30", "02:10", "03:05", "04:00", "05:20", "06:00", "07:45"],
    "team": ["H", "A", "A", "H", "H", "A", "H", "A"],
    "pts": [2, 3, 2, 3, 2, 2, 1, 3],
})
pbp["t"] = pd.to_timedelta("00:" + pbp["clock"])
for tm in "HA":
    pbp[tm] = pbp["pts"].where(pbp["team"] == tm, 0).cumsum()
pbp["margin"] = pbp["H"] - pbp["A"]
lead = np.sign(pbp["margin"]).replace(0, np.nan).ffill()
changes = (lead != lead.shift()) & lead.shift().notna()
pbp["dur"] = pbp["t"].shift(-1).fillna(pd.Timedelta(minutes=8)) - pbp["t"]
result = {
    "changes": int(changes.sum()),
    "largest": list(accumulate(pbp["margin"].abs().tolist(), max))[-1],
    "home_led": str(pbp.loc[pbp["margin"] > 0, "dur"].sum()),
    "at": pbp.loc[changes, "clock"].tolist(),
}
