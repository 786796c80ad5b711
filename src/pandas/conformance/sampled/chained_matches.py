import pandas as pd
import numpy as np

matches = pd.DataFrame({
    "season": [2022, 2022, 2022, 2022, 2022, 2022, 2023, 2023, 2023, 2023, 2023, 2023],
    "round": [1, 1, 2, 2, 3, 3, 1, 1, 2, 2, 3, 3],
    "home": ["Lions", "Bears", "Lions", "Wolves", "Hawks", "Wolves", "Bears", "Hawks", "Bears", "Lions", "Wolves", "Hawks"],
    "away": ["Wolves", "Hawks", "Bears", "Hawks", "Lions", "Bears", "Lions", "Wolves", "Wolves", "Hawks", "Lions", "Bears"],
    "hg": [2, 1, 0, 3, 1, 2, 2, 0, 1, 4, 1, np.nan],
    "ag": [1, 1, 0, 1, 2, 2, 3, 0, 0, 1, 1, np.nan],
    "crowd": [12000, 8500, 15000, 7000, None, 7000, 9100, 6400, 8800, 16000, 7200, 0],
})
teams = pd.DataFrame({
    "team": ["Lions", "Bears", "Wolves", "Hawks", "Foxes"],
    "city": ["Leeds", "Bath", "York", "Leeds", "Hull"],
    "founded": [1901, 1888, 1950, 1901, 2001],
})
goals = pd.DataFrame({
    "player": ["Abel", "Abel", "Brun", "Cole", "Cole", "Cole", "Dorn", "Ek", "Ek", "Abel", "Fry"],
    "team": ["Lions", "Lions", "Bears", "Wolves", "Wolves", "Wolves", "Hawks", "Lions", "Bears", "Lions", None],
    "season": [2022, 2023, 2022, 2022, 2022, 2023, 2023, 2022, 2023, 2023, 2023],
    "minute": [12, 88, 45, 3, 90, 67, 45, 23, 23, 5, 77],
    "kind": ["open", "pen", "open", "head", "open", "pen", "open", "open", "head", "open", "own"],
})

# case: long-form-results
h = matches.rename(columns={"home": "team", "hg": "gf", "ag": "ga"})[["season", "team", "gf", "ga"]]
a = matches.rename(columns={"away": "team", "ag": "gf", "hg": "ga"})[["season", "team", "gf", "ga"]]
both = pd.concat([h, a], keys=["home", "away"], names=["venue", "match"]).dropna()
result = both.groupby(["season", "team"])[["gf", "ga"]].sum().assign(gd=lambda d: d.gf - d.ga)

# case: league-table
h = matches[["season", "home", "hg", "ag"]].set_axis(["season", "team", "gf", "ga"], axis=1)
a = matches[["season", "away", "ag", "hg"]].set_axis(["season", "team", "gf", "ga"], axis=1)
r = pd.concat([h, a], ignore_index=True).dropna()
r["pts"] = np.select([r.gf > r.ga, r.gf == r.ga], [3, 1], 0)
t = r.groupby(["season", "team"]).agg(p=("pts", "size"), gf=("gf", "sum"), ga=("ga", "sum"), pts=("pts", "sum")).reset_index()
t["gd"] = t["gf"] - t["ga"]
t = t.sort_values(["season", "pts", "gd", "team"], ascending=[True, False, False, True])
t["pos"] = t.groupby("season").cumcount() + 1
result = t.set_index(["season", "pos"])

# case: points-season-change
m = matches.dropna(subset=["hg"])
m = m.assign(pts=np.where(m.hg > m.ag, 3, np.where(m.hg == m.ag, 1, 0)))
p = m.pivot_table(index="home", columns="season", values="pts", aggfunc="sum", fill_value=0)
p["change"] = p[2023] - p[2022]
result = (p.sort_values(["change", 2023], ascending=[False, False]), p.columns.tolist(), p.columns.name)

# case: home-agg-flat
g = matches.groupby("home").agg({"hg": ["sum", "mean"], "crowd": ["max", "count"]})
g.columns = g.columns.map("_".join)
result = g.sort_values("hg_sum", ascending=False)

# case: columns-join-int-error
p = matches.pivot_table(index="home", columns="season", values=["hg", "ag"], aggfunc="sum")
p.columns = ["_".join(c) for c in p.columns]
result = p

# case: columns-join-int-ok
p = matches.pivot_table(index="home", columns="season", values=["hg", "ag"], aggfunc="sum")
p.columns = ["_".join(map(str, c)) for c in p.columns]
result = p.reset_index()

# case: crowd-share-of-total
p = matches.pivot_table(index="home", columns="season", values="crowd", aggfunc="sum")
p["total"] = p.sum(axis=1)
p = p.sort_values("total", ascending=False)
result = (p / p.sum() * 100).round(1)

# case: head-to-head
h2h = matches.pivot_table(index="home", columns="away", values="hg", aggfunc="sum")
h2h = h2h.reindex(index=teams["team"], columns=teams["team"])
result = (h2h, h2h.index.name, h2h.columns.name)

# case: crosstab-kind-season
ct = pd.crosstab([goals["team"], goals["season"]], goals["kind"])
result = (ct, ct.index.names, ct.columns.name)

# case: crosstab-unstacked-cols
ct = pd.crosstab(goals["team"], [goals["season"], goals["kind"]])
ct = ct.loc[:, ct.sum() > 1]
result = (ct, ct.columns.names, ct.columns.tolist())

# case: crosstab-joins-teams
ct = pd.crosstab(goals.team, goals.kind).add_prefix("g_")
result = teams.join(ct, on="team").fillna(0).rename_axis(None, axis=1)

# case: scorers-merged-counts
n = goals.value_counts("player")
result = (goals.drop_duplicates("player").merge(n.rename("goals"), left_on="player", right_index=True)[["player", "goals"]], n.index.name, n.name)

# case: value-counts-two-columns
vc = goals[["team", "season"]].value_counts()
result = (vc.sort_index(), vc.index.names, vc.name)

# case: describe-minutes
d = goals.groupby("kind")["minute"].describe().rename(columns={"50%": "med"}).drop(columns=["25%", "75%"])
result = d.sort_values(["count", "med"], ascending=[False, True]).round(1)

# case: describe-transposed-names
d = matches[["hg", "ag", "crowd"]].describe().T.rename_axis("var").rename_axis("stat", axis=1)
result = (d.loc[:, ["count", "mean"]].round(2), d.index.name, d.columns.name)

# case: cumulative-goals-round
g = (matches.hg + matches.ag).groupby([matches["season"], matches["round"]]).sum()
c = g.groupby(level="season").cumsum()
result = pd.concat([g.rename("goals"), c.rename("cum")], axis=1).assign(share=lambda d: (d["cum"] / d.groupby("season")["goals"].transform("sum")).round(3))

# case: transpose-summary-seasons
s = matches.groupby("season").agg(games=("hg", "size"), played=("hg", "count"), goals=("hg", "sum"), crowd=("crowd", "mean")).T
s.columns = s.columns.map(lambda y: f"S{y}")
s["delta"] = s["S2023"].sub(s["S2022"])
result = (s.round(1), s.columns.name)

# case: concat-keys-seasons-xs
tabs = [d.groupby("home")["hg"].sum() for _, d in matches.groupby("season")]
s = pd.concat(tabs, keys=[2022, 2023], names=["season", "team"])
result = (s.xs("Bears", level="team"), s.xs(2023), s.name)

# case: concat-axis1-xs
tabs = {y: d.groupby("home")[["hg", "ag"]].sum() for y, d in matches.groupby("season")}
w = pd.concat(tabs, axis=1)
result = (w.xs("hg", axis=1, level=1), w.columns.nlevels, w.columns.names)

# case: melt-home-away
m = matches.reset_index().melt(id_vars=["index", "season", "round"], value_vars=["home", "away"], var_name="venue", value_name="team")
result = m.groupby(["team", "venue"]).size().unstack().rename_axis(index="club", columns=None)

# case: pivot-melt-roundtrip
p = goals.pivot_table(index="team", columns="season", values="minute", aggfunc="count", fill_value=0)
back = p.reset_index().melt(id_vars="team", value_name="n").query("n > 0")
result = (back.sort_values(["n", "team"], ascending=[False, True]), back.dtypes.astype(str).to_dict())

# case: index-map-city
city = teams.set_index("team")["city"]
s = matches.groupby("home")["crowd"].sum()
s.index = s.index.map(city.to_dict()).rename("city")
result = s.groupby("city").agg(["sum", "size"])

# case: multiindex-map-labels
s = goals.groupby(["team", "season"]).size()
s.index = s.index.map(lambda t: f"{t[0]}-{t[1] % 100}")
result = (s, s.index.nlevels, s.index.name)

# case: sort-by-level-and-value
s = goals.groupby(["team", "season"])["minute"].max().rename("last")
result = s.reset_index().sort_values(["season", "last"], ascending=[False, True]).set_index(["season", "team"])["last"]

# case: index-set-ops-players
p22 = pd.Index(goals.loc[goals.season == 2022, "player"]).unique()
p23 = pd.Index(goals.loc[goals.season == 2023, "player"]).unique()
result = pd.Series({"stayed": list(p22.intersection(p23)), "left": list(p22.difference(p23)), "new": list(p23.difference(p22)), "all": list(p22.union(p23))})

# case: multiindex-difference
a = pd.MultiIndex.from_frame(goals[["player", "team"]].drop_duplicates())
b = pd.MultiIndex.from_tuples([("Abel", "Lions"), ("Ek", "Lions"), ("Zed", "Hawks")], names=["player", "team"])
result = (a.intersection(b).tolist(), b.difference(a).tolist(), a.names)

# case: indexslice-columns
p = matches.pivot_table(index="home", columns="season", values=["hg", "ag", "crowd"], aggfunc="sum").sort_index(axis=1)
result = p.loc[:, pd.IndexSlice[["ag", "hg"], 2023]]

# case: loc-tuple-scalar-and-slice
s = matches.set_index(["season", "round", "home"]).sort_index()
result = (s.loc[(2022, 2)], s.loc[(2023, 1, "Bears"), "crowd"], s.loc[(2022, 3):(2023, 1), "away"])

# case: mask-other-order
played = matches.set_index("home")["hg"].groupby(level=0).count()
ok = (played >= 3).sort_index(ascending=False)
t = teams.set_index("team").reindex(sorted(played.index))
result = t.loc[ok]

# case: mask-unalignable
avg = matches.groupby("home")["crowd"].mean()
result = teams.set_index("team").loc[avg > 8000]

# case: reindex-all-seasons-teams
s = goals.groupby(["team", "season"]).size()
full = pd.MultiIndex.from_product([teams["team"], [2022, 2023]], names=["team", "season"])
r = s.reindex(full, fill_value=0)
result = r[r == 0].index.tolist()

# case: transform-level-rank
s = goals.groupby(["season", "team"]).size()
r = s.groupby(level="season").rank(method="dense", ascending=False).astype(int)
result = pd.DataFrame({"n": s, "rank": r}).sort_values(["season", "rank"]).reset_index()

# case: idxmax-team-kind
ct = pd.crosstab(goals["team"], goals["kind"])
result = (ct.idxmax(axis=1), ct.idxmax(axis=0), ct.stack().idxmax())

# case: same-minute-pairs
p = pd.merge(goals, goals, on="minute", suffixes=["_1", "_2"])
p = p[p["player_1"] < p["player_2"]]
result = p[["minute", "player_1", "team_1", "player_2", "team_2"]].to_dict("records")

# case: round-to-round-difference
r = matches.groupby(["season", "round"])[["hg", "ag", "crowd"]].sum()
result = r.groupby(level=0).diff().dropna().astype(int).rename(columns=lambda c: "d_" + c)
