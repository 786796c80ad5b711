import pandas as pd
import numpy as np

o = pd.Series([1, 2], dtype=object)
d = pd.DataFrame({'a': pd.Series([1, 2], dtype=object), 'b': ['x', None]})
# case: series
result = o.fillna(0), o.fillna({0: 1}), o.fillna(pd.Series([1, 2]))
# case: frame
result = d.fillna(0), d.fillna({'a': 1}), d.fillna({'b': 1})
# case: carried
result = d.ffill(), d[['a']].bfill()
# case: in-place
d[['b']].fillna(0)
e = d[['a']].copy()
e.fillna(0, inplace=True)
result = e
# case: in-place-missing
d.fillna(0, inplace=True)
result = d
# case: in-place-series
o.fillna(0, inplace=True)
result = o
# case: dates
result = pd.Series([pd.Timestamp('2020-01-01')], dtype=object).fillna(0)
# case: of-frame
result = pd.DataFrame({'a': pd.Series([None, 2], dtype=object)}).fillna(pd.DataFrame({'a': [1, 2]}))
# case: none
result = pd.Series([], dtype=object).fillna(0)
# case: where-stays
result = o.where(o > 0, 5), o.mask(o > 1, 5)
# case: replace-dict
result = o.replace({'a': 'A'}), o.replace({'a': None}), o.replace(['a', 'b'], ['c', None]), o.replace('a', 'b')
# case: combine-first-nothing
result = pd.Series([np.nan, np.nan]).combine_first(pd.Series([1, 2])), pd.Series([None, None]).combine_first(pd.Series(['a', 'b']))
# case: combine-first-whole
result = pd.Series([3, 1]).combine_first(pd.Series([1.5, 2])), pd.Series([3, 1]).combine_first(pd.Series([1.5, 2, 6]))
# case: combine-first-truths
result = pd.Series([True, None], dtype=object).combine_first(pd.Series([True, False])), pd.Series([True, False]).combine_first(pd.Series([1, 2, 3]))
# case: combine-first-dates
result = pd.Series(pd.to_datetime([None, None])).combine_first(pd.Series(['2020-01-01', None]))
# case: combine-first-nullable
result = pd.Series([None, 1], dtype='float').combine_first(pd.Series([1, None, 3], dtype='Int64'))
# case: combine-first-labels
result = pd.Series([np.nan, 1.5], index=['b', 'a']).combine_first(pd.Series([1, 3], index=['c', 'a']))
# case: nan-counted
from collections import Counter
c = pd.concat([pd.DataFrame({'k': [1, 1]}), pd.DataFrame({'k': [2], 'n': ['a']}).head(0)])
result = Counter(c['n']).most_common()
