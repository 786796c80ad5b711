import pandas as pd
import numpy as np
import math

matches = pd.DataFrame({
    "date": ["2024-08-10", "2024-08-10", "2024-08-17", "2024-08-18", "2024-08-24", "2024-08-25", "2024-09-01", "2024-09-01"],
    "home": ["Rovers", "United", "City", "Rovers", "United", "City", "Rovers", "Town"],
    "away": ["City", "Town", "United", "Town", "Rovers", "Town", "United", "City"],
    "score": ["2-1", "0-0", "3-3", "4-0", "1-2", "1-0", "0-1", "postponed"],
})

# case: league-table
m = matches[matches["score"].str.contains(r"^\d+-\d+$")].copy()
m[["hg", "ag"]] = m["score"].str.split("-", expand=True).astype(int)

home = m[["date", "home", "away", "hg", "ag"]].set_axis(["date", "team", "opp", "gf", "ga"], axis=1).assign(venue="H")
away = m[["date", "away", "home", "ag", "hg"]].set_axis(["date", "team", "opp", "gf", "ga"], axis=1).assign(venue="A")
games = pd.concat([home, away], ignore_index=True)
games["res"] = np.select([games["gf"] > games["ga"], games["gf"] == games["ga"]], ["W", "D"], default="L")
games["pts"] = games["res"].map({"W": 3, "D": 1, "L": 0})

table = games.groupby("team").agg(P=("res", "size"), GF=("gf", "sum"), GA=("ga", "sum"), Pts=("pts", "sum"))
for letter in "WDL":
    table[letter] = games[games["res"] == letter].groupby("team").size()
table = table.fillna(0).astype(int)
table["GD"] = table["GF"] - table["GA"]
table = table[["P", "W", "D", "L", "GF", "GA", "GD", "Pts"]].sort_values(["Pts", "GD", "GF"], ascending=False)
table.insert(0, "Pos", range(1, len(table) + 1))

games = games.sort_values(["team", "date"])
form = games.groupby("team")["res"].apply(lambda s: "".join(s.tail(3)))
venue = games.pivot_table(index="team", columns="venue", values="pts", aggfunc="mean").round(2)
games["cum"] = games.groupby("team")["pts"].cumsum()
assert table["GF"].sum() == table["GA"].sum()
result = {"table": table, "form": form.to_dict(), "venue": venue, "progress": games.pivot(index="date", columns="team", values="cum").ffill(), "unplayed": len(matches) - len(m)}

# case: head-to-head-matrix
m = matches[matches["score"] != "postponed"].copy()
goals = m["score"].str.extract(r"(?P<hg>\d+)-(?P<ag>\d+)").astype(int)
m = m.join(goals)
teams = sorted(set(matches["home"]) | set(matches["away"]))
grid = m.pivot(index="home", columns="away", values="score").reindex(index=teams, columns=teams).fillna("")

long = pd.concat([
    m.rename(columns={"home": "team", "away": "opp"}).assign(diff=m["hg"] - m["ag"]),
    m.rename(columns={"away": "team", "home": "opp"}).assign(diff=m["ag"] - m["hg"]),
])
balance = long.pivot_table(index="team", columns="opp", values="diff", aggfunc="sum")
assert np.allclose(balance.fillna(0), -balance.fillna(0).T)
unbeaten = long.groupby("team")["diff"].min().loc[lambda s: s >= 0].index.tolist()

# pairs that have not met yet
met = {tuple(sorted(p)) for p in m[["home", "away"]].to_numpy()}
missing = [(a, b) for i, a in enumerate(teams) for b in teams[i + 1:] if (a, b) not in met]
total = m.assign(total=m["hg"] + m["ag"])
over = total["total"].gt(2.5).mean()
common = m["score"].value_counts()
dominated = balance.stack().loc[lambda s: s > 1].sort_values(ascending=False)
result = {"grid": grid, "balance": balance, "unbeaten": unbeaten, "missing": missing, "over": round(over, 3), "dominated": dominated, "common": common[common > 1].to_dict(), "avg": total.groupby("home")["total"].mean()}

# case: elo-ratings
m = matches[matches["score"] != "postponed"].copy()
m["date"] = pd.to_datetime(m["date"])
m = m.sort_values("date", kind="stable").reset_index(drop=True)
ratings = {team: 1500.0 for team in set(m["home"]) | set(m["away"])}
K, HOME = 24, 50
history = []
for row in m.itertuples(index=False):
    hg, ag = map(int, row.score.split("-"))
    expected = 1 / (1 + 10 ** (-(ratings[row.home] + HOME - ratings[row.away]) / 400))
    actual = 1.0 if hg > ag else 0.5 if hg == ag else 0.0
    change = K * (actual - expected) * math.log(abs(hg - ag) + 1.7)
    ratings[row.home] += change
    ratings[row.away] -= change
    history.append({"date": row.date, "home": row.home, "away": row.away, "expected": round(expected, 3), "actual": actual, "change": round(change, 2)})

hist = pd.DataFrame(history)
final = pd.Series(ratings).round(1).sort_values(ascending=False).rename_axis("team").reset_index(name="elo")
final["rank"] = final["elo"].rank(ascending=False, method="min").astype(int)
assert abs(final["elo"].sum() - 1500 * len(final)) < 0.5
hist["surprise"] = (hist["actual"] - hist["expected"]).abs()
upset = hist.loc[hist["surprise"].idxmax()]
hist["month"] = hist["date"].dt.month_name()
monthly = hist.groupby("month", sort=False)["surprise"].agg(["mean", "max"]).round(3)
brier = ((hist["actual"] - hist["expected"]) ** 2).mean()
net = pd.concat([hist.set_index("home")["change"], -hist.set_index("away")["change"]]).groupby(level=0).sum().round(2)
result = {"final": final, "history": hist, "upset": (upset["home"], upset["away"], upset["change"]), "monthly": monthly, "brier": round(brier, 5), "net": net}

# case: player-efficiency
box = pd.DataFrame({
    "player": ["Kim", "Kim", "Kim", "Lev", "Lev", "Mat", "Mat", "Mat", "Nik"],
    "game": [1, 2, 3, 1, 3, 1, 2, 3, 2],
    "min": ["34:30", "28:15", "DNP", "12:00", "22:45", "36:10", "40:00", "31:05", "3:20"],
    "fg": ["8-15", "5-9", "0-0", "2-6", "6-10", "10-21", "9-20", "4-13", "0-1"],
    "pts": [21, 12, 0, 5, 15, 26, 24, 11, 0],
    "reb": [5, 7, 0, 3, 4, 10, 12, 9, 1],
})
team = {"Kim": "Hawks", "Lev": "Hawks", "Mat": "Bulls", "Nik": "Bulls"}


def minutes(text):
    if ":" not in text:
        return np.nan
    m, s = text.split(":")
    return int(m) + int(s) / 60


box["minutes"] = box["min"].apply(minutes).round(2)
fg = box["fg"].str.split("-", expand=True).astype(int)
box["made"], box["att"] = fg[0], fg[1]
played = box.dropna(subset=["minutes"])

tot = played.groupby("player").agg(gp=("game", "nunique"), minutes=("minutes", "sum"), pts=("pts", "sum"), reb=("reb", "sum"), made=("made", "sum"), att=("att", "sum"))
tot["ppg"] = (tot["pts"] / tot["gp"]).round(1)
tot["fg_pct"] = (tot["made"] / tot["att"]).round(3)
tot["per36"] = (tot["pts"] / tot["minutes"] * 36).round(1)
tot["team"] = tot.index.map(team)
qualified = tot[(tot["gp"] >= 2) & (tot["att"] >= 10)].copy()
for col in ["ppg", "fg_pct", "reb"]:
    qualified[col + "_rk"] = qualified[col].rank(ascending=False, method="min").astype(int)
qualified["sum_rk"] = qualified.filter(like="_rk").sum(axis=1)
doubles = played[(played["pts"] >= 10) & (played["reb"] >= 10)].groupby("player").size()
share = played["pts"] / played.groupby([played["player"].map(team), "game"])["pts"].transform("sum")
high = played.loc[played.groupby("player")["pts"].idxmax(), ["player", "game", "pts"]]
result = {"totals": tot, "qualified": qualified.sort_values("sum_rk"), "doubles": doubles.to_dict(), "share": share.round(3).tolist(), "high": high.reset_index(drop=True), "dnp": box.loc[box["minutes"].isna(), "player"].tolist()}

# case: race-splits
splits = pd.DataFrame({
    "bib": [11, 11, 11, 12, 12, 12, 13, 13, 14, 14, 14],
    "km": [5, 10, 15, 5, 10, 15, 5, 10, 5, 10, 15],
    "clock": ["00:21:30", "00:43:10", "01:05:00", "00:20:59", "00:43:10", "01:07:45", "00:25:00", "00:52:31", "00:22:00", "00:43:59", "01:05:00"],
})
runners = pd.DataFrame({"bib": [11, 12, 13, 14, 15], "name": ["Abebe", "Borg", "Chen", "Diaz", "Eto"], "cat": ["M40", "M30", "W30", "W30", "M40"]})

splits["time"] = pd.to_timedelta(splits["clock"])
splits = splits.sort_values(["bib", "km"])
splits["split"] = splits.groupby("bib")["time"].diff().fillna(splits["time"])
splits["pace_s"] = (splits["split"].dt.total_seconds() / 5).round(1)
splits["pace"] = splits["pace_s"].apply(lambda s: f"{int(s // 60)}:{int(s % 60):02d}")
splits["pos"] = splits.groupby("km")["time"].rank(method="min").astype(int)

pos = splits.pivot(index="bib", columns="km", values="pos")
paces = splits.pivot(index="bib", columns="km", values="pace_s")
fin = splits[splits["km"] == 15].merge(runners, on="bib")
fin["cat_pos"] = fin.groupby("cat")["time"].rank(method="min").astype(int)
fin["behind"] = fin["time"] - fin["time"].min()
finish = fin.sort_values(["time", "name"])[["name", "cat", "clock", "pos", "cat_pos", "behind"]].reset_index(drop=True)
fade = ((paces[15] / paces[5] - 1) * 100).round(2)
kind = fade.apply(lambda f: "DNF" if math.isnan(f) else "negative split" if f < 0 else "even" if f < 5 else "faded")
status = runners.assign(status=runners["bib"].map(kind).fillna("DNS"))
gained = (pos[5] - pos[15]).dropna().astype(int)
result = {"finish": finish, "paces": paces, "fade": fade, "status": status, "gained": gained.to_dict(), "fastest_km": splits.loc[splits["pace_s"].idxmin(), ["bib", "km", "pace"]].tolist()}

# case: tennis-tournament-bracket
games = pd.DataFrame({
    "round": ["QF", "QF", "QF", "QF", "SF", "SF", "F"],
    "p1": ["Ash", "Bea", "Cam", "Dee", "Ash", "Cam", "Ash"],
    "p2": ["Eli", "Fox", "Gil", "Hal", "Bea", "Hal", "Cam"],
    "sets": ["6-4 6-4", "7-6 3-6 6-2", "6-0 6-1", "4-6 6-7", "6-7 7-5 6-4", "6-3 6-3", "3-6 4-6"],
})
seeds = pd.Series({"Ash": 1, "Bea": 2, "Cam": 3, "Dee": 4, "Eli": 8})


def parse(text):
    sets = [tuple(map(int, s.split("-"))) for s in text.split()]
    won = sum(a > b for a, b in sets)
    lost = len(sets) - won
    return pd.Series({"won": won, "lost": lost, "g1": sum(a for a, _ in sets), "g2": sum(b for _, b in sets), "tiebreaks": sum({a, b} == {7, 6} for a, b in sets)})


games = games.join(games["sets"].apply(parse))
games["winner"] = np.where(games["won"] > games["lost"], games["p1"], games["p2"])
games["loser"] = np.where(games["won"] > games["lost"], games["p2"], games["p1"])
games["round"] = pd.Categorical(games["round"], ["QF", "SF", "F"], ordered=True)

long = pd.concat([
    games[["round", "p1", "g1", "g2", "winner"]].rename(columns={"p1": "player", "g1": "gw", "g2": "gl"}),
    games[["round", "p2", "g2", "g1", "winner"]].rename(columns={"p2": "player", "g2": "gw", "g1": "gl"}),
], ignore_index=True)
stats = long.groupby("player").agg(played=("round", "size"), best=("round", "max"), gw=("gw", "sum"), gl=("gl", "sum"))
stats["wins"] = games["winner"].value_counts()
stats["wins"] = stats["wins"].fillna(0).astype(int)
stats["game_pct"] = (stats["gw"] / (stats["gw"] + stats["gl"])).round(3)
stats["seed"] = seeds
games["upset"] = games["winner"].map(seeds).fillna(99) > games["loser"].map(seeds).fillna(99)
prize = {"QF": 100, "SF": 250, "F": 600}
stats["prize"] = stats["best"].astype(str).map(prize) + (stats["wins"] == 3) * 600
champion = games.loc[games["round"] == "F", "winner"].item()
assert stats["wins"].sum() == len(games)
result = {"stats": stats.sort_values(["wins", "game_pct"], ascending=False), "upsets": games.loc[games["upset"], ["round", "winner", "loser"]], "champion": champion, "tiebreaks": games.groupby("round", observed=True)["tiebreaks"].sum().to_dict()}

# case: season-milestones
goals = pd.DataFrame({
    "player": ["Ivo", "Ivo", "Jan", "Ivo", "Jan", "Kai", "Ivo", "Jan", "Kai", "Jan"],
    "round": [1, 2, 2, 4, 4, 5, 6, 6, 7, 8],
    "goals": [2, 1, 1, 3, 2, 1, 1, 2, 4, 1],
})
rounds = range(1, 9)
grid = goals.pivot(index="round", columns="player", values="goals").reindex(rounds).fillna(0).astype(int)
cum = grid.cumsum()
lead = cum.eq(cum.max(axis=1), axis=0)
leaders = lead.apply(lambda r: "/".join(r.index[r]), axis=1)
change = leaders.ne(leaders.shift()) & leaders.shift().notna()

first5 = {p: (int(cum.index[cum[p] >= 5][0]) if (cum[p] >= 5).any() else None) for p in cum}
drought = {}
for p in grid:
    run = best = 0
    for n in grid[p]:
        run = 0 if n > 0 else run + 1
        best = max(best, run)
    drought[p] = best
summary = pd.DataFrame({
    "total": grid.sum(),
    "scored_in": (grid > 0).sum(),
    "braces": (grid == 2).sum(),
    "hat_tricks": (grid >= 3).sum(),
    "drought": pd.Series(drought),
    "first5": pd.Series(first5),
})
summary["per_round"] = summary["total"] / len(grid)
rolling = grid.rolling(3).mean().round(2).dropna()
summary["peak_form"] = rolling.idxmax()
share = cum.div(cum.sum(axis=1), axis=0).iloc[[0, 3, 7]].round(3)
result = {"summary": summary, "leaders": leaders, "changes": change[change].index.tolist(), "share": share, "rolling": rolling}

# case: medal-table-error
medals = pd.DataFrame({
    "athlete": ["A1", "B1", "C1", "A2", "B2", "C2", "A3"],
    "country": ["NOR", "GER", "USA", "NOR", "GER", "NOR", "USA"],
    "medal": ["gold", "silver", "bronze", "gold", "gold", "silver", None],
    "event": ["5km", "5km", "5km", "luge", "sled", "luge", "sled"],
})
order = ["gold", "silver", "bronze"]
table = medals.pivot_table(index="country", columns="medal", values="athlete", aggfunc="count", fill_value=0)
table = table[order]
table["total"] = table.sum(axis=1)
table = table.sort_values(order, ascending=[False, False])
table["rank"] = range(1, len(table) + 1)
result = {"table": table, "leader": table.index[0]}

# case: fantasy-team-optimiser
pool = pd.DataFrame({
    "name": ["Gus", "Hel", "Ike", "Jax", "Kit", "Lou", "Max", "Ned"],
    "pos": ["GK", "GK", "DF", "DF", "FW", "FW", "FW", "DF"],
    "price": ["£4.5m", "£5.0m", "£5.5m", "£4.0m", "£11.0m", "£8.5m", "£7.0m", "£6.0m"],
    "points": [120, 150, 110, 70, 220, 180, 120, 118],
    "status": ["fit", "fit", "injured", "fit", "fit", "doubt", "fit", "fit"],
})
from itertools import product, combinations

pool["price"] = pool["price"].str.strip("£m").astype(float)
factor = pool["status"].map({"fit": 1.0, "doubt": 0.75, "injured": 0.0})
pool["exp"] = pool["points"] * factor
pool["value"] = (pool["exp"] / pool["price"]).round(2)
pool["pos_rank"] = pool.groupby("pos")["value"].rank(ascending=False, method="first").astype(int)

budget = 30
by_pos = {p: g.index.tolist() for p, g in pool.groupby("pos")}
options = []
for gk, df2, fw in product(by_pos["GK"], combinations(by_pos["DF"], 2), combinations(by_pos["FW"], 2)):
    team = [gk, *df2, *fw]
    cost = pool.loc[team, "price"].sum()
    if cost <= budget:
        options.append({"team": tuple(pool.loc[team, "name"]), "cost": cost, "exp": pool.loc[team, "exp"].sum()})
opts = pd.DataFrame(options).sort_values(["exp", "cost"], ascending=[False, True]).reset_index(drop=True)
best = opts.iloc[0]
chosen = pool[pool["name"].isin(best["team"])].copy()
captain = chosen.nlargest(1, "exp")["name"].iloc[0]
chosen["final"] = chosen["exp"] * np.where(chosen["name"] == captain, 2, 1)
pos_avg = pool.groupby("pos").agg(price=("price", "mean"), exp=("exp", "mean"), best=("value", "max")).round(2)
picks = pd.Series([n for t in opts["team"].head(3) for n in t]).value_counts()
result = {"best": best["team"], "cost": best["cost"], "captain": captain, "total": chosen["final"].sum(), "pos": pos_avg, "top3": opts.head(3), "picks": picks.sort_index(), "n_options": len(opts)}

# case: swim-meet-records
swims = pd.DataFrame({
    "swimmer": ["Ona", "Pat", "Quo", "Ona", "Pat", "Ria", "Quo", "Ona", "Ria"],
    "event": ["100 Free", "100 free", "100 Free", "200 IM", "200 im", "200 IM", "200 IM", "100 Free", "100 Free"],
    "heat": [1, 1, 1, 1, 1, 2, 2, "final", "final"],
    "time": ["58.31", "59.02", "DQ", "2:21.80", "2:20.05", "2:25.5", "2:20.05", "57.99", "58.40"],
})
records = pd.DataFrame({"event": ["100 Free", "200 Im"], "record": [58.00, 140.5], "holder": ["Old A", "Old B"]})


def seconds(t):
    try:
        if ":" in t:
            m, s = t.split(":")
            return int(m) * 60 + float(s)
        return float(t)
    except ValueError:
        return None


swims["event"] = swims["event"].str.title()
swims["sec"] = swims["time"].map(seconds)
swims["round"] = np.where(swims["heat"].astype(str).eq("final"), "final", "heat")
best = swims.groupby(["event", "swimmer"])["sec"].min().reset_index()
best["place"] = best.groupby("event")["sec"].rank(method="min")
best = best.sort_values(["event", "place", "swimmer"])

pts = {1: 9, 2: 7, 3: 6, 4: 5}
# tied places share the points of the places
tie = best.dropna(subset=["place"]).copy()
tie["size"] = tie.groupby(["event", "place"])["swimmer"].transform("size")
tie["points"] = [sum(pts.get(int(p) + k, 0) for k in range(n)) / n for p, n in zip(tie["place"], tie["size"])]
score = tie.groupby("swimmer")["points"].sum().sort_values(ascending=False)

rec = swims.merge(records, on="event", how="left")
rec["broken"] = rec["sec"] < rec["record"]
new = rec[rec["broken"]].sort_values("sec").drop_duplicates("event")[["event", "swimmer", "sec", "holder"]]
improve = swims.pivot_table(index=["event", "swimmer"], columns="round", values="sec", aggfunc="min").dropna()
improve["gain"] = (improve["heat"] - improve["final"]).round(2)
result = {"best": best.reset_index(drop=True), "score": score, "new_records": new, "improve": improve, "dq": swims.loc[swims["sec"].isna(), "swimmer"].tolist()}

# case: cycling-stage-gc
stages = pd.DataFrame({
    "stage": [1, 1, 1, 2, 2, 2, 3, 3, 3],
    "rider": ["Van", "Wil", "Xav"] * 3,
    "time": ["4:05:10", "4:05:22", "4:07:00", "3:50:00", "3:49:41", "3:48:30", "0:31:05", "0:31:05", "0:30:40"],
    "bonus": [10, 6, 4, 4, 6, 10, 0, 0, 0],
})
stages["net"] = pd.to_timedelta(stages["time"]) - pd.to_timedelta(stages["bonus"], unit="s")
stages = stages.sort_values(["rider", "stage"])
stages["gc"] = stages.groupby("rider")["net"].cumsum()
stages["gap"] = stages["gc"] - stages.groupby("stage")["gc"].transform("min")
stages["gap_s"] = stages["gap"].dt.total_seconds().astype(int)
stages["gc_pos"] = stages.groupby("stage")["gap_s"].rank(method="min").astype(int)

gaps = stages.pivot(index="rider", columns="stage", values="gap_s")
leader = stages[stages["gc_pos"] == 1].groupby("stage")["rider"].agg(list)
jersey_days = stages[stages["gc_pos"] == 1]["rider"].value_counts()
winners = stages.loc[stages.groupby("stage")["net"].idxmin(), ["stage", "rider"]].set_index("stage")["rider"]
final = stages[stages["stage"] == 3].sort_values("gc")[["rider", "gc", "gap"]]
final["display"] = final["gap"].apply(lambda g: "leader" if g == pd.Timedelta(0) else f"+{int(g.total_seconds()) // 60}:{int(g.total_seconds()) % 60:02d}")
speed = pd.Series({1: 180.0, 2: 165.5, 3: 25.0}, name="km")
avg = stages.assign(h=pd.to_timedelta(stages["time"]).dt.total_seconds() / 3600).groupby("stage")["h"].min()
kmh = (speed / avg).round(2)
result = {"gaps": gaps, "leader": leader.to_dict(), "days": jersey_days, "winners": winners.to_dict(), "final": final.reset_index(drop=True), "kmh": kmh}

# case: transfer-window-report-error
transfers = pd.DataFrame({
    "player": ["Ott", "Poe", "Qin", "Ray"],
    "from": ["Rovers", "City", "Town", "United"],
    "to": ["City", "United", "Rovers", "Town"],
    "fee": ["€12m", "free", "€3.5m", "€800k"],
    "date": ["2024-07-01", "2024-07-15", "2024-08-02", "2024-08-31"],
})


def fee(text):
    if text.endswith("m"):
        return float(text[1:-1]) * 1e6
    if text.endswith("k"):
        return float(text[1:-1]) * 1e3
    return float(text)


transfers["eur"] = transfers["fee"].apply(fee)
spent = transfers.groupby("to")["eur"].sum()
earned = transfers.groupby("from")["eur"].sum()
net = earned.sub(spent, fill_value=0).sort_values()
transfers["month"] = pd.to_datetime(transfers["date"]).dt.month
result = {"net": net, "per_month": transfers.groupby("month")["eur"].sum(), "record": transfers["eur"].max()}
