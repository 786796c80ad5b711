import pandas as pd
import numpy as np
from datetime import datetime, date, timedelta
d = pd.DataFrame({'d': pd.to_datetime(['2020-01-15', '2020-02-29', None, '2021-12-31 23:30:15']), 'v': [1, 2, 3, 4]})
# case: parse-iso
result = pd.to_datetime(pd.Series(['2020-01-05', '2020-02-10']))
# case: parse-time
result = pd.to_datetime(pd.Series(['2020-01-05 10:20:30', '2020-02-10 00:00:00']))
# case: parse-us
result = pd.to_datetime(pd.Series(['1/2/2020', '12/31/2020']))
# case: parse-dayfirst
result = pd.to_datetime(pd.Series(['1/2/2020', '31/12/2020']), dayfirst=True)
# case: parse-inconsistent
result = pd.to_datetime(pd.Series(['1/2/2020', '13/2/2020']))
# case: parse-coerce
result = pd.to_datetime(pd.Series(['2020-01-05', 'x', None]), errors='coerce')
# case: parse-bad
result = pd.to_datetime(pd.Series(['x']))
# case: parse-format
result = pd.to_datetime(pd.Series(['05.01.2020']), format='%d.%m.%Y')
# case: parse-format-mismatch
result = pd.to_datetime(pd.Series(['2020-01-05']), format='%d.%m.%Y')
# case: parse-format-month-name
result = pd.to_datetime(pd.Series(['5 January 2020', '10 March 2021']), format='%d %B %Y')
# case: parse-month-name
result = pd.to_datetime(pd.Series(['14 April 2005', '31 January 2006']))
# case: parse-month-first
result = pd.to_datetime(pd.Series(['April 14, 2005']))
# case: parse-abbrev
result = pd.to_datetime(pd.Series(['14-Apr-2005']))
# case: parse-compact
result = pd.to_datetime(pd.Series(['20200105', '20201231']))
# case: parse-compact-int-format
result = pd.to_datetime(pd.Series([20200105, 20201231]), format='%Y%m%d')
# case: parse-int-ns
result = pd.to_datetime(pd.Series([0, 1000000000]))
# case: parse-unit
result = pd.to_datetime(pd.Series([0, 86400]), unit='s')
# case: parse-years
result = pd.to_datetime(pd.Series(['2020', '2021']))
# case: parse-year-month
result = pd.to_datetime(pd.Series(['2020-05']))
# case: parse-mixed
result = pd.to_datetime(pd.Series(['2020-01-05', '5 Jan 2020']), format='mixed')
# case: parse-different-precision
result = pd.to_datetime(pd.Series(['2020-01-05', '2020-01-05 10:00']))
# case: parse-scalar
result = pd.to_datetime('2020-01-05')
# case: parse-none
result = pd.to_datetime(None)
# case: parse-list
result = pd.to_datetime(['2020-01-05', '2020-01-06'])
# case: parse-out-of-bounds
result = pd.to_datetime(pd.Series(['1205-04-14']))
# case: parse-out-of-bounds-coerce
result = pd.to_datetime(pd.Series(['14 April 1205', '2020-01-01']), errors='coerce')
# case: parse-datetime-objects
result = pd.to_datetime(pd.Series([datetime(2020, 1, 5), datetime(2021, 1, 1)]))
# case: parse-dates
result = pd.to_datetime(pd.Series([date(2020, 1, 5)]))
# case: parse-frame
result = pd.to_datetime(pd.DataFrame({'year': [2020], 'month': [2], 'day': [3]}))
# case: parse-am-pm
result = pd.to_datetime(pd.Series(['2020-01-05 03:20 PM']))
# case: parse-invalid-day
result = pd.to_datetime(pd.Series(['2020-02-30']), errors='coerce')
# case: year
result = d['d'].dt.year
# case: month-no-missing
result = d['d'].dropna().dt.month
# case: fields
x = d['d'].dropna().dt
result = pd.DataFrame({'y': x.year, 'm': x.month, 'd': x.day, 'h': x.hour, 'mi': x.minute, 's': x.second, 'wd': x.weekday, 'dow': x.dayofweek, 'doy': x.dayofyear, 'q': x.quarter, 'dim': x.days_in_month})
# case: flags
x = d['d'].dropna().dt
result = pd.DataFrame({'ms': x.is_month_start, 'me': x.is_month_end, 'qs': x.is_quarter_start, 'qe': x.is_quarter_end, 'ys': x.is_year_start, 'ye': x.is_year_end, 'ly': x.is_leap_year})
# case: strftime
result = d['d'].dt.strftime('%Y/%m/%d %H:%M')
# case: strftime-names
result = d['d'].dropna().dt.strftime('%A %d %B %y, %b %a %j')
# case: day-name
result = d['d'].dt.day_name()
# case: month-name
result = d['d'].dt.month_name()
# case: date
result = d['d'].dt.date
# case: time
result = d['d'].dropna().dt.time
# case: normalize
result = d['d'].dt.normalize()
# case: floor
result = d['d'].dt.floor('D')
# case: floor-hour
result = d['d'].dt.floor('h')
# case: to-period
result = d['d'].dropna().dt.to_period('M')
# case: to-period-str
result = d['d'].dropna().dt.to_period('M').astype(str)
# case: to-period-quarter
result = d['d'].dropna().dt.to_period('Q').astype(str)
# case: isocalendar
result = d['d'].dropna().dt.isocalendar().week
# case: groupby-period
result = d.dropna().groupby(d['d'].dt.to_period('Y'))['v'].sum()
# case: compare-string
result = d[d['d'] > '2020-02-01']
# case: compare-timestamp
result = d[d['d'] >= pd.Timestamp('2020-02-29')]
# case: compare-datetime
result = d['d'] == datetime(2020, 1, 15)
# case: compare-bad-string
result = d['d'] == 'abc'
# case: compare-bad-string-order
result = d['d'] > 'abc'
# case: between
result = d[d['d'].between('2020-01-01', '2020-12-31')]
# case: isin
result = d['d'].isin(['2020-01-15'])
# case: year-filter
result = d[d['d'].dt.year == 2020]
# case: difference
result = d['d'].max() - d['d'].min()
# case: difference-days
result = (d['d'] - pd.Timestamp('2020-01-01')).dt.days
# case: difference-series
result = d['d'].diff()
# case: difference-days-no-missing
result = (d['d'].dropna() - pd.Timestamp('2020-01-01')).dt.days
# case: total-seconds
result = (d['d'] - pd.Timestamp('2020-01-01')).dt.total_seconds()
# case: add-timedelta
result = d['d'] + pd.Timedelta(days=1)
# case: add-timedelta-python
result = d['d'] + timedelta(hours=12)
# case: add-offset-months
result = d['d'] + pd.DateOffset(months=1)
# case: sub-offset-years
result = d['d'] - pd.DateOffset(years=1)
# case: add-to-timedelta-series
result = d['d'] + pd.to_timedelta(d['v'], unit='D')
# case: timedelta-division
result = (d['d'] - pd.Timestamp('2020-01-01')) / pd.Timedelta(days=1)
# case: timedelta-floor-division
result = (d['d'].dropna() - pd.Timestamp('2020-01-01')) // pd.Timedelta(days=7)
# case: timedelta-mean
result = (d['d'] - pd.Timestamp('2020-01-01')).mean()
# case: timedelta-sum
result = pd.Series(pd.to_timedelta([1, 2], unit='h')).sum()
# case: to-timedelta-strings
result = pd.to_timedelta(pd.Series(['1 days', '02:30:00', '5h']))
# case: min-max
result = [d['d'].min(), d['d'].max()]
# case: mean
result = d['d'].mean()
# case: sort
result = d.sort_values('d', ascending=False)
# case: idxmax
result = d['d'].idxmax()
# case: value-counts-year
result = d['d'].dt.year.value_counts()
# case: timestamp-fields
t = pd.Timestamp('2020-02-29 13:14:15')
result = [t.year, t.month, t.day, t.hour, t.minute, t.second, t.weekday(), t.dayofweek, t.quarter, t.day_name(), t.month_name(), t.isoformat()]
# case: timestamp-arith
result = pd.Timestamp('2020-02-29') + pd.Timedelta('1 day')
# case: timestamp-diff
result = (pd.Timestamp('2020-03-01') - pd.Timestamp('2020-02-01')).days
# case: timestamp-compare
result = [pd.Timestamp('2020-01-01') < pd.Timestamp('2021-01-01'), pd.Timestamp('2020-01-01') == datetime(2020, 1, 1)]
# case: timestamp-strftime
result = pd.Timestamp('2020-01-05').strftime('%d.%m.%Y')
# case: timestamp-args
result = pd.Timestamp(2020, 1, 5)
# case: timestamp-kwargs
result = pd.Timestamp(year=2020, month=1, day=5, hour=3)
# case: timestamp-bad
result = pd.Timestamp('nonsense')
# case: timestamp-date
result = pd.Timestamp('2020-01-05 10:00').date()
# case: timestamp-replace
result = pd.Timestamp('2020-01-05').replace(year=2021)
# case: timedelta-fields
t = pd.Timedelta('2 days 03:04:05')
result = [t.days, t.seconds, t.total_seconds()]
# case: timedelta-str
result = [str(pd.Timedelta(days=1, hours=2)), str(pd.Timedelta('-1 days'))]
# case: nat-compare
result = [pd.NaT == pd.NaT, pd.NaT < pd.Timestamp('2020-01-01'), pd.isna(pd.NaT)]
# case: date-range
result = pd.date_range('2020-01-30', periods=3)
# case: date-range-end
result = pd.date_range('2020-01-01', '2020-01-03')
# case: date-range-monthly
result = pd.date_range('2020-01-01', periods=3, freq='MS')
# case: date-range-frame
result = pd.DataFrame({'d': pd.date_range('2020-01-01', periods=2), 'v': [1, 2]})
# case: apply-lambda
result = d['d'].apply(lambda x: x.year if pd.notna(x) else None)
# case: apply-strftime
result = d['d'].dropna().apply(lambda x: x.strftime('%m-%d'))
# case: astype-str
result = d['d'].dropna().astype(str)
# case: astype-datetime
result = pd.Series(['2020-01-01', '2020-05-05']).astype('datetime64[ns]')
# case: string-slicing
s = pd.Series(['2020-01-15', '2021-06-30'])
result = s.str[:4].astype(int)
# case: string-compare
s = pd.Series(['2020-01-15', '2021-06-30'])
result = s[s > '2020-12-31']
# case: groupby-month
result = d.groupby(d['d'].dt.month)['v'].sum()
# case: set-index-loc
t = d.dropna().set_index('d')
result = t.loc['2020-01-15']
# case: set-index-loc-timestamp
t = d.dropna().set_index('d')
result = t.loc[pd.Timestamp('2020-01-15'), 'v']
# case: datetime-index-year
t = d.dropna().set_index('d')
result = t.index.year
# case: fillna
result = d['d'].fillna(pd.Timestamp('1999-01-01'))
# case: dt-on-strings
result = pd.Series(['2020-01-01']).dt.year
# case: age
birth = pd.to_datetime(pd.Series(['1990-05-01', '2000-12-31']))
result = ((pd.Timestamp('2020-06-01') - birth).dt.days // 365)
# case: now-refused
result = 1
# case: datetime-strptime
result = datetime.strptime('2020-01-05', '%Y-%m-%d').year
# case: series-of-datetimes-sub
result = pd.Series([datetime(2020, 1, 5)]) - pd.Series([datetime(2020, 1, 1)])
# case: list-of-dates-max
result = max([date(2020, 1, 1), date(2021, 1, 1)])
# case: where-dates
result = d['d'].where(d['v'] > 2)
# case: unique-dates
result = pd.Series(pd.to_datetime(['2020-01-01', '2020-01-01'])).nunique()
# case: merge-dates-strings-error
l = pd.DataFrame({'d': pd.to_datetime(['2020-01-01'])})
r = pd.DataFrame({'d': ['2020-01-01']})
result = l.merge(r, on='d')
# case: to-dict
result = d.head(1).to_dict('records')
# case: tolist
result = d['d'].tolist()
# case: iterrows
result = [r['d'] for _, r in d.iterrows()]
# case: month-str
result = d['d'].dropna().dt.month.astype(str).str.zfill(2).tolist()
