import pandas as pd
import numpy as np
import re
from datetime import datetime, timedelta, date
from collections import Counter, defaultdict, deque
from functools import reduce
import math
drivers = pd.DataFrame({'driverId': [1, 2, 3, 4], 'forename': ['Lewis', 'Nico', 'José', 'Ana'], 'surname': ['Hamilton', 'Rosberg', 'Garcia', 'Silva'], 'dob': ['1985-01-07', '1985-06-27', '1990-12-31', None], 'nationality': ['British', 'German', 'Spanish', 'Brazilian'], 'number': [44.0, 6.0, np.nan, 7.0]})
races = pd.DataFrame({'raceId': [10, 11, 12, 13], 'year': [2008, 2008, 2009, 2009], 'round': [1, 2, 1, 2], 'name': ['Australian Grand Prix', 'Malaysian Grand Prix', 'Australian Grand Prix', 'Bahrain Grand Prix'], 'date': ['2008-03-16', '2008-03-23', '2009-03-29', '2009-04-26'], 'time': ['04:30:00', '07:00:00', '06:00:00', None]})
results = pd.DataFrame({'raceId': [10, 10, 10, 11, 11, 11, 12, 12, 13, 13, 13], 'driverId': [1, 2, 3, 1, 2, 4, 2, 3, 1, 2, 3], 'position': [1, 2, np.nan, 3, 1, 2, 1, 2, 2, 1, np.nan], 'points': [10.0, 8.0, 0.0, 6.0, 10.0, 8.0, 10.0, 8.0, 8.0, 10.0, 0.0], 'milliseconds': [5690616, 5696094, np.nan, 5500000, 5499999, 5501000, 5790000, 5795555, 5400000, 5399000, np.nan], 'fastestLapTime': ['1:27.452', '1:27.739', None, '1:35.600', '1:35.405', '1:36.0', '1:27.706', '1:28.020', '1:34.756', '1:34.588', '\\N'], 'status': ['Finished', 'Finished', 'Collision', 'Finished', 'Finished', '+1 Lap', 'Finished', '+1 Lap', 'Finished', 'Finished', 'Engine']})
# case: standings
s = results.merge(races[['raceId', 'year']], on='raceId').groupby(['year', 'driverId'], as_index=False)['points'].sum()
s['rank'] = s.groupby('year')['points'].rank(ascending=False, method='min').astype(int)
result = s.merge(drivers[['driverId', 'surname']], on='driverId').sort_values(['year', 'rank'])[['year', 'rank', 'surname', 'points']].reset_index(drop=True)
# case: champions
s = results.merge(races, on='raceId').merge(drivers, on='driverId').groupby(['year', 'surname'])['points'].sum()
result = s.loc[s.groupby(level='year').idxmax()]
# case: champions-dict
s = results.merge(races, on='raceId').groupby(['year', 'driverId'])['points'].sum().reset_index()
best = {}
for _, r in s.iterrows():
    y = int(r['year'])
    if y not in best or r['points'] > best[y][1]:
        best[y] = (int(r['driverId']), r['points'])
result = best
# case: lap-seconds
def to_seconds(t):
    if t is None or t == '\\N' or (isinstance(t, float) and math.isnan(t)):
        return np.nan
    m, s = t.split(':')
    return int(m) * 60 + float(s)
result = results['fastestLapTime'].apply(to_seconds).round(3)
# case: lap-extract
p = results['fastestLapTime'].str.extract(r'^(\d+):(\d+\.\d+)$').astype(float)
result = (p[0] * 60 + p[1]).groupby(results['raceId']).min()
# case: lap-timedelta
t = pd.to_timedelta('00:' + results['fastestLapTime'].replace('\\N', np.nan))
result = t.dt.total_seconds().describe().round(4)
# case: replace-null-marker
r = results.replace({'\\N': None})
result = r['fastestLapTime'].isna().sum(), results['fastestLapTime'].eq('\\N').sum()
# case: winners-never
winners = results.loc[results['position'] == 1, 'driverId'].unique()
result = drivers[~drivers['driverId'].isin(winners)]['forename'].str.cat(drivers['surname'], sep=' ').tolist()
# case: dnf-rate
results['dnf'] = results['position'].isna()
result = results.groupby('driverId')['dnf'].agg(['sum', 'mean']).round(2)
# case: podiums-pivot
r = results.merge(drivers[['driverId', 'surname']])
result = r[r['position'] <= 3].pivot_table(index='surname', columns='position', values='raceId', aggfunc='count', fill_value=0)
# case: pivot-int-columns
r = results.merge(drivers[['driverId', 'surname']])
t = r[r['position'] <= 3].assign(position=lambda d: d['position'].astype(int)).pivot_table(index='surname', columns='position', values='raceId', aggfunc='count', fill_value=0)
t.columns = [f'P{c}' for c in t.columns]
result = t.sort_values(['P1', 'P2'], ascending=False)
# case: wide-points
w = results.pivot(index='driverId', columns='raceId', values='points')
result = w, w.sum(axis=1), w.idxmax(axis=1), w.count(axis=1)
# case: wide-cumsum
w = results.pivot(index='raceId', columns='driverId', values='points').fillna(0).cumsum()
result = w
# case: wide-diff
w = results.pivot(index='raceId', columns='driverId', values='points')
result = w.diff(), w.shift(1).iloc[1]
# case: leader-gap
r = results.dropna(subset=['milliseconds']).copy()
r['gap'] = r['milliseconds'] - r.groupby('raceId')['milliseconds'].transform('min')
r['gap_s'] = (r['gap'] / 1000).map('+{:.3f}'.format)
result = r[['raceId', 'driverId', 'gap_s']]
# case: age-at-race
r = results.merge(races, on='raceId').merge(drivers, on='driverId')
r['age'] = ((pd.to_datetime(r['date']) - pd.to_datetime(r['dob'])).dt.days // 365.25)
result = r.groupby('surname')['age'].max()
# case: youngest
d = drivers.assign(dob=pd.to_datetime(drivers['dob']))
result = d.loc[d['dob'].idxmax(), ['forename', 'dob']].tolist()
# case: race-hour
h = pd.to_datetime(races['time'], format='%H:%M:%S').dt.hour
result = h.mean(), h.tolist(), races.loc[h < 7, 'name'].tolist()
# case: time-compare-text
result = races[(races['time'] > '05:00:00')].sort_values('time')['name'].tolist()
# case: datetime-concat
dt = pd.to_datetime(races['date'] + ' ' + races['time'].fillna('00:00:00'))
result = dt.tolist(), (dt.max() - dt.min()).total_seconds()
# case: reduce-merge
frames = [results, races[['raceId', 'year']], drivers[['driverId', 'nationality']]]
m = reduce(lambda a, b: a.merge(b, how='left'), frames)
result = m.groupby(['nationality', 'year'])['points'].sum().unstack()
# case: multiindex-slicing
m = results.merge(races[['raceId', 'year']]).groupby(['year', 'raceId', 'driverId'])['points'].sum()
result = m.loc[2008].loc[11], m.loc[(2009, slice(None), 2)], m.unstack().loc[2008]
# case: multiindex-xs-frame
m = results.merge(races[['raceId', 'year']]).set_index(['year', 'driverId']).sort_index()
result = m.xs(2, level='driverId')[['points']], m.loc[(2008, 1), 'points'].tolist(), m.index.get_level_values('year').unique().tolist()
# case: multi-reset
m = results.groupby(['driverId', 'status']).size().rename('n').reset_index()
result = m.query('n > 1')
# case: status-group-map
m = results['status'].map(lambda s: 'finished' if s == 'Finished' else ('lapped' if s.startswith('+') else 'out'))
result = m.value_counts().to_dict(), pd.crosstab(results['driverId'], m)
# case: lapped-regex
result = results['status'].str.extract(r'\+(\d+) Lap')[0].astype(float).sum(), results['status'].str.match(r'\+\d').tolist()
# case: consecutive-wins
def streak(s):
    best = cur = 0
    for x in s:
        cur = cur + 1 if x == 1 else 0
        best = max(best, cur)
    return best
result = results.sort_values('raceId').groupby('driverId')['position'].apply(streak)
# case: streak-vector
win = (results['position'] == 1)
grp = (win != win.shift()).cumsum()
result = win.groupby(grp).sum().max(), grp.tolist()
# case: improvement
r = results.sort_values(['driverId', 'raceId'])
r['delta'] = r.groupby('driverId')['position'].diff()
result = r.loc[r['delta'] < 0, ['driverId', 'raceId', 'delta']]
# case: pct-change
r = results.sort_values(['driverId', 'raceId'])
result = r.groupby('driverId')['milliseconds'].pct_change().round(4)
# case: normalize-names
result = (drivers['forename'].str[0] + '. ' + drivers['surname'].str.upper()).tolist(), drivers['surname'].str.len().max(), drivers['forename'].str.normalize('NFKD').str.encode('ascii', errors='ignore').str.decode('utf-8').tolist()
# case: num-formatting
result = drivers['number'].fillna(0).astype(int).astype(str).str.zfill(3).tolist(), drivers['number'].apply(lambda x: f'#{x:.0f}' if pd.notnull(x) else '-').tolist()
# case: int-or-na
result = drivers['number'].astype('Int64'), drivers['number'].astype('Int64').astype(str).tolist()
# case: race-names-common
a = set(races.loc[races['year'] == 2008, 'name'])
b = set(races.loc[races['year'] == 2009, 'name'])
result = sorted(a & b), sorted(a ^ b), a <= b, len(a | b)
# case: both-years-groupby
result = races.groupby('name')['year'].nunique().loc[lambda s: s == races['year'].nunique()].index.tolist()
# case: agg-join-text
result = results.merge(drivers, on='driverId').sort_values('position').groupby('raceId')['surname'].agg(', '.join)
# case: agg-first-last
r = results.merge(races, on='raceId').sort_values('date')
result = r.groupby('driverId').agg(first=('date', 'first'), last=('date', 'last'), n=('raceId', 'size'), best=('position', 'min'))
# case: agg-set-list
result = results.groupby('raceId')['driverId'].agg([list, set, 'nunique'])
# case: agg-tuple
result = results.groupby('driverId')['raceId'].apply(tuple).to_dict()
# case: groupby-ngroup
result = results.groupby('driverId').ngroup().tolist(), results.groupby('raceId').cumcount(ascending=False).tolist()
# case: nth-row
result = results.groupby('raceId').nth(1)[['raceId', 'driverId']], results.groupby('raceId')['driverId'].nth(-1)
# case: first-not-null
result = results.groupby('driverId')[['fastestLapTime', 'milliseconds']].first()
# case: group-describe
result = results.groupby('raceId')['points'].describe().round(2)
# case: group-quantile-list
result = results.groupby('driverId')['milliseconds'].quantile([0.25, 0.75]).unstack()
# case: group-filter-lambda
result = results.groupby('driverId').filter(lambda g: g['points'].sum() > 20)['driverId'].unique().tolist()
# case: group-apply-frame
def top(g, n=1):
    return g.sort_values('points', ascending=False).head(n)
result = results.groupby('raceId', group_keys=False)[['driverId', 'points']].apply(top, n=1)
# case: group-apply-frame-keys
result = results.groupby('raceId')[['driverId', 'points']].apply(lambda g: g.nlargest(2, 'points')).reset_index(level=1, drop=True).reset_index()
# case: transform-rank
results['r'] = results.groupby('raceId')['milliseconds'].rank()
result = results[['raceId', 'driverId', 'r']]
# case: transform-size
result = results[results.groupby('driverId')['raceId'].transform('size') >= 3]['driverId'].value_counts()
# case: transform-first
r = results.sort_values(['raceId', 'position'])
r['winner'] = r.groupby('raceId')['driverId'].transform('first')
result = r[['raceId', 'driverId', 'winner']].head(5)
# case: rolling-points
r = results.sort_values(['driverId', 'raceId'])
r['form'] = r.groupby('driverId')['points'].rolling(window=2, min_periods=1).mean().values
result = r[['driverId', 'raceId', 'form']]
# case: rolling-reset
r = results.sort_values(['driverId', 'raceId'])
r['form'] = r.groupby('driverId')['points'].rolling(2).sum().reset_index(0, drop=True)
result = r[['driverId', 'form']]
# case: expanding-group
result = results.groupby('driverId')['points'].expanding().max()
# case: ewm-simple
result = results['points'].ewm(span=3, adjust=False).mean().round(4).tolist()
# case: shift-fill
result = results.groupby('driverId')['points'].shift(1, fill_value=0).tolist()
# case: cummax-flag
r = results.sort_values('raceId')
result = (r['points'] == r.groupby('driverId')['points'].cummax()).sum()
# case: head-to-head
j = results.merge(results, on='raceId', suffixes=('', '_opp'))
j = j[(j['driverId'] == 1) & (j['driverId_opp'] == 2)]
result = (j['position'] < j['position_opp']).sum(), len(j)
# case: merge-suffix-conflict
m = races.merge(races, on='name', suffixes=('_a', '_b'))
result = m[m['year_a'] < m['year_b']][['name', 'year_a', 'year_b', 'round_a']]
# case: merge-asymmetric
m = drivers.merge(results, how='left').groupby('surname')['raceId'].count().sort_values(ascending=False, kind='mergesort')
result = m
# case: merge-validate-fail
result = results.merge(races, on='raceId', validate='one_to_one')
# case: merge-many-keys
a = results[['raceId', 'driverId', 'points']]
b = pd.DataFrame({'raceId': [10, 10, 99], 'driver': [1, 2, 3], 'bonus': [1, 2, 3]})
result = a.merge(b, left_on=['raceId', 'driverId'], right_on=['raceId', 'driver'], how='outer', indicator=True).query('_merge != "left_only"')
# case: concat-axis1
a = results.groupby('driverId')['points'].sum()
b = results.groupby('driverId')['position'].min().rename('best')
c = results[results['position'] == 1].groupby('driverId').size().rename('wins')
result = pd.concat([a, b, c], axis=1).fillna({'wins': 0})
# case: concat-names
result = pd.concat([races.assign(src='r').iloc[:1, :2], races.assign(src='q').iloc[1:2]], sort=False)
# case: assign-chain-lambda
result = (results.assign(sec=lambda d: d['milliseconds'] / 1000, minute=lambda d: d['sec'] // 60, rest=lambda d: (d['sec'] % 60).round(1))[['minute', 'rest']].dropna().astype({'minute': int}))
# case: cut-minutes
m = results['milliseconds'] / 60000
result = pd.cut(m, bins=[0, 90, 92, 95, 100], labels=['A', 'B', 'C', 'D']).value_counts(dropna=False)
# case: cut-intervals
result = pd.cut(results['points'], 3).value_counts().sort_index()
# case: qcut-labels
result = pd.qcut(results['milliseconds'], 4, labels=['Q1', 'Q2', 'Q3', 'Q4']).tolist()
# case: cut-retbins
c, b = pd.cut(results['points'], bins=2, retbins=True)
result = b.round(2).tolist(), c.astype(str).unique().tolist()
# case: bins-group
result = results.groupby(pd.cut(results['points'], [-1, 0, 8, 10]), observed=True)['driverId'].nunique()
# case: bins-interval-attr
c = pd.cut(results['points'], [-1, 0, 8, 10])
result = [iv.right for iv in c.cat.categories], c.iloc[0].left
# case: value-counts-bins
result = results['points'].value_counts(bins=2)
# case: value-counts-multi
result = results[['driverId', 'status']].value_counts().reset_index(name='n').head(3)
# case: value-counts-loc
vc = results['status'].value_counts()
result = vc['Finished'], vc.get('Nope', 0), vc.index[0], vc.max(), vc[vc > 1].to_dict()
# case: nlargest-idx
s = results.groupby('driverId')['points'].sum()
result = s.nlargest(2).index.tolist(), s.nsmallest(1), s.sort_values().index[-1]
# case: argmax-etc
s = results['milliseconds']
result = s.argmax(), s.idxmin(), np.argmin(s.dropna()), s.dropna().argsort().tolist()
# case: mode-per-group
result = results.groupby('driverId')['status'].agg(lambda s: s.mode().iloc[0]), results.groupby('driverId')['status'].apply(lambda s: s.value_counts().index[0])
# case: string-case
result = races['name'].str.replace(' Grand Prix', '').str.lower().tolist(), races['name'].str.split().str[0].tolist(), races['name'].str.contains('austral', case=False).sum(), races['name'].str.startswith(('A', 'B')).tolist()
# case: string-padding
result = drivers['surname'].str.pad(10, side='left', fillchar='.').tolist(), drivers['surname'].str.center(11, '*').tolist(), drivers['surname'].str.slice(0, 3).tolist()
# case: string-counts
result = drivers['surname'].str.count('[aeiou]').tolist(), drivers['surname'].str.find('s').tolist(), drivers['nationality'].str.isalpha().all()
# case: get-dummies-status
result = pd.get_dummies(results['status']).sum(), pd.get_dummies(results[['driverId', 'status']], columns=['status'], prefix='st').columns.tolist()
# case: factorize
c, u = pd.factorize(results['status'])
result = c.tolist(), u.tolist()
# case: sort-nulls
result = results.sort_values('position', na_position='first')['driverId'].tolist(), results.sort_values(['position', 'points'], ascending=[True, False]).index.tolist()
# case: sort-by-len
result = races.sort_values('name', key=lambda s: s.str.len())['raceId'].tolist(), sorted(races['name'].unique(), key=len, reverse=True)
# case: iloc-edges
result = races.iloc[[0, -1]]['name'].tolist(), races.iloc[::2].index.tolist(), races.iloc[1:3, 0].sum(), races.iloc[-1]['year']
# case: squeeze-item
result = races.loc[races['raceId'] == 12, 'name'].item(), races.loc[races['raceId'] == 12, 'name'].values[0], races[races['raceId'] == 12]['name'].squeeze()
# case: item-error
result = races.loc[races['year'] == 2009, 'name'].item()
# case: deque-window
d = deque(maxlen=2)
out = []
for p in results['points'].head(4):
    d.append(p)
    out.append(sum(d) / len(d))
result = out
# case: nested-dict
nested = defaultdict(dict)
for r in results.head(4).itertuples():
    nested[r.raceId][r.driverId] = r.points
result = pd.DataFrame(nested)
# case: dict-merge
a = dict(zip(drivers['driverId'], drivers['surname']))
b = {1: 'HAM', 9: 'NEW'}
result = {**a, **b}, a | b, {v: k for k, v in a.items()}
# case: string-join-numbers
result = '-'.join(results['driverId'].astype(str).unique()), ';'.join(f'{k}={v}' for k, v in sorted(results['driverId'].value_counts().items()))
