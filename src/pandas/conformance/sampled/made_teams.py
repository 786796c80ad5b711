import pandas as pd
import numpy as np
import itertools
from itertools import combinations, permutations, cycle, islice
from functools import reduce
import math

TEAMS = ["Lions", "Bears", "hawks", "Wolves"]
STADIUMS = {"Lions": ("Den", 42000), "Bears": ("Cave", None), "Wolves": ("", 0)}
POSITIONS = {"GK": 1, "DF": 3, "FW": 2}
PLAYER_SYLL = (["Ka", "Mo", "Ri"], ["ra", "no", "vek"])
POINTS = {"W": 3, "D": 1, "L": 0}
SEASON = pd.period_range("2023-08", periods=5, freq="M")

# case: fixtures-double-round
fx = pd.DataFrame(list(permutations(TEAMS, 2)), columns=["home", "away"])
fx["match_id"] = [f"M{i:03d}" for i in range(1, len(fx) + 1)]
fx["date"] = pd.date_range("2023-08-05", periods=len(fx), freq="W-SAT")
fx["hg"] = [(i * 5) % 4 for i in fx.index]
fx["ag"] = [(i * 3 + 1) % 3 for i in fx.index]
result = fx.set_index("match_id")
# case: league-table-full
fx = pd.DataFrame(list(combinations(TEAMS, 2)), columns=["home", "away"])
fx["hg"] = (np.arange(6) * 7) % 4
fx["ag"] = (np.arange(6) * 2) % 3
home = fx.rename(columns={"home": "team", "hg": "gf", "ag": "ga"})[["team", "gf", "ga"]]
away = fx.rename(columns={"away": "team", "ag": "gf", "hg": "ga"})[["team", "gf", "ga"]]
allg = pd.concat([home, away], ignore_index=True)
allg["res"] = np.select([allg.gf > allg.ga, allg.gf == allg.ga], ["W", "D"], "L")
allg["pts"] = allg["res"].map(POINTS)
table = allg.groupby("team").agg(p=("res", "size"), w=("res", lambda r: (r == "W").sum()), gf=("gf", "sum"), ga=("ga", "sum"), pts=("pts", "sum"))
table.insert(4, "gd", table["gf"] - table["ga"])
table = table.sort_values(["pts", "gd", "gf"], ascending=False)
table["rank"] = range(1, len(table) + 1)
result = table
# case: squads-generation
names = ["".join(p) for p in itertools.product(*PLAYER_SYLL)]
pos = [p for p, n in POSITIONS.items() for _ in range(n)]
squad = pd.concat(
    [pd.DataFrame({"team": t, "player": [names[(i * 2 + k) % len(names)] for i in range(len(pos))], "pos": pos, "shirt": np.arange(1, len(pos) + 1) * (k + 1)}) for k, t in enumerate(TEAMS[:2])],
    ignore_index=True,
)
squad["pos"] = squad["pos"].astype("category")
result = squad
# case: stadium-dimension-nullable
st = pd.DataFrame([(t, *STADIUMS.get(t, (None, None))) for t in TEAMS], columns=["team", "stadium", "capacity"])
st = st.convert_dtypes()
st["has_name"] = st["stadium"].str.len() > 0
st["big"] = st["capacity"] > 1000
result = st
# case: form-last-three
res = pd.DataFrame({"team": np.tile(["Lions", "Bears"], 5), "r": list("WLDWWWLLDW")})
res["form"] = res.groupby("team")["r"].transform(lambda s: [("".join(s.iloc[max(0, i - 2): i + 1])) for i in range(len(s))])
res["pts3"] = res["r"].map(POINTS).groupby(res["team"]).rolling(3, min_periods=1).sum().droplevel(0).sort_index()
result = res
# case: win-streaks
r = pd.Series(list("WWLWWWDWL"))
win = r.eq("W")
streak = win.astype(int).groupby((~win).cumsum()).cumsum()
result = streak.tolist(), int(streak.max()), int(streak.idxmax())
# case: player-stats-uneven-dicts
stats = [{"player": f"P{i}", **({"goals": i % 3} if i % 2 else {}), **({"cards": ["Y"] * (i % 4)} if i > 2 else {})} for i in range(6)]
df = pd.DataFrame(stats)
df["n_cards"] = df["cards"].str.len().fillna(0).astype(int)
df["goals"] = df["goals"].astype("Int64")
result = df.drop(columns="cards")
# case: attendance-clip-capacity
att = pd.DataFrame({"home": list(islice(cycle(TEAMS), 8)), "sold": np.linspace(-100, 50000, 8).round().astype(int)})
cap = pd.Series({t: c for t, (_, c) in STADIUMS.items()}, dtype=float)
att["cap"] = att["home"].map(cap)
att["actual"] = att["sold"].clip(lower=0, upper=att["cap"].fillna(np.inf))
att["pct"] = (att["actual"] / att["cap"]).replace(np.inf, np.nan).round(2)
result = att
# case: head-to-head-matrix
fx = pd.DataFrame(list(permutations(TEAMS, 2)), columns=["h", "a"]).assign(gd=lambda d: (d.index * 4) % 7 - 3)
m = fx.pivot(index="h", columns="a", values="gd")
net = m.sub(m.T)
np_net = net.fillna(0)
result = np_net.astype(int)
# case: season-month-category
s = pd.DataFrame({"month": np.repeat(SEASON, 2), "ha": ["H", "A"] * 5, "pts": [POINTS["WDL"[(i * 2) % 3]] for i in range(10)]})
s["m"] = s["month"].dt.strftime("%b-%y")
s["m"] = pd.Categorical(s["m"], categories=s["m"].unique(), ordered=True)
result = s.pivot_table(index="m", columns="ha", values="pts", aggfunc="sum", observed=False).cumsum()
# case: elo-updates
elo = {t: 1500.0 for t in TEAMS}
hist = []
for k, (a, b) in enumerate(combinations(TEAMS, 2)):
    sa = (1, 0.5, 0)[k % 3]
    ea = 1 / (1 + 10 ** ((elo[b] - elo[a]) / 400))
    d = 32 * (sa - ea)
    elo[a] += d
    elo[b] -= d
    hist.append({**{"match": k + 1}, **{t: round(v, 1) for t, v in elo.items()}})
h = pd.DataFrame(hist).set_index("match")
result = h.assign(leader=h.idxmax(axis=1), total=h.sum(axis=1).round())
# case: top-scorer-ties
g = pd.DataFrame({"player": list("abcdef"), "team": list(islice(cycle(TEAMS[:3]), 6)), "goals": [7, 3, 7, 0, 7, None]})
result = g.nlargest(2, "goals", keep="all").assign(tied=lambda d: d["goals"].duplicated(keep=False))
# case: contracts-expiry-offset
c = pd.DataFrame({"player": [f"P{i}" for i in range(5)], "signed": pd.date_range("2020-02-29", periods=5, freq="QE"), "years": [1, 2, 3, 4, 0]})
c["expires"] = [d + pd.DateOffset(years=int(y), days=-1) for d, y in zip(c["signed"], c["years"])]
c["q"] = c["expires"].dt.to_period("Q")
c["active"] = c["expires"] >= "2022-07-01"
result = c.groupby("active")["player"].apply(", ".join)
# case: events-to-score-timeline
ev = pd.DataFrame({"min": [12, 45, 45, 67, 90, 90], "team": ["H", "A", "H", "H", "A", None], "own": [False, False, True, False, False, False]})
for_team = ev["team"].where(~ev["own"], ev["team"].map({"H": "A", "A": "H"}))
ev["H"] = for_team.eq("H").cumsum()
ev["A"] = for_team.eq("A").cumsum()
ev["score"] = ev["H"].astype(str) + ":" + ev["A"].astype(str)
result = ev
# case: draft-snake-order
rounds = []
for rnd in range(1, 4):
    order = TEAMS if rnd % 2 else TEAMS[::-1]
    rounds.extend((rnd, pick, t) for pick, t in enumerate(order, 1))
d = pd.DataFrame(rounds, columns=["round", "pick", "team"])
d["overall"] = d.index + 1
result = d.pivot(index="team", columns="round", values="overall").reindex(TEAMS).add_prefix("r")
# case: match-venue-integrity
fx = pd.DataFrame({"match": range(1, 9), "venue": [None, "Den", "den", "Cave", "", "Moon", "Den ", "Cave"]})
venues = pd.DataFrame([(v, c) for v, c in STADIUMS.values() if v], columns=["venue", "capacity"])
clean = fx["venue"].str.strip().str.capitalize()
result = pd.Series({
    "exact": fx["venue"].isin(venues["venue"]).sum(),
    "after_clean": clean.isin(venues["venue"]).sum(),
    "null": fx["venue"].isna().sum(),
    "blank": fx["venue"].eq("").sum(),
    "orphans": len(set(clean.dropna()) - {""} - set(venues["venue"])),
}, name="n")
# case: groupby-wrong-agg-name-error
fx = pd.DataFrame({"team": TEAMS * 2, "goals": range(8)})
result = fx.groupby("team").agg(total=("goal", "sum"))
# case: reshape-duplicate-pivot-error
fx = pd.DataFrame({"team": ["Lions", "Lions", "Bears"], "md": [1, 1, 1], "pts": [3, 0, 1]})
result = fx.pivot(index="team", columns="md", values="pts")
# case: percentile-ranks-players
p = pd.DataFrame({"player": [f"{chr(97 + i)}" for i in range(9)], "rating": [6.5, 7.0, 7.0, None, 8.1, 5.5, 9.9, 6.5, 0.0]})
p["pct"] = p["rating"].rank(pct=True).round(3)
p["decile"] = pd.qcut(p["rating"], 3, labels=False)
p["max_rank"] = p["rating"].rank(method="max", ascending=False, na_option="keep")
result = p
# case: expanding-season-average
s = pd.Series([math.sqrt(k * k % 11) for k in range(8)], name="xg", index=pd.RangeIndex(1, 9, name="md"))
f = pd.DataFrame({"xg": s, "avg": s.expanding(2).mean(), "med": s.expanding().median(), "lead": s.shift(-1), "cumprod": (s + 1).cumprod()})
result = f.round(3)
# case: transfers-two-way-edges
t = pd.DataFrame([("a", "Lions", "Bears", 10.0), ("b", "Bears", "hawks", None), ("c", "Wolves", "Lions", 0.0), ("d", "Bears", None, 2.5)], columns=["player", "frm", "to", "fee"])
spent = t.groupby("to")["fee"].sum()
got = t.groupby("frm")["fee"].sum()
net = got.sub(spent, fill_value=0).reindex(TEAMS, fill_value=0).rename("net")
result = net.sort_values().to_frame().assign(cum=lambda d: d["net"].cumsum())
# case: jersey-numbers-gaps
used = pd.Index([1, 2, 4, 7, 7, 11])
free = pd.RangeIndex(1, 13).difference(used)
result = {"free": free.tolist(), "dups": used[used.duplicated()].unique().tolist(), "union": len(used.union([99])), "next": int(free[free > 4].min()), "sym": pd.Index([1, 2, 3]).symmetric_difference([3, 4]).tolist()}
# case: wide-to-long-halves
w = pd.DataFrame({"match": [1, 2, 3], "goals_1": [0, 2, 1], "goals_2": [1, 1, None], "shots_1": [5, 9, 4], "shots_2": [7, 3, 8]})
l = pd.wide_to_long(w, stubnames=["goals", "shots"], i="match", j="half", sep="_").sort_index()
l["acc"] = (l["goals"] / l["shots"]).round(2)
result = l
# case: playoffs-bracket-tree
seeds = [f"{t} ({i})" for i, t in enumerate(TEAMS, 1)]
br = pd.DataFrame({"slot": range(1, 8), "parent": [None] + [s // 2 for s in range(2, 8)]})
br["round"] = np.floor(np.log2(br["slot"])).astype(int).map({0: "Final", 1: "Semi", 2: "Leaf"})
br["team"] = pd.Series(seeds, index=br.index[br["round"] == "Leaf"])
br["children"] = br["slot"].map(br.groupby("parent")["slot"].agg(list))
result = br.dropna(subset=["children"])[["slot", "round", "children"]].set_index("slot")["children"].to_dict()
