import pandas as pd
import numpy as np

drivers_df = pd.DataFrame({
    'driverId': [1, 2, 3, 4, 5, 6],
    'driverRef': ['hamilton', 'heidfeld', 'rosberg', 'alonso', 'kovalainen', 'nakajima'],
    'number': [44.0, np.nan, 6.0, 14.0, np.nan, np.nan],
    'code': ['HAM', 'HEI', 'ROS', 'ALO', 'KOV', None],
    'forename': ['Lewis', 'Nick', 'Nico', 'Fernando', 'Heikki', 'Kazuki '],
    'surname': ['Hamilton', 'Heidfeld', 'Rosberg', 'Alonso', 'Kovalainen', 'nakajima'],
    'dob': ['1985-01-07', '1977-05-10', '1985-06-27', '1981-07-29', '1981-10-19', None],
    'nationality': ['British', 'German', 'German', 'Spanish', 'Finnish', 'Japanese'],
})

races_df = pd.DataFrame({
    'raceId': [18, 19, 20, 21, 22],
    'year': [2008, 2008, 2008, 2009, 2009],
    'round': [1, 2, 3, 1, 2],
    'circuitId': [1, 2, 3, 1, 2],
    'name': ['Australian Grand Prix', 'Malaysian Grand Prix', 'Bahrain Grand Prix', 'Australian Grand Prix', 'Malaysian Grand Prix'],
    'date': ['2008-03-16', '2008-03-23', '2008-04-06', '2009-03-29', '2009-04-05'],
    'time': ['04:30:00', '07:00:00', None, '06:00:00', '09:00:00'],
})

results_df = pd.DataFrame({
    'resultId': list(range(1, 13)),
    'raceId': [18, 18, 18, 18, 19, 19, 19, 20, 20, 21, 21, 22],
    'driverId': [1, 2, 3, 4, 1, 4, 5, 2, 3, 1, 4, 6],
    'grid': [1, 5, 7, 11, 9, 7, 8, 6, 8, 18, 10, 0],
    'position': ['1', '2', '3', '4', '5', '8', '3', '4', '\\N', None, '5', '\\N'],
    'points': [10.0, 8.0, 6.0, 5.0, 4.0, 1.0, 6.0, 5.0, 0.0, 0.0, 4.0, 0.0],
    'laps': [58, 58, 58, 58, 56, 56, 56, 57, 41, 58, 58, 24],
    'time': ['1:34:50.616', '+5.478', '+8.163', '+17.181', '+46.548', '+70.041', '+38.450', '+8.409', None, None, '+4.879', None],
    'fastestLapTime': ['1:27.452', '1:27.739', '1:28.090', '1:28.603', '1:35.462', '1:36.500', '1:35.922', '1:33.772', '1:34.100', '1:29.020', '1:28.712', ''],
    'fastestLapSpeed': ['218.300', '217.586', '216.719', '215.464', '209.033', '206.8', '208.031', '207.748', '206.9', '214.4', '215.199', None],
    'statusId': [1, 1, 1, 1, 1, 1, 1, 1, 5, 2, 1, 20],
})

lapTimes_df = pd.DataFrame({
    'raceId': [18] * 8,
    'driverId': [1, 1, 1, 2, 2, 2, 3, 3],
    'lap': [1, 2, 3, 1, 2, 3, 1, 2],
    'position': [1, 1, 1, 3, 3, 2, 2, 2],
    'milliseconds': [98109, 93006, 92713, 103567, 95112, 94979, 101000, 95112],
})

circuits_df = pd.DataFrame({
    'circuitId': [1, 2, 3, 4],
    'name': ['Albert Park Grand Prix Circuit', 'Sepang International Circuit', 'Bahrain International Circuit', 'Circuit de Barcelona-Catalunya'],
    'location': ['Melbourne', 'Kuala Lumpur', 'Sakhir', 'Montmeló'],
    'country': ['Australia', 'Malaysia', 'Bahrain', 'Spain'],
    'lat': [-37.8497, 2.76083, 26.0325, 41.57],
})
# case: finish-rate-percent
r = results_df.merge(races_df[['raceId', 'year', 'name']], on='raceId')
out = r.groupby(['year', 'name']).apply(lambda g: g['time'].notna().sum() * 100.0 / len(g), include_groups=False)
result = out.reset_index(name='finish_pct')
# case: laptime-to-seconds
x = results_df[results_df['fastestLapTime'].str.contains(':')].copy()
parts = x['fastestLapTime'].str.split(':', expand=True)
x['seconds'] = parts[0].astype(int) * 60 + parts[1].astype(float)
best = x.loc[x.groupby('raceId')['seconds'].idxmin(), ['raceId', 'driverId', 'seconds']]
result = best.merge(drivers_df[['driverId', 'surname']], on='driverId').sort_values('raceId').reset_index(drop=True)
# case: champion-vs-last-time-gap
race = results_df.query('raceId == 18')
def to_sec(t):
    if t is None or pd.isna(t):
        return np.nan
    if t.startswith('+'):
        return float(t[1:])
    h, m, s = t.split(':')
    return int(h) * 3600 + int(m) * 60 + float(s)
secs = race['time'].map(to_sec)
champ = secs.iloc[0]
last_gap = secs.iloc[1:].max()
result = round(last_gap / (champ + last_gap) * 100, 4)
# case: age-at-race-years
a = (results_df[['raceId', 'driverId']]
     .merge(drivers_df[['driverId', 'forename', 'surname', 'dob']], on='driverId')
     .merge(races_df[['raceId', 'date']], on='raceId'))
a['dob'] = pd.to_datetime(a['dob'], errors='coerce')
a['date'] = pd.to_datetime(a['date'])
a['age'] = ((a['date'] - a['dob']).dt.days // 365.25)
a['driver'] = a['forename'].str.strip() + ' ' + a['surname'].str.title()
result = a.groupby('driver', as_index=False)['age'].min().sort_values(['age', 'driver']).reset_index(drop=True)
# case: position-null-marker
p = results_df.copy()
p['position'] = pd.to_numeric(p['position'].replace('\\N', np.nan))
p['status'] = np.where(p['position'].isnull(), 'DNF', np.where(p['position'] <= 3, 'Podium', 'Finished'))
result = p.pivot_table(index='driverId', columns='status', values='resultId', aggfunc='count', fill_value=0)
# case: full-name-clean
d = drivers_df.copy()
d['full_name'] = d['forename'].str.strip().str.cat(d['surname'].str.strip().str.capitalize(), sep=' ')
d['code'] = d['code'].fillna(d['surname'].str[:3].str.upper())
d['number'] = d['number'].astype('Int64')
d['age_on_2009'] = 2009 - pd.to_datetime(d['dob']).dt.year
result = d[['full_name', 'code', 'number', 'age_on_2009']].sort_values('full_name', ignore_index=True)
# case: grid-gain
m = results_df.copy()
m['pos'] = pd.to_numeric(m['position'], errors='coerce')
m = m[m['pos'].notna() & (m['grid'] > 0)]
m['gain'] = (m['grid'] - m['pos']).astype(int)
avg_gain = m.groupby('driverId')['gain'].agg(['mean', 'max', 'min', 'count'])
avg_gain.columns = ['avg_gain', 'best', 'worst', 'races']
result = avg_gain.join(drivers_df.set_index('driverId')['surname']).reset_index().sort_values('avg_gain', ascending=False)
# case: cumulative-points-2008
y = races_df.loc[races_df['year'] == 2008, ['raceId', 'round']]
s = results_df.merge(y, on='raceId').sort_values(['driverId', 'round'])
s['cum_points'] = s.groupby('driverId')['points'].cumsum()
wide = s.pivot(index='driverId', columns='round', values='cum_points').ffill(axis=1).fillna(0)
wide.columns = [f'after_round_{c}' for c in wide.columns]
result = wide.reset_index()
# case: race-start-timestamp
rc = races_df.copy()
rc['start'] = pd.to_datetime(rc['date'] + ' ' + rc['time'].fillna('00:00:00'))
rc['weekday'] = rc['start'].dt.day_name()
rc['days_since_prev'] = rc.groupby('year')['start'].diff().dt.days
result = rc[['year', 'round', 'start', 'weekday', 'days_since_prev']]
# case: fastest-speed-top-ties
sp = results_df.assign(speed=results_df['fastestLapSpeed'].astype(float))
sp['rk'] = sp.groupby('raceId')['speed'].rank(ascending=False, method='first')
winners = sp[sp['rk'].eq(1.0)]
result = winners.merge(races_df, on='raceId')[['year', 'name', 'driverId', 'speed']].sort_values('speed', ascending=False).reset_index(drop=True)
# case: lap-improvement-pct
lt = lapTimes_df.sort_values(['driverId', 'lap']).copy()
lt['improve_pct'] = lt.groupby('driverId')['milliseconds'].pct_change().mul(-100).round(3)
lt['lap_time'] = lt['milliseconds'].apply(lambda ms: f'{ms // 60000}:{(ms % 60000) / 1000:06.3f}')
result = lt[['driverId', 'lap', 'lap_time', 'improve_pct']].reset_index(drop=True)
# case: hemisphere-share
c = circuits_df.copy()
c['hemisphere'] = c['lat'].apply(lambda v: 'South' if v < 0 else 'North')
held = c.merge(races_df.groupby('circuitId').size().rename('races'), left_on='circuitId', right_index=True, how='left')
held['races'] = held['races'].fillna(0).astype(int)
agg = held.groupby('hemisphere')['races'].sum()
result = (agg / agg.sum() * 100).to_dict()
# case: german-drivers-born-range
born = pd.to_datetime(drivers_df['dob'])
sel = drivers_df[born.between('1980-01-01', '1985-12-31')]
germans = (sel['nationality'] == 'German').sum()
result = pd.DataFrame({'pct_german': [germans / len(sel) * 100 if len(sel) else 0.0], 'n': [len(sel)]})
# case: never-numbered-drivers-average-points
flag = drivers_df.set_index('driverId')['number'].notna()
pts = results_df.groupby('driverId')['points'].mean()
comp = pd.concat([flag.rename('numbered'), pts.rename('avg_points')], axis=1)
diff = comp.loc[comp['numbered'], 'avg_points'].mean() - comp.loc[~comp['numbered'], 'avg_points'].mean()
result = {'difference': round(diff, 3), 'table': comp.reset_index()}
