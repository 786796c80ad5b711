import pandas as pd
UNITS = (
    'y W w week weeks D d day days H h hr hour hours m min minute minutes T t s S sec second seconds ms L l milli millis'
    ' millisecond milliseconds us U u µs micro micros microsecond microseconds ns N n nano nanos nanosecond nanoseconds'
    ' Day HOURS Min'
).split()
def tried(f, units=UNITS):
    out = []
    for u in units:
        try:
            out.append((u, str(f(u))))
        except Exception as e:
            out.append((u, type(e).__name__))
    return out
moment = pd.Timestamp('2024-05-06 07:08:09.123456')
# case: text of a duration
result = tried(lambda u: pd.Timedelta(f'2 {u}'))
# case: text without a blank
result = tried(lambda u: pd.Timedelta('2' + u))
# case: unit of a duration
result = tried(lambda u: pd.Timedelta(2, unit=u))
# case: unit of durations
result = tried(lambda u: pd.to_timedelta(pd.Series([2]), unit=u).iloc[0])
# case: unit of fractions
result = tried(lambda u: pd.to_timedelta(pd.Series([2.5]), unit=u).iloc[0])
# case: unit of a moment
result = tried(lambda u: pd.Timestamp(2, unit=u))
# case: unit of moments in fractions
result = tried(lambda u: pd.to_datetime(pd.Series([2.5]), unit=u).iloc[0], UNITS[1:])
# case: floor
result = tried(lambda u: moment.floor(u), UNITS + ['M', 'ME', 'MS', 'Q', 'B', 'W-MON', '2h', '1D', '90min', '1h30min', '1.5h', '0.5D'])
# case: ceil of a column
result = tried(lambda u: pd.Series([moment]).dt.ceil(u).iloc[0], UNITS + ['M', '2h', '90min'])
# case: round of a duration
result = tried(lambda u: pd.Timedelta('1 days 07:08:09.123456').round(u))
# case: ranges
result = tried(lambda u: list(map(str, pd.date_range('2024-01-30', periods=2, freq=u))), UNITS + 'Y M m q b a me ye qe qs ys bm bme bms MIN Ms mS NS YE-dec W-mon w-MON Q-Jan A-DEC D-MON h-MON ME-JAN MS-JAN B-MON 1.5h 1h30min 1D12h +2D -D 2-D h2 HH 2W-TUE 2.5D 1.5ME'.split() + ['2 h', '1 D 2 h', ' 2h ', '2h,3min', ''])
# case: resampled
result = tried(lambda u: pd.Series([1], index=[moment]).resample(u).sum().index[0])
# case: windows of time
result = tried(lambda u: pd.Series([1.0, 2], index=[moment, moment + pd.Timedelta('1s')]).rolling(u).sum().tolist(), UNITS + ['Y', 'ME', '2h', '90min', 'B'])
# case: a count beyond machine integers
result = pd.date_range('2024-01-30', periods=2, freq='99999999999999999999D')
# case: parts of a duration
result = [str(pd.Timedelta(days=0.3)), str(pd.Timedelta(weeks=1.5, hours=2)), str(pd.Timedelta(milliseconds=1.5)), str(pd.Timedelta(microseconds=7, nanoseconds=3)), str(pd.Timedelta(hours=1.1)), str(pd.Timedelta(days=-1, seconds=0.5)), str(pd.Timedelta(minutes=90.333))]
