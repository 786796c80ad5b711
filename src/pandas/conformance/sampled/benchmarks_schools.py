import pandas as pd
import numpy as np

# California schools style database
schools_df = pd.DataFrame({
    'CDSCode': ['01100170109835', '01100170112607', '01611190130229', '01611270130450', '19647330115212',
                '19647331933746', '30665220000000', '30665223030123', '10621661030642', '10621660000000'],
    'NCESDist': ['0691051', '0691051', '0601770', '0601860', '0622710', '0622710', '0614880', '0614880', '0614550', None],
    'StatusType': ['Active', 'Active', 'Closed', 'Active', 'Active', 'Merged', 'Active', 'Active', 'Closed', 'Pending'],
    'County': ['Alameda', 'Alameda', 'Alameda', 'Alameda', 'Los Angeles', 'Los Angeles', 'Orange', 'Orange', 'Fresno', 'Fresno'],
    'District': ['Alameda County Office of Education', 'Alameda County Office of Education', 'Alameda Unified',
                 'Albany City Unified', 'Los Angeles Unified', 'Los Angeles Unified', 'Garden Grove Unified',
                 'Garden Grove Unified', 'Fresno Unified', 'Fresno Unified'],
    'School': ['FAME Public Charter', 'Envision Academy for Arts & Technology', 'Alameda High', 'MacGregor High (Continuation)',
               'Ivy Bound Academy ', 'Hollenbeck Middle', None, 'Rancho Alamitos High', 'Duncan Polytechnical', None],
    'City': ['Newark', 'Oakland', 'Alameda', 'Albany', 'Sherman Oaks', 'Los Angeles', 'Garden Grove', 'Garden Grove', 'Fresno', 'Fresno'],
    'Zip': ['94560-5359', '94612-3355', '94501-4437', '94706-2315', '91423', '90023-1613', '92840-6351', '92840-2012', '93703', None],
    'Phone': ['(510) 596-8901', '(510) 596-8901', '(510) 337-7022', None, '(818) 808-0158', '(323) 780-3000', None,
              '(714) 663-6415', '(559) 248-7080', None],
    'Website': ['www.famecharter.org', 'http://www.envisionacademy.org', None, 'www.ausdk12.org', 'www.ivybound.com',
                'www.lausd.net', 'www.ggusd.us', 'www.ggusd.us', None, None],
    'OpenDate': ['2005-08-29', '2006-08-28', '1980-07-01', '1980-07-01', '2007-08-06', '1980-07-01', None, '1980-07-01', '1982-07-01', None],
    'ClosedDate': [None, None, '2015-07-31', None, None, '2012-06-30', None, None, '1989-06-30', None],
    'Charter': [1.0, 1.0, 0.0, 0.0, 1.0, 0.0, np.nan, 0.0, 0.0, np.nan],
    'FundingType': ['Directly funded', 'Directly funded', None, None, 'Locally funded', None, None, None, None, None],
    'GSoffered': ['K-12', '9-12', '9-12', '9-12', '5-8', '6-8', None, '9-12', '9-12', None],
    'Virtual': ['P', 'N', 'N', 'N', 'N', None, None, 'N', 'F', None],
    'Magnet': [0.0, 0.0, 0.0, 0.0, 0.0, 1.0, np.nan, 1.0, 0.0, np.nan],
    'Latitude': [37.521436, 37.80452, 37.764958, 37.896661, 34.15623, 34.037, 33.7739, 33.7889, 36.7702, np.nan],
    'Longitude': [-121.99391, -122.26815, -122.24593, -122.29257, -118.44843, -118.2172, -117.9411, -117.9687, -119.764, np.nan],
})

frpm_df = pd.DataFrame({
    'CDSCode': ['01100170109835', '01100170112607', '01611190130229', '01611270130450', '19647330115212',
                '19647331933746', '30665223030123', '10621661030642'],
    'Academic Year': ['2014-2015'] * 8,
    'County Name': ['Alameda', 'Alameda', 'Alameda', 'Alameda', 'Los Angeles', 'Los Angeles', 'Orange', 'Fresno'],
    'District Name': ['Alameda County Office of Education', 'Alameda County Office of Education', 'Alameda Unified',
                      'Albany City Unified', 'Los Angeles Unified', 'Los Angeles Unified', 'Garden Grove Unified', 'Fresno Unified'],
    'School Name': ['FAME Public Charter', 'Envision Academy for Arts & Technology', 'Alameda High', 'MacGregor High (Continuation)',
                    'Ivy Bound Academy', 'Hollenbeck Middle', 'Rancho Alamitos High', 'Duncan Polytechnical'],
    'Educational Option Type': ['Traditional', 'Traditional', 'Traditional', 'Continuation School', 'Traditional', 'Traditional',
                                'Traditional', 'Alternative School of Choice'],
    'Charter School (Y/N)': [1, 1, 0, 0, 1, 0, 0, 0],
    'Charter School Number': ['0728', '0811', None, None, '0850', None, None, None],
    'Low Grade': ['K', '9', '9', '9', '5', '6', '9', '9'],
    'High Grade': ['12', '12', '12', '12', '8', '8', '12', '12'],
    'Enrollment (K-12)': [1087.0, 395.0, 1749.0, 52.0, 311.0, 1208.0, 1791.0, 1052.0],
    'Free Meal Count (K-12)': [565.0, 186.0, 301.0, 28.0, np.nan, 1079.0, 1162.0, 905.0],
    'Percent (%) Eligible Free (K-12)': [0.519779, 0.470886, 0.172098, 0.538462, np.nan, 0.893212, 0.648800, 0.860266],
    'FRPM Count (K-12)': [715.0, 186.0, 389.0, 28.0, 71.0, 1127.0, 1330.0, 960.0],
    'Percent (%) Eligible FRPM (K-12)': [0.657774, 0.470886, 0.222413, 0.538462, 0.228296, 0.932947, 0.742602, 0.912548],
    'Enrollment (Ages 5-17)': [1070.0, 376.0, 1700.0, 40.0, 311.0, 1190.0, 1733.0, 1010.0],
    'FRPM Count (Ages 5-17)': [707.0, 182.0, 380.0, 21.0, 71.0, 1112.0, 1287.0, 925.0],
})

satscores_df = pd.DataFrame({
    'cds': ['01100170109835', '01100170112607', '01611190130229', '01611270130450', '30665223030123', '30665220000000', '10621661030642', '10621660000000'],
    'rtype': ['S', 'S', 'S', 'S', 'S', 'D', 'S', 'D'],
    'sname': ['FAME Public Charter', 'Envision Academy for Arts & Technology', 'Alameda High', 'MacGregor High (Continuation)',
              'Rancho Alamitos High', None, 'Duncan Polytechnical', None],
    'dname': ['Alameda County Office of Education', 'Alameda County Office of Education', 'Alameda Unified', 'Albany City Unified',
              'Garden Grove Unified', 'Garden Grove Unified', 'Fresno Unified', 'Fresno Unified'],
    'cname': ['Alameda', 'Alameda', 'Alameda', 'Alameda', 'Orange', 'Orange', 'Fresno', 'Fresno'],
    'enroll12': [62, 75, 442, 17, 435, 3511, 248, 3921],
    'NumTstTakr': [17, 71, 310, 0, 191, 1692, 92, 1802],
    'AvgScrRead': [503.0, 397.0, 536.0, np.nan, 478.0, 487.0, 440.0, 430.0],
    'AvgScrMath': [546.0, 387.0, 563.0, np.nan, 508.0, 514.0, 449.0, 437.0],
    'AvgScrWrite': [505.0, 395.0, 534.0, np.nan, 480.0, 491.0, 436.0, 430.0],
    'NumGE1500': [9, 5, 208, np.nan, 89, 841, 25, 430],
})
# case: highest-free-rate-alameda
alameda = frpm_df[frpm_df['County Name'] == 'Alameda'].copy()
alameda['eligible_free_rate'] = alameda['Free Meal Count (K-12)'] / alameda['Enrollment (K-12)']
result = alameda.sort_values('eligible_free_rate', ascending=False).head(1)[['School Name', 'eligible_free_rate']]
# case: charter-directly-funded-phones
merged = frpm_df.merge(schools_df, on='CDSCode', how='inner')
mask = (merged['FundingType'] == 'Directly funded') & (merged['Charter School (Y/N)'] == 1)
result = (
    merged.loc[mask & (pd.to_datetime(merged['OpenDate']) > '2000-01-01'), ['School Name', 'Phone', 'OpenDate']]
    .sort_values('OpenDate', ascending=False)
    .reset_index(drop=True)
)
# case: sat-excellence-rate-rank
s = satscores_df.query("rtype == 'S' and NumTstTakr > 0").copy()
s['excellence_rate'] = (s['NumGE1500'] / s['NumTstTakr']).round(4)
s['county_rank'] = s.groupby('cname')['excellence_rate'].rank(method='dense', ascending=False).astype(int)
result = s[['sname', 'cname', 'excellence_rate', 'county_rank']].sort_values(['cname', 'county_rank'])
# case: writing-rank-by-charter-number
df = pd.merge(satscores_df, frpm_df, left_on='cds', right_on='CDSCode')
df = df[df['Charter School Number'].notna() & (df['AvgScrWrite'] > 390)]
df['WritingScoreRank'] = df['AvgScrWrite'].rank(ascending=False, method='min')
result = df[['Charter School Number', 'AvgScrWrite', 'WritingScoreRank']].sort_values('AvgScrWrite', ascending=False)
# case: merged-vs-closed-ratio
counts = schools_df['StatusType'].value_counts()
closed = counts.get('Closed', 0)
merged_n = counts.get('Merged', 0)
active = counts.get('Active', 0)
result = {
    'closed_to_merged': float(closed / merged_n) if merged_n else None,
    'pct_active': round(100.0 * active / counts.sum(), 2),
    'counts': counts.to_dict(),
}
# case: zip-prefix-and-area-code
tmp = schools_df.assign(
    School=schools_df['School'].str.strip(),
    zip5=schools_df['Zip'].str.split('-').str[0],
    zip4=schools_df['Zip'].str.split('-').str[1],
    area_code=schools_df['Phone'].str.extract(r'\((\d{3})\)', expand=False),
)
result = tmp.loc[tmp['zip5'].notna(), ['School', 'zip5', 'zip4', 'area_code']]
# case: district-frpm-gap
# difference between FRPM and Free counts as a share of enrollment, per district
agg = frpm_df.groupby('District Name', as_index=False).agg(
    enrollment=('Enrollment (K-12)', 'sum'),
    free=('Free Meal Count (K-12)', 'sum'),
    frpm=('FRPM Count (K-12)', 'sum'),
    n_schools=('CDSCode', 'nunique'),
)
agg['gap_pct'] = (agg['frpm'] - agg['free']) / agg['enrollment'] * 100
result = agg.nlargest(3, 'gap_pct').round({'gap_pct': 2})
# case: years-open-before-closing
od = pd.to_datetime(schools_df['OpenDate'], errors='coerce')
cd = pd.to_datetime(schools_df['ClosedDate'], errors='coerce')
out = schools_df[['School', 'County']].copy()
out['open_days'] = (cd - od).dt.days
out['open_years'] = cd.dt.year - od.dt.year
out['decade'] = (od.dt.year // 10 * 10).astype('Int64').astype(str) + 's'
result = out[out['open_days'].notna()].reset_index(drop=True)
# case: second-highest-enrollment-by-county
ranked = frpm_df.sort_values('Enrollment (K-12)', ascending=False)
result = ranked.groupby('County Name').nth(1)[['County Name', 'School Name', 'Enrollment (K-12)']]
# case: website-domain-counts
domain = (schools_df['Website']
          .str.replace(r'^https?://', '', regex=True)
          .str.replace(r'^www\.', '', regex=True)
          .str.lower())
tld = domain.str.rsplit('.', n=1).str.get(-1)
result = (
    pd.DataFrame({'county': schools_df['County'], 'tld': tld.fillna('none')})
    .pipe(lambda d: pd.crosstab(d['county'], d['tld'], margins=True, margins_name='Total'))
)
# case: ages-5-17-percent-with-case-label
def label(p):
    if pd.isna(p):
        return 'unknown'
    elif p >= 0.75:
        return 'high'
    elif p >= 0.4:
        return 'medium'
    return 'low'

f = frpm_df.copy()
f['pct_5_17'] = f['FRPM Count (Ages 5-17)'] / f['Enrollment (Ages 5-17)']
f['need'] = f['pct_5_17'].apply(label)
f['diff_enroll'] = f['Enrollment (K-12)'] - f['Enrollment (Ages 5-17)']
result = f.loc[f['diff_enroll'] > 15, ['School Name', 'pct_5_17', 'need', 'diff_enroll']].sort_values(by=['need', 'pct_5_17'], ascending=[True, False])
# case: average-sat-active-since-1980
joined = (
    satscores_df.set_index('cds')
    .join(schools_df.set_index('CDSCode')[['StatusType', 'OpenDate', 'GSoffered', 'Virtual']], how='left')
)
joined['total'] = joined[['AvgScrRead', 'AvgScrMath', 'AvgScrWrite']].sum(axis=1, min_count=3)
cond = joined['StatusType'].isin(['Active', 'Closed']) & joined['GSoffered'].eq('9-12')
result = joined[cond].groupby(['cname', 'Virtual'])[['total', 'AvgScrMath']].mean().reset_index()
