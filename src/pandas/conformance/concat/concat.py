import pandas as pd
import numpy as np
a = pd.DataFrame({'x': [1, 2], 'y': ['a', 'b']})
b = pd.DataFrame({'x': [3], 'y': ['c']})
c = pd.DataFrame({'y': ['d'], 'z': [1.5]})
# case: rows
result = pd.concat([a, b])
# case: ignore-index
result = pd.concat([a, b], ignore_index=True)
# case: union-columns
result = pd.concat([a, c])
# case: inner
result = pd.concat([a, c], join='inner')
# case: sort
result = pd.concat([c, a], sort=True)
# case: keys
result = pd.concat([a, b], keys=['p', 'q'])
# case: keys-names
result = pd.concat([a, b], keys=['p', 'q'], names=['src', 'row'])
# case: dict
result = pd.concat({'p': a, 'q': b})
# case: axis1
result = pd.concat([a, b], axis=1)
# case: axis1-same-index
result = pd.concat([a, a.rename(columns={'x': 'x2', 'y': 'y2'})], axis=1)
# case: axis1-series
result = pd.concat([a['x'], a['y'].rename('k')], axis=1)
# case: axis1-unnamed
result = pd.concat([pd.Series([1, 2]), pd.Series([3, 4])], axis=1)
# case: axis1-keys
result = pd.concat([pd.Series([1, 2]), pd.Series([3, 4])], axis=1, keys=['p', 'q'])
# case: axis1-unaligned
result = pd.concat([pd.Series([1, 2], index=['b', 'a']), pd.Series([3, 4], index=['c', 'a'])], axis=1)
# case: axis1-inner
result = pd.concat([pd.Series([1, 2], index=['b', 'a'], name='p'), pd.Series([3, 4], index=['c', 'a'], name='q')], axis=1, join='inner')
# case: series
result = pd.concat([pd.Series([1, 2]), pd.Series([3])])
# case: series-names
result = pd.concat([pd.Series([1], name='n'), pd.Series([2], name='n')])
# case: series-different-names
result = pd.concat([pd.Series([1], name='n'), pd.Series([2], name='m')])
# case: series-and-frame
result = pd.concat([a, pd.Series([9, 8], name='s')], axis=1)
# case: int-float
result = pd.concat([pd.DataFrame({'x': [1]}), pd.DataFrame({'x': [1.5]})])
# case: int-str
result = pd.concat([pd.DataFrame({'x': [1]}), pd.DataFrame({'x': ['a']})])
# case: int-bool
result = pd.concat([pd.Series([1]), pd.Series([True])])
# case: bool-bool
result = pd.concat([pd.Series([False]), pd.Series([True])])
# case: with-empty
result = pd.concat([a, pd.DataFrame()])
# case: with-empty-columns
result = pd.concat([pd.DataFrame(columns=['x', 'y']), a])
# case: with-none
result = pd.concat([a, None])
# case: with-all-nan
result = pd.concat([pd.DataFrame({'x': [1, 2]}), pd.DataFrame({'x': [np.nan]})])
# case: with-none-column
result = pd.concat([pd.DataFrame({'x': [1, 2]}), pd.DataFrame({'x': [None]})])
# case: empty-list
result = pd.concat([])
# case: not-a-list
result = pd.concat(a)
# case: wrong-type
result = pd.concat([a, [1, 2]])
# case: generator
result = pd.concat(f for f in [a, b])
# case: loop
parts = []
for n in [1, 2]:
    parts.append(pd.DataFrame({'n': [n] * n}))
result = pd.concat(parts, ignore_index=True)
# case: dates
result = pd.concat([pd.Series(pd.to_datetime(['2020-01-01'])), pd.Series([pd.NaT])])
# case: categories
result = pd.concat([pd.Series(['a', 'b'], dtype='category'), pd.Series(['b', 'a'], dtype='category')])
# case: categories-different
result = pd.concat([pd.Series(['a'], dtype='category'), pd.Series(['b'], dtype='category')])
# case: duplicated-index-access
result = pd.concat([a, b]).loc[0]
# case: drop-duplicates
result = pd.concat([a, a]).drop_duplicates()
# case: reset
result = pd.concat([a, b]).reset_index()
# case: union-then-sort
result = pd.concat([a['y'], c['y']]).drop_duplicates().sort_values(ascending=False).tolist()
# case: verify-integrity
result = pd.concat([a, b], verify_integrity=True)
# case: different-order-columns
result = pd.concat([a, b[['y', 'x']]])
# case: append-missing
result = a.append(b)
# case: index-names
p = a.set_index('y')
q = b.set_index('y')
result = pd.concat([p, q])
# case: row-frame
result = pd.concat([a, pd.DataFrame([{'x': 9, 'y': 'z'}])], ignore_index=True)
# case: int-and-missing-column
result = pd.concat([a, pd.DataFrame({'y': ['q']})], ignore_index=True)
# case: string-index-axis1
result = pd.concat([a.set_index('y'), b.set_index('y')], axis=1)
# case: summary-rows
result = pd.concat([a['x'].describe().to_frame('d'), pd.Series({'range': 1.0}, name='d').to_frame()])
