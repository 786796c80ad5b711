import pandas as pd
import numpy as np
import re
import json
import warnings
warnings.simplefilter("ignore")

df = pd.DataFrame({
    "id": [1, 2, 3, 4, 5],
    "name": ["Ann", "bob", None, "", "Ann"],
    "val": [1.5, np.nan, 3, -2, 1.5],
    "day": ["2024-01-01", "2024-02-30", None, "03/04/2024", "2024-01-01"],
    "grp": ["x", "y", "x", None, "x"],
    "lst": [["a"], ["b", "c"], [], None, ["a"]],
})
s = df["name"]

# case: append_removed
result = df.append({"id": 6}, ignore_index=True)

# case: applymap_deprecated
result = df[["id", "val"]].applymap(lambda v: v * 2)

# case: iteritems_removed
result = [k for k, v in s.iteritems()]

# case: ix_removed
result = df.ix[0]

# case: lookup_removed
result = df.lookup([0, 1], ["id", "val"])

# case: mad_removed
result = df["val"].mad()

# case: fillna_method
result = df["val"].fillna(method="ffill")

# case: swaplevel_single
result = df.swaplevel(0, 1)

# case: inplace_chain_none
result = df.drop_duplicates("name", inplace=True)

# case: inplace_chain_attribute
result = df.sort_values("id", inplace=True).head()

# case: str_on_lists
result = df["lst"].str.len()

# case: str_contains_on_lists
result = df["lst"].str.contains("a")

# case: str_upper_on_numbers
result = df["val"].str.upper()

# case: str_join_numbers
result = pd.Series([[1, 2], ["a", "b"]]).str.join("-")

# case: dt_on_text
result = df["day"].dt.year

# case: to_datetime_raises
result = pd.to_datetime(df["day"])

# case: to_datetime_ignore
result = pd.to_datetime(df["day"], errors="ignore")

# case: astype_int_nan
result = df["val"].astype(int)

# case: astype_int_text
result = s.astype(int)

# case: int_of_blank
result = s.apply(int)

# case: len_of_none
result = s.apply(len)

# case: lambda_none_attribute
result = s.apply(lambda v: v.upper())

# case: map_missing_key_bracket
result = s.map(lambda v: {"Ann": 1}[v])

# case: bool_of_series
result = 1 if df["val"] > 1 else 0

# case: and_of_series
result = df[(df["val"] > 1) and (df["id"] < 3)]

# case: ampersand_precedence
result = df[df["val"] > 1 & df["id"] < 3]

# case: in_series_checks_index
result = ("Ann" in s, 1 in s, "Ann" in s.values)

# case: keyerror_column
result = df["nope"]

# case: keyerror_columns
result = df[["id", "nope"]]

# case: attribute_column_set
df.newcol = [1, 2, 3, 4, 5]
result = "newcol" in df.columns

# case: length_mismatch
df["x"] = [1, 2]
result = df

# case: assign_series_misaligned
df["x"] = pd.Series([9, 8], index=[4, 7])
result = df["x"]

# case: chained_assignment
df[df["id"] > 2]["val"] = 0
result = df["val"]

# case: chained_loc
df["val"][df["id"] == 2] = 7
result = df["val"]

# case: unhashable_groupby
result = df.groupby("lst").size()

# case: unhashable_nunique
result = df["lst"].nunique()

# case: unhashable_value_counts
result = df["lst"].value_counts()

# case: unhashable_unique
result = df["lst"].unique()

# case: unhashable_merge
result = df.merge(df, on="lst")

# case: lists_isin
result = df["lst"].isin([["a"]])

# case: lists_eq_list
result = df["lst"] == ["a"]

# case: column_eq_list
result = df["id"] == [1, 2, 3, 4, 9]

# case: column_eq_short_list
result = df["id"] == [1, 2]

# case: sort_mixed
result = pd.Series(["b", 1, None, "a"]).sort_values()

# case: max_mixed
result = pd.Series(["b", None, "a"]).max()

# case: max_of_text_numbers
result = pd.Series(["b", 1]).max()

# case: sum_text_nan
result = s.sum()

# case: mean_text
result = s.mean()

# case: describe_all
result = df.drop(columns="lst").describe(include="all")

# case: median_frame_mixed
result = df.median()

# case: median_numeric_only
result = df.median(numeric_only=True)

# case: corr_text
result = df[["id", "name"]].corr()

# case: idxmax_nan
result = df["val"].idxmax()

# case: groupby_nan_dropped
result = df.groupby("grp")["val"].sum()

# case: groupby_apply_includes
result = df.groupby("grp").apply(lambda g: g["val"].max())

# case: groupby_apply_frames
result = df.groupby("grp").apply(lambda g: g.head(1))[["id", "grp"]]

# case: groupby_agg_string_func
result = df.groupby("grp").agg({"val": "max", "name": "first", "lst": "count"})

# case: groupby_transform_size
result = df.groupby("grp")["id"].transform("size")

# case: pivot_with_nan_key
result = df.pivot(index="grp", columns="id", values="val")

# case: pivot_table_text_mean
result = df.pivot_table(index="grp", values="name")

# case: merge_key_dtype
result = df.merge(pd.DataFrame({"id": ["1", "2"], "w": [1, 2]}), on="id")

# case: merge_no_common
result = df[["id"]].merge(pd.DataFrame({"q": [1]}))

# case: merge_suffix_clash
result = df[["id", "val"]].merge(df[["id", "val"]], on="id").columns.tolist()

# case: join_overlap
result = df[["id"]].join(df[["id"]])

# case: concat_not_list
result = pd.concat(df, df)

# case: concat_none
result = pd.concat([df[["id"]].head(1), None])

# case: concat_all_none
result = pd.concat([None, None])

# case: concat_no_objects
result = pd.concat([])

# case: dataframe_from_scalars
result = pd.DataFrame({"a": 1, "b": 2})

# case: dataframe_uneven
result = pd.DataFrame({"a": [1, 2], "b": [1]})

# case: dataframe_of_strings_rows
result = pd.DataFrame(["a b", "c"], columns=["t"])["t"].str.split(expand=True)

# case: set_columns_wrong_length
df.columns = ["a", "b"]
result = df

# case: rename_missing_errors
result = df.rename(columns={"nope": "x"}, errors="raise")

# case: drop_missing
result = df.drop(columns=["nope"])

# case: drop_ignore
result = df.drop(columns=["nope", "lst"], errors="ignore").shape

# case: loc_missing_label
result = df.loc[9]

# case: iloc_out
result = df.iloc[9]

# case: at_text
result = df.at[1, "name"]

# case: explode_twice_mismatch
result = df.explode(["lst", "name"])

# case: split_then_int
result = pd.Series(["1-2", "3"]).str.split("-", expand=True).astype(int)

# case: split_expand_assign_mismatch
df[["p", "q"]] = pd.Series(["1-2-3", "3", None, "", "4-5"]).str.split("-", expand=True)
result = df

# case: extract_no_groups
result = s.str.extract("[a-z]+")

# case: extract_bad_regex
result = s.str.extract("(")

# case: replace_regex_default
result = s.str.replace(".", "#")

# case: replace_callable_no_regex
result = s.str.replace("n", lambda m: "N")

# case: contains_special
result = s.str.contains("*")

# case: get_dummies_lists
result = df["lst"].str.get_dummies()

# case: cat_column_number
result = s.str.cat(df["id"])

# case: plus_number_text
result = s + df["id"]

# case: plus_text_none
result = s + "-" + df["grp"]

# case: format_none
result = [f"{v:.2f}" if v is not None else "-" for v in df["val"]]

# case: format_text_number
result = [f"{v:.2f}" for v in s]

# case: round_text
result = df.round(1)[["name", "val"]]

# case: clip_text
result = s.clip(lower="b")

# case: cut_text
result = pd.cut(s, 3)

# case: query_undefined
result = df.query("missing > 1")

# case: query_spaces
result = df.rename(columns={"val": "my val"}).query("my val > 1")

# case: query_none
result = df.query("name == None")

# case: query_at_undefined
result = df.query("id > @nolimit")

# case: eval_syntax
result = df.eval("id +")

# case: json_loads_bad
result = json.loads("{'a': 1}")

# case: json_dumps_numpy
result = json.dumps({"a": df["id"].iloc[0]})

# case: json_dumps_nan
result = json.dumps(df[["id", "val"]].to_dict("records"))

# case: re_none
result = s.apply(lambda v: re.sub("n", "m", v))

# case: zip_strict
result = list(zip([1, 2], [1], strict=True))

# case: unpack_too_many
a, b = "a,b,c".split(",")
result = a

# case: dict_none_key
result = dict(zip(df["name"], df["id"]))

# case: sorted_none
result = sorted(df["name"])

# case: sorted_key_none
result = sorted(df["name"], key=lambda v: (v is None, v))

# case: max_empty
result = max([])

# case: max_default
result = max((v for v in df["val"] if v > 100), default=None)

# case: division_zero
result = df["id"] / 0

# case: division_zero_python
result = [v / 0 for v in df["id"].tolist()]

# case: floor_div_zero
result = df["id"] // 0

# case: mod_zero
result = df["id"] % 0

# case: numpy_str_sum
result = np.array(["a", "b"]).sum()

# case: where_wrong_shape
result = df["val"].where([True, False])

# case: mask_text_other
result = df["val"].mask(df["val"] < 0, "neg")

# case: np_where_text_nan
result = np.where(df["val"].isna(), "missing", df["val"])

# case: np_select_mixed
result = np.select([df["val"] > 2, df["val"] < 0], ["hi", -1], default=None)

# case: isin_nan
result = df["val"].isin([np.nan, 3])

# case: eq_none
result = (s == None).tolist()

# case: is_none
result = s is None

# case: series_truth_any
result = bool(s.isna().any())

# case: single_bool
result = bool(pd.Series([True]))

# case: float_series
result = float(pd.Series([1.5]))

# case: int_series_two
result = int(pd.Series([1, 2]))

# case: hash_series
result = {s: 1}

# case: list_index_missing
result = s.tolist().index("zoe")

# case: str_index_none
result = s.str.index("n")

# case: unstack_dup
result = df.set_index(["grp", "name"])["val"].unstack()

# case: set_index_verify
result = df.set_index("name", verify_integrity=True)

# case: reindex_dup
result = df.set_index("name").reindex(["Ann", "bob"])

# case: wide_to_long_bad_stub
result = pd.wide_to_long(df[["id", "val"]], stubnames="q", i="id", j="n")

# case: melt_dup_name
result = df[["id", "val"]].melt(id_vars="id", value_name="id")

# case: crosstab_nan
result = pd.crosstab(df["grp"], df["name"])

# case: cat_set_wrong
c = df["grp"].astype("category")
c.iloc[0] = "zzz"
result = c

# case: cat_add_existing
result = df["grp"].astype("category").cat.add_categories(["x"])

# case: cat_on_text
result = df["grp"].cat.codes

# case: cat_rename_dup
result = df["grp"].astype("category").cat.rename_categories(["q", "q"])

# case: cat_reorder_wrong
result = df["grp"].astype("category").cat.reorder_categories(["x"])

# case: cat_sum
result = df["grp"].astype("category").sum()

# case: cat_max_unordered
result = df["grp"].astype("category").max()
