import pandas as pd
import numpy as np

events_df = pd.DataFrame([
    (1, 'u1', 'visit',    '2024-03-01 09:00:00', '/home'),
    (2, 'u1', 'signup',   '2024-03-01 09:05:30', '/register'),
    (3, 'u1', 'cart',     '2024-03-01 09:50:00', '/cart'),
    (4, 'u2', 'visit',    '2024-03-01 10:00:00', '/home'),
    (5, 'u2', 'visit',    '2024-03-01 10:10:00', '/pricing'),
    (6, 'u2', 'cart',     '2024-03-02 10:10:00', '/cart'),
    (7, 'u3', 'visit',    '2024-03-02 23:50:00', '/blog?utm_source=news'),
    (8, 'u3', 'signup',   '2024-03-03 00:10:00', '/register'),
    (9, 'u1', 'purchase', '2024-03-03 12:00:00', '/checkout'),
    (10, 'u3', 'purchase', '2024-03-03 00:40:00', '/checkout'),
    (11, 'u4', 'visit',   '2024-03-04 08:00:00', None),
    (12, 'u4', 'visit',   '2024-03-04 08:00:00', None),
], columns=['event_id', 'user_id', 'event_name', 'event_time', 'page'])

users_df = pd.DataFrame({
    'user_id': ['u1', 'u2', 'u3', 'u4', 'u5'],
    'plan': ['pro', 'free', 'Pro', None, 'free'],
    'channel': ['ads', 'organic', 'email', 'ads', 'organic '],
    'age': ['34', '27', 'n/a', '41', ''],
})

logins_df = pd.DataFrame({
    'user_id': ['u1', 'u1', 'u1', 'u1', 'u2', 'u2', 'u2', 'u3', 'u3', 'u4', 'u1', 'u2'],
    'login_date': ['2024-03-01', '2024-03-02', '2024-03-03', '2024-03-05', '2024-03-01', '2024-03-03',
                   '2024-03-04', '2024-03-03', '2024-03-03', '2024-03-04', '2024-03-06', '2024-03-05'],
})
# case: funnel-step-counts
# Distinct users per funnel step plus step-to-step conversion
steps = ['visit', 'signup', 'cart', 'purchase']

counts = (
    events_df[events_df['event_name'].isin(steps)]
    .groupby('event_name')['user_id']
    .nunique()
    .reindex(steps, fill_value=0)
)
funnel = counts.rename('users').rename_axis('step').reset_index()
funnel['conversion_from_prev'] = (funnel['users'] / funnel['users'].shift(1)).round(3)
funnel['conversion_from_start'] = (funnel['users'] / funnel['users'].iloc[0]).round(3)
funnel['drop_off'] = (funnel['users'].shift(1) - funnel['users']).fillna(0).astype(int)
result = funnel
# case: sessionise-thirty-minutes
# A new session starts after 30 minutes of inactivity
ev = events_df.copy()
ev['event_time'] = pd.to_datetime(ev['event_time'])
ev = ev.drop_duplicates(subset=['user_id', 'event_name', 'event_time']).sort_values(['user_id', 'event_time'])

ev['gap'] = ev.groupby('user_id')['event_time'].diff()
ev['is_new'] = (ev['gap'].isna() | (ev['gap'] > pd.Timedelta(minutes=30))).astype(int)
ev['session_no'] = ev.groupby('user_id')['is_new'].cumsum()

result = (
    ev.groupby(['user_id', 'session_no'], as_index=False)
    .agg(
        started=('event_time', 'min'),
        ended=('event_time', 'max'),
        events=('event_id', 'count'),
    )
    .assign(duration_min=lambda d: (d['ended'] - d['started']).dt.total_seconds() / 60)
    .sort_values(['user_id', 'session_no'])
    .reset_index(drop=True)
)
# case: longest-login-streak
# Gaps-and-islands: longest run of consecutive login days per user
days = logins_df.copy()
days['login_date'] = pd.to_datetime(days['login_date'])
days = days.drop_duplicates().sort_values(['user_id', 'login_date'])

# date minus row number is constant within an island
days['rn'] = days.groupby('user_id').cumcount()
days['island'] = days['login_date'] - pd.to_timedelta(days['rn'], unit='D')

streaks = (
    days.groupby(['user_id', 'island'])
    .agg(streak_start=('login_date', 'min'), streak_end=('login_date', 'max'), streak_len=('login_date', 'size'))
    .reset_index()
)
idx = streaks.groupby('user_id')['streak_len'].idxmax()
result = (
    streaks.loc[idx, ['user_id', 'streak_start', 'streak_end', 'streak_len']]
    .sort_values('streak_len', ascending=False, kind='stable')
    .reset_index(drop=True)
)
# case: ordered-funnel-strict
# Users who did visit -> signup -> purchase in that order, and elapsed hours
t = events_df.assign(event_time=pd.to_datetime(events_df['event_time']))
first_times = t.pivot_table(index='user_id', columns='event_name', values='event_time', aggfunc='min')
first_times.columns.name = None

strict = first_times.dropna(subset=['visit', 'signup', 'purchase'])
strict = strict[(strict['visit'] <= strict['signup']) & (strict['signup'] <= strict['purchase'])].copy()
strict['hours_to_purchase'] = ((strict['purchase'] - strict['visit']).dt.total_seconds() / 3600).round(2)

result = strict[['visit', 'signup', 'purchase', 'hours_to_purchase']].reset_index().sort_values('hours_to_purchase').reset_index(drop=True)
# case: conversion-by-channel
u = users_df.copy()
u['channel'] = u['channel'].str.strip()
buyers = set(events_df.loc[events_df['event_name'] == 'purchase', 'user_id'])

u['converted'] = u['user_id'].isin(buyers)
by_channel = u.groupby('channel').agg(
    users=pd.NamedAgg(column='user_id', aggfunc='count'),
    converted=pd.NamedAgg(column='converted', aggfunc='sum'),
)
by_channel['conversion_rate'] = by_channel['converted'].div(by_channel['users']).mul(100).round(1)
by_channel['rank'] = by_channel['conversion_rate'].rank(method='min', ascending=False).astype(int)
result = by_channel.reset_index().sort_values(['rank', 'channel']).reset_index(drop=True)
# case: day-one-retention
# Of the users active on each day, what share came back the next day?
act = logins_df.drop_duplicates().copy()
act['login_date'] = pd.to_datetime(act['login_date'])

nxt = act.copy()
nxt['login_date'] = nxt['login_date'] - pd.Timedelta(days=1)
nxt['came_back'] = 1

ret = act.merge(nxt, on=['user_id', 'login_date'], how='left')
ret['came_back'] = ret['came_back'].fillna(0)
result = (
    ret.groupby('login_date')
    .agg(active_users=('user_id', 'nunique'), returned=('came_back', 'sum'))
    .assign(retention=lambda x: (x['returned'] / x['active_users']).round(2))
    .reset_index()
    .assign(returned=lambda x: x['returned'].astype(int))
)
# case: last-page-before-purchase
# The event immediately preceding each purchase, per user
e = events_df.copy()
e['event_time'] = pd.to_datetime(e['event_time'])
e = e.sort_values(['user_id', 'event_time', 'event_id']).reset_index(drop=True)
g = e.groupby('user_id')
e['prev_event'] = g['event_name'].shift(1)
e['prev_page'] = g['page'].shift(1)
e['prev_time'] = g['event_time'].shift(1)

purchases = e.loc[e['event_name'] == 'purchase'].copy()
purchases['minutes_since_prev'] = (purchases['event_time'] - purchases['prev_time']) / pd.Timedelta(minutes=1)
purchases['prev_page'] = purchases['prev_page'].str.split('?').str[0]
result = purchases[['user_id', 'prev_event', 'prev_page', 'minutes_since_prev']].reset_index(drop=True)
# case: average-age-by-plan
# age is stored as text; anything non numeric is unknown
clean = users_df.assign(
    age=pd.to_numeric(users_df['age'], errors='coerce'),
    plan=users_df['plan'].str.lower().fillna('none'),
)

result = (
    clean.groupby('plan')
    .agg(
        n_users=('user_id', 'size'),
        known_age=('age', 'count'),
        avg_age=('age', 'mean'),
    )
    .pipe(lambda df: df.assign(missing_age=df['n_users'] - df['known_age']))
    .sort_index()
    .reset_index()
)
# case: daily-active-and-new-users
# DAU with a running distinct count of users ever seen
ev = events_df.copy()
ev['day'] = pd.to_datetime(ev['event_time']).dt.normalize()
dau = ev.groupby('day')['user_id'].nunique().rename('dau')

first_seen = ev.groupby('user_id')['day'].min()
new_users = first_seen.value_counts().sort_index().rename('new_users')

calendar = pd.date_range(ev['day'].min(), ev['day'].max(), freq='D')
out = pd.concat([dau, new_users], axis=1).reindex(calendar).fillna(0).astype(int)
out['total_users'] = out['new_users'].cumsum()
out['returning'] = out['dau'] - out['new_users']
out.index.name = 'day'
result = out.reset_index()
result['day'] = result['day'].dt.strftime('%Y-%m-%d')
# case: events-path-per-user
# Collapse consecutive repeats and build the path taken by each user
ordered = events_df.sort_values(['user_id', 'event_time', 'event_id']).copy()
changed = ordered['event_name'] != ordered.groupby('user_id')['event_name'].shift()
path = (
    ordered[changed]
    .groupby('user_id')['event_name']
    .agg(' > '.join)
    .reset_index(name='path')
)
path['steps'] = path['path'].str.count('>') + 1
popular = path['path'].value_counts()
path['users_on_path'] = path['path'].map(popular)
path['is_buyer'] = path['path'].str.endswith('purchase')
result = users_df[['user_id']].merge(path, on='user_id', how='left').fillna({'path': '(none)', 'steps': 0, 'users_on_path': 0, 'is_buyer': False})
# case: time-on-page
# Time on page is the time until the next event of the same user, capped at one hour
cap = pd.Timedelta(hours=1)
x = (
    events_df
    .drop_duplicates(['user_id', 'event_time', 'event_name'])
    .assign(ts=lambda d: pd.to_datetime(d['event_time']))
    .sort_values(['user_id', 'ts'])
    .assign(next_ts=lambda d: d.groupby('user_id')['ts'].shift(-1))
)
x['on_page'] = (x['next_ts'] - x['ts']).clip(upper=cap)
x['section'] = x['page'].str.extract(r'^/([a-z]+)', expand=False).fillna('unknown')
result = (
    x.dropna(subset=['on_page'])
    .groupby('section')['on_page']
    .agg(['count', 'sum', 'max'])
    .assign(total_seconds=lambda d: d['sum'].dt.total_seconds())
    .drop(columns=['sum', 'max'])
    .rename(columns={'count': 'views'})
    .sort_values('total_seconds', ascending=False)
    .reset_index()
)
# case: churned-users-flag
# Churned = no login within the 2 days before the as-of date; never logged in = 'inactive'
as_of = pd.to_datetime('2024-03-07')
last = (
    logins_df.assign(login_date=lambda d: pd.to_datetime(d['login_date']))
    .groupby('user_id', as_index=False)
    .agg(last_login=('login_date', 'max'), active_days=('login_date', 'nunique'))
)
status = users_df[['user_id', 'plan']].merge(last, on='user_id', how='left')
status['days_since'] = (as_of - status['last_login']).dt.days
conditions = [status['last_login'].isna(), status['days_since'].le(2)]
status['state'] = np.select(conditions, ['inactive', 'active'], default='churned')
status['active_days'] = status['active_days'].fillna(0).astype('int64')
status.loc[status['state'] == 'inactive', 'days_since'] = -1
result = status[['user_id', 'state', 'days_since', 'active_days']].sort_values(['state', 'user_id']).reset_index(drop=True)
