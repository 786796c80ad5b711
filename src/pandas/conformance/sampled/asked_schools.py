import pandas as pd
import numpy as np

schools = pd.DataFrame({
    'CDSCode': ['01100170109835', '01100170112607', '01611190130229', '19647330100289', '19647331930155', '37683380114462', '38684780118133', '19647336017537', '10621661030840', '01611190119222'],
    'School': ['FAME Public Charter', 'Envision Academy', 'Alameda Science', 'Animo Ralph Bunche', 'Bright Star', 'King-Chavez High', 'Five Keys', None, 'Edison-Bethune', ' alameda community '],
    'County': ['Alameda', 'Alameda', 'Alameda', 'Los Angeles', 'Los Angeles', 'San Diego', 'San Francisco', 'Los Angeles', 'Fresno', 'alameda'],
    'District': ['Alameda County Office', 'Alameda County Office', 'Alameda Unified', 'Los Angeles Unified', 'Los Angeles Unified', 'San Diego Unified', 'San Francisco Unified', 'Los Angeles Unified', 'Fresno Unified', 'Alameda Unified'],
    'Charter': [1, 1, 1, 1, 0, 1, 1, 0, 1, None],
    'FundingType': ['Directly funded', 'Directly funded', 'Locally funded', 'Directly funded', None, 'Directly funded', 'Locally funded', None, 'Directly funded', 'Locally funded'],
    'OpenDate': ['2005-08-29', '2006-08-28', '1998-07-01', '2002-09-01', '1980-07-01', '2006-09-05', '2003-11-17', None, '1999-08-23', '2008-08-20'],
    'ClosedDate': [None, '2015-06-30', None, None, None, None, '2012-06-30', '1989-06-30', None, '2010-06-30'],
    'Phone': ['(510) 687-9111', None, '(510) 748-4017', '(323) 216-2222', '', '(619) 744-3828', None, '(818) 555-0100', '(559) 457-2530', '(510) 995-4300'],
})

frpm = pd.DataFrame({
    'CDSCode': ['01100170109835', '01100170112607', '01611190130229', '19647330100289', '19647331930155', '37683380114462', '38684780118133', '10621661030840', '99999999999999'],
    'Enrollment': [1087.0, 395.0, 244.0, 191.0, 0.0, 550.0, 244.0, 601.0, 12.0],
    'FreeMeal': [565.0, 186.0, 134.0, 175.0, 0.0, np.nan, 113.0, 523.0, 12.0],
    'FRPM': [715.0, 186.0, 175.0, 175.0, 0.0, 480.0, 139.0, 546.0, 12.0],
    'LowGrade': ['K', '9', '9', 'K', 'K', '9', '9', 'K', 'P'],
    'HighGrade': ['12', '12', '12', '8', '5', '12', '12', '6', '12'],
})

satscores = pd.DataFrame({
    'cds': ['01100170109835', '01100170112607', '01611190130229', '19647331930155', '37683380114462', '38684780118133', '10621661030840', '01611190119222'],
    'NumTstTakr': [53, 17, 71, 0, 92, 12, 71, 33],
    'AvgScrRead': ['503', '397', '460', None, '411', '*', '380', '521'],
    'AvgScrMath': ['546', '387', '475', None, '421', '*', '399', '540'],
    'AvgScrWrite': ['505', '395', '455', None, '410', '*', '381', '519'],
    'NumGE1500': [23, 1, 20, np.nan, 8, 0, 5, 20],
})

# case: highest-eligible-free-rate
# What is the highest eligible free rate for K-12 students in the schools in Alameda County?
# evidence: Eligible free rate = FreeMeal / Enrollment
m = frpm.merge(schools, on='CDSCode')
m = m[m['County'] == 'Alameda']
result = (m['FreeMeal'] / m['Enrollment']).max()
# case: lowest-three-free-rate
# the lowest three eligible free rates for charter schools, ignoring missing
df = pd.merge(frpm, schools[schools['Charter'] == 1], on='CDSCode', how='inner')
df['rate'] = df['FreeMeal'].div(df['Enrollment'])
result = df.loc[df['rate'].notna()].nsmallest(3, 'rate', keep='all')['rate'].round(4).tolist()
# case: zip-phone-directly-funded-charters
mask = (schools['FundingType'] == 'Directly funded') & (schools['Charter'] == 1) & (pd.to_datetime(schools['OpenDate']) > '2000-01-01')
result = schools.loc[mask, ['School', 'Phone']].fillna('n/a').reset_index(drop=True)
# case: excellence-rate-top
# evidence: Excellence rate = NumGE1500 / NumTstTakr
sat = satscores.copy()
sat['excellence'] = sat['NumGE1500'] / sat['NumTstTakr']
sat = sat.replace([np.inf, -np.inf], np.nan).dropna(subset=['excellence'])
top = sat.sort_values('excellence', ascending=False).iloc[0]
result = schools.set_index('CDSCode').at[top['cds'], 'School']
# case: sat-numeric-totals
cols = ['AvgScrRead', 'AvgScrMath', 'AvgScrWrite']
nums = satscores[cols].apply(pd.to_numeric, errors='coerce')
total = nums.sum(axis=1, min_count=3)
result = satscores.assign(Total=total)[['cds', 'Total']].dropna().sort_values('Total', ascending=False)
# case: math-over-400-count
maths = pd.to_numeric(satscores['AvgScrMath'], errors='coerce')
result = int(maths.gt(400).sum())
# case: math-astype-int-fails
high = satscores[satscores['AvgScrMath'].astype(int) > 400]
result = len(high)
# case: phone-of-top3-over-1500
top3 = satscores.nlargest(3, 'NumGE1500', keep='first')
result = top3.merge(schools, left_on='cds', right_on='CDSCode', how='left')['Phone'].tolist()
# case: enrollment-difference-above-average
# schools whose difference in FRPM and FreeMeal is above the average of that difference (nested subquery)
diff = frpm['FRPM'] - frpm['FreeMeal']
avg_diff = diff.mean()
codes = frpm.loc[diff > avg_diff, 'CDSCode']
result = {
    'avg': round(avg_diff, 3),
    'schools': schools.loc[schools['CDSCode'].isin(codes), 'School'].to_list(),
}
# case: pct-locally-funded-vs-others
# ratio in percentage of Locally funded schools among charter schools in each county
ch = schools[schools['Charter'].eq(1)]
result = (ch['FundingType'].eq('Locally funded')
          .groupby(ch['County'])
          .mean()
          .mul(100)
          .rename('pct')
          .reset_index())
# case: years-open-before-closed
o = pd.to_datetime(schools['OpenDate'])
c = pd.to_datetime(schools['ClosedDate'])
yrs = ((c - o).dt.days / 365.25).round(2)
result = schools.assign(years=yrs)[['School', 'years']].dropna()
# case: closure-ratio-merged-unmerged
def is_closed(row):
    return 'closed' if pd.notnull(row['ClosedDate']) else 'active'
status = schools.apply(is_closed, axis=1)
counts = status.value_counts()
result = counts['closed'] / counts['active']
# case: grade-span-case-when
g = frpm.copy()
conds = [
    (g['LowGrade'].eq('K') & g['HighGrade'].eq('12')),
    g['LowGrade'].eq('K'),
    g['LowGrade'].eq('9'),
]
g['span'] = np.select(conds, ['K-12', 'Elementary', 'High'], default='Other')
result = g.groupby('span', as_index=False).agg(n=('CDSCode', 'size'), students=('Enrollment', 'sum'))
# case: county-with-most-schools-normalized
county = schools['County'].str.title()
vc = county.value_counts()
result = vc[vc == vc.max()].index.tolist()
# case: opened-per-decade
years = pd.to_datetime(schools['OpenDate']).dt.year
decade = (years // 10 * 10).dropna().astype(int)
result = decade.value_counts().sort_index().to_dict()
# case: district-having-two-and-avg-takers
j = satscores.merge(schools, left_on='cds', right_on='CDSCode')
result = (j.groupby('District')
           .filter(lambda d: len(d) >= 2)
           .groupby('District')['NumTstTakr']
           .mean())
# case: rank-writing-charters
j = schools.loc[schools['Charter'].notna()].merge(satscores, left_on='CDSCode', right_on='cds', how='inner')
j['write'] = pd.to_numeric(j['AvgScrWrite'], errors='coerce')
j['rnk'] = j['write'].rank(method='dense', ascending=False).astype('Int64')
result = j[['School', 'write', 'rnk']].sort_values(['rnk', 'School'], na_position='last')
# case: schools-without-sat
merged = schools.merge(satscores[['cds']], left_on='CDSCode', right_on='cds', how='left', indicator=True)
result = merged.query("_merge == 'left_only'")['School'].tolist()
# case: area-code-510
codes = schools['Phone'].str.extract(r'\((\d{3})\)', expand=False)
result = codes.value_counts(dropna=False)
# case: monthly-average-opened-1980
# evidence: average opened per month in 1998..2006 for Alameda & Los Angeles
d = schools[schools['County'].isin(['Alameda', 'Los Angeles'])].copy()
d['OpenDate'] = pd.to_datetime(d['OpenDate'])
n = d['OpenDate'].between('1998-01-01', '2006-12-31').sum()
result = round(n / 12, 3)
# case: seventh-enrollment-offset
ordered = frpm.sort_values(by='Enrollment', ascending=False, kind='mergesort').reset_index(drop=True)
result = tuple(ordered.loc[6, ['CDSCode', 'Enrollment']])
# case: wrong-column-free-meal-count
res = frpm[frpm['Free Meal Count (K-12)'] > 100]
result = res['CDSCode'].tolist()
