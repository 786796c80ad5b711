import pandas as pd
import numpy as np

# case: cat_int
result = pd.concat([pd.DataFrame({'a': pd.Categorical([None, None])}), pd.DataFrame({'a': [1, 2]})])

# case: cat_int_ser
result = pd.concat([pd.Series(pd.Categorical([None, None])), pd.Series([1, 2])])

# case: cati_int_ser
result = pd.concat([pd.Series(pd.Categorical([3, None])), pd.Series([1, 2])])

# case: cati_int
result = pd.concat([pd.DataFrame({'a': pd.Categorical([3, None])}), pd.DataFrame({'a': [1, 2]})])

# case: cat_diff
result = pd.concat([pd.DataFrame({'a': pd.Categorical(['a', None])}), pd.DataFrame({'a': pd.Categorical(['b'])})])

# case: cat_empty_other
result = pd.concat([pd.DataFrame({'a': pd.Categorical(['a', None])}), pd.DataFrame({'a': pd.Categorical([])})])

# case: cat_na_other
result = pd.concat([pd.DataFrame({'a': pd.Categorical(['a', None])}), pd.DataFrame({'a': pd.Categorical([None])})])

# case: cat_na_first
result = pd.concat([pd.DataFrame({'a': pd.Categorical([None])}), pd.DataFrame({'a': pd.Categorical(['a', None])})])

# case: cat_na_none
result = pd.concat([pd.DataFrame({'a': pd.Categorical(['a', None])}), pd.DataFrame({'a': [None, None]})])

# case: cat_absent
result = pd.concat([pd.DataFrame({'a': pd.Categorical(['a', None])}), pd.DataFrame({'b': [None, None]})])

# case: cat_nat
result = pd.concat([pd.DataFrame({'a': pd.Categorical(['a', None])}), pd.DataFrame({'a': pd.to_datetime([None, None])})])

# case: nat_int
result = pd.concat([pd.DataFrame({'a': [1]}), pd.DataFrame({'a': pd.to_datetime([None, None])})])

# case: nat_str
result = pd.concat([pd.DataFrame({'a': ['s']}), pd.DataFrame({'a': pd.to_datetime([None, None])})])

# case: nat_td
result = pd.concat([pd.DataFrame({'a': pd.to_timedelta(['1 days'])}), pd.DataFrame({'a': pd.to_datetime([None, None])})])

# case: int64_na_td
result = pd.concat([pd.DataFrame({'a': pd.to_timedelta(['1 days'])}), pd.DataFrame({'a': pd.array([None, None], dtype='Int64')})])

# case: int64_na_int
result = pd.concat([pd.DataFrame({'a': [1]}), pd.DataFrame({'a': pd.array([None, None], dtype='Int64')})])

# case: int64_na_float
result = pd.concat([pd.DataFrame({'a': [1.5]}), pd.DataFrame({'a': pd.array([None, None], dtype='Int64')})])

# case: int64_na_str
result = pd.concat([pd.DataFrame({'a': ['1.5']}), pd.DataFrame({'a': pd.array([None, None], dtype='Int64')})])

# case: string_na_str
result = pd.concat([pd.DataFrame({'a': ['1.5']}), pd.DataFrame({'a': pd.array([None, None], dtype='string')})])

# case: string_str_na
result = pd.concat([pd.DataFrame({'a': [None, np.nan]}), pd.DataFrame({'a': pd.array([None, 's'], dtype='string')})])

# case: string_float
result = pd.concat([pd.DataFrame({'a': [np.nan]}), pd.DataFrame({'a': pd.array([None, 's'], dtype='string')})])

# case: string_na_float
result = pd.concat([pd.DataFrame({'a': [1.5]}), pd.DataFrame({'a': pd.array([None], dtype='string')})])

# case: boolean_na_bool
result = pd.concat([pd.DataFrame({'a': [True]}), pd.DataFrame({'a': pd.array([None], dtype='boolean')})])

# case: none_bool
result = pd.concat([pd.DataFrame({'a': [True]}), pd.DataFrame({'a': [None]})])

# case: nan_bool
result = pd.concat([pd.DataFrame({'a': [True]}), pd.DataFrame({'a': [np.nan]})])

# case: none_int
result = pd.concat([pd.DataFrame({'a': [1]}), pd.DataFrame({'a': [None]})])

# case: none_dt
result = pd.concat([pd.DataFrame({'a': pd.to_datetime(['2020-01-01'])}), pd.DataFrame({'a': [None]})])

# case: nan_dt
result = pd.concat([pd.DataFrame({'a': pd.to_datetime(['2020-01-01'])}), pd.DataFrame({'a': [np.nan]})])

# case: empties
result = pd.concat([pd.DataFrame({'a': pd.to_datetime([])}), pd.DataFrame({'a': []})])

# case: empties2
result = pd.concat([pd.DataFrame({'a': pd.to_datetime([])}), pd.DataFrame({'a': pd.Categorical([])})])

# case: empties3
result = pd.concat([pd.DataFrame({'a': pd.array([], dtype='Int64')}), pd.DataFrame({'a': pd.Categorical([])})])

# case: empties4
result = pd.concat([pd.Series(pd.array([], dtype='Int64')), pd.Series(pd.Categorical([]))])

# case: empties5
result = pd.concat([pd.Series([], dtype='int64'), pd.Series([], dtype=bool)])

# case: empties6
result = pd.concat([pd.Series([], dtype='int64'), pd.Series([], dtype=object), pd.Series([], dtype=float)])

# case: absent_int
result = pd.concat([pd.DataFrame({'a': [1]}), pd.DataFrame({'b': [1]}), pd.DataFrame({'a': [True]})])

# case: absent_na
result = pd.concat([pd.DataFrame({'a': [None, np.nan]}), pd.DataFrame({'b': [1]})])

# case: absent_na2
result = pd.concat([pd.DataFrame({'a': [np.nan, None], 'c': ['s', 't']}), pd.DataFrame({'b': [1]})])

# case: absent_nat
result = pd.concat([pd.DataFrame({'a': pd.to_datetime([None])}), pd.DataFrame({'b': [1]})])

# case: absent_period
result = pd.concat([pd.DataFrame({'a': pd.to_datetime(['2020-01-01', None])}).apply(lambda s: s.dt.to_period('M')), pd.DataFrame({'b': [1]})])

# case: int_catna_absent
result = pd.concat([pd.DataFrame({'a': [1]}), pd.DataFrame({'b': [1]}), pd.DataFrame({'a': pd.Categorical([None, None])})])

# case: cats
result = [pd.Series(['a', None])[[1]].astype('category').cat.categories.dtype == object, pd.Categorical([np.nan]).categories.dtype == object]

# case: cats2
result = [str(pd.Categorical([pd.NaT]).categories.dtype), str(pd.to_datetime(pd.Series([None])).astype('category').cat.categories.dtype)]

# case: interval
result = pd.concat([pd.DataFrame({'a': pd.cut([1, 2], [0, 1, 2])}), pd.DataFrame({'a': [1]})])

# case: tfi
result = pd.concat([pd.DataFrame({'a': [1.5]}), pd.DataFrame({'a': [True]}), pd.DataFrame({'a': [1]})])

# case: tif
result = pd.concat([pd.DataFrame({'a': [1]}), pd.DataFrame({'a': [True]}), pd.DataFrame({'a': [1.5]})])
