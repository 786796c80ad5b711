import pandas as pd
import numpy as np

# case: numeric_truths
result = [pd.to_numeric(pd.Series(v, dtype=object), errors='coerce') for v in (['1', True], ['1', True, None], ['1.5', True], [1, True, False], ['x', True], [True, False], [np.int64(1), np.bool_(False)])]

# case: stack_nones
x = pd.DataFrame({'F1': pd.array([2.0, 2.0], dtype='Float64'), 'm1': [None, None]})
y = pd.DataFrame({'k': [1, 2], 'm1': [None, None]})
z = pd.DataFrame({'k': [1, 2], 'b': [True, False]})
w = pd.DataFrame({'k': [1, 2], 'd': pd.to_datetime([None, None])})
result = [f.stack(future_stack=True) for f in (x, y, z, w)] + [f.stack() for f in (x, y, z, w)]

# case: rename_masked_level
x = pd.DataFrame({'k': [1, 2, 1, 1], 'F1': pd.array([None, 2.0, 2.0, 1.5], dtype='Float64'), 'v': 1}).set_index(['k', 'F1'])
result = x.rename(index={(2, 1.5): 'z'}), x.rename(index={1: 9}), x.rename(index={2.0: 3})

# case: sort_known_missing
x = pd.DataFrame({'k': [1, 3, 1, 2], 'I1': pd.array([-3, 2, None, -3], dtype='Int64')}).groupby(['k', 'I1'], dropna=False).size()
y = pd.DataFrame({'k': [1, 3, 1, 2], 's': ['a', None, None, 'b']}).groupby(['k', 's'], dropna=False).size()
z = pd.DataFrame({'k': [1, 3, 1, 2], 's': ['a', None, None, 'b'], 'v': 1}).set_index(['k', 's'])
result = [f.sort_index(ascending=a) for f in (x, y, z) for a in (True, False)] + [y.sort_index(level=1, ascending=False), y.sort_index(ascending=[True, False]), z.sort_index(level=1, ascending=False), y.sort_index(na_position='first')]

# case: fractions
result = [pd.to_datetime(pd.Series([2.0, 0.5, np.nan])).astype(str), pd.Series(pd.to_datetime(['2020-01-01 00:00:00.5', '2020-01-02'], format='ISO8601')).astype(str), pd.Series(pd.to_datetime(['2020-01-01 00:00:00.000001', '2020-01-02'], format='ISO8601')).astype(str), pd.Series(pd.to_datetime(['2020-01-01 00:00:01', '2020-01-02'], format='ISO8601')).astype(str), pd.Series(pd.to_datetime(['2020-01-01 00:00:00.5', None], format='ISO8601')).astype('string')]

# case: fractions_index
i = pd.to_datetime(['2020-01-01 00:00:00.5', '2020-01-02'], format='ISO8601')
result = [list(i.astype(str)), i.strftime('%H').tolist(), str(i[0]), pd.Series(i).map(str)]

# case: nat_objects
s = pd.Series([pd.NaT, pd.NaT], dtype=object)
result = s + s, s + 1, s - pd.Series([1.5, np.nan])

# case: nan_objects
s = pd.Series([np.nan, 'a'], dtype=object)
result = s + s, s + 'b'

# case: mask_same_names
x = pd.DataFrame([[1, 2], [3, 4]], columns=['a', 'a'])
m = pd.DataFrame([[True, False], [False, True]], columns=['a', 'a'])
result = x[m], x.where(m), x.mask(m)

# case: unstack_concat
x = pd.DataFrame({'k': [2, 1, 2, 3], 'o': [True, True, False, False]}, index=pd.MultiIndex.from_arrays([[0, 5, 10, 2], list('rrpr')], names=['u', 'v']))
result = pd.concat([g.head(1) for _, g in x.groupby('o')]).unstack(), pd.concat([x.iloc[[1]], x.iloc[[0]]]).unstack(), pd.concat([x.iloc[[3]], x.iloc[[0]]])['k'].unstack()

# case: row_of_nat
x = pd.DataFrame({'a': ['x', 'y'], 'd': pd.to_datetime([None, None])})
x.loc[len(x)] = x.iloc[0]
y = pd.DataFrame({'a': ['x', 'y'], 'd': pd.to_datetime(['2020-01-01', None])})
y.loc[len(y)] = y.iloc[1]
result = x, y
