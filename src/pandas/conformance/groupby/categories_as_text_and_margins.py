import pandas as pd
import numpy as np
df = pd.DataFrame({'n': [3, 1, 4, 1, 5, 9], 'p': [0.5, 1.5, 2.25, 3.0, 4.0, 10.0], 't': list('abcabc'), 'd': pd.to_datetime(['2024-01-31', '2024-02-29', '2024-03-01', '2024-03-15', '2024-04-01', '2024-05-05'])})
long = pd.Series([f'cat{i:02d}' for i in range(30)]).astype('category')

# case: str_cat
result = str(df['t'].astype('category'))

# case: str_cat_named_ordered
result = str(pd.Series(pd.Categorical(['lo', 'hi'], categories=['lo', 'mid', 'hi'], ordered=True), name='lvl'))

# case: str_long
result = str(long)

# case: str_long_ordered
result = str(long.cat.as_ordered())

# case: str_int_cat
result = str(df['n'].astype('category'))

# case: str_float_cat
result = str(df['p'].astype('category'))

# case: str_date_cat
result = str(df['d'].astype('category'))

# case: str_bool_cat
result = str((df['n'] > 2).astype('category'))

# case: str_many_rows
result = str(pd.Series(['a', 'b'] * 50, dtype='category'))

# case: to_string_cat
result = df['t'].astype('category').to_string()

# case: str_empty_cat
result = str(pd.Series([], dtype='category'))

# case: str_nan_cat
result = str(pd.Series(['x', None], dtype='category'))

# case: repr_array
result = repr(pd.Categorical(['a', 'b', 'a']))

# case: repr_array_long
result = repr(pd.Categorical(list('abcdefghijklmnop')))

# case: repr_array_nums
result = repr(pd.Categorical([1, 2, None, 1]))

# case: repr_array_ordered
result = repr(pd.Categorical(['s', 'm'], categories=['s', 'm', 'l'], ordered=True))

# case: repr_unique
result = repr(df['t'].astype('category').unique())

# case: str_cut
result = str(pd.cut(df['n'], [0, 2, 5, 10]))

# case: str_cut_labels
result = str(pd.cut(df['n'], [0, 2, 5, 10], labels=['lo', 'mid', 'hi']))

# case: str_qcut
result = str(pd.qcut(df['p'], 4))

# case: str_cut_list
result = str(pd.cut([1, 5, 9], [0, 5, 10]))

# case: str_cut_eq
result = str(pd.cut(df['p'], 3))

# case: str_ii
result = str(pd.cut(df['n'], [0, 2, 5, 10]).cat.categories)

# case: str_vcbins
result = str(df['n'].value_counts(bins=2))

# case: str_vcbins_idx
result = str(df['n'].value_counts(bins=2).index)

# case: str_words_wide
result = str(pd.Series(pd.Categorical(['a'], categories=['a long name of a category', 'another long name here', 'third long name of one', 'x'])))

# case: pt_dict_m
result = df.pivot_table(index='t', values=['n', 'p'], aggfunc={'n': 'sum', 'p': 'mean'}, margins=True)

# case: pt_cols_m
result = df.assign(q=[1, 2, 1, 2, 1, 2]).pivot_table(index='t', columns='q', values=['n', 'p'], aggfunc='sum', margins=True)

# case: pt_cols_m_fill
result = df.assign(q=[1, 2, 1, 2, 1, 1]).pivot_table(index='t', columns='q', values=['n', 'p'], aggfunc='sum', margins=True, fill_value=0)

# case: pt_cols_m_count
result = df.assign(q=[1, 2, 1, 2, 1, 1]).pivot_table(index='t', columns='q', values=['n', 'p'], aggfunc='count', margins=True, fill_value=0)

# case: pt_cols_dict_m
result = df.assign(q=[1, 2, 1, 2, 1, 2]).pivot_table(index='t', columns='q', values=['n', 'p'], aggfunc={'n': 'sum', 'p': 'mean'}, margins=True)

# case: pt_cols_dict_m_order
result = df.assign(q=[1, 2, 1, 2, 1, 2]).pivot_table(index='t', columns='q', values=['n', 'p'], aggfunc={'p': 'mean', 'n': 'max'}, margins=True)

# case: pt_dict_lambda_m
result = df.pivot_table(index='t', values=['n', 'p'], aggfunc={'n': 'sum', 'p': lambda s: s.max()}, margins=True)

# case: pt_mean_all_m
result = df.pivot_table(index='t', values=['n', 'p'], aggfunc='mean', margins=True)

# case: pt_dropna_m
x = df.assign(q=[1, 2, None, 2, 1, 2])
result = x.pivot_table(index='t', columns='q', values='n', aggfunc='sum', margins=True, dropna=False)

# case: pt_dropna_m_rows
x = df.assign(t=['a', None, 'b', 'a', 'b', None])
result = x.pivot_table(index='t', columns='n', values='p', aggfunc='sum', margins=True, dropna=False)

# case: pt_dropna_m_fill
x = df.assign(t=['a', None, 'b', 'a', 'b', None], q=[1, 2, None, 2, 1, 2])
result = x.pivot_table(index='t', columns='q', values='n', aggfunc='sum', margins=True, dropna=False, fill_value=0)

# case: pt_dropna_nocol
x = df.assign(t=['a', None, 'b', 'a', 'b', None])
result = x.pivot_table(index='t', values='p', aggfunc='sum', margins=True, dropna=False)

# case: ct_dropna_m
x = df.assign(t=['a', None, 'b', 'a', 'b', None], q=[1, 2, None, 2, 1, 2])
result = pd.crosstab(x['t'], x['q'], margins=True, dropna=False)

# case: ct_dropna_m_norm
x = df.assign(t=['a', 'c', 'b', 'a', 'b', 'c'], q=[1, 2, None, 2, 1, 2])
result = pd.crosstab(x['t'], x['q'], margins=True, dropna=False)

# case: ct_dropna_m_values
x = df.assign(t=['a', None, 'b', 'a', 'b', None], q=[1, 2, None, 2, 1, 2])
result = pd.crosstab(x['t'], x['q'], values=x['n'], aggfunc='sum', margins=True, dropna=False)

# case: ct_funcs
result = pd.crosstab(df['t'], df['n'] > 2, values=df['p'], aggfunc=['sum', 'mean'])

# case: ct_funcs_np
result = pd.crosstab(df['t'], df['n'] > 2, values=df['p'], aggfunc=[np.sum, 'count'])

# case: ct_two_keys_m
result = pd.crosstab([df['t'], df['n'] > 2], df['p'] > 2, margins=True)

# case: isin_num
result = pd.cut(df['n'], [0, 2, 5, 10]).isin([1])

# case: merge_iv
b = pd.cut(df['n'], [0, 2, 5, 10])
x = df.assign(b=b)
result = x.groupby('b', observed=True).agg(c=('n', 'size'), s=('p', 'sum')).reset_index().sort_values('s', ascending=False)

# case: iv_reindex
s = df.groupby(pd.cut(df['n'], [0, 2, 5, 10]), observed=False)['p'].sum()
result = s.reindex([1, 7])

# case: iv_at
s = df.groupby(pd.cut(df['n'], [0, 2, 5, 10]), observed=False)['p'].sum()
result = (s.iloc[0], s[pd.Interval(2, 5)], s.get(100, 'none'))

# case: iv_dict
s = df.groupby(pd.cut(df['n'], [0, 2, 5, 10]), observed=False)['p'].sum()
result = {f'{k.left}-{k.right}': v for k, v in s.items()}

# case: iv_concat
a = pd.Series(pd.interval_range(0, 2)); b = pd.Series(pd.interval_range(2, 4))
result = pd.concat([a, b], ignore_index=True)

# case: iv_sort
result = pd.Series([pd.Interval(3, 4), pd.Interval(0, 1), pd.Interval(0, 2)]).sort_values()

# case: iv_none
result = pd.Series([pd.Interval(0, 1), None])

# case: iv_obj
result = pd.Series([pd.Interval(0, 1), 'x'])

# case: iv_tuple_print
result = repr([(i.left, i.right) for i in pd.cut(df['n'], [0, 2, 5, 10]).cat.categories])

# case: iv_list_print
result = repr(list(pd.cut(df['n'], [0, 2, 5, 10]).cat.categories))

# case: iv_float_print
result = repr(pd.qcut(df['p'], 2).cat.categories[0])

# case: iv_bad
try:
    result = pd.Interval(5, 1)
except ValueError as err:
    result = str(err)

# case: iv_text_in
try:
    result = 'a' in pd.Interval(0, 1)
except TypeError as err:
    result = 'TypeError'

# case: iv_cut_dates
r = pd.cut(df['d'], 2)
result = [str(i) for i in r.cat.categories]

# case: iv_cut_dates_bins
r = pd.cut(df['d'], pd.date_range('2024-01-01', periods=6, freq='MS'))
result = r.value_counts().sort_index()

# case: iv_cut_dates_ret
a, b = pd.cut(df['d'], 2, retbins=True)
result = b

# case: iv_qcut_dates
result = [str(i) for i in pd.qcut(df['d'], 2)]

# case: iv_range_dates
result = pd.interval_range(pd.Timestamp('2024-01-01'), periods=3, freq='D')

# case: iv_series_dtype
result = str(pd.Series(pd.interval_range(0, 3)).dtype), pd.Series(pd.interval_range(0, 3)).dtype == 'interval'

# case: iv_memb_map
ii = pd.IntervalIndex.from_tuples([(0, 2), (2, 5)])
result = [ii.get_loc(x) for x in (1, 3)]

# case: iv_frame_col
x = pd.DataFrame({'iv': pd.interval_range(0, 3)})
x['lo'] = x['iv'].apply(lambda i: i.left)
result = x.dtypes.astype(str).tolist(), x['lo'].tolist()

# case: iv_overlaps
result = pd.interval_range(0, 3).overlaps(pd.Interval(0.5, 1.5))
