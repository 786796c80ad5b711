import pandas as pd
import numpy as np

df = pd.DataFrame({'k': ['a', 'b', 'a', 'c', 'b', None], 'k2': [1, 2, 1, 2, 1, 2], 'v': [1, 2, 3, 4, 5, 6], 'w': [1.5, np.nan, 2.5, 3.5, np.nan, 4.5], 't': ['x', 'y', 'x', None, 'z', 'y'], 'd': pd.to_datetime(['2024-01-01', '2024-01-15', '2024-02-01', '2024-02-20', '2024-03-01', '2024-03-02'])})
g = df.groupby('k')
e = df.iloc[:0]
c = df.assign(k=pd.Categorical(df['k'], categories=['c', 'b', 'a', 'z']))

# case: tr_scalar_lambda
result = g['t'].transform(lambda s: s.iloc[0])

# case: filter_dropnaF
result = g.filter(lambda x: x['v'].mean() > 3, dropna=False)

# case: sum_mincount
result = g['t'].sum(min_count=1)

# case: sum_mincount2
result = df.groupby('k', dropna=False)[['t', 'w']].sum(min_count=2)

# case: skew
result = df.groupby('k2')['v'].skew()
