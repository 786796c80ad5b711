import pandas as pd
import numpy as np
import re
import math
from collections import defaultdict, Counter, namedtuple, deque
from itertools import combinations, permutations, groupby, accumulate, zip_longest, cycle, islice, chain
from functools import reduce, lru_cache
from datetime import timedelta, date, datetime
from operator import itemgetter

teams_df = pd.DataFrame({
    "code": ["ARS", "BRE", "CHE", "DER", "EVE"],
    "team": ["Arsenal", "Brentford ", "chelsea", "Derby County", "Everton"],
    "founded": ["1886", "1889", "c. 1905", "1884", None],
    "seed": [1, 3, 2, 4, 4],
})

matches_df = pd.DataFrame({
    "match": [1, 2, 3, 4, 5, 6, 7, 8, 9, 10],
    "home": ["ARS", "BRE", "CHE", "ARS", "DER", "EVE", "CHE", "BRE", "ARS", "QQQ"],
    "away": ["BRE", "CHE", "ARS", "DER", "EVE", "ARS", "DER", "EVE", "CHE", "ARS"],
    "score": ["2-1", "0-0", "1 - 3", "2–2", "4-0", "P-P", "1-0", "2-2", "0-1", None],
    "played": ["2024-08-17", "2024-08-18", "2024-08-24", "2024-08-31", "2024-09-01", "2024-09-14", "2024-09-14", "2024-09-21", "2024-09-28", ""],
    "crowd": ["60,214", "17054", "39 800", "60,100", "27.5k", None, "38,900", "17,050", "60,300", "0"],
})

runners_df = pd.DataFrame({
    "bib": [7, 12, 3, 44, 5, 18, 21],
    "runner": ["Abe", "Bea", "Cy", "Dee", "Eli", "Fi", "Gus"],
    "time": ["1:02:03.5", "59:59", "1:02:03.5", "DNF", "58:07.25", "1:10:00", "DSQ"],
    "splits": ["20:10 20:30 21:23.5", "19:00 20:00 20:59", "21:00 20:40 20:23.5", "22:00", "18:30 19:30 20:07.25", "23:00 23:30 23:30", ""],
})
# case: league-table-from-scores
table = defaultdict(lambda: dict(p=0, w=0, d=0, l=0, gf=0, ga=0, pts=0))
for h, a, s in zip(matches_df["home"], matches_df["away"], matches_df["score"]):
    m = re.fullmatch(r"(\d+)\s*[-–]\s*(\d+)", s or "")
    if not m:
        continue
    x, y = map(int, m.groups())
    for team, f, g in ((h, x, y), (a, y, x)):
        t = table[team]
        t["p"] += 1
        t["gf"] += f
        t["ga"] += g
        t["w" if f > g else "d" if f == g else "l"] += 1
        t["pts"] += 3 if f > g else int(f == g)
rows = [{"team": k, **v, "gd": v["gf"] - v["ga"]} for k, v in table.items()]
rows.sort(key=lambda r: (-r["pts"], -r["gd"], -r["gf"], r["team"]))
result = pd.DataFrame(rows)
result.insert(0, "pos", range(1, len(rows) + 1))
# case: form-string-last-three
form = defaultdict(lambda: deque(maxlen=3))
for row in matches_df.sort_values("played").itertuples(index=False):
    if (g := re.findall(r"\d+", row.score or "")) and len(g) == 2:
        h, a = int(g[0]), int(g[1])
        form[row.home].append("W" if h > a else "L" if h < a else "D")
        form[row.away].append("L" if h > a else "W" if h < a else "D")
result = pd.DataFrame([(t, "".join(f), Counter(f)["W"] * 3 + Counter(f)["D"]) for t, f in sorted(form.items())], columns=["team", "form", "pts"])
# case: race-time-to-seconds
def secs(t):
    try:
        parts = [float(p) for p in t.split(":")]
    except ValueError:
        return math.inf
    return reduce(lambda acc, p: acc * 60 + p, parts, 0)

def fmt(s):
    if math.isinf(s):
        return "--"
    h, rem = divmod(s, 3600)
    m, sec = divmod(rem, 60)
    return f"{int(h):d}:{int(m):02d}:{sec:05.2f}"

df = runners_df[["bib", "runner"]].copy()
df["secs"] = runners_df["time"].map(secs)
df["clock"] = df["secs"].map(fmt)
df["gap"] = df["secs"] - df["secs"].min()
result = df.sort_values(["secs", "bib"]).reset_index(drop=True)
# case: splits-consistency
rows = []
for who, sp in zip(runners_df["runner"], runners_df["splits"]):
    legs = [int(m) * 60 + float(s) for m, s in re.findall(r"(\d+):([\d.]+)", sp)]
    if len(legs) < 3:
        rows.append({"runner": who, "legs": len(legs)})
        continue
    cum = list(accumulate(legs))
    rows.append({"runner": who, "legs": len(legs), "total": cum[-1], "spread": max(legs) - min(legs),
                 "negative_split": legs[-1] < legs[0], "monotone": all(a <= b for a, b in zip(legs, legs[1:]))})
result = pd.DataFrame(rows)
# case: podium-with-ties
times = {r.runner: r.time for r in runners_df.itertuples() if r.time[0].isdigit()}

def k(t):
    *h, m, s = t.split(":")
    return (int(h[0]) if h else 0) * 3600 + int(m) * 60 + float(s)

places = []
place = 0
for t, grp in groupby(sorted(times, key=lambda n: (k(times[n]), n)), key=lambda n: k(times[n])):
    names = list(grp)
    for n in names:
        places.append((place + 1, n, "=" if len(names) > 1 else ""))
    place += len(names)
medal = {1: "gold", 2: "silver", 3: "bronze"}
result = pd.DataFrame([(f"{p}{eq}", n, medal.get(p)) for p, n, eq in places], columns=["place", "runner", "medal"])
# case: round-robin-fixtures
def round_robin(names):
    names = list(names)
    if len(names) % 2:
        names.append(None)
    n = len(names)
    for r in range(n - 1):
        for i in range(n // 2):
            a, b = names[i], names[n - 1 - i]
            if a is not None and b is not None:
                yield (r + 1, a, b) if r % 2 == 0 else (r + 1, b, a)
        names.insert(1, names.pop())

result = pd.DataFrame(round_robin(teams_df["code"]), columns=["round", "home", "away"])
result["rest"] = result.groupby("round")["home"].transform("size")
# case: crowd-number-cleanup
def crowd(x):
    if x is None:
        return 0
    x = x.lower().replace(",", "").replace(" ", "")
    mult = 1
    if x.endswith("k"):
        x, mult = x[:-1], 1000
    return int(float(x) * mult)

m = matches_df.assign(crowd_n=matches_df["crowd"].apply(crowd))
agg = m.groupby("home")["crowd_n"].agg(["sum", "mean", "max"]).astype(int)
agg["share"] = [f"{v / agg['sum'].sum():.2%}" for v in agg["sum"]]
result = agg.sort_values("sum", ascending=False)
# case: head-to-head-frozenset
h2h = defaultdict(Counter)
for h, a, s in matches_df[["home", "away", "score"]].itertuples(index=False, name=None):
    nums = [int(x) for x in re.findall(r"\d+", str(s))]
    if len(nums) != 2:
        continue
    key = frozenset((h, a))
    winner = h if nums[0] > nums[1] else a if nums[1] > nums[0] else "draw"
    h2h[key][winner] += 1
rows = [(*sorted(k), c[min(k)], c[max(k)], c["draw"]) for k, c in h2h.items()]
result = pd.DataFrame(rows, columns=["a", "b", "a_wins", "b_wins", "draws"]).sort_values(["a", "b"], ignore_index=True)
# case: elo-ratings-closure
def make_elo(k=20, base=1500):
    ratings = {}

    def play(h, a, res):
        rh, ra = ratings.get(h, base), ratings.get(a, base)
        exp = 1 / (1 + 10 ** ((ra - rh) / 400))
        change = k * (res - exp)
        ratings[h], ratings[a] = rh + change, ra - change
        return round(change, 3)

    return play, ratings

play, ratings = make_elo()
moves = []
for i, h, a, s in matches_df[["match", "home", "away", "score"]].values:
    g = re.findall(r"\d", s) if s else []
    if len(g) == 2:
        moves.append((i, play(h, a, 1 if g[0] > g[1] else 0.5 if g[0] == g[1] else 0)))
result = pd.DataFrame(sorted(ratings.items(), key=itemgetter(1), reverse=True), columns=["team", "elo"]).round(2)
result["games"] = len(moves)
# case: winning-streak-nonlocal
def tracker():
    cur = best = 0

    def push(won):
        nonlocal cur, best
        cur = cur + 1 if won else 0
        best = max(best, cur)
        return cur

    def peek():
        return best

    return push, peek

rows = []
for team in teams_df["code"]:
    push, peek = tracker()
    hist = []
    for r in matches_df.itertuples():
        if team not in (r.home, r.away) or not r.score:
            continue
        n = re.findall(r"\d+", r.score)
        if not n:
            continue
        h, a = map(int, n)
        not_lost = h == a or (h > a) == (team == r.home)
        hist.append(push(not_lost))
    rows.append((team, len(hist), peek(), hist[-1] if hist else None))
result = pd.DataFrame(rows, columns=["team", "played", "best_unbeaten", "current"])
# case: seeded-bracket-recursive
def bracket(n):
    if n == 1:
        return [1]
    half = bracket(n // 2)
    return [x for s in half for x in (s, n + 1 - s)]

order = bracket(8)
by_seed = {i: c for i, c in enumerate(teams_df.sort_values(["seed", "code"])["code"], 1)}
ties = [(order[i], order[i + 1]) for i in range(0, len(order), 2)]
result = pd.DataFrame([(a, by_seed.get(a, "bye"), b, by_seed.get(b, "bye")) for a, b in ties], columns=["s1", "team1", "s2", "team2"])
# case: days-rest-between-games
last = {}
rows = []
for _, r in matches_df[matches_df["played"] != ""].iterrows():
    d = datetime.strptime(r["played"], "%Y-%m-%d")
    for side in ("home", "away"):
        t = r[side]
        rows.append({"team": t, "match": r["match"], "side": side, "rest": (d - last[t]).days if t in last else None})
        last[t] = d
df = pd.DataFrame(rows)
result = df.groupby("team").agg(games=("match", "count"), min_rest=("rest", "min"), avg_rest=("rest", "mean")).reset_index()
# case: founded-age-roman
def roman(n):
    out = ""
    for v, s in [(1000, "M"), (900, "CM"), (500, "D"), (400, "CD"), (100, "C"), (90, "XC"), (50, "L"), (40, "XL"), (10, "X"), (9, "IX"), (5, "V"), (4, "IV"), (1, "I")]:
        while n >= v:
            out += s
            n -= v
    return out

years = [int(m.group()) if (m := re.search(r"\d{4}", f or "")) else None for f in teams_df["founded"]]
result = pd.DataFrame({
    "team": [t.strip().title() for t in teams_df["team"]],
    "year": years,
    "roman": [roman(y) if y else "" for y in years],
    "century": [f"{-(-y // 100)}th" if y else None for y in years],
    "decade": [f"{y // 10 * 10}s" if y else None for y in years],
})
# case: best-lineup-permutations
fit = {("Abe", "gk"): 3, ("Abe", "df"): 5, ("Abe", "fw"): 1, ("Bea", "gk"): 4, ("Bea", "df"): 4, ("Bea", "fw"): 6, ("Cy", "gk"): 5, ("Cy", "df"): 2, ("Cy", "fw"): 6}
players = sorted({p for p, _ in fit})
slots = ["gk", "df", "fw"]
scored = []
for perm in permutations(slots):
    total = sum(fit[p, s] for p, s in zip(players, perm))
    scored.append((*perm, total))
result = pd.DataFrame(scored, columns=players + ["total"]).sort_values("total", ascending=False, kind="stable").reset_index(drop=True)
