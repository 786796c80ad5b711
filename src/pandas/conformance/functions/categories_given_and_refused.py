import numpy as np
import pandas as pd

# case: categories-1
result = np.abs(pd.Series([1, 4]).astype('category'))

# case: categories-2
result = np.isnan(pd.Series([1, 4]).astype('category'))

# case: categories-3
result = np.isfinite(pd.Series([1, 4]).astype('category'))

# case: categories-4
result = np.exp(pd.Series(['a']).astype('category'))

# case: categories-5
result = np.abs(pd.Series(pd.period_range('2024', periods=2, freq='M')))

# case: categories-6
result = np.floor(pd.Series([1.5, 4]).astype('category'))

# case: categories-7
result = np.round(pd.Series([1.5, 4]).astype('category'))

# case: categories-8
result = np.sign(pd.Series([1.5, 4]).astype('category'))

# case: categories-9
result = np.log(pd.Categorical([1, 2]))

# case: categories-10
result = np.isnan(pd.Categorical([1, 2]))

# case: categories-11
result = np.sqrt(pd.CategoricalIndex([1, 2]))

# case: categories-12
result = np.add(pd.Series([1, 4]).astype('category'), 1)

# case: given-1
result = pd.Categorical(['a'], categories=['a', None])

# case: given-2
result = pd.Categorical(['a'], categories=[1, 1.0])

# case: given-3
result = pd.Series(['a'], dtype=pd.CategoricalDtype(['a', 'b', 'a']))

# case: given-4
result = pd.Series(['a']).astype(pd.CategoricalDtype(['a', 'b', 'a']))

# case: given-5
result = pd.Series(['a'], dtype='category').cat.set_categories(['a', 'a'])

# case: given-6
result = pd.Series(['a', 'b'], dtype='category').cat.rename_categories(['a', 'a'])

# case: given-7
result = pd.Series(['a', 'b'], dtype='category').cat.reorder_categories(['a', 'a'])

# case: given-8
result = pd.Series(['a', 'b'], dtype='category').cat.rename_categories({'a': 'b'})

# case: given-9
result = pd.Categorical([1, 2], categories=[1, 2, np.nan])

# case: given-10
result = pd.CategoricalDtype(['a', None])

# case: given-11
result = pd.CategoricalDtype('ab')

# case: given-12
result = pd.Series([2, 1], dtype='category') | pd.Series([2, 1], dtype='category')

# case: given-13
result = pd.Series([True, False], dtype='category') & pd.Series([True, False], dtype='category')

# case: given-14
result = pd.Series([True, False], dtype='category') & True

# case: given-15
result = pd.Series([True, False]) & pd.Series([True, False], dtype='category')

# case: given-16
result = ~pd.Series([True, False], dtype='category')

# case: given-17
result = pd.Series([1, 4]).astype('category').interpolate('linear')

# case: given-18
result = pd.Series(['a', None]).astype('category').interpolate()

# case: given-19
result = pd.Series(['a', None]).interpolate()

# case: given-20
result = pd.Series(['a', None], dtype='string').interpolate()

# case: given-21
result = pd.DataFrame({'a': ['a', None], 'b': [1, 2]}).interpolate()

# case: given-22
result = pd.cut(pd.Series([1, 2, 3]).astype('category'), [0, 1, 2])

# case: given-23
result = pd.qcut(pd.Series([1, 2, 3]).astype('category'), 2)

# case: given-24
result = pd.cut(pd.Series(['a', 'b']), 2)
