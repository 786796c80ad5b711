import pandas as pd
import numpy as np
from datetime import date, datetime, timedelta

employees = pd.DataFrame({
    'emp_id': [1, 2, 3, 4, 5, 6, 7],
    'first': ['Ann', 'bob', 'Cy ', None, 'Eve', 'Flo', 'Gus'],
    'last': ['Lee', 'Ray', 'Moss', 'Dean', '', 'Oz', None],
    'salary': [52000, 48000, None, 61000, 48000, 75000.5, 39000],
    'bonus_pct': [10, 0, 5, None, 7.5, 0, 12],
    'hired': ['2019-03-01', '2020-07-15', '2018-02-28', '2021-11-30', None, '2015-01-01', '2024-02-29'],
    'level': ['junior', 'mid', 'senior', 'mid', 'junior', None, 'senior'],
})
employees['hired'] = pd.to_datetime(employees['hired'])

hours = pd.DataFrame({
    'mon': [8, 7, 0, 9],
    'tue': [8, np.nan, 4, 9],
    'wed': [6, 8, 4, np.nan],
}, index=[1, 3, 2, 9])

rates = pd.Series({1: 20.0, 2: 22.5, 3: 30.0, 4: 0.0}, name='rate')
level_type = pd.CategoricalDtype(['junior', 'mid', 'senior'], ordered=True)

# case: full-name
result = employees['first'] + ' ' + employees['last']

# case: full-name-clean
first = employees['first'].fillna('').str.strip().str.title()
last = employees['last'].fillna('')
result = (first + ' ' + last).str.strip().tolist()

# case: bonus-amount
result = (employees['salary'] * employees['bonus_pct'] / 100).round(2)

# case: salary-plus-dict
result = employees['salary'].head(3) + [100, 200, 300]

# case: salary-wrong-length-list
result = employees['salary'] + [100, 200, 300]

# case: hours-mul-rate-axis
result = hours.mul(rates, axis='index')

# case: hours-mul-rate-noaxis
result = hours * rates

# case: hours-total-pay
total = hours.sum(axis=1)
result = (total * rates).dropna().to_dict()

# case: hours-add-frame-fill
extra = pd.DataFrame({'mon': [1, 1], 'thu': [2, 3]}, index=[1, 2])
result = hours.add(extra, fill_value=0)

# case: hours-plus-frame
extra = pd.DataFrame({'mon': [1, 1], 'tue': [2, 3]}, index=[1, 2])
result = hours + extra

# case: hours-minus-row-list
result = hours - [8, 8, 8]

# case: hours-gt-eight
result = (hours >= 8).sum().to_dict()

# case: hours-any-all
over = hours > 8
result = over.any(axis=1).tolist(), over.all(axis=0).tolist(), bool(over.any().any())

# case: level-compare
lv = employees['level'].astype(level_type)
result = employees.loc[lv > 'junior', 'emp_id'].tolist()

# case: level-unordered-compare
lv = employees['level'].astype('category')
result = lv > 'junior'

# case: level-eq-scalar
lv = employees['level'].astype('category')
result = (lv == 'mid').tolist()

# case: level-max
lv = employees['level'].astype(level_type)
result = lv.min(), lv.max()

# case: level-cat-ge-series
lv = employees['level'].astype(level_type)
other = pd.Series(['mid'] * 7).astype(level_type)
result = lv >= other

# case: level-plus-text
lv = employees['level'].astype('category')
result = lv + '_x'

# case: level-astype-str-plus
lv = employees['level'].astype('category')
result = lv.astype(str) + '-' + employees['emp_id'].astype(str)

# case: tenure-years
ref = pd.Timestamp('2024-06-30')
result = ((ref - employees['hired']).dt.days / 365.25).round(1)

# case: tenure-months
ref = datetime(2024, 6, 30)
h = employees['hired']
result = (ref.year - h.dt.year) * 12 + (ref.month - h.dt.month)

# case: hired-vs-date
result = employees['hired'] > date(2020, 1, 1)

# case: hired-vs-timestamp
result = (employees['hired'] > pd.Timestamp(date(2020, 1, 1))).tolist()

# case: hired-plus-timedelta
result = employees['hired'] + timedelta(days=90)

# case: hired-month-end
result = employees['hired'] + pd.offsets.MonthEnd(0)

# case: hired-min-max
result = f"{employees['hired'].min():%d/%m/%Y} - {employees['hired'].max().date()}"

# case: np-where-salary
result = np.where(employees['salary'] > 50000, 'high', 'low').tolist()

# case: np-select-bands
conds = [employees['salary'].isna(), employees['salary'] < 50000, employees['salary'] < 70000]
employees['band'] = np.select(conds, ['unknown', 'C', 'B'], default='A')
result = employees[['emp_id', 'band']]

# case: nullable-int
sal = employees['salary'].round().astype('Int64')
result = sal + 1

# case: nullable-int-div
sal = employees['salary'].round().astype('Int64')
result = sal // 1000, str((sal / 1000).dtype)

# case: to-int-error
result = employees['salary'].astype(int)

# case: sum-types
result = type(employees['emp_id'].sum()).__name__, type(employees['salary'].sum()).__name__, type(int(employees['emp_id'].sum())).__name__

# case: nanmean
result = round(float(np.nanmean(employees['salary'])), 2), round(np.nanmedian(employees['bonus_pct'].to_numpy()), 2)

# case: percentile
sal = employees['salary'].dropna()
result = np.percentile(sal, [25, 50, 75]).tolist()

# case: np-unique
vals, counts = np.unique(employees['bonus_pct'].dropna(), return_counts=True)
result = dict(zip(vals.tolist(), counts.tolist()))

# case: text-repeat
result = employees['first'].str.strip() * 2

# case: stars
result = ['*' * int(x) if pd.notna(x) else '' for x in employees['bonus_pct']]

# case: text-minmax
result = employees['first'].dropna().min(), employees['first'].dropna().max()

# case: text-max-with-none
result = employees['first'].max()
