import numpy as np
import pandas as pd
from collections import Counter, defaultdict, OrderedDict
from itertools import permutations, pairwise, compress, chain, accumulate, tee, filterfalse
from functools import cmp_to_key, reduce
import operator as op
import bisect, heapq, copy
import re

teams = ["Ajax", "boca", "Celtic", "Dinamo"]
games = pd.DataFrame.from_records(
    [
        (1, "Ajax", "boca", 2, 1),
        (2, "Celtic", "Ajax", 0, 0),
        (3, "boca", "Celtic", 3, 3),
        (4, "Ajax", "Dinamo", None, None),
        (5, "Dinamo", "boca", 0, 4),
        (5, "Dinamo", "boca", 0, 4),
        (6, "Elche", "Ajax", 1, 2),
    ],
    columns=["id", "home", "away", "hg", "ag"],
)

# case: league table
table = {t: dict(p=0, w=0, d=0, l=0, gf=0, ga=0, pts=0) for t in teams}
for g in games.drop_duplicates().dropna().itertuples():
    if g.home not in table or g.away not in table:
        continue
    for me, gf, ga in ((g.home, g.hg, g.ag), (g.away, g.ag, g.hg)):
        row = table[me]
        row["p"] += 1
        row["gf"] += int(gf)
        row["ga"] += int(ga)
        if gf > ga:
            row["w"] += 1
            row["pts"] += 3
        elif gf == ga:
            row["d"] += 1
            row["pts"] += 1
        else:
            row["l"] += 1
frame = pd.DataFrame.from_dict(table, orient="index")
frame["gd"] = frame["gf"] - frame["ga"]
result = frame.sort_values(["pts", "gd", "gf"], ascending=False)

# case: comparison function sort
def cmp(a, b):
    if a["pts"] != b["pts"]:
        return b["pts"] - a["pts"]
    return (a["team"] > b["team"]) - (a["team"] < b["team"])
rows = [{"team": t, "pts": p} for t, p in zip(teams, [4, 4, 2, 0])]
result = sorted(rows[::-1], key=cmp_to_key(cmp))

# case: all fixtures missing
played = set(zip(games["home"], games["away"]))
missing = [f"{h} v {a}" for h, a in permutations(teams, 2) if (h, a) not in played]
result = missing

# case: pairwise differences
result = [b - a for a, b in pairwise(games["id"].tolist())]

# case: compress and filterfalse
won = (games["hg"] > games["ag"]).tolist()
result = (list(compress(games["home"], won)), list(filterfalse(str.islower, games["away"])))

# case: bisect grades
cuts = [1, 3, 5]
names = ["none", "few", "some", "many"]
goals = (games["hg"] + games["ag"]).fillna(0)
result = [names[bisect.bisect_right(cuts, g)] for g in goals]

# case: heap of biggest
goals = games.assign(total=games["hg"] + games["ag"]).dropna()
top = heapq.nlargest(2, goals.to_dict("records"), key=lambda r: (r["total"], r["id"]))
result = [(t["id"], t["total"]) for t in top]

# case: deep copy leaves original
cfg = {"a": {"n": [1, 2]}, "b": games}
other = copy.deepcopy(cfg)
other["a"]["n"].append(3)
other["b"].loc[0, "home"] = "ZZZ"
result = (cfg["a"]["n"], other["a"]["n"], games.loc[0, "home"])

# case: result letters by select
conditions = [games["hg"] > games["ag"], games["hg"] == games["ag"], games["hg"] < games["ag"]]
games["res"] = np.select(conditions, ["H", "D", "A"], default="-")
result = games.groupby("res")["id"].apply(list).to_dict()

# case: streaks of letters
res = "HHDAAAH"
runs = []
for ch in res:
    if runs and runs[-1][0] == ch:
        runs[-1][1] += 1
    else:
        runs.append([ch, 1])
result = pd.DataFrame(runs, columns=["res", "length"]).sort_values("length", kind="stable", ascending=False)

# case: regex parse of scores
text = ["Ajax 2-1 boca", "Celtic 0-0 Ajax", "x vs y", ""]
rx = re.compile(r"(?P<h>\w+) (?P<hg>\d+)-(?P<ag>\d+) (?P<a>\w+)")
out = []
for line in text:
    m = rx.fullmatch(line)
    if m is None:
        continue
    d = m.groupdict()
    out.append({k: int(v) if v.isdigit() else v for k, v in d.items()})
result = pd.DataFrame(out, columns=["h", "a", "hg", "ag"])

# case: head to head by frozenset
h2h = Counter(frozenset(p) for p in zip(games["home"], games["away"]))
result = sorted((tuple(sorted(k)), v) for k, v in h2h.items())

# case: melt to long by concat
long = pd.concat(
    [
        games[["id", "home", "hg"]].set_axis(["id", "team", "goals"], axis=1).assign(side="h"),
        games[["id", "away", "ag"]].set_axis(["id", "team", "goals"], axis=1).assign(side="a"),
    ],
    ignore_index=True,
)
result = long.sort_values(["id", "side"], kind="stable").head(5)

# case: cumulative table over time
points = defaultdict(list)
for g in games.dropna().drop_duplicates("id").itertuples():
    points[g.home].append(3 if g.hg > g.ag else 1 if g.hg == g.ag else 0)
    points[g.away].append(3 if g.ag > g.hg else int(g.ag == g.hg))
result = {t: list(accumulate(p)) for t, p in points.items()}

# case: sum of products
weights = [3, 1, 0]
table = pd.DataFrame([[2, 1, 0], [0, 0, 3]], index=["Ajax", "boca"], columns=["w", "d", "l"])
result = {t: sum(map(op.mul, row, weights)) for t, row in zip(table.index, table.to_numpy())}

# case: labels in loops with zip star
cols = list(zip(*games[["home", "away"]].values))
result = (cols[0], len(cols[1]), set(cols[0]) & set(cols[1]))

# case: home record function
def record(frame, team, *, where="home"):
    f = frame[frame[where].eq(team) & frame["hg"].notna()]
    mine, theirs = ("hg", "ag") if where == "home" else ("ag", "hg")
    diff = np.sign(f[mine] - f[theirs])
    return {"w": int((diff > 0).sum()), "d": int((diff == 0).sum()), "l": int((diff < 0).sum())}
result = pd.DataFrame({(t, w): record(games, t, where=w) for t in teams[:2] for w in ("home", "away")})

# case: nested dictionary flattened
data = {"Ajax": {"2023": {"w": 3}, "2024": {"w": 5}}, "boca": {"2023": {"w": 1}}}
rows = [(t, int(y), k, v) for t, ys in data.items() for y, d in ys.items() for k, v in d.items()]
result = pd.DataFrame(rows, columns=["team", "year", "k", "v"])

# case: json normalize nested
data = [{"team": "Ajax", "stats": {"w": 3, "x": {"y": 1}}, "tags": ["a"]}, {"team": "boca", "stats": {"w": 1}}]
result = pd.json_normalize(data)

# case: merge dictionaries
a = {"x": 1, "y": 2}
b = {"y": 3, "z": 4}
result = ({**a, **b}, a | b, {k: a.get(k, 0) + b.get(k, 0) for k in sorted(a.keys() | b.keys())}, a.keys() & b.keys())

# case: assignment to slice of list cells
vals = games["id"].tolist()
vals[1:3] = ["x"]
vals[-1:] = []
del vals[0]
result = vals

# case: list methods
xs = [3, 1, 2]
xs.extend(games["id"].tail(2))
xs.insert(1, 9)
xs.remove(3)
xs.reverse()
result = (xs, xs.index(6), xs.count(5), sorted(xs, reverse=True)[:2])

# case: string alignment table
result = [f"{h:>8} {'-' if pd.isna(x) else int(x)}:{'-' if pd.isna(y) else int(y)} {a:<8}" for _, h, a, x, y in games.itertuples(index=False)]

# case: translate and maketrans
tr = str.maketrans({"a": "4", "e": "3", "o": None})
result = [t.translate(tr) for t in teams] + ["a-b_c".translate(str.maketrans("-_", "  "))]

# case: conditional column by nested lambda
scale = lambda k: (lambda v: v * k if v == v else -1)
games["x2"] = games["hg"].map(scale(2))
result = games["x2"].tolist()

# case: late binding closures
fs = [lambda v: v + i for i in range(3)]
gs = [lambda v, i=i: v + i for i in range(3)]
result = ([f(10) for f in fs], [g(10) for g in gs])

# case: itertuples renamed fields
f = pd.DataFrame({"a b": [1], "class": [2], "ok": [3], "_x": [4]})
row = next(f.itertuples(name="Row"))
result = (row._fields, tuple(row), row.ok)

# case: iterrows dtype upcast
f = pd.DataFrame({"i": [1, 2], "f": [0.5, 1.5]})
_, first = next(f.iterrows())
result = (first["i"], str(first.dtype), first.name, list(first.index))

# case: frame repr of row
games = games.set_index("id")
result = str(games.iloc[0])

# case: groupby get group and indices
g = games.groupby("home")
result = (g.ngroups, g.get_group("Dinamo").index.tolist(), {k: v.tolist() for k, v in g.groups.items()}, {k: list(v) for k, v in g.indices.items()})

# case: for else search
for g in games.itertuples():
    if g.hg == g.ag and g.hg > 2:
        found = g.id
        break
else:
    found = None
result = found

# case: drop rows in loop
f = games.copy()
for i, row in games.iterrows():
    if pd.isna(row["hg"]) or row["home"] not in teams:
        f = f.drop(i)
f = f.drop_duplicates().reset_index(drop=True)
result = f.astype({"hg": int, "ag": int})

# case: drop missing label
try:
    games.drop(columns=["nope", "home"])
except KeyError as e:
    result = str(e)

# case: drop ignoring errors
result = games.drop(columns=["nope", "home"], errors="ignore").drop(index=[0, 77], errors="ignore").columns.tolist()
