import pandas as pd
import numpy as np
ci = pd.CategoricalIndex(['lo', 'hi', None, 'lo'], categories=['lo', 'mid', 'hi'], name='grade')
c = pd.Categorical(['b', 'a', None, 'b'], categories=['b', 'a', 'z'])
# case: index-ordered
result = ci.as_ordered()
# case: index-unordered
result = ci.as_ordered().as_unordered()
# case: index-set
result = ci.set_categories(['hi', 'lo'])
# case: index-renamed-by-set
result = ci.set_categories(['L', 'M'], rename=True)
# case: series-renamed-by-set
result = pd.Series(c).cat.set_categories(['x', 'y', 'w', 'v'], rename=True, ordered=True)
# case: index-add
result = ci.add_categories(['top'])
# case: index-remove
result = ci.remove_categories('lo')
# case: index-unused
result = ci.remove_unused_categories()
# case: index-rename
result = ci.rename_categories({'lo': 'low'})
# case: index-reorder
result = ci.reorder_categories(['hi', 'mid', 'lo'], ordered=True)
# case: index-reorder-others
result = ci.reorder_categories(['hi', 'mid'])
# case: array-add
result = c.add_categories('q')
# case: array-remove
result = c.remove_categories(['a'])
# case: array-rename
result = c.rename_categories(str.upper)
# case: array-unused
result = c.remove_unused_categories()
# case: array-ordered
result = c.as_ordered().max()
# case: array-no-categories
result = np.array([1, 2]).as_ordered()
# case: array-sorted
result = c.sort_values()
# case: array-sorted-down-first
result = c.sort_values(ascending=False, na_position='first')
# case: array-mapped
result = c.map({'b': 'B', 'a': 'A', 'z': 'Z'})
# case: array-mapped-to-labels
result = c.map({'b': 1, 'a': 1})
# case: array-mapped-function
result = c.map(str.upper, na_action=None)
# case: array-isna
result = c.isna()
# case: array-notna
result = c.notna()
# case: array-dropna
result = c.dropna()
# case: array-fillna
result = c.fillna('z')
# case: array-fillna-unknown
result = c.fillna('y')
# case: array-shift
result = c.shift(1)
# case: integers-dropna
result = pd.array([1, None, 2]).dropna()
# case: integers-fillna
result = pd.array([1, None, 2], dtype='Int64').fillna(0)
# case: integers-shift
result = pd.array([1, None, 2]).shift(-1, fill_value=9)
# case: integers-isna
result = pd.array([1, None, 2]).isna()
# case: integers-duplicated
result = pd.array([1, None, 1, None]).duplicated()
# case: text-dropna
result = pd.array(['a', None]).dropna()
# case: text-fillna
result = pd.array(['a', None]).fillna('')
# case: dates-dropna
result = pd.Series(pd.to_datetime(['2024-01-02', None])).array.dropna()
# case: dates-isna
result = pd.Series(pd.to_datetime(['2024-01-02', None])).array.isna()
# case: numbers-have-no-dropna
result = np.array([1.0, np.nan]).dropna()
# case: numbers-have-no-isna
result = np.array([1.0, np.nan]).isna()
# case: numbers-have-no-fillna
result = np.array([1.0, np.nan]).fillna(0)
# case: has
result = [hasattr(np.array([1]), n) for n in ('mean', 'fillna')]
# case: numbers-have-no-map
result = np.array([1.0, np.nan]).map(str)
# case: unique-of-categories
result = pd.Series(c).unique().as_ordered()
# case: values-sorted
result = list(pd.Series(c).values.dropna().rename_categories({'a': 'x'}))
# case: values-isna-sum
result = pd.Series([1, None], dtype='Int64').values.isna().sum()
# case: unique-dropna
result = pd.Series(['b', 'a', None]).unique().dropna()
