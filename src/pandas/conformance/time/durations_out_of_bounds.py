import pandas as pd
def read(text):
    return pd.to_timedelta(pd.Series([text, '1 day']))
def coerced(text):
    return pd.to_timedelta(pd.Series([text, '1 day']), errors='coerce')
# case: hours of a clock beyond machine integers
result = read('99999999999999999999:00:00')
# case: hours of a clock beyond machine integers coerced
result = coerced('99999999999999999999:00:00')
# case: seconds of a clock beyond machine integers
result = coerced('00:00:99999999999999999999')
# case: nanoseconds
result = read('99999999999999999999')
# case: nanoseconds coerced
result = coerced('99999999999999999999')
# case: days
result = read('106752 days')
# case: days coerced
result = coerced('106752 days')
# case: days below
result = coerced('-106752 days')
# case: the last day
result = coerced('106751 days')
# case: days of ISO 8601
result = read('P9999999999D')
# case: days of ISO 8601 coerced
result = coerced('P99999999999999999999D')
# case: one duration
result = pd.Timedelta('106752 days')
# case: one duration of a clock
result = pd.Timedelta('99999999999999999999:00:00')
# case: weeks of one duration
result = pd.Timedelta('99999999 weeks')
# case: a clock that wraps round
result = read('9999999999:00:00')
# case: a day and a clock that wrap round
result = coerced('106751 days 23:59:59')
# case: numbers of days
result = pd.to_timedelta(pd.Series([1, 200000]), unit='D', errors='coerce')
# case: numbers of days raise
result = pd.to_timedelta(pd.Series([1, 200000]), unit='D')
# case: a number of days
result = pd.Timedelta(200000, unit='D')
# case: fractions of days
result = pd.to_timedelta(pd.Series([1.5, 200000.5]), unit='D', errors='coerce')
# case: named parts
result = pd.Timedelta(days=200000)
# case: a sum of durations
result = pd.Timedelta('106751 days') + pd.Timedelta('1 day')
# case: a sum of columns
result = read('106751 days') + pd.Timedelta('1 day')
