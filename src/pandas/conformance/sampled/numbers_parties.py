import pandas as pd
import numpy as np
import math
from collections import Counter, defaultdict
from itertools import accumulate, groupby, combinations

parties_df = pd.DataFrame({
    'party_id': [1, 2, 3, 4, 5],
    'party': ['Greens', 'Labour', 'Conservative', 'Liberal', 'Independent'],
    'founded': [1980, 1900, 1834, None, None],
    'bloc': ['left', 'left', 'right', 'centre', None],
})

districts_df = pd.DataFrame({
    'district': ['North', 'South', 'East', 'West'],
    'seats': [5, 4, 3, 0],
    'registered': ['12,500', '9,800', '7,250', '0'],
    'region': ['Upper', 'Lower', 'lower ', 'Upper'],
})

votes_df = pd.DataFrame({
    'district': ['North', 'North', 'North', 'North', 'South', 'South', 'South', 'East', 'East', 'East', 'East', 'West'],
    'party_id': [1, 2, 3, 4, 1, 2, 3, 1, 2, 3, 5, 2],
    'year': [2022] * 12,
    'votes': [1200, 4300, 3900, 600, 800, 2500, 2500, 1500, 900, 1750, 50, 0],
    'postal': [120, 300, np.nan, 45, 60, 410, 380, np.nan, 100, 90, 5, 0],
})

polls_df = pd.DataFrame({
    'poll_id': [1, 2, 3, 4, 5, 6],
    'pollster': ['Ipso', 'YouAsk', 'Ipso', 'Datum', 'YouAsk', 'Datum'],
    'date': ['2022-03-01', '2022-03-08', '2022-04-01', '2022-04-15', '2022-05-01', '2022-05-01'],
    'labour': ['41.5%', '39%', '40.0%', '38.2 %', '42%', None],
    'conservative': ['37%', '38%', '39.5%', '40%', '36.5%', '37%'],
    'sample': [1000, 850, 1200, 640, 2000, 900],
})
# case: dhondt-allocation
names = dict(zip(parties_df['party_id'], parties_df['party']))
seats = dict(zip(districts_df['district'], districts_df['seats']))
rows = []
for dist, g in votes_df.groupby('district'):
    quotients = [(v / k, p) for p, v in zip(g['party_id'], g['votes']) for k in range(1, seats[dist] + 1)]
    quotients.sort(key=lambda t: (-t[0], t[1]))
    won = Counter(p for _, p in quotients[:seats[dist]])
    for p, n in sorted(won.items()):
        rows.append({'district': dist, 'party': names[p], 'seats': n})
result = pd.DataFrame(rows)
# case: turnout-with-zero
d = districts_df.copy()
d['registered'] = d['registered'].str.replace(',', '').astype(int)
tot = votes_df.groupby('district')['votes'].sum()
d['votes'] = d['district'].map(tot)
d['turnout'] = d['votes'] / d['registered']
d['turnout'] = d['turnout'].apply(lambda x: '-' if math.isnan(x) else f'{x:.2%}')
result = d[['district', 'registered', 'votes', 'turnout']]
# case: vote-share-winner
v = votes_df.merge(parties_df, on='party_id')
v['share'] = v['votes'] / v.groupby('district')['votes'].transform('sum')
idx = v.dropna(subset=['share']).groupby('district')['share'].idxmax()
result = v.loc[idx, ['district', 'party', 'share']].round(4).reset_index(drop=True)
# case: ties-in-first-place
v = votes_df.copy()
v['rk'] = v.groupby('district')['votes'].rank(method='min', ascending=False).astype(int)
first = v[v['rk'] == 1]
tied = first.groupby('district').filter(lambda g: len(g) > 1)
result = tied.merge(parties_df[['party_id', 'party']], on='party_id')[['district', 'party', 'votes']]
# case: effective-number-of-parties
s = votes_df.groupby('party_id')['votes'].sum()
p = s / s.sum()
enp = 1 / (p ** 2).sum()
hhi = int(round((p * 100).pow(2).sum()))
entropy = -(p[p > 0] * np.log2(p[p > 0])).sum()
result = {'enp': round(enp, 3), 'hhi': hhi, 'entropy': round(entropy, 4)}
# case: weighted-poll-average
p = polls_df.copy()
for c in ['labour', 'conservative']:
    p[c] = p[c].str.replace('%', '').str.strip().astype(float)
res = []
for c in ['labour', 'conservative']:
    ok = p[c].notna()
    res.append((c, p[c].mean(), np.average(p.loc[ok, c], weights=p.loc[ok, 'sample'])))
result = pd.DataFrame(res, columns=['party', 'simple', 'weighted']).round(3)
# case: margin-of-error
p = polls_df.dropna(subset=['labour']).copy()
p['p'] = p['labour'].str.extract(r'([\d.]+)')[0].astype(float) / 100
p['moe'] = 1.96 * np.sqrt(p['p'] * (1 - p['p']) / p['sample'])
p['interval'] = [f'{a:.3f}..{b:.3f}' for a, b in zip(p['p'] - p['moe'], p['p'] + p['moe'])]
result = p[['poll_id', 'pollster', 'p', 'moe', 'interval']].round(4)
# case: cumulative-majority
s = votes_df.groupby('party_id')['votes'].sum().sort_values(ascending=False)
cum = np.cumsum(s.to_numpy()) / s.sum()
k = int(np.argmax(cum > 0.5)) + 1
result = pd.DataFrame({'party_id': s.index[:k], 'votes': s.values[:k], 'cum': cum[:k].round(3)})
# case: majority-coalitions
dist_seats = 12
won = {'Greens': 2, 'Labour': 5, 'Conservative': 4, 'Liberal': 1}
need = dist_seats // 2 + 1
out = []
for r in range(1, len(won) + 1):
    for combo in combinations(sorted(won), r):
        total = sum(won[c] for c in combo)
        if total >= need and all(total - won[c] < need for c in combo):
            out.append((' + '.join(combo), total, total - need))
result = pd.DataFrame(out, columns=['coalition', 'seats', 'surplus']).sort_values(['seats', 'coalition'])
# case: postal-ratio-nan
v = votes_df.copy()
v['postal_pct'] = (v['postal'] / v['votes'] * 100).round(2)
v['postal_pct'] = v['postal_pct'].fillna(-1)
out = v.groupby('district').agg(postal=('postal', 'sum'), known=('postal', 'count'), best=('postal_pct', 'max'))
out['postal'] = out['postal'].astype('Int64')
result = out.reset_index()
# case: bloc-pivot-with-totals
v = votes_df.merge(parties_df[['party_id', 'bloc']], on='party_id', how='left')
v['bloc'] = v['bloc'].fillna('other')
pt = pd.pivot_table(v, index='district', columns='bloc', values='votes', aggfunc='sum', fill_value=0, margins=True, margins_name='Total')
result = pt.reset_index()
# case: gini-of-votes
def gini(x):
    x = np.sort(np.asarray(x, dtype=float))
    n = len(x)
    if n == 0 or x.sum() == 0:
        return np.nan
    i = np.arange(1, n + 1)
    return (2 * (i * x).sum() / (n * x.sum())) - (n + 1) / n

result = votes_df.groupby('district')['votes'].apply(gini).round(4).reset_index(name='gini')
# case: largest-remainder-national
s = votes_df.groupby('party_id')['votes'].sum()
quota = s.sum() / districts_df['seats'].sum()
base = np.floor(s / quota).astype(int)
rem = (s / quota) - base
left = districts_df['seats'].sum() - base.sum()
extra = rem.nlargest(left).index
base.loc[extra] += 1
result = pd.DataFrame({'votes': s, 'seats': base, 'remainder': rem.round(4)}).rename(index=dict(zip(parties_df.party_id, parties_df.party)))
# case: poll-lead-changes
p = polls_df.copy()
p['date'] = pd.to_datetime(p['date'])
p[['l', 'c']] = p[['labour', 'conservative']].apply(lambda s: pd.to_numeric(s.str.replace(r'\s*%', '', regex=True)))
p = p.dropna(subset=['l']).sort_values('date')
p['lead'] = p['l'] - p['c']
p['sign'] = np.sign(p['lead']).astype(int)
p['changed'] = p['sign'].ne(p['sign'].shift()) & p['sign'].shift().notna()
result = p[['date', 'lead', 'sign', 'changed']].round(2)
