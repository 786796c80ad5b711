import pandas as pd
import numpy as np
import math
import datetime as dt

# Web analytics: sessions, pages, experiments
sessions = pd.DataFrame({
    'session': ['s1', 's2', 's3', 's4', 's5', 's6', 's7', 's8', 's9', 's10'],
    'user': ['u1', 'u2', 'u1', 'U3', None, 'u2', 'u4', 'u1', 'u3', 'u5'],
    'start': ['2024-05-01 08:00:00', '2024-05-01 08:20:30', '2024-05-01 09:00:00', '2024-05-02 23:59:59', '2024-05-03',
              None, '2024-05-03 10:00', '2024-05-03 10:00', '2024-05-04 00:00:01', 'yesterday'],
    'pages': [5, 1, 3, 0, 12, 2, 1, 7, 3, 3],
    'revenue': [0.0, 19.9, np.nan, 0.0, 250.0, -19.9, 0.0, 35.5, 12.25, np.nan],
    'variant': ['A', 'B', 'A', 'B', 'A', 'B', 'B', 'A', None, 'B'],
})

events = pd.DataFrame({
    'session': ['s1', 's1', 's1', 's2', 's3', 's5', 's5', 's8', 's8', 's8', 's99', 's4'],
    'event': ['view', 'click', 'buy', 'view', 'View', 'view', 'buy', 'view', 'view', 'click', 'buy', ''],
    'value': [1, 2, 30, 1, 1, 1, 250, 1, 1, 4, 9, 0],
})

weekly = pd.DataFrame(
    np.array([[120, 80, 0], [130, 85, 5], [90, 0, 7], [150, 95, 7]]),
    index=pd.Index(['w1', 'w2', 'w3', 'w4'], name='week'),
    columns=['search', 'social', 'email'],
)

# case: conversion-ztest
s = sessions.dropna(subset=['variant'])
conv = (s['revenue'].fillna(0) > 0).astype(int)
g = conv.groupby(s['variant']).agg(['sum', 'count'])
p = g['sum'] / g['count']
pool = g['sum'].sum() / g['count'].sum()
se = math.sqrt(pool * (1 - pool) * (1 / g['count']).sum())
result = round((p['A'] - p['B']) / se, 4)
# case: lift-table
s = sessions.assign(conv=np.where(sessions['revenue'] > 0, 1, 0))
t = s.groupby('variant', dropna=False)['conv'].mean()
result = np.subtract(t, t.mean()).round(4)
# case: weekly-log-zero
with np.errstate(divide='ignore'):
    l = np.log(weekly)
l[np.isneginf(l)] = 0
result = l.round(3)
# case: weekly-sqrt-frame-plus-series
bonus = pd.Series([1, 4, 9], index=['search', 'email', 'tv'])
result = np.add(np.sqrt(weekly), bonus)
# case: weekly-where-frame
result = pd.DataFrame(np.where(weekly > weekly.mean(), 'high', 'low'), index=weekly.index, columns=weekly.columns)
# case: weekly-argmax-both-axes
a = weekly.values
result = {'by_week': weekly.columns[a.argmax(axis=1)].tolist(), 'by_channel': weekly.index[a.argmax(axis=0)].tolist(), 'flat': int(np.argmax(a))}
# case: weekly-argmin-ties-first
a = weekly['email'].to_numpy()
result = int(a.argmax()), int(len(a) - 1 - a[::-1].argmax()), weekly['email'].idxmax()
# case: weekly-sort-columns-by-sum
order = np.argsort(weekly.sum().to_numpy())[::-1]
result = weekly.iloc[:, order].T
# case: weekly-append-total-row
arr = np.vstack([weekly, weekly.sum(axis=0)])
arr = np.column_stack([arr, arr.sum(axis=1)])
result = pd.DataFrame(arr, index=[*weekly.index, 'total'], columns=[*weekly.columns, 'all'])
# case: weekly-broadcast-shape-error
w = np.array([0.1, 0.2, 0.3, 0.4])
result = weekly.to_numpy() * w
# case: weekly-weighted-rows
w = np.array([0.1, 0.2, 0.3, 0.4])
result = pd.Series((weekly.to_numpy() * w[:, None]).sum(axis=0), index=weekly.columns).round(2)
# case: event-matrix-by-unique-inverse
s, si = np.unique(events['session'], return_inverse=True)
e, ei = np.unique(events['event'].str.lower(), return_inverse=True)
mat = np.zeros((s.size, e.size), dtype=int)
for i, j, v in zip(si, ei, events['value']):
    mat[i, j] += v
result = pd.DataFrame(mat, index=s, columns=e).loc[lambda d: d.sum(axis=1) > 1]
# case: session-gap-minutes
t = pd.to_datetime(sessions['start'], errors='coerce', format='mixed')
u = sessions['user'].str.lower()
df = pd.DataFrame({'u': u, 't': t}).dropna().sort_values(['u', 't'])
gap = df.groupby('u')['t'].diff() / np.timedelta64(1, 'm')
df['new'] = np.where(gap.isna() | (gap > 30), 1, 0)
result = df.groupby('u')['new'].sum()
# case: revenue-winsorise
r = sessions['revenue']
lo, hi = np.nanpercentile(r, [10, 90])
sessions['wins'] = r.clip(lo, hi)
result = sessions['wins'].round(3).tolist()
# case: nan-to-num-sum-by-user
rev = np.nan_to_num(sessions['revenue'].to_numpy())
key = sessions['user'].str.lower().fillna('anon')
result = pd.Series(rev, index=key).groupby(level='user').sum()
# case: bounce-rate-mean-of-bool
result = {v: np.mean(sessions.loc[sessions['variant'] == v, 'pages'] <= 1) for v in ['A', 'B', 'C']}
# case: series-from-array-index-mismatch
result = pd.Series(np.unique(sessions['pages']), index=sessions['session'])
# case: jaccard-user-sets
ua = set(sessions.loc[sessions['variant'] == 'A', 'user'].dropna().str.lower())
ub = set(sessions.loc[sessions['variant'] == 'B', 'user'].dropna().str.lower())
inter = np.intersect1d(list(ua), list(ub))
result = (inter.size, len(ua | ub), inter.size / len(ua | ub))
