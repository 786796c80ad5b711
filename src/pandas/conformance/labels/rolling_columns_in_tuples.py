import numpy as np
import pandas as pd

# case: rolling-columns-in-tuples-1
x = pd.DataFrame({('i2', 'max'): [1, 2], ('i2', 'min'): [3, 4]})
result = x.rolling(2)[('i2', 'max')].sum()
# case: rolling-columns-in-tuples-2
x = pd.DataFrame({('price', 'max'): [1, 2], ('price', 'min'): [3, 4]})
result = x.rolling(2)[('price', 'max')].sum()
# case: rolling-columns-in-tuples-3
x = pd.DataFrame({('k', 'max'): [1, 2], ('k', 'min'): [3, 4]})
result = x.rolling(2)[('k', 'max')].sum()
# case: rolling-columns-in-tuples-4
x = pd.DataFrame({('ab', 1): [1, 2], ('ab', 2): [3, 4]})
result = x.rolling(2)[('ab', 1)].sum()
# case: rolling-columns-in-tuples-5
x = pd.DataFrame({('ab', 'cd'): [1, 2], ('ab', 'ef'): [3, 4]})
result = x.rolling(2)[('ab', 'cd')].sum()
# case: rolling-columns-in-tuples-6
x = pd.DataFrame({('a', 'c'): [1, 2], ('b', 'd'): [3, 4]})
result = x.rolling(2)[('ab', 'cd')].sum()
# case: rolling-columns-in-tuples-7
x = pd.DataFrame({('a', 'c'): [1, 2], ('b', 'd'): [3, 4]})
result = x.expanding()[[('a', 'c')]].sum()
