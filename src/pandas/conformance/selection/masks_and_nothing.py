import pandas as pd
import numpy as np
d = pd.DataFrame([[1, 2, 3.5]], columns=['k', 'k', 'f'])
g = pd.DataFrame([[1, 2], [3, 4]], columns=pd.MultiIndex.from_tuples([('o', 'max'), ('o', 'max')]))
td = pd.Series(pd.to_timedelta(['3 days', '5 hours']))
I = pd.Series(pd.array([None, None], dtype='Int64'))
# case: a mask of some columns that are twice
result = d[d['k'] == d['k'].max()]
# case: a mask below other levels
result = g[d[['f']] > 0]
# case: levels that are twice stacked
result = g.stack()
# case: a query of columns that are twice
result = d.query('f > 0')
# case: durations modulo numbers
result = td % 2
# case: durations modulo durations
result = td % pd.Timedelta('2 days')
# case: truths among durations
result = td.isin([True])
# case: the place of nothing
result = I.idxmax()
# case: the place of nothing in a frame
result = I.to_frame('a').idxmax()
# case: the place of no number
result = pd.Series([np.nan, np.nan]).idxmax()
# case: the greatest of arrays
result = pd.Series([np.array([1, 2]), np.array([1, 3])]).max()
# case: text of a number beside no date
result = list(pd.Series([2, pd.NaT], dtype=object).str.lower())
# case: text of no date
result = pd.Series([pd.NaT], dtype=object).str.lower()
# case: text replaced among dates
result = pd.Series(['a', pd.Timestamp('2020-01-01')]).str.replace('a', 'z')
# case: an index of an outer label
result = g.set_index('o')
