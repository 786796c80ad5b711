import numpy as np
import pandas as pd

# case: ranks-of-na-1
result = pd.Series(pd.array([3, None, 1], dtype='Int64')).rank()
# case: ranks-of-na-2
result = pd.Series(pd.array([3, None, 1], dtype='Int64')).rank(ascending=False, method='min')
# case: ranks-of-na-3
result = pd.Series(pd.array([3.5, None, 1], dtype='Float64')).rank()
# case: ranks-of-na-4
result = pd.Series(pd.array([True, None, False], dtype='boolean')).rank()
# case: ranks-of-na-5
result = pd.Series([3, np.nan, 1]).astype('Int64').rank(method='dense')
# case: ranks-of-na-6
result = (pd.Series(pd.array([3, None, 1], dtype='Int64')) * 10).rank()
# case: ranks-of-na-7
result = (pd.Series(pd.array([3, None, 1], dtype='Int64')) / 2).rank()
# case: ranks-of-na-8
result = pd.Series(pd.array([3, None, 1], dtype='Int64')).shift().rank()
# case: ranks-of-na-9
result = pd.Series(pd.array([3, 2, 1], dtype='Int64')).reindex([0, 1, 5]).rank()
# case: ranks-of-na-10
result = pd.Series(pd.array([3, None, 1], dtype='Int64')).rank(na_option='bottom')
# case: ranks-of-na-11
result = pd.Series(pd.array([3, None, 1], dtype='Int64')).rank(pct=True)
# case: ranks-of-na-12
x = pd.DataFrame({'t': ['a', 'a', 'b'], 'g': pd.array([3, None, 1], dtype='Int64')})
x['rk'] = x['g'].rank(method='min', ascending=False)
result = x[x['rk'] <= 2].sort_values(['rk', 't'])
# case: ranks-of-na-13
x = pd.DataFrame({'t': ['a', 'a', 'b'], 'g': pd.array([3, None, 1], dtype='Int64')})
result = x['g'].convert_dtypes().rank()
# case: ranks-of-na-14
x = pd.DataFrame({'g': [3, None, 1]}).convert_dtypes()
result = x['g'].rank()
# case: ranks-of-na-15
x = pd.DataFrame({'g': pd.array([3, None, 1], dtype='Int64')})
result = x['g'].astype('Float64').rank()
# case: ranks-of-na-16
x = pd.DataFrame({'g': pd.array([3.0, None, 1], dtype='Float64')})
result = x['g'].astype('Int64').rank()
# case: ranks-of-na-17
x = pd.DataFrame({'k': [1, 2]}).merge(pd.DataFrame({'k': [1], 'g': pd.array([7], dtype='Int64')}), on='k', how='left')
result = x['g'].rank()
# case: ranks-of-na-18
result = pd.concat([pd.Series(pd.array([5, None], dtype='Int64')), pd.Series([0, 2])]).rank()
# case: ranks-of-na-19
result = pd.Series(pd.array([5, None], dtype='Int64')).fillna(0).rank()
# case: ranks-of-na-20
result = pd.Series(pd.array([5, None, 3], dtype='Int64')).where(lambda s: s > 4).rank()
# case: ranks-of-na-21
result = pd.Series(pd.array([5, None, 3], dtype='Int64')).replace(5, pd.NA).rank()
# case: ranks-of-na-22
x = pd.Series(pd.array([5, 4, 3], dtype='Int64'))
x.loc[0] = pd.NA
result = x.rank()
# case: ranks-of-na-23
x = pd.Series(pd.array([5.5, 4, 3], dtype='Float64'))
x.iloc[1] = None
result = x.rank()
# case: ranks-of-na-24
result = pd.to_numeric(pd.Series(['5', None, '3'], dtype='string')).rank()
# case: ranks-of-na-25
result = pd.Series(['aa', None, 'b'], dtype='string').str.len().rank()
# case: ranks-of-na-26
result = pd.Series(pd.array([5, None, 3], dtype='Int64')).diff().rank()
# case: ranks-of-na-27
result = pd.Series(pd.array([5, None, 3], dtype='Int64')).cumsum().rank()
# case: ranks-of-na-28
result = pd.Series(pd.array([5, None, 3], dtype='Int64')).abs().rank()
# case: ranks-of-na-29
result = (-pd.Series(pd.array([5, None, 3], dtype='Int64'))).rank()
# case: ranks-of-na-30
result = pd.Series(pd.array([5, None, 3], dtype='Int64')).clip(4, 9).rank()
# case: ranks-of-na-31
result = pd.Series(pd.array([5, None, 3], dtype='Int64')).mask(lambda s: s == 5).rank()
