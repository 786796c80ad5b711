import pandas as pd
import numpy as np
s = pd.Series([4.0, 9.0, np.nan, 1.0], index=list('abcd'), name='v')
# case: series-of-callable
result = s[lambda x: x > 2]
# case: series-of-callable-labels
result = s[lambda x: ['d', 'a']]
# case: series-of-callable-label
result = s[lambda x: x.idxmax()]
# case: transform-list
result = s.transform(['cumsum', 'abs'])
# case: transform-mixed
result = s.transform(['cumsum', np.sqrt, lambda x: x + 1])
# case: transform-dict
result = s.transform({'sum': 'cumsum', 'double': lambda x: x * 2})
# case: transform-reducing-in-list
result = s.transform(['cumsum', 'sum'])
# case: transform-nothing
result = s.transform([])
# case: transform-one
result = s.transform('cumsum')
# case: period-range-months
p = pd.period_range('2020-11', periods=3, freq='M')
result = (p.astype(str).tolist(), str(p.dtype), p.name)
# case: period-range-ends
result = [str(x) for x in pd.period_range('2020-11', '2021-02', freq='M')]
# case: period-range-days
result = [str(x) for x in pd.period_range(end='2021-02-03', periods=2, name='day')]
# case: period-range-empty
result = len(pd.period_range('2021-01-01', '2020-01-01')), len(pd.period_range('2020-01', periods=-1, freq='M'))
# case: period-range-of-periods
result = [str(x) for x in pd.period_range(pd.Period('2020-02-01', 'Q'), periods=2)]
# case: period-range-quarters
result = [str(x) for x in pd.period_range(pd.Timestamp(2020, 5, 6), periods=2, freq='Q')]
# case: period-range-other-frequency
result = pd.period_range(pd.Period('2020-01', 'M'), pd.Period('2020-05', 'Q'))
# case: period-range-too-little
result = pd.period_range(periods=2)
# case: period-range-too-much
result = pd.period_range('2020', '2021', periods=3, freq='M')
# case: period-range-nat
result = pd.period_range(pd.NaT, periods=3, freq='M')
# case: reindex-by-period-range
d = pd.DataFrame({'d': pd.to_datetime(['2023-01-05', '2023-03-09', '2023-03-10']), 'x': [1, 2, 3]})
m = d.groupby(d['d'].dt.to_period('M'))['x'].sum()
r = m.reindex(pd.period_range(m.index.min(), m.index.max(), freq='M'), fill_value=0)
r.index = r.index.astype(str)
result = r
