# data: directions_in_a_list
import pandas as pd

levels = pd.MultiIndex.from_tuples([('b', 'x', 1), ('a', 'y', 2), ('b', 'x', 0), ('a', 'x', 1)])
s = pd.Series(range(4), index=levels)

# case: directions_in_a_list/one direction for three levels
result = s.sort_index(ascending=[False])

# case: directions_in_a_list/no direction for levels
result = s.sort_index(ascending=[])

# case: directions_in_a_list/one direction for labels that fall
result = pd.DataFrame({'o': [0, 1]}, index=[3, 1]).sort_index(ascending=[False])

# data: directions_that_are_numbers
import numpy as np
import pandas as pd

d = pd.DataFrame({'k': ['x', 'y', 'x'], 'v': [1, 2, 3]}, index=pd.Index([5, 6, 5], name='i'))
m = d.set_index('k', append=True)

# case: directions_that_are_numbers/of several levels
result = m.sort_index(ascending=0)

# data: largest_rows
import pandas as pd
import numpy as np

# case: largest_rows/same_labels
s = pd.Series([2, np.nan, 3, 1, np.nan], index=list('aabbc'))
result = [s.nlargest(n) for n in (1, 3, 4, 5)]

# case: largest_rows/text_column
result = pd.DataFrame({'a': ['a', 'b']}).nlargest(1, 'a')

# case: largest_rows/category
result = pd.Series(pd.Categorical([1, 2])).nlargest(1)

# case: largest_rows/same_column
result = pd.DataFrame([[1, 2], [3, 4]], columns=['a', 'a']).nlargest(1, 'a')

# case: largest_rows/index_and_column
result = pd.DataFrame({'a': [1, 2], 'b': [3, 4]}).set_index('a', drop=False).nlargest(1, ['a', 'b'])

# case: largest_rows/deep_prefix
x = pd.DataFrame([[1, 2], [3, 4]], columns=pd.MultiIndex.from_tuples([('a', 'x'), ('b', 'y')]))
result = x.nlargest(1, 'a')

# case: largest_rows/lost_labels
s = pd.DataFrame({'a': [1, np.nan, 1], 'b': [1, 2, 3]}).groupby(['a', 'b'], dropna=False).size()
result = s.nlargest(1)

# case: largest_rows/lost_loc
s = pd.DataFrame({'a': [1, np.nan, 1], 'b': [1, 2, 3]}).groupby(['a', 'b'], dropna=False).size()
result = s.loc[(np.nan, 2)]

# case: largest_rows/lost_drop
s = pd.DataFrame({'a': [1, np.nan, 1], 'b': [1, 2, 3]}).groupby(['a', 'b'], dropna=False).size()
result = s.drop((np.nan, 2))

# case: largest_rows/dup_names
x = pd.DataFrame([[1, 2, 3], [1, 2, 4], [1, 3, 3], [1, 2, 3]], columns=['a', 'a', 'b'])
result = (x.drop_duplicates('a'), x.duplicated(['a']), x.drop_duplicates(['a', 'b'], keep='last'), x.duplicated('b'), x.drop_duplicates())

# case: largest_rows/get_dicts
result = (pd.Series([{'a': 1}, {'b': 2}]).str.get('a'), pd.Series([{'a': 1}, {'b': 2}]).str.get('z'), pd.Series(['ab', 1, None]).str.get(0), pd.Series([(1.5, 2), (2, 3)]).str[-1])

# data: level_directions
import numpy as np
import pandas as pd

# case: level_directions/level-directions-15
idx = pd.MultiIndex.from_product([['DE','FR','IT'],[2020,2021],['Q1','Q2']], names=['country','year','quarter'])
gdp = pd.DataFrame({'output': range(12)}, index=idx)
result = gdp.sort_index(level='quarter', ascending=[])
# case: level_directions/level-directions-17
gdp = pd.DataFrame({'output': range(3)}, index=pd.Index([2,3,1], name='k'))
result = gdp.sort_index(level=['k'], ascending=[False, True])
# case: level_directions/level-directions-18
gdp = pd.DataFrame({'output': range(3)}, index=pd.Index([2,3,1], name='k'))
result = gdp.sort_index(ascending=[False])
# data: levels_of_one_level
# sort_index(level=...) where there is one level, and where sorted labels have stood.
import pandas as pd
import numpy as np
f = pd.DataFrame({"a": [1, 2, 3], "b": [3, 1, 2]}).set_index("b", drop=False)
# case: levels_of_one_level/places
result = pd.Index([3, 1, 2], name="n").sort_values(return_indexer=True)
# data: orders_that_are_there
import pandas as pd
import numpy as np
# case: orders_that_are_there/modes-of-mixed-kinds
result = [pd.Series(v, dtype=object).mode() for v in ([1.5, 2, 'x', pd.Timestamp('2020')], [1.5, 'x', 'x'], ['x', 1, 'x', 1, None], [(1,), 2])]
# data: ranges_by_level
import pandas as pd
import numpy as np

df = pd.DataFrame({'a': [1, 2, 3]})

# case: ranges_by_level/range_rising
result = df.sort_index(level=0)

# data: sort
import pandas as pd
import numpy as np
df = pd.DataFrame({'g': ['b', 'a', 'b', 'a', None], 'n': [3, 1, 3, 2, 5], 'f': [2.5, np.nan, 1.5, 0.5, 2.5]})
# case: sort/ascending-length
result = df.sort_values(['g', 'n'], ascending=[True])
# data: ties
import pandas as pd
import numpy as np

a_df = pd.DataFrame({'k': [3, 3, 3, 1, 1, 3, 1, 0, 3, 2, 1, 0], 'v': [2, 2, 2, 0, 2, 1, 1, 2, 2, 2, 2, 0], 's': ['u', 'x', 'u', 'x', 'x', 'x', 'y', 'y', 'u', 'x', 'w', 'z']})
b_df = pd.DataFrame({'k': [7, 3, 8, 3, 4, 7, 0, 1, 7, 4, 6, 8, 1, 4, 5, 3, 8, 4, 0, 1, 1, 6, 1, 4, 6, 1, 0, 0, 3, 3, 0, 7, 6, 6, 6, 1, 3, 4, 5, 1], 'f': [0.5, 0.5, 0.0, 0.75, 0.0, 0.25, 0.25, 1.25, 0.0, 0.0, 0.0, 0.75, 0.75, 0.25, 1.25, 1.0, 0.25, 0.75, 1.0, 0.25, 1.25, 0.25, 0.75, 1.25, 0.75, 0.0, 0.75, 0.75, 0.25, 0.0, 0.5, 1.0, 0.5, 0.0, 0.25, 0.25, 0.75, 1.0, 1.25, 1.0], 's': ['ann', 'ann', 'bob', 'bob', 'di', 'cy', 'ann', 'cy', 'cy', 'di', 'ann', 'ann', 'ann', 'bob', 'bob', 'ann', 'cy', 'cy', 'di', 'bob', 'di', 'bob', 'di', 'bob', 'bob', 'cy', 'bob', 'bob', 'bob', 'bob', 'bob', 'di', 'di', 'ann', 'di', 'ann', 'ann', 'ann', 'ann', 'cy']})
c_df = pd.DataFrame({'k': [(i * 37) % 11 for i in range(300)], 'v': [(i * i) % 97 for i in range(300)], 's': ['n%d' % (i * 7 % 13) for i in range(300)]})
# case: ties/times
result = pd.Series(pd.to_datetime('2024-01-01') + pd.to_timedelta(b_df['k'], unit='D')).sort_values().index.tolist()
