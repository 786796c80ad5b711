import pandas as pd
import numpy as np

s = pd.Series([1, 2, 3])
t = pd.Series(['bb', 'a'])
d = pd.DataFrame({'a': ['bb', 'a'], 'b': [1, 2]})
n = pd.DataFrame({'a': [1, 2], 'b': [3, 5]})
# case: mean-of-each
result = s.agg(lambda x: np.mean(x))
# case: len-of-texts
result = t.agg(lambda x: len(x))
# case: len-of-numbers
result = s.agg(lambda x: len(x))
# case: join-of-texts
result = t.agg(lambda x: ', '.join(x))
# case: max-of-texts
result = t.agg(lambda x: max(x))
# case: builtin-list
result = t.agg(list), s.agg(list)
# case: builtin-set
result = t.agg(set)
# case: sorted-texts
result = t.agg(lambda x: sorted(x))
# case: method-of-series
result = t.agg(lambda x: x.str.len().max()), s.agg(lambda x: x.max() - x.min())
# case: truths
result = s.agg(lambda x: (x > 1).mean() * 100)
# case: categories
result = pd.Series(pd.Categorical(['a', 'b'])).agg(lambda x: len(x))
# case: dates
result = pd.Series(pd.to_datetime(['2020-01-01', '2021-01-01'])).agg(lambda x: x.max() - x.min())
# case: other-exception
result = pd.Series([0, 1]).agg(lambda x: 1 / x)
# case: key-of-dict
result = pd.Series([{'a': 1}, {'a': 2}]).agg(lambda x: x['a'])
# case: empty
result = pd.Series([], dtype=float).agg(lambda x: len(x))
# case: list-mixed
result = t.agg([lambda x: len(x), 'count'])
# case: list-of-each
result = s.agg([np.sqrt, np.exp])
# case: dict-of-series
result = s.agg({'x': lambda x: np.mean(x)})
# case: dict-of-scalars
result = s.agg({'x': lambda x: x.mean(), 'y': 'max'})
# case: frame-dict-mixed
result = d.agg({'a': lambda x: len(x), 'b': 'sum'})
# case: frame-dict-of-each
result = d.agg({'a': lambda x: len(x), 'b': lambda x: x + 1})
# case: frame-dict-one
result = d.agg({'a': list})
# case: frame-dict-reducing
result = n.agg({'a': lambda x: x.max() - x.min(), 'b': 'sum'})
# case: frame-named-mixed
result = d.agg(n=('a', lambda v: len(v)), m=('b', 'max'))
# case: frame-list-mixed
result = n.agg([lambda x: np.mean(x), 'sum'])
# case: frame-list-of-each
result = n.agg([np.sqrt, np.exp])
# case: frame-list-reducing
def spread(v):
    return v.max() - v.min()
result = n.agg(['sum', spread])
# case: frame-function
result = n.agg(lambda x: np.mean(x)), d.agg(list), d.apply(list)
# case: frame-apply-lists
result = n.apply(lambda c: [c.min(), c.max()]), n.apply(lambda c: [1, 2, 3])
# case: frame-apply-lists-of-lengths
result = n.apply(lambda c: list(range(c.max())))
# case: transform-series
result = s.transform(lambda x: x - x.mean()), t.transform(lambda x: len(x))
# case: transform-not
result = s.transform(lambda x: x.max())
# case: transform-frame
result = n.transform(lambda x: x - x.mean())
# case: transform-frame-not
result = d.transform(lambda x: len(x))
# case: transform-dict
result = d.transform({'a': lambda x: len(x)})
# case: numpy-of-one-number
result = [np.sum(5), np.max(5), np.min(5.5), np.median(5), np.std(5), np.var(5), np.prod(5), np.sum(True), np.mean(True), np.percentile(4, 50)]
# case: numpy-kinds-of-one-number
result = [type(v).__name__ for v in [np.sum(5), np.mean(5), np.min(5.5), np.median(5), np.std(5), np.sum(True)]]
# case: numpy-of-text
result = np.mean('a')
# case: numpy-of-each-text
result = t.agg(lambda x: np.max(x)), s.agg(lambda x: np.sum(x)), s.agg(lambda x: np.percentile(x, 50))
# case: numpy-std-of-each
result = s.agg(lambda x: np.std(x)), s.agg(lambda x: np.nanmean(x))
# case: numpy-of-frame-columns
result = n.agg({'a': lambda x: np.mean(x)}), n.agg({'a': np.mean, 'b': np.sum})
