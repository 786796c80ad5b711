import pandas as pd
d = pd.Series([1, 2, 3, 4, 5], index=pd.to_datetime(['2024-01-31', '2024-02-01', '2024-02-15', '2024-02-29', '2024-03-10']))
k = pd.DataFrame({'k': ['x', None, 'y', 'x'], 'v': [1.0, None, None, 4.0], 'n': [1, 2, 3, 4], 'o': ['a', None, None, 'b']})
n = pd.Series([1.0, None, 3.0])

# case: groups-min-count
result = k.groupby('k')['v'].max(min_count=1)

# case: groups-min-count-2
result = k.groupby('k')['v'].max(min_count=2)

# case: groups-min-count-int
result = k.groupby('k')['n'].min(min_count=2)

# case: groups-first-min-count
result = k.groupby('k')['n'].first(min_count=2)

# case: groups-last-min-count
result = k.groupby('k')[['n', 'v']].last(min_count=2)

# case: resample-last
result = d.resample('ME').last(min_count=1)

# case: resample-max
result = d.resample('ME').max(min_count=2)
