import numpy as np
import pandas as pd

# case: extremes-of-mixed-objects-1
x = pd.DataFrame({'f2': [1.5, 1.5], 'k': [1, 3]})
result = x.groupby('f2')['k'].nlargest().unstack()
# case: extremes-of-mixed-objects-2
x = pd.DataFrame({'f2': [1.5, 1.5, 2.0, 2.0], 'k': [1, 3, 9, 5]})
result = x.groupby('f2')['k'].nlargest(1).unstack()
# case: extremes-of-mixed-objects-3
x = pd.DataFrame({'f2': [1.5, 1.5, 2.0, 2.0], 'k': [1, 3, 5, 9]})
result = x.groupby('f2')['k'].nlargest(2).unstack()
# case: extremes-of-mixed-objects-4
x = pd.DataFrame({'f2': ['b', 'a', 'b', 'a'], 'k': [1, 3, 5, 9]})
result = x.groupby('f2', sort=False)['k'].nlargest(2).unstack()
# case: extremes-of-mixed-objects-5
x = pd.DataFrame({'f2': ['b', 'a', 'b', 'a'], 'k': [1, 3, 5, 9]})
result = x.groupby('f2', sort=False)['k'].nlargest(2).unstack(0)
# case: extremes-of-mixed-objects-6
x = pd.DataFrame({'f2': ['b', 'b'], 'k': [1, 3]}, index=['r', 's'])
result = x.groupby('f2')['k'].nlargest(2).sort_index(level=1)
# case: extremes-of-mixed-objects-7
x = pd.Series([pd.Timestamp('2020-01-15'), pd.NaT, 1, 3], dtype=object)
result = x.groupby([0, 0, 1, 1]).max()
# case: extremes-of-mixed-objects-8
x = pd.Series([pd.Timestamp('2020-01-15'), pd.Timestamp('2020-01-16'), 1, 3], dtype=object)
result = x.groupby([0, 0, 1, 1]).max()
# case: extremes-of-mixed-objects-9
x = pd.Series([pd.Timestamp('2020-01-15'), pd.NaT], dtype=object)
result = x.groupby([0, 0]).max()
# case: extremes-of-mixed-objects-10
x = pd.Series([pd.Timestamp('2020-01-15'), None, 'a', 'b'], dtype=object)
result = x.groupby([0, 0, 1, 1]).min()
# case: extremes-of-mixed-objects-11
x = pd.Series([pd.Timedelta('1D'), None, 1, 2], dtype=object)
result = x.groupby([0, 0, 1, 1]).max()
# case: extremes-of-mixed-objects-12
x = pd.Series([pd.Timedelta('1D'), None, pd.Timedelta('2D')], dtype=object)
result = x.groupby([0, 0, 1]).max()
# case: extremes-of-mixed-objects-13
x = pd.DataFrame({'k': [3, 3], 'd1': pd.to_datetime([None, '2020-02-29'])})
result = x.stack(future_stack=True).groupby(level=1).max()
