import pandas as pd
import numpy as np
import re
import math
import json
import copy
import heapq
import bisect
from datetime import date, datetime, timedelta
from collections import Counter, defaultdict, OrderedDict, deque, namedtuple
from itertools import groupby, accumulate, product, permutations, combinations, combinations_with_replacement, chain, islice, zip_longest, count, repeat, cycle, pairwise
from functools import reduce, partial, lru_cache, cmp_to_key
from operator import itemgetter, attrgetter, methodcaller, mul

airports = pd.DataFrame({
    "iata": ["LHR", "JFK", "CDG", "SYD", "NRT", "lax", None],
    "city": ["London", "New York", "Paris", "Sydney", "Tokyo", "Los Angeles", "Nowhere"],
    "lat": [51.47, 40.64, 49.01, -33.95, 35.76, 33.94, np.nan],
    "lon": [-0.4543, -73.78, 2.55, 151.18, 140.39, -118.41, 0.0],
    "runways": [2, 4, 4, 3, 2, 4, 0],
})

flights = pd.DataFrame({
    "no": ["BA117", "AF006", "QF 1", "JL44", "BA303", "AA100", "XX", "BA118", "AF007"],
    "src": ["LHR", "CDG", "SYD", "NRT", "LHR", "JFK", "LHR", "JFK", "JFK"],
    "dst": ["JFK", "JFK", "LHR", "LHR", "CDG", "LHR", None, "LHR", "CDG"],
    "dep": ["2024-06-01T08:25", "2024-06-01T13:35", "2024-06-01T16:15", "2024-06-02T11:20", "2024-06-02T06:50", "2024-06-02T18:10", "", "2024-06-03T19:00", "2024-06-30T23:30"],
    "mins": [475, 500, 1465, 870, 80, 410, 0, 425, 450],
    "price": [499.99, 610.0, 1899.5, 1200.0, 89.95, np.nan, 0.0, 455.0, 610.0],
    "stops": [0, 0, 1, 0, 0, 0, -1, 0, 0],
})

bookings = pd.DataFrame({
    "ref": ["ABC123", "ABC123", "ZZTOP9", "QWE456", "qwe456", "A1B2C3", "LOOOONG1"],
    "pax": ["Mr. John Smith", "Mrs Jane Smith", "Dr. No", "Ms. Ada King", "Ada King", "", None],
    "flight": ["BA117", "BA117", "QF 1", "AF006", "AF006", "BA999", "XX"],
    "seat": ["12A", "12B", "1K", "33F", "33F", None, "0Z"],
    "bags": [1, 2, 0, 1, 1, 3, None],
})

# case: haversine-matrix
def hav(a, b):
    (la1, lo1), (la2, lo2) = a, b
    p1, p2 = math.radians(la1), math.radians(la2)
    h = math.sin((p2 - p1) / 2) ** 2 + math.cos(p1) * math.cos(p2) * math.sin(math.radians(lo2 - lo1) / 2) ** 2
    return 2 * 6371 * math.asin(math.sqrt(h))
pos = {i: (la, lo) for i, la, lo in zip(airports.iata, airports.lat, airports.lon) if i and not math.isnan(la)}
result = {f"{a}-{b}": int(round(hav(pos[a], pos[b]), -1)) for a, b in combinations(pos, 2) if "JFK" in (a, b)}
# case: dijkstra-minutes
graph = defaultdict(dict)
for s, d, m in zip(flights["src"], flights["dst"], flights["mins"]):
    if d is not None:
        graph[s][d] = min(m, graph[s].get(d, math.inf))
def shortest(src, dst):
    heap, seen = [(0, src, [src])], set()
    while heap:
        cost, node, path = heapq.heappop(heap)
        if node == dst:
            return int(cost), path
        if node in seen:
            continue
        seen.add(node)
        for nxt, w in graph.get(node, {}).items():
            heapq.heappush(heap, (cost + w, nxt, path + [nxt]))
    return None
result = [shortest("SYD", "CDG"), shortest("NRT", "JFK"), shortest("CDG", "SYD")]
# case: arrival-times
out = []
for no, dep, mins in zip(flights["no"], flights["dep"], flights["mins"]):
    try:
        d = datetime.fromisoformat(dep)
    except ValueError as e:
        out.append((no, str(e)))
        continue
    a = d + timedelta(minutes=int(mins))
    out.append((no, a.strftime("%H:%M") + (f" +{n}" if (n := (a.date() - d.date()).days) else "")))
result = out
# case: flight-number-groups
pat = re.compile(r"(?P<carrier>[A-Z]{2})\s?(?P<num>\d{1,4})")
result = [(m.group("carrier"), int(m["num"]), m.span(), m.lastgroup) if (m := pat.match(n)) else n for n in flights["no"]]
# case: duration-format-divmod
result = ["{}h{:02}".format(*divmod(m, 60)) for m in flights["mins"].tolist()]
# case: seat-map-product
letters = "ABC"
taken = {s for s in bookings["seat"] if s}
free = [f"{r}{c}" for r, c in product(range(11, 14), letters) if f"{r}{c}" not in taken]
result = len(free), free[:5], free[-1]
# case: seat-split-validate
def split_seat(seat):
    assert isinstance(seat, str), f"seat must be text, not {type(seat).__name__}"
    row, col = int(seat[:-1]), seat[-1]
    if not 1 <= row <= 60:
        raise ValueError("row %d out of range" % row)
    return row, col
res = []
for s in bookings["seat"]:
    try:
        res.append(split_seat(s))
    except (AssertionError, ValueError) as e:
        res.append(f"{type(e).__name__}: {e}")
result = res
# case: title-strip-regex-sub
strip = partial(re.sub, r"^(Mr|Mrs|Ms|Dr)\.?\s+", "")
result = Counter(strip(p) for p in bookings["pax"] if isinstance(p, str))
# case: refs-valid-pattern
result = {r: bool(re.fullmatch(r"(?i)[a-z0-9]{6}", r)) and any(c.isdigit() for c in r) for r in bookings["ref"]}
# case: price-per-minute-rank
pp = [(round(p / m, 4) if m and p == p else None) for p, m in zip(flights["price"], flights["mins"])]
f2 = flights.assign(ppm=pp)
f2["rank"] = f2["ppm"].rank(method="dense", ascending=False)
result = f2.sort_values("rank")[["no", "ppm", "rank"]].head(5)
# case: round-trips-set
legs = {(s, d) for s, d in zip(flights["src"], flights["dst"]) if d}
result = sorted({tuple(sorted(l)) for l in legs if l[::-1] in legs})
# case: carrier-nested-dict
tree = {}
for n, s, d, p in flights[["no", "src", "dst", "price"]].itertuples(index=False, name=None):
    tree.setdefault(n[:2], {}).setdefault(s, {})[d] = p
result = tree
# case: bearing-compass
names = ["N", "NE", "E", "SE", "S", "SW", "W", "NW"]
def compass(dx, dy):
    deg = math.degrees(math.atan2(dx, dy)) % 360
    return names[round(deg / 45) % 8]
base = airports.iloc[0]
result = {c: compass(lo - base["lon"], la - base["lat"]) for c, la, lo in zip(airports.city[1:-1], airports.lat[1:-1], airports.lon[1:-1])}
# case: lat-dms
def dms(x, pos, neg):
    d, rem = divmod(abs(x) * 3600, 3600)
    m, s = divmod(rem, 60)
    return f"{int(d)}°{int(m):02d}'{s:04.1f}\"{pos if x >= 0 else neg}"
result = [dms(la, "N", "S") + " " + dms(lo, "E", "W") for la, lo in zip(airports["lat"].head(4), airports["lon"].head(4))]
# case: bookings-join-missing
m = bookings.merge(flights[["no", "dst"]], left_on="flight", right_on="no", how="left")
unknown = [r for r, n in zip(m["ref"], m["no"]) if not isinstance(n, str)]
nodst = [r for r, n, d in zip(m["ref"], m["no"], m["dst"]) if isinstance(n, str) and d is None]
result = {"unknown": unknown, "no destination": nodst}
# case: bags-none-sum
total = 0
for b in bookings["bags"].tolist():
    total += b or 0
result = total
# case: bags-int-nan
result = [int(b) for b in bookings["bags"]]
# case: while-else-search-connection
hops, here, target = [], "SYD", "CDG"
nxt = dict(zip(flights["src"], flights["dst"]))
while here != target:
    hops.append(here)
    here = nxt.get(here)
    if here is None or here in hops:
        msg = f"stuck at {here!r}"
        break
else:
    msg = "arrived"
result = (msg, hops)
# case: pairwise-turnaround
jfk = flights.query("src == 'JFK' or dst == 'JFK'").sort_values("dep")
t = [datetime.strptime(x, "%Y-%m-%dT%H:%M") for x in jfk["dep"]]
result = [(str(b - a), (b - a).days, (b - a).seconds) for a, b in pairwise(t)]
# case: scope-comprehension-leak
x = "outer"
lst = [x for x in airports["runways"].tolist()]
for y in lst:
    pass
g = (x for _ in range(1))
x = "changed"
result = (x, y, next(g), [z := v for v in lst][-1], z)
# case: unbound-local
best = 0
def update(p):
    if p > best:
        best = p
for p in flights["price"].fillna(0):
    update(p)
result = best
# case: nan-in-list-identity
nan = float("nan")
vals = flights["price"].tolist()
result = (nan == nan, nan in [nan], [nan] == [nan], float("nan") in vals, any(v != v for v in vals), max([1, nan]), max([nan, 1]), sorted([3, 1, 2]) == [1, 2, 3], len({nan, nan}), str(nan), -0.0 == 0.0, repr(-0.0))
# case: iata-dataframe-from-dict-of-tuples
d = {i: (c.upper()[:3], r ** 2, not r % 2) for i, c, r in zip(airports["iata"], airports["city"], airports["runways"].tolist()) if i}
result = pd.DataFrame.from_dict(d, orient="index", columns=["abbr", "sq", "even"])
# case: combos-with-replacement-sum
r = airports["runways"].iloc[:3].tolist()
result = [sum(c) for c in combinations_with_replacement(r, 2)], sum(mul(a, b) for a, b in zip(r, r[1:])), list(map(max, zip(r, reversed(r)))), list(permutations("ab"))
