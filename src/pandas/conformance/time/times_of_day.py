import datetime

import numpy as np
import pandas as pd

# case: times-of-day-1
d = pd.Series(pd.to_datetime(['2020-01-01 10:00', '2020-01-02 12:30', '2020-01-03 23:15:30']))
result = (d.dt.freq, d.dt.timetz.tolist())
# case: times-of-day-2
result = pd.Series(pd.date_range('2020-01-01', periods=4)).dt.freq
# case: times-of-day-3
result = pd.Series(pd.to_timedelta(['1 day', '2 days', '3 days'])).dt.freq
# case: times-of-day-4
result = pd.Series(pd.to_timedelta(['1 day', '2 days', '5 days'])).dt.freq
# case: times-of-day-5
x = pd.DataFrame({'a': range(6)}, index=pd.date_range('2020-01-01', periods=6, freq='5h'))
result = x.between_time('05:00', '15:00')
# case: times-of-day-6
x = pd.DataFrame({'a': range(6)}, index=pd.date_range('2020-01-01', periods=6, freq='5h'))
result = x.between_time('20:00', '05:00')
# case: times-of-day-7
x = pd.DataFrame({'a': range(6)}, index=pd.date_range('2020-01-01', periods=6, freq='5h'))
result = x.between_time('05:00', '15:00', inclusive='left')
# case: times-of-day-8
x = pd.DataFrame({'a': range(6)}, index=pd.date_range('2020-01-01', periods=6, freq='5h'))
result = x.between_time('05:00', '15:00', inclusive='neither')
# case: times-of-day-9
x = pd.DataFrame({'a': range(6)}, index=pd.date_range('2020-01-01', periods=6, freq='5h'))
result = x.between_time(datetime.time(5), datetime.time(15, 0), inclusive='right')
# case: times-of-day-10
x = pd.DataFrame({'a': range(6)}, index=pd.date_range('2020-01-01', periods=6, freq='5h'))
result = x['a'].between_time('0:30', '10:00PM')
# case: times-of-day-11
x = pd.DataFrame({'a': range(6)}, index=pd.date_range('2020-01-01', periods=6, freq='5h'))
result = x['a'].at_time('10:00')
# case: times-of-day-12
x = pd.DataFrame({'a': range(6)}, index=pd.date_range('2020-01-01', periods=6, freq='5h'))
result = x.at_time('1:00')
# case: times-of-day-13
x = pd.DataFrame({'a': range(6)}, index=pd.date_range('2020-01-01', periods=6, freq='5h'))
result = x.at_time(datetime.time(20))
# case: times-of-day-14
x = pd.DataFrame({'a': range(6)})
result = x.between_time('05:00', '15:00')
# case: times-of-day-15
x = pd.DataFrame({'a': range(6)}, index=pd.date_range('2020-01-01', periods=6, freq='5h'))
result = x.between_time('morning', '15:00')
# case: times-of-day-16
x = pd.DataFrame({'a': range(6)}, index=pd.date_range('2020-01-01', periods=6, freq='5h'))
result = x.between_time('05:00', '15:00', inclusive='all')
# case: times-of-day-17
x = pd.DataFrame({'a': range(48)}, index=pd.date_range('2020-01-01', periods=48, freq='h'))
result = (x.between_time('05:00', '07:00').index.freq, x.at_time('05:00').index.freqstr)
# case: times-of-day-18
x = pd.DataFrame({'a': range(3)}, index=pd.to_datetime(['2020-01-01 05:00', None, '2020-01-02 05:00']))
result = x.between_time('00:00', '06:00')
# case: times-of-day-19
x = pd.DataFrame({'a': range(6)}, index=pd.date_range('2020-01-01', periods=6, freq='5h'))
result = x.groupby('a').sum().between_time('1:00', '2:00')
# case: times-of-day-20
x = pd.DataFrame({'a': range(6)}, index=pd.date_range('2020-01-01', periods=6, freq='5h'))
result = x.between_time('10:00:00', '10:00:01')
# case: times-of-day-21
result = pd.Series(['añb', 'x', None]).str.encode('utf-8').str.len()
# case: times-of-day-22
result = pd.Series(['añb', 'x']).str.encode('utf-8').str.len()
# case: times-of-day-23
result = pd.Series(['añb', 'x']).str.encode('utf-8').str.decode('utf-8').str.upper()
# case: times-of-day-24
result = pd.Series(['añb', 'x']).str.encode('utf-8').str.upper()
