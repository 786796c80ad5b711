import pandas as pd
import numpy as np
import re
import math
from collections import Counter, defaultdict, OrderedDict
from datetime import datetime

schools_df = pd.DataFrame({
    'CDSCode': ['01100170109835', '01100170112607', '01100170118489', '01611190000000', '01611190106401', '19647330000000', '19647331930866', '37683380000000'],
    'School': ['FAME Public Charter', 'Envision Academy', 'Aspire California', 'Alameda High', 'Alameda Science', 'LA Unified Prep ', 'Venice High', None],
    'District': ['Alameda County', 'Alameda County', 'Alameda County', 'Alameda Unified', 'Alameda Unified', 'Los Angeles Unified', 'Los Angeles Unified', 'San Diego Unified'],
    'County': ['Alameda', 'Alameda', 'Alameda', 'Alameda', 'Alameda', 'Los Angeles', 'los angeles', 'San Diego'],
    'City': ['Newark', 'Oakland', 'Berkeley', 'Alameda', 'Alameda', 'Los Angeles', 'Los Angeles', 'San Diego'],
    'OpenDate': ['2005-08-29', '2006-08-28', '2008-08-21', '1980-07-01', '2004-08-30', '1980-07-01', '1980-07-01', None],
    'ClosedDate': ['2015-07-31', None, '2011-07-01', None, None, None, None, '2010-06-30'],
    'Charter': [1, 1, 1, 0, 1, 0, 0, np.nan],
    'GSoffered': ['K-12', '9-12', 'K-8', '9-12', '9-12', 'K-12', '9-12', 'K-12']
})

frpm_df = pd.DataFrame({
    'CDSCode': ['01100170109835', '01100170112607', '01100170118489', '01611190000000', '01611190106401', '19647330000000', '19647331930866'],
    'Enrollment (K-12)': [1087.0, 395.0, 244.0, 1834.0, 191.0, 3200.0, 2030.0],
    'Free Meal Count (K-12)': [565.0, 186.0, 134.0, 402.0, np.nan, 2788.0, 1189.0],
    'FRPM Count (K-12)': [715.0, 186.0, 175.0, 460.0, 46.0, 2900.0, 1300.0],
    'Educational Option Type': ['Traditional', 'Traditional', 'Traditional', 'Traditional', 'Alternative', 'Continuation School', 'Traditional']
})

satscores_df = pd.DataFrame({
    'cds': [1100170109835, 1100170112607, 1611190000000, 1611190106401, 19647330000000, 19647331930866],
    'sname': ['FAME Public Charter', 'Envision Academy', 'Alameda High', 'Alameda Science', 'LA Unified Prep', 'Venice High'],
    'NumTstTakr': [17, 71, 430, 42, 512, 301],
    'AvgScrRead': [503.0, 397.0, 546.0, 546.0, np.nan, 488.0],
    'AvgScrMath': [546.0, 387.0, 572.0, 564.0, np.nan, 497.0],
    'NumGE1500': [9, 5, 267, 31, None, 120]
})
# case: eligible-free-rate-alameda
alameda = schools_df[schools_df['County'] == 'Alameda']['CDSCode'].tolist()
f = frpm_df[frpm_df['CDSCode'].isin(alameda)]
f['rate'] = f.apply(lambda row: row['Free Meal Count (K-12)'] / row['Enrollment (K-12)'], axis=1)
best = f.sort_values('rate', ascending=False).iloc[0]
result = pd.DataFrame([{'CDSCode': best['CDSCode'], 'rate': round(best['rate'], 4)}])
# case: merge-int-code-with-text
merged = schools_df.merge(satscores_df, left_on='CDSCode', right_on='cds', how='inner')
result = merged[['School', 'AvgScrMath']].sort_values('AvgScrMath', ascending=False).head(3)
# case: zfill-code-then-merge
satscores_df['cds'] = satscores_df['cds'].apply(lambda x: str(x).zfill(14))
merged = pd.merge(schools_df, satscores_df, left_on='CDSCode', right_on='cds')
merged['total'] = merged['AvgScrRead'] + merged['AvgScrMath']
result = merged.loc[merged['total'] == merged['total'].max()][['School', 'City', 'total']].reset_index(drop=True)
# case: count-charter-per-county-counter
c = Counter()
for i in range(len(schools_df)):
    if schools_df.iloc[i]['Charter'] == 1:
        c[schools_df.iloc[i]['County']] += 1
result = pd.DataFrame(c.most_common(), columns=['County', 'cnt'])
# case: never-closed-except-set
all_codes = set(schools_df['CDSCode'])
closed_codes = set(schools_df[schools_df['ClosedDate'].notna()]['CDSCode'])
open_codes = sorted(all_codes - closed_codes)
result = schools_df[schools_df['CDSCode'].isin(open_codes)][['CDSCode', 'School']]
result.reset_index(drop=True, inplace=True)
# case: missing-parens-and
result = schools_df[schools_df['City'] == 'Alameda' & schools_df['Charter'] == 1]['School']
# case: open-years-datetime
df = schools_df.dropna(subset=['OpenDate', 'ClosedDate']).copy()
df['years'] = df.apply(lambda r: (datetime.strptime(r['ClosedDate'], '%Y-%m-%d') - datetime.strptime(r['OpenDate'], '%Y-%m-%d')).days / 365.25, axis=1)
result = df[['School', 'years']].round(2).values.tolist()
# case: multi-agg-flatten-county
tmp = pd.merge(schools_df, frpm_df, on='CDSCode', how='left')
tmp['County'] = tmp['County'].str.title()
g = tmp.groupby('County').agg({'Enrollment (K-12)': ['sum', 'mean'], 'FRPM Count (K-12)': ['max', lambda s: s.min()]})
g.columns = ['_'.join(col).strip() for col in g.columns.values]
result = g.reset_index()
# case: above-average-frpm-string
avg = np.mean(frpm_df['FRPM Count (K-12)'] / frpm_df['Enrollment (K-12)'])
out = []
for code, cnt, enr in zip(frpm_df['CDSCode'], frpm_df['FRPM Count (K-12)'], frpm_df['Enrollment (K-12)']):
    pct = cnt / enr
    if pct > avg:
        out.append((code, '{:.1f}%'.format(pct * 100)))
result = pd.DataFrame(out, columns=['CDSCode', 'pct']).sort_values(by='pct', ascending=False)
# case: oldest-school-series-in-if
df = schools_df.copy()
if df['OpenDate'].min() == df['OpenDate']:
    result = df['School']
else:
    result = None
# case: span-grades-split-expand
grades = schools_df['GSoffered'].str.split('-', expand=True)
grades.columns = ['low', 'high']
grades['low'] = grades['low'].replace('K', '0').astype(int)
grades['high'] = grades['high'].astype(int)
grades['span'] = grades['high'] - grades['low'] + 1
schools_df['span'] = grades['span']
result = schools_df.groupby('span')['School'].apply(lambda x: ', '.join(sorted(s.strip() for s in x if s))).reset_index()
# case: excellence-rate-loc-len
satscores_df['NumGE1500'] = pd.to_numeric(satscores_df['NumGE1500'], errors='coerce')
result = pd.DataFrame(columns=['sname', 'rate'])
for idx, row in satscores_df.iterrows():
    if pd.isnull(row['NumGE1500']):
        continue
    result.loc[len(result)] = [row['sname'], row['NumGE1500'] / row['NumTstTakr']]
result = result.sort_values('rate', ascending=False).reset_index(drop=True)
# case: school-type-pivot-counts
m = schools_df.merge(frpm_df[['CDSCode', 'Educational Option Type']], how='inner', on='CDSCode')
m['Charter'] = m['Charter'].map({1.0: 'Yes', 0.0: 'No'})
p = m.pivot_table(index='Educational Option Type', columns='Charter', values='CDSCode', aggfunc='count', fill_value=0)
p.columns.name = None
result = p.reset_index().rename(columns={'Educational Option Type': 'type'})
# case: rank-districts-by-takers
satscores_df['code'] = satscores_df['cds'].map(lambda v: f'{v:014d}')
lookup = dict(zip(schools_df['CDSCode'], schools_df['District']))
satscores_df['District'] = [lookup.get(c) for c in satscores_df['code']]
s = satscores_df.groupby('District')['NumTstTakr'].sum()
result = s.rank(method='dense', ascending=False).astype(int).to_frame('rnk').join(s).sort_values('rnk').reset_index()
