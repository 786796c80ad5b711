import pandas as pd
import numpy as np
# case: where-date
s = pd.Series(pd.to_datetime(['2021-01-01','2022-01-01']))
result = pd.Series(np.where(s > '2021-06-01', s, np.datetime64('2020-01-01')))
# case: where-date-values
s = pd.Series(pd.to_datetime(['2021-01-01','2022-01-01']))
result = np.where(s > '2021-06-01', s.values, np.datetime64('2020-01-01')).tolist()
# case: where-ts
s = pd.Series(pd.to_datetime(['2021-01-01','2022-01-01']))
result = list(np.where(s > '2021-06-01', s, pd.Timestamp('2020-01-01')))
# case: where-date-object
import datetime
s = pd.Series(pd.to_datetime(['2021-01-01','2022-01-01']))
result = list(np.where(s > '2021-06-01', s, datetime.date(2020,1,1)))
# case: where-nat
s = pd.Series(pd.to_datetime(['2021-01-01','2022-01-01']))
result = list(np.where(s > '2021-06-01', s, pd.NaT))
# case: where-np-nat
s = pd.Series(pd.to_datetime(['2021-01-01','2022-01-01']))
result = pd.Series(np.where(s > '2021-06-01', s, np.datetime64('NaT')))
# case: where-none
s = pd.Series(pd.to_datetime(['2021-01-01','2022-01-01']))
result = list(np.where(s > '2021-06-01', s, None))
# case: where-nan
s = pd.Series(pd.to_datetime(['2021-01-01','2022-01-01']))
result = list(np.where(s > '2021-06-01', s, np.nan))
# case: where-text
s = pd.Series(pd.to_datetime(['2021-01-01','2022-01-01']))
result = list(np.where(s > '2021-06-01', s, 'x'))
# case: where-two-scalars
s = pd.Series(pd.to_datetime(['2021-01-01','2022-01-01']))
result = list(np.where(s > '2021-06-01', np.datetime64('2020-01-01'), np.datetime64('2020-01-02')))
# case: where-td2
s = pd.Series(pd.to_timedelta([1,2],unit='D'))
result = pd.Series(np.where(s > '36h', s, pd.Timedelta(0)))
# case: select-dates
s = pd.Series(pd.to_datetime(['2021-01-01','2022-01-01']))
result = pd.Series(np.select([s > '2021-06-01'], [s], default=np.datetime64('2020-01-01')))
# case: select-dates2
s = pd.Series(pd.to_datetime(['2021-01-01','2022-01-01']))
result = pd.Series(np.select([s > '2021-06-01'], [s], default=np.datetime64('NaT')))
# case: numbers-beside-a-time
result = np.where([True, False], [1, 2], np.datetime64('2020-01-01'))
# case: equal-times
t = np.datetime64('2020-01-01')
result = t == pd.Timestamp('2020-01-01'), {pd.Timestamp('2020-01-01'): 1}.get(pd.Timestamp(t)), hash(pd.Timestamp('2020-01-01')) == hash(pd.Timestamp(t)), pd.Timestamp('2020-01-02') > t
# case: series-cmp
s = pd.Series(pd.to_datetime(['2019-01-01', '2021-01-01']))
result = (s > np.datetime64('2020-01-01')), (s - np.datetime64('2019-01-01')) / np.timedelta64(1, 'D'), s.clip(lower=np.datetime64('2020-01-01')), s.where(s > '2020', np.datetime64('2020-06-01'))
# case: select-three
s = pd.Series(pd.to_datetime(['2019-01-01', '2021-01-01', None]))
result = pd.Series(np.select([s.isna(), s < '2020-01-01'], [np.datetime64('1999-01-01'), s], default=np.datetime64('NaT')))
# case: column-where
df = pd.DataFrame({'d': pd.to_datetime(['2019-01-01', '2021-01-01'])})
df['e'] = np.where(df['d'] < '2020-01-01', np.datetime64('2020-01-01'), df['d'])
result = df
