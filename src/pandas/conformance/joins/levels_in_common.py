import pandas as pd
import numpy as np
# case: outer
a = pd.Series([1, 2, 3, 4], index=pd.MultiIndex.from_tuples([('b', 2), ('a', 1), ('b', 1), ('c', 3)], names=['k', 'n']), name='x')
b = pd.Series([10, 20, 30], index=pd.MultiIndex.from_tuples([('c', 'u'), ('b', 'v'), ('z', 'w')], names=['k', 'm']), name='y')
result = a.to_frame().join(b.to_frame(), how='outer')
# case: right
a = pd.Series([1, 2, 3, 4], index=pd.MultiIndex.from_tuples([('b', 2), ('a', 1), ('b', 1), ('c', 3)], names=['k', 'n']), name='x')
b = pd.Series([10, 20, 30], index=pd.MultiIndex.from_tuples([('c', 'u'), ('b', 'v'), ('z', 'w')], names=['k', 'm']), name='y')
result = a.to_frame().join(b.to_frame(), how='right')
# case: inner
a = pd.Series([1, 2, 3, 4], index=pd.MultiIndex.from_tuples([('b', 2), ('a', 1), ('b', 1), ('c', 3)], names=['k', 'n']), name='x')
b = pd.Series([10, 20, 30, 5], index=pd.MultiIndex.from_tuples([('c', 'u'), ('b', 'v'), ('z', 'w'), ('b', 'q')], names=['k', 'm']), name='y')
result = a.to_frame().join(b.to_frame(), how='inner')
# case: left
a = pd.Series([1, 2, 3, 4], index=pd.MultiIndex.from_tuples([('b', 2), ('a', 1), ('b', 1), ('c', 3)], names=['k', 'n']), name='x')
b = pd.Series([10, 20, 30, 5], index=pd.MultiIndex.from_tuples([('c', 'u'), ('b', 'v'), ('z', 'w'), ('b', 'q')], names=['k', 'm']), name='y')
result = a.to_frame().join(b.to_frame(), how='left')
# case: outerrep
a = pd.Series([1, 2, 3, 4], index=pd.MultiIndex.from_tuples([('b', 2), ('a', 1), ('b', 1), ('c', 3)], names=['k', 'n']), name='x')
b = pd.Series([10, 20, 30, 5], index=pd.MultiIndex.from_tuples([('c', 'u'), ('b', 'v'), ('z', 'w'), ('b', 'q')], names=['k', 'm']), name='y')
result = a.to_frame().join(b.to_frame(), how='outer')
# case: rightrep
a = pd.Series([1, 2, 3, 4], index=pd.MultiIndex.from_tuples([('b', 2), ('a', 1), ('b', 1), ('c', 3)], names=['k', 'n']), name='x')
b = pd.Series([10, 20, 30, 5], index=pd.MultiIndex.from_tuples([('c', 'u'), ('b', 'v'), ('z', 'w'), ('b', 'q')], names=['k', 'm']), name='y')
result = a.to_frame().join(b.to_frame(), how='right')
# case: onelevelouter
a = pd.Series([1, 2, 3, 4], index=pd.MultiIndex.from_tuples([('b', 2), ('a', 1), ('b', 1), ('c', 3)], names=['k', 'n']), name='x')
b = pd.Series([10, 20, 30], index=pd.Index(['c','b','z'], name='k'), name='y')
result = a.to_frame().join(b.to_frame(), how='outer')
# case: onelevelright
a = pd.Series([1, 2, 3, 4], index=pd.MultiIndex.from_tuples([('b', 2), ('a', 1), ('b', 1), ('c', 3)], names=['k', 'n']), name='x')
b = pd.Series([10, 20, 30], index=pd.Index(['c','b','z'], name='k'), name='y')
result = a.to_frame().join(b.to_frame(), how='right')
# case: addlevels
a = pd.Series([1, 2, 3, 4], index=pd.MultiIndex.from_tuples([('b', 2), ('a', 1), ('b', 1), ('c', 3)], names=['k', 'n']), name='x')
b = pd.Series([10, 20, 30], index=pd.Index(['c','b','z'], name='k'), name='y')
result = a.add(b, level='k')
# case: addalign
a = pd.Series([1, 2, 3, 4], index=pd.MultiIndex.from_tuples([('b', 2), ('a', 1), ('b', 1), ('c', 3)], names=['k', 'n']), name='x')
b = pd.Series([10, 20, 30], index=pd.Index(['c','b','z'], name='k'), name='y')
result = a / b
# case: share
df = pd.DataFrame({'k': list('baabc'), 'n': [1, 2, 1, 1, 2], 'v': [1.0, 2, 3, 4, 5]})
g = df.groupby(['k', 'n'])['v'].sum()
result = g / g.groupby('k').sum()
# case: share2
df = pd.DataFrame({'k': list('baabc'), 'n': [1, 2, 1, 1, 2], 'v': [1.0, 2, 3, 4, 5]})
g = df.groupby(['k', 'n'])['v'].sum()
result = g.div(g.groupby('n').sum(), level='n')
# case: sum-names
a = pd.Series([1, 2, 3, 4], index=pd.MultiIndex.from_tuples([('b', 2), ('a', 1), ('b', 1), ('c', 3)], names=['k', 'n']), name='x')
b = pd.Series([10, 20, 30, 5], index=pd.MultiIndex.from_tuples([('c', 'u'), ('b', 'v'), ('z', 'w'), ('b', 'q')], names=['k', 'm']), name='y')
result = a + b
# case: sum-names-sub
a = pd.Series([1, 2, 3, 4], index=pd.MultiIndex.from_tuples([('b', 2), ('a', 1), ('b', 1), ('c', 3)], names=['k', 'n']), name='x')
b = pd.Series([10, 20, 30], index=pd.MultiIndex.from_tuples([('b', 2, 'x'), ('a', 1, 'y'), ('c', 3, 'z')], names=['k', 'n', 'm']), name='y')
result = a * b
# case: reordered
a = pd.Series([1, 2, 3, 4], index=pd.MultiIndex.from_tuples([('b', 2), ('a', 1), ('b', 1), ('c', 3)], names=['k', 'n']), name='x')
b = pd.Series([10, 20, 30], index=pd.MultiIndex.from_tuples([(2, 'b'), (1, 'a'), (9, 'z')], names=['n', 'k']), name='y')
result = a.to_frame().join(b.to_frame())
# case: reordered-outer
a = pd.Series([1, 2, 3, 4], index=pd.MultiIndex.from_tuples([('b', 2), ('a', 1), ('b', 1), ('c', 3)], names=['k', 'n']), name='x')
b = pd.Series([10, 20, 30], index=pd.MultiIndex.from_tuples([(2, 'b'), (1, 'a'), (9, 'z')], names=['n', 'k']), name='y')
result = a.to_frame().join(b.to_frame(), how='outer')
# case: unnamed-one
a = pd.Series([1, 2, 3], index=pd.MultiIndex.from_tuples([('b', 2), ('a', 1), ('b', 1)]), name='x')
b = pd.Series([10, 20, 30], index=pd.MultiIndex.from_tuples([('b', 2), ('a', 1), ('z', 1)], names=['n', 'k']), name='y')
result = a.to_frame().join(b.to_frame())
# case: unnamed-both
a = pd.Series([1, 2, 3], index=pd.MultiIndex.from_tuples([('b', 2), ('a', 1), ('b', 1)]), name='x')
b = pd.Series([10, 20, 30], index=pd.MultiIndex.from_tuples([('b', 2), ('a', 1), ('z', 1)]), name='y')
result = a.to_frame().join(b.to_frame())
# case: merge-index
a = pd.Series([1, 2, 3, 4], index=pd.MultiIndex.from_tuples([('b', 2), ('a', 1), ('b', 1), ('c', 3)], names=['k', 'n']), name='x')
b = pd.Series([10, 20, 30], index=pd.MultiIndex.from_tuples([('c', 'u'), ('b', 'v'), ('z', 'w')], names=['k', 'm']), name='y')
result = pd.merge(a.to_frame(), b.to_frame(), left_index=True, right_index=True)
# case: other-names
a = pd.Series([1, 2], index=pd.MultiIndex.from_tuples([('b', 2), ('a', 1)], names=['k', 'n']), name='x')
b = pd.Series([10, 20], index=pd.MultiIndex.from_tuples([('b', 2), ('z', 1)], names=['p', 'q']), name='y')
result = a.to_frame().join(b.to_frame())
# case: other-names-sum
a = pd.Series([1, 2], index=pd.MultiIndex.from_tuples([('b', 2), ('a', 1)], names=['k', 'n']), name='x')
b = pd.Series([10, 20], index=pd.MultiIndex.from_tuples([('b', 2), ('z', 1)], names=['p', 'q']), name='y')
result = a + b
# case: other-names-concat
a = pd.Series([1, 2], index=pd.MultiIndex.from_tuples([('b', 2), ('a', 1)], names=['k', 'n']), name='x')
b = pd.Series([10, 20], index=pd.MultiIndex.from_tuples([('b', 2), ('z', 1)], names=['p', 'q']), name='y')
result = pd.concat([a, b], axis=1)
# case: compare-names
a = pd.Series([1, 2], index=pd.MultiIndex.from_tuples([('b', 2), ('a', 1)], names=['k', 'n']), name='x')
b = pd.Series([10, 20], index=pd.MultiIndex.from_tuples([('b', 2), ('a', 1)], names=['p', 'q']), name='y')
result = a + b
# case: empty-right
a = pd.Series([1, 2], index=pd.MultiIndex.from_tuples([('b', 2), ('a', 1)], names=['k', 'n']), name='x')
b = pd.Series([10, 20], index=pd.MultiIndex.from_tuples([('b', 2), ('a', 1)], names=['k', 'm']), name='y')
result = a.to_frame().join(b[b > 50].to_frame())
# case: set-column
a = pd.DataFrame({'x': [1, 2]}, index=pd.MultiIndex.from_tuples([('b', 2), ('a', 1)], names=['k', 'n']))
b = pd.Series([10, 20], index=pd.MultiIndex.from_tuples([('a', 1), ('b', 2)], names=['p', 'q']), name='y')
a['y'] = b
result = a
