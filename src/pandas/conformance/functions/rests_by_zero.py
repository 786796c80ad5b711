import pandas as pd
import numpy as np
# case: columns-of-one-dtype-share-floats
x = pd.DataFrame({'k':[1,2],'i':[1,0],'f':[1.5,2]})
result = x[['k','i','f']] % x[['k','i','f']]
# case: floor-divisions-share-floats
x = pd.DataFrame({'k':[1,2],'i':[1,0]})
result = x // x
# case: by-a-series-of-columns
x = pd.DataFrame({'k':[1,2],'i':[1,0]})
result = x % pd.Series({'k': 2, 'i': 0})
# case: of-one-number
x = pd.DataFrame({'k':[1,2],'i':[1,0]})
result = 5 // x
# case: of-no-rows
x = pd.DataFrame({'k':[],'i':[]}, dtype='int64')
x['c'] = x['k'] % 0
x['d'] = x['k'] // 0
x['e'] = x['k'] % x['i']
result = x
# case: by-a-list-down
x = pd.DataFrame({'k':[1,2],'i':[1,0]})
result = x.mod([0, 1], axis=0)
# case: of-columns-in-another-order
x = pd.DataFrame({'k':[1,2],'i':[1,0]})
result = x % x[['i','k']]
# case: of-truths
x = pd.DataFrame({'k':[1,2],'b':[True,False],'i':[1,1]})
result = x % x
