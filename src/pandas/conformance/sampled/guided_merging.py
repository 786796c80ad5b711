import numpy as np
import pandas as pd

df1 = pd.DataFrame({"A": ["A0", "A1", "A2"], "B": ["B0", "B1", "B2"]}, index=[0, 1, 2])
df2 = pd.DataFrame({"A": ["A3", "A4"], "B": ["B3", "B4"]}, index=[3, 4])
df4 = pd.DataFrame({"B": ["B2", "B3", "B6"], "D": ["D2", "D3", "D6"]}, index=[2, 3, 6])
left = pd.DataFrame({"key1": ["K0", "K0", "K1", "K2"], "key2": ["K0", "K1", "K0", "K1"], "A": ["A0", "A1", "A2", "A3"]})
right = pd.DataFrame({"key1": ["K0", "K1", "K1", "K2"], "key2": ["K0", "K0", "K0", "K0"], "C": ["C0", "C1", "C2", "C3"]})

# case: concat_keys
res = pd.concat([df1, df2], keys=["x", "y"])
result = [res, res.loc["y"]]

# case: concat_axis1_joins
result = [pd.concat([df1, df4], axis=1), pd.concat([df1, df4], axis=1, join="inner"), pd.concat([df1, df4], axis=1).reindex(df1.index)]

# case: concat_ignore_index
result = pd.concat([df1, df4], ignore_index=True, sort=False)

# case: concat_series_and_frame
s1 = pd.Series(["X0", "X1", "X2"], name="X")
s2 = pd.Series(["_0", "_1", "_2"])
result = [pd.concat([df1, s1], axis=1), pd.concat([df1, s2, s2, s2], axis=1), pd.concat([df1, s1], axis=1, ignore_index=True)]

# case: concat_series_keys
s3 = pd.Series([0, 1, 2, 3], name="foo")
s4 = pd.Series([0, 1, 2, 3])
s5 = pd.Series([0, 1, 4, 5])
result = [pd.concat([s3, s4, s5], axis=1), pd.concat([s3, s4, s5], axis=1, keys=["red", "blue", "yellow"])]

# case: concat_dict
pieces = {"x": df1, "y": df2}
result = [pd.concat(pieces), pd.concat(pieces, keys=["y", "x"]), pd.concat(pieces).index.levels]

# case: append_row
s2 = pd.Series(["X0", "X1"], index=["A", "B"])
result = pd.concat([df1, s2.to_frame().T], ignore_index=True)

# case: concat_dup_error
result = pd.concat([df1, df1], verify_integrity=True)

# case: merge_multi_keys
result = [pd.merge(left, right, on=["key1", "key2"], how=h) for h in ["inner", "left", "right", "outer"]]

# case: merge_cross
result = pd.merge(left[["A"]].head(2), right[["C"]].head(2), how="cross")

# case: merge_multiindex_series
df = pd.DataFrame({"Let": ["A", "B", "C"], "Num": [1, 2, 3]})
ser = pd.Series(["a", "b", "c", "d", "e", "f"], index=pd.MultiIndex.from_arrays([["A", "B", "C"] * 2, [1, 2, 3, 4, 5, 6]], names=["Let", "Num"]))
result = pd.merge(df, ser.reset_index(), on=["Let", "Num"])

# case: merge_dup_suffix
l = pd.DataFrame({"A": [1, 2], "B": [2, 2]})
r = pd.DataFrame({"A": [4, 5, 6], "B": [2, 2, 2]})
result = pd.merge(l, r, on="B", how="outer")

# case: merge_validate_fails
l = pd.DataFrame({"A": [1, 2], "B": [1, 2]})
r = pd.DataFrame({"A": [4, 5, 6], "B": [2, 2, 2]})
result = pd.merge(l, r, on="B", how="outer", validate="one_to_one")

# case: merge_validate_ok
l = pd.DataFrame({"A": [1, 2], "B": [1, 2]})
r = pd.DataFrame({"A": [4, 5, 6], "B": [2, 2, 2]})
result = pd.merge(l, r, on="B", how="outer", validate="one_to_many")

# case: merge_indicator
a = pd.DataFrame({"col1": [0, 1], "col_left": ["a", "b"]})
b = pd.DataFrame({"col1": [1, 2, 2], "col_right": [2, 2, 2]})
result = [pd.merge(a, b, on="col1", how="outer", indicator=True), pd.merge(a, b, on="col1", how="outer", indicator="indicator_column")]

# case: merge_key_dtypes
a = pd.DataFrame({"key": [1], "v1": [10]})
b = pd.DataFrame({"key": [1, 2], "v1": [20, 30]})
result = [pd.merge(a, b, how="outer"), pd.merge(a, b, how="outer", on="key").dtypes.astype(str)]

# case: merge_categorical
X = pd.Series(["foo", "bar", "foo", "bar"]).astype(pd.CategoricalDtype(categories=["foo", "bar"]))
l = pd.DataFrame({"X": X, "Y": ["one", "two", "three", "one"]})
r = pd.DataFrame({"X": pd.Series(["foo", "bar"], dtype=pd.CategoricalDtype(["foo", "bar"])), "Z": [1, 2]})
m = pd.merge(l, r, how="outer")
result = [m, m.dtypes.astype(str)]

# case: join_index
l = pd.DataFrame({"A": ["A0", "A1", "A2"]}, index=["K0", "K1", "K2"])
r = pd.DataFrame({"C": ["C0", "C2", "C3"]}, index=["K0", "K2", "K3"])
result = [l.join(r), l.join(r, how="outer"), l.join(r, how="inner"), pd.merge(l, r, left_index=True, right_index=True, how="outer")]

# case: join_on_column
l = pd.DataFrame({"A": ["A0", "A1"], "key": ["K0", "K1"]})
r = pd.DataFrame({"C": ["C0", "C1"]}, index=["K0", "K1"])
result = [l.join(r, on="key"), pd.merge(l, r, left_on="key", right_index=True, how="left", sort=False)]

# case: join_on_two
index = pd.MultiIndex.from_tuples([("K0", "K0"), ("K1", "K0"), ("K2", "K0"), ("K2", "K1")])
r = pd.DataFrame({"C": ["C0", "C1", "C2", "C3"]}, index=index)
result = [left.join(r, on=["key1", "key2"]), left.join(r, on=["key1", "key2"], how="inner")]

# case: join_single_to_multi
l = pd.DataFrame({"A": ["A0", "A1", "A2"]}, index=pd.Index(["K0", "K1", "K2"], name="key"))
index = pd.MultiIndex.from_tuples([("K0", "Y0"), ("K1", "Y1"), ("K2", "Y2"), ("K2", "Y3")], names=["key", "Y"])
r = pd.DataFrame({"C": ["C0", "C1", "C2", "C3"]}, index=index)
result = [l.join(r, how="inner"), pd.merge(l.reset_index(), r.reset_index(), on=["key"], how="inner").set_index(["key", "Y"])]

# case: join_two_multi
leftindex = pd.MultiIndex.from_product([list("abc"), list("xy"), [1, 2]], names=["abc", "xy", "num"])
l = pd.DataFrame({"v1": range(12)}, index=leftindex)
rightindex = pd.MultiIndex.from_product([list("abc"), list("xy")], names=["abc", "xy"])
r = pd.DataFrame({"v2": [100 * i for i in range(1, 7)]}, index=rightindex)
result = l.join(r, on=["abc", "xy"], how="inner")

# case: merge_columns_and_levels
l = pd.DataFrame({"A": ["A0", "A1", "A2"], "key2": ["K0", "K1", "K0"]}, index=pd.Index(["K0", "K0", "K1"], name="key1"))
r = pd.DataFrame({"C": ["C0", "C1", "C2"], "key2": ["K0", "K0", "K1"]}, index=pd.Index(["K0", "K1", "K2"], name="key1"))
result = l.merge(r, on=["key1", "key2"])

# case: overlap_suffixes
l = pd.DataFrame({"k": ["K0", "K1", "K2"], "v": [1, 2, 3]})
r = pd.DataFrame({"k": ["K0", "K0", "K3"], "v": [4, 5, 6]})
result = [pd.merge(l, r, on="k"), pd.merge(l, r, on="k", suffixes=("_l", "_r")), l.set_index("k").join(r.set_index("k"), lsuffix="_l", rsuffix="_r")]

# case: join_list_of_frames
l = pd.DataFrame({"v1": [1, 2, 3]}, index=["K0", "K1", "K2"])
r = pd.DataFrame({"v2": [4, 5, 6]}, index=["K0", "K0", "K3"])
r2 = pd.DataFrame({"v3": [7, 8, 9]}, index=["K1", "K1", "K2"])
result = l.join([r, r2])

# case: combine_update
d1 = pd.DataFrame([[np.nan, 3.0, 5.0], [-4.6, np.nan, np.nan], [np.nan, 7.0, np.nan]])
d2 = pd.DataFrame([[-42.6, np.nan, -8.2], [-5.0, 1.6, 4]], index=[1, 2])
comb = d1.combine_first(d2)
d1.update(d2)
result = [comb, d1]

# case: merge_ordered_fill
l = pd.DataFrame({"k": ["K0", "K1", "K1", "K2"], "lv": [1, 2, 3, 4], "s": ["a", "b", "c", "d"]})
r = pd.DataFrame({"k": ["K1", "K2", "K4"], "rv": [1, 2, 3]})
result = pd.merge_ordered(l, r, fill_method="ffill", left_by="s")

# case: merge_asof_quotes
trades = pd.DataFrame({"time": pd.to_datetime(["20160525 13:30:00.023", "20160525 13:30:00.038", "20160525 13:30:00.048"]), "ticker": ["MSFT", "MSFT", "GOOG"], "price": [51.95, 51.95, 720.77]})
quotes = pd.DataFrame({"time": pd.to_datetime(["20160525 13:30:00.023", "20160525 13:30:00.030", "20160525 13:30:00.041", "20160525 13:30:00.048"]), "ticker": ["GOOG", "MSFT", "MSFT", "GOOG"], "bid": [720.5, 51.97, 51.99, 720.92]})
result = [pd.merge_asof(trades, quotes, on="time", by="ticker"), pd.merge_asof(trades, quotes, on="time", by="ticker", tolerance=pd.Timedelta("2ms")), pd.merge_asof(trades, quotes, on="time", by="ticker", tolerance=pd.Timedelta("10ms"), allow_exact_matches=False)]

# case: compare_frames
df = pd.DataFrame({"col1": ["a", "a", "b", "b", "a"], "col2": [1.0, 2.0, 3.0, np.nan, 5.0], "col3": [1.0, 2.0, 3.0, 4.0, 5.0]}, columns=["col1", "col2", "col3"])
other = df.copy()
other.loc[0, "col1"] = "c"
other.loc[2, "col3"] = 4.0
result = [df.compare(other), df.compare(other, align_axis=0), df.compare(other, keep_shape=True), df.compare(other, keep_shape=True, keep_equal=True), df.compare(other, result_names=("old", "new"))]

# case: compare_series
a = pd.Series(list("abc"))
result = [a.compare(pd.Series(list("abd"))), a.compare(pd.Series(list("zbd")), keep_shape=True)]

# case: concat_categoricals
a = pd.Series(["a", "b"], dtype="category")
b = pd.Series(["b", "c"], dtype="category")
result = [pd.concat([a, a]).dtype.name, pd.concat([a, b]).dtype.name, pd.api.types.union_categoricals([a, b]).categories]
