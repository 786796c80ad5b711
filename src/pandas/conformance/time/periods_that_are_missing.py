import numpy as np
import pandas as pd

# case: no_periods-1
e = pd.DataFrame({'k': [1, 2], 'p': pd.PeriodIndex(['2020-01', '2020-02'], freq='M')})
result = pd.concat([e[e.k > 5], e[e.k > 6]])

# case: no_periods-2
e = pd.DataFrame({'k': [1, 2], 'p': pd.PeriodIndex([None, '2020-02'], freq='M')})
result = pd.concat([e.head(1), e.head(1)], ignore_index=True)

# case: no_periods-3
e = pd.DataFrame({'k': [1, 2], 'p': pd.PeriodIndex([None, '2020-02'], freq='Q')})
result = pd.concat([e['p'].head(1), e['p'].head(1)])

# case: no_periods-4
e = pd.DataFrame({'k': [1, 2], 'p': pd.PeriodIndex(['2020-01', '2020-02'], freq='M')})
f = pd.DataFrame({'k': [3]})
result = pd.concat([e[e.k > 5], f])

# case: no_periods-5
e = pd.DataFrame({'k': [1, 2], 'p': pd.PeriodIndex(['2020-01', '2020-02'], freq='M')})
f = pd.DataFrame({'k': [3]})
result = f.merge(e, on='k', how='left')

# case: no_periods-6
e = pd.DataFrame({'k': [1, 2], 'p': pd.PeriodIndex(['2020-01', '2020-02'], freq='M')})
f = pd.DataFrame({'k': [3]})
result = e.merge(f, on='k', how='outer')

# case: no_periods-7
e = pd.DataFrame({'k': [1, 2], 'p': pd.PeriodIndex(['2020-01', '2020-02'], freq='M')})
f = pd.DataFrame({'p': pd.PeriodIndex([], freq='M'), 'v': []})
result = e.merge(f, on='p', how='left')

# case: no_periods-8
e = pd.DataFrame({'k': [1, 2], 'p': pd.PeriodIndex(['2020-01', '2020-02'], freq='M')})
f = pd.DataFrame({'p': pd.PeriodIndex([], freq='M'), 'v': []})
result = f.merge(e, on='p')

# case: no_periods-9
e = pd.DataFrame({'k': [1, 1], 'p': pd.PeriodIndex([None, None], freq='M')})
result = e.groupby('k')['p'].max().reset_index()

# case: no_periods-10
e = pd.DataFrame({'k': [1, 1], 'p': pd.PeriodIndex([None, None], freq='M')})
result = e.groupby('k').agg(a=('p', 'min'), b=('p', 'first'), c=('p', 'count'), d=('p', 'nunique'))

# case: no_periods-11
e = pd.DataFrame({'k': [1, 1], 'p': pd.PeriodIndex(['2020-01', '2020-02'], freq='M')})
result = e[e.k > 3].groupby('p').agg(a=('k', 'sum'), b=('p', 'first'))

# case: no_periods-12
e = pd.DataFrame({'k': [1, 1], 'p': pd.PeriodIndex(['2020-01', '2020-02'], freq='M')})
result = e[e.k > 3].groupby('p')['k'].sum().reset_index()

# case: no_periods-13
e = pd.DataFrame({'k': [1, 1], 'p': pd.PeriodIndex(['2020-01', '2020-02'], freq='M')})
result = e.groupby('p')['k'].sum().reindex(pd.period_range('2020-01', '2020-04', freq='M'), fill_value=0).reset_index()

# case: no_periods-14
e = pd.DataFrame({'k': [1, 1], 'p': pd.PeriodIndex(['2020-01', '2020-02'], freq='M')})
e['q'] = e['p'].shift(2)
result = e

# case: no_periods-15
e = pd.DataFrame({'k': [1, 1], 'p': pd.PeriodIndex(['2020-01', '2020-02'], freq='M')})
result = e.groupby('k')['p'].shift(2)

# case: no_periods-16
e = pd.DataFrame({'k': [1, 1], 'p': pd.PeriodIndex([None, None], freq='M')})
result = (e['p'] + 1, e['p'].dt.year, e['p'].dt.to_timestamp())

# case: no_periods-17
e = pd.DataFrame({'k': [1, 1], 'p': pd.PeriodIndex([None, None], freq='M')})
result = e['p'] + 1

# case: no_periods-18
e = pd.DataFrame({'k': [1, 1], 'p': pd.PeriodIndex([], freq='M')[:0].append(pd.PeriodIndex([None,None],freq='M'))})
result = e

# case: no_periods-19
a = pd.PeriodIndex([], freq='M')
b = pd.PeriodIndex([], freq='D')
result = pd.concat([pd.Series(a), pd.Series(b)])

# case: no_periods-20
a = pd.PeriodIndex([None], freq='M')
b = pd.PeriodIndex([None], freq='D')
result = pd.concat([pd.Series(a), pd.Series(b)])

# case: no_periods-21
a = pd.PeriodIndex(['2020-01'], freq='M')
b = pd.PeriodIndex(['2020-01-01'], freq='D')
result = pd.concat([pd.Series(a), pd.Series(b)])

# case: no_periods-22
a = pd.DataFrame({'p': pd.PeriodIndex(['2020-01'], freq='M')})
b = pd.DataFrame({'p': pd.PeriodIndex([], freq='D')})
result = pd.concat([a, b])

# case: no_periods-23
a = pd.DataFrame({'p': pd.PeriodIndex(['2020-01'], freq='M')})
b = pd.DataFrame({'p': pd.PeriodIndex([None], freq='D')})
result = pd.concat([a, b])

# case: no_periods-24
a = pd.DataFrame({'p': pd.PeriodIndex(['2020-01'], freq='M')})
result = a.where(a['p'].isna())

# case: no_periods-25
a = pd.DataFrame({'p': pd.PeriodIndex(['2020-01'], freq='M'), 'k': ['a']})
result = a[a.k == 'b'].pivot_table(index='p', columns='k', values='k', aggfunc='count')

# case: no_periods-26
a = pd.DataFrame({'p': pd.PeriodIndex(['2020-01', '2020-02'], freq='M'), 'k': ['a', 'b']})
result = a['p'].where(a['k'] == 'c')

# case: no_periods-27
a = pd.DataFrame({'p': pd.PeriodIndex(['2020-01', '2020-02'], freq='M'), 'k': ['a', 'b']})
result = a.set_index('k')['p'].reindex(['x', 'y'])

# case: no_periods-28
a = pd.DataFrame({'p': pd.PeriodIndex(['2020-01', '2020-02'], freq='M'), 'k': ['a', 'b']})
result = a['k'].map({'x': 1}), a['p'].isna().all()

# case: no_periods-29
a = pd.DataFrame({'p': pd.PeriodIndex(['2020-01', None], freq='M'), 'k': ['a', 'b']})
result = a.groupby('k')['p'].apply(lambda s: s.max())

# case: no_periods-30
a = pd.DataFrame({'p': pd.PeriodIndex([None, None], freq='M'), 'k': ['a', 'b']})
result = a.groupby('k')['p'].agg(lambda s: s.max())

# case: no_periods-31
a = pd.DataFrame({'p': pd.PeriodIndex([None, None], freq='M'), 'k': ['a', 'b']})
result = a.groupby('k')['p'].transform('max')

# case: no_periods-32
a = pd.DataFrame({'p': pd.PeriodIndex(['2020-01', '2020-02'], freq='M'), 'k': ['a', 'b']})
result = a[a.k == 'z'].set_index('p').sort_index().reset_index()

# case: no_periods-33
a = pd.DataFrame({'p': pd.PeriodIndex(['2020-01', '2020-02'], freq='M'), 'k': ['a', 'b']})
result = a[a.k == 'z'].drop_duplicates('p').sort_values('p')

# case: no_periods-34
a = pd.DataFrame({'p': pd.PeriodIndex(['2020-01', '2020-02'], freq='M'), 'k': ['a', 'b']})
result = a[a.k == 'z'].groupby('k')['p'].max().reset_index()

# case: no_periods-35
a = pd.DataFrame({'p': pd.PeriodIndex(['2020-01', '2020-02'], freq='M'), 'k': ['a', 'b']})
result = a[a.k == 'z'].groupby('k').first().reset_index()

# case: no_periods-36
a = pd.DataFrame({'p': pd.PeriodIndex(['2020-01', '2020-02'], freq='M'), 'k': ['a', 'b']})
result = a[a.k == 'z'].groupby(['p', 'k']).size().reset_index(name='n')

# case: no_periods-37
a = pd.DataFrame({'i': pd.cut([1, 2, 3], 3), 'k': ['a', 'b', 'c']})
b = pd.DataFrame({'i': pd.interval_range(0, 3), 'k': ['a', 'b', 'c']})
result = pd.concat([b[b.k == 'z'], b[b.k == 'y']])

# case: no_periods-38
b = pd.DataFrame({'i': pd.interval_range(0, 3), 'k': ['a', 'b', 'c']})
result = pd.concat([b.head(1), b[b.k == 'y']])

# case: no_periods-39
b = pd.DataFrame({'i': pd.interval_range(0, 3), 'k': ['a', 'b', 'c']})
result = pd.concat([b['i'].reindex([7]), b['i'].reindex([8])])

# case: no_periods-40
b = pd.DataFrame({'i': pd.interval_range(0, 3), 'k': ['a', 'b', 'c']})
result = b.merge(pd.DataFrame({'k': ['z']}), on='k', how='right')

# case: no_periods-41
b = pd.DataFrame({'i': pd.interval_range(0, 3), 'k': ['a', 'b', 'c']})
result = pd.concat([b['i'], b['i'].reindex([8])])

# case: no_periods-42
p = pd.Series(pd.PeriodIndex(['2020-01', '2020-02'], freq='M'))
result = p[p > '2021'].tolist(), p[p > '2021'].max(), str(p[p > '2021'].dtype)

# case: no_periods-43
p = pd.Series(pd.PeriodIndex(['2020-01', '2020-02'], freq='M'))
result = p[p > '2021'].unique()

# case: no_periods-44
p = pd.Series(pd.PeriodIndex(['2020-01', '2020-02'], freq='M'))
result = p[p > '2021'].value_counts()

# case: no_periods-45
p = pd.Series(pd.PeriodIndex(['2020-01', '2020-02'], freq='M'))
result = p.map(lambda x: pd.NaT)

# case: no_periods-46
p = pd.Series(pd.PeriodIndex([], freq='M'))
result = p.map(lambda x: x.year)

# case: no_periods-47
p = pd.Series(pd.PeriodIndex([], freq='M'))
result = p.astype(str)

# case: no_periods-48
p = pd.Series(pd.to_datetime([])).dt.to_period('M')
result = p.dt.month

# case: no_periods-49
p = pd.Series(pd.to_datetime([])).dt.to_period('M')
result = p.sort_values().shift(1)

# case: no_periods-50
p = pd.Series(pd.to_datetime([])).dt.to_period('M')
result = p.fillna(pd.Period('2020-01', 'M'))

# case: no_periods-51
p = pd.Series(pd.to_datetime([None])).dt.to_period('M')
result = p.fillna(pd.Period('2020-01', 'M'))

# case: no_periods-52
p = pd.Series(pd.to_datetime([None])).dt.to_period('M')
result = p.ffill()

# case: no_periods-53
p = pd.Series(pd.to_datetime([None, None])).dt.to_period('M')
result = p.combine_first(pd.Series(pd.PeriodIndex(['2020-01', None], freq='M')))

# case: no_periods-54
p = pd.Series(pd.to_datetime([None, None])).dt.to_period('M')
result = pd.DataFrame({'a': p, 'b': [1, 2]}).explode('a')

# case: no_periods-55
p = pd.Series(pd.to_datetime([None, None])).dt.to_period('M')
result = pd.DataFrame({'a': p, 'b': [1, 2]}).melt(id_vars='b')

# case: no_periods-56
p = pd.Series(pd.to_datetime([None, None])).dt.to_period('M')
result = pd.DataFrame({'a': p, 'b': p}).stack()

# case: no_periods-57
p = pd.Series(pd.to_datetime([None, None])).dt.to_period('M')
result = pd.DataFrame({'a': p, 'b': p}).T

# case: no_periods-58
p = pd.Series(pd.to_datetime([None, None])).dt.to_period('M')
result = pd.DataFrame({'a': p, 'b': p}).iloc[0]

# case: no_periods-59
p = pd.Series(pd.to_datetime([None, None])).dt.to_period('M')
result = pd.DataFrame({'a': p, 'b': p}).max()

# case: no_periods-60
p = pd.Series(pd.to_datetime([None, '2020-01'])).dt.to_period('M')
result = pd.DataFrame({'a': p, 'b': p}).max(axis=1)
