import pandas as pd
import numpy as np
import re
import math
from datetime import datetime, date, timedelta
from collections import Counter

# Weather stations and support tickets
stations_df = pd.DataFrame({
    'station_id': ['ST-A', 'ST-B', 'ST-C'],
    'station_name': ['North Ridge (A)', 'harbour', 'Old Mill / East'],
    'coords': ['47.6062 N, 122.3321 W', '51.5072 N, 0.1276 W', '33.8688 S, 151.2093 E'],
    'opened': ['1/7/1998', '23/11/2005', '15/3/2011'],
})

readings_df = pd.DataFrame({
    'station_id': ['ST-A', 'ST-A', 'ST-A', 'ST-B', 'ST-B', 'st-b', 'ST-C', 'ST-C', 'ST-A', 'ST-C'],
    'reading_day': ['2024-01-01', '2024-01-03', '2024-01-07', '2024-01-02', '2024-01-03', '2024-01-06', '2024-01-31', '2024-02-01', '2024-02-10', '2024-02-29'],
    'temp': ['-3.5C', '1.0 C', '28.4F', '7.5C', 'n/a', '45.5F', '22C', '25.5C', None, '19C'],
    'wind': ['NW 12', 'N 5', 'NW 20', 'SW 15', 'S 3', 'calm', 'E 8', 'E 8', 'NNW 30', 'SE 11'],
})

tickets_df = pd.DataFrame({
    'ticket': ['#1001', '#1002', '#1003', '#1004', '#1005', '#1006'],
    'station_id': ['ST-A', 'ST-B', 'ST-A', 'ST-C', 'ST-B', None],
    'opened_at': ['Jan 5 2024 4:30 PM', 'Jan 5 2024 11:00 PM', 'Jan 8 2024 9:05 AM', 'Feb 1 2024 12:00 AM', 'Feb 2 2024 8:00 AM', 'Feb 29 2024 5:59 PM'],
    'closed_at': ['Jan 8 2024 10:00 AM', 'Jan 6 2024 1:15 AM', None, 'Feb 3 2024 12:00 PM', 'Feb 2 2024 8:45 AM', None],
    'subject': ['Sensor failure: temp sensor', 'sensor offline', 'RE: Sensor failure', 'Battery low; replace battery', 'Vandalism, fence broken', '  question '],
})
# case: temperature-celsius
t = readings_df['temp'].str.extract(r'(-?\d+(?:\.\d+)?)\s*([CF])')
val = t[0].astype(float)
celsius = np.where(t[1] == 'F', (val - 32) * 5 / 9, val)
result = readings_df[['station_id', 'reading_day']].assign(temp_c=np.round(celsius, 1))
# case: daily-ffill-calendar
a = readings_df[readings_df['station_id'] == 'ST-A'].copy()
a['reading_day'] = pd.to_datetime(a['reading_day'])
a['speed'] = a['wind'].str.extract(r'(\d+)')[0].astype(float)
idx = pd.date_range('2024-01-01', '2024-01-09', freq='D')
result = a.set_index('reading_day')['speed'].reindex(idx).ffill().reset_index()
result.columns = ['day', 'speed']
# case: resolution-time
k = tickets_df.copy()
fmt = '%b %d %Y %I:%M %p'
k['opened_at'] = pd.to_datetime(k['opened_at'], format=fmt)
k['closed_at'] = pd.to_datetime(k['closed_at'], format=fmt)
k['hours'] = (k['closed_at'] - k['opened_at']) / np.timedelta64(1, 'h')
result = k[['ticket', 'hours']].round(2).sort_values('hours', ascending=False)
# case: coordinates-signed
c = stations_df['coords'].str.extract(r'(?P<lat>[\d.]+) (?P<ns>[NS]), (?P<lon>[\d.]+) (?P<ew>[EW])')
c['lat'] = c['lat'].astype(float) * c['ns'].map({'N': 1, 'S': -1})
c['lon'] = c['lon'].astype(float) * c['ew'].map({'E': 1, 'W': -1})
result = pd.concat([stations_df['station_id'], c[['lat', 'lon']]], axis=1)
# case: subject-words
text = ' '.join(tickets_df['subject'].str.lower())
cnt = Counter(re.findall(r'\b[a-z]{3,}\b', text))
result = pd.DataFrame(cnt.most_common(4), columns=['word', 'freq'])
# case: station-age-years
s = stations_df.assign(opened=pd.to_datetime(stations_df['opened'], dayfirst=True))
ref = datetime(2024, 3, 1)
s['age_years'] = s['opened'].apply(lambda d: ref.year - d.year - ((ref.month, ref.day) < (d.month, d.day)))
s['opened_q'] = s['opened'].dt.to_period('Q').astype(str)
result = s[['station_id', 'opened', 'age_years', 'opened_q']]
# case: missing-days-per-station
r = readings_df.copy()
r['station_id'] = r['station_id'].str.upper()
r['reading_day'] = pd.to_datetime(r['reading_day'])
g = r.groupby('station_id')['reading_day'].agg(['min', 'max', 'nunique'])
g['span'] = (g['max'] - g['min']).dt.days + 1
g['missing'] = g['span'] - g['nunique']
result = g.reset_index()
# case: wind-direction-list
w = readings_df['wind'].str.extract(r'^(?P<dir>[A-Z]+) (?P<spd>\d+)$')
w['station'] = readings_df['station_id'].str.upper()
result = w.dropna().groupby('station')['dir'].agg(lambda d: '>'.join(d)).to_frame('sequence')
result['n_unique'] = w.groupby('station')['dir'].nunique()
# case: monthly-max-per-station
r = readings_df.copy()
r['day'] = pd.to_datetime(r['reading_day'])
r['spd'] = pd.to_numeric(r['wind'].str.split().str[-1], errors='coerce')
result = r.groupby([r['station_id'].str.upper(), pd.Grouper(key='day', freq='ME')])['spd'].max().reset_index()
# case: ticket-next-business-morning
o = pd.to_datetime(tickets_df['opened_at'], format='%b %d %Y %I:%M %p')
after_hours = (o.dt.hour >= 17) | (o.dt.hour < 8) | (o.dt.dayofweek > 4)
nxt = o.where(~after_hours, o.dt.normalize() + pd.offsets.BusinessDay(1) + pd.Timedelta(hours=8))
result = tickets_df[['ticket']].assign(opened=o, start_work=nxt)
# case: clean-subject
sub = (tickets_df['subject'].str.strip()
       .str.replace(r'^re:\s*', '', case=False, regex=True)
       .str.split(r'[;:,]', regex=True).str[0]
       .str.capitalize())
result = tickets_df.groupby(sub)['ticket'].agg(['count', ' '.join]).reset_index()
# case: timestamp-attributes
ts = pd.Timestamp(pd.to_datetime(readings_df['reading_day']).max())
result = {
    'year': ts.year, 'month': ts.month, 'day': ts.day, 'dayofyear': ts.dayofyear,
    'week': ts.week, 'quarter': ts.quarter, 'dim': ts.days_in_month, 'leap': ts.is_leap_year,
    'name': ts.day_name(), 'month_end': ts.is_month_end, 'iso': ts.isoformat(),
}
# case: rolling-gap-labels
r = readings_df.assign(day=pd.to_datetime(readings_df['reading_day'])).sort_values('day')
gap = r['day'].diff()
r['gap'] = gap.apply(lambda g: '-' if pd.isna(g) else f"{g.days} day{'s' if g.days != 1 else ''}")
result = r[['reading_day', 'station_id', 'gap']].reset_index(drop=True)
# case: open-tickets-at-month-end
k = tickets_df.copy()
k['o'] = pd.to_datetime(k['opened_at'])
k['c'] = pd.to_datetime(k['closed_at'])
out = []
for p in pd.period_range('2024-01', '2024-02', freq='M'):
    end = p.end_time
    is_open = (k['o'] <= end) & ~(k['c'] <= end)
    out.append((str(p), int(is_open.sum()), ', '.join(k.loc[is_open, 'ticket'].str.lstrip('#'))))
result = pd.DataFrame(out, columns=['month', 'n_open', 'tickets'])
