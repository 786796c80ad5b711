import pandas as pd
x = pd.DataFrame({'k': [2, 3], 't': [1, 2]})
y = pd.DataFrame({'k': [3, 1, 1], 'v': ['a', 'b', None]})
# case: key-other-name
result = x.join(y.set_index('k').rename_axis('z'), on='k', how='outer')
# case: key-no-name
result = x.join(y.set_index('k').rename_axis(None), on='k', how='right')
# case: key-merge-outer
result = x.merge(y.set_index('k'), left_on='k', right_index=True, how='outer')
# case: key-merge-right
result = x.merge(y.set_index('k'), left_on='k', right_index=True, how='right')
# case: key-merge-left-index
result = y.set_index('k').merge(x, right_on='k', left_index=True, how='outer')
# case: key-merge-left-index-left
result = y.set_index('k').merge(x, right_on='k', left_index=True, how='left')
# case: key-two-keys
a = pd.DataFrame({'k': [2, 3], 'm': ['p', 'q'], 't': [1, 2]})
result = a.join(y.assign(m='q').set_index(['k', 'm']), on=['k', 'm'], how='outer')
# case: key-both-columns
result = x.merge(y, left_on='k', right_index=True, how='outer')
# case: key-inner
result = x.join(y.set_index('k'), on='k', how='inner')
# case: key-left-on-right-on-outer
result = x.merge(y.rename(columns={'k': 'z'}), left_on='k', right_on='z', how='outer')
# case: key-keyed-twice
result = x.merge(y.set_index('k'), on='k', how='outer')
# case: key-key-in-both-indexes
result = x.set_index('k').merge(y.set_index('k'), on='k', how='outer')
# case: key-key-in-left-index
result = x.set_index('k').merge(y, on='k', how='right')
