import pandas as pd
import numpy as np

cols = pd.MultiIndex.from_tuples([("q", "b", 2), ("q", "a", 1), ("p", "b", 2), ("r", "a", 1), ("p", "c", 1)], names=["x", "y", "z"])
df = pd.DataFrame([[1, 2, 3.5, 4, "t"], [6, 7, None, 9, "u"]], index=pd.Index(["m", "k"], name="i"), columns=cols)
num = df[["q", "r"]]

# case: last_two
result = df.stack([1, 2], future_stack=True)

# case: last_two_turned
result = df.stack([2, 1], future_stack=True)

# case: first_two
result = num.stack([0, 1], future_stack=True)

# case: outer_two_by_name
result = num.stack(["z", "x"], future_stack=True)

# case: all_three
result = num.stack([0, 1, 2], future_stack=True)

# case: all_three_turned
result = num.stack([2, 0, 1], future_stack=True)

# case: all_three_back
result = num.stack([2, 1, 0], future_stack=True)

# case: one_by_one
result = num.stack(0, future_stack=True)

# case: unstacked_again
result = num.stack([1, 2], future_stack=True).unstack([1, 2])

# case: sorted_levels
result = num.stack(["y", "z"], future_stack=True).sort_index()

# case: of_a_table
t = pd.DataFrame({"s": ["a", "a", "b"], "k": ["u", "v", "u"], "n": [1, 2, 2], "v": [1.0, 2.0, 3.0], "w": [5, 6, 7]})
result = t.pivot_table(index="s", columns=["k", "n"], values=["v", "w"], aggfunc="sum").stack(["k", "n"], future_stack=True)

# case: of_a_table_before
t = pd.DataFrame({"s": ["a", "a", "b"], "k": ["u", "v", "u"], "n": [1, 2, 2], "v": [1.0, 2.0, 3.0], "w": [5, 6, 7]})
result = t.pivot_table(index="s", columns=["k", "n"], values=["v", "w"], aggfunc="sum").stack(["k", "n"])
