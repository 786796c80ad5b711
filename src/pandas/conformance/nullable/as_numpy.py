import pandas as pd
import numpy as np
a = pd.DataFrame({'g': list('aabbb'), 'i': pd.array([2, None, -3, 2, 5], dtype='Int64'), 'k': pd.array([2, 3, -3, 2, 5], dtype='Int64'), 'f': pd.array([2.5, None, -3, None, 5], dtype='Float64'), 'B': pd.array([True, None, False, True, None], dtype='boolean'), 's': pd.array(['b', None, 'a', 'b', ''], dtype='string'), 'n': range(5), 'w': [1.5, None, 2, 3, 4], 'b': True})
# case: array-a
result = [float(pd.NaT)]
# case: array-b
result = np.where(a['n'] > 2, 0, a['i'])
# case: array-c
result = np.where(a['n'] > 2, 0, a['k'])
# case: array-d
result = np.where(a['n'] > 2, 0.5, a['k'])
# case: array-e
result = np.where(a['n'] > 2, a['f'], a['k'])
# case: array-f
result = np.where(a['n'] > 2, a['B'], False)
# case: array-g
result = np.where(a['n'] > 2, a['s'], 'z')
# case: array-h
result = np.where(a['i'] > 2, 1, 0)
# case: array-i
result = np.where(a['k'] > 2, 1, 0)
# case: array-j
result = np.where(a['n'] > 2, 'x', a['i'])
# case: array-k
result = np.where(a['n'] > 2, 'x', a['k'])
# case: array-l
result = np.where(a['n'] > 2, None, a['k'])
# case: array-m
result = np.select([a['k'] > 2], [a['i']], default=0)
# case: array-n
result = np.select([a['i'] > 2], [a['i']], default=0)
# case: array-o
result = np.select([a['n'] > 2], ['x'], default=a['k'])
# case: array-p
result = a[['n', 'i']].iloc[0].tolist(), a[['n', 'i']].iloc[0].dtype
# case: array-q
result = a[['n', 'k', 'w']].iloc[0].tolist(), str(a[['n', 'k', 'w']].iloc[0].dtype)
# case: array-r
result = [r.tolist() for _, r in a[['n', 'k']].iterrows()]
# case: array-s
result = [str(r.dtype) for _, r in a[['n', 'k']].iterrows()]
# case: array-t
result = a[['n', 'k', 'w']].to_numpy().tolist(), a[['i']].to_numpy().tolist(), a[['k']].to_numpy().tolist(), a[['k']].values.dtype, a[['i']].values.dtype
# case: array-u
result = a[['n', 'i', 'b']].values.tolist()
# case: array-v
result = [r['n'] for _, r in a[['n', 'w', 'i']].iterrows()]
# case: array-w
result = a[['n', 'k']].loc[1].to_dict(), a[['n', 'k']].loc[1].dtype.name
# case: array-x
result = a[['B', 'b']].values.tolist(), a[['B', 'b']].iloc[0].dtype.name
# case: array-y
result = [f'{v:.1f}' for v in a['i']], f'{pd.NA:>5}', f'{pd.NA}', '{:.2f}'.format(pd.NA)
# case: array-z
result = dict(pd.Series([1, 2, 3], index=['a', 'b', 'a']))
# case: array-z1
result = a[['n', 'k']].apply(lambda r: r.dtype.name, axis=1)
# case: array-z2
result = a[['n', 'w', 'k']].apply(lambda r: r['n'], axis=1)
# case: array-z3
result = a[['i', 'f']].iloc[0].dtype.name, a[['i', 'w']].iloc[0].dtype.name, a[['i', 'B']].iloc[0].dtype.name
# case: array-z4
result = a.apply(lambda r: type(r['n']).__name__, axis=1)
# case: array-z5
result = a[['n', 'w', 'b']].apply(lambda r: type(r['n']).__name__, axis=1)
# case: array-z6
result = a[['n', 'w', 'g']].apply(lambda r: type(r['n']).__name__, axis=1)
# case: array-z7
result = [type(r['n']).__name__ for _, r in a[['n', 'w', 'g']].iterrows()]
# case: array-z8
result = [type(r['n']).__name__ for _, r in a[['n', 'w']].iterrows()]
# case: array-z9
result = [type(r['w']).__name__ for _, r in a[['k', 'w']].iterrows()]

# case: None among whole numbers
result = pd.Series([1, None], dtype="Int64").to_numpy(na_value=None)

# case: text among whole numbers
result = pd.Series([1, None, 2], dtype="Int64").to_numpy(na_value="x")

# case: a truth among truths
result = pd.Series([True, None], dtype="boolean").to_numpy(na_value=False)

# case: a number among objects
result = pd.Series([1, None], dtype=object).to_numpy(na_value=2)

# case: text that is no category
result = pd.Series(["a", None, "b"], dtype="category").to_numpy(na_value="")

# case: None among text
result = pd.Series(["a", None], dtype="string").to_numpy(na_value=None)

# case: an array of pandas with a number
result = pd.array([1, None, 3], dtype="Int64").to_numpy(dtype="float64", na_value=np.nan)

# case: an array of text
result = pd.array(["a", None], dtype="string").to_numpy(na_value="")

# case: an array of categories
result = pd.Categorical(["a", None]).to_numpy(na_value="x")

# case: an array of truths with missing ones
result = pd.array([True, None]).to_numpy(bool)

# case: the array of a series of numbers
result = pd.Series([1, 2]).array.to_numpy()
