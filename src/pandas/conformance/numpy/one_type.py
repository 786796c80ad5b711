import numpy as np
import pandas as pd
df = pd.DataFrame({'a': [1, 2], 'b': [3.0, 4.0]})
# case: isinstance-df.values-np.ndarray-isinstance-df-a-.values-np.ndarray
result = isinstance(df.values, np.ndarray), isinstance(df['a'].values, np.ndarray)
# case: type-df.values-np.ndarray-type-df.values-is-type-df-a-.values
result = type(df.values) == np.ndarray, type(df.values) is type(df['a'].values)
# case: type-df.values-.__name__-isinstance-df.to_numpy-list-np.ndarray
result = type(df.values).__name__, isinstance(df.to_numpy(), (list, np.ndarray))
# case: issubclass-type-df.values-np.ndarray
result = issubclass(type(df.values), np.ndarray)
# case: by-type
def plain(value):
    return value.tolist() if isinstance(value, np.ndarray) else value

result = [plain(v) for v in [df.values, df['a'].values, 3]]
