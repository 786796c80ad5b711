import numpy as np, pandas as pd, datetime as dt
s=pd.Series(pd.to_datetime(['2024-01-05 00:00','2024-02-07 03:04']))
v=s.values; w=v-v[0]
# case: c0
r = v + pd.Timedelta(1,'D')
result = r if isinstance(r, (pd.Series, pd.DataFrame, pd.Index)) else (type(r).__name__, repr(r))
# case: c1
r = v - pd.Timedelta(1,'D')
result = r if isinstance(r, (pd.Series, pd.DataFrame, pd.Index)) else (type(r).__name__, repr(r))
# case: c2
r = pd.Timedelta(1,'D') + v
result = r if isinstance(r, (pd.Series, pd.DataFrame, pd.Index)) else (type(r).__name__, repr(r))
# case: c3
r = pd.Timestamp('2024-03-01') - v
result = r if isinstance(r, (pd.Series, pd.DataFrame, pd.Index)) else (type(r).__name__, repr(r))
# case: c4
r = v - pd.Timestamp('2024-03-01')
result = r if isinstance(r, (pd.Series, pd.DataFrame, pd.Index)) else (type(r).__name__, repr(r))
# case: c5
r = v + dt.timedelta(1)
result = r if isinstance(r, (pd.Series, pd.DataFrame, pd.Index)) else (type(r).__name__, repr(r))
# case: c6
r = v - dt.timedelta(1)
result = r if isinstance(r, (pd.Series, pd.DataFrame, pd.Index)) else (type(r).__name__, repr(r))
# case: c7
r = w / pd.Timedelta(1,'D')
result = r if isinstance(r, (pd.Series, pd.DataFrame, pd.Index)) else (type(r).__name__, repr(r))
# case: c8
r = w / dt.timedelta(1)
result = r if isinstance(r, (pd.Series, pd.DataFrame, pd.Index)) else (type(r).__name__, repr(r))
# case: c9
r = w > pd.Timedelta(1,'D')
result = r if isinstance(r, (pd.Series, pd.DataFrame, pd.Index)) else (type(r).__name__, repr(r))
# case: c10
r = w > dt.timedelta(1)
result = r if isinstance(r, (pd.Series, pd.DataFrame, pd.Index)) else (type(r).__name__, repr(r))
# case: c11
r = w > np.timedelta64(1,'D')
result = r if isinstance(r, (pd.Series, pd.DataFrame, pd.Index)) else (type(r).__name__, repr(r))
# case: c12
r = w == pd.Timedelta(0)
result = r if isinstance(r, (pd.Series, pd.DataFrame, pd.Index)) else (type(r).__name__, repr(r))
# case: c13
r = v == pd.Timestamp('2024-01-05')
result = r if isinstance(r, (pd.Series, pd.DataFrame, pd.Index)) else (type(r).__name__, repr(r))
# case: c14
r = v == dt.datetime(2024,1,5)
result = r if isinstance(r, (pd.Series, pd.DataFrame, pd.Index)) else (type(r).__name__, repr(r))
# case: c15
r = v == dt.date(2024,1,5)
result = r if isinstance(r, (pd.Series, pd.DataFrame, pd.Index)) else (type(r).__name__, repr(r))
# case: c16
r = v >= dt.date(2024,1,5)
result = r if isinstance(r, (pd.Series, pd.DataFrame, pd.Index)) else (type(r).__name__, repr(r))
# case: c17
r = v + pd.DateOffset(days=1)
result = r if isinstance(r, (pd.Series, pd.DataFrame, pd.Index)) else (type(r).__name__, repr(r))
# case: c18
r = v + pd.offsets.Day(1)
result = r if isinstance(r, (pd.Series, pd.DataFrame, pd.Index)) else (type(r).__name__, repr(r))
# case: c19
r = w * 2
result = r if isinstance(r, (pd.Series, pd.DataFrame, pd.Index)) else (type(r).__name__, repr(r))
# case: c20
r = w / 2
result = r if isinstance(r, (pd.Series, pd.DataFrame, pd.Index)) else (type(r).__name__, repr(r))
# case: c22
r = w.astype('timedelta64[D]') / np.timedelta64(1, 'D')
result = r if isinstance(r, (pd.Series, pd.DataFrame, pd.Index)) else (type(r).__name__, repr(r))
# case: c23
r = w.astype('timedelta64[h]') / 2
result = r if isinstance(r, (pd.Series, pd.DataFrame, pd.Index)) else (type(r).__name__, repr(r))
# case: c24
r = w + w
result = r if isinstance(r, (pd.Series, pd.DataFrame, pd.Index)) else (type(r).__name__, repr(r))
# case: c25
r = w.sum() / np.timedelta64(1,'h')
result = r if isinstance(r, (pd.Series, pd.DataFrame, pd.Index)) else (type(r).__name__, repr(r))
# case: c26
r = np.abs(w)
result = r if isinstance(r, (pd.Series, pd.DataFrame, pd.Index)) else (type(r).__name__, repr(r))
# case: c28
r = np.sum(w)
result = r if isinstance(r, (pd.Series, pd.DataFrame, pd.Index)) else (type(r).__name__, repr(r))
# case: c29
r = v.mean()
result = r if isinstance(r, (pd.Series, pd.DataFrame, pd.Index)) else (type(r).__name__, repr(r))
# case: c30
r = np.mean(s)
result = r if isinstance(r, (pd.Series, pd.DataFrame, pd.Index)) else (type(r).__name__, repr(r))
# case: c31
r = v.astype('datetime64[D]') + 1
result = r if isinstance(r, (pd.Series, pd.DataFrame, pd.Index)) else (type(r).__name__, repr(r))
# case: c32
r = v.astype('datetime64[D]') - v.astype('datetime64[D]')[0]
result = r if isinstance(r, (pd.Series, pd.DataFrame, pd.Index)) else (type(r).__name__, repr(r))
# case: c33
r = v.astype('datetime64[D]')[1] - v.astype('datetime64[D]')[0]
result = r if isinstance(r, (pd.Series, pd.DataFrame, pd.Index)) else (type(r).__name__, repr(r))
# case: c34
r = [str(x) for x in v.astype('datetime64[D]')]
result = r if isinstance(r, (pd.Series, pd.DataFrame, pd.Index)) else (type(r).__name__, repr(r))
# case: c35
r = [x.astype(object) for x in v.astype('datetime64[D]')]
result = r if isinstance(r, (pd.Series, pd.DataFrame, pd.Index)) else (type(r).__name__, repr(r))
# case: c36
r = [pd.Timestamp(x).strftime('%d.%m') for x in v]
result = r if isinstance(r, (pd.Series, pd.DataFrame, pd.Index)) else (type(r).__name__, repr(r))
# case: c37
r = [f"{x}" for x in v]
result = r if isinstance(r, (pd.Series, pd.DataFrame, pd.Index)) else (type(r).__name__, repr(r))
# case: c38
r = sorted(v, reverse=True)
result = r if isinstance(r, (pd.Series, pd.DataFrame, pd.Index)) else (type(r).__name__, repr(r))
# case: c39
r = v[v > np.datetime64('2024-01-06')]
result = r if isinstance(r, (pd.Series, pd.DataFrame, pd.Index)) else (type(r).__name__, repr(r))
# case: c40
r = v[::-1]
result = r if isinstance(r, (pd.Series, pd.DataFrame, pd.Index)) else (type(r).__name__, repr(r))
# case: c41
r = np.append(v, np.datetime64('2024-03-01'))
result = r if isinstance(r, (pd.Series, pd.DataFrame, pd.Index)) else (type(r).__name__, repr(r))
# case: c42
r = np.concatenate([v, v[:1]])
result = r if isinstance(r, (pd.Series, pd.DataFrame, pd.Index)) else (type(r).__name__, repr(r))
# case: c43
r = np.isin(v, [np.datetime64('2024-01-05')])
result = r if isinstance(r, (pd.Series, pd.DataFrame, pd.Index)) else (type(r).__name__, repr(r))
# case: c44
r = np.searchsorted(v, np.datetime64('2024-01-06'))
result = r if isinstance(r, (pd.Series, pd.DataFrame, pd.Index)) else (type(r).__name__, repr(r))
# case: c45
r = np.clip(v, np.datetime64('2024-01-06'), None)
result = r if isinstance(r, (pd.Series, pd.DataFrame, pd.Index)) else (type(r).__name__, repr(r))
# case: c46
r = np.maximum(v, np.datetime64('2024-01-06'))
result = r if isinstance(r, (pd.Series, pd.DataFrame, pd.Index)) else (type(r).__name__, repr(r))
# case: c47
r = np.arange('2024-01-01','2024-01-15', np.timedelta64(7,'D'), dtype='datetime64[D]')
result = r if isinstance(r, (pd.Series, pd.DataFrame, pd.Index)) else (type(r).__name__, repr(r))
# case: c48
r = np.arange(np.datetime64('2024-01-01'), np.datetime64('2024-01-03'), np.timedelta64(12,'h'))
result = r if isinstance(r, (pd.Series, pd.DataFrame, pd.Index)) else (type(r).__name__, repr(r))
# case: c49
r = np.arange('2024-01', '2024-04', dtype='datetime64[M]').astype('datetime64[D]')
result = r if isinstance(r, (pd.Series, pd.DataFrame, pd.Index)) else (type(r).__name__, repr(r))
# case: c50
r = pd.DatetimeIndex(v)[0]
result = r if isinstance(r, (pd.Series, pd.DataFrame, pd.Index)) else (type(r).__name__, repr(r))
# case: c51
r = pd.DataFrame({'a': v}).loc[0,'a']
result = r if isinstance(r, (pd.Series, pd.DataFrame, pd.Index)) else (type(r).__name__, repr(r))
# case: c52
r = pd.Series(v)[0]
result = r if isinstance(r, (pd.Series, pd.DataFrame, pd.Index)) else (type(r).__name__, repr(r))
# case: c53
r = pd.Series([pd.Timestamp('2024-01-01')]).values[0] == np.datetime64('2024-01-01')
result = r if isinstance(r, (pd.Series, pd.DataFrame, pd.Index)) else (type(r).__name__, repr(r))
# case: c54
r = {str(k): 1 for k in v}
result = r if isinstance(r, (pd.Series, pd.DataFrame, pd.Index)) else (type(r).__name__, repr(r))
# case: c55
r = np.unique(v, return_counts=True)
result = r if isinstance(r, (pd.Series, pd.DataFrame, pd.Index)) else (type(r).__name__, repr(r))
# case: c56
r = min(v), max(v)
result = r if isinstance(r, (pd.Series, pd.DataFrame, pd.Index)) else (type(r).__name__, repr(r))
# case: c57
r = v.min() == s.min()
result = r if isinstance(r, (pd.Series, pd.DataFrame, pd.Index)) else (type(r).__name__, repr(r))
# case: c58
r = v.ptp() if hasattr(v,'ptp') else np.ptp(v)
result = r if isinstance(r, (pd.Series, pd.DataFrame, pd.Index)) else (type(r).__name__, repr(r))
# case: c59
r = s.dt.to_period('M').values
result = r if isinstance(r, (pd.Series, pd.DataFrame, pd.Index)) else (type(r).__name__, repr(r))
# case: c61
r = s.dt.date.unique()
result = r if isinstance(r, (pd.Series, pd.DataFrame, pd.Index)) else (type(r).__name__, repr(r))
# case: c63
r = list(s.unique())
result = r if isinstance(r, (pd.Series, pd.DataFrame, pd.Index)) else (type(r).__name__, repr(r))
# case: c64
r = s.unique().tolist()
result = r if isinstance(r, (pd.Series, pd.DataFrame, pd.Index)) else (type(r).__name__, repr(r))
# case: c65
r = s.unique()[0]
result = r if isinstance(r, (pd.Series, pd.DataFrame, pd.Index)) else (type(r).__name__, repr(r))
# case: c66
r = pd.unique(s)
result = r if isinstance(r, (pd.Series, pd.DataFrame, pd.Index)) else (type(r).__name__, repr(r))
# case: c67
r = pd.unique(v)
result = r if isinstance(r, (pd.Series, pd.DataFrame, pd.Index)) else (type(r).__name__, repr(r))
# case: c68
r = s.array[0]
result = r if isinstance(r, (pd.Series, pd.DataFrame, pd.Index)) else (type(r).__name__, repr(r))
# case: c69
r = s.to_list()
result = r if isinstance(r, (pd.Series, pd.DataFrame, pd.Index)) else (type(r).__name__, repr(r))
# case: c70
r = s.dt.normalize().values.astype('datetime64[D]')
result = r if isinstance(r, (pd.Series, pd.DataFrame, pd.Index)) else (type(r).__name__, repr(r))
# case: c71
r = np.array(['2024-01-05', 'NaT'], dtype='datetime64[D]')
result = r if isinstance(r, (pd.Series, pd.DataFrame, pd.Index)) else (type(r).__name__, repr(r))
# case: c72
r = np.array([1,2,3], dtype='timedelta64[h]').sum()
result = r if isinstance(r, (pd.Series, pd.DataFrame, pd.Index)) else (type(r).__name__, repr(r))
# case: c74
r = pd.Timedelta(np.timedelta64(90,'m'))
result = r if isinstance(r, (pd.Series, pd.DataFrame, pd.Index)) else (type(r).__name__, repr(r))
# case: c75
r = pd.Timestamp(np.datetime64('2024-01'))
result = r if isinstance(r, (pd.Series, pd.DataFrame, pd.Index)) else (type(r).__name__, repr(r))
# case: c78
r = np.datetime64('2024-01-05') - np.timedelta64(1,'h')
result = r if isinstance(r, (pd.Series, pd.DataFrame, pd.Index)) else (type(r).__name__, repr(r))
# case: c79
r = (np.datetime64('2024-03-05') - np.datetime64('2024-01-01')).astype(int)
result = r if isinstance(r, (pd.Series, pd.DataFrame, pd.Index)) else (type(r).__name__, repr(r))
# case: c80
r = int((np.datetime64('2024-03-05') - np.datetime64('2024-01-01')) / np.timedelta64(1,'D'))
result = r if isinstance(r, (pd.Series, pd.DataFrame, pd.Index)) else (type(r).__name__, repr(r))
# case: c81
r = (np.datetime64('2024-03-05') - np.datetime64('2024-01-01')).item().days
result = r if isinstance(r, (pd.Series, pd.DataFrame, pd.Index)) else (type(r).__name__, repr(r))
# case: c82
r = (np.datetime64('2024-01-05').astype('datetime64[D]').view('int64') - 4) % 7
result = r if isinstance(r, (pd.Series, pd.DataFrame, pd.Index)) else (type(r).__name__, repr(r))
# case: c83
r = np.datetime64('2024-01-05').astype('datetime64[Y]').astype(int) + 1970
result = r if isinstance(r, (pd.Series, pd.DataFrame, pd.Index)) else (type(r).__name__, repr(r))
# case: c84
r = np.datetime64('2024-05-05').astype('datetime64[M]').astype(int) % 12 + 1
result = r if isinstance(r, (pd.Series, pd.DataFrame, pd.Index)) else (type(r).__name__, repr(r))
# case: c85
r = np.datetime64('2024-05-05') < pd.Timestamp('2024-06-01') < np.datetime64('2025-01-01')
result = r if isinstance(r, (pd.Series, pd.DataFrame, pd.Index)) else (type(r).__name__, repr(r))
# case: c86
r = s.apply(lambda x: np.datetime64(x, 'D')).dtype
result = r if isinstance(r, (pd.Series, pd.DataFrame, pd.Index)) else (type(r).__name__, repr(r))
# case: c87
r = s.map(lambda x: x.to_datetime64())
result = r if isinstance(r, (pd.Series, pd.DataFrame, pd.Index)) else (type(r).__name__, repr(r))
# case: c88
r = s[0].to_datetime64()
result = r if isinstance(r, (pd.Series, pd.DataFrame, pd.Index)) else (type(r).__name__, repr(r))
# case: c89
r = s[0].to_numpy()
result = r if isinstance(r, (pd.Series, pd.DataFrame, pd.Index)) else (type(r).__name__, repr(r))
# case: c90
r = pd.Timedelta('1D').to_timedelta64()
result = r if isinstance(r, (pd.Series, pd.DataFrame, pd.Index)) else (type(r).__name__, repr(r))
# case: c91
r = s.diff().values[1]
result = r if isinstance(r, (pd.Series, pd.DataFrame, pd.Index)) else (type(r).__name__, repr(r))
# case: c92
r = s.diff().dt.total_seconds().values
result = r if isinstance(r, (pd.Series, pd.DataFrame, pd.Index)) else (type(r).__name__, repr(r))
# case: c93
r = np.nan in v
result = r if isinstance(r, (pd.Series, pd.DataFrame, pd.Index)) else (type(r).__name__, repr(r))
# case: c94
r = pd.NaT in v
result = r if isinstance(r, (pd.Series, pd.DataFrame, pd.Index)) else (type(r).__name__, repr(r))
# case: c95
r = len(set(v))
result = r if isinstance(r, (pd.Series, pd.DataFrame, pd.Index)) else (type(r).__name__, repr(r))
# case: c97
r = np.issubdtype(v.dtype, np.datetime64)
result = r if isinstance(r, (pd.Series, pd.DataFrame, pd.Index)) else (type(r).__name__, repr(r))
# case: c99
r = isinstance(v[0], (pd.Timestamp, np.datetime64))
result = r if isinstance(r, (pd.Series, pd.DataFrame, pd.Index)) else (type(r).__name__, repr(r))
# case: c100
r = v.reshape(2,1)
result = r if isinstance(r, (pd.Series, pd.DataFrame, pd.Index)) else (type(r).__name__, repr(r))
# case: c101
r = v.tolist()
result = r if isinstance(r, (pd.Series, pd.DataFrame, pd.Index)) else (type(r).__name__, repr(r))
# case: c102
r = np.where(v > np.datetime64('2024-01-06'), 'late', 'early')
result = r if isinstance(r, (pd.Series, pd.DataFrame, pd.Index)) else (type(r).__name__, repr(r))
# case: c103
r = np.where(v > np.datetime64('2024-01-06'), v, np.datetime64('NaT'))
result = r if isinstance(r, (pd.Series, pd.DataFrame, pd.Index)) else (type(r).__name__, repr(r))
# case: c104
r = np.select([v > np.datetime64('2024-01-06')], [v], default=np.datetime64('2024-01-01'))
result = r if isinstance(r, (pd.Series, pd.DataFrame, pd.Index)) else (type(r).__name__, repr(r))
# case: c105
r = pd.Series(np.where(v > np.datetime64('2024-01-06'), v, np.datetime64('2020-01-01', 'ns')))
result = r if isinstance(r, (pd.Series, pd.DataFrame, pd.Index)) else (type(r).__name__, repr(r))
# case: c106
r = np.datetime64(s[0])
result = r if isinstance(r, (pd.Series, pd.DataFrame, pd.Index)) else (type(r).__name__, repr(r))
# case: c107
r = np.datetime64(s[0], 'D')
result = r if isinstance(r, (pd.Series, pd.DataFrame, pd.Index)) else (type(r).__name__, repr(r))
# case: c108
r = np.array(s.dt.date)
result = r if isinstance(r, (pd.Series, pd.DataFrame, pd.Index)) else (type(r).__name__, repr(r))
# case: c109
r = np.array(s, dtype='datetime64[D]')
result = r if isinstance(r, (pd.Series, pd.DataFrame, pd.Index)) else (type(r).__name__, repr(r))
# case: c110
r = s.to_numpy(dtype='datetime64[D]')
result = r if isinstance(r, (pd.Series, pd.DataFrame, pd.Index)) else (type(r).__name__, repr(r))
# case: c111
r = np.array([s[0], s[1]])
result = r if isinstance(r, (pd.Series, pd.DataFrame, pd.Index)) else (type(r).__name__, repr(r))
# case: c112
r = np.array(['2024-01-05', '2024-02-07'], dtype=np.datetime64)
result = r if isinstance(r, (pd.Series, pd.DataFrame, pd.Index)) else (type(r).__name__, repr(r))
# case: c113
r = np.diff(np.array(['2024-01-05', '2024-02-07'], dtype='datetime64[D]'))
result = r if isinstance(r, (pd.Series, pd.DataFrame, pd.Index)) else (type(r).__name__, repr(r))
# case: c114
r = np.diff(np.array(['2024-01-05', '2024-02-07'], dtype='datetime64[D]')).astype(int)
result = r if isinstance(r, (pd.Series, pd.DataFrame, pd.Index)) else (type(r).__name__, repr(r))
# case: c115
r = s.astype('int64').values[0] == v[0].astype('int64')
result = r if isinstance(r, (pd.Series, pd.DataFrame, pd.Index)) else (type(r).__name__, repr(r))
