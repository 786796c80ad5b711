import pandas as pd
import numpy as np
import math

visits = pd.DataFrame({
    'session': [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12],
    'user_id': ['u01', 'u02', 'u01', 'u03', None, 'u02', 'u04', 'u01', 'u05', 'U03', 'u02', 'u06'],
    'timestamp': ['2024-05-01 08:00:00', '2024-05-01 08:05:30', '2024-05-01 08:20:00', '2024-05-01 23:59:59', '2024-05-02 00:00:00', '2024-05-02 09:10:00', '2024-05-02 09:10:00', '2024-05-03 12:00:00', '2024-05-04 15:30:00', '2024-05-04 16:00:00', 'bad-date', '2024-05-06 07:45:00'],
    'url': ['https://shop.com/home?utm=mail', 'https://shop.com/product/12', 'https://shop.com/cart', 'http://blog.shop.com/post/5?ref=x', 'https://shop.com/home', 'https://shop.com/product/7', None, 'https://shop.com/checkout', 'https://shop.com/home?utm=ad', 'https://shop.com/product/12', 'https://shop.com/home', ''],
    'duration': [30, 120.5, 45, 0, 10, 300, np.nan, 600, 5, 61, 20, 15],
    'device': ['mobile', 'Desktop', 'mobile', 'tablet', 'mobile', 'desktop', 'Desktop ', 'mobile', 'tablet', 'tablet', 'desktop', None],
    'converted': [False, False, False, False, False, True, False, True, False, False, True, False],
})

users = pd.DataFrame({
    'user_id': ['u01', 'u02', 'u03', 'u04', 'u07'],
    'plan': ['free', 'pro', 'free', 'enterprise', 'pro'],
    'email': ['ann@mail.com', 'BOB@Corp.org', 'cy@mail.com ', None, 'not-an-email'],
    'joined': ['2023-01-10', '2022-06-05', '2024-04-30', '2021-12-01', '2024-05-05'],
})

ab_test = pd.DataFrame({'user_id': ['u01', 'u02', 'u03', 'u04', 'u05', 'u06'], 'variant': ['A', 'B', 'A', 'B', 'A', 'B']})

# case: conversion-by-device
d = visits['device'].str.strip().str.lower()
result = visits.groupby(d)['converted'].mean().round(3)

# case: parse-ts-coerce
ts = pd.to_datetime(visits['timestamp'], errors='coerce')
result = visits[ts.isna()]

# case: parse-ts-error
visits['timestamp'] = pd.to_datetime(visits['timestamp'])
result = visits['timestamp'].dt.hour.value_counts()

# case: visits-per-day
ts = pd.to_datetime(visits['timestamp'], errors='coerce')
result = ts.dt.date.value_counts().sort_index()

# case: unique-users-per-day
v = visits.copy()
v['day'] = pd.to_datetime(v['timestamp'], errors='coerce').dt.normalize()
v['user_id'] = v['user_id'].str.lower()
result = v.groupby('day')['user_id'].nunique()

# case: domain-path
parts = visits['url'].str.extract(r'https?://([^/]+)(/[^?]*)')
parts.columns = ['domain', 'path']
result = parts

# case: utm-source
src = visits['url'].str.extract(r'utm=(\w+)', expand=False).fillna('direct')
result = src.value_counts()

# case: sessions-gap
v = visits.copy()
v['timestamp'] = pd.to_datetime(v['timestamp'], errors='coerce')
v = v.dropna(subset=['user_id', 'timestamp']).sort_values(['user_id', 'timestamp'])
v['gap_min'] = v.groupby('user_id')['timestamp'].diff().dt.total_seconds() / 60
result = v[['user_id', 'timestamp', 'gap_min']]

# case: email-domain
e = users['email'].str.strip().str.lower()
valid = e.str.contains('@', na=False)
result = e[valid].str.split('@').str[1].value_counts()

# case: ab-conversion
v = visits.assign(user_id=visits['user_id'].str.lower())
m = v.merge(ab_test, on='user_id', how='inner')
conv = m.groupby('variant')['converted'].agg(['sum', 'count'])
conv['rate'] = conv['sum'] / conv['count']
result = conv

# case: ab-z-test
m = visits.merge(ab_test, on='user_id')
a = m.loc[m['variant'] == 'A', 'converted']
b = m.loc[m['variant'] == 'B', 'converted']
p = (a.sum() + b.sum()) / (len(a) + len(b))
se = math.sqrt(p * (1 - p) * (1 / len(a) + 1 / len(b)))
result = round(float((b.mean() - a.mean()) / se), 4)

# case: duration-outlier-cap
cap = visits['duration'].quantile(0.9)
result = visits['duration'].clip(upper=cap).describe().round(2)

# case: bounce-flag
v = visits.copy()
v['bounce'] = np.where(v['duration'].fillna(0) < 30, 1, 0)
result = v.groupby('user_id')['bounce'].sum().loc[lambda s: s > 0]

# case: first-visit-plan
v = visits.sort_values('timestamp').drop_duplicates('user_id', keep='first')
result = v.merge(users, on='user_id', how='left')[['user_id', 'timestamp', 'plan']]

# case: outer-indicator
result = pd.merge(visits[['user_id']].drop_duplicates(), users[['user_id', 'plan']], how='outer', indicator=True)['_merge'].value_counts()

# case: device-duration-table
v = visits.copy()
v['device'] = v['device'].str.strip().str.lower().fillna('unknown')
result = v.groupby('device').agg(
    sessions=('session', 'count'),
    avg_duration=('duration', 'mean'),
    longest=('duration', 'max'),
    conversions=('converted', 'sum'),
).sort_values('sessions', ascending=False)

# case: page-funnel
path = visits['url'].str.split('/').str[3].str.split('?').str[0]
funnel = ['home', 'product', 'cart', 'checkout']
result = path.value_counts().reindex(funnel, fill_value=0)

# case: funnel-dropoff
path = visits['url'].fillna('').str.extract(r'shop\.com/(home|product|cart|checkout)')[0]
counts = path.value_counts().reindex(['home', 'product', 'cart', 'checkout'])
result = counts.pct_change().round(3)

# case: hour-bins
h = pd.to_datetime(visits['timestamp'], errors='coerce').dt.hour
result = pd.cut(h, bins=[-1, 5, 11, 17, 23], labels=['night', 'morning', 'afternoon', 'evening']).value_counts()

# case: cohort-month
u = users.copy()
u['cohort'] = pd.to_datetime(u['joined']).dt.to_period('Q').astype(str)
result = u.pivot_table(index='cohort', columns='plan', values='user_id', aggfunc='count', fill_value=0)

# case: log-duration
result = np.log1p(visits['duration']).round(3)

# case: ambiguous-if
if visits['duration'] > 100:
    result = 'long'
else:
    result = 'short'

# case: active-users-set
active = set(visits['user_id'].dropna().str.lower())
result = sorted(active & set(users['user_id'])), sorted(set(users['user_id']) - active)

# case: lambda-assign-chain
result = (
    visits
    .dropna(subset=['duration'])
    .assign(minutes=lambda d: d['duration'] / 60, device=lambda d: d['device'].str.strip().str.lower())
    .query('minutes >= 0.5')
    .groupby('device')['minutes']
    .mean()
    .round(2)
    .reset_index()
)
