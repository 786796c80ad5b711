import numpy as np
import pandas as pd

# case: nothing at all
result = pd.Timedelta()

# case: a unit alone
result = pd.Timedelta(unit='D')

# case: a part that is zero
result = pd.Timedelta(days=0)

# case: a truth as a part
result = pd.Timedelta(days=True)

# case: text as a part
result = pd.Timedelta(hours='1')

# case: None as a part
result = pd.Timedelta(hours=None)

# case: a missing part
result = pd.Timedelta(days=np.nan)

# case: a truth as the value
result = pd.Timedelta(True)

# case: a number of numpy as a part
result = pd.Timedelta(days=np.int64(3), hours=np.float64(1.5))
