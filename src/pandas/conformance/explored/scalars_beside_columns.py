# The most frequent of lists, places of greatest objects, NA beside numbers, narrow integers.
import pandas as pd
import numpy as np

# case: mode_of_lists
result = pd.Series([[2], [1], [2]]).mode()

# case: mode_of_lists_in_a_frame
result = pd.DataFrame({'a': [[2], [1]]}).mode()

# case: idxmax_of_objects_in_a_frame
result = pd.DataFrame({'a': ['b', 'c'], 'b': [2, 1]}).idxmax()

# case: idxmax_of_objects_with_none_in_a_frame
result = pd.DataFrame({'a': ['b', None]}).idxmax()

# case: idxmin_of_a_label_that_comes_twice
x = pd.DataFrame([['a', 1], ['b', 2]], columns=['k', 'k'])
result = x.loc[x['k'].idxmax(), 'k']

# case: no_floats_less_than_na
result = pd.Series([], dtype=float) < pd.NA

# case: times_less_than_na
result = pd.Series(pd.to_datetime(['2020-01-01'])) < pd.NA

# case: nullable_frame_plus_na
x = pd.DataFrame({'i': pd.Series([1], dtype='Int64'), 'f': pd.Series([1], dtype='Float64'), 'b': pd.Series([True], dtype='boolean'), 'n': [1]})
result = x + pd.NA

# case: nullable_integers_divided_by_na
result = pd.Series([1], dtype='Int64') / pd.NA

# case: transform_to_a_narrow_integer
x = pd.DataFrame({'y': pd.Series([2021, 2021, 2022], dtype='int32')})
result = x.groupby('y')['y'].transform(lambda s: s.max())

# case: str_get_of_none_but_nat
result = pd.Series([1, pd.NaT, 10.0], dtype=object).str.get(0)

# case: ranks_of_nullable_values_outside_all_groups
x = pd.DataFrame({'I': pd.array([-3, None, 2, None, -3], dtype='Int64'), 't2': ['b', None, None, 'b', ' d ']})
result = x.groupby('t2')['I'].rank()

# case: ranks_of_nullable_values_with_na_last
x = pd.DataFrame({'I': pd.array([-3, None, 2, None, -3], dtype='Int64'), 't2': ['b', None, None, 'b', ' d ']})
result = x.groupby('t2')['I'].rank(na_option='bottom')
