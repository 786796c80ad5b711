# data: apply_again_without_keys
import pandas as pd
import numpy as np
import warnings
warnings.simplefilter('ignore')
df = pd.DataFrame({'g': ['x', 'y', 'x'], 'v': [1, 2, 3], 'w': [0.5, 1.5, np.nan]})

# case: apply_again_without_keys/without-group-keys
result = df.groupby('g', group_keys=False).apply(lambda s: s - s.mean())

# data: apply_without_index
import pandas as pd
f = pd.DataFrame({'g': ['a', 'b', 'a'], 'h': [1, 1, 2], 'x': [5, 3, 8]})
# case: apply_without_index/apply-h
result = f.groupby('g', as_index=False)['x'].apply(lambda s: s.max())
# case: apply_without_index/apply-i
result = f.groupby('g', as_index=False).apply(lambda d: d.head(1))
# data: basics
import pandas as pd
import numpy as np
df = pd.DataFrame({'g': ['b', 'a', 'b', 'a', None, 'c'], 'h': [1, 1, 2, 1, 2, 2], 'n': [3, 1, 4, 1, 5, 9], 'f': [2.5, np.nan, 1.5, 0.5, 2.5, np.nan], 's': ['x', 'y', None, 'z', 'w', 'x'], 'b': [True, False, True, True, False, True]})
# case: basics/key-dict
result = df.groupby({0: 'p', 1: 'p', 2: 'q'})['n'].sum()
# case: basics/column-missing
result = df.groupby('g')['zz'].sum()
# case: basics/columns-missing
result = df.groupby('g')[['n', 'zz']].sum()
# data: categories_and_later_columns
import numpy as np
import pandas as pd

# case: categories_and_later_columns/categories-and-later-columns-1
t = pd.CategoricalDtype(['lo', 'mid', 'hi'], ordered=True)
a = pd.Series(['lo', 'mid', None, 'hi']).astype(t)
b = pd.Series(['mid', 'mid', 'lo', None]).astype(t)
result = a < b, a == b, a >= b, a != b, (a > b).sum()
# case: categories_and_later_columns/categories-and-later-columns-3
t = pd.CategoricalDtype(['lo', 'mid', 'hi'], ordered=True)
a = pd.Series(['lo', 'mid', None, 'hi']).astype(t)
b = pd.Series(['lo', None, None, 'hi', 'mid']).astype(t).iloc[:4]
result = np.select([a < b, a > b, a == b], ['up', 'down', 'same'], default='missing')
# case: categories_and_later_columns/categories-and-later-columns-7
a = pd.Series(['x', 'y']).astype('category')
b = pd.Series(['x', 'y']).astype(pd.CategoricalDtype(['x', 'z', 'y']))
result = a == b
# case: categories_and_later_columns/categories-and-later-columns-12
result = pd.cut(pd.Series([1, 20, 50]), [0, 18, 40, 65], labels=['a', 'b', 'a'])
# case: categories_and_later_columns/categories-and-later-columns-17
b = pd.cut(pd.Series([1, 5, 9]), 3)
result = b.cat.categories.dtype.name, b.dtype.name, str(b.cat.categories.dtype), b.dtype.categories.dtype == 'interval'
# case: categories_and_later_columns/categories-and-later-columns-18
from pandas.api.types import is_string_dtype, is_object_dtype, is_numeric_dtype
c = pd.Series(['a', None]).astype('category')
result = is_string_dtype(c), is_string_dtype(pd.Series([1, 2]).astype('category')), is_string_dtype(pd.Series(['a', None])), is_string_dtype(pd.Series([1, 'a'])), is_string_dtype(pd.Series(['a'], dtype='string')), is_object_dtype(c), is_string_dtype(pd.Series([1])), is_string_dtype(pd.Series([], dtype=object)), is_string_dtype(pd.Series([None, None])), is_string_dtype('object'), is_string_dtype(pd.Series(pd.to_datetime(['2020-01-01'])))
# case: categories_and_later_columns/categories-and-later-columns-21
t = pd.DataFrame({'k': ['x', 'x', 'y'], 'v': [1, 2, 3]})
g = t.groupby('k')
t['w'] = t['v'] * 2
result = g.sum()
# case: categories_and_later_columns/categories-and-later-columns-24
f = np.where(pd.Series([1, 2]) > 1, 'a;', '') + np.where(pd.Series([1, 2]) > 0, 'b;', '').astype(object)
result = f
# case: categories_and_later_columns/categories-and-later-columns-26
c = pd.DataFrame({'a': [1, 2], 'b': [3, 4]})
s = c.sum(axis=1).to_numpy()
result = s[:, None] + s[None, :] - c
# case: categories_and_later_columns/categories-and-later-columns-28
v = np.array([5.0, 50.0])
lo = np.array([0.0, 10.0])
hi = np.array([10.0, np.inf])
result = np.clip(v[:, None], lo, hi) - lo
# data: categories_as_text_and_margins
import pandas as pd
import numpy as np
df = pd.DataFrame({'n': [3, 1, 4, 1, 5, 9], 'p': [0.5, 1.5, 2.25, 3.0, 4.0, 10.0], 't': list('abcabc'), 'd': pd.to_datetime(['2024-01-31', '2024-02-29', '2024-03-01', '2024-03-15', '2024-04-01', '2024-05-05'])})
long = pd.Series([f'cat{i:02d}' for i in range(30)]).astype('category')

# case: categories_as_text_and_margins/str_date_cat
result = str(df['d'].astype('category'))

# case: categories_as_text_and_margins/repr_array_long
result = repr(pd.Categorical(list('abcdefghijklmnop')))

# case: categories_as_text_and_margins/repr_array_nums
result = repr(pd.Categorical([1, 2, None, 1]))

# case: categories_as_text_and_margins/pt_dropna_nocol
x = df.assign(t=['a', None, 'b', 'a', 'b', None])
result = x.pivot_table(index='t', values='p', aggfunc='sum', margins=True, dropna=False)

# case: categories_as_text_and_margins/ct_funcs_np
result = pd.crosstab(df['t'], df['n'] > 2, values=df['p'], aggfunc=[np.sum, 'count'])

# case: categories_as_text_and_margins/iv_bad
try:
    result = pd.Interval(5, 1)
except ValueError as err:
    result = str(err)

# case: categories_as_text_and_margins/iv_range_dates
result = pd.interval_range(pd.Timestamp('2024-01-01'), periods=3, freq='D')

# case: categories_as_text_and_margins/iv_overlaps
result = pd.interval_range(0, 3).overlaps(pd.Interval(0.5, 1.5))
# data: columns_and_sets_made_of_groups
import numpy as np
import pandas as pd

d = pd.DataFrame({'k': ['x', 'y', 'x'], 'v': [1, 2, 3]}, index=pd.Index([5, 6, 5], name='i'))

# case: columns_and_sets_made_of_groups/sizes beside a key of that name
result = d.rename(columns={'k': 'size'}).groupby('size', as_index=False).size()

# case: columns_and_sets_made_of_groups/transform a frame by set
result = d.groupby('k').transform(set)

# case: columns_and_sets_made_of_groups/transform by list
result = d.groupby('k')['v'].transform(list)
# data: combinations_and_missing_keys
import pandas as pd
import numpy as np
import warnings
warnings.simplefilter('ignore')

df = pd.DataFrame({
    'k': ['b', 'a', 'b', None, 'a', 'c'],
    'c': pd.Categorical(['x', 'y', 'x', 'y', None, 'x'], categories=['z', 'y', 'x']),
    'f': [1.0, np.nan, 1.0, 2.5, 2.5, np.nan],
    'i': pd.array([1, None, 2, 1, 2, 1], dtype='Int64'),
    't': pd.to_datetime(['2024-01-31', '2024-03-01', None, '2024-01-31', '2024-01-01', '2024-03-05']),
    'q': [True, False, True, True, False, False],
    'v': [3, 1, 2, 5, 4, 0],
    'w': [1.5, None, 2.5, 0.5, None, 4.0],
    's': ['p', 'q', None, 'p', '', 'r'],
    'n': pd.array([1, 2, None, 4, 5, 6], dtype='Int64'),
    'b': pd.array([True, None, False, True, True, None], dtype='boolean'),
    'd': pd.to_timedelta(['1D', None, '2h', '3h', '1D', '0h']),
    'u': pd.array(['m', None, 'n', 'm', 'o', 'n'], dtype='string'),
    'e': pd.Categorical(['lo', 'hi', None, 'hi', 'lo', 'hi'], categories=['lo', 'hi'], ordered=True),
}, index=[10, 11, 12, 13, 14, 14])

# case: combinations_and_missing_keys/by_c_q_all_ngroups
result = df.groupby(['c', 'q'], observed=False).ngroups

# case: combinations_and_missing_keys/len_by_k_kept
result = len(df.groupby('k', dropna=False))

# case: combinations_and_missing_keys/len_by_k_s
result = len(df.groupby(['k', 's']))

# case: combinations_and_missing_keys/by_c_q_all_groups_items
result = {str(k): list(v) for k, v in df.groupby(['c', 'q'], observed=False).groups.items()}

# case: combinations_and_missing_keys/by_k_kept_groups_items
result = {str(k): list(v) for k, v in df.groupby('k', dropna=False).groups.items()}

# case: combinations_and_missing_keys/by_df_k_str_upper_groups_items
result = {str(k): list(v) for k, v in df.groupby(df['k'].str.upper()).groups.items()}

# case: combinations_and_missing_keys/by_k_c_all_v_cov_df_w
result = df.groupby(['k', 'c'], observed=False)['v'].cov(df['w'])

# case: combinations_and_missing_keys/pd_crosstab_df_k_df_q_df_n_aggfunc_len_normalize_all
result = pd.crosstab(df['k'], df['q'], values=df['n'], aggfunc=len, normalize='all')

# case: combinations_and_missing_keys/pivot_of_q_over_k_v_aggfunc_sum_sort_false_kept_margins_true
result = df.pivot_table(index='q', columns='k', values='v', aggfunc='sum', sort=False, dropna=False, margins=True)

# case: combinations_and_missing_keys/by_c_q_kept_all_n_transform_max
result = df.groupby(['c', 'q'], dropna=False, observed=False)['n'].transform('max')

# case: combinations_and_missing_keys/by_c_q_kept_observed_d_transform_max
result = df.groupby(['c', 'q'], dropna=False, observed=True)['d'].transform('max')

# data: combinations_without_rows
import pandas as pd
import numpy as np

# case: combinations_without_rows/isin_lists
result = pd.Series(['a', 'b'], dtype='string').isin(pd.Series([['a', 'b'], None]))

# case: combinations_without_rows/isin_lists_one
result = pd.Series(['a', 'b'], dtype='string').isin(pd.Series([['a'], 'b']))
# data: dtypes_of_values_in_groups
import pandas as pd
import numpy as np
import warnings
warnings.simplefilter("ignore")
# case: dtypes_of_values_in_groups/groups-7
d=pd.DataFrame({'k':['x','y','x'],'v':['a','b','c'],'w':[1,2,3]})
result=d.groupby('k')['v'].agg(['cumsum'])
# case: dtypes_of_values_in_groups/groups-10
d=pd.DataFrame({'k':['x','y','x'],'v':[True,False,True],'w':[1,2,3]})
result=d.groupby('k')['v'].cummax()
# case: dtypes_of_values_in_groups/groups-12
d=pd.DataFrame({'k':['x','y','x'],'v':pd.array([True,None,True],dtype='boolean'),'w':[1,2,3]})
result=d.groupby('k').cummax()
# case: dtypes_of_values_in_groups/groups-18
d=pd.DataFrame({'k':['x','y','x'],'v':pd.Series([1,2,3],dtype=object)})
result=d.groupby('k')['v'].sem(),d.groupby('k')['v'].std(),d.groupby('k')['v'].mean(),d.groupby('k')['v'].median(),d.groupby('k')['v'].var()
# case: dtypes_of_values_in_groups/groups-26
d=pd.DataFrame({'k':pd.Categorical(['x','y','x'],categories=['x','y','w']),'v':[1,2,3]})
result=d.groupby('k').transform(lambda s: s.max())
# case: dtypes_of_values_in_groups/groups-28
d=pd.DataFrame({'k':pd.Categorical(['x','y','x'],categories=['x','y','w']),'v':['a','b','c']})
result=d.groupby('k')['v'].transform(lambda s: s.max())
# case: dtypes_of_values_in_groups/groups-42
d=pd.DataFrame({'k':pd.Categorical(['x','y','x'],categories=['x','w','y']),'v':[1,2,3]})
result=d.groupby('k').rolling(2)['v'].mean()
# case: dtypes_of_values_in_groups/groups-55
d=pd.DataFrame({'v':pd.array([True,None,False,True,True],dtype='boolean')})
result=d['v'].diff(),d['v'].diff(-1),d['v'].cummax(),d['v'].cumsum(),d.diff()
# case: dtypes_of_values_in_groups/groups-114
d=pd.DataFrame({'k':['x','y','x','y','z'],'v':pd.array([3.5,None,2,1,5],dtype='Float64')})
g=d.groupby('k')
result = g['v'].cummax()
# case: dtypes_of_values_in_groups/groups-123
d=pd.DataFrame({'k':['x','y','x','y','z'],'v':pd.array([True,None,False,True,True],dtype='boolean')})
g=d.groupby('k')
result = g['v'].diff()
# case: dtypes_of_values_in_groups/groups-128
d=pd.DataFrame({'k':['x','y','x','y','z'],'v':pd.array(['b',None,'a','a',''],dtype='string')})
g=d.groupby('k')
result = g['v'].skew()
# case: dtypes_of_values_in_groups/groups-140
d=pd.DataFrame({'k':['x','y','x','y','z'],'v':pd.Categorical(['b','a',None,'a','b'],categories=['c','b','a'])})
g=d.groupby('k')
result = g['v'].idxmax()
# case: dtypes_of_values_in_groups/groups-168
d=pd.DataFrame({'k':['x','y','x','y','z'],'v':pd.PeriodIndex(['2020-01','2020-02','2020-01','2020-03','2020-01'],freq='M')})
g=d.groupby('k')
result = g['v'].shift(fill_value=0)
# case: dtypes_of_values_in_groups/groups-219
d=pd.DataFrame({'k':['x',None,'x','y','y'],'v':[True,False,True,True,False]})
g=d.groupby('k')
result = g['v'].prod()
# case: dtypes_of_values_in_groups/groups-292
d=pd.DataFrame({'k':['x',None,'x','y','y'],'v':pd.to_timedelta([1,None,3,1,2],unit='D')})
g=d.groupby('k')
result = g['v'].cummax()
# case: dtypes_of_values_in_groups/groups-433
d=pd.DataFrame({'k':pd.Categorical(['x','y','x','y','x'],categories=['x','y','w']),'v':pd.to_timedelta([1,None,3,1,2],unit='D')})
g=d.groupby('k')
result = g['v'].quantile(0.5)
# data: extremes_of_mixed_objects
import numpy as np
import pandas as pd

# case: extremes_of_mixed_objects/extremes-of-mixed-objects-11
x = pd.Series([pd.Timedelta('1D'), None, 1, 2], dtype=object)
result = x.groupby([0, 0, 1, 1]).max()
# data: filter_of_series
import pandas as pd
import numpy as np
df = pd.DataFrame({'g': ['x', 'y', 'x'], 'v': [0, 2, 3], 't': ['a', 'b', 'c']})

# case: filter_of_series/by-name-of-a-zero
result = df.assign(v=[0, 2, 0]).groupby('g')['v'].filter('max')

# case: filter_of_series/missing
result = df.groupby('g')['v'].filter(lambda s: s.std())

# case: filter_of_series/number-of-a-frame
result = df.groupby('g').filter(lambda d: d['v'].sum())

# case: filter_of_series/no-such-name
result = df.groupby('g')['v'].filter('nothing')
# data: got_groups
import numpy as np
import pandas as pd

# case: got_groups/got-groups-1
x = pd.DataFrame({'k': [1,2], 'c': pd.Categorical(['b','b'], categories=['a','b'])})
result = x.groupby('c').get_group('a')

# case: got_groups/got-groups-3
x = pd.DataFrame({'k': [1,2], 'c': pd.Categorical(['b','b'], categories=['a','b'])})
x = x[x.k > 5]
result = x.groupby(['c','k']).get_group(('a',1))

# data: groups_without_a_result
import pandas as pd
import numpy as np
t = pd.DataFrame({'g': ['a', 'a', 'b', 'c'], 'v': [1, 2, 3, 4], 'd': pd.to_datetime(['2020-01-01', '2020-01-02', None, '2020-02-01'])})
# case: groups_without_a_result/f5
result = t.groupby('g').apply(lambda g: None if g.name=='b' else pd.Series([1],index=[g.name]))
# case: groups_without_a_result/f8
result = t.groupby('g')['v'].apply(lambda g: None if g.name=='b' else pd.Series({'x':1,'y':2}))
# case: groups_without_a_result/f9
result = t.groupby('g').apply(lambda g: None if g.name=='b' else pd.Series({'x':True}))
# case: groups_without_a_result/f10
result = t.groupby('g').apply(lambda g: None if g.name=='b' else pd.Series({'x':pd.Timestamp('2020')}))
# case: groups_without_a_result/f12
result = t.groupby('g').apply(lambda g: None)
# case: groups_without_a_result/f15
result = t.groupby('g').apply(lambda g: None if g.name=='b' else 5)
# data: intervals
import pandas as pd
import numpy as np

df = pd.DataFrame({'age': [5, 18, 25, 40, 67, 80, 33], 'fare': [10.0, 20.5, 30.0, 44.0, 5.5, 8.0, 12.0], 'sex': list('mfmfmfm')})
bins = [0, 18, 35, 60, 100]
df['g'] = pd.cut(df['age'], bins)

# case: intervals/isin1
s = df.groupby('g', observed=False)['fare'].mean()
result = s.index.isin([1])

# case: intervals/categories
c = df['g'].cat.categories
result = (type(c).__name__, list(c.left), list(c.right), list(c.mid), c.closed, str(c.dtype), len(c))

# case: intervals/apply_left_mean
result = df['g'].apply(lambda i: i.mid).astype(float).mean()

# case: intervals/compare_iv
result = df['g'] == pd.Interval(0, 18)

# case: intervals/interval_props
i = pd.Interval(0, 5)
result = (i.left, i.right, i.mid, i.length, i.closed, i.closed_left, i.closed_right, i.open_left, i.open_right, i.is_empty, str(i), repr(i), 0 in i, 5 in i)

# case: intervals/interval_overlaps
result = [pd.Interval(0, 2).overlaps(pd.Interval(1, 3)), pd.Interval(0, 2).overlaps(pd.Interval(2, 3)), pd.Interval(0, 2, closed='both').overlaps(pd.Interval(2, 3, closed='both'))]

# case: intervals/interval_arith
i = pd.Interval(0, 5)
result = [str(i + 1), str(i * 2), str(i - 1.5), str(i / 2)]

# case: intervals/interval_in_interval
result = pd.Interval(1, 2) in pd.Interval(0, 5)

# case: intervals/interval_cmp
result = [pd.Interval(0, 1) < pd.Interval(0, 2), pd.Interval(0, 1) == pd.Interval(0, 1), pd.Interval(0, 1) == pd.Interval(0, 1, closed='left'), pd.Interval(0,1) <= pd.Interval(0,1)]

# case: intervals/sorted_ivs
result = [str(i) for i in sorted(df['g'].unique())]

# case: intervals/get_group
result = df.groupby('g', observed=True).get_group(pd.Interval(0, 18))

# case: intervals/interval_range_periods
result = [str(i) for i in pd.interval_range(0, 10, periods=4)]

# case: intervals/cut_interval_range
result = pd.cut(df['age'], pd.interval_range(start=0, end=100, freq=25)).astype(str)

# case: intervals/get_indexer
ii = pd.IntervalIndex.from_breaks([0, 18, 35, 60, 100])
result = list(ii.get_indexer([5, 20, 99]))

# case: intervals/ii_contains
ii = pd.IntervalIndex.from_breaks([0, 18, 35, 60, 100])
result = ii.contains(20)

# case: intervals/is_mono
c = df['g'].cat.categories
result = (c.is_monotonic_increasing, c.is_unique, c.is_overlapping, c.is_non_overlapping_monotonic, c.is_empty.tolist())

# case: intervals/iv_dates
i = pd.Interval(pd.Timestamp('2024-01-01'), pd.Timestamp('2024-02-01'))
result = (str(i), pd.Timestamp('2024-01-15') in i, i.length, str(i.mid))

# case: intervals/cut_inf
result = [str(c) for c in pd.cut(df['age'], [-np.inf, 18, 65, np.inf]).cat.categories]

# data: intervals_listed
# Intervals of whole numbers in every form that lists values, times among truths, and remainders by truths.
import pandas as pd
import numpy as np
# case: intervals_listed/binned 7
x = pd.DataFrame({'v': [2.0, None, 1.5]})
x['c'] = pd.cut(x['v'], bins=[-5, 0, 2, 20])
result = [str(v) for v in x.values.tolist()]
# case: intervals_listed/binned 10
result = pd.to_numeric(pd.cut(pd.Series([1, 2]), 2), errors='coerce')
# case: intervals_listed/binned 11
result = pd.to_numeric(pd.cut(pd.Series([1, 2]), 2))
# case: intervals_listed/binned 12
result = pd.to_numeric(pd.Series(['1', '2']).astype('category'))
# case: intervals_listed/listed 11
x = pd.DataFrame({'v': [2.0, None, 1.5], 'h': ['a', 'b', 'c']})
x['c'] = pd.cut(x['v'], bins=[-5, 0, 2, 20])
result = str([r for r in x.itertuples(index=False)])
# case: intervals_listed/listed 13
x = pd.DataFrame({'v': [2.0, None, 1.5], 'h': ['a', 'b', 'c']})
x['c'] = pd.cut(x['v'], bins=[-5, 0, 2, 20])
result = pd.to_datetime(pd.Series([], dtype='datetime64[ns]')).isin(pd.Series([True, None], dtype='boolean'))
# data: keys_beside_a_level
import numpy as np
import pandas as pd

d = pd.DataFrame({'k': ['x', 'y', 'x'], 'v': [1, 2, 3]}, index=pd.Index([5, 6, 5], name='i'))
day = pd.to_datetime(['2024-01-01', '2024-01-02', '2024-02-01'])

# case: keys_beside_a_level/a number with a fraction is no level
result = d.groupby(level=1.5).sum()

# case: keys_beside_a_level/two levels of a single one
result = d.groupby('k', level=['i', 'j']).v.sum()

# case: keys_beside_a_level/no levels beside a key
result = d.groupby('k', level=[]).v.sum()

# case: keys_beside_a_level/an unknown level of a series
result = d.v.groupby(d.k, level='city').sum()

# case: keys_beside_a_level/a grouper of a key and a level
result = d.assign(day=day).groupby(pd.Grouper(key='day', level='i', freq='MS')).v.sum()

# case: keys_beside_a_level/the key of a plain grouper is no level
result = d.groupby(pd.Grouper(key='i')).v.sum()

# data: keys_of_every_kind
import pandas as pd
import numpy as np
import datetime
# case: keys_of_every_kind/keys-7
d=pd.DataFrame({'cat':['x','y','x',None,'z'],'v':[1.5,np.nan,3,4,-2],'n':[1,2,2,3,1]})
result=d.groupby('cat',as_index=False)['v'].agg({'v':'sum'})
# case: keys_of_every_kind/keys-24
d=pd.DataFrame({'k':['x','y'],'v':pd.to_timedelta([0,None],unit='D')})
result=d.groupby('k')['v'].any(),d.groupby('k')['v'].all()
# case: keys_of_every_kind/keys-83
d=pd.DataFrame({'id':[1,2,3,4,5],'cat':['x','y','x',None,'z'],'v':[1.5,np.nan,3,4,-2],'n':[1,2,2,3,1],'flag':[True,False,True,True,False],'day':pd.to_datetime(['2020-01-01','2020-02-01',None,'2020-02-15','2021-01-01']),'o':[1,None,'a',2.5,True]})
e=pd.DataFrame({'id':[1,1,2,6],'cat':['x','q',None,'z'],'w':[10,20,30,40],'v':[0,1,2,3]})
result = d.groupby(['cat','n']).min().reset_index()
# case: keys_of_every_kind/keys-187
d=pd.DataFrame({'id':[1,2,3,4,5],'cat':['x','y','x',None,'z'],'v':[1.5,np.nan,3,4,-2],'n':[1,2,2,3,1],'flag':[True,False,True,True,False],'day':pd.to_datetime(['2020-01-01','2020-02-01',None,'2020-02-15','2021-01-01']),'o':[1,None,'a',2.5,True]})
e=pd.DataFrame({'id':[1,1,2,6],'cat':['x','q',None,'z'],'w':[10,20,30,40],'v':[0,1,2,3]})
result = d.groupby('o',dropna=False).diff()
# case: keys_of_every_kind/keys-190
d=pd.DataFrame({'id':[1,2,3,4,5],'cat':['x','y','x',None,'z'],'v':[1.5,np.nan,3,4,-2],'n':[1,2,2,3,1],'flag':[True,False,True,True,False],'day':pd.to_datetime(['2020-01-01','2020-02-01',None,'2020-02-15','2021-01-01']),'o':[1,None,'a',2.5,True]})
e=pd.DataFrame({'id':[1,1,2,6],'cat':['x','q',None,'z'],'w':[10,20,30,40],'v':[0,1,2,3]})
result = d.groupby('o',sort=False)[['v','n']].value_counts()
# case: keys_of_every_kind/keys-250
d=pd.DataFrame({'id':[1,2,3,4,5],'cat':['x','y','x',None,'z'],'v':[1.5,np.nan,3,4,-2],'n':[1,2,2,3,1],'flag':[True,False,True,True,False],'day':pd.to_datetime(['2020-01-01','2020-02-01',None,'2020-02-15','2021-01-01']),'o':[1,None,'a',2.5,True]})
e=pd.DataFrame({'id':[1,1,2,6],'cat':['x','q',None,'z'],'w':[10,20,30,40],'v':[0,1,2,3]})
result = d.groupby(pd.Grouper(key='day',freq='MS'))['v'].agg(total=('v','sum'))
# data: keys_of_none
import numpy as np
import pandas as pd

df = pd.DataFrame({'g': ['a', 'b', 'a'], 'v': [1, 2, 3]}, index=pd.Index([7, 8, 9], name='i'))

# case: keys_of_none/none_of_series
result = df['v'].groupby([None, 'i']).sum()

# case: keys_of_none/none_of_empty_frame
result = df.head(0).groupby([None, 'g'])['v'].sum()

# case: keys_of_none/level_of_none
result = df.set_index('g', append=True).groupby(level=['g', None])['v'].sum()

# case: keys_of_none/filter_of_lists
result = df.groupby('g')['v'].filter(list)

# case: keys_of_none/filter_of_missing_arrays
result = df.groupby('v')['g'].filter(lambda s: np.array([np.nan]))

# case: keys_of_none/options_told
g = df.groupby('g', sort=False, dropna=False, as_index=False)
result = [g.sort, g.dropna, g.as_index, g.group_keys, g.axis]
# data: keys_of_objects
import pandas as pd
import numpy as np
# case: keys_of_objects/counts of the key itself need an order
df = pd.DataFrame({'m': [1, 'b', 'b']})
result = df.groupby('m')['m'].value_counts()
# case: keys_of_objects/without groups the largest have the keys' name alone
df = pd.DataFrame({'g': [1, 2], 'v': [3, 4]})
result = df[df['v'] > 9].groupby('g')['v'].nlargest()
# case: keys_of_objects/a missing category stands where it appears
df = pd.DataFrame({'c': pd.Categorical(['b', None, 'a', 'c'])})
result = df.groupby('c', dropna=False, sort=False).size()
# case: keys_of_objects/a frame without groups cannot be transformed
df = pd.DataFrame({'d': [None, None], 'v': [1, 2]})
result = df.groupby('d')[['v']].transform('sum')
# case: keys_of_objects/a label twice is no source
df = pd.DataFrame([[1, 2, 3]], columns=['k', 'k', 'g'])
result = df.groupby('g').agg(n=('k', 'count'))
# data: keys_that_are_no_columns
import pandas as pd
import numpy as np
# case: keys_that_are_no_columns/apply to frames
df = pd.DataFrame({'g': ['a1', 'b2', 'a3'], 'h': [1, 1, 2], 'v': [1, 2, 3]})
result = df.groupby(df['g'].str[0].rename('z'), as_index=False).apply(lambda g: len(g))
# data: labels_of_what_apply_gives
import pandas as pd
import numpy as np
df = pd.DataFrame({'g': ['b', 'a', 'b', 'a'], 'v': [5, 3, 5, 1], 'w': [1.5, 2.0, 2.5, 0.5]})
# case: labels_of_what_apply_gives/counts beside keys are numbered by group
result = df.groupby('g', as_index=False).apply(lambda d: d['v'].value_counts(), include_groups=False)
# case: labels_of_what_apply_gives/a grouper has its own dropna
result = df.assign(g=['b', None, 'b', 'a']).groupby(pd.Grouper(key='g'), dropna=False)['v'].sum()
# case: labels_of_what_apply_gives/groups of tuples filtered
result = df.groupby(df[['g', 'v']].apply(tuple, axis=1)).filter(lambda d: len(d) > 1)
# data: laid_out
import numpy as np
import pandas as pd

# case: laid_out/laid-out-3
df = pd.DataFrame({'t': ['a', 'a', 'b', 'c', 'c', 'c'], 'v': [1, 2, 3, 4, 5, 6]})
result = df['v'].groupby(df['t'], as_index=False).sum()
# case: laid_out/laid-out-5
emp = pd.DataFrame({'d': list('aabbbccccd'), 'f': [1.5, 2.5, 3.5, 1, 0, 7, 8, 9, 2, 3]})
result = [emp.groupby('d')['f'].quantile(q, interpolation='nearest').tolist() for q in (0.1, 0.25, 0.5, 0.75, 0.9, 1 / 6, 5 / 6)]
# case: laid_out/laid-out-14
a = pd.DataFrame({'x': ['P', 'A', 'P'], 'y': ['P', 'L', 'A']})
result = a.apply(pd.Series.value_counts, axis=1), a.apply(lambda r: r.value_counts()), a.apply(pd.Series.value_counts)
# data: least_counts
import pandas as pd
d = pd.Series([1, 2, 3, 4, 5], index=pd.to_datetime(['2024-01-31', '2024-02-01', '2024-02-15', '2024-02-29', '2024-03-10']))
k = pd.DataFrame({'k': ['x', None, 'y', 'x'], 'v': [1.0, None, None, 4.0], 'n': [1, 2, 3, 4], 'o': ['a', None, None, 'b']})
n = pd.Series([1.0, None, 3.0])

# case: least_counts/groups-min-count-2
result = k.groupby('k')['v'].max(min_count=2)

# case: least_counts/groups-first-min-count
result = k.groupby('k')['n'].first(min_count=2)

# data: levels_of_columns_and_nothing
import pandas as pd
import numpy as np
# case: levels_of_columns_and_nothing/ob5
x = pd.DataFrame({'k': [1, 2, 2], 'v': [4, 5, 6]}).groupby('k').agg({'v': ['median', 'max']}).reset_index()
result = x.groupby('k').size()
# case: levels_of_columns_and_nothing/vc
result = pd.DataFrame(index=pd.Index([], name='z')).value_counts()
# case: levels_of_columns_and_nothing/vc2
result = pd.DataFrame(index=[1]).value_counts()
# case: levels_of_columns_and_nothing/desc
result = pd.DataFrame({'k': [None, None], 'v': [1.5, 2]}).groupby('k')['v'].describe()
# case: levels_of_columns_and_nothing/desc3
result = pd.DataFrame({'k': pd.Series([], dtype=object), 'v': []}).groupby('k')['v'].describe()
# data: modes_and_correlations
import pandas as pd
import numpy as np
# case: modes_and_correlations/modes of groups
D = pd.DataFrame({'g': ['b', 'a', 'a', 'b', 'a'], 'h': [1, 2, 1, 1, 2], 'v': [1, 4, 2, 3, 4], 'w': [1.5, None, 2.5, 1.5, 4.0]})
result = D.groupby('g')['v'].agg(lambda s: s.mode())
# case: modes_and_correlations/correlation with another series
D = pd.DataFrame({'g': ['b', 'a', 'a', 'b', 'a'], 'h': [1, 2, 1, 1, 2], 'v': [1, 4, 2, 3, 4], 'w': [1.5, None, 2.5, 1.5, 4.0]})
result = D.groupby('g')['v'].corr(D['w'])
# case: modes_and_correlations/covariance of every second row
D = pd.DataFrame({'g': ['b', 'a', 'a', 'b', 'a'], 'h': [1, 2, 1, 1, 2], 'v': [1, 4, 2, 3, 4], 'w': [1.5, None, 2.5, 1.5, 4.0]})
result = D.groupby('g')[['v', 'w']].cov().iloc[0::2, -1]
# case: modes_and_correlations/one value as columns
D = pd.DataFrame({'g': ['b', 'a', 'a', 'b', 'a'], 'h': [1, 2, 1, 1, 2], 'v': [1, 4, 2, 3, 4], 'w': [1.5, None, 2.5, 1.5, 4.0]})
result = pd.crosstab(D['g'], 'n')
# data: no_functions
import pandas as pd
import numpy as np
import warnings
warnings.simplefilter('ignore')

df = pd.DataFrame({'k': ['a', 'b', 'a'], 'v': [1, 2, 3], 'w': [1.5, 2.5, None]})
s = df['v']
g = df.groupby('k')
gs = g['v']

# case: no_functions/df_agg_n_v
result = df.agg(n=('v',))

# case: no_functions/df_agg
result = df.agg()

# case: no_functions/df_agg_v_one
result = df.agg({'v':[None]})

# case: no_functions/s_agg
result = s.agg()

# case: no_functions/s_agg_1
result = s.agg(1)

# case: no_functions/s_agg_items_a
result = s.agg(items=['a'])

# case: no_functions/s_agg_x_sum
result = s.agg(x='sum')

# case: no_functions/g_agg
result = g.agg()

# case: no_functions/g_agg_x_one
result = g.agg(x=None)

# case: no_functions/g_agg_1_2
result = g.agg([1])

# case: no_functions/g_agg_one_2
result = g.agg([None])

# case: no_functions/s_transform_len
result = s.transform(len)

# case: no_functions/df_apply_1
result = df.apply(1)

# case: no_functions/s_apply_a_1
result = s.apply({'a':1})

# case: no_functions/gs_transform_1
result = gs.transform(1)

# case: no_functions/gs_transform_1_2
result = gs.transform([1])

# case: no_functions/gs_name
result = gs.name

# case: no_functions/g_name
result = g.name

# case: no_functions/g_cumprod_x_1
result = g.cumprod(x=1)

# case: no_functions/g_cumsum_1_2
result = g.cumsum(1,2)

# case: no_functions/gs_cumprod_x
result = gs.cumprod('x')

# case: no_functions/gs_cummax_1
result = gs.cummax(1)

# case: no_functions/gs_cumcount_1_2
result = gs.cumcount(1,2)

# data: nth_in_brackets
import pandas as pd
import numpy as np
df = pd.DataFrame({'g': ['b', 'a', 'b', 'a', 'b'], 'v': [5, 3, 8, 1, 2]})
# case: nth_in_brackets/from the second on
result = df.groupby('g').nth[1:]
# data: objects_left_out
import numpy as np
import pandas as pd

# case: objects_left_out/objects-left-out-8
x = pd.DataFrame({'m1': ['a', 2.5, 1], 'o1': [None, False, True]})
result = x.groupby('m1')['o1'].value_counts(sort=False)
# data: of_one_column
import numpy as np
import pandas as pd

# case: of_one_column/of-one-column-1
D = pd.DataFrame({'k': ['x', 'y', 'x'], 'a': [3, 1, 2]})
result = D.groupby('k').nlargest(2)
# case: of_one_column/of-one-column-2
D = pd.DataFrame({'k': ['x', 'y', 'x'], 'a': [3, 1, 2]})
result = D.groupby('k').unique()
# case: of_one_column/of-one-column-13
x = pd.Index([3, 1], name='n')
y = x.set_names('z', inplace=True)
result = y, x
# case: of_one_column/of-one-column-17
Q = pd.Series([1, 2, 3, 4], index=pd.date_range('2024-01-30', periods=4)).resample('D')
result = Q.pad()
# case: of_one_column/of-one-column-19
Q = pd.Series([1, 2, 3, 4], index=pd.date_range('2024-01-30', periods=4)).resample('ME')
result = Q.asfreq(0)
# data: ranges_as_keys
import pandas as pd
import numpy as np
x = pd.DataFrame({'k': [3, 3, 4, 5], 'f': [1.5, 1.5, 2, 2]})
g = x.groupby(x.index)
# case: ranges_as_keys/differences
i = x.index
result = [str(k) for k in (i.difference(i[:1]), i.difference(i[1:2]), i.difference(i[3:]), i.difference(i), i.difference(i[:2]), i.difference([0]), pd.RangeIndex(6).difference(pd.RangeIndex(1, 6, 2)), pd.RangeIndex(6).difference(pd.RangeIndex(0, 6, 2)), pd.RangeIndex(6).difference(pd.RangeIndex(0, 2)), pd.RangeIndex(6).difference(pd.RangeIndex(1, 3)), pd.RangeIndex(6).difference(pd.RangeIndex(7, 9)), pd.RangeIndex(6).difference(pd.RangeIndex(0, 6, 5)))]
# case: ranges_as_keys/levels-without-rows
d = pd.DataFrame({'k': [2, 1, 1], 'o': [None, None, False], 'd': pd.to_datetime(['2020-01-01', None, None]), 'f': [None, .5, 1.], 'g': [None, True, None]})
result = d.groupby(['o', 'd'])['k'].last().reset_index(), d.groupby(['g', 'd'])['k'].sum().reset_index(), d.groupby(['o', 'f'])['k'].sum().reset_index()
# case: ranges_as_keys/named-one
t = pd.DataFrame({True: [2, 0], 2: [0, 2]}, index=pd.Index([False, True], name=1))
result = t.groupby(True)[2].mean()
# data: removed_categories
import numpy as np
import pandas as pd

# case: removed_categories/removed-categories-1
fc = pd.Series(['Y', 'J', 'F', 'P', 'Y'], dtype=pd.CategoricalDtype(['Y', 'J', 'F', 'P']))
result = fc.cat.remove_categories(['F', 'P']), fc.cat.remove_categories('F').cat.categories, fc.cat.remove_categories([]).cat.categories, fc.cat.as_ordered().cat.remove_categories(['F']).cat.categories
# data: several_windows_and_bins_of_times
import pandas as pd
import numpy as np
df = pd.DataFrame({'g': ['a', 'b', 'a', 'b', 'a'], 'n': [3, 1, 4, 1, 5], 'p': [0.5, np.nan, 2.25, 3.0, 4.0], 't': list('abcab')})

# case: several_windows_and_bins_of_times/roll_agg_fn
result = df[['n', 'p']].rolling(2, min_periods=1).agg(['sum', np.mean, lambda w: w.max()])

# case: several_windows_and_bins_of_times/cut_retbins_td
a, b = pd.cut(pd.Series(pd.to_timedelta([1, 2, 9], unit='h')), 2, retbins=True)
result = b

# case: several_windows_and_bins_of_times/cut_lowest_dates
d = pd.Series(pd.date_range('2024-01-01', periods=4))
result = [str(i) for i in pd.cut(d, pd.to_datetime(['2024-01-01', '2024-01-03', '2024-01-10']), include_lowest=True)]

# case: several_windows_and_bins_of_times/cut_same_date
d = pd.Series(pd.to_datetime(['2024-01-01', '2024-01-01']))
result = [str(i) for i in pd.cut(d, 2)]

# case: several_windows_and_bins_of_times/group_filter_series
result = df.groupby('g')['n'].filter(lambda s: s.sum() > 2, dropna=False)

# case: several_windows_and_bins_of_times/group_filter_bool
result = df.assign(b=df['n'] > 2).groupby('g').filter(lambda s: len(s) > 2, dropna=False)

# case: several_windows_and_bins_of_times/skew_mixed
result = df.groupby('g')[['n', 'p']].skew()

# data: slips_with_groups
import pandas as pd
import numpy as np
df = pd.DataFrame({'g': ['b', 'a', 'b', 'a'], 's': ['x', 'y', 'x', 'z'], 'v': [5, 3, 8, 1], 'w': [1.5, 2.0, 2.5, 0.5]})
# case: slips_with_groups/numbers only of a text
result = df.groupby('g')['s'].mean(numeric_only=True)
# case: slips_with_groups/the place of the largest takes no such argument
result = df.groupby('g')['v'].idxmax(numeric_only=True)
# case: slips_with_groups/a skewness of texts
result = df.groupby('g')['s'].skew()
# case: slips_with_groups/the name of a group as a tuple
result = df.groupby('g').get_group(('a',))
# case: slips_with_groups/nothing to transform of one column
result = df.head(0).groupby('g')['v'].transform(lambda s: s - s.mean())
# case: slips_with_groups/frames as transformed values
result = df.groupby('g')['v'].transform(lambda s: s.to_frame())
# case: slips_with_groups/tuples beside keys
result = df.groupby('g', as_index=False).apply(lambda d: d.shape, include_groups=False)
# data: spans_and_listed_keys
import pandas as pd
import numpy as np
import warnings
warnings.simplefilter('ignore')

df = pd.DataFrame({'k': ['a', 'b', 'a'], 'c': pd.Categorical(['x', 'y', 'x'], categories=['x', 'y', 'z']), 'v': [1, 2, 3], 'w': [1.5, 2.5, None], 't': ['p', 'q', None]})
days = pd.DataFrame({'s': ['A', 'A', 'B', 'B'], 'ts': pd.to_datetime(['2024-05-01', '2024-05-04', '2024-05-01', '2024-05-02']), 'value': [1, 2, 3, 4]})
s = pd.Series([1.1, 2.7, np.nan, -3.3])
two = df.groupby(['k', 'c'], observed=True)[['v', 'w']].sum()

# case: spans_and_listed_keys/describe_combinations_text
result = df.groupby(['c', 'k'], observed=False)['t'].describe()

# case: spans_and_listed_keys/spans_without_gaps
result = days.head(1).groupby(['s', pd.Grouper(key='ts', freq='MS')])['value'].sum().unstack('s')

# case: spans_and_listed_keys/keys_with_none
result = s.groupby([None, 0, 1, 1]).sum()

# case: spans_and_listed_keys/keys_nested_truths
result = df.groupby(['k', [True, 1, False]])['v'].sum()

# case: spans_and_listed_keys/transform_without_columns
result = df[['k', 'c']].groupby(['k', 'c']).transform(lambda x: x.max())

# case: spans_and_listed_keys/agg_of_diff
result = df.groupby('c', observed=True)['v'].agg(np.diff)

# case: spans_and_listed_keys/group_value_counts_subset
result = df.groupby('k')['v'].value_counts(subset=None)

# data: text_results
import pandas as pd
import numpy as np
# case: text_results/sum-with-min-count
x = pd.DataFrame({'g': [1, 1, 2], 's1': pd.array(['a', 'Xy', None], dtype='string')})
result = x.groupby('g')['s1'].sum(min_count=1)
# data: transformed_to_sizes
import numpy as np
import pandas as pd

# case: transformed_to_sizes/transformed-to-sizes-14
x = pd.DataFrame({'k': [], 's1': pd.array([], dtype='string')})
y = pd.DataFrame({'k': []})
x = pd.concat([x.reset_index(drop=True), y.reset_index(drop=True)], axis=1)
x = x.groupby('s1')['k'].transform('size')
result = x.groupby(x > 1).mean()
# case: transformed_to_sizes/transformed-to-sizes-15
x = pd.DataFrame({'k': [1, 1, 2], 's': ['a', 'b', 'a']})
result = x.groupby(x['s']).transform('size')
# data: tuples_as_keys
import numpy as np
import pandas as pd

# case: tuples_as_keys/tuples_as_keys-6
x = pd.DataFrame({('p', 'k'): [1, 2, 1], ('p', 'v'): [3, 4, 5], 'c': [1, 1, 2]})
result = x.agg({('p', 'k'): 'sum'})

# case: tuples_as_keys/tuples_as_keys-7
x = pd.DataFrame({('p', 'k'): [1, 2, 1], ('p', 'v'): [3, 4, 5], 'c': [1, 1, 2]})
result = x.agg({('p', 'k'): ['sum']})

# case: tuples_as_keys/tuples_as_keys-10
x = pd.DataFrame({('p', 'k'): [1, 2, 1], ('p', 'v'): [3, 4, 5], 'c': [1, 1, 2]})
result = x.groupby('c')[[('p', 'k')]].sum(), x.groupby('c')[('p', 'k')].sum()

# data: unobserved
import pandas as pd
import numpy as np
x = pd.DataFrame({'c': pd.Categorical(['a', 'b'], categories=['a', 'b', 'z']), 'k': [1, 2], 'v': [5, 7]})
# case: unobserved/['c', 'k'] agg({'v': 'max'})
result = x.groupby(['c', 'k'], as_index=False).agg({'v': 'max'})
# case: unobserved/idxmax unobserved
result = x.groupby('c')['v'].idxmax()
# case: unobserved/idxmax missing category
y = pd.DataFrame({'c': pd.Categorical(['b', 'a', None, 'b']), 'v': [1, 2, 3, 4]})
result = y.groupby('c')['v'].idxmax()
# data: unobserved_and_applied
import pandas as pd
import numpy as np
df = pd.DataFrame({'g': ['b', 'a', 'b', 'a'], 'c': pd.Categorical(['p', 'q', 'q', 'q'], categories=['z', 'q', 'p']), 'v': [5, 3, 8, 1]})
# case: unobserved_and_applied/dicts
result = df.groupby(['g', 'c'], observed=False)['v'].apply(lambda s: {'n': len(s)})
# case: unobserved_and_applied/different values with missing ones
result = df.groupby(['g', 'c'], observed=False)['v'].nunique(dropna=False)
# case: unobserved_and_applied/arrays of values
result = df.groupby(['g', 'c'], observed=False)['v'].unique()
# case: unobserved_and_applied/iterated in order of appearance
result = [key for key, part in df.groupby(['g', 'c'], observed=False, sort=False)]
# case: unobserved_and_applied/filtered by the first row
result = df.groupby(['g', 'c'], observed=False).filter(lambda d: d['v'].iloc[0] > 4)
# data: what_apply_gives
import pandas as pd
import numpy as np
# case: what_apply_gives/series of frames keep the order of the groups
df = pd.DataFrame({'g': ['a', 'b', 'a'], 'v': [1, 2, 3]})
result = df.groupby('g', group_keys=False).apply(lambda d: d['v'] / d['v'].sum())
# case: what_apply_gives/nothing but None
df = pd.DataFrame({'g': ['a', 'b', 'a'], 'v': [1, 2, 3]})
result = df.groupby('g')['v'].apply(lambda s: None)
