import pandas as pd
import numpy as np
import functools

visits = pd.DataFrame({
    'user': ['u1', 'u2', 'u1', 'u3', 'u1', 'u2', 'u3', 'u4', 'u2', 'u1', 'u5', 'u3', 'u1', 'u2', None],
    'page': ['/home', '/home', '/cart', '/home', '/pay', '/help', '/cart', '/home', '/Home', '/home', '', '/pay', '/cart', '/cart', '/home'],
    'at': ['2024-03-10 10:00:00', '2024-03-10 10:02:00', '2024-03-10 10:05:00', '2024-03-10 11:00:00', '2024-03-10 10:06:30',
           '2024-03-10 10:50:00', '2024-03-10 11:10:00', '2024-03-11 00:00:00', '2024-03-11 09:00:00', '2024-03-11 23:59:59',
           '2024-03-12 08:00:00', '2024-03-10 11:45:00', '2024-03-12 00:01:00', '2024-03-11 09:01:00', '2024-03-12 12:00:00'],
    'secs': [30, 12, 45, None, 100, 5, 60, 3, 12, 30, 0, 75, 20, 18, 9],
    'device': ['ios', 'web', 'ios', 'android', 'web', 'web', 'android', None, 'ios', 'ios', 'web', 'android', 'ios', 'web', 'web'],
})
users = pd.DataFrame({
    'user': ['u1', 'u2', 'u3', 'u4', 'u4', 'u6'],
    'plan': ['pro', 'free', 'pro', 'free', 'pro', 'free'],
    'country': ['DE', 'FR', None, 'DE', 'DE', 'US'],
})

# case: i-sessionize
visits['at'] = pd.to_datetime(visits['at'])
v = visits.dropna(subset=['user']).sort_values(['user', 'at'])
new = v.groupby('user')['at'].diff() > pd.Timedelta(minutes=30)
v['session'] = new.groupby(v['user']).cumsum() + 1
result = v.groupby(['user', 'session']).agg(start=('at', 'min'), pages=('page', 'count'), secs=('secs', 'sum'))

# case: i-path-strings
visits['at'] = pd.to_datetime(visits['at'])
result = visits.sort_values('at').groupby('user')['page'].agg(' > '.join).to_dict()

# case: i-funnel
steps = ['/home', '/cart', '/pay']
seen = visits.groupby('user')['page'].agg(lambda s: set(s.str.lower()))
result = [(st, int(seen.map(lambda x: st in x).sum())) for st in steps]

# case: i-issubset-all
result = visits.groupby('user')['page'].apply(lambda p: {'/home', '/cart', '/pay'} <= set(p))

# case: i-first-touch-last-touch
visits['at'] = pd.to_datetime(visits['at'])
s = visits.sort_values('at')
result = s.groupby('user', as_index=False).agg(first_page=('page', 'first'), last_page=('page', 'last'), n=('page', 'size'))

# case: i-next-page-transition
visits['at'] = pd.to_datetime(visits['at'])
v = visits.sort_values(['user', 'at'])
v['next'] = v.groupby('user')['page'].shift(-1)
result = v.groupby(['page', 'next']).size().sort_values(ascending=False, kind='stable').head(5)

# case: i-device-mode-first
mode = visits.groupby('user')['device'].agg(lambda s: s.mode().iloc[0] if not s.mode().empty else 'unknown')
result = mode

# case: i-device-mode-index-error
result = visits.groupby('user')['device'].agg(lambda s: s.mode()[0])

# case: i-value-counts-idxmax
result = visits.dropna(subset=['device']).groupby('user')['device'].agg(lambda s: s.value_counts().idxmax())

# case: i-cumcount-pivot
v = visits.copy()
v['n'] = v.groupby('user').cumcount()
result = v.pivot(index='user', columns='n', values='page').iloc[:, :3]

# case: i-cumcount-desc
result = visits.groupby('user').cumcount(ascending=False).tolist()

# case: i-ngroup-dropna
result = (visits.groupby('user').ngroup().tolist(), visits.groupby('user', dropna=False, sort=False).ngroup().tolist())

# case: i-top-n-nlargest
result = visits.groupby('device')['secs'].nlargest(2)

# case: i-nsmallest-reset
result = visits.groupby('device')['secs'].nsmallest(1).reset_index(level=1, drop=True).reset_index()

# case: i-percentile-cols
def pctl(q):
    def f(x):
        return x.quantile(q)
    f.__name__ = f'p{int(q * 100)}'
    return f

result = visits.groupby('device')['secs'].agg([pctl(.5), pctl(.95), 'max'])

# case: i-duplicate-function-names
result = visits.groupby('device')['secs'].agg(['mean', 'mean'])

# case: i-hour-bucket
h = pd.to_datetime(visits['at']).dt.hour
bucket = pd.cut(h, [0, 9, 12, 24], right=False, labels=['night', 'morning', 'rest'])
result = visits.groupby([bucket, 'device'], observed=True)['secs'].sum()

# case: i-join-plan-many-to-many
j = visits.merge(users, on='user', how='inner')
result = j.groupby('plan').agg(visits=('page', 'size'), users=('user', pd.Series.nunique), secs=('secs', 'sum'))

# case: i-country-nan-plan-crosstab
j = users.groupby(['country', 'plan'], dropna=False)['user'].nunique().unstack(fill_value=0)
result = j

# case: i-share-of-device
cnt = visits.groupby(['user', 'device']).size()
share = cnt / cnt.groupby(level='user').transform('sum')
result = share.round(3).reset_index(name='share')

# case: i-cumulative-users-per-day
visits['d'] = pd.to_datetime(visits['at']).dt.date
firsts = visits.groupby('user')['d'].min()
result = firsts.groupby(firsts).size().cumsum()

# case: i-multi-agg-merge-reduce
a = visits.groupby('user')['secs'].sum().reset_index(name='secs')
b = visits.groupby('user')['page'].nunique().reset_index(name='pages')
c = visits.groupby('user').size().reset_index(name='hits')
result = functools.reduce(lambda l, r: l.merge(r, on='user'), [a, b, c])

# case: i-iter-sum-ambiguous
out = []
for u, g in visits.groupby('user'):
    if g['secs'] > 10:
        out.append(u)
result = out

# case: i-bounce-rate
size = visits.groupby('user').size()
result = round((size == 1).mean(), 3)
