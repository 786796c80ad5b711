import pandas as pd
import numpy as np
import heapq
import math
from collections import defaultdict, deque, Counter, namedtuple
from itertools import permutations, product, groupby, chain, takewhile, dropwhile
from functools import reduce, lru_cache

routes_df = pd.DataFrame({
    'src': ['LIS', 'LIS', 'MAD', 'MAD', 'CDG', 'CDG', 'FRA', 'FRA', 'OSL', 'LIS', 'ATH', None],
    'dst': ['MAD', 'CDG', 'CDG', 'FRA', 'FRA', 'OSL', 'OSL', 'LIS', 'LIS', 'MAD', 'IST', 'OSL'],
    'km': [513, 1470, 1064, 1420, 450, 1343, 1100, 1874, np.nan, 520, 562, 100],
    'carrier': ['TP', 'tp', 'IB', 'IB', 'AF', 'AF', 'LH', 'LH', 'SK', 'IB', 'OA', ''],
})
airports_df = pd.DataFrame({
    'code': ['LIS', 'MAD', 'CDG', 'FRA', 'OSL', 'ATH', 'IST', 'ZZZ'],
    'city': ['Lisbon', 'Madrid', 'Paris', 'Frankfurt', 'Oslo', 'athens', 'Istanbul ', None],
    'lat': [38.77, 40.47, 49.01, 50.03, 60.19, 37.94, 41.26, np.nan],
    'lon': [-9.13, -3.57, 2.55, 8.56, 11.10, 23.94, 28.74, np.nan],
})
flights_df = pd.DataFrame({
    'flight': ['TP101', 'TP102', 'IB7', 'AF33', 'LH900', 'LH901', 'SK4', 'OA1'],
    'src': ['LIS', 'LIS', 'MAD', 'CDG', 'FRA', 'FRA', 'OSL', 'ATH'],
    'dep': ['06:30', '23:50', '7:05', '12:00', '18:45', '18:45', 'late', None],
    'delay': [5, -3, 0, 61, 15, np.nan, 15, 240],
    'seats': [180, 180, 150, 0, 220, 220, 96, 74],
})

# case: reachable-dfs
adj = defaultdict(set)
for s, d in routes_df[['src', 'dst']].dropna().itertuples(index=False, name=None):
    adj[s].add(d)

def reach(start):
    seen, stack = set(), [start]
    while stack:
        cur = stack.pop()
        for nxt in adj.get(cur, ()):
            if nxt not in seen:
                seen.add(nxt)
                stack.append(nxt)
    return seen - {start}

result = {c: sorted(reach(c)) for c in airports_df['code']}
# case: dijkstra
g = {}
for r in routes_df.dropna(subset=['src', 'km']).itertuples():
    d = g.setdefault(r.src, {})
    d[r.dst] = min(d.get(r.dst, math.inf), r.km)

dist = {'LIS': 0}
heap = [(0, 'LIS')]
while heap:
    cost, node = heapq.heappop(heap)
    if cost > dist[node]:
        continue
    for nb, w in g.get(node, {}).items():
        if (nd := cost + w) < dist.get(nb, float('inf')):
            dist[nb] = nd
            heapq.heappush(heap, (nd, nb))
result = airports_df.assign(dist=airports_df['code'].map(dist))[['code', 'dist']]
# case: haversine-rows
def haversine(lat1, lon1, lat2, lon2, *, radius=6371):
    p1, p2 = math.radians(lat1), math.radians(lat2)
    dphi, dl = p2 - p1, math.radians(lon2 - lon1)
    a = math.sin(dphi / 2) ** 2 + math.cos(p1) * math.cos(p2) * math.sin(dl / 2) ** 2
    return 2 * radius * math.asin(math.sqrt(a))

pos = airports_df.set_index('code')[['lat', 'lon']].T.to_dict('list')
r = routes_df.dropna(subset=['src']).copy()
r['calc'] = r.apply(lambda x: round(haversine(*pos[x.src], *pos[x['dst']])), axis=1)
result = r[['src', 'dst', 'km', 'calc']]
# case: connected-components-undirected
nbrs = defaultdict(set)
for s, d in zip(routes_df['src'], routes_df['dst']):
    if s is None:
        continue
    nbrs[s].add(d)
    nbrs[d].add(s)
comps, left = [], set(airports_df['code'])
while left:
    start = min(left)
    comp, q = {start}, deque([start])
    while q:
        for n in nbrs[q.popleft()] - comp:
            comp.add(n)
            q.append(n)
    comps.append(sorted(comp))
    left -= comp
result = sorted(comps, key=lambda c: (-len(c), c))
# case: degree-table
outd = Counter(routes_df['src'].dropna())
ind = Counter(routes_df['dst'])
deg = pd.DataFrame({'out': pd.Series(outd), 'in': pd.Series(ind)}).fillna(0).astype(int)
deg['net'] = deg['out'] - deg['in']
result = deg.sort_values(['net', 'out'], ascending=False).sort_index(kind='stable')
# case: minutes-parse
def minutes(t):
    try:
        h, m = t.split(':')
        return int(h) * 60 + int(m)
    except AttributeError:
        return None
    except ValueError as e:
        return -1

f = flights_df.assign(mins=flights_df['dep'].map(minutes))
result = f[['flight', 'dep', 'mins']]
# case: divmod-delay
parts = [divmod(d, 60) if d == d else (None, None) for d in flights_df['delay']]
hrs, mins = zip(*parts)
result = pd.DataFrame({'flight': flights_df.flight, 'h': hrs, 'm': mins}).dropna()
# case: all-routes-max-two-stops
edges = {(s, d) for s, d in zip(routes_df.src, routes_df.dst) if s}
one = {(a, c) for (a, b) in edges for (b2, c) in edges if b == b2 and a != c}
result = sorted(one - edges)
# case: self-join-connections
r = routes_df[['src', 'dst']].dropna().drop_duplicates()
two = r.merge(r, left_on='dst', right_on='src', suffixes=('_1', '_2'))
two = two[two['src_1'] != two['dst_2']]
result = two.groupby(['src_1', 'dst_2'])['dst_1'].agg(lambda s: '/'.join(sorted(s))).reset_index()
# case: adjacency-matrix-power
codes = sorted(set(routes_df['src'].dropna()) | set(routes_df['dst']))
m = pd.DataFrame(0, index=codes, columns=codes)
for s, d in routes_df[['src', 'dst']].values:
    if s in m.index:
        m.at[s, d] = 1
result = (m @ m).loc['LIS']
# case: delay-buckets
def bucket(d):
    if d != d:
        return 'unknown'
    if d <= 0:
        return 'on time'
    elif 0 < d <= 15:
        return 'minor'
    elif 15 < d <= 60:
        return 'medium'
    return 'major'
b = flights_df['delay'].apply(bucket)
result = flights_df.groupby(b)['flight'].agg(list)
# case: carrier-normalise-setdefault
by = {}
for i, row in routes_df.iterrows():
    by.setdefault(row['carrier'].upper() or 'NONE', []).append(row['km'])
result = {k: (len(v), sum(x for x in v if pd.notna(x))) for k, v in sorted(by.items())}
# case: duplicated-edges-report
key = ['src', 'dst']
dups = routes_df[routes_df.duplicated(subset=key, keep=False)]
assert len(dups) % 2 == 0, 'odd number'
result = dups.groupby(key).agg(n=('km', 'size'), spread=('km', lambda s: s.max() - s.min()))
# case: flight-number-split
f = flights_df['flight'].str.extract(r'^([A-Z]{2})(\d+)$')
f.columns = ['car', 'num']
f['num'] = f['num'].astype(int)
f = f.set_index('car')
result = {c: f.loc[[c], 'num'].tolist() for c in f.index.unique()}
# case: tour-permutations
look = {(s, d): k for s, d, k in routes_df[['src', 'dst', 'km']].itertuples(index=False)}
best = None
for perm in permutations(['MAD', 'CDG', 'FRA']):
    stops = ('LIS',) + perm
    legs = [look.get(p) for p in zip(stops, stops[1:])]
    if None in legs:
        continue
    t = sum(legs)
    if best is None or t < best[0]:
        best = (t, stops)
result = best
# case: none-city-upper-error
result = [c.upper() for c in airports_df['city']]
# case: bbox-dict
num = airports_df.select_dtypes('number')
result = {c: {'min': s.min(), 'max': s.max(), 'mid': round((s.min() + s.max()) / 2, 3)} for c, s in num.items()}
# case: iat-write
a = airports_df.copy()
col = a.columns.get_loc('city')
for i in range(len(a)):
    v = a.iat[i, col]
    a.iat[i, col] = v.strip().capitalize() if isinstance(v, str) else '(none)'
result = a['city']
# case: takewhile-ontime
d = flights_df.sort_values('delay')['delay']
early = list(takewhile(lambda x: x < 10, d))
rest = list(dropwhile(lambda x: x < 10, d))
result = early, len(rest)
# case: seat-load-floordiv
def per_row(seats, abreast=6):
    assert seats >= 0, f'bad seats {seats}'
    full, extra = divmod(seats, abreast)
    return full + bool(extra)
result = flights_df.set_index('flight')['seats'].map(per_row).to_dict()
# case: route-names-nested-lookup
city = airports_df.set_index('code')['city'].str.strip().str.title()
r = routes_df.dropna(subset=['km', 'src'])
result = [f'{city[s]}–{city[d]} ({k:,.0f} km)' for s, d, k in r.iloc[:, :3].to_records(index=False)]
# case: symmetric-routes
e = set(map(tuple, routes_df[['src', 'dst']].dropna().to_numpy()))
oneway = sorted(p for p in e if p[::-1] not in e)
result = len(e), len(oneway), oneway[::3]
