import pandas as pd
import numpy as np
import re
import math
from datetime import datetime, date, timedelta
from collections import Counter, defaultdict
from itertools import groupby

staff = pd.DataFrame({
    'emp_id': [101, 102, 103, 104, 105, 106, 107, 108],
    'name': ['Alice Young', 'bob STONE', ' Carol  King', 'Dan Wu', 'EVE ADAMS ', 'Frank', None, 'dan wu'],
    'dept': ['Sales', 'sales', 'IT', 'It ', 'HR', '', 'IT', None],
    'salary': ['$52,000', '48000', '$61,500.00', '61500', 'n/a', '$45,000', None, '$61,500'],
    'hired': ['2019-03-15', '2020-07-01', '15/08/2018', '2021-01-11', '2017-11-30', 'unknown', '2022-05-05', '2021-01-11'],
})
# case: normalise-names
clean = (staff['name'].fillna('Unknown')
         .str.strip()
         .str.replace(r'\s+', ' ', regex=True)
         .str.title())
result = clean.value_counts()
# case: split-first-last
names = staff['name'].str.strip().str.split(r'\s+', n=1, expand=True, regex=True)
names.columns = ['first', 'last']
names = names.apply(lambda col: col.str.capitalize())
names['initials'] = [f"{f[0]}{l[0]}" if isinstance(f, str) and isinstance(l, str) else None
                     for f, l in zip(names['first'], names['last'])]
result = names
# case: salary-by-dept-cleaned
def to_money(x):
    try:
        return float(str(x).replace('$', '').replace(',', ''))
    except ValueError:
        return None

df = staff.copy()
df['dept'] = df['dept'].str.strip().str.upper().replace('', np.nan)
df['salary'] = df['salary'].map(to_money)
result = df.groupby('dept', dropna=False)['salary'].agg(['mean', 'max', 'count'])
# case: parse-mixed-date-formats
def parse_date(text):
    for fmt in ('%Y-%m-%d', '%d/%m/%Y'):
        try:
            return datetime.strptime(text, fmt)
        except ValueError:
            continue
    return pd.NaT

staff['hired_dt'] = staff['hired'].apply(parse_date)
as_of = datetime(2024, 1, 1)
staff['years'] = ((as_of - staff['hired_dt']).dt.days / 365.25).round(2)
result = staff[['emp_id', 'hired_dt', 'years']].sort_values('years', ascending=False)
# case: strict-date-parse
staff['hired'] = pd.to_datetime(staff['hired'], format='%Y-%m-%d')
result = staff.groupby(staff['hired'].dt.year).size()
# case: top-earner-with-ties
pay = pd.to_numeric(staff['salary'].str.replace('[$,]', '', regex=True), errors='coerce')
staff['pay'] = pay
best = staff[staff['pay'] == staff['pay'].max()]
result = sorted(best['name'].str.strip().str.lower().tolist())
# case: dense-rank-and-gap
df = staff.assign(pay=pd.to_numeric(staff['salary'].str.replace(r'[^\d.]', '', regex=True), errors='coerce'))
df['rank'] = df['pay'].rank(method='dense', ascending=False).astype('Int64')
df = df.sort_values(['rank', 'emp_id'])
df['gap'] = df['pay'].diff()
result = df[['emp_id', 'pay', 'rank', 'gap']].reset_index(drop=True)
# case: overtime-rules-loop
shifts = pd.DataFrame({
    'emp': ['A', 'A', 'A', 'B', 'B', 'C'],
    'day': ['Mon', 'Tue', 'Wed', 'Mon', 'Tue', 'Mon'],
    'hours': ['9h', '7.5 h', '11 hours', '8', None, '12h30'],
})

def hours_of(text):
    if text is None:
        return 0.0
    found = re.match(r'\s*(\d+(?:\.\d+)?)\s*h?(\d{2})?', text)
    whole = float(found.group(1))
    minutes = int(found.group(2)) if found.group(2) else 0
    return whole + minutes / 60

totals = defaultdict(lambda: {'regular': 0.0, 'overtime': 0.0})
for _, row in shifts.iterrows():
    h = hours_of(row['hours'])
    totals[row['emp']]['regular'] += min(h, 8)
    totals[row['emp']]['overtime'] += max(h - 8, 0)
result = pd.DataFrame.from_dict(totals, orient='index').rename_axis('emp').round(2)
# case: manager-self-join
org = pd.DataFrame({'id': [1, 2, 3, 4, 5, 6], 'name': ['Ann', 'Ben', 'Cat', 'Deb', 'Eli', 'Fay'],
                    'manager_id': [None, 1, 1, 2, 2, 9]})
joined = org.merge(org[['id', 'name']].rename(columns={'id': 'manager_id', 'name': 'manager'}), on='manager_id', how='left')
joined['manager'] = joined['manager'].where(joined['manager'].notna(), '(none)')
result = joined.groupby('manager')['name'].apply(list).to_dict()
# case: missing-column-bonus
df = staff.copy()
df['bonus'] = df['Salary'].str.replace('$', '').astype(float) * 0.1
result = df[['emp_id', 'bonus']]
# case: consecutive-absence-streaks
absent = pd.DataFrame({
    'emp': ['x'] * 6 + ['y'] * 5,
    'day': list(range(1, 7)) + list(range(1, 6)),
    'status': ['P', 'A', 'a', 'A ', 'P', 'A', 'A', 'P', 'A', 'A', None],
})
absent['status'] = absent['status'].str.strip().str.upper().fillna('P')
out = {}
for emp, grp in absent.groupby('emp'):
    runs = [(k, len(list(g))) for k, g in groupby(grp['status'])]
    out[emp] = max((n for k, n in runs if k == 'A'), default=0)
result = pd.Series(out, name='longest_absence')
# case: salary-bands-categorical
pay = pd.DataFrame({'emp': list('abcdefgh'), 'pay': [30, 45, 45, 60, 75, 90, 120, np.nan]})
pay['band'] = pd.qcut(pay['pay'], 3, labels=['low', 'mid', 'high'])
table = pay['band'].value_counts(dropna=False, sort=False)
pay['band'] = pay['band'].cat.add_categories('none').fillna('none')
result = (table.tolist(), pay['band'].cat.categories.tolist(), pay.groupby('band', observed=True)['pay'].max().tolist())
# case: payslip-summary-series
slips = pd.DataFrame({
    'emp': ['a', 'a', 'b', 'b', 'b'],
    'gross': [1000.0, 1100.0, 900.0, np.nan, 950.0],
    'tax': ['20%', '20%', '15 %', '15%', None],
})
slips['tax'] = slips['tax'].str.replace('%', '').str.strip().astype(float) / 100
slips['tax'] = slips.groupby('emp')['tax'].ffill()

def summary(g):
    net = g['gross'] * (1 - g['tax'])
    return pd.Series({'months': len(g), 'paid': int(g['gross'].notna().sum()), 'net': round(net.sum(), 2), 'best': net.max()})

result = slips.groupby('emp')[['gross', 'tax']].apply(summary)
# case: raise-scenarios-comprehension
base = {'Ann': '50k', 'Ben': '62.5K', 'Cat': '70000', 'Dee': ''}
def k(v):
    v = v.lower().strip()
    if not v:
        return None
    return float(v[:-1]) * 1000 if v.endswith('k') else float(v)
rows = [{'name': n, 'pct': p, 'new': k(v) * (1 + p / 100)} for n, v in base.items() if k(v) is not None for p in (2, 5)]
df = pd.DataFrame(rows)
result = df.pivot(index='name', columns='pct', values='new').add_prefix('raise_').rename_axis(columns=None).reset_index()
# case: assert-unique-ids
records = pd.DataFrame({'id': ['E1', 'E2', 'e2', 'E3'], 'dept': ['a', 'b', 'b', 'c']})
records['id'] = records['id'].str.upper()
assert records['id'].is_unique, 'duplicate employee ids'
result = records.set_index('id')
