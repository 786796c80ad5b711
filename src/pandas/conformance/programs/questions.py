# data: accounts
import pandas as pd
import numpy as np
from datetime import datetime, date, timedelta
t = pd.DataFrame({'acc': [1, 1, 2, 2, 3], 'date': ['930105', '930118', '940201', '931231', '950315'], 'type': ['PRIJEM', 'VYDAJ', 'PRIJEM', 'VYDAJ', None], 'amount': [1000.0, 250.5, 3000.0, 12.25, 0.0], 'balance': [1000, 749, 3000, 2987, -5], 'k': ['', ' ', 'SIPO', 'UROK', 'SIPO']})
acc = pd.DataFrame({'acc': [1, 2, 3, 4], 'district': [18, 1, 5, 12], 'freq': ['POPLATEK MESICNE', 'POPLATEK TYDNE', 'POPLATEK MESICNE', 'POPLATEK PO OBRATU']})
loan = pd.DataFrame({'loan': [10, 11, 12], 'acc': [1, 2, 3], 'amount': [80952, 30276, 154416], 'duration': [24, 12, 0], 'status': ['A', 'B', 'C']})
# case: accounts/yymmdd
d = pd.to_datetime(t['date'], format='%y%m%d')
result = d, d.dt.year.value_counts().sort_index(), d.dt.strftime('%d.%m.%Y').tolist(), (d.dt.year == 1993).sum()
# case: accounts/yymmdd-by-text
t['year'] = '19' + t['date'].str[:2]
t['month'] = t['date'].str[2:4].astype(int)
result = t.groupby('year')['amount'].sum(), t['month'].tolist(), t['date'].astype(int).max()
# case: accounts/monthly-payment
loan['pay'] = loan['amount'] / loan['duration']
result = loan['pay'], loan['pay'].replace(np.inf, np.nan).max(), loan.loc[loan['duration'] != 0, 'pay'].round(2).tolist(), np.isinf(loan['pay']).sum()
# case: accounts/integer-division-by-zero
result = loan['amount'] // loan['duration'], loan['amount'] % loan['duration'], (loan['amount'] // 1000).tolist()
# case: accounts/zero-division-error
result = 5 / int(loan['duration'].min())
# case: accounts/zero-division-numpy
result = loan['amount'].sum() / loan['duration'].min(), np.float64(0) / np.float64(0), loan['amount'].iloc[0] / loan['duration'].iloc[2]
# case: accounts/zero-division-ints
result = loan['amount'].iloc[0] // loan['duration'].iloc[2], loan['amount'].iloc[0] % loan['duration'].iloc[2]
# case: accounts/status-words
result = loan['status'].map({'A': 'finished', 'B': 'unpaid'}).fillna('running').tolist(), np.where(loan['status'].isin(['A', 'C']), 'ok', 'debt').tolist(), loan['status'].replace(['A', 'B'], ['a', 'b']).tolist()
# case: accounts/blank-or-missing
blank = t['k'].str.strip().eq('') | t['k'].isna()
result = blank.tolist(), t.loc[~blank, 'k'].value_counts().to_dict(), t['k'].replace(r'^\s*$', np.nan, regex=True).isna().sum(), t['k'].str.strip().replace('', 'NONE').tolist()
# case: accounts/frequency-translate
m = {'POPLATEK MESICNE': 'monthly', 'POPLATEK TYDNE': 'weekly'}
acc['f'] = acc['freq'].map(m).fillna(acc['freq'].str.split().str[-1].str.lower())
result = acc['f'].tolist(), acc['freq'].str.contains('MESICNE').mean(), acc['freq'].str.replace('POPLATEK ', '', regex=False).tolist()
# case: accounts/net-by-account
sign = t['type'].map({'PRIJEM': 1, 'VYDAJ': -1}).fillna(0)
t['signed'] = t['amount'] * sign
result = t.groupby('acc')['signed'].sum().round(2), t.pivot_table(index='acc', columns='type', values='amount', aggfunc='sum', fill_value=0), t.groupby('acc').apply(lambda g: g.loc[g['type'] == 'PRIJEM', 'amount'].sum() - g.loc[g['type'] == 'VYDAJ', 'amount'].sum(), include_groups=False)
# case: accounts/last-balance
last = t.sort_values('date').groupby('acc')['balance'].last()
result = last, acc.set_index('acc').join(last)['balance'], acc.merge(last.rename('bal'), left_on='acc', right_index=True, how='left')['bal'].isna().sum(), last[last < 0].index.tolist()
# case: accounts/nan-comparisons
v = acc.merge(t, on='acc', how='left')['amount']
result = (v > 100).sum(), (v <= 100).sum(), (v == v).sum(), (v != 100).sum(), v.isna().sum(), v.max(), v[v > 100].tolist(), np.nan in v.tolist(), np.nan == np.nan, None == None, pd.NA is pd.NA, (~(v > 100)).sum(), v.gt(100).any()
# case: accounts/none-in-filter
result = t[t['type'] == None].shape, t[t['type'].isnull()].shape, t[t['type'] != 'VYDAJ'].shape, t[t['type'].isin([None])].shape, t[t['type'].isin(['VYDAJ', np.nan])].shape, t.query('type == type').shape, t.query('type != "VYDAJ"').shape, t['type'].eq('VYDAJ').tolist(), t['type'].value_counts(dropna=False).tolist()
# case: accounts/pd-na-logic
s = pd.Series([1, None, 3], dtype='Int64')
result = s.sum(), s.mean(), (s > 1), (s > 1).sum(), s.fillna(0).tolist(), s.isna().tolist(), (s + 1), s.max(), s.astype(float).tolist(), s[s > 1].tolist() if False else s[(s > 1).fillna(False)].tolist(), s.dropna().astype(int).tolist(), pd.isna(s[1]), s.eq(3).tolist(), s.value_counts().to_dict(), (s == 1) | (s == 3)
# case: accounts/pd-na-truth
s = pd.Series([1, None], dtype='Int64')
if s[1] > 0:
    result = 1
# case: accounts/nan-truth
result = [bool(np.nan), bool(float('nan') > 1), max(1, np.nan), max(np.nan, 1), sum([1, np.nan]), sorted([3, 1]), min([2, np.nan]), round(2.5 if np.nan else 0)]
# case: accounts/safe-mean
def safe(vals):
    vals = [v for v in vals if v is not None and not pd.isna(v)]
    return round(sum(vals) / len(vals), 2) if vals else None
result = safe(t['amount']), safe([]), safe([None, np.nan]), t.groupby('type', dropna=False)['amount'].apply(safe)
# case: accounts/percent-strings
p = pd.Series(['12%', '3.5 %', None, 'n/a'])
result = pd.to_numeric(p.str.rstrip('% '), errors='coerce') / 100, p.str.extract(r'([\d.]+)')[0].astype(float), (pd.Series([0.1234, 1]) * 100).round(1).astype(str) + '%', pd.Series([0.1234]).map('{:.1%}'.format).tolist(), f'{2 / 3:.2%}', '{:.0f}%'.format(66.6)
# case: accounts/money-strings
p = pd.Series(['$1,234.50', '(200)', '1.2M', '3k', None])
def money(v):
    if v is None or pd.isna(v):
        return 0.0
    v = v.strip().replace('$', '').replace(',', '')
    neg = v.startswith('(')
    v = v.strip('()')
    mult = {'M': 1e6, 'k': 1e3}.get(v[-1], 1)
    v = v.rstrip('Mk')
    return (-1 if neg else 1) * float(v) * mult
result = p.map(money), p.map(money).sum()
# case: accounts/ranges-as-text
p = pd.Series(['10-20', '5', None, '7-'])
result = p.str.split('-').str[0].astype(float), p.str.extract(r'^(\d+)-(\d+)$'), p.str.partition('-')[2].replace('', np.nan).astype(float), p.apply(lambda v: sum(int(x) for x in v.split('-') if x) if isinstance(v, str) else -1)
# case: accounts/first-letter-groups
result = acc.groupby(acc['freq'].str.split().str[1].str[0])['acc'].agg(list), t.groupby(t['date'].str[:2].astype(int) + 1900)['amount'].sum().to_dict(), t.groupby(t['k'].str.len())['amount'].count()
# case: accounts/quarter-text
d = pd.to_datetime(t['date'], format='%y%m%d')
result = (d.dt.year.astype(str) + 'Q' + d.dt.quarter.astype(str)).tolist(), d.dt.to_period('Q').astype(str).value_counts().sort_index(), ('H' + ((d.dt.month - 1) // 6 + 1).astype(str)).tolist(), d.dt.strftime('%Y-W%V').tolist()
# case: accounts/between-two-dates
d = pd.to_datetime(t['date'], format='%y%m%d')
result = t[(d >= '1993-01-10') & (d < datetime(1994, 1, 1))]['acc'].tolist(), t[d.between(date(1993, 1, 1).isoformat(), '1993-12-31')].shape[0], (d.max() - d.min()).days, (d - pd.Timedelta(days=30)).dt.strftime('%y%m%d').tolist(), d.sort_values().diff().dt.days.tolist(), d.max().strftime('%B %Y'), (pd.Timestamp('1996-01-01') - d).dt.days.floordiv(365).tolist()
# case: accounts/top-per-category-ties
g = t.assign(r=t.groupby('type')['amount'].rank(method='min', ascending=False))
result = g[g['r'] == 1][['type', 'acc']].values.tolist(), t.groupby('type')['amount'].max().reset_index().merge(t, on=['type', 'amount'])[['type', 'acc']], t.sort_values('amount').drop_duplicates('type', keep='last')['acc'].tolist()
# case: accounts/running-balance-check
x = t.sort_values(['acc', 'date'])
x['calc'] = x.groupby('acc')['amount'].cumsum()
x['prev'] = x.groupby('acc')['balance'].shift(fill_value=0)
x['ok'] = (x['balance'] - x['prev']).abs().sub(x['amount']).abs() < 1
result = x[['acc', 'calc', 'prev', 'ok']]
# case: accounts/matrix-to-list
p = t.pivot_table(index='acc', columns='type', values='amount', aggfunc='count').fillna(0).astype(int)
result = p.values.tolist(), p.columns.tolist(), p.loc[1].to_dict(), p.sum().to_dict(), p.sum(axis=1).idxmax(), [tuple(r) for r in p.itertuples()], p.reset_index().to_dict('records'), list(p.to_records()) if False else None
# data: cars
import pandas as pd
import numpy as np

car_makers_df = pd.DataFrame({'Id': [1, 2, 3, 4, 5], 'Maker': ['amc', 'volkswagen', 'bmw', 'gm', 'ford'], 'FullName': ['American Motor Company', 'Volkswagen', 'BMW', 'General Motors', 'Ford Motor Company'], 'Country': ['1', '2', '2', '1', '1']})
countries_df = pd.DataFrame({'CountryId': [1, 2, 3, 4], 'CountryName': ['usa', 'germany', 'france', 'japan'], 'Continent': [1, 2, 2, 3]})
continents_df = pd.DataFrame({'ContId': [1, 2, 3], 'Continent': ['america', 'europe', 'asia']})
model_list_df = pd.DataFrame({'ModelId': [1, 2, 3, 4, 5, 6], 'Maker': [1, 2, 3, 4, 4, 5], 'Model': ['amc', 'volkswagen', 'bmw', 'buick', 'chevrolet', 'ford']})
car_names_df = pd.DataFrame({'MakeId': [1, 2, 3, 4, 5, 6, 7], 'Model': ['chevrolet', 'buick', 'amc', 'ford', 'volkswagen', 'bmw', 'ford'], 'Make': ['chevrolet chevelle malibu', 'buick skylark 320', 'amc rebel sst', 'ford torino', 'vw 1131', 'bmw 2002', 'ford pinto']})
cars_data_df = pd.DataFrame({'Id': [1, 2, 3, 4, 5, 6, 7], 'MPG': ['18', '15', '16', 'null', '26', '26', None], 'Cylinders': [8, 8, 8, 8, 4, 4, 4], 'Edispl': [307.0, 350.0, 304.0, 302.0, 97.0, 121.0, 98.0], 'Horsepower': ['130', '165', '150', '140', '46', '113', 'null'], 'Weight': [3504, 3693, 3433, 3449, 1835, 2234, 2046], 'Accelerate': [12.0, 11.5, 12.0, 10.5, 20.5, 12.5, 19.0], 'Year': [1970, 1970, 1970, 1971, 1971, 1972, 1974]})
# case: cars/merge-key-types
m = car_makers_df.merge(countries_df, left_on='Country', right_on='CountryId')
result = m
# case: cars/merge-key-cast
car_makers_df['Country'] = car_makers_df['Country'].astype(int)
m = car_makers_df.merge(countries_df, left_on='Country', right_on='CountryId')
result = m[['FullName', 'CountryName']]
# case: cars/makers-per-continent
car_makers_df['Country'] = pd.to_numeric(car_makers_df['Country'])
m = car_makers_df.merge(countries_df, left_on='Country', right_on='CountryId', how='inner').merge(continents_df, left_on='Continent', right_on='ContId')
result = m.groupby('Continent_y').size().reset_index(name='n').rename(columns={'Continent_y': 'Continent'})
# case: cars/countries-per-continent
result = continents_df.merge(countries_df, left_on='ContId', right_on='Continent', suffixes=('_a', '_b')).groupby(['ContId', 'Continent_a']).agg({'CountryId': 'count'}).reset_index()
# case: cars/lowest-horsepower-model
cars_data_df['hp'] = pd.to_numeric(cars_data_df['Horsepower'], errors='coerce')
row = cars_data_df.sort_values('hp').head(1)
result = row.merge(car_names_df, left_on='Id', right_on='MakeId')[['Model']]
# case: cars/avg-mpg-by-cylinders
cars_data_df['MPG'] = pd.to_numeric(cars_data_df['MPG'], errors='coerce')
result = cars_data_df.groupby('Cylinders', as_index=False)['MPG'].mean()
# case: cars/to-numeric-raises
result = pd.to_numeric(cars_data_df['MPG'])
# case: cars/weight-above-average
avg = cars_data_df['Weight'].mean()
result = cars_data_df.loc[cars_data_df['Weight'] > avg, ['Id', 'Weight']]
# case: cars/accelerate-max-per-year
result = cars_data_df.groupby('Year')['Accelerate'].max()
# case: cars/years-with-multiple-cars
vc = cars_data_df['Year'].value_counts()
result = sorted(vc[vc > 1].index.tolist())
# case: cars/makers-with-at-least-two-models
m = car_makers_df.merge(model_list_df, left_on='Id', right_on='Maker')
g = m.groupby(['Id', 'FullName']).size()
result = g[g >= 2].reset_index(name='count')
# case: cars/merge-overlap-suffixes
result = car_makers_df.merge(model_list_df, left_on='Id', right_on='Maker').columns.tolist()
# case: cars/country-without-makers
car_makers_df['Country'] = car_makers_df['Country'].astype('int64')
m = pd.merge(countries_df, car_makers_df, left_on='CountryId', right_on='Country', how='left', indicator=True)
result = m[m['_merge'] == 'left_only'][['CountryName']]
# case: cars/models-lighter-than-3500-not-ford
m = cars_data_df.merge(car_names_df, left_on='Id', right_on='MakeId')
result = m[(m['Weight'] < 3500) & (m['Model'] != 'ford')]['Model'].unique().tolist()
# case: cars/mask-precedence-error
result = cars_data_df[cars_data_df['Weight'] < 3500 & cars_data_df['Cylinders'] == 8]
# case: cars/four-cylinders-min-max
f = cars_data_df.query("Cylinders == 4")
result = f.agg({'Weight': ['min', 'max'], 'Accelerate': ['mean']})
# case: cars/horsepower-above-mean
hp = pd.to_numeric(cars_data_df['Horsepower'], errors='coerce')
result = cars_data_df[hp > hp.mean()][['Id', 'Horsepower']]
# case: cars/title-case
result = car_names_df['Make'].str.title().str.split(' ').str[0].value_counts()
# case: cars/makes-with-ford
result = car_names_df[car_names_df['Make'].str.startswith('ford')].sort_values('Make', ascending=False)['Make'].tolist()
# case: cars/string-compare
result = cars_data_df[cars_data_df['Horsepower'] > '140'][['Id', 'Horsepower']]
# case: cars/string-compare-number-error
result = cars_data_df[cars_data_df['Horsepower'] > 140]
# case: cars/none-string-compare
result = cars_data_df[cars_data_df['MPG'] == '26']['Id'].tolist()
# case: cars/apply-axis-1
result = cars_data_df.apply(lambda r: r['Weight'] / r['Cylinders'], axis=1)
# case: cars/apply-axis-1-mixed
result = cars_data_df.apply(lambda r: f"{r['Id']}-{r['Year']}-{r['Edispl']}", axis=1)
# case: cars/per-year-stats
result = cars_data_df.groupby('Year').agg(avg_weight=('Weight', 'mean'), n=('Id', 'count'), max_acc=('Accelerate', 'max')).query('n > 1')
# case: cars/cumulative
result = cars_data_df.groupby('Cylinders')['Weight'].cumsum()
# case: cars/most-common-cylinders
result = cars_data_df['Cylinders'].mode()[0]
# case: cars/where-categories
cars_data_df['size'] = np.where(cars_data_df['Weight'] > 3000, 'heavy', 'light')
result = cars_data_df.groupby(['size', 'Cylinders']).size().unstack(fill_value=0)
# case: cars/np-select
conds = [cars_data_df['Weight'] > 3500, cars_data_df['Weight'] > 2500]
result = pd.Series(np.select(conds, ['big', 'mid'], default='small'))
# data: clinic
import pandas as pd
import numpy as np
import re
import math
import datetime as dt
from collections import Counter, defaultdict, OrderedDict, namedtuple
from itertools import groupby, product, chain, accumulate
patients = pd.DataFrame([(1, 'Meyer, Anna', 'F', '12.03.1980', 'A+', 170.5, 64.0), (2, "O'Brien, Tom", 'M', '01.11.1975', 'O-', 182.0, 95.5), (3, 'Li, Wei', 'M', '30.06.2001', 'B+', 175.2, None), (4, 'Schmidt, Eva', 'F', '29.02.1996', 'A+', None, 58.0), (5, 'Diaz, Luz', 'F', None, None, 160.0, 71.3)], columns=['pid', 'name', 'sex', 'born', 'blood', 'height', 'weight'])
visits = pd.DataFrame({'vid': range(1, 11), 'pid': [1, 2, 1, 3, 4, 2, 2, 5, 1, 7], 'doctor': ['Kay', 'Kay', 'Ito', 'Ito', 'Roe', 'Kay', 'Roe', 'Roe', 'Kay', 'Ito'], 'at': ['2023-01-05 08:30:00', '2023-01-05 09:15:00', '2023-01-20 14:00:00', '2023-02-01 10:45:00', '2023-02-14 16:20:00', '2023-02-28 08:00:00', '2023-03-01 11:11:11', '2023-03-03 23:59:59', '2023-03-15 07:45:00', '2023-04-01 12:00:00'], 'cost': [120.0, 80.0, 200.0, 150.0, 99.9, 80.0, 310.0, 45.0, np.nan, 60.0], 'diag': ['flu', 'back pain', 'Flu', 'cough', 'flu ', None, 'back pain', 'cough', 'checkup', 'checkup'], 'temp': [38.9, 36.6, 39.2, 37.8, 38.4, 36.5, 36.7, 37.9, 36.6, 36.8]})
doctors = pd.DataFrame({'name': ['Kay', 'Ito', 'Roe', 'Zed'], 'dept': ['GP', 'Surgery', 'GP', 'ENT'], 'rate': [80, 150, 90, 120]}, index=['d1', 'd2', 'd3', 'd4'])
# case: clinic/age-on-date
p = patients.copy()
p['born'] = pd.to_datetime(p['born'], format='%d.%m.%Y')
ref = pd.Timestamp(2023, 6, 1)
p['age'] = ((ref - p['born']).dt.days / 365.25).apply(lambda x: math.floor(x) if not pd.isna(x) else None)
result = p[['pid', 'age']]
# case: clinic/age-by-parts
b = pd.to_datetime(patients['born'], dayfirst=True)
ref = dt.date(2023, 6, 1)
ages = []
for d in b:
    if pd.isna(d):
        ages.append(None)
    else:
        ages.append(ref.year - d.year - ((ref.month, ref.day) < (d.month, d.day)))
result = ages
# case: clinic/bmi-assign
result = patients.assign(bmi=lambda x: (x['weight'] / (x['height'] / 100) ** 2).round(1)).loc[lambda x: x['bmi'].notna(), ['name', 'bmi']]
# case: clinic/bmi-class-cut
bmi = patients['weight'] / (patients['height'] / 100) ** 2
cls = pd.cut(bmi, [0, 18.5, 25, 30, 100], labels=['under', 'normal', 'over', 'obese'], right=False)
result = cls.astype(object).where(cls.notna(), 'n/a').tolist()
# case: clinic/bmi-class-counts
bmi = patients['weight'] / (patients['height'] / 100) ** 2
result = pd.cut(bmi, [0, 18.5, 25, 30, 100]).value_counts(sort=False)
# case: clinic/names-reorder
result = patients['name'].str.replace(r'^(\S+), (\S+)$', r'\2 \1', regex=True).tolist()
# case: clinic/names-split-n
n = patients['name'].str.split(', ', n=1, expand=True).rename(columns={0: 'last', 1: 'first'})
result = n.sort_values(['last', 'first'], key=lambda s: s.str.lower())
# case: clinic/initials
result = patients['name'].apply(lambda s: ''.join(w[0] for w in re.split(r'[,\s]+', s) if w)).to_dict()
# case: clinic/diag-clean
d = visits['diag'].str.strip().str.lower()
result = d.value_counts(dropna=False)
# case: clinic/diag-title-counts
result = visits.assign(diag=visits.diag.str.strip().str.title().fillna('Unknown')).groupby('diag')['vid'].count().sort_values(ascending=False, kind='stable').head(3)
# case: clinic/visits-per-weekday
v = visits.assign(at=pd.to_datetime(visits['at']))
order = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday']
result = v['at'].dt.day_name().value_counts().reindex(order, fill_value=0)
# case: clinic/weekday-categorical
v = visits.assign(at=pd.to_datetime(visits['at']))
v['dow'] = pd.Categorical(v['at'].dt.day_name().str[:3], categories=['Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat', 'Sun'], ordered=True)
result = v.groupby('dow', observed=False)['cost'].agg(['size', 'sum'])
# case: clinic/visits-hour-bucket
h = pd.to_datetime(visits['at']).dt.hour
result = visits.groupby(pd.cut(h, [0, 9, 12, 17, 24], right=False, labels=['early', 'morning', 'afternoon', 'evening']), observed=True)['cost'].mean()
# case: clinic/resample-month
v = visits.assign(at=pd.to_datetime(visits['at'])).set_index('at')
result = v['cost'].resample('MS').sum()
# case: clinic/resample-week
v = visits.assign(at=pd.to_datetime(visits['at'])).set_index('at')
result = v.resample('W')['vid'].count()
# case: clinic/resample-days-ffill
v = visits.assign(at=pd.to_datetime(visits['at']).dt.normalize()).drop_duplicates('at').set_index('at')
result = v['temp'].resample('15D').mean().round(2)
# case: clinic/gap-between-visits
v = visits.assign(at=pd.to_datetime(visits['at'])).sort_values(['pid', 'at'])
v['since'] = v['at'] - v.groupby('pid')['at'].shift(1)
result = v.dropna(subset=['since'])[['pid', 'since']]
# case: clinic/readmitted-30
v = visits.assign(at=pd.to_datetime(visits['at'])).sort_values(['pid', 'at'])
v['prev'] = v.groupby('pid')['at'].shift()
mask = (v['at'] - v['prev']) <= pd.Timedelta(days=30)
result = v.loc[mask, 'pid'].unique().tolist()
# case: clinic/self-join-readmit
v = visits[['vid', 'pid', 'at']].copy()
v['at'] = pd.to_datetime(v['at'])
j = v.merge(v, on='pid', suffixes=('_a', '_b'))
j = j[(j['vid_a'] < j['vid_b']) & ((j['at_b'] - j['at_a']).dt.days <= 45)]
result = j[['pid', 'vid_a', 'vid_b']].reset_index(drop=True)
# case: clinic/left-join-names
j = visits.merge(doctors, left_on='doctor', right_on='name', how='left', suffixes=('', '_doc')).merge(patients[['pid', 'name']], on='pid', how='left', suffixes=('_doc', '_pat'))
result = j[['vid', 'name_doc', 'name_pat', 'dept']]
# case: clinic/outer-indicator
m = visits.merge(patients, how='outer', on='pid', indicator='src')
result = m['src'].value_counts()
# case: clinic/right-join-doctors
j = pd.merge(visits, doctors, left_on='doctor', right_on='name', how='right')
result = j.groupby('name')['vid'].count()
# case: clinic/doctors-map
rate = doctors.set_index('name')['rate']
result = (visits['cost'] - visits['doctor'].map(rate)).describe().round(3)
# case: clinic/join-on-index
result = visits.join(doctors.set_index('name'), on='doctor')[['vid', 'dept', 'rate']].tail(3)
# case: clinic/doctor-summary-named
result = visits.groupby('doctor').agg(visits=('vid', 'count'), patients=('pid', 'nunique'), cost=('cost', 'sum'), hottest=('temp', 'max'), first=('at', 'min')).reset_index()
# case: clinic/agg-func-list
result = visits.groupby('doctor')['cost'].agg(['mean', 'median', 'std', 'count', 'min', 'max'])
# case: clinic/agg-quantile-lambda
result = visits.groupby('doctor')['temp'].agg(q90=lambda s: s.quantile(0.9), spread=lambda s: s.max() - s.min()).round(2)
# case: clinic/agg-np-funcs
result = visits.groupby('doctor').agg({'cost': [np.mean, np.sum], 'temp': np.max})
# case: clinic/two-level-unstack
v = visits.assign(m=pd.to_datetime(visits['at']).dt.month)
result = v.groupby(['doctor', 'm'])['cost'].sum().unstack('m', fill_value=0)
# case: clinic/pivot-multi-values
v = visits.assign(m=pd.to_datetime(visits['at']).dt.to_period('M').astype(str))
result = v.pivot_table(index='doctor', columns='m', values=['cost', 'temp'], aggfunc='mean')
# case: clinic/pivot-swaplevel
v = visits.assign(m=pd.to_datetime(visits['at']).dt.month)
p = v.pivot_table(index='doctor', columns='m', values=['cost', 'temp'], aggfunc='max')
p.columns = [f'{a}_{b}' for a, b in p.columns]
result = p.reset_index()
# case: clinic/fever-share
result = visits['temp'].ge(38).groupby(visits['doctor']).mean()
# case: clinic/fever-flags
visits['fever'] = np.where(visits['temp'] >= 38, 'Y', 'N')
result = pd.crosstab(visits['doctor'], visits['fever'], margins=True)
# case: clinic/crosstab-values
result = pd.crosstab(visits['doctor'], visits['pid'], values=visits['cost'], aggfunc='sum').fillna(0)
# case: clinic/crosstab-two-rows
result = pd.crosstab([visits['doctor'], visits['temp'] > 38], visits['pid'] > 2, rownames=['doc', 'fever'], colnames=['late'])
# case: clinic/expensive-patients
tot = visits.groupby('pid')['cost'].sum()
ids = tot[tot > tot.mean()].index
result = patients.loc[patients['pid'].isin(ids), 'name'].tolist()
# case: clinic/max-cost-visit-per-doctor
result = visits.loc[visits.groupby('doctor')['cost'].idxmax(), ['doctor', 'vid', 'cost']]
# case: clinic/top2-per-doctor
result = visits.sort_values('cost', ascending=False).groupby('doctor').head(2).sort_values(['doctor', 'cost'])[['doctor', 'cost']]
# case: clinic/nlargest-per-group
result = visits.groupby('doctor')['cost'].nlargest(1)
# case: clinic/apply-nlargest
result = visits.groupby('doctor', group_keys=False).apply(lambda g: g.nlargest(1, 'temp'), include_groups=False)
# case: clinic/rank-methods
r = pd.DataFrame({m: visits['cost'].rank(method=m, ascending=False) for m in ['average', 'min', 'max', 'first', 'dense']})
result = r
# case: clinic/rank-pct
result = visits['temp'].rank(pct=True).round(2).tolist()
# case: clinic/fill-group-mean
result = visits['cost'].fillna(visits.groupby('doctor')['cost'].transform('mean')).round(2)
# case: clinic/fill-transform-lambda
result = visits.groupby('doctor')['cost'].transform(lambda s: s.fillna(s.median()))
# case: clinic/zscore
result = visits.groupby('doctor')['temp'].transform(lambda s: (s - s.mean()) / s.std()).round(3)
# case: clinic/cum-per-group
v = visits.sort_values('at')
v['cum'] = v.groupby('pid')['cost'].cumsum()
v['mx'] = v.groupby('pid')['temp'].cummax()
result = v[['pid', 'cum', 'mx']]
# case: clinic/rolling-per-group
v = visits.sort_values('at')
result = v.groupby('doctor')['temp'].rolling(2).mean().reset_index(level=0, drop=True).sort_index()
# case: clinic/rolling-min-periods
result = visits.set_index('doctor')['temp'].rolling(3, min_periods=1).max().round(1)
# case: clinic/rolling-transform
result = visits.groupby('doctor')['temp'].transform(lambda s: s.rolling(2, min_periods=1).mean()).round(2)
# case: clinic/expanding-mean
result = visits['cost'].expanding().mean().round(2).tolist()
# case: clinic/rolling-time
v = visits.assign(at=pd.to_datetime(visits['at'])).set_index('at')
result = v['cost'].rolling('20D').sum()
# case: clinic/iterate-groups
out = []
for (doc, fever), g in visits.groupby(['doctor', visits['temp'] > 38]):
    out.append({'doctor': doc, 'fever': fever, 'n': len(g), 'ids': list(g['vid'])})
result = pd.DataFrame(out)
# case: clinic/itertools-groupby
rows = sorted(zip(visits['doctor'], visits['vid']), key=lambda t: t[0])
result = {k: [v for _, v in g] for k, g in groupby(rows, key=lambda t: t[0])}
# case: clinic/accumulate-costs
result = list(accumulate(visits['cost'].fillna(0)))
# case: clinic/product-grid
grid = pd.DataFrame(list(product(doctors['name'], ['F', 'M'])), columns=['doctor', 'sex'])
seen = visits.merge(patients, on='pid')[['doctor', 'sex']].drop_duplicates()
m = grid.merge(seen, how='left', on=['doctor', 'sex'], indicator=True)
result = m[m['_merge'] == 'left_only'].drop(columns='_merge').values.tolist()
# case: clinic/named-tuple-loop
Visit = namedtuple('Visit', ['vid', 'cost'])
vs = [Visit(int(r.vid), r.cost) for r in visits.itertuples() if r.cost == r.cost]
best = max(vs, key=lambda v: v.cost)
result = best.vid, best.cost
# case: clinic/date-arith
v = pd.to_datetime(visits['at'])
result = ((v.max() - v.min()).days, (v.dt.date.max() - v.dt.date.min()).days, str(v.min().date()), v.dt.strftime('%d/%m/%y %H:%M').iloc[0])
# case: clinic/same-day-visits
d = pd.to_datetime(visits['at']).dt.date
result = visits[d.duplicated(keep=False)]['vid'].tolist()
# case: clinic/at-time-filter
v = pd.to_datetime(visits['at'])
result = visits.loc[(v.dt.time >= dt.time(9, 0)) & (v.dt.time < dt.time(12, 0)), 'vid'].tolist()
# case: clinic/business-days
v = pd.to_datetime(visits['at']).dt.normalize()
result = int((v.dt.dayofweek < 5).sum()), v.dt.isocalendar().week.tolist()
# case: clinic/month-end
v = pd.to_datetime(visits['at']).dt.normalize()
result = (v + pd.offsets.MonthEnd(0)).dt.strftime('%Y-%m-%d').tolist()
# case: clinic/add-offsets
v = pd.to_datetime(visits['at']).head(3)
result = pd.DataFrame({'week': v + pd.Timedelta(weeks=1), 'month': v + pd.DateOffset(months=1), 'hours': v + pd.to_timedelta([1, 2, 3], unit='h')})
# case: clinic/blood-type-filter
result = patients[patients['blood'].str.endswith('+', na=False)]['pid'].tolist(), patients['blood'].str.contains('A', na=False).sum(), patients['blood'].str.contains('+', regex=False, na=False).tolist()
# case: clinic/blood-regex-plus
result = patients['blood'].str.contains(r'\+').fillna(False).sum()
# case: clinic/nullable-ints
s = pd.Series([1, None, 3], dtype='Int64')
df = pd.DataFrame({'a': s, 'b': pd.array([True, None, False], dtype='boolean'), 'c': pd.array(['x', None, 'z'], dtype='string')})
result = df.fillna({'a': 0, 'b': False, 'c': ''})
# case: clinic/convert-dtypes
result = visits[['pid', 'cost', 'diag']].convert_dtypes().dtypes.astype(str).to_dict()
# case: clinic/astype-int-nullable
result = visits['cost'].round().astype('Int64')
# case: clinic/astype-int-nan-error
result = visits['cost'].astype(int)
# case: clinic/weight-by-sex
result = patients.groupby('sex')[['height', 'weight']].mean().round(1).T
# case: clinic/agg-frame-funcs
result = patients[['height', 'weight']].agg(['min', 'max', 'mean']).round(2)
# case: clinic/corr
result = patients[['height', 'weight']].corr().round(4)
# case: clinic/count-missing
result = patients.isna().sum()[lambda s: s > 0].sort_index()
# case: clinic/missing-pct
result = (patients.isnull().mean() * 100).round(1).to_dict()
# case: clinic/dropna-thresh
result = patients.dropna(thresh=7)['pid'].tolist(), patients.dropna(subset=['blood', 'born'], how='all').shape
# case: clinic/interpolate
result = visits['cost'].interpolate()
# case: clinic/ffill-groups
result = visits.sort_values('vid').groupby('pid')['diag'].ffill()
# case: clinic/string-formatting
tot = visits['cost'].sum()
result = [f'{tot:.1f}', f'{tot:>10.2f}|', f'{tot:,.0f}', '%05d' % 42, '{:<6}|{:^6}|{:>6}'.format('a', 'b', 'c'), f'{0.256:.1%}', f'{1234567:,}', f'{3:03d}']
# case: clinic/report-lines
lines = []
for doc, g in visits.groupby('doctor'):
    lines.append(f"{doc:<5}{len(g):>3}{g['cost'].sum():>9.2f}")
result = '\n'.join(lines)
# case: clinic/sort-multi-custom
rank = {'ENT': 0, 'Surgery': 1, 'GP': 2}
result = doctors.sort_values(by=['dept', 'rate'], key=lambda c: c.map(rank) if c.name == 'dept' else c, ascending=[True, False])
# case: clinic/doctors-loc-slices
result = doctors.loc['d2':'d3', 'dept':], doctors.iloc[-2:, [0, -1]], doctors.loc[['d4', 'd1'], 'name']
# case: clinic/where-mask
result = visits['cost'].where(visits['cost'] > 100, other=0).tolist(), visits['cost'].mask(visits['doctor'] == 'Kay').tolist()
# case: clinic/clip-round
result = visits['cost'].clip(lower=75, upper=200).round(-1).tolist()
# case: clinic/assert-ok
assert visits['vid'].is_unique, 'ids must be unique'
assert not patients.empty
result = 'ok'
# case: clinic/assert-fails
assert visits['pid'].is_unique, 'pid must be unique'
result = 1
# case: clinic/raise-custom
class_ = 'none'
if visits['cost'].isna().any():
    raise ValueError(f"missing costs: {visits['cost'].isna().sum()}")
result = class_
# case: clinic/lambda-dict-dispatch
ops = {'sum': lambda s: s.sum(), 'mean': lambda s: s.mean(), 'n': len}
result = {k: round(float(f(visits['temp'])), 2) for k, f in ops.items()}
# case: clinic/walrus
result = [y for x in visits['cost'] if (y := x / 10) > 10]
# data: concerts
import pandas as pd
import numpy as np

stadium_df = pd.DataFrame({
    'Stadium_ID': [1, 2, 3, 4, 5],
    'Location': ['Raith Rovers', 'Ayr United', 'East Fife', "Queen's Park", 'Stirling Albion'],
    'Name': ["Stark's Park", 'Somerset Park', 'Bayview Stadium', 'Hampden Park', 'Forthbank Stadium'],
    'Capacity': [10104, 11998, 2000, 52500, 3808],
    'Highest': [4812, 2363, 1980, 1763, 1125],
    'Average': [1294, 1477, 864, 730, 642],
})
singer_df = pd.DataFrame({
    'Singer_ID': [1, 2, 3, 4, 5, 6],
    'Name': ['Joe Sharp', 'Timbaland', 'Justin Brown', 'Rose White', 'John Nizinik', 'Tribal King'],
    'Country': ['Netherlands', 'United States', 'France', 'France', 'France', 'France'],
    'Song_Name': ['You', 'Dangerous', 'Hey Oh', 'Sun', 'Gentleman', 'Love'],
    'Age': [52, 32, 29, 41, 43, 25],
    'Is_male': ['F', 'T', 'T', 'F', 'T', 'T'],
})
concert_df = pd.DataFrame({
    'concert_ID': [1, 2, 3, 4, 5, 6],
    'concert_Name': ['Auditions', 'Super bootcamp', 'Home Visits', 'Week 1', 'Week 1', 'Week 2'],
    'Theme': ['Free choice', 'Free choice 2', 'Bleeding Love', 'Wide Awake', 'Happy Tonight', 'Party All Night'],
    'Stadium_ID': [1, 2, 2, 4, 4, 4],
    'Year': [2014, 2014, 2015, 2014, 2015, 2015],
})
singer_in_concert_df = pd.DataFrame({
    'concert_ID': [1, 1, 1, 2, 2, 3, 4, 5, 5, 6],
    'Singer_ID': [2, 3, 5, 3, 6, 5, 4, 6, 2, 3],
})
# case: concerts/how-many-singers
result = pd.DataFrame({'count': [len(singer_df)]})
# case: concerts/singers-by-age-descending
result = singer_df.sort_values('Age', ascending=False)[['Name', 'Country', 'Age']]
# case: concerts/age-statistics-of-french-singers
french = singer_df[singer_df['Country'] == 'France']
result = pd.DataFrame({'avg': [french['Age'].mean()], 'min': [french['Age'].min()], 'max': [french['Age'].max()]})
# case: concerts/youngest-singer-song
result = singer_df.loc[singer_df['Age'] == singer_df['Age'].min(), ['Name', 'Song_Name']]
# case: concerts/distinct-countries-above-20
result = singer_df.loc[singer_df.Age > 20, 'Country'].drop_duplicates().to_frame()
# case: concerts/singers-per-country
result = singer_df.groupby('Country').size().reset_index(name='count')
# case: concerts/songs-above-average-age
result = singer_df[singer_df['Age'] > singer_df['Age'].mean()][['Song_Name']]
# case: concerts/capacity-between
result = stadium_df.query('Capacity >= 5000 and Capacity <= 12000')[['Location', 'Name']]
# case: concerts/capacity-between-method
result = stadium_df[stadium_df['Capacity'].between(5000, 12000)][['Location', 'Name']].reset_index(drop=True)
# case: concerts/max-and-average-capacity
result = stadium_df['Capacity'].agg(['max', 'mean']).to_frame().T
# case: concerts/stadium-highest-average
result = stadium_df.nlargest(1, 'Average')[['Name', 'Capacity']]
# case: concerts/concerts-in-2014-or-2015
result = pd.DataFrame({'n': [concert_df['Year'].isin([2014, 2015]).sum()]})
# case: concerts/concerts-per-stadium
merged = concert_df.merge(stadium_df, on='Stadium_ID')
result = merged.groupby('Name').agg(n=('concert_ID', 'count')).reset_index()
# case: concerts/concerts-per-stadium-by-id
counts = concert_df.groupby('Stadium_ID')['concert_ID'].count().rename('cnt').reset_index()
result = stadium_df.merge(counts, on='Stadium_ID', how='left').fillna({'cnt': 0})[['Name', 'cnt']]
# case: concerts/stadium-most-concerts-after-2014
recent = concert_df[concert_df['Year'] >= 2014]
top = recent['Stadium_ID'].value_counts().idxmax()
result = stadium_df[stadium_df['Stadium_ID'] == top][['Name', 'Capacity']]
# case: concerts/year-most-concerts
result = concert_df['Year'].value_counts().head(1).reset_index()[['Year']]
# case: concerts/stadiums-without-concerts
result = stadium_df[~stadium_df['Stadium_ID'].isin(concert_df['Stadium_ID'])][['Name']]
# case: concerts/countries-above-40-and-below-30
old = set(singer_df[singer_df['Age'] > 40]['Country'])
young = set(singer_df[singer_df['Age'] < 30]['Country'])
result = pd.DataFrame({'Country': sorted(old & young)})
# case: concerts/stadium-names-except-2014
ids = concert_df.loc[concert_df['Year'] == 2014, 'Stadium_ID'].unique()
result = stadium_df.loc[~stadium_df['Stadium_ID'].isin(ids), ['Name']]
# case: concerts/singers-per-concert
m = concert_df.merge(singer_in_concert_df, on='concert_ID')
result = m.groupby(['concert_ID', 'concert_Name', 'Theme'])['Singer_ID'].count().reset_index()
# case: concerts/singers-per-concert-chain
result = (
    concert_df
    .merge(singer_in_concert_df, on='concert_ID', how='inner')
    .groupby(['concert_Name', 'Theme'], as_index=False)
    .agg(num_singers=('Singer_ID', 'nunique'))
    .sort_values(['num_singers', 'concert_Name'], ascending=[False, True])
)
# case: concerts/singer-names-with-hey
result = singer_df[singer_df['Song_Name'].str.contains('Hey')][['Name', 'Country']]
# case: concerts/stadiums-with-concerts-in-both-years
a = concert_df[concert_df.Year == 2014].Stadium_ID
b = concert_df[concert_df.Year == 2015].Stadium_ID
both = np.intersect1d(a, b)
result = stadium_df[stadium_df.Stadium_ID.isin(both)][['Name', 'Location']]
# case: concerts/concerts-in-largest-stadium
sid = stadium_df.loc[stadium_df['Capacity'].idxmax(), 'Stadium_ID']
result = pd.DataFrame({'n': [(concert_df['Stadium_ID'] == sid).sum()]})
# case: concerts/loop-over-singers
rows = []
for _, s in singer_df.iterrows():
    n = len(singer_in_concert_df[singer_in_concert_df['Singer_ID'] == s['Singer_ID']])
    if n > 1:
        rows.append({'Name': s['Name'], 'concerts': n})
result = pd.DataFrame(rows)
# case: concerts/helper-function
def category(age):
    if age < 30:
        return 'young'
    elif age < 45:
        return 'middle'
    return 'old'
singer_df['cat'] = singer_df['Age'].apply(category)
result = singer_df.groupby('cat')['Age'].agg(['count', 'mean', 'max'])
# case: concerts/singers-in-2014-concerts
m = singer_df.merge(singer_in_concert_df, on='Singer_ID').merge(concert_df, on='concert_ID')
result = m[m['Year'] == 2014][['Name']].drop_duplicates()
# case: concerts/percentage-male
result = pd.DataFrame({'pct': [round((singer_df['Is_male'] == 'T').mean() * 100, 2)]})
# case: concerts/rank-singers
singer_df['rank'] = singer_df['Age'].rank(ascending=False).astype(int)
result = singer_df.sort_values('rank')[['Name', 'rank']]
# case: concerts/oldest-per-country
idx = singer_df.groupby('Country')['Age'].idxmax()
result = singer_df.loc[idx, ['Country', 'Name', 'Age']].reset_index(drop=True)
# case: concerts/oldest-per-country-transform
mx = singer_df.groupby('Country')['Age'].transform('max')
result = singer_df[singer_df['Age'] == mx][['Country', 'Name']]
# case: concerts/second-largest-stadium
result = stadium_df.sort_values('Capacity', ascending=False).iloc[[1]][['Name']]
# case: concerts/fill-rate
result = stadium_df.assign(rate=lambda d: d['Average'] / d['Capacity'])[['Name', 'rate']].sort_values('rate').tail(2)
# case: concerts/left-join-null-filter
m = stadium_df.merge(concert_df, on='Stadium_ID', how='left')
result = m[m['concert_ID'].isna()][['Name']]
# case: concerts/having-count
g = concert_df.groupby('Stadium_ID').filter(lambda d: len(d) >= 2)
result = g[['concert_Name', 'Stadium_ID']]
# case: concerts/year-pivot
result = concert_df.pivot_table(index='Stadium_ID', columns='Year', values='concert_ID', aggfunc='count', fill_value=0)
# case: concerts/crosstab
result = pd.crosstab(concert_df['Stadium_ID'], concert_df['Year'])
# case: concerts/exists-any
result = bool((singer_df['Age'] > 50).any())
# case: concerts/union-of-names
result = pd.concat([singer_df[['Name']], stadium_df[['Name']]]).sort_values('Name').reset_index(drop=True)
# case: concerts/missing-column
result = singer_df[['Name', 'Agee']]
# case: concerts/missing-column-single
result = singer_df['Agee']
# case: concerts/singers-not-in-any-concert
performed = singer_in_concert_df['Singer_ID'].unique().tolist()
result = singer_df[~singer_df['Singer_ID'].isin(performed)][['Name']]
# data: flights
import pandas as pd
import numpy as np
import re
import math
import itertools
from collections import Counter, defaultdict, OrderedDict
from datetime import datetime, date, timedelta

airports_df = pd.DataFrame({'code': ['AAA', 'BBB', 'CCC', 'DDD', 'EEE'], 'city': ['Aberdeen ', 'Bergen', 'Cork', 'Dublin', 'Cork'], 'country': ['UK', 'Norway', 'Ireland', 'Ireland', 'Ireland'], 'elev': [215, 170, None, 242, 502]})
flights_df = pd.DataFrame({'no': ['F1', 'F2', 'F3', 'F4', 'F5', 'F6', 'F7', 'F8'], 'src': ['AAA', 'BBB', 'AAA', 'CCC', 'DDD', 'AAA', 'EEE', 'BBB'], 'dst': ['BBB', 'AAA', 'CCC', 'AAA', 'AAA', 'BBB', 'AAA', 'ZZZ'], 'airline': [1, 1, 2, 2, 3, 3, 1, 4], 'dep': ['06:15', '23:50', '12:00', '7:05', None, '18:30', '00:00', '9:45'], 'mins': [75, 80, 120, 118, 95, 72, 130, 60], 'price': ['$120.50', '$99', '1,250', '€80', '', None, '$75.25', '$99']})
airlines_df = pd.DataFrame({'id': [1, 2, 3, 5], 'name': ['Northwind', 'SkyLine', 'Æther Air', 'Ghost'], 'founded': [1985, 1999, 2010, None]})
students_df = pd.DataFrame({'sid': range(1, 9), 'name': ['Liu', 'Mia', 'Noa', 'Omar', 'Pia', 'Quinn', 'Rosa', 'Sam'], 'major': ['CS', 'Math', 'CS', 'Bio', 'Math', 'CS', None, 'Bio'], 'born': ['2001-05-03', '2000-11-30', '2002-02-28', '2001-05-03', '1999-12-31', '2003-07-19', '2000-01-01', 'unknown']})
grades_df = pd.DataFrame({'sid': [1, 1, 1, 2, 2, 3, 3, 3, 4, 5, 6, 6, 8], 'course': ['DB', 'AI', 'OS', 'DB', 'AI', 'DB', 'AI', 'OS', 'DB', 'AI', 'OS', 'DB', 'AI'], 'term': ['F20', 'S21', 'F21', 'F20', 'F20', 'S21', 'S21', 'F21', 'S21', 'F20', 'F21', 'F21', 'S22'], 'grade': [90, 85, 77, 60, 95, 88, 88, 100, 71, 54, 93, 93, np.nan]})
# case: flights/airlines-with-no-flights
result = airlines_df.loc[~airlines_df['id'].isin(flights_df['airline'].unique()), 'name'].tolist()
# case: flights/price-clean
p = flights_df['price'].str.replace(r'[^\d.]', '', regex=True).replace('', np.nan).astype(float)
result = pd.DataFrame({'no': flights_df['no'], 'p': p}).dropna().sort_values('p', ascending=False)
# case: flights/departure-hour
h = flights_df['dep'].str.split(':').str[0].astype(float)
result = flights_df.assign(h=h).groupby(pd.cut(h, [-1, 5, 11, 17, 23], labels=['night', 'morning', 'noon', 'evening']), observed=True)['no'].apply(list)
# case: flights/departure-minutes
def to_minutes(s):
    if not isinstance(s, str):
        return None
    h, m = map(int, s.split(':'))
    return 60 * h + m
flights_df['t'] = flights_df['dep'].apply(to_minutes)
result = flights_df[['no', 't']]
# case: flights/arrival-time
d = pd.to_timedelta(flights_df['dep'].dropna() + ':00')
a = d + pd.to_timedelta(flights_df['mins'], unit='m')
result = a
# case: flights/arrival-clock
def add(dep, mins):
    if dep is None:
        return None
    t = datetime.strptime(dep, '%H:%M') + timedelta(minutes=mins)
    return t.strftime('%H:%M')
result = [add(d, m) for d, m in zip(flights_df['dep'], flights_df['mins'])]
# case: flights/round-trips
m = flights_df.merge(flights_df, left_on=['src', 'dst'], right_on=['dst', 'src'], suffixes=('_out', '_back'))
result = m[m['no_out'] < m['no_back']][['no_out', 'no_back']].reset_index(drop=True)
# case: flights/city-pairs
c = airports_df.set_index('code')['city'].str.strip()
f = flights_df.assign(a=flights_df['src'].map(c), b=flights_df['dst'].map(c))
result = f.groupby(['a', 'b']).agg(flights=('no', 'count'), mean_mins=('mins', 'mean')).reset_index()
# case: flights/city-pairs-keep-missing
c = airports_df.set_index('code')['city'].str.strip()
f = flights_df.assign(a=flights_df['src'].map(c), b=flights_df['dst'].map(c))
result = f.groupby(['a', 'b'], dropna=False)['no'].count()
# case: flights/busiest-airport
s = pd.concat([flights_df['src'], flights_df['dst']]).value_counts()
result = s[s == s.max()].index.tolist()
# case: flights/degree-table
out = flights_df['src'].value_counts().rename('out')
inn = flights_df['dst'].value_counts().rename('in')
t = pd.concat([out, inn], axis=1).fillna(0).astype(int)
t['total'] = t.sum(axis=1)
result = t.sort_values(['total', 'out'], ascending=False)
# case: flights/reachable
graph = defaultdict(set)
for s, d in flights_df[['src', 'dst']].itertuples(index=False):
    graph[s].add(d)
seen, todo = set(), ['DDD']
while todo:
    x = todo.pop()
    if x in seen:
        continue
    seen.add(x)
    todo.extend(graph.get(x, ()))
result = sorted(seen)
# case: flights/shortest-by-airline
i = flights_df.groupby('airline')['mins'].idxmin()
result = flights_df.loc[i].merge(airlines_df, left_on='airline', right_on='id', how='left')[['name', 'no', 'mins']]
# case: flights/elevation-null-aware
result = airports_df.groupby('country', as_index=False)['elev'].agg(['min', 'max', 'mean', 'size', 'count'])
# case: flights/country-list
result = airports_df.groupby('country')['city'].apply(lambda s: '; '.join(sorted(s.str.strip().unique())))
# case: flights/founded-int
result = airlines_df['founded'].astype('Int64').fillna(-1).tolist()
# case: flights/decade
result = (airlines_df['founded'] // 10 * 10).value_counts(dropna=False).sort_index()
# case: flights/unicode-sort
result = sorted(airlines_df['name'], key=str.casefold)
# case: flights/long-names
result = airlines_df[airlines_df['name'].str.len() > 7].shape[0]
# case: flights/startswith-tuple
result = airlines_df[airlines_df['name'].str.startswith(('N', 'S'))]['name'].tolist()
# case: flights/gpa
pts = grades_df['grade'].apply(lambda g: 4 if g >= 90 else 3 if g >= 80 else 2 if g >= 70 else 0 if g == g else np.nan)
g = grades_df.assign(pts=pts).groupby('sid')['pts'].mean()
result = students_df.merge(g.rename('gpa'), left_on='sid', right_index=True, how='left').sort_values(['gpa', 'name'], ascending=[False, True])[['name', 'gpa']]
# case: flights/gpa-by-major
m = students_df.merge(grades_df, on='sid', how='left')
result = m.groupby('major', dropna=False)['grade'].agg(['mean', 'count']).round(2)
# case: flights/took-all-courses
need = grades_df['course'].nunique()
n = grades_df.groupby('sid')['course'].nunique()
result = students_df[students_df['sid'].isin(n[n == need].index)]['name'].tolist()
# case: flights/never-failed
bad = grades_df.loc[grades_df['grade'] < 60, 'sid'].unique()
took = grades_df['sid'].unique()
result = sorted(set(took) - set(bad))
# case: flights/improved
g = grades_df.sort_values(['sid', 'term'])
first = g.groupby('sid')['grade'].first()
last = g.groupby('sid')['grade'].last()
result = (last - first)[lambda s: s > 0]
# case: flights/term-order
order = {'F20': 0, 'S21': 1, 'F21': 2, 'S22': 3}
result = grades_df.sort_values(by='term', key=lambda s: s.map(order), kind='stable').head(5)
# case: flights/term-split
grades_df[['season', 'yr']] = grades_df['term'].str.extract(r'([FS])(\d{2})')
grades_df['yr'] = 2000 + grades_df['yr'].astype(int)
result = grades_df.groupby(['yr', 'season'])['grade'].mean().unstack('season')
# case: flights/top-two-per-course
g = grades_df.dropna(subset=['grade']).sort_values(['course', 'grade', 'sid'], ascending=[True, False, True])
result = g.groupby('course').head(2).reset_index(drop=True)
# case: flights/rank-min
g = grades_df.copy()
g['rk'] = g.groupby('course')['grade'].rank(ascending=False, method='min')
result = g[g['rk'] <= 2].sort_values(['course', 'rk', 'sid'])[['course', 'sid', 'rk']]
# case: flights/zscore
g = grades_df.copy()
g['z'] = g.groupby('course')['grade'].transform(lambda s: (s - s.mean()) / s.std(ddof=0))
result = g['z'].round(4)
# case: flights/dense-matrix
m = grades_df.pivot(index='sid', columns='course', values='grade')
result = m.reindex(students_df['sid']).fillna('-')
# case: flights/pass-rate
g = grades_df.assign(ok=grades_df['grade'].ge(60))
result = g.groupby('course')['ok'].mean().mul(100).round(1).astype(str) + '%'
# case: flights/birthdays-shared
d = students_df.groupby('born')['name'].agg(list)
result = d[d.str.len() > 1]
# case: flights/age-on-date
b = pd.to_datetime(students_df['born'], errors='coerce')
on = pd.Timestamp(2022, 3, 1)
age = on.year - b.dt.year - ((b.dt.month > on.month) | ((b.dt.month == on.month) & (b.dt.day > on.day))).astype(int)
result = age
# case: flights/oldest-student
b = pd.to_datetime(students_df['born'], errors='coerce')
result = students_df.loc[b.idxmin(), 'name']
# case: flights/month-name-counts
b = pd.to_datetime(students_df['born'], errors='coerce')
result = b.dt.month_name().value_counts(dropna=False).to_dict()
# case: flights/leap-born
b = pd.to_datetime(students_df['born'], errors='coerce')
result = students_df['name'][b.dt.is_leap_year & b.notna()].tolist()
# case: flights/quarter-label
b = pd.to_datetime(students_df['born'], errors='coerce').dropna()
result = (b.dt.year.astype(str) + '-Q' + b.dt.quarter.astype(str)).tolist()
# case: flights/end-of-month
b = pd.to_datetime(students_df['born'], errors='coerce')
result = students_df[b.dt.is_month_end]['name'].tolist()
# case: flights/month-offset
b = pd.to_datetime(students_df['born'], errors='coerce')
result = (b + pd.DateOffset(months=3)).dt.strftime('%Y-%m-%d').tolist()
# case: flights/normalize-floor
t = pd.Series(pd.to_datetime(['2020-01-01 23:59', '2020-01-02 00:01']))
result = (t.dt.normalize().diff().dt.total_seconds(), t.dt.floor('h').tolist(), t.dt.ceil('D').tolist())
# case: flights/wide-long
w = pd.DataFrame({'sid': [1, 2], 'q1': [5, 6], 'q2': [7, np.nan]})
result = w.melt(id_vars=['sid'], value_vars=['q1', 'q2'], var_name='q', value_name='score').dropna().assign(q=lambda d: d['q'].str[1:].astype(int)).sort_values(['sid', 'q'], ignore_index=True)
# case: flights/counter-most-common
c = Counter(itertools.chain.from_iterable(n.lower() for n in students_df['name']))
result = c.most_common(3)
# case: flights/groupby-iter-tuple
result = [(k, len(g)) for k, g in grades_df.groupby(['course', 'term'])]
# case: flights/groupby-groups
result = {k: list(v) for k, v in students_df.groupby('major').groups.items()}
# case: flights/agg-multi-func-list
result = grades_df.groupby('course')['grade'].agg(['min', 'max', lambda s: s.max() - s.min()])
# case: flights/agg-tuple-names
result = grades_df.groupby('course')['grade'].agg([('lo', 'min'), ('hi', 'max')])
# case: flights/transform-strings
result = grades_df['grade'].transform(['cumsum', 'abs']).head(2).round(3)
# case: flights/agg-frame
result = grades_df[['grade']].agg(['mean', 'count', 'nunique']).round(3)
# case: flights/agg-series-dict
result = grades_df.agg({'grade': 'mean', 'course': 'nunique'})
# case: flights/cumulative-count-unique
seen = set()
out = []
for c in grades_df['course']:
    seen.add(c)
    out.append(len(seen))
result = pd.Series(out, name='distinct_so_far')
# case: flights/streaks
g = grades_df['grade'].ge(85)
grp = (g != g.shift()).cumsum()
result = g.groupby(grp).agg(['first', 'size'])
# case: flights/longest-streak
s = grades_df['grade'].ge(70)
best = cur = 0
for v in s:
    cur = cur + 1 if v else 0
    best = max(best, cur)
result = best
# case: flights/diff-percent
s = grades_df.groupby('term', sort=False)['grade'].mean()
result = (s.diff() / s.shift() * 100).round(2)
# case: flights/expanding-max
result = grades_df['grade'].expanding().max().tolist()
# case: flights/rolling-group
result = grades_df.groupby('course')['grade'].rolling(2).mean().reset_index(level=0, drop=True).sort_index()
# case: flights/nested-dict-comprehension
result = {c: {t: float(g['grade'].mean()) for t, g in d.groupby('term')} for c, d in grades_df.groupby('course')}
# case: flights/from-records
rows = [(r['sid'], r['course']) for r in grades_df.to_dict('records') if r['grade'] == 88]
result = pd.DataFrame.from_records(rows, columns=['sid', 'course'])
# case: flights/from-dict-index
d = {k: len(v) for k, v in grades_df.groupby('course')}
result = pd.DataFrame.from_dict(d, orient='index', columns=['n']).sort_values('n')
# case: flights/series-from-dict-sort
d = grades_df.groupby('sid')['grade'].max().to_dict()
result = pd.Series({k: v for k, v in sorted(d.items(), key=lambda kv: (-kv[1] if kv[1] == kv[1] else 1, kv[0]))})
# case: flights/loc-boolean-callable
result = grades_df.loc[lambda d: d['grade'].between(80, 90, inclusive='left'), 'sid'].tolist()
# case: flights/isin-dict
result = grades_df[grades_df[['course', 'term']].isin({'course': ['DB'], 'term': ['F20']}).all(axis=1)]
# case: flights/query-strings
result = grades_df.query("course == 'DB' and term in ['F20', 'S21'] and grade > 65")['sid'].tolist()
# case: flights/query-index
result = grades_df.query('index % 3 == 0 and not grade.isna()').index.tolist()
# case: flights/query-backtick
d = grades_df.rename(columns={'grade': 'final grade'})
result = d.query('`final grade` >= 93')['sid'].tolist()
# case: flights/eval-assign
result = flights_df.eval('hours = mins / 60')['hours'].round(2).tolist()
# case: flights/np-vectorized-ifs
g = grades_df['grade'].to_numpy()
result = np.where(np.isnan(g), 'none', np.where(g >= 90, 'A', 'B')).tolist()
# case: flights/np-unique-counts
v, c = np.unique(grades_df['course'], return_counts=True)
result = dict(zip(v.tolist(), c.tolist()))
# case: flights/np-percentile
result = [float(x) for x in np.percentile(grades_df['grade'].dropna(), [25, 50, 90])]
# case: flights/quantile-list
result = grades_df['grade'].quantile([.1, .5, .9])
# case: flights/groupby-quantile
result = grades_df.groupby('course')['grade'].quantile(0.75)
# case: flights/sem-var
result = (grades_df['grade'].var(), grades_df['grade'].sem(), grades_df['grade'].skew())
# case: flights/str-methods
n = students_df['name']
result = pd.DataFrame({'u': n.str.upper(), 'c': n.str.count('[aeiou]'), 'z': n.str.zfill(6), 'p': n.str.pad(6, side='both', fillchar='*'), 's': n.str.slice(0, 2), 'r': n.str[::-1], 'cat': n.str.cat(students_df['major'], sep='/', na_rep='?')})
# case: flights/str-partition
result = flights_df['dep'].str.partition(':')
# case: flights/str-rsplit
result = pd.Series(['a-b-c', 'd-e', None]).str.rsplit('-', n=1, expand=True)
# case: flights/str-get-dummies
result = pd.Series(['a|b', 'b', None, 'c|a']).str.get_dummies()
# case: flights/str-extractall
result = pd.Series(['a1b22', 'c', 'd333']).str.extractall(r'(\d+)')
# case: flights/str-match-fullmatch
s = pd.Series(['A12', 'B3', '12A', None])
result = (s.str.match(r'[A-Z]\d').tolist(), s.str.fullmatch(r'[A-Z]\d{2}').tolist())
# case: flights/str-isdigit
result = pd.Series(['12', '1.5', '', 'x']).str.isdigit().tolist()
# case: flights/str-normalize-title
result = airports_df['city'].str.strip().str.lower().str.title().unique().tolist()
# case: flights/str-translate
result = flights_df['price'].str.translate(str.maketrans('', '', '$€,')).tolist()
# case: flights/str-wrap-format
result = [f"{r.no:<4}{r.mins:04d} {r.mins / 60:.1f}h" for r in flights_df.itertuples()]
# case: flights/to-numeric-downcast
result = pd.to_numeric(pd.Series(['1', '2', 'x']), errors='coerce').fillna(0).astype(int)
# case: flights/to-numeric-error
result = pd.to_numeric(pd.Series(['1', '2', 'x']))
# case: flights/to-datetime-error
result = pd.to_datetime(students_df['born'])
# case: flights/to-datetime-format
result = pd.to_datetime(pd.Series(['31/12/2020', '01/02/2021']), format='%d/%m/%Y')
# case: flights/to-datetime-dayfirst
result = pd.to_datetime(pd.Series(['13/02/2021', '05/03/2021']), dayfirst=True)
# case: flights/to-datetime-parts
result = pd.to_datetime(pd.DataFrame({'year': [2020, 2021], 'month': [2, 3], 'day': [29, 1]}))
# case: flights/to-datetime-unit
result = pd.to_datetime(pd.Series([0, 86400]), unit='s')
# case: flights/epoch-seconds
t = pd.to_datetime(pd.Series(['1970-01-02', '2000-01-01']))
result = ((t - pd.Timestamp('1970-01-01')) // pd.Timedelta('1s')).tolist()
# case: flights/date-objects
d = pd.to_datetime(pd.Series(['2020-01-31', '2020-02-01'])).dt.date
result = [x.replace(day=1).isoformat() for x in d], (d[1] - d[0]).days
# case: flights/date-compare-object
d = pd.to_datetime(pd.Series(['2020-01-31', '2020-02-01'])).dt.date
result = (d > date(2020, 1, 31)).tolist()
# case: flights/period-range
s = pd.Series(pd.period_range('2020-11', periods=3, freq='M'))
result = (s.astype(str).tolist(), s.dt.year.tolist())
# case: flights/multi-sort-mixed-na
result = airports_df.sort_values(['country', 'elev'], ascending=[True, False], na_position='first')['code'].tolist()
# case: flights/sort-index-desc
result = grades_df.groupby('course')['grade'].sum().sort_index(ascending=False)
# case: flights/reset-twice
result = grades_df.groupby(['course', 'term']).size().reset_index().rename(columns={0: 'n'}).sort_values('n', ascending=False, kind='mergesort').head(3)
# case: flights/groupby-size-unstack-fill
result = grades_df.groupby(['term', 'course']).size().unstack(fill_value=0).astype(int)
# case: flights/margins-crosstab
result = pd.crosstab(grades_df['term'], grades_df['course'], margins=True)
# case: flights/crosstab-values
result = pd.crosstab(grades_df['term'], grades_df['course'], values=grades_df['grade'], aggfunc='max')
# case: flights/merge-three
m = grades_df.merge(students_df, on='sid').merge(pd.DataFrame({'course': ['DB', 'AI'], 'credits': [6, 3]}), on='course', how='left')
result = m.assign(w=m['credits'] * m['grade']).groupby('name')['w'].sum(min_count=1)
# case: flights/merge-suffix-collide
result = airlines_df.merge(students_df, left_on='id', right_on='sid', how='outer').columns.tolist()
# case: flights/merge-indicator-counts
result = grades_df.merge(students_df, on='sid', how='outer', indicator=True)['_merge'].value_counts()
# case: flights/merge-type-error
result = grades_df.merge(pd.DataFrame({'sid': ['1', '2'], 'x': [1, 2]}), on='sid')
# case: flights/update-frame
a = students_df.set_index('sid')[['major']].copy()
a.update(pd.DataFrame({'major': ['Art']}, index=[7]))
result = a['major'].tolist()
# case: flights/map-missing
result = students_df['major'].map({'CS': 'Computing', 'Bio': 'Biology'}).tolist()
# case: flights/replace-regex
result = students_df['major'].replace(to_replace=r'^(\w).*$', value=r'\1', regex=True).tolist()
# case: flights/astype-str-none
result = students_df['major'].astype(str).tolist()
# case: flights/bool-logic-precedence-error
result = grades_df[grades_df['grade'] > 80 & grades_df['sid'] == 1]
# case: flights/ambiguous-truth-error
result = 1 if grades_df['grade'] > 80 else 0
# case: flights/missing-column-attr
result = grades_df.score
# case: flights/isnull-sum
result = students_df.isnull().sum()
# case: flights/memory-free-copy
a = students_df
b = a.copy()
b.loc[b['major'].isna(), 'major'] = 'None yet'
result = (a['major'].isna().sum(), b['major'].isna().sum())
# case: flights/loc-enlarge
t = grades_df.groupby('course')['grade'].mean().to_frame()
t.loc['ALL'] = grades_df['grade'].mean()
result = t.round(2)
# case: flights/assign-dict-unpack
result = students_df.head(2).assign(**{'full name': lambda d: d['name'] + ' X', 'n': 1})
# case: flights/insert-pop
d = students_df.head(3).copy()
d.insert(1, 'rank', [3, 1, 2])
m = d.pop('major')
result = (d.columns.tolist(), m.tolist())
# case: flights/drop-cols-rows
result = students_df.drop(columns=['born']).drop(index=[0, 1]).reset_index(drop=True).head(2)
# case: flights/dropna-thresh
result = airports_df.dropna(thresh=4)['code'].tolist()
# case: flights/idxmax-axis1
m = grades_df.pivot(index='sid', columns='course', values='grade').dropna(how='all')
result = m.idxmax(axis=1)
# case: flights/rank-axis-first
result = grades_df['grade'].rank(method='first', ascending=False, na_option='bottom').tolist()
# case: flights/global-keyword
count = 0
def visit(x):
    global count
    count += x
    return count
result = [visit(i) for i in range(4)]
# case: flights/generator-next
result = next((n for n in students_df['name'] if n.startswith('Q')), None)
# case: flights/enumerate-zip-star
cols = list(zip(*grades_df[['sid', 'grade']].head(3).values.tolist()))
result = [(i, c) for i, c in enumerate(cols, start=1)]
# case: flights/set-ops
a, b = set(grades_df.query("course == 'DB'")['sid']), set(grades_df.query("course == 'AI'")['sid'])
result = (sorted(a & b), sorted(a - b), sorted(a ^ b), a >= {1})
# case: flights/string-percent
result = '%s has %d grades (%.1f%%)' % ('Liu', 3, 300 / 13)
# case: flights/dict-get-default
d = {}
for r in grades_df.itertuples():
    d.setdefault(r.course, []).append(r.grade)
result = {k: round(sum(v) / len(v), 2) for k, v in d.items()}
# case: flights/ternary-none
x = grades_df.loc[grades_df['course'] == 'XX', 'grade']
result = x.mean() if not x.empty else 'no data'
# case: flights/mean-of-empty
result = grades_df.loc[grades_df['course'] == 'XX', 'grade'].mean()
# case: flights/iloc-empty-error
result = grades_df.loc[grades_df['course'] == 'XX', 'grade'].iloc[0]
# case: flights/values-flatten
result = grades_df[['sid', 'grade']].head(2).values.flatten().tolist()
# case: flights/to-string-int-cols
result = grades_df.head(2)[['sid', 'grade']].to_string(index=False)
# data: grand_prix
import pandas as pd
import numpy as np
import re
from datetime import datetime, timedelta, date
from collections import Counter, defaultdict, deque
from functools import reduce
import math
drivers = pd.DataFrame({'driverId': [1, 2, 3, 4], 'forename': ['Lewis', 'Nico', 'José', 'Ana'], 'surname': ['Hamilton', 'Rosberg', 'Garcia', 'Silva'], 'dob': ['1985-01-07', '1985-06-27', '1990-12-31', None], 'nationality': ['British', 'German', 'Spanish', 'Brazilian'], 'number': [44.0, 6.0, np.nan, 7.0]})
races = pd.DataFrame({'raceId': [10, 11, 12, 13], 'year': [2008, 2008, 2009, 2009], 'round': [1, 2, 1, 2], 'name': ['Australian Grand Prix', 'Malaysian Grand Prix', 'Australian Grand Prix', 'Bahrain Grand Prix'], 'date': ['2008-03-16', '2008-03-23', '2009-03-29', '2009-04-26'], 'time': ['04:30:00', '07:00:00', '06:00:00', None]})
results = pd.DataFrame({'raceId': [10, 10, 10, 11, 11, 11, 12, 12, 13, 13, 13], 'driverId': [1, 2, 3, 1, 2, 4, 2, 3, 1, 2, 3], 'position': [1, 2, np.nan, 3, 1, 2, 1, 2, 2, 1, np.nan], 'points': [10.0, 8.0, 0.0, 6.0, 10.0, 8.0, 10.0, 8.0, 8.0, 10.0, 0.0], 'milliseconds': [5690616, 5696094, np.nan, 5500000, 5499999, 5501000, 5790000, 5795555, 5400000, 5399000, np.nan], 'fastestLapTime': ['1:27.452', '1:27.739', None, '1:35.600', '1:35.405', '1:36.0', '1:27.706', '1:28.020', '1:34.756', '1:34.588', '\\N'], 'status': ['Finished', 'Finished', 'Collision', 'Finished', 'Finished', '+1 Lap', 'Finished', '+1 Lap', 'Finished', 'Finished', 'Engine']})
# case: grand_prix/standings
s = results.merge(races[['raceId', 'year']], on='raceId').groupby(['year', 'driverId'], as_index=False)['points'].sum()
s['rank'] = s.groupby('year')['points'].rank(ascending=False, method='min').astype(int)
result = s.merge(drivers[['driverId', 'surname']], on='driverId').sort_values(['year', 'rank'])[['year', 'rank', 'surname', 'points']].reset_index(drop=True)
# case: grand_prix/champions
s = results.merge(races, on='raceId').merge(drivers, on='driverId').groupby(['year', 'surname'])['points'].sum()
result = s.loc[s.groupby(level='year').idxmax()]
# case: grand_prix/champions-dict
s = results.merge(races, on='raceId').groupby(['year', 'driverId'])['points'].sum().reset_index()
best = {}
for _, r in s.iterrows():
    y = int(r['year'])
    if y not in best or r['points'] > best[y][1]:
        best[y] = (int(r['driverId']), r['points'])
result = best
# case: grand_prix/lap-seconds
def to_seconds(t):
    if t is None or t == '\\N' or (isinstance(t, float) and math.isnan(t)):
        return np.nan
    m, s = t.split(':')
    return int(m) * 60 + float(s)
result = results['fastestLapTime'].apply(to_seconds).round(3)
# case: grand_prix/lap-extract
p = results['fastestLapTime'].str.extract(r'^(\d+):(\d+\.\d+)$').astype(float)
result = (p[0] * 60 + p[1]).groupby(results['raceId']).min()
# case: grand_prix/lap-timedelta
t = pd.to_timedelta('00:' + results['fastestLapTime'].replace('\\N', np.nan))
result = t.dt.total_seconds().describe().round(4)
# case: grand_prix/replace-null-marker
r = results.replace({'\\N': None})
result = r['fastestLapTime'].isna().sum(), results['fastestLapTime'].eq('\\N').sum()
# case: grand_prix/winners-never
winners = results.loc[results['position'] == 1, 'driverId'].unique()
result = drivers[~drivers['driverId'].isin(winners)]['forename'].str.cat(drivers['surname'], sep=' ').tolist()
# case: grand_prix/dnf-rate
results['dnf'] = results['position'].isna()
result = results.groupby('driverId')['dnf'].agg(['sum', 'mean']).round(2)
# case: grand_prix/podiums-pivot
r = results.merge(drivers[['driverId', 'surname']])
result = r[r['position'] <= 3].pivot_table(index='surname', columns='position', values='raceId', aggfunc='count', fill_value=0)
# case: grand_prix/pivot-int-columns
r = results.merge(drivers[['driverId', 'surname']])
t = r[r['position'] <= 3].assign(position=lambda d: d['position'].astype(int)).pivot_table(index='surname', columns='position', values='raceId', aggfunc='count', fill_value=0)
t.columns = [f'P{c}' for c in t.columns]
result = t.sort_values(['P1', 'P2'], ascending=False)
# case: grand_prix/wide-points
w = results.pivot(index='driverId', columns='raceId', values='points')
result = w, w.sum(axis=1), w.idxmax(axis=1), w.count(axis=1)
# case: grand_prix/wide-cumsum
w = results.pivot(index='raceId', columns='driverId', values='points').fillna(0).cumsum()
result = w
# case: grand_prix/wide-diff
w = results.pivot(index='raceId', columns='driverId', values='points')
result = w.diff(), w.shift(1).iloc[1]
# case: grand_prix/leader-gap
r = results.dropna(subset=['milliseconds']).copy()
r['gap'] = r['milliseconds'] - r.groupby('raceId')['milliseconds'].transform('min')
r['gap_s'] = (r['gap'] / 1000).map('+{:.3f}'.format)
result = r[['raceId', 'driverId', 'gap_s']]
# case: grand_prix/age-at-race
r = results.merge(races, on='raceId').merge(drivers, on='driverId')
r['age'] = ((pd.to_datetime(r['date']) - pd.to_datetime(r['dob'])).dt.days // 365.25)
result = r.groupby('surname')['age'].max()
# case: grand_prix/youngest
d = drivers.assign(dob=pd.to_datetime(drivers['dob']))
result = d.loc[d['dob'].idxmax(), ['forename', 'dob']].tolist()
# case: grand_prix/race-hour
h = pd.to_datetime(races['time'], format='%H:%M:%S').dt.hour
result = h.mean(), h.tolist(), races.loc[h < 7, 'name'].tolist()
# case: grand_prix/time-compare-text
result = races[(races['time'] > '05:00:00')].sort_values('time')['name'].tolist()
# case: grand_prix/datetime-concat
dt = pd.to_datetime(races['date'] + ' ' + races['time'].fillna('00:00:00'))
result = dt.tolist(), (dt.max() - dt.min()).total_seconds()
# case: grand_prix/reduce-merge
frames = [results, races[['raceId', 'year']], drivers[['driverId', 'nationality']]]
m = reduce(lambda a, b: a.merge(b, how='left'), frames)
result = m.groupby(['nationality', 'year'])['points'].sum().unstack()
# case: grand_prix/multiindex-slicing
m = results.merge(races[['raceId', 'year']]).groupby(['year', 'raceId', 'driverId'])['points'].sum()
result = m.loc[2008].loc[11], m.loc[(2009, slice(None), 2)], m.unstack().loc[2008]
# case: grand_prix/multiindex-xs-frame
m = results.merge(races[['raceId', 'year']]).set_index(['year', 'driverId']).sort_index()
result = m.xs(2, level='driverId')[['points']], m.loc[(2008, 1), 'points'].tolist(), m.index.get_level_values('year').unique().tolist()
# case: grand_prix/multi-reset
m = results.groupby(['driverId', 'status']).size().rename('n').reset_index()
result = m.query('n > 1')
# case: grand_prix/status-group-map
m = results['status'].map(lambda s: 'finished' if s == 'Finished' else ('lapped' if s.startswith('+') else 'out'))
result = m.value_counts().to_dict(), pd.crosstab(results['driverId'], m)
# case: grand_prix/lapped-regex
result = results['status'].str.extract(r'\+(\d+) Lap')[0].astype(float).sum(), results['status'].str.match(r'\+\d').tolist()
# case: grand_prix/consecutive-wins
def streak(s):
    best = cur = 0
    for x in s:
        cur = cur + 1 if x == 1 else 0
        best = max(best, cur)
    return best
result = results.sort_values('raceId').groupby('driverId')['position'].apply(streak)
# case: grand_prix/streak-vector
win = (results['position'] == 1)
grp = (win != win.shift()).cumsum()
result = win.groupby(grp).sum().max(), grp.tolist()
# case: grand_prix/improvement
r = results.sort_values(['driverId', 'raceId'])
r['delta'] = r.groupby('driverId')['position'].diff()
result = r.loc[r['delta'] < 0, ['driverId', 'raceId', 'delta']]
# case: grand_prix/pct-change
r = results.sort_values(['driverId', 'raceId'])
result = r.groupby('driverId')['milliseconds'].pct_change().round(4)
# case: grand_prix/normalize-names
result = (drivers['forename'].str[0] + '. ' + drivers['surname'].str.upper()).tolist(), drivers['surname'].str.len().max(), drivers['forename'].str.normalize('NFKD').str.encode('ascii', errors='ignore').str.decode('utf-8').tolist()
# case: grand_prix/num-formatting
result = drivers['number'].fillna(0).astype(int).astype(str).str.zfill(3).tolist(), drivers['number'].apply(lambda x: f'#{x:.0f}' if pd.notnull(x) else '-').tolist()
# case: grand_prix/int-or-na
result = drivers['number'].astype('Int64'), drivers['number'].astype('Int64').astype(str).tolist()
# case: grand_prix/race-names-common
a = set(races.loc[races['year'] == 2008, 'name'])
b = set(races.loc[races['year'] == 2009, 'name'])
result = sorted(a & b), sorted(a ^ b), a <= b, len(a | b)
# case: grand_prix/both-years-groupby
result = races.groupby('name')['year'].nunique().loc[lambda s: s == races['year'].nunique()].index.tolist()
# case: grand_prix/agg-join-text
result = results.merge(drivers, on='driverId').sort_values('position').groupby('raceId')['surname'].agg(', '.join)
# case: grand_prix/agg-first-last
r = results.merge(races, on='raceId').sort_values('date')
result = r.groupby('driverId').agg(first=('date', 'first'), last=('date', 'last'), n=('raceId', 'size'), best=('position', 'min'))
# case: grand_prix/agg-set-list
result = results.groupby('raceId')['driverId'].agg([list, set, 'nunique'])
# case: grand_prix/agg-tuple
result = results.groupby('driverId')['raceId'].apply(tuple).to_dict()
# case: grand_prix/groupby-ngroup
result = results.groupby('driverId').ngroup().tolist(), results.groupby('raceId').cumcount(ascending=False).tolist()
# case: grand_prix/nth-row
result = results.groupby('raceId').nth(1)[['raceId', 'driverId']], results.groupby('raceId')['driverId'].nth(-1)
# case: grand_prix/first-not-null
result = results.groupby('driverId')[['fastestLapTime', 'milliseconds']].first()
# case: grand_prix/group-describe
result = results.groupby('raceId')['points'].describe().round(2)
# case: grand_prix/group-quantile-list
result = results.groupby('driverId')['milliseconds'].quantile([0.25, 0.75]).unstack()
# case: grand_prix/group-filter-lambda
result = results.groupby('driverId').filter(lambda g: g['points'].sum() > 20)['driverId'].unique().tolist()
# case: grand_prix/group-apply-frame
def top(g, n=1):
    return g.sort_values('points', ascending=False).head(n)
result = results.groupby('raceId', group_keys=False)[['driverId', 'points']].apply(top, n=1)
# case: grand_prix/group-apply-frame-keys
result = results.groupby('raceId')[['driverId', 'points']].apply(lambda g: g.nlargest(2, 'points')).reset_index(level=1, drop=True).reset_index()
# case: grand_prix/transform-rank
results['r'] = results.groupby('raceId')['milliseconds'].rank()
result = results[['raceId', 'driverId', 'r']]
# case: grand_prix/transform-size
result = results[results.groupby('driverId')['raceId'].transform('size') >= 3]['driverId'].value_counts()
# case: grand_prix/transform-first
r = results.sort_values(['raceId', 'position'])
r['winner'] = r.groupby('raceId')['driverId'].transform('first')
result = r[['raceId', 'driverId', 'winner']].head(5)
# case: grand_prix/rolling-points
r = results.sort_values(['driverId', 'raceId'])
r['form'] = r.groupby('driverId')['points'].rolling(window=2, min_periods=1).mean().values
result = r[['driverId', 'raceId', 'form']]
# case: grand_prix/rolling-reset
r = results.sort_values(['driverId', 'raceId'])
r['form'] = r.groupby('driverId')['points'].rolling(2).sum().reset_index(0, drop=True)
result = r[['driverId', 'form']]
# case: grand_prix/expanding-group
result = results.groupby('driverId')['points'].expanding().max()
# case: grand_prix/ewm-simple
result = results['points'].ewm(span=3, adjust=False).mean().round(4).tolist()
# case: grand_prix/shift-fill
result = results.groupby('driverId')['points'].shift(1, fill_value=0).tolist()
# case: grand_prix/cummax-flag
r = results.sort_values('raceId')
result = (r['points'] == r.groupby('driverId')['points'].cummax()).sum()
# case: grand_prix/head-to-head
j = results.merge(results, on='raceId', suffixes=('', '_opp'))
j = j[(j['driverId'] == 1) & (j['driverId_opp'] == 2)]
result = (j['position'] < j['position_opp']).sum(), len(j)
# case: grand_prix/merge-suffix-conflict
m = races.merge(races, on='name', suffixes=('_a', '_b'))
result = m[m['year_a'] < m['year_b']][['name', 'year_a', 'year_b', 'round_a']]
# case: grand_prix/merge-asymmetric
m = drivers.merge(results, how='left').groupby('surname')['raceId'].count().sort_values(ascending=False, kind='mergesort')
result = m
# case: grand_prix/merge-validate-fail
result = results.merge(races, on='raceId', validate='one_to_one')
# case: grand_prix/merge-many-keys
a = results[['raceId', 'driverId', 'points']]
b = pd.DataFrame({'raceId': [10, 10, 99], 'driver': [1, 2, 3], 'bonus': [1, 2, 3]})
result = a.merge(b, left_on=['raceId', 'driverId'], right_on=['raceId', 'driver'], how='outer', indicator=True).query('_merge != "left_only"')
# case: grand_prix/concat-axis1
a = results.groupby('driverId')['points'].sum()
b = results.groupby('driverId')['position'].min().rename('best')
c = results[results['position'] == 1].groupby('driverId').size().rename('wins')
result = pd.concat([a, b, c], axis=1).fillna({'wins': 0})
# case: grand_prix/concat-names
result = pd.concat([races.assign(src='r').iloc[:1, :2], races.assign(src='q').iloc[1:2]], sort=False)
# case: grand_prix/assign-chain-lambda
result = (results.assign(sec=lambda d: d['milliseconds'] / 1000, minute=lambda d: d['sec'] // 60, rest=lambda d: (d['sec'] % 60).round(1))[['minute', 'rest']].dropna().astype({'minute': int}))
# case: grand_prix/cut-minutes
m = results['milliseconds'] / 60000
result = pd.cut(m, bins=[0, 90, 92, 95, 100], labels=['A', 'B', 'C', 'D']).value_counts(dropna=False)
# case: grand_prix/cut-intervals
result = pd.cut(results['points'], 3).value_counts().sort_index()
# case: grand_prix/qcut-labels
result = pd.qcut(results['milliseconds'], 4, labels=['Q1', 'Q2', 'Q3', 'Q4']).tolist()
# case: grand_prix/cut-retbins
c, b = pd.cut(results['points'], bins=2, retbins=True)
result = b.round(2).tolist(), c.astype(str).unique().tolist()
# case: grand_prix/bins-group
result = results.groupby(pd.cut(results['points'], [-1, 0, 8, 10]), observed=True)['driverId'].nunique()
# case: grand_prix/bins-interval-attr
c = pd.cut(results['points'], [-1, 0, 8, 10])
result = [iv.right for iv in c.cat.categories], c.iloc[0].left
# case: grand_prix/value-counts-bins
result = results['points'].value_counts(bins=2)
# case: grand_prix/value-counts-multi
result = results[['driverId', 'status']].value_counts().reset_index(name='n').head(3)
# case: grand_prix/value-counts-loc
vc = results['status'].value_counts()
result = vc['Finished'], vc.get('Nope', 0), vc.index[0], vc.max(), vc[vc > 1].to_dict()
# case: grand_prix/nlargest-idx
s = results.groupby('driverId')['points'].sum()
result = s.nlargest(2).index.tolist(), s.nsmallest(1), s.sort_values().index[-1]
# case: grand_prix/argmax-etc
s = results['milliseconds']
result = s.argmax(), s.idxmin(), np.argmin(s.dropna()), s.dropna().argsort().tolist()
# case: grand_prix/mode-per-group
result = results.groupby('driverId')['status'].agg(lambda s: s.mode().iloc[0]), results.groupby('driverId')['status'].apply(lambda s: s.value_counts().index[0])
# case: grand_prix/string-case
result = races['name'].str.replace(' Grand Prix', '').str.lower().tolist(), races['name'].str.split().str[0].tolist(), races['name'].str.contains('austral', case=False).sum(), races['name'].str.startswith(('A', 'B')).tolist()
# case: grand_prix/string-padding
result = drivers['surname'].str.pad(10, side='left', fillchar='.').tolist(), drivers['surname'].str.center(11, '*').tolist(), drivers['surname'].str.slice(0, 3).tolist()
# case: grand_prix/string-counts
result = drivers['surname'].str.count('[aeiou]').tolist(), drivers['surname'].str.find('s').tolist(), drivers['nationality'].str.isalpha().all()
# case: grand_prix/get-dummies-status
result = pd.get_dummies(results['status']).sum(), pd.get_dummies(results[['driverId', 'status']], columns=['status'], prefix='st').columns.tolist()
# case: grand_prix/factorize
c, u = pd.factorize(results['status'])
result = c.tolist(), u.tolist()
# case: grand_prix/sort-nulls
result = results.sort_values('position', na_position='first')['driverId'].tolist(), results.sort_values(['position', 'points'], ascending=[True, False]).index.tolist()
# case: grand_prix/sort-by-len
result = races.sort_values('name', key=lambda s: s.str.len())['raceId'].tolist(), sorted(races['name'].unique(), key=len, reverse=True)
# case: grand_prix/iloc-edges
result = races.iloc[[0, -1]]['name'].tolist(), races.iloc[::2].index.tolist(), races.iloc[1:3, 0].sum(), races.iloc[-1]['year']
# case: grand_prix/squeeze-item
result = races.loc[races['raceId'] == 12, 'name'].item(), races.loc[races['raceId'] == 12, 'name'].values[0], races[races['raceId'] == 12]['name'].squeeze()
# case: grand_prix/item-error
result = races.loc[races['year'] == 2009, 'name'].item()
# case: grand_prix/deque-window
d = deque(maxlen=2)
out = []
for p in results['points'].head(4):
    d.append(p)
    out.append(sum(d) / len(d))
result = out
# case: grand_prix/nested-dict
nested = defaultdict(dict)
for r in results.head(4).itertuples():
    nested[r.raceId][r.driverId] = r.points
result = pd.DataFrame(nested)
# case: grand_prix/dict-merge
a = dict(zip(drivers['driverId'], drivers['surname']))
b = {1: 'HAM', 9: 'NEW'}
result = {**a, **b}, a | b, {v: k for k, v in a.items()}
# case: grand_prix/string-join-numbers
result = '-'.join(results['driverId'].astype(str).unique()), ';'.join(f'{k}={v}' for k, v in sorted(results['driverId'].value_counts().items()))
# data: library
import pandas as pd
import numpy as np
import re
from collections import defaultdict, Counter, deque, namedtuple
from functools import reduce, partial
from itertools import groupby, accumulate, product, chain
from operator import itemgetter
from statistics import mean, median

books_df = pd.DataFrame({'book_id': [1, 2, 3, 4, 5, 6, 7], 'title': ['Sea of Ink', 'Paper Moon', 'The Last Page', 'sea of ink', 'Glass, Light', None, 'Ünder'], 'author': ['K. Berg', 'L. Moss', 'K. Berg', 'K. Berg', 'A. Tan; L. Moss', 'A. Tan', None], 'pages': [320, 150, 0, 320, 210, 99, None], 'published': ['1999', '2005-06', '2010-01-31', '1999', 'n.d.', '2010', '2021-12-01'], 'genres': ['novel,sea', 'poems', 'novel', 'novel,sea', 'art,poems,light', '', None]})
members_df = pd.DataFrame({'member': ['m1', 'm2', 'm3', 'm4'], 'since': pd.to_datetime(['2020-01-10', '2020-03-15', None, '2021-07-01']), 'active': [True, False, True, None], 'fee': [10, 20, 20, 15]})
loans_df = pd.DataFrame({'loan': [100, 101, 102, 103, 104, 105, 106, 107, 108], 'member': ['m1', 'm1', 'm2', 'm3', 'm2', 'm1', 'm9', 'm3', 'm1'], 'book_id': [1, 2, 1, 3, 3, 5, 2, 2, 1], 'out': ['2021-01-01', '2021-01-05', '2021-01-09', '2021-02-01', '2021-02-03', '2021-03-01', '2021-03-02', '2021-04-01', '2021-04-20'], 'back': ['2021-01-15', '2021-01-20', None, '2021-02-02', '2021-03-10', None, '2021-03-09', '2021-04-30', '2021-04-21']})
# case: library/overdue
l = loans_df.copy()
for c in ['out', 'back']:
    l[c] = pd.to_datetime(l[c])
l['days'] = (l['back'].fillna(pd.Timestamp('2021-05-01')) - l['out']).dt.days
result = l.query('days > 14')[['loan', 'days']].reset_index(drop=True)
# case: library/loans-per-month-all
m = pd.to_datetime(loans_df['out']).dt.month.value_counts().reindex(range(1, 7), fill_value=0)
m.index.name = 'month'
result = m.reset_index(name='n')
# case: library/concurrent
ev = [(o, 1) for o in loans_df['out']] + [(b, -1) for b in loans_df['back'].dropna()]
cur = best = 0
for d, x in sorted(ev):
    cur += x
    best = max(best, cur)
result = best
# case: library/genre-explode
g = books_df.assign(genre=books_df['genres'].str.split(',')).explode('genre')
result = g[g['genre'].fillna('') != ''].groupby('genre')['book_id'].nunique().sort_values(ascending=False)
# case: library/authors-split-count
a = books_df['author'].dropna().str.split(r';\s*', regex=True).explode().str.strip()
result = a.value_counts()
# case: library/same-title-ignoring-case
t = books_df['title'].str.casefold()
result = books_df.loc[t.duplicated(keep=False) & t.notna(), 'book_id'].tolist()
# case: library/year-extract
result = books_df['published'].str.extract(r'^(\d{4})', expand=False).astype('Int64')
# case: library/mean-pages-ignoring-zero
p = books_df['pages'].replace(0, np.nan)
result = round(p.mean(), 2), int(p.count())
# case: library/filter-regex
result = loans_df.filter(regex='^(out|back)$').columns.tolist(), loans_df.filter(like='o').columns.tolist()
# case: library/select-dtypes
result = books_df.select_dtypes(include='number').columns.tolist(), members_df.select_dtypes(exclude=['number']).columns.tolist()
# case: library/set-axis-prefix
d = members_df[['member', 'fee']].set_axis(['who', 'cost'], axis=1).add_prefix('m_')
result = d.rename(columns=str.upper).head(2)
# case: library/droplevel
d = loans_df.groupby('member').agg({'loan': ['count', 'max']})
d.columns = d.columns.droplevel(0)
result = d.sort_values('count', ascending=False, kind='stable')
# case: library/map-columns
d = loans_df.groupby('member').agg({'loan': ['count'], 'book_id': ['nunique']})
d.columns = d.columns.map('_'.join)
result = d
# case: library/convert-dtypes
result = books_df[['book_id', 'pages', 'title']].convert_dtypes().dtypes.astype(str).to_dict()
# case: library/active-true
result = members_df[members_df['active'] == True]['member'].tolist()
# case: library/active-fillna
result = members_df['active'].fillna(False).astype(bool).sum()
# case: library/active-not
result = members_df[~members_df['active'].fillna(True).astype(bool)]['member'].tolist()
# case: library/since-earliest
result = members_df['since'].min(), members_df['since'].max() - members_df['since'].min()
# case: library/since-format
result = members_df['since'].dt.strftime('%d %b %Y').fillna('unknown').tolist()
# case: library/tenure-months
e = pd.Timestamp('2021-12-31')
s = members_df['since']
result = ((e.year - s.dt.year) * 12 + e.month - s.dt.month).tolist()
# case: library/cohort
s = members_df.assign(cohort=members_df['since'].dt.to_period('Q').astype(str))
result = s.groupby('cohort')['fee'].sum()
# case: library/rolling-days
l = loans_df.assign(out=pd.to_datetime(loans_df['out'])).set_index('out').sort_index()
result = l['loan'].rolling('10D').count()
# case: library/resample-week
l = loans_df.assign(out=pd.to_datetime(loans_df['out'])).set_index('out')
result = l.resample('W')['loan'].count().loc[lambda s: s > 0]
# case: library/resample-agg
l = loans_df.assign(out=pd.to_datetime(loans_df['out'])).set_index('out')
result = l.resample('ME').agg({'loan': 'count', 'member': 'nunique'})
# case: library/groupby-freq-member
l = loans_df.assign(out=pd.to_datetime(loans_df['out']))
result = l.groupby(['member', pd.Grouper(key='out', freq='MS')]).size()
# case: library/next-loan
l = loans_df.sort_values(['member', 'out'])
l['next'] = l.groupby('member')['out'].shift(-1)
result = l[['loan', 'next']]
# case: library/reborrowed
d = loans_df[loans_df.duplicated(['member', 'book_id'], keep=False)]
result = d.groupby(['member', 'book_id'])['loan'].agg(['min', 'max', 'size']).reset_index()
# case: library/never-returned-names
l = loans_df[loans_df['back'].isnull()].merge(books_df, how='left').merge(members_df, how='left', on='member')
result = l[['member', 'title']]
# case: library/anti-join-index
result = members_df.set_index('member').drop(loans_df['member'].unique(), errors='ignore').index.tolist()
# case: library/drop-missing-error
result = members_df.set_index('member').drop(['m1', 'm9'])
# case: library/popular-ties
c = loans_df['book_id'].value_counts()
top = c[c == c.max()].index
result = books_df[books_df['book_id'].isin(top)][['title', 'author']]
# case: library/nlargest-groupby
result = loans_df.groupby('member')['loan'].nlargest(1)
# case: library/cummax-mask
s = books_df['pages'].fillna(0)
result = s.mask(s < s.cummax()).tolist()
# case: library/diff-negative
result = members_df['fee'].diff(-1).tolist()
# case: library/ordered-itertools-groupby
rows = sorted(loans_df[['member', 'loan']].values.tolist(), key=itemgetter(0))
result = {k: [r[1] for r in g] for k, g in groupby(rows, key=itemgetter(0))}
# case: library/accumulate
result = list(accumulate(members_df['fee'], lambda a, b: a + b))
# case: library/product
result = [f'{a}{b}' for a, b in product('xy', range(2))]
# case: library/namedtuple-rows
result = [(r.Index, r.fee) for r in members_df.itertuples() if r.active]
# case: library/statistics-module
result = mean(members_df['fee'].tolist()), median(members_df['fee'].tolist())
# case: library/deque
q = deque(maxlen=2)
for x in members_df['member']:
    q.append(x)
result = list(q)
# case: library/partial
twice = partial(lambda k, x: k * x, 2)
result = members_df['fee'].map(twice).tolist()
# case: library/chain-from-iterable
result = sorted(set(chain.from_iterable(g.split(',') for g in books_df['genres'].dropna() if g)))
# case: library/sorted-reverse-stable
result = sorted(members_df['member'], key=lambda m: members_df.set_index('member').loc[m, 'fee'], reverse=True)
# case: library/lambda-default-capture
fs = [lambda x, k=k: x + k for k in range(3)]
result = [f(10) for f in fs]
# case: library/closure-counter
def counter():
    n = 0
    def inc():
        nonlocal n
        n += 1
        return n
    return inc
c = counter()
c()
result = c()
# case: library/recursion
def fact(n):
    return 1 if n < 2 else n * fact(n - 1)
result = fact(25)
# case: library/while-else
i = 0
while i < 3:
    i += 1
else:
    i = 'done'
result = i
# case: library/for-break-else
for b in books_df.itertuples():
    if b.pages == 210:
        result = b.book_id
        break
else:
    result = None
# case: library/try-finally
log = []
try:
    books_df['nope']
except KeyError as e:
    log.append(str(e))
finally:
    log.append('end')
result = log
# case: library/raise-valueerror
if books_df['pages'].isna().any():
    raise ValueError('pages are missing')
# case: library/assert-fails
assert (books_df['pages'] > 0).all(), 'zero pages'
# case: library/unpack-star
first, *rest = books_df['book_id'].tolist()
result = (first, rest[-1], len(rest))
# case: library/dict-merge
result = {**{'a': 1}, **{'b': 2}} | {'a': 3}
# case: library/set-comprehension
result = sorted({len(t) for t in books_df['title'].dropna()})
# case: library/nested-comprehension
result = [(i, w) for i, t in enumerate(books_df['title']) if t for w in t.split() if w[0].isupper()]
# case: library/slice-negative
result = books_df['title'].tolist()[::-2]
# case: library/string-methods
s = '  Glass, Light '
result = [s.strip().partition(',')[2].lstrip(), s.find('L'), s.strip().swapcase(), 'a,b,,c'.split(','), '-'.join(reversed('abc')), 'x'.center(5, '.'), 'abc'.rjust(5), 'tEST'.capitalize(), 'a\tb'.expandtabs(4), 'aXbX'.rsplit('X', 1)]
# case: library/fstring-formats
v = 1234567.891
result = [f'{v:,.2f}', f'{v:.3e}', f'{int(v):>12d}', f'{0.256:.1%}', f'{"ab":^6}|', f'{5:03d}', f'{v!r}', f'{255:x}', f'{True}']
# case: library/int-division-mod
result = [7 // 2, -7 // 2, -7 % 3, 7.5 // 2, divmod(-7, 2), 2 ** -1, round(2.5), round(-1.5), round(2.675, 2)]
# case: library/bool-arith
result = sum(p > 100 for p in books_df['pages'] if p == p)
# case: library/none-compare-error
result = max([3, None, 5])
# case: library/chained-compare
result = [1 < x <= 3 for x in (1, 2, 3, 4)]
# case: library/any-generator
result = any(isinstance(t, str) and 'Moon' in t for t in books_df['title'])
# case: library/zip-longest-not
result = list(zip(books_df['book_id'], members_df['member']))
# case: library/enumerate-dict
result = {t: i for i, t in enumerate(sorted(books_df['title'].dropna()))}
# case: library/pd-isna-list
result = pd.isna(books_df['author']).tolist(), pd.isna(None), pd.notna(3)
# case: library/np-nan-eq
result = [x == x for x in books_df['pages']], np.nan == np.nan, None == None
# case: library/np-functions
a = np.array([3.0, 1.0, np.nan, 2.0])
result = [float(np.nansum(a)), float(np.nanmean(a)), float(np.nanmax(a)), np.argsort(a[[0, 1, 3]]).tolist(), np.cumsum([1, 2, 3]).tolist(), np.clip([1, 5, 9], 2, 6).tolist(), np.diff([1, 4, 9]).tolist(), float(np.ptp([1, 5])), np.sign([-2, 0, 3]).tolist()]
# case: library/np-isin-logical
f = members_df['fee'].to_numpy()
result = np.isin(f, [10, 15]).tolist(), np.logical_and(f > 10, f < 20).tolist(), np.any(f > 15), np.all(f > 15)
# case: library/np-round-half
result = np.round([0.5, 1.5, 2.5, 2.675], 0).tolist()
# case: library/np-floor-ceil
result = np.floor(members_df['fee'] / 3).tolist(), np.ceil(members_df['fee'] / 3).astype(int).tolist()
# case: library/np-select-strings
f = members_df['fee']
result = members_df.assign(k=np.select([f < 12, f < 18], ['low', 'mid'], 'high'))['k'].value_counts().to_dict()
# case: library/np-average-weights
result = float(np.average(members_df['fee'], weights=[1, 2, 3, 4]))
# case: library/np-bincount-histogram
result = np.bincount([1, 1, 3]).tolist(), np.histogram([1, 2, 2, 5], bins=[0, 2, 4, 6])[0].tolist()
# case: library/np-argmax-where
f = members_df['fee'].to_numpy()
result = int(np.argmax(f)), np.where(f == f.max())[0].tolist()
# case: library/np-linspace-repeat
result = np.linspace(0, 1, 5).tolist(), np.repeat([1, 2], 2).tolist(), np.tile([1, 2], 2).tolist(), np.full(2, 7).tolist(), np.zeros(2).tolist()
# case: library/np-concatenate-sort
result = np.sort(np.concatenate([[3, 1], [2]]))[::-1].tolist()
# case: library/np-log-sqrt
result = np.log1p(members_df['fee']).round(4).tolist(), np.sqrt(members_df['fee']).round(3).sum()
# case: library/np-corrcoef
result = np.corrcoef([1, 2, 3, 4], [2, 4, 5, 9]).round(4).tolist()
# case: library/series-corr
result = round(members_df['fee'].corr(pd.Series([1, 2, 3, 4])), 6)
# case: library/describe-object
result = books_df['author'].describe()
# case: library/describe-mixed
result = members_df[['fee']].describe(percentiles=[.5])
# case: library/info-shape
result = books_df.shape, books_df.size, len(books_df.columns), books_df.ndim, books_df.empty
# case: library/columns-rename-lower
d = books_df.rename(columns=lambda c: c.replace('_', ' ').title())
result = d.columns.tolist()
# case: library/index-set-loc-list
d = books_df.set_index('book_id')
result = d.loc[[3, 1], 'title'].tolist(), d.loc[2:4, 'pages'].tolist(), d.iloc[-1]['author']
# case: library/loc-missing-list-error
result = books_df.set_index('book_id').loc[[3, 99], 'title']
# case: library/reindex-missing
result = books_df.set_index('book_id')['title'].reindex([3, 99])
# case: library/iat-out-of-range
result = books_df.iat[99, 0]
# case: library/multiindex-slice
g = loans_df.groupby(['member', 'book_id'])['loan'].count()
result = g.loc[['m1', 'm3']], g.loc[('m1', 1)], g.loc['m1':'m2'].sum()
# case: library/multiindex-reset-level
g = loans_df.groupby(['member', 'book_id'])['loan'].count()
result = g.reset_index(level='book_id').loc['m1', 'book_id'].tolist()
# case: library/groupby-level-sum
g = loans_df.groupby(['member', 'book_id'])['loan'].count()
result = g.groupby(level='member').max()
# case: library/swaplevel-sort
g = loans_df.groupby(['member', 'book_id']).size().swaplevel().sort_index()
result = g
# case: library/unstack-percent
g = loans_df.groupby(['member', 'book_id']).size().unstack(fill_value=0)
result = g.div(g.sum(axis=1), axis=0).mul(100).round(1)
# case: library/pivot-table-multi-agg
result = loans_df.pivot_table(index='member', values='loan', aggfunc=['count', 'max'])
# case: library/pivot-table-two-index
result = loans_df.assign(back=loans_df['back'].notna()).pivot_table(index=['member', 'back'], values='loan', aggfunc='count').reset_index()
# case: library/pivot-table-dict
result = loans_df.merge(books_df).pivot_table(index='author', values=['pages', 'loan'], aggfunc={'pages': 'mean', 'loan': 'nunique'})
# case: library/pivot-duplicates-error
result = loans_df.pivot(index='member', columns='book_id', values='loan')
# case: library/merge-left-right-same
m = loans_df.merge(books_df[['book_id', 'title']], on='book_id').merge(members_df[['member', 'fee']], on='member', how='left')
result = m.groupby('title', as_index=False)['fee'].sum().sort_values(['fee', 'title'])
# case: library/merge-no-common-error
result = books_df.merge(members_df)
# case: library/concat-keys
result = pd.concat({'a': members_df['fee'].head(2), 'b': members_df['fee'].tail(1)})
# case: library/concat-axis1-unaligned
result = pd.concat([pd.Series([1, 2], index=['x', 'y'], name='a'), pd.Series([3], index=['y'], name='b')], axis=1)
# case: library/append-removed
result = members_df.append({'member': 'm5'}, ignore_index=True)
# case: library/concat-row-dict
result = pd.concat([members_df[['member', 'fee']], pd.DataFrame([{'member': 'm5', 'fee': 5}])], ignore_index=True).tail(2)
# case: library/loc-append-row
d = members_df[['member', 'fee']].copy()
d.loc[len(d)] = ['m5', 7]
result = d.tail(2)
# case: library/equals
result = members_df.equals(members_df.copy()), members_df['fee'].equals(members_df['fee'].astype(float))
# case: library/sort-two-mixed
result = books_df.sort_values(['author', 'pages'], ascending=[True, False], na_position='last')['book_id'].tolist()
# case: library/rank-ties-pct
result = members_df['fee'].rank(method='max', pct=True).tolist()
# case: library/cut-right
result = pd.cut(members_df['fee'], [0, 10, 20]).astype(str).tolist()
# case: library/cut-int-bins
result = pd.cut(members_df['fee'], 2, labels=['lo', 'hi']).tolist()
# case: library/qcut-labels
result = pd.qcut(members_df['fee'].rank(method='first'), 2, labels=['lo', 'hi']).tolist()
# case: library/factorize
codes, uniques = pd.factorize(loans_df['member'])
result = codes.tolist(), uniques.tolist()
# case: library/get-dummies-prefix
result = pd.get_dummies(loans_df['member'], prefix='is', dtype=int).sum().to_dict()
# case: library/to-dict-index
result = members_df.set_index('member')[['fee']].to_dict('index')
# case: library/apply-args
result = members_df['fee'].apply(lambda x, k: x * k, args=(3,)).tolist()
# case: library/apply-result-type
result = members_df.apply(lambda r: [r['member'], r['fee'] * 2], axis=1, result_type='expand')
# case: library/applymap-deprecated
result = members_df[['fee']].map(lambda x: x + 1)['fee'].tolist()
# case: library/agg-none-column-error
result = loans_df.groupby('member').agg(n=('nope', 'count'))
# case: library/sum-strings-error
result = loans_df['member'].mean()
# case: library/groupby-mean-text-error
result = loans_df.groupby('member').mean()
# case: library/groupby-numeric-only
result = loans_df.groupby('member').mean(numeric_only=True)
# case: library/string-plus-int-error
result = members_df['member'] + members_df['fee']
# case: library/string-plus-str
result = (members_df['member'] + '-' + members_df['fee'].astype(str)).tolist()
# case: library/datetime-string-compare
result = members_df[members_df['since'] > '2020-02']['member'].tolist()
# case: library/datetime-subtract-str-error
result = loans_df['back'] - loans_df['out']
# case: library/date-range-weekdays
d = pd.date_range('2021-01-01', '2021-01-10')
result = d[d.dayofweek < 5].strftime('%m-%d').tolist()
# case: library/busday
result = len(pd.bdate_range('2021-01-01', '2021-01-31'))
# case: library/timestamp-arith
t = pd.Timestamp('2021-01-31')
result = [str(t + pd.DateOffset(months=1)), str(t + pd.Timedelta(days=1, hours=3)), str(t - pd.Timestamp('2020-12-31')), (t + pd.offsets.MonthEnd(1)).isoformat(), str(t.replace(day=1)), t.days_in_month, t > pd.Timestamp('2021-01-30 23:00')]
# case: library/timedelta-total
td = pd.to_timedelta(['1 days 02:00:00', '00:30:00'])
result = (td.total_seconds() / 3600).tolist(), str(td.sum()), td.max().days
# data: logs_and_surveys
import pandas as pd
import numpy as np
logs = pd.DataFrame({'ts': pd.to_datetime(['2024-01-01 00:05', '2024-01-01 00:55', '2024-01-01 02:10', '2024-01-02 13:00', '2024-01-03 23:59', '2024-01-08 00:00', '2024-02-29 12:00']), 'user': ['a', 'b', 'a', 'c', 'a', 'b', 'c'], 'level': ['INFO', 'WARN', 'INFO', 'ERROR', 'ERROR', 'INFO', 'WARN'], 'ms': [12, 250, 33, 1024, 980, 5, 310], 'path': ['/home', '/api/v1/items?id=3', '/home', '/api/v2/items', '/login', '/api/v1/users/42', '/']})
sv = pd.DataFrame({'id': [1, 2, 3, 4, 5], 'q1': [5, 4, None, 2, 1], 'q2': ['Agree', 'Disagree', 'Agree', None, 'Neutral'], 'age': [17, 25, 34, 51, 70], 'w': [1.0, 0.5, 2.0, 1.5, 1.0]})
# case: logs_and_surveys/grouper-and-key
result = logs.groupby(['level', pd.Grouper(key='ts', freq='D')])['ms'].sum()
# case: logs_and_surveys/grouper-week
result = logs.groupby(pd.Grouper(key='ts', freq='W-MON'))['ms'].agg(['count', 'max'])
# case: logs_and_surveys/grouper-month-unstack
result = logs.groupby([pd.Grouper(key='ts', freq='MS'), 'level']).size().unstack(fill_value=0)
# case: logs_and_surveys/grouper-week-closed
result = logs.set_index('ts').resample('W-MON', closed='left', label='left')['ms'].sum()
# case: logs_and_surveys/resample-hours
result = logs.set_index('ts').resample('12h')['ms'].count()
# case: logs_and_surveys/resample-ohlc
result = logs.set_index('ts')['ms'].resample('D').ohlc().dropna()
# case: logs_and_surveys/resample-agg-dict
result = logs.set_index('ts').resample('D').agg({'ms': 'mean', 'user': 'nunique'})
# case: logs_and_surveys/resample-first-last
result = logs.set_index('ts').resample('ME')[['user', 'ms']].last()
# case: logs_and_surveys/resample-ffill
result = logs.set_index('ts')['ms'].resample('D').mean().ffill().head(5)
# case: logs_and_surveys/resample-quarter
result = logs.resample('QE', on='ts')['ms'].sum()
# case: logs_and_surveys/group-resample
result = logs.set_index('ts').groupby('user')['ms'].resample('D').sum()
# case: logs_and_surveys/floor-group
result = logs.groupby(logs['ts'].dt.floor('h'))['user'].apply(list)
# case: logs_and_surveys/dayname-group-sorted
result = logs.groupby([logs['ts'].dt.dayofweek, logs['ts'].dt.day_name()])['ms'].sum()
# case: logs_and_surveys/isocalendar
c = logs['ts'].dt.isocalendar()
result = c, c['week'].nunique(), logs.groupby(c.week)['ms'].sum()
# case: logs_and_surveys/period-group-index
g = logs.groupby(logs['ts'].dt.to_period('W'))['ms'].sum()
result = g, g.index.astype(str).tolist(), g.index[0].start_time
# case: logs_and_surveys/period-quarter-text
result = logs['ts'].dt.to_period('Q').astype(str).tolist(), logs['ts'].dt.to_period('M').dt.strftime('%b-%Y').tolist(), ('Q' + logs['ts'].dt.quarter.astype(str) + ' ' + logs['ts'].dt.year.astype(str)).tolist()
# case: logs_and_surveys/period-compare
p = logs['ts'].dt.to_period('M')
result = (p == '2024-01').sum(), (p > pd.Period('2024-01', 'M')).tolist(), p.min(), p.nunique(), (p.max() - p.min()).n
# case: logs_and_surveys/period-arith
p = logs['ts'].dt.to_period('M')
result = (p + 1).astype(str).tolist(), p.dt.year.tolist(), p.dt.month.tolist(), p.value_counts().to_dict()
# case: logs_and_surveys/reindex-periods
g = logs.groupby(logs['ts'].dt.to_period('M')).size()
result = g.reindex(pd.period_range('2024-01', '2024-04', freq='M'), fill_value=0)
# case: logs_and_surveys/reindex-days
d = logs.groupby(logs['ts'].dt.normalize()).size()
full = d.reindex(pd.date_range(d.index.min(), '2024-01-05'), fill_value=0)
result = full, full.rolling(2).sum().tolist()
# case: logs_and_surveys/session-gap
l = logs.sort_values(['user', 'ts'])
new = l.groupby('user')['ts'].diff() > pd.Timedelta('1D')
l['session'] = new.groupby(l['user']).cumsum()
result = l[['user', 'session']]
# case: logs_and_surveys/time-between-errors
e = logs[logs['level'] == 'ERROR']['ts'].diff().dt.total_seconds() / 3600
result = e.round(2).tolist()
# case: logs_and_surveys/path-parts
x = logs['path'].str.extract(r'^/api/(?P<ver>v\d+)/(?P<res>\w+)(?:/(?P<id>\d+))?')
result = x, x['ver'].value_counts(dropna=False)
# case: logs_and_surveys/path-split-expand
result = logs['path'].str.strip('/').str.split('/', expand=True)
# case: logs_and_surveys/path-replace-ids
result = logs['path'].str.replace(r'\d+', '{id}', regex=True).str.replace(r'\?.*', '', regex=True).value_counts()
# case: logs_and_surveys/path-get-dummies
result = logs['level'].str.get_dummies(), logs.groupby('user')['level'].agg('|'.join).str.get_dummies()
# case: logs_and_surveys/query-datetime
result = logs.query('ts >= "2024-01-02" and level == "ERROR"')['user'].tolist(), logs.query('level in ["INFO"] or ms > 1000').shape
# case: logs_and_surveys/query-backticks
d = logs.rename(columns={'ms': 'time ms'})
result = d.query('`time ms` > 300')['user'].tolist()
# case: logs_and_surveys/percentile-flags
q = logs['ms'].quantile([.25, .5, .75])
result = q, (logs['ms'] > q[.75]).sum(), logs['ms'].quantile(.9), np.percentile(logs['ms'], [10, 90]).round(2).tolist()
# case: logs_and_surveys/outlier-iqr
q1, q3 = logs['ms'].quantile(0.25), logs['ms'].quantile(0.75)
result = logs[(logs.ms < q1 - 1.5 * (q3 - q1)) | (logs.ms > q3 + 1.5 * (q3 - q1))].index.tolist(), q3 - q1
# case: logs_and_surveys/weighted-mean-survey
d = sv.dropna(subset=['q1'])
result = np.average(d['q1'], weights=d['w']), (d['q1'] * d['w']).sum() / d['w'].sum()
# case: logs_and_surveys/likert-map
m = {'Disagree': -1, 'Neutral': 0, 'Agree': 1}
result = sv['q2'].map(m).mean(), sv['q2'].map(m).describe().round(3).to_dict()
# case: logs_and_surveys/age-bins
b = pd.cut(sv['age'], bins=[0, 18, 35, 65, 120], labels=['<18', '18-34', '35-64', '65+'], right=False)
result = sv.groupby(b, observed=False)['q1'].agg(['mean', 'count']), b.value_counts().sort_index().to_dict()
# case: logs_and_surveys/age-bins-cross
b = pd.cut(sv['age'], [0, 30, 60, 90])
result = pd.crosstab(b, sv['q2'].fillna('NA'), normalize='columns').round(2)
# case: logs_and_surveys/cut-precision
result = pd.cut(pd.Series([0.123456, 0.5, 0.987654]), 3, precision=2).astype(str).tolist(), pd.qcut(sv['age'], [0, .5, 1.]).astype(str).tolist()
# case: logs_and_surveys/cut-ints-lowest
result = pd.cut(sv['age'], [17, 34, 70], include_lowest=True).astype(str).tolist(), pd.cut(sv['age'], [17, 34, 70]).isna().tolist()
# case: logs_and_surveys/digitize
result = np.digitize(sv['age'], [18, 35, 65]).tolist(), np.searchsorted([18, 35, 65], sv['age']).tolist(), np.histogram(sv['age'], bins=3)[0].tolist()
# case: logs_and_surveys/nps
s = sv['q1']
promoters, detractors = (s >= 5).sum(), (s <= 2).sum()
result = round((promoters - detractors) / s.count() * 100, 1)
# case: logs_and_surveys/rank-ties
s = pd.Series([3, 1, 3, 2, None])
result = pd.DataFrame({'avg': s.rank(), 'min': s.rank(method='min'), 'desc': s.rank(ascending=False, method='dense'), 'pct': s.rank(pct=True), 'bottom': s.rank(na_option='bottom')})
# case: logs_and_surveys/melt-multi
w = pd.DataFrame({'id': [1, 2], 's_2020': [1, 2], 's_2021': [3, 4], 'p_2020': [5, 6], 'p_2021': [7, 8]})
l = w.melt('id')
l[['kind', 'year']] = l['variable'].str.split('_', expand=True)
result = l.pivot(index=['id', 'year'], columns='kind', values='value').reset_index()
# case: logs_and_surveys/stack-unstack-names
p = logs.pivot_table(index='user', columns='level', values='ms', aggfunc='max')
result = p.stack(), p.stack(future_stack=True).shape, p.unstack().dropna().index.names
# case: logs_and_surveys/pivot-multi-index-cols
p = logs.pivot_table(index='user', columns='level', values='ms', aggfunc=['sum', 'count'], fill_value=0)
result = p['sum'], p.columns.tolist(), p.loc['a', ('count', 'INFO')], p.xs('ERROR', axis=1, level=1)
# case: logs_and_surveys/margins-mean
result = logs.pivot_table(index='user', columns='level', values='ms', aggfunc='mean', margins=True).round(1)
# case: logs_and_surveys/groupby-level-sum
s = logs.groupby(['user', 'level'])['ms'].sum()
result = s.groupby(level=0).max(), s.groupby('level').idxmax().tolist(), s.unstack().sum(axis=1), (s / s.groupby('user').transform('sum')).round(2)
# case: logs_and_surveys/droplevel-swap
s = logs.groupby(['user', 'level'])['ms'].agg(['sum', 'max'])
result = s.swaplevel().sort_index().index.tolist(), s.droplevel(0).index.tolist(), s.reset_index(level='level').columns.tolist()
# case: logs_and_surveys/multiindex-sort-desc
s = logs.groupby(['user', 'level'])['ms'].sum().sort_index(level=['level', 'user'], ascending=[False, True])
result = s
# case: logs_and_surveys/set-index-append
d = logs.set_index('user').set_index('level', append=True)
result = d.loc[('a', 'INFO'), 'ms'].tolist(), d.index.names, d.sort_index().loc['b'].shape
# case: logs_and_surveys/index-ops
i = pd.Index([3, 1, 2, 3])
result = i.unique().tolist(), i.value_counts().to_dict(), i.sort_values().tolist(), i.get_loc(1), i.duplicated().tolist(), i.isin([3]).tolist(), i.union([9]).tolist(), i.intersection([1, 3]).tolist(), i.difference([3]).tolist()
# case: logs_and_surveys/where-assign-multi
d = logs[['user', 'ms']].copy()
d.loc[d['user'].isin(['a', 'b']) & (d['ms'] < 100), ['user', 'ms']] = ['z', 0]
result = d
# case: logs_and_surveys/assign-from-groupby
d = logs.copy()
d['share'] = d['ms'].div(d.groupby('user')['ms'].transform('sum')).mul(100).round(1)
d['n'] = d.groupby('user')['user'].transform('count')
d['prev_level'] = d.groupby('user')['level'].shift().fillna('-')
result = d[['share', 'n', 'prev_level']]
# case: logs_and_surveys/transition-counts
d = logs.sort_values(['user', 'ts'])
d['next'] = d.groupby('user')['level'].shift(-1)
result = d.dropna().groupby(['level', 'next']).size().rename('n').reset_index()
# case: logs_and_surveys/first-per-day-user
result = logs.groupby(['user', logs['ts'].dt.date]).first()[['ms']]
# case: logs_and_surveys/timedelta-stats
g = logs.sort_values('ts').groupby('user')['ts'].agg(lambda s: s.max() - s.min())
result = g, g.dt.days.tolist(), g.mean(), g.max() > pd.Timedelta(days=50), g.sum()
# case: logs_and_surveys/timedelta-text
g = logs['ts'] - logs['ts'].iloc[0]
result = g.astype(str).tolist()[:3], g.dt.components[['days', 'hours']].iloc[3].tolist(), (g / pd.Timedelta('1h')).round(1).tolist(), g.dt.total_seconds().max()
# case: logs_and_surveys/cumprod-growth
r = pd.Series([0.1, -0.05, 0.2])
result = (1 + r).cumprod().round(4).tolist(), (1 + r).prod() - 1, r.add(1).cumprod().sub(1).iloc[-1]
# case: logs_and_surveys/moving-avg-center
result = logs['ms'].rolling(3, center=True).mean().round(2).tolist(), logs['ms'].rolling(3, min_periods=1).std().round(2).tolist(), logs['ms'].expanding(2).sum().tolist()
# case: logs_and_surveys/corr-groups
d = pd.DataFrame({'g': list('aabbb'), 'x': [1, 2, 3, 4, 6], 'y': [2, 4, 1, 3, 2]})
result = d.groupby('g').apply(lambda g: g['x'].corr(g['y']), include_groups=False), d[['x', 'y']].cov(), np.corrcoef(d['x'], d['y'])[0, 1].round(4)
# case: logs_and_surveys/to-numpy-ops
a = sv[['q1', 'age']].to_numpy()
result = a.shape, np.nanmean(a[:, 0]), a[1].tolist(), sv['age'].to_numpy().dtype.name, sv['age'].values.mean()
# case: logs_and_surveys/sample-top-n-frac
n = int(len(logs) * 0.3)
result = logs.nlargest(n, 'ms')['user'].tolist()
# case: logs_and_surveys/string-accessor-chain
s = pd.Series(['  Foo_Bar ', 'baz-QUX', None, 'x'])
result = s.str.strip().str.lower().str.replace('[-_]', ' ', regex=True).str.title().fillna('').tolist(), s.str.len().tolist(), s.str.contains('a', na=False).tolist(), s.str[::-1].tolist(), s.str.get(0).tolist(), s.str.cat(sep='|', na_rep='?'), s.str.isupper().tolist()
# data: mixed
import pandas as pd
import numpy as np
from collections import Counter, defaultdict, OrderedDict, namedtuple, deque
from itertools import chain, groupby, combinations, permutations, product, zip_longest, islice, accumulate, count, repeat, starmap, takewhile, dropwhile
from functools import reduce, partial
import math, statistics, json, operator, string, copy
a = pd.DataFrame({'id': [1, 2, 3, 4], 'team': ['x', 'y', 'x', None], 'pts': [10, 20, 30, 40]})
b = pd.DataFrame({'id': [2, 3, 3, 9], 'city': ['Rome', 'Oslo', 'Bern', 'Lima'], 'pts': [1.5, None, 2.5, 3.5]})
# case: mixed/concat-different-columns
result = pd.concat([a, b], ignore_index=True)
# case: mixed/concat-inner
result = pd.concat([a, b], join='inner')
# case: mixed/concat-keys-names
result = pd.concat({'first': a, 'second': b}, names=['src', 'row']), pd.concat([a, b], keys=['p', 'q']).loc['q']
# case: mixed/concat-axis-1
result = pd.concat([a.set_index('id'), b.set_index('id').groupby(level=0).first()], axis=1)
# case: mixed/concat-series-frames
result = pd.concat([a['id'], a['pts'].rename('p')], axis=1), pd.concat([a['id'], b['id']]), pd.concat([a, a['pts'].rename('q') * 2], axis=1)
# case: mixed/concat-rows-dicts
rows = [{'id': 5, 'team': 'z'}, {'id': 6, 'pts': 60}]
result = pd.concat([a, pd.DataFrame(rows)], ignore_index=True)
# case: mixed/concat-empty
result = pd.concat([a, a.iloc[:0]]), pd.concat([pd.DataFrame(), a]), pd.concat([pd.DataFrame(columns=['id', 'pts']), a[['id', 'pts']]], ignore_index=True)
# case: mixed/concat-none
result = pd.concat([None, a]).shape
# case: mixed/build-in-loop
out = pd.DataFrame(columns=['team', 'total'])
for t, g in a.groupby('team'):
    out.loc[len(out)] = [t, g['pts'].sum()]
result = out
# case: mixed/build-in-loop-concat
out = pd.DataFrame()
for t, g in a.groupby('team'):
    out = pd.concat([out, pd.DataFrame({'team': [t], 'total': [g['pts'].sum()]})], ignore_index=True)
result = out
# case: mixed/merge-suffixes
result = a.merge(b, on='id', how='outer', suffixes=('_a', '_b'))
# case: mixed/merge-many-to-many-counts
result = a.merge(b, on='id', how='left').groupby('id').size()
# case: mixed/merge-different-names
result = a.merge(b.rename(columns={'id': 'key'}), left_on='id', right_on='key', how='left')[['id', 'key', 'city']]
# case: mixed/merge-on-index
result = a.set_index('id').merge(b.set_index('id'), left_index=True, right_index=True, how='outer')
# case: mixed/merge-asymmetric
result = a.merge(b[['id', 'city']], on='id', how='right', indicator=True)
# case: mixed/merge-validate
try:
    a.merge(b, on='id', validate='1:1')
except Exception as e:
    result = type(e).__name__, str(e)[:40]
# case: mixed/merge-missing-keys
c = pd.DataFrame({'team': ['x', None], 'coach': ['Al', 'Bo']})
result = a.merge(c, on='team', how='left')
# case: mixed/merge-self-previous
m = a.merge(a.assign(id=a['id'] + 1)[['id', 'pts']], on='id', suffixes=('', '_prev'), how='left')
result = m.assign(diff=m['pts'] - m['pts_prev'])
# case: mixed/anti-join-chain
result = a.merge(b[['id']].drop_duplicates(), how='outer', indicator=True).query("_merge == 'left_only'").drop(columns='_merge')
# case: mixed/cross-filter
result = a.merge(b, how='cross', suffixes=('_a', '_b')).query('id_a < id_b and pts_a > 10')[['id_a', 'id_b']]
# case: mixed/map-with-default
result = a['id'].map(b.drop_duplicates('id').set_index('id')['city']).fillna('none').tolist(), a['team'].map({'x': 'X'}.get).tolist()
# case: mixed/map-defaultdict
d = defaultdict(lambda: 'other', x='ex')
result = a['team'].map(d).tolist()
# case: mixed/replace-map
result = a['team'].replace({'x': 1, 'y': 2}), a.replace({'team': {'x': 'ex'}, 'pts': {10: 0}})
# case: mixed/update-frame
c = a.copy()
c.update(pd.DataFrame({'pts': [99]}, index=[1]))
result = c
# case: mixed/set-with-loc-list
a.loc[a['id'].isin([1, 2]), ['team', 'pts']] = ['q', 0]
result = a
# case: mixed/set-with-series
a.loc[a['team'] == 'x', 'pts'] = a['pts'] * 10
result = a
# case: mixed/set-new-column-partial
a.loc[a['pts'] > 15, 'flag'] = 'big'
result = a
# case: mixed/set-float-in-int
a.loc[0, 'pts'] = 1.5
result = a.dtypes.astype(str).to_dict(), a
# case: mixed/set-none-in-int
a.loc[0, 'pts'] = None
result = a
# case: mixed/set-text-in-int
a.loc[0, 'pts'] = 'x'
result = a
# case: mixed/insert-pop
a.insert(1, 'rank', range(4, 0, -1))
p = a.pop('team')
result = a, p
# case: mixed/swap-values
a.loc[[0, 1], 'pts'] = a.loc[[1, 0], 'pts'].values
result = a['pts'].tolist()
# case: mixed/drop-rows-condition
result = a.drop(a[a['pts'] < 20].index), a.drop(index=[0, 3], columns=['team'])
# case: mixed/drop-missing-label
a.drop(columns=['nope'])
result = 1
# case: mixed/drop-ignore
result = a.drop(columns=['nope'], errors='ignore').shape
# case: mixed/iloc-many
result = a.iloc[1:3, [0, 2]], a.iloc[-1], a.iloc[[0, -1]]['id'].tolist(), a.iloc[:, -1].tolist()
# case: mixed/at-iat
result = a.at[0, 'team'], a.iat[1, 2], a.loc[2, 'pts'], a.loc[a['pts'].idxmax(), 'id']
# case: mixed/columns-rename-level
a.columns = a.columns.str.upper()
result = a.columns.tolist(), a.rename(columns=str.lower).columns.tolist(), a.add_prefix('c_').columns.tolist()
# case: mixed/reorder-columns
result = a[['pts'] + [c for c in a.columns if c != 'pts']], a[sorted(a.columns)], a.reindex(columns=['pts', 'id', 'new'])
# case: mixed/select-dtypes
result = a.select_dtypes(include=['int64']).columns.tolist(), a.select_dtypes(exclude='object').sum().to_dict()
# case: mixed/transpose
result = a.set_index('id').T, a[['id', 'pts']].T.values.tolist()
# case: mixed/iterate-columns
result = {c: a[c].tolist() for c in a}, [(n, s.dtype.name) for n, s in a.items()]
# case: mixed/apply-rows-several
a[['lo', 'hi']] = a.apply(lambda r: pd.Series([r['pts'] - 5, r['pts'] + 5]), axis=1)
result = a
# case: mixed/apply-rows-expand
result = a.apply(lambda r: [r['id'], r['pts']], axis=1, result_type='expand')
# case: mixed/apply-rows-tuple-unzip
a['u'], a['v'] = zip(*a['pts'].map(lambda p: (p // 7, p % 7)))
result = a
# case: mixed/apply-with-args
def scale(v, k, add=0):
    return v * k + add
result = a['pts'].apply(scale, args=(2,), add=1).tolist(), a['pts'].apply(scale, k=3).tolist(), a[['id', 'pts']].apply(lambda c: scale(c, 2)).iloc[0].tolist()
# case: mixed/agg-axis
result = a[['id', 'pts']].sum(axis=1).tolist(), a[['id', 'pts']].agg('mean', axis=1).tolist(), a[['id', 'pts']].max(axis=1).tolist()
# case: mixed/pipe-chain
result = a.pipe(lambda d: d[d['pts'] > 10]).pipe(lambda d, n: d.head(n), n=2)
# case: mixed/nested-dicts
tree = {}
for r in a.to_dict('records'):
    tree.setdefault(r['team'], {})[r['id']] = r['pts']
result = tree, {k: max(v.values()) for k, v in tree.items()}
# case: mixed/counters
c = Counter(a['team'].dropna())
c.update(['x', 'z'])
result = c.most_common(1), c['nope'], sum(c.values()), sorted(c.elements()), (c - Counter('x')).most_common(), dict(c & Counter(x=1))
# case: mixed/namedtuples
P = namedtuple('P', 'team pts')
ps = [P(r.team, r.pts) for r in a.itertuples()]
result = max(ps, key=lambda p: p.pts).team, ps[0]._asdict(), ps[0]._replace(pts=0)
# case: mixed/itertools-mix
result = list(zip_longest([1, 2], [3], fillvalue=0)), list(islice(count(5), 3)), list(chain([1], (2, 3))), list(permutations([1, 2, 3], 2))[:3], list(accumulate([1, 2, 3], operator.mul)), list(takewhile(lambda v: v < 3, [1, 2, 5, 1])), list(starmap(pow, [(2, 3), (3, 2)])), [(k, len(list(g))) for k, g in groupby('aabbc')]
# case: mixed/statistics
result = statistics.mean([1, 2, 3.5]), statistics.median([3, 1, 2]), statistics.mode(['a', 'b', 'a']), round(statistics.stdev([1, 2, 4]), 4)
# case: mixed/json
result = json.dumps({'a': [1, None, True], 'b': 'x"y'}), json.loads('{"k": [1, 2.5, null]}')
# case: mixed/sort-mixed
result = sorted(a.to_dict('records'), key=lambda r: (r['team'] is None, r['team'] or '', -r['pts'])), sorted([3, 1, 2], reverse=True), sorted('bAc', key=str.lower)
# case: mixed/any-all-generators
result = any(p > 35 for p in a['pts']), all(a['pts'] > 5), sum(1 for t in a['team'] if t), next((r for r in a['id'] if r > 2), None)
# case: mixed/set-operations
x, y = set(a['id']), set(b['id'])
result = sorted(x & y), sorted(x - y), sorted(x ^ y), x <= y, len(x | y), x.isdisjoint({100})
# case: mixed/list-methods
l = a['pts'].tolist()
l.append(50); l.extend([60]); l.insert(0, 5); l.remove(20); m = l.pop(); l.sort(reverse=True); l.reverse()
result = l, m, l.index(50), l.count(5), l[::2], l[-2:], [*l, 1]
# case: mixed/dict-methods
d = dict(zip(a['id'], a['pts']))
result = d.get(9, 0), list(d.items())[:2], d.pop(1), d.setdefault(7, 70), {v: k for k, v in d.items()}, dict(sorted(d.items(), key=lambda kv: -kv[1])), d | {1: 1}, min(d, key=d.get), sum(d.values())
# case: mixed/strings
s = 'The quick brown fox'
result = s.split(), s.lower().count('o'), s.find('quick'), s.replace('quick', 'slow'), s[::-1], ' '.join(w.capitalize() for w in s.split()), s.partition(' '), s.isalpha(), 'x'.join('abc'), s.center(25, '*'), s.encode if False else s.startswith(('A', 'The'))
# case: mixed/comprehension-nested
m = [[1, 2], [3, 4]]
result = [v for r in m for v in r if v % 2], [[r[i] for r in m] for i in range(2)], {i: j for i, j in enumerate('ab')}, {c for c in 'hello'} == set('helo'), list(map(sum, m)), list(zip(*m))
# case: mixed/lambdas-closures
def make(n):
    def inc(v, step=1):
        nonlocal n
        n += step
        return v + n
    return inc
f = make(10)
result = f(1), f(1, step=5), (lambda *p, **k: (p, sorted(k)))(1, 2, z=3), partial(pow, 2)(5), reduce(lambda x, y: x * y, [1, 2, 3, 4])
# case: mixed/try-finally
log = []
def g(v):
    try:
        log.append(v)
        return 10 / v
    except ZeroDivisionError as e:
        log.append(str(e))
        return None
    else:
        log.append('else')
    finally:
        log.append('finally')
result = [g(2), g(0)], log
# case: mixed/while-else-break
n = 0
while n < 5:
    n += 1
    if n == 3:
        continue
    if n == 9:
        break
else:
    n = -n
for i in range(3):
    if i == 5:
        break
else:
    n *= 2
result = n
# case: mixed/integer-math
result = 7 // 2, -7 // 2, 7 % -3, divmod(-7, 3), 2 ** 10, 2 ** -1, 10 ** 20, round(2.675, 2), round(-0.5), int(-3.9), int('42'), float('1e3'), abs(-3), math.floor(-2.5), math.ceil(2.1), 5 / 2, True + 1, bool([]), 0.1 + 0.2 == 0.3, math.isclose(0.1 + 0.2, 0.3)
# case: mixed/unpacking
(p, q), *r, s = [(1, 2), 3, 4, 5]
x = y = 0
x, y = y + 1, x + 2
result = p, q, r, s, x, y, [*range(2), *'ab'], {**{'a': 1}, **{'b': 2}}
# case: mixed/range-slices
result = list(range(10, 0, -3)), list(range(5))[1:-1], 'abcdef'[1::2], [1, 2, 3][::-1], list(reversed(range(3))), len(range(0, 10, 3)), 4 in range(0, 10, 2), range(5)[-1]
# case: mixed/type-checks
result = isinstance(a['id'].iloc[0], int), isinstance(a['id'].iloc[0], np.integer), isinstance(a['pts'].mean(), float), type(a).__name__, isinstance(a, pd.DataFrame), callable(len), isinstance(None, type(None)), isinstance('x', (int, str))
# case: mixed/scalar-types
result = [type(v).__name__ for v in (a['pts'].sum(), a['pts'].mean(), a['pts'].max(), len(a), a.shape[0], a['id'].tolist()[0], a['id'].values[0], a['pts'].iloc[0], a['team'].iloc[0], a['pts'].median(), (a['pts'] > 5).sum(), a['pts'].nunique(), int(a['pts'].sum()), a['pts'].sum() / 2, round(a['pts'].mean(), 1), a['pts'].std(), a['pts'].quantile(0.5), a['pts'].sum().item())]
# case: mixed/numpy-mix
x = np.array([3, 1, 2])
result = np.sort(x).tolist(), np.argsort(x).tolist(), x.argmax(), np.cumsum(x).tolist(), np.unique([1, 2, 1], return_counts=True)[1].tolist(), np.mean(x), np.where(x > 1)[0].tolist(), x[x > 1].tolist(), (x * 2).sum(), np.linspace(0, 1, 3).tolist(), np.arange(0, 1, 0.25).tolist(), np.zeros(2).tolist(), np.isin(x, [1, 2]).tolist(), np.diff(x).tolist(), np.percentile(x, 50), np.round(np.float64(2.345), 2), np.corrcoef([1, 2, 3], [1, 2, 4])[0, 1].round(4)
# case: mixed/global-state
total = 0
def add(v):
    global total
    total += v
for v in a['pts']:
    add(v)
result = total
# case: mixed/assert-message
try:
    assert len(a) == 5, f'got {len(a)}'
except AssertionError as e:
    result = str(e)
# case: mixed/raise-custom
try:
    raise ValueError('bad', 1)
except (KeyError, ValueError) as e:
    result = e.args, str(e), repr(e)
# case: mixed/string-multiplication-table
result = '\n'.join('|'.join(f'{i * j:>3}' for j in range(1, 4)) for i in range(1, 4))
# case: mixed/generator-function
def walk(n):
    for i in range(n):
        yield i * i
result = list(walk(4)), sum(walk(3)), next(walk(2))
# case: mixed/enumerate-zip
result = [f'{i}:{t}' for i, t in enumerate(a['team'], start=1)], list(zip(a['id'], a['pts']))[-1], dict(enumerate('ab', 5))
# data: one_table
import pandas as pd
import numpy as np

shop_df = pd.DataFrame({'shop_id': [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16, 17, 18], 'name': ['Alpha', 'beta', 'Corner Cafe', 'Delta', None, 'Echo Bar', 'Foxtrot', 'golf', 'Hotel', 'alpha', 'Juliet', 'Kilo', 'Lima', 'Mike', 'Nov', 'Oscar', 'Papa', 'Que'], 'city': ['Ulm', 'Bern', 'Ulm', None, 'Oslo', 'Bern', 'Ulm', 'Oslo', 'Riga', 'Ulm', 'Bern', 'Riga', 'Ulm', 'Oslo', 'Pisa', 'Bern', 'Ulm', None], 'kind': ['food', 'food', 'cafe', 'bar', 'bar', 'bar', 'food', None, 'cafe', 'food', 'cafe', 'food', 'bar', 'food', 'food', 'cafe', 'bar', 'food'], 'staff': [12, 5, 7, 5, 30, 2, 12, 9, 9, 14, 5, 8, 21, 3, 5, 17, 12, 1], 'rent': [900.5, 450.0, np.nan, 450.0, 2100.25, 120.0, 900.5, 640.0, 333.3, np.nan, 450.0, 510.0, 1200.0, 75.5, 450.0, 980.0, 900.5, 60.0], 'year': ['2001', '2010', '1999', '2010', '2015', '', '2001', '1987', 'unknown', '2020', '2010', '1999', '2001', '2003', '2004', '2005', '2006', '2007']})
visit_df = pd.DataFrame({'visit_id': [1, 2, 3, 4, 5, 6, 7, 8, 9, 10], 'shop': ['3', '1', '3', '7', '2', '3', '99', '1', '6', '3'], 'guest': ['Ann', 'Bob', 'Cy', 'Ann', 'Di', 'Bob', 'Ann', 'Eve', 'Cy', 'Ann'], 'spent': [10.0, 25.5, 10.0, 7.25, 0.0, 31.0, 5.0, 25.5, 12.5, 8.0]})
owner_df = pd.DataFrame({'owner_id': [1, 2, 3, 4], 'owner': ['Ann', 'Ben', 'Cy', 'Dee'], 'age': [31, 45, 45, 28]})
owns_df = pd.DataFrame({'owner_id': [1, 1, 2, 5, 2, 1, 3], 'shop_id': [3, 7, 1, 2, 9, 1, 18], 'share': [50, 100, 25, 100, 75, 75, 10]})
# case: one_table/count-len-0
result = pd.DataFrame({'count': [len(shop_df)]})
# case: one_table/count-shape-1
result = visit_df.shape[0]
# case: one_table/count-col-2
result = shop_df['shop_id'].count()
# case: one_table/nunique-0
result = pd.DataFrame({'n': [shop_df['city'].nunique()]})
# case: one_table/distinct-1
result = visit_df[['guest']].drop_duplicates().reset_index(drop=True)
# case: one_table/distinct-sorted-2
result = pd.DataFrame(sorted(shop_df['year'].dropna().unique()), columns=['year'])
# case: one_table/avgminmax-0
result = pd.DataFrame([[shop_df['staff'].mean(), shop_df['staff'].min(), shop_df['staff'].max()]], columns=['avg', 'min', 'max'])
# case: one_table/agg-list-1
result = visit_df['spent'].agg(['mean', 'min', 'max'])
# case: one_table/agg-list-frame-2
result = shop_df[['rent', 'staff']].agg(['mean', 'min', 'max', 'sum', 'count'])
# case: one_table/agg-dict-0
result = shop_df.agg({'staff': ['min', 'max'], 'rent': ['mean']})
# case: one_table/agg-dict-str-1
result = visit_df.agg({'spent': 'sum', 'guest': 'nunique'})
# case: one_table/group-size-2
result = shop_df.groupby('year').size().reset_index(name='count')
# case: one_table/group-count-rename-0
result = shop_df.groupby('city')['shop_id'].count().reset_index().rename(columns={'shop_id': 'num'})
# case: one_table/group-named-1
result = visit_df.groupby('guest', as_index=False).agg(cnt=('visit_id', 'count'), total=('spent', 'sum'), avg=('spent', 'mean')).sort_values(['cnt', 'guest'], ascending=[False, True])
# case: one_table/vc-0
result = shop_df['city'].value_counts()
# case: one_table/vc-1
result = visit_df['guest'].value_counts()
# case: one_table/vc-2
result = shop_df['year'].value_counts()
# case: one_table/vc-reset-0
result = shop_df['city'].value_counts().reset_index()
# case: one_table/vc-reset-name-1
vc = visit_df['guest'].value_counts().reset_index(name='freq')
vc.columns = ['value', 'freq']
result = vc.sort_values(['freq', 'value'], ascending=[False, True]).head(3)
# case: one_table/vc-idxmax-2
result = shop_df['year'].value_counts().idxmax()
# case: one_table/vc-index0-0
result = shop_df['city'].value_counts().index[0]
# case: one_table/vc-norm-1
result = (visit_df['guest'].value_counts(normalize=True) * 100).round(2)
# case: one_table/vc-ties-2
counts = shop_df['year'].value_counts()
result = counts[counts == counts.max()].index.tolist()
# case: one_table/having-0
g = shop_df.groupby('city').size()
result = g[g > 1].index.to_frame(index=False)
# case: one_table/having-filter-1
result = visit_df.groupby('guest').filter(lambda x: len(x) >= 2)[['guest', 'spent']]
# case: one_table/having-transform-2
result = shop_df[shop_df.groupby('year')['shop_id'].transform('count') > 1][['shop_id', 'year']]
# case: one_table/above-avg-0
result = shop_df[shop_df['staff'] > shop_df['staff'].mean()][['name', 'staff']]
# case: one_table/query-avg-1
result = visit_df.query('spent > spent.mean()')[['shop']]
# case: one_table/query-var-2
threshold = 450
result = shop_df.query('rent >= @threshold').sort_values('rent')[['shop_id', 'rent']]
# case: one_table/query-str-0
result = shop_df.query('city == "Ulm"')
# case: one_table/eq-value-1
result = visit_df.loc[visit_df['guest'] == 'Ann', ['visit_id', 'shop']]
# case: one_table/ne-value-2
result = shop_df.loc[shop_df['year'] != '2001', 'kind'].to_frame()
# case: one_table/sort-desc-head-0
result = shop_df.sort_values(by='staff', ascending=False).head(1)[['name', 'staff']]
# case: one_table/sort-two-1
result = visit_df.sort_values(['guest', 'spent'], ascending=[True, False])[['guest', 'spent']]
# case: one_table/nlargest-2
result = shop_df.nlargest(3, 'rent')[['shop_id', 'rent']]
# case: one_table/nsmallest-0
result = shop_df.nsmallest(2, 'staff')['name'].tolist()
# case: one_table/nlargest-all-1
result = visit_df.nlargest(2, 'spent', keep='all')[['spent']]
# case: one_table/idxmax-loc-2
result = shop_df.loc[shop_df['rent'].idxmax()]
# case: one_table/idxmin-val-0
result = shop_df.loc[shop_df['staff'].idxmin(), 'name']
# case: one_table/eq-max-1
result = visit_df[visit_df['spent'] == visit_df['spent'].max()][['shop']]
# case: one_table/iloc0-2
row = shop_df.sort_values('rent').iloc[0]
result = pd.DataFrame([{'s': row['kind'], 'n': row['rent']}])
# case: one_table/between-0
result = shop_df[shop_df['staff'].between(7, 7 + 1000)][['shop_id', 'staff']]
# case: one_table/str-contains-1
result = visit_df[visit_df['shop'].str.contains('a', case=False, na=False)][['shop']]
# case: one_table/str-startswith-2
result = shop_df[shop_df['kind'].str.startswith('B')]['kind']
# case: one_table/str-lower-strip-0
result = shop_df['name'].astype(str).str.strip().str.lower().unique().tolist()
# case: one_table/str-len-1
result = visit_df.assign(l=visit_df['shop'].str.len()).sort_values(['l', 'shop'], ascending=False)[['shop', 'l']].head(4)
# case: one_table/to-numeric-2
x = pd.to_numeric(shop_df['kind'], errors='coerce')
result = x.describe()
# case: one_table/to-numeric-N-0
x = pd.to_numeric(shop_df['staff'], errors='coerce')
result = pd.DataFrame({'avg': [x.mean()], 'max': [x.max()]})
# case: one_table/astype-int-1
result = visit_df['guest'].astype(int).sum()
# case: one_table/astype-float-2
result = shop_df['year'].astype(float).mean()
# case: one_table/isin-list-0
result = shop_df[shop_df['city'].isin(['Ulm', 'other'])][['shop_id', 'city']]
# case: one_table/isna-1
result = visit_df.isna().sum()
# case: one_table/isnull-any-2
result = shop_df[shop_df.isnull().any(axis=1)]
# case: one_table/dropna-0
result = shop_df.dropna(subset=['city', 'staff'])[['city']].shape
# case: one_table/describe-1
result = visit_df['spent'].describe()
# case: one_table/describe-all-2
result = shop_df.describe()
# case: one_table/describe-obj-0
result = shop_df.describe(include='object')
# case: one_table/dtypes-1
result = visit_df.dtypes.astype(str)
# case: one_table/cols-2
result = list(shop_df.columns)
# case: one_table/iterrows-0
out = []
for idx, row in shop_df.iterrows():
    if row['staff'] is not None and row['city'] == 'Ulm':
        out.append((row['shop_id'], row['staff']))
result = pd.DataFrame(out, columns=['id', 'n'])
# case: one_table/itertuples-1
result = [r.visit_id for r in visit_df.itertuples(index=False) if r.guest == 'Ann']
# case: one_table/itertuples-frame-2
result = pd.DataFrame([(i, r.rent) for i, r in enumerate(shop_df.itertuples())], columns=['a', 'b'])
# case: one_table/dict-counter-0
from collections import Counter
c = Counter(shop_df['city'])
result = c.most_common(2)
# case: one_table/dict-default-1
from collections import defaultdict
d = defaultdict(list)
for k, v in zip(visit_df['guest'], visit_df['spent']):
    d[k].append(v)
result = {k: max(v) for k, v in d.items()}
# case: one_table/apply-axis1-2
result = shop_df.apply(lambda r: str(r['year']) + '-' + str(r['rent']), axis=1)
# case: one_table/apply-cond-0
shop_df['level'] = shop_df['staff'].apply(lambda x: 'high' if x > 7 else 'low')
result = shop_df.groupby('level').size()
# case: one_table/np-where-1
visit_df['flag'] = np.where(visit_df['spent'] > 10, 1, 0)
result = visit_df.groupby('guest')['flag'].agg(['sum', 'mean'])
# case: one_table/np-select-2
conds = [shop_df['rent'] > 450, shop_df['rent'] == 450]
shop_df['b'] = np.select(conds, ['hi', 'eq'], default='lo')
result = shop_df['b'].value_counts().to_dict()
# case: one_table/groupby-multi-0
result = shop_df.groupby(['city', 'kind'])['staff'].mean().reset_index()
# case: one_table/groupby-multi-asindex-1
result = visit_df.groupby(['guest', 'shop'], as_index=False)['spent'].max()
# case: one_table/groupby-multi-unstack-2
result = shop_df.groupby(['year', 'city']).size().unstack(fill_value=0)
# case: one_table/groupby-agg-flatten-0
g = shop_df.groupby('city').agg({'staff': ['min', 'max', 'mean'], 'shop_id': 'count'})
g.columns = ['_'.join(c) for c in g.columns]
result = g.reset_index()
# case: one_table/groupby-agg-multi-1
result = visit_df.groupby('guest')[['spent', 'visit_id']].agg(['sum', 'mean'])
# case: one_table/groupby-first-2
result = shop_df.groupby('year').first()
# case: one_table/groupby-last-col-0
result = shop_df.groupby('city')['name'].last()
# case: one_table/groupby-nth-1
result = visit_df.groupby('guest').nth(0)[['shop']]
# case: one_table/groupby-head-2
result = shop_df.sort_values('rent', ascending=False).groupby('year').head(1)[['year', 'kind', 'rent']]
# case: one_table/groupby-idxmax-0
result = shop_df.loc[shop_df.groupby('city')['staff'].idxmax()][['city', 'name']]
# case: one_table/groupby-max-merge-1
mx = visit_df.groupby('guest')['spent'].max().reset_index()
result = visit_df.merge(mx, on=['guest', 'spent'])[['guest', 'shop', 'spent']]
# case: one_table/groupby-transform-max-2
result = shop_df[shop_df['rent'] == shop_df.groupby('year')['rent'].transform('max')][['year', 'kind']].sort_values('year')
# case: one_table/groupby-apply-series-0
result = shop_df.groupby('city').apply(lambda g: pd.Series({'n': len(g), 'mx': g['staff'].max()}))
# case: one_table/groupby-apply-scalar-1
result = visit_df.groupby('guest').apply(lambda g: g['spent'].max() - g['spent'].min())
# case: one_table/groupby-apply-frame-2
result = shop_df.groupby('year').apply(lambda g: g.nlargest(1, 'rent'))
# case: one_table/groupby-apply-include-0
result = shop_df.groupby('city').apply(lambda g: g.head(1), include_groups=False)
# case: one_table/groupby-apply-list-1
result = visit_df.groupby('guest')['shop'].apply(list).reset_index()
# case: one_table/groupby-apply-join-2
result = shop_df.groupby('year')['kind'].apply(lambda s: ', '.join(sorted(s.astype(str)))).reset_index(name='all')
# case: one_table/groupby-agg-lambda-0
result = shop_df.groupby('city')['staff'].agg(lambda s: s.max() - s.min())
# case: one_table/groupby-agg-lambdas-1
result = visit_df.groupby('guest')['spent'].agg(rng=lambda s: s.max() - s.min(), n='count')
# case: one_table/groupby-nunique-2
result = shop_df.groupby('year')['city'].nunique().sort_values(ascending=False)
# case: one_table/groupby-size-idxmax-0
result = shop_df.groupby('city').size().idxmax()
# case: one_table/groupby-size-sort-1
result = visit_df.groupby('guest').size().sort_values(ascending=False).head(1).reset_index(name='n')
# case: one_table/groupby-size-nlargest-2
result = shop_df.groupby('year').size().nlargest(2)
# case: one_table/groupby-cumcount-0
shop_df['rn'] = shop_df.sort_values('staff').groupby('city').cumcount() + 1
result = shop_df[shop_df['rn'] == 1][['city', 'staff', 'rn']]
# case: one_table/groupby-rank-1
visit_df['rk'] = visit_df.groupby('guest')['spent'].rank(method='dense', ascending=False)
result = visit_df.query('rk == 1')[['guest', 'spent', 'rk']]
# case: one_table/groupby-cumsum-2
result = shop_df.groupby('year')['rent'].cumsum()
# case: one_table/groupby-shift-0
result = shop_df.assign(prev=shop_df.groupby('city')['staff'].shift(1))[['city', 'staff', 'prev']]
# case: one_table/groupby-diff-1
result = visit_df.groupby('guest')['spent'].diff().fillna(0)
# case: one_table/groupby-iter-2
rows = []
for name, grp in shop_df.groupby('year'):
    rows.append([name, grp['rent'].sum(), len(grp)])
result = pd.DataFrame(rows, columns=['k', 's', 'n'])
# case: one_table/groupby-multi-iter-0
result = [(k, len(g)) for k, g in shop_df.groupby(['city', 'kind'])]
# case: one_table/groupby-dict-1
result = visit_df.groupby('guest')['spent'].mean().to_dict()
# case: one_table/groupby-get-2
result = shop_df.groupby('year').get_group('2001')[['kind']]
# case: one_table/groupby-groups-0
result = {k: list(v) for k, v in shop_df.groupby('city').groups.items()}
# case: one_table/groupby-sum-all-1
result = visit_df.groupby('guest').sum(numeric_only=True)
# case: one_table/groupby-mean-all-2
result = shop_df.groupby('year').mean()
# case: one_table/groupby-describe-0
result = shop_df.groupby('city')['staff'].describe()
# case: one_table/groupby-quantile-1
result = visit_df.groupby('guest')['spent'].quantile([0.25, 0.75]).unstack()
# case: one_table/groupby-std-2
result = shop_df.groupby('year')['rent'].std().round(3)
# case: one_table/groupby-sort-false-0
result = shop_df.groupby('city', sort=False)['staff'].sum()
# case: one_table/groupby-dropna-false-1
result = visit_df.groupby('guest', dropna=False).size()
# case: one_table/groupby-ngroup-2
result = shop_df.groupby('year').ngroup().tolist()
# case: one_table/groupby-pct-0
result = shop_df.groupby('city')['staff'].sum() / shop_df['staff'].sum() * 100
# case: one_table/groupby-pct-size-1
result = (visit_df.groupby('guest').size() / len(visit_df) * 100).round(1).astype(str) + '%'
# case: one_table/pivot-0
result = pd.pivot_table(shop_df, values='staff', index='city', columns='kind', aggfunc='mean', fill_value=0)
# case: one_table/pivot-1
result = pd.pivot_table(visit_df, values='spent', index='guest', columns='shop', aggfunc='mean', fill_value=0)
# case: one_table/pivot-2
result = pd.pivot_table(shop_df, values='rent', index='year', columns='city', aggfunc='mean', fill_value=0)
# case: one_table/pivot-margins-0
result = shop_df.pivot_table(values='staff', index='city', aggfunc=['sum', 'count'], margins=True)
# case: one_table/crosstab-0
result = pd.crosstab(shop_df['city'], shop_df['kind'])
# case: one_table/crosstab-1
result = pd.crosstab(visit_df['guest'], visit_df['shop'])
# case: one_table/crosstab-2
result = pd.crosstab(shop_df['year'], shop_df['city'])
# case: one_table/crosstab-norm-2
result = pd.crosstab(shop_df['year'], shop_df['city'], normalize='index', margins=True)
# case: one_table/rank-1
result = visit_df['spent'].rank(ascending=False, method='min').astype(int)
# case: one_table/rank-frame-2
shop_df['rank'] = shop_df['rent'].rank(method='first')
result = shop_df.loc[shop_df['rank'] <= 3, ['kind', 'rank']]
# case: one_table/cut-0
result = pd.cut(shop_df['staff'], bins=3, labels=['l', 'm', 'h']).value_counts()
# case: one_table/qcut-1
result = pd.qcut(visit_df['spent'], 2, labels=False, duplicates='drop')
# case: one_table/cumsum-2
result = shop_df['rent'].cumsum()
# case: one_table/expanding-0
result = shop_df['staff'].expanding().mean()
# case: one_table/rolling-1
result = visit_df.sort_values('spent')['spent'].rolling(2).sum()
# case: one_table/shift-diff-2
result = (shop_df['rent'] - shop_df['rent'].shift(1)).fillna(0)
# case: one_table/pct-change-0
result = shop_df['staff'].pct_change().round(4)
# case: one_table/dup-1
result = visit_df[visit_df.duplicated(subset=['guest'], keep=False)][['visit_id', 'guest']]
# case: one_table/dropdup-last-2
result = shop_df.drop_duplicates(subset='year', keep='last')
# case: one_table/set-index-loc-0
result = shop_df.set_index('city').loc['Ulm']
# case: one_table/set-index-loc-col-1
result = visit_df.set_index('guest').loc['Ann', 'spent']
# case: one_table/set-index-dict-2
result = shop_df.set_index('shop_id')['kind'].to_dict()
# case: one_table/map-dict-0
m = dict(zip(shop_df['shop_id'], shop_df['name']))
result = shop_df['shop_id'].map(m)
# case: one_table/map-fillna-1
result = visit_df['guest'].map({'Ann': 'yes'}).fillna('no')
# case: one_table/replace-2
result = shop_df['year'].replace({'2001': 'X'})
# case: one_table/replace-frame-0
result = shop_df.replace('Ulm', np.nan)
# case: one_table/where-1
result = visit_df['spent'].where(visit_df['spent'] > 10)
# case: one_table/mask-other-2
result = shop_df['rent'].mask(shop_df['rent'] > 450, -1)
# case: one_table/clip-0
result = shop_df['staff'].clip(upper=7)
# case: one_table/to-dict-records-1
result = visit_df[['shop', 'spent']].head(2).to_dict('records')
# case: one_table/to-dict-list-2
result = shop_df[['kind', 'rent']].to_dict(orient='list')
# case: one_table/to-dict-0
result = shop_df[['name', 'staff']].head(3).to_dict()
# case: one_table/values-tolist-1
result = visit_df[['shop', 'spent']].values.tolist()
# case: one_table/tuple-list-2
result = list(shop_df[['kind', 'rent']].itertuples(index=False, name=None))
# case: one_table/zip-list-0
result = list(zip(shop_df['name'], shop_df['staff']))
# case: one_table/concat-rows-1
a = visit_df[visit_df['spent'] > 10]
b = visit_df[visit_df['spent'] <= 10]
result = pd.concat([a, b], ignore_index=True)[['visit_id', 'spent']]
# case: one_table/concat-scalar-df-2
result = pd.concat([shop_df['rent'].rename('a'), shop_df['staff'].rename('b')], axis=1)
# case: one_table/union-0
a = set(shop_df[shop_df['city'] == 'Ulm']['name'])
b = set(shop_df[shop_df['staff'] > 7]['name'])
result = pd.DataFrame({'x': sorted(a | b, key=str)})
# case: one_table/except-1
a = set(visit_df['guest'])
b = set(visit_df[visit_df['guest'] == 'Ann']['guest'])
result = sorted(a - b, key=str)
# case: one_table/intersect-2
a = shop_df[shop_df['rent'] > 450][['year']]
b = shop_df[shop_df['rent'] <= 450][['year']]
result = pd.merge(a, b, on='year').drop_duplicates().reset_index(drop=True)
# case: one_table/rename-cols-0
result = shop_df[['name', 'staff']].rename(columns={'name': 'name', 'staff': 'value'}).set_index('name')
# case: one_table/rename-upper-1
result = visit_df.rename(columns=str.lower).columns
# case: one_table/cols-assign-2
d = shop_df[['shop_id', 'rent']].copy()
d.columns = ['a', 'b']
result = d[d.b == d.b.min()]
# case: one_table/cols-assign-bad-0
d = shop_df[['shop_id', 'staff']].copy()
d.columns = ['a', 'b', 'c']
result = d
# case: one_table/keyerror-1
result = visit_df['missing_column']
# case: one_table/keyerror-list-2
result = shop_df[['shop_id', 'nope']]
# case: one_table/attr-error-0
result = shop_df.nope
# case: one_table/keyerror-sort-1
result = visit_df.sort_values('nope')
# case: one_table/keyerror-group-2
result = shop_df.groupby('nope').size()
# case: one_table/drop-missing-0
result = shop_df.drop(columns=['nope'])
# case: one_table/name-error-1
result = unknown_df.head()
# case: one_table/type-error-add-2
result = shop_df['kind'] + 1
# case: one_table/type-error-cmp-0
result = shop_df[shop_df['name'] > 5]
# case: one_table/str-accessor-num-1
result = visit_df['spent'].str.upper()
# case: one_table/mean-str-2
result = shop_df['kind'].mean()
# case: one_table/sum-str-0
result = shop_df['name'].sum()
# case: one_table/max-str-1
result = visit_df['shop'].max()
# case: one_table/median-2
result = shop_df['rent'].median()
# case: one_table/mode-0
result = shop_df['city'].mode()
# case: one_table/mode-0-1
result = visit_df['guest'].mode().iloc[0]
# case: one_table/var-2
result = shop_df[['rent', 'staff']].var()
# case: one_table/corr-0
result = shop_df[['staff', 'rent']].corr()
# case: one_table/quantile-1
result = visit_df['spent'].quantile([.1, .5, .9])
# case: one_table/head-tail-2
result = pd.concat([shop_df.head(2), shop_df.tail(2)])
# case: one_table/iloc-slice-0
result = shop_df.iloc[1:4, [0, 1]]
# case: one_table/iloc-neg-1
result = visit_df.iloc[-1]['shop']
# case: one_table/iloc-out-2
result = shop_df.iloc[1000000]
# case: one_table/loc-slice-0
result = shop_df.loc[1:3, 'city':]
# case: one_table/at-1
result = visit_df.at[0, 'shop']
# case: one_table/empty-check-2
f = shop_df[shop_df['year'] == 'no such']
if f.empty:
    result = pd.DataFrame(columns=['a', 'b'])
else:
    result = f
# case: one_table/empty-agg-0
f = shop_df[shop_df['city'] == 'no such']
result = pd.DataFrame({'a': [f['staff'].mean()], 'b': [f['staff'].sum()], 'c': [f['staff'].max()], 'd': [len(f)]})
# case: one_table/empty-group-1
f = visit_df[visit_df['guest'] == 'no such']
result = f.groupby('guest')['spent'].agg(['sum', 'count', 'max']).reset_index()
# case: one_table/empty-idxmax-2
f = shop_df[shop_df['year'] == 'no such']
result = f.loc[f['rent'].idxmax()]
# case: one_table/empty-iloc-0
f = shop_df[shop_df['city'] == 'no such']
result = f.iloc[0]
# case: one_table/pipe-1
def top(df, n, col):
    return df.sort_values(col, ascending=False).head(n)
result = visit_df.pipe(top, 2, 'spent')[['shop']]
# case: one_table/assign-lambda-2
result = shop_df.assign(d=lambda x: x['rent'] * 2, e=lambda x: x['d'] + x['staff'])[['d', 'e']]
# case: one_table/eval-new-0
result = shop_df.eval('z = staff + rent')[['z']]
# case: one_table/insert-1
d = visit_df[['shop']].copy()
d.insert(0, 'row', range(1, len(d) + 1))
result = d
# case: one_table/index-reset-2
result = shop_df.sort_values('kind').reset_index(drop=True).reset_index().rename(columns={'index': 'pos'})[['pos', 'kind']]
# case: one_table/index-plus1-0
d = shop_df[['name']].copy()
d.index = d.index + 1
d.index.name = 'rank'
result = d.reset_index()
# case: one_table/transpose-1
result = visit_df[['spent', 'visit_id']].head(3).T
# case: one_table/stack-2
result = shop_df[['rent', 'kind']].head(3).stack()
# case: one_table/squeeze-0
result = shop_df[['staff']].squeeze()
# case: one_table/select-dtypes-1
result = visit_df.select_dtypes(include=['number']).columns.tolist()
# case: one_table/select-dtypes-obj-2
result = shop_df.select_dtypes('object').nunique()
# case: one_table/filter-cols-0
result = shop_df.filter(like='a').columns.tolist()
# case: one_table/fstring-1
result = [f"{a}: {b:.2f}" for a, b in zip(visit_df['shop'], visit_df['spent'])][:5]
# case: one_table/series-tolist-sorted-2
result = sorted(shop_df['rent'].tolist(), reverse=True)[:3]
# case: one_table/bool-count-0
result = (shop_df['staff'] > 7).sum()
# case: one_table/bool-mean-1
result = (visit_df['spent'] > 10).mean()
# case: one_table/any-all-2
result = [(shop_df['rent'] > 450).any(), (shop_df['rent'] > 0).all(), bool((shop_df['year'] == '2001').any())]
# case: one_table/ratio-0
result = round(len(shop_df[shop_df['city'] == 'Ulm']) / len(shop_df) * 100, 2)
# case: one_table/ratio-sum-1
result = visit_df.loc[visit_df['guest'] == 'Ann', 'spent'].sum() * 100.0 / visit_df['spent'].sum()
# case: one_table/try-except-0
try:
    val = int(shop_df['city'].iloc[0])
except (ValueError, TypeError) as e:
    val = -1
result = val
# case: one_table/isinstance-1
s = visit_df['guest']
result = 'num' if pd.api.types.is_numeric_dtype(s) else 'obj'
# case: one_table/if-dtype-2
if shop_df['year'].dtype == 'object':
    result = shop_df['year'].str.upper().tolist()
else:
    result = (shop_df['year'] * 2).tolist()
# case: one_table/hasattr-0
result = hasattr(shop_df, 'city'), getattr(shop_df, 'nope', None)
# case: one_table/dict-get-1
d = visit_df.set_index('visit_id')['spent'].to_dict()
result = d.get(-99, 'none')
# case: one_table/np-unique-2
u, c = np.unique(shop_df['rent'].values, return_counts=True)
result = dict(zip(u.tolist(), c.tolist()))
# case: one_table/np-agg-0
v = shop_df['staff'].to_numpy()
result = [np.mean(v), np.median(v), np.std(v), np.percentile(v, 50)]
# case: one_table/np-arr-1
a = np.array(visit_df['spent'])
result = a[a > a.mean()]
# case: one_table/np-argsort-2
result = shop_df.iloc[np.argsort(shop_df['rent'].values, kind='stable')]['kind'].tolist()
# case: one_table/second-largest-0
result = shop_df['staff'].drop_duplicates().nlargest(2).iloc[-1]
# case: one_table/sorted-unique-idx-1
u = sorted(visit_df['spent'].dropna().unique())
result = u[-2] if len(u) > 1 else None
# case: one_table/agg-str-fn-2
result = shop_df.groupby('year')['rent'].agg([np.mean, 'max', len])
# case: one_table/agg-mixed-0
result = shop_df.groupby('city').agg({'staff': 'sum', 'name': lambda s: s.iloc[0]})
# case: one_table/count-distinct-agg-1
result = visit_df.groupby('guest').agg(n=('shop', pd.Series.nunique)).reset_index()
# case: one_table/sort-index-2
result = shop_df.set_index('kind').sort_index(ascending=False)[['rent']]
# case: one_table/sort-key-0
result = shop_df.sort_values('name', key=lambda s: s.astype(str).str.lower())[['name']]
# case: one_table/sort-len-key-1
result = visit_df.sort_values(by='shop', key=lambda c: c.str.len(), kind='stable')['shop']
# case: one_table/sort-na-first-2
result = shop_df.sort_values('city', na_position='first', kind='mergesort')[['city']]
# case: one_table/bool-and-or-0
result = shop_df[(shop_df['staff'] > 7) & (shop_df['city'] == 'Ulm') | ~(shop_df['staff'] >= 7)]['shop_id'].tolist()
# case: one_table/and-error-1
result = visit_df[visit_df['spent'] > 10 and visit_df['guest'] == 'Ann']
# case: one_table/truth-error-2
if shop_df['rent'] > 3:
    result = 1
# case: one_table/len-groups-0
result = len(shop_df.groupby('city')), shop_df.groupby('city').ngroups
# case: one_table/multiindex-loc-1
g = visit_df.groupby(['guest', 'shop'])['spent'].sum()
result = g.loc['Ann']
# case: one_table/multiindex-reset-2
result = shop_df.groupby(['year', 'city']).agg(n=('rent', 'count'), s=('rent', 'sum')).reset_index(level=1)
# case: one_table/multi-level-agg-0
g = shop_df.groupby('city').agg({'staff': ['mean', 'std']})
g.columns = g.columns.droplevel(0)
result = g
# case: one_table/multi-col-get-1
g = visit_df.groupby('guest').agg({'spent': ['mean', 'max']})
result = g['spent']['max']
# case: one_table/multi-col-tuple-2
g = shop_df.groupby('year').agg({'rent': ['mean', 'max']})
result = g[('rent', 'max')]
# case: one_table/to-frame-T-0
result = shop_df['staff'].describe().to_frame().T
# case: one_table/groupby-list-key-1
result = visit_df.groupby(['guest'])['spent'].mean()
# case: one_table/groupby-list-iter-2
result = [k for k, _ in shop_df.groupby(['year'])]
# case: one_table/groupby-series-key-0
result = shop_df.groupby(shop_df['staff'] > 7)['staff'].count()
# case: one_table/groupby-two-lambda-1
result = visit_df.groupby(visit_df['shop'].str[0])['spent'].sum()
# case: one_table/groupby-filter-agg-2
result = shop_df.groupby('year').filter(lambda g: g['rent'].mean() > 450)['year'].unique()
# case: one_table/unique-arr-0
result = shop_df['city'].unique()
# case: one_table/series-reset-1
result = visit_df['guest'].drop_duplicates().reset_index(drop=True)
# case: one_table/explode-2
d = shop_df.groupby('year')['kind'].apply(list).reset_index()
result = d.explode('kind')
# case: one_table/str-split-0
result = shop_df['name'].str.split(' ', expand=True)
# case: one_table/str-split-get-1
result = visit_df['shop'].str.split().str[0]
# case: one_table/str-cat-2
result = shop_df['kind'].astype(str) + ' (' + shop_df['year'].astype(str) + ')'
# case: one_table/str-cat-join-0
result = shop_df['name'].str.cat(sep=';')
# case: one_table/str-extract-1
result = visit_df['shop'].str.extract(r'([A-Za-z]+)')
# case: one_table/str-replace-2
result = shop_df['kind'].str.replace(' ', '_', regex=False)
# case: one_table/str-zfill-0
result = shop_df['shop_id'].astype(str).str.zfill(6)
# case: one_table/str-slice-num-1
result = visit_df['visit_id'].astype(str).str[-1].astype(int).sum()
# case: one_table/str-count-2
result = shop_df['kind'].str.count('a').sum()
# case: one_table/str-title-0
result = shop_df['name'].str.title().tolist()
# case: one_table/contains-regex-1
result = visit_df['shop'].str.contains('^[A-M]', regex=True).sum()
# case: one_table/contains-mask-2
result = shop_df[shop_df['kind'].str.contains('e')]
# case: one_table/wide-agg-join-1
g1 = visit_df.groupby('guest')['spent'].sum().rename('total')
g2 = visit_df.groupby('guest').size().rename('cnt')
result = pd.concat([g1, g2], axis=1).reset_index()
# case: one_table/series-arith-align-2
g1 = shop_df[shop_df['rent'] > 450].groupby('year').size()
g2 = shop_df.groupby('year').size()
result = (g1 / g2).fillna(0)
# case: one_table/div-frames-0
g = shop_df.groupby(['city', 'kind']).size()
result = g / g.groupby(level=0).sum()
# case: one_table/unstack-idx-1
result = visit_df.groupby(['guest', 'shop'])['spent'].sum().unstack().fillna(0).astype(int)
# case: one_table/reindex-2
result = shop_df.groupby('year').size().reindex(['2001', 'zzz'], fill_value=0)
# case: one_table/series-get-0
result = shop_df.groupby('city').size().get('Ulm', 0)
# case: one_table/series-in-1
result = 'Ann' in visit_df['guest'].values, 'Ann' in visit_df['guest']
# case: one_table/item-2
result = shop_df.loc[shop_df['shop_id'] == shop_df['shop_id'].iloc[0], 'kind'].item()
# case: one_table/values-0-0
result = shop_df.loc[shop_df['city'] == 'Ulm', 'name'].values[0]
# case: one_table/scalar-df-1
m = visit_df['spent'].max()
result = pd.DataFrame({'max': m}, index=[0])
# case: one_table/scalar-df-err-2
result = pd.DataFrame({'max': shop_df['rent'].max()})
# case: one_table/df-dict-mixed-0
result = pd.DataFrame({'a': shop_df['staff'], 'b': 1, 'c': ['x'] * len(shop_df)})
# case: one_table/df-len-mismatch-1
result = pd.DataFrame({'a': [1, 2], 'b': visit_df['spent'].tolist()})
# case: one_table/col-assign-len-2
shop_df['new'] = [1]
result = shop_df
# case: one_table/col-arith-0
shop_df['r'] = shop_df['staff'] / shop_df['rent']
result = shop_df[['r']].replace([np.inf, -np.inf], np.nan)
# case: one_table/floor-mod-1
result = pd.DataFrame({'q': visit_df['spent'] // 7, 'm': visit_df['spent'] % 7, 'p': visit_df['spent'] ** 2})
# case: one_table/round-neg-2
result = shop_df['rent'].round(-2)
# case: one_table/abs-neg-0
result = (-shop_df['staff']).abs().equals(shop_df['staff'])
# case: one_table/compare-series-1
result = (visit_df['spent'] == visit_df['visit_id']).value_counts()
# case: one_table/info-shape-2
n, m = shop_df.shape
result = {'rows': n, 'cols': m, 'size': shop_df.size}
# case: one_table/print-loop-0
for i, (a, b) in enumerate(zip(shop_df['name'], shop_df['staff'])):
    print(i, a, b)
result = i
# case: one_table/str-join-1
result = ', '.join(map(str, visit_df['shop'].head(3)))
# case: one_table/to-string-list-2
result = shop_df['rent'].astype(str).tolist()
# case: one_table/count-col-groupby-0
result = shop_df.groupby('city').count()
# case: one_table/groupby-size-frame-1
result = visit_df.groupby('guest', as_index=False).size()
# case: one_table/groupby-size-frame2-2
result = shop_df.groupby(['year', 'city'], as_index=False).size().sort_values('size', ascending=False).head(1)
# case: one_table/groupby-tail-sorted-0
result = shop_df.sort_values('staff').groupby('city').tail(1)
# case: one_table/groupby-agg-first-sorted-1
result = visit_df.sort_values('spent', ascending=False).groupby('guest', as_index=False).first()[['guest', 'shop']]
# case: one_table/cummax-2
result = shop_df['rent'].cummax().tolist()
# case: one_table/nunique-all-0
result = shop_df.nunique()
# case: one_table/memory-1
result = visit_df.index
# case: one_table/columns-obj-2
result = shop_df.columns
# case: one_table/keys-0
result = shop_df.keys().tolist()
# case: one_table/items-1
result = {k: v.iloc[0] for k, v in visit_df.items()}
# case: one_table/any-null-2
result = shop_df['year'].isnull().any()
# case: one_table/notnull-count-0
result = shop_df[shop_df['kind'].notnull()].shape[0]
# case: one_table/fillna-mode-1
result = visit_df['shop'].fillna('none').value_counts().sort_index()
# case: one_table/idx-set-2
result = shop_df.set_index(['year', 'city']).sort_index().head(3)
# case: one_table/xs-0
result = shop_df.set_index(['city', 'kind']).xs('Ulm')
# case: one_table/date-parse-S-1
result = pd.to_datetime(visit_df['shop'])
# case: one_table/date-parse-coerce-2
result = pd.to_datetime(shop_df['kind'], errors='coerce').dt.year.dropna().tolist()
# case: one_table/date-of-C-0
result = pd.to_datetime(shop_df['city'], format='%Y', errors='coerce')
# case: one_table/int-index-get-1
result = visit_df['spent'][0]
# case: one_table/bool-index-scalar-2
result = shop_df['rent'].iloc[0] > 450
# case: one_table/ne-none-0
result = shop_df[shop_df['city'] != None].shape
# case: one_table/eq-none-1
result = visit_df[visit_df['shop'] == None]
# case: one_table/applymap-2
result = shop_df[['rent', 'staff']].applymap(lambda v: v + 1)
# case: one_table/map-frame-0
result = shop_df[['name', 'city']].map(str)
# case: one_table/agg-fn-1
result = visit_df['spent'].agg(lambda s: s.sum() / len(s))
# case: one_table/reduce-2
from functools import reduce
result = reduce(lambda a, b: a + b, shop_df['rent'].tolist(), 0)
# case: one_table/while-0
i = 0
total = 0
vals = shop_df['staff'].tolist()
while i < len(vals) and i < 5:
    total += vals[i]
    i += 1
result = total
# case: one_table/func-early-1
def f(df):
    for _, r in df.iterrows():
        if r['guest'] == 'Ann':
            return r['shop']
    return None
result = f(visit_df)
# case: one_table/global-max-row-dict-2
rows = shop_df.to_dict('records')
best = max(rows, key=lambda r: r['rent'])
result = best['kind'], best['rent']
# case: one_table/sorted-records-0
rows = sorted(shop_df.to_dict('records'), key=lambda r: (r['city'], -r['staff']))
result = pd.DataFrame(rows)
# data: orders
import pandas as pd
import numpy as np
from datetime import datetime, timedelta
from collections import Counter, defaultdict
import re, math

customers_df = pd.DataFrame({'id': [1, 2, 3, 4, 5, 6], 'name': ['Ann Lee', 'bob stone', 'Cy O\'Neil', 'Dee  Park', None, 'Éva Nagy'], 'city': ['Ulm', 'ulm ', 'Bern', None, 'Oslo', 'Bern'], 'joined': ['2021-01-15', '2020-02-29', '2022-12-31', None, '2021-07-04', '2019-11-11'], 'vip': [1, 0, 0, 1, 0, 1]})
orders_df = pd.DataFrame({'order_id': [10, 11, 12, 13, 14, 15, 16, 17, 18, 19], 'customer_id': [1, 1, 2, 3, 3, 3, 6, 7, 2, 1], 'ordered': ['2023-01-05 10:00:00', '2023-01-20 12:30:00', '2023-02-01 00:00:00', '2023-02-14 23:59:59', '2023-03-01 08:00:00', '2023-03-31 17:45:10', '2023-03-31 17:45:10', '2022-12-31 00:00:01', '2023-05-05 05:05:05', '2023-06-30 13:00:00'], 'status': ['paid', 'paid', 'open', 'PAID', 'cancelled', 'paid', 'open', None, 'paid', 'refunded'], 'total': [99.5, 20.0, np.nan, 45.25, 10.0, 300.0, 0.0, 12.0, 55.5, 20.0]})
items_df = pd.DataFrame({'order_id': [10, 10, 11, 12, 13, 13, 14, 15, 15, 15, 16, 18, 19, 20], 'sku': ['A-1', 'B-2', 'A-1', 'C-3', 'B-2', 'A-1', 'C-3', 'D-4', 'A-1', 'B-2', 'E-5', 'A-1', 'D-4', 'A-1'], 'qty': [1, 2, 1, 5, 1, 1, 3, 10, 2, 1, 4, 2, 1, 9], 'price': [49.5, 25.0, 20.0, 3.0, 25.25, 20.0, 3.33, 25.0, 20.0, 10.0, 0.0, 27.75, 20.0, 1.0]})
products_df = pd.DataFrame({'sku': ['A-1', 'B-2', 'C-3', 'D-4', 'F-6'], 'title': ['Anchor', 'Buoy', 'Compass', 'Deck chair', 'Flag'], 'category': ['gear', 'gear', 'tools', 'furniture', 'gear'], 'weight_kg': ['2.5', '1,2', '0.1', 'n/a', '0.05']})
# case: orders/revenue-by-month
df = orders_df.copy()
df['ordered'] = pd.to_datetime(df['ordered'])
df['month'] = df['ordered'].dt.to_period('M').astype(str)
result = (df[df['status'].str.lower() == 'paid']
          .groupby('month', as_index=False)
          .agg(revenue=('total', 'sum'), n=('order_id', 'count'))
          .sort_values('month'))
# case: orders/customers-without-orders
m = customers_df.merge(orders_df, left_on='id', right_on='customer_id', how='left', indicator=True)
result = m.loc[m['_merge'] == 'left_only', ['id', 'name']].drop_duplicates().reset_index(drop=True)
# case: orders/top-customer-per-city
c = customers_df.assign(city=customers_df['city'].str.strip().str.title())
t = c.merge(orders_df.groupby('customer_id')['total'].sum().rename('spent'), left_on='id', right_index=True, how='left')
t['spent'] = t['spent'].fillna(0)
idx = t.groupby('city')['spent'].idxmax()
result = t.loc[idx, ['city', 'name', 'spent']]
# case: orders/weight-parse
w = products_df['weight_kg'].str.replace(',', '.', regex=False)
products_df['w'] = pd.to_numeric(w, errors='coerce')
result = products_df.groupby('category')['w'].agg(['mean', 'max', 'count'])
# case: orders/basket-pairs
from itertools import combinations
pairs = Counter()
for oid, grp in items_df.groupby('order_id'):
    skus = sorted(set(grp['sku']))
    for a, b in combinations(skus, 2):
        pairs[(a, b)] += 1
result = pd.DataFrame([(a, b, n) for (a, b), n in pairs.most_common()], columns=['a', 'b', 'n'])
# case: orders/running-total
d = orders_df.assign(ordered=pd.to_datetime(orders_df['ordered'])).sort_values(['customer_id', 'ordered'])
d['running'] = d.groupby('customer_id')['total'].cumsum()
d['nth'] = d.groupby('customer_id').cumcount() + 1
result = d[['customer_id', 'order_id', 'running', 'nth']]
# case: orders/days-between-orders
d = orders_df.assign(ordered=pd.to_datetime(orders_df['ordered'])).sort_values(['customer_id', 'ordered'])
d['gap'] = d.groupby('customer_id')['ordered'].diff()
d['gap_days'] = d['gap'].dt.days
result = d.groupby('customer_id')['gap_days'].mean().dropna()
# case: orders/share-of-total
g = items_df.assign(amount=items_df['qty'] * items_df['price']).merge(products_df, on='sku', how='left')
s = g.groupby('category', dropna=False)['amount'].sum()
result = (100 * s / s.sum()).round(2)
# case: orders/share-of-total-strings
g = items_df.assign(amount=items_df['qty'] * items_df['price']).merge(products_df, on='sku', how='left')
s = g.groupby('category', dropna=False)['amount'].sum()
result = s.map(lambda v: f"{v / s.sum():.1%}")
# case: orders/pivot-status
o = orders_df.assign(status=orders_df['status'].fillna('unknown').str.lower(), month=pd.to_datetime(orders_df['ordered']).dt.month)
result = o.pivot_table(index='month', columns='status', values='total', aggfunc='sum', fill_value=0, margins=True)
# case: orders/crosstab-normalized
o = orders_df.assign(status=orders_df['status'].fillna('unknown').str.lower())
result = pd.crosstab(o['customer_id'], o['status'], normalize='index').round(3)
# case: orders/above-own-average
o = orders_df.copy()
o['avg'] = o.groupby('customer_id')['total'].transform('mean')
result = o.query('total > avg')[['order_id', 'customer_id', 'total', 'avg']]
# case: orders/query-with-local
limit = orders_df['total'].median()
result = orders_df.query('total >= @limit and status.notna()', engine='python')['order_id'].tolist()
# case: orders/nested-function
def bucket(x):
    if pd.isna(x):
        return 'none'
    elif x < 20:
        return 'low'
    return 'high' if x >= 100 else 'mid'
result = orders_df['total'].apply(bucket).value_counts().reindex(['low', 'mid', 'high', 'none'], fill_value=0)
# case: orders/cut-labels
b = pd.cut(orders_df['total'], bins=[0, 20, 50, np.inf], labels=['small', 'medium', 'large'], right=False)
result = orders_df.assign(b=b).groupby('b', observed=False)['order_id'].count()
# case: orders/qcut-quartiles
q = pd.qcut(items_df['price'], 4, labels=False, duplicates='drop')
result = items_df.assign(q=q).groupby('q')['qty'].sum()
# case: orders/name-split
parts = customers_df['name'].str.split(expand=True)
parts.columns = ['first', 'last']
result = pd.concat([customers_df[['id']], parts], axis=1)
# case: orders/name-extract
result = customers_df['name'].str.extract(r"(?P<first>\S+)\s+(?P<last>.+)")
# case: orders/email-like
result = customers_df['name'].dropna().str.lower().str.replace(r"[^a-z]+", '.', regex=True) + '@example.org'
# case: orders/latest-order-per-customer
o = orders_df.sort_values('ordered').drop_duplicates('customer_id', keep='last')
result = o.set_index('customer_id')['order_id'].sort_index().to_dict()
# case: orders/rank-within
i = items_df.copy()
i['r'] = i.groupby('order_id')['price'].rank(method='dense', ascending=False).astype(int)
result = i[i['r'] == 1].sort_values(['order_id', 'sku'])[['order_id', 'sku', 'price']]
# case: orders/second-highest
u = sorted(orders_df['total'].dropna().unique(), reverse=True)
result = u[1] if len(u) > 1 else None
# case: orders/nlargest-keep-all
result = orders_df.nlargest(3, 'total', keep='all')[['order_id', 'total']]
# case: orders/bought-everything
gear = set(products_df.loc[products_df['category'] == 'gear', 'sku']) - {'F-6'}
oi = orders_df.merge(items_df, on='order_id')
have = oi.groupby('customer_id')['sku'].agg(set)
result = [int(c) for c, s in have.items() if gear <= s]
# case: orders/agg-dict-flatten
a = items_df.groupby('sku').agg({'qty': ['sum', 'max'], 'price': 'mean'})
a.columns = ['_'.join(c).strip('_') for c in a.columns]
result = a.reset_index()
# case: orders/apply-series
def stats(g):
    return pd.Series({'lines': len(g), 'units': g['qty'].sum(), 'value': (g['qty'] * g['price']).sum()})
result = items_df.groupby('sku').apply(stats, include_groups=False)
# case: orders/apply-scalar
result = items_df.groupby('sku')[['qty', 'price']].apply(lambda g: (g['qty'] * g['price']).sum()).reset_index(name='value')
# case: orders/weighted-average
result = items_df.groupby('sku').apply(lambda g: np.average(g['price'], weights=g['qty']), include_groups=False).round(4)
# case: orders/string-agg
result = items_df.sort_values('sku').groupby('order_id')['sku'].agg(', '.join).reset_index()
# case: orders/unique-list
result = items_df.groupby('order_id')['sku'].unique().apply(list)
# case: orders/explode-back
l = items_df.groupby('order_id')['sku'].apply(list).reset_index()
result = l.explode('sku', ignore_index=True).groupby('sku').size().sort_values(ascending=False)
# case: orders/resample-monthly
s = orders_df.assign(ordered=pd.to_datetime(orders_df['ordered'])).set_index('ordered')['total']
result = s.resample('MS').sum()
# case: orders/grouper-quarter
o = orders_df.assign(ordered=pd.to_datetime(orders_df['ordered']))
result = o.groupby(pd.Grouper(key='ordered', freq='QS'))['total'].agg(['sum', 'count'])
# case: orders/weekday-names
d = pd.to_datetime(orders_df['ordered'])
result = d.dt.day_name().value_counts().sort_index()
# case: orders/within-30-days
d = pd.to_datetime(orders_df['ordered'])
last = d.max()
result = orders_df[d >= last - pd.Timedelta(days=60)]['order_id'].tolist()
# case: orders/between-dates
d = pd.to_datetime(orders_df['ordered'])
result = orders_df[d.between('2023-02-01', '2023-03-31')]['order_id'].tolist()
# case: orders/age-in-years
j = pd.to_datetime(customers_df['joined'])
ref = pd.Timestamp('2023-07-01')
result = ((ref - j).dt.days // 365).astype('Int64')
# case: orders/month-diff
j = pd.to_datetime(customers_df['joined'])
result = (2023 - j.dt.year) * 12 + (7 - j.dt.month)
# case: orders/strptime-loop
out = []
for r in customers_df.itertuples(index=False):
    if r.joined is None:
        continue
    d = datetime.strptime(r.joined, '%Y-%m-%d')
    out.append((r.id, (d + timedelta(days=30)).strftime('%d/%m/%Y')))
result = pd.DataFrame(out, columns=['id', 'plus30'])
# case: orders/iterrows-dict
total = defaultdict(float)
for _, row in items_df.iterrows():
    total[row['sku']] += row['qty'] * row['price']
result = pd.Series(total).sort_values(ascending=False).head(2)
# case: orders/zip-dict
lookup = dict(zip(products_df['sku'], products_df['title']))
result = items_df['sku'].map(lookup).fillna('?').value_counts()
# case: orders/np-select
conds = [orders_df['status'].str.lower().eq('paid'), orders_df['status'].isna()]
orders_df['flag'] = np.select(conds, ['P', 'N'], default='O')
result = orders_df.groupby('flag')['total'].sum()
# case: orders/np-where-count
result = int(np.where(orders_df['total'] > 20, 1, 0).sum())
# case: orders/any-all
paid = orders_df['status'].str.lower() == 'paid'
result = paid.groupby(orders_df['customer_id']).all()
# case: orders/filter-groups
result = orders_df.groupby('customer_id').filter(lambda g: len(g) >= 2 and g['total'].sum() > 100)['order_id'].tolist()
# case: orders/mode
result = items_df['sku'].mode().iloc[0]
# case: orders/describe-total
result = orders_df['total'].describe().round(2)
# case: orders/corr
result = items_df[['qty', 'price']].corr().round(6)
# case: orders/isin-negated
result = products_df[~products_df['sku'].isin(items_df['sku'])]['title'].tolist()
# case: orders/set-difference
result = sorted(set(items_df['order_id']) - set(orders_df['order_id']))
# case: orders/concat-union
a = customers_df[['id']].rename(columns={'id': 'k'})
b = orders_df[['customer_id']].rename(columns={'customer_id': 'k'})
result = pd.concat([a, b], ignore_index=True).drop_duplicates().sort_values('k')['k'].tolist()
# case: orders/assign-chain
result = (orders_df.assign(day=lambda d: pd.to_datetime(d['ordered']).dt.date.astype(str), paid=lambda d: d['status'].str.upper().eq('PAID'))
          .loc[lambda d: d['paid'], ['day', 'total']].set_index('day')['total'])
# case: orders/merge-validate
result = items_df.merge(products_df[['sku', 'title']], on='sku', how='left', validate='many_to_one')['title'].isna().sum()
# case: orders/self-join
m = items_df.merge(items_df, on='order_id', suffixes=('_a', '_b'))
m = m[m['sku_a'] < m['sku_b']]
result = m.groupby(['sku_a', 'sku_b']).size().reset_index(name='n').sort_values(['n', 'sku_a', 'sku_b'], ascending=[False, True, True])
# case: orders/cross-join
m = products_df[['sku']].merge(pd.DataFrame({'k': [1, 2]}), how='cross')
result = m
# case: orders/pct-change
s = orders_df.assign(m=pd.to_datetime(orders_df['ordered']).dt.to_period('M')).groupby('m')['total'].sum()
result = s.pct_change().round(4)
# case: orders/rolling-three
s = orders_df.sort_values('ordered')['total'].rolling(3, min_periods=1).mean()
result = s.round(3)
# case: orders/unstack
g = items_df.groupby(['order_id', 'sku'])['qty'].sum().unstack(fill_value=0)
result = g.loc[:, (g > 0).sum() > 1]
# case: orders/stack-back
g = items_df.pivot_table(index='order_id', columns='sku', values='qty', aggfunc='sum')
result = g.stack().reset_index(name='qty')
# case: orders/melt
w = items_df.groupby('sku', as_index=False).agg(qty=('qty', 'sum'), top=('price', 'max'))
result = w.melt(id_vars='sku', var_name='what', value_name='v').sort_values(['sku', 'what'])
# case: orders/to-dict-records
result = products_df.head(2).to_dict('records')
# case: orders/to-dict-list
result = items_df.groupby('sku')['qty'].sum().reset_index().to_dict('list')
# case: orders/median-even
result = orders_df.groupby('customer_id')['total'].median()
# case: orders/std-single
result = orders_df.groupby('customer_id')['total'].std()
# case: orders/ratio-safe
a = orders_df[orders_df['status'] == 'refunded']['total'].sum()
b = orders_df[orders_df['status'] == 'nothing']['total'].sum()
result = a / b if b else None
# case: orders/ratio-inf
a = orders_df.groupby('customer_id')['total'].sum()
b = orders_df[orders_df['status'] == 'open'].groupby('customer_id')['total'].sum()
result = a / b
# case: orders/fillna-dict
result = orders_df.fillna({'status': 'none', 'total': 0}).tail(4)
# case: orders/sort-key
result = customers_df.sort_values('name', key=lambda s: s.str.lower(), na_position='first')['id'].tolist()
# case: orders/str-contains-na
result = customers_df[customers_df['city'].str.contains('ul', case=False, na=False)]['id'].tolist()
# case: orders/str-len-max
n = customers_df['name'].str.len()
result = customers_df.loc[n == n.max(), 'name'].tolist()
# case: orders/regex-findall
result = [re.findall(r'\d+', s) for s in items_df['sku'].unique()]
# case: orders/math-use
result = [round(math.sqrt(x), 2) if not math.isnan(x) else None for x in orders_df['total'].head(4)]
# case: orders/walrus-any
result = [y for x in items_df['price'] if (y := x * 2) > 50]
# case: orders/try-except
try:
    v = customers_df.loc[customers_df['city'] == 'Rome', 'id'].iloc[0]
except IndexError:
    v = -1
result = v
# case: orders/empty-result
result = orders_df[orders_df['total'] > 1000][['order_id', 'total']]
# case: orders/empty-groupby
result = orders_df[orders_df['total'] > 1000].groupby('customer_id')['total'].sum().reset_index()
# case: orders/empty-max
result = orders_df[orders_df['total'] > 1000]['total'].max()
# case: orders/count-distinct-pairs
result = orders_df.merge(items_df, on='order_id')[['customer_id', 'sku']].drop_duplicates().shape[0]
# case: orders/nunique-agg
result = orders_df.merge(items_df, on='order_id').groupby('customer_id').agg(skus=('sku', 'nunique'), first=('ordered', 'min'), last=('ordered', 'max'))
# case: orders/groupby-two-head
result = orders_df.sort_values('total', ascending=False).groupby('customer_id').head(1)[['customer_id', 'total']]
# case: orders/groupby-nth
result = orders_df.sort_values('ordered').groupby('customer_id')['order_id'].nth(1)
# case: orders/groupby-first-none
result = orders_df.groupby('customer_id')['status'].first()
# case: orders/shift-compare
o = orders_df.sort_values('ordered')
o['up'] = o['total'] > o['total'].shift()
result = o['up'].sum()
# case: orders/multi-index-loc
g = orders_df.groupby(['customer_id', 'status'])['total'].sum()
result = g.loc[1]
# case: orders/multi-index-xs
g = orders_df.groupby(['customer_id', 'status'])['total'].sum()
result = g.xs('paid', level='status')
# case: orders/idxmax-tuple
g = orders_df.groupby(['customer_id', 'status'])['total'].sum()
result = g.idxmax()
# case: orders/index-map
g = orders_df.groupby('customer_id')['total'].sum()
g.index = g.index.map(customers_df.set_index('id')['name'])
result = g
# case: orders/rename-axis
result = items_df['sku'].value_counts().rename_axis('product').reset_index(name='times')
# case: orders/value-counts-normalize
result = orders_df['status'].value_counts(normalize=True, dropna=False).mul(100).round(1)
# case: orders/value-counts-frame
result = orders_df[['customer_id', 'status']].value_counts().head(3)
# case: orders/astype-category-order
t = pd.Categorical(orders_df['status'].str.lower(), categories=['open', 'paid', 'refunded'], ordered=True)
result = orders_df.assign(t=t).sort_values(['t', 'order_id'])[['order_id', 't']]
# case: orders/bool-sum-mean
result = {'n': int((orders_df['total'] > 20).sum()), 'share': float((orders_df['total'] > 20).mean())}
# case: orders/where-mask
result = orders_df['total'].where(orders_df['total'] > 20, other=-1)
# case: orders/clip-round
result = items_df['price'].clip(lower=5, upper=25).round(1).tolist()
# case: orders/replace-map
result = orders_df['status'].replace({'PAID': 'paid', None: 'unknown'}).tolist()
# case: orders/combine-first
a = customers_df.set_index('id')['city']
b = pd.Series({4: 'Rome', 5: 'Never'})
result = a.combine_first(b)
# case: orders/update-in-loop
res = []
for cid in sorted(orders_df['customer_id'].unique()):
    sub = orders_df[orders_df['customer_id'] == cid]
    res.append({'customer': cid, 'best': sub['total'].max(), 'orders': len(sub)})
result = pd.DataFrame(res).sort_values(['orders', 'best'], ascending=[False, True]).reset_index(drop=True)
# case: orders/reduce-merge
from functools import reduce
frames = [orders_df.groupby('customer_id')[c].count().rename(c).reset_index() for c in ('order_id', 'status', 'total')]
result = reduce(lambda l, r: l.merge(r, on='customer_id'), frames)
# case: orders/eval-expression
result = items_df.eval('value = qty * price').groupby('order_id')['value'].sum()
# case: orders/pipe
def top(d, n):
    return d.nlargest(n, 'qty')
result = items_df.pipe(top, n=2)
# case: orders/get-dummies
result = pd.get_dummies(products_df['category']).sum()
# case: orders/squeeze
result = products_df.loc[products_df['sku'] == 'B-2', ['title']].squeeze()
# case: orders/item
result = products_df.loc[products_df['sku'] == 'B-2', 'title'].item()
# case: orders/item-error
result = products_df.loc[products_df['category'] == 'gear', 'title'].item()
# case: orders/key-error
result = products_df['weight']
# case: orders/at-set
products_df.at[0, 'title'] = 'Big anchor'
result = products_df.iat[0, 1]
# case: orders/loc-set-new-row
s = pd.Series(dtype=float)
s.loc['x'] = 2.5
result = s
# case: orders/print-captured
print(items_df.head(2))
result = 1
# case: orders/sum-object-strings
result = products_df['title'].sum()
# case: orders/series-arith-align
a = orders_df.groupby('customer_id').size()
b = customers_df.set_index('id')['vip']
result = a.add(b, fill_value=0)
# case: orders/divide-axis
g = orders_df.pivot_table(index='customer_id', columns='status', values='total', aggfunc='sum')
result = g.div(g.sum(axis=1), axis=0).round(2)
# case: orders/percent-rank
result = orders_df['total'].rank(pct=True).round(3)
# case: orders/cum-percent
s = items_df.groupby('sku')['qty'].sum().sort_values(ascending=False)
result = (s.cumsum() / s.sum() * 100).round(1)
# case: orders/pareto
s = items_df.groupby('sku')['qty'].sum().sort_values(ascending=False, kind='stable')
c = s.cumsum() / s.sum()
result = c[c.shift(fill_value=0) < 0.8].index.tolist()
# case: orders/duplicates-report
result = items_df[items_df.duplicated(subset=['sku', 'price'], keep=False)].sort_values(['sku', 'order_id'])
# case: orders/lambda-axis1
result = items_df.apply(lambda r: f"{r['sku']}x{r['qty']}", axis=1).tolist()
# case: orders/axis1-expand
result = items_df.head(3).apply(lambda r: pd.Series({'v': r['qty'] * r['price'], 's': r['sku'][0]}), axis=1)
# case: orders/tz-none-compare
result = (pd.to_datetime(orders_df['ordered']) < datetime(2023, 2, 1)).sum()
# case: orders/timestamp-parts
t = pd.Timestamp('2023-03-31 17:45:10')
result = (t.year, t.month, t.day_name(), t.quarter, t.isoformat(), str(t.date()), t.strftime('%b %d'))
# case: orders/isocalendar-week
result = pd.to_datetime(orders_df['ordered']).dt.isocalendar().week.value_counts().sort_index()
# case: orders/date-range-reindex
s = orders_df.assign(m=pd.to_datetime(orders_df['ordered']).dt.to_period('M').dt.to_timestamp()).groupby('m')['total'].sum()
result = s.reindex(pd.date_range('2022-12-01', '2023-06-01', freq='MS'), fill_value=0)
# case: orders/string-format
result = ['{:>8.2f}|{:<6}|{:^7}'.format(p, s, q) for p, s, q in zip(items_df['price'], items_df['sku'], items_df['qty'])][:3]
# case: orders/sorted-key-multi
rows = list(items_df.itertuples(index=False, name=None))
result = sorted(rows, key=lambda r: (-r[2], r[1]))[:3]
# case: orders/max-by-key
result = max(items_df.to_dict('records'), key=lambda r: r['qty'] * r['price'])['sku']
# case: orders/groupby-lambda-key
result = items_df.groupby(lambda i: i % 2)['qty'].sum()
# case: orders/groupby-str-key
result = items_df.groupby(items_df['sku'].str[0])['price'].agg(lambda s: s.max() - s.min())
# case: orders/groupby-agg-named-lambda
result = items_df.groupby('sku').agg(spread=('price', lambda s: s.max() - s.min()), n=('qty', 'size')).query('n > 1')
# case: orders/transform-rank-filter
i = items_df.assign(share=items_df['qty'] / items_df.groupby('order_id')['qty'].transform('sum'))
result = i.loc[i['share'] >= 0.5, ['order_id', 'sku', 'share']].round(3)
# case: orders/last-valid
result = orders_df.groupby('customer_id')['total'].last()
# case: orders/ffill-groups
result = orders_df.sort_values(['customer_id', 'ordered']).groupby('customer_id')['status'].ffill()
# case: orders/interpolate
result = orders_df['total'].interpolate().tolist()
# case: orders/semi-join-tuple
keys = set(map(tuple, items_df[['order_id', 'sku']].values))
result = (13, 'A-1') in keys, len(keys)
# case: orders/multiindex-isin
mi = pd.MultiIndex.from_frame(items_df[['order_id', 'sku']])
result = items_df[mi.isin([(10, 'A-1'), (15, 'D-4')])]['qty'].tolist()
# case: orders/merge-on-index
a = orders_df.groupby('customer_id')['order_id'].count()
result = customers_df.set_index('id').join(a.rename('orders')).fillna({'orders': 0})[['name', 'orders']]
# case: orders/join-many
a = items_df.groupby('sku')['qty'].sum()
b = items_df.groupby('sku')['price'].max()
result = products_df.set_index('sku')[['title']].join([a, b], how='inner')
# case: orders/outer-fill-sort
m = products_df.merge(items_df.groupby('sku', as_index=False)['qty'].sum(), on='sku', how='outer').sort_values('qty', ascending=False, na_position='last')
result = m[['sku', 'title', 'qty']]
# data: payroll
import pandas as pd
import numpy as np
import re
import math
import json
import datetime
from datetime import datetime as dtm, timedelta
from collections import Counter, defaultdict, OrderedDict, namedtuple
import itertools as it
import operator
import functools
from typing import List, Dict, Optional
emp = pd.DataFrame({'emp_id': ['E01', 'E02', 'E03', 'E04', 'E05', 'E06'], 'name': ['Ann', 'Bob', 'Cid', 'Dot', 'Eve', 'Flo'], 'dept': ['HR', 'IT', 'IT', 'Ops', 'HR', None], 'manager': [None, 'E01', 'E02', 'E02', 'E01', 'E04'], 'salary': ['$5,000', '$4,200.50', '6000', 'n/a', '$3,999.99', None], 'hired': ['03/15/2019', '2020-07-01', '15 Jan 2021', '07/04/2022', 'unknown', '12/31/2018'], 'grade': [3, 2, 2, 1, 2, 1], 'email': ['ann@corp.com', 'BOB@Corp.com', 'cid@other.org', None, 'eve@corp.com', 'flo(at)corp.com']})
hours = pd.DataFrame({'emp_id': ['E01', 'E02', 'E02', 'E03', 'E05', 'E05', 'E06'], 'week': ['2023-W01', '2023-W01', '2023-W02', '2023-W02', '2023-W01', '2023-W03', '2023-W03'], 'mon': [8, 7, 8, 9, 0, 8, 10], 'tue': [8, 8, 8, 9, 4, 8, 10], 'wed': [8.0, 6.5, 8, None, 4, 8, 12]})
# case: payroll/clean-money
s = emp['salary'].replace({r'[\$,]': '', 'n/a': np.nan}, regex=True)
result = pd.to_numeric(s, errors='coerce')
# case: payroll/clean-money2
emp['sal'] = pd.to_numeric(emp['salary'].str.replace(r'[^0-9.]', '', regex=True), errors='coerce')
result = emp.groupby('dept', dropna=False)['sal'].agg(['mean', 'count'])
# case: payroll/clean-money-strip
result = emp['salary'].str.lstrip('$').str.replace(',', '').apply(pd.to_numeric, errors='coerce').tolist()
# case: payroll/parse-mixed-dates
result = emp['hired'].apply(lambda s: pd.to_datetime(s, errors='coerce')).dt.strftime('%Y-%m-%d').tolist()
# case: payroll/parse-formats-loop
def parse(s):
    for fmt in ('%m/%d/%Y', '%Y-%m-%d', '%d %b %Y'):
        try:
            return dtm.strptime(s, fmt)
        except ValueError:
            continue
    return None
d = emp['hired'].map(parse)
result = d, d.dtype.name
# case: payroll/parse-mixed-format
result = pd.to_datetime(emp['hired'], format='mixed', errors='coerce').dt.year.tolist()
# case: payroll/email-domain
e = emp['email'].str.lower().str.extract(r'@(?P<domain>[\w.]+)$')
result = e['domain'].value_counts(dropna=False)
# case: payroll/email-valid
pat = re.compile(r'^[\w.]+@[\w.]+\.\w+$')
result = emp['email'].apply(lambda x: bool(pat.match(x)) if isinstance(x, str) else False).tolist()
# case: payroll/email-split
parts = emp['email'].str.partition('@')
result = parts[0].tolist(), parts[2].tolist()
# case: payroll/manager-names
m = dict(zip(emp['emp_id'], emp['name']))
result = emp['manager'].map(m).fillna('-').tolist()
# case: payroll/self-join-salary
x = emp.assign(sal=pd.to_numeric(emp['salary'].str.replace('[$,]', '', regex=True), errors='coerce'))
j = x.merge(x[['emp_id', 'name', 'sal']], left_on='manager', right_on='emp_id', suffixes=('', '_mgr'), how='left')
result = j.loc[j['sal'] > j['sal_mgr'], ['name', 'name_mgr']]
# case: payroll/hierarchy-depth
boss = emp.set_index('emp_id')['manager'].to_dict()
def depth(e):
    d = 0
    while boss.get(e):
        e = boss[e]
        d += 1
    return d
result = emp['emp_id'].apply(depth).tolist()
# case: payroll/hierarchy-rec
children = defaultdict(list)
for e, m in zip(emp.emp_id, emp.manager):
    if m: children[m].append(e)
def count(e): return sum(1 + count(c) for c in children[e])
result = {e: count(e) for e in emp.emp_id}
# case: payroll/hours-melt
m = hours.melt(id_vars=['emp_id', 'week'], value_vars=['mon', 'tue', 'wed'], var_name='day', value_name='h')
result = m.groupby('day', sort=False)['h'].sum(), m.dropna().groupby('emp_id')['h'].mean().round(2)
# case: payroll/hours-stack
s = hours.set_index(['emp_id', 'week']).stack()
result = s.groupby(level=0).sum(), s.index.nlevels, len(s)
# case: payroll/hours-rowsum
result = hours.assign(total=hours[['mon', 'tue', 'wed']].sum(axis=1), avg=hours.filter(regex='^(mon|tue)').mean(axis=1))[['total', 'avg']]
# case: payroll/hours-apply-row
def over(r):
    t = r['mon'] + r['tue'] + (r['wed'] if not pd.isna(r['wed']) else 0)
    return 'over' if t > 24 else 'normal' if t >= 20 else 'under'
result = hours.apply(over, axis=1).value_counts()
# case: payroll/hours-apply-expand
result = hours.apply(lambda r: pd.Series({'lo': r[['mon', 'tue', 'wed']].min(), 'hi': r[['mon', 'tue', 'wed']].max()}), axis=1)
# case: payroll/hours-apply-result-type
result = hours[['mon', 'tue']].apply(lambda r: [r['mon'] * 2, r['tue'] / 2], axis=1, result_type='expand')
# case: payroll/hours-max-day
result = hours[['mon', 'tue', 'wed']].idxmax(axis=1).tolist(), hours[['mon', 'tue', 'wed']].max(axis=1).tolist()
# case: payroll/week-parse
result = pd.to_datetime(hours['week'] + '-1', format='%G-W%V-%u').dt.strftime('%Y-%m-%d').tolist()
# case: payroll/week-number
result = hours['week'].str.extract(r'W(\d+)', expand=False).astype(int).tolist(), hours['week'].str[-2:].astype(int).max()
# case: payroll/missing-weeks
all_weeks = [f'2023-W{w:02d}' for w in range(1, 4)]
full = pd.MultiIndex.from_product([emp['emp_id'], all_weeks], names=['emp_id', 'week'])
h = hours.set_index(['emp_id', 'week'])['mon'].reindex(full)
result = h.isna().groupby(level='emp_id').sum()
# case: payroll/grade-rank-text
labels = {1: 'junior', 2: 'mid', 3: 'senior'}
emp['level'] = pd.Categorical(emp['grade'].map(labels), categories=['junior', 'mid', 'senior'], ordered=True)
result = emp.sort_values(['level', 'name'], ascending=[False, True])[['name', 'level']], emp['level'].min(), (emp['level'] >= 'mid').sum()
# case: payroll/cat-groupby-unobserved
emp['level'] = pd.Categorical(emp['grade'].map({1: 'L', 2: 'M', 3: 'H'}), categories=['L', 'M', 'H', 'X'])
result = emp.groupby('level', observed=False).size(), emp.groupby('level', observed=True)['name'].count(), emp['level'].value_counts()
# case: payroll/cat-pivot
emp['level'] = pd.Categorical(emp['grade'].map({1: 'L', 2: 'M', 3: 'H'}), categories=['L', 'M', 'H'], ordered=True)
result = emp.pivot_table(index='dept', columns='level', values='emp_id', aggfunc='count', observed=False)
# case: payroll/cat-ops
c = emp['grade'].astype('category')
c = c.cat.rename_categories({1: 'one', 2: 'two', 3: 'three'}).cat.reorder_categories(['three', 'two', 'one'], ordered=True)
result = c.cat.codes.tolist(), c.cat.categories.tolist(), c.sort_values().tolist(), c.cat.remove_unused_categories().cat.ordered
# case: payroll/str-encode-ascii
s = pd.Series(['café', 'naïve', None])
result = s.str.normalize('NFKD').str.encode('ascii', 'ignore').str.decode('ascii').tolist()
# case: payroll/calendar-mod
import calendar
result = calendar.monthrange(2024, 2)[1], calendar.month_name[3], calendar.day_abbr[0], calendar.isleap(2023)
# case: payroll/statistics-mod
import statistics as st
result = st.mean([1, 2, 4]), st.median([3, 1]), round(st.stdev([1, 2, 3, 4]), 4), st.mode(['a', 'b', 'a'])
# case: payroll/operator-itemgetter
rows = hours.to_dict('records')
rows.sort(key=operator.itemgetter('emp_id', 'week'), reverse=True)
result = [r['week'] for r in rows]
# case: payroll/functools-lru
@functools.lru_cache(maxsize=None)
def fib(n):
    return n if n < 2 else fib(n - 1) + fib(n - 2)
result = fib(50)
# case: payroll/reduce-and
conds = [emp['grade'] > 1, emp['dept'].notna(), emp['name'] != 'Bob']
result = emp[functools.reduce(operator.and_, conds)]['name'].tolist()
# case: payroll/np-logical-reduce
result = emp[np.logical_and.reduce([emp['grade'] > 1, emp['dept'] == 'IT'])]['name'].tolist()
# case: payroll/itertools-chain
result = list(it.chain.from_iterable([[1, 2], [3]])), list(it.zip_longest('ab', [1], fillvalue=0)), list(it.pairwise([1, 2, 4])), list(it.islice(it.count(5, 5), 3))
# case: payroll/itertools-permutations
result = len(list(it.permutations(range(4), 2))), [''.join(p) for p in it.product('ab', repeat=2)], list(it.takewhile(lambda x: x < 3, [1, 2, 5, 1])), list(it.starmap(pow, [(2, 3), (3, 2)]))
# case: payroll/dict-comprehension-nested
result = {d: {r.name: r.grade for r in g.itertuples()} for d, g in emp.groupby('dept')}
# case: payroll/set-comprehension
result = sorted({(d or '?')[0] for d in emp['dept']}), {n for n in emp['name'] if n > 'D'} == {'Dot', 'Eve', 'Flo'}
# case: payroll/star-unpack
first, *middle, last = emp['name']
result = first, middle, last, [*middle, *'xy'], {**{'a': 1}, 'b': 2}
# case: payroll/lambda-default
fs = [lambda x, k=k: x + k for k in range(3)]
result = [f(10) for f in fs]
# case: payroll/closure-nonlocal
def counter():
    n = 0
    def inc(step=1):
        nonlocal n
        n += step
        return n
    return inc
c = counter()
c(); c(5)
result = c()
# case: payroll/try-finally-else
log = []
for v in ['1', 'x', None]:
    try:
        n = int(v)
    except (ValueError, TypeError) as e:
        log.append(type(e).__name__)
    else:
        log.append(n)
    finally:
        log.append('.')
result = log
# case: payroll/raise-keyerror-caught
try:
    emp['nope']
except KeyError as e:
    result = str(e)
# case: payroll/error-message-text
try:
    pd.to_numeric(pd.Series(['1', 'x']))
except ValueError as e:
    result = str(e)
# case: payroll/error-merge-text
try:
    emp.merge(hours, on='nope')
except KeyError as e:
    result = repr(e)
# case: payroll/error-int-text
try:
    int('12a')
except ValueError as e:
    result = f'error: {e}'
# case: payroll/error-zero-text
try:
    1 / 0
except ZeroDivisionError as e:
    result = str(e)
# case: payroll/error-index-text
try:
    [1, 2][5]
except IndexError as e:
    result = str(e)
# case: payroll/error-loc-text
try:
    emp.loc[99]
except KeyError as e:
    result = e.args[0]
# case: payroll/error-iloc-text
try:
    emp.iloc[99]
except IndexError as e:
    result = str(e)
# case: payroll/error-attr-text
try:
    emp.salry
except AttributeError as e:
    result = str(e)
# case: payroll/error-float-text
try:
    float('abc')
except ValueError as e:
    result = str(e)
# case: payroll/error-truth-text
try:
    if emp['grade'] > 1:
        pass
except ValueError as e:
    result = str(e)
# case: payroll/error-date-text
try:
    dtm.strptime('2020-13-01', '%Y-%m-%d')
except ValueError as e:
    result = str(e)
# case: payroll/error-length-text
try:
    emp['x'] = [1, 2]
except ValueError as e:
    result = str(e)
# case: payroll/error-dict-text
try:
    {'a': 1}['b']
except KeyError as e:
    result = str(e), repr(e), e.args
# case: payroll/error-none-text
try:
    None + 1
except TypeError as e:
    result = str(e)
# case: payroll/error-call-text
def f(a, b): return a
try:
    f(1)
except TypeError as e:
    result = str(e)
# case: payroll/warnings-filter
import warnings
warnings.filterwarnings('ignore')
result = 1
# case: payroll/f-string-nested
w = 8
result = f"{'x':>{w}}|{3.14159:{w}.2f}|{emp['name'].iloc[0]!r}|{1e6:,.0f}|{0b101:#x}|{-5:+d}|{True}"
# case: payroll/f-string-debug
x = 3
result = f'{x=}', f'{x + 1 = }'
# case: payroll/f-string-date
d = pd.Timestamp('2024-03-05 14:07')
result = f'{d:%d.%m.%Y}', f'{d}', f'{d.date()}', f'{d:%H:%M}', str(d.time())
# case: payroll/percent-format
result = '%s has %d (%.1f%%)' % ('Ann', 3, 45.678), '%-5s|%5s' % ('a', 'b'), '%(x)s-%(y)02d' % {'x': 'q', 'y': 5}
# case: payroll/str-format-map
result = '{name} {0[1]} {1.real}'.format([1, 2], 3, name='n'), '{:>8.2f}{:e}'.format(3.14159, 12345.678), '{:%Y}'.format(dtm(2020, 1, 2))
# case: payroll/str-methods
s = '  Hello, World  '
result = s.strip().split(', '), s.strip().swapcase(), s.title(), s.strip().partition(','), 'a-b-c'.rsplit('-', 1), 'x'.join('abc'), 'abc'.translate(str.maketrans('ab', 'xy')), 'tEsT'.capitalize(), 'a\nb'.splitlines(), 'aXbX'.replace('X', '', 1), '12'.isdigit(), 'ab'.ljust(4, '.'), 'hello'.count('l'), 'hello'.index('l'), 'Straße'.casefold(), 'abc'.removeprefix('a'), 'abc'.removesuffix('c')
# case: payroll/re-functions
result = re.findall(r'(\w)(\d)', 'a1 b2'), re.sub(r'(\w+) (\w+)', r'\2 \1', 'ab cd'), re.split(r'[;,]\s*', 'a, b;c'), re.search(r'\d+', 'x42').group(), re.match(r'(?P<y>\d{4})-(?P<m>\d\d)', '2020-05').groupdict(), re.fullmatch('a+', 'aab'), [m.span() for m in re.finditer('a', 'banana')], re.sub(r'\d', lambda m: str(int(m.group()) * 2), 'a1b2'), re.escape('a.b')
# case: payroll/int-parsing
result = int('0x1f', 16), int('101', 2), int(' 42 '), float('1e3'), int(3.9), int(-3.9), round(2.5), round(-1.5), round(3.14159, 2), bool('False'), 7 // -2, 7 % -2, divmod(17, 5), 2 ** 10, 10 ** -2, abs(-3.5), pow(3, 4, 5)
# case: payroll/list-methods
a = [3, 1, 2]
b = a[:]
b.sort(reverse=True)
a.append(4); a.extend([5]); a.insert(0, 9); a.remove(1); p = a.pop(); a.reverse()
result = a, b, p, a.index(3), a.count(9), sorted(a, key=lambda x: -x), a[-2:], a[::-1], [0] * 3, [1, 2] + [3], 3 in a
# case: payroll/dict-methods
d = {'a': 1}
d.update(b=2); d.setdefault('c', []).append(5)
result = d, d.pop('a'), d.get('z', 0), list(d.items()), max(d, key=lambda k: str(d[k])), dict.fromkeys('xy', 0), {k: v for k, v in sorted({'b': 1, 'a': 2}.items())}, d.popitem()
# case: payroll/zip-enumerate-any
result = list(zip([1, 2], 'ab', [True, False])), list(enumerate('ab', 1)), any(x > 2 for x in [1, 3]), all([]), sum([0.1] * 3), max([1, 5, 2], default=0), min('hello'), list(map(lambda x, y: x + y, [1, 2], [3, 4])), list(filter(None, [0, 1, '', 'a'])), list(reversed([1, 2])), sum([[1], [2]], [])
# case: payroll/sorted-multi
rows = [('b', 2), ('a', 2), ('c', 1)]
result = sorted(rows, key=lambda r: (-r[1], r[0])), min(rows, key=lambda r: r[1]), sorted(rows, key=operator.itemgetter(1, 0))
# case: payroll/datetime-py
d = datetime.date(2024, 2, 28)
t = dtm(2024, 2, 28, 23, 30)
result = (d + timedelta(days=2)).isoformat(), (t + timedelta(hours=1)).strftime('%Y/%m/%d %I:%M %p'), d.weekday(), d.isoweekday(), d.replace(day=1), (datetime.date(2024, 12, 25) - d).days, t.date() == d, d.strftime('%A'), t.isoformat(), d.isocalendar()[1], datetime.datetime.combine(d, datetime.time(8, 0)), timedelta(days=1, hours=2).total_seconds(), str(timedelta(minutes=95)), dtm.fromisoformat('2024-01-02T03:04:05').minute
# case: payroll/relativedelta
from dateutil.relativedelta import relativedelta
result = datetime.date(2024, 1, 31) + relativedelta(months=1), relativedelta(dtm(2024, 3, 1), dtm(2020, 2, 29)).years
# case: payroll/timestamps-ops
t = pd.Timestamp('2024-02-29 10:30')
result = t.year, t.day_name(), t.month_name(), t.quarter, t.dayofweek, t.is_month_end, t.days_in_month, t.normalize(), t + pd.DateOffset(years=1), t.floor('h'), t.to_period('M'), t.strftime('%j'), t.isoformat(), (t - pd.Timestamp('2024-01-01')).days, t.week, t.replace(hour=0), t.date(), t.to_pydatetime()
# case: payroll/period-ops
p = pd.Period('2024-03', freq='M')
result = p + 1, p.start_time, p.end_time.date(), p.days_in_month, str(p - 2), p.strftime('%b %Y'), (pd.Period('2024-05', 'M') - p).n
# case: payroll/timedelta-ops
t = pd.Timedelta('1 days 02:30:00')
result = t.days, t.seconds, t.total_seconds(), t / pd.Timedelta(hours=1), t * 2, t.components.hours, str(t), t // pd.Timedelta('1h'), pd.Timedelta(90, unit='min'), pd.to_timedelta(36, 'h').days
# case: payroll/print-various
print('a', 'b', sep='-', end='!\n')
print(f'{emp.shape[0]} rows')
print(emp.head(2).to_string())
print(*[1, 2, 3])
emp.info()
result = None
# case: payroll/isinstance-many
vals = [1, 2.0, 'a', None, [1], (1,), {'a': 1}, {1}, True, pd.NaT, np.nan, pd.Timestamp('2020-01-01'), np.int64(1), np.float64(2)]
result = [type(v).__name__ for v in vals], [isinstance(v, (int, float)) for v in vals], [pd.isna(v) if not isinstance(v, (list, tuple, dict, set)) else 'x' for v in vals]
# case: payroll/chained-comparison
result = emp[(1 < emp['grade']) & (emp['grade'] <= 3)]['name'].tolist(), [x for x in range(10) if 2 < x <= 5]
# case: payroll/chained-comparison-error
result = emp[1 < emp['grade'] < 3]
# case: payroll/while-loop
n, steps = 27, 0
while n != 1:
    n = n // 2 if n % 2 == 0 else 3 * n + 1
    steps += 1
    if steps > 1000: break
else:
    steps = -steps
result = steps
# case: payroll/matrix-loop
m = [[1, 2], [3, 4]]
result = [list(r) for r in zip(*m)], [[sum(a * b for a, b in zip(r, c)) for c in zip(*m)] for r in m], sum(map(sum, m))
# case: payroll/global-sort-stability
result = sorted(['b1', 'a2', 'b0'], key=lambda s: s[0]), sorted([True, False, 1.5, 0]), sorted('bca', reverse=True)
# case: payroll/math-functions
result = math.ceil(2.1), math.floor(-2.1), math.sqrt(16), math.gcd(12, 18), math.isclose(0.1 + 0.2, 0.3), math.log(math.e), math.factorial(5), math.hypot(3, 4), math.comb(5, 2), math.pi, math.inf > 1e308, math.trunc(-2.7), math.fsum([0.1] * 10), math.prod([1, 2, 3]), math.log10(1000), math.degrees(math.pi), math.isnan(float('nan'))
# data: programs
# case: programs/program-1
import pandas as pd
import numpy as np
df = pd.DataFrame([{'id': 1, 'name': 'Ann', 'score': 90.5, 'joined': '2021-03-04'}, {'id': 2, 'name': 'Bob', 'score': None, 'joined': '2020-11-30'}, {'id': 3, 'name': None, 'score': 70, 'joined': None}])
df['joined'] = pd.to_datetime(df['joined'])
df['year'] = df['joined'].dt.year
result = df
# case: programs/program-2
import pandas as pd
data = {'customer_id': [1, 2, 3, 4], 'segment': ['SME', 'LAM', 'SME', 'KAM'], 'date': ['201201', '201202', '201301', '201302'], 'consumption': [10.5, 20.0, 5.25, None]}
yearmonth_df = pd.DataFrame(data)
yearmonth_df['year'] = yearmonth_df['date'].str[:4].astype(int)
result = yearmonth_df.groupby(['year', 'segment'])['consumption'].sum().unstack(fill_value=0)
# case: programs/program-3
import pandas as pd
df = pd.DataFrame({'d': pd.date_range('2023-01-30', periods=5, freq='D'), 'v': [1, 2, 3, 4, 5]})
result = df.groupby(df['d'].dt.strftime('%Y-%m'))['v'].agg(['sum', 'mean']).reset_index()
# case: programs/program-4
import pandas as pd
df = pd.DataFrame({'d': pd.date_range('2023-01-30', periods=5, freq='D'), 'v': [1, 2, 3, 4, 5]})
df['m'] = df['d'].dt.to_period('M').astype(str)
df['dow'] = df['d'].dt.day_name()
df['q'] = df['d'].dt.quarter
df['wk'] = df['d'].dt.isocalendar().week
result = df
# case: programs/program-5
import pandas as pd
df = pd.DataFrame({'birth': ['1990-05-20', '1985-12-01', None], 'admit': ['2020-01-01', '2019-06-15', '2018-01-01']})
df['birth'] = pd.to_datetime(df['birth'])
df['admit'] = pd.to_datetime(df['admit'])
df['age'] = (df['admit'] - df['birth']).dt.days // 365
df['age2'] = df['admit'].dt.year - df['birth'].dt.year
result = df
# case: programs/program-6
import pandas as pd
from datetime import datetime
df = pd.DataFrame({'t': ['12:30', '01:15:59', '23:00']})
df['p'] = pd.to_datetime(df['t'], format='%H:%M', errors='coerce')
result = df['p'].dt.hour
# case: programs/program-7
import pandas as pd
lap = pd.DataFrame({'driver': [1, 1, 2, 2], 'time': ['1:27.452', '1:26.010', '1:30.5', None]})
def to_seconds(t):
    if pd.isna(t):
        return None
    m, s = t.split(':')
    return int(m) * 60 + float(s)
lap['sec'] = lap['time'].apply(to_seconds)
result = lap.groupby('driver')['sec'].min().reset_index()
# case: programs/program-8
import pandas as pd
df = pd.DataFrame({'amount': ['$1,200.50', '$300', None, '-']})
df['n'] = pd.to_numeric(df['amount'].str.replace('[$,]', '', regex=True), errors='coerce')
result = df['n'].sum(), df['n'].mean(), df
# case: programs/program-9
import pandas as pd, numpy as np
df = pd.DataFrame({'a': [1, None, 3], 'b': ['x', None, 'z'], 'c': [True, False, None]})
result = df.dtypes.astype(str).to_dict(), df.isna().sum().to_dict(), df.fillna({'a': 0, 'b': '?'})
# case: programs/program-10
import pandas as pd
df = pd.DataFrame({'id': [1, 2, None], 'x': [1, 2, 3]}).astype({'id': 'Int64'})
df2 = pd.DataFrame({'id': [1, 2], 'y': ['a', 'b']})
result = df.merge(df2, on='id', how='left')
# case: programs/program-11
import pandas as pd
rows = []
for i in range(1, 6):
    rows.append({'id': i, 'parent': i // 2 if i > 1 else None, 'name': f'n{i:02d}', 'even': i % 2 == 0})
t_df = pd.DataFrame(rows)
result = t_df.merge(t_df, left_on='parent', right_on='id', how='left', suffixes=('', '_parent'))[['name', 'name_parent']]
# case: programs/program-12
import pandas as pd
schools_df = pd.DataFrame({'CDSCode': ['01', '02', '03'], 'County': ['Alameda', 'Fresno', 'Alameda'], 'Enroll (K-12)': [100, 50, 0], 'Free Meal Count (K-12)': [50, 20, 0]})
schools_df['rate'] = schools_df['Free Meal Count (K-12)'] / schools_df['Enroll (K-12)']
result = schools_df.sort_values('rate', ascending=False)[['CDSCode', 'rate']]
# case: programs/program-13
import pandas as pd
schools_df = pd.DataFrame({'CDSCode': ['01', '02', '03'], 'County Name': ['Alameda', 'Fresno', 'Alameda'], 'Enroll (K-12)': [100, 50, 0]})
result = schools_df.query("`County Name` == 'Alameda' and `Enroll (K-12)` > 0")
# case: programs/program-14
import pandas as pd
p_df = pd.DataFrame({'ID': [1, 2, 3, 4], 'SEX': ['F', 'M', 'F', 'M'], 'Admission': ['+', '-', '+', '+']})
inp = p_df[(p_df['Admission'] == '+') & (p_df['SEX'] == 'M')].shape[0]
outp = p_df[(p_df['Admission'] == '-') & (p_df['SEX'] == 'M')].shape[0]
result = pd.DataFrame({'percentage': [inp * 100 / outp if outp else None]})
# case: programs/program-15
import pandas as pd
p_df = pd.DataFrame({'SEX': ['F', 'M', 'F', 'M'], 'Admission': ['+', '-', '+', '+']})
f = (p_df['SEX'] == 'F').sum()
z = (p_df['SEX'] == 'Q').sum()
result = f / z
# case: programs/program-16
import pandas as pd
p_df = pd.DataFrame({'SEX': ['F', 'M', 'F', 'M'], 'Admission': ['+', '-', '+', '+']})
result = len(p_df) / len(p_df[p_df['SEX'] == 'Q'])
# case: programs/program-17
import pandas as pd
df = pd.DataFrame({'element': ['c', 'cl', 'c', 'h', 'na'], 'mol': ['T1', 'T1', 'T2', 'T2', 'T3'], 'label': ['+', '+', '-', '-', '+']})
g = df.groupby('label')['element'].apply(lambda s: s.value_counts().idxmin())
result = g.reset_index()
# case: programs/program-18
import pandas as pd
df = pd.DataFrame({'element': ['c', 'cl', 'c', 'h', 'na'], 'label': ['+', '+', '-', '-', '+']})
result = df.groupby('label')['element'].value_counts().unstack(fill_value=0).astype(int)
# case: programs/program-19
import pandas as pd
df = pd.DataFrame({'element': ['c', 'cl', 'c', 'h', 'na'], 'label': ['+', '+', '-', '-', '+']})
result = df.groupby('label')['element'].value_counts().reset_index(name='n')
# case: programs/program-20
import pandas as pd
df = pd.DataFrame({'element': ['c', 'cl', 'c', 'h', 'na'], 'label': ['+', '+', '-', '-', '+']})
result = df.groupby('label', as_index=False).agg(list)
# case: programs/program-21
import pandas as pd
df = pd.DataFrame({'element': ['c', 'cl', 'c', 'h', 'na'], 'label': ['+', '+', '-', '-', '+']})
result = df.groupby('label').element.agg(lambda s: '|'.join(sorted(set(s))))
# case: programs/program-22
import pandas as pd
df = pd.DataFrame({'card': ['A', 'B', 'C'], 'colors': ['R,G', 'U', None]})
df['n'] = df['colors'].str.split(',').str.len()
result = df.assign(colors=df['colors'].str.split(',')).explode('colors').reset_index(drop=True)
# case: programs/program-23
import pandas as pd
df = pd.DataFrame({'name': ['Doe, John', 'Roe, Jane', 'Solo']})
df[['last', 'first']] = df['name'].str.split(', ', expand=True)
result = df
# case: programs/program-24
import pandas as pd
df = pd.DataFrame({'name': ['Doe John', 'Roe Jane Q']})
df[['last', 'first']] = df['name'].str.split(' ', n=1, expand=True)
result = df
# case: programs/program-25
import pandas as pd
df = pd.DataFrame({'name': ['Doe John X', 'Roe Jane Q']})
df[['last', 'first']] = df['name'].str.split(' ', expand=True)
result = df
# case: programs/program-26
import pandas as pd
df = pd.DataFrame({'a': [1, 2, 3]})
df['b'] = df['a'].map(lambda x: 'odd' if x % 2 else 'even')
df.loc[df['b'] == 'odd', 'c'] = df['a'] * 10
df.loc[len(df)] = [9, 'odd', 1.5]
result = df
# case: programs/program-27
import pandas as pd
df = pd.DataFrame(columns=['x', 'y'])
for i in range(3):
    df.loc[i] = [i, str(i)]
result = df
# case: programs/program-28
import pandas as pd
df = pd.DataFrame()
df['x'] = [1, 2]
df['y'] = 'k'
result = df
# case: programs/program-29
import pandas as pd
df = pd.DataFrame({'x': [1]})
df = df.append({'x': 2}, ignore_index=True)
result = df
# case: programs/program-30
import pandas as pd
result = pd.DataFrame({'x': [3, 1, 2]}).ix[0]
# case: programs/program-31
import pandas as pd
df = pd.DataFrame({'g': ['a', 'a', 'b'], 'x': [1, 2, 3]})
result = df.groupby('g').apply(lambda d: d.assign(r=d['x'] / d['x'].sum())).reset_index(drop=True)
# case: programs/program-32
import pandas as pd
df = pd.DataFrame({'g': ['a', 'a', 'b'], 'x': [1, 2, 3]})
df['share'] = df.groupby('g')['x'].transform(lambda s: s / s.sum())
df['z'] = (df['x'] - df['x'].mean()) / df['x'].std()
result = df.round(3)
# case: programs/program-33
import pandas as pd
df = pd.DataFrame({'g': ['a', 'a', 'b'], 'x': [1, 2, 3]})
def stats(g):
    return pd.Series([g['x'].min(), g['x'].max()], index=['lo', 'hi'])
result = df.groupby('g').apply(stats, include_groups=False)
# case: programs/program-34
import pandas as pd
df = pd.DataFrame({'g': ['a', 'a', 'b'], 'x': [1, 2, 3]})
result = df.groupby('g').agg(total=pd.NamedAgg(column='x', aggfunc='sum'), n=pd.NamedAgg('x', 'size'))
# case: programs/program-35
import pandas as pd
df = pd.DataFrame({'g': ['a', 'a', 'b'], 'x': [1, 2, 3]})
result = df.groupby('g').agg({'x': [('total', 'sum'), ('avg', 'mean')]})
# case: programs/program-36
import pandas as pd
df = pd.DataFrame({'g': ['a', 'a', 'b'], 'x': [1, 2, 3]})
result = df.groupby('g')['x'].agg({'total': 'sum'})
# case: programs/program-37
import pandas as pd
df = pd.DataFrame({'g': ['a', 'a', 'b'], 'x': [1, 2, 3]})
result = df.groupby('g').agg({'nope': 'sum'})
# case: programs/program-38
import pandas as pd
df = pd.DataFrame({'g': ['a', 'a', 'b'], 'x': [1, 2, 3], 'y': ['p', 'q', 'r']})
result = df.groupby('g').agg('mean')
# case: programs/program-39
import pandas as pd
df = pd.DataFrame({'g': ['a', 'a', 'b'], 'x': [1, 2, 3], 'y': ['p', 'q', 'r']})
result = df.groupby('g').max(), df.groupby('g').min(), df.groupby('g').sum()
# case: programs/program-40
import pandas as pd
df = pd.DataFrame({'start': ['2020-01-01', '2020-02-01'], 'end': ['2020-01-15', None]})
df = df.apply(pd.to_datetime)
df['days'] = (df['end'] - df['start']).dt.days
result = df
# case: programs/program-41
import pandas as pd
df = pd.DataFrame({'a': [1, 2], 'b': [3, 4]})
result = df.apply(lambda r: pd.Series({'s': r['a'] + r['b'], 'p': r['a'] * r['b']}), axis=1)
# case: programs/program-42
import pandas as pd
df = pd.DataFrame({'a': [1, 2], 'b': [3, 4]})
df[['s', 'p']] = df.apply(lambda r: (r['a'] + r['b'], r['a'] * r['b']), axis=1, result_type='expand')
result = df
# case: programs/program-43
import pandas as pd
df = pd.DataFrame({'a': [1, 2], 'b': [3, 4]})
df['s'], df['p'] = zip(*df.apply(lambda r: (r['a'] + r['b'], r['a'] * r['b']), axis=1))
result = df
# case: programs/program-44
import pandas as pd
df = pd.DataFrame({'a': [5, 3], 'b': [3, 4]})
result = df.max(axis=1), df.idxmax(axis=1), df.sum(axis=1), df.mean(), df.sum().sum()
# case: programs/program-45
import pandas as pd
df = pd.DataFrame({'w': ['x', 'y', 'x'], 'v': [1, 2, 3]})
d = df.groupby('w')['v'].apply(list).to_dict()
result = pd.DataFrame([(k, sum(v), max(v)) for k, v in d.items()], columns=['w', 'sum', 'max'])
# case: programs/program-46
import pandas as pd
df = pd.DataFrame({'w': ['x', 'y', 'x'], 'v': [1, 2, 3]})
result = pd.Series({k: g['v'].sum() for k, g in df.groupby('w')}, name='total').rename_axis('w').reset_index()
# case: programs/program-47
import pandas as pd
s = pd.Series([10, 20, 30], index=['a', 'b', 'c'])
result = pd.DataFrame(s, columns=['v']), s.to_frame('q'), pd.DataFrame({'k': s.index, 'v': s.values})
# case: programs/program-48
import pandas as pd
df = pd.DataFrame({'x': [1, 2, 3]}, index=['a', 'b', 'c'])
result = df.loc['b'], df.loc[['a', 'c']], df.iloc[0]['x'], df.at['c', 'x'], df.loc['a', 'x']
# case: programs/program-49
import pandas as pd
df = pd.DataFrame({'x': [1, 2, 3]})
result = df[df.x > 5].x.max(), df[df.x > 5].x.sum(), df[df.x > 5].x.mean(), df[df.x > 5].empty
# case: programs/program-50
import pandas as pd
df = pd.DataFrame({'x': [1, 2, 3]})
result = df[df.x > 5].x.idxmax()
# case: programs/program-51
import pandas as pd
df = pd.DataFrame({'x': [1, 2, 3]})
result = df[df.x > 5].iloc[0]['x']
# case: programs/program-52
import pandas as pd
df = pd.DataFrame({'x': ['1', '2', 'three']})
result = df['x'].astype(int)
# case: programs/program-53
import pandas as pd
df = pd.DataFrame({'x': [1.0, None]})
result = df['x'].astype(int)
# case: programs/program-54
import pandas as pd
df = pd.DataFrame({'x': ['2020-13-01']})
result = pd.to_datetime(df['x'])
# case: programs/program-55
import pandas as pd
df = pd.DataFrame({'x': ['01/02/2020', '15/03/2021']})
result = pd.to_datetime(df['x'], dayfirst=True)
# case: programs/program-56
import pandas as pd
df = pd.DataFrame({'x': ['01/02/2020', '15/03/2021']})
result = pd.to_datetime(df['x'])
# case: programs/program-57
import pandas as pd
df = pd.DataFrame({'y': [2020, 2021], 'm': [1, 2], 'd': [5, 6]})
result = pd.to_datetime(df.rename(columns={'y': 'year', 'm': 'month', 'd': 'day'}))
# case: programs/program-58
import pandas as pd
df = pd.DataFrame({'t': ['2021-05-01 10:00:00', '2021-05-01 10:30:00']})
df['t'] = pd.to_datetime(df['t'])
df['gap'] = df['t'].diff()
df['mins'] = df['gap'].dt.total_seconds() / 60
result = df
# case: programs/program-59
import pandas as pd
df = pd.DataFrame({'t': pd.to_datetime(['2021-05-01', '2021-06-15', '2022-01-01'])})
result = df[df['t'] >= '2021-06-01'], df[df['t'].between('2021-05-01', '2021-12-31')], df[df['t'].dt.year == 2021].shape, df['t'].max() - df['t'].min()
# case: programs/program-60
import pandas as pd
df = pd.DataFrame({'t': pd.to_datetime(['2021-05-01', '2021-06-15', '2022-01-01'])})
result = df['t'].dt.strftime('%d %b %Y').tolist(), df['t'].dt.date.tolist(), df['t'].dt.month_name().tolist()
# case: programs/program-61
import pandas as pd
df = pd.DataFrame({'t': pd.to_datetime(['2021-05-01', '2021-06-15', '2022-01-01'])})
result = df.groupby([df['t'].dt.year, df['t'].dt.month]).size()
# case: programs/program-62
import pandas as pd
df = pd.DataFrame({'t': pd.to_datetime(['2021-05-01', '2021-06-15', '2022-01-01']), 'v': [1, 2, 3]})
result = df.groupby(pd.Grouper(key='t', freq='YE'))['v'].sum()
# case: programs/program-63
import pandas as pd
df = pd.DataFrame({'t': pd.to_datetime(['2021-05-01', '2021-06-15', '2022-01-01']), 'v': [1, 2, 3]})
result = df.groupby(df['t'].dt.to_period('Q'))['v'].sum()
# case: programs/program-64
import pandas as pd
df = pd.DataFrame({'t': pd.to_datetime(['2021-05-01', '2021-06-15', '2022-01-01']), 'v': [1, 2, 3]})
df = df.set_index('t')
result = df.loc['2021'], df.index.year.tolist(), df['v'].rolling(2).mean()
# case: programs/program-65
import pandas as pd
import numpy as np
df = pd.DataFrame({'a': [1, 2, np.nan], 'b': [np.inf, 1, 2]})
result = df.mean(), df['a'].mean(skipna=False), np.nanmean(df['a']), df.replace(np.inf, 0)
# case: programs/program-66
import pandas as pd
import numpy as np
df = pd.DataFrame({'s': [55, 70, 90, 100]})
df['grade'] = pd.cut(df['s'], bins=[0, 60, 80, 100], labels=['C', 'B', 'A'])
result = df.groupby('grade', observed=True).size().reset_index(name='n')
# case: programs/program-67
import pandas as pd
import numpy as np
df = pd.DataFrame({'s': [55, 70, 90, 100]})
df['grade'] = pd.cut(df['s'], bins=[0, 60, 80, 100], labels=['C', 'B', 'A'], right=False)
result = df['grade'].astype(str).tolist(), df['grade'].value_counts(sort=False)
# case: programs/program-68
import pandas as pd
import numpy as np
df = pd.DataFrame({'s': [55, 70, 90, 100]})
df['g'] = np.select([df.s >= 90, df.s >= 60], ['A', 'B'], 'C')
df['d'] = df['g'].map({'A': 4, 'B': 3})
result = df.sort_values(['g', 's'], ascending=[True, False], ignore_index=True)
# case: programs/program-69
import pandas as pd
a = pd.DataFrame({'k': ['x', 'y', 'y'], 'v': [1, 2, 3]})
b = pd.DataFrame({'k': ['y', 'z'], 'w': [1.5, 2.5]})
result = a.merge(b, how='outer', indicator=True), a.merge(b, how='right'), a.merge(b, how='left').fillna(0)
# case: programs/program-70
import pandas as pd
a = pd.DataFrame({'k': [1, 2], 'v': ['a', 'b']})
b = pd.DataFrame({'k': ['1', '2'], 'w': [1.5, 2.5]})
result = a.merge(b, on='k')
# case: programs/program-71
import pandas as pd
a = pd.DataFrame({'k': [1, 2], 'v': ['a', 'b']})
b = pd.DataFrame({'k': [1.0, 2.5], 'w': [1.5, 2.5]})
result = a.merge(b, on='k', how='outer')
# case: programs/program-72
import pandas as pd
a = pd.DataFrame({'k': [1, 2], 'v': ['a', 'b']})
result = a.merge(a, on='k').merge(a, on='k')
# case: programs/program-73
import pandas as pd
a = pd.DataFrame({'k': [1, 2], 'v': ['a', 'b']})
result = a.merge(a, on='k').merge(a.merge(a, on='k'), on='k')
# case: programs/program-74
import pandas as pd
a = pd.DataFrame({'x': [1, 2, 2]})
result = a.value_counts().reset_index(), a['x'].value_counts().to_frame(), a['x'].value_counts().rename_axis('k').reset_index(name='n')
# case: programs/program-75
import pandas as pd
a = pd.DataFrame({'x': [1, 2, 2], 'y': [True, False, True]})
result = a['y'].sum(), a['y'].mean(), (~a['y']).sum(), a[a['y']]['x'].tolist(), a.all().to_dict(), a['y'].astype(int).tolist()
# case: programs/program-76
import pandas as pd
a = pd.DataFrame({'x': [1, 2, 2]})
result = (a['x'] / 0).tolist(), (a['x'] % 2).tolist(), (a['x'] // 2).tolist(), (a['x'] ** 0.5).round(2).tolist(), round(a['x'].mean(), 2)
# case: programs/program-77
import pandas as pd
a = pd.DataFrame({'x': [1.005, 2.675, 0.5, 1.5, 2.5]})
result = a['x'].round(2).tolist(), a['x'].round().tolist(), [round(v, 2) for v in a['x']], a['x'].map('{:.1f}'.format).tolist()
# case: programs/program-78
import pandas as pd
df = pd.DataFrame({'a': ['x', None, 'y']})
result = df['a'].str.upper().tolist(), df['a'].str.contains('x').tolist(), df['a'].str.len().tolist(), df['a'].fillna('').str.len().tolist()
# case: programs/program-79
import pandas as pd
df = pd.DataFrame({'a': ['x', None, 'y']})
result = df[df['a'].str.contains('x')]
# case: programs/program-80
import pandas as pd
df = pd.DataFrame({'a': ['x1', 'y22', 'z']})
result = df['a'].str.extract(r'(\d+)')[0].astype(float).tolist(), df['a'].str.extract(r'(?P<l>[a-z])(?P<n>\d*)'), df['a'].str.replace(r'\d', '', regex=True).tolist(), df['a'].str.findall(r'\d').tolist()
# case: programs/program-81
import pandas as pd
from io import StringIO
df = pd.read_csv(StringIO("a,b\n1,x\n2,y"))
result = df
# case: programs/program-82
import pandas as pd
df = pd.DataFrame({'a': [3, 1, 2]})
df.sort_values('a', inplace=True)
df.reset_index(drop=True, inplace=True)
df.rename(columns={'a': 'b'}, inplace=True)
df.drop_duplicates(inplace=True)
result = df
# case: programs/program-83
import pandas as pd
df = pd.DataFrame({'a': [3, 1, 2]})
result = df.sort_values('a', inplace=True)
# case: programs/program-84
import pandas as pd
df = pd.DataFrame({'a': [3, 1, 2]})
x = df
x['b'] = 1
y = df.copy()
y['c'] = 2
result = list(df.columns), list(y.columns)
# case: programs/program-85
import pandas as pd
df = pd.DataFrame({'a': [3, 1, 2]})
sub = df[df['a'] > 1]
sub['b'] = 5
result = sub, df
# case: programs/program-86
import pandas as pd
df = pd.DataFrame({'a': [3, 1, 2]})
df['a'][0] = 10
result = df
# case: programs/program-87
import pandas as pd
df = pd.DataFrame({'a': [1, 2], 'b': ['x', 'y']})
result = df.to_dict(), df.to_dict('records'), df.to_dict('index'), df.to_dict('split'), df.values.tolist()
# case: programs/program-88
import pandas as pd
df = pd.DataFrame({'a': [1, 2], 'b': ['x', 'y']})
result = [tuple(r) for r in df.to_numpy()], list(df.itertuples(index=False, name=None)), [dict(r) for _, r in df.iterrows()]
# case: programs/program-89
import pandas as pd
df = pd.DataFrame({'a': [1, 2], 'b': [1.5, 2.5]})
out = []
for i, row in df.iterrows():
    out.append((i, row['a'], row.b, type(row['a']).__name__))
result = out
# case: programs/program-90
import pandas as pd
df = pd.DataFrame({'a': [1, 2, 3, 4]})
result = df['a'].rolling(window=2, min_periods=1).mean().tolist(), df['a'].expanding().max().tolist(), df['a'].shift(-1, fill_value=0).tolist(), df['a'].cumprod().tolist(), df['a'].pct_change().tolist()
# case: programs/program-91
import pandas as pd
df = pd.DataFrame({'g': ['a', 'b', 'a'], 'v': [1, 2, 3]})
result = df.pivot_table(index='g', values='v', aggfunc={'v': ['sum', 'count']}), df.groupby('g')['v'].describe()[['count', 'mean']]
# case: programs/program-92
import pandas as pd
df = pd.DataFrame({'g': ['a', 'b', 'a'], 'h': ['x', 'x', 'y'], 'v': [1, 2, 3]})
result = df.pivot(index='g', columns='h', values='v').reset_index().rename_axis(None, axis=1)
# case: programs/program-93
import pandas as pd
df = pd.DataFrame({'g': ['a', 'a'], 'h': ['x', 'x'], 'v': [1, 2]})
result = df.pivot(index='g', columns='h', values='v')
# case: programs/program-94
import pandas as pd
df = pd.DataFrame({'g': ['a', 'b', 'a'], 'h': ['x', 'x', 'y'], 'v': [1, 2, 3]})
p = df.pivot_table(index='g', columns='h', values='v', aggfunc='sum')
p['diff'] = p['x'] - p['y']
result = p.reset_index()
# case: programs/program-95
import pandas as pd
df = pd.DataFrame({'g': ['a', 'b', 'a'], 'h': ['x', 'x', 'y'], 'v': [1, 2, 3]})
result = df.set_index(['g', 'h'])['v'].unstack().stack(), df.groupby(['g', 'h'])['v'].sum().loc[('a', 'x')]
# case: programs/program-96
import pandas as pd
df = pd.DataFrame({'g': ['a', 'b', 'a'], 'h': ['x', 'x', 'y'], 'v': [1, 2, 3]})
s = df.groupby(['g', 'h'])['v'].sum()
result = s.xs('x', level='h'), s.groupby(level=0).max(), s.sort_values(ascending=False).groupby(level=0).head(1), s.idxmax(), s.index.get_level_values('g').tolist()
# case: programs/program-97
import pandas as pd
df = pd.DataFrame({'d': ['2012-08-24', '2012-08-25'], 'amt': [100, 200]})
result = df[df['d'].str.startswith('2012-08')]['amt'].sum(), df.loc[df['d'].str[:7] == '2012-08', 'amt'].mean(), df['d'].str.split('-').str[0].astype(int).unique().tolist()
# case: programs/program-98
import pandas as pd
df = pd.DataFrame({'h': ['5-7', '6-1', None]})
df[['ft', 'inch']] = df['h'].str.split('-', expand=True).astype(float)
df['cm'] = df['ft'] * 30.48 + df['inch'] * 2.54
result = df
# case: programs/program-99
import pandas as pd
df = pd.DataFrame({'p': [1, 2, 3], 'tags': ['<r><bayes>', '<r>', '']})
df['t'] = df['tags'].str.strip('<>').str.split('><')
result = df.explode('t')['t'].value_counts()
# case: programs/program-100
import pandas as pd
df = pd.DataFrame({'x': [1, 2, 3]})
assert len(df) == 3, 'bad'
assert df['x'].sum() == 7, f"sum is {df['x'].sum()}"
result = df
# data: races_and_heroes
import pandas as pd
import numpy as np
import re
from datetime import datetime, timedelta
drivers = pd.DataFrame({'driverId': [1, 2, 3, 4], 'ref': ['ham', 'ros', 'alo', 'kub'], 'dob': ['1985-01-07', '1985-06-27', '1981-07-29', None], 'nat': ['British', 'German', 'Spanish', 'Polish']})
results = pd.DataFrame({'raceId': [18, 18, 18, 19, 19, 20, 20], 'driverId': [1, 2, 3, 1, 2, 3, 4], 'pos': ['1', '2', '\\N', '2', '1', 'R', '3'], 'pts': [10.0, 8.0, 0.0, 8.0, 10.0, 0.0, 6.0], 'ms': [5690616, 5696094, None, 5517500, 5500000, None, 5700123], 'laptime': ['1:27.452', '1:27.739', '', '1:35.900', None, '1:41.1', '1:28']})
races = pd.DataFrame({'raceId': [18, 19, 20, 21], 'year': [2008, 2008, 2009, 2009], 'name': ['Australian GP', 'Malaysian GP', 'Australian GP', 'Bahrain GP'], 'date': ['2008-03-16', '2008-03-23', '2009-03-29', '2009-04-26'], 'time': ['04:30:00', None, '06:00:00', '11:30:00']})
hero = pd.DataFrame({'id': [1, 2, 3, 4, 5], 'name': ['3-D Man', 'A-Bomb', 'Abe Sapien', 'Abin Sur', None], 'h': [188, 203, 191, 0, None], 'wt': [90, 441, 65, 0, 70], 'eye': ['Brown', 'Yellow', 'Blue', 'Blue', '-'], 'pub': [13, 13, 3, 4, 13]})
power = pd.DataFrame({'hero_id': [1, 1, 2, 2, 2, 3, 9], 'power': ['Agility', 'Super Strength', 'Agility', 'Stamina', 'Super Strength', 'Agility', 'Flight']})
pubs = pd.DataFrame({'id': [3, 4, 13, 99], 'publisher': ['Dark Horse Comics', 'DC Comics', 'Marvel Comics', '']})
# case: races_and_heroes/percentage-of-group
m = hero.merge(pubs, left_on='pub', right_on='id', suffixes=('', '_p'))
result = (m['publisher'] == 'Marvel Comics').sum() * 100 / len(m), round((m['eye'] == 'Blue').mean() * 100, 2)
# case: races_and_heroes/percentage-by-eye
m = hero[hero['h'] > 0]
result = m.groupby('eye').size().div(len(m)).mul(100).round(2).reset_index(name='pct')
# case: races_and_heroes/hero-most-powers
n = hero.merge(power, left_on='id', right_on='hero_id', how='left').groupby('name', dropna=False)['power'].count()
result = n.sort_values(ascending=False), n[n == n.max()].index.tolist()
# case: races_and_heroes/heroes-with-both
g = power.groupby('hero_id')['power'].apply(set)
result = g[g.apply(lambda s: {'Agility', 'Stamina'} <= s)].index.tolist()
# case: races_and_heroes/heroes-with-both-merge
a = power[power['power'] == 'Agility']['hero_id']
b = power[power['power'] == 'Super Strength']['hero_id']
result = hero[hero['id'].isin(set(a) & set(b))]['name'].tolist()
# case: races_and_heroes/average-without-zero
result = hero.loc[hero['h'].ne(0), 'h'].mean(), hero['h'].replace(0, np.nan).mean(), hero['wt'][hero['wt'] > 0].median()
# case: races_and_heroes/difference-of-publishers
c = hero['pub'].map(pubs.set_index('id')['publisher']).value_counts()
result = int(c.get('Marvel Comics', 0) - c.get('DC Comics', 0)), c
# case: races_and_heroes/rank-of-heights
hero['rk'] = hero['h'].rank(ascending=False, method='dense')
result = hero.sort_values(['rk', 'id'], na_position='last')[['name', 'rk']]
# case: races_and_heroes/names-with-digits
result = hero[hero['name'].str.contains(r'\d', na=False)]['name'].tolist(), hero['name'].str.extract(r'(\w+)-(\w+)'), hero['name'].str.len().max()
# case: races_and_heroes/lap-to-seconds
def sec(t):
    if not isinstance(t, str) or not t:
        return np.nan
    m, _, s = t.partition(':')
    return round(int(m) * 60 + float(s), 3)
results['s'] = results['laptime'].map(sec)
result = results.groupby('driverId')['s'].agg(['min', 'mean', 'count'])
# case: races_and_heroes/lap-to-seconds-vectorized
p = results['laptime'].str.split(':', expand=True)
result = p[0].replace('', np.nan).astype(float) * 60 + pd.to_numeric(p[1])
# case: races_and_heroes/lap-by-regex
result = results['laptime'].str.extract(r'^(?P<m>\d+):(?P<s>\d+)(?:\.(?P<f>\d+))?$').astype(float)
# case: races_and_heroes/ms-to-time
def show(ms):
    return '' if pd.isna(ms) else f'{int(ms // 3600000)}:{int(ms % 3600000 // 60000):02d}:{ms % 60000 / 1000:06.3f}'
result = results['ms'].apply(show).tolist()
# case: races_and_heroes/ms-timedelta
result = pd.to_timedelta(results['ms'], unit='ms'), pd.to_timedelta(results['ms'], unit='ms').astype(str).tolist()
# case: races_and_heroes/positions-numeric
results['p'] = pd.to_numeric(results['pos'], errors='coerce')
result = results['p'], results.groupby('driverId')['p'].min(), results['pos'].str.isdigit().sum(), results[results['pos'].isin(['R', '\\N'])].shape[0]
# case: races_and_heroes/champion-per-year
t = results.merge(races, on='raceId').groupby(['year', 'driverId'])['pts'].sum().reset_index()
t = t.loc[t.groupby('year')['pts'].idxmax()].merge(drivers[['driverId', 'ref']], on='driverId')
result = t[['year', 'ref', 'pts']]
# case: races_and_heroes/champion-with-ties
t = results.merge(races, on='raceId').groupby(['year', 'driverId'], as_index=False)['pts'].sum()
result = t[t['pts'] == t.groupby('year')['pts'].transform('max')].merge(drivers, on='driverId')[['year', 'ref']]
# case: races_and_heroes/cumulative-standing
t = results.merge(races[['raceId', 'date']], on='raceId').sort_values(['date', 'driverId'])
t['cum'] = t.groupby('driverId')['pts'].cumsum()
result = t.pivot(index='date', columns='driverId', values='cum').ffill().fillna(0)
# case: races_and_heroes/win-ratio
r = results.assign(win=results['pos'].eq('1')).groupby('driverId')['win'].agg(['sum', 'count'])
r['ratio'] = r['sum'] / r['count']
result = r.sort_values('ratio', ascending=False, kind='stable').round(2)
# case: races_and_heroes/win-rate-no-division
w = results[results['pos'] == '1'].groupby('driverId').size()
n = results.groupby('driverId').size()
result = (w / n).fillna(0).round(3), w.reindex(n.index, fill_value=0)
# case: races_and_heroes/youngest-driver
d = drivers.assign(dob=pd.to_datetime(drivers['dob']))
result = d.loc[d['dob'].idxmax(), 'ref'], d.nsmallest(1, 'dob')['ref'].iat[0], d.sort_values('dob')['ref'].tolist()
# case: races_and_heroes/age-at-race
m = results.merge(drivers, on='driverId').merge(races, on='raceId')
m['age'] = ((pd.to_datetime(m['date']) - pd.to_datetime(m['dob'])).dt.days / 365.25)
result = m.groupby('ref')['age'].min().round(1)
# case: races_and_heroes/age-by-year
m = pd.to_datetime(drivers['dob'])
result = (2009 - m.dt.year).astype('Int64'), m.dt.strftime('%m-%d').tolist(), drivers['dob'].str[:4].value_counts().to_dict(), drivers[drivers['dob'].str.startswith('1985', na=False)].shape
# case: races_and_heroes/same-name-races
g = races.groupby('name')['year'].agg(['nunique', 'min', 'max'])
result = g[g['nunique'] > 1], races[races.duplicated('name', keep=False)].sort_values('name')
# case: races_and_heroes/races-without-results
result = races.loc[~races['raceId'].isin(results['raceId']), ['name', 'year']].values.tolist(), set(races['raceId']).difference(results['raceId'])
# case: races_and_heroes/race-datetime
races['dt'] = pd.to_datetime(races['date'] + ' ' + races['time'].fillna('00:00:00'))
result = races['dt'], races['dt'].dt.hour.tolist(), races['dt'].dt.strftime('%d %b %Y %H:%M').tolist()
# case: races_and_heroes/weekday-count
result = pd.to_datetime(races['date']).dt.day_name().value_counts().to_dict(), pd.to_datetime(races['date']).dt.dayofweek.eq(6).all()
# case: races_and_heroes/podium-matrix
m = results[results['pos'].isin(['1', '2', '3'])]
result = pd.crosstab(m['driverId'], m['pos']).reindex(columns=['1', '2', '3'], fill_value=0)
# case: races_and_heroes/teammates
m = results.merge(results, on='raceId', suffixes=('_a', '_b'))
m = m[m['driverId_a'] < m['driverId_b']]
result = m.groupby(['driverId_a', 'driverId_b']).size().reset_index(name='n'), (m['pts_a'] > m['pts_b']).sum()
# case: races_and_heroes/gap-to-winner
w = results[results['pos'] == '1'].set_index('raceId')['ms']
results['gap'] = (results['ms'] - results['raceId'].map(w)) / 1000
result = results[['raceId', 'driverId', 'gap']].round(3)
# case: races_and_heroes/faster-than-average
r = results.dropna(subset=['ms'])
result = r[r['ms'] < r['ms'].mean()]['driverId'].unique().tolist(), r[r['ms'] < r.groupby('raceId')['ms'].transform('mean')]['driverId'].tolist()
# case: races_and_heroes/nth-place
s = results.sort_values('pts', ascending=False, kind='stable')
result = s.iloc[1]['driverId'], s['pts'].drop_duplicates().iloc[1], s.groupby('raceId').nth(1)['driverId'].tolist()
# case: races_and_heroes/top-two-per-race
result = results.sort_values(['raceId', 'pts'], ascending=[True, False]).groupby('raceId').head(2)[['raceId', 'driverId']], results.groupby('raceId', group_keys=False)[['driverId', 'pts']].apply(lambda g: g.nlargest(1, 'pts'))
# case: races_and_heroes/dict-report
rep = {}
for (year,), g in races.groupby(['year']):
    rep[int(year)] = {'n': len(g), 'names': g['name'].str.replace(' GP', '').tolist()}
result = rep
# case: races_and_heroes/text-report
out = []
for r in results.merge(drivers, on='driverId').sort_values(['raceId', 'pts'], ascending=[True, False]).itertuples(index=False):
    out.append(f'{r.raceId:>4} {r.ref:<5}{r.pts:6.1f}')
result = '\n'.join(out)
# case: races_and_heroes/iterrows-conditions
best = {}
for _, r in results.iterrows():
    if pd.notna(r['ms']) and (r['raceId'] not in best or r['ms'] < best[r['raceId']][1]):
        best[r['raceId']] = (r['driverId'], r['ms'])
result = best
# case: races_and_heroes/apply-with-lookup
lookup = drivers.set_index('driverId').to_dict('index')
result = results.apply(lambda r: f"{lookup[r['driverId']]['ref']}:{r['pts']:g}", axis=1).tolist()
# case: races_and_heroes/filter-function
def strong(g):
    return g['pts'].sum() >= 10 and len(g) >= 2
result = results.groupby('driverId').filter(strong)['driverId'].unique().tolist()
# case: races_and_heroes/yearly-growth
t = results.merge(races, on='raceId').groupby('year')['pts'].sum()
result = t.pct_change().mul(100).round(1), t.diff(), ((t.iloc[-1] - t.iloc[0]) / t.iloc[0] * 100).round(2)
# case: races_and_heroes/share-of-nationality
t = results.merge(drivers, on='driverId').groupby('nat')['pts'].sum()
result = (t / t.sum()).map('{:.1%}'.format), t.sort_values().index[-1], t.rank(ascending=False).astype(int)
# case: races_and_heroes/bmi
h = hero[(hero['h'] > 0) & hero['wt'].notna()].copy()
h['bmi'] = h['wt'] / (h['h'] / 100) ** 2
h['class'] = pd.cut(h['bmi'], [0, 18.5, 25, np.inf], labels=['under', 'normal', 'over'])
result = h[['name', 'bmi', 'class']].round(2)
# case: races_and_heroes/missing-as-dash
hero['eye2'] = hero['eye'].replace('-', np.nan)
result = hero['eye2'].isna().sum(), hero['eye2'].fillna('Unknown').tolist(), hero.replace('-', None)['eye'].tolist(), hero['name'].fillna('').str.upper().tolist()
# case: races_and_heroes/publisher-blank
result = pubs[pubs['publisher'].str.strip() != '']['publisher'].tolist(), pubs['publisher'].replace('', np.nan).dropna().str.split().str[0].tolist(), pubs['publisher'].eq('').sum()
# case: races_and_heroes/left-join-counts-zero
m = pubs.merge(hero, left_on='id', right_on='pub', how='left', suffixes=('', '_h'))
result = m.groupby('publisher')['id_h'].count(), m.groupby('publisher', sort=False)['id_h'].nunique().to_dict(), m['id_h'].isna().sum()
# case: races_and_heroes/merge-int-with-float-key
h = hero.assign(pub=hero['pub'].astype(float))
result = h.merge(pubs, left_on='pub', right_on='id')[['name', 'publisher']], hero.merge(pubs.rename(columns={'id': 'pub'}), on='pub', how='outer')
# case: races_and_heroes/compare-two-subsets
a = hero[hero['pub'] == 13]['wt'].mean()
b = hero[hero['pub'] != 13]['wt'].mean()
result = a > b, round(a - b, 2), 'Marvel' if a > b else 'Other', round(a / b, 3)
# case: races_and_heroes/multi-key-sort-names
result = drivers.sort_values(by=['nat', 'ref'], key=lambda c: c.str.lower(), ascending=[False, True])['ref'].tolist(), sorted(drivers['ref'], key=lambda s: (len(s), s[::-1])), drivers.set_index('ref').sort_index(ascending=False).index.tolist()
# data: sales
import pandas as pd
import numpy as np
import math
import re
from datetime import datetime, timedelta, date
from itertools import groupby, combinations, chain, product, accumulate
from collections import OrderedDict, Counter, defaultdict
from functools import reduce

trans_df = pd.DataFrame({'TransactionID': [1, 2, 3, 4, 5, 6, 7, 8], 'Date': ['2012-08-24', '2012-08-24', '2012-08-23', '2012-08-25', '2012-08-25', '2012-09-01', '2013-01-02', '2012-08-23'], 'Time': ['09:41:00', '10:03:00', '13:53:00', '08:49:00', '21:20:05', '00:00:00', '12:30:00', '13:53:00'], 'CustomerID': [31543, 46707, 31543, 7654, 17373, 31543, 46707, 99999], 'GasStationID': [3704, 3704, 656, 648, 648, 656, 3704, 1], 'ProductID': [2, 23, 5, 5, 2, 2, 23, None], 'Amount': [28, 18, 1, 5, 4, 0, 30, 2], 'Price': [672.64, 430.72, 121.99, 95.5, 67.68, 0.0, 720.5, np.nan]})
cust_df = pd.DataFrame({'CustomerID': [31543, 46707, 7654, 17373, 5], 'Segment': ['SME', 'LAM', 'SME', 'KAM', 'SME'], 'Currency': ['EUR', 'CZK', 'CZK', 'EUR', 'CZK']})
gas_df = pd.DataFrame({'GasStationID': [3704, 656, 648], 'Country': ['CZE', 'SVK', 'CZE'], 'ChainID': [11, 23, 11]})
ym_df = pd.DataFrame({'CustomerID': [5, 5, 7654, 7654, 46707, 31543], 'Date': ['201207', '201302', '201203', '201304', '201212', '201308'], 'Consumption': [528.3, 1598.28, 275.5, 12.11, 88265.39, 20819.4]})
# case: sales/datetime-column
trans_df['ts'] = pd.to_datetime(trans_df['Date'] + ' ' + trans_df['Time'])
result = trans_df.loc[trans_df['ts'].between('2012-08-24 09:00', '2012-08-25 09:00'), ['TransactionID', 'ts']]
# case: sales/hour-buckets
h = pd.to_datetime(trans_df['Time'], format='%H:%M:%S').dt.hour
result = pd.cut(h, [0, 6, 12, 18, 24], right=False, labels=['night', 'morning', 'afternoon', 'evening']).value_counts()
# case: sales/time-parts
result = trans_df['Time'].str.split(':', expand=True).astype(int).rename(columns={0: 'h', 1: 'm', 2: 's'})
# case: sales/seconds-of-day
p = trans_df['Time'].str.split(':').apply(lambda x: int(x[0]) * 3600 + int(x[1]) * 60 + int(x[2]))
result = p.describe()
# case: sales/timedelta-from-text
result = pd.to_timedelta(trans_df['Time']).dt.total_seconds().tolist()
# case: sales/unit-price
trans_df['unit'] = (trans_df['Price'] / trans_df['Amount']).replace([np.inf, -np.inf], np.nan)
result = trans_df.sort_values('unit', ascending=False)[['TransactionID', 'unit']]
# case: sales/unit-price-with-zero
result = trans_df['Price'] / trans_df['Amount']
# case: sales/year-from-text
ym_df['Year'] = ym_df['Date'].str[:4]
result = ym_df.groupby('Year')['Consumption'].agg(['sum', 'mean', 'count']).round(2)
# case: sales/month-with-highest
ym_df['Month'] = ym_df['Date'].str[4:6]
s = ym_df.groupby('Month')['Consumption'].sum()
result = s.idxmax(), s.max()
# case: sales/growth-of-years
ym_df['Year'] = ym_df['Date'].str[:4].astype(int)
p = ym_df.pivot_table(index='CustomerID', columns='Year', values='Consumption', aggfunc='sum')
p['growth'] = (p[2013] - p[2012]) / p[2012] * 100
result = p
# case: sales/segments-pivot-with-margins
m = ym_df.merge(cust_df, on='CustomerID')
m['Year'] = m['Date'].str[:4]
result = m.pivot_table(index='Segment', columns='Year', values='Consumption', aggfunc='sum', fill_value=0, margins=True)
# case: sales/ratio-of-currencies
vc = cust_df['Currency'].value_counts()
result = vc['EUR'] / vc['CZK']
# case: sales/ratio-missing-key
vc = cust_df['Currency'].value_counts()
result = vc['USD']
# case: sales/ratio-get
vc = cust_df['Currency'].value_counts()
result = vc.get('USD', 0) / vc.sum()
# case: sales/percentages-text
vc = cust_df['Segment'].value_counts(normalize=True).mul(100).round(1).astype(str) + '%'
result = vc
# case: sales/difference-between-segments
m = ym_df.merge(cust_df, on='CustomerID')
a = m.groupby('Segment')['Consumption'].mean()
result = {f'{x}-{y}': round(a[x] - a[y], 2) for x, y in combinations(a.index, 2)}
# case: sales/country-of-top-spender
top = trans_df.groupby('CustomerID')['Price'].sum().idxmax()
st = trans_df.loc[trans_df['CustomerID'] == top, 'GasStationID']
result = gas_df.loc[gas_df['GasStationID'].isin(st), 'Country'].unique()
# case: sales/chained-merges-agg
result = (trans_df.merge(cust_df, on='CustomerID', how='left').merge(gas_df, on='GasStationID', how='left').groupby(['Country', 'Segment'], dropna=False).agg(n=('TransactionID', 'count'), total=('Price', 'sum'), avg=('Price', 'mean')).reset_index())
# case: sales/outer-merge-types
m = trans_df.merge(cust_df, on='CustomerID', how='outer', indicator='src')
result = m[['TransactionID', 'CustomerID', 'Segment', 'src']]
# case: sales/grouper-month
trans_df['Date'] = pd.to_datetime(trans_df['Date'])
result = trans_df.groupby(pd.Grouper(key='Date', freq='ME'))['Price'].sum()
# case: sales/period-group
trans_df['Date'] = pd.to_datetime(trans_df['Date'])
result = trans_df.groupby(trans_df['Date'].dt.to_period('Q'))['Amount'].sum()
# case: sales/resample-days
s = trans_df.assign(Date=pd.to_datetime(trans_df['Date'])).set_index('Date').sort_index()['2012-08'].copy() if False else trans_df.assign(Date=pd.to_datetime(trans_df['Date'])).set_index('Date').sort_index().loc['2012-08']
result = s['Price'].resample('D').agg(['sum', 'count'])
# case: sales/weekday-pivot
trans_df['Date'] = pd.to_datetime(trans_df['Date'])
trans_df['dow'] = trans_df['Date'].dt.day_name()
order = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday']
result = trans_df['dow'].value_counts().reindex(order, fill_value=0)
# case: sales/ordered-categories
trans_df['dow'] = pd.Categorical(pd.to_datetime(trans_df['Date']).dt.day_name(), categories=['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday'], ordered=True)
result = trans_df.sort_values(['dow', 'TransactionID'])[['TransactionID', 'dow']]
# case: sales/days-since-last
trans_df['Date'] = pd.to_datetime(trans_df['Date'])
trans_df = trans_df.sort_values(['CustomerID', 'Date'])
trans_df['since'] = trans_df.groupby('CustomerID')['Date'].diff().dt.days
result = trans_df[['CustomerID', 'Date', 'since']]
# case: sales/datetime-strptime-loop
out = []
for d, t in zip(trans_df['Date'], trans_df['Time']):
    out.append(datetime.strptime(d + 'T' + t, '%Y-%m-%dT%H:%M:%S'))
result = max(out) - min(out), max(out).strftime('%A %d %B %Y'), min(out).isoformat()
# case: sales/timedelta-window
end = datetime(2012, 8, 25)
start = end - timedelta(days=1)
d = pd.to_datetime(trans_df['Date'])
result = trans_df[(d >= start) & (d <= end)]['TransactionID'].tolist()
# case: sales/date-objects
d = pd.to_datetime(trans_df['Date']).dt.date
result = d[d == date(2012, 8, 23)].index.tolist(), d.min(), type(d.iloc[0]).__name__
# case: sales/age-in-years
b = pd.to_datetime(pd.Series(['1990-08-25', '1990-08-26', None, '2000-02-29']))
ref = pd.Timestamp('2012-08-25')
result = b.apply(lambda x: ref.year - x.year - ((ref.month, ref.day) < (x.month, x.day)) if pd.notna(x) else None)
# case: sales/itertools-groupby
rows = sorted(trans_df.to_dict('records'), key=lambda r: r['CustomerID'])
result = {k: sum(r['Amount'] for r in g) for k, g in groupby(rows, key=lambda r: r['CustomerID'])}
# case: sales/accumulate
result = list(accumulate(trans_df['Amount'], max))
# case: sales/reduce-merge
frames = [cust_df, ym_df.groupby('CustomerID')['Consumption'].sum().reset_index(), trans_df.groupby('CustomerID')['Price'].sum().reset_index()]
result = reduce(lambda a, b: pd.merge(a, b, on='CustomerID', how='left'), frames)
# case: sales/product-of-values
result = pd.DataFrame(list(product(cust_df['Segment'].unique(), cust_df['Currency'].unique())), columns=['s', 'c'])
# case: sales/missing-combinations
idx = pd.MultiIndex.from_product([sorted(cust_df['Segment'].unique()), sorted(cust_df['Currency'].unique())], names=['Segment', 'Currency'])
result = cust_df.groupby(['Segment', 'Currency']).size().reindex(idx, fill_value=0).reset_index(name='n')
# case: sales/regex-functions
result = [re.sub(r'(\d+)-(\d+)-(\d+)', r'\3.\2.\1', d) for d in trans_df['Date'].unique()], bool(re.match(r'^\d{4}', '2012-1')), re.findall(r'\d+', 'a1b22')
# case: sales/ordered-dict
result = list(OrderedDict.fromkeys(trans_df['CustomerID']))
# case: sales/ternary-chain
def size(a):
    return 'none' if a == 0 else 'small' if a < 5 else 'medium' if a < 20 else 'large'
result = trans_df['Amount'].apply(size).value_counts().to_frame('n').rename_axis('size').reset_index()
# case: sales/math-functions
result = [math.floor(2.7), math.ceil(2.1), math.sqrt(16), math.isnan(float('nan')), math.log10(1000), math.gcd(12, 18), math.pow(2, 3), math.inf > 1]
# case: sales/rolling-by-group
s = trans_df.sort_values('TransactionID')
result = s.groupby('CustomerID')['Amount'].rolling(2, min_periods=1).sum().reset_index(level=0, drop=True).sort_index()
# case: sales/running-total-per-customer
trans_df['run'] = trans_df.sort_values('Date').groupby('CustomerID')['Price'].cumsum()
result = trans_df[['CustomerID', 'run']]
# case: sales/first-purchase
f = trans_df.sort_values(['Date', 'Time']).drop_duplicates('CustomerID', keep='first')
result = f.set_index('CustomerID')[['Date', 'Amount']].to_dict('index')
# case: sales/latest-per-group-idxmax
d = pd.to_datetime(trans_df['Date'] + ' ' + trans_df['Time'])
result = trans_df.loc[d.groupby(trans_df['CustomerID']).idxmax()]
# case: sales/lookup-map
names = cust_df.set_index('CustomerID')['Segment']
trans_df['seg'] = trans_df['CustomerID'].map(names).fillna('unknown')
result = trans_df.groupby('seg')['Amount'].sum().to_dict()
# case: sales/nullable-product
trans_df['ProductID'] = trans_df['ProductID'].astype('Int64')
result = trans_df.groupby('ProductID', dropna=False)['Amount'].sum()
# case: sales/float-product-as-text
result = trans_df['ProductID'].astype(str).tolist(), trans_df['ProductID'].map(lambda v: str(int(v)) if pd.notna(v) else '').tolist()
# case: sales/product-basket
b = trans_df.groupby('CustomerID')['ProductID'].apply(lambda s: sorted(s.dropna().astype(int).unique()))
result = b.explode().reset_index()
# case: sales/stack-unstack
p = trans_df.pivot_table(index='CustomerID', columns='ProductID', values='Amount', aggfunc='sum')
result = p.stack().reset_index(name='amount')
# case: sales/pivot-two-values
result = trans_df.pivot_table(index='GasStationID', values=['Amount', 'Price'], aggfunc={'Amount': 'sum', 'Price': ['mean', 'max']})
# case: sales/idxmax-axis
p = trans_df.pivot_table(index='CustomerID', columns='GasStationID', values='Amount', aggfunc='sum', fill_value=0)
result = p.idxmax(axis=1)
# case: sales/rank-percentile
trans_df['pct'] = trans_df['Price'].rank(pct=True)
result = trans_df[['TransactionID', 'pct']].round(3)
# case: sales/zscore
z = (trans_df['Price'] - trans_df['Price'].mean()) / trans_df['Price'].std()
result = trans_df.assign(z=z.round(3)).query('abs(z) > 1')[['TransactionID', 'z']]
# case: sales/iqr-outliers
q1, q3 = trans_df['Price'].quantile([0.25, 0.75])
iqr = q3 - q1
result = trans_df[(trans_df['Price'] < q1 - 1.5 * iqr) | (trans_df['Price'] > q3 + 1.5 * iqr)]
# case: sales/percentile-numpy
result = np.percentile(trans_df['Price'].dropna(), [25, 50, 90]).round(2).tolist(), np.nanmean(trans_df['Price'])
# case: sales/fstring-formats
result = [f"{r.CustomerID:>8d} {r.Price:10,.2f} {r.Date!r}" for r in trans_df.head(3).itertuples()]
# case: sales/percent-format
result = ['%s spent %.2f (%d)' % (r['CustomerID'], r['Price'], r['Amount']) for _, r in trans_df.head(2).iterrows()]
# case: sales/iterrows-upcast
for _, r in trans_df[['TransactionID', 'Price']].head(1).iterrows():
    result = r['TransactionID'], str(r['TransactionID'])
# case: sales/format-map
result = 'Total: {total:,.1f} EUR for {n} of {0}'.format('all', total=trans_df['Price'].sum(), n=len(trans_df))
# case: sales/from-dict-index
result = pd.DataFrame.from_dict({'a': [1, 2], 'b': [3, 4]}, orient='index', columns=['x', 'y'])
# case: sales/series-of-dict-sorted
result = pd.Series({'b': 2, 'a': 3, 'c': 1}).sort_values(ascending=False).rename_axis('k').reset_index(name='v')
# case: sales/frame-of-counter
c = Counter(trans_df['CustomerID'])
result = pd.DataFrame(c.items(), columns=['id', 'n']).sort_values(['n', 'id'], ascending=[False, True]).reset_index(drop=True)
# case: sales/frame-of-nested-dict
d = {}
for r in trans_df.itertuples():
    d.setdefault(r.CustomerID, {}).setdefault(r.GasStationID, 0)
    d[r.CustomerID][r.GasStationID] += r.Amount
result = pd.DataFrame(d).T.fillna(0).sort_index()
# case: sales/agg-lambda-names
result = trans_df.groupby('CustomerID')['Price'].agg([('total', 'sum'), ('spread', lambda s: s.max() - s.min())])
# case: sales/agg-named-lambda
result = trans_df.groupby('CustomerID').agg(total=('Price', 'sum'), big=('Price', lambda s: (s > 100).sum()), stations=('GasStationID', lambda s: '/'.join(map(str, sorted(set(s))))))
# case: sales/transform-rank-filter
trans_df['r'] = trans_df.groupby('GasStationID')['Price'].rank(ascending=False, method='first')
result = trans_df[trans_df['r'] <= 1].sort_values('GasStationID')[['GasStationID', 'TransactionID', 'r']]
# case: sales/sort-by-length-and-value
result = sorted(cust_df['Segment'].unique(), key=lambda s: (len(s), s), reverse=True)
# case: sales/where-chain
trans_df['disc'] = trans_df['Price'].where(trans_df['Amount'] < 10, trans_df['Price'] * 0.9).round(2)
result = trans_df['disc'].sum()
# case: sales/clip-and-round
result = trans_df['Price'].clip(lower=50, upper=500).round(-1).tolist()
# case: sales/applymap-format
result = ym_df[['Consumption']].map(lambda v: f'{v:,.0f}')
# case: sales/eval-columns
result = trans_df.eval('total = Amount * Price')['total'].sum()
# case: sales/isin-tuples
pairs = {(31543, 656), (7654, 648)}
result = trans_df[[t in pairs for t in zip(trans_df['CustomerID'], trans_df['GasStationID'])]]['TransactionID'].tolist()
# case: sales/multiindex-loc
g = trans_df.groupby(['CustomerID', 'GasStationID'])['Amount'].sum()
result = g.loc[31543], g.loc[(31543, 656)], g.xs(648, level='GasStationID')
# case: sales/multiindex-slice
g = trans_df.groupby(['CustomerID', 'GasStationID'])[['Amount', 'Price']].sum().sort_index()
result = g.loc[pd.IndexSlice[:, 656], 'Price']
# case: sales/unit-epoch
result = pd.to_datetime(pd.Series([1345766400, 1345852800]), unit='s'), pd.to_datetime(1345766400000, unit='ms')
# case: sales/dayfirst
result = pd.to_datetime(pd.Series(['24/08/2012', '01/09/2012']), format='%d/%m/%Y').dt.strftime('%Y%m%d').astype(int).tolist()
# case: sales/month-end
d = pd.to_datetime(trans_df['Date'])
result = (d + pd.offsets.MonthEnd(0)).dt.strftime('%Y-%m-%d').unique(), d.dt.is_month_start.sum()
# case: sales/business-days
result = pd.bdate_range('2012-08-23', '2012-08-28').strftime('%a').tolist()
# case: sales/date-range-join
days = pd.DataFrame({'Date': pd.date_range('2012-08-23', '2012-08-26')})
t = trans_df.assign(Date=pd.to_datetime(trans_df['Date']))
result = days.merge(t.groupby('Date', as_index=False)['Amount'].sum(), how='left').fillna({'Amount': 0})
# case: sales/np-timedelta
d = pd.to_datetime(trans_df['Date'])
result = ((d - d.min()) / np.timedelta64(1, 'D')).astype(int).tolist()
# case: sales/try-except
out = []
for v in ['1', 'x', None, '2.5']:
    try:
        out.append(int(v))
    except ValueError as e:
        out.append(str(e))
    except TypeError:
        out.append(None)
result = out
# case: sales/while-loop
n, steps = 27, 0
while n != 1:
    n = n // 2 if n % 2 == 0 else 3 * n + 1
    steps += 1
result = steps
# case: sales/walrus
result = [y for x in trans_df['Amount'] if (y := x * 2) > 10]
# case: sales/star-unpacking
first, *rest = trans_df['Amount'].tolist()
result = first, rest, [*rest[:2], *{'a': 1}], {**{'a': 1}, 'b': 2}
# case: sales/nested-functions
def top(df, by, n=1, **kw):
    def key(s):
        return s if kw.get('raw') else s.fillna(0)
    return df.sort_values(by, ascending=False, key=key).head(n)
result = top(trans_df, 'Price', n=2)['TransactionID'].tolist(), top(trans_df, by='Price', raw=True)['TransactionID'].tolist()
# case: sales/str-cat-columns
result = cust_df['Segment'].str.cat(cust_df['Currency'], sep='-').value_counts()
# case: sales/get-dummies-sum
result = pd.get_dummies(cust_df, columns=['Segment'], prefix='is', dtype=int).groupby('Currency').sum()
# case: sales/combine-first
a = trans_df.set_index('CustomerID')['Price'].groupby(level=0).sum()
b = ym_df.groupby('CustomerID')['Consumption'].sum()
result = a.combine_first(b), a.add(b, fill_value=0)
# case: sales/align-series
a = cust_df.set_index('CustomerID')['Segment']
b = ym_df.groupby('CustomerID')['Consumption'].sum()
result = pd.concat([a, b], axis=1), pd.DataFrame({'s': a, 'c': b})
# case: sales/weighted-mean
result = trans_df.dropna().groupby('GasStationID')[['Amount', 'Price']].apply(lambda g: np.average(g['Price'], weights=g['Amount']) if g['Amount'].sum() else 0)
# case: sales/gini-loop
v = sorted(ym_df['Consumption'])
n = len(v)
result = round((2 * sum((i + 1) * x for i, x in enumerate(v)) / (n * sum(v))) - (n + 1) / n, 6)
# case: sales/print-shape
print(cust_df.shape)
result = cust_df.dtypes.astype(str).to_dict()
# case: sales/loc-assign-by-condition
trans_df.loc[trans_df['Price'].isna(), 'Price'] = trans_df['Price'].median()
trans_df.loc[trans_df['Amount'].eq(0), ['Amount', 'Price']] = [1, 9.99]
result = trans_df[['Amount', 'Price']]
# case: sales/append-row
cust_df.loc[len(cust_df)] = [1, 'KAM', 'USD']
result = cust_df
# case: sales/at-in-loop
for i in trans_df.index:
    if trans_df.at[i, 'Amount'] > 10:
        trans_df.at[i, 'Amount'] = trans_df.at[i, 'Amount'] // 2
result = trans_df['Amount'].tolist()
# case: sales/swap-columns
a = ym_df[['Consumption', 'CustomerID']].rename(columns={'Consumption': 'c'}).assign(c=lambda d: d.c.astype(int)).sort_values('c')
result = a.iloc[[0, -1]]
# case: sales/cumulative-max-drawdown
s = ym_df['Consumption']
result = (s / s.cummax() - 1).min()
# case: sales/duplicates-of-pairs
result = trans_df[trans_df.duplicated(['Date', 'Time'], keep=False)].sort_values('TransactionID')['TransactionID'].tolist()
# case: sales/nunique-of-pairs
result = trans_df[['CustomerID', 'GasStationID']].drop_duplicates().shape[0], trans_df.groupby('CustomerID')[['GasStationID', 'ProductID']].nunique()
# case: sales/ngroup-cumcount
trans_df['g'] = trans_df.groupby('CustomerID', sort=False).ngroup()
trans_df['n'] = trans_df.groupby('CustomerID').cumcount() + 1
result = trans_df.pivot(index='g', columns='n', values='Amount')
# case: sales/describe-of-object
result = cust_df['Segment'].describe(), cust_df.describe()
# case: sales/first-valid
result = trans_df['ProductID'].last_valid_index(), trans_df['ProductID'].first_valid_index()
# case: sales/group-to-dict-of-frames
d = {k: g.drop(columns='Segment') for k, g in cust_df.groupby('Segment')}
result = d['SME'], list(d)
# case: sales/bool-index-list
result = trans_df[list(trans_df['Amount'] > 5)].shape, trans_df[['Amount']][trans_df['Amount'] > 100]
# case: sales/compress-columns
result = trans_df.select_dtypes(include='number').columns.tolist(), trans_df.select_dtypes('object').iloc[0].tolist()
# case: sales/sum-of-booleans-by-group
result = (trans_df['Price'] > 100).groupby(trans_df['GasStationID']).agg(['sum', 'mean', 'size'])
# case: sales/chain-from-iterable
result = sorted(set(chain.from_iterable(trans_df['Date'].str.split('-'))))
# case: sales/dict-sorted-by-value
d = trans_df.groupby('CustomerID')['Amount'].sum().to_dict()
result = dict(sorted(d.items(), key=lambda kv: kv[1], reverse=True)[:2]), max(d, key=d.get)
# data: schools
import pandas as pd
import numpy as np
from collections import Counter, defaultdict

schools_df = pd.DataFrame({'CDSCode': ['01100170', '01100171', '01611190', '19647330', '19647331', '37683380', '10621660'], 'School': ['FAME Public Charter', 'Envision Academy', 'Alameda High', 'Lincoln Elem.', 'Roosevelt  Middle', "O'Farrell Charter", None], 'County': ['Alameda', 'Alameda', 'Alameda', 'Los Angeles', 'Los Angeles', 'San Diego', 'Fresno'], 'Charter': [1, 1, 0, 0, None, 1, 0], 'OpenDate': ['2005-08-29', '2006-08-28', '1980-07-01', '1980-07-01', '1995-09-12', '1994-07-01', None], 'ClosedDate': ['2015-07-31', None, None, '2010-06-30', None, None, None], 'Phone': ['(510) 687-9111', '510-596-8901', None, '(213) 555-0101', '', '(619) 263-3009', '(559) 457-2500']})
frpm_df = pd.DataFrame({'CDSCode': ['01100170', '01100171', '01611190', '19647330', '19647331', '37683380', '10621660', '99999999'], 'Enrollment (K-12)': [1087.0, 395.0, 1889.0, 244.0, 191.0, 1700.0, 0.0, 12.0], 'Free Meal Count (K-12)': [565.0, 186.0, 134.0, 113.0, 90.0, None, 0.0, 12.0], 'FRPM Count (K-12)': [715.0, 186.0, 175.0, 139.0, 90.0, 1100.0, 0.0, None]})
sat_df = pd.DataFrame({'cds': ['01100170', '01100171', '01611190', '19647330', '37683380'], 'NumTstTakr': [88, 17, 71, 0, 210], 'AvgScrRead': [418.0, 503.0, 397.0, None, 510.0], 'AvgScrMath': [418.0, 546.0, 387.0, None, 498.0], 'NumGE1500': [14.0, 9.0, 5.0, None, 80.0]})
# case: schools/highest-eligible-rate
df = schools_df.merge(frpm_df, on='CDSCode')
df['rate'] = df['Free Meal Count (K-12)'] / df['Enrollment (K-12)']
result = df[df['County'] == 'Alameda']['rate'].max()
# case: schools/lowest-three-rates
df = frpm_df.copy()
df['rate'] = df['Free Meal Count (K-12)'] / df['Enrollment (K-12)']
result = df.dropna(subset=['rate']).nsmallest(3, 'rate')[['CDSCode', 'rate']].reset_index(drop=True)
# case: schools/rate-rounded-by-county
df = pd.merge(schools_df[['CDSCode', 'County']], frpm_df, how='left', on='CDSCode')
g = df.groupby('County')[['Free Meal Count (K-12)', 'Enrollment (K-12)']].sum()
g['pct'] = (g['Free Meal Count (K-12)'] / g['Enrollment (K-12)'] * 100).round(2)
result = g.sort_values('pct', ascending=False)
# case: schools/zero-divided-by-zero
result = (frpm_df['Free Meal Count (K-12)'] / frpm_df['Enrollment (K-12)']).tolist()
# case: schools/phone-digits
result = schools_df['Phone'].str.replace(r'\D', '', regex=True)
# case: schools/phone-area-code
schools_df['area'] = schools_df['Phone'].str.extract(r'\(?(\d{3})\)?', expand=False)
result = schools_df.groupby('area', dropna=False)['CDSCode'].count()
# case: schools/opened-in-the-eighties
d = pd.to_datetime(schools_df['OpenDate'])
result = schools_df.loc[(d.dt.year >= 1980) & (d.dt.year < 1990), ['School', 'OpenDate']]
# case: schools/years-open
o = pd.to_datetime(schools_df['OpenDate'])
c = pd.to_datetime(schools_df['ClosedDate']).fillna(pd.Timestamp('2020-01-01'))
schools_df['years'] = ((c - o).dt.days / 365.25).round(1)
result = schools_df[['CDSCode', 'years']]
# case: schools/strftime-of-missing
result = pd.to_datetime(schools_df['OpenDate']).dt.strftime('%b %d, %Y').fillna('unknown').tolist()
# case: schools/charter-share
result = f"{schools_df['Charter'].mean() * 100:.1f}% of {schools_df['Charter'].count()}"
# case: schools/charter-value-counts
result = schools_df['Charter'].map({1: 'charter', 0: 'public'}).value_counts(dropna=False)
# case: schools/charter-fill-astype
schools_df['Charter'] = schools_df['Charter'].fillna(0).astype(int)
result = schools_df.groupby(['County', 'Charter']).size().unstack(fill_value=0)
# case: schools/crosstab-counts
result = pd.crosstab(schools_df['County'], schools_df['Charter'])
# case: schools/crosstab-margins-normalized
result = pd.crosstab(schools_df['County'], schools_df['Charter'], normalize='index').round(3)
# case: schools/crosstab-margins
result = pd.crosstab(schools_df['County'], schools_df['Charter'].fillna(-1), margins=True, margins_name='Total')
# case: schools/top-school-per-county
m = schools_df.merge(sat_df, left_on='CDSCode', right_on='cds', how='left')
m['total'] = m['AvgScrRead'] + m['AvgScrMath']
m['rk'] = m.groupby('County')['total'].rank(method='dense', ascending=False)
result = m[m['rk'] == 1][['County', 'School', 'total']]
# case: schools/idxmax-with-missing-group
m = schools_df.merge(sat_df, left_on='CDSCode', right_on='cds', how='left')
m = m.dropna(subset=['AvgScrMath'])
result = m.loc[m.groupby('County')['AvgScrMath'].idxmax(), ['County', 'School', 'AvgScrMath']].reset_index(drop=True)
# case: schools/excellence-rate-apply
def rate(row):
    if pd.isna(row['NumGE1500']) or row['NumTstTakr'] == 0:
        return np.nan
    return row['NumGE1500'] / row['NumTstTakr']
sat_df['excellence'] = sat_df.apply(rate, axis=1)
result = sat_df[['cds', 'excellence']]
# case: schools/scores-describe
result = sat_df[['AvgScrRead', 'AvgScrMath']].describe().round(1)
# case: schools/scores-melted
long = sat_df.melt(id_vars='cds', value_vars=['AvgScrRead', 'AvgScrMath'], var_name='subject', value_name='score')
long['subject'] = long['subject'].str.replace('AvgScr', '')
result = long.dropna().sort_values(['cds', 'subject']).reset_index(drop=True)
# case: schools/scores-mean-of-row
sat_df['avg'] = sat_df[['AvgScrRead', 'AvgScrMath']].mean(axis=1)
result = sat_df.sort_values('avg', ascending=False, na_position='first')[['cds', 'avg']]
# case: schools/indicator-anti-join
m = frpm_df.merge(schools_df, on='CDSCode', how='left', indicator=True)
result = m.loc[m['_merge'] == 'left_only', 'CDSCode'].tolist(), m['_merge'].value_counts()
# case: schools/schools-without-scores
result = schools_df[~schools_df['CDSCode'].isin(sat_df['cds'])]['School'].dropna().tolist()
# case: schools/loop-with-dict
totals = {}
for row in schools_df.merge(frpm_df, on='CDSCode').itertuples(index=False):
    totals[row.County] = totals.get(row.County, 0) + row[-3]
result = totals
# case: schools/itertuples-renamed-columns
result = [row for row in frpm_df.head(2).itertuples()][0]._fields
# case: schools/itertuples-by-position
result = [(row[1], row[2]) for row in frpm_df.itertuples() if row[2] > 1000]
# case: schools/defaultdict-of-lists
d = defaultdict(list)
for _, r in schools_df.iterrows():
    d[r['County']].append(r['School'])
result = {k: sorted(s for s in v if s is not None) for k, v in d.items()}
# case: schools/counter-most-common
result = Counter(schools_df['County']).most_common(2)
# case: schools/counter-of-letters
result = sorted(Counter(''.join(schools_df['School'].dropna()).lower().replace(' ', '')).items(), key=lambda kv: (-kv[1], kv[0]))[:5]
# case: schools/names-clean
result = schools_df['School'].str.replace(r'\s+', ' ', regex=True).str.rstrip('.').str.upper().fillna('N/A').tolist()
# case: schools/name-lengths
schools_df['len'] = schools_df['School'].str.len()
result = schools_df.sort_values('len', ascending=False)[['School', 'len']].head(3)
# case: schools/longest-name
result = schools_df.loc[schools_df['School'].str.len().idxmax(), 'School']
# case: schools/words
w = schools_df['School'].dropna().str.split().explode()
result = w.value_counts().head(3).to_dict()
# case: schools/code-prefix
schools_df['prefix'] = schools_df['CDSCode'].str[:2]
result = schools_df.groupby('prefix', as_index=False).agg(schools=('CDSCode', 'nunique'), first=('School', 'first'))
# case: schools/code-as-int
result = schools_df['CDSCode'].astype(int).sort_values().tolist()
# case: schools/nested-groupby
m = schools_df.merge(frpm_df, on='CDSCode')
per = m.groupby(['County', 'Charter'], dropna=False)['Enrollment (K-12)'].sum()
result = per.groupby('County').max().sort_values(ascending=False)
# case: schools/share-of-group
m = schools_df.merge(frpm_df, on='CDSCode')
m['share'] = m['Enrollment (K-12)'] / m.groupby('County')['Enrollment (K-12)'].transform('sum')
result = m[['CDSCode', 'share']]
# case: schools/above-group-average
m = schools_df.merge(frpm_df, on='CDSCode')
avg = m.groupby('County')['Enrollment (K-12)'].transform('mean')
result = m.loc[m['Enrollment (K-12)'] > avg, 'School'].tolist()
# case: schools/cumulative-share
s = frpm_df.sort_values('Enrollment (K-12)', ascending=False)
s['cum'] = s['Enrollment (K-12)'].cumsum() / s['Enrollment (K-12)'].sum()
result = s[s['cum'].shift(fill_value=0) < 0.8][['CDSCode', 'cum']]
# case: schools/bins
b = pd.cut(frpm_df['Enrollment (K-12)'], bins=[0, 200, 500, 1000, np.inf], labels=['S', 'M', 'L', 'XL'], include_lowest=True)
result = b.value_counts().sort_index()
# case: schools/bins-of-intervals
result = pd.cut(frpm_df['Enrollment (K-12)'], bins=[0, 500, 2000]).astype(str)
# case: schools/bins-of-intervals-counted
result = pd.cut(frpm_df['Enrollment (K-12)'], 3).value_counts(sort=False)
# case: schools/quartiles
frpm_df['q'] = pd.qcut(frpm_df['Enrollment (K-12)'], 4, labels=['Q1', 'Q2', 'Q3', 'Q4'])
result = frpm_df.groupby('q', observed=False)['Enrollment (K-12)'].agg(['count', 'min', 'max'])
# case: schools/pivot-by-decade
d = pd.to_datetime(schools_df['OpenDate'])
schools_df['decade'] = (d.dt.year // 10 * 10).astype('Int64').astype(str) + 's'
result = schools_df.pivot_table(index='County', columns='decade', values='CDSCode', aggfunc='count', fill_value=0)
# case: schools/decade-counts
d = pd.to_datetime(schools_df['OpenDate']).dropna().dt.year // 10 * 10
result = d.value_counts().sort_index()
# case: schools/decade-float-text
d = pd.to_datetime(schools_df['OpenDate']).dt.year
result = d.astype(str).tolist()
# case: schools/multiple-conditions-query
m = schools_df.merge(frpm_df, on='CDSCode').rename(columns={'Enrollment (K-12)': 'enr'})
result = m.query("County in ['Alameda', 'San Diego'] and enr > 400")[['School', 'enr']]
# case: schools/query-backticks
result = frpm_df.query('`Enrollment (K-12)` >= 395 and `Free Meal Count (K-12)`.notna()', engine='python')
# case: schools/concat-of-tops
m = schools_df.merge(frpm_df, on='CDSCode')
tops = [g.nlargest(1, 'Enrollment (K-12)') for _, g in m.groupby('County')]
result = pd.concat(tops)[['County', 'School', 'Enrollment (K-12)']]
# case: schools/report-lines
lines = []
for county, g in schools_df.groupby('County'):
    lines.append(f'{county:<12}|{len(g):>3}|{g["School"].count():03d}')
result = '\n'.join(lines)
# case: schools/ratio-of-two-filters
a = schools_df[schools_df['County'] == 'Alameda'].shape[0]
b = schools_df[schools_df['County'] == 'Los Angeles'].shape[0]
result = a / b if b else None
# case: schools/bool-mean
result = round((schools_df['ClosedDate'].notna()).mean() * 100, 2)
# case: schools/case-when
schools_df['status'] = np.where(schools_df['ClosedDate'].notnull(), 'closed', np.where(schools_df['Charter'] == 1, 'charter', 'open'))
result = schools_df['status'].value_counts()
# case: schools/select-status
conditions = [schools_df['ClosedDate'].notna(), schools_df['Charter'].eq(1)]
schools_df['status'] = np.select(conditions, ['closed', 'charter'], default='other')
result = schools_df.groupby('status')['School'].apply(lambda s: ', '.join(sorted(s.dropna())))
# case: schools/top-two-with-ties
t = schools_df['County'].value_counts()
result = t[t >= t.nlargest(2).min()].reset_index()
# case: schools/rename-and-order
result = (sat_df.rename(columns=lambda c: c.replace('AvgScr', '').lower()).loc[:, ['cds', 'math', 'read']].sort_values(by=['math', 'read'], ascending=[False, True]))
# case: schools/merge-three
m = schools_df.merge(frpm_df, on='CDSCode', how='inner').merge(sat_df, left_on='CDSCode', right_on='cds', how='outer')
result = m[['CDSCode', 'cds', 'NumTstTakr']]
# case: schools/self-merge-pairs
s = schools_df[['CDSCode', 'County']]
p = s.merge(s, on='County', suffixes=('_a', '_b'))
result = p[p['CDSCode_a'] < p['CDSCode_b']].reset_index(drop=True)
# case: schools/agg-many
m = schools_df.merge(frpm_df, on='CDSCode')
result = m.groupby('County').agg({'Enrollment (K-12)': ['sum', 'mean'], 'CDSCode': 'nunique'})
# case: schools/agg-many-flattened
m = schools_df.merge(frpm_df, on='CDSCode')
g = m.groupby('County').agg({'Enrollment (K-12)': ['sum', 'mean'], 'CDSCode': 'nunique'})
g.columns = ['_'.join(c).strip('_') for c in g.columns.values]
result = g.reset_index()
# case: schools/to-records
result = sat_df.head(2).to_dict(orient='records')
# case: schools/any-all
g = schools_df.groupby('County')['ClosedDate'].apply(lambda s: s.isna().all())
result = g[g].index.tolist()
# case: schools/apply-series-rows
m = schools_df.merge(frpm_df, on='CDSCode')
result = m.groupby('County').apply(lambda g: pd.Series({'n': len(g), 'enr': g['Enrollment (K-12)'].sum(), 'biggest': g.loc[g['Enrollment (K-12)'].idxmax(), 'School']}), include_groups=False)
# case: schools/string-percent
result = frpm_df.assign(pct=lambda d: (d['FRPM Count (K-12)'] / d['Enrollment (K-12)']).map('{:.1%}'.format))[['CDSCode', 'pct']]
# case: schools/round-half
result = [round(x, 1) for x in (0.25, 0.35, 2.5, 1e-9)], round(2.5), round(3.5), round(1234.567, -2)
# case: schools/correlation
result = round(sat_df['AvgScrRead'].corr(sat_df['AvgScrMath']), 6)
# case: schools/filter-groups
result = schools_df.groupby('County').filter(lambda g: g['Charter'].sum() >= 1)['CDSCode'].tolist()
# case: schools/nth-highest
result = frpm_df['Enrollment (K-12)'].drop_duplicates().nlargest(3).iloc[-1]
# case: schools/second-highest-sorted
result = sorted(set(frpm_df['Enrollment (K-12)']), reverse=True)[1]
# case: schools/group-nth
m = schools_df.merge(frpm_df, on='CDSCode').sort_values('Enrollment (K-12)', ascending=False)
result = m.groupby('County').nth(1)[['School', 'Enrollment (K-12)']]
# case: schools/mode-per-group
result = schools_df.groupby('County')['Charter'].agg(lambda s: s.mode().iat[0] if not s.mode().empty else np.nan)
# case: schools/max-date-row
schools_df['OpenDate'] = pd.to_datetime(schools_df['OpenDate'])
result = schools_df.loc[schools_df['OpenDate'].idxmax(), ['School', 'OpenDate']]
# case: schools/date-differences
schools_df['OpenDate'] = pd.to_datetime(schools_df['OpenDate'])
s = schools_df.sort_values('OpenDate')
s['gap'] = s['OpenDate'].diff()
result = s[['OpenDate', 'gap']]
# case: schools/resample-years
schools_df['OpenDate'] = pd.to_datetime(schools_df['OpenDate'])
result = schools_df.dropna(subset=['OpenDate']).set_index('OpenDate').resample('5YE')['CDSCode'].count()
# case: schools/month-names
schools_df['m'] = pd.to_datetime(schools_df['OpenDate']).dt.month_name()
result = schools_df.groupby('m').size().sort_values(ascending=False, kind='stable')
# case: schools/string-dates
result = schools_df[schools_df['OpenDate'].str.startswith('1980', na=False)].shape, schools_df['OpenDate'].str[5:7].value_counts().to_dict()
# case: schools/string-date-compare
result = schools_df[(schools_df['OpenDate'] > '1990') & (schools_df['OpenDate'] <= '2006-08-28')]['CDSCode'].tolist()
# case: schools/assert-passes
assert len(schools_df) == 7, 'rows'
result = schools_df.columns.difference(['Phone', 'School']).tolist()
# data: shops
import pandas as pd
import numpy as np
f = pd.DataFrame({'date': pd.to_datetime(['2024-01-05', '2024-01-07', '2024-01-07', '2024-02-01', '2024-02-20', '2024-03-02']), 'shop': ['A', 'B', 'A', 'B', 'C', 'A'], 'item': ['tea', 'tea', 'jam', 'jam', 'tea', 'jam'], 'n': [3, 1, 4, 1, 5, 9], 'p': [2.5, 2.75, 4.0, 4.5, np.nan, 3.0], 'ok': [True, False, True, True, False, True]})
# case: shops/agg-tuple-lambda-name
result = f.groupby('shop').agg(**{'total n': ('n', 'sum'), 'mean p': ('p', 'mean')})
# case: shops/agg-two-lambdas
result = f.groupby('shop')['n'].agg([lambda s: s.max(), lambda s: s.min()])
# case: shops/agg-dict-of-list-reset
result = f.groupby(['shop', 'item']).agg({'n': ['sum', 'max'], 'p': 'mean'}).reset_index()
# case: shops/agg-rename-droplevel
g = f.groupby('shop').agg({'n': ['sum', 'mean']})
g.columns = g.columns.droplevel(0)
result = g.rename(columns={'sum': 'total'}).sort_values('total', ascending=False)
# case: shops/agg-nlargest-each
result = f.groupby('shop')['n'].nlargest(1).reset_index(level=1, drop=True)
# case: shops/agg-size-merge
result = f.merge(f.groupby('shop').size().rename('cnt'), left_on='shop', right_index=True)[['shop', 'cnt']]
# case: shops/agg-cumcount-filter
result = f[f.groupby('shop').cumcount() == 0]
# case: shops/agg-transform-compare
result = f[f['n'] == f.groupby('item')['n'].transform('max')]
# case: shops/agg-transform-size
result = f.loc[f.groupby('shop')['shop'].transform('size') > 1, 'shop'].unique()
# case: shops/agg-diff-first-last
result = f.groupby('shop')['n'].agg(lambda s: s.iloc[-1] - s.iloc[0]), f.groupby('shop')['n'].apply(lambda s: s.iloc[-1] / s.iloc[0])
# case: shops/agg-weighted
result = f.groupby('item').apply(lambda d: (d['n'] * d['p']).sum() / d.loc[d['p'].notna(), 'n'].sum(), include_groups=False)
# case: shops/agg-top-share
t = f.groupby('shop')['n'].sum()
result = (t / t.sum()).sort_values(ascending=False).cumsum().round(3)
# case: shops/agg-multi-first
result = f.sort_values('date').groupby('shop', as_index=False).first(), f.sort_values('date').groupby('shop').last()['item']
# case: shops/agg-list-join
result = f.groupby('shop')['item'].agg(lambda s: ', '.join(sorted(s.unique()))).to_dict(), f.groupby('shop')['item'].agg(set).map(sorted), f.groupby('shop')['n'].agg(list), f.groupby('shop')['n'].agg(tuple)
# case: shops/agg-bool
result = f.groupby('shop')['ok'].mean(), f.groupby('shop')['ok'].all(), f.groupby('shop')['ok'].sum(), f.groupby('ok')['n'].sum()
# case: shops/agg-dates
result = f.groupby('shop')['date'].agg(['min', 'max', 'count']), f.groupby('shop')['date'].agg(lambda d: (d.max() - d.min()).days), f.groupby('shop')['date'].apply(lambda d: d.diff().dt.days.mean())
# case: shops/agg-rolling
f['r'] = f.groupby('shop')['n'].transform(lambda s: s.rolling(2).mean())
f['e'] = f.groupby('shop')['n'].transform(lambda s: s.expanding().mean())
result = f[['shop', 'r', 'e']]
# case: shops/agg-rank-pct
result = f.groupby('item')['n'].rank(pct=True), f['n'].rank(method='dense', ascending=False).astype(int), f['n'].rank(), f['p'].rank(na_option='bottom')
# case: shops/agg-shift-group
f['prev'] = f.groupby('shop')['date'].shift()
f['gap'] = (f['date'] - f['prev']).dt.days
result = f[['shop', 'gap']], f.groupby('shop')['gap'].mean()
# case: shops/idxmax-all
result = f.loc[f.groupby('shop')['n'].idxmax()], f['p'].idxmax(), f['p'].idxmin(), f[['n', 'p']].idxmax()
# case: shops/nlargest-ties
result = f.nlargest(2, 'n', keep='all'), f.nsmallest(1, 'n', keep='all'), f['n'].nlargest(3), f.nlargest(2, ['n', 'p'])
# case: shops/sort-many
result = f.sort_values(['item', 'n'], ascending=[True, False]), f.sort_values('p', na_position='first')['p'].tolist(), f.sort_values('shop', key=lambda s: s.map({'C': 0, 'B': 1, 'A': 2}), kind='stable')['shop'].tolist()
# case: shops/sort-index-multi
g = f.groupby(['shop', 'item'])['n'].sum()
result = g.sort_index(level=1), g.sort_index(ascending=[True, False]), g.sort_values(ascending=False).head(2), g.swaplevel().sort_index()
# case: shops/multi-access
g = f.groupby(['shop', 'item'])[['n', 'p']].sum()
result = g.loc['A'], g.loc[('A', 'jam')], g.loc[('A', 'jam'), 'n'], g.xs('tea', level='item'), g.loc[(slice(None), 'jam'), :], g['n'].unstack(), g.reset_index().shape, g.index.get_level_values(0).unique().tolist(), g.query("item == 'tea'")
# case: shops/multi-columns-access
g = f.groupby('shop')[['n', 'p']].agg(['min', 'max'])
result = g['n'], g[('p', 'max')], g['n']['max'], g.xs('max', axis=1, level=1), g.columns.get_level_values(1).tolist(), g.stack(future_stack=True), g.loc['A', ('n', 'max')]
# case: shops/cut-variants
result = pd.cut(f['n'], 3, labels=False), pd.cut(f['n'], [0, 3, 6, 9]), pd.cut(f['n'], [0, 3, 6, 9], labels=['a', 'b', 'c']).value_counts(), pd.cut(f['n'], bins=[0, 3, 9], right=False), pd.cut(f['p'], 2).astype(str).tolist(), pd.cut(f['n'], [1, 3, 9], include_lowest=True).astype(str).tolist(), pd.cut(f['n'], 3, retbins=True)[1].tolist()
# case: shops/qcut-variants
result = pd.qcut(f['n'], 3, labels=False), pd.qcut(f['n'], 2), pd.qcut(f['n'], [0, 0.5, 1], labels=['lo', 'hi']), pd.qcut(f['n'], 4, duplicates='drop').cat.codes.tolist(), pd.qcut(f['p'], 2).value_counts()
# case: shops/where-mask
result = f['n'].where(f['n'] > 2), f['n'].where(f['n'] > 2, 0), f['n'].mask(f['n'] > 2, -1), f['shop'].where(f['ok'], 'other'), f[['n', 'p']].where(f[['n', 'p']] > 2), np.where(f['ok'], f['n'], -f['n'])
# case: shops/select-cases
c = [f['n'] >= 5, f['n'] >= 3]
f['lvl'] = np.select(c, ['high', 'mid'], 'low')
result = f['lvl'].tolist(), f['n'].case_when([(f['n'] > 4, 99)]) if hasattr(f['n'], 'case_when') else None
# case: shops/fill-variants
result = f['p'].fillna(f['p'].mean()), f['p'].fillna(0).astype(int), f['p'].ffill(), f['p'].bfill(), f['p'].interpolate(), f.fillna({'p': -1})['p'], f['p'].fillna(f['n']), f.groupby('item')['p'].transform(lambda s: s.fillna(s.mean()))
# case: shops/dropna-variants
result = f.dropna().shape, f.dropna(subset=['p']).index.tolist(), f.dropna(axis=1).columns.tolist(), f['p'].dropna().tolist(), f.isna().sum().to_dict(), f.isna().any(axis=1).tolist(), f['p'].isna().mean(), f.notna().all().tolist(), f['p'].count()
# case: shops/dupes
result = f.drop_duplicates('shop'), f.drop_duplicates(['shop', 'item'], keep='last').index.tolist(), f.duplicated('item').tolist(), f['shop'].drop_duplicates().tolist(), f[f.duplicated(['shop'], keep=False)]['shop'].tolist(), f['shop'].is_unique, f['date'].nunique()
# case: shops/counts
result = f['shop'].value_counts(), f['shop'].value_counts(normalize=True).round(2), f['p'].value_counts(dropna=False), f['shop'].value_counts().idxmax(), f['shop'].mode()[0], f['shop'].value_counts().reset_index(), f['shop'].value_counts().to_dict(), f['ok'].value_counts()[True], f['shop'].value_counts(ascending=True).index.tolist()
# case: shops/stats
result = f['n'].describe(), f['n'].quantile([0.1, 0.9]), f['n'].std(), f['n'].var(ddof=0), f['n'].median(), f['n'].mode().tolist(), f[['n', 'p']].corr(), f['n'].skew(), f['n'].sem(), f['n'].cumsum().tolist(), f['n'].pct_change().round(3).tolist(), f['n'].diff().tolist(), f['n'].prod(), f['p'].sum(skipna=False), f['n'].agg(['min', 'max']), f['n'].cov(f['p']), f['n'].clip(2, 5).tolist(), f['n'].between(2, 4).tolist()
# case: shops/describe-all
result = f.describe(include='all').loc[['count', 'unique', 'top', 'freq']], f.describe(include='object'), f['date'].describe(), f.describe(percentiles=[0.5])
# case: shops/index-ops
g = f.set_index('shop')
result = g.loc['A', 'n'].tolist(), g.loc[['B', 'C']], g.index.unique().tolist(), g.index.value_counts(), g.reset_index().columns.tolist(), g.rename_axis('s').index.name, g.index.duplicated().tolist(), f.set_index('date')['n'].loc['2024-01'], f.set_index(['shop', 'item']).loc[('A', 'tea'), 'n'], f.reindex([0, 99]).shape
# case: shops/filter-query
v = 2
names = ['A', 'B']
result = f.query('n > @v and shop in @names'), f.query('item == "tea" or ok'), f.query('date >= "2024-02-01"')['n'].tolist(), f.query('not ok'), f.query('p.isnull()'), f.query('n > p'), f.query('shop != "A" & n == 1').index.tolist(), f.query("item.str.startswith('j')")['item'].tolist(), f.query('1 < n <= 4')['n'].tolist()
# case: shops/filter-isin-between
result = f[f['shop'].isin(['A', 'C']) & ~f['item'].eq('jam')], f[(f['date'] > '2024-01-31') | f['ok']].index.tolist(), f[f['date'].between('2024-01-01', '2024-01-31')].shape, f[f['date'].dt.month.isin([1, 3])]['n'].sum(), f[f['shop'].str.match('[AB]')].shape, f.loc[lambda d: d['n'] > 3, ['shop']], f[f['n'] > f['n'].mean()]['n'].tolist(), f.filter(like='o').columns.tolist(), f.filter(regex='^[a-i]').columns.tolist()
# case: shops/melt-variants
w = pd.DataFrame({'id': [1, 2], 'q1': [10, 20], 'q2': [30, None]})
result = w.melt(id_vars='id'), w.melt(id_vars=['id'], value_vars=['q1'], var_name='q', value_name='v'), w.melt('id').dropna().sort_values(['id', 'variable']), w.set_index('id').stack().reset_index(), pd.wide_to_long(w, 'q', i='id', j='quarter').reset_index() if False else None, w.set_index('id').T, w.melt(id_vars='id').pivot(index='id', columns='variable', values='value')
# case: shops/explode-variants
w = pd.DataFrame({'k': ['a', 'b', 'c'], 'l': [[1, 2], [], None], 's': ['x,y', '', None]})
result = w.explode('l'), w.assign(s=w['s'].str.split(',')).explode('s', ignore_index=True), w['l'].explode().dropna().astype(int).sum(), w['l'].str.len(), w['s'].str.split(',').explode().value_counts(), w['l'].apply(lambda v: len(v) if isinstance(v, list) else 0).tolist()
# case: shops/assign-chain
result = (f.assign(rev=lambda d: d['n'] * d['p'], month=lambda d: d['date'].dt.to_period('M').astype(str)).groupby('month', as_index=False)['rev'].sum().assign(share=lambda d: (d['rev'] / d['rev'].sum()).round(3)).sort_values('rev', ascending=False).reset_index(drop=True))
# case: shops/month-over-month
m = f.groupby(f['date'].dt.to_period('M'))['n'].sum()
result = m.pct_change().round(3), m.diff(), m.index.astype(str).tolist(), m.idxmax(), str(m.idxmax()), m.reset_index(), m.shift(1), (m / m.shift(1) - 1).round(2).tolist()
# case: shops/full-months
m = f.set_index('date')['n'].resample('MS').sum()
result = m, m.index.strftime('%b').tolist(), m.reindex(pd.date_range('2024-01-01', '2024-05-01', freq='MS'), fill_value=0), m.rolling(2).sum(), f.set_index('date').resample('ME').agg({'n': 'sum', 'p': 'mean'}), f.resample('W', on='date')['n'].sum().head(3)
# case: shops/date-keys
result = f.groupby(f['date'].dt.date)['n'].sum(), f.groupby(['shop', f['date'].dt.month])['n'].sum().unstack(fill_value=0), f.groupby(f['date'].dt.strftime('%Y-%m'))['n'].sum().to_dict(), f.groupby(f['date'].dt.weekday)['n'].mean(), f.pivot_table(index=f['date'].dt.month_name(), values='n', aggfunc='sum')
# case: shops/text-keys
result = f.groupby(f['item'].str.upper())['n'].sum(), f.groupby(f['shop'] + '-' + f['item'])['n'].sum(), f.groupby(f['n'] > 3)['p'].mean(), f.groupby(f['n'] % 2 == 0).size(), f.groupby(lambda i: i % 2)['n'].sum(), f.groupby(f['shop'].map({'A': 'x', 'B': 'y'}))['n'].sum(), f.groupby(np.where(f['n'] > 3, 'big', 'small'))['n'].count()
# case: shops/dummies
result = pd.get_dummies(f['shop']), pd.get_dummies(f[['shop', 'n']], drop_first=True), pd.get_dummies(f, columns=['item'], dtype=int).columns.tolist(), f['shop'].str.get_dummies(), pd.get_dummies(f['p'].isna(), prefix='na')
# case: shops/factorize-codes
result = pd.factorize(f['shop'])[0].tolist(), f['shop'].astype('category').cat.codes.tolist(), f['shop'].astype('category').cat.categories.tolist(), pd.Categorical(f['item'], categories=['jam', 'tea'], ordered=True).codes.tolist(), f['shop'].unique().tolist(), f.groupby('shop').ngroup().tolist()
# case: shops/category-order
s = pd.Series(['lo', 'hi', 'mid', 'lo'], dtype=pd.CategoricalDtype(['lo', 'mid', 'hi'], ordered=True))
result = s.sort_values().tolist(), s.min(), s.max(), (s > 'lo').tolist(), s.value_counts(), s.value_counts(sort=False), s.cat.codes.tolist(), s.groupby(s, observed=False).size(), s.cat.rename_categories({'lo': 'L'}).tolist(), s.astype(str).tolist(), s.map({'lo': 1, 'mid': 2, 'hi': 3}).tolist(), s.cat.as_unordered().dtype.name
# case: shops/to-structures
result = f[['shop', 'n']].to_dict('list'), f.set_index('item')['n'].to_dict() , f[['shop', 'n']].values.tolist()[:2], list(f[['shop', 'n']].itertuples(index=False, name=None))[:2], f['n'].to_numpy()[:2].tolist(), f.groupby('shop')['n'].sum().items().__class__.__name__ if False else list(f.groupby('shop')['n'].sum().items()), dict(f.groupby('shop')['n'].sum()), f.head(1).to_dict('records'), f[['n']].to_json() if False else None, f.groupby('shop')['item'].apply(list).to_dict()
# case: shops/scalar-results
result = f['n'].sum(), float(f['p'].mean()), int((f['n'] > 2).sum()), f.shape, f.loc[0, 'shop'], f['shop'].iloc[-1], len(f[f['ok']]), f['n'].max() - f['n'].min(), f['p'].max() / f['p'].min(), f['date'].max(), f['date'].max() - f['date'].min(), (f['date'].max() - f['date'].min()).days, f['n'].sum() / len(f), round(f['n'].mean(), 2), f['ok'].any(), bool(f['ok'].all()), f.empty, f['n'].values.max(), np.mean(f['n']), f['p'].isnull().sum(), f['n'].dtype == 'int64', sum(f['n']), max(f['n']), sorted(f['shop'].unique())[0]
# case: shops/safe-division
f['z'] = f['n'] / (f['n'] - 1).replace(0, np.nan)
result = f['z'].round(2), (f['n'] / 0).tolist()[:1], (f['n'] % 2).tolist(), (f['n'] // 2).tolist(), (f['n'] ** 2).tolist(), (-f['n']).tolist(), (f['n'] * 1.1).round(1).tolist(), (f['n'] - f['p']).tolist(), f['n'].div(f['p']).fillna(0).round(2).tolist(), f['n'].add(1).mul(2).sub(1).tolist(), (f['n'] > 2) & f['ok'], ~f['ok'], f['ok'].astype(int).tolist()
# case: shops/column-text-ops
f.columns = [c.title() for c in f.columns]
result = f.columns.tolist(), f.rename(columns={'Shop': 'Store'}).columns[1], f.rename(columns=str.upper).columns.tolist(), [c for c in f.columns if f[c].dtype == 'object'], f.dtypes.value_counts().to_dict() if False else None, f.columns.get_loc('Item'), 'Shop' in f.columns, 'Shop' in f, list(f)[:2], f.columns.str.len().tolist(), f.columns.isin(['N']).tolist()
# case: shops/conditional-counts
result = (f['n'] > 2).value_counts(), f.groupby('shop')['n'].apply(lambda s: (s > 2).sum()), f[f['n'] > 2].groupby('shop').size().reindex(f['shop'].unique(), fill_value=0), f.assign(b=f['n'] > 2).groupby('shop')['b'].agg(['sum', 'mean']), f.groupby(['shop', f['n'] > 2]).size().unstack(fill_value=0), f.eval('n > 2').sum()
# case: shops/previous-next
f = f.sort_values('date')
f['next_n'] = f['n'].shift(-1)
f['chg'] = f['n'].diff().fillna(0).astype(int)
f['up'] = f['chg'] > 0
result = f[['next_n', 'chg', 'up']], f['up'].sum(), (f['n'].diff() > 0).cumsum().tolist(), f['n'].cummax().tolist(), (f['n'] == f['n'].cummax()).tolist(), f['shop'].ne(f['shop'].shift()).cumsum().tolist()
# case: shops/streaks
s = pd.Series([1, 1, 0, 1, 1, 1, 0])
g = (s != s.shift()).cumsum()
result = s.groupby(g).agg(['first', 'size']), s.groupby(g).cumsum().max(), s[s == 1].groupby(g).size().max(), s.groupby(g).transform('size').tolist()
# case: shops/repeated-levels
g = f.set_index(['shop', 'item'])
result = g.loc[('A', 'tea')], g.loc[('A', 'tea'), 'n'], g['n'].loc[('A', 'tea')], g['n'][('A', 'tea')], g.loc[('A', 'tea'), ['n', 'p']], g.loc[[('A', 'tea')]]
# case: shops/intervals-listed
c = pd.cut(f['n'], [0, 2, 5])
result = list(c), c.tolist(), c.astype(str).tolist(), c.iloc[0], [str(v) for v in c], c.map(lambda v: v.left if pd.notna(v) else None).tolist(), c.cat.categories.tolist(), c.value_counts().index.tolist(), f.assign(c=c).groupby('c', observed=False)['n'].sum(), f.assign(c=c)['c'].dropna().tolist()
# data: spending
import pandas as pd
import numpy as np
from datetime import datetime, timedelta, date
from collections import Counter, defaultdict
import itertools
customers_df = pd.DataFrame({'customer_id': [1, 2, 3, 4, 5, 6], 'customer_name': ['Ann Lee', 'Bob Stone', 'Cy Young', 'Dee Dee', 'Eve Adams', 'Bob Stone'], 'city': ['Oslo', 'Bergen', 'Oslo', None, 'Bergen', 'Tromso'], 'signup_date': ['2021-01-15', '2021-02-03', '2020-12-31', '2021-03-09', '2021-02-28', None], 'credit_limit': [1000.0, 250.5, np.nan, 800.0, 0.0, 1000.0]})
orders_df = pd.DataFrame({'order_id': [101, 102, 103, 104, 105, 106, 107, 108], 'customer_id': [1, 2, 1, 3, 3, 5, 9, 1], 'order_date': ['2021-04-01', '2021-04-03', '2021-04-03', '2021-05-10', '2021-05-11', '2021-06-30', '2021-06-30', '2021-07-01'], 'status': ['shipped', 'pending', 'shipped', 'cancelled', 'shipped', 'pending', 'shipped', None], 'discount': [0.1, 0.0, np.nan, 0.25, 0.0, 0.05, 0.0, 0.1]})
items_df = pd.DataFrame({'order_id': [101, 101, 102, 103, 104, 105, 105, 105, 106, 108], 'product_id': [11, 12, 11, 13, 12, 11, 12, 13, 14, 15], 'quantity': [2, 1, 5, 1, 3, 2, 2, 2, 10, 1], 'unit_price': [9.99, 120.0, 9.99, 45.5, 118.0, 9.49, 120.0, 45.5, 0.99, 300.0]})
products_df = pd.DataFrame({'product_id': [11, 12, 13, 14, 15, 16], 'product_name': ['Mug', 'Lamp', 'Chair', 'Pen', 'Desk', 'Rug'], 'category': ['Kitchen', 'Home', 'Home', 'Office', 'Office', 'Home'], 'stock': [100, 5, 0, 1000, 2, 7]})
# case: spending/spend-per-customer-chain
result = (items_df.assign(amount=lambda d: d['quantity'] * d['unit_price'])
          .merge(orders_df, on='order_id')
          .merge(customers_df, on='customer_id', how='left')
          .groupby(['customer_id', 'customer_name'], dropna=False)['amount'].sum()
          .reset_index()
          .sort_values('amount', ascending=False))
# case: spending/customers-without-orders
result = customers_df[~customers_df['customer_id'].isin(orders_df['customer_id'])][['customer_name']]
# case: spending/customers-without-orders-merge
m = customers_df.merge(orders_df, on='customer_id', how='left', indicator=True)
result = m.loc[m['_merge'] == 'left_only', ['customer_id', 'customer_name']].reset_index(drop=True)
# case: spending/monthly-revenue-period
o = orders_df.copy()
o['order_date'] = pd.to_datetime(o['order_date'])
o['month'] = o['order_date'].dt.to_period('M')
rev = items_df.merge(o[['order_id', 'month']], on='order_id')
rev['revenue'] = rev['quantity'] * rev['unit_price']
result = rev.groupby('month')['revenue'].sum().round(2)
# case: spending/monthly-revenue-grouper
o = orders_df.assign(order_date=pd.to_datetime(orders_df['order_date']))
j = o.merge(items_df, on='order_id')
j['revenue'] = j.quantity * j.unit_price
result = j.groupby(pd.Grouper(key='order_date', freq='ME'))['revenue'].agg(['sum', 'count', 'mean'])
# case: spending/monthly-str
o = orders_df.copy()
o['month'] = o['order_date'].str[:7]
result = o.groupby('month').agg(n=('order_id', 'count'), customers=('customer_id', 'nunique'), avg_discount=('discount', 'mean')).reset_index()
# case: spending/pivot-margins
j = items_df.merge(products_df, on='product_id').merge(orders_df, on='order_id')
j['month'] = pd.to_datetime(j['order_date']).dt.month
result = pd.pivot_table(j, values='quantity', index='category', columns='month', aggfunc='sum', fill_value=0, margins=True, margins_name='Total')
# case: spending/pivot-two-aggs
j = items_df.merge(products_df, on='product_id')
result = j.pivot_table(index='category', values=['quantity', 'unit_price'], aggfunc={'quantity': 'sum', 'unit_price': ['min', 'max']})
# case: spending/fstring-axis1
c = customers_df.copy()
c['label'] = c.apply(lambda r: f"{r['customer_name']} ({r['city'] if pd.notna(r['city']) else 'unknown'}): {r['credit_limit']:,.2f}", axis=1)
result = c['label'].tolist()
# case: spending/names-split
c = customers_df.copy()
c[['first', 'last']] = c['customer_name'].str.split(' ', expand=True)
result = c.groupby('last')['first'].apply(list).reset_index()
# case: spending/np-select-tiers
c = customers_df.copy()
conds = [c['credit_limit'] >= 1000, c['credit_limit'] > 0, c['credit_limit'] == 0]
c['tier'] = np.select(conds, ['gold', 'silver', 'none'], default='unknown')
result = c[['customer_id', 'tier']]
# case: spending/np-where-nested
c = customers_df.copy()
c['group'] = np.where(c['credit_limit'].isna(), 'missing', np.where(c['credit_limit'] > 500, 'high', 'low'))
result = c['group'].value_counts()
# case: spending/loop-dict
totals = {}
for _, row in items_df.iterrows():
    key = int(row['product_id'])
    totals[key] = totals.get(key, 0) + row['quantity'] * row['unit_price']
result = pd.DataFrame(sorted(totals.items(), key=lambda kv: -kv[1]), columns=['product_id', 'revenue'])
# case: spending/defaultdict-lists
by_city = defaultdict(list)
for row in customers_df.itertuples(index=False):
    by_city[row.city].append(row.customer_name)
result = {k: sorted(v) for k, v in by_city.items() if k is not None}
# case: spending/counter-most-common
cnt = Counter(orders_df['status'].dropna())
result = cnt.most_common(2)
# case: spending/top-product-per-category
j = items_df.merge(products_df, on='product_id')
s = j.groupby(['category', 'product_name'])['quantity'].sum().reset_index()
result = s.loc[s.groupby('category')['quantity'].idxmax()].reset_index(drop=True)
# case: spending/rank-within-category
j = items_df.merge(products_df, on='product_id')
s = j.groupby(['category', 'product_name'], as_index=False)['quantity'].sum()
s['rank'] = s.groupby('category')['quantity'].rank(method='dense', ascending=False).astype(int)
result = s[s['rank'] == 1].sort_values(['category', 'product_name'])
# case: spending/share-of-total
j = items_df.merge(products_df, on='product_id')
j['rev'] = j.quantity * j.unit_price
j['share'] = j['rev'] / j.groupby('category')['rev'].transform('sum')
result = j[['order_id', 'product_name', 'share']].round(3)
# case: spending/cumulative-share
s = items_df.assign(rev=items_df.quantity * items_df.unit_price).groupby('product_id')['rev'].sum().sort_values(ascending=False)
result = (s.cumsum() / s.sum() * 100).round(1)
# case: spending/days-between-orders
o = orders_df.copy()
o['order_date'] = pd.to_datetime(o['order_date'])
o = o.sort_values(['customer_id', 'order_date'])
o['gap'] = o.groupby('customer_id')['order_date'].diff()
result = o[['customer_id', 'order_id', 'gap']]
# case: spending/days-between-orders-days
o = orders_df.copy()
o['order_date'] = pd.to_datetime(o['order_date'])
o = o.sort_values(['customer_id', 'order_date'])
o['gap_days'] = o.groupby('customer_id')['order_date'].diff().dt.days
result = o.groupby('customer_id')['gap_days'].mean().dropna()
# case: spending/prev-order-shift
o = orders_df.sort_values(['customer_id', 'order_id']).copy()
o['prev'] = o.groupby('customer_id')['order_id'].shift()
o['next'] = o.groupby('customer_id')['order_id'].shift(-1)
result = o[['order_id', 'prev', 'next']]
# case: spending/latest-order-per-customer
o = orders_df.assign(order_date=pd.to_datetime(orders_df.order_date))
result = o.sort_values('order_date').drop_duplicates('customer_id', keep='last').set_index('customer_id')[['order_id', 'order_date']]
# case: spending/latest-order-tail
result = orders_df.sort_values('order_date').groupby('customer_id').tail(1)[['customer_id', 'order_id']]
# case: spending/query-style
min_qty = 2
result = items_df.query('quantity >= @min_qty and unit_price < 100').sort_values(['unit_price', 'order_id'])
# case: spending/query-in
good = ['shipped', 'pending']
result = orders_df.query('status in @good and discount > 0')['order_id'].tolist()
# case: spending/basket-pairs
pairs = Counter()
for oid, g in items_df.groupby('order_id'):
    for a, b in itertools.combinations(sorted(g['product_id']), 2):
        pairs[(a, b)] += 1
result = pd.DataFrame([(a, b, n) for (a, b), n in pairs.items()], columns=['p1', 'p2', 'n']).sort_values(['n', 'p1', 'p2'], ascending=[False, True, True])
# case: spending/status-counts-norm
result = orders_df['status'].value_counts(normalize=True, dropna=False).round(2)
# case: spending/status-crosstab
o = orders_df.copy()
o['month'] = pd.to_datetime(o['order_date']).dt.month_name()
result = pd.crosstab(o['month'], o['status'].fillna('none'))
# case: spending/crosstab-normalize-index
o = orders_df.copy()
o['month'] = pd.to_datetime(o['order_date']).dt.strftime('%b')
result = pd.crosstab(o['month'], o['status'], normalize='index').round(2)
# case: spending/cut-price-bands
result = items_df.assign(band=pd.cut(items_df['unit_price'], bins=[0, 10, 100, np.inf], labels=['cheap', 'mid', 'dear'])).groupby('band', observed=False).agg(n=('quantity', 'size'), total=('quantity', 'sum'))
# case: spending/qcut-price
result = pd.qcut(items_df['unit_price'], 3, labels=False, duplicates='drop').value_counts().sort_index()
# case: spending/having-more-than
g = orders_df.groupby('customer_id').size()
result = g[g > 1].index.tolist()
# case: spending/having-filter
result = orders_df.groupby('customer_id').filter(lambda g: len(g) > 1 and g['status'].eq('shipped').any())
# case: spending/above-average
j = items_df.assign(amount=items_df.quantity * items_df.unit_price)
avg = j['amount'].mean()
result = j.loc[j['amount'] > avg, ['order_id', 'amount']].round(2).values.tolist()
# case: spending/order-totals-discounted
t = items_df.assign(a=items_df['quantity'] * items_df['unit_price']).groupby('order_id')['a'].sum()
o = orders_df.set_index('order_id')
net = (t * (1 - o['discount'].fillna(0)))
result = net.round(2)
# case: spending/order-totals-map
o = orders_df.copy()
t = (items_df['quantity'] * items_df['unit_price']).groupby(items_df['order_id']).sum()
o['total'] = o['order_id'].map(t).fillna(0)
result = o[['order_id', 'total']]
# case: spending/never-sold
result = products_df.loc[~products_df.product_id.isin(items_df.product_id.unique()), 'product_name'].tolist()
# case: spending/set-ops
a = set(orders_df.loc[orders_df['status'] == 'shipped', 'customer_id'])
b = set(orders_df.loc[orders_df['status'] == 'pending', 'customer_id'])
result = (sorted(a & b), sorted(a - b), sorted(a ^ b), sorted(a | b))
# case: spending/nlargest-keep
result = items_df.nlargest(3, 'quantity', keep='all')
# case: spending/nsmallest-two
result = items_df.nsmallest(2, ['unit_price', 'quantity'])[['product_id', 'unit_price']]
# case: spending/same-name-customers
d = customers_df[customers_df.duplicated('customer_name', keep=False)].sort_values('customer_id')
result = d[['customer_id', 'customer_name']]
# case: spending/describe-prices
result = items_df[['quantity', 'unit_price']].describe()
# case: spending/describe-objects
result = customers_df.describe(include='object')
# case: spending/describe-all
result = orders_df.describe(include='all')
# case: spending/idxmax-row
i = items_df['unit_price'].idxmax()
result = items_df.loc[i].to_dict()
# case: spending/weighted-average
def wavg(g):
    return (g['unit_price'] * g['quantity']).sum() / g['quantity'].sum()
result = items_df.groupby('product_id')[['unit_price', 'quantity']].apply(wavg).round(3)
# case: spending/groupby-apply-series
def stats(g):
    return pd.Series({'n': len(g), 'top': g['unit_price'].max(), 'ids': ','.join(map(str, g['order_id']))})
result = items_df.groupby('product_id').apply(stats, include_groups=False)
# case: spending/melt-stock
result = products_df.melt(id_vars='product_name', value_vars=['stock', 'category'], var_name='field', value_name='val').sort_values(['product_name', 'field']).reset_index(drop=True)
# case: spending/multiindex-select
g = items_df.merge(products_df, on='product_id').groupby(['category', 'product_name'])['quantity'].sum()
result = (g.loc['Home'], g.xs('Lamp', level='product_name'), g.loc[('Office', 'Pen')])
# case: spending/unstack-fill
g = orders_df.groupby(['customer_id', 'status']).size().unstack(fill_value=0)
result = g
# case: spending/unstack-plot-cols
g = orders_df.groupby(['status', 'customer_id']).size().unstack()
result = g.fillna(0).astype(int)
# case: spending/combine-first-cities
fallback = pd.Series({0: 'X', 3: 'Bodo', 10: 'Y'})
result = customers_df['city'].combine_first(fallback)
# case: spending/replace-map
result = orders_df['status'].replace({'shipped': 'S', 'pending': 'P', 'cancelled': 'C'}).fillna('?').tolist()
# case: spending/str-regex-extract
p = pd.Series(['SKU-001 (red)', 'SKU-22 (blue)', 'none', None])
result = p.str.extract(r'SKU-(?P<num>\d+) \((?P<color>\w+)\)')
# case: spending/str-regex-findall
p = pd.Series(['a1b22', 'c', '333'])
result = p.str.findall(r'\d+').str.len()
# case: spending/print-steps
print('Step 1: joining')
j = pd.merge(orders_df, customers_df, on='customer_id', how='inner', suffixes=('_order', '_cust'))
print(j.shape)
print(j.head())
counts = j['city'].value_counts()
print(counts)
result = counts.idxmax()
# case: spending/helper-function
def revenue_of(category):
    ids = products_df[products_df['category'] == category]['product_id'].tolist()
    sub = items_df[items_df['product_id'].isin(ids)]
    return round(float((sub['quantity'] * sub['unit_price']).sum()), 2)
result = pd.DataFrame([{'category': c, 'revenue': revenue_of(c)} for c in sorted(products_df['category'].unique())])
# case: spending/try-except
def safe_ratio(a, b):
    try:
        return a / b
    except ZeroDivisionError:
        return None
result = [safe_ratio(q, s) for q, s in zip([10, 20, 0], [5, 0, 3])]
# case: spending/signup-month-count
d = pd.to_datetime(customers_df['signup_date'])
result = d.dt.month.value_counts().sort_index()
# case: spending/signup-quarter
d = pd.to_datetime(customers_df['signup_date'])
result = d.dt.quarter.fillna(0).astype(int).tolist()
# case: spending/days-since
d = pd.to_datetime(customers_df['signup_date'])
result = (pd.Timestamp('2021-12-31') - d).dt.days
# case: spending/between-dates
o = orders_df[pd.to_datetime(orders_df['order_date']).between('2021-04-02', '2021-06-30')]
result = o['order_id'].tolist()
# case: spending/string-between
result = orders_df[(orders_df['order_date'] >= '2021-05-01') & (orders_df['order_date'] < '2021-07-01')].shape[0]
# case: spending/agg-lambda-mix
result = items_df.groupby('order_id').agg({'quantity': ['sum', lambda x: x.max() - x.min()], 'unit_price': 'mean'})
# case: spending/agg-flatten-cols
g = items_df.groupby('order_id').agg({'quantity': ['sum', 'max'], 'unit_price': ['mean']})
g.columns = ['_'.join(c) for c in g.columns]
result = g.reset_index().round(2)
# case: spending/agg-flatten-values
g = items_df.groupby('product_id').agg({'quantity': ['sum', 'count']})
g.columns = g.columns.map('_'.join)
result = g
# case: spending/to-dict-records
result = products_df.sort_values('stock').head(2).to_dict('records')
# case: spending/to-dict-index
result = products_df.set_index('product_name')[['stock']].to_dict('index')
# case: spending/concat-union
a = customers_df[['city']].dropna()
b = pd.DataFrame({'city': ['Oslo', 'Paris']})
result = pd.concat([a, b], ignore_index=True).drop_duplicates().sort_values('city').reset_index(drop=True)
# case: spending/concat-keys
result = pd.concat({'a': items_df.head(1), 'b': items_df.tail(1)})
# case: spending/low-stock-flag
p = products_df.copy()
p.loc[p['stock'] < 10, 'flag'] = 'reorder'
p['flag'] = p['flag'].fillna('ok')
result = p.set_index('product_name')['flag']
# case: spending/sold-vs-stock
sold = items_df.groupby('product_id')['quantity'].sum()
p = products_df.set_index('product_id')
p['sold'] = sold
p['sold'] = p['sold'].fillna(0).astype(int)
p['left'] = p['stock'] - p['sold']
result = p.query('left < 0').index.tolist(), p['left']
# case: spending/mode-city
result = customers_df['city'].mode().tolist()
# case: spending/scalar-avg
result = round(orders_df.merge(items_df)['quantity'].mean(), 2)
# case: spending/explode-tags
t = pd.DataFrame({'id': [1, 2, 3], 'tags': ['a, b', 'b ,c', None]})
e = t.assign(tag=t['tags'].str.split(',')).explode('tag')
e['tag'] = e['tag'].str.strip()
result = e.groupby('tag')['id'].agg(list)
# case: spending/running-total
o = orders_df.merge(items_df, on='order_id')
o['amt'] = o['quantity'] * o['unit_price']
o = o.sort_values(['customer_id', 'order_date'])
o['running'] = o.groupby('customer_id')['amt'].cumsum().round(2)
result = o[['customer_id', 'order_id', 'running']]
# case: spending/first-order-flag
o = orders_df.copy()
o['is_first'] = ~o.duplicated('customer_id')
o['nth'] = o.groupby('customer_id').cumcount() + 1
result = o[['order_id', 'is_first', 'nth']]
# case: spending/pipe-functions
def add_amount(df):
    return df.assign(amount=df['quantity'] * df['unit_price'])
def only_big(df, limit):
    return df[df['amount'] > limit]
result = items_df.pipe(add_amount).pipe(only_big, limit=100).shape
# case: spending/dict-of-frames
frames = {'items': items_df, 'orders': orders_df}
result = {name: (len(f), list(f.columns)[:2]) for name, f in frames.items()}
# case: spending/column-rename-loop
d = products_df.copy()
d.columns = [c.replace('product_', '').upper() for c in d.columns]
result = d
# case: spending/any-all
g = orders_df.groupby('customer_id')['status'].apply(lambda s: (s == 'shipped').all())
result = g[g].index.tolist(), bool(g.any()), g.sum()
# case: spending/empty-result
e = orders_df[orders_df['discount'] > 5]
result = e.groupby('customer_id')['discount'].sum()
# case: spending/empty-result-max
e = orders_df[orders_df['discount'] > 5]
result = e['discount'].max(), len(e), e.empty, e['status'].mode().tolist()
# case: spending/empty-iloc
e = orders_df[orders_df['discount'] > 5]
result = e.iloc[0]
# case: spending/missing-column
result = orders_df['total']
# case: spending/missing-attribute
result = orders_df.total_price
# case: spending/wrong-merge
result = orders_df.merge(products_df, on='product_id')
# data: stores
import pandas as pd
import numpy as np
s = pd.DataFrame({'store': ['N', 'S', 'N', 'E', 'S', 'N', 'E', None], 'prod': ['pen', 'ink', 'ink', 'pen', 'pen', 'pen', 'cap', 'ink'], 'qty': [5, 3, 2, 8, 1, 4, None, 6], 'price': [1.5, 4.0, 4.25, 1.5, 1.75, 1.5, 9.0, 4.0], 'day': pd.to_datetime(['2023-01-02', '2023-01-03', '2023-02-10', '2023-02-11', '2023-03-01', '2023-03-15', '2023-03-31', None]), 'vip': [True, False, True, True, False, False, True, False]})
s['size'] = pd.cut(s['qty'], [0, 2, 5, 10], labels=['S', 'M', 'L'])
# case: stores/pivot-agg-list
result = s.pivot_table(index='store', columns='prod', values='qty', aggfunc=['sum', 'count'])
# case: stores/pivot-agg-list-fill
result = s.pivot_table(index='store', columns='prod', values='qty', aggfunc=['sum', 'mean'], fill_value=0)
# case: stores/pivot-agg-dict
result = s.pivot_table(index='store', values=['qty', 'price'], aggfunc={'qty': 'sum', 'price': ['min', 'max']})
# case: stores/pivot-two-index
result = s.pivot_table(index=['store', 'prod'], values='qty', aggfunc='sum')
# case: stores/pivot-two-columns
result = s.pivot_table(index='store', columns=['prod', 'vip'], values='qty', aggfunc='sum', fill_value=0)
# case: stores/pivot-margins-named
result = s.pivot_table(index='store', columns='prod', values='qty', aggfunc='sum', margins=True, margins_name='Total')
# case: stores/pivot-margins-mean
result = s.pivot_table(index='store', columns='prod', values='price', aggfunc='mean', margins=True).round(3)
# case: stores/pivot-margins-fill
result = s.pivot_table(index='store', columns='prod', values='qty', aggfunc='sum', margins=True, fill_value=0)
# case: stores/pivot-margins-no-columns
result = s.pivot_table(index='store', values=['qty', 'price'], aggfunc='sum', margins=True)
# case: stores/pivot-margins-two-values
result = s.pivot_table(index='store', columns='vip', values=['qty', 'price'], aggfunc='sum', margins=True)
# case: stores/pivot-margins-two-index
result = s.pivot_table(index=['store', 'vip'], columns='prod', values='price', aggfunc='count', margins=True, fill_value=0)
# case: stores/pivot-dropna-false
result = s.pivot_table(index='store', columns='prod', values='qty', aggfunc='sum', dropna=False)
# case: stores/pivot-category
result = s.pivot_table(index='store', columns='size', values='price', aggfunc='mean', observed=False)
# case: stores/pivot-category-observed
result = s.pivot_table(index='size', columns='vip', values='qty', aggfunc='sum', observed=True)
# case: stores/pivot-lambda
result = s.pivot_table(index='store', columns='vip', values='price', aggfunc=lambda x: x.max() - x.min())
# case: stores/pivot-first-text
result = s.pivot_table(index='store', columns='vip', values='prod', aggfunc='first')
# case: stores/pivot-join-text
result = s.pivot_table(index='store', columns='vip', values='prod', aggfunc=lambda x: ','.join(sorted(x)))
# case: stores/pivot-default-numbers
result = s.pivot_table(index='store', aggfunc='mean', values=['qty', 'price', 'vip'])
# case: stores/pivot-no-values
result = s[['store', 'prod', 'qty', 'price']].pivot_table(index='store', columns='prod')
# case: stores/pivot-month
result = s.pivot_table(index=s['day'].dt.month, columns='prod', values='qty', aggfunc='sum')
# case: stores/pivot-month-name-reset
s['m'] = s['day'].dt.strftime('%b')
result = s.pivot_table(index='m', columns='store', values='qty', aggfunc='sum', fill_value=0).reindex(['Jan', 'Feb', 'Mar']).reset_index()
# case: stores/pivot-rename-axis
p = s.pivot_table(index='store', columns='prod', values='qty', aggfunc='sum')
result = p.rename_axis(None, axis=1).reset_index(), p.columns.name, p.index.name
# case: stores/pivot-flatten
p = s.pivot_table(index='store', columns='prod', values=['qty', 'price'], aggfunc='sum')
p.columns = [f'{a}_{b}' for a, b in p.columns]
result = p.reset_index()
# case: stores/pivot-sum-rows
p = s.pivot_table(index='store', columns='prod', values='qty', aggfunc='sum', fill_value=0)
p['Total'] = p.sum(axis=1)
p.loc['All'] = p.sum()
result = p
# case: stores/pivot-percent-rows
p = s.pivot_table(index='store', columns='prod', values='qty', aggfunc='sum', fill_value=0)
result = p.div(p.sum(axis=1), axis=0).mul(100).round(1)
# case: stores/pivot-idxmax
p = s.pivot_table(index='store', columns='prod', values='qty', aggfunc='sum')
result = p.idxmax(axis=1), p.idxmax(), p.max(axis=1)
# case: stores/pivot-sort-by-column
p = s.pivot_table(index='store', columns='prod', values='qty', aggfunc='sum', fill_value=0)
result = p.sort_values('ink', ascending=False).head(2)
# case: stores/pivot-stack
result = s.pivot_table(index='store', columns='prod', values='qty', aggfunc='sum').stack()
# case: stores/pivot-melt
result = s.pivot_table(index='store', columns='prod', values='qty', aggfunc='sum').reset_index().melt(id_vars='store', value_name='q').dropna()
# case: stores/pivot-query
result = s.pivot_table(index='store', columns='prod', values='qty', aggfunc='sum', fill_value=0).query('ink > 1 and pen > 0')
# case: stores/pivot-to-dict
result = s.pivot_table(index='store', columns='prod', values='qty', aggfunc='sum', fill_value=0).to_dict('index')
# case: stores/pivot-nunique
result = s.pivot_table(index='vip', columns='store', values='prod', aggfunc=pd.Series.nunique)
# case: stores/pivot-np-functions
result = s.pivot_table(index='store', values='price', aggfunc=[np.mean, np.sum, len])
# case: stores/crosstab-two-rows
result = pd.crosstab([s['store'], s['vip']], s['prod'])
# case: stores/crosstab-names
result = pd.crosstab(s['store'], s['prod'], rownames=['Store'], colnames=['Product'], margins=True)
# case: stores/crosstab-normalize-columns
result = pd.crosstab(s['store'], s['prod'], normalize='columns').round(3)
# case: stores/crosstab-normalize-all
result = pd.crosstab(s['store'], s['prod'], normalize=True).round(3)
# case: stores/crosstab-normalize-margins
result = pd.crosstab(s['store'], s['vip'], normalize='index', margins=True).round(3)
# case: stores/crosstab-values
result = pd.crosstab(s['store'], s['prod'], values=s['qty'], aggfunc='sum').fillna(0)
# case: stores/crosstab-values-margins
result = pd.crosstab(s['store'], s['vip'], values=s['price'], aggfunc='mean', margins=True).round(2)
# case: stores/crosstab-bins
result = pd.crosstab(s['size'], s['store'])
# case: stores/crosstab-bool
result = pd.crosstab(s['store'], s['price'] > 3)
# case: stores/crosstab-month
result = pd.crosstab(s['day'].dt.month, s['prod'])
# case: stores/crosstab-dropna
result = pd.crosstab(s['size'], s['prod'], dropna=False)
# case: stores/groupby-unstack-fill
result = s.groupby(['store', 'prod'])['qty'].sum().unstack(fill_value=0)
# case: stores/groupby-unstack-percent
g = s.groupby(['store', 'prod']).size().unstack(fill_value=0)
result = (g.T / g.sum(axis=1)).T.round(2)
# case: stores/groupby-two-aggs-unstack
result = s.groupby(['store', 'vip'])[['qty', 'price']].sum().unstack()
# case: stores/groupby-level
g = s.groupby(['store', 'prod'])['qty'].sum()
result = g.groupby(level='store').max(), g.groupby(level=0).idxmax(), g.groupby(level=[0, 1]).sum()
# case: stores/groupby-level-transform
g = s.groupby(['store', 'prod'])['qty'].sum()
result = g / g.groupby(level=0).transform('sum')
# case: stores/groupby-level-nlargest
g = s.groupby(['store', 'prod'])['qty'].sum()
result = g.groupby(level=0, group_keys=False).nlargest(1), g.groupby('store').head(1)
# case: stores/groupby-sort-then-first
result = s.sort_values('price', ascending=False).groupby('store').first()
# case: stores/groupby-first-last-missing
result = s.groupby('store')['qty'].agg(['first', 'last', 'max', 'size', 'count'])
# case: stores/groupby-nth-list
result = s.groupby('store').nth([0, 1])[['prod', 'qty']]
# case: stores/groupby-apply-frame
result = s.groupby('store').apply(lambda g: g.nlargest(1, 'price')[['prod', 'price']])
# case: stores/groupby-apply-frame-nokeys
result = s.groupby('store', group_keys=False).apply(lambda g: g.nlargest(1, 'price')[['prod', 'price']])
# case: stores/groupby-apply-dict
result = s.groupby('store').apply(lambda g: {'n': len(g)}, include_groups=False)
# case: stores/groupby-apply-scalar-named
result = s.groupby('store').apply(lambda g: (g['qty'] * g['price']).sum(), include_groups=False).reset_index(name='rev')
# case: stores/groupby-apply-none
result = s.groupby('store').apply(lambda g: g if g['vip'].any() else None, include_groups=False)
# case: stores/groupby-apply-like-indexed
result = s.groupby('store')[['qty', 'price']].apply(lambda g: g - g.mean())
# case: stores/groupby-transform-frame
result = s.groupby('store')[['qty', 'price']].transform('mean')
# case: stores/groupby-transform-lambda
result = s.groupby('store')['price'].transform(lambda x: (x - x.mean()) / x.std())
# case: stores/groupby-fillna-transform
s['qty2'] = s['qty'].fillna(s.groupby('prod')['qty'].transform('median'))
result = s[['prod', 'qty', 'qty2']]
# case: stores/groupby-filter-size
result = s.groupby('prod').filter(lambda g: g['price'].mean() > 2).index.tolist()
# case: stores/groupby-bins
result = s.groupby(pd.cut(s['price'], [0, 2, 5, 10]), observed=False)['qty'].sum()
# case: stores/groupby-bins-observed
result = s.groupby(pd.cut(s['price'], [0, 2, 5, 10, 20]), observed=True)['qty'].agg(['sum', 'size']).reset_index()
# case: stores/groupby-qcut
result = s.groupby(pd.qcut(s['price'], 2, labels=['low', 'high']), observed=True)['qty'].mean()
# case: stores/groupby-size-category
result = s.groupby('size', observed=False).size(), s.groupby(['size', 'vip'], observed=False).size()
# case: stores/groupby-weekday
result = s.groupby(s['day'].dt.day_name())['qty'].sum()
# case: stores/groupby-month-period
result = s.groupby(s['day'].dt.to_period('M'))['qty'].agg(['sum', 'count'])
# case: stores/groupby-grouper-two
result = s.groupby([pd.Grouper(key='day', freq='MS'), 'store'])['qty'].sum()
# case: stores/resample-month
result = s.dropna(subset=['day']).resample('ME', on='day')['qty'].sum()
# case: stores/resample-week
result = s.set_index('day')['qty'].dropna().resample('W').sum().head(3) if False else s.dropna(subset=['day']).set_index('day')['qty'].resample('2W').count()
# case: stores/cumsum-by-month
t = s.sort_values('day')
t['cum'] = t.groupby(t['day'].dt.month)['qty'].cumsum()
result = t[['day', 'cum']]
# case: stores/share-of-total-by-group
g = s.groupby('store', dropna=False)['qty'].sum()
result = (g / g.sum() * 100).round(1).sort_values(ascending=False).reset_index()
# case: stores/two-step-average
result = s.groupby(['store', 'prod'])['qty'].sum().groupby('store').mean(), s.groupby('store')['qty'].mean().mean()
# case: stores/rank-within
s['r'] = s.groupby('store')['price'].rank(ascending=False, method='min')
result = s.sort_values(['store', 'r'])[['store', 'prod', 'r']]
# case: stores/pct-change-by-group
result = s.sort_values('day').groupby('store')['price'].pct_change()
# case: stores/shift-compare
t = s.sort_values(['store', 'day'])
t['prev'] = t.groupby('store')['price'].shift()
result = t[t['price'] > t['prev']][['store', 'price', 'prev']]
# case: stores/agg-mixed-dict
result = s.groupby('store').agg({'qty': ['sum', lambda x: x.isna().sum()], 'prod': lambda x: x.mode()[0], 'day': ['min', 'max']})
# case: stores/agg-named-many
result = s.groupby(['store', 'vip'], as_index=False).agg(total=('qty', 'sum'), avg=('price', 'mean'), prods=('prod', 'unique'), last=('day', 'max'), any_pen=('prod', lambda x: (x == 'pen').any()))
# case: stores/agg-quantile
result = s.groupby('store')['price'].quantile([0.25, 0.75]).unstack(), s.groupby('store')['price'].agg(q90=lambda x: x.quantile(0.9))
# case: stores/agg-std-var
result = s.groupby('prod')['price'].agg(['std', 'var', 'sem', 'median']).round(4)
# case: stores/agg-on-frame
result = s[['qty', 'price']].agg(['sum', 'mean', 'max']).round(2), s.agg({'qty': 'sum', 'price': 'mean'})
# case: stores/describe-group
result = s.groupby('store')['price'].describe()[['count', 'mean', '50%']]
# case: stores/value-counts-group
result = s.groupby('store')['prod'].value_counts(), s.groupby('store')['prod'].value_counts(normalize=True).round(2).reset_index()
# case: stores/value-counts-group-top
result = s.groupby('store')['prod'].agg(lambda x: x.value_counts().index[0])
# case: stores/value-counts-two
result = s[['store', 'prod']].value_counts().reset_index(name='n'), s.value_counts(['vip', 'store'], normalize=True)
# case: stores/iterate-groups
result = [(k, g['qty'].sum(), g.shape) for k, g in s.groupby(['store', 'vip'])]
# case: stores/iterate-groups-one-list
result = [k for k, g in s.groupby(['store'])]
# case: stores/groups-attribute
result = {k: list(v) for k, v in s.groupby('store').groups.items()}
# case: stores/get-group
result = s.groupby('store').get_group('N')['qty'].tolist(), s.groupby(['store', 'prod']).get_group(('N', 'pen')).shape
# case: stores/pivot-two-series
result = s.pivot_table(index=s['day'].dt.year, columns=s['day'].dt.month, values='price', aggfunc='sum')
# case: stores/pivot-series-and-name
result = s.pivot_table(index=['store', s['day'].dt.month], values='price', aggfunc='sum')
# case: stores/pivot-dropna-false-two
result = s.pivot_table(index=['store', 'prod'], columns='vip', values='qty', aggfunc='sum', dropna=False)
# case: stores/pivot-dropna-false-two-fill
result = s.pivot_table(index='store', columns=['prod', 'vip'], values='qty', aggfunc='sum', dropna=False, fill_value=0)
# case: stores/pivot-values-order
result = s.pivot_table(index='store', values=['qty', 'price'], aggfunc='sum'), s.pivot_table(columns='store', values=['qty', 'price'], aggfunc='sum')
# case: stores/pivot-unsorted
result = s.pivot_table(index='store', columns='prod', values='qty', aggfunc='sum', sort=False)
# case: stores/pivot-mean-fill-empty-column
result = s.pivot_table(index='store', columns='prod', values='qty', aggfunc='mean', fill_value=0)
# case: stores/pivot-mean-empty-column
result = s.pivot_table(index='store', columns='prod', values='qty')
# case: stores/crosstab-dropna-text
result = pd.crosstab(s['store'], s['prod'], dropna=False)
# data: texts_and_dates
import pandas as pd
import numpy as np
from datetime import datetime, timedelta, date
import re
e = pd.DataFrame({'id': [1, 2, 3, 4, 5], 'name': ['  Ann Lee', 'BOB o\'neil ', 'Çelik, Ayşe', None, 'dr. Eve X. Wu-Li'], 'born': ['1990-02-28', '1985/12/01', '03-04-2001', None, 'unknown'], 'pay': ['$1,234.50', '2.000', '€ 300', None, '12%'], 'when': ['2023-01-15T10:30:00', '2023-01-15 22:05', '2023-02-01', None, '2023-12-31 23:59:59.5'], 'tags': ['a;b;c', 'b', '', None, 'c;a'], 'score': [1.005, 2.5, -0.0, np.nan, 1e6]})
w = pd.to_datetime(pd.Series(['2023-01-15 10:30', '2023-01-31 22:05', '2024-02-29', None, '2023-12-31 23:59:59']), format='mixed')
# case: texts_and_dates/split-names
e['name'] = e['name'].str.strip()
e[['first', 'last']] = e['name'].str.split(' ', n=1, expand=True)
result = e[['first', 'last']]
# case: texts_and_dates/rsplit-last
result = e['name'].str.strip().str.rsplit(' ', n=1).str[-1]
# case: texts_and_dates/title-strip
result = e['name'].str.strip().str.title(), e['name'].str.strip().str.capitalize(), e['name'].str.swapcase()
# case: texts_and_dates/initials
result = e['name'].str.strip().apply(lambda s: ''.join(p[0].upper() for p in re.split(r'[\s,.-]+', s) if p) if isinstance(s, str) else None)
# case: texts_and_dates/extract-named
result = e['name'].str.extract(r'(?P<first>\w+)\W+(?P<second>\w+)')
# case: texts_and_dates/extractall
result = e['name'].str.extractall(r'([A-Z])')
# case: texts_and_dates/findall-count
result = e['name'].str.findall(r'[aeiou]').str.len(), e['name'].str.count(r'[aeiou]')
# case: texts_and_dates/replace-function
result = e['pay'].str.replace(r'[^\d.]', '', regex=True), e['name'].str.replace(r'(\w+) (\w+)', lambda m: m.group(2) + ' ' + m.group(1), regex=True)
# case: texts_and_dates/to-numeric-pay
result = pd.to_numeric(e['pay'].str.replace(r'[^\d.]', '', regex=True), errors='coerce')
# case: texts_and_dates/contains-regex
result = e[e['name'].str.contains(r'^\s*[A-Z]{2,}|wu', case=False, regex=True, na=False)]['id'].tolist()
# case: texts_and_dates/contains-plain-dot
result = e['name'].str.contains('.', regex=False), e['name'].str.contains('.')
# case: texts_and_dates/startswith-tuple
result = e['name'].str.strip().str.startswith(('Ann', 'BOB')), e['name'].str.endswith('e', na=False)
# case: texts_and_dates/tags-explode
t = e.assign(tag=e['tags'].str.split(';')).explode('tag')
result = t[['id', 'tag']], t['tag'].value_counts()
# case: texts_and_dates/tags-dummies
result = e['tags'].str.get_dummies(';')
# case: texts_and_dates/tags-contains
result = e['tags'].str.split(';').apply(lambda l: 'a' in l if isinstance(l, list) else False)
# case: texts_and_dates/tags-len-join
result = e['tags'].str.split(';').str.join('|'), e['tags'].str.split(';').str[0], e['tags'].str.split(';').str.get(1)
# case: texts_and_dates/zfill-pad
result = e['id'].astype(str).str.zfill(3), e['id'].map('{:05d}'.format), e['id'].astype(str).str.pad(4, side='right', fillchar='_')
# case: texts_and_dates/cat-columns
result = e['id'].astype(str) + '-' + e['name'].fillna('?'), e['name'].str.cat(e['tags'], sep='|', na_rep='-')
# case: texts_and_dates/slice-replace
result = e['when'].str[:10], e['when'].str.slice(5, 7), e['when'].str[-2:], e['name'].str[::-1]
# case: texts_and_dates/isdigit-kinds
result = e['born'].str.isdigit(), e['tags'].str.isalpha(), e['name'].str.strip().str.istitle()
# case: texts_and_dates/partition
result = e['when'].str.partition('T'), e['born'].str.rpartition('-')[2]
# case: texts_and_dates/wrap-center
result = e['tags'].str.center(7, '*').tolist(), e['tags'].str.ljust(5, '.').tolist()
# case: texts_and_dates/encode-compare
result = e['name'].str.lower().str.strip().sort_values().tolist()
# case: texts_and_dates/len-sort
result = e.sort_values('name', key=lambda s: s.str.len(), ascending=False)['id'].tolist()
# case: texts_and_dates/translate
result = e['tags'].str.translate(str.maketrans({';': ' ', 'a': 'A'}))
# case: texts_and_dates/removeprefix
result = e['pay'].str.removeprefix('$'), e['pay'].str.removesuffix('%'), e['pay'].str.lstrip('$€ ')
# case: texts_and_dates/coerce-dates
result = pd.to_datetime(e['born'], errors='coerce')
# case: texts_and_dates/mixed-dates
result = pd.to_datetime(e['when'], format='mixed')
# case: texts_and_dates/iso-dates
result = pd.to_datetime(e['when'], format='ISO8601')
# case: texts_and_dates/infer-dates-fail
result = pd.to_datetime(e['when'])
# case: texts_and_dates/format-dates
result = pd.to_datetime(pd.Series(['01/02/2023', '15/03/2023']), format='%d/%m/%Y'), pd.to_datetime(pd.Series(['Jan 5, 2023', 'Mar 15, 2023']), format='%b %d, %Y')
# case: texts_and_dates/dayfirst-dates
result = pd.to_datetime(pd.Series(['01/02/2023', '15/03/2023']), dayfirst=True), pd.to_datetime('03/04/2023')
# case: texts_and_dates/yyyymm-ints
result = pd.to_datetime(pd.Series([202301, 202312]), format='%Y%m'), pd.to_datetime(pd.Series([20230115, 20231231]), format='%Y%m%d'), pd.to_datetime(pd.Series(['2023', '2024']), format='%Y').dt.year
# case: texts_and_dates/parts-to-date
result = pd.to_datetime(pd.DataFrame({'year': [2023, 2024], 'month': [1, 2], 'day': [31, 29]}))
# case: texts_and_dates/time-only
result = pd.to_datetime(pd.Series(['10:30', '22:05']), format='%H:%M').dt.time, pd.to_datetime(pd.Series(['10:30 PM', '1:05 AM']), format='%I:%M %p').dt.hour
# case: texts_and_dates/strftime-many
result = w.dt.strftime('%Y-%m-%d %H:%M:%S|%a %A %b %B|%j|%U|%W|%y|%I %p|%-d|%f|%%').tolist()
# case: texts_and_dates/dt-parts
result = pd.DataFrame({k: getattr(w.dt, k) for k in ['year', 'month', 'day', 'hour', 'minute', 'second', 'dayofweek', 'weekday', 'dayofyear', 'quarter', 'is_month_start', 'is_month_end', 'is_year_end', 'is_leap_year', 'days_in_month']})
# case: texts_and_dates/dt-names
result = w.dt.day_name().tolist(), w.dt.month_name().str[:3].tolist(), w.dt.isocalendar()
# case: texts_and_dates/dt-periods
result = w.dt.to_period('M').astype(str).tolist(), w.dt.to_period('Q').astype(str).tolist(), w.dt.to_period('Y').astype(str).tolist(), w.dt.to_period('W').astype(str).tolist()
# case: texts_and_dates/dt-floor
result = w.dt.floor('h'), w.dt.ceil('D'), w.dt.round('15min'), w.dt.normalize()
# case: texts_and_dates/dt-date-types
result = w.dt.date.tolist(), w.dt.time.tolist(), type(w.dt.date[0]).__name__
# case: texts_and_dates/between-dates
result = w[w.between('2023-01-15', '2023-12-31')].tolist(), w[(w >= '2023-01-31') & (w < datetime(2024, 1, 1))].tolist()
# case: texts_and_dates/date-compare-date-object
result = (w.dt.date == date(2023, 1, 15)).tolist(), (w > pd.Timestamp(2023, 6, 1)).tolist()
# case: texts_and_dates/offset-months
result = w + pd.DateOffset(months=1), w + pd.DateOffset(years=1, days=-1), w - pd.offsets.MonthBegin(1)
# case: texts_and_dates/month-end-offset
result = (w + pd.offsets.MonthEnd(0)).dt.day, (w + pd.offsets.QuarterEnd(1)), (w + pd.offsets.YearBegin(1)), w + pd.offsets.BDay(2)
# case: texts_and_dates/differences
d = w.diff()
result = d, d.dt.days, d.dt.total_seconds() / 3600, d.mean(), d.abs().max()
# case: texts_and_dates/difference-to-now
n = pd.Timestamp('2024-03-01')
result = (n - w).dt.days, ((n - w).dt.days / 365.25).round(2), (n.year - w.dt.year), ((n - w) / pd.Timedelta(days=30)).round(1)
# case: texts_and_dates/months-between
n = pd.Timestamp('2024-03-01')
result = (n.year - w.dt.year) * 12 + n.month - w.dt.month
# case: texts_and_dates/timedelta-text
result = [str(x) for x in w.diff()], str(pd.Timedelta('1 days 02:03:04'))
# case: texts_and_dates/timestamp-text
t = pd.Timestamp('2023-01-15 10:30')
result = str(t), f'{t}', f'{t:%d.%m.%y}', repr(t), t.isoformat(), t.day_name(), t.strftime('%B %d, %Y'), str(t.date()), t.weekday(), t.isocalendar()[1], t.quarter
# case: texts_and_dates/datetime-module
a = datetime.strptime('15/01/2023 10:30', '%d/%m/%Y %H:%M')
result = a.strftime('%A'), (a + timedelta(weeks=2, hours=3)).isoformat(), (datetime(2024, 1, 1) - a).days, a.date().isoformat(), a.replace(day=1).day, a.weekday(), a.isoweekday()
# case: texts_and_dates/date-range-freqs
result = [pd.date_range('2023-01-31', periods=3, freq=f).strftime('%m-%d').tolist() for f in ['D', 'W', 'ME', 'MS', 'QE', 'YE', 'B', '2D', 'W-MON', 'h']]
# case: texts_and_dates/reindex-days
s = pd.Series([1, 2], index=pd.to_datetime(['2023-01-01', '2023-01-04']))
result = s.resample('D').ffill(), s.reindex(pd.date_range('2023-01-01', '2023-01-05'), fill_value=0)
# case: texts_and_dates/resample-agg
s = pd.Series(range(6), index=pd.date_range('2023-01-30', periods=6, freq='12h'))
result = s.resample('D').sum(), s.resample('ME').agg(['min', 'max', 'count']), s.resample('W-SUN').mean()
# case: texts_and_dates/dates-loc
s = pd.Series(range(4), index=pd.to_datetime(['2022-12-31', '2023-01-01', '2023-01-15', '2023-02-01']))
result = s.loc['2023-01'], s['2023'], s.loc['2023-01-10':], s[s.index.month == 1], s.groupby(s.index.year).sum()
# case: texts_and_dates/rolling-days
s = pd.Series([1, 2, 3, 4], index=pd.to_datetime(['2023-01-01', '2023-01-02', '2023-01-05', '2023-01-06']))
result = s.rolling('2D').sum(), s.rolling(2).mean(), s.expanding().max()
# case: texts_and_dates/group-by-year-month
v = pd.DataFrame({'d': w, 'v': [1, 2, 3, 4, 5]})
result = v.groupby([v['d'].dt.year, v['d'].dt.month])['v'].sum(), v.groupby(v['d'].dt.strftime('%Y-%m'))['v'].sum(), v.groupby([v['d'].dt.year.rename('y'), v['d'].dt.month.rename('m')])['v'].sum().reset_index()
# case: texts_and_dates/age-buckets
b = pd.to_datetime(pd.Series(['1990-02-28', '2001-04-03', None]))
age = ((pd.Timestamp('2023-02-27') - b).dt.days // 365).astype('Int64')
result = age, pd.cut(age.astype(float), [0, 25, 40], labels=['young', 'adult'])
# case: texts_and_dates/sort-by-month-name
v = pd.DataFrame({'m': ['Mar', 'Jan', 'Feb'], 'n': [3, 1, 2]})
v['o'] = pd.to_datetime(v['m'], format='%b').dt.month
v['c'] = pd.Categorical(v['m'], categories=['Jan', 'Feb', 'Mar'], ordered=True)
result = v.sort_values('o')['m'].tolist(), v.sort_values('c')['m'].tolist(), v['c'].max(), v['c'] > 'Jan'
# case: texts_and_dates/rounding-half
result = e['score'].round(2).tolist(), [round(x, 2) for x in (1.005, 2.675, 0.5, 1.5, -2.5)], f'{1.005:.2f} {2.5:.0f} {3.5:.0f}', np.round([0.5, 1.5, 2.5, 1.005], 0).tolist()
# case: texts_and_dates/number-formats
result = ['{:,}'.format(1234567), f'{1234567.891:,.2f}', f'{0.12345:.1%}', f'{12:>6}|{12:<6}|{12:^6}|{12:06d}', f'{3.0}', f'{1e16}', f'{1e-5}', f'{10**20}', f'{255:x} {255:b} {255:o}', f'{-5:+d} {5:+d}', f'{1.5e10:g}', f'{123.456:.3g}']
# case: texts_and_dates/str-of-floats
result = [str(x) for x in (1.0, 0.1 + 0.2, 1e16, 1e15, 1.5e-7, float('nan'), float('inf'), 100000000000000000000.0, 123456789.123456789)], pd.Series([1.0, 0.1 + 0.2, 1e16]).astype(str).tolist()
# case: texts_and_dates/str-of-column
result = e['score'].astype(str).tolist(), w.astype(str).tolist(), pd.Series([True, None]).astype(str).tolist(), pd.Series([1, None]).astype(str).tolist(), pd.Series([date(2023, 1, 1)]).astype(str).tolist()
# case: texts_and_dates/error-texts
out = []
for f in (lambda: {}['k'], lambda: [][0], lambda: int('x'), lambda: 1 / 0, lambda: None.foo, lambda: 'a' + 1, lambda: float('y'), lambda: e['zz'], lambda: undefined_name, lambda: [1, 2].index(9), lambda: 'abc'.index('z'), lambda: (1,)[3], lambda: max([]), lambda: int(None), lambda: len(5), lambda: next(iter([])), lambda: dict([1]), lambda: e.foo, lambda: 3()):
    try:
        f()
    except Exception as x:
        out.append((type(x).__name__, str(x)))
result = out
# data: two_tables
import pandas as pd
import numpy as np

shop_df = pd.DataFrame({'shop_id': [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16, 17, 18], 'name': ['Alpha', 'beta', 'Corner Cafe', 'Delta', None, 'Echo Bar', 'Foxtrot', 'golf', 'Hotel', 'alpha', 'Juliet', 'Kilo', 'Lima', 'Mike', 'Nov', 'Oscar', 'Papa', 'Que'], 'city': ['Ulm', 'Bern', 'Ulm', None, 'Oslo', 'Bern', 'Ulm', 'Oslo', 'Riga', 'Ulm', 'Bern', 'Riga', 'Ulm', 'Oslo', 'Pisa', 'Bern', 'Ulm', None], 'kind': ['food', 'food', 'cafe', 'bar', 'bar', 'bar', 'food', None, 'cafe', 'food', 'cafe', 'food', 'bar', 'food', 'food', 'cafe', 'bar', 'food'], 'staff': [12, 5, 7, 5, 30, 2, 12, 9, 9, 14, 5, 8, 21, 3, 5, 17, 12, 1], 'rent': [900.5, 450.0, np.nan, 450.0, 2100.25, 120.0, 900.5, 640.0, 333.3, np.nan, 450.0, 510.0, 1200.0, 75.5, 450.0, 980.0, 900.5, 60.0], 'year': ['2001', '2010', '1999', '2010', '2015', '', '2001', '1987', 'unknown', '2020', '2010', '1999', '2001', '2003', '2004', '2005', '2006', '2007']})
visit_df = pd.DataFrame({'visit_id': [1, 2, 3, 4, 5, 6, 7, 8, 9, 10], 'shop': ['3', '1', '3', '7', '2', '3', '99', '1', '6', '3'], 'guest': ['Ann', 'Bob', 'Cy', 'Ann', 'Di', 'Bob', 'Ann', 'Eve', 'Cy', 'Ann'], 'spent': [10.0, 25.5, 10.0, 7.25, 0.0, 31.0, 5.0, 25.5, 12.5, 8.0]})
owner_df = pd.DataFrame({'owner_id': [1, 2, 3, 4], 'owner': ['Ann', 'Ben', 'Cy', 'Dee'], 'age': [31, 45, 45, 28]})
owns_df = pd.DataFrame({'owner_id': [1, 1, 2, 5, 2, 1, 3], 'shop_id': [3, 7, 1, 2, 9, 1, 18], 'share': [50, 100, 25, 100, 75, 75, 10]})
# case: two_tables/group-0
m = pd.merge(shop_df, visit_df, left_on='shop_id', right_on='shop')
result = m
# case: two_tables/group-1
m = pd.merge(owner_df, owns_df, left_on='owner_id', right_on='owner_id')
result = m
# case: two_tables/left-1
m = owner_df.merge(owns_df, left_on='owner_id', right_on='owner_id', how='left')
result = m
# case: two_tables/left-2
m = shop_df.merge(owns_df, left_on='shop_id', right_on='shop_id', how='left')
result = m
# case: two_tables/suffix-2
m = shop_df.merge(owns_df, left_on='shop_id', right_on='shop_id', how='inner', suffixes=('_l', '_r'))
result = m.columns.tolist(), len(m)
# case: two_tables/suffix-0
m = shop_df.merge(visit_df, left_on='shop_id', right_on='shop', how='inner', suffixes=('_l', '_r'))
result = m.columns.tolist(), len(m)
# case: two_tables/right-0
result = shop_df.merge(visit_df, how='right', left_on='shop_id', right_on='shop').shape
# case: two_tables/right-1
result = owner_df.merge(owns_df, how='right', left_on='owner_id', right_on='owner_id').shape
# case: two_tables/outer-1
result = owner_df.merge(owns_df, how='outer', left_on='owner_id', right_on='owner_id')
# case: two_tables/outer-2
result = shop_df.merge(owns_df, how='outer', left_on='shop_id', right_on='shop_id')
# case: two_tables/str-2
a = shop_df.assign(k=shop_df['shop_id'].astype(str))
b = owns_df.assign(k=owns_df['shop_id'].astype(str))
m = a.merge(b, on='k', suffixes=('', '_r'))
result = m.groupby('k').size().sort_values(ascending=False).reset_index(name='n')
# case: two_tables/str-0
a = shop_df.assign(k=shop_df['shop_id'].astype(str))
b = visit_df.assign(k=visit_df['shop'].astype(str))
m = a.merge(b, on='k', suffixes=('', '_r'))
result = m.groupby('k').size().sort_values(ascending=False).reset_index(name='n')
# case: two_tables/str-outer-0
a = shop_df.assign(k=shop_df['shop_id'].astype(str))
b = visit_df.assign(k=visit_df['shop'].astype(str))
result = a.merge(b, on='k', how='outer', suffixes=('_x', '_y'), indicator=True)
# case: two_tables/str-outer-1
a = owner_df.assign(k=owner_df['owner_id'].astype(str))
b = owns_df.assign(k=owns_df['owner_id'].astype(str))
result = a.merge(b, on='k', how='outer', suffixes=('_x', '_y'), indicator=True)
# case: two_tables/on-err-1
result = owner_df.merge(owns_df, on='owner_id')
# case: two_tables/on-err-2
result = shop_df.merge(owns_df, on='shop_id')
# case: two_tables/antijoin-2
result = shop_df[~shop_df['shop_id'].isin(owns_df['shop_id'])]
# case: two_tables/antijoin-0
result = shop_df[~shop_df['shop_id'].isin(visit_df['shop'])]
# case: two_tables/antijoin-cols-0
result = shop_df.loc[~shop_df['shop_id'].astype(str).isin(visit_df['shop'].astype(str)), ['name']].drop_duplicates()
# case: two_tables/antijoin-cols-1
result = owner_df.loc[~owner_df['owner_id'].astype(str).isin(owns_df['owner_id'].astype(str)), ['owner']].drop_duplicates()
# case: two_tables/semijoin-1
ids = owns_df['owner_id'].unique()
result = owner_df[owner_df['owner_id'].isin(ids)][['owner']].reset_index(drop=True)
# case: two_tables/semijoin-2
ids = owns_df['shop_id'].unique()
result = shop_df[shop_df['shop_id'].isin(ids)][['city']].reset_index(drop=True)
# case: two_tables/indicator-2
a = shop_df.copy(); a['k'] = a['shop_id'].astype(str)
b = owns_df.copy(); b['k'] = b['shop_id'].astype(str)
m = a.merge(b[['k']].drop_duplicates(), on='k', how='left', indicator=True)
result = m.loc[m['_merge'] == 'left_only', 'city'].tolist()
# case: two_tables/indicator-0
a = shop_df.copy(); a['k'] = a['shop_id'].astype(str)
b = visit_df.copy(); b['k'] = b['shop'].astype(str)
m = a.merge(b[['k']].drop_duplicates(), on='k', how='left', indicator=True)
result = m.loc[m['_merge'] == 'left_only', 'name'].tolist()
# case: two_tables/count-map-0
counts = visit_df['shop'].value_counts()
shop_df['n'] = shop_df['shop_id'].map(counts).fillna(0).astype(int)
result = shop_df[['name', 'n']].sort_values('n', ascending=False)
# case: two_tables/count-map-1
counts = owns_df['owner_id'].value_counts()
owner_df['n'] = owner_df['owner_id'].map(counts).fillna(0).astype(int)
result = owner_df[['owner', 'n']].sort_values('n', ascending=False)
# case: two_tables/count-merge-1
cnt = owns_df.groupby('owner_id').size().reset_index(name='cnt')
result = owner_df.merge(cnt, left_on='owner_id', right_on='owner_id', how='left')
# case: two_tables/count-merge-2
cnt = owns_df.groupby('shop_id').size().reset_index(name='cnt')
result = shop_df.merge(cnt, left_on='shop_id', right_on='shop_id', how='left')
# case: two_tables/count-fill-2
cnt = owns_df['shop_id'].value_counts().rename_axis('key').reset_index(name='cnt')
m = shop_df.merge(cnt, left_on='shop_id', right_on='key', how='left')
m['cnt'] = m['cnt'].fillna(0).astype(int)
result = m[['city', 'cnt']]
# case: two_tables/count-fill-0
cnt = visit_df['shop'].value_counts().rename_axis('key').reset_index(name='cnt')
m = shop_df.merge(cnt, left_on='shop_id', right_on='key', how='left')
m['cnt'] = m['cnt'].fillna(0).astype(int)
result = m[['name', 'cnt']]
# case: two_tables/idxmax-0
top = visit_df.groupby('shop').size().idxmax()
result = shop_df[shop_df['shop_id'] == top][['name']]
# case: two_tables/idxmax-1
top = owns_df.groupby('owner_id').size().idxmax()
result = owner_df[owner_df['owner_id'] == top][['owner']]
# case: two_tables/vc-idx-1
top = owns_df['owner_id'].value_counts().index[0]
result = owner_df.loc[owner_df['owner_id'].astype(str) == str(top), 'owner'].tolist()
# case: two_tables/vc-idx-2
top = owns_df['shop_id'].value_counts().index[0]
result = shop_df.loc[shop_df['shop_id'].astype(str) == str(top), 'city'].tolist()
# case: two_tables/group2-2
a = shop_df.rename(columns={'shop_id': 'kk'})
a['kk'] = a['kk'].astype(str)
b = owns_df.rename(columns={'shop_id': 'kk'})
b['kk'] = b['kk'].astype(str)
j = a.merge(b, on='kk')
result = j.groupby('kk').agg(n=('kk', 'size')).query('n >= 2').reset_index()
# case: two_tables/group2-0
a = shop_df.rename(columns={'shop_id': 'kk'})
a['kk'] = a['kk'].astype(str)
b = visit_df.rename(columns={'shop': 'kk'})
b['kk'] = b['kk'].astype(str)
j = a.merge(b, on='kk')
result = j.groupby('kk').agg(n=('kk', 'size')).query('n >= 2').reset_index()
# case: two_tables/concat-loop-0
rows = []
for _, l in shop_df.iterrows():
    sub = visit_df[visit_df['shop'] == l['shop_id']]
    rows.append({'name': l['name'], 'count': len(sub), 'best': sub['spent'].max()})
result = pd.DataFrame(rows)
# case: two_tables/concat-loop-1
rows = []
for _, l in owner_df.iterrows():
    sub = owns_df[owns_df['owner_id'] == l['owner_id']]
    rows.append({'name': l['owner'], 'count': len(sub), 'best': sub['share'].max()})
result = pd.DataFrame(rows)
# case: two_tables/concat-loop2-1
out = []
for key, g in owns_df.groupby('owner_id'):
    match = owner_df.loc[owner_df['owner_id'] == key, 'owner']
    name = match.iloc[0] if not match.empty else None
    out.append([key, name, g['share'].sum()])
result = pd.DataFrame(out, columns=['key', 'name', 'total'])
# case: two_tables/concat-loop2-2
out = []
for key, g in owns_df.groupby('shop_id'):
    match = shop_df.loc[shop_df['shop_id'] == key, 'city']
    name = match.iloc[0] if not match.empty else None
    out.append([key, name, g['share'].sum()])
result = pd.DataFrame(out, columns=['key', 'name', 'total'])
# case: two_tables/dict-lookup-2
lookup = dict(zip(shop_df['shop_id'], shop_df['city']))
owns_df['lname'] = owns_df['shop_id'].map(lookup)
result = owns_df.groupby('lname')['share'].agg(['count', 'mean'])
# case: two_tables/dict-lookup-0
lookup = dict(zip(shop_df['shop_id'], shop_df['name']))
visit_df['lname'] = visit_df['shop'].map(lookup)
result = visit_df.groupby('lname')['spent'].agg(['count', 'mean'])
# case: two_tables/dict-apply-0
lookup = shop_df.set_index('shop_id')['name'].to_dict()
result = visit_df['shop'].apply(lambda k: lookup.get(k, 'unknown')).value_counts()
# case: two_tables/dict-apply-1
lookup = owner_df.set_index('owner_id')['owner'].to_dict()
result = owns_df['owner_id'].apply(lambda k: lookup.get(k, 'unknown')).value_counts()
# case: two_tables/setops-1
a = set(owner_df['owner_id']); b = set(owns_df['owner_id'])
result = len(a), len(b), len(a & b), sorted(map(str, a - b))[:5]
# case: two_tables/setops-2
a = set(shop_df['shop_id']); b = set(owns_df['shop_id'])
result = len(a), len(b), len(a & b), sorted(map(str, a - b))[:5]
# case: two_tables/join-idx-2
result = shop_df.set_index('shop_id').join(owns_df.set_index('shop_id'), lsuffix='_l', rsuffix='_r')
# case: two_tables/join-on-0
result = visit_df.join(shop_df.set_index('shop_id'), on='shop', rsuffix='_other')
# case: two_tables/join-on-1
result = owns_df.join(owner_df.set_index('owner_id'), on='owner_id', rsuffix='_other')
# case: two_tables/join-overlap-err-1
result = owner_df.join(owns_df)
# case: two_tables/join-overlap-err-2
result = shop_df.join(owns_df)
# case: two_tables/cross-2
result = len(shop_df.head(3).merge(owns_df.head(2), how='cross'))
# case: two_tables/cross-0
result = len(shop_df.head(3).merge(visit_df.head(2), how='cross'))
# case: two_tables/cross-cols-0
result = shop_df.head(2).merge(visit_df.head(2), how='cross')
# case: two_tables/cross-cols-1
result = owner_df.head(2).merge(owns_df.head(2), how='cross')
# case: two_tables/corr-sub-1
mx = owns_df.groupby('owner_id')['share'].transform('max')
result = owns_df[owns_df['share'] == mx][['owner_id', 'share']].drop_duplicates()
# case: two_tables/corr-sub-2
mx = owns_df.groupby('shop_id')['share'].transform('max')
result = owns_df[owns_df['share'] == mx][['shop_id', 'share']].drop_duplicates()
# case: two_tables/int-cast-2
try:
    m = shop_df.merge(owns_df, left_on='shop_id', right_on='shop_id')
except ValueError as e:
    owns_df['shop_id'] = owns_df['shop_id'].astype(int)
    m = shop_df.merge(owns_df, left_on='shop_id', right_on='shop_id')
result = len(m)
# case: two_tables/int-cast-0
try:
    m = shop_df.merge(visit_df, left_on='shop_id', right_on='shop')
except ValueError as e:
    visit_df['shop'] = visit_df['shop'].astype(int)
    m = shop_df.merge(visit_df, left_on='shop_id', right_on='shop')
result = len(m)
# case: two_tables/to-numeric-0
shop_df['_k'] = pd.to_numeric(shop_df['shop_id'], errors='coerce')
visit_df['_k'] = pd.to_numeric(visit_df['shop'], errors='coerce')
m = shop_df.merge(visit_df, on='_k', how='inner')
result = m.shape, m['_k'].isna().sum()
# case: two_tables/to-numeric-1
owner_df['_k'] = pd.to_numeric(owner_df['owner_id'], errors='coerce')
owns_df['_k'] = pd.to_numeric(owns_df['owner_id'], errors='coerce')
m = owner_df.merge(owns_df, on='_k', how='inner')
result = m.shape, m['_k'].isna().sum()
# case: two_tables/nunique-1
a = owner_df.assign(_k=owner_df['owner_id'].astype(str)); b = owns_df.assign(_k=owns_df['owner_id'].astype(str))
result = a.merge(b, on='_k')['_k'].nunique()
# case: two_tables/nunique-2
a = shop_df.assign(_k=shop_df['shop_id'].astype(str)); b = owns_df.assign(_k=owns_df['shop_id'].astype(str))
result = a.merge(b, on='_k')['_k'].nunique()
# case: two_tables/merge-group-sum-2
a = shop_df.assign(_k=shop_df['shop_id'].astype(str))[['_k', 'city']]
b = owns_df.assign(_k=owns_df['shop_id'].astype(str))[['_k', 'share']].rename(columns={'share': 'val'})
g = a.merge(b, on='_k').groupby('city', as_index=False)['val'].sum()
result = g.sort_values('val', ascending=False).head(3).reset_index(drop=True)
# case: two_tables/merge-group-sum-0
a = shop_df.assign(_k=shop_df['shop_id'].astype(str))[['_k', 'name']]
b = visit_df.assign(_k=visit_df['shop'].astype(str))[['_k', 'spent']].rename(columns={'spent': 'val'})
g = a.merge(b, on='_k').groupby('name', as_index=False)['val'].sum()
result = g.sort_values('val', ascending=False).head(3).reset_index(drop=True)
# case: two_tables/pivot-0
a = shop_df.assign(_k=shop_df['shop_id'].astype(str))[['_k', 'name']].rename(columns={'name': 'lc'})
b = visit_df.assign(_k=visit_df['shop'].astype(str))[['_k', 'guest']].rename(columns={'guest': 'rc'})
m = a.merge(b, on='_k')
result = pd.crosstab(m['lc'], m['rc'])
# case: two_tables/pivot-1
a = owner_df.assign(_k=owner_df['owner_id'].astype(str))[['_k', 'owner']].rename(columns={'owner': 'lc'})
b = owns_df.assign(_k=owns_df['owner_id'].astype(str))[['_k', 'shop_id']].rename(columns={'shop_id': 'rc'})
m = a.merge(b, on='_k')
result = pd.crosstab(m['lc'], m['rc'])
# case: two_tables/pivot2-1
a = owner_df.assign(_k=owner_df['owner_id'].astype(str))[['_k', 'owner']].rename(columns={'owner': 'lc'})
b = owns_df.assign(_k=owns_df['owner_id'].astype(str))[['_k', 'shop_id', 'share']].rename(columns={'shop_id': 'rc'}) if 'shop_id' != 'share' else owns_df.assign(_k=owns_df['owner_id'].astype(str), rc=1)
m = a.merge(b, on='_k')
result = m.pivot_table(index='lc', columns='rc', aggfunc='size', fill_value=0)
# case: two_tables/pivot2-2
a = shop_df.assign(_k=shop_df['shop_id'].astype(str))[['_k', 'city']].rename(columns={'city': 'lc'})
b = owns_df.assign(_k=owns_df['shop_id'].astype(str))[['_k', 'owner_id', 'share']].rename(columns={'owner_id': 'rc'}) if 'owner_id' != 'share' else owns_df.assign(_k=owns_df['shop_id'].astype(str), rc=1)
m = a.merge(b, on='_k')
result = m.pivot_table(index='lc', columns='rc', aggfunc='size', fill_value=0)
# case: two_tables/validate-2
result = shop_df.merge(owns_df, left_on='shop_id', right_on='shop_id', validate='one_to_one')
# case: two_tables/validate-0
result = shop_df.merge(visit_df, left_on='shop_id', right_on='shop', validate='one_to_one')
# case: two_tables/merge-dup-drop-0
m = shop_df.merge(visit_df, left_on='shop_id', right_on='shop').drop(columns='shop')
result = m.head(2)
# case: two_tables/merge-dup-drop-1
m = owner_df.merge(owns_df, left_on='owner_id', right_on='owner_id').drop(columns='owner_id')
result = m.head(2)
# case: two_tables/merge-unmatched-1
m = owner_df.merge(owns_df, left_on='owner_id', right_on='owner_id', how='left')
result = m[m['owner_id'].isna()][['owner']]
# case: two_tables/merge-unmatched-2
m = shop_df.merge(owns_df, left_on='shop_id', right_on='shop_id', how='left')
result = m[m['shop_id'].isna()][['city']]
# case: two_tables/concat-keys-2
result = pd.concat({'l': shop_df.head(2), 'r': owns_df.head(2)})
# case: two_tables/concat-keys-0
result = pd.concat({'l': shop_df.head(2), 'r': visit_df.head(2)})
# case: two_tables/concat-axis1-0
result = pd.concat([shop_df.head(3).reset_index(drop=True), visit_df.head(2)], axis=1)
# case: two_tables/concat-axis1-1
result = pd.concat([owner_df.head(3).reset_index(drop=True), owns_df.head(2)], axis=1)
# case: two_tables/concat-rows-1
result = pd.concat([owner_df, owns_df], ignore_index=True)
# case: two_tables/concat-rows-2
result = pd.concat([shop_df, owns_df], ignore_index=True)
# case: two_tables/series-ops-2
s = owns_df.groupby('shop_id').size()
result = s[s > s.mean()].index.tolist()
# case: two_tables/series-ops-0
s = visit_df.groupby('shop').size()
result = s[s > s.mean()].index.tolist()
# case: two_tables/eq-max-count-0
s = visit_df.groupby('shop').size()
result = s[s == s.max()].reset_index(name='n')
# case: two_tables/eq-max-count-1
s = owns_df.groupby('owner_id').size()
result = s[s == s.max()].reset_index(name='n')
# case: two_tables/agg-cols-1
result = owns_df.groupby('owner_id').agg({'share': ['count', 'max']}).reset_index()
# case: two_tables/agg-cols-2
result = owns_df.groupby('shop_id').agg({'share': ['count', 'max']}).reset_index()
# case: two_tables/agg-cols-flat-2
g = owns_df.groupby('shop_id').agg({'share': ['count', 'max']}).reset_index()
g.columns = ['_'.join([str(x) for x in c]).strip('_') for c in g.columns.values]
result = g
# case: two_tables/agg-cols-flat-0
g = visit_df.groupby('shop').agg({'spent': ['count', 'max']}).reset_index()
g.columns = ['_'.join([str(x) for x in c]).strip('_') for c in g.columns.values]
result = g
# case: two_tables/agg-cols-tofl-0
g = visit_df.groupby('shop').agg({'spent': ['count', 'max']})
g.columns = g.columns.to_flat_index()
result = g
# case: two_tables/agg-cols-tofl-1
g = owns_df.groupby('owner_id').agg({'share': ['count', 'max']})
g.columns = g.columns.to_flat_index()
result = g
# case: two_tables/agg-map-join-1
g = owns_df.groupby('owner_id').agg({'share': ['min', 'max']})
g.columns = g.columns.map('_'.join)
result = g
# case: two_tables/agg-map-join-2
g = owns_df.groupby('shop_id').agg({'share': ['min', 'max']})
g.columns = g.columns.map('_'.join)
result = g
# case: two_tables/having-merge-2
g = owns_df.groupby('shop_id').filter(lambda x: x['share'].count() > 1)
result = g.sort_values(['shop_id', 'share']).reset_index(drop=True)
# case: two_tables/having-merge-0
g = visit_df.groupby('shop').filter(lambda x: x['spent'].count() > 1)
result = g.sort_values(['shop', 'spent']).reset_index(drop=True)
# case: two_tables/all-0
result = shop_df[shop_df['shop_id'].apply(lambda k: (visit_df['shop'] == k).any())][['name']]
# case: two_tables/all-1
result = owner_df[owner_df['owner_id'].apply(lambda k: (owns_df['owner_id'] == k).any())][['owner']]
# case: two_tables/exists-count-1
result = sum(1 for k in owner_df['owner_id'] if k in set(owns_df['owner_id']))
# case: two_tables/exists-count-2
result = sum(1 for k in shop_df['shop_id'] if k in set(owns_df['shop_id']))
# case: two_tables/query-in-2
keys = owns_df['shop_id'].tolist()
result = shop_df.query('shop_id in @keys')['city'].tolist()
# case: two_tables/query-in-0
keys = visit_df['shop'].tolist()
result = shop_df.query('shop_id in @keys')['name'].tolist()
# case: two_tables/query-notin-0
keys = list(visit_df['shop'].unique())
result = shop_df.query('shop_id not in @keys')['name'].nunique()
# case: two_tables/query-notin-1
keys = list(owns_df['owner_id'].unique())
result = owner_df.query('owner_id not in @keys')['owner'].nunique()
# case: two_tables/merge-rename-1
m = (owner_df.rename(columns={'owner': 'left_name'})
     .merge(owns_df.rename(columns={'shop_id': 'right_name'}), left_on='owner_id', right_on='owner_id', how='inner'))
result = m[['left_name', 'right_name']].drop_duplicates().sort_values(['left_name', 'right_name'])
# case: two_tables/merge-rename-2
m = (shop_df.rename(columns={'city': 'left_name'})
     .merge(owns_df.rename(columns={'owner_id': 'right_name'}), left_on='shop_id', right_on='shop_id', how='inner'))
result = m[['left_name', 'right_name']].drop_duplicates().sort_values(['left_name', 'right_name'])
# case: two_tables/defensive-2
def safe_merge(a, b, lk, rk):
    if lk not in a.columns or rk not in b.columns:
        return pd.DataFrame()
    a = a.copy(); b = b.copy()
    a[lk] = a[lk].astype(str).str.strip()
    b[rk] = b[rk].astype(str).str.strip()
    return a.merge(b, left_on=lk, right_on=rk, how='inner', suffixes=('_a', '_b'))
m = safe_merge(shop_df, owns_df, 'shop_id', 'shop_id')
result = m if not m.empty else pd.DataFrame({'msg': ['none']})
# case: two_tables/defensive-0
def safe_merge(a, b, lk, rk):
    if lk not in a.columns or rk not in b.columns:
        return pd.DataFrame()
    a = a.copy(); b = b.copy()
    a[lk] = a[lk].astype(str).str.strip()
    b[rk] = b[rk].astype(str).str.strip()
    return a.merge(b, left_on=lk, right_on=rk, how='inner', suffixes=('_a', '_b'))
m = safe_merge(shop_df, visit_df, 'shop_id', 'shop')
result = m if not m.empty else pd.DataFrame({'msg': ['none']})
# case: two_tables/outer-cmp-0
a = shop_df[['shop_id']].drop_duplicates().rename(columns={'shop_id': 'k'}).astype(str)
b = visit_df[['shop']].drop_duplicates().rename(columns={'shop': 'k'}).astype(str)
m = a.merge(b, how='outer', indicator=True)
result = m['_merge'].value_counts()
# case: two_tables/outer-cmp-1
a = owner_df[['owner_id']].drop_duplicates().rename(columns={'owner_id': 'k'}).astype(str)
b = owns_df[['owner_id']].drop_duplicates().rename(columns={'owner_id': 'k'}).astype(str)
m = a.merge(b, how='outer', indicator=True)
result = m['_merge'].value_counts()
# case: two_tables/except-concat-1
a = owner_df[['owner_id']].astype(str).rename(columns={'owner_id': 'k'})
b = owns_df[['owner_id']].astype(str).rename(columns={'owner_id': 'k'})
result = pd.concat([a, b, b]).drop_duplicates(keep=False)
# case: two_tables/except-concat-2
a = shop_df[['shop_id']].astype(str).rename(columns={'shop_id': 'k'})
b = owns_df[['shop_id']].astype(str).rename(columns={'shop_id': 'k'})
result = pd.concat([a, b, b]).drop_duplicates(keep=False)
# case: two_tables/fstring-report-2
lines = []
for _, r in shop_df.head(4).iterrows():
    n = (owns_df['shop_id'].astype(str) == str(r['shop_id'])).sum()
    lines.append(f"{r['city']!s:>12}|{n:03d}")
result = '\n'.join(lines)
# case: two_tables/fstring-report-0
lines = []
for _, r in shop_df.head(4).iterrows():
    n = (visit_df['shop'].astype(str) == str(r['shop_id'])).sum()
    lines.append(f"{r['name']!s:>12}|{n:03d}")
result = '\n'.join(lines)
# case: two_tables/update-0
d = shop_df.set_index('shop_id')
result = d.index.is_unique, d.index.intersection(visit_df['shop']).tolist()
# case: two_tables/update-1
d = owner_df.set_index('owner_id')
result = d.index.is_unique, d.index.intersection(owns_df['owner_id']).tolist()
# case: two_tables/reindex-1
c = owns_df.groupby('owner_id').size()
result = c.reindex(owner_df['owner_id'], fill_value=0)
# case: two_tables/reindex-2
c = owns_df.groupby('shop_id').size()
result = c.reindex(shop_df['shop_id'], fill_value=0)
# case: two_tables/lookup-series-2
s = shop_df.drop_duplicates('shop_id').set_index('shop_id')['city']
result = s.reindex(owns_df['shop_id']).tolist()
# case: two_tables/lookup-series-0
s = shop_df.drop_duplicates('shop_id').set_index('shop_id')['name']
result = s.reindex(visit_df['shop']).tolist()
# case: two_tables/rank-within-0
visit_df['rk'] = visit_df.groupby('shop')['spent'].rank(ascending=False, method='min')
result = visit_df[visit_df['rk'] <= 2].sort_values(['shop', 'rk'])[['shop', 'spent', 'rk']]
# case: two_tables/rank-within-1
owns_df['rk'] = owns_df.groupby('owner_id')['share'].rank(ascending=False, method='min')
result = owns_df[owns_df['rk'] <= 2].sort_values(['owner_id', 'rk'])[['owner_id', 'share', 'rk']]
# case: two_tables/share-1
t = owns_df.groupby('owner_id')['share'].sum()
result = (t / t.sum()).round(4).sort_values(ascending=False).head()
# case: two_tables/share-2
t = owns_df.groupby('shop_id')['share'].sum()
result = (t / t.sum()).round(4).sort_values(ascending=False).head()
# case: two_tables/first-last-2
g = owns_df.sort_values('share').groupby('shop_id')['share'].agg(['first', 'last', 'nunique'])
result = g[g['first'] != g['last']]
# case: two_tables/first-last-0
g = visit_df.sort_values('spent').groupby('shop')['spent'].agg(['first', 'last', 'nunique'])
result = g[g['first'] != g['last']]
# case: two_tables/merge-asof-err-0
result = pd.merge(shop_df, visit_df)
# case: two_tables/merge-asof-err-1
result = pd.merge(owner_df, owns_df)
# case: two_tables/left-index-1
result = pd.merge(owner_df.set_index('owner_id'), owns_df, left_index=True, right_on='owner_id', how='inner')
# case: two_tables/left-index-2
result = pd.merge(shop_df.set_index('shop_id'), owns_df, left_index=True, right_on='shop_id', how='inner')
# case: two_tables/right-index-2
result = owns_df.merge(shop_df.set_index('shop_id')[['city']].rename(columns={'city': 'zz'}), left_on='shop_id', right_index=True)
# case: two_tables/right-index-0
result = visit_df.merge(shop_df.set_index('shop_id')[['name']].rename(columns={'name': 'zz'}), left_on='shop', right_index=True)
# case: two_tables/map-series-0
result = visit_df['shop'].map(shop_df.drop_duplicates('shop_id').set_index('shop_id')['name']).isna().sum()
# case: two_tables/map-series-1
result = owns_df['owner_id'].map(owner_df.drop_duplicates('owner_id').set_index('owner_id')['owner']).isna().sum()
# case: two_tables/numpy-in-1
result = owner_df[np.isin(owner_df['owner_id'], owns_df['owner_id'])].shape
# case: two_tables/numpy-in-2
result = shop_df[np.isin(shop_df['shop_id'], owns_df['shop_id'])].shape
# case: two_tables/np-setdiff-2
result = np.setdiff1d(shop_df['shop_id'].astype(str), owns_df['shop_id'].astype(str)).tolist()
# case: two_tables/np-setdiff-0
result = np.setdiff1d(shop_df['shop_id'].astype(str), visit_df['shop'].astype(str)).tolist()
# case: two_tables/any-group-0
result = visit_df.groupby('shop')['spent'].apply(lambda s: (s > s.mean()).any())
# case: two_tables/any-group-1
result = owns_df.groupby('owner_id')['share'].apply(lambda s: (s > s.mean()).any())
# case: two_tables/size-dict-1
d = owns_df.groupby('owner_id').size().to_dict()
owner_df['cnt'] = [d.get(k, 0) for k in owner_df['owner_id']]
best = owner_df['cnt'].max()
result = owner_df.loc[owner_df['cnt'] == best, ['owner', 'cnt']]
# case: two_tables/size-dict-2
d = owns_df.groupby('shop_id').size().to_dict()
shop_df['cnt'] = [d.get(k, 0) for k in shop_df['shop_id']]
best = shop_df['cnt'].max()
result = shop_df.loc[shop_df['cnt'] == best, ['city', 'cnt']]
# case: two_tables/nested-func-2
def count_for(key):
    return int((owns_df['shop_id'] == key).sum())
shop_df['c'] = shop_df['shop_id'].apply(count_for)
result = shop_df.sort_values(by=['c', 'city'], ascending=[False, True])[['city', 'c']].head(1)
# case: two_tables/nested-func-0
def count_for(key):
    return int((visit_df['shop'] == key).sum())
shop_df['c'] = shop_df['shop_id'].apply(count_for)
result = shop_df.sort_values(by=['c', 'name'], ascending=[False, True])[['name', 'c']].head(1)
# case: two_tables/nlargest-0
g = visit_df.groupby('shop')['spent'].count().nlargest(1)
result = shop_df[shop_df['shop_id'].isin(g.index)]['name'].iloc[0] if len(g) else None
# case: two_tables/nlargest-1
g = owns_df.groupby('owner_id')['share'].count().nlargest(1)
result = owner_df[owner_df['owner_id'].isin(g.index)]['owner'].iloc[0] if len(g) else None
# case: two_tables/agg-apply-1
result = owns_df.groupby('owner_id').apply(lambda d: d.sort_values('share').iloc[-1])
# case: two_tables/agg-apply-2
result = owns_df.groupby('shop_id').apply(lambda d: d.sort_values('share').iloc[-1])
# case: two_tables/agg-apply2-2
result = owns_df.groupby('shop_id').apply(lambda d: d['share'].sum() / len(d)).reset_index(name='avg')
# case: two_tables/agg-apply2-0
result = visit_df.groupby('shop').apply(lambda d: d['spent'].sum() / len(d)).reset_index(name='avg')
# case: two_tables/agg-apply3-0
result = visit_df.groupby('shop', group_keys=False).apply(lambda d: d.head(1))
# case: two_tables/agg-apply3-1
result = owns_df.groupby('owner_id', group_keys=False).apply(lambda d: d.head(1))
# case: two_tables/merge-three-1
a = owner_df.assign(_k=owner_df['owner_id'].astype(str)); b = owns_df.assign(_k=owns_df['owner_id'].astype(str))
m = a.merge(b, on='_k').merge(a, on='_k', suffixes=('', '_again'))
result = m.columns.tolist()
# case: two_tables/merge-three-2
a = shop_df.assign(_k=shop_df['shop_id'].astype(str)); b = owns_df.assign(_k=owns_df['shop_id'].astype(str))
m = a.merge(b, on='_k').merge(a, on='_k', suffixes=('', '_again'))
result = m.columns.tolist()
# data: what_follows_a_summary
# What models do next with a summary: look a label up, go on counting, reshape, print.
import pandas as pd
import numpy as np
df = pd.DataFrame({'city': ['Rome', 'Oslo', 'Rome', 'Bonn', 'Oslo', None, 'Rome'], 'kind': ['a', 'b', 'a', 'c', 'a', 'b', 'c'], 'n': [3, 1, 2, 5, 1, 4, 3], 'price': [2.5, None, 1.0, 4.25, 3.0, 2.0, 2.5], 'day': pd.to_datetime(['2021-03-01', '2021-03-05', '2021-04-01', None, '2021-04-09', '2021-05-01', '2021-03-01']), 'ok': [True, False, True, True, False, False, True]})
other = pd.DataFrame({'city': ['Rome', 'Oslo', 'Paris'], 'pop': [28, 7, 22]})
# case: what_follows_a_summary/x.loc['Rome'] of df.groupby('city')['n'].sum()
x = df.groupby('city')['n'].sum()
result = x.loc['Rome']
if result is None: result = x
# case: what_follows_a_summary/x.reindex(['Rome']) of df.groupby('city')['n'].sum()
x = df.groupby('city')['n'].sum()
result = x.reindex(['Rome'])
if result is None: result = x
# case: what_follows_a_summary/x.reset_index(name='v') of df.groupby('city')['n'].sum()
x = df.groupby('city')['n'].sum()
result = x.reset_index(name='v')
if result is None: result = x
# case: what_follows_a_summary/x.reset_index().columns.tolist() of df.groupby('city')['n'].sum()
x = df.groupby('city')['n'].sum()
result = x.reset_index().columns.tolist()
if result is None: result = x
# case: what_follows_a_summary/x.tail(2) of df.groupby('city')['n'].sum()
x = df.groupby('city')['n'].sum()
result = x.tail(2)
if result is None: result = x
# case: what_follows_a_summary/x.iloc[0] of df.groupby('city')['n'].sum()
x = df.groupby('city')['n'].sum()
result = x.iloc[0]
if result is None: result = x
# case: what_follows_a_summary/x.name of df.groupby('city')['n'].sum()
x = df.groupby('city')['n'].sum()
result = x.name
if result is None: result = x
# case: what_follows_a_summary/x.fillna(0) of df.groupby('city')['n'].sum()
x = df.groupby('city')['n'].sum()
result = x.fillna(0)
if result is None: result = x
# case: what_follows_a_summary/x.dropna() of df.groupby('city')['n'].sum()
x = df.groupby('city')['n'].sum()
result = x.dropna()
if result is None: result = x
# case: what_follows_a_summary/x.isna().any() of df.groupby('city')['n'].sum()
x = df.groupby('city')['n'].sum()
result = x.isna().any()
if result is None: result = x
# case: what_follows_a_summary/x * 2 of df.groupby('city')['n'].sum()
x = df.groupby('city')['n'].sum()
result = x * 2
if result is None: result = x
# case: what_follows_a_summary/x.squeeze() of df.groupby('city')['n'].sum()
x = df.groupby('city')['n'].sum()
result = x.squeeze()
if result is None: result = x
# case: what_follows_a_summary/x.clip(1, 2) of df.groupby('city')['n'].sum()
x = df.groupby('city')['n'].sum()
result = x.clip(1, 2)
if result is None: result = x
# case: what_follows_a_summary/x.max(axis=1) of df.groupby('city')['n'].sum()
x = df.groupby('city')['n'].sum()
result = x.max(axis=1)
if result is None: result = x
# case: what_follows_a_summary/x.droplevel(0) of df.groupby('city')['n'].sum()
x = df.groupby('city')['n'].sum()
result = x.droplevel(0)
if result is None: result = x
# case: what_follows_a_summary/x.prod() of df.groupby('city')['n'].sum()
x = df.groupby('city')['n'].sum()
result = x.prod()
if result is None: result = x
# case: what_follows_a_summary/x.get('Rome') of df.groupby('city')[['n', 'price']].sum()
x = df.groupby('city')[['n', 'price']].sum()
result = x.get('Rome')
if result is None: result = x
# case: what_follows_a_summary/list(x) of df.groupby('city')[['n', 'price']].sum()
x = df.groupby('city')[['n', 'price']].sum()
result = list(x)
if result is None: result = x
# case: what_follows_a_summary/x.drop_duplicates() of df.groupby('city')[['n', 'price']].sum()
x = df.groupby('city')[['n', 'price']].sum()
result = x.drop_duplicates()
if result is None: result = x
# case: what_follows_a_summary/x + x of df.groupby('city')[['n', 'price']].sum()
x = df.groupby('city')[['n', 'price']].sum()
result = x + x
if result is None: result = x
# case: what_follows_a_summary/x.shift(1) of df.groupby('city')[['n', 'price']].sum()
x = df.groupby('city')[['n', 'price']].sum()
result = x.shift(1)
if result is None: result = x
# case: what_follows_a_summary/x.to_frame() of df.groupby('city')[['n', 'price']].sum()
x = df.groupby('city')[['n', 'price']].sum()
result = x.to_frame()
if result is None: result = x
# case: what_follows_a_summary/x.all() of df.groupby('city')[['n', 'price']].sum()
x = df.groupby('city')[['n', 'price']].sum()
result = x.all()
if result is None: result = x
# case: what_follows_a_summary/x.to_dict('index') of df.groupby('city')[['n', 'price']].sum()
x = df.groupby('city')[['n', 'price']].sum()
result = x.to_dict('index')
if result is None: result = x
# case: what_follows_a_summary/x.set_index('n') of df.groupby('city')[['n', 'price']].sum()
x = df.groupby('city')[['n', 'price']].sum()
result = x.set_index('n')
if result is None: result = x
# case: what_follows_a_summary/x.pivot(columns='n') of df.groupby('city')[['n', 'price']].sum()
x = df.groupby('city')[['n', 'price']].sum()
result = x.pivot(columns='n')
if result is None: result = x
# case: what_follows_a_summary/x.corr() of df.groupby('city')[['n', 'price']].sum()
x = df.groupby('city')[['n', 'price']].sum()
result = x.corr()
if result is None: result = x
# case: what_follows_a_summary/x.ffill() of df.groupby('city')[['n', 'price']].sum()
x = df.groupby('city')[['n', 'price']].sum()
result = x.ffill()
if result is None: result = x
# case: what_follows_a_summary/x.explode() of df.groupby('city')[['n', 'price']].sum()
x = df.groupby('city')[['n', 'price']].sum()
result = x.explode()
if result is None: result = x
# case: what_follows_a_summary/sorted(x) of df.groupby('city')[['n', 'price']].sum()
x = df.groupby('city')[['n', 'price']].sum()
result = sorted(x)
if result is None: result = x
# case: what_follows_a_summary/set(x) of df.groupby('city')[['n', 'price']].sum()
x = df.groupby('city')[['n', 'price']].sum()
result = set(x)
if result is None: result = x
# case: what_follows_a_summary/np.sqrt(x) of df.groupby('city')[['n', 'price']].sum()
x = df.groupby('city')[['n', 'price']].sum()
result = np.sqrt(x)
if result is None: result = x
# case: what_follows_a_summary/x.get(('Rome', 'a')) of df.groupby(['city', 'kind'])['n'].sum()
x = df.groupby(['city', 'kind'])['n'].sum()
result = x.get(('Rome', 'a'))
if result is None: result = x
# case: what_follows_a_summary/('Rome', 'a') in x.index of df.groupby(['city', 'kind'])['n'].sum()
x = df.groupby(['city', 'kind'])['n'].sum()
result = ('Rome', 'a') in x.index
if result is None: result = x
# case: what_follows_a_summary/x.reset_index(name='v') of df.groupby(['city', 'kind'])['n'].sum()
x = df.groupby(['city', 'kind'])['n'].sum()
result = x.reset_index(name='v')
if result is None: result = x
# case: what_follows_a_summary/x.idxmax() of df.groupby(['city', 'kind'])['n'].sum()
x = df.groupby(['city', 'kind'])['n'].sum()
result = x.idxmax()
if result is None: result = x
# case: what_follows_a_summary/list(x.items()) of df.groupby(['city', 'kind'])['n'].sum()
x = df.groupby(['city', 'kind'])['n'].sum()
result = list(x.items())
if result is None: result = x
# case: what_follows_a_summary/x.map(str) of df.groupby(['city', 'kind'])['n'].sum()
x = df.groupby(['city', 'kind'])['n'].sum()
result = x.map(str)
if result is None: result = x
# case: what_follows_a_summary/x.rank() of df.groupby(['city', 'kind'])['n'].sum()
x = df.groupby(['city', 'kind'])['n'].sum()
result = x.rank()
if result is None: result = x
# case: what_follows_a_summary/x.describe() of df.groupby(['city', 'kind'])['n'].sum()
x = df.groupby(['city', 'kind'])['n'].sum()
result = x.describe()
if result is None: result = x
# case: what_follows_a_summary/x.to_frame('q') of df.groupby(['city', 'kind'])['n'].sum()
x = df.groupby(['city', 'kind'])['n'].sum()
result = x.to_frame('q')
if result is None: result = x
# case: what_follows_a_summary/x.idxmax(axis=1) of df.groupby(['city', 'kind'])['n'].sum()
x = df.groupby(['city', 'kind'])['n'].sum()
result = x.idxmax(axis=1)
if result is None: result = x
# case: what_follows_a_summary/x.n of df.groupby(['city', 'kind'])['n'].sum()
x = df.groupby(['city', 'kind'])['n'].sum()
result = x.n
if result is None: result = x
# case: what_follows_a_summary/x.agg('sum') of df.groupby(['city', 'kind'])['n'].sum()
x = df.groupby(['city', 'kind'])['n'].sum()
result = x.agg('sum')
if result is None: result = x
# case: what_follows_a_summary/x.xs(('Rome', 'a')) of df.groupby(['city', 'kind'])['n'].sum()
x = df.groupby(['city', 'kind'])['n'].sum()
result = x.xs(('Rome', 'a'))
if result is None: result = x
# case: what_follows_a_summary/x.loc[('Rome', 'a'):] of df.groupby(['city', 'kind'])['n'].sum()
x = df.groupby(['city', 'kind'])['n'].sum()
result = x.loc[('Rome', 'a'):]
if result is None: result = x
# case: what_follows_a_summary/x.skew() of df.groupby(['city', 'kind'])['n'].sum()
x = df.groupby(['city', 'kind'])['n'].sum()
result = x.skew()
if result is None: result = x
# case: what_follows_a_summary/pd.Series(x) of df.groupby(['city', 'kind'])['n'].sum()
x = df.groupby(['city', 'kind'])['n'].sum()
result = pd.Series(x)
if result is None: result = x
# case: what_follows_a_summary/x.reindex([('Rome', 'a')]) of df.groupby(['city', 'kind'])[['n']].mean()
x = df.groupby(['city', 'kind'])[['n']].mean()
result = x.reindex([('Rome', 'a')])
if result is None: result = x
# case: what_follows_a_summary/x.sort_index() of df.groupby(['city', 'kind'])[['n']].mean()
x = df.groupby(['city', 'kind'])[['n']].mean()
result = x.sort_index()
if result is None: result = x
# case: what_follows_a_summary/x.min() of df.groupby(['city', 'kind'])[['n']].mean()
x = df.groupby(['city', 'kind'])[['n']].mean()
result = x.min()
if result is None: result = x
# case: what_follows_a_summary/x.name of df.groupby(['city', 'kind'])[['n']].mean()
x = df.groupby(['city', 'kind'])[['n']].mean()
result = x.name
if result is None: result = x
# case: what_follows_a_summary/x.shape of df.groupby(['city', 'kind'])[['n']].mean()
x = df.groupby(['city', 'kind'])[['n']].mean()
result = x.shape
if result is None: result = x
# case: what_follows_a_summary/x.dropna() of df.groupby(['city', 'kind'])[['n']].mean()
x = df.groupby(['city', 'kind'])[['n']].mean()
result = x.dropna()
if result is None: result = x
# case: what_follows_a_summary/x.rank() of df.groupby(['city', 'kind'])[['n']].mean()
x = df.groupby(['city', 'kind'])[['n']].mean()
result = x.rank()
if result is None: result = x
# case: what_follows_a_summary/x.to_frame() of df.groupby(['city', 'kind'])[['n']].mean()
x = df.groupby(['city', 'kind'])[['n']].mean()
result = x.to_frame()
if result is None: result = x
# case: what_follows_a_summary/x.assign(z=1) of df.groupby(['city', 'kind'])[['n']].mean()
x = df.groupby(['city', 'kind'])[['n']].mean()
result = x.assign(z=1)
if result is None: result = x
# case: what_follows_a_summary/x.swaplevel() of df.groupby(['city', 'kind'])[['n']].mean()
x = df.groupby(['city', 'kind'])[['n']].mean()
result = x.swaplevel()
if result is None: result = x
# case: what_follows_a_summary/x.pivot(columns='n') of df.groupby(['city', 'kind'])[['n']].mean()
x = df.groupby(['city', 'kind'])[['n']].mean()
result = x.pivot(columns='n')
if result is None: result = x
# case: what_follows_a_summary/x.index.max() of df.groupby(['city', 'kind'])[['n']].mean()
x = df.groupby(['city', 'kind'])[['n']].mean()
result = x.index.max()
if result is None: result = x
# case: what_follows_a_summary/x.axes of df.groupby(['city', 'kind'])[['n']].mean()
x = df.groupby(['city', 'kind'])[['n']].mean()
result = x.axes
if result is None: result = x
# case: what_follows_a_summary/dict(x) of df.groupby(['city', 'kind'])[['n']].mean()
x = df.groupby(['city', 'kind'])[['n']].mean()
result = dict(x)
if result is None: result = x
# case: what_follows_a_summary/x.skew() of df.groupby(['city', 'kind'])[['n']].mean()
x = df.groupby(['city', 'kind'])[['n']].mean()
result = x.skew()
if result is None: result = x
# case: what_follows_a_summary/pd.DataFrame(x) of df.groupby(['city', 'kind'])[['n']].mean()
x = df.groupby(['city', 'kind'])[['n']].mean()
result = pd.DataFrame(x)
if result is None: result = x
# case: what_follows_a_summary/x.loc[0] of df.groupby('city', as_index=False)['n'].sum()
x = df.groupby('city', as_index=False)['n'].sum()
result = x.loc[0]
if result is None: result = x
# case: what_follows_a_summary/0 in x of df.groupby('city', as_index=False)['n'].sum()
x = df.groupby('city', as_index=False)['n'].sum()
result = 0 in x
if result is None: result = x
# case: what_follows_a_summary/0 in x.index of df.groupby('city', as_index=False)['n'].sum()
x = df.groupby('city', as_index=False)['n'].sum()
result = 0 in x.index
if result is None: result = x
# case: what_follows_a_summary/x.rename({0: 'new'}) of df.groupby('city', as_index=False)['n'].sum()
x = df.groupby('city', as_index=False)['n'].sum()
result = x.rename({0: 'new'})
if result is None: result = x
# case: what_follows_a_summary/x.iloc[0] of df.groupby('city', as_index=False)['n'].sum()
x = df.groupby('city', as_index=False)['n'].sum()
result = x.iloc[0]
if result is None: result = x
# case: what_follows_a_summary/x.to_dict() of df.groupby('city', as_index=False)['n'].sum()
x = df.groupby('city', as_index=False)['n'].sum()
result = x.to_dict()
if result is None: result = x
# case: what_follows_a_summary/list(x) of df.groupby('city', as_index=False)['n'].sum()
x = df.groupby('city', as_index=False)['n'].sum()
result = list(x)
if result is None: result = x
# case: what_follows_a_summary/x.apply(lambda v: v) of df.groupby('city', as_index=False)['n'].sum()
x = df.groupby('city', as_index=False)['n'].sum()
result = x.apply(lambda v: v)
if result is None: result = x
# case: what_follows_a_summary/x.isna().any() of df.groupby('city', as_index=False)['n'].sum()
x = df.groupby('city', as_index=False)['n'].sum()
result = x.isna().any()
if result is None: result = x
# case: what_follows_a_summary/x[x > 1] of df.groupby('city', as_index=False)['n'].sum()
x = df.groupby('city', as_index=False)['n'].sum()
result = x[x > 1]
if result is None: result = x
# case: what_follows_a_summary/x.to_string() of df.groupby('city', as_index=False)['n'].sum()
x = df.groupby('city', as_index=False)['n'].sum()
result = x.to_string()
if result is None: result = x
# case: what_follows_a_summary/x.rename(columns={'n': 'N'}) of df.groupby('city', as_index=False)['n'].sum()
x = df.groupby('city', as_index=False)['n'].sum()
result = x.rename(columns={'n': 'N'})
if result is None: result = x
# case: what_follows_a_summary/x.to_dict('list') of df.groupby('city', as_index=False)['n'].sum()
x = df.groupby('city', as_index=False)['n'].sum()
result = x.to_dict('list')
if result is None: result = x
# case: what_follows_a_summary/x.iloc[0, 0] of df.groupby('city', as_index=False)['n'].sum()
x = df.groupby('city', as_index=False)['n'].sum()
result = x.iloc[0, 0]
if result is None: result = x
# case: what_follows_a_summary/x.melt() of df.groupby('city', as_index=False)['n'].sum()
x = df.groupby('city', as_index=False)['n'].sum()
result = x.melt()
if result is None: result = x
# case: what_follows_a_summary/np.mean(x) of df.groupby('city', as_index=False)['n'].sum()
x = df.groupby('city', as_index=False)['n'].sum()
result = np.mean(x)
if result is None: result = x
# case: what_follows_a_summary/x.nunique() of df.groupby('city')['n'].agg(['min', 'max'])
x = df.groupby('city')['n'].agg(['min', 'max'])
result = x.nunique()
if result is None: result = x
# case: what_follows_a_summary/x.idxmin() of df.groupby('city')['n'].agg(['min', 'max'])
x = df.groupby('city')['n'].agg(['min', 'max'])
result = x.idxmin()
if result is None: result = x
# case: what_follows_a_summary/x.index.names of df.groupby('city')['n'].agg(['min', 'max'])
x = df.groupby('city')['n'].agg(['min', 'max'])
result = x.index.names
if result is None: result = x
# case: what_follows_a_summary/len(x) of df.groupby('city')['n'].agg(['min', 'max'])
x = df.groupby('city')['n'].agg(['min', 'max'])
result = len(x)
if result is None: result = x
# case: what_follows_a_summary/x.apply(str) of df.groupby('city')['n'].agg(['min', 'max'])
x = df.groupby('city')['n'].agg(['min', 'max'])
result = x.apply(str)
if result is None: result = x
# case: what_follows_a_summary/x.cumsum() of df.groupby('city')['n'].agg(['min', 'max'])
x = df.groupby('city')['n'].agg(['min', 'max'])
result = x.cumsum()
if result is None: result = x
# case: what_follows_a_summary/x.assign(z=1) of df.groupby('city')['n'].agg(['min', 'max'])
x = df.groupby('city')['n'].agg(['min', 'max'])
result = x.assign(z=1)
if result is None: result = x
# case: what_follows_a_summary/x.to_dict('list') of df.groupby('city')['n'].agg(['min', 'max'])
x = df.groupby('city')['n'].agg(['min', 'max'])
result = x.to_dict('list')
if result is None: result = x
# case: what_follows_a_summary/[i for i, r in x.iterrows()] of df.groupby('city')['n'].agg(['min', 'max'])
x = df.groupby('city')['n'].agg(['min', 'max'])
result = [i for i, r in x.iterrows()]
if result is None: result = x
# case: what_follows_a_summary/x.swaplevel() of df.groupby('city')['n'].agg(['min', 'max'])
x = df.groupby('city')['n'].agg(['min', 'max'])
result = x.swaplevel()
if result is None: result = x
# case: what_follows_a_summary/x.at['Rome', 'n'] of df.groupby('city')['n'].agg(['min', 'max'])
x = df.groupby('city')['n'].agg(['min', 'max'])
result = x.at['Rome', 'n']
if result is None: result = x
# case: what_follows_a_summary/x.insert(0, 'w', 5) of df.groupby('city')['n'].agg(['min', 'max'])
x = df.groupby('city')['n'].agg(['min', 'max'])
result = x.insert(0, 'w', 5)
if result is None: result = x
# case: what_follows_a_summary/x.filter(items=['Rome'], axis=0) of df.groupby('city')['n'].agg(['min', 'max'])
x = df.groupby('city')['n'].agg(['min', 'max'])
result = x.filter(items=['Rome'], axis=0)
if result is None: result = x
# case: what_follows_a_summary/x.index.max() of df.groupby('city')['n'].agg(['min', 'max'])
x = df.groupby('city')['n'].agg(['min', 'max'])
result = x.index.max()
if result is None: result = x
# case: what_follows_a_summary/x.sem() of df.groupby('city')['n'].agg(['min', 'max'])
x = df.groupby('city')['n'].agg(['min', 'max'])
result = x.sem()
if result is None: result = x
# case: what_follows_a_summary/x.var() of df.groupby('city')['n'].agg(['min', 'max'])
x = df.groupby('city')['n'].agg(['min', 'max'])
result = x.var()
if result is None: result = x
# case: what_follows_a_summary/x.loc['Rome'] of df.groupby('city').agg({'n': ['min', 'max'], 'price': 'mean'})
x = df.groupby('city').agg({'n': ['min', 'max'], 'price': 'mean'})
result = x.loc['Rome']
if result is None: result = x
# case: what_follows_a_summary/x.sort_values() of df.groupby('city').agg({'n': ['min', 'max'], 'price': 'mean'})
x = df.groupby('city').agg({'n': ['min', 'max'], 'price': 'mean'})
result = x.sort_values()
if result is None: result = x
# case: what_follows_a_summary/x.reset_index(name='v') of df.groupby('city').agg({'n': ['min', 'max'], 'price': 'mean'})
x = df.groupby('city').agg({'n': ['min', 'max'], 'price': 'mean'})
result = x.reset_index(name='v')
if result is None: result = x
# case: what_follows_a_summary/x.index.tolist() of df.groupby('city').agg({'n': ['min', 'max'], 'price': 'mean'})
x = df.groupby('city').agg({'n': ['min', 'max'], 'price': 'mean'})
result = x.index.tolist()
if result is None: result = x
# case: what_follows_a_summary/list(x) of df.groupby('city').agg({'n': ['min', 'max'], 'price': 'mean'})
x = df.groupby('city').agg({'n': ['min', 'max'], 'price': 'mean'})
result = list(x)
if result is None: result = x
# case: what_follows_a_summary/x.apply(lambda v: v) of df.groupby('city').agg({'n': ['min', 'max'], 'price': 'mean'})
x = df.groupby('city').agg({'n': ['min', 'max'], 'price': 'mean'})
result = x.apply(lambda v: v)
if result is None: result = x
# case: what_follows_a_summary/x.shift(1) of df.groupby('city').agg({'n': ['min', 'max'], 'price': 'mean'})
x = df.groupby('city').agg({'n': ['min', 'max'], 'price': 'mean'})
result = x.shift(1)
if result is None: result = x
# case: what_follows_a_summary/x.all() of df.groupby('city').agg({'n': ['min', 'max'], 'price': 'mean'})
x = df.groupby('city').agg({'n': ['min', 'max'], 'price': 'mean'})
result = x.all()
if result is None: result = x
# case: what_follows_a_summary/x.div(x.sum()) of df.groupby('city').agg({'n': ['min', 'max'], 'price': 'mean'})
x = df.groupby('city').agg({'n': ['min', 'max'], 'price': 'mean'})
result = x.div(x.sum())
if result is None: result = x
# case: what_follows_a_summary/x.to_dict('list') of df.groupby('city').agg({'n': ['min', 'max'], 'price': 'mean'})
x = df.groupby('city').agg({'n': ['min', 'max'], 'price': 'mean'})
result = x.to_dict('list')
if result is None: result = x
# case: what_follows_a_summary/x.insert(0, 'w', 5) of df.groupby('city').agg({'n': ['min', 'max'], 'price': 'mean'})
x = df.groupby('city').agg({'n': ['min', 'max'], 'price': 'mean'})
result = x.insert(0, 'w', 5)
if result is None: result = x
# case: what_follows_a_summary/x.mask(x > 2, 0) of df.groupby('city').agg({'n': ['min', 'max'], 'price': 'mean'})
x = df.groupby('city').agg({'n': ['min', 'max'], 'price': 'mean'})
result = x.mask(x > 2, 0)
if result is None: result = x
# case: what_follows_a_summary/x.pipe(len) of df.groupby('city').agg({'n': ['min', 'max'], 'price': 'mean'})
x = df.groupby('city').agg({'n': ['min', 'max'], 'price': 'mean'})
result = x.pipe(len)
if result is None: result = x
# case: what_follows_a_summary/x.keys().tolist() of df.groupby('city').agg({'n': ['min', 'max'], 'price': 'mean'})
x = df.groupby('city').agg({'n': ['min', 'max'], 'price': 'mean'})
result = x.keys().tolist()
if result is None: result = x
# case: what_follows_a_summary/x.ewm(span=2).mean() of df.groupby('city').agg({'n': ['min', 'max'], 'price': 'mean'})
x = df.groupby('city').agg({'n': ['min', 'max'], 'price': 'mean'})
result = x.ewm(span=2).mean()
if result is None: result = x
# case: what_follows_a_summary/np.sqrt(x) of df.groupby('city').agg({'n': ['min', 'max'], 'price': 'mean'})
x = df.groupby('city').agg({'n': ['min', 'max'], 'price': 'mean'})
result = np.sqrt(x)
if result is None: result = x
# case: what_follows_a_summary/x.max() of df.groupby('city').agg(total=('n', 'sum'), top=('price', 'max'))
x = df.groupby('city').agg(total=('n', 'sum'), top=('price', 'max'))
result = x.max()
if result is None: result = x
# case: what_follows_a_summary/x.std() of df.groupby('city').agg(total=('n', 'sum'), top=('price', 'max'))
x = df.groupby('city').agg(total=('n', 'sum'), top=('price', 'max'))
result = x.std()
if result is None: result = x
# case: what_follows_a_summary/x.astype(str) of df.groupby('city').agg(total=('n', 'sum'), top=('price', 'max'))
x = df.groupby('city').agg(total=('n', 'sum'), top=('price', 'max'))
result = x.astype(str)
if result is None: result = x
# case: what_follows_a_summary/x.isna().any() of df.groupby('city').agg(total=('n', 'sum'), top=('price', 'max'))
x = df.groupby('city').agg(total=('n', 'sum'), top=('price', 'max'))
result = x.isna().any()
if result is None: result = x
# case: what_follows_a_summary/x + x of df.groupby('city').agg(total=('n', 'sum'), top=('price', 'max'))
x = df.groupby('city').agg(total=('n', 'sum'), top=('price', 'max'))
result = x + x
if result is None: result = x
# case: what_follows_a_summary/x.shift(1) of df.groupby('city').agg(total=('n', 'sum'), top=('price', 'max'))
x = df.groupby('city').agg(total=('n', 'sum'), top=('price', 'max'))
result = x.shift(1)
if result is None: result = x
# case: what_follows_a_summary/x.empty of df.groupby('city').agg(total=('n', 'sum'), top=('price', 'max'))
x = df.groupby('city').agg(total=('n', 'sum'), top=('price', 'max'))
result = x.empty
if result is None: result = x
# case: what_follows_a_summary/x.sum(axis=1) of df.groupby('city').agg(total=('n', 'sum'), top=('price', 'max'))
x = df.groupby('city').agg(total=('n', 'sum'), top=('price', 'max'))
result = x.sum(axis=1)
if result is None: result = x
# case: what_follows_a_summary/x.to_dict('records') of df.groupby('city').agg(total=('n', 'sum'), top=('price', 'max'))
x = df.groupby('city').agg(total=('n', 'sum'), top=('price', 'max'))
result = x.to_dict('records')
if result is None: result = x
# case: what_follows_a_summary/x.sort_values(by=['n'], ascending=False).head(1) of df.groupby('city').agg(total=('n', 'sum'), top=('price', 'max'))
x = df.groupby('city').agg(total=('n', 'sum'), top=('price', 'max'))
result = x.sort_values(by=['n'], ascending=False).head(1)
if result is None: result = x
# case: what_follows_a_summary/x.loc[:, 'n'] of df.groupby('city').agg(total=('n', 'sum'), top=('price', 'max'))
x = df.groupby('city').agg(total=('n', 'sum'), top=('price', 'max'))
result = x.loc[:, 'n']
if result is None: result = x
# case: what_follows_a_summary/x.insert(0, 'w', 5) of df.groupby('city').agg(total=('n', 'sum'), top=('price', 'max'))
x = df.groupby('city').agg(total=('n', 'sum'), top=('price', 'max'))
result = x.insert(0, 'w', 5)
if result is None: result = x
# case: what_follows_a_summary/x.filter(like='o') of df.groupby('city').agg(total=('n', 'sum'), top=('price', 'max'))
x = df.groupby('city').agg(total=('n', 'sum'), top=('price', 'max'))
result = x.filter(like='o')
if result is None: result = x
# case: what_follows_a_summary/x.ndim of df.groupby('city').agg(total=('n', 'sum'), top=('price', 'max'))
x = df.groupby('city').agg(total=('n', 'sum'), top=('price', 'max'))
result = x.ndim
if result is None: result = x
# case: what_follows_a_summary/max(x) of df.groupby('city').agg(total=('n', 'sum'), top=('price', 'max'))
x = df.groupby('city').agg(total=('n', 'sum'), top=('price', 'max'))
result = max(x)
if result is None: result = x
# case: what_follows_a_summary/np.sqrt(x) of df.groupby('city').agg(total=('n', 'sum'), top=('price', 'max'))
x = df.groupby('city').agg(total=('n', 'sum'), top=('price', 'max'))
result = np.sqrt(x)
if result is None: result = x
# case: what_follows_a_summary/x.get('Rome') of df['city'].value_counts()
x = df['city'].value_counts()
result = x.get('Rome')
if result is None: result = x
# case: what_follows_a_summary/x.drop('Rome') of df['city'].value_counts()
x = df['city'].value_counts()
result = x.drop('Rome')
if result is None: result = x
# case: what_follows_a_summary/x.reset_index() of df['city'].value_counts()
x = df['city'].value_counts()
result = x.reset_index()
if result is None: result = x
# case: what_follows_a_summary/x.median() of df['city'].value_counts()
x = df['city'].value_counts()
result = x.median()
if result is None: result = x
# case: what_follows_a_summary/x.nunique() of df['city'].value_counts()
x = df['city'].value_counts()
result = x.nunique()
if result is None: result = x
# case: what_follows_a_summary/x.columns.tolist() of df['city'].value_counts()
x = df['city'].value_counts()
result = x.columns.tolist()
if result is None: result = x
# case: what_follows_a_summary/x.eq(x) of df['city'].value_counts()
x = df['city'].value_counts()
result = x.eq(x)
if result is None: result = x
# case: what_follows_a_summary/str(x) of df['city'].value_counts()
x = df['city'].value_counts()
result = str(x)
if result is None: result = x
# case: what_follows_a_summary/x.to_frame() of df['city'].value_counts()
x = df['city'].value_counts()
result = x.to_frame()
if result is None: result = x
# case: what_follows_a_summary/x.between(1, 3) of df['city'].value_counts()
x = df['city'].value_counts()
result = x.between(1, 3)
if result is None: result = x
# case: what_follows_a_summary/x.index.get_level_values(0).tolist() of df['city'].value_counts()
x = df['city'].value_counts()
result = x.index.get_level_values(0).tolist()
if result is None: result = x
# case: what_follows_a_summary/x.corr() of df['city'].value_counts()
x = df['city'].value_counts()
result = x.corr()
if result is None: result = x
# case: what_follows_a_summary/x.first_valid_index() of df['city'].value_counts()
x = df['city'].value_counts()
result = x.first_valid_index()
if result is None: result = x
# case: what_follows_a_summary/sum(x) of df['city'].value_counts()
x = df['city'].value_counts()
result = sum(x)
if result is None: result = x
# case: what_follows_a_summary/np.where(x > 2, 1, 0) of df['city'].value_counts()
x = df['city'].value_counts()
result = np.where(x > 2, 1, 0)
if result is None: result = x
# case: what_follows_a_summary/pd.isna(x) of df['city'].value_counts()
x = df['city'].value_counts()
result = pd.isna(x)
if result is None: result = x
# case: what_follows_a_summary/x.loc['Rome'] of df[['city']].value_counts()
x = df[['city']].value_counts()
result = x.loc['Rome']
if result is None: result = x
# case: what_follows_a_summary/x.reset_index(name='v') of df[['city']].value_counts()
x = df[['city']].value_counts()
result = x.reset_index(name='v')
if result is None: result = x
# case: what_follows_a_summary/x.median() of df[['city']].value_counts()
x = df[['city']].value_counts()
result = x.median()
if result is None: result = x
# case: what_follows_a_summary/x.fillna(0) of df[['city']].value_counts()
x = df[['city']].value_counts()
result = x.fillna(0)
if result is None: result = x
# case: what_follows_a_summary/x.isna().any() of df[['city']].value_counts()
x = df[['city']].value_counts()
result = x.isna().any()
if result is None: result = x
# case: what_follows_a_summary/x.rank() of df[['city']].value_counts()
x = df[['city']].value_counts()
result = x.rank()
if result is None: result = x
# case: what_follows_a_summary/x.to_frame() of df[['city']].value_counts()
x = df[['city']].value_counts()
result = x.to_frame()
if result is None: result = x
# case: what_follows_a_summary/x.squeeze() of df[['city']].value_counts()
x = df[['city']].value_counts()
result = x.squeeze()
if result is None: result = x
# case: what_follows_a_summary/x.join(other.set_index('city'), on='city') of df[['city']].value_counts()
x = df[['city']].value_counts()
result = x.join(other.set_index('city'), on='city')
if result is None: result = x
# case: what_follows_a_summary/x.index.get_level_values(0).tolist() of df[['city']].value_counts()
x = df[['city']].value_counts()
result = x.index.get_level_values(0).tolist()
if result is None: result = x
# case: what_follows_a_summary/x.insert(0, 'w', 5) of df[['city']].value_counts()
x = df[['city']].value_counts()
result = x.insert(0, 'w', 5)
if result is None: result = x
# case: what_follows_a_summary/x.ffill() of df[['city']].value_counts()
x = df[['city']].value_counts()
result = x.ffill()
if result is None: result = x
# case: what_follows_a_summary/sorted(x) of df[['city']].value_counts()
x = df[['city']].value_counts()
result = sorted(x)
if result is None: result = x
# case: what_follows_a_summary/x.skew() of df[['city']].value_counts()
x = df[['city']].value_counts()
result = x.skew()
if result is None: result = x
# case: what_follows_a_summary/np.mean(x) of df[['city']].value_counts()
x = df[['city']].value_counts()
result = np.mean(x)
if result is None: result = x
# case: what_follows_a_summary/pd.isna(x) of df[['city']].value_counts()
x = df[['city']].value_counts()
result = pd.isna(x)
if result is None: result = x
# case: what_follows_a_summary/x.get(('Rome', 'a')) of df[['city', 'kind']].value_counts()
x = df[['city', 'kind']].value_counts()
result = x.get(('Rome', 'a'))
if result is None: result = x
# case: what_follows_a_summary/x.drop(index=[('Rome', 'a')]) of df[['city', 'kind']].value_counts()
x = df[['city', 'kind']].value_counts()
result = x.drop(index=[('Rome', 'a')])
if result is None: result = x
# case: what_follows_a_summary/x.reindex([('Rome', 'a')]) of df[['city', 'kind']].value_counts()
x = df[['city', 'kind']].value_counts()
result = x.reindex([('Rome', 'a')])
if result is None: result = x
# case: what_follows_a_summary/x.values.tolist() of df[['city', 'kind']].value_counts()
x = df[['city', 'kind']].value_counts()
result = x.values.tolist()
if result is None: result = x
# case: what_follows_a_summary/x.rank() of df[['city', 'kind']].value_counts()
x = df[['city', 'kind']].value_counts()
result = x.rank()
if result is None: result = x
# case: what_follows_a_summary/x.groupby(level=0).sum() of df[['city', 'kind']].value_counts()
x = df[['city', 'kind']].value_counts()
result = x.groupby(level=0).sum()
if result is None: result = x
# case: what_follows_a_summary/x.unstack() of df[['city', 'kind']].value_counts()
x = df[['city', 'kind']].value_counts()
result = x.unstack()
if result is None: result = x
# case: what_follows_a_summary/x.value_counts() of df[['city', 'kind']].value_counts()
x = df[['city', 'kind']].value_counts()
result = x.value_counts()
if result is None: result = x
# case: what_follows_a_summary/x.clip(1, 2) of df[['city', 'kind']].value_counts()
x = df[['city', 'kind']].value_counts()
result = x.clip(1, 2)
if result is None: result = x
# case: what_follows_a_summary/x['n'] of df[['city', 'kind']].value_counts()
x = df[['city', 'kind']].value_counts()
result = x['n']
if result is None: result = x
# case: what_follows_a_summary/pd.concat([x, x], axis=1) of df[['city', 'kind']].value_counts()
x = df[['city', 'kind']].value_counts()
result = pd.concat([x, x], axis=1)
if result is None: result = x
# case: what_follows_a_summary/x.loc[('Rome', 'a'), 'n'] of df[['city', 'kind']].value_counts()
x = df[['city', 'kind']].value_counts()
result = x.loc[('Rome', 'a'), 'n']
if result is None: result = x
# case: what_follows_a_summary/x.ndim of df[['city', 'kind']].value_counts()
x = df[['city', 'kind']].value_counts()
result = x.ndim
if result is None: result = x
# case: what_follows_a_summary/x.update(x) of df[['city', 'kind']].value_counts()
x = df[['city', 'kind']].value_counts()
result = x.update(x)
if result is None: result = x
# case: what_follows_a_summary/x.skew() of df[['city', 'kind']].value_counts()
x = df[['city', 'kind']].value_counts()
result = x.skew()
if result is None: result = x
# case: what_follows_a_summary/np.mean(x) of df[['city', 'kind']].value_counts()
x = df[['city', 'kind']].value_counts()
result = np.mean(x)
if result is None: result = x
# case: what_follows_a_summary/x.sort_index() of df['city'].value_counts(normalize=True)
x = df['city'].value_counts(normalize=True)
result = x.sort_index()
if result is None: result = x
# case: what_follows_a_summary/x.head(1) of df['city'].value_counts(normalize=True)
x = df['city'].value_counts(normalize=True)
result = x.head(1)
if result is None: result = x
# case: what_follows_a_summary/x.iloc[:2] of df['city'].value_counts(normalize=True)
x = df['city'].value_counts(normalize=True)
result = x.iloc[:2]
if result is None: result = x
# case: what_follows_a_summary/x.idxmin() of df['city'].value_counts(normalize=True)
x = df['city'].value_counts(normalize=True)
result = x.idxmin()
if result is None: result = x
# case: what_follows_a_summary/list(x) of df['city'].value_counts(normalize=True)
x = df['city'].value_counts(normalize=True)
result = list(x)
if result is None: result = x
# case: what_follows_a_summary/x.size of df['city'].value_counts(normalize=True)
x = df['city'].value_counts(normalize=True)
result = x.size
if result is None: result = x
# case: what_follows_a_summary/x.round(1) of df['city'].value_counts(normalize=True)
x = df['city'].value_counts(normalize=True)
result = x.round(1)
if result is None: result = x
# case: what_follows_a_summary/x.isna() of df['city'].value_counts(normalize=True)
x = df['city'].value_counts(normalize=True)
result = x.isna()
if result is None: result = x
# case: what_follows_a_summary/x.nlargest(2) of df['city'].value_counts(normalize=True)
x = df['city'].value_counts(normalize=True)
result = x.nlargest(2)
if result is None: result = x
# case: what_follows_a_summary/x.cumsum() of df['city'].value_counts(normalize=True)
x = df['city'].value_counts(normalize=True)
result = x.cumsum()
if result is None: result = x
# case: what_follows_a_summary/x.tolist() of df['city'].value_counts(normalize=True)
x = df['city'].value_counts(normalize=True)
result = x.tolist()
if result is None: result = x
# case: what_follows_a_summary/x.all() of df['city'].value_counts(normalize=True)
x = df['city'].value_counts(normalize=True)
result = x.all()
if result is None: result = x
# case: what_follows_a_summary/x.query('n > 2') of df['city'].value_counts(normalize=True)
x = df['city'].value_counts(normalize=True)
result = x.query('n > 2')
if result is None: result = x
# case: what_follows_a_summary/x.to_dict('split') of df['city'].value_counts(normalize=True)
x = df['city'].value_counts(normalize=True)
result = x.to_dict('split')
if result is None: result = x
# case: what_follows_a_summary/x.add_prefix('p_') of df['city'].value_counts(normalize=True)
x = df['city'].value_counts(normalize=True)
result = x.add_prefix('p_')
if result is None: result = x
# case: what_follows_a_summary/x.explode() of df['city'].value_counts(normalize=True)
x = df['city'].value_counts(normalize=True)
result = x.explode()
if result is None: result = x
# case: what_follows_a_summary/x.reset_index() of df.groupby('city')['kind'].value_counts()
x = df.groupby('city')['kind'].value_counts()
result = x.reset_index()
if result is None: result = x
# case: what_follows_a_summary/x.reset_index().columns.tolist() of df.groupby('city')['kind'].value_counts()
x = df.groupby('city')['kind'].value_counts()
result = x.reset_index().columns.tolist()
if result is None: result = x
# case: what_follows_a_summary/x.tail(2) of df.groupby('city')['kind'].value_counts()
x = df.groupby('city')['kind'].value_counts()
result = x.tail(2)
if result is None: result = x
# case: what_follows_a_summary/x.median() of df.groupby('city')['kind'].value_counts()
x = df.groupby('city')['kind'].value_counts()
result = x.median()
if result is None: result = x
# case: what_follows_a_summary/x.apply(str) of df.groupby('city')['kind'].value_counts()
x = df.groupby('city')['kind'].value_counts()
result = x.apply(str)
if result is None: result = x
# case: what_follows_a_summary/x.apply(lambda v: v * 2) of df.groupby('city')['kind'].value_counts()
x = df.groupby('city')['kind'].value_counts()
result = x.apply(lambda v: v * 2)
if result is None: result = x
# case: what_follows_a_summary/x.nsmallest(1) of df.groupby('city')['kind'].value_counts()
x = df.groupby('city')['kind'].value_counts()
result = x.nsmallest(1)
if result is None: result = x
# case: what_follows_a_summary/x.to_string() of df.groupby('city')['kind'].value_counts()
x = df.groupby('city')['kind'].value_counts()
result = x.to_string()
if result is None: result = x
# case: what_follows_a_summary/x.groupby(level=0).sum() of df.groupby('city')['kind'].value_counts()
x = df.groupby('city')['kind'].value_counts()
result = x.groupby(level=0).sum()
if result is None: result = x
# case: what_follows_a_summary/x.groupby(level=0).size() of df.groupby('city')['kind'].value_counts()
x = df.groupby('city')['kind'].value_counts()
result = x.groupby(level=0).size()
if result is None: result = x
# case: what_follows_a_summary/x.between(1, 3) of df.groupby('city')['kind'].value_counts()
x = df.groupby('city')['kind'].value_counts()
result = x.between(1, 3)
if result is None: result = x
# case: what_follows_a_summary/x.idxmax(axis=1) of df.groupby('city')['kind'].value_counts()
x = df.groupby('city')['kind'].value_counts()
result = x.idxmax(axis=1)
if result is None: result = x
# case: what_follows_a_summary/x.index.get_level_values(0).tolist() of df.groupby('city')['kind'].value_counts()
x = df.groupby('city')['kind'].value_counts()
result = x.index.get_level_values(0).tolist()
if result is None: result = x
# case: what_follows_a_summary/x.nlargest(2, 'n') of df.groupby('city')['kind'].value_counts()
x = df.groupby('city')['kind'].value_counts()
result = x.nlargest(2, 'n')
if result is None: result = x
# case: what_follows_a_summary/x.skew() of df.groupby('city')['kind'].value_counts()
x = df.groupby('city')['kind'].value_counts()
result = x.skew()
if result is None: result = x
# case: what_follows_a_summary/pd.isna(x) of df.groupby('city')['kind'].value_counts()
x = df.groupby('city')['kind'].value_counts()
result = pd.isna(x)
if result is None: result = x
# case: what_follows_a_summary/x.reset_index(name='v') of pd.crosstab(df['city'], df['kind'])
x = pd.crosstab(df['city'], df['kind'])
result = x.reset_index(name='v')
if result is None: result = x
# case: what_follows_a_summary/x.idxmax() of pd.crosstab(df['city'], df['kind'])
x = pd.crosstab(df['city'], df['kind'])
result = x.idxmax()
if result is None: result = x
# case: what_follows_a_summary/x.idxmin() of pd.crosstab(df['city'], df['kind'])
x = pd.crosstab(df['city'], df['kind'])
result = x.idxmin()
if result is None: result = x
# case: what_follows_a_summary/x.map(str) of pd.crosstab(df['city'], df['kind'])
x = pd.crosstab(df['city'], df['kind'])
result = x.map(str)
if result is None: result = x
# case: what_follows_a_summary/x.pct_change() of pd.crosstab(df['city'], df['kind'])
x = pd.crosstab(df['city'], df['kind'])
result = x.pct_change()
if result is None: result = x
# case: what_follows_a_summary/x.mode() of pd.crosstab(df['city'], df['kind'])
x = pd.crosstab(df['city'], df['kind'])
result = x.mode()
if result is None: result = x
# case: what_follows_a_summary/x.abs() of pd.crosstab(df['city'], df['kind'])
x = pd.crosstab(df['city'], df['kind'])
result = x.abs()
if result is None: result = x
# case: what_follows_a_summary/x.to_dict('split') of pd.crosstab(df['city'], df['kind'])
x = pd.crosstab(df['city'], df['kind'])
result = x.to_dict('split')
if result is None: result = x
# case: what_follows_a_summary/[i for i, r in x.iterrows()] of pd.crosstab(df['city'], df['kind'])
x = pd.crosstab(df['city'], df['kind'])
result = [i for i, r in x.iterrows()]
if result is None: result = x
# case: what_follows_a_summary/x.add_prefix('p_') of pd.crosstab(df['city'], df['kind'])
x = pd.crosstab(df['city'], df['kind'])
result = x.add_prefix('p_')
if result is None: result = x
# case: what_follows_a_summary/x.dtypes of pd.crosstab(df['city'], df['kind'])
x = pd.crosstab(df['city'], df['kind'])
result = x.dtypes
if result is None: result = x
# case: what_follows_a_summary/x.dtype of pd.crosstab(df['city'], df['kind'])
x = pd.crosstab(df['city'], df['kind'])
result = x.dtype
if result is None: result = x
# case: what_follows_a_summary/x.truncate(before='Rome') of pd.crosstab(df['city'], df['kind'])
x = pd.crosstab(df['city'], df['kind'])
result = x.truncate(before='Rome')
if result is None: result = x
# case: what_follows_a_summary/x.sem() of pd.crosstab(df['city'], df['kind'])
x = pd.crosstab(df['city'], df['kind'])
result = x.sem()
if result is None: result = x
# case: what_follows_a_summary/x.var() of pd.crosstab(df['city'], df['kind'])
x = pd.crosstab(df['city'], df['kind'])
result = x.var()
if result is None: result = x
# case: what_follows_a_summary/x.prod() of pd.crosstab(df['city'], df['kind'])
x = pd.crosstab(df['city'], df['kind'])
result = x.prod()
if result is None: result = x
# case: what_follows_a_summary/x.get('zz', -1) of pd.crosstab(df['city'], df['kind'], margins=True)
x = pd.crosstab(df['city'], df['kind'], margins=True)
result = x.get('zz', -1)
if result is None: result = x
# case: what_follows_a_summary/x.reset_index() of pd.crosstab(df['city'], df['kind'], margins=True)
x = pd.crosstab(df['city'], df['kind'], margins=True)
result = x.reset_index()
if result is None: result = x
# case: what_follows_a_summary/x.iloc[0] of pd.crosstab(df['city'], df['kind'], margins=True)
x = pd.crosstab(df['city'], df['kind'], margins=True)
result = x.iloc[0]
if result is None: result = x
# case: what_follows_a_summary/x.count() of pd.crosstab(df['city'], df['kind'], margins=True)
x = pd.crosstab(df['city'], df['kind'], margins=True)
result = x.count()
if result is None: result = x
# case: what_follows_a_summary/x.idxmax() of pd.crosstab(df['city'], df['kind'], margins=True)
x = pd.crosstab(df['city'], df['kind'], margins=True)
result = x.idxmax()
if result is None: result = x
# case: what_follows_a_summary/x.apply(str) of pd.crosstab(df['city'], df['kind'], margins=True)
x = pd.crosstab(df['city'], df['kind'], margins=True)
result = x.apply(str)
if result is None: result = x
# case: what_follows_a_summary/x.eq(x) of pd.crosstab(df['city'], df['kind'], margins=True)
x = pd.crosstab(df['city'], df['kind'], margins=True)
result = x.eq(x)
if result is None: result = x
# case: what_follows_a_summary/x.nlargest(2) of pd.crosstab(df['city'], df['kind'], margins=True)
x = pd.crosstab(df['city'], df['kind'], margins=True)
result = x.nlargest(2)
if result is None: result = x
# case: what_follows_a_summary/x.between(1, 3) of pd.crosstab(df['city'], df['kind'], margins=True)
x = pd.crosstab(df['city'], df['kind'], margins=True)
result = x.between(1, 3)
if result is None: result = x
# case: what_follows_a_summary/x.to_dict('records') of pd.crosstab(df['city'], df['kind'], margins=True)
x = pd.crosstab(df['city'], df['kind'], margins=True)
result = x.to_dict('records')
if result is None: result = x
# case: what_follows_a_summary/x.join(other.set_index('city'), on='city') of pd.crosstab(df['city'], df['kind'], margins=True)
x = pd.crosstab(df['city'], df['kind'], margins=True)
result = x.join(other.set_index('city'), on='city')
if result is None: result = x
# case: what_follows_a_summary/x.filter(like='o') of pd.crosstab(df['city'], df['kind'], margins=True)
x = pd.crosstab(df['city'], df['kind'], margins=True)
result = x.filter(like='o')
if result is None: result = x
# case: what_follows_a_summary/x.where(x > 2) of pd.crosstab(df['city'], df['kind'], margins=True)
x = pd.crosstab(df['city'], df['kind'], margins=True)
result = x.where(x > 2)
if result is None: result = x
# case: what_follows_a_summary/x.transform(lambda s: s) of pd.crosstab(df['city'], df['kind'], margins=True)
x = pd.crosstab(df['city'], df['kind'], margins=True)
result = x.transform(lambda s: s)
if result is None: result = x
# case: what_follows_a_summary/x.loc[['Rome']] of pd.crosstab(df['city'], df['kind'], margins=True)
x = pd.crosstab(df['city'], df['kind'], margins=True)
result = x.loc[['Rome']]
if result is None: result = x
# case: what_follows_a_summary/np.round(x, 1) of pd.crosstab(df['city'], df['kind'], margins=True)
x = pd.crosstab(df['city'], df['kind'], margins=True)
result = np.round(x, 1)
if result is None: result = x
# case: what_follows_a_summary/x.get('Rome') of df.pivot_table(index='city', columns='kind', values='n', aggfunc='sum')
x = df.pivot_table(index='city', columns='kind', values='n', aggfunc='sum')
result = x.get('Rome')
if result is None: result = x
# case: what_follows_a_summary/x.head(1) of df.pivot_table(index='city', columns='kind', values='n', aggfunc='sum')
x = df.pivot_table(index='city', columns='kind', values='n', aggfunc='sum')
result = x.head(1)
if result is None: result = x
# case: what_follows_a_summary/x.dropna() of df.pivot_table(index='city', columns='kind', values='n', aggfunc='sum')
x = df.pivot_table(index='city', columns='kind', values='n', aggfunc='sum')
result = x.dropna()
if result is None: result = x
# case: what_follows_a_summary/x.eq(x) of df.pivot_table(index='city', columns='kind', values='n', aggfunc='sum')
x = df.pivot_table(index='city', columns='kind', values='n', aggfunc='sum')
result = x.eq(x)
if result is None: result = x
# case: what_follows_a_summary/x.describe() of df.pivot_table(index='city', columns='kind', values='n', aggfunc='sum')
x = df.pivot_table(index='city', columns='kind', values='n', aggfunc='sum')
result = x.describe()
if result is None: result = x
# case: what_follows_a_summary/x.div(x.sum()) of df.pivot_table(index='city', columns='kind', values='n', aggfunc='sum')
x = df.pivot_table(index='city', columns='kind', values='n', aggfunc='sum')
result = x.div(x.sum())
if result is None: result = x
# case: what_follows_a_summary/x['n'] of df.pivot_table(index='city', columns='kind', values='n', aggfunc='sum')
x = df.pivot_table(index='city', columns='kind', values='n', aggfunc='sum')
result = x['n']
if result is None: result = x
# case: what_follows_a_summary/x.to_dict('records') of df.pivot_table(index='city', columns='kind', values='n', aggfunc='sum')
x = df.pivot_table(index='city', columns='kind', values='n', aggfunc='sum')
result = x.to_dict('records')
if result is None: result = x
# case: what_follows_a_summary/x.index.get_level_values(0).tolist() of df.pivot_table(index='city', columns='kind', values='n', aggfunc='sum')
x = df.pivot_table(index='city', columns='kind', values='n', aggfunc='sum')
result = x.index.get_level_values(0).tolist()
if result is None: result = x
# case: what_follows_a_summary/x.set_index('n') of df.pivot_table(index='city', columns='kind', values='n', aggfunc='sum')
x = df.pivot_table(index='city', columns='kind', values='n', aggfunc='sum')
result = x.set_index('n')
if result is None: result = x
# case: what_follows_a_summary/x.corr() of df.pivot_table(index='city', columns='kind', values='n', aggfunc='sum')
x = df.pivot_table(index='city', columns='kind', values='n', aggfunc='sum')
result = x.corr()
if result is None: result = x
# case: what_follows_a_summary/x.filter(items=['Rome'], axis=0) of df.pivot_table(index='city', columns='kind', values='n', aggfunc='sum')
x = df.pivot_table(index='city', columns='kind', values='n', aggfunc='sum')
result = x.filter(items=['Rome'], axis=0)
if result is None: result = x
# case: what_follows_a_summary/x.ndim of df.pivot_table(index='city', columns='kind', values='n', aggfunc='sum')
x = df.pivot_table(index='city', columns='kind', values='n', aggfunc='sum')
result = x.ndim
if result is None: result = x
# case: what_follows_a_summary/x.combine_first(x) of df.pivot_table(index='city', columns='kind', values='n', aggfunc='sum')
x = df.pivot_table(index='city', columns='kind', values='n', aggfunc='sum')
result = x.combine_first(x)
if result is None: result = x
# case: what_follows_a_summary/max(x) of df.pivot_table(index='city', columns='kind', values='n', aggfunc='sum')
x = df.pivot_table(index='city', columns='kind', values='n', aggfunc='sum')
result = max(x)
if result is None: result = x
# case: what_follows_a_summary/x.rolling(2).sum() of df.pivot_table(index='city', columns='kind', values='n', aggfunc='sum')
x = df.pivot_table(index='city', columns='kind', values='n', aggfunc='sum')
result = x.rolling(2).sum()
if result is None: result = x
# case: what_follows_a_summary/x.get('Rome') of df.pivot_table(index='city', values=['n', 'price'])
x = df.pivot_table(index='city', values=['n', 'price'])
result = x.get('Rome')
if result is None: result = x
# case: what_follows_a_summary/x.max() of df.pivot_table(index='city', values=['n', 'price'])
x = df.pivot_table(index='city', values=['n', 'price'])
result = x.max()
if result is None: result = x
# case: what_follows_a_summary/x.std() of df.pivot_table(index='city', values=['n', 'price'])
x = df.pivot_table(index='city', values=['n', 'price'])
result = x.std()
if result is None: result = x
# case: what_follows_a_summary/list(x.items()) of df.pivot_table(index='city', values=['n', 'price'])
x = df.pivot_table(index='city', values=['n', 'price'])
result = list(x.items())
if result is None: result = x
# case: what_follows_a_summary/x.duplicated() of df.pivot_table(index='city', values=['n', 'price'])
x = df.pivot_table(index='city', values=['n', 'price'])
result = x.duplicated()
if result is None: result = x
# case: what_follows_a_summary/str(x) of df.pivot_table(index='city', values=['n', 'price'])
x = df.pivot_table(index='city', values=['n', 'price'])
result = str(x)
if result is None: result = x
# case: what_follows_a_summary/x.to_frame('q') of df.pivot_table(index='city', values=['n', 'price'])
x = df.pivot_table(index='city', values=['n', 'price'])
result = x.to_frame('q')
if result is None: result = x
# case: what_follows_a_summary/x.unique() of df.pivot_table(index='city', values=['n', 'price'])
x = df.pivot_table(index='city', values=['n', 'price'])
result = x.unique()
if result is None: result = x
# case: what_follows_a_summary/x.empty of df.pivot_table(index='city', values=['n', 'price'])
x = df.pivot_table(index='city', values=['n', 'price'])
result = x.empty
if result is None: result = x
# case: what_follows_a_summary/x.rename(columns={'n': 'N'}) of df.pivot_table(index='city', values=['n', 'price'])
x = df.pivot_table(index='city', values=['n', 'price'])
result = x.rename(columns={'n': 'N'})
if result is None: result = x
# case: what_follows_a_summary/x.to_dict('split') of df.pivot_table(index='city', values=['n', 'price'])
x = df.pivot_table(index='city', values=['n', 'price'])
result = x.to_dict('split')
if result is None: result = x
# case: what_follows_a_summary/x.pivot(columns='n') of df.pivot_table(index='city', values=['n', 'price'])
x = df.pivot_table(index='city', values=['n', 'price'])
result = x.pivot(columns='n')
if result is None: result = x
# case: what_follows_a_summary/x.replace(3, 30) of df.pivot_table(index='city', values=['n', 'price'])
x = df.pivot_table(index='city', values=['n', 'price'])
result = x.replace(3, 30)
if result is None: result = x
# case: what_follows_a_summary/x.where(x > 2) of df.pivot_table(index='city', values=['n', 'price'])
x = df.pivot_table(index='city', values=['n', 'price'])
result = x.where(x > 2)
if result is None: result = x
# case: what_follows_a_summary/np.round(x, 1) of df.pivot_table(index='city', values=['n', 'price'])
x = df.pivot_table(index='city', values=['n', 'price'])
result = np.round(x, 1)
if result is None: result = x
# case: what_follows_a_summary/np.mean(x) of df.pivot_table(index='city', values=['n', 'price'])
x = df.pivot_table(index='city', values=['n', 'price'])
result = np.mean(x)
if result is None: result = x
# case: what_follows_a_summary/x.drop(index=[('Rome', 'a')]) of df.pivot_table(index=['city', 'kind'], values='n', aggfunc=['sum', 'count'])
x = df.pivot_table(index=['city', 'kind'], values='n', aggfunc=['sum', 'count'])
result = x.drop(index=[('Rome', 'a')])
if result is None: result = x
# case: what_follows_a_summary/x.head(1) of df.pivot_table(index=['city', 'kind'], values='n', aggfunc=['sum', 'count'])
x = df.pivot_table(index=['city', 'kind'], values='n', aggfunc=['sum', 'count'])
result = x.head(1)
if result is None: result = x
# case: what_follows_a_summary/x.idxmax() of df.pivot_table(index=['city', 'kind'], values='n', aggfunc=['sum', 'count'])
x = df.pivot_table(index=['city', 'kind'], values='n', aggfunc=['sum', 'count'])
result = x.idxmax()
if result is None: result = x
# case: what_follows_a_summary/x.isin([1, 3]) of df.pivot_table(index=['city', 'kind'], values='n', aggfunc=['sum', 'count'])
x = df.pivot_table(index=['city', 'kind'], values='n', aggfunc=['sum', 'count'])
result = x.isin([1, 3])
if result is None: result = x
# case: what_follows_a_summary/x.any() of df.pivot_table(index=['city', 'kind'], values='n', aggfunc=['sum', 'count'])
x = df.pivot_table(index=['city', 'kind'], values='n', aggfunc=['sum', 'count'])
result = x.any()
if result is None: result = x
# case: what_follows_a_summary/x.sum(axis=1) of df.pivot_table(index=['city', 'kind'], values='n', aggfunc=['sum', 'count'])
x = df.pivot_table(index=['city', 'kind'], values='n', aggfunc=['sum', 'count'])
result = x.sum(axis=1)
if result is None: result = x
# case: what_follows_a_summary/x.idxmax(axis=1) of df.pivot_table(index=['city', 'kind'], values='n', aggfunc=['sum', 'count'])
x = df.pivot_table(index=['city', 'kind'], values='n', aggfunc=['sum', 'count'])
result = x.idxmax(axis=1)
if result is None: result = x
# case: what_follows_a_summary/x.to_dict('split') of df.pivot_table(index=['city', 'kind'], values='n', aggfunc=['sum', 'count'])
x = df.pivot_table(index=['city', 'kind'], values='n', aggfunc=['sum', 'count'])
result = x.to_dict('split')
if result is None: result = x
# case: what_follows_a_summary/[i for i, r in x.iterrows()] of df.pivot_table(index=['city', 'kind'], values='n', aggfunc=['sum', 'count'])
x = df.pivot_table(index=['city', 'kind'], values='n', aggfunc=['sum', 'count'])
result = [i for i, r in x.iterrows()]
if result is None: result = x
# case: what_follows_a_summary/x.loc[:, 'n'] of df.pivot_table(index=['city', 'kind'], values='n', aggfunc=['sum', 'count'])
x = df.pivot_table(index=['city', 'kind'], values='n', aggfunc=['sum', 'count'])
result = x.loc[:, 'n']
if result is None: result = x
# case: what_follows_a_summary/x.corr() of df.pivot_table(index=['city', 'kind'], values='n', aggfunc=['sum', 'count'])
x = df.pivot_table(index=['city', 'kind'], values='n', aggfunc=['sum', 'count'])
result = x.corr()
if result is None: result = x
# case: what_follows_a_summary/x.explode() of df.pivot_table(index=['city', 'kind'], values='n', aggfunc=['sum', 'count'])
x = df.pivot_table(index=['city', 'kind'], values='n', aggfunc=['sum', 'count'])
result = x.explode()
if result is None: result = x
# case: what_follows_a_summary/x.loc[[('Rome', 'a')]] of df.pivot_table(index=['city', 'kind'], values='n', aggfunc=['sum', 'count'])
x = df.pivot_table(index=['city', 'kind'], values='n', aggfunc=['sum', 'count'])
result = x.loc[[('Rome', 'a')]]
if result is None: result = x
# case: what_follows_a_summary/bool(x.empty) of df.pivot_table(index=['city', 'kind'], values='n', aggfunc=['sum', 'count'])
x = df.pivot_table(index=['city', 'kind'], values='n', aggfunc=['sum', 'count'])
result = bool(x.empty)
if result is None: result = x
# case: what_follows_a_summary/set(x) of df.pivot_table(index=['city', 'kind'], values='n', aggfunc=['sum', 'count'])
x = df.pivot_table(index=['city', 'kind'], values='n', aggfunc=['sum', 'count'])
result = set(x)
if result is None: result = x
# case: what_follows_a_summary/pd.DataFrame(x) of df.pivot_table(index=['city', 'kind'], values='n', aggfunc=['sum', 'count'])
x = df.pivot_table(index=['city', 'kind'], values='n', aggfunc=['sum', 'count'])
result = pd.DataFrame(x)
if result is None: result = x
# case: what_follows_a_summary/x.reset_index(drop=True) of df.describe()
x = df.describe()
result = x.reset_index(drop=True)
if result is None: result = x
# case: what_follows_a_summary/x.min() of df.describe()
x = df.describe()
result = x.min()
if result is None: result = x
# case: what_follows_a_summary/x.median() of df.describe()
x = df.describe()
result = x.median()
if result is None: result = x
# case: what_follows_a_summary/x.shape of df.describe()
x = df.describe()
result = x.shape
if result is None: result = x
# case: what_follows_a_summary/x.astype(str) of df.describe()
x = df.describe()
result = x.astype(str)
if result is None: result = x
# case: what_follows_a_summary/x.fillna(0) of df.describe()
x = df.describe()
result = x.fillna(0)
if result is None: result = x
# case: what_follows_a_summary/x.duplicated() of df.describe()
x = df.describe()
result = x.duplicated()
if result is None: result = x
# case: what_follows_a_summary/x.squeeze() of df.describe()
x = df.describe()
result = x.squeeze()
if result is None: result = x
# case: what_follows_a_summary/x.empty of df.describe()
x = df.describe()
result = x.empty
if result is None: result = x
# case: what_follows_a_summary/pd.concat([x, x]) of df.describe()
x = df.describe()
result = pd.concat([x, x])
if result is None: result = x
# case: what_follows_a_summary/x.loc[:, 'n'] of df.describe()
x = df.describe()
result = x.loc[:, 'n']
if result is None: result = x
# case: what_follows_a_summary/x.filter(like='o') of df.describe()
x = df.describe()
result = x.filter(like='o')
if result is None: result = x
# case: what_follows_a_summary/bool(x.empty) of df.describe()
x = df.describe()
result = bool(x.empty)
if result is None: result = x
# case: what_follows_a_summary/dict(x) of df.describe()
x = df.describe()
result = dict(x)
if result is None: result = x
# case: what_follows_a_summary/set(x) of df.describe()
x = df.describe()
result = set(x)
if result is None: result = x
# case: what_follows_a_summary/pd.isna(x) of df.describe()
x = df.describe()
result = pd.isna(x)
if result is None: result = x
# case: what_follows_a_summary/x.reset_index().columns.tolist() of df['n'].describe()
x = df['n'].describe()
result = x.reset_index().columns.tolist()
if result is None: result = x
# case: what_follows_a_summary/x.iloc[:2] of df['n'].describe()
x = df['n'].describe()
result = x.iloc[:2]
if result is None: result = x
# case: what_follows_a_summary/x.T of df['n'].describe()
x = df['n'].describe()
result = x.T
if result is None: result = x
# case: what_follows_a_summary/x.to_dict() of df['n'].describe()
x = df['n'].describe()
result = x.to_dict()
if result is None: result = x
# case: what_follows_a_summary/x.round(1) of df['n'].describe()
x = df['n'].describe()
result = x.round(1)
if result is None: result = x
# case: what_follows_a_summary/x.tolist() of df['n'].describe()
x = df['n'].describe()
result = x.tolist()
if result is None: result = x
# case: what_follows_a_summary/x.between(1, 3) of df['n'].describe()
x = df['n'].describe()
result = x.between(1, 3)
if result is None: result = x
# case: what_follows_a_summary/x.div(x.sum()) of df['n'].describe()
x = df['n'].describe()
result = x.div(x.sum())
if result is None: result = x
# case: what_follows_a_summary/x.merge(other, left_index=True, right_on='city', how='left') of df['n'].describe()
x = df['n'].describe()
result = x.merge(other, left_index=True, right_on='city', how='left')
if result is None: result = x
# case: what_follows_a_summary/x.iloc[0, 0] of df['n'].describe()
x = df['n'].describe()
result = x.iloc[0, 0]
if result is None: result = x
# case: what_follows_a_summary/x.ndim of df['n'].describe()
x = df['n'].describe()
result = x.ndim
if result is None: result = x
# case: what_follows_a_summary/x.loc['mean':] of df['n'].describe()
x = df['n'].describe()
result = x.loc['mean':]
if result is None: result = x
# case: what_follows_a_summary/x.combine_first(x) of df['n'].describe()
x = df['n'].describe()
result = x.combine_first(x)
if result is None: result = x
# case: what_follows_a_summary/max(x) of df['n'].describe()
x = df['n'].describe()
result = max(x)
if result is None: result = x
# case: what_follows_a_summary/x.ewm(span=2).mean() of df['n'].describe()
x = df['n'].describe()
result = x.ewm(span=2).mean()
if result is None: result = x
# case: what_follows_a_summary/x.rolling(2).sum() of df['n'].describe()
x = df['n'].describe()
result = x.rolling(2).sum()
if result is None: result = x
# case: what_follows_a_summary/x.sort_index(ascending=False) of df.set_index('city')
x = df.set_index('city')
result = x.sort_index(ascending=False)
if result is None: result = x
# case: what_follows_a_summary/x.tail(2) of df.set_index('city')
x = df.set_index('city')
result = x.tail(2)
if result is None: result = x
# case: what_follows_a_summary/x.iloc[0] of df.set_index('city')
x = df.set_index('city')
result = x.iloc[0]
if result is None: result = x
# case: what_follows_a_summary/x.median() of df.set_index('city')
x = df.set_index('city')
result = x.median()
if result is None: result = x
# case: what_follows_a_summary/x.count() of df.set_index('city')
x = df.set_index('city')
result = x.count()
if result is None: result = x
# case: what_follows_a_summary/len(x) of df.set_index('city')
x = df.set_index('city')
result = len(x)
if result is None: result = x
# case: what_follows_a_summary/x.isna() of df.set_index('city')
x = df.set_index('city')
result = x.isna()
if result is None: result = x
# case: what_follows_a_summary/x + x of df.set_index('city')
x = df.set_index('city')
result = x + x
if result is None: result = x
# case: what_follows_a_summary/x.to_string() of df.set_index('city')
x = df.set_index('city')
result = x.to_string()
if result is None: result = x
# case: what_follows_a_summary/x.stack() of df.set_index('city')
x = df.set_index('city')
result = x.stack()
if result is None: result = x
# case: what_follows_a_summary/x.any() of df.set_index('city')
x = df.set_index('city')
result = x.any()
if result is None: result = x
# case: what_follows_a_summary/x.query('n > 2') of df.set_index('city')
x = df.set_index('city')
result = x.query('n > 2')
if result is None: result = x
# case: what_follows_a_summary/x[['n']] of df.set_index('city')
x = df.set_index('city')
result = x[['n']]
if result is None: result = x
# case: what_follows_a_summary/[i for i, r in x.iterrows()] of df.set_index('city')
x = df.set_index('city')
result = [i for i, r in x.iterrows()]
if result is None: result = x
# case: what_follows_a_summary/x.add_prefix('p_') of df.set_index('city')
x = df.set_index('city')
result = x.add_prefix('p_')
if result is None: result = x
# case: what_follows_a_summary/pd.isna(x) of df.set_index('city')
x = df.set_index('city')
result = pd.isna(x)
if result is None: result = x
# case: what_follows_a_summary/x.std() of df.set_index(['city', 'kind'])
x = df.set_index(['city', 'kind'])
result = x.std()
if result is None: result = x
# case: what_follows_a_summary/x.T of df.set_index(['city', 'kind'])
x = df.set_index(['city', 'kind'])
result = x.T
if result is None: result = x
# case: what_follows_a_summary/x.map(str) of df.set_index(['city', 'kind'])
x = df.set_index(['city', 'kind'])
result = x.map(str)
if result is None: result = x
# case: what_follows_a_summary/x.isna() of df.set_index(['city', 'kind'])
x = df.set_index(['city', 'kind'])
result = x.isna()
if result is None: result = x
# case: what_follows_a_summary/x.to_string() of df.set_index(['city', 'kind'])
x = df.set_index(['city', 'kind'])
result = x.to_string()
if result is None: result = x
# case: what_follows_a_summary/x.groupby(level=0).sum() of df.set_index(['city', 'kind'])
x = df.set_index(['city', 'kind'])
result = x.groupby(level=0).sum()
if result is None: result = x
# case: what_follows_a_summary/x.empty of df.set_index(['city', 'kind'])
x = df.set_index(['city', 'kind'])
result = x.empty
if result is None: result = x
# case: what_follows_a_summary/x[['n']] of df.set_index(['city', 'kind'])
x = df.set_index(['city', 'kind'])
result = x[['n']]
if result is None: result = x
# case: what_follows_a_summary/x['n'] of df.set_index(['city', 'kind'])
x = df.set_index(['city', 'kind'])
result = x['n']
if result is None: result = x
# case: what_follows_a_summary/x.to_dict('index') of df.set_index(['city', 'kind'])
x = df.set_index(['city', 'kind'])
result = x.to_dict('index')
if result is None: result = x
# case: what_follows_a_summary/pd.concat([x, x], axis=1) of df.set_index(['city', 'kind'])
x = df.set_index(['city', 'kind'])
result = pd.concat([x, x], axis=1)
if result is None: result = x
# case: what_follows_a_summary/x.loc[('Rome', 'a'), 'n'] of df.set_index(['city', 'kind'])
x = df.set_index(['city', 'kind'])
result = x.loc[('Rome', 'a'), 'n']
if result is None: result = x
# case: what_follows_a_summary/x.ffill() of df.set_index(['city', 'kind'])
x = df.set_index(['city', 'kind'])
result = x.ffill()
if result is None: result = x
# case: what_follows_a_summary/x.ndim of df.set_index(['city', 'kind'])
x = df.set_index(['city', 'kind'])
result = x.ndim
if result is None: result = x
# case: what_follows_a_summary/max(x) of df.set_index(['city', 'kind'])
x = df.set_index(['city', 'kind'])
result = max(x)
if result is None: result = x
# case: what_follows_a_summary/sorted(x) of df.set_index(['city', 'kind'])
x = df.set_index(['city', 'kind'])
result = sorted(x)
if result is None: result = x
# case: what_follows_a_summary/x.head(1) of df.set_index('day')['n']
x = df.set_index('day')['n']
result = x.head(1)
if result is None: result = x
# case: what_follows_a_summary/x.iloc[:2] of df.set_index('day')['n']
x = df.set_index('day')['n']
result = x.iloc[:2]
if result is None: result = x
# case: what_follows_a_summary/x.max() of df.set_index('day')['n']
x = df.set_index('day')['n']
result = x.max()
if result is None: result = x
# case: what_follows_a_summary/x.sum() of df.set_index('day')['n']
x = df.set_index('day')['n']
result = x.sum()
if result is None: result = x
# case: what_follows_a_summary/x.std() of df.set_index('day')['n']
x = df.set_index('day')['n']
result = x.std()
if result is None: result = x
# case: what_follows_a_summary/x.idxmin() of df.set_index('day')['n']
x = df.set_index('day')['n']
result = x.idxmin()
if result is None: result = x
# case: what_follows_a_summary/x.round(1) of df.set_index('day')['n']
x = df.set_index('day')['n']
result = x.round(1)
if result is None: result = x
# case: what_follows_a_summary/x.isna().any() of df.set_index('day')['n']
x = df.set_index('day')['n']
result = x.isna().any()
if result is None: result = x
# case: what_follows_a_summary/x > 1 of df.set_index('day')['n']
x = df.set_index('day')['n']
result = x > 1
if result is None: result = x
# case: what_follows_a_summary/x.cumsum() of df.set_index('day')['n']
x = df.set_index('day')['n']
result = x.cumsum()
if result is None: result = x
# case: what_follows_a_summary/x.tolist() of df.set_index('day')['n']
x = df.set_index('day')['n']
result = x.tolist()
if result is None: result = x
# case: what_follows_a_summary/x.quantile(0.5) of df.set_index('day')['n']
x = df.set_index('day')['n']
result = x.quantile(0.5)
if result is None: result = x
# case: what_follows_a_summary/x.empty of df.set_index('day')['n']
x = df.set_index('day')['n']
result = x.empty
if result is None: result = x
# case: what_follows_a_summary/[i for i, r in x.iterrows()] of df.set_index('day')['n']
x = df.set_index('day')['n']
result = [i for i, r in x.iterrows()]
if result is None: result = x
# case: what_follows_a_summary/x.droplevel(0) of df.set_index('day')['n']
x = df.set_index('day')['n']
result = x.droplevel(0)
if result is None: result = x
# case: what_follows_a_summary/x.rename_axis('ax') of df.set_index('day')['n']
x = df.set_index('day')['n']
result = x.rename_axis('ax')
if result is None: result = x
# case: what_follows_a_summary/'Rome' in x of df.groupby(['city', 'kind'])['n'].sum().unstack()
x = df.groupby(['city', 'kind'])['n'].sum().unstack()
result = 'Rome' in x
if result is None: result = x
# case: what_follows_a_summary/x.reindex(['Rome']) of df.groupby(['city', 'kind'])['n'].sum().unstack()
x = df.groupby(['city', 'kind'])['n'].sum().unstack()
result = x.reindex(['Rome'])
if result is None: result = x
# case: what_follows_a_summary/x.rename({'Rome': 'new'}) of df.groupby(['city', 'kind'])['n'].sum().unstack()
x = df.groupby(['city', 'kind'])['n'].sum().unstack()
result = x.rename({'Rome': 'new'})
if result is None: result = x
# case: what_follows_a_summary/x.head(1) of df.groupby(['city', 'kind'])['n'].sum().unstack()
x = df.groupby(['city', 'kind'])['n'].sum().unstack()
result = x.head(1)
if result is None: result = x
# case: what_follows_a_summary/x.idxmin() of df.groupby(['city', 'kind'])['n'].sum().unstack()
x = df.groupby(['city', 'kind'])['n'].sum().unstack()
result = x.idxmin()
if result is None: result = x
# case: what_follows_a_summary/x.shape of df.groupby(['city', 'kind'])['n'].sum().unstack()
x = df.groupby(['city', 'kind'])['n'].sum().unstack()
result = x.shape
if result is None: result = x
# case: what_follows_a_summary/x.isna().any() of df.groupby(['city', 'kind'])['n'].sum().unstack()
x = df.groupby(['city', 'kind'])['n'].sum().unstack()
result = x.isna().any()
if result is None: result = x
# case: what_follows_a_summary/x.cumsum() of df.groupby(['city', 'kind'])['n'].sum().unstack()
x = df.groupby(['city', 'kind'])['n'].sum().unstack()
result = x.cumsum()
if result is None: result = x
# case: what_follows_a_summary/str(x) of df.groupby(['city', 'kind'])['n'].sum().unstack()
x = df.groupby(['city', 'kind'])['n'].sum().unstack()
result = str(x)
if result is None: result = x
# case: what_follows_a_summary/x.mode() of df.groupby(['city', 'kind'])['n'].sum().unstack()
x = df.groupby(['city', 'kind'])['n'].sum().unstack()
result = x.mode()
if result is None: result = x
# case: what_follows_a_summary/x.xs('Rome') of df.groupby(['city', 'kind'])['n'].sum().unstack()
x = df.groupby(['city', 'kind'])['n'].sum().unstack()
result = x.xs('Rome')
if result is None: result = x
# case: what_follows_a_summary/x.droplevel(0) of df.groupby(['city', 'kind'])['n'].sum().unstack()
x = df.groupby(['city', 'kind'])['n'].sum().unstack()
result = x.droplevel(0)
if result is None: result = x
# case: what_follows_a_summary/x.nlargest(2, 'n') of df.groupby(['city', 'kind'])['n'].sum().unstack()
x = df.groupby(['city', 'kind'])['n'].sum().unstack()
result = x.nlargest(2, 'n')
if result is None: result = x
# case: what_follows_a_summary/x.filter(items=['Rome'], axis=0) of df.groupby(['city', 'kind'])['n'].sum().unstack()
x = df.groupby(['city', 'kind'])['n'].sum().unstack()
result = x.filter(items=['Rome'], axis=0)
if result is None: result = x
# case: what_follows_a_summary/x.prod() of df.groupby(['city', 'kind'])['n'].sum().unstack()
x = df.groupby(['city', 'kind'])['n'].sum().unstack()
result = x.prod()
if result is None: result = x
# case: what_follows_a_summary/pd.DataFrame(x) of df.groupby(['city', 'kind'])['n'].sum().unstack()
x = df.groupby(['city', 'kind'])['n'].sum().unstack()
result = pd.DataFrame(x)
if result is None: result = x
# case: what_follows_a_summary/x.sort_values() of df.groupby(['city', 'kind'])['n'].sum().unstack(fill_value=0)
x = df.groupby(['city', 'kind'])['n'].sum().unstack(fill_value=0)
result = x.sort_values()
if result is None: result = x
# case: what_follows_a_summary/x.columns.tolist() of df.groupby(['city', 'kind'])['n'].sum().unstack(fill_value=0)
x = df.groupby(['city', 'kind'])['n'].sum().unstack(fill_value=0)
result = x.columns.tolist()
if result is None: result = x
# case: what_follows_a_summary/len(x) of df.groupby(['city', 'kind'])['n'].sum().unstack(fill_value=0)
x = df.groupby(['city', 'kind'])['n'].sum().unstack(fill_value=0)
result = len(x)
if result is None: result = x
# case: what_follows_a_summary/x.apply(lambda v: v) of df.groupby(['city', 'kind'])['n'].sum().unstack(fill_value=0)
x = df.groupby(['city', 'kind'])['n'].sum().unstack(fill_value=0)
result = x.apply(lambda v: v)
if result is None: result = x
# case: what_follows_a_summary/x.isna().any() of df.groupby(['city', 'kind'])['n'].sum().unstack(fill_value=0)
x = df.groupby(['city', 'kind'])['n'].sum().unstack(fill_value=0)
result = x.isna().any()
if result is None: result = x
# case: what_follows_a_summary/x.abs() of df.groupby(['city', 'kind'])['n'].sum().unstack(fill_value=0)
x = df.groupby(['city', 'kind'])['n'].sum().unstack(fill_value=0)
result = x.abs()
if result is None: result = x
# case: what_follows_a_summary/x.insert(0, 'w', 5) of df.groupby(['city', 'kind'])['n'].sum().unstack(fill_value=0)
x = df.groupby(['city', 'kind'])['n'].sum().unstack(fill_value=0)
result = x.insert(0, 'w', 5)
if result is None: result = x
# case: what_follows_a_summary/x.ffill() of df.groupby(['city', 'kind'])['n'].sum().unstack(fill_value=0)
x = df.groupby(['city', 'kind'])['n'].sum().unstack(fill_value=0)
result = x.ffill()
if result is None: result = x
# case: what_follows_a_summary/x.pipe(len) of df.groupby(['city', 'kind'])['n'].sum().unstack(fill_value=0)
x = df.groupby(['city', 'kind'])['n'].sum().unstack(fill_value=0)
result = x.pipe(len)
if result is None: result = x
# case: what_follows_a_summary/x.dtypes of df.groupby(['city', 'kind'])['n'].sum().unstack(fill_value=0)
x = df.groupby(['city', 'kind'])['n'].sum().unstack(fill_value=0)
result = x.dtypes
if result is None: result = x
# case: what_follows_a_summary/x.dtype of df.groupby(['city', 'kind'])['n'].sum().unstack(fill_value=0)
x = df.groupby(['city', 'kind'])['n'].sum().unstack(fill_value=0)
result = x.dtype
if result is None: result = x
# case: what_follows_a_summary/x.keys().tolist() of df.groupby(['city', 'kind'])['n'].sum().unstack(fill_value=0)
x = df.groupby(['city', 'kind'])['n'].sum().unstack(fill_value=0)
result = x.keys().tolist()
if result is None: result = x
# case: what_follows_a_summary/sorted(x) of df.groupby(['city', 'kind'])['n'].sum().unstack(fill_value=0)
x = df.groupby(['city', 'kind'])['n'].sum().unstack(fill_value=0)
result = sorted(x)
if result is None: result = x
# case: what_follows_a_summary/x.sem() of df.groupby(['city', 'kind'])['n'].sum().unstack(fill_value=0)
x = df.groupby(['city', 'kind'])['n'].sum().unstack(fill_value=0)
result = x.sem()
if result is None: result = x
# case: what_follows_a_summary/x.var() of df.groupby(['city', 'kind'])['n'].sum().unstack(fill_value=0)
x = df.groupby(['city', 'kind'])['n'].sum().unstack(fill_value=0)
result = x.var()
if result is None: result = x
# case: what_follows_a_summary/x.ewm(span=2).mean() of df.groupby(['city', 'kind'])['n'].sum().unstack(fill_value=0)
x = df.groupby(['city', 'kind'])['n'].sum().unstack(fill_value=0)
result = x.ewm(span=2).mean()
if result is None: result = x
# case: what_follows_a_summary/0 in x.index of df.merge(other, on='city')
x = df.merge(other, on='city')
result = 0 in x.index
if result is None: result = x
# case: what_follows_a_summary/x.reindex([0]) of df.merge(other, on='city')
x = df.merge(other, on='city')
result = x.reindex([0])
if result is None: result = x
# case: what_follows_a_summary/x.rename({0: 'new'}) of df.merge(other, on='city')
x = df.merge(other, on='city')
result = x.rename({0: 'new'})
if result is None: result = x
# case: what_follows_a_summary/x.median() of df.merge(other, on='city')
x = df.merge(other, on='city')
result = x.median()
if result is None: result = x
# case: what_follows_a_summary/x.fillna(0) of df.merge(other, on='city')
x = df.merge(other, on='city')
result = x.fillna(0)
if result is None: result = x
# case: what_follows_a_summary/x.apply(lambda v: v) of df.merge(other, on='city')
x = df.merge(other, on='city')
result = x.apply(lambda v: v)
if result is None: result = x
# case: what_follows_a_summary/x.duplicated() of df.merge(other, on='city')
x = df.merge(other, on='city')
result = x.duplicated()
if result is None: result = x
# case: what_follows_a_summary/x.eq(x) of df.merge(other, on='city')
x = df.merge(other, on='city')
result = x.eq(x)
if result is None: result = x
# case: what_follows_a_summary/x.squeeze() of df.merge(other, on='city')
x = df.merge(other, on='city')
result = x.squeeze()
if result is None: result = x
# case: what_follows_a_summary/x['n'] of df.merge(other, on='city')
x = df.merge(other, on='city')
result = x['n']
if result is None: result = x
# case: what_follows_a_summary/x.to_dict('index') of df.merge(other, on='city')
x = df.merge(other, on='city')
result = x.to_dict('index')
if result is None: result = x
# case: what_follows_a_summary/x.merge(other, left_index=True, right_on='city', how='left') of df.merge(other, on='city')
x = df.merge(other, on='city')
result = x.merge(other, left_index=True, right_on='city', how='left')
if result is None: result = x
# case: what_follows_a_summary/x.iloc[0, 0] of df.merge(other, on='city')
x = df.merge(other, on='city')
result = x.iloc[0, 0]
if result is None: result = x
# case: what_follows_a_summary/x.index.is_unique of df.merge(other, on='city')
x = df.merge(other, on='city')
result = x.index.is_unique
if result is None: result = x
# case: what_follows_a_summary/x.loc[0:] of df.merge(other, on='city')
x = df.merge(other, on='city')
result = x.loc[0:]
if result is None: result = x
# case: what_follows_a_summary/pd.isna(x) of df.merge(other, on='city')
x = df.merge(other, on='city')
result = pd.isna(x)
if result is None: result = x
# case: what_follows_a_summary/x.loc[0] of df.merge(other, on='city', how='left')
x = df.merge(other, on='city', how='left')
result = x.loc[0]
if result is None: result = x
# case: what_follows_a_summary/x.drop(0) of df.merge(other, on='city', how='left')
x = df.merge(other, on='city', how='left')
result = x.drop(0)
if result is None: result = x
# case: what_follows_a_summary/x.reindex([0]) of df.merge(other, on='city', how='left')
x = df.merge(other, on='city', how='left')
result = x.reindex([0])
if result is None: result = x
# case: what_follows_a_summary/x.sort_index(ascending=False) of df.merge(other, on='city', how='left')
x = df.merge(other, on='city', how='left')
result = x.sort_index(ascending=False)
if result is None: result = x
# case: what_follows_a_summary/x.iloc[0] of df.merge(other, on='city', how='left')
x = df.merge(other, on='city', how='left')
result = x.iloc[0]
if result is None: result = x
# case: what_follows_a_summary/x.iloc[:2] of df.merge(other, on='city', how='left')
x = df.merge(other, on='city', how='left')
result = x.iloc[:2]
if result is None: result = x
# case: what_follows_a_summary/x.count() of df.merge(other, on='city', how='left')
x = df.merge(other, on='city', how='left')
result = x.count()
if result is None: result = x
# case: what_follows_a_summary/x.idxmin() of df.merge(other, on='city', how='left')
x = df.merge(other, on='city', how='left')
result = x.idxmin()
if result is None: result = x
# case: what_follows_a_summary/x.to_dict() of df.merge(other, on='city', how='left')
x = df.merge(other, on='city', how='left')
result = x.to_dict()
if result is None: result = x
# case: what_follows_a_summary/len(x) of df.merge(other, on='city', how='left')
x = df.merge(other, on='city', how='left')
result = len(x)
if result is None: result = x
# case: what_follows_a_summary/x.round(1) of df.merge(other, on='city', how='left')
x = df.merge(other, on='city', how='left')
result = x.round(1)
if result is None: result = x
# case: what_follows_a_summary/x.to_string() of df.merge(other, on='city', how='left')
x = df.merge(other, on='city', how='left')
result = x.to_string()
if result is None: result = x
# case: what_follows_a_summary/x.to_frame() of df.merge(other, on='city', how='left')
x = df.merge(other, on='city', how='left')
result = x.to_frame()
if result is None: result = x
# case: what_follows_a_summary/x.to_dict('index') of df.merge(other, on='city', how='left')
x = df.merge(other, on='city', how='left')
result = x.to_dict('index')
if result is None: result = x
# case: what_follows_a_summary/x.melt() of df.merge(other, on='city', how='left')
x = df.merge(other, on='city', how='left')
result = x.melt()
if result is None: result = x
# case: what_follows_a_summary/x.replace(3, 30) of df.merge(other, on='city', how='left')
x = df.merge(other, on='city', how='left')
result = x.replace(3, 30)
if result is None: result = x
# case: what_follows_a_summary/x.reset_index(drop=True) of df.merge(other, how='outer', on='city', indicator=True)
x = df.merge(other, how='outer', on='city', indicator=True)
result = x.reset_index(drop=True)
if result is None: result = x
# case: what_follows_a_summary/x.iloc[:2] of df.merge(other, how='outer', on='city', indicator=True)
x = df.merge(other, how='outer', on='city', indicator=True)
result = x.iloc[:2]
if result is None: result = x
# case: what_follows_a_summary/x.max() of df.merge(other, how='outer', on='city', indicator=True)
x = df.merge(other, how='outer', on='city', indicator=True)
result = x.max()
if result is None: result = x
# case: what_follows_a_summary/x.astype(str) of df.merge(other, how='outer', on='city', indicator=True)
x = df.merge(other, how='outer', on='city', indicator=True)
result = x.astype(str)
if result is None: result = x
# case: what_follows_a_summary/x.round(1) of df.merge(other, how='outer', on='city', indicator=True)
x = df.merge(other, how='outer', on='city', indicator=True)
result = x.round(1)
if result is None: result = x
# case: what_follows_a_summary/x.squeeze() of df.merge(other, how='outer', on='city', indicator=True)
x = df.merge(other, how='outer', on='city', indicator=True)
result = x.squeeze()
if result is None: result = x
# case: what_follows_a_summary/x.mode() of df.merge(other, how='outer', on='city', indicator=True)
x = df.merge(other, how='outer', on='city', indicator=True)
result = x.mode()
if result is None: result = x
# case: what_follows_a_summary/x.empty of df.merge(other, how='outer', on='city', indicator=True)
x = df.merge(other, how='outer', on='city', indicator=True)
result = x.empty
if result is None: result = x
# case: what_follows_a_summary/x / x.sum() of df.merge(other, how='outer', on='city', indicator=True)
x = df.merge(other, how='outer', on='city', indicator=True)
result = x / x.sum()
if result is None: result = x
# case: what_follows_a_summary/x.loc[:, 'n'] of df.merge(other, how='outer', on='city', indicator=True)
x = df.merge(other, how='outer', on='city', indicator=True)
result = x.loc[:, 'n']
if result is None: result = x
# case: what_follows_a_summary/x.ffill() of df.merge(other, how='outer', on='city', indicator=True)
x = df.merge(other, how='outer', on='city', indicator=True)
result = x.ffill()
if result is None: result = x
# case: what_follows_a_summary/x.transform(lambda s: s) of df.merge(other, how='outer', on='city', indicator=True)
x = df.merge(other, how='outer', on='city', indicator=True)
result = x.transform(lambda s: s)
if result is None: result = x
# case: what_follows_a_summary/x.index.is_unique of df.merge(other, how='outer', on='city', indicator=True)
x = df.merge(other, how='outer', on='city', indicator=True)
result = x.index.is_unique
if result is None: result = x
# case: what_follows_a_summary/x.combine_first(x) of df.merge(other, how='outer', on='city', indicator=True)
x = df.merge(other, how='outer', on='city', indicator=True)
result = x.combine_first(x)
if result is None: result = x
# case: what_follows_a_summary/bool(x.empty) of df.merge(other, how='outer', on='city', indicator=True)
x = df.merge(other, how='outer', on='city', indicator=True)
result = bool(x.empty)
if result is None: result = x
# case: what_follows_a_summary/sorted(x) of df.merge(other, how='outer', on='city', indicator=True)
x = df.merge(other, how='outer', on='city', indicator=True)
result = sorted(x)
if result is None: result = x
# case: what_follows_a_summary/x.reset_index(drop=True) of pd.concat({'x': df[['n']].head(2), 'y': df[['n']].tail(2)})
x = pd.concat({'x': df[['n']].head(2), 'y': df[['n']].tail(2)})
result = x.reset_index(drop=True)
if result is None: result = x
# case: what_follows_a_summary/x.nunique() of pd.concat({'x': df[['n']].head(2), 'y': df[['n']].tail(2)})
x = pd.concat({'x': df[['n']].head(2), 'y': df[['n']].tail(2)})
result = x.nunique()
if result is None: result = x
# case: what_follows_a_summary/x.to_dict() of pd.concat({'x': df[['n']].head(2), 'y': df[['n']].tail(2)})
x = pd.concat({'x': df[['n']].head(2), 'y': df[['n']].tail(2)})
result = x.to_dict()
if result is None: result = x
# case: what_follows_a_summary/x.size of pd.concat({'x': df[['n']].head(2), 'y': df[['n']].tail(2)})
x = pd.concat({'x': df[['n']].head(2), 'y': df[['n']].tail(2)})
result = x.size
if result is None: result = x
# case: what_follows_a_summary/x.shift(1) of pd.concat({'x': df[['n']].head(2), 'y': df[['n']].tail(2)})
x = pd.concat({'x': df[['n']].head(2), 'y': df[['n']].tail(2)})
result = x.shift(1)
if result is None: result = x
# case: what_follows_a_summary/x.describe() of pd.concat({'x': df[['n']].head(2), 'y': df[['n']].tail(2)})
x = pd.concat({'x': df[['n']].head(2), 'y': df[['n']].tail(2)})
result = x.describe()
if result is None: result = x
# case: what_follows_a_summary/x.div(x.sum(axis=1), axis=0) of pd.concat({'x': df[['n']].head(2), 'y': df[['n']].tail(2)})
x = pd.concat({'x': df[['n']].head(2), 'y': df[['n']].tail(2)})
result = x.div(x.sum(axis=1), axis=0)
if result is None: result = x
# case: what_follows_a_summary/x.to_dict('split') of pd.concat({'x': df[['n']].head(2), 'y': df[['n']].tail(2)})
x = pd.concat({'x': df[['n']].head(2), 'y': df[['n']].tail(2)})
result = x.to_dict('split')
if result is None: result = x
# case: what_follows_a_summary/x.agg('sum') of pd.concat({'x': df[['n']].head(2), 'y': df[['n']].tail(2)})
x = pd.concat({'x': df[['n']].head(2), 'y': df[['n']].tail(2)})
result = x.agg('sum')
if result is None: result = x
# case: what_follows_a_summary/x.at[('x', 0), 'n'] of pd.concat({'x': df[['n']].head(2), 'y': df[['n']].tail(2)})
x = pd.concat({'x': df[['n']].head(2), 'y': df[['n']].tail(2)})
result = x.at[('x', 0), 'n']
if result is None: result = x
# case: what_follows_a_summary/x.transform(lambda s: s) of pd.concat({'x': df[['n']].head(2), 'y': df[['n']].tail(2)})
x = pd.concat({'x': df[['n']].head(2), 'y': df[['n']].tail(2)})
result = x.transform(lambda s: s)
if result is None: result = x
# case: what_follows_a_summary/x.add_prefix('p_') of pd.concat({'x': df[['n']].head(2), 'y': df[['n']].tail(2)})
x = pd.concat({'x': df[['n']].head(2), 'y': df[['n']].tail(2)})
result = x.add_prefix('p_')
if result is None: result = x
# case: what_follows_a_summary/x.truncate(before=('x', 0)) of pd.concat({'x': df[['n']].head(2), 'y': df[['n']].tail(2)})
x = pd.concat({'x': df[['n']].head(2), 'y': df[['n']].tail(2)})
result = x.truncate(before=('x', 0))
if result is None: result = x
# case: what_follows_a_summary/x.expanding().sum() of pd.concat({'x': df[['n']].head(2), 'y': df[['n']].tail(2)})
x = pd.concat({'x': df[['n']].head(2), 'y': df[['n']].tail(2)})
result = x.expanding().sum()
if result is None: result = x
# case: what_follows_a_summary/np.sqrt(x) of pd.concat({'x': df[['n']].head(2), 'y': df[['n']].tail(2)})
x = pd.concat({'x': df[['n']].head(2), 'y': df[['n']].tail(2)})
result = np.sqrt(x)
if result is None: result = x
# case: what_follows_a_summary/pd.Series(x) of pd.concat({'x': df[['n']].head(2), 'y': df[['n']].tail(2)})
x = pd.concat({'x': df[['n']].head(2), 'y': df[['n']].tail(2)})
result = pd.Series(x)
if result is None: result = x
# case: what_follows_a_summary/list(x.items()) of pd.concat([df.head(2), df.tail(2)])
x = pd.concat([df.head(2), df.tail(2)])
result = list(x.items())
if result is None: result = x
# case: what_follows_a_summary/x.shape of pd.concat([df.head(2), df.tail(2)])
x = pd.concat([df.head(2), df.tail(2)])
result = x.shape
if result is None: result = x
# case: what_follows_a_summary/x.isin([1, 3]) of pd.concat([df.head(2), df.tail(2)])
x = pd.concat([df.head(2), df.tail(2)])
result = x.isin([1, 3])
if result is None: result = x
# case: what_follows_a_summary/x + x of pd.concat([df.head(2), df.tail(2)])
x = pd.concat([df.head(2), df.tail(2)])
result = x + x
if result is None: result = x
# case: what_follows_a_summary/x.shift(1) of pd.concat([df.head(2), df.tail(2)])
x = pd.concat([df.head(2), df.tail(2)])
result = x.shift(1)
if result is None: result = x
# case: what_follows_a_summary/x.mode() of pd.concat([df.head(2), df.tail(2)])
x = pd.concat([df.head(2), df.tail(2)])
result = x.mode()
if result is None: result = x
# case: what_follows_a_summary/x.quantile(0.5) of pd.concat([df.head(2), df.tail(2)])
x = pd.concat([df.head(2), df.tail(2)])
result = x.quantile(0.5)
if result is None: result = x
# case: what_follows_a_summary/x.to_dict('records') of pd.concat([df.head(2), df.tail(2)])
x = pd.concat([df.head(2), df.tail(2)])
result = x.to_dict('records')
if result is None: result = x
# case: what_follows_a_summary/x.replace(3, 30) of pd.concat([df.head(2), df.tail(2)])
x = pd.concat([df.head(2), df.tail(2)])
result = x.replace(3, 30)
if result is None: result = x
# case: what_follows_a_summary/x.transform(lambda s: s) of pd.concat([df.head(2), df.tail(2)])
x = pd.concat([df.head(2), df.tail(2)])
result = x.transform(lambda s: s)
if result is None: result = x
# case: what_follows_a_summary/x.index.is_unique of pd.concat([df.head(2), df.tail(2)])
x = pd.concat([df.head(2), df.tail(2)])
result = x.index.is_unique
if result is None: result = x
# case: what_follows_a_summary/x.loc[0:] of pd.concat([df.head(2), df.tail(2)])
x = pd.concat([df.head(2), df.tail(2)])
result = x.loc[0:]
if result is None: result = x
# case: what_follows_a_summary/x.combine_first(x) of pd.concat([df.head(2), df.tail(2)])
x = pd.concat([df.head(2), df.tail(2)])
result = x.combine_first(x)
if result is None: result = x
# case: what_follows_a_summary/sorted(x) of pd.concat([df.head(2), df.tail(2)])
x = pd.concat([df.head(2), df.tail(2)])
result = sorted(x)
if result is None: result = x
# case: what_follows_a_summary/dict(x) of pd.concat([df.head(2), df.tail(2)])
x = pd.concat([df.head(2), df.tail(2)])
result = dict(x)
if result is None: result = x
# case: what_follows_a_summary/set(x) of pd.concat([df.head(2), df.tail(2)])
x = pd.concat([df.head(2), df.tail(2)])
result = set(x)
if result is None: result = x
# case: what_follows_a_summary/x.loc[1] of df.groupby(pd.cut(df['n'], [0, 2, 5]), observed=False)['price'].mean()
x = df.groupby(pd.cut(df['n'], [0, 2, 5]), observed=False)['price'].mean()
result = x.loc[1]
if result is None: result = x
# case: what_follows_a_summary/x.iloc[-1] of df.groupby(pd.cut(df['n'], [0, 2, 5]), observed=False)['price'].mean()
x = df.groupby(pd.cut(df['n'], [0, 2, 5]), observed=False)['price'].mean()
result = x.iloc[-1]
if result is None: result = x
# case: what_follows_a_summary/x.size of df.groupby(pd.cut(df['n'], [0, 2, 5]), observed=False)['price'].mean()
x = df.groupby(pd.cut(df['n'], [0, 2, 5]), observed=False)['price'].mean()
result = x.size
if result is None: result = x
# case: what_follows_a_summary/x.values.tolist() of df.groupby(pd.cut(df['n'], [0, 2, 5]), observed=False)['price'].mean()
x = df.groupby(pd.cut(df['n'], [0, 2, 5]), observed=False)['price'].mean()
result = x.values.tolist()
if result is None: result = x
# case: what_follows_a_summary/x.apply(lambda v: v * 2) of df.groupby(pd.cut(df['n'], [0, 2, 5]), observed=False)['price'].mean()
x = df.groupby(pd.cut(df['n'], [0, 2, 5]), observed=False)['price'].mean()
result = x.apply(lambda v: v * 2)
if result is None: result = x
# case: what_follows_a_summary/x.duplicated() of df.groupby(pd.cut(df['n'], [0, 2, 5]), observed=False)['price'].mean()
x = df.groupby(pd.cut(df['n'], [0, 2, 5]), observed=False)['price'].mean()
result = x.duplicated()
if result is None: result = x
# case: what_follows_a_summary/x.groupby(level=0).sum() of df.groupby(pd.cut(df['n'], [0, 2, 5]), observed=False)['price'].mean()
x = df.groupby(pd.cut(df['n'], [0, 2, 5]), observed=False)['price'].mean()
result = x.groupby(level=0).sum()
if result is None: result = x
# case: what_follows_a_summary/x.abs() of df.groupby(pd.cut(df['n'], [0, 2, 5]), observed=False)['price'].mean()
x = df.groupby(pd.cut(df['n'], [0, 2, 5]), observed=False)['price'].mean()
result = x.abs()
if result is None: result = x
# case: what_follows_a_summary/x.n of df.groupby(pd.cut(df['n'], [0, 2, 5]), observed=False)['price'].mean()
x = df.groupby(pd.cut(df['n'], [0, 2, 5]), observed=False)['price'].mean()
result = x.n
if result is None: result = x
# case: what_follows_a_summary/x.nlargest(2, 'n') of df.groupby(pd.cut(df['n'], [0, 2, 5]), observed=False)['price'].mean()
x = df.groupby(pd.cut(df['n'], [0, 2, 5]), observed=False)['price'].mean()
result = x.nlargest(2, 'n')
if result is None: result = x
# case: what_follows_a_summary/x.where(x > 2) of df.groupby(pd.cut(df['n'], [0, 2, 5]), observed=False)['price'].mean()
x = df.groupby(pd.cut(df['n'], [0, 2, 5]), observed=False)['price'].mean()
result = x.where(x > 2)
if result is None: result = x
# case: what_follows_a_summary/x.dtype of df.groupby(pd.cut(df['n'], [0, 2, 5]), observed=False)['price'].mean()
x = df.groupby(pd.cut(df['n'], [0, 2, 5]), observed=False)['price'].mean()
result = x.dtype
if result is None: result = x
# case: what_follows_a_summary/x.update(x) of df.groupby(pd.cut(df['n'], [0, 2, 5]), observed=False)['price'].mean()
x = df.groupby(pd.cut(df['n'], [0, 2, 5]), observed=False)['price'].mean()
result = x.update(x)
if result is None: result = x
# case: what_follows_a_summary/x.argmax() of df.groupby(pd.cut(df['n'], [0, 2, 5]), observed=False)['price'].mean()
x = df.groupby(pd.cut(df['n'], [0, 2, 5]), observed=False)['price'].mean()
result = x.argmax()
if result is None: result = x
# case: what_follows_a_summary/x.var() of df.groupby(pd.cut(df['n'], [0, 2, 5]), observed=False)['price'].mean()
x = df.groupby(pd.cut(df['n'], [0, 2, 5]), observed=False)['price'].mean()
result = x.var()
if result is None: result = x
# case: what_follows_a_summary/np.round(x, 1) of df.groupby(pd.cut(df['n'], [0, 2, 5]), observed=False)['price'].mean()
x = df.groupby(pd.cut(df['n'], [0, 2, 5]), observed=False)['price'].mean()
result = np.round(x, 1)
if result is None: result = x
# case: what_follows_a_summary/x.iloc[0] of df.set_index('day').dropna(subset=['n'])['n'].sort_index()
x = df.set_index('day').dropna(subset=['n'])['n'].sort_index()
result = x.iloc[0]
if result is None: result = x
# case: what_follows_a_summary/x.count() of df.set_index('day').dropna(subset=['n'])['n'].sort_index()
x = df.set_index('day').dropna(subset=['n'])['n'].sort_index()
result = x.count()
if result is None: result = x
# case: what_follows_a_summary/list(x.items()) of df.set_index('day').dropna(subset=['n'])['n'].sort_index()
x = df.set_index('day').dropna(subset=['n'])['n'].sort_index()
result = list(x.items())
if result is None: result = x
# case: what_follows_a_summary/len(x) of df.set_index('day').dropna(subset=['n'])['n'].sort_index()
x = df.set_index('day').dropna(subset=['n'])['n'].sort_index()
result = len(x)
if result is None: result = x
# case: what_follows_a_summary/x.map(str) of df.set_index('day').dropna(subset=['n'])['n'].sort_index()
x = df.set_index('day').dropna(subset=['n'])['n'].sort_index()
result = x.map(str)
if result is None: result = x
# case: what_follows_a_summary/x.isna().any() of df.set_index('day').dropna(subset=['n'])['n'].sort_index()
x = df.set_index('day').dropna(subset=['n'])['n'].sort_index()
result = x.isna().any()
if result is None: result = x
# case: what_follows_a_summary/x.describe() of df.set_index('day').dropna(subset=['n'])['n'].sort_index()
x = df.set_index('day').dropna(subset=['n'])['n'].sort_index()
result = x.describe()
if result is None: result = x
# case: what_follows_a_summary/x.to_frame('q') of df.set_index('day').dropna(subset=['n'])['n'].sort_index()
x = df.set_index('day').dropna(subset=['n'])['n'].sort_index()
result = x.to_frame('q')
if result is None: result = x
# case: what_follows_a_summary/x.any() of df.set_index('day').dropna(subset=['n'])['n'].sort_index()
x = df.set_index('day').dropna(subset=['n'])['n'].sort_index()
result = x.any()
if result is None: result = x
# case: what_follows_a_summary/[r for r in x.itertuples(index=False, name=None)] of df.set_index('day').dropna(subset=['n'])['n'].sort_index()
x = df.set_index('day').dropna(subset=['n'])['n'].sort_index()
result = [r for r in x.itertuples(index=False, name=None)]
if result is None: result = x
# case: what_follows_a_summary/pd.concat([x, x]) of df.set_index('day').dropna(subset=['n'])['n'].sort_index()
x = df.set_index('day').dropna(subset=['n'])['n'].sort_index()
result = pd.concat([x, x])
if result is None: result = x
# case: what_follows_a_summary/x.agg('sum') of df.set_index('day').dropna(subset=['n'])['n'].sort_index()
x = df.set_index('day').dropna(subset=['n'])['n'].sort_index()
result = x.agg('sum')
if result is None: result = x
# case: what_follows_a_summary/x.agg(['min', 'max']) of df.set_index('day').dropna(subset=['n'])['n'].sort_index()
x = df.set_index('day').dropna(subset=['n'])['n'].sort_index()
result = x.agg(['min', 'max'])
if result is None: result = x
# case: what_follows_a_summary/x.xs('2021-03-05') of df.set_index('day').dropna(subset=['n'])['n'].sort_index()
x = df.set_index('day').dropna(subset=['n'])['n'].sort_index()
result = x.xs('2021-03-05')
if result is None: result = x
# case: what_follows_a_summary/x.corr() of df.set_index('day').dropna(subset=['n'])['n'].sort_index()
x = df.set_index('day').dropna(subset=['n'])['n'].sort_index()
result = x.corr()
if result is None: result = x
# case: what_follows_a_summary/pd.Series(x) of df.set_index('day').dropna(subset=['n'])['n'].sort_index()
x = df.set_index('day').dropna(subset=['n'])['n'].sort_index()
result = pd.Series(x)
if result is None: result = x
# case: what_follows_a_summary/x.get('zz', -1) of df.dropna(subset=['day']).set_index('day')['n'].resample('ME').sum()
x = df.dropna(subset=['day']).set_index('day')['n'].resample('ME').sum()
result = x.get('zz', -1)
if result is None: result = x
# case: what_follows_a_summary/x.drop(index=['2021-03-31']) of df.dropna(subset=['day']).set_index('day')['n'].resample('ME').sum()
x = df.dropna(subset=['day']).set_index('day')['n'].resample('ME').sum()
result = x.drop(index=['2021-03-31'])
if result is None: result = x
# case: what_follows_a_summary/x.iloc[-1] of df.dropna(subset=['day']).set_index('day')['n'].resample('ME').sum()
x = df.dropna(subset=['day']).set_index('day')['n'].resample('ME').sum()
result = x.iloc[-1]
if result is None: result = x
# case: what_follows_a_summary/x.mean() of df.dropna(subset=['day']).set_index('day')['n'].resample('ME').sum()
x = df.dropna(subset=['day']).set_index('day')['n'].resample('ME').sum()
result = x.mean()
if result is None: result = x
# case: what_follows_a_summary/len(x) of df.dropna(subset=['day']).set_index('day')['n'].resample('ME').sum()
x = df.dropna(subset=['day']).set_index('day')['n'].resample('ME').sum()
result = len(x)
if result is None: result = x
# case: what_follows_a_summary/x.equals(x.copy()) of df.dropna(subset=['day']).set_index('day')['n'].resample('ME').sum()
x = df.dropna(subset=['day']).set_index('day')['n'].resample('ME').sum()
result = x.equals(x.copy())
if result is None: result = x
# case: what_follows_a_summary/x[x > 1] of df.dropna(subset=['day']).set_index('day')['n'].resample('ME').sum()
x = df.dropna(subset=['day']).set_index('day')['n'].resample('ME').sum()
result = x[x > 1]
if result is None: result = x
# case: what_follows_a_summary/x.nsmallest(1) of df.dropna(subset=['day']).set_index('day')['n'].resample('ME').sum()
x = df.dropna(subset=['day']).set_index('day')['n'].resample('ME').sum()
result = x.nsmallest(1)
if result is None: result = x
# case: what_follows_a_summary/x.abs() of df.dropna(subset=['day']).set_index('day')['n'].resample('ME').sum()
x = df.dropna(subset=['day']).set_index('day')['n'].resample('ME').sum()
result = x.abs()
if result is None: result = x
# case: what_follows_a_summary/x.div(x.sum(axis=1), axis=0) of df.dropna(subset=['day']).set_index('day')['n'].resample('ME').sum()
x = df.dropna(subset=['day']).set_index('day')['n'].resample('ME').sum()
result = x.div(x.sum(axis=1), axis=0)
if result is None: result = x
# case: what_follows_a_summary/pd.concat([x, x], axis=1) of df.dropna(subset=['day']).set_index('day')['n'].resample('ME').sum()
x = df.dropna(subset=['day']).set_index('day')['n'].resample('ME').sum()
result = pd.concat([x, x], axis=1)
if result is None: result = x
# case: what_follows_a_summary/x.sort_values('n') of df.dropna(subset=['day']).set_index('day')['n'].resample('ME').sum()
x = df.dropna(subset=['day']).set_index('day')['n'].resample('ME').sum()
result = x.sort_values('n')
if result is None: result = x
# case: what_follows_a_summary/x.replace(3, 30) of df.dropna(subset=['day']).set_index('day')['n'].resample('ME').sum()
x = df.dropna(subset=['day']).set_index('day')['n'].resample('ME').sum()
result = x.replace(3, 30)
if result is None: result = x
# case: what_follows_a_summary/x.index.max() of df.dropna(subset=['day']).set_index('day')['n'].resample('ME').sum()
x = df.dropna(subset=['day']).set_index('day')['n'].resample('ME').sum()
result = x.index.max()
if result is None: result = x
# case: what_follows_a_summary/x.loc[['2021-03-31']] of df.dropna(subset=['day']).set_index('day')['n'].resample('ME').sum()
x = df.dropna(subset=['day']).set_index('day')['n'].resample('ME').sum()
result = x.loc[['2021-03-31']]
if result is None: result = x
# case: what_follows_a_summary/x.kurt() of df.dropna(subset=['day']).set_index('day')['n'].resample('ME').sum()
x = df.dropna(subset=['day']).set_index('day')['n'].resample('ME').sum()
result = x.kurt()
if result is None: result = x
# case: what_follows_a_summary/x.rename({1: 'new'}) of df['n'].rolling(2).mean()
x = df['n'].rolling(2).mean()
result = x.rename({1: 'new'})
if result is None: result = x
# case: what_follows_a_summary/x.reset_index(name='v') of df['n'].rolling(2).mean()
x = df['n'].rolling(2).mean()
result = x.reset_index(name='v')
if result is None: result = x
# case: what_follows_a_summary/x.iloc[-1] of df['n'].rolling(2).mean()
x = df['n'].rolling(2).mean()
result = x.iloc[-1]
if result is None: result = x
# case: what_follows_a_summary/x.count() of df['n'].rolling(2).mean()
x = df['n'].rolling(2).mean()
result = x.count()
if result is None: result = x
# case: what_follows_a_summary/x.index.names of df['n'].rolling(2).mean()
x = df['n'].rolling(2).mean()
result = x.index.names
if result is None: result = x
# case: what_follows_a_summary/x.isin([1, 3]) of df['n'].rolling(2).mean()
x = df['n'].rolling(2).mean()
result = x.isin([1, 3])
if result is None: result = x
# case: what_follows_a_summary/x.drop_duplicates() of df['n'].rolling(2).mean()
x = df['n'].rolling(2).mean()
result = x.drop_duplicates()
if result is None: result = x
# case: what_follows_a_summary/x.to_dict('records') of df['n'].rolling(2).mean()
x = df['n'].rolling(2).mean()
result = x.to_dict('records')
if result is None: result = x
# case: what_follows_a_summary/[r for r in x.itertuples(index=False, name=None)] of df['n'].rolling(2).mean()
x = df['n'].rolling(2).mean()
result = [r for r in x.itertuples(index=False, name=None)]
if result is None: result = x
# case: what_follows_a_summary/x.filter(like='o') of df['n'].rolling(2).mean()
x = df['n'].rolling(2).mean()
result = x.filter(like='o')
if result is None: result = x
# case: what_follows_a_summary/x.index.max() of df['n'].rolling(2).mean()
x = df['n'].rolling(2).mean()
result = x.index.max()
if result is None: result = x
# case: what_follows_a_summary/x.dtype of df['n'].rolling(2).mean()
x = df['n'].rolling(2).mean()
result = x.dtype
if result is None: result = x
# case: what_follows_a_summary/set(x) of df['n'].rolling(2).mean()
x = df['n'].rolling(2).mean()
result = set(x)
if result is None: result = x
# case: what_follows_a_summary/x.argmax() of df['n'].rolling(2).mean()
x = df['n'].rolling(2).mean()
result = x.argmax()
if result is None: result = x
# case: what_follows_a_summary/x.sem() of df['n'].rolling(2).mean()
x = df['n'].rolling(2).mean()
result = x.sem()
if result is None: result = x
# case: what_follows_a_summary/x.var() of df['n'].rolling(2).mean()
x = df['n'].rolling(2).mean()
result = x.var()
if result is None: result = x
# case: what_follows_a_summary/1 in x of df[['n', 'price']].cumsum()
x = df[['n', 'price']].cumsum()
result = 1 in x
if result is None: result = x
# case: what_follows_a_summary/x.head(1) of df[['n', 'price']].cumsum()
x = df[['n', 'price']].cumsum()
result = x.head(1)
if result is None: result = x
# case: what_follows_a_summary/x.nunique() of df[['n', 'price']].cumsum()
x = df[['n', 'price']].cumsum()
result = x.nunique()
if result is None: result = x
# case: what_follows_a_summary/x.to_dict() of df[['n', 'price']].cumsum()
x = df[['n', 'price']].cumsum()
result = x.to_dict()
if result is None: result = x
# case: what_follows_a_summary/x.apply(lambda v: v) of df[['n', 'price']].cumsum()
x = df[['n', 'price']].cumsum()
result = x.apply(lambda v: v)
if result is None: result = x
# case: what_follows_a_summary/x.dropna() of df[['n', 'price']].cumsum()
x = df[['n', 'price']].cumsum()
result = x.dropna()
if result is None: result = x
# case: what_follows_a_summary/x.isna().any() of df[['n', 'price']].cumsum()
x = df[['n', 'price']].cumsum()
result = x.isna().any()
if result is None: result = x
# case: what_follows_a_summary/x['n'] of df[['n', 'price']].cumsum()
x = df[['n', 'price']].cumsum()
result = x['n']
if result is None: result = x
# case: what_follows_a_summary/x.droplevel(0) of df[['n', 'price']].cumsum()
x = df[['n', 'price']].cumsum()
result = x.droplevel(0)
if result is None: result = x
# case: what_follows_a_summary/x.loc[1, 'n'] of df[['n', 'price']].cumsum()
x = df[['n', 'price']].cumsum()
result = x.loc[1, 'n']
if result is None: result = x
# case: what_follows_a_summary/x.rename_axis('ax') of df[['n', 'price']].cumsum()
x = df[['n', 'price']].cumsum()
result = x.rename_axis('ax')
if result is None: result = x
# case: what_follows_a_summary/x.ndim of df[['n', 'price']].cumsum()
x = df[['n', 'price']].cumsum()
result = x.ndim
if result is None: result = x
# case: what_follows_a_summary/max(x) of df[['n', 'price']].cumsum()
x = df[['n', 'price']].cumsum()
result = max(x)
if result is None: result = x
# case: what_follows_a_summary/x.searchsorted(2) of df[['n', 'price']].cumsum()
x = df[['n', 'price']].cumsum()
result = x.searchsorted(2)
if result is None: result = x
# case: what_follows_a_summary/x.ewm(span=2).mean() of df[['n', 'price']].cumsum()
x = df[['n', 'price']].cumsum()
result = x.ewm(span=2).mean()
if result is None: result = x
# case: what_follows_a_summary/pd.DataFrame(x) of df[['n', 'price']].cumsum()
x = df[['n', 'price']].cumsum()
result = pd.DataFrame(x)
if result is None: result = x
# case: what_follows_a_summary/x[1] of df['n'].rank()
x = df['n'].rank()
result = x[1]
if result is None: result = x
# case: what_follows_a_summary/x.reindex([1]) of df['n'].rank()
x = df['n'].rank()
result = x.reindex([1])
if result is None: result = x
# case: what_follows_a_summary/x.min() of df['n'].rank()
x = df['n'].rank()
result = x.min()
if result is None: result = x
# case: what_follows_a_summary/x.shape of df['n'].rank()
x = df['n'].rank()
result = x.shape
if result is None: result = x
# case: what_follows_a_summary/x.values.tolist() of df['n'].rank()
x = df['n'].rank()
result = x.values.tolist()
if result is None: result = x
# case: what_follows_a_summary/x.fillna(0) of df['n'].rank()
x = df['n'].rank()
result = x.fillna(0)
if result is None: result = x
# case: what_follows_a_summary/x.isna() of df['n'].rank()
x = df['n'].rank()
result = x.isna()
if result is None: result = x
# case: what_follows_a_summary/x.drop_duplicates() of df['n'].rank()
x = df['n'].rank()
result = x.drop_duplicates()
if result is None: result = x
# case: what_follows_a_summary/x.shift(1) of df['n'].rank()
x = df['n'].rank()
result = x.shift(1)
if result is None: result = x
# case: what_follows_a_summary/x.squeeze() of df['n'].rank()
x = df['n'].rank()
result = x.squeeze()
if result is None: result = x
# case: what_follows_a_summary/x / x.sum() of df['n'].rank()
x = df['n'].rank()
result = x / x.sum()
if result is None: result = x
# case: what_follows_a_summary/x[['n']] of df['n'].rank()
x = df['n'].rank()
result = x[['n']]
if result is None: result = x
# case: what_follows_a_summary/x.rename(columns=str.upper) of df['n'].rank()
x = df['n'].rank()
result = x.rename(columns=str.upper)
if result is None: result = x
# case: what_follows_a_summary/x.rename('nm') of df['n'].rank()
x = df['n'].rank()
result = x.rename('nm')
if result is None: result = x
# case: what_follows_a_summary/dict(x) of df['n'].rank()
x = df['n'].rank()
result = dict(x)
if result is None: result = x
# case: what_follows_a_summary/np.sqrt(x) of df['n'].rank()
x = df['n'].rank()
result = np.sqrt(x)
if result is None: result = x
# case: what_follows_a_summary/x[1] of df['city'].str.split('o', expand=True)
x = df['city'].str.split('o', expand=True)
result = x[1]
if result is None: result = x
# case: what_follows_a_summary/x.sort_index(ascending=False) of df['city'].str.split('o', expand=True)
x = df['city'].str.split('o', expand=True)
result = x.sort_index(ascending=False)
if result is None: result = x
# case: what_follows_a_summary/x.iloc[0] of df['city'].str.split('o', expand=True)
x = df['city'].str.split('o', expand=True)
result = x.iloc[0]
if result is None: result = x
# case: what_follows_a_summary/x.count() of df['city'].str.split('o', expand=True)
x = df['city'].str.split('o', expand=True)
result = x.count()
if result is None: result = x
# case: what_follows_a_summary/x.name of df['city'].str.split('o', expand=True)
x = df['city'].str.split('o', expand=True)
result = x.name
if result is None: result = x
# case: what_follows_a_summary/list(x) of df['city'].str.split('o', expand=True)
x = df['city'].str.split('o', expand=True)
result = list(x)
if result is None: result = x
# case: what_follows_a_summary/x.fillna(0) of df['city'].str.split('o', expand=True)
x = df['city'].str.split('o', expand=True)
result = x.fillna(0)
if result is None: result = x
# case: what_follows_a_summary/x.dropna() of df['city'].str.split('o', expand=True)
x = df['city'].str.split('o', expand=True)
result = x.dropna()
if result is None: result = x
# case: what_follows_a_summary/x > 1 of df['city'].str.split('o', expand=True)
x = df['city'].str.split('o', expand=True)
result = x > 1
if result is None: result = x
# case: what_follows_a_summary/x.squeeze() of df['city'].str.split('o', expand=True)
x = df['city'].str.split('o', expand=True)
result = x.squeeze()
if result is None: result = x
# case: what_follows_a_summary/x.all() of df['city'].str.split('o', expand=True)
x = df['city'].str.split('o', expand=True)
result = x.all()
if result is None: result = x
# case: what_follows_a_summary/x.xs(1) of df['city'].str.split('o', expand=True)
x = df['city'].str.split('o', expand=True)
result = x.xs(1)
if result is None: result = x
# case: what_follows_a_summary/x.melt() of df['city'].str.split('o', expand=True)
x = df['city'].str.split('o', expand=True)
result = x.melt()
if result is None: result = x
# case: what_follows_a_summary/x.filter(like='o') of df['city'].str.split('o', expand=True)
x = df['city'].str.split('o', expand=True)
result = x.filter(like='o')
if result is None: result = x
# case: what_follows_a_summary/x.keys().tolist() of df['city'].str.split('o', expand=True)
x = df['city'].str.split('o', expand=True)
result = x.keys().tolist()
if result is None: result = x
# case: what_follows_a_summary/x.axes of df['city'].str.split('o', expand=True)
x = df['city'].str.split('o', expand=True)
result = x.axes
if result is None: result = x
# case: what_follows_a_summary/x.nunique() of pd.get_dummies(df['kind'])
x = pd.get_dummies(df['kind'])
result = x.nunique()
if result is None: result = x
# case: what_follows_a_summary/x.index.names of pd.get_dummies(df['kind'])
x = pd.get_dummies(df['kind'])
result = x.index.names
if result is None: result = x
# case: what_follows_a_summary/x.to_dict() of pd.get_dummies(df['kind'])
x = pd.get_dummies(df['kind'])
result = x.to_dict()
if result is None: result = x
# case: what_follows_a_summary/list(x.items()) of pd.get_dummies(df['kind'])
x = pd.get_dummies(df['kind'])
result = list(x.items())
if result is None: result = x
# case: what_follows_a_summary/x.apply(str) of pd.get_dummies(df['kind'])
x = pd.get_dummies(df['kind'])
result = x.apply(str)
if result is None: result = x
# case: what_follows_a_summary/x.isna().any() of pd.get_dummies(df['kind'])
x = pd.get_dummies(df['kind'])
result = x.isna().any()
if result is None: result = x
# case: what_follows_a_summary/x + x of pd.get_dummies(df['kind'])
x = pd.get_dummies(df['kind'])
result = x + x
if result is None: result = x
# case: what_follows_a_summary/str(x) of pd.get_dummies(df['kind'])
x = pd.get_dummies(df['kind'])
result = str(x)
if result is None: result = x
# case: what_follows_a_summary/x.idxmax(axis=1) of pd.get_dummies(df['kind'])
x = pd.get_dummies(df['kind'])
result = x.idxmax(axis=1)
if result is None: result = x
# case: what_follows_a_summary/x.assign(z=1) of pd.get_dummies(df['kind'])
x = pd.get_dummies(df['kind'])
result = x.assign(z=1)
if result is None: result = x
# case: what_follows_a_summary/pd.concat([x, x], axis=1) of pd.get_dummies(df['kind'])
x = pd.get_dummies(df['kind'])
result = pd.concat([x, x], axis=1)
if result is None: result = x
# case: what_follows_a_summary/x.nlargest(2, 'n') of pd.get_dummies(df['kind'])
x = pd.get_dummies(df['kind'])
result = x.nlargest(2, 'n')
if result is None: result = x
# case: what_follows_a_summary/x.index.max() of pd.get_dummies(df['kind'])
x = pd.get_dummies(df['kind'])
result = x.index.max()
if result is None: result = x
# case: what_follows_a_summary/x.truncate(before=1) of pd.get_dummies(df['kind'])
x = pd.get_dummies(df['kind'])
result = x.truncate(before=1)
if result is None: result = x
# case: what_follows_a_summary/sum(x) of pd.get_dummies(df['kind'])
x = pd.get_dummies(df['kind'])
result = sum(x)
if result is None: result = x
# case: what_follows_a_summary/np.mean(x) of pd.get_dummies(df['kind'])
x = pd.get_dummies(df['kind'])
result = np.mean(x)
if result is None: result = x
# case: what_follows_a_summary/3 in x of df.nlargest(3, 'n')
x = df.nlargest(3, 'n')
result = 3 in x
if result is None: result = x
# case: what_follows_a_summary/x.drop(3) of df.nlargest(3, 'n')
x = df.nlargest(3, 'n')
result = x.drop(3)
if result is None: result = x
# case: what_follows_a_summary/x.iloc[-1] of df.nlargest(3, 'n')
x = df.nlargest(3, 'n')
result = x.iloc[-1]
if result is None: result = x
# case: what_follows_a_summary/x.values.tolist() of df.nlargest(3, 'n')
x = df.nlargest(3, 'n')
result = x.values.tolist()
if result is None: result = x
# case: what_follows_a_summary/x.duplicated() of df.nlargest(3, 'n')
x = df.nlargest(3, 'n')
result = x.duplicated()
if result is None: result = x
# case: what_follows_a_summary/x.drop_duplicates() of df.nlargest(3, 'n')
x = df.nlargest(3, 'n')
result = x.drop_duplicates()
if result is None: result = x
# case: what_follows_a_summary/x.eq(x) of df.nlargest(3, 'n')
x = df.nlargest(3, 'n')
result = x.eq(x)
if result is None: result = x
# case: what_follows_a_summary/x[x > 1] of df.nlargest(3, 'n')
x = df.nlargest(3, 'n')
result = x[x > 1]
if result is None: result = x
# case: what_follows_a_summary/str(x) of df.nlargest(3, 'n')
x = df.nlargest(3, 'n')
result = str(x)
if result is None: result = x
# case: what_follows_a_summary/x.to_dict('index') of df.nlargest(3, 'n')
x = df.nlargest(3, 'n')
result = x.to_dict('index')
if result is None: result = x
# case: what_follows_a_summary/[r for r in x.itertuples(index=False, name=None)] of df.nlargest(3, 'n')
x = df.nlargest(3, 'n')
result = [r for r in x.itertuples(index=False, name=None)]
if result is None: result = x
# case: what_follows_a_summary/x.merge(other, on='city', how='left') of df.nlargest(3, 'n')
x = df.nlargest(3, 'n')
result = x.merge(other, on='city', how='left')
if result is None: result = x
# case: what_follows_a_summary/x.melt() of df.nlargest(3, 'n')
x = df.nlargest(3, 'n')
result = x.melt()
if result is None: result = x
# case: what_follows_a_summary/x.replace(3, 30) of df.nlargest(3, 'n')
x = df.nlargest(3, 'n')
result = x.replace(3, 30)
if result is None: result = x
# case: what_follows_a_summary/x.argmax() of df.nlargest(3, 'n')
x = df.nlargest(3, 'n')
result = x.argmax()
if result is None: result = x
# case: what_follows_a_summary/pd.DataFrame(x) of df.nlargest(3, 'n')
x = df.nlargest(3, 'n')
result = pd.DataFrame(x)
if result is None: result = x
# case: what_follows_a_summary/x.reindex([4]) of df.sort_values(['n', 'city'])
x = df.sort_values(['n', 'city'])
result = x.reindex([4])
if result is None: result = x
# case: what_follows_a_summary/x.tail(2) of df.sort_values(['n', 'city'])
x = df.sort_values(['n', 'city'])
result = x.tail(2)
if result is None: result = x
# case: what_follows_a_summary/x.mean() of df.sort_values(['n', 'city'])
x = df.sort_values(['n', 'city'])
result = x.mean()
if result is None: result = x
# case: what_follows_a_summary/x.columns.tolist() of df.sort_values(['n', 'city'])
x = df.sort_values(['n', 'city'])
result = x.columns.tolist()
if result is None: result = x
# case: what_follows_a_summary/x.T of df.sort_values(['n', 'city'])
x = df.sort_values(['n', 'city'])
result = x.T
if result is None: result = x
# case: what_follows_a_summary/x.apply(str) of df.sort_values(['n', 'city'])
x = df.sort_values(['n', 'city'])
result = x.apply(str)
if result is None: result = x
# case: what_follows_a_summary/x.stack() of df.sort_values(['n', 'city'])
x = df.sort_values(['n', 'city'])
result = x.stack()
if result is None: result = x
# case: what_follows_a_summary/x.any() of df.sort_values(['n', 'city'])
x = df.sort_values(['n', 'city'])
result = x.any()
if result is None: result = x
# case: what_follows_a_summary/x.idxmax(axis=1) of df.sort_values(['n', 'city'])
x = df.sort_values(['n', 'city'])
result = x.idxmax(axis=1)
if result is None: result = x
# case: what_follows_a_summary/x.sort_values('n') of df.sort_values(['n', 'city'])
x = df.sort_values(['n', 'city'])
result = x.sort_values('n')
if result is None: result = x
# case: what_follows_a_summary/x.at[4, 'n'] of df.sort_values(['n', 'city'])
x = df.sort_values(['n', 'city'])
result = x.at[4, 'n']
if result is None: result = x
# case: what_follows_a_summary/x.insert(0, 'w', 5) of df.sort_values(['n', 'city'])
x = df.sort_values(['n', 'city'])
result = x.insert(0, 'w', 5)
if result is None: result = x
# case: what_follows_a_summary/x.pivot(columns='n') of df.sort_values(['n', 'city'])
x = df.sort_values(['n', 'city'])
result = x.pivot(columns='n')
if result is None: result = x
# case: what_follows_a_summary/x.melt() of df.sort_values(['n', 'city'])
x = df.sort_values(['n', 'city'])
result = x.melt()
if result is None: result = x
# case: what_follows_a_summary/x.pipe(len) of df.sort_values(['n', 'city'])
x = df.sort_values(['n', 'city'])
result = x.pipe(len)
if result is None: result = x
# case: what_follows_a_summary/x.index.is_unique of df.sort_values(['n', 'city'])
x = df.sort_values(['n', 'city'])
result = x.index.is_unique
if result is None: result = x
# case: what_follows_a_summary/x[0] of df.drop_duplicates('city')
x = df.drop_duplicates('city')
result = x[0]
if result is None: result = x
# case: what_follows_a_summary/x.reindex([0]) of df.drop_duplicates('city')
x = df.drop_duplicates('city')
result = x.reindex([0])
if result is None: result = x
# case: what_follows_a_summary/x.iloc[:2] of df.drop_duplicates('city')
x = df.drop_duplicates('city')
result = x.iloc[:2]
if result is None: result = x
# case: what_follows_a_summary/x.to_dict() of df.drop_duplicates('city')
x = df.drop_duplicates('city')
result = x.to_dict()
if result is None: result = x
# case: what_follows_a_summary/x.size of df.drop_duplicates('city')
x = df.drop_duplicates('city')
result = x.size
if result is None: result = x
# case: what_follows_a_summary/x.round(1) of df.drop_duplicates('city')
x = df.drop_duplicates('city')
result = x.round(1)
if result is None: result = x
# case: what_follows_a_summary/x.duplicated() of df.drop_duplicates('city')
x = df.drop_duplicates('city')
result = x.duplicated()
if result is None: result = x
# case: what_follows_a_summary/x.groupby(level=0).size() of df.drop_duplicates('city')
x = df.drop_duplicates('city')
result = x.groupby(level=0).size()
if result is None: result = x
# case: what_follows_a_summary/x.to_dict('list') of df.drop_duplicates('city')
x = df.drop_duplicates('city')
result = x.to_dict('list')
if result is None: result = x
# case: what_follows_a_summary/x.index.get_level_values(0).tolist() of df.drop_duplicates('city')
x = df.drop_duplicates('city')
result = x.index.get_level_values(0).tolist()
if result is None: result = x
# case: what_follows_a_summary/x.filter(items=[0], axis=0) of df.drop_duplicates('city')
x = df.drop_duplicates('city')
result = x.filter(items=[0], axis=0)
if result is None: result = x
# case: what_follows_a_summary/x.pipe(len) of df.drop_duplicates('city')
x = df.drop_duplicates('city')
result = x.pipe(len)
if result is None: result = x
# case: what_follows_a_summary/x.dtypes of df.drop_duplicates('city')
x = df.drop_duplicates('city')
result = x.dtypes
if result is None: result = x
# case: what_follows_a_summary/x.keys().tolist() of df.drop_duplicates('city')
x = df.drop_duplicates('city')
result = x.keys().tolist()
if result is None: result = x
# case: what_follows_a_summary/x.combine_first(x) of df.drop_duplicates('city')
x = df.drop_duplicates('city')
result = x.combine_first(x)
if result is None: result = x
# case: what_follows_a_summary/x.expanding().sum() of df.drop_duplicates('city')
x = df.drop_duplicates('city')
result = x.expanding().sum()
if result is None: result = x
# case: what_follows_a_summary/x.drop('Rome') of df.groupby('city').first()
x = df.groupby('city').first()
result = x.drop('Rome')
if result is None: result = x
# case: what_follows_a_summary/x.index.tolist() of df.groupby('city').first()
x = df.groupby('city').first()
result = x.index.tolist()
if result is None: result = x
# case: what_follows_a_summary/x.size of df.groupby('city').first()
x = df.groupby('city').first()
result = x.size
if result is None: result = x
# case: what_follows_a_summary/x.isin([1, 3]) of df.groupby('city').first()
x = df.groupby('city').first()
result = x.isin([1, 3])
if result is None: result = x
# case: what_follows_a_summary/x.groupby(level=0).size() of df.groupby('city').first()
x = df.groupby('city').first()
result = x.groupby(level=0).size()
if result is None: result = x
# case: what_follows_a_summary/x.abs() of df.groupby('city').first()
x = df.groupby('city').first()
result = x.abs()
if result is None: result = x
# case: what_follows_a_summary/x.all() of df.groupby('city').first()
x = df.groupby('city').first()
result = x.all()
if result is None: result = x
# case: what_follows_a_summary/[i for i, r in x.iterrows()] of df.groupby('city').first()
x = df.groupby('city').first()
result = [i for i, r in x.iterrows()]
if result is None: result = x
# case: what_follows_a_summary/x.loc['Rome', 'n'] of df.groupby('city').first()
x = df.groupby('city').first()
result = x.loc['Rome', 'n']
if result is None: result = x
# case: what_follows_a_summary/x.insert(0, 'w', 5) of df.groupby('city').first()
x = df.groupby('city').first()
result = x.insert(0, 'w', 5)
if result is None: result = x
# case: what_follows_a_summary/x.mask(x > 2, 0) of df.groupby('city').first()
x = df.groupby('city').first()
result = x.mask(x > 2, 0)
if result is None: result = x
# case: what_follows_a_summary/x.rename_axis('ax') of df.groupby('city').first()
x = df.groupby('city').first()
result = x.rename_axis('ax')
if result is None: result = x
# case: what_follows_a_summary/x.truncate(before='Rome') of df.groupby('city').first()
x = df.groupby('city').first()
result = x.truncate(before='Rome')
if result is None: result = x
# case: what_follows_a_summary/x.loc['Rome':] of df.groupby('city').first()
x = df.groupby('city').first()
result = x.loc['Rome':]
if result is None: result = x
# case: what_follows_a_summary/x.combine_first(x) of df.groupby('city').first()
x = df.groupby('city').first()
result = x.combine_first(x)
if result is None: result = x
# case: what_follows_a_summary/pd.isna(x) of df.groupby('city').first()
x = df.groupby('city').first()
result = pd.isna(x)
if result is None: result = x
# case: what_follows_a_summary/x['Rome'] of df.groupby('city').size()
x = df.groupby('city').size()
result = x['Rome']
if result is None: result = x
# case: what_follows_a_summary/x.idxmax() of df.groupby('city').size()
x = df.groupby('city').size()
result = x.idxmax()
if result is None: result = x
# case: what_follows_a_summary/list(x) of df.groupby('city').size()
x = df.groupby('city').size()
result = list(x)
if result is None: result = x
# case: what_follows_a_summary/x.map(str) of df.groupby('city').size()
x = df.groupby('city').size()
result = x.map(str)
if result is None: result = x
# case: what_follows_a_summary/x * 2 of df.groupby('city').size()
x = df.groupby('city').size()
result = x * 2
if result is None: result = x
# case: what_follows_a_summary/x.pct_change() of df.groupby('city').size()
x = df.groupby('city').size()
result = x.pct_change()
if result is None: result = x
# case: what_follows_a_summary/x.diff() of df.groupby('city').size()
x = df.groupby('city').size()
result = x.diff()
if result is None: result = x
# case: what_follows_a_summary/x.describe() of df.groupby('city').size()
x = df.groupby('city').size()
result = x.describe()
if result is None: result = x
# case: what_follows_a_summary/x.all() of df.groupby('city').size()
x = df.groupby('city').size()
result = x.all()
if result is None: result = x
# case: what_follows_a_summary/x.query('n > 2') of df.groupby('city').size()
x = df.groupby('city').size()
result = x.query('n > 2')
if result is None: result = x
# case: what_follows_a_summary/x.merge(other, on='city', how='left') of df.groupby('city').size()
x = df.groupby('city').size()
result = x.merge(other, on='city', how='left')
if result is None: result = x
# case: what_follows_a_summary/pd.concat([x, x], axis=1) of df.groupby('city').size()
x = df.groupby('city').size()
result = pd.concat([x, x], axis=1)
if result is None: result = x
# case: what_follows_a_summary/x.agg('sum') of df.groupby('city').size()
x = df.groupby('city').size()
result = x.agg('sum')
if result is None: result = x
# case: what_follows_a_summary/x.ndim of df.groupby('city').size()
x = df.groupby('city').size()
result = x.ndim
if result is None: result = x
# case: what_follows_a_summary/max(x) of df.groupby('city').size()
x = df.groupby('city').size()
result = max(x)
if result is None: result = x
# case: what_follows_a_summary/pd.Series(x) of df.groupby('city').size()
x = df.groupby('city').size()
result = pd.Series(x)
if result is None: result = x
# case: what_follows_a_summary/x.loc['Rome'] of df.groupby('city')['kind'].unique()
x = df.groupby('city')['kind'].unique()
result = x.loc['Rome']
if result is None: result = x
# case: what_follows_a_summary/x['Rome'] of df.groupby('city')['kind'].unique()
x = df.groupby('city')['kind'].unique()
result = x['Rome']
if result is None: result = x
# case: what_follows_a_summary/'Rome' in x of df.groupby('city')['kind'].unique()
x = df.groupby('city')['kind'].unique()
result = 'Rome' in x
if result is None: result = x
# case: what_follows_a_summary/'Rome' in x.index of df.groupby('city')['kind'].unique()
x = df.groupby('city')['kind'].unique()
result = 'Rome' in x.index
if result is None: result = x
# case: what_follows_a_summary/x.drop(index=['Rome']) of df.groupby('city')['kind'].unique()
x = df.groupby('city')['kind'].unique()
result = x.drop(index=['Rome'])
if result is None: result = x
# case: what_follows_a_summary/len(x) of df.groupby('city')['kind'].unique()
x = df.groupby('city')['kind'].unique()
result = len(x)
if result is None: result = x
# case: what_follows_a_summary/x.apply(str) of df.groupby('city')['kind'].unique()
x = df.groupby('city')['kind'].unique()
result = x.apply(str)
if result is None: result = x
# case: what_follows_a_summary/x.duplicated() of df.groupby('city')['kind'].unique()
x = df.groupby('city')['kind'].unique()
result = x.duplicated()
if result is None: result = x
# case: what_follows_a_summary/x + x of df.groupby('city')['kind'].unique()
x = df.groupby('city')['kind'].unique()
result = x + x
if result is None: result = x
# case: what_follows_a_summary/pd.concat([x, x]) of df.groupby('city')['kind'].unique()
x = df.groupby('city')['kind'].unique()
result = pd.concat([x, x])
if result is None: result = x
# case: what_follows_a_summary/x.xs('Rome', level=0) of df.groupby('city')['kind'].unique()
x = df.groupby('city')['kind'].unique()
result = x.xs('Rome', level=0)
if result is None: result = x
# case: what_follows_a_summary/x.where(x > 2) of df.groupby('city')['kind'].unique()
x = df.groupby('city')['kind'].unique()
result = x.where(x > 2)
if result is None: result = x
# case: what_follows_a_summary/x.rename_axis('ax') of df.groupby('city')['kind'].unique()
x = df.groupby('city')['kind'].unique()
result = x.rename_axis('ax')
if result is None: result = x
# case: what_follows_a_summary/x.rename('nm') of df.groupby('city')['kind'].unique()
x = df.groupby('city')['kind'].unique()
result = x.rename('nm')
if result is None: result = x
# case: what_follows_a_summary/x.ndim of df.groupby('city')['kind'].unique()
x = df.groupby('city')['kind'].unique()
result = x.ndim
if result is None: result = x
# case: what_follows_a_summary/x.update(x) of df.groupby('city')['kind'].unique()
x = df.groupby('city')['kind'].unique()
result = x.update(x)
if result is None: result = x
# case: what_follows_a_summary/x['Rome'] of df.groupby('city')['kind'].apply(list)
x = df.groupby('city')['kind'].apply(list)
result = x['Rome']
if result is None: result = x
# case: what_follows_a_summary/x.drop('Rome') of df.groupby('city')['kind'].apply(list)
x = df.groupby('city')['kind'].apply(list)
result = x.drop('Rome')
if result is None: result = x
# case: what_follows_a_summary/x.reset_index(name='v') of df.groupby('city')['kind'].apply(list)
x = df.groupby('city')['kind'].apply(list)
result = x.reset_index(name='v')
if result is None: result = x
# case: what_follows_a_summary/x.max() of df.groupby('city')['kind'].apply(list)
x = df.groupby('city')['kind'].apply(list)
result = x.max()
if result is None: result = x
# case: what_follows_a_summary/x.sum() of df.groupby('city')['kind'].apply(list)
x = df.groupby('city')['kind'].apply(list)
result = x.sum()
if result is None: result = x
# case: what_follows_a_summary/x.std() of df.groupby('city')['kind'].apply(list)
x = df.groupby('city')['kind'].apply(list)
result = x.std()
if result is None: result = x
# case: what_follows_a_summary/x.isin([1, 3]) of df.groupby('city')['kind'].apply(list)
x = df.groupby('city')['kind'].apply(list)
result = x.isin([1, 3])
if result is None: result = x
# case: what_follows_a_summary/x.shift(1) of df.groupby('city')['kind'].apply(list)
x = df.groupby('city')['kind'].apply(list)
result = x.shift(1)
if result is None: result = x
# case: what_follows_a_summary/x.describe() of df.groupby('city')['kind'].apply(list)
x = df.groupby('city')['kind'].apply(list)
result = x.describe()
if result is None: result = x
# case: what_follows_a_summary/x.squeeze() of df.groupby('city')['kind'].apply(list)
x = df.groupby('city')['kind'].apply(list)
result = x.squeeze()
if result is None: result = x
# case: what_follows_a_summary/x.empty of df.groupby('city')['kind'].apply(list)
x = df.groupby('city')['kind'].apply(list)
result = x.empty
if result is None: result = x
# case: what_follows_a_summary/x.to_dict('records') of df.groupby('city')['kind'].apply(list)
x = df.groupby('city')['kind'].apply(list)
result = x.to_dict('records')
if result is None: result = x
# case: what_follows_a_summary/x.agg('sum') of df.groupby('city')['kind'].apply(list)
x = df.groupby('city')['kind'].apply(list)
result = x.agg('sum')
if result is None: result = x
# case: what_follows_a_summary/x.index.get_level_values(0).tolist() of df.groupby('city')['kind'].apply(list)
x = df.groupby('city')['kind'].apply(list)
result = x.index.get_level_values(0).tolist()
if result is None: result = x
# case: what_follows_a_summary/x.loc['Rome':] of df.groupby('city')['kind'].apply(list)
x = df.groupby('city')['kind'].apply(list)
result = x.loc['Rome':]
if result is None: result = x
# case: what_follows_a_summary/pd.Series(x) of df.groupby('city')['kind'].apply(list)
x = df.groupby('city')['kind'].apply(list)
result = pd.Series(x)
if result is None: result = x
# case: what_follows_a_summary/x.iloc[0] of df.groupby('city')['kind'].nunique()
x = df.groupby('city')['kind'].nunique()
result = x.iloc[0]
if result is None: result = x
# case: what_follows_a_summary/x.min() of df.groupby('city')['kind'].nunique()
x = df.groupby('city')['kind'].nunique()
result = x.min()
if result is None: result = x
# case: what_follows_a_summary/x.count() of df.groupby('city')['kind'].nunique()
x = df.groupby('city')['kind'].nunique()
result = x.count()
if result is None: result = x
# case: what_follows_a_summary/x.shape of df.groupby('city')['kind'].nunique()
x = df.groupby('city')['kind'].nunique()
result = x.shape
if result is None: result = x
# case: what_follows_a_summary/x.astype(str) of df.groupby('city')['kind'].nunique()
x = df.groupby('city')['kind'].nunique()
result = x.astype(str)
if result is None: result = x
# case: what_follows_a_summary/x.fillna(0) of df.groupby('city')['kind'].nunique()
x = df.groupby('city')['kind'].nunique()
result = x.fillna(0)
if result is None: result = x
# case: what_follows_a_summary/x.pct_change() of df.groupby('city')['kind'].nunique()
x = df.groupby('city')['kind'].nunique()
result = x.pct_change()
if result is None: result = x
# case: what_follows_a_summary/x.shift(1) of df.groupby('city')['kind'].nunique()
x = df.groupby('city')['kind'].nunique()
result = x.shift(1)
if result is None: result = x
# case: what_follows_a_summary/x.squeeze() of df.groupby('city')['kind'].nunique()
x = df.groupby('city')['kind'].nunique()
result = x.squeeze()
if result is None: result = x
# case: what_follows_a_summary/x / x.sum() of df.groupby('city')['kind'].nunique()
x = df.groupby('city')['kind'].nunique()
result = x / x.sum()
if result is None: result = x
# case: what_follows_a_summary/x.to_dict('split') of df.groupby('city')['kind'].nunique()
x = df.groupby('city')['kind'].nunique()
result = x.to_dict('split')
if result is None: result = x
# case: what_follows_a_summary/x.loc[:, 'n'] of df.groupby('city')['kind'].nunique()
x = df.groupby('city')['kind'].nunique()
result = x.loc[:, 'n']
if result is None: result = x
# case: what_follows_a_summary/x.add_prefix('p_') of df.groupby('city')['kind'].nunique()
x = df.groupby('city')['kind'].nunique()
result = x.add_prefix('p_')
if result is None: result = x
# case: what_follows_a_summary/bool(x.empty) of df.groupby('city')['kind'].nunique()
x = df.groupby('city')['kind'].nunique()
result = bool(x.empty)
if result is None: result = x
# case: what_follows_a_summary/dict(x) of df.groupby('city')['kind'].nunique()
x = df.groupby('city')['kind'].nunique()
result = dict(x)
if result is None: result = x
# case: what_follows_a_summary/np.sqrt(x) of df.groupby('city')['kind'].nunique()
x = df.groupby('city')['kind'].nunique()
result = np.sqrt(x)
if result is None: result = x
# case: what_follows_a_summary/x.median() of df.groupby('city').apply(lambda g: g['n'].max() - g['n'].min(), include_groups=False)
x = df.groupby('city').apply(lambda g: g['n'].max() - g['n'].min(), include_groups=False)
result = x.median()
if result is None: result = x
# case: what_follows_a_summary/x.T of df.groupby('city').apply(lambda g: g['n'].max() - g['n'].min(), include_groups=False)
x = df.groupby('city').apply(lambda g: g['n'].max() - g['n'].min(), include_groups=False)
result = x.T
if result is None: result = x
# case: what_follows_a_summary/x.apply(str) of df.groupby('city').apply(lambda g: g['n'].max() - g['n'].min(), include_groups=False)
x = df.groupby('city').apply(lambda g: g['n'].max() - g['n'].min(), include_groups=False)
result = x.apply(str)
if result is None: result = x
# case: what_follows_a_summary/x.pct_change() of df.groupby('city').apply(lambda g: g['n'].max() - g['n'].min(), include_groups=False)
x = df.groupby('city').apply(lambda g: g['n'].max() - g['n'].min(), include_groups=False)
result = x.pct_change()
if result is None: result = x
# case: what_follows_a_summary/x.rank() of df.groupby('city').apply(lambda g: g['n'].max() - g['n'].min(), include_groups=False)
x = df.groupby('city').apply(lambda g: g['n'].max() - g['n'].min(), include_groups=False)
result = x.rank()
if result is None: result = x
# case: what_follows_a_summary/x.abs() of df.groupby('city').apply(lambda g: g['n'].max() - g['n'].min(), include_groups=False)
x = df.groupby('city').apply(lambda g: g['n'].max() - g['n'].min(), include_groups=False)
result = x.abs()
if result is None: result = x
# case: what_follows_a_summary/x / x.sum() of df.groupby('city').apply(lambda g: g['n'].max() - g['n'].min(), include_groups=False)
x = df.groupby('city').apply(lambda g: g['n'].max() - g['n'].min(), include_groups=False)
result = x / x.sum()
if result is None: result = x
# case: what_follows_a_summary/x.query('n > 2') of df.groupby('city').apply(lambda g: g['n'].max() - g['n'].min(), include_groups=False)
x = df.groupby('city').apply(lambda g: g['n'].max() - g['n'].min(), include_groups=False)
result = x.query('n > 2')
if result is None: result = x
# case: what_follows_a_summary/x.to_dict('index') of df.groupby('city').apply(lambda g: g['n'].max() - g['n'].min(), include_groups=False)
x = df.groupby('city').apply(lambda g: g['n'].max() - g['n'].min(), include_groups=False)
result = x.to_dict('index')
if result is None: result = x
# case: what_follows_a_summary/x.dtype of df.groupby('city').apply(lambda g: g['n'].max() - g['n'].min(), include_groups=False)
x = df.groupby('city').apply(lambda g: g['n'].max() - g['n'].min(), include_groups=False)
result = x.dtype
if result is None: result = x
# case: what_follows_a_summary/x.ndim of df.groupby('city').apply(lambda g: g['n'].max() - g['n'].min(), include_groups=False)
x = df.groupby('city').apply(lambda g: g['n'].max() - g['n'].min(), include_groups=False)
result = x.ndim
if result is None: result = x
# case: what_follows_a_summary/max(x) of df.groupby('city').apply(lambda g: g['n'].max() - g['n'].min(), include_groups=False)
x = df.groupby('city').apply(lambda g: g['n'].max() - g['n'].min(), include_groups=False)
result = max(x)
if result is None: result = x
# case: what_follows_a_summary/x.skew() of df.groupby('city').apply(lambda g: g['n'].max() - g['n'].min(), include_groups=False)
x = df.groupby('city').apply(lambda g: g['n'].max() - g['n'].min(), include_groups=False)
result = x.skew()
if result is None: result = x
# case: what_follows_a_summary/x.sem() of df.groupby('city').apply(lambda g: g['n'].max() - g['n'].min(), include_groups=False)
x = df.groupby('city').apply(lambda g: g['n'].max() - g['n'].min(), include_groups=False)
result = x.sem()
if result is None: result = x
# case: what_follows_a_summary/x.var() of df.groupby('city').apply(lambda g: g['n'].max() - g['n'].min(), include_groups=False)
x = df.groupby('city').apply(lambda g: g['n'].max() - g['n'].min(), include_groups=False)
result = x.var()
if result is None: result = x
# case: what_follows_a_summary/pd.isna(x) of df.groupby('city').apply(lambda g: g['n'].max() - g['n'].min(), include_groups=False)
x = df.groupby('city').apply(lambda g: g['n'].max() - g['n'].min(), include_groups=False)
result = pd.isna(x)
if result is None: result = x
# case: what_follows_a_summary/x.loc[('Rome', 0)] of df.groupby('city').apply(lambda g: g.nlargest(1, 'n'), include_groups=False)
x = df.groupby('city').apply(lambda g: g.nlargest(1, 'n'), include_groups=False)
result = x.loc[('Rome', 0)]
if result is None: result = x
# case: what_follows_a_summary/x.nunique() of df.groupby('city').apply(lambda g: g.nlargest(1, 'n'), include_groups=False)
x = df.groupby('city').apply(lambda g: g.nlargest(1, 'n'), include_groups=False)
result = x.nunique()
if result is None: result = x
# case: what_follows_a_summary/x.index.names of df.groupby('city').apply(lambda g: g.nlargest(1, 'n'), include_groups=False)
x = df.groupby('city').apply(lambda g: g.nlargest(1, 'n'), include_groups=False)
result = x.index.names
if result is None: result = x
# case: what_follows_a_summary/x.apply(lambda v: v * 2) of df.groupby('city').apply(lambda g: g.nlargest(1, 'n'), include_groups=False)
x = df.groupby('city').apply(lambda g: g.nlargest(1, 'n'), include_groups=False)
result = x.apply(lambda v: v * 2)
if result is None: result = x
# case: what_follows_a_summary/x.dropna() of df.groupby('city').apply(lambda g: g.nlargest(1, 'n'), include_groups=False)
x = df.groupby('city').apply(lambda g: g.nlargest(1, 'n'), include_groups=False)
result = x.dropna()
if result is None: result = x
# case: what_follows_a_summary/x.duplicated() of df.groupby('city').apply(lambda g: g.nlargest(1, 'n'), include_groups=False)
x = df.groupby('city').apply(lambda g: g.nlargest(1, 'n'), include_groups=False)
result = x.duplicated()
if result is None: result = x
# case: what_follows_a_summary/x.eq(x) of df.groupby('city').apply(lambda g: g.nlargest(1, 'n'), include_groups=False)
x = df.groupby('city').apply(lambda g: g.nlargest(1, 'n'), include_groups=False)
result = x.eq(x)
if result is None: result = x
# case: what_follows_a_summary/x.to_dict('list') of df.groupby('city').apply(lambda g: g.nlargest(1, 'n'), include_groups=False)
x = df.groupby('city').apply(lambda g: g.nlargest(1, 'n'), include_groups=False)
result = x.to_dict('list')
if result is None: result = x
# case: what_follows_a_summary/x.xs(('Rome', 0)) of df.groupby('city').apply(lambda g: g.nlargest(1, 'n'), include_groups=False)
x = df.groupby('city').apply(lambda g: g.nlargest(1, 'n'), include_groups=False)
result = x.xs(('Rome', 0))
if result is None: result = x
# case: what_follows_a_summary/x.index.get_level_values(0).tolist() of df.groupby('city').apply(lambda g: g.nlargest(1, 'n'), include_groups=False)
x = df.groupby('city').apply(lambda g: g.nlargest(1, 'n'), include_groups=False)
result = x.index.get_level_values(0).tolist()
if result is None: result = x
# case: what_follows_a_summary/x.iloc[0, 0] of df.groupby('city').apply(lambda g: g.nlargest(1, 'n'), include_groups=False)
x = df.groupby('city').apply(lambda g: g.nlargest(1, 'n'), include_groups=False)
result = x.iloc[0, 0]
if result is None: result = x
# case: what_follows_a_summary/x.pivot(columns='n') of df.groupby('city').apply(lambda g: g.nlargest(1, 'n'), include_groups=False)
x = df.groupby('city').apply(lambda g: g.nlargest(1, 'n'), include_groups=False)
result = x.pivot(columns='n')
if result is None: result = x
# case: what_follows_a_summary/x.filter(like='o') of df.groupby('city').apply(lambda g: g.nlargest(1, 'n'), include_groups=False)
x = df.groupby('city').apply(lambda g: g.nlargest(1, 'n'), include_groups=False)
result = x.filter(like='o')
if result is None: result = x
# case: what_follows_a_summary/x.where(x > 2) of df.groupby('city').apply(lambda g: g.nlargest(1, 'n'), include_groups=False)
x = df.groupby('city').apply(lambda g: g.nlargest(1, 'n'), include_groups=False)
result = x.where(x > 2)
if result is None: result = x
# case: what_follows_a_summary/x.dtypes of df.groupby('city').apply(lambda g: g.nlargest(1, 'n'), include_groups=False)
x = df.groupby('city').apply(lambda g: g.nlargest(1, 'n'), include_groups=False)
result = x.dtypes
if result is None: result = x
# case: what_follows_a_summary/set(x) of df.groupby('city').apply(lambda g: g.nlargest(1, 'n'), include_groups=False)
x = df.groupby('city').apply(lambda g: g.nlargest(1, 'n'), include_groups=False)
result = set(x)
if result is None: result = x
# case: what_follows_a_summary/x.reindex([1]) of df.melt(id_vars='city', value_vars=['n', 'price'])
x = df.melt(id_vars='city', value_vars=['n', 'price'])
result = x.reindex([1])
if result is None: result = x
# case: what_follows_a_summary/x.iloc[0] of df.melt(id_vars='city', value_vars=['n', 'price'])
x = df.melt(id_vars='city', value_vars=['n', 'price'])
result = x.iloc[0]
if result is None: result = x
# case: what_follows_a_summary/x.count() of df.melt(id_vars='city', value_vars=['n', 'price'])
x = df.melt(id_vars='city', value_vars=['n', 'price'])
result = x.count()
if result is None: result = x
# case: what_follows_a_summary/x.shape of df.melt(id_vars='city', value_vars=['n', 'price'])
x = df.melt(id_vars='city', value_vars=['n', 'price'])
result = x.shape
if result is None: result = x
# case: what_follows_a_summary/x.apply(lambda v: v * 2) of df.melt(id_vars='city', value_vars=['n', 'price'])
x = df.melt(id_vars='city', value_vars=['n', 'price'])
result = x.apply(lambda v: v * 2)
if result is None: result = x
# case: what_follows_a_summary/x.isna() of df.melt(id_vars='city', value_vars=['n', 'price'])
x = df.melt(id_vars='city', value_vars=['n', 'price'])
result = x.isna()
if result is None: result = x
# case: what_follows_a_summary/x + x of df.melt(id_vars='city', value_vars=['n', 'price'])
x = df.melt(id_vars='city', value_vars=['n', 'price'])
result = x + x
if result is None: result = x
# case: what_follows_a_summary/x.groupby(level=0).sum() of df.melt(id_vars='city', value_vars=['n', 'price'])
x = df.melt(id_vars='city', value_vars=['n', 'price'])
result = x.groupby(level=0).sum()
if result is None: result = x
# case: what_follows_a_summary/x[['n']] of df.melt(id_vars='city', value_vars=['n', 'price'])
x = df.melt(id_vars='city', value_vars=['n', 'price'])
result = x[['n']]
if result is None: result = x
# case: what_follows_a_summary/x.to_dict('split') of df.melt(id_vars='city', value_vars=['n', 'price'])
x = df.melt(id_vars='city', value_vars=['n', 'price'])
result = x.to_dict('split')
if result is None: result = x
# case: what_follows_a_summary/pd.concat([x, x]) of df.melt(id_vars='city', value_vars=['n', 'price'])
x = df.melt(id_vars='city', value_vars=['n', 'price'])
result = pd.concat([x, x])
if result is None: result = x
# case: what_follows_a_summary/x.replace(3, 30) of df.melt(id_vars='city', value_vars=['n', 'price'])
x = df.melt(id_vars='city', value_vars=['n', 'price'])
result = x.replace(3, 30)
if result is None: result = x
# case: what_follows_a_summary/x.add_prefix('p_') of df.melt(id_vars='city', value_vars=['n', 'price'])
x = df.melt(id_vars='city', value_vars=['n', 'price'])
result = x.add_prefix('p_')
if result is None: result = x
# case: what_follows_a_summary/dict(x) of df.melt(id_vars='city', value_vars=['n', 'price'])
x = df.melt(id_vars='city', value_vars=['n', 'price'])
result = dict(x)
if result is None: result = x
# case: what_follows_a_summary/set(x) of df.melt(id_vars='city', value_vars=['n', 'price'])
x = df.melt(id_vars='city', value_vars=['n', 'price'])
result = set(x)
if result is None: result = x
# case: what_follows_a_summary/x.argmax() of df.melt(id_vars='city', value_vars=['n', 'price'])
x = df.melt(id_vars='city', value_vars=['n', 'price'])
result = x.argmax()
if result is None: result = x
# case: what_follows_a_summary/(0, 'n') in x of df[['n', 'price']].stack()
x = df[['n', 'price']].stack()
result = (0, 'n') in x
if result is None: result = x
# case: what_follows_a_summary/(0, 'n') in x.index of df[['n', 'price']].stack()
x = df[['n', 'price']].stack()
result = (0, 'n') in x.index
if result is None: result = x
# case: what_follows_a_summary/x.reset_index().columns.tolist() of df[['n', 'price']].stack()
x = df[['n', 'price']].stack()
result = x.reset_index().columns.tolist()
if result is None: result = x
# case: what_follows_a_summary/x.diff() of df[['n', 'price']].stack()
x = df[['n', 'price']].stack()
result = x.diff()
if result is None: result = x
# case: what_follows_a_summary/x.shift(1) of df[['n', 'price']].stack()
x = df[['n', 'price']].stack()
result = x.shift(1)
if result is None: result = x
# case: what_follows_a_summary/x.describe() of df[['n', 'price']].stack()
x = df[['n', 'price']].stack()
result = x.describe()
if result is None: result = x
# case: what_follows_a_summary/x.div(x.sum()) of df[['n', 'price']].stack()
x = df[['n', 'price']].stack()
result = x.div(x.sum())
if result is None: result = x
# case: what_follows_a_summary/x['n'] of df[['n', 'price']].stack()
x = df[['n', 'price']].stack()
result = x['n']
if result is None: result = x
# case: what_follows_a_summary/x.n of df[['n', 'price']].stack()
x = df[['n', 'price']].stack()
result = x.n
if result is None: result = x
# case: what_follows_a_summary/x.agg('sum') of df[['n', 'price']].stack()
x = df[['n', 'price']].stack()
result = x.agg('sum')
if result is None: result = x
# case: what_follows_a_summary/x.filter(like='o') of df[['n', 'price']].stack()
x = df[['n', 'price']].stack()
result = x.filter(like='o')
if result is None: result = x
# case: what_follows_a_summary/x.first_valid_index() of df[['n', 'price']].stack()
x = df[['n', 'price']].stack()
result = x.first_valid_index()
if result is None: result = x
# case: what_follows_a_summary/x.ndim of df[['n', 'price']].stack()
x = df[['n', 'price']].stack()
result = x.ndim
if result is None: result = x
# case: what_follows_a_summary/max(x) of df[['n', 'price']].stack()
x = df[['n', 'price']].stack()
result = max(x)
if result is None: result = x
# case: what_follows_a_summary/np.where(x > 2, 1, 0) of df[['n', 'price']].stack()
x = df[['n', 'price']].stack()
result = np.where(x > 2, 1, 0)
if result is None: result = x
# case: what_follows_a_summary/pd.Series(x) of df[['n', 'price']].stack()
x = df[['n', 'price']].stack()
result = pd.Series(x)
if result is None: result = x
# case: what_follows_a_summary/x.get('a') of df['kind'].astype('category').value_counts()
x = df['kind'].astype('category').value_counts()
result = x.get('a')
if result is None: result = x
# case: what_follows_a_summary/x.drop(index=['a']) of df['kind'].astype('category').value_counts()
x = df['kind'].astype('category').value_counts()
result = x.drop(index=['a'])
if result is None: result = x
# case: what_follows_a_summary/x.sort_values(ascending=False) of df['kind'].astype('category').value_counts()
x = df['kind'].astype('category').value_counts()
result = x.sort_values(ascending=False)
if result is None: result = x
# case: what_follows_a_summary/x.min() of df['kind'].astype('category').value_counts()
x = df['kind'].astype('category').value_counts()
result = x.min()
if result is None: result = x
# case: what_follows_a_summary/x.nunique() of df['kind'].astype('category').value_counts()
x = df['kind'].astype('category').value_counts()
result = x.nunique()
if result is None: result = x
# case: what_follows_a_summary/x.shape of df['kind'].astype('category').value_counts()
x = df['kind'].astype('category').value_counts()
result = x.shape
if result is None: result = x
# case: what_follows_a_summary/x * 2 of df['kind'].astype('category').value_counts()
x = df['kind'].astype('category').value_counts()
result = x * 2
if result is None: result = x
# case: what_follows_a_summary/x.nlargest(2) of df['kind'].astype('category').value_counts()
x = df['kind'].astype('category').value_counts()
result = x.nlargest(2)
if result is None: result = x
# case: what_follows_a_summary/x.diff() of df['kind'].astype('category').value_counts()
x = df['kind'].astype('category').value_counts()
result = x.diff()
if result is None: result = x
# case: what_follows_a_summary/x.empty of df['kind'].astype('category').value_counts()
x = df['kind'].astype('category').value_counts()
result = x.empty
if result is None: result = x
# case: what_follows_a_summary/x.to_dict('index') of df['kind'].astype('category').value_counts()
x = df['kind'].astype('category').value_counts()
result = x.to_dict('index')
if result is None: result = x
# case: what_follows_a_summary/x.iloc[0, 0] of df['kind'].astype('category').value_counts()
x = df['kind'].astype('category').value_counts()
result = x.iloc[0, 0]
if result is None: result = x
# case: what_follows_a_summary/x.replace(3, 30) of df['kind'].astype('category').value_counts()
x = df['kind'].astype('category').value_counts()
result = x.replace(3, 30)
if result is None: result = x
# case: what_follows_a_summary/x.pipe(len) of df['kind'].astype('category').value_counts()
x = df['kind'].astype('category').value_counts()
result = x.pipe(len)
if result is None: result = x
# case: what_follows_a_summary/x.rename('nm') of df['kind'].astype('category').value_counts()
x = df['kind'].astype('category').value_counts()
result = x.rename('nm')
if result is None: result = x
# case: what_follows_a_summary/dict(x) of df['kind'].astype('category').value_counts()
x = df['kind'].astype('category').value_counts()
result = dict(x)
if result is None: result = x
# case: what_follows_a_summary/x.reset_index(name='v') of df.groupby(df['day'].dt.month)['n'].sum()
x = df.groupby(df['day'].dt.month)['n'].sum()
result = x.reset_index(name='v')
if result is None: result = x
# case: what_follows_a_summary/x.iloc[-1] of df.groupby(df['day'].dt.month)['n'].sum()
x = df.groupby(df['day'].dt.month)['n'].sum()
result = x.iloc[-1]
if result is None: result = x
# case: what_follows_a_summary/list(x) of df.groupby(df['day'].dt.month)['n'].sum()
x = df.groupby(df['day'].dt.month)['n'].sum()
result = list(x)
if result is None: result = x
# case: what_follows_a_summary/x.astype(str) of df.groupby(df['day'].dt.month)['n'].sum()
x = df.groupby(df['day'].dt.month)['n'].sum()
result = x.astype(str)
if result is None: result = x
# case: what_follows_a_summary/x.isna() of df.groupby(df['day'].dt.month)['n'].sum()
x = df.groupby(df['day'].dt.month)['n'].sum()
result = x.isna()
if result is None: result = x
# case: what_follows_a_summary/x.drop_duplicates() of df.groupby(df['day'].dt.month)['n'].sum()
x = df.groupby(df['day'].dt.month)['n'].sum()
result = x.drop_duplicates()
if result is None: result = x
# case: what_follows_a_summary/x.sum(axis=1) of df.groupby(df['day'].dt.month)['n'].sum()
x = df.groupby(df['day'].dt.month)['n'].sum()
result = x.sum(axis=1)
if result is None: result = x
# case: what_follows_a_summary/x.div(x.sum()) of df.groupby(df['day'].dt.month)['n'].sum()
x = df.groupby(df['day'].dt.month)['n'].sum()
result = x.div(x.sum())
if result is None: result = x
# case: what_follows_a_summary/x.agg(['min', 'max']) of df.groupby(df['day'].dt.month)['n'].sum()
x = df.groupby(df['day'].dt.month)['n'].sum()
result = x.agg(['min', 'max'])
if result is None: result = x
# case: what_follows_a_summary/x.set_index('n') of df.groupby(df['day'].dt.month)['n'].sum()
x = df.groupby(df['day'].dt.month)['n'].sum()
result = x.set_index('n')
if result is None: result = x
# case: what_follows_a_summary/x.filter(like='o') of df.groupby(df['day'].dt.month)['n'].sum()
x = df.groupby(df['day'].dt.month)['n'].sum()
result = x.filter(like='o')
if result is None: result = x
# case: what_follows_a_summary/x.loc[[3.0]] of df.groupby(df['day'].dt.month)['n'].sum()
x = df.groupby(df['day'].dt.month)['n'].sum()
result = x.loc[[3.0]]
if result is None: result = x
# case: what_follows_a_summary/x.keys().tolist() of df.groupby(df['day'].dt.month)['n'].sum()
x = df.groupby(df['day'].dt.month)['n'].sum()
result = x.keys().tolist()
if result is None: result = x
# case: what_follows_a_summary/bool(x.empty) of df.groupby(df['day'].dt.month)['n'].sum()
x = df.groupby(df['day'].dt.month)['n'].sum()
result = bool(x.empty)
if result is None: result = x
# case: what_follows_a_summary/x.argmax() of df.groupby(df['day'].dt.month)['n'].sum()
x = df.groupby(df['day'].dt.month)['n'].sum()
result = x.argmax()
if result is None: result = x
# case: what_follows_a_summary/pd.DataFrame(x) of df.groupby(df['day'].dt.month)['n'].sum()
x = df.groupby(df['day'].dt.month)['n'].sum()
result = pd.DataFrame(x)
if result is None: result = x
# case: what_follows_a_summary/x.tail(2) of df.groupby('ok')['n'].mean()
x = df.groupby('ok')['n'].mean()
result = x.tail(2)
if result is None: result = x
# case: what_follows_a_summary/x.index.tolist() of df.groupby('ok')['n'].mean()
x = df.groupby('ok')['n'].mean()
result = x.index.tolist()
if result is None: result = x
# case: what_follows_a_summary/x.index.name of df.groupby('ok')['n'].mean()
x = df.groupby('ok')['n'].mean()
result = x.index.name
if result is None: result = x
# case: what_follows_a_summary/list(x.items()) of df.groupby('ok')['n'].mean()
x = df.groupby('ok')['n'].mean()
result = list(x.items())
if result is None: result = x
# case: what_follows_a_summary/x.isin([1, 3]) of df.groupby('ok')['n'].mean()
x = df.groupby('ok')['n'].mean()
result = x.isin([1, 3])
if result is None: result = x
# case: what_follows_a_summary/x.eq(x) of df.groupby('ok')['n'].mean()
x = df.groupby('ok')['n'].mean()
result = x.eq(x)
if result is None: result = x
# case: what_follows_a_summary/x + x of df.groupby('ok')['n'].mean()
x = df.groupby('ok')['n'].mean()
result = x + x
if result is None: result = x
# case: what_follows_a_summary/x.rank() of df.groupby('ok')['n'].mean()
x = df.groupby('ok')['n'].mean()
result = x.rank()
if result is None: result = x
# case: what_follows_a_summary/x.to_frame('q') of df.groupby('ok')['n'].mean()
x = df.groupby('ok')['n'].mean()
result = x.to_frame('q')
if result is None: result = x
# case: what_follows_a_summary/x.unique() of df.groupby('ok')['n'].mean()
x = df.groupby('ok')['n'].mean()
result = x.unique()
if result is None: result = x
# case: what_follows_a_summary/x.mask(x > 2, 0) of df.groupby('ok')['n'].mean()
x = df.groupby('ok')['n'].mean()
result = x.mask(x > 2, 0)
if result is None: result = x
# case: what_follows_a_summary/x.truncate(before=True) of df.groupby('ok')['n'].mean()
x = df.groupby('ok')['n'].mean()
result = x.truncate(before=True)
if result is None: result = x
# case: what_follows_a_summary/x.loc[[True]] of df.groupby('ok')['n'].mean()
x = df.groupby('ok')['n'].mean()
result = x.loc[[True]]
if result is None: result = x
# case: what_follows_a_summary/x.combine_first(x) of df.groupby('ok')['n'].mean()
x = df.groupby('ok')['n'].mean()
result = x.combine_first(x)
if result is None: result = x
# case: what_follows_a_summary/x.expanding().sum() of df.groupby('ok')['n'].mean()
x = df.groupby('ok')['n'].mean()
result = x.expanding().sum()
if result is None: result = x
# case: what_follows_a_summary/x.rolling(2).sum() of df.groupby('ok')['n'].mean()
x = df.groupby('ok')['n'].mean()
result = x.rolling(2).sum()
if result is None: result = x
# case: what_follows_a_summary/x.sort_index() of df.T
x = df.T
result = x.sort_index()
if result is None: result = x
# case: what_follows_a_summary/x.sort_index(ascending=False) of df.T
x = df.T
result = x.sort_index(ascending=False)
if result is None: result = x
# case: what_follows_a_summary/x.columns.tolist() of df.T
x = df.T
result = x.columns.tolist()
if result is None: result = x
# case: what_follows_a_summary/x.map(str) of df.T
x = df.T
result = x.map(str)
if result is None: result = x
# case: what_follows_a_summary/x.apply(lambda v: v * 2) of df.T
x = df.T
result = x.apply(lambda v: v * 2)
if result is None: result = x
# case: what_follows_a_summary/x.equals(x.copy()) of df.T
x = df.T
result = x.equals(x.copy())
if result is None: result = x
# case: what_follows_a_summary/x.eq(x) of df.T
x = df.T
result = x.eq(x)
if result is None: result = x
# case: what_follows_a_summary/x.groupby(level=0).sum() of df.T
x = df.T
result = x.groupby(level=0).sum()
if result is None: result = x
# case: what_follows_a_summary/x.any() of df.T
x = df.T
result = x.any()
if result is None: result = x
# case: what_follows_a_summary/x.rename(columns={'n': 'N'}) of df.T
x = df.T
result = x.rename(columns={'n': 'N'})
if result is None: result = x
# case: what_follows_a_summary/x.to_dict('records') of df.T
x = df.T
result = x.to_dict('records')
if result is None: result = x
# case: what_follows_a_summary/[r for r in x.itertuples(index=False, name=None)] of df.T
x = df.T
result = [r for r in x.itertuples(index=False, name=None)]
if result is None: result = x
# case: what_follows_a_summary/pd.concat([x, x]) of df.T
x = df.T
result = pd.concat([x, x])
if result is None: result = x
# case: what_follows_a_summary/x.agg(['min', 'max']) of df.T
x = df.T
result = x.agg(['min', 'max'])
if result is None: result = x
# case: what_follows_a_summary/x.rename_axis('ax') of df.T
x = df.T
result = x.rename_axis('ax')
if result is None: result = x
# case: what_follows_a_summary/x.axes of df.T
x = df.T
result = x.axes
if result is None: result = x
# case: what_follows_a_summary/x.rename({'price': 'new'}) of df.isna().sum()
x = df.isna().sum()
result = x.rename({'price': 'new'})
if result is None: result = x
# case: what_follows_a_summary/x.reset_index(drop=True) of df.isna().sum()
x = df.isna().sum()
result = x.reset_index(drop=True)
if result is None: result = x
# case: what_follows_a_summary/x.idxmax() of df.isna().sum()
x = df.isna().sum()
result = x.idxmax()
if result is None: result = x
# case: what_follows_a_summary/x.size of df.isna().sum()
x = df.isna().sum()
result = x.size
if result is None: result = x
# case: what_follows_a_summary/x.values.tolist() of df.isna().sum()
x = df.isna().sum()
result = x.values.tolist()
if result is None: result = x
# case: what_follows_a_summary/x.map(str) of df.isna().sum()
x = df.isna().sum()
result = x.map(str)
if result is None: result = x
# case: what_follows_a_summary/x.apply(str) of df.isna().sum()
x = df.isna().sum()
result = x.apply(str)
if result is None: result = x
# case: what_follows_a_summary/x.pct_change() of df.isna().sum()
x = df.isna().sum()
result = x.pct_change()
if result is None: result = x
# case: what_follows_a_summary/x.any() of df.isna().sum()
x = df.isna().sum()
result = x.any()
if result is None: result = x
# case: what_follows_a_summary/x.div(x.sum(axis=1), axis=0) of df.isna().sum()
x = df.isna().sum()
result = x.div(x.sum(axis=1), axis=0)
if result is None: result = x
# case: what_follows_a_summary/x.to_dict('split') of df.isna().sum()
x = df.isna().sum()
result = x.to_dict('split')
if result is None: result = x
# case: what_follows_a_summary/pd.concat([x, x], axis=1) of df.isna().sum()
x = df.isna().sum()
result = pd.concat([x, x], axis=1)
if result is None: result = x
# case: what_follows_a_summary/x.replace(3, 30) of df.isna().sum()
x = df.isna().sum()
result = x.replace(3, 30)
if result is None: result = x
# case: what_follows_a_summary/x.transform(lambda s: s) of df.isna().sum()
x = df.isna().sum()
result = x.transform(lambda s: s)
if result is None: result = x
# case: what_follows_a_summary/x.add_prefix('p_') of df.isna().sum()
x = df.isna().sum()
result = x.add_prefix('p_')
if result is None: result = x
# case: what_follows_a_summary/x.explode() of df.isna().sum()
x = df.isna().sum()
result = x.explode()
if result is None: result = x
# case: what_follows_a_summary/x.get('n') of df.dtypes
x = df.dtypes
result = x.get('n')
if result is None: result = x
# case: what_follows_a_summary/x.get('zz', -1) of df.dtypes
x = df.dtypes
result = x.get('zz', -1)
if result is None: result = x
# case: what_follows_a_summary/'n' in x of df.dtypes
x = df.dtypes
result = 'n' in x
if result is None: result = x
# case: what_follows_a_summary/x.reset_index() of df.dtypes
x = df.dtypes
result = x.reset_index()
if result is None: result = x
# case: what_follows_a_summary/x.head(1) of df.dtypes
x = df.dtypes
result = x.head(1)
if result is None: result = x
# case: what_follows_a_summary/x.values.tolist() of df.dtypes
x = df.dtypes
result = x.values.tolist()
if result is None: result = x
# case: what_follows_a_summary/x.fillna(0) of df.dtypes
x = df.dtypes
result = x.fillna(0)
if result is None: result = x
# case: what_follows_a_summary/x.to_string() of df.dtypes
x = df.dtypes
result = x.to_string()
if result is None: result = x
# case: what_follows_a_summary/x.squeeze() of df.dtypes
x = df.dtypes
result = x.squeeze()
if result is None: result = x
# case: what_follows_a_summary/x.groupby(level=0).size() of df.dtypes
x = df.dtypes
result = x.groupby(level=0).size()
if result is None: result = x
# case: what_follows_a_summary/x.any() of df.dtypes
x = df.dtypes
result = x.any()
if result is None: result = x
# case: what_follows_a_summary/x / x.sum() of df.dtypes
x = df.dtypes
result = x / x.sum()
if result is None: result = x
# case: what_follows_a_summary/x.to_dict('split') of df.dtypes
x = df.dtypes
result = x.to_dict('split')
if result is None: result = x
# case: what_follows_a_summary/x.replace(3, 30) of df.dtypes
x = df.dtypes
result = x.replace(3, 30)
if result is None: result = x
# case: what_follows_a_summary/x.add_prefix('p_') of df.dtypes
x = df.dtypes
result = x.add_prefix('p_')
if result is None: result = x
# case: what_follows_a_summary/x.index.is_unique of df.dtypes
x = df.dtypes
result = x.index.is_unique
if result is None: result = x
# case: what_follows_a_summary/x['n'] of df.iloc[0]
x = df.iloc[0]
result = x['n']
if result is None: result = x
# case: what_follows_a_summary/'n' in x of df.iloc[0]
x = df.iloc[0]
result = 'n' in x
if result is None: result = x
# case: what_follows_a_summary/x.rename({'n': 'new'}) of df.iloc[0]
x = df.iloc[0]
result = x.rename({'n': 'new'})
if result is None: result = x
# case: what_follows_a_summary/x.sort_index(ascending=False) of df.iloc[0]
x = df.iloc[0]
result = x.sort_index(ascending=False)
if result is None: result = x
# case: what_follows_a_summary/x.reset_index().columns.tolist() of df.iloc[0]
x = df.iloc[0]
result = x.reset_index().columns.tolist()
if result is None: result = x
# case: what_follows_a_summary/x.isin([1, 3]) of df.iloc[0]
x = df.iloc[0]
result = x.isin([1, 3])
if result is None: result = x
# case: what_follows_a_summary/x.isna() of df.iloc[0]
x = df.iloc[0]
result = x.isna()
if result is None: result = x
# case: what_follows_a_summary/x > 1 of df.iloc[0]
x = df.iloc[0]
result = x > 1
if result is None: result = x
# case: what_follows_a_summary/x.describe() of df.iloc[0]
x = df.iloc[0]
result = x.describe()
if result is None: result = x
# case: what_follows_a_summary/x[['n']] of df.iloc[0]
x = df.iloc[0]
result = x[['n']]
if result is None: result = x
# case: what_follows_a_summary/x.join(other.set_index('city'), on='city') of df.iloc[0]
x = df.iloc[0]
result = x.join(other.set_index('city'), on='city')
if result is None: result = x
# case: what_follows_a_summary/x.ndim of df.iloc[0]
x = df.iloc[0]
result = x.ndim
if result is None: result = x
# case: what_follows_a_summary/pd.isna(x) of df.iloc[0]
x = df.iloc[0]
result = pd.isna(x)
if result is None: result = x
# case: what_follows_a_summary/pd.Series(x) of df.iloc[0]
x = df.iloc[0]
result = pd.Series(x)
if result is None: result = x
# case: what_follows_a_summary/pd.DataFrame(x) of df.iloc[0]
x = df.iloc[0]
result = pd.DataFrame(x)
if result is None: result = x
# case: what_follows_a_summary/x.iloc[:2] of df[df['n'] > 10]
x = df[df['n'] > 10]
result = x.iloc[:2]
if result is None: result = x
# case: what_follows_a_summary/x.min() of df[df['n'] > 10]
x = df[df['n'] > 10]
result = x.min()
if result is None: result = x
# case: what_follows_a_summary/x.idxmax() of df[df['n'] > 10]
x = df[df['n'] > 10]
result = x.idxmax()
if result is None: result = x
# case: what_follows_a_summary/x.shape of df[df['n'] > 10]
x = df[df['n'] > 10]
result = x.shape
if result is None: result = x
# case: what_follows_a_summary/x.map(str) of df[df['n'] > 10]
x = df[df['n'] > 10]
result = x.map(str)
if result is None: result = x
# case: what_follows_a_summary/x.apply(str) of df[df['n'] > 10]
x = df[df['n'] > 10]
result = x.apply(str)
if result is None: result = x
# case: what_follows_a_summary/x.nsmallest(1) of df[df['n'] > 10]
x = df[df['n'] > 10]
result = x.nsmallest(1)
if result is None: result = x
# case: what_follows_a_summary/x.empty of df[df['n'] > 10]
x = df[df['n'] > 10]
result = x.empty
if result is None: result = x
# case: what_follows_a_summary/x.max(axis=1) of df[df['n'] > 10]
x = df[df['n'] > 10]
result = x.max(axis=1)
if result is None: result = x
# case: what_follows_a_summary/x.join(other.set_index('city'), on='city') of df[df['n'] > 10]
x = df[df['n'] > 10]
result = x.join(other.set_index('city'), on='city')
if result is None: result = x
# case: what_follows_a_summary/pd.concat([x, x]) of df[df['n'] > 10]
x = df[df['n'] > 10]
result = pd.concat([x, x])
if result is None: result = x
# case: what_follows_a_summary/pd.concat([x, x], axis=1) of df[df['n'] > 10]
x = df[df['n'] > 10]
result = pd.concat([x, x], axis=1)
if result is None: result = x
# case: what_follows_a_summary/x.sort_values('n') of df[df['n'] > 10]
x = df[df['n'] > 10]
result = x.sort_values('n')
if result is None: result = x
# case: what_follows_a_summary/x.insert(0, 'w', 5) of df[df['n'] > 10]
x = df[df['n'] > 10]
result = x.insert(0, 'w', 5)
if result is None: result = x
# case: what_follows_a_summary/x.loc[0:] of df[df['n'] > 10]
x = df[df['n'] > 10]
result = x.loc[0:]
if result is None: result = x
# case: what_follows_a_summary/dict(x) of df[df['n'] > 10]
x = df[df['n'] > 10]
result = dict(x)
if result is None: result = x
# case: what_follows_a_summary/x.iloc[-1] of df['n'].quantile([0.25, 0.5])
x = df['n'].quantile([0.25, 0.5])
result = x.iloc[-1]
if result is None: result = x
# case: what_follows_a_summary/x.nunique() of df['n'].quantile([0.25, 0.5])
x = df['n'].quantile([0.25, 0.5])
result = x.nunique()
if result is None: result = x
# case: what_follows_a_summary/x.index.name of df['n'].quantile([0.25, 0.5])
x = df['n'].quantile([0.25, 0.5])
result = x.index.name
if result is None: result = x
# case: what_follows_a_summary/x.to_dict() of df['n'].quantile([0.25, 0.5])
x = df['n'].quantile([0.25, 0.5])
result = x.to_dict()
if result is None: result = x
# case: what_follows_a_summary/x.drop_duplicates() of df['n'].quantile([0.25, 0.5])
x = df['n'].quantile([0.25, 0.5])
result = x.drop_duplicates()
if result is None: result = x
# case: what_follows_a_summary/x.nlargest(2) of df['n'].quantile([0.25, 0.5])
x = df['n'].quantile([0.25, 0.5])
result = x.nlargest(2)
if result is None: result = x
# case: what_follows_a_summary/str(x) of df['n'].quantile([0.25, 0.5])
x = df['n'].quantile([0.25, 0.5])
result = str(x)
if result is None: result = x
# case: what_follows_a_summary/x.groupby(level=0).sum() of df['n'].quantile([0.25, 0.5])
x = df['n'].quantile([0.25, 0.5])
result = x.groupby(level=0).sum()
if result is None: result = x
# case: what_follows_a_summary/x.any() of df['n'].quantile([0.25, 0.5])
x = df['n'].quantile([0.25, 0.5])
result = x.any()
if result is None: result = x
# case: what_follows_a_summary/x.div(x.sum()) of df['n'].quantile([0.25, 0.5])
x = df['n'].quantile([0.25, 0.5])
result = x.div(x.sum())
if result is None: result = x
# case: what_follows_a_summary/x.rename(columns=str.upper) of df['n'].quantile([0.25, 0.5])
x = df['n'].quantile([0.25, 0.5])
result = x.rename(columns=str.upper)
if result is None: result = x
# case: what_follows_a_summary/x.set_index('n') of df['n'].quantile([0.25, 0.5])
x = df['n'].quantile([0.25, 0.5])
result = x.set_index('n')
if result is None: result = x
# case: what_follows_a_summary/x.combine_first(x) of df['n'].quantile([0.25, 0.5])
x = df['n'].quantile([0.25, 0.5])
result = x.combine_first(x)
if result is None: result = x
# case: what_follows_a_summary/sum(x) of df['n'].quantile([0.25, 0.5])
x = df['n'].quantile([0.25, 0.5])
result = sum(x)
if result is None: result = x
# case: what_follows_a_summary/x.argmax() of df['n'].quantile([0.25, 0.5])
x = df['n'].quantile([0.25, 0.5])
result = x.argmax()
if result is None: result = x
# case: what_follows_a_summary/x.rolling(2).sum() of df['n'].quantile([0.25, 0.5])
x = df['n'].quantile([0.25, 0.5])
result = x.rolling(2).sum()
if result is None: result = x
# case: what_follows_a_summary/x.rename({1: 'new'}) of df.groupby('city')['n'].transform('mean')
x = df.groupby('city')['n'].transform('mean')
result = x.rename({1: 'new'})
if result is None: result = x
# case: what_follows_a_summary/x.sort_index() of df.groupby('city')['n'].transform('mean')
x = df.groupby('city')['n'].transform('mean')
result = x.sort_index()
if result is None: result = x
# case: what_follows_a_summary/x.reset_index(name='v') of df.groupby('city')['n'].transform('mean')
x = df.groupby('city')['n'].transform('mean')
result = x.reset_index(name='v')
if result is None: result = x
# case: what_follows_a_summary/x.iloc[0] of df.groupby('city')['n'].transform('mean')
x = df.groupby('city')['n'].transform('mean')
result = x.iloc[0]
if result is None: result = x
# case: what_follows_a_summary/x.idxmin() of df.groupby('city')['n'].transform('mean')
x = df.groupby('city')['n'].transform('mean')
result = x.idxmin()
if result is None: result = x
# case: what_follows_a_summary/x.index.names of df.groupby('city')['n'].transform('mean')
x = df.groupby('city')['n'].transform('mean')
result = x.index.names
if result is None: result = x
# case: what_follows_a_summary/x + x of df.groupby('city')['n'].transform('mean')
x = df.groupby('city')['n'].transform('mean')
result = x + x
if result is None: result = x
# case: what_follows_a_summary/x.cumsum() of df.groupby('city')['n'].transform('mean')
x = df.groupby('city')['n'].transform('mean')
result = x.cumsum()
if result is None: result = x
# case: what_follows_a_summary/x.all() of df.groupby('city')['n'].transform('mean')
x = df.groupby('city')['n'].transform('mean')
result = x.all()
if result is None: result = x
# case: what_follows_a_summary/x.assign(z=1) of df.groupby('city')['n'].transform('mean')
x = df.groupby('city')['n'].transform('mean')
result = x.assign(z=1)
if result is None: result = x
# case: what_follows_a_summary/x.xs(1) of df.groupby('city')['n'].transform('mean')
x = df.groupby('city')['n'].transform('mean')
result = x.xs(1)
if result is None: result = x
# case: what_follows_a_summary/x.set_index('n') of df.groupby('city')['n'].transform('mean')
x = df.groupby('city')['n'].transform('mean')
result = x.set_index('n')
if result is None: result = x
# case: what_follows_a_summary/x.filter(like='o') of df.groupby('city')['n'].transform('mean')
x = df.groupby('city')['n'].transform('mean')
result = x.filter(like='o')
if result is None: result = x
# case: what_follows_a_summary/x.index.max() of df.groupby('city')['n'].transform('mean')
x = df.groupby('city')['n'].transform('mean')
result = x.index.max()
if result is None: result = x
# case: what_follows_a_summary/x.loc[[1]] of df.groupby('city')['n'].transform('mean')
x = df.groupby('city')['n'].transform('mean')
result = x.loc[[1]]
if result is None: result = x
# case: what_follows_a_summary/x.skew() of df.groupby('city')['n'].transform('mean')
x = df.groupby('city')['n'].transform('mean')
result = x.skew()
if result is None: result = x
# case: what_follows_a_summary/x['Rome'] of df.set_index('city')['n'].to_dict()
x = df.set_index('city')['n'].to_dict()
result = x['Rome']
if result is None: result = x
# case: what_follows_a_summary/x.get('Rome') of df.set_index('city')['n'].to_dict()
x = df.set_index('city')['n'].to_dict()
result = x.get('Rome')
if result is None: result = x
# case: what_follows_a_summary/x.get('zz', -1) of df.set_index('city')['n'].to_dict()
x = df.set_index('city')['n'].to_dict()
result = x.get('zz', -1)
if result is None: result = x
# case: what_follows_a_summary/'Rome' in x of df.set_index('city')['n'].to_dict()
x = df.set_index('city')['n'].to_dict()
result = 'Rome' in x
if result is None: result = x
# case: what_follows_a_summary/list(x.items()) of df.set_index('city')['n'].to_dict()
x = df.set_index('city')['n'].to_dict()
result = list(x.items())
if result is None: result = x
# case: what_follows_a_summary/list(x) of df.set_index('city')['n'].to_dict()
x = df.set_index('city')['n'].to_dict()
result = list(x)
if result is None: result = x
# case: what_follows_a_summary/len(x) of df.set_index('city')['n'].to_dict()
x = df.set_index('city')['n'].to_dict()
result = len(x)
if result is None: result = x
# case: what_follows_a_summary/str(x) of df.set_index('city')['n'].to_dict()
x = df.set_index('city')['n'].to_dict()
result = str(x)
if result is None: result = x
# case: what_follows_a_summary/x.value_counts() of df.set_index('city')['n'].to_dict()
x = df.set_index('city')['n'].to_dict()
result = x.value_counts()
if result is None: result = x
# case: what_follows_a_summary/x.update(x) of df.set_index('city')['n'].to_dict()
x = df.set_index('city')['n'].to_dict()
result = x.update(x)
if result is None: result = x
# case: what_follows_a_summary/dict(x) of df.set_index('city')['n'].to_dict()
x = df.set_index('city')['n'].to_dict()
result = dict(x)
if result is None: result = x
# case: what_follows_a_summary/set(x) of df.set_index('city')['n'].to_dict()
x = df.set_index('city')['n'].to_dict()
result = set(x)
if result is None: result = x
# case: what_follows_a_summary/x.rolling(2).sum() of df.set_index('city')['n'].to_dict()
x = df.set_index('city')['n'].to_dict()
result = x.rolling(2).sum()
if result is None: result = x
# case: what_follows_a_summary/pd.isna(x) of df.set_index('city')['n'].to_dict()
x = df.set_index('city')['n'].to_dict()
result = pd.isna(x)
if result is None: result = x
# case: what_follows_a_summary/pd.Series(x) of df.set_index('city')['n'].to_dict()
x = df.set_index('city')['n'].to_dict()
result = pd.Series(x)
if result is None: result = x
# case: what_follows_a_summary/x.loc['Rome'] of df.groupby('city')['n'].idxmax()
x = df.groupby('city')['n'].idxmax()
result = x.loc['Rome']
if result is None: result = x
# case: what_follows_a_summary/x.sort_values(ascending=False) of df.groupby('city')['n'].idxmax()
x = df.groupby('city')['n'].idxmax()
result = x.sort_values(ascending=False)
if result is None: result = x
# case: what_follows_a_summary/x.reset_index().columns.tolist() of df.groupby('city')['n'].idxmax()
x = df.groupby('city')['n'].idxmax()
result = x.reset_index().columns.tolist()
if result is None: result = x
# case: what_follows_a_summary/x.nunique() of df.groupby('city')['n'].idxmax()
x = df.groupby('city')['n'].idxmax()
result = x.nunique()
if result is None: result = x
# case: what_follows_a_summary/x.index.name of df.groupby('city')['n'].idxmax()
x = df.groupby('city')['n'].idxmax()
result = x.index.name
if result is None: result = x
# case: what_follows_a_summary/x.name of df.groupby('city')['n'].idxmax()
x = df.groupby('city')['n'].idxmax()
result = x.name
if result is None: result = x
# case: what_follows_a_summary/x.to_dict() of df.groupby('city')['n'].idxmax()
x = df.groupby('city')['n'].idxmax()
result = x.to_dict()
if result is None: result = x
# case: what_follows_a_summary/x.values.tolist() of df.groupby('city')['n'].idxmax()
x = df.groupby('city')['n'].idxmax()
result = x.values.tolist()
if result is None: result = x
# case: what_follows_a_summary/x.isna().any() of df.groupby('city')['n'].idxmax()
x = df.groupby('city')['n'].idxmax()
result = x.isna().any()
if result is None: result = x
# case: what_follows_a_summary/x.eq(x) of df.groupby('city')['n'].idxmax()
x = df.groupby('city')['n'].idxmax()
result = x.eq(x)
if result is None: result = x
# case: what_follows_a_summary/x > 1 of df.groupby('city')['n'].idxmax()
x = df.groupby('city')['n'].idxmax()
result = x > 1
if result is None: result = x
# case: what_follows_a_summary/x.rank() of df.groupby('city')['n'].idxmax()
x = df.groupby('city')['n'].idxmax()
result = x.rank()
if result is None: result = x
# case: what_follows_a_summary/x.rename(columns={'n': 'N'}) of df.groupby('city')['n'].idxmax()
x = df.groupby('city')['n'].idxmax()
result = x.rename(columns={'n': 'N'})
if result is None: result = x
# case: what_follows_a_summary/x.droplevel(0) of df.groupby('city')['n'].idxmax()
x = df.groupby('city')['n'].idxmax()
result = x.droplevel(0)
if result is None: result = x
# case: what_follows_a_summary/x.rename_axis('ax') of df.groupby('city')['n'].idxmax()
x = df.groupby('city')['n'].idxmax()
result = x.rename_axis('ax')
if result is None: result = x
# case: what_follows_a_summary/x.skew() of df.groupby('city')['n'].idxmax()
x = df.groupby('city')['n'].idxmax()
result = x.skew()
if result is None: result = x
# case: what_follows_a_summary/x.get('n') of df.corr(numeric_only=True)
x = df.corr(numeric_only=True)
result = x.get('n')
if result is None: result = x
# case: what_follows_a_summary/x.rename({'n': 'new'}) of df.corr(numeric_only=True)
x = df.corr(numeric_only=True)
result = x.rename({'n': 'new'})
if result is None: result = x
# case: what_follows_a_summary/x.min() of df.corr(numeric_only=True)
x = df.corr(numeric_only=True)
result = x.min()
if result is None: result = x
# case: what_follows_a_summary/x.count() of df.corr(numeric_only=True)
x = df.corr(numeric_only=True)
result = x.count()
if result is None: result = x
# case: what_follows_a_summary/x.columns.tolist() of df.corr(numeric_only=True)
x = df.corr(numeric_only=True)
result = x.columns.tolist()
if result is None: result = x
# case: what_follows_a_summary/x.fillna(0) of df.corr(numeric_only=True)
x = df.corr(numeric_only=True)
result = x.fillna(0)
if result is None: result = x
# case: what_follows_a_summary/x.to_frame() of df.corr(numeric_only=True)
x = df.corr(numeric_only=True)
result = x.to_frame()
if result is None: result = x
# case: what_follows_a_summary/x.squeeze() of df.corr(numeric_only=True)
x = df.corr(numeric_only=True)
result = x.squeeze()
if result is None: result = x
# case: what_follows_a_summary/x.mode() of df.corr(numeric_only=True)
x = df.corr(numeric_only=True)
result = x.mode()
if result is None: result = x
# case: what_follows_a_summary/x / x.sum() of df.corr(numeric_only=True)
x = df.corr(numeric_only=True)
result = x / x.sum()
if result is None: result = x
# case: what_follows_a_summary/x.to_dict('records') of df.corr(numeric_only=True)
x = df.corr(numeric_only=True)
result = x.to_dict('records')
if result is None: result = x
# case: what_follows_a_summary/x.xs('n') of df.corr(numeric_only=True)
x = df.corr(numeric_only=True)
result = x.xs('n')
if result is None: result = x
# case: what_follows_a_summary/x.insert(0, 'w', 5) of df.corr(numeric_only=True)
x = df.corr(numeric_only=True)
result = x.insert(0, 'w', 5)
if result is None: result = x
# case: what_follows_a_summary/x.truncate(before='n') of df.corr(numeric_only=True)
x = df.corr(numeric_only=True)
result = x.truncate(before='n')
if result is None: result = x
# case: what_follows_a_summary/dict(x) of df.corr(numeric_only=True)
x = df.corr(numeric_only=True)
result = dict(x)
if result is None: result = x
# case: what_follows_a_summary/x.prod() of df.corr(numeric_only=True)
x = df.corr(numeric_only=True)
result = x.prod()
if result is None: result = x
# case: what_follows_a_summary/x.loc['Rome'] of df.groupby('city')['n'].describe()
x = df.groupby('city')['n'].describe()
result = x.loc['Rome']
if result is None: result = x
# case: what_follows_a_summary/x.reindex(['Rome']) of df.groupby('city')['n'].describe()
x = df.groupby('city')['n'].describe()
result = x.reindex(['Rome'])
if result is None: result = x
# case: what_follows_a_summary/x.iloc[:2] of df.groupby('city')['n'].describe()
x = df.groupby('city')['n'].describe()
result = x.iloc[:2]
if result is None: result = x
# case: what_follows_a_summary/x.idxmin() of df.groupby('city')['n'].describe()
x = df.groupby('city')['n'].describe()
result = x.idxmin()
if result is None: result = x
# case: what_follows_a_summary/x.round(1) of df.groupby('city')['n'].describe()
x = df.groupby('city')['n'].describe()
result = x.round(1)
if result is None: result = x
# case: what_follows_a_summary/x.cumsum() of df.groupby('city')['n'].describe()
x = df.groupby('city')['n'].describe()
result = x.cumsum()
if result is None: result = x
# case: what_follows_a_summary/x.pct_change() of df.groupby('city')['n'].describe()
x = df.groupby('city')['n'].describe()
result = x.pct_change()
if result is None: result = x
# case: what_follows_a_summary/str(x) of df.groupby('city')['n'].describe()
x = df.groupby('city')['n'].describe()
result = str(x)
if result is None: result = x
# case: what_follows_a_summary/x.tolist() of df.groupby('city')['n'].describe()
x = df.groupby('city')['n'].describe()
result = x.tolist()
if result is None: result = x
# case: what_follows_a_summary/x.abs() of df.groupby('city')['n'].describe()
x = df.groupby('city')['n'].describe()
result = x.abs()
if result is None: result = x
# case: what_follows_a_summary/x.max(axis=1) of df.groupby('city')['n'].describe()
x = df.groupby('city')['n'].describe()
result = x.max(axis=1)
if result is None: result = x
# case: what_follows_a_summary/x.div(x.sum(axis=1), axis=0) of df.groupby('city')['n'].describe()
x = df.groupby('city')['n'].describe()
result = x.div(x.sum(axis=1), axis=0)
if result is None: result = x
# case: what_follows_a_summary/x.xs('Rome', level=0) of df.groupby('city')['n'].describe()
x = df.groupby('city')['n'].describe()
result = x.xs('Rome', level=0)
if result is None: result = x
# case: what_follows_a_summary/x.index.is_unique of df.groupby('city')['n'].describe()
x = df.groupby('city')['n'].describe()
result = x.index.is_unique
if result is None: result = x
# case: what_follows_a_summary/x.sem() of df.groupby('city')['n'].describe()
x = df.groupby('city')['n'].describe()
result = x.sem()
if result is None: result = x
# case: what_follows_a_summary/x.var() of df.groupby('city')['n'].describe()
x = df.groupby('city')['n'].describe()
result = x.var()
if result is None: result = x
# case: what_follows_a_summary/x.reset_index(name='v') of df.assign(y=df['day'].dt.year).groupby(['y', 'city'])['n'].sum()
x = df.assign(y=df['day'].dt.year).groupby(['y', 'city'])['n'].sum()
result = x.reset_index(name='v')
if result is None: result = x
# case: what_follows_a_summary/x.iloc[:2] of df.assign(y=df['day'].dt.year).groupby(['y', 'city'])['n'].sum()
x = df.assign(y=df['day'].dt.year).groupby(['y', 'city'])['n'].sum()
result = x.iloc[:2]
if result is None: result = x
# case: what_follows_a_summary/x.max() of df.assign(y=df['day'].dt.year).groupby(['y', 'city'])['n'].sum()
x = df.assign(y=df['day'].dt.year).groupby(['y', 'city'])['n'].sum()
result = x.max()
if result is None: result = x
# case: what_follows_a_summary/x.mean() of df.assign(y=df['day'].dt.year).groupby(['y', 'city'])['n'].sum()
x = df.assign(y=df['day'].dt.year).groupby(['y', 'city'])['n'].sum()
result = x.mean()
if result is None: result = x
# case: what_follows_a_summary/x.std() of df.assign(y=df['day'].dt.year).groupby(['y', 'city'])['n'].sum()
x = df.assign(y=df['day'].dt.year).groupby(['y', 'city'])['n'].sum()
result = x.std()
if result is None: result = x
# case: what_follows_a_summary/x.idxmin() of df.assign(y=df['day'].dt.year).groupby(['y', 'city'])['n'].sum()
x = df.assign(y=df['day'].dt.year).groupby(['y', 'city'])['n'].sum()
result = x.idxmin()
if result is None: result = x
# case: what_follows_a_summary/x.round(1) of df.assign(y=df['day'].dt.year).groupby(['y', 'city'])['n'].sum()
x = df.assign(y=df['day'].dt.year).groupby(['y', 'city'])['n'].sum()
result = x.round(1)
if result is None: result = x
# case: what_follows_a_summary/x[x > 1] of df.assign(y=df['day'].dt.year).groupby(['y', 'city'])['n'].sum()
x = df.assign(y=df['day'].dt.year).groupby(['y', 'city'])['n'].sum()
result = x[x > 1]
if result is None: result = x
# case: what_follows_a_summary/x.cumsum() of df.assign(y=df['day'].dt.year).groupby(['y', 'city'])['n'].sum()
x = df.assign(y=df['day'].dt.year).groupby(['y', 'city'])['n'].sum()
result = x.cumsum()
if result is None: result = x
# case: what_follows_a_summary/x.tolist() of df.assign(y=df['day'].dt.year).groupby(['y', 'city'])['n'].sum()
x = df.assign(y=df['day'].dt.year).groupby(['y', 'city'])['n'].sum()
result = x.tolist()
if result is None: result = x
# case: what_follows_a_summary/x.value_counts() of df.assign(y=df['day'].dt.year).groupby(['y', 'city'])['n'].sum()
x = df.assign(y=df['day'].dt.year).groupby(['y', 'city'])['n'].sum()
result = x.value_counts()
if result is None: result = x
# case: what_follows_a_summary/x.empty of df.assign(y=df['day'].dt.year).groupby(['y', 'city'])['n'].sum()
x = df.assign(y=df['day'].dt.year).groupby(['y', 'city'])['n'].sum()
result = x.empty
if result is None: result = x
# case: what_follows_a_summary/x.div(x.sum()) of df.assign(y=df['day'].dt.year).groupby(['y', 'city'])['n'].sum()
x = df.assign(y=df['day'].dt.year).groupby(['y', 'city'])['n'].sum()
result = x.div(x.sum())
if result is None: result = x
# case: what_follows_a_summary/x.merge(other, left_index=True, right_on='city', how='left') of df.assign(y=df['day'].dt.year).groupby(['y', 'city'])['n'].sum()
x = df.assign(y=df['day'].dt.year).groupby(['y', 'city'])['n'].sum()
result = x.merge(other, left_index=True, right_on='city', how='left')
if result is None: result = x
# case: what_follows_a_summary/x.rename_axis('ax') of df.assign(y=df['day'].dt.year).groupby(['y', 'city'])['n'].sum()
x = df.assign(y=df['day'].dt.year).groupby(['y', 'city'])['n'].sum()
result = x.rename_axis('ax')
if result is None: result = x
# case: what_follows_a_summary/x.kurt() of df.assign(y=df['day'].dt.year).groupby(['y', 'city'])['n'].sum()
x = df.assign(y=df['day'].dt.year).groupby(['y', 'city'])['n'].sum()
result = x.kurt()
if result is None: result = x
# case: what_follows_a_summary/x.iloc[0] of df['price'].fillna(0).astype(int)
x = df['price'].fillna(0).astype(int)
result = x.iloc[0]
if result is None: result = x
# case: what_follows_a_summary/x.iloc[:2] of df['price'].fillna(0).astype(int)
x = df['price'].fillna(0).astype(int)
result = x.iloc[:2]
if result is None: result = x
# case: what_follows_a_summary/x.sum() of df['price'].fillna(0).astype(int)
x = df['price'].fillna(0).astype(int)
result = x.sum()
if result is None: result = x
# case: what_follows_a_summary/x.std() of df['price'].fillna(0).astype(int)
x = df['price'].fillna(0).astype(int)
result = x.std()
if result is None: result = x
# case: what_follows_a_summary/x.nunique() of df['price'].fillna(0).astype(int)
x = df['price'].fillna(0).astype(int)
result = x.nunique()
if result is None: result = x
# case: what_follows_a_summary/x.round(1) of df['price'].fillna(0).astype(int)
x = df['price'].fillna(0).astype(int)
result = x.round(1)
if result is None: result = x
# case: what_follows_a_summary/x.apply(lambda v: v * 2) of df['price'].fillna(0).astype(int)
x = df['price'].fillna(0).astype(int)
result = x.apply(lambda v: v * 2)
if result is None: result = x
# case: what_follows_a_summary/x + x of df['price'].fillna(0).astype(int)
x = df['price'].fillna(0).astype(int)
result = x + x
if result is None: result = x
# case: what_follows_a_summary/x.nsmallest(1) of df['price'].fillna(0).astype(int)
x = df['price'].fillna(0).astype(int)
result = x.nsmallest(1)
if result is None: result = x
# case: what_follows_a_summary/x.cumsum() of df['price'].fillna(0).astype(int)
x = df['price'].fillna(0).astype(int)
result = x.cumsum()
if result is None: result = x
# case: what_follows_a_summary/x.groupby(level=0).sum() of df['price'].fillna(0).astype(int)
x = df['price'].fillna(0).astype(int)
result = x.groupby(level=0).sum()
if result is None: result = x
# case: what_follows_a_summary/x.tolist() of df['price'].fillna(0).astype(int)
x = df['price'].fillna(0).astype(int)
result = x.tolist()
if result is None: result = x
# case: what_follows_a_summary/x.empty of df['price'].fillna(0).astype(int)
x = df['price'].fillna(0).astype(int)
result = x.empty
if result is None: result = x
# case: what_follows_a_summary/x.query('n > 2') of df['price'].fillna(0).astype(int)
x = df['price'].fillna(0).astype(int)
result = x.query('n > 2')
if result is None: result = x
# case: what_follows_a_summary/x.xs(1, level=0) of df['price'].fillna(0).astype(int)
x = df['price'].fillna(0).astype(int)
result = x.xs(1, level=0)
if result is None: result = x
# case: what_follows_a_summary/x.loc[[1]] of df['price'].fillna(0).astype(int)
x = df['price'].fillna(0).astype(int)
result = x.loc[[1]]
if result is None: result = x
# case: what_follows_a_summary/x[1] of df['n'].where(df['n'] > 2)
x = df['n'].where(df['n'] > 2)
result = x[1]
if result is None: result = x
# case: what_follows_a_summary/x.nunique() of df['n'].where(df['n'] > 2)
x = df['n'].where(df['n'] > 2)
result = x.nunique()
if result is None: result = x
# case: what_follows_a_summary/x.idxmax() of df['n'].where(df['n'] > 2)
x = df['n'].where(df['n'] > 2)
result = x.idxmax()
if result is None: result = x
# case: what_follows_a_summary/x.to_dict() of df['n'].where(df['n'] > 2)
x = df['n'].where(df['n'] > 2)
result = x.to_dict()
if result is None: result = x
# case: what_follows_a_summary/x.isin([1, 3]) of df['n'].where(df['n'] > 2)
x = df['n'].where(df['n'] > 2)
result = x.isin([1, 3])
if result is None: result = x
# case: what_follows_a_summary/x.map(str) of df['n'].where(df['n'] > 2)
x = df['n'].where(df['n'] > 2)
result = x.map(str)
if result is None: result = x
# case: what_follows_a_summary/x.apply(str) of df['n'].where(df['n'] > 2)
x = df['n'].where(df['n'] > 2)
result = x.apply(str)
if result is None: result = x
# case: what_follows_a_summary/x.mode() of df['n'].where(df['n'] > 2)
x = df['n'].where(df['n'] > 2)
result = x.mode()
if result is None: result = x
# case: what_follows_a_summary/x.all() of df['n'].where(df['n'] > 2)
x = df['n'].where(df['n'] > 2)
result = x.all()
if result is None: result = x
# case: what_follows_a_summary/x.max(axis=1) of df['n'].where(df['n'] > 2)
x = df['n'].where(df['n'] > 2)
result = x.max(axis=1)
if result is None: result = x
# case: what_follows_a_summary/x.to_dict('list') of df['n'].where(df['n'] > 2)
x = df['n'].where(df['n'] > 2)
result = x.to_dict('list')
if result is None: result = x
# case: what_follows_a_summary/x.xs(1) of df['n'].where(df['n'] > 2)
x = df['n'].where(df['n'] > 2)
result = x.xs(1)
if result is None: result = x
# case: what_follows_a_summary/x.transform(lambda s: s) of df['n'].where(df['n'] > 2)
x = df['n'].where(df['n'] > 2)
result = x.transform(lambda s: s)
if result is None: result = x
# case: what_follows_a_summary/x.dtypes of df['n'].where(df['n'] > 2)
x = df['n'].where(df['n'] > 2)
result = x.dtypes
if result is None: result = x
# case: what_follows_a_summary/x.keys().tolist() of df['n'].where(df['n'] > 2)
x = df['n'].where(df['n'] > 2)
result = x.keys().tolist()
if result is None: result = x
# case: what_follows_a_summary/sum(x) of df['n'].where(df['n'] > 2)
x = df['n'].where(df['n'] > 2)
result = sum(x)
if result is None: result = x
# case: what_follows_a_summary/x.get('a') of df.groupby('kind', sort=False)['price'].max()
x = df.groupby('kind', sort=False)['price'].max()
result = x.get('a')
if result is None: result = x
# case: what_follows_a_summary/x.sort_index(ascending=False) of df.groupby('kind', sort=False)['price'].max()
x = df.groupby('kind', sort=False)['price'].max()
result = x.sort_index(ascending=False)
if result is None: result = x
# case: what_follows_a_summary/x.reset_index(drop=True) of df.groupby('kind', sort=False)['price'].max()
x = df.groupby('kind', sort=False)['price'].max()
result = x.reset_index(drop=True)
if result is None: result = x
# case: what_follows_a_summary/x.head(1) of df.groupby('kind', sort=False)['price'].max()
x = df.groupby('kind', sort=False)['price'].max()
result = x.head(1)
if result is None: result = x
# case: what_follows_a_summary/x.isna().any() of df.groupby('kind', sort=False)['price'].max()
x = df.groupby('kind', sort=False)['price'].max()
result = x.isna().any()
if result is None: result = x
# case: what_follows_a_summary/x * 2 of df.groupby('kind', sort=False)['price'].max()
x = df.groupby('kind', sort=False)['price'].max()
result = x * 2
if result is None: result = x
# case: what_follows_a_summary/x.to_string() of df.groupby('kind', sort=False)['price'].max()
x = df.groupby('kind', sort=False)['price'].max()
result = x.to_string()
if result is None: result = x
# case: what_follows_a_summary/x.any() of df.groupby('kind', sort=False)['price'].max()
x = df.groupby('kind', sort=False)['price'].max()
result = x.any()
if result is None: result = x
# case: what_follows_a_summary/x.n of df.groupby('kind', sort=False)['price'].max()
x = df.groupby('kind', sort=False)['price'].max()
result = x.n
if result is None: result = x
# case: what_follows_a_summary/x.agg(['min', 'max']) of df.groupby('kind', sort=False)['price'].max()
x = df.groupby('kind', sort=False)['price'].max()
result = x.agg(['min', 'max'])
if result is None: result = x
# case: what_follows_a_summary/x.index.get_level_values(0).tolist() of df.groupby('kind', sort=False)['price'].max()
x = df.groupby('kind', sort=False)['price'].max()
result = x.index.get_level_values(0).tolist()
if result is None: result = x
# case: what_follows_a_summary/x.corr() of df.groupby('kind', sort=False)['price'].max()
x = df.groupby('kind', sort=False)['price'].max()
result = x.corr()
if result is None: result = x
# case: what_follows_a_summary/x.transform(lambda s: s) of df.groupby('kind', sort=False)['price'].max()
x = df.groupby('kind', sort=False)['price'].max()
result = x.transform(lambda s: s)
if result is None: result = x
# case: what_follows_a_summary/x.truncate(before='a') of df.groupby('kind', sort=False)['price'].max()
x = df.groupby('kind', sort=False)['price'].max()
result = x.truncate(before='a')
if result is None: result = x
# case: what_follows_a_summary/x.loc[['a']] of df.groupby('kind', sort=False)['price'].max()
x = df.groupby('kind', sort=False)['price'].max()
result = x.loc[['a']]
if result is None: result = x
# case: what_follows_a_summary/pd.DataFrame(x) of df.groupby('kind', sort=False)['price'].max()
x = df.groupby('kind', sort=False)['price'].max()
result = pd.DataFrame(x)
if result is None: result = x
# case: what_follows_a_summary/1 in x of df.explode('kind')
x = df.explode('kind')
result = 1 in x
if result is None: result = x
# case: what_follows_a_summary/x.drop(1) of df.explode('kind')
x = df.explode('kind')
result = x.drop(1)
if result is None: result = x
# case: what_follows_a_summary/x.tail(2) of df.explode('kind')
x = df.explode('kind')
result = x.tail(2)
if result is None: result = x
# case: what_follows_a_summary/x.iloc[:2] of df.explode('kind')
x = df.explode('kind')
result = x.iloc[:2]
if result is None: result = x
# case: what_follows_a_summary/x.idxmin() of df.explode('kind')
x = df.explode('kind')
result = x.idxmin()
if result is None: result = x
# case: what_follows_a_summary/x.index.name of df.explode('kind')
x = df.explode('kind')
result = x.index.name
if result is None: result = x
# case: what_follows_a_summary/x.values.tolist() of df.explode('kind')
x = df.explode('kind')
result = x.values.tolist()
if result is None: result = x
# case: what_follows_a_summary/x.round(1) of df.explode('kind')
x = df.explode('kind')
result = x.round(1)
if result is None: result = x
# case: what_follows_a_summary/x.duplicated() of df.explode('kind')
x = df.explode('kind')
result = x.duplicated()
if result is None: result = x
# case: what_follows_a_summary/x.eq(x) of df.explode('kind')
x = df.explode('kind')
result = x.eq(x)
if result is None: result = x
# case: what_follows_a_summary/x.cumsum() of df.explode('kind')
x = df.explode('kind')
result = x.cumsum()
if result is None: result = x
# case: what_follows_a_summary/x.stack() of df.explode('kind')
x = df.explode('kind')
result = x.stack()
if result is None: result = x
# case: what_follows_a_summary/x.query('n > 2') of df.explode('kind')
x = df.explode('kind')
result = x.query('n > 2')
if result is None: result = x
# case: what_follows_a_summary/x['n'] of df.explode('kind')
x = df.explode('kind')
result = x['n']
if result is None: result = x
# case: what_follows_a_summary/x.transform(lambda s: s) of df.explode('kind')
x = df.explode('kind')
result = x.transform(lambda s: s)
if result is None: result = x
# case: what_follows_a_summary/x.loc[[1]] of df.explode('kind')
x = df.explode('kind')
result = x.loc[[1]]
if result is None: result = x
# case: what_follows_a_summary/'2021-03' in x of df['day'].dt.strftime('%Y-%m').value_counts().sort_index()
x = df['day'].dt.strftime('%Y-%m').value_counts().sort_index()
result = '2021-03' in x
if result is None: result = x
# case: what_follows_a_summary/'2021-03' in x.index of df['day'].dt.strftime('%Y-%m').value_counts().sort_index()
x = df['day'].dt.strftime('%Y-%m').value_counts().sort_index()
result = '2021-03' in x.index
if result is None: result = x
# case: what_follows_a_summary/x.reset_index(name='v') of df['day'].dt.strftime('%Y-%m').value_counts().sort_index()
x = df['day'].dt.strftime('%Y-%m').value_counts().sort_index()
result = x.reset_index(name='v')
if result is None: result = x
# case: what_follows_a_summary/x.iloc[:2] of df['day'].dt.strftime('%Y-%m').value_counts().sort_index()
x = df['day'].dt.strftime('%Y-%m').value_counts().sort_index()
result = x.iloc[:2]
if result is None: result = x
# case: what_follows_a_summary/x.idxmin() of df['day'].dt.strftime('%Y-%m').value_counts().sort_index()
x = df['day'].dt.strftime('%Y-%m').value_counts().sort_index()
result = x.idxmin()
if result is None: result = x
# case: what_follows_a_summary/list(x.items()) of df['day'].dt.strftime('%Y-%m').value_counts().sort_index()
x = df['day'].dt.strftime('%Y-%m').value_counts().sort_index()
result = list(x.items())
if result is None: result = x
# case: what_follows_a_summary/x.nsmallest(1) of df['day'].dt.strftime('%Y-%m').value_counts().sort_index()
x = df['day'].dt.strftime('%Y-%m').value_counts().sort_index()
result = x.nsmallest(1)
if result is None: result = x
# case: what_follows_a_summary/x.cumsum() of df['day'].dt.strftime('%Y-%m').value_counts().sort_index()
x = df['day'].dt.strftime('%Y-%m').value_counts().sort_index()
result = x.cumsum()
if result is None: result = x
# case: what_follows_a_summary/x.to_frame('q') of df['day'].dt.strftime('%Y-%m').value_counts().sort_index()
x = df['day'].dt.strftime('%Y-%m').value_counts().sort_index()
result = x.to_frame('q')
if result is None: result = x
# case: what_follows_a_summary/x.tolist() of df['day'].dt.strftime('%Y-%m').value_counts().sort_index()
x = df['day'].dt.strftime('%Y-%m').value_counts().sort_index()
result = x.tolist()
if result is None: result = x
# case: what_follows_a_summary/x.quantile(0.5) of df['day'].dt.strftime('%Y-%m').value_counts().sort_index()
x = df['day'].dt.strftime('%Y-%m').value_counts().sort_index()
result = x.quantile(0.5)
if result is None: result = x
# case: what_follows_a_summary/x.clip(1, 2) of df['day'].dt.strftime('%Y-%m').value_counts().sort_index()
x = df['day'].dt.strftime('%Y-%m').value_counts().sort_index()
result = x.clip(1, 2)
if result is None: result = x
# case: what_follows_a_summary/x.nlargest(2, 'n') of df['day'].dt.strftime('%Y-%m').value_counts().sort_index()
x = df['day'].dt.strftime('%Y-%m').value_counts().sort_index()
result = x.nlargest(2, 'n')
if result is None: result = x
# case: what_follows_a_summary/x.sort_values(by=['n'], ascending=False).head(1) of df['day'].dt.strftime('%Y-%m').value_counts().sort_index()
x = df['day'].dt.strftime('%Y-%m').value_counts().sort_index()
result = x.sort_values(by=['n'], ascending=False).head(1)
if result is None: result = x
# case: what_follows_a_summary/x.replace(3, 30) of df['day'].dt.strftime('%Y-%m').value_counts().sort_index()
x = df['day'].dt.strftime('%Y-%m').value_counts().sort_index()
result = x.replace(3, 30)
if result is None: result = x
# case: what_follows_a_summary/set(x) of df['day'].dt.strftime('%Y-%m').value_counts().sort_index()
x = df['day'].dt.strftime('%Y-%m').value_counts().sort_index()
result = set(x)
if result is None: result = x
# case: what_follows_a_summary/x.reindex(['Rome']) of df.groupby('city')['ok'].mean()
x = df.groupby('city')['ok'].mean()
result = x.reindex(['Rome'])
if result is None: result = x
# case: what_follows_a_summary/x.reset_index().columns.tolist() of df.groupby('city')['ok'].mean()
x = df.groupby('city')['ok'].mean()
result = x.reset_index().columns.tolist()
if result is None: result = x
# case: what_follows_a_summary/x.nunique() of df.groupby('city')['ok'].mean()
x = df.groupby('city')['ok'].mean()
result = x.nunique()
if result is None: result = x
# case: what_follows_a_summary/x.idxmin() of df.groupby('city')['ok'].mean()
x = df.groupby('city')['ok'].mean()
result = x.idxmin()
if result is None: result = x
# case: what_follows_a_summary/x.round(1) of df.groupby('city')['ok'].mean()
x = df.groupby('city')['ok'].mean()
result = x.round(1)
if result is None: result = x
# case: what_follows_a_summary/x.apply(lambda v: v) of df.groupby('city')['ok'].mean()
x = df.groupby('city')['ok'].mean()
result = x.apply(lambda v: v)
if result is None: result = x
# case: what_follows_a_summary/x.isna().any() of df.groupby('city')['ok'].mean()
x = df.groupby('city')['ok'].mean()
result = x.isna().any()
if result is None: result = x
# case: what_follows_a_summary/x.equals(x.copy()) of df.groupby('city')['ok'].mean()
x = df.groupby('city')['ok'].mean()
result = x.equals(x.copy())
if result is None: result = x
# case: what_follows_a_summary/x.cumsum() of df.groupby('city')['ok'].mean()
x = df.groupby('city')['ok'].mean()
result = x.cumsum()
if result is None: result = x
# case: what_follows_a_summary/x.to_string() of df.groupby('city')['ok'].mean()
x = df.groupby('city')['ok'].mean()
result = x.to_string()
if result is None: result = x
# case: what_follows_a_summary/x.agg(['min', 'max']) of df.groupby('city')['ok'].mean()
x = df.groupby('city')['ok'].mean()
result = x.agg(['min', 'max'])
if result is None: result = x
# case: what_follows_a_summary/x.droplevel(0) of df.groupby('city')['ok'].mean()
x = df.groupby('city')['ok'].mean()
result = x.droplevel(0)
if result is None: result = x
# case: what_follows_a_summary/x.sort_values('n') of df.groupby('city')['ok'].mean()
x = df.groupby('city')['ok'].mean()
result = x.sort_values('n')
if result is None: result = x
# case: what_follows_a_summary/x.dtype of df.groupby('city')['ok'].mean()
x = df.groupby('city')['ok'].mean()
result = x.dtype
if result is None: result = x
# case: what_follows_a_summary/x.sem() of df.groupby('city')['ok'].mean()
x = df.groupby('city')['ok'].mean()
result = x.sem()
if result is None: result = x
# case: what_follows_a_summary/x.var() of df.groupby('city')['ok'].mean()
x = df.groupby('city')['ok'].mean()
result = x.var()
if result is None: result = x
# case: what_follows_a_summary/x.min() of df.select_dtypes('number').agg(['sum', 'mean'])
x = df.select_dtypes('number').agg(['sum', 'mean'])
result = x.min()
if result is None: result = x
# case: what_follows_a_summary/x.shape of df.select_dtypes('number').agg(['sum', 'mean'])
x = df.select_dtypes('number').agg(['sum', 'mean'])
result = x.shape
if result is None: result = x
# case: what_follows_a_summary/x.values.tolist() of df.select_dtypes('number').agg(['sum', 'mean'])
x = df.select_dtypes('number').agg(['sum', 'mean'])
result = x.values.tolist()
if result is None: result = x
# case: what_follows_a_summary/x.drop_duplicates() of df.select_dtypes('number').agg(['sum', 'mean'])
x = df.select_dtypes('number').agg(['sum', 'mean'])
result = x.drop_duplicates()
if result is None: result = x
# case: what_follows_a_summary/x.diff() of df.select_dtypes('number').agg(['sum', 'mean'])
x = df.select_dtypes('number').agg(['sum', 'mean'])
result = x.diff()
if result is None: result = x
# case: what_follows_a_summary/x.shift(1) of df.select_dtypes('number').agg(['sum', 'mean'])
x = df.select_dtypes('number').agg(['sum', 'mean'])
result = x.shift(1)
if result is None: result = x
# case: what_follows_a_summary/x.div(x.sum()) of df.select_dtypes('number').agg(['sum', 'mean'])
x = df.select_dtypes('number').agg(['sum', 'mean'])
result = x.div(x.sum())
if result is None: result = x
# case: what_follows_a_summary/x.query('n > 2') of df.select_dtypes('number').agg(['sum', 'mean'])
x = df.select_dtypes('number').agg(['sum', 'mean'])
result = x.query('n > 2')
if result is None: result = x
# case: what_follows_a_summary/x.assign(z=1) of df.select_dtypes('number').agg(['sum', 'mean'])
x = df.select_dtypes('number').agg(['sum', 'mean'])
result = x.assign(z=1)
if result is None: result = x
# case: what_follows_a_summary/x.join(other.set_index('city'), on='city') of df.select_dtypes('number').agg(['sum', 'mean'])
x = df.select_dtypes('number').agg(['sum', 'mean'])
result = x.join(other.set_index('city'), on='city')
if result is None: result = x
# case: what_follows_a_summary/x.swaplevel() of df.select_dtypes('number').agg(['sum', 'mean'])
x = df.select_dtypes('number').agg(['sum', 'mean'])
result = x.swaplevel()
if result is None: result = x
# case: what_follows_a_summary/x.loc['sum', 'n'] of df.select_dtypes('number').agg(['sum', 'mean'])
x = df.select_dtypes('number').agg(['sum', 'mean'])
result = x.loc['sum', 'n']
if result is None: result = x
# case: what_follows_a_summary/x.index.max() of df.select_dtypes('number').agg(['sum', 'mean'])
x = df.select_dtypes('number').agg(['sum', 'mean'])
result = x.index.max()
if result is None: result = x
# case: what_follows_a_summary/x.loc[['sum']] of df.select_dtypes('number').agg(['sum', 'mean'])
x = df.select_dtypes('number').agg(['sum', 'mean'])
result = x.loc[['sum']]
if result is None: result = x
# case: what_follows_a_summary/dict(x) of df.select_dtypes('number').agg(['sum', 'mean'])
x = df.select_dtypes('number').agg(['sum', 'mean'])
result = dict(x)
if result is None: result = x
# case: what_follows_a_summary/np.sqrt(x) of df.select_dtypes('number').agg(['sum', 'mean'])
x = df.select_dtypes('number').agg(['sum', 'mean'])
result = np.sqrt(x)
if result is None: result = x
