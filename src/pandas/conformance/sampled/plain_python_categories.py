import pandas as pd
import numpy as np
import re
import math
from collections import Counter, defaultdict, OrderedDict, deque
from itertools import chain, combinations, groupby, product, zip_longest, accumulate, takewhile, dropwhile, islice
from functools import reduce, lru_cache, partial
from operator import itemgetter, or_, and_
from datetime import date, datetime, timedelta

categories_df = pd.DataFrame({
    "cat_id": [1, 2, 3, 4, 5, 6, 7, 8],
    "name": ["Media", "Film", "Series", "Drama", "Comedy", "Noir", "Sitcom", "Lost"],
    "parent_id": [None, 1, 1, 2, 2, 4, 3, 77],
})

movies_df = pd.DataFrame({
    "movie_id": [11, 12, 13, 14, 15, 16, 17],
    "title": ["Dark Alley (1947)", "Laugh Track [S02E05]", "the LONG goodbye (1973)", "Café Ñandú (2001) ", "Laugh Track [S01E10]", "2 Fast 2 Late", "O'Hara's War (19xx)"],
    "cat_id": [6, 7, 6, 4, 7, 5, 99],
    "tags": ["crime, night ,rain", "office;funny", "Crime,LA,cat", "", "office;office;pilot", None, "war|crime"],
    "runtime": ["1h 38m", "22 min", "112", "PT1H45M", "22", "95min", "?"],
    "gross": [1.25e6, np.nan, 9.59e5, 3200000, np.nan, 48_000, 0],
})

votes_df = pd.DataFrame({
    "voter": ["a", "b", "c", "d", "e", "f", "g"],
    "ballot": ["11>13>14", "13>11", "14>13>11", "11", "13>14", "", "14>11>13"],
    "cast": ["2024-W01-1", "2024-W01-3", "2023-W52-7", "2024-W05-2", "bad", "2024-W09-4", "2024-W10-5"],
})
# case: category-breadcrumbs
parent = {i: (n, None if pd.isna(p) else int(p)) for i, n, p in categories_df.itertuples(index=False)}

def crumbs(i):
    if i is None:
        return []
    if i not in parent:
        return ["(missing)"]
    name, up = parent[i]
    return crumbs(up) + [name]

result = categories_df[["cat_id", "name"]].copy()
result["path"] = [" / ".join(crumbs(i)) for i in result["cat_id"]]
result["depth"] = [len(crumbs(i)) for i in result["cat_id"]]
result = result.sort_values(["depth", "path"])
# case: category-rollup-gross
kids = defaultdict(list)
for c, p in zip(categories_df["cat_id"], categories_df["parent_id"]):
    kids[p if p == p else 0].append(c)
own = movies_df.groupby("cat_id")["gross"].sum().to_dict()

def total(c):
    return own.get(c, 0) + sum(total(k) for k in kids.get(c, ()))

result = pd.DataFrame({"name": categories_df["name"], "own": [own.get(c, 0) for c in categories_df["cat_id"]], "subtree": [total(c) for c in categories_df["cat_id"]]})
result["text"] = result["subtree"].map("{:>14,.2f}".format)
# case: title-year-episode
PAT = re.compile(r"^(?P<t>.*?)\s*(?:\((?P<y>\d{4})\)|\[S(?P<s>\d+)E(?P<e>\d+)\])?\s*$")
rows = []
for mid, t in zip(movies_df["movie_id"], movies_df["title"]):
    g = PAT.match(t).groupdict()
    rows.append({"movie_id": mid, "name": " ".join(w.capitalize() for w in g["t"].split()), "year": g["y"] and int(g["y"]),
                 "episode": f"{int(g['s'])}x{int(g['e']):02d}" if g["s"] else None})
result = pd.DataFrame(rows)
result["year"] = result["year"].astype("Int64")
# case: slugify-titles
def slug(t):
    t = t.lower().strip()
    t = t.translate(str.maketrans({"é": "e", "ñ": "n", "ú": "u", "'": None}))
    return re.sub(r"[^a-z0-9]+", "-", t).strip("-")

seen = {}
out = []
for t in movies_df["title"]:
    s = slug(re.sub(r"[\[(].*?[\])]", "", t))
    n = seen[s] = seen.get(s, 0) + 1
    out.append(s if n == 1 else f"{s}-{n}")
result = pd.DataFrame({"title": movies_df["title"], "slug": out, "n_words": [s.count("-") + 1 for s in out]})
# case: tags-long-table
long = [
    (mid, tag)
    for mid, tags in zip(movies_df["movie_id"], movies_df["tags"])
    for raw in re.split(r"[,;|]", tags or "")
    if (tag := raw.strip().lower())
]
df = pd.DataFrame(long, columns=["movie_id", "tag"]).drop_duplicates()
result = df.groupby("tag").agg(n=("movie_id", "nunique"), movies=("movie_id", lambda s: list(s))).sort_values(["n", "tag"], ascending=[False, True]).head(5).reset_index()
# case: runtime-regex-alternation
def runtime(x):
    m = re.fullmatch(r"(?:PT)?(?:(\d+)\s*h)?\s*(?:(\d+)\s*(?:m|min)?)?", x, flags=re.I)
    if not m or not any(m.groups()):
        return None
    h, mi = (int(g) if g else 0 for g in m.groups())
    return h * 60 + mi

vals = list(map(runtime, movies_df["runtime"]))
ok = [v for v in vals if v is not None]
result = pd.DataFrame({"movie_id": movies_df["movie_id"], "minutes": vals})
result["vs_mean"] = (result["minutes"] - sum(ok) / len(ok)).round(1)
result["slot"] = [None if v is None else -(-v // 30) * 30 for v in vals]
# case: instant-runoff
ballots = [list(map(int, b.split(">"))) for b in votes_df["ballot"] if b]
alive = set(chain.from_iterable(ballots))
rounds = []
r = 0
while True:
    r += 1
    tally = Counter({c: 0 for c in alive})
    for b in ballots:
        top = next((c for c in b if c in alive), None)
        if top is not None:
            tally[top] += 1
    counted = sum(tally.values())
    for c in sorted(tally):
        rounds.append((r, c, tally[c], tally[c] / counted))
    leader, votes = max(tally.items(), key=lambda kv: (kv[1], -kv[0]))
    if votes * 2 > counted or len(alive) == 1:
        break
    alive.remove(min(tally, key=lambda c: (tally[c], c)))
result = pd.DataFrame(rounds, columns=["round", "movie_id", "votes", "share"])
result["winner"] = result["movie_id"] == leader
# case: borda-and-pairwise
ids = [11, 13, 14]
borda = dict.fromkeys(ids, 0)
beats = {p: 0 for p in product(ids, ids) if p[0] != p[1]}
for b in votes_df["ballot"]:
    order = [int(x) for x in b.split(">")] if b else []
    for pts, m in zip(range(len(ids), 0, -1), order):
        borda[m] += pts
    rank = {m: i for i, m in enumerate(order)}
    for x, y in beats:
        beats[x, y] += rank.get(x, 99) < rank.get(y, 99)
m = pd.Series(beats).unstack(fill_value=0)
m["borda"] = pd.Series(borda)
m["condorcet"] = [all(beats[x, y] > beats[y, x] for y in ids if y != x) for x in m.index]
result = m
# case: iso-week-dates
rows = []
for v, c in zip(votes_df["voter"], votes_df["cast"]):
    try:
        y, w, d = re.match(r"(\d+)-W(\d+)-(\d)", c).groups()
    except AttributeError:
        rows.append((v, None, None, None))
        continue
    dt = date.fromisocalendar(int(y), int(w), int(d))
    rows.append((v, dt.isoformat(), dt.strftime("%d %B %Y"), (dt - date(2024, 1, 1)).days))
result = pd.DataFrame(rows, columns=["voter", "date", "long", "offset"])
# case: gross-human-format
def short(x):
    if x != x:
        return "n/a"
    for div, suf in ((1e6, "M"), (1e3, "K")):
        if abs(x) >= div:
            return f"{x / div:.3g}{suf}"
    return str(int(x))

w = 12
result = pd.DataFrame({
    "short": [short(g) for g in movies_df["gross"]],
    "sci": ["%.1e" % g for g in movies_df["gross"]],
    "padded": [f"{g:>{w},.0f}" if g == g else f"{'nan':^{w}}" for g in movies_df["gross"]],
    "under": [f"{int(g):_}" if not math.isnan(g) else "" for g in movies_df["gross"]],
    "repr": [f"{g!r:.9}" for g in movies_df["gross"].tolist()],
}, index=movies_df["movie_id"])
# case: similar-tags-edit-distance
@lru_cache(maxsize=None)
def lev(a, b):
    if not a or not b:
        return len(a) + len(b)
    return min(lev(a[1:], b) + 1, lev(a, b[1:]) + 1, lev(a[1:], b[1:]) + (a[0] != b[0]))

tags = sorted({t.strip().lower() for s in movies_df["tags"].dropna() for t in re.split("[,;|]", s) if t.strip()})
rows = []
for a, b in combinations(tags, 2):
    d = lev(a, b)
    if d <= 3:
        rows.append({"a": a, "b": b, "dist": d, "sim": round(1 - d / max(len(a), len(b)), 3)})
result = pd.DataFrame(rows).sort_values(by=["dist", "a", "b"]).reset_index(drop=True)
# case: query-mini-tokenizer
TOKENS = [("NUM", r"\d+(?:\.\d+)?"), ("OP", r"<=|>=|!=|[<>=]"), ("AND", r"(?i:and)\b"), ("NAME", r"[A-Za-z_]\w*"), ("STR", r"'[^']*'"), ("WS", r"\s+"), ("BAD", r".")]
rx = re.compile("|".join(f"(?P<{n}>{p})" for n, p in TOKENS))

def tokens(text):
    for m in rx.finditer(text):
        kind = m.lastgroup
        if kind == "WS":
            continue
        if kind == "BAD":
            raise SyntaxError(f"unexpected {m.group()!r} at {m.start()}")
        yield kind, m.group(), m.start()

rows = []
for q in ["gross >= 1000 and cat_id != 6", "title = 'Dark Alley'", "runtime < 90 ; drop"]:
    try:
        rows.extend((q[:10], *t) for t in tokens(q))
    except SyntaxError as e:
        rows.append((q[:10], "ERROR", str(e), -1))
result = pd.DataFrame(rows, columns=["query", "kind", "text", "pos"])
# case: rpn-eval-stack
OPS = {"+": lambda a, b: a + b, "-": lambda a, b: a - b, "*": lambda a, b: a * b, "/": lambda a, b: a / b, "//": lambda a, b: a // b, "%": lambda a, b: a % b, "^": pow}

def rpn(expr):
    stack = []
    for tok in expr.split():
        if tok in OPS:
            if len(stack) < 2:
                raise ValueError(f"stack underflow at {tok!r}")
            b, a = stack.pop(), stack.pop()
            stack.append(OPS[tok](a, b))
        else:
            stack.append(int(tok) if re.fullmatch(r"-?\d+", tok) else float(tok))
    if len(stack) != 1:
        raise ValueError(f"{len(stack)} values left")
    return stack[0]

rows = []
for e in ["3 4 + 2 *", "-7 2 //", "-7 3 %", "7 -3 %", "2 100 ^", "1 0 /", "+", "1 2", "2.5 4 *", "x 1 +"]:
    try:
        v = rpn(e)
        rows.append((e, str(v), type(v).__name__, ""))
    except (ValueError, ZeroDivisionError) as err:
        rows.append((e, None, type(err).__name__, str(err)))
result = pd.DataFrame(rows, columns=["expr", "value", "kind", "error"])
# case: pascal-fib-primes-table
def fib():
    a, b = 0, 1
    while True:
        yield a
        a, b = b, a + b

def primes():
    n, found = 2, []
    while True:
        for p in found:
            if n % p == 0:
                break
        else:
            found.append(n)
            yield n
        n += 1

k = len(movies_df)
result = pd.DataFrame({
    "movie_id": movies_df["movie_id"],
    "fib": list(islice(fib(), 10, 10 + k)),
    "prime": list(islice(primes(), k)),
    "binom": [math.comb(k, i) for i in range(k)],
    "fact_digits": [len(str(math.factorial(i * 10))) for i in range(k)],
    "gcd": [math.gcd(int(m), 36) for m in movies_df["movie_id"]],
    "isqrt": [math.isqrt(m ** 3) for m in movies_df["movie_id"].tolist()],
})
result["is_prime_id"] = result["movie_id"].isin(set(takewhile(lambda p: p < 100, primes())))
