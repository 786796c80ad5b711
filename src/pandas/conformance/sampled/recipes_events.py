import pandas as pd
import numpy as np
from collections import Counter
from itertools import groupby

events_df = pd.DataFrame({
    'user': ['u1', 'u1', 'u2', 'u1', 'u3', 'u2', 'u2', 'u1', 'u3', 'u1', 'u4', 'u2'],
    'event': ['view', 'cart', 'view', 'buy', 'view', 'view', 'cart', 'view', 'view', 'view', 'buy', 'buy'],
    'ts': pd.to_datetime(['2024-04-01 09:00', '2024-04-01 09:04', '2024-04-01 09:05', '2024-04-01 09:10',
                          '2024-04-01 10:00', '2024-04-01 10:10', '2024-04-01 10:12', '2024-04-01 12:00',
                          '2024-04-02 08:00', '2024-04-02 08:30', '2024-04-02 09:00', '2024-04-02 10:12']),
    'value': [None, 20.0, None, 20.0, None, None, 35.0, None, None, None, 12.5, 35.0],
})

users_df = pd.DataFrame({
    'user': ['u1', 'u2', 'u3', 'u5'],
    'plan': ['pro', 'free', 'free', 'pro'],
    'country': ['DE', 'US', 'us', None],
    'interests': ['music|sport', 'sport', None, 'music|film|sport'],
})

meta_df = pd.DataFrame({
    'id': [1, 2, 3],
    'payload': [{'os': 'mac', 'ver': 14}, {'os': 'win'}, {'ver': 11, 'lang': 'de'}],
    'scores': [[3, 9, 4], [7], []],
    'labels': [['x', 'y', 'z'], ['x'], []],
})
# case: sessionize-30-minutes
df = events_df.sort_values(['user', 'ts']).copy()
new = df.groupby('user')['ts'].diff() > pd.Timedelta(minutes=30)
df['session'] = new.groupby(df['user']).cumsum().astype(int) + 1
result = (df.groupby(['user', 'session'])
          .agg(start=('ts', 'min'), end=('ts', 'max'), n=('event', 'size'))
          .assign(minutes=lambda d: (d['end'] - d['start']).dt.total_seconds().div(60))
          .reset_index())
# case: funnel-conversion
steps = ['view', 'cart', 'buy']
n = events_df.groupby('event')['user'].nunique().reindex(steps)
result = pd.DataFrame({'users': n, 'step_rate': (n / n.shift()).round(3), 'overall': (n / n.iloc[0]).round(3)})
# case: event-path-string
df = events_df.sort_values('ts')
path = df.groupby('user')['event'].agg(' > '.join)
result = path[path.str.contains('cart')].reset_index(name='path')
# case: transition-matrix
df = events_df.sort_values(['user', 'ts']).copy()
df['next'] = df.groupby('user')['event'].shift(-1)
result = pd.crosstab(df['event'], df['next'].fillna('(end)'))
# case: time-to-first-buy
first = events_df.groupby('user')['ts'].min()
buy = events_df[events_df['event'] == 'buy'].groupby('user')['ts'].min()
delta = (buy - first).rename('to_buy')
result = delta.reset_index().assign(minutes=lambda d: d['to_buy'].dt.total_seconds() // 60).drop(columns='to_buy')
# case: any-and-all-in-group
has = events_df.groupby('user')['event'].agg(bought=lambda s: s.eq('buy').any(), only_views=lambda s: s.eq('view').all())
result = users_df[['user', 'plan']].merge(has, left_on='user', right_index=True, how='left')
# case: explode-two-lists-together
result = meta_df[['id', 'scores', 'labels']].explode(['scores', 'labels'], ignore_index=True).dropna(subset=['labels'])
# case: list-column-stats
s = meta_df['scores']
result = pd.DataFrame({'id': meta_df['id'], 'total': s.map(sum), 'best': s.map(lambda v: max(v, default=None)), 'n': s.map(len)})
# case: list-to-columns
wide = pd.DataFrame(meta_df['labels'].to_list(), index=meta_df['id']).add_prefix('label_')
result = wide.fillna('').reset_index()
# case: interests-popularity-by-plan
u = users_df.assign(interest=users_df['interests'].str.split('|')).explode('interest')
counts = {plan: Counter(g['interest'].dropna()) for plan, g in u.groupby('plan')}
result = pd.DataFrame(counts).fillna(0).astype(int).sort_index()
# case: runs-with-itertools
seq = events_df.sort_values('ts')['event']
result = [(k, sum(1 for _ in g)) for k, g in groupby(seq)]
# case: last-event-before-buy
df = events_df.sort_values(['user', 'ts']).reset_index(drop=True)
df['prev_event'] = df.groupby('user')['event'].shift()
df['since_prev'] = df['ts'] - df.groupby('user')['ts'].shift()
result = df.loc[df['event'].eq('buy'), ['user', 'prev_event', 'since_prev']]
# case: hourly-heatmap-table
df = events_df.assign(day=events_df['ts'].dt.date, hour=events_df['ts'].dt.hour)
h = df.pivot_table(index='hour', columns='day', values='event', aggfunc='count', fill_value=0)
h = h.reindex(range(8, 13), fill_value=0)
h.loc['Total'] = h.sum()
result = h
