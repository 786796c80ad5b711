import numpy as np
import pandas as pd

df = pd.DataFrame({"g": ["x", "y", "x"], "k": ["p", "p", "q"], "v": [1, 2, 3]})


def tried(action):
    try:
        return action()
    except Exception as error:
        return type(error).__name__, str(error)


# case: pivot_table with a column key twice
result = tried(lambda: df.pivot_table(index="g", columns=["k", "k"], values="v", aggfunc="sum"))

# case: droplevel of a name that is not there
result = [
    tried(lambda: df.droplevel("Nope")),
    tried(lambda: df.rename_axis("g").droplevel("g")),
    tried(lambda: df["v"].droplevel("Nope")),
]

# case: from_records without a column that is not there
result = tried(lambda: pd.DataFrame.from_records([(1, "a")], columns=["n", "s"], exclude=["z"]))

# case: from_tuples with a single name
result = tried(lambda: pd.MultiIndex.from_tuples([("a", 1)], name="n"))

# case: sortorder is a number
result = [
    tried(lambda: pd.MultiIndex.from_product([["a"], [1]], sortorder="a")),
    pd.MultiIndex.from_product([["a"], [1]], sortorder=0).tolist(),
]

# case: the median of mixed kinds
kinds = [[1.5, True], [True, False], [1, True], [1.5, 2, True], [1.5, None], [True, None]]
result = [type(tried(pd.Series(each, dtype=object).median)).__name__ for each in kinds]
