import pandas as pd
import numpy as np
df = pd.DataFrame({'g': ['b', 'a', 'b', 'a'], 'c': pd.Categorical(['p', 'q', 'q', 'q'], categories=['z', 'q', 'p']), 'v': [5, 3, 8, 1]})
# case: series as rows
result = df.groupby(['g', 'c'], observed=False).apply(lambda d: pd.Series({'n': len(d), 's': d['v'].sum()}), include_groups=False)
# case: beside keys
result = df.groupby(['g', 'c'], observed=False, as_index=False).apply(lambda d: pd.Series({'n': len(d), 's': d['v'].sum()}), include_groups=False)
# case: only those that occur
result = df.groupby(['g', 'c'], observed=True).apply(lambda d: pd.Series({'n': len(d), 's': d['v'].sum()}), include_groups=False)
# case: dicts
result = df.groupby(['g', 'c'], observed=False)['v'].apply(lambda s: {'n': len(s)})
# case: different values with missing ones
result = df.groupby(['g', 'c'], observed=False)['v'].nunique(dropna=False)
# case: arrays of values
result = df.groupby(['g', 'c'], observed=False)['v'].unique()
# case: frames in order of appearance
result = df.groupby(['g', 'c'], observed=False, sort=False).apply(lambda d: d.head(1), include_groups=False)
# case: iterated in order of appearance
result = [key for key, part in df.groupby(['g', 'c'], observed=False, sort=False)]
# case: filtered by the first row
result = df.groupby(['g', 'c'], observed=False).filter(lambda d: d['v'].iloc[0] > 4)
# case: transformed group by group
result = df.groupby(['g', 'c'], observed=False)['v'].transform(lambda s: s.iloc[0])
