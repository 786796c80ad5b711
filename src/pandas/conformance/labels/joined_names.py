import pandas as pd
import numpy as np
a = pd.DataFrame({'k': [2, 1, 3, 1], 'b': [True, False, True, False], 'f': [1.5, 2, 3, 4], 't': ['x', 'y', 'z', 'w'], 'c': pd.Categorical(['p', 'q', 'p', None])})
y = pd.DataFrame({'v': [10, 20, 30]})
# case: name-merge-name-repeated
result = pd.merge(a.set_index('k'), y, left_index=True, right_index=True)
# case: name-merge-name-unique
result = pd.merge(a.iloc[:3].set_index('k'), y, left_index=True, right_index=True)
# case: name-merge-name-sorted
result = pd.merge(a.iloc[:3].set_index('k').sort_index(), y, left_index=True, right_index=True)
# case: name-merge-name-right
result = pd.merge(y, a.set_index('k'), left_index=True, right_index=True)
# case: name-merge-name-left
result = pd.merge(a.set_index('k'), y, left_index=True, right_index=True, how='left')
# case: name-merge-name-outer
result = pd.merge(a.set_index('k'), y, left_index=True, right_index=True, how='outer')
# case: name-merge-name-right-how
result = pd.merge(a.set_index('k'), y, left_index=True, right_index=True, how='right')
# case: name-join-name
result = a.set_index('k').join(y), a.set_index('k').join(y, how='inner'), y.join(a.set_index('k'), how='inner'), y.join(a.set_index('k'))
# case: name-merge-names-differ
result = pd.merge(a.set_index('k'), y.rename_axis('z'), left_index=True, right_index=True), pd.merge(a.set_index('k'), y.rename_axis('z'), left_index=True, right_index=True, how='left')
# case: name-merge-names-differ-outer
result = pd.merge(a.iloc[:3].set_index('k'), y.rename_axis('z'), left_index=True, right_index=True, how='outer'), pd.merge(a.iloc[:3].set_index('k'), y.rename_axis('z'), left_index=True, right_index=True)
# case: name-concat-name
result = pd.concat([a.iloc[:3].set_index('k'), y], axis=1), pd.concat([a.iloc[:3].set_index('k'), y], axis=1, join='inner')
# case: name-add-name
result = a.iloc[:3].set_index('k')['f'] + y['v'], a.set_index('k')['f'].sort_index() + y['v']
# case: name-stack-int-bool
result = a[['k', 'b']].stack(future_stack=True), a[['k', 'b']].stack()
# case: name-stack-float-bool
result = a[['f', 'b']].stack(future_stack=True), a[['f', 'b']].stack()
# case: name-stack-int-float
result = a[['k', 'f']].stack(future_stack=True), a[['k', 't']].stack(future_stack=True)
# case: name-values-int-bool
result = a[['k', 'b']].values.tolist(), a[['k', 'b']].melt()['value'], a[['k', 'b']].T
# case: name-sum-int-bool
result = a[['k', 'b']].sum(axis=1), a[['k', 'b']].mean(axis=1), a[['k', 'b']].max(axis=1), a[['f', 'b']].sum(axis=1)
# case: name-sum-of-no-rows
e = a.iloc[:0]
result = e[['k', 'b']].mean(axis=1), e[['k', 'b']].sum(axis=1), e[['k', 'f', 'b']].max(axis=1), e[['t']].sum(axis=1), e.count(axis=1), e[['k']].std(axis=1), e[['k', 'b']].median(axis=1), e[['b']].any(axis=1)
# case: name-convert-nothing
result = pd.DataFrame({'a': [None, None], 'b': [np.nan, np.nan], 'c': [None, 'x'], 'd': [None, 1], 'e': [None, True]}).convert_dtypes()
# case: name-category-mask
result = a['c'].mask(a['k'] == 1), a['c'].where(a['k'] == 1), a['c'].where(a['k'] == 1, 'q'), a['c'].mask(a['k'] == 1, 'p')
# case: name-category-where-new
result = a['c'].where(a['k'] == 1, 'zz')
# case: name-prefix-names
p = pd.crosstab(a['t'], a['k'])
result = p.add_prefix('q_'), p.add_suffix('_q'), p.rename(columns=str), p.rename(columns={1: 'one'}), p.rename(index=str.upper)
# case: name-combine-first-repeats
s = a.set_index('k')['f'].where(lambda v: v > 2)
result = s.combine_first(a.set_index('k')['f'])
# case: name-combine-first-repeats-other
s = a.set_index('k')['f']
result = s.combine_first(pd.Series([1.0], index=[9]))
