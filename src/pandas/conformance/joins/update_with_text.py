import pandas as pd
import numpy as np

# case: update-text-1
f = pd.DataFrame({'ha': [1.0, None, 3], 'soil': ['peat', None, None]}, index=['F1', 'F2', 'F6'])
f.update(pd.DataFrame({'ha': ['peat', 'silt']}, index=['F1', 'F6']), overwrite=False)
result = f

# case: update-text-2
f = pd.DataFrame({'ha': [1.0, None, 3]}, index=['F1', 'F2', 'F6'])
f.update(pd.DataFrame({'ha': ['peat', 'silt']}, index=['F1', 'F6']))
result = f

# case: update-text-3
f = pd.DataFrame({'ha': [1.0, None, 3]}, index=['F1', 'F2', 'F6'])
f.update(pd.DataFrame({'ha': ['peat', 'silt']}, index=['F1', 'F2']), overwrite=False)
result = f

# case: update-text-4
f = pd.DataFrame({'ha': [1, 2, 3]}, index=['F1', 'F2', 'F6'])
f.update(pd.DataFrame({'ha': ['peat']}, index=['F1']), overwrite=False)
result = f

# case: update-text-5
f = pd.DataFrame({'ha': [1, 2, 3]}, index=['F1', 'F2', 'F6'])
f.update(pd.DataFrame({'ha': [1.5]}, index=['F1']), overwrite=False)
result = f
