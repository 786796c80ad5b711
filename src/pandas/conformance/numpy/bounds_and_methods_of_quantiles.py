import numpy as np
import pandas as pd

a = np.array([3, 1, 2, 3])
uneven = [1.5, 2.7, 9, 11, 3.3]
shares = [0, 5, 25, 50, 77, 95, 100]

# case: bounds the wrong way round
result = (np.clip(a, 3, 1), np.clip(pd.Series(a), 3, 1), np.clip(5, 3, 1))

# case: fractions as bounds the wrong way round
result = np.clip(a, 2.5, 1)

# case: values to the left and right of all points
result = np.interp([0, 2.5, 9], [1, 2, 3], [10, 20, 30], left=-1, right=99)

# case: no value to the right of all points
result = np.interp([0, np.nan, 9], [1, 2, 3], [10, 20, 30], right=np.nan)

# case: a list of text and numbers is text
result = np.isin(['a', 1], [1, 'a'])

# case: hazen
result = (np.percentile(a, shares, method='hazen'), np.percentile(uneven, 33, method='hazen'))

# case: weibull
result = (np.percentile(a, shares, method='weibull'), np.percentile(uneven, 33, method='weibull'))

# case: median unbiased
result = (np.percentile(a, shares, method='median_unbiased'), np.percentile(uneven, 33, method='median_unbiased'))

# case: normal unbiased
result = (np.percentile(a, shares, method='normal_unbiased'), np.percentile(uneven, 33, method='normal_unbiased'))

# case: interpolated inverted
result = np.percentile(uneven, [10, 33, 90], method='interpolated_inverted_cdf')

# case: without what is missing
result = np.nanpercentile([1, np.nan, 4], 30, method='hazen')

# case: no such method
result = np.percentile(a, 30, method='nope')
