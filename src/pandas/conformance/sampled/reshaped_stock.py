import pandas as pd
import numpy as np
import json

stock = pd.DataFrame({
    "shop": ["A", "A", "B", "B", "C", None],
    "item": ["pen", "ink", "pen", "pen", "pad", "pen"],
    "year": [2022, 2023, 2022, 2023, 2022, 2023],
    "qty": [5, 0, 7, np.nan, 3, 1],
    "cost": [1.0, 2.5, 1.1, 1.2, 4.0, None],
    "tags": [["x", "y"], [], ["y"], None, ["x", "x"], ["z"]],
})
quarters = pd.DataFrame({"id": [1, 2, 3], "Q1": [1, 2, None], "Q2": [4, 5, 6], "note": ["a", None, "c"]})
multi = stock.pivot_table(index="shop", columns=["item", "year"], values=["qty", "cost"], aggfunc="sum")
levels = stock.dropna(subset=["shop"]).set_index(["shop", "item", "year"])[["qty", "cost"]]

# case: flatten_rstrip
df = stock.groupby("shop", as_index=False).agg({"qty": ["sum", "max"], "cost": "mean"})
df.columns = ["_".join(c).rstrip("_") for c in df.columns]
result = df

# case: flatten_map_str
m = multi.copy()
m.columns = ["-".join(map(str, c)) for c in m.columns]
result = m

# case: flatten_to_flat_index
m = multi.copy()
m.columns = m.columns.to_flat_index()
result = m

# case: flatten_get_level_values
m = multi.copy()
m.columns = m.columns.get_level_values(0) + "_" + m.columns.get_level_values(2).astype(str)
result = m

# case: index_slice_columns
result = multi.loc[:, pd.IndexSlice[:, "pen", :]]

# case: reorder_levels_sort
result = multi.reorder_levels([2, 0, 1], axis=1).sort_index(axis=1)

# case: stack_two_levels
result = multi.stack(level=[1, 2], future_stack=True).dropna(how="all")

# case: stack_named
result = multi.stack("year", future_stack=True)

# case: unstack_to_series
result = multi["qty"].unstack()

# case: multi_set_names
m = multi.copy()
m.columns = m.columns.set_names(["what", "thing", "yr"])
result = m.columns.names

# case: multi_rename_axis
result = multi.rename_axis(index="store", columns=[None, "i", "y"])

# case: multi_drop_column
result = multi.drop(columns="cost", level=0)

# case: multi_sum_level
result = multi.T.groupby(level="year").sum().T

# case: multi_xs_drop_false
result = multi.xs(2022, level="year", axis=1, drop_level=False)

# case: levels_query
result = levels.query("item == 'pen' and year > 2022")

# case: levels_xs
result = levels.xs("pen", level="item")

# case: levels_loc_tuple
result = levels.loc[("A", "pen")]

# case: levels_groupby_level
result = levels.groupby(level=["shop"]).agg(total=("qty", "sum"), n=("cost", "size"))

# case: levels_swap_sort
result = levels.swaplevel("shop", "year").sort_index()

# case: levels_reset_drop
result = levels.reset_index("item", drop=True)

# case: levels_map_index
df = levels.copy()
df.index = df.index.map(lambda t: f"{t[0]}/{t[1]}/{t[2] % 100}")
result = df

# case: levels_to_frame
result = levels.index.to_frame(index=False)

# case: levels_from_frame
result = pd.MultiIndex.from_frame(stock[["shop", "item"]].dropna()).unique()

# case: levels_isin
result = levels[levels.index.isin([("A", "pen", 2022), ("Z", "q", 1)])]

# case: levels_isin_level
result = levels[levels.index.isin(["pad"], level="item")]

# case: levels_unstack_sum
result = levels["qty"].unstack("year", fill_value=0).sum(axis=1)

# case: reindex_product
full = pd.MultiIndex.from_product([["A", "B"], ["pen", "ink"]], names=["shop", "item"])
result = stock.groupby(["shop", "item"])["qty"].sum().reindex(full, fill_value=0)

# case: melt_rename
result = quarters.melt(id_vars=["id", "note"], var_name="quarter", value_name="sales").dropna(subset=["sales"]).sort_values(["id", "quarter"], ignore_index=True)

# case: melt_no_id
result = quarters[["Q1", "Q2"]].melt()

# case: melt_extract_number
m = quarters.melt("id", ["Q1", "Q2"])
m["variable"] = m["variable"].str.extract(r"(\d)").astype(int)
result = m

# case: melt_missing_column
try:
    quarters.melt(id_vars=["id", "nope"])
    result = "fine"
except KeyError as e:
    result = str(e)

# case: pivot_index_none
result = quarters.melt("id", ["Q1", "Q2"]).pivot(columns="variable", values="value")

# case: pivot_table_list_agg
result = stock.pivot_table(index="item", values="qty", aggfunc=["sum", "count", len])

# case: pivot_table_dropna_false
result = stock.pivot_table(index="shop", columns="item", values="qty", aggfunc="sum", dropna=False)

# case: pivot_table_join_text
result = stock.pivot_table(index="item", columns="year", values="shop", aggfunc=lambda s: "+".join(sorted(s.dropna())), fill_value="")

# case: pivot_table_two_index_margins
result = stock.pivot_table(index=["item", "shop"], values=["qty"], aggfunc="sum", margins=True)

# case: crosstab_dropna
result = pd.crosstab(stock["shop"], stock["item"], dropna=False)

# case: crosstab_margins_normalize_all
result = pd.crosstab(stock["shop"], stock["item"], margins=True, normalize="all").round(3)

# case: explode_tags_counts
result = stock.explode("tags").groupby("tags")["qty"].sum()

# case: explode_index_kept
result = stock["tags"].explode()

# case: explode_onehot
result = pd.get_dummies(stock["tags"].explode(), dtype=int).groupby(level=0).max()

# case: explode_join_back
e = stock["tags"].explode().rename("tag")
result = stock[["shop"]].join(e, how="inner").drop_duplicates()

# case: lists_to_columns
t = stock["tags"].dropna()
result = pd.DataFrame(t.tolist(), index=t.index).add_prefix("tag_")

# case: lists_mask_empty
result = stock[stock["tags"].map(lambda v: bool(v))]["item"].tolist()

# case: lists_intersect
want = {"x", "z"}
result = stock["tags"].apply(lambda v: sorted(want.intersection(v or [])))

# case: lists_sum_concat
result = stock["tags"].dropna().sum()

# case: lists_groupby_sum
result = stock.dropna(subset=["tags"]).groupby("item")["tags"].sum()

# case: lists_to_tuple_dups
result = stock["tags"].dropna().map(tuple).duplicated().tolist()

# case: list_equality
result = stock["tags"].apply(lambda v: v == ["x", "y"])

# case: apply_returns_list
result = stock.apply(lambda r: [r["shop"], r["year"]], axis=1)

# case: apply_returns_dict_expand
result = stock.apply(lambda r: {"k": r["item"][:2], "v": r["year"] % 100}, axis=1, result_type="expand")

# case: assign_two_from_zip
df = stock.copy()
df["a"], df["b"] = zip(*df["item"].map(lambda s: (s[0], len(s))))
result = df[["a", "b"]]

# case: concat_names_levels
parts = {"old": stock[stock["year"] == 2022], "new": stock[stock["year"] == 2023]}
result = pd.concat(parts, names=["era", "row"])[["shop", "qty"]]

# case: concat_axis1_ignore
result = pd.concat([stock["qty"], stock["cost"]], axis=1, ignore_index=True)

# case: concat_axis1_inner
a = stock.set_index("item")[["qty"]].iloc[[1, 4]]
b = stock.set_index("item")[["cost"]].iloc[[4]]
result = pd.concat([a, b], axis=1, join="inner")

# case: concat_scalars_rows
rows = [pd.Series({"shop": s, "total": g["qty"].sum()}) for s, g in stock.groupby("shop")]
result = pd.concat(rows, axis=1).T

# case: concat_empty
result = pd.concat([stock.iloc[:0][["qty"]], stock[["qty"]].head(2), pd.DataFrame()])

# case: append_row_loc
df = stock[["shop", "qty"]].copy()
df.loc[len(df)] = ["Z", 9]
result = df

# case: append_total_row
df = stock.groupby("shop")[["qty", "cost"]].sum()
df.loc["Total"] = df.sum()
result = df

# case: get_dummies_join
result = stock[["item"]].join(pd.get_dummies(stock["shop"], prefix="shop", dummy_na=True).astype(int))

# case: get_dummies_year
result = pd.get_dummies(stock[["year", "item"]], columns=["year", "item"], dtype=int)

# case: wide_to_long_quarters
result = pd.wide_to_long(quarters, stubnames="Q", i="id", j="q").sort_index()

# case: transpose_set_index
result = quarters.set_index("id").T

# case: records_roundtrip
recs = stock[["shop", "qty"]].to_dict("records")
result = pd.DataFrame.from_records(recs, index="shop")

# case: dumps_records
result = json.dumps(stock[["item", "year"]].head(2).to_dict("records"), sort_keys=True)

# case: loads_nested
doc = json.loads('{"shops": [{"n": "A", "items": [{"i": "pen", "q": 1}, {"i": "ink", "q": null}]}, {"n": "B", "items": []}]}')
result = pd.json_normalize(doc["shops"], record_path="items", meta="n", record_prefix="it_", meta_prefix="s_")

# case: normalize_errors_ignore
data = [{"a": 1, "b": {"c": 2}, "l": [{"x": 1}]}, {"a": 2, "l": [{"x": 3}, {"x": 4}]}]
result = pd.json_normalize(data, "l", ["a", ["b", "c"]], errors="ignore")

# case: normalize_series_of_dicts
s = pd.Series([{"a": {"b": 1}}, {"a": {"b": 2, "c": [1]}}], index=["x", "y"])
result = pd.json_normalize(s)

# case: nested_groupby_dict
result = {s: dict(zip(g["item"], g["qty"])) for s, g in stock.groupby("shop")}

# case: dict_comprehension_frames
result = pd.DataFrame({s: g["qty"].describe() for s, g in stock.groupby("shop")}).loc[["count", "max"]]

# case: from_nested_dict
result = pd.DataFrame({"r1": {"a": 1, "b": 2}, "r2": {"a": 3, "c": None}}).T

# case: stack_dict_of_dicts
result = pd.DataFrame({"r1": {"a": 1, "b": 2}, "r2": {"a": 3}}).stack().to_dict()

# case: from_dict_tight_orient
result = pd.DataFrame.from_dict(stock[["shop", "qty"]].head(2).to_dict(orient="tight"), orient="tight")

# case: update_filter
a = pd.DataFrame({"v": [1.0, 2.0, np.nan]}, index=list("xyz"))
b = pd.DataFrame({"v": [10.0, np.nan, 30.0]}, index=list("xyz"))
a.update(b, filter_func=lambda s: np.isnan(s) | (s > 1))
result = a

# case: update_errors
a = pd.DataFrame({"v": [1.0, 2.0]})
try:
    a.update(pd.DataFrame({"v": [5.0, np.nan]}), errors="raise")
    result = "ok"
except ValueError as e:
    result = str(e)

# case: fillna_frame
a = pd.DataFrame({"p": [1, np.nan], "q": [None, "t"]})
result = a.fillna(pd.DataFrame({"p": [9, 8], "q": ["u", "v"]}))

# case: combine_min
a = pd.DataFrame({"p": [1, 5], "q": [3, 0]})
result = a.combine(pd.DataFrame({"p": [2, 2], "q": [2, 2]}), np.minimum)

# case: where_series_axis0
result = quarters[["Q1", "Q2"]].where(quarters["note"].notna(), pd.Series([100, 200, 300]), axis=0)

# case: mask_inplace
df = quarters.copy()
df["Q2"].mask(df["Q2"] > 4, inplace=True)
result = df["Q2"].tolist()

# case: map_dup_index_error
lookup = pd.Series([1, 2], index=["pen", "pen"])
try:
    result = stock["item"].map(lookup)
except Exception as e:
    result = type(e).__name__

# case: isin_forms
result = [stock["item"].isin(v).sum() for v in [["pen"], {"ink", "pad"}, pd.Series(["pen", "x"]), np.array(["pad"]), {"pen": 1}, ("ink",), pd.Index([]), range(3)]]

# case: isin_string_error
try:
    result = stock["item"].isin("pen")
except TypeError as e:
    result = str(e)

# case: isin_frame
result = quarters.isin(pd.DataFrame({"id": [1, 0, 3], "Q1": [2, 2, None]}))

# case: between_dates
d = pd.to_datetime(pd.Series(["2024-01-01", None, "2024-02-01"]))
result = d.between("2024-01-01", "2024-01-31", inclusive="left")

# case: duplicated_lists_key
key = stock["tags"].astype(str)
result = stock.loc[~key.duplicated(keep=False), "item"]

# case: drop_duplicates_last_by_sort
result = stock.sort_values("year").drop_duplicates("item", keep="last").sort_index()

# case: groupby_head_sorted
result = stock.sort_values(["shop", "qty"], ascending=[True, False], na_position="last").groupby("shop", dropna=False).head(1)

# case: pipe_kwargs
def add(df, col, by=1):
    return df.assign(**{col: df[col] + by})
result = quarters.pipe(add, "Q2", by=10).pipe(lambda d: d.loc[d["Q1"].notna()])

# case: assign_dependent
result = quarters.assign(total=lambda d: d[["Q1", "Q2"]].sum(axis=1), share=lambda d: d["Q2"] / d["total"]).round(2)

# case: eval_at_inplace
k = 3
df = quarters.copy()
df.eval("Z = Q2 * @k - id", inplace=True)
result = df

# case: query_index_level
result = levels.query("shop in ['A', 'C']").index.tolist()

# case: query_dict_lookup
limits = {"lo": 4, "hi": 6}
result = quarters.query("@limits['lo'] < Q2 <= @limits['hi']")

# case: filter_items_rows
result = quarters.set_index("id").filter(items=[1, 3, 9], axis=0)

# case: squeeze_forms
result = (quarters[["Q1"]].squeeze().tolist()[:2], quarters.iloc[[0]].squeeze().to_dict(), quarters.iloc[[0], [0]].squeeze())

# case: cut_pivot
b = pd.cut(stock["qty"], [-1, 0, 4, 10], labels=["none", "few", "many"])
result = stock.assign(band=b).pivot_table(index="band", columns="year", values="cost", aggfunc="count", observed=False)

# case: cat_rename_lambda
c = stock["item"].astype("category").cat.rename_categories(lambda s: s.upper())
result = c.value_counts().sort_index()

# case: cat_groupby_unstack
c = pd.Categorical(stock["shop"], categories=["C", "B", "A", "D"], ordered=True)
result = stock.assign(shop=c).groupby(["shop", "year"], observed=False)["qty"].sum().unstack()

# case: cat_compare_error
c = stock["item"].astype("category")
try:
    result = c > "ink"
except TypeError as e:
    result = str(e)

# case: cat_min_max_sort
c = pd.Series(pd.Categorical(["lo", None, "hi", "mid"], ["lo", "mid", "hi"], ordered=True))
result = (c.min(), c.max(), c.sort_values(ascending=False).tolist())

# case: cat_insert_where
c = stock["item"].astype("category")
result = c.where(c != "pen")

# case: cat_merge_sum
c = stock.assign(item=stock["item"].astype("category")).merge(pd.DataFrame({"item": ["pen", "pad"], "kind": ["w", "p"]}), on="item", how="left")
result = c[["item", "kind"]].drop_duplicates()

# case: interval_groups_text
b = pd.cut(stock["cost"], 3)
result = stock.groupby(b.astype(str))["qty"].count()
