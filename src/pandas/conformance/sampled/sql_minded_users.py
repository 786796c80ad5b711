import pandas as pd
import numpy as np
import math
from collections import Counter, defaultdict

# Web analytics / SaaS subscription database
users_df = pd.DataFrame({
    'user_id': ['u1', 'u2', 'u3', 'u4', 'u5', 'u6'],
    'email': ['Ann@Mail.com', 'ann@mail.com ', 'ben@x.io', None, 'cy@x.io', 'dee_1@x.io'],
    'plan': ['pro', 'free', 'PRO', 'free', 'team', None],
    'mobile': [None, '555-0101', None, None, '555-0199', ''],
    'home': ['555-1111', None, None, '555-2222', '555-3333', None],
    'work': ['555-9000', '555-9001', '555-9002', None, None, None],
    'created_at': ['2024-01-03 08:15:00', '2024-01-17 23:59:59', '2024-02-01 00:00:00', '2024-02-29 12:30:00', '2024-03-03 10:00:00', '2024-03-31 18:45:10'],
})

events_df = pd.DataFrame({
    'event_id': range(1, 13),
    'user_id': ['u1', 'u1', 'u1', 'u2', 'u2', 'u3', 'u3', 'u3', 'u5', 'u5', 'u1', 'u9'],
    'event_type': ['login', 'view', 'purchase', 'login', 'view', 'login', 'login', 'purchase', 'view', 'view', 'login', 'login'],
    'ts': pd.to_datetime(['2024-03-01 09:00', '2024-03-01 09:05', '2024-03-01 09:50', '2024-03-01 10:00', '2024-03-02 10:00',
                          '2024-03-01 11:00', '2024-03-02 11:00', '2024-03-03 11:10', '2024-03-04 00:10', '2024-03-04 00:10',
                          '2024-03-03 20:00', '2024-03-05 07:00']),
    'value': [None, None, 49.99, None, None, None, None, 19.0, None, None, None, None],
})

subscriptions_df = pd.DataFrame({
    'sub_id': [1, 2, 3, 4, 5],
    'user_id': ['u1', 'u1', 'u3', 'u5', 'u2'],
    'start_date': ['2024-01-03', '2024-03-01', '2024-02-01', '2024-03-03', '2024-01-20'],
    'end_date': ['2024-02-15', None, '2024-03-01', None, '2024-02-20'],
    'mrr': [20, 25, 20, 99, 0],
})
# case: coalesce-phones-bfill
# SELECT user_id, COALESCE(NULLIF(mobile,''), home, work, 'none') AS phone FROM users
phones = users_df[['mobile', 'home', 'work']].replace('', np.nan)
result = users_df[['user_id']].assign(phone=phones.bfill(axis=1).iloc[:, 0].fillna('none'))
# case: duplicate-emails-lower-trim
# SELECT lower(trim(email)) e, count(*) FROM users GROUP BY 1 HAVING count(*) > 1
e = users_df['email'].str.strip().str.lower()
vc = e.value_counts()
result = vc[vc > 1].reset_index()
result.columns = ['email', 'cnt']
# case: sessionization-30-minutes
ev = events_df.sort_values(['user_id', 'ts', 'event_id'])
gap = ev.groupby('user_id')['ts'].diff()
ev['new_session'] = (gap.isna() | (gap > pd.Timedelta(minutes=30))).astype(int)
ev['session_no'] = ev.groupby('user_id')['new_session'].cumsum()
result = (
    ev.groupby(['user_id', 'session_no'])
    .agg(started=('ts', 'min'), ended=('ts', 'max'), events=('event_id', 'count'))
    .reset_index()
)
# case: distinct-on-latest-event
# SELECT DISTINCT ON (user_id) user_id, event_type, ts FROM events ORDER BY user_id, ts DESC, event_id DESC
result = (
    events_df.sort_values(by=['user_id', 'ts', 'event_id'], ascending=[True, False, False])
    .drop_duplicates(subset='user_id', keep='first')
    .loc[:, ['user_id', 'event_type', 'ts']]
    .reset_index(drop=True)
)
# case: daily-active-users-with-calendar
# generate_series LEFT JOIN
cal = pd.DataFrame({'day': pd.date_range('2024-03-01', '2024-03-06', freq='D')})
dau = events_df.assign(day=events_df['ts'].dt.normalize()).groupby('day')['user_id'].nunique().rename('dau').reset_index()
out = cal.merge(dau, on='day', how='left')
out['dau'] = out['dau'].fillna(0).astype(int)
result = out
# case: gaps-and-islands-login-streak
d = events_df.assign(day=events_df['ts'].dt.floor('D'))[['user_id', 'day']].drop_duplicates().sort_values(['user_id', 'day'])
rn = d.groupby('user_id').cumcount()
d['island'] = d['day'] - pd.to_timedelta(rn, unit='D')
streaks = d.groupby(['user_id', 'island']).agg(first_day=('day', 'min'), last_day=('day', 'max'), length=('day', 'size')).reset_index()
best = streaks.sort_values(['user_id', 'length', 'first_day'], ascending=[True, False, True]).groupby('user_id').head(1)
result = best.drop(columns=['island']).reset_index(drop=True)
# case: mrr-by-month-nonequi
# months m JOIN subscriptions s ON s.start_date <= m.end AND coalesce(s.end_date,'9999') >= m.start
months = pd.DataFrame({'m_start': pd.to_datetime(['2024-01-01', '2024-02-01', '2024-03-01'])})
months['m_end'] = months['m_start'] + pd.offsets.MonthEnd(0)
s = subscriptions_df.copy()
s['start_date'] = pd.to_datetime(s['start_date'])
s['end_date'] = pd.to_datetime(s['end_date']).fillna(pd.Timestamp('2199-12-31'))
x = months.merge(s, how='cross')
x = x[(x['start_date'] <= x['m_end']) & (x['end_date'] >= x['m_start'])]
result = x.groupby('m_start').agg(mrr=('mrr', 'sum'), payers=('user_id', 'nunique')).reset_index()
# case: funnel-counts
steps = ['login', 'view', 'purchase']
sets = [set(events_df.loc[events_df['event_type'] == s, 'user_id']) for s in steps]
rows = []
remaining = None
for step, users in zip(steps, sets):
    remaining = users if remaining is None else remaining & users
    rows.append((step, len(remaining)))
funnel = pd.DataFrame(rows, columns=['step', 'users'])
funnel['conv'] = (funnel['users'] / funnel['users'].iloc[0]).round(3)
result = funnel
# case: group-concat-ordered-path
# string_agg(event_type, ' > ' ORDER BY ts, event_id)
result = (
    events_df.sort_values(['ts', 'event_id'])
    .groupby('user_id')['event_type']
    .apply(lambda s: ' > '.join(s))
    .reset_index(name='path')
)
# case: date-trunc-month-signups
u = users_df.copy()
u['created_at'] = pd.to_datetime(u['created_at'])
u['month'] = u['created_at'].dt.to_period('M').dt.to_timestamp()
cnt = u.groupby('month').size().reset_index(name='signups')
cnt['cum'] = cnt['signups'].cumsum()
cnt['prev'] = cnt['signups'].shift(1, fill_value=0)
result = cnt
# case: avg-null-vs-zero-value
# SELECT user_id, AVG(value), AVG(COALESCE(value,0)), COUNT(value), COUNT(*) FROM events GROUP BY user_id
g = events_df.assign(v0=events_df['value'].fillna(0)).groupby('user_id')
result = pd.DataFrame({
    'avg_value': g['value'].mean(),
    'avg_zero': g['v0'].mean(),
    'cnt_value': g['value'].count(),
    'cnt_all': g.size(),
}).reset_index()
# case: orphans-full-join
fj = users_df[['user_id', 'plan']].merge(
    events_df.groupby('user_id', as_index=False)['event_id'].count().rename(columns={'event_id': 'n_events'}),
    on='user_id', how='outer', indicator=True)
result = fj[fj['_merge'] != 'both'].drop(columns='_merge').sort_values('user_id').reset_index(drop=True)
# case: time-to-first-purchase
first_login = events_df[events_df['event_type'] == 'login'].groupby('user_id')['ts'].min()
first_buy = events_df[events_df['event_type'] == 'purchase'].groupby('user_id')['ts'].min()
delta = (first_buy - first_login).dropna()
result = (delta.dt.total_seconds() / 3600).round(2).rename('hours_to_purchase').sort_values()
# case: overlapping-subs-same-user
s = subscriptions_df.assign(
    s=pd.to_datetime(subscriptions_df['start_date']),
    e=pd.to_datetime(subscriptions_df['end_date']).fillna(pd.Timestamp.max.normalize()),
)
p = s.merge(s, on='user_id', suffixes=('_1', '_2')).query('sub_id_1 < sub_id_2')
p['overlap'] = (p['s_1'] <= p['e_2']) & (p['s_2'] <= p['e_1'])
result = p[['user_id', 'sub_id_1', 'sub_id_2', 'overlap']].reset_index(drop=True)
