import numpy as np
import pandas as pd

# case: tuples_as_keys-1
x = pd.DataFrame({('p', 'k'): [1, 2, 1], ('p', 'v'): [3, 4, 5], 'c': [1, 1, 2]})
result = x.groupby('c').agg(n=(('p', 'k'), 'count'), t=(('p', 'v'), 'sum'))

# case: tuples_as_keys-2
x = pd.DataFrame({('p', 'k'): [1, 2, 1], ('p', 'v'): [3, 4, 5], 'c': [1, 1, 2]})
result = x.groupby('c').agg(n=(('p', 'k'), 'count'))

# case: tuples_as_keys-3
x = pd.DataFrame({('p', 'k'): [1, 2, 1], ('p', 'v'): [3, 4, 5], 'c': [1, 1, 2]})
result = x.groupby(('p', 'k')).agg(n=('c', 'count'), t=(('p', 'v'), 'sum'))

# case: tuples_as_keys-4
x = pd.DataFrame({('p', 'k'): [1, 2, 1], ('p', 'v'): [3, 4, 5], 'c': [1, 1, 2]})
result = x.groupby('c').agg({('p', 'k'): 'sum'})

# case: tuples_as_keys-5
x = pd.DataFrame({('p', 'k'): [1, 2, 1], ('p', 'v'): [3, 4, 5], 'c': [1, 1, 2]})
result = x.groupby('c').agg({('p', 'k'): ['sum', 'max']})

# case: tuples_as_keys-6
x = pd.DataFrame({('p', 'k'): [1, 2, 1], ('p', 'v'): [3, 4, 5], 'c': [1, 1, 2]})
result = x.agg({('p', 'k'): 'sum'})

# case: tuples_as_keys-7
x = pd.DataFrame({('p', 'k'): [1, 2, 1], ('p', 'v'): [3, 4, 5], 'c': [1, 1, 2]})
result = x.agg({('p', 'k'): ['sum']})

# case: tuples_as_keys-8
x = pd.DataFrame({('p', 'k'): [1, 2, 1], ('p', 'v'): [3, 4, 5], 'c': [1, 1, 2]})
result = x.agg({('p', 'k'): ['sum'], 'c': ['max']})

# case: tuples_as_keys-9
x = pd.DataFrame({('p', 'k'): [1, 2, 1], ('p', 'v'): [3, 4, 5], 'c': [1, 1, 2]})
result = x.groupby('c').agg({('p', 'zz'): 'sum'})

# case: tuples_as_keys-10
x = pd.DataFrame({('p', 'k'): [1, 2, 1], ('p', 'v'): [3, 4, 5], 'c': [1, 1, 2]})
result = x.groupby('c')[[('p', 'k')]].sum(), x.groupby('c')[('p', 'k')].sum()

# case: tuples_as_keys-11
x = pd.DataFrame({('p', 'k'): [1, 2, 1], ('p', 'v'): [3, 4, 5]})
result = x.groupby(('p', 'k')).agg({('p', 'v'): 'sum'})

# case: tuples_as_keys-12
x = pd.DataFrame({('p', 'k'): [1, 2, 1], ('p', 'v'): [3, 4, 5], 'c': [1, 1, 2]})
result = x.transform({('p', 'k'): 'cumsum'})

# case: tuples_as_keys-13
x = pd.DataFrame({('p', 'k'): [1, 2, 1], ('p', 'v'): [3, 4, 5], 'c': [1, 1, 2]})
result = x.pivot_table(index='c', values=[('p', 'k')], aggfunc='sum')

# case: tuples_as_keys-14
x = pd.DataFrame({('p', 'k'): [1, 2, 1], ('p', 'v'): [3, 4, 5], 'c': [1, 1, 2]})
result = x.pivot_table(index='c', values=[('p', 'k')], aggfunc={('p', 'k'): 'sum'})
