import pandas as pd
import numpy as np
import warnings
warnings.simplefilter('ignore')

df = pd.DataFrame({'k': ['a', 'b', 'a'], 'v': [1, 2, 3], 'w': [1.5, 2.5, None]})
s = df['v']
g = df.groupby('k')
gs = g['v']

# case: df_agg_n_size
result = df.agg(n='size')

# case: df_agg_n_v_sum_m_mean
result = df.agg(n=('v','sum'),m='mean')

# case: df_agg_n_v
result = df.agg(n=('v',))

# case: df_agg_n_v_sum_x
result = df.agg(n=('v','sum','x'))

# case: df_agg_n_v_sum
result = df.agg(n=['v','sum'])

# case: df_agg
result = df.agg()

# case: df_agg_one
result = df.agg(None)

# case: df_agg_1
result = df.agg(1)

# case: df_agg_1_2
result = df.agg([1])

# case: df_agg_v_1
result = df.agg({'v':1})

# case: df_agg_v_1_2
result = df.agg({'v':[1]})

# case: df_agg_v_one
result = df.agg({'v':[None]})

# case: df_agg_v_one_2
result = df.agg({'v':None})

# case: df_agg_one_2
result = df.agg([None])

# case: df_agg_sum_one
result = df.agg(['sum',None])

# case: df_agg_v_sum_one
result = df.agg({'v':['sum',None]})

# case: df_agg_v_sum_1
result = df.agg({'v':['sum',1]})

# case: s_agg
result = s.agg()

# case: s_agg_one
result = s.agg(None)

# case: s_agg_1
result = s.agg(1)

# case: s_agg_1_2
result = s.agg([1])

# case: s_agg_sum_1
result = s.agg(['sum',1])

# case: s_agg_a_1
result = s.agg({'a':1})

# case: s_agg_a_sum_1
result = s.agg({'a':['sum',1]})

# case: s_agg_one_2
result = s.agg([None])

# case: s_agg_sum_one
result = s.agg(['sum',None])

# case: s_agg_a_one
result = s.agg({'a':None})

# case: s_agg_items_a
result = s.agg(items=['a'])

# case: s_agg_x_sum
result = s.agg(x='sum')

# case: s_agg_x_1
result = s.agg(x=1)

# case: s_agg_x_v_sum
result = s.agg(x=('v','sum'))

# case: gs_agg
result = gs.agg()

# case: gs_agg_one
result = gs.agg(None)

# case: gs_agg_x_one
result = gs.agg(x=None)

# case: gs_agg_x_1
result = gs.agg(x=1)

# case: gs_agg_x_sum
result = gs.agg(x='sum')

# case: gs_agg_x_v_sum
result = gs.agg(x=('v','sum'))

# case: gs_agg_1
result = gs.agg(1)

# case: gs_agg_1_2
result = gs.agg([1])

# case: gs_agg_one_2
result = gs.agg([None])

# case: gs_agg_sum_one
result = gs.agg(['sum',None])

# case: gs_agg_a_1
result = gs.agg({'a':1})

# case: g_agg
result = g.agg()

# case: g_agg_one
result = g.agg(None)

# case: g_agg_x_one
result = g.agg(x=None)

# case: g_agg_x_sum
result = g.agg(x='sum')

# case: g_agg_1
result = g.agg(1)

# case: g_agg_1_2
result = g.agg([1])

# case: g_agg_one_2
result = g.agg([None])

# case: g_agg_sum_one
result = g.agg(['sum',None])

# case: g_agg_v_1
result = g.agg({'v':1})

# case: g_agg_v_one
result = g.agg({'v':None})

# case: g_agg_v_one_2
result = g.agg({'v':[None]})

# case: g_agg_v_sum_one
result = g.agg({'v':['sum',None]})

# case: g_agg_x_v_one
result = g.agg(x=('v',None))

# case: g_agg_x_v_1
result = g.agg(x=('v',1))

# case: s_transform_1
result = s.transform(1)

# case: s_transform_1_2
result = s.transform([1])

# case: s_transform_a_1
result = s.transform({'a':1})

# case: s_transform_one
result = s.transform(None)

# case: s_transform_sum
result = s.transform('sum')

# case: s_transform_np_sum
result = s.transform(np.sum)

# case: s_transform_lambda_x_x_sum
result = s.transform(lambda x: x.sum())

# case: s_transform_a
result = s.transform('a')

# case: s_transform_sum_2
result = s.transform(['sum'])

# case: s_transform_a_sum
result = s.transform({'a':'sum'})

# case: s_transform_len
result = s.transform(len)

# case: df_transform_1
result = df.transform(1)

# case: df_transform_1_2
result = df.transform([1])

# case: df_transform_v_1
result = df.transform({'v':1})

# case: df_transform_sum
result = df.transform('sum')

# case: df_transform_len
result = df.transform(len)

# case: df_transform_v_len
result = df.transform({'v':len})

# case: df_transform_one
result = df.transform(None)

# case: df_transform_np_sum
result = df.transform(np.sum)

# case: df_v_transform_lambda_x_x_sum
result = df[['v']].transform(lambda x:x.sum())

# case: s_apply_1
result = s.apply(1)

# case: s_apply_s
result = s.apply(s)

# case: df_apply_1
result = df.apply(1)

# case: s_apply_1_2
result = s.apply([1])

# case: s_apply_a_1
result = s.apply({'a':1})

# case: s_map_1
result = s.map(1)

# case: df_map_1
result = df.map(1)

# case: df_v_apply_v
result = df['v'].apply('v')

# case: gs_transform_1
result = gs.transform(1)

# case: gs_transform_1_2
result = gs.transform([1])

# case: gs_transform_one
result = gs.transform(None)

# case: gs_transform
result = gs.transform()

# case: gs_apply_1
result = gs.apply(1)

# case: g_transform_1
result = g.transform(1)

# case: g_transform_one
result = g.transform(None)

# case: g_apply_1
result = g.apply(1)

# case: g_apply_one
result = g.apply(None)

# case: gs_filter_1
result = gs.filter(1)

# case: g_filter_1
result = g.filter(1)

# case: g_filter_a_1
result = g.filter({'a':1})

# case: gs_filter_a_1
result = gs.filter({'a':1})

# case: gs_filter_any
result = gs.filter('any')

# case: g_filter_any
result = g.filter('any')

# case: g_filter_1_2
result = g.filter([1])

# case: g_dropna
result = g.dropna()

# case: gs_dropna
result = gs.dropna()

# case: g_dropna_2
result = g.dropna

# case: gs_dropna_2
result = gs.dropna

# case: g_sort
result = g.sort

# case: g_as_index
result = g.as_index

# case: gs_sort_values
result = gs.sort_values()

# case: g_axis
result = g.axis

# case: g_group_keys
result = g.group_keys

# case: g_observed
result = g.observed

# case: gs_name
result = gs.name

# case: g_name
result = g.name

# case: g_nlargest_1
result = g.nlargest(1)

# case: g_isna
result = g.isna()

# case: g_drop_v
result = g.drop('v')

# case: g_reset_index
result = g.reset_index()

# case: g_columns
result = g.columns

# case: g_index
result = g.index

# case: g_fillna_0
result = g.fillna(0)

# case: g_rename
result = g.rename({})

# case: g_sort_1
result = g.sort(1)

# case: g_cumsum_fill_value_0
result = g.cumsum(fill_value=0)

# case: gs_cumsum_fill_value_0
result = gs.cumsum(fill_value=0)

# case: g_cumprod_x_1
result = g.cumprod(x=1)

# case: gs_cummax_x_1
result = gs.cummax(x=1)

# case: gs_cummin_keepdims_1
result = gs.cummin(keepdims=1)

# case: gs_cumsum_0_1
result = gs.cumsum(0,1)

# case: gs_cumsum_skipna_alse
result = gs.cumsum(skipna=False)

# case: gs_cummax_skipna_alse
result = gs.cummax(skipna=False)

# case: g_cumsum_1_2
result = g.cumsum(1,2)

# case: gs_cumsum_axis_0
result = gs.cumsum(axis=0)

# case: gs_cumsum_axis_1
result = gs.cumsum(axis=1)

# case: gs_cumprod_x
result = gs.cumprod('x')

# case: gs_sum_x_1
result = gs.sum(x=1)

# case: gs_mean_x_1
result = gs.mean(x=1)

# case: gs_std_x_1
result = gs.std(x=1)

# case: gs_cummax_1
result = gs.cummax(1)

# case: gs_cumcount_1_2
result = gs.cumcount(1,2)

# case: gs_cummax_0_1
result = gs.cummax(0,1)

# case: gs_cumsum_0_one
result = gs.cumsum(0,None)

# case: gs_cumsum_0_dtype_one
result = gs.cumsum(0,dtype=None)

# case: gs_cumsum_dtype_float
result = gs.cumsum(dtype=float)

# case: gs_cummax_numeric_only_rue
result = gs.cummax(numeric_only=True)
