import numpy as np
import pandas as pd

a = pd.DataFrame({'k': [1, 2, 3], 'v': [1, 2, 3]})
b = pd.DataFrame({'k': [1, 2, 4], 'w': [1, 2, 3]})
twice = pd.concat([b, b])

# case: anti_of_sorted_keys
result = a.merge(b, on='k', how='anti')

# case: anti_of_repeated_keys
result = a.merge(twice, on='k', how='anti')

# case: anti_of_unsorted_keys
result = a.iloc[::-1].merge(b, on='k', how='left_anti')

# case: anti_of_one_repeated_side
result = a.merge(b.iloc[[0, 0, 1]], on='k', how='anti')

# case: anti_of_several_keys
result = a.merge(a, on=['k', 'v'], how='anti')

# case: anti_of_several_repeated_keys
result = twice.merge(twice, on=['k', 'w'], how='anti')

# case: anti_of_empty_side
result = a.head(0).merge(twice, on='k', how='anti')

# case: anti_by_index
result = a.merge(b, left_index=True, right_index=True, how='anti')

# case: anti_by_key_and_index
result = a.merge(b, left_on='k', right_index=True, how='anti')

# case: none_without_common_columns
result = a.rename(columns={'k': 'x'}).merge(b, how=None)

# case: anti_by_missing_key
result = a.merge(b, on='zz', how='anti')

# case: anti_of_unlike_keys
result = a.merge(b.assign(k=list('xyz')), on='k', how='anti')

# case: anti_of_invalid_keys
result = a.merge(twice, on='k', how='anti', validate='1:1')

# case: join_anti_by_key
result = a.join(b.set_index('k'), on='k', how='anti')

# case: join_anti_by_index
result = a.join(b.drop(columns='k'), how='anti')

# case: missing_key_before_overlap
result = a.join(b, on='zz')

# case: overlap_named
try:
    result = a.join(b.assign(v=1))
except ValueError as e:
    result = str(e)

# case: overlap_of_merge_named
try:
    result = a.merge(a, on='k', suffixes=('', ''))
except ValueError as e:
    result = str(e)

# case: join_nothing
result = a.join(None)

# case: join_nothing_with_suffix
result = a.join(None, lsuffix='_l', rsuffix='_r')

# case: join_nothing_by_key
result = a.join(None, on='k')

# case: join_numbers
result = a.join([1, 2])

# case: index_told_by_number
result = a.merge(b, left_on='k', right_index=1)

# case: index_told_by_none
result = a.merge(b, left_index=None, right_on='k')

# case: index_told_by_numpy
result = a.merge(b, left_on='k', right_index=np.bool_(True))
