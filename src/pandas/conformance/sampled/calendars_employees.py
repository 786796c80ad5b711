import pandas as pd
import numpy as np
import datetime as dt

# HR: employees, their contracts, and absences
employees_df = pd.DataFrame({
    'emp_id': ['E01', 'E02', 'E03', 'E04', 'E05', 'E06', 'E07'],
    'name': ['Maria Silva', 'john smith', 'Li Wei', 'AISHA KHAN', 'Tom Baker ', 'Olga Ivanova', 'Pedro Gomez'],
    'dept': ['Sales', 'IT', 'IT', 'sales', 'HR', None, 'Sales'],
    'hire_date': ['2015-06-01', '2018-02-28', '2020-02-29', '2019-12-31', '2023-07-15', '2021-01-04', 'N/A'],
    'termination_date': [None, '2023-03-31', None, '2024-01-15', None, None, None],
    'birth_date': ['1980-04-12', '1992-09-30', '1988-02-29', '1975-12-01', '1999-07-16', None, '1985-05-05']
})

contracts_df = pd.DataFrame({
    'contract_id': [1, 2, 3, 4, 5, 6, 7, 8],
    'emp_id': ['E01', 'E01', 'E02', 'E03', 'E03', 'E04', 'E05', 'E09'],
    'start': ['2015-06-01', '2018-06-01', '2018-02-28', '2020-02-29', '2021-01-15', '2019-12-31', '2023-07-15', '2022-01-01'],
    'end': ['2018-05-31', None, '2023-03-31', '2021-02-28', None, '2024-01-15', '2024-07-14', '2022-12-31'],
    'salary': [2500, 3200, 4100, 3900, 4500, 2800, 2300, 1500]
})

absences_df = pd.DataFrame({
    'emp_id': ['E01', 'E01', 'E03', 'E03', 'E04', 'E05', 'E05'],
    'from_date': ['2023-12-22', '2024-02-05', '2023-05-01', '2023-05-10', '2023-08-14', '2024-01-02', '2024-01-04'],
    'to_date': ['2024-01-03', '2024-02-05', '2023-05-12', '2023-05-20', '2023-08-25', '2024-01-05', '2024-01-09'],
    'kind': ['vacation', 'sick', 'vacation', 'Sick', 'vacation', 'sick', 'sick']
})
# case: tenure-in-years
ref = pd.Timestamp('2024-03-31')
e = employees_df.copy()
e['hire_date'] = pd.to_datetime(e['hire_date'], errors='coerce')
e['termination_date'] = pd.to_datetime(e['termination_date'])
e['end'] = e['termination_date'].fillna(ref)
e['tenure_days'] = (e['end'] - e['hire_date']).dt.days
e['tenure_years'] = (e['tenure_days'] / 365.25).round(2)
result = e[['emp_id', 'tenure_days', 'tenure_years']].sort_values('tenure_years', ascending=False, na_position='last')
# case: active-at-date
c = contracts_df.copy()
c['start'] = pd.to_datetime(c['start'])
c['end'] = pd.to_datetime(c['end'])
on = pd.Timestamp(2023, 1, 1)
active = c[(c['start'] <= on) & ((c['end'] >= on) | c['end'].isna())]
result = active.merge(employees_df[['emp_id', 'name']], on='emp_id', how='left')[['contract_id', 'emp_id', 'name', 'salary']]
# case: overlapping-contracts
c = contracts_df.copy()
c[['start', 'end']] = c[['start', 'end']].apply(pd.to_datetime)
c['end'] = c['end'].fillna(pd.Timestamp('2099-12-31'))
pairs = c.merge(c, on='emp_id', suffixes=('_a', '_b'))
pairs = pairs[pairs['contract_id_a'] < pairs['contract_id_b']]
overlap = pairs[(pairs['start_a'] <= pairs['end_b']) & (pairs['start_b'] <= pairs['end_a'])].copy()
lo = overlap[['start_a', 'start_b']].max(axis=1)
hi = overlap[['end_a', 'end_b']].min(axis=1)
overlap['overlap_days'] = (hi - lo).dt.days + 1
result = overlap[['emp_id', 'contract_id_a', 'contract_id_b', 'overlap_days']]
# case: headcount-by-year-end
e = employees_df.copy()
hire = pd.to_datetime(e['hire_date'], errors='coerce')
term = pd.to_datetime(e['termination_date'], errors='coerce')
counts = {}
for y in range(2018, 2025):
    day = pd.Timestamp(year=y, month=12, day=31)
    counts[y] = int(((hire <= day) & (term.isna() | (term > day))).sum())
result = pd.Series(counts, name='headcount').rename_axis('year').reset_index()
# case: absence-workdays
a = absences_df.copy()
a['from_date'] = pd.to_datetime(a['from_date'])
a['to_date'] = pd.to_datetime(a['to_date'])
a['workdays'] = a.apply(lambda r: len(pd.bdate_range(r['from_date'], r['to_date'])), axis=1)
a['kind'] = a['kind'].str.lower()
result = a.groupby(['emp_id', 'kind'], as_index=False)['workdays'].sum()
# case: absence-days-exploded-by-month
a = absences_df.copy()
a['day'] = [pd.date_range(f, t).tolist() for f, t in zip(a['from_date'], a['to_date'])]
long = a.explode('day')
long['day'] = pd.to_datetime(long['day'])
long['month'] = long['day'].dt.strftime('%Y-%m')
result = long.drop_duplicates(['emp_id', 'day']).groupby(['emp_id', 'month']).size().unstack(fill_value=0)
# case: full-age-on-hire
e = employees_df.dropna(subset=['birth_date']).copy()
e['hire'] = pd.to_datetime(e['hire_date'], errors='coerce')
e['birth'] = pd.to_datetime(e['birth_date'])

def full_years(row):
    if pd.isna(row['hire']):
        return None
    years = row['hire'].year - row['birth'].year
    if (row['hire'].month, row['hire'].day) < (row['birth'].month, row['birth'].day):
        years -= 1
    return years

e['age_at_hire'] = e.apply(full_years, axis=1)
result = e[['name', 'age_at_hire']]
# case: anniversaries-in-june
e = employees_df.copy()
e['hire_date'] = pd.to_datetime(e['hire_date'], errors='coerce')
june = e[e['hire_date'].dt.month.isin([6, 7])]
result = june.assign(anniv_2024=june['hire_date'].apply(lambda d: d.replace(year=2024)),
                     years=2024 - june['hire_date'].dt.year)[['name', 'anniv_2024', 'years']]
# case: current-contract-per-employee
c = contracts_df.copy()
c['start'] = pd.to_datetime(c['start'])
idx = c.groupby('emp_id')['start'].idxmax()
cur = c.loc[idx, ['emp_id', 'contract_id', 'start', 'salary']]
result = employees_df[['emp_id', 'dept']].merge(cur, on='emp_id', how='outer', indicator=True)
# case: raise-between-contracts
c = contracts_df.sort_values(['emp_id', 'start']).copy()
c['prev_salary'] = c.groupby('emp_id')['salary'].shift()
c['prev_end'] = pd.to_datetime(c.groupby('emp_id')['end'].shift())
c['gap'] = pd.to_datetime(c['start']) - c['prev_end']
c['raise_pct'] = ((c['salary'] / c['prev_salary'] - 1) * 100).round(1)
result = c.dropna(subset=['prev_salary'])[['emp_id', 'prev_end', 'start', 'gap', 'raise_pct']]
# case: birthdays-by-month-all-months
b = pd.to_datetime(employees_df['birth_date'], errors='coerce')
result = b.dt.month.value_counts().reindex(range(1, 13), fill_value=0).rename_axis('month').reset_index(name='birthdays')
# case: probation-end
e = employees_df.copy()
e['hire_date'] = pd.to_datetime(e['hire_date'], errors='coerce')
e['probation_end'] = e['hire_date'] + pd.DateOffset(months=6)
e['first_payday'] = e['hire_date'] + pd.offsets.MonthEnd(0)
e['probation_label'] = e['probation_end'].dt.strftime('%d.%m.%Y').fillna('n/a')
result = e[['emp_id', 'hire_date', 'probation_end', 'first_payday', 'probation_label']]
# case: dept-hire-stats
e = employees_df.copy()
e['dept'] = e['dept'].str.title().fillna('Unknown')
e['hire_date'] = pd.to_datetime(e['hire_date'], errors='coerce')
result = e.groupby('dept').agg(
    people=('emp_id', 'nunique'),
    earliest=('hire_date', 'min'),
    latest=('hire_date', 'max'),
    known=('hire_date', 'count'))
# case: days-inside-2023
c = contracts_df.copy()
s = pd.to_datetime(c['start'])
e = pd.to_datetime(c['end']).fillna(pd.Timestamp(dt.date(2024, 12, 31)))
y0, y1 = pd.Timestamp('2023-01-01'), pd.Timestamp('2023-12-31')
days = (e.clip(upper=y1) - s.clip(lower=y0)).dt.days + 1
c['days_2023'] = days.clip(lower=0)
c['paid_2023'] = (c['salary'] * 12 * c['days_2023'] / 365).round(2)
result = c.loc[c['days_2023'] > 0, ['contract_id', 'emp_id', 'days_2023', 'paid_2023']]
