import numpy as np
import pandas as pd

# case: truncated-dates-1
s = pd.Series([1, 2, 3, 4], index=pd.to_datetime(['2024-03-02 08:00', '2024-03-03', '2024-03-04', '2024-03-04 12:00']))
result = s.truncate(before='2024-03-03', after='2024-03-04'), s.to_frame().truncate(after='2024-03'), s.truncate(before='2024-03-02')
