import numpy as np
import pandas as pd

# case: periods_written-1
p = pd.Series(pd.PeriodIndex(['2020-01', None], freq='M'))
result = pd.to_numeric(p, errors='coerce')

# case: periods_written-2
p = pd.Series(pd.PeriodIndex(['2020-01', None], freq='M'))
result = pd.to_numeric(p)

# case: periods_written-3
p = pd.Series(pd.PeriodIndex([], freq='M'))
result = pd.to_numeric(p)

# case: periods_written-4
p = pd.Series(pd.PeriodIndex(['2020-01', None], freq='M'))
result = p ** 2

# case: periods_written-5
p = pd.Series(pd.PeriodIndex(['2020-01', None], freq='M'))
result = p * 2

# case: periods_written-6
p = pd.Series(pd.PeriodIndex(['2020-01', None], freq='M'))
result = p + 'a'

# case: periods_written-7
p = pd.Series(pd.PeriodIndex(['2020-01', None], freq='M'))
result = p + pd.Series(['', ''])

# case: periods_written-8
p = pd.Series(pd.PeriodIndex(['2020-01', None], freq='M'))
result = p * pd.Series(['', ''])

# case: periods_written-9
p = pd.Series(pd.PeriodIndex(['2020-01', None], freq='M'))
result = p ** pd.Series(['', np.nan])

# case: periods_written-10
p = pd.Series(pd.PeriodIndex([], freq='M'))
result = p * pd.Series([], dtype=object)

# case: periods_written-11
p = pd.Series(pd.PeriodIndex([], freq='M'))
result = p + 1.5

# case: periods_written-12
p = pd.Series(pd.PeriodIndex([None], freq='M'))
result = p + 1.5

# case: periods_written-13
p = pd.Series(pd.PeriodIndex(['2020-01'], freq='M'))
result = p + np.nan

# case: periods_written-14
p = pd.Series(pd.PeriodIndex(['2020-01'], freq='M'))
result = p + None

# case: periods_written-15
p = pd.Series(pd.PeriodIndex([None], freq='M'))
result = p % 2

# case: periods_written-16
p = pd.Series(pd.PeriodIndex([None], freq='M'))
result = 2 - p

# case: periods_written-17
p = pd.Series(pd.PeriodIndex(['2020-01', None], freq='M'))
result = p - p

# case: periods_written-18
p = pd.Series(pd.PeriodIndex(['2020-01', None], freq='M'))
result = p - p.min()

# case: periods_written-19
p = pd.Series(pd.PeriodIndex(['2020-01', None], freq='M'))
result = p - pd.Timestamp('2020-01-01')

# case: periods_written-20
p = pd.Series(pd.PeriodIndex(['2020-01', None], freq='M'))
result = p + p

# case: periods_written-21
p = pd.Series(pd.PeriodIndex(['2020-01', None], freq='M'))
result = p.replace([True, None], 'new')

# case: periods_written-22
p = pd.Series(pd.PeriodIndex(['2020-01', None], freq='M'))
result = p.replace([None], 'new')

# case: periods_written-23
p = pd.Series(pd.PeriodIndex(['2020-01', None], freq='M'))
result = p.replace(np.nan, 'new')

# case: periods_written-24
p = pd.Series(pd.PeriodIndex(['2020-01', None], freq='M'))
result = p.replace(pd.NaT, pd.Period('2020-02', 'M'))

# case: periods_written-25
p = pd.Series(pd.PeriodIndex(['2020-01', None], freq='M'))
result = p.replace('2020-01', 'x')

# case: periods_written-26
p = pd.Series(pd.PeriodIndex(['2020-01', None], freq='M'))
result = p.replace({pd.Period('2020-01', 'M'): pd.Period('2020-05', 'M')})

# case: periods_written-27
p = pd.Series(pd.PeriodIndex(['2020-01', None], freq='M'))
result = p.replace({pd.Period('2020-01', 'M'): 'x'})

# case: periods_written-28
p = pd.Series(pd.PeriodIndex(['2020-01', None], freq='M'))
p[0] = 'b'
result = p

# case: periods_written-29
p = pd.Series(pd.PeriodIndex(['2020-01', None], freq='M'))
p[0] = '2021-03'
result = p

# case: periods_written-30
p = pd.Series(pd.PeriodIndex(['2020-01', None], freq='M'))
p.loc[p.isna()] = '2021-03'
result = p

# case: periods_written-31
p = pd.Series(pd.PeriodIndex(['2020-01', None], freq='M'))
p.loc[p.isna()] = 'none'
result = p

# case: periods_written-32
p = pd.Series(pd.PeriodIndex(['2020-01', None], freq='M'))
p.loc[p == '2025-01'] = 'none'
result = p

# case: periods_written-33
p = pd.Series(pd.PeriodIndex(['2020-01', None], freq='M'))
p.loc[p == '2025-01'] = '2020-07'
result = p

# case: periods_written-34
d = pd.DataFrame({'p': pd.PeriodIndex(['2020-01', None], freq='M'), 'k': [1, 2]})
d.loc[d['k'] > 1, 'p'] = '2020-05'
result = d

# case: periods_written-35
d = pd.DataFrame({'p': pd.PeriodIndex(['2020-01', None], freq='M'), 'k': [1, 2]})
d.loc[d['k'] > 1, 'p'] = 'x'
result = d

# case: periods_written-36
d = pd.DataFrame({'p': pd.PeriodIndex(['2020-01', None], freq='M'), 'k': [1, 2]})
d.loc[d['k'] > 5, 'p'] = 'x'
result = d

# case: periods_written-37
d = pd.DataFrame({'p': pd.PeriodIndex(['2020-01', None], freq='M'), 'k': [1, 2]})
d.iloc[0, 0] = 'x'
result = d

# case: periods_written-38
d = pd.DataFrame({'p': pd.PeriodIndex(['2020-01', None], freq='M'), 'k': [1, 2]})
d.at[0, 'p'] = 'x'
result = d

# case: periods_written-39
d = pd.DataFrame({'p': pd.PeriodIndex(['2020-01', None], freq='M'), 'k': [1, 2]})
d.at[0, 'p'] = '2022-01'
result = d

# case: periods_written-40
d = pd.DataFrame({'p': pd.PeriodIndex(['2020-01', None], freq='M'), 'k': [1, 2]})
d['p'] = d['p'].fillna('2020-05')
result = d

# case: periods_written-41
d = pd.DataFrame({'p': pd.PeriodIndex(['2020-01', None], freq='M'), 'k': [1, 2]})
d['p'] = d['p'].fillna('none')
result = d

# case: periods_written-42
d = pd.DataFrame({'p': pd.PeriodIndex(['2020-01', None], freq='M'), 'k': [1, 2]})
result = d.fillna(0)

# case: periods_written-43
d = pd.DataFrame({'p': pd.PeriodIndex(['2020-01', None], freq='M'), 'k': [1, 2]})
result = d.fillna('')

# case: periods_written-44
d = pd.DataFrame({'p': pd.PeriodIndex(['2020-01', None], freq='M'), 'k': [1, 2]})
result = d.where(d['k'] > 1, 'x')

# case: periods_written-45
d = pd.DataFrame({'p': pd.PeriodIndex(['2020-01', None], freq='M'), 'k': [1, 2]})
result = d['p'].where(d['k'] > 1, '2020-03')

# case: periods_written-46
d = pd.DataFrame({'p': pd.PeriodIndex(['2020-01', None], freq='M'), 'k': [1, 2]})
result = d['p'].where(d['k'] > 1, 'x')

# case: periods_written-47
d = pd.DataFrame({'p': pd.PeriodIndex(['2020-01', None], freq='M'), 'k': [1, 2]})
d.loc[d['k'] > 1, 'p'] = 3
result = d

# case: periods_written-48
d = pd.DataFrame({'p': pd.PeriodIndex(['2020-01', None], freq='M'), 'k': [1, 2]})
d.loc[d['k'] > 1, 'p'] = pd.Timestamp('2020-01-05')
result = d

# case: periods_written-49
d = pd.DataFrame({'p': pd.PeriodIndex(['2020-01', None], freq='M'), 'k': [1, 2]})
d.loc[d['k'] > 1, 'p'] = pd.Period('2020-01-05', 'D')
result = d

# case: periods_written-50
d = pd.DataFrame({'p': pd.PeriodIndex(['2020-01', None], freq='M'), 'k': [1, 2]})
d.loc[d['k'] > 1, 'p'] = ['2020-03']
result = d

# case: periods_written-51
d = pd.DataFrame({'p': pd.PeriodIndex(['2020-01', None], freq='M'), 'k': [1, 2]})
d.loc[2] = ['2020-04', 3]
result = d

# case: periods_written-52
d = pd.DataFrame({'p': pd.PeriodIndex(['2020-01', None], freq='M'), 'k': [1, 2]})
d.loc[2, 'p'] = '2020-04'
result = d

# case: periods_written-53
d = pd.DataFrame({'p': pd.PeriodIndex(['2020-01', None, '2020-03'], freq='D'), 'k': [1, 2, 3]})
d.loc[d['k'] > 1, 'p'] = pd.NaT
result = d

# case: periods_written-54
d = pd.DataFrame({'p': pd.PeriodIndex(['2020-01', None, '2020-03'], freq='Q'), 'k': [1, 2, 3]})
d.loc[d['k'] > 1, 'p'] = None
result = d

# case: periods_written-55
d = pd.DataFrame({'p': pd.PeriodIndex(['2020-01', None, '2020-03'], freq='Q'), 'k': [1, 2, 3]})
d.loc[d['k'] > 1, 'p'] = np.nan
d.iloc[0, 0] = pd.NaT
result = d

# case: periods_written-56
d = pd.DataFrame({'p': pd.PeriodIndex(['2020-01', None, '2020-03'], freq='Y'), 'k': [1, 2, 3]})
result = d.where(d['k'] > 1), d['p'].mask(d['k'] > 1), d['p'].where(d['k'] > 1, pd.NaT), d['p'].shift(1), d.reindex([0, 5]), d.shift(1)

# case: periods_written-57
d = pd.DataFrame({'p': pd.PeriodIndex(['2020-01', None, '2020-03'], freq='Y'), 'k': [1, 2, 3]})
result = pd.concat([d, pd.DataFrame({'k': [7]})]), d.merge(pd.DataFrame({'k': [1, 9]}), how='outer'), d.combine_first(d.iloc[:1]), d['p'].combine_first(d['p'])

# case: periods_written-58
d = pd.DataFrame({'p': pd.PeriodIndex(['2020-01', None, '2020-03'], freq='Q'), 'k': [1, 2, 3]})
result = d.set_index('k')['p'].unstack() if False else d.pivot(index='k', columns='k', values='p')

# case: periods_written-59
p = pd.Series(pd.PeriodIndex(['2020-01', None], freq='M'))
result = p == '', p != 'NaT', p == '2020-01', p.isin(['']), p.fillna('')

# case: periods_written-60
p = pd.Series(pd.PeriodIndex(['2020-01', None], freq='M'))
result = p.replace('2020-01', pd.Period('2021-01', 'M')), p.replace('2021', 'x'), p.replace('zz', 'x'), p.replace(['2020-01', 'zz'], 'x'), p.replace({'2020-01': '2020-09'}), p.replace({None: 'x'}), p.replace(pd.NaT, '')

# case: periods_written-61
p = pd.Series(pd.PeriodIndex(['2020-01', None], freq='M'))
result = 1 + p, p + np.int64(2), p - 1, p + pd.Series([1, 2], dtype=object)

# case: periods_written-62
p = pd.Series(pd.PeriodIndex(['2020-01', None], freq='M'))
result = p + pd.Series([1.0, 2.0])

# case: periods_written-63
p = pd.Series(pd.PeriodIndex(['2020-01', None], freq='M'))
result = p + pd.Series([None, None])

# case: periods_written-64
p = pd.Series(pd.PeriodIndex(['2020-01', None], freq='M'))
result = p + pd.Series([1, None])

# case: periods_written-65
p = pd.Series(pd.PeriodIndex(['2020-01', None], freq='M'))
result = p + True

# case: periods_written-66
p = pd.Series(pd.PeriodIndex(['2020-01', None], freq='M'))
result = 1 - p

# case: periods_written-67
p = pd.Series(pd.PeriodIndex(['2020-01', None], freq='M'))
result = 2 * p

# case: periods_written-68
p = pd.Series(pd.PeriodIndex(['2020-01', '2020-05'], freq='M'))
result = (p - p.min()).apply(lambda d: d.n), p.max() - p.min(), p + pd.Series([1, 2])

# case: periods_written-69
p = pd.PeriodIndex(['2020-01', '2020-05'], freq='M')
result = p + 1, p - 2, (p + np.array([1, 2]))

# case: periods_written-70
p = pd.PeriodIndex(['2020-01', '2020-05'], freq='M')
result = p * 2

# case: periods_written-71
d = pd.DataFrame({'p': pd.PeriodIndex(['2020-01', '2020-05'], freq='M'), 'k': [1, 2]})
d['q'] = d['p'] + d['k']
d['r'] = d['p'] - d['k']
d['n'] = d['p'].dt.year * 12 + d['p'].dt.month
result = d

# case: periods_written-72
d = pd.DataFrame({'p': pd.PeriodIndex([], freq='D'), 'c': pd.Categorical([], categories=['a', 'b']), 'i': pd.interval_range(0, 0)})
d['v'] = [1, 2]
result = d, d['c'].cat.categories.tolist(), str(d['p'].dtype), str(d['i'].dtype)
