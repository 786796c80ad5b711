import pandas as pd
import numpy as np
logs = pd.DataFrame({'ts': pd.to_datetime(['2024-01-01 00:05', '2024-01-01 00:55', '2024-01-01 02:10', '2024-01-02 13:00', '2024-01-03 23:59', '2024-01-08 00:00', '2024-02-29 12:00']), 'user': ['a', 'b', 'a', 'c', 'a', 'b', 'c'], 'level': ['INFO', 'WARN', 'INFO', 'ERROR', 'ERROR', 'INFO', 'WARN'], 'ms': [12, 250, 33, 1024, 980, 5, 310], 'path': ['/home', '/api/v1/items?id=3', '/home', '/api/v2/items', '/login', '/api/v1/users/42', '/']})
sv = pd.DataFrame({'id': [1, 2, 3, 4, 5], 'q1': [5, 4, None, 2, 1], 'q2': ['Agree', 'Disagree', 'Agree', None, 'Neutral'], 'age': [17, 25, 34, 51, 70], 'w': [1.0, 0.5, 2.0, 1.5, 1.0]})
# case: grouper-and-key
result = logs.groupby(['level', pd.Grouper(key='ts', freq='D')])['ms'].sum()
# case: grouper-week
result = logs.groupby(pd.Grouper(key='ts', freq='W-MON'))['ms'].agg(['count', 'max'])
# case: grouper-month-unstack
result = logs.groupby([pd.Grouper(key='ts', freq='MS'), 'level']).size().unstack(fill_value=0)
# case: grouper-week-closed
result = logs.set_index('ts').resample('W-MON', closed='left', label='left')['ms'].sum()
# case: resample-hours
result = logs.set_index('ts').resample('12h')['ms'].count()
# case: resample-ohlc
result = logs.set_index('ts')['ms'].resample('D').ohlc().dropna()
# case: resample-agg-dict
result = logs.set_index('ts').resample('D').agg({'ms': 'mean', 'user': 'nunique'})
# case: resample-first-last
result = logs.set_index('ts').resample('ME')[['user', 'ms']].last()
# case: resample-ffill
result = logs.set_index('ts')['ms'].resample('D').mean().ffill().head(5)
# case: resample-quarter
result = logs.resample('QE', on='ts')['ms'].sum()
# case: group-resample
result = logs.set_index('ts').groupby('user')['ms'].resample('D').sum()
# case: floor-group
result = logs.groupby(logs['ts'].dt.floor('h'))['user'].apply(list)
# case: dayname-group-sorted
result = logs.groupby([logs['ts'].dt.dayofweek, logs['ts'].dt.day_name()])['ms'].sum()
# case: isocalendar
c = logs['ts'].dt.isocalendar()
result = c, c['week'].nunique(), logs.groupby(c.week)['ms'].sum()
# case: period-group-index
g = logs.groupby(logs['ts'].dt.to_period('W'))['ms'].sum()
result = g, g.index.astype(str).tolist(), g.index[0].start_time
# case: period-quarter-text
result = logs['ts'].dt.to_period('Q').astype(str).tolist(), logs['ts'].dt.to_period('M').dt.strftime('%b-%Y').tolist(), ('Q' + logs['ts'].dt.quarter.astype(str) + ' ' + logs['ts'].dt.year.astype(str)).tolist()
# case: period-compare
p = logs['ts'].dt.to_period('M')
result = (p == '2024-01').sum(), (p > pd.Period('2024-01', 'M')).tolist(), p.min(), p.nunique(), (p.max() - p.min()).n
# case: period-arith
p = logs['ts'].dt.to_period('M')
result = (p + 1).astype(str).tolist(), p.dt.year.tolist(), p.dt.month.tolist(), p.value_counts().to_dict()
# case: reindex-periods
g = logs.groupby(logs['ts'].dt.to_period('M')).size()
result = g.reindex(pd.period_range('2024-01', '2024-04', freq='M'), fill_value=0)
# case: reindex-days
d = logs.groupby(logs['ts'].dt.normalize()).size()
full = d.reindex(pd.date_range(d.index.min(), '2024-01-05'), fill_value=0)
result = full, full.rolling(2).sum().tolist()
# case: session-gap
l = logs.sort_values(['user', 'ts'])
new = l.groupby('user')['ts'].diff() > pd.Timedelta('1D')
l['session'] = new.groupby(l['user']).cumsum()
result = l[['user', 'session']]
# case: time-between-errors
e = logs[logs['level'] == 'ERROR']['ts'].diff().dt.total_seconds() / 3600
result = e.round(2).tolist()
# case: path-parts
x = logs['path'].str.extract(r'^/api/(?P<ver>v\d+)/(?P<res>\w+)(?:/(?P<id>\d+))?')
result = x, x['ver'].value_counts(dropna=False)
# case: path-split-expand
result = logs['path'].str.strip('/').str.split('/', expand=True)
# case: path-replace-ids
result = logs['path'].str.replace(r'\d+', '{id}', regex=True).str.replace(r'\?.*', '', regex=True).value_counts()
# case: path-get-dummies
result = logs['level'].str.get_dummies(), logs.groupby('user')['level'].agg('|'.join).str.get_dummies()
# case: query-datetime
result = logs.query('ts >= "2024-01-02" and level == "ERROR"')['user'].tolist(), logs.query('level in ["INFO"] or ms > 1000').shape
# case: query-backticks
d = logs.rename(columns={'ms': 'time ms'})
result = d.query('`time ms` > 300')['user'].tolist()
# case: percentile-flags
q = logs['ms'].quantile([.25, .5, .75])
result = q, (logs['ms'] > q[.75]).sum(), logs['ms'].quantile(.9), np.percentile(logs['ms'], [10, 90]).round(2).tolist()
# case: outlier-iqr
q1, q3 = logs['ms'].quantile(0.25), logs['ms'].quantile(0.75)
result = logs[(logs.ms < q1 - 1.5 * (q3 - q1)) | (logs.ms > q3 + 1.5 * (q3 - q1))].index.tolist(), q3 - q1
# case: weighted-mean-survey
d = sv.dropna(subset=['q1'])
result = np.average(d['q1'], weights=d['w']), (d['q1'] * d['w']).sum() / d['w'].sum()
# case: likert-map
m = {'Disagree': -1, 'Neutral': 0, 'Agree': 1}
result = sv['q2'].map(m).mean(), sv['q2'].map(m).describe().round(3).to_dict()
# case: age-bins
b = pd.cut(sv['age'], bins=[0, 18, 35, 65, 120], labels=['<18', '18-34', '35-64', '65+'], right=False)
result = sv.groupby(b, observed=False)['q1'].agg(['mean', 'count']), b.value_counts().sort_index().to_dict()
# case: age-bins-cross
b = pd.cut(sv['age'], [0, 30, 60, 90])
result = pd.crosstab(b, sv['q2'].fillna('NA'), normalize='columns').round(2)
# case: cut-precision
result = pd.cut(pd.Series([0.123456, 0.5, 0.987654]), 3, precision=2).astype(str).tolist(), pd.qcut(sv['age'], [0, .5, 1.]).astype(str).tolist()
# case: cut-ints-lowest
result = pd.cut(sv['age'], [17, 34, 70], include_lowest=True).astype(str).tolist(), pd.cut(sv['age'], [17, 34, 70]).isna().tolist()
# case: digitize
result = np.digitize(sv['age'], [18, 35, 65]).tolist(), np.searchsorted([18, 35, 65], sv['age']).tolist(), np.histogram(sv['age'], bins=3)[0].tolist()
# case: nps
s = sv['q1']
promoters, detractors = (s >= 5).sum(), (s <= 2).sum()
result = round((promoters - detractors) / s.count() * 100, 1)
# case: rank-ties
s = pd.Series([3, 1, 3, 2, None])
result = pd.DataFrame({'avg': s.rank(), 'min': s.rank(method='min'), 'desc': s.rank(ascending=False, method='dense'), 'pct': s.rank(pct=True), 'bottom': s.rank(na_option='bottom')})
# case: melt-multi
w = pd.DataFrame({'id': [1, 2], 's_2020': [1, 2], 's_2021': [3, 4], 'p_2020': [5, 6], 'p_2021': [7, 8]})
l = w.melt('id')
l[['kind', 'year']] = l['variable'].str.split('_', expand=True)
result = l.pivot(index=['id', 'year'], columns='kind', values='value').reset_index()
# case: stack-unstack-names
p = logs.pivot_table(index='user', columns='level', values='ms', aggfunc='max')
result = p.stack(), p.stack(future_stack=True).shape, p.unstack().dropna().index.names
# case: pivot-multi-index-cols
p = logs.pivot_table(index='user', columns='level', values='ms', aggfunc=['sum', 'count'], fill_value=0)
result = p['sum'], p.columns.tolist(), p.loc['a', ('count', 'INFO')], p.xs('ERROR', axis=1, level=1)
# case: margins-mean
result = logs.pivot_table(index='user', columns='level', values='ms', aggfunc='mean', margins=True).round(1)
# case: groupby-level-sum
s = logs.groupby(['user', 'level'])['ms'].sum()
result = s.groupby(level=0).max(), s.groupby('level').idxmax().tolist(), s.unstack().sum(axis=1), (s / s.groupby('user').transform('sum')).round(2)
# case: droplevel-swap
s = logs.groupby(['user', 'level'])['ms'].agg(['sum', 'max'])
result = s.swaplevel().sort_index().index.tolist(), s.droplevel(0).index.tolist(), s.reset_index(level='level').columns.tolist()
# case: multiindex-sort-desc
s = logs.groupby(['user', 'level'])['ms'].sum().sort_index(level=['level', 'user'], ascending=[False, True])
result = s
# case: set-index-append
d = logs.set_index('user').set_index('level', append=True)
result = d.loc[('a', 'INFO'), 'ms'].tolist(), d.index.names, d.sort_index().loc['b'].shape
# case: index-ops
i = pd.Index([3, 1, 2, 3])
result = i.unique().tolist(), i.value_counts().to_dict(), i.sort_values().tolist(), i.get_loc(1), i.duplicated().tolist(), i.isin([3]).tolist(), i.union([9]).tolist(), i.intersection([1, 3]).tolist(), i.difference([3]).tolist()
# case: where-assign-multi
d = logs[['user', 'ms']].copy()
d.loc[d['user'].isin(['a', 'b']) & (d['ms'] < 100), ['user', 'ms']] = ['z', 0]
result = d
# case: assign-from-groupby
d = logs.copy()
d['share'] = d['ms'].div(d.groupby('user')['ms'].transform('sum')).mul(100).round(1)
d['n'] = d.groupby('user')['user'].transform('count')
d['prev_level'] = d.groupby('user')['level'].shift().fillna('-')
result = d[['share', 'n', 'prev_level']]
# case: transition-counts
d = logs.sort_values(['user', 'ts'])
d['next'] = d.groupby('user')['level'].shift(-1)
result = d.dropna().groupby(['level', 'next']).size().rename('n').reset_index()
# case: first-per-day-user
result = logs.groupby(['user', logs['ts'].dt.date]).first()[['ms']]
# case: timedelta-stats
g = logs.sort_values('ts').groupby('user')['ts'].agg(lambda s: s.max() - s.min())
result = g, g.dt.days.tolist(), g.mean(), g.max() > pd.Timedelta(days=50), g.sum()
# case: timedelta-text
g = logs['ts'] - logs['ts'].iloc[0]
result = g.astype(str).tolist()[:3], g.dt.components[['days', 'hours']].iloc[3].tolist(), (g / pd.Timedelta('1h')).round(1).tolist(), g.dt.total_seconds().max()
# case: cumprod-growth
r = pd.Series([0.1, -0.05, 0.2])
result = (1 + r).cumprod().round(4).tolist(), (1 + r).prod() - 1, r.add(1).cumprod().sub(1).iloc[-1]
# case: moving-avg-center
result = logs['ms'].rolling(3, center=True).mean().round(2).tolist(), logs['ms'].rolling(3, min_periods=1).std().round(2).tolist(), logs['ms'].expanding(2).sum().tolist()
# case: corr-groups
d = pd.DataFrame({'g': list('aabbb'), 'x': [1, 2, 3, 4, 6], 'y': [2, 4, 1, 3, 2]})
result = d.groupby('g').apply(lambda g: g['x'].corr(g['y']), include_groups=False), d[['x', 'y']].cov(), np.corrcoef(d['x'], d['y'])[0, 1].round(4)
# case: to-numpy-ops
a = sv[['q1', 'age']].to_numpy()
result = a.shape, np.nanmean(a[:, 0]), a[1].tolist(), sv['age'].to_numpy().dtype.name, sv['age'].values.mean()
# case: sample-top-n-frac
n = int(len(logs) * 0.3)
result = logs.nlargest(n, 'ms')['user'].tolist()
# case: string-accessor-chain
s = pd.Series(['  Foo_Bar ', 'baz-QUX', None, 'x'])
result = s.str.strip().str.lower().str.replace('[-_]', ' ', regex=True).str.title().fillna('').tolist(), s.str.len().tolist(), s.str.contains('a', na=False).tolist(), s.str[::-1].tolist(), s.str.get(0).tolist(), s.str.cat(sep='|', na_rep='?'), s.str.isupper().tolist()
