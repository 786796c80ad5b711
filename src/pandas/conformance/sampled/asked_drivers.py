import pandas as pd
import numpy as np
import re

drivers = pd.DataFrame({
    'driverId': [1, 3, 4, 8, 13, 18, 20, 99],
    'driverRef': ['hamilton', 'rosberg', 'alonso', 'raikkonen', 'massa', 'button', 'vettel', 'ghost'],
    'forename': ['Lewis', 'Nico', 'Fernando', 'Kimi', 'Felipe', 'Jenson', 'Sebastian', None],
    'surname': ['Hamilton', 'Rosberg', 'Alonso', 'Räikkönen', 'Massa', 'Button', 'Vettel', 'Ghost'],
    'number': ['44', '6', '14', '7', '19', '22', '5', ''],
    'dob': ['1985-01-07', '1985-06-27', '1981-07-29', '1979-10-17', '1981-04-25', '1980-01-19', '1987-07-03', None],
    'nationality': ['British', 'German', 'Spanish', 'Finnish', 'Brazilian', 'British', 'German', None],
})
races = pd.DataFrame({
    'raceId': [18, 19, 20, 21, 45],
    'year': [2008, 2008, 2008, 2009, 2009],
    'round': [1, 2, 3, 1, 2],
    'name': ['Australian Grand Prix', 'Malaysian Grand Prix', 'Bahrain Grand Prix', 'Australian Grand Prix', 'Monaco Grand Prix'],
    'date': ['2008-03-16', '2008-03-23', '2008-04-06', '2009-03-29', '2009-05-24'],
    'time': ['04:30:00', '07:00:00', None, '06:00:00', '12:00:00'],
})
results = pd.DataFrame({
    'resultId': list(range(1, 17)),
    'raceId': [18, 18, 18, 18, 19, 19, 19, 19, 20, 20, 20, 21, 21, 21, 45, 77],
    'driverId': [1, 3, 4, 8, 8, 1, 13, 3, 13, 8, 1, 18, 20, 4, 18, 1],
    'grid': [1, 7, 11, 15, 2, 9, 1, 16, 2, 4, 3, 1, 3, 10, 1, 0],
    'position': [1, 3, 4, np.nan, 1, 5, np.nan, 14, 1, 2, 13, 1, np.nan, 5, 1, np.nan],
    'points': [10.0, 6.0, 5.0, 1.0, 10.0, 4.0, 0.0, 0.0, 10.0, 8.0, 0.0, 10.0, 0.0, 4.0, 10.0, 0.0],
    'laps': [58, 58, 58, 53, 56, 56, 30, 56, 57, 57, 56, 58, 56, 58, 78, 0],
    'time': ['1:34:50.616', '+8.163', '+17.181', None, '1:31:18.555', '+46.548', None, None, '1:31:06.970', '+3.339', None, '1:34:15.784', None, '+4.879', '1:40:44.282', None],
    'fastestLapTime': ['1:27.452', '1:28.090', '1:28.603', '1:27.903', '1:35.405', '1:35.462', None, '1:36.2', '1:33.600', '1:33.193', '1:34.0', '1:28.020', '1:27.508', '1:28.712', '1:15.154', ''],
    'status': ['Finished', 'Finished', 'Finished', 'Engine', 'Finished', 'Finished', 'Spun off', 'Finished', 'Finished', 'Finished', '+1 Lap', 'Finished', 'Collision', 'Finished', 'Finished', 'Disqualified'],
})

# case: pct-german-born-after-1985
# Percentage of German drivers among those born after 1980
born = drivers[drivers['dob'] > '1980-12-31']
result = (born['nationality'] == 'German').mean() * 100
# case: champion-lap-seconds-average
def to_seconds(t):
    if not isinstance(t, str) or t == '':
        return np.nan
    mm, ss = t.split(':')
    return int(mm) * 60 + float(ss)
results['sec'] = results['fastestLapTime'].map(to_seconds)
result = results.groupby('raceId')['sec'].mean().round(3)
# case: winner-time-vs-last-finisher-pct
# evidence: how much faster in percentage is the champion than the driver who finished last with a recorded time
r = results[(results['raceId'] == 18) & results['time'].notna()].sort_values('position')
def champ(t):
    h, m, s = t.split(':')
    return int(h) * 3600 + int(m) * 60 + float(s)
base = champ(r.iloc[0]['time'])
gap = float(r.iloc[-1]['time'].lstrip('+'))
result = round(gap * 100 / (base + gap), 6)
# case: standings-with-ties
pts = results.groupby('driverId', as_index=False)['points'].sum()
pts['rank'] = pts['points'].rank(method='min', ascending=False).astype(int)
result = pts.merge(drivers[['driverId', 'surname']], on='driverId', how='left').sort_values(['rank', 'surname']).reset_index(drop=True)
# case: youngest-driver-full-name
d = drivers.copy()
d['dob'] = pd.to_datetime(d['dob'])
y = d.loc[d['dob'].idxmax()]
result = f"{y['forename']} {y['surname']}"
# case: age-at-race-day
x = results.merge(drivers, on='driverId').merge(races, on='raceId', suffixes=('_res', '_race'))
x['age'] = ((pd.to_datetime(x['date']) - pd.to_datetime(x['dob'])) / np.timedelta64(1, 'D') // 365.25).astype(int)
result = x[x['position'] == 1][['surname', 'name', 'age']]
# case: disqualified-or-accident-ratio
mask = ~results['status'].str.match(r'^(Finished|\+\d+ Laps?)$')
result = mask.sum() / len(results)
# case: finish-rate-having
fr = results.assign(fin=results['time'].notnull()).groupby('driverId')['fin'].agg(['mean', 'size'])
fr = fr.query('size >= 2 and mean > 0.5')
result = fr.index.map(drivers.set_index('driverId')['surname']).tolist()
# case: grid-gain-top3
g = results.dropna(subset=['position']).assign(gain=lambda t: t['grid'] - t['position'])
result = g.nlargest(3, 'gain', keep='all')[['driverId', 'raceId', 'gain']]
# case: pole-to-win-pct
wins = results.loc[results['position'] == 1]
result = '{:.1f}%'.format(wins['grid'].eq(1).mean() * 100)
# case: number-as-text-trap
result = drivers.sort_values('number')['surname'].head(3).tolist()
# case: number-to-int-error
drivers['number'] = drivers['number'].astype(int)
result = drivers.sort_values('number')['surname'].head(3).tolist()
# case: number-to-nullable
n = pd.to_numeric(drivers['number'], errors='coerce').astype('Int64')
result = drivers.assign(number=n).loc[n > 10, ['surname', 'number']]
# case: races-australian-by-year
aus = races[races['name'].str.startswith('Australian')]
result = aus.set_index('year')[['raceId', 'date']].T
# case: points-pivot-season
z = results.merge(races[['raceId', 'year']], on='raceId')
result = z.pivot_table(index='driverId', columns='year', values='points', aggfunc='sum', margins=True)
# case: cumulative-points-2008
z = results.merge(races, on='raceId').query('year == 2008').sort_values(['driverId', 'round'])
z['cum'] = z.groupby('driverId')['points'].cumsum()
result = z.pivot(index='round', columns='driverId', values='cum').ffill().fillna(0)
# case: race-time-before-seven
t = pd.to_timedelta(races['time'])
result = races.loc[t <= pd.Timedelta(hours=6), 'raceId'].tolist()
# case: drivers-never-won
winners = results.loc[results['position'].eq(1), 'driverId'].unique()
result = drivers[~drivers.driverId.isin(winners)].surname.str.upper().tolist()
# case: fastest-lap-per-race-holder
res = results.copy()
res['sec'] = res['fastestLapTime'].apply(lambda s: float(s[0]) * 60 + float(s[2:]) if s else None)
best = res.loc[res.groupby('raceId')['sec'].transform('min') == res['sec']]
result = best[['raceId', 'driverId', 'sec']]
# case: nationality-most-points
q = (results.merge(drivers, how='inner', on='driverId')
            .groupby('nationality')['points'].sum()
            .sort_values(ascending=False))
result = (q.index[0], q.iloc[0], (q / q.sum() * 100).round(2).to_dict())
# case: average-laps-between-rounds
b = results['raceId'].between(18, 20, inclusive='left')
result = results[b].groupby('raceId').laps.agg(lambda s: s.max() - s.min())
# case: surname-regex-vowel-end
result = [s for s in drivers['surname'] if re.search(r'[aeiou]n$', s)]
