import pandas as pd
import numpy as np
from collections import Counter, defaultdict

schools_df = pd.DataFrame({'CDSCode': ['01100170', '01100171', '01611190', '19647330', '19647331', '37683380', '10621660'], 'School': ['FAME Public Charter', 'Envision Academy', 'Alameda High', 'Lincoln Elem.', 'Roosevelt  Middle', "O'Farrell Charter", None], 'County': ['Alameda', 'Alameda', 'Alameda', 'Los Angeles', 'Los Angeles', 'San Diego', 'Fresno'], 'Charter': [1, 1, 0, 0, None, 1, 0], 'OpenDate': ['2005-08-29', '2006-08-28', '1980-07-01', '1980-07-01', '1995-09-12', '1994-07-01', None], 'ClosedDate': ['2015-07-31', None, None, '2010-06-30', None, None, None], 'Phone': ['(510) 687-9111', '510-596-8901', None, '(213) 555-0101', '', '(619) 263-3009', '(559) 457-2500']})
frpm_df = pd.DataFrame({'CDSCode': ['01100170', '01100171', '01611190', '19647330', '19647331', '37683380', '10621660', '99999999'], 'Enrollment (K-12)': [1087.0, 395.0, 1889.0, 244.0, 191.0, 1700.0, 0.0, 12.0], 'Free Meal Count (K-12)': [565.0, 186.0, 134.0, 113.0, 90.0, None, 0.0, 12.0], 'FRPM Count (K-12)': [715.0, 186.0, 175.0, 139.0, 90.0, 1100.0, 0.0, None]})
sat_df = pd.DataFrame({'cds': ['01100170', '01100171', '01611190', '19647330', '37683380'], 'NumTstTakr': [88, 17, 71, 0, 210], 'AvgScrRead': [418.0, 503.0, 397.0, None, 510.0], 'AvgScrMath': [418.0, 546.0, 387.0, None, 498.0], 'NumGE1500': [14.0, 9.0, 5.0, None, 80.0]})
# case: highest-eligible-rate
df = schools_df.merge(frpm_df, on='CDSCode')
df['rate'] = df['Free Meal Count (K-12)'] / df['Enrollment (K-12)']
result = df[df['County'] == 'Alameda']['rate'].max()
# case: lowest-three-rates
df = frpm_df.copy()
df['rate'] = df['Free Meal Count (K-12)'] / df['Enrollment (K-12)']
result = df.dropna(subset=['rate']).nsmallest(3, 'rate')[['CDSCode', 'rate']].reset_index(drop=True)
# case: rate-rounded-by-county
df = pd.merge(schools_df[['CDSCode', 'County']], frpm_df, how='left', on='CDSCode')
g = df.groupby('County')[['Free Meal Count (K-12)', 'Enrollment (K-12)']].sum()
g['pct'] = (g['Free Meal Count (K-12)'] / g['Enrollment (K-12)'] * 100).round(2)
result = g.sort_values('pct', ascending=False)
# case: zero-divided-by-zero
result = (frpm_df['Free Meal Count (K-12)'] / frpm_df['Enrollment (K-12)']).tolist()
# case: phone-digits
result = schools_df['Phone'].str.replace(r'\D', '', regex=True)
# case: phone-area-code
schools_df['area'] = schools_df['Phone'].str.extract(r'\(?(\d{3})\)?', expand=False)
result = schools_df.groupby('area', dropna=False)['CDSCode'].count()
# case: opened-in-the-eighties
d = pd.to_datetime(schools_df['OpenDate'])
result = schools_df.loc[(d.dt.year >= 1980) & (d.dt.year < 1990), ['School', 'OpenDate']]
# case: years-open
o = pd.to_datetime(schools_df['OpenDate'])
c = pd.to_datetime(schools_df['ClosedDate']).fillna(pd.Timestamp('2020-01-01'))
schools_df['years'] = ((c - o).dt.days / 365.25).round(1)
result = schools_df[['CDSCode', 'years']]
# case: strftime-of-missing
result = pd.to_datetime(schools_df['OpenDate']).dt.strftime('%b %d, %Y').fillna('unknown').tolist()
# case: charter-share
result = f"{schools_df['Charter'].mean() * 100:.1f}% of {schools_df['Charter'].count()}"
# case: charter-value-counts
result = schools_df['Charter'].map({1: 'charter', 0: 'public'}).value_counts(dropna=False)
# case: charter-fill-astype
schools_df['Charter'] = schools_df['Charter'].fillna(0).astype(int)
result = schools_df.groupby(['County', 'Charter']).size().unstack(fill_value=0)
# case: crosstab-counts
result = pd.crosstab(schools_df['County'], schools_df['Charter'])
# case: crosstab-margins-normalized
result = pd.crosstab(schools_df['County'], schools_df['Charter'], normalize='index').round(3)
# case: crosstab-margins
result = pd.crosstab(schools_df['County'], schools_df['Charter'].fillna(-1), margins=True, margins_name='Total')
# case: top-school-per-county
m = schools_df.merge(sat_df, left_on='CDSCode', right_on='cds', how='left')
m['total'] = m['AvgScrRead'] + m['AvgScrMath']
m['rk'] = m.groupby('County')['total'].rank(method='dense', ascending=False)
result = m[m['rk'] == 1][['County', 'School', 'total']]
# case: idxmax-with-missing-group
m = schools_df.merge(sat_df, left_on='CDSCode', right_on='cds', how='left')
m = m.dropna(subset=['AvgScrMath'])
result = m.loc[m.groupby('County')['AvgScrMath'].idxmax(), ['County', 'School', 'AvgScrMath']].reset_index(drop=True)
# case: excellence-rate-apply
def rate(row):
    if pd.isna(row['NumGE1500']) or row['NumTstTakr'] == 0:
        return np.nan
    return row['NumGE1500'] / row['NumTstTakr']
sat_df['excellence'] = sat_df.apply(rate, axis=1)
result = sat_df[['cds', 'excellence']]
# case: scores-describe
result = sat_df[['AvgScrRead', 'AvgScrMath']].describe().round(1)
# case: scores-melted
long = sat_df.melt(id_vars='cds', value_vars=['AvgScrRead', 'AvgScrMath'], var_name='subject', value_name='score')
long['subject'] = long['subject'].str.replace('AvgScr', '')
result = long.dropna().sort_values(['cds', 'subject']).reset_index(drop=True)
# case: scores-mean-of-row
sat_df['avg'] = sat_df[['AvgScrRead', 'AvgScrMath']].mean(axis=1)
result = sat_df.sort_values('avg', ascending=False, na_position='first')[['cds', 'avg']]
# case: indicator-anti-join
m = frpm_df.merge(schools_df, on='CDSCode', how='left', indicator=True)
result = m.loc[m['_merge'] == 'left_only', 'CDSCode'].tolist(), m['_merge'].value_counts()
# case: schools-without-scores
result = schools_df[~schools_df['CDSCode'].isin(sat_df['cds'])]['School'].dropna().tolist()
# case: loop-with-dict
totals = {}
for row in schools_df.merge(frpm_df, on='CDSCode').itertuples(index=False):
    totals[row.County] = totals.get(row.County, 0) + row[-3]
result = totals
# case: itertuples-renamed-columns
result = [row for row in frpm_df.head(2).itertuples()][0]._fields
# case: itertuples-by-position
result = [(row[1], row[2]) for row in frpm_df.itertuples() if row[2] > 1000]
# case: defaultdict-of-lists
d = defaultdict(list)
for _, r in schools_df.iterrows():
    d[r['County']].append(r['School'])
result = {k: sorted(s for s in v if s is not None) for k, v in d.items()}
# case: counter-most-common
result = Counter(schools_df['County']).most_common(2)
# case: counter-of-letters
result = sorted(Counter(''.join(schools_df['School'].dropna()).lower().replace(' ', '')).items(), key=lambda kv: (-kv[1], kv[0]))[:5]
# case: names-clean
result = schools_df['School'].str.replace(r'\s+', ' ', regex=True).str.rstrip('.').str.upper().fillna('N/A').tolist()
# case: name-lengths
schools_df['len'] = schools_df['School'].str.len()
result = schools_df.sort_values('len', ascending=False)[['School', 'len']].head(3)
# case: longest-name
result = schools_df.loc[schools_df['School'].str.len().idxmax(), 'School']
# case: words
w = schools_df['School'].dropna().str.split().explode()
result = w.value_counts().head(3).to_dict()
# case: code-prefix
schools_df['prefix'] = schools_df['CDSCode'].str[:2]
result = schools_df.groupby('prefix', as_index=False).agg(schools=('CDSCode', 'nunique'), first=('School', 'first'))
# case: code-as-int
result = schools_df['CDSCode'].astype(int).sort_values().tolist()
# case: nested-groupby
m = schools_df.merge(frpm_df, on='CDSCode')
per = m.groupby(['County', 'Charter'], dropna=False)['Enrollment (K-12)'].sum()
result = per.groupby('County').max().sort_values(ascending=False)
# case: share-of-group
m = schools_df.merge(frpm_df, on='CDSCode')
m['share'] = m['Enrollment (K-12)'] / m.groupby('County')['Enrollment (K-12)'].transform('sum')
result = m[['CDSCode', 'share']]
# case: above-group-average
m = schools_df.merge(frpm_df, on='CDSCode')
avg = m.groupby('County')['Enrollment (K-12)'].transform('mean')
result = m.loc[m['Enrollment (K-12)'] > avg, 'School'].tolist()
# case: cumulative-share
s = frpm_df.sort_values('Enrollment (K-12)', ascending=False)
s['cum'] = s['Enrollment (K-12)'].cumsum() / s['Enrollment (K-12)'].sum()
result = s[s['cum'].shift(fill_value=0) < 0.8][['CDSCode', 'cum']]
# case: bins
b = pd.cut(frpm_df['Enrollment (K-12)'], bins=[0, 200, 500, 1000, np.inf], labels=['S', 'M', 'L', 'XL'], include_lowest=True)
result = b.value_counts().sort_index()
# case: bins-of-intervals
result = pd.cut(frpm_df['Enrollment (K-12)'], bins=[0, 500, 2000]).astype(str)
# case: bins-of-intervals-counted
result = pd.cut(frpm_df['Enrollment (K-12)'], 3).value_counts(sort=False)
# case: quartiles
frpm_df['q'] = pd.qcut(frpm_df['Enrollment (K-12)'], 4, labels=['Q1', 'Q2', 'Q3', 'Q4'])
result = frpm_df.groupby('q', observed=False)['Enrollment (K-12)'].agg(['count', 'min', 'max'])
# case: pivot-by-decade
d = pd.to_datetime(schools_df['OpenDate'])
schools_df['decade'] = (d.dt.year // 10 * 10).astype('Int64').astype(str) + 's'
result = schools_df.pivot_table(index='County', columns='decade', values='CDSCode', aggfunc='count', fill_value=0)
# case: decade-counts
d = pd.to_datetime(schools_df['OpenDate']).dropna().dt.year // 10 * 10
result = d.value_counts().sort_index()
# case: decade-float-text
d = pd.to_datetime(schools_df['OpenDate']).dt.year
result = d.astype(str).tolist()
# case: multiple-conditions-query
m = schools_df.merge(frpm_df, on='CDSCode').rename(columns={'Enrollment (K-12)': 'enr'})
result = m.query("County in ['Alameda', 'San Diego'] and enr > 400")[['School', 'enr']]
# case: query-backticks
result = frpm_df.query('`Enrollment (K-12)` >= 395 and `Free Meal Count (K-12)`.notna()', engine='python')
# case: concat-of-tops
m = schools_df.merge(frpm_df, on='CDSCode')
tops = [g.nlargest(1, 'Enrollment (K-12)') for _, g in m.groupby('County')]
result = pd.concat(tops)[['County', 'School', 'Enrollment (K-12)']]
# case: report-lines
lines = []
for county, g in schools_df.groupby('County'):
    lines.append(f'{county:<12}|{len(g):>3}|{g["School"].count():03d}')
result = '\n'.join(lines)
# case: ratio-of-two-filters
a = schools_df[schools_df['County'] == 'Alameda'].shape[0]
b = schools_df[schools_df['County'] == 'Los Angeles'].shape[0]
result = a / b if b else None
# case: bool-mean
result = round((schools_df['ClosedDate'].notna()).mean() * 100, 2)
# case: case-when
schools_df['status'] = np.where(schools_df['ClosedDate'].notnull(), 'closed', np.where(schools_df['Charter'] == 1, 'charter', 'open'))
result = schools_df['status'].value_counts()
# case: select-status
conditions = [schools_df['ClosedDate'].notna(), schools_df['Charter'].eq(1)]
schools_df['status'] = np.select(conditions, ['closed', 'charter'], default='other')
result = schools_df.groupby('status')['School'].apply(lambda s: ', '.join(sorted(s.dropna())))
# case: top-two-with-ties
t = schools_df['County'].value_counts()
result = t[t >= t.nlargest(2).min()].reset_index()
# case: rename-and-order
result = (sat_df.rename(columns=lambda c: c.replace('AvgScr', '').lower()).loc[:, ['cds', 'math', 'read']].sort_values(by=['math', 'read'], ascending=[False, True]))
# case: merge-three
m = schools_df.merge(frpm_df, on='CDSCode', how='inner').merge(sat_df, left_on='CDSCode', right_on='cds', how='outer')
result = m[['CDSCode', 'cds', 'NumTstTakr']]
# case: self-merge-pairs
s = schools_df[['CDSCode', 'County']]
p = s.merge(s, on='County', suffixes=('_a', '_b'))
result = p[p['CDSCode_a'] < p['CDSCode_b']].reset_index(drop=True)
# case: agg-many
m = schools_df.merge(frpm_df, on='CDSCode')
result = m.groupby('County').agg({'Enrollment (K-12)': ['sum', 'mean'], 'CDSCode': 'nunique'})
# case: agg-many-flattened
m = schools_df.merge(frpm_df, on='CDSCode')
g = m.groupby('County').agg({'Enrollment (K-12)': ['sum', 'mean'], 'CDSCode': 'nunique'})
g.columns = ['_'.join(c).strip('_') for c in g.columns.values]
result = g.reset_index()
# case: to-records
result = sat_df.head(2).to_dict(orient='records')
# case: any-all
g = schools_df.groupby('County')['ClosedDate'].apply(lambda s: s.isna().all())
result = g[g].index.tolist()
# case: apply-series-rows
m = schools_df.merge(frpm_df, on='CDSCode')
result = m.groupby('County').apply(lambda g: pd.Series({'n': len(g), 'enr': g['Enrollment (K-12)'].sum(), 'biggest': g.loc[g['Enrollment (K-12)'].idxmax(), 'School']}), include_groups=False)
# case: string-percent
result = frpm_df.assign(pct=lambda d: (d['FRPM Count (K-12)'] / d['Enrollment (K-12)']).map('{:.1%}'.format))[['CDSCode', 'pct']]
# case: round-half
result = [round(x, 1) for x in (0.25, 0.35, 2.5, 1e-9)], round(2.5), round(3.5), round(1234.567, -2)
# case: correlation
result = round(sat_df['AvgScrRead'].corr(sat_df['AvgScrMath']), 6)
# case: filter-groups
result = schools_df.groupby('County').filter(lambda g: g['Charter'].sum() >= 1)['CDSCode'].tolist()
# case: nth-highest
result = frpm_df['Enrollment (K-12)'].drop_duplicates().nlargest(3).iloc[-1]
# case: second-highest-sorted
result = sorted(set(frpm_df['Enrollment (K-12)']), reverse=True)[1]
# case: group-nth
m = schools_df.merge(frpm_df, on='CDSCode').sort_values('Enrollment (K-12)', ascending=False)
result = m.groupby('County').nth(1)[['School', 'Enrollment (K-12)']]
# case: mode-per-group
result = schools_df.groupby('County')['Charter'].agg(lambda s: s.mode().iat[0] if not s.mode().empty else np.nan)
# case: max-date-row
schools_df['OpenDate'] = pd.to_datetime(schools_df['OpenDate'])
result = schools_df.loc[schools_df['OpenDate'].idxmax(), ['School', 'OpenDate']]
# case: date-differences
schools_df['OpenDate'] = pd.to_datetime(schools_df['OpenDate'])
s = schools_df.sort_values('OpenDate')
s['gap'] = s['OpenDate'].diff()
result = s[['OpenDate', 'gap']]
# case: resample-years
schools_df['OpenDate'] = pd.to_datetime(schools_df['OpenDate'])
result = schools_df.dropna(subset=['OpenDate']).set_index('OpenDate').resample('5YE')['CDSCode'].count()
# case: month-names
schools_df['m'] = pd.to_datetime(schools_df['OpenDate']).dt.month_name()
result = schools_df.groupby('m').size().sort_values(ascending=False, kind='stable')
# case: string-dates
result = schools_df[schools_df['OpenDate'].str.startswith('1980', na=False)].shape, schools_df['OpenDate'].str[5:7].value_counts().to_dict()
# case: string-date-compare
result = schools_df[(schools_df['OpenDate'] > '1990') & (schools_df['OpenDate'] <= '2006-08-28')]['CDSCode'].tolist()
# case: assert-passes
assert len(schools_df) == 7, 'rows'
result = schools_df.columns.difference(['Phone', 'School']).tolist()
