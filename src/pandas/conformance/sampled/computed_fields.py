import pandas as pd
import numpy as np
from functools import reduce
from collections import Counter

# Farm: fields, harvest, soil tests, weather
fields = pd.DataFrame({
    'field': ['F1', 'F2', 'F3', 'F4', 'F5'],
    'crop': ['Wheat', 'wheat', ' Corn', 'Barley', None],
    'area_ha': [10.5, 22.0, 0.0, 7.25, 15.0],
    'irrigated': [True, False, True, None, False],
}).set_index('field')

harvest = pd.DataFrame({
    'field': ['F1', 'F2', 'F1', 'F3', 'F4', 'F2', 'F6', 'F5', 'F4'],
    'year': [2021, 2021, 2022, 2022, 2021, 2022, 2022, 2023, 2023],
    'tons': [52.5, 99.0, 61.0, 12.0, np.nan, 99.0, 3.3, 80.0, 29.0],
    'moisture': ['14%', '13.5 %', '15', '', None, '14%', '20%', 'wet', '12%'],
})

soil = pd.DataFrame({
    'N': [20.0, 35.0, np.nan, 18.0],
    'P': [11.0, 11.0, 9.0, 30.0],
    'K': [150.0, 0.0, 210.0, 175.0],
}, index=['F1', 'F2', 'F3', 'F7'])

rain = pd.Series([0.0, 12.5, 3.0, 0.0, 0.0, 0.0, 40.2, 1.1, np.nan, 5.0],
                 index=pd.date_range('2023-06-28', periods=10), name='mm')

# case: yield-per-ha-unlike-index
tot = harvest.groupby('field')['tons'].sum()
y = np.divide(tot, fields['area_ha'])
result = y.replace([np.inf, -np.inf], np.nan).round(3)
# case: true-divide-fill
tot = harvest.groupby('field')['tons'].sum()
y = tot.div(fields['area_ha'], fill_value=1)
result = np.round(y, 2).sort_index(ascending=False)
# case: moisture-clean-vectorize
def pct(s):
    s = str(s).replace('%', '').strip()
    return float(s) if s.replace('.', '', 1).isdigit() else np.nan
harvest['m'] = np.vectorize(pct, otypes=[float])(harvest['moisture'])
result = harvest.groupby('year')['m'].mean()
# case: dry-spell-longest
dry = (rain.fillna(0) == 0).to_numpy()
edges = np.diff(np.concatenate(([0], dry.astype(int), [0])))
starts, ends = np.where(edges == 1)[0], np.where(edges == -1)[0]
k = np.argmax(ends - starts)
result = str(rain.index[starts[k]].date()), int((ends - starts)[k])
# case: nancumsum-rain
result = pd.Series(np.nancumsum(rain), index=rain.index)
# case: cumsum-series-vs-array
a = np.cumsum(rain)
b = np.cumsum(rain.to_numpy())
result = type(a).__name__, type(b).__name__, int(a.isna().sum()), int(np.isnan(b).sum())
# case: rain-month-weights
m = rain.index.month
w = np.where(m == 6, 1, 2)
ok = rain.notna().to_numpy()
result = np.average(rain[ok], weights=w[ok]).round(4)
# case: rain-average-nan
result = np.average(rain), np.mean(rain), np.nanmean(rain)
# case: rain-window-max-sum
v = rain.fillna(0).to_numpy()
w = np.array([v[i:i + 3].sum() for i in range(len(v) - 2)])
i = w.argmax()
result = (rain.index[i].strftime('%d/%m'), round(w[i].item(), 2))
# case: soil-column-max-norm
result = soil / np.nanmax(np.abs(soil), axis=0)
# case: soil-frame-minus-frame
base = pd.DataFrame({'P': [10, 10], 'K': [100, 100], 'Mg': [1, 1]}, index=['F1', 'F9'])
result = np.subtract(soil, base)
# case: soil-boolean-cells-list
m = soil.to_numpy()
low = m < np.array([19, 10, 100])
names = np.array(soil.columns)
result = {f: names[row].tolist() for f, row in zip(soil.index, low)}
# case: soil-isnan-frame
n = np.isnan(soil)
result = n.any(axis=1), n.sum().sum()
# case: soil-setitem-array
soil['score'] = np.nansum(soil.to_numpy() * [0.5, 0.3, 0.2], axis=1)
soil.loc[:, ['N', 'P']] = np.zeros((4, 2))
soil.iloc[0, 2] = np.int64(7)
result = soil
# case: soil-setitem-bad-shape
soil.loc[:, ['N', 'P']] = np.zeros((3, 2))
result = soil
# case: irrigated-truthiness
good = []
for f, row in fields.iterrows():
    if row['irrigated']:
        good.append((f, row['area_ha'].item() if hasattr(row['area_ha'], 'item') else row['area_ha']))
result = good
# case: crop-code-table
c = fields['crop'].str.strip().str.lower()
codes, cats = pd.factorize(c, sort=True)
area = np.zeros(len(cats))
for code, a in zip(codes, fields['area_ha'].to_numpy()):
    if code >= 0:
        area[code] += a
result = dict(zip(cats, area.tolist())), codes.tolist()
# case: year-field-pivot-nan-fill
p = harvest.pivot_table(index='field', columns='year', values='tons', aggfunc='sum')
a = p.to_numpy()
fill = np.where(np.isnan(a), np.nanmean(a, axis=1)[:, None], a)
result = pd.DataFrame(fill, index=p.index, columns=p.columns).round(1)
# case: tie-percent-rank
t = harvest['tons'].dropna().to_numpy()
less = (t[:, None] > t[None, :]).sum(axis=1)
same = (t[:, None] == t[None, :]).sum(axis=1)
pr = (less + 0.5 * same) / t.size
result = pd.Series(pr, index=harvest['tons'].dropna().index).round(4)
# case: merge-column-name-mistake
m = harvest.merge(fields, left_on='field', right_on='Field')
result = np.divide(m['tons'], m['area_ha'])
