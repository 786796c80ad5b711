import numpy as np
import pandas as pd

# case: of-one-column-1
D = pd.DataFrame({'k': ['x', 'y', 'x'], 'a': [3, 1, 2]})
result = D.groupby('k').nlargest(2)
# case: of-one-column-2
D = pd.DataFrame({'k': ['x', 'y', 'x'], 'a': [3, 1, 2]})
result = D.groupby('k').unique()
# case: of-one-column-3
D = pd.DataFrame({'k': ['x', 'y', 'x'], 'a': [3, 1, 2]})
result = D.groupby('k')[['a']].unique()
# case: of-one-column-4
D = pd.DataFrame({'k': ['x', 'y', 'x'], 'a': [3, 1, 2]})
result = D.groupby('k').mode()
# case: of-one-column-5
D = pd.DataFrame({'k': ['x', 'y', 'x'], 'a': [3, 1, 2]})
result = D.groupby('k')['a'].mode()
# case: of-one-column-6
D = pd.DataFrame({'k': ['x', 'y', 'x'], 'a': [3, 1, 2]})
result = D.groupby('k')['a'].sort_values()
# case: of-one-column-7
D = pd.DataFrame({'k': ['x', 'y', 'x'], 'a': [3, 1, 2]})
result = D.groupby('k')['a'].isin([1])
# case: of-one-column-8
D = pd.DataFrame({'k': ['x', 'y', 'x'], 'a': [3, 1, 2]})
result = D.groupby('k')['a'].to_frame()
# case: of-one-column-9
D = pd.DataFrame({'k': ['x', 'y', 'x'], 'a': [3, 1, 2]})
result = D.groupby('k')['a'].reset_index()
# case: of-one-column-10
D = pd.DataFrame({'k': ['x', 'y', 'x'], 'a': [3, 1, 2]})
result = D.groupby('k')['a'].tolist()
# case: of-one-column-11
D = pd.DataFrame({'k': ['x', 'y', 'x'], 'a': [3, 1, 2]})
result = D.groupby('k')['a'].query('a > 1')
# case: of-one-column-12
S = pd.Series(['Ab', 'cd', None]).str
result = S.contains('a', case=0), S.contains('a', case=None), S.match('a', case=0), S.fullmatch('AB', case=0)
# case: of-one-column-13
x = pd.Index([3, 1], name='n')
y = x.set_names('z', inplace=True)
result = y, x
# case: of-one-column-14
x = pd.MultiIndex.from_tuples([(1, 2)], names=['a', 'b'])
result = x.set_names('z', level=0)
# case: of-one-column-15
x = pd.MultiIndex.from_tuples([(1, 2)], names=['a', 'b'])
result = x.set_names(['z'], level=['b'])
# case: of-one-column-16
x = pd.MultiIndex.from_tuples([(1, 2)], names=['a', 'b'])
result = x.rename(['q', 'r'])
# case: of-one-column-17
Q = pd.Series([1, 2, 3, 4], index=pd.date_range('2024-01-30', periods=4)).resample('D')
result = Q.pad()
# case: of-one-column-18
Q = pd.Series([1, 2, 3, 4], index=pd.date_range('2024-01-30', periods=4)).resample('ME')
result = Q.asfreq()
# case: of-one-column-19
Q = pd.Series([1, 2, 3, 4], index=pd.date_range('2024-01-30', periods=4)).resample('ME')
result = Q.asfreq(0)
# case: of-one-column-20
Q = pd.Series([1, 2, 3, 4], index=pd.date_range('2024-01-30', periods=4)).resample('12h')
result = Q.asfreq(fill_value=0)
