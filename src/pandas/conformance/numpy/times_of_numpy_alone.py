import numpy as np, pandas as pd, datetime as dt
d=np.datetime64('2024-01-05'); n=pd.Series(pd.to_datetime(['2024-01-05 12:30'])).values[0]
td=np.timedelta64(3,'D'); s=td
# case: a0
r = d - dt.date(2024,1,1)
result = r if isinstance(r, (pd.Series, pd.DataFrame, pd.Index)) else (type(r).__name__, repr(r))
# case: a1
r = d - dt.datetime(2024,1,1)
result = r if isinstance(r, (pd.Series, pd.DataFrame, pd.Index)) else (type(r).__name__, repr(r))
# case: a2
r = n - dt.datetime(2024,1,1)
result = r if isinstance(r, (pd.Series, pd.DataFrame, pd.Index)) else (type(r).__name__, repr(r))
# case: a3
r = n - dt.date(2024,1,1)
result = r if isinstance(r, (pd.Series, pd.DataFrame, pd.Index)) else (type(r).__name__, repr(r))
# case: a4
r = dt.datetime(2024,1,1) - d
result = r if isinstance(r, (pd.Series, pd.DataFrame, pd.Index)) else (type(r).__name__, repr(r))
# case: a5
r = d == '2024-01-05'
result = r if isinstance(r, (pd.Series, pd.DataFrame, pd.Index)) else (type(r).__name__, repr(r))
# case: a6
r = d < '2024-01-06'
result = r if isinstance(r, (pd.Series, pd.DataFrame, pd.Index)) else (type(r).__name__, repr(r))
# case: a7
r = n > '2024-01-01'
result = r if isinstance(r, (pd.Series, pd.DataFrame, pd.Index)) else (type(r).__name__, repr(r))
# case: a8
r = n == dt.datetime(2024,1,5,12,30)
result = r if isinstance(r, (pd.Series, pd.DataFrame, pd.Index)) else (type(r).__name__, repr(r))
# case: a9
r = d == dt.date(2024,1,5)
result = r if isinstance(r, (pd.Series, pd.DataFrame, pd.Index)) else (type(r).__name__, repr(r))
# case: a10
r = n > dt.date(2024,1,1)
result = r if isinstance(r, (pd.Series, pd.DataFrame, pd.Index)) else (type(r).__name__, repr(r))
# case: a11
r = n < d
result = r if isinstance(r, (pd.Series, pd.DataFrame, pd.Index)) else (type(r).__name__, repr(r))
# case: a12
r = int(n)
result = r if isinstance(r, (pd.Series, pd.DataFrame, pd.Index)) else (type(r).__name__, repr(r))
# case: a13
r = float(n)
result = r if isinstance(r, (pd.Series, pd.DataFrame, pd.Index)) else (type(r).__name__, repr(r))
# case: a14
r = int(d)
result = r if isinstance(r, (pd.Series, pd.DataFrame, pd.Index)) else (type(r).__name__, repr(r))
# case: a15
r = int(td)
result = r if isinstance(r, (pd.Series, pd.DataFrame, pd.Index)) else (type(r).__name__, repr(r))
# case: a16
r = float(td)
result = r if isinstance(r, (pd.Series, pd.DataFrame, pd.Index)) else (type(r).__name__, repr(r))
# case: a17
r = bool(td)
result = r if isinstance(r, (pd.Series, pd.DataFrame, pd.Index)) else (type(r).__name__, repr(r))
# case: a18
r = d + 1
result = r if isinstance(r, (pd.Series, pd.DataFrame, pd.Index)) else (type(r).__name__, repr(r))
# case: a19
r = d + td
result = r if isinstance(r, (pd.Series, pd.DataFrame, pd.Index)) else (type(r).__name__, repr(r))
# case: a20
r = n + td
result = r if isinstance(r, (pd.Series, pd.DataFrame, pd.Index)) else (type(r).__name__, repr(r))
# case: a21
r = n - d
result = r if isinstance(r, (pd.Series, pd.DataFrame, pd.Index)) else (type(r).__name__, repr(r))
# case: a22
r = (n - d)
result = r if isinstance(r, (pd.Series, pd.DataFrame, pd.Index)) else (type(r).__name__, repr(r))
# case: a23
r = td / np.timedelta64(1,'h')
result = r if isinstance(r, (pd.Series, pd.DataFrame, pd.Index)) else (type(r).__name__, repr(r))
# case: a25
r = td % np.timedelta64(2,'D')
result = r if isinstance(r, (pd.Series, pd.DataFrame, pd.Index)) else (type(r).__name__, repr(r))
# case: a26
r = td * 1.5
result = r if isinstance(r, (pd.Series, pd.DataFrame, pd.Index)) else (type(r).__name__, repr(r))
# case: a27
r = td / 2
result = r if isinstance(r, (pd.Series, pd.DataFrame, pd.Index)) else (type(r).__name__, repr(r))
# case: a28
r = td // 2
result = r if isinstance(r, (pd.Series, pd.DataFrame, pd.Index)) else (type(r).__name__, repr(r))
# case: a29
r = td * 2
result = r if isinstance(r, (pd.Series, pd.DataFrame, pd.Index)) else (type(r).__name__, repr(r))
# case: a30
r = -td
result = r if isinstance(r, (pd.Series, pd.DataFrame, pd.Index)) else (type(r).__name__, repr(r))
# case: a31
r = abs(td)
result = r if isinstance(r, (pd.Series, pd.DataFrame, pd.Index)) else (type(r).__name__, repr(r))
# case: a32
r = td + 1
result = r if isinstance(r, (pd.Series, pd.DataFrame, pd.Index)) else (type(r).__name__, repr(r))
# case: a33
r = d - pd.Timestamp('2024-01-01')
result = r if isinstance(r, (pd.Series, pd.DataFrame, pd.Index)) else (type(r).__name__, repr(r))
# case: a34
r = pd.Timestamp('2024-01-01') - d
result = r if isinstance(r, (pd.Series, pd.DataFrame, pd.Index)) else (type(r).__name__, repr(r))
# case: a35
r = d + pd.Timedelta(1,'D')
result = r if isinstance(r, (pd.Series, pd.DataFrame, pd.Index)) else (type(r).__name__, repr(r))
# case: a36
r = td + pd.Timedelta(1,'D')
result = r if isinstance(r, (pd.Series, pd.DataFrame, pd.Index)) else (type(r).__name__, repr(r))
# case: a37
r = td + pd.Timestamp('2024-01-01')
result = r if isinstance(r, (pd.Series, pd.DataFrame, pd.Index)) else (type(r).__name__, repr(r))
# case: a38
r = td / pd.Timedelta(1,'D')
result = r if isinstance(r, (pd.Series, pd.DataFrame, pd.Index)) else (type(r).__name__, repr(r))
# case: a39
r = pd.Timedelta(1,'D') / td
result = r if isinstance(r, (pd.Series, pd.DataFrame, pd.Index)) else (type(r).__name__, repr(r))
# case: a40
r = pd.Timedelta(1,'D') > td
result = r if isinstance(r, (pd.Series, pd.DataFrame, pd.Index)) else (type(r).__name__, repr(r))
# case: a41
r = td == pd.Timedelta(3,'D')
result = r if isinstance(r, (pd.Series, pd.DataFrame, pd.Index)) else (type(r).__name__, repr(r))
# case: a42
r = td == dt.timedelta(3)
result = r if isinstance(r, (pd.Series, pd.DataFrame, pd.Index)) else (type(r).__name__, repr(r))
# case: a43
r = td + dt.timedelta(3)
result = r if isinstance(r, (pd.Series, pd.DataFrame, pd.Index)) else (type(r).__name__, repr(r))
# case: a44
r = d + dt.timedelta(3)
result = r if isinstance(r, (pd.Series, pd.DataFrame, pd.Index)) else (type(r).__name__, repr(r))
# case: a45
r = n + dt.timedelta(3)
result = r if isinstance(r, (pd.Series, pd.DataFrame, pd.Index)) else (type(r).__name__, repr(r))
# case: a46
r = dt.date(2024,1,1) + td
result = r if isinstance(r, (pd.Series, pd.DataFrame, pd.Index)) else (type(r).__name__, repr(r))
# case: a47
r = dt.datetime(2024,1,1) + td
result = r if isinstance(r, (pd.Series, pd.DataFrame, pd.Index)) else (type(r).__name__, repr(r))
# case: a50
r = {pd.Timestamp(n): 1}.get(n)
result = r if isinstance(r, (pd.Series, pd.DataFrame, pd.Index)) else (type(r).__name__, repr(r))
# case: a51
r = {n: 1}.get(pd.Timestamp(n))
result = r if isinstance(r, (pd.Series, pd.DataFrame, pd.Index)) else (type(r).__name__, repr(r))
# case: a52
r = {d: 1}.get(dt.date(2024,1,5))
result = r if isinstance(r, (pd.Series, pd.DataFrame, pd.Index)) else (type(r).__name__, repr(r))
# case: a53
r = f"{n}"
result = r if isinstance(r, (pd.Series, pd.DataFrame, pd.Index)) else (type(r).__name__, repr(r))
# case: a54
r = f"{d:>15}"
result = r if isinstance(r, (pd.Series, pd.DataFrame, pd.Index)) else (type(r).__name__, repr(r))
# case: a55
r = str(td)
result = r if isinstance(r, (pd.Series, pd.DataFrame, pd.Index)) else (type(r).__name__, repr(r))
# case: a56
r = str(np.timedelta64(1,'h'))
result = r if isinstance(r, (pd.Series, pd.DataFrame, pd.Index)) else (type(r).__name__, repr(r))
# case: a57
r = str(n - n)
result = r if isinstance(r, (pd.Series, pd.DataFrame, pd.Index)) else (type(r).__name__, repr(r))
# case: a58
r = repr(n - d)
result = r if isinstance(r, (pd.Series, pd.DataFrame, pd.Index)) else (type(r).__name__, repr(r))
# case: a59
r = n.astype('datetime64[D]')
result = r if isinstance(r, (pd.Series, pd.DataFrame, pd.Index)) else (type(r).__name__, repr(r))
# case: a60
r = n.astype('datetime64[M]')
result = r if isinstance(r, (pd.Series, pd.DataFrame, pd.Index)) else (type(r).__name__, repr(r))
# case: a61
r = n.astype('datetime64[h]')
result = r if isinstance(r, (pd.Series, pd.DataFrame, pd.Index)) else (type(r).__name__, repr(r))
# case: a62
r = n.astype('datetime64[s]')
result = r if isinstance(r, (pd.Series, pd.DataFrame, pd.Index)) else (type(r).__name__, repr(r))
# case: a63
r = n.astype('datetime64[us]')
result = r if isinstance(r, (pd.Series, pd.DataFrame, pd.Index)) else (type(r).__name__, repr(r))
# case: a65
r = n.astype(int)
result = r if isinstance(r, (pd.Series, pd.DataFrame, pd.Index)) else (type(r).__name__, repr(r))
# case: a66
r = n.astype('int64')
result = r if isinstance(r, (pd.Series, pd.DataFrame, pd.Index)) else (type(r).__name__, repr(r))
# case: a67
r = n.astype(object)
result = r if isinstance(r, (pd.Series, pd.DataFrame, pd.Index)) else (type(r).__name__, repr(r))
# case: a68
r = d.astype(object)
result = r if isinstance(r, (pd.Series, pd.DataFrame, pd.Index)) else (type(r).__name__, repr(r))
# case: a69
r = d.astype(int)
result = r if isinstance(r, (pd.Series, pd.DataFrame, pd.Index)) else (type(r).__name__, repr(r))
# case: a70
r = n.item()
result = r if isinstance(r, (pd.Series, pd.DataFrame, pd.Index)) else (type(r).__name__, repr(r))
# case: a71
r = d.item()
result = r if isinstance(r, (pd.Series, pd.DataFrame, pd.Index)) else (type(r).__name__, repr(r))
# case: a72
r = n.tolist()
result = r if isinstance(r, (pd.Series, pd.DataFrame, pd.Index)) else (type(r).__name__, repr(r))
# case: a73
r = np.datetime64('2024-01-05T12:00').item()
result = r if isinstance(r, (pd.Series, pd.DataFrame, pd.Index)) else (type(r).__name__, repr(r))
# case: a74
r = (n-d).astype('timedelta64[D]')
result = r if isinstance(r, (pd.Series, pd.DataFrame, pd.Index)) else (type(r).__name__, repr(r))
# case: a75
r = (n-d).astype(int)
result = r if isinstance(r, (pd.Series, pd.DataFrame, pd.Index)) else (type(r).__name__, repr(r))
# case: a76
r = (n-d).astype('timedelta64[s]').astype(int)
result = r if isinstance(r, (pd.Series, pd.DataFrame, pd.Index)) else (type(r).__name__, repr(r))
# case: a77
r = (n-d).item()
result = r if isinstance(r, (pd.Series, pd.DataFrame, pd.Index)) else (type(r).__name__, repr(r))
# case: a78
r = td.item()
result = r if isinstance(r, (pd.Series, pd.DataFrame, pd.Index)) else (type(r).__name__, repr(r))
# case: a79
r = n.dtype
result = r if isinstance(r, (pd.Series, pd.DataFrame, pd.Index)) else (type(r).__name__, repr(r))
# case: a82
r = type(n)
result = r if isinstance(r, (pd.Series, pd.DataFrame, pd.Index)) else (type(r).__name__, repr(r))
# case: a83
r = type(td)
result = r if isinstance(r, (pd.Series, pd.DataFrame, pd.Index)) else (type(r).__name__, repr(r))
# case: a84
r = isinstance(n, np.datetime64)
result = r if isinstance(r, (pd.Series, pd.DataFrame, pd.Index)) else (type(r).__name__, repr(r))
# case: a85
r = isinstance(n, dt.datetime)
result = r if isinstance(r, (pd.Series, pd.DataFrame, pd.Index)) else (type(r).__name__, repr(r))
# case: a86
r = isinstance(n, np.generic)
result = r if isinstance(r, (pd.Series, pd.DataFrame, pd.Index)) else (type(r).__name__, repr(r))
# case: a87
r = np.isnat(n)
result = r if isinstance(r, (pd.Series, pd.DataFrame, pd.Index)) else (type(r).__name__, repr(r))
# case: a88
r = pd.isna(np.datetime64('NaT'))
result = r if isinstance(r, (pd.Series, pd.DataFrame, pd.Index)) else (type(r).__name__, repr(r))
# case: a89
r = np.datetime64('NaT') == np.datetime64('NaT')
result = r if isinstance(r, (pd.Series, pd.DataFrame, pd.Index)) else (type(r).__name__, repr(r))
# case: a92
r = np.datetime64('2024-01')
result = r if isinstance(r, (pd.Series, pd.DataFrame, pd.Index)) else (type(r).__name__, repr(r))
# case: a93
r = np.datetime64('2024')
result = r if isinstance(r, (pd.Series, pd.DataFrame, pd.Index)) else (type(r).__name__, repr(r))
# case: a94
r = np.datetime64('2024-01-05 12:30')
result = r if isinstance(r, (pd.Series, pd.DataFrame, pd.Index)) else (type(r).__name__, repr(r))
# case: a95
r = np.datetime64('2024-01-05 12:30:15')
result = r if isinstance(r, (pd.Series, pd.DataFrame, pd.Index)) else (type(r).__name__, repr(r))
# case: a96
r = np.datetime64('2024-01-05T12:30:15.123')
result = r if isinstance(r, (pd.Series, pd.DataFrame, pd.Index)) else (type(r).__name__, repr(r))
# case: a97
r = np.datetime64('2024-01-05T12')
result = r if isinstance(r, (pd.Series, pd.DataFrame, pd.Index)) else (type(r).__name__, repr(r))
# case: a98
r = np.datetime64(dt.date(2024,1,1))
result = r if isinstance(r, (pd.Series, pd.DataFrame, pd.Index)) else (type(r).__name__, repr(r))
# case: a99
r = np.datetime64(dt.datetime(2024,1,1,3))
result = r if isinstance(r, (pd.Series, pd.DataFrame, pd.Index)) else (type(r).__name__, repr(r))
# case: a100
r = np.datetime64(pd.Timestamp('2024-01-01'))
result = r if isinstance(r, (pd.Series, pd.DataFrame, pd.Index)) else (type(r).__name__, repr(r))
# case: a101
r = np.datetime64('2024-01-05','ns')
result = r if isinstance(r, (pd.Series, pd.DataFrame, pd.Index)) else (type(r).__name__, repr(r))
# case: a102
r = np.datetime64('2024-01-05','h')
result = r if isinstance(r, (pd.Series, pd.DataFrame, pd.Index)) else (type(r).__name__, repr(r))
# case: a103
r = np.datetime64('2024-03-05','M')
result = r if isinstance(r, (pd.Series, pd.DataFrame, pd.Index)) else (type(r).__name__, repr(r))
# case: a104
r = np.datetime64(19000,'D')
result = r if isinstance(r, (pd.Series, pd.DataFrame, pd.Index)) else (type(r).__name__, repr(r))
# case: a105
r = np.timedelta64(dt.timedelta(days=1))
result = r if isinstance(r, (pd.Series, pd.DataFrame, pd.Index)) else (type(r).__name__, repr(r))
# case: a106
r = np.timedelta64(pd.Timedelta('1D'))
result = r if isinstance(r, (pd.Series, pd.DataFrame, pd.Index)) else (type(r).__name__, repr(r))
# case: a108
r = np.timedelta64(1,'M')
result = r if isinstance(r, (pd.Series, pd.DataFrame, pd.Index)) else (type(r).__name__, repr(r))
# case: a109
r = np.datetime64('2024-01') + np.timedelta64(1,'M')
result = r if isinstance(r, (pd.Series, pd.DataFrame, pd.Index)) else (type(r).__name__, repr(r))
# case: a110
r = np.datetime64('2024-01-31') + np.timedelta64(1,'M')
result = r if isinstance(r, (pd.Series, pd.DataFrame, pd.Index)) else (type(r).__name__, repr(r))
# case: a111
r = np.datetime64('2024-03') - np.datetime64('2023-01')
result = r if isinstance(r, (pd.Series, pd.DataFrame, pd.Index)) else (type(r).__name__, repr(r))
# case: a112
r = np.datetime64('2024-03') + 2
result = r if isinstance(r, (pd.Series, pd.DataFrame, pd.Index)) else (type(r).__name__, repr(r))
# case: a113
r = np.datetime64('2024') + 1
result = r if isinstance(r, (pd.Series, pd.DataFrame, pd.Index)) else (type(r).__name__, repr(r))
# case: a114
r = round(td)
result = r if isinstance(r, (pd.Series, pd.DataFrame, pd.Index)) else (type(r).__name__, repr(r))
# case: a115
r = n.year
result = r if isinstance(r, (pd.Series, pd.DataFrame, pd.Index)) else (type(r).__name__, repr(r))
# case: a116
r = (n-d).days
result = r if isinstance(r, (pd.Series, pd.DataFrame, pd.Index)) else (type(r).__name__, repr(r))
# case: a117
r = max(n,d)
result = r if isinstance(r, (pd.Series, pd.DataFrame, pd.Index)) else (type(r).__name__, repr(r))
# case: a118
r = sorted([n,d])
result = r if isinstance(r, (pd.Series, pd.DataFrame, pd.Index)) else (type(r).__name__, repr(r))
# case: a119
r = pd.Timestamp(n)
result = r if isinstance(r, (pd.Series, pd.DataFrame, pd.Index)) else (type(r).__name__, repr(r))
# case: a120
r = pd.Timestamp(d)
result = r if isinstance(r, (pd.Series, pd.DataFrame, pd.Index)) else (type(r).__name__, repr(r))
# case: a121
r = pd.Timedelta(n-d)
result = r if isinstance(r, (pd.Series, pd.DataFrame, pd.Index)) else (type(r).__name__, repr(r))
# case: a122
r = pd.to_datetime(n)
result = r if isinstance(r, (pd.Series, pd.DataFrame, pd.Index)) else (type(r).__name__, repr(r))
# case: a123
r = pd.to_datetime(d).strftime('%Y')
result = r if isinstance(r, (pd.Series, pd.DataFrame, pd.Index)) else (type(r).__name__, repr(r))
# case: a124
r = d.view('int64')
result = r if isinstance(r, (pd.Series, pd.DataFrame, pd.Index)) else (type(r).__name__, repr(r))
# case: a125
r = td.astype(float)
result = r if isinstance(r, (pd.Series, pd.DataFrame, pd.Index)) else (type(r).__name__, repr(r))
# case: a126
r = td.astype('timedelta64[h]')
result = r if isinstance(r, (pd.Series, pd.DataFrame, pd.Index)) else (type(r).__name__, repr(r))
# case: a127
r = td.astype('timedelta64[h]').astype(int)
result = r if isinstance(r, (pd.Series, pd.DataFrame, pd.Index)) else (type(r).__name__, repr(r))
# case: a128
r = td == np.timedelta64(72,'h')
result = r if isinstance(r, (pd.Series, pd.DataFrame, pd.Index)) else (type(r).__name__, repr(r))
# case: a129
r = td > np.timedelta64(71,'h')
result = r if isinstance(r, (pd.Series, pd.DataFrame, pd.Index)) else (type(r).__name__, repr(r))
# case: a130
r = td > 2
result = r if isinstance(r, (pd.Series, pd.DataFrame, pd.Index)) else (type(r).__name__, repr(r))
# case: a131
r = d > 2
result = r if isinstance(r, (pd.Series, pd.DataFrame, pd.Index)) else (type(r).__name__, repr(r))
# case: a132
r = np.abs(td)
result = r if isinstance(r, (pd.Series, pd.DataFrame, pd.Index)) else (type(r).__name__, repr(r))
# case: a133
r = np.int64(2)*td
result = r if isinstance(r, (pd.Series, pd.DataFrame, pd.Index)) else (type(r).__name__, repr(r))
# case: a134
r = td*np.float64(.5)
result = r if isinstance(r, (pd.Series, pd.DataFrame, pd.Index)) else (type(r).__name__, repr(r))
# case: a135
r = np.timedelta64(5,'m')
result = r if isinstance(r, (pd.Series, pd.DataFrame, pd.Index)) else (type(r).__name__, repr(r))
# case: a136
r = str(np.timedelta64(5,'ns'))
result = r if isinstance(r, (pd.Series, pd.DataFrame, pd.Index)) else (type(r).__name__, repr(r))
# case: a137
r = str(np.timedelta64(1,'Y'))
result = r if isinstance(r, (pd.Series, pd.DataFrame, pd.Index)) else (type(r).__name__, repr(r))
# case: a139
r = d.dtype == 'datetime64[D]'
result = r if isinstance(r, (pd.Series, pd.DataFrame, pd.Index)) else (type(r).__name__, repr(r))
# case: a140
r = np.datetime64('2024-01-05') == np.datetime64('2024-01-05T00:00')
result = r if isinstance(r, (pd.Series, pd.DataFrame, pd.Index)) else (type(r).__name__, repr(r))
# case: a141
r = d in [np.datetime64('2024-01-05')]
result = r if isinstance(r, (pd.Series, pd.DataFrame, pd.Index)) else (type(r).__name__, repr(r))
# case: a142
r = d in pd.to_datetime(['2024-01-05']).values
result = r if isinstance(r, (pd.Series, pd.DataFrame, pd.Index)) else (type(r).__name__, repr(r))
# case: a143
r = dt.date(2024,1,5) == d
result = r if isinstance(r, (pd.Series, pd.DataFrame, pd.Index)) else (type(r).__name__, repr(r))
# case: a144
r = pd.Timestamp('2024-01-05') == d
result = r if isinstance(r, (pd.Series, pd.DataFrame, pd.Index)) else (type(r).__name__, repr(r))
# case: a145
r = d == pd.Timestamp('2024-01-05')
result = r if isinstance(r, (pd.Series, pd.DataFrame, pd.Index)) else (type(r).__name__, repr(r))
# case: a146
r = d <= pd.Timestamp('2024-01-05')
result = r if isinstance(r, (pd.Series, pd.DataFrame, pd.Index)) else (type(r).__name__, repr(r))
# case: a147
r = print(d)
result = r if isinstance(r, (pd.Series, pd.DataFrame, pd.Index)) else (type(r).__name__, repr(r))
# case: a148
r = td.total_seconds()
result = r if isinstance(r, (pd.Series, pd.DataFrame, pd.Index)) else (type(r).__name__, repr(r))
# case: a149
r = td.days
result = r if isinstance(r, (pd.Series, pd.DataFrame, pd.Index)) else (type(r).__name__, repr(r))
# case: a150
r = '%s' % d
result = r if isinstance(r, (pd.Series, pd.DataFrame, pd.Index)) else (type(r).__name__, repr(r))
# case: a151
r = 'x' + d
result = r if isinstance(r, (pd.Series, pd.DataFrame, pd.Index)) else (type(r).__name__, repr(r))
# case: a152
r = str(d)[:7]
result = r if isinstance(r, (pd.Series, pd.DataFrame, pd.Index)) else (type(r).__name__, repr(r))
