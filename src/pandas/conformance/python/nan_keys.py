import numpy as np
import pandas as pd
# case: {np.nan, np.nan}
from collections import Counter
result = {np.nan, np.nan}
# case: {float('nan'), float('nan')}
from collections import Counter
result = {float('nan'), float('nan')}
# case: len(set(pd.Series([1.0, None, None])))
from collections import Counter
result = len(set(pd.Series([1.0, None, None])))
# case: len(set(pd.Series(['a', None, np.nan, np.nan])))
from collections import Counter
result = len(set(pd.Series(['a', None, np.nan, np.nan])))
# case: pd.Series([1, 2], index=[1.0, None]).to_dict()
from collections import Counter
result = pd.Series([1, 2], index=[1.0, None]).to_dict()
# case: np.nan in {np.nan: 1}
from collections import Counter
result = np.nan in {np.nan: 1}
# case: dict(zip([np.nan, np.nan], [1, 2]))
from collections import Counter
result = dict(zip([np.nan, np.nan], [1, 2]))
# case: dict(zip(pd.Series([np.nan, np.nan]), [1, 2]))
from collections import Counter
result = dict(zip(pd.Series([np.nan, np.nan]), [1, 2]))
# case: (np.nan, 1) in {(np.nan, 1)}
from collections import Counter
result = (np.nan, 1) in {(np.nan, 1)}
# case: len({(float('nan'), 1), (float('nan'), 1)})
from collections import Counter
result = len({(float('nan'), 1), (float('nan'), 1)})
# case: pd.Series([1.0, np.nan]).map({np.nan: 'x', 1.0: 'y'}).tolist()
from collections import Counter
result = pd.Series([1.0, np.nan]).map({np.nan: 'x', 1.0: 'y'}).tolist()
# case: pd.Series(['a', np.nan]).map({np.nan: 'x'}).tolist()
from collections import Counter
result = pd.Series(['a', np.nan]).map({np.nan: 'x'}).tolist()
# case: pd.Series([1.0, np.nan, np.nan]).value_counts(dropna=False).to_dict()
from collections import Counter
result = pd.Series([1.0, np.nan, np.nan]).value_counts(dropna=False).to_dict()
# case: Counter(pd.Series([1.0, None, None]).tolist())
from collections import Counter
result = Counter(pd.Series([1.0, None, None]).tolist())
# case: Counter(['a', np.nan, np.nan])
from collections import Counter
result = Counter(['a', np.nan, np.nan])
# case: pd.Series([1, np.nan]).replace({np.nan: 0}).tolist()
from collections import Counter
result = pd.Series([1, np.nan]).replace({np.nan: 0}).tolist()
# case: pd.DataFrame({np.nan: [1]}).rename(columns={np.nan: 'x'}).columns.tolist()
from collections import Counter
result = pd.DataFrame({np.nan: [1]}).rename(columns={np.nan: 'x'}).columns.tolist()
# case: {np.nan: 1}[np.nan]
from collections import Counter
result = {np.nan: 1}[np.nan]
# case: len(set(pd.Series([None, None, 'a']).unique()))
from collections import Counter
result = len(set(pd.Series([None, None, 'a']).unique()))
# case: [k for k, g in pd.DataFrame({'a': [1, None, None]}).groupby('a', dropna=False)]
from collections import Counter
result = [k for k, g in pd.DataFrame({'a': [1, None, None]}).groupby('a', dropna=False)]
# case: len(set(pd.to_datetime(pd.Series([None, None]))))
from collections import Counter
result = len(set(pd.to_datetime(pd.Series([None, None]))))
# case: len(set(pd.DataFrame({'a': [1.0, None]}).iloc[1].tolist() + [np.nan]))
from collections import Counter
result = len(set(pd.DataFrame({'a': [1.0, None]}).iloc[1].tolist() + [np.nan]))
# case: {x: 1 for x in [np.nan] * 3}
from collections import Counter
result = {x: 1 for x in [np.nan] * 3}
# case: len(set(np.array([np.nan, np.nan])))
from collections import Counter
result = len(set(np.array([np.nan, np.nan])))
# case: set([1.0, np.nan]) == {1.0, np.nan}
from collections import Counter
result = set([1.0, np.nan]) == {1.0, np.nan}
# case: pd.Series([1.0, np.nan]).isin({np.nan}).tolist()
from collections import Counter
result = pd.Series([1.0, np.nan]).isin({np.nan}).tolist()
# case: np.nan in set(pd.Series([1.0, np.nan]))
from collections import Counter
result = np.nan in set(pd.Series([1.0, np.nan]))
# case: np.nan in set(pd.Series(['a', np.nan]))
from collections import Counter
result = np.nan in set(pd.Series(['a', np.nan]))
# case: sum(1 for k in {float('nan'): 1} if k != k)
from collections import Counter
result = sum(1 for k in {float('nan'): 1} if k != k)
