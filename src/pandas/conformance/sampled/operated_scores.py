import pandas as pd
import numpy as np
import math
from datetime import date, timedelta

scores = pd.DataFrame({
    'math': [90, 75, np.nan, 60, 88],
    'art': [70, 75, 80, np.nan, 91],
    'gym': [100, 0, 55, 60, 45],
}, index=['ana', 'ben', 'cat', 'dan', 'eli'])

curve = pd.Series({'gym': 5, 'math': -2, 'music': 10})
weights = np.array([0.5, 0.3, 0.2])
attempts = pd.DataFrame({
    'student': ['ana', 'ben', 'ben', 'cat', 'fay', None, 'eli', 'ana'],
    'passed': [True, False, True, None, True, False, None, True],
    'mins': pd.array([30, None, 45, 20, 0, 15, 60, None], dtype='Int64'),
    'grade': ['A', 'c', 'B', 'b ', '', None, 'A', 'D'],
    'taken': pd.to_datetime(['2024-05-01', '2024-05-03', '2024-05-10', None, '2024-04-30', '2024-05-01', '2024-06-01', '2024-05-20']),
})

# case: curve-columns
result = scores + curve

# case: curve-fill
result = scores.add(curve.reindex(scores.columns).fillna(0), axis=1)

# case: add-series-fill-value
result = scores.add(curve, fill_value=0)

# case: weighted-array
result = scores * weights

# case: dot-product
result = scores.fillna(0).dot(weights).round(2)

# case: matmul-operator
result = (scores.fillna(0) @ pd.Series(weights, index=scores.columns)).to_dict()

# case: center-columns
result = (scores - scores.mean()).round(2)

# case: center-rows-wrong
result = (scores - scores.mean(axis=1)).shape

# case: center-rows-right
result = scores.sub(scores.mean(axis=1), axis=0).round(1)

# case: zscore
z = (scores - scores.mean()) / scores.std(ddof=0)
result = z.round(3)

# case: minmax-norm
result = (scores - scores.min()) / (scores.max() - scores.min())

# case: frame-2d-array
arr = np.arange(15).reshape(5, 3)
result = scores - arr

# case: frame-bad-array
result = scores + np.array([1, 2])

# case: frame-eq-frame
other = scores.copy()
other.loc['ben', 'gym'] = 1
result = scores == other

# case: frame-equals
result = scores.equals(scores.copy()), (scores == scores).all().all()

# case: frame-compare-unlabelled
result = scores == scores.sort_index(ascending=False)

# case: frame-eq-method-unsorted
result = scores.eq(scores.sort_index(ascending=False)).sum().sum()

# case: frame-lt-series
result = scores.lt(pd.Series([80, 80, 80], index=scores.columns))

# case: frame-ge-axis
result = scores.ge(scores['gym'], axis=0)

# case: pass-mask
mask = (scores >= 60) & scores.notna()
result = scores.where(mask, -1)

# case: count-pass
result = ((scores >= 60) | scores.isna()).sum(axis=1)

# case: bool-sum-none
result = attempts['passed'].sum()

# case: bool-any-all-none
result = (bool(attempts['passed'].any()), attempts['passed'].dropna().all())

# case: nullable-bool-skipna
p = attempts['passed'].astype('boolean')
result = p.sum(), p.mean(), p.all(skipna=False), p.any(skipna=False)

# case: object-invert
result = ~attempts['passed']

# case: nullable-invert
result = (~attempts['passed'].astype('boolean')).tolist()

# case: mins-compare
result = attempts['mins'] > 20

# case: mins-filter
result = attempts[attempts['mins'] >= 30]['student'].tolist()

# case: mins-div-zero
result = 60 / attempts['mins']

# case: mins-mod
result = (attempts['mins'] % 7).astype('object').tolist()

# case: mins-pow-na
result = attempts['mins'] ** 0

# case: mins-na-eq
x = attempts['mins'].iloc[1]
result = x is pd.NA, type(x).__name__, str(x == 1)

# case: na-bool
result = bool(attempts['mins'].iloc[1] > 5)

# case: mins-plus-timedelta
result = attempts['taken'] + pd.to_timedelta(attempts['mins'].fillna(0).astype(int), unit='m')

# case: taken-diff
result = attempts['taken'].sort_values().diff().dt.days.tolist()

# case: timedelta-sum
total = pd.to_timedelta(attempts['mins'].astype('float'), unit='min').sum()
result = str(total), total.total_seconds() / 3600

# case: grade-upper-eq
result = (attempts['grade'].str.strip().str.upper() == 'B').tolist()

# case: grade-lt-text
result = attempts['grade'].dropna() < 'C'

# case: grade-lt-none
result = attempts['grade'] < 'C'

# case: grade-sum
result = attempts['grade'].dropna().str.strip().sum()
