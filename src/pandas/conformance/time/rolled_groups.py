import numpy as np
import pandas as pd

# case: rolled-groups-1
a = pd.DataFrame({'e': ['x', 'y', 'x', 'y'], 'day': pd.to_datetime(['2024-01-01', '2024-01-01', '2024-01-02', '2024-01-05']), 'h': [1, 2, 3, 4], 'z': [1.0, 2, 3, 4]}, index=[10, 11, 12, 13])
result = a.groupby('e').rolling('2D', on='day')['h'].sum(), a.groupby('e').rolling('2D', on='day')[['h']].sum(), a.groupby('e').rolling(2, on='day')['h'].sum()
# case: rolled-groups-2
a = pd.DataFrame({'e': ['x', 'y', 'x', 'y'], 'day': pd.to_datetime(['2024-01-01', '2024-01-01', '2024-01-02', '2024-01-05']), 'h': [1, 2, 3, 4], 'z': [1.0, 2, 3, 4]}, index=[10, 11, 12, 13])
result = a.groupby('e').rolling('2D', on='day').sum(), a.groupby('e')[['h', 'day']].rolling('2D', on='day').sum()
# case: rolled-groups-3
a = pd.DataFrame({'e': ['x', 'y', 'x', 'y'], 'day': pd.to_datetime(['2024-01-01', '2024-01-01', '2024-01-02', '2024-01-05']), 'h': [1, 2, 3, 4], 'z': [1.0, 2, 3, 4]}, index=[10, 11, 12, 13])
result = a.groupby('e').rolling('2D', on='day').agg({'h': 'sum'}), a.groupby('e').rolling('2D', on='day')['h'].agg(['sum', 'max']), a.groupby('e').rolling('2D', on='day')[['h', 'z']].mean(), a.groupby('e').rolling('2D', on='day').h.sum()
# case: rolled-groups-4
a = pd.DataFrame({'e': ['x', 'y', 'x', 'y'], 'day': pd.to_datetime(['2024-01-01', '2024-01-01', '2024-01-02', '2024-01-05']), 'h': [1, 2, 3, 4]}).set_index('day')
result = a.groupby('e')['h'].rolling('2D').sum(), a.groupby('e').rolling('2D')['h'].sum(), a.groupby('e').rolling('2D').sum()
# case: rolled-groups-5
a = pd.DataFrame({'e': ['x', 'y', 'x', 'y'], 'h': [1, 2, 3, 4]})
result = a.groupby('e')['h'].rolling(2, min_periods=1).agg([min, max]), a['h'].rolling(2).agg(max), a['h'].expanding().agg([np.mean, sum]), a['h'].rolling(2).apply(max)
# case: rolled-groups-6
a = pd.DataFrame({'h': [1.5, 2], 'z': [3.0, 4]})
result = a.shift(1, axis=1, fill_value=0), a.astype(int).shift(-1, axis=1, fill_value=0), a.assign(q=1).shift(1, axis=1, fill_value=0), a.shift(1, axis=1, fill_value='x'), a.shift(1, axis=1)
# case: rolled-groups-7
b = pd.to_datetime(pd.Series(['2024-01-31', '2023-12-15']))
result = b + pd.DateOffset(months=0), b + pd.DateOffset(months=1), b + pd.DateOffset(), b + pd.DateOffset(days=0), b + pd.DateOffset(years=0, months=0), b[0] + pd.DateOffset(hours=0), b - pd.DateOffset(months=0), pd.Timestamp('2024-01-31') + pd.DateOffset(weeks=0)
# case: rolled-groups-8
result = [pd.NaT + pd.DateOffset(months=1), pd.NaT - pd.DateOffset(days=1), pd.NaT + pd.offsets.MonthEnd(), repr(pd.DateOffset(months=0)), repr(pd.DateOffset(months=2, days=1)), repr(pd.DateOffset()), pd.DateOffset(days=2) == pd.DateOffset(days=2)]
# case: rolled-groups-9
i = pd.Index(['a', 'b', 'c'], name='n')
result = i.insert(-1, 'x'), i.insert(3, 'x'), i.insert(-3, 'x'), i.insert(0, 'x')
# case: rolled-groups-10
i = pd.Index(['a', 'b', 'c'], name='n')
result = i.insert(5, 'x')
# case: rolled-groups-11
i = pd.Index(['a', 'b', 'c'], name='n')
result = i.insert(-4, 'x')
# case: rolled-groups-12
result = np.setdiff1d(np.array(['a', None, 'b'], dtype=object), np.array(['a'], dtype=object))
# case: rolled-groups-13
result = np.percentile(pd.Series([], dtype=float), 25)
# case: rolled-groups-14
result = np.unique(np.array(['b', 'a', 'b'], dtype=object)), np.union1d(['b'], ['a']), np.quantile([1, 2, 3], 0.5)
# case: rolled-groups-15
result = np.median(np.array([])), np.nanmedian([np.nan])
