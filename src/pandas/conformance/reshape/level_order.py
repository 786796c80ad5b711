import pandas as pd
import numpy as np
a = pd.DataFrame({'g': ['b', 'a', 'b', None, 'a'], 'h': ['z', 'y', 'y', 'z', None], 'n': [1, 2, 3, 4, 5], 'm': ['x', 2, 'x', 1.5, 2]})
# case: order-sort-false-unstack
result = a.groupby(['g', 'h'], sort=False)['n'].sum().unstack()
# case: order-sort-false-unstack-0
result = a.groupby(['g', 'h'], sort=False)['n'].sum().unstack(0)
# case: order-dropna-false-unstack
result = a.groupby(['g', 'h'], dropna=False)['n'].sum().unstack()
# case: order-dropna-false-size-unstack
result = a.groupby(['g', 'h'], dropna=False).size().unstack(fill_value=0)
# case: order-dropna-false-sort-false
result = a.groupby(['g', 'h'], dropna=False, sort=False).size().unstack(fill_value=0)
# case: order-dropna-false-frame
result = a.groupby(['g', 'h'], dropna=False)[['n']].sum().unstack()
# case: order-dropna-false-sorted-values
result = a.groupby(['g', 'h'], dropna=False)['n'].sum().sort_values(ascending=False).unstack()
# case: order-value-counts-unstack
result = a[['g', 'h']].value_counts().unstack()
# case: order-value-counts-dropna-unstack
result = a[['g', 'h']].value_counts(dropna=False).unstack()
# case: order-group-value-counts-unstack
result = a.groupby('g')['h'].value_counts().unstack(), a.groupby('g')['h'].value_counts(dropna=False).unstack()
# case: order-set-index-unstack
result = a.set_index(['g', 'h'])['n'].unstack()
# case: order-set-index-unstack-0
result = a.set_index(['g', 'h'])['n'].unstack(0)
# case: order-set-index-frame-unstack
result = a.set_index(['g', 'h'])[['n', 'm']].unstack()
# case: order-pivot
result = a.pivot(index='g', columns='h', values='n')
# case: order-pivot-mixed
result = a.iloc[[0, 1, 3]].pivot(index='n', columns='m', values='g')
# case: order-set-index-mixed
result = a.iloc[[0, 1, 3]].set_index(['n', 'm'])['g'].unstack()
# case: order-stack-unstack
result = a[['n', 'm', 'g']].stack().unstack()
# case: order-stack-unstack-0
result = a[['n', 'm', 'g']].stack().unstack(0)
# case: order-stack-unstack-future
result = a[['n', 'm', 'g']].stack(future_stack=True).unstack()
# case: order-stack-index-order
b = a.set_index(pd.Index(['e', 'd', 'c', 'b', 'a']))[['n', 'm']]
result = b.stack(future_stack=True).unstack()
# case: order-stack-index-repeats
b = a.assign(i=['e', 'd', 'c', 'd', 'a']).drop_duplicates('i').set_index('i')[['n', 'm']]
result = b.stack(future_stack=True).unstack(0)
# case: order-stack-sort-index-unstack
result = a[['n', 'm']].stack(future_stack=True).sort_index(level=1).unstack()
# case: order-concat-keys-unstack
s = pd.concat([a['n'], a['n'] * 2], keys=['z', 'a'])
result = s.unstack(), s.unstack(0)
# case: order-concat-keys-columns-stack
s = pd.concat({'z': a[['n']], 'a': a[['n']]}, axis=1)
result = s.stack(0, future_stack=True)
# case: order-from-product-unstack
i = pd.MultiIndex.from_product([['b', 'a'], [2, 1]], names=['p', 'q'])
result = pd.Series(range(4), index=i).unstack()
# case: order-from-tuples-unstack
i = pd.MultiIndex.from_tuples([('b', 2), ('a', 1)], names=['p', 'q'])
result = pd.Series(range(2), index=i).unstack()
# case: order-from-arrays-unstack
i = pd.MultiIndex.from_arrays([['b', 'a', None], [2, 1, 1]], names=['p', 'q'])
result = pd.Series(range(3), index=i).unstack(), pd.Series(range(3), index=i).unstack(0)
# case: order-filtered-unstack
s = a.groupby(['g', 'h'], sort=False)['n'].sum()
result = s[s > 1].unstack(), s.reset_index().set_index(['h', 'g'])['n'].unstack()
# case: order-agg-unstack-stack
t = a.groupby(['g', 'h']).agg(n=('n', 'sum'), m=('n', 'max'))
result = t.stack(future_stack=True).unstack(1), t.unstack().stack(future_stack=True)
# case: order-pivot-nat
d = pd.DataFrame({'d': pd.to_datetime(['2020-01-02', None, '2020-01-01']), 'k': [1, 2, 3]})
result = d.pivot(index='k', columns='d', values='k'), d.assign(z=1).pivot(index='d', columns='z', values='k')
# case: order-apply-series-unstack
result = a.groupby('g').apply(lambda g: pd.Series({'z': g['n'].sum(), 'a': 1}), include_groups=False).stack().unstack()
# case: order-cumcount-unstack
result = a.set_index(['g', a.groupby('g').cumcount()])['n'].unstack()
# case: order-twice
result = a.set_index(['g', 'h', 'n'])['m'].unstack().shape, a.set_index(['g', 'h', 'n'])['m'].unstack([1, 2]).columns.tolist()
# case: order-two-levels-of-groups
g = pd.DataFrame({'a': [1, 1, 2, 2], 'b': ['y', 'x', 'x', 'y'], 'c': [2, 1, 1, 2], 'v': [1, 2, 3, 4]})
result = g.groupby(['a', 'b', 'c'])['v'].sum().unstack([1, 2]), g.groupby(['a', 'b', 'c'])['v'].sum().unstack(['c', 'b'])
# case: order-two-levels-of-pivot
g = pd.DataFrame({'a': [1, 1, 2, 2], 'b': ['y', 'x', 'x', 'y'], 'c': [2, 1, 1, 2], 'v': [1, 2, 3, 4]})
result = g.pivot(index='a', columns=['b', 'c'], values='v'), g.pivot_table(index='a', columns=['b', 'c'], values='v')
