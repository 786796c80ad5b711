import pandas as pd
import numpy as np

df = pd.DataFrame({'a': [1, 2, 3]})

# case: range_falling
result = df.sort_index(level=0, ascending=False)

# case: range_rising
result = df.sort_index(level=0)

# case: range_by_unknown_level
result = df.sort_index(level=5)

# case: range_backwards
result = df.iloc[::-1].sort_index(level=0)

# case: range_backwards_falling
result = df.iloc[::-1].sort_index(level=0, ascending=False)

# case: range_of_series
result = df['a'].sort_index(level=0, ascending=False)

# case: labels_by_name
result = df.set_index('a').sort_index(level='a', ascending=False)

# case: labels_by_unknown_name
result = df.set_index('a').sort_index(level='zz', ascending=False)

# case: labels_by_unknown_names
result = df.set_index('a').sort_index(level=['zz'], ascending=[False])

# case: labels_by_two_names
result = df.set_index('a').sort_index(level=['zz', 'a'])

# case: range_without_level
result = df.sort_index(level=None, ascending=False)

# case: unordered_by_unknown_name
result = df.iloc[[2, 0, 1]].sort_index(level='q', ascending=False)

# case: unordered_by_unknown_name_rising
result = df.iloc[[2, 0, 1]].sort_index(level='q')

# case: range_of_steps
result = df.iloc[::2].sort_index(level='q', ascending=False)

# case: columns_by_unknown_name
result = df.sort_index(axis=1, level='q', ascending=False)

# case: empty_range
result = df.head(0).sort_index(level='q', ascending=False)

# case: range_of_one
result = df.head(1).sort_index(level='q', ascending=False)
