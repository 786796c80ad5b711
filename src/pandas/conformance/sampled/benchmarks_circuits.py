import pandas as pd
import numpy as np
import re
import datetime

# Formula 1
circuits_df = pd.DataFrame({
    'circuitId': [1, 2, 6, 9, 14],
    'circuitRef': ['albert_park', 'sepang', 'monaco', 'silverstone', 'monza'],
    'name': ['Albert Park Grand Prix Circuit', 'Sepang International Circuit', 'Circuit de Monaco', 'Silverstone Circuit', 'Autodromo Nazionale di Monza'],
    'location': ['Melbourne', 'Kuala Lumpur', 'Monte-Carlo', 'Silverstone', 'Monza'],
    'country': ['Australia', 'Malaysia', 'Monaco', 'UK', 'Italy'],
    'lat': [-37.8497, 2.76083, 43.7347, 52.0786, 45.6156],
    'lng': [144.968, 101.738, 7.42056, -1.01694, 9.28111],
})

races_df = pd.DataFrame({
    'raceId': [1, 2, 6, 18, 19, 23, 26, 31],
    'year': [2009, 2009, 2009, 2008, 2008, 2008, 2008, 2008],
    'round': [1, 2, 6, 1, 2, 6, 9, 14],
    'circuitId': [1, 2, 6, 1, 2, 6, 9, 14],
    'name': ['Australian Grand Prix', 'Malaysian Grand Prix', 'Monaco Grand Prix', 'Australian Grand Prix', 'Malaysian Grand Prix',
             'Monaco Grand Prix', 'British Grand Prix', 'Italian Grand Prix'],
    'date': ['2009-03-29', '2009-04-05', '2009-05-24', '2008-03-16', '2008-03-23', '2008-05-25', '2008-07-06', '2008-09-14'],
    'time': ['06:00:00', '09:00:00', '12:00:00', '04:30:00', '07:00:00', '12:00:00', None, None],
})

drivers_df = pd.DataFrame({
    'driverId': [1, 2, 4, 5, 8, 18, 22, 20],
    'driverRef': ['hamilton', 'heidfeld', 'alonso', 'kovalainen', 'raikkonen', 'button', 'barrichello', 'vettel'],
    'number': [44.0, np.nan, 14.0, np.nan, 7.0, 22.0, np.nan, 5.0],
    'code': ['HAM', 'HEI', 'ALO', 'KOV', 'RAI', 'BUT', 'BAR', 'VET'],
    'forename': ['Lewis', 'Nick', 'Fernando', 'Heikki', 'Kimi', 'Jenson', 'Rubens', 'Sebastian'],
    'surname': ['Hamilton', 'Heidfeld', 'Alonso', 'Kovalainen', 'Räikkönen', 'Button', 'Barrichello', 'Vettel'],
    'dob': ['1985-01-07', '1977-05-10', '1981-07-29', '1981-10-19', '1979-10-17', '1980-01-19', '1972-05-23', '1987-07-03'],
    'nationality': ['British', 'German', 'Spanish', 'Finnish', 'Finnish', 'British', 'Brazilian', 'German'],
})

results_df = pd.DataFrame({
    'resultId': [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12],
    'raceId': [18, 18, 18, 18, 19, 19, 19, 1, 1, 1, 26, 26],
    'driverId': [1, 2, 5, 8, 8, 2, 1, 18, 22, 1, 1, 2],
    'constructorId': [1, 2, 1, 6, 6, 2, 1, 23, 23, 1, 1, 2],
    'grid': [1, 5, 3, 15, 2, 5, 9, 1, 2, 18, 4, 5],
    'position': ['1', '2', '5', None, '1', '6', '5', '1', '2', None, '1', '2'],
    'positionText': ['1', '2', '5', 'R', '1', '6', '5', '1', '2', 'D', '1', '2'],
    'points': [10.0, 8.0, 4.0, 0.0, 10.0, 3.0, 4.0, 10.0, 8.0, 0.0, 10.0, 8.0],
    'laps': [58, 58, 58, 53, 56, 56, 56, 58, 58, 58, 60, 60],
    'time': ['1:34:50.616', '+5.478', '+18.014', None, '1:31:18.555', '+49.833', '+46.548', '1:34:15.784', '+0.807', None, '1:39:09.440', '+68.577'],
    'fastestLapTime': ['1:27.452', '1:27.739', '1:27.418', '1:27.903', '1:35.405', '1:35.366', '1:35.462', '1:28.020', '1:29.066', None, '1:32.817', '1:33.757'],
    'fastestLapSpeed': ['218.300', '217.586', '218.385', '217.180', '209.158', '209.244', '209.033', '216.891', '214.344', None, '199.398', '197.399'],
    'rank': ['2', '3', '1', '5', '2', '1', '3', '3', '14', None, '3', '6'],
    'statusId': [1, 1, 1, 5, 1, 1, 1, 1, 1, 2, 1, 1],
})

qualifying_df = pd.DataFrame({
    'qualifyId': [1, 2, 3, 4, 5, 6, 7],
    'raceId': [18, 18, 18, 18, 26, 26, 26],
    'driverId': [1, 2, 5, 8, 5, 1, 2],
    'position': [1, 5, 3, 16, 1, 4, 5],
    'q1': ['1:26.572', '1:25.960', '1:25.664', '1:26.140', '1:19.957', '1:20.288', '1:20.770'],
    'q2': ['1:25.187', '1:25.518', '1:25.452', None, '1:19.597', '1:19.537', '1:19.802'],
    'q3': ['1:26.714', '1:27.236', '1:27.079', '', '1:21.049', '1:21.835', ' '],
})

laptimes_df = pd.DataFrame({
    'raceId': [18, 18, 18, 18, 18, 18, 19, 19, 19],
    'driverId': [1, 1, 1, 2, 2, 2, 8, 8, 8],
    'lap': [1, 2, 3, 1, 2, 3, 1, 2, 3],
    'time': ['1:39.019', '1:33.006', '1:33.075', '1:41.103', '1:33.713', '2:07.803', '1:40.450', '1:38.114', None],
    'milliseconds': [99019, 93006, 93075, 101103, 93713, 127803, 100450, 98114, np.nan],
})

pitstops_df = pd.DataFrame({
    'raceId': [841, 841, 841, 841, 842],
    'driverId': [1, 1, 4, 20, 1],
    'stop': [1, 2, 1, 1, 1],
    'lap': [16, 36, 15, 14, 12],
    'time': ['17:28:24', '18:00:37', '17:26:37', '17:25:17', '16:19:55'],
    'duration': ['23.227', '23.199', '23.213', '22.603', '1:02.451'],
})
# case: lap-time-to-seconds
def to_seconds(s):
    if s is None or (isinstance(s, float) and np.isnan(s)):
        return np.nan
    m, sec = s.split(':')
    return int(m) * 60 + float(sec)

lt = laptimes_df.copy()
lt['seconds'] = lt['time'].apply(to_seconds)
result = lt.groupby(['raceId', 'driverId'])['seconds'].agg(best='min', avg='mean', laps='count').round(3).reset_index()
# case: race-winner-gap
winners = results_df[results_df['position'] == '1'][['raceId', 'driverId', 'time']]
second = results_df[results_df['time'].str.startswith('+', na=False)].copy()
second['gap'] = second['time'].str.lstrip('+').astype(float)
gap = second.groupby('raceId', as_index=False)['gap'].min()
result = (winners.merge(gap, on='raceId', how='left')
                 .merge(races_df[['raceId', 'year', 'name']], on='raceId')
                 .merge(drivers_df[['driverId', 'surname']], on='driverId')
                 .loc[:, ['year', 'name', 'surname', 'time', 'gap']]
                 .sort_values('gap'))
# case: q3-top3-monaco-style
q = qualifying_df.copy()
q['q3'] = q['q3'].str.strip().replace('', None)
parts = q['q3'].str.extract(r'(?P<m>\d+):(?P<s>\d+)\.(?P<ms>\d+)')
q['q3_ms'] = parts['m'].astype(float) * 60000 + parts['s'].astype(float) * 1000 + parts['ms'].astype(float)
q = q.dropna(subset=['q3_ms'])
q['rank_q3'] = q.groupby('raceId')['q3_ms'].rank(method='first')
result = q[q['rank_q3'] <= 2].merge(drivers_df, on='driverId')[['raceId', 'code', 'q3', 'rank_q3']].sort_values(['raceId', 'rank_q3']).reset_index(drop=True)
# case: driver-age-at-race
r = results_df.merge(races_df[['raceId', 'date', 'name']], on='raceId').merge(drivers_df[['driverId', 'forename', 'surname', 'dob']], on='driverId')
r['date'] = pd.to_datetime(r['date'])
r['dob'] = pd.to_datetime(r['dob'])
had_bday = (r['date'].dt.month * 100 + r['date'].dt.day) >= (r['dob'].dt.month * 100 + r['dob'].dt.day)
r['age'] = r['date'].dt.year - r['dob'].dt.year - (~had_bday).astype(int)
r['driver'] = r['forename'] + ' ' + r['surname']
result = r.drop_duplicates(subset=['driver', 'age'])[['driver', 'name', 'age']].sort_values(['age', 'driver'], ascending=[False, True])
# case: disqualified-and-retired-count
status_df = pd.DataFrame({'statusId': [1, 2, 5], 'status': ['Finished', 'Disqualified', 'Engine']})
m = results_df.merge(status_df, on='statusId', how='left')
result = m.groupby('status').size().to_frame('n').assign(share=lambda d: (d.n / d.n.sum()).map('{:.1%}'.format))
# case: cumulative-championship
pts = results_df.merge(races_df, on='raceId', suffixes=('', '_race')).query('year == 2008').sort_values('round')
table = pts.pivot_table(index='driverId', columns='round', values='points', aggfunc='sum').fillna(0).cumsum(axis=1)
table.index = table.index.map(drivers_df.set_index('driverId')['code'])
result = table.sort_values(table.columns[-1], ascending=False)
# case: fastest-lap-speed-max
res = results_df.copy()
res['fastestLapSpeed'] = pd.to_numeric(res['fastestLapSpeed'], errors='coerce')
i = res['fastestLapSpeed'].idxmax()
row = res.loc[i]
race = races_df.loc[races_df['raceId'] == row['raceId']].iloc[0]
drv = drivers_df.loc[drivers_df['driverId'] == row['driverId']].iloc[0]
result = {'race': f"{race['year']} {race['name']}", 'driver': drv['surname'], 'speed': float(row['fastestLapSpeed'])}
# case: hemisphere-of-circuits
c = circuits_df.copy()
c['hemisphere'] = np.select(
    [(c['lat'] >= 0) & (c['lng'] >= 0), (c['lat'] >= 0) & (c['lng'] < 0), c['lat'] < 0],
    ['NE', 'NW', 'South'],
    default='?')
c['coordinates'] = c.apply(lambda r: f"({r['lat']:.2f}, {r['lng']:.2f})", axis=1)
races_per = races_df.groupby('circuitId').size().rename('n_races')
result = c.join(races_per, on='circuitId')[['name', 'country', 'hemisphere', 'coordinates', 'n_races']]
# case: pit-stop-duration-mixed
p = pitstops_df.copy()
has_min = p['duration'].str.contains(':')
p['dur_s'] = 0.0
p.loc[~has_min, 'dur_s'] = p.loc[~has_min, 'duration'].astype(float)
p.loc[has_min, 'dur_s'] = p.loc[has_min, 'duration'].map(lambda v: sum(float(a) * b for a, b in zip(v.split(':'), (60, 1))))
p['hour'] = pd.to_datetime(p['time'], format='%H:%M:%S').dt.hour
result = p.merge(drivers_df[['driverId', 'code']], on='driverId').groupby(['code', 'hour'])['dur_s'].mean().unstack('hour')
# case: grid-to-finish-gain
g = results_df[['raceId', 'driverId', 'grid', 'position']].copy()
g['position'] = g['position'].astype('float').astype('Int64')
g['gain'] = g['grid'] - g['position']
g = g.sort_values('gain', ascending=False, na_position='last')
result = g.head(5)
# case: winner-total-time-timedelta
w = results_df[results_df['position'].eq('1')].copy()
w['td'] = pd.to_timedelta(w['time'])
w['minutes'] = w['td'].dt.total_seconds() / 60
w['avg_lap'] = (w['td'] / w['laps']).dt.total_seconds().round(3)
result = w[['raceId', 'driverId', 'minutes', 'avg_lap']]
# case: british-drivers-born-1980s-podiums
brit = drivers_df[(drivers_df['nationality'] == 'British') & drivers_df['dob'].between('1980-01-01', '1989-12-31')]
pod = results_df[results_df['position'].isin(['1', '2', '3'])]
cnt = pod[pod['driverId'].isin(brit['driverId'])].groupby('driverId')['raceId'].nunique()
total = results_df.groupby('driverId')['raceId'].nunique()
out = pd.concat([cnt.rename('podiums'), total.rename('starts')], axis=1, join='inner')
out['rate'] = out['podiums'].div(out['starts']).mul(100).round(1).astype(str) + '%'
result = out.rename(index=dict(zip(drivers_df['driverId'], drivers_df['surname'])))
