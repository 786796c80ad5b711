import pandas as pd
import numpy as np
import re
import math

schools = pd.DataFrame({
    'CDSCode': ['0110017', '0110024', '0131609', '1964733', '1964741', '3768338', '3768346', '3868478', '4369427', '4369435'],
    'School': ['Alameda High', 'FAME Public Charter', None, 'Venice Senior High', 'venice middle', 'San Diego Tech', 'O\'Farrell Charter', 'Lowell High', 'Alum_Rock Elem', 'Milpitas 100% Prep'],
    'County': ['Alameda', 'Alameda', 'alameda', 'Los Angeles', 'Los Angeles', 'San Diego', 'San Diego', 'San Francisco', None, 'Santa Clara'],
    'Charter': [0, 1, None, 0, 0, 1, 1, 0, 1, None],
    'OpenDate': ['1980-07-01', '2005-08-29', '1999-12-31', None, '1980-07-01', '2012-02-29', '1994-01-31', '1980-07-01', '', '2015-08-15'],
    'Zip': ['94501', '94560-5359', '', '90291', '90291', '92101', None, '94132', '95127-', '95035'],
})

frpm = pd.DataFrame({
    'CDSCode': ['0110017', '0110024', '0131609', '1964733', '1964741', '3768338', '3868478', '9999999'],
    'Enrollment': [1800, 1087, None, 2100, 640, 0, 2696, 55],
    'FreeMeal': [395, 565, 186, None, 512, 0, 900, 55],
    'LowGrade': ['9', 'K', 'K', '9', '6', 'P', '9', '12a'],
})

satscores = pd.DataFrame({
    'cds': ['0110017', '0110024', '1964733', '1964733', '3768338', '3868478', None, '4369435'],
    'sname': ['Alameda High', 'FAME Public Charter', 'Venice Senior High', 'Venice Senior High', 'San Diego Tech', 'LOWELL HIGH', 'District', None],
    'NumTstTakr': [305, 62, 298, 290, 0, 610, 4000, 8],
    'AvgScrMath': [536.0, 503.0, 468.0, 470.0, np.nan, 620.0, 501.5, np.nan],
    'AvgScrRead': [512.0, 517.0, 457.0, 457.0, np.nan, 586.0, 498.0, np.nan],
})


def to_records(df):
    """DataFrame -> list of tuples, NULL as None, numpy scalars as Python scalars."""
    out = []
    for row in df.itertuples(index=False, name=None):
        out.append(tuple(None if pd.isna(v) else (v.item() if hasattr(v, 'item') else v) for v in row))
    return out


def sql_sort_key(row):
    # NULLs first, then numbers, then text (SQLite storage class order)
    return tuple((0, 0) if v is None else ((2, v) if isinstance(v, str) else (1, v)) for v in row)


def sqlite_cast_int(v):
    if v is None or (isinstance(v, float) and math.isnan(v)):
        return None
    m = re.match(r'\s*([+-]?\d+)', str(v))
    return int(m.group(1)) if m else 0


# case: highest-eligible-free-rate
# SELECT MAX(FreeMeal * 1.0 / Enrollment) FROM frpm JOIN schools USING (CDSCode) WHERE County = 'Alameda'
joined = frpm.merge(schools, on='CDSCode', how='inner')
alameda = joined.loc[joined['County'].eq('Alameda')]
rate = alameda['FreeMeal'] * 1.0 / alameda['Enrollment'].replace(0, np.nan)   # x / 0 is NULL in SQLite
value = rate.max()
result = None if pd.isna(value) else float(value)
# case: not-equal-drops-null
# SELECT School, County FROM schools WHERE County <> 'Alameda' ORDER BY CDSCode
mask = schools['County'].notna() & schools['County'].ne('Alameda')
out = schools.loc[mask].sort_values('CDSCode')[['School', 'County']]
result = to_records(out)
# case: charter-not-in-with-null-subquery
# SELECT School FROM schools WHERE CDSCode NOT IN (SELECT cds FROM satscores)
# the subquery contains a NULL -> the predicate is never TRUE
sub = satscores['cds']
if sub.isna().any():
    out = schools.iloc[0:0][['School']]
else:
    out = schools.loc[~schools['CDSCode'].isin(sub), ['School']]
result = to_records(out)
# case: not-in-with-is-not-null
# SELECT CDSCode FROM schools WHERE CDSCode NOT IN (SELECT cds FROM satscores WHERE cds IS NOT NULL) ORDER BY CDSCode
present = set(satscores['cds'].dropna())
result = schools.query('CDSCode not in @present')['CDSCode'].sort_values().tolist()
# case: count-star-vs-count-column
# SELECT County, COUNT(*) AS n, COUNT(School) AS named, COUNT(DISTINCT OpenDate) AS dates FROM schools GROUP BY County ORDER BY County
g = schools.groupby('County', dropna=False, sort=True)
out = g.agg(n=('CDSCode', 'size'), named=('School', 'count'), dates=('OpenDate', 'nunique')).reset_index()
out = out.sort_values('County', na_position='first', kind='stable').reset_index(drop=True)
out['County'] = out['County'].where(out['County'].notna(), None)
result = out
# case: sum-of-nothing-is-null
# SELECT SUM(NumTstTakr), COUNT(*), TOTAL(NumTstTakr) FROM satscores WHERE sname LIKE 'zzz%'
sel = satscores[satscores['sname'].str.lower().str.startswith('zzz', na=False)]
s = sel['NumTstTakr'].sum(min_count=1)
result = (None if pd.isna(s) else int(s), len(sel), float(sel['NumTstTakr'].sum()))
# case: avg-ignores-null-rounded
# SELECT ROUND(AVG(AvgScrMath), 2), ROUND(SUM(AvgScrMath) / COUNT(*), 2) FROM satscores
math_col = satscores['AvgScrMath']
result = [(round(float(math_col.mean()), 2), round(float(math_col.sum()) / len(math_col), 2))]
# case: integer-division-percent
# SELECT CDSCode, FreeMeal * 100 / Enrollment AS pct FROM frpm ORDER BY pct DESC, CDSCode
def int_div(a, b):
    if pd.isna(a) or pd.isna(b) or b == 0:
        return None
    return int(a / b)          # truncates toward zero like SQLite

tmp = frpm.assign(pct=[int_div(a * 100, b) for a, b in zip(frpm['FreeMeal'], frpm['Enrollment'])])
tmp = tmp.sort_values(by=['pct', 'CDSCode'], ascending=[False, True], na_position='last')
result = to_records(tmp[['CDSCode', 'pct']])
# case: like-underscore-percent
# SELECT School FROM schools WHERE School LIKE '%\_%' ESCAPE '\' OR School LIKE '%!%%' ESCAPE '!'
def like_to_regex(pattern, escape=None):
    out, i = [], 0
    while i < len(pattern):
        ch = pattern[i]
        if escape is not None and ch == escape and i + 1 < len(pattern):
            out.append(re.escape(pattern[i + 1]))
            i += 2
            continue
        out.append('.*' if ch == '%' else '.' if ch == '_' else re.escape(ch))
        i += 1
    return re.compile(''.join(out), flags=re.IGNORECASE | re.DOTALL)

def sql_like(s, pattern, escape=None):
    rx = like_to_regex(pattern, escape)
    return s.map(lambda v: rx.fullmatch(v) is not None, na_action='ignore').fillna(False).astype(bool)

m = sql_like(schools['School'], r'%\_%', '\\') | sql_like(schools['School'], '%!%%', '!')
result = sorted(schools.loc[m, 'School'].tolist())
# case: cast-lowgrade-to-integer
# SELECT LowGrade, CAST(LowGrade AS INTEGER) AS g FROM frpm GROUP BY LowGrade ORDER BY g DESC, LowGrade
d = frpm[['LowGrade']].drop_duplicates()
d['g'] = d['LowGrade'].map(sqlite_cast_int)
d = d.sort_values(['g', 'LowGrade'], ascending=[False, True], ignore_index=True)
result = d
# case: order-by-open-date-nulls-first-limit
# SELECT School, OpenDate FROM schools ORDER BY OpenDate, CDSCode LIMIT 4 OFFSET 1
ordered = schools.sort_values(['OpenDate', 'CDSCode'], na_position='first')
page = ordered.iloc[1:1 + 4][['School', 'OpenDate']]
page = page.astype(object).where(page.notna(), None)
result = list(page.itertuples(index=False, name=None))
# case: rank-with-ties-window
# SELECT sname, RANK() OVER (ORDER BY AvgScrRead DESC) rk, DENSE_RANK() OVER (ORDER BY AvgScrRead DESC) dr FROM satscores ORDER BY rk, sname
t = satscores.copy()
t['rk'] = t['AvgScrRead'].rank(method='min', ascending=False, na_option='bottom').astype(int)
t['dr'] = t['AvgScrRead'].rank(method='dense', ascending=False, na_option='bottom').astype(int)
rows = to_records(t[['sname', 'rk', 'dr']])
result = sorted(rows, key=lambda r: (r[1], r[0] is not None, r[0] or ''))
# case: left-join-on-vs-where
# ON:    SELECT COUNT(*), COUNT(f.Enrollment) FROM schools s LEFT JOIN frpm f ON s.CDSCode = f.CDSCode AND f.Enrollment > 1000
# WHERE: SELECT COUNT(*), COUNT(f.Enrollment) FROM schools s LEFT JOIN frpm f ON s.CDSCode = f.CDSCode WHERE f.Enrollment > 1000
on_version = schools.merge(frpm[frpm['Enrollment'] > 1000], how='left', on='CDSCode')
where_version = schools.merge(frpm, how='left', on='CDSCode').query('Enrollment > 1000')
result = {
    'on': (len(on_version), int(on_version['Enrollment'].count())),
    'where': (len(where_version), int(where_version['Enrollment'].count())),
}
# case: exists-correlated
# SELECT s.School FROM schools s WHERE EXISTS (SELECT 1 FROM satscores t WHERE t.cds = s.CDSCode AND t.NumTstTakr >= 100) ORDER BY s.School
good = satscores.loc[satscores['NumTstTakr'] >= 100, 'cds'].dropna().unique()
names = schools[schools['CDSCode'].isin(good)]['School']
result = names.sort_values(na_position='first').to_list()
# case: strftime-year-as-text
# SELECT strftime('%Y', OpenDate) AS y, COUNT(*) FROM schools GROUP BY y ORDER BY y
opened = pd.to_datetime(schools['OpenDate'], format='%Y-%m-%d', errors='coerce')
y = opened.dt.strftime('%Y')
cnt = y.value_counts(dropna=False).rename_axis('y').reset_index(name='COUNT(*)')
cnt = cnt.sort_values('y', na_position='first')
result = to_records(cnt)
# case: substr-instr-zip
# SELECT Zip, SUBSTR(Zip, 1, 5), INSTR(Zip, '-') FROM schools ORDER BY CDSCode
z = schools.sort_values('CDSCode')['Zip']
frame = pd.DataFrame({'Zip': z, 'SUBSTR(Zip, 1, 5)': z.str.slice(0, 5), "INSTR(Zip, '-')": z.str.find('-') + 1})
result = to_records(frame)
# case: concat-with-null
# SELECT School || ' (' || County || ')' AS label FROM schools ORDER BY label
label = schools['School'].str.cat([schools['County']], sep=' (') + ')'
label = label.sort_values(na_position='first')
result = [None if pd.isna(x) else x for x in label]
# case: case-when-without-else
# SELECT CASE WHEN Charter = 1 THEN 'charter' WHEN Charter = 0 THEN 'regular' END AS kind, COUNT(*) FROM schools GROUP BY kind ORDER BY 2 DESC, 1
kind = pd.Series(np.select([schools['Charter'].eq(1), schools['Charter'].eq(0)], ['charter', 'regular'], default='?'), index=schools.index)
kind = kind.mask(kind == '?', None)
res = kind.groupby(kind, dropna=False).size().reset_index(name='n')
res.columns = ['kind', 'COUNT(*)']
res = res.sort_values(['COUNT(*)', 'kind'], ascending=[False, True], na_position='first')
result = to_records(res)
# case: having-count-distinct
# SELECT cds, COUNT(*) c, AVG(AvgScrMath) FROM satscores GROUP BY cds HAVING COUNT(*) > 1
agg = satscores.groupby('cds', dropna=False).agg(**{'c': ('sname', 'size'), 'AVG(AvgScrMath)': ('AvgScrMath', 'mean')})
agg = agg[agg.c > 1].reset_index()
result = agg.to_dict('records')
# case: scalar-subquery-above-average
# SELECT sname FROM satscores WHERE NumTstTakr > (SELECT AVG(NumTstTakr) FROM satscores WHERE cds IS NOT NULL) ORDER BY NumTstTakr DESC
threshold = satscores.loc[satscores['cds'].notnull(), 'NumTstTakr'].mean()
result = satscores[satscores['NumTstTakr'].gt(threshold)].nlargest(10, 'NumTstTakr', keep='all')['sname'].tolist()
# case: nocase-join
# SELECT s.CDSCode, t.sname FROM schools s JOIN satscores t ON s.School = t.sname COLLATE NOCASE
left = schools.assign(_k=schools['School'].str.lower()).dropna(subset=['_k'])
right = satscores.assign(_k=satscores['sname'].str.lower()).dropna(subset=['_k'])
res = pd.merge(left, right, on='_k')[['CDSCode', 'sname']]
result = sorted(map(tuple, res.to_numpy().tolist()))
# case: wrong-table-column
# SELECT AVG(Enrollment) FROM satscores
result = float(satscores['Enrollment'].mean())
# case: julianday-gap
# SELECT CDSCode, julianday('2016-01-01') - julianday(OpenDate) FROM schools WHERE Charter = 1
sel = schools[schools['Charter'] == 1].copy()
sel['OpenDate'] = pd.to_datetime(sel['OpenDate'], errors='coerce')
sel['diff'] = (pd.Timestamp('2016-01-01') - sel['OpenDate']) / pd.Timedelta(days=1)
result = [(c, None if pd.isna(x) else float(x)) for c, x in zip(sel['CDSCode'], sel['diff'])]
# case: union-distinct-null
# SELECT CDSCode FROM frpm UNION SELECT cds FROM satscores ORDER BY 1
u = pd.concat([frpm['CDSCode'], satscores['cds'].rename('CDSCode')], ignore_index=True).drop_duplicates()
result = to_records(u.sort_values(na_position='first').to_frame())
