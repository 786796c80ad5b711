import pandas as pd
n = pd.Series([1.0, None, 3.0])

# case: asfreq-range
result = n.asfreq('h')

# case: asfreq-text
result = pd.Series([1, 2], index=['2024-01-01', '2024-01-04']).asfreq('D')

# case: asfreq-text-frame
result = pd.DataFrame({'v': [1, 2]}, index=['2024-01-01', '2024-01-04']).asfreq('D')

# case: asfreq-labels
result = pd.Series([1, 2], index=['a', 'b']).asfreq('D')

# case: asfreq-empty
result = n[:0].asfreq('D')
