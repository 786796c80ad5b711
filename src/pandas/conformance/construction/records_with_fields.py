import pandas as pd
import numpy as np
df = pd.DataFrame({'a': [1, 2], 'b': ['x', None], 'c': [1.5, np.nan]}, index=['p', 'q'])
typed = pd.DataFrame({'n': pd.array([1, None], dtype='Int64'), 'c': pd.Categorical(['u', 'v']), 's': pd.array(['k', None], dtype='string')})

# case: a frame of records
result = pd.DataFrame(df.to_records(index=False))
# case: a frame of records and labels
result = pd.DataFrame(df.to_records())
# case: some fields
result = pd.DataFrame(df.to_records(), columns=['c', 'a'])
# case: from records
result = pd.DataFrame.from_records(df.to_records(index=False), index='a')
# case: of dtypes of pandas' own
result = pd.DataFrame(typed.to_records(index=False)).dtypes.astype(str)
# case: a field
result = df.to_records()['a']
# case: a field as an attribute
result = df.to_records().a.sum()
# case: names of fields
result = df.to_records().dtype.names
# case: names of named labels
result = df.rename_axis('k').to_records().dtype.names
# case: no such field
result = df.to_records()['z']
# case: tuples
result = df.to_records(index=False).tolist()
# case: in a loop
result = [(r[0], r[2]) for r in df.to_records(index=False)]
# case: how many
result = len(df.to_records())
# case: two levels
result = df.set_index(['a', 'b']).to_records().tolist()
# case: missing numbers
result = typed[['n']].to_records(index=False).tolist()
