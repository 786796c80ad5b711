import pandas as pd

df = pd.DataFrame({'a': ['x', 'y', 'x'], 'b': ['p', 'q', 'q'], 'c': [1, 2, 3], 'f': [0.5, 1.5, 2.5]})

# case: totals of truths with gaps
result = pd.crosstab(df['a'], df['b'], values=df['c'], aggfunc='any', margins=True)

# case: totals of truths beside sums of floats
result = df.pivot_table(index='a', values=['c', 'f'], aggfunc={'f': 'sum', 'c': 'any'}, margins=True)

# case: totals of texts beside floats
result = df.pivot_table(index='a', values=['b', 'f'], aggfunc='max', margins=True)

# case: gaps among whole numbers filled with a float
result = df.pivot_table(index='a', columns='b', values='c', aggfunc='count', fill_value=0.0)

# case: unstacked with a float in gaps
result = df.groupby(['a', 'b'])['c'].sum().unstack(fill_value=0.0)

# case: unstacked with a float and no gap
result = df.iloc[:1].groupby(['a', 'b'])['c'].sum().unstack(fill_value=0.0)

# case: totals beside a text in gaps
result = df.pivot_table(index='a', columns='b', values='c', aggfunc='sum', fill_value='-', margins=True)
