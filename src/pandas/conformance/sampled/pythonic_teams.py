import pandas as pd
import numpy as np
import re
import math
import json
import statistics
from datetime import date, datetime, timedelta
from collections import Counter, defaultdict, OrderedDict, deque, namedtuple
from itertools import groupby, accumulate, product, permutations, combinations, chain, islice, takewhile, dropwhile, zip_longest, pairwise, starmap, repeat, count
from functools import reduce, partial, lru_cache, cmp_to_key
from operator import itemgetter, attrgetter, methodcaller

teams = pd.DataFrame({
    "team": ["Rovers", "United", "City", "Albion", "Town", "Wanderers"],
    "nick": ["the Reds", None, "the Blues", "", "the Hammers", "the Wolves"],
    "founded": [1885, 1902, 1880, None, 1899, 1877],
    "stadium": ["Mill Lane (12,500)", "Old Park (75,100)", "Bluefield (40,000)", "The Nest", "Station Rd (3,210)", "Molineux(31,750)"],
    "colors": ["red-white", "red", "blue-white", "green", "claret-blue-white", "old gold-black"],
})

matches = pd.DataFrame({
    "date": ["2023-08-12", "2023-08-12", "2023-08-19", "2023-08-19", "2023-08-26", "2023-09-02", "2023-09-02", "2023-09-09", "2023-12-26", "2024-01-01"],
    "home": ["Rovers", "City", "United", "Albion", "Rovers", "Town", "City", "United", "Albion", "Rovers"],
    "away": ["United", "Town", "City", "Rovers", "City", "Albion", "United", "Town", "City", "Ghosts"],
    "score": ["2-1", "0-0", "3-3", "1-4", "postponed", "2 - 2", "5-0", "1-0", None, "0-1"],
    "att": [12000, 38000, 74999, 8000, 0, 3210, 40000, 70001, 9500, -1],
})

players = pd.DataFrame({
    "player": ["Kane", "Son", "Saka", "Rice", "Foden", "Palmer", "Watkins", "Kane", "Müller", "o'neil"],
    "team": ["Rovers", "Rovers", "United", "City", "City", "Albion", None, "Town", "Wanderers", "United"],
    "goals": [5, 3, 4, 0, 3, 1, 2, 0, 10, 4],
    "minutes": [450, 360, 400, 90, 270, 0, 180, 15, 900, 377],
    "pos": ["FW", "FW/MF", "MF/FW", "MF", "MF", "FW", "FW", "GK", "FW", "DF"],
})

# case: league-table-from-scores
table = defaultdict(lambda: {"P": 0, "W": 0, "D": 0, "L": 0, "GF": 0, "GA": 0, "Pts": 0})
for h, a, s in zip(matches["home"], matches["away"], matches["score"]):
    m = re.fullmatch(r"(\d+)\s*-\s*(\d+)", s) if s else None
    if not m:
        continue
    hg, ag = map(int, m.groups())
    for t, f, g in ((h, hg, ag), (a, ag, hg)):
        row = table[t]
        row["P"] += 1
        row["GF"] += f
        row["GA"] += g
        if f > g:
            row["W"] += 1
            row["Pts"] += 3
        elif f == g:
            row["D"] += 1
            row["Pts"] += 1
        else:
            row["L"] += 1
df = pd.DataFrame.from_dict(table, orient="index")
df["GD"] = df["GF"] - df["GA"]
result = df.sort_values(["Pts", "GD", "GF"], ascending=False).rename_axis("team").reset_index()
# case: capacity-from-stadium
caps = {}
for t, s in zip(teams.team, teams.stadium):
    if "(" in s and s.endswith(")"):
        name, cap = s[:-1].split("(", 1)
        caps[t] = (name.rstrip(), int(cap.replace(",", "")))
    else:
        caps[t] = (s, None)
result = caps
# case: goals-per-90-safe
def per90(g, m):
    return g / m * 90 if m else float("nan")
result = players.assign(p90=list(map(per90, players["goals"], players["minutes"]))).round({"p90": 3}).sort_values("p90", ascending=False, na_position="last")[["player", "p90"]]
# case: streaks-groupby
outcomes = "".join(
    {1: "W", 0: "D", -1: "L"}[(int(s[0]) > int(s[-1])) - (int(s[0]) < int(s[-1]))]
    for s in matches["score"] if s and s[0].isdigit()
)
result = outcomes, [(k, len([*g])) for k, g in groupby(outcomes)], max((len(list(g)), k) for k, g in groupby(outcomes))
# case: fixtures-permutations-unplayed
played = set(zip(matches["home"], matches["away"]))
todo = [f"{h} v {a}" for h, a in permutations(["Rovers", "United", "City"], 2) if (h, a) not in played]
result = todo
# case: ranking-with-ties
ranked = sorted(players.itertuples(index=False), key=lambda p: (-p.goals, p.player.lower()))
out, rank, prev = [], 0, None
for i, p in enumerate(ranked, start=1):
    if p.goals != prev:
        rank, prev = i, p.goals
    out.append(f"{rank}. {p.player:<8}{p.goals:>3d}")
result = "\n".join(out)
# case: colour-set-algebra
kits = {t: frozenset(c.split("-")) for t, c in zip(teams["team"], teams["colors"])}
clash = [(a, b, sorted(kits[a] & kits[b])) for a, b in combinations(kits, 2) if not kits[a].isdisjoint(kits[b])]
result = {"clash": clash, "sub": kits["United"] < kits["Rovers"], "sym": sorted(kits["City"] ^ kits["Town"]), "all": len(frozenset().union(*kits.values()))}
# case: star-unpack-score
first, *middle, last = matches["home"]
(a, b), *_ = zip(matches["home"], matches["away"])
x, (y, *z) = 1, [2, 3, 4]
result = [first, len(middle), last, a, b, x + y, z, [*range(3), *"ab"], {**{"k": 1}, "j": 2, **{"k": 3}}]
# case: timedelta-between-matches
ds = sorted({date.fromisoformat(d) for d in matches["date"]})
gaps = [b - a for a, b in pairwise(ds)]
result = {
    "total": sum(gaps, timedelta()).days,
    "longest": max(gaps).days,
    "avg": str(sum(gaps, timedelta(0)) / len(gaps)),
    "secs": gaps[0].total_seconds(),
    "neg": str(ds[0] - ds[1]),
    "half": gaps[0] // 2 == timedelta(days=3, hours=12),
    "ratio": max(gaps) / min(gaps),
}
# case: attendance-human-format
def human(n):
    sign = "-" if n < 0 else ""
    n = abs(n)
    for unit in ("", "K", "M"):
        if n < 1000:
            break
        n /= 1000
    return f"{sign}{n:.3g}{unit}"
result = [human(a) for a in matches["att"].tolist()] + [human(75_000_000)]
# case: top-n-per-team-generator
def top_n(df, n=1):
    for team, grp in df.groupby("team", sort=True):
        for _, r in grp.nlargest(n, "goals").iterrows():
            yield team, r["player"], int(r["goals"])
result = list(top_n(players)) + [next(top_n(players, n=2))]
# case: positions-cross-tab
pairs = [(t, p) for t, ps in zip(players["team"], players["pos"]) if t is not None for p in ps.split("/")]
tab = Counter(pairs)
all_pos = sorted({p for _, p in pairs})
result = pd.DataFrame([[tab[t, p] for p in all_pos] for t in teams["team"]], index=teams["team"], columns=all_pos)
# case: elo-ratings-loop
elo = dict.fromkeys(teams["team"], 1500.0)
K = 20
for h, a, s in matches[["home", "away", "score"]].itertuples(index=False, name=None):
    if h not in elo or a not in elo or not s or not s[0].isdigit():
        continue
    hg, ag = (int(v) for v in s.split("-"))
    exp = 1 / (1 + 10 ** ((elo[a] - elo[h]) / 400))
    act = 1.0 if hg > ag else 0.5 if hg == ag else 0.0
    delta = K * (act - exp)
    elo[h] += delta
    elo[a] -= delta
result = {t: round(v, 2) for t, v in sorted(elo.items(), key=itemgetter(1), reverse=True)}
# case: score-int-parse-error
goals = [int(s.split("-")[0]) for s in matches["score"].dropna()]
result = sum(goals)
# case: nickname-or-default
result = {t: (n or "no nickname").removeprefix("the ").title() for t, n in teams.set_index("team")["nick"].to_dict().items()}
# case: founded-decades
dec = {}
for t, y in zip(teams["team"], teams["founded"]):
    dec.setdefault(f"{int(y) // 10 * 10}s" if pd.notna(y) else "unknown", []).append(t)
result = dict(sorted(dec.items()))
# case: stable-multi-sort
rows = list(zip(players["player"], players["goals"], players["minutes"]))
rows.sort(key=itemgetter(2))
rows.sort(key=itemgetter(1), reverse=True)
same = sorted(zip(players["player"], players["goals"], players["minutes"]), key=lambda r: (-r[1], r[2]))
result = (rows == same, rows[:5])
# case: team-sheet-unequal-zip-strict
try:
    pairs = list(zip(teams["team"], players["player"], strict=True))
except ValueError as e:
    pairs = str(e)
result = pairs
# case: head-to-head-frozenset-keys
h2h = Counter(frozenset(p) for p in zip(matches["home"], matches["away"]))
result = sorted((sorted(k), v) for k, v in h2h.items())
# case: merge-home-away-points-frame
m = matches.merge(teams[["team", "founded"]].rename(columns={"team": "home", "founded": "h_year"}), on="home", how="left") \
    .merge(teams[["team", "founded"]].rename(columns={"team": "away", "founded": "a_year"}), on="away", how="left")
older = ["home" if h < a else "away" if a < h else "?" for h, a in zip(m["h_year"], m["a_year"])]
result = m.assign(older=older).loc[:, ["home", "away", "older"]]
# case: unhashable-list-key
d = {}
for t, c in zip(teams["team"], teams["colors"].str.split("-")):
    d[c] = t
result = d
# case: reduce-and-operator
big = reduce(lambda acc, g: acc * (g + 1), players["goals"].tolist(), 1)
longest = reduce(lambda a, b: a if len(a) >= len(b) else b, teams["team"])
upper = list(map(methodcaller("replace", "e", "3"), teams["team"]))
result = big, longest, upper, list(starmap(pow, zip([2, 3, -2], [10, 0, 3])))
