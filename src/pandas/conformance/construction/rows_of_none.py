import numpy as np
import pandas as pd

# case: none_among_tuples
result = pd.DataFrame([(1, 'a'), None, (3, 'c')], columns=['n', 't'])

# case: nan_among_tuples
result = pd.DataFrame([(1, 2), np.nan])

# case: nat_among_tuples
result = pd.DataFrame([(1, 2), pd.NaT])

# case: none_among_lists
result = pd.DataFrame([[1, 2], None])

# case: none_first
result = pd.DataFrame([None, (1, 2)])

# case: number_among_tuples
result = pd.DataFrame([(1, 2), 5])

# case: text_among_tuples
result = pd.DataFrame([(1, 2), 'ab'])

# case: short_text_among_lists
result = pd.DataFrame([[1, 2], 'a'])

# case: longer_list_among_tuples
result = pd.DataFrame([(1, 2), [3, 4, 5], None])
