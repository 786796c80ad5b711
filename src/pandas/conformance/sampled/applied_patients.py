import pandas as pd
import numpy as np
import re
import math
import datetime
from collections import Counter, defaultdict, namedtuple
from functools import reduce
from itertools import accumulate, chain, groupby as run_groups

patients = pd.DataFrame({
    'pid': [11, 12, 13, 14, 15, 16, 17, 18],
    'name': [' Ana Lopez', 'ben KING', 'Cy Young', 'Dee', None, 'ana lopez', 'Flo Ng ', 'Gus Ray'],
    'dob': ['1980-02-29', '07/04/1975', '2010-12-01', None, '1999-13-01', '1980-02-29', '1 Jan 2001', ''],
    'bp': ['120/80', '140/95', '110/70', 'n/a', '', '121/79', None, '180/120'],
    'weight': ['70kg', '180 lb', '35 kg', None, '82', '71.5KG', 'heavy', '0kg'],
    'meds': [['aspirin'], ['statin', 'aspirin'], [], None, ['insulin'], ['aspirin', 'zinc'], ['statin'], ['statin', 'insulin', 'aspirin']],
})
visits = pd.DataFrame({
    'pid': [11, 11, 12, 12, 12, 14, 16, 18, 77],
    'ward': ['ER', 'ICU', 'ER', 'ER', 'Lab', None, 'Lab', 'ICU', 'ER'],
    'when': pd.to_datetime(['2024-03-01', '2024-03-02', '2024-01-10', '2024-04-10', '2024-04-11', '2024-02-02', None, '2024-05-05', '2024-01-01']),
    'cost': [500.0, 2500.0, 300.0, 350.0, np.nan, 80.0, 80.0, 9000.0, 0.0],
    'codes': [('I10', 'E11'), ('I10',), (), ('J45',), ('J45', 'I10'), None, ('Z00',), ('I21', 'I10', 'E11'), ('Z00',)],
})
interactions = {frozenset(['aspirin', 'statin']): 'minor', frozenset(['aspirin', 'insulin']): 'moderate'}

# case: weight-to-kg
def kg(w):
    if w is None:
        return np.nan
    m = re.fullmatch(r'\s*([\d.]+)\s*(kg|lb)?\s*', w, re.IGNORECASE)
    if not m:
        return np.nan
    v = float(m.group(1))
    if v <= 0:
        return np.nan
    return round(v * 0.4536, 1) if (m.group(2) or '').lower() == 'lb' else v
patients['kg'] = patients['weight'].apply(kg)
result = patients[['pid', 'kg']]
# case: bp-class-row
def classify(row, hi=(140, 90), low=(90, 60)):
    s, d = row['sys'], row['dia']
    if s != s:
        return 'unknown'
    if s >= hi[0] or d >= hi[1]:
        return 'high'
    if s < low[0] or d < low[1]:
        return 'low'
    return 'normal'
bp = patients['bp'].str.extract(r'(\d+)/(\d+)').astype(float).set_axis(['sys', 'dia'], axis=1)
result = bp.apply(classify, axis=1, hi=(130, 85))
# case: interaction-pairs
def warn(meds):
    if not meds:
        return []
    out = []
    for i, a in enumerate(meds):
        for b in meds[i + 1:]:
            lvl = interactions.get(frozenset((a, b)))
            if lvl:
                out.append(lvl)
    return out
result = patients.set_index('pid')['meds'].apply(warn)
# case: meds-count-apply-sum
result = patients['meds'].apply(lambda m: pd.Series({k: 1 for k in (m or [])}, dtype='float64')).sum().astype(int)
# case: meds-one-hot-loop
allmeds = sorted({m for l in patients['meds'].dropna() for m in l})
for m in allmeds:
    patients[f'med_{m}'] = patients['meds'].apply(lambda l, m=m: int(m in l) if l is not None else 0)
result = patients.filter(like='med_')
# case: late-binding-closure
fs = [lambda l, k=k: l is not None and len(l) >= k for k in (1, 2, 3)]
result = pd.concat([patients['meds'].map(f) for f in fs], axis=1, keys=['ge1', 'ge2', 'ge3'])
# case: dob-parse-multi
def parse_dob(s):
    if not s:
        return None
    for f in ('%Y-%m-%d', '%d/%m/%Y', '%d %b %Y'):
        try:
            return datetime.datetime.strptime(s, f)
        except ValueError:
            pass
    return None
result = patients['dob'].apply(parse_dob)
# case: age-at-visit
dob = pd.to_datetime(patients['dob'], format='%Y-%m-%d', errors='coerce')
m = visits.merge(patients.assign(dob=dob)[['pid', 'dob']], on='pid')
def age(r):
    if pd.isna(r['dob']) or pd.isna(r['when']):
        return np.nan
    return r['when'].year - r['dob'].year - ((r['when'].month, r['when'].day) < (r['dob'].month, r['dob'].day))
m['age'] = m.apply(age, axis=1)
result = m[['pid', 'when', 'age']]
# case: name-normalise-dup
key = patients['name'].map(lambda n: ' '.join(n.lower().split()), na_action='ignore')
result = patients[key.duplicated(keep=False) & key.notna()][['pid', 'name']]
# case: visits-per-ward-dict-agg
result = visits.groupby('ward').agg({'cost': ['sum', 'mean'], 'pid': lambda s: sorted(set(s))})
# case: codes-flatten-chain
result = sorted(set(chain.from_iterable(c for c in visits['codes'] if c)))
# case: codes-counter-by-ward
def tops(s):
    c = Counter(chain.from_iterable(s.dropna()))
    return c.most_common(1)[0] if c else None
result = visits.groupby('ward', dropna=False)['codes'].agg(tops)
# case: codes-str-slice
result = visits['codes'].str[:1]
# case: codes-prefix-map
result = visits['codes'].dropna().map(lambda t: tuple(sorted({c[0] for c in t}))).value_counts()
# case: cost-cap-cumulative
def capped_cumsum(s, cap):
    tot = 0
    for v in s.fillna(0):
        tot = min(cap, tot + v)
        yield tot
visits['oop'] = visits.groupby('pid')['cost'].transform(lambda s: list(capped_cumsum(s, 2000)))
result = visits[['pid', 'cost', 'oop']]
# case: runs-of-ward
runs = [(k, len(list(g))) for k, g in run_groups(visits['ward'].fillna('?'))]
result = pd.DataFrame(runs, columns=['ward', 'len'])
# case: groupby-apply-namedtuple-rows
out = visits.groupby('pid').apply(lambda g: pd.Series({'first': g['when'].min(), 'last': g['when'].max(), 'wards': '/'.join(g['ward'].fillna('?'))}), include_groups=False)
result = out.reset_index()
# case: groupby-agg-size-and-any
result = visits.groupby('pid', as_index=False).agg(n=('cost', 'size'), icu=('ward', lambda s: (s == 'ICU').any()), wards=('ward', set))
# case: groupby-pipe-ratio
result = visits.groupby('ward').pipe(lambda g: g['cost'].max() / g['cost'].sum())
# case: expanding-apply-count-over
result = visits['cost'].expanding().apply(lambda w: (w > w.mean()).sum(), raw=False)
# case: result-type-reduce
result = visits[['pid', 'cost']].apply(lambda r: pd.Series([r['pid'], r['cost']]), axis=1, result_type='reduce')
# case: named-agg-lambda-wrong-col-error
result = visits.groupby('ward').agg(total=('costs', 'sum'), n=('pid', 'count'))
# case: split-strings-none-error
result = patients['name'].apply(lambda n: n.strip().split()[1])
