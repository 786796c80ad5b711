import pandas as pd
import numpy as np
# case: crosstab-dropna-missing-cat
a = pd.Categorical(['x','y',None,'x'], categories=['x','y','z'])
result = pd.crosstab(a, ['p','q','p','p'], dropna=False)
# case: crosstab-dropna-missing-cat2
df = pd.DataFrame({'a': pd.Categorical(['x','y',None,'x'], categories=['x','y','z']), 'b': ['p',None,'p','p']})
result = pd.crosstab(df['a'], df['b'], dropna=False)
# case: crosstab-dropna-missing-cat5
df = pd.DataFrame({'a': pd.Categorical(['x','y',None,'x'], categories=['x','y','z']), 'b': pd.Categorical(['p',None,'p','p'])})
result = pd.crosstab(df['b'], df['a'], dropna=False)
# case: crosstab-dropna-missing-cat6
df = pd.DataFrame({'a': pd.Categorical(['x','y',None,'x'], categories=['x','y','z']), 'b': pd.Categorical(['p',None,'p','p']), 'v':[1,2,3,4]})
result = pd.crosstab(df['b'], df['a'], values=df['v'], aggfunc='sum', dropna=False)
# case: pivot-dropna-missing-cat
df = pd.DataFrame({'a': pd.Categorical(['x','y',None,'x'], categories=['x','y','z']), 'b': pd.Categorical(['p',None,'p','p']), 'v':[1,2,3,4]})
result = df.pivot_table(index='b', columns='a', values='v', aggfunc='sum', dropna=False, observed=False)
# case: crosstab-dropna-missing-cat3
df = pd.DataFrame({'a': pd.Categorical(['x','y',None,'x'], categories=['x','y','z']), 'b': ['p',None,'p','p']})
result = pd.crosstab(df['b'], df['a'], dropna=False)
# case: sizes-of-missing-first-key
df = pd.DataFrame({'a': pd.Categorical(['x','y',None,'x'], categories=['x','y','z']), 'b': ['p',None,'p','p']})
result = df.groupby(['b','a'], observed=False, dropna=False).size()
# case: sizes-of-missing-second-key
df = pd.DataFrame({'a': pd.Categorical(['x','y',None,'x'], categories=['x','y','z']), 'b': ['p',None,'p','p']})
result = df.groupby(['a','b'], observed=False, dropna=False).size()
# case: unstacked-missing-key
df = pd.DataFrame({'a': pd.Categorical(['x','y',None,'x'], categories=['x','y','z']), 'b': ['p',None,'p','p'], 'v': [1,2,3,4]})
result = df.groupby(['a','b'], observed=False, dropna=False)['v'].sum().unstack()
