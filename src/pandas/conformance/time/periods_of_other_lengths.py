import pandas as pd
p = pd.Series(pd.PeriodIndex(['2024-01', '2023-06', None], freq='M'))
q = pd.Series(pd.period_range('2023Q4', periods=3, freq='Q'))
# case: fields
result = [p.dt.is_leap_year.tolist(), q.dt.qyear.tolist(), q.dt.week.tolist(), q.dt.weekofyear.tolist()]
# case: weeks
result = q.dt.week
# case: freq
result = [str(p.dt.freq), str(q.dt.freq), str(pd.Period('2024', 'Y').freq), pd.Period('2024-01-05', 'D').freq.freqstr, pd.Period('2024-01-05', 'W').freq.freqstr]
# case: asfreq
result = [q.dt.asfreq('M').astype(str).tolist(), q.dt.asfreq('D', how='S').astype(str).tolist(), p.dt.asfreq('Y', 'start').astype(str).tolist()]
# case: asfreq-of-one
result = [str(pd.Period('2024Q2').asfreq('M')), str(pd.Period('2024Q2').asfreq('D', 'S')), str(pd.Period('2024-02').asfreq('D', how='end')), pd.Period('2024Q2').qyear]
# case: length-by-the-text
result = [repr(pd.Period(text)) for text in ['2024', '2024-03', '2024-03-31', '2024Q3', '3Q2024', '03/2024', 'Mar 2024', '3/31/2024', '31 March 2024']]
# case: six-digits
result = [str(pd.Period('202403', 'M')), str(pd.Period('202403', freq='M') + 1)]
# case: nothing
result = [pd.Period('NaT'), pd.Period('nan', 'M')]
# case: no-period
result = pd.Period('hello', 'M')
