import numpy as np
import pandas as pd

# case: base-1
a = pd.DataFrame({'k': ['x', 'y'], 'v': [1, 2]})
try:
    result = a.query('Nope > 1')
except NameError as e:
    result = type(e).__name__

# case: base-2
a = pd.DataFrame({'k': ['x', 'y'], 'v': [1, 2]})
try:
    result = a.query('Nope > 1')
except KeyError as e:
    result = type(e).__name__

# case: base-3
a = pd.DataFrame({'k': ['x', 'y'], 'v': [1, 2]})
try:
    result = a.v.groupby(a.k).agg({'v': 'sum'})
except (ValueError, KeyError) as e:
    result = 'one'
except Exception as e:
    result = type(e).__name__

# case: base-4
a = pd.DataFrame({'k': ['x', 'y'], 'v': [1, 2]})
try:
    result = a[{'k': 1}]
except ValueError as e:
    result = 'one'
except Exception as e:
    result = type(e).__name__

# case: base-5
a = pd.DataFrame({'k': ['x', 'y'], 'v': [1, 2]})
try:
    result = a.at[[0], 'v']
except ValueError as e:
    result = 'one'
except Exception as e:
    result = type(e).__name__

# case: base-6
a = pd.DataFrame({'k': ['x', 'y'], 'v': [1, 2]})
try:
    result = a.iloc[0, 0, 0]
except (IndexError, ValueError, KeyError) as e:
    result = 'one'
except Exception as e:
    result = type(e).__name__

# case: base-7
try:
    result = np.sum([1, 2], axis=3)
except IndexError as e:
    result = type(e).__name__

# case: base-8
try:
    result = np.sum([1, 2], axis=3)
except ValueError as e:
    result = type(e).__name__
