import pandas as pd
import numpy as np

readings = pd.DataFrame({
    'temp': [3.5, 4.0, np.nan, -1.5, 0.0, 7.25, 7.25, 12.0, np.nan, 9.5],
    'rain': [0, 12, 5, 0, 0, 3, 0, 0, 20, 1],
    'station': ['N1', 'N1', 'S2', 'N1', 'S2', 'S2', 'N1', 'W3', 'W3', None],
}, index=pd.to_datetime(['2024-01-01', '2024-01-02', '2024-01-02', '2024-01-04', '2024-01-05',
                         '2024-01-08', '2024-01-09', '2024-02-01', '2024-02-03', '2024-02-03']))
readings.index.name = 'day'
levels = pd.DataFrame({'level': [1.0, 1.5, 0.5, 2.0, 3.0], 'code': ['a', 'b', 'c', 'd', 'e']}, index=[-2, -1, 0, 1, 2])
stations = pd.DataFrame({
    'station': ['N1', 'S2', 'E4'],
    'height': [120, -3, 2200],
    'opened': ['1999', '2005', 'unknown'],
})

# case: negative-label-vs-position
result = (levels.loc[-1, 'level'], levels.iloc[-1]['level'], levels['level'][-2], levels.loc[-1:1, 'code'].tolist())
# case: shift-compare-rise
l = levels['level']
levels['rising'] = l > l.shift(1)
levels['peak'] = (l > l.shift(1)) & (l > l.shift(-1))
result = levels
# case: partial-string-month
result = readings.loc['2024-01'].shape, readings.loc['2024-02', 'rain'].sum()
# case: duplicate-date-rows
result = readings.loc['2024-02-03']
# case: between-dates-mask
mask = (readings.index >= '2024-01-03') & (readings.index < pd.Timestamp('2024-02-01'))
result = readings[mask]
# case: daily-mean-reindex-ffill
daily = readings.groupby(level=0)['rain'].sum()
days = pd.date_range('2024-01-01', periods=9, freq='D')
result = daily.reindex(days, method='ffill')
# case: asfreq-and-interpolate
n1 = readings.loc[readings['station'] == 'N1', 'temp']
result = n1.asfreq('D').interpolate().round(2)
# case: dedupe-index-keep-last
r = readings[~readings.index.duplicated(keep='last')]
result = r.index.strftime('%m-%d').tolist()
# case: consecutive-dry-streak
dry = readings['rain'].eq(0)
grp = (dry != dry.shift()).cumsum()
streak = dry.groupby(grp).cumsum()
result = streak.astype(int).tolist()
# case: longest-dry-block
dry = (readings['rain'] == 0).reset_index(drop=True)
block = (~dry).cumsum()
lengths = dry.groupby(block).sum()
result = (int(lengths.max()), int(lengths.idxmax()))
# case: cumulative-rain-until-limit
r = readings.assign(cum=readings['rain'].cumsum())
result = r[r['cum'] <= 20]
# case: first-date-over-threshold
cum = readings['rain'].cumsum()
result = cum[cum > 15].index[0].strftime('%A %d %B %Y')
# case: index-attribute-columns
r = readings.copy()
r['month'] = r.index.month
r['weekday'] = r.index.day_name()
r['is_weekend'] = r.index.dayofweek >= 5
result = r.reset_index()[['day', 'month', 'weekday', 'is_weekend']]
# case: set-missing-date-value
r = readings[['temp', 'rain']].copy()
r.loc[pd.Timestamp('2024-01-03')] = [1.0, 2]
r.loc['2024-01-01', 'temp'] = -9
result = r.sort_index().head(5)
# case: bad-date-key
result = readings.loc['2025-06-01', 'temp']
# case: level-enlarge-negative-key
s = levels['level'].copy()
s.loc[-5] = 9.9
s[10] = 0.1
result = s.sort_index(ascending=False)
# case: series-get-default
result = [levels['level'].get(k, 'none') for k in (-2, 0, 5)]
# case: take-vs-loc
result = levels.take([-2, -1])['code'].tolist() + levels.loc[[-2, -1], 'code'].tolist()
# case: merge-reset-keeps-order
r = readings.reset_index().merge(stations, how='left', on='station')
r['opened'] = pd.to_numeric(r['opened'], errors='coerce')
r['temp_adj'] = r['temp'] + r['height'].div(100)
result = r.loc[r['height'].notnull(), ['day', 'station', 'temp_adj', 'opened']].tail(4)
# case: align-two-series
a = pd.Series([1, 2, 3], index=[-1, 0, 1])
left, right = levels['level'].align(a, join='outer', fill_value=0)
result = (left - right).to_dict()
# case: sort-multi-station-nulls
out = readings.reset_index().sort_values(['station', 'temp'], ascending=[False, True], na_position='first', ignore_index=True)
result = out[['station', 'temp', 'rain']]
