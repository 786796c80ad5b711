import numpy as np
import pandas as pd

animals = pd.Series(["A", "B", "Aaba", "Baca", np.nan, "CABA", "dog", "cat"], dtype="string")
codes = pd.Series(["a_b_c", "c_d_e", np.nan, "f_g_h"], dtype="string")
holes = pd.DataFrame({"one": [0.5, np.nan, -1.0, np.nan, 2.0], "two": [np.nan, 1.0, 2.0, np.nan, 4.0], "three": [1.0, 2.0, 3.0, 4.0, 5.0]}, index=list("acefh"))

# case: string_dtype_forms
result = [pd.Series(["a", "b", "c"], dtype="string").dtype.name, pd.Series(["a", 2, np.nan]).astype("string"), pd.Series([1, 2, np.nan], dtype="Int64").astype("string")]

# case: string_counts_nullable
s = pd.Series(["a", None, "b"], dtype="string")
result = [s.str.count("a"), s.dropna().str.count("a"), s.str.isdigit(), s.str.match("a")]

# case: object_counts
s2 = pd.Series(["a", None, "b"], dtype="object")
result = [s2.str.count("a"), s2.str.isdigit(), s2.str.match("a")]

# case: string_compare
result = pd.Series(["a", None, "b"], dtype="string") == "a"

# case: text_methods
result = [animals.str.lower(), animals.str.upper(), animals.str.len()]

# case: index_strip
idx = pd.Index([" jack", "jill ", " jesse ", "frank"])
result = [idx.str.strip(), idx.str.lstrip(), idx.str.rstrip()]

# case: clean_columns
df = pd.DataFrame([[1, 2]], columns=[" Column A ", " Column B "])
df.columns = df.columns.str.strip().str.lower().str.replace(" ", "_")
result = df

# case: split_get
result = [codes.str.split("_"), codes.str.split("_").str.get(1), codes.str.split("_").str[1], codes.str.split("_", expand=True), codes.str.split("_", expand=True, n=1), codes.str.rsplit("_", expand=True, n=1)]

# case: split_object_expand
s = pd.Series(["a_b_c", "c_d_e", np.nan])
result = s.str.split("_", expand=True)

# case: replace_regex
s3 = pd.Series(["A", "B", "C", "Aaba", "Baca", "", np.nan, "CABA", "dog", "cat"], dtype="string")
result = s3.str.replace("^.a|dog", "XX-XX ", case=False, regex=True)

# case: replace_literal_flags
s4 = pd.Series(["12", "-$10", "$10,000"], dtype="string")
result = [s4.str.replace(r"-\$", "-", regex=True), s4.str.replace("-$", "-", regex=False), s4.str.replace("-$", "-")]

# case: replace_callable
def swap(m):
    return m.group(0)[::-1]
result = [pd.Series(["foo 123", "bar baz", np.nan], dtype="string").str.replace(r"[a-z]+", swap, regex=True), pd.Series(["Foo Bar Baz", np.nan], dtype="string").str.replace(r"(?P<one>\w+) (?P<two>\w+) (?P<three>\w+)", lambda m: m.group("two").swapcase(), regex=True)]

# case: replace_compiled
import re
result = pd.Series(["dog", "DAY", None]).str.replace(re.compile(r"^.a|dog", flags=re.IGNORECASE), "X", regex=True)

# case: replace_dict_2_3
result = pd.Series(["a", "b", np.nan]).replace({"a": "z"})

# case: removeprefix
s = pd.Series(["str_foo", "str_bar", "no_prefix"])
result = [s.str.removeprefix("str_"), s.str.removesuffix("_bar")]

# case: cat_forms
s = pd.Series(["a", "b", "c", "d"], dtype="string")
t = pd.Series(["a", "b", np.nan, "d"], dtype="string")
result = [s.str.cat(sep=","), s.str.cat(), t.str.cat(sep=","), t.str.cat(sep=",", na_rep="-"), s.str.cat(["A", "B", "C", "D"]), s.str.cat(t), s.str.cat(t, na_rep="-")]

# case: cat_frame_and_align
s = pd.Series(["a", "b", "c", "d"], dtype="string")
u = pd.Series(["b", "d", "a", "c"], index=[1, 3, 0, 2], dtype="string")
d = pd.concat([pd.Series(["a", "b", np.nan, "d"], dtype="string"), s], axis=1)
v = pd.Series(["z", "a", "b", "d", "e"], index=[-1, 0, 1, 3, 4], dtype="string")
result = [s.str.cat(u), s.str.cat(u, join="left"), s.str.cat(d, na_rep="-"), s.str.cat(v, join="left", na_rep="-"), s.str.cat(v, join="outer", na_rep="-"), s.str.cat([u, u.to_numpy()], join="left")]

# case: cat_list_mixed
s = pd.Series(["a", "b", "c", "d"], dtype="string")
u = pd.Series(["b", "d", "a", "c"], index=[1, 3, 0, 2], dtype="string")
v = pd.Series(["z", "a", "b", "d", "e"], index=[-1, 0, 1, 3, 4], dtype="string")
result = [s.str.cat([v, u, u.to_numpy()], join="outer", na_rep="-"), u.loc[[3]].str.cat([u], join="right", na_rep="-")]

# case: str_index
result = [animals.str[0], animals.str[1], animals.str[-2:]]

# case: extract_forms
s = pd.Series(["a1", "b2", "c3"], dtype="string")
result = [s.str.extract(r"([ab])(\d)", expand=False), s.str.extract(r"(?P<letter>[ab])(?P<digit>\d)"), s.str.extract(r"([ab])?(\d)"), s.str.extract(r"[ab](\d)", expand=True), s.str.extract(r"[ab](\d)", expand=False)]

# case: extract_index
s = pd.Series(["a1", "b2", "c3"], ["A11", "B22", "C33"], dtype="string")
result = [s.index.str.extract("(?P<letter>[a-zA-Z])", expand=True), s.index.str.extract("(?P<letter>[a-zA-Z])", expand=False)]

# case: extractall_forms
s = pd.Series(["a1a2", "b1", "c1"], index=["A", "B", "C"], dtype="string")
two_groups = "(?P<letter>[a-z])(?P<digit>[0-9])"
all_ = s.str.extractall(two_groups)
result = [s.str.extract(two_groups, expand=True), all_, all_.xs(0, level="match"), pd.Index(["a1a2", "b1", "c1"]).str.extractall(two_groups)]

# case: match_fullmatch_contains
s = pd.Series(["1", "2", "3a", "3b", "03c", "4dx"], dtype="string")
pattern = r"[0-9][a-z]"
result = [s.str.contains(pattern), s.str.match(pattern), s.str.fullmatch(pattern)]

# case: contains_na_false
s4 = pd.Series(["A", "B", "C", "Aaba", "Baca", np.nan, "CABA", "dog", "cat"], dtype="string")
result = [s4.str.contains("A", na=False), s4.str.startswith("C", na=False), s4[s4.str.contains("a", case=False, na=False)]]

# case: str_get_dummies
s = pd.Series(["a", "a|b", np.nan, "a|c"], dtype="string")
result = [s.str.get_dummies(sep="|"), pd.Index(["a", "a|b", "a|c"]).str.get_dummies(sep="|")]

# case: text_misc
s = pd.Series(["foo bar", "x", None])
result = [s.str.pad(8, side="both", fillchar="."), s.str.center(9, "*"), s.str.zfill(4), s.str.wrap(3), s.str.slice(0, 4, 2), s.str.slice_replace(0, 1, "ZZ"), s.str.partition(" "), s.str.repeat(2), s.str.find("o"), s.str.findall("o"), s.str.translate({111: "0"}), s.str.normalize("NFC"), s.str.title(), s.str.swapcase(), s.str.casefold()]

# case: reindex_holes
df2 = holes.reindex(list("abcdefgh"))
result = [df2, df2["one"].isna(), df2.notna()]

# case: none_and_nan
result = [None == None, np.nan == np.nan, holes["one"] == np.nan, pd.NaT == pd.NaT]

# case: na_insert
s = pd.Series([1.0, 2.0, 3.0])
s.loc[0] = None
t = pd.Series(["a", "b", "c"])
t.loc[0] = None
t.loc[1] = np.nan
result = [s, t]

# case: na_logic
result = [pd.NA | True, pd.NA & False, pd.NA ** 0, 1 ** pd.NA, pd.NA == 1, True | pd.NA, False | pd.NA]

# case: na_bool_raises
result = bool(pd.NA)

# case: sum_empty
result = [pd.Series([np.nan]).sum(), pd.Series([], dtype="float64").sum(), pd.Series([np.nan]).prod(), pd.Series([np.nan]).sum(min_count=1), pd.Series([], dtype=float).prod()]

# case: convert_dtypes
df = pd.DataFrame({"a": [1, 2, None], "b": ["x", None, "z"], "c": [True, None, False], "d": [1.5, np.nan, 2.0]})
result = [df.convert_dtypes(), df.convert_dtypes().dtypes.astype(str)]

# case: dropna_axes
df = holes.copy()
result = [df.dropna(), df.dropna(axis=1), df["one"].dropna(), df.dropna(thresh=2), df.dropna(subset=["two"])]

# case: fillna_forms
result = [holes.fillna(0), holes.ffill(), holes.bfill(limit=1), holes.fillna(holes.mean()), holes.fillna({"one": 9.0}), holes.fillna(holes.mean()["one":"one"]), holes.where(pd.notna(holes), holes.mean(), axis="columns")]

# case: fill_na_string_type
data = {"np": [1.0, np.nan, np.nan, 2], "arrow": pd.array([1.0, pd.NA, pd.NA, 2], dtype="Float64")}
df = pd.DataFrame(data)
result = [df, df.fillna(0)]

# case: fillna_align
dff = pd.DataFrame(np.arange(12, dtype=np.float64).reshape(4, 3), columns=list("ABC"))
dff.iloc[1:3, 0] = np.nan
dff.iloc[2:4, 1] = np.nan
result = [dff.fillna(dff.mean()), dff.fillna(dff.mean()["B":"C"]), dff.where(pd.notna(dff), dff.mean(), axis="columns")]

# case: interpolate_forms
df = pd.DataFrame({"A": [1, 2.1, np.nan, 4.7, 5.6, 6.8], "B": [0.25, np.nan, np.nan, 4, 12.2, 14.4]})
idx = pd.date_range("2020-01-01", periods=10, freq="D")
ts = pd.Series(np.arange(10.0), index=idx)
ts.iloc[[1, 2, 5, 6, 9]] = np.nan
result = [df.interpolate(), ts.interpolate(method="time"), ts.iloc[[0, 1, 3]].interpolate(method="time")]

# case: interpolate_values
ser = pd.Series([0.0, np.nan, 10.0], index=[0.0, 1.0, 10.0])
result = [ser.interpolate(), ser.interpolate(method="values"), ser.interpolate(method="index")]

# case: interpolate_limits
ser = pd.Series([np.nan, np.nan, 5, np.nan, np.nan, np.nan, 13, np.nan, np.nan])
result = [ser.interpolate(), ser.interpolate(limit=1), ser.interpolate(limit=1, limit_direction="backward"), ser.interpolate(limit_direction="both"), ser.interpolate(limit_direction="both", limit_area="inside", limit=1), ser.interpolate(limit_direction="backward", limit_area="outside")]

# case: replace_series_forms
ser = pd.Series([0.0, 1.0, 2.0, 3.0, 4.0])
result = [ser.replace(0, 5), ser.replace([0, 1, 2, 3, 4], [4, 3, 2, 1, 0]), ser.replace({0: 10, 1: 100})]

# case: replace_frame_forms
df = pd.DataFrame({"a": [0, 1, 2, 3, 4], "b": [5, 6, 7, 8, 9]})
result = [df.replace({"a": 0, "b": 5}, 100), df.replace({"a": {0: 100, 4: 400}}), df.replace([1, 8], np.nan)]

# case: replace_regex_forms
df = pd.DataFrame({"a": list(range(4)), "b": list("ab.."), "c": ["a", "b", np.nan, "d"]})
result = [df.replace(".", np.nan), df.replace(r"\s*\.\s*", np.nan, regex=True), df.replace(["a", "."], ["b", np.nan]), df.replace([r"\.", r"(a)"], ["dot", r"\1stuff"], regex=True), df.replace({"b": "."}, {"b": np.nan}), df.replace({"b": r"\s*\.\s*"}, {"b": np.nan}, regex=True), df.replace({"b": {"b": r""}}, regex=True), df.replace(regex={"b": {r"\s*\.\s*": np.nan}}), df.replace({"b": r"\s*(\.)\s*"}, {"b": r"\1ty"}, regex=True), df.replace([r"\s*\.\s*", r"a|b"], "placeholder", regex=True), df.replace(regex=[r"\s*\.\s*", r"a|b"], value="placeholder")]

# case: groupby_na_excluded
df = pd.DataFrame({"key": ["a", None, "b", "a"], "v": [1, 2, 3, 4]})
result = [df.groupby("key").sum(), df.groupby("key", dropna=False).sum()]

# case: cumsum_holes
ser = pd.Series([1, np.nan, 2, 3])
result = [ser.sum(), ser.cumsum(), ser.cumsum(skipna=False), ser.mean(skipna=False)]

# case: duplicate_label_behaviour
s1 = pd.Series([0, 1, 2], index=["a", "b", "b"])
df1 = pd.DataFrame([[0, 1, 2], [3, 4, 5]], columns=["A", "A", "B"])
df2 = pd.DataFrame({"A": [0, 1, 2]}, index=["a", "a", "b"])
result = [df1["B"], df1["A"], df2.loc["b", "A"], df2.loc["a", "A"], df2.index.is_unique, df1.columns.is_unique, df2.index.duplicated(), df2.loc[~df2.index.duplicated(), :], df2.groupby(level=0).mean()]

# case: duplicate_reindex_error
pd.Series([0, 1, 2], index=["a", "b", "b"]).reindex(["a", "b", "c"])

# case: int64_nullable
arr = pd.array([1, 2, None], dtype=pd.Int64Dtype())
s = pd.Series(arr)
result = [str(arr.dtype), s, pd.Series([1, 2, np.nan], dtype="Int64"), pd.array([1, 2]).dtype.name, pd.array([1.0, 2.0]).dtype.name, pd.Series([1, None]).dtype.name]

# case: int64_operations
s = pd.Series([1, 2, None], dtype="Int64")
result = [s + 1, s == 1, s.iloc[1:3], s + s.iloc[1:3].astype("Int8"), s + 0.01, s.sum(), s.fillna(0), s // 2, s.mean()]

# case: int64_frame
df = pd.DataFrame({"A": pd.Series([1, 2, None], dtype="Int64"), "B": [1, 1, 3], "C": list("aab")})
result = [df.dtypes.astype(str), pd.concat([df[["A"]], df[["B", "C"]]], axis=1).dtypes.astype(str), df["A"].astype(float), df.sum(numeric_only=True), df.groupby("B").A.sum()]

# case: array_with_na
a = pd.array([1, None], dtype="Int64")
result = [a[1] is pd.NA, a[0]]

# case: boolean_kleene
s = pd.Series([True, False, pd.NA], dtype="boolean")
left = pd.Series([1, 2, 3])
result = [s & True, s | True, s ^ True, pd.Series([True, False, np.nan], dtype="object") | True, pd.Series([True, False, np.nan], dtype="boolean") | True, pd.NA | False, left[s], left[s.fillna(True)]]

# case: boolean_object_or
result = [True | pd.Series([True, False, np.nan], dtype="object"), pd.Series([True, False, np.nan], dtype="object") & True]

# case: na_ufunc_1
result = np.add(pd.NA, 1)

# case: na_ufunc_2
result = pd.isna(pd.NA + 1)

# case: na_ufunc_3
result = "a" * pd.NA

# case: ffill_limit_area_0
df = pd.DataFrame({"x": [np.nan, 1.0, np.nan, np.nan, 4.0, np.nan]})
result = df.ffill(limit=1)
