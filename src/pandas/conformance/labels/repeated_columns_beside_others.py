import numpy as np
import pandas as pd

# case: repeated-columns-beside-others-1
a = pd.DataFrame([[1, 2]], columns=['k', 'k'])
result = a + a
# case: repeated-columns-beside-others-2
a = pd.DataFrame([[1, 2, 3]], columns=['k', 'k', 'z'])
b = pd.DataFrame([[1, 2]], columns=['k', 'k'])
result = a + b
# case: repeated-columns-beside-others-3
a = pd.DataFrame([[1, 2, 3]], columns=['k', 'k', 'z'])
b = pd.DataFrame([[1]], columns=['k'])
result = a + b
# case: repeated-columns-beside-others-4
a = pd.DataFrame([[1, 2, 3]], columns=['k', 'k', 'z'])
b = pd.DataFrame([[1]], columns=['q'])
result = a + b
# case: repeated-columns-beside-others-5
a = pd.DataFrame([[1, 2, 3]], columns=['k', 'k', 'z'])
b = pd.DataFrame([[1, 5, 7]], columns=['k', 'z', 'k'])
result = a + b
# case: repeated-columns-beside-others-6
a = pd.DataFrame([[1, 2, 3]], columns=['k', 'k', 'z'])
b = pd.DataFrame([[1, 5]], columns=['k', 'z'])
result = a.add(b, fill_value=0)
# case: repeated-columns-beside-others-7
a = pd.DataFrame([[1, 2, 3]], columns=['k', 'k', 'z'])
b = pd.DataFrame([[1, 5, 7]], columns=['k', 'z', 'k'])
result = a.mul(b, fill_value=2)
# case: repeated-columns-beside-others-8
a = pd.DataFrame([[1, 2, 3]], columns=['k', 'k', 'z'], index=[4])
b = pd.DataFrame([[1, 5, 7]], columns=['k', 'z', 'k'], index=[5])
result = a + b
# case: repeated-columns-beside-others-9
x = pd.DataFrame({'k': [], 'f1': [], 'i1': []})
y = pd.DataFrame({'I1': pd.array([1, 2], dtype='Int64'), 'f1': [0.0, 2.0]})
x = x.assign(c=x['k'], g=2)
x = pd.concat([x.reset_index(drop=True), y.reset_index(drop=True)], axis=1)
result = x[['k', 'f1', 'i1', 'c', 'g', 'I1']].sub(x['f1'], axis=0)
# case: repeated-columns-beside-others-10
x = pd.DataFrame({'k': [], 'F1': pd.array([], dtype='Float64')})
y = pd.DataFrame({'k': [], 'w1': []})
x = pd.concat([x.reset_index(drop=True), y.reset_index(drop=True)], axis=1)
result = x[['k', 'F1', 'w1']].add(x['k'], axis=0)
# case: repeated-columns-beside-others-11
a = pd.DataFrame([[1, 2, 3]], columns=['k', 'k', 'z'])
b = pd.DataFrame([[1, 5, 7]], columns=['k', 'z', 'k'])
result = a.eq(b)
# case: repeated-columns-beside-others-12
a = pd.DataFrame([[True, False]], columns=['k', 'k'])
b = pd.DataFrame([[True]], columns=['q'])
result = a & b
# case: repeated-columns-beside-others-13
a = pd.DataFrame([[2, 3]], columns=['k', 'k'])
b = pd.DataFrame([[2]], columns=['q'])
result = a ** b
# case: repeated-columns-beside-others-14
a = pd.DataFrame({'a': pd.array([1, 2], dtype='Int64'), 'b': [1, 2]})
b = pd.DataFrame({'a': [1, 2], 'c': pd.array([1, 2], dtype='Int64')})
result = a.add(b, axis=0)
# case: repeated-columns-beside-others-15
a = pd.DataFrame({'a': pd.array([1, 2], dtype='Int64'), 'b': pd.array([1, 2], dtype='Int64')})
b = pd.DataFrame({'a': [1, 2]})
result = a.sub(b, axis=0)
# case: repeated-columns-beside-others-16
a = pd.DataFrame({'a': pd.array([1, 2], dtype='Int64'), 'b': pd.array([1, 2], dtype='Int64')})
b = pd.DataFrame({'a': [1, 2]})
result = a.sub(b)
# case: repeated-columns-beside-others-17
a = pd.DataFrame({'a': [1, 2], 't': ['x', 'y']})
b = pd.DataFrame({'a': [1, 2]})
result = a.sub(b)
# case: repeated-columns-beside-others-18
a = pd.DataFrame({'a': [1, 2], 't': ['x', 'y']})
b = pd.DataFrame({'a': [1, 2]})
result = a.sub(b, axis=0)
# case: repeated-columns-beside-others-19
a = pd.DataFrame({'a': [1, 2], 't': ['x', 'y']})
b = pd.DataFrame({'a': [1, 2]})
result = a.add(b, axis='index')
# case: repeated-columns-beside-others-20
a = pd.DataFrame({'a': [1, 2], 'd': pd.to_datetime(['2020-01-01', '2020-01-02'])})
b = pd.DataFrame({'a': [1, 2]}, index=[1, 2])
result = a.sub(b, axis=0)
