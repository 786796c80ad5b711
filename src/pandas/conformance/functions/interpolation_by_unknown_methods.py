import pandas as pd
f = pd.DataFrame({'a': [1, 2, 2, 3], 'b': [2.0, None, 2.0, 1.0], 's': ['x', 'y', 'x', None], 't': [True, False, True, True]})
n = pd.Series([1.0, None, 3.0])

# case: interp-object
result = f['s'].interpolate('none')

# case: interp-int
result = f['a'].interpolate('none')

# case: interp-float
result = f['b'].interpolate('none')

# case: interp-labels
result = n.set_axis(list('abc')).interpolate('none')

# case: interp-labels-object
result = f['s'].set_axis(list('abcd')).interpolate('none')

# case: interp-spline
result = n.interpolate('spline')

# case: interp-frame
result = f[['a', 's']].interpolate('none')

# case: interp-cat
result = f['s'].astype('category').interpolate('none')

# case: interp-nullable
result = n.astype('Int64').interpolate('none')

# case: interp-string
result = f['s'].astype('string').interpolate('none')

# case: interp-dates
result = pd.Series(pd.to_datetime(['2024-01-01', None])).interpolate('none')
