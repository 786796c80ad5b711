import pandas as pd
import numpy as np
import re
import math
from collections import Counter, defaultdict
from itertools import accumulate, combinations, groupby
from operator import itemgetter
# case: league-table-from-scores
games = pd.DataFrame({'match': ['Reds 2-1 Blues', 'Greens 0 - 0 Reds', 'Blues 3-3 Greens', 'reds P-P blues', 'Blues 1-0 REDS']})
table = defaultdict(lambda: dict(P=0, W=0, D=0, L=0, GF=0, GA=0))
for text in games['match']:
    m = re.match(r'^(\w+)\s+(\d+)\s*-\s*(\d+)\s+(\w+)$', text)
    if not m:
        continue
    h, hs, as_, a = m[1].title(), int(m[2]), int(m[3]), m[4].title()
    for team, f, g in ((h, hs, as_), (a, as_, hs)):
        t = table[team]
        t['P'] += 1
        t['GF'] += f
        t['GA'] += g
        t['W' if f > g else 'D' if f == g else 'L'] += 1
df = pd.DataFrame.from_dict(table, orient='index')
df['GD'] = df['GF'] - df['GA']
df['Pts'] = 3 * df['W'] + df['D']
result = df.sort_values(['Pts', 'GD', 'GF'], ascending=False).rename_axis('team').reset_index()
# case: home-away-stack
g = pd.DataFrame({'home': ['A', 'B', 'C'], 'away': ['B', 'C', 'A'], 'hg': [1, 2, 0], 'ag': [1, 0, 3]})
home = g[['home', 'hg', 'ag']].set_axis(['team', 'gf', 'ga'], axis=1).assign(venue='H')
away = g[['away', 'ag', 'hg']].set_axis(['team', 'gf', 'ga'], axis=1).assign(venue='A')
long = pd.concat([home, away], ignore_index=True)
long['pts'] = np.select([long.gf > long.ga, long.gf == long.ga], [3, 1], 0)
result = long.pivot_table(index='team', columns='venue', values='pts', aggfunc='sum', margins=True, margins_name='Total').sort_values('Total', ascending=False)
# case: race-times-to-seconds
r = pd.DataFrame({'runner': ['Ana', 'Bo', 'Cy', 'Di', 'Ed', 'Flo'], 'time': ['3:59.4', '4:01', 'DNF', '59.9', '1:02:03', None]})
def secs(t):
    if not isinstance(t, str) or not re.match(r'^[\d:.]+$', t):
        return float('nan')
    return sum(float(p) * 60 ** i for i, p in enumerate(reversed(t.split(':'))))
r['sec'] = r['time'].apply(secs).round(2)
r['place'] = r['sec'].rank(method='min').astype('Int64')
r['behind'] = (r['sec'] - r['sec'].min()).map(lambda x: f'+{x:.1f}' if x == x else 'DNF')
result = r.sort_values('place')
# case: medal-count-sort
m = pd.DataFrame({'nation': ['NOR', 'nor', 'SWE', 'SWE', 'FIN', 'nor ', 'FIN', 'USA'], 'medal': ['Gold', 'silver', 'GOLD', 'bronze', 'Bronze', 'gold', 'bronze', '']})
m['nation'] = m['nation'].str.upper().str.strip()
m['medal'] = m['medal'].str.lower()
t = m.groupby(['nation', 'medal']).size().unstack(fill_value=0).reindex(columns=['gold', 'silver', 'bronze'], fill_value=0)
t['total'] = t.sum(axis=1)
result = t.sort_values(['gold', 'silver', 'bronze'], ascending=False)
# case: win-streak-per-player
w = pd.DataFrame({'player': ['x', 'x', 'y', 'x', 'y', 'y', 'x', 'x', 'x'], 'res': ['W', 'w', 'L', 'L', 'W', 'W ', 'W', 'W', 'W']})
w['win'] = w['res'].str.strip().str.upper().eq('W').astype(int)
def streak(s):
    best = cur = 0
    for v in s:
        cur = cur + 1 if v else 0
        best = max(best, cur)
    return best
result = w.groupby('player')['win'].agg(['sum', 'mean', streak]).rename(columns={'sum': 'wins', 'mean': 'pct'}).round(3)
# case: height-weight-units
p = pd.DataFrame({'name': ['A', 'B', 'C', 'D', 'E'], 'height': ["6'2\"", '188cm', '1.80 m', '', "5' 11"], 'weight': ['190 lbs', '84kg', '75', None, '80 KG']})
def cm(h):
    if m := re.match(r"(\d)'\s*(\d+)", h):
        return round((int(m[1]) * 12 + int(m[2])) * 2.54, 1)
    if m := re.match(r'([\d.]+)\s*(cm|m)$', h):
        return float(m[1]) * (100 if m[2] == 'm' else 1)
def kg(w):
    if w is None:
        return np.nan
    n = float(re.match(r'[\d.]+', w)[0])
    return round(n * 0.4536, 1) if 'lb' in w else n
p['cm'] = p['height'].map(cm)
p['kg'] = p['weight'].map(kg)
p['bmi'] = (p['kg'] / (p['cm'] / 100) ** 2).round(1)
result = p.drop(columns=['height', 'weight']).set_index('name')
# case: elo-loop
matches = [('a', 'b', '1-0'), ('b', 'c', '½-½'), ('c', 'a', '0-1'), ('a', 'c', ''), ('b', 'a', '1-0')]
elo = dict.fromkeys('abc', 1500.0)
history = []
for i, (w, b, res) in enumerate(matches, 1):
    score = {'1-0': 1.0, '0-1': 0.0, '½-½': 0.5}.get(res)
    if score is None:
        continue
    exp = 1 / (1 + 10 ** ((elo[b] - elo[w]) / 400))
    change = 32 * (score - exp)
    elo[w] += change
    elo[b] -= change
    history.append({'game': i, **elo})
result = pd.DataFrame(history).set_index('game').round(2)
# case: top-two-scorers-with-ties
s = pd.DataFrame({'team': list('AAAABBB'), 'name': ['q', 'r', 's', 't', 'u', 'v', 'w'], 'goals': ['10', '8', '8', '3', '5', None, '5']})
s['goals'] = pd.to_numeric(s['goals']).astype('Int64')
s['rk'] = s.groupby('team')['goals'].rank(method='min', ascending=False)
result = s[s['rk'] <= 2].sort_values(['team', 'rk', 'name']).drop(columns='rk').reset_index(drop=True)
# case: nlargest-on-text
s = pd.DataFrame({'name': ['q', 'r', 's'], 'goals': ['10', '8', '9']})
result = s.nlargest(2, 'goals')['name'].tolist()
# case: roster-changes
old = pd.DataFrame({'no': [1, 7, 9, 10], 'player': ['Kim', 'Lee ', 'Roy', 'Sol']})
new = pd.DataFrame({'no': [1, 7, 10, 11], 'player': ['KIM', 'Max', 'Sol', 'Roy']})
for d in (old, new):
    d['key'] = d['player'].str.strip().str.casefold()
o, n = dict(zip(old['key'], old['no'])), dict(zip(new['key'], new['no']))
moves = [(k, 'left' if k not in n else 'joined' if k not in o else f'#{o[k]} to #{n[k]}')
         for k in sorted(set(o) | set(n)) if o.get(k) != n.get(k)]
result = pd.DataFrame(moves, columns=['player', 'move'])
# case: judge-scores-trimmed-mean
j = pd.DataFrame({'diver': ['d1', 'd2', 'd3'], 'scores': ['7.5 8 8.5 9 6', '9,9,8.5,10,9', '7 - 8 7.5 8'], 'dd': ['2.4', '3.1x', None]})
j['vals'] = j['scores'].str.findall(r'\d+(?:\.\d+)?').apply(lambda v: sorted(map(float, v)))
j['trim'] = j['vals'].apply(lambda v: sum(v[1:-1]))
j['dd'] = j['dd'].str.extract(r'([\d.]+)')[0].astype(float).fillna(1.0)
result = j.assign(total=(j['trim'] * j['dd']).round(2)).set_index('diver')[['trim', 'dd', 'total']]
# case: head-to-head-matrix
g = pd.DataFrame({'a': ['x', 'y', 'x', 'z', 'y'], 'b': ['y', 'z', 'z', 'x', 'x'], 'winner': ['x', 'y', 'z', 'z', None]})
g = g.dropna(subset=['winner'])
g['loser'] = np.where(g['winner'] == g['a'], g['b'], g['a'])
teams = sorted(set(g['a']) | set(g['b']))
mat = pd.crosstab(g['winner'], g['loser']).reindex(index=teams, columns=teams, fill_value=0)
assert mat.values.sum() == len(g)
net = mat - mat.T
result = net
# case: form-guide-last-three
f = pd.DataFrame({'team': ['A', 'B'] * 5, 'md': sorted([1, 2, 3, 4, 5] * 2), 'r': list('WLDWWWLDWL')})
form = f.sort_values('md', ascending=False).groupby('team')['r'].apply(lambda s: ''.join(s.head(3)))
pts = form.map(lambda t: sum({'W': 3, 'D': 1}.get(c, 0) for c in t))
result = pd.DataFrame({'form': form, 'points': pts})
# case: assign-wrong-length
t = pd.DataFrame({'team': ['A', 'B', 'C'], 'pts': [3, 1, 0]})
t['form'] = [x for x in 'WDLW']
result = t
# case: innings-parse-and-average
i = pd.DataFrame({'bat': ['Joe', 'joe', 'Ann', 'ANN', 'Ann', 'Sam'], 'runs': ['45', '102*', '0', 'DNB', '67*', '33*']})
i['bat'] = i['bat'].str.capitalize()
i = i[~i['runs'].eq('DNB')]
i['not_out'] = i['runs'].str.endswith('*')
i['runs'] = i['runs'].str.rstrip('*').astype(int)
def line(g):
    outs = (~g['not_out']).sum()
    return pd.Series({'inn': len(g), 'no': g['not_out'].sum(), 'hs': g['runs'].max(), 'avg': round(g['runs'].sum() / outs, 2) if outs else None})
result = i.groupby('bat').apply(line, include_groups=False)
