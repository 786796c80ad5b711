import pandas as pd
f = pd.DataFrame({'a': [1, 2, 2, 3], 'b': [2.0, None, 2.0, 1.0], 's': ['x', 'y', 'x', None], 't': [True, False, True, True]})
w = pd.DataFrame({'p': [1, 2, 3], 'q': [1, 5, 3], 'r': [2, 5, 1]})

# case: transform-axis-max
result = w.transform('max', axis=1)

# case: transform-axis-lambda
result = w.transform(lambda r: r - r.mean(), axis=1)

# case: transform-axis-scalar
result = w.transform(lambda r: r['p'] + r['q'], axis=1)

# case: transform-axis-cumsum
result = w.transform('cumsum', axis='columns')

# case: transform-axis-list
result = w.transform(['cumsum', 'abs'], axis=1)

# case: transform-str
result = f[['a', 's']].transform(lambda r: str(r['a']), axis=1)

# case: mode-axis
result = w.mode(axis=1)

# case: mode-axis-first
result = w.mode(axis=1)[0]

# case: mode-axis-mixed
result = f.mode(axis=1, numeric_only=True)

# case: mode-axis-float
result = f[['a', 'b']].mode(axis='columns')

# case: mode-axis-dropna
result = f[['a', 'b']].mode(axis=1, dropna=False)

# case: mode-axis-text
result = pd.DataFrame({'x': ['u', 'v'], 'y': ['u', 'w'], 'z': [None, 'w']}).mode(axis=1)

# case: mode-axis-name
result = f.mode('a')

# case: mode-axis-list
result = f.mode(['a'])

# case: mode-empty
result = f[:0].mode(axis=1)
