import numpy as np
import pandas as pd
from pandas.api.types import CategoricalDtype

sizes = pd.Series(["a", "b", "c", "a"], dtype="category")

# case: cut_labels
df = pd.DataFrame({"value": [3, 47, 99, 12, 58, 80]})
labels = ["{0} - {1}".format(i, i + 9) for i in range(0, 100, 10)]
df["group"] = pd.cut(df.value, range(0, 105, 10), right=False, labels=labels)
result = df

# case: raw_categorical
raw_cat = pd.Categorical(["a", "b", "c", "a"], categories=["b", "c", "d"], ordered=False)
s = pd.Series(raw_cat)
result = [s, s.cat.categories, s.cat.ordered, s.cat.codes]

# case: frame_category
df = pd.DataFrame({"A": list("abca"), "B": list("bccd")}, dtype="category")
cat_type = CategoricalDtype(categories=list("abcd"), ordered=True)
df2 = pd.DataFrame({"A": list("abca"), "B": list("bccd")}).astype(cat_type)
result = [df.dtypes.astype(str), df["A"].cat.categories, df["B"].cat.categories, df2["A"].cat.categories, df2["B"].cat.ordered]

# case: from_codes
splitter = [0, 1, 1, 0, 1]
result = pd.Series(pd.Categorical.from_codes(splitter, categories=["train", "test"]))

# case: back_to_array
s2 = sizes.astype(str)
result = [s2, np.asarray(sizes)]

# case: dtype_equality
c1 = CategoricalDtype(["a", "b", "c"], ordered=False)
result = [c1 == CategoricalDtype(["b", "c", "a"], ordered=False), c1 == CategoricalDtype(["a", "b", "c"], ordered=True), c1 == "category", CategoricalDtype(["a"], None) == "category"]

# case: describe_category
cat = pd.Categorical(["a", "c", "c", np.nan], categories=["b", "a", "c"])
df = pd.DataFrame({"cat": cat, "s": ["a", "c", "c", np.nan]})
result = [df.describe(), df["cat"].describe()]

# case: unique_order
s = pd.Series(list("babc")).astype(CategoricalDtype(list("abcd")))
result = [s.cat.categories, s.unique(), s.unique().categories]

# case: rename_categories
s = pd.Series(["a", "b", "c", "a"], dtype="category")
new = ["Group %s" % g for g in s.cat.categories]
result = [s.cat.rename_categories(new), s.cat.rename_categories({1: "x", "a": "y", "c": "z"}), s.cat.rename_categories([1, 2, 3])]

# case: rename_not_unique
result = sizes.cat.rename_categories([1, 1, 1])

# case: rename_null
result = sizes.cat.rename_categories([1, 2, np.nan])

# case: add_remove
s = sizes.cat.add_categories([4])
result = [s.cat.categories, s.cat.remove_categories([4]), s.cat.remove_categories(["a"]), s.cat.remove_unused_categories(), sizes.cat.set_categories(["one", "two", "a", "-"])]

# case: ordered_sort
s = pd.Series(["a", "b", "c", "a"]).astype(CategoricalDtype(ordered=True))
u = pd.Series(pd.Categorical(["a", "b", "c", "a"], ordered=False))
result = [s.sort_values(), s.min(), s.max(), u.cat.as_ordered(), s.cat.as_unordered().cat.ordered]

# case: unordered_min
result = sizes.min()

# case: set_and_reorder
s = pd.Series([1, 2, 3, 1], dtype="category").cat.set_categories([2, 3, 1], ordered=True)
t = pd.Series([1, 2, 3, 1], dtype="category").cat.reorder_categories([2, 3, 1], ordered=True)
result = [s, s.sort_values(), s.min(), s.max(), t]

# case: multicolumn_sort
dfs = pd.DataFrame({"A": pd.Categorical(list("bbeebbaa"), categories=["e", "a", "b"], ordered=True), "B": [1, 2, 1, 2, 2, 1, 2, 1]})
result = [dfs.sort_values(by=["A", "B"]), dfs.assign(A=dfs["A"].cat.reorder_categories(["a", "b", "e"])).sort_values(by=["A", "B"])]

# case: comparisons
cat = pd.Series([1, 2, 3]).astype(CategoricalDtype([3, 2, 1], ordered=True))
cat_base = pd.Series([2, 2, 2]).astype(CategoricalDtype([3, 2, 1], ordered=True))
cat_base2 = pd.Series([2, 2, 2]).astype(CategoricalDtype(ordered=True))
result = [cat > cat_base, cat > 2, cat == cat_base, cat == np.array([1, 2, 3]), cat == 2]

# case: comparison_categories_differ
cat = pd.Series([1, 2, 3]).astype(CategoricalDtype([3, 2, 1], ordered=True))
result = cat > pd.Series([2, 2, 2]).astype(CategoricalDtype(ordered=True))

# case: comparison_with_list
cat = pd.Series([1, 2, 3]).astype(CategoricalDtype([3, 2, 1], ordered=True))
result = cat > [2, 2, 2]

# case: comparison_unordered_equal
c1 = pd.Categorical(["a", "b"], categories=["a", "b"], ordered=False)
c2 = pd.Categorical(["a", "b"], categories=["b", "a"], ordered=False)
result = c1 == c2

# case: category_value_counts
s = pd.Series(pd.Categorical(["a", "b", "c", "c"], categories=["c", "a", "b", "d"]))
result = s.value_counts()

# case: columns_sum_by_level
columns = pd.Categorical(["One", "One", "Two"], categories=["One", "Two", "Three"], ordered=True)
df = pd.DataFrame(data=[[1, 2, 3], [4, 5, 6]], columns=pd.MultiIndex.from_arrays([["A", "B", "B"], columns]))
result = df.T.groupby(level=1, observed=False).sum()

# case: category_groupby
cats = pd.Categorical(["a", "b", "b", "b", "c", "c", "c"], categories=["a", "b", "c", "d"])
df = pd.DataFrame({"cats": cats, "values": [1, 2, 2, 2, 3, 4, 5]})
result = df.groupby("cats", observed=False).mean()

# case: category_groupby_two
cats2 = pd.Categorical(["a", "a", "b", "b"], categories=["a", "b", "c"])
df2 = pd.DataFrame({"cats": cats2, "B": ["c", "d", "c", "d"], "values": [1, 2, 3, 4]})
result = df2.groupby(["cats", "B"], observed=False).mean()

# case: category_pivot
raw_cat = pd.Categorical(["a", "a", "b", "b"], categories=["a", "b", "c"])
df = pd.DataFrame({"A": raw_cat, "B": ["c", "d", "c", "d"], "values": [1, 2, 3, 4]})
result = pd.pivot_table(df, values="values", index=["A", "B"], observed=False)

# case: category_getting
idx = pd.Index(["h", "i", "j", "k", "l", "m", "n"])
cats = pd.Series(["a", "b", "b", "b", "c", "c", "c"], dtype="category", index=idx)
df = pd.DataFrame({"cats": cats, "values": [1, 2, 2, 2, 3, 4, 5]}, index=idx)
result = [df.iloc[2:4, :], df.iloc[2:4, :].dtypes.astype(str), df.loc["h":"j", "cats"], df[df["cats"] == "b"], df.loc["h", :], df.iat[0, 0], df.loc["h", "cats"], df.loc[["h"], "cats"]]

# case: category_accessors
str_cat = pd.Series(list("aabb")).astype("category")
date_cat = pd.Series(pd.date_range("1/1/2015", periods=5)).astype("category")
result = [str_cat.str.contains("a"), date_cat.dt.day, str_cat.str.upper(), date_cat.dt.year.dtype.name]

# case: category_setting
df = pd.DataFrame({"cats": pd.Categorical(["a", "a", "a"], categories=["a", "b"]), "values": [1, 1, 1]})
df.iloc[1:2, :] = [["b", 2]]
result = df

# case: category_setting_bad
df = pd.DataFrame({"cats": pd.Categorical(["a", "a", "a"], categories=["a", "b"]), "values": [1, 1, 1]})
df.iloc[1:2, :] = [["c", 3]]
result = df

# case: category_setting_categorical
df = pd.DataFrame({"a": [1, 1, 1, 1, 1], "b": ["a", "a", "a", "a", "a"]})
df.loc[1:2, "a"] = pd.Categorical(["b", "b"], categories=["a", "b"])
df.loc[2:3, "b"] = pd.Categorical(["b", "b"], categories=["a", "b"])
result = [df, df.dtypes.astype(str)]

# case: union_categoricals
from pandas.api.types import union_categoricals
a = pd.Categorical(["b", "c"])
b = pd.Categorical(["a", "b"])
result = [union_categoricals([a, b]), union_categoricals([a, b], sort_categories=True), union_categoricals([a, b]).codes]

# case: union_categoricals_ordered
from pandas.api.types import union_categoricals
a = pd.Categorical(["a", "b"], ordered=True)
b = pd.Categorical(["a", "b", "a"], ordered=True)
result = [union_categoricals([a, b]), union_categoricals([a, pd.Categorical(["c"], ordered=True)], ignore_order=True)]

# case: category_missing
s = pd.Series(["a", "b", np.nan, "a"], dtype="category")
result = [s, s.cat.codes, pd.isna(s), s.fillna("a")]

# case: category_not_numpy
result = np.sum(pd.Series([1, 2, 3], dtype="category"))

# case: category_row_object
df = pd.DataFrame({"a": [1, 2, 3, 4], "b": ["a", "b", "c", "d"], "cats": pd.Categorical([1, 2, 3, 2])})
result = [df.apply(lambda row: type(row["cats"]).__name__, axis=1), df.apply(lambda col: col.dtype.name, axis=0)]

# case: categorical_index_order
cats = pd.Categorical([1, 2, 3, 4], categories=[4, 2, 3, 1])
df = pd.DataFrame({"strings": ["a", "b", "c", "d"], "values": [4, 2, 3, 1]}, index=cats)
result = [df.index, df.sort_index()]

# case: str_accessor_on_ordered
s = pd.Series(["lo", "hi", "lo"]).astype(CategoricalDtype(["lo", "hi"], ordered=True))
result = [s.rank(), s.max(), s.mode(), s.map({"lo": 0, "hi": 1}), (s > "lo").sum()]
