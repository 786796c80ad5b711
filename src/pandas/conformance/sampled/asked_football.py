import pandas as pd
import numpy as np
from collections import defaultdict

# case: league-table
# Build a league table (3 points for a win), sorted by points, goal difference, goals
matches = pd.DataFrame(
    [("Ajax", "PSV", 2, 2), ("Feyenoord", "Ajax", 0, 1), ("PSV", "Utrecht", 4, 0), ("Utrecht", "Feyenoord", 1, 1),
     ("Ajax", "Utrecht", 3, 1), ("PSV", "Feyenoord", 2, 0)],
    columns=["home", "away", "hg", "ag"])
home = matches.rename(columns={"home": "team", "hg": "gf", "ag": "ga"})[["team", "gf", "ga"]]
away = matches.rename(columns={"away": "team", "ag": "gf", "hg": "ga"})[["team", "gf", "ga"]]
long = pd.concat([home, away], ignore_index=True)
long["pts"] = np.select([long.gf > long.ga, long.gf == long.ga], [3, 1], default=0)
table = long.groupby("team").agg(played=("pts", "size"), w=("pts", lambda s: (s == 3).sum()), gf=("gf", "sum"), ga=("ga", "sum"), pts=("pts", "sum"))
table["gd"] = table["gf"] - table["ga"]
table = table.sort_values(["pts", "gd", "gf"], ascending=False)
table.insert(0, "pos", range(1, len(table) + 1))
result = table

# case: home-win-percentage
# Percentage of matches won by the home team, per season
matches = pd.DataFrame({
    "season": ["2008/2009"] * 4 + ["2009/2010"] * 3 + ["2010/2011"] * 2,
    "home_team_goal": [1, 0, 2, 3, 1, 1, 4, 0, 2],
    "away_team_goal": [1, 2, 1, 0, 1, 2, 0, 0, 2],
})
result = (
    matches.assign(home_win=matches["home_team_goal"] > matches["away_team_goal"])
    .groupby("season")["home_win"]
    .mean()
    .mul(100)
    .round(2)
    .rename("home_win_pct")
    .reset_index()
)

# case: longest-win-streak
# Longest winning streak of each team
res = pd.DataFrame({
    "team": ["A"] * 6 + ["B"] * 5,
    "round": [1, 2, 3, 4, 5, 6, 1, 2, 3, 4, 5],
    "outcome": list("WWLWWW") + list("DLWLD"),
})
def longest(s):
    best = cur = 0
    for x in s:
        cur = cur + 1 if x == "W" else 0
        best = max(best, cur)
    return best
result = res.sort_values(["team", "round"]).groupby("team")["outcome"].agg(longest)

# case: player-age-bird
# BIRD european_football_2: age of the players at a given date, the five oldest
player = pd.DataFrame({
    "player_name": ["Aaron Appindangoye", "Aaron Cresswell", "Aaron Doran", "Abdou Diallo", "Alberto Fontana", "Mark Schwarzer"],
    "birthday": ["1992-02-29 00:00:00", "1989-12-15 00:00:00", "1991-05-13 00:00:00", "1996-05-04 00:00:00", None, "1972-10-06 00:00:00"],
    "height": [182.88, 170.18, 170.18, 187.96, 185.42, 193.04],
    "weight": [187, 146, 163, 174, 170, 187],
})
ref = pd.Timestamp("2016-07-01")
player["age"] = ((ref - pd.to_datetime(player["birthday"])).dt.days // 365.25)
result = player.nlargest(3, "age")[["player_name", "age"]]

# case: bmi-column
player = pd.DataFrame({"player_name": ["Leo", "Zlatan", "Peter", "Xavi"], "height": [170.18, 195.58, 200.66, 170.18], "weight": [159, 209, 168, 150]})
player["bmi"] = player.eval("weight * 0.453592 / (height / 100) ** 2").round(2)
result = player.set_index("player_name")["bmi"].between(18.5, 24.9)

# case: latest-attributes-per-player
# Overall rating at the latest date of each player, who has improved since the first?
attr = pd.DataFrame({
    "player": ["Messi", "Messi", "Messi", "Kroos", "Kroos", "Pjanic", "Pjanic"],
    "date": ["2015-02-22", "2015-09-21", "2010-08-30", "2014-01-10", "2015-12-24", "2015-01-01", "2015-05-01"],
    "overall_rating": [93, 94, 90, 84, 87, 82, 80],
    "preferred_foot": ["left", "left", "left", None, "right", "right", "right"],
})
attr["date"] = pd.to_datetime(attr["date"])
g = attr.sort_values("date").groupby("player")
summary = pd.DataFrame({"first": g["overall_rating"].first(), "last": g["overall_rating"].last(), "foot": g["preferred_foot"].last()})
summary["improved"] = summary["last"] > summary["first"]
result = summary

# case: head-to-head
matches = pd.DataFrame({
    "h": ["Real", "Barca", "Real", "Barca", "Atleti"],
    "a": ["Barca", "Real", "Atleti", "Atleti", "Real"],
    "score": ["2:1", "5-0", "1:1", "3:2", "0:0"],
})
sc = matches["score"].str.extract(r"(\d+)[:\-](\d+)").astype(int)
matches["hg"], matches["ag"] = sc[0], sc[1]
matches["winner"] = matches.apply(lambda r: r["h"] if r["hg"] > r["ag"] else (r["a"] if r["ag"] > r["hg"] else "draw"), axis=1)
matches["pair"] = matches[["h", "a"]].apply(lambda r: " v ".join(sorted(r)), axis=1)
result = matches.groupby(["pair", "winner"]).size().unstack(fill_value=0)

# case: score-split-mistake
# Total number of goals
matches = pd.DataFrame({"h": ["Real", "Barca"], "a": ["Barca", "Real"], "score": ["2-1", "5-0"]})
matches["goals"] = matches["score"].str.split("-").astype(int).sum()
result = matches["goals"].sum()

# case: top-scorers-per-club-ties
goals = pd.DataFrame({
    "club": ["Roma", "Roma", "Roma", "Lazio", "Lazio", "Inter", "Inter"],
    "player": ["Totti", "Dzeko", "Salah", "Immobile", "Klose", "Icardi", "Milito"],
    "goals": [13, 29, 15, 23, 23, 24, 4],
    "minutes": [1200, 3100, 2400, 3000, 1100, 3000, 0],
})
goals["per90"] = (goals["goals"] / goals["minutes"] * 90).replace([np.inf, -np.inf], np.nan).round(2)
mx = goals.groupby("club")["goals"].transform("max")
result = goals[goals["goals"].eq(mx)].reset_index(drop=True)

# case: team-short-name-like
# Teams whose long name contains 'United' or starts with 'FC'
team = pd.DataFrame({
    "team_long_name": ["Manchester United", "FC Porto", "Leeds United", "Sporting CP", "FC Bayern Munich", None, "Dundee united"],
    "team_short_name": ["MUN", "POR", "LEE", "SCP", "BMU", "ZZZ", "DUU"],
})
mask = team["team_long_name"].str.contains("united", case=False, na=False) | team["team_long_name"].str.startswith("FC", na=False)
result = team.loc[mask, "team_short_name"].tolist()

# case: position-share-normalized
squad = pd.DataFrame({"club": ["A", "A", "A", "A", "B", "B", "B"], "pos": ["GK", "DF", "DF", "FW", "GK", "MF", "FW"], "value": ["1.5m", "20m", "800k", "45m", "300k", "12m", None]})
def money(v):
    if v is None:
        return np.nan
    mult = {"k": 1e3, "m": 1e6}[v[-1]]
    return float(v[:-1]) * mult
squad["eur"] = squad["value"].apply(money)
squad["pct"] = squad["eur"] / squad.groupby("club")["eur"].transform("sum") * 100
result = squad.pivot_table(values="pct", index="pos", columns="club", aggfunc="sum").round(1)

# case: transfers-net-spend
transfers = pd.DataFrame([
    dict(player="Neymar", frm="Barcelona", to="PSG", fee=222.0), dict(player="Coutinho", frm="Liverpool", to="Barcelona", fee=145.0),
    dict(player="Arthur", frm="Barcelona", to="Juventus", fee=72.0), dict(player="Pjanic", frm="Juventus", to="Barcelona", fee=60.0),
    dict(player="Messi", frm="Barcelona", to="PSG", fee=None),
])
net = defaultdict(float)
for _, t in transfers.iterrows():
    fee = 0 if pd.isna(t.fee) else t.fee
    net[t["frm"]] -= fee
    net[t["to"]] += fee
result = pd.Series(net, name="net_spend").sort_values()

# case: season-rank-change
tbl = pd.DataFrame({"season": [2020, 2020, 2020, 2021, 2021, 2021], "team": ["X", "Y", "Z", "X", "Y", "Z"], "pts": [70, 66, 66, 58, 80, 71]})
tbl["rank"] = tbl.groupby("season")["pts"].rank(ascending=False, method="min").astype(int)
wide = tbl.pivot(index="team", columns="season", values="rank")
wide["change"] = wide[2020] - wide[2021]
result = wide.sort_values("change", ascending=False)

# case: agg-missing-name-mistake
games = pd.DataFrame({"team": ["X", "Y", "X"], "goals": [1, 2, 3]})
result = games.groupby("team").agg(total=("goals", "sum"), avg=("goal", "mean"))

# case: cards-per-referee-having
cards = pd.DataFrame({"ref": ["Webb", "Webb", "Collina", "Kuipers", "Collina", "Collina", "Kuipers"], "card": ["Y", "R", "Y", "Y", "Y", "Y", "R"], "minute": ["12", "90+3", "45+1", "60", "77", "5", "88"]})
cards["min"] = cards["minute"].str.split("+").apply(lambda p: sum(int(x) for x in p))
agg = cards.groupby("ref").agg(yellow=("card", lambda c: (c == "Y").sum()), red=("card", lambda c: (c == "R").sum()), latest=("min", "max"))
result = agg[agg["yellow"] + agg["red"] >= 2].query("red > 0")
