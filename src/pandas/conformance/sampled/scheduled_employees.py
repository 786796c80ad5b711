import pandas as pd
import numpy as np
import datetime
from datetime import date, timedelta

employees = pd.DataFrame({
    'emp_id': [1, 2, 3, 4, 5, 6, 7, 8],
    'name': ['Ava', 'Ben', 'Chloe', 'Dan', 'Eve', 'Finn', 'Gus', 'Hana'],
    'dept': ['IT', 'HR', 'IT', 'Sales', 'Sales', None, 'IT', 'HR'],
    'hire_date': pd.to_datetime(['2015-03-16', '2018-09-01', '2020-02-29', '2018-09-01',
                                 '2023-12-31', '2024-01-01', None, '2012-06-30']),
    'term_date': pd.to_datetime([None, '2022-08-31', None, None, '2024-03-15', None, None, '2020-12-31']),
    'salary': [88000, 54000, 72000, 61000, 58000, 45000, np.nan, 67000],
})

leave = pd.DataFrame({
    'emp_id': [1, 1, 3, 4, 4, 6, 9],
    'start': ['2024-01-08', '2024-03-25', '2024-02-12', '2024-01-29', '2024-02-12', '2024-02-26', '2024-03-04'],
    'end': ['2024-01-12', '2024-04-05', '2024-02-12', '2024-02-02', '2024-02-16', '', '2024-03-08'],
    'kind': ['annual', 'annual', 'sick', 'annual', 'sick', 'parental', 'annual'],
})

holidays = pd.DataFrame({
    'holiday': ['New Year', 'Epiphany', 'Good Friday', 'Easter Monday', 'Labour Day'],
    'on': [date(2024, 1, 1), date(2024, 1, 6), date(2024, 3, 29), date(2024, 4, 1), date(2024, 5, 1)],
})

# case: tenure-years-active
df = employees.copy()
as_of = pd.Timestamp('2024-03-31')
end = df['term_date'].fillna(as_of)
df['tenure_years'] = ((end - df['hire_date']).dt.days / 365.25).round(2)
result = df[['name', 'tenure_years']]

# case: tenure-bands-cut
df = employees.copy()
df['snapshot'] = datetime.datetime(2024, 3, 31)
df['tenure_days'] = (df['snapshot'] - df['hire_date']).dt.days
df['band'] = pd.cut(df['tenure_days'], [0, 365, 5 * 365, np.inf], labels=['<1y', '1-5y', '5y+'])
result = df['band'].value_counts(sort=False)

# case: hire-year-headcount
hires = employees['hire_date'].dt.year.value_counts().sort_index()
hires.index = hires.index.astype(int)
result = hires.cumsum()

# case: active-on-date-function
def headcount(d):
    d = pd.Timestamp(d)
    return int(((employees['hire_date'] <= d) & (employees['term_date'].isna() | (employees['term_date'] > d))).sum())
result = {d: headcount(d) for d in ['2015-12-31', '2019-01-01', '2022-08-31', '2024-03-31']}

# case: next-anniversary
df = employees.dropna(subset=['hire_date']).copy()
as_of = pd.Timestamp('2024-03-31')
def next_anniv(h):
    cand = h + pd.DateOffset(years=as_of.year - h.year)
    return cand if cand >= as_of else h + pd.DateOffset(years=as_of.year - h.year + 1)
df['anniversary'] = df['hire_date'].apply(next_anniv)
result = df[['name', 'hire_date', 'anniversary']].sort_values('anniversary')

# case: probation-end-three-months
df = employees[['name', 'hire_date']].copy()
df['probation_end'] = df['hire_date'] + pd.DateOffset(months=3)
df['still_on_probation'] = df['probation_end'] > '2024-03-31'
result = df

# case: leave-business-days
df = leave.copy()
df['start'] = pd.to_datetime(df['start'])
df['end'] = pd.to_datetime(df['end'], errors='coerce')
ok = df['end'].notna()
df.loc[ok, 'bdays'] = np.busday_count(df.loc[ok, 'start'].values.astype('datetime64[D]'),
                                      (df.loc[ok, 'end'] + pd.Timedelta(days=1)).values.astype('datetime64[D]'))
result = df

# case: leave-days-inclusive
df = leave.copy()
df[['start', 'end']] = df[['start', 'end']].apply(pd.to_datetime, errors='coerce')
df['days'] = (df['end'] - df['start']).dt.days + 1
result = df.groupby('kind')['days'].sum()

# case: explode-leave-into-days
df = leave[leave['end'] != ''].copy()
df['day'] = [pd.date_range(s, e, freq='B') for s, e in zip(df['start'], df['end'])]
out = df.explode('day')[['emp_id', 'day']].reset_index(drop=True)
out['day'] = pd.to_datetime(out['day'])
result = out.groupby(out['day'].dt.to_period('M')).size()

# case: merge-holidays-on-date-column
cal = pd.DataFrame({'on': pd.date_range('2024-03-28', '2024-04-02')})
h = holidays.assign(on=pd.to_datetime(holidays['on']))
m = cal.merge(h, on='on', how='left')
m['workday'] = (m['on'].dt.dayofweek < 5) & m['holiday'].isna()
result = m

# case: merge-object-date-with-datetime
cal = pd.DataFrame({'on': pd.date_range('2024-01-01', periods=6)})
cal['weekday'] = cal['on'].dt.day_name()
result = cal.merge(holidays, on='on', how='left')

# case: merge-both-python-dates
cal = pd.DataFrame({'on': [date(2024, 1, 1) + timedelta(days=i) for i in range(7)]})
merged = cal.merge(holidays, on='on', how='left').fillna({'holiday': '-'})
result = merged, str(merged['on'].dtype)

# case: holidays-weekday-names
h = holidays.copy()
h['weekday'] = h['on'].apply(lambda d: d.strftime('%A'))
h['weekend'] = [d.weekday() >= 5 for d in h['on']]
result = h

# case: loc-set-term-date-single-row
df = employees.copy()
df.loc[df['name'] == 'Dan', 'term_date'] = datetime.datetime(2024, 4, 30)
df.loc[df['name'] == 'Finn', 'term_date'] = '2024-05-31'
result = df[['name', 'term_date']], df['term_date'].dtype.name

# case: default-far-future-comparison
df = employees.copy()
df['valid_to'] = df['term_date'].fillna(pd.Timestamp('2262-01-01'))
df['is_current'] = df['valid_to'].eq(pd.Timestamp('2262-01-01'))
result = df.set_index('name')[['valid_to', 'is_current']]

# case: assign-with-period-and-quarter
df = employees.dropna(subset=['hire_date']).assign(
    cohort=lambda d: d['hire_date'].dt.to_period('Q').astype(str),
    hire_month=lambda d: d['hire_date'].dt.month_name(),
    as_of=np.datetime64('2024-03-31'),
)
result = df[['name', 'cohort', 'hire_month', 'as_of']]

# case: group-hire-date-names
g = employees.groupby('hire_date')['name'].apply(list)
g.index = g.index.strftime('%Y-%m-%d')
result = g.to_dict()

# case: group-hire-date-keep-missing
df = employees.copy()
df['load_date'] = pd.Timestamp('2024-03-31')
result = df.groupby(['load_date', 'hire_date'], dropna=False, as_index=False).agg(n=('emp_id', 'size'), pay=('salary', 'mean'))

# case: earliest-hire-in-each-dept
first = employees.sort_values('hire_date').groupby('dept').first()
first['before_2018'] = first['hire_date'] < datetime.datetime(2018, 1, 1)
result = first[['name', 'hire_date', 'term_date', 'before_2018']]

# case: rank-seniority
df = employees.copy()
df['seniority'] = df['hire_date'].rank(method='min')
result = df.sort_values('seniority')[['name', 'hire_date', 'seniority']]

# case: nlargest-hire-dates
oldest = employees.nsmallest(3, 'hire_date')[['name', 'hire_date']]
newest = employees.nlargest(2, 'hire_date')[['name', 'hire_date']]
result = pd.concat([oldest, newest], keys=['oldest', 'newest'])

# case: concat-date-origins
a = pd.DataFrame({'emp_id': [1, 2], 'when': pd.Timestamp('2024-01-15')})
b = pd.DataFrame({'emp_id': [3], 'when': [datetime.datetime(2024, 2, 1)]})
c = pd.DataFrame({'emp_id': [4, 5], 'when': np.array(['2024-03-01', 'NaT'], dtype='datetime64[D]')})
out = pd.concat([a, b, c], ignore_index=True)
result = (out, str(out['when'].dtype), str(c['when'].dtype))

# case: concat-dates-and-python-dates
a = pd.Series(pd.to_datetime(['2024-01-01', '2024-01-06']))
b = holidays['on'].tail(2)
both = pd.concat([a, b], ignore_index=True)
result = [str(both.dtype)] + [type(v).__name__ for v in both]

# case: payroll-month-ends
pay = pd.DataFrame({'month_end': pd.date_range('2023-11-30', periods=5, freq='ME')})
pay['pay_day'] = pay['month_end'].apply(lambda d: d if d.weekday() < 5 else d - pd.offsets.BDay(1))
pay['days_in_month'] = pay['month_end'].dt.days_in_month
result = pay

# case: bdate-range-without-holidays
off = set(holidays['on'])
days = [d for d in pd.bdate_range('2024-03-25', '2024-04-05') if d.date() not in off]
result = [d.strftime('%a %d.%m.') for d in days]

# case: itertuples-fstring-dates
lines = []
for e in employees.itertuples():
    hired = 'unknown' if pd.isna(e.hire_date) else f'{e.hire_date:%d/%m/%Y}'
    lines.append(f'{e.name}: {hired} (left {e.term_date})')
result = lines

# case: datetime-select-dtypes
cols = employees.select_dtypes(include='datetime').columns.tolist()
df = employees[cols].apply(lambda s: s.dt.strftime('%Y%m%d'))
result = df.fillna('')

# case: combine-first-dates
s = employees.set_index('name')['term_date']
planned = pd.Series({'Ava': pd.Timestamp('2030-01-01'), 'Ben': pd.Timestamp('2030-01-01'), 'Zed': pd.Timestamp('2025-05-05')})
result = s.combine_first(planned)

# case: map-dept-review-date
review = {'IT': datetime.datetime(2024, 5, 1), 'HR': datetime.datetime(2024, 6, 1)}
df = employees[['name', 'dept']].copy()
df['review'] = df['dept'].map(review)
df['days_left'] = (df['review'] - pd.Timestamp('2024-03-31')).dt.days
result = df

# case: agg-dates-over-columns
d = employees[['hire_date', 'term_date']].copy()
d['cutoff'] = pd.Timestamp('2024-03-31')
result = (d.agg(['min', 'max']), d.max(axis=1), d.isna().sum().to_dict())
