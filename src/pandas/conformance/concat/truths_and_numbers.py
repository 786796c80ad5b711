import pandas as pd
import numpy as np

b = pd.DataFrame({'b': [True, False]})
i = pd.DataFrame({'b': [1, 0]})
f = pd.DataFrame({'b': [1.5, 0]})
# case: two
result = pd.concat([b, i]), pd.concat([i, b]), pd.concat([b, f]), pd.concat([f, b])
# case: three
result = pd.concat([b, i, f]), pd.concat([i, f, b]), pd.concat([f, b, i]), pd.concat([b, f, b])
# case: series
result = pd.concat([b['b'], i['b']]), pd.concat([f['b'], b['b']])
# case: row-of-ints
x = pd.DataFrame({'b': [True, False], 't': ['a', 'b']})
x.loc[2] = [1, 'c']
result = x
# case: row-of-floats
x = pd.DataFrame({'b': [True, False], 'f': [1.5, 2]})
x.loc[2] = [1, 1.5]
result = x
# case: row-of-truths
x = pd.DataFrame({'b': [1, 2], 'f': [1, 2]})
x.loc[2] = [True, 3]
result = x
# case: row-of-zeros
x = pd.DataFrame({'b': [True, False], 'f': [1, 2]})
x.loc[len(x)] = [0] * len(x.columns)
result = x
# case: value-of-series
x = pd.Series([True, False])
x.loc[2] = 0
result = x
# case: labels
x = pd.DataFrame({'q': [1, 2]}, index=[False, True])
y = pd.DataFrame({'k': [1, 1, 2]})
result = pd.concat([x, y]), pd.concat([x, y], keys=['p', 'q'])
# case: row-sum-of-numpy
result = pd.DataFrame({'k': [1, 2], 'b': [False, False], 'i': [0, -4]}).loc[1].sum()
# case: row-to-numeric
result = pd.to_numeric(pd.DataFrame({'k': [2, 1], 't': ['x', 'b']}).iloc[0], errors='coerce')
# case: inner-of-nothing
x = pd.concat([pd.DataFrame([]), pd.DataFrame({'a': [1]})], join='inner')
result = x, x.apply(lambda s: s.isna().sum())
# case: exploded-index
result = i.explode('b').index, i.explode('b')['b'].first_valid_index()
# case: spans-as-text
e = pd.Series(pd.to_timedelta(['1 days', None, '-2 days']))
result = e.astype(str), pd.Series(pd.to_timedelta(['1 days', '02:00:00'])).astype(str)
# case: dates-and-nullable
result = pd.Series(pd.to_datetime(['2020-01-01', None])) == pd.array([True, None], dtype='boolean')
