import pandas as pd
import numpy as np
from collections import Counter, defaultdict, OrderedDict, namedtuple, deque
from itertools import chain, groupby, combinations, permutations, product, zip_longest, islice, accumulate, count, repeat, starmap, takewhile, dropwhile
from functools import reduce, partial
import math, statistics, json, operator, string, copy
a = pd.DataFrame({'id': [1, 2, 3, 4], 'team': ['x', 'y', 'x', None], 'pts': [10, 20, 30, 40]})
b = pd.DataFrame({'id': [2, 3, 3, 9], 'city': ['Rome', 'Oslo', 'Bern', 'Lima'], 'pts': [1.5, None, 2.5, 3.5]})
# case: concat-different-columns
result = pd.concat([a, b], ignore_index=True)
# case: concat-inner
result = pd.concat([a, b], join='inner')
# case: concat-keys-names
result = pd.concat({'first': a, 'second': b}, names=['src', 'row']), pd.concat([a, b], keys=['p', 'q']).loc['q']
# case: concat-axis-1
result = pd.concat([a.set_index('id'), b.set_index('id').groupby(level=0).first()], axis=1)
# case: concat-series-frames
result = pd.concat([a['id'], a['pts'].rename('p')], axis=1), pd.concat([a['id'], b['id']]), pd.concat([a, a['pts'].rename('q') * 2], axis=1)
# case: concat-rows-dicts
rows = [{'id': 5, 'team': 'z'}, {'id': 6, 'pts': 60}]
result = pd.concat([a, pd.DataFrame(rows)], ignore_index=True)
# case: concat-empty
result = pd.concat([a, a.iloc[:0]]), pd.concat([pd.DataFrame(), a]), pd.concat([pd.DataFrame(columns=['id', 'pts']), a[['id', 'pts']]], ignore_index=True)
# case: concat-none
result = pd.concat([None, a]).shape
# case: build-in-loop
out = pd.DataFrame(columns=['team', 'total'])
for t, g in a.groupby('team'):
    out.loc[len(out)] = [t, g['pts'].sum()]
result = out
# case: build-in-loop-concat
out = pd.DataFrame()
for t, g in a.groupby('team'):
    out = pd.concat([out, pd.DataFrame({'team': [t], 'total': [g['pts'].sum()]})], ignore_index=True)
result = out
# case: merge-suffixes
result = a.merge(b, on='id', how='outer', suffixes=('_a', '_b'))
# case: merge-many-to-many-counts
result = a.merge(b, on='id', how='left').groupby('id').size()
# case: merge-different-names
result = a.merge(b.rename(columns={'id': 'key'}), left_on='id', right_on='key', how='left')[['id', 'key', 'city']]
# case: merge-on-index
result = a.set_index('id').merge(b.set_index('id'), left_index=True, right_index=True, how='outer')
# case: merge-asymmetric
result = a.merge(b[['id', 'city']], on='id', how='right', indicator=True)
# case: merge-validate
try:
    a.merge(b, on='id', validate='1:1')
except Exception as e:
    result = type(e).__name__, str(e)[:40]
# case: merge-missing-keys
c = pd.DataFrame({'team': ['x', None], 'coach': ['Al', 'Bo']})
result = a.merge(c, on='team', how='left')
# case: merge-self-previous
m = a.merge(a.assign(id=a['id'] + 1)[['id', 'pts']], on='id', suffixes=('', '_prev'), how='left')
result = m.assign(diff=m['pts'] - m['pts_prev'])
# case: anti-join-chain
result = a.merge(b[['id']].drop_duplicates(), how='outer', indicator=True).query("_merge == 'left_only'").drop(columns='_merge')
# case: cross-filter
result = a.merge(b, how='cross', suffixes=('_a', '_b')).query('id_a < id_b and pts_a > 10')[['id_a', 'id_b']]
# case: map-with-default
result = a['id'].map(b.drop_duplicates('id').set_index('id')['city']).fillna('none').tolist(), a['team'].map({'x': 'X'}.get).tolist()
# case: map-defaultdict
d = defaultdict(lambda: 'other', x='ex')
result = a['team'].map(d).tolist()
# case: replace-map
result = a['team'].replace({'x': 1, 'y': 2}), a.replace({'team': {'x': 'ex'}, 'pts': {10: 0}})
# case: update-frame
c = a.copy()
c.update(pd.DataFrame({'pts': [99]}, index=[1]))
result = c
# case: set-with-loc-list
a.loc[a['id'].isin([1, 2]), ['team', 'pts']] = ['q', 0]
result = a
# case: set-with-series
a.loc[a['team'] == 'x', 'pts'] = a['pts'] * 10
result = a
# case: set-new-column-partial
a.loc[a['pts'] > 15, 'flag'] = 'big'
result = a
# case: set-float-in-int
a.loc[0, 'pts'] = 1.5
result = a.dtypes.astype(str).to_dict(), a
# case: set-none-in-int
a.loc[0, 'pts'] = None
result = a
# case: set-text-in-int
a.loc[0, 'pts'] = 'x'
result = a
# case: insert-pop
a.insert(1, 'rank', range(4, 0, -1))
p = a.pop('team')
result = a, p
# case: swap-values
a.loc[[0, 1], 'pts'] = a.loc[[1, 0], 'pts'].values
result = a['pts'].tolist()
# case: drop-rows-condition
result = a.drop(a[a['pts'] < 20].index), a.drop(index=[0, 3], columns=['team'])
# case: drop-missing-label
a.drop(columns=['nope'])
result = 1
# case: drop-ignore
result = a.drop(columns=['nope'], errors='ignore').shape
# case: iloc-many
result = a.iloc[1:3, [0, 2]], a.iloc[-1], a.iloc[[0, -1]]['id'].tolist(), a.iloc[:, -1].tolist()
# case: at-iat
result = a.at[0, 'team'], a.iat[1, 2], a.loc[2, 'pts'], a.loc[a['pts'].idxmax(), 'id']
# case: columns-rename-level
a.columns = a.columns.str.upper()
result = a.columns.tolist(), a.rename(columns=str.lower).columns.tolist(), a.add_prefix('c_').columns.tolist()
# case: reorder-columns
result = a[['pts'] + [c for c in a.columns if c != 'pts']], a[sorted(a.columns)], a.reindex(columns=['pts', 'id', 'new'])
# case: select-dtypes
result = a.select_dtypes(include=['int64']).columns.tolist(), a.select_dtypes(exclude='object').sum().to_dict()
# case: transpose
result = a.set_index('id').T, a[['id', 'pts']].T.values.tolist()
# case: iterate-columns
result = {c: a[c].tolist() for c in a}, [(n, s.dtype.name) for n, s in a.items()]
# case: apply-rows-several
a[['lo', 'hi']] = a.apply(lambda r: pd.Series([r['pts'] - 5, r['pts'] + 5]), axis=1)
result = a
# case: apply-rows-expand
result = a.apply(lambda r: [r['id'], r['pts']], axis=1, result_type='expand')
# case: apply-rows-tuple-unzip
a['u'], a['v'] = zip(*a['pts'].map(lambda p: (p // 7, p % 7)))
result = a
# case: apply-with-args
def scale(v, k, add=0):
    return v * k + add
result = a['pts'].apply(scale, args=(2,), add=1).tolist(), a['pts'].apply(scale, k=3).tolist(), a[['id', 'pts']].apply(lambda c: scale(c, 2)).iloc[0].tolist()
# case: agg-axis
result = a[['id', 'pts']].sum(axis=1).tolist(), a[['id', 'pts']].agg('mean', axis=1).tolist(), a[['id', 'pts']].max(axis=1).tolist()
# case: pipe-chain
result = a.pipe(lambda d: d[d['pts'] > 10]).pipe(lambda d, n: d.head(n), n=2)
# case: nested-dicts
tree = {}
for r in a.to_dict('records'):
    tree.setdefault(r['team'], {})[r['id']] = r['pts']
result = tree, {k: max(v.values()) for k, v in tree.items()}
# case: counters
c = Counter(a['team'].dropna())
c.update(['x', 'z'])
result = c.most_common(1), c['nope'], sum(c.values()), sorted(c.elements()), (c - Counter('x')).most_common(), dict(c & Counter(x=1))
# case: namedtuples
P = namedtuple('P', 'team pts')
ps = [P(r.team, r.pts) for r in a.itertuples()]
result = max(ps, key=lambda p: p.pts).team, ps[0]._asdict(), ps[0]._replace(pts=0)
# case: itertools-mix
result = list(zip_longest([1, 2], [3], fillvalue=0)), list(islice(count(5), 3)), list(chain([1], (2, 3))), list(permutations([1, 2, 3], 2))[:3], list(accumulate([1, 2, 3], operator.mul)), list(takewhile(lambda v: v < 3, [1, 2, 5, 1])), list(starmap(pow, [(2, 3), (3, 2)])), [(k, len(list(g))) for k, g in groupby('aabbc')]
# case: statistics
result = statistics.mean([1, 2, 3.5]), statistics.median([3, 1, 2]), statistics.mode(['a', 'b', 'a']), round(statistics.stdev([1, 2, 4]), 4)
# case: json
result = json.dumps({'a': [1, None, True], 'b': 'x"y'}), json.loads('{"k": [1, 2.5, null]}')
# case: sort-mixed
result = sorted(a.to_dict('records'), key=lambda r: (r['team'] is None, r['team'] or '', -r['pts'])), sorted([3, 1, 2], reverse=True), sorted('bAc', key=str.lower)
# case: any-all-generators
result = any(p > 35 for p in a['pts']), all(a['pts'] > 5), sum(1 for t in a['team'] if t), next((r for r in a['id'] if r > 2), None)
# case: set-operations
x, y = set(a['id']), set(b['id'])
result = sorted(x & y), sorted(x - y), sorted(x ^ y), x <= y, len(x | y), x.isdisjoint({100})
# case: list-methods
l = a['pts'].tolist()
l.append(50); l.extend([60]); l.insert(0, 5); l.remove(20); m = l.pop(); l.sort(reverse=True); l.reverse()
result = l, m, l.index(50), l.count(5), l[::2], l[-2:], [*l, 1]
# case: dict-methods
d = dict(zip(a['id'], a['pts']))
result = d.get(9, 0), list(d.items())[:2], d.pop(1), d.setdefault(7, 70), {v: k for k, v in d.items()}, dict(sorted(d.items(), key=lambda kv: -kv[1])), d | {1: 1}, min(d, key=d.get), sum(d.values())
# case: strings
s = 'The quick brown fox'
result = s.split(), s.lower().count('o'), s.find('quick'), s.replace('quick', 'slow'), s[::-1], ' '.join(w.capitalize() for w in s.split()), s.partition(' '), s.isalpha(), 'x'.join('abc'), s.center(25, '*'), s.encode if False else s.startswith(('A', 'The'))
# case: comprehension-nested
m = [[1, 2], [3, 4]]
result = [v for r in m for v in r if v % 2], [[r[i] for r in m] for i in range(2)], {i: j for i, j in enumerate('ab')}, {c for c in 'hello'} == set('helo'), list(map(sum, m)), list(zip(*m))
# case: lambdas-closures
def make(n):
    def inc(v, step=1):
        nonlocal n
        n += step
        return v + n
    return inc
f = make(10)
result = f(1), f(1, step=5), (lambda *p, **k: (p, sorted(k)))(1, 2, z=3), partial(pow, 2)(5), reduce(lambda x, y: x * y, [1, 2, 3, 4])
# case: try-finally
log = []
def g(v):
    try:
        log.append(v)
        return 10 / v
    except ZeroDivisionError as e:
        log.append(str(e))
        return None
    else:
        log.append('else')
    finally:
        log.append('finally')
result = [g(2), g(0)], log
# case: while-else-break
n = 0
while n < 5:
    n += 1
    if n == 3:
        continue
    if n == 9:
        break
else:
    n = -n
for i in range(3):
    if i == 5:
        break
else:
    n *= 2
result = n
# case: integer-math
result = 7 // 2, -7 // 2, 7 % -3, divmod(-7, 3), 2 ** 10, 2 ** -1, 10 ** 20, round(2.675, 2), round(-0.5), int(-3.9), int('42'), float('1e3'), abs(-3), math.floor(-2.5), math.ceil(2.1), 5 / 2, True + 1, bool([]), 0.1 + 0.2 == 0.3, math.isclose(0.1 + 0.2, 0.3)
# case: unpacking
(p, q), *r, s = [(1, 2), 3, 4, 5]
x = y = 0
x, y = y + 1, x + 2
result = p, q, r, s, x, y, [*range(2), *'ab'], {**{'a': 1}, **{'b': 2}}
# case: range-slices
result = list(range(10, 0, -3)), list(range(5))[1:-1], 'abcdef'[1::2], [1, 2, 3][::-1], list(reversed(range(3))), len(range(0, 10, 3)), 4 in range(0, 10, 2), range(5)[-1]
# case: type-checks
result = isinstance(a['id'].iloc[0], int), isinstance(a['id'].iloc[0], np.integer), isinstance(a['pts'].mean(), float), type(a).__name__, isinstance(a, pd.DataFrame), callable(len), isinstance(None, type(None)), isinstance('x', (int, str))
# case: scalar-types
result = [type(v).__name__ for v in (a['pts'].sum(), a['pts'].mean(), a['pts'].max(), len(a), a.shape[0], a['id'].tolist()[0], a['id'].values[0], a['pts'].iloc[0], a['team'].iloc[0], a['pts'].median(), (a['pts'] > 5).sum(), a['pts'].nunique(), int(a['pts'].sum()), a['pts'].sum() / 2, round(a['pts'].mean(), 1), a['pts'].std(), a['pts'].quantile(0.5), a['pts'].sum().item())]
# case: numpy-mix
x = np.array([3, 1, 2])
result = np.sort(x).tolist(), np.argsort(x).tolist(), x.argmax(), np.cumsum(x).tolist(), np.unique([1, 2, 1], return_counts=True)[1].tolist(), np.mean(x), np.where(x > 1)[0].tolist(), x[x > 1].tolist(), (x * 2).sum(), np.linspace(0, 1, 3).tolist(), np.arange(0, 1, 0.25).tolist(), np.zeros(2).tolist(), np.isin(x, [1, 2]).tolist(), np.diff(x).tolist(), np.percentile(x, 50), np.round(np.float64(2.345), 2), np.corrcoef([1, 2, 3], [1, 2, 4])[0, 1].round(4)
# case: global-state
total = 0
def add(v):
    global total
    total += v
for v in a['pts']:
    add(v)
result = total
# case: assert-message
try:
    assert len(a) == 5, f'got {len(a)}'
except AssertionError as e:
    result = str(e)
# case: raise-custom
try:
    raise ValueError('bad', 1)
except (KeyError, ValueError) as e:
    result = e.args, str(e), repr(e)
# case: string-multiplication-table
result = '\n'.join('|'.join(f'{i * j:>3}' for j in range(1, 4)) for i in range(1, 4))
# case: generator-function
def walk(n):
    for i in range(n):
        yield i * i
result = list(walk(4)), sum(walk(3)), next(walk(2))
# case: enumerate-zip
result = [f'{i}:{t}' for i, t in enumerate(a['team'], start=1)], list(zip(a['id'], a['pts']))[-1], dict(enumerate('ab', 5))
