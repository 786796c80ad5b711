import numpy as np, pandas as pd, datetime as dt
s=pd.Series(pd.to_datetime(['2024-01-05 00:00','2024-02-07 03:04',None]))
# case: b1
r = type(s.unique()[0])
result = r if isinstance(r, (pd.Series, pd.DataFrame, pd.Index)) else (type(r).__name__, repr(r))
# case: b2
r = s.values
result = r if isinstance(r, (pd.Series, pd.DataFrame, pd.Index)) else (type(r).__name__, repr(r))
# case: b3
r = s.values.astype('datetime64[D]')
result = r if isinstance(r, (pd.Series, pd.DataFrame, pd.Index)) else (type(r).__name__, repr(r))
# case: b4
r = s.values.astype('datetime64[M]')
result = r if isinstance(r, (pd.Series, pd.DataFrame, pd.Index)) else (type(r).__name__, repr(r))
# case: b5
r = s.values.astype('datetime64[Y]')
result = r if isinstance(r, (pd.Series, pd.DataFrame, pd.Index)) else (type(r).__name__, repr(r))
# case: b6
r = s.values.astype('datetime64[s]')
result = r if isinstance(r, (pd.Series, pd.DataFrame, pd.Index)) else (type(r).__name__, repr(r))
# case: b7
r = s.values.astype('datetime64[h]')
result = r if isinstance(r, (pd.Series, pd.DataFrame, pd.Index)) else (type(r).__name__, repr(r))
# case: b8
r = s.values.astype('datetime64[D]').astype(str)
result = r if isinstance(r, (pd.Series, pd.DataFrame, pd.Index)) else (type(r).__name__, repr(r))
# case: b9
r = s.values.astype(str)
result = r if isinstance(r, (pd.Series, pd.DataFrame, pd.Index)) else (type(r).__name__, repr(r))
# case: b10
r = s.values.astype('datetime64[D]').tolist()
result = r if isinstance(r, (pd.Series, pd.DataFrame, pd.Index)) else (type(r).__name__, repr(r))
# case: b11
r = s.values.astype('datetime64[D]').astype(object)
result = r if isinstance(r, (pd.Series, pd.DataFrame, pd.Index)) else (type(r).__name__, repr(r))
# case: b12
r = s.values.astype('datetime64[M]').astype(int)
result = r if isinstance(r, (pd.Series, pd.DataFrame, pd.Index)) else (type(r).__name__, repr(r))
# case: b17
r = s.values.astype('datetime64[D]') == np.datetime64('2024-01-05')
result = r if isinstance(r, (pd.Series, pd.DataFrame, pd.Index)) else (type(r).__name__, repr(r))
# case: b18
r = s.values[:2].astype('datetime64[D]') - np.datetime64('2024-01-01')
result = r if isinstance(r, (pd.Series, pd.DataFrame, pd.Index)) else (type(r).__name__, repr(r))
# case: b19
r = np.diff(s.values[:2])
result = r if isinstance(r, (pd.Series, pd.DataFrame, pd.Index)) else (type(r).__name__, repr(r))
# case: b20
r = np.diff(s.values[:2]).astype('timedelta64[D]')
result = r if isinstance(r, (pd.Series, pd.DataFrame, pd.Index)) else (type(r).__name__, repr(r))
# case: b21
r = np.diff(s.values[:2]).astype('timedelta64[D]').astype(int)
result = r if isinstance(r, (pd.Series, pd.DataFrame, pd.Index)) else (type(r).__name__, repr(r))
# case: b22
r = np.diff(s.values[:2]) / np.timedelta64(1,'D')
result = r if isinstance(r, (pd.Series, pd.DataFrame, pd.Index)) else (type(r).__name__, repr(r))
# case: b23
r = np.diff(s.values[:2])[0]
result = r if isinstance(r, (pd.Series, pd.DataFrame, pd.Index)) else (type(r).__name__, repr(r))
# case: b24
r = np.diff(s)
result = r if isinstance(r, (pd.Series, pd.DataFrame, pd.Index)) else (type(r).__name__, repr(r))
# case: b25
r = s.values[:2].max()
result = r if isinstance(r, (pd.Series, pd.DataFrame, pd.Index)) else (type(r).__name__, repr(r))
# case: b26
r = s.values.max()
result = r if isinstance(r, (pd.Series, pd.DataFrame, pd.Index)) else (type(r).__name__, repr(r))
# case: b27
r = np.max(s.values[:2])
result = r if isinstance(r, (pd.Series, pd.DataFrame, pd.Index)) else (type(r).__name__, repr(r))
# case: b28
r = np.max(s)
result = r if isinstance(r, (pd.Series, pd.DataFrame, pd.Index)) else (type(r).__name__, repr(r))
# case: b29
r = s.values.min()
result = r if isinstance(r, (pd.Series, pd.DataFrame, pd.Index)) else (type(r).__name__, repr(r))
# case: b30
r = np.unique(s.values)
result = r if isinstance(r, (pd.Series, pd.DataFrame, pd.Index)) else (type(r).__name__, repr(r))
# case: b31
r = np.unique(s.values.astype('datetime64[M]'))
result = r if isinstance(r, (pd.Series, pd.DataFrame, pd.Index)) else (type(r).__name__, repr(r))
# case: b32
r = np.sort(s.values)
result = r if isinstance(r, (pd.Series, pd.DataFrame, pd.Index)) else (type(r).__name__, repr(r))
# case: b33
r = np.array(['2024-01-01','2024-02-01'], dtype='datetime64')
result = r if isinstance(r, (pd.Series, pd.DataFrame, pd.Index)) else (type(r).__name__, repr(r))
# case: b34
r = np.array(['2024-01-01','2024-02-01'], dtype='datetime64[D]')
result = r if isinstance(r, (pd.Series, pd.DataFrame, pd.Index)) else (type(r).__name__, repr(r))
# case: b35
r = np.array(['2024-01-01','2024-02-01'], dtype='datetime64[D]')[0]
result = r if isinstance(r, (pd.Series, pd.DataFrame, pd.Index)) else (type(r).__name__, repr(r))
# case: b36
r = np.arange('2024-01-01','2024-01-04', dtype='datetime64[D]')
result = r if isinstance(r, (pd.Series, pd.DataFrame, pd.Index)) else (type(r).__name__, repr(r))
# case: b37
r = np.arange(np.datetime64('2024-01-01'), np.datetime64('2024-01-04'))
result = r if isinstance(r, (pd.Series, pd.DataFrame, pd.Index)) else (type(r).__name__, repr(r))
# case: b38
r = np.arange('2024-01','2024-04', dtype='datetime64[M]')
result = r if isinstance(r, (pd.Series, pd.DataFrame, pd.Index)) else (type(r).__name__, repr(r))
# case: b39
r = np.array([np.datetime64('2024-01-01')])
result = r if isinstance(r, (pd.Series, pd.DataFrame, pd.Index)) else (type(r).__name__, repr(r))
# case: b40
r = np.array([pd.Timestamp('2024-01-01')])
result = r if isinstance(r, (pd.Series, pd.DataFrame, pd.Index)) else (type(r).__name__, repr(r))
# case: b41
r = np.array([dt.date(2024,1,1)])
result = r if isinstance(r, (pd.Series, pd.DataFrame, pd.Index)) else (type(r).__name__, repr(r))
# case: b42
r = np.array([dt.datetime(2024,1,1)])
result = r if isinstance(r, (pd.Series, pd.DataFrame, pd.Index)) else (type(r).__name__, repr(r))
# case: b43
r = np.array(s)
result = r if isinstance(r, (pd.Series, pd.DataFrame, pd.Index)) else (type(r).__name__, repr(r))
# case: b44
r = np.asarray(s)
result = r if isinstance(r, (pd.Series, pd.DataFrame, pd.Index)) else (type(r).__name__, repr(r))
# case: b45
r = s.to_numpy()
result = r if isinstance(r, (pd.Series, pd.DataFrame, pd.Index)) else (type(r).__name__, repr(r))
# case: b46
r = list(s.values)
result = r if isinstance(r, (pd.Series, pd.DataFrame, pd.Index)) else (type(r).__name__, repr(r))
# case: b47
r = [x for x in s]
result = r if isinstance(r, (pd.Series, pd.DataFrame, pd.Index)) else (type(r).__name__, repr(r))
# case: b48
r = list(s.dt.date.values)
result = r if isinstance(r, (pd.Series, pd.DataFrame, pd.Index)) else (type(r).__name__, repr(r))
# case: b49
r = s.dt.to_pydatetime()
result = r if isinstance(r, (pd.Series, pd.DataFrame, pd.Index)) else (type(r).__name__, repr(r))
# case: b50
r = s.values.tolist()
result = r if isinstance(r, (pd.Series, pd.DataFrame, pd.Index)) else (type(r).__name__, repr(r))
# case: b51
r = s.to_numpy().tolist()
result = r if isinstance(r, (pd.Series, pd.DataFrame, pd.Index)) else (type(r).__name__, repr(r))
# case: b52
r = s.values.astype('int64')
result = r if isinstance(r, (pd.Series, pd.DataFrame, pd.Index)) else (type(r).__name__, repr(r))
# case: b53
r = s.values.astype(np.int64) // 10**9
result = r if isinstance(r, (pd.Series, pd.DataFrame, pd.Index)) else (type(r).__name__, repr(r))
# case: b54
r = s.values.astype('datetime64[s]').astype(int)
result = r if isinstance(r, (pd.Series, pd.DataFrame, pd.Index)) else (type(r).__name__, repr(r))
# case: b55
r = (s - s.min()).values
result = r if isinstance(r, (pd.Series, pd.DataFrame, pd.Index)) else (type(r).__name__, repr(r))
# case: b56
r = (s - s.min()).values[1]
result = r if isinstance(r, (pd.Series, pd.DataFrame, pd.Index)) else (type(r).__name__, repr(r))
# case: b57
r = (s - s.min()).values.astype('timedelta64[D]')
result = r if isinstance(r, (pd.Series, pd.DataFrame, pd.Index)) else (type(r).__name__, repr(r))
# case: b58
r = (s - s.min()).values / np.timedelta64(1,'D')
result = r if isinstance(r, (pd.Series, pd.DataFrame, pd.Index)) else (type(r).__name__, repr(r))
# case: b59
r = (s - s.min()).values[:2].sum()
result = r if isinstance(r, (pd.Series, pd.DataFrame, pd.Index)) else (type(r).__name__, repr(r))
# case: b60
r = (s - s.min()).values[:2].mean()
result = r if isinstance(r, (pd.Series, pd.DataFrame, pd.Index)) else (type(r).__name__, repr(r))
# case: b61
r = np.mean((s - s.min()).values[:2])
result = r if isinstance(r, (pd.Series, pd.DataFrame, pd.Index)) else (type(r).__name__, repr(r))
# case: b62
r = s.values[0] - s.values[1]
result = r if isinstance(r, (pd.Series, pd.DataFrame, pd.Index)) else (type(r).__name__, repr(r))
# case: b63
r = (s.values[1] - s.values[0]) / np.timedelta64(1,'D')
result = r if isinstance(r, (pd.Series, pd.DataFrame, pd.Index)) else (type(r).__name__, repr(r))
# case: b64
r = str(s.values[0])[:10]
result = r if isinstance(r, (pd.Series, pd.DataFrame, pd.Index)) else (type(r).__name__, repr(r))
# case: b65
r = s.index.values
result = r if isinstance(r, (pd.Series, pd.DataFrame, pd.Index)) else (type(r).__name__, repr(r))
# case: b66
r = pd.date_range('2024-01-01',periods=3).values
result = r if isinstance(r, (pd.Series, pd.DataFrame, pd.Index)) else (type(r).__name__, repr(r))
# case: b67
r = pd.date_range('2024-01-01',periods=3).to_numpy()[0]
result = r if isinstance(r, (pd.Series, pd.DataFrame, pd.Index)) else (type(r).__name__, repr(r))
# case: b68
r = np.where(s.notna(), s.values, np.datetime64('2000-01-01'))
result = r if isinstance(r, (pd.Series, pd.DataFrame, pd.Index)) else (type(r).__name__, repr(r))
# case: b69
r = np.where(s.notna(), s.dt.strftime('%Y'), 'none')
result = r if isinstance(r, (pd.Series, pd.DataFrame, pd.Index)) else (type(r).__name__, repr(r))
# case: b72
r = s.values[:2] + np.timedelta64(1,'D')
result = r if isinstance(r, (pd.Series, pd.DataFrame, pd.Index)) else (type(r).__name__, repr(r))
# case: b73
r = s.values[:2] + np.array([1,2], dtype='timedelta64[D]')
result = r if isinstance(r, (pd.Series, pd.DataFrame, pd.Index)) else (type(r).__name__, repr(r))
# case: b74
r = np.array([1,2], dtype='timedelta64[D]')
result = r if isinstance(r, (pd.Series, pd.DataFrame, pd.Index)) else (type(r).__name__, repr(r))
# case: b75
r = np.array([1,2]).astype('timedelta64[D]')
result = r if isinstance(r, (pd.Series, pd.DataFrame, pd.Index)) else (type(r).__name__, repr(r))
# case: b76
r = np.array([19000,19001]).astype('datetime64[D]')
result = r if isinstance(r, (pd.Series, pd.DataFrame, pd.Index)) else (type(r).__name__, repr(r))
# case: b77
r = pd.to_datetime('2024-01-01') + np.array([1,2]).astype('timedelta64[D]')
result = r if isinstance(r, (pd.Series, pd.DataFrame, pd.Index)) else (type(r).__name__, repr(r))
# case: b78
r = s.iloc[:2] + np.array([1,2]).astype('timedelta64[D]')
result = r if isinstance(r, (pd.Series, pd.DataFrame, pd.Index)) else (type(r).__name__, repr(r))
# case: b79
r = s.values[:2].astype('datetime64[M]') + np.timedelta64(1,'M')
result = r if isinstance(r, (pd.Series, pd.DataFrame, pd.Index)) else (type(r).__name__, repr(r))
# case: b82
r = s.values[:2].astype('datetime64[Y]').astype(int) + 1970
result = r if isinstance(r, (pd.Series, pd.DataFrame, pd.Index)) else (type(r).__name__, repr(r))
# case: b83
r = s.values[:2] > '2024-01-06'
result = r if isinstance(r, (pd.Series, pd.DataFrame, pd.Index)) else (type(r).__name__, repr(r))
# case: b84
r = s.values[:2] == '2024-01-05'
result = r if isinstance(r, (pd.Series, pd.DataFrame, pd.Index)) else (type(r).__name__, repr(r))
# case: b85
r = s.values[:2] > np.datetime64('2024-01-06')
result = r if isinstance(r, (pd.Series, pd.DataFrame, pd.Index)) else (type(r).__name__, repr(r))
# case: b86
r = s.values[:2] > pd.Timestamp('2024-01-06')
result = r if isinstance(r, (pd.Series, pd.DataFrame, pd.Index)) else (type(r).__name__, repr(r))
# case: b87
r = s.values[:2] > dt.datetime(2024,1,6)
result = r if isinstance(r, (pd.Series, pd.DataFrame, pd.Index)) else (type(r).__name__, repr(r))
# case: b88
r = s.values[:2] - pd.Timestamp('2024-01-01')
result = r if isinstance(r, (pd.Series, pd.DataFrame, pd.Index)) else (type(r).__name__, repr(r))
# case: b90
r = s.dt.day.values
result = r if isinstance(r, (pd.Series, pd.DataFrame, pd.Index)) else (type(r).__name__, repr(r))
# case: b91
r = np.isnat(s.values)
result = r if isinstance(r, (pd.Series, pd.DataFrame, pd.Index)) else (type(r).__name__, repr(r))
# case: b92
r = s.values[:2].argmax()
result = r if isinstance(r, (pd.Series, pd.DataFrame, pd.Index)) else (type(r).__name__, repr(r))
# case: b93
r = dict(zip('ab', s.values))
result = r if isinstance(r, (pd.Series, pd.DataFrame, pd.Index)) else (type(r).__name__, repr(r))
# case: b94
r = set(s.dt.date.values[:1])
result = r if isinstance(r, (pd.Series, pd.DataFrame, pd.Index)) else (type(r).__name__, repr(r))
# case: b95
r = [type(v).__name__ for v in pd.DataFrame({'a':s}).values[0]]
result = r if isinstance(r, (pd.Series, pd.DataFrame, pd.Index)) else (type(r).__name__, repr(r))
# case: b96
r = pd.DataFrame({'a':s}).values
result = r if isinstance(r, (pd.Series, pd.DataFrame, pd.Index)) else (type(r).__name__, repr(r))
# case: b97
r = pd.DataFrame({'a':s}).values[0,0]
result = r if isinstance(r, (pd.Series, pd.DataFrame, pd.Index)) else (type(r).__name__, repr(r))
# case: b98
r = pd.DataFrame({'a':s}).to_numpy()[0]
result = r if isinstance(r, (pd.Series, pd.DataFrame, pd.Index)) else (type(r).__name__, repr(r))
# case: b99
r = pd.DataFrame({'a':s,'b':1}).values
result = r if isinstance(r, (pd.Series, pd.DataFrame, pd.Index)) else (type(r).__name__, repr(r))
# case: b100
r = pd.DataFrame({'a':s,'b':1}).values[0][0]
result = r if isinstance(r, (pd.Series, pd.DataFrame, pd.Index)) else (type(r).__name__, repr(r))
# case: b101
r = pd.DataFrame({'a':s}).iloc[0].values
result = r if isinstance(r, (pd.Series, pd.DataFrame, pd.Index)) else (type(r).__name__, repr(r))
# case: b102
r = np.datetime64('2024-01-01') in s.values
result = r if isinstance(r, (pd.Series, pd.DataFrame, pd.Index)) else (type(r).__name__, repr(r))
# case: b103
r = s.isin(np.array(['2024-01-05'],dtype='datetime64[D]'))
result = r if isinstance(r, (pd.Series, pd.DataFrame, pd.Index)) else (type(r).__name__, repr(r))
# case: b106
r = s[s == s.values[0]]
result = r if isinstance(r, (pd.Series, pd.DataFrame, pd.Index)) else (type(r).__name__, repr(r))
# case: b107
r = s.iloc[0] == s.values[0]
result = r if isinstance(r, (pd.Series, pd.DataFrame, pd.Index)) else (type(r).__name__, repr(r))
# case: b108
r = pd.Series(list(s.values)).dtype
result = r if isinstance(r, (pd.Series, pd.DataFrame, pd.Index)) else (type(r).__name__, repr(r))
# case: b109
r = pd.Series([s.values[0]]).dtype
result = r if isinstance(r, (pd.Series, pd.DataFrame, pd.Index)) else (type(r).__name__, repr(r))
# case: b110
r = pd.DataFrame({'d': [s.values[0], s.values[1]]}).dtypes
result = r if isinstance(r, (pd.Series, pd.DataFrame, pd.Index)) else (type(r).__name__, repr(r))
# case: b111
r = s.drop_duplicates().values[0]
result = r if isinstance(r, (pd.Series, pd.DataFrame, pd.Index)) else (type(r).__name__, repr(r))
# case: b112
r = s.mode().values[0]
result = r if isinstance(r, (pd.Series, pd.DataFrame, pd.Index)) else (type(r).__name__, repr(r))
# case: b113
r = s.sort_values().values[-1]
result = r if isinstance(r, (pd.Series, pd.DataFrame, pd.Index)) else (type(r).__name__, repr(r))
# case: b114
r = pd.Index(s.values)
result = r if isinstance(r, (pd.Series, pd.DataFrame, pd.Index)) else (type(r).__name__, repr(r))
# case: b115
r = s.groupby([1,1,2]).max().values[0]
result = r if isinstance(r, (pd.Series, pd.DataFrame, pd.Index)) else (type(r).__name__, repr(r))
