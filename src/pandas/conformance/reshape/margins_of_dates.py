import pandas as pd
import numpy as np

# case: mean of dates and numbers
df = pd.DataFrame({'n': [3, 1, 4], 'p': [0.5, 1.5, 2.25], 't': list('aba'), 'd': pd.to_datetime(['2024-01-31', '2024-02-29', '2024-03-01'])})
result = df.pivot_table(index='t', aggfunc='mean', margins=True)

# case: max of dates and numbers
df = pd.DataFrame({'n': [3, 1, 4], 'p': [0.5, 1.5, 2.25], 't': list('aba'), 'd': pd.to_datetime(['2024-01-31', '2024-02-29', '2024-03-01'])})
result = df.pivot_table(index='t', aggfunc='max', margins=True)

# case: dates and whole numbers
df = pd.DataFrame({'n': [3, 1, 4], 'p': [0.5, 1.5, 2.25], 't': list('aba'), 'd': pd.to_datetime(['2024-01-31', '2024-02-29', '2024-03-01'])})
result = df.pivot_table(index='t', values=['n', 'd'], aggfunc={'n': 'sum', 'd': 'min'}, margins=True)

# case: max of text
df = pd.DataFrame({'n': [3, 1, 4], 's': list('xyz'), 't': list('aba')})
result = df.pivot_table(index='t', values=['n', 's'], aggfunc='max', margins=True)

# case: first of text
df = pd.DataFrame({'n': [3.5, 1, 4], 's': list('xyz'), 't': list('aba')})
result = df.pivot_table(index='t', values=['n', 's'], aggfunc='first', margins=True).dtypes

# case: count of dates
df = pd.DataFrame({'n': [3, 1, 4], 'p': [0.5, 1.5, 2.25], 't': list('aba'), 'd': pd.to_datetime(['2024-01-31', '2024-02-29', '2024-03-01'])})
result = df.pivot_table(index='t', values=['n', 'd'], aggfunc='count', margins=True)
