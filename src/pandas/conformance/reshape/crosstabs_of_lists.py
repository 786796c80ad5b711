import numpy as np
import pandas as pd

# case: crosstabs-of-lists-1
result = pd.crosstab(pd.Series([[1, 2], [3, 4]]), pd.Series([[5, 6], [7, 7]]))
# case: crosstabs-of-lists-2
result = pd.crosstab(pd.Series([[1, 2, 3], [3, 4, 4]]), pd.Series([[5, 6, 6], [7, 7, 7]]))
# case: crosstabs-of-lists-3
result = pd.crosstab(pd.Series([[1, 2], [3, 4]]), pd.Series([1, 2]))
# case: crosstabs-of-lists-4
result = pd.crosstab(pd.Series([1, 2]), pd.Series([[1, 2], [3, 4]]))
# case: crosstabs-of-lists-5
result = pd.crosstab(pd.Series([1]), pd.Series([[1]]))
# case: crosstabs-of-lists-6
result = pd.crosstab(pd.Series([[1]]), pd.Series([1]))
# case: crosstabs-of-lists-7
result = pd.crosstab(pd.Series([(1, 2), (3, 4)]), pd.Series([(1, 2), (3, 4)]))
# case: crosstabs-of-lists-8
result = pd.crosstab(pd.Series([('a', 'b'), ('a', 'c'), ('a', 'b')]), pd.Series(['x', 'y', 'x']))
# case: crosstabs-of-lists-9
result = pd.crosstab(pd.Series(['x', 'y', 'x']), pd.Series([('a', 'b'), ('a', 'c'), ('a', 'b')]))
# case: crosstabs-of-lists-10
result = pd.crosstab(np.array([[1, 2], [3, 4]]), np.array([1, 2]))
# case: crosstabs-of-lists-11
result = pd.crosstab(([1, 2], [3, 4]), [[1, 2], [3, 4]])
# case: crosstabs-of-lists-12
result = pd.crosstab([(1, 2), (3, 4)], [[1, 2], [3, 4]])
# case: crosstabs-of-lists-13
result = pd.crosstab([(1, 2), (3, 4)], [1, 2])
# case: crosstabs-of-lists-14
x = pd.DataFrame({'a': [1, 2], 'b': ['x', 'y']})
result = pd.crosstab(x, x['a'])
# case: crosstabs-of-lists-15
x = pd.DataFrame({'a': [1, 2], 'b': ['x', 'y']})
result = pd.crosstab(x['a'], x[['b']])
# case: crosstabs-of-lists-16
x = pd.DataFrame({'a': [1, 2], 'b': ['x', 'y']})
result = pd.crosstab(x[['a']], x[['b']])
# case: crosstabs-of-lists-17
x = pd.DataFrame({'k': [1, 3], 'l1': [[], [3]]})
result = pd.crosstab(x['l1'], x['l1'], values=x['k'], aggfunc='mean')
# case: crosstabs-of-lists-18
x = pd.DataFrame({'l1': [[3]]})
result = pd.crosstab(x['l1'], x['l1'], normalize='index')
# case: crosstabs-of-lists-19
x = pd.DataFrame({'l1': [[], [3]]})
result = pd.crosstab(x['l1'], x['l1'], margins=True)
# case: crosstabs-of-lists-20
x = pd.DataFrame({'k': [2, 2], 'l1': [[], ['a']]})
result = pd.crosstab(x['l1'], x['l1'], values=x['k'], aggfunc='mean')
# case: crosstabs-of-lists-21
x = pd.DataFrame({'k': [2, 3, 2], 'g1': ['-3', '-3', None]})
x = x.groupby('k').agg({'g1': 'count', 'k': list})
result = pd.crosstab(x['k'], x['k'], values=x['g1'], aggfunc='sum')
# case: crosstabs-of-lists-22
x = pd.DataFrame({'k': [1, 2, 2], 'n2': ['b', 'b', 'd'], 'f2': [0.0, 0.0, 2.0]})
x = x.groupby('n2').agg(list)
result = pd.crosstab(x['k'], x['f2'], normalize='index')
# case: crosstabs-of-lists-23
x = pd.Series([[1, 2], [3, 4]])
result = pd.crosstab(x, x)
# case: crosstabs-of-lists-24
x = pd.Series([[1, 2], [3]])
result = pd.crosstab(x, x)
# case: crosstabs-of-lists-25
x = pd.Series([[], []])
result = pd.crosstab(x, x)
# case: crosstabs-of-lists-26
x = pd.Series([[], []])
result = pd.crosstab(x, pd.Series([1, 2]))
