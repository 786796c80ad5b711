import pandas as pd, numpy as np
i = pd.date_range('2024-01-01', periods=6, freq='D', name='d')
s = pd.Series(range(6), index=i, name='x')
df = pd.DataFrame({'a': range(6), 'b': list('xyzxyz')}, index=i)
F = lambda x: x.freqstr
# case: i
try:
    x = i
    result = (x.freqstr, repr(x))
except AttributeError:
    result = "no"
# case: i[1:3]
try:
    x = i[1:3]
    result = (x.freqstr, repr(x))
except AttributeError:
    result = "no"
# case: i[::2]
try:
    x = i[::2]
    result = (x.freqstr, repr(x))
except AttributeError:
    result = "no"
# case: i[::-1]
try:
    x = i[::-1]
    result = (x.freqstr, repr(x))
except AttributeError:
    result = "no"
# case: i[[0,1,2]]
try:
    x = i[[0,1,2]]
    result = (x.freqstr, repr(x))
except AttributeError:
    result = "no"
# case: i[[0]]
try:
    x = i[[0]]
    result = (x.freqstr, repr(x))
except AttributeError:
    result = "no"
# case: i[i>'2024-01-03']
try:
    x = i[i>'2024-01-03']
    result = (x.freqstr, repr(x))
except AttributeError:
    result = "no"
# case: i[np.array([True,False,True,False,True,False])]
try:
    x = i[np.array([True,False,True,False,True,False])]
    result = (x.freqstr, repr(x))
except AttributeError:
    result = "no"
# case: i.take([0,1])
try:
    x = i.take([0,1])
    result = (x.freqstr, repr(x))
except AttributeError:
    result = "no"
# case: i.take([])
try:
    x = i.take([])
    result = (x.freqstr, repr(x))
except AttributeError:
    result = "no"
# case: i.take([0,2,4])
try:
    x = i.take([0,2,4])
    result = (x.freqstr, repr(x))
except AttributeError:
    result = "no"
# case: i.take([4,2,0])
try:
    x = i.take([4,2,0])
    result = (x.freqstr, repr(x))
except AttributeError:
    result = "no"
# case: i.take([3])
try:
    x = i.take([3])
    result = (x.freqstr, repr(x))
except AttributeError:
    result = "no"
# case: i[3:3]
try:
    x = i[3:3]
    result = (x.freqstr, repr(x))
except AttributeError:
    result = "no"
# case: i[i>'2025']
try:
    x = i[i>'2025']
    result = (x.freqstr, repr(x))
except AttributeError:
    result = "no"
# case: s[i>'2025'].index
try:
    x = s[i>'2025'].index
    result = (x.freqstr, repr(x))
except AttributeError:
    result = "no"
# case: s.loc[i>'2025'].index
try:
    x = s.loc[i>'2025'].index
    result = (x.freqstr, repr(x))
except AttributeError:
    result = "no"
# case: df[i>'2025'].index
try:
    x = df[i>'2025'].index
    result = (x.freqstr, repr(x))
except AttributeError:
    result = "no"
# case: s[s%2==0].index
try:
    x = s[s%2==0].index
    result = (x.freqstr, repr(x))
except AttributeError:
    result = "no"
# case: s.loc[s%2==0].index
try:
    x = s.loc[s%2==0].index
    result = (x.freqstr, repr(x))
except AttributeError:
    result = "no"
# case: df[df.a%2==0].index
try:
    x = df[df.a%2==0].index
    result = (x.freqstr, repr(x))
except AttributeError:
    result = "no"
# case: df.loc[df.a%2==0].index
try:
    x = df.loc[df.a%2==0].index
    result = (x.freqstr, repr(x))
except AttributeError:
    result = "no"
# case: s.iloc[[0,2]].index
try:
    x = s.iloc[[0,2]].index
    result = (x.freqstr, repr(x))
except AttributeError:
    result = "no"
# case: s.iloc[[0,1]].index
try:
    x = s.iloc[[0,1]].index
    result = (x.freqstr, repr(x))
except AttributeError:
    result = "no"
# case: s.loc[['2024-01-01','2024-01-02']].index
try:
    x = s.loc[['2024-01-01','2024-01-02']].index
    result = (x.freqstr, repr(x))
except AttributeError:
    result = "no"
# case: s.loc[i[:2]].index
try:
    x = s.loc[i[:2]].index
    result = (x.freqstr, repr(x))
except AttributeError:
    result = "no"
# case: s.loc['2024-01-02':'2024-01-04'].index
try:
    x = s.loc['2024-01-02':'2024-01-04'].index
    result = (x.freqstr, repr(x))
except AttributeError:
    result = "no"
# case: s.loc['2024-01'].index
try:
    x = s.loc['2024-01'].index
    result = (x.freqstr, repr(x))
except AttributeError:
    result = "no"
# case: s['2024-01'].index
try:
    x = s['2024-01'].index
    result = (x.freqstr, repr(x))
except AttributeError:
    result = "no"
# case: s.head(2).index
try:
    x = s.head(2).index
    result = (x.freqstr, repr(x))
except AttributeError:
    result = "no"
# case: s.tail(2).index
try:
    x = s.tail(2).index
    result = (x.freqstr, repr(x))
except AttributeError:
    result = "no"
# case: df.head(2).index
try:
    x = df.head(2).index
    result = (x.freqstr, repr(x))
except AttributeError:
    result = "no"
# case: df.sort_index(ascending=False).index
try:
    x = df.sort_index(ascending=False).index
    result = (x.freqstr, repr(x))
except AttributeError:
    result = "no"
# case: s.sort_index(ascending=False).index
try:
    x = s.sort_index(ascending=False).index
    result = (x.freqstr, repr(x))
except AttributeError:
    result = "no"
# case: s.sort_values(ascending=False).index
try:
    x = s.sort_values(ascending=False).index
    result = (x.freqstr, repr(x))
except AttributeError:
    result = "no"
# case: df.sort_values('a',ascending=False).index
try:
    x = df.sort_values('a',ascending=False).index
    result = (x.freqstr, repr(x))
except AttributeError:
    result = "no"
# case: df.sort_values('a').index
try:
    x = df.sort_values('a').index
    result = (x.freqstr, repr(x))
except AttributeError:
    result = "no"
# case: s.sort_values().index
try:
    x = s.sort_values().index
    result = (x.freqstr, repr(x))
except AttributeError:
    result = "no"
# case: df.nlargest(2,'a').index
try:
    x = df.nlargest(2,'a').index
    result = (x.freqstr, repr(x))
except AttributeError:
    result = "no"
# case: s.nlargest(2).index
try:
    x = s.nlargest(2).index
    result = (x.freqstr, repr(x))
except AttributeError:
    result = "no"
# case: s.dropna().index
try:
    x = s.dropna().index
    result = (x.freqstr, repr(x))
except AttributeError:
    result = "no"
# case: s.shift(1).dropna().index
try:
    x = s.shift(1).dropna().index
    result = (x.freqstr, repr(x))
except AttributeError:
    result = "no"
# case: df.shift(1).dropna().index
try:
    x = df.shift(1).dropna().index
    result = (x.freqstr, repr(x))
except AttributeError:
    result = "no"
# case: df.drop(i[0]).index
try:
    x = df.drop(i[0]).index
    result = (x.freqstr, repr(x))
except AttributeError:
    result = "no"
# case: df.drop(i[2]).index
try:
    x = df.drop(i[2]).index
    result = (x.freqstr, repr(x))
except AttributeError:
    result = "no"
# case: df.drop(i[[0,5]]).index
try:
    x = df.drop(i[[0,5]]).index
    result = (x.freqstr, repr(x))
except AttributeError:
    result = "no"
# case: s.drop(i[0]).index
try:
    x = s.drop(i[0]).index
    result = (x.freqstr, repr(x))
except AttributeError:
    result = "no"
# case: i.drop(i[0])
try:
    x = i.drop(i[0])
    result = (x.freqstr, repr(x))
except AttributeError:
    result = "no"
# case: i.delete(0)
try:
    x = i.delete(0)
    result = (x.freqstr, repr(x))
except AttributeError:
    result = "no"
# case: i.delete(2)
try:
    x = i.delete(2)
    result = (x.freqstr, repr(x))
except AttributeError:
    result = "no"
# case: i.insert(6, pd.Timestamp('2024-01-07'))
try:
    x = i.insert(6, pd.Timestamp('2024-01-07'))
    result = (x.freqstr, repr(x))
except AttributeError:
    result = "no"
# case: i.insert(0, pd.Timestamp('2023-12-31'))
try:
    x = i.insert(0, pd.Timestamp('2023-12-31'))
    result = (x.freqstr, repr(x))
except AttributeError:
    result = "no"
# case: i.insert(0, pd.Timestamp('2023-12-30'))
try:
    x = i.insert(0, pd.Timestamp('2023-12-30'))
    result = (x.freqstr, repr(x))
except AttributeError:
    result = "no"
# case: i.append(i+pd.Timedelta(days=6))
try:
    x = i.append(i+pd.Timedelta(days=6))
    result = (x.freqstr, repr(x))
except AttributeError:
    result = "no"
# case: i.append(i)
try:
    x = i.append(i)
    result = (x.freqstr, repr(x))
except AttributeError:
    result = "no"
# case: i.union(i+pd.Timedelta(days=6))
try:
    x = i.union(i+pd.Timedelta(days=6))
    result = (x.freqstr, repr(x))
except AttributeError:
    result = "no"
# case: i.union(i+pd.Timedelta(days=7))
try:
    x = i.union(i+pd.Timedelta(days=7))
    result = (x.freqstr, repr(x))
except AttributeError:
    result = "no"
# case: i.union(pd.DatetimeIndex(['2024-01-07']))
try:
    x = i.union(pd.DatetimeIndex(['2024-01-07']))
    result = (x.freqstr, repr(x))
except AttributeError:
    result = "no"
# case: i.intersection(i[2:4])
try:
    x = i.intersection(i[2:4])
    result = (x.freqstr, repr(x))
except AttributeError:
    result = "no"
# case: i[[0,1,2]].intersection(i)
try:
    x = i[[0,1,2]].intersection(i)
    result = (x.freqstr, repr(x))
except AttributeError:
    result = "no"
# case: i[[0,1,2]].union(i[[3,4]])
try:
    x = i[[0,1,2]].union(i[[3,4]])
    result = (x.freqstr, repr(x))
except AttributeError:
    result = "no"
# case: i.difference(i[:2])
try:
    x = i.difference(i[:2])
    result = (x.freqstr, repr(x))
except AttributeError:
    result = "no"
# case: i.difference(i[2:3])
try:
    x = i.difference(i[2:3])
    result = (x.freqstr, repr(x))
except AttributeError:
    result = "no"
# case: i.symmetric_difference(i[:2])
try:
    x = i.symmetric_difference(i[:2])
    result = (x.freqstr, repr(x))
except AttributeError:
    result = "no"
# case: i+pd.Timedelta(days=1)
try:
    x = i+pd.Timedelta(days=1)
    result = (x.freqstr, repr(x))
except AttributeError:
    result = "no"
# case: i+pd.Timedelta(hours=1)
try:
    x = i+pd.Timedelta(hours=1)
    result = (x.freqstr, repr(x))
except AttributeError:
    result = "no"
# case: i-pd.Timedelta(hours=1)
try:
    x = i-pd.Timedelta(hours=1)
    result = (x.freqstr, repr(x))
except AttributeError:
    result = "no"
# case: i+pd.DateOffset(days=1)
try:
    x = i+pd.DateOffset(days=1)
    result = (x.freqstr, repr(x))
except AttributeError:
    result = "no"
# case: i+pd.offsets.Day(1)
try:
    x = i+pd.offsets.Day(1)
    result = (x.freqstr, repr(x))
except AttributeError:
    result = "no"
# case: i+pd.offsets.MonthEnd(1)
try:
    x = i+pd.offsets.MonthEnd(1)
    result = (x.freqstr, repr(x))
except AttributeError:
    result = "no"
# case: i-i[0]
try:
    x = i-i[0]
    result = (x.freqstr, repr(x))
except AttributeError:
    result = "no"
# case: i-pd.Timestamp('2024-01-01')
try:
    x = i-pd.Timestamp('2024-01-01')
    result = (x.freqstr, repr(x))
except AttributeError:
    result = "no"
# case: i[0]-i
try:
    x = i[0]-i
    result = (x.freqstr, repr(x))
except AttributeError:
    result = "no"
# case: i-i
try:
    x = i-i
    result = (x.freqstr, repr(x))
except AttributeError:
    result = "no"
# case: (i-i[0])+i[0]
try:
    x = (i-i[0])+i[0]
    result = (x.freqstr, repr(x))
except AttributeError:
    result = "no"
# case: pd.date_range('2024-01-31',periods=3,freq='ME')+pd.Timedelta(days=1)
try:
    x = pd.date_range('2024-01-31',periods=3,freq='ME')+pd.Timedelta(days=1)
    result = (x.freqstr, repr(x))
except AttributeError:
    result = "no"
# case: pd.date_range('2024-01-31',periods=3,freq='ME')-pd.Timestamp('2024-01-01')
try:
    x = pd.date_range('2024-01-31',periods=3,freq='ME')-pd.Timestamp('2024-01-01')
    result = (x.freqstr, repr(x))
except AttributeError:
    result = "no"
# case: pd.date_range('2024-01-31',periods=3,freq='ME')+pd.offsets.MonthEnd(1)
try:
    x = pd.date_range('2024-01-31',periods=3,freq='ME')+pd.offsets.MonthEnd(1)
    result = (x.freqstr, repr(x))
except AttributeError:
    result = "no"
# case: i.shift(1)
try:
    x = i.shift(1)
    result = (x.freqstr, repr(x))
except AttributeError:
    result = "no"
# case: i.shift(1,freq='h')
try:
    x = i.shift(1,freq='h')
    result = (x.freqstr, repr(x))
except AttributeError:
    result = "no"
# case: i.normalize()
try:
    x = i.normalize()
    result = (x.freqstr, repr(x))
except AttributeError:
    result = "no"
# case: i.floor('D')
try:
    x = i.floor('D')
    result = (x.freqstr, repr(x))
except AttributeError:
    result = "no"
# case: i.floor('h')
try:
    x = i.floor('h')
    result = (x.freqstr, repr(x))
except AttributeError:
    result = "no"
# case: i.round('D')
try:
    x = i.round('D')
    result = (x.freqstr, repr(x))
except AttributeError:
    result = "no"
# case: i.copy()
try:
    x = i.copy()
    result = (x.freqstr, repr(x))
except AttributeError:
    result = "no"
# case: i.rename('k')
try:
    x = i.rename('k')
    result = (x.freqstr, repr(x))
except AttributeError:
    result = "no"
# case: i.unique()
try:
    x = i.unique()
    result = (x.freqstr, repr(x))
except AttributeError:
    result = "no"
# case: i.drop_duplicates()
try:
    x = i.drop_duplicates()
    result = (x.freqstr, repr(x))
except AttributeError:
    result = "no"
# case: i.sort_values()
try:
    x = i.sort_values()
    result = (x.freqstr, repr(x))
except AttributeError:
    result = "no"
# case: i.sort_values(ascending=False)
try:
    x = i.sort_values(ascending=False)
    result = (x.freqstr, repr(x))
except AttributeError:
    result = "no"
# case: i[::-1].sort_values()
try:
    x = i[::-1].sort_values()
    result = (x.freqstr, repr(x))
except AttributeError:
    result = "no"
# case: i.to_series().index
try:
    x = i.to_series().index
    result = (x.freqstr, repr(x))
except AttributeError:
    result = "no"
# case: pd.DatetimeIndex(i.to_series())
try:
    x = pd.DatetimeIndex(i.to_series())
    result = (x.freqstr, repr(x))
except AttributeError:
    result = "no"
# case: pd.DatetimeIndex(i)
try:
    x = pd.DatetimeIndex(i)
    result = (x.freqstr, repr(x))
except AttributeError:
    result = "no"
# case: pd.Index(i)
try:
    x = pd.Index(i)
    result = (x.freqstr, repr(x))
except AttributeError:
    result = "no"
# case: pd.Index(list(i))
try:
    x = pd.Index(list(i))
    result = (x.freqstr, repr(x))
except AttributeError:
    result = "no"
# case: pd.to_datetime(i)
try:
    x = pd.to_datetime(i)
    result = (x.freqstr, repr(x))
except AttributeError:
    result = "no"
# case: pd.to_datetime(list(i))
try:
    x = pd.to_datetime(list(i))
    result = (x.freqstr, repr(x))
except AttributeError:
    result = "no"
# case: pd.to_datetime(i.to_series()).index
try:
    x = pd.to_datetime(i.to_series()).index
    result = (x.freqstr, repr(x))
except AttributeError:
    result = "no"
# case: pd.DataFrame({'d':i,'v':1}).set_index('d').index
try:
    x = pd.DataFrame({'d':i,'v':1}).set_index('d').index
    result = (x.freqstr, repr(x))
except AttributeError:
    result = "no"
# case: pd.DataFrame({'v':s}).index
try:
    x = pd.DataFrame({'v':s}).index
    result = (x.freqstr, repr(x))
except AttributeError:
    result = "no"
# case: pd.DataFrame({'v':s,'w':s*2}).index
try:
    x = pd.DataFrame({'v':s,'w':s*2}).index
    result = (x.freqstr, repr(x))
except AttributeError:
    result = "no"
# case: pd.DataFrame({'v':s,'w':s[1:]}).index
try:
    x = pd.DataFrame({'v':s,'w':s[1:]}).index
    result = (x.freqstr, repr(x))
except AttributeError:
    result = "no"
# case: pd.DataFrame({'v':s[:3],'w':s[3:]}).index
try:
    x = pd.DataFrame({'v':s[:3],'w':s[3:]}).index
    result = (x.freqstr, repr(x))
except AttributeError:
    result = "no"
# case: pd.concat([s,s],axis=1).index
try:
    x = pd.concat([s,s],axis=1).index
    result = (x.freqstr, repr(x))
except AttributeError:
    result = "no"
# case: pd.concat([s[:3],s[3:]]).index
try:
    x = pd.concat([s[:3],s[3:]]).index
    result = (x.freqstr, repr(x))
except AttributeError:
    result = "no"
# case: pd.concat([s[:3],s[4:]]).index
try:
    x = pd.concat([s[:3],s[4:]]).index
    result = (x.freqstr, repr(x))
except AttributeError:
    result = "no"
# case: pd.concat([s,s[1:]],axis=1).index
try:
    x = pd.concat([s,s[1:]],axis=1).index
    result = (x.freqstr, repr(x))
except AttributeError:
    result = "no"
# case: pd.concat([s[:3],s[3:]],axis=1).index
try:
    x = pd.concat([s[:3],s[3:]],axis=1).index
    result = (x.freqstr, repr(x))
except AttributeError:
    result = "no"
# case: pd.concat([df[:3],df[3:]]).index
try:
    x = pd.concat([df[:3],df[3:]]).index
    result = (x.freqstr, repr(x))
except AttributeError:
    result = "no"
# case: (s+s).index
try:
    x = (s+s).index
    result = (x.freqstr, repr(x))
except AttributeError:
    result = "no"
# case: (s+s[1:]).index
try:
    x = (s+s[1:]).index
    result = (x.freqstr, repr(x))
except AttributeError:
    result = "no"
# case: (s[:3]+s[3:]).index
try:
    x = (s[:3]+s[3:]).index
    result = (x.freqstr, repr(x))
except AttributeError:
    result = "no"
# case: (s[:3]+s[4:]).index
try:
    x = (s[:3]+s[4:]).index
    result = (x.freqstr, repr(x))
except AttributeError:
    result = "no"
# case: (df+df.iloc[1:]).index
try:
    x = (df+df.iloc[1:]).index
    result = (x.freqstr, repr(x))
except AttributeError:
    result = "no"
# case: s.reindex(i[:3]).index
try:
    x = s.reindex(i[:3]).index
    result = (x.freqstr, repr(x))
except AttributeError:
    result = "no"
# case: s.reindex(pd.date_range('2024-01-01',periods=3,freq='12h')).index
try:
    x = s.reindex(pd.date_range('2024-01-01',periods=3,freq='12h')).index
    result = (x.freqstr, repr(x))
except AttributeError:
    result = "no"
# case: s.reindex(list(i)).index
try:
    x = s.reindex(list(i)).index
    result = (x.freqstr, repr(x))
except AttributeError:
    result = "no"
# case: df.reindex(i).index
try:
    x = df.reindex(i).index
    result = (x.freqstr, repr(x))
except AttributeError:
    result = "no"
# case: df.reset_index().set_index('d').index
try:
    x = df.reset_index().set_index('d').index
    result = (x.freqstr, repr(x))
except AttributeError:
    result = "no"
# case: df.groupby(level=0).sum().index
try:
    x = df.groupby(level=0).sum().index
    result = (x.freqstr, repr(x))
except AttributeError:
    result = "no"
# case: df.groupby('d').sum().index
try:
    x = df.groupby('d').sum().index
    result = (x.freqstr, repr(x))
except AttributeError:
    result = "no"
# case: df.groupby(df.index).a.sum().index
try:
    x = df.groupby(df.index).a.sum().index
    result = (x.freqstr, repr(x))
except AttributeError:
    result = "no"
# case: df.groupby(df.index.month).a.sum().index
try:
    x = df.groupby(df.index.month).a.sum().index
    result = (x.freqstr, repr(x))
except AttributeError:
    result = "no"
# case: df.groupby('b').a.cumsum().index
try:
    x = df.groupby('b').a.cumsum().index
    result = (x.freqstr, repr(x))
except AttributeError:
    result = "no"
# case: df.resample('2D').a.sum().index
try:
    x = df.resample('2D').a.sum().index
    result = (x.freqstr, repr(x))
except AttributeError:
    result = "no"
# case: df.resample('W').a.sum().index
try:
    x = df.resample('W').a.sum().index
    result = (x.freqstr, repr(x))
except AttributeError:
    result = "no"
# case: df.resample('ME').a.agg(['sum','mean']).index
try:
    x = df.resample('ME').a.agg(['sum','mean']).index
    result = (x.freqstr, repr(x))
except AttributeError:
    result = "no"
# case: df.resample('2D').a.apply(lambda x: x.sum()).index
try:
    x = df.resample('2D').a.apply(lambda x: x.sum()).index
    result = (x.freqstr, repr(x))
except AttributeError:
    result = "no"
# case: df.resample('12h').ffill().index
try:
    x = df.resample('12h').ffill().index
    result = (x.freqstr, repr(x))
except AttributeError:
    result = "no"
# case: df.resample('D').asfreq().index
try:
    x = df.resample('D').asfreq().index
    result = (x.freqstr, repr(x))
except AttributeError:
    result = "no"
# case: df.resample('2D').size().index
try:
    x = df.resample('2D').size().index
    result = (x.freqstr, repr(x))
except AttributeError:
    result = "no"
# case: df.resample('2D').a.transform('sum').index
try:
    x = df.resample('2D').a.transform('sum').index
    result = (x.freqstr, repr(x))
except AttributeError:
    result = "no"
# case: df.groupby(pd.Grouper(freq='2D')).a.sum().index
try:
    x = df.groupby(pd.Grouper(freq='2D')).a.sum().index
    result = (x.freqstr, repr(x))
except AttributeError:
    result = "no"
# case: df.groupby([pd.Grouper(freq='2D'),'b']).a.sum().unstack().index
try:
    x = df.groupby([pd.Grouper(freq='2D'),'b']).a.sum().unstack().index
    result = (x.freqstr, repr(x))
except AttributeError:
    result = "no"
# case: df.groupby([pd.Grouper(freq='2D'),'b']).a.sum().index.get_level_values(0)
try:
    x = df.groupby([pd.Grouper(freq='2D'),'b']).a.sum().index.get_level_values(0)
    result = (x.freqstr, repr(x))
except AttributeError:
    result = "no"
# case: df.groupby([pd.Grouper(freq='2D'),'b']).a.sum().index.levels[0]
try:
    x = df.groupby([pd.Grouper(freq='2D'),'b']).a.sum().index.levels[0]
    result = (x.freqstr, repr(x))
except AttributeError:
    result = "no"
# case: df.groupby(['b',pd.Grouper(freq='2D')]).a.sum().unstack().columns
try:
    x = df.groupby(['b',pd.Grouper(freq='2D')]).a.sum().unstack().columns
    result = (x.freqstr, repr(x))
except AttributeError:
    result = "no"
# case: df.reset_index().groupby(pd.Grouper(key='d',freq='2D')).a.sum().index
try:
    x = df.reset_index().groupby(pd.Grouper(key='d',freq='2D')).a.sum().index
    result = (x.freqstr, repr(x))
except AttributeError:
    result = "no"
# case: df.reset_index().pivot(index='d',columns='b',values='a').index
try:
    x = df.reset_index().pivot(index='d',columns='b',values='a').index
    result = (x.freqstr, repr(x))
except AttributeError:
    result = "no"
# case: df.reset_index().pivot_table(index='d',columns='b',values='a').index
try:
    x = df.reset_index().pivot_table(index='d',columns='b',values='a').index
    result = (x.freqstr, repr(x))
except AttributeError:
    result = "no"
# case: df.pivot_table(index='d',columns='b',values='a').index
try:
    x = df.pivot_table(index='d',columns='b',values='a').index
    result = (x.freqstr, repr(x))
except AttributeError:
    result = "no"
# case: df.pivot_table(index=pd.Grouper(freq='2D'),columns='b',values='a').index
try:
    x = df.pivot_table(index=pd.Grouper(freq='2D'),columns='b',values='a').index
    result = (x.freqstr, repr(x))
except AttributeError:
    result = "no"
# case: df.set_index('b',append=True).a.unstack().index
try:
    x = df.set_index('b',append=True).a.unstack().index
    result = (x.freqstr, repr(x))
except AttributeError:
    result = "no"
# case: pd.MultiIndex.from_product([i,['a','b']]).levels[0]
try:
    x = pd.MultiIndex.from_product([i,['a','b']]).levels[0]
    result = (x.freqstr, repr(x))
except AttributeError:
    result = "no"
# case: pd.MultiIndex.from_product([i,['a','b']]).get_level_values(0)
try:
    x = pd.MultiIndex.from_product([i,['a','b']]).get_level_values(0)
    result = (x.freqstr, repr(x))
except AttributeError:
    result = "no"
# case: pd.MultiIndex.from_product([['a','b'],i]).get_level_values(1)[:6]
try:
    x = pd.MultiIndex.from_product([['a','b'],i]).get_level_values(1)[:6]
    result = (x.freqstr, repr(x))
except AttributeError:
    result = "no"
# case: pd.MultiIndex.from_arrays([i,range(6)]).levels[0]
try:
    x = pd.MultiIndex.from_arrays([i,range(6)]).levels[0]
    result = (x.freqstr, repr(x))
except AttributeError:
    result = "no"
# case: pd.Series(range(12),index=pd.MultiIndex.from_product([i,['a','b']])).unstack().index
try:
    x = pd.Series(range(12),index=pd.MultiIndex.from_product([i,['a','b']])).unstack().index
    result = (x.freqstr, repr(x))
except AttributeError:
    result = "no"
# case: pd.Series(range(12),index=pd.MultiIndex.from_product([i,['a','b']])).unstack(0).columns
try:
    x = pd.Series(range(12),index=pd.MultiIndex.from_product([i,['a','b']])).unstack(0).columns
    result = (x.freqstr, repr(x))
except AttributeError:
    result = "no"
# case: pd.Series(range(12),index=pd.MultiIndex.from_product([i,['a','b']])).groupby(level=0).sum().index
try:
    x = pd.Series(range(12),index=pd.MultiIndex.from_product([i,['a','b']])).groupby(level=0).sum().index
    result = (x.freqstr, repr(x))
except AttributeError:
    result = "no"
# case: pd.Series(range(12),index=pd.MultiIndex.from_product([i,['a','b']])).xs('a',level=1).index
try:
    x = pd.Series(range(12),index=pd.MultiIndex.from_product([i,['a','b']])).xs('a',level=1).index
    result = (x.freqstr, repr(x))
except AttributeError:
    result = "no"
# case: pd.Series(range(12),index=pd.MultiIndex.from_product([i,['a','b']])).reset_index(level=1).index
try:
    x = pd.Series(range(12),index=pd.MultiIndex.from_product([i,['a','b']])).reset_index(level=1).index
    result = (x.freqstr, repr(x))
except AttributeError:
    result = "no"
# case: pd.Series(range(12),index=pd.MultiIndex.from_product([i,['a','b']])).loc[(slice(None),'a')].index
try:
    x = pd.Series(range(12),index=pd.MultiIndex.from_product([i,['a','b']])).loc[(slice(None),'a')].index
    result = (x.freqstr, repr(x))
except AttributeError:
    result = "no"
# case: pd.Series(range(12),index=pd.MultiIndex.from_product([['a','b'],i])).loc['a'].index
try:
    x = pd.Series(range(12),index=pd.MultiIndex.from_product([['a','b'],i])).loc['a'].index
    result = (x.freqstr, repr(x))
except AttributeError:
    result = "no"
# case: s.shift(1).index
try:
    x = s.shift(1).index
    result = (x.freqstr, repr(x))
except AttributeError:
    result = "no"
# case: s.shift(1,freq='D').index
try:
    x = s.shift(1,freq='D').index
    result = (x.freqstr, repr(x))
except AttributeError:
    result = "no"
# case: s.shift(1,freq='h').index
try:
    x = s.shift(1,freq='h').index
    result = (x.freqstr, repr(x))
except AttributeError:
    result = "no"
# case: s.asfreq('12h').index
try:
    x = s.asfreq('12h').index
    result = (x.freqstr, repr(x))
except AttributeError:
    result = "no"
# case: s.asfreq('2D').index
try:
    x = s.asfreq('2D').index
    result = (x.freqstr, repr(x))
except AttributeError:
    result = "no"
# case: s.rolling(2).sum().index
try:
    x = s.rolling(2).sum().index
    result = (x.freqstr, repr(x))
except AttributeError:
    result = "no"
# case: s.rolling('2D').sum().index
try:
    x = s.rolling('2D').sum().index
    result = (x.freqstr, repr(x))
except AttributeError:
    result = "no"
# case: s.diff().index
try:
    x = s.diff().index
    result = (x.freqstr, repr(x))
except AttributeError:
    result = "no"
# case: s.cumsum().index
try:
    x = s.cumsum().index
    result = (x.freqstr, repr(x))
except AttributeError:
    result = "no"
# case: s.expanding().mean().index
try:
    x = s.expanding().mean().index
    result = (x.freqstr, repr(x))
except AttributeError:
    result = "no"
# case: s.ewm(span=2).mean().index
try:
    x = s.ewm(span=2).mean().index
    result = (x.freqstr, repr(x))
except AttributeError:
    result = "no"
# case: s.to_frame().index
try:
    x = s.to_frame().index
    result = (x.freqstr, repr(x))
except AttributeError:
    result = "no"
# case: df.T.columns
try:
    x = df.T.columns
    result = (x.freqstr, repr(x))
except AttributeError:
    result = "no"
# case: df.T.T.index
try:
    x = df.T.T.index
    result = (x.freqstr, repr(x))
except AttributeError:
    result = "no"
# case: df['a'].index
try:
    x = df['a'].index
    result = (x.freqstr, repr(x))
except AttributeError:
    result = "no"
# case: df.iloc[0:2].index
try:
    x = df.iloc[0:2].index
    result = (x.freqstr, repr(x))
except AttributeError:
    result = "no"
# case: df.iloc[::2].index
try:
    x = df.iloc[::2].index
    result = (x.freqstr, repr(x))
except AttributeError:
    result = "no"
# case: df.loc[:, 'a'].index
try:
    x = df.loc[:, 'a'].index
    result = (x.freqstr, repr(x))
except AttributeError:
    result = "no"
# case: df.assign(c=1).index
try:
    x = df.assign(c=1).index
    result = (x.freqstr, repr(x))
except AttributeError:
    result = "no"
# case: df.copy().index
try:
    x = df.copy().index
    result = (x.freqstr, repr(x))
except AttributeError:
    result = "no"
# case: df.merge(df,left_index=True,right_index=True).index
try:
    x = df.merge(df,left_index=True,right_index=True).index
    result = (x.freqstr, repr(x))
except AttributeError:
    result = "no"
# case: df.join(df[['a']],rsuffix='r').index
try:
    x = df.join(df[['a']],rsuffix='r').index
    result = (x.freqstr, repr(x))
except AttributeError:
    result = "no"
# case: df.join(df[['a']][1:],rsuffix='r').index
try:
    x = df.join(df[['a']][1:],rsuffix='r').index
    result = (x.freqstr, repr(x))
except AttributeError:
    result = "no"
# case: df.join(df[['a']][1:],rsuffix='r',how='inner').index
try:
    x = df.join(df[['a']][1:],rsuffix='r',how='inner').index
    result = (x.freqstr, repr(x))
except AttributeError:
    result = "no"
# case: df.join(df[['a']][1:],rsuffix='r',how='outer').index
try:
    x = df.join(df[['a']][1:],rsuffix='r',how='outer').index
    result = (x.freqstr, repr(x))
except AttributeError:
    result = "no"
# case: df.merge(df[1:],left_index=True,right_index=True,how='left').index
try:
    x = df.merge(df[1:],left_index=True,right_index=True,how='left').index
    result = (x.freqstr, repr(x))
except AttributeError:
    result = "no"
# case: df.rename(index=lambda x: x).index
try:
    x = df.rename(index=lambda x: x).index
    result = (x.freqstr, repr(x))
except AttributeError:
    result = "no"
# case: df.rename_axis('q').index
try:
    x = df.rename_axis('q').index
    result = (x.freqstr, repr(x))
except AttributeError:
    result = "no"
# case: df.truncate(before='2024-01-03').index
try:
    x = df.truncate(before='2024-01-03').index
    result = (x.freqstr, repr(x))
except AttributeError:
    result = "no"
# case: df.query('a>2').index
try:
    x = df.query('a>2').index
    result = (x.freqstr, repr(x))
except AttributeError:
    result = "no"
# case: df.filter(items=['a']).index
try:
    x = df.filter(items=['a']).index
    result = (x.freqstr, repr(x))
except AttributeError:
    result = "no"
# case: df.where(df.a>2).index
try:
    x = df.where(df.a>2).index
    result = (x.freqstr, repr(x))
except AttributeError:
    result = "no"
# case: df.apply(lambda r: r.a,axis=1).index
try:
    x = df.apply(lambda r: r.a,axis=1).index
    result = (x.freqstr, repr(x))
except AttributeError:
    result = "no"
# case: df.apply(lambda c: c).index
try:
    x = df.apply(lambda c: c).index
    result = (x.freqstr, repr(x))
except AttributeError:
    result = "no"
# case: df.a.map(lambda v:v).index
try:
    x = df.a.map(lambda v:v).index
    result = (x.freqstr, repr(x))
except AttributeError:
    result = "no"
# case: df.a.apply(lambda v:v).index
try:
    x = df.a.apply(lambda v:v).index
    result = (x.freqstr, repr(x))
except AttributeError:
    result = "no"
# case: s.isin([1]).index
try:
    x = s.isin([1]).index
    result = (x.freqstr, repr(x))
except AttributeError:
    result = "no"
# case: s.astype(float).index
try:
    x = s.astype(float).index
    result = (x.freqstr, repr(x))
except AttributeError:
    result = "no"
# case: s.rename('q').index
try:
    x = s.rename('q').index
    result = (x.freqstr, repr(x))
except AttributeError:
    result = "no"
# case: s.fillna(0).index
try:
    x = s.fillna(0).index
    result = (x.freqstr, repr(x))
except AttributeError:
    result = "no"
# case: s.interpolate().index
try:
    x = s.interpolate().index
    result = (x.freqstr, repr(x))
except AttributeError:
    result = "no"
# case: s.drop_duplicates().index
try:
    x = s.drop_duplicates().index
    result = (x.freqstr, repr(x))
except AttributeError:
    result = "no"
# case: df.drop_duplicates().index
try:
    x = df.drop_duplicates().index
    result = (x.freqstr, repr(x))
except AttributeError:
    result = "no"
# case: df.drop_duplicates('b').index
try:
    x = df.drop_duplicates('b').index
    result = (x.freqstr, repr(x))
except AttributeError:
    result = "no"
# case: df.drop(columns='b').index
try:
    x = df.drop(columns='b').index
    result = (x.freqstr, repr(x))
except AttributeError:
    result = "no"
# case: df.take([0,1]).index
try:
    x = df.take([0,1]).index
    result = (x.freqstr, repr(x))
except AttributeError:
    result = "no"
# case: df.eval('a+1').index
try:
    x = df.eval('a+1').index
    result = (x.freqstr, repr(x))
except AttributeError:
    result = "no"
# case: df.melt(ignore_index=False).index
try:
    x = df.melt(ignore_index=False).index
    result = (x.freqstr, repr(x))
except AttributeError:
    result = "no"
# case: df.explode('a').index
try:
    x = df.explode('a').index
    result = (x.freqstr, repr(x))
except AttributeError:
    result = "no"
# case: df.set_axis(['a','b'],axis=1).index
try:
    x = df.set_axis(['a','b'],axis=1).index
    result = (x.freqstr, repr(x))
except AttributeError:
    result = "no"
# case: df.set_axis(i,axis=0).index
try:
    x = df.set_axis(i,axis=0).index
    result = (x.freqstr, repr(x))
except AttributeError:
    result = "no"
# case: s.combine_first(s[:2]).index
try:
    x = s.combine_first(s[:2]).index
    result = (x.freqstr, repr(x))
except AttributeError:
    result = "no"
# case: s[:2].combine_first(s).index
try:
    x = s[:2].combine_first(s).index
    result = (x.freqstr, repr(x))
except AttributeError:
    result = "no"
# case: s.where(s>2).index
try:
    x = s.where(s>2).index
    result = (x.freqstr, repr(x))
except AttributeError:
    result = "no"
# case: s.mask(s>2).index
try:
    x = s.mask(s>2).index
    result = (x.freqstr, repr(x))
except AttributeError:
    result = "no"
# case: s.clip(1,2).index
try:
    x = s.clip(1,2).index
    result = (x.freqstr, repr(x))
except AttributeError:
    result = "no"
# case: s.rank().index
try:
    x = s.rank().index
    result = (x.freqstr, repr(x))
except AttributeError:
    result = "no"
# case: s.quantile([.1]).index
try:
    x = s.quantile([.1]).index
    result = (x.freqstr, repr(x))
except AttributeError:
    result = "no"
# case: s.groupby(s%2).transform('sum').index
try:
    x = s.groupby(s%2).transform('sum').index
    result = (x.freqstr, repr(x))
except AttributeError:
    result = "no"
# case: s.groupby(s%2).head(1).index
try:
    x = s.groupby(s%2).head(1).index
    result = (x.freqstr, repr(x))
except AttributeError:
    result = "no"
# case: s.groupby(s%2).apply(lambda g:g.head(1)).index
try:
    x = s.groupby(s%2).apply(lambda g:g.head(1)).index
    result = (x.freqstr, repr(x))
except AttributeError:
    result = "no"
# case: df.groupby('b').head(1).index
try:
    x = df.groupby('b').head(1).index
    result = (x.freqstr, repr(x))
except AttributeError:
    result = "no"
# case: df.groupby('b').tail(1).index
try:
    x = df.groupby('b').tail(1).index
    result = (x.freqstr, repr(x))
except AttributeError:
    result = "no"
# case: df.groupby('b').a.shift(1).index
try:
    x = df.groupby('b').a.shift(1).index
    result = (x.freqstr, repr(x))
except AttributeError:
    result = "no"
# case: df.groupby('b').a.rolling(2).sum().index
try:
    x = df.groupby('b').a.rolling(2).sum().index
    result = (x.freqstr, repr(x))
except AttributeError:
    result = "no"
# case: df.a.repeat(1).index
try:
    x = df.a.repeat(1).index
    result = (x.freqstr, repr(x))
except AttributeError:
    result = "no"
# case: df.stack().index
try:
    x = df.stack().index
    result = (x.freqstr, repr(x))
except AttributeError:
    result = "no"
# case: s.to_period('D').index
try:
    x = s.to_period('D').index
    result = (x.freqstr, repr(x))
except AttributeError:
    result = "no"
# case: i.to_period('M')
try:
    x = i.to_period('M')
    result = (x.freqstr, repr(x))
except AttributeError:
    result = "no"
# case: i.to_period('M').to_timestamp()
try:
    x = i.to_period('M').to_timestamp()
    result = (x.freqstr, repr(x))
except AttributeError:
    result = "no"
# case: i.to_period()
try:
    x = i.to_period()
    result = (x.freqstr, repr(x))
except AttributeError:
    result = "no"
# case: pd.period_range('2024-01',periods=3,freq='M').to_timestamp()
try:
    x = pd.period_range('2024-01',periods=3,freq='M').to_timestamp()
    result = (x.freqstr, repr(x))
except AttributeError:
    result = "no"
# case: pd.period_range('2024-01',periods=3,freq='M')
try:
    x = pd.period_range('2024-01',periods=3,freq='M')
    result = (x.freqstr, repr(x))
except AttributeError:
    result = "no"
# case: pd.PeriodIndex(['2024-01','2024-02'],freq='M')
try:
    x = pd.PeriodIndex(['2024-01','2024-02'],freq='M')
    result = (x.freqstr, repr(x))
except AttributeError:
    result = "no"
# case: pd.period_range('2024-01-01',periods=3,freq='D').to_timestamp()
try:
    x = pd.period_range('2024-01-01',periods=3,freq='D').to_timestamp()
    result = (x.freqstr, repr(x))
except AttributeError:
    result = "no"
# case: pd.period_range('2024Q1',periods=3,freq='Q').to_timestamp()
try:
    x = pd.period_range('2024Q1',periods=3,freq='Q').to_timestamp()
    result = (x.freqstr, repr(x))
except AttributeError:
    result = "no"
# case: pd.period_range('2024Q1',periods=3,freq='Q').start_time
try:
    x = pd.period_range('2024Q1',periods=3,freq='Q').start_time
    result = (x.freqstr, repr(x))
except AttributeError:
    result = "no"
# case: pd.period_range('2024Q1',periods=3,freq='Q').end_time
try:
    x = pd.period_range('2024Q1',periods=3,freq='Q').end_time
    result = (x.freqstr, repr(x))
except AttributeError:
    result = "no"
# case: pd.timedelta_range('1D',periods=3)
try:
    x = pd.timedelta_range('1D',periods=3)
    result = (x.freqstr, repr(x))
except AttributeError:
    result = "no"
# case: pd.timedelta_range('0h','3h',freq='h')
try:
    x = pd.timedelta_range('0h','3h',freq='h')
    result = (x.freqstr, repr(x))
except AttributeError:
    result = "no"
# case: pd.to_timedelta([1,2,3],unit='h')
try:
    x = pd.to_timedelta([1,2,3],unit='h')
    result = (x.freqstr, repr(x))
except AttributeError:
    result = "no"
# case: pd.TimedeltaIndex(['1D','2D'])
try:
    x = pd.TimedeltaIndex(['1D','2D'])
    result = (x.freqstr, repr(x))
except AttributeError:
    result = "no"
# case: pd.timedelta_range('1D',periods=3)*2
try:
    x = pd.timedelta_range('1D',periods=3)*2
    result = (x.freqstr, repr(x))
except AttributeError:
    result = "no"
# case: pd.timedelta_range('1D',periods=3)+pd.Timestamp('2024-01-01')
try:
    x = pd.timedelta_range('1D',periods=3)+pd.Timestamp('2024-01-01')
    result = (x.freqstr, repr(x))
except AttributeError:
    result = "no"
# case: pd.timedelta_range('1D',periods=3)+pd.Timedelta('1h')
try:
    x = pd.timedelta_range('1D',periods=3)+pd.Timedelta('1h')
    result = (x.freqstr, repr(x))
except AttributeError:
    result = "no"
# case: pd.date_range('2024-01-01','2024-01-10',periods=4)
try:
    x = pd.date_range('2024-01-01','2024-01-10',periods=4)
    result = (x.freqstr, repr(x))
except AttributeError:
    result = "no"
# case: pd.date_range('2024-01-01',periods=3,freq='7D')
try:
    x = pd.date_range('2024-01-01',periods=3,freq='7D')
    result = (x.freqstr, repr(x))
except AttributeError:
    result = "no"
# case: pd.date_range('2024-01-01',periods=3,freq='24h')
try:
    x = pd.date_range('2024-01-01',periods=3,freq='24h')
    result = (x.freqstr, repr(x))
except AttributeError:
    result = "no"
# case: pd.date_range('2024-01-01',periods=3,freq='90min')
try:
    x = pd.date_range('2024-01-01',periods=3,freq='90min')
    result = (x.freqstr, repr(x))
except AttributeError:
    result = "no"
# case: pd.date_range('2024-01-01',periods=3,freq='1h30min')
try:
    x = pd.date_range('2024-01-01',periods=3,freq='1h30min')
    result = (x.freqstr, repr(x))
except AttributeError:
    result = "no"
# case: pd.date_range('2024-01-01',periods=3,freq='1.5h')
try:
    x = pd.date_range('2024-01-01',periods=3,freq='1.5h')
    result = (x.freqstr, repr(x))
except AttributeError:
    result = "no"
# case: pd.date_range('2024-01-01',periods=3,freq='60s')
try:
    x = pd.date_range('2024-01-01',periods=3,freq='60s')
    result = (x.freqstr, repr(x))
except AttributeError:
    result = "no"
# case: pd.date_range('2024-01-01',periods=3,freq='W')
try:
    x = pd.date_range('2024-01-01',periods=3,freq='W')
    result = (x.freqstr, repr(x))
except AttributeError:
    result = "no"
# case: pd.date_range('2024-01-01',periods=3,freq='2W')
try:
    x = pd.date_range('2024-01-01',periods=3,freq='2W')
    result = (x.freqstr, repr(x))
except AttributeError:
    result = "no"
# case: pd.date_range('2024-01-01',periods=3,freq='W-MON')
try:
    x = pd.date_range('2024-01-01',periods=3,freq='W-MON')
    result = (x.freqstr, repr(x))
except AttributeError:
    result = "no"
# case: pd.date_range('2024-01-01',periods=3,freq='MS')
try:
    x = pd.date_range('2024-01-01',periods=3,freq='MS')
    result = (x.freqstr, repr(x))
except AttributeError:
    result = "no"
# case: pd.date_range('2024-01-01',periods=3,freq='M')
try:
    x = pd.date_range('2024-01-01',periods=3,freq='M')
    result = (x.freqstr, repr(x))
except AttributeError:
    result = "no"
# case: pd.date_range('2024-01-01',periods=3,freq='QE')
try:
    x = pd.date_range('2024-01-01',periods=3,freq='QE')
    result = (x.freqstr, repr(x))
except AttributeError:
    result = "no"
# case: pd.date_range('2024-01-01',periods=3,freq='QS')
try:
    x = pd.date_range('2024-01-01',periods=3,freq='QS')
    result = (x.freqstr, repr(x))
except AttributeError:
    result = "no"
# case: pd.date_range('2024-01-01',periods=3,freq='Q-MAR')
try:
    x = pd.date_range('2024-01-01',periods=3,freq='Q-MAR')
    result = (x.freqstr, repr(x))
except AttributeError:
    result = "no"
# case: pd.date_range('2024-01-01',periods=3,freq='YE')
try:
    x = pd.date_range('2024-01-01',periods=3,freq='YE')
    result = (x.freqstr, repr(x))
except AttributeError:
    result = "no"
# case: pd.date_range('2024-01-01',periods=3,freq='YS')
try:
    x = pd.date_range('2024-01-01',periods=3,freq='YS')
    result = (x.freqstr, repr(x))
except AttributeError:
    result = "no"
# case: pd.date_range('2024-01-01',periods=3,freq='A')
try:
    x = pd.date_range('2024-01-01',periods=3,freq='A')
    result = (x.freqstr, repr(x))
except AttributeError:
    result = "no"
# case: pd.date_range('2024-01-01',periods=3,freq='B')
try:
    x = pd.date_range('2024-01-01',periods=3,freq='B')
    result = (x.freqstr, repr(x))
except AttributeError:
    result = "no"
# case: pd.date_range('2024-01-01',periods=3,freq='BME')
try:
    x = pd.date_range('2024-01-01',periods=3,freq='BME')
    result = (x.freqstr, repr(x))
except AttributeError:
    result = "no"
# case: pd.date_range('2024-01-01',periods=3,freq='BMS')
try:
    x = pd.date_range('2024-01-01',periods=3,freq='BMS')
    result = (x.freqstr, repr(x))
except AttributeError:
    result = "no"
# case: pd.date_range('2024-01-01',periods=3,freq='H')
try:
    x = pd.date_range('2024-01-01',periods=3,freq='H')
    result = (x.freqstr, repr(x))
except AttributeError:
    result = "no"
# case: pd.date_range('2024-01-01',periods=3,freq='T')
try:
    x = pd.date_range('2024-01-01',periods=3,freq='T')
    result = (x.freqstr, repr(x))
except AttributeError:
    result = "no"
# case: pd.date_range('2024-01-01',periods=3,freq='S')
try:
    x = pd.date_range('2024-01-01',periods=3,freq='S')
    result = (x.freqstr, repr(x))
except AttributeError:
    result = "no"
# case: pd.date_range('2024-01-01',periods=3,freq='-1D')
try:
    x = pd.date_range('2024-01-01',periods=3,freq='-1D')
    result = (x.freqstr, repr(x))
except AttributeError:
    result = "no"
# case: pd.date_range('2024-01-01',periods=3,freq=pd.Timedelta(hours=36))
try:
    x = pd.date_range('2024-01-01',periods=3,freq=pd.Timedelta(hours=36))
    result = (x.freqstr, repr(x))
except AttributeError:
    result = "no"
# case: pd.date_range('2024-01-01',periods=3,freq=pd.offsets.MonthEnd(2))
try:
    x = pd.date_range('2024-01-01',periods=3,freq=pd.offsets.MonthEnd(2))
    result = (x.freqstr, repr(x))
except AttributeError:
    result = "no"
# case: pd.date_range('2024-01-01',periods=3,freq=pd.offsets.Week())
try:
    x = pd.date_range('2024-01-01',periods=3,freq=pd.offsets.Week())
    result = (x.freqstr, repr(x))
except AttributeError:
    result = "no"
# case: pd.date_range('2024-01-01',periods=3,freq=pd.offsets.Week(weekday=2))
try:
    x = pd.date_range('2024-01-01',periods=3,freq=pd.offsets.Week(weekday=2))
    result = (x.freqstr, repr(x))
except AttributeError:
    result = "no"
# case: pd.bdate_range('2024-01-01',periods=3)
try:
    x = pd.bdate_range('2024-01-01',periods=3)
    result = (x.freqstr, repr(x))
except AttributeError:
    result = "no"
# case: pd.date_range('2024-01-01',periods=0,freq='D')
try:
    x = pd.date_range('2024-01-01',periods=0,freq='D')
    result = (x.freqstr, repr(x))
except AttributeError:
    result = "no"
# case: pd.DatetimeIndex(['2024-01-01','2024-01-02'],freq='D')
try:
    x = pd.DatetimeIndex(['2024-01-01','2024-01-02'],freq='D')
    result = (x.freqstr, repr(x))
except AttributeError:
    result = "no"
# case: pd.DatetimeIndex(['2024-01-01','2024-01-02','2024-01-03'],freq='infer')
try:
    x = pd.DatetimeIndex(['2024-01-01','2024-01-02','2024-01-03'],freq='infer')
    result = (x.freqstr, repr(x))
except AttributeError:
    result = "no"
# case: pd.DatetimeIndex([])
try:
    x = pd.DatetimeIndex([])
    result = (x.freqstr, repr(x))
except AttributeError:
    result = "no"
