import pandas as pd
import numpy as np
d = pd.DataFrame({'a':[1,2,3],'b':['x','y',None]},index=[10,20,30])
s = pd.Series([1,2,3],index=[10,20,30])
t = pd.Series([1.5,None,3],index=pd.to_datetime(['2020-01-01','2020-01-04','2020-01-05']))
# case: reindex-ffill
result = s.reindex([5,10,15,20,25,35],method='ffill'), s.reindex([5,10,15,35],method='bfill'), d.reindex([5,10,15,35],method='pad'), d.reindex([5,10,15,35],method='backfill'), s.reindex([5,15],method='ffill',fill_value=0), s.reindex([15,12,31],method='ffill')
# case: reindex-dates
result = t.reindex(pd.date_range('2019-12-31','2020-01-06'),method='ffill'), t.reindex(pd.date_range('2019-12-31','2020-01-06'),method='bfill'), t.asfreq('D',method='ffill'), t.asfreq('D',method='bfill')
# case: reindex-decreasing
r=s[::-1]
result = r.reindex([5,10,15,20,25,35],method='ffill'), r.reindex([5,10,15,20,25,35],method='bfill')
# case: reindex-unsorted
result = pd.Series([1,2,3],index=[3,1,2]).reindex([1,4],method='ffill')
# case: reindex-text
result = pd.Series([1,2],index=['a','c']).reindex(['b','a','d','0'],method='ffill'), pd.Series([1,2],index=['a','c']).reindex(['b','a','d','0'],method='bfill')
# case: reindex-bad-method
result = s.reindex([1],method='foo')
# case: reindex-repeated
result = pd.Series([1,2,3],index=[1,1,2]).reindex([1,4],method='ffill')
# case: reindex-range
result = pd.Series([1,2,3]).reindex(range(5),method='ffill'), pd.Series([1,2,3]).reindex([0.5,1.5,np.nan],method='ffill'), pd.Series([1,2,3]).reindex([0.5,1.5,np.nan],method='bfill'), pd.Series([1,2,3]).reindex(pd.Index([1,2,2.5]),method='bfill')
# case: pct-change-across
p=pd.DataFrame({'x':[1,2],'y':[2.0,None],'z':[4,1]})
result = p.pct_change(axis=1), p.pct_change(axis='columns',periods=2), p.pct_change(axis=1,fill_method=None), p.pct_change(axis=0), p.pct_change(-1,axis=1)
# case: period-numbers
q=pd.Series(pd.to_datetime(['2020-01-15',None,'2021-03-01'])).dt.to_period('M')
result = q.astype('int64'), q.dropna().astype(int), q.astype('int64').diff(), q.dt.year, q.astype(object).tolist()
# case: period-to-float
q=pd.Series(pd.to_datetime(['2020-01-15'])).dt.to_period('M')
result = q.astype(float)
# case: period-to-int32
q=pd.Series(pd.to_datetime(['2020-01-15'])).dt.to_period('M')
result = q.astype('int32')
# case: period-index-numbers
q=pd.PeriodIndex(['2020-01','2020-05'],freq='M')
result = q.astype('int64'), q.astype(int)[0], list(q.astype('int64'))
# case: period-index-float
result = pd.PeriodIndex(['2020-01','2020-05'],freq='M').astype(float)
# case: dummy-na
result = pd.get_dummies(pd.Series(['a',None,'b']),dummy_na=True), pd.get_dummies(pd.Series(['a','b']),dummy_na=True,prefix='p',dtype=int), pd.get_dummies(d,columns=['b'],dummy_na=True), pd.get_dummies(d,dummy_na=True), pd.get_dummies(pd.Series([1.5,None]),dummy_na=True), pd.get_dummies(pd.Series(['a',None,'b']),dummy_na=True,drop_first=True),pd.get_dummies(pd.Series([None,None]),dummy_na=True)
# case: map-na-action
result = d.map(lambda v: str(v)+'!', na_action='ignore'), d.map(lambda v: v*2, na_action='ignore'), d.applymap(str.upper if False else (lambda v: v), na_action='ignore'), pd.DataFrame({'f':[1.5,np.nan],'t':['a',None]}).map(lambda v: len(str(v)),na_action='ignore')
# case: map-na-bad
result = d.map(str, na_action='bad')
# case: join-types
l=pd.DataFrame({'a':[1,2,3]},index=pd.Index([1,2,3],name='u'))
r=pd.Series([5.,6.],index=pd.Index([1.,3.],name='u'),name='s')
result = [k.index for k in (l.join(r), l.join(r.head(0)), l.join(r,how='inner'), l.merge(r,how='left',left_index=True,right_index=True), l.join(r.rename(index=str)), l.join(l.add_suffix('2')))]
