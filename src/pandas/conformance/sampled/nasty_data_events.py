import pandas as pd
import numpy as np
from datetime import datetime, timedelta

events_df = pd.DataFrame({
    'event_id': [1, 2, 3, 4, 5, 6, 7, 8, 9],
    'user_id': ['u1', 'u1', 'U1 ', 'u2', 'u2', None, 'u3', 'u3', 'u4'],
    'event_type': ['login', 'LOGIN', 'purchase', 'login', None, 'logout', 'login', 'purchase', 'signup'],
    'ts': ['2024-03-01 08:15:00', '2024-03-01 08:15:00', '2024-03-02', '03/03/2024 14:00',
           '2024-03-04T23:59:59', '', None, '31/03/2024', 'not a date'],
    'duration': ['00:05:30', '5 min', '0:00:10', None, '1:00:00', '', '00:05:30', '90', '-'],
})

users_df = pd.DataFrame({
    'user_id': ['u1', 'u2', 'u3', 'u3', 'u5'],
    'birth': ['1990-02-29', '1985-07-14', '14 Jul 1985', '1985/07/14', None],
    'last_seen': ['2024-03-05', '2024-02-30', None, '2024-03-01', 'Mar 2, 2024'],
    'is_admin': ['yes', 'No', 'Y', None, 'TRUE'],
})

holidays_df = pd.DataFrame({'day': pd.to_datetime([]), 'name': []})
# case: ts-coerce-basic
e = events_df.copy()
e['ts_parsed'] = pd.to_datetime(e['ts'], errors='coerce')
result = e[['event_id', 'ts', 'ts_parsed']]
# case: ts-mixed-dayfirst
parsed = pd.to_datetime(events_df['ts'], errors='coerce', format='mixed', dayfirst=True)
result = pd.DataFrame({
    'event_id': events_df['event_id'],
    'weekday': parsed.dt.day_name(),
    'quarter': parsed.dt.quarter,
})
# case: try-formats-helper
FORMATS = ['%Y-%m-%d %H:%M:%S', '%Y-%m-%d', '%m/%d/%Y %H:%M', '%Y-%m-%dT%H:%M:%S', '%d/%m/%Y']

def parse(text):
    if not isinstance(text, str) or not text.strip():
        return pd.NaT
    for f in FORMATS:
        try:
            return datetime.strptime(text.strip(), f)
        except ValueError:
            continue
    return pd.NaT

out = events_df[['event_id']].copy()
out['ts'] = pd.to_datetime(events_df['ts'].apply(parse))
result = out.sort_values('ts', na_position='first').reset_index(drop=True)
# case: holidays-empty-isin
ts = pd.to_datetime(events_df['ts'], errors='coerce', format='mixed')
result = events_df.assign(is_holiday=ts.dt.normalize().isin(holidays_df['day']))[['event_id', 'is_holiday']]
# case: holidays-min-max
if holidays_df.empty:
    lo, hi = holidays_df['day'].min(), holidays_df['day'].max()
    result = pd.DataFrame({'first': [lo], 'last': [hi], 'n': [len(holidays_df)], 'span_ok': [pd.notna(lo)]})
else:
    result = holidays_df.describe()
# case: duration-to-seconds
def secs(v):
    if v is None or v in ('', '-'):
        return np.nan
    if 'min' in v:
        return int(v.split()[0]) * 60
    if ':' in v:
        h, m, s = (int(x) for x in v.split(':'))
        return timedelta(hours=h, minutes=m, seconds=s).total_seconds()
    return float(v)

result = events_df.assign(seconds=events_df['duration'].map(secs)).groupby('event_type')['seconds'].sum().to_frame()
# case: duration-timedelta-coerce
td = pd.to_timedelta(events_df['duration'], errors='coerce')
result = pd.DataFrame({'event_id': events_df['event_id'], 'td': td, 'secs': td.dt.total_seconds()})
# case: users-dup-latest
u = users_df.copy()
u['last_seen'] = pd.to_datetime(u['last_seen'], errors='coerce', format='mixed')
result = (u.sort_values('last_seen')
           .drop_duplicates('user_id', keep='last')
           .sort_values('user_id')
           [['user_id', 'last_seen']])
# case: admin-yes-no-map
flag = users_df['is_admin'].str.strip().str.lower().map({'yes': True, 'y': True, 'true': True, 'no': False, 'n': False})
result = users_df.assign(is_admin=flag.astype('boolean')).groupby('user_id')['is_admin'].any().reset_index()
# case: sessions-gap-diff
ev = events_df.assign(ts=pd.to_datetime(events_df['ts'], errors='coerce', format='mixed'),
                      user_id=events_df['user_id'].str.strip().str.lower())
ev = ev.dropna(subset=['ts', 'user_id']).sort_values(['user_id', 'ts', 'event_id'])
ev['gap_h'] = ev.groupby('user_id')['ts'].diff().dt.total_seconds() / 3600
result = ev[['user_id', 'event_id', 'gap_h']].reset_index(drop=True)
# case: age-at-cutoff
cutoff = pd.Timestamp('2024-04-01')
b = pd.to_datetime(users_df['birth'], errors='coerce', format='mixed')
age = ((cutoff - b).dt.days // 365.25)
result = users_df[['user_id']].assign(birth=b, age=age.astype('Int64'))
# case: future-events-iloc
ev = events_df.copy()
ev['ts'] = pd.to_datetime(ev['ts'], errors='coerce', format='mixed')
future = ev[ev['ts'] > '2030-01-01'].sort_values('ts')
result = future.iloc[0]['event_id'] if not future.empty else None
# case: event-type-pivot-by-date
x = events_df.copy()
x['date'] = pd.to_datetime(x['ts'], errors='coerce', format='mixed').dt.strftime('%Y-%m-%d')
x['event_type'] = x['event_type'].str.lower().fillna('unknown')
result = x.pivot_table(index='date', columns='event_type', values='event_id', aggfunc='count', fill_value=0).reset_index()
result.columns.name = None
# case: month-end-and-offset
ls = pd.to_datetime(users_df['last_seen'], errors='coerce')
result = pd.DataFrame({
    'user_id': users_df['user_id'],
    'month_end': ls + pd.offsets.MonthEnd(0),
    'plus_month': ls + pd.DateOffset(months=1),
    'is_leap': ls.dt.is_leap_year,
})
