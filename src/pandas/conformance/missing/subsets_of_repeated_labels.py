import numpy as np
import pandas as pd

# case: subsets-of-repeated-labels-1
x = pd.DataFrame([[3, None, 'a'], [1, 2.0, None], [None, 5, 'c']], columns=['k', 'k', 'v'])
result = x.dropna(subset=['k']), x.dropna(subset=['v']), x.dropna(subset=['k', 'v'], how='all'), x.dropna(subset=['k'], thresh=1), x.dropna(subset='v')
# case: subsets-of-repeated-labels-2
x = pd.DataFrame([[3, None, 'a']], columns=['k', 'k', 'v'])
result = x.dropna(subset=['z'])
