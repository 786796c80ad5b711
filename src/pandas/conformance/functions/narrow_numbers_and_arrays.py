# Narrow whole numbers, arrays of one and two dimensions, numpy's functions of objects and of truths.
import pandas as pd
import numpy as np
import math
# case: ke23
result = str(np.where(5 > 3, 'y', 'n'))
# case: ke25
result = np.where(5 > 3, 1, 2).item()
# case: ke26
result = np.where(5 > 3, 1, 2) + 1
# case: ke27
result = np.where(5 > 3, 'y', 'n') == 'y'
# case: ke34
result = np.array([['a']]).dtype
# case: ke35
result = np.array([['a','bb']]).dtype
# case: ke36
result = np.floor(np.array([1.5, 2], dtype=object))
# case: ke37
result = pd.Series([1.5,-2]).agg([np.abs])
# case: ke38
result = pd.DataFrame({'a':[1,-2]}).agg([np.abs])
# case: ke43
result = type(pd.Series([1]).unique()).__name__
# case: ke44
result = type(pd.Series(['a']).values).__name__
# case: ke45
result = np.array([np.nan]).astype(int)
# case: ke46
result = np.array([1.5]).astype(int)
# case: ke47
result = pd.Series([1,2,3], index=pd.date_range('2020-01-01', periods=3)).pivot_table if False else 1
# case: ke48
result = pd.DateOffset(days=2).freqstr
# case: ke50
result = type(pd.DateOffset(days=2)).__name__
# case: ke53
result = hasattr(pd.Index([1]), 'max')
# case: ke55
result = repr(pd.RangeIndex(0,5,2))
# case: ke56
result = repr(pd.Index([1,1,2]).get_loc(1))
# case: ke57
result = repr(pd.Index([1,2]).get_loc(1))
# case: ke58
result = repr(pd.Index([1,2,1]).get_loc(1))
# case: ke59
result = np.abs.__name__
# case: ke60
result = np.sum.__name__
# case: ke61
result = np.array([1,2]).dtype.name
# case: ke62
result = str(np.array([1.0, 2.5]))
# case: ke63
result = str(np.array([1, 2]))
# case: ke64
result = str(np.array(['a', 'b']))
# case: ke65
result = str(np.array([True]))
# case: ke66
result = np.float64(1.5)
# case: ke67
result = repr(np.float64(1.5))
# case: ke68
result = repr(np.int64(3))
# case: ke69
result = repr([np.int64(3), np.float64(2.0)])
# case: ke70
result = np.bool_(True)
# case: ke71
result = repr(np.bool_(True))
# case: ke72
result = pd.Series(['True','False']).str.repeat([1,1])
# case: ke73
result = pd.Series(['a1','b']).str.extractall(r'([a-z])(\d)')
# case: ke74
result = pd.Series(['a','b']).str.extractall(r'(\d)')
# case: ke75
result = np.array([1.0, np.nan]).astype('int64')
# case: kvalues_added_col
df = pd.DataFrame({'a':[1,2]})
df['b'] = [3,4]
v = df.values
df.loc[0,'a'] = 9
result = v.tolist()
# case: kvalues_block
df = pd.DataFrame({'a':[1,2],'b':[3,4]})
v = df.values
df.loc[0,'a'] = 9
result = v.tolist()
# case: kloc_new_date_freq
s = pd.Series([1,2], index=pd.date_range('2020-01-01', periods=2))
s.loc[pd.Timestamp('2020-01-03')] = 9
result = str(s.index.freq)
# case: kloc_new_date
s = pd.Series([1,2], index=pd.date_range('2020-01-01', periods=2))
s.loc[pd.Timestamp('2020-01-03')] = 9
result = s
# case: knames_pop
idx = pd.MultiIndex.from_tuples([(1,2)], names=['a','b'])
idx.names.pop()
result = list(idx.names)
# case: kmi_drop_level
mi = pd.MultiIndex.from_tuples([('a',1),('b',2)], names=['L','M'])
result = list(mi.drop('a', level='L'))
# case: kcumsum_skipna
df = pd.DataFrame({'k':[1,1],'x':[1.0,None]})
result = df.groupby('k')['x'].cumsum(skipna=False)
# case: kvectorize_otypes
result = np.vectorize(lambda x: x, otypes='d')(np.array([1,2]))
# case: kstr_key_scalar
result = {np.array(['a'])[0]: 1}
# case: kjoin_np_str
result = ','.join(np.array(['a','b']))
# case: kisinstance_np_str
result = isinstance(np.array(['a'])[0], str)
# case: kscalar_where_apply
df = pd.DataFrame({'x':[1,5]})
df['y'] = df['x'].apply(lambda v: np.where(v > 3, 'hi', 'lo'))
result = df.astype(str)
# case: kscalar_where_dtype
df = pd.DataFrame({'x':[1,5]})
df['y'] = df['x'].apply(lambda v: np.where(v > 3, 1, 0))
result = df.dtypes.astype(str)
# case: kscalar_where_groupby
df = pd.DataFrame({'x':[1,5]})
df['y'] = df['x'].apply(lambda v: np.where(v > 3, 'hi', 'lo'))
result = df.groupby('y').size()
# case: kscalar_where_print
x = np.where(True, 'a', 'b')
print(x)
result = f'{x}'
# case: kscalar_where_if
x = np.where(3 > 2, 1, 0)
result = 'y' if x else 'n'
# case: kscalar_where_list
x = np.where(3 > 2, 1, 0)
result = [1,2,3][x]
# case: kscalar_where_df2
result = str(pd.DataFrame({'a': [np.where(True, 'x', 'y')]}))
# case: kscalar_where_eq
df = pd.DataFrame({'x':[1,5]})
result = df[df['x'] == np.where(True, 5, 1)]
# case: karr_0d_round
result = round(float(np.where(True, 1.26, 2)), 1)
# case: na1
result = np.array([1,2,3], dtype='int8') * 100
# case: na2
result = pd.Series([1,2], dtype='int8') / 1000
# case: na3
result = pd.Series([1,2], dtype='int8') > 1000
# case: na4
result = pd.Series([1,2], dtype='int8') + True
# case: na5
result = pd.Series([1,2], dtype='int8') + 1.5
# case: na6
result = pd.Series([1,2], dtype='int32') + 3000000000
# case: na7
result = pd.Series([1,2], dtype='uint8') - 3
# case: na8
result = pd.Series([1,2], dtype='uint8') + -3
# case: na9
result = pd.to_datetime(pd.Series(['2020-01-01','2021-05-05'])).dt.year * 10000000
# case: na10
result = pd.to_datetime(pd.Series(['2020-01-01','2021-05-05'])).dt.year * 1000
# case: na11
result = pd.to_datetime(pd.Series(['2020-01-01','2021-05-05'])).dt.year.diff()
# case: na13
result = pd.Series(['a','b','a']).astype('category').cat.codes + 1
# case: na14
result = pd.Series(['a','b','a']).astype('category').cat.codes.replace(-1, 5)
# case: na15
result = np.where(pd.Series([1,2]) > 1, pd.Series([1,2],dtype='int32'), 5)
# case: na17
result = np.where([True,False], 1, 2.5)
# case: na18
result = np.where([True,False], True, 2)
# case: na19
result = np.where([True,False], np.array([True,False]), 2)
# case: na20
result = np.where([True,False], np.array([True,False]), np.array([1.5,2.5]))
# case: na21
result = np.where([True,False], np.nan, pd.Series([1,2],dtype='int32'))
# case: na22
result = np.select([np.array([True,False])], [pd.Series([1,2],dtype='int32')], default=0)
# case: na23
result = np.select([np.array([True,False]), np.array([False,True])], [1, 2.5], default=0)
# case: na24
result = np.select([np.array([True,False])], [np.int32(4)], default=0)
# case: na25
result = np.maximum(pd.Series([1,5]), 3)
# case: na26
result = np.maximum(3, pd.Series([1,5]))
# case: na27
result = np.minimum(pd.Series([1.5,5]), 3)
# case: na28
result = np.maximum([1,2],[2,1])
# case: na29
result = np.maximum(pd.Series([True,False]), 3)
# case: na30
result = np.maximum(pd.Series(pd.to_datetime(['2020-01-01','2021-01-01'])), pd.Timestamp('2020-06-01'))
# case: na31
result = np.where(True, [1,2], 5)
# case: na32
result = np.where(pd.Series([True]), [1,2], 5)
# case: na33
result = np.where(1, 'a', ['b','c'])
# case: na34
result = np.where(np.nan, 'a', ['b','c'])
# case: na35
result = np.where([True, False, True], [1,2], 5)
# case: na36
df = pd.DataFrame({'a':[1,5]})
df['b'] = np.where(df['a'] > 2, df['a'], np.nan)
result = df
# case: na37
df = pd.DataFrame({'a':[1,5]})
df['b'] = np.where(df['a'] > 2, 'x', None)
result = df
# case: na38
result = str(np.array([True, False]))
# case: na39
result = repr(np.array([True, True]))
# case: na40
result = str(np.array([[True, False],[True,True]]))
# case: na41
result = pd.DataFrame({'k':[1,1,2],'x':[1.0,None,3.0]}).groupby('k').cumsum(skipna=False)
# case: na42
result = pd.DataFrame({'k':[1,1,2,1],'x':[1.0,None,3.0,4.0]}).groupby('k')['x'].cummax(skipna=False)
# case: na43
result = pd.DataFrame({'k':[1,1,2,1],'x':[1.0,None,3.0,4.0]}).groupby('k')['x'].cumprod(skipna=False)
# case: na44
mi = pd.MultiIndex.from_tuples([('a',1),('b',2),('a',3)])
result = list(mi.drop('a'))
# case: na45
mi = pd.MultiIndex.from_tuples([('a',1),('b',2),('a',3)], names=['L','M'])
result = list(mi.drop([1,3], level='M'))
# case: na46
result = list(pd.Index(['a','b']).drop('a'))
# case: na47
result = list(pd.Index(['a','b']).drop('a', level=0))
# case: na48
mi = pd.MultiIndex.from_tuples([('a',1),('b',2)])
result = list(mi.drop([('a',1)]))
# case: na49
idx = pd.Index(['a'], name='n')
idx.names.append('x')
result = 1
# case: na50
idx = pd.MultiIndex.from_tuples([('a',1)])
idx.names.extend(['x'])
result = 1
# case: na51
s = pd.Series([1,2], index=pd.date_range('2020-01-01', periods=2))
s.loc[pd.Timestamp('2020-01-04')] = 9
result = str(s.index.freq)
# case: na52
s = pd.Series([1,2], index=pd.date_range('2020-01-01', periods=2, freq='MS'))
s.loc[pd.Timestamp('2020-03-01')] = 9
result = s
# case: na53
df = pd.DataFrame({'x':[1,2]}, index=pd.date_range('2020-01-01', periods=2, freq='D'))
df.loc[pd.Timestamp('2020-01-03')] = 9
result = str(df.index.freq)
# case: na54
result = pd.Series(['True','x']).str.repeat([1,1])
# case: na55
result = pd.Series(['true','False']).str.repeat([1,1])
# case: na56
result = pd.Series(['tr','False']).str.repeat([2,1])
# case: na57
result = np.array([1.5,2.5]).astype(int)
# case: na58
result = np.array([[1.5,np.nan]]).astype(int).tolist()
# case: na59
result = pd.Series([1.5,np.nan]).values.astype('int64')
# case: na60
result = pd.Series([1,2],dtype='int8').where(pd.Series([True,False]), 5)
# case: na61
result = pd.Series([1,2],dtype='int32').fillna(0)
# case: na62
result = pd.Series([1,2],dtype='int8').sum()
# case: na63
result = pd.DataFrame({'a':pd.Series([1,2],dtype='int8')}).sum(axis=1)
# case: na64
result = pd.DataFrame({'a':pd.Series([1,2],dtype='int8'),'b':pd.Series([1,2],dtype='int8')}).sum(axis=1)
# case: na65
result = pd.DataFrame({'a':pd.Series([1,2],dtype='int8')}).sum()
# case: na66
result = pd.DataFrame({'a':pd.Series([1,2],dtype='int32')}).prod(axis=1)
# case: na67
result = pd.DataFrame({'a':pd.Series([1,2],dtype='int32')}).max(axis=1)
# case: na68
result = pd.DataFrame({'a':pd.Series([1,2],dtype='int32')}).cumsum(axis=1)
# case: na69
result = pd.Series([1,2],dtype='int8').dot(pd.Series([1,2],dtype='int8'))
# case: na70
result = pd.Series([100,100],dtype='int8').dot(pd.Series([1,2],dtype='int8'))
# case: na71
result = np.sqrt(pd.Series([1,4],dtype='int32'))
# case: na72
result = np.floor(pd.Series([True,False]))
# case: na74
result = np.array([1,2]).astype('i4')
# case: na75
result = pd.Series([1,2]).astype('i')
# case: na76
result = pd.Series([1,2]).astype('l')
# case: na77
result = pd.Series([1,0]).astype('?')
# case: na78
result = pd.Series([1,0]).astype('d')
# case: na82
result = np.issubdtype(pd.Series([1.5]).dtype, np.floating)
# case: na87
result = pd.Series([1,2]).abs().tolist()
# case: na88
result = pd.Series([1,-2,None], dtype=object).abs()
# case: na89
result = np.abs(pd.Series([1,-2.5,True], dtype=object))
# case: na90
result = pd.DataFrame({'a':[1,-2]}).agg(['abs', np.abs])
# case: na91
result = pd.DataFrame({'a':[1,-2]}).agg([np.sqrt, np.mean])
# case: na92
result = pd.Series([4.0,9.0]).agg([np.sqrt, np.log])
# case: na93
result = pd.Series([1.5]).astype('float').dtype
# case: na94
a = np.array([1,2,3])
df = pd.DataFrame({'x':[1,2,3]}, index=a)
result = df.loc[2,'x']
# case: na95
a = np.array([3,1,2])
s = pd.Series([1,2,3]).reindex(a)
b = a + 1
result = b.tolist()
# case: na96
result = pd.to_numeric(pd.Series(['1','2']), downcast='integer')
# case: na97
result = pd.to_numeric(pd.Series(['1','2']), downcast='unsigned')
# case: na98
result = np.isin([1,5],[5]).tolist()
# case: nb4
result = np.squeeze(pd.Series([5]))
# case: nc1
result = np.array([['a','b'],['c','dd']]).dtype
# case: nc3
result = pd.DataFrame(np.array([['a','b'],['c','dd']]), columns=['x','y'])
# case: nc4
result = np.array([['a',None]]).dtype
# case: nc5
result = np.array([['a','b'],['c','dd']])[0]
# case: nc6
result = np.array([['a','b'],['c','dd']])[:,1].tolist()
# case: nc7
result = pd.DataFrame(np.array([['a','b'],['c','dd']])).dtypes.astype(str)
# case: nc8
result = repr(np.array([['a','b'],['c','dd']]))
# case: nc9
result = np.array([[1,2.5]]).tolist()
# case: nc10
result = np.array([[True,2]]).tolist()
# case: nc11
result = pd.DataFrame({'a':pd.Series([1,2],dtype='Int8')}).sum(axis=1)
# case: nc12
result = pd.DataFrame({'a':pd.Series([1,2],dtype='int8')}).mean(axis=1)
# case: nc13
result = pd.DataFrame({'a':[True,False]}).sum(axis=1)
# case: nc14
result = pd.DataFrame({'a':pd.Series([1,2],dtype='int32')}).min(axis=1)
# case: nc15
result = pd.DataFrame({'a':pd.Series([1,2],dtype='int32')}).median(axis=1)
# case: nc16
result = pd.DataFrame({'a':pd.Series([1,2],dtype='int32')}).nunique(axis=1)
# case: nc19
result = pd.DataFrame({'a':pd.Series([1,2],dtype='uint8')}).sum(axis=1)
# case: oq1
result = pd.Series([1,2,4],dtype='int32').quantile(.5, interpolation='lower')
# case: oq2
result = pd.Series([1,2,4],dtype='int32').quantile([.5], interpolation='lower')
# case: oq3
result = pd.Series([1,2,4],dtype='int8').quantile([.5,.7], interpolation='nearest')
# case: oq4
result = pd.DataFrame({'a':pd.Series([1,2],dtype='int32')}).quantile(0.5, interpolation='lower')
# case: oq5
result = pd.Series([1,2,4],dtype='int32').groupby([0,0,1]).quantile(.5, interpolation='lower')
# case: oq6
result = pd.Series([1,2,4],dtype='int64').groupby([0,0,1]).quantile(.5, interpolation='lower')
# case: oq7
result = pd.Series([1,2,4],dtype='Int32').quantile(.5, interpolation='lower')
# case: oq8
result = pd.DataFrame({'a':pd.Series([1,2],dtype='int32'),'b':[1,2]}).quantile(0.5, axis=1, interpolation='lower')
# case: oq9
result = pd.Series([1,2,4],dtype='int32').dot(pd.Series([1,2,4],dtype='int32'))
# case: oq10
result = pd.Series([1,2,4],dtype='int32').dot(pd.Series([1,2,4]))
# case: oq11
result = pd.Series([1,2,4],dtype='int32') @ pd.Series([1,2,4],dtype='int32')
# case: oq12
result = pd.Series([1,2,4],dtype='int32').dot([1,2,4])
# case: ms000
s = pd.Series([1.1, 2.7, np.nan, -3.3])
result = s.round(1)
# case: ms001
s = pd.Series([1.1, 2.7, np.nan, -3.3])
result = s.round(1).tolist()
# case: ms002
s = pd.Series([1.1, 2.7, np.nan, -3.3])
result = s.abs()
# case: ms003
s = pd.Series([1.1, 2.7, np.nan, -3.3])
result = s.cumsum()
# case: ms004
s = pd.Series([1.1, 2.7, np.nan, -3.3])
result = s.cumprod()
# case: ms005
s = pd.Series([1.1, 2.7, np.nan, -3.3])
result = s.cummax()
# case: ms006
s = pd.Series([1.1, 2.7, np.nan, -3.3])
result = s.diff()
# case: ms007
s = pd.Series([1.1, 2.7, np.nan, -3.3])
result = s.shift()
# case: ms008
s = pd.Series([1.1, 2.7, np.nan, -3.3])
result = s.shift(fill_value=0)
# case: ms009
s = pd.Series([1.1, 2.7, np.nan, -3.3])
result = s.clip(0,2)
# case: ms010
s = pd.Series([1.1, 2.7, np.nan, -3.3])
result = s.clip(0.1,2.2)
# case: ms011
s = pd.Series([1.1, 2.7, np.nan, -3.3])
result = s.fillna(0)
# case: ms012
s = pd.Series([1.1, 2.7, np.nan, -3.3])
result = s.fillna(1.1)
# case: ms013
s = pd.Series([1.1, 2.7, np.nan, -3.3])
result = s.fillna(1.1).tolist()
# case: ms014
s = pd.Series([1.1, 2.7, np.nan, -3.3])
result = s.where(s>0)
# case: ms015
s = pd.Series([1.1, 2.7, np.nan, -3.3])
result = s.where(s>0, 5)
# case: ms016
s = pd.Series([1.1, 2.7, np.nan, -3.3])
result = s.where(s>0, 5.5)
# case: ms017
s = pd.Series([1.1, 2.7, np.nan, -3.3])
result = s.mask(s>0, 0)
# case: ms018
s = pd.Series([1.1, 2.7, np.nan, -3.3])
result = s.interpolate()
# case: ms019
s = pd.Series([1.1, 2.7, np.nan, -3.3])
result = s.quantile(.3)
# case: ms020
s = pd.Series([1.1, 2.7, np.nan, -3.3])
result = s.quantile([.3,.6])
# case: ms021
s = pd.Series([1.1, 2.7, np.nan, -3.3])
result = s.median()
# case: ms022
s = pd.Series([1.1, 2.7, np.nan, -3.3])
result = s.mode()
# case: ms023
s = pd.Series([1.1, 2.7, np.nan, -3.3])
result = s.pct_change()
# case: ms024
s = pd.Series([1.1, 2.7, np.nan, -3.3])
result = s.nlargest(2)
# case: ms025
s = pd.Series([1.1, 2.7, np.nan, -3.3])
result = s.rank()
# case: ms026
s = pd.Series([1.1, 2.7, np.nan, -3.3])
result = s.rolling(2).sum()
# case: ms027
s = pd.Series([1.1, 2.7, np.nan, -3.3])
result = s.rolling(2).mean()
# case: ms028
s = pd.Series([1.1, 2.7, np.nan, -3.3])
result = s.expanding().max()
# case: ms029
s = pd.Series([1.1, 2.7, np.nan, -3.3])
result = s.ewm(span=2).mean()
# case: ms030
s = pd.Series([1.1, 2.7, np.nan, -3.3])
result = s.describe()
# case: ms031
s = pd.Series([1.1, 2.7, np.nan, -3.3])
result = s.agg(['sum','min'])
# case: ms032
s = pd.Series([1.1, 2.7, np.nan, -3.3])
result = s.value_counts()
# case: ms033
s = pd.Series([1.1, 2.7, np.nan, -3.3])
result = s.unique()
# case: ms034
s = pd.Series([1.1, 2.7, np.nan, -3.3])
result = s.drop_duplicates()
# case: ms035
s = pd.Series([1.1, 2.7, np.nan, -3.3])
result = s.sem()
# case: ms036
s = pd.Series([1.1, 2.7, np.nan, -3.3])
result = s.skew()
# case: ms037
s = pd.Series([1.1, 2.7, np.nan, -3.3])
result = s.kurt()
# case: ms038
s = pd.Series([1.1, 2.7, np.nan, -3.3])
result = s.max()
# case: ms039
s = pd.Series([1.1, 2.7, np.nan, -3.3])
result = s.min()
# case: ms040
s = pd.Series([1.1, 2.7, np.nan, -3.3])
result = s.sum()
# case: ms041
s = pd.Series([1.1, 2.7, np.nan, -3.3])
result = s.mean()
# case: ms042
s = pd.Series([1.1, 2.7, np.nan, -3.3])
result = s.std()
# case: ms043
s = pd.Series([1.1, 2.7, np.nan, -3.3])
result = s.var()
# case: ms044
s = pd.Series([1.1, 2.7, np.nan, -3.3])
result = s.prod()
# case: ms045
s = pd.Series([1.1, 2.7, np.nan, -3.3])
result = s.std(ddof=0)
# case: ms046
s = pd.Series([1.1, 2.7, np.nan, -3.3])
result = s.corr(s)
# case: ms047
s = pd.Series([1.1, 2.7, np.nan, -3.3])
result = s.cov(s)
# case: ms049
s = pd.Series([1.1, 2.7, np.nan, -3.3])
result = s+1
# case: ms050
s = pd.Series([1.1, 2.7, np.nan, -3.3])
result = s*1.5
# case: ms051
s = pd.Series([1.1, 2.7, np.nan, -3.3])
result = s/2
# case: ms052
s = pd.Series([1.1, 2.7, np.nan, -3.3])
result = s//2
# case: ms053
s = pd.Series([1.1, 2.7, np.nan, -3.3])
result = s%2
# case: ms054
s = pd.Series([1.1, 2.7, np.nan, -3.3])
result = s**2
# case: ms055
s = pd.Series([1.1, 2.7, np.nan, -3.3])
result = -s
# case: ms056
s = pd.Series([1.1, 2.7, np.nan, -3.3])
result = s+s
# case: ms057
s = pd.Series([1.1, 2.7, np.nan, -3.3])
result = s==1.1
# case: ms058
s = pd.Series([1.1, 2.7, np.nan, -3.3])
result = s>1.1
# case: ms059
s = pd.Series([1.1, 2.7, np.nan, -3.3])
result = s.eq(s)
# case: ms060
s = pd.Series([1.1, 2.7, np.nan, -3.3])
result = 1/s
# case: ms061
s = pd.Series([1.1, 2.7, np.nan, -3.3])
result = s.add(1)
# case: ms062
s = pd.Series([1.1, 2.7, np.nan, -3.3])
result = s.add(1.1)
# case: ms063
s = pd.Series([1.1, 2.7, np.nan, -3.3])
result = s.add(s, fill_value=0)
# case: ms064
s = pd.Series([1.1, 2.7, np.nan, -3.3])
result = s.astype('int64',errors='ignore')
# case: ms065
s = pd.Series([1.1, 2.7, np.nan, -3.3])
result = s.dropna().astype(int)
# case: ms066
s = pd.Series([1.1, 2.7, np.nan, -3.3])
result = s.astype(float)
# case: ms067
s = pd.Series([1.1, 2.7, np.nan, -3.3])
result = s.astype(float).tolist()
# case: ms068
s = pd.Series([1.1, 2.7, np.nan, -3.3])
result = s.astype(object).tolist()
# case: ms069
s = pd.Series([1.1, 2.7, np.nan, -3.3])
result = s.to_frame()
# case: ms070
s = pd.Series([1.1, 2.7, np.nan, -3.3])
result = s.to_dict()
# case: ms071
s = pd.Series([1.1, 2.7, np.nan, -3.3])
result = s.to_list()
# case: ms072
s = pd.Series([1.1, 2.7, np.nan, -3.3])
result = s.map(lambda v:v)
# case: ms073
s = pd.Series([1.1, 2.7, np.nan, -3.3])
result = s.apply(lambda v:v)
# case: ms074
s = pd.Series([1.1, 2.7, np.nan, -3.3])
result = s.apply(lambda v:v*2)
# case: ms075
s = pd.Series([1.1, 2.7, np.nan, -3.3])
result = s.map({1.1:1})
# case: ms076
s = pd.Series([1.1, 2.7, np.nan, -3.3])
result = s.isin([1.1])
# case: ms078
s = pd.Series([1.1, 2.7, np.nan, -3.3])
result = s.replace(1.1, 5)
# case: ms080
s = pd.Series([1.1, 2.7, np.nan, -3.3])
result = s.between(1,2)
# case: ms081
s = pd.Series([1.1, 2.7, np.nan, -3.3])
result = s.idxmax()
# case: ms082
s = pd.Series([1.1, 2.7, np.nan, -3.3])
result = s.argmax()
# case: ms083
s = pd.Series([1.1, 2.7, np.nan, -3.3])
result = s.sort_values()
# case: ms084
s = pd.Series([1.1, 2.7, np.nan, -3.3])
result = s.head(2)
# case: ms085
s = pd.Series([1.1, 2.7, np.nan, -3.3])
result = s[0]
# case: ms086
s = pd.Series([1.1, 2.7, np.nan, -3.3])
result = s.iloc[0]
# case: ms087
s = pd.Series([1.1, 2.7, np.nan, -3.3])
result = s.loc[0]
# case: ms088
s = pd.Series([1.1, 2.7, np.nan, -3.3])
result = s.values
# case: ms089
s = pd.Series([1.1, 2.7, np.nan, -3.3])
result = s.values.sum()
# case: ms090
s = pd.Series([1.1, 2.7, np.nan, -3.3])
result = s.values.mean()
# case: ms091
s = pd.Series([1.1, 2.7, np.nan, -3.3])
result = s.to_numpy()
# case: ms092
s = pd.Series([1.1, 2.7, np.nan, -3.3])
result = np.sqrt(s)
# case: ms093
s = pd.Series([1.1, 2.7, np.nan, -3.3])
result = np.exp(s)
# case: ms094
s = pd.Series([1.1, 2.7, np.nan, -3.3])
result = np.log(s.abs())
# case: ms095
s = pd.Series([1.1, 2.7, np.nan, -3.3])
result = np.round(s,1)
# case: ms096
s = pd.Series([1.1, 2.7, np.nan, -3.3])
result = np.floor(s)
# case: ms097
s = pd.Series([1.1, 2.7, np.nan, -3.3])
result = np.sign(s)
# case: ms098
s = pd.Series([1.1, 2.7, np.nan, -3.3])
result = np.abs(s)
# case: ms099
s = pd.Series([1.1, 2.7, np.nan, -3.3])
result = np.where(s>0,s,0)
# case: ms100
s = pd.Series([1.1, 2.7, np.nan, -3.3])
result = np.where(s>0,s,0.5)
# case: ms101
s = pd.Series([1.1, 2.7, np.nan, -3.3])
result = np.sum(s)
# case: ms102
s = pd.Series([1.1, 2.7, np.nan, -3.3])
result = np.mean(s)
# case: ms103
s = pd.Series([1.1, 2.7, np.nan, -3.3])
result = np.std(s)
# case: ms104
s = pd.Series([1.1, 2.7, np.nan, -3.3])
result = np.nanmean(s)
# case: ms105
s = pd.Series([1.1, 2.7, np.nan, -3.3])
result = np.nansum(s.values)
# case: ms106
s = pd.Series([1.1, 2.7, np.nan, -3.3])
result = np.maximum(s,0)
# case: ms107
s = pd.Series([1.1, 2.7, np.nan, -3.3])
result = np.maximum(s,1.5)
# case: ms108
s = pd.Series([1.1, 2.7, np.nan, -3.3])
result = np.clip(s,0,2)
# case: ms109
s = pd.Series([1.1, 2.7, np.nan, -3.3])
result = pd.concat([s,s])
# case: ms110
s = pd.Series([1.1, 2.7, np.nan, -3.3])
result = pd.concat([s,pd.Series([1.5])])
# case: ms111
s = pd.Series([1.1, 2.7, np.nan, -3.3])
result = pd.concat([s,pd.Series([1])])
# case: ms112
s = pd.Series([1.1, 2.7, np.nan, -3.3])
result = pd.concat([s,pd.Series([1],dtype='int8')])
# case: ms113
s = pd.Series([1.1, 2.7, np.nan, -3.3])
result = s.groupby([0,0,1,1]).sum()
# case: ms114
s = pd.Series([1.1, 2.7, np.nan, -3.3])
result = s.groupby([0,0,1,1]).mean()
# case: ms115
s = pd.Series([1.1, 2.7, np.nan, -3.3])
result = s.groupby([0,0,1,1]).median()
# case: ms116
s = pd.Series([1.1, 2.7, np.nan, -3.3])
result = s.groupby([0,0,1,1]).max()
# case: ms117
s = pd.Series([1.1, 2.7, np.nan, -3.3])
result = s.groupby([0,0,1,1]).first()
# case: ms118
s = pd.Series([1.1, 2.7, np.nan, -3.3])
result = s.groupby([0,0,1,1]).std()
# case: ms119
s = pd.Series([1.1, 2.7, np.nan, -3.3])
result = s.groupby([0,0,1,1]).var()
# case: ms120
s = pd.Series([1.1, 2.7, np.nan, -3.3])
result = s.groupby([0,0,1,1]).cumsum()
# case: ms121
s = pd.Series([1.1, 2.7, np.nan, -3.3])
result = s.groupby([0,0,1,1]).quantile()
# case: ms122
s = pd.Series([1.1, 2.7, np.nan, -3.3])
result = s.groupby([0,0,1,1]).rank()
# case: ms123
s = pd.Series([1.1, 2.7, np.nan, -3.3])
result = s.groupby([0,0,1,1]).shift()
# case: ms124
s = pd.Series([1.1, 2.7, np.nan, -3.3])
result = s.groupby([0,0,1,1]).diff()
# case: ms125
s = pd.Series([1.1, 2.7, np.nan, -3.3])
result = s.groupby([0,0,1,1]).transform('mean')
# case: ms126
s = pd.Series([1.1, 2.7, np.nan, -3.3])
result = s.groupby([0,0,1,1]).transform(lambda g:g-g.mean())
# case: ms127
s = pd.Series([1.1, 2.7, np.nan, -3.3])
result = s.groupby([0,0,1,1]).apply(lambda g:g.mean())
# case: ms128
s = pd.Series([1.1, 2.7, np.nan, -3.3])
result = s.groupby([0,0,1,1]).agg(['sum','mean'])
# case: ms129
s = pd.Series([1.1, 2.7, np.nan, -3.3])
result = s.groupby([0,0,1,1]).ffill()
# case: ms130
s = pd.Series([1.1, 2.7, np.nan, -3.3])
result = s.groupby([0,0,1,1]).nth(0)
# case: ms131
s = pd.Series([1.1, 2.7, np.nan, -3.3])
result = s.groupby([0,0,1,1]).sem()
# case: ms132
s = pd.Series([1.1, 2.7, np.nan, -3.3])
result = s.groupby([0,0,1,1]).skew()
# case: ms133
s = pd.Series([1.1, 2.7, np.nan, -3.3])
result = s.groupby([0,0,1,1]).prod()
# case: ms134
s = pd.Series([1.1, 2.7, np.nan, -3.3])
result = s.groupby([0,0,1,1]).cumprod()
# case: ms135
s = pd.Series([1.1, 2.7, np.nan, -3.3])
result = s.groupby([0,0,1,1]).cummax()
# case: ms136
s = pd.Series([1.1, 2.7, np.nan, -3.3])
result = s.groupby([0,0,1,1]).pct_change()
# case: ms137
s = pd.Series([1.1, 2.7, np.nan, -3.3])
result = s.groupby([0,0,1,1]).describe()
# case: ms138
s = pd.Series([1.1, 2.7, np.nan, -3.3])
result = s.groupby([0,0,1,1]).idxmax()
# case: ms139
s = pd.Series([1.1, 2.7, np.nan, -3.3])
result = s.groupby([0,0,1,1]).nunique()
# case: ms140
s = pd.Series([1.1, 2.7, np.nan, -3.3])
result = s.groupby(s).sum()
# case: ms141
s = pd.Series([1.1, 2.7, np.nan, -3.3])
result = str(s)
# case: ms142
s = pd.Series([1.1, 2.7, np.nan, -3.3])
result = str(s.to_frame())
# case: ms143
s = pd.Series([1.1, 2.7, np.nan, -3.3])
result = str(s.mean())
# case: ms144
s = pd.Series([1.1, 2.7, np.nan, -3.3])
result = repr(s.mean())
# case: ms145
s = pd.Series([1.1, 2.7, np.nan, -3.3])
result = f'{s.mean():.3f}'
# case: ms146
s = pd.Series([1.1, 2.7, np.nan, -3.3])
result = f'{s.iloc[0]}'
# case: ms147
s = pd.Series([1.1, 2.7, np.nan, -3.3])
result = str(s.tolist())
# case: ms148
s = pd.Series([1.1, 2.7, np.nan, -3.3])
result = str(s.to_dict())
# case: ms149
s = pd.Series([1.1, 2.7, np.nan, -3.3])
result = str(s.values)
# case: ms152
s = pd.Series([1.1, 2.7, np.nan, -3.3])
result = s.infer_objects()
# case: ms153
s = pd.Series([1.1, 2.7, np.nan, -3.3])
result = s.convert_dtypes()
# case: ms154
s = pd.Series([1.1, 2.7, np.nan, -3.3])
result = pd.to_numeric(s)
# case: ms155
s = pd.Series([1.1, 2.7, np.nan, -3.3])
result = pd.to_numeric(s, errors='coerce')
# case: ms156
s = pd.Series([1.1, 2.7, np.nan, -3.3])
result = pd.cut(s, 2)
# case: ms157
s = pd.Series([1.1, 2.7, np.nan, -3.3])
result = pd.cut(s,[-5,0,5])
# case: ms158
s = pd.Series([1.1, 2.7, np.nan, -3.3])
result = pd.qcut(s.dropna(),2)
# case: ms159
s = pd.Series([1.1, 2.7, np.nan, -3.3])
result = s.searchsorted(1) if False else 1
# case: ms160
s = pd.Series([1.1, 2.7, np.nan, -3.3])
result = s.explode()
# case: ms161
s = pd.Series([1.1, 2.7, np.nan, -3.3])
result = s.squeeze()
# case: ms162
s = pd.Series([1.1, 2.7, np.nan, -3.3])
result = s.combine_first(pd.Series([9.5]*4))
# case: ms163
s = pd.Series([1.1, 2.7, np.nan, -3.3])
result = s.update(pd.Series([9.5]))
# case: ms164
s = pd.Series([1.1, 2.7, np.nan, -3.3])
result = s.ffill()
# case: ms165
s = pd.Series([1.1, 2.7, np.nan, -3.3])
result = s.bfill()
# case: ms166
s = pd.Series([1.1, 2.7, np.nan, -3.3])
result = s.dot(s)
# case: ms167
s = pd.Series([1.1, 2.7, np.nan, -3.3])
result = s.factorize()
# case: ms168
s = pd.Series([1.1, 2.7, np.nan, -3.3])
result = s.nunique()
# case: ms169
s = pd.Series([1.1, 2.7, np.nan, -3.3])
result = s.hasnans
# case: ms170
s = pd.Series([1.1, 2.7, np.nan, -3.3])
result = s.item() if False else 2
# case: ms171
s = pd.Series([1.1, 2.7, np.nan, -3.3])
result = s.reindex([0,9])
# case: ms172
s = pd.Series([1.1, 2.7, np.nan, -3.3])
result = s.sample if False else 3
# case: ms173
s = pd.Series([1.1, 2.7, np.nan, -3.3])
result = s.iloc[:2].all()
# case: ms174
s = pd.Series([1.1, 2.7, np.nan, -3.3])
result = s.any()
# case: ms175
s = pd.Series([1.1, 2.7, np.nan, -3.3])
result = s.count()
# case: ms176
s = pd.Series([1.1, 2.7, np.nan, -3.3])
result = s.argsort()
# case: ms177
s = pd.Series([1.1, 2.7, np.nan, -3.3])
result = s.transform('sqrt')
# case: ms178
s = pd.Series([1.1, 2.7, np.nan, -3.3])
result = s.transform(np.abs)
# case: ms179
s = pd.Series([1.1, 2.7, np.nan, -3.3])
result = s.agg('mean')
# case: ms180
s = pd.Series([1.1, 2.7, np.nan, -3.3])
result = s.pipe(lambda v:v.sum())
# case: ms181
s = pd.Series([1.1, 2.7, np.nan, -3.3])
result = round(s,1)
# case: ms182
s = pd.Series([1.1, 2.7, np.nan, -3.3])
result = abs(s)
# case: ms183
s = pd.Series([1.1, 2.7, np.nan, -3.3])
result = sum(s.dropna())
# case: ms184
s = pd.Series([1.1, 2.7, np.nan, -3.3])
result = max(s.dropna())
# case: ms185
s = pd.Series([1.1, 2.7, np.nan, -3.3])
result = sorted(s.dropna())
# case: ms186
s = pd.Series([1.1, 2.7, np.nan, -3.3])
result = list(s)
# case: ms187
s = pd.Series([1.1, 2.7, np.nan, -3.3])
result = set(s.dropna())
# case: ms188
s = pd.Series([1.1, 2.7, np.nan, -3.3])
result = [type(v).__name__ for v in s]
# case: ms189
s = pd.Series([1.1, 2.7, np.nan, -3.3])
result = type(s[0]).__name__
# case: ms190
s = pd.Series([1.1, 2.7, np.nan, -3.3])
result = [v for v in s.items()]
# case: ms191
s = pd.Series([1.1, 2.7, np.nan, -3.3])
result = s.eq(1.1).sum()
# case: ms192
s = pd.Series([1.1, 2.7, np.nan, -3.3])
result = s.values[0]
# case: ms193
s = pd.Series([1.1, 2.7, np.nan, -3.3])
result = s.values[0]==1.1
# case: ms194
s = pd.Series([1.1, 2.7, np.nan, -3.3])
result = s.values[0]*2
# case: ms195
s = pd.Series([1.1, 2.7, np.nan, -3.3])
result = s.values[0]+s.values[1]
# case: ms196
s = pd.Series([1.1, 2.7, np.nan, -3.3])
result = float(s[0])
# case: ms197
s = pd.Series([1.1, 2.7, np.nan, -3.3])
result = int(s[1])
# case: ms198
s = pd.Series([1.1, 2.7, np.nan, -3.3])
result = round(s[0],1)
# case: ms199
s = pd.Series([1.1, 2.7, np.nan, -3.3])
result = round(float(s[0]),1)
# case: ms200
s = pd.Series([1.1, 2.7, np.nan, -3.3])
result = s[0]>1.1
# case: ms201
s = pd.Series([1.1, 2.7, np.nan, -3.3])
result = math.sqrt(s[1])
# case: ms202
s = pd.Series([1.1, 2.7, np.nan, -3.3])
result = s.xs(0)
# case: ms203
s = pd.Series([1.1, 2.7, np.nan, -3.3])
result = s.get(0)
# case: ms204
s = pd.Series([1.1, 2.7, np.nan, -3.3])
result = s.nsmallest(1)
# case: ms205
s = pd.Series([1.1, 2.7, np.nan, -3.3])
result = s.unstack if False else 4
# case: ms206
s = pd.Series([1.1, 2.7, np.nan, -3.3])
result = s.repeat(2)
# case: ms207
s = pd.Series([1.1, 2.7, np.nan, -3.3])
result = s.compare(s) if False else 5
# case: ms208
s = pd.Series([1.1, 2.7, np.nan, -3.3])
result = s.equals(s)
# case: ms209
s = pd.Series([1.1, 2.7, np.nan, -3.3])
result = s.equals(s.astype(float))
# case: ms210
s = pd.Series([1.1, 2.7, np.nan, -3.3])
result = s.to_string()
# case: ms211
s = pd.Series([1.1, 2.7, np.nan, -3.3])
result = s.divide(2)
# case: ms212
s = pd.Series([1.1, 2.7, np.nan, -3.3])
result = s.floordiv(2)
# case: ms213
s = pd.Series([1.1, 2.7, np.nan, -3.3])
result = s.mod(2)
# case: ms214
s = pd.Series([1.1, 2.7, np.nan, -3.3])
result = s.pow(2)
# case: ms215
s = pd.Series([1.1, 2.7, np.nan, -3.3])
result = s.rpow(2)
# case: ms216
s = pd.Series([1.1, 2.7, np.nan, -3.3])
result = s.radd(1)
# case: ms217
s = pd.Series([1.1, 2.7, np.nan, -3.3])
result = s.truediv(3)
# case: ms218
s = pd.Series([1.1, 2.7, np.nan, -3.3])
result = s.mul(s)
# case: ms219
s = pd.Series([1.1, 2.7, np.nan, -3.3])
result = s.sub(1)
# case: md220
df = pd.DataFrame({'k':['a','b','a','b'],'x':np.array([1.1,2.7,np.nan,-3.3]),'y':np.array([3,1,100,2],dtype='int8')})
result = df.sum(numeric_only=True)
# case: md221
df = pd.DataFrame({'k':['a','b','a','b'],'x':np.array([1.1,2.7,np.nan,-3.3]),'y':np.array([3,1,100,2],dtype='int8')})
result = df.mean(numeric_only=True)
# case: md222
df = pd.DataFrame({'k':['a','b','a','b'],'x':np.array([1.1,2.7,np.nan,-3.3]),'y':np.array([3,1,100,2],dtype='int8')})
result = df.groupby('k').sum()
# case: md223
df = pd.DataFrame({'k':['a','b','a','b'],'x':np.array([1.1,2.7,np.nan,-3.3]),'y':np.array([3,1,100,2],dtype='int8')})
result = df.groupby('k').mean()
# case: md224
df = pd.DataFrame({'k':['a','b','a','b'],'x':np.array([1.1,2.7,np.nan,-3.3]),'y':np.array([3,1,100,2],dtype='int8')})
result = df.groupby('k').agg({'x':'sum','y':'mean'})
# case: md225
df = pd.DataFrame({'k':['a','b','a','b'],'x':np.array([1.1,2.7,np.nan,-3.3]),'y':np.array([3,1,100,2],dtype='int8')})
result = df.groupby('k').agg(a=('x','max'),b=('y','sum'))
# case: md226
df = pd.DataFrame({'k':['a','b','a','b'],'x':np.array([1.1,2.7,np.nan,-3.3]),'y':np.array([3,1,100,2],dtype='int8')})
result = df.groupby('k',as_index=False)['x'].mean()
# case: md227
df = pd.DataFrame({'k':['a','b','a','b'],'x':np.array([1.1,2.7,np.nan,-3.3]),'y':np.array([3,1,100,2],dtype='int8')})
result = df.groupby('k').x.agg(lambda g:g.sum())
# case: md228
df = pd.DataFrame({'k':['a','b','a','b'],'x':np.array([1.1,2.7,np.nan,-3.3]),'y':np.array([3,1,100,2],dtype='int8')})
result = df.groupby('k').y.agg(lambda g:g.max())
# case: md229
df = pd.DataFrame({'k':['a','b','a','b'],'x':np.array([1.1,2.7,np.nan,-3.3]),'y':np.array([3,1,100,2],dtype='int8')})
result = df.groupby('k').apply(lambda g:g.x.sum(), include_groups=False)
# case: md230
df = pd.DataFrame({'k':['a','b','a','b'],'x':np.array([1.1,2.7,np.nan,-3.3]),'y':np.array([3,1,100,2],dtype='int8')})
result = df.groupby('k').apply(lambda g:pd.Series({'a':g.x.sum(),'b':g.y.max()}), include_groups=False)
# case: md231
df = pd.DataFrame({'k':['a','b','a','b'],'x':np.array([1.1,2.7,np.nan,-3.3]),'y':np.array([3,1,100,2],dtype='int8')})
result = df.pivot_table(index='k',values='x')
# case: md232
df = pd.DataFrame({'k':['a','b','a','b'],'x':np.array([1.1,2.7,np.nan,-3.3]),'y':np.array([3,1,100,2],dtype='int8')})
result = df.pivot_table(index='k',values='y',aggfunc='sum')
# case: md233
df = pd.DataFrame({'k':['a','b','a','b'],'x':np.array([1.1,2.7,np.nan,-3.3]),'y':np.array([3,1,100,2],dtype='int8')})
result = df.pivot_table(index='k',values=['x','y'],aggfunc='max')
# case: md234
df = pd.DataFrame({'k':['a','b','a','b'],'x':np.array([1.1,2.7,np.nan,-3.3]),'y':np.array([3,1,100,2],dtype='int8')})
result = df.melt('k')
# case: md235
df = pd.DataFrame({'k':['a','b','a','b'],'x':np.array([1.1,2.7,np.nan,-3.3]),'y':np.array([3,1,100,2],dtype='int8')})
result = df[['x','y']].sum(axis=1)
# case: md236
df = pd.DataFrame({'k':['a','b','a','b'],'x':np.array([1.1,2.7,np.nan,-3.3]),'y':np.array([3,1,100,2],dtype='int8')})
result = df[['x','y']].mean(axis=1)
# case: md237
df = pd.DataFrame({'k':['a','b','a','b'],'x':np.array([1.1,2.7,np.nan,-3.3]),'y':np.array([3,1,100,2],dtype='int8')})
result = df[['x','y']].max(axis=1)
# case: md238
df = pd.DataFrame({'k':['a','b','a','b'],'x':np.array([1.1,2.7,np.nan,-3.3]),'y':np.array([3,1,100,2],dtype='int8')})
result = df[['x']].sum(axis=1)
# case: md239
df = pd.DataFrame({'k':['a','b','a','b'],'x':np.array([1.1,2.7,np.nan,-3.3]),'y':np.array([3,1,100,2],dtype='int8')})
result = df[['y']].sum(axis=1)
# case: md240
df = pd.DataFrame({'k':['a','b','a','b'],'x':np.array([1.1,2.7,np.nan,-3.3]),'y':np.array([3,1,100,2],dtype='int8')})
result = df[['y']].mean(axis=1)
# case: md241
df = pd.DataFrame({'k':['a','b','a','b'],'x':np.array([1.1,2.7,np.nan,-3.3]),'y':np.array([3,1,100,2],dtype='int8')})
result = df[['x','y']].values
# case: md242
df = pd.DataFrame({'k':['a','b','a','b'],'x':np.array([1.1,2.7,np.nan,-3.3]),'y':np.array([3,1,100,2],dtype='int8')})
result = df[['x','y']].to_numpy().dtype
# case: md243
df = pd.DataFrame({'k':['a','b','a','b'],'x':np.array([1.1,2.7,np.nan,-3.3]),'y':np.array([3,1,100,2],dtype='int8')})
result = df[['x','y']].T
# case: md244
df = pd.DataFrame({'k':['a','b','a','b'],'x':np.array([1.1,2.7,np.nan,-3.3]),'y':np.array([3,1,100,2],dtype='int8')})
result = df[['x','y']].iloc[0]
# case: md245
df = pd.DataFrame({'k':['a','b','a','b'],'x':np.array([1.1,2.7,np.nan,-3.3]),'y':np.array([3,1,100,2],dtype='int8')})
result = df.iloc[0]
# case: md246
df = pd.DataFrame({'k':['a','b','a','b'],'x':np.array([1.1,2.7,np.nan,-3.3]),'y':np.array([3,1,100,2],dtype='int8')})
result = df.loc[0,'x']
# case: md247
df = pd.DataFrame({'k':['a','b','a','b'],'x':np.array([1.1,2.7,np.nan,-3.3]),'y':np.array([3,1,100,2],dtype='int8')})
result = df.at[0,'x']
# case: md248
df = pd.DataFrame({'k':['a','b','a','b'],'x':np.array([1.1,2.7,np.nan,-3.3]),'y':np.array([3,1,100,2],dtype='int8')})
result = df.describe()
# case: md249
df = pd.DataFrame({'k':['a','b','a','b'],'x':np.array([1.1,2.7,np.nan,-3.3]),'y':np.array([3,1,100,2],dtype='int8')})
result = df.assign(z=df.x*df.y)
# case: md250
df = pd.DataFrame({'k':['a','b','a','b'],'x':np.array([1.1,2.7,np.nan,-3.3]),'y':np.array([3,1,100,2],dtype='int8')})
result = df.assign(z=df.x/df.y)
# case: md251
df = pd.DataFrame({'k':['a','b','a','b'],'x':np.array([1.1,2.7,np.nan,-3.3]),'y':np.array([3,1,100,2],dtype='int8')})
result = df.assign(z=df.y*1000)
# case: md252
df = pd.DataFrame({'k':['a','b','a','b'],'x':np.array([1.1,2.7,np.nan,-3.3]),'y':np.array([3,1,100,2],dtype='int8')})
result = df.assign(z=df.y+200)
# case: md253
df = pd.DataFrame({'k':['a','b','a','b'],'x':np.array([1.1,2.7,np.nan,-3.3]),'y':np.array([3,1,100,2],dtype='int8')})
result = df.assign(z=df.y*2.5)
# case: md254
df = pd.DataFrame({'k':['a','b','a','b'],'x':np.array([1.1,2.7,np.nan,-3.3]),'y':np.array([3,1,100,2],dtype='int8')})
result = df.eval('x+y')
# case: md255
df = pd.DataFrame({'k':['a','b','a','b'],'x':np.array([1.1,2.7,np.nan,-3.3]),'y':np.array([3,1,100,2],dtype='int8')})
result = df.eval('x*2')
# case: md256
df = pd.DataFrame({'k':['a','b','a','b'],'x':np.array([1.1,2.7,np.nan,-3.3]),'y':np.array([3,1,100,2],dtype='int8')})
result = df.query('x>1.1')
# case: md257
df = pd.DataFrame({'k':['a','b','a','b'],'x':np.array([1.1,2.7,np.nan,-3.3]),'y':np.array([3,1,100,2],dtype='int8')})
result = df.query('x==1.1')
# case: md258
df = pd.DataFrame({'k':['a','b','a','b'],'x':np.array([1.1,2.7,np.nan,-3.3]),'y':np.array([3,1,100,2],dtype='int8')})
result = df.apply(lambda r:r.x*2,axis=1)
# case: md259
df = pd.DataFrame({'k':['a','b','a','b'],'x':np.array([1.1,2.7,np.nan,-3.3]),'y':np.array([3,1,100,2],dtype='int8')})
result = df[['x','y']].apply(lambda r:r.sum(),axis=1)
# case: md260
df = pd.DataFrame({'k':['a','b','a','b'],'x':np.array([1.1,2.7,np.nan,-3.3]),'y':np.array([3,1,100,2],dtype='int8')})
result = df[['x','y']].apply(lambda c:c.max())
# case: md261
df = pd.DataFrame({'k':['a','b','a','b'],'x':np.array([1.1,2.7,np.nan,-3.3]),'y':np.array([3,1,100,2],dtype='int8')})
result = df[['x','y']].agg('max')
# case: md262
df = pd.DataFrame({'k':['a','b','a','b'],'x':np.array([1.1,2.7,np.nan,-3.3]),'y':np.array([3,1,100,2],dtype='int8')})
result = df[['x','y']].agg(['sum','max'])
# case: md263
df = pd.DataFrame({'k':['a','b','a','b'],'x':np.array([1.1,2.7,np.nan,-3.3]),'y':np.array([3,1,100,2],dtype='int8')})
result = df[['x','y']].cumsum()
# case: md265
df = pd.DataFrame({'k':['a','b','a','b'],'x':np.array([1.1,2.7,np.nan,-3.3]),'y':np.array([3,1,100,2],dtype='int8')})
result = df[['x','y']].shift()
# case: md266
df = pd.DataFrame({'k':['a','b','a','b'],'x':np.array([1.1,2.7,np.nan,-3.3]),'y':np.array([3,1,100,2],dtype='int8')})
result = df[['x','y']].fillna(0)
# case: md267
df = pd.DataFrame({'k':['a','b','a','b'],'x':np.array([1.1,2.7,np.nan,-3.3]),'y':np.array([3,1,100,2],dtype='int8')})
result = df[['x','y']].rank()
# case: md268
df = pd.DataFrame({'k':['a','b','a','b'],'x':np.array([1.1,2.7,np.nan,-3.3]),'y':np.array([3,1,100,2],dtype='int8')})
result = df[['x','y']].corr()
# case: md269
df = pd.DataFrame({'k':['a','b','a','b'],'x':np.array([1.1,2.7,np.nan,-3.3]),'y':np.array([3,1,100,2],dtype='int8')})
result = df[['x','y']].quantile()
# case: md270
df = pd.DataFrame({'k':['a','b','a','b'],'x':np.array([1.1,2.7,np.nan,-3.3]),'y':np.array([3,1,100,2],dtype='int8')})
result = df[['x','y']].median()
# case: md271
df = pd.DataFrame({'k':['a','b','a','b'],'x':np.array([1.1,2.7,np.nan,-3.3]),'y':np.array([3,1,100,2],dtype='int8')})
result = df[['x','y']].std()
# case: md272
df = pd.DataFrame({'k':['a','b','a','b'],'x':np.array([1.1,2.7,np.nan,-3.3]),'y':np.array([3,1,100,2],dtype='int8')})
result = df[['x','y']].var()
# case: md273
df = pd.DataFrame({'k':['a','b','a','b'],'x':np.array([1.1,2.7,np.nan,-3.3]),'y':np.array([3,1,100,2],dtype='int8')})
result = df[['x','y']].stack()
# case: md274
df = pd.DataFrame({'k':['a','b','a','b'],'x':np.array([1.1,2.7,np.nan,-3.3]),'y':np.array([3,1,100,2],dtype='int8')})
result = df.set_index('k').unstack() if False else 1
# case: md275
df = pd.DataFrame({'k':['a','b','a','b'],'x':np.array([1.1,2.7,np.nan,-3.3]),'y':np.array([3,1,100,2],dtype='int8')})
result = df.merge(pd.DataFrame({'x':[1.1],'z':[1]}),on='x',how='left')
# case: md276
df = pd.DataFrame({'k':['a','b','a','b'],'x':np.array([1.1,2.7,np.nan,-3.3]),'y':np.array([3,1,100,2],dtype='int8')})
result = df.merge(pd.DataFrame({'y':[3],'z':[1]}),on='y')
# case: md277
df = pd.DataFrame({'k':['a','b','a','b'],'x':np.array([1.1,2.7,np.nan,-3.3]),'y':np.array([3,1,100,2],dtype='int8')})
result = df.drop_duplicates('x')
# case: md278
df = pd.DataFrame({'k':['a','b','a','b'],'x':np.array([1.1,2.7,np.nan,-3.3]),'y':np.array([3,1,100,2],dtype='int8')})
result = df.sort_values('x')
# case: md279
df = pd.DataFrame({'k':['a','b','a','b'],'x':np.array([1.1,2.7,np.nan,-3.3]),'y':np.array([3,1,100,2],dtype='int8')})
result = df.nlargest(1,'x')
# case: md280
df = pd.DataFrame({'k':['a','b','a','b'],'x':np.array([1.1,2.7,np.nan,-3.3]),'y':np.array([3,1,100,2],dtype='int8')})
result = df.to_dict('records')
# case: md281
df = pd.DataFrame({'k':['a','b','a','b'],'x':np.array([1.1,2.7,np.nan,-3.3]),'y':np.array([3,1,100,2],dtype='int8')})
result = df.to_dict('list')
# case: md282
df = pd.DataFrame({'k':['a','b','a','b'],'x':np.array([1.1,2.7,np.nan,-3.3]),'y':np.array([3,1,100,2],dtype='int8')})
result = df.values.tolist()
# case: md284
df = pd.DataFrame({'k':['a','b','a','b'],'x':np.array([1.1,2.7,np.nan,-3.3]),'y':np.array([3,1,100,2],dtype='int8')})
result = [tuple(r) for r in df.itertuples(index=False)]
# case: md285
df = pd.DataFrame({'k':['a','b','a','b'],'x':np.array([1.1,2.7,np.nan,-3.3]),'y':np.array([3,1,100,2],dtype='int8')})
result = [r.x for _,r in df.iterrows()]
# case: md286
df = pd.DataFrame({'k':['a','b','a','b'],'x':np.array([1.1,2.7,np.nan,-3.3]),'y':np.array([3,1,100,2],dtype='int8')})
result = df.dtypes.astype(str)
# case: md287
df = pd.DataFrame({'k':['a','b','a','b'],'x':np.array([1.1,2.7,np.nan,-3.3]),'y':np.array([3,1,100,2],dtype='int8')})
result = df.select_dtypes('number').columns.tolist()
# case: md288
df = pd.DataFrame({'k':['a','b','a','b'],'x':np.array([1.1,2.7,np.nan,-3.3]),'y':np.array([3,1,100,2],dtype='int8')})
result = df.select_dtypes('float').columns.tolist()
# case: md289
df = pd.DataFrame({'k':['a','b','a','b'],'x':np.array([1.1,2.7,np.nan,-3.3]),'y':np.array([3,1,100,2],dtype='int8')})
result = df.select_dtypes('int').columns.tolist()
# case: md290
df = pd.DataFrame({'k':['a','b','a','b'],'x':np.array([1.1,2.7,np.nan,-3.3]),'y':np.array([3,1,100,2],dtype='int8')})
result = df.select_dtypes('floating').columns.tolist()
# case: md291
df = pd.DataFrame({'k':['a','b','a','b'],'x':np.array([1.1,2.7,np.nan,-3.3]),'y':np.array([3,1,100,2],dtype='int8')})
result = df.select_dtypes(np.float64).columns.tolist()
# case: md292
df = pd.DataFrame({'k':['a','b','a','b'],'x':np.array([1.1,2.7,np.nan,-3.3]),'y':np.array([3,1,100,2],dtype='int8')})
result = df.isna().sum()
# case: md293
df = pd.DataFrame({'k':['a','b','a','b'],'x':np.array([1.1,2.7,np.nan,-3.3]),'y':np.array([3,1,100,2],dtype='int8')})
result = df.x.isna()
# case: md294
df = pd.DataFrame({'k':['a','b','a','b'],'x':np.array([1.1,2.7,np.nan,-3.3]),'y':np.array([3,1,100,2],dtype='int8')})
result = df.replace({'x':{1.1:5}})
# case: md295
df = pd.DataFrame({'k':['a','b','a','b'],'x':np.array([1.1,2.7,np.nan,-3.3]),'y':np.array([3,1,100,2],dtype='int8')})
result = df.where(df.x>0)
# case: md296
df = pd.DataFrame({'k':['a','b','a','b'],'x':np.array([1.1,2.7,np.nan,-3.3]),'y':np.array([3,1,100,2],dtype='int8')})
result = df.mask(df.y>2, 0)
# case: md297
df = pd.DataFrame({'k':['a','b','a','b'],'x':np.array([1.1,2.7,np.nan,-3.3]),'y':np.array([3,1,100,2],dtype='int8')})
result = df.round(1)
# case: md298
df = pd.DataFrame({'k':['a','b','a','b'],'x':np.array([1.1,2.7,np.nan,-3.3]),'y':np.array([3,1,100,2],dtype='int8')})
result = df.astype({'x':'float64'})
# case: md299
df = pd.DataFrame({'k':['a','b','a','b'],'x':np.array([1.1,2.7,np.nan,-3.3]),'y':np.array([3,1,100,2],dtype='int8')})
result = df.round({'x':1})
# case: md300
df = pd.DataFrame({'k':['a','b','a','b'],'x':np.array([1.1,2.7,np.nan,-3.3]),'y':np.array([3,1,100,2],dtype='int8')})
result = str(df)
# case: md301
df = pd.DataFrame({'k':['a','b','a','b'],'x':np.array([1.1,2.7,np.nan,-3.3]),'y':np.array([3,1,100,2],dtype='int8')})
result = str(df.x.round(2).tolist())
# case: md302
df = pd.DataFrame({'k':['a','b','a','b'],'x':np.array([1.1,2.7,np.nan,-3.3]),'y':np.array([3,1,100,2],dtype='int8')})
result = pd.concat([df,df]).dtypes.astype(str)
# case: md303
df = pd.DataFrame({'k':['a','b','a','b'],'x':np.array([1.1,2.7,np.nan,-3.3]),'y':np.array([3,1,100,2],dtype='int8')})
result = pd.concat([df,df.astype({'x':float})]).dtypes.astype(str)
# case: md304
df = pd.DataFrame({'k':['a','b','a','b'],'x':np.array([1.1,2.7,np.nan,-3.3]),'y':np.array([3,1,100,2],dtype='int8')})
result = pd.DataFrame(df[['x','y']].values).dtypes.astype(str)
# case: md305
df = pd.DataFrame({'k':['a','b','a','b'],'x':np.array([1.1,2.7,np.nan,-3.3]),'y':np.array([3,1,100,2],dtype='int8')})
result = df.groupby('y').x.sum()
# case: md306
df = pd.DataFrame({'k':['a','b','a','b'],'x':np.array([1.1,2.7,np.nan,-3.3]),'y':np.array([3,1,100,2],dtype='int8')})
result = df.groupby('x').y.sum()
# case: md307
df = pd.DataFrame({'k':['a','b','a','b'],'x':np.array([1.1,2.7,np.nan,-3.3]),'y':np.array([3,1,100,2],dtype='int8')})
result = df.set_index('x').index.dtype
# case: md308
df = pd.DataFrame({'k':['a','b','a','b'],'x':np.array([1.1,2.7,np.nan,-3.3]),'y':np.array([3,1,100,2],dtype='int8')})
result = df.set_index('y').index.dtype
# case: md309
df = pd.DataFrame({'k':['a','b','a','b'],'x':np.array([1.1,2.7,np.nan,-3.3]),'y':np.array([3,1,100,2],dtype='int8')})
result = df.x.unique().dtype
# case: md310
df = pd.DataFrame({'k':['a','b','a','b'],'x':np.array([1.1,2.7,np.nan,-3.3]),'y':np.array([3,1,100,2],dtype='int8')})
result = df.y.value_counts()
# case: md311
df = pd.DataFrame({'k':['a','b','a','b'],'x':np.array([1.1,2.7,np.nan,-3.3]),'y':np.array([3,1,100,2],dtype='int8')})
result = df.y.sum()
# case: md312
df = pd.DataFrame({'k':['a','b','a','b'],'x':np.array([1.1,2.7,np.nan,-3.3]),'y':np.array([3,1,100,2],dtype='int8')})
result = df.y.cumsum()
# case: md313
df = pd.DataFrame({'k':['a','b','a','b'],'x':np.array([1.1,2.7,np.nan,-3.3]),'y':np.array([3,1,100,2],dtype='int8')})
result = df.y.prod()
# case: md314
df = pd.DataFrame({'k':['a','b','a','b'],'x':np.array([1.1,2.7,np.nan,-3.3]),'y':np.array([3,1,100,2],dtype='int8')})
result = df.y.mean()
# case: md315
df = pd.DataFrame({'k':['a','b','a','b'],'x':np.array([1.1,2.7,np.nan,-3.3]),'y':np.array([3,1,100,2],dtype='int8')})
result = df.y.max()
# case: md316
df = pd.DataFrame({'k':['a','b','a','b'],'x':np.array([1.1,2.7,np.nan,-3.3]),'y':np.array([3,1,100,2],dtype='int8')})
result = df.y+100
# case: md317
df = pd.DataFrame({'k':['a','b','a','b'],'x':np.array([1.1,2.7,np.nan,-3.3]),'y':np.array([3,1,100,2],dtype='int8')})
result = df.y*df.y
# case: md318
df = pd.DataFrame({'k':['a','b','a','b'],'x':np.array([1.1,2.7,np.nan,-3.3]),'y':np.array([3,1,100,2],dtype='int8')})
result = df.y**2
# case: md319
df = pd.DataFrame({'k':['a','b','a','b'],'x':np.array([1.1,2.7,np.nan,-3.3]),'y':np.array([3,1,100,2],dtype='int8')})
result = df.y//2
# case: md320
df = pd.DataFrame({'k':['a','b','a','b'],'x':np.array([1.1,2.7,np.nan,-3.3]),'y':np.array([3,1,100,2],dtype='int8')})
result = df.y%2
# case: md321
df = pd.DataFrame({'k':['a','b','a','b'],'x':np.array([1.1,2.7,np.nan,-3.3]),'y':np.array([3,1,100,2],dtype='int8')})
result = df.y/2
# case: md322
df = pd.DataFrame({'k':['a','b','a','b'],'x':np.array([1.1,2.7,np.nan,-3.3]),'y':np.array([3,1,100,2],dtype='int8')})
result = -df.y
# case: md323
df = pd.DataFrame({'k':['a','b','a','b'],'x':np.array([1.1,2.7,np.nan,-3.3]),'y':np.array([3,1,100,2],dtype='int8')})
result = df.y.abs()
# case: md325
df = pd.DataFrame({'k':['a','b','a','b'],'x':np.array([1.1,2.7,np.nan,-3.3]),'y':np.array([3,1,100,2],dtype='int8')})
result = df.y.shift()
# case: md326
df = pd.DataFrame({'k':['a','b','a','b'],'x':np.array([1.1,2.7,np.nan,-3.3]),'y':np.array([3,1,100,2],dtype='int8')})
result = df.y.shift(fill_value=0)
# case: md327
df = pd.DataFrame({'k':['a','b','a','b'],'x':np.array([1.1,2.7,np.nan,-3.3]),'y':np.array([3,1,100,2],dtype='int8')})
result = df.y.clip(2,50)
# case: md328
df = pd.DataFrame({'k':['a','b','a','b'],'x':np.array([1.1,2.7,np.nan,-3.3]),'y':np.array([3,1,100,2],dtype='int8')})
result = df.y.clip(2,500)
# case: md329
df = pd.DataFrame({'k':['a','b','a','b'],'x':np.array([1.1,2.7,np.nan,-3.3]),'y':np.array([3,1,100,2],dtype='int8')})
result = df.y.where(df.y>2,0)
# case: md331
df = pd.DataFrame({'k':['a','b','a','b'],'x':np.array([1.1,2.7,np.nan,-3.3]),'y':np.array([3,1,100,2],dtype='int8')})
result = df.y.where(df.y>2)
# case: md332
df = pd.DataFrame({'k':['a','b','a','b'],'x':np.array([1.1,2.7,np.nan,-3.3]),'y':np.array([3,1,100,2],dtype='int8')})
result = df.y.mask(df.y>2,1.5)
# case: md333
df = pd.DataFrame({'k':['a','b','a','b'],'x':np.array([1.1,2.7,np.nan,-3.3]),'y':np.array([3,1,100,2],dtype='int8')})
result = df.y.fillna(0)
# case: md335
df = pd.DataFrame({'k':['a','b','a','b'],'x':np.array([1.1,2.7,np.nan,-3.3]),'y':np.array([3,1,100,2],dtype='int8')})
result = df.y.replace(3,4)
# case: md336
df = pd.DataFrame({'k':['a','b','a','b'],'x':np.array([1.1,2.7,np.nan,-3.3]),'y':np.array([3,1,100,2],dtype='int8')})
result = df.y.map(lambda v:v*2)
# case: md337
df = pd.DataFrame({'k':['a','b','a','b'],'x':np.array([1.1,2.7,np.nan,-3.3]),'y':np.array([3,1,100,2],dtype='int8')})
result = df.y.apply(lambda v:v+1000)
# case: md338
df = pd.DataFrame({'k':['a','b','a','b'],'x':np.array([1.1,2.7,np.nan,-3.3]),'y':np.array([3,1,100,2],dtype='int8')})
result = df.y.astype(str)
# case: md339
df = pd.DataFrame({'k':['a','b','a','b'],'x':np.array([1.1,2.7,np.nan,-3.3]),'y':np.array([3,1,100,2],dtype='int8')})
result = df.y.rank()
# case: md340
df = pd.DataFrame({'k':['a','b','a','b'],'x':np.array([1.1,2.7,np.nan,-3.3]),'y':np.array([3,1,100,2],dtype='int8')})
result = df.y.quantile()
# case: md341
df = pd.DataFrame({'k':['a','b','a','b'],'x':np.array([1.1,2.7,np.nan,-3.3]),'y':np.array([3,1,100,2],dtype='int8')})
result = df.y.median()
# case: md342
df = pd.DataFrame({'k':['a','b','a','b'],'x':np.array([1.1,2.7,np.nan,-3.3]),'y':np.array([3,1,100,2],dtype='int8')})
result = df.y.mode()
# case: md343
df = pd.DataFrame({'k':['a','b','a','b'],'x':np.array([1.1,2.7,np.nan,-3.3]),'y':np.array([3,1,100,2],dtype='int8')})
result = df.y.nlargest(2)
# case: md344
df = pd.DataFrame({'k':['a','b','a','b'],'x':np.array([1.1,2.7,np.nan,-3.3]),'y':np.array([3,1,100,2],dtype='int8')})
result = df.y.groupby(df.k).sum()
# case: md345
df = pd.DataFrame({'k':['a','b','a','b'],'x':np.array([1.1,2.7,np.nan,-3.3]),'y':np.array([3,1,100,2],dtype='int8')})
result = df.y.groupby(df.k).cumsum()
# case: md346
df = pd.DataFrame({'k':['a','b','a','b'],'x':np.array([1.1,2.7,np.nan,-3.3]),'y':np.array([3,1,100,2],dtype='int8')})
result = df.y.groupby(df.k).transform('sum')
# case: md347
df = pd.DataFrame({'k':['a','b','a','b'],'x':np.array([1.1,2.7,np.nan,-3.3]),'y':np.array([3,1,100,2],dtype='int8')})
result = df.y.groupby(df.k).mean()
# case: md348
df = pd.DataFrame({'k':['a','b','a','b'],'x':np.array([1.1,2.7,np.nan,-3.3]),'y':np.array([3,1,100,2],dtype='int8')})
result = df.y.groupby(df.k).first()
# case: md349
df = pd.DataFrame({'k':['a','b','a','b'],'x':np.array([1.1,2.7,np.nan,-3.3]),'y':np.array([3,1,100,2],dtype='int8')})
result = df.y.groupby(df.k).prod()
# case: md350
df = pd.DataFrame({'k':['a','b','a','b'],'x':np.array([1.1,2.7,np.nan,-3.3]),'y':np.array([3,1,100,2],dtype='int8')})
result = df.y.groupby(df.k).max()
# case: md351
df = pd.DataFrame({'k':['a','b','a','b'],'x':np.array([1.1,2.7,np.nan,-3.3]),'y':np.array([3,1,100,2],dtype='int8')})
result = df.y.groupby(df.k).agg(['sum','max'])
# case: md352
df = pd.DataFrame({'k':['a','b','a','b'],'x':np.array([1.1,2.7,np.nan,-3.3]),'y':np.array([3,1,100,2],dtype='int8')})
result = df.y.groupby(df.k).shift()
# case: md354
df = pd.DataFrame({'k':['a','b','a','b'],'x':np.array([1.1,2.7,np.nan,-3.3]),'y':np.array([3,1,100,2],dtype='int8')})
result = df.y.groupby(df.k).median()
# case: md355
df = pd.DataFrame({'k':['a','b','a','b'],'x':np.array([1.1,2.7,np.nan,-3.3]),'y':np.array([3,1,100,2],dtype='int8')})
result = df.y.groupby(df.k).std()
# case: md356
df = pd.DataFrame({'k':['a','b','a','b'],'x':np.array([1.1,2.7,np.nan,-3.3]),'y':np.array([3,1,100,2],dtype='int8')})
result = np.where(df.y>2,df.y,0)
# case: md357
df = pd.DataFrame({'k':['a','b','a','b'],'x':np.array([1.1,2.7,np.nan,-3.3]),'y':np.array([3,1,100,2],dtype='int8')})
result = np.where(df.y>2,df.y,0.5)
# case: md358
df = pd.DataFrame({'k':['a','b','a','b'],'x':np.array([1.1,2.7,np.nan,-3.3]),'y':np.array([3,1,100,2],dtype='int8')})
result = np.sum(df.y)
# case: md361
df = pd.DataFrame({'k':['a','b','a','b'],'x':np.array([1.1,2.7,np.nan,-3.3]),'y':np.array([3,1,100,2],dtype='int8')})
result = np.abs(df.y)
# case: md362
df = pd.DataFrame({'k':['a','b','a','b'],'x':np.array([1.1,2.7,np.nan,-3.3]),'y':np.array([3,1,100,2],dtype='int8')})
result = np.maximum(df.y,50)
# case: md363
df = pd.DataFrame({'k':['a','b','a','b'],'x':np.array([1.1,2.7,np.nan,-3.3]),'y':np.array([3,1,100,2],dtype='int8')})
result = np.maximum(df.y,500)
# case: md364
df = pd.DataFrame({'k':['a','b','a','b'],'x':np.array([1.1,2.7,np.nan,-3.3]),'y':np.array([3,1,100,2],dtype='int8')})
result = np.round(df.y,1)
# case: md365
df = pd.DataFrame({'k':['a','b','a','b'],'x':np.array([1.1,2.7,np.nan,-3.3]),'y':np.array([3,1,100,2],dtype='int8')})
result = np.floor(df.y)
# case: md366
df = pd.DataFrame({'k':['a','b','a','b'],'x':np.array([1.1,2.7,np.nan,-3.3]),'y':np.array([3,1,100,2],dtype='int8')})
result = np.clip(df.y,2,50)
# case: md367
df = pd.DataFrame({'k':['a','b','a','b'],'x':np.array([1.1,2.7,np.nan,-3.3]),'y':np.array([3,1,100,2],dtype='int8')})
result = df.y.values.sum()
# case: md368
df = pd.DataFrame({'k':['a','b','a','b'],'x':np.array([1.1,2.7,np.nan,-3.3]),'y':np.array([3,1,100,2],dtype='int8')})
result = df.y.values.cumsum()
# case: md369
df = pd.DataFrame({'k':['a','b','a','b'],'x':np.array([1.1,2.7,np.nan,-3.3]),'y':np.array([3,1,100,2],dtype='int8')})
result = df.y.values*2
# case: md370
df = pd.DataFrame({'k':['a','b','a','b'],'x':np.array([1.1,2.7,np.nan,-3.3]),'y':np.array([3,1,100,2],dtype='int8')})
result = df.y.values*200
# case: md371
df = pd.DataFrame({'k':['a','b','a','b'],'x':np.array([1.1,2.7,np.nan,-3.3]),'y':np.array([3,1,100,2],dtype='int8')})
result = df.y.values+df.x.values
# case: md372
df = pd.DataFrame({'k':['a','b','a','b'],'x':np.array([1.1,2.7,np.nan,-3.3]),'y':np.array([3,1,100,2],dtype='int8')})
result = df.y.round(1)
# case: md373
df = pd.DataFrame({'k':['a','b','a','b'],'x':np.array([1.1,2.7,np.nan,-3.3]),'y':np.array([3,1,100,2],dtype='int8')})
result = df.y.describe()
# case: md374
df = pd.DataFrame({'k':['a','b','a','b'],'x':np.array([1.1,2.7,np.nan,-3.3]),'y':np.array([3,1,100,2],dtype='int8')})
result = df.y.between(1,3)
# case: md375
df = pd.DataFrame({'k':['a','b','a','b'],'x':np.array([1.1,2.7,np.nan,-3.3]),'y':np.array([3,1,100,2],dtype='int8')})
result = df.y.isin([3])
# case: md376
df = pd.DataFrame({'k':['a','b','a','b'],'x':np.array([1.1,2.7,np.nan,-3.3]),'y':np.array([3,1,100,2],dtype='int8')})
result = df.y.value_counts(normalize=True)
# case: md377
df = pd.DataFrame({'k':['a','b','a','b'],'x':np.array([1.1,2.7,np.nan,-3.3]),'y':np.array([3,1,100,2],dtype='int8')})
result = df.y.to_list()
# case: md378
df = pd.DataFrame({'k':['a','b','a','b'],'x':np.array([1.1,2.7,np.nan,-3.3]),'y':np.array([3,1,100,2],dtype='int8')})
result = [type(v).__name__ for v in df.y]
# case: md379
df = pd.DataFrame({'k':['a','b','a','b'],'x':np.array([1.1,2.7,np.nan,-3.3]),'y':np.array([3,1,100,2],dtype='int8')})
result = type(df.y[0]).__name__
# case: md380
df = pd.DataFrame({'k':['a','b','a','b'],'x':np.array([1.1,2.7,np.nan,-3.3]),'y':np.array([3,1,100,2],dtype='int8')})
result = type(df.y.sum()).__name__
# case: md381
df = pd.DataFrame({'k':['a','b','a','b'],'x':np.array([1.1,2.7,np.nan,-3.3]),'y':np.array([3,1,100,2],dtype='int8')})
result = type(df.y.max()).__name__
# case: md382
df = pd.DataFrame({'k':['a','b','a','b'],'x':np.array([1.1,2.7,np.nan,-3.3]),'y':np.array([3,1,100,2],dtype='int8')})
result = df.y[0]+100
# case: md383
df = pd.DataFrame({'k':['a','b','a','b'],'x':np.array([1.1,2.7,np.nan,-3.3]),'y':np.array([3,1,100,2],dtype='int8')})
result = df.y[0]*100
# case: md384
df = pd.DataFrame({'k':['a','b','a','b'],'x':np.array([1.1,2.7,np.nan,-3.3]),'y':np.array([3,1,100,2],dtype='int8')})
result = df.y[0]/2
# case: md385
df = pd.DataFrame({'k':['a','b','a','b'],'x':np.array([1.1,2.7,np.nan,-3.3]),'y':np.array([3,1,100,2],dtype='int8')})
result = round(df.y[0])
# case: md386
df = pd.DataFrame({'k':['a','b','a','b'],'x':np.array([1.1,2.7,np.nan,-3.3]),'y':np.array([3,1,100,2],dtype='int8')})
result = str(df.y[0])
# case: md387
df = pd.DataFrame({'k':['a','b','a','b'],'x':np.array([1.1,2.7,np.nan,-3.3]),'y':np.array([3,1,100,2],dtype='int8')})
result = repr(df.y[0])
# case: md388
df = pd.DataFrame({'k':['a','b','a','b'],'x':np.array([1.1,2.7,np.nan,-3.3]),'y':np.array([3,1,100,2],dtype='int8')})
result = df.y.rolling(2).sum()
# case: md389
df = pd.DataFrame({'k':['a','b','a','b'],'x':np.array([1.1,2.7,np.nan,-3.3]),'y':np.array([3,1,100,2],dtype='int8')})
result = df.y.expanding().mean()
# case: md390
df = pd.DataFrame({'k':['a','b','a','b'],'x':np.array([1.1,2.7,np.nan,-3.3]),'y':np.array([3,1,100,2],dtype='int8')})
result = df.y.pct_change()
# case: md391
df = pd.DataFrame({'k':['a','b','a','b'],'x':np.array([1.1,2.7,np.nan,-3.3]),'y':np.array([3,1,100,2],dtype='int8')})
result = df.y.unique()
# case: md392
df = pd.DataFrame({'k':['a','b','a','b'],'x':np.array([1.1,2.7,np.nan,-3.3]),'y':np.array([3,1,100,2],dtype='int8')})
result = df.y.nunique()
# case: md393
df = pd.DataFrame({'k':['a','b','a','b'],'x':np.array([1.1,2.7,np.nan,-3.3]),'y':np.array([3,1,100,2],dtype='int8')})
result = df.y.drop_duplicates()
# case: md394
df = pd.DataFrame({'k':['a','b','a','b'],'x':np.array([1.1,2.7,np.nan,-3.3]),'y':np.array([3,1,100,2],dtype='int8')})
result = pd.to_numeric(df.y)
# case: md395
df = pd.DataFrame({'k':['a','b','a','b'],'x':np.array([1.1,2.7,np.nan,-3.3]),'y':np.array([3,1,100,2],dtype='int8')})
result = pd.cut(df.y,2)
# case: md396
df = pd.DataFrame({'k':['a','b','a','b'],'x':np.array([1.1,2.7,np.nan,-3.3]),'y':np.array([3,1,100,2],dtype='int8')})
result = pd.crosstab(df.k,df.y)
# case: md397
df = pd.DataFrame({'k':['a','b','a','b'],'x':np.array([1.1,2.7,np.nan,-3.3]),'y':np.array([3,1,100,2],dtype='int8')})
result = df.y.convert_dtypes()
# case: md398
df = pd.DataFrame({'k':['a','b','a','b'],'x':np.array([1.1,2.7,np.nan,-3.3]),'y':np.array([3,1,100,2],dtype='int8')})
result = df.y.astype('Int64')
# case: md400
df = pd.DataFrame({'k':['a','b','a','b'],'x':np.array([1.1,2.7,np.nan,-3.3]),'y':np.array([3,1,100,2],dtype='int8')})
result = df.y.corr(df.x)
# case: md401
df = pd.DataFrame({'k':['a','b','a','b'],'x':np.array([1.1,2.7,np.nan,-3.3]),'y':np.array([3,1,100,2],dtype='int8')})
result = df.y.add(1)
# case: md402
df = pd.DataFrame({'k':['a','b','a','b'],'x':np.array([1.1,2.7,np.nan,-3.3]),'y':np.array([3,1,100,2],dtype='int8')})
result = df.y.add(pd.Series([1.5]),fill_value=0)
# case: md403
df = pd.DataFrame({'k':['a','b','a','b'],'x':np.array([1.1,2.7,np.nan,-3.3]),'y':np.array([3,1,100,2],dtype='int8')})
result = df.y.combine_first(pd.Series([1]*6))
# case: md404
df = pd.DataFrame({'k':['a','b','a','b'],'x':np.array([1.1,2.7,np.nan,-3.3]),'y':np.array([3,1,100,2],dtype='int8')})
result = df.y.idxmax()
# case: md405
df = pd.DataFrame({'k':['a','b','a','b'],'x':np.array([1.1,2.7,np.nan,-3.3]),'y':np.array([3,1,100,2],dtype='int8')})
result = df.y.argsort()
# case: md406
df = pd.DataFrame({'k':['a','b','a','b'],'x':np.array([1.1,2.7,np.nan,-3.3]),'y':np.array([3,1,100,2],dtype='int8')})
result = df.y.dot(df.y)
# case: md407
df = pd.DataFrame({'k':['a','b','a','b'],'x':np.array([1.1,2.7,np.nan,-3.3]),'y':np.array([3,1,100,2],dtype='int8')})
result = df.y.to_frame().dtypes.astype(str)
# case: md408
df = pd.DataFrame({'k':['a','b','a','b'],'x':np.array([1.1,2.7,np.nan,-3.3]),'y':np.array([3,1,100,2],dtype='int8')})
result = df.y.reindex([0,9])
# case: md409
df = pd.DataFrame({'k':['a','b','a','b'],'x':np.array([1.1,2.7,np.nan,-3.3]),'y':np.array([3,1,100,2],dtype='int8')})
result = df.y.reindex([0,9],fill_value=0)
# case: md410
df = pd.DataFrame({'k':['a','b','a','b'],'x':np.array([1.1,2.7,np.nan,-3.3]),'y':np.array([3,1,100,2],dtype='int8')})
result = df.y.eq(3)
# case: md411
df = pd.DataFrame({'k':['a','b','a','b'],'x':np.array([1.1,2.7,np.nan,-3.3]),'y':np.array([3,1,100,2],dtype='int8')})
result = df.y==3.0
# case: md412
df = pd.DataFrame({'k':['a','b','a','b'],'x':np.array([1.1,2.7,np.nan,-3.3]),'y':np.array([3,1,100,2],dtype='int8')})
result = df.y>df.x
# case: md413
df = pd.DataFrame({'k':['a','b','a','b'],'x':np.array([1.1,2.7,np.nan,-3.3]),'y':np.array([3,1,100,2],dtype='int8')})
result = df.y.any()
# case: md414
df = pd.DataFrame({'k':['a','b','a','b'],'x':np.array([1.1,2.7,np.nan,-3.3]),'y':np.array([3,1,100,2],dtype='int8')})
result = df.y.explode()
# case: md415
df = pd.DataFrame({'k':['a','b','a','b'],'x':np.array([1.1,2.7,np.nan,-3.3]),'y':np.array([3,1,100,2],dtype='int8')})
result = df.y.factorize()
# case: md416
df = pd.DataFrame({'k':['a','b','a','b'],'x':np.array([1.1,2.7,np.nan,-3.3]),'y':np.array([3,1,100,2],dtype='int8')})
result = df.y.tolist()
# case: mo417
result = np.where(True,[1,2],[3,4])
# case: mo418
result = np.where(False,np.array([1,2]),0)
# case: mo419
result = np.where(True,pd.Series([1,2]),5)
# case: mo420
result = np.where([True,False],1,2)
# case: mo426
result = np.unique(5)
# case: mo427
result = np.sort([3,1])
# case: mo428
result = np.round(5.567,1)
# case: mo429
result = np.clip(5,0,3)
# case: mo430
result = repr(np.clip(5,0,3))
# case: mo431
result = np.nan_to_num(np.nan)
# case: mo432
result = repr(np.nan_to_num(5))
# case: mo435
result = np.atleast_1d(5)
# case: mo436
result = np.array([1,2]).sum()
# case: mo437
result = np.add(1,2)
# case: mo438
result = np.equal(1,1)
# case: mo439
result = np.logical_and(True,False)
# case: mo440
result = np.logical_not(True)
# case: mo441
result = np.maximum(1,2)
# case: mo442
result = np.minimum(1.5,2)
# case: mo443
result = np.sqrt(4)
# case: mo444
result = np.abs(-1)
# case: mo445
result = np.isnan(1.0)
# case: mo446
result = np.sign(-2)
# case: mo447
result = np.power(2,3)
# case: mo448
result = np.mod(5,3)
# case: mo449
result = np.floor(1.5)
# case: mo450
result = np.ceil(1)
# case: mo451
result = np.cumsum(5)
# case: mo452
result = np.diff([1,3])
# case: mo453
result = np.ravel(5)
# case: mo454
result = np.repeat(5,2)
# case: mo455
result = np.tile(5,2)
# case: mo456
result = np.concatenate([[1],[2]])
# case: mo457
result = np.mean(5)
# case: mo458
result = np.sum(5)
# case: mo459
result = np.max(5)
# case: mo460
result = np.std(5)
# case: mo461
result = np.median(5)
# case: mo462
result = np.percentile(5,50)
# case: mo463
result = np.prod(5)
# case: mo464
result = np.any(True)
# case: mo465
result = np.all(False)
# case: mo466
result = np.count_nonzero(5)
# case: mo467
result = np.size(5)
# case: mo468
result = np.shape(5)
# case: mo469
result = np.ndim(5)
# case: mo470
result = np.argmax([1,3])
# case: mo471
result = np.digitize(5,[1,10])
# case: mo472
result = np.interp(2,[1,3],[10,20])
# case: mo473
result = np.full(2,5)
# case: mo476
result = np.array([None])
# case: mo477
result = np.array(pd.Timestamp('2020-01-01')).item() if False else 1
# case: mo478
result = np.abs(np.array([1,-2],dtype=object))
# case: mo479
result = np.abs(pd.Series([1,-2.5],dtype=object))
# case: mo480
result = pd.Series([1,-2.5],dtype=object).abs()
# case: mo481
result = pd.Series([1,None],dtype=object).abs()
# case: mo482
result = pd.Series(['a']).abs()
# case: mo483
result = pd.DataFrame({'a':[1,-2],'b':['x','y']}).abs()
# case: mo484
result = np.floor(pd.Series([1.5,2],dtype=object))
# case: mo485
result = np.ceil(pd.Series([1.5,None],dtype=object))
# case: mo486
result = np.rint(pd.Series([1.5],dtype=object))
# case: mo487
result = np.isfinite(pd.Series([1.5],dtype=object))
# case: mo488
result = np.isinf(pd.Series(['a']))
# case: mo491
result = np.round(pd.Series([1.5],dtype=object))
# case: mo492
result = np.square(pd.Series([1.5],dtype=object))
# case: mo493
result = np.exp(pd.Series([1],dtype=object))
# case: mo494
result = [np.abs.__name__,np.mod.__name__,np.power.__name__,np.divide.__name__,np.true_divide.__name__,np.asin.__name__]
# case: mo495
result = pd.Series([1,-2]).agg([np.abs,np.sign])
# case: mo496
result = pd.Series([1,-2]).agg(['abs'])
# case: mo497
result = pd.Series([1,4]).transform([np.sqrt,np.abs])
# case: mo498
result = pd.DataFrame({'a':[1,-4]}).transform([np.abs,'sum']) if False else 1
# case: mo499
result = pd.DataFrame({'a':[1,-4]}).agg({'a':np.abs})
# case: mo500
result = np.abs([True])
# case: mo501
result = np.array([1.5,np.inf]).astype(int)
# case: mo502
result = np.array([np.nan,1]).astype('int32')
# case: mo503
result = np.array([np.nan,1]).astype('int8')
# case: mo504
result = np.array([3e10]).astype('int32')
# case: mo505
result = np.array([-1.0]).astype('uint8')
# case: mo506
result = np.array([True]).astype(int)
# case: mo507
result = np.array(['1','2']).astype(int)
# case: mo508
result = np.array(['1.5']).astype(float)
# case: mo509
result = np.array(['x']).astype(float)
# case: mo510
result = np.array([1.7]).astype(int)
# case: mo511
result = np.array([None,1]).astype(float)
# case: mo512
result = np.array([1,0]).astype(bool)
# case: mo513
result = np.array([np.nan]).astype(bool)
# case: mo514
result = np.array([1,2]).astype(str)
# case: mo515
result = np.array([1.0]).astype(object)
# case: mo516
result = np.array([np.nan],dtype=int)
# case: mo517
result = np.array([1.5],dtype=int)
# case: mo534
result = np.int8(100)+100
# case: mo535
result = np.int8(100)+np.int8(100)
# case: mo536
result = np.int32(5)/2
# case: mo544
result = isinstance(np.int32(1),int)
# case: mo555
result = pd.Series([np.int8(1),np.int64(2)])
