# data: arguments_of_bins_and_dummies
import pandas as pd
import numpy as np
s = pd.Series([1, 5, 10])
df = pd.DataFrame({'a': ['x', 'y'], 'b': ['p', 'q'], 'n': [1, 2]})

# case: arguments_of_bins_and_dummies/neither order nor labels
result = pd.cut(s, 2, ordered=False)
# case: arguments_of_bins_and_dummies/labels that are no list
result = pd.cut(s, 2, labels=True)
# case: arguments_of_bins_and_dummies/an unknown way with duplicates
result = pd.cut(s, [0, 5, 10], duplicates='keep')
# case: arguments_of_bins_and_dummies/no edges and the lowest
result = pd.cut(s, [], include_lowest=True)
# case: arguments_of_bins_and_dummies/one edge
result = pd.cut(s, [1], include_lowest=True, labels=False)
# case: arguments_of_bins_and_dummies/dates as edges of numbers
result = pd.cut(s, pd.to_datetime(['2024-01-01', '2024-02-01']))
# case: arguments_of_bins_and_dummies/numbers as edges of durations
result = pd.cut(pd.to_timedelta(s, 'D'), [0, 5, 10])
# case: arguments_of_bins_and_dummies/quantiles of nothing
result = pd.qcut(pd.Series([], dtype=float), [0, 1])
# case: arguments_of_bins_and_dummies/one name of columns
result = pd.get_dummies(df, columns='a')
# case: arguments_of_bins_and_dummies/too few prefixes
result = pd.get_dummies(df, prefix=['p'])
# case: arguments_of_bins_and_dummies/prefixes and separators
result = pd.get_dummies(df, prefix={'a': 'A', 'b': 'B'}, prefix_sep=['-', '='])
# case: arguments_of_bins_and_dummies/objects
result = pd.get_dummies(df, dtype=object)
# case: arguments_of_bins_and_dummies/text
result = pd.get_dummies(pd.Series(['x', None]), dtype=str)
# case: arguments_of_bins_and_dummies/missing nullable truths
result = pd.get_dummies(pd.Series([True, None], dtype='boolean'), prefix='t', dummy_na=True)
# case: arguments_of_bins_and_dummies/dates in a list once each
result = pd.unique([pd.Timestamp('2024-01-01'), pd.Timestamp('2024-01-01')])
# data: beside_a_level
import pandas as pd
import numpy as np
sales = pd.DataFrame({'region': ['N', 'N', 'S', 'S', 'E', 'N'], 'product': ['a', 'b', 'a', 'b', 'a', 'a'], 'year': [2020, 2020, 2021, 2020, 2021, 2021], 'qty': [10, 5, 8, 0, 3, 7], 'rev': [100.0, 55.5, np.nan, 0.0, 30.25, 70.0]})
g = sales.groupby(['region', 'product'])[['qty', 'rev']].sum()
s = g['qty']
w = g.unstack()

# case: beside_a_level/w.melt(col_level=0, id_vars='qty') if False else w.reset_index().melt(col_level=0).shape
result = w.melt(col_level=0, id_vars='qty') if False else w.reset_index().melt(col_level=0).shape
# data: bins_and_cases_of_dtypes
import pandas as pd
import numpy as np
import datetime
# case: bins_and_cases_of_dtypes/bins-7
result=pd.cut([1,None,3],2)
# case: bins_and_cases_of_dtypes/bins-10
result=pd.cut(pd.Series([True,None,False],dtype='boolean'),[-1,0,1])
# case: bins_and_cases_of_dtypes/bins-14
result=pd.cut(pd.Series([None,None]),[0,1])
# case: bins_and_cases_of_dtypes/bins-21
result=pd.Series([3,1,2,2]).case_when([(pd.Series([True,False,True,False]),pd.Series([1,2,3,4.5]))])
# case: bins_and_cases_of_dtypes/bins-26
result=pd.Series([True,False]).quantile([0.25,0.5])
# case: bins_and_cases_of_dtypes/bins-27
result=pd.Series([1,None,3],dtype='Int64').head(1).item()
# case: bins_and_cases_of_dtypes/bins-29
result=pd.cut(pd.Series(pd.to_datetime(['2020-01-03',None,'2020-01-01'])),[0,2,4])
# data: descriptions
import pandas as pd
import numpy as np
# case: descriptions/describe-bools-sum
result = pd.Series([True,False,True]).describe().sum()
# case: descriptions/describe-objects-beside
result = pd.DataFrame({'b':[None,None,None],'c':pd.Series([1,1,2],dtype=object)}).describe()
# case: descriptions/describe-frame-groups-of-objects
result = pd.DataFrame({'g':[1,1,2],'c':pd.Series([1,1,2.5],dtype=object)}).groupby('g').describe()
# case: descriptions/shares-of-the-key
x = pd.DataFrame({'k': [1, 3, 1, 1], 'c1': pd.Categorical(['c', 'b', 'b', None]), 'i1': [3, 2, 0, 1]})
result = x.groupby('c1')['c1'].value_counts(normalize=True)
# data: extremes_of_nothing
import numpy as np
import pandas as pd

# case: extremes_of_nothing/extremes-of-nothing-1
x = pd.DataFrame({'a': [1.0, None], 'b': [2, 1]})
result = x.idxmin(skipna=False)

# case: extremes_of_nothing/extremes-of-nothing-4
x = pd.DataFrame({'a': pd.array([1, None], dtype='Int64')})
result = x.idxmin(skipna=False)

# case: extremes_of_nothing/extremes-of-nothing-14
x = pd.DataFrame({'a': pd.to_datetime([None, None])})
result = x.idxmin()

# case: extremes_of_nothing/extremes-of-nothing-18
x = pd.DataFrame({'a': pd.Categorical([None, None], categories=['a'], ordered=True)})
result = x.idxmin(skipna=False)

# case: extremes_of_nothing/extremes-of-nothing-20
x = pd.Series(pd.Categorical([None, None], categories=['a'], ordered=True))
result = x.idxmin()

# data: factorized_with_missing
import numpy as np
import pandas as pd

# case: factorized_with_missing/factorized-with-missing-16
result = pd.factorize([None, 'x'], use_na_sentinel=False)

# data: kinds
import pandas as pd
import numpy as np
d = pd.DataFrame({'k': [3, 1], 'b': [False, True], 'f': [1.5, np.nan], 't': ['a', 'b'], 'I': pd.array([1, None], dtype='Int64')})
n = d[['t']]
# case: kinds/quantile-none
result = n.quantile(numeric_only=True)
# case: kinds/idxmax-none
result = n.idxmax(numeric_only=True)
# case: kinds/map-cat-some
result = pd.Series(['p', 'q'], dtype='category').map({'p': 1.5})
# case: kinds/count1
result = d[['k', 'I']].count(axis=1)
# case: kinds/shift-empty-s
result = d[d.k > 9].k.shift(1)
# case: kinds/shift-empty2
result = d[['k', 'b']][d.k > 9].shift(1)
# data: named_results_that_are_missing
# Results of agg(name=(column, function)) that are missing: the last one that is there takes their place.
import pandas as pd
import numpy as np
f = pd.DataFrame({"a": [12], "b": [3.0]})
n = pd.DataFrame({"a": [np.nan, np.nan], "b": [3.0, 1.0]})
# case: named_results_that_are_missing/deviation of one row
result = f.agg(x=("a", "sum"), y=("a", "std"), z=("b", "min"))
# case: named_results_that_are_missing/one column
result = f.agg(x=("a", "sum"), y=("a", "std"))
# case: named_results_that_are_missing/nothing there
result = f.agg(y=("a", "std"), x=("a", "sum"), z=("b", "std"))
# case: named_results_that_are_missing/functions
result = f.agg(x=("a", "sum"), y=("b", lambda s: s.iloc[0] * 2), z=("b", max))
# data: names_that_windows_lack
import pandas as pd
df = pd.DataFrame({'a': [1, 2, 3], 'b': [1, 2, 3]})
# case: names_that_windows_lack/a function that windows lack
result = df.rolling(2).agg(['cumsum'])
# case: names_that_windows_lack/a column's own name for it
result = df.rolling(2).agg({'a': ['sum', 'a']})
# data: objects
import pandas as pd
import numpy as np
# case: objects/query-of-columns-twice
x = pd.DataFrame([[1,2,3]])
x.columns=['b','b','a']
result = x.query('a > 0')
# case: objects/apply-all-nat
x = pd.DataFrame({'a':[1,2]})
result = x.apply(lambda r: pd.Series({'p': pd.NaT, 'q': 1}), axis=1)
# case: objects/idxmin-of-nothing-by-date
result = pd.Series([np.nan], index=pd.to_datetime(['2020-01-01'])).idxmin()
# case: objects/idxmin-of-nothing-by-string
result = pd.Series([np.nan], index=pd.Index(['a'],dtype='string')).idxmin()
# case: objects/argmin-of-nan
result = pd.Series([np.nan,np.nan]).argmin()
# data: picked_truths
import pandas as pd

flags = pd.Series([True, False, True, True])
df = pd.DataFrame({"a": [1, 2, 3, 9], "k": flags})
# case: picked_truths/lower
result = flags.quantile(0.3, interpolation="lower")
# case: picked_truths/higher
result = flags.quantile(0.3, interpolation="higher")
# data: quantiles_of_nullable
import pandas as pd
import numpy as np

# case: quantiles_of_nullable/missing
result = pd.Series([None], dtype='Int64').quantile([0.5]), pd.Series([None, None], dtype='Float64').quantile([0.5])
# data: quantiles_of_objects
import pandas as pd
import numpy as np
o = pd.Series([1, pd.NA, 3], dtype=object)
n = pd.Series([1, None, 3], dtype='Int64')
m = pd.Series([5, 2, None], dtype='Int64')
f = pd.Series([1.5, None], dtype='Float64')
q = pd.Series([1, 2, 3, 4], dtype=object)
t = pd.Series([True, False, True])

# case: quantiles_of_objects/quantile-16
result = pd.Series(['a', 'b']).quantile([0, 1], interpolation='higher')

# case: quantiles_of_objects/quantile-20
result = pd.Series([True, False], dtype=object).quantile(0.5)

# case: quantiles_of_objects/quantile-28
result = pd.DataFrame({'a': q, 'b': list('aabb')}).groupby('b')['a'].quantile(0.5)

# data: ranks_and_extremes
# Ranks of categories, labels of extremes, correlations and text of what is no text.
import pandas as pd
import numpy as np
# case: ranks_and_extremes/8 pd.DataFrame({'k': [1, 1, 2, 2, 2], 'c': c}).groupby('k')['c'].rank()
c = pd.Series(pd.Categorical(['lo', 'hi', 'mid', 'lo', None], categories=['lo', 'mid', 'hi']))
o = pd.Series(pd.Categorical(['lo', 'hi', 'mid', 'lo', None], categories=['lo', 'mid', 'hi'], ordered=True))
n = pd.Series([3, 1, 2, 1]).astype('category')
u = pd.Series(pd.Categorical([3, 1, 2, 1], categories=[3, 2, 1]))
result = pd.DataFrame({'k': [1, 1, 2, 2, 2], 'c': c}).groupby('k')['c'].rank()
# case: ranks_and_extremes/32 d.dt.date.str.strip()
x = pd.DataFrame({'k': [2, 3, 3, 1, 2, 3], 'f': [2, 1, None, 1, -3, 2.0], 'I1': pd.array([2, 1, None, 1, -3, 2], dtype='Int64')})
d = pd.Series(pd.to_datetime(['2020-01-15', '2020-01-16', None]))
result = d.dt.date.str.strip()
# case: ranks_and_extremes/45 x.value_counts(['k']).reindex([1, 2])
x = pd.DataFrame({'k': [2, 3, 3, 1, 2, 3], 'f': [2, 1, None, 1, -3, 2.0], 'I1': pd.array([2, 1, None, 1, -3, 2], dtype='Int64')})
d = pd.Series(pd.to_datetime(['2020-01-15', '2020-01-16', None]))
result = x.value_counts(['k']).reindex([1, 2])
# case: ranks_and_extremes/46 x.value_counts(['k']).reindex([(1,), (2,)])
x = pd.DataFrame({'k': [2, 3, 3, 1, 2, 3], 'f': [2, 1, None, 1, -3, 2.0], 'I1': pd.array([2, 1, None, 1, -3, 2], dtype='Int64')})
d = pd.Series(pd.to_datetime(['2020-01-15', '2020-01-16', None]))
result = x.value_counts(['k']).reindex([(1,), (2,)])
# case: ranks_and_extremes/64 str(x[['f', 'g']].std(axis=1).tolist())
x = pd.DataFrame({'f': [1.25, -7.1, 3.3], 'g': [2.5, 0.35, 9.9], 'i': [3, 4, 5]})
result = str(x[['f', 'g']].std(axis=1).tolist())
# case: ranks_and_extremes/81 str(df.corr(method='spearman').values.tolist())
df = pd.DataFrame({'n': [3, 1, 2, 5, 1, 4, 3], 'p': [2.5, None, 1.0, 4.25, 3.0, 2.0, 2.5], 'q': [0.1, 0.7, 0.3, 0.9, 0.2, 0.35, 0.77]})
result = str(df.corr(method='spearman').values.tolist())
# data: scalars
import pandas as pd
import numpy as np
# case: scalars/squeezed-row
result = pd.DataFrame({'a':[1],'b':['x']}).squeeze()['a']
# case: scalars/quantile-of-ends
result = pd.Series([-9223372036854775808,1579084200000000000]).quantile(0.25)
# case: scalars/max-of-none
result = pd.DataFrame({'a':[None,None]}).max()
# data: stats
import pandas as pd
import numpy as np
df = pd.DataFrame({'a': [1, 2, 3, 4], 'f': [1.5, np.nan, 2.5, 10.25], 's': ['x', 'y', 'x', None], 'b': [True, False, True, True]})
# case: stats/power-negative
result = df['a'] ** -1
# case: stats/large-mean
result = pd.Series([0.1 * i for i in range(1000)]).mean()
# data: truths_among_bins
import pandas as pd
import numpy as np
o = pd.Series([1, pd.NA, 3], dtype=object)
n = pd.Series([1, None, 3], dtype='Int64')
m = pd.Series([5, 2, None], dtype='Int64')
f = pd.Series([1.5, None], dtype='Float64')
q = pd.Series([1, 2, 3, 4], dtype=object)
t = pd.Series([True, False, True])

# case: truths_among_bins/bins-5
result = pd.cut([0.5, 1], [False, True])

# case: truths_among_bins/bins-8
result = pd.cut(pd.Series([0.5, 1]), [False, 1.5])

# case: truths_among_bins/bins-21
result = pd.cut([1, 2, 3], True)

# case: truths_among_bins/bins-23
result = pd.cut([1, 2, 3], [0, None, 3])

# case: truths_among_bins/bins-25
result = pd.cut([1, 2, 3], [True, True, 3])

# case: truths_among_bins/others-3
result = pd.cut([1, 2, 3], False)

# data: weighted_ranked_and_binned
import pandas as pd
import numpy as np
df = pd.DataFrame({'a': [1, 2, 3], 'b': [4.5, 2.0, 7.5], 'c': [3, 9, 1]})
# case: weighted_ranked_and_binned/diff axis3
result = df.diff(axis='columns', periods=-1)
# case: weighted_ranked_and_binned/kurt
result = pd.Series([1, 2, 2, 5, 9.5, 3]).kurt()
# case: weighted_ranked_and_binned/bins named
result = pd.Series([1, 2, 2, 5, 9.5, np.nan], name='v').value_counts(bins=4, normalize=True)
# case: weighted_ranked_and_binned/bins none
result = pd.Series([1, 2, 2, 5, 9.5, np.nan], name='v').value_counts(bins=[20, 30])
# case: weighted_ranked_and_binned/ewm nan2
result = pd.Series([1, np.nan, 2, 5, np.nan, 3]).ewm(halflife=2, min_periods=2).mean()
# case: weighted_ranked_and_binned/ewm bad2
result = df['a'].ewm(span=0.5).mean()
# case: weighted_ranked_and_binned/fvi2
result = pd.DataFrame({'a': [np.nan, 1, 2, np.nan], 'b': [np.nan, np.nan, 1, 1]}).last_valid_index()
# data: windows_of_pairs
import numpy as np
import pandas as pd

# case: windows_of_pairs/pairs-and-diagonals-3
df = pd.DataFrame({'x':[1,2,4,3,5,2,8],'y':[2.0,1,None,4,4,3,7]})
result = df['x'].rolling(3, min_periods=2).corr(df['y'])

# case: windows_of_pairs/pairs-and-diagonals-10
df = pd.DataFrame({'x':[1,2,4,3,5,2,8],'y':[2.0,1,3,4,4,3,7]})
result = df['x'].rolling(4).corr(5)

# case: windows_of_pairs/pairs-and-diagonals-16
df = pd.DataFrame({'a':[1,2],'b':[3,4]}, index=['a','b'])
v = df.to_numpy(copy=True)
np.fill_diagonal(v, 7)
result = pd.DataFrame(v, index=df.index, columns=df.columns)

# case: windows_of_pairs/pairs-and-diagonals-18
m = np.arange(3)
np.fill_diagonal(m, 1)
result = m

# case: windows_of_pairs/pairs-and-diagonals-19
m = np.zeros((3,3))
result = np.fill_diagonal(m, [1,2,3])

# case: windows_of_pairs/frames-in-pairs-6
df = pd.DataFrame({'x':[1,2,4,3,5],'y':[2.0,1,3,4,4]})
result = df.rolling(3).corr().iloc[1::2, 0].reset_index(level=1, drop=True)

# case: windows_of_pairs/frames-in-pairs-7
df = pd.DataFrame({'x':[1,2,4,3,5],'k':list('abcab')})
result = df.rolling(3).corr()
