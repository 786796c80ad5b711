import pandas as pd
# case: pd.to-timedelta--1-days-+02-00-00
result = pd.to_timedelta('-1 days +02:00:00')
# case: pd.to-timedelta--1-days-02-00-00
result = pd.to_timedelta('-1 days 02:00:00')
# case: pd.to-timedelta--02-00-00
result = pd.to_timedelta('-02:00:00')
# case: pd.to-timedelta--1-day
result = pd.to_timedelta('-1 day')
# case: pd.to-timedelta---1-day
result = pd.to_timedelta('- 1 day')
# case: pd.to-timedelta-1-2-3
result = pd.to_timedelta('1:2:3')
# case: pd.to-timedelta-01-02
result = pd.to_timedelta('01:02')
# case: pd.to-timedelta-1-02-03.5
result = pd.to_timedelta('1:02:03.5')
# case: pd.to-timedelta-1-days-2-hours
result = pd.to_timedelta('1 days 2 hours')
# case: pd.to-timedelta--1-days--2-hours
result = pd.to_timedelta('-1 days -2 hours')
# case: pd.to-timedelta--1d-2h
result = pd.to_timedelta('-1d 2h')
# case: pd.to-timedelta-5
result = pd.to_timedelta('5')
# case: pd.to-timedelta--5
result = pd.to_timedelta('-5')
# case: pd.to-timedelta-1.5-days
result = pd.to_timedelta('1.5 days')
# case: pd.to-timedelta-1.5h
result = pd.to_timedelta('1.5h')
# case: pd.to-timedelta-nat
result = pd.to_timedelta('nat')
# case: pd.to-timedelta-nat-2
result = pd.to_timedelta('NaT')
# case: pd.to-timedelta-nan
result = pd.to_timedelta('nan')
# case: pd.to-timedelta
result = pd.to_timedelta('')
# case: pd.to-timedelta-pt1h
result = pd.to_timedelta('PT1H')
# case: pd.to-timedelta-p1dt2h3m4s
result = pd.to_timedelta('P1DT2H3M4S')
# case: pd.to-timedelta-p0dt0h5m0s
result = pd.to_timedelta('P0DT0H5M0S')
# case: pd.to-timedelta-1m
result = pd.to_timedelta('1M')
# case: pd.to-timedelta-00-00-00.1234567891
result = pd.to_timedelta('00:00:00.1234567891')
# case: pd.to-timedelta-3-secs
result = pd.to_timedelta('3 secs')
# case: pd.to-timedelta-0
result = pd.to_timedelta('0')
# case: pd.to-timedelta-00-00
result = pd.to_timedelta('00:00')
# case: pd.to-timedelta-1-days-01-00
result = pd.to_timedelta('1 days 01:00')
# case: pd.to-timedelta-5-s
result = pd.to_timedelta('5 µs')
# case: pd.to-timedelta-.5-day
result = pd.to_timedelta('.5 day')
# case: pd.to-timedelta-12-30-45-hours
result = pd.to_timedelta('12:30:45 hours')
# case: pd.to-timedelta-pd.series-1-days-5-none-nat
result = pd.to_timedelta(pd.Series(['1 days', '5', None, 'nat', '']))
# case: pd.to-timedelta-pd.series-1-30-2-45-errors-coerce
result = pd.to_timedelta(pd.Series(['1:30', '2:45']), errors='coerce')
# case: pd.to-timedelta-pd.series-5-6-unit-d
result = pd.to_timedelta(pd.Series(['5', '6']), unit='D')
# case: pd.to-timedelta-5-unit-d
result = pd.to_timedelta('5', unit='D')
# case: pd.timedelta-5
result = pd.Timedelta('5')
# case: pd.timedelta-01-02
result = pd.Timedelta('01:02')
# case: pd.timedelta-5-unit-d
result = pd.Timedelta('5', unit='D')
