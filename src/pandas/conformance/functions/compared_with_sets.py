import numpy as np
import pandas as pd

# case: compared-with-sets-1
x = pd.Series([{1}, {1, 3}])
result = x == {1, 3}
# case: compared-with-sets-2
x = pd.Series([{1}, {1, 3}])
result = x <= {1, 3}
# case: compared-with-sets-3
x = pd.Series([{1}, {1, 3}, 'a', None])
result = x != {1}
# case: compared-with-sets-4
x = pd.Series([{1}, {1, 3}])
result = x == x[1]
# case: compared-with-sets-5
x = pd.Series([1, 3])
result = x == {1, 3}
# case: compared-with-sets-6
x = pd.Series([1, 3])
result = x != {1: 3}
# case: compared-with-sets-7
x = pd.Series([1, 3])
result = x < {1, 3}
# case: compared-with-sets-8
x = pd.Series([1.5, 3])
result = x == {1}
# case: compared-with-sets-9
x = pd.Series([True, False])
result = x == {True}
# case: compared-with-sets-10
x = pd.Series([True, False])
result = x != {True: 1}
# case: compared-with-sets-11
x = pd.Series([{1}, {1, 3}])
result = x == frozenset([1, 3])
# case: compared-with-sets-12
x = pd.Series([{'a': 1}, {'a': 2}])
result = x == {'a': 1}
# case: compared-with-sets-13
x = pd.Series([{'a': 1}, {'a': 2}])
result = x < {'a': 1}
# case: compared-with-sets-14
x = pd.Series(['a', 'b'])
result = x == {'a'}
# case: compared-with-sets-15
x = pd.Series(['a', 'b'])
result = x == {'a': 1, 'b': 2}
# case: compared-with-sets-16
x = pd.Series(['a', 'b'])
result = x > {'a'}
# case: compared-with-sets-17
x = pd.DataFrame({'a': [{1}, {2}]})
result = x['a'].eq({1})
# case: compared-with-sets-18
x = pd.DataFrame({'a': [{1}, {2}]})
result = x['a'].ge({1})
# case: compared-with-sets-19
x = pd.Series([1, 2])
result = x.eq({1})
# case: compared-with-sets-20
x = pd.Series([1, 2])
result = x.eq({1: 1})
# case: compared-with-sets-21
x = pd.Series([])
result = x == {1}
# case: compared-with-sets-22
x = pd.DataFrame({'k': [3, 1, 1], 'd2': pd.to_datetime(['2021-12-31', '2020-01-15', '2021-12-31'])})
x = x.groupby('d2')['k'].agg(set)
result = x == x.max()
# case: compared-with-sets-23
x = pd.DataFrame({'t1': ['b'], 'i1': [10]})
x = x.groupby('t1')['i1'].agg(set)
result = x <= x.max()
