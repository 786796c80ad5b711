import pandas as pd
import numpy as np
import re
import math
import heapq
from collections import defaultdict, deque, Counter, namedtuple
from itertools import permutations, groupby, chain, product, pairwise, accumulate
from functools import lru_cache, reduce
from datetime import datetime, timedelta, date

airports_df = pd.DataFrame({
    "code": ["LIS", "MAD", "CDG", "FRA", "OSL", "ATH", "KEF"],
    "city": ["Lisbon", "Madrid", "Paris", "Frankfurt am Main", "Oslo", "Athens ", "Reykjavík"],
    "lat": [38.77, 40.47, 49.01, 50.03, 60.19, 37.94, 63.98],
    "lon": [-9.13, -3.57, 2.55, 8.57, 11.10, 23.94, -22.62],
    "tz": ["+00:00", "+01:00", "+01:00", "+0100", "UTC+1", "+02:00", "Z"],
})

flights_df = pd.DataFrame({
    "flight": ["TP101", "IB 3200", "AF1", "LH456", "LH457", "SK22", "A3 0610", "ib3201", "TP9"],
    "src": ["LIS", "MAD", "CDG", "FRA", "FRA", "OSL", "ATH", "MAD", "LIS"],
    "dst": ["MAD", "CDG", "FRA", "OSL", "ATH", "FRA", "FRA", "LIS", "CDG"],
    "dep": ["06:30", "09:15", "12:00", "15:45", "23:10", "07:05", "18:20", "21:00", "10:00"],
    "dur": ["1h20m", "2h", "75m", "2h05m", "3h 0m", "125 min", "2h55", "1:20", "2h35m"],
    "fare": [89.0, 120.5, 99.99, 150, 210, 149.0, 205.0, 85, None],
})

bags_df = pd.DataFrame({
    "tag": ["0016123456", "0220987654", "0016123457", "12345", "0220987655"],
    "route": ["LIS>MAD>CDG", "FRA>OSL", "LIS > CDG", "", "ATH>FRA>OSL"],
    "kg": ["23", "23.4kg", "50 lb", "32,5", None],
})
# case: duration-parse-alternatives
def minutes(text):
    t = text.replace(" ", "").lower()
    if m := re.fullmatch(r"(\d+):(\d{2})", t):
        return int(m[1]) * 60 + int(m[2])
    if m := re.fullmatch(r"(?:(\d+)h)?(?:(\d+)(?:m|min)?)?", t):
        h, mi = (int(x or 0) for x in m.groups())
        return h * 60 + mi
    raise ValueError(text)

df = flights_df[["flight", "dur"]].copy()
df["mins"] = [minutes(d) for d in df["dur"]]
df["hm"] = df["mins"].map(lambda m: "%dh%02d" % divmod(m, 60))
result = df.sort_values(["mins", "flight"], ascending=[False, True])
# case: flight-number-normalise
def norm(f):
    m = re.match(r"([A-Z][A-Z0-9])\s*0*(\d+)", f.strip().upper())
    return (m.group(1), int(m.group(2))) if m else ("??", 0)

carriers = defaultdict(list)
for f in flights_df["flight"]:
    c, n = norm(f)
    carriers[c].append(n)
result = pd.DataFrame([{"carrier": c, "n": len(v), "numbers": ", ".join(f"{x:04d}" for x in sorted(v)), "even": sum(x % 2 == 0 for x in v)} for c, v in carriers.items()])
result = result.sort_values("carrier", ignore_index=True)
# case: shortest-path-dijkstra
graph = defaultdict(dict)
for s, d, f in zip(flights_df["src"], flights_df["dst"], flights_df["fare"]):
    if not pd.isna(f):
        graph[s][d] = min(f, graph[s].get(d, math.inf))

def dijkstra(start):
    dist = {start: 0.0}
    prev = {}
    heap = [(0.0, start)]
    while heap:
        cost, node = heapq.heappop(heap)
        if cost > dist.get(node, math.inf):
            continue
        for nxt, w in graph[node].items():
            new = cost + w
            if new < dist.get(nxt, math.inf):
                dist[nxt], prev[nxt] = new, node
                heapq.heappush(heap, (new, nxt))
    return dist, prev

dist, prev = dijkstra("LIS")

def route(n):
    return route(prev[n]) + [n] if n in prev else [n]

result = pd.DataFrame([(c, dist.get(c, np.inf), ">".join(route(c)) if c in dist else None) for c in airports_df["code"]], columns=["code", "cost", "route"])
# case: reachable-bfs-hops
adj = defaultdict(set)
for s, d in zip(flights_df["src"], flights_df["dst"]):
    adj[s].add(d)
rows = []
for start in airports_df["code"]:
    hops = {start: 0}
    q = deque([start])
    while q:
        cur = q.popleft()
        for n in sorted(adj[cur]):
            if n not in hops:
                hops[n] = hops[cur] + 1
                q.append(n)
    rows.append(hops)
result = pd.DataFrame(rows, index=airports_df["code"]).reindex(columns=airports_df["code"]).fillna(-1).astype(int)
# case: all-simple-paths
edges = defaultdict(list)
for r in flights_df.itertuples(index=False):
    edges[r.src].append((r.dst, r.flight))

def paths(a, b, seen=()):
    if a == b:
        yield seen + (a,)
        return
    for nxt, _ in edges[a]:
        if nxt not in seen and nxt != a:
            yield from paths(nxt, b, seen + (a,))

rows = []
for target in ("OSL", "ATH", "KEF"):
    found = sorted(paths("LIS", target), key=lambda p: (len(p), p))
    rows.extend({"target": target, "stops": len(p) - 2, "path": "-".join(p)} for p in found)
    if not found:
        rows.append({"target": target, "stops": None, "path": "none"})
result = pd.DataFrame(rows)
# case: haversine-matrix
def hav(a, b):
    (la1, lo1), (la2, lo2) = a, b
    p1, p2 = math.radians(la1), math.radians(la2)
    h = math.sin((p2 - p1) / 2) ** 2 + math.cos(p1) * math.cos(p2) * math.sin(math.radians(lo2 - lo1) / 2) ** 2
    return 2 * 6371 * math.asin(math.sqrt(h))

pos = {c: (la, lo) for c, la, lo in airports_df[["code", "lat", "lon"]].itertuples(index=False)}
f = flights_df[["flight", "src", "dst", "fare"]].copy()
f["km"] = [round(hav(pos[s], pos[d])) for s, d in zip(f["src"], f["dst"])]
f["cents_per_km"] = (f["fare"] / f["km"] * 100).round(1)
result = f.nlargest(5, "km")
# case: arrival-with-day-rollover
def mins(d):
    nums = list(map(int, re.findall(r"\d+", d)))
    return nums[0] * 60 + (nums[1] if len(nums) > 1 else 0) if ("h" in d or ":" in d) else nums[0]

day = datetime(2024, 6, 30)
rows = []
for f, dep, dur in zip(flights_df["flight"], flights_df["dep"], flights_df["dur"]):
    t0 = datetime.combine(day.date(), datetime.strptime(dep, "%H:%M").time())
    t1 = t0 + timedelta(minutes=mins(dur))
    extra = (t1.date() - t0.date()).days
    rows.append((f, t0.strftime("%H:%M"), f"{t1:%H:%M}" + (f" (+{extra})" if extra else ""), t1))
result = pd.DataFrame(rows, columns=["flight", "dep", "arr", "arr_ts"]).sort_values("arr_ts")
# case: tz-offset-regex
def offset(tz):
    if tz in ("Z", "UTC"):
        return timedelta(0)
    m = re.search(r"(?P<sign>[+-])(?P<h>\d{1,2}):?(?P<m>\d{2})?", tz)
    if not m:
        return None
    td = timedelta(hours=int(m["h"]), minutes=int(m["m"] or 0))
    return -td if m["sign"] == "-" else td

a = airports_df[["code", "tz"]].copy()
a["hours"] = [offset(t).total_seconds() / 3600 for t in a["tz"]]
a["noon_local"] = [(datetime(2024, 1, 1, 12) + offset(t)).strftime("%I:%M %p") for t in a["tz"]]
result = a.groupby("hours")["code"].agg(list).reset_index()
# case: dms-coordinates
def dms(x, pos, neg):
    hemi = pos if x >= 0 else neg
    x = abs(x)
    d = int(x)
    m = int((x - d) * 60)
    s = (x - d - m / 60) * 3600
    return f"{d:03d}°{m:02d}'{s:04.1f}\"{hemi}"

result = pd.DataFrame({
    "code": airports_df["code"],
    "lat": [dms(v, "N", "S") for v in airports_df["lat"]],
    "lon": [dms(v, "E", "W") for v in airports_df["lon"]],
    "quadrant": ["NW" if lo < 0 < la else "NE" for la, lo in zip(airports_df["lat"], airports_df["lon"])],
})
# case: bag-weights-units
def kg(t):
    if not t:
        return float("nan")
    m = re.match(r"([\d.,]+)\s*(kg|lb)?", t)
    v = float(m.group(1).replace(",", "."))
    return v * 0.45359237 if m.group(2) == "lb" else v

bags_df["weight"] = bags_df["kg"].apply(kg).round(2)
bags_df["heavy"] = bags_df["weight"] > 23
bags_df["fee"] = [0 if math.isnan(w) or w <= 23 else 50 + 10 * math.ceil(w - 23) for w in bags_df["weight"]]
result = bags_df[["tag", "weight", "heavy", "fee"]]
# case: bag-legs-pairwise
legs = Counter()
for r in bags_df["route"]:
    stops = [s.strip() for s in r.split(">") if s.strip()]
    legs.update(pairwise(stops))
known = set(zip(flights_df["src"], flights_df["dst"]))
result = pd.DataFrame([(a, b, n, (a, b) in known, (b, a) in known) for (a, b), n in sorted(legs.items(), key=lambda kv: (-kv[1], kv[0]))],
                      columns=["src", "dst", "bags", "served", "return_served"])
# case: tag-check-digit
rows = []
for tag in bags_df["tag"]:
    ok = len(tag) == 10 and tag.isdecimal()
    lead, carrier, serial = tag[:1], tag[1:4], tag[4:]
    rows.append({
        "tag": tag.zfill(10),
        "carrier": int(carrier) if ok else None,
        "mod7": int(serial) % 7 if ok else None,
        "evens": tag[::2], "odds": tag[1::2],
        "palin": tag == tag[::-1],
        "last_two": tag[-2:],
    })
result = pd.DataFrame(rows).convert_dtypes()
# case: topological-layers
deps = {"board": {"security", "gate"}, "gate": {"checkin"}, "security": {"checkin"}, "checkin": set(), "taxi": {"board", "fuel"}, "fuel": set()}
done = []
layer = 0
pending = {k: set(v) for k, v in deps.items()}
while pending:
    ready = sorted(k for k, v in pending.items() if not v)
    if not ready:
        raise ValueError("cycle among " + ", ".join(pending))
    for r in ready:
        done.append((layer, r, len(deps[r])))
        del pending[r]
    for v in pending.values():
        v.difference_update(ready)
    layer += 1
result = pd.DataFrame(done, columns=["layer", "task", "n_deps"])
# case: connections-min-layover
def tomin(t):
    h, m = t.split(":")
    return int(h) * 60 + int(m)

fl = []
for r in flights_df.to_dict("records"):
    nums = [int(x) for x in re.findall(r"\d+", r["dur"])]
    d = nums[0] if "min" in r["dur"] or r["dur"] == "75m" else nums[0] * 60 + sum(nums[1:])
    fl.append({**r, "d0": tomin(r["dep"]), "a0": tomin(r["dep"]) + d})
rows = [
    {"first": x["flight"], "via": x["dst"], "second": y["flight"], "layover": lay, "total_fare": x["fare"] + y["fare"]}
    for x, y in product(fl, repeat=2)
    if x["dst"] == y["src"] and x["src"] != y["dst"] and 45 <= (lay := y["d0"] - x["a0"]) <= 8 * 60
]
result = pd.DataFrame(rows).sort_values("layover").reset_index(drop=True)
