import pandas as pd
import numpy as np
from io import StringIO
d = pd.DataFrame({'g': ['a', 'b', 'a', 'b', 'a'], 'k': [3, 1, 2, 5, 4], 'f': [1.5, np.nan, np.nan, 2.5, np.nan], 't': ['x', None, 'z', 'x', 'y'], 'b': [True, False, True, True, False]})
n = d[['k', 'f']]
o = pd.DataFrame({'a': [1, 2, 3], 'b': [4, 5, 6], 'c': [1, 1, 3]})
# case: shift-axis
result = o.shift(axis=1)
# case: shift-axis-fill
result = o.shift(1, axis=1, fill_value=0)
# case: shift-axis-neg
result = o.shift(-1, axis='columns')
# case: pct-change-none
result = d['f'].pct_change(fill_method=None)
# case: series-idxmax-skipna
result = d['f'].idxmax(skipna=False)
# case: all-axis1
result = o.gt(1).all(axis=1)
# case: where-axis
result = o.where(o > 2, pd.Series([10, 20, 30]), axis=0)
# case: mask-axis
result = o.mask(o > 2, pd.Series([10, 20, 30]), axis=0)
# case: g-ffill-limit
result = d.groupby('g')['f'].ffill(limit=1)
# case: g-bfill-limit
result = d.groupby('g')['f'].bfill(limit=1)
# case: g-fillna-method
result = d.groupby('g')['f'].fillna(method='ffill')
# case: g-rank-pct
result = d.groupby('g')['k'].rank(pct=True, method='dense', ascending=False)
# case: g-rank-na
result = d.groupby('g')['f'].rank(na_option='bottom')
# case: g-shift-fill
result = d.groupby('g')['k'].shift(1, fill_value=0)
# case: g-diff-periods
result = d.groupby('g')['k'].diff(2)
# case: g-pct-fill
result = d.groupby('g')['f'].pct_change(fill_method=None)
# case: g-value-counts
result = d.groupby('g')['t'].value_counts(normalize=True, dropna=False, sort=False)
# case: g-value-counts-asc
result = d.groupby('g')['t'].value_counts(ascending=True)
# case: g-df-value-counts
result = d.groupby('g')[['t', 'b']].value_counts(normalize=True)
# case: g-describe-pct
result = d.groupby('g')['k'].describe(percentiles=[.1])
# case: g-idx-skipna
result = d.groupby('g')['f'].idxmax(skipna=True)
# case: g-last-min-count
result = d.groupby('g')['f'].sum(min_count=2)
# case: g-std-ddof
result = d.groupby('g')['k'].std(ddof=0)
# case: g-sum-numeric
result = d.groupby('g').sum(numeric_only=True)
# case: g-head-neg
result = d.groupby('g').head(-1)
# case: g-expanding
result = d.groupby('g')['k'].expanding(min_periods=2).sum()
# case: g-rolling
result = d.groupby('g')['k'].rolling(2, min_periods=1).mean()
# case: g-sample
result = d.groupby('g').size().rename('n')
# case: expanding-min
result = d['k'].expanding(min_periods=3).mean()
# case: expanding-df-min
result = n.expanding(min_periods=2).sum()
# case: rolling-center
result = d['k'].rolling(3, center=True).mean()
# case: rolling-min
result = d['f'].rolling(3, min_periods=1).sum()
# case: rolling-closed
result = d['k'].rolling(2, closed='left').sum()
# case: rolling-apply-raw
result = d['k'].rolling(2).apply(lambda x: x[0] - x[1], raw=True)
# case: rolling-std-ddof
result = d['k'].rolling(3).std(ddof=0)
# case: rolling-on
result = d.rolling(2, axis=1).sum() if False else n.rolling(2).sum()
# case: get-dummies-opts
result = pd.get_dummies(d[['g', 't']], prefix={'g': 'G', 't': 'T'}, prefix_sep='.', drop_first=True, dtype=int)
# case: get-dummies-cols
result = pd.get_dummies(d, columns=['g'], dtype=float)
# case: cut-dup
result = pd.cut(d['k'], [0, 1, 1, 5], duplicates='drop')
# case: cut-dup-raise
result = pd.cut(d['k'], [0, 1, 1, 5])
# case: cut-right
result = pd.cut(d['k'], [1, 3, 5], right=False, include_lowest=True).astype(str)
# case: cut-labels-false
result = pd.cut(d['k'], 3, labels=False)
# case: cut-precision
result = pd.cut(d['k'], 3, precision=1).astype(str)
# case: cut-ordered
result = pd.cut(d['k'], [0, 2, 5], labels=['a', 'a'], ordered=False)
# case: cut-retbins
result = pd.cut(d['k'], 2, retbins=True)[1]
# case: qcut-dup
result = pd.qcut(o['c'], 3, duplicates='drop', labels=False)
# case: qcut-dup-raise
result = pd.qcut(o['c'], 3)
# case: value-counts-opts
result = d['t'].value_counts(dropna=False, normalize=True, ascending=True)
# case: factorize-sort
result = list(pd.factorize(d['t'], sort=True)[0])
# case: factorize-list
result = list(pd.factorize(np.array(['b', 'a', 'b']))[1])
# case: to-numpy-dtype
result = d['k'].to_numpy(dtype=float).tolist()
# case: squeeze-axis
result = d[['k']].squeeze(axis=1)
# case: squeeze-axis0
result = d[['k']].squeeze(axis=0)
# case: squeeze-cols
result = d[['k']].squeeze('columns')
# case: describe-exclude
result = d.describe(exclude='number')
# case: describe-exclude-list
result = d.describe(exclude=[object])
# case: describe-pct
result = d['k'].describe(percentiles=[.1, .9])
# case: describe-inc
result = d.describe(include=[object])
# case: unstack-level
result = d.groupby(['g', 'b'])['k'].sum().unstack(level=0)
# case: unstack-fill
result = d.groupby(['g', 't'])['k'].sum().unstack('t', fill_value=0)
# case: stack-nodrop
result = n.stack(dropna=False)
# case: melt-opts
result = o.melt(id_vars='a', value_vars=['c'], var_name='vv', value_name='xx', ignore_index=False)
# case: ffill-limit
result = d['f'].ffill(limit=1)
# case: df-ffill-limit
result = n.ffill(limit=1)
# case: ffill-axis
result = o.astype(float).where(o > 1).ffill(axis=1)
# case: fillna-limit
result = d['f'].fillna(0, limit=2)
# case: df-fillna-limit
result = n.fillna(0, limit=1)
# case: fillna-axis
result = n.fillna(method='ffill', axis=1)
# case: fillna-method-limit
result = d['f'].fillna(method='bfill', limit=1)
# case: dropna-thresh
result = d.dropna(thresh=5)
# case: dropna-subset-how
result = d.dropna(subset=['f', 't'], how='all')
# case: dropna-axis
result = d.dropna(axis=1, how='any')
# case: dropna-ignore
result = d.dropna(ignore_index=True)
# case: s-dropna-ignore
result = d['f'].dropna(ignore_index=True)
# case: drop-dup-keep
result = d.drop_duplicates('g', keep=False)
# case: drop-dup-last
result = d.drop_duplicates(subset=['g'], keep='last', ignore_index=True)
# case: dup-keep
result = d.duplicated(subset='g', keep='last')
# case: s-dup
result = d['g'].duplicated(keep=False)
# case: s-drop-dup
result = d['g'].drop_duplicates(keep='last', ignore_index=True)
# case: index-dup
result = d.set_index('g').index.duplicated(keep='last').tolist()
# case: index-drop-dup
result = d.set_index('g').index.drop_duplicates(keep='last')
# case: filter-regex
result = d.filter(regex='^[gk]')
# case: filter-like0
result = d.set_index('g').filter(like='a', axis=0)
# case: filter-items
result = d['k'].filter(items=[0, 2])
# case: s-filter-regex
result = d.set_index('g')['k'].filter(regex='a')
# case: rank-df
result = n.rank(axis=1, method='min', na_option='top')
# case: rank-pct
result = d['k'].rank(pct=True, ascending=False)
# case: rank-numeric
result = d.rank(numeric_only=True)
# case: sort-key
result = d.sort_values('t', key=lambda s: s.str.upper(), na_position='first')
# case: sort-ignore
result = d.sort_values(['g', 'k'], ascending=[False, True], ignore_index=True)
# case: sort-index-level
result = d.set_index(['g', 'k']).sort_index(level=1, ascending=False)
# case: sort-index-axis
result = o[['c', 'a', 'b']].sort_index(axis=1)
# case: sort-index-key
result = d.set_index('g').sort_index(key=lambda i: i.str.upper(), kind='stable')
# case: index-map-na
result = d.set_index('t').index.map({'x': 1})
# case: intersection-sort
result = pd.Index([3, 1, 2]).intersection(pd.Index([2, 3]), sort=False)
# case: union-sort
result = pd.Index([3, 1]).union(pd.Index([2]), sort=False)
# case: rename-errors
result = d.rename(columns={'zz': 'y'}, errors='raise')
# case: rename-axis-cols
result = d.rename_axis(columns='c', index='i')
# case: xs-drop
result = d.set_index(['g', 'k']).xs('a', level='g', drop_level=False)
# case: reset-drop
result = d.set_index(['g', 'k']).reset_index(level='k', drop=True)
# case: reset-names
result = d.set_index(['g', 'k']).reset_index(names=['G', 'K'])
# case: set-index-append
result = d.set_index('g', append=True)
# case: set-index-verify
result = d.set_index('g', verify_integrity=True)
# case: join-opts
result = d.join(o, lsuffix='_l', rsuffix='_r', how='inner')
# case: join-on
result = d.join(pd.DataFrame({'z': [1, 2]}, index=['a', 'b']), on='g', sort=True)
# case: join-validate
result = d.join(pd.DataFrame({'z': [1, 2]}, index=['a', 'b']), on='g', validate='1:1')
# case: merge-opts
result = d.merge(d, on='g', suffixes=('', '_2'), indicator='m', validate='m:m').head(3)
# case: merge-sort
result = d.merge(d[['k']], on='k', sort=True)
# case: concat-opts
result = pd.concat({'x': o, 'y': o}, names=['s', 'i'])
# case: concat-keys
result = pd.concat([o, o], keys=['p', 'q'], axis=1)
# case: concat-join
result = pd.concat([o, o[['a']]], join='inner', ignore_index=True)
# case: concat-verify
result = pd.concat([o, o], verify_integrity=True)
# case: concat-levels
result = pd.concat([o, o[['a']]], sort=True, axis=1)
# case: apply-raw
result = o.apply(lambda r: r.sum(), axis=1, raw=True)
# case: apply-result-type
result = o.apply(lambda r: [r['a'], r['b']], axis=1, result_type='expand')
# case: apply-reduce
result = o.apply(lambda r: [1, 2, 3], axis=1, result_type='reduce')
# case: apply-args
result = o.apply(lambda r, p, q=1: r.sum() + p + q, axis=1, args=(1,), q=5)
# case: s-apply-args
result = o['a'].apply(lambda v, p, q=1: v + p + q, args=(1,), q=5)
# case: map-na
result = d['t'].map(lambda v: v + '!', na_action='ignore')
# case: agg-axis
result = o.agg('sum', axis=1)
# case: agg-axis-list
result = o.agg(['sum', 'max'], axis=1)
# case: agg-kwargs
result = d.groupby('g').agg(x=('k', lambda s, p=1: s.sum() + p))
# case: clip-axis
result = o.clip(lower=pd.Series([1, 2, 3]), axis=0)
# case: round-dict
result = d.round({'f': 0})
# case: replace-regex
result = d.replace({'t': r'^x'}, {'t': 'Q'}, regex=True)
# case: replace-limit
result = d['t'].replace('x', 'Q', limit=1)
# case: nlargest-keep
result = o.nlargest(1, 'c', keep='all')
# case: s-nsmallest-keep
result = o['c'].nsmallest(1, keep='all')
# case: quantile-interp
result = o.quantile([.3, .6], interpolation='nearest')
# case: quantile-axis
result = o.quantile(.3, axis=1)
# case: sum-mincount
result = n.sum(min_count=3)
# case: sum-axis-min
result = n.sum(axis=1, min_count=2)
# case: s-sum-skipna
result = d['f'].sum(skipna=False)
# case: explode-ignore
result = pd.DataFrame({'a': [[1, 2], []]}).explode('a', ignore_index=True)
# case: astype-errors
result = d['t'].astype(int, errors='ignore')
# case: astype-dict
result = d.astype({'k': 'float', 'b': int})
# case: to-dict-orient
result = d.head(2).to_dict('split')
# case: to-dict-index
result = d.head(2).to_dict(orient='index')
# case: between-inc
result = d['k'].between(2, 4, inclusive='left')
# case: isin-dict
result = o.isin({'a': [1], 'b': [5]})
# case: contains-na
result = d['t'].str.contains('X', case=False, na=False)
# case: contains-flags
import re
result = d['t'].str.contains('X', flags=re.IGNORECASE)
# case: contains-noregex
result = pd.Series(['a.b', 'axb']).str.contains('a.b', regex=False)
# case: match-na
result = d['t'].str.match('X', case=False, na=True)
# case: fullmatch
result = d['t'].str.fullmatch('X', flags=re.I, na=False)
# case: count-flags
result = d['t'].str.count('X', flags=re.I)
# case: replace-flags
result = d['t'].str.replace('X', 'Q', flags=re.I, regex=True)
# case: replace-case
result = d['t'].str.replace('X', 'Q', case=False)
# case: replace-n
result = pd.Series(['aaa']).str.replace('a', 'b', n=1)
# case: split-n
result = pd.Series(['a b c']).str.split(n=1, expand=True)
# case: rsplit-n
result = pd.Series(['a b c']).str.rsplit(' ', n=1)
# case: split-regex
result = pd.Series(['a1b22c']).str.split(r'\d+', regex=True)
# case: extract-flags
result = d['t'].str.extract('(X)', flags=re.I, expand=False)
# case: startswith-na
result = d['t'].str.startswith('x', na=False)
# case: pad-side
result = d['t'].str.pad(3, side='both', fillchar='*')
# case: cat-sep
result = d['t'].str.cat(sep=',', na_rep='?')
# case: cat-others
result = d['t'].str.cat(d['g'], sep='-', na_rep='?')
# case: get-dummies-str
result = pd.Series(['a|b', 'b']).str.get_dummies('|')
# case: np-argsort
result = np.argsort([3, 1, 2], kind='stable').tolist()
# case: np-average-w
result = np.average([3, 1], weights=[1, 3])
# case: np-std-ddof
result = np.std([1, 2, 4], ddof=1)
# case: np-std-axis
result = np.array([[3, 1], [2, 4]]).std(axis=0).tolist()
# case: np-nan-to-num
result = np.nan_to_num([1.0, np.nan], nan=5).tolist()
# case: np-unique
result = [a.tolist() for a in np.unique([3, 1, 3], return_counts=True, return_inverse=True, return_index=True)]
# case: np-round
result = np.round([1.25, 2.35], 1).tolist()
# case: resample-label
result = pd.Series([1, 2], index=pd.to_datetime(['2020-01-01', '2020-01-05'])).resample('2D', label='right', closed='right').sum()
# case: grouper-opts
result = pd.DataFrame({'t': pd.to_datetime(['2020-01-01', '2020-01-05']), 'v': [1, 2]}).groupby(pd.Grouper(key='t', freq='2D', label='right')).sum()
# case: date-range-inc
result = pd.date_range('2020-01-01', '2020-01-03', inclusive='left')
# case: to-numeric-down
result = pd.to_numeric(pd.Series(['1', '2']), downcast='integer')
# case: crosstab-opts
result = pd.crosstab(d['g'], d['b'], margins=True, normalize='index')
# case: crosstab-names
result = pd.crosstab(d['g'], d['b'], rownames=['r'], colnames=['c'], margins=True, margins_name='T')
# case: pivot-opts
result = d.pivot_table(index='g', columns='b', values='k', aggfunc='sum', fill_value=0, margins=True)
# case: pivot-sort
result = d.iloc[::-1].pivot_table(index='g', values='k', aggfunc='sum', sort=False)
# case: csv-thousands
result = pd.read_csv(StringIO('a;b\n1,500;x\n'), sep=';', thousands=',', usecols=['a'])
# case: csv-names
result = pd.read_csv(StringIO('1,2\n3,4\n'), header=None, names=['x', 'y'], index_col='x')
# case: csv-keepna
result = pd.read_csv(StringIO('a,b\nNA,2\n'), keep_default_na=False)
# case: csv-conv
result = pd.read_csv(StringIO('a,b\n1,2\n'), converters={'a': lambda v: v + '!'})
# case: csv-comment
result = pd.read_csv(StringIO('a,b\n1,2 # x\n'), comment='#')
# case: eval
result = o.eval('d = a + b')
# case: insert-dup
result = o.copy(); result.insert(0, 'a', 1, allow_duplicates=True)
# case: update-overwrite
x = n.copy(); x.update(pd.DataFrame({'f': [9.0] * 5}), overwrite=False); result = x
# case: combine-first
result = n.combine_first(pd.DataFrame({'f': [9.0] * 6, 'z': 1}))
# case: equals
result = o.equals(o.copy())
# case: s-sub-fill
result = d['f'].sub(d['k'], fill_value=0)
# case: df-add-axis
result = o.add(pd.Series([1, 2, 3]), axis=0)
# case: s-add-level
result = d['f'].add(1, fill_value=0)
# case: tail-neg
result = d.tail(-3)
# case: take-axis
result = o.take([1], axis=1)
# case: repeat
result = o['a'].repeat([1, 2, 0])
# case: memory
result = o.pop('a')
# case: cumsum-axis
result = o.cumsum(axis=1)
# case: df-max-axis-skipna
result = n.max(axis=1, skipna=False)
# case: astype-cat
result = d['t'].astype(pd.CategoricalDtype(['z', 'y', 'x'], ordered=True)).sort_values()
# case: lambda-sorted
result = sorted([3, 1, 2], key=lambda v: -v, reverse=True)
# case: re-pos
result = re.compile('a').findall('banana', 2), re.split(',', 'a,b,c', maxsplit=1), re.sub('a', 'b', 'aaa', count=2, flags=re.I)
# case: factorize-of-list
result = pd.factorize(['b', 'a', 'b'])
# case: factorize-of-array
result = pd.factorize(np.array([2, 1, 2]), sort=True)
# case: factorize-of-series
result = pd.factorize(pd.Series(['b', None, 'b']))
# case: factorize-of-index
result = pd.factorize(pd.Index([3, 3, 1]))
