import pandas as pd
import numpy as np
import datetime
from collections import Counter, defaultdict
import operator
from functools import reduce

loans = pd.DataFrame({
    'loan_id': ['L1', 'L2', 'L3', 'L4', 'L5', 'L6'],
    'amount': [1000, 2500, 0, 2500, 99, 123456789012],
    'paid': [1000.0, np.nan, 0.0, 500.5, -20.0, 3.0],
    'active': [False, True, True, True, False, True],
    'flag': [1, 0, None, 1, 0, 1],
    'risk': pd.Categorical(['low', 'high', None, 'mid', 'low', 'high'], categories=['low', 'mid', 'high'], ordered=True),
    'start': pd.to_datetime(['2023-01-31', '2023-02-28', '2024-02-29', None, '2022-12-31', '2023-08-15']),
    'end': pd.to_datetime(['2024-01-31', '2023-03-01', None, '2024-01-01', '2022-12-31', '2023-01-01']),
    'month': pd.PeriodIndex(['2023-01', '2023-02', '2024-02', 'NaT', '2022-12', '2023-08'], freq='M'),
    'mixed': [1, 'two', 3.0, None, True, datetime.date(2024, 1, 1)],
})
ids = pd.Index(['L2', 'L3', 'L9', 'L1'])
days = pd.DatetimeIndex(['2024-01-01', '2024-01-15', '2024-02-01'])

# case: outstanding
result = loans['amount'] - loans['paid'].fillna(0)

# case: ratio-inf
result = (loans['paid'] / loans['amount']).replace([np.inf, -np.inf], np.nan).round(4)

# case: bigint-square
result = loans['amount'].iloc[:5] ** 2

# case: bigint-sum
total = loans['amount'].sum()
result = int(total), f"{total:,}"

# case: bool-plus-int
result = loans['active'] + 1

# case: bool-plus-bool
result = loans['active'] + loans['active']

# case: bool-minus-bool
result = loans['active'] - loans['active']

# case: bool-mul-amount
result = loans['active'] * loans['amount']

# case: bool-and-flag
result = loans['active'] & loans['flag'].fillna(0).astype(bool)

# case: bool-and-float-error
result = loans['active'] & loans['flag']

# case: int-bitand
result = (loans['amount'].head(5) & 1).tolist(), (loans['amount'].head(5) | 1).tolist()

# case: invert-int
result = (~loans['amount'].head(3)).tolist()

# case: flag-eq-bool
result = (loans['flag'] == True).tolist()

# case: risk-compare
result = loans[loans['risk'] >= 'mid']['loan_id'].tolist()

# case: risk-bad-category
result = loans['risk'] > 'extreme'

# case: risk-codes
result = (loans['risk'].cat.codes + 1) * 10

# case: risk-add-error
result = loans['risk'].sum()

# case: duration-days
result = (loans['end'] - loans['start']).dt.days

# case: duration-negative
dur = loans['end'] - loans['start']
result = loans.loc[dur < pd.Timedelta(0), 'loan_id'].tolist()

# case: duration-sum
result = (loans['end'] - loans['start']).sum()

# case: end-before-start
result = (loans['end'] < loans['start']).sum(), (loans['end'] >= loans['start']).sum()

# case: start-plus-months
result = loans['start'] + pd.DateOffset(months=1, days=1)

# case: start-minus-year
result = (loans['start'] - pd.DateOffset(years=1)).dt.date.tolist()

# case: add-two-datetimes
result = loans['start'] + loans['end']

# case: period-plus
result = loans['month'] + 1

# case: period-diff
result = (loans['month'] - pd.Period('2022-12', freq='M')).tolist()

# case: period-compare
result = loans['month'] > pd.Period('2023-01', 'M')

# case: period-str
result = loans['month'].astype(str).tolist()

# case: mixed-types
result = loans['mixed'].map(lambda v: type(v).__name__).tolist()

# case: mixed-isinstance
result = loans['mixed'].apply(lambda v: isinstance(v, (int, float)) and not isinstance(v, bool)).tolist()

# case: mixed-eq-one
result = (loans['mixed'] == 1).tolist()

# case: mixed-add-error
result = loans['mixed'] + 1

# case: mixed-max-error
result = loans['mixed'].max()

# case: index-in
result = 'L1' in ids, 'L1' in loans, 'amount' in loans, 0 in loans.index, 'L1' in loans['loan_id'].values

# case: index-setops
have = pd.Index(loans['loan_id'])
result = have.intersection(ids).tolist(), ids.difference(have).tolist(), have.union(ids).tolist()

# case: index-concat-text
result = ids + '_x'

# case: index-compare
result = (ids == 'L3').tolist(), (ids > 'L2').tolist()

# case: days-arith
result = (days - days[0]).days.tolist(), (days + pd.Timedelta(days=1)).strftime('%m/%d').tolist()

# case: days-compare-date-string
result = days[days > '2024-01-10'].tolist()

# case: index-mul
idx = pd.Index([1, 2, 3], name='n')
result = idx * 10, idx / 2, -idx, idx.name
