import pandas as pd
import numpy as np
from itertools import combinations
from collections import defaultdict

matches_df = pd.DataFrame({
    "match_id": [1, 2, 3, 4, 5, 6, 7, 8, 9, 10],
    "day": ["01.08.2023", "01.08.2023", "08.08.2023", "08.08.2023", "15.08.2023", "15.08.2023", "22.08.2023", "22.08.2023", "29.08.2023", "29.08.2023"],
    "home": ["Lions", "Bears", "Lions", "Hawks", "Bears", "Wolves", "Hawks", "Wolves", "Lions", "Bears"],
    "away": ["Bears", "Hawks", "Hawks", "Wolves", "Lions", "Hawks", "Bears", "Lions", "Wolves", "Wolves"],
    "hg": [2, 1, 0, 3, 1, 0, 2, 2, np.nan, 4],
    "ag": [1, 1, 0, 2, 3, 1, 2, 2, np.nan, 0],
})

goals_df = pd.DataFrame({
    "match_id": [1, 1, 1, 2, 2, 4, 4, 4, 5, 5, 5, 8, 10, 77],
    "player": ["Silva", "Silva", "Kane", "Otto", "Moss", "Moss", "moss ", "Ruiz", "Silva", "Silva", "Kane", None, "Kane", "Ghost"],
    "minute": [10, "45+2", 90, 33, 34, 5, 60, 61, 12, 13, 89, 70, 1, 2],
})

players_df = pd.DataFrame({
    "player": ["Silva", "Kane", "Otto", "Moss", "Ruiz", "Bench"],
    "team": ["Lions", "Bears", "Bears", "Hawks", "Wolves", "Lions"],
    "age": [29, 31, None, 22, 22, 19],
})

# case: league-table
h = matches_df.dropna(subset=["hg"])[["home", "hg", "ag"]].set_axis(["team", "gf", "ga"], axis=1)
a = matches_df.dropna(subset=["hg"])[["away", "ag", "hg"]].set_axis(["team", "gf", "ga"], axis=1)
t = pd.concat([h, a])
t["pts"] = np.where(t["gf"] > t["ga"], 3, np.where(t["gf"] == t["ga"], 1, 0))
t["gd"] = t["gf"] - t["ga"]
table = t.groupby("team").agg(P=("pts", "size"), GF=("gf", "sum"), GD=("gd", "sum"), Pts=("pts", "sum"))
table = table.sort_values(["Pts", "GD", "GF"], ascending=False)
table.insert(0, "Pos", range(1, len(table) + 1))
result = table
# case: running-points
m = matches_df.dropna().copy()
m["day"] = pd.to_datetime(m["day"], dayfirst=True)
long = m.melt(id_vars=["match_id", "day", "hg", "ag"], value_vars=["home", "away"], var_name="side", value_name="team")
diff = np.where(long["side"] == "home", long["hg"] - long["ag"], long["ag"] - long["hg"])
long["pts"] = pd.Series(np.sign(diff)).map({1.0: 3, 0.0: 1, -1.0: 0})
long = long.sort_values(["team", "day"])
long["cum_pts"] = long.groupby("team")["pts"].cumsum()
result = long.pivot_table(index="day", columns="team", values="cum_pts", aggfunc="last").ffill()
# case: winning-streak
rows = []
for r in matches_df.itertuples():
    if pd.isna(r.hg):
        continue
    rows.append((r.match_id, r.home, r.hg > r.ag))
    rows.append((r.match_id, r.away, r.ag > r.hg))
w = pd.DataFrame(rows, columns=["id", "team", "win"]).sort_values(["team", "id"])
blk = (~w["win"]).groupby(w["team"]).cumsum()
result = w.groupby(["team", blk])["win"].sum().groupby("team").max().astype(int)
# case: day-parse-default
matches_df["day"] = pd.to_datetime(matches_df["day"])
result = matches_df["day"].dt.month.value_counts()
# case: day-parse-format
d = pd.to_datetime(matches_df["day"], format="%d.%m.%Y")
result = matches_df.groupby(d.dt.isocalendar().week)["match_id"].agg(list)
# case: top-scorer-per-team
g = goals_df.dropna(subset=["player"]).copy()
g["player"] = g["player"].str.strip().str.title()
tally = g.groupby("player").size().reset_index(name="goals")
tally = tally.merge(players_df, on="player", how="inner")
tally["rk"] = tally.groupby("team")["goals"].rank(method="dense", ascending=False)
result = tally[tally["rk"] == 1].sort_values(["goals", "player"], ascending=[False, True])
# case: minutes-between-goals
g = goals_df.copy()
base = g["minute"].astype(str).str.extract(r"(\d+)\+?(\d*)")
g["min_num"] = base[0].astype(int) + pd.to_numeric(base[1]).fillna(0).astype(int)
g["gap"] = g.sort_values("min_num").groupby("match_id")["min_num"].diff()
result = g[["match_id", "min_num", "gap"]]
# case: minute-mean-error
result = goals_df.groupby("match_id")["minute"].mean()
# case: first-goal-scorer
result = goals_df.groupby("match_id").nth(0).set_index("match_id")["player"]
# case: never-met-pairs
met = {frozenset(x) for x in zip(matches_df["home"], matches_df["away"])}
teams = sorted(set(matches_df["home"]) | set(matches_df["away"]))
result = [p for p in combinations(teams, 2) if frozenset(p) not in met]
# case: home-and-away-both
pairs = matches_df.merge(matches_df, left_on=["home", "away"], right_on=["away", "home"], suffixes=("", "_ret"))
result = pairs.loc[pairs["match_id"] < pairs["match_id_ret"], ["home", "away", "match_id", "match_id_ret"]]
# case: scored-in-consecutive-matches
g = goals_df.assign(player=goals_df["player"].str.strip().str.title()).drop_duplicates(["player", "match_id"]).dropna(subset=["player"])
g = g.sort_values(["player", "match_id"])
nxt = g.groupby("player")["match_id"].shift(-1)
result = g[nxt - g["match_id"] <= 3][["player", "match_id"]].to_records(index=False).tolist()
# case: age-median-filled
p = players_df.copy()
p["age"] = p["age"].fillna(p.groupby("team")["age"].transform("median"))
result = p.groupby("team")["age"].median()
# case: rolling-form-last2
d = defaultdict(list)
for _, r in matches_df.iterrows():
    d[r["home"]].append(r["hg"])
    d[r["away"]].append(r["ag"])
f = pd.DataFrame(dict(d))
result = f.rolling(2, min_periods=1).sum()
# case: form-ragged-frame
ser = pd.concat([matches_df.set_index("match_id")["hg"].groupby(matches_df.set_index("match_id")["home"]).cumsum().rename("home_goals_cum"),
                 matches_df.set_index("match_id")["ag"].groupby(matches_df.set_index("match_id")["away"]).cumsum().rename("away_goals_cum")], axis=1)
result = ser.sum(axis=1, min_count=1)
# case: head-to-head-matrix
m = matches_df.copy()
m["score"] = m["hg"].astype("Int64").astype("string") + "-" + m["ag"].astype("Int64").astype("string")
result = m.pivot(index="home", columns="away", values="score").fillna("x")
# case: hat-trick-having
g = goals_df.assign(player=goals_df["player"].str.strip().str.title())
c = g.groupby(["match_id", "player"]).filter(lambda x: len(x) >= 2)
result = c[["match_id", "player"]].drop_duplicates().values.tolist()
# case: share-of-team-goals
g = goals_df.merge(players_df, on="player")
cnt = g.value_counts(["team", "player"])
share = cnt / cnt.groupby(level="team").transform("sum")
result = share.sort_index().round(2)
# case: outer-join-audit
o = goals_df.merge(matches_df[["match_id"]], on="match_id", how="outer", indicator=True)
result = o["_merge"].value_counts().to_dict()
# case: total-vs-recorded-goals
rec = goals_df.groupby("match_id").size()
off = (matches_df.set_index("match_id")["hg"] + matches_df.set_index("match_id")["ag"])
cmp = pd.DataFrame({"official": off, "recorded": rec}).fillna({"recorded": 0})
cmp["diff"] = cmp["official"] - cmp["recorded"]
result = cmp[cmp["diff"] != 0]
# case: best-attack-at-home-rank-pct
hg = matches_df.groupby("home")["hg"].mean()
result = hg.rank(pct=True, ascending=True).sort_values(ascending=False).to_dict()
# case: result-letter-string
def letter(row):
    if pd.isnull(row["hg"]):
        return "?"
    return "H" if row["hg"] > row["ag"] else ("A" if row["hg"] < row["ag"] else "D")
result = "".join(matches_df.apply(letter, axis=1))
