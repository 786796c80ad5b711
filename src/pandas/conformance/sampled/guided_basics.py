import numpy as np
import pandas as pd

parcels = pd.DataFrame({"town": ["Ulm", "Bonn", "Ulm", "Kiel", None], "weight": [2.5, np.nan, 7.0, 1.25, 4.0], "count": [3, 1, 4, 1, 5]})
heights = pd.Series([1.5, 2.5, np.nan, 4.0], index=["ash", "elm", "fir", "oak"])
walk = pd.DataFrame({"one": pd.Series([1.0, 2.0, 3.0], index=["a", "b", "c"]), "two": pd.Series([4.0, 5.0, 6.0, 7.0], index=["a", "b", "c", "d"])})
panel = pd.DataFrame(np.arange(24).reshape(6, 4) - 10, index=pd.date_range("2021-03-01", periods=6), columns=list("ABCD"))

# case: head_tail
result = pd.concat([panel.head(2), panel.tail(1)])

# case: to_numpy_mixed
result = parcels.to_numpy().tolist()

# case: describe_numeric
result = parcels.describe()

# case: describe_all
result = parcels.describe(include="all")

# case: describe_object
result = parcels.describe(include=["object"])

# case: describe_percentiles
result = parcels["count"].describe(percentiles=[0.05, 0.25, 0.75, 0.95])

# case: transpose
result = panel.T

# case: sort_index_axis1
result = panel.sort_index(axis=1, ascending=False)

# case: sort_values_by
result = panel.sort_values(by="B", ascending=False)

# case: date_slice
result = panel["20210302":"20210304"]

# case: loc_by_label
result = panel.loc["20210302":"20210304", ["A", "B"]]

# case: loc_scalar
result = panel.loc[panel.index[0], "A"]

# case: at_scalar
result = panel.at[panel.index[2], "C"]

# case: iloc_list
result = panel.iloc[[1, 2, 4], [0, 2]]

# case: iat_scalar
result = panel.iat[1, 1]

# case: where_positive
result = panel[panel > 0]

# case: isin_filter
df2 = panel.copy()
df2["E"] = ["one", "one", "two", "three", "four", "three"]
result = df2[df2["E"].isin(["two", "four"])]

# case: set_aligned_series
s1 = pd.Series([1, 2, 3, 4, 5, 6], index=pd.date_range("2021-03-02", periods=6))
df = panel.copy()
df["F"] = s1
df.at[df.index[0], "A"] = 0
df.iat[0, 1] = 0
df.loc[:, "D"] = np.array([5] * len(df))
result = df

# case: where_setting
df2 = panel.copy()
df2[df2 > 0] = -df2
result = df2

# case: reindex_with_new_column
df1 = panel.reindex(index=panel.index[0:4], columns=list(panel.columns) + ["E"])
df1.loc[panel.index[0]:panel.index[1], "E"] = 1
result = df1

# case: dropna_how_any
df1 = panel.reindex(columns=["A", "Z"]).astype(float)
df1.iloc[0, 1] = 2
result = df1.dropna(how="any")

# case: isna_frame
result = pd.isna(parcels)

# case: mean_axis1
result = panel.mean(axis=1)

# case: sub_shifted_series
s = pd.Series([1, 3, 5, np.nan, 6, 8], index=panel.index).shift(2)
result = panel.sub(s, axis="index")

# case: agg_lambda
result = panel.agg(lambda x: np.mean(x) * 5.6)

# case: transform_lambda
result = panel.transform(lambda x: x * 101.2)

# case: value_counts_ints
result = pd.Series([4, 2, 1, 2, 6, 4, 4, 6]).value_counts()

# case: str_lower
result = pd.Series(["A", "B", "Aaba", "Baca", np.nan, "CABA", "dog"]).str.lower()

# case: concat_pieces
pieces = [panel[:2], panel[2:4], panel[4:]]
result = pd.concat(pieces)

# case: merge_dup_keys
result = pd.merge(pd.DataFrame({"key": ["foo", "foo"], "lval": [1, 2]}), pd.DataFrame({"key": ["foo", "foo"], "rval": [4, 5]}), on="key")

# case: categorical_sort
df = pd.DataFrame({"id": [1, 2, 3, 4, 5, 6], "raw_grade": ["a", "b", "b", "a", "a", "e"]})
df["grade"] = df["raw_grade"].astype("category")
df["grade"] = df["grade"].cat.rename_categories(["very good", "good", "very bad"])
df["grade"] = df["grade"].cat.set_categories(["very bad", "bad", "medium", "good", "very good"])
result = df.sort_values(by="grade")

# case: categorical_size
df = pd.DataFrame({"id": [1, 2, 3], "grade": pd.Categorical(["a", "c", "a"], categories=["a", "b", "c"])})
result = df.groupby("grade", observed=False).size()

# case: truth_of_series
if pd.Series([False, True, False]):
    result = 1

# case: matching_broadcast_axis
row = walk.iloc[1]
column = walk["two"]
result = [walk.sub(row, axis="columns"), walk.sub(column, axis="index"), walk.sub(column, axis=0)]

# case: multiindex_level_sub
dfmi = walk.copy()
dfmi.index = pd.MultiIndex.from_tuples([(1, "a"), (1, "b"), (1, "c"), (2, "a")], names=["first", "second"])
result = dfmi.sub(walk["two"], axis=0, level="second")

# case: divmod_series
s = pd.Series(np.arange(10))
div, rem = divmod(s, 3)
result = [div, rem]

# case: divmod_index
idx = pd.Index(np.arange(10))
div, rem = divmod(idx, 3)
result = [div, rem]

# case: divmod_list
div, rem = divmod(pd.Series(np.arange(10)), [2, 2, 3, 3, 4, 4, 5, 5, 6, 6])
result = [div, rem]

# case: add_fill_value
df2 = walk.copy()
df2.loc["d", "one"] = 9.0
df2.loc["a", "two"] = np.nan
result = walk.add(df2, fill_value=0)

# case: flexible_compare
result = walk.gt(walk.shift(1)).ne(False)

# case: all_any_reduction
result = [(walk > 0).all(), (walk > 0).any().any(), walk.empty]

# case: equals_with_nan
result = [(walk + walk == walk * 2).all().tolist(), (walk + walk).equals(walk * 2)]

# case: compare_arraylike
result = pd.Series(["foo", "bar", "baz"]) == pd.Index(["foo", "bar", "qux"])

# case: compare_length_mismatch
result = pd.Series(["foo", "bar", "baz"]) == pd.Series(["foo", "bar"])

# case: combine_first
df1 = pd.DataFrame({"A": [1.0, np.nan, 3.0, 5.0, np.nan], "B": [np.nan, 2.0, 3.0, np.nan, 6.0]})
df2 = pd.DataFrame({"A": [5.0, 2.0, 4.0, np.nan, 3.0, 7.0], "B": [np.nan, np.nan, 3.0, 4.0, 6.0, 8.0]})
result = df1.combine_first(df2)

# case: combine_function
df1 = pd.DataFrame({"A": [1.0, np.nan, 3.0], "B": [np.nan, 2.0, 3.0]})
df2 = pd.DataFrame({"A": [5.0, 2.0, 4.0], "B": [np.nan, np.nan, 3.0]})
def combiner(x, y):
    return np.where(pd.isna(x), y, x)
result = df1.combine(df2, combiner)

# case: standardise
ts_stand = (walk - walk.mean()) / walk.std()
result = [ts_stand.std(), walk.sub(walk.mean(1), axis=0).div(walk.std(1), axis=0)]

# case: cumsum_skipna
result = [walk.cumsum(), walk.cumsum(skipna=False), walk.cumprod(axis=1)]

# case: numpy_mean_of_column
result = [np.mean(walk["one"]), np.mean(walk["one"].to_numpy())]

# case: nunique_series
s = pd.Series([np.nan] * 2 + [5] * 3 + [1, 2])
result = s.nunique()

# case: sem_skew_kurt
result = [walk["two"].sem(), walk["two"].skew(), walk["two"].kurt()]

# case: idxmin_ties
df3 = pd.DataFrame([2, 1, 1, 3, np.nan], columns=["A"], index=list("edcba"))
result = [df3.idxmin(), df3["A"].idxmin(), df3["A"].idxmax()]

# case: value_counts_frame
data = {"a": [1, 2, 3, 4], "b": ["x", "x", "y", "y"]}
result = pd.concat([pd.DataFrame(data), pd.DataFrame(data).head(1)]).value_counts()

# case: mode_frame
df5 = pd.DataFrame({"A": [1, 1, 3, 3, 5], "B": [-10, -10, 4, 7, 7]})
result = df5.mode()

# case: cut_bins
arr = np.array([0.5, -1.2, 2.2, 0.1, 4.0, -6.0])
result = [pd.cut(arr, 4).astype(str).tolist() if hasattr(pd.cut(arr, 4), "astype") else None, pd.Series(pd.cut(arr, [-5, -1, 0, 1, 5]))]

# case: qcut_quantiles
result = pd.Series(pd.qcut(np.array([0.5, -1.2, 2.2, 0.1, 4.0, -6.0]), [0, 0.25, 0.5, 0.75, 1])).value_counts()

# case: cut_with_inf
result = pd.Series(pd.cut(np.array([3.0, -2.0, 0.0]), [-np.inf, 0, np.inf]))

# case: pipe_chain
def extract_city(df, name):
    df["city"] = df[name].str.split(",").str.get(0)
    return df
def add_country(df, country=None):
    df["place"] = df["city"] + country
    return df
df_p = pd.DataFrame({"city_and_code": ["Chicago, IL", "Reno, NV"]})
result = df_p.pipe(extract_city, "city_and_code").pipe(add_country, country="US")

# case: pipe_tuple
def scaled(factor, data):
    return data * factor
result = walk.pipe((scaled, "data"), 3)

# case: apply_axis
result = [walk.apply(lambda x: np.mean(x), axis=1), walk.apply(lambda x: x.max() - x.min()), walk.apply("mean", axis=1)]

# case: apply_cumsum_exp
result = [walk.apply(np.cumsum), walk.apply(np.exp).round(3)]

# case: apply_args_kwargs
def subtract_and_divide(x, sub, divide=1):
    return (x - sub) / divide
result = walk.apply(subtract_and_divide, args=(5,), divide=3)

# case: apply_idxmax
result = panel.apply(lambda x: x.idxmax())

# case: apply_raw
result = walk.apply(lambda x: x.sum(), raw=True)

# case: agg_several
result = walk.agg(["sum", "mean", lambda x: x.count()])

# case: agg_named_function
def mymean(x):
    return x.mean()
result = walk["one"].agg(["sum", mymean])

# case: agg_dict_lists
result = walk.agg({"one": ["mean", "min"], "two": "sum"})

# case: agg_dict_scalar
result = walk.agg({"one": "mean", "two": "sum"})

# case: agg_mixed_dtypes
mdf = pd.DataFrame({"A": [1, 2, 3], "B": [1.0, 2.0, 3.0], "C": ["foo", "bar", "baz"], "D": pd.date_range("20130101", periods=3)})
result = mdf.agg(["min", "sum"])

# case: transform_multiple
result = walk.transform([np.abs, lambda x: x + 1])

# case: transform_dict
result = walk.transform({"one": np.abs, "two": [lambda x: x + 1, "sqrt"]})

# case: transform_abs_string
result = [walk.transform("abs"), (walk * -1).transform(np.abs)]

# case: map_elementwise
df4 = walk.copy()
result = [df4["one"].map(lambda x: len(str(x))), df4.map(lambda x: len(str(x)))]

# case: map_from_series
s = pd.Series(["six", "seven", "six", "seven", "six"], index=["a", "b", "c", "d", "e"])
t = pd.Series({"six": 6.0, "seven": 7.0})
result = s.map(t)

# case: reindex_series
result = heights.reindex(["oak", "elm", "yew", "ash"])

# case: reindex_like
df2 = walk.reindex(["a", "b", "c"], columns=["two"])
result = walk.reindex_like(df2)

# case: align_joins
s = pd.Series([1, 2, 3, 4, 5], index=list("abcde"))
s1, s2 = s[:4], s[1:]
result = [s1.align(s2)[0], s1.align(s2, join="inner")[1], s1.align(s2, join="left")[1]]

# case: align_frame_axis
df2 = walk.iloc[:2, :1]
a, b = walk.align(df2, join="inner", axis=0)
result = [a, b]

# case: align_frame_series
a, b = walk.align(walk.iloc[0], axis=1)
result = [a, b]

# case: reindex_fill_methods
rng = pd.date_range("1/3/2000", periods=8)
ts = pd.Series(range(8), index=rng)
ts2 = ts.iloc[[0, 3, 6]]
result = [ts2.reindex(ts.index, method="ffill"), ts2.reindex(ts.index, method="bfill"), ts2.reindex(ts.index, method="nearest")]

# case: drop_labels
result = walk.drop(["a", "d"], axis=0).drop(["one"], axis=1)

# case: rename_function_dict
result = [heights.rename(str.upper), walk.rename(columns={"one": "foo", "two": "bar"}, index={"a": "apple", "z": "zz"}), walk.rename({"one": "foo"}, axis="columns")]

# case: rename_scalar
result = heights.rename("scalar-name")

# case: rename_axis
df = pd.DataFrame({"x": [1, 2, 3, 4, 5, 6], "y": [10, 20, 30, 40, 50, 60]}, index=pd.MultiIndex.from_product([["a", "b", "c"], [1, 2]], names=["let", "num"]))
result = [df.rename_axis(index={"let": "abc"}), df.rename_axis(index=str.upper)]

# case: iterate_items
result = [(label, ser.tolist()) for label, ser in walk.items()]

# case: iterate_rows
result = [(i, row["one"]) for i, row in walk.head(2).iterrows()]

# case: iterrows_upcasts
df_orig = pd.DataFrame([[1, 1.5]], columns=["int", "float"])
row = next(df_orig.iterrows())[1]
result = [row, row["int"].dtype == "float64"]

# case: itertuples_names
result = [tuple(r) for r in parcels.head(2).itertuples()]

# case: transpose_by_iterrows
df2 = pd.DataFrame({"x": [1, 2, 3], "y": [4, 5, 6]})
result = pd.DataFrame({idx: values for idx, values in df2.iterrows()})

# case: dt_accessor
s = pd.Series(pd.date_range("20130101 09:10:12", periods=4))
result = [s.dt.hour, s.dt.second, s.dt.day, s[s.dt.day == 2]]

# case: dt_tz_chain
s = pd.Series(pd.date_range("20130101 09:10:12", periods=4))
result = s.dt.tz_localize("UTC").dt.tz_convert("US/Eastern")

# case: dt_strftime
result = pd.Series(pd.date_range("20130101", periods=3)).dt.strftime("%Y/%m/%d")

# case: dt_on_period
s = pd.Series(pd.period_range("20130101", periods=3, freq="D"))
result = [s.dt.year, s.dt.day, s.dt.strftime("%d.%m.")]

# case: dt_on_timedelta
s = pd.Series(pd.timedelta_range("1 day 00:00:05", periods=3, freq="s"))
result = [s.dt.days, s.dt.seconds, s.dt.components]

# case: sort_index_key
s1 = pd.DataFrame({"a": ["B", "a", "C"], "b": [1, 2, 3], "c": [2, 3, 4]}).set_index(list("ab"))
result = [s1.sort_index(level="a"), s1.sort_index(level="a", key=lambda idx: idx.str.lower())]

# case: sort_values_key
s1 = pd.Series(["B", "a", "C"])
result = [s1.sort_values(), s1.sort_values(key=lambda x: x.str.lower())]

# case: sort_values_frame_key
df = pd.DataFrame({"a": ["B", "a", "C"], "b": [1, 2, 3]})
result = df.sort_values(by="a", key=lambda col: col.str.lower())

# case: sort_na_position
result = heights.sort_values(ascending=False, na_position="first")

# case: sort_by_index_and_column
idx = pd.MultiIndex.from_tuples([("a", 1), ("a", 2), ("a", 2), ("b", 2), ("b", 1), ("b", 1)])
idx.names = ["first", "second"]
df_multi = pd.DataFrame({"A": np.arange(6, 0, -1)}, index=idx)
result = df_multi.sort_values(by=["second", "A"])

# case: nsmallest_nlargest
df = pd.DataFrame({"a": [-2, -1, 1, 10, 8, 11, -1], "b": list("abdceff"), "c": [1.0, 2.0, 4.0, 3.2, np.nan, 3.0, 4.0]})
result = [df.nlargest(3, "a"), df.nlargest(5, ["a", "c"]), df.nsmallest(3, "a"), df.nsmallest(5, ["a", "c"])]

# case: sort_multiindex_columns
df1 = pd.DataFrame({"one": [2, 1, 1, 1], "two": [1, 3, 2, 4], "three": [5, 4, 3, 2]})
df1.columns = pd.MultiIndex.from_tuples([("a", "one"), ("a", "two"), ("b", "three")])
result = df1.sort_values(by=("a", "two"))

# case: astype_dict
dft = pd.DataFrame({"a": [1, 0, 1], "b": [4, 5, 6], "c": [7, 8, 9]})
result = dft.astype({"a": np.bool_, "c": np.float64})

# case: astype_loc_upcast
dft = pd.DataFrame({"a": [1, 2, 3], "b": [4, 5, 6], "c": [7, 8, 9]})
dft.loc[:, ["a", "b"]] = dft.loc[:, ["a", "b"]].astype(np.uint8)
result = dft.dtypes.astype(str)

# case: infer_objects
import datetime
df = pd.DataFrame([[1, 2], ["a", "b"], [datetime.datetime(2016, 3, 2), datetime.datetime(2016, 3, 2)]]).T
result = [df.dtypes.astype(str), df.infer_objects().dtypes.astype(str)]

# case: to_numeric_errors
m = ["1.1", 2, 3, "apple"]
result = [pd.to_numeric(m, errors="coerce"), pd.to_numeric(["1", "2"], downcast="integer").dtype.name]

# case: to_numeric_raises
result = pd.to_numeric(["1.1", 2, 3, "apple"])

# case: to_datetime_coerce
import datetime
result = pd.to_datetime(["apple", datetime.datetime(2016, 3, 2)], errors="coerce")

# case: to_timedelta_coerce
result = pd.to_timedelta(["apple", pd.Timedelta("1day")], errors="coerce")

# case: apply_to_timedelta
df = pd.DataFrame([["5us", pd.Timedelta("1day")]] * 2, dtype="O")
result = df.apply(pd.to_timedelta)

# case: int_nan_upcast
dfi = panel.astype("int32")
result = [dfi[dfi > 0].dtypes.astype(str), dfi["A"].shift(1).dtype.name]

# case: select_dtypes_by_numpy
result = [parcels.select_dtypes(include=np.number), parcels.select_dtypes(exclude=[np.number])]

# case: searchsorted_0
ser = pd.Series([1, 2, 3])
result = ser.searchsorted([0, 3])

# case: searchsorted_1
ser = pd.Series([1, 2, 3])
result = ser.searchsorted([0, 4])

# case: searchsorted_2
ser = pd.Series([1, 2, 3])
result = ser.searchsorted([1, 3], side="right")
