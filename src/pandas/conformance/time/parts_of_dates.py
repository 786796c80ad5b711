import numpy as np
import pandas as pd

# case: parts-1
result = pd.Timestamp('2020-01-02', hour=5)

# case: parts-2
result = pd.Timestamp(2020, 1, 2, 3, 4, 5)

# case: parts-3
result = pd.Timestamp(2020, 1, 2, hour=5)

# case: parts-4
result = pd.Timestamp(year=2020, month=1, day=2, hour=5, minute=6, second=7)

# case: parts-5
result = pd.Timestamp(year=2020, month=1)

# case: parts-6
result = pd.Timestamp(year=2020)

# case: parts-7
result = pd.Timestamp(2020)

# case: parts-8
result = pd.Timestamp(2020, 13, 1)

# case: parts-9
result = pd.Timestamp(2020, 2, 30)

# case: parts-10
result = pd.Timestamp('2020', month=2)

# case: parts-11
result = pd.Timestamp(None)

# case: parts-12
result = pd.Timestamp('2020-01-02', unit='s')

# case: parts-13
result = pd.Timestamp('NaT', 'UTC')

# case: parts-14
result = pd.Timestamp(2020, 1, 2.0)

# case: parts-15
result = pd.Timestamp(2020, month=1, day=2)
