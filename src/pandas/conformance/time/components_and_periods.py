import pandas as pd
import numpy as np
# case: components
result = pd.Timedelta('2 days 03:04:05.678').components.hours
# case: components2
result = list(pd.Timedelta('2 days 03:04:05.678').components)
# case: components3
result = str(pd.Timedelta('2 days 03:04:05.678').components)
# case: components4
t = pd.Timestamp('2024-03-01') - pd.Timestamp('2024-01-15 05:30')
result = f'{t.components.days}d {t.components.hours}h'
# case: neg
result = list(pd.Timedelta('-1 hours').components)
# case: ns components
result = list(pd.Timedelta(1234567, unit='ns').components)
# case: dt components
result = pd.Series(pd.to_timedelta(['1 days 02:03:04', '-3 hours'])).dt.components
# case: pd1
result = str(pd.Period('2024-03', 'M') - pd.Period('2023-11', 'M'))
# case: pd2
result = (pd.Period('2024-03', 'M') - pd.Period('2023-11', 'M')).n
# case: pd3
d = pd.to_datetime(pd.Series(['2024-03-01', '2023-01-05']))
p = d.dt.to_period('M')
result = (p.max() - p.min()).n
# case: pd4
d = pd.to_datetime(pd.Series(['2024-03-01', '2023-01-05']))
p = d.dt.to_period('M')
result = (p - p.min()).apply(lambda x: x.n)
# case: pd5
result = pd.Period('2024-03', 'M') + 1
# case: pd6
result = str(pd.Period('2024-03', 'M') - 1)
# case: pd7
result = pd.Period('2024-03', 'M') < pd.Period('2024-04', 'M')
# case: period misc
p = pd.Period('2024-03', 'M')
result = [str(p + 1), str(1 + p), p == pd.Period('2024-03', 'M'), p >= pd.Period('2024-02', 'M'), max(p, p + 3).month, str((p + 1) - p), str(p - p), repr(p - (p + 2))]
# case: period sort
result = [str(p) for p in sorted([pd.Period('2024-03', 'M'), pd.Period('2023-03', 'M')])]
# case: period other freq
result = pd.Period('2024-03', 'M') - pd.Period('2024', 'Y')
# case: period less other
result = pd.Period('2024-03', 'M') < 5
# case: period mul
result = pd.Period('2024-03', 'M') * 5
# case: timestamp2
result = pd.Timestamp('2024-01-01 12:30').timestamp()
# case: asfreq
s = pd.Series([1, 2, 3], index=pd.to_datetime(['2024-01-01', '2024-01-03', '2024-01-04']))
result = s.asfreq('D')
# case: asfreq frame
x = pd.DataFrame({'v': [1, 2]}, index=pd.to_datetime(['2024-01-31', '2024-03-31']).rename('day'))
result = x.asfreq('ME', fill_value=0)
# case: asfreq hour
x = pd.DataFrame({'v': [1, 2]}, index=pd.to_datetime(['2024-01-31 10:00', '2024-01-31 13:00']).rename('day'))
result = x.asfreq('h').ffill()
# case: asfreq dup
x = pd.DataFrame({'v': [1, 2]}, index=pd.to_datetime(['2024-01-31', '2024-01-31']))
result = x.asfreq('D')
