# What pandas.testing says of two indexes: 'ok', or the error and its text.
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

# case: indexes-1
result = t(I([1,2]),I([1,3]),X)
# case: indexes-2
result = t(I([1,2]),I([1.,2.]),X)
# case: indexes-3
result = t(I([0,1]),pd.RangeIndex(2),X)
# case: indexes-4
result = t(I([0,1]),pd.RangeIndex(2),X,exact=True)
# case: indexes-5
result = t(I(['a']),I(['a','b']),X)
# case: indexes-6
result = t(I(['a'],name='n'),I(['a']),X)
# case: indexes-7
result = t(I([1,2]),I([2,1]),X,check_order=False)
# case: indexes-8
result = t(I([1,2]),I(['a','b']),X)
# case: indexes-9
result = t(pd.to_datetime(['2024-01-01']),pd.to_datetime(['2024-01-02']),X)
# case: indexes-10
result = t(pd.to_datetime(['2024-01-01']),I(['a']),X)
# case: indexes-11
result = t(I([1]),[1],X)
# case: indexes-12
result = t(pd.date_range('2024-01-01', periods=2), pd.CategoricalIndex(['b', 'a']), tm.assert_index_equal, exact=False, check_exact=False)
# case: indexes-13
result = t(pd.date_range('2024-01-01', periods=2), pd.Index([1.0, 2.0]), tm.assert_index_equal, check_categorical=False)
# case: indexes-14
result = t(pd.Index(['b', 'a']), pd.Index([1, 2.5, 'x']), tm.assert_index_equal, obj='J')
# case: indexes-15
result = t(pd.Index([1, 2], name='n'), pd.MultiIndex.from_tuples([('b', 2), ('a', 1)]), tm.assert_index_equal, exact=False, obj='J')
# case: indexes-16
result = t(pd.Index([1, 2]), pd.date_range('2024-01-01', periods=2), tm.assert_index_equal, exact=False, check_categorical=False)
# case: indexes-17
result = t(pd.Index(['a', 'b'], dtype='string'), pd.Index([1, 2.5, 'x']), tm.assert_index_equal, exact=True)
# case: indexes-18
result = t(pd.Index([(1, 2), (3, 4)]), pd.Index([1, 2]), tm.assert_index_equal, check_exact=False)
# case: indexes-19
result = t(pd.RangeIndex(1, 3), pd.RangeIndex(1, 3), tm.assert_index_equal)
# case: indexes-20
result = t(pd.CategoricalIndex(['a', 'b'], ordered=True), pd.Index([1, 2, 3]), tm.assert_index_equal, check_order=False)
# case: indexes-21
result = t(pd.MultiIndex.from_product([['a', 'b'], [1]]), pd.Index([1, 3]), tm.assert_index_equal, exact=False, check_names=False)
# case: indexes-22
result = t(pd.MultiIndex.from_product([['a', 'b'], [1]]), pd.Index(['a', 'b'], dtype='string'), tm.assert_index_equal, exact=False, check_categorical=False)
# case: indexes-23
result = t(pd.Index([1, 2, 3]), pd.interval_range(0, 2), tm.assert_index_equal, exact=False, obj='J')
# case: indexes-24
result = t(pd.Index([1, 2], dtype='Int64'), pd.Index([1.0, 2.0]), tm.assert_index_equal, check_order=False)
# case: indexes-25
result = t(pd.to_datetime(['2024-01-01', '2024-01-02']), pd.Index(['b', 'a']), tm.assert_index_equal, exact=False, check_exact=False)
# case: indexes-26
result = t(pd.Index(['b', 'a']), pd.Index(['b', 'a']), tm.assert_index_equal, exact=False, check_names=False)
# case: indexes-27
result = t(pd.Index([1, 3]), pd.Index(['a', 'b'], dtype='string'), tm.assert_index_equal)
# case: indexes-28
result = t(pd.CategoricalIndex(['b', 'a']), pd.CategoricalIndex(['b', 'a']), tm.assert_index_equal)
# case: indexes-29
result = t(pd.Index(['a', None]), pd.Index([1.0, np.nan]), tm.assert_index_equal, exact=False, check_categorical=False)
# case: indexes-30
result = t(pd.CategoricalIndex(['b', 'a']), pd.Index([]), tm.assert_index_equal, exact=False, obj='J')
# case: indexes-31
result = t(pd.Index([True, False]), pd.interval_range(0, 2), tm.assert_index_equal, exact=False, check_order=False)
# case: indexes-32
result = t(pd.date_range('2024-01-01', periods=2), pd.Index([True, False]), tm.assert_index_equal, exact=False, check_categorical=False)
# case: indexes-33
result = t(pd.Index([1, 2], dtype='Int64'), pd.to_datetime(['2024-01-01', None]), tm.assert_index_equal, exact=False, check_categorical=False)
# case: indexes-34
result = t(pd.CategoricalIndex(['a', 'b'], ordered=True), pd.Index([1, 3]), tm.assert_index_equal, exact=False, check_categorical=False)
# case: indexes-35
result = t(pd.Index([1, 2], dtype='Int64'), pd.interval_range(0, 2), tm.assert_index_equal, exact=False, check_exact=False)
# case: indexes-36
result = t(pd.Index([1, 2], name='n'), pd.Index(['b', 'a']), tm.assert_index_equal, exact=False, check_categorical=False)
# case: indexes-37
result = t(pd.Index([1, 2], name='n'), pd.Index([True, False]), tm.assert_index_equal, check_names=False)
# case: indexes-38
result = t(pd.MultiIndex.from_tuples([('a', 1), ('b', 2)], names=['p', 'q']), pd.MultiIndex.from_tuples([('b', 2), ('a', 1)]), tm.assert_index_equal, exact=False, check_categorical=False)
# case: indexes-39
result = t(pd.MultiIndex.from_tuples([('a', 1), ('b', 2)], names=['p', 'q']), pd.date_range('2024-01-01', periods=2), tm.assert_index_equal, exact=False)
# case: indexes-40
result = t(pd.Index([1, 2], name='n'), pd.Index([1, 'a']), tm.assert_index_equal, exact=False, check_categorical=False)
# case: indexes-41
result = t(pd.Index([True, False]), pd.Index([1, 2, 3]), tm.assert_index_equal, exact=False)
# case: indexes-42
result = t(pd.Index([1, 2.5, 'x']), pd.Index([1, 2], name='n'), tm.assert_index_equal, exact=False)
# case: indexes-43
result = t(pd.RangeIndex(1, 3), pd.Index(['a', None]), tm.assert_index_equal, exact=False, check_order=False)
# case: indexes-44
result = t(pd.MultiIndex.from_tuples([('a', 1), ('b', 2)], names=['p', 'q']), pd.CategoricalIndex(['b', 'a']), tm.assert_index_equal, check_order=False)
# case: indexes-45
result = t(pd.Index([(1, 2), (3, 4)]), pd.Index([1, 2.5, 'x']), tm.assert_index_equal, check_order=False)
# case: indexes-46
result = t(pd.Index([1.0, 2.0]), pd.Index([1.0, 2.0]), tm.assert_index_equal)
# case: indexes-47
result = t(pd.MultiIndex.from_tuples([('a', 1), ('b', 2)]), pd.interval_range(0, 2), tm.assert_index_equal, exact=False, check_order=False)
# case: indexes-48
result = t(pd.RangeIndex(1, 3), pd.to_timedelta([1, 2], unit='D'), tm.assert_index_equal, exact=False, check_categorical=False)
# case: indexes-49
result = t(pd.Index([1, 2]), pd.Index([(1, 2), (3, 4)]), tm.assert_index_equal)
# case: indexes-50
result = t(pd.Index([]), pd.Index(['a', 'b']), tm.assert_index_equal, exact=False, check_names=False)
# case: indexes-51
result = t(pd.Index([1, 2], dtype='Int64'), pd.Index([]), tm.assert_index_equal, exact=False, check_names=False)
# case: indexes-52
result = t(pd.date_range('2024-01-01', periods=2), pd.Index([1, 'a']), tm.assert_index_equal, exact=True)
# case: indexes-53
result = t(pd.Index(['a', None]), pd.Index([True, False]), tm.assert_index_equal, exact=False)
# case: indexes-54
result = t(pd.CategoricalIndex(['a', 'b']), pd.Index([1, 3]), tm.assert_index_equal, check_categorical=False)
# case: indexes-55
result = t(pd.Index([(1, 2), (3, 4)]), pd.Index([1, 'a']), tm.assert_index_equal, exact=False, check_order=False)
# case: indexes-56
result = t(pd.Index([True, False]), pd.MultiIndex.from_tuples([('a', 1), ('b', 2)], names=['p', 'q']), tm.assert_index_equal, exact=False, check_names=False)
# case: indexes-57
result = t(pd.MultiIndex.from_tuples([('b', 2), ('a', 1)]), pd.RangeIndex(1, 3), tm.assert_index_equal, exact=False, check_categorical=False)
# case: indexes-58
result = t(pd.MultiIndex.from_tuples([('b', 2), ('a', 1)]), pd.CategoricalIndex(['a', 'b']), tm.assert_index_equal)
# case: indexes-59
result = t(pd.Index([1, 2], dtype='Int64'), pd.CategoricalIndex(['a', 'b'], ordered=True), tm.assert_index_equal, exact=False, check_exact=False)
# case: indexes-60
result = t(pd.Index([]), pd.MultiIndex.from_tuples([('b', 2), ('a', 1)]), tm.assert_index_equal, exact=False)
# case: indexes-61
result = t(pd.Index([1, 2, 3]), pd.Index([1, 2], dtype='Int64'), tm.assert_index_equal, exact=False, obj='J')
# case: indexes-62
result = t(pd.Index(['b', 'a']), pd.Index([1.0, 2.0]), tm.assert_index_equal, exact=False, obj='J')
# case: indexes-63
result = t(pd.MultiIndex.from_tuples([('a', 1), ('b', 2)]), pd.to_datetime(['2024-01-01', '2024-01-02']), tm.assert_index_equal, exact=False, check_categorical=False)
# case: indexes-64
result = t(pd.Index([1.0, 2.0]), pd.Index([1, 2, 3]), tm.assert_index_equal, exact=True)
# case: indexes-65
result = t(pd.MultiIndex.from_tuples([('a', 1), ('b', 2)], names=['p', 'q']), pd.Index([1, 'a']), tm.assert_index_equal, check_order=False)
# case: indexes-66
result = t(pd.MultiIndex.from_tuples([('a', 1), ('b', 2)]), pd.MultiIndex.from_product([['a', 'b'], [1]]), tm.assert_index_equal, check_order=False)
# case: indexes-67
result = t(pd.Index([1, 3]), pd.Index([1, 3]), tm.assert_index_equal, exact=False)
# case: indexes-68
result = t(pd.Index(['b', 'a']), pd.Index([1, 3]), tm.assert_index_equal)
# case: indexes-69
result = t(pd.MultiIndex.from_tuples([('b', 2), ('a', 1)]), pd.interval_range(0, 2), tm.assert_index_equal, exact=True)
# case: indexes-70
result = t(pd.Index([]), pd.Index([]), tm.assert_index_equal)
# case: indexes-71
result = t(pd.Index(['a', 'b'], dtype='string'), pd.period_range('2024-01', periods=2, freq='M'), tm.assert_index_equal, exact=True)
# case: indexes-72
result = t(pd.MultiIndex.from_tuples([('b', 2), ('a', 1)]), pd.date_range('2024-01-01', periods=2), tm.assert_index_equal, exact=False, check_names=False)
# case: indexes-73
result = t(pd.MultiIndex.from_product([['a', 'b'], [1]]), pd.Index([1, 'a']), tm.assert_index_equal, exact=False, check_categorical=False)
# case: indexes-74
result = t(pd.CategoricalIndex(['b', 'a']), pd.MultiIndex.from_tuples([('b', 2), ('a', 1)]), tm.assert_index_equal, exact=False, obj='J')
# case: indexes-75
result = t(pd.MultiIndex.from_product([['a', 'b'], [1]]), pd.CategoricalIndex(['a', 'b']), tm.assert_index_equal, exact=False, check_names=False)
# case: indexes-76
result = t(pd.Index([1, 2, 3]), pd.MultiIndex.from_product([['a', 'b'], [1]]), tm.assert_index_equal, check_names=False)
# case: indexes-77
result = t(pd.Index(['a', None]), pd.CategoricalIndex(['a', 'b'], ordered=True), tm.assert_index_equal, check_categorical=False)
# case: indexes-78
result = t(pd.Index(['a', 'b']), pd.Index([1, 2]), tm.assert_index_equal)
# case: indexes-79
result = t(pd.interval_range(0, 2), pd.MultiIndex.from_tuples([('a', 1), ('b', 2)]), tm.assert_index_equal, check_exact=False)
# case: indexes-80
result = t(pd.Index([1, 'a']), pd.Index([1, 2], name='n'), tm.assert_index_equal, exact=False, check_exact=False)
# case: indexes-81
result = t(pd.MultiIndex.from_tuples([('a', 1), ('b', 2)], names=['p', 'q']), pd.Index([1, 2]), tm.assert_index_equal, check_order=False)
# case: indexes-82
result = t(pd.MultiIndex.from_tuples([('a', 1), ('b', 2)], names=['p', 'q']), pd.to_timedelta([1, 2], unit='D'), tm.assert_index_equal, check_exact=False)
# case: indexes-83
result = t(pd.MultiIndex.from_tuples([('a', 1), ('b', 2)]), pd.CategoricalIndex(['b', 'a']), tm.assert_index_equal, exact=True)
# case: indexes-84
result = t(pd.Index(['a', None]), pd.Index(['a', 'b']), tm.assert_index_equal, exact=False, check_names=False)
# case: indexes-85
result = t(pd.to_datetime(['2024-01-01', None]), pd.Index(['a', None]), tm.assert_index_equal, obj='J')
# case: indexes-86
result = t(pd.Index([1, 2], dtype='Int64'), pd.MultiIndex.from_tuples([('a', 1), ('b', 2)]), tm.assert_index_equal, exact=True)
# case: indexes-87
result = t(pd.MultiIndex.from_tuples([('a', 1), ('b', 2)]), pd.Index([1, 2.5, 'x']), tm.assert_index_equal, exact=False, check_names=False)
# case: indexes-88
result = t(pd.Index([1, 2, 3]), pd.Index(['a', None]), tm.assert_index_equal)
# case: indexes-89
result = t(pd.MultiIndex.from_tuples([('a', 1), ('b', 2)]), pd.RangeIndex(1, 3), tm.assert_index_equal, exact=False, check_categorical=False)
# case: indexes-90
result = t(pd.MultiIndex.from_tuples([('a', 1), ('b', 2)]), pd.Index(['a', 'b'], dtype='string'), tm.assert_index_equal, check_exact=False)
# case: indexes-91
result = t(pd.to_datetime(['2024-01-01', '2024-01-02']), pd.MultiIndex.from_product([['a', 'b'], [1]]), tm.assert_index_equal, check_names=False)
# case: indexes-92
result = t(pd.Index([1.0, 2.0]), pd.Index([1, 2.5, 'x']), tm.assert_index_equal, exact=False, check_names=False)
# case: indexes-93
result = t(pd.Index([1.0, np.nan]), pd.Index([True, False]), tm.assert_index_equal, check_order=False)
# case: indexes-94
result = t(pd.Index([1, 2.5, 'x']), pd.Index([True, False]), tm.assert_index_equal)
# case: indexes-95
result = t(pd.MultiIndex.from_product([['a', 'b'], [1]]), pd.to_datetime(['2024-01-01', None]), tm.assert_index_equal, exact=False, check_categorical=False)
# case: indexes-96
result = t(pd.Index([(1, 2), (3, 4)]), pd.Index([]), tm.assert_index_equal, exact=False, check_names=False)
# case: indexes-97
result = t(pd.MultiIndex.from_product([['a', 'b'], [1]]), pd.Index([1, 2, 3]), tm.assert_index_equal, check_order=False)
# case: indexes-98
result = t(pd.to_datetime(['2024-01-01', None]), pd.period_range('2024-01', periods=2, freq='M'), tm.assert_index_equal, check_order=False)
# case: indexes-99
result = t(pd.Index(['a', None]), pd.MultiIndex.from_product([['a', 'b'], [1]]), tm.assert_index_equal)
# case: indexes-100
result = t(pd.to_datetime(['2024-01-01', '2024-01-02']), pd.to_datetime(['2024-01-01', None]), tm.assert_index_equal, exact=True)
# case: indexes-101
result = t(pd.Index([1, 3]), pd.Index([(1, 2), (3, 4)]), tm.assert_index_equal, exact=False, check_order=False)
# case: indexes-102
result = t(pd.CategoricalIndex(['b', 'a']), pd.Index([1.0, 2.0]), tm.assert_index_equal, exact=False, check_exact=False)
# case: indexes-103
result = t(pd.CategoricalIndex(['b', 'a']), pd.MultiIndex.from_tuples([('a', 1), ('b', 2)]), tm.assert_index_equal, check_categorical=False)
# case: indexes-104
result = t(pd.Index(['a', 'b'], dtype='string'), pd.CategoricalIndex(['b', 'a']), tm.assert_index_equal, exact=True)
# case: indexes-105
result = t(pd.CategoricalIndex(['a', 'b']), pd.to_timedelta([1, 2], unit='D'), tm.assert_index_equal, exact=False, check_exact=False)
# case: indexes-106
result = t(pd.Index([1, 2], name='n'), pd.Index([1, 2], name='n'), tm.assert_index_equal)
# case: indexes-107
result = t(pd.CategoricalIndex(['a', 'b'], ordered=True), pd.MultiIndex.from_tuples([('a', 1), ('b', 2)], names=['p', 'q']), tm.assert_index_equal, exact=False, check_exact=False)
# case: indexes-108
result = t(pd.Index([1.0, 2.0]), pd.to_timedelta([1, 2], unit='D'), tm.assert_index_equal, check_names=False)
# case: indexes-109
result = t(pd.period_range('2024-01', periods=2, freq='M'), pd.Index([1.0, 2.0]), tm.assert_index_equal, check_categorical=False)
# case: indexes-110
result = t(pd.Index([]), pd.MultiIndex.from_tuples([('a', 1), ('b', 2)], names=['p', 'q']), tm.assert_index_equal, exact=False, obj='J')
# case: indexes-111
result = t(pd.period_range('2024-01', periods=2, freq='M'), pd.Index([1, 2.5, 'x']), tm.assert_index_equal, exact=False, check_order=False)
# case: indexes-112
result = t(pd.MultiIndex.from_tuples([('a', 1), ('b', 2)]), pd.MultiIndex.from_tuples([('b', 2), ('a', 1)]), tm.assert_index_equal, exact=False, check_exact=False)
# case: indexes-113
result = t(pd.Index([1, 2, 3]), pd.MultiIndex.from_tuples([('b', 2), ('a', 1)]), tm.assert_index_equal, check_categorical=False)
# case: indexes-114
result = t(pd.MultiIndex.from_tuples([('a', 1), ('b', 2)]), pd.period_range('2024-01', periods=2, freq='M'), tm.assert_index_equal)
# case: indexes-115
result = t(pd.Index([1.0, np.nan]), pd.to_datetime(['2024-01-01', None]), tm.assert_index_equal, check_order=False)
# case: indexes-116
result = t(pd.Index([]), pd.Index([1, 2], name='n'), tm.assert_index_equal, check_order=False)
# case: indexes-117
result = t(pd.CategoricalIndex(['a', 'b'], ordered=True), pd.Index([(1, 2), (3, 4)]), tm.assert_index_equal, obj='J')
# case: indexes-118
result = t(pd.Index([1, 2], dtype='Int64'), pd.Index([1, 3]), tm.assert_index_equal, check_categorical=False)
# case: indexes-119
result = t(pd.Index([True, False]), pd.Index(['a', 'b']), tm.assert_index_equal, exact=False, obj='J')
# case: indexes-120
result = t(pd.CategoricalIndex(['b', 'a']), pd.CategoricalIndex(['a', 'b'], ordered=True), tm.assert_index_equal, exact=False, check_exact=False)
# case: indexes-121
result = t(pd.Index([True, False]), pd.Index([1, 2.5, 'x']), tm.assert_index_equal, check_exact=False)
# case: indexes-122
result = t(pd.Index([1, 2], dtype='Int64'), pd.to_datetime(['2024-01-01', '2024-01-02']), tm.assert_index_equal, exact=False, check_categorical=False)
# case: indexes-123
result = t(pd.Index([1.0, 2.0]), pd.Index([1.0, np.nan]), tm.assert_index_equal, exact=False, check_names=False)
# case: indexes-124
result = t(pd.Index([1.0, np.nan]), pd.MultiIndex.from_tuples([('a', 1), ('b', 2)], names=['p', 'q']), tm.assert_index_equal)
# case: indexes-125
result = t(pd.MultiIndex.from_tuples([('a', 1), ('b', 2)]), pd.date_range('2024-01-01', periods=2), tm.assert_index_equal, check_categorical=False)
# case: indexes-126
result = t(pd.MultiIndex.from_product([['a', 'b'], [1]]), pd.Index([True, False]), tm.assert_index_equal, exact=False, check_exact=False)
# case: indexes-127
result = t(pd.date_range('2024-01-01', periods=2), pd.MultiIndex.from_tuples([('b', 2), ('a', 1)]), tm.assert_index_equal, exact=False, check_categorical=False)
# case: indexes-128
result = t(pd.Index([1, 2, 3]), pd.RangeIndex(1, 3), tm.assert_index_equal, check_exact=False)
# case: indexes-129
result = t(pd.Index([1.0, 2.0]), pd.RangeIndex(1, 3), tm.assert_index_equal, check_exact=False)
# case: indexes-130
result = t(pd.interval_range(0, 2), pd.Index([1, 3]), tm.assert_index_equal, check_names=False)
# case: indexes-131
result = t(pd.Index([1, 2], name='n'), pd.Index([1.0, 2.0]), tm.assert_index_equal, exact=False, check_exact=False)
# case: indexes-132
result = t(pd.Index([1, 3]), pd.Index(['a', 'b']), tm.assert_index_equal, check_order=False)
# case: indexes-133
result = t(pd.Index([1, 2, 3]), pd.period_range('2024-01', periods=2, freq='M'), tm.assert_index_equal)
# case: indexes-134
result = t(pd.to_datetime(['2024-01-01', None]), pd.Index([1.0, np.nan]), tm.assert_index_equal, obj='J')
# case: indexes-135
result = t(pd.period_range('2024-01', periods=2, freq='M'), pd.to_datetime(['2024-01-01', None]), tm.assert_index_equal, exact=False, check_exact=False)
# case: indexes-136
result = t(pd.Index([1, 2.5, 'x']), pd.to_timedelta([1, 2], unit='D'), tm.assert_index_equal, check_order=False)
# case: indexes-137
result = t(pd.MultiIndex.from_product([['a', 'b'], [1]]), pd.period_range('2024-01', periods=2, freq='M'), tm.assert_index_equal)
# case: indexes-138
result = t(pd.Index(['b', 'a']), pd.Index([1, 2]), tm.assert_index_equal, exact=False)
# case: indexes-139
result = t(pd.to_timedelta([1, 2], unit='D'), pd.to_timedelta([1, 2], unit='D'), tm.assert_index_equal)
# case: indexes-140
result = t(pd.Index([1, 2], name='n'), pd.Index(['a', None]), tm.assert_index_equal, check_categorical=False)
# case: indexes-141
result = t(pd.Index(['a', 'b']), pd.Index([1, 2, 3]), tm.assert_index_equal, exact=False, check_exact=False)
# case: indexes-142
result = t(pd.Index([1, 'a']), pd.Index([1, 'a']), tm.assert_index_equal, exact=False, check_exact=False)
# case: indexes-143
result = t(pd.to_datetime(['2024-01-01', '2024-01-02']), pd.MultiIndex.from_tuples([('a', 1), ('b', 2)], names=['p', 'q']), tm.assert_index_equal, obj='J')
# case: indexes-144
result = t(pd.Index([1, 2, 3]), pd.Index([1, 2.5, 'x']), tm.assert_index_equal, exact=False, check_order=False)
# case: indexes-145
result = t(pd.MultiIndex.from_tuples([('b', 2), ('a', 1)]), pd.MultiIndex.from_tuples([('a', 1), ('b', 2)], names=['p', 'q']), tm.assert_index_equal, obj='J')
# case: indexes-146
result = t(pd.Index([1, 2]), pd.MultiIndex.from_tuples([('a', 1), ('b', 2)]), tm.assert_index_equal, exact=False, check_order=False)
# case: indexes-147
result = t(pd.date_range('2024-01-01', periods=2), pd.date_range('2024-01-01', periods=2), tm.assert_index_equal, exact=False, check_order=False)
# case: indexes-148
result = t(pd.MultiIndex.from_product([['a', 'b'], [1]]), pd.Index([1, 2], dtype='Int64'), tm.assert_index_equal, check_order=False)
# case: indexes-149
result = t(pd.Index(['b', 'a']), pd.MultiIndex.from_tuples([('a', 1), ('b', 2)]), tm.assert_index_equal, check_order=False)
# case: indexes-150
result = t(pd.Index([1, 2], name='n'), pd.MultiIndex.from_product([['a', 'b'], [1]]), tm.assert_index_equal, exact=False, check_order=False)
# case: indexes-151
result = t(pd.Index([1, 2], name='n'), pd.RangeIndex(1, 3), tm.assert_index_equal, exact=False, check_categorical=False)
# case: indexes-152
result = t(pd.to_datetime(['2024-01-01', None]), pd.RangeIndex(1, 3), tm.assert_index_equal, check_exact=False)
# case: indexes-153
result = t(pd.Index([1, 2.5, 'x']), pd.MultiIndex.from_product([['a', 'b'], [1]]), tm.assert_index_equal, exact=False, check_exact=False)
# case: indexes-154
result = t(pd.MultiIndex.from_product([['a', 'b'], [1]]), pd.MultiIndex.from_tuples([('a', 1), ('b', 2)], names=['p', 'q']), tm.assert_index_equal, exact=False, check_exact=False)
# case: indexes-155
result = t(pd.Index([(1, 2), (3, 4)]), pd.Index([1.0, np.nan]), tm.assert_index_equal, exact=True)
# case: indexes-156
result = t(pd.Index([1, 2]), pd.MultiIndex.from_tuples([('b', 2), ('a', 1)]), tm.assert_index_equal, exact=False, check_exact=False)
# case: indexes-157
result = t(pd.period_range('2024-01', periods=2, freq='M'), pd.period_range('2024-01', periods=2, freq='M'), tm.assert_index_equal)
# case: indexes-158
result = t(pd.MultiIndex.from_tuples([('a', 1), ('b', 2)], names=['p', 'q']), pd.MultiIndex.from_tuples([('a', 1), ('b', 2)], names=['p', 'q']), tm.assert_index_equal, exact=True)
# case: indexes-159
result = t(pd.CategoricalIndex(['a', 'b'], ordered=True), pd.Index([1.0, np.nan]), tm.assert_index_equal, exact=False, check_exact=False)
# case: indexes-160
result = t(pd.date_range('2024-01-01', periods=2), pd.Index([1, 2, 3]), tm.assert_index_equal, exact=False, check_categorical=False)
# case: indexes-161
result = t(pd.Index(['a', 'b']), pd.Index([1, 3]), tm.assert_index_equal, check_exact=False)
# case: indexes-162
result = t(pd.CategoricalIndex(['a', 'b'], ordered=True), pd.RangeIndex(1, 3), tm.assert_index_equal, check_names=False)
# case: indexes-163
result = t(pd.Index([True, False]), pd.Index([1.0, np.nan]), tm.assert_index_equal, exact=True)
# case: indexes-164
result = t(pd.RangeIndex(1, 3), pd.Index(['a', 'b']), tm.assert_index_equal, exact=False, obj='J')
# case: indexes-165
result = t(pd.RangeIndex(1, 3), pd.CategoricalIndex(['a', 'b']), tm.assert_index_equal, exact=True)
# case: indexes-166
result = t(pd.Index([(1, 2), (3, 4)]), pd.Index([1.0, 2.0]), tm.assert_index_equal, check_order=False)
# case: indexes-167
result = t(pd.to_datetime(['2024-01-01', None]), pd.Index([]), tm.assert_index_equal, exact=False)
# case: indexes-168
result = t(pd.Index([1.0, np.nan]), pd.RangeIndex(1, 3), tm.assert_index_equal, exact=True)
# case: indexes-169
result = t(pd.Index([1, 2.5, 'x']), pd.Index(['a', 'b'], dtype='string'), tm.assert_index_equal, exact=False, check_exact=False)
# case: indexes-170
result = t(pd.Index(['a', None]), pd.period_range('2024-01', periods=2, freq='M'), tm.assert_index_equal, check_exact=False)
# case: indexes-171
result = t(pd.to_timedelta([1, 2], unit='D'), pd.to_datetime(['2024-01-01', '2024-01-02']), tm.assert_index_equal, exact=False, check_categorical=False)
# case: indexes-172
result = t(pd.CategoricalIndex(['b', 'a']), pd.Index([1.0, np.nan]), tm.assert_index_equal, check_names=False)
# case: indexes-173
result = t(pd.Index([]), pd.Index([1, 2]), tm.assert_index_equal, obj='J')
# case: indexes-174
result = t(pd.MultiIndex.from_product([['a', 'b'], [1]]), pd.date_range('2024-01-01', periods=2), tm.assert_index_equal, check_exact=False)
# case: indexes-175
result = t(pd.period_range('2024-01', periods=2, freq='M'), pd.CategoricalIndex(['a', 'b']), tm.assert_index_equal, check_order=False)
# case: indexes-176
result = t(pd.to_timedelta([1, 2], unit='D'), pd.Index(['a', 'b']), tm.assert_index_equal, exact=True)
# case: indexes-177
result = t(pd.Index([True, False]), pd.Index([1, 'a']), tm.assert_index_equal, exact=False, check_categorical=False)
# case: indexes-178
result = t(pd.Index([1, 2], dtype='Int64'), pd.Index([1, 2], name='n'), tm.assert_index_equal, exact=False, check_exact=False)
# case: indexes-179
result = t(pd.Index(['a', None]), pd.CategoricalIndex(['a', 'b']), tm.assert_index_equal, check_names=False)
# case: indexes-180
result = t(pd.Index([1, 3]), pd.date_range('2024-01-01', periods=2), tm.assert_index_equal, exact=False, check_categorical=False)
# case: indexes-181
result = t(pd.Index(['a', 'b']), pd.Index(['a', None]), tm.assert_index_equal, exact=False, obj='J')
# case: indexes-182
result = t(pd.Index([1, 2.5, 'x']), pd.Index(['b', 'a']), tm.assert_index_equal, check_categorical=False)
# case: indexes-183
result = t(pd.Index([]), pd.period_range('2024-01', periods=2, freq='M'), tm.assert_index_equal, check_order=False)
# case: indexes-184
result = t(pd.Index([1, 2.5, 'x']), pd.Index([(1, 2), (3, 4)]), tm.assert_index_equal)
# case: indexes-185
result = t(pd.period_range('2024-01', periods=2, freq='M'), pd.MultiIndex.from_product([['a', 'b'], [1]]), tm.assert_index_equal, exact=False, check_names=False)
# case: indexes-186
result = t(pd.Index([(1, 2), (3, 4)]), pd.Index([1, 2], dtype='Int64'), tm.assert_index_equal, check_exact=False)
# case: indexes-187
result = t(pd.Index([1, 2]), pd.Index([]), tm.assert_index_equal, exact=False, check_exact=False)
# case: indexes-188
result = t(pd.Index([1, 2]), pd.Index([1, 2.5, 'x']), tm.assert_index_equal, exact=False)
# case: indexes-189
result = t(pd.Index([1, 2], dtype='Int64'), pd.MultiIndex.from_tuples([('a', 1), ('b', 2)], names=['p', 'q']), tm.assert_index_equal, check_exact=False)
# case: indexes-190
result = t(pd.Index([1.0, 2.0]), pd.Index([1.0, 2.0]), tm.assert_index_equal, exact=False)
# case: indexes-191
result = t(pd.to_timedelta([1, 2], unit='D'), pd.Index([1, 2.5, 'x']), tm.assert_index_equal, check_categorical=False)
# case: indexes-192
result = t(pd.Index([1, 2]), pd.period_range('2024-01', periods=2, freq='M'), tm.assert_index_equal, check_order=False)
# case: indexes-193
result = t(pd.Index([1, 2, 3]), pd.Index([1.0, np.nan]), tm.assert_index_equal, exact=False, check_exact=False)
# case: indexes-194
result = t(pd.Index([1, 3]), pd.CategoricalIndex(['a', 'b'], ordered=True), tm.assert_index_equal, exact=False, check_categorical=False)
# case: indexes-195
result = t(pd.date_range('2024-01-01', periods=2), pd.Index([1, 3]), tm.assert_index_equal, obj='J')
# case: indexes-196
result = t(pd.Index([1, 2]), pd.Index([1, 2]), tm.assert_index_equal)
# case: indexes-197
result = t(pd.to_datetime(['2024-01-01', None]), pd.MultiIndex.from_product([['a', 'b'], [1]]), tm.assert_index_equal, exact=False, check_names=False)
# case: indexes-198
result = t(pd.Index(['a', 'b']), pd.Index([]), tm.assert_index_equal, exact=False, check_categorical=False)
# case: indexes-199
result = t(pd.Index(['a', None]), pd.Index([1, 2], name='n'), tm.assert_index_equal, exact=True)
# case: indexes-200
result = t(pd.Index(['b', 'a']), pd.Index([1, 2, 3]), tm.assert_index_equal, exact=False, check_names=False)
# case: indexes-201
result = t(pd.CategoricalIndex(['a', 'b'], ordered=True), pd.CategoricalIndex(['a', 'b']), tm.assert_index_equal, exact=False, check_categorical=False)
# case: indexes-202
result = t(pd.Index(['a', 'b']), pd.MultiIndex.from_product([['a', 'b'], [1]]), tm.assert_index_equal, exact=False, check_categorical=False)
# case: indexes-203
result = t(pd.Index([(1, 2), (3, 4)]), pd.Index([1, 2, 3]), tm.assert_index_equal, exact=False, check_order=False)
# case: indexes-204
result = t(pd.Index([1, 2], name='n'), pd.to_datetime(['2024-01-01', None]), tm.assert_index_equal, exact=True)
# case: indexes-205
result = t(pd.CategoricalIndex(['b', 'a']), pd.Index([True, False]), tm.assert_index_equal, exact=True)
# case: indexes-206
result = t(pd.Index([1, 2, 3]), pd.MultiIndex.from_tuples([('a', 1), ('b', 2)], names=['p', 'q']), tm.assert_index_equal, exact=True)
# case: indexes-207
result = t(pd.Index([1.0, np.nan]), pd.date_range('2024-01-01', periods=2), tm.assert_index_equal, obj='J')
# case: indexes-208
result = t(pd.Index([1, 'a']), pd.MultiIndex.from_tuples([('b', 2), ('a', 1)]), tm.assert_index_equal)
# case: indexes-209
result = t(pd.MultiIndex.from_tuples([('a', 1), ('b', 2)], names=['p', 'q']), pd.interval_range(0, 2), tm.assert_index_equal, exact=False, check_exact=False)
# case: indexes-210
result = t(pd.Index([1.0, 2.0]), pd.Index([(1, 2), (3, 4)]), tm.assert_index_equal, exact=False, check_categorical=False)
# case: indexes-211
result = t(pd.CategoricalIndex(['b', 'a']), pd.RangeIndex(1, 3), tm.assert_index_equal, exact=False, check_exact=False)
