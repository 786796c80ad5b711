import pandas as pd
import numpy as np

# case: year of a row in a tuple
year = pd.to_datetime(pd.Series(['2021-12-31', '2020-02-29'])).dt.year
result = pd.DataFrame([(3, year.min())], columns=['a', 'b'])

# case: year repeated in a column
year = pd.to_datetime(pd.Series(['2021-12-31', '2020-02-29'])).dt.year
x = pd.DataFrame({'a': [1, 2], 'b': year.max()})
x['c'] = year.iloc[0]
result = x

# case: least and greatest year
year = pd.to_datetime(pd.Series(['2021-12-31', '2020-02-29'])).dt.year
result = year.agg(['min', 'max'])

# case: missing labels of several levels
result = pd.DataFrame({'a': [1], 'b': [2]}).groupby(['a', 'b']).size().index.isna()

# case: objects that are all NaT
x = pd.DataFrame({'d': [pd.NaT, pd.NaT], 'b': [1, 2]}, dtype=object)
result = [x.infer_objects(), x['d'].replace({'a': 'A', 'b': None})]

# case: list for each column without rows
result = pd.DataFrame({'a': [], 'b': []}).apply(lambda c: [1, 2])

# case: list of another length for each column without rows
result = pd.DataFrame({'a': [], 'b': [], 'c': []}).apply(lambda c: [1, 2])

# case: list for each row without columns
result = pd.DataFrame({'a': [], 'b': []}).T.apply(lambda r: [1, 2], axis=1)

# case: dict for the cells of no rows
result = pd.DataFrame({'a': [], 'b': []}).map({1: 2})
