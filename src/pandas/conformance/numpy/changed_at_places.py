import pandas as pd
import numpy as np
i = np.array([1, 2, 3])
f = np.array([0.0, 1.5, np.nan])

# case: a place twice
np.add.at(i, [0, 0, 2], 1)
result = i

# case: values of each place
np.add.at(f, np.array([0, 1, 0]), np.array([1.0, 2.0, 0.5]))
result = f

# case: sums by codes
codes, uniques = pd.factorize(pd.Series(['x', 'y', 'x']))
sums = np.zeros(len(uniques))
np.add.at(sums, codes, [1.0, 2.0, 4.0])
result = dict(zip(uniques, sums))

# case: what it gives
result = np.add.at(i, [0], 1)

# case: greatest
np.maximum.at(i, [0, 1], [9, 0])
result = i

# case: negative places
np.subtract.at(i, [-1], 1)
result = i

# case: one place
np.multiply.at(i, 1, 5)
result = i

# case: fractions into whole numbers
np.add.at(i, [0], 0.5)
result = i

# case: a place that is not there
np.add.at(i, [7], 1)
result = i

# case: other numbers of values
np.add.at(i, [0, 1], [1, 2, 3])
result = i

# case: no places
np.add.at(i, [], 1)
result = i

# case: whole numbers into fractions
np.add.at(f, [0, 1], [1, 2])
result = f

# case: fractions times whole numbers
np.multiply.at(i, [0, 1, 2], 2.7)
result = i
