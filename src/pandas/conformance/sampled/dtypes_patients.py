import pandas as pd
import numpy as np
import math
from collections import Counter

patients = pd.DataFrame({
    'pid': ['P01', 'P02', 'P03', 'P04', 'P05', 'P06', 'P07'],
    'age': [34, 71, 5, 52, 52, 18, 90],
    'sex': ['F', 'M', 'f', None, 'M', 'F', ' m'],
    'weight': ['61.5', '80', 'n/a', '72,4', '', '55', None],
    'smoker': [True, False, False, None, True, np.nan, False],
    'born': ['1990-02-11', '1953-07-30', '2019-01-01', '1972-12-12', None, '2006-05-05', '1934-09-09'],
})
visits = pd.DataFrame({
    'visit': range(1, 11),
    'pid': ['P01', 'P02', 'P02', 'P03', 'P05', 'P05', 'P05', 'P99', None, 'P06'],
    'ward': pd.Categorical(['A', 'B', 'B', 'A', 'C', 'C', 'A', 'B', 'A', 'C'], categories=['A', 'B', 'C', 'D'], ordered=True),
    'systolic': [120, 145, 150, 95, 160, 155, 0, 130, 128, 118],
    'temp': [36.6, 37.2, np.nan, 38.9, 36.5, 36.5, 37.0, np.nan, 36.8, 36.6],
    'fasting': [False, True, True, False, False, True, True, False, True, False],
    'seen': pd.to_datetime(['2023-05-01 09:00', '2023-05-01 10:30', '2023-06-12 08:15', '2023-06-12 08:15', '2023-07-01 00:00',
                            '2023-07-02 12:00', '2023-07-04 16:45', None, '2023-08-20 11:11', '2023-09-30 23:59']),
})
labs = pd.DataFrame({
    'visit': [1, 1, 2, 3, 3, 5, 7, 12],
    'test': ['glucose', 'hdl', 'glucose', 'glucose', 'hdl', 'glucose', 'hdl', 'glucose'],
    'value': [90, 55, 130, 141, 40, 99, 61, 88],
    'flag': pd.array([False, None, True, True, False, False, None, True], dtype='boolean'),
})

# case: groupby-category-observed-false
g = visits.groupby('ward', observed=False)
out = pd.DataFrame({
    'sum': g['systolic'].sum(), 'max': g['systolic'].max(), 'mean': g['systolic'].mean(),
    'count': g['temp'].count(), 'any': g['fasting'].any(), 'all': g['fasting'].all(), 'first': g['pid'].first(), 'last': g['seen'].max(),
})
result = (out, out.dtypes.astype(str).to_dict())

# case: int-max-with-empty-category
s = visits.groupby('ward', observed=False)['systolic'].max()
t = visits.groupby('ward', observed=True)['systolic'].max()
result = {'unobserved': s.dtype.name, 'observed': t.dtype.name, 'index': str(s.index.dtype)}

# case: groupby-nullable-boolean
g = labs.groupby('test')['flag']
result = {f: str(getattr(g, f)().dtype) for f in ['sum', 'mean', 'any', 'all', 'count', 'first', 'max']}

# case: unstack-with-holes
w = labs.set_index(['visit', 'test'])['value'].unstack()
z = labs.set_index(['visit', 'test'])['value'].unstack(fill_value=0)
result = (w.dtypes.astype(str).to_dict(), z.dtypes.astype(str).to_dict(), z)

# case: unstack-nullable-flag
w = labs.set_index(['visit', 'test'])['flag'].unstack('test')
result = (w.dtypes.astype(str).to_dict(), type(w.loc[2, 'hdl']).__name__)

# case: to-numeric-weights
raw = pd.to_numeric(patients['weight'], errors='coerce')
clean = pd.to_numeric(patients['weight'].str.replace(',', '.'), errors='coerce')
ints = pd.to_numeric(pd.Series(['1', '2', '3']))
down = pd.to_numeric(pd.Series([1, 2, 3]), downcast='integer')
result = [raw.dtype.name, clean.tolist(), ints.dtype.name, down.dtype.name]

# case: to-numeric-raises
result = pd.to_numeric(patients['weight'])

# case: convert-dtypes-all
result = patients.convert_dtypes().dtypes.astype(str).to_dict()

# case: smoker-object-operations
s = patients['smoker']
result = {
    'dtype': str(s.dtype),
    'eq_true': (s == True).tolist(),
    'types': Counter(type(v).__name__ for v in s),
    'filled': s.fillna(False).tolist(),
    'count': int(s.count()),
    'unique': len(s.unique()),
}

# case: apply-returning-mixed
def risk(row):
    if row['systolic'] == 0:
        return None
    if row['systolic'] > 140:
        return 'high'
    return row['systolic']

s = visits.apply(risk, axis=1)
result = (s.dtype.name, [type(v).__name__ for v in s])

# case: apply-returning-int-or-none
s = visits['systolic'].apply(lambda v: None if v == 0 else v)
t = visits['systolic'].map(lambda v: np.nan if v == 0 else v)
u = visits['systolic'].map({120: 1, 145: 2})
w = visits['ward'].map({'A': 1, 'B': 2, 'C': 3, 'D': 4})
result = [str(x.dtype) for x in (s, t, u, w)]

# case: apply-axis1-expands
out = visits.head(4).apply(lambda r: pd.Series({'pid': r['pid'], 'sys': r['systolic'], 'fever': r['temp'] > 37.5}), axis=1)
result = (out.dtypes.astype(str).to_dict(), out)

# case: cut-codes-and-dtype
bands = pd.cut(patients['age'], bins=[0, 17, 64, 120], labels=['child', 'adult', 'senior'])
raw = pd.cut(patients['age'], 3)
ints = pd.cut(patients['age'], [0, 18, 65], labels=False)
full = pd.cut(patients['age'], [0, 18, 65, 100], labels=False)
result = {
    'bands': bands.dtype.name,
    'ordered': bands.cat.ordered,
    'codes': bands.cat.codes.dtype.name,
    'raw': raw.cat.categories.dtype.name,
    'ints': ints.dtype.name,
    'full': full.dtype.name,
    'astype': bands.astype(str).dtype.name,
    'astype_obj': bands.astype(object).dtype.name,
}

# case: qcut-labels-false
q = pd.qcut(visits['systolic'], 4, labels=False)
q2 = pd.qcut(visits['temp'], 2, labels=False)
q3, edges = pd.qcut(visits['systolic'], [0, .5, 1], retbins=True)
result = (q.dtype.name, q2.dtype.name, edges.dtype.name, type(edges).__name__, q.tolist())

# case: cumulative-dtypes
out = {
    'cumsum_bool': visits['fasting'].cumsum().dtype.name,
    'cummax_bool': visits['fasting'].cummax().dtype.name,
    'cumsum_float': visits['temp'].cumsum().dtype.name,
    'cummax_date': str(visits['seen'].cummax().dtype),
    'cumprod_int': visits['systolic'].cumprod().dtype.name,
    'cumcount': visits.groupby('pid').cumcount().dtype.name,
    'group_cumsum': visits.groupby('pid')['systolic'].cumsum().dtype.name,
    'ngroup': visits.groupby('pid').ngroup().tolist(),
}
result = out

# case: get-dummies-dtypes
d1 = pd.get_dummies(visits[['visit', 'ward', 'temp']])
d2 = pd.get_dummies(visits['ward'], prefix='w', dtype=int)
d3 = pd.get_dummies(patients['sex'].str.strip().str.upper(), dummy_na=True)
result = [d1.dtypes.astype(str).to_dict(), d2.dtypes.astype(str).to_dict(), [str(c) for c in d3.columns], d3.sum().to_dict()]

# case: where-and-mask-upcast
s = visits['systolic']
b = visits['fasting']
result = {
    'where_nan': s.where(s > 0).dtype.name,
    'where_int': s.where(s > 0, -1).dtype.name,
    'where_str': s.where(s > 0, 'bad').dtype.name,
    'mask_float': s.mask(s == 0, 99.5).dtype.name,
    'mask_float_whole': s.mask(s == 0, 99.0).dtype.name,
    'bool_where': b.where(b).dtype.name,
    'bool_mask_int': b.mask(b, 1).dtype.name,
    'date_where': str(visits['seen'].where(b).dtype),
    'none': s.where(s > 0, None).dtype.name,
}

# case: iat-and-at-writes
df = visits[['visit', 'systolic', 'temp']].copy()
df.at[0, 'temp'] = 37
df.iat[6, 1] = 117
df.at[2, 'temp'] = None
result = df.dtypes.astype(str).to_dict(), df

# case: date-parts-and-age
born = pd.to_datetime(patients['born'])
age_days = pd.Timestamp('2024-01-01') - born
years = age_days.dt.days / 365.25
result = {
    'born': str(born.dtype), 'age_days': str(age_days.dtype), 'days': str(age_days.dt.days.dtype), 'years': str(years.dtype),
    'floor': years.apply(np.floor).tolist(), 'item': type(age_days.iloc[0]).__name__, 'nat': type(age_days.iloc[4]).__name__,
}

# case: quantile-types
q1 = visits['systolic'].quantile(0.5)
q2 = visits['systolic'].quantile([0.25, 0.75])
q3 = visits[['systolic', 'temp']].quantile(0.5)
q4 = visits['seen'].quantile(0.5)
result = (type(q1).__name__, q2.dtype.name, q2.index.dtype.name, q3.name, type(q4).__name__, q4)

# case: bool-logic-with-nullable
f = labs['flag']
high = labs['value'] > 90
result = [(f & high).dtype.name, (f | high).tolist(), (~f).dtype.name, (f ^ high).tolist(), f.any(), f.all(), type(f.any()).__name__]

# case: ambiguous-flag-if
if labs['flag'][1]:
    result = 'flagged'
else:
    result = 'clear'

# case: melt-mixed
m = visits.melt(id_vars='visit', value_vars=['systolic', 'temp', 'fasting'])
m2 = visits.melt(id_vars='visit', value_vars=['systolic', 'temp'])
m3 = visits.melt(id_vars=['visit'], value_vars=['systolic'], var_name='what', value_name='n')
result = (m['value'].dtype.name, m2['value'].dtype.name, m3.dtypes.astype(str).to_dict(), [type(v).__name__ for v in m['value'].iloc[[0, 10, 20]]])
