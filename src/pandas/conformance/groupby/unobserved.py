import pandas as pd
import numpy as np
x = pd.DataFrame({'c': pd.Categorical(['a', 'b'], categories=['a', 'b', 'z']), 'k': [1, 2], 'v': [5, 7]})
# case: 'c' agg(v=('v', 'max')) 
result = x.groupby('c', as_index=False).agg(v=('v', 'max'))
# case: 'c' agg(v=('v', 'max'))  observed=True,
result = x.groupby('c', observed=True, as_index=False).agg(v=('v', 'max'))
# case: 'c' agg({'v': 'max'}) 
result = x.groupby('c', as_index=False).agg({'v': 'max'})
# case: 'c' agg({'v': 'max'})  observed=True,
result = x.groupby('c', observed=True, as_index=False).agg({'v': 'max'})
# case: 'c' max() 
result = x.groupby('c', as_index=False).max()
# case: 'c' max()  observed=True,
result = x.groupby('c', observed=True, as_index=False).max()
# case: 'c' size() 
result = x.groupby('c', as_index=False).size()
# case: 'c' size()  observed=True,
result = x.groupby('c', observed=True, as_index=False).size()
# case: ['c', 'k'] agg(v=('v', 'max')) 
result = x.groupby(['c', 'k'], as_index=False).agg(v=('v', 'max'))
# case: ['c', 'k'] agg(v=('v', 'max'))  observed=True,
result = x.groupby(['c', 'k'], observed=True, as_index=False).agg(v=('v', 'max'))
# case: ['c', 'k'] agg({'v': 'max'}) 
result = x.groupby(['c', 'k'], as_index=False).agg({'v': 'max'})
# case: ['c', 'k'] agg({'v': 'max'})  observed=True,
result = x.groupby(['c', 'k'], observed=True, as_index=False).agg({'v': 'max'})
# case: ['c', 'k'] max() 
result = x.groupby(['c', 'k'], as_index=False).max()
# case: ['c', 'k'] max()  observed=True,
result = x.groupby(['c', 'k'], observed=True, as_index=False).max()
# case: ['c', 'k'] size() 
result = x.groupby(['c', 'k'], as_index=False).size()
# case: ['c', 'k'] size()  observed=True,
result = x.groupby(['c', 'k'], observed=True, as_index=False).size()
# case: idxmax unobserved
result = x.groupby('c')['v'].idxmax()
# case: idxmax observed
result = x.groupby('c', observed=True)['v'].idxmax()
# case: idxmax missing category
y = pd.DataFrame({'c': pd.Categorical(['b', 'a', None, 'b']), 'v': [1, 2, 3, 4]})
result = y.groupby('c')['v'].idxmax()
# case: cut then several keys
x['bin'] = pd.cut(x['v'], [0, 5, 6, 10], labels=['lo', 'mid', 'hi'])
result = x.groupby(['bin', 'k'], as_index=False).agg(n=('v', 'count'))
