# case: program-1
import pandas as pd
import numpy as np
df = pd.DataFrame([{'id': 1, 'name': 'Ann', 'score': 90.5, 'joined': '2021-03-04'}, {'id': 2, 'name': 'Bob', 'score': None, 'joined': '2020-11-30'}, {'id': 3, 'name': None, 'score': 70, 'joined': None}])
df['joined'] = pd.to_datetime(df['joined'])
df['year'] = df['joined'].dt.year
result = df
# case: program-2
import pandas as pd
data = {'customer_id': [1, 2, 3, 4], 'segment': ['SME', 'LAM', 'SME', 'KAM'], 'date': ['201201', '201202', '201301', '201302'], 'consumption': [10.5, 20.0, 5.25, None]}
yearmonth_df = pd.DataFrame(data)
yearmonth_df['year'] = yearmonth_df['date'].str[:4].astype(int)
result = yearmonth_df.groupby(['year', 'segment'])['consumption'].sum().unstack(fill_value=0)
# case: program-3
import pandas as pd
df = pd.DataFrame({'d': pd.date_range('2023-01-30', periods=5, freq='D'), 'v': [1, 2, 3, 4, 5]})
result = df.groupby(df['d'].dt.strftime('%Y-%m'))['v'].agg(['sum', 'mean']).reset_index()
# case: program-4
import pandas as pd
df = pd.DataFrame({'d': pd.date_range('2023-01-30', periods=5, freq='D'), 'v': [1, 2, 3, 4, 5]})
df['m'] = df['d'].dt.to_period('M').astype(str)
df['dow'] = df['d'].dt.day_name()
df['q'] = df['d'].dt.quarter
df['wk'] = df['d'].dt.isocalendar().week
result = df
# case: program-5
import pandas as pd
df = pd.DataFrame({'birth': ['1990-05-20', '1985-12-01', None], 'admit': ['2020-01-01', '2019-06-15', '2018-01-01']})
df['birth'] = pd.to_datetime(df['birth'])
df['admit'] = pd.to_datetime(df['admit'])
df['age'] = (df['admit'] - df['birth']).dt.days // 365
df['age2'] = df['admit'].dt.year - df['birth'].dt.year
result = df
# case: program-6
import pandas as pd
from datetime import datetime
df = pd.DataFrame({'t': ['12:30', '01:15:59', '23:00']})
df['p'] = pd.to_datetime(df['t'], format='%H:%M', errors='coerce')
result = df['p'].dt.hour
# case: program-7
import pandas as pd
lap = pd.DataFrame({'driver': [1, 1, 2, 2], 'time': ['1:27.452', '1:26.010', '1:30.5', None]})
def to_seconds(t):
    if pd.isna(t):
        return None
    m, s = t.split(':')
    return int(m) * 60 + float(s)
lap['sec'] = lap['time'].apply(to_seconds)
result = lap.groupby('driver')['sec'].min().reset_index()
# case: program-8
import pandas as pd
df = pd.DataFrame({'amount': ['$1,200.50', '$300', None, '-']})
df['n'] = pd.to_numeric(df['amount'].str.replace('[$,]', '', regex=True), errors='coerce')
result = df['n'].sum(), df['n'].mean(), df
# case: program-9
import pandas as pd, numpy as np
df = pd.DataFrame({'a': [1, None, 3], 'b': ['x', None, 'z'], 'c': [True, False, None]})
result = df.dtypes.astype(str).to_dict(), df.isna().sum().to_dict(), df.fillna({'a': 0, 'b': '?'})
# case: program-10
import pandas as pd
df = pd.DataFrame({'id': [1, 2, None], 'x': [1, 2, 3]}).astype({'id': 'Int64'})
df2 = pd.DataFrame({'id': [1, 2], 'y': ['a', 'b']})
result = df.merge(df2, on='id', how='left')
# case: program-11
import pandas as pd
rows = []
for i in range(1, 6):
    rows.append({'id': i, 'parent': i // 2 if i > 1 else None, 'name': f'n{i:02d}', 'even': i % 2 == 0})
t_df = pd.DataFrame(rows)
result = t_df.merge(t_df, left_on='parent', right_on='id', how='left', suffixes=('', '_parent'))[['name', 'name_parent']]
# case: program-12
import pandas as pd
schools_df = pd.DataFrame({'CDSCode': ['01', '02', '03'], 'County': ['Alameda', 'Fresno', 'Alameda'], 'Enroll (K-12)': [100, 50, 0], 'Free Meal Count (K-12)': [50, 20, 0]})
schools_df['rate'] = schools_df['Free Meal Count (K-12)'] / schools_df['Enroll (K-12)']
result = schools_df.sort_values('rate', ascending=False)[['CDSCode', 'rate']]
# case: program-13
import pandas as pd
schools_df = pd.DataFrame({'CDSCode': ['01', '02', '03'], 'County Name': ['Alameda', 'Fresno', 'Alameda'], 'Enroll (K-12)': [100, 50, 0]})
result = schools_df.query("`County Name` == 'Alameda' and `Enroll (K-12)` > 0")
# case: program-14
import pandas as pd
p_df = pd.DataFrame({'ID': [1, 2, 3, 4], 'SEX': ['F', 'M', 'F', 'M'], 'Admission': ['+', '-', '+', '+']})
inp = p_df[(p_df['Admission'] == '+') & (p_df['SEX'] == 'M')].shape[0]
outp = p_df[(p_df['Admission'] == '-') & (p_df['SEX'] == 'M')].shape[0]
result = pd.DataFrame({'percentage': [inp * 100 / outp if outp else None]})
# case: program-15
import pandas as pd
p_df = pd.DataFrame({'SEX': ['F', 'M', 'F', 'M'], 'Admission': ['+', '-', '+', '+']})
f = (p_df['SEX'] == 'F').sum()
z = (p_df['SEX'] == 'Q').sum()
result = f / z
# case: program-16
import pandas as pd
p_df = pd.DataFrame({'SEX': ['F', 'M', 'F', 'M'], 'Admission': ['+', '-', '+', '+']})
result = len(p_df) / len(p_df[p_df['SEX'] == 'Q'])
# case: program-17
import pandas as pd
df = pd.DataFrame({'element': ['c', 'cl', 'c', 'h', 'na'], 'mol': ['T1', 'T1', 'T2', 'T2', 'T3'], 'label': ['+', '+', '-', '-', '+']})
g = df.groupby('label')['element'].apply(lambda s: s.value_counts().idxmin())
result = g.reset_index()
# case: program-18
import pandas as pd
df = pd.DataFrame({'element': ['c', 'cl', 'c', 'h', 'na'], 'label': ['+', '+', '-', '-', '+']})
result = df.groupby('label')['element'].value_counts().unstack(fill_value=0).astype(int)
# case: program-19
import pandas as pd
df = pd.DataFrame({'element': ['c', 'cl', 'c', 'h', 'na'], 'label': ['+', '+', '-', '-', '+']})
result = df.groupby('label')['element'].value_counts().reset_index(name='n')
# case: program-20
import pandas as pd
df = pd.DataFrame({'element': ['c', 'cl', 'c', 'h', 'na'], 'label': ['+', '+', '-', '-', '+']})
result = df.groupby('label', as_index=False).agg(list)
# case: program-21
import pandas as pd
df = pd.DataFrame({'element': ['c', 'cl', 'c', 'h', 'na'], 'label': ['+', '+', '-', '-', '+']})
result = df.groupby('label').element.agg(lambda s: '|'.join(sorted(set(s))))
# case: program-22
import pandas as pd
df = pd.DataFrame({'card': ['A', 'B', 'C'], 'colors': ['R,G', 'U', None]})
df['n'] = df['colors'].str.split(',').str.len()
result = df.assign(colors=df['colors'].str.split(',')).explode('colors').reset_index(drop=True)
# case: program-23
import pandas as pd
df = pd.DataFrame({'name': ['Doe, John', 'Roe, Jane', 'Solo']})
df[['last', 'first']] = df['name'].str.split(', ', expand=True)
result = df
# case: program-24
import pandas as pd
df = pd.DataFrame({'name': ['Doe John', 'Roe Jane Q']})
df[['last', 'first']] = df['name'].str.split(' ', n=1, expand=True)
result = df
# case: program-25
import pandas as pd
df = pd.DataFrame({'name': ['Doe John X', 'Roe Jane Q']})
df[['last', 'first']] = df['name'].str.split(' ', expand=True)
result = df
# case: program-26
import pandas as pd
df = pd.DataFrame({'a': [1, 2, 3]})
df['b'] = df['a'].map(lambda x: 'odd' if x % 2 else 'even')
df.loc[df['b'] == 'odd', 'c'] = df['a'] * 10
df.loc[len(df)] = [9, 'odd', 1.5]
result = df
# case: program-27
import pandas as pd
df = pd.DataFrame(columns=['x', 'y'])
for i in range(3):
    df.loc[i] = [i, str(i)]
result = df
# case: program-28
import pandas as pd
df = pd.DataFrame()
df['x'] = [1, 2]
df['y'] = 'k'
result = df
# case: program-29
import pandas as pd
df = pd.DataFrame({'x': [1]})
df = df.append({'x': 2}, ignore_index=True)
result = df
# case: program-30
import pandas as pd
result = pd.DataFrame({'x': [3, 1, 2]}).ix[0]
# case: program-31
import pandas as pd
df = pd.DataFrame({'g': ['a', 'a', 'b'], 'x': [1, 2, 3]})
result = df.groupby('g').apply(lambda d: d.assign(r=d['x'] / d['x'].sum())).reset_index(drop=True)
# case: program-32
import pandas as pd
df = pd.DataFrame({'g': ['a', 'a', 'b'], 'x': [1, 2, 3]})
df['share'] = df.groupby('g')['x'].transform(lambda s: s / s.sum())
df['z'] = (df['x'] - df['x'].mean()) / df['x'].std()
result = df.round(3)
# case: program-33
import pandas as pd
df = pd.DataFrame({'g': ['a', 'a', 'b'], 'x': [1, 2, 3]})
def stats(g):
    return pd.Series([g['x'].min(), g['x'].max()], index=['lo', 'hi'])
result = df.groupby('g').apply(stats, include_groups=False)
# case: program-34
import pandas as pd
df = pd.DataFrame({'g': ['a', 'a', 'b'], 'x': [1, 2, 3]})
result = df.groupby('g').agg(total=pd.NamedAgg(column='x', aggfunc='sum'), n=pd.NamedAgg('x', 'size'))
# case: program-35
import pandas as pd
df = pd.DataFrame({'g': ['a', 'a', 'b'], 'x': [1, 2, 3]})
result = df.groupby('g').agg({'x': [('total', 'sum'), ('avg', 'mean')]})
# case: program-36
import pandas as pd
df = pd.DataFrame({'g': ['a', 'a', 'b'], 'x': [1, 2, 3]})
result = df.groupby('g')['x'].agg({'total': 'sum'})
# case: program-37
import pandas as pd
df = pd.DataFrame({'g': ['a', 'a', 'b'], 'x': [1, 2, 3]})
result = df.groupby('g').agg({'nope': 'sum'})
# case: program-38
import pandas as pd
df = pd.DataFrame({'g': ['a', 'a', 'b'], 'x': [1, 2, 3], 'y': ['p', 'q', 'r']})
result = df.groupby('g').agg('mean')
# case: program-39
import pandas as pd
df = pd.DataFrame({'g': ['a', 'a', 'b'], 'x': [1, 2, 3], 'y': ['p', 'q', 'r']})
result = df.groupby('g').max(), df.groupby('g').min(), df.groupby('g').sum()
# case: program-40
import pandas as pd
df = pd.DataFrame({'start': ['2020-01-01', '2020-02-01'], 'end': ['2020-01-15', None]})
df = df.apply(pd.to_datetime)
df['days'] = (df['end'] - df['start']).dt.days
result = df
# case: program-41
import pandas as pd
df = pd.DataFrame({'a': [1, 2], 'b': [3, 4]})
result = df.apply(lambda r: pd.Series({'s': r['a'] + r['b'], 'p': r['a'] * r['b']}), axis=1)
# case: program-42
import pandas as pd
df = pd.DataFrame({'a': [1, 2], 'b': [3, 4]})
df[['s', 'p']] = df.apply(lambda r: (r['a'] + r['b'], r['a'] * r['b']), axis=1, result_type='expand')
result = df
# case: program-43
import pandas as pd
df = pd.DataFrame({'a': [1, 2], 'b': [3, 4]})
df['s'], df['p'] = zip(*df.apply(lambda r: (r['a'] + r['b'], r['a'] * r['b']), axis=1))
result = df
# case: program-44
import pandas as pd
df = pd.DataFrame({'a': [5, 3], 'b': [3, 4]})
result = df.max(axis=1), df.idxmax(axis=1), df.sum(axis=1), df.mean(), df.sum().sum()
# case: program-45
import pandas as pd
df = pd.DataFrame({'w': ['x', 'y', 'x'], 'v': [1, 2, 3]})
d = df.groupby('w')['v'].apply(list).to_dict()
result = pd.DataFrame([(k, sum(v), max(v)) for k, v in d.items()], columns=['w', 'sum', 'max'])
# case: program-46
import pandas as pd
df = pd.DataFrame({'w': ['x', 'y', 'x'], 'v': [1, 2, 3]})
result = pd.Series({k: g['v'].sum() for k, g in df.groupby('w')}, name='total').rename_axis('w').reset_index()
# case: program-47
import pandas as pd
s = pd.Series([10, 20, 30], index=['a', 'b', 'c'])
result = pd.DataFrame(s, columns=['v']), s.to_frame('q'), pd.DataFrame({'k': s.index, 'v': s.values})
# case: program-48
import pandas as pd
df = pd.DataFrame({'x': [1, 2, 3]}, index=['a', 'b', 'c'])
result = df.loc['b'], df.loc[['a', 'c']], df.iloc[0]['x'], df.at['c', 'x'], df.loc['a', 'x']
# case: program-49
import pandas as pd
df = pd.DataFrame({'x': [1, 2, 3]})
result = df[df.x > 5].x.max(), df[df.x > 5].x.sum(), df[df.x > 5].x.mean(), df[df.x > 5].empty
# case: program-50
import pandas as pd
df = pd.DataFrame({'x': [1, 2, 3]})
result = df[df.x > 5].x.idxmax()
# case: program-51
import pandas as pd
df = pd.DataFrame({'x': [1, 2, 3]})
result = df[df.x > 5].iloc[0]['x']
# case: program-52
import pandas as pd
df = pd.DataFrame({'x': ['1', '2', 'three']})
result = df['x'].astype(int)
# case: program-53
import pandas as pd
df = pd.DataFrame({'x': [1.0, None]})
result = df['x'].astype(int)
# case: program-54
import pandas as pd
df = pd.DataFrame({'x': ['2020-13-01']})
result = pd.to_datetime(df['x'])
# case: program-55
import pandas as pd
df = pd.DataFrame({'x': ['01/02/2020', '15/03/2021']})
result = pd.to_datetime(df['x'], dayfirst=True)
# case: program-56
import pandas as pd
df = pd.DataFrame({'x': ['01/02/2020', '15/03/2021']})
result = pd.to_datetime(df['x'])
# case: program-57
import pandas as pd
df = pd.DataFrame({'y': [2020, 2021], 'm': [1, 2], 'd': [5, 6]})
result = pd.to_datetime(df.rename(columns={'y': 'year', 'm': 'month', 'd': 'day'}))
# case: program-58
import pandas as pd
df = pd.DataFrame({'t': ['2021-05-01 10:00:00', '2021-05-01 10:30:00']})
df['t'] = pd.to_datetime(df['t'])
df['gap'] = df['t'].diff()
df['mins'] = df['gap'].dt.total_seconds() / 60
result = df
# case: program-59
import pandas as pd
df = pd.DataFrame({'t': pd.to_datetime(['2021-05-01', '2021-06-15', '2022-01-01'])})
result = df[df['t'] >= '2021-06-01'], df[df['t'].between('2021-05-01', '2021-12-31')], df[df['t'].dt.year == 2021].shape, df['t'].max() - df['t'].min()
# case: program-60
import pandas as pd
df = pd.DataFrame({'t': pd.to_datetime(['2021-05-01', '2021-06-15', '2022-01-01'])})
result = df['t'].dt.strftime('%d %b %Y').tolist(), df['t'].dt.date.tolist(), df['t'].dt.month_name().tolist()
# case: program-61
import pandas as pd
df = pd.DataFrame({'t': pd.to_datetime(['2021-05-01', '2021-06-15', '2022-01-01'])})
result = df.groupby([df['t'].dt.year, df['t'].dt.month]).size()
# case: program-62
import pandas as pd
df = pd.DataFrame({'t': pd.to_datetime(['2021-05-01', '2021-06-15', '2022-01-01']), 'v': [1, 2, 3]})
result = df.groupby(pd.Grouper(key='t', freq='YE'))['v'].sum()
# case: program-63
import pandas as pd
df = pd.DataFrame({'t': pd.to_datetime(['2021-05-01', '2021-06-15', '2022-01-01']), 'v': [1, 2, 3]})
result = df.groupby(df['t'].dt.to_period('Q'))['v'].sum()
# case: program-64
import pandas as pd
df = pd.DataFrame({'t': pd.to_datetime(['2021-05-01', '2021-06-15', '2022-01-01']), 'v': [1, 2, 3]})
df = df.set_index('t')
result = df.loc['2021'], df.index.year.tolist(), df['v'].rolling(2).mean()
# case: program-65
import pandas as pd
import numpy as np
df = pd.DataFrame({'a': [1, 2, np.nan], 'b': [np.inf, 1, 2]})
result = df.mean(), df['a'].mean(skipna=False), np.nanmean(df['a']), df.replace(np.inf, 0)
# case: program-66
import pandas as pd
import numpy as np
df = pd.DataFrame({'s': [55, 70, 90, 100]})
df['grade'] = pd.cut(df['s'], bins=[0, 60, 80, 100], labels=['C', 'B', 'A'])
result = df.groupby('grade', observed=True).size().reset_index(name='n')
# case: program-67
import pandas as pd
import numpy as np
df = pd.DataFrame({'s': [55, 70, 90, 100]})
df['grade'] = pd.cut(df['s'], bins=[0, 60, 80, 100], labels=['C', 'B', 'A'], right=False)
result = df['grade'].astype(str).tolist(), df['grade'].value_counts(sort=False)
# case: program-68
import pandas as pd
import numpy as np
df = pd.DataFrame({'s': [55, 70, 90, 100]})
df['g'] = np.select([df.s >= 90, df.s >= 60], ['A', 'B'], 'C')
df['d'] = df['g'].map({'A': 4, 'B': 3})
result = df.sort_values(['g', 's'], ascending=[True, False], ignore_index=True)
# case: program-69
import pandas as pd
a = pd.DataFrame({'k': ['x', 'y', 'y'], 'v': [1, 2, 3]})
b = pd.DataFrame({'k': ['y', 'z'], 'w': [1.5, 2.5]})
result = a.merge(b, how='outer', indicator=True), a.merge(b, how='right'), a.merge(b, how='left').fillna(0)
# case: program-70
import pandas as pd
a = pd.DataFrame({'k': [1, 2], 'v': ['a', 'b']})
b = pd.DataFrame({'k': ['1', '2'], 'w': [1.5, 2.5]})
result = a.merge(b, on='k')
# case: program-71
import pandas as pd
a = pd.DataFrame({'k': [1, 2], 'v': ['a', 'b']})
b = pd.DataFrame({'k': [1.0, 2.5], 'w': [1.5, 2.5]})
result = a.merge(b, on='k', how='outer')
# case: program-72
import pandas as pd
a = pd.DataFrame({'k': [1, 2], 'v': ['a', 'b']})
result = a.merge(a, on='k').merge(a, on='k')
# case: program-73
import pandas as pd
a = pd.DataFrame({'k': [1, 2], 'v': ['a', 'b']})
result = a.merge(a, on='k').merge(a.merge(a, on='k'), on='k')
# case: program-74
import pandas as pd
a = pd.DataFrame({'x': [1, 2, 2]})
result = a.value_counts().reset_index(), a['x'].value_counts().to_frame(), a['x'].value_counts().rename_axis('k').reset_index(name='n')
# case: program-75
import pandas as pd
a = pd.DataFrame({'x': [1, 2, 2], 'y': [True, False, True]})
result = a['y'].sum(), a['y'].mean(), (~a['y']).sum(), a[a['y']]['x'].tolist(), a.all().to_dict(), a['y'].astype(int).tolist()
# case: program-76
import pandas as pd
a = pd.DataFrame({'x': [1, 2, 2]})
result = (a['x'] / 0).tolist(), (a['x'] % 2).tolist(), (a['x'] // 2).tolist(), (a['x'] ** 0.5).round(2).tolist(), round(a['x'].mean(), 2)
# case: program-77
import pandas as pd
a = pd.DataFrame({'x': [1.005, 2.675, 0.5, 1.5, 2.5]})
result = a['x'].round(2).tolist(), a['x'].round().tolist(), [round(v, 2) for v in a['x']], a['x'].map('{:.1f}'.format).tolist()
# case: program-78
import pandas as pd
df = pd.DataFrame({'a': ['x', None, 'y']})
result = df['a'].str.upper().tolist(), df['a'].str.contains('x').tolist(), df['a'].str.len().tolist(), df['a'].fillna('').str.len().tolist()
# case: program-79
import pandas as pd
df = pd.DataFrame({'a': ['x', None, 'y']})
result = df[df['a'].str.contains('x')]
# case: program-80
import pandas as pd
df = pd.DataFrame({'a': ['x1', 'y22', 'z']})
result = df['a'].str.extract(r'(\d+)')[0].astype(float).tolist(), df['a'].str.extract(r'(?P<l>[a-z])(?P<n>\d*)'), df['a'].str.replace(r'\d', '', regex=True).tolist(), df['a'].str.findall(r'\d').tolist()
# case: program-81
import pandas as pd
from io import StringIO
df = pd.read_csv(StringIO("a,b\n1,x\n2,y"))
result = df
# case: program-82
import pandas as pd
df = pd.DataFrame({'a': [3, 1, 2]})
df.sort_values('a', inplace=True)
df.reset_index(drop=True, inplace=True)
df.rename(columns={'a': 'b'}, inplace=True)
df.drop_duplicates(inplace=True)
result = df
# case: program-83
import pandas as pd
df = pd.DataFrame({'a': [3, 1, 2]})
result = df.sort_values('a', inplace=True)
# case: program-84
import pandas as pd
df = pd.DataFrame({'a': [3, 1, 2]})
x = df
x['b'] = 1
y = df.copy()
y['c'] = 2
result = list(df.columns), list(y.columns)
# case: program-85
import pandas as pd
df = pd.DataFrame({'a': [3, 1, 2]})
sub = df[df['a'] > 1]
sub['b'] = 5
result = sub, df
# case: program-86
import pandas as pd
df = pd.DataFrame({'a': [3, 1, 2]})
df['a'][0] = 10
result = df
# case: program-87
import pandas as pd
df = pd.DataFrame({'a': [1, 2], 'b': ['x', 'y']})
result = df.to_dict(), df.to_dict('records'), df.to_dict('index'), df.to_dict('split'), df.values.tolist()
# case: program-88
import pandas as pd
df = pd.DataFrame({'a': [1, 2], 'b': ['x', 'y']})
result = [tuple(r) for r in df.to_numpy()], list(df.itertuples(index=False, name=None)), [dict(r) for _, r in df.iterrows()]
# case: program-89
import pandas as pd
df = pd.DataFrame({'a': [1, 2], 'b': [1.5, 2.5]})
out = []
for i, row in df.iterrows():
    out.append((i, row['a'], row.b, type(row['a']).__name__))
result = out
# case: program-90
import pandas as pd
df = pd.DataFrame({'a': [1, 2, 3, 4]})
result = df['a'].rolling(window=2, min_periods=1).mean().tolist(), df['a'].expanding().max().tolist(), df['a'].shift(-1, fill_value=0).tolist(), df['a'].cumprod().tolist(), df['a'].pct_change().tolist()
# case: program-91
import pandas as pd
df = pd.DataFrame({'g': ['a', 'b', 'a'], 'v': [1, 2, 3]})
result = df.pivot_table(index='g', values='v', aggfunc={'v': ['sum', 'count']}), df.groupby('g')['v'].describe()[['count', 'mean']]
# case: program-92
import pandas as pd
df = pd.DataFrame({'g': ['a', 'b', 'a'], 'h': ['x', 'x', 'y'], 'v': [1, 2, 3]})
result = df.pivot(index='g', columns='h', values='v').reset_index().rename_axis(None, axis=1)
# case: program-93
import pandas as pd
df = pd.DataFrame({'g': ['a', 'a'], 'h': ['x', 'x'], 'v': [1, 2]})
result = df.pivot(index='g', columns='h', values='v')
# case: program-94
import pandas as pd
df = pd.DataFrame({'g': ['a', 'b', 'a'], 'h': ['x', 'x', 'y'], 'v': [1, 2, 3]})
p = df.pivot_table(index='g', columns='h', values='v', aggfunc='sum')
p['diff'] = p['x'] - p['y']
result = p.reset_index()
# case: program-95
import pandas as pd
df = pd.DataFrame({'g': ['a', 'b', 'a'], 'h': ['x', 'x', 'y'], 'v': [1, 2, 3]})
result = df.set_index(['g', 'h'])['v'].unstack().stack(), df.groupby(['g', 'h'])['v'].sum().loc[('a', 'x')]
# case: program-96
import pandas as pd
df = pd.DataFrame({'g': ['a', 'b', 'a'], 'h': ['x', 'x', 'y'], 'v': [1, 2, 3]})
s = df.groupby(['g', 'h'])['v'].sum()
result = s.xs('x', level='h'), s.groupby(level=0).max(), s.sort_values(ascending=False).groupby(level=0).head(1), s.idxmax(), s.index.get_level_values('g').tolist()
# case: program-97
import pandas as pd
df = pd.DataFrame({'d': ['2012-08-24', '2012-08-25'], 'amt': [100, 200]})
result = df[df['d'].str.startswith('2012-08')]['amt'].sum(), df.loc[df['d'].str[:7] == '2012-08', 'amt'].mean(), df['d'].str.split('-').str[0].astype(int).unique().tolist()
# case: program-98
import pandas as pd
df = pd.DataFrame({'h': ['5-7', '6-1', None]})
df[['ft', 'inch']] = df['h'].str.split('-', expand=True).astype(float)
df['cm'] = df['ft'] * 30.48 + df['inch'] * 2.54
result = df
# case: program-99
import pandas as pd
df = pd.DataFrame({'p': [1, 2, 3], 'tags': ['<r><bayes>', '<r>', '']})
df['t'] = df['tags'].str.strip('<>').str.split('><')
result = df.explode('t')['t'].value_counts()
# case: program-100
import pandas as pd
df = pd.DataFrame({'x': [1, 2, 3]})
assert len(df) == 3, 'bad'
assert df['x'].sum() == 7, f"sum is {df['x'].sum()}"
result = df
