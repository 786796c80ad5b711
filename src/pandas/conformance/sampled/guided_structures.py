import numpy as np
import pandas as pd
from collections import namedtuple
from dataclasses import dataclass

marks = pd.Series([0.5, -1.5, 2.0, 0.25, 3.5], index=["a", "b", "c", "d", "e"])
flora = pd.DataFrame({"genus": ["Acer", "Ilex", "Rosa", "Ilex"], "length": [5.0, 4.5, 7.0, 6.25], "width": [3.0, 1.5, 3.5, 2.0]})

# case: series_from_dict_with_index
d = {"a": 0.0, "b": 1.0, "c": 2.0}
result = [pd.Series(d), pd.Series(d, index=["b", "c", "d", "a"])]

# case: series_scalar
result = pd.Series(5.0, index=["a", "b", "c"])

# case: series_bad_index_length
result = pd.Series([1, 2, 3], index=["a", "b"])

# case: series_arraylike
result = [marks.iloc[0], marks.iloc[:3], marks[marks > marks.median()], marks.iloc[[4, 3, 1]], np.exp(marks)]

# case: series_dictlike
marks2 = marks.copy()
marks2["e"] = 12.0
result = [marks2["a"], marks2, "e" in marks2, "f" in marks2, marks2.get("f"), marks2.get("f", np.nan)]

# case: series_missing_label
result = marks["f"]

# case: series_vector_ops
result = [marks + marks, marks * 2, marks.iloc[1:] + marks.iloc[:-1]]

# case: series_name
s = pd.Series([1, 2], name="something")
s2 = s.rename("different")
result = [s.name, s2.name, s2]

# case: frame_dict_of_series
d = {"one": pd.Series([1.0, 2.0, 3.0], index=["a", "b", "c"]), "two": pd.Series([1.0, 2.0, 3.0, 4.0], index=["a", "b", "c", "d"])}
result = [pd.DataFrame(d), pd.DataFrame(d, index=["d", "b", "a"]), pd.DataFrame(d, index=["d", "b", "a"], columns=["two", "three"])]

# case: frame_dict_lists
d = {"one": [1.0, 2.0], "two": [4.0, 3.0]}
result = [pd.DataFrame(d), pd.DataFrame(d, index=["a", "b"])]

# case: frame_list_of_dicts
data2 = [{"a": 1, "b": 2}, {"a": 5, "b": 10, "c": 20}]
result = [pd.DataFrame(data2), pd.DataFrame(data2, index=["first", "second"]), pd.DataFrame(data2, columns=["a", "b"])]

# case: frame_dict_of_tuples
result = pd.DataFrame({("a", "b"): {("A", "B"): 1, ("A", "C"): 2}, ("a", "a"): {("A", "C"): 3, ("A", "B"): 4}, ("a", "c"): {("A", "B"): 5, ("A", "C"): 6}, ("b", "a"): {("A", "C"): 7, ("A", "B"): 8}, ("b", "b"): {("A", "D"): 9, ("A", "B"): 10}})

# case: frame_from_series
ser = pd.Series(range(3), index=list("abc"), name="ser")
result = pd.DataFrame(ser)

# case: frame_from_namedtuples
Point = namedtuple("Point", "x y")
result = pd.DataFrame([Point(0, 0), Point(0, 3), (2, 3)])

# case: frame_from_longer_namedtuple
Point = namedtuple("Point", "x y")
Point3D = namedtuple("Point3D", "x y z")
result = pd.DataFrame([Point3D(0, 0, 0), Point3D(0, 3, 5), Point(2, 3)])

# case: from_dict_orient_index
result = [pd.DataFrame.from_dict(dict([("A", [1, 2, 3]), ("B", [4, 5, 6])])), pd.DataFrame.from_dict(dict([("A", [1, 2, 3]), ("B", [4, 5, 6])]), orient="index", columns=["one", "two", "three"])]

# case: from_records
data = [(1, 2.0, "Hello"), (2, 3.0, "World")]
result = [pd.DataFrame.from_records(data, columns=["A", "B", "C"]), pd.DataFrame.from_records(data, columns=["A", "B", "C"], index="C")]

# case: column_ops
df = pd.DataFrame({"one": [1.0, 2.0, 3.0], "two": [1.0, 2.0, 5.0]}, index=list("abc"))
df["three"] = df["one"] * df["two"]
df["flag"] = df["one"] > 2
del df["two"]
three = df.pop("three")
df["foo"] = "bar"
df["one_trunc"] = df["one"][:2]
df.insert(1, "bar", df["one"])
result = [df, three]

# case: assign_ratio
result = flora.assign(ratio=flora["width"] / flora["length"]).assign(again=lambda x: x["width"] / x["length"])

# case: assign_depends
dfa = pd.DataFrame({"A": [1, 2, 3], "B": [4, 5, 6]})
result = dfa.assign(C=lambda x: x["A"] + x["B"], D=lambda x: x["A"] + x["C"])

# case: query_assign
result = flora.query("length > 5").assign(share=lambda x: x.width / x.length)

# case: alignment_frames
df = pd.DataFrame(np.arange(12).reshape(4, 3), columns=["A", "B", "C"])
df2 = pd.DataFrame(np.arange(9).reshape(3, 3), columns=["A", "B", "D"])
result = df + df2

# case: alignment_row
df = pd.DataFrame(np.arange(12).reshape(4, 3), columns=["A", "B", "C"])
result = [df - df.iloc[0], df * 5 + 2, 1 / (df + 1), df**2]

# case: transpose_slice
result = flora[:2].T

# case: ufunc_frame
df = pd.DataFrame([[0.0, 1.0], [2.0, 3.0]])
result = [np.exp(df).round(4), np.asarray(df).tolist()]

# case: ufunc_align
ser1 = pd.Series([1, 2, 3], index=["a", "b", "c"])
ser2 = pd.Series([1, 3, 5], index=["b", "a", "c"])
result = [np.remainder(ser1, ser2), np.remainder(ser1, pd.Series([2, 4, 6], index=["b", "c", "d"]))]

# case: ufunc_series_index
ser = pd.Series([1, 2, 3])
idx = pd.Index([4, 5, 6])
result = np.maximum(ser, idx)

# case: attribute_access
df = pd.DataFrame({"foo1": [1.0, 2.0], "foo2": [3.0, 4.0]})
result = df.foo1

# case: to_string_wide
result = flora.iloc[-2:, :2].to_string()

# case: repr_frame
result = repr(flora)

# case: series_array
result = [str(marks.array.dtype), marks.index.array.tolist()]

# case: nested_dict_frame
result = pd.DataFrame({"x": {"a": 1, "b": 2}, "y": {"b": 3, "c": 4}})

# case: to_numpy_dtype_0
ser = pd.Series(pd.date_range("2000", periods=2, tz="CET"))
result = ser.to_numpy(dtype=object).tolist()
