import numpy as np
import pandas as pd

df = pd.DataFrame({"k": ["x", "x", "y"], "b": [1, 2, 3], "a": [4, 5, 6]})
wide = pd.concat({"q": df, "p": df}, axis=1)
two = df.set_index(["k", "b"])
three = pd.DataFrame(
    {"k": ["x", "x", "y", "y"], "b": [1, 2, 3, 4], "c": [1, 1, 2, 2], "v": [1.0, 2, 3, 4]}
).set_index(["k", "b", "c"])
days = pd.DataFrame(
    {"v": [1, 2, 3]},
    index=pd.MultiIndex.from_arrays(
        [["u", "u", "v"], pd.to_datetime(["2024-01-01", "2024-01-02", "2024-02-01"])]
    ),
)
gaps = pd.DataFrame({"v": [1, 2]}, index=pd.MultiIndex.from_tuples([("a", np.nan), ("b", 1.0)]))

# case: each label of a list is there
result = two.loc[(["y", "x"], [3, 1]), :]

# case: a label of the first level is not there
result = two.loc[(["y", "z"], [3, 1]), :]

# case: a label of the second level is not there
result = two.loc[(slice(None), [3, 9]), :]

# case: labels of another kind than the level's
result = two.loc[(slice(None), ["q"]), :]

# case: labels of columns that are not there
result = wide.loc[:, (slice(None), ["p", "a"])]

# case: labels of the first level of columns that are not there
result = wide.loc[:, (["q", "z"], "a")]

# case: labels of columns that are there
result = wide.loc[:, (["p", "q"], ["a", "k"])]

# case: labels that are there but not together
result = two.loc[(["y"], [1]), :]

# case: labels that are not together, with single ones
result = three.loc[("x", slice(None), 2), :]

# case: labels that are not together behind a whole level
result = three.loc[(["x"], slice(None), [2]), :]

# case: a slice that meets none of the labels before it
result = three.loc[(["x"], slice(3, 4)), "v"]

# case: a mask that meets none of the labels before it
result = three.loc[(["x"], [False, False, True, True]), "v"]

# case: an empty list
result = three.loc[(["x"], []), "v"]

# case: a series with a label that is not there
result = two["a"].loc[(["y", "x"], [9])]

# case: dates as text in a list
result = days.loc[(slice(None), ["2024-01-02", "2024-02-01"]), :]

# case: a date as text that is not there
result = days.loc[(slice(None), ["2024-01-02", "2024-03-01"]), :]

# case: a missing label that is there
result = gaps.loc[(slice(None), [np.nan]), :]

# case: a missing label that is not there
result = two.loc[(slice(None), [np.nan]), :]

# case: written below a label that is not there
two.loc[(slice(None), [3, 9]), "a"] = 0
result = two

# case: written below labels that are there
two.loc[(["x", "y"], [3, 1]), "a"] = 0
result = two

# case: get_locs of a label that is not there
result = two.index.get_locs([["x"], [7]])

# case: what is caught
result = {}
for key in [("x", 1), (["x"], [3]), (["w"], [1])]:
    try:
        result[str(key)] = len(two.loc[key, :])
    except KeyError as error:
        result[str(key)] = str(error)

# case: get_locs of labels, slices and masks
index = three.index
result = [
    index.get_locs([["y", "x"], [4, 1]]),
    index.get_locs(["x"]),
    index.get_locs([slice(None), slice(2, 3)]),
    index.get_locs((slice("x", "x"), [1])),
    index.get_locs([slice(None), slice(None), 2]),
]
