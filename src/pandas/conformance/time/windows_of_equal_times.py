import numpy as np
import pandas as pd

# case: windows-of-equal-times-1
s = pd.Series([1, 2, 3, 4, 5, 6, 7], index=pd.to_datetime(['2024-01-0' + d for d in '1222334']))
result = [s.rolling('2D', closed=c).sum().tolist() for c in ('left', 'right', 'both', 'neither')], s.rolling('1D', closed='left').max().tolist(), s.rolling('2D', closed='left').count().tolist(), s.rolling('2D', closed='neither').mean().tolist()
