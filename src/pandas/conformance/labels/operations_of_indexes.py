import pandas as pd, numpy as np
a = pd.Index([True, False, True])
b = pd.Index([True, True, False])
i1 = pd.Index([1,2,3], name='n')
i2 = pd.Index([2,3,4], name='n')
mi = pd.MultiIndex.from_tuples([('a',1),('b',2),('c',3)], names=['x','y'])
mj = pd.MultiIndex.from_tuples([('a',1),('d',4)], names=['x','z'])
dt = pd.date_range('2024-01-01', periods=4, name='d')
df = pd.DataFrame({'k':['a','b','a'],'v':[1,2,3]}, index=['r1','r2','r3'])
# case: not
result = ~a
# case: and
result = a & b
# case: or
result = a | b
# case: xor
result = a ^ b
# case: and ints
result = i1 & i2
# case: or ints
result = i1 | i2
# case: xor ints
result = i1 ^ i2
# case: and text
result = pd.Index(['a','b']) & pd.Index(['b','c'])
# case: or text
result = pd.Index(['a','b']) | pd.Index(['b','c'])
# case: or dates
result = dt[:2] | dt[2:]
# case: and unequal
result = pd.Index([1,2]) & pd.Index([1,2,3])
# case: or array
result = (i1 > 1) | (i1 < 1)
# case: not ints
result = ~i1
# case: neg
result = -i1
# case: map tuples
result = i1.map(lambda v: (v, v*2))
# case: map tuples names
result = i1.map(lambda v: (v, v*2)).names
# case: map str
result = i1.map(str)
# case: map dict
result = i1.map({1:'a',2:'b'})
# case: map series
result = i1.map(pd.Series(['a','b'],index=[1,2]))
# case: map multi
result = mi.map(lambda t: f'{t[0]}_{t[1]}')
# case: map multi names
result = mi.map(lambda t: f'{t[0]}_{t[1]}').name
# case: map multi tuples
result = mi.map(lambda t: (t[1], t[0]))
# case: map join
result = pd.MultiIndex.from_tuples([('a','b'),('c','d')]).map('_'.join)
# case: map dates
result = dt.map(lambda d: d.day)
# case: map dates str
result = dt.map(lambda d: d.strftime('%Y'))
# case: map dates months
result = repr(dt.map(lambda d: d + pd.Timedelta(days=1)))
# case: mi append
result = mi.append(mj)
# case: mi append names
result = mi.append(mj).names
# case: mi append same
result = mi.append(mi)
# case: mi union
result = mi.union(mj)
# case: mi union names
result = mi.union(mj).names
# case: mi intersection
result = mi.intersection(mj)
# case: mi difference
result = mi.difference(mj)
# case: mi symdiff
result = mi.symmetric_difference(mj)
# case: symdiff
result = i1.symmetric_difference(i2)
# case: symdiff names
result = i1.symmetric_difference(pd.Index([3,9],name='other'))
# case: symdiff list
result = i1.symmetric_difference([3,9])
# case: symdiff text
result = pd.Index(['b','a']).symmetric_difference(['c','a'])
# case: get_indexer
result = i1.get_indexer([1,3,9])
# case: get_indexer index
result = i1.get_indexer(i2)
# case: get_indexer text
result = pd.Index(['a','b']).get_indexer(['b','z'])
# case: get_indexer mi
result = mi.get_indexer([('a',1),('q',2)])
# case: get_indexer dup
result = pd.Index([1,1,2]).get_indexer([1])
# case: get_indexer dates
result = dt.get_indexer([pd.Timestamp('2024-01-02')])
# case: get_indexer_for
result = pd.Index([1,1,2]).get_indexer_for([1,2,5])
# case: get_loc interval
result = pd.IntervalIndex.from_tuples([(0,1),(1,2)]).get_loc(0.5)
# case: get_loc interval miss
result = pd.IntervalIndex.from_tuples([(0,1),(1,2)]).get_loc(5)
# case: get_loc interval itself
result = pd.IntervalIndex.from_tuples([(0,1),(1,2)]).get_loc(pd.Interval(1,2))
# case: get_loc interval overlapping
result = pd.IntervalIndex.from_tuples([(0,2),(1,3),(5,6)]).get_loc(1.5)
# case: get_loc dates
result = dt.get_loc('2024-01-02')
# case: get_loc mi
result = mi.get_loc(('b',2))
# case: get_loc missing
result = i1.get_loc(99)
# case: resample cumsum
result = pd.Series(range(4),index=dt).resample('2D').cumsum()
# case: resample diff
result = pd.Series(range(4),index=dt).resample('2D').diff()
# case: resample shift
result = pd.Series(range(4),index=dt).resample('2D').shift()
# case: resample rank
result = pd.Series(range(4),index=dt).resample('2D').rank()
# case: resample head
result = pd.Series(range(4),index=dt).resample('2D').head(1)
# case: resample cumcount
result = pd.Series(range(4),index=dt).resample('2D').cumcount()
# case: resample ngroups
result = pd.Series(range(4),index=dt).resample('2D').ngroups
# case: resample transform
result = pd.Series(range(4),index=dt).resample('2D').transform('cumsum')
# case: resample idxmax
result = pd.Series(range(4),index=dt).resample('2D').idxmax()
# case: resample value_counts
result = pd.Series([1,1,2,3],index=dt).resample('2D').value_counts()
# case: resample nth
result = pd.Series([1,1,2,3],index=dt).resample('2D').nth(0)
# case: resample tail
result = pd.Series([1,1,2,3],index=dt).resample('2D').tail(1)
# case: resample cumprod
result = pd.Series([1,1,2,3],index=dt).resample('2D').cumprod()
# case: resample pct_change
result = pd.Series([1,1,2,3],index=dt).resample('2D').pct_change()
# case: resample filter
result = pd.Series([1,1,2,3],index=dt).resample('2D').filter(lambda x: True)
# case: resample fillna
result = pd.Series([1,np.nan,2,3],index=dt).resample('2D').fillna('ffill')
# case: resample rolling
result = pd.Series([1,1,2,3],index=dt).resample('2D').rolling(2).sum()
# case: rolling raw
seen = []
s = pd.Series([1.0,2,3],index=['a','b','c'])
r = s.rolling(2).apply(lambda x: seen.append(list(x.index)) or x.sum(), raw=False)
result = (seen, r.tolist()[1:])
# case: rolling raw dates
s = pd.Series([1.0,2,3,4],index=dt)
result = s.rolling(2).apply(lambda x: x.index[0].day)
# case: rolling raw iloc
result = pd.Series([1.0,2,3,4],index=dt).rolling(3).apply(lambda x: x.iloc[-1]-x.iloc[0])
# case: rolling raw print
out = []
pd.Series([1.0,2,3,4],index=dt,name='q').rolling(3).apply(lambda x: out.append(str(x)) or 0.0)
result = out
# case: expanding apply
out = []
pd.Series([1.0,2],index=['p','q']).expanding().apply(lambda x: out.append(list(x.index)) or 0.0)
result = out
# case: td range
result = repr(pd.timedelta_range('1 days', periods=4))
# case: td range end
result = repr(pd.timedelta_range(start='1 day', end='2 days', freq='6h'))
# case: cat index
result = pd.CategoricalIndex(['a','b','a'], categories=['a','b','c'])
# case: cat index codes
result = pd.CategoricalIndex(['a','b','a'], categories=['b','a']).codes
# case: cat index categories
result = pd.CategoricalIndex(['a','b','a'], name='k').categories
# case: cat index frame
result = str(pd.DataFrame({'v':[1,2,3]}, index=pd.CategoricalIndex(['a','b','a'])).groupby(level=0,observed=True).sum())
# case: cat index loc
result = pd.Series([1,2,3], index=pd.CategoricalIndex(['a','b','a'])).loc['a']
# case: cat index sort
result = pd.Series([1,2,3], index=pd.CategoricalIndex(['a','b','c'],categories=['c','b','a'],ordered=True)).sort_index()
# case: period index
result = pd.PeriodIndex(['2024-01','2024-03'], freq='M')
# case: period index quarters
result = pd.PeriodIndex(['2024Q1','2024Q3'], freq='Q')
# case: period index days
result = pd.PeriodIndex(['2024-01-05','2024-03-01'], freq='D', name='p')
# case: period index of dates
result = pd.PeriodIndex(dt, freq='M')
# case: period fields
result = (pd.PeriodIndex(['2024-01','2024-03'], freq='M').year.tolist(), pd.PeriodIndex(['2024-01','2024-03'], freq='M').month.tolist())
# case: inf date
result = pd.to_datetime([np.inf])
# case: inf timestamp
result = pd.Timestamp(float('inf'))
# case: inf unit
result = pd.to_datetime([np.inf, 1], unit='s')
# case: inf coerce
result = pd.to_datetime([np.inf, 1], unit='s', errors='coerce')
# case: nan unit
result = pd.to_datetime([np.nan, 1], unit='s')
# case: inf series
result = pd.to_datetime(pd.Series([np.inf, 1.0]), errors='coerce')
# case: -inf
result = pd.Timestamp(float('-inf'), unit='s')
# case: nan timestamp
result = pd.Timestamp(float('nan'))
# case: td inf
result = pd.to_timedelta([np.inf], unit='s')
# case: td inf scalar
result = pd.Timedelta(float('inf'), unit='s')
# case: inf text
result = pd.to_datetime(['inf'])
# case: infinity text
result = pd.to_datetime('infinity', errors='coerce')
