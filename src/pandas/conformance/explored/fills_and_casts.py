import pandas as pd
import numpy as np

# case: categories with gaps as truths
result = pd.Series(pd.Categorical(['b', None])).astype(bool)
# case: numeric categories with gaps as truths
result = pd.Series(pd.Categorical([1.5, None, 0])).astype(bool)
# case: no categories as truths
result = pd.Series(pd.Categorical([None, None])).astype(bool)
# case: some dates reindexed with a number
result = pd.Series(pd.to_datetime(['2020-01-15', None, '2021-12-31'])).reindex([0, 1], fill_value=0)
# case: all dates reindexed with a number
result = pd.Series(pd.to_datetime(['2020-01-15', None, '2021-12-31'])).reindex([0, 1, 2], fill_value=0)
# case: dates reindexed with a date text
result = pd.Series(pd.to_datetime(['2020-01-15', None, '2021-12-31'])).reindex([0, 5], fill_value='2020-02-01')
# case: dates of a frame reindexed with a number
result = pd.DataFrame({'d': pd.to_datetime(['2020-01-15', None]), 'i': [1, 2]}).reindex([1], fill_value=0)
# case: durations reindexed with a text
result = pd.Series(pd.to_timedelta(['1 days', '2 days'])).reindex([1], fill_value='1 days')
# case: durations reindexed with a duration
result = pd.Series(pd.to_timedelta(['1 days', '2 days'])).reindex([1], fill_value=pd.Timedelta('1 days'))
# case: unique kinds of nothing
result = [pd.Series(v, dtype=object).is_unique for v in [[None, np.nan], [None, pd.NA], [pd.NaT, None], [np.nan, np.nan], [None, None], [pd.NA, pd.NA], [1, 1.0], ['a', 'b']]]
# case: cut of infinite
result = pd.cut(pd.Series([np.inf, 1.0]), 2)
# case: cut of infinite and missing too
result = pd.cut(pd.Series([np.inf, np.nan]), 2)
# case: texts of dates and numbers replaced
result = pd.Series([1, pd.Timestamp('2020-01-01'), 'a-b']).str.replace(r'\W', '', regex=True)
# case: texts of dates and numbers replaced plainly
result = pd.Series([1, pd.Timestamp('2020-01-01'), 'a-b']).str.replace('-', '')
# case: mixed to Int64 with truths
result = pd.Series([None, 2.5, True, 1]).astype('Int64')
# case: mixed to Int64 with text
result = pd.Series([None, '2', 1], dtype=object).astype('Int64')
# case: truths and numbers to boolean
result = pd.Series([True, 1, None], dtype=object).astype('boolean')
# case: numbers and none to boolean
result = pd.Series([1, None, 0], dtype=object).astype('boolean')
# case: truth objects and one to Int64
result = pd.Series([True, 1], dtype=object).astype('Int64')
# case: text to Int64
result = pd.Series(['1', None, '2']).astype('Int64')
# case: words to Int64
result = pd.Series(['x', '2']).astype('Int64')
# case: reductions of no numbers
a = np.array([])
result = [type(a.mean()).__name__, type(a.sum()).__name__, type(a.std()).__name__, type(a.var()).__name__, type(np.mean(a)).__name__, type(np.nanmean(a)).__name__, type(np.median(a)).__name__, type(np.std(a)).__name__, type(np.prod(a)).__name__]
# case: reductions of missing numbers
a = np.array([np.nan, np.nan])
result = [type(a.mean()).__name__, type(a.sum()).__name__, type(a.std()).__name__, type(a.max()).__name__, type(np.mean(a)).__name__, type(np.nanmean(a)).__name__, type(np.median(a)).__name__, type(np.std(a)).__name__, type(np.prod(a)).__name__, type(np.nanmax(a)).__name__, type(np.nanmedian(a)).__name__, type(np.nanstd(a)).__name__]
# case: reductions of no objects
a = np.array([], dtype=object)
result = [type(a.mean()).__name__, type(a.sum()).__name__, type(np.mean(a)).__name__, type(np.sum(a)).__name__]
# case: reductions of missing objects
a = np.array([np.nan, 2], dtype=object)
result = [type(a.mean()).__name__, type(a.sum()).__name__]
# case: reductions of a list
result = [type(np.mean([])).__name__, type(np.mean([None and 1 or np.nan])).__name__, type(np.sum([])).__name__, type(np.std([np.nan])).__name__]
# case: sum of nothing
result = [np.sum([]), np.sum(np.array([])), np.prod([]), np.sum(())]
# case: text of a row
x = pd.DataFrame({'k': [2, 3], 'd1': pd.to_datetime([None, '2021-12-31']), 'w1': [3.0, np.nan]})
result = x.loc[1].str.strip()
# case: objects beside others all missing and numbers
w = pd.DataFrame({'a': [None], 'b': ['x']})
v = pd.DataFrame({'a': [1.5], 'b': ['y']})
result = pd.concat([w, v])
# case: None beside NaN in objects apart
w = pd.DataFrame({'a': pd.Series([None, np.nan], dtype=object), 'n': [1, 2], 'b': ['x', 'y']})
v = pd.DataFrame({'a': ['z'], 'n': [3], 'b': ['y']})
result = pd.concat([w, v])
# case: absent columns beside objects and others
w = pd.DataFrame({'k': [1], 'a': [None]})
v = pd.DataFrame({'k': [1], 'a': ['z'], 'b': [None]})
result = pd.concat([w, v, w])
