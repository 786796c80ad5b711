import pandas as pd
import numpy as np
# case: values-without-a-date
x = pd.Series(pd.to_datetime(['2020-01-15', None]))
result = x.values[1:]
# case: values-of-dates
x = pd.Series(pd.to_datetime(['2020-01-15', '2021-01-01']))
result = x.values
# case: unique-of-values
x = pd.Series(pd.to_datetime(['2020-01-15', '2021-01-01']))
result = np.unique(x.values)
# case: values-of-a-frame
x = pd.DataFrame({'a': pd.to_datetime(['2020-01-15', None]), 'b': pd.to_datetime(['2020-01-15', None])})
result = x.values
# case: where-numpy-nat
x = pd.Series(pd.to_datetime(['2020-01-15', '2021-01-01']))
df = pd.DataFrame({'d': x})
df['c'] = np.where([True, False], x, np.datetime64('NaT'))
result = df
# case: where-a-whole-number
x = pd.Series(pd.to_timedelta(['1 days', '2 days']))
df = pd.DataFrame({'e': x})
df['c'] = np.where([True, False], x, 0)
result = df
# case: where-pandas-nat
x = pd.Series(pd.to_datetime(['2020-01-15', '2021-01-01']))
df = pd.DataFrame({'d': x})
df['c'] = np.where([True, False], x, pd.NaT)
result = df
# case: where-a-duration-or-nat
x = pd.Series(pd.to_timedelta(['1 days', '2 days']))
df = pd.DataFrame({'e': x})
df['c'] = np.where([True, False], x, np.timedelta64('NaT'))
result = df
# case: where-a-truth
x = pd.Series(pd.to_timedelta(['1 days', '2 days']))
df = pd.DataFrame({'e': x})
df['c'] = np.where([True, False], x, True)
result = df
# case: where-whole-numbers
x = pd.Series(pd.to_timedelta(['1 days', '2 days']))
df = pd.DataFrame({'e': x, 'i': [1, 2]})
df['c'] = np.where([True, False], df['e'], df['i'])
result = df
# case: select-or-numpy-nat
x = pd.Series(pd.to_datetime(['2020-01-15', '2021-01-01']))
df = pd.DataFrame({'d': x})
df['c'] = np.select([[True, False]], [x], np.datetime64('NaT'))
result = df
# case: where-no-categories
df = pd.DataFrame({'d': [1, 2], 'c': pd.Categorical([None, None])})
df['e'] = np.where(df['d'] == 1, df['c'], -1)
result = df
# case: where-categories
df = pd.DataFrame({'d': [1, 2], 'c': pd.Categorical(['a', None])})
df['e'] = np.where(df['d'] == 1, df['c'], -1)
result = df
# case: numpy-nat-in-a-cell
df = pd.DataFrame({'d': pd.to_datetime(['2020-01-15', '2021-01-01'])})
df.loc[0, 'd'] = np.datetime64('NaT')
result = df
# case: numpy-nat-in-a-column
df = pd.DataFrame({'d': [1, 2]})
df['n'] = np.datetime64('NaT')
result = df
# case: numpy-nat-is-not-itself
result = np.datetime64('NaT') == np.datetime64('NaT')
# case: less-numpy-nat
s = pd.Series(pd.to_datetime(['2020-01-15', '2021-01-01']))
result = s - np.datetime64('NaT')
# case: where-floats
df = pd.DataFrame({'e': pd.to_timedelta(['1 days', '2 days']), 'f': [1.5, 2.5]})
df['n'] = np.where(df['f'] > 2, df['e'], df['f'])
result = df
