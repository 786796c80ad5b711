import pandas as pd
import numpy as np
import re
import math
from datetime import datetime
from collections import Counter, defaultdict

schools_df = pd.DataFrame({
    'CDSCode': ['01100170109835', '01100170112607', '01100170118489', '01611190130229', '19647330126136', '19647331932847', '37683380000000', '01611430122697'],
    'County': ['Alameda', 'Alameda', 'Alameda', 'Alameda', 'Los Angeles', 'Los Angeles', 'San Diego', 'alameda '],
    'District': ['Alameda County Office of Education', 'Alameda County Office of Education', 'Alameda County Office of Education', 'Alameda Unified', 'Los Angeles Unified', 'Los Angeles Unified', 'San Diego Unified', 'Berkeley Unified'],
    'School': ['FAME Public Charter', 'Envision Academy for Arts & Technology', 'Aspire California College Preparatory Academy', 'Alameda Science and Technology Institute', 'Alliance Susan and Eric Smidt', 'Fairfax Senior High', None, 'REALM Charter High'],
    'Zip': ['94538-3112', '94612-3355', '94702', '94501-2398', '90039', '90046-7598', '92103', '94710-2217'],
    'OpenDate': ['2005-08-29', '2006-08-28', '2010-08-23', '2004-08-25', '2012-07-01', '1980-07-01', None, '2011-08-15'],
    'ClosedDate': ['2015-07-31', None, '2015-07-31', None, None, None, None, '2019-06-30'],
    'Charter': [1, 1, 1, 0, 1, 0, np.nan, 1],
    'FundingType': ['Directly funded', 'Directly funded', 'Directly funded', None, 'Directly funded', None, None, 'Locally funded'],
    'Phone': ['', '(510) 596-8901', None, '(510) 748-4021', '(323) 225-3318', '(323) 370-1200', '(619) 725-8000', None]
})

satscores_df = pd.DataFrame({
    'cds': [1100170109835, 1100170112607, 1100170118489, 1611190130229, 19647330126136, 19647331932847, 1611430122697],
    'sname': ['FAME Public Charter', 'Envision Academy for Arts & Technology', 'Aspire California College Preparatory Academy', 'Alameda Science and Technology Institute', 'Alliance Susan and Eric Smidt', 'Fairfax Senior High', 'REALM Charter High'],
    'enroll12': [62, 75, 61, 49, 135, 401, 77],
    'NumTstTakr': [17, 71, 47, 46, 130, 277, 0],
    'AvgScrRead': [503, 397, 395, 584, None, 467, None],
    'AvgScrMath': [546, 387, 402, 577, None, 465, None],
    'AvgScrWrite': [505, 395, 380, 578, None, 455, None],
    'NumGE1500': [9, 5, 5, 43, None, 120, None]
})

frpm_df = pd.DataFrame({
    'CDSCode': ['01100170109835', '01100170112607', '01100170118489', '01611190130229', '19647330126136', '19647331932847'],
    'County Name': ['Alameda', 'Alameda', 'Alameda', 'Alameda', 'Los Angeles', 'Los Angeles'],
    'Enrollment (K-12)': [1087.0, 395.0, 244.0, 191.0, 508.0, 2103.0],
    'Free Meal Count (K-12)': ['565', '186', '134', '53', '480', '1,560'],
    'Educational Option Type': ['Traditional', 'Traditional', 'Continuation School', 'Traditional', 'Traditional', 'Traditional']
})
# case: highest-free-rate-alameda
# What is the highest eligible free rate for K-12 students in the schools in Alameda County?
df = frpm_df[frpm_df['County Name'] == 'Alameda']
rates = []
for a, b in zip(df['Free Meal Count (K-12)'], df['Enrollment (K-12)']):
    rates.append(float(a.replace(',', '')) / b)
result = pd.DataFrame({'rate': [max(rates)]})
# case: sat-cds-zfill-join
satscores_df['CDSCode'] = satscores_df['cds'].astype(str).apply(lambda x: x.zfill(14))
merged = schools_df.merge(satscores_df, on='CDSCode', how='inner')
merged = merged[merged['AvgScrMath'] > 400]
result = merged[['School', 'County', 'AvgScrMath']].sort_values(by='AvgScrMath', ascending=False)
# case: charter-zip-no-missing-phone
tmp = schools_df[schools_df['Charter'] == 1]
tmp = tmp[tmp['Phone'].notna()]
tmp = tmp[tmp['Phone'] != '']
result = tmp['Zip'].apply(lambda z: z.split('-')[0]).tolist()
# case: opened-after-2005-text-compare
x = schools_df[schools_df['OpenDate'] > '2005-12-31']
x = x[['School', 'OpenDate']]
x['OpenDate'] = x['OpenDate'].astype(str)
result = x.reset_index()
# case: longest-open-closed-school
def days(row):
    try:
        o = datetime.strptime(row['OpenDate'], '%Y-%m-%d')
        c = datetime.strptime(row['ClosedDate'], '%Y-%m-%d')
        return (c - o).days
    except:
        return -1
schools_df['days'] = schools_df.apply(days, axis=1)
top = schools_df[schools_df['days'] == schools_df['days'].max()]
result = (top['School'].item(), top['days'].item())
# case: excellence-rate-top3
sat = satscores_df.copy()
sat['rate'] = sat['NumGE1500'] / sat['NumTstTakr']
sat = sat.dropna(subset=['rate'])
lst = list(zip(sat['sname'].tolist(), sat['rate'].tolist()))
lst.sort(key=lambda t: -t[1])
result = pd.DataFrame(lst[:3], columns=['sname', 'excellence_rate']).round(3)
# case: total-score-nan-condition
res = []
for i in range(len(satscores_df)):
    r = satscores_df.loc[i, 'AvgScrRead']
    m = satscores_df.loc[i, 'AvgScrMath']
    w = satscores_df.loc[i, 'AvgScrWrite']
    if r == None or r + m + w < 1200:
        continue
    res.append([satscores_df.loc[i, 'sname'], r + m + w])
result = pd.DataFrame(res, columns=['sname', 'total'])
# case: schools-per-county-clean
county = schools_df['County'].str.strip().str.title()
counts = county.value_counts().to_frame().reset_index()
counts.columns = ['County', 'num']
result = counts
# case: funding-pct-alameda
al = schools_df[schools_df['County'].str.strip().str.lower() == 'alameda']
total = len(al)
direct = len(al[al['FundingType'] == 'Directly funded'])
result = f"{direct * 100.0 / total:.1f}%"
# case: avg-takers-per-district-manual
district_of = {}
for code, dist in schools_df[['CDSCode', 'District']].values:
    district_of[int(code)] = dist
sums = {}
cnts = {}
for c, n in satscores_df[['cds', 'NumTstTakr']].to_numpy():
    d = district_of[c]
    sums[d] = sums.get(d, 0) + n
    cnts[d] = cnts.get(d, 0) + 1
result = pd.DataFrame({'District': list(sums.keys()), 'avg': [sums[k] / cnts[k] for k in sums]})
# case: continuation-school-empty-guard
cont = frpm_df[frpm_df['Educational Option Type'].str.contains('continuation')]
if cont.empty:
    result = pd.DataFrame(columns=['CDSCode', 'rate'])
else:
    cont['rate'] = cont['Free Meal Count (K-12)'].astype(float) / cont['Enrollment (K-12)']
    result = cont[['CDSCode', 'rate']].head(3)
# case: enrollment-diff-idxmax
a = frpm_df.set_index('CDSCode')
b = satscores_df.copy()
b.index = ['%014d' % v for v in b['cds'].values]
diff = a['Enrollment (K-12)'] - b['enroll12']
best = diff.idxmax()
result = schools_df[schools_df['CDSCode'] == best]['School'].values[0]
# case: school-status-np-select
conds = [schools_df['ClosedDate'].isnull() & schools_df['OpenDate'].notnull(), schools_df['ClosedDate'].notnull()]
vals = ['Active', 'Closed']
schools_df['status'] = np.select(conds, vals, default='Unknown')
out = schools_df.groupby(['status', 'Charter']).size().unstack(fill_value=0)
result = out
# case: open-year-counter
years = []
for d in schools_df['OpenDate']:
    if d is not None:
        years.append(d[:4])
cnt = Counter(years)
s = pd.Series(cnt).sort_index()
s = s[s.index >= '2005']
result = s.reset_index().rename(columns={'index': 'year', 0: 'count'})
