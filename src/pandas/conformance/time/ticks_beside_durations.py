import numpy as np
import pandas as pd

# case: ticks-1
result = pd.Timestamp.combine(pd.Timestamp('2024-01-05').date(), pd.Timestamp('2024-01-05 10:00').time())

# case: ticks-2
result = pd.offsets.Day(1) == pd.Timedelta('1D')

# case: ticks-3
result = pd.offsets.Hour(24) == pd.Timedelta('1D')

# case: ticks-4
result = pd.Timedelta('1D') == pd.offsets.Hour(24)

# case: ticks-5
result = pd.offsets.Hour(24) != pd.Timedelta('1D')

# case: ticks-6
result = pd.offsets.Hour(24) == pd.offsets.Day(1)

# case: ticks-7
result = pd.offsets.MonthEnd() == pd.Timedelta('1D')

# case: ticks-8
result = pd.DateOffset(days=1) == pd.Timedelta('1D')

# case: ticks-9
result = pd.Timedelta('1h') + pd.offsets.Minute(5)

# case: ticks-10
result = pd.offsets.Minute(5) + pd.Timedelta('1h')

# case: ticks-11
result = pd.Timedelta('1h') - pd.offsets.Minute(5)

# case: ticks-12
result = pd.Timedelta(pd.offsets.Hour(2))

# case: ticks-13
result = pd.Timedelta(pd.offsets.MonthEnd())

# case: ticks-14
result = pd.offsets.MonthEnd() + pd.offsets.MonthEnd()
