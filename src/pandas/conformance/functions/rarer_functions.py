import pandas as pd
import numpy as np
import datetime as dt
s=pd.Series(pd.to_datetime(['2024-01-05','2024-01-10']))
w=pd.DataFrame({'id':[1,2,3],'kind':['x','y','x'],'a_2020':[1,2,3],'a_2021':[4,5,6],'b_2020':[7.5,8,9]})
# case: busday-series
result = np.busday_count(s, s)
# case: busday-values
result = np.busday_count(s.values, s.values)
# case: busday-objects
result = np.busday_count(s.dt.date, dt.date(2024,1,20))
# case: busday
b=s.values.astype('datetime64[D]')
result = np.busday_count('2024-01-01','2024-01-31'), np.busday_count(['2024-01-01'],'2024-01-31'), np.busday_count('2024-01-31','2024-01-01'), np.busday_count('2024-01-06','2024-01-05'),np.busday_count('2024-01-07','2024-01-05'),np.busday_count('2024-01-08','2024-01-05'), np.busday_count(pd.Timestamp('2024-01-01').date(),pd.Timestamp('2024-01-31').date(), holidays=['2024-01-15']), np.busday_count(b, np.datetime64('2024-03-01')), np.busday_count(s.dt.date.tolist(), s.dt.strftime('%Y-%m-%d').tolist()), np.is_busday(b), np.is_busday('2024-01-06'), np.busday_count(b, b + np.timedelta64(10,'D')), np.busday_count(dt.date(1969,12,1), dt.date(1970,2,3))
# case: busday-datetime
result = np.busday_count(dt.datetime(2024,1,1),dt.date(2024,1,31))
# case: busday-nat
result = np.busday_count(s.values.astype('datetime64[D]'), np.array(['NaT','2024-01-01'],dtype='datetime64[D]'))
# case: busday-texts
result = np.busday_count(s.dt.strftime('%Y-%m-%d'), s.dt.strftime('%Y-%m-%d'))
# case: convolve
r=np.array([1.5,2.25,3.125,0.1,0.2,0.3,7,8,9.75,10.1,11.3,12.7,13.9])
result = np.convolve([1,2,3],[0,1,0.5]), np.convolve([1,2,3],[0,1],'same'), np.convolve(pd.Series([1,2,3]),[1,1],mode='valid'), np.convolve([1],[1,1,2],mode='valid'), np.convolve(r,np.ones(3)/3,mode='valid'),np.convolve(r,np.ones(3)/3,mode='same'),np.convolve(r,np.ones(3)/3), np.convolve(r,r), np.convolve(r,r[:12],'same'), np.convolve(r,r[:4],'same'), np.convolve([1,0,1],[2,3])
# case: convolve-empty
result = np.convolve([],[0,1],'same')
# case: convolve-mode
result = np.convolve([1,2],[1,1,2],mode='foo')
# case: lexsort
result = np.lexsort(([2,1,1],['b','a','a'])), np.lexsort([pd.Series([2,1,np.nan]),pd.Series([1,1,1])]), np.lexsort([3,1,2]), np.lexsort(np.array([3,1,2])), np.lexsort((w['a_2020'],w['kind'])), w.iloc[np.lexsort((-w['a_2020'],w['kind']))]
# case: lexsort-none
result = np.lexsort((pd.Series(['b',None]),pd.Series([1,1])))
# case: lexsort-lengths
result = np.lexsort(([1,2],[1]))
# case: bincount
result = np.bincount([0,1,1],weights=[1,2.5,3]), np.bincount([0,1,1],weights=pd.Series([1,2,None]),minlength=4), np.bincount([2,0])
# case: bincount-lengths
result = np.bincount([0,1,1],weights=[1,2.5])
# case: cov
result = np.cov([1,2,3],[1,2,4]), np.cov([1,2,3],[1,2,4],bias=True), np.cov(w['a_2020'],w['b_2020'],ddof=0)[0,1], np.cov([1,2,3],[1,2,4])[0][1]
# case: autocorr
v=pd.Series([1.5,2,4,3,8,5])
result = v.autocorr(), v.autocorr(2), v.autocorr(lag=5), v.autocorr(9), pd.Series([1,1,1]).autocorr()
# case: min-periods
v=pd.DataFrame({'a':[1,2,None,4],'b':[2,None,3,9.],'c':[1,5,2,2]})
result = v.corr(min_periods=3), v.corr(min_periods=4), v['a'].corr(v['b'],min_periods=3), v['a'].corr(v['c'],min_periods=3), v.cov(min_periods=3), v['a'].cov(v['b'],min_periods=5), v.corr(min_periods=1)
# case: wide-to-long
result = pd.wide_to_long(w,['a','b'],i='id',j='year',sep='_'), pd.wide_to_long(w,stubnames='a',i=['id','kind'],j='year',sep='_'), pd.wide_to_long(w.drop(columns='b_2020'),'a_',i='id',j='y').reset_index()
# case: wide-to-long-suffix
k=pd.DataFrame({'id':[1,2],'v_one':[1,2],'v_two':[3,4],'z':[0,1]})
result = pd.wide_to_long(k,'v',i='id',j='n',sep='_',suffix=r'\w+'), pd.wide_to_long(k,['v'],['id'],'n','_',r'(one|two)'), pd.wide_to_long(k,'q',i='id',j='n')
# case: wide-to-long-repeated
result = pd.wide_to_long(pd.concat([w,w]),['a'],i='id',j='year',sep='_')
# case: wide-to-long-same
result = pd.wide_to_long(w,['kind'],i='id',j='year')
# case: wide-to-long-lacking
result = pd.wide_to_long(w,['a'],i='nope',j='year')
# case: period-text
p=pd.Series(pd.period_range('2023-01-15',periods=3,freq='Q'))
i=pd.PeriodIndex(p)
result = [(p.dt.strftime(f).tolist(), p[0].strftime(f), i.strftime(f).tolist()) for f in ('%Y-Q%q','%F %f','%q','%y %B %b %d','%Y-%m-%d','%j %U','%%q','%Q','FY%F-Q%q')], pd.Series(pd.to_datetime(['2023-05-01'])).dt.strftime('%q %F %f %l')
