import numpy as np
import pandas as pd

# case: dicts-expanded-1
df = pd.DataFrame({'k':['b','a','c'],'v':[3,1,2],'w':[1.5,np.nan,2.5]})
result = df.apply(lambda r: {'a': r['v'], 'b': r['k']}, axis=1, result_type='expand')

# case: dicts-expanded-2
df = pd.DataFrame({'k':['b','a','c'],'v':[3,1,2],'w':[1.5,np.nan,2.5]})
df[['p','q']] = df.apply(lambda r: {'p': r['v'], 'q': 1}, axis=1, result_type='expand')
result = df

# case: dicts-expanded-3
df = pd.DataFrame({'k':['b','a','c'],'v':[3,1,2],'w':[1.5,np.nan,2.5]})
result = df.apply(lambda r: {'a': r['v']} if r['v'] > 1 else {'b': r['k']}, axis=1, result_type='expand')

# case: dicts-expanded-4
df = pd.DataFrame({'k':['b','a','c'],'v':[3,1,2],'w':[1.5,np.nan,2.5]})
result = df.apply(lambda r: {'b': 1, 'a': 2} if r['v'] > 1 else {'a': 3.5, 'b': 4}, axis=1, result_type='expand')

# case: dicts-expanded-5
df = pd.DataFrame({'v':[3,1,2],'w':[1.5,np.nan,2.5]})
result = df.apply(lambda c: {'a': c.sum(), 'b': c.max()})

# case: dicts-expanded-6
df = pd.DataFrame({'k':['b','a','c'],'v':[3,1,2]}, index=['x','y','z'])
result = df.apply(lambda r: {'a': r['v'], 'b': None}, axis=1, result_type='expand')

# case: dicts-expanded-7
df = pd.DataFrame({'k':['b','a','c'],'v':[3,1,2]})
result = df.apply(lambda r: {'a': r['v'] * 2}, axis=1, result_type='expand')['a'].sum()

# case: dicts-expanded-8
df = pd.DataFrame({'k':['b','a','c'],'v':[3,1,2]})
result = df.apply(lambda r: {'a': pd.Timestamp('2020-01-01'), 'b': [1]}, axis=1, result_type='expand')

# case: dicts-expanded-9
df = pd.DataFrame({'k':['b','a','c'],'v':[3,1,2]})
result = pd.concat([df, df.apply(lambda r: {'a': r['v'], 'b': r['k'] * 2}, axis=1, result_type='expand')], axis=1)
