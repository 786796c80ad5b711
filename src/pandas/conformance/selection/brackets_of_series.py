# Series' brackets: whole numbers beside labels, lists, slices and masks, and what is put there.
import pandas as pd
import numpy as np
# case: b_str
s = pd.Series([1,2,3], index=list('abc'))
result = s[[0,2]]
# case: b_str_neg
s = pd.Series([1,2,3], index=list('abc'))
result = s[[-1,0]]
# case: b_str_oob
s = pd.Series([1,2,3], index=list('abc'))
result = s[[0,5]]
# case: b_str_np
s = pd.Series([1,2,3], index=list('abc'))
result = s[np.array([0,2])]
# case: b_str_index
s = pd.Series([1,2,3], index=list('abc'))
result = s[pd.Index([0,2])]
# case: b_str_series
s = pd.Series([1,2,3], index=list('abc'))
result = s[pd.Series([0,2])]
# case: b_str_float
s = pd.Series([1,2,3], index=list('abc'))
result = s[[0.0,2.0]]
# case: b_str_bool
s = pd.Series([1,2,3], index=[True,False,True])
result = s[[0,2]]
# case: b_mixed
s = pd.Series([1,2,3], index=['a',1.5,None])
result = s[[0,2]]
# case: b_mixed_int
s = pd.Series([1,2,3], index=['a',1,2])
result = s[[0,2]]
# case: b_mixed_int1
s = pd.Series([1,2,3], index=['a',1,2])
result = s[0]
# case: b_dates
s = pd.Series([1,2,3], index=pd.date_range('2024-01-01', periods=3))
result = s[[0,2]]
# case: b_multi
s = pd.Series([1,2,3], index=pd.MultiIndex.from_tuples([('a',1),('a',2),('b',1)]))
result = s[[0,2]]
# case: b_multi_int
s = pd.Series([1,2,3], index=pd.MultiIndex.from_tuples([(1,'a'),(1,'b'),(2,'a')]))
result = s[[1]]
# case: b_cat
s = pd.Series([1,2,3], index=pd.CategoricalIndex(['a','b','a']))
result = s[[0,2]]
# case: b_empty
s = pd.Series([], dtype=float)
result = s[[0]]
# case: b_empty2
s = pd.Series([1,2], index=['a','b']).iloc[:0]
result = s[[0]]
# case: b_emptykey
s = pd.Series([1,2], index=['a','b'])
result = s[[]]
# case: b_set_list
s = pd.Series([1,2,3], index=list('abc'))
s[[0,2]] = 9
result = s
# case: b_set_list_values
s = pd.Series([1,2,3], index=pd.date_range('2024-01-01', periods=3))
s[[0,2]] = [7, 8]
result = s
# case: b_get_list
s = pd.Series([1,2,3], index=list('abc'))
result = s.get([0,2])
# case: b_get_val
s = pd.Series([1,2,3], index=list("abc"))
result = s.get(["a","z"], 5)
# case: b_get_far
s = pd.Series([1,2,3], index=list("abc"))
result = s.get([0,7], 5)
# case: b_set_lab
s = pd.Series([1,2,3], index=list("abc"))
s[["a","c"]] = 5
result = s
# case: b_set_lab_missing
s = pd.Series([1,2,3], index=list("abc"))
s[["a","z"]] = 5
result = s
# case: b_set_int_missing
s = pd.Series([1,2,3])
s[[0,7]] = 5
result = s
# case: b_set_far
s = pd.Series([1,2,3], index=list("abc"))
s[[0,7]] = 5
result = s
# case: b_iadd_list
s = pd.Series([1,2,3], index=list("abc"))
s[[0,1]] += 5
result = s
# case: b_one_np
s = pd.Series([1,2,3], index=list("abc"))
result = s[np.int64(1)]
# case: b_one_neg
s = pd.Series([1,2,3], index=list("abc"))
result = s[-1]
# case: b_one_far
s = pd.Series([1,2,3], index=list("abc"))
result = s[3]
# case: b_set_one
s = pd.Series([1,2,3], index=list("abc"))
s[0] = 7
result = s
# case: b_set_one_far
s = pd.Series([1,2,3], index=list("abc"))
s[5] = 7
result = s
# case: b_set_one_mixed
s = pd.Series([1,2,3], index=['a', 1, 2])
s[0] = 7
result = s
# case: b_one_bool_labels
s = pd.Series([1,2,3], index=[True, False, True])
result = s[1]
# case: b_one_float_objects
s = pd.Series([1,2,3], index=pd.Index([1.5, 2.5, 3.5], dtype=object))
result = s[0]
# case: b_one_dates
s = pd.Series([1,2,3], index=pd.date_range('2024-01-01', periods=3))
result = s[2]
# case: b_one_multi
s = pd.Series([1,2,3], index=pd.MultiIndex.from_tuples([('a',1),('a',2),('b',1)]))
result = s[1]
# case: b_one_cat_numbers
s = pd.Series([1,2,3], index=pd.CategoricalIndex([5, 6, 5]))
result = s[0]
# case: b_counts_by_place
s = pd.Series(['x','y','x','z','x']).value_counts()
result = [s[0], s[[0, 1]].tolist(), s.index[0]]
# case: b_row_by_place
d = pd.DataFrame({'a':[1,2],'b':[3,4]})
r = d.iloc[0]
result = [r[0], r[[0, 1]].tolist()]
# case: b_apply_row_by_place
d = pd.DataFrame({'a':[1,2],'b':[3,4]})
result = d.apply(lambda r: r[0] + r[1], axis=1)
# case: b_describe_by_place
d = pd.Series([1.0,2.0,4.0]).describe()
result = [d[0], d[[1, 7]].round(3).tolist()]
# case: b_empty_one
s = pd.Series([1,2], index=['a','b']).iloc[:0]
result = s[0]
# case: b_del_one
s = pd.Series([1,2], index=['a','b'])
del s[0]
result = s
# case: b_in_labels
s = pd.Series([1,2], index=['a','b'])
result = [0 in s, 'a' in s]
# case: b_string_dtype_labels
s = pd.Series([1,2,3], index=pd.Index(['a','b','c'], dtype='string'))
result = s[[0,2]]
# case: b_interval
s = pd.Series([1,2,3], index=pd.cut([1,2,3],[0,1,2,3]))
result = s[[0,2]]
# case: b_td
s = pd.Series([1,2,3], index=pd.to_timedelta([1,2,3], unit='D'))
result = s[[0,2]]
# case: b_period
s = pd.Series([1,2,3], index=pd.period_range('2024-01', periods=3, freq='M'))
result = s[[0,2]]
# case: b_floats_object
s = pd.Series([1,2,3], index=pd.Index([1.5,2.5,3.5], dtype=object))
result = s[[0,2]]
# case: b_nullable
s = pd.Series([1,2,3], index=pd.Index([5,6,7], dtype='Int64'))
result = s[[0,2]]
# case: b_tr
d = pd.DataFrame({'g':['x','x','y'],'a':[1,2,np.nan]})
result = d.groupby('g', as_index=False)['a'].transform('sum', min_count=2)
# case: b_tr_frame
d = pd.DataFrame({'g':['x','x','y'],'a':[1,2,np.nan],'b':[1,2,3]})
result = d.groupby('g', as_index=False).transform('sum', min_count=2)
# case: b_tr_std
d = pd.DataFrame({'g':['x','x','y'],'a':[1,2,np.nan],'b':[1,2,3]})
result = d.groupby('g', as_index=False)[['a','b']].transform('std', ddof=0)
# case: b_tr_size
d = pd.DataFrame({'g':['x','x','y'],'a':[1,2,np.nan],'b':[1,2,3]})
result = d.groupby('g', as_index=False)['a'].transform('size')
# case: b_td_sum
result = [hasattr(pd.Index(['a']), 'sum'), hasattr(pd.to_timedelta([1,2],unit='D'),'sum'), hasattr(pd.to_timedelta([1,2],unit='D'),'mean'), hasattr(pd.to_datetime(['2024-01-01']),'mean'), hasattr(pd.to_datetime(['2024-01-01']),'sum')]
# case: b_td_sum1
result = [pd.to_timedelta([1,2],unit='D').sum(), pd.to_timedelta([1,2],unit='D').mean(), pd.to_datetime(['2024-01-01','2024-01-03']).mean()]
# case: b_td_sum2
result = pd.Index([1,2]).sum()
# case: c_a1
s = pd.Series([1,2,3], index=list('abc'))
s[np.array(['a','b'])] = [8, 9]
result = s
# case: c_a2
s = pd.Series([1,2,3])
s[np.array([0,2])] = [8, 9]
result = s
# case: c_a3
s = pd.Series([1,2,3])
s[s.index[:2]] = 0
result = s
# case: c_a4
s = pd.Series([1,2,3], index=list('abc'))
s[s.index[s > 1]] = 0
result = s
# case: c_a5
s = pd.Series([1,2,3], index=list('abc'))
s[pd.Series(['a','c'])] = 0
result = s
# case: c_a6
s = pd.Series([1,2,3], index=list('abc'))
s[['a','b']] = pd.Series([7,8], index=['b','a'])
result = s
# case: c_a7
s = pd.Series([1,2,3], index=list('abc'))
s['a','b'] = 4
result = s
# case: c_a8
s = pd.Series([1.0,2,3], index=list('abc'))
s[['a','b']] += 4
result = s
# case: c_a9
s = pd.Series([1,2,3], index=list('aab'))
s[['a']] = 4
result = s
# case: c_b1
s = pd.Series([1,2,3], index=list('aab'))
s['a'] = [4, 5]
result = s
# case: c_b2
d = pd.DataFrame({'a':[1,2,3]})
r = d.iloc[0]
r[['a']] = 5
result = [r.tolist(), d]
# case: c_b3
s = pd.Series({'a': 1, 'b': 2})
s[['c']] = 3
result = s
# case: c_b4
s = pd.Series([1,2,3], index=list('abc'))
s[{'a','b'}] = 5
result = s
# case: c_b5
s = pd.Series([1,2,3], index=list('abc'))
result = s[{'a','b'}]
# case: c_b6
s = pd.Series([1,2,3], index=list('abc'))
result = s[('a','b')]
# case: c_b7
s = pd.Series([1,2,3], index=list('abc'))
s[[True, False, True]] = 0
result = s
# case: c_b8
s = pd.Series([1,2,3], index=list('abc'))
s[[]] = 0
result = s
# case: c_b9
s = pd.Series([1,2,3], index=list('abc'))
s[range(2)] = 0
result = s
# case: c_c1
s = pd.Series([1,2,3], index=list('abc'))
result = s[range(2)]
# case: c_c2
s = pd.Series([1,2,3], index=list('abc'))
result = s[dict(a=1)]
# case: c_c3
s = pd.Series([1,2,3], index=list('abc'))
s[{'a':1}.keys()] = 1
result = s
# case: c_c4
s = pd.Series([1,2,3], index=list('abc'))
result = s[{'a':1}.keys()]
# case: c_c5
d = pd.DataFrame({'a':[1,2],'b':[3,4]})
result = d[{'a':1}.keys()]
# case: c_c6
d = pd.DataFrame({'a':[1,2],'b':[3,4]})
result = d.loc[:, {'a':1}.keys()]
# case: c_c7
s = pd.Series([1,2,3], index=list('abc'))
s[['a','b']] = ['x','y']
result = s
# case: c_c8
s = pd.Series([1,2,3], index=list('abc'))
s[['a','b']] = [1,2,3]
result = s
# case: c_c9
s = pd.Series([1,2,3], index=list('abc'))
s.loc[['a','b']] = [1.5,2]
result = s
# case: c_d1
d = pd.DataFrame({'a':[1,2],'b':[3,4]})
d['a'][[0]] = 9
result = d
# case: c_d2
d = pd.DataFrame({'a':[1,2],'b':[3,4]})
d[['a','b']] = 0
result = d
# case: c_d3
d = pd.DataFrame({'a':[1,2],'b':[3,4]})
d[['a','c']] = 0
result = d
# case: c_d4
s = pd.Series([1,2,3], index=pd.MultiIndex.from_tuples([('a',1),('a',2),('b',1)]))
s[('a',2)] = 9
result = s
# case: c_d5
s = pd.Series([1,2,3], index=pd.MultiIndex.from_tuples([('a',1),('a',2),('b',1)]))
s[[('a',2),('b',1)]] = 9
result = s
# case: c_d6
s = pd.Series([1,2,3], index=pd.date_range('2024-01-01', periods=3))
s[['2024-01-01','2024-01-03']] = 9
result = s
# case: c_d7
s = pd.Series([1,2,3], index=pd.date_range('2024-01-01', periods=3))
s[[pd.Timestamp('2024-01-02')]] = 9
result = s
# case: c_d8
s = pd.Series([1,2,3], index=[1.0,2.0,3.0])
s[[1,2]] = 9
result = s
# case: c_d9
s = pd.Series([1,2,3], index=[10,20,30])
s[[10,30]] = [7,8]
result = s
# case: d_a1
s = pd.Series([1,2,3], index=list('abc'))
s[0:2] = pd.Series([7,8], index=['b','a'])
result = s
# case: d_a2
s = pd.Series([1,2,3], index=list('abc'))
s['a':'b'] = pd.Series([7,8], index=['b','a'])
result = s
# case: d_a3
s = pd.Series([1,2,3], index=list('abc'))
s[[0,1]] = pd.Series([7,8], index=['b','a'])
result = s
# case: d_a4
s = pd.Series([1,2,3], index=list('abc'))
s[s > 1] = pd.Series([7,8], index=['c','b'])
result = s
# case: d_a5
s = pd.Series([1,2,3], index=list('abc'))
s.loc[['a','b']] = pd.Series([7,8], index=['b','a'])
result = s
# case: d_a6
s = pd.Series([1,2,3], index=list('abc'))
s.iloc[[0,1]] = pd.Series([7,8], index=['b','a'])
result = s
# case: d_a7
s = pd.Series([1,2,3], index=list('abc'))
s.iloc[0:2] = pd.Series([7,8], index=['b','a'])
result = s
# case: d_a8
s = pd.Series([1,2,3])
s[[0,1]] = pd.Series([7,8])
result = s
# case: d_a9
s = pd.Series([1,2,3])
s[[1,2]] = pd.Series([7,8])
result = s
# case: d_b1
s = pd.Series([1,2,3])
s[1:] = pd.Series([7,8])
result = s
# case: d_b2
s = pd.Series([1,2,3], index=list('aab'))
s['a'] = pd.Series([7,8], index=['a','b'])
result = s
# case: d_b3
s = pd.Series([1,2,3], index=list('aab'))
s['a'] = pd.Series([7,8])
result = s
# case: d_b4
s = pd.Series([1,2,3], index=list('abc'))
s[['a','b']] = pd.Index([7,8])
result = s
# case: d_b5
s = pd.Series([1,2,3], index=list('abc'))
s[['a','b']] = pd.Series([7,8,9])
result = s
# case: d_b6
s = pd.Series([1,2,3], index=list('abc'))
s[['a','b']] = pd.Series([7])
result = s
# case: d_b7
s = pd.Series([1,2,3], index=list('abc'))
s[:] = pd.Series([7,8,9])
result = s
# case: d_b8
s = pd.Series([1,2,3], index=list('abc'))
s[:] = 0
result = s
# case: d_b9
d = pd.DataFrame({'a':[1,2,3]})
result = d[{'a'}]
# case: d_c1
d = pd.DataFrame({'a':[1,2,3]})
result = d.loc[:, {'a'}]
# case: d_c2
d = pd.DataFrame({'a':[1,2,3]})
result = d.loc[{0, 1}]
# case: d_c3
s = pd.Series([1,2,3])
result = s.loc[{0, 1}]
# case: d_c4
s = pd.Series([1,2,3])
result = s.loc[{0: 1}]
# case: d_c5
d = pd.DataFrame({'a':[1,2,3]})
result = d[{'a': 1}]
# case: d_c6
s = pd.Series([1,2,3])
s.loc[{0, 1}] = 5
result = s
# case: d_c7
d = pd.DataFrame({'a':[1,2,3]})
d.loc[{0, 1}, 'a'] = 5
result = d
# case: d_c8
s = pd.Series([1,2,3])
result = s[{0, 1}]
# case: d_c9
s = pd.Series([1,2,3], index=list('abc'))
s[frozenset(['a'])] = 2
result = s
# case: d_d2
s = pd.Series([1,2,3], index=list('abc'))
result = s[(x for x in ['a','b'])]
# case: d_d3
s = pd.Series([1,2,3])
s[range(2)] = 2
result = s
# case: d_d4
s = pd.Series([1,2,3])
s.loc[range(2)] = 2
result = s
# case: d_d5
s = pd.Series([1,2,3])
result = s.loc[range(2)]
# case: d_d6
s = pd.Series([1,2,3])
result = s.iloc[range(2)]
# case: d_d7
d = pd.DataFrame({'a':[1,2,3]})
result = d.iloc[range(2)]
# case: d_d8
d = pd.DataFrame({'a':[1,2,3]})
result = d.iloc[{0, 1}]
# case: d_d9
s = pd.Series([1,2,3], index=list('abc'))
s['a','b'] = 4
result = s
# case: d_e1
s = pd.Series([1,2,3], index=list('abc'))
result = s['a','b']
# case: d_e2
s = pd.Series([1,2,3])
s[0,1] = 4
result = s
# case: d_e3
s = pd.Series([1,2,3])
s[5,6] = 4
result = s
# case: d_e4
s = pd.Series([1,2,3], index=list('abc'))
s.loc['a','b'] = 4
result = s
# case: d_e5
s = pd.Series([1.0,2,3], index=list('abc'))
s[['a','b']] = s[['b','a']]
result = s
# case: d_e6
s = pd.Series([1,2,3], index=list('abc'))
s[['a','b']] = s[['b','a']] * 1.5
result = s
# case: d_e7
s = pd.Series([1,2,3], index=list('aab'))
s[['a','b']] = 3
result = s
# case: d_e8
s = pd.Series([1,2,3], index=list('aab'))
s[[0,1]] = 3
result = s
# case: d_e9
s = pd.Series([1,2,3], index=[1,1,2])
s[[1]] = 3
result = s
# case: d_f1
s = pd.Series([1,2,3], index=list('abc'))
s[['a','b']] = [7]
result = s
# case: d_f2
s = pd.Series([1,2,3], index=list('abc'))
s[s > 1] = [7]
result = s
# case: d_f3
s = pd.Series([1,2,3], index=list('abc'))
s.loc[s > 1] = [7]
result = s
# case: d_f4
s = pd.Series([1,2,3], index=list('abc'))
s.loc[['a','b']] = [7]
result = s
# case: d_f5
s = pd.Series([1,2,3], index=list('abc'))
s.iloc[[0,1]] = [7]
result = s
# case: d_f6
s = pd.Series([1,2,3], index=list('abc'))
s[0:2] = [7]
result = s
# case: d_f7
s = pd.Series([1,2,3], index=list('abc'))
s.loc['a':'b'] = [7]
result = s
# case: d_f8
d = pd.DataFrame({'a':[1,2,3]})
d.loc[d.a > 1, 'a'] = [7]
result = d
# case: d_f9
d = pd.DataFrame({'a':[1,2,3]})
d.loc[[0,1], 'a'] = [7]
result = d
# case: d_g1
d = pd.DataFrame({'a':[1,2,3]})
d.iloc[0:2, 0] = [7]
result = d
# case: d_g2
d = pd.DataFrame({'a':[1,2,3], 'b':[4,5,6]})
d.loc[0:1, ['a','b']] = [7]
result = d
# case: d_g3
d = pd.DataFrame({'a':[1,2,3], 'b':[4,5,6]})
d.loc[0:1, ['a','b']] = [7, 8]
result = d
# case: d_g4
s = pd.Series([1,2,3], index=list('abc'))
s[['a','b']] = np.array([7])
result = s
# case: d_g5
s = pd.Series([1.5,2,3], index=list('abc'))
s[s > 1.7] = np.array([7])
result = s
# case: d_g6
s = pd.Series(['x','y','z'], index=list('abc'))
s[['a','b']] = ['q']
result = s
# case: d_g7
s = pd.Series(['x','y','z'], index=list('abc'))
s[s != 'x'] = ['q']
result = s
# case: d_g8
s = pd.Series(['x','y','z'], index=list('abc'))
s.loc[s != 'x'] = ['q', 'r', 's']
result = s
# case: d_g9
s = pd.Series([1,2,3], index=list('abc'))
s[s > 1] = [7,8,9]
result = s
# case: d_h1
s = pd.Series([1,2,3], index=list('abc'))
s[0:0] = [7]
result = s
# case: d_h2
s = pd.Series([1,2,3], index=list('abc'))
s[s > 5] = [7]
result = s
# case: d_h3
s = pd.Series([1,2,3], index=list('abc'))
s[s > 5] = []
result = s
# case: d_h4
s = pd.Series([1,2,3], index=list('abc'))
s[['a']] = [7]
result = s
# case: d_i1
s = pd.Series([1,2,3], index=list('abc'))
s['a'] = pd.Series([7])
result = s
# case: d_i2
s = pd.Series([1,2,3], index=list('abc'))
s['a'] = [7]
result = s
# case: d_i3
s = pd.Series([1,2,3], index=list('abc'))
s['a'] = [7, 8]
result = s
# case: d_i4
s = pd.Series([1,2,3], index=list('abc'), dtype=object)
s['a'] = [7, 8]
result = s
# case: d_i5
s = pd.Series([1,2,3], index=list('abc'))
s['z'] = pd.Series([7])
result = s
# case: d_i6
s = pd.Series([1,2,3], index=list('abc'))
s[0] = pd.Series([7], index=['a'])
result = s
# case: d_i7
s = pd.Series([1,2,3], index=list('abc'))
s['z'] = [7]
result = s
# case: d_i8
s = pd.Series([1,2,3], index=list('abc'))
s[s > 1] = (7, 8)
result = s
# case: d_i9
s = pd.Series([1,2,3], index=list('abc'))
s[[True, False, True]] = range(3)
result = s
# case: d_j1
s = pd.Series([1.5,2,3], index=list('abc'))
s[s > 1] = s * 2
result = s
# case: d_j2
s = pd.Series([1.5,2,3], index=list('abc'))
s[s > 1] = (s * 2).values
result = s
# case: d_j3
s = pd.Series(['x','y',None])
s[s.isna()] = s.str.upper()
result = s
# case: d_j4
s = pd.Series(['x','y',None])
s[s.isna()] = ['a','b','c']
result = s
# case: d_j5
s = pd.Series([1,2,3], index=list('abc'))
s[1:] = s[:2].values
result = s
# case: d_j6
s = pd.Series([1,2,3], index=list('abc'))
s[::2] = [7, 9]
result = s
# case: d_j7
s = pd.Series([1,2,3], index=[10, 20, 30])
s[10:20] = 5
result = s
# case: d_j8
s = pd.Series([1,2,3], index=pd.date_range('2024-01-01', periods=3))
s['2024-01-02':] = [5, 6]
result = s
# case: d_j9
s = pd.Series([1,2,3], index=pd.date_range('2024-01-01', periods=3))
s['2024-01'] = 5
result = s
