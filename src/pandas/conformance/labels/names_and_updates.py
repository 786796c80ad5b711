import pandas as pd
import numpy as np
df = pd.DataFrame({'a':[1,2,3],'b':[4.0,5.5,6.0],'c':['x','y','z']}, index=['p','q','r'])
s = pd.Series([1,2,3], index=['p','q','r'], name='s')
mi = pd.MultiIndex.from_tuples([('N',1),('N',2),('S',1)], names=['reg','n'])
ms = pd.Series([10,20,30], index=mi)
mf = pd.DataFrame({'v':[1,2,3],'w':[4,5,6]}, index=mi)
# case: align_names
x = s.rename_axis('one'); y = s.rename_axis('two')
l, r = x.align(y)
result = [l.index.name, r.index.name]
# case: align_names2
x = s.rename_axis('one'); y = (s*2).rename_axis('two')
result = x + y
# case: align_frames_names
x = df.rename_axis('one'); y = df.rename_axis('two')
l, r = x.align(y, join='inner')
result = [l.index.name, r.index.name, list(l.columns)]
# case: align_left_names
x = s.rename_axis('one'); y = s.rename_axis('two')
l, r = x.align(y, join='left')
result = [l.index.name, r.index.name]
# case: align_fill
l, r = s.align(pd.Series([1,2], index=['p','z']), fill_value=0)
result = [l, r]
# case: dict_tight
result = df.to_dict('tight')
# case: dict_tight_mi
result = mf.to_dict('tight')
# case: unstack_all
result = mf.unstack([0,1])
# case: unstack_all_names
result = mf.unstack(['reg','n'])
# case: unstack_all_rev
result = mf.unstack([1,0])
# case: unstack_series_two
try:
    result = ms.unstack(['reg', 'n'])
except Exception as e:
    result = type(e).__name__
# case: loc_tuple
result = ms.loc[('N', slice(None)),]
# case: filter_items_tuples
result = mf.filter(items=[('N',1)], axis=0)
# case: filter_items_tuples2
g = mf.T
result = g.filter(items=[('N',1),('S',1)])
# case: filter_items_tuples3
result = ms.filter(items=[('N',1),('S',1)])
# case: filter_items_names2
result = df.rename_axis('nm', axis=1).filter(items=['a','zz'])
# case: filter_items_rows
result = df.rename_axis('nm').filter(items=['r','p'], axis=0)
# case: td_slice_falling
i = pd.to_timedelta(['3 days','2 days','1 days'])
s2 = pd.Series([1,2,3], index=i)
result = s2.loc['3 days':'2 days']
# case: td_slice_falling2
i = pd.to_timedelta(['3 days','2 days','1 days'])
s2 = pd.Series([1,2,3], index=i)
result = s2.loc[pd.Timedelta('2 days'):]
# case: td_slice_rising
i = pd.to_timedelta(['1 days','2 days','3 days'])
s2 = pd.Series([1,2,3], index=i)
result = s2.loc['2 days':]
# case: td_slice_falling3
i = pd.to_timedelta(['3 days','2 days','1 days'])
s2 = pd.Series([1,2,3], index=i)
result = s2.loc['2 days 12:00:00':]
# case: period_reindex
p = pd.period_range('2020-01', periods=3, freq='M')
result = pd.Series([1,2,3], index=p).reindex(['2020-02','2020-05'])
# case: corrwith
a = pd.DataFrame({'x':[1,2,3,4],'y':[4,2,1,0]}); b = pd.DataFrame({'x':[2,4,5,8],'z':[1,2,3,4]})
result = a.corrwith(b)
# case: corrwith_series
a = pd.DataFrame({'x':[1,2,3,4],'y':[4,2,1,0]})
result = a.corrwith(pd.Series([1,3,2,5]))
# case: compare
a = pd.DataFrame({'x':[1,2,3],'y':['a','b','c']}); b = pd.DataFrame({'x':[1,5,3],'y':['a','b','d']})
result = a.compare(b)
# case: compare_series
result = s.compare(pd.Series([1,5,3], index=['p','q','r']))
# case: dot
a = pd.DataFrame([[1,2],[3,4]], columns=['x','y']); w = pd.Series({'x':10,'y':20})
result = a.dot(w)
# case: dot2
a = pd.DataFrame([[1,2],[3,4]], columns=['x','y']); w = pd.Series({'x':10,'y':20})
result = a @ w
# case: update1
d = pd.DataFrame({'a':[1,2,3],'b':[4,5,6]})
d.update(pd.DataFrame({'b':[10,np.nan,30]}))
result = d
# case: update2
d = pd.DataFrame({'a':[1,2,3],'b':[4,5,6]})
d.update(pd.DataFrame({'b':['x','y']}, index=[1,2]))
result = d
# case: update3
d = pd.DataFrame({'a':[1,2,3],'b':[4.0,np.nan,6]})
d.update(pd.DataFrame({'a':[9,9,9],'b':[1,2,3]}), overwrite=False)
result = d
# case: update5
d = pd.DataFrame({'a':[1,2,3]}, index=['x','y','z'])
d.update(pd.DataFrame({'a':[10]}, index=['y']))
result = d
# case: update6
d = pd.DataFrame({'a':[1,2,3]}, index=['x','y','z'])
d.update(pd.DataFrame({'a':[1.5]}, index=['y']))
result = d
# case: update7
d = pd.DataFrame({'b':[True,False,True]})
d.update(pd.DataFrame({'b':[False]}, index=[2]))
result = d
# case: update_filter
d = pd.DataFrame({'a':[1,2,3]})
d.update(pd.DataFrame({'a':[10,20,30]}), filter_func=lambda x: x > 1)
result = d
# case: series_update
t = pd.Series([1,2,3]); t.update(pd.Series([4,np.nan,6]))
result = t
# case: series_update2
t = pd.Series(['a','b','c']); t.update(pd.Series(['d','e'], index=[0,2]))
result = t
# case: series_update3
t = pd.Series([1,2,3]); t.update({1: 9})
result = t
# case: compare_shape
a = pd.DataFrame({'x':[1,2,3],'y':['a','b','c']}); b = pd.DataFrame({'x':[1,5,3],'y':['a','b','d']})
result = a.compare(b, keep_shape=True)
# case: compare_equal
a = pd.DataFrame({'x':[1,2,3],'y':['a','b','c']}); b = pd.DataFrame({'x':[1,5,3],'y':['a','b','d']})
result = a.compare(b, keep_equal=True, result_names=('old', 'new'))
# case: compare_none
a = pd.DataFrame({'x':[1,2,None],'y':['a',None,'c']})
result = a.compare(a.copy())
# case: compare_unlike
a = pd.DataFrame({'x':[1,2]}); b = pd.DataFrame({'x':[1,2,3]})
result = a.compare(b)
# case: dot_frames
a = pd.DataFrame([[1,2],[3,4]], columns=['x','y']); w = pd.DataFrame({'p':[1.5,2],'q':[0,1]}, index=['y','x'])
result = a.dot(w)
# case: dot_array
a = pd.DataFrame([[1,2],[3,4]], columns=['x','y'], index=['m','n'])
result = a @ np.array([1, 2])
# case: dot_unaligned
a = pd.DataFrame([[1,2],[3,4]], columns=['x','y'])
result = a.dot(pd.Series({'x': 1, 'z': 2}))
# case: corrwith_drop
a = pd.DataFrame({'x':[1,2,3,4],'y':[4,2,1,0]}); b = pd.DataFrame({'x':[2,4,None,8],'z':[1,2,3,4]})
result = a.corrwith(b, drop=True)
# case: corrwith_rows
a = pd.DataFrame({'x':[1,2,3,4],'y':[4,2,1,0],'z':[1,5,2,2]}); b = a * 2 + 1
result = a.corrwith(b.assign(y=[1,2,3,4]), axis=1)
# case: series_pop_repeated
s2 = pd.Series([1,2,3], index=['a','a','b']); p = s2.pop('a')
result = [p, s2]
# case: update_overlap
t = pd.Series([1,2,3]); t.update(pd.Series([1.5], index=[1]))
result = t
# case: td_slice_hours
i = pd.to_timedelta(['1 days','1 days 05:00:00','2 days','2 days 10:00:00'])
result = pd.Series([1,2,3,4], index=i).loc['1 days':'2 days']
