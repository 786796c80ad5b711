import pandas as pd
import numpy as np
import itertools
import re

schools = pd.DataFrame({
    'CDSCode': ['01100170109835', '01100170112607', '01100170118489', '01611190106401', '01611190119222', '19647330126', '30736350', None],
    'School': ['FAME Public Charter', 'Envision Academy', 'Aspire California', 'Alternatives in Action', ' Nea Community', 'Locke High', 'Orchard Elem.', 'Unknown'],
    'County': ['Alameda', 'Alameda', 'alameda', 'Alameda', 'Alameda', 'Los Angeles', 'Orange', 'Orange'],
    'District': ['ACOE', 'ACOE', 'ACOE', 'Alameda Unified', 'Alameda Unified', 'LA Unified', None, ''],
    'OpenDate': ['2005-08-29', '2006-08-28', '2008-08-21', '1996-07-01', '2009-08-31', '1980-07-01', None, '2001-02-30'],
    'ClosedDate': ['2015-07-31', None, '2015-06-30', None, None, None, None, '2010-06-30'],
    'Charter': [1, 1, 1, 1, np.nan, 0, 0, 0],
    'Latitude': [37.521436, 37.80452, None, 37.78, 37.77, 33.92, 33.6, -99.0],
})
frpm = pd.DataFrame({
    'CDSCode': ['01100170109835', '01100170112607', '01100170118489', '01611190106401', '01611190119222', '19647330126', '77777777'],
    'Grades': ['K-12', '9-12', '9-12', '9-12', 'K-8', '9-12', 'K-5'],
    'Enrollment': [1087, 395, 244, 191, 257, 2100, 0],
    'FreeMeal': [565, 186, 134, 113, 14, np.nan, 0],
    'FRPM': [715.0, 186.0, 175.0, 139.0, 16.0, 1990.0, 0.0],
})
satscores = pd.DataFrame({
    'cds': ['01100170109835', '01100170112607', '01100170118489', '01611190106401', '19647330126', '88888888'],
    'sname': ['FAME Public Charter', 'Envision Academy', None, 'Alternatives in Action', 'Locke High', 'Ghost'],
    'NumTstTakr': [17, 71, 0, 25, 410, 33],
    'AvgScrRead': ['503', '397', None, '419', '388', '*'],
    'AvgScrMath': ['546', '387', None, '419', '391', '*'],
    'NumGE1500': [9, 5, np.nan, 2, 12, np.nan],
})

# case: highest-eligible-free-rate
# What is the highest eligible free rate for K-12 students in Alameda County?
m = frpm.merge(schools, on='CDSCode')
m = m[m['County'].str.lower() == 'alameda']
m['rate'] = m['FreeMeal'] / m['Enrollment']
result = m['rate'].max()
# case: lowest-three-rates
# SELECT FreeMeal / Enrollment FROM frpm WHERE Grades = '9-12' AND ... IS NOT NULL ORDER BY 1 ASC LIMIT 3
result = (frpm.loc[frpm.Grades == '9-12']
              .pipe(lambda d: d.FreeMeal / d.Enrollment)
              .dropna()
              .nsmallest(3)
              .round(4)
              .tolist())
# case: div-by-zero-rates
rate = frpm.set_index('CDSCode')['FRPM'] / frpm.set_index('CDSCode')['Enrollment']
result = rate.replace([np.inf, -np.inf], np.nan)
# case: sat-total-score
read = pd.to_numeric(satscores['AvgScrRead'], errors='coerce')
math_ = pd.to_numeric(satscores['AvgScrMath'], errors='coerce')
total = (read + math_).rename('total')
result = pd.concat([satscores['sname'], total], axis=1).dropna(how='any').sort_values('total', ascending=False)
# case: sat-string-concat-trap
# forgot to cast: text + text
satscores['total'] = satscores['AvgScrRead'] + satscores['AvgScrMath']
result = satscores[['sname', 'total']].set_index('sname')['total'].to_dict()
# case: sat-mean-mistake
result = satscores.groupby('sname')['AvgScrRead'].mean()
# case: join-three-tables-charter
# SELECT s.School, f.Enrollment, t.NumTstTakr FROM schools s JOIN frpm f JOIN satscores t WHERE s.Charter = 1 ORDER BY f.Enrollment DESC
result = (schools.query('Charter == 1')
          .merge(frpm, on='CDSCode')
          .merge(satscores, left_on='CDSCode', right_on='cds', how='inner')
          .filter(['School', 'Enrollment', 'NumTstTakr'])
          .sort_values('Enrollment', ascending=False)
          .reset_index(drop=True))
# case: not-in-null-cds
# SELECT cds FROM satscores WHERE cds NOT IN (SELECT CDSCode FROM schools)
subquery = schools['CDSCode']
has_null = subquery.isnull().any()
candidates = satscores.loc[~satscores['cds'].isin(subquery), 'cds']
result = [] if has_null else candidates.tolist()
# case: not-exists-same-question
merged = satscores.merge(schools[['CDSCode']].dropna(), how='left', left_on='cds', right_on='CDSCode')
result = merged.loc[merged['CDSCode'].isna(), ['cds', 'sname']].to_dict(orient='records')
# case: open-date-between
# opened between 2000-01-01 and 2005-12-31
od = pd.to_datetime(schools['OpenDate'], errors='coerce')
start, end = pd.Timestamp(2000, 1, 1), pd.Timestamp(2008, 12, 31)
result = schools.assign(OpenDate=od)[od.ge(start) & od.le(end)][['School', 'OpenDate']]
# case: open-date-invalid-raises
result = pd.to_datetime(schools['OpenDate']).dt.year.value_counts()
# case: closed-per-year-strftime
# SELECT strftime('%Y', ClosedDate) y, COUNT(*) FROM schools WHERE ClosedDate IS NOT NULL GROUP BY y
closed = schools[schools['ClosedDate'].notnull()]
y = closed['ClosedDate'].str.slice(0, 4)
result = y.value_counts().sort_index().rename_axis('y').reset_index(name='n')
# case: lifetime-days
def lifetime(df):
    df = df.copy()
    for c in ('OpenDate', 'ClosedDate'):
        df[c] = pd.to_datetime(df[c], errors='coerce')
    df['days'] = (df['ClosedDate'] - df['OpenDate']).dt.days
    return df.loc[df['days'].notna(), ['School', 'days']].astype({'days': 'int64'})

result = lifetime(schools)
# case: grade-span-extract
# low and high grade from 'K-12'
g = frpm['Grades'].str.extract(r'^(?P<low>[K\d]+)-(?P<high>\d+)$')
g['low'] = g['low'].replace('K', '0').astype(int)
g['high'] = g['high'].astype(int)
result = frpm[['CDSCode']].join(g).assign(span=lambda d: d['high'] - d['low'] + 1)
# case: county-district-rollup
# GROUP BY ROLLUP(county, district)
s = schools.assign(County=schools['County'].str.title(), District=schools['District'].replace('', None).fillna('(none)'))
detail = s.groupby(['County', 'District']).size().reset_index(name='n')
sub = s.groupby('County').size().reset_index(name='n').assign(District='ALL')
tot = pd.DataFrame({'County': ['ALL'], 'District': ['ALL'], 'n': [len(s)]})
result = pd.concat([detail, sub, tot], ignore_index=True)[['County', 'District', 'n']]
# case: excellence-rate-rank
# RANK() OVER (ORDER BY CAST(NumGE1500 AS REAL)/NumTstTakr DESC)
t = satscores.copy()
t['excellence'] = np.where(t['NumTstTakr'] > 0, t['NumGE1500'] / t['NumTstTakr'].where(t['NumTstTakr'] > 0), np.nan)
t['rnk'] = t['excellence'].rank(ascending=False, method='min').astype('Int64')
result = t.sort_values('rnk')[['cds', 'excellence', 'rnk']]
# case: pct-charter-per-county
result = (
    schools.assign(County=lambda d: d['County'].str.capitalize())
    .groupby('County')['Charter']
    .apply(lambda s: f"{100 * s.eq(1).sum() / len(s):.1f}%")
)
# case: double-negative-lat
# SELECT School FROM schools WHERE ABS(latitude) = (SELECT MAX(ABS(latitude)) FROM schools)
abs_lat = schools['Latitude'].abs()
result = schools.loc[abs_lat == abs_lat.max(), 'School'].item()
# case: cross-join-candidates
# all pairs of counties
counties = schools['County'].str.title().drop_duplicates().to_frame('c')
pairs = counties.merge(counties, how='cross', suffixes=('1', '2'))
result = pairs[pairs['c1'] < pairs['c2']].apply(tuple, axis=1).tolist()
# case: enrollment-above-county-average
e = schools.assign(County=schools.County.str.title()).merge(frpm, on='CDSCode', how='inner')
county_avg = e.groupby('County', as_index=False)['Enrollment'].mean().rename(columns={'Enrollment': 'avg_enr'})
result = e.merge(county_avg, on='County').query('Enrollment > avg_enr')[['School', 'County', 'Enrollment', 'avg_enr']]
# case: keyerror-like
# school code in wrong table
result = satscores.loc[satscores['CDSCode'].str.startswith('0110'), 'sname']
# case: like-prefix-code
mask = satscores['cds'].str.match(r'0110017.{7}$')
result = satscores.loc[mask, ['cds', 'sname']].fillna({'sname': '<missing>'})
# case: melt-unpivot
long = satscores.melt(id_vars=['cds'], value_vars=['AvgScrRead', 'AvgScrMath'], var_name='subject', value_name='score')
long['subject'] = long['subject'].str.removeprefix('AvgScr')
long['score'] = pd.to_numeric(long['score'], errors='coerce')
result = long.dropna().groupby('subject').score.describe()[['count', 'mean', 'min', '50%', 'max']]
# case: list-agg-district
# GROUP_CONCAT(School, '; ') per district
result = (schools[schools['District'].fillna('').ne('')]
          .sort_values('School')
          .groupby('District')['School']
          .agg('; '.join)
          .to_frame('schools'))
# case: defensive-report
def report(sch, fr, county):
    required = {'CDSCode', 'County'}
    lacking = required - set(sch.columns)
    if lacking:
        raise KeyError(f'missing {sorted(lacking)}')
    sub = sch[sch['County'].str.strip().str.casefold() == county.casefold()]
    if sub.empty:
        return {'county': county, 'schools': 0, 'enrollment': None}
    x = sub.merge(fr, on='CDSCode', how='left')
    return {'county': county, 'schools': int(sub.shape[0]), 'enrollment': float(x['Enrollment'].sum(min_count=1))}

result = pd.DataFrame([report(schools, frpm, c) for c in ['ALAMEDA', 'Orange', 'Napa']])
