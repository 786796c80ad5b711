import pandas as pd
import numpy as np
import re
import datetime
from collections import Counter, defaultdict

schools = pd.DataFrame({
    'CDSCode': ['0110017', '0110024', '0110116', '0161119', '0161127', '0161135', '0161143', '0290001', '0390002', None],
    'School': ['FAME Public Charter', 'Envision Academy', 'Aspire Monarch', 'Alameda High', 'Encinal High', 'Unity high', 'Berkeley High ', 'Alpine Elem', 'Amador Cont.', 'Ghost School'],
    'County': ['Alameda', 'Alameda', 'alameda', 'Alameda', 'Alameda', 'Alameda', 'Alameda', 'Alpine', 'Amador', None],
    'City': ['Fremont', 'Oakland', 'Oakland', 'Alameda', 'Alameda', None, 'Berkeley', 'Markleeville', 'Jackson', ''],
    'Charter': [1, 1, 1, 0, 0, 1, 0, 0, 0, None],
    'OpenDate': ['2005-08-29', '2006-08-28', '2000-08-30', '1980-07-01', '1980-07-01', None, '1980-07-01', '1995-01-15', '2005-08-29', '2019-02-29'],
    'ClosedDate': ['2015-07-31', None, None, None, None, '2012-06-30', None, '1999-12-31', None, None],
    'Phone': ['(510) 687-9111', '510-596-8901', None, '(510) 337-7022', '5103377022', '', '(510) 644-6120', None, '(209) 257-5353', None],
})
frpm = pd.DataFrame({
    'CDSCode': ['0110017', '0110024', '0110116', '0161119', '0161127', '0161143', '0390002', '9999999'],
    'Enrollment (K-12)': [1087.0, 395.0, 244.0, 1791.0, 0.0, 3102.0, 25.0, 12.0],
    'FRPM Count (K-12)': [715.0, 186.0, 134.0, 416.0, 0.0, 812.0, None, 12.0],
    'Academic Year': ['2014-2015'] * 8,
})
satscores = pd.DataFrame({
    'cds': ['0110017', '0110024', '0161119', '0161127', '0161143', '0390002', '0290001', '0110116'],
    'sname': ['FAME Public Charter', 'Envision Academy', 'Alameda High', 'Encinal High', 'Berkeley High', 'Amador Cont.', None, 'Aspire Monarch'],
    'NumTstTakr': [17, 71, 368, 210, 700, 0, 4, 0],
    'AvgScrRead': [503, 397, 523, 490, 572, None, None, None],
    'AvgScrMath': [546, 387, 546, 491, 576, None, None, None],
    'NumGE1500': ['9', '5', '244', ' 112', '477', None, '*', ''],
})

# case: highest-eligible-free-rate
# SQL: SELECT `FRPM Count (K-12)` / `Enrollment (K-12)` FROM frpm WHERE ... ORDER BY 1 DESC LIMIT 1
# x / 0 is NULL in SQLite
enr = frpm['Enrollment (K-12)'].replace(0, np.nan)
rate = frpm['FRPM Count (K-12)'] / enr
expected = rate.max()
best = None
for a, b in zip(frpm['FRPM Count (K-12)'], frpm['Enrollment (K-12)']):
    if pd.isna(a) or not b:
        continue
    if best is None or a / b > best:
        best = a / b
result = {'expected': expected, 'agree': bool(np.isclose(expected, best)), 'nulls': int(rate.isna().sum())}

# case: charter-alameda-names
# SQL: SELECT School FROM schools WHERE County = 'Alameda' AND Charter = 1
exp = schools.loc[(schools['County'] == 'Alameda') & (schools['Charter'] == 1), 'School']
exp2 = schools.query('County == "Alameda" and Charter == 1').School
assert exp.equals(exp2)
result = {'rows': exp.tolist(), 'count': exp.size, 'is_series': isinstance(exp, pd.Series)}

# case: left-join-is-null
# SQL: SELECT s.School FROM schools s LEFT JOIN frpm f ON s.CDSCode = f.CDSCode WHERE f.CDSCode IS NULL ORDER BY s.School
left = schools.merge(frpm.rename(columns={'CDSCode': 'f_code'}), left_on='CDSCode', right_on='f_code', how='left')
expected = left[left['f_code'].isnull()].sort_values('School')['School'].tolist()
codes = set(frpm['CDSCode'])
second = sorted(n for n, c in zip(schools['School'], schools['CDSCode']) if c not in codes)
result = dict(expected=expected, second=second, passed=expected == second)

# case: not-in-with-null
# SQL: SELECT cds FROM satscores WHERE cds NOT IN (SELECT CDSCode FROM schools)
# the subquery contains NULL, so NOT IN is never true -> empty set
sub = schools['CDSCode']
if sub.isna().any():
    expected = satscores.iloc[0:0][['cds']]
else:
    expected = satscores.loc[~satscores['cds'].isin(sub), ['cds']]
without_null = satscores.loc[~satscores['cds'].isin(sub.dropna()), ['cds']]
result = {'expected_rows': len(expected), 'empty': expected.empty, 'without_null': without_null['cds'].tolist(), 'cols': list(expected)}

# case: exists-correlated
# SQL: SELECT School FROM schools s WHERE EXISTS (SELECT 1 FROM satscores t WHERE t.cds = s.CDSCode AND t.NumTstTakr > 100)
keys = satscores.loc[satscores['NumTstTakr'].gt(100), 'cds'].unique()
semi = schools[schools['CDSCode'].isin(keys)]['School'].str.strip()


def exists(code):
    return ((satscores['cds'] == code) & (satscores['NumTstTakr'] > 100)).any()


brute = schools[schools['CDSCode'].apply(exists)]['School'].str.strip()
result = {'pass': semi.equals(brute), 'expected': list(semi), 'index': semi.index.tolist()}

# case: cast-num-ge1500
# SQL: SELECT sname, CAST(NumGE1500 AS REAL) / NumTstTakr AS rate FROM satscores WHERE NumTstTakr > 0 ORDER BY rate DESC LIMIT 3
t = satscores[satscores['NumTstTakr'] > 0].copy()
t['n'] = pd.to_numeric(t['NumGE1500'].str.strip(), errors='coerce').fillna(0.0)
t['rate'] = t['n'] / t['NumTstTakr']
expected = t.nlargest(3, 'rate')[['sname', 'rate']].round({'rate': 4})
second = sorted(
    ((s, round(n / k, 4)) for s, n, k in zip(t['sname'], t['n'], t['NumTstTakr'])),
    key=lambda p: -p[1],
)[:3]
result = {'expected': list(map(tuple, expected.values.tolist())), 'second': second, 'equal': [tuple(x) for x in expected.values] == second}

# case: open-year-count
# SQL: SELECT STRFTIME('%Y', OpenDate) y, COUNT(School) FROM schools GROUP BY y HAVING COUNT(*) >= 2 ORDER BY 2 DESC, 1
od = pd.to_datetime(schools['OpenDate'], errors='coerce')
y = od.dt.year.astype('Int64').astype('string')
g = schools.assign(y=y).groupby('y', dropna=False)['School'].count()
expected = g[g >= 2].reset_index(name='n').sort_values(['n', 'y'], ascending=[False, True], na_position='first')
out = [(None if pd.isna(a) else a, int(b)) for a, b in expected.values.tolist()]
result = {'rows': out, 'bad_dates': schools.loc[od.isna(), 'OpenDate'].tolist()}

# case: still-open-days
# SQL: SELECT School, julianday(COALESCE(ClosedDate, '2020-01-01')) - julianday(OpenDate) AS days FROM schools WHERE OpenDate IS NOT NULL
s = schools[schools['OpenDate'].notnull()].copy()
s['ClosedDate'] = s['ClosedDate'].fillna('2020-01-01')
o = pd.to_datetime(s['OpenDate'], format='%Y-%m-%d', errors='coerce')
c = pd.to_datetime(s['ClosedDate'], format='%Y-%m-%d')
s['days'] = (c - o).dt.days
expected = s[['School', 'days']].reset_index(drop=True)


def days(a, b):
    try:
        return (datetime.date.fromisoformat(b) - datetime.date.fromisoformat(a)).days
    except ValueError:
        return None


second = [days(a, b) for a, b in zip(s['OpenDate'], s['ClosedDate'])]
match = all((pd.isna(x) and y is None) or x == y for x, y in zip(expected['days'], second))
result = {'match': match, 'expected': expected.where(expected.notna(), None).to_dict('records')}

# case: phone-digits
# SQL: SELECT School, REPLACE(REPLACE(REPLACE(REPLACE(Phone,'(',''),')',''),'-',''),' ','') p FROM schools WHERE Phone IS NOT NULL AND Phone <> ''
p = schools.loc[schools['Phone'].fillna('') != '', ['School', 'Phone']].copy()
p['p'] = p['Phone']
for ch in '()- ':
    p['p'] = p['p'].str.replace(ch, '', regex=False)
second = p['Phone'].str.replace(r'\D', '', regex=True)
third = p['Phone'].map(lambda v: ''.join(re.findall(r'\d+', v)))
result = {'all_equal': p['p'].equals(second) and (second == third).all(), 'area': p['p'].str.slice(0, 3).value_counts().to_dict(), 'lens': p['p'].str.len().unique().tolist()}

# case: instr-word
# SQL: SELECT School, INSTR(School, 'High') FROM schools
pos = schools['School'].str.find('High') + 1
expected = pd.concat([schools['School'], pos.rename('instr')], axis=1)
alt = np.array([s.index('High') + 1 if 'High' in s else 0 for s in schools['School']])
result = {'expected': expected.set_index('School')['instr'].to_dict(), 'ok': bool((expected['instr'].to_numpy() == alt).all())}

# case: max-score-join-row
# SQL: SELECT T1.Phone, T1.City FROM schools T1 JOIN satscores T2 ON T1.CDSCode = T2.cds ORDER BY T2.AvgScrRead DESC LIMIT 1 OFFSET 1
m = pd.merge(schools, satscores, left_on='CDSCode', right_on='cds', how='inner', validate='one_to_one')
m = m.sort_values('AvgScrRead', ascending=False, na_position='last')
expected = tuple(m[['Phone', 'City']].iloc[1])
r = m['AvgScrRead'].rank(method='first', ascending=False)
second = tuple(m.loc[r == 2, ['Phone', 'City']].squeeze())
result = {'expected': expected, 'equal': expected == second}

# case: case-when-size-buckets
# SQL: SELECT CASE WHEN e >= 1000 THEN 'large' WHEN e >= 200 THEN 'medium' WHEN e > 0 THEN 'small' ELSE 'none' END b, COUNT(*), SUM(e) FROM frpm GROUP BY b ORDER BY SUM(e) DESC
e = frpm['Enrollment (K-12)']
b = np.select([e >= 1000, e >= 200, e > 0], ['large', 'medium', 'small'], default='none')
expected = frpm.assign(b=b).groupby('b').agg(n=('CDSCode', 'count'), total=('Enrollment (K-12)', 'sum')).sort_values('total', ascending=False)
cut = pd.cut(e, bins=[-np.inf, 0, 199, 999, np.inf], labels=['none', 'small', 'medium', 'large'])
second = e.groupby(cut, observed=False).agg(['count', 'sum'])
second = second.loc[expected.index]
result = {'same': bool((expected.to_numpy() == second.to_numpy()).all()), 'expected': expected.reset_index().to_dict(orient='split')['data']}

# case: coalesce-nullif-city
# SQL: SELECT COALESCE(NULLIF(City, ''), 'Unknown') AS city, COUNT(*) AS n FROM schools GROUP BY 1 ORDER BY n DESC, city ASC
city = schools['City'].replace('', np.nan).fillna('Unknown')
expected = city.value_counts().rename_axis('city').reset_index(name='n').sort_values(by=['n', 'city'], ascending=[False, True], ignore_index=True)
cnt = Counter((x or 'Unknown') for x in schools['City'])
second = pd.DataFrame(sorted(cnt.items(), key=lambda kv: (-kv[1], kv[0])), columns=['city', 'n'])
result = {'expected': expected, 'equals': expected.equals(second)}

# case: iif-text
# SQL: SELECT IIF(Charter = 1, 'charter', 'regular') kind, COUNT(*) FROM schools GROUP BY kind
kind = np.where(schools['Charter'] == 1, 'charter', 'regular')
expected = pd.Series(kind).value_counts().sort_index()
second = schools['Charter'].eq(1).replace({True: 'charter', False: 'regular'}).value_counts().sort_index()
result = {'expected': expected.to_dict(), 'ok': expected.tolist() == second.tolist()}

# case: ambiguous-bool-mistake
# SQL: SELECT School FROM schools WHERE Charter = 1 AND City = 'Oakland'
expected = schools[(schools['Charter'] == 1) and (schools['City'] == 'Oakland')]['School']
result = expected.tolist()

# case: above-average-scalar-subquery
# SQL: SELECT sname FROM satscores WHERE AvgScrMath > (SELECT AVG(AvgScrMath) FROM satscores)
thr = satscores['AvgScrMath'].mean(skipna=True)
expected = set(satscores.loc[satscores['AvgScrMath'].gt(thr), 'sname'])
arr = satscores['AvgScrMath'].to_numpy(dtype=float)
second = set(satscores['sname'].to_numpy()[arr > np.nanmean(arr)])
result = {'threshold': round(thr, 3), 'expected': sorted(expected), 'match': expected == second}

# case: dense-rank-math
# SQL: SELECT sname, DENSE_RANK() OVER (ORDER BY AvgScrMath DESC) dr, RANK() OVER (ORDER BY AvgScrMath DESC) r FROM satscores WHERE AvgScrMath IS NOT NULL
s = satscores.dropna(subset=['AvgScrMath'])[['sname', 'AvgScrMath']]
s = s.assign(
    dr=s['AvgScrMath'].rank(method='dense', ascending=False).astype(int),
    r=s['AvgScrMath'].rank(method='min', ascending=False).astype(int),
)
vals = sorted(set(s['AvgScrMath']), reverse=True)
check = all(vals.index(v) + 1 == d for v, d in zip(s['AvgScrMath'], s['dr']))
check_r = [(s['AvgScrMath'] > v).sum() + 1 for v in s['AvgScrMath']] == s['r'].tolist()
result = {'rows': list(s[['sname', 'dr', 'r']].sort_values(['r', 'sname']).itertuples(index=False, name=None)), 'dense_ok': check, 'rank_ok': check_r}

# case: between-text-dates
# SQL: SELECT School FROM schools WHERE OpenDate BETWEEN '1980-01-01' AND '2000-12-31' ORDER BY OpenDate, School DESC
m = schools['OpenDate'].notna() & (schools['OpenDate'].fillna('') >= '1980-01-01') & (schools['OpenDate'].fillna('') <= '2000-12-31')
expected = schools[m].sort_values(['OpenDate', 'School'], ascending=[True, False])['School'].str.strip().tolist()
dt = pd.to_datetime(schools['OpenDate'], errors='coerce')
m2 = dt.between(pd.Timestamp(1980, 1, 1), pd.Timestamp(2000, 12, 31))
result = {'expected': expected, 'mask_equal': m.equals(m2), 'n': int(m.sum())}

# case: avg-diff-per-charter-frame-compare
# SQL: SELECT s.Charter, AVG(t.AvgScrMath - t.AvgScrRead) AS d, COUNT(*) AS n FROM schools s JOIN satscores t ON s.CDSCode = t.cds GROUP BY s.Charter


def normalize(df, ndigits=3):
    df = df.rename(columns=str.lower)
    df = df.reindex(columns=sorted(df.columns))
    num = df.select_dtypes(include='number').columns
    df[num] = df[num].astype(float).round(ndigits)
    return df.sort_values(by=list(df.columns), ignore_index=True)


j = schools.merge(satscores, left_on='CDSCode', right_on='cds')
j['d'] = j['AvgScrMath'] - j['AvgScrRead']
A = j.groupby('Charter', as_index=False).agg(d=('d', 'mean'), n=('d', 'size'))
B = j.pivot_table(index='Charter', values='d', aggfunc=['mean', len])
B.columns = ['D', 'N']
B = B.reset_index()
result = {'equals': normalize(A).equals(normalize(B)), 'expected': normalize(A).to_dict('list')}

# case: string-everything-compare
# SQL: SELECT * FROM satscores WHERE sname IS NULL OR NumGE1500 = '' ORDER BY cds
expected = satscores[satscores['sname'].isna() | satscores['NumGE1500'].eq('')].sort_values('cds')
A = expected.fillna('NULL').astype(str).agg('|'.join, axis=1).tolist()
B = []
for rec in sorted(satscores.to_dict('records'), key=lambda r: r['cds']):
    if rec['sname'] is None or rec['NumGE1500'] == '':
        B.append('|'.join('NULL' if pd.isna(v) else str(v) for v in rec.values()))
result = {'A': A, 'B': B, 'verdict': A == B}
