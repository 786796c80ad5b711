import pandas as pd
import numpy as np
import re
import math
from datetime import datetime, date

staff = pd.DataFrame({
    'emp_id': [11, 12, 13, 14, 15, 16, 17, 18],
    'name': ['Ines Gil', 'TOM RAY', 'li wei', None, 'Ola Berg', 'Tom Ray', 'Uma  Das', 'Zed'],
    'dept': ['IT', 'HR', 'IT', 'Ops', 'ops', None, 'IT', 'Legal'],
    'salary': [5200, 4100, 6100, 3900, 3900, 0, 7050, 4800],
    'bonus': [500.0, np.nan, 0.0, 250.0, np.nan, 0.0, 1000.0, -50.0],
    'manager': pd.array([None, 11, 11, 12, None, 14, 11, 99], dtype='Int64'),
    'hired': ['2015-03-02', '2019-07-15', '2020-01-01', '2021-11-30', '30/06/2022', None, '2012-09-09', '2023-02-01'],
    'remote': [True, False, True, False, False, True, True, False],
    'grade': pd.Categorical(['B', 'C', 'A', 'C', 'C', None, 'A', 'B'], ordered=True),
})
timesheet = pd.DataFrame({
    'emp_id': [11, 11, 12, 13, 13, 13, 14, 20, 17, 17],
    'week': [1, 2, 1, 1, 2, 3, 1, 1, 1, 2],
    'hours': [40, 38, 40, 45, 0, 42, 36, 40, 50, 41],
    'billable': [True, True, False, True, None, True, False, True, True, False],
    'rate': ['55', '55.5', '40', '70', '70', 'n/a', '', '60', '90', '90'],
})
depts = [
    {'dept': 'IT', 'budget': 900000, 'floor': 2},
    {'dept': 'HR', 'budget': 120000.5, 'floor': 1, 'head': 'Ada'},
    {'dept': 'Ops', 'budget': None, 'floor': '3b'},
]

# case: list-of-dicts-constructor
d = pd.DataFrame(depts)
result = d.dtypes.astype(str).to_dict(), [type(v).__name__ for v in d['floor']], d

# case: from-records-tuples
rows = [(1, 'a', 2.5, True, None), (2, 'b', 3, False, 4)]
d = pd.DataFrame.from_records(rows, columns=['i', 's', 'f', 'b', 'n'])
d2 = pd.DataFrame.from_records(rows, columns=['i', 's', 'f', 'b', 'n'], index='i')
result = d.dtypes.astype(str).to_dict(), d2.index.dtype.name, d2.index.name

# case: from-dict-orient-index
x = pd.DataFrame.from_dict({'r1': [1, 'x', 2.0], 'r2': [3, 'y', None]}, orient='index', columns=['a', 'b', 'c'])
y = pd.DataFrame.from_dict({'r1': {'a': 1, 'b': True}, 'r2': {'a': 2}}, orient='index')
result = x.dtypes.astype(str).to_dict(), y.dtypes.astype(str).to_dict(), y

# case: dict-of-series-unaligned
d = pd.DataFrame({'a': pd.Series([1, 2], index=['x', 'y']), 'b': pd.Series([True, False], index=['y', 'z']), 'c': pd.Series(['p'], index=['x'])})
result = d.dtypes.astype(str).to_dict(), [type(v).__name__ for v in d['b']]

# case: constructor-dtype-argument
a = pd.Series([1, 2, 3], dtype='float64')
b = pd.Series(['1', '2'], dtype='int64')
c = pd.Series([1, None], dtype='Int64')
d = pd.Series([1, 0, 2], dtype=bool)
e = pd.Series([1, 'x', None], dtype='string')
f = pd.Series(['a', 'b'], dtype='category')
g = pd.Series([], dtype='float64')
h = pd.Series(['2024-01-01', None], dtype='datetime64[ns]')
result = [(s.dtype.name, s.tolist()) for s in (a, b, c, d, e, f, g, h)]

# case: constructor-int-with-nan
result = pd.Series([1, np.nan, 3], dtype='int64')

# case: infer-dtype-api
from pandas.api.types import is_numeric_dtype, is_string_dtype, is_bool_dtype, is_object_dtype, is_integer_dtype, is_float_dtype
result = {c: [is_numeric_dtype(staff[c]), is_string_dtype(staff[c]), is_bool_dtype(staff[c]), is_object_dtype(staff[c]), is_integer_dtype(staff[c]), is_float_dtype(staff[c])] for c in staff}

# case: select-dtypes-variants
result = {
    'number': staff.select_dtypes(include='number').columns.tolist(),
    'int': staff.select_dtypes('int64').columns.tolist(),
    'obj': list(staff.select_dtypes(include=['object', 'category'])),
    'not_num': list(staff.select_dtypes(exclude=[np.number])),
    'bool': list(staff.select_dtypes(include=bool)),
    'float': list(staff.select_dtypes(include=[np.floating])),
}

# case: self-merge-on-nullable
mgr = staff[['emp_id', 'name']].rename(columns={'emp_id': 'manager', 'name': 'boss'})
m = staff[['emp_id', 'manager', 'grade']].merge(mgr, on='manager', how='left')
m2 = staff[['emp_id', 'manager']].merge(staff[['emp_id', 'salary']], left_on='manager', right_on='emp_id', suffixes=('', '_boss'), how='left')
result = m.dtypes.astype(str).to_dict(), m2.dtypes.astype(str).to_dict(), m['boss'].tolist()

# case: groupby-nullable-key
g = staff.groupby('manager')['salary'].mean()
g2 = staff.groupby('manager', dropna=False)['salary'].agg(['size', 'sum'])
result = (g.index.dtype.name, g.dtype.name, g2.index.dtype.name, g2)

# case: groupby-agg-nullable-values
g = staff.groupby('remote')['manager']
result = {f: (str(getattr(g, f)().dtype), getattr(g, f)().tolist()) for f in ['sum', 'mean', 'max', 'count', 'first', 'nunique', 'std']}

# case: rates-parsing-apply
def parse(x):
    try:
        return float(x)
    except ValueError:
        return None

r = timesheet['rate'].apply(parse)
r2 = timesheet['rate'].apply(lambda x: int(x) if x.isdigit() else x)
timesheet['pay'] = r * timesheet['hours']
result = (r.dtype.name, r2.dtype.name, [type(v).__name__ for v in r2], timesheet['pay'].dtype.name, timesheet['pay'].sum())

# case: string-times-int-mistake
# rate is still text
timesheet['pay'] = timesheet['rate'] * timesheet['hours']
result = timesheet.loc[[4, 6], 'pay'].tolist(), timesheet['pay'].str.len().tolist()

# case: text-plus-number
staff['label'] = staff['dept'] + '-' + staff['emp_id']
result = staff['label']

# case: text-plus-astype
lab = staff['dept'] + '-' + staff['emp_id'].astype(str)
lab2 = staff['dept'].str.cat(staff['emp_id'].astype(str), sep='/', na_rep='?')
lab3 = staff.apply(lambda r: f"{r['dept']}:{r['emp_id']}", axis=1)
result = [lab.dtype.name, lab.tolist(), lab2.tolist(), lab3.tolist()]

# case: fstring-of-row-values
# shows numbers as they come out of iterrows and itertuples
a = [f"{r['emp_id']}/{r['bonus']}" for _, r in staff[['emp_id', 'bonus']].iterrows()]
b = [f"{t.emp_id}/{t.bonus}" for t in staff[['emp_id', 'bonus']].itertuples()]
c = [f"{i}/{m}" for i, m in zip(staff['emp_id'], staff['manager'])]
result = a[:3], b[:3], c[:3]

# case: billable-groupby-object-bools
g = timesheet.groupby('emp_id')['billable']
result = (g.sum().dtype.name, g.sum().tolist(), g.first().dtype.name, g.any().dtype.name, g.count().dtype.name, g.max().dtype.name)

# case: hired-parsing
h1 = pd.to_datetime(staff['hired'], format='%Y-%m-%d', errors='coerce')
h2 = pd.to_datetime(staff['hired'], format='%d/%m/%Y', errors='coerce')
h = h1.fillna(h2)
tenure = (pd.Timestamp('2024-01-01') - h).dt.days // 365
result = (str(h.dtype), h.isna().sum(), tenure.dtype.name, tenure.astype('Int64').tolist(), h.dt.to_period('Y').astype(str).tolist())

# case: grade-ordered-ops
g = staff['grade']
result = {
    'min': g.min(), 'max': g.max(), 'gt': (g > 'A').tolist(), 'codes': g.cat.codes.tolist(), 'sorted': g.sort_values().tolist(),
    'mode': g.mode().dtype.name, 'fill': g.cat.add_categories('Z').fillna('Z').dtype.name, 'concat': pd.concat([g, pd.Series(['Q'])]).dtype.name,
    'concat_same': pd.concat([g, g]).dtype.name, 'shift': g.shift().dtype.name, 'where': g.where(staff['remote']).dtype.name,
    'map_int': g.map({'A': 1, 'B': 2, 'C': 3}).dtype.name, 'rank': g.rank().dtype.name,
}

# case: set-unknown-category
staff.loc[0, 'grade'] = 'S'
result = staff['grade'].tolist()

# case: insert-and-assign-mixture
df = staff[['emp_id', 'salary']].copy()
df.insert(1, 'first', staff['name'].str.split().str[0])
df.insert(len(df.columns), 'net', df['salary'] * 0.8)
df = df.assign(k=lambda d: d['salary'] // 1000, r=lambda d: d['salary'] % 1000 == 0, t=[(1, 2)] * len(df), u='EUR', v=range(len(df)))
result = df.dtypes.astype(str).to_dict(), type(df['t'][0]).__name__

# case: rolling-by-group
ts = timesheet.sort_values(['emp_id', 'week'])
r = ts.groupby('emp_id')['hours'].rolling(2, min_periods=1).mean()
c = ts.groupby('emp_id')['hours'].cumsum()
d = ts.groupby('emp_id')['hours'].diff()
p = ts.groupby('emp_id')['hours'].pct_change()
result = (r.dtype.name, r.index.nlevels, c.dtype.name, d.dtype.name, p.tolist(), c.tolist())
