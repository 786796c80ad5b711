import pandas as pd
import numpy as np
e = pd.DataFrame({'k': [], 'd': pd.to_datetime([]), 'I': pd.array([], dtype='Int64'), 'e': pd.to_timedelta([]), 't': [], 'c': pd.Categorical([]), 's': pd.array([], dtype='string'), 'B': pd.array([], dtype='boolean')})
y = pd.DataFrame({'k': [3, 1, 1], 'v': ['a', 'b', None], 'd': pd.to_datetime(['2020-01-01', None, '2020-02-01'])})
# case: empty-join-inner
result = e[['k', 't']].join(y.set_index('k'), on='k', how='inner')
# case: empty-join-left
result = e[['k', 't']].join(y.set_index('k'), on='k')
# case: empty-join-outer
result = e[['k', 't']].join(y.set_index('k'), on='k', how='outer')
# case: empty-join-right
result = e[['k', 't']].join(y.set_index('k'), on='k', how='right')
# case: empty-merge-right-index
result = e[['k', 't']].merge(y, left_on='k', right_index=True)
# case: empty-merge-right-index-left
result = e[['k', 't']].merge(y, left_on='k', right_index=True, how='left')
# case: empty-merge-right-index-outer
result = e[['k', 't']].merge(y, left_on='k', right_index=True, how='outer')
# case: empty-merge-left-index
result = y.merge(e[['k', 't']], left_index=True, right_on='k')
# case: empty-indexes-inner
result = pd.merge(e[['t']], y, left_index=True, right_index=True)
# case: empty-indexes-outer
result = pd.merge(e[['t']], y, left_index=True, right_index=True, how='outer')
# case: empty-indexes-named-inner
result = e.set_index('k')[['t']].join(y.set_index('k'), how='inner')
# case: empty-indexes-named-outer
result = e.set_index('k')[['t']].join(y.set_index('k'), how='outer')
# case: empty-crosstab-indexes
result = pd.merge(pd.crosstab(e['t'], e['I']), y, left_index=True, right_index=True)
# case: empty-loc-new-row
e.loc[0, 't'] = 'b'
result = e
# case: empty-loc-new-row-number
e.loc[0, 'k'] = 1
result = e
# case: empty-at-new-row
e.at['p', 't'] = 'a'
result = e
# case: empty-loc-new-row-time
e.loc[0, 'd'] = pd.Timestamp('2020-01-01')
result = e
# case: empty-loc-new-row-Int
e.loc[0, 'I'] = 2
result = e
# case: empty-loc-new-row-mismatch
e.loc[0, 'I'] = 'a'
result = e
# case: empty-loc-new-row-whole
e.loc[0] = [1, pd.Timestamp('2020-01-01'), 2, pd.Timedelta('1D'), 'x', 'c', 's', True]
result = e
# case: empty-loc-set-index-new-row
f = e.set_index('k')
f.loc[0, 't'] = 1.5
result = f
# case: empty-loc-set-index-new-row-second
f = y.iloc[:0].set_index('k')
f.loc[0, 'v'] = 'x'
result = f
# case: empty-loc-empty-mask
e.loc[e['t'].isna(), 'c'] = 'b'
result = e
# case: empty-loc-empty-mask-B
e.loc[e['t'].isna(), 'B'] = 'b'
result = e
# case: empty-loc-empty-mask-I
e.loc[e['t'].isna(), 'I'] = 'b'
result = e
# case: empty-loc-empty-mask-d
e.loc[e['t'].isna(), 'd'] = 'b'
result = e
# case: empty-loc-false-mask
z = pd.DataFrame({'k': [1, 2], 'c': pd.Categorical(['a', 'b']), 'I': pd.array([1, None], dtype='Int64'), 'b': [True, False], 'd': pd.to_datetime(['2020-01-01', None])})
z.loc[z['k'] > 5, 'c'] = 'z'
result = z
# case: empty-loc-false-mask-I
z = pd.DataFrame({'k': [1, 2], 'c': pd.Categorical(['a', 'b']), 'I': pd.array([1, None], dtype='Int64'), 'b': [True, False], 'd': pd.to_datetime(['2020-01-01', None])})
z.loc[z['k'] > 5, 'I'] = 'z'
result = z
# case: empty-loc-false-mask-d
z = pd.DataFrame({'k': [1, 2], 'c': pd.Categorical(['a', 'b']), 'I': pd.array([1, None], dtype='Int64'), 'b': [True, False], 'd': pd.to_datetime(['2020-01-01', None])})
z.loc[z['k'] > 5, 'd'] = 'z'
z.loc[z['k'] > 5, 'b'] = 'z'
result = z
# case: empty-split-nothing
result = pd.Series([], dtype=object).str.split('-', expand=True)
# case: empty-split-missing
result = pd.Series([None, np.nan]).str.split('-', expand=True)
# case: empty-split-missing-objects
result = pd.Series([None, None], dtype=object).str.split('-', expand=True)
# case: empty-split-empty-selection
z = pd.DataFrame({'t': ['a-b', 'c']})
result = z[z['t'] == 'q']['t'].str.split('-', expand=True)
# case: empty-split-assigned-empty
z = pd.DataFrame({'t': ['a-b', 'c']}).iloc[:0].copy()
z[['p', 'q']] = z['t'].str.split('-', expand=True)
result = z
# case: empty-value-counts-of-nothing
result = e[['k', 't']].value_counts()
# case: empty-value-counts-no-columns
result = pd.DataFrame(index=[1, 2]).value_counts()
# case: empty-itertuples-no-columns
result = list(pd.DataFrame(index=[1, 2]).itertuples(index=False, name=None)), list(pd.DataFrame(index=[1, 2]).itertuples(name=None))
# case: empty-minus-number
result = e[['k', 'I', 't']] - 1
# case: empty-minus-nan
result = e[['k', 'I', 't']] - np.nan
# case: empty-apply-rows
result = e[['k', 't']].apply(lambda r: r['k'], axis=1)
# case: empty-groupby-first
result = e.groupby('d')[['k', 'I']].first()
# case: empty-group-shift-of-nothing
e = pd.DataFrame({'k': [1, 2], 'f': [1.5, 2], 'I': pd.array([1, 2], dtype='Int64')}).iloc[:0]
e['p'] = e.groupby('k')['k'].shift(1)
e['d'] = e['k'] - e['p']
result = e
# case: empty-group-diff-of-nothing
e = pd.DataFrame({'k': [1, 2], 'f': [1.5, 2], 'I': pd.array([1, 2], dtype='Int64')}).iloc[:0]
e['p'] = e.groupby('k')['k'].diff()
e['c'] = e.groupby('k')['k'].cumsum()
e['r'] = e.groupby('k')['k'].rank()
e['t'] = e.groupby('k')['k'].transform('max')
result = e
# case: empty-group-change-of-nothing
e = pd.DataFrame({'k': [1, 2], 'f': [1.5, 2], 'I': pd.array([1, 2], dtype='Int64')}).iloc[:0]
e['c'] = e.groupby('k')['k'].pct_change()
result = e
# case: empty-shift-of-nothing
e = pd.DataFrame({'k': [1, 2], 'f': [1.5, 2], 'I': pd.array([1, 2], dtype='Int64')}).iloc[:0]
e['p'] = e['k'].shift(1)
e['d'] = e['k'].diff()
e['q'] = e['k'].shift(1, fill_value=0)
result = e
