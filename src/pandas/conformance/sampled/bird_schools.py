import pandas as pd
import numpy as np

schools_df = pd.DataFrame({
    'CDSCode': ['01100170109835', '01100170112607', '01100170118489', '01316090131755', '19642121995885', '19647331234567', '37683380135277', '37683381234568', '43693690106633', '43693694330726'],
    'County': ['Alameda', 'Alameda', 'Alameda', 'Alameda', 'Los Angeles', 'Los Angeles', 'San Diego', 'San Diego', 'Santa Clara', 'Santa Clara'],
    'District': ['Alameda County Office of Education', 'Alameda County Office of Education', 'Alameda County Office of Education', 'California School for the Blind', 'ABC Unified', 'Los Angeles Unified', 'San Diego Unified', 'San Diego Unified', 'Alum Rock Union Elementary', 'Alum Rock Union Elementary'],
    'School': ['FAME Public Charter', 'Envision Academy', ' Aspire California  College Prep', 'California School for the Blind', 'Tracy High', None, 'Magnolia Science', 'Lincoln High ', 'ACE Charter', 'Renaissance Academy'],
    'StatusType': ['Closed', 'Active', 'closed', 'Active', 'Active', 'Merged', 'Active', 'Active', 'Active', 'Pending'],
    'OpenDate': ['2005-08-29', '2006-08-28', '2008-08-21', None, '1980-07-01', '1980-07-01', '2005-09-06', '2007-07-01', '2008-08-25', '2005-08-29'],
    'ClosedDate': ['2015-07-31', None, '2015-07-01', None, None, '1999-06-30', None, None, None, None],
    'Charter': [1.0, 1.0, 1.0, 0.0, 0.0, np.nan, 1.0, 0.0, 1.0, 0.0],
    'FundingType': ['Directly funded', 'Directly funded', 'Locally funded', None, None, None, 'Directly funded', None, 'Directly funded', None],
    'Phone': ['(510) 596-8901', '510-596-8901', None, '(510) 794-3800', '562 926 7118', '', '(619) 644-1300', '(619)266-6500', '(408) 295-6008', '(408) 928-1950 x12'],
    'Website': ['www.famecharter.org', 'http://www.envisionacademy.org', 'www.aspirepublicschools.org', None, 'http://tracyhs.net/', None, 'https://www.magnoliapublicschools.org', 'www.sandiegounified.org', None, 'www.arusd.org'],
    'Latitude': [37.521436, 37.80452, np.nan, 37.564578, 33.867, 34.05, 32.79, 32.71, 37.35, 37.37],
})

frpm_df = pd.DataFrame({
    'CDSCode': ['01100170109835', '01100170112607', '01100170118489', '01316090131755', '19642121995885', '37683380135277', '37683381234568', '43693690106633', '43693694330726'],
    'Academic Year': ['2014-2015'] * 9,
    'Low Grade': ['K', '9', '9', 'K', '9', '6', '9', '9', '6'],
    'High Grade': ['12', '12', '12', '12', '12', '8', '12', '12', '8'],
    'Educational Option Type': ['Traditional', 'Traditional', 'Traditional', None, 'Continuation School', 'Traditional', 'Traditional', 'Continuation School', 'Traditional'],
    'Enrollment (K-12)': [1087.0, 395.0, 244.0, 0.0, 319.0, 429.0, 1421.0, 287.0, 287.0],
    'Free Meal Count (K-12)': [565.0, 186.0, 134.0, 0.0, 237.0, 211.0, 1290.0, 203.0, np.nan],
    'FRPM Count (K-12)': [715.0, 186.0, 175.0, 0.0, 262.0, 258.0, 1362.0, 225.0, 120.0],
})

satscores_df = pd.DataFrame({
    'cds': ['01100170112607', '01100170109835', '01100170118489', '19642121995885', '37683381234568', '43693690106633', '37683380135277'],
    'sname': ['Envision Academy', 'FAME Public Charter', 'Aspire California College Prep', 'Tracy High', 'Lincoln High', 'ACE Charter', None],
    'NumTstTakr': [71, 88, 42, 0, 243, 42, 0],
    'AvgScrRead': [398.0, 503.0, 430.0, np.nan, 412.0, 398.0, np.nan],
    'AvgScrMath': [387.0, 546.0, 430.0, np.nan, 455.0, 410.0, np.nan],
    'AvgScrWrite': [395.0, 505.0, 442.0, np.nan, 401.0, 395.0, np.nan],
    'NumGE1500': ['14', '64', '10', None, '52', '6', '*'],
})
# case: free-rate-lowest-three
# eligible free rate = Free Meal Count (K-12) / Enrollment (K-12)
f = frpm_df[frpm_df['Educational Option Type'] == 'Continuation School'].copy()
f['rate'] = f['Free Meal Count (K-12)'] / f['Enrollment (K-12)']
result = f['rate'].nsmallest(3).tolist()
# case: excellence-rate
sat = satscores_df.copy()
sat['NumGE1500'] = pd.to_numeric(sat['NumGE1500'], errors='coerce')
sat['excellence'] = sat['NumGE1500'].div(sat['NumTstTakr']).replace([np.inf, -np.inf], np.nan)
top = sat.dropna(subset=['excellence']).sort_values('excellence', ascending=False)
result = top.merge(schools_df[['CDSCode', 'Phone']], left_on='cds', right_on='CDSCode', how='left')[['sname', 'excellence', 'Phone']].head(3)
# case: phone-normalise
p = schools_df[['School', 'Phone']].copy()
digits = p['Phone'].fillna('').str.replace(r'x\d+$', '', regex=True).str.replace(r'\D', '', regex=True)
p['area'] = digits.str[:3].where(digits.str.len() == 10)
p['formatted'] = digits.where(digits.str.len() == 10).str.replace(r'^(\d{3})(\d{3})(\d{4})$', r'\1-\2-\3', regex=True)
result = p
# case: charter-funding-percentages
charters = schools_df[schools_df['Charter'] == 1]
counts = charters['FundingType'].value_counts(normalize=True).mul(100).round(1)
result = counts.rename_axis('FundingType').reset_index(name='percentage')
# case: years-open-before-closing
s = schools_df.copy()
s[['OpenDate', 'ClosedDate']] = s[['OpenDate', 'ClosedDate']].apply(pd.to_datetime)
s = s[s['ClosedDate'].notna()]
s['years_open'] = ((s['ClosedDate'] - s['OpenDate']).dt.days / 365.25).round(1)
result = s[['School', 'OpenDate', 'ClosedDate', 'years_open']].assign(
    OpenDate=lambda d: d['OpenDate'].dt.strftime('%m/%d/%Y'),
    ClosedDate=lambda d: d['ClosedDate'].dt.strftime('%b %d, %Y'),
)
# case: rank-sat-math-in-county
joined = pd.merge(satscores_df, schools_df, left_on='cds', right_on='CDSCode')
joined['rank_math'] = joined.groupby('County')['AvgScrMath'].rank(method='dense', ascending=False)
joined['rank_math'] = joined['rank_math'].astype('Int64')
result = joined[['County', 'sname', 'AvgScrMath', 'rank_math']].sort_values(['County', 'rank_math'], na_position='last').reset_index(drop=True)
# case: status-ratio-merged-active
st = schools_df['StatusType'].str.title()
merged_n = (st == 'Merged').sum()
active_n = (st == 'Active').sum()
closed_n = (st == 'Closed').sum()
result = pd.DataFrame([{
    'merged_to_active': merged_n / active_n,
    'closed_to_merged': closed_n / merged_n if merged_n > 0 else np.nan,
    'active_pct': round(100 * active_n / len(st), 2),
}])
# case: grade-span-text
g = frpm_df[['CDSCode', 'Low Grade', 'High Grade']].copy()
g['low'] = g['Low Grade'].replace('K', '0').astype(int)
g['high'] = g['High Grade'].astype(int)
g['n_grades'] = g['high'] - g['low'] + 1
g['span'] = g['Low Grade'] + '-' + g['High Grade']
result = g.groupby('span').agg(schools=('CDSCode', 'nunique'), n_grades=('n_grades', 'max')).reset_index().sort_values('schools', ascending=False)
# case: difference-of-frpm-and-free
d = frpm_df.set_index('CDSCode')[['Enrollment (K-12)', 'Free Meal Count (K-12)', 'FRPM Count (K-12)']]
d.columns = ['enrol', 'free', 'frpm']
d['diff'] = d['frpm'].sub(d['free'], fill_value=0)
d['diff_pct'] = np.divide(d['diff'], d['enrol'], out=np.full(len(d), np.nan), where=d['enrol'].to_numpy() > 0)
result = d.query('diff > 30').reset_index()
# case: website-domain
w = schools_df.loc[schools_df['Website'].notnull(), ['School', 'Website']].copy()
w['domain'] = (w['Website'].str.lower()
               .str.replace(r'^https?://', '', regex=True)
               .str.replace(r'^www\.', '', regex=True)
               .str.rstrip('/'))
w['tld'] = w['domain'].str.split('.').str[-1]
result = w.groupby('tld')['domain'].agg(lambda x: ', '.join(sorted(x))).to_frame('domains').reset_index()
# case: monthly-openings-avg-1980
op = pd.to_datetime(schools_df['OpenDate'])
mask = (op.dt.year >= 2005) & (op.dt.year <= 2008)
per_month = schools_df[mask].groupby([op[mask].dt.year.rename('yr'), op[mask].dt.month.rename('mo')]).size()
result = per_month.rename('n').reset_index()
result['avg_per_month'] = result.groupby('yr')['n'].transform('sum') / 12
# case: enrollment-bucket-cut
e = frpm_df[['CDSCode', 'Enrollment (K-12)', 'FRPM Count (K-12)']].copy()
e['bucket'] = pd.cut(e['Enrollment (K-12)'], bins=[-1, 0, 299, 499, np.inf], labels=['none', 'small', 'medium', 'large'])
result = e.groupby('bucket', observed=False).agg(
    schools=('CDSCode', 'count'),
    enrolled=('Enrollment (K-12)', 'sum'),
    frpm=('FRPM Count (K-12)', 'sum'),
)
result['frpm_rate'] = result['frpm'] / result['enrolled']
result = result.reset_index()
# case: sat-total-above-county-avg
t = satscores_df.dropna(subset=['AvgScrRead', 'AvgScrMath', 'AvgScrWrite']).copy()
t['total'] = t[['AvgScrRead', 'AvgScrMath', 'AvgScrWrite']].sum(axis=1)
t = t.merge(schools_df[['CDSCode', 'County']], left_on='cds', right_on='CDSCode')
t['county_avg'] = t.groupby('County')['total'].transform('mean')
result = t[t['total'] >= t['county_avg']][['County', 'sname', 'total', 'county_avg']].sort_values('total', ascending=False)
# case: school-name-cleanup
n = schools_df[['CDSCode', 'School', 'District']].copy()
n['School'] = n['School'].str.strip().str.replace(r'\s+', ' ', regex=True)
n['School'] = n['School'].fillna(n['District'] + ' (unnamed)')
n['initials'] = n['School'].apply(lambda v: ''.join(p[0] for p in v.split() if p[0].isupper()))
n['len'] = n['School'].str.len()
result = n.nlargest(4, 'len', keep='all')[['School', 'initials', 'len']]
