import pandas as pd
import numpy as np
import re
from collections import OrderedDict

events_df = pd.DataFrame({
    'user_id': ['u1', 'u1', 'u2', 'u1', 'u3', 'u2', 'u2', 'u4', 'u3', 'u1', 'u5', 'u2'],
    'event': ['view', 'cart', 'view', 'purchase', 'view', 'view', 'cart', 'View', 'cart', 'view', ' purchase', 'purchase'],
    'ts': ['2024-07-01T08:00:00', '2024-07-01T08:05:00', '2024-07-01T09:00:00', '2024-07-01T08:20:00',
           '2024-07-02T22:10:00', '2024-07-01T09:10:00', '2024-07-01T10:30:00', '2024-07-03T00:00:00',
           '2024-07-02T22:15:00', '2024-07-05T13:00:00', '2024-07-04T11:11:11', '2024-07-03T16:45:00'],
    'page': ['/home', '/cart', '/home', '/checkout', '/p/12', '/p/7', '/cart', None, '/cart', '/p/12', '/checkout', '/checkout'],
    'revenue': [0, 0, 0, 35.5, 0, 0, 0, 0, 0, 0, '12', 'n/a'],
})

users_df = pd.DataFrame({
    'user_id': ['u1', 'u2', 'u3', 'u4', 'u6'],
    'country': ['DE', 'FR', 'de', None, 'FR'],
    'plan': ['pro', 'free', 'free', 'pro', 'free'],
})
# case: funnel
df = events_df.assign(event=events_df['event'].str.strip().str.lower())
steps = ['view', 'cart', 'purchase']
users = df.groupby('event')['user_id'].nunique().reindex(steps)
result = pd.DataFrame({'users': users, 'conv_from_prev': (users / users.shift()).round(3)}).rename_axis('step').reset_index()
# case: sessions-30min
df = events_df[['user_id', 'ts']].copy()
df['ts'] = pd.to_datetime(df['ts'])
df = df.sort_values(['user_id', 'ts'])
new = df.groupby('user_id')['ts'].diff() > pd.Timedelta(minutes=30)
df['session'] = new.groupby(df['user_id']).cumsum() + 1
result = df.groupby(['user_id', 'session']).agg(
    start=('ts', 'min'), end=('ts', 'max'), events=('ts', 'size')).reset_index()
# case: revenue-by-user
df = events_df.copy()
df['revenue'] = pd.to_numeric(df['revenue'], errors='coerce').fillna(0)
result = df.groupby('user_id')['revenue'].sum().loc[lambda s: s > 0].sort_values(ascending=False)
# case: country-plan-pivot
u = users_df.assign(country=users_df['country'].str.upper())
result = u.groupby(['country', 'plan'], dropna=False).size().unstack(fill_value=0)
# case: event-path
df = events_df.sort_values(['user_id', 'ts'])
result = df.groupby('user_id')['event'].apply(lambda s: ' > '.join(s.str.strip().str.lower())).to_frame('path')
# case: first-event-only
result = (
    events_df.sort_values('ts')
    .groupby('user_id', as_index=False)
    .nth(0)
    .sort_values('user_id')
)
# case: tail-one
result = events_df.sort_values('ts').groupby('user_id').tail(1)[['user_id', 'event', 'ts']].set_index('user_id').sort_index()
# case: page-section
section = events_df['page'].str.extract(r'^/([a-z]+)', expand=False)
result = events_df.groupby(section, dropna=False).agg(hits=('event', 'size'), users=('user_id', 'nunique')).sort_values(['hits', 'users'], ascending=False)
# case: purchasers-vs-not
df = events_df.assign(is_purchase=events_df['event'].str.contains('purchase'))
df['buyer'] = df.groupby('user_id')['is_purchase'].transform('any')
result = df.groupby('buyer').agg(users=('user_id', 'nunique'), events=('event', 'count'))
result['events_per_user'] = result['events'] / result['users']
# case: daily-active
result = (
    events_df.assign(day=pd.to_datetime(events_df['ts']).dt.normalize())
    .groupby('day')['user_id'].nunique()
    .asfreq('D', fill_value=0)
    .reset_index(name='dau')
)
# case: apply-none-dropped
def first_purchase(g):
    p = g[g['event'].str.strip() == 'purchase']
    if p.empty:
        return None
    return p.iloc[0][['ts', 'page']]

result = events_df.groupby('user_id')[['event', 'ts', 'page']].apply(first_purchase)
# case: value-counts-top
vc = events_df.groupby('user_id')['event'].value_counts()
result = vc.groupby(level=0).head(1).reset_index(name='n')
# case: ordered-iteration-unsorted
od = OrderedDict()
for key, part in events_df.groupby('user_id', sort=False):
    od[key] = part['event'].tolist()
result = list(od.items())
# case: plan-join-averages
per_user = events_df.groupby('user_id').size().rename('n')
j = users_df.merge(per_user, left_on='user_id', right_index=True, how='outer', indicator=True)
result = j.groupby(['_merge', 'plan'], observed=True, dropna=False)['n'].mean().reset_index()
