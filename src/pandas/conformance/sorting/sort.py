import pandas as pd
import numpy as np
df = pd.DataFrame({'g': ['b', 'a', 'b', 'a', None], 'n': [3, 1, 3, 2, 5], 'f': [2.5, np.nan, 1.5, 0.5, 2.5]})
# case: one
result = df.sort_values('n')
# case: one-list
result = df.sort_values(by=['n'])
# case: descending
result = df.sort_values('n', ascending=False)
# case: two
result = df.sort_values(['g', 'n'])
# case: two-mixed
result = df.sort_values(['g', 'n'], ascending=[True, False])
# case: nan-last
result = df.sort_values('f')
# case: nan-last-descending
result = df.sort_values('f', ascending=False)
# case: nan-first
result = df.sort_values('f', na_position='first')
# case: none-strings
result = df.sort_values('g')
# case: none-strings-descending
result = df.sort_values('g', ascending=False)
# case: ignore-index
result = df.sort_values('n', ignore_index=True)
# case: inplace
df.sort_values('n', inplace=True)
result = df
# case: key
result = df.sort_values('g', key=lambda s: s.fillna('z').str.upper(), ascending=False)
# case: key-len
s = pd.Series(['ccc', 'a', 'bb'])
result = s.sort_values(key=lambda x: x.str.len())
# case: missing-column
result = df.sort_values('zz')
# case: ascending-length
result = df.sort_values(['g', 'n'], ascending=[True])
# case: mixed-types-error
result = pd.DataFrame({'m': [1, 'a', 2]}).sort_values('m')
# case: bool
result = pd.Series([True, False, True]).sort_values()
# case: series
result = df['f'].sort_values()
# case: series-descending
result = df['n'].sort_values(ascending=False)
# case: strings-case
result = pd.Series(['b', 'A', 'a', 'B', '_', '1']).sort_values()
# case: dates
result = pd.Series(pd.to_datetime(['2021-03-01', '2020-01-01', None])).sort_values()
# case: sort-index
result = df.sort_values('n').sort_index()
# case: sort-index-descending
result = df.sort_index(ascending=False)
# case: sort-index-axis1
result = df.sort_index(axis=1)
# case: sort-index-strings
result = pd.Series([1, 2, 3], index=['c', 'a', 'b']).sort_index()
# case: sort-index-multi
m = df.dropna().set_index(['g', 'n'])
result = m.sort_index()
# case: sort-by-index-level
m = df.set_index('g')
result = m.sort_values(['g', 'n'])
# case: rank
result = df['n'].rank()
# case: rank-min
result = df['n'].rank(method='min', ascending=False)
# case: rank-dense
result = df['n'].rank(method='dense')
# case: rank-first
result = df['n'].rank(method='first')
# case: rank-max
result = df['n'].rank(method='max')
# case: rank-nan
result = df['f'].rank()
# case: rank-nan-bottom
result = df['f'].rank(na_option='bottom')
# case: rank-pct
result = df['n'].rank(pct=True)
# case: rank-strings
result = df['g'].rank()
# case: rank-frame
result = df[['n', 'f']].rank()
# case: nlargest-ties
result = df.nlargest(2, 'n')
# case: nlargest-keep-all
result = df.nlargest(2, 'n', keep='all')
# case: nlargest-keep-last
result = df.nlargest(2, 'n', keep='last')
# case: nlargest-two-columns
result = df.nlargest(3, ['n', 'f'])
# case: nlargest-strings-error
result = df.nlargest(2, 'g')
# case: nsmallest
result = df['f'].nsmallest(2)
# case: nlargest-more-than-rows
result = df['f'].nlargest(10)
# case: drop-duplicates
result = df.drop_duplicates()
# case: drop-duplicates-subset
result = df.drop_duplicates(subset=['g'])
# case: drop-duplicates-last
result = df.drop_duplicates('g', keep='last')
# case: drop-duplicates-false
result = df.drop_duplicates('n', keep=False)
# case: duplicated
result = df.duplicated('n')
# case: duplicated-keep-false
result = df['n'].duplicated(keep=False)
# case: drop-duplicates-ignore-index
result = df['g'].drop_duplicates(ignore_index=True)
# case: unique
result = df['g'].unique()
# case: unique-ints
result = df['n'].unique()
# case: nunique
result = [df['g'].nunique(), df['g'].nunique(dropna=False), df.nunique().tolist()]
# case: value-counts
result = df['g'].value_counts()
# case: value-counts-nan
result = df['g'].value_counts(dropna=False)
# case: value-counts-normalize
result = df['n'].value_counts(normalize=True)
# case: value-counts-ascending
result = df['n'].value_counts(ascending=True)
# case: value-counts-unsorted
result = df['n'].value_counts(sort=False)
# case: value-counts-frame
result = df[['g']].value_counts()
# case: value-counts-two
result = df.value_counts(['g', 'n'])
# case: value-counts-reset
result = df['g'].value_counts().reset_index()
# case: value-counts-to-dict
result = df['g'].value_counts().to_dict()
# case: value-counts-index
result = df['n'].value_counts().index[0]
# case: value-counts-rename
result = df['g'].value_counts().rename_axis('key').reset_index(name='total')
# case: value-counts-bool
result = (df['n'] > 2).value_counts()
# case: value-counts-filter
vc = df['n'].value_counts()
result = vc[vc > 1]
# case: empty-sort
result = df[df['n'] > 100].sort_values('n')
# case: sort-then-head-reset
result = df.sort_values(['n', 'f'], ascending=[False, True]).head(3).reset_index(drop=True)
# case: sorted-builtin
result = sorted(df['n'].tolist(), reverse=True)
# case: idxmax
result = df['n'].idxmax()
# case: idxmax-labels
result = df.dropna().set_index('g')['n'].idxmax()
# case: idxmin-nan
result = df['f'].idxmin()
# case: idxmax-empty
result = df[df['n'] > 100]['n'].idxmax()
# case: idxmax-strings
result = df['g'].dropna().idxmax()
# case: argmax
result = df['n'].argmax()
# case: max-strings
result = df['g'].dropna().max()
# case: max-none-strings
result = df['g'].max()
# case: is-monotonic
result = [df['n'].is_monotonic_increasing, pd.Series([1, 1, 2]).is_monotonic_increasing, df['n'].is_unique]
# case: factorize
codes, uniques = pd.factorize(df['g'])
result = (codes.tolist(), list(uniques))
