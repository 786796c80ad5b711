import numpy as np
import pandas as pd

# case: fractional-epochs-1
s = pd.Series([1.1, 1704067200.123, 19723.3, 0.3, np.nan, -1.7, 1704067200.1234567])
result = [str(x) for u in ('s', 'ms', 'us', 'h', 'D') for x in pd.to_datetime(s, unit=u, errors='coerce')]
