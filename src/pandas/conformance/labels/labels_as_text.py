import pandas as pd
import numpy as np
# case: mixed
result = pd.Index(['k', 1]).astype(str), pd.Index([1.0, 'All']).astype(str), pd.Index(['k', 1]).astype('str').tolist(), pd.Index(['k', 1]).map(str)
# case: united
i = pd.Index(['k', 'i1']).union([1, 2])
result = i, i.astype(str)
# case: every-kind
i = pd.Index([1, 2, 'k', None, 2.5, True])
result = i.astype(str), i.astype(object), i.astype('string')
# case: categories
i = pd.Index([1, 2, 3])
result = i.astype('category'), i.astype('category').astype(pd.CategoricalDtype([2, 1])), i.astype('category').astype('category')
# case: columns-of-a-pivot
d = pd.DataFrame({'y': [2020, 2021, 2021], 'r': ['a', 'b', 'a'], 'v': [1, 2, 3]})
p = d.pivot_table(index='r', columns='y', values='v', aggfunc='sum', margins=True)
p.columns = p.columns.astype(str)
result = p, p['2020'], p['All']
# case: one-kind
result = pd.Index(['a', None]).astype(str), pd.to_datetime(pd.Index(['2020-01-01'])).astype(str), pd.Index([1.5, None]).astype(str), pd.Index([True, False]).astype(str), pd.Index(['1', '2']).astype(int)
