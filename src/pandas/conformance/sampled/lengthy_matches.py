import pandas as pd
import numpy as np
import re
import math
from itertools import combinations
from functools import reduce

matches_df = pd.DataFrame({
    "match_no": [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 12],
    "round": [1, 1, 2, 2, 3, 3, 4, 4, 5, 5, 6, 6, 6],
    "home": ["Lions", "Bears", "lions ", "Hawks", "Wolves", "Bears", "Bears", "Wolves", "Bears", "Wolves", "Hawks", "Lions", "Lions"],
    "away": ["Bears", "Hawks", "Wolves", "Bears", "Bears", "Lions", "Wolves", "Hawks", "Foxes", "Lions", "Lions", "Hawks", "Hawks"],
    "score": ["2-1", "0-0", "1:1", "3-2", "0 - 2", "1-0", "4-1", "2-2", None, "abd", "1-3", "0-1", "0-1"],
    "attendance": [12000, 8000, 11500, None, 4000, 8100, 7900, 4200, 100, 0, 6100, 12500, 12500],
    "played_on": ["2024-08-03", "2024-08-04", "2024-08-10", "2024-08-11", "2024-08-17", "2024-08-18", "2024-08-24",
                  "2024-08-25", "2024-08-31", "2024-09-01", "2024-09-14", "2024-09-21", "2024-09-21"],
})

teams_df = pd.DataFrame({
    "team": ["Lions", "Bears", "Hawks", "Wolves", "Otters"],
    "city": ["Leeds", "Bath", "Hull", "", "Oxford"],
    "deduction": [0, 3, None, 0, 0],
    "founded": [1901, 1888, 1995, 1923, 2010],
})

votes_df = pd.DataFrame({
    "district": ["D1", "D1", "D1", "D1", "D2", "D2", "D2", "D3", "D3", "D3", "D3", "D9"],
    "party": ["Red", "Blue", "Green", "Ind.", "red", "Blue ", "Green", "Red", "Blue", "GREEN", None, "Blue"],
    "votes": ["12,400", "11,900", "1,020", "310", "8,000", "8,000", "2,500", "4,750", "9,100", "0", "45", "77"],
})

districts_df = pd.DataFrame({
    "district": ["D1", "D2", "D3", "D4"],
    "name": ["North", "South", "East", "West"],
    "registered": [40000, 30000, 21000, 18000],
    "seats": [4, 3, 3, 2],
    "region": ["Upper", "Lower", "Upper", None],
})

# case: standings-basic-tiebreak
def clean_matches(df):
    m = df.drop_duplicates("match_no").copy()
    m["home"] = m["home"].str.strip().str.title()
    m["away"] = m["away"].str.strip().str.title()
    goals = m["score"].str.extract(r"^\s*(\d+)\s*[-:]\s*(\d+)\s*$").astype(float)
    m["hg"], m["ag"] = goals[0], goals[1]
    return m

def long_form(m):
    home = m[["match_no", "home", "away", "hg", "ag"]].set_axis(["match_no", "team", "opp", "gf", "ga"], axis=1)
    away = m[["match_no", "away", "home", "ag", "hg"]].set_axis(["match_no", "team", "opp", "gf", "ga"], axis=1)
    return pd.concat([home.assign(venue="H"), away.assign(venue="A")], ignore_index=True)

m = clean_matches(matches_df)
played = m.dropna(subset=["hg", "ag"])
lf = long_form(played).astype({"gf": int, "ga": int})
lf["W"] = (lf["gf"] > lf["ga"]).astype(int)
lf["D"] = (lf["gf"] == lf["ga"]).astype(int)
lf["L"] = (lf["gf"] < lf["ga"]).astype(int)
lf["pts"] = 3 * lf["W"] + lf["D"]

table = lf.groupby("team").agg(P=("match_no", "count"), W=("W", "sum"), D=("D", "sum"), L=("L", "sum"),
                               GF=("gf", "sum"), GA=("ga", "sum"), Pts=("pts", "sum"))
table = table.reindex(teams_df["team"], fill_value=0)
table["GD"] = table["GF"] - table["GA"]
ded = teams_df.set_index("team")["deduction"].fillna(0).astype(int)
table["Pts"] -= ded
table = table.reset_index().sort_values(["Pts", "GD", "GF", "team"], ascending=[False, False, False, True])
table.insert(0, "Pos", range(1, len(table) + 1))

assert table["W"].sum() == table["L"].sum()
assert table["GF"].sum() == table["GA"].sum()
assert table["P"].sum() == 2 * len(played)
# mini-league between teams that are level on points (head to head)
level = table[table["P"] > 0].groupby("Pts")["team"].agg(list)
level = level[level.str.len() > 1]
mini_rows = []
for pts, teams in level.items():
    sub = lf[lf["team"].isin(teams) & lf["opp"].isin(teams)]
    mini = (
        sub.groupby("team")
        .agg(mP=("match_no", "count"), mPts=("pts", "sum"), mGF=("gf", "sum"), mGA=("ga", "sum"))
        .reindex(teams, fill_value=0)
        .assign(mGD=lambda d: d["mGF"] - d["mGA"], on_points=pts)
        .rename_axis("team")
        .reset_index()
        .sort_values(["mPts", "mGD", "mGF", "team"], ascending=[False, False, False, True])
    )
    mini["mini_rank"] = range(1, len(mini) + 1)
    mini_rows.append(mini)
mini_table = pd.concat(mini_rows, ignore_index=True) if mini_rows else pd.DataFrame(columns=["team", "mini_rank"])
order = table.merge(mini_table[["team", "mini_rank"]], on="team", how="left").fillna({"mini_rank": 0})
order = order.sort_values(["Pts", "mini_rank", "GD", "GF", "team"], ascending=[False, True, False, False, True])
order["h2h_pos"] = np.arange(1, len(order) + 1)
order["moved"] = order["Pos"] - order["h2h_pos"]
venue = lf.pivot_table(index="team", columns="venue", values="pts", aggfunc="sum", fill_value=0).add_prefix("pts_")
order = order.merge(venue.reset_index(), on="team", how="left").fillna({"pts_A": 0, "pts_H": 0})
order[["mini_rank", "pts_A", "pts_H"]] = order[["mini_rank", "pts_A", "pts_H"]].astype(int)
assert order["moved"].sum() == 0
assert (order["pts_A"] + order["pts_H"]).sum() == lf["pts"].sum()
result = {"table": table.to_dict("records"), "unplayed": m.loc[m["hg"].isna(), "match_no"].tolist(), "leader": table.iloc[0]["team"]}
result["mini"] = mini_table.to_dict("records")
result["by_head_to_head"] = order[["h2h_pos", "team", "Pts", "moved", "pts_H", "pts_A"]].reset_index(drop=True)
result["relegated"] = order.iloc[-1]["team"]

# case: head-to-head-matrix
m = matches_df.drop_duplicates(subset=["match_no"]).copy()
m["home"] = m["home"].str.strip().str.capitalize()
m["away"] = m["away"].str.strip().str.capitalize()
sp = m["score"].str.replace(":", "-", regex=False).str.replace(" ", "", regex=False).str.split("-", expand=True)
m["hg"] = pd.to_numeric(sp[0], errors="coerce")
m["ag"] = pd.to_numeric(sp[1], errors="coerce")
m = m[m["hg"].notna() & m["ag"].notna()]
m["hp"] = np.select([m["hg"] > m["ag"], m["hg"] == m["ag"]], [3, 1], 0)
m["ap"] = np.select([m["ag"] > m["hg"], m["hg"] == m["ag"]], [3, 1], 0)

both = pd.concat([
    m[["home", "away", "hp", "hg"]].rename(columns={"home": "team", "away": "opp", "hp": "pts", "hg": "gf"}),
    m[["away", "home", "ap", "ag"]].rename(columns={"away": "team", "home": "opp", "ap": "pts", "ag": "gf"}),
])
pts = both.pivot_table(index="team", columns="opp", values="pts", aggfunc="sum")
names = pts.index.union(pts.columns)
pts = pts.reindex(index=names, columns=names)
shown = pts.map(lambda v: "-" if pd.isna(v) else str(int(v)))

overall = both.groupby("team")["pts"].sum()
tied = overall[overall.duplicated(keep=False)].sort_values(ascending=False)
h2h = {}
for value, grp in tied.groupby(tied):
    sub = pts.loc[grp.index, grp.index].sum(axis=1)
    h2h[int(value)] = sub.sort_values(ascending=False).astype(int).to_dict()
assert pts.sum().sum() == m["hp"].sum() + m["ap"].sum()
away_goals = both.groupby(["team", "opp"])["gf"].sum().unstack().max(axis=1)
result = {"matrix": shown, "overall": overall.to_dict(), "h2h": h2h, "best_vs_single": away_goals.to_dict()}

# case: form-and-streaks
def outcome(gf, ga):
    return "W" if gf > ga else ("D" if gf == ga else "L")

m = matches_df.drop_duplicates("match_no").copy()
m["played_on"] = pd.to_datetime(m["played_on"])
for c in ["home", "away"]:
    m[c] = m[c].str.strip().str.title()
m[["hg", "ag"]] = m["score"].str.extract(r"(\d+)\D+(\d+)").apply(pd.to_numeric)
m = m.dropna(subset=["hg"]).astype({"hg": "int64", "ag": "int64"})

rows = []
for r in m.itertuples(index=False):
    rows.append((r.played_on, r.home, outcome(r.hg, r.ag), r.hg, r.ag))
    rows.append((r.played_on, r.away, outcome(r.ag, r.hg), r.ag, r.hg))
f = pd.DataFrame(rows, columns=["date", "team", "res", "gf", "ga"]).sort_values(["team", "date"], ignore_index=True)

f["change"] = f["res"].ne(f.groupby("team")["res"].shift())
f["streak_id"] = f.groupby("team")["change"].cumsum()
f["streak"] = f.groupby(["team", "streak_id"]).cumcount() + 1
f["unbeaten"] = f["res"].ne("L")
f["unb_run"] = f.groupby(["team", (~f["unbeaten"]).groupby(f["team"]).cumsum()])["unbeaten"].cumsum()
summary = f.groupby("team").agg(
    form=("res", lambda s: "".join(s.tail(5))),
    current=("streak", "last"),
    longest_unbeaten=("unb_run", "max"),
    clean_sheets=("ga", lambda s: (s == 0).sum()),
    avg_rest=("date", lambda d: d.diff().dt.days.mean()),
)
summary["current"] = summary["form"].str[-1] + summary["current"].astype(str)
summary["form_pts"] = summary["form"].map(lambda s: 3 * s.count("W") + s.count("D"))
summary["avg_rest"] = summary["avg_rest"].round(1)
assert summary["form"].str.len().le(5).all()
result = summary.sort_values(["form_pts", "longest_unbeaten"], ascending=False).reset_index()

# case: home-away-split
m = matches_df.drop_duplicates().assign(home=lambda d: d["home"].str.strip().str.title(), away=lambda d: d["away"].str.strip().str.title())
g = m["score"].str.extractall(r"(\d+)")[0].unstack("match").astype("Int64")
g.columns = ["hg", "ag"]
m = m.join(g).dropna(subset=["hg"])
m["diff"] = m["hg"] - m["ag"]

home = m.groupby("home").agg(home_games=("diff", "size"), home_gd=("diff", "sum"), home_att=("attendance", "mean"))
away = m.assign(diff=-m["diff"]).groupby("away").agg(away_games=("diff", "size"), away_gd=("diff", "sum"), drawn_att=("attendance", "mean"))
split = home.join(away, how="outer").rename_axis("team")
split[["home_games", "away_games"]] = split[["home_games", "away_games"]].fillna(0).astype(int)
split["gd"] = split["home_gd"].fillna(0) + split["away_gd"].fillna(0)
split["home_adv"] = (split["home_gd"] / split["home_games"] - split["away_gd"] / split["away_games"]).astype(float).round(2)
split["att_ratio"] = (split["home_att"] / m["attendance"].mean()).round(3)
result_types = m["diff"].map(lambda d: "H" if d > 0 else "A" if d < 0 else "D").value_counts()
assert split["home_games"].sum() == split["away_games"].sum() == len(m)
assert split["gd"].sum() == 0
split = split.round({"home_att": 0, "drawn_att": 0}).sort_values("home_adv", ascending=False)
# reverse fixtures: the same pair home and away
pair = m.assign(pair=[" & ".join(sorted(p)) for p in zip(m["home"], m["away"])])
legs = pair.groupby("pair").agg(legs=("match_no", "count"), agg=("diff", "sum"), gates=("attendance", "sum"))
legs["two_legged"] = legs["legs"].eq(2)
best_home = split["home_gd"].dropna().astype(int).nlargest(1).index[0]
assert legs["legs"].sum() == len(m)
result = {
    "split": split.reset_index(),
    "results": result_types.reindex(["H", "D", "A"]).to_dict(),
    "home_win_pct": f"{result_types['H'] / result_types.sum():.2%}",
}
result["pairs"] = legs.reset_index()
result["best_home"] = best_home

# case: cumulative-position-by-round
m = matches_df.drop_duplicates("match_no").copy()
m["home"] = m["home"].str.strip().str.title()
ex = m["score"].str.extract(r"(?P<hg>\d+)\s*[-:]\s*(?P<ag>\d+)")
m = m.join(ex.apply(pd.to_numeric)).dropna(subset=["hg", "ag"])

home = m.assign(team=m["home"], gd=m["hg"] - m["ag"], gf=m["hg"])
away = m.assign(team=m["away"], gd=m["ag"] - m["hg"], gf=m["ag"])
t = pd.concat([home, away])[["round", "team", "gd", "gf"]]
t["pts"] = t["gd"].apply(lambda x: 3 if x > 0 else 1 if x == 0 else 0)

grid = pd.MultiIndex.from_product([range(1, 7), sorted(t["team"].unique())], names=["round", "team"])
per = t.groupby(["round", "team"])[["pts", "gd", "gf"]].sum().reindex(grid, fill_value=0)
cum = per.groupby("team").cumsum().astype(int)
cum["key"] = cum["pts"] * 1_000_000 + (cum["gd"] + 500) * 1000 + cum["gf"]
cum["pos"] = cum.groupby("round")["key"].rank(ascending=False, method="min").astype(int)

positions = cum["pos"].unstack("round").add_prefix("R")
positions["moves"] = positions.diff(axis=1).abs().sum(axis=1).astype(int)
positions["best"] = positions.filter(regex=r"^R\d").min(axis=1)
leaders = cum[cum["pos"] == 1].reset_index().groupby("round")["team"].agg(list)
weeks_top = cum["pos"].eq(1).groupby("team").sum()
assert cum.xs(6, level="round")["pts"].sum() == t["pts"].sum()
assert cum.xs(6)["gd"].sum() == 0
# points per game and how far each team is behind the leader after every round
games = t.groupby(["round", "team"]).size().reindex(grid, fill_value=0).groupby("team").cumsum()
cum["ppg"] = (cum["pts"] / games.where(games > 0)).round(3)
cum["behind"] = cum.groupby("round")["pts"].transform("max") - cum["pts"]
behind = cum["behind"].unstack("round")
ppg_last = cum["ppg"].xs(6, level="round").sort_values(ascending=False)
swap = positions.filter(like="R").apply(lambda r: "".join(map(str, r)), axis=1)
result = {"positions": positions.sort_values("R6").reset_index(), "leaders": leaders.to_dict(), "weeks_top": weeks_top.to_dict()}
result["behind"] = behind.to_dict("index")
result["ppg"] = ppg_last.to_dict()
result["path"] = swap.to_dict()

# case: elo-ratings
K, HOME_ADV = 20, 50

def expected(ra, rb):
    return 1 / (1 + 10 ** ((rb - ra) / 400))

m = matches_df.drop_duplicates("match_no").sort_values(["played_on", "match_no"]).copy()
m["home"], m["away"] = m["home"].str.strip().str.title(), m["away"].str.strip().str.title()
sc = m["score"].str.findall(r"\d+")
m["ok"] = sc.map(lambda x: isinstance(x, list) and len(x) == 2)
m["goals"] = sc
ratings = {t: 1500.0 for t in teams_df["team"]}
history = []
for r in m[m["ok"]].to_dict("records"):
    h, a = r["home"], r["away"]
    hg, ag = map(int, r["goals"])
    e = expected(ratings[h] + HOME_ADV, ratings[a])
    s = 1.0 if hg > ag else 0.5 if hg == ag else 0.0
    change = K * math.log2(abs(hg - ag) + 2) * (s - e)
    ratings[h] += change
    ratings[a] -= change
    history.append({"match_no": r["match_no"], "fixture": f"{h} v {a}", "exp": round(e, 3), "act": s, "change": round(change, 2)})
hist = pd.DataFrame(history).set_index("match_no")
hist["surprise"] = (hist["act"] - hist["exp"]).abs()
final = pd.Series(ratings, name="elo").sort_values(ascending=False).round(1)
assert abs(final.sum() - 1500 * len(final)) < 0.5
rank = final.rank(ascending=False, method="min").astype(int)
result = {"ratings": final.to_dict(), "rank": rank.to_dict(), "biggest_upset": hist["surprise"].idxmax(), "history": hist.reset_index(),
          "brier": round(float(((hist["act"] - hist["exp"]) ** 2).mean()), 4)}

# case: attendance-cleanup-and-rolling
m = matches_df.drop_duplicates("match_no").copy()
m["played_on"] = pd.to_datetime(m["played_on"], format="%Y-%m-%d")
m["home"] = m["home"].str.strip().str.title()
m["att"] = m["attendance"].where(m["attendance"] > 0)
m["att"] = m["att"].fillna(m.groupby("home")["att"].transform("mean"))
m = m.set_index("played_on").sort_index()
m["roll_14d"] = m["att"].rolling("14D").mean().round(0)
m["z"] = m.groupby("home")["att"].transform(lambda s: (s - s.mean()) / s.std() if len(s) > 1 and s.std() > 0 else 0.0).round(2)
cap = m["att"].quantile([0.1, 0.9])
m["winsor"] = m["att"].clip(*cap)

monthly = m["att"].resample("ME").agg(["sum", "mean", "count"]).round(1)
monthly.index = monthly.index.strftime("%Y-%m")
per_home = m.groupby("home")["att"].describe()[["count", "mean", "min", "max"]].round(0).astype(int)
per_home = per_home.join(teams_df.set_index("team")["city"]).fillna({"city": "?"})
per_home["city"] = per_home["city"].replace({"": "?"})
assert per_home["count"].sum() == len(m)
weekday = m.index.dayofweek.map({5: "Sat", 6: "Sun"}).value_counts()
monthly["change"] = monthly["mean"].diff().round(1)
result = {
    "monthly": monthly.reset_index(),
    "per_home": per_home.reset_index().to_dict("records"),
    "weekday": weekday.to_dict(),
    "rolling": m[["match_no", "roll_14d", "z", "winsor"]].reset_index(),
    "best_day": m["att"].idxmax().strftime("%A %d %B %Y"),
}
result["change"] = monthly["change"].where(monthly["change"].notna(), None).tolist()

# case: winner-take-all-with-ties
def clean_votes(v):
    v = v.copy()
    v["party"] = v["party"].str.strip().str.title().fillna("(blank)")
    v["votes"] = v["votes"].str.replace(",", "").astype(int)
    return v

v = clean_votes(votes_df)
v = v.merge(districts_df, on="district", how="left", indicator=True)
unknown = v.loc[v["_merge"] == "left_only", "district"].unique().tolist()
v = v[v["_merge"] == "both"].drop(columns="_merge")
v["rank"] = v.groupby("district")["votes"].rank(method="min", ascending=False).astype(int)
v["share"] = (v["votes"] / v.groupby("district")["votes"].transform("sum") * 100).round(2)

def summarise(g):
    top = g.nlargest(2, "votes")["votes"].tolist()
    winners = sorted(g.loc[g["rank"] == 1, "party"])
    return pd.Series({
        "winner": winners[0] if len(winners) == 1 else "TIE: " + "/".join(winners),
        "margin": top[0] - top[1],
        "total": g["votes"].sum(),
        "turnout": round(g["votes"].sum() / g["registered"].iloc[0] * 100, 1),
    })

res = v.groupby("district").apply(summarise, include_groups=False)
res["close"] = res["margin"] / res["total"] < 0.05
res = districts_df.set_index("district")[["name"]].join(res)
res["winner"] = res["winner"].fillna("no data")
assert v.groupby("district")["share"].sum().between(99.9, 100.1).all()
out = res.reset_index()
out = out.where(out.notna(), None)
result = {"districts": out.to_dict("records"), "unknown_districts": unknown, "seats_won": v[v["rank"] == 1]["party"].value_counts().to_dict()}

# case: dhondt-seats-threshold
THRESHOLD = 5.0

def dhondt(votes, seats):
    q = pd.DataFrame({d: votes / d for d in range(1, seats + 1)})
    stacked = q.stack().rename("quot").reset_index()
    stacked.columns = ["party", "div", "quot"]
    stacked = stacked.merge(votes.rename("v").rename_axis("party").reset_index(), on="party")
    winners = stacked.sort_values(["quot", "v", "party"], ascending=[False, False, True]).head(seats)
    return winners["party"].value_counts().reindex(votes.index, fill_value=0)

v = votes_df.dropna(subset=["party"]).copy()
v["party"] = v["party"].str.strip().str.title()
v["votes"] = pd.to_numeric(v["votes"].str.replace(",", "", regex=False))
v = v[v["district"].isin(districts_df["district"])]
nat = v.groupby("party")["votes"].sum()
share = (nat / nat.sum() * 100).round(3)
qualified = share.index[share >= THRESHOLD]

alloc = {}
for d in districts_df.itertuples():
    dv = v[(v["district"] == d.district) & v["party"].isin(qualified)].groupby("party")["votes"].sum()
    if dv.empty or dv.sum() == 0:
        continue
    alloc[d.district] = dhondt(dv, d.seats)
seats = pd.DataFrame(alloc).fillna(0).astype(int)
seats["total"] = seats.sum(axis=1)
final = pd.concat([nat.rename("votes"), share.rename("pct"), seats["total"].rename("seats")], axis=1).fillna({"seats": 0}).astype({"seats": int})
final["seat_pct"] = (final["seats"] / final["seats"].sum() * 100).round(2)
final["bias"] = (final["seat_pct"] - final["pct"]).round(2)
gallagher = float(np.sqrt(0.5 * (final["bias"] ** 2).sum()))
filled = districts_df.loc[districts_df["district"].isin(alloc), "seats"].sum()
assert final["seats"].sum() == filled
result = {"final": final.sort_values("votes", ascending=False).reset_index(), "by_district": seats, "gallagher": round(gallagher, 3),
          "excluded": share.index.difference(qualified).tolist()}

# case: sainte-lague-regional
v = votes_df.assign(party=votes_df["party"].str.strip().str.upper(), votes=votes_df["votes"].str.replace(",", "").astype("int64")).dropna(subset=["party"])
reg = v.merge(districts_df[["district", "region", "seats"]], on="district", how="inner")
reg_votes = reg.pivot_table(index="region", columns="party", values="votes", aggfunc="sum", fill_value=0)
reg_seats = districts_df.groupby("region", dropna=False)["seats"].sum()

def sainte_lague(row, n):
    counts = dict.fromkeys(row.index, 0)
    log = []
    for _ in range(n):
        quot = {p: row[p] / (2 * counts[p] + 1) for p in row.index}
        best = max(quot, key=lambda p: (quot[p], row[p], p))
        counts[best] += 1
        log.append((best, round(quot[best], 1)))
    return counts, log

rows, logs = [], {}
for region, row in reg_votes.iterrows():
    counts, log = sainte_lague(row, int(reg_seats[region]))
    rows.append(pd.Series(counts, name=region))
    logs[region] = log
out = pd.DataFrame(rows).rename_axis("region")
out["seats"] = out.sum(axis=1)
assert out["seats"].eq(reg_seats.reindex(out.index)).all()
totals = out.drop(columns="seats").sum().sort_values(ascending=False)
pct = reg_votes.div(reg_votes.sum(axis=1), axis=0).mul(100).round(1).astype(str) + "%"
lost = reg_seats[~reg_seats.index.isin(out.index)]
result = {"seats": out.reset_index(), "order": logs, "totals": totals[totals > 0].to_dict(), "pct": pct, "unallocated": int(lost.sum())}

# case: swing-vs-previous
prev = pd.DataFrame({
    "district": ["D1", "D1", "D2", "D2", "D3", "D3", "D3"],
    "party": ["Red", "Blue", "Red", "Blue", "Red", "Blue", "Gold"],
    "pct": [40.0, 55.5, 48.0, 39.0, 50.0, 41.0, 9.0],
})
cur = votes_df.assign(party=votes_df["party"].str.strip().str.title(), votes=lambda d: d["votes"].str.replace(",", "").astype(float)).dropna()
cur["pct"] = cur["votes"] / cur.groupby("district")["votes"].transform("sum") * 100
both = cur.merge(prev, on=["district", "party"], how="outer", suffixes=("_now", "_then"), indicator="origin")
both["origin"] = both["origin"].astype(str).replace({"left_only": "new", "right_only": "gone", "both": "stood twice"})
both["change"] = both["pct_now"].fillna(0) - both["pct_then"].fillna(0)
wide = both.pivot(index="district", columns="party", values="change").round(1)
rb = wide[["Red", "Blue"]].dropna()
swing = ((rb["Blue"] - rb["Red"]) / 2).rename("swing_to_blue").round(2)

def holder(df, col):
    return df.dropna(subset=[col]).sort_values(col, ascending=False, kind="stable").groupby("district")["party"].first()

flips = pd.concat([holder(both, "pct_then").rename("then"), holder(both, "pct_now").rename("now")], axis=1).dropna()
flips["flip"] = flips["then"] != flips["now"]
sums = both.groupby("district")["pct_now"].sum()
assert np.allclose(sums, 100)
result = {
    "wide": wide.fillna("").reset_index(),
    "swing": swing.to_dict(),
    "flips": flips.reset_index().to_dict("records"),
    "origin": both["origin"].value_counts().sort_index().to_dict(),
    "mean_swing": round(float(swing.mean()), 3),
}

# case: turnout-quality-checks
v = votes_df.copy()
v["party"] = v["party"].fillna("INVALID").str.strip().str.upper()
v["n"] = v["votes"].str.replace(",", "", regex=False).astype(np.int64)
cast = v.pivot_table(index="district", values="n", aggfunc={"n": ["sum", "max", "count"]})
invalid = v[v["party"].eq("INVALID")].groupby("district")["n"].sum()
d = districts_df.set_index("district").join(cast, how="outer").assign(invalid=invalid)
d["invalid"] = d["invalid"].fillna(0).astype(int)
d["turnout"] = d["sum"] / d["registered"]
d["dominance"] = d["max"] / d["sum"]
checks = pd.DataFrame({
    "not_registered": d["registered"].isna(),
    "no_votes": d["sum"].isna(),
    "turnout_over_90": d["turnout"].gt(0.9),
    "under_40": d["turnout"].lt(0.4),
    "invalid_present": d["invalid"] > 0,
})
d["problems"] = checks.apply(lambda r: ";".join(r.index[r]), axis=1)
d["n_problems"] = checks.sum(axis=1)
turnout = d["turnout"].dropna()
weighted = d.loc[d["turnout"].notna(), "sum"].sum() / d.loc[d["turnout"].notna(), "registered"].sum()
bands = pd.cut(turnout, [0, 0.5, 0.65, 1], labels=["low", "mid", "high"]).value_counts().reindex(["low", "mid", "high"])
assert v["n"].sum() == d["sum"].sum()
view = d[["name", "registered", "sum", "turnout", "problems", "n_problems"]].rename(columns={"sum": "cast"})
view["turnout"] = view["turnout"].map("{:.1%}".format, na_action="ignore")
view[["registered", "cast"]] = view[["registered", "cast"]].astype("Int64")
result = {"view": view.reset_index(), "weighted_turnout": round(float(weighted), 4), "simple": round(float(turnout.mean()), 4), "bands": bands.to_dict()}

# case: coalition-finder
v = votes_df.dropna(subset=["party"]).copy()
v["party"] = v["party"].str.strip().str.lower()
v["votes"] = v["votes"].str.replace(",", "").map(int)
tot = v.groupby("party")["votes"].sum().sort_values(ascending=False)
SEATS = districts_df["seats"].sum()
exact = tot / tot.sum() * SEATS
seats = np.floor(exact).astype(int)
remainder = (exact - seats).sort_values(ascending=False)
seats.loc[remainder.index[: SEATS - seats.sum()]] += 1
assert seats.sum() == SEATS

majority = SEATS // 2 + 1
with_seats = seats[seats > 0]
rows = []
for size in range(1, len(with_seats) + 1):
    for combo in combinations(with_seats.index, size):
        s = int(with_seats.loc[list(combo)].sum())
        if s >= majority:
            minimal = all(s - with_seats[p] < majority for p in combo)
            rows.append({"parties": "+".join(combo), "size": size, "seats": s, "surplus": s - majority, "minimal": minimal})
coalitions = pd.DataFrame(rows, columns=["parties", "size", "seats", "surplus", "minimal"])
coalitions = coalitions.sort_values(["minimal", "size", "surplus", "parties"], ascending=[False, True, True, True], ignore_index=True)
power = {p: int(coalitions.loc[coalitions["minimal"], "parties"].str.split("+").apply(lambda l: p in l).sum()) for p in with_seats.index}
# Shapley-like pivot counts by brute force over the orders of entry
from itertools import permutations
pivotal = {p: 0 for p in with_seats.index}
orders = 0
for order in permutations(with_seats.index):
    orders += 1
    running = 0
    for p in order:
        running += with_seats[p]
        if running >= majority:
            pivotal[p] += 1
            break
shapley = pd.Series(pivotal).div(orders).round(4)
assert np.isclose(shapley.sum(), 1, atol=0.001)
compare = pd.DataFrame({"votes_pct": (tot / tot.sum() * 100).round(1), "seats_pct": (seats / SEATS * 100).round(1), "power": shapley})
compare["power"] = compare["power"].fillna(0.0)
result = {"seats": seats.to_dict(), "majority": int(majority), "coalitions": coalitions, "power": power,
          "enp": round(float(1 / ((tot / tot.sum()) ** 2).sum()), 3)}
result["compare"] = compare.rename_axis("party").reset_index()

# case: district-report-truth-value-raises
v = votes_df.copy()
v["party"] = v["party"].str.strip().str.title()
v["votes"] = v["votes"].str.replace(",", "").astype(int)
tot = v.groupby("district")["votes"].sum()

def label(d):
    sub = v[v["district"] == d]
    if sub["votes"] > 5000:
        return "big"
    return "small"

rep = districts_df.copy()
rep["size"] = rep["district"].apply(label)
rep["total"] = rep["district"].map(tot)
rep["turnout"] = (rep["total"] / rep["registered"]).round(3)
rep["registered_share"] = (rep["registered"] / rep["registered"].sum()).round(3)
rep["voters_per_seat"] = (rep["total"] / rep["seats"]).round(1)
rep["region"] = rep["region"].fillna("Other")
rep["rank"] = rep["turnout"].rank(ascending=False, method="dense", na_option="bottom").astype(int)
region = rep.groupby("region").agg(total=("total", "sum"), registered=("registered", "sum"), seats=("seats", "sum"))
region["turnout"] = (region["total"] / region["registered"] * 100).round(1)
region = region.sort_values("turnout", ascending=False)
top_party = v.loc[v.groupby("district")["votes"].idxmax()].set_index("district")["party"]
rep["winner"] = rep["district"].map(top_party).fillna("-")
assert region["registered"].sum() == districts_df["registered"].sum()
assert rep["rank"].min() == 1
rep = rep.rename(columns=str.capitalize)
rep = rep.rename(columns={"Turnout": "turnout"})
result = rep.sort_values("turnout", ascending=False)
result = {"districts": result.to_dict("records"), "regions": region.reset_index()}

# case: season-awards
m = matches_df.drop_duplicates("match_no").assign(home=lambda d: d["home"].str.strip(), away=lambda d: d["away"].str.strip())
m["home"] = m["home"].str.title()
m["score"] = m["score"].str.replace(r"\s*[:\-]\s*", "-", regex=True)
valid = m["score"].str.fullmatch(r"\d+-\d+").fillna(False).astype(bool)
m = m[valid].copy()
m[["h", "a"]] = m["score"].str.split("-", expand=True).astype(int)
m["total"] = m.eval("h + a")
m["margin"] = (m["h"] - m["a"]).abs()
m["winner"] = m["home"].where(m["h"] > m["a"], m["away"].where(m["a"] > m["h"]))
m["label"] = m["home"] + " " + m["score"] + " " + m["away"]

awards = {
    "highest_scoring": m.nlargest(1, "total", keep="all")["label"].tolist(),
    "biggest_win": m.loc[m["margin"] == m["margin"].max(), "label"].tolist(),
    "most_wins": m["winner"].value_counts().pipe(lambda s: sorted(s[s == s.max()].index)),
    "goalless": m.loc[m["total"].eq(0), "label"].tolist(),
    "crowd": m.sort_values("attendance", ascending=False, na_position="last")["label"].iloc[0],
}
goals = reduce(lambda x, y: x.add(y, fill_value=0), [m.groupby("home")["h"].sum(), m.groupby("away")["a"].sum()])
dist = m["score"].map(lambda s: "-".join(sorted(s.split("-"), reverse=True))).value_counts()
dist = dist.sort_index(key=lambda i: i.str.split("-").str[0].astype(int) * 10 + i.str.split("-").str[1].astype(int))
assert goals.sum() == m["total"].sum()
teams = teams_df.assign(goals=teams_df["team"].map(goals).fillna(0).astype(int), decade=teams_df["founded"] // 10 * 10)
teams["goals_rank"] = teams["goals"].rank(method="max", ascending=False).astype(int)
result = {"awards": awards, "dist": dist.to_dict(), "teams": teams.sort_values("founded").reset_index(drop=True),
          "avg_goals": round(m["total"].mean(), 3), "over_2_5": float((m["total"] > 2.5).mean().round(3))}
