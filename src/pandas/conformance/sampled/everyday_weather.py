import pandas as pd
import numpy as np
import datetime as dt

weather = pd.DataFrame({
    'date': ['2024-03-01', '2024-03-02', '2024-03-03', '2024-03-04', '2024-03-05', '2024-03-06', '2024-03-08', '2024-03-09', '2024-03-01', '2024-03-02', '2024-03-03', '2024-03-04'],
    'station': ['OSL', 'OSL', 'OSL', 'OSL', 'OSL', 'OSL', 'OSL', 'OSL', 'BER', 'BER', 'BER', 'BER'],
    'temp': [-2.5, 0.0, 1.5, np.nan, 3.0, 3.0, -1.0, 4.5, 8.0, 9.5, np.nan, 7.0],
    'rain_mm': [0, 0, 5.2, 12.0, 0, 0.4, 0, 3.3, 1.1, 0, 0, 20.5],
    'wind': ['5 km/h', '12 km/h', '30 km/h', None, '8 km/h', '22km/h', '15 km/h', '9 km/h', '11 km/h', '', '19 km/h', '40 km/h'],
    'condition': ['clear', 'Clear', 'rain', 'heavy rain', 'cloudy', 'Cloudy', 'clear', 'rain', 'light rain', 'clear', None, 'heavy rain'],
})

stations = pd.DataFrame({
    'code': ['OSL', 'BER', 'MAD'],
    'city': ['Oslo', 'Berlin', 'Madrid'],
    'altitude': [23, 34, 667],
    'opened': ['01/05/1937', '15/10/1950', '22/04/1931'],
})

alerts = pd.DataFrame({
    'station': ['OSL', 'OSL', 'BER', 'PAR'],
    'issued': ['2024-03-03 06:30', '2024-03-04 18:00', '2024-03-04 05:15', '2024-03-05 12:00'],
    'level': ['yellow', 'orange', 'red', 'yellow'],
})

# case: rolling-3day
osl = weather[weather['station'] == 'OSL'].copy()
osl['roll3'] = osl['temp'].rolling(window=3).mean()
result = osl[['date', 'temp', 'roll3']]

# case: rolling-min-periods
osl = weather[weather['station'] == 'OSL'].set_index('date')
result = osl['temp'].rolling(3, min_periods=1).mean().round(2)

# case: interpolate-temp
w = weather[weather['station'] == 'OSL'].copy()
w['temp'] = w['temp'].interpolate()
result = w['temp'].tolist()

# case: ffill-by-station
w = weather.copy()
w['temp'] = w.groupby('station')['temp'].ffill()
result = w[['station', 'date', 'temp']]

# case: wind-extract
w = weather['wind'].str.extract(r'(\d+)')[0].astype(float)
result = w.groupby(weather['station']).agg(['mean', 'max'])

# case: reindex-missing-days
s = weather[weather['station'] == 'OSL'].copy()
s['date'] = pd.to_datetime(s['date'])
s = s.set_index('date')['rain_mm']
full = pd.date_range(s.index.min(), s.index.max(), freq='D')
result = s.reindex(full, fill_value=0)

# case: resample-2d
w = weather.copy()
w['date'] = pd.to_datetime(w['date'])
result = w[w['station'] == 'OSL'].set_index('date').resample('2D')['rain_mm'].sum()

# case: fahrenheit
w = weather.copy()
w['temp_f'] = w['temp'] * 9 / 5 + 32
result = w.loc[:, ['station', 'temp', 'temp_f']].head()

# case: rainy-days-contains
result = weather[weather['condition'].str.contains('rain', na=False)]

# case: rainy-days-contains-nan
result = weather[weather['condition'].str.contains('rain')]

# case: daily-change
w = weather.sort_values(['station', 'date'])
w['change'] = w.groupby('station')['temp'].diff()
result = w.nlargest(3, 'change')[['station', 'date', 'change']]

# case: hottest-day
row = weather.loc[weather['temp'].idxmax()]
result = (row['station'], row['date'], row['temp'])

# case: stations-opened-dayfirst
st = stations.copy()
st['opened'] = pd.to_datetime(st['opened'], dayfirst=True)
st['age_years'] = 2024 - st['opened'].dt.year
result = st.sort_values('opened')

# case: merge-city
result = weather.merge(stations[['code', 'city']], left_on='station', right_on='code', how='left').drop(columns=['code']).head(3)

# case: alerts-by-date
a = alerts.copy()
a['issued'] = pd.to_datetime(a['issued'])
a['date'] = a['issued'].dt.strftime('%Y-%m-%d')
result = weather.merge(a, on=['station', 'date'], how='inner')[['station', 'date', 'rain_mm', 'level']]

# case: alert-hour-part
h = pd.to_datetime(alerts['issued']).dt.hour
result = pd.cut(h, bins=[0, 6, 12, 18, 24], right=False, labels=['night', 'morning', 'afternoon', 'evening']).tolist()

# case: pivot-date-station
result = weather.pivot(index='date', columns='station', values='temp')

# case: temp-gap-between-stations
p = weather.pivot(index='date', columns='station', values='temp').dropna()
p['gap'] = p['BER'] - p['OSL']
result = p['gap'].describe()

# case: rain-bins-count
cats = pd.cut(weather['rain_mm'], bins=[-0.1, 0, 5, 15, np.inf], labels=['dry', 'light', 'moderate', 'heavy'])
result = cats.value_counts().sort_index()

# case: cumulative-rain
w = weather.copy()
w['cum_rain'] = w.groupby('station')['rain_mm'].cumsum()
result = w.groupby('station')['cum_rain'].max()

# case: corr-temp-rain
result = round(weather['temp'].corr(weather['rain_mm']), 4)

# case: condition-clean-mode
cond = weather['condition'].str.lower()
result = cond.groupby(weather['station']).agg(lambda x: x.mode().iloc[0])

# case: longest-dry-streak
osl = weather[weather['station'] == 'OSL'].reset_index(drop=True)
dry = osl['rain_mm'] == 0
grp = (dry != dry.shift()).cumsum()
result = int(dry.groupby(grp).sum().max())

# case: date-filter-between
w = weather.copy()
w['date'] = pd.to_datetime(w['date'])
start, end = dt.datetime(2024, 3, 2), dt.datetime(2024, 3, 4)
result = w[w['date'].between(start, end)].groupby('station')['rain_mm'].sum().to_dict()
