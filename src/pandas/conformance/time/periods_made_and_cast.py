import numpy as np
import pandas as pd

# case: made-1
result = pd.PeriodIndex([202401, 202402], freq='M')

# case: made-2
result = pd.PeriodIndex([1, 2], freq='M')

# case: made-3
result = pd.PeriodIndex(np.array([2023, 2024]), freq='Y')

# case: made-4
result = pd.PeriodIndex([2023, '2024'], freq='Y')

# case: made-5
result = pd.PeriodIndex([2023, None], freq='Y')

# case: made-6
result = pd.PeriodIndex([2023.0, 2024], freq='Y')

# case: made-7
result = pd.PeriodIndex(pd.Series([2023, 2024]), freq='Y')

# case: made-8
result = pd.PeriodIndex(pd.Series([2023, 2024]), freq='M')

# case: made-9
result = pd.Period(202403, freq='M')

# case: made-10
result = pd.Period(20240305, freq='D')

# case: made-11
result = pd.Period(2024)

# case: made-12
result = pd.Period(5, freq='D')

# case: made-13
result = pd.Period(2024.0, freq='Y')

# case: made-14
result = pd.Period(True, freq='Y')

# case: made-15
result = pd.Period(np.int64(2024), freq='Q')

# case: made-16
result = pd.Period(year=2024, freq='Y')

# case: made-17
result = pd.Period(year=2024, month=3, day=5, freq='D')

# case: made-18
result = pd.Period(year=2024, month=3, day=5, freq='W')

# case: made-19
result = pd.Period(year=2024, month=3)

# case: made-20
result = pd.Period(month=3, freq='M')

# case: made-21
result = pd.Period(year=2024, quarter=4, freq='M')

# case: made-22
result = pd.Period(freq='M', value='2024-03')

# case: made-23
result = pd.Period(None, freq='M')

# case: made-24
result = pd.Period(freq='M')

# case: made-25
result = pd.Period(year=2024, month=13, freq='M')

# case: made-26
result = pd.Series(pd.to_datetime(['2024-01-31'])).dt.to_period('QE')

# case: made-27
result = pd.Series(pd.to_datetime(['2024-01-31'])).dt.to_period('YE')

# case: made-28
result = pd.Series(pd.to_datetime(['2024-01-31'])).dt.to_period('A')

# case: made-29
result = pd.Period('2024-01', freq='ME')

# case: made-30
result = pd.Timestamp('2024-01-05').to_period('ME')

# case: made-31
result = pd.period_range('2024-01', periods=2, freq='ME')

# case: made-32
result = pd.period_range('2024-01', periods=2, freq='QE')

# case: made-33
result = pd.period_range('2024-01', periods=2, freq='YE')

# case: made-34
result = pd.PeriodIndex(['2024-01'], freq='ME')

# case: made-35
result = pd.date_range('2024-01', periods=2).to_period('ME')

# case: made-36
result = pd.Series(['2024-01', None]).astype('period[M]')

# case: made-37
result = pd.Series([True]).astype('period[M]')

# case: made-38
result = pd.Series([1.5], dtype='Float64').astype('period[M]')

# case: made-39
result = pd.Series([1], dtype='Int64').astype('period[M]')

# case: made-40
result = pd.Series([1, '2024'], dtype=object).astype('period[M]')

# case: made-41
result = pd.Series(pd.period_range('2024Q1', periods=3, freq='Q')).astype('period[M]')

# case: made-42
result = pd.Series(pd.period_range('2024Q1', periods=3, freq='Q')).astype('period[Y]')

# case: made-43
result = pd.Series(pd.period_range('2024Q1', periods=3, freq='Q')).astype('datetime64[s]')

# case: made-44
result = pd.Series(pd.period_range('2024-01', periods=3, freq='M')).astype('int64')

# case: made-45
result = pd.Series(pd.period_range('2024-01', periods=3, freq='M')).astype('float64')

# case: made-46
result = pd.Series(pd.period_range('2024-01', periods=3, freq='M')).astype('Float64')

# case: made-47
result = pd.Series(pd.period_range('2024-01', periods=3, freq='M')).astype('bool')

# case: made-48
result = pd.Series(pd.period_range('2024-01', periods=3, freq='M')).astype('timedelta64[ns]')

# case: made-49
result = pd.Series(pd.period_range('2024-01', periods=3, freq='M')).astype('int32')

# case: made-50
result = pd.Series(pd.period_range('2024-01', periods=3, freq='M')).astype(int)

# case: made-51
result = pd.to_datetime(pd.Series(pd.period_range('2024-01', periods=3, freq='M')))

# case: made-52
result = pd.Series(pd.PeriodIndex(['2024-01', None], freq='M')).astype('datetime64[ns]')

# case: made-53
result = pd.PeriodIndex(['2024-01', '2024-05'], freq='M').astype('datetime64[ns]')

# case: made-54
result = pd.PeriodIndex(['2024-01', '2024-05'], freq='M').astype('period[Q]')

# case: made-55
result = pd.PeriodIndex(['2024-01', '2024-05'], freq='M').to_numpy()

# case: made-56
result = pd.PeriodIndex(['2024-01', '2024-05'], freq='M').values

# case: made-57
result = pd.Series(pd.PeriodIndex(['2024-01', '2024-05'], freq='M')).values

# case: made-58
result = pd.Series(pd.period_range('2024-01', periods=3, freq='M')).cummin()

# case: made-59
result = pd.Series(pd.PeriodIndex(['2024-03', None, '2024-01', '2024-05'], freq='M')).cummax()

# case: made-60
result = pd.Series(pd.PeriodIndex(['2024-03', None, '2024-01', '2024-05'], freq='M')).cummin()

# case: made-61
result = pd.Series(pd.PeriodIndex(['2024-03', '2024-04'], freq='M')).mean()

# case: made-62
result = pd.Series(pd.PeriodIndex(['2024-03', '2024-04'], freq='M')).cumsum()

# case: made-63
result = str(pd.Period('2024-01','M') - pd.Period('2024-02', 'M'))

# case: made-64
result = [pd.Period('2024-01','M') - pd.Period('2024-03', 'M')]

# case: made-65
result = str([pd.Period('2024-01','D') - pd.Period('2024-01', 'D')])
