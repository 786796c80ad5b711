import pandas as pd
import numpy as np
import re
import datetime

# HR database
departments_df = pd.DataFrame({
    'dept_id': [10, 20, 30, 40],
    'dept_name': ['Sales & Marketing', 'R&D', 'human resources', 'IT  Support'],
    'location': ['Berlin, DE', 'Austin, US', 'Paris,FR', None],
})

employees_df = pd.DataFrame({
    'emp_id': [1, 2, 3, 4, 5, 6, 7, 8],
    'emp_name': ['Dr. Anna Schmidt', 'john o\'connor', 'MARIA GARCIA-LOPEZ', 'Mr. Wei Zhang', 'Prof. Ines Pereira', 'Tom Ford Jr.', 'anna schmidt', 'Omar Said'],
    'hire_date': ['2015-03-01', '2018-07-15', '2020-02-29', '2012-12-31', '2021-01-04', '2019-10-01', '2015-03-01', '2023-05-08'],
    'term_date': [None, '2022-07-14', None, '2020-01-31', None, None, '2015-06-30', None],
    'dept_id': [10, 10, 20, 20, 30, 40, 10, np.nan],
    'salary': ['65000', '48k', '72,500', '90000', '81k', '39000.50', None, '55000'],
})

leaves_df = pd.DataFrame({
    'leave_id': [1, 2, 3, 4, 5],
    'emp_id': [1, 1, 3, 5, 6],
    'start_date': ['2023-07-03', '2023-12-27', '2023-04-28', '2023-08-14', '2023-05-06'],
    'end_date': ['2023-07-14', '2024-01-05', '2023-05-02', '2023-08-14', '2023-05-07'],
    'kind': ['vacation', 'vacation', 'Sick', 'SICK', 'vacation'],
})
# case: tenure-years-months
ref = pd.Timestamp(2023, 12, 31)
e = employees_df.copy()
e['hire_date'] = pd.to_datetime(e['hire_date'])
e['end'] = pd.to_datetime(e['term_date']).fillna(ref)
months = (e['end'].dt.year - e['hire_date'].dt.year) * 12 + (e['end'].dt.month - e['hire_date'].dt.month)
months -= (e['end'].dt.day < e['hire_date'].dt.day).astype(int)
e['tenure'] = (months // 12).astype(str) + 'y ' + (months % 12).astype(str) + 'm'
result = e[['emp_id', 'emp_name', 'tenure']]
# case: business-days-of-leave
l = leaves_df.copy()
start = pd.to_datetime(l['start_date']).values.astype('datetime64[D]')
end = pd.to_datetime(l['end_date']).values.astype('datetime64[D]')
l['business_days'] = np.busday_count(start, end + np.timedelta64(1, 'D'))
result = l.groupby('emp_id', as_index=False)['business_days'].sum()
# case: leave-bdate-range
result = leaves_df.assign(
    kind=leaves_df['kind'].str.lower(),
    work_days=[len(pd.bdate_range(s, e)) for s, e in zip(leaves_df['start_date'], leaves_df['end_date'])],
    calendar_days=(pd.to_datetime(leaves_df['end_date']) - pd.to_datetime(leaves_df['start_date'])).dt.days + 1,
).groupby('kind')[['work_days', 'calendar_days']].sum()
# case: strip-titles
n = employees_df['emp_name'].str.replace(r'^(?:Dr|Mr|Mrs|Prof)\.\s*', '', regex=True).str.replace(r'\s+Jr\.?$', '', regex=True)
result = employees_df[['emp_id']].assign(
    title=employees_df['emp_name'].str.extract(r'^(Dr|Mr|Mrs|Prof)\.', expand=False).fillna(''),
    clean_name=n.str.title())
# case: salary-k-suffix
def to_num(s):
    if s is None:
        return np.nan
    s = s.replace(',', '')
    m = re.fullmatch(r'([\d.]+)(k?)', s)
    return float(m.group(1)) * (1000 if m.group(2) else 1)
e = employees_df.assign(salary=employees_df['salary'].map(to_num))
result = e.merge(departments_df, on='dept_id').groupby('dept_name')['salary'].mean().sort_index()
# case: hires-per-year-and-quarter
h = pd.to_datetime(employees_df['hire_date'])
result = pd.crosstab(h.dt.year.rename('year'), h.dt.quarter.rename('quarter'))
# case: headcount-by-year-end
e = employees_df.copy()
e['hire_date'] = pd.to_datetime(e['hire_date'])
e['term_date'] = pd.to_datetime(e['term_date'])
ends = pd.date_range('2014-12-31', '2023-12-31', freq='YE')
result = pd.DataFrame({
    'as_of': ends,
    'headcount': [int(((e.hire_date <= d) & (e.term_date.isnull() | (e.term_date > d))).sum()) for d in ends],
})
# case: iso-week-of-leave
iso = pd.to_datetime(leaves_df['start_date']).dt.isocalendar()
result = leaves_df[['leave_id', 'start_date']].join(iso)
result['iso_label'] = result['year'].astype(str) + '-W' + result['week'].astype(str).str.zfill(2)
# case: department-roster
m = employees_df.merge(departments_df, on='dept_id', how='left')
m['dept_name'] = m['dept_name'].fillna('unassigned').str.replace(r'\s{2,}', ' ', regex=True)
m['surname'] = m['emp_name'].str.replace(r'\s*Jr\.$', '', regex=True).str.split().str[-1].str.upper()
result = m.sort_values('surname').groupby('dept_name')['surname'].agg(['count', ', '.join]).reset_index()
# case: city-country-split
loc = departments_df['location'].str.split(r'\s*,\s*', expand=True, regex=True)
result = departments_df[['dept_name']].assign(city=loc[0], country=loc[1]).fillna('?')
# case: next-anniversary
today = pd.Timestamp('2023-09-15')
active = employees_df[employees_df['term_date'].isna()].copy()
active['hire_date'] = pd.to_datetime(active['hire_date'])
def next_anniv(d):
    years = today.year - d.year
    cand = d + pd.DateOffset(years=years)
    return cand if cand >= today else d + pd.DateOffset(years=years + 1)
active['next'] = active['hire_date'].apply(next_anniv)
active['in_days'] = (active['next'] - today).dt.days
result = active[['emp_id', 'next', 'in_days']].sort_values('in_days')
# case: usernames
parts = employees_df['emp_name'].str.lower().str.replace(r'\b(dr|mr|prof|jr)\.', '', regex=True).str.strip().str.split(' ')
user = parts.str[0].str[0] + parts.str[-1].str.replace(r"[^a-z]", '', regex=True).str.slice(stop=8)
dupe = user.groupby(user).cumcount()
result = employees_df[['emp_id']].assign(username=np.where(dupe > 0, user + dupe.astype(str), user))
# case: probation-end
e = employees_df.assign(hire_date=pd.to_datetime(employees_df['hire_date']))
e['probation_end'] = e['hire_date'] + pd.DateOffset(months=6) - pd.Timedelta(days=1)
e['review_month'] = e['probation_end'].dt.month_name().str[:3]
e['left_in_probation'] = pd.to_datetime(e['term_date']) <= e['probation_end']
result = e[['emp_name', 'hire_date', 'probation_end', 'review_month', 'left_in_probation']]
# case: hired-in-same-month
e = employees_df.copy()
e['ym'] = e['hire_date'].str.slice(0, 7)
pairs = e.merge(e, on='ym', suffixes=('_a', '_b'))
result = pairs[pairs['emp_id_a'] < pairs['emp_id_b']][['ym', 'emp_name_a', 'emp_name_b']]
