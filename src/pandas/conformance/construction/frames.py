import pandas as pd
import numpy as np
from datetime import datetime, date
# case: dict-of-lists
result = pd.DataFrame({'a': [1, 2], 'b': ['x', None], 'c': [1.5, None], 'd': [True, False]})
# case: int-with-none
result = pd.DataFrame({'a': [1, None, 3]})
# case: bool-with-none
result = pd.DataFrame({'a': [True, None]})
# case: bool-with-nan
result = pd.Series([True, np.nan, False])
# case: all-none
result = pd.DataFrame({'a': [None, None]})
# case: nan-none
result = pd.Series([np.nan, None])
# case: none-nan-object
result = pd.Series([None, np.nan, 'a'])
# case: mixed-int-str
result = pd.DataFrame({'a': [1, 'x', 2.5]})
# case: int-float
result = pd.Series([1, 2.5])
# case: int-bool
result = pd.Series([1, True])
# case: very-big-int
result = pd.Series([2**70])
# case: empty-dict
result = pd.DataFrame({})
# case: empty-columns
result = pd.DataFrame(columns=['a', 'b'])
# case: empty-lists
result = pd.DataFrame({'a': [], 'b': []})
# case: list-of-dicts
result = pd.DataFrame([{'a': 1, 'b': 2}, {'b': 3, 'c': 'x'}])
# case: list-of-lists
result = pd.DataFrame([[1, 'a'], [2, 'b']], columns=['n', 's'])
# case: list-of-tuples
result = pd.DataFrame([(1, 2.0), (3, 4.5)], columns=['a', 'b'])
# case: list-of-lists-no-columns
result = pd.DataFrame([[1, 2], [3, 4]])
# case: ragged-lists
result = pd.DataFrame([[1, 2], [3]])
# case: list-of-scalars
result = pd.DataFrame([1, 2, 3], columns=['x'])
# case: wrong-columns-count
result = pd.DataFrame([[1, 2]], columns=['a'])
# case: dict-columns-subset
result = pd.DataFrame({'a': [1], 'b': [2]}, columns=['b', 'z'])
# case: dict-with-index
result = pd.DataFrame({'a': [1, 2]}, index=['x', 'y'])
# case: dict-of-series-align
result = pd.DataFrame({'a': pd.Series([1, 2], index=['x', 'y']), 'b': pd.Series([3, 4], index=['y', 'z'])})
# case: dict-of-dicts
result = pd.DataFrame({'a': {'x': 1, 'y': 2}, 'b': {'y': 3}})
# case: scalar-broadcast
result = pd.DataFrame({'a': [1, 2, 3], 'b': 'k'})
# case: all-scalars-error
result = pd.DataFrame({'a': 1, 'b': 2})
# case: all-scalars-index
result = pd.DataFrame({'a': 1, 'b': 'x'}, index=[0, 1])
# case: length-mismatch
result = pd.DataFrame({'a': [1, 2], 'b': [1]})
# case: range-column
result = pd.DataFrame({'a': range(3), 'b': np.arange(3) * 1.0})
# case: datetime-column
result = pd.DataFrame({'d': [datetime(2020, 1, 1), datetime(2021, 5, 6, 7, 8)]})
# case: date-column
result = pd.DataFrame({'d': [date(2020, 1, 1), None]})
# case: timestamp-nat
result = pd.Series([pd.Timestamp('2020-01-01'), pd.NaT])
# case: timestamp-none
result = pd.Series([pd.Timestamp('2020-01-01'), None])
# case: frame-dtype
result = pd.DataFrame({'a': [1, 2]}, dtype=float)
# case: series-dict
result = pd.Series({'a': 1, 'b': 2})
# case: series-dict-index
result = pd.Series({'a': 1, 'b': 2}, index=['b', 'c'])
# case: series-scalar
result = pd.Series(5, index=[1, 2, 3])
# case: series-named
result = pd.Series([1, 2], name='n', index=['p', 'q'])
# case: series-dtype
result = pd.Series([1, 2], dtype='float64')
# case: series-dtype-str
result = pd.Series([1, 2], dtype=str)
# case: series-empty
result = pd.Series([], dtype=object)
# case: series-empty-float
result = pd.Series([], dtype='float64')
# case: series-length-mismatch
result = pd.Series([1, 2], index=['a'])
# case: series-of-tuples
result = pd.Series([(1, 2), (3, 4)])
# case: series-of-lists
result = pd.Series([[1, 2], [3]])
# case: series-range
result = pd.Series(range(4))
# case: series-generator
result = pd.Series(x * 2 for x in range(3))
# case: series-set-error
result = pd.Series({1, 2})
# case: frame-from-series
result = pd.DataFrame(pd.Series([1, 2], name='v'))
# case: frame-from-frame-columns
df = pd.DataFrame({'a': [1], 'b': [2]})
result = pd.DataFrame(df, columns=['b'])
# case: frame-from-dict-from-items
result = pd.DataFrame(list({'a': 1, 'b': 2}.items()), columns=['k', 'v'])
# case: zip-lists
result = pd.DataFrame(list(zip(['a', 'b'], [1, 2])), columns=['s', 'n'])
# case: list-of-series
result = pd.DataFrame([pd.Series([1, 2], index=['a', 'b']), pd.Series([3, 4], index=['a', 'b'])])
# case: columns-property
df = pd.DataFrame({'a': [1], 'b': [2]})
df.columns = ['x', 'y']
result = df
# case: columns-wrong-length
df = pd.DataFrame({'a': [1], 'b': [2]})
df.columns = ['x']
result = df
# case: duplicate-columns
result = pd.DataFrame([[1, 2, 3]], columns=['a', 'b', 'a'])
# case: duplicate-columns-select
result = pd.DataFrame([[1, 2, 3]], columns=['a', 'b', 'a'])['a']
# case: index-names
df = pd.DataFrame({'a': [1, 2]})
df.index.name = 'id'
result = df
# case: shape-size
df = pd.DataFrame({'a': [1, 2], 'b': [3, 4]})
result = [df.shape, df.size, len(df), df.ndim, df.empty]
# case: dtypes-property
result = pd.DataFrame({'a': [1], 'b': ['x'], 'c': [1.0]}).dtypes.astype(str)
# case: records
result = pd.DataFrame.from_records([(1, 'a'), (2, 'b')], columns=['n', 's'])
# case: from-dict
result = pd.DataFrame.from_dict({'r1': [1, 2], 'r2': [3, 4]}, orient='index', columns=['a', 'b'])
# case: decimal-strings
result = pd.DataFrame({'a': ['1', '2']}).astype({'a': int})
# case: nested-values
result = pd.DataFrame({'a': [1, 2], 'b': [[1], [2, 3]]})
# case: np-types
result = pd.Series([np.int64(1), np.int64(2)])
# case: np-float-none
result = pd.Series([np.float64(1), None])
# case: index-object
result = pd.Index([3, 1, 2], name='k')
# case: index-str
result = pd.Index(['a', 'b'])
# case: multiindex-from-tuples
result = pd.DataFrame({'v': [1, 2]}, index=pd.MultiIndex.from_tuples([('a', 1), ('b', 2)], names=['x', 'y']))
# case: multiindex-from-product
result = pd.Series(range(4), index=pd.MultiIndex.from_product([['a', 'b'], [1, 2]], names=['p', 'q']))
# case: series-tuples-index
result = pd.Series({('a', 1): 5, ('b', 2): 6})
