import pandas as pd
import numpy as np

wide = pd.DataFrame({
    "student": ["Ann", "Bob", "Cid", "Bob"],
    "class": ["A", "B", None, "B"],
    "math_2022": [90, 85, np.nan, 70],
    "math_2023": [95, np.nan, 60, 75],
    "bio_2022": [80, 82, 78, np.nan],
    "bio_2023": [88, 84, 79, 66],
})
sales = pd.DataFrame({
    "region": ["North", "South", "north", "East", "South", None, "North"],
    "product": ["A", "B", "A", "C", "B", "A", "B"],
    "quarter": ["Q1", "Q1", "Q2", "Q1", "Q2", "Q2", "Q1"],
    "units": [10, 5, 7, 0, 5, 3, 10],
    "price": [1.5, 2.0, 1.5, np.nan, 2.5, 1.5, 2.0],
})

# case: melt_basic
result = wide.melt(id_vars=["student", "class"], var_name="exam", value_name="score")

# case: melt_split_variable
m = wide.melt(id_vars=["student", "class"], var_name="exam", value_name="score")
m[["subject", "year"]] = m["exam"].str.split("_", expand=True)
m["year"] = m["year"].astype(int)
result = m.drop(columns="exam").dropna(subset=["score"]).sort_values(["student", "subject", "year"]).reset_index(drop=True)

# case: melt_value_vars
result = pd.melt(wide, id_vars="student", value_vars=["math_2022", "bio_2022"])

# case: melt_keep_index
result = wide.set_index("student").melt(ignore_index=False, value_vars=["bio_2022", "bio_2023"])

# case: melt_multi_columns
df = pd.DataFrame([[1, 2, 3, 4]], columns=pd.MultiIndex.from_product([["x", "y"], ["a", "b"]], names=["u", "v"]))
result = df.melt()

# case: melt_col_level
df = pd.DataFrame({("A", "E"): [1, 2], ("B", "F"): [3, 4]})
result = df.melt(col_level=0)

# case: wide_to_long
w = wide.copy()
w["id"] = range(len(w))
result = pd.wide_to_long(w, stubnames=["math", "bio"], i="id", j="year", sep="_")

# case: wide_to_long_suffix
df = pd.DataFrame({"id": [1, 2], "score-one": [5, 6], "score-two": [7, None], "x": ["p", "q"]})
result = pd.wide_to_long(df, ["score"], i="id", j="round", sep="-", suffix=r"\w+")

# case: wide_to_long_not_unique
try:
    pd.wide_to_long(wide, stubnames="math", i="student", j="year", sep="_")
    result = "ok"
except ValueError as e:
    result = str(e)

# case: wide_to_long_two_ids
df = pd.DataFrame({"fam": [1, 1, 2], "birth": [1, 2, 1], "ht1": [2.8, 2.9, 2.2], "ht2": [3.4, 3.8, 2.9]})
result = pd.wide_to_long(df, stubnames="ht", i=["fam", "birth"], j="age").reset_index()

# case: pivot_basic
d = sales.dropna(subset=["region"]).drop_duplicates(["region", "quarter"])
result = d.pivot(index="region", columns="quarter", values="units")

# case: pivot_duplicate_error
try:
    result = sales.pivot(index="product", columns="quarter", values="units")
except ValueError as e:
    result = str(e)

# case: pivot_multi_values
d = sales.drop_duplicates(["product", "quarter"])
result = d.pivot(index="product", columns="quarter", values=["units", "price"])

# case: pivot_multi_values_flatten
d = sales.drop_duplicates(["product", "quarter"])
p = d.pivot(index="product", columns="quarter", values=["units", "price"])
p.columns = [f"{a}_{b}" for a, b in p.columns]
result = p.reset_index()

# case: pivot_table_margins
result = sales.pivot_table(index="product", columns="quarter", values="units", aggfunc="sum", fill_value=0, margins=True, margins_name="Total")

# case: pivot_table_dict_agg
result = sales.pivot_table(index="product", aggfunc={"units": ["sum", "max"], "price": "mean"})

# case: pivot_table_flatten_map
p = sales.pivot_table(index="product", columns="quarter", values=["units", "price"], aggfunc=["sum", "mean"])
p.columns = p.columns.map("_".join)
result = p

# case: pivot_table_no_values
result = sales.pivot_table(index="product", columns="quarter", aggfunc="size", fill_value=0)

# case: pivot_table_lambda
result = sales.pivot_table(index="product", values="units", aggfunc=lambda s: ",".join(map(str, sorted(s))))

# case: pivot_table_first_strings
result = sales.pivot_table(index="product", columns="quarter", values="region", aggfunc="first")

# case: crosstab_basic
result = pd.crosstab(sales["product"], sales["quarter"])

# case: crosstab_normalize
result = pd.crosstab(sales["product"], sales["quarter"], normalize="index").round(2)

# case: crosstab_values
result = pd.crosstab(sales["region"].str.title(), sales["product"], values=sales["units"], aggfunc="sum", margins=True)

# case: crosstab_multi
result = pd.crosstab([sales["region"], sales["product"]], sales["quarter"], rownames=["r", "p"], colnames=["q"])

# case: stack_basic
result = wide.drop_duplicates("student").set_index("student")[["math_2022", "bio_2022"]].stack()

# case: stack_future
result = wide.drop_duplicates("student").set_index("student")[["math_2022", "bio_2022"]].stack(future_stack=True)

# case: unstack_fill
result = sales.groupby(["product", "quarter"])["units"].sum().unstack(fill_value=0)

# case: unstack_level_name
g = sales.groupby(["region", "product", "quarter"], dropna=False)["units"].sum()
result = g.unstack("product")

# case: unstack_two_levels
g = sales.groupby(["region", "product", "quarter"])["units"].sum()
result = g.unstack(["product", "quarter"])

# case: unstack_frame
g = sales.groupby(["product", "quarter"]).agg(total=("units", "sum"), avg=("price", "mean"))
result = g.unstack()

# case: unstack_flatten_list
g = sales.groupby(["product", "quarter"]).agg(total=("units", "sum"), avg=("price", "mean")).unstack()
g.columns = ["_".join(c) for c in g.columns.to_flat_index()]
result = g

# case: unstack_stack_roundtrip
g = sales.groupby(["product", "quarter"])["units"].sum()
result = g.unstack().stack().eq(g.astype(float))

# case: agg_multi_flatten
g = sales.groupby("product").agg({"units": ["sum", "mean"], "price": ["min", "max"]})
g.columns = ["_".join(col).strip() for col in g.columns.values]
result = g.reset_index()

# case: swaplevel_sort_columns
p = sales.pivot_table(index="product", columns="quarter", values=["units", "price"], aggfunc="sum")
result = p.swaplevel(axis=1).sort_index(axis=1)

# case: xs_columns
p = sales.pivot_table(index="product", columns="quarter", values=["units", "price"], aggfunc="sum")
result = p.xs("Q1", level=1, axis=1)

# case: droplevel_columns
p = sales.pivot_table(index="product", columns="quarter", values=["units"], aggfunc="sum")
result = p.droplevel(0, axis=1).rename_axis(columns=None)

# case: get_dummies_frame
result = pd.get_dummies(sales[["product", "quarter", "units"]])

# case: get_dummies_drop_first
result = pd.get_dummies(sales, columns=["product"], drop_first=True, dtype=int)

# case: get_dummies_na
result = pd.get_dummies(sales["region"], dummy_na=True, prefix="r", prefix_sep=":")

# case: get_dummies_prefix_list
result = pd.get_dummies(sales[["region", "quarter"]], prefix=["reg", "q"])

# case: get_dummies_prefix_dict
result = pd.get_dummies(sales[["region", "quarter"]], prefix={"region": "R", "quarter": "Q"}, dtype=float)

# case: from_dummies
d = pd.get_dummies(sales["product"])
result = pd.from_dummies(d)

# case: concat_keys
a = sales.head(2)[["region", "units"]]
b = sales.tail(2)[["region", "units"]]
result = pd.concat([a, b], keys=["first", "last"], names=["part", "row"])

# case: concat_dict
parts = {k: g[["units"]].describe().loc[["count", "mean"]] for k, g in sales.groupby("product")}
result = pd.concat(parts)

# case: concat_axis1_keys
s1 = sales.groupby("product")["units"].sum()
s2 = sales.groupby("product")["price"].mean()
result = pd.concat([s1, s2], axis=1, keys=["total", "avg"])

# case: concat_columns_mismatch
a = pd.DataFrame({"x": [1, 2], "y": ["a", "b"]})
b = pd.DataFrame({"y": ["c"], "z": [True]})
result = pd.concat([a, b], ignore_index=True, sort=False)

# case: concat_inner
a = pd.DataFrame({"x": [1, 2], "y": ["a", "b"]})
b = pd.DataFrame({"y": ["c"], "z": [True]})
result = pd.concat([a, b], join="inner")

# case: concat_verify
a = pd.DataFrame({"x": [1]}, index=["i"])
try:
    pd.concat([a, a], verify_integrity=True)
except ValueError as e:
    result = str(e)

# case: concat_series_axis1
result = pd.concat([pd.Series([1, 2], name="a"), pd.Series(["x", "y", "z"]), pd.Series([True], name="a")], axis=1)

# case: concat_groupby_apply
result = pd.concat([g.nlargest(1, "units") for _, g in sales.groupby("product")]).reset_index(drop=True)

# case: transpose_mixed
result = sales.head(3).T

# case: set_index_T_loc
result = sales.groupby("product")["units"].describe().T

# case: explode_two_columns
df = pd.DataFrame({"k": ["a", "b"], "v1": [[1, 2], [3]], "v2": [["x", "y"], ["z"]]})
result = df.explode(["v1", "v2"], ignore_index=True)

# case: explode_scalars_empty
df = pd.DataFrame({"k": [1, 2, 3, 4], "v": [[1, 2], [], None, "text"]})
result = df.explode("v")

# case: implode
result = sales.groupby("quarter")["product"].apply(list).reset_index(name="products")

# case: melt_pivot_back
m = wide.drop_duplicates("student").melt(id_vars="student", value_vars=["math_2022", "math_2023"])
result = m.pivot(index="student", columns="variable", values="value").rename_axis(None, axis=1).reset_index()

# case: pivot_list_index
d = sales.assign(region=sales["region"].fillna("?").str.title()).drop_duplicates(["region", "product", "quarter"])
result = d.pivot(index=["region", "product"], columns="quarter", values="units").reset_index()

# case: cumcount_pivot
d = sales.assign(n=sales.groupby("product").cumcount())
result = d.pivot(index="product", columns="n", values="units").add_prefix("sale_")

# case: multiindex_rows_reset_partial
g = sales.groupby(["region", "product", "quarter"])["units"].sum()
result = g.reset_index(level=["quarter"])

# case: multiindex_get_level_values
g = sales.groupby(["product", "quarter"])["units"].sum()
g.index = [f"{p}-{q}" for p, q in g.index]
result = g

# case: multiindex_map_join
g = sales.groupby(["product", "quarter"])["units"].sum()
g.index = g.index.map("{0[0]}/{0[1]}".format)
result = g.to_dict()

# case: multi_columns_rename_level
p = sales.pivot_table(index="product", columns="quarter", values=["units"], aggfunc="sum")
result = p.rename(columns={"Q1": "first"}, level=1)

# case: multi_columns_set_levels
df = pd.DataFrame([[1, 2]], columns=pd.MultiIndex.from_tuples([("a", "x"), ("b", "y")]))
df.columns = df.columns.set_levels(["A", "B"], level=0)
result = df

# case: squeeze_pivot
result = sales.pivot_table(index="quarter", values="units", aggfunc="sum").squeeze("columns")
