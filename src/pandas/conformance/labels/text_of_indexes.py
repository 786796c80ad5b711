import pandas as pd, numpy as np
mi = pd.MultiIndex.from_tuples([('a',1),('b',2),('c',33)], names=['x','y'])
df = pd.DataFrame({'a':[1,2,3],'b':[1.5,2.5,np.nan],'c':['x','y','z']})
# case: mi repr
result = repr(mi)
# case: mi str no names
result = str(pd.MultiIndex.from_product([['a','bbb'],[1,10]]))
# case: mi one
result = repr(mi[:1])
# case: mi empty
result = repr(mi[:0])
# case: mi empty no names
result = repr(pd.MultiIndex.from_product([['a'],[]]))
# case: mi long
result = repr(pd.MultiIndex.from_product([range(30),['a','b','c','d']], names=['n', None]))
# case: mi dates
result = repr(pd.MultiIndex.from_product([pd.date_range('2024-01-01',periods=3),['a','b']]))
# case: mi dates with time
result = repr(pd.MultiIndex.from_product([pd.date_range('2024-01-01',periods=3,freq='h'),['a','b']]))
# case: mi floats nan
result = repr(pd.MultiIndex.from_arrays([[1.5,np.nan,3],['a',None,'c']]))
# case: mi bool
result = repr(pd.MultiIndex.from_arrays([[True,False],[1,2]]))
# case: mi cat
result = repr(pd.MultiIndex.from_arrays([pd.Categorical(['a','b']),[1,2]]))
# case: mi timedelta
result = repr(pd.MultiIndex.from_arrays([pd.to_timedelta([1,2],unit='D'),[1,2]]))
# case: mi period
result = repr(pd.MultiIndex.from_arrays([pd.period_range('2024-01',periods=2,freq='M'),[1,2]]))
# case: mi wide
result = repr(pd.MultiIndex.from_arrays([['x'*30]*2,['y'*30]*2,['z'*30]*2]))
# case: mi quotes
result = repr(pd.MultiIndex.from_tuples([("it's",'a"b'),('x','y')]))
# case: text quotes
result = repr(pd.Index(["it's",'a"b','c']))
# case: text nan
result = repr(pd.Index(['a',None,'c']))
# case: text nan2
result = repr(pd.Index(['a',np.nan,'cdddd']))
# case: ints
result = repr(pd.Index([1,2,3]))
# case: ints 50
result = repr(pd.Index([i*i for i in range(50)]))
# case: ints 150
result = repr(pd.Index([i*i for i in range(150)], name='sq'))
# case: floats
result = repr(pd.Index([1.0,2.5,3.125]))
# case: floats many
result = repr(pd.Index([i/3 for i in range(12)]))
# case: text many
result = repr(pd.Index([f'column_{i}' for i in range(20)]))
# case: text very many
result = repr(pd.Index([f'c{i}' for i in range(120)]))
# case: bools
result = repr(pd.Index([True,False]))
# case: mixed
result = repr(pd.Index([1,'a',2.5,None]))
# case: mixed many
result = repr(pd.Index([1,'abcdefghi',2.5,None]*8))
# case: empty
result = (repr(pd.Index([])), repr(pd.DataFrame().index), repr(pd.DataFrame().columns), repr(pd.Series([],dtype=float).index))
# case: dates
result = repr(pd.DatetimeIndex(['2024-01-01','2024-02-01']))
# case: dates nat
result = repr(pd.DatetimeIndex(['2024-01-01',None,'2024-02-01']))
# case: dates year
result = repr(pd.date_range('2024-01-01','2024-12-31'))
# case: dates hours
result = repr(pd.date_range('2024-01-01',periods=5,freq='6h'))
# case: dates hours name
result = repr(pd.date_range('2024-01-01',periods=30,freq='6h',name='t'))
# case: dates month
result = repr(pd.date_range('2024-01-01',periods=14,freq='MS'))
# case: dates micro
result = repr(pd.DatetimeIndex(['2024-01-01 00:00:00.123','2024-01-02']))
# case: td
result = repr(pd.to_timedelta(['1 days','2 days 03:00:00']))
# case: td days
result = repr(pd.to_timedelta([1,2,-3],unit='D'))
# case: td nat
result = repr(pd.to_timedelta(['1 days',None,'3 days']))
# case: td many
result = repr(pd.to_timedelta(range(10),unit='h'))
# case: periods
result = repr(pd.period_range('2024-01',periods=3,freq='M'))
# case: periods many
result = repr(pd.period_range('2024-01',periods=30,freq='M'))
# case: periods name
result = repr(pd.period_range('2024-01',periods=3,freq='Q',name='q'))
# case: cat
result = repr(pd.CategoricalIndex(['a','b','a']))
# case: cat ordered
result = repr(pd.CategoricalIndex(['a','b','a'],categories=['b','a'],ordered=True,name='k'))
# case: cat many
result = repr(pd.CategoricalIndex(list('abcdefghijklm')))
# case: cat ints
result = repr(pd.CategoricalIndex([1,2,3,10]))
# case: cat groupby
result = repr(pd.DataFrame({'k':pd.Categorical(['a','b']),'v':[1,2]}).groupby('k',observed=False).sum().index)
# case: intervals
result = repr(pd.interval_range(0,3))
# case: intervals cut
result = repr(pd.cut([1,5,9],3).categories)
# case: intervals many
result = repr(pd.interval_range(0,12))
# case: intervals floats named
result = repr(pd.IntervalIndex.from_breaks([0.5,1.5,2.75],name='iv') if hasattr(pd.IntervalIndex,'from_breaks') else 0)
# case: range
result = (repr(df.index), repr(pd.RangeIndex(0,10,3)), repr(pd.RangeIndex(5,name='r')), repr(df.iloc[::2].index), repr(df[::-1].index), repr(pd.RangeIndex(10)[1:7:2]))
# case: range stop
result = (pd.RangeIndex(0,10,3).stop, pd.RangeIndex(10)[1:7:2].stop, df.index.stop, df.index.start, df.index.step)
# case: columns
result = (repr(df.columns), str(df.columns))
# case: names
result = (repr(df.index.names), str(df.index.names), repr(mi.names), str(mi.names))
# case: names eq
result = (df.index.names == [None], mi.names == ['x','y'], list(mi.names), mi.names[0], len(mi.names), tuple(mi.names))
# case: names fstring
result = f"{mi.names} {mi.levels[0]} {mi.codes[0]}"
# case: levels
result = repr(mi.levels)
# case: codes
result = repr(mi.codes)
# case: codes dtype
result = mi.codes[0].dtype
# case: catdtype
result = repr(pd.Series(['a','b'],dtype='category').dtype)
# case: catdtype str
result = (str(pd.Series(['a','b'],dtype='category').dtype), f"{pd.Series([1,2],dtype='category').dtype}")
# case: catdtype object
result = repr(pd.CategoricalDtype(['b','a'],ordered=True))
# case: catdtype none
result = repr(pd.CategoricalDtype())
# case: catdtype ints
result = repr(pd.Series([3,1],dtype='category').dtype)
# case: catdtype categories
result = list(pd.Series([3,1],dtype='category').dtype.categories)
# case: catdtype ordered
result = pd.Series([3,1],dtype='category').dtype.ordered
# case: catdtype eq
result = (pd.Series(['a','b'],dtype='category').dtype == pd.CategoricalDtype(['a','b']), pd.Series(['a','b'],dtype='category').dtype == 'category', pd.CategoricalDtype(['a','b']) == pd.CategoricalDtype(['b','a']))
# case: dtypes of frames
result = str(df.astype({'c':'category'}).dtypes)
# case: offsets
o = pd.offsets
result = [repr(x) for x in [o.MonthEnd(), o.MonthEnd(2), o.MonthBegin(-1), o.BDay(2), o.BusinessDay(), o.Week(), o.Week(weekday=0), o.Week(2,weekday=3), o.QuarterEnd(), o.QuarterBegin(), o.YearEnd(), o.YearBegin(), o.Day(), o.Hour(3), o.Minute(5), o.Second(), o.BMonthEnd(), o.BMonthBegin()]]
# case: date offsets
result = [repr(x) for x in [pd.DateOffset(months=1), pd.DateOffset(days=2,hours=3), pd.DateOffset(), pd.DateOffset(years=1,months=2), pd.DateOffset(weeks=1), 2*pd.DateOffset(months=1), -pd.DateOffset(days=1), pd.DateOffset(n=3,days=1), pd.DateOffset(n=2)]]
# case: offset freqstr
result = [x.freqstr for x in [pd.offsets.MonthEnd(), pd.offsets.Week(weekday=1), pd.offsets.Hour(2), pd.DateOffset(months=1), pd.offsets.QuarterEnd(2)]]
# case: offset n name
result = (pd.offsets.MonthEnd(3).n, pd.offsets.Day(2).n, pd.offsets.MonthEnd().name, pd.offsets.Week(weekday=6).rule_code)
# case: freq attr
result = (repr(pd.date_range('2024-01-01',periods=3).freq), repr(pd.date_range('2024-01-01',periods=3,freq='ME').freq), pd.date_range('2024-01-01',periods=3).freq == 'D', repr(pd.period_range('2024-01',periods=2,freq='M').freq))
# case: freq print
result = f"{pd.date_range('2024-01-01',periods=3,freq='W').freq}"
# case: series datetimes freq
result = str(pd.Series([1,2,3],index=pd.date_range('2024-01-01',periods=3)))
# case: series dates name
result = str(pd.Series([1.5,2,3],index=pd.date_range('2024-01-31',periods=3,freq='ME'),name='v'))
# case: series periods
result = str(pd.Series([1,2,3],index=pd.period_range('2024-01',periods=3,freq='M'),name='v'))
# case: series dates empty
result = str(pd.Series([1,2,3],index=pd.date_range('2024-01-31',periods=3,freq='ME'),name='v')[:0])
# case: series dates long
result = str(pd.Series(range(100),index=pd.date_range('2024-01-01',periods=100,freq='h'),name='v'))
# case: series td
result = str(pd.Series([1,2,3],index=pd.timedelta_range('1h',periods=3,freq='h')))
# case: series td negatives
result = str(pd.Series(pd.to_timedelta([-1,-2,3],unit='D')))
# case: frame td negatives
result = str(pd.DataFrame({'t':pd.to_timedelta([-1,-2,None],unit='D')}))
# case: resample print
result = str(pd.Series(range(60),index=pd.date_range('2024-01-01',periods=60)).resample('ME').sum())
# case: resample mean frame
result = str(pd.DataFrame({'v':range(60)},index=pd.date_range('2024-01-01',periods=60)).resample('ME').v.agg(['sum','mean']))
# case: grouper print
d = pd.DataFrame({'d':pd.date_range('2024-01-01',periods=10,freq='12h'),'v':range(10)})
result = str(d.groupby(pd.Grouper(key='d',freq='D'))['v'].sum())
# case: set index print
d = pd.DataFrame({'d':pd.date_range('2024-01-01',periods=3),'v':range(3)})
result = str(d.set_index('d')['v'])
# case: set freq
i = pd.DatetimeIndex(['2024-01-01','2024-01-02'])
i.freq = 'D'
result = (repr(i), i.freqstr)
# case: set freq of frame
d = pd.DataFrame({'v':[1,2,3]},index=pd.to_datetime(['2024-01-01','2024-01-02','2024-01-03']))
d.index.freq = 'D'
result = str(d['v'])
# case: set wrong freq
i = pd.DatetimeIndex(['2024-01-01','2024-01-03'])
i.freq = 'D'
result = repr(i)
# case: infer_freq
result = [pd.infer_freq(pd.to_datetime(x)) for x in (['2024-01-01','2024-01-02','2024-01-03'],['2024-01-31','2024-02-29','2024-03-31'],['2024-01-01','2024-01-05','2024-01-06'],['2024-01-01','2024-04-01','2024-07-01'],['2024-01-05','2024-01-08','2024-01-09'],['2023-12-31','2024-12-31','2025-12-31'],['2024-01-01','2024-01-08','2024-01-15'],['2024-01-01 00:00','2024-01-01 00:15','2024-01-01 00:30'])]
# case: info-like
result = (df.index.is_unique, df.index.is_monotonic_increasing, mi.nlevels, mi.shape, mi.size, df.columns.dtype, df.index.dtype, mi.dtype, df.columns.name, df.index.ndim)
