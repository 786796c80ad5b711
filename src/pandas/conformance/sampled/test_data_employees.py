import pandas as pd
import numpy as np
import json
import itertools
from datetime import date, datetime, timedelta
from collections import namedtuple, defaultdict
# case: employees-namedtuple
Employee = namedtuple('Employee', ['emp_id', 'name', 'dept', 'salary', 'hired'])
employees_df = pd.DataFrame([
    Employee(1, 'Ann Lee', 'IT', 85000, date(2019, 3, 15)),
    Employee(2, 'Bo Chen', 'HR', 52000, date(2020, 7, 1)),
    Employee(3, 'Cy Young', 'IT', 95000, date(2018, 11, 20)),
    Employee(4, 'Di Park', 'Ops', 61000, date(2021, 1, 4)),
    Employee(5, 'Ed Fox', 'HR', 52000, date(2022, 5, 9)),
])
employees_df['hired'] = pd.to_datetime(employees_df['hired'])
employees_df['hire_year'] = employees_df['hired'].dt.year
employees_df['rank'] = employees_df.groupby('dept')['salary'].rank(method='dense', ascending=False).astype(int)
result = employees_df[employees_df['rank'] == 1].sort_values('emp_id')
# case: dept-from-records-index
departments_df = pd.DataFrame.from_records(
    [
        {'dept_id': 10, 'dept': 'IT', 'budget': 1_000_000, 'head': 'Ann'},
        {'dept_id': 20, 'dept': 'HR', 'budget': 300_000, 'head': None},
        {'dept_id': 30, 'dept': 'Ops', 'budget': None, 'head': 'Di'},
    ],
    index='dept_id',
)
result = departments_df.loc[departments_df['head'].notna(), ['dept', 'budget']]
# case: timesheet-nested-comprehension
staff = ['amy', 'ben', 'cat']
days = ['Mon', 'Tue', 'Wed', 'Thu', 'Fri']
hours = {
    name: {day: 8 - (i + j) % 3 for j, day in enumerate(days)}
    for i, name in enumerate(staff)
}
timesheet_df = pd.DataFrame(hours)
timesheet_df.index.name = 'day'
result = timesheet_df.T.assign(total=lambda d: d.sum(axis=1), short_days=lambda d: (d[days] < 7).sum(axis=1))
# case: salaries-text-with-symbols
salaries_df = pd.DataFrame({
    'emp': ['E1', 'E2', 'E3', 'E4', 'E5', 'E6'],
    'salary': ['$50,000', '62000', '$ 71,500.50', 'unknown', '', None],
})
clean = salaries_df['salary'].str.replace(r'[\$,\s]', '', regex=True)
salaries_df['salary_num'] = pd.to_numeric(clean, errors='coerce')
result = {
    'mean': salaries_df['salary_num'].mean(),
    'n_valid': int(salaries_df['salary_num'].notna().sum()),
    'bad': salaries_df.loc[salaries_df['salary_num'].isna(), 'emp'].tolist(),
}
# case: mixed-date-texts
hires_df = pd.DataFrame({
    'id': range(1, 8),
    'hired': ['2021-05-01', '05/17/2021', 'June 3, 2021', '2021.07.04', '20210815', 'not a date', None],
})
hires_df['hired_dt'] = pd.to_datetime(hires_df['hired'], format='mixed', errors='coerce')
hires_df['month'] = hires_df['hired_dt'].dt.strftime('%Y-%m')
result = hires_df
# case: attendance-product-grid
emps = [1, 2, 3]
dates = pd.date_range('2024-01-01', '2024-01-03')
grid_df = pd.DataFrame(itertools.product(emps, dates), columns=['emp_id', 'date'])
swipes_df = pd.DataFrame({
    'emp_id': [1, 1, 2, 3],
    'date': pd.to_datetime(['2024-01-01', '2024-01-03', '2024-01-02', '2024-01-02']),
    'hours': [8.0, 7.5, 8.0, 4.0],
})
full = grid_df.merge(swipes_df, how='left', on=['emp_id', 'date'], indicator=True)
result = full[full['_merge'] == 'left_only'].drop(columns=['_merge', 'hours']).reset_index(drop=True)
# case: skill-lists-explode-strip
people_df = pd.DataFrame({
    'person': ['P1', 'P2', 'P3', 'P4'],
    'skills': ['python, SQL', 'sql;excel', '', np.nan],
})
skills_df = (
    people_df
    .assign(skill=people_df['skills'].str.split(r'[,;]', regex=True))
    .explode('skill')
)
skills_df['skill'] = skills_df['skill'].str.strip().str.lower()
skills_df = skills_df[skills_df['skill'].notna() & (skills_df['skill'] != '')]
result = skills_df.groupby('skill')['person'].agg(['count', list]).reset_index()
# case: yes-no-flags-to-bool
flags_df = pd.DataFrame({
    'emp': ['a', 'b', 'c', 'd', 'e'],
    'remote': ['Y', 'N', 'y', None, 'yes'],
    'full_time': [1, 0, 1, 1, 0],
    'union': ['True', 'False', 'true', 'TRUE', ''],
})
flags_df['remote'] = flags_df['remote'].str.lower().isin(['y', 'yes'])
flags_df['full_time'] = flags_df['full_time'].astype(bool)
flags_df['union'] = flags_df['union'].str.lower().eq('true')
result = flags_df[['remote', 'full_time', 'union']].sum().to_frame('n_true')
# case: manager-self-join
staff_df = pd.DataFrame(
    list(zip([1, 2, 3, 4, 5, 6], ['Root', 'Vic', 'Wes', 'Xan', 'Yul', 'Zed'], [None, 1, 1, 2, 2, 7])),
    columns=['id', 'name', 'manager_id'],
)
# SELECT e.name, m.name FROM staff e LEFT JOIN staff m ON e.manager_id = m.id
mgr = staff_df[['id', 'name']].rename(columns={'id': 'manager_id', 'name': 'manager'})
result = staff_df.merge(mgr, on='manager_id', how='left')[['name', 'manager']].fillna({'manager': '(none)'})
# case: concat-yearly-parts
y2022 = pd.DataFrame({'emp': ['A', 'B'], 'bonus': [1000, 1500]})
y2023 = pd.DataFrame({'emp': ['A', 'C'], 'bonus': [1100, None], 'note': ['ok', 'pending']})
y2024 = pd.DataFrame({'bonus': [0], 'emp': ['B']})
bonus_df = pd.concat(
    {2022: y2022, 2023: y2023, 2024: y2024}, names=['year', 'row']
).reset_index(level='year').reset_index(drop=True)
result = {
    'table': bonus_df,
    'dtypes': {k: str(v) for k, v in bonus_df.dtypes.to_dict().items()},
    'per_emp': bonus_df.groupby('emp')['bonus'].sum().to_dict(),
}
# case: org-defaultdict-build
raw = [('IT', 'Ann', 3), ('IT', 'Cy', 5), ('HR', 'Bo', 2), ('Ops', 'Di', 9), ('HR', 'Ed', 1)]
data = defaultdict(list)
for dept, name, years in raw:
    data['dept'].append(dept)
    data['name'].append(name)
    data['years'].append(years)
org_df = pd.DataFrame(data)
org_df.insert(0, 'id', range(1000, 1000 + len(org_df)))
result = org_df.loc[org_df.groupby('dept')['years'].idxmax()]
# case: shift-timedelta-columns
shifts_df = pd.DataFrame({
    'shift': ['early', 'late', 'night'],
    'start': pd.to_datetime(['2024-05-01 06:00', '2024-05-01 14:00', '2024-05-01 22:00']),
    'length': pd.to_timedelta(['8h', '7h 30min', '09:15:00']),
})
shifts_df['end'] = shifts_df['start'] + shifts_df['length']
shifts_df['hours'] = shifts_df['length'].dt.total_seconds() / 3600
shifts_df['crosses_midnight'] = shifts_df['end'].dt.date != shifts_df['start'].dt.date
result = shifts_df[['shift', 'end', 'hours', 'crosses_midnight']]
# case: one-row-describe
solo_df = pd.DataFrame([{'emp_id': 7, 'salary': 48000.0, 'dept': 'Legal'}])
desc = solo_df.describe()
result = desc.loc[['count', 'mean', 'std', 'min', 'max']]
# case: review-scores-json-lines
lines = """{"emp": 1, "scores": [4, 5, 3]}
{"emp": 2, "scores": []}
{"emp": 3, "scores": [2]}
{"emp": 4}"""
reviews_df = pd.DataFrame([json.loads(line) for line in lines.splitlines()])
long_df = reviews_df.explode('scores', ignore_index=True)
long_df['scores'] = pd.to_numeric(long_df['scores'])
result = long_df.groupby('emp')['scores'].agg(['mean', 'count']).reset_index()
