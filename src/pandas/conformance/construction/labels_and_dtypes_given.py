import datetime
import numpy as np
import pandas as pd

DATA = {"a": [1, 2], "b": ["x", "y"]}
ROWS = [{"a": 1, "b": 2}, {"a": 3}]
# case: columns-of-which-none-is-there
result = pd.DataFrame(DATA, columns=["A", "B"])
# case: columns-of-which-none-is-there-beside-rows
result = pd.DataFrame(DATA, columns=["A"], index=[7, 8])
# case: columns-of-which-one-is-there
result = pd.DataFrame(DATA, columns=["b", "c"])
# case: columns-of-other-kinds
result = pd.DataFrame({1: [1, 2], 2: [3, 4]}, columns=["1", "2"])
# case: no-columns-of-a-dict
result = pd.DataFrame(DATA, columns=[])
# case: column-of-another-length-that-is-not-taken
result = pd.DataFrame({"a": [1, 2], "b": [1]}, columns=["a"])
# case: series-that-are-not-taken-give-no-rows
result = pd.DataFrame({"a": pd.Series([1], index=["p"]), "b": pd.Series([2], index=["q"])}, columns=["a", "c"])
# case: values-alone-that-are-not-taken
result = pd.DataFrame({"a": 1, "b": 2}, columns=["c"])
# case: values-alone
result = pd.DataFrame({"a": 1, "b": 2}, columns=["a"])
# case: list-of-one-for-all-rows
result = pd.DataFrame({"a": [1, 2], "b": [5]}, index=["x", "y"])
# case: list-of-one-for-no-rows
result = pd.DataFrame({"a": [5]}, index=[])
# case: list-of-two-for-three-rows
result = pd.DataFrame({"a": [1, 2]}, index=[0, 1, 2])
# case: dicts-beside-lists
result = pd.DataFrame({"a": {"x": 1}, "b": [1]})
# case: dicts-beside-lists-with-index
result = pd.DataFrame({"a": {"x": 1}, "b": [1]}, index=["x", "y"])
# case: array-of-two-dimensions-as-column
result = pd.DataFrame({"a": np.array([[1], [2]])})
# case: rows-of-nothing-with-columns
result = pd.DataFrame([[], []], columns=["a", "b"])
# case: empty-dicts-with-index
result = pd.DataFrame([{}, {}], index=["p"])
# case: series-as-rows-for-other-labels
result = pd.DataFrame([pd.Series([1, 2]), pd.Series([3, 4])], index=[0, 1, 2])
# case: objects-of-dicts
result = pd.DataFrame(ROWS, dtype=object)
# case: objects-of-lists
result = pd.DataFrame([[1, 2.5], [None, 3]], dtype=object)
# case: text-of-dicts
result = pd.DataFrame(ROWS, dtype=str)
# case: whole-numbers-of-fractions
result = pd.DataFrame({"a": np.array([1.5, 2.0])}, dtype=int)
# case: whole-numbers-of-fractions-in-rows
result = pd.DataFrame([(1, 2.5)], dtype=int)
# case: copies
result = [pd.DataFrame(DATA, copy=True), pd.Series([1, 2], copy=True), pd.Series([1], copy=False)]
# case: copy-of-a-frame-is-another
df = pd.DataFrame(DATA)
other = pd.DataFrame(df, copy=True)
other.loc[0, "a"] = 9
result = [df, other]
# case: named-index-as-data
result = pd.DataFrame(pd.Index([1, 2], name="key"))
# case: numbers-of-a-generator
result = pd.DataFrame((n for n in range(2)), columns=["n"])
# case: series-of-an-empty-dict
result = pd.Series({}, index=["a", "b"])
# case: column-of-an-empty-dict
result = pd.DataFrame({"v": {}, "w": 1}, index=[0, 1])
# case: series-of-a-value-without-rows
result = pd.Series(5, index=[])
# case: series-of-a-date
result = pd.Series(pd.Timestamp("2024-01-01"))
# case: series-of-a-fraction-as-whole
result = pd.Series(1.5, dtype=int)
# case: series-of-fractions-in-an-array-as-whole
result = pd.Series(np.array([1.5, 2.0]), dtype="int64")
# case: series-of-whole-floats-in-an-array
result = pd.Series(np.array([1.0, 2.0]), dtype="int64")
# case: index-of-objects
result = pd.Index([1, 2.5, None], dtype=object)
# case: index-of-nullable-text
result = pd.Index([1, 2.5], dtype="string")
# case: index-of-fractions-as-whole
result = pd.Index([1, 2.5], dtype=int)
# case: index-of-nothing
result = pd.Index(None)
# case: index-of-a-value
result = pd.Index(5)
# case: times-without-unit
result = pd.Series(["2024-01-01"]).astype("datetime64")
# case: times-without-unit-made
result = pd.Series(["2024-01-01"], dtype="datetime64")
