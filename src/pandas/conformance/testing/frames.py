# What pandas.testing says of two frames: 'ok', or the error and its text.
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

# case: frames-1
result = t(S([True,False]),S([True,True]))
# case: frames-2
result = t(a,a.copy(),F)
# case: frames-3
result = t(a,D({'x':[1,3],'y':['p','q']}),F)
# case: frames-4
result = t(a,D({'x':[1.,2],'y':['p','q']}),F)
# case: frames-5
result = t(a,a.rename(columns={'x':'z'}),F)
# case: frames-6
result = t(a,a.head(1),F)
# case: frames-7
result = t(a,a[['y','x']],F)
# case: frames-8
result = t(a,a[['y','x']],F,check_like=True)
# case: frames-9
result = t(a,a.iloc[::-1],F)
# case: frames-10
result = t(a,a.iloc[::-1],F,check_like=True)
# case: frames-11
result = t(a,a.set_index('y'),F)
# case: frames-12
result = t(a,a.reset_index(),F)
# case: frames-13
result = t(a,a['x'],F)
# case: frames-14
result = t(a,a.rename_axis('n'),F)
# case: frames-15
result = t(a,a.rename_axis('n'),F,check_names=False)
# case: frames-16
result = t(a,a.set_axis([5,6]),F)
# case: frames-17
result = t(a,a.set_axis(['u','v']),F)
# case: frames-18
result = t(a,D({'x':[1.,2],'y':['p','q']}),F,check_dtype=False)
# case: frames-19
result = t(D({'x':[1.0,2]}),D({'x':[1.0,2.001]}),F,rtol=1e-2)
# case: frames-20
result = t(D({'x':[1.0,2]}),D({'x':[1.0,2.001]}),F,atol=1e-5)
# case: frames-21
result = t(D({'x':[1.0,2]}),D({'x':[1.0,2.0000001]}),F,check_exact=True)
# case: frames-22
result = t(a,a,F,obj='Result')
# case: frames-23
result = t(a,a.head(1),F,obj='Result')
# case: frames-24
result = t(D({'x':[1,2]}),D({'x':[1,3]}),F,obj='Result')
# case: frames-25
result = t(D({'a':pd.date_range('2024-01-01',periods=2)}),D({'a':pd.date_range('2024-01-02',periods=2)}),F)
# case: frames-26
result = t(D(),D(),F)
# case: frames-27
result = t(D({'a':[]}),D({'a':[]},dtype=object),F)
# case: frames-28
result = t(D({'a':[1]}),D({'a':[None]}),F)
# case: frames-29
result = t(D({'a':['x',None]}),D({'a':['x','None']}),F)
# case: frames-30
result = t(pd.DataFrame({'x': [1, 2], 'z': ['p', 'q']}), pd.DataFrame({'x': [1, 2]}), tm.assert_frame_equal, check_exact=True)
# case: frames-31
result = t(pd.DataFrame({'x': [2, 1], 'y': ['q', 'p']}, index=[1, 0]), [1], tm.assert_frame_equal, check_categorical=False)
# case: frames-32
result = t(pd.DataFrame({'x': [1, 2], 'y': pd.to_datetime(['2024-01-01', '2024-01-02'])}), pd.DataFrame({'x': [1, 2], 'y': pd.Categorical(['p', 'q'])}), tm.assert_frame_equal, rtol=0.5)
# case: frames-33
result = t(pd.DataFrame({'x': [1, 2], 'y': pd.to_datetime(['2024-01-01', '2024-01-02'])}), pd.DataFrame({'x': [1, 2], 'y': ['p', None]}), tm.assert_frame_equal)
# case: frames-34
result = t(pd.DataFrame({'x': pd.array([1, 2], dtype='Int64'), 'y': ['p', 'q']}), pd.DataFrame({'x': [1, 2], 'y': ['p', None]}), tm.assert_frame_equal, check_column_type=False)
# case: frames-35
result = t(pd.DataFrame(columns=['x', 'y']), pd.DataFrame({'x': [1, 2, 3], 'y': ['p', 'q', 'r']}), tm.assert_frame_equal, check_column_type=False)
# case: frames-36
result = t(pd.DataFrame({('a', 1): [1, 2], ('a', 2): ['p', 'q']}), pd.DataFrame({'x': [1, 2], 'y': ['p', 'r']}), tm.assert_frame_equal, check_dtype=False)
# case: frames-37
result = t(pd.DataFrame([[1, 'p'], [2, 'q']], columns=['x', 'x']), pd.DataFrame({'y': ['p', 'q'], 'x': [1, 2]}), tm.assert_frame_equal, obj='R')
# case: frames-38
result = t(pd.DataFrame({'x': [1, 2], 'y': ['p', 'q']}).rename_axis('n'), pd.DataFrame({('a', 1): [1, 2], ('a', 2): ['p', 'q']}), tm.assert_frame_equal, check_dtype=False)
# case: frames-39
result = t(pd.DataFrame({'x': [1, 2], 'y': ['p', None]}), pd.DataFrame({'x': [1, 2], 'y': ['p', 'r']}), tm.assert_frame_equal, check_exact=True)
# case: frames-40
result = t(pd.DataFrame({'y': ['p', 'q'], 'x': [1, 2]}), pd.DataFrame({'x': [1, 2], 'y': ['p', 'q']}), tm.assert_frame_equal, check_dtype=False)
# case: frames-41
result = t(pd.DataFrame({'x': [2, 1], 'y': ['q', 'p']}, index=[1, 0]), pd.DataFrame({'x': [1, 2], 'y': ['p', 'q']}).rename_axis(columns='c'), tm.assert_frame_equal, check_dtype=False)
# case: frames-42
result = t(pd.DataFrame({'x': [1, 2], 'y': ['p', 'q']}).rename_axis(columns='c'), pd.DataFrame(), tm.assert_frame_equal, check_like=True)
# case: frames-43
result = t(pd.DataFrame({'x': [1, 2]}), pd.DataFrame(), tm.assert_frame_equal, check_index_type=False)
# case: frames-44
result = t(pd.DataFrame({'x': [1, 2], 'y': ['p', None]}), pd.DataFrame({'x': [1, 2], 'y': ['p', 'q']}).rename_axis('n'), tm.assert_frame_equal, obj='R')
# case: frames-45
result = t(pd.DataFrame({'x': [1, 2, 3], 'y': ['p', 'q', 'r']}), pd.DataFrame({'x': [1, 2], 'y': ['p', 'q']}), tm.assert_frame_equal, rtol=0.5)
# case: frames-46
result = t(pd.DataFrame({'x': [1, 2]}), pd.DataFrame({'x': [1, 2], 'y': pd.to_datetime(['2024-01-01', '2024-01-02'])}), tm.assert_frame_equal, check_categorical=False)
# case: frames-47
result = t(pd.DataFrame(), pd.DataFrame({'x': [1, 2], 'y': pd.Categorical(['p', 'q'])}), tm.assert_frame_equal, check_categorical=False)
# case: frames-48
result = t(pd.DataFrame({'x': [1, 2], 'y': ['p', 'q']}, index=['a', 'b']), pd.DataFrame({'x': [1, 2], 'y': pd.to_datetime(['2024-01-01', '2024-01-02'])}), tm.assert_frame_equal, check_column_type=False)
# case: frames-49
result = t(pd.DataFrame({('a', 1): [1, 2], ('a', 2): ['p', 'q']}), pd.DataFrame({'x': [1.0, 2], 'y': ['p', 'q']}), tm.assert_frame_equal, obj='R')
# case: frames-50
result = t(pd.DataFrame({'x': [1, 2], 'y': ['p', 'q'], 'g': [1, 1]}).groupby(['g', 'y']).sum(), pd.DataFrame({'x': [1, 2], 'y': ['p', 'q']}).rename_axis(columns='c'), tm.assert_frame_equal, check_names=False)
# case: frames-51
result = t(pd.DataFrame({'x': [1, 2]}), pd.DataFrame({'x': [1.0, 2], 'y': ['p', 'q']}), tm.assert_frame_equal, check_index_type=False)
# case: frames-52
result = t(pd.DataFrame([[1, 'p'], [2, 'q']], columns=['x', 'x']), pd.DataFrame({'x': [1, 2], 'y': ['p', np.nan]}), tm.assert_frame_equal, check_index_type=False)
# case: frames-53
result = t(pd.DataFrame({('a', 1): [1, 2], ('a', 2): ['p', 'q']}), pd.DataFrame({'x': [1, 2], 'y': pd.to_datetime(['2024-01-01', '2024-01-02'])}), tm.assert_frame_equal, check_column_type=False)
# case: frames-54
result = t(pd.DataFrame({'x': [1, 2], 'y': ['p', 'r']}), pd.DataFrame({'x': [1, 2], 'z': ['p', 'q']}), tm.assert_frame_equal, check_column_type=False)
# case: frames-55
result = t(pd.DataFrame({'x': [1, 2], 'y': ['p', 'q']}).set_index('y'), pd.DataFrame({'x': [1, 2]}), tm.assert_frame_equal, rtol=0.5)
# case: frames-56
result = t(pd.DataFrame({'x': [1, 2], 'y': [0.1, 0.3]}), pd.DataFrame({'x': [1, 2], 'y': ['p', 'q']}).rename_axis('n'), tm.assert_frame_equal, check_categorical=False)
# case: frames-57
result = t(pd.DataFrame({'x': [1, 2], 'y': ['p', 'q']}).rename_axis('n'), pd.DataFrame({'x': [1, 2], 'y': ['p', 'q'], 'g': [1, 1]}).groupby(['g', 'y']).sum(), tm.assert_frame_equal, check_index_type=False)
# case: frames-58
result = t(pd.DataFrame(columns=['x', 'y']), pd.DataFrame({'x': [1, 2], 'y': ['p', np.nan]}), tm.assert_frame_equal, obj='R')
# case: frames-59
result = t(pd.DataFrame([[1, 'p'], [2, 'q']], columns=['x', 'x']), [1], tm.assert_frame_equal, check_index_type=False)
# case: frames-60
result = t(pd.DataFrame({'x': [1, 2], 'y': ['p', np.nan]}), pd.DataFrame({'x': [1, 2], 'y': ['p', 'q']}).rename_axis('n'), tm.assert_frame_equal, check_dtype=False)
# case: frames-61
result = t(pd.DataFrame({'x': [1, 2], 'y': [0.1, 0.3]}), pd.DataFrame({'x': [1, 2], 'y': ['p', np.nan]}), tm.assert_frame_equal, rtol=0.5)
# case: frames-62
result = t(pd.DataFrame({'x': [1, 2], 'y': [0.1, 0.3]}), pd.DataFrame({'x': pd.array([1, 2], dtype='Int64'), 'y': ['p', 'q']}), tm.assert_frame_equal, check_index_type=False)
# case: frames-63
result = t(pd.DataFrame({'x': [1, 2], 'y': ['p', 'q']}).rename_axis('n'), pd.DataFrame({'x': [1, 2], 'y': ['p', 'q']}), tm.assert_frame_equal, check_exact=True)
# case: frames-64
result = t(pd.DataFrame({'x': [1, 2], 'y': ['p', 'r']}), pd.DataFrame({'x': [1, 2], 'y': ['p', None]}), tm.assert_frame_equal, check_exact=True)
# case: frames-65
result = t(pd.DataFrame([[1, 'p'], [2, 'q']], columns=['x', 'x']), pd.Series([1]), tm.assert_frame_equal, check_names=False)
# case: frames-66
result = t(pd.DataFrame({'x': [2, 1], 'y': ['q', 'p']}, index=[1, 0]), pd.DataFrame([[1, 'p'], [2, 'q']], columns=['x', 'x']), tm.assert_frame_equal, check_column_type=False)
# case: frames-67
result = t(pd.DataFrame({('a', 1): [1, 2], ('a', 2): ['p', 'q']}), pd.DataFrame({'x': [1, 2], 'y': [0.1, 0.3]}), tm.assert_frame_equal, check_column_type=False)
# case: frames-68
result = t(pd.DataFrame(columns=['x', 'y']), pd.Series([1]), tm.assert_frame_equal, check_categorical=False)
# case: frames-69
result = t(pd.DataFrame({'x': [2, 1], 'y': ['q', 'p']}, index=[1, 0]), pd.DataFrame(columns=['x', 'y']), tm.assert_frame_equal, check_like=True)
# case: frames-70
result = t(pd.DataFrame({'x': [1, 2], 'z': ['p', 'q']}), pd.DataFrame({'x': [2, 1], 'y': ['q', 'p']}, index=[1, 0]), tm.assert_frame_equal, rtol=0.5)
# case: frames-71
result = t(pd.DataFrame({'x': [1, 2], 'y': ['p', np.nan]}), pd.DataFrame({'x': [1, 2], 'y': ['p', np.nan]}), tm.assert_frame_equal)
# case: frames-72
result = t(pd.DataFrame({'x': [1, 2], 'y': pd.Categorical(['p', 'q'])}), pd.DataFrame({'x': [1, 2], 'y': [0.1, 0.3]}), tm.assert_frame_equal)
# case: frames-73
result = t(pd.DataFrame({'x': [1, 2], 'y': ['p', 'q']}).set_index('y'), pd.DataFrame({'x': [1, 2], 'y': [0.1, 0.3]}), tm.assert_frame_equal, check_names=False)
# case: frames-74
result = t(pd.DataFrame({'x': [2, 1], 'y': ['q', 'p']}, index=[1, 0]), pd.DataFrame({'x': [1, 2], 'y': ['p', 'q']}), tm.assert_frame_equal, check_dtype=False)
# case: frames-75
result = t(pd.DataFrame({'x': [1, 2], 'y': ['p', 'q']}).rename_axis(columns='c'), pd.DataFrame({'x': [1, 2, 3], 'y': ['p', 'q', 'r']}), tm.assert_frame_equal, check_categorical=False)
# case: frames-76
result = t(pd.DataFrame({'x': [1, 2], 'y': ['p', np.nan]}), pd.DataFrame({'x': [1, 2], 'y': ['p', 'q']}, index=['a', 'b']), tm.assert_frame_equal, check_index_type=False)
# case: frames-77
result = t(pd.DataFrame([[1, 'p'], [2, 'q']], columns=['x', 'x']), pd.DataFrame({('a', 1): [1, 2], ('a', 2): ['p', 'q']}), tm.assert_frame_equal, obj='R')
# case: frames-78
result = t(pd.DataFrame([[1, 'p'], [2, 'q']], columns=['x', 'x']), pd.DataFrame({'x': [1, 2], 'y': [0.1, 0.1 + 0.2]}), tm.assert_frame_equal, check_column_type=False)
# case: frames-79
result = t(pd.DataFrame({('a', 1): [1, 2], ('a', 2): ['p', 'q']}), pd.DataFrame({('a', 1): [1, 2], ('a', 2): ['p', 'q']}), tm.assert_frame_equal, rtol=0.5)
# case: frames-80
result = t(pd.DataFrame({'x': [1, 2], 'y': ['p', 'q']}).rename_axis(columns='c'), pd.DataFrame({'x': [1, 2], 'y': pd.to_datetime(['2024-01-01', '2024-01-02'])}), tm.assert_frame_equal, check_names=False)
# case: frames-81
result = t(pd.DataFrame({'y': ['p', 'q'], 'x': [1, 2]}), pd.DataFrame([[1, 'p'], [2, 'q']], columns=['x', 'x']), tm.assert_frame_equal, check_column_type=False)
# case: frames-82
result = t(pd.DataFrame({'x': [1, 2], 'y': [0.1, 0.1 + 0.2]}), pd.DataFrame(columns=['x', 'y']), tm.assert_frame_equal, check_dtype=False)
# case: frames-83
result = t(pd.DataFrame({'x': [1, 2], 'y': ['p', 'q']}).set_index('y'), pd.DataFrame({'x': [1, 2], 'y': ['p', None]}), tm.assert_frame_equal, check_dtype=False)
# case: frames-84
result = t(pd.DataFrame({'x': [1, 2], 'z': ['p', 'q']}), pd.DataFrame({'x': [1, 2], 'y': ['p', np.nan]}), tm.assert_frame_equal, check_column_type=False)
# case: frames-85
result = t(pd.DataFrame({'x': [1, 2], 'y': [0.1, 0.1 + 0.2]}), pd.DataFrame({'x': [1, 2], 'y': [0.1, 0.1 + 0.2]}), tm.assert_frame_equal)
# case: frames-86
result = t(pd.DataFrame({'x': [1, 2], 'y': ['p', np.nan]}), pd.DataFrame({'x': [2, 1], 'y': ['q', 'p']}, index=[1, 0]), tm.assert_frame_equal, check_names=False)
# case: frames-87
result = t(pd.DataFrame([[1, 'p'], [2, 'q']], columns=['x', 'x']), pd.DataFrame({'x': [1, 2], 'y': ['p', 'q']}).set_index('y'), tm.assert_frame_equal, check_column_type=False)
# case: frames-88
result = t(pd.DataFrame({'x': pd.array([1, 2], dtype='Int64'), 'y': ['p', 'q']}), pd.DataFrame({'y': ['p', 'q'], 'x': [1, 2]}), tm.assert_frame_equal, obj='R')
# case: frames-89
result = t(pd.DataFrame({'x': [1, 2], 'y': pd.Categorical(['p', 'q'])}), pd.DataFrame({'x': [1, 2], 'y': ['p', 'q']}, index=['a', 'b']), tm.assert_frame_equal, check_dtype=False)
# case: frames-90
result = t(pd.DataFrame({'x': [1, 2], 'y': ['p', None]}), pd.DataFrame({'x': [1, 2], 'z': ['p', 'q']}), tm.assert_frame_equal, check_dtype=False)
# case: frames-91
result = t(pd.DataFrame({'x': [1.0, 2], 'y': ['p', 'q']}), pd.DataFrame({'x': [1, 2], 'y': ['p', 'q']}).set_index('y'), tm.assert_frame_equal, check_exact=True)
# case: frames-92
result = t(pd.DataFrame({'x': [1, 2], 'z': ['p', 'q']}), pd.DataFrame({'x': [1, 2], 'y': pd.Categorical(['p', 'q'])}), tm.assert_frame_equal)
# case: frames-93
result = t(pd.DataFrame(), pd.DataFrame({'x': [1, 2], 'y': [0.1, 0.1 + 0.2]}), tm.assert_frame_equal)
# case: frames-94
result = t(pd.DataFrame({'x': [2, 1], 'y': ['q', 'p']}, index=[1, 0]), pd.DataFrame({'x': [1, 2]}), tm.assert_frame_equal, rtol=0.5)
# case: frames-95
result = t(pd.DataFrame({'x': [1, 2], 'y': [0.1, 0.1 + 0.2]}), pd.DataFrame({('a', 1): [1, 2], ('a', 2): ['p', 'q']}), tm.assert_frame_equal, check_categorical=False)
# case: frames-96
result = t(pd.DataFrame({'x': [1, 2]}), pd.DataFrame({'x': [1, 2, 3], 'y': ['p', 'q', 'r']}), tm.assert_frame_equal, check_index_type=False)
# case: frames-97
result = t(pd.DataFrame({'x': [1, 2]}), pd.Series([1]), tm.assert_frame_equal, rtol=0.5)
# case: frames-98
result = t(pd.DataFrame({'x': [1, 2], 'y': pd.Categorical(['p', 'q'])}), pd.DataFrame({'x': [1, 2], 'y': pd.Categorical(['p', 'q'])}), tm.assert_frame_equal)
# case: frames-99
result = t(pd.DataFrame({'x': [1, 2], 'y': ['p', 'q']}).rename_axis('n'), pd.DataFrame({'x': [1, 2]}), tm.assert_frame_equal, check_dtype=False)
# case: frames-100
result = t(pd.Series([1]), pd.DataFrame({'x': [1, 2], 'y': ['p', 'q']}).set_index('y'), tm.assert_frame_equal)
# case: frames-101
result = t(pd.DataFrame({('a', 1): [1, 2], ('a', 2): ['p', 'q']}), pd.DataFrame({'x': [1, 2], 'y': ['p', 'q'], 'g': [1, 1]}).groupby(['g', 'y']).sum(), tm.assert_frame_equal, check_dtype=False)
# case: frames-102
result = t(pd.DataFrame({'x': [1, 2], 'y': ['p', 'q']}, index=['a', 'b']), pd.DataFrame({'x': [1, 2], 'y': ['p', 'q']}), tm.assert_frame_equal, obj='R')
# case: frames-103
result = t(pd.Series([1]), pd.DataFrame({('a', 1): [1, 2], ('a', 2): ['p', 'q']}), tm.assert_frame_equal, check_dtype=False)
# case: frames-104
result = t(pd.DataFrame({'x': [1, 2], 'y': ['p', 'q']}).rename_axis(columns='c'), [1], tm.assert_frame_equal, check_names=False)
# case: frames-105
result = t(pd.DataFrame({'x': [1, 2]}), pd.DataFrame({'x': [1, 2], 'z': ['p', 'q']}), tm.assert_frame_equal, rtol=0.5)
# case: frames-106
result = t(pd.DataFrame({'x': [1, 2], 'y': ['p', 'r']}), pd.DataFrame([[1, 'p'], [2, 'q']], columns=['x', 'x']), tm.assert_frame_equal, check_dtype=False)
# case: frames-107
result = t(pd.DataFrame({'x': [1, 2], 'y': [0.1, 0.3]}), pd.DataFrame({'x': [1, 2], 'y': [0.1, 0.1 + 0.2]}), tm.assert_frame_equal, check_names=False)
# case: frames-108
result = t(pd.DataFrame({'x': [1, 2], 'y': ['p', 'q']}, index=['a', 'b']), pd.DataFrame({'x': [1, 2], 'y': ['p', 'q']}).rename_axis(columns='c'), tm.assert_frame_equal, check_index_type=False)
# case: frames-109
result = t(pd.DataFrame({'x': [1, 2]}), pd.DataFrame({'y': ['p', 'q'], 'x': [1, 2]}), tm.assert_frame_equal, rtol=0.5)
# case: frames-110
result = t(pd.DataFrame(), pd.DataFrame({'x': [1, 2], 'y': ['p', 'q']}), tm.assert_frame_equal, check_categorical=False)
# case: frames-111
result = t(pd.DataFrame({'x': [1, 2], 'y': ['p', 'q']}), pd.DataFrame({'x': [1, 2], 'y': ['p', 'q']}), tm.assert_frame_equal)
# case: frames-112
result = t(pd.DataFrame([[1, 'p'], [2, 'q']], columns=['x', 'x']), pd.DataFrame(), tm.assert_frame_equal, check_dtype=False)
# case: frames-113
result = t(pd.Series([1]), pd.DataFrame({'x': pd.array([1, 2], dtype='Int64'), 'y': ['p', 'q']}), tm.assert_frame_equal, obj='R')
# case: frames-114
result = t(pd.DataFrame({'x': [1.0, 2], 'y': ['p', 'q']}), pd.DataFrame({'x': [1, 2, 3], 'y': ['p', 'q', 'r']}), tm.assert_frame_equal, check_like=True)
# case: frames-115
result = t(pd.DataFrame({'x': [1, 2], 'y': [0.1, 0.1 + 0.2]}), pd.DataFrame({'x': [2, 1], 'y': ['q', 'p']}, index=[1, 0]), tm.assert_frame_equal, check_like=True)
# case: frames-116
result = t(pd.DataFrame(columns=['x', 'y']), pd.DataFrame({'x': [2, 1], 'y': ['q', 'p']}, index=[1, 0]), tm.assert_frame_equal, obj='R')
# case: frames-117
result = t(pd.DataFrame({'y': ['p', 'q'], 'x': [1, 2]}), pd.DataFrame({'x': pd.array([1, 2], dtype='Int64'), 'y': ['p', 'q']}), tm.assert_frame_equal, check_index_type=False)
# case: frames-118
result = t(pd.DataFrame({'x': [1, 2]}), pd.DataFrame({'x': [1, 2], 'y': ['p', 'q']}, index=['a', 'b']), tm.assert_frame_equal, rtol=0.5)
# case: frames-119
result = t(pd.DataFrame({'x': [2, 1], 'y': ['q', 'p']}, index=[1, 0]), pd.DataFrame({('a', 1): [1, 2], ('a', 2): ['p', 'q']}), tm.assert_frame_equal, check_column_type=False)
# case: frames-120
result = t(pd.DataFrame(columns=['x', 'y']), pd.DataFrame({'x': [1, 2], 'y': ['p', 'r']}), tm.assert_frame_equal, check_names=False)
# case: frames-121
result = t(pd.DataFrame({'x': [1, 2], 'y': ['p', 'q'], 'g': [1, 1]}).groupby(['g', 'y']).sum(), pd.DataFrame({('a', 1): [1, 2], ('a', 2): ['p', 'q']}), tm.assert_frame_equal)
# case: frames-122
result = t(pd.DataFrame({'x': [1, 2], 'y': ['p', 'q']}).set_index('y'), pd.DataFrame({'x': [1, 2], 'y': ['p', 'q']}).rename_axis('n'), tm.assert_frame_equal, rtol=0.5)
# case: frames-123
result = t(pd.DataFrame({'x': [1, 2], 'y': [0.1, 0.3]}), pd.DataFrame({'x': [1, 2], 'y': ['p', 'q']}).rename_axis(columns='c'), tm.assert_frame_equal, check_index_type=False)
# case: frames-124
result = t(pd.DataFrame({'x': [1, 2]}), pd.DataFrame({'x': [1, 2], 'y': ['p', 'q']}), tm.assert_frame_equal)
# case: frames-125
result = t(pd.DataFrame({('a', 1): [1, 2], ('a', 2): ['p', 'q']}), pd.DataFrame({'x': [1, 2], 'y': ['p', 'q']}, index=['a', 'b']), tm.assert_frame_equal, check_column_type=False)
# case: frames-126
result = t(pd.DataFrame(), pd.DataFrame({'x': [1, 2], 'y': ['p', 'q']}).rename_axis(columns='c'), tm.assert_frame_equal, check_exact=True)
# case: frames-127
result = t(pd.DataFrame({'x': [1, 2], 'y': ['p', 'q']}, index=['a', 'b']), pd.DataFrame({'x': [1, 2], 'y': ['p', 'q']}).rename_axis('n'), tm.assert_frame_equal)
# case: frames-128
result = t(pd.DataFrame({'x': [2, 1], 'y': ['q', 'p']}, index=[1, 0]), pd.DataFrame({'x': [2, 1], 'y': ['q', 'p']}, index=[1, 0]), tm.assert_frame_equal, check_dtype=False)
# case: frames-129
result = t(pd.DataFrame({'x': [1, 2], 'y': ['p', 'q'], 'g': [1, 1]}).groupby(['g', 'y']).sum(), pd.DataFrame({'x': [2, 1], 'y': ['q', 'p']}, index=[1, 0]), tm.assert_frame_equal, check_column_type=False)
# case: frames-130
result = t(pd.DataFrame({'x': [1.0, 2], 'y': ['p', 'q']}), pd.DataFrame({'x': [1, 2], 'y': pd.Categorical(['p', 'q'])}), tm.assert_frame_equal, check_exact=True)
# case: frames-131
result = t(pd.DataFrame({'x': [1, 2], 'y': pd.to_datetime(['2024-01-01', '2024-01-02'])}), pd.DataFrame({'x': [1, 2], 'y': ['p', 'q']}).rename_axis('n'), tm.assert_frame_equal, check_names=False)
# case: frames-132
result = t(pd.DataFrame({'x': [1, 2]}), pd.DataFrame({'x': [1, 2], 'y': ['p', 'r']}), tm.assert_frame_equal, check_names=False)
# case: frames-133
result = t(pd.DataFrame({'x': [1, 2], 'y': pd.Categorical(['p', 'q'])}), [1], tm.assert_frame_equal, check_like=True)
# case: frames-134
result = t(pd.DataFrame({'x': [1, 2], 'y': ['p', 'q']}), pd.Series([1]), tm.assert_frame_equal, check_column_type=False)
# case: frames-135
result = t(pd.Series([1]), pd.Series([1]), tm.assert_frame_equal, check_exact=True)
# case: frames-136
result = t(pd.DataFrame({'x': [1, 2], 'y': ['p', None]}), pd.DataFrame({'x': [2, 1], 'y': ['q', 'p']}, index=[1, 0]), tm.assert_frame_equal, check_exact=True)
# case: frames-137
result = t(pd.DataFrame(columns=['x', 'y']), pd.DataFrame(), tm.assert_frame_equal, check_dtype=False)
# case: frames-138
result = t(pd.DataFrame({'x': [1, 2], 'y': ['p', 'q']}), pd.DataFrame({'y': ['p', 'q'], 'x': [1, 2]}), tm.assert_frame_equal, check_categorical=False)
# case: frames-139
result = t(pd.DataFrame({'x': [1, 2], 'y': ['p', 'q']}), [1], tm.assert_frame_equal, check_like=True)
# case: frames-140
result = t(pd.DataFrame({'x': [1, 2], 'y': [0.1, 0.1 + 0.2]}), pd.DataFrame({'x': [1, 2], 'z': ['p', 'q']}), tm.assert_frame_equal, check_dtype=False)
# case: frames-141
result = t(pd.DataFrame({'x': pd.array([1, 2], dtype='Int64'), 'y': ['p', 'q']}), pd.DataFrame(), tm.assert_frame_equal, check_like=True)
# case: frames-142
result = t(pd.DataFrame({'x': [1, 2], 'y': ['p', None]}), pd.DataFrame({'x': [1, 2], 'y': ['p', 'q'], 'g': [1, 1]}).groupby(['g', 'y']).sum(), tm.assert_frame_equal)
# case: frames-143
result = t(pd.DataFrame({'x': [1, 2], 'y': ['p', 'q']}), pd.DataFrame([[1, 'p'], [2, 'q']], columns=['x', 'x']), tm.assert_frame_equal, check_names=False)
# case: frames-144
result = t(pd.DataFrame({('a', 1): [1, 2], ('a', 2): ['p', 'q']}), pd.DataFrame([[1, 'p'], [2, 'q']], columns=['x', 'x']), tm.assert_frame_equal, rtol=0.5)
# case: frames-145
result = t(pd.DataFrame(), pd.DataFrame({('a', 1): [1, 2], ('a', 2): ['p', 'q']}), tm.assert_frame_equal, check_like=True)
# case: frames-146
result = t(pd.DataFrame({'x': [1, 2, 3], 'y': ['p', 'q', 'r']}), pd.DataFrame({'x': [1, 2], 'y': ['p', None]}), tm.assert_frame_equal, check_names=False)
# case: frames-147
result = t(pd.DataFrame({'x': [1, 2], 'y': ['p', np.nan]}), pd.DataFrame({'x': [1, 2], 'y': ['p', 'q']}).set_index('y'), tm.assert_frame_equal)
# case: frames-148
result = t(pd.DataFrame({'y': ['p', 'q'], 'x': [1, 2]}), pd.DataFrame({('a', 1): [1, 2], ('a', 2): ['p', 'q']}), tm.assert_frame_equal, check_dtype=False)
# case: frames-149
result = t(pd.DataFrame({'x': [1, 2], 'y': ['p', 'q']}).set_index('y'), pd.DataFrame({'x': [1, 2], 'y': [0.1, 0.1 + 0.2]}), tm.assert_frame_equal, check_names=False)
# case: frames-150
result = t(pd.DataFrame({'y': ['p', 'q'], 'x': [1, 2]}), pd.DataFrame({'x': [1.0, 2], 'y': ['p', 'q']}), tm.assert_frame_equal, check_index_type=False)
# case: frames-151
result = t(pd.DataFrame(), pd.DataFrame({'x': [1, 2], 'y': ['p', None]}), tm.assert_frame_equal)
# case: frames-152
result = t(pd.DataFrame({'x': [1, 2], 'y': pd.Categorical(['p', 'q'])}), pd.DataFrame({'y': ['p', 'q'], 'x': [1, 2]}), tm.assert_frame_equal, check_exact=True)
# case: frames-153
result = t(pd.DataFrame({'x': [1, 2]}), pd.DataFrame(columns=['x', 'y']), tm.assert_frame_equal, check_names=False)
# case: frames-154
result = t(pd.DataFrame({'x': [1.0, 2], 'y': ['p', 'q']}), pd.DataFrame({'x': [1, 2], 'y': ['p', 'q']}), tm.assert_frame_equal, obj='R')
# case: frames-155
result = t(pd.DataFrame({'x': [1, 2], 'y': ['p', 'q']}).set_index('y'), pd.DataFrame({'y': ['p', 'q'], 'x': [1, 2]}), tm.assert_frame_equal, obj='R')
# case: frames-156
result = t(pd.DataFrame(), pd.DataFrame({'x': [1, 2], 'y': ['p', 'q'], 'g': [1, 1]}).groupby(['g', 'y']).sum(), tm.assert_frame_equal, check_exact=True)
# case: frames-157
result = t(pd.Series([1]), pd.DataFrame({'x': [1, 2], 'y': ['p', 'q']}, index=['a', 'b']), tm.assert_frame_equal, check_column_type=False)
# case: frames-158
result = t(pd.DataFrame({'x': [1, 2], 'y': pd.to_datetime(['2024-01-01', '2024-01-02'])}), pd.Series([1]), tm.assert_frame_equal, check_exact=True)
# case: frames-159
result = t(pd.DataFrame([[1, 'p'], [2, 'q']], columns=['x', 'x']), pd.DataFrame({'x': [1, 2], 'y': [0.1, 0.3]}), tm.assert_frame_equal, obj='R')
# case: frames-160
result = t(pd.DataFrame({'x': pd.array([1, 2], dtype='Int64'), 'y': ['p', 'q']}), pd.DataFrame({'x': [1, 2], 'y': ['p', 'q']}, index=['a', 'b']), tm.assert_frame_equal, check_like=True)
# case: frames-161
result = t([1], pd.DataFrame({'x': [1, 2], 'y': ['p', 'q']}, index=['a', 'b']), tm.assert_frame_equal, obj='R')
# case: frames-162
result = t(pd.DataFrame({'x': [1, 2], 'y': pd.to_datetime(['2024-01-01', '2024-01-02'])}), pd.DataFrame({'x': [1, 2], 'y': ['p', 'q'], 'g': [1, 1]}).groupby(['g', 'y']).sum(), tm.assert_frame_equal, check_column_type=False)
# case: frames-163
result = t(pd.DataFrame({'x': [1, 2], 'y': ['p', 'r']}), pd.DataFrame({'x': [1, 2], 'y': [0.1, 0.1 + 0.2]}), tm.assert_frame_equal, check_like=True)
# case: frames-164
result = t(pd.DataFrame({'x': [1, 2], 'y': ['p', 'q']}).rename_axis(columns='c'), pd.Series([1]), tm.assert_frame_equal, check_index_type=False)
# case: frames-165
result = t(pd.DataFrame(columns=['x', 'y']), pd.DataFrame({'x': [1, 2], 'y': pd.to_datetime(['2024-01-01', '2024-01-02'])}), tm.assert_frame_equal, check_categorical=False)
# case: frames-166
result = t(pd.Series([1]), pd.DataFrame({'x': [1, 2], 'y': ['p', 'q'], 'g': [1, 1]}).groupby(['g', 'y']).sum(), tm.assert_frame_equal, check_names=False)
# case: frames-167
result = t(pd.DataFrame({'x': [1, 2], 'z': ['p', 'q']}), pd.DataFrame({'x': [1, 2, 3], 'y': ['p', 'q', 'r']}), tm.assert_frame_equal, check_index_type=False)
# case: frames-168
result = t(pd.DataFrame({'x': [1, 2, 3], 'y': ['p', 'q', 'r']}), pd.DataFrame({('a', 1): [1, 2], ('a', 2): ['p', 'q']}), tm.assert_frame_equal, check_categorical=False)
# case: frames-169
result = t(pd.DataFrame([[1, 'p'], [2, 'q']], columns=['x', 'x']), pd.DataFrame(columns=['x', 'y']), tm.assert_frame_equal)
# case: frames-170
result = t([1], pd.DataFrame({'x': [1, 2], 'y': ['p', 'q']}).rename_axis('n'), tm.assert_frame_equal, rtol=0.5)
# case: frames-171
result = t(pd.DataFrame({'x': [1, 2], 'y': ['p', 'q']}).rename_axis('n'), pd.DataFrame({'x': [1, 2], 'y': [0.1, 0.1 + 0.2]}), tm.assert_frame_equal, check_index_type=False)
# case: frames-172
result = t(pd.DataFrame(), pd.DataFrame({'x': [1, 2], 'y': ['p', 'q']}).rename_axis('n'), tm.assert_frame_equal, check_dtype=False)
# case: frames-173
result = t(pd.DataFrame({'x': [1, 2], 'y': ['p', 'q']}).rename_axis('n'), pd.DataFrame({'x': [1, 2], 'y': ['p', np.nan]}), tm.assert_frame_equal, obj='R')
# case: frames-174
result = t(pd.DataFrame({'x': [1, 2], 'y': [0.1, 0.1 + 0.2]}), pd.DataFrame({'x': pd.array([1, 2], dtype='Int64'), 'y': ['p', 'q']}), tm.assert_frame_equal, rtol=0.5)
# case: frames-175
result = t(pd.DataFrame({'x': [1, 2], 'y': ['p', 'q']}).rename_axis(columns='c'), pd.DataFrame({'x': [2, 1], 'y': ['q', 'p']}, index=[1, 0]), tm.assert_frame_equal, obj='R')
# case: frames-176
result = t(pd.DataFrame({'x': [1, 2], 'y': ['p', 'q']}).set_index('y'), pd.DataFrame({'x': pd.array([1, 2], dtype='Int64'), 'y': ['p', 'q']}), tm.assert_frame_equal, check_exact=True)
# case: frames-177
result = t(pd.DataFrame({'x': [1, 2], 'y': ['p', 'q']}).rename_axis('n'), pd.DataFrame({'x': [2, 1], 'y': ['q', 'p']}, index=[1, 0]), tm.assert_frame_equal, check_exact=True)
# case: frames-178
result = t(pd.DataFrame({'x': [1, 2], 'y': ['p', 'q']}, index=['a', 'b']), pd.DataFrame({'x': [1, 2, 3], 'y': ['p', 'q', 'r']}), tm.assert_frame_equal, check_dtype=False)
# case: frames-179
result = t(pd.DataFrame({'x': [1, 2], 'y': [0.1, 0.3]}), pd.DataFrame({'x': [1.0, 2], 'y': ['p', 'q']}), tm.assert_frame_equal, check_index_type=False)
# case: frames-180
result = t(pd.DataFrame({'x': [2, 1], 'y': ['q', 'p']}, index=[1, 0]), pd.DataFrame({'y': ['p', 'q'], 'x': [1, 2]}), tm.assert_frame_equal, check_exact=True)
# case: frames-181
result = t(pd.DataFrame({'x': [1, 2], 'y': pd.to_datetime(['2024-01-01', '2024-01-02'])}), pd.DataFrame({'x': [1, 2], 'z': ['p', 'q']}), tm.assert_frame_equal, obj='R')
# case: frames-182
result = t(pd.DataFrame(columns=['x', 'y']), pd.DataFrame(columns=['x', 'y']), tm.assert_frame_equal)
# case: frames-183
result = t(pd.DataFrame({'x': [1, 2], 'y': ['p', 'q']}).rename_axis(columns='c'), pd.DataFrame({'x': [1, 2], 'y': ['p', 'q'], 'g': [1, 1]}).groupby(['g', 'y']).sum(), tm.assert_frame_equal, check_names=False)
# case: frames-184
result = t(pd.DataFrame({'x': [1, 2], 'y': ['p', 'q'], 'g': [1, 1]}).groupby(['g', 'y']).sum(), pd.DataFrame({'x': [1, 2]}), tm.assert_frame_equal, check_categorical=False)
# case: frames-185
result = t(pd.DataFrame({'x': [1, 2], 'y': ['p', None]}), pd.DataFrame(columns=['x', 'y']), tm.assert_frame_equal, check_column_type=False)
# case: frames-186
result = t(pd.DataFrame({'x': [1, 2], 'y': ['p', 'q']}), pd.DataFrame({'x': [1, 2], 'y': ['p', 'q']}).set_index('y'), tm.assert_frame_equal, obj='R')
# case: frames-187
result = t(pd.DataFrame([[1, 'p'], [2, 'q']], columns=['x', 'x']), pd.DataFrame({'x': [1, 2], 'y': ['p', 'q']}).rename_axis('n'), tm.assert_frame_equal)
# case: frames-188
result = t(pd.DataFrame({'x': [1, 2, 3], 'y': ['p', 'q', 'r']}), pd.DataFrame({'x': pd.array([1, 2], dtype='Int64'), 'y': ['p', 'q']}), tm.assert_frame_equal, check_index_type=False)
# case: frames-189
result = t(pd.DataFrame({('a', 1): [1, 2], ('a', 2): ['p', 'q']}), pd.DataFrame({('a', 1): [1, 2], ('a', 2): ['p', 'q']}), tm.assert_frame_equal)
# case: frames-190
result = t(pd.DataFrame({'x': [1, 2], 'y': ['p', None]}), pd.DataFrame({'x': [1, 2], 'y': ['p', None]}), tm.assert_frame_equal, check_column_type=False)
# case: frames-191
result = t([1], pd.DataFrame({'x': [1, 2], 'y': [0.1, 0.3]}), tm.assert_frame_equal, check_dtype=False)
# case: frames-192
result = t(pd.DataFrame({'x': [1, 2], 'y': ['p', 'q']}).set_index('y'), pd.DataFrame(columns=['x', 'y']), tm.assert_frame_equal, check_index_type=False)
# case: frames-193
result = t(pd.Series([1]), pd.DataFrame({'x': [1, 2], 'y': [0.1, 0.3]}), tm.assert_frame_equal, check_exact=True)
# case: frames-194
result = t(pd.DataFrame({'x': pd.array([1, 2], dtype='Int64'), 'y': ['p', 'q']}), pd.DataFrame({'x': [1, 2, 3], 'y': ['p', 'q', 'r']}), tm.assert_frame_equal, check_names=False)
# case: frames-195
result = t([1], pd.DataFrame({'x': [1.0, 2], 'y': ['p', 'q']}), tm.assert_frame_equal, check_categorical=False)
# case: frames-196
result = t(pd.DataFrame({'x': [1, 2], 'y': [0.1, 0.3]}), pd.DataFrame({'x': [1, 2], 'y': [0.1, 0.3]}), tm.assert_frame_equal)
# case: frames-197
result = t(pd.DataFrame({'x': [1, 2], 'y': ['p', 'q']}).set_index('y'), pd.DataFrame(), tm.assert_frame_equal, obj='R')
# case: frames-198
result = t(pd.DataFrame({'x': [1, 2], 'y': ['p', 'q']}), pd.DataFrame({'x': [2, 1], 'y': ['q', 'p']}, index=[1, 0]), tm.assert_frame_equal, check_like=True)
# case: frames-199
result = t(pd.DataFrame({'x': [1, 2], 'z': ['p', 'q']}), pd.DataFrame({'x': [1, 2], 'z': ['p', 'q']}), tm.assert_frame_equal)
# case: frames-200
result = t(pd.DataFrame({'x': pd.array([1, 2], dtype='Int64'), 'y': ['p', 'q']}), pd.DataFrame({'x': [2, 1], 'y': ['q', 'p']}, index=[1, 0]), tm.assert_frame_equal, check_index_type=False)
# case: frames-201
result = t(pd.DataFrame({'x': [1, 2], 'y': pd.to_datetime(['2024-01-01', '2024-01-02'])}), pd.DataFrame({'x': [1, 2], 'y': ['p', 'q']}).rename_axis(columns='c'), tm.assert_frame_equal, check_categorical=False)
# case: frames-202
result = t(pd.DataFrame({'x': [2, 1], 'y': ['q', 'p']}, index=[1, 0]), pd.DataFrame({'x': [1, 2], 'y': ['p', None]}), tm.assert_frame_equal, rtol=0.5)
# case: frames-203
result = t(pd.DataFrame({'x': [2, 1], 'y': ['q', 'p']}, index=[1, 0]), pd.DataFrame({'x': [1, 2], 'y': ['p', 'q']}).set_index('y'), tm.assert_frame_equal, check_index_type=False)
# case: frames-204
result = t(pd.DataFrame({'x': [1, 2], 'y': ['p', np.nan]}), pd.DataFrame({'x': [1, 2], 'y': pd.to_datetime(['2024-01-01', '2024-01-02'])}), tm.assert_frame_equal, check_index_type=False)
# case: frames-205
result = t(pd.DataFrame({'x': [1, 2], 'y': [0.1, 0.1 + 0.2]}), pd.DataFrame([[1, 'p'], [2, 'q']], columns=['x', 'x']), tm.assert_frame_equal, check_column_type=False)
# case: frames-206
result = t(pd.Series([1]), pd.DataFrame(columns=['x', 'y']), tm.assert_frame_equal, obj='R')
# case: frames-207
result = t(pd.DataFrame({'x': [1.0, 2], 'y': ['p', 'q']}), pd.DataFrame({'x': [1, 2], 'y': ['p', None]}), tm.assert_frame_equal, obj='R')
# case: frames-208
result = t(pd.DataFrame(), [1], tm.assert_frame_equal, check_column_type=False)
# case: frames-209
result = t(pd.DataFrame({'x': [1, 2], 'y': ['p', 'q'], 'g': [1, 1]}).groupby(['g', 'y']).sum(), pd.DataFrame({'x': [1, 2], 'y': ['p', 'q']}).rename_axis('n'), tm.assert_frame_equal, obj='R')
# case: frames-210
result = t(pd.DataFrame({'x': [1, 2], 'y': ['p', 'q']}).rename_axis(columns='c'), pd.DataFrame(columns=['x', 'y']), tm.assert_frame_equal, check_dtype=False)
# case: frames-211
result = t(pd.DataFrame({'x': [1, 2], 'y': [0.1, 0.1 + 0.2]}), pd.Series([1]), tm.assert_frame_equal, check_like=True)
# case: frames-212
result = t(pd.DataFrame({'x': [1, 2], 'y': ['p', np.nan]}), pd.DataFrame({'x': [1, 2]}), tm.assert_frame_equal, check_index_type=False)
# case: frames-213
result = t(pd.DataFrame({'x': pd.array([1, 2], dtype='Int64'), 'y': ['p', 'q']}), pd.DataFrame({'x': [1, 2], 'y': ['p', np.nan]}), tm.assert_frame_equal)
# case: frames-214
result = t(pd.DataFrame({'x': [1, 2], 'y': ['p', 'r']}), pd.DataFrame({'x': [1, 2], 'y': ['p', 'q']}, index=['a', 'b']), tm.assert_frame_equal, check_dtype=False)
# case: frames-215
result = t(pd.DataFrame({'x': [1, 2], 'y': ['p', np.nan]}), pd.DataFrame({('a', 1): [1, 2], ('a', 2): ['p', 'q']}), tm.assert_frame_equal, check_exact=True)
# case: frames-216
result = t(pd.DataFrame({'x': [1, 2], 'y': ['p', 'q']}).rename_axis('n'), pd.DataFrame({'x': [1, 2], 'z': ['p', 'q']}), tm.assert_frame_equal, check_dtype=False)
# case: frames-217
result = t(pd.DataFrame({'x': [1, 2], 'y': ['p', 'q']}).rename_axis('n'), pd.Series([1]), tm.assert_frame_equal, rtol=0.5)
# case: frames-218
result = t(pd.DataFrame({'x': [1, 2], 'y': ['p', 'q']}).rename_axis(columns='c'), pd.DataFrame({'x': [1, 2], 'y': ['p', 'r']}), tm.assert_frame_equal, obj='R')
# case: frames-219
result = t(pd.DataFrame({'x': [1, 2], 'y': ['p', np.nan]}), pd.DataFrame({'x': [1.0, 2], 'y': ['p', 'q']}), tm.assert_frame_equal, obj='R')
# case: frames-220
result = t(pd.DataFrame({'x': [1, 2]}), pd.DataFrame({'x': [1, 2]}), tm.assert_frame_equal)
# case: frames-221
result = t(pd.DataFrame({'x': [1, 2], 'y': pd.Categorical(['p', 'q'])}), pd.DataFrame({'x': [1, 2], 'z': ['p', 'q']}), tm.assert_frame_equal, obj='R')
# case: frames-222
result = t(pd.DataFrame({'x': [1, 2], 'y': [0.1, 0.1 + 0.2]}), pd.DataFrame({'x': [1, 2], 'y': ['p', 'q']}).set_index('y'), tm.assert_frame_equal, check_categorical=False)
# case: frames-223
result = t(pd.DataFrame({'x': [1, 2], 'y': ['p', 'q'], 'g': [1, 1]}).groupby(['g', 'y']).sum(), pd.DataFrame({'x': [1, 2], 'y': pd.to_datetime(['2024-01-01', '2024-01-02'])}), tm.assert_frame_equal, check_exact=True)
# case: frames-224
result = t(pd.DataFrame({'x': [1, 2], 'y': ['p', np.nan]}), pd.DataFrame({'x': [1, 2], 'z': ['p', 'q']}), tm.assert_frame_equal, check_like=True)
# case: frames-225
result = t(pd.DataFrame({'x': [1, 2], 'y': [0.1, 0.1 + 0.2]}), pd.DataFrame({'x': [1.0, 2], 'y': ['p', 'q']}), tm.assert_frame_equal, obj='R')
# case: frames-226
result = t(pd.DataFrame(), pd.Series([1]), tm.assert_frame_equal, check_column_type=False)
# case: frames-227
result = t(pd.DataFrame({'x': [1, 2]}), pd.DataFrame({'x': [1, 2], 'y': ['p', 'q']}).rename_axis('n'), tm.assert_frame_equal, check_exact=True)
# case: frames-228
result = t(pd.DataFrame({'x': [1, 2], 'y': [0.1, 0.1 + 0.2]}), pd.DataFrame({'x': [1, 2], 'y': ['p', 'q']}, index=['a', 'b']), tm.assert_frame_equal, check_exact=True)
# case: frames-229
result = t(pd.DataFrame({'x': [1, 2], 'y': ['p', None]}), pd.DataFrame({'x': [1, 2], 'y': ['p', None]}), tm.assert_frame_equal)
