import pandas as pd
import numpy as np

df = pd.DataFrame({'age': [5, 18, 25, 40, 67, 80, 33], 'fare': [10.0, 20.5, 30.0, 44.0, 5.5, 8.0, 12.0], 'sex': list('mfmfmfm')})
bins = [0, 18, 35, 60, 100]
df['g'] = pd.cut(df['age'], bins)

# case: isin1
s = df.groupby('g', observed=False)['fare'].mean()
result = s.index.isin([1])

# case: loc5
s = df.groupby('g', observed=False)['fare'].mean()
result = s.loc[5]

# case: loc_iv
s = df.groupby('g', observed=False)['fare'].mean()
result = s.loc[pd.Interval(0, 18)]

# case: loc_list
s = df.groupby('g', observed=False)['fare'].mean()
result = s.loc[[5, 20]]

# case: categories
c = df['g'].cat.categories
result = (type(c).__name__, list(c.left), list(c.right), list(c.mid), c.closed, str(c.dtype), len(c))

# case: categories_left
result = df['g'].cat.categories.left

# case: categories_right
result = df['g'].cat.categories.right

# case: categories_mid
result = df['g'].cat.categories.mid

# case: categories_length
result = df['g'].cat.categories.length

# case: map_left
result = df['g'].map(lambda i: i.left)

# case: map_mid
result = df['g'].map(lambda i: i.mid)

# case: apply_left
result = df['g'].apply(lambda i: i.left)

# case: apply_left_float
result = df['g'].apply(lambda i: i.left).astype(int)

# case: apply_left_mean
result = df['g'].apply(lambda i: i.mid).astype(float).mean()

# case: strs
result = [str(i) for i in df['g']]

# case: reprs
result = [repr(i) for i in df['g'].cat.categories]

# case: astype_str
result = df['g'].astype(str)

# case: astype_object
result = df['g'].astype(object)

# case: dtype_text
result = str(df['g'].dtype)

# case: frame_repr
result = repr(df)

# case: contains
result = [[a in i for i in df['g'].cat.categories] for a in (0, 18, 18.5, 100, 200)]

# case: vc_bins
result = df['fare'].value_counts(bins=3)

# case: vc_bins_sort
result = df['fare'].value_counts(bins=3, sort=False)

# case: vc_bins_list
result = df['fare'].value_counts(bins=[0, 10, 20, 50])

# case: vc_bins_norm
result = df['fare'].value_counts(bins=[0, 10, 20, 50], normalize=True)

# case: vc_sort_index
result = df['g'].value_counts().sort_index()

# case: vc
result = df['g'].value_counts()

# case: vc_dict
result = {str(k): int(v) for k, v in df['g'].value_counts().sort_index().items()}

# case: vc_index_type
result = (type(df['g'].value_counts().index).__name__, str(df['g'].value_counts().index.dtype))

# case: grp_index_astype_str
s = df.groupby('g', observed=False)['fare'].agg(['mean', 'count'])
s.index = s.index.astype(str)
result = s

# case: grp_reset
result = df.groupby('g', observed=True)['fare'].mean().reset_index()

# case: grp_reset_str
r = df.groupby('g', observed=True)['fare'].mean().reset_index()
r['g'] = r['g'].astype(str)
result = r

# case: sort_values
result = df.sort_values(['g', 'fare'])

# case: sort_desc
result = df.sort_values('g', ascending=False)

# case: compare_iv
result = df['g'] == pd.Interval(0, 18)

# case: compare_iv_lt
result = df['g'] > pd.Interval(0, 18)

# case: interval_props
i = pd.Interval(0, 5)
result = (i.left, i.right, i.mid, i.length, i.closed, i.closed_left, i.closed_right, i.open_left, i.open_right, i.is_empty, str(i), repr(i), 0 in i, 5 in i)

# case: interval_closed
out = []
for c in ('left', 'right', 'both', 'neither'):
    i = pd.Interval(0, 5, closed=c)
    out.append((str(i), repr(i), 0 in i, 5 in i, 3 in i))
result = out

# case: interval_overlaps
result = [pd.Interval(0, 2).overlaps(pd.Interval(1, 3)), pd.Interval(0, 2).overlaps(pd.Interval(2, 3)), pd.Interval(0, 2, closed='both').overlaps(pd.Interval(2, 3, closed='both'))]

# case: interval_arith
i = pd.Interval(0, 5)
result = [str(i + 1), str(i * 2), str(i - 1.5), str(i / 2)]

# case: interval_in_interval
result = pd.Interval(1, 2) in pd.Interval(0, 5)

# case: interval_cmp
result = [pd.Interval(0, 1) < pd.Interval(0, 2), pd.Interval(0, 1) == pd.Interval(0, 1), pd.Interval(0, 1) == pd.Interval(0, 1, closed='left'), pd.Interval(0,1) <= pd.Interval(0,1)]

# case: sorted_ivs
result = [str(i) for i in sorted(df['g'].unique())]

# case: unique
result = df['g'].unique()

# case: nunique
result = df['g'].nunique()

# case: crosstab
result = pd.crosstab(df['g'], df['sex'])

# case: pivot
result = df.pivot_table(index='g', columns='sex', values='fare', aggfunc='mean', observed=False)

# case: iter_group
out = []
for k, g in df.groupby('g', observed=True):
    out.append((str(k), k.left, k.right, len(g)))
result = out

# case: get_group
result = df.groupby('g', observed=True).get_group(pd.Interval(0, 18))

# case: from_breaks
result = pd.IntervalIndex.from_breaks([0, 1, 2, 3])

# case: from_tuples
result = pd.IntervalIndex.from_tuples([(0, 1), (1, 3), (3, 10)])

# case: from_tuples_cut
ii = pd.IntervalIndex.from_tuples([(0, 20), (20, 50), (60, 100)])
result = pd.cut(df['age'], ii)

# case: interval_range
result = pd.interval_range(start=0, end=10, freq=5)

# case: interval_range_periods
result = [str(i) for i in pd.interval_range(0, 10, periods=4)]

# case: cut_interval_range
result = pd.cut(df['age'], pd.interval_range(start=0, end=100, freq=25)).astype(str)

# case: get_indexer
ii = pd.IntervalIndex.from_breaks([0, 18, 35, 60, 100])
result = list(ii.get_indexer([5, 20, 99]))

# case: ii_contains
ii = pd.IntervalIndex.from_breaks([0, 18, 35, 60, 100])
result = ii.contains(20)

# case: series_ii
s = pd.Series([1, 2, 3], index=pd.IntervalIndex.from_breaks([0, 1, 2, 3]))
result = s

# case: series_ii_loc
s = pd.Series([1, 2, 3], index=pd.IntervalIndex.from_breaks([0, 1, 2, 3]))
result = s.loc[1.5]

# case: series_ii_get
s = pd.Series([1, 2, 3], index=pd.IntervalIndex.from_breaks([0, 1, 2, 3]))
result = s[0.5]

# case: series_ii_repr
s = pd.Series([1, 2, 3], index=pd.IntervalIndex.from_breaks([0, 1, 2, 3]))
result = repr(s)

# case: codes
result = df['g'].cat.codes

# case: rename_cats
result = df['g'].cat.rename_categories(['child', 'young', 'adult', 'old'])

# case: rename_cats_str
result = df['g'].cat.rename_categories(lambda x: str(x))

# case: rename_cats_f
result = df['g'].cat.rename_categories([f"{i.left}-{i.right}" for i in df['g'].cat.categories])

# case: isnull
result = df['g'].isna().sum()

# case: cut_missing
r = pd.cut(pd.Series([1, 50, None, 200]), [0, 10, 100])
result = [str(x) for x in r]

# case: cut_missing_map
r = pd.cut(pd.Series([1, 50, None, 200]), [0, 10, 100])
result = r.map(lambda i: i.right)

# case: cut_missing_apply
r = pd.cut(pd.Series([1, 50, None, 200]), [0, 10, 100])
result = r.apply(lambda i: i.right if pd.notna(i) else -1)

# case: cut_tolist
result = [str(x) for x in pd.cut([1, 5, 9], [0, 5, 10])]

# case: min_max
result = (str(df['g'].min()), str(df['g'].max()))

# case: filter_isin
result = df[df['g'].isin([pd.Interval(0, 18), pd.Interval(18, 35)])]

# case: filter_list
result = df[df['g'].apply(lambda x: x.left >= 18)]

# case: index_str_col
result = df.groupby(df['g'].astype(str))['fare'].sum()

# case: to_dict
result = df.groupby('g', observed=False)['fare'].sum().to_dict()

# case: keys
result = [str(k) for k in df.groupby('g', observed=False)['fare'].sum().to_dict()]

# case: cats_tolist
result = df['g'].cat.categories.tolist()

# case: unstack
result = df.groupby(['g', 'sex'], observed=False)['fare'].sum().unstack(fill_value=0)

# case: multi
result = df.groupby(['g', 'sex'], observed=True)['fare'].sum()

# case: merge
a = df[['age', 'g']]
b = df.groupby('g', observed=False)['fare'].mean().rename('m').reset_index()
result = a.merge(b, on='g')

# case: pdarray
result = df['g'].array

# case: qcut
result = pd.qcut(df['fare'], 4)

# case: qcut_cats
result = [str(i) for i in pd.qcut(df['fare'], 4).cat.categories]

# case: datebins
d = pd.Series(pd.to_datetime(['2024-01-05', '2024-02-10', '2024-03-15']))
result = pd.cut(d, pd.to_datetime(['2024-01-01', '2024-02-01', '2024-04-01'])).astype(str)

# case: datebins_labels
d = pd.Series(pd.to_datetime(['2024-01-05', '2024-02-10', '2024-03-15']))
result = pd.cut(d, bins=pd.to_datetime(['2024-01-01', '2024-02-01', '2024-04-01']), labels=['a', 'b'])

# case: tdbins
d = pd.Series(pd.to_timedelta([1, 5, 9], unit='h'))
result = pd.cut(d, bins=pd.to_timedelta([0, 4, 10], unit='h'), labels=['a', 'b'])

# case: isinstance
result = all(isinstance(i, pd.Interval) for i in df['g'])

# case: qcut_dates
d = pd.Series(pd.date_range('2024-01-01', periods=8))
result = pd.qcut(d, 2, labels=['early', 'late'])

# case: cut_dates_n
d = pd.Series(pd.date_range('2024-01-01', periods=8))
result = pd.cut(d, 2, labels=['early', 'late'])

# case: is_mono
c = df['g'].cat.categories
result = (c.is_monotonic_increasing, c.is_unique, c.is_overlapping, c.is_non_overlapping_monotonic, c.is_empty.tolist())

# case: to_tuples
result = list(df['g'].cat.categories.to_tuples())

# case: interval_hash
d = {pd.Interval(0, 18): 'child', pd.Interval(18, 35): 'young'}
result = df['g'].map(d)

# case: iv_dates
i = pd.Interval(pd.Timestamp('2024-01-01'), pd.Timestamp('2024-02-01'))
result = (str(i), pd.Timestamp('2024-01-15') in i, i.length, str(i.mid))

# case: fstr
result = [f"{k}: {v}" for k, v in df.groupby('g', observed=True)['fare'].sum().items()]

# case: cut_inf
result = [str(c) for c in pd.cut(df['age'], [-np.inf, 18, 65, np.inf]).cat.categories]

# case: cut_inf_s
result = pd.cut(df['age'], [0, 18, 65, np.inf])

# case: print_groups
s = df.groupby('g', observed=False)['fare'].agg(['mean', 'count'])
result = s.to_string()

# case: vc_str
result = str(df['g'].value_counts(sort=False))

# case: iv_map_index
s = df.groupby('g', observed=False)['fare'].mean()
result = s.index.map(lambda x: x.left)

# case: iv_map_index_str
s = df.groupby('g', observed=False)['fare'].mean()
s.index = s.index.map(str)
result = s

# case: index_mid
s = df['fare'].value_counts(bins=4, sort=False)
result = s.index.mid

# case: vcb_items
result = [(str(k), v) for k, v in df['fare'].value_counts(bins=4).items()]

# case: np_hist
result = [str(x) for x in pd.cut(df['fare'], bins=np.linspace(0, 50, 6), right=False)]

# case: groupby_cut_inline
result = df.groupby(pd.cut(df['age'], bins=[0, 30, 60, 100]), observed=False)['fare'].sum()

# case: groupby_cut_inline_lbl
result = df.groupby([pd.cut(df['age'], bins=[0, 30, 60, 100], labels=['y', 'm', 'o']), 'sex'], observed=False)['fare'].agg(['sum', 'count'])

# case: retbins
a, b = pd.cut(df['age'], 3, retbins=True)
result = b

# case: series_of_ivs
s = pd.Series([pd.Interval(0, 1), pd.Interval(1, 2)])
result = (str(s.dtype), repr(s))

# case: pdarrays_from
s = pd.Series(pd.IntervalIndex.from_breaks([0, 1, 2]))
result = str(s.dtype)
