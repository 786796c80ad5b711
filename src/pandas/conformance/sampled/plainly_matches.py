import pandas as pd
import numpy as np
from collections import defaultdict, Counter, namedtuple, deque
from itertools import combinations, permutations, groupby, accumulate, chain, zip_longest, product
from functools import reduce, partial, cmp_to_key
import math

matches_df = pd.DataFrame({
    'round': [1, 1, 2, 2, 3, 3, 4, 4, 5],
    'home': ['Lions', 'Bears', 'Lions', 'Hawks', 'hawks', 'Bears', 'Wolves', 'Lions', 'Bears'],
    'away': ['Bears', 'Hawks', 'Hawks', 'Wolves', 'Lions', 'Wolves', 'Lions', 'Wolves', None],
    'score': ['2-1', '0-0', '3-3', '1 - 4', '0:2', '', '1-0', None, '2-2'],
    'attendance': [1200, 980, None, 450, 450, 0, 2100, 1500, 300],
})
teams_df = pd.DataFrame({
    'team': ['Lions', 'Bears', 'Hawks', 'Wolves', 'Foxes'],
    'city': ['Leeds', 'Bern', 'Leeds', 'Wien', None],
    'founded': [1899, 1905, None, 2001, 2010],
})
players_df = pd.DataFrame({
    'player': ['Kane', 'Lund', 'Moss', 'Nash', 'Orr', 'Pye', 'Quin', 'Kane'],
    'team': ['Lions', 'Lions', 'Bears', 'Hawks', 'Hawks', 'Wolves', 'Eagles', 'Wolves'],
    'goals': [5, 3, 3, 0, 2, np.nan, 7, 1],
    'cards': ['Y', 'YYR', '', None, 'R', 'Y', 'Y', 'YY'],
})

# case: league-table-loop
table = {t: {'P': 0, 'W': 0, 'D': 0, 'L': 0, 'GF': 0, 'GA': 0} for t in teams_df['team']}
for m in matches_df.itertuples(index=False):
    if not m.score or not m.away:
        continue
    s = m.score.replace(':', '-').replace(' ', '')
    hg, ag = map(int, s.split('-'))
    for team, gf, ga in ((m.home.title(), hg, ag), (m.away, ag, hg)):
        row = table[team]
        row['P'] += 1
        row['GF'] += gf
        row['GA'] += ga
        row['W' if gf > ga else 'D' if gf == ga else 'L'] += 1
t = pd.DataFrame.from_dict(table, orient='index')
t['GD'] = t['GF'] - t['GA']
t['Pts'] = 3 * t['W'] + t['D']
result = t.sort_values(['Pts', 'GD', 'GF'], ascending=False)
# case: parse-score-extract
sc = matches_df['score'].str.extract(r'(?P<h>\d+)\s*[-:]\s*(?P<a>\d+)').apply(pd.to_numeric)
out = pd.concat([matches_df[['home', 'away']], sc], axis=1)
out['winner'] = [h if x > y else a if x < y else 'draw' if x == y else None for h, a, x, y in out.itertuples(index=False)]
result = out
# case: head-to-head-dict
h2h = defaultdict(list)
for home, away, score in zip(matches_df['home'], matches_df['away'], matches_df['score']):
    if away is None:
        continue
    h2h[tuple(sorted((home.title(), away)))].append(score)
result = dict(h2h)
# case: missing-fixtures
played = set(zip(matches_df['home'].str.title(), matches_df['away']))
todo = [f for f in permutations(teams_df['team'][:3], 2) if f not in played]
result = todo
# case: cmp-to-key-ranking
def cmp(a, b):
    if a['goals'] != b['goals']:
        return b['goals'] - a['goals']
    return -1 if a['player'] < b['player'] else 1
recs = players_df.dropna(subset=['goals']).to_dict('records')
result = [r['player'] for r in sorted(recs, key=cmp_to_key(cmp))]
# case: cards-points
weights = {'Y': 1, 'R': 3}
def card_points(cards):
    return sum(weights[c] for c in cards) if cards else 0
result = players_df.assign(pts=players_df['cards'].map(card_points, na_action=None)).groupby('team', as_index=False)['pts'].sum()
# case: cards-counter-columns
counts = [Counter(c or '') for c in players_df['cards']]
cards = pd.DataFrame(counts, index=players_df['player']).fillna(0).astype(int)
result = cards
# case: top-scorer-per-team
top = {}
for p in players_df.itertuples():
    g = 0 if math.isnan(p.goals) else int(p.goals)
    cur = top.get(p.team)
    if cur is None or g > cur[1]:
        top[p.team] = (p.player, g)
result = pd.DataFrame([(k, *v) for k, v in top.items()], columns=['team', 'player', 'goals'])
# case: groupby-unsorted-gotcha
result = [(k, sum(1 for _ in g)) for k, g in groupby(matches_df['home'])]
# case: form-string
form = defaultdict(str)
for _, m in matches_df.dropna(subset=['score', 'away']).iterrows():
    nums = [int(c) for c in m['score'] if c.isdigit()]
    if len(nums) != 2:
        continue
    h, a = nums
    form[m['home'].capitalize()] += 'WDL'[0 if h > a else 1 if h == a else 2]
    form[m['away']] += 'LDW'[0 if h > a else 1 if h == a else 2]
result = {t: f[-3:] for t, f in sorted(form.items())}
# case: unbeaten-run
form = ['W', 'D', 'W', 'L', 'D', 'D', 'D', 'W', 'L']
s = pd.Series(form)
best = max(sum(1 for _ in g) for k, g in groupby(form, key=lambda x: x != 'L') if k)
by_cumsum = s.ne('L').groupby(s.eq('L').cumsum()).sum().max()
assert best == by_cumsum
result = best
# case: attendance-fill-interpolate
att = matches_df['attendance'].replace(0, np.nan)
mean = att.mean()
filled = [a if a == a else round(mean, 1) for a in att]
result = filled, round(sum(filled), 1)
# case: elo-rating-loop
elo = {t: 1500.0 for t in teams_df['team']}
def expected(a, b):
    return 1 / (1 + 10 ** ((elo[b] - elo[a]) / 400))
for h, a, sc in matches_df[['home', 'away', 'score']].dropna().itertuples(index=False, name=None):
    d = [int(x) for x in sc if x.isnumeric()]
    if not d:
        continue
    h = h.title()
    res = (d[0] > d[1]) + 0.5 * (d[0] == d[1])
    e = expected(h, a)
    delta = 20 * (res - e)
    elo[h] += delta
    elo[a] -= delta
result = pd.Series(elo).round(3).sort_values(ascending=False)
# case: same-city-pairs
result = [(a.team, b.team) for a, b in combinations(teams_df.itertuples(index=False), 2) if a.city == b.city]
# case: unpack-score-error
goals = []
for s in matches_df['score'].dropna():
    h, a = s.split('-')
    goals.append(int(h) + int(a))
result = goals
# case: decade-floor
f = teams_df.dropna(subset=['founded'])
result = f.groupby((f['founded'] // 10 * 10).astype(int))['team'].agg(lambda x: '+'.join(x)).to_dict()
# case: check-integrity-report
def check(matches, teams):
    known = set(teams['team'])
    issues = []
    for i, (h, a) in enumerate(zip(matches['home'], matches['away']), start=1):
        if h not in known:
            issues.append(f'match {i}: home {h!r} unknown')
        if a not in known:
            issues.append(f'match {i}: away {a!r} unknown')
        if h == a:
            issues.append(f'match {i}: plays itself')
    return {'ok': not issues, 'n': len(issues), 'issues': issues}
result = check(matches_df, teams_df)
# case: goals-cumulative-by-team-transform
p = players_df.sort_values(['team', 'goals'], ascending=[True, False])
p['running'] = p.groupby('team')['goals'].transform(lambda s: list(accumulate(s)))
result = p[['team', 'player', 'running']].reset_index(drop=True)
# case: rename-duplicated-players
seen = Counter()
names = []
for n in players_df['player']:
    seen[n] += 1
    names.append(n if seen[n] == 1 else f'{n} ({seen[n]})')
result = players_df.assign(player=names).set_index('player')['goals']
# case: schedule-round-robin
teams = deque(teams_df['team'].tolist() + ['BYE'])
rounds = []
for r in range(1, len(teams)):
    half = len(teams) // 2
    lst = list(teams)
    for a, b in zip(lst[:half], reversed(lst[half:])):
        if 'BYE' not in (a, b):
            rounds.append({'round': r, 'a': a, 'b': b})
    first = teams.popleft()
    teams.rotate(1)
    teams.appendleft(first)
sched = pd.DataFrame(rounds)
result = sched.groupby('round').size().tolist(), sched.iloc[-1].to_dict(), len(set(map(frozenset, sched[['a', 'b']].values.tolist())))
# case: team-players-join-names
m = teams_df.merge(players_df, on='team', how='left')
result = {t: ', '.join(x for x in g['player'] if pd.notna(x)) or '(empty squad)' for t, g in m.groupby('team')}
# case: goals-share-format
tot = players_df['goals'].sum()
result = [f'{n:<5}{g / tot:>7.1%}' if pd.notna(g) else f'{n:<5}{"-":>7}' for n, g in zip(players_df.player, players_df.goals)]
