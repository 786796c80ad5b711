import pandas as pd
import numpy as np
import re
import math
import json
from datetime import datetime, timedelta
from collections import defaultdict, Counter, namedtuple
from itertools import product, chain, accumulate

patients_df = pd.DataFrame({
    'patient_id': ['P001', 'P002', 'p003', 'P004 ', 'P005', 'P006', 'P007', 'P007'],
    'dob': ['1980-05-17', '1992-02-29', '01/12/1975', '', '2015-09-09', None, '1955-12-31', '1955-12-31'],
    'sex': ['F', 'M', 'f', 'Male', 'Female', 'U', None, None],
    'weight': ['70kg', '82.5 kg', '154 lb', '', '20kg', 'unknown', '64', '64'],
    'insured': [True, True, False, None, True, False, True, True],
})

visits_df = pd.DataFrame({
    'visit_id': list(range(1, 13)),
    'patient_id': ['P001', 'P001', 'P002', 'P003', 'P005', 'P005', 'P005', 'P006', 'P008', 'P001', None, 'P002'],
    'visit_date': ['2024-01-03', '2024-01-10', '2024-01-10', '2024-02-30', '2024-03-01', '2024-03-08', '2024-03-20', '2024-04-01', '2024-04-15', '2024-05-05', '2024-05-06', '20240601'],
    'bp': ['120/80', '135/85', '118/79', 'refused', '90/60', '95/61', None, '160/100', '140/', '128/82', '121/80', '119/76'],
    'temp': [36.6, 37.8, 36.9, 98.6, 38.5, 39.1, 37.0, np.nan, 36.5, 36.6, 36.4, 101.3],
    'cost': [120, 80, 150, 0, 200, 200, 95, 310, -50, 60, 45, 150],
})

codes_df = pd.DataFrame({
    'visit_id': [1, 1, 2, 3, 5, 5, 5, 8, 9, 15],
    'code': ['J06.9', 'R50', 'J06.9', 'Z00.0', 'J06.9', 'R50', 'R50', 'I10', 'I10', 'Z99'],
})

# case: bp-split-try
systolic, diastolic = [], []
for bp in visits_df['bp']:
    try:
        s, d = bp.split('/')
        systolic.append(int(s))
        diastolic.append(int(d))
    except (ValueError, AttributeError):
        while len(systolic) > len(diastolic):
            systolic.pop()
        systolic.append(None)
        diastolic.append(None)
result = pd.DataFrame({'visit_id': visits_df['visit_id'], 'sys': systolic, 'dia': diastolic})

# case: bp-extract-regex
bp = visits_df['bp'].str.extract(r'^(?P<sys>\d{2,3})/(?P<dia>\d{2,3})$').astype(float)
bp['pulse_pressure'] = bp['sys'] - bp['dia']
result = bp.describe().round(1)

# case: weight-to-kg
def weight_kg(w):
    m = re.match(r'\s*([\d.]+)\s*(kg|lb)?\s*$', w)
    if not m:
        return float('nan')
    value = float(m.group(1))
    if m.group(2) == 'lb':
        value *= 0.45359237
    return round(value, 1)

result = patients_df['weight'].apply(weight_kg)

# case: clean-patient-ids
clean = patients_df.assign(patient_id=patients_df['patient_id'].str.strip().str.upper())
clean = clean.drop_duplicates('patient_id', keep='last')
assert clean['patient_id'].is_unique, 'duplicate ids remain'
result = clean.set_index('patient_id').index.tolist()

# case: orphan-visits-isin
ids = patients_df['patient_id'].str.strip().str.upper().unique()
mask = ~visits_df['patient_id'].isin(ids)
result = visits_df.loc[mask, ['visit_id', 'patient_id']]

# case: fahrenheit-fix
def expected(visits_df):
    df = visits_df.copy()
    hot = df['temp'] > 45
    df.loc[hot, 'temp'] = (df.loc[hot, 'temp'] - 32) * 5 / 9
    df['fever'] = df['temp'].ge(38)
    return df[['visit_id', 'temp', 'fever']].round({'temp': 1})

result = expected(visits_df)

# case: sex-mapping
mapping = {'F': 'female', 'f': 'female', 'Female': 'female', 'M': 'male', 'Male': 'male'}
sex = patients_df['sex'].map(mapping)
result = sex.value_counts(dropna=False)

# case: visit-date-bad
def safe_date(x):
    try:
        return pd.Timestamp(x)
    except ValueError:
        return pd.NaT

s = visits_df['visit_date'].apply(safe_date)
result = [d.strftime('%Y-%m-%d') if d is not pd.NaT else 'BAD' for d in s]

# case: age-on-date
ref = datetime(2024, 6, 30)

def age(dob):
    if not dob or pd.isna(dob):
        return None
    for fmt in ('%Y-%m-%d', '%m/%d/%Y'):
        try:
            d = datetime.strptime(dob, fmt)
            break
        except ValueError:
            pass
    else:
        return None
    return ref.year - d.year - ((ref.month, ref.day) < (d.month, d.day))

patients_df['age'] = patients_df['dob'].apply(age)
result = patients_df[['patient_id', 'age']]

# case: followup-within-14
visits_df['dt'] = pd.to_datetime(visits_df['visit_date'], format='%Y-%m-%d', errors='coerce')
visits = visits_df.sort_values(['patient_id', 'dt'])
visits['prev'] = visits.groupby('patient_id')['dt'].shift()
visits['days'] = (visits['dt'] - visits['prev']).dt.days
visits['followup'] = visits['days'] <= 14
result = visits.loc[visits['followup'], ['visit_id', 'patient_id', 'days']]

# case: codes-per-visit-dict
d = {}
for v, c in zip(codes_df.visit_id, codes_df.code):
    d.setdefault(v, set()).add(c)
result = pd.Series({k: '|'.join(sorted(v)) for k, v in d.items()})

# case: code-matrix
mat = pd.crosstab(codes_df['visit_id'], codes_df['code'])
result = (mat > 0).astype(int)

# case: code-matrix-handmade
visits_list = sorted(codes_df['visit_id'].unique())
code_list = sorted(codes_df['code'].unique())
pairs = set(map(tuple, codes_df.to_numpy().tolist()))
rows = [[1 if (v, c) in pairs else 0 for c in code_list] for v in visits_list]
mine = pd.DataFrame(rows, index=visits_list, columns=code_list)
ref = pd.crosstab(codes_df['visit_id'], codes_df['code']).clip(upper=1)
result = bool((mine.values == ref.values).all())

# case: float-int-confusion
assert visits_df['cost'].dtype == np.int64
total = visits_df['cost'].sum()
avg = visits_df['cost'].mean()
result = (type(total).__name__, int(total), round(float(avg), 3), f"{avg:,.2f}")

# case: running-cost-accumulate
vals = visits_df.loc[visits_df['cost'] > 0, 'cost'].tolist()
run = list(accumulate(vals))
assert run == visits_df.loc[visits_df['cost'] > 0, 'cost'].cumsum().tolist()
result = run[-1], len(run)

# case: missing-summary
missing = visits_df.isna().sum()
missing = missing[missing > 0]
result = {k: f"{v}/{len(visits_df)} ({v / len(visits_df):.0%})" for k, v in missing.items()}

# case: json-records
recs = patients_df.where(patients_df.notna(), None).to_dict(orient='records')
result = json.dumps(recs[:3], sort_keys=True)

# case: cost-buckets
bins = [-np.inf, 0, 100, 200, np.inf]
labels = ['none', 'low', 'mid', 'high']
visits_df['bucket'] = pd.cut(visits_df['cost'], bins=bins, labels=labels)
result = visits_df.groupby('bucket', observed=False)['cost'].agg(['count', 'sum', 'mean'])

# case: category-dtype-check
c = codes_df['code'].astype('category')
result = [c.dtype.name, list(c.cat.categories), c.cat.codes.tolist(), c.cat.ordered]

# case: insured-not-operator
uninsured = patients_df[~patients_df['insured'].astype(bool)]
other = patients_df[patients_df['insured'] == False]
result = {'astype': uninsured['patient_id'].tolist(), 'eq': other['patient_id'].tolist()}

# case: equals-after-sort
a = visits_df.sort_values('cost', kind='stable').reset_index(drop=True)
b = visits_df.iloc[::-1].sort_values('cost', kind='stable').reset_index(drop=True)
result = {
    'equals': a.equals(b),
    'same_cost': a['cost'].equals(b['cost']),
    'diff_rows': int((a['visit_id'] != b['visit_id']).sum()),
}

# case: namedtuple-accumulator
Stat = namedtuple('Stat', 'patient n cost')
stats = []
for pid, g in visits_df.groupby('patient_id', sort=False):
    stats.append(Stat(pid, len(g), g['cost'].sum()))
result = pd.DataFrame(stats).sort_values('cost', ascending=False, ignore_index=True)

# case: missing-key-lookup
prices = visits_df.set_index('patient_id')['cost']
total = 0
for pid in ['P001', 'P004', 'P002']:
    total += prices.loc[pid].sum()
result = total

# case: product-fill-grid
pids = ['P001', 'P002', 'P005']
months = ['2024-01', '2024-02', '2024-03']
grid = pd.DataFrame(list(product(pids, months)), columns=['patient_id', 'month'])
v = visits_df.assign(month=visits_df['visit_date'].str[:7])
cnt = v.groupby(['patient_id', 'month']).size().reset_index(name='n')
result = grid.merge(cnt, how='left').fillna({'n': 0}).astype({'n': int})

# case: enumerate-first-fever
first = None
for i, t in enumerate(visits_df['temp']):
    if t > 38 and t < 45:
        first = i
        break
result = visits_df.iloc[first].to_dict() if first is not None else {}
