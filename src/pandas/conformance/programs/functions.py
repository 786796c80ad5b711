# data: agg_of_values
import pandas as pd
import numpy as np

s = pd.Series([1, 2, 3])
t = pd.Series(['bb', 'a'])
d = pd.DataFrame({'a': ['bb', 'a'], 'b': [1, 2]})
n = pd.DataFrame({'a': [1, 2], 'b': [3, 5]})
# case: agg_of_values/other-exception
result = pd.Series([0, 1]).agg(lambda x: 1 / x)
# case: agg_of_values/frame-dict-one
result = d.agg({'a': list})
# case: agg_of_values/frame-named-mixed
result = d.agg(n=('a', lambda v: len(v)), m=('b', 'max'))
# case: agg_of_values/frame-list-mixed
result = n.agg([lambda x: np.mean(x), 'sum'])
# case: agg_of_values/frame-function
result = n.agg(lambda x: np.mean(x)), d.agg(list), d.apply(list)
# case: agg_of_values/frame-apply-lists-of-lengths
result = n.apply(lambda c: list(range(c.max())))
# case: agg_of_values/transform-dict
result = d.transform({'a': lambda x: len(x)})
# case: agg_of_values/numpy-of-text
result = np.mean('a')
# data: applied_lists
import numpy as np
import pandas as pd

# case: applied_lists/applied-lists-1
g = pd.DataFrame({'a': [np.nan, 1.0, 0.5], 'b': [2.0, np.nan, 1.0], 'c': [3, 1, 2]})
result = g.apply([min, max])
# case: applied_lists/applied-lists-6
g = pd.DataFrame({'k': ['x', 'x', 'y'], 'a': [np.nan, 1.0, 0.5], 'b': [2.0, np.nan, 1.0]})
result = g.groupby('k').agg(min), g.groupby('k')['b'].agg([min, max, sum]), g.groupby('k').agg({'a': min, 'b': sum}), g.groupby('k')['b'].apply(max), g.groupby('k')['b'].transform(min), g.groupby('k').agg(lo=('b', min))
# case: applied_lists/applied-lists-11
g = pd.DataFrame({'a': [2, 1]}, index=['u', 'v'])
result = g.pivot_table(index=g.index, values='a', aggfunc=[min, max]), g['a'].agg(max), max(g['a']), min(g['a']), sum(g['a'])
# case: applied_lists/applied-lists-25
d = pd.DataFrame({'q': [1, 2]})
d.loc[:, ['y', 'l']] = [(1, 'a'), (2, 'b')]
result = d
# case: applied_lists/applied-lists-26
d = pd.DataFrame({'q': [1, 2], 'y': [0, 0], 'l': ['', '']})
d.loc[:, ['y', 'l']] = [(1, 'a'), (2, 'b')]
result = d
# case: applied_lists/applied-lists-28
d = pd.DataFrame({'q': [1, 2]})
d[['y', 'l']] = np.array([[1, 'a'], [2, 'b']], dtype=object)
result = d
# data: areas_sorters_and_places
import numpy as np
import pandas as pd

gaps = pd.DataFrame({"x": [None, 1.0, None, None, 4.0, None], "w": [None, "a", None, "b", None, None]})
shifts = pd.DataFrame({"team": ["a", "b", "a", "a", "b"], "hours": [1, 2, 3, 4, 5]})

# case: areas_sorters_and_places/duration_of_frame
frame = pd.DataFrame({"v": [1, 2]}, index=pd.to_timedelta(["0s", "90s"]))
result = [frame.loc["90s"], frame.loc["00:01:30", "v"]]
# data: arguments
import pandas as pd
import numpy as np
from io import StringIO
d = pd.DataFrame({'g': ['a', 'b', 'a', 'b', 'a'], 'k': [3, 1, 2, 5, 4], 'f': [1.5, np.nan, np.nan, 2.5, np.nan], 't': ['x', None, 'z', 'x', 'y'], 'b': [True, False, True, True, False]})
n = d[['k', 'f']]
o = pd.DataFrame({'a': [1, 2, 3], 'b': [4, 5, 6], 'c': [1, 1, 3]})
# case: arguments/shift-axis-fill
result = o.shift(1, axis=1, fill_value=0)
# case: arguments/g-bfill-limit
result = d.groupby('g')['f'].bfill(limit=1)
# case: arguments/rolling-closed
result = d['k'].rolling(2, closed='left').sum()
# case: arguments/rolling-apply-raw
result = d['k'].rolling(2).apply(lambda x: x[0] - x[1], raw=True)
# case: arguments/cut-ordered
result = pd.cut(d['k'], [0, 2, 5], labels=['a', 'a'], ordered=False)
# case: arguments/qcut-dup-raise
result = pd.qcut(o['c'], 3)
# case: arguments/describe-exclude
result = d.describe(exclude='number')
# case: arguments/df-fillna-limit
result = n.fillna(0, limit=1)
# case: arguments/fillna-axis
result = n.fillna(method='ffill', axis=1)
# case: arguments/fillna-method-limit
result = d['f'].fillna(method='bfill', limit=1)
# case: arguments/rank-df
result = n.rank(axis=1, method='min', na_option='top')
# case: arguments/union-sort
result = pd.Index([3, 1]).union(pd.Index([2]), sort=False)
# case: arguments/concat-verify
result = pd.concat([o, o], verify_integrity=True)
# case: arguments/replace-regex
result = d.replace({'t': r'^x'}, {'t': 'Q'}, regex=True)
# case: arguments/quantile-interp
result = o.quantile([.3, .6], interpolation='nearest')
# case: arguments/split-n
result = pd.Series(['a b c']).str.split(n=1, expand=True)
# case: arguments/np-unique
result = [a.tolist() for a in np.unique([3, 1, 3], return_counts=True, return_inverse=True, return_index=True)]
# case: arguments/resample-label
result = pd.Series([1, 2], index=pd.to_datetime(['2020-01-01', '2020-01-05'])).resample('2D', label='right', closed='right').sum()
# case: arguments/csv-thousands
result = pd.read_csv(StringIO('a;b\n1,500;x\n'), sep=';', thousands=',', usecols=['a'])
# case: arguments/csv-comment
result = pd.read_csv(StringIO('a,b\n1,2 # x\n'), comment='#')
# case: arguments/s-add-level
result = d['f'].add(1, fill_value=0)
# case: arguments/take-axis
result = o.take([1], axis=1)
# data: arguments_handed_on
# Arguments that agg, apply, transform, map and pipe hand on to functions, and plain values of dicts.
import pandas as pd
import numpy as np
df = pd.DataFrame({'k':['u','v','u'],'x':[1.5,np.nan,3.0],'y':[1,2,3]})
def f(v, n=1, m=0): return v*n+m
def tot(s, n=1, m=0): return s.sum()*n+m
# case: arguments_handed_on/handed_on_a9
result = df['y'].agg(tot, n=2)
# case: arguments_handed_on/handed_on_a26
result = df.groupby('k')['x'].agg(['sum','mean'], min_count=2)
# case: arguments_handed_on/handed_on_a36
result = df['x'].apply('sum')
# case: arguments_handed_on/handed_on_a38
result = df[['x','y']].apply('sum', axis=1, skipna=False)
# case: arguments_handed_on/handed_on_a42
result = np.vectorize(lambda a, b: a+b, otypes=[float])([1,2],[3,4])
# case: arguments_handed_on/handed_on_a77
result = df.to_string(columns=['x','y'], index=False)
# case: arguments_handed_on/handed_on_b5
result = np.vectorize(lambda a, b: a+b)([1,2,3],[1,2])
# case: arguments_handed_on/handed_on_b14
result = df['y'].rolling(2).quantile(.25)
# case: arguments_handed_on/handed_on_b41
result = df.groupby('k')['y'].transform('nth', 0)
# case: arguments_handed_on/handed_on_b57
result = df[['x','y']].agg(['mean','sum'], axis=1, skipna=False)
# case: arguments_handed_on/handed_on_b63
result = df[['x','y']].agg('size', axis=1)
# case: arguments_handed_on/handed_on_b65
result = df['y'].agg('size', min_count=1)
# case: arguments_handed_on/handed_on_b66
result = df[['x','y']].apply('size')
# case: arguments_handed_on/handed_on_b78
pd.set_option('display.max_rows', None, 'display.width', 100)
pd.set_option('mode.chained_assignment', None)
result = len(df)
# data: arguments_of_reductions
import pandas as pd
import numpy as np
import re, functools
df = pd.DataFrame({'k':['v','u','v'],'x':[1.5,np.nan,3.0],'y':[3,2,1]})
# case: arguments_of_reductions/series_rename_of_labels_that_are_there
result = df['y'].rename({0:'a'}, errors='raise')
# case: arguments_of_reductions/text_of_a_number_with_an_encoding
result = str(123, 'utf-8')
# case: arguments_of_reductions/quantile_lower_of_integers
result = np.quantile([1,2,3,4], .3, method='lower')
# case: arguments_of_reductions/cache_by_type
@functools.lru_cache(maxsize=None, typed=True)
def q(v): return type(v).__name__
result = [q(1), q(1.0), q(True), q(2)]
# case: arguments_of_reductions/cache_of_two_arguments
@functools.cache
def q(v, w): return type(v).__name__
result = [q(1, 2), q(1.0, 2), q(True, 2)]
# case: arguments_of_reductions/sort_values_of_a_frame_along_rows
result = df[['y','x']].iloc[[0]].sort_values(0, axis=1)
# data: arguments_that_exclude_others
import numpy as np
import pandas as pd

d = pd.DataFrame({'k': ['x', 'y', 'x'], 'v': [1, 2, 3]}, index=pd.Index([5, 6, 5], name='i'))
s = d['k']

# case: arguments_that_exclude_others/astype of a frame by unknown errors
result = d.astype({'v': float}, errors='coerce')

# case: arguments_that_exclude_others/astype that ignores errors
result = s.astype(float, errors='ignore')

# case: arguments_that_exclude_others/drop labels and columns
result = d.drop(5, columns='v')

# case: arguments_that_exclude_others/drop labels and index
result = d.drop(5, index=6)

# case: arguments_that_exclude_others/replace a dict by a value
result = s.replace({'x': 1}, value='y')

# case: arguments_that_exclude_others/replace values and patterns
result = s.replace('x', None, regex={'^x': 'z'})

# case: arguments_that_exclude_others/query by an unknown argument
result = d.query('v > 1', axis=0)

# case: arguments_that_exclude_others/shares by margins that are no truth
result = pd.crosstab(d['k'], d['v'], normalize=True, margins=1.5)

# case: arguments_that_exclude_others/records of two columns of a name
result = d[['v', 'v']].to_records(index=False)

# case: arguments_that_exclude_others/product of tuples of labels
result = pd.MultiIndex.from_product([d.set_index('k', append=True).index, ['a']])

# case: arguments_that_exclude_others/warnings of an unknown action
import warnings
warnings.simplefilter('x')
result = 1

# data: arguments_that_raise
import numpy as np
import pandas as pd

s = pd.Series([3.0, np.nan, -1.0], name='v')
df = pd.DataFrame({'a': [1, 2, 3], 'b': [4.5, 2.0, 4.5]})
days = pd.Series(range(4), index=pd.date_range('2024-01-01', periods=4))

# case: arguments_that_raise/where of a frame with nothing for the columns
result = df.where(df > 2, None, axis='columns')

# case: arguments_that_raise/cut with a missing label
result = pd.cut(df['a'], [0, 1, 2, 3], labels=['S', 'M', None])

# case: arguments_that_raise/order of categories as a number
result = pd.CategoricalDtype(['x', 'y'], ordered=1)

# case: arguments_that_raise/order of categories beside a dtype
result = pd.Categorical(['x'], ordered=True, dtype=pd.CategoricalDtype(['x', 'y']))

# case: arguments_that_raise/diff of a frame by a truth
result = df.diff(periods=True)

# case: arguments_that_raise/running sum of spans by name
result = days.resample('2D').agg('cumsum')

# case: arguments_that_raise/eval along an axis
result = df.eval('a + 1', axis=1)

# data: arguments_without_effect
import numpy as np
import pandas as pd

# case: arguments_without_effect/taken-28
x = pd.DataFrame({'w':['a','b','a'],'v':[1,2,3],'d':pd.date_range('2024-01-01',periods=3)})
result = x.groupby('w').resample('D', on='d', include_groups=False).v.mean()

# case: arguments_without_effect/taken-33
x = pd.DataFrame({'w':[1,2,1],'u':[1,2,2],'v':[1,2,3],'d':pd.date_range('2024-01-01',periods=3)})
result = x.set_index('d').groupby(['w','u']).resample('D', include_groups=False).max()

# case: arguments_without_effect/taken-34
x = pd.DataFrame({'w':[1,2,1],'v':[1,2,3],'d':pd.date_range('2024-01-01',periods=3)})
result = x.set_index('d').groupby('w').resample('2D').u.sum()

# case: arguments_without_effect/taken-40
x = pd.DataFrame({'a':[1,2]})
result = x.align(pd.DataFrame({'b':[3]}), method=None)[0]

# data: bases_of_exceptions
import numpy as np
import pandas as pd

# case: bases_of_exceptions/base-2
a = pd.DataFrame({'k': ['x', 'y'], 'v': [1, 2]})
try:
    result = a.query('Nope > 1')
except KeyError as e:
    result = type(e).__name__

# data: categories_and_casts
import pandas as pd
import numpy as np
# case: categories_and_casts/levels-as-text
result = pd.MultiIndex.from_tuples([(1, 'a')]).astype(str)
# case: categories_and_casts/lists-as-nullable
result = pd.Series([[1], [2]]).astype('Int64')
# data: categories_given_and_refused
import numpy as np
import pandas as pd

# case: categories_given_and_refused/categories-5
result = np.abs(pd.Series(pd.period_range('2024', periods=2, freq='M')))

# case: categories_given_and_refused/categories-9
result = np.log(pd.Categorical([1, 2]))

# case: categories_given_and_refused/given-6
result = pd.Series(['a', 'b'], dtype='category').cat.rename_categories(['a', 'a'])

# case: categories_given_and_refused/given-7
result = pd.Series(['a', 'b'], dtype='category').cat.reorder_categories(['a', 'a'])

# case: categories_given_and_refused/given-10
result = pd.CategoricalDtype(['a', None])

# case: categories_given_and_refused/given-11
result = pd.CategoricalDtype('ab')

# case: categories_given_and_refused/given-14
result = pd.Series([True, False], dtype='category') & True

# case: categories_given_and_refused/given-15
result = pd.Series([True, False]) & pd.Series([True, False], dtype='category')

# case: categories_given_and_refused/given-18
result = pd.Series(['a', None]).astype('category').interpolate()

# case: categories_given_and_refused/given-20
result = pd.Series(['a', None], dtype='string').interpolate()

# case: categories_given_and_refused/given-23
result = pd.qcut(pd.Series([1, 2, 3]).astype('category'), 2)

# data: combined_rounded_and_dated
import datetime

import numpy as np
import pandas as pd

# case: combined_rounded_and_dated/combined-rounded-and-dated-1
q1 = pd.DataFrame({'a': [1, 2], 'b': [3.5, None]})
q2 = pd.DataFrame({'a': [0, 5], 'c': [1, 2]})
result = q1.combine(q2, lambda s1, s2: s1 if s1.sum() < s2.sum() else s2, fill_value=0)
# case: combined_rounded_and_dated/combined-rounded-and-dated-2
q1 = pd.DataFrame({'a': [1, 2], 'b': [3.5, None]})
q2 = pd.DataFrame({'a': [0, 5], 'c': [1, 2]})
result = q1.combine(q2, lambda s1, s2: s1 if s1.sum() < s2.sum() else s2)
# case: combined_rounded_and_dated/combined-rounded-and-dated-3
q1 = pd.DataFrame({'a': [1, 2]}, index=[0, 1])
q2 = pd.DataFrame({'a': [0, 5]}, index=[1, 2])
result = q1.combine(q2, np.minimum, fill_value=0)
# case: combined_rounded_and_dated/combined-rounded-and-dated-7
px = pd.DataFrame({'acme': [10.55, 11.25], 'bolt': [9.95, 100.5]})
result = px.round(pd.Series([1], index=['bolt']))
# case: combined_rounded_and_dated/combined-rounded-and-dated-9
px = pd.DataFrame({'acme': [10.55, 11.25], 'bolt': [9.95, 100.5]})
result = px.round(pd.Series([1.0], index=['bolt']))
# case: combined_rounded_and_dated/combined-rounded-and-dated-11
df = pd.DataFrame({'added': pd.to_datetime(['2020-01-01', '2020-02-01', None])})
df.iloc[1, 0] = datetime.date(2020, 2, 2)
result = (str(df['added'].dtype), [type(x).__name__ for x in df['added']])
# case: combined_rounded_and_dated/combined-rounded-and-dated-19
df = pd.DataFrame({'added': pd.to_datetime(['2020-01-01', '2020-02-01', None])})
df.loc[1, 'added'] = datetime.datetime(2020, 2, 2)
result = (str(df['added'].dtype), [type(x).__name__ for x in df['added']])
# case: combined_rounded_and_dated/combined-rounded-and-dated-21
f = pd.DataFrame({'a': ['x','y','x'], 'b': [1, 2, 3], 'v': [1, 2, 3]}).set_index(['a','b'])['v']
result = (f.xs('x', drop_level=False), f.xs('x'), f.xs(('x', 1), drop_level=True))
# case: combined_rounded_and_dated/combined-rounded-and-dated-23
f = pd.DataFrame({'a': ['x','y','x'], 'b': [1, 2, 3], 'v': [1, 2, 3]}).set_index(['a','b'])
result = f.xs('x', drop_level=False), f.xs('x', level=0, drop_level=False)
# case: combined_rounded_and_dated/combined-rounded-and-dated-24
f = pd.DataFrame({'a': ['x','y','x'], 'b': [1, 2, 3], 'v': [1, 2, 3]}).set_index(['a','b'])
result = f.xs(('x', 1), drop_level=False)
# case: combined_rounded_and_dated/combined-rounded-and-dated-25
f = pd.DataFrame({'a': ['x','y','x'], 'b': [1, 2, 3], 'v': [1, 2, 3]}).set_index(['a','b'])['v']
result = f.xs(('x', 1), drop_level=False)
# case: combined_rounded_and_dated/combined-rounded-and-dated-31
x = pd.DataFrame({'d2': pd.to_datetime([])})
x = pd.concat([x['d2'], x['d2']], axis=1)
x['c'] = x['d2'].combine_first(x['d2'])
result = x
# case: combined_rounded_and_dated/combined-rounded-and-dated-37
x = pd.DataFrame({'k': [1, 2, 3], 'b': 2.0})
result = x.expanding()['k', 'b'].sum()
# data: compared_with_sets
import numpy as np
import pandas as pd

# case: compared_with_sets/compared-with-sets-7
x = pd.Series([1, 3])
result = x < {1, 3}
# case: compared_with_sets/compared-with-sets-12
x = pd.Series([{'a': 1}, {'a': 2}])
result = x == {'a': 1}
# case: compared_with_sets/compared-with-sets-18
x = pd.DataFrame({'a': [{1}, {2}]})
result = x['a'].ge({1})
# data: dicts_expanded
import numpy as np
import pandas as pd

# case: dicts_expanded/dicts-expanded-7
df = pd.DataFrame({'k':['b','a','c'],'v':[3,1,2]})
result = df.apply(lambda r: {'a': r['v'] * 2}, axis=1, result_type='expand')['a'].sum()

# data: dicts_of_other_kinds
import pandas as pd
from collections import OrderedDict, defaultdict
df = pd.DataFrame({'a': [1, 2], 'b': ['x', None]}, index=['p', 'q'])
s = pd.Series([3, 1, 2, 2], index=['u', 'u', 'v', 'v'], name='n')
# case: dicts_of_other_kinds/rises
result = s.groupby(level=0).is_monotonic_increasing
# case: dicts_of_other_kinds/rises-of-frame
result = df.groupby('a').is_monotonic_increasing
# data: every_operation_of_every_dtype
import pandas as pd
import numpy as np
import datetime
import warnings
warnings.simplefilter("ignore")
# case: every_operation_of_every_dtype/signs-11
d=pd.DataFrame({'id':[1,2]},dtype=object)
result=d.eval('id*2')
# case: every_operation_of_every_dtype/signs-192
s=pd.Series(['a','b'],dtype='string')
result = s%2
# case: every_operation_of_every_dtype/signs-203
s=pd.Series(['a','b'],dtype='string')
result = s.agg(['sum','mean'])
# case: every_operation_of_every_dtype/signs-246
s=pd.Series(['a','b'],dtype='category')
result = pd.DataFrame({'s':s,'k':1}).groupby('k')['s'].mean()
# case: every_operation_of_every_dtype/signs-259
s=pd.Series([[1],[2]])
result = np.multiply(s,2)
# case: every_operation_of_every_dtype/signs-262
s=pd.Series([[1],[2]])
result = np.array(s).astype(float)
# case: every_operation_of_every_dtype/signs-418
s=pd.Series([(1,2),(3,4)])
result = np.array(s)*2
# case: every_operation_of_every_dtype/signs-435
s=pd.Series([(1,2),(3,4)])
result = s.rolling(2).sum()
# case: every_operation_of_every_dtype/signs-437
s=pd.Series([(1,2),(3,4)])
result = s.agg(['sum','mean'])
# case: every_operation_of_every_dtype/signs-461
s=pd.Series([{'a':1}])
result = np.array(s).astype(float)
# case: every_operation_of_every_dtype/signs-488
s=pd.Series([1.5,2],dtype=object)
result = +s
# case: every_operation_of_every_dtype/signs-595
d=pd.DataFrame({'id':[1,2,3,4],'v':[1.5,np.nan,3,-2],'n':[1,2,2,3]})
result = d.nsmallest(2,['n','id'])
# case: every_operation_of_every_dtype/signs-636
d=pd.DataFrame({'id':[1,2,3,4],'v':[1,None,'a',2.5],'n':['1','2','x',''],'cat':['x','y','x',None]},dtype=object)
result = d.sum(axis=1)
# case: every_operation_of_every_dtype/signs-659
d=pd.DataFrame({'id':[1,2,3,4],'v':[1,None,'a',2.5],'n':['1','2','x',''],'cat':['x','y','x',None]},dtype=object)
result = d[['id','v']].quantile(.5)
# case: every_operation_of_every_dtype/signs-679
d=pd.DataFrame({'id':[1,2,3,4],'v':[1,None,'a',2.5],'n':['1','2','x',''],'cat':['x','y','x',None]},dtype=object)
d.fillna(0,inplace=True)
result = d.dtypes.astype(str).tolist()
# case: every_operation_of_every_dtype/signs-681
d=pd.DataFrame({'id':[1,2,3,4],'v':[1,None,'a',2.5],'n':['1','2','x',''],'cat':['x','y','x',None]},dtype=object)
d.loc[1:2,'n']*=2
result = d.dtypes.astype(str).tolist()
# case: every_operation_of_every_dtype/signs-691
d=pd.DataFrame({'id':[1,2,3,4],'v':[1.5,None,3,-2],'n':[1,None,2,3],'cat':['x','y','x',None]}).convert_dtypes()
result = d.nunique(axis=1)
# case: every_operation_of_every_dtype/signs-697
d=pd.DataFrame({'id':[1,2,3,4],'v':[1.5,None,3,-2],'n':[1,None,2,3],'cat':['x','y','x',None]}).convert_dtypes()
result = d.fillna(d.mean(numeric_only=True))
# case: every_operation_of_every_dtype/signs-714
d=pd.DataFrame({'id':[1,2,3,4],'v':[1.5,None,3,-2],'n':[1,None,2,3],'cat':['x','y','x',None]}).convert_dtypes()
result = d.mask(d['id']>1,0)
# case: every_operation_of_every_dtype/signs-736
d=pd.DataFrame({'id':[1,2,3,4],'v':[1.5,None,3,-2],'n':[1,None,2,3],'cat':['x','y','x',None]}).convert_dtypes()
d['v']=d['v'].astype('Int64') if d['v'].dropna().astype(str).str.fullmatch('-?\d+(\.0)?').all() else 0
result = d.dtypes.astype(str).tolist()
# case: every_operation_of_every_dtype/signs-781
d=pd.DataFrame({'id':[1],'v':[1.5],'n':[2],'cat':['x']}).iloc[:0]
d.loc[:,'v']=1
result = d.dtypes.astype(str).tolist()
# case: every_operation_of_every_dtype/signs-997
a=pd.Series([True,None,False,True],dtype='boolean')
result = a.apply(lambda v: v)
# case: every_operation_of_every_dtype/signs-1009
a=pd.Series([True,None,False,True],dtype='boolean')
result = a.combine_first(pd.Series([7,8,9,10]))
# case: every_operation_of_every_dtype/signs-1019
a=pd.Series(['b',None,'a','a'],dtype='string')
result = pd.cut(a,2)
# case: every_operation_of_every_dtype/signs-1028
a=pd.Series(['b',None,'a','a'],dtype='string')
result = a.quantile([0.25,0.5])
# case: every_operation_of_every_dtype/signs-1147
a=pd.Series([],dtype=object)
result = pd.cut(a,2)
# case: every_operation_of_every_dtype/signs-1148
a=pd.Series([],dtype=object)
result = pd.qcut(a,2,duplicates='drop')
# case: every_operation_of_every_dtype/signs-1158
a=pd.Series([],dtype=object)
result = a.expanding().sum()
# case: every_operation_of_every_dtype/signs-1181
a=pd.Series([None,None,None])
result = a.quantile([0.25,0.5])
# case: every_operation_of_every_dtype/signs-1230
s=pd.Series(['2020-01-05','x1','3.5',' pad '],dtype='string')
result = s.str.slice_replace(0,1,'_')
# case: every_operation_of_every_dtype/signs-1239
s=pd.Series(['2020-01-05','x1','3.5',' pad '],dtype='string')
result = s.str.split('')
# case: every_operation_of_every_dtype/signs-1280
s=pd.Series(['AbC','abc','ABC'],index=['p','q','r'],name='n')
result = s.str.wrap(3)
# case: every_operation_of_every_dtype/signs-1294
s=pd.Series(pd.to_datetime(['2020-02-29 10:11:12.123456',None,'2019-12-31','2021-01-01 23:59']))
result = s.mean()
# case: every_operation_of_every_dtype/signs-1324
s=pd.Series(pd.PeriodIndex(['2020-01','2020-02',None],freq='M'))
result = (s.max()-s).dt.days
# case: every_operation_of_every_dtype/none-is-zero-1
result = np.count_nonzero(pd.Series([True,None,0,''],dtype=object))
# data: expressions_and_ways_refused
import numpy as np
import pandas as pd

# case: expressions_and_ways_refused/refused-6
x = pd.DataFrame({'v': [1, 2]})
result = x.dot(1)

# case: expressions_and_ways_refused/refused-9
x = pd.DataFrame({'v': [1, 2]})
result = x.dot({'v': 1})

# case: expressions_and_ways_refused/refused-10
x = pd.DataFrame({'v': [1, 2]})
result = x.dot({1})

# case: expressions_and_ways_refused/refused-18
a = pd.DataFrame({'k': ['x','y'], 'v': [1, 2]})
result = a.merge(a, how='anti')

# case: expressions_and_ways_refused/refused-20
a = pd.DataFrame({'k': ['x','y'], 'v': [1, 2]})
result = a.merge(a, on='k', how=None)

# case: expressions_and_ways_refused/refused-21
a = pd.DataFrame({'k': ['x','y'], 'v': [1, 2]})
try:
    result = a.join(a, how='anti', rsuffix='_')
except ValueError as e:
    result = str(e)

# case: expressions_and_ways_refused/refused-22
a = pd.DataFrame({'k': ['x','y'], 'v': [1, 2]})
result = a.merge(a, on=[])

# case: expressions_and_ways_refused/refused-28
a = pd.DataFrame({'k': ['x','y'], 'v': [1, 2]})
result = a.v.between(1, 2, inclusive=True)

# data: frames_beside_dicts
import numpy as np
import pandas as pd

# case: frames_beside_dicts/frames-beside-dicts-17
df = pd.DataFrame({'a':[1,2],'b':[1.5,2.5]})
result = df == {1, 2}
# case: frames_beside_dicts/frames-beside-dicts-20
df = pd.DataFrame({'a':[1,2],'b':[1.5,2.5]})
result = df.eq([1, 2.5])
# case: frames_beside_dicts/frames-beside-dicts-23
df = pd.DataFrame({'a':[1,2],'b':[1.5,2.5]})
result = df.eq(np.array([[1, 2.5]]))
# case: frames_beside_dicts/frames-beside-dicts-30
df = pd.DataFrame({'a':[1,2],'b':[1.5,2.5]})
result = df.div({'a': 2, 'b': 5}, fill_value=0)
# case: frames_beside_dicts/frames-beside-dicts-35
df = pd.DataFrame({'a':[1,2],'b':[1.5,2.5]}, index=['x','y'])
result = df.lt({'x': 2, 'y': 2.6}, axis=0)
# case: frames_beside_dicts/frames-beside-dicts-38
df = pd.DataFrame({'a':[1,2],'b':[1.5,2.5]})
result = df > np.array([[1, 2], [2, 3], [3, 4]])
# case: frames_beside_dicts/frames-beside-dicts-42
df = pd.DataFrame({'a':[1,2],'b':[1.5,2.5]})
result = df == [[1, 1.5], [2, 2.5]]
# data: frames_given_to_functions
import pandas as pd
import numpy as np
df = pd.DataFrame({'g': ['x', 'y', 'x'], 'v': [1, 2, 3]})

# case: frames_given_to_functions/transform-to-fewer-rows
result = df.transform(lambda x: x.head(1))

# case: frames_given_to_functions/index-isin-of-a-frame
result = pd.Index(['g', 'a']).isin(df)

# case: frames_given_to_functions/correlation-of-text
result = round(pd.Series(['1', None, '4'], dtype='string').corr(pd.Series([1, 2, 3])), 6)
# data: functions_by_argument
import numpy as np
import pandas as pd

import math, statistics, itertools, collections, datetime, json, re, operator, functools, bisect, heapq
s = pd.Series([3, 1, 2], index=['z', 'x', 'y'], name='n')
f = pd.Series([1.5, None, -2.0, 1.5])
D = pd.DataFrame({'a': [3, 1, 2], 'b': [1.5, np.nan, -2.0], 'c': ['x', 'y', 'x']})
a = np.array([3, 1, 2])
L = [3, 1, 2]
Lt = ['b', 'a', 'b']
tu = (3, 1)
d = {'b': 1, 'a': 2}
se = {3, 1}
st = 'Ab cB'

# case: functions_by_argument/P-concat-f
result = pd.concat(f)
# case: functions_by_argument/P-date_range-nat
result = pd.date_range(pd.NaT)
# case: functions_by_argument/P-isnull-ix
result = pd.isnull(pd.Index(['x', 'y']))
# case: functions_by_argument/P-timedelta_range-fl
result = pd.timedelta_range(2.5)
# case: functions_by_argument/P-to_timedelta-td
result = pd.to_timedelta(pd.Timedelta('1 days 02:00:00'))
# case: functions_by_argument/P-wide_to_long-no
result = pd.wide_to_long(None)
# data: functions_of_values_first
import pandas as pd
import numpy as np
# case: functions_of_values_first/dictagg
x = pd.DataFrame([[1, 2]], columns=['a', 'a'])
result = x.agg({'a': 'count'})
# case: functions_of_values_first/ag24
result = pd.Series([], dtype=float).agg(lambda x: len(x))
# data: functions_that_fail
import numpy as np
import pandas as pd

# case: functions_that_fail/failed-2
a = pd.DataFrame({'k': ['x', 'y'], 'v': [1, 2]})
result = a.transform('x')

# case: functions_that_fail/failed-8
a = pd.DataFrame({'k': ['x', 'y'], 'v': [1, 2]})
result = a.v.transform(lambda q: 1/0)

# case: functions_that_fail/failed-9
a = pd.DataFrame({'k': ['x', 'y'], 'v': [1, 2]})
result = a.groupby('k').apply('x')

# case: functions_that_fail/failed-10
a = pd.DataFrame({'k': ['x', 'y'], 'v': [1, 2]})
result = a.groupby('k').apply('sum')

# case: functions_that_fail/failed-17
a = pd.DataFrame({'k': ['x', 'y'], 'v': [1, 2]})
result = a.v.cov(a.k)

# case: functions_that_fail/failed-19
a = pd.DataFrame({'k': ['x', 'y'], 'v': [1, 2]})
result = a.iat[1.5, 0]

# case: functions_that_fail/failed-20
a = pd.Series([1, 2])
result = a.iat['x']

# data: interpolation_by_unknown_methods
import pandas as pd
f = pd.DataFrame({'a': [1, 2, 2, 3], 'b': [2.0, None, 2.0, 1.0], 's': ['x', 'y', 'x', None], 't': [True, False, True, True]})
n = pd.Series([1.0, None, 3.0])

# case: interpolation_by_unknown_methods/interp-labels
result = n.set_axis(list('abc')).interpolate('none')

# case: interpolation_by_unknown_methods/interp-frame
result = f[['a', 's']].interpolate('none')

# case: interpolation_by_unknown_methods/interp-dates
result = pd.Series(pd.to_datetime(['2024-01-01', None])).interpolate('none')
# data: kinds_of_objects
import collections
import re
import numpy as np
import pandas as pd
from pandas.api import types


# case: kinds_of_objects/int64
result = [types.is_int64_dtype(v) for v in ("int64", "int32", float, pd.Series([1]), pd.Series([1], dtype="Int64"), pd.Int64Dtype)]


# case: kinds_of_objects/durations of nanoseconds
result = [types.is_timedelta64_ns_dtype(v) for v in ("timedelta64[ns]", "timedelta64[s]", "int64")]


# case: kinds_of_objects/truths in categories and indexes
result = [types.is_bool_dtype(v) for v in (pd.Categorical([True, False]), pd.Categorical(["a"]), pd.Index([True, None]), pd.Index([True, False], dtype=object), pd.Series([True, None]), "boolean", bool)]


# case: kinds_of_objects/dtypes by class
result = [types.is_integer_dtype(pd.UInt8Dtype), types.is_float_dtype(pd.Float64Dtype), types.is_unsigned_integer_dtype(pd.Int8Dtype), types.is_bool_dtype(pd.BooleanDtype)]


# case: kinds_of_objects/suffixes that are empty
left, right = pd.DataFrame({"k": [1], "v": [2]}), pd.DataFrame({"k": [1], "v": [3]})
result = left.merge(right, on="k", suffixes=("", ""))


# data: measures_lists_and_matrices
import pandas as pd
import numpy as np
df = pd.DataFrame({'a': [1, 4, 2, 7], 'b': [3.5, np.nan, 1.0, 2.0], 'c': [0, 0, 1, 5]})
s = pd.Series([3, 1, 2], index=['x', 'y', 'z'], name='n')
def least(one, two):
    return np.minimum(one, two).sum()
# case: measures_lists_and_matrices/clip-series-no-axis
result = df.clip(lower=pd.Series([2, 2, 1, 3]))
# case: measures_lists_and_matrices/dot-matrix-wrong
result = df.dot(np.array([[1, 2, 3], [0, 1, 0]]))
# case: measures_lists_and_matrices/at-matrix
result = df[['a', 'c']] @ np.array([[1.5, 2], [0, 1]])
# case: measures_lists_and_matrices/shift-suffix-int
result = df.shift(1, suffix='_lag')
# case: measures_lists_and_matrices/index-equals-of-categories
a = pd.CategoricalIndex(['x', 'y'], categories=['x', 'y'])
result = [a.equals(pd.CategoricalIndex(['x', 'y'], categories=['y', 'x'])), a.equals(pd.CategoricalIndex(['x', 'y'], categories=['y', 'x', 'z'])), a.equals(a.as_ordered()), a.equals(pd.Index(['x', 'y']))]
# data: methods_and_odd_arguments
# Each method with arguments of every kind, fitting ones and odd ones.
import pandas as pd
import numpy as np
df = pd.DataFrame({'a': [3, 1, 2, 1], 'b': [1.5, None, 2.5, 0.5], 'c': ['x', 'y', 'x', None], 'd': pd.to_datetime(['2020-01-03', '2020-01-01', None, '2020-01-02'])}, index=[10, 11, 12, 13])
num = df[['a', 'b']]
s = df['a']
f = df['b']
t = pd.Series(['b 1', 'A2', None, 'cc'], index=list('wxyz'), name='t')
g = df.groupby('c')
gs = df.groupby('c')['a']
d = df['d']
m = df.set_index(['c', 'a'])
i = pd.Index([3, 1, 2, 1])
k = pd.Series(['u', 'v', 'u', None], dtype='category')
n = pd.Series([1, None, 3], dtype='Int64')
# case: methods_and_odd_arguments/df.backfill(axis=0)
result = df.backfill(axis=0)
if result is None: result = df
# case: methods_and_odd_arguments/df.round('b')
result = df.round('b')
if result is None: result = df
# case: methods_and_odd_arguments/df.update(1, 2)
result = df.update(1, 2)
if result is None: result = df
# case: methods_and_odd_arguments/num.all({'a': 'b'})
result = num.all({'a': 'b'})
if result is None: result = num
# case: methods_and_odd_arguments/num.compare(1, 2)
result = num.compare(1, 2)
if result is None: result = num
# case: methods_and_odd_arguments/num.rmod(('a', 'b'))
result = num.rmod(('a', 'b'))
if result is None: result = num
# case: methods_and_odd_arguments/num.set_index(np.array([1, 2, 3, 4]))
result = num.set_index(np.array([1, 2, 3, 4]))
if result is None: result = num
# case: methods_and_odd_arguments/num.sub('a')
result = num.sub('a')
if result is None: result = num
# case: methods_and_odd_arguments/s.filter(f)
result = s.filter(f)
if result is None: result = s
# case: methods_and_odd_arguments/s.floordiv('a')
result = s.floordiv('a')
if result is None: result = s
# case: methods_and_odd_arguments/s.mask(len)
result = s.mask(len)
if result is None: result = s
# case: methods_and_odd_arguments/f.mask(range(4))
result = f.mask(range(4))
if result is None: result = f
# case: methods_and_odd_arguments/f.resample(None)
result = f.resample(None)
if result is None: result = f
# case: methods_and_odd_arguments/f.where(df)
result = f.where(df)
if result is None: result = f
# case: methods_and_odd_arguments/t.all(df)
result = t.all(df)
if result is None: result = t
# case: methods_and_odd_arguments/t.combine()
result = t.combine()
if result is None: result = t
# case: methods_and_odd_arguments/t.droplevel([])
result = t.droplevel([])
if result is None: result = t
# case: methods_and_odd_arguments/t.get({'a': 1})
result = t.get({'a': 1})
if result is None: result = t
# case: methods_and_odd_arguments/t.str.rindex(None)
result = t.str.rindex(None)
if result is None: result = t
# case: methods_and_odd_arguments/g.any([])
result = g.any([])
if result is None: result = g
# case: methods_and_odd_arguments/g.rank()
result = g.rank()
if result is None: result = g
# case: methods_and_odd_arguments/g.skew(axis='columns')
result = g.skew(axis='columns')
if result is None: result = g
# case: methods_and_odd_arguments/gs.agg(0, 0)
result = gs.agg(0, 0)
if result is None: result = gs
# case: methods_and_odd_arguments/m.bfill(axis=1)
result = m.bfill(axis=1)
if result is None: result = m
# case: methods_and_odd_arguments/m.ewm(-1)
result = m.ewm(-1)
if result is None: result = m
# case: methods_and_odd_arguments/m.filter(axis='columns')
result = m.filter(axis='columns')
if result is None: result = m
# case: methods_and_odd_arguments/m.isin(10)
result = m.isin(10)
if result is None: result = m
# case: methods_and_odd_arguments/m.last_valid_index()
result = m.last_valid_index()
if result is None: result = m
# case: methods_and_odd_arguments/m.reindex({'a': ['min', 'max'], 'b': 'sum'})
result = m.reindex({'a': ['min', 'max'], 'b': 'sum'})
if result is None: result = m
# case: methods_and_odd_arguments/m.rmod(0)
result = m.rmod(0)
if result is None: result = m
# case: methods_and_odd_arguments/m.to_period(0, 0)
result = m.to_period(0, 0)
if result is None: result = m
# case: methods_and_odd_arguments/m.to_timestamp()
result = m.to_timestamp()
if result is None: result = m
# case: methods_and_odd_arguments/m.unstack(10)
result = m.unstack(10)
if result is None: result = m
# case: methods_and_odd_arguments/m.var(None)
result = m.var(None)
if result is None: result = m
# case: methods_and_odd_arguments/m.xs(np.nan)
result = m.xs(np.nan)
if result is None: result = m
# case: methods_and_odd_arguments/i.append(['a'])
result = i.append(['a'])
if result is None: result = i
# case: methods_and_odd_arguments/i.equals('x')
result = i.equals('x')
if result is None: result = i
# case: methods_and_odd_arguments/i.isin('b')
result = i.isin('b')
if result is None: result = i
# case: methods_and_odd_arguments/i.rename(f)
result = i.rename(f)
if result is None: result = i
# case: methods_and_odd_arguments/i.repeat({'a': 'b'})
result = i.repeat({'a': 'b'})
if result is None: result = i
# case: methods_and_odd_arguments/i.union(['a'])
result = i.union(['a'])
if result is None: result = i
# case: methods_and_odd_arguments/k.ge(f)
result = k.ge(f)
if result is None: result = k
# case: methods_and_odd_arguments/k.map(f)
result = k.map(f)
if result is None: result = k
# case: methods_and_odd_arguments/k.pop(1)
result = k.pop(1)
if result is None: result = k
# case: methods_and_odd_arguments/k.cat.rename_categories(range(4))
result = k.cat.rename_categories(range(4))
if result is None: result = k
# case: methods_and_odd_arguments/n.aggregate(len)
result = n.aggregate(len)
if result is None: result = n
# case: methods_and_odd_arguments/n.clip(('a', 'b'))
result = n.clip(('a', 'b'))
if result is None: result = n
# case: methods_and_odd_arguments/n.describe([0, 1])
result = n.describe([0, 1])
if result is None: result = n
# case: methods_and_odd_arguments/n.quantile(s)
result = n.quantile(s)
if result is None: result = n
# case: methods_and_odd_arguments/n.rpow('zz')
result = n.rpow('zz')
if result is None: result = n
# case: methods_and_odd_arguments/df.index.delete(['sum', 'mean'])
result = df.index.delete(['sum', 'mean'])
if result is None: result = df
# case: methods_and_odd_arguments/df.index.repeat(-1)
result = df.index.repeat(-1)
if result is None: result = df
# case: methods_and_odd_arguments/df.index.to_frame('a', 1)
result = df.index.to_frame('a', 1)
if result is None: result = df
# case: methods_and_odd_arguments/df.index.where(['a'])
result = df.index.where(['a'])
if result is None: result = df
# case: methods_and_odd_arguments/num.expanding().agg([])
result = num.expanding().agg([])
if result is None: result = num
# case: methods_and_odd_arguments/f.rolling(2).var(0, 0)
result = f.rolling(2).var(0, 0)
if result is None: result = f
# case: methods_and_odd_arguments/d.lt(None)
result = d.lt(None)
if result is None: result = d
# case: methods_and_odd_arguments/d.update(f)
result = d.update(f)
if result is None: result = d
# data: methods_by_argument
import numpy as np
import pandas as pd

s = pd.Series([3, 1, 2], index=['z', 'x', 'y'], name='n')
f = pd.Series([1.5, None, -2.0, 1.5])
t = pd.Series(['b', None, 'a', 'b'], name='t')
b = pd.Series([True, False, True])
N = pd.Series([3, None, 2], dtype='Int64')
d = pd.Series(pd.to_datetime(['2024-01-03', None, '2024-01-01']))
c = pd.Series(['u', 'v', 'u'], dtype='category')
m = pd.Series([1, 2, 3], index=pd.MultiIndex.from_tuples([('a', 1), ('a', 2), ('b', 1)], names=['p', 'q']))
D = pd.DataFrame({'a': [3, 1, 2], 'b': [1.5, np.nan, -2.0], 'c': ['x', 'y', 'x']}, index=['z', 'x', 'y'])
I = pd.DataFrame({'a': [3, 1, 2], 'b': [4, 0, -2]})

# case: methods_by_argument/b-add_suffix-sx
result = b.add_suffix('x')
# case: methods_by_argument/m-append-i
result = m.append(2)
# case: methods_by_argument/s-apply-l2
result = s.apply(['a', 'b'])
# case: methods_by_argument/f-argmin-skipna-z
result = f.argmin(skipna=0)
# case: methods_by_argument/b-argmin-skipna-z
result = b.argmin(skipna=0)
# case: methods_by_argument/N-argsort-i
result = N.argsort(2)
# case: methods_by_argument/t-astype-tr
result = t.astype(True)
# case: methods_by_argument/N-autocorr-lag-tr
result = N.autocorr(lag=True)
# case: methods_by_argument/c-backfill-inplace-tr
result = c.backfill(inplace=True)
# case: methods_by_argument/t-case_when-m1
result = t.case_when(-1)
# case: methods_by_argument/N-clip-sx
result = N.clip('x')
# case: methods_by_argument/d-clip-se
result = d.clip({1, 2, 'a'})
# case: methods_by_argument/s-combine_first-m1
result = s.combine_first(-1)
# case: methods_by_argument/f-compare-z
result = f.compare(0)
# case: methods_by_argument/m-compare-s
result = m.compare(s)
# case: methods_by_argument/b-copy-no
result = b.copy(None)
# case: methods_by_argument/s-cov-m1
result = s.cov(-1)
# case: methods_by_argument/t-cummin-skipna-no
result = t.cummin(skipna=None)
# case: methods_by_argument/b-cumprod-skipna-no
result = b.cumprod(skipna=None)
# case: methods_by_argument/N-describe-include-l2
result = N.describe(include=['a', 'b'])
# case: methods_by_argument/b-diff-periods-z
result = b.diff(periods=0)
# case: methods_by_argument/b-dropna-ignore_index-tr
result = b.dropna(ignore_index=True)
# case: methods_by_argument/t-equals-z
result = t.equals(0)
# case: methods_by_argument/c-equals-s
result = c.equals(s)
# case: methods_by_argument/s-ewm-D
result = s.ewm(D)
# case: methods_by_argument/f-expanding-l
result = f.expanding([1, 2, 3])
# case: methods_by_argument/N-explode-rg
result = N.explode(range(3))
# case: methods_by_argument/b-factorize-tu
result = b.factorize((1, 2))
# case: methods_by_argument/N-fillna
result = N.fillna()
# case: methods_by_argument/s-filter
result = s.filter()
# case: methods_by_argument/b-filter-items-fn
result = b.filter(items=lambda v: v)
# case: methods_by_argument/m-filter-l2
result = m.filter(['a', 'b'])
# case: methods_by_argument/b-groupby-D
result = b.groupby(D)
# case: methods_by_argument/d-groupby-sort-tr
result = d.groupby(sort=True)
# case: methods_by_argument/b-gt-s
result = b.gt(s)
# case: methods_by_argument/d-idxmin-skipna-z
result = d.idxmin(skipna=0)
# case: methods_by_argument/m-idxmin-skipna-z
result = m.idxmin(skipna=0)
# case: methods_by_argument/d-isin-f
result = d.isin(f)
# case: methods_by_argument/c-isin-ln
result = c.isin(len)
# case: methods_by_argument/s-kurtosis-skipna-tr
result = s.kurtosis(skipna=True)
# case: methods_by_argument/N-lt-nan
result = N.lt(np.nan)
# case: methods_by_argument/N-map-no
result = N.map(None)
# case: methods_by_argument/t-max-numeric_only-fn
result = t.max(numeric_only=lambda v: v)
# case: methods_by_argument/d-max-tr
result = d.max(True)
# case: methods_by_argument/c-median-numeric_only-tr
result = c.median(numeric_only=True)
# case: methods_by_argument/s-mod-no
result = s.mod(None)
# case: methods_by_argument/b-mod-lt
result = b.mod([True, False, True])
# case: methods_by_argument/m-mod-ar
result = m.mod(np.array([1, 2, 3]))
# case: methods_by_argument/f-mode-no
result = f.mode(None)
# case: methods_by_argument/N-mode-I
result = N.mode(I)
# case: methods_by_argument/N-mode-dropna-z
result = N.mode(dropna=0)
# case: methods_by_argument/N-multiply-sx
result = N.multiply('x')
# case: methods_by_argument/N-ne-nan
result = N.ne(np.nan)
# case: methods_by_argument/m-ne-f
result = m.ne(f)
# case: methods_by_argument/s-nlargest-m1
result = s.nlargest(-1)
# case: methods_by_argument/s-pad
result = s.pad()
# case: methods_by_argument/c-pipe-tu
result = c.pipe((1, 2))
# case: methods_by_argument/b-pow-tr
result = b.pow(True)
# case: methods_by_argument/m-pow-st
result = m.pow('a')
# case: methods_by_argument/s-quantile-tr
result = s.quantile(True)
# case: methods_by_argument/b-radd-f
result = b.radd(f)
# case: methods_by_argument/c-rank-ascending-k
result = c.rank(ascending={'a': 1, 'x': 2})
# case: methods_by_argument/c-reindex_like-m1
result = c.reindex_like(-1)
# case: methods_by_argument/f-rename-ln
result = f.rename(len)
# case: methods_by_argument/t-rename-f
result = t.rename(f)
# case: methods_by_argument/b-replace-value-st
result = b.replace(value='a')
# case: methods_by_argument/m-rfloordiv-ar
result = m.rfloordiv(np.array([1, 2, 3]))
# case: methods_by_argument/c-rmod-kn
result = c.rmod({'a': 'sum', 'b': 'mean'})
# case: methods_by_argument/m-rmul-tu
result = m.rmul((1, 2))
# case: methods_by_argument/N-rolling-s
result = N.rolling(s)
# case: methods_by_argument/N-rpow-ar
result = N.rpow(np.array([1, 2, 3]))
# case: methods_by_argument/c-rpow-nan
result = c.rpow(np.nan)
# case: methods_by_argument/t-shift-freq-tr
result = t.shift(freq=True)
# case: methods_by_argument/N-sum-rg
result = N.sum(range(3))
# case: methods_by_argument/d-sum-numeric_only-k
result = d.sum(numeric_only={'a': 1, 'x': 2})
# case: methods_by_argument/s-tail-n-z
result = s.tail(n=0)
# case: methods_by_argument/f-take-ar
result = f.take(np.array([1, 2, 3]))
# case: methods_by_argument/s-to_frame-no
result = s.to_frame(None)
# case: methods_by_argument/b-to_numpy-copy-st
result = b.to_numpy(copy='a')
# case: methods_by_argument/N-to_numpy-na_value-i
result = N.to_numpy(na_value=2)
# case: methods_by_argument/t-to_period-i
result = t.to_period(2)
# case: methods_by_argument/d-truediv-se
result = d.truediv({1, 2, 'a'})
# case: methods_by_argument/s-unstack-fill_value-i
result = s.unstack(fill_value=2)
# case: methods_by_argument/m-update-m1
result = m.update(-1)
# case: methods_by_argument/N-value_counts-ls
result = N.value_counts(['sum', 'mean'])
# case: methods_by_argument/m-where-no
result = m.where(None)
# case: methods_by_argument/I-apply-kn
result = I.apply({'a': 'sum', 'b': 'mean'})
# case: methods_by_argument/D-cummin-axis-z
result = D.cummin(axis=0)
# case: methods_by_argument/D-drop-labels-fn
result = D.drop(labels=lambda v: v)
# case: methods_by_argument/D-drop-axis-no
result = D.drop(axis=None)
# case: methods_by_argument/D-equals-no
result = D.equals(None)
# case: methods_by_argument/I-equals-D
result = I.equals(D)
# case: methods_by_argument/I-ewm-adjust-i
result = I.ewm(adjust=2)
# case: methods_by_argument/D-explode-i
result = D.explode(2)
# case: methods_by_argument/I-fillna-D
result = I.fillna(D)
# case: methods_by_argument/I-filter-lt
result = I.filter([True, False, True])
# case: methods_by_argument/I-first_valid_index
result = I.first_valid_index()
# case: methods_by_argument/D-from_dict-i
result = D.from_dict(2)
# case: methods_by_argument/D-get-ar
result = D.get(np.array([1, 2, 3]))
# case: methods_by_argument/I-kurt
result = I.kurt()
# case: methods_by_argument/D-lt-tu
result = D.lt((1, 2))
# case: methods_by_argument/I-melt-ls
result = I.melt(['sum', 'mean'])
# case: methods_by_argument/D-mul-sm
result = D.mul('mean')
# case: methods_by_argument/D-nunique-rg
result = D.nunique(range(3))
# case: methods_by_argument/D-pad-inplace-tr
result = D.pad(inplace=True)
# case: methods_by_argument/D-quantile-lt
result = D.quantile([True, False, True])
# case: methods_by_argument/I-quantile-i
result = I.quantile(2)
# case: methods_by_argument/D-reindex-ln
result = D.reindex(len)
# case: methods_by_argument/D-rename-i
result = D.rename(2)
# case: methods_by_argument/I-rename-errors-z
result = I.rename(errors=0)
# case: methods_by_argument/I-rmod-fl
result = I.rmod(1.5)
# case: methods_by_argument/D-round-k
result = D.round({'a': 1, 'x': 2})
# case: methods_by_argument/I-set_index-s
result = I.set_index(s)
# case: methods_by_argument/I-sort_index-ascending-no
result = I.sort_index(ascending=None)
# case: methods_by_argument/D-squeeze-axis-z
result = D.squeeze(axis=0)
# case: methods_by_argument/D-stack-dropna-z
result = D.stack(dropna=0)
# case: methods_by_argument/D-std-st
result = D.std('a')
# case: methods_by_argument/I-to_timestamp
result = I.to_timestamp()
# case: methods_by_argument/I-update-f
result = I.update(f)
# case: methods_by_argument/I-value_counts-st
result = I.value_counts('a')
# case: methods_by_argument/I-value_counts-ls
result = I.value_counts(['sum', 'mean'])
# data: missing_beside_objects
import numpy as np
import pandas as pd

# case: missing_beside_objects/missing-beside-objects-20
D = pd.DataFrame({'a': [3, 1, 2], 'b': [1.5, np.nan, -2.0]})
result = D.where((D['a'] > 1).to_frame().values)
# case: missing_beside_objects/missing-beside-objects-33
m = pd.Series([1, 2, 3], index=pd.MultiIndex.from_tuples([('a', 1), ('a', 2), ('b', 1)], names=['p', 'q']))
result = m.unstack(fill_value=0.5)
# data: names_given_twice_or_wrong
import numpy as np
import pandas as pd

df = pd.DataFrame({"g": ["x", "y", "x"], "k": ["p", "p", "q"], "v": [1, 2, 3]})


def tried(action):
    try:
        return action()
    except Exception as error:
        return type(error).__name__, str(error)


# case: names_given_twice_or_wrong/pivot_table with a column key twice
result = tried(lambda: df.pivot_table(index="g", columns=["k", "k"], values="v", aggfunc="sum"))

# case: names_given_twice_or_wrong/droplevel of a name that is not there
result = [
    tried(lambda: df.droplevel("Nope")),
    tried(lambda: df.rename_axis("g").droplevel("g")),
    tried(lambda: df["v"].droplevel("Nope")),
]

# case: names_given_twice_or_wrong/from_tuples with a single name
result = tried(lambda: pd.MultiIndex.from_tuples([("a", 1)], name="n"))

# case: names_given_twice_or_wrong/sortorder is a number
result = [
    tried(lambda: pd.MultiIndex.from_product([["a"], [1]], sortorder="a")),
    pd.MultiIndex.from_product([["a"], [1]], sortorder=0).tolist(),
]

# data: names_of_earlier_releases
import numpy as np
import pandas as pd

# case: names_of_earlier_releases/removed-1
result = ascii('é')

# case: names_of_earlier_releases/removed-3
result = ascii('a\n\U0001F600')

# case: names_of_earlier_releases/removed-7
result = np.array([1,2]).astype(np.str_)

# case: names_of_earlier_releases/removed-17
result = np.string_

# case: names_of_earlier_releases/removed-50
import datetime
result = pd.Timestamp(datetime.date(2020,1,2), 'UTC')
# data: narrow_numbers_and_arrays
# Narrow whole numbers, arrays of one and two dimensions, numpy's functions of objects and of truths.
import pandas as pd
import numpy as np
import math
# case: narrow_numbers_and_arrays/ke38
result = pd.DataFrame({'a':[1,-2]}).agg([np.abs])
# case: narrow_numbers_and_arrays/ke58
result = repr(pd.Index([1,2,1]).get_loc(1))
# case: narrow_numbers_and_arrays/ke72
result = pd.Series(['True','False']).str.repeat([1,1])
# case: narrow_numbers_and_arrays/kscalar_where_list
x = np.where(3 > 2, 1, 0)
result = [1,2,3][x]
# case: narrow_numbers_and_arrays/na8
result = pd.Series([1,2], dtype='uint8') + -3
# case: narrow_numbers_and_arrays/na21
result = np.where([True,False], np.nan, pd.Series([1,2],dtype='int32'))
# case: narrow_numbers_and_arrays/na41
result = pd.DataFrame({'k':[1,1,2],'x':[1.0,None,3.0]}).groupby('k').cumsum(skipna=False)
# case: narrow_numbers_and_arrays/na45
mi = pd.MultiIndex.from_tuples([('a',1),('b',2),('a',3)], names=['L','M'])
result = list(mi.drop([1,3], level='M'))
# case: narrow_numbers_and_arrays/na47
result = list(pd.Index(['a','b']).drop('a', level=0))
# case: narrow_numbers_and_arrays/na49
idx = pd.Index(['a'], name='n')
idx.names.append('x')
result = 1
# case: narrow_numbers_and_arrays/na58
result = np.array([[1.5,np.nan]]).astype(int).tolist()
# case: narrow_numbers_and_arrays/na68
result = pd.DataFrame({'a':pd.Series([1,2],dtype='int32')}).cumsum(axis=1)
# case: narrow_numbers_and_arrays/na82
result = np.issubdtype(pd.Series([1.5]).dtype, np.floating)
# case: narrow_numbers_and_arrays/na89
result = np.abs(pd.Series([1,-2.5,True], dtype=object))
# case: narrow_numbers_and_arrays/oq8
result = pd.DataFrame({'a':pd.Series([1,2],dtype='int32'),'b':[1,2]}).quantile(0.5, axis=1, interpolation='lower')
# case: narrow_numbers_and_arrays/ms149
s = pd.Series([1.1, 2.7, np.nan, -3.3])
result = str(s.values)
# case: narrow_numbers_and_arrays/mo432
result = repr(np.nan_to_num(5))
# case: narrow_numbers_and_arrays/mo440
result = np.logical_not(True)
# case: narrow_numbers_and_arrays/mo447
result = np.power(2,3)
# case: narrow_numbers_and_arrays/mo453
result = np.ravel(5)
# case: narrow_numbers_and_arrays/mo464
result = np.any(True)
# case: narrow_numbers_and_arrays/mo496
result = pd.Series([1,-2]).agg(['abs'])
# case: narrow_numbers_and_arrays/mo504
result = np.array([3e10]).astype('int32')
# case: narrow_numbers_and_arrays/mo516
result = np.array([np.nan],dtype=int)
# case: narrow_numbers_and_arrays/mo544
result = isinstance(np.int32(1),int)
# data: one_bin
import datetime

import numpy as np
import pandas as pd

# case: one_bin/one-bin-1
result = pd.qcut(pd.Series([1, 1]), 1)
# case: one_bin/one-bin-9
result = pd.Series(np.array([[1, 2]]))
# data: operators_by_name
# Operators by name, reflected too, counts of groups, and what they refuse.
import pandas as pd
import numpy as np
df = pd.DataFrame({'a': [3, 1, 2, 1], 'b': [1.5, None, 2.5, 0.5], 'c': ['x', 'y', 'x', None]}, index=[10, 11, 12, 13])
num = df[['a', 'b']]
g = df.groupby('c')
t = pd.Series(['b 1', 'A2', None, 'cc'], index=list('wxyz'), name='t')
# case: operators_by_name/a tuple of keys
result = df.groupby(('a', 'c')).size()
# case: operators_by_name/objects compared to numbers by name
result = t.gt(pd.Series([1.5], index=['w']))
# case: operators_by_name/place of the greatest text
result = pd.Series(['a', 'd', 'c']).argmax()
# data: options_for_numpy
import numpy as np
import pandas as pd

s = pd.Series([3, 1, 2])
df = pd.DataFrame({'a': [1, 2], 'b': [1.5, None]})
i = pd.Index([3, 1, 2])
g = df.groupby('a')

# case: options_for_numpy/a dtype of a sum
result = s.sum(dtype=int)

# case: options_for_numpy/repeated by numpy along an axis
result = np.repeat(s, 2, axis=1)

# data: options_of_reductions
import pandas as pd
d = pd.Series([1, 2, 3, 4, 5], index=pd.to_datetime(['2024-01-31', '2024-02-01', '2024-02-15', '2024-02-29', '2024-03-10']))
f = pd.DataFrame({'a': [1, 2, 2, 3], 'b': [2.0, None, 2.0, 1.0], 's': ['x', 'y', 'x', None], 't': [True, False, True, True]})
w = pd.DataFrame({'p': [1, 2, 3], 'q': [1, 5, 3], 'r': [2, 5, 1]})
k = pd.DataFrame({'k': ['x', None, 'y', 'x'], 'v': [1.0, None, None, 4.0], 'n': [1, 2, 3, 4], 'o': ['a', None, None, 'b']})
n = pd.Series([1.0, None, 3.0])

# case: options_of_reductions/groups-idxmax-columns
result = k.groupby('k')['n'].idxmax(axis='columns')

# case: options_of_reductions/series-bool-only
result = f['t'].any(bool_only=True)

# case: options_of_reductions/series-bool-only-text
result = f['s'].any(bool_only=True)

# case: options_of_reductions/to-numpy-na
result = f[['a', 'b']].to_numpy(na_value=0)

# case: options_of_reductions/to-numpy-na-mixed
result = f[['b', 's']].to_numpy(na_value='none')

# case: options_of_reductions/index-std
result = w.index.std()

# case: options_of_reductions/week
result = d.index.to_series().dt.week
# data: other_methods_by_argument
import numpy as np
import pandas as pd

D = pd.DataFrame({'k': ['x', 'y', 'x', None, 'y', 'x'], 'a': [3, 1, 2, 5, 1, 2], 'b': [1.5, np.nan, -2.0, 0.0, np.nan, 1.5], 'c': ['p', None, 'q', 'p', 'r', 'p'], 't': [True, False, True, True, False, False]})
G = D.groupby('k')
g = D.groupby('k')['a']
h = D.groupby('k')['b']
o = D.groupby('k')['c']
W = D.groupby('k', as_index=False)
s = pd.Series([3.0, 1.0, np.nan, 2.0, 5.0])
R = s.rolling(2)
E = s.expanding()
M = D[['a', 'b']].rolling(2, min_periods=1)
w = s.ewm(span=2)
d = pd.Series(pd.to_datetime(['2024-01-03 10:20:30', None, '2023-12-31 00:00:00', '2024-02-29 23:59:59']))
T = d.dt
P = pd.Series(pd.to_timedelta(['1 days 02:03:04', None, '-1 days'])).dt
t = pd.Series(['Ab c', None, '12', 'a-b-c', '', ' x '])
S = t.str
x = pd.Index([3, 1, 2, 1], name='n')
y = pd.Index(['b', 'a', 'B'])
m = pd.MultiIndex.from_tuples([('a', 1), ('a', 2), ('b', 1)], names=['p', 'q'])
z = pd.to_datetime(['2024-01-03', '2023-12-31', '2024-02-29'])
c = pd.Series(pd.Categorical(['u', 'v', None, 'u'], categories=['v', 'u', 'w'], ordered=True))
C = c.cat
Q = pd.Series([1, 2, 3, 4], index=pd.date_range('2024-01-30', periods=4)).resample('ME')

# case: other_methods_by_argument/Q-aggregate-func-z
result = Q.aggregate(func=0)
# case: other_methods_by_argument/S-rfind-start-m1
result = S.rfind('a', start=-1)
# case: other_methods_by_argument/W-cummin-numeric_only-m1
result = W.cummin(numeric_only=-1)
# case: other_methods_by_argument/W-cumprod-z
result = W.cumprod(0)
# case: other_methods_by_argument/m-floor-fl
result = m.floor(0.5)
# case: other_methods_by_argument/o-rolling-min_periods-i
result = o.rolling('a', min_periods=2)
# case: other_methods_by_argument/x-nunique-z
result = x.nunique(0)
# case: other_methods_by_argument/z-to_numpy-copy-i
result = z.to_numpy(copy=2)
# data: rarer_functions
import pandas as pd
import numpy as np
import datetime as dt
s=pd.Series(pd.to_datetime(['2024-01-05','2024-01-10']))
w=pd.DataFrame({'id':[1,2,3],'kind':['x','y','x'],'a_2020':[1,2,3],'a_2021':[4,5,6],'b_2020':[7.5,8,9]})
# case: rarer_functions/busday-series
result = np.busday_count(s, s)
# case: rarer_functions/busday-values
result = np.busday_count(s.values, s.values)
# case: rarer_functions/busday
b=s.values.astype('datetime64[D]')
result = np.busday_count('2024-01-01','2024-01-31'), np.busday_count(['2024-01-01'],'2024-01-31'), np.busday_count('2024-01-31','2024-01-01'), np.busday_count('2024-01-06','2024-01-05'),np.busday_count('2024-01-07','2024-01-05'),np.busday_count('2024-01-08','2024-01-05'), np.busday_count(pd.Timestamp('2024-01-01').date(),pd.Timestamp('2024-01-31').date(), holidays=['2024-01-15']), np.busday_count(b, np.datetime64('2024-03-01')), np.busday_count(s.dt.date.tolist(), s.dt.strftime('%Y-%m-%d').tolist()), np.is_busday(b), np.is_busday('2024-01-06'), np.busday_count(b, b + np.timedelta64(10,'D')), np.busday_count(dt.date(1969,12,1), dt.date(1970,2,3))
# case: rarer_functions/busday-datetime
result = np.busday_count(dt.datetime(2024,1,1),dt.date(2024,1,31))
# case: rarer_functions/busday-nat
result = np.busday_count(s.values.astype('datetime64[D]'), np.array(['NaT','2024-01-01'],dtype='datetime64[D]'))
# case: rarer_functions/convolve-empty
result = np.convolve([],[0,1],'same')
# case: rarer_functions/convolve-mode
result = np.convolve([1,2],[1,1,2],mode='foo')
# case: rarer_functions/lexsort-lengths
result = np.lexsort(([1,2],[1]))
# case: rarer_functions/bincount
result = np.bincount([0,1,1],weights=[1,2.5,3]), np.bincount([0,1,1],weights=pd.Series([1,2,None]),minlength=4), np.bincount([2,0])
# case: rarer_functions/bincount-lengths
result = np.bincount([0,1,1],weights=[1,2.5])
# case: rarer_functions/cov
result = np.cov([1,2,3],[1,2,4]), np.cov([1,2,3],[1,2,4],bias=True), np.cov(w['a_2020'],w['b_2020'],ddof=0)[0,1], np.cov([1,2,3],[1,2,4])[0][1]
# case: rarer_functions/wide-to-long-repeated
result = pd.wide_to_long(pd.concat([w,w]),['a'],i='id',j='year',sep='_')
# case: rarer_functions/wide-to-long-same
result = pd.wide_to_long(w,['kind'],i='id',j='year')
# case: rarer_functions/period-text
p=pd.Series(pd.period_range('2023-01-15',periods=3,freq='Q'))
i=pd.PeriodIndex(p)
result = [(p.dt.strftime(f).tolist(), p[0].strftime(f), i.strftime(f).tolist()) for f in ('%Y-Q%q','%F %f','%q','%y %B %b %d','%Y-%m-%d','%j %U','%%q','%Q','FY%F-Q%q')], pd.Series(pd.to_datetime(['2023-05-01'])).dt.strftime('%q %F %f %l')
# data: refused_and_promoted
import pandas as pd
import numpy as np
import warnings
warnings.simplefilter("ignore")

df = pd.DataFrame({"a": [1, 2, 1], "b": ["x", None, "z"], "c": ["u", "v", None], "n": [1.5, np.nan, 2]})
idx = pd.Series([3, 1, 2], index=["p", "q", "p"])

# case: refused_and_promoted/interpolated_by_nothing_1
result = df[['n']].interpolate(0)

# case: refused_and_promoted/sorted_by_unknown_kind_1
result = df.sort_values('a', kind='bogus')

# case: refused_and_promoted/medians_of_mixed_0
result = pd.Series([0.25, None, False], dtype=object).median()

# case: refused_and_promoted/truths_of_dates_1
result = pd.date_range('2024-01-01', periods=2).all()

# case: refused_and_promoted/truths_of_dates_2
result = pd.to_timedelta(pd.Index(['1 days'])).any()

# case: refused_and_promoted/truths_of_dates_3
result = pd.period_range('2024-01', periods=1, freq='M').any()

# case: refused_and_promoted/truths_of_dates_8
result = pd.CategoricalIndex(['a']).any()

# case: refused_and_promoted/truths_of_dates_11
result = pd.interval_range(0, 2).any()

# case: refused_and_promoted/filled_with_nothing_5
result = df['n'].fillna(1, method='ffill')

# data: rests_by_zero
import pandas as pd
import numpy as np
# case: rests_by_zero/of-no-rows
x = pd.DataFrame({'k':[],'i':[]}, dtype='int64')
x['c'] = x['k'] % 0
x['d'] = x['k'] // 0
x['e'] = x['k'] % x['i']
result = x
# case: rests_by_zero/by-a-list-down
x = pd.DataFrame({'k':[1,2],'i':[1,0]})
result = x.mod([0, 1], axis=0)
# data: result_types_of_apply
import pandas as pd

d = pd.DataFrame({'a': [1, 2], 'b': [3, 4]})

# case: result_types_of_apply/an unknown one
result = d.apply(lambda r: [r.a, r.b], axis=1, result_type='x')

# data: rows_of_nullable_dtypes
import pandas as pd
import numpy as np

# case: rows_of_nullable_dtypes/list-Int64
q = pd.DataFrame({'a': [1, 2, 3], 'b': ['x', 'y', 'x']})
result = pd.DataFrame([pd.Series([1, None], dtype='Int64'), pd.Series([1, 2], dtype='Int64')])

# case: rows_of_nullable_dtypes/list-boolean
q = pd.DataFrame({'a': [1, 2, 3], 'b': ['x', 'y', 'x']})
result = pd.DataFrame([pd.Series([True, None], dtype='boolean'), pd.Series([True, False], dtype='boolean')])

# case: rows_of_nullable_dtypes/group-apply-Int64
q = pd.DataFrame({'a': [1, 2, 3], 'b': ['x', 'y', 'x']})
result = q.groupby('b').apply(lambda g: pd.Series([g.a.sum(), None], index=['s', 'c'], dtype='Int64'), include_groups=False)

# case: rows_of_nullable_dtypes/frame-apply-lacks
q = pd.DataFrame({'a': [1, 2, 3], 'b': ['x', 'y', 'x']})
result = q.apply(lambda r: pd.Series([r.a], index=[r.b], dtype='Int64'), axis=1)

# case: rows_of_nullable_dtypes/frame-apply-mixed-4
q = pd.DataFrame({'a': [1, 2, 3], 'b': ['x', 'y', 'x']})
result = q.apply(lambda r: pd.Series([r.b], index=['k'], dtype='string' if r.a < 3 else 'object'), axis=1)

# data: rules_of_arguments_and_rows
import numpy as np
import pandas as pd

s = pd.Series([1, None, 3, None, 6.0])
df = pd.DataFrame({'b': [1, 2], 'a': [1.5, None]}, index=['p', 'q'])
groups = pd.DataFrame({'a': s, 'g': [1, 1, 2, 2, 2]})
wide = pd.DataFrame({'id': ['a', 'b'], 'x': [1, 2], 'y': [3, 4]})
mixed = pd.DataFrame({'k': np.array([None, 1], dtype=object), 'n': [2.0, 3]})

# case: rules_of_arguments_and_rows/changes within groups after filling backward
result = groups.groupby('g')['a'].pct_change(fill_method='bfill')

# case: rules_of_arguments_and_rows/changes by an unknown method
result = s.pct_change(1, 2)

# case: rules_of_arguments_and_rows/percents with few digits
result = s.describe(percentiles=[0.12345])

# case: rules_of_arguments_and_rows/percents given twice
result = s.describe(percentiles=[0.1, 0.1, 0.9])

# case: rules_of_arguments_and_rows/columns that were in order number the rows
result = df.sort_index(axis=1, ascending=False, ignore_index=True)

# case: rules_of_arguments_and_rows/columns beside a row of objects
result = mixed % mixed.mean()

# case: rules_of_arguments_and_rows/records after None
result = pd.DataFrame.from_records([None, (2, 'b')])

# case: rules_of_arguments_and_rows/None after dicts
result = pd.DataFrame([{'a': 1}, None, {'b': 2}])

# case: rules_of_arguments_and_rows/None after dicts whose columns are named
result = pd.DataFrame([{'a': 1}, None], columns=['a'])

# case: rules_of_arguments_and_rows/quantiles of None
result = (s.quantile([0.1, 0.5]), s.quantile([None, 0.5]))
# data: searchsorted
import numpy as np
import pandas as pd

# case: searchsorted/searchsorted-7
i = pd.Index(['a', 'c'])
result = i.searchsorted('b')
# data: senseless
# Calls with arguments that make no sense: each ends in the exception that pandas gives.
import pandas as pd
import numpy as np

df = pd.DataFrame({'a': [3, 1, 2, 1], 'b': ['x', None, 'y', 'x'], 'c': [1.5, None, 0, -2]})
empty = pd.DataFrame({'a': [], 'b': []})
dates = pd.DataFrame({'t': pd.to_datetime(['2020-01-31', None, '2021-06-01'])})
multi = df.groupby(['a', 'b'])[['c']].sum()
s = df['c']
text = df['b']
yes = df['a'] > 1
array = df['a'].values
# case: senseless/empty.quantile({})
result = empty.quantile({})
# case: senseless/array[yes] = []
array[yes] = []
result = array
# case: senseless/df.groupby('a').nth('zzz')
result = df.groupby('a').nth('zzz')
# case: senseless/df[df] = pd.DataFrame()
df[df] = pd.DataFrame()
result = df
# case: senseless/pd.MultiIndex.from_product([])
result = pd.MultiIndex.from_product([])
# case: senseless/np.max(pd.DataFrame())
result = np.max(pd.DataFrame())
# case: senseless/s.case_when([])
result = s.case_when([])
# data: to_numeric_of_nullable_text
import pandas as pd, numpy as np
# case: to_numeric_of_nullable_text/empty text makes fractions
result = pd.to_numeric(pd.Series(['1440',''],dtype='string'), errors='coerce')
# case: to_numeric_of_nullable_text/fractions
result = pd.to_numeric(pd.Series(['1440','3.5'],dtype='string'))
# data: transform_and_ranges
import pandas as pd
import numpy as np
s = pd.Series([4.0, 9.0, np.nan, 1.0], index=list('abcd'), name='v')
# case: transform_and_ranges/transform-nothing
result = s.transform([])
# case: transform_and_ranges/period-range-days
result = [str(x) for x in pd.period_range(end='2021-02-03', periods=2, name='day')]
# case: transform_and_ranges/period-range-of-periods
result = [str(x) for x in pd.period_range(pd.Period('2020-02-01', 'Q'), periods=2)]
# case: transform_and_ranges/period-range-other-frequency
result = pd.period_range(pd.Period('2020-01', 'M'), pd.Period('2020-05', 'Q'))
# case: transform_and_ranges/period-range-too-little
result = pd.period_range(periods=2)
# case: transform_and_ranges/period-range-nat
result = pd.period_range(pd.NaT, periods=3, freq='M')
# data: transforms_and_modes_of_rows
import pandas as pd
f = pd.DataFrame({'a': [1, 2, 2, 3], 'b': [2.0, None, 2.0, 1.0], 's': ['x', 'y', 'x', None], 't': [True, False, True, True]})
w = pd.DataFrame({'p': [1, 2, 3], 'q': [1, 5, 3], 'r': [2, 5, 1]})

# case: transforms_and_modes_of_rows/transform-axis-max
result = w.transform('max', axis=1)

# case: transforms_and_modes_of_rows/transform-axis-list
result = w.transform(['cumsum', 'abs'], axis=1)

# data: types_of_the_api
import pandas as pd
import numpy as np
from pandas.api.types import CategoricalDtype, infer_dtype, union_categoricals
import pandas.api.types as ptypes

x = pd.Categorical(["b", "a", None])
y = pd.Categorical(["c", "a"])
o = pd.Series(["lo", "hi"]).astype(CategoricalDtype(["lo", "hi"], ordered=True))

# case: types_of_the_api/union_of_others
result = pd.Series(union_categoricals([x, y]))

# case: types_of_the_api/union_of_ordered_and_others
try:
    union_categoricals([o, x])
except TypeError as e:
    result = str(e)

# case: types_of_the_api/union_of_ordered_sorted
try:
    union_categoricals([o, o], sort_categories=True)
except TypeError as e:
    result = str(e)

# case: types_of_the_api/union_of_same_sorted
result = list(union_categoricals([y, pd.Categorical(["c"], categories=["c", "a"])], sort_categories=True).categories)

# case: types_of_the_api/union_of_text
result = union_categoricals([["a"], x])

# case: types_of_the_api/union_of_nothing
result = union_categoricals([])

# case: types_of_the_api/union_of_numbers_and_text
result = union_categoricals([pd.Categorical([1]), x])

# case: types_of_the_api/tests_of_dtypes
s = [pd.Series([1]), pd.Series([1.5]), pd.Series([True]), pd.Series(["a"]), pd.Series(["a"], dtype="string"), pd.Series([1], dtype="Int64"), pd.Series(["a"], dtype="category"), pd.Series(pd.to_datetime(["2020-01-01"]))]
result = {f: [getattr(ptypes, f)(v) for v in s] for f in ["is_any_real_numeric_dtype", "is_extension_array_dtype", "is_period_dtype", "is_interval_dtype"]}

# data: windows_and_modes
import pandas as pd
import numpy as np
s = pd.Series([1.0, np.nan, 3.0, 4.0, np.nan, np.nan])
t = pd.Series(['apple', 'banana', None, 'Cherry pie', 'x'])
q = pd.Series(['apple', 'banana', None, 'Cherry pie', 'x'], dtype='string')
m = pd.Series(['a', 1, None, ['p', 'q'], 2.5])
df = pd.DataFrame({'g': ['a', 'b', 'a', None], 'v': [1, 2, 3, 4], 'w': [1.5, None, 2.5, 3.5], 't': ['x', 'y', None, 'z']})
F = pd.Series([1.0, None, 3.0], dtype='Float64')
I = pd.Series([1, None, 2, None, 2], dtype='Int64')
B = pd.Series([True, None, False, None], dtype='boolean')

# case: windows_and_modes/windows-and-modes-4
result = s.rolling(2, min_periods=3)

# case: windows_and_modes/windows-and-modes-5
result = s.rolling(2, min_periods=-1)

# case: windows_and_modes/windows-and-modes-8
result = s.rolling(2, center='a').sum()

# case: windows_and_modes/windows-and-modes-10
result = s.rolling(2, closed='x')

# case: windows_and_modes/windows-and-modes-12
result = B.mode(dropna=False)

# case: windows_and_modes/windows-and-modes-13
result = pd.Series([],dtype='Int64').mode(dropna=False)

# data: wrong_arguments
import pandas as pd
import numpy as np
s = pd.Series([1.0, np.nan, 3.0, 4.0, np.nan, np.nan])
t = pd.Series(['apple', 'banana', None, 'Cherry pie', 'x'])
q = pd.Series(['apple', 'banana', None, 'Cherry pie', 'x'], dtype='string')
m = pd.Series(['a', 1, None, ['p', 'q'], 2.5])
df = pd.DataFrame({'g': ['a', 'b', 'a', None], 'v': [1, 2, 3, 4], 'w': [1.5, None, 2.5, 3.5], 't': ['x', 'y', None, 'z']})
td = pd.Series(pd.to_timedelta(['1 days', '2 days', None]))

# case: wrong_arguments/wrong-arguments-3
result = pd.to_datetime(np.array(['2024-01-01', 'x']), errors='ignore')

# case: wrong_arguments/wrong-arguments-8
result = pd.to_numeric(('1', 'x'), errors='ignore')

# case: wrong_arguments/wrong-arguments-13
result = pd.to_datetime(['2024'], errors='bad')

# case: wrong_arguments/wrong-arguments-14
result = pd.to_datetime(['2024'], errors=None)

# case: wrong_arguments/wrong-arguments-20
result = t.str.split('a', n='x')

# case: wrong_arguments/wrong-arguments-22
result = t.str.split('a', n=None)

# case: wrong_arguments/wrong-arguments-26
result = df.groupby('g').agg({})

# case: wrong_arguments/wrong-arguments-27
result = df.agg([])

# case: wrong_arguments/wrong-arguments-39
result = pd.Index([1,2]).astype(None)

# case: wrong_arguments/wrong-arguments-49
result = int(pd.Series([True]))

# case: wrong_arguments/wrong-arguments-52
result = '%d' % pd.Series([3])

# case: wrong_arguments/wrong-arguments-59
result = df[['v','w']].where(df[['v','w']] > 2, [1])
