import pandas as pd
s = pd.Series([1, 2, 3], index=[5, 6, 7])
# case: s.sort_values(ignore_index=True)
result = s.sort_values(ignore_index=True)
# case: s[::-1].sort_values(ignore_index=True)
result = s[::-1].sort_values(ignore_index=True)
# case: s.to_frame('a').sort_values('a', ignore_index=True)
result = s.to_frame('a').sort_values('a', ignore_index=True)
# case: s.sort_index(ignore_index=True)
result = s.sort_index(ignore_index=True)
# case: s.sort_values(ascending=False, ignore_index=True)
result = s.sort_values(ascending=False, ignore_index=True)
# case: s.to_frame('a').sort_index(ignore_index=True)
result = s.to_frame('a').sort_index(ignore_index=True)
# case: empty range
x = s.to_frame('a').head(0)
x['n'] = range(len(x))
result = x
# case: timedelta beside numbers described
d = pd.DataFrame({'k': [1, 2], 'e': pd.to_timedelta(['1D', '3D'])})
result = d.describe()
