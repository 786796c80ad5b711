import pandas as pd
import numpy as np
d = pd.DataFrame({'g': ['a', 'b', 'a'], 'h': ['x', 'y', 'y'], 'v': [1, 2, 3], 't': pd.to_datetime(['2020-01-01', '2020-02-01', '2020-03-01'])})
p = d.pivot_table(index='g', columns='h', values=['v'])
# case: kinds-is-multi
result = isinstance(d.columns, pd.MultiIndex)
# case: kinds-is-multi2
result = isinstance(p.columns, pd.MultiIndex), isinstance(p.index, pd.MultiIndex), isinstance(d.groupby(['g', 'h']).v.sum().index, pd.MultiIndex)
# case: kinds-is-range
result = isinstance(d.index, pd.RangeIndex), isinstance(p.index, pd.RangeIndex), isinstance(d.index, pd.Index), isinstance(p.columns, pd.Index)
# case: kinds-is-dt
result = isinstance(d.index, pd.DatetimeIndex), isinstance(d.set_index('t').index, pd.DatetimeIndex)
# case: kinds-type-name
result = [type(x).__name__ for x in (d.index, p.index, p.columns, d.set_index('t').index, d.set_index('v').index, pd.date_range('2020', periods=2), d.t.dt.to_period('M'), pd.Index(d.t.dt.to_period('M')), pd.Index(pd.to_timedelta([1])), pd.Index(d.g.astype('category')), pd.cut(d.v, 2).value_counts().index)]
# case: kinds-flatten
d2 = p.copy()
if isinstance(d2.columns, pd.MultiIndex):
    d2.columns = ['_'.join(c) for c in d2.columns]
result = d2
# case: kinds-flatten2
d2 = d.groupby('g').agg({'v': 'sum'})
if isinstance(d2.columns, pd.MultiIndex):
    d2.columns = ['_'.join(c) for c in d2.columns]
result = d2
# case: kinds-flatten3
d2 = d.groupby('g').agg({'v': ['sum', 'mean']})
d2.columns = ['_'.join(c) if isinstance(c, tuple) else c for c in d2.columns]
result = d2
# case: kinds-dtindex
result = pd.DatetimeIndex(['2024-01-01', '2024-01-02 10:00'])
# case: kinds-dtindex-name
result = pd.DatetimeIndex(d['t'], name='x')
# case: kinds-dtindex-series
result = pd.DatetimeIndex(d['t']).month
# case: kinds-dtindex-freq
result = pd.DatetimeIndex(['2024-01-01', '2024-01-02'])
# case: kinds-multi-ctor
result = pd.MultiIndex(levels=[['a', 'b'], [1, 2]], codes=[[0, 1], [1, 0]], names=['p', 'q'])
# case: kinds-range-ctor
result = pd.RangeIndex(3)
# case: kinds-range-ctor2
result = pd.RangeIndex(1, 10, 3, name='r')
# case: kinds-range-ctor3
result = pd.RangeIndex(start=1, stop=5)
# case: kinds-int64
result = pd.Index([1, 2], dtype='int64')
# case: kinds-isidx
result = isinstance(d, pd.DataFrame), isinstance(d.v, pd.Series), isinstance(d.v, pd.Index)
# case: kinds-catidx
result = isinstance(pd.Index(d.g.astype('category')), pd.CategoricalIndex)
# case: kinds-perioddtype
result = isinstance(d.g.dtype, pd.CategoricalDtype), isinstance(d.g.astype('category').dtype, pd.CategoricalDtype)
# case: kinds-istz
result = isinstance(d.t.dtype, pd.DatetimeTZDtype)
# case: kinds-isinterval
result = isinstance(pd.cut(d.v, 2).iloc[0], pd.Interval)
# case: kinds-tsis
result = isinstance(d.t.iloc[0], pd.Timestamp), isinstance(d.v.iloc[0], (int, np.integer)), isinstance(d.v.iloc[0], int)
# case: kinds-typeof
result = type(d.index) == pd.RangeIndex, type(p.columns) is pd.MultiIndex, type(d) == pd.DataFrame
