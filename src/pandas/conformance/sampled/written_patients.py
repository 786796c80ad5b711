import pandas as pd
import numpy as np
from functools import reduce
import datetime as dt

patients = pd.DataFrame({
    'pid': ['P1', 'P2', 'P3', 'P4', 'P5', 'P6', 'P7', 'P8'],
    'sex': pd.Categorical(['f', 'm', 'm', None, 'f', 'f', 'm', 'f']),
    'born': pd.to_datetime(['1980-02-29', '1975-12-01', '2001-06-15', None, '1999-01-31', '1980-02-29', '1960-07-04', '2010-10-10']),
    'weight': [70.5, 82.0, np.nan, 55.0, 0.0, 61.2, 90.9, -1.0],
    'height': [170, 180, 175, 160, 0, 165, 178, 140],
    'smoker': [True, None, False, False, True, None, True, False],
    'notes': ['ok', '', None, 'N/A', 'ok', ' follow-up ', 'OK', 'none'],
})

visits = pd.DataFrame({
    'visit': range(1, 8),
    'pid': ['P1', 'P1', 'P2', 'P5', 'P9', 'P7', 'P7'],
    'date': ['2024-01-10', '2024-03-05', '10/01/2024', '2024-02-29', '2024-04-01', None, '2024-05-20'],
    'bp': ['120/80', '135/90', '118 / 76', 'n/a', None, '150/100', '145/95'],
    'fee': [50, 50, 75, 0, 60, 75, 80],
})

# case: bp-split-two-cols
v = visits.copy()
v[['sys', 'dia']] = v['bp'].str.replace(' ', '').str.split('/', expand=True)
v['sys'] = pd.to_numeric(v['sys'], errors='coerce')
v['dia'] = pd.to_numeric(v['dia'], errors='coerce')
v.loc[v['dia'].isna(), 'sys'] = np.nan
result = v[['pid', 'sys', 'dia']]

# case: bp-extract-into-ints
v = visits.copy()
v[['sys', 'dia']] = v['bp'].str.extract(r'(\d+)\s*/\s*(\d+)').astype('float').astype('Int64')
v['high'] = (v['sys'] >= 140) | (v['dia'] >= 95)
result = v[['sys', 'dia', 'high']]

# case: bp-apply-dict-normalize
def parse_bp(x):
    try:
        a, b = x.split('/')
        return {'sys': int(a), 'dia': int(b)}
    except (ValueError, AttributeError):
        return {}

v = visits.copy()
v = v.join(pd.DataFrame(v['bp'].apply(parse_bp).tolist(), index=v.index))
v[['sys', 'dia']] = v[['sys', 'dia']].fillna(v[['sys', 'dia']].mean())
result = v[['visit', 'sys', 'dia']]

# case: weight-clean-group-fill
p = patients.copy()
p.loc[p['weight'] <= 0, 'weight'] = None
p['weight'] = p['weight'].fillna(p.groupby('sex', observed=True)['weight'].transform('mean'))
result = p[['pid', 'sex', 'weight']].round(2)

# case: weight-mask-group-callable
p = patients.copy()
p['weight'] = p['weight'].mask(lambda s: s <= 0, lambda s: s[s > 0].median())
p['bmi'] = p['weight'] / (p['height'] / 100) ** 2
p['bmi'] = p['bmi'].replace(np.inf, np.nan).round(1)
result = p.set_index('pid')['bmi']

# case: sex-category-write-existing
p = patients.copy()
p.loc[3, 'sex'] = 'm'
p.at[0, 'sex'] = 'm'
p['sex'] = p['sex'].cat.rename_categories({'f': 'Female', 'm': 'Male'})
result = p['sex'].value_counts()

# case: sex-category-at-new-error
p = patients.copy()
p.at[3, 'sex'] = 'x'
result = p

# case: sex-category-to-object-first
p = patients.copy()
p['sex'] = p['sex'].astype(object)
p.loc[p['sex'].isna(), 'sex'] = 'unknown'
p['sex'] = p['sex'].astype('category')
result = (p['sex'].cat.categories.tolist(), p['sex'].cat.codes.tolist())

# case: category-column-whole-loc
p = patients.copy()
p.loc[:, 'sex'] = 'f'
p['sex2'] = p['sex']
p['sex2'] = 'other'
result = (p['sex'].dtype.name, p['sex2'].dtype.name, p['sex'].nunique())

# case: smoker-object-bool-flip
p = patients.copy()
p.loc[p['smoker'].isna(), 'smoker'] = False
p['smoker'] = p['smoker'].astype(bool)
p['smoker'] = ~p['smoker']
result = p['smoker'].sum()

# case: smoker-mask-with-none-error
p = patients.copy()
p.loc[p['smoker'], 'notes'] = 'smoker'
result = p

# case: notes-replace-many
p = patients.copy()
p['notes'] = p['notes'].str.strip().str.lower()
p['notes'].replace(['', 'n/a', 'none'], np.nan, inplace=True)
p['notes'] = p['notes'].fillna('-')
result = p['notes'].tolist()

# case: notes-dropna-inplace-on-col
p = patients.copy()
p['notes'].dropna(inplace=True)
result = (len(p), p['notes'].isna().sum())

# case: age-column-from-fixed-date
p = patients.copy()
ref = dt.date(2024, 3, 1)
p['age'] = p['born'].apply(lambda d: ref.year - d.year - ((ref.month, ref.day) < (d.month, d.day)) if pd.notnull(d) else None)
p.loc[p['age'].isna(), 'age'] = -1
p['age'] = p['age'].astype(int)
result = p[['pid', 'age']]

# case: born-write-offset
p = patients[['pid', 'born']].copy()
p.loc[p['born'].dt.day == 29, 'born'] += pd.DateOffset(years=1)
p.loc[p['born'].isna(), 'born'] = p['born'].min()
p['born_str'] = p['born'].dt.strftime('%d %b %Y')
result = p

# case: born-set-int
p = patients[['pid', 'born']].copy()
p.loc[0, 'born'] = 0
result = p['born'].tolist()

# case: update-with-overwrite-false
p = patients.set_index('pid')[['weight', 'notes']]
other = pd.DataFrame({'weight': [1.0, 2.0, 3.0], 'notes': ['x', 'y', 'z']}, index=['P1', 'P3', 'P99'])
p.update(other, overwrite=False)
result = p

# case: update-filter-func
p = patients.set_index('pid')[['weight', 'height']].astype(float)
fix = pd.DataFrame({'weight': [48.0, 35.5], 'height': [158.0, 141.0]}, index=['P5', 'P8'])
p.update(fix, filter_func=lambda a: a <= 0)
result = p.loc[['P5', 'P8']]

# case: update-errors-raise
p = patients.set_index('pid')[['weight']]
p.update(pd.DataFrame({'weight': [1.0]}, index=['P1']), errors='raise')
result = p

# case: visits-summary-written-back
agg = visits.groupby('pid').agg(n=('visit', 'count'), total=('fee', 'sum'))
p = patients.set_index('pid')
p[['n', 'total']] = agg
p[['n', 'total']] = p[['n', 'total']].fillna(0).astype(int)
result = p[['n', 'total']].T

# case: visit-number-per-patient
v = visits.copy()
v['nth'] = v.groupby('pid').cumcount() + 1
v.loc[v['nth'] > 1, 'fee'] = (v['fee'] * 0.9).round().astype(int)
v.loc[v['pid'].eq('P7'), 'date'] = v.loc[v['pid'].eq('P7'), 'date'].bfill()
result = v[['pid', 'nth', 'fee', 'date']]

# case: reduce-assign-flags
flags = {'heavy': lambda d: d['weight'] > 80, 'tall': lambda d: d['height'] >= 175}
out = reduce(lambda d, kv: d.assign(**{kv[0]: kv[1]}), flags.items(), patients[['pid', 'weight', 'height']])
out['both'] = out[list(flags)].all(axis=1)
result = out

# case: missing-column-write-read-error
p = patients.copy()
p['bmi'] = p['weight'] / p['Height'] ** 2
result = p

# case: dates-two-formats-combine
v = visits.copy()
d1 = pd.to_datetime(v['date'], format='%Y-%m-%d', errors='coerce')
d2 = pd.to_datetime(v['date'], format='%d/%m/%Y', errors='coerce')
v['date'] = d1.fillna(d2)
v.loc[v['date'].isna(), 'date'] = v['date'].max() + pd.Timedelta(days=1)
result = v.sort_values('date')[['visit', 'date']]
