import numpy as np
import pandas as pd

# case: nan-of-numpy-1
x = pd.DataFrame({'a': [1.5, None], 'b': [None, None], 'c': ['x', 'y'], 'd':[2.0,np.nan]})
result = x.iloc[-1].unique().tolist()

# case: nan-of-numpy-2
x = pd.DataFrame({'a': [1.5, np.nan], 'b': [1,2], 'c': ['x', 'y'], 'd':[2.0,np.nan]})
result = x.iloc[-1].unique().tolist()

# case: nan-of-numpy-3
x = pd.DataFrame({'a': [1.5, np.nan], 'b': [1,2], 'c': ['x', 'y'], 'd':[2.0,np.nan]})
result = x.iloc[-1].nunique(dropna=False)

# case: nan-of-numpy-4
x = pd.DataFrame({'a': [1.5, np.nan], 'b': [1,2], 'c': ['x', 'y'], 'd':[2.0,np.nan]})
result = x.loc[1].duplicated()

# case: nan-of-numpy-5
x = pd.DataFrame({'a': [1.5, np.nan], 'b': [1,2], 'c': ['x', 'y'], 'd':[2.0,np.nan]})
result = x.iloc[-1].value_counts(dropna=False)

# case: nan-of-numpy-6
x = pd.DataFrame({'a': [1.5, np.nan], 'b': [1,2], 'c': ['x', 'y'], 'd':[2.0,np.nan]})
result = x.iloc[-1].drop_duplicates()

# case: nan-of-numpy-7
x = pd.DataFrame({'a': [1.5, np.nan], 'b': [1,2], 'c': ['x', 'y'], 'd':[2.0,np.nan]})
result = x.iloc[-1].isin([np.nan]).tolist()

# case: nan-of-numpy-8
x = pd.DataFrame({'a': [1.5, np.nan], 'b': [1,2], 'c': ['x', 'y'], 'd':[2.0,np.nan]})
r = x.iloc[-1]
result = r.groupby(r, dropna=False).size()

# case: nan-of-numpy-9
x = pd.DataFrame({'a': [1.5, np.nan], 'b': [1,2], 'c': ['x', 'y'], 'd':[2.0,np.nan]})
r = x.iloc[-1]
result = pd.Series([r['a'], r['a'], 'x']).unique().tolist()

# case: nan-of-numpy-10
x = pd.DataFrame({'a': [1.5, np.nan], 'b': [1,2], 'c': ['x', 'y'], 'd':[2.0,np.nan]})
r = x.iloc[-1]
result = pd.concat([r, r]).drop_duplicates()

# case: nan-of-numpy-11
x = pd.DataFrame({'a': [1.5, np.nan], 'b': [1,2], 'c': ['x', 'y'], 'd':[2.0,np.nan]})
r = x.iloc[-1]
result = r.mode(dropna=False)

# case: nan-of-numpy-12
x = pd.DataFrame({'a': [1.5, np.nan], 'b': [1,2], 'c': ['x', 'y'], 'd':[2.0,np.nan]})
r = x.iloc[-1]
result = r.is_unique, r.rank().tolist() if False else 0

# case: nan-of-numpy-13
x = pd.DataFrame({'a': [1.5, np.nan], 'b': [1,2], 'c': ['x', 'y'], 'd':[2.0,np.nan]})
result = x.T[1].unique().tolist(), x.T[1].nunique(dropna=False), x.iloc[1].replace(np.nan, 0).unique().tolist()

# case: nan-of-numpy-14
x = pd.DataFrame({'a': [1.5, np.nan], 'b': [1,2], 'c': ['x', 'y'], 'd':[2.0,np.nan]})
result = pd.DataFrame([x.iloc[1], x.iloc[1]]).duplicated()

# case: nan-of-numpy-15
x = pd.DataFrame({'a': [1.5, np.nan], 'b': [1,2], 'c': ['x', 'y'], 'd':[2.0,np.nan]})
result = pd.DataFrame({'r': x.iloc[1]}).drop_duplicates()

# case: nan-of-numpy-16
x = pd.DataFrame({'a': [1.5, np.nan], 'b': [1,2], 'c': ['x', 'y'], 'd':[2.0,np.nan]})
r = x.iloc[-1]
result = pd.Series(r.index, index=r.values), pd.Index(r.values).get_loc(np.nan) if False else 0

# case: nan-of-numpy-17
x = pd.DataFrame({'a': [1.5, np.nan], 'b': [1,2], 'c': ['x', 'y'], 'd':[2.0,np.nan]})
r = x.iloc[-1]
result = pd.factorize(r)[0].tolist(), pd.factorize(r, use_na_sentinel=False)[0].tolist(), pd.unique(r).tolist()

# case: nan-of-numpy-18
x = pd.Series([None, np.nan, 'a', None, np.nan])
result = x.mode(dropna=False)

# case: nan-of-numpy-19
x = pd.Series([None, np.nan, None])
result = x.mode(dropna=False)

# case: nan-of-numpy-20
x = pd.DataFrame({'a': [None, np.nan, None], 'b': ['x', None, np.nan]})
result = x.mode(dropna=False)
