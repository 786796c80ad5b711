# data: checked_labels_and_names
import pandas as pd
import numpy as np
a = pd.DataFrame({'x': [1, 2], 'y': ['p', 'q']})
b = pd.DataFrame({'x': [3, 4], 'z': [True, False]})
s = pd.Series([1, 2], name='s')
t = pd.Series([3, 4], index=[1, 1], name='t')
lo = pd.DataFrame({'c': pd.Categorical(['a', 'b'])})
hi = pd.DataFrame({'c': pd.Categorical(['b', 'a'], categories=['b', 'a'], ordered=True)})
other = pd.DataFrame({'c': pd.Categorical(['b', 'a'], categories=['b', 'a'])})

# case: checked_labels_and_names/columns that are once
result = pd.concat([a, b.add_prefix('b_')], axis=1, verify_integrity=True)
# case: checked_labels_and_names/common labels of series that repeat
result = pd.concat([s, t], axis=1, join='inner')
# case: checked_labels_and_names/letters as names
result = pd.concat({'u': a, 'v': b}, names='lev')
# case: checked_labels_and_names/series aligned along columns
result = s.align(t, axis=1)
# data: concat
import pandas as pd
import numpy as np
a = pd.DataFrame({'x': [1, 2], 'y': ['a', 'b']})
b = pd.DataFrame({'x': [3], 'y': ['c']})
c = pd.DataFrame({'y': ['d'], 'z': [1.5]})
# case: concat/axis1-keys
result = pd.concat([pd.Series([1, 2]), pd.Series([3, 4])], axis=1, keys=['p', 'q'])
# case: concat/empty-list
result = pd.concat([])
# case: concat/not-a-list
result = pd.concat(a)
# case: concat/wrong-type
result = pd.concat([a, [1, 2]])
# data: dates_side_by_side
import pandas as pd
# case: dates_side_by_side/categories
y = pd.Series([1, 2], index=pd.CategoricalIndex(['b', 'a']))
x = pd.Series([1, 2], index=pd.CategoricalIndex(['a', 'b']))
z = pd.Series([1, 2], index=pd.CategoricalIndex(['a', 'c']))
result = pd.concat([y, x], axis=1), pd.concat([y, z], axis=1), pd.DataFrame({'a': y, 'b': x}), pd.concat([z, y], axis=1)
# data: intervals
import numpy as np
import pandas as pd

# case: intervals/intervals-16
x = pd.Series([pd.Interval(0, 1)])
result = pd.concat([x, pd.Series([pd.Interval(2, 3, closed='left')])])
# data: labels_inferred
import numpy as np
import pandas as pd

# case: labels_inferred/labels-inferred-17
result = pd.Index([True]).append(pd.Index([1])).dtype
# data: levels_side_by_side
import pandas as pd
import numpy as np

# case: levels_side_by_side/mi_str
x = pd.DataFrame([[1,2]], columns=pd.MultiIndex.from_tuples([('a',1),('a',2)], names=['p','q']))
result = pd.concat([x, pd.DataFrame({'z':[1],'k':[2]})])

# case: levels_side_by_side/mi_mi3
x = pd.DataFrame([[1,2]], columns=pd.MultiIndex.from_tuples([('a',1),('a',2)]))
y = pd.DataFrame([[1,2]], columns=pd.MultiIndex.from_tuples([('a',1, 3),('a',2, 3)]))
result = pd.concat([x, y])

# case: levels_side_by_side/inner2
x = pd.DataFrame([[1,2]], columns=pd.MultiIndex.from_tuples([('a',1),('a',2)], names=['p','q']))
result = pd.concat([pd.DataFrame({'z':[1],'k':[2]}), x], join='inner')

# case: levels_side_by_side/ignore
x = pd.Series([1,2], index=pd.MultiIndex.from_tuples([('a',1),('a',2)], names=['p','q']), name='s')
result = pd.concat([x, pd.Series([1,2])], axis=1, ignore_index=True)
# data: own_dtypes_without_rows
import numpy as np
import pandas as pd

# case: own_dtypes_without_rows/own_dtypes-36
a = pd.DataFrame({'p': pd.array(['a', 'b'],dtype='category')})
result = pd.concat([pd.DataFrame({'p': pd.to_datetime(['2020-01-01'])}).head(0), a])

# case: own_dtypes_without_rows/own_dtypes-42
a = pd.DataFrame({'p': pd.array([True, None],dtype='category')})
result = pd.concat([pd.DataFrame({'p': [False]}), a.head(0)])

# case: own_dtypes_without_rows/own_dtypes-69
a = pd.DataFrame({'p': pd.PeriodIndex([None, None], freq='M'), 'k': ['a', 'b']})
result = a.groupby('k')['p'].agg(lambda s: None)

# data: parts_without_values
import pandas as pd
import numpy as np

# case: parts_without_values/cati_int_ser
result = pd.concat([pd.Series(pd.Categorical([3, None])), pd.Series([1, 2])])

# case: parts_without_values/empties3
result = pd.concat([pd.DataFrame({'a': pd.array([], dtype='Int64')}), pd.DataFrame({'a': pd.Categorical([])})])

# case: parts_without_values/cats
result = [pd.Series(['a', None])[[1]].astype('category').cat.categories.dtype == object, pd.Categorical([np.nan]).categories.dtype == object]

# data: shared_labels_and_cumulation
import numpy as np
import pandas as pd

# case: shared_labels_and_cumulation/shared_labels-13
s = pd.Series(pd.interval_range(0, 2))
result = s.cummax()

# case: shared_labels_and_cumulation/shared_labels-14
s = pd.Series(pd.to_timedelta([1, 2], unit='D'))
result = s.cumprod()

# case: shared_labels_and_cumulation/shared_labels-36
d = pd.DataFrame({'c': pd.Categorical(['a', None]), 'v': [1, 2]})
result = d.combine_first(pd.DataFrame({'c': pd.Categorical(['a', 'b']), 'w': [1, 2]}))

# case: shared_labels_and_cumulation/shared_labels-39
s = pd.Series(['a', 'c', 'b'], dtype='string')
result = s.cummax()

# case: shared_labels_and_cumulation/shared_labels-43
c = pd.Series(pd.Categorical(['a', None]))
result = c.groupby([1, 1]).cummax()

# data: truths_and_numbers
import pandas as pd
import numpy as np

b = pd.DataFrame({'b': [True, False]})
i = pd.DataFrame({'b': [1, 0]})
f = pd.DataFrame({'b': [1.5, 0]})
# case: truths_and_numbers/inner-of-nothing
x = pd.concat([pd.DataFrame([]), pd.DataFrame({'a': [1]})], join='inner')
result = x, x.apply(lambda s: s.isna().sum())
# case: truths_and_numbers/dates-and-nullable
result = pd.Series(pd.to_datetime(['2020-01-01', None])) == pd.array([True, None], dtype='boolean')
