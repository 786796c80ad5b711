import collections
import re
import numpy as np
import pandas as pd
from pandas.api import types


# case: hashable
result = [types.is_hashable(v) for v in (1, "a", (1, 2), ([],), ((1, []),), [1], {}, frozenset([1]), pd.Series([1]), None)]


# case: iterator
result = [types.is_iterator(v) for v in (iter([1]), (x for x in "ab"), [1], "ab", map(str, [1]), range(3))]


# case: named tuple
result = [types.is_named_tuple(v) for v in (collections.namedtuple("P", "x y")(1, 2), (1, 2))]


# case: pattern
result = [types.is_re(v) for v in (re.compile("a"), "a")] + [types.is_re_compilable(v) for v in ("a.*", 1, re.compile("b"))]


# case: pattern with a mistake
result = types.is_re_compilable("(")


# case: interval
result = [types.is_interval(v) for v in (pd.Interval(0, 1), (0, 1))]


# case: complex
result = [types.is_complex(1.5), types.is_complex_dtype("float64"), types.is_complex_dtype(pd.Series([1]))]


# case: int64
result = [types.is_int64_dtype(v) for v in ("int64", "int32", float, pd.Series([1]), pd.Series([1], dtype="Int64"), pd.Int64Dtype)]


# case: durations of nanoseconds
result = [types.is_timedelta64_ns_dtype(v) for v in ("timedelta64[ns]", "timedelta64[s]", "int64")]


# case: truths in categories and indexes
result = [types.is_bool_dtype(v) for v in (pd.Categorical([True, False]), pd.Categorical(["a"]), pd.Index([True, None]), pd.Index([True, False], dtype=object), pd.Series([True, None]), "boolean", bool)]


# case: inferred dates of numpy
result = [types.infer_dtype([np.datetime64("2020-01-01")]), types.infer_dtype([pd.Timestamp("2020-01-01")])]


# case: dtypes by class
result = [types.is_integer_dtype(pd.UInt8Dtype), types.is_float_dtype(pd.Float64Dtype), types.is_unsigned_integer_dtype(pd.Int8Dtype), types.is_bool_dtype(pd.BooleanDtype)]


# case: small nullable dtypes
result = pd.DataFrame({"a": pd.array([1, None], dtype=pd.Int8Dtype()), "b": pd.Series([2, pd.NA], dtype=pd.UInt16Dtype())})


# case: dtype is of a class
result = [isinstance(pd.Series([1], dtype="Int64").dtype, pd.Int64Dtype), isinstance(pd.Series([1]).dtype, pd.Int64Dtype), isinstance(pd.Series(["a"], dtype="string").dtype, pd.StringDtype)]


# case: dtypes are equal
result = [pd.Int16Dtype() == "Int16", pd.Int16Dtype() == pd.Series([1], dtype="Int16").dtype, repr(pd.UInt32Dtype()), str(pd.Int8Dtype())]


# case: suffixes that are none
left, right = pd.DataFrame({"k": [1], "v": [2]}), pd.DataFrame({"k": [1], "v": [3]})
result = left.merge(right, on="k", suffixes=(False, False))


# case: suffixes that are empty
left, right = pd.DataFrame({"k": [1], "v": [2]}), pd.DataFrame({"k": [1], "v": [3]})
result = left.merge(right, on="k", suffixes=("", ""))


# case: one suffix
left, right = pd.DataFrame({"k": [1], "v": [2]}), pd.DataFrame({"k": [1], "v": [3]})
result = left.merge(right, on="k", suffixes=("", "_new"))
