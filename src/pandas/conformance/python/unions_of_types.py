import numpy as np
import pandas as pd

# case: unions-1
result = isinstance(1, int | float)

# case: unions-2
result = isinstance('a', int | float)

# case: unions-3
result = isinstance(None, int | None)

# case: unions-4
result = isinstance(1.5, (int | float, str))

# case: unions-5
result = pd.Series([1, 'a', 2.5]).apply(lambda x: isinstance(x, int | float))

# case: unions-6
def f(x: int | None = None) -> list[int] | None:
    return x
result = f(3)
