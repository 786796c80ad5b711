# data: arrays
import numpy as np
import pandas as pd
df = pd.DataFrame({"k": ["A", "b", "A", "c"], "v": [1, 2, 3, 4]})
names = pd.DataFrame({"n": [1, 2], "key": ["a", "b"]})
# case: arrays/series-and-column
result = df.merge(names, left_on=df["k"].str.lower(), right_on="key")
# case: arrays/column-and-series
result = df.merge(names, left_on="k", right_on=names["key"].str.upper(), how="left")
# case: arrays/both-arrays
result = df.merge(names, left_on=df["k"].str.lower().values, right_on=np.array(["a", "b"]), how="left")
# data: by_level
import pandas as pd
import numpy as np
sales = pd.DataFrame({'region': ['N', 'N', 'S', 'S', 'E', 'N'], 'product': ['a', 'b', 'a', 'b', 'a', 'a'], 'year': [2020, 2020, 2021, 2020, 2021, 2021], 'qty': [10, 5, 8, 0, 3, 7], 'rev': [100.0, 55.5, np.nan, 0.0, 30.25, 70.0]})
g = sales.groupby(['region', 'product'])[['qty', 'rev']].sum()
s = g['qty']
g3 = sales.groupby(['region', 'product', 'year'])[['qty', 'rev']].sum()
boss = pd.DataFrame({'region': ['S', 'Q', 'N'], 'boss': ['x', 'y', 'z']}).set_index('region')

# case: by_level/g.merge(boss, left_on='region', right_index=True)
result = g.merge(boss, left_on='region', right_index=True)

# data: categories_as_other_keys
import numpy as np
import pandas as pd

# case: categories_as_other_keys/categories_as_keys-1
x = pd.DataFrame({'k': [0, 1], 'v': [1, 2]})
y = pd.DataFrame({'k': pd.Categorical([1, 3, 2], categories=[3, 2, 1, 0]), 'w': [1, 2, 3]})
result = x.merge(y, on='k', how='outer')

# data: index_of_one_level_in_tuples
import numpy as np
import pandas as pd

# case: index_of_one_level_in_tuples/index-of-one-level-in-tuples-4
x = pd.DataFrame({'m': []}).value_counts(['m'])
y = pd.DataFrame({})
result = pd.merge(x, y, left_index=True, right_index=True, how='left')
# data: key_columns
import pandas as pd
import numpy as np
# case: key_columns/level right index
x = pd.DataFrame({'k': [1, 2, 9], 'v': [3, 4, 5]}).set_index('k')
y = pd.DataFrame({'w': [5, 6, 7]})
result = x.merge(y, left_on='k', right_index=True, how='right')
# case: key_columns/both empty object float
x = pd.DataFrame({'k': [1.5], 'v': [3]})[:0]
y = pd.DataFrame({'k': ['a'], 'w': [3]})[:0]
result = x.merge(y, on='k', how='inner')
# case: key_columns/both empty string int
x = pd.DataFrame({'k': [1], 'v': [3]})[:0]
y = pd.DataFrame({'k': pd.array(['a'], dtype='string'), 'w': [3]})[:0]
result = x.merge(y, on='k', how='inner')
# case: key_columns/cat missing int
x = pd.DataFrame({'k': pd.Categorical([1, None]), 'v': [3, 4]})
y = pd.DataFrame({'k': [1, 3], 'w': [3, 4]})
result = x.merge(y, on='k', how='outer')
# case: key_columns/cat permuted
x = pd.DataFrame({'k': pd.Categorical(['a', 'b'], categories=['a', 'b']), 'v': [3, 4]})
y = pd.DataFrame({'k': pd.Categorical(['a', 'b'], categories=['b', 'a']), 'w': [3, 4]})
result = x.merge(y, on='k', how='outer')
# case: key_columns/key zero index
x = pd.DataFrame({0: [1, 2], 'v': [3, 4]}).set_index(0)
y = pd.DataFrame({0: [1, 2], 'w': [3, 4]})
result = x.merge(y, on=0, how='outer')
# case: key_columns/object datetime
x = pd.DataFrame({'k': pd.Series([pd.Timestamp('2020-01-01'), None], dtype=object), 'v': [3, 4]})
y = pd.DataFrame({'k': pd.to_datetime(['2020-01-01']), 'w': [3]})
result = x.merge(y, on='k', how='outer')
# case: key_columns/text ints add duplicates
x = pd.Series([3, 4], index=['a', 'a'])
y = pd.Series([3, 4])
result = x + y
# data: keys_beside_indexes
import pandas as pd
x = pd.DataFrame({'k': [2, 3], 't': [1, 2]})
y = pd.DataFrame({'k': [3, 1, 1], 'v': ['a', 'b', None]})
# case: keys_beside_indexes/key-two-keys
a = pd.DataFrame({'k': [2, 3], 'm': ['p', 'q'], 't': [1, 2]})
result = a.join(y.assign(m='q').set_index(['k', 'm']), on=['k', 'm'], how='outer')
# data: levels
import pandas as pd
m = pd.DataFrame([[1, 2]], columns=pd.MultiIndex.from_tuples([('a', 'x'), ('b', 'y')]))
n = pd.DataFrame({'a': [1], 'k': [2]})
# case: levels/m.join(n)
result = m.join(n)
# data: levels_in_common
import pandas as pd
import numpy as np
# case: levels_in_common/right
a = pd.Series([1, 2, 3, 4], index=pd.MultiIndex.from_tuples([('b', 2), ('a', 1), ('b', 1), ('c', 3)], names=['k', 'n']), name='x')
b = pd.Series([10, 20, 30], index=pd.MultiIndex.from_tuples([('c', 'u'), ('b', 'v'), ('z', 'w')], names=['k', 'm']), name='y')
result = a.to_frame().join(b.to_frame(), how='right')
# case: levels_in_common/share2
df = pd.DataFrame({'k': list('baabc'), 'n': [1, 2, 1, 1, 2], 'v': [1.0, 2, 3, 4, 5]})
g = df.groupby(['k', 'n'])['v'].sum()
result = g.div(g.groupby('n').sum(), level='n')
# data: lists_and_whole_products
import pandas as pd
import numpy as np
a = pd.DataFrame({'x': [1, 2]}, index=['p', 'q'])
b = pd.DataFrame({'x': [3, 4]}, index=['q', 'r'])
c = pd.DataFrame({'y': [5, 6, 7]}, index=['q', 'q', 'p'])
d = pd.DataFrame({'z': [8]}, index=['p'])
levels = pd.DataFrame({'v': [1, 2, 3]}, index=pd.MultiIndex.from_tuples([('a', 1), ('a', 2), ('b', 1)], names=['k', 'n']))
flat = pd.DataFrame({'w': [1, 2, 3]}, index=pd.Index(['a', 'a', 'b'], name='k'))
tall = pd.DataFrame([[1, 2]], columns=pd.MultiIndex.from_tuples([('p', 'k'), ('q', 'v')]))

# case: lists_and_whole_products/shared names of a list, unique labels
result = a.join([b, d])
# case: lists_and_whole_products/a list, right rows
result = a.join([c], how='right')
# case: lists_and_whole_products/a list, right rows of unique labels
result = a.join([d], how='right')
# case: lists_and_whole_products/a list, whole product
result = a.join([c], how='cross')
# case: lists_and_whole_products/whole product by a key
result = a.join(d, on='x', how='cross')
# case: lists_and_whole_products/a level beside labels that repeat
result = levels.join(flat)
# case: lists_and_whole_products/common columns that are twice
result = pd.DataFrame([[1, 2]], columns=['k', 'k']).merge(pd.DataFrame({'k': [1]}))
# data: merge
import pandas as pd
import numpy as np
l = pd.DataFrame({'id': [3, 1, 2, 2, 5], 'v': ['c', 'a', 'b', 'b2', 'e']})
r = pd.DataFrame({'id': [2, 3, 3, 4], 'w': [20, 30, 31, 40]})
# case: merge/suffixes-none
a = l.rename(columns={'v': 'x'})
b = r.rename(columns={'w': 'x'})
result = a.merge(b, on='id', suffixes=(None, '_r'))
# case: merge/left-on-only
result = l.merge(r, left_on='id')
# case: merge/bools
a = pd.DataFrame({'k': [True, False], 'v': [1, 2]})
b = pd.DataFrame({'k': [True, True], 'w': [3, 4]})
result = a.merge(b, on='k')
# case: merge/duplicate-columns-after-merge
a = pd.DataFrame({'k': [1], 'x': [1], 'x_x': [2]})
b = pd.DataFrame({'k': [1], 'x': [3]})
result = a.merge(b, on='k')
# case: merge/map-duplicate-index
result = l['id'].map(r.set_index('id')['w'])
# data: merged_in_order
import pandas as pd
import numpy as np
A = pd.DataFrame({"key": ["a", "c", "e", "a", "c", "e"], "lvalue": [1, 2, 3, 1, 2, 3], "group": ["a", "a", "a", "b", "b", "b"]})
B = pd.DataFrame({"key": ["b", "c", "d"], "rvalue": [1, 2, 3]})
p = pd.DataFrame({'date': pd.to_datetime(['2024-01-03','2024-01-01','2024-01-05']), 'price': [3.0, 1.0, 5.0]})
e = pd.DataFrame({'date': pd.to_datetime(['2024-01-02','2024-01-03','2024-01-04']), 'eps': [2, 3, 4], 'price': [1, 2, 3]})
g = pd.DataFrame({"key": ["b", "c", "d", "a"], "rvalue": [1, 2, 3, 4], "group": ["a", "a", "b", "z"]})
# case: merged_in_order/right
result = pd.merge_ordered(p, e, on='date', how='right', fill_method='ffill')
# case: merged_in_order/by groups of the right side
result = pd.merge_ordered(B, A, right_by='group')
# case: merged_in_order/by an unknown column
result = pd.merge_ordered(A, B, on='key', left_by='nope')
# case: merged_in_order/by both sides
result = pd.merge_ordered(A, B, on='key', left_by='group', right_by='key')
# case: merged_in_order/filled in an unknown way
result = pd.merge_ordered(A, B, on='key', fill_method='bfill')
# data: names_of_columns
import numpy as np
import pandas as pd

# case: names_of_columns/names-of-columns-2
w = pd.DataFrame([[1,2],[3,4]], columns=pd.MultiIndex.from_tuples([(1,'a'),(2,'b')], names=['t','s']))
result = w[[2]].droplevel(0, axis=1)

# data: names_of_unlike_labels
import numpy as np
import pandas as pd

# case: names_of_unlike_labels/names-of-unlike-labels-17
x = pd.DataFrame({'a': [1, 2]}, index=pd.Index(['p', 'p'], name='s', dtype='string'))
result = x.join(pd.DataFrame({'k': [1]}), how='right').index.name
# data: nearest_key
import pandas as pd
import numpy as np
l = pd.DataFrame({'t': pd.to_datetime(['2024-01-01 10:00', '2024-01-01 10:05', '2024-01-01 10:10', '2024-01-02 00:00']), 'k': ['a', 'b', 'a', 'c'], 'v': [1, 2, 3, 4]})
r = pd.DataFrame({'t': pd.to_datetime(['2024-01-01 09:58', '2024-01-01 10:05', '2024-01-01 10:06', '2024-01-01 10:20']), 'k': ['a', 'a', 'b', 'a'], 'p': [10, 20, 30, 40], 'v': [5, 6, 7, 8]})
a = pd.DataFrame({'x': [1, 5, 10], 'lv': ['a', 'b', 'c']})
b = pd.DataFrame({'x': [1, 2, 3, 6, 7], 'rv': [1, 2, 3, 6, 7]})
# case: nearest_key/asof-6
result = pd.merge_asof(l, r, on='t', direction='nearest', by='k')

# case: nearest_key/asof-7
result = pd.merge_asof(l, r, on='t', direction='forward', by='k', allow_exact_matches=False)

# case: nearest_key/asof-12
result = pd.merge_asof(l, r, on='t', tolerance=5)

# case: nearest_key/asof-14
result = pd.merge_asof(l, r, on='t', direction='bad')

# case: nearest_key/asof-31
result = pd.merge_asof(a, b, on='x', tolerance=-2)

# case: nearest_key/asof-34
result = pd.merge_asof(a, b, on='x', tolerance=pd.Timedelta('1D'))

# case: nearest_key/asof-49
result = pd.merge_asof(l, r, on='t', by='k', left_by='k')

# data: nearest_rows_of_groups
import pandas as pd
import numpy as np
trades = pd.DataFrame({'time': pd.to_datetime(['2016-05-25 13:30:00.023', '2016-05-25 13:30:00.038', '2016-05-25 13:30:00.048', '2016-05-25 13:30:00.048']), 'ticker': ['MSFT', 'MSFT', None, 'AAPL'], 'price': [51.95, 51.95, 720.77, 98.0]})
quotes = pd.DataFrame({'time': pd.to_datetime(['2016-05-25 13:30:00.023', '2016-05-25 13:30:00.030', '2016-05-25 13:30:00.041', '2016-05-25 13:30:00.049']), 'ticker': [None, 'MSFT', 'MSFT', 'AAPL'], 'bid': [720.5, 51.95, 51.97, 97.99]})
left = pd.DataFrame({'a': [1, 5, 10], 'v': ['a', 'b', 'c']})
right = pd.DataFrame({'a': [1, 2, 3, 6, 7], 'w': [1, 2, 3, 6, 7]})
big = pd.DataFrame({'a': [9007199254740993, 9007199254740995], 'v': [1, 2]})

# case: nearest_rows_of_groups/milliseconds by ticker, tolerated
result = pd.merge_asof(trades, quotes, on='time', by='ticker', tolerance=pd.Timedelta('2ms'), direction='nearest')
# case: nearest_rows_of_groups/a column beside an index
result = pd.merge_asof(left, right.set_index('a'), left_on='a', right_index=True)
# case: nearest_rows_of_groups/an index beside a column, nothing near
result = pd.merge_asof(left.set_index('a'), right, left_index=True, right_on='a', tolerance=0, suffixes=('_l', '_r'))
# case: nearest_rows_of_groups/an index beside an index by groups
result = pd.merge_asof(trades.set_index('time'), quotes.set_index('time'), left_index=True, right_index=True, by='ticker')
# case: nearest_rows_of_groups/two columns in common
result = pd.merge_asof(trades, quotes)
# case: nearest_rows_of_groups/unlike dtypes
result = pd.merge_asof(left, right.astype({'a': float}), on='a')
# case: nearest_rows_of_groups/text
result = pd.merge_asof(left, right.assign(v='a'), on='v')
# case: nearest_rows_of_groups/a group of one side
result = pd.merge_asof(trades, quotes, on='time', left_by='ticker')
# case: nearest_rows_of_groups/fractions tolerated in whole numbers
result = pd.merge_asof(left, right, on='a', tolerance=0.5)
# case: nearest_rows_of_groups/a span of numpy's tolerated
result = pd.merge_asof(trades, quotes, on='time', by='ticker', tolerance=np.timedelta64(5, 'ms'))
# case: nearest_rows_of_groups/not in order
result = pd.merge_asof(left.iloc[::-1], right, on='a')
# case: nearest_rows_of_groups/missing keys
result = pd.merge_asof(left.assign(a=[1, np.nan, 3]), right.astype({'a': float}), on='a')
# case: nearest_rows_of_groups/periods
result = pd.merge_asof(left.assign(a=pd.period_range('2024-01', periods=3, freq='M')), right.assign(a=pd.period_range('2023-12', periods=5, freq='M')), on='a')
# data: objects_beside_numbers
import datetime

import numpy as np
import pandas as pd

# case: objects_beside_numbers/objects-beside-numbers-20
x = pd.Series([3, pd.NaT]).str.split('-', expand=True)
result = x.merge(pd.DataFrame({'k': [1]}), left_on=0, right_on='k', how='right')
# case: objects_beside_numbers/objects-beside-numbers-27
x = pd.DataFrame({'a': [pd.Timestamp('2020-01-01'), 'b']}, dtype=object)
result = x.merge(pd.DataFrame({'k': [1.5]}), left_on='a', right_on='k', how='left')
# data: one_level_beside_several
import pandas as pd
import numpy as np
pairs = pd.MultiIndex.from_product([['x', 'y'], [1, 2]], names=['k', 'n'])
deep = pd.DataFrame({'a': [1, 2, 3, 4], 'b': [10, 20, 30, 40]}, index=pairs)
flat = pd.DataFrame({'a': [100, 200], 'c': [5, 6]}, index=pd.Index(['y', 'x'], name='k'))
numbers = pd.DataFrame({'a': [0.5, 0.25, 0.125]}, index=[1, 2, 3])
means = deep.groupby(level=0).mean()
# case: one_level_beside_several/reindex by an inner level
result = numbers.reindex(deep.index, level=1)
# case: one_level_beside_several/reindex of labels that repeat
result = pd.Series([1, 2], index=['x', 'x']).reindex(deep.index, level=0)
# case: one_level_beside_several/add with a filling
result = numbers.add(deep, level=1, fill_value=0)
# case: one_level_beside_several/compare a series with one of several levels
result = means['a'].lt(deep['a'], level='k')
# case: one_level_beside_several/both have several levels
result = deep.add(deep.iloc[::-1], level=0)
# data: refused_sides
import numpy as np
import pandas as pd

# case: refused_sides/refused-sides-1
a = pd.DataFrame({'k': [1, 2], 'v': [3, 4]})
result = a.merge(pd.Series([1, 2]), left_index=True, right_index=True)
# case: refused_sides/refused-sides-2
a = pd.DataFrame({'k': [1, 1], 'v': [3, 4]})
result = pd.concat([a.set_index('k'), a.set_index('v')], axis=1)
# data: repeated_labels
import pandas as pd
import numpy as np

# case: repeated_labels/both-sorted-and-repeated
x = pd.DataFrame({'a': [1, 2, 3]}, index=list('qss'))
y = pd.DataFrame({'b': [1, 2]}, index=[1, 1])
result = pd.merge(x, y, left_index=True, right_index=True, how='outer')

# data: unknown_ways
import numpy as np
import pandas as pd

a = pd.DataFrame({'k': [1, 2, 3], 'v': [1, 2, 3]})
b = pd.DataFrame({'k': [1, 2, 4], 'w': [1, 2, 3]})
twice = pd.concat([b, b])

# case: unknown_ways/join_nothing_with_suffix
result = a.join(None, lsuffix='_l', rsuffix='_r')

# case: unknown_ways/join_nothing_by_key
result = a.join(None, on='k')

# case: unknown_ways/join_numbers
result = a.join([1, 2])

# case: unknown_ways/index_told_by_none
result = a.merge(b, left_index=None, right_on='k')

# data: update_with_text
import pandas as pd
import numpy as np

# case: update_with_text/update-text-3
f = pd.DataFrame({'ha': [1.0, None, 3]}, index=['F1', 'F2', 'F6'])
f.update(pd.DataFrame({'ha': ['peat', 'silt']}, index=['F1', 'F2']), overwrite=False)
result = f
