# What pandas.testing says of two series: 'ok', or the error and its text.
import numpy as np
import pandas as pd
import pandas.testing as tm


def t(a, b, f=tm.assert_series_equal, **k):
    try:
        f(a, b, **k)
        return 'ok'
    except Exception as e:
        return type(e).__name__ + ': ' + str(e)


S = pd.Series
D = pd.DataFrame
I = pd.Index
F = tm.assert_frame_equal
X = tm.assert_index_equal
a = D({'x': [1, 2], 'y': ['p', 'q']})
m = pd.MultiIndex.from_tuples([('a', 1), ('b', 2)], names=['p', 'q'])

# case: series-1
result = t(S([1,2]),S([1,3]))
# case: series-2
result = t(S([1.,2]),S([1.,2.1]))
# case: series-3
result = t(S([1,2]),S([1.,2]))
# case: series-4
result = t(S(['a','b']),S(['a','c']))
# case: series-5
result = t(S(['a',None]),S(['a',np.nan]))
# case: series-6
result = t(S([1,2]),S([1,2,3]))
# case: series-7
result = t(S([1,2],name='x'),S([1,2],name='y'))
# case: series-8
result = t(S([1,2],index=['a','b']),S([1,2],index=['a','c']))
# case: series-9
result = t(S([1,2],index=['a','b']),S([1,2]))
# case: series-10
result = t(S([1,2,3.5]),S([1,2,3.5000001]))
# case: series-11
result = t(S([1,np.nan]),S([1,2.]))
# case: series-12
result = t(S([1,2]),S(['1','2']))
# case: series-13
result = t(S(pd.to_datetime(['2024-01-01',None])),S(pd.to_datetime(['2024-01-02',None])))
# case: series-14
result = t(S(pd.to_datetime(['2024-01-01'])),S(['2024-01-01']))
# case: series-15
result = t(S([1,None],dtype='Int64'),S([1,2],dtype='Int64'))
# case: series-16
result = t(S([1,3],dtype='Int64'),S([1,2],dtype='Int64'))
# case: series-17
result = t(S([1,3],dtype='Int64'),S([1,3]))
# case: series-18
result = t(S(['a','b'],dtype='string'),S(['a','c'],dtype='string'))
# case: series-19
result = t(S(['a','b'],dtype='category'),S(['a','a'],dtype='category'))
# case: series-20
result = t(S(['a','b'],dtype='category'),S(['a','b']))
# case: series-21
result = t(S([[1,2],[3]]),S([[1,2],[4]]))
# case: series-22
result = t(S([{'a':1}]),S([{'a':2}]))
# case: series-23
result = t(S([pd.Timedelta('1D')]),S([pd.Timedelta('2D')]))
# case: series-24
result = t(S([1,'a',2.5],dtype=object),S([1,'a',2.6],dtype=object))
# case: series-25
result = t(S([1,2],dtype=object),S([1,2]))
# case: series-26
result = t(S([(1,2)]),S([(1,3)]))
# case: series-27
result = t(S([1,2]),[1,2])
# case: series-28
result = t([1],S([1]))
# case: series-29
result = t(S([1]),D({'a':[1]}))
# case: series-30
result = t(S([1,2],index=m),S([1,2],index=m.swaplevel()))
# case: series-31
result = t(S([1,2],index=m),S([1,2],index=pd.MultiIndex.from_tuples([('a',1),('b',3)],names=['p','q'])))
# case: series-32
result = t(S([1,2],index=m),S([1,2],index=pd.MultiIndex.from_tuples([('a',1),('b',2)],names=['p','r'])))
# case: series-33
result = t(S([1,2],index=m),S([1,2]))
# case: series-34
result = t(S(range(20)),S([0]*20))
# case: series-35
result = t(S(np.arange(2000)),S(np.arange(1,2001)))
# case: series-36
result = t(S([],dtype=float),S([],dtype=object))
# case: series-37
result = t(S([1,2,3]),S([1,2,3]),check_index=False)
# case: series-38
result = t(S([1,2],index=[1,0]),S([2,1]),check_like=True)
# case: series-39
result = t(S([1,2],index=[1,0]),S([2,1]))
# case: series-40
result = t(S([1.0,2]),S([1.0,3]),check_exact=True)
# case: series-41
result = t(S([1.0,np.nan]),S([np.nan,1.0]))
# case: series-42
result = t(S([0.1+0.2]),S([0.3]))
# case: series-43
result = t(S([1e10,1]),S([1e10+1,1]))
# case: series-44
result = t(S([None,'a']),S(['a','a']))
# case: series-45
result = t(S([np.inf]),S([1.0]))
# case: series-46
result = t(pd.Series([1, 2]), pd.Series([1, 2]))
# case: series-47
result = t(pd.Series([1, 3]), pd.Series([1, 3]))
# case: series-48
result = t(pd.Series([1.0, 2.0]), pd.Series([1.0, 2.0]))
# case: series-49
result = t(pd.Series([1.0, np.nan]), pd.Series([1.0, np.nan]))
# case: series-50
result = t(pd.Series([1, None], dtype='Int64'), pd.Series([1, None], dtype='Int64'))
# case: series-51
result = t(pd.Series([1, 2], dtype='Int64'), pd.Series([1, 2], dtype='Int64'))
# case: series-52
result = t(pd.Series([1.5, None], dtype='Float64'), pd.Series([1.5, None], dtype='Float64'))
# case: series-53
result = t(pd.Series([1.5, 2.0], dtype='Float64'), pd.Series([1.5, 2.0], dtype='Float64'))
# case: series-54
result = t(pd.Series([True, False]), pd.Series([True, False]))
# case: series-55
result = t(pd.Series([True, None], dtype='boolean'), pd.Series([True, None], dtype='boolean'))
# case: series-56
result = t(pd.Series(['a', 'b']), pd.Series(['a', 'b']))
# case: series-57
result = t(pd.Series(['a', None]), pd.Series(['a', None]))
# case: series-58
result = t(pd.Series(['a', np.nan]), pd.Series(['a', np.nan]))
# case: series-59
result = t(pd.Series(['a', 'b'], dtype='string'), pd.Series(['a', 'b'], dtype='string'))
# case: series-60
result = t(pd.Series(['a', None], dtype='string'), pd.Series(['a', None], dtype='string'))
# case: series-61
result = t(pd.Series(['a', 'b'], dtype='category'), pd.Series(['a', 'b'], dtype='category'))
# case: series-62
result = t(pd.Series(['b', 'a'], dtype='category'), pd.Series(['b', 'a'], dtype='category'))
# case: series-63
result = t(pd.Series(pd.Categorical(['a', 'b'], categories=['b', 'a'])), pd.Series(pd.Categorical(['a', 'b'], categories=['b', 'a'])))
# case: series-64
result = t(pd.Series(pd.Categorical(['a', 'b'], ordered=True)), pd.Series(pd.Categorical(['a', 'b'], ordered=True)))
# case: series-65
result = t(pd.Series(pd.to_datetime(['2024-01-01', None])), pd.Series(pd.to_datetime(['2024-01-01', None])))
# case: series-66
result = t(pd.Series(pd.to_datetime(['2024-01-01', '2024-01-02'])), pd.Series(pd.to_datetime(['2024-01-01', '2024-01-02'])))
# case: series-67
result = t(pd.Series(pd.to_timedelta(['1 days', None])), pd.Series(pd.to_timedelta(['1 days', None])))
# case: series-68
result = t(pd.Series(pd.period_range('2024-01', periods=2, freq='M')), pd.Series(pd.period_range('2024-01', periods=2, freq='M')))
# case: series-69
result = t(pd.Series([1, 'a'], dtype=object), pd.Series([1, 'a'], dtype=object))
# case: series-70
result = t(pd.Series([[1, 2], [3]]), pd.Series([[1, 2], [3]]))
# case: series-71
result = t(pd.Series([[1, 2], None]), pd.Series([[1, 2], None]))
# case: series-72
result = t(pd.Series([{'a': 1.0}, {'b': [1, 'x']}]), pd.Series([{'a': 1.0}, {'b': [1, 'x']}]))
# case: series-73
result = t(pd.Series([1, 2], index=['a', 'b']), pd.Series([1, 2], index=['a', 'b']))
# case: series-74
result = t(pd.Series([1, 2], index=['b', 'a']), pd.Series([1, 2], index=['b', 'a']))
# case: series-75
result = t(pd.Series([1, 2], name='n'), pd.Series([1, 2], name='n'))
# case: series-76
result = t(pd.Series([], dtype=float), pd.Series([], dtype=float))
# case: series-77
result = t(pd.Series([1, 2], index=[1.0, 2.0]), pd.Series([1, 2], index=[1.0, 2.0]))
# case: series-78
result = t(pd.Series([1, 2], index=pd.to_datetime(['2024-01-01', '2024-01-02'])), pd.Series([1, 2], index=pd.to_datetime(['2024-01-01', '2024-01-02'])))
# case: series-79
result = t(pd.Series([1, 2], index=pd.date_range('2024-01-01', periods=2)), pd.Series([1, 2], index=pd.date_range('2024-01-01', periods=2)))
# case: series-80
result = t(pd.Series([1, 2], index=pd.MultiIndex.from_tuples([('a', 1), ('b', 2)])), pd.Series([1, 2], index=pd.MultiIndex.from_tuples([('a', 1), ('b', 2)])))
# case: series-81
result = t(pd.Series([1, 2], index=pd.MultiIndex.from_tuples([('a', 1), ('b', 3)], names=['x', None])), pd.Series([1, 2], index=pd.MultiIndex.from_tuples([('a', 1), ('b', 3)], names=['x', None])))
# case: series-82
result = t(pd.Series([1, 2], index=pd.CategoricalIndex(['a', 'b'])), pd.Series([1, 2], index=pd.CategoricalIndex(['a', 'b'])))
# case: series-83
result = t(pd.Series([1, 2], index=['a', None]), pd.Series([1, 2], index=['a', None]))
# case: series-84
result = t(pd.Series([1, 2], index=['a', 1]), pd.Series([1, 2], index=['a', 1]))
# case: series-85
result = t(pd.Series([1.0000001, 2]), pd.Series([1.0000001, 2]))
# case: series-86
result = t(pd.Series([np.inf, 2]), pd.Series([np.inf, 2]))
# case: series-87
result = t(pd.Series([1, 2, 3]), pd.Series([1, 2, 3]))
# case: series-88
result = t(pd.Series(pd.cut([1, 2], [0, 1, 2])), pd.Series(pd.cut([1, 2], [0, 1, 2])))
# case: series-89
result = t(pd.Series([pd.Timestamp('2024-01-01'), 'x'], dtype=object), pd.Series([pd.Timestamp('2024-01-01'), 'x'], dtype=object))
# case: series-90
result = t(pd.Series([None, None]), pd.Series([None, None]))
# case: series-91
result = t(pd.Series([(1, 2), (3,)]), pd.Series([(1, 2), (3,)]))
# case: series-92
result = t(pd.Series([0.1, 2.5], index=[1, 0]), pd.Series([0.1, 2.5], index=[1, 0]))
# case: series-93
result = t(pd.Series([], dtype=float), pd.Series([1, 2], index=['a', 1]), check_dtype=False, obj='R')
# case: series-94
result = t(pd.Series([1, 2], index=pd.date_range('2024-01-01', periods=2)), pd.Series([1, 2], index=pd.date_range('2024-01-01', periods=2)), check_index_type=False)
# case: series-95
result = t(pd.Series([1, 2], index=['a', None]), pd.Series([1, 2], index=pd.CategoricalIndex(['a', 'b'])), check_index_type=True)
# case: series-96
result = t(pd.Series([1, 2], index=pd.MultiIndex.from_tuples([('a', 1), ('b', 3)], names=['x', None])), pd.Series([(1, 2), (3,)]), check_dtype=False, rtol=0.1)
# case: series-97
result = t(pd.Series([1.5, None], dtype='Float64'), pd.Series([1, 2], index=['a', 1]), check_dtype=False, check_exact=True)
# case: series-98
result = t(pd.Series([1, 2], index=['a', 'b']), pd.Series([1, 3]), check_dtype=False, check_category_order=False)
# case: series-99
result = t(pd.Series([1.5, None], dtype='Float64'), pd.Series([1, 2], index=pd.MultiIndex.from_tuples([('a', 1), ('b', 3)], names=['x', None])), check_index_type=False)
# case: series-100
result = t(pd.Series([1, 2], index=[1.0, 2.0]), pd.Series([1, 2], index=['b', 'a']), check_dtype=False, check_index_type=False)
# case: series-101
result = t(pd.Series([True, False]), pd.Series([[1, 2], [3]]), check_exact=True)
# case: series-102
result = t(pd.Series([1, 2], index=pd.date_range('2024-01-01', periods=2)), pd.Series(['a', 'b'], dtype='string'), check_dtype=False, check_like=True)
# case: series-103
result = t(pd.Series([0.1, 2.5], index=[1, 0]), pd.Series([1, 2], index=['a', 'b']), check_index=False)
# case: series-104
result = t(pd.Series([1, 2], index=pd.CategoricalIndex(['a', 'b'])), pd.Series([1, 'a'], dtype=object), atol=5)
# case: series-105
result = t(pd.Series(['a', 'b'], dtype='category'), pd.Series([None, None]), check_categorical=False)
# case: series-106
result = t(pd.Series([[1, 2], [3]]), pd.Series(pd.cut([1, 2], [0, 1, 2])), check_names=False)
# case: series-107
result = t(pd.Series([1, 2], index=pd.to_datetime(['2024-01-01', '2024-01-02'])), pd.Series(['a', 'b']), check_dtype=False, check_exact=False)
# case: series-108
result = t(pd.Series([{'a': 1.0}, {'b': [1, 'x']}]), pd.Series(['a', 'b']), rtol=0.1)
# case: series-109
result = t(pd.Series([1.5, None], dtype='Float64'), pd.Series(['a', 'b'], dtype='string'), check_categorical=False)
# case: series-110
result = t(pd.Series([1.0, 2.0]), pd.Series([1, 2], name='n'), check_dtype=False, obj='R')
# case: series-111
result = t(pd.Series([1.5, None], dtype='Float64'), pd.Series([1.0, 2.0]), check_names=False)
# case: series-112
result = t(pd.Series(pd.Categorical(['a', 'b'], ordered=True)), pd.Series([1, 2], index=pd.to_datetime(['2024-01-01', '2024-01-02'])), check_dtype=False, check_like=True)
# case: series-113
result = t(pd.Series([1, 2], name='n'), pd.Series(['a', 'b']), check_dtype=False, atol=5)
# case: series-114
result = t(pd.Series([1, 2], index=pd.date_range('2024-01-01', periods=2)), pd.Series([1.5, 2.0], dtype='Float64'), check_dtype=False)
# case: series-115
result = t(pd.Series([1, 2, 3]), pd.Series(['a', np.nan]), check_category_order=False)
# case: series-116
result = t(pd.Series(['a', 'b'], dtype='string'), pd.Series(pd.Categorical(['a', 'b'], categories=['b', 'a'])), check_freq=False)
# case: series-117
result = t(pd.Series(pd.to_timedelta(['1 days', None])), pd.Series(pd.cut([1, 2], [0, 1, 2])), check_freq=False)
# case: series-118
result = t(pd.Series([1, 2], index=['a', None]), pd.Series([1, 'a'], dtype=object), check_freq=False)
# case: series-119
result = t(pd.Series([np.inf, 2]), pd.Series(['a', None], dtype='string'), check_index=False)
# case: series-120
result = t(pd.Series(['a', 'b'], dtype='category'), pd.Series([1.5, 2.0], dtype='Float64'), atol=5)
# case: series-121
result = t(pd.Series([1, 2], index=['a', 1]), pd.Series(['a', np.nan]), check_dtype=False)
# case: series-122
result = t(pd.Series(['a', np.nan]), pd.Series(['a', 'b'], dtype='category'), check_index_type=True)
# case: series-123
result = t(pd.Series([1.5, 2.0], dtype='Float64'), pd.Series([1, None], dtype='Int64'), check_dtype=False, rtol=0.1)
# case: series-124
result = t(pd.Series([1, 2], index=['b', 'a']), pd.Series([1, 3]), check_dtype=False, check_index_type=True)
# case: series-125
result = t(pd.Series(['a', np.nan]), pd.Series(['a', np.nan]), check_dtype=False, check_index=False)
# case: series-126
result = t(pd.Series([1, 2], index=[1.0, 2.0]), pd.Series([1, 2], index=['a', None]), atol=5)
# case: series-127
result = t(pd.Series([pd.Timestamp('2024-01-01'), 'x'], dtype=object), pd.Series([1, 2], index=pd.MultiIndex.from_tuples([('a', 1), ('b', 2)])), rtol=0.1)
# case: series-128
result = t(pd.Series([1, 'a'], dtype=object), pd.Series(pd.to_timedelta(['1 days', None])), check_categorical=False)
# case: series-129
result = t(pd.Series(pd.Categorical(['a', 'b'], categories=['b', 'a'])), pd.Series([1, 2], index=pd.to_datetime(['2024-01-01', '2024-01-02'])), check_index_type=True)
# case: series-130
result = t(pd.Series([None, None]), pd.Series([1, 2], index=['a', 'b']), check_index_type=False)
# case: series-131
result = t(pd.Series([0.1, 2.5], index=[1, 0]), pd.Series(pd.Categorical(['a', 'b'], ordered=True)), check_exact=True)
# case: series-132
result = t(pd.Series(['b', 'a'], dtype='category'), pd.Series([1, 2, 3]), check_dtype=False)
# case: series-133
result = t(pd.Series(['a', 'b'], dtype='string'), pd.Series([1, 2], index=[1.0, 2.0]), atol=5)
# case: series-134
result = t(pd.Series([1.0000001, 2]), pd.Series([1.0, 2.0]), check_index_type=True)
# case: series-135
result = t(pd.Series([1, 2], index=['b', 'a']), pd.Series(pd.to_timedelta(['1 days', None])), atol=5)
# case: series-136
result = t(pd.Series([1, 2], name='n'), pd.Series([1, 2], index=pd.MultiIndex.from_tuples([('a', 1), ('b', 2)])), check_categorical=False)
# case: series-137
result = t(pd.Series(['a', 'b'], dtype='category'), pd.Series([1, 2], index=['a', 'b']), check_dtype=False, obj='R')
# case: series-138
result = t(pd.Series(pd.Categorical(['a', 'b'], categories=['b', 'a'])), pd.Series([1, 2], index=['b', 'a']), check_dtype=False, check_categorical=False)
# case: series-139
result = t(pd.Series(['a', np.nan]), pd.Series(['a', None], dtype='string'), check_like=True)
# case: series-140
result = t(pd.Series([1.0, np.nan]), pd.Series([1, 2, 3]), check_dtype=False, check_index_type=True)
# case: series-141
result = t(pd.Series([1, 2], index=['a', 'b']), pd.Series([1, 2], index=['a', 'b']), check_names=False)
# case: series-142
result = t(pd.Series([1.0, 2.0]), pd.Series([1.5, None], dtype='Float64'), check_index=False)
# case: series-143
result = t(pd.Series(pd.to_datetime(['2024-01-01', '2024-01-02'])), pd.Series([1.5, 2.0], dtype='Float64'), check_like=True)
# case: series-144
result = t(pd.Series(pd.to_datetime(['2024-01-01', '2024-01-02'])), pd.Series([pd.Timestamp('2024-01-01'), 'x'], dtype=object), check_freq=False)
# case: series-145
result = t(pd.Series([np.inf, 2]), pd.Series([1.0, np.nan]), check_exact=True)
# case: series-146
result = t(pd.Series([1, 2], index=['b', 'a']), pd.Series([1, 2], index=[1.0, 2.0]), rtol=0.1)
# case: series-147
result = t(pd.Series([[1, 2], [3]]), pd.Series([np.inf, 2]), check_dtype=False, check_names=False)
# case: series-148
result = t(pd.Series(pd.Categorical(['a', 'b'], categories=['b', 'a'])), pd.Series(['a', None]), check_exact=True)
# case: series-149
result = t(pd.Series([1, 2], index=[1.0, 2.0]), pd.Series([{'a': 1.0}, {'b': [1, 'x']}]), check_index=False)
# case: series-150
result = t(pd.Series(pd.to_timedelta(['1 days', None])), pd.Series([1.0000001, 2]), check_index=False)
# case: series-151
result = t(pd.Series([], dtype=float), pd.Series([np.inf, 2]), check_category_order=False)
# case: series-152
result = t(pd.Series(pd.Categorical(['a', 'b'], categories=['b', 'a'])), pd.Series(pd.to_timedelta(['1 days', None])), check_names=False)
# case: series-153
result = t(pd.Series([1, 2], index=['b', 'a']), pd.Series(['a', np.nan]), check_dtype=False, check_index=False)
# case: series-154
result = t(pd.Series([{'a': 1.0}, {'b': [1, 'x']}]), pd.Series([1, 2], index=['b', 'a']), check_dtype=False, check_like=True)
# case: series-155
result = t(pd.Series(['a', 'b'], dtype='string'), pd.Series([1, 2], name='n'), rtol=0.1)
# case: series-156
result = t(pd.Series(['a', 'b'], dtype='category'), pd.Series([1, 2], index=['b', 'a']), check_dtype=False, check_freq=False)
# case: series-157
result = t(pd.Series(pd.cut([1, 2], [0, 1, 2])), pd.Series([[1, 2], None]), rtol=0.1)
# case: series-158
result = t(pd.Series([1, 2, 3]), pd.Series([1, 2, 3]), check_index=False)
# case: series-159
result = t(pd.Series(['a', 'b'], dtype='category'), pd.Series([pd.Timestamp('2024-01-01'), 'x'], dtype=object))
# case: series-160
result = t(pd.Series([1, 2], index=[1.0, 2.0]), pd.Series(pd.to_timedelta(['1 days', None])), check_freq=False)
# case: series-161
result = t(pd.Series([True, None], dtype='boolean'), pd.Series([1.0, 2.0]), check_categorical=False)
# case: series-162
result = t(pd.Series([[1, 2], [3]]), pd.Series([], dtype=float), check_dtype=False, check_index=False)
# case: series-163
result = t(pd.Series([1, 3]), pd.Series(pd.to_timedelta(['1 days', None])), check_index_type=False)
# case: series-164
result = t(pd.Series(['a', None]), pd.Series([1, 2], index=pd.MultiIndex.from_tuples([('a', 1), ('b', 3)], names=['x', None])), check_names=False)
# case: series-165
result = t(pd.Series(pd.to_datetime(['2024-01-01', '2024-01-02'])), pd.Series([1, 2], index=pd.MultiIndex.from_tuples([('a', 1), ('b', 3)], names=['x', None])), check_dtype=False, rtol=0.1)
# case: series-166
result = t(pd.Series([1, 2], index=['b', 'a']), pd.Series(pd.cut([1, 2], [0, 1, 2])), check_dtype=False, atol=5)
# case: series-167
result = t(pd.Series(pd.to_timedelta(['1 days', None])), pd.Series(pd.Categorical(['a', 'b'], ordered=True)), check_names=False)
# case: series-168
result = t(pd.Series(['a', 'b'], dtype='string'), pd.Series(pd.period_range('2024-01', periods=2, freq='M')), check_names=False)
# case: series-169
result = t(pd.Series(pd.Categorical(['a', 'b'], categories=['b', 'a'])), pd.Series([1, 2], index=[1.0, 2.0]), check_like=True)
# case: series-170
result = t(pd.Series([1, None], dtype='Int64'), pd.Series([[1, 2], None]), check_names=False)
# case: series-171
result = t(pd.Series([1, 2], index=pd.to_datetime(['2024-01-01', '2024-01-02'])), pd.Series([1, 3]), check_index=False)
# case: series-172
result = t(pd.Series([1, 2], index=pd.MultiIndex.from_tuples([('a', 1), ('b', 2)])), pd.Series([1, 2], index=['a', 1]), check_freq=False)
# case: series-173
result = t(pd.Series([1, 2], name='n'), pd.Series(pd.cut([1, 2], [0, 1, 2])), rtol=0.1)
# case: series-174
result = t(pd.Series(pd.period_range('2024-01', periods=2, freq='M')), pd.Series([1, 2], index=pd.MultiIndex.from_tuples([('a', 1), ('b', 2)])), check_dtype=False, check_names=False)
# case: series-175
result = t(pd.Series(pd.cut([1, 2], [0, 1, 2])), pd.Series([[1, 2], [3]]))
# case: series-176
result = t(pd.Series(['a', 'b'], dtype='string'), pd.Series([1, 2], index=['a', None]), check_dtype=False)
# case: series-177
result = t(pd.Series(['a', 'b'], dtype='string'), pd.Series(pd.to_datetime(['2024-01-01', None])), check_categorical=False)
# case: series-178
result = t(pd.Series([1, 2], index=pd.MultiIndex.from_tuples([('a', 1), ('b', 2)])), pd.Series(['a', None]), check_dtype=False, check_index_type=True)
# case: series-179
result = t(pd.Series(['a', 'b']), pd.Series([(1, 2), (3,)]), check_exact=False)
# case: series-180
result = t(pd.Series([1, 2], index=['a', 'b']), pd.Series(pd.Categorical(['a', 'b'], categories=['b', 'a'])), check_dtype=False, rtol=0.1)
# case: series-181
result = t(pd.Series([1, 2], index=pd.MultiIndex.from_tuples([('a', 1), ('b', 3)], names=['x', None])), pd.Series(pd.to_datetime(['2024-01-01', None])), atol=5)
# case: series-182
result = t(pd.Series([1, 2], index=pd.MultiIndex.from_tuples([('a', 1), ('b', 2)])), pd.Series([1, 2], index=pd.CategoricalIndex(['a', 'b'])), check_categorical=False)
# case: series-183
result = t(pd.Series([1, 2, 3]), pd.Series(pd.period_range('2024-01', periods=2, freq='M')), check_dtype=False, check_categorical=False)
# case: series-184
result = t(pd.Series([1.5, None], dtype='Float64'), pd.Series([1, 2], dtype='Int64'), check_dtype=False, check_categorical=False)
# case: series-185
result = t(pd.Series([1.5, 2.0], dtype='Float64'), pd.Series([{'a': 1.0}, {'b': [1, 'x']}]), check_index_type=False)
# case: series-186
result = t(pd.Series([1, 2], index=['a', None]), pd.Series(['a', np.nan]), check_exact=True)
# case: series-187
result = t(pd.Series(['a', np.nan]), pd.Series([1.0, np.nan]), check_dtype=False, check_index=False)
# case: series-188
result = t(pd.Series(pd.Categorical(['a', 'b'], categories=['b', 'a'])), pd.Series([1, 2], name='n'), check_index_type=False)
# case: series-189
result = t(pd.Series([1.0000001, 2]), pd.Series([1, 2], index=['b', 'a']), check_dtype=False, obj='R')
# case: series-190
result = t(pd.Series([True, None], dtype='boolean'), pd.Series([], dtype=float), check_dtype=False, check_names=False)
# case: series-191
result = t(pd.Series([1, 2], index=[1.0, 2.0]), pd.Series(pd.cut([1, 2], [0, 1, 2])), check_dtype=False, check_categorical=False)
# case: series-192
result = t(pd.Series(['a', 'b'], dtype='category'), pd.Series([1, 2], name='n'), check_freq=False)
# case: series-193
result = t(pd.Series([1, 2, 3]), pd.Series([1, 2], index=['a', 1]), check_dtype=False, rtol=0.1)
# case: series-194
result = t(pd.Series([True, False]), pd.Series([1, 2], index=['a', 1]), obj='R')
# case: series-195
result = t(pd.Series([pd.Timestamp('2024-01-01'), 'x'], dtype=object), pd.Series([1, 2], index=[1.0, 2.0]), check_dtype=False, obj='R')
# case: series-196
result = t(pd.Series(['a', np.nan]), pd.Series([1, 2]), check_index_type=True)
# case: series-197
result = t(pd.Series([1, 2], index=pd.MultiIndex.from_tuples([('a', 1), ('b', 2)])), pd.Series([{'a': 1.0}, {'b': [1, 'x']}]), check_index_type=False)
# case: series-198
result = t(pd.Series([1, 2]), pd.Series([1, 2, 3]), check_category_order=False)
# case: series-199
result = t(pd.Series([1, 2], index=pd.MultiIndex.from_tuples([('a', 1), ('b', 3)], names=['x', None])), pd.Series(pd.Categorical(['a', 'b'], ordered=True)), check_dtype=False, check_index_type=True)
# case: series-200
result = t(pd.Series([1, 2], index=pd.MultiIndex.from_tuples([('a', 1), ('b', 3)], names=['x', None])), pd.Series([1.0, np.nan]))
# case: series-201
result = t(pd.Series([1.0, 2.0]), pd.Series([1.0, np.nan]), check_index=False)
# case: series-202
result = t(pd.Series([1.0, 2.0]), pd.Series([1, 2, 3]), atol=5)
# case: series-203
result = t(pd.Series(['a', np.nan]), pd.Series([1, 2], index=pd.to_datetime(['2024-01-01', '2024-01-02'])), check_dtype=False, check_freq=False)
# case: series-204
result = t(pd.Series([[1, 2], None]), pd.Series([1.0, np.nan]), check_index_type=False)
# case: series-205
result = t(pd.Series([{'a': 1.0}, {'b': [1, 'x']}]), pd.Series([[1, 2], None]), check_exact=False)
# case: series-206
result = t(pd.Series([{'a': 1.0}, {'b': [1, 'x']}]), pd.Series([1, 2], name='n'), check_dtype=False, check_exact=True)
# case: series-207
result = t(pd.Series([True, False]), pd.Series([np.inf, 2]), check_index_type=True)
# case: series-208
result = t(pd.Series([1, 2, 3]), pd.Series([1, 2], index=[1.0, 2.0]), check_dtype=False, check_exact=False)
# case: series-209
result = t(pd.Series([1, 2], dtype='Int64'), pd.Series([1, 2], index=pd.CategoricalIndex(['a', 'b'])), check_exact=False)
# case: series-210
result = t(pd.Series([True, False]), pd.Series(pd.to_datetime(['2024-01-01', None])), check_freq=False)
# case: series-211
result = t(pd.Series([1, 2], dtype='Int64'), pd.Series([[1, 2], None]), atol=5)
# case: series-212
result = t(pd.Series([(1, 2), (3,)]), pd.Series([1, 3]), check_dtype=False, check_like=True)
# case: series-213
result = t(pd.Series([1, 2], index=['b', 'a']), pd.Series([None, None]))
# case: series-214
result = t(pd.Series([(1, 2), (3,)]), pd.Series([1, 2], index=pd.MultiIndex.from_tuples([('a', 1), ('b', 3)], names=['x', None])), check_freq=False)
# case: series-215
result = t(pd.Series([1, 2], index=[1.0, 2.0]), pd.Series([pd.Timestamp('2024-01-01'), 'x'], dtype=object), check_categorical=False)
# case: series-216
result = t(pd.Series([1.0000001, 2]), pd.Series([True, False]), rtol=0.1)
# case: series-217
result = t(pd.Series([1.5, 2.0], dtype='Float64'), pd.Series([1, 2], dtype='Int64'), check_dtype=False, check_categorical=False)
# case: series-218
result = t(pd.Series([[1, 2], [3]]), pd.Series([0.1, 2.5], index=[1, 0]), obj='R')
# case: series-219
result = t(pd.Series([pd.Timestamp('2024-01-01'), 'x'], dtype=object), pd.Series([True, None], dtype='boolean'), check_freq=False)
# case: series-220
result = t(pd.Series([[1, 2], None]), pd.Series(['a', 'b'], dtype='category'), check_categorical=False)
# case: series-221
result = t(pd.Series([1, 2]), pd.Series([1, 2], index=['b', 'a']), check_dtype=False, check_category_order=False)
# case: series-222
result = t(pd.Series([True, None], dtype='boolean'), pd.Series(['a', None], dtype='string'), check_index_type=True)
# case: series-223
result = t(pd.Series([[1, 2], None]), pd.Series(pd.to_datetime(['2024-01-01', '2024-01-02'])))
# case: series-224
result = t(pd.Series([{'a': 1.0}, {'b': [1, 'x']}]), pd.Series([1, 2], index=['a', None]), check_categorical=False)
# case: series-225
result = t(pd.Series([np.inf, 2]), pd.Series(['a', 'b']), check_dtype=False, check_names=False)
# case: series-226
result = t(pd.Series(['a', np.nan]), pd.Series([np.inf, 2]), check_dtype=False, check_index_type=True)
# case: series-227
result = t(pd.Series([1, 2, 3]), pd.Series([1.0, np.nan]), check_dtype=False, check_like=True)
# case: series-228
result = t(pd.Series([], dtype=float), pd.Series([0.1, 2.5], index=[1, 0]), check_exact=False)
# case: series-229
result = t(pd.Series([1, 2], index=pd.to_datetime(['2024-01-01', '2024-01-02'])), pd.Series([1, 2], dtype='Int64'), check_dtype=False, check_index=False)
# case: series-230
result = t(pd.Series(pd.to_datetime(['2024-01-01', None])), pd.Series([], dtype=float), check_category_order=False)
# case: series-231
result = t(pd.Series(pd.Categorical(['a', 'b'], ordered=True)), pd.Series(pd.Categorical(['a', 'b'], categories=['b', 'a'])), check_categorical=False)
# case: series-232
result = t(pd.Series([[1, 2], [3]]), pd.Series([None, None]), check_dtype=False, check_exact=False)
# case: series-233
result = t(pd.Series(['a', 'b'], dtype='category'), pd.Series([1, 'a'], dtype=object), check_exact=False)
# case: series-234
result = t(pd.Series([1.0, np.nan]), pd.Series([1, 2], index=['b', 'a']), check_index_type=True)
# case: series-235
result = t(pd.Series([None, None]), pd.Series([1, 2], name='n'), obj='R')
# case: series-236
result = t(pd.Series(pd.to_timedelta(['1 days', None])), pd.Series([1, 2], index=pd.CategoricalIndex(['a', 'b'])), check_dtype=False, check_names=False)
# case: series-237
result = t(pd.Series([1.0, np.nan]), pd.Series([1.0000001, 2]), check_dtype=False, check_exact=False)
# case: series-238
result = t(pd.Series(['a', None], dtype='string'), pd.Series(['a', 'b'], dtype='string'), check_freq=False)
# case: series-239
result = t(pd.Series(['a', None], dtype='string'), pd.Series(pd.to_datetime(['2024-01-01', None])), check_index=False)
# case: series-240
result = t(pd.Series([1, 2], index=pd.MultiIndex.from_tuples([('a', 1), ('b', 3)], names=['x', None])), pd.Series([1, 2], name='n'), check_names=False)
# case: series-241
result = t(pd.Series([1, 2], dtype='Int64'), pd.Series([1, 2], index=pd.MultiIndex.from_tuples([('a', 1), ('b', 3)], names=['x', None])), check_dtype=False, obj='R')
# case: series-242
result = t(pd.Series([1.0000001, 2]), pd.Series(pd.to_timedelta(['1 days', None])), check_index_type=False)
# case: series-243
result = t(pd.Series(pd.to_datetime(['2024-01-01', '2024-01-02'])), pd.Series([1, 2], index=['a', 'b']), check_dtype=False, rtol=0.1)
# case: series-244
result = t(pd.Series(pd.period_range('2024-01', periods=2, freq='M')), pd.Series([1.5, None], dtype='Float64'), obj='R')
# case: series-245
result = t(pd.Series([0.1, 2.5], index=[1, 0]), pd.Series(['a', 'b']), check_exact=False)
# case: series-246
result = t(pd.Series([1, 2], index=[1.0, 2.0]), pd.Series([1, 2], index=pd.CategoricalIndex(['a', 'b'])), check_index_type=True)
# case: series-247
result = t(pd.Series(pd.period_range('2024-01', periods=2, freq='M')), pd.Series([pd.Timestamp('2024-01-01'), 'x'], dtype=object), check_freq=False)
# case: series-248
result = t(pd.Series(pd.Categorical(['a', 'b'], ordered=True)), pd.Series([1, 2], index=['a', 'b']), check_dtype=False, check_freq=False)
# case: series-249
result = t(pd.Series([[1, 2], [3]]), pd.Series([[1, 2], None]), check_index_type=True)
# case: series-250
result = t(pd.Series([1, 2], index=['a', 'b']), pd.Series(pd.to_timedelta(['1 days', None])), check_dtype=False, check_exact=True)
# case: series-251
result = t(pd.Series([1, 2], index=pd.MultiIndex.from_tuples([('a', 1), ('b', 2)])), pd.Series([1, 2]), check_dtype=False, check_freq=False)
# case: series-252
result = t(pd.Series([1, 2], index=pd.date_range('2024-01-01', periods=2)), pd.Series([pd.Timestamp('2024-01-01'), 'x'], dtype=object), check_dtype=False, check_index=False)
# case: series-253
result = t(pd.Series(['a', 'b'], dtype='string'), pd.Series(['a', 'b'], dtype='category'), check_category_order=False)
# case: series-254
result = t(pd.Series(['a', None], dtype='string'), pd.Series([1, 2], index=pd.CategoricalIndex(['a', 'b'])), check_dtype=False, check_freq=False)
# case: series-255
result = t(pd.Series([1, 2], index=pd.to_datetime(['2024-01-01', '2024-01-02'])), pd.Series([1, 2, 3]), check_categorical=False)
# case: series-256
result = t(pd.Series([1, 2]), pd.Series(pd.period_range('2024-01', periods=2, freq='M')), rtol=0.1)
# case: series-257
result = t(pd.Series([0.1, 2.5], index=[1, 0]), pd.Series([1.0, np.nan]), check_dtype=False, check_exact=False)
# case: series-258
result = t(pd.Series([1, 2], index=['a', 'b']), pd.Series([1.0, 2.0]), check_dtype=False, check_category_order=False)
# case: series-259
result = t(pd.Series(['a', np.nan]), pd.Series(['a', None]), atol=5)
# case: series-260
result = t(pd.Series([None, None]), pd.Series([1, 'a'], dtype=object), check_dtype=False, obj='R')
# case: series-261
result = t(pd.Series([1, 2], index=['b', 'a']), pd.Series([1, 2], index=['a', 1]))
# case: series-262
result = t(pd.Series([], dtype=float), pd.Series([True, None], dtype='boolean'), check_dtype=False, check_exact=False)
# case: series-263
result = t(pd.Series([1, 'a'], dtype=object), pd.Series([1, 2], index=['a', None]), check_index_type=False)
# case: series-264
result = t(pd.Series([1, 2], index=pd.to_datetime(['2024-01-01', '2024-01-02'])), pd.Series(pd.cut([1, 2], [0, 1, 2])), check_dtype=False, check_like=True)
# case: series-265
result = t(pd.Series([1, 2], index=pd.date_range('2024-01-01', periods=2)), pd.Series([1.0, np.nan]), check_dtype=False, check_exact=False)
# case: series-266
result = t(pd.Series([1, 2], index=pd.CategoricalIndex(['a', 'b'])), pd.Series([1, 2, 3]))
# case: series-267
result = t(pd.Series([1, 2], index=pd.CategoricalIndex(['a', 'b'])), pd.Series([1, 2], index=pd.MultiIndex.from_tuples([('a', 1), ('b', 3)], names=['x', None])), check_exact=True)
# case: series-268
result = t(pd.Series([True, None], dtype='boolean'), pd.Series([1, 2], index=pd.MultiIndex.from_tuples([('a', 1), ('b', 2)])), check_dtype=False, check_names=False)
# case: series-269
result = t(pd.Series(['a', 'b'], dtype='category'), pd.Series([1, 2], index=pd.CategoricalIndex(['a', 'b'])), atol=5)
# case: series-270
result = t(pd.Series([], dtype=float), pd.Series([1, 3]), check_dtype=False, check_category_order=False)
# case: series-271
result = t(pd.Series([1, 2], index=pd.MultiIndex.from_tuples([('a', 1), ('b', 2)])), pd.Series([1, 2], index=pd.date_range('2024-01-01', periods=2)), check_dtype=False, rtol=0.1)
# case: series-272
result = t(pd.Series([1, 3]), pd.Series([1, 2], index=[1.0, 2.0]), check_dtype=False, check_names=False)
# case: series-273
result = t(pd.Series([1.5, None], dtype='Float64'), pd.Series(pd.to_datetime(['2024-01-01', None])), check_exact=True)
# case: series-274
result = t(pd.Series([[1, 2], None]), pd.Series(['b', 'a'], dtype='category'), check_categorical=False)
# case: series-275
result = t(pd.Series(['a', np.nan]), pd.Series(pd.cut([1, 2], [0, 1, 2])), check_like=True)
# case: series-276
result = t(pd.Series([1, 2], index=['a', 1]), pd.Series([1, 3]), check_dtype=False, obj='R')
# case: series-277
result = t(pd.Series([{'a': 1.0}, {'b': [1, 'x']}]), pd.Series([], dtype=float), check_exact=True)
# case: series-278
result = t(pd.Series(pd.period_range('2024-01', periods=2, freq='M')), pd.Series([1, 2], index=pd.date_range('2024-01-01', periods=2)), check_index_type=False)
# case: series-279
result = t(pd.Series([1, 'a'], dtype=object), pd.Series([pd.Timestamp('2024-01-01'), 'x'], dtype=object), check_dtype=False, atol=5)
# case: series-280
result = t(pd.Series([1, None], dtype='Int64'), pd.Series([(1, 2), (3,)]))
# case: series-281
result = t(pd.Series(['a', None]), pd.Series([np.inf, 2]), obj='R')
# case: series-282
result = t(pd.Series([1, 2], index=pd.CategoricalIndex(['a', 'b'])), pd.Series(['a', 'b'], dtype='category'), check_dtype=False, check_index_type=True)
# case: series-283
result = t(pd.Series([1, 2]), pd.Series(pd.Categorical(['a', 'b'], ordered=True)), obj='R')
# case: series-284
result = t(pd.Series([[1, 2], [3]]), pd.Series([pd.Timestamp('2024-01-01'), 'x'], dtype=object), check_index_type=True)
# case: series-285
result = t(pd.Series(['b', 'a'], dtype='category'), pd.Series([1, 2], index=pd.MultiIndex.from_tuples([('a', 1), ('b', 2)])), check_dtype=False, check_exact=False)
# case: series-286
result = t(pd.Series([1, 2], index=['a', 'b']), pd.Series([{'a': 1.0}, {'b': [1, 'x']}]), check_dtype=False, atol=5)
# case: series-287
result = t(pd.Series([1, 2], name='n'), pd.Series([[1, 2], [3]]), check_dtype=False)
# case: series-288
result = t(pd.Series([1, 2]), pd.Series([], dtype=float), check_dtype=False, obj='R')
# case: series-289
result = t(pd.Series([True, False]), pd.Series([1, 2], index=['a', 'b']), check_dtype=False, check_exact=False)
# case: series-290
result = t(pd.Series([pd.Timestamp('2024-01-01'), 'x'], dtype=object), pd.Series([{'a': 1.0}, {'b': [1, 'x']}]), check_names=False)
# case: series-291
result = t(pd.Series([1.5, None], dtype='Float64'), pd.Series([True, None], dtype='boolean'), check_dtype=False, rtol=0.1)
# case: series-292
result = t(pd.Series([1, 2]), pd.Series([1, 2], index=pd.date_range('2024-01-01', periods=2)), check_dtype=False)
