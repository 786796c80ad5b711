import pandas as pd
import numpy as np
# case: flat
a = pd.Series([1, 2], index=pd.Index(['a', 'b'], name='k'))
b = pd.Series([1, 2], index=pd.Index(['a', 'b'], name='p'))
result = a + b
# case: flat2
a = pd.Series([1, 2], index=pd.Index(['a', 'b'], name='k'))
b = pd.Series([1, 2], index=pd.Index(['a', 'c'], name='p'))
result = a + b
# case: flat3
a = pd.Series([1, 2], index=pd.Index(['a', 'b'], name='k'))
b = pd.Series([1, 2], index=pd.Index(['a', 'b']))
result = a + b
# case: multi
a = pd.Series([1, 2], index=pd.MultiIndex.from_tuples([('b', 2), ('a', 1)], names=['k', 'n']), name='x')
b = pd.Series([10, 20], index=pd.MultiIndex.from_tuples([('b', 2), ('a', 1)], names=['k', 'q']), name='y')
result = a + b
# case: multi2
a = pd.Series([1, 2], index=pd.MultiIndex.from_tuples([('b', 2), ('a', 1)], names=['k', 'n']), name='x')
b = pd.Series([10, 20], index=pd.MultiIndex.from_tuples([('b', 2), ('a', 1)]), name='y')
result = a + b
# case: multi-cmp
a = pd.Series([1, 2], index=pd.MultiIndex.from_tuples([('b', 2), ('a', 1)], names=['k', 'n']), name='x')
b = pd.Series([10, 20], index=pd.MultiIndex.from_tuples([('b', 2), ('a', 1)], names=['k', 'q']), name='y')
result = a < b
# case: multi-frame
a = pd.DataFrame({'x': [1, 2]}, index=pd.MultiIndex.from_tuples([('b', 2), ('a', 1)], names=['k', 'n']))
b = pd.DataFrame({'x': [1, 2]}, index=pd.MultiIndex.from_tuples([('b', 2), ('a', 1)], names=['k', 'q']))
result = a + b
# case: flat-frame
a = pd.DataFrame({'x': [1, 2]}, index=pd.Index(['a', 'b'], name='k'))
b = pd.DataFrame({'x': [1, 2]}, index=pd.Index(['a', 'b'], name='q'))
result = a + b
# case: multi-add
a = pd.Series([1, 2], index=pd.MultiIndex.from_tuples([('b', 2), ('a', 1)], names=['k', 'n']), name='x')
b = pd.Series([10, 20], index=pd.MultiIndex.from_tuples([('b', 2), ('a', 1)], names=['k', 'q']), name='y')
result = a.add(b, fill_value=0)
# case: multi-where
a = pd.Series([1, 2], index=pd.MultiIndex.from_tuples([('b', 2), ('a', 1)], names=['k', 'n']), name='x')
b = pd.Series([10, 20], index=pd.MultiIndex.from_tuples([('b', 2), ('a', 3)], names=['k', 'q']), name='y')
result = a.add(b, fill_value=0)
# case: frame-sum
a = pd.DataFrame({'x': [1, 2]}, index=pd.MultiIndex.from_tuples([('b', 2), ('a', 1)], names=['k', 'n']))
b = pd.DataFrame({'x': [1, 2]}, index=pd.MultiIndex.from_tuples([('b', 'x'), ('a', 'y')], names=['k', 'q']))
result = a + b
# case: combine
a = pd.Series([1, None], index=pd.MultiIndex.from_tuples([('b', 2), ('a', 1)], names=['k', 'n']), name='x')
b = pd.Series([10, 20], index=pd.MultiIndex.from_tuples([('b', 2), ('a', 3)], names=['k', 'q']), name='y')
result = a.combine_first(b)
# case: fillna
a = pd.Series([1, None], index=pd.MultiIndex.from_tuples([('b', 2), ('a', 1)], names=['k', 'n']), name='x')
b = pd.Series([10, 20], index=pd.MultiIndex.from_tuples([('b', 2), ('a', 1)], names=['k', 'q']), name='y')
result = a.fillna(b)
# case: onename-frame-vs-flat
a = pd.DataFrame({'x': [1, 2]}, index=pd.MultiIndex.from_tuples([('b', 2), ('a', 1)], names=['k', 'n']))
b = pd.DataFrame({'x': [1, 2]}, index=pd.Index(['a', 'b'], name='k'))
result = a + b
# case: combine-same
a = pd.Series([1, None], index=pd.Index(['a', 'b'], name='k'))
b = pd.Series([1, 2.0], index=pd.Index(['a', 'b'], name='p'))
result = a.combine_first(b)
# case: frame-combine-same
a = pd.DataFrame({'x': [1, None]}, index=pd.Index(['a', 'b'], name='k'))
b = pd.DataFrame({'x': [1, 2.0]}, index=pd.Index(['a', 'b'], name='p'))
result = a.combine_first(b)
# case: corr
a = pd.Series([1, 2], index=pd.Index(['a', 'b'], name='k'))
b = pd.Series([1, 2.0], index=pd.Index(['a', 'b'], name='p'))
result = a.corr(b)
# case: and
a = pd.Series([True, False], index=pd.Index(['a', 'b'], name='k'))
b = pd.Series([True, True], index=pd.Index(['a', 'b'], name='p'))
result = a & b
# case: and-multi
a = pd.Series([True, False], index=pd.MultiIndex.from_tuples([('b', 2), ('a', 1)], names=['k', 'n']))
b = pd.Series([True, True], index=pd.MultiIndex.from_tuples([('b', 2), ('a', 1)], names=['k', 'q']))
result = a & b
# case: eq-frame
a = pd.DataFrame({'x': [1, 2]}, index=pd.MultiIndex.from_tuples([('b', 2), ('a', 1)], names=['k', 'n']))
b = pd.DataFrame({'x': [1, 2]}, index=pd.MultiIndex.from_tuples([('b', 'x'), ('a', 'y')], names=['k', 'q']))
result = a.eq(b)
# case: cols
a = pd.DataFrame([[1, 2]], columns=pd.MultiIndex.from_tuples([('b', 2), ('a', 1)], names=['k', 'n']))
b = pd.DataFrame([[1, 2]], columns=pd.MultiIndex.from_tuples([('b', 2), ('a', 3)], names=['k', 'q']))
result = a + b
# case: frame-div-series-index-name
a = pd.DataFrame({'x': [1, 2], 'y': [3, 4]}, index=pd.Index(['a', 'b'], name='k'))
result = a.div(pd.Series([1, 2], index=pd.Index(['a', 'b'], name='p')), axis=0)
# case: frame-cols-name
a = pd.DataFrame({'x': [1, 2], 'y': [3, 4]}).rename_axis(columns='c')
result = a - pd.Series({'x': 1, 'y': 2})
# case: groups-share
df = pd.DataFrame({'k': list('baabc'), 'n': [1, 2, 1, 1, 2], 'v': [1.0, 2, 3, 4, 5]})
other = pd.DataFrame({'id': list('abc'), 'w': [2.0, 4.0, 8.0]}).set_index('id')['w']
result = (df.groupby('k')['v'].sum() / other).reset_index()
# case: groups-share2
df = pd.DataFrame({'k': list('baabc'), 'n': [1, 2, 1, 1, 2], 'v': [1.0, 2, 3, 4, 5]})
other = pd.DataFrame({'id': list('abd'), 'w': [2.0, 4.0, 8.0]}).set_index('id')['w']
result = (df.groupby('k')['v'].sum() / other).reset_index()
# case: reflected
a = pd.Series([1, 2], index=pd.Index(['a', 'b'], name='k'))
b = pd.Series([1, 2.0], index=pd.Index(['a', 'b'], name='p'))
result = b.rsub(a)
