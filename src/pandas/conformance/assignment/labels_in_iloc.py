import pandas as pd
import numpy as np

df = pd.DataFrame({"a": [1, 2, 3], "b": [4, 5, 6], "c": ["x", "y", "z"]}, index=["x", "y", "z"])
num = df[["a", "b"]].copy()
s = df["a"].copy()
t = pd.Series(pd.to_datetime(["2020-01-01", None]), index=["x", "w"])

# case: label_of_a_column
df.iloc[0, "b"] = 1

# case: label_of_a_column_of_one_block
num.iloc[0, "b"] = 1

# case: label_of_a_column_and_all_rows
num.iloc[:, "a"] = 7

# case: mask_and_label
df.iloc[(df["a"] > 1).values, "b"] = 0

# case: labels_of_columns
num.iloc[[0, 1], ["a", "b"]] = 0

# case: mask_and_labels
num.iloc[num.index != "z", ["a", "b"]] = [1, 2]

# case: labels_of_rows
df.iloc[["x", "y"]] = 0

# case: labels_of_rows_and_a_column
df.iloc[["x"], 0] = 9

# case: labels_of_a_series
s.iloc[["x", "y"]] = 0

# case: none_among_rows
s.iloc[[0, None]] = 0

# case: labels_of_times
t.iloc[["x", "w"]] = pd.Timestamp("2020-05-05")

# case: label_of_a_row
df.iloc["x"] = 0

# case: label_of_a_value
s.iloc["x"] = 0

# case: read_label_of_a_column
result = df.iloc[0, "b"]

# case: read_labels_of_columns
result = df.iloc[:, ["a", "b"]]

# case: positions_are_written
num.iloc[[0, 2], [1]] = 0
result = num
