import pandas as pd
import numpy as np
import json
import datetime

emp = pd.DataFrame({
    'Emp ID': ['E-001', 'E-002', 'E-010', 'E-011', 'E-100', 'E-003', 'E-004'],
    ' First Name': ['alice', 'BOB', 'Çağla', 'Jean-Luc', 'Nguyễn', 'alice', None],
    'Last Name ': ['Smith', 'Jones', 'Yılmaz', 'picard', 'An', 'SMITH', 'Doe'],
    'Salary(USD)': [85000, 62000, 120000, 250000, 0, 85000, 47500],
    'Bonus %': [0.1, None, 0.055, 1.25, 0.0, 0.1, 0.075],
    'Start-Date': ['2015-03-01', '2018-11-15', '2020-02-29', '1999-01-01', None, '2015-03-01', '2023-12-31'],
    'Remote?': [True, False, None, True, False, True, True],
})
depts = pd.DataFrame({
    'dept': ['ENG', 'OPS', 'HR', 'LEGAL'],
    'members': [['E-001', 'E-010'], ['E-002'], [], ['E-011', 'E-999']],
    'budget': [12345678901, 250000, 99999, None],
    'opened': [datetime.date(2001, 1, 1), datetime.date(2010, 6, 15), None, datetime.date(2022, 2, 2)],
})
payslips = pd.DataFrame({
    'emp_id': ['E-001', 'E-001', 'E-002', 'E-010', 'E-010', 'E-010', 'E-011', 'E-777', 'E-004'],
    'month': pd.PeriodIndex(['2024-01', '2024-02', '2024-01', '2024-01', '2024-02', '2024-03', '2024-01', '2024-02', '2024-03'], freq='M'),
    'gross': [7083.33, 7083.33, 5166.67, 10000.0, 10000.0, 12500.5, 20833.333, 100.0, -50.0],
    'tax': ['1,416.67', '1,416.67', '$930.00', '2500', '2500', '3,125.13', '(6,250.00)', '', None],
})

# case: normalise-headers
emp.columns = (emp.columns.str.strip().str.lower().str.replace('?', '', regex=False)
               .str.replace('%', 'pct').str.replace(r'[\s\-\(]+', '_', regex=True).str.replace(')', ''))
result = list(emp.columns)

# case: columns-repr
result = repr(emp.columns)

# case: print-emp-wide
result = f"Employees:\n{emp}"

# case: salary-thousands
emp['Salary'] = emp['Salary(USD)'].map('${:,}'.format)
emp['Bonus'] = emp['Bonus %'].map('{:.1%}'.format)
result = emp[['Emp ID', 'Salary', 'Bonus']].to_string(index=False)

# case: full-name-concat
full = emp[' First Name'].str.title() + ' ' + emp['Last Name '].str.title()
result = full.tolist()

# case: full-name-str-cat
full = emp[' First Name'].str.cat(emp['Last Name '], sep=', ')
result = full

# case: mailing-initials
first = emp[' First Name'].fillna('?')
result = (first.str[0].str.upper() + '.' + emp['Last Name '].str.strip().str.capitalize()).str.ljust(14, '.').tolist()

# case: period-series-text
result = str(payslips['month'])

# case: period-index-repr
result = repr(pd.PeriodIndex(payslips['month'].unique()))

# case: period-scalar-forms
p = payslips['month'].iloc[0]
result = [str(p), repr(p), p.strftime('%B %Y'), f'{p}', str(p.start_time), str(p.end_time), str(p + 1)]

# case: tax-clean
t = (payslips['tax'].str.replace(r'[$,]', '', regex=True)
     .str.replace(r'^\((.*)\)$', r'-\1', regex=True))
t = pd.to_numeric(t, errors='coerce')
result = t.map('{:,.2f}'.format).tolist()

# case: payslip-pivot-str
pt = payslips.pivot(index='emp_id', columns='month', values='gross')
result = f'{pt}'

# case: payslip-pivot-dash
pt = payslips.pivot(index='emp_id', columns='month', values='gross').map(lambda v: '-' if pd.isna(v) else f'{v:,.2f}')
pt.columns = pt.columns.strftime('%b')
result = pt.to_string()

# case: members-lists-print
result = str(depts)

# case: members-join
depts['members_txt'] = depts['members'].apply(lambda m: '; '.join(m) or '(none)')
result = dict(zip(depts['dept'], depts['members_txt']))

# case: dates-json
result = json.dumps(depts.to_dict('records'), default=str)

# case: dates-json-no-default
result = json.dumps(depts.to_dict('records'))

# case: budget-sci-print
result = depts['budget'].to_string() + '\n' + str(depts['budget'].sum()) + '\n' + f"{depts['budget'].max():,.0f}"

# case: kv-lines
lines = []
for rec in emp.rename(columns=str.strip).to_dict('records'):
    lines.append(' '.join(f'{k.replace(" ", "_")}={v!r}' for k, v in rec.items()))
result = '\n'.join(lines[:3])

# case: fixed-width-roundtrip
widths = [8, 10, 12]
txt = []
for e, m, g in zip(payslips['emp_id'], payslips['month'].astype(str), payslips['gross']):
    txt.append(e.ljust(widths[0]) + m.ljust(widths[1]) + f'{g:.2f}'.rjust(widths[2]))
parsed = [(t[:8].strip(), t[8:18].strip(), float(t[18:])) for t in txt]
back = pd.DataFrame(parsed, columns=['emp_id', 'month', 'gross'])
result = str(back.groupby('emp_id')['gross'].sum().round(2).to_dict()) + '\n' + txt[6]

# case: format-spec-on-strings
result = payslips['tax'].map('{:,.2f}'.format).tolist()

# case: groupby-iter-report
rep = ''
for eid, g in payslips.groupby('emp_id'):
    rep += f"{eid}: {len(g)} slip(s), total {g['gross'].sum():,.2f}, months {g['month'].astype(str).tolist()}\n"
result = rep.rstrip()

# case: remote-words
result = np.where(emp['Remote?'].isna(), '-', np.where(emp['Remote?'] == True, 'Yes', 'No')).tolist()
