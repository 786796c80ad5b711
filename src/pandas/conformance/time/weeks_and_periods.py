import pandas as pd
import numpy as np
from datetime import datetime
# case: iso-week
result = pd.to_datetime(pd.Series(['2023-W01-1', '2020-W53-5']), format='%G-W%V-%u')
# case: week-from-monday
result = pd.to_datetime(pd.Series(['2023-01-1', '2020-52-0']), format='%Y-%W-%w')
# case: week-from-sunday
result = pd.to_datetime(pd.Series(['2023-01-1', '2020-52-0']), format='%Y-%U-%w')
# case: iso-week-strptime
result = datetime.strptime('2023-W05-3', '%G-W%V-%u')
# case: week-strptime
result = datetime.strptime('2023-W05-1', '%Y-W%W-%w')
# case: no-such-week
result = pd.to_datetime('2023-W60-1', format='%G-W%V-%u', errors='coerce')
# case: iso-week-without-day
result = pd.to_datetime('2023-05', format='%G-%V')
# case: week-without-day
result = pd.to_datetime('2023-05', format='%Y-%W')
# case: week-missing
result = pd.to_datetime(pd.Series(['2023 10', None]) + '-1', format='%Y %W-%w')
# case: no-such-weekday
result = pd.to_datetime('2023-W05-8', format='%G-W%V-%u')
# case: week-beyond-year
result = pd.to_datetime('2021-W53-1', format='%G-W%V-%u')
# case: iso-week-without-day-strptime
result = datetime.strptime('2023-W05', '%G-W%V')
# case: week-beyond-last
result = pd.to_datetime('2023-W53-1', format='%Y-W%W-%w')
# case: end-of-period
p = pd.Period('2024-02', 'M')
result = p.end_time, p.end_time.day, str(p.end_time), pd.Period('2024-02-03', 'D').end_time, pd.Period('2024Q1').end_time
# case: ends-of-column
s = pd.Series(pd.period_range('2024-01', periods=2, freq='M'))
result = s.dt.end_time, s.dt.start_time
# case: timestamps-at-end
s = pd.Series(pd.period_range('2024-01', periods=2, freq='M'))
result = s.dt.to_timestamp(how='end'), s.dt.to_timestamp()
# case: ends-of-index
i = pd.period_range('2024-01', periods=2, freq='M')
result = i.end_time, i.start_time, i.to_timestamp()
# case: fields-of-last-day
ps = [pd.Period('2024Q1'), pd.Period('2024', 'Y'), pd.Period('2024-02-14', 'W'), pd.Period('2024-02', 'M'), pd.Period('2024-02-03', 'D')]
result = [(p.year, p.quarter, p.month, p.day) for p in ps]
# case: text-of-last-day
ps = [pd.Period('2024Q1'), pd.Period('2024', 'Y'), pd.Period('2024-02-14', 'W'), pd.Period('2024-02', 'M'), pd.Period('2024-02-03', 'D')]
result = [(p.strftime('%Y-%m-%d'), p.days_in_month, p.dayofweek, p.dayofyear, p.week, p.is_leap_year) for p in ps]
# case: fields-of-column
s = pd.Series(pd.to_datetime(['2024-02-14', None, '2023-12-31']))
result = [(s.dt.to_period(f).dt.month.tolist(), s.dt.to_period(f).dt.day.tolist(), s.dt.to_period(f).dt.quarter.tolist(), s.dt.to_period(f).dt.strftime('%d/%m').tolist()) for f in ['Q', 'Y', 'W', 'M', 'D']]
# case: ends-of-quarters
s = pd.Series(pd.to_datetime(['2024-02-14', None]))
result = s.dt.to_period('Q').dt.end_time, s.dt.to_period('Q').dt.to_timestamp(how='end'), s.dt.to_period('Q').dt.to_timestamp(how='start')
# case: days-in-month
s = pd.Series(pd.to_datetime(['2024-02-14', '2023-01-01']))
p = s.dt.to_period('M')
result = p.dt.days_in_month, p.dt.daysinmonth, p.dt.dayofyear
