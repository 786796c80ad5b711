import pandas as pd
d = pd.Series([1, 2, 3, 4, 5], index=pd.to_datetime(['2024-01-31', '2024-02-01', '2024-02-15', '2024-02-29', '2024-03-10']))
f = pd.DataFrame({'a': [1, 2, 2, 3], 'b': [2.0, None, 2.0, 1.0], 's': ['x', 'y', 'x', None], 't': [True, False, True, True]})
w = pd.DataFrame({'p': [1, 2, 3], 'q': [1, 5, 3], 'r': [2, 5, 1]})

# case: first-2d
result = d.first('2D')

# case: first-1me
result = d.first('1ME')

# case: first-2me
result = d.first('2ME')

# case: first-ms
result = d.first('MS')

# case: first-w
result = d.first('2W')

# case: first-offset
result = d.first(pd.DateOffset(days=15))

# case: first-tick-in
result = d.first('15D')

# case: first-tick-notin
result = d.first('20D')

# case: last-1me
result = d.last('1ME')

# case: last-10d
result = d.last('10D')

# case: last-3w
result = d.last('3W')

# case: last-frame
result = d.to_frame('v').last('25D')

# case: first-frame
result = d.to_frame('v').first('25D')

# case: first-empty
result = d[:0].first('2D')

# case: last-empty
result = d[:0].last('2D')

# case: first-missing
result = f['a'].first()

# case: first-not-dates
result = f['a'].first('2D')

# case: last-not-dates
result = f.last(2)

# case: first-named
result = f.first(axis=1)

# case: lambda-first
result = f.groupby('s').agg(v=('a', lambda s: s.last()))
