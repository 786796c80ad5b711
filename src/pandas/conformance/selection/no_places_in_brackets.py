import numpy as np
import pandas as pd


def tried(*actions):
    outcomes = []
    for action in actions:
        try:
            got = action()
        except Exception as error:
            outcomes.append(type(error).__name__)
        else:
            outcomes.append(got.tolist() if hasattr(got, "tolist") else got)
    return outcomes


indexes = [
    pd.Index(["a", "b", "c"]),
    pd.Index([5, 6, 7]),
    pd.RangeIndex(3),
    pd.date_range("2024-01-01", periods=3),
    pd.MultiIndex.from_tuples([("a", 1), ("b", 2), ("c", 3)]),
    pd.CategoricalIndex(["a", "b", "a"]),
]
mixed = pd.DataFrame({"a": [1, 2, 3], "b": [4.5, 5.5, 6.5], "c": ["x", "y", "z"]}, index=list("xyz"))
ints = pd.DataFrame({"a": [1, 2, 3], "b": [4, 5, 6]}, index=list("xyz"))


def written(frame, rows, columns, value):
    frame = frame.copy()
    frame.iloc[rows, columns] = value
    return frame.to_numpy()


# case: indexes with text
result = [tried(lambda: ix["k"]) for ix in indexes]

# case: indexes with numbers that are not whole, times and nothing
result = [tried(*[lambda key=key: ix[key] for key in (1.0, 1.5, pd.Timestamp("2024"), pd.NaT, np.nan)]) for ix in indexes]

# case: indexes with None and truths
result = [tried(lambda: ix[None], lambda: ix[True]) for ix in indexes]

# case: indexes with tuples
result = [tried(lambda: ix[0, 1], lambda: ix["a", "b"], lambda: ix[("a",)]) for ix in indexes]

# case: indexes with lists
result = [tried(lambda: ix[["a"]], lambda: ix[[1.0]], lambda: ix[[None]], lambda: ix[["a", 1]]) for ix in indexes]

# case: indexes with places
result = [tried(lambda: ix[[0, -1]], lambda: ix[np.array([1])], lambda: ix[pd.Series([2])], lambda: ix[[3]]) for ix in indexes]

# case: indexes with sets
result = tried(lambda: indexes[0][{1}], lambda: indexes[1][frozenset([1])], lambda: indexes[2][{"a": 1}])

# case: arrays
numbers = np.array([1, 2, 3])
result = tried(
    lambda: numbers["a"],
    lambda: numbers[1.5],
    lambda: numbers[["a"]],
    lambda: numbers[[0.5]],
    lambda: numbers[[0, 2]],
    lambda: numbers[np.array(["a"])],
)

# case: arrays written
numbers = np.array([1, 2, 3])
numbers[[0, 2]] = 9
try:
    numbers["a"] = 0
except IndexError as error:
    result = (numbers, str(error)[:20])

# case: single numbers of numpy
least = ints["a"].min()
result = tried(lambda: least["a"], lambda: least[0], lambda: mixed.loc["x", "b"]["k"], lambda: ints["a"].iloc[0][["a"]])

# case: a label of a column where iloc writes
result = [tried(lambda: written(f, 0, "a", 9), lambda: written(f, slice(None), "a", 9)) for f in (mixed, ints)]

# case: labels of columns where iloc writes lists
result = [
    tried(*[lambda rows=rows, value=value: written(f, rows, ["a", "b"], value) for rows in (0, [0, 1], slice(0, 2)) for value in ([1, 2], [1, 2, 3], 5)])
    for f in (mixed, ints)
]

# case: a label of a row where iloc writes
result = [
    tried(*[lambda value=value: written(f, "x", 0, value) for value in (1, [1], [1, 2], "t")])
    for f in (mixed, ints)
]

# case: labels of rows where iloc writes
result = [
    tried(*[lambda value=value: written(f, ["x", "y"], 0, value) for value in (1, [1, 2], [1, 2, 3])])
    for f in (mixed, ints)
]

# case: labels of both where iloc writes
result = [tried(lambda: written(f, "x", "a", 1), lambda: written(f, ["x"], ["a", "b"], 1)) for f in (mixed, ints)]

# case: a mask of no rows and a label of a column
empty = mixed.iloc[:0]
result = written(empty, empty["a"] > 1, "a", 5)

# case: a mask of rows and a label of a column
result = tried(
    lambda: written(mixed, mixed["a"] > 1, "a", 5),
    lambda: written(mixed, mixed["a"] > 1, "a", [5, 6]),
    lambda: written(mixed, mixed["a"] > 1, "a", [5, 6, 7]),
)

# case: iat of a series with a label
cells = pd.Series([1, 2], index=["u", "w"])
try:
    cells.iat["w"] = 5
except ValueError as error:
    result = str(error)

# case: the first rows of a truth
result = tried(lambda: ints["a"].head(True), lambda: ints.head(False), lambda: ints["a"].tail(True))
