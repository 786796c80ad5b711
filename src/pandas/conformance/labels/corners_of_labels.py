import numpy as np
import pandas as pd

# case: corners-of-labels-1
x = pd.Series([3, None, 'a-b', pd.NaT])
result = x.str.split('-', expand=True)
# case: corners-of-labels-2
x = pd.Series([3, pd.NaT], dtype=object)
result = x.str.split('-', expand=True)
# case: corners-of-labels-3
x = pd.Series([10.0, 'a', np.nan, 'b-c'])
result = x.str.split('-', expand=True), x.str.split('-'), x.str.partition('-'), x.str.get(0), x.str[0], x.str.len(), x.str.upper()
# case: corners-of-labels-4
x = pd.Series([3, pd.NaT], dtype=object)
result = x.str.join('+'), x.str.upper(), x.str.len(), x.str.strip(), x.str.cat(['a', 'b'])
# case: corners-of-labels-5
x = pd.Series([3, pd.NaT], dtype=object)
result = x.str.upper(), x.str.get(0), x.str.contains('a'), x.str.replace('a', 'b')
# case: corners-of-labels-6
x = pd.Series([pd.Timestamp('2020-01-15'), pd.Timestamp('2020-01-16'), 1, 3], dtype=object)
result = x.groupby(['d', 'd', 'k', 'k']).max(), x.groupby(['d', 'd', 'k', 'k']).min()
# case: corners-of-labels-7
x = pd.Series([pd.Timestamp('2020-01-15'), pd.NaT], dtype=object)
result = x.max()
# case: corners-of-labels-8
x = pd.Series([pd.Timestamp('2020-01-15'), pd.NaT], dtype=object)
result = x.groupby(['d', 'd']).max()
# case: corners-of-labels-9
x = pd.Series([pd.Timestamp('2020-01-15'), pd.Timestamp('2020-01-16')], dtype=object)
result = x.groupby([1, 1]).transform('first'), x.groupby([1, 1]).first(), x.groupby([1, 1]).max(), x.groupby([1, 1]).transform('max')
# case: corners-of-labels-10
x = pd.Series([1, 2], dtype=object)
result = x.groupby([1, 1]).transform('first'), x.groupby([1, 1]).first(), x.groupby([1, 1]).last(), x.groupby([1, 1]).transform('max')
# case: corners-of-labels-11
x = pd.Series(['a', 2], dtype=object)
result = x.groupby([1, 1]).transform('first'), x.groupby([1, 2]).first(), x.groupby([1, 2]).transform('last')
# case: corners-of-labels-12
x = pd.DataFrame({'e1': pd.to_timedelta([None, '1 days'])})
result = x.query('e1 <= "a"')
# case: corners-of-labels-13
x = pd.DataFrame({'e1': pd.to_timedelta([None, '1 days'])})
lim = '2 days'
result = x.query('e1 <= @lim'), x.query('e1 == "1 days"'), x.query('e1 > "12:00:00"')
# case: corners-of-labels-14
x = pd.DataFrame({'e1': pd.to_timedelta([None, '1 days'])})
lim = 'a'
result = x.query('e1 == @lim')
# case: corners-of-labels-15
x = pd.DataFrame({'k': [1, 2]}, index=['a', None])
x.loc[1] = 5
result = x, x.index.tolist()
# case: corners-of-labels-16
x = pd.DataFrame({'I1': pd.array([1, 2], dtype='Int64')})
x.loc[x['I1'] > 5, 'I1'] = pd.Timestamp('2020-01-15')
result = x
# case: corners-of-labels-17
x = pd.DataFrame({'I1': pd.array([1, 2], dtype='Int64')})
x.loc[x['I1'] > 5, 'I1'] = 'a'
result = x
# case: corners-of-labels-18
x = pd.DataFrame({'I1': [1, 2]})
x.loc[x['I1'] > 5, 'I1'] = 'a'
result = x
# case: corners-of-labels-19
x = pd.Series(pd.to_timedelta(['1 days', '2 days']))
result = x.shift(1, fill_value=0)
# case: corners-of-labels-20
x = pd.Series(pd.to_datetime(['2020-01-01', '2020-01-02']))
result = x.shift(1, fill_value=0)
# case: corners-of-labels-21
x = pd.DataFrame({'t1': ['a', 'b', 'a'], 'm1': ['a', 1, True]})
result = x.set_index(['t1', 'm1']).index.tolist(), x.set_index(['t1', 'm1']).reset_index()
# case: corners-of-labels-22
x = pd.DataFrame({'t1': ['a', 'b', 'a'], 'm1': [2.0, 2, True]}, dtype=object)
result = x.set_index(['t1', 'm1']).index.tolist()
# case: corners-of-labels-23
x = pd.DataFrame({'n2': ['a', 'b', 'a']})
result = x.value_counts(['n2']).index.name, x.value_counts(['n2']).index.names, x.value_counts(['n2']).sort_index().index.name, x.value_counts().index.nlevels
# case: corners-of-labels-24
c = pd.cut(pd.Series([3, 1, 7, 9]), [0, 2, 5, 8, 10], labels=['a', 'b', 'c', 'd'])
result = c.to_frame('b').groupby('b').ngroup(), c.to_frame('b').iloc[[0, 2]].groupby('b').ngroup(), c.to_frame('b').iloc[[0]].groupby('b').ngroup(), c.to_frame('b').iloc[[2, 0]].groupby('b', observed=True).ngroup()
# case: corners-of-labels-25
x = pd.Series([1, 2], index=['a', 'b'])
result = x.agg({'a': 'sum'}) if False else pd.DataFrame({('k', 2): [1, 2], ('k', 3): [3, 4]}).agg({('k', 2): 'count'}), pd.DataFrame({('k', 2): [1, 2], ('k', 3): [3, 4]}).agg({('k', 2): 'sum', ('k', 3): 'max'})
# case: corners-of-labels-26
x = pd.cut(pd.Series([3, 1]), [0, 2, 5], labels=['p', 'q'])
result = x <= 'a'
# case: corners-of-labels-27
x = pd.cut(pd.Series([3, 1]), [0, 2, 5], labels=['p', 'q'])
result = x.between(0, 2)
# case: corners-of-labels-28
x = pd.Series(['a', 'b', 'c']).astype('category').value_counts().index
result = x.union([1, 2])
# case: corners-of-labels-29
x = pd.Index(['a', 'b'])
result = x.union([2, 1]), x.union(['c', 1]), pd.CategoricalIndex(['b', 'a']).union([2, 1])
