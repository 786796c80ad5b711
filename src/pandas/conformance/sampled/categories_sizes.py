import pandas as pd
import numpy as np
from pandas.api.types import CategoricalDtype

sizes = pd.DataFrame({
    "item": ["shirt", "hat", "sock", "coat", "belt", "scarf"],
    "size": ["M", "S", None, "XL", "M", "unknown"],
    "price": [10.0, 5.5, 2.0, 80.0, np.nan, 10.0],
})
size_type = CategoricalDtype(["S", "M", "L", "XL"], ordered=True)

# case: astype_ordered_sort
result = sizes.assign(size=sizes["size"].astype(size_type)).sort_values("size")

# case: compare_ordered
s = sizes["size"].astype(size_type)
result = sizes[s >= "M"]

# case: cat_codes
result = sizes["size"].astype("category").cat.codes

# case: cat_categories
result = sizes["size"].astype("category").cat.categories.tolist()

# case: value_counts_unused
result = sizes["size"].astype(size_type).value_counts()

# case: value_counts_sorted
result = sizes["size"].astype(size_type).value_counts(sort=False, dropna=False)

# case: groupby_observed_false
d = sizes.assign(size=sizes["size"].astype(size_type))
result = d.groupby("size", observed=False)["price"].agg(["count", "sum"])

# case: groupby_observed_true
d = sizes.assign(size=sizes["size"].astype(size_type))
result = d.groupby("size", observed=True)["price"].mean()

# case: add_fill
result = sizes["size"].astype("category").cat.add_categories(["missing"]).fillna("missing")

# case: fillna_error
try:
    result = sizes["size"].astype("category").fillna("missing")
except TypeError as e:
    result = str(e)

# case: rename_categories
result = sizes["size"].astype("category").cat.rename_categories({"M": "Medium", "S": "Small"})

# case: reorder
result = sizes["size"].dropna().astype("category").cat.reorder_categories(["unknown", "XL", "M", "S"], ordered=True).max()

# case: remove_unused
c = sizes["size"].astype(size_type)
result = c[c.isin(["S", "M"])].cat.remove_unused_categories().cat.categories

# case: remove_categories
result = sizes["size"].astype("category").cat.remove_categories(["unknown"])

# case: set_categories
result = sizes["size"].astype("category").cat.set_categories(["XL", "M"])

# case: as_ordered_min
result = sizes["size"].astype("category").cat.as_ordered().min()

# case: cut_labels
result = pd.cut(sizes["price"], bins=[0, 5, 20, 100], labels=["low", "mid", "high"])

# case: cut_crosstab
b = pd.cut(sizes["price"], [0, 5, 20, 100], labels=["low", "mid", "high"])
result = pd.crosstab(sizes["size"].fillna("none"), b)

# case: qcut_codes
result = pd.qcut(sizes["price"], 3, labels=False, duplicates="drop")

# case: categorical_str
result = sizes["item"].astype("category").str.upper()

# case: categorical_map
result = sizes["size"].astype("category").map({"M": 1, "S": 0, "XL": 3})

# case: concat_categories
a = pd.Series(["x", "y"], dtype="category")
b = pd.Series(["y", "z"], dtype="category")
result = pd.concat([a, b], ignore_index=True)

# case: union_categoricals
from pandas.api.types import union_categoricals
a = pd.Categorical(["x", "y"])
b = pd.Categorical(["y", "z"])
result = pd.Series(union_categoricals([a, b]))

# case: pivot_categorical
d = sizes.assign(size=sizes["size"].astype(size_type))
result = d.pivot_table(index="size", values="price", aggfunc="mean", observed=False)

# case: get_dummies_categorical
result = pd.get_dummies(sizes["size"].astype(size_type))

# case: factorize
codes, uniques = pd.factorize(sizes["size"])
result = (codes.tolist(), list(uniques))

# case: factorize_sort
codes, uniques = sizes["size"].factorize(sort=True, use_na_sentinel=False)
result = pd.DataFrame({"code": codes, "back": uniques.take(codes)})

# case: from_codes
result = pd.Series(pd.Categorical.from_codes([0, 1, -1, 0], ["no", "yes"]))

# case: custom_sort_key
order = {"S": 0, "M": 1, "L": 2, "XL": 3}
result = sizes.sort_values("size", key=lambda s: s.map(order), na_position="first")

# case: categorical_describe
result = sizes["size"].astype("category").describe()

# case: set_value_not_in_categories
c = sizes["size"].astype("category")
try:
    c.iloc[0] = "XXL"
    result = "ok"
except TypeError as e:
    result = str(e)

# case: merge_categories
d = sizes.assign(size=sizes["size"].astype("category"))
ref = pd.DataFrame({"size": pd.Categorical(["M", "L"]), "rank": [2, 3]})
m = d.merge(ref, on="size", how="left")
result = (m, str(m["size"].dtype))

# case: select_category_columns
d = sizes.assign(size=sizes["size"].astype("category"))
result = d.select_dtypes("category").columns.tolist()

# case: equality_mixed
result = (sizes["size"].astype("category") == "M").tolist()

# case: categorical_index
d = sizes.assign(size=sizes["size"].astype(size_type)).dropna(subset=["size"]).set_index("size").sort_index()
result = d.loc["M":"XL"]
