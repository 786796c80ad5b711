import pandas as pd
import numpy as np

# case: w1
d = pd.Series(pd.to_datetime(['2020-01-01', None]))
result = d.where(d.isna() & d.notna(), -1)
# case: w2
d = pd.Series(pd.to_datetime(['2020-01-01', None]))
result = d.where([True, False], -1)
# case: w3
result = pd.Series([1, 2]).where([False, False], 'a'), pd.Series(['a', 'b']).where([False, False], 1), pd.Series([1, 2]).where([False, False], True)
# case: w4
result = pd.DataFrame({'a': pd.to_datetime(['2020-01-01', None]), 'b': [1.5, 2]}).where(lambda f: f.isna() & f.notna(), 0)
# case: w5
result = pd.Series(pd.to_datetime(['2020-01-01', None])).mask([True, True], 'x')
# case: n1
x = pd.DataFrame({'a': [1, 2]})
x['c'] = np.where(x['a'] > 0, pd.Timestamp('2020-01-15'), 'a')
result = x
# case: n2
x = pd.DataFrame({'a': [1, 2]})
x['c'] = np.where(x['a'] > 1, pd.Timestamp('2020-01-15'), np.nan)
result = x
# case: n3
x = pd.DataFrame({'a': [1, 2]})
x['c'] = np.where(x['a'] > 1, pd.Timestamp('2020-01-15'), None)
result = x, pd.Series(np.where(x['a'] > 1, pd.Timestamp('2020-01-15'), None))
# case: n4
x = pd.DataFrame({'a': [1, 2]})
x['c'] = np.where(x['a'] > 0, pd.Timestamp('2020-01-15'), None)
result = x.assign(d=np.where(x['a'] > 0, pd.Timedelta('1D'), 0), e=np.where(x['a'] > 5, pd.Timedelta('1D'), 0), f=np.where(x['a'] > 0, True, 'a'))
# case: n5
x = pd.DataFrame({'a': [1, 2]})
x['c'] = np.where(x['a'] > 5, pd.Timestamp('2020-01-15'), np.nan)
x['d'] = np.where(x['a'] > 5, pd.Timestamp('2020-01-15'), None)
x['e'] = np.where(x['a'] > 5, pd.Timestamp('2020-01-15'), pd.NaT)
result = x
# case: n6
x = pd.DataFrame({'a': [1, 2]})
x['c'] = [pd.Timestamp('2020-01-15'), None]
x['d'] = np.array([pd.Timestamp('2020-01-15'), np.nan], dtype=object)
result = x
# case: r1
o = pd.Series([None, True, '1', 1, 1.0, 0, False])
result = o.replace(True, 'b'), o.replace(1, 'b'), o.replace({1: 'b'}), o.replace([True], ['b']), o.replace(0, 'z')
# case: r2
result = pd.Series([True, False]).replace(1, 'b'), pd.Series([1, 0]).replace(True, 'b'), pd.Series([1.0, 0]).replace(True, 'b'), pd.Series([True, False]).replace({True: 'y', False: 'n'})
# case: r3
result = pd.Series([True]).replace(True, np.nan), pd.Series(pd.to_datetime(['2020-01-01'])).replace(pd.Timestamp('2020-01-01'), True), pd.Series([1.5]).replace(1.5, pd.Timestamp('2020-01-01'))
# case: r4
result = pd.Series([1, 2]).replace({1: 'a', 2: 3}), pd.Series([1, 2]).replace([1, 2], ['a', 3]), pd.Series(['a', 'b']).replace({'a': 1, 'b': 2}), pd.Series([1, 2]).replace({1: None})
# case: r5
result = pd.Series([pd.NaT]).replace(np.nan, 2), pd.Series(pd.to_datetime([None])).replace(np.nan, 2)
# case: b1
result = pd.Series([True, False]).map({1: 'a', 0: 'b'}), pd.Series([1, 0]).map({True: 'a', False: 'b'}), pd.Series([True, False]).map({True: 'a', False: 'b'}), pd.Series([1, 0]).map({1: 'a', 0: 'b'}), pd.Series([1.0, 0]).map({1: 'a', 0: 'b'})
# case: b2
result = pd.Series([True, None], dtype=object).map({1: 'a'}), pd.Series([True, False]).map(pd.Series(['a', 'b'])), pd.Series([True, False]).map({1: 'x', True: 'y', 'z': 1})
# case: b3
result = pd.Series([True, False]).map({1: 'x', 'z': 1}), pd.Series([1, 0]).map({True: 'x', 'z': 1}), pd.Series([True, False]).isin([1]), pd.Series([1, 0]).isin([True]), pd.Series([True, 'a']).isin([1])
# case: s1
s = pd.Series(['a b', None], dtype='string')
result = s.str.extractall('([a-z])'), s.str.join('+'), s.str.cat(s), s.str.cat(['x', 'y']), s.str.cat(s, na_rep='-'), s.str.extract('([a-z])'), s.str.get_dummies(' ')
# case: s2
result = pd.get_dummies(pd.Series(['a', 'b', None], dtype='string')), pd.get_dummies(pd.DataFrame({'a': [1, 2], 's': pd.array(['a', None], dtype='string')})), pd.get_dummies(pd.Series(['a', 'b', None], dtype='string'), dtype=int)
# case: s3
result = pd.get_dummies(pd.Series([1, 2, None], dtype='Int64')), pd.get_dummies(pd.Series([True, None], dtype='boolean'))
# case: m1
result = type(np.median(pd.Series([1, 2]))).__name__, type(np.median(pd.Series([], dtype=float))).__name__, type(np.median(pd.Series([np.nan]))).__name__, type(np.median([])).__name__, type(np.mean(pd.Series([], dtype=float))).__name__, type(np.median([1, 2])).__name__
# case: u1
i = pd.Series([1, None], dtype='Int64')
result = np.sqrt(i), np.floor(i), np.log1p(i), np.abs(i), np.round(i), np.exp(pd.Series([1.5, None], dtype='Float64')), np.ceil(pd.Series([1.5, None], dtype='Float64')), np.sign(i)
# case: t1
i = pd.DataFrame({'k': ['a', 'b', None], 'i': pd.array([1, None, 2], dtype='Int64'), 'f': [1, 2, 3]})
g = i.groupby('k')
result = g['i'].transform('size'), g['f'].transform('size'), g['i'].transform('count'), g['f'].transform('count'), g['i'].transform('nunique')
# case: t2
i = pd.DataFrame({'k': ['a', 'b'], 'i': [1, 2], 's': ['x', 'y']}).head(0)
g = i.groupby('k')
result = g['i'].transform(lambda s: s.max()), g['s'].transform(lambda s: s.max()), g['i'].transform('max'), g['i'].transform(lambda s: s - s.mean())
# case: k1
x = pd.DataFrame({'z': [2, 2, 1], 'n': list('abc')})
result = x.nsmallest(3, 'z', keep='last'), x.nlargest(3, 'z', keep='last'), x.nsmallest(2, 'z', keep='last'), x['z'].nlargest(3, keep='last'), x['z'].nsmallest(5, keep='last'), x['z'].nlargest(2, keep='last')
# case: g1
x = pd.DataFrame({'k': [1, 1, 1], 'g': ['2', '3', '1'], 'n': ['b', 'b', 'a']})
result = x.groupby('k').apply(lambda g: g.iloc[0]), x.groupby('g').apply(lambda g: g.iloc[0]), x.groupby('g').apply(lambda g: pd.Series({'a': 1}, name='z'))
# case: g2
x = pd.DataFrame({'k': [1, 1, 2], 'n': ['b', 'b', 'a']})
x.columns.name = 'cc'
result = x.groupby('k').agg({'n': 'count'}), x.groupby('k').agg({'n': ['count', 'max']}), x.groupby('k').agg(q=('n', 'count')), x.groupby('k').count(), x.groupby('k').agg('count')
# case: v1
o = pd.Series([np.nan, None, 'a', None])
result = o.value_counts(dropna=False), o.unique(), o.nunique(dropna=False), o.drop_duplicates(), o.duplicated()
# case: i1
f = pd.Series([1.0, np.nan, 2])
result = f.isin([1, None]), f.isin([1, np.nan]), f.isin([None]), f.isin([np.nan]), f.isin({1, None}), f.isin(pd.Series([1, None])), f.isin(['a', np.nan])
# case: i2
o = pd.Series([1, np.nan, None, 'a'], dtype=object)
result = o.isin([1, None]), o.isin([1, np.nan]), o.isin([None]), o.isin([np.nan]), o.isin(['a', None]), o.isin(['a', np.nan]), o.isin([pd.NaT])
# case: i3
d = pd.Series(pd.to_datetime(['2020-01-01', None]))
result = d.isin([None]), d.isin([np.nan]), d.isin(['']), d.isin(['2020-01-01']), d.isin(['2020-01-01', None]), d.isin(['x'])
# case: a1
a = pd.Series([None, 1, 'a', np.nan]).unique()
result = a == a, a != a, a == None
# case: dt1
result = pd.to_datetime(pd.DataFrame({'k': [2], 't': ['x'], 'f': [1.5]}).iloc[0], errors='coerce')
# case: du1
x = pd.DataFrame({'a': [1, 2]})[[]]
result = x.duplicated(), x.drop_duplicates(), pd.DataFrame({'a': []}).duplicated()
# case: times-beside-nat
d = pd.Series(pd.to_datetime(['2020-01-01', '2020-01-02', None]))
result = np.where(d > '2020-01-01', d, pd.NaT), np.where(d > '2020-01-01', d, None)
# case: times-beside-a-time
d = pd.Series(pd.to_datetime(['2020-01-01', '2020-01-02']))
result = pd.DataFrame({'d': d, 'e': np.where(d > '2020-01-01', d, pd.Timestamp('2020-01-01'))})
# case: spans-beside-nat
d = pd.Series(pd.to_timedelta(['1D', '2D']))
result = np.where(d > '1D', d, pd.NaT)
