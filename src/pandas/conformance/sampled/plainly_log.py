import pandas as pd
import numpy as np
import re
import json
import math
from collections import defaultdict, Counter, namedtuple, deque, OrderedDict
from itertools import groupby, chain, accumulate, pairwise, takewhile, islice, zip_longest, starmap
from functools import reduce, partial, wraps
from datetime import datetime, timedelta

log_df = pd.DataFrame({
    'ts': ['2024-03-01 09:00:00', '2024-03-01 09:00:05', '2024-03-01 09:10:00', '2024-03-01 09:45:01', '2024-03-01 23:59:59',
           '2024-03-02 00:00:00', '2024-03-02 00:29:00', 'bad', '2024-03-02 08:00:00', '2024-03-02 08:00:00'],
    'user': ['ana', 'Bob', 'ana', 'ana', 'bob', 'bob', 'bob', 'ana', None, ''],
    'url': ['/home', '/home?ref=ad', '/shop?id=7&q=red', '/shop?id=8', '/cart', '/pay', '/home', '/x', '/shop?id=7&id=9', None],
    'status': [200, 200, 404, '200', 500, 301, 200, None, 503, 200],
    'ms': [120, 85, 30, 240, 5000, 15, 85, -1, 1200, np.nan],
})
users_df = pd.DataFrame({
    'user': ['ana', 'bob', 'cy', 'di'],
    'plan': ['pro', 'free', 'free', None],
    'settings': ['{"dark": true, "size": 12}', '{}', 'oops', None],
})
tickets_df = pd.DataFrame({
    'id': [1, 2, 3, 4, 5, 6],
    'user': ['ana', 'bob', 'bob', 'zed', 'ana', None],
    'prio': ['high', 'Low', 'medium', 'HIGH', '', 'low'],
    'dup_of': [None, 1, 2, None, 4, 6],
    'text': ['Cannot log in!', 'cannot LOG in', "Can't login, error 500", 'Refund please', 'refund  refund', None],
})

# case: sessionize-30-min
def parse(s):
    try:
        return datetime.strptime(s, '%Y-%m-%d %H:%M:%S')
    except ValueError:
        return None
sessions = Counter()
last = {}
for r in log_df.itertuples(index=False):
    t, u = parse(r.ts), (r.user or '').lower()
    if not t or not u:
        continue
    if u not in last or t - last[u] > timedelta(minutes=30):
        sessions[u] += 1
    last[u] = t
result = dict(sessions)
# case: session-id-cumsum
df = log_df.assign(t=pd.to_datetime(log_df['ts'], errors='coerce'), u=log_df['user'].str.lower()).dropna(subset=['t', 'u']).sort_values(['u', 't'])
gap = df.groupby('u')['t'].diff().gt(pd.Timedelta('30min'))
df['sid'] = gap.groupby(df['u']).cumsum()
result = df.groupby(['u', 'sid']).agg(hits=('url', 'size'), start=('t', 'min'))
# case: status-class
def klass(s):
    try:
        return f'{int(s) // 100}xx'
    except TypeError:
        return 'none'
result = log_df['status'].map(klass).value_counts().to_dict()
# case: percentile-by-hand
def percentile(data, p):
    xs = sorted(data)
    k = (len(xs) - 1) * p
    lo, hi = math.floor(k), math.ceil(k)
    return xs[lo] + (xs[hi] - xs[lo]) * (k - lo)
ms = log_df.loc[log_df['ms'] > 0, 'ms']
result = {p: (percentile(ms, p), math.isclose(percentile(ms, p), ms.quantile(p))) for p in (0.25, 0.5, 0.9)}
# case: json-settings
def load(s, **kw):
    try:
        return json.loads(s) | kw
    except json.JSONDecodeError:
        return {'error': True}
    except TypeError:
        return {}
recs = [{'user': u, **load(s, ok=1)} for u, s in zip(users_df['user'], users_df['settings'])]
result = pd.DataFrame(recs)
# case: dup-root-find
dup = {i: d for i, d in zip(tickets_df['id'], tickets_df['dup_of']) if pd.notna(d)}
def root(i):
    seen = set()
    while i in dup and i not in seen:
        seen.add(i)
        i = int(dup[i])
    return i
result = tickets_df.assign(root=tickets_df['id'].apply(root)).groupby('root')['id'].apply(list)
# case: prio-sort-categories
order = {'high': 0, 'medium': 1, 'low': 2}
t = tickets_df.sort_values('prio', key=lambda s: s.str.lower().map(order).fillna(9), kind='stable')
result = t['id'].tolist()
# case: word-sets-similarity
tok = lambda s: set(re.findall(r"[a-z']+", s.lower()))
ws = {i: tok(t) for i, t in zip(tickets_df['id'], tickets_df['text']) if t}
sim = {(a, b): round(len(ws[a] & ws[b]) / len(ws[a] | ws[b]), 2) for a in ws for b in ws if a < b}
result = {k: v for k, v in sim.items() if v > 0}
# case: decorator-guard
def guard(default):
    def deco(fn):
        @wraps(fn)
        def inner(*args, **kwargs):
            try:
                return fn(*args, **kwargs)
            except (KeyError, ZeroDivisionError) as e:
                return default, type(e).__name__
        return inner
    return deco

@guard(default=-1)
def rate(df, col, per='missing'):
    return df[col].sum() / df[per].sum()
result = rate(log_df, 'ms'), rate(log_df, 'ms', per='ms')
# case: transitions-counter
tr = Counter()
for u, g in log_df[log_df['user'].fillna('') != ''].groupby(log_df['user'].str.lower()):
    paths = [x.split('?')[0] for x in g['url']]
    tr.update(pairwise(paths))
result = pd.Series(tr).unstack(fill_value=0)
# case: funnel-while
steps = ['/home', '/shop', '/cart', '/pay']
seen = log_df['url'].dropna().str.split('?').str[0].tolist()
i = pos = 0
reached = []
while pos < len(seen) and i < len(steps):
    if seen[pos] == steps[i]:
        reached.append((steps[i], pos))
        i += 1
    pos += 1
result = reached, i == len(steps)
# case: status-mixed-equals
result = [(log_df['status'] == 200).sum(), (log_df['status'].astype(str) == '200').sum(), log_df['status'].isin([200, '200']).sum(), log_df['status'].apply(type).nunique()]
# case: slow-mask-and-error
slow = log_df['ms'] > 100 and log_df['status'] == 200
result = log_df[slow]
# case: text-none-len-error
result = max(tickets_df['text'], key=lambda s: len(s))
# case: error-rate-per-hour-setdefault
hours = {}
for ts, st in zip(pd.to_datetime(log_df['ts'], errors='coerce'), pd.to_numeric(log_df['status'])):
    if ts is pd.NaT:
        continue
    tot, err = hours.setdefault(ts.hour, [0, 0])
    hours[ts.hour] = [tot + 1, err + (st >= 400)]
result = {h: f'{e}/{n} = {e / n:.0%}' for h, (n, e) in sorted(hours.items())}
# case: user-360-dict
profile = users_df.set_index('user').to_dict('index')
for u, g in tickets_df.groupby('user'):
    profile.setdefault(u, {'plan': None, 'settings': None})['tickets'] = g['id'].tolist()
result = {u: (p.get('plan'), len(p.get('tickets', []))) for u, p in profile.items()}
# case: left-anti-users
active = log_df['user'].str.lower()
result = users_df[~users_df['user'].isin(active)]['user'].tolist(), sorted(set(tickets_df.user.dropna()).difference(users_df.user))
# case: cumulative-slowest
best = list(accumulate(log_df['ms'].fillna(0), max))
result = log_df.assign(peak=best).drop_duplicates('peak')[['ts', 'peak']].to_dict('split')
# case: text-table-output
cols = ['id', 'user', 'prio']
widths = {c: max(len(c), tickets_df[c].astype(str).str.len().max()) for c in cols}
head = ' | '.join(c.upper().ljust(widths[c]) for c in cols)
body = [' | '.join(str(v).ljust(widths[c]) for c, v in zip(cols, r)) for r in tickets_df[cols].values]
result = '\n'.join([head, '-' * len(head), *body])
# case: top-n-words-tiebreak
words = chain.from_iterable(re.findall(r'\w+', t.lower()) for t in tickets_df['text'] if t)
c = Counter(words)
result = sorted(c.items(), key=lambda x: (-x[1], x[0]))[:4]
# case: plan-hit-merge-reduce
hits = log_df.assign(user=log_df['user'].str.lower()).groupby('user', as_index=False).agg(hits=('ms', 'size'), avg=('ms', 'mean'))
tk = tickets_df.groupby('user').size().reset_index(name='tickets')
result = reduce(lambda l, r: l.merge(r, how='left', on='user'), [users_df[['user', 'plan']], hits, tk]).fillna({'hits': 0, 'tickets': 0}).astype({'hits': 'int64'})
