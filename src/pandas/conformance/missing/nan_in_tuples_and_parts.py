import numpy as np
import pandas as pd

# case: nan-in-tuples-and-parts-1
x = pd.DataFrame({'w': [np.nan, np.nan], 't': ['b', None]}).apply(lambda r: (r['w'], 1), axis=1)
result = x.unique()
# case: nan-in-tuples-and-parts-2
x = pd.DataFrame({'w': [np.nan, np.nan], 't': ['b', None]}).apply(lambda r: (r['w'], 1), axis=1)
result = x.value_counts()
# case: nan-in-tuples-and-parts-3
x = pd.Series([(np.nan, 1), (np.nan, 1), (float('nan'), 1)])
result = (x.nunique(), x.duplicated().tolist(), x.drop_duplicates().tolist())
# case: nan-in-tuples-and-parts-4
x = pd.Series([(np.nan, 1), (float('nan'), 1)])
result = pd.DataFrame({'k': x, 'v': [1, 2]}).groupby('k', dropna=False)['v'].sum().tolist()
# case: nan-in-tuples-and-parts-5
result = pd.Series(['a-b', float('nan'), np.nan, None]).str.split('-', expand=True)
# case: nan-in-tuples-and-parts-6
x = pd.DataFrame({'w1': [np.nan, 2.0], 'p1': ['2020-02-29', '2021-12-31']}).stack(future_stack=True)
result = x.str.split('-', expand=True)
# case: nan-in-tuples-and-parts-7
x = pd.concat([pd.Series([1.5, np.nan]), pd.Series(['a-b', 'c'])])
result = x.str.split('-', expand=True)
# case: nan-in-tuples-and-parts-8
x = pd.Series(['a-b', np.nan]).map(lambda v: v)
result = x.str.split('-', expand=True)
# case: nan-in-tuples-and-parts-9
x = pd.Series(['a-b', 'c']).shift()
result = x.str.split('-', expand=True)
# case: nan-in-tuples-and-parts-10
x = pd.Series(['a-b', 'c']).reindex([0, 5])
result = x.str.split('-', expand=True)
# case: nan-in-tuples-and-parts-11
x = pd.DataFrame({'a': ['x-y', None], 'b': [1.0, np.nan]}).iloc[1]
result = x.str.split('-', expand=True)
# case: nan-in-tuples-and-parts-12
x = pd.Series(['a_b', np.nan, None]).str.rsplit('_', n=1, expand=True)
result = x
# case: nan-in-tuples-and-parts-13
x = pd.concat([pd.Series([1.5, np.nan]), pd.Series(['a-b', 'c'])])
result = x.str.partition('-')
