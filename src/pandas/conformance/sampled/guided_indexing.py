import numpy as np
import pandas as pd

dates = pd.date_range("2000-01-01", periods=8)
grid = pd.DataFrame(np.arange(32).reshape(8, 4) % 7 - 3, index=dates, columns=["A", "B", "C", "D"])
abc = pd.DataFrame({"a": ["one", "one", "two", "two", "two", "three", "four"], "b": ["x", "y", "x", "y", "x", "x", "x"], "c": [1.5, -0.5, 0.25, 2.0, -1.0, 3.0, 0.0]})
midx = pd.MultiIndex.from_product([["bar", "baz", "foo"], ["one", "two"]], names=["first", "second"])
ms = pd.Series([1.0, 2.0, 3.0, 4.0, 5.0, 6.0], index=midx)

def mklbl(prefix, n):
    return ["%s%s" % (prefix, i) for i in range(n)]

# case: swap_columns
df = grid.copy()
df[["B", "A"]] = df[["A", "B"]]
result = df.head(2)

# case: swap_loc_aligns
df = grid.copy()
df.loc[:, ["B", "A"]] = df[["A", "B"]]
result = df[["A", "B"]].head(2)

# case: swap_loc_numpy
df = grid.copy()
df.loc[:, ["B", "A"]] = df[["A", "B"]].to_numpy()
result = df[["A", "B"]].head(2)

# case: assign_row_from_dict
x = pd.DataFrame({"x": [1, 2, 3], "y": [3, 4, 5]})
x.iloc[1] = {"x": 9, "y": 99}
result = x

# case: slice_steps
s = grid["A"]
s2 = s.copy()
s2[:3] = 0
result = [s[::2], s[::-1], s2, grid[::-1].head(2)]

# case: loc_int_slice_on_dates
result = grid.loc[2:3]

# case: loc_string_slice
result = grid.loc["20000102":"20000104"]

# case: loc_boolean_columns
df1 = pd.DataFrame([[1, -2, 3], [0, 5, -6]], index=list("ab"), columns=list("ABC"))
result = [df1.loc[:, df1.loc["a"] > 0], df1.loc["a"] > 0, df1.loc["a", "A"]]

# case: loc_na_mask
mask = pd.array([True, False, True, False, pd.NA, False, False, False], dtype="boolean")
result = grid[mask]

# case: slice_with_labels_sorted
s = pd.Series(list("abcde"), index=[0, 3, 2, 5, 4])
result = [s.loc[3:5], s.sort_index().loc[1:6]]

# case: slice_with_labels_unsorted_missing
s = pd.Series(list("abcde"), index=[0, 3, 2, 5, 4])
result = s.loc[1:6]

# case: slice_duplicate_label
s = pd.Series(list("abcdef"), index=[0, 3, 2, 5, 4, 2])
result = s.loc[2:5]

# case: iloc_out_of_range_slices
df1 = pd.DataFrame(np.arange(10).reshape(5, 2), columns=list("AB"))
result = [df1.iloc[:, 2:3], df1.iloc[:, 1:3], df1.iloc[4:6]]

# case: iloc_out_of_range_list
result = pd.DataFrame(np.arange(10).reshape(5, 2), columns=list("AB")).iloc[[4, 5, 6]]

# case: iloc_even_labels
s1 = pd.Series([10, 20, 30, 40, 50], index=list(range(0, 10, 2)))
s1b = s1.copy()
s1b.iloc[:3] = 0
result = [s1.iloc[:3], s1.iloc[3], s1b]

# case: callable_selection
df1 = grid.copy()
result = [df1.loc[lambda df: df["A"] > 0, :], df1.loc[:, lambda df: ["A", "B"]].head(1), df1.iloc[:, lambda df: [0, 1]].head(1), df1[lambda df: df.columns[0]].head(1), df1["A"].loc[lambda s: s > 0]]

# case: mix_position_label
dfd = pd.DataFrame({"A": [1, 2, 3], "B": [4, 5, 6]}, index=list("abc"))
result = [dfd.loc[dfd.index[[0, 2]], "A"], dfd.iloc[[0, 2], dfd.columns.get_loc("A")], dfd.iloc[[0, 2], dfd.columns.get_indexer(["A", "B"])]]

# case: reindex_missing
s = pd.Series([1, 2, 3])
labels = [1, 2, 3]
result = [s.reindex([1, 2, 3]), s.loc[s.index.intersection(labels)]]

# case: loc_missing_list
s = pd.Series([1, 2, 3])
result = s.loc[[1, 2, 3]]

# case: reindex_duplicates
s = pd.Series(np.arange(4), index=["a", "a", "b", "c"])
result = s.reindex(["c", "d"])

# case: intersection_then_reindex
s = pd.Series(np.arange(4), index=["a", "b", "b", "c"])
result = s.loc[s.index.intersection(["c", "d"])].reindex(["c", "d"])

# case: enlargement
se = pd.Series([1, 2, 3])
se[5] = 5.0
dfi = pd.DataFrame(np.arange(6).reshape(3, 2), columns=["A", "B"])
dfi.loc[:, "C"] = dfi.loc[:, "A"]
dfi.loc[3] = 5
result = [se, dfi]

# case: at_enlarge
df = grid.copy()
df.at[dates[-1] + pd.Timedelta("1 day"), 0] = 7
result = df.tail(2)

# case: map_criterion
criterion = abc["a"].map(lambda x: x.startswith("t"))
result = [abc[criterion], abc[[x.startswith("t") for x in abc["a"]]], abc[criterion & (abc["b"] == "x")], abc.loc[criterion & (abc["b"] == "x"), "b":"c"]]

# case: iloc_boolean_array
df = pd.DataFrame([[1, 2], [3, 4], [5, 6]], index=list("abc"), columns=["A", "B"])
s = df["A"] > 2
result = [df.loc[s, "B"], df.iloc[s.values, 1]]

# case: iloc_boolean_series
df = pd.DataFrame([[1, 2], [3, 4], [5, 6]], index=list("abc"), columns=["A", "B"])
result = df.iloc[df["A"] > 2, 1]

# case: isin_index
s = pd.Series(np.arange(5), index=np.arange(5)[::-1], dtype="int64")
result = [s.isin([2, 4, 6]), s[s.isin([2, 4, 6])], s[s.index.isin([2, 4, 6])]]

# case: isin_multiindex
s_mi = pd.Series(np.arange(6), index=pd.MultiIndex.from_product([[0, 1], ["a", "b", "c"]]))
result = [s_mi.iloc[s_mi.index.isin([(1, "a"), (2, "b"), (0, "c")])], s_mi.iloc[s_mi.index.isin(["a", "c", "e"], level=1)]]

# case: isin_dict
df = pd.DataFrame({"vals": [1, 2, 3, 4], "ids": ["a", "b", "f", "n"], "ids2": ["a", "n", "c", "n"]})
values = {"ids": ["a", "b"], "vals": [1, 3]}
result = [df.isin(["a", "b", 1, 3]), df.isin(values), ~df.isin(values), df[df.isin({"ids": ["a", "b"], "ids2": ["a", "c"], "vals": [1, 3]}).all(axis=1)]]

# case: where_series
s = pd.Series([4, 3, 2, 1, 0])
result = [s[s > 0], s.where(s > 0), s.mask(s >= 2)]

# case: where_other
result = grid.where(grid < 0, -grid).head(3)

# case: setting_negative
s2 = pd.Series([-1, 2, -3])
s2[s2 < 0] = 0
df2 = grid.copy()
df2[df2 < 0] = 0
result = [s2, df2.head(2)]

# case: partial_align_where
df2 = grid.copy()
df2[df2[1:4] > 0] = 3
result = df2

# case: where_axis
df2 = grid.copy()
result = df2.where(df2 > 0, df2["A"], axis="index")

# case: where_callable
df3 = pd.DataFrame({"A": [1, 2, 3], "B": [4, 5, 6], "C": [7, 8, 9]})
result = df3.where(lambda x: x > 4, lambda x: x + 10)

# case: np_where_colour
df = pd.DataFrame({"col1": list("ABBC"), "col2": list("ZZXY")})
df["color"] = np.where(df["col2"] == "Z", "green", "red")
result = df

# case: np_select_colours
df = pd.DataFrame({"col1": list("ABBC"), "col2": list("ZZXY")})
conditions = [(df["col2"] == "Z") & (df["col1"] == "A"), (df["col2"] == "Z") & (df["col1"] == "B"), (df["col1"] == "B")]
df["color"] = np.select(conditions, ["yellow", "blue", "purple"], default="black")
result = df

# case: query_between
df = pd.DataFrame({"a": [1, 5, 3, 8], "b": [2, 6, 9, 1], "c": [3, 7, 10, 0]})
result = [df.query("(a < b) & (b < c)"), df.query("a < b < c"), df.query("index < b < c")]

# case: query_named_index
df = pd.DataFrame({"b": [5, 2, 9], "c": [8, 7, 1]})
df.index.name = "a"
result = df.query("a < b and b < c")

# case: query_index_vs_column
df = pd.DataFrame({"a": [4, 2, 0]}, index=pd.Index([3, 0, 1], name="a"))
result = [df.query("a > 2"), df.query("index > 2")]

# case: query_multiindex
colors = ["red", "red", "green", "green"]
foods = ["eggs", "ham", "eggs", "ham"]
df = pd.DataFrame({"n": [1, 2, 3, 4]}, index=pd.MultiIndex.from_arrays([colors, foods], names=["color", "food"]))
result = df.query('color == "red"')

# case: query_unnamed_multiindex
df = pd.DataFrame({"n": [1, 2, 3, 4]}, index=pd.MultiIndex.from_arrays([["red", "red", "green", "green"], ["eggs", "ham", "eggs", "ham"]]))
result = df.query('ilevel_0 == "red"')

# case: query_map_frames
df = pd.DataFrame({"a": [0.1, 0.5, 0.9], "b": [0.2, 0.7, 0.3], "c": [0.4, 0.9, 0.1]})
df2 = df + 0.1
expr = "0.0 <= a <= c <= 0.5"
result = list(map(lambda frame: frame.query(expr), [df, df2]))

# case: query_in
df = pd.DataFrame({"a": list("aabbccddeeff"), "b": list("aaaabbbbcccc"), "c": [0, 1, 2, 3, 4, 0, 1, 2, 3, 4, 0, 1], "d": [8, 2, 4, 6, 1, 3, 5, 7, 0, 2, 4, 6]})
result = [df.query("a in b"), df.query("a not in b"), df.query("a in b and c < d"), df[~df["a"].isin(df["b"])]]

# case: query_list_equality
df = pd.DataFrame({"a": list("aabbcc"), "b": list("aaaabb"), "c": [0, 1, 2, 3, 4, 0]})
result = [df.query('b == ["a", "b", "c"]'), df.query("c == [1, 2]"), df.query("c != [1, 2]"), df.query("[1, 2] in c"), df.query("[1, 2] not in c")]

# case: query_bool_ops
df = pd.DataFrame({"a": [0.1, 0.6], "b": [0.3, 0.2], "bools": [True, False]})
result = [df.query("~bools"), df.query("not bools"), df.query("a < b and (not bools)")]

# case: query_local
limit = 0.4
df = pd.DataFrame({"a": [0.1, 0.6], "b": [0.3, 0.2]})
result = [df.query("a < @limit"), df.query("`a` + `b` > @limit * 2")]

# case: duplicated_subset
df2 = pd.DataFrame({"a": ["one", "one", "two", "two", "two", "three", "four"], "b": ["x", "y", "x", "y", "x", "x", "x"]})
result = [df2.duplicated("a"), df2.duplicated("a", keep="last"), df2.duplicated("a", keep=False), df2.drop_duplicates("a"), df2.drop_duplicates(["a", "b"])]

# case: duplicated_index
df3 = pd.DataFrame({"a": np.arange(6)}, index=["a", "a", "b", "c", "b", "a"])
result = [df3.index.duplicated(), df3[~df3.index.duplicated()], df3[~df3.index.duplicated(keep=False)]]

# case: get_default
s = pd.Series([1, 2, 3], index=["a", "b", "c"])
result = [s.get("a"), s.get("x", default=-1)]

# case: lookup_by_factorize
df = pd.DataFrame({"col": ["A", "A", "B", "B"], "A": [80, 23, np.nan, 22], "B": [80, 55, 76, 67]})
idx, cols = pd.factorize(df["col"])
result = df.reindex(cols, axis=1).to_numpy()[np.arange(len(df)), idx]

# case: index_names
index = pd.Index(["e", "d", "a", "b"], name="something")
columns = pd.Index(["A", "B"], name="cols")
df = pd.DataFrame(np.arange(8).reshape(4, 2), index=index, columns=columns)
result = [df, df["A"], index.set_names("other"), index.rename("bob")]

# case: multiindex_set_levels
index = pd.MultiIndex.from_product([range(3), ["one", "two"]], names=["first", "second"])
result = [index.levels[1], index.set_levels(["a", "b"], level=1)]

# case: index_set_ops
a = pd.Index(["c", "b", "a"])
b = pd.Index(["c", "e", "d"])
result = [a.difference(b), a.union(b), a.intersection(b), a.symmetric_difference(b)]

# case: index_union_mixed
result = pd.Index([0, 1, 2]).union(pd.Index([0.5, 1.5]))

# case: index_fillna
idx = pd.DatetimeIndex([pd.Timestamp("2011-01-01"), pd.NaT, pd.Timestamp("2011-01-03")])
result = [pd.Index([1, np.nan, 3, 4]).fillna(2), idx.fillna(pd.Timestamp("2011-01-02"))]

# case: set_index_forms
data = pd.DataFrame({"a": ["bar", "bar", "foo"], "b": ["one", "two", "one"], "c": ["z", "y", "x"], "d": [1.0, 2.0, 3.0]})
frame = data.set_index("c", drop=False)
result = [data.set_index("c"), data.set_index(["a", "b"]), frame.set_index(["a", "b"], append=True), data.set_index("c", drop=False)]

# case: reset_index_level
frame = pd.DataFrame({"a": ["bar", "foo"], "b": ["one", "two"], "d": [1, 2]}).set_index(["a", "b"])
result = [frame.reset_index(), frame.reset_index(level=1), frame.reset_index(level="a", drop=True)]

# case: assign_index_attribute
df = pd.DataFrame({"a": [1, 2]})
df.index = pd.Index([10, 30], name="k")
df.index.name = "ks"
result = df

# case: chained_loc
dfmi = pd.DataFrame([list("abcd"), list("efgh")], columns=pd.MultiIndex.from_product([["one", "two"], ["first", "second"]]))
result = [dfmi["one"]["second"], dfmi.loc[:, ("one", "second")]]

# case: setting_with_contains
dfc = pd.DataFrame({"a": ["one", "one", "two", "three", "two", "one", "six"], "c": np.arange(7)})
mask = dfc["a"].str.startswith("o")
dfc.loc[mask, "c"] = 42
dfc.loc[0, "a"] = 111
result = dfc

# case: mi_from_forms
arrays = [["bar", "bar", "baz", "baz"], ["one", "two", "one", "two"]]
tuples = list(zip(*arrays))
df = pd.DataFrame([["bar", "one"], ["bar", "two"], ["foo", "one"]], columns=["first", "second"])
result = [pd.MultiIndex.from_tuples(tuples, names=["first", "second"]), pd.MultiIndex.from_frame(df), pd.Series(range(4), index=arrays), pd.MultiIndex.from_arrays(arrays)]

# case: mi_level_values
result = [midx.get_level_values(0), midx.get_level_values("second"), midx.names, midx.nlevels]

# case: mi_frame_columns
df = pd.DataFrame(np.arange(18).reshape(3, 6), index=["A", "B", "C"], columns=midx)
result = [df["bar"], df["bar", "one"], df["bar"]["one"], df[["foo", "bar"]].columns.remove_unused_levels()]

# case: mi_defined_levels
df = pd.DataFrame(np.arange(18).reshape(3, 6), index=["A", "B", "C"], columns=midx)
result = [df.columns.levels[0].tolist(), df[["foo"]].columns.levels[0].tolist(), df[["foo"]].columns.to_numpy().tolist()]

# case: mi_align
result = [ms + ms[:-2], ms + ms[::2], ms.reindex(midx[:3]), ms.reindex([("foo", "two"), ("bar", "one"), ("qux", "one"), ("baz", "one")])]

# case: mi_partial_loc
df = pd.DataFrame(np.arange(18).reshape(3, 6), index=["A", "B", "C"], columns=midx).T
result = [df.loc[("bar", "two")], df.loc[("bar", "two"), "A"], df.loc["bar"], df.loc["baz":"foo"], df.loc[("baz", "two"):("foo", "one")], df.loc[("baz", "two"):"foo"], df.loc[[("bar", "two"), ("foo", "one")]]]

# case: mi_list_vs_tuple
s = pd.Series([1, 2, 3, 4, 5, 6], index=pd.MultiIndex.from_product([["A", "B"], ["c", "d", "e"]]))
result = [s.loc[[("A", "c"), ("B", "d")]], s.loc[(["A", "B"], ["c", "d"])]]

# case: mi_slicers
miindex = pd.MultiIndex.from_product([mklbl("A", 4), mklbl("B", 2), mklbl("C", 4), mklbl("D", 2)])
micolumns = pd.MultiIndex.from_tuples([("a", "foo"), ("a", "bar"), ("b", "foo"), ("b", "bah")], names=["lvl0", "lvl1"])
dfmi = pd.DataFrame(np.arange(len(miindex) * len(micolumns)).reshape((len(miindex), len(micolumns))), index=miindex, columns=micolumns).sort_index().sort_index(axis=1)
idx = pd.IndexSlice
result = [dfmi.loc[(slice("A1", "A3"), slice(None), ["C1", "C3"]), :], dfmi.loc[idx[:, :, ["C1", "C3"]], idx[:, "foo"]].head(4), dfmi.loc["A1", (slice(None), "foo")].head(3)]

# case: mi_slicers_mask
miindex = pd.MultiIndex.from_product([mklbl("A", 4), mklbl("B", 2), mklbl("C", 4)])
micolumns = pd.MultiIndex.from_tuples([("a", "foo"), ("b", "foo"), ("b", "bah")], names=["lvl0", "lvl1"])
dfmi = pd.DataFrame(np.arange(96).reshape((32, 3)), index=miindex, columns=micolumns).sort_index().sort_index(axis=1)
idx = pd.IndexSlice
mask = dfmi[("a", "foo")] > 60
result = [dfmi.loc[idx[mask, :, ["C1", "C3"]], idx[:, "foo"]], dfmi.loc(axis=0)[:, :, ["C1", "C3"]].head(3)]

# case: mi_slicers_set
miindex = pd.MultiIndex.from_product([mklbl("A", 2), mklbl("B", 2), mklbl("C", 4)])
micolumns = pd.MultiIndex.from_tuples([("a", "foo"), ("a", "bar")], names=["lvl0", "lvl1"])
dfmi = pd.DataFrame(np.arange(32).reshape((16, 2)), index=miindex, columns=micolumns).sort_index().sort_index(axis=1)
df2 = dfmi.copy()
df2.loc(axis=0)[:, :, ["C1", "C3"]] = -10
df3 = dfmi.copy()
df3.loc[pd.IndexSlice[:, :, ["C1", "C3"]], :] = df3 * 1000
result = [df2, df3]

# case: xs_forms
df = pd.DataFrame(np.arange(18).reshape(3, 6), index=["A", "B", "C"], columns=midx).T
wide = df.T
result = [df.xs("one", level="second"), df.loc[(slice(None), "one"), :], wide.xs("one", level="second", axis=1), wide.xs(("one", "bar"), level=("second", "first"), axis=1), df.xs("one", level="second", drop_level=False)]

# case: mi_reindex_level
m = pd.MultiIndex(levels=[["zero", "one"], ["x", "y"]], codes=[[1, 1, 0, 0], [1, 0, 1, 0]])
df = pd.DataFrame(np.arange(8).reshape(4, 2), index=m)
df2 = df.groupby(level=0).mean()
a, b = df.align(df2, level=0)
result = [df2, df2.reindex(df.index, level=0), a, b]

# case: swap_reorder_levels
m = pd.MultiIndex.from_product([["zero", "one"], ["x", "y"]], names=["n", "l"])
df = pd.DataFrame(np.arange(8).reshape(4, 2), index=m)
result = [df[:5].swaplevel(0, 1, axis=0), df[:5].reorder_levels([1, 0], axis=0), df.reorder_levels(["l", "n"])]

# case: mi_rename
m = pd.MultiIndex.from_product([["zero", "one"], ["x", "y"]])
df = pd.DataFrame(np.arange(8).reshape(4, 2), index=m)
result = [df.rename(columns={0: "col0", 1: "col1"}), df.rename(index={"one": "two", "y": "z"}), df.rename_axis(index=["abc", "def"]), df.rename_axis(columns="Cols").columns]

# case: mi_sort
s = pd.Series([1, 2, 3, 4, 5], index=pd.MultiIndex.from_tuples([("qux", "b"), ("bar", "b"), ("foo", "a"), ("bar", "a"), ("qux", "a")], names=["L1", "L2"]))
result = [s.sort_index(), s.sort_index(level=0), s.sort_index(level="L2"), s.sort_index(level=1, ascending=False)]

# case: unsorted_slice_fails
dfm = pd.DataFrame({"jim": [0, 0, 1, 1], "joe": ["x", "x", "z", "y"], "jolie": [1, 2, 3, 4]}).set_index(["jim", "joe"])
result = dfm.loc[(0, "y"):(1, "z")]

# case: sorted_slice_works
dfm = pd.DataFrame({"jim": [0, 0, 1, 1], "joe": ["x", "x", "z", "y"], "jolie": [1, 2, 3, 4]}).set_index(["jim", "joe"])
before = dfm.index.is_monotonic_increasing
dfm = dfm.sort_index()
result = [before, dfm.index.is_monotonic_increasing, dfm.loc[(0, "y"):(1, "z")], dfm.loc[(1, "z")]]

# case: take_forms
index = pd.Index([214, 502, 712, 567])
frm = pd.DataFrame(np.arange(8).reshape(4, 2))
result = [index[[0, 3]], index.take([3, 0]), pd.Series([5, 6, 7, 8]).take([0, 2]), frm.take([1, 3]), frm.take([1], axis=1)]

# case: take_booleans
result = [np.array([5, 6, 7]).take([False, False, True]), pd.Series([5, 6, 7]).take([0, 0, 1])]

# case: categorical_index
df = pd.DataFrame({"A": np.arange(6), "B": list("aabbca")})
df["B"] = df["B"].astype(pd.CategoricalDtype(list("cab")))
df2 = df.set_index("B")
result = [df2.index, df2.loc["a"], df2.loc["a"].index, df2.sort_index(), df2.groupby(level=0, observed=True).sum()]

# case: categorical_index_missing
df2 = pd.DataFrame({"A": np.arange(3)}, index=pd.CategoricalIndex(list("aab"), name="B"))
result = df2.loc["e"]

# case: categorical_reindex
df3 = pd.DataFrame({"A": np.arange(3), "B": pd.Series(list("abc")).astype("category")}).set_index("B")
result = [df3.reindex(["a", "e"]), df3.reindex(["a", "e"]).index, df3.reindex(pd.Categorical(["a", "e"], categories=list("abe"))).index]

# case: float_index_slices
sf = pd.Series(range(5), index=[1.5, 2, 3, 4.5, 5])
result = [sf[3], sf[3.0], sf.loc[3], sf[2:4], sf.loc[2:4], sf.iloc[2:4], sf[2.1:4.6]]

# case: irregular_float_times
dfir = pd.concat([pd.DataFrame(np.arange(6).reshape(3, 2), index=np.arange(3) * 250.0, columns=list("AB")), pd.DataFrame(np.arange(4).reshape(2, 2), index=np.arange(4, 6) * 250.1, columns=list("AB"))])
result = [dfir[0:500.4], dfir.loc[0:400, "A"], dfir.loc[1000.4]]

# case: interval_index
df = pd.DataFrame({"A": [1, 2, 3, 4]}, index=pd.IntervalIndex.from_breaks([0, 1, 2, 3, 4]))
result = [df.loc[2], df.loc[[2, 3]], df.loc[2.5], df.loc[pd.Interval(1, 2)]]

# case: interval_overlaps
df = pd.DataFrame({"A": [1, 2, 3, 4]}, index=pd.IntervalIndex.from_breaks([0, 1, 2, 3, 4]))
idxr = df.index.overlaps(pd.Interval(0.5, 2.5))
result = [idxr, df[idxr]]

# case: interval_missing_raises
df = pd.DataFrame({"A": [1, 2, 3, 4]}, index=pd.IntervalIndex.from_breaks([0, 1, 2, 3, 4]))
result = df.loc[pd.Interval(0.5, 2.5)]

# case: cut_with_categories
c = pd.cut(range(4), bins=2)
result = [c.categories, pd.cut([0, 3, 5, 1], bins=c.categories)]

# case: slice_endpoint_next
s = pd.Series(np.arange(6), index=list("abcdef"))
result = [s.iloc[2:5], s.loc["c":"e"]]

# case: reindex_dtype_change
series1 = pd.Series([1, 2, 3])
series2 = pd.Series([True])
result = [series1.reindex([0, 4]), series2.reindex([0, 1]).dtype.name]

# case: where_default_dtype
df = pd.DataFrame({"x": [1, 2], "y": ["p", None]})
result = df.where(df["x"] > 1)

# case: interval_range_forms_0
result = pd.interval_range(start=0, end=5)

# case: interval_range_forms_1
result = pd.interval_range(start=pd.Timestamp("2017-01-01"), periods=4)

# case: interval_range_forms_3
result = pd.interval_range(start=0, periods=5, freq=1.5)

# case: interval_range_forms_4
result = pd.interval_range(start=pd.Timestamp("2017-01-01"), periods=4, freq="W")

# case: interval_range_forms_5
result = pd.interval_range(start=0, end=4, closed="both")

# case: interval_range_forms_6
result = pd.interval_range(start=0, end=6, periods=4)
