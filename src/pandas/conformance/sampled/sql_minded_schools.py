import pandas as pd
import numpy as np

# BIRD: california_schools (trimmed)
schools_df = pd.DataFrame({
    'CDSCode': ['01100170109835', '01100170112607', '01316090131755', '19642120000000', '19647330133000', '37683380100001', '37683380100002', '01611190130229'],
    'County': ['Alameda', 'Alameda', 'Alameda', 'Los Angeles', 'Los Angeles', 'San Diego', 'San Diego', 'alameda '],
    'School': ['FAME Public Charter', 'Envision Academy', None, 'ABC Unified', 'Equitas #3', 'Gompers Prep', 'Harriet T.', 'Alameda High'],
    'OpenDate': ['2005-08-29', '2006-08-28', None, '1980-07-01', '2015-08-17', '09/06/2005', '2005-09-06', None],
    'ClosedDate': ['2015-07-31', None, None, None, None, None, '2019-06-30', None],
    'Charter': [1, 1, 0, None, 1, 1, 1, 0],
    'FundingType': ['Directly funded', 'Directly funded', None, None, 'Locally funded', 'Directly funded', 'Locally funded', None],
})

frpm_df = pd.DataFrame({
    'CDSCode': ['01100170109835', '01100170112607', '19642120000000', '19647330133000', '37683380100001', '37683380100002', '99999999999999'],
    'Enrollment': [1087.0, 395.0, 244.0, 0.0, 1105.0, 511.0, 60.0],
    'Free Meal Count': [565.0, 186.0, 134.0, 0.0, 864.0, None, 12.0],
    'Low Grade': ['K', '9', 'K', 'K', '6', 'K', '9'],
    'High Grade': ['12', '12', '8', '4', '12', '8', '12'],
})

satscores_df = pd.DataFrame({
    'cds': ['01100170109835', '01100170112607', '01611190130229', '19642120000000', '37683380100001', '37683380100002'],
    'NumTstTakr': [17, 71, 240, 0, 98, 55],
    'AvgScrRead': [503, 397, 538, None, 417, 417],
    'AvgScrMath': [546, 387, 567, None, 418, 425],
    'NumGE1500': ['9', '5', '150', None, '8', '*'],
})
# case: highest-free-rate-alameda
f = frpm_df.merge(schools_df, on='CDSCode')
f = f[f['County'] == 'Alameda']
f['rate'] = f['Free Meal Count'] / f['Enrollment']
result = f.nlargest(1, 'rate')[['School', 'rate']].reset_index(drop=True)
# case: safe-division-zero-enrollment
# CASE WHEN Enrollment = 0 THEN NULL ELSE free/Enrollment END
enr = frpm_df['Enrollment'].where(frpm_df['Enrollment'] != 0)
result = frpm_df[['CDSCode']].assign(rate=(frpm_df['Free Meal Count'] / enr).round(4)).sort_values('rate', ascending=True, na_position='first').reset_index(drop=True)
# case: charter-funding-pivot
result = (
    schools_df.assign(County=schools_df['County'].str.strip().str.title(), FundingType=schools_df['FundingType'].fillna('n/a'))
    .groupby(['County', 'FundingType']).size()
    .unstack(fill_value=0)
    .reset_index()
)
# case: ge1500-percent-text-number
s = satscores_df.copy()
s['NumGE1500'] = pd.to_numeric(s['NumGE1500'], errors='coerce')
s['excellence'] = s['NumGE1500'] / s['NumTstTakr'].replace({0: np.nan})
top = s.dropna(subset=['excellence']).sort_values('excellence', ascending=False)
result = top.merge(schools_df, left_on='cds', right_on='CDSCode', how='left')[['cds', 'School', 'excellence']].head(3)
# case: rank-reading-with-ties-null
s = satscores_df[['cds', 'AvgScrRead']].copy()
s['rnk'] = s['AvgScrRead'].rank(method='min', ascending=False, na_option='bottom').astype(int)
result = s.sort_values(['rnk', 'cds']).reset_index(drop=True)
# case: active-schools-opened-2005
# WHERE strftime('%Y', OpenDate) = '2005' AND (ClosedDate IS NULL OR ClosedDate > '2016-01-01')
d = pd.to_datetime(schools_df['OpenDate'], errors='coerce', format='mixed')
closed = pd.to_datetime(schools_df['ClosedDate'])
mask = (d.dt.year == 2005) & (closed.isna() | (closed > '2016-01-01'))
result = schools_df.loc[mask, ['School', 'County', 'OpenDate']].reset_index(drop=True)
# case: three-way-left-join-coalesce
x = (
    schools_df[['CDSCode', 'School', 'County']]
    .merge(frpm_df[['CDSCode', 'Enrollment']], on='CDSCode', how='left')
    .merge(satscores_df.rename(columns={'cds': 'CDSCode'})[['CDSCode', 'NumTstTakr']], on='CDSCode', how='left')
)
x['size_proxy'] = x['Enrollment'].combine_first(x['NumTstTakr'])
x['School'] = x['School'].fillna('District ' + x['CDSCode'].str[:7])
result = x[['School', 'size_proxy']]
# case: sum-scores-null-propagation
# AvgScrRead + AvgScrMath is NULL if either is NULL; avg over county
j = satscores_df.merge(schools_df, left_on='cds', right_on='CDSCode', how='inner')
j['total'] = j['AvgScrRead'] + j['AvgScrMath']
res = j.groupby(j['County'].str.strip().str.lower())['total'].agg(avg_total='mean', n='count', n_all='size')
result = res.reset_index().sort_values('avg_total', ascending=False, na_position='last').reset_index(drop=True)
# case: grade-span-cast
# CAST(High Grade AS INT) - CASE Low Grade WHEN 'K' THEN 0 ELSE CAST(Low Grade AS INT) END
lo = frpm_df['Low Grade'].replace('K', '0').astype(int)
hi = frpm_df['High Grade'].astype(int)
span = hi - lo + 1
result = frpm_df.assign(span=span).groupby('span', as_index=False).agg(
    schools=('CDSCode', 'count'), enrollment=('Enrollment', 'sum')
).sort_values('span', ascending=False)
# case: county-code-from-cds
# SUBSTR(CDSCode,1,2) group
c = frpm_df.assign(county_code=frpm_df['CDSCode'].str.slice(0, 2))
agg = c.groupby('county_code').agg({'Enrollment': ['sum', 'max'], 'Free Meal Count': 'sum'})
agg.columns = ['_'.join(col).replace(' ', '_').lower() for col in agg.columns]
result = agg.reset_index()
# case: except-frpm-not-in-schools
a = frpm_df[['CDSCode']].drop_duplicates()
b = schools_df[['CDSCode']].drop_duplicates()
result = pd.concat([a, b, b]).drop_duplicates(keep=False).reset_index(drop=True)
# case: case-when-method
# Series.case_when (pandas >= 2.2)
enr = frpm_df['Enrollment']
size = pd.Series('small', index=frpm_df.index).case_when([
    (enr >= 1000, 'large'),
    (enr >= 300, 'medium'),
    (enr == 0, 'empty'),
])
result = frpm_df[['CDSCode', 'Enrollment']].assign(size=size)
# case: multi-column-in-subquery
# WHERE (County, FundingType) IN (SELECT County, FundingType FROM schools GROUP BY 1,2 HAVING COUNT(*) > 1)
dup = schools_df.groupby(['County', 'FundingType']).filter(lambda g: len(g) > 1)
result = dup[['CDSCode', 'County', 'FundingType']].sort_values('CDSCode').reset_index(drop=True)
# case: charter-tri-state
# COUNT(*), COUNT(Charter), SUM(Charter), COUNT(*) - SUM(Charter)
ch = schools_df['Charter']
result = {
    'count_star': int(len(ch)),
    'count_charter': int(ch.count()),
    'sum_charter': int(ch.sum()),
    'not_charter_true': int((ch == 0).sum()),
    'unknown': int(ch.isna().sum()),
}
