import pandas as pd
import numpy as np
df = pd.DataFrame({'g': ['b', 'a', 'b', 'a', None, 'c'], 'h': [1, 1, 2, 1, 2, 2], 'n': [3, 1, 4, 1, 5, 9], 'f': [2.5, np.nan, 1.5, 0.5, 2.5, np.nan], 's': ['x', 'y', None, 'z', 'w', 'x'], 'b': [True, False, True, True, False, True]})
# case: sum-column
result = df.groupby('g')['n'].sum()
# case: sum-frame
result = df.groupby('g').sum()
# case: sum-numeric-only
result = df.groupby('g').sum(numeric_only=True)
# case: mean-frame-error
result = df.groupby('g').mean()
# case: mean-numeric-only
result = df.groupby('g').mean(numeric_only=True)
# case: mean-list
result = df.groupby('g')[['n', 'f']].mean()
# case: count-frame
result = df.groupby('g').count()
# case: size
result = df.groupby('g').size()
# case: size-as-index-false
result = df.groupby('g', as_index=False).size()
# case: size-column
result = df.groupby('g')['n'].size()
# case: min-frame
result = df.groupby('g').min()
# case: max-strings
result = df.groupby('h')['s'].max()
# case: first
result = df.groupby('g').first()
# case: last
result = df.groupby('h')['s'].last()
# case: nunique
result = df.groupby('h')['g'].nunique()
# case: nunique-frame
result = df.groupby('h').nunique()
# case: nunique-dropna
result = df.groupby('h')['g'].nunique(dropna=False)
# case: median
result = df.groupby('h')['n'].median()
# case: std
result = df.groupby('h')['n'].std()
# case: var-single
result = df.groupby('g')['n'].var()
# case: std-ddof
result = df.groupby('h')['n'].std(ddof=0)
# case: prod
result = df.groupby('h')['n'].prod()
# case: any-all
result = pd.DataFrame({'any': df.groupby('g')['b'].any(), 'all': df.groupby('g')['b'].all()})
# case: bool-sum
result = df.groupby('g')['b'].sum()
# case: bool-mean
result = df.groupby('g')['b'].mean()
# case: string-sum
result = df.groupby('g')['s'].sum()
# case: quantile
result = df.groupby('h')['n'].quantile(0.25)
# case: idxmax
result = df.groupby('h')['n'].idxmax()
# case: idxmin-frame
result = df.groupby('h')[['n', 'f']].idxmin()
# case: two-keys
result = df.groupby(['g', 'h'])['n'].sum()
# case: two-keys-reset
result = df.groupby(['g', 'h'])['n'].sum().reset_index()
# case: two-keys-as-index-false
result = df.groupby(['g', 'h'], as_index=False)['n'].sum()
# case: as-index-false
result = df.groupby('g', as_index=False)['n'].mean()
# case: as-index-false-list
result = df.groupby('g', as_index=False)[['n', 'f']].max()
# case: as-index-false-count
result = df.groupby('h', as_index=False).count()
# case: sort-false
result = df.groupby('g', sort=False)['n'].sum()
# case: dropna-false
result = df.groupby('g', dropna=False)['n'].sum()
# case: dropna-false-unsorted
result = df.groupby('g', dropna=False, sort=False)['n'].sum()
# case: float-key
result = df.groupby('f')['n'].sum()
# case: bool-key
result = df.groupby('b')['n'].agg(['sum', 'count'])
# case: agg-str
result = df.groupby('g')['n'].agg('max')
# case: agg-list
result = df.groupby('g')['n'].agg(['min', 'max', 'mean'])
# case: agg-list-frame
result = df.groupby('g')[['n', 'f']].agg(['sum', 'count'])
# case: agg-dict
result = df.groupby('g').agg({'n': 'sum', 'f': 'mean'})
# case: agg-dict-lists
result = df.groupby('g').agg({'n': ['sum', 'max'], 's': 'count'})
# case: agg-dict-order
result = df.groupby('g').agg({'s': 'first', 'n': 'sum'})
# case: agg-named
result = df.groupby('g').agg(total=('n', 'sum'), avg=('f', 'mean'), k=('s', 'nunique'))
# case: agg-named-reset
result = df.groupby('g', as_index=False).agg(total=('n', 'sum'))
# case: agg-named-lambda
result = df.groupby('g').agg(spread=('n', lambda x: x.max() - x.min()))
# case: agg-named-agg
result = df.groupby('g').agg(t=pd.NamedAgg(column='n', aggfunc='sum'))
# case: agg-series-named
result = df.groupby('g')['n'].agg(lo='min', hi='max')
# case: agg-lambda
result = df.groupby('g')['n'].agg(lambda x: x.iloc[0])
# case: agg-lambda-list
result = df.groupby('g')['n'].agg(['sum', lambda x: x.max() - x.min()])
# case: agg-function
def spread(x):
    return x.max() - x.min()
result = df.groupby('g')['n'].agg(['mean', spread])
# case: agg-np
result = df.groupby('g')['n'].agg(np.sum)
# case: agg-np-mean-list
result = df.groupby('g')['n'].agg([np.mean, np.max])
# case: agg-builtin
result = df.groupby('g')['n'].agg([sum, min, len])
# case: agg-list-type
result = df.groupby('h')['g'].agg(list)
# case: agg-set-len
result = df.groupby('h')['g'].agg(lambda x: len(set(x)))
# case: agg-join
result = df.dropna().groupby('h')['s'].agg(', '.join)
# case: agg-missing-column
result = df.groupby('g').agg({'zz': 'sum'})
# case: agg-bad-name
result = df.groupby('g')['n'].agg('bogus')
# case: agg-size
result = df.groupby('g').agg({'n': 'size'})
# case: agg-dict-series-error
result = df.groupby('g')['n'].agg({'a': 'sum'})
# case: agg-first-last
result = df.groupby('h').agg(f=('n', 'first'), l=('n', 'last'))
# case: transform-sum
result = df.groupby('g')['n'].transform('sum')
# case: transform-mean-frame
result = df.groupby('h')[['n', 'f']].transform('mean')
# case: transform-lambda
result = df.groupby('h')['n'].transform(lambda x: x - x.mean())
# case: transform-count
result = df[df.groupby('g')['n'].transform('count') > 1]
# case: transform-size
result = df.groupby('g')['n'].transform('size')
# case: transform-rank
result = df.groupby('h')['n'].rank(ascending=False)
# case: filter
result = df.groupby('g').filter(lambda x: x['n'].sum() > 5)
# case: filter-len
result = df.groupby('g').filter(lambda x: len(x) > 1)['n'].tolist()
# case: filter-series
result = df.groupby('h')['n'].filter(lambda x: x.max() > 5)
# case: apply-scalar
result = df.groupby('g').apply(lambda x: x['n'].sum() / len(x))
# case: apply-frame
result = df.groupby('g').apply(lambda x: x.nlargest(1, 'n'))
# case: apply-frame-no-keys
result = df.groupby('g', group_keys=False).apply(lambda x: x.nlargest(1, 'n'))
# case: apply-series
result = df.groupby('g').apply(lambda x: pd.Series({'t': x['n'].sum(), 'c': len(x)}))
# case: apply-series-mixed
result = df.groupby('g').apply(lambda x: pd.Series({'t': x['n'].sum(), 'nm': x['s'].iloc[0]}))
# case: apply-column
result = df.groupby('g')['n'].apply(lambda x: x.max())
# case: apply-column-list
result = df.groupby('h')['s'].apply(list)
# case: apply-column-series
result = df.groupby('h')['n'].apply(lambda x: x.head(2))
# case: apply-head
result = df.groupby('h').apply(lambda x: x.head(1), include_groups=False)
# case: apply-reset
result = df.groupby('g').apply(lambda x: x['n'].max()).reset_index(name='m')
# case: apply-as-index-false
result = df.groupby('g', as_index=False).apply(lambda x: x['n'].sum())
# case: apply-transform-like
result = df.groupby('h', group_keys=False).apply(lambda x: x.assign(t=x['n'].sum()))
# case: apply-none
result = df.groupby('g').apply(lambda x: None)
# case: head
result = df.groupby('h').head(2)
# case: tail
result = df.groupby('h').tail(1)
# case: head-column
result = df.groupby('h')['n'].head(1)
# case: nth
result = df.groupby('h').nth(1)
# case: nth-negative
result = df.groupby('h')['n'].nth(-1)
# case: cumsum
result = df.groupby('h')['n'].cumsum()
# case: cumcount
result = df.groupby('h').cumcount()
# case: cumcount-descending
result = df.groupby('h').cumcount(ascending=False)
# case: ngroup
result = df.groupby('h').ngroup()
# case: ngroup-nan
result = df.groupby('g').ngroup()
# case: shift
result = df.groupby('h')['n'].shift()
# case: diff
result = df.groupby('h')['n'].diff()
# case: pct-change
result = df.groupby('h')['n'].pct_change()
# case: cummax
result = df.groupby('h')['n'].cummax()
# case: rank-dense
result = df.groupby('h')['n'].rank(method='dense', ascending=False)
# case: value-counts
result = df.groupby('h')['s'].value_counts()
# case: unique
result = df.groupby('h')['n'].unique()
# case: get-group
result = df.groupby('g').get_group('a')
# case: get-group-missing
result = df.groupby('g').get_group('zz')
# case: groups
result = {k: list(v) for k, v in df.groupby('h').groups.items()}
# case: iteration
result = [(k, len(x), x['n'].sum()) for k, x in df.groupby('g')]
# case: iteration-two
result = [(k, x['n'].tolist()) for k, x in df.groupby(['g', 'h'])]
# case: iteration-list-key
result = [k for k, x in df.groupby(['h'])]
# case: ngroups-len
result = [df.groupby('g').ngroups, len(df.groupby('g'))]
# case: key-series
result = df.groupby(df['n'] > 2)['n'].sum()
# case: key-series-name
result = df.groupby(df['g'].str.upper())['n'].sum()
# case: key-own-series
result = df.groupby(df['h']).sum(numeric_only=True)
# case: key-list-mixed
result = df.groupby(['h', df['n'] % 2])['f'].count()
# case: key-function
result = df.set_index('s').groupby(lambda i: i == 'x')['n'].sum()
# case: key-dict
result = df.groupby({0: 'p', 1: 'p', 2: 'q'})['n'].sum()
# case: key-array
result = df.groupby(np.where(df['n'] > 3, 'hi', 'lo'))['n'].count()
# case: key-level
result = df.set_index('h').groupby(level=0)['n'].sum()
# case: key-level-name
result = df.set_index(['h', 'g']).groupby(level='h')['n'].max()
# case: key-index-name
result = df.set_index('h').groupby('h')['n'].sum()
# case: key-missing
result = df.groupby('zz')['n'].sum()
# case: column-missing
result = df.groupby('g')['zz'].sum()
# case: columns-missing
result = df.groupby('g')[['n', 'zz']].sum()
# case: empty
result = df[df['n'] > 100].groupby('g')['n'].sum()
# case: empty-agg
result = df[df['n'] > 100].groupby('g').agg(t=('n', 'sum'), c=('s', 'count')).reset_index()
# case: series-groupby
result = df['n'].groupby(df['g']).mean()
# case: chained-sort-head
result = df.groupby('h')['n'].sum().sort_values(ascending=False).head(1)
# case: idxmax-of-sum
result = df.groupby('g')['n'].sum().idxmax()
# case: max-of-size
sizes = df.groupby('h').size()
result = sizes[sizes == sizes.max()].index.tolist()
# case: nlargest-after
result = df.groupby('g')['n'].sum().nlargest(2)
# case: nlargest-within
result = df.groupby('h')['n'].nlargest(2)
# case: to-dict
result = df.groupby('g')['n'].sum().to_dict()
# case: unstack
result = df.groupby(['g', 'h'])['n'].sum().unstack()
# case: unstack-fill
result = df.groupby(['g', 'h']).size().unstack(fill_value=0)
# case: having
g = df.groupby('g').agg(n=('n', 'sum'), c=('n', 'count')).reset_index()
result = g[g['c'] > 1].sort_values('n', ascending=False)[['g', 'n']]
# case: describe
result = df.groupby('h')['n'].describe()
# case: agg-mixed-std
result = df.groupby('h').agg(m=('n', 'mean'), sd=('n', 'std'), md=('n', 'median'))
# case: dates-key
d = pd.DataFrame({'d': pd.to_datetime(['2020-01-05', '2020-01-20', '2020-02-01']), 'v': [1, 2, 3]})
result = d.groupby(d['d'].dt.month)['v'].sum()
# case: dates-year-month
d = pd.DataFrame({'d': pd.to_datetime(['2020-01-05', '2020-01-20', '2021-02-01']), 'v': [1, 2, 3]})
result = d.groupby([d['d'].dt.year.rename('y'), d['d'].dt.month.rename('m')])['v'].sum().reset_index()
# case: dates-min-max
d = pd.DataFrame({'k': [1, 1, 2], 'd': pd.to_datetime(['2020-01-05', '2020-01-20', None])})
result = d.groupby('k')['d'].agg(['min', 'max', 'count'])
# case: category-key
c = df.assign(c=pd.Categorical(df['g'], categories=['a', 'b', 'c', 'd']))
result = c.groupby('c')['n'].sum()
# case: category-observed
c = df.assign(c=pd.Categorical(df['g'], categories=['a', 'b', 'c', 'd']))
result = c.groupby('c', observed=True)['n'].sum()
# case: mixed-key-types
m = pd.DataFrame({'k': [1, 'a', 1, 'b'], 'v': [1, 2, 3, 4]})
result = m.groupby('k')['v'].sum()
# case: ffill
result = df.groupby('h')['f'].ffill()
# case: fillna-transform
result = df['f'].fillna(df.groupby('h')['f'].transform('mean'))
# case: pipe
result = df.groupby('h').pipe(lambda g: g['n'].max() - g['n'].min())
# case: attribute-column
result = df.groupby('g').n.sum()
# case: multiple-agg-same-column
result = df.groupby('g').agg(a=('n', 'min'), b=('n', 'max'), c=('n', lambda s: (s > 1).sum()))
# case: agg-string-list-frame-object
result = df[['g', 's']].groupby('g').agg(['first', 'count'])
# case: sum-min-count
result = df.groupby('g')['f'].sum(min_count=1)
# case: corr-rank
df['r'] = df.sort_values('n').groupby('h').cumcount() + 1
result = df
# case: percent-of-total
result = df.groupby('g')['n'].sum() / df['n'].sum()
# case: top-per-group
result = df.sort_values('n', ascending=False).groupby('h').first().reset_index()
# case: drop-duplicates-per-group
result = df.sort_values('n', ascending=False).drop_duplicates('h')[['h', 'n']]
