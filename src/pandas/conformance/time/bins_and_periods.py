# Bins of times to the nanosecond, and periods moved by numbers.
import pandas as pd
d = pd.Series(pd.to_datetime(['2020-01-31 13:45:10', '2021-12-31', None, '2019-02-28 23:59:59.123456', '2020-02-29'], format='ISO8601'))
e = pd.Series(pd.to_timedelta(['1 days 02:03:04', '-1 days', None, '36:00:00', '00:00:00.5']))
p = pd.Series(pd.period_range('2020-01', periods=3, freq='M'))
n = pd.Series([pd.Period('2020-01', 'M'), None])
# case: 1
result = pd.cut(d, 3)
# case: 2
result = pd.cut(d, 4, right=False)
# case: 3
result = pd.cut(e, 3)
# case: 4
result = pd.cut(d, 3, labels=False, retbins=True)
# case: 5
result = pd.cut(d, pd.to_datetime(['2019-01-01', '2020-02-01', '2022-01-01']))
# case: 6
result = pd.cut(d, pd.to_datetime(['2019-01-01', '2020-02-01', '2022-01-01']), include_lowest=True)
# case: 7
result = pd.qcut(d, 2)
# case: 8
result = pd.cut(e, pd.to_timedelta(['-2 days', '1 days', '3 days']))
# case: 9
result = pd.cut(pd.Series(pd.to_datetime(['2020-01-01', '2020-01-01'])), 2)
# case: 10
result = pd.cut(pd.Series(pd.date_range('2020-01-01', periods=7)), 3).astype(str)
# case: 11
result = pd.cut(pd.Series(pd.date_range('2020-01-01', periods=7, freq='h')), 5).value_counts()
# case: periods 1
result = p + 1
# case: periods 2
result = p - 1
# case: periods 3
result = 1 + p
# case: periods 4
result = p + pd.Series([1, 2, 3])
# case: periods 5
result = p - p
# case: periods 6
result = p - p.iloc[0]
# case: periods 8
result = n + 1
# case: periods 9
result = p.shift(1)
# case: periods 10
result = p + 1.5
# case: periods 11
result = p * 2
# case: periods 12
result = p.diff()
