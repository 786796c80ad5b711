import pandas as pd
import numpy as np
import re
import math
import datetime
from collections import Counter, defaultdict

drivers_df = pd.DataFrame({
    'driverId': [1, 2, 3, 4, 5, 8, 20],
    'driverRef': ['hamilton', 'heidfeld', 'rosberg', 'alonso', 'kovalainen', 'raikkonen', 'vettel'],
    'number': [44.0, None, 6.0, 14.0, None, 7.0, 5.0],
    'code': ['HAM', 'HEI', 'ROS', 'ALO', 'KOV', 'RAI', 'VET'],
    'forename': ['Lewis', 'Nick', 'Nico', 'Fernando', 'Heikki', 'Kimi', 'Sebastian'],
    'surname': ['Hamilton', 'Heidfeld', 'Rosberg', 'Alonso', 'Kovalainen', 'Räikkönen', 'Vettel'],
    'dob': ['1985-01-07', '1977-05-10', '1985-06-27', '1981-07-29', '1981-10-19', '1979-10-17', '1987-07-03'],
    'nationality': ['British', 'German', 'German', 'Spanish', 'Finnish', 'Finnish', 'German']
})

races_df = pd.DataFrame({
    'raceId': [18, 19, 20, 21],
    'year': [2008, 2008, 2008, 2009],
    'round': [1, 2, 3, 1],
    'name': ['Australian Grand Prix', 'Malaysian Grand Prix', 'Bahrain Grand Prix', 'Australian Grand Prix'],
    'date': ['2008-03-16', '2008-03-23', '2008-04-06', '2009-03-29'],
    'time': ['04:30:00', '07:00:00', None, '06:00:00']
})

results_df = pd.DataFrame({
    'resultId': [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11],
    'raceId': [18, 18, 18, 18, 19, 19, 19, 20, 20, 21, 21],
    'driverId': [1, 2, 3, 4, 8, 5, 1, 2, 8, 20, 1],
    'grid': [1, 5, 7, 11, 2, 8, 9, 6, 2, 3, 18],
    'positionText': ['1', '2', '3', '4', '1', '3', '5', '3', '2', 'R', '3'],
    'points': [10, 8, 6, 5, 10, 6, 4, 6, 8, 0, 6],
    'time': ['1:34:50.616', '+5.478', '+8.163', '+17.181', '1:31:18.555', '+38.450', '+46.548', '+8.409', '+4.998', None, '+4.435'],
    'fastestLapTime': ['1:27.452', '1:27.739', '1:28.090', '1:28.603', '1:35.405', '1:35.922', '1:35.462', '1:33.193', '1:33.600', '\\N', '1:29.020'],
    'statusId': [1, 1, 1, 1, 1, 1, 1, 1, 1, 4, 1]
})
# case: points-per-driver-dict
points = {}
for d, p in zip(results_df['driverId'].values, results_df['points'].values):
    points[d] = points.get(d, 0) + p
driver_names = {}
for i in range(0, len(drivers_df)):
    driver_names[drivers_df.iloc[i]['driverId']] = drivers_df.iloc[i]['forename'] + ' ' + drivers_df.iloc[i]['surname']
data = []
for k in points:
    data.append([driver_names[k], points[k]])
result = pd.DataFrame(data, columns=['driver', 'points']).sort_values(['points', 'driver'], ascending=[False, True]).reset_index(drop=True)
# case: youngest-german-driver
g = drivers_df[drivers_df.nationality == 'German'].sort_values('dob', ascending=False).head(1)
result = g['forename'].values[0] + ' ' + g['surname'].values[0]
# case: fastest-lap-to-seconds
def sec(t):
    try:
        m, s = t.split(':')
        return int(m) * 60 + float(s)
    except Exception as e:
        return None
results_df['lap_sec'] = results_df['fastestLapTime'].apply(sec)
fastest = results_df.loc[results_df.groupby('raceId')['lap_sec'].idxmin()]
fastest = fastest.merge(races_df[['raceId', 'name', 'year']], on='raceId')
result = fastest[['year', 'name', 'driverId', 'lap_sec']]
# case: winner-per-race-position-int
results_df['pos'] = results_df['positionText'].apply(lambda x: int(x) if x.isdigit() else 999)
r = results_df.sort_values(['raceId', 'pos']).drop_duplicates('raceId')
result = r[['raceId', 'driverId', 'pos']]
# case: age-at-race
m = results_df.merge(races_df, on='raceId').merge(drivers_df, on='driverId')
m['age'] = m['date'].str[:4].astype(int) - m['dob'].str[:4].astype(int)
result = m.groupby('surname').agg(min_age=('age', 'min'), max_age=('age', 'max')).reset_index()
# case: finish-rate-nationality
total = Counter()
fin = Counter()
nat = drivers_df.set_index('driverId')['nationality']
for i, row in results_df.iterrows():
    n = nat[row['driverId']]
    total[n] += 1
    if row['positionText'] != 'R':
        fin[n] += 1
result = pd.DataFrame([(n, str(round(fin[n] / total[n] * 100, 1)) + '%') for n in sorted(total)], columns=['nationality', 'rate'])
# case: driver-number-int-confusion
nums = drivers_df['number'].tolist()
drivers_df['number'] = [int(n) if not math.isnan(n) else None for n in nums]
result = drivers_df[drivers_df['number'] > 6][['code', 'number']]
# case: race-without-time
mask = races_df['time'] == None
if mask.sum() == 0:
    mask = races_df['time'].isna()
result = races_df[mask]['name'].tolist()
# case: time-column-after-merge-wrong-name
m = pd.merge(results_df, races_df, how='inner', on='raceId')
try:
    result = m[['raceId', 'time']]
except KeyError:
    result = m[['raceId', 'time_x', 'time_y']].head(5)
# case: gap-behind-winner-average
gaps = []
for t in results_df['time'].dropna().tolist():
    if t.startswith('+'):
        gaps.append(float(t[1:]))
arr = np.array(gaps)
result = pd.DataFrame({'n': [len(arr)], 'avg_gap': [np.mean(arr).round(3)], 'max_gap': [arr.max()]})
# case: grid-vs-finish-gain
res = results_df[results_df['positionText'] != 'R'].copy()
res['gain'] = res['grid'] - res['positionText'].astype(int)
avg = res.groupby('driverId')['gain'].mean()
best_driver = avg[avg == avg.max()].index[0]
result = drivers_df.loc[drivers_df['driverId'] == best_driver, ['code', 'surname']]
# case: grand-prix-held-multiple-years
names = races_df.groupby('name')['year'].unique()
lst = []
for n in names.index:
    if len(names[n]) > 1:
        lst.append([n, ','.join([str(y) for y in names[n]])])
result = pd.DataFrame(lst, columns=['name', 'years'])
# case: born-between-years-query
drivers_df['birth_year'] = drivers_df['dob'].apply(lambda x: x.split('-')[0])
result = drivers_df.query("birth_year >= '1980' and birth_year <= '1985'")[['surname', 'birth_year']].sort_values('birth_year', kind='stable')
# case: cumulative-points-hamilton
ham = results_df[results_df['driverId'] == drivers_df[drivers_df['driverRef'] == 'hamilton']['driverId'].iloc[0]]
ham = ham.merge(races_df[['raceId', 'date']])
ham = ham.sort_values('date')
ham['cum'] = np.cumsum(ham['points'].values)
ham['label'] = ham.apply(lambda r: f"{r['date']}: {r['cum']}", axis=1)
result = ham[['date', 'points', 'cum', 'label']]
