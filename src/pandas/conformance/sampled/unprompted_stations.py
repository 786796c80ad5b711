import pandas as pd
import numpy as np
from datetime import datetime, timedelta
import math
import itertools

stations = pd.DataFrame({
    'station': ['S1', 'S2', 'S3', 'S4', 'S5', 'S6'],
    'city': ['Lyon', 'lyon ', 'Paris', 'PARIS', None, 'Nice'],
    'capacity': [20, 15, 30, 0, 12, 25],
    'lat': [45.76, 45.75, 48.85, 48.86, np.nan, 43.70],
    'lon': [4.83, 4.85, 2.35, 2.29, 5.0, 7.26],
})

trips = pd.DataFrame({
    'trip_id': range(1001, 1016),
    'start_station': ['S1', 'S1', 'S2', 'S3', 'S3', 'S4', 'S1', 'S9', 'S6', 'S2', 'S3', 'S1', 'S6', 'S2', 'S3'],
    'end_station': ['S2', 'S1', 'S1', 'S4', 'S3', 'S3', 'S2', 'S1', 'S6', None, 'S4', 'S2', 'S3', 'S1', 'S4'],
    'start_time': ['2024-05-01 08:00', '2024-05-01 08:10', '2024-05-01 17:45', '2024-05-02 09:05', '2024-05-02 23:50',
                   '2024-05-03 00:10', '2024-05-03 12:00', '2024-05-04 10:30', '2024-05-04 11:00', '2024-05-05 14:15',
                   '2024-05-05 18:00', '2024-05-06 08:05', '2024-05-06 08:20', '2024-05-06 19:30', '2024-05-07 07:55'],
    'minutes': [12, 45, 9, 22, 60, 18, 15, 33, -5, 7, 22, 11, 240, 10, np.nan],
    'user_type': ['member', 'casual', 'member', 'Member', 'casual', 'casual', 'member', None, 'casual', 'member', 'member', 'member', 'casual', 'MEMBER', 'casual'],
})

bikes = pd.DataFrame({
    'bike': ['B-001', 'B-002', 'B-003', 'b-004', 'B-005', 'B-006', 'B-002'],
    'station': ['S1', 'S1', 'S3', 'S3', 'S6', None, 'S2'],
    'kind': ['classic', 'electric', 'classic', 'cargo', 'electric', 'classic', 'electric'],
    'km': ['1,200', '850', '2,340.5', 'unknown', '99', '1,200', '900'],
})

# case: trips-per-hour
trips['start_time'] = pd.to_datetime(trips['start_time'])
result = trips['start_time'].dt.hour.value_counts().reindex(range(24), fill_value=0).loc[lambda s: s > 0]

# case: km-to-number
bikes['km_num'] = pd.to_numeric(bikes['km'].str.replace(',', ''), errors='coerce')
result = bikes.groupby('kind')['km_num'].mean()

# case: net-flow
out = trips['start_station'].value_counts()
inn = trips['end_station'].value_counts()
result = inn.sub(out, fill_value=0).astype(int).sort_index()

# case: route-top
result = (trips.groupby(['start_station', 'end_station'])
               .agg(n=('trip_id', 'size'), avg=('minutes', 'mean'))
               .sort_values(['n', 'avg'], ascending=[False, True])
               .head(3))

# case: round-trips
result = trips.query('start_station == end_station')[['trip_id', 'start_station', 'minutes']]

# case: utilisation
counts = bikes.groupby('station').size().rename('bikes')
s = stations.join(counts, on='station')
s['bikes'] = s['bikes'].fillna(0).astype(int)
s['util'] = s['bikes'] / s['capacity']
result = s[['station', 'bikes', 'util']]

# case: haversine-matrix
def haversine(lat1, lon1, lat2, lon2):
    r = 6371
    p1, p2 = math.radians(lat1), math.radians(lat2)
    dphi = p2 - p1
    dl = math.radians(lon2 - lon1)
    a = math.sin(dphi / 2) ** 2 + math.cos(p1) * math.cos(p2) * math.sin(dl / 2) ** 2
    return 2 * r * math.asin(math.sqrt(a))

rows = []
for (i, a), (j, b) in itertools.combinations(stations.dropna().iterrows(), 2):
    rows.append({'from': a['station'], 'to': b['station'], 'km': round(haversine(a['lat'], a['lon'], b['lat'], b['lon']), 1)})
result = pd.DataFrame(rows).sort_values('km').reset_index(drop=True)

# case: end-time
start = pd.to_datetime(trips['start_time'])
trips['end_time'] = start + pd.to_timedelta(trips['minutes'], unit='m')
crosses = trips['end_time'].dt.date != start.dt.date
result = trips.loc[crosses & trips['end_time'].notna(), ['trip_id', 'end_time']]

# case: resample-daily
t = trips.assign(start_time=pd.to_datetime(trips['start_time'])).set_index('start_time')
result = t['minutes'].resample('D').agg(['sum', 'count', 'max'])

# case: rolling-two-day
daily = trips.groupby(pd.to_datetime(trips['start_time']).dt.normalize())['minutes'].sum()
result = daily.rolling('2D').sum()

# case: user-type-fee
def fee(row):
    m = row['minutes']
    if pd.isna(m) or m <= 0:
        return 0.0
    if str(row['user_type']).lower() == 'member':
        return max(0, m - 30) * 0.1
    return 1 + 0.2 * m

trips['fee'] = trips.apply(fee, axis=1)
result = trips.groupby(trips['user_type'].str.lower())['fee'].sum().round(2).to_dict()

# case: wrong-column-name
result = trips.groupby('user')['minutes'].mean()

# case: outlier-iqr
q1, q3 = trips['minutes'].quantile([0.25, 0.75])
iqr = q3 - q1
lower, upper = q1 - 1.5 * iqr, q3 + 1.5 * iqr
result = trips[(trips.minutes < lower) | (trips.minutes > upper)]['trip_id'].tolist()

# case: city-title-group
stations['city'] = stations['city'].str.strip().str.title().fillna('Unknown')
result = stations.groupby('city', sort=False).agg({'capacity': ['sum', 'max'], 'station': 'nunique'})

# case: flat-columns
g = trips.groupby('start_station').agg({'minutes': ['min', 'max', 'mean'], 'trip_id': 'count'})
g.columns = ['_'.join(c) for c in g.columns]
result = g.reset_index()

# case: unstack-heat
t = trips.copy()
t['dow'] = pd.to_datetime(t['start_time']).dt.strftime('%a')
t['ut'] = t['user_type'].str.lower().fillna('none')
result = t.groupby(['dow', 'ut']).size().unstack(fill_value=0)[['member', 'casual']]

# case: bike-id-valid
result = bikes[bikes['bike'].str.match(r'^B-\d{3}$')].drop_duplicates('bike', keep='last')['bike'].to_list()

# case: bike-number-int
bikes['num'] = bikes['bike'].str.split('-').str[1].astype(int)
result = bikes.set_index('num')['station'].sort_index()

# case: int-cast-nan
trips['minutes'] = trips['minutes'].astype(int)
result = trips['minutes'].sum()

# case: nullable-int
m = trips['minutes'].astype('Int64')
result = pd.DataFrame({'m': m, 'half': m // 2, 'long': m > 20})

# case: clip-and-fill
clean = trips['minutes'].where(trips['minutes'] > 0).clip(upper=120)
result = clean.fillna(clean.median()).describe()

# case: rank-in-group
trips['r'] = trips.groupby('start_station')['minutes'].rank(ascending=False, method='first')
result = trips[trips['r'] <= 2].sort_values(['start_station', 'r'])[['start_station', 'trip_id', 'minutes', 'r']]

# case: two-merge-suffix
df = trips.merge(stations[['station', 'city']], left_on='start_station', right_on='station', how='left')
df = df.merge(stations[['station', 'city']], left_on='end_station', right_on='station', how='left', suffixes=('_from', '_to'))
result = df[['trip_id', 'city_from', 'city_to']].iloc[:6]

# case: many-to-many
x = pd.merge(bikes, trips, left_on='station', right_on='start_station')
result = (len(x), x['bike'].nunique(), sorted(x['start_station'].unique()))

# case: validate-merge
result = pd.merge(trips, bikes, left_on='start_station', right_on='station', validate='many_to_one')

# case: melt-latlon
result = stations.melt(id_vars='station', value_vars=['lat', 'lon'], var_name='axis', value_name='deg').dropna().head(8)

# case: date-range-test-data
dates = pd.date_range(start='2024-01-29', periods=5, freq='D')
test = pd.DataFrame({'date': dates, 'station': ['S1', 'S2'] * 2 + ['S1'], 'rides': np.arange(5) ** 2})
expected = {'S1': 20, 'S2': 10}
result = test.groupby('station')['rides'].sum().to_dict() == expected, test['date'].dt.month.tolist()

# case: share-of-total
trips['pos'] = trips['minutes'].clip(lower=0)
trips['share'] = trips['pos'] / trips.groupby('start_station')['pos'].transform('sum')
result = trips.loc[trips['start_station'].isin(['S1', 'S6']), ['start_station', 'trip_id', 'share']].round(3)

# case: qcut-labels
result = pd.qcut(trips['minutes'].dropna(), 3, labels=['short', 'medium', 'long']).value_counts()

# case: datetime-loop
base = datetime(2024, 5, 1)
buckets = {}
for ts, n in zip(trips['start_time'], trips['minutes']):
    d = datetime.strptime(ts, '%Y-%m-%d %H:%M')
    week = (d - base) // timedelta(days=3)
    buckets[week] = buckets.get(week, 0) + (0 if np.isnan(n) else n)
result = pd.Series(buckets, name='minutes')
