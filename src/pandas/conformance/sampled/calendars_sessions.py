import pandas as pd
import numpy as np
import math
from collections import defaultdict

# Customer sessions and subscriptions of an app (timestamps as text and epoch)
sessions_df = pd.DataFrame({
    'session_id': ['s1', 's2', 's3', 's4', 's5', 's6', 's7', 's8', 's9', 's10', 's11'],
    'user_id': [10, 10, 11, 12, 11, 10, 13, 12, 10, 11, 14],
    'started_at': ['2024-03-01 08:15:00', '2024-03-01 08:40:00', '2024-03-01 23:50:30', '2024-03-02 00:10:00',
                   '2024-03-02 13:05:00', '2024-03-03 09:00:00', None, '2024-03-04 18:45:10',
                   '2024-03-04 07:59:59', '2024-03-10 12:00:00', 'bad'],
    'ended_at': ['2024-03-01 08:30:00', '2024-03-01 09:55:00', '2024-03-02 00:20:00', '2024-03-02 00:10:45',
                 '2024-03-02 13:35:00', None, '2024-03-04 11:00:00', '2024-03-04 19:00:00',
                 '2024-03-04 08:30:00', '2024-03-10 14:30:15', '2024-03-11 10:00:00'],
    'device': ['ios', 'ios', 'android', 'web', 'Android', 'web', 'ios', 'web', 'iOS', 'android', None]
})

subs_df = pd.DataFrame({
    'user_id': [10, 11, 12, 13, 14],
    'plan': ['basic', 'pro', 'basic', 'pro', None],
    'started_epoch': [1704067200, 1706745600, 1709164800, 1698796800, 1711843200],
    'months': [12, 1, 6, 3, 1]
})

durations_df = pd.DataFrame({
    'task': ['import', 'clean', 'train', 'report', 'archive'],
    'elapsed': ['00:05:30', '1:20:00', '02 days 03:00:00', None, '45 min'],
    'est_minutes': [5, 90, 2880, 30, 45]
})
# case: session-minutes
s = sessions_df.copy()
for col in ['started_at', 'ended_at']:
    s[col] = pd.to_datetime(s[col], errors='coerce')
s['minutes'] = ((s['ended_at'] - s['started_at']).dt.total_seconds() / 60).round(2)
result = s.groupby('user_id')['minutes'].agg(['count', 'sum', 'mean']).round(2).reset_index()
# case: time-of-day-buckets
s = sessions_df.copy()
s['started_at'] = pd.to_datetime(s['started_at'], errors='coerce')
hour = s['started_at'].dt.hour
conditions = [hour < 6, hour < 12, hour < 18, hour >= 18]
s['part'] = np.select(conditions, ['night', 'morning', 'afternoon', 'evening'], default='unknown')
result = s.groupby('part').agg(sessions=('session_id', 'count'), users=('user_id', 'nunique')).reset_index()
# case: hh-mm-ss-label
s = sessions_df.dropna(subset=['started_at', 'ended_at'])
s = s[s['started_at'] != 'bad'].copy()
secs = (pd.to_datetime(s['ended_at']) - pd.to_datetime(s['started_at'])).dt.total_seconds().astype(int)
s['duration'] = secs.apply(lambda x: f'{x // 3600:02d}:{x % 3600 // 60:02d}:{x % 60:02d}')
result = s[['session_id', 'duration']].sort_values('duration', ascending=False)
# case: timedelta-parse
d = durations_df.copy()
d['td'] = pd.to_timedelta(d['elapsed'], errors='coerce')
d['minutes'] = d['td'] / pd.Timedelta(minutes=1)
d['over'] = d['minutes'] > d['est_minutes']
result = d
# case: timedelta-components
td = pd.to_timedelta(durations_df['elapsed'])
comp = td.dt.components[['days', 'hours', 'minutes', 'seconds']]
result = pd.concat([durations_df['task'], comp], axis=1)
# case: new-session-after-30-min
s = sessions_df.copy()
s['started_at'] = pd.to_datetime(s['started_at'], errors='coerce')
s['ended_at'] = pd.to_datetime(s['ended_at'], errors='coerce')
s = s.dropna(subset=['started_at']).sort_values(['user_id', 'started_at'])
prev_end = s.groupby('user_id')['ended_at'].shift()
s['idle'] = s['started_at'] - prev_end
s['new_visit'] = s['idle'].isna() | (s['idle'] > pd.Timedelta('30min'))
s['visit_no'] = s.groupby('user_id')['new_visit'].cumsum()
result = s[['user_id', 'session_id', 'idle', 'new_visit', 'visit_no']].reset_index(drop=True)
# case: subscription-end-dates
sub = subs_df.copy()
sub['start'] = pd.to_datetime(sub['started_epoch'], unit='s')
sub['end'] = sub.apply(lambda r: r['start'] + pd.DateOffset(months=r['months']), axis=1)
sub['length_days'] = (sub['end'] - sub['start']).dt.days
result = sub[['user_id', 'plan', 'start', 'end', 'length_days']]
# case: sessions-while-subscribed
sub = subs_df.copy()
sub['start'] = pd.to_datetime(sub['started_epoch'], unit='s')
sub['end'] = [s + pd.DateOffset(months=int(m)) for s, m in zip(sub['start'], sub['months'])]
x = sessions_df.assign(started_at=pd.to_datetime(sessions_df['started_at'], errors='coerce')).merge(sub, on='user_id')
x['covered'] = x['started_at'].between(x['start'], x['end'], inclusive='left')
result = x.groupby('plan', dropna=False)['covered'].agg(['sum', 'size'])
# case: midnight-crossers
a = pd.to_datetime(sessions_df['started_at'], errors='coerce').dt.normalize()
b = pd.to_datetime(sessions_df['ended_at'], errors='coerce').dt.normalize()
result = sessions_df.loc[(a != b) & a.notna() & b.notna(), ['session_id', 'started_at', 'ended_at']]
# case: floor-ceil-hours
s = sessions_df[['session_id', 'started_at']].copy()
ts = pd.to_datetime(s['started_at'], errors='coerce')
s['floor_h'] = ts.dt.floor('h')
s['ceil_15'] = ts.dt.ceil('15min')
s['round_day'] = ts.dt.round('D')
result = s[ts.notna()].head(6)
# case: daily-active-users
s = sessions_df.copy()
s['day'] = pd.to_datetime(s['started_at'], errors='coerce').dt.floor('D')
dau = s.dropna(subset=['day']).groupby('day')['user_id'].nunique()
dau = dau.asfreq('D', fill_value=0)
result = dau.rename('dau').reset_index()
# case: users-by-device-minutes-dict
minutes = defaultdict(float)
for row in sessions_df.itertuples(index=False):
    st = pd.to_datetime(row.started_at, errors='coerce')
    en = pd.to_datetime(row.ended_at, errors='coerce')
    if pd.isna(st) or pd.isna(en):
        continue
    minutes[(row.device or 'none').lower()] += (en - st).total_seconds() / 60
result = {k: math.floor(v) for k, v in sorted(minutes.items())}
# case: longest-gap-per-user
s = sessions_df.copy()
s['started_at'] = pd.to_datetime(s['started_at'], errors='coerce')
gaps = s.sort_values('started_at').groupby('user_id')['started_at'].diff()
s['gap'] = gaps
out = s.groupby('user_id')['gap'].max().reset_index()
out['gap_hours'] = (out['gap'].dt.total_seconds() / 3600).round(1)
result = out
# case: minutes-to-timedelta-text
d = durations_df.copy()
d['estimate'] = pd.to_timedelta(d['est_minutes'], unit='m')
d['estimate_text'] = d['estimate'].astype(str)
d['days'] = d['estimate'].dt.days
d['seconds'] = d['estimate'].dt.seconds
result = d[['task', 'estimate_text', 'days', 'seconds']]
