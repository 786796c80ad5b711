import pandas as pd
import numpy as np
df = pd.DataFrame({'a': [1, 2], 'b': [1.5, None], 'c': ['x', None], 'd': pd.to_datetime(['2024-01-01', None])})


def told(f):
    try:
        return f()
    except Exception as e:
        return type(e).__name__, str(e), e.args


# case: text to whole numbers
result = told(lambda: df.astype({'c': int}))

# case: missing numbers to whole numbers
result = told(lambda: df.astype({'a': float, 'b': int}))

# case: text to fractions
result = told(lambda: df.astype({'c': 'float64'}))

# case: of one dtype for all
result = told(lambda: df[['b']].astype(int))

# case: None to whole numbers
result = told(lambda: df.iloc[1:].astype({'c': int}))

# case: dates to fractions
result = told(lambda: df.astype({'d': float}))

# case: a dtype that there is not
result = told(lambda: df.astype({'a': 'whole'}))

# case: a column that there is not
result = told(lambda: df.astype({'z': int}))

# case: by a series of dtypes
result = told(lambda: df.astype(pd.Series({'c': int})))

# case: text to dates
result = told(lambda: df.astype({'c': 'datetime64[ns]'}))

# case: a column with a number for a label
result = told(lambda: df.rename(columns={'c': 3}).astype({3: int}))

# case: of a series
result = told(lambda: df['c'].astype(int))

# case: of a series by its name
result = told(lambda: df['c'].astype({'c': int}))

# case: errors that are ignored
result = told(lambda: df.astype({'c': int}, errors='ignore'))
