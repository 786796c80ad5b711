import numpy as np
import pandas as pd

# case: applied-lists-1
g = pd.DataFrame({'a': [np.nan, 1.0, 0.5], 'b': [2.0, np.nan, 1.0], 'c': [3, 1, 2]})
result = g.apply([min, max])
# case: applied-lists-2
g = pd.DataFrame({'a': [np.nan, 1.0, 0.5], 'b': [2.0, np.nan, 1.0], 'c': [3, 1, 2]})
result = g.agg([min, max, sum])
# case: applied-lists-3
g = pd.DataFrame({'a': [np.nan, 1.0, 0.5], 'b': [2.0, np.nan, 1.0], 'c': [3, 1, 2]})
result = g.apply(min), g.apply(max), g.agg(min), g.agg(max), g.apply(sum), g.agg(sum), g.apply(len), g.agg(len)
# case: applied-lists-4
g = pd.DataFrame({'a': [np.nan, 1.0, 0.5], 'b': [2.0, np.nan, 1.0], 'c': [3, 1, 2]})
result = g['a'].agg(min), g['b'].agg(max), g['a'].agg([min, max]), g['b'].agg([min, max, sum]), g['b'].agg(sum), g['b'].agg({'x': min})
# case: applied-lists-5
g = pd.DataFrame({'a': [np.nan, 1.0, 0.5], 'b': [2.0, np.nan, 1.0], 'c': [3, 1, 2]})
result = g.apply(min, axis=1), g.apply(max, axis=1), g.apply(sum, axis=1), g.agg({'a': min, 'b': max}), g.agg({'a': [min, max]}), g.agg(lo=('a', min), hi=('b', max))
# case: applied-lists-6
g = pd.DataFrame({'k': ['x', 'x', 'y'], 'a': [np.nan, 1.0, 0.5], 'b': [2.0, np.nan, 1.0]})
result = g.groupby('k').agg(min), g.groupby('k')['b'].agg([min, max, sum]), g.groupby('k').agg({'a': min, 'b': sum}), g.groupby('k')['b'].apply(max), g.groupby('k')['b'].transform(min), g.groupby('k').agg(lo=('b', min))
# case: applied-lists-7
g = pd.DataFrame({'a': [np.nan, 1.0, 0.5], 'b': [2.0, np.nan, 1.0]})
result = g.apply([np.min, np.max]), g.agg([np.mean, 'sum']), g['a'].agg([np.min, np.max]), g.apply({'a': np.min, 'b': [max]}) if False else 0
# case: applied-lists-8
g = pd.DataFrame({'a': [np.nan, 1.0, 0.5], 'b': [2.0, np.nan, 1.0]})
result = g.rolling(2).agg(min), g.expanding().agg([min, max]), g['b'].rolling(2).agg(max)
# case: applied-lists-9
g = pd.DataFrame({'a': [np.nan, 1.0, 0.5], 'b': [2.0, np.nan, 1.0]})
result = g.transform(abs), g.apply(abs), g['a'].apply(abs), g['a'].agg(any), g['a'].agg(all), g.agg(any), g.apply(any), g.apply(all)
# case: applied-lists-10
g = pd.DataFrame({'a': ['x', 'y'], 'b': ['q', 'p']})
result = g.apply(min), g.agg(max), g.agg([min, max]), g['a'].agg(min), g.apply(sum), g.agg(sum), g.apply(set), g.agg(list), g.apply(sorted), g.apply(len)
# case: applied-lists-11
g = pd.DataFrame({'a': [2, 1]}, index=['u', 'v'])
result = g.pivot_table(index=g.index, values='a', aggfunc=[min, max]), g['a'].agg(max), max(g['a']), min(g['a']), sum(g['a'])
# case: applied-lists-12
a = np.array([1.0, np.nan, 3.0])
result = np.cumsum(a), a.cumsum(), np.cumprod(a), np.cumsum(pd.Series(a)), np.nancumsum(a) if hasattr(np, 'nancumsum') else 0
# case: applied-lists-13
a = pd.Series([1, None, 3]).to_numpy()
result = np.cumsum(a), np.isnan(np.cumsum(a)).sum(), a.cumsum(), np.cumsum([1, np.nan, 2]), np.cumprod([1, np.nan, 2])
# case: applied-lists-14
s = pd.Series([[], [1], None, {}, {'a': 1}, '', 'x', 0, 1.5, (), (0,), set()])
result = s.astype(bool)
# case: applied-lists-15
s = pd.Series([[], [1], [2, 3]])
result = s.astype(bool), s[s.astype(bool)], s.map(bool), s.apply(bool), ~s.astype(bool), s.apply(len).astype(bool), s.str.len() > 0
# case: applied-lists-16
s = pd.Series(['', 'a', None, np.nan])
result = s.astype(bool), s.map(bool), pd.Series([0.0, np.nan, 2]).astype(bool), pd.Series([pd.NaT, pd.Timestamp('2020-01-01')], dtype=object).astype(bool)
# case: applied-lists-17
d = pd.DataFrame({'q': [1, 2]})
d[['y', 'l']] = [(1, 'a'), (None, None)]
result = d
# case: applied-lists-18
d = pd.DataFrame({'q': [1, 2]})
d[['y', 'l']] = [(1, 'a'), (2, 'b')]
result = d
# case: applied-lists-19
d = pd.DataFrame({'q': [1, 2]})
d[['y', 'l']] = [(1, 2.5), (2, 3)]
result = d
# case: applied-lists-20
d = pd.DataFrame({'q': [1, 2]})
d[['y', 'l']] = [[1, True], [2, False]]
result = d
# case: applied-lists-21
d = pd.DataFrame({'q': [1, 2]})
d[['y', 'l']] = pd.DataFrame([(1, 'a'), (2, None)], index=d.index)
result = d
# case: applied-lists-22
d = pd.DataFrame({'q': [1, 2]})
d[['y', 'l']] = d['q'].apply(lambda v: pd.Series([v, str(v)]))
result = d
# case: applied-lists-23
d = pd.DataFrame({'q': [1, 2]})
d['y'], d['l'] = zip(*[(1, 'a'), (2, None)])
result = d
# case: applied-lists-24
d = pd.DataFrame({'q': [1, 2]})
d[['y', 'l']] = [(pd.Timestamp('2020-01-01'), 1), (None, 2)]
result = d
# case: applied-lists-25
d = pd.DataFrame({'q': [1, 2]})
d.loc[:, ['y', 'l']] = [(1, 'a'), (2, 'b')]
result = d
# case: applied-lists-26
d = pd.DataFrame({'q': [1, 2], 'y': [0, 0], 'l': ['', '']})
d.loc[:, ['y', 'l']] = [(1, 'a'), (2, 'b')]
result = d
# case: applied-lists-27
d = pd.DataFrame({'q': [1, 2], 'y': [0, 0], 'l': ['', '']})
d[['y', 'l']] = [(1, 'a'), (2, 'b')]
result = d
# case: applied-lists-28
d = pd.DataFrame({'q': [1, 2]})
d[['y', 'l']] = np.array([[1, 'a'], [2, 'b']], dtype=object)
result = d
# case: applied-lists-29
d = pd.DataFrame({'q': [1, 2]})
d[['y', 'l']] = [[1, 2], [3, None]]
result = d
# case: applied-lists-30
d = pd.DataFrame({'q': ['a-1', 'b-2']})
d[['y', 'l']] = d['q'].str.split('-').tolist()
result = d, d.assign(l=d['l'].astype(int))
