import pandas as pd
import numpy as np
df = pd.DataFrame({'g': ['x', 'y', 'x'], 'v': [1, 2, 3]})

# case: transform-of-the-whole
result = df.transform(lambda x: x.assign(t=x['v'].sum()))

# case: transform-to-a-column
result = df.transform(lambda x: x[['v']])

# case: transform-to-fewer-rows
result = df.transform(lambda x: x.head(1))

# case: transform-to-a-number
result = df.transform(lambda x: x['v'].sum())

# case: transform-that-fails
result = df.transform(lambda x: x['q'])

# case: transform-by-name-that-fails
result = df.transform('sqrt')

# case: isin-of-a-frame
result = df['g'].isin(df[['g']])

# case: isin-of-column-labels
result = pd.Series(['g', 'a']).isin(df)

# case: index-isin-of-a-frame
result = pd.Index(['g', 'a']).isin(df)

# case: inplace-none
result = df.fillna(0, inplace=None)

# case: ignore-index-none
result = df.drop_duplicates('g', ignore_index=None)

# case: axis-true
result = df[['v']].sum(axis=True)

# case: interpolate-subset
result = df.interpolate(subset=['v'])

# case: correlation-of-text
result = round(pd.Series(['1', None, '4'], dtype='string').corr(pd.Series([1, 2, 3])), 6)
