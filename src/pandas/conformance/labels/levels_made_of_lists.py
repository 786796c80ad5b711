import pandas as pd
import numpy as np
fa = pd.MultiIndex.from_arrays
ft = pd.MultiIndex.from_tuples
fp = pd.MultiIndex.from_product
s = pd.Series([1, 2, 3], index=['a', 'b', 'c'])
def lv(m):
    return [(str(x.dtype), list(x), x.name) for x in m.levels]
def lg(m):
    return [str(m.get_level_values(i).dtype) for i in range(m.nlevels)]
p = pd.Series(pd.PeriodIndex(['2024-01', '2024-02'], freq='M'))
pdf = pd.DataFrame({'k': ['a', 'b', None, 'a', 'c'], 'g': ['x', None, 'y', 'x', 'y'], 'v': [1, 2, 3, 4, 5]})

# case: made-1
result = lv(fa([[1, None, 3], ['a', 'b', 'c']]))

# case: made-2
result = lg(fa([[1, None, 3], ['a', 'b', 'c']]))

# case: made-3
result = lv(fa([[True, None, False], ['a', 'b', 'c']]))

# case: made-4
result = lg(fa([[True, None, False], ['a', 'b', 'c']]))

# case: made-5
result = lv(fa([[None, None], [1, 2]]))

# case: made-6
result = lg(fa([[None, None], [1, 2]]))

# case: made-7
result = lv(fa([[1.5, None], [1, 2]]))

# case: made-8
result = lg(fa([[1.5, None], [1, 2]]))

# case: made-9
result = lv(fa([[True, False], [1, 2]]))

# case: made-10
result = lg(fa([[True, False], [1, 2]]))

# case: made-11
result = lv(fa([['a', None], [1, 2]]))

# case: made-12
result = lg(fa([['a', None], [1, 2]]))

# case: made-13
result = lv(fa([[1, pd.NA], [1, 2]]))

# case: made-14
result = lg(fa([[1, pd.NA], [1, 2]]))

# case: made-15
result = lv(fa([[pd.Timestamp('2024-01-01'), None], [1, 2]]))

# case: made-16
result = lg(fa([[pd.Timestamp('2024-01-01'), None], [1, 2]]))

# case: made-17
result = lv(ft([(1, 'a'), (None, 'b'), (3, 'c')]))

# case: made-18
result = lg(ft([(1, 'a'), (None, 'b'), (3, 'c')]))

# case: made-19
result = lv(ft([(True, 'a'), (None, 'b')]))

# case: made-20
result = lg(ft([(True, 'a'), (None, 'b')]))

# case: made-21
result = lv(fp([[1, None], ['a', 'b']]))

# case: made-22
result = lg(fp([[1, None], ['a', 'b']]))

# case: made-23
result = lv(fp([[True, None], ['a', 'b']]))

# case: made-24
result = lg(fp([[True, None], ['a', 'b']]))

# case: made-25
result = lv(fp([[True, False], [1, None]]))

# case: made-26
result = lg(fp([[True, False], [1, None]]))

# case: made-27
result = lv(fa([pd.Series([1, None]), ['a', 'b']]))

# case: made-28
result = lv(fa([pd.Series([1, None], dtype=object), ['a', 'b']]))

# case: made-29
result = lg(fa([pd.Series([1, None], dtype=object), ['a', 'b']]))

# case: made-30
result = lv(pd.MultiIndex.from_frame(pd.DataFrame({'a': [1, None], 'b': [True, None]})))

# case: made-31
result = lg(pd.MultiIndex.from_frame(pd.DataFrame({'a': [1, None], 'b': [True, None]})))

# case: made-32
result = lv(pd.DataFrame({'a': [1, None], 'b': [True, None], 'c': [1, 2]}).set_index(['a', 'b']).index)

# case: made-33
result = lg(pd.DataFrame({'a': [1, None], 'b': [True, None], 'c': [1, 2]}).set_index(['a', 'b']).index)

# case: made-34
result = pd.DataFrame({'x': [1, 2]}, index=fa([[1, None], ['a', 'b']])).reset_index()

# case: made-35
result = pd.DataFrame({'x': [1, 2]}, index=ft([(1, 'a'), (None, 'b')])).reset_index()

# case: made-36
result = pd.DataFrame({'x': [1, 2]}, index=ft([(True, 'a'), (None, 'b')])).reset_index()

# case: made-37
result = fa([[1, None, 3], ['a', 'b', 'c']]).to_frame().dtypes

# case: made-38
result = fa([[1, None, 3], ['a', 'b', 'c']]).tolist()

# case: made-39
result = ft([(True, 'a'), (None, 'b')]).tolist()

# case: made-40
result = ft([(1, 'a'), (None, 'b')]).tolist()

# case: made-41
result = fa([[1, None], ['a', 'b']]).droplevel(1)

# case: made-42
result = fa([[True, None], ['a', 'b']]).droplevel(1)

# case: made-43
result = fa([[1, None], ['a', 'b']]).set_levels([10], level=0).get_level_values(0)

# case: made-44
result = fa([[1, None, 3], ['a', 'b', 'c']], names=['x', 'y']).levels[0].dtype

# case: made-45
result = fa([[], []]).levels[0].dtype

# case: made-46
result = lv(fa([[], []], names=['a', 'b']))

# case: made-47
result = lv(fa([[], [1]][:1], names=['a']))

# case: made-48
result = ft([], names=['a', 'b'])

# case: made-49
result = lv(ft([], names=['a', 'b']))

# case: made-50
result = lv(fp([[], [1]], names=['a', 'b']))

# case: made-51
result = fa([[], []], names=['a', 'b']).union(fa([[1], [2]], names=['a', 'b'])).names

# case: made-52
result = fa([[], []], names=['a', 'b']).union(fa([[1], [2]], names=['a', 'c'])).names

# case: made-53
result = fa([[], []], names=['a', 'b']).union(fa([[1], [2]])).names

# case: made-54
result = fa([[1], [2]], names=['a', 'b']).union(fa([[], []])).names

# case: made-55
result = fa([[1], [2]], names=['a', 'b']).union(fa([[], []], names=['x', 'y'])).names

# case: made-56
result = fa([[1], [2]], names=['a', 'b']).append(fa([[], []])).names

# case: made-57
result = fa([[], []]).append(fa([[1], [2]], names=['a', 'b'])).names

# case: made-58
result = fa([[], []], names=['a', 'b']).append(fa([[1], [2]], names=['a', 'b'])).names

# case: made-59
result = fa([[1], [2]], names=['a', 'b']).intersection(fa([[], []], names=['a', 'c'])).names

# case: made-60
result = fa([[1], [2]], names=['a', 'b']).difference(fa([[], []], names=['a', 'c'])).names

# case: made-61
result = fa([[1], [2]], names=['a', 'b']).difference(fa([[], []])).names

# case: made-62
result = fa([[], []]).difference(fa([[1], [2]], names=['a', 'b'])).names

# case: made-63
result = fa([[1], [2]], names=['a', 'b']).symmetric_difference(fa([[], []])).names

# case: made-64
result = pd.concat([pd.Series([1], index=fa([[1], [2]], names=['a', 'b'])), pd.Series([], dtype='int64', index=fa([[], []]))]).index.names

# case: made-65
result = pd.concat([pd.Series([1], index=fa([[1], [2]], names=['a', 'b'])), pd.Series([], dtype='int64', index=fa([[], []], names=['a', 'c']))]).index.names

# case: made-66
result = pd.concat([pd.Series([1], index=fa([[1], [2]], names=['a', 'b'])), pd.Series([], dtype='int64', index=fa([[], []], names=['a', 'c']))], axis=1).index.names

# case: made-67
result = pd.concat([pd.Series([1], index=fa([[1], [2]], names=['a', 'b'])), pd.Series([], dtype='int64', index=fa([[], []]))], axis=1).index.names

# case: made-68
result = pd.concat([pd.Series([], dtype='int64', index=fa([[], []])), pd.Series([1], index=fa([[1], [2]], names=['a', 'b']))], axis=1).index.names

# case: made-69
result = pd.DataFrame({'p': pd.Series([1], index=fa([[1], [2]], names=['a', 'b'])), 'q': pd.Series([], dtype='int64', index=fa([[], []], names=['a', 'b']))}).index.names

# case: made-70
result = (pd.Series([1], index=fa([[1], [2]], names=['a', 'b'])) + pd.Series([], dtype='int64', index=fa([[], []]))).index.names

# case: made-71
result = (pd.Series([1], index=fa([[1], [2]], names=['a', 'b'])) + pd.Series([], dtype='int64', index=fa([[], []], names=['a', 'c']))).index.names

# case: made-72
result = (pd.Series([], dtype='int64', index=fa([[], []], names=['a', 'c'])) + pd.Series([1], index=fa([[1], [2]], names=['a', 'b']))).index.names

# case: made-73
result = pd.Series([1], index=fa([[1], [2]], names=['a', 'b'])).reindex(fa([[], []], names=['x', 'y'])).index.names

# case: made-74
result = pd.DataFrame({'v': [1]}, index=fa([[1], [2]], names=['a', 'b'])).join(pd.DataFrame({'w': []}, index=fa([[], []], names=['a', 'b']))).index.names

# case: made-75
result = pd.DataFrame({'v': [1]}, index=fa([[1], [2]], names=['a', 'b'])).join(pd.DataFrame({'w': []}, index=pd.Index([], name='a'))).index.names

# case: made-76
result = pd.DataFrame({'v': [1]}, index=fa([[1], [2]], names=['a', 'b'])).join(pd.DataFrame({'w': []}, index=fa([[], []], names=['a', 'b'])), how='outer').index.names

# case: made-77
result = pd.DataFrame({'v': [1]}, index=fa([[1], [2]], names=['a', 'b'])).join(pd.DataFrame({'w': []}, index=fa([[], []], names=['a', 'c'])), how='outer').index.names

# case: made-78
result = pd.DataFrame({'v': [1]}, index=fa([[1], [2]], names=['a', 'b'])).join(pd.DataFrame({'w': []}, index=fa([[], []])), how='outer').index.names

