import pandas as pd
import numpy as np
A = pd.DataFrame({"key": ["a", "c", "e", "a", "c", "e"], "lvalue": [1, 2, 3, 1, 2, 3], "group": ["a", "a", "a", "b", "b", "b"]})
B = pd.DataFrame({"key": ["b", "c", "d"], "rvalue": [1, 2, 3]})
p = pd.DataFrame({'date': pd.to_datetime(['2024-01-03','2024-01-01','2024-01-05']), 'price': [3.0, 1.0, 5.0]})
e = pd.DataFrame({'date': pd.to_datetime(['2024-01-02','2024-01-03','2024-01-04']), 'eps': [2, 3, 4], 'price': [1, 2, 3]})
g = pd.DataFrame({"key": ["b", "c", "d", "a"], "rvalue": [1, 2, 3, 4], "group": ["a", "a", "b", "z"]})
# case: the docs' example
result = pd.merge_ordered(A, B, fill_method="ffill", left_by="group")
# case: of dates
result = pd.merge_ordered(p, e, on='date')
# case: filled forward
result = pd.merge_ordered(p, e, on='date', fill_method='ffill')
# case: with suffixes
result = pd.merge_ordered(p, e, on='date', suffixes=('_p', '_e'))
# case: inner
result = pd.merge_ordered(p, e, on='date', how='inner')
# case: left
result = pd.merge_ordered(p, e, on='date', how='left', fill_method='ffill')
# case: right
result = pd.merge_ordered(p, e, on='date', how='right', fill_method='ffill')
# case: all columns in common
result = pd.merge_ordered(A, B)
# case: of unlike names
result = pd.merge_ordered(A, B.rename(columns={'key': 'k'}), left_on='key', right_on='k', fill_method='ffill')
# case: by groups of the right side
result = pd.merge_ordered(B, A, right_by='group')
# case: by groups of both
result = pd.merge_ordered(A, g, on='key', left_by='group')
# case: by groups of both, filled
result = pd.merge_ordered(A, g, on='key', left_by=['group'], fill_method='ffill')
# case: by groups that the other side lacks
result = pd.merge_ordered(A.assign(group=list('xxxzzz')), g, on='key', left_by='group')
# case: by an unknown column
result = pd.merge_ordered(A, B, on='key', left_by='nope')
# case: by both sides
result = pd.merge_ordered(A, B, on='key', left_by='group', right_by='key')
# case: filled in an unknown way
result = pd.merge_ordered(A, B, on='key', fill_method='bfill')
# case: without common columns
result = pd.merge_ordered(A, p)
# case: without rows
result = pd.merge_ordered(A.iloc[:0], B, on='key')
# case: two keys
result = pd.merge_ordered(A, g, on=['key', 'group'])
# case: two keys with fill
result = pd.merge_ordered(A, g, on=['group', 'key'], fill_method='ffill')
# case: missing keys
result = pd.merge_ordered(pd.DataFrame({'k': [2, None, 1], 'a': [1, 2, 3]}), pd.DataFrame({'k': [None, 3.0], 'b': [5, 6]}), on='k')
# case: index kept as numbers
result = pd.merge_ordered(p.set_index('date'), e.set_index('date'), on='date')
# case: keys of text and numbers
result = pd.merge_ordered(A, pd.DataFrame({'key': [1, 2]}), on='key')
# case: then filled
result = pd.merge_ordered(p, e, on='date').ffill()
# case: series
result = pd.merge_ordered(p, e.set_index('date')['eps'], on='date')
