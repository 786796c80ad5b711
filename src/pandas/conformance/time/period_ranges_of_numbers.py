import numpy as np
import pandas as pd

# case: years
result = pd.period_range(2020, 2022, freq='Y')

# case: months from a year
result = pd.period_range(2020, periods=2, freq='M')

# case: months from digits
result = pd.period_range(202001, periods=2, freq='M')

# case: no date
result = pd.period_range(1, 5, freq='D')

# case: a fraction
result = pd.period_range(1.5, periods=2, freq='D')
