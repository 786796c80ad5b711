import pandas as pd
import numpy as np
import re
from datetime import datetime, date
from collections import Counter, OrderedDict
from itertools import product, accumulate, chain
import math

patients_df = pd.DataFrame({
    'patient_id': [101, 102, 103, 104, 105, 106, 107, 108],
    'full_name': ['Smith, John', 'DOE, JANE', 'brown, lee', 'Smith, John', 'Garcia, Ana', 'Chen, Wei', 'Okafor, Ada', None],
    'dob': ['1980-05-17', '03/22/1975', '1990-11-02', '1980-05-17', '2001-02-29', '1968-07-30', '1999-12-31', '1950-01-01'],
    'height_cm': [178, 165, 182, np.nan, 158, 170, 0, 160],
    'weight_kg': ['82.5', '70 kg', '95', '82,5', None, '64kg', '58', '77.7'],
    'smoker': ['Y', 'n', 'N', 'Y', None, 'no', 'YES', 'N'],
})

visits_df = pd.DataFrame({
    'visit_id': [1, 2, 3, 4, 5, 6, 7, 8, 9, 10],
    'patient_id': [101, 101, 102, 103, 103, 103, 105, 106, 108, 999],
    'ward': ['ER', 'Cardio', 'ER', 'er', 'Ortho', 'ER ', 'Cardio', 'Ortho', 'ER', 'ER'],
    'admit': ['2023-01-05', '2023-02-10', '2023-01-07', '2023-01-20', '2023-03-01', '2023-03-15', '2023-02-01', '2023-02-20', '2023-04-01', '2023-04-02'],
    'discharge': ['2023-01-06', '2023-02-20', '2023-01-07', '2023-01-23', '2023-03-11', None, '2023-02-04', '2023-03-01', '2023-04-30', '2023-04-03'],
    'cost': [500.0, 12000.5, 350.0, 900.0, 8000.0, 450.0, 3000.0, 7000.25, 25000.0, -1.0],
})

labs_df = pd.DataFrame({
    'visit_id': [1, 1, 2, 2, 3, 4, 5, 7, 8, 9, 9],
    'test': ['glucose', 'crp', 'glucose', 'crp', 'glucose', 'glucose', 'crp', 'glucose', 'crp', 'glucose', 'crp'],
    'value': ['5.4', '<1', '7.8', '12', '6.1', '4.9', '3.5', '11.2', '>100', '6.1', '48'],
})
# case: bmi-categories
def kg(s):
    if s is None:
        return np.nan
    return float(re.sub(r'[^\d.]', '', s.replace(',', '.')))

p = patients_df.copy()
p['kg'] = p['weight_kg'].apply(kg)
p['m'] = p['height_cm'].replace(0, np.nan) / 100
p['bmi'] = (p['kg'] / p['m'] ** 2).round(1)
p['cat'] = pd.cut(p['bmi'], [0, 18.5, 25, 30, np.inf], right=False, labels=['under', 'normal', 'over', 'obese'])
result = p[['patient_id', 'bmi', 'cat']]
# case: length-of-stay-stats
v = visits_df.copy()
v['los'] = (pd.to_datetime(v['discharge']) - pd.to_datetime(v['admit'])).dt.days
v['ward'] = v['ward'].str.strip().str.upper()
result = v.groupby('ward')['los'].agg(['count', 'mean', 'median', 'std', 'max']).round(2)
# case: cost-skew-kurt
c = visits_df.loc[visits_df['cost'] > 0, 'cost']
result = pd.Series({
    'skew': c.skew(),
    'kurt': c.kurt(),
    'skew_log': np.log(c).skew(),
    'sem': c.sem(),
    'mad': (c - c.mean()).abs().mean(),
}).round(4)
# case: censored-lab-values
l = labs_df.copy()
ext = l['value'].str.extract(r'^([<>]?)(\d+(?:\.\d+)?)$')
l['op'] = ext[0].replace('', '=')
l['num'] = ext[1].astype(float)
l['lower'] = np.where(l['op'] == '<', 0, l['num'])
l['upper'] = np.where(l['op'] == '>', np.inf, l['num'])
result = l[l['test'] == 'crp'].drop(columns='test').reset_index(drop=True)
# case: readmission-30-days
v = visits_df.sort_values(['patient_id', 'admit']).copy()
v['admit'] = pd.to_datetime(v['admit'])
v['discharge'] = pd.to_datetime(v['discharge'])
v['prev'] = v.groupby('patient_id')['discharge'].shift()
v['gap'] = (v['admit'] - v['prev']).dt.days
v['readmit'] = v['gap'].le(30)
result = v.loc[v['gap'].notna(), ['visit_id', 'patient_id', 'gap', 'readmit']].astype({'gap': int})
# case: duplicate-patients
p = patients_df.copy()
p['key'] = p['full_name'].str.lower() + '|' + p['dob']
d = p[p.duplicated('key', keep=False) & p['key'].notna()]
result = d.groupby('key')['patient_id'].agg(ids=list, n='nunique').reset_index()
# case: parse-dob-with-try
def parse(s):
    for f in ('%Y-%m-%d', '%m/%d/%Y'):
        try:
            return datetime.strptime(s, f).date()
        except ValueError:
            continue
    return None

ref = date(2023, 6, 30)
rows = []
for pid, dob in zip(patients_df['patient_id'], patients_df['dob']):
    if (d := parse(dob)) is None:
        rows.append((pid, None))
    else:
        rows.append((pid, ref.year - d.year - ((ref.month, ref.day) < (d.month, d.day))))
result = pd.DataFrame(rows, columns=['patient_id', 'age'])
# case: smoker-cost-comparison
p = patients_df.copy()
p['smk'] = p['smoker'].str.upper().str[0].map({'Y': 1, 'N': 0})
m = visits_df.merge(p[['patient_id', 'smk']], on='patient_id')
g = m.groupby('smk')['cost'].agg(['mean', 'var', 'count'])
t = (g.loc[1, 'mean'] - g.loc[0, 'mean']) / math.sqrt(g.loc[1, 'var'] / g.loc[1, 'count'] + g.loc[0, 'var'] / g.loc[0, 'count'])
result = {'mean_smoker': round(g.loc[1, 'mean'], 2), 'mean_non': round(g.loc[0, 'mean'], 2), 't': round(t, 4)}
# case: occupancy-by-day
v = visits_df.dropna(subset=['discharge'])
days = Counter()
for a, d in zip(v['admit'], v['discharge']):
    for day in pd.date_range(a, d, freq='D'):
        days[day.strftime('%Y-%m')] += 1
result = pd.DataFrame(sorted(days.items()), columns=['month', 'bed_days'])
# case: winsorise-cost
c = visits_df['cost'].clip(lower=0)
lo, hi = c.quantile([0.1, 0.9])
w = c.clip(lo, hi)
result = pd.DataFrame({'visit_id': visits_df['visit_id'], 'raw': c, 'wins': w.round(2), 'changed': ~np.isclose(c, w)})
# case: ward-cost-share-format
v = visits_df[visits_df['cost'] >= 0].copy()
v['ward'] = v['ward'].str.strip().str.upper()
g = v.groupby('ward')['cost'].sum().sort_values(ascending=False)
result = pd.DataFrame({
    'ward': g.index,
    'cost': ['${:,.2f}'.format(x) for x in g],
    'share': [f'{x / g.sum():.1%}' for x in g],
    'cum': [f'{x:.1%}' for x in np.cumsum(g.values) / g.sum()],
})
# case: glucose-flag-vectorize
flag = np.vectorize(lambda x: 'low' if x < 5 else ('high' if x >= 7 else 'normal'))
g = labs_df[labs_df['test'] == 'glucose'].copy()
g['value'] = g['value'].astype(float)
g['flag'] = flag(g['value'])
g['rounded'] = g['value'].round().astype(int)
result = g.merge(visits_df[['visit_id', 'patient_id']], on='visit_id').sort_values('value', ascending=False)
# case: lab-pivot-correlation
l = labs_df.assign(num=pd.to_numeric(labs_df['value'].str.lstrip('<>')))
w = l.pivot(index='visit_id', columns='test', values='num')
both = w.dropna()
result = {
    'pearson': round(both['glucose'].corr(both['crp']), 4),
    'spearman': round(both['glucose'].rank().corr(both['crp'].rank()), 4),
    'n': len(both),
    'fill': w.isna().sum().to_dict(),
}
# case: name-reformat
def flip(s):
    if not s:
        return 'Unknown'
    last, first = (x.strip().title() for x in s.split(',', 1))
    return f'{first} {last}'

result = (patients_df.assign(name=patients_df['full_name'].map(flip, na_action=None))
          .groupby('name').agg(n=('patient_id', 'size'), first_id=('patient_id', 'min'))
          .sort_values(['n', 'name'], ascending=[False, True]).reset_index())
