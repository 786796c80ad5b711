import pandas as pd
import numpy as np
import math
import re
import datetime
from collections import Counter, defaultdict
from itertools import combinations, product

# Spider hospital_1 / BIRD thrombosis_prediction
physician = pd.DataFrame({
    'EmployeeID': [1, 2, 3, 4, 5, 6, 7],
    'Name': ['John Dorian', 'Elliot Reid', 'Christopher Turk', 'Percival Cox', 'Bob Kelso', 'Todd Quinlan', ' john wen'],
    'Position': ['Staff Internist', 'Attending Physician', 'Surgical Attending Physician', 'Senior Attending Physician', 'Head Chief of Medicine', 'Surgical Attending Physician', None],
    'Dept': [1, 1, 2, 1, 1, 2, None],
})
patient = pd.DataFrame({
    'SSN': [100000001, 100000002, 100000003, 100000004, 100000005],
    'Name': ['John Smith', 'Grace Ritchie', 'Random J. Patient', 'Dennis Doe', 'grace ritchie'],
    'Birth': ['1934/02/13', '1955-05-02', '1959-03-25', None, '1975.09.12'],
    'Admission': ['+', '-', '', None, '+'],
    'PCP': [1, 2, 2, 3, 42],
})
lab = pd.DataFrame({
    'SSN': [100000001, 100000001, 100000001, 100000002, 100000002, 100000003, 100000004, 100000009, 100000005, 100000005],
    'Date': ['1992-06-12', '1992-07-30', '1992-07-30', '1991-10-21', '1993-01-05', '1996-12-01', '1997-01-13', '1995-05-05', None, '1998-08-31'],
    'GOT': [24.0, 61.0, 61.0, None, 18.0, 60.0, 0.0, 500.0, 33.0, None],
    'IGG': ['1550', '1550', '1490', '<900', None, '2000', '', '1200', '12e2', '899.5'],
})
appointment = pd.DataFrame({
    'ID': [13216584, 26548913, 36549879, 46846589, 59871321, 69879231, 76983231],
    'Patient': [100000001, 100000002, 100000001, 100000004, 100000004, 100000003, 100000001],
    'Physician': [1, 2, 1, 4, None, 2, 3],
    'Start': ['2008-04-24 10:00', '2008-04-24 10:00', '2008-04-25 10:00', '2008-04-25 10:00', '2008-04-26 10:00', '2008-04-26 11:00', '2008-04-26 12:00'],
    'End': ['2008-04-24 11:00', '2008-04-24 11:00', '2008-04-25 11:00', '2008-04-25 11:30', '2008-04-26 11:00', None, '2008-04-26 13:00'],
})

# case: outpatient-ratio
# SQL: SELECT CAST(SUM(CASE WHEN Admission = '+' THEN 1 ELSE 0 END) AS REAL) / SUM(CASE WHEN Admission = '-' THEN 1 ELSE 0 END) FROM patient
plus = patient['Admission'].eq('+').sum()
minus = patient['Admission'].eq('-').sum()
expected = float(plus) / minus if minus else None
c = Counter(patient['Admission'])
second = c['+'] / c['-']
result = {'expected': expected, 'is_equal': bool(np.isclose(expected, second))}

# case: patients-physicians-left-join
# SQL: SELECT p.Name, COALESCE(d.Name, 'none') doc FROM patient p LEFT JOIN physician d ON p.PCP = d.EmployeeID ORDER BY p.SSN
j = patient.merge(physician, left_on='PCP', right_on='EmployeeID', how='left', suffixes=('_pat', '_doc'))
expected = j.sort_values('SSN')[['Name_pat', 'Name_doc']].fillna({'Name_doc': 'none'}).set_axis(['name', 'doc'], axis='columns')
docs = physician.set_index('EmployeeID')['Name'].to_dict()
second = [[n, docs.get(p, 'none')] for n, p in zip(patient['Name'], patient['PCP'])]
result = {'expected': expected.values.tolist(), 'pass': expected.values.tolist() == second, 'columns': list(expected.columns)}

# case: avg-visit-minutes
# SQL: SELECT AVG((julianday(End) - julianday(Start)) * 24 * 60) FROM appointment
a = appointment[['Start', 'End']].apply(pd.to_datetime)
minutes = (a['End'] - a['Start']).dt.total_seconds().div(60)
expected = minutes.mean()
vals = []
for s, e in zip(appointment['Start'], appointment['End']):
    if e:
        vals.append((datetime.datetime.fromisoformat(e) - datetime.datetime.fromisoformat(s)).seconds / 60)
result = {'expected': round(expected, 4), 'n': int(minutes.count()), 'ok': math.isclose(expected, sum(vals) / len(vals))}

# case: physicians-no-appointments-null-trap
# SQL: SELECT Name FROM physician WHERE EmployeeID NOT IN (SELECT Physician FROM appointment) -- NULL in subquery
has_null = appointment['Physician'].isna().any()
member = physician['EmployeeID'].isin(appointment['Physician'].dropna().astype(int))
three_valued = member.astype('boolean').where(member, pd.NA) if has_null else member
not_in = ~three_valued
expected = physician.loc[not_in.fillna(False).astype(bool), 'Name'].tolist()
not_exists = physician.loc[~member, 'Name'].str.strip().tolist()
result = {'not_in': expected, 'not_exists': not_exists, 'has_null': bool(has_null), 'unknown': int(not_in.isna().sum())}

# case: latest-lab-per-patient
# SQL: SELECT SSN, MAX(Date), GOT FROM lab WHERE Date IS NOT NULL GROUP BY SSN
l = lab.dropna(subset=['Date'])
expected = l.loc[l.groupby('SSN')['Date'].transform('max').eq(l['Date'])].drop_duplicates(subset=['SSN'], keep='first')[['SSN', 'Date', 'GOT']]
second = l.sort_values(['SSN', 'Date'], kind='stable').groupby('SSN', as_index=False)['Date'].max()
same_dates = expected.sort_values('SSN')['Date'].tolist() == second['Date'].tolist()
result = {'dates_ok': same_dates, 'rows': expected.sort_values('SSN').reset_index(drop=True)}

# case: igg-in-range
# SQL: SELECT COUNT(DISTINCT SSN) FROM lab WHERE CAST(IGG AS REAL) > 900 AND CAST(IGG AS REAL) < 2000
igg = pd.to_numeric(lab['IGG'], errors='coerce')
expected = lab.loc[igg.between(900, 2000, inclusive='neither'), 'SSN'].nunique()


def as_real(v):
    if v is None:
        return None
    m = re.match(r'\s*[+-]?\d+(?:\.\d*)?(?:[eE][+-]?\d+)?', v)
    return float(m.group(0)) if m else 0.0


second = len({s for s, v in zip(lab['SSN'], lab['IGG']) if as_real(v) is not None and 900 < as_real(v) < 2000})
result = {'expected': int(expected), 'second': second, 'match': expected == second, 'parsed': igg.fillna(-1).tolist()}

# case: abnormal-got-any
# SQL: SELECT p.SSN, MAX(l.GOT >= 60) flag FROM patient p LEFT JOIN lab l ON l.SSN = p.SSN GROUP BY p.SSN
flag = lab['GOT'].ge(60).astype(float).mask(lab['GOT'].isna())
expected = flag.groupby(lab['SSN']).max().reindex(patient['SSN'])
d = {}
for ssn in patient['SSN']:
    xs = [v for v in lab.loc[lab['SSN'] == ssn, 'GOT'] if v == v]
    d[ssn] = float(any(v >= 60 for v in xs)) if xs else None
out = {k: (None if pd.isna(v) else v) for k, v in expected.items()}
result = {'expected': out, 'equal': out == d}

# case: birth-year-mixed-formats
# SQL: SELECT Name, substr(Birth, 1, 4) y FROM patient WHERE y BETWEEN '1950' AND '1979' ORDER BY y DESC
y = patient['Birth'].str.slice(stop=4)
m = y.between('1950', '1979')
expected = patient.assign(y=y)[m][['Name', 'y']].sort_values('y', ascending=False)
y2 = pd.to_datetime(patient['Birth'].str.replace(r'[./]', '-', regex=True)).dt.year
second = patient.loc[y2.between(1950, 1979)].assign(y=y2).sort_values('y', ascending=False)
result = {'names': expected['Name'].tolist(), 'ok': expected['Name'].tolist() == second['Name'].tolist(), 'years': second['y'].astype(int).tolist()}

# case: duplicate-lab-days
# SQL: SELECT SSN, Date, COUNT(*) c FROM lab GROUP BY SSN, Date HAVING c > 1
expected = lab.groupby(['SSN', 'Date'], dropna=False).size().loc[lambda s: s > 1].rename('c').reset_index()
second = lab[lab.duplicated(['SSN', 'Date'], keep=False)].value_counts(['SSN', 'Date'])
result = {'rows': expected.values.tolist(), 'match': second.to_dict() == {(a, b): c for a, b, c in expected.values.tolist()}}

# case: position-keyword-chain
# SQL: SELECT CASE WHEN Position LIKE '%Surgical%' THEN 'S' WHEN Position LIKE '%Attending%' THEN 'A' WHEN Position IS NULL THEN '-' ELSE 'O' END k, GROUP_CONCAT(EmployeeID) FROM physician GROUP BY k
pos = physician['Position']
k = pd.Series('O', index=physician.index)
k = k.case_when([
    (pos.str.contains('Surgical', na=False), 'S'),
    (pos.str.contains('Attending', na=False), 'A'),
    (pos.isna(), '-'),
])
expected = physician['EmployeeID'].astype(str).groupby(k).agg(','.join)
acc = defaultdict(list)
for i, p in zip(physician.EmployeeID, physician.Position):
    key = '-' if p is None else 'S' if 'Surgical' in p else 'A' if 'Attending' in p else 'O'
    acc[key].append(str(i))
result = {'expected': expected.to_dict(), 'ok': expected.to_dict() == {a: ','.join(b) for a, b in acc.items()}}

# case: overlapping-appointments
# SQL: SELECT a.ID, b.ID FROM appointment a JOIN appointment b ON a.ID < b.ID AND a.Start < b.End AND b.Start < a.End
x = appointment.merge(appointment, how='cross', suffixes=('_a', '_b'))
x = x[(x.ID_a < x.ID_b) & x.End_a.notna() & x.End_b.notna()]
x = x[(x['Start_a'] < x['End_b']) & (x['Start_b'] < x['End_a'])]
expected = {tuple(map(int, t)) for t in x[['ID_a', 'ID_b']].to_numpy()}
second = set()
for p, q in combinations(appointment.to_dict('records'), 2):
    if p['End'] and q['End'] and p['Start'] < q['End'] and q['Start'] < p['End']:
        second.add((min(p['ID'], q['ID']), max(p['ID'], q['ID'])))
result = {'pairs': sorted(expected), 'verdict': expected == second}

# case: physician-patient-matrix
# SQL: SELECT Physician, SUM(Patient=100000001), SUM(Patient=100000002), SUM(Patient NOT IN (100000001,100000002)) FROM appointment GROUP BY Physician
lbl = appointment['Patient'].map({100000001: 'p1', 100000002: 'p2'}).fillna('other')
A = pd.crosstab(appointment['Physician'].fillna(-1).astype(int), lbl)
A = A[['p1', 'p2', 'other']]
B = [
    [int(((appointment['Physician'].fillna(-1) == ph) & (lbl == c)).sum()) for c in ('p1', 'p2', 'other')]
    for ph in sorted(appointment['Physician'].fillna(-1).unique())
]
result = {'matrix': A.to_numpy().tolist(), 'index': A.index.tolist(), 'eq': A.to_numpy().tolist() == B}

# case: got-null-avg-vs-coalesce
# SQL: SELECT AVG(GOT), AVG(COALESCE(GOT, 0)), SUM(GOT) / COUNT(*), TOTAL(GOT) FROM lab
g = lab['GOT']
expected = (g.mean(), g.fillna(0).mean(), g.sum() / len(g), float(g.sum()))
nn = [v for v in g if not np.isnan(v)]
second = (sum(nn) / len(nn), sum(nn) / len(g), sum(nn) / len(g), math.fsum(nn))
result = {'expected': [round(v, 4) for v in expected], 'verdict': bool(np.allclose(expected, second))}

# case: name-swap-first-last
# SQL: SELECT SUBSTR(Name, INSTR(Name,' ')+1) || ', ' || SUBSTR(Name, 1, INSTR(Name,' ')-1) FROM physician WHERE Dept IS NOT NULL ORDER BY 1
n = physician.loc[physician['Dept'].notna(), 'Name']
sp = n.str.partition(' ')
expected = (sp[2] + ', ' + sp[0]).sort_values()
second = sorted(re.sub(r'^(\S*) (.*)$', r'\2, \1', v) for v in n)
result = {'expected': expected.tolist(), 'match': expected.tolist() == second, 'idx': expected.index.tolist()}

# case: missing-column-agg
# SQL: SELECT SSN, AVG(GPT) FROM lab GROUP BY SSN
expected = lab.groupby('SSN').agg(avg_gpt=('GPT', 'mean')).reset_index()
result = expected.to_dict('records')

# case: any-two-patients-same-doc-names
# SQL: SELECT LOWER(Name) n, COUNT(*) FROM patient GROUP BY n HAVING COUNT(DISTINCT PCP) > 1
low = patient['Name'].str.lower()
g = patient.groupby(low)
expected = g.size()[g['PCP'].nunique() > 1]
assert expected.index.name == 'Name'
second = {k: len(v) for k, v in g.groups.items() if len(set(patient.loc[v, 'PCP'])) > 1}
result = {'expected': expected.to_dict(), 'ok': expected.to_dict() == second}

# case: dense-rank-got-per-year
# SQL: SELECT strftime('%Y', Date) y, SSN, GOT, DENSE_RANK() OVER (PARTITION BY strftime('%Y', Date) ORDER BY GOT DESC) r FROM lab WHERE GOT IS NOT NULL AND Date IS NOT NULL
l = lab[lab[['GOT', 'Date']].notna().all(axis=1)].assign(y=lambda d: d['Date'].str[:4])
l['r'] = l.groupby('y')['GOT'].rank('dense', ascending=False).astype(int)
expected = l.sort_values(['y', 'r', 'SSN'])[['y', 'SSN', 'GOT', 'r']]
ok = True
for (y, got), r in l.set_index(['y', 'GOT'])['r'].items():
    uniq = sorted(l.loc[l['y'] == y, 'GOT'].unique().tolist(), reverse=True)
    ok &= uniq.index(got) + 1 == r
result = {'ok': ok, 'expected': [list(t) for t in expected.itertuples(index=False)]}

# case: date-plus-7-days-text
# SQL: SELECT SSN, date(Date, '+7 days') FROM lab WHERE strftime('%m', Date) IN ('07', '12') ORDER BY 2, 1
dt = pd.to_datetime(lab['Date'])
m = dt.dt.month.isin([7, 12])
expected = pd.DataFrame({'SSN': lab.loc[m, 'SSN'], 'd': dt[m].add(pd.DateOffset(days=7)).dt.date.astype(str)}).sort_values(['d', 'SSN'])
second = sorted(
    (str(datetime.date.fromisoformat(x) + datetime.timedelta(7)), s)
    for s, x in zip(lab['SSN'], lab['Date']) if x and x[5:7] in ('07', '12')
)
result = {'ok': [(b, a) for a, b in expected.values.tolist()] == second, 'expected': expected.values.tolist()}

# case: full-outer-join-emulated
# SQL: SELECT p.SSN, l.SSN FROM patient p LEFT JOIN (SELECT DISTINCT SSN FROM lab) l USING(SSN) UNION ALL SELECT NULL, l.SSN FROM lab l LEFT JOIN patient p USING (SSN) WHERE p.SSN IS NULL
o = patient[['SSN']].merge(lab[['SSN']].drop_duplicates(), on='SSN', how='outer', indicator='src')
counts = o['src'].value_counts().to_dict()
a, b = set(patient['SSN']), set(lab['SSN'])
second = {'both': len(a & b), 'left_only': len(a - b), 'right_only': len(b - a)}
result = {'counts': {str(k): int(v) for k, v in counts.items()}, 'ok': {str(k): int(v) for k, v in counts.items()} == second}

# case: doctors-with-multiple-patients-names
# SQL: SELECT d.Name, GROUP_CONCAT(DISTINCT p.Name) FROM appointment a JOIN physician d ON a.Physician = d.EmployeeID JOIN patient p ON p.SSN = a.Patient GROUP BY d.EmployeeID HAVING COUNT(DISTINCT p.SSN) > 1
j = (appointment.merge(physician, left_on='Physician', right_on='EmployeeID')
     .merge(patient, left_on='Patient', right_on='SSN', suffixes=('_d', '_p')))
g = j.groupby('Name_d')['Name_p'].unique()
expected = g[g.map(len) > 1].map(sorted).map(','.join)
res = expected.to_dict()
second = {}
for d, grp in j.groupby('Name_d'):
    u = sorted(set(grp['Name_p']))
    if len(u) > 1:
        second[d] = ','.join(u)
result = {'expected': res, 'verdict': res == second, 'empty': expected.empty}

# case: explode-days-between-labs
# SQL: recursive CTE of days between first and last lab of patient 100000001, count days with no lab
d = pd.to_datetime(lab.loc[lab['SSN'] == 100000001, 'Date']).drop_duplicates()
days = pd.date_range(d.min(), d.max(), freq='D')
expected = len(days.difference(pd.DatetimeIndex(d)))
cur, cnt, have = datetime.date(1992, 6, 12), 0, {'1992-06-12', '1992-07-30'}
while cur <= datetime.date(1992, 7, 30):
    cnt += cur.isoformat() not in have
    cur += datetime.timedelta(days=1)
result = {'expected': expected, 'loop': cnt, 'verdict': 'PASS' if cnt == expected else 'FAIL'}

# case: normalize-none-nan-rows
# SQL: SELECT * FROM physician ORDER BY Dept IS NULL DESC, Dept DESC, Name
def norm_value(v):
    if v is None or (isinstance(v, float) and math.isnan(v)) or v is pd.NA:
        return None
    if isinstance(v, (np.integer, int)) and not isinstance(v, bool):
        return int(v)
    if isinstance(v, (float, np.floating)):
        return int(v) if float(v).is_integer() else round(float(v), 6)
    return str(v).strip().lower()


expected = physician.sort_values(['Dept', 'Name'], ascending=[False, True], na_position='first')
rows = [tuple(norm_value(v) for v in r) for r in expected.itertuples(index=False, name=None)]
second = sorted(([norm_value(v) for v in r] for r in physician.values.tolist()), key=lambda r: (r[3] is not None, -(r[3] or 0)))
result = {'rows': rows, 'multiset_equal': Counter(rows) == Counter(map(tuple, second)), 'first_equal': rows[0] == tuple(second[0])}
