import pandas as pd
import numpy as np
from pandas.api.types import CategoricalDtype, infer_dtype, union_categoricals
import pandas.api.types as ptypes

x = pd.Categorical(["b", "a", None])
y = pd.Categorical(["c", "a"])
o = pd.Series(["lo", "hi"]).astype(CategoricalDtype(["lo", "hi"], ordered=True))

# case: union_of_others
result = pd.Series(union_categoricals([x, y]))

# case: union_sorted
result = union_categoricals([y, x], sort_categories=True).categories

# case: union_of_ordered
result = union_categoricals([o, o]).ordered

# case: union_of_ordered_and_others
try:
    union_categoricals([o, x])
except TypeError as e:
    result = str(e)

# case: union_ignoring_order
u = union_categoricals([o, x], ignore_order=True)
result = (list(u), u.ordered, list(u.categories))

# case: union_of_ordered_sorted
try:
    union_categoricals([o, o], sort_categories=True)
except TypeError as e:
    result = str(e)

# case: union_of_same_sorted
result = list(union_categoricals([y, pd.Categorical(["c"], categories=["c", "a"])], sort_categories=True).categories)

# case: union_of_text
result = union_categoricals([["a"], x])

# case: union_of_nothing
result = union_categoricals([])

# case: union_of_numbers_and_text
result = union_categoricals([pd.Categorical([1]), x])

# case: union_of_indexes
result = pd.Series(union_categoricals([pd.CategoricalIndex(["q"]), o.cat.as_unordered()]))

# case: inferred_kinds
result = [infer_dtype(v) for v in [["a", None], [1, 2], [1, None], [1.5, np.nan], [1, "a"], [True, False], [], [None], [1, 2.5], pd.Series([1, 2]), pd.Series(["a"], dtype="category"), pd.Series([None, "x"]), np.array([1.5])]]

# case: inferred_with_missing
result = [infer_dtype(v, skipna=False) for v in [["a", None], [1, None], [1, np.nan], [1.5, np.nan], [None, None], pd.Series(["a", None])]]

# case: inferred_of_column
df = pd.DataFrame({"a": [1, "x", None], "b": [None, None, "t"], "c": [1.5, 2, None]})
result = df.apply(infer_dtype)

# case: inferred_of_number
result = infer_dtype(5)

# case: tests_of_dtypes
s = [pd.Series([1]), pd.Series([1.5]), pd.Series([True]), pd.Series(["a"]), pd.Series(["a"], dtype="string"), pd.Series([1], dtype="Int64"), pd.Series(["a"], dtype="category"), pd.Series(pd.to_datetime(["2020-01-01"]))]
result = {f: [getattr(ptypes, f)(v) for v in s] for f in ["is_any_real_numeric_dtype", "is_extension_array_dtype", "is_period_dtype", "is_interval_dtype"]}

# case: hashable
result = [ptypes.is_hashable(v) for v in [1, "a", (1, 2), [1], {}, None, frozenset()]]

# case: categories_of_dtype
result = ptypes.CategoricalDtype(["a", "b"]).categories
