import pandas as pd
import numpy as np
d = pd.DataFrame({'a': [1, 0, 0, 1], 'b': [0, 1, 0, 0], 'c': [0, 0, 1, 0]})
p = pd.DataFrame({'col1_a': [1, 0, 1], 'col1_b': [0, 1, 0], 'col2_a': [0, 1, 0], 'col2_b': [1, 0, 0], 'col2_c': [0, 0, 1]})
# case: one variable
result = pd.from_dummies(d)
# case: two variables
result = pd.from_dummies(p, sep='_')
# case: a default
result = pd.from_dummies(d.iloc[:, :2], default_category='z')
# case: defaults in a dict
q = p.copy(); q.loc[2, 'col2_c'] = 0
result = pd.from_dummies(q, sep='_', default_category={'col1': 'd', 'col2': 'e'})
# case: a row of none
result = pd.from_dummies(d.iloc[:, :2])
# case: all rows of several
result = pd.from_dummies(d + 1 - 1 + [[1, 1, 0]] * 4)
# case: a row of several
e = d.copy(); e.loc[0, 'b'] = 1
result = pd.from_dummies(e)
# case: numbers beyond one
result = pd.from_dummies(d * 2)
# case: missing cells
result = pd.from_dummies(d.astype(float).replace(1, np.nan))
# case: truths
result = pd.from_dummies(d.astype(bool))
# case: floats
result = pd.from_dummies(d.astype(float))
# case: there and back
s = pd.Series(list('abca'))
result = pd.from_dummies(pd.get_dummies(s))
# case: there and back with prefixes
f = pd.DataFrame({'x': list('aba'), 'y': list('bac')})
result = pd.from_dummies(pd.get_dummies(f), sep='_')
# case: a separator that is not there
result = pd.from_dummies(p, sep='#')
# case: a series
result = pd.from_dummies(d['a'])
# case: labels of rows
result = pd.from_dummies(d.set_index(pd.Index(list('wxyz'), name='k')))
# case: numbers as labels
result = pd.from_dummies(d.set_axis([1, 2, 3], axis=1))
# case: a longer separator
result = pd.from_dummies(p.rename(columns=lambda c: c.replace('_', '__')), sep='__')
