import numpy as np
import pandas as pd

# case: updated-1
f = pd.DataFrame({'ha': [1.0, None, 3], 'soil': ['peat', None, None]}, index=['F1', 'F2', 'F6'])
f.update(pd.DataFrame({'ha': [99.0, 4.2], 'soil': ['peat', 'silt']}, index=['F1', 'F6']), overwrite=False)
result = f
# case: updated-2
f = pd.DataFrame({'ha': [1.0, None, 3]})
f.update(pd.DataFrame({'ha': [None, 4.2, None]}), errors='raise')
result = f
# case: updated-3
f = pd.DataFrame({'ha': [1.0, None, 3]})
f.update(pd.DataFrame({'ha': [7, 4.2, None]}), errors='raise')
result = f
