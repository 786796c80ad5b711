import numpy as np
import pandas as pd

cups = pd.DataFrame({"red": [1, 2, 3], "blue": [4, 5, 6]}, index=["a", "b", "c"])
days = pd.Series([1, 2, 3, 4], index=pd.date_range("2021-01-01", periods=4, freq="12h"), name="n")
deep = pd.DataFrame(np.arange(12).reshape(6, 2), columns=["x", "y"], index=pd.MultiIndex.from_product([["p", "q"], [1, 2, 3]], names=["k", "n"]))
kinds = pd.Series(["a", "b", "a"], dtype="category")

# case: reindex_new_column_floats
result = cups.reindex(index=["a", "b"], columns=["red", "green"])
# case: reindex_new_row_floats
result = cups.reindex(index=["a", "z"], columns=["blue"])
# case: reindex_none_missing
result = cups.reindex(index=["b", "a"], columns=["blue"])
# case: reindex_same_rows
result = cups.reindex(index=["a", "b", "c"], columns=["red", "green"])
# case: reindex_filled
result = [cups.reindex(index=["a", "z"], columns=["red", "green"], fill_value=0), cups.reindex(index=["a", "z"], columns=["red", "green"], fill_value=0.5), (cups * 1.0).reindex(index=["a"], columns=["red", "green"], fill_value=0)]
# case: reindex_truths
result = (cups > 2).reindex(index=["a", "b"], columns=["red", "green"])
# case: reindex_text
result = cups.astype(str).reindex(index=["a", "z"], columns=["red", "green"])
# case: reindex_times
result = cups.apply(pd.to_datetime, unit="D").reindex(index=["a"], columns=["red", "green"])
# case: reindex_mixed
result = cups.assign(word="w").reindex(index=["a", "b"], columns=["red", "green", "word"])
# case: reindex_nullable
result = cups.astype("Int64").reindex(index=["a", "b"], columns=["red", "green"])
# case: reindex_text_filled
result = cups.reindex(index=["a"], columns=["red", "green"], fill_value="-")
# case: rename_categories_null
result = kinds.cat.rename_categories(["x", None])
# case: rename_categories_to_nan
result = kinds.cat.rename_categories({"a": np.nan})
# case: set_other_categories
df = pd.DataFrame({"kind": kinds})
df.loc[0:1, "kind"] = pd.Categorical(["b", "b"], categories=["a", "b", "c"])
result = df
# case: set_alike_categories
df = pd.DataFrame({"kind": kinds})
df.loc[0:1, "kind"] = pd.Categorical(["b", "b"], categories=["b", "a"])
result = df
# case: set_ordered_categories
df = pd.DataFrame({"kind": kinds})
df.loc[0:1, "kind"] = pd.Categorical(["b", "b"], categories=["a", "b"], ordered=True)
result = df
# case: fill_with_other_categories
result = pd.Series(["a", None], dtype="category").fillna(pd.Series(["a", "a"], dtype="category"))
# case: fill_with_unlike_categories
result = pd.Series(["a", None, "b"], dtype="category").fillna(pd.Series(["a", "a", "a"], dtype="category"))
# case: patterns_seen_before
result = pd.DataFrame({"c": [".", "a", "b"]}).replace([r"\.", r"a|b"], "placeholder", regex=True)
# case: patterns_in_turn
result = pd.Series(["ab", "b", "a"]).replace(["a", "b"], ["b", "c"], regex=True)
# case: patterns_of_dict
result = pd.Series(["ab", "b", "a", None]).replace({"a": "b", "b": "c"}, regex=True)
# case: patterns_to_numbers
result = pd.Series(["ab", "b", "a"]).replace({"^a": 1, "b": 2}, regex=True)
# case: zones_of_same_moments
utc = pd.Series([1, 2], index=pd.date_range("2020-01-01", periods=2, tz="UTC"))
result = [utc.tz_convert("US/Eastern") + utc, utc + utc.tz_convert("Asia/Tokyo")]
# case: resampled_named
result = days.resample("D").agg({"total": "sum", "top": "max"})
# case: resampled_applied
result = days.resample("D").apply({"total": "sum", "spread": lambda x: x.max() - x.min()})
# case: resampled_nested
result = days.resample("D").agg({"total": ["sum", "max"]})
# case: grouped_named
result = days.groupby([1, 1, 2, 2]).agg({"total": "sum"})
# case: transform_lists_of_columns
result = cups.transform({"red": np.abs, "blue": ["sqrt", lambda x: x + 1]})
# case: transform_unknown_column
result = cups.transform({"green": ["abs"]})
# case: rows_alone
result = deep.loc(axis=0)[:, [1, 3]]
# case: columns_alone
result = deep.loc(axis=1)["y"]
# case: rows_of_one_level
result = [cups.loc(axis=0)[["a"]], cups.loc(axis="columns")["red":"red"], cups.loc()["a"]]
# case: rows_alone_set
df = deep.copy()
df.loc(axis=0)["p", :] = -1
result = df
# case: axis_by_list
result = deep.loc([True, False])
# case: axis_by_level
result = deep.loc(level=0)
# case: no_such_axis
result = cups.loc(axis=2)["a"]
# case: compared_beneath
other = cups.copy()
other.loc["b", "red"] = 9
result = [cups.compare(other, align_axis=0), cups.compare(other, align_axis="index", keep_equal=True), cups.compare(other, align_axis=0, keep_shape=True, result_names=("old", "new"))]
# case: compared_series_beneath
result = [days.compare(days * 2, align_axis=0), days.compare(days.rename("m") + 0, align_axis=0), days.rename_axis("when").compare(-days.rename_axis("when"), align_axis=0, keep_shape=True)]
# case: columns_divided_by_level
grid = pd.DataFrame([[1.0, 2.0, 4.0, 8.0]], columns=pd.MultiIndex.from_product([["a", "b"], ["x", "y"]]))
result = [grid.div(grid["b"], level=1), grid["b"].rsub(grid, level=1), grid.gt(grid["a"] * 3, level=1), grid.sub(pd.DataFrame({"x": [1.0]}), level=1)]
# case: ticks_beside_durations
spans = pd.Series(pd.to_timedelta(["1 day", None, "90 min"]))
result = [spans + pd.offsets.Day(2), pd.offsets.Hour(1) - spans, spans / pd.offsets.Hour(1), spans // pd.offsets.Minute(7), days.index[:2] - days.index[0] + pd.offsets.Minute(5)]
# case: months_beside_durations
result = pd.Series(pd.to_timedelta(["1 day"])) + pd.offsets.MonthEnd(1)
