import pandas as pd
import numpy as np
import math
import re
from collections import defaultdict, Counter, namedtuple, deque, OrderedDict
from itertools import groupby, chain, accumulate, combinations, product, starmap, count, islice, zip_longest, permutations
from functools import reduce, partial, lru_cache
from operator import itemgetter, attrgetter, or_, and_

votes_df = pd.DataFrame({
    'ward': ['North', 'North', 'North', 'South', 'South', 'south ', 'East', 'East', 'West', None],
    'party': ['Red', 'Blue', 'Green', 'Red', 'Blue', 'Green', 'Blue', 'Red', 'Blue', 'Red'],
    'votes': [1200, 1200, 310, 845, 1299, 56, 0, 0, 77, 15],
    'spoiled': [3, np.nan, 0, 12, 1, 2, 0, 0, np.nan, 1],
})
ballots_df = pd.DataFrame({
    'voter': [1, 2, 3, 4, 5, 6, 7, 8],
    'ranking': ['Red>Blue>Green', 'Blue>Green', 'Green>Blue>Red', 'Red', '', 'Green > Red', None, 'Blue>Blue>Red'],
})
wards_df = pd.DataFrame({
    'ward': ['North', 'South', 'East', 'West', 'Harbor'],
    'seats': [3, 4, 1, 0, 2],
    'population': ['12,500', '9 800', '1.200', 'unknown', None],
    'borders': ['East,West', 'East', 'North,South', 'North', ''],
})
donors_df = pd.DataFrame({
    'donor': ['Acme', 'acme', 'Bolt', 'Cog', 'Cog', 'Dyn'],
    'party': ['Red', 'Red', 'Blue', 'Green', 'Blue', 'Pink'],
    'amount': [10**12, 250, 10**3, 500.5, -500.5, 0],
})

# case: dhondt-seats
def dhondt(votes, seats):
    won = Counter({p: 0 for p in votes})
    for _ in range(seats):
        p = max(votes, key=lambda k: (votes[k] / (won[k] + 1), k))
        won[p] += 1
    return dict(won)
seats = wards_df.set_index('ward')['seats']
v = votes_df.dropna(subset=['ward']).assign(ward=lambda d: d['ward'].str.strip().str.title())
result = {w: dhondt(dict(zip(g['party'], g['votes'])), int(seats[w])) for w, g in v.groupby('ward')}
# case: instant-runoff
ballots = []
for r in ballots_df['ranking']:
    if not r:
        continue
    ballots.append(list(dict.fromkeys(x.strip() for x in r.split('>'))))
alive = {c for b in ballots for c in b}
rounds = []
while True:
    tally = Counter(next(c for c in b if c in alive) for b in ballots if any(c in alive for c in b))
    rounds.append(dict(sorted(tally.items())))
    top, n = max(tally.items(), key=lambda kv: (kv[1], kv[0]))
    if n * 2 > sum(tally.values()) or len(alive) == 1:
        break
    alive.discard(min(alive, key=lambda c: (tally[c], c)))
result = top, rounds
# case: condorcet-matrix
cands = ['Blue', 'Green', 'Red']
m = pd.DataFrame(0, index=cands, columns=cands)
for r in ballots_df['ranking'].dropna():
    order = [x.strip() for x in r.split('>') if x.strip()]
    for a, b in permutations(cands, 2):
        ia = order.index(a) if a in order else len(order)
        ib = order.index(b) if b in order else len(order)
        if ia < ib:
            m.loc[a, b] += 1
result = m
# case: borda-enumerate
pts = Counter()
for r in ballots_df['ranking'].fillna(''):
    for place, c in enumerate(filter(None, (x.strip() for x in r.split('>'))), start=1):
        pts[c] += max(0, 4 - place)
result = pd.Series(pts).sort_values(ascending=False)
# case: ward-winner-ties
out = {}
for w, g in votes_df.groupby('ward'):
    best = g['votes'].max()
    names = g.loc[g['votes'].eq(best), 'party'].tolist()
    out[w] = names[0] if len(names) == 1 else tuple(names)
result = out
# case: population-cleaner
def to_int(p):
    if p is None:
        return None
    digits = ''.join(ch for ch in p if ch.isdigit())
    return int(digits) if digits else None
pop = wards_df['population'].map(to_int)
result = wards_df.assign(pop=pop)[['ward', 'pop']].dropna().sort_values('pop')
# case: border-symmetry
nb = {w: set(filter(None, b.split(','))) for w, b in zip(wards_df['ward'], wards_df['borders'])}
asym = [(a, b) for a, bs in nb.items() for b in sorted(bs) if a not in nb.get(b, set())]
result = asym == [], {w: len(s) for w, s in nb.items()}
# case: graph-coloring-greedy
nb = wards_df.set_index('ward')['borders'].str.split(',').to_dict()
color = {}
for w in sorted(nb, key=lambda w: (-len(nb[w]), w)):
    used = {color.get(n) for n in nb[w]}
    color[w] = next(c for c in count() if c not in used)
result = color
# case: bfs-distance-frame
nb = {w: [x for x in b.split(',') if x] for w, b in wards_df[['ward', 'borders']].values}
def dist(src):
    d, q = {src: 0}, deque([src])
    while q:
        cur = q.popleft()
        for n in nb[cur]:
            if n not in d:
                d[n] = d[cur] + 1
                q.append(n)
    return d
result = pd.DataFrame({w: dist(w) for w in nb}).reindex(index=list(nb))
# case: share-of-vote-format
v = votes_df.groupby('party')['votes'].sum()
result = '\n'.join(f'{p:>6} {"#" * round(20 * n / v.sum()):<20} {n / v.sum():6.2%}' for p, n in v.sort_values(ascending=False).items())
# case: zero-total-share
def share(g):
    tot = g.sum()
    return [x / tot if tot else 0.0 for x in g]
votes_df['share'] = votes_df.groupby('ward')['votes'].transform(share)
result = votes_df[['ward', 'party', 'share']].round(4)
# case: zero-division-pandas
w = votes_df.groupby('ward').agg(v=('votes', 'sum'), s=('spoiled', 'sum'))
result = (w['s'] / w['v']).replace([np.inf, -np.inf], np.nan).round(5)
# case: big-donations
tot = defaultdict(int)
for d, a in zip(donors_df['donor'], donors_df['amount']):
    tot[d.title()] += a
result = {k: f'{v:,.2f}' for k, v in tot.items()}, f'{max(tot.values()):.3e}', int(10**12) ** 2
# case: donor-both-sides
sides = donors_df.groupby('donor')['party'].agg(set)
result = [d for d, s in sides.items() if len(s) > 1], reduce(or_, sides), reduce(and_, sides)
# case: coalition-combinations
seats = {'Red': 4, 'Blue': 3, 'Green': 2, 'Pink': 1}
need = sum(seats.values()) // 2 + 1
wins = [c for r in range(1, 5) for c in combinations(sorted(seats), r) if sum(seats[p] for p in c) >= need]
minimal = [c for c in wins if not any(set(o) < set(c) for o in wins)]
money = donors_df.groupby('party')['amount'].sum()
result = pd.DataFrame({'coalition': ['+'.join(c) for c in minimal], 'money': [money.reindex(c).sum() for c in minimal]})
# case: args-any-columns
def any_null(df, *cols):
    cols = cols or tuple(df.columns)
    return {c: bool(df[c].isnull().any()) for c in cols}
result = any_null(votes_df), any_null(wards_df, 'seats', 'population'), any(any_null(donors_df).values())
# case: keyerror-specific-ward
try:
    x = wards_df.set_index('ward').loc['Centre', 'seats']
except KeyError as e:
    x = f'no ward {e}'
finally:
    done = True
result = x, done
# case: empty-loop-raises
picked = votes_df[votes_df['votes'] > 5000]
best = max(picked['votes'])
result = best
# case: unknown-kwarg-agg-mistake
result = votes_df.groupby('ward').agg(total=('vote', 'sum'))
# case: records-roundtrip-equals
recs = wards_df.to_dict('records')
again = pd.DataFrame.from_records(recs)
shuffled = pd.DataFrame(recs[::-1]).iloc[::-1]
result = again.equals(wards_df), shuffled.equals(wards_df), shuffled.reset_index(drop=True)['seats'].tolist() == wards_df['seats'].tolist(), list(again.columns) == [*recs[0]]
# case: seats-expand-rows
rows = [(w, n) for w, s in wards_df[['ward', 'seats']].itertuples(index=False) for n in range(1, s + 1)]
e = pd.DataFrame(rows, columns=['ward', 'seat_no'])
e['label'] = e.apply(lambda r: f'{r.ward[0]}{r.seat_no:02d}', axis=1)
rep = wards_df.loc[wards_df.index.repeat(wards_df['seats']), 'ward'].tolist()
assert e['ward'].tolist() == rep, 'expansion mismatch'
result = e.iloc[::3]
