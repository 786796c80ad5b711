# What stands in the brackets of arrays and indexes, and what take() is given.
import pandas as pd
import numpy as np
import datetime as dt
# case: int 'a'
try:
    result = pd.Index([3, 1, 2])['a']
except Exception as error:
    result = type(error).__name__
# case: int 1.0
try:
    result = pd.Index([3, 1, 2])[1.0]
except Exception as error:
    result = type(error).__name__
# case: int None
try:
    result = pd.Index([3, 1, 2])[None]
except Exception as error:
    result = type(error).__name__
# case: int True
try:
    result = pd.Index([3, 1, 2])[True]
except Exception as error:
    result = type(error).__name__
# case: int pd.Timestamp('2024')
try:
    result = pd.Index([3, 1, 2])[pd.Timestamp('2024')]
except Exception as error:
    result = type(error).__name__
# case: int (0, 1)
try:
    result = pd.Index([3, 1, 2])[(0, 1)]
except Exception as error:
    result = type(error).__name__
# case: int ['a']
try:
    result = pd.Index([3, 1, 2])[['a']]
except Exception as error:
    result = type(error).__name__
# case: int []
try:
    result = pd.Index([3, 1, 2])[[]]
except Exception as error:
    result = type(error).__name__
# case: int [1.0]
try:
    result = pd.Index([3, 1, 2])[[1.0]]
except Exception as error:
    result = type(error).__name__
# case: int [True]
try:
    result = pd.Index([3, 1, 2])[[True]]
except Exception as error:
    result = type(error).__name__
# case: int np.int64(1)
try:
    result = pd.Index([3, 1, 2])[np.int64(1)]
except Exception as error:
    result = type(error).__name__
# case: int 9
try:
    result = pd.Index([3, 1, 2])[9]
except Exception as error:
    result = type(error).__name__
# case: int pd.NA
try:
    result = pd.Index([3, 1, 2])[pd.NA]
except Exception as error:
    result = type(error).__name__
# case: int np.nan
try:
    result = pd.Index([3, 1, 2])[np.nan]
except Exception as error:
    result = type(error).__name__
# case: int pd.Series(['a'])
try:
    result = pd.Index([3, 1, 2])[pd.Series(['a'])]
except Exception as error:
    result = type(error).__name__
# case: int pd.Series([1.0])
try:
    result = pd.Index([3, 1, 2])[pd.Series([1.0])]
except Exception as error:
    result = type(error).__name__
# case: int [None]
try:
    result = pd.Index([3, 1, 2])[[None]]
except Exception as error:
    result = type(error).__name__
# case: int np.array([])
try:
    result = pd.Index([3, 1, 2])[np.array([])]
except Exception as error:
    result = type(error).__name__
# case: int pd.Series([1, 0])
try:
    result = pd.Index([3, 1, 2])[pd.Series([1, 0])]
except Exception as error:
    result = type(error).__name__
# case: range 'a'
try:
    result = pd.RangeIndex(3)['a']
except Exception as error:
    result = type(error).__name__
# case: range 1.0
try:
    result = pd.RangeIndex(3)[1.0]
except Exception as error:
    result = type(error).__name__
# case: range None
try:
    result = pd.RangeIndex(3)[None]
except Exception as error:
    result = type(error).__name__
# case: range True
try:
    result = pd.RangeIndex(3)[True]
except Exception as error:
    result = type(error).__name__
# case: range pd.Timestamp('2024')
try:
    result = pd.RangeIndex(3)[pd.Timestamp('2024')]
except Exception as error:
    result = type(error).__name__
# case: range (0, 1)
try:
    result = pd.RangeIndex(3)[(0, 1)]
except Exception as error:
    result = type(error).__name__
# case: range ['a']
try:
    result = pd.RangeIndex(3)[['a']]
except Exception as error:
    result = type(error).__name__
# case: range []
try:
    result = pd.RangeIndex(3)[[]]
except Exception as error:
    result = type(error).__name__
# case: range [1.0]
try:
    result = pd.RangeIndex(3)[[1.0]]
except Exception as error:
    result = type(error).__name__
# case: range [True]
try:
    result = pd.RangeIndex(3)[[True]]
except Exception as error:
    result = type(error).__name__
# case: range np.int64(1)
try:
    result = pd.RangeIndex(3)[np.int64(1)]
except Exception as error:
    result = type(error).__name__
# case: range 9
try:
    result = pd.RangeIndex(3)[9]
except Exception as error:
    result = type(error).__name__
# case: range pd.NA
try:
    result = pd.RangeIndex(3)[pd.NA]
except Exception as error:
    result = type(error).__name__
# case: range np.nan
try:
    result = pd.RangeIndex(3)[np.nan]
except Exception as error:
    result = type(error).__name__
# case: range pd.Series(['a'])
try:
    result = pd.RangeIndex(3)[pd.Series(['a'])]
except Exception as error:
    result = type(error).__name__
# case: range pd.Series([1.0])
try:
    result = pd.RangeIndex(3)[pd.Series([1.0])]
except Exception as error:
    result = type(error).__name__
# case: range [None]
try:
    result = pd.RangeIndex(3)[[None]]
except Exception as error:
    result = type(error).__name__
# case: range np.array([])
try:
    result = pd.RangeIndex(3)[np.array([])]
except Exception as error:
    result = type(error).__name__
# case: range pd.Series([1, 0])
try:
    result = pd.RangeIndex(3)[pd.Series([1, 0])]
except Exception as error:
    result = type(error).__name__
# case: dates 'a'
try:
    result = pd.date_range('2024-01-01', periods=3)['a']
except Exception as error:
    result = type(error).__name__
# case: dates 1.0
try:
    result = pd.date_range('2024-01-01', periods=3)[1.0]
except Exception as error:
    result = type(error).__name__
# case: dates None
try:
    result = pd.date_range('2024-01-01', periods=3)[None]
except Exception as error:
    result = type(error).__name__
# case: dates True
try:
    result = pd.date_range('2024-01-01', periods=3)[True]
except Exception as error:
    result = type(error).__name__
# case: dates pd.Timestamp('2024')
try:
    result = pd.date_range('2024-01-01', periods=3)[pd.Timestamp('2024')]
except Exception as error:
    result = type(error).__name__
# case: dates (0, 1)
try:
    result = pd.date_range('2024-01-01', periods=3)[(0, 1)]
except Exception as error:
    result = type(error).__name__
# case: dates ['a']
try:
    result = pd.date_range('2024-01-01', periods=3)[['a']]
except Exception as error:
    result = type(error).__name__
# case: dates []
try:
    result = pd.date_range('2024-01-01', periods=3)[[]]
except Exception as error:
    result = type(error).__name__
# case: dates [1.0]
try:
    result = pd.date_range('2024-01-01', periods=3)[[1.0]]
except Exception as error:
    result = type(error).__name__
# case: dates [True]
try:
    result = pd.date_range('2024-01-01', periods=3)[[True]]
except Exception as error:
    result = type(error).__name__
# case: dates np.int64(1)
try:
    result = pd.date_range('2024-01-01', periods=3)[np.int64(1)]
except Exception as error:
    result = type(error).__name__
# case: dates 9
try:
    result = pd.date_range('2024-01-01', periods=3)[9]
except Exception as error:
    result = type(error).__name__
# case: dates pd.NA
try:
    result = pd.date_range('2024-01-01', periods=3)[pd.NA]
except Exception as error:
    result = type(error).__name__
# case: dates np.nan
try:
    result = pd.date_range('2024-01-01', periods=3)[np.nan]
except Exception as error:
    result = type(error).__name__
# case: dates pd.Series(['a'])
try:
    result = pd.date_range('2024-01-01', periods=3)[pd.Series(['a'])]
except Exception as error:
    result = type(error).__name__
# case: dates pd.Series([1.0])
try:
    result = pd.date_range('2024-01-01', periods=3)[pd.Series([1.0])]
except Exception as error:
    result = type(error).__name__
# case: dates [None]
try:
    result = pd.date_range('2024-01-01', periods=3)[[None]]
except Exception as error:
    result = type(error).__name__
# case: dates np.array([])
try:
    result = pd.date_range('2024-01-01', periods=3)[np.array([])]
except Exception as error:
    result = type(error).__name__
# case: dates pd.Series([1, 0])
try:
    result = pd.date_range('2024-01-01', periods=3)[pd.Series([1, 0])]
except Exception as error:
    result = type(error).__name__
# case: levels 'a'
try:
    result = pd.MultiIndex.from_tuples([(1, 2), (3, 4)])['a']
except Exception as error:
    result = type(error).__name__
# case: levels 1.0
try:
    result = pd.MultiIndex.from_tuples([(1, 2), (3, 4)])[1.0]
except Exception as error:
    result = type(error).__name__
# case: levels None
try:
    result = pd.MultiIndex.from_tuples([(1, 2), (3, 4)])[None]
except Exception as error:
    result = type(error).__name__
# case: levels True
try:
    result = pd.MultiIndex.from_tuples([(1, 2), (3, 4)])[True]
except Exception as error:
    result = type(error).__name__
# case: levels pd.Timestamp('2024')
try:
    result = pd.MultiIndex.from_tuples([(1, 2), (3, 4)])[pd.Timestamp('2024')]
except Exception as error:
    result = type(error).__name__
# case: levels (0, 1)
try:
    result = pd.MultiIndex.from_tuples([(1, 2), (3, 4)])[(0, 1)]
except Exception as error:
    result = type(error).__name__
# case: levels ['a']
try:
    result = pd.MultiIndex.from_tuples([(1, 2), (3, 4)])[['a']]
except Exception as error:
    result = type(error).__name__
# case: levels []
try:
    result = pd.MultiIndex.from_tuples([(1, 2), (3, 4)])[[]]
except Exception as error:
    result = type(error).__name__
# case: levels [1.0]
try:
    result = pd.MultiIndex.from_tuples([(1, 2), (3, 4)])[[1.0]]
except Exception as error:
    result = type(error).__name__
# case: levels [True]
try:
    result = pd.MultiIndex.from_tuples([(1, 2), (3, 4)])[[True]]
except Exception as error:
    result = type(error).__name__
# case: levels np.int64(1)
try:
    result = pd.MultiIndex.from_tuples([(1, 2), (3, 4)])[np.int64(1)]
except Exception as error:
    result = type(error).__name__
# case: levels 9
try:
    result = pd.MultiIndex.from_tuples([(1, 2), (3, 4)])[9]
except Exception as error:
    result = type(error).__name__
# case: levels pd.NA
try:
    result = pd.MultiIndex.from_tuples([(1, 2), (3, 4)])[pd.NA]
except Exception as error:
    result = type(error).__name__
# case: levels np.nan
try:
    result = pd.MultiIndex.from_tuples([(1, 2), (3, 4)])[np.nan]
except Exception as error:
    result = type(error).__name__
# case: levels pd.Series(['a'])
try:
    result = pd.MultiIndex.from_tuples([(1, 2), (3, 4)])[pd.Series(['a'])]
except Exception as error:
    result = type(error).__name__
# case: levels pd.Series([1.0])
try:
    result = pd.MultiIndex.from_tuples([(1, 2), (3, 4)])[pd.Series([1.0])]
except Exception as error:
    result = type(error).__name__
# case: levels [None]
try:
    result = pd.MultiIndex.from_tuples([(1, 2), (3, 4)])[[None]]
except Exception as error:
    result = type(error).__name__
# case: levels np.array([])
try:
    result = pd.MultiIndex.from_tuples([(1, 2), (3, 4)])[np.array([])]
except Exception as error:
    result = type(error).__name__
# case: levels pd.Series([1, 0])
try:
    result = pd.MultiIndex.from_tuples([(1, 2), (3, 4)])[pd.Series([1, 0])]
except Exception as error:
    result = type(error).__name__
# case: array 'a'
try:
    result = np.array([1, 2, 3])['a']
except Exception as error:
    result = type(error).__name__
# case: array 1.0
try:
    result = np.array([1, 2, 3])[1.0]
except Exception as error:
    result = type(error).__name__
# case: array None
try:
    result = np.array([1, 2, 3])[None]
except Exception as error:
    result = type(error).__name__
# case: array pd.Timestamp('2024')
try:
    result = np.array([1, 2, 3])[pd.Timestamp('2024')]
except Exception as error:
    result = type(error).__name__
# case: array (0, 1)
try:
    result = np.array([1, 2, 3])[(0, 1)]
except Exception as error:
    result = type(error).__name__
# case: array ['a']
try:
    result = np.array([1, 2, 3])[['a']]
except Exception as error:
    result = type(error).__name__
# case: array []
try:
    result = np.array([1, 2, 3])[[]]
except Exception as error:
    result = type(error).__name__
# case: array [1.0]
try:
    result = np.array([1, 2, 3])[[1.0]]
except Exception as error:
    result = type(error).__name__
# case: array [True]
try:
    result = np.array([1, 2, 3])[[True]]
except Exception as error:
    result = type(error).__name__
# case: array np.int64(1)
try:
    result = np.array([1, 2, 3])[np.int64(1)]
except Exception as error:
    result = type(error).__name__
# case: array 9
try:
    result = np.array([1, 2, 3])[9]
except Exception as error:
    result = type(error).__name__
# case: array pd.NA
try:
    result = np.array([1, 2, 3])[pd.NA]
except Exception as error:
    result = type(error).__name__
# case: array np.nan
try:
    result = np.array([1, 2, 3])[np.nan]
except Exception as error:
    result = type(error).__name__
# case: array pd.Series(['a'])
try:
    result = np.array([1, 2, 3])[pd.Series(['a'])]
except Exception as error:
    result = type(error).__name__
# case: array pd.Series([1.0])
try:
    result = np.array([1, 2, 3])[pd.Series([1.0])]
except Exception as error:
    result = type(error).__name__
# case: array [None]
try:
    result = np.array([1, 2, 3])[[None]]
except Exception as error:
    result = type(error).__name__
# case: array np.array([])
try:
    result = np.array([1, 2, 3])[np.array([])]
except Exception as error:
    result = type(error).__name__
# case: array pd.Series([1, 0])
try:
    result = np.array([1, 2, 3])[pd.Series([1, 0])]
except Exception as error:
    result = type(error).__name__
# case: objects 'a'
try:
    result = np.array(['a', 1], dtype=object)['a']
except Exception as error:
    result = type(error).__name__
# case: objects 1.0
try:
    result = np.array(['a', 1], dtype=object)[1.0]
except Exception as error:
    result = type(error).__name__
# case: objects None
try:
    result = np.array(['a', 1], dtype=object)[None]
except Exception as error:
    result = type(error).__name__
# case: objects pd.Timestamp('2024')
try:
    result = np.array(['a', 1], dtype=object)[pd.Timestamp('2024')]
except Exception as error:
    result = type(error).__name__
# case: objects (0, 1)
try:
    result = np.array(['a', 1], dtype=object)[(0, 1)]
except Exception as error:
    result = type(error).__name__
# case: objects ['a']
try:
    result = np.array(['a', 1], dtype=object)[['a']]
except Exception as error:
    result = type(error).__name__
# case: objects []
try:
    result = np.array(['a', 1], dtype=object)[[]]
except Exception as error:
    result = type(error).__name__
# case: objects [1.0]
try:
    result = np.array(['a', 1], dtype=object)[[1.0]]
except Exception as error:
    result = type(error).__name__
# case: objects [True]
try:
    result = np.array(['a', 1], dtype=object)[[True]]
except Exception as error:
    result = type(error).__name__
# case: objects np.int64(1)
try:
    result = np.array(['a', 1], dtype=object)[np.int64(1)]
except Exception as error:
    result = type(error).__name__
# case: objects 9
try:
    result = np.array(['a', 1], dtype=object)[9]
except Exception as error:
    result = type(error).__name__
# case: objects pd.NA
try:
    result = np.array(['a', 1], dtype=object)[pd.NA]
except Exception as error:
    result = type(error).__name__
# case: objects np.nan
try:
    result = np.array(['a', 1], dtype=object)[np.nan]
except Exception as error:
    result = type(error).__name__
# case: objects pd.Series(['a'])
try:
    result = np.array(['a', 1], dtype=object)[pd.Series(['a'])]
except Exception as error:
    result = type(error).__name__
# case: objects pd.Series([1.0])
try:
    result = np.array(['a', 1], dtype=object)[pd.Series([1.0])]
except Exception as error:
    result = type(error).__name__
# case: objects [None]
try:
    result = np.array(['a', 1], dtype=object)[[None]]
except Exception as error:
    result = type(error).__name__
# case: objects np.array([])
try:
    result = np.array(['a', 1], dtype=object)[np.array([])]
except Exception as error:
    result = type(error).__name__
# case: objects pd.Series([1, 0])
try:
    result = np.array(['a', 1], dtype=object)[pd.Series([1, 0])]
except Exception as error:
    result = type(error).__name__
# case: matrix 'a'
try:
    result = np.arange(6).reshape(2, 3)['a']
except Exception as error:
    result = type(error).__name__
# case: matrix 1.0
try:
    result = np.arange(6).reshape(2, 3)[1.0]
except Exception as error:
    result = type(error).__name__
# case: matrix pd.Timestamp('2024')
try:
    result = np.arange(6).reshape(2, 3)[pd.Timestamp('2024')]
except Exception as error:
    result = type(error).__name__
# case: matrix (0, 1)
try:
    result = np.arange(6).reshape(2, 3)[(0, 1)]
except Exception as error:
    result = type(error).__name__
# case: matrix ['a']
try:
    result = np.arange(6).reshape(2, 3)[['a']]
except Exception as error:
    result = type(error).__name__
# case: matrix []
try:
    result = np.arange(6).reshape(2, 3)[[]]
except Exception as error:
    result = type(error).__name__
# case: matrix [1.0]
try:
    result = np.arange(6).reshape(2, 3)[[1.0]]
except Exception as error:
    result = type(error).__name__
# case: matrix [True]
try:
    result = np.arange(6).reshape(2, 3)[[True]]
except Exception as error:
    result = type(error).__name__
# case: matrix np.int64(1)
try:
    result = np.arange(6).reshape(2, 3)[np.int64(1)]
except Exception as error:
    result = type(error).__name__
# case: matrix 9
try:
    result = np.arange(6).reshape(2, 3)[9]
except Exception as error:
    result = type(error).__name__
# case: matrix pd.NA
try:
    result = np.arange(6).reshape(2, 3)[pd.NA]
except Exception as error:
    result = type(error).__name__
# case: matrix np.nan
try:
    result = np.arange(6).reshape(2, 3)[np.nan]
except Exception as error:
    result = type(error).__name__
# case: matrix pd.Series(['a'])
try:
    result = np.arange(6).reshape(2, 3)[pd.Series(['a'])]
except Exception as error:
    result = type(error).__name__
# case: matrix pd.Series([1.0])
try:
    result = np.arange(6).reshape(2, 3)[pd.Series([1.0])]
except Exception as error:
    result = type(error).__name__
# case: matrix [None]
try:
    result = np.arange(6).reshape(2, 3)[[None]]
except Exception as error:
    result = type(error).__name__
# case: matrix np.array([])
try:
    result = np.arange(6).reshape(2, 3)[np.array([])]
except Exception as error:
    result = type(error).__name__
# case: matrix pd.Series([1, 0])
try:
    result = np.arange(6).reshape(2, 3)[pd.Series([1, 0])]
except Exception as error:
    result = type(error).__name__
# case: take pd.Series([1, 2, 3]) ["a"]
try:
    result = pd.Series([1, 2, 3]).take(["a"])
except Exception as error:
    result = type(error).__name__
# case: take pd.Series([1, 2, 3]) [1.0]
try:
    result = pd.Series([1, 2, 3]).take([1.0])
except Exception as error:
    result = type(error).__name__
# case: take pd.Series([1, 2, 3]) [None]
try:
    result = pd.Series([1, 2, 3]).take([None])
except Exception as error:
    result = type(error).__name__
# case: take pd.Series([1, 2, 3]) [9]
try:
    result = pd.Series([1, 2, 3]).take([9])
except Exception as error:
    result = type(error).__name__
# case: take pd.Series([1, 2, 3]) [True, False]
try:
    result = pd.Series([1, 2, 3]).take([True, False])
except Exception as error:
    result = type(error).__name__
# case: take pd.Series([1, 2, 3]) [2, -1]
try:
    result = pd.Series([1, 2, 3]).take([2, -1])
except Exception as error:
    result = type(error).__name__
# case: take pd.Series([1, 2, 3]) pd.Series([1.5, None])
try:
    result = pd.Series([1, 2, 3]).take(pd.Series([1.5, None]))
except Exception as error:
    result = type(error).__name__
# case: take pd.Series([1, 2, 3]) {}
try:
    result = pd.Series([1, 2, 3]).take({})
except Exception as error:
    result = type(error).__name__
# case: take pd.Index([1, 2, 3]) ["a"]
try:
    result = pd.Index([1, 2, 3]).take(["a"])
except Exception as error:
    result = type(error).__name__
# case: take pd.Index([1, 2, 3]) [1.0]
try:
    result = pd.Index([1, 2, 3]).take([1.0])
except Exception as error:
    result = type(error).__name__
# case: take pd.Index([1, 2, 3]) [None]
try:
    result = pd.Index([1, 2, 3]).take([None])
except Exception as error:
    result = type(error).__name__
# case: take pd.Index([1, 2, 3]) [9]
try:
    result = pd.Index([1, 2, 3]).take([9])
except Exception as error:
    result = type(error).__name__
# case: take pd.Index([1, 2, 3]) [True, False]
try:
    result = pd.Index([1, 2, 3]).take([True, False])
except Exception as error:
    result = type(error).__name__
# case: take pd.Index([1, 2, 3]) [2, -1]
try:
    result = pd.Index([1, 2, 3]).take([2, -1])
except Exception as error:
    result = type(error).__name__
# case: take pd.Index([1, 2, 3]) pd.Series([1.5, None])
try:
    result = pd.Index([1, 2, 3]).take(pd.Series([1.5, None]))
except Exception as error:
    result = type(error).__name__
# case: take pd.Index([1, 2, 3]) {}
try:
    result = pd.Index([1, 2, 3]).take({})
except Exception as error:
    result = type(error).__name__
# case: take np.array([1, 2, 3]) ["a"]
try:
    result = np.array([1, 2, 3]).take(["a"])
except Exception as error:
    result = type(error).__name__
# case: take np.array([1, 2, 3]) [1.0]
try:
    result = np.array([1, 2, 3]).take([1.0])
except Exception as error:
    result = type(error).__name__
# case: take np.array([1, 2, 3]) [None]
try:
    result = np.array([1, 2, 3]).take([None])
except Exception as error:
    result = type(error).__name__
# case: take np.array([1, 2, 3]) [9]
try:
    result = np.array([1, 2, 3]).take([9])
except Exception as error:
    result = type(error).__name__
# case: take np.array([1, 2, 3]) [True, False]
try:
    result = np.array([1, 2, 3]).take([True, False])
except Exception as error:
    result = type(error).__name__
# case: take np.array([1, 2, 3]) [2, -1]
try:
    result = np.array([1, 2, 3]).take([2, -1])
except Exception as error:
    result = type(error).__name__
# case: take np.array([1, 2, 3]) pd.Series([1.5, None])
try:
    result = np.array([1, 2, 3]).take(pd.Series([1.5, None]))
except Exception as error:
    result = type(error).__name__
# case: take np.array([1, 2, 3]) {}
try:
    result = np.array([1, 2, 3]).take({})
except Exception as error:
    result = type(error).__name__
# case: take pd.DataFrame({"a": [1, 2, 3]}) ["a"]
try:
    result = pd.DataFrame({"a": [1, 2, 3]}).take(["a"])
except Exception as error:
    result = type(error).__name__
# case: take pd.DataFrame({"a": [1, 2, 3]}) [1.0]
try:
    result = pd.DataFrame({"a": [1, 2, 3]}).take([1.0])
except Exception as error:
    result = type(error).__name__
# case: take pd.DataFrame({"a": [1, 2, 3]}) [None]
try:
    result = pd.DataFrame({"a": [1, 2, 3]}).take([None])
except Exception as error:
    result = type(error).__name__
# case: take pd.DataFrame({"a": [1, 2, 3]}) [9]
try:
    result = pd.DataFrame({"a": [1, 2, 3]}).take([9])
except Exception as error:
    result = type(error).__name__
# case: take pd.DataFrame({"a": [1, 2, 3]}) [True, False]
try:
    result = pd.DataFrame({"a": [1, 2, 3]}).take([True, False])
except Exception as error:
    result = type(error).__name__
# case: take pd.DataFrame({"a": [1, 2, 3]}) [2, -1]
try:
    result = pd.DataFrame({"a": [1, 2, 3]}).take([2, -1])
except Exception as error:
    result = type(error).__name__
# case: take pd.DataFrame({"a": [1, 2, 3]}) pd.Series([1.5, None])
try:
    result = pd.DataFrame({"a": [1, 2, 3]}).take(pd.Series([1.5, None]))
except Exception as error:
    result = type(error).__name__
# case: take pd.DataFrame({"a": [1, 2, 3]}) {}
try:
    result = pd.DataFrame({"a": [1, 2, 3]}).take({})
except Exception as error:
    result = type(error).__name__
# case: set "a"
a = np.array([1, 2, 3])
try:
    a["a"] = 5
    result = a
except Exception as error:
    result = type(error).__name__
# case: set 1.0
a = np.array([1, 2, 3])
try:
    a[1.0] = 5
    result = a
except Exception as error:
    result = type(error).__name__
# case: set ["a"]
a = np.array([1, 2, 3])
try:
    a[["a"]] = 5
    result = a
except Exception as error:
    result = type(error).__name__
# case: set [1.0]
a = np.array([1, 2, 3])
try:
    a[[1.0]] = 5
    result = a
except Exception as error:
    result = type(error).__name__
# case: set {}
a = np.array([1, 2, 3])
try:
    a[{}] = 5
    result = a
except Exception as error:
    result = type(error).__name__
# case: set np.array([])
a = np.array([1, 2, 3])
try:
    a[np.array([])] = 5
    result = a
except Exception as error:
    result = type(error).__name__
# case: set [0, 2]
a = np.array([1, 2, 3])
try:
    a[[0, 2]] = 5
    result = a
except Exception as error:
    result = type(error).__name__
# case: set np.array([True, False, True])
a = np.array([1, 2, 3])
try:
    a[np.array([True, False, True])] = 5
    result = a
except Exception as error:
    result = type(error).__name__
