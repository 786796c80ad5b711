import pandas as pd
import numpy as np
import math

# Patients, lab results and vitals
patients = pd.DataFrame({
    'pid': ['P1', 'P2', 'P3', 'P4', 'P5', 'P6', 'P7'],
    'sex': ['F', 'm', 'M', 'f ', None, 'M', 'F'],
    'dob': ['1980-05-01', '12/11/1975', '1990-02-30', '2001-07-19', '', '1948-01-01', '1980-05-01'],
    'height_cm': [165, 180, 0, 172, 158, 175, 165],
    'weight_kg': [60.5, 95.0, 70.0, np.nan, 51.2, 110.3, 60.5],
    'smoker': [False, True, None, False, False, True, False],
})

labs = pd.DataFrame({
    'pid': ['P1', 'P1', 'P2', 'P2', 'P2', 'P3', 'P4', 'P5', 'P8', 'P6', 'P6'],
    'test': ['glu', 'hb', 'glu', 'hb', 'glu', 'Glu', 'hb', 'glu', 'glu', 'hb', 'glu'],
    'value': [5.4, 13.1, 7.9, 15.0, 8.4, 5.4, np.nan, 4.1, 6.0, 14.2, 11.8],
    'unit': ['mmol', 'g/dl', 'mmol', 'g/dl', 'mmol', 'mmol', 'g/dl', 'mmol', None, 'g/dl', 'mmol'],
})

vitals = pd.DataFrame(
    [[120, 80, 72], [145, 95, 88], [118, 76, 60], [130, 85, 75], [99, 60, 110], [160, 100, 90]],
    index=['P1', 'P2', 'P3', 'P4', 'P5', 'P9'],
    columns=['sys', 'dia', 'pulse'],
)

# case: bmi-with-zero-height
h = patients['height_cm'].replace(0, np.nan) / 100
patients['bmi'] = np.round(patients['weight_kg'] / np.square(h), 1)
patients['cat'] = np.select([patients['bmi'].isna(), patients['bmi'] < 18.5, patients['bmi'] < 25, patients['bmi'] < 30],
                            ['n/a', 'under', 'normal', 'over'], 'obese')
result = patients[['pid', 'bmi', 'cat']]
# case: mean-arterial-array
arr = vitals.to_numpy()
map_ = (arr[:, 0] + 2 * arr[:, 1]) / 3
result = pd.Series(map_, index=vitals.index, name='map').round(1)
# case: vitals-center-broadcast
arr = vitals.to_numpy(dtype=float)
centered = arr - arr.mean(axis=0)
row_mean = centered.mean(axis=1)[:, None]
out = centered - row_mean
result = pd.DataFrame(out, index=vitals.index, columns=vitals.columns).round(2)
# case: robust-zscore-mad
v = labs.loc[labs['test'].str.lower() == 'glu', 'value']
med = np.median(v)
mad = np.median(np.abs(v - med))
result = ((v - med) / (1.4826 * mad)).round(3)
# case: nanpercentile-list
q = np.nanpercentile(labs['value'], [10, 25, 50, 75, 90])
result = dict(zip(['p10', 'p25', 'p50', 'p75', 'p90'], q.round(3).tolist()))
# case: quantile-methods
v = vitals['pulse'].to_numpy()
result = [float(np.percentile(v, 40, method=m)) for m in ('linear', 'lower', 'higher', 'nearest', 'midpoint')]
# case: digitize-group-glucose
g = labs[labs['test'].str.lower().eq('glu')].copy()
g['stage'] = np.array(['low', 'normal', 'pre', 'diab'])[np.digitize(g['value'], [4.5, 5.6, 7.0])]
result = g.groupby('stage')['pid'].agg(list)
# case: smoker-fillna-astype-bool
sm = patients['smoker'].fillna(False).astype(bool).to_numpy()
result = {'smokers': int(sm.sum()), 'mean_w': float(np.nanmean(patients['weight_kg'].to_numpy()[sm])),
          'non': float(np.nanmean(patients['weight_kg'].to_numpy()[~sm]))}
# case: nanargmin-group
out = {}
for t, grp in labs.groupby(labs['test'].str.lower()):
    arr = grp['value'].to_numpy()
    out[t] = grp['pid'].iloc[np.nanargmin(arr)]
result = out
# case: last-change-diff-append
p = labs[labs['pid'] == 'P2']['value'].to_numpy()
result = np.diff(p).tolist(), np.diff(p, n=2).tolist(), np.diff(p, append=0).round(2).tolist()
# case: exp-risk-score
x = -5 + 0.03 * vitals['sys'] + 0.01 * vitals['pulse']
risk = 1 / (1 + np.exp(-x))
result = risk.round(4).sort_values(ascending=False)
# case: hypot-two-series
result = np.hypot(vitals['sys'], vitals['dia']).round(2)
# case: add-series-unaligned-patients
w = patients.set_index('pid')['weight_kg']
result = np.add(w, vitals['pulse'])
# case: array-plus-series-positional
w = patients['weight_kg'].iloc[:6].to_numpy()
result = vitals['pulse'] + w
# case: array-plus-series-length-error
result = vitals['pulse'] + patients['weight_kg'].to_numpy()
# case: stack-summary-3
means = vitals.mean().to_numpy()
stds = vitals.std(ddof=0).to_numpy()
cv = stds / means
result = pd.DataFrame(np.stack([means, stds, cv], axis=1), index=vitals.columns, columns=['mean', 'std', 'cv']).round(3)
# case: age-floor-years
dob = pd.to_datetime(patients['dob'], errors='coerce', format='%Y-%m-%d')
ref = np.datetime64('2024-06-30')
age = np.floor((ref - dob) / np.timedelta64(1, 'D') / 365.25)
result = age.astype('Int64')
# case: in-dob-duplicate-pairs
key = patients['dob'] + '|' + patients['height_cm'].astype(str)
u, inv, cnt = np.unique(key, return_inverse=True, return_counts=True)
result = patients.loc[cnt[inv] > 1, 'pid'].tolist()
# case: ceil-floor-trunc-rint
v = labs['value'].dropna()
result = pd.DataFrame({'v': v, 'ceil': np.ceil(v), 'floor': np.floor(v), 'trunc': np.trunc(v - 10), 'rint': np.rint(v)})
# case: all-nan-slice-max
sub = labs[labs['pid'] == 'P4']['value']
result = (np.nansum(sub), sub.max(), float(np.nanprod(sub)))
