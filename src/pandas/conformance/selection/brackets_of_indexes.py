import pandas as pd
import numpy as np
ixs = [pd.Index([1, 2]), pd.RangeIndex(3), pd.Index(["a", "b"]), pd.date_range("2024-01-01", periods=2), pd.Index([1.5]), pd.Index([True, False]), pd.CategoricalIndex(["a"]), pd.MultiIndex.from_tuples([("a", 1), ("b", 2)]), pd.to_timedelta(pd.Index(["1 days"])), pd.period_range("2024-01", periods=2, freq="M"), pd.Index(pd.array([1, None], dtype="Int64")), pd.Index(pd.array(["x"], dtype="string")), pd.interval_range(0, 2)]
def tried(key):
    out = []
    for i in ixs:
        try:
            out.append(repr(i[key]))
        except Exception as e:
            out.append(type(e).__name__)
    return out

# case: text
result = tried("a")

# case: none
result = tried(None)

# case: real
result = tried(1.0)

# case: truth
result = tried(True)

# case: texts
result = tried(["a"])

# case: texts_two
result = tried(["a", "b"])

# case: reals
result = tried([0.0])

# case: tuples
result = tried((0, 0))

# case: empty
result = tried([])

# case: date
result = tried(pd.Timestamp("2024-01-01"))

# case: far
result = tried(7)

# case: far_list
result = tried([7])

# case: slice_text
result = tried(slice("a", None))

# case: none_list
result = tried([None])

# case: array
result = [type(x).__name__ for x in tried(np.array(["a"]))]

# case: np_texts
s = pd.Series([1, 2])
out = []
for f in [lambda: s.to_numpy()["a"], lambda: s.iloc["a"], lambda: s.iloc[["a"]], lambda: s.to_numpy()[["a"]], lambda: s.to_numpy()[None].shape, lambda: s.to_numpy()[1.0], lambda: s.array["a"], lambda: s.values["x"], lambda: s.index["a"]]:
    try:
        out.append(f())
    except Exception as e:
        out.append(type(e).__name__)
result = out
# case: found
result = tried(np.where(np.array([False, True])))

# case: found_first
result = [i[np.where(np.array([False, True]))[0]].tolist() for i in ixs]

# case: series_key
result = tried(pd.Series([1]))
