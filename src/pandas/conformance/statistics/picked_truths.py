import pandas as pd

flags = pd.Series([True, False, True, True])
df = pd.DataFrame({"a": [1, 2, 3, 9], "k": flags})
# case: lower
result = flags.quantile(0.3, interpolation="lower")
# case: higher
result = flags.quantile(0.3, interpolation="higher")
# case: nearest
result = flags.quantile(0.5, interpolation="nearest")
# case: between
result = flags.quantile(0.5)
# case: midpoint
result = flags.quantile(0.5, interpolation="midpoint")
