import numpy as np
import pandas as pd

# case: intervals-1
x = pd.cut(pd.Series([1, 1, 2]), [0, 1, 3])
result = pd.concat([x, pd.Series([pd.Interval(0, 1)])])
# case: intervals-2
x = pd.cut(pd.Series([1, 1, 2]), [0, 1, 3])
result = pd.concat([pd.Series([pd.Interval(0, 1)]), x])
# case: intervals-3
x = pd.Series(pd.PeriodIndex(['2020-01'], freq='M')).astype('category')
result = pd.concat([x, pd.Series(pd.PeriodIndex(['2020-01'], freq='M'))])
# case: intervals-4
x = pd.Series(pd.PeriodIndex(['2020-01', None], freq='M')).astype('category')
result = pd.concat([x, pd.Series(pd.PeriodIndex(['2020-01'], freq='M'))])
# case: intervals-5
x = pd.Series(pd.PeriodIndex(['2020-01'], freq='M'))
result = pd.concat([x, pd.Series(pd.PeriodIndex(['2020'], freq='Y'))])
# case: intervals-6
x = pd.cut(pd.Series([1, 1, 2]), [0, 1, 3])
y = pd.cut(pd.Series([1, 1, 2]), [0, 2, 3])
result = pd.concat([x, y])
# case: intervals-7
x = pd.cut(pd.Series([1, 1, 2]), [0, 1, 3])
y = pd.cut(pd.Series([1, 1, None]), [0, 2, 3])
result = pd.concat([x, y])
# case: intervals-8
x = pd.cut(pd.Series([1, 1, 2]), [0, 1, 3])
y = pd.cut(pd.Series([1, 1, None]), [0, 2.5, 3])
result = pd.concat([x, y])
# case: intervals-9
x = pd.cut(pd.Series([1, 1, 2]), [0, 1, 3])
result = pd.concat([x, pd.Series([pd.Interval(0.5, 1)])])
# case: intervals-10
x = pd.cut(pd.Series([1, 1, None]), [0, 1, 3])
result = pd.concat([x, pd.Series([pd.Interval(0, 1)])])
# case: intervals-11
x = pd.DataFrame({'k': [1, 1, 2, 2]})
x['c'] = pd.cut(x['k'], [0, 1, 3])
x.loc[len(x)] = [1, 'a']
result = x
# case: intervals-12
x = pd.DataFrame({'k': [1, 1, 2, 2]})
x['c'] = pd.cut(x['k'], [0, 1, 3])
x.loc[len(x)] = x.iloc[0]
result = x
# case: intervals-13
x = pd.DataFrame({'k': [1, 1, 2, 2]})
x['c'] = pd.qcut(x['k'], 2)
x.loc[len(x)] = x.iloc[0]
result = x
# case: intervals-14
x = pd.DataFrame({'k': [1, 1, 2, 2]})
x['c'] = pd.qcut(x['k'], 2)
x.loc[len(x)] = [1, None]
result = x
# case: intervals-15
x = pd.Series([pd.Interval(0, 1)])
result = pd.concat([x, pd.Series([pd.Interval(0.5, 1)])])
# case: intervals-16
x = pd.Series([pd.Interval(0, 1)])
result = pd.concat([x, pd.Series([pd.Interval(2, 3, closed='left')])])
# case: intervals-17
x = pd.Series([pd.Interval(0, 1)])
result = pd.concat([x, pd.Series([1])])
# case: intervals-18
x = pd.Series([pd.Interval(0, 1)])
result = pd.concat([x, pd.Series([None])])
# case: intervals-19
x = pd.DataFrame({'k': [1, 1, 2, 2]})
x['c'] = pd.cut(x['k'], [0, 1, 3])
y = pd.DataFrame({'k': [1, 1, 2, 2]})
y['c'] = pd.cut(y['k'], [0, 1, 3])
result = pd.concat([x, y])
# case: intervals-20
x = pd.DataFrame({'k': [1, 1, 2, 2]})
x['c'] = pd.cut(x['k'], [0, 1, 3])
y = pd.DataFrame({'k': [1, 1, 2, 2]})
y['c'] = pd.cut(y['k'], [0, 1, 2])
result = pd.concat([x, y])
# case: intervals-21
x = pd.DataFrame({'k': [1, 1, 2, 2]})
x['c'] = pd.cut(x['k'], [0, 1, 3])
y = pd.DataFrame({'k': [5]})
y['c'] = pd.cut(y['k'], [0, 1, 2])
result = pd.concat([x, y])
# case: intervals-22
x = pd.DataFrame({'k': [1, 1, 2, 2]})
x['c'] = pd.cut(x['k'], [0, 1, 3])
y = pd.DataFrame({'k': [5]})
result = pd.concat([x, y])
# case: intervals-23
x = pd.Series(pd.to_datetime(['2020-01-01', '2020-01-05']))
result = pd.concat([pd.cut(x, 2), pd.cut(x, 3)])
