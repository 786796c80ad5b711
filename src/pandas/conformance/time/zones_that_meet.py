import pandas as pd, numpy as np
u = pd.Series(pd.to_datetime(['2024-01-01 10:00Z','2024-01-02 10:00Z']))
e = u.dt.tz_convert('US/Eastern')
n = u.dt.tz_localize(None)
iu = pd.DatetimeIndex(u); ie = pd.DatetimeIndex(e); in_ = pd.DatetimeIndex(n)
# case: s.equals
result = [u.equals(e), u.equals(n), e.equals(e.copy()), u.equals(u.dt.as_unit('s'))]
# case: f.equals
result = [u.to_frame('a').equals(e.to_frame('a')), u.to_frame('a').equals(n.to_frame('a')), u.to_frame('a').equals(u.to_frame('a'))]
# case: i.equals
result = [iu.equals(ie), iu.equals(in_), iu.equals(iu)]
# case: i.union
result = iu.union(ie)
# case: i.union naive
result = iu.union(in_)
# case: i.intersection
result = iu.intersection(ie)
# case: i.difference
result = iu.difference(ie)
# case: i.append
result = iu.append(ie)
# case: i.isin
result = iu.isin(ie)
# case: i.get_indexer
result = iu.get_indexer(ie)
# case: i.get_indexer naive
result = iu.get_indexer(in_)
# case: i == i
result = iu == ie
# case: s + s zones
result = pd.Series([1,2],index=iu) + pd.Series([1,2],index=ie)
# case: s + s naive
result = pd.Series([1,2],index=iu) + pd.Series([1,2],index=in_)
# case: concat axis1 zones
result = pd.concat([pd.Series([1,2],index=iu), pd.Series([1,2],index=ie)], axis=1)
# case: concat axis1 naive
result = pd.concat([pd.Series([1,2],index=iu), pd.Series([1,2],index=in_)], axis=1)
# case: concat axis0 zones
result = pd.concat([pd.Series([1,2],index=iu), pd.Series([1,2],index=ie)])
# case: reindex zones
result = pd.Series([1,2],index=iu).reindex(ie)
# case: align
result = pd.Series([1,2],index=iu).align(pd.Series([1,2],index=ie))[0]
# case: assign by index zones
d = pd.DataFrame({'a':[1,2]},index=iu); d['b'] = pd.Series([5,6],index=ie)
result = d
# case: combine_first
result = pd.Series([1,None],index=iu).combine_first(pd.Series([7,8],index=ie))
# case: where zone
result = u.where(u > u.min(), e)
# case: fillna zone
result = u.where(u > u.min()).fillna(e)
# case: combine_first zone values
result = u.where(u > u.min()).combine_first(e)
# case: isin zone
result = u.isin(e)
# case: isin naive
result = u.isin(n)
# case: map zone
result = u.map(dict(zip(e, [1,2])))
# case: map series
result = u.map(pd.Series([1,2], index=ie))
# case: merge zones
result = pd.DataFrame({'k':u,'a':[1,2]}).merge(pd.DataFrame({'k':e,'b':[1,2]}), how='outer')
# case: merge left_on right_on
result = pd.DataFrame({'k':u,'a':[1,2]}).merge(pd.DataFrame({'j':e,'b':[1,2]}), left_on='k', right_on='j')
# case: append row loc
d = pd.DataFrame({'k':u,'a':[1,2]}); d.loc[2] = [pd.Timestamp('2024-05-01', tz='US/Eastern'), 5]
result = d
# case: append row loc naive
d = pd.DataFrame({'k':u,'a':[1,2]}); d.loc[2] = [pd.Timestamp('2024-05-01'), 5]
result = d
# case: concat row dict
d = pd.concat([pd.DataFrame({'k':u,'a':[1,2]}), pd.DataFrame([{'k': pd.Timestamp('2024-05-01', tz='UTC'), 'a': 3}])], ignore_index=True)
result = d
# case: setitem naive in zone
d = u.copy(); d[0] = pd.Timestamp('2024-05-01')
result = d
# case: setitem zone in naive
d = n.copy(); d[0] = pd.Timestamp('2024-05-01', tz='UTC')
result = d
# case: fillna zone in naive
result = n.where(n > n.min()).fillna(pd.Timestamp('2024-05-01', tz='UTC'))
# case: where naive other zone
result = n.where(n > n.min(), pd.Timestamp('2024-05-01', tz='UTC'))
# case: compare naive series scalar zone
result = n > pd.Timestamp('2024-01-01', tz='UTC')
# case: naive eq scalar zone
result = n == pd.Timestamp('2024-01-01', tz='UTC')
# case: naive minus scalar zone
result = n - pd.Timestamp('2024-01-01', tz='UTC')
# case: scalar zone minus naive
result = pd.Timestamp('2024-01-01', tz='UTC') - n
# case: naive isin zone
result = n.isin([pd.Timestamp('2024-01-01 10:00', tz='UTC')])
# case: naive loc zone
result = pd.Series([1,2], index=in_).loc[pd.Timestamp('2024-01-01 10:00', tz='UTC')]
# case: naive slice zone
result = pd.Series([1,2], index=in_).loc[pd.Timestamp('2024-01-01 10:00', tz='UTC'):]
# case: between zones naive
result = n.between(pd.Timestamp('2024-01-01', tz='UTC'), pd.Timestamp('2024-01-02', tz='UTC'))
# case: naive searchsorted
result = n.clip(lower=pd.Timestamp('2024-01-02', tz='UTC'))
# case: mixed list series sort
result = pd.Series([pd.Timestamp('2024-01-02', tz='UTC'), pd.Timestamp('2024-01-01')]).sort_values()
# case: mixed list min
result = pd.Series([pd.Timestamp('2024-01-02', tz='UTC'), pd.Timestamp('2024-01-01')]).min()
# case: objects of zones dt
result = pd.Series([pd.Timestamp('2024-01-02', tz='UTC'), pd.Timestamp('2024-01-01', tz='US/Eastern')]).dt.hour
# case: objects of zones max
result = pd.Series([pd.Timestamp('2024-01-02', tz='UTC'), pd.Timestamp('2024-01-01', tz='US/Eastern')]).max()
# case: groupby zones keys
result = pd.DataFrame({'k':list(u)+list(e),'a':[1,2,3,4]}).groupby('k')['a'].sum()
# case: pivot zone columns
result = pd.DataFrame({'k':u,'a':[1,2],'b':['x','y']}).pivot(index='b', columns='k', values='a')
# case: T zone
result = pd.DataFrame({'k':u,'j':u}).T
# case: iloc row zones
result = pd.DataFrame({'k':u,'j':u}).iloc[0]
# case: iloc row two zones
result = pd.DataFrame({'k':u,'j':e}).iloc[0]
# case: max axis1 same zone
result = pd.DataFrame({'k':u,'j':u + pd.Timedelta(1,'D')}).max(axis=1)
# case: stack zone
result = pd.DataFrame({'k':u,'j':u}).stack()
# case: melt two zones
result = pd.DataFrame({'k':u,'j':e}).melt()
# case: apply row diff
result = pd.DataFrame({'k':u,'j':e}).apply(lambda r: (r['j']-r['k']).total_seconds(), axis=1)
# case: sub columns
d = pd.DataFrame({'k':u,'j':e}); result = d['j'] - d['k']
# case: frame sub
d = pd.DataFrame({'k':u}); result = d - u.min()
# case: frame compare
d = pd.DataFrame({'k':u}); result = d > u.min()
# case: frame fillna
d = pd.DataFrame({'k':u.where(u > u.min()),'v':[1,None]}); result = d.fillna({'k': u.min(), 'v': 0})
# case: groupby agg lambda range
d = pd.DataFrame({'k':u,'g':[1,1]}); result = d.groupby('g')['k'].agg(lambda s: s.max() - s.min())
# case: groupby apply series
d = pd.DataFrame({'k':u,'g':[1,1]}); result = d.groupby('g').apply(lambda s: pd.Series({'a': s['k'].min(), 'n': len(s)}))
# case: groupby transform first
d = pd.DataFrame({'k':u,'g':[1,1]}); result = d['k'] - d.groupby('g')['k'].transform('first')
# case: interval
result = pd.Interval(u[0], u[1])
# case: nunique frame
result = pd.DataFrame({'k':u,'j':e}).nunique()
# case: drop_duplicates two zones
result = pd.DataFrame({'k':u,'j':e}).drop_duplicates()
# case: memory repr
result = repr(pd.DataFrame({'k':u,'j':e,'n':n}))
# case: repr iloc
result = repr(pd.DataFrame({'k':u,'j':e}).iloc[0])
# case: repr index frame
result = repr(pd.DataFrame({'a':[1,2]}, index=ie))
# case: repr midnight
result = repr(pd.Series(pd.date_range('2024-01-01', periods=2, tz='UTC')))
# case: repr multi
result = repr(pd.MultiIndex.from_arrays([ie,[1,2]]))
# case: info
result = str(u.dtype), repr(u.dtype), u.dtype.name
# case: groupby repr
result = repr(pd.DataFrame({'k':u,'g':[1,1]}).groupby('g').max())
# case: concat axis1 unsorted
result = pd.concat([pd.Series([1,2],index=iu[::-1]), pd.Series([3,4],index=iu + pd.Timedelta(1, 'h'))], axis=1)
# case: concat axis1 unsorted zones
result = pd.concat([pd.Series([1,2],index=iu[::-1]), pd.Series([3,4],index=ie + pd.Timedelta(1, 'h'))], axis=1)
# case: dict of series zones
result = pd.DataFrame({'a': pd.Series([1,2],index=iu), 'b': pd.Series([3,4],index=iu[::-1] + pd.Timedelta(1, 'h'))})
# case: dict of series naive
result = pd.DataFrame({'a': pd.Series([1,2],index=iu), 'b': pd.Series([3,4],index=in_)})
# case: add zones unequal
result = pd.Series([1,2],index=iu) + pd.Series([3,4],index=ie + pd.Timedelta(1, 'D'))
# case: left join naive
result = pd.DataFrame({'a':[1,2]},index=iu).join(pd.DataFrame({'b':[1,2]},index=in_))
# case: merge index naive
result = pd.merge(pd.DataFrame({'a':[1,2]},index=iu), pd.DataFrame({'b':[1,2]},index=in_), left_index=True, right_index=True)
# case: i.union overlapping
result = iu.union(iu + pd.Timedelta(1, 'D'))
# case: concat rows unsorted zones
result = pd.concat([pd.Series([1,2],index=iu[::-1]), pd.Series([3,4],index=iu + pd.Timedelta(1, 'h'))])
# case: concat columns are zones
result = pd.concat([pd.DataFrame([[1,2]],columns=iu[::-1]), pd.DataFrame([[3,4]],columns=iu + pd.Timedelta(1, 'h'))])
