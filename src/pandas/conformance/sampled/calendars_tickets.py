import pandas as pd
import numpy as np
import re
import datetime

# Support tickets with SLA, agent calendar and weather-like daily temps
tickets_df = pd.DataFrame({
    'ticket_id': ['T1', 'T2', 'T3', 'T4', 'T5', 'T6', 'T7', 'T8', 'T9'],
    'opened': ['2024-05-03T16:30:00Z', '2024-05-04T09:00:00Z', '2024-05-06T08:00:00Z', '2024-05-06T10:15:30Z',
               '2024-05-09T23:59:59Z', '2024-05-10T12:00:00Z', None, '2024-05-31T17:45:00Z', '2024-06-01T00:00:00Z'],
    'closed': ['2024-05-06T09:30:00Z', '2024-05-04T09:45:00Z', None, '2024-05-08T10:15:30Z',
               '2024-05-10T00:00:10Z', '2024-05-13T12:00:00Z', '2024-05-14T10:00:00Z', None, '2024-06-03T06:30:00Z'],
    'priority': ['High', 'low', 'medium', 'HIGH', 'low', 'medium', 'high', 'Low', 'medium'],
    'agent': ['kim', 'lee', 'kim', 'lee', 'ana', 'kim', None, 'ana', 'lee']
})

sla_df = pd.DataFrame({
    'priority': ['high', 'medium', 'low'],
    'max_time': ['4h', '1 day 12:00:00', '3 days']
})

temps_df = pd.DataFrame({
    'day': pd.date_range('2024-05-01', periods=10, freq='D'),
    'temp_c': [14.0, 15.5, np.nan, 17.0, 21.5, 20.0, np.nan, np.nan, 16.0, 18.5]
})
# case: opened-slices-of-text
t = tickets_df.dropna(subset=['opened']).copy()
t['date'] = t['opened'].str.slice(0, 10)
t['clock'] = t['opened'].str.slice(11, 19)
t['month'] = t['opened'].str[5:7].astype(int)
result = t.groupby('month').agg(n=('ticket_id', 'count'), first=('date', 'min'), earliest_clock=('clock', 'min'))
# case: temps-interpolated
d = temps_df.copy()
d['filled_linear'] = d['temp_c'].interpolate()
d['filled_prev'] = d['temp_c'].ffill()
d['delta'] = d['filled_linear'].diff().round(3)
d['rolling3'] = d['temp_c'].rolling(window=3, min_periods=2).mean().round(2)
result = d
# case: temps-resample-2d
s = temps_df.set_index('day')['temp_c']
result = s.resample('2D').agg(['min', 'max', 'mean', 'count'])
# case: centered-and-ewm
s = temps_df.set_index('day')['temp_c'].ffill()
result = pd.DataFrame({
    'centered': s.rolling(3, center=True).mean(),
    'ewm': s.ewm(span=3, adjust=False).mean().round(4),
    'cummax': s.cummax()
})
# case: warm-streak
d = temps_df.copy()
d['warm'] = d['temp_c'].fillna(0) >= 16
d['block'] = (d['warm'] != d['warm'].shift()).cumsum()
runs = d[d['warm']].groupby('block')['day'].agg(['first', 'last', 'count'])
result = runs.sort_values('count', ascending=False).reset_index(drop=True)
# case: parse-duration-regex
pat = re.compile(r'(?:(\d+)\s*days?)?\s*(?:(\d+)h)?\s*(?:(\d+):(\d+):(\d+))?')

def hours(txt):
    d, h, hh, mm, ss = pat.match(txt).groups()
    return int(d or 0) * 24 + int(h or 0) + int(hh or 0) + int(mm or 0) / 60

s = sla_df.copy()
s['hours'] = s['max_time'].apply(hours)
s['same'] = s['hours'] == pd.to_timedelta(s['max_time']).dt.total_seconds() / 3600
result = s
