import numpy as np
import pandas as pd

# case: truths_as_categories-1
p = pd.Series(pd.PeriodIndex(['2020-01', None, '2020-02'], freq='M'))
result = p.isin([1, 'a', None])

# case: truths_as_categories-2
p = pd.Series(pd.PeriodIndex(['2020-01', None, '2020-02'], freq='M'))
result = p.isin([None])

# case: truths_as_categories-3
p = pd.Series(pd.PeriodIndex(['2020-01', None, '2020-02'], freq='M'))
result = p.isin([pd.NaT]), p.isin([np.nan]), p.isin([None, np.nan]), p.isin([pd.NA])

# case: truths_as_categories-4
p = pd.Series(pd.PeriodIndex(['2020-01', None, '2020-02'], freq='M'))
result = p.isin(['2020-01'])

# case: truths_as_categories-5
p = pd.Series(pd.PeriodIndex(['2020-01', None, '2020-02'], freq='M'))
result = p.isin(['2020-01', None])

# case: truths_as_categories-6
p = pd.Series(pd.PeriodIndex(['2020-01', None, '2020-02'], freq='M'))
result = p.isin([pd.Period('2020-01', 'M')]), p.isin([pd.Period('2020-01-01', 'D')]), p.isin(pd.period_range('2020-01', periods=3, freq='M')), p.isin(pd.period_range('2020-01', periods=3, freq='D'))

# case: truths_as_categories-7
p = pd.Series(pd.PeriodIndex(['2020-01', None, '2020-02'], freq='M'))
result = p.isin([pd.Period('2020-01', 'M'), None]), p.isin([pd.Period('2020-01', 'M'), pd.NaT]), p.isin([pd.Period('2020-01', 'M'), 'a'])

# case: truths_as_categories-8
p = pd.Series(pd.PeriodIndex(['2020-01', None, '2020-02'], freq='M'))
result = p.isin([pd.Timestamp('2020-01-01')]), p.isin(pd.to_datetime(['2020-01-01', None]))

# case: truths_as_categories-9
p = pd.Series(pd.PeriodIndex(['2020-01', None, '2020-02'], freq='M'))
result = p.isin([600, 601]), p.isin([1.5, None]), p.isin([])

# case: truths_as_categories-10
p = pd.Series(pd.PeriodIndex(['2020-01', None, '2020-02'], freq='M'))
result = p.isin(['2020-01', 'b'])

# case: truths_as_categories-11
p = pd.Series(pd.PeriodIndex(['2020-01', None, '2020-02'], freq='M'))
result = p.isin(['b'])

# case: truths_as_categories-12
p = pd.Series(pd.PeriodIndex(['2020-01', None, '2020-02'], freq='M'))
result = p.isin(['b', None])

# case: truths_as_categories-13
p = pd.Series(pd.PeriodIndex(['2020-01', None, '2020-02'], freq='M'))
result = p.isin([True, None]), p.isin([1, None]), p.isin([1, pd.NaT]), p.isin(['a', pd.NaT]), p.isin(['a', np.nan])

# case: truths_as_categories-14
p = pd.Series(pd.PeriodIndex(['2020-01', None, '2020-02'], freq='M'))
result = p.isin(pd.Series([None, 'a'])), p.isin(pd.Series(['2020-01'])), p.isin(p), p.isin(p.astype(str)), p.isin(p.astype(object))

# case: truths_as_categories-15
p = pd.DataFrame({'p': pd.PeriodIndex(['2020-01', None, '2020-02'], freq='M')})
result = p.isin([1, 'a', None]), p.isin({'p': ['2020-01']}), p.isin([None])

# case: truths_as_categories-16
p = pd.PeriodIndex(['2020-01', None, '2020-02'], freq='M')
result = p.isin(['2020-01']), p.isin([None, 'a'])

# case: truths_as_categories-17
p = pd.Series(pd.to_datetime(['2020-01-01', None]))
result = p.isin([1, 'a', None]), p.isin([None]), p.isin(['a', pd.NaT]), p.isin(['a', np.nan]), p.isin([pd.Period('2020-01')])

# case: truths_as_categories-18
p = pd.Series(pd.to_timedelta(['1 days', None]))
result = p.isin([1, 'a', None]), p.isin([None]), p.isin(['a', pd.NaT]), p.isin(['a', np.nan]), p.isin([pd.Period('2020-01')])

# case: truths_as_categories-19
p = pd.Series(pd.interval_range(0, 3)).reindex([0, 1, 5])
result = p.isin([1, 'a', None]), p.isin([None]), p.isin([pd.Interval(0, 1)]), p.isin(pd.interval_range(0, 1))

# case: truths_as_categories-20
c = pd.Series(pd.Categorical([True, False, None]))
result = c == 1, c == 0, c == True, c != 1, c == 1.0, c == 'True'

# case: truths_as_categories-21
c = pd.Series(pd.Categorical([1, 0, None]))
result = c == True, c == False, c == 1, c != True, c == 1.0

# case: truths_as_categories-22
c = pd.Series(pd.Categorical([1.0, 0, None]))
result = c == True, c == False, c == 1, c != True, c == 1.0

# case: truths_as_categories-23
c = pd.Series(pd.Categorical([True, False, None]))
result = c.isin([1]), c.isin([True]), c.isin([1, 'a']), c.isin([0.0])

# case: truths_as_categories-24
c = pd.Series(pd.Categorical([1, 0, None]))
result = c.isin([True]), c.isin([1.0]), c.isin([True, 'a']), c.isin([False, None])

# case: truths_as_categories-25
c = pd.Series(pd.Categorical([True, False, None]))
result = c.replace(1, 'one')

# case: truths_as_categories-26
c = pd.Series(pd.Categorical([True, False, None]))
result = c.replace(0, 2)

# case: truths_as_categories-27
c = pd.Series(pd.Categorical([True, False, None]))
result = c.replace({1: 5})

# case: truths_as_categories-28
c = pd.Series(pd.Categorical([True, False, None]))
result = c.replace({True: 'yes', False: 'no'})

# case: truths_as_categories-29
c = pd.Series(pd.Categorical([True, False, None]))
result = c.replace([0, 1], ['a', 'b'])

# case: truths_as_categories-30
c = pd.Series(pd.Categorical([1, 0, None]))
result = c.replace(True, 'x')

# case: truths_as_categories-31
c = pd.Series(pd.Categorical([1.0, 0, None]))
result = c.replace(1, 'x')

# case: truths_as_categories-32
c = pd.Series(pd.Categorical([1, 0, None]))
result = c.replace(1.0, 'x')

# case: truths_as_categories-33
c = pd.Series(pd.Categorical([True, False, None]))
result = c.replace(True, False)

# case: truths_as_categories-34
c = pd.Series(pd.Categorical([True, False, None]))
result = c.replace(True, 1)

# case: truths_as_categories-35
c = pd.Series(pd.Categorical([True, False, None]))
result = c.map({1: 'a', 0: 'b'})

# case: truths_as_categories-36
c = pd.Series(pd.Categorical([True, False, None]))
result = c.map({True: 'a', False: 'b'})

# case: truths_as_categories-37
c = pd.Series(pd.Categorical([1, 0, None]))
result = c.map({True: 'a', False: 'b'})

# case: truths_as_categories-38
c = pd.DataFrame({'c': pd.Categorical([True, False, None]), 'v': [1, 2, 3]})
result = c.replace(1, 9)

# case: truths_as_categories-39
c = pd.DataFrame({'c': pd.Categorical([True, False, None]), 'v': [1, 2, 3]})
result = c.groupby('c', observed=False)['v'].sum(), c.groupby('c', observed=False).groups, c['c'].value_counts()

# case: truths_as_categories-40
c = pd.DataFrame({'c': pd.Categorical([True, False, None]), 'v': [1, 2, 3]})
result = {k: len(g) for k, g in c.groupby('c', observed=False)}, c.groupby('c', observed=False).get_group(True)

# case: truths_as_categories-41
c = pd.DataFrame({'c': pd.Categorical([True, False, None]), 'v': [1, 2, 3]})
result = c == 1

# case: truths_as_categories-42
c = pd.DataFrame({'c': pd.Categorical([True, False, None]), 'v': [1, 2, 3]})
c.loc[0, 'c'] = 0
result = c

# case: truths_as_categories-43
c = pd.DataFrame({'c': pd.Categorical([1, 0, None]), 'v': [1, 2, 3]})
c.loc[0, 'c'] = False
result = c

# case: truths_as_categories-44
c = pd.DataFrame({'c': pd.Categorical([True, False, None]), 'v': [1, 2, 3]})
result = c[c['c'] == 1], c.query('c == 1'), c.query('c == True'), c[c['c'] == True]

# case: truths_as_categories-45
c = pd.Series(pd.Categorical([True, False, None]))
result = c.fillna(0)

# case: truths_as_categories-46
c = pd.Series(pd.Categorical([True, False, None]))
result = c.cat.rename_categories({1: 'a'})

# case: truths_as_categories-47
c = pd.Series(pd.Categorical([True, False, None]))
result = c.where(c == True, 0)

# case: truths_as_categories-48
c = pd.Series(pd.Categorical([True, False, None]))
result = c.astype(object).replace(1, 'x')

# case: truths_as_categories-49
c = pd.Series([True, False])
result = c.replace(1, 'x'), c.replace(0, 5), c.replace({1: 'a', 0: 'b'}), c.replace(True, 'x'), c == 1, c.isin([1]), c.isin(['a', 1])

# case: truths_as_categories-50
c = pd.Series(pd.Categorical([True, False, None]))
result = c.isin([1, None]), c.isin([1.0, 'a', None]), c.tolist(), c.unique().tolist(), list(c), c.to_dict()

# case: truths_as_categories-51
c = pd.Series(pd.Categorical([1, 0, None]))
result = c.isin([True])

# case: truths_as_categories-52
c = pd.Series(pd.Categorical([True, False, None]))
result = c.isin([1, None])

# case: truths_as_categories-53
p = pd.Series(pd.interval_range(0, 3)).reindex([0, 1, 5])
result = p.isin([1, 'a', None])

# case: truths_as_categories-54
p = pd.Series(pd.interval_range(0, 3)).reindex([0, 1, 5])
result = p.isin([None])

# case: truths_as_categories-55
p = pd.Series(pd.interval_range(0, 3)).reindex([0, 1, 5])
result = p.isin([np.nan]), p.isin([np.nan, 'a'])

# case: truths_as_categories-56
p = pd.Series(pd.interval_range(0, 3)).reindex([0, 1, 5])
result = p.isin([None, pd.Interval(0, 1)]), p.isin([np.nan, pd.Interval(0, 1)])

# case: truths_as_categories-57
c = pd.Series(pd.Categorical([True, False, None], categories=[False, True], ordered=True))
result = c > 0

# case: truths_as_categories-58
c = pd.Series(pd.Categorical([True, False, None], categories=[False, True], ordered=True))
result = c > False

# case: truths_as_categories-59
c = pd.Series(pd.Categorical([2, 1, None], ordered=True))
result = c > True

# case: truths_as_categories-60
c = pd.Series(pd.Categorical([2, 1, None], ordered=True))
result = c > 1

# case: truths_as_categories-61
c = pd.Series(pd.Categorical([2, 1, None], ordered=True))
result = c >= 1.0

# case: truths_as_categories-62
c = pd.Series(pd.Categorical(['a', 'b', None]))
result = c == True, c == 1, c.replace('a', 1), c.replace({'a': True}), c.replace({'a': 1, 'b': 2}), c.replace('z', 1)

# case: truths_as_categories-63
c = pd.Series(pd.Categorical([1, 2, None]))
result = c.replace(1, 2), c.replace(1, 'x'), c.replace({1: 1.5}), c.replace({1: None}), c.replace(5, 1)

# case: truths_as_categories-64
c = pd.Series(pd.Categorical(pd.to_datetime(['2020-01-01', '2020-01-02'])))
result = c.replace(pd.Timestamp('2020-01-01'), pd.Timestamp('2021-01-01'))

# case: truths_as_categories-65
c = pd.Series(pd.Categorical(pd.array([1, 2, None], dtype='Int64')))
result = c.replace(1, 3), c == True, c == 1
