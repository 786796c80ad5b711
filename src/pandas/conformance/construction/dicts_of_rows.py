import pandas as pd
import numpy as np
# case: rows of unlike keys
result = pd.DataFrame.from_dict({'a': {'x': 1}, 'b': {'y': 2}}, orient='index')
# case: a row that is no dict
result = pd.DataFrame.from_dict({'a': {'x': 1}, 'b': [2]}, orient='index')
# case: columns chosen of rows
result = pd.DataFrame.from_dict({'a': {'x': 1, 'y': 'q'}, 'b': {'y': 'r', 'x': 3}}, orient='index', columns=['y', 'x', 'z'])
# case: rows in tuples of dicts
result = pd.DataFrame.from_dict({('a', 1): {'x': 1}, ('b', 2): {'x': 2}}, orient='index')
# case: rows that are series
result = pd.DataFrame.from_dict({'r1': pd.Series([1, 2], index=['p', 'q']), 'r2': pd.Series([3.5, 4], index=['q', 'p'])}, orient='index')
# case: a dtype of numbers
result = pd.DataFrame.from_dict({'a': 1, 'b': 2}, orient='index', columns=['n'], dtype='float')
# case: a row without cells
result = pd.DataFrame.from_dict({'a': {'x': 1.0}, 'b': {}}, orient='index')
# case: rows in the order of keys
result = pd.DataFrame.from_dict({3: {'x': 1}, 1: {'x': 2}, 2: {'y': 3}}, orient='index')
# case: rows by dates
result = pd.DataFrame.from_dict({pd.Timestamp('2024-01-02'): {'x': 1}, pd.Timestamp('2024-01-01'): {'x': 2}}, orient='index')
# case: cells that are lists
result = pd.DataFrame.from_dict({'a': {'x': [1, 2]}, 'b': {'x': None}}, orient='index')
# case: a list of numbers
result = pd.DataFrame.from_dict([1, 2])
# case: dtypes of columns
result = pd.DataFrame.from_dict({'a': {'x': True, 'y': 1}, 'b': {'x': False, 'y': 2}}, orient='index').dtypes.astype(str)
# case: a missing cell
result = pd.DataFrame.from_dict({'a': {'x': 1, 'y': None}, 'b': {'x': 2, 'y': 'k'}}, orient='index')
# case: rows of a defaultdict
from collections import Counter, defaultdict
g = defaultdict(dict); g['u']['n'] = 1; g['v']['n'] = 2; g['v']['m'] = 3
result = pd.DataFrame.from_dict(g, orient='index').fillna(0)
# case: rows of a Counter
result = pd.DataFrame.from_dict(Counter('hello'), orient='index', columns=['count']).sort_values('count', ascending=False, kind='stable')
# case: rows that are empty lists
result = pd.DataFrame.from_dict({'a': [], 'b': []}, orient='index')
# case: rows that are tuples
result = pd.DataFrame.from_dict({'a': (1, 2), 'b': (3, None)}, orient='index')
# case: rows that are arrays
result = pd.DataFrame.from_dict({'a': np.array([1, 2]), 'b': np.array([3, 4])}, orient='index', columns=['p', 'q'])
# case: keys in tuples
result = pd.DataFrame.from_dict({('a', 1): [1, 2], ('b', 2): [3, 4]}, orient='index')
# case: a dtype
result = pd.DataFrame.from_dict({'a': ['1', '2']}, dtype='int64')
# case: an unknown orient
result = pd.DataFrame.from_dict({'a': [1]}, orient='rows')
# case: rows as dicts
result = pd.DataFrame.from_dict([{'a': 1}, {'a': 2}])
# case: records without a column
result = pd.DataFrame.from_records([(1, 'a')], columns=['n', 's'], exclude=['n'])
# case: records with an index and without a column
result = pd.DataFrame.from_records([(1, 'a', 2.5)], columns=['n', 's', 'f'], index='s', exclude=['f'])
# case: parts without the index
result = pd.DataFrame({'a': [1]}).to_dict('split', index=False)
# case: records without the index
result = pd.DataFrame({'a': [1]}).to_dict('records', index=False)
# case: a dict into a dict
result = pd.DataFrame({'a': [1]}).to_dict(into=dict)
