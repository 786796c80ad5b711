# Calls with arguments that make no sense: each ends in the exception that pandas gives.
import pandas as pd
import numpy as np

df = pd.DataFrame({'a': [3, 1, 2, 1], 'b': ['x', None, 'y', 'x'], 'c': [1.5, None, 0, -2]})
empty = pd.DataFrame({'a': [], 'b': []})
dates = pd.DataFrame({'t': pd.to_datetime(['2020-01-31', None, '2021-06-01'])})
multi = df.groupby(['a', 'b'])[['c']].sum()
s = df['c']
text = df['b']
yes = df['a'] > 1
array = df['a'].values
# case: s.case_when('%Y')
result = s.case_when('%Y')
# case: pd.pivot_table('D')
result = pd.pivot_table('D')
# case: df.reindex_like('a')
result = df.reindex_like('a')
# case: df.applymap(0.5)
result = df.applymap(0.5)
# case: empty.quantile({})
result = empty.quantile({})
# case: array[yes] = []
array[yes] = []
result = array
# case: array[yes] = [1,2,3]
array[yes] = [1,2,3]
result = array
# case: array[yes] = [7]
array[yes] = [7]
result = array
# case: pd.DataFrame.from_dict(1)
result = pd.DataFrame.from_dict(1)
# case: s.transform({})
result = s.transform({})
# case: df.rename_axis([])
result = df.rename_axis([])
# case: df.groupby('a').nth('zzz')
result = df.groupby('a').nth('zzz')
# case: df.where('mean')
result = df.where('mean')
# case: s.where('mean')
result = s.where('mean')
# case: empty.groupby('a').value_counts(['min'])
result = empty.groupby('a').value_counts(['min'])
# case: df.groupby('a').transform(1)
result = df.groupby('a').transform(1)
# case: df[df] = pd.DataFrame()
df[df] = pd.DataFrame()
result = df
# case: pd.MultiIndex.from_product([])
result = pd.MultiIndex.from_product([])
# case: np.max(pd.DataFrame())
result = np.max(pd.DataFrame())
# case: s.transform({'a':'sum'})
result = s.transform({'a':'sum'})
# case: s.case_when([])
result = s.case_when([])
# case: df.value_counts([])
result = df.value_counts([])
# case: df.groupby('a')['c'].nth('zzz')
result = df.groupby('a')['c'].nth('zzz')
# case: s.reindex_like('a')
result = s.reindex_like('a')
# case: multi.rename_axis(['x'])
result = multi.rename_axis(['x'])
# case: s.rename_axis([])
result = s.rename_axis([])
