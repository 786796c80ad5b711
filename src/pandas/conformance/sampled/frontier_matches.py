import pandas as pd
import numpy as np
from itertools import combinations
from functools import cmp_to_key
import re

matches = pd.DataFrame({
    "match_id": range(1, 13),
    "season": [2023, 2023, 2023, 2023, 2023, 2023, 2024, 2024, 2024, 2024, 2024, 2024],
    "date": ["12/08/2023", "19/08/2023", "26/08/2023", "02/09/2023", "09/09/2023", "16/09/2023",
             "10/08/2024", "17/08/2024", "24/08/2024", "31/08/2024", "07/09/2024", None],
    "home": ["Lions", "Bears", "Lions", "Wolves", "Hawks", "Bears", "Lions", "Hawks", "Wolves", "Bears", "Lions", "Wolves"],
    "away": ["Bears", "Wolves", "Hawks", "Lions", "Bears", "Lions", "Wolves", "Lions", "Bears", "Hawks", "Bears", "Hawks"],
    "score": ["2-1", "0-0", "3 - 1", "1-1", "0-4", "2-2", "1-0", "2-3", "1–1", "0-0", "5-0", "postponed"],
    "attendance": ["12,500", "8,100", "11,050", None, "6,300", "9,000", "13,000", "", "7,777", "8,100", "14,250", None],
})

players = pd.DataFrame({
    "player": ["K. Ode", "J. Fry", "M. Lim", "A. Roy", "T. Poe", "S. Kay", "K. Ode"],
    "team": ["Lions", "Lions", "Bears", "Wolves", "Hawks", None, "Bears"],
    "pos": ["FW", "MF", "FW", "GK", "DF", "MF", "FW"],
    "goals": [9, 3, 5, 0, 1, np.nan, 5],
    "minutes": [810, 900, 720, 990, 450, 0, 600],
    "height": ["6'1\"", "5'9\"", "6'0\"", "6'4\"", "n/a", None, "6'1\""],
})

teams = pd.DataFrame({
    "team": ["Lions", "Bears", "Wolves", "Hawks", "Foxes"],
    "city": ["Leeds", "Bath", "Leeds", "Hull", "York"],
    "founded": [1899, 1920, 1920, 2001, 1950],
})

# case: league-table
m = matches.copy()
sc = m['score'].str.extract(r'(\d+)\s*[-–]\s*(\d+)').astype(float)
m['hg'], m['ag'] = sc[0], sc[1]
m = m.dropna(subset=['hg', 'ag'])
home = m[['season', 'home', 'hg', 'ag']].set_axis(['season', 'team', 'gf', 'ga'], axis=1)
away = m[['season', 'away', 'ag', 'hg']].set_axis(['season', 'team', 'gf', 'ga'], axis=1)
long = pd.concat([home, away], ignore_index=True)
long['pts'] = np.select([long.gf > long.ga, long.gf == long.ga], [3, 1], 0)
table = long.groupby(['season', 'team']).agg(P=('pts', 'size'), GF=('gf', 'sum'), GA=('ga', 'sum'), Pts=('pts', 'sum')).astype(int)
table['GD'] = table['GF'] - table['GA']
table = table.sort_values(['season', 'Pts', 'GD', 'GF'], ascending=[True, False, False, False])
table['Pos'] = table.groupby(level='season').cumcount() + 1
result = table
# case: form-string-last-three
m = matches.assign(d=pd.to_datetime(matches["date"], dayfirst=True))
m[["h", "a"]] = m["score"].str.replace("–", "-").str.split("-", expand=True, n=1)
m[["h", "a"]] = m[["h", "a"]].apply(pd.to_numeric, errors="coerce")
m = m.dropna(subset=["h", "a"]).sort_values("d")
rows = []
for r in m.itertuples():
    rows.append((r.d, r.home, "W" if r.h > r.a else "D" if r.h == r.a else "L"))
    rows.append((r.d, r.away, "L" if r.h > r.a else "D" if r.h == r.a else "W"))
f = pd.DataFrame(rows, columns=["d", "team", "res"])
result = f.groupby("team")["res"].agg(lambda s: "".join(s.tail(3))).to_dict()
# case: head-to-head-matrix
m = matches[matches["score"].str.match(r"^\d")].copy()
g = m["score"].str.findall(r"\d+")
m["gd"] = g.str[0].astype(int) - g.str[1].astype(int)
h2h = m.pivot_table(index="home", columns="away", values="gd", aggfunc="sum")
allt = sorted(set(m.home) | set(m.away))
h2h = h2h.reindex(index=allt, columns=allt)
net = h2h.fillna(0) - h2h.T.fillna(0)
result = net.astype(int)
# case: longest-unbeaten-run
m = matches.loc[matches["score"].str.contains(r"\d", regex=True)].copy()
m[["hg", "ag"]] = m["score"].str.extract(r"(\d+)\D+(\d+)").astype(int)
h = m.rename(columns={"home": "team", "hg": "f", "ag": "g"})[["match_id", "team", "f", "g"]]
a = m.rename(columns={"away": "team", "ag": "f", "hg": "g"})[["match_id", "team", "f", "g"]]
x = pd.concat([h, a]).sort_values(["team", "match_id"])
lost = x["f"].lt(x["g"])
x["blk"] = lost.groupby(x["team"]).cumsum()
result = x[~lost].groupby(["team", "blk"]).size().groupby(level=0).max().sort_values(ascending=False)
# case: attendance-summary
att = pd.to_numeric(matches["attendance"].str.replace(",", "", regex=False), errors="coerce")
result = att.groupby([matches["season"], matches["home"]]).agg(["mean", "max", "count"]).query("count > 0")
# case: attendance-tie-rank
a = matches["attendance"].replace("", None).dropna().str.replace(",", "").astype("int64")
r = pd.DataFrame({"att": a, "min": a.rank(method="min", ascending=False), "dense": a.rank(method="dense", ascending=False), "pct": a.rank(pct=True)})
result = r.join(matches[["home", "away"]]).sort_values(["min", "home"])
# case: height-to-cm
h = players["height"].str.extract(r"(?P<ft>\d)'(?P<inch>\d+)")
cm = (h["ft"].astype(float) * 12 + h["inch"].astype(float)) * 2.54
result = players[["player", "pos"]].assign(cm=cm.round(1)).groupby("pos")["cm"].mean()
# case: goals-per-90-ranking
p = players.assign(g90=lambda d: d["goals"].div(d["minutes"].where(d["minutes"] > 0)).mul(90).round(3))
p["rank"] = p["g90"].rank(ascending=False, method="min", na_option="keep").astype("Int64")
result = p.sort_values(["rank", "player"])[["rank", "player", "team", "g90"]]
# case: transferred-player-combined
comb = players.groupby("player", sort=False).agg(teams=("team", lambda s: list(s.dropna())), goals=("goals", "sum"), minutes=("minutes", "sum"), stints=("team", "size"))
comb["share"] = comb["goals"] / comb["goals"].sum()
result = comb.reset_index()
# case: position-order-table
pos = pd.CategoricalDtype(["GK", "DF", "MF", "FW"], ordered=True)
p = players.astype({"pos": pos})
result = p.pivot_table(index="pos", columns="team", values="goals", aggfunc="sum", observed=False, fill_value=0)
# case: teams-without-matches
played = pd.unique(matches[["home", "away"]].to_numpy().ravel())
result = teams[~teams["team"].isin(played)].squeeze().to_dict()
# case: same-city-derbies
m = matches.merge(teams[["team", "city"]], left_on="home", right_on="team").merge(teams[["team", "city"]], left_on="away", right_on="team", suffixes=("_home", "_away"))
result = m.query("city_home == city_away")[["match_id", "home", "away", "city_home", "score"]].set_index("match_id")
# case: elo-iterative
elo = {t: 1500.0 for t in teams["team"]}
for _, r in matches.iterrows():
    mm = re.match(r"(\d+)\s*\W\s*(\d+)", r["score"])
    if not mm:
        continue
    a, b = map(int, mm.groups())
    s = 1.0 if a > b else 0.5 if a == b else 0.0
    exp = 1 / (1 + 10 ** ((elo[r["away"]] - elo[r["home"]]) / 400))
    elo[r["home"]] += 20 * (s - exp)
    elo[r["away"]] -= 20 * (s - exp)
result = pd.Series(elo, name="elo").round(2).sort_values(ascending=False)
# case: scorelines-frequency
n = matches["score"].str.replace("–", "-").str.replace(" ", "")
vc = n[n.str.fullmatch(r"\d+-\d+")].value_counts()
result = vc[vc > 1].sort_index()
# case: score-int-cast-mistake
m = matches.copy()
m["home_goals"] = m["score"].str.split("-").str[0].astype(int)
result = m.groupby("home")["home_goals"].sum()
# case: rest-days-per-team
m = matches.assign(d=pd.to_datetime(matches["date"], dayfirst=True)).dropna(subset=["d"])
l = m.melt(id_vars=["match_id", "season", "d"], value_vars=["home", "away"], var_name="venue", value_name="team").sort_values(["team", "d"])
l["rest"] = l.groupby(["team", "season"])["d"].diff().dt.days
result = l.groupby("venue")["rest"].agg(avg="mean", longest="max", missing=lambda s: s.isna().sum())
# case: era-and-age-bins
t = teams.assign(era=pd.cut(teams["founded"], [0, 1900, 1950, 3000], labels=["old", "mid", "new"], right=True))
t["age"] = 2024 - t.founded
result = t.groupby(["era", "city"], observed=True).agg({"team": "first", "age": ["min", "max"]})
# case: top-scorer-per-team-idxmax
p = players.dropna(subset=["team", "goals"])
result = p.loc[p.groupby("team")["goals"].idxmax(), ["team", "player", "goals"]].set_index("team").to_dict(orient="index")
# case: season-compare-home-advantage
sc = matches["score"].str.extract(r"(?P<h>\d+)\s*[-–]\s*(?P<a>\d+)").apply(pd.to_numeric)
m = matches.join(sc)
res = pd.Series(np.sign(m["h"] - m["a"])).map({1: "H", 0: "D", -1: "A"})
tab = pd.crosstab(m["season"], res, normalize="index")
result = tab[["H", "D", "A"]].mul(100).round(1).astype(str).add("%")
# case: fixtures-not-yet-played
ts = sorted(teams.team.head(4))
played = set(zip(matches.loc[matches.season.eq(2024), "home"], matches.loc[matches.season.eq(2024), "away"]))
result = [f"{a} v {b}" for a, b in combinations(ts, 2) if (a, b) not in played and (b, a) not in played]
# case: weighted-avg-height-by-team
d = players.assign(inches=players["height"].str.extract(r"(\d)'(\d+)").astype(float).dot([12, 1]))
d = d.dropna(subset=["team", "inches"])
result = d.groupby("team").apply(lambda g: np.average(g["inches"], weights=g["minutes"]), include_groups=False).round(2)
# case: month-by-season-pivot
d = pd.to_datetime(matches["date"], dayfirst=True, errors="coerce")
pv = matches.assign(month=d.dt.strftime("%b").fillna("TBA")).pivot_table(index="month", columns="season", values="match_id", aggfunc=["count", "min"], fill_value=0)
result = pv.loc[["Aug", "Sep", "TBA"]]
# case: squad-minutes-quartiles
p = players.copy()
p["q"] = pd.qcut(p["minutes"], q=4, labels=False)
p["decile"] = (p["minutes"].rank(pct=True) * 10).apply(np.ceil).astype(int)
result = p.set_index("player")[["minutes", "q", "decile"]].sort_values("minutes", ascending=False)
