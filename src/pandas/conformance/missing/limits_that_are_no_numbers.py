import pandas as pd

n = pd.Series([1.0, None, 3.0])

# case: a truth
result = n.fillna(0, limit=True)

# case: a fraction
result = n.ffill(limit=1.5)

# case: text
result = n.bfill(limit='1')

# case: zero
result = n.ffill(limit=0)

# case: a number
result = n.ffill(limit=1)
