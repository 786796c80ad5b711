import pandas as pd
import numpy as np
import math
from collections import Counter
from itertools import groupby

stadium = pd.DataFrame({
    'Stadium_ID': [1, 2, 3, 4, 5, 6, 7],
    'Location': ['Raith Rovers', 'Ayr United', 'East Fife', "Queen's Park", None, ' Brechin City', 'Peterhead'],
    'Name': ["Stark's Park", 'Somerset Park', 'Bayview Stadium', 'Hampden Park', 'Forthbank Stadium', 'Glebe Park', 'Balmoor'],
    'Capacity': [10104, 11998, 2000, 52500, 3808, 3960, 4000],
    'Average': [1477, 1294, np.nan, 730, 642, 552, 552],
})
singer = pd.DataFrame({
    'Singer_ID': [1, 2, 3, 4, 5, 6, 7, 8],
    'Name': ['Joe Sharp', 'Timbaland', 'Justin Brown', 'Rose White', 'John Nizinik', 'Tribal King', 'rose white', ''],
    'Country': ['Netherlands', 'United States', 'France', 'France', 'France', 'France', None, 'netherlands'],
    'Song_Release_year': ['1992', '2008', '2013', '2003', '2001', '2016', 'n/a', None],
    'Age': [52, 32, 29, 41, 43, 25, None, 41],
    'Is_male': [True, True, True, False, True, True, None, False],
})
concert = pd.DataFrame({
    'concert_ID': [1, 2, 3, 4, 5, 6, 7],
    'concert_Name': ['Auditions', 'Super bootcamp', 'Home Visits', 'Week 1', 'Week 1', 'Week 2', 'Encore'],
    'Theme': ['Free choice', 'Free choice 2', 'Bleeding Love', 'Wide Awake', 'Happy Tonight', 'Party All Night', None],
    'Stadium_ID': [1, 2, 2, 6, 4, 1, 99],
    'Year': ['2014', '2014', '2015', '2014', '2015', '2015', '2015'],
    'Date': ['2014-01-31', '2014-02-28', '2015-02-28', '2014-12-25', '2015-03-01', '2015-12-31', ''],
})
singer_in_concert = pd.DataFrame({
    'concert_ID': [1, 1, 1, 2, 2, 3, 4, 5, 5, 6, 6, 6],
    'Singer_ID': [2, 3, 5, 3, 6, 5, 4, 6, 3, 2, 2, 42],
})

# case: count-concerts-per-stadium
# SQL: SELECT T2.Name, COUNT(*) FROM concert AS T1 JOIN stadium AS T2 ON T1.Stadium_ID = T2.Stadium_ID GROUP BY T1.Stadium_ID
merged = concert.merge(stadium, on='Stadium_ID', how='inner')
expected = (
    merged.groupby('Stadium_ID', as_index=False)
    .agg(Name=('Name', 'first'), cnt=('concert_ID', 'size'))[['Name', 'cnt']]
)
alt = []
for sid, rows in concert.groupby('Stadium_ID'):
    hit = stadium.loc[stadium['Stadium_ID'] == sid, 'Name']
    if not hit.empty:
        alt.append((hit.iloc[0], len(rows)))
got = list(expected.itertuples(index=False, name=None))
assert sorted(got) == sorted(alt)
result = {'expected': sorted(got), 'match': Counter(got) == Counter(alt), 'ordered': False}

# case: stadiums-without-concert-not-in
# SQL: SELECT Name FROM stadium WHERE Stadium_ID NOT IN (SELECT Stadium_ID FROM concert)
expected = stadium.loc[~stadium['Stadium_ID'].isin(concert['Stadium_ID']), 'Name'].tolist()
anti = stadium.merge(concert[['Stadium_ID']].drop_duplicates(), how='left', on='Stadium_ID', indicator=True)
second = anti.query("_merge == 'left_only'")['Name'].tolist()
verdict = {'passed': set(expected) == set(second), 'rows': len(expected), 'expected': expected}
result = verdict

# case: avg-age-by-country
# SQL: SELECT Country, AVG(Age) FROM singer GROUP BY Country
# SQLite: NULL is a group of its own, AVG ignores NULL and returns NULL for an all-NULL group
expected_df = singer.groupby('Country', dropna=False)['Age'].mean().reset_index()
expected_df.columns = ['country', 'avg_age']


def norm(df):
    out = df.copy()
    out.columns = [c.lower() for c in out.columns]
    for c in out.columns:
        if pd.api.types.is_float_dtype(out[c]):
            out[c] = out[c].round(4)
    out = out.astype(object).where(out.notna(), None)
    return sorted((tuple(r) for r in out.to_numpy()), key=lambda t: tuple(str(x) for x in t))


manual = {}
for c, a in zip(singer['Country'], singer['Age']):
    manual.setdefault(c, [])
    if not pd.isna(a):
        manual[c].append(a)
manual_rows = sorted(
    [(k, round(sum(v) / len(v), 4) if v else None) for k, v in manual.items()],
    key=lambda t: tuple(str(x) for x in t),
)
result = {'expected': norm(expected_df), 'second': manual_rows, 'equal': norm(expected_df) == manual_rows}

# case: oldest-singer-with-ties
# SQL: SELECT Name FROM singer WHERE Age = (SELECT MAX(Age) FROM singer WHERE Country = 'France')
mx = singer.loc[singer.Country.eq('France'), 'Age'].max()
expected = singer.loc[singer.Age.eq(mx), ['Name']].reset_index(drop=True)
other = singer[singer.Country == 'France'].nlargest(1, 'Age', keep='all')[['Name']].reset_index(drop=True)
result = {'value': mx, 'expected': expected.to_dict('list'), 'same': expected.equals(other)}

# case: distinct-countries-over-20
# SQL: SELECT DISTINCT Country FROM singer WHERE Age > 20
expected = singer[singer['Age'] > 20]['Country'].unique()
expected_set = {None if pd.isna(x) else x for x in expected}
second = set(singer.query('Age > 20').drop_duplicates('Country')['Country'])
result = {'n': len(expected), 'values': sorted(expected_set, key=str), 'match': expected_set == second}

# case: capacity-between-like
# SQL: SELECT Location, Name FROM stadium WHERE Capacity BETWEEN 3000 AND 11000 AND Name LIKE '%park%'
mask = stadium['Capacity'].between(3000, 11000) & stadium['Name'].str.contains('park', case=False, regex=False)
expected = stadium.loc[mask, ['Location', 'Name']]
rows = []
for r in stadium.itertuples():
    if 3000 <= r.Capacity <= 11000 and 'PARK' in r.Name.upper():
        rows.append((r.Location, r.Name))
actual_rows = [tuple(x) for x in expected.values]
assert actual_rows == rows, f'{actual_rows} != {rows}'
result = {'verdict': 'PASS', 'rows': actual_rows}

# case: three-way-join-singers-per-stadium
# SQL: SELECT s.Name, COUNT(DISTINCT sc.Singer_ID) AS n FROM stadium s JOIN concert c ON c.Stadium_ID = s.Stadium_ID
#      JOIN singer_in_concert sc ON sc.concert_ID = c.concert_ID JOIN singer g ON g.Singer_ID = sc.Singer_ID
#      GROUP BY s.Stadium_ID ORDER BY n DESC, s.Name
j = (
    stadium[['Stadium_ID', 'Name']]
    .merge(concert[['concert_ID', 'Stadium_ID']], on='Stadium_ID')
    .merge(singer_in_concert, on='concert_ID')
    .merge(singer[['Singer_ID', 'Name']], on='Singer_ID', suffixes=('', '_singer'))
)
expected = (
    j.groupby(['Stadium_ID', 'Name'])['Singer_ID'].nunique().rename('n').reset_index()
    .sort_values(['n', 'Name'], ascending=[False, True])[['Name', 'n']]
    .reset_index(drop=True)
)
c2s = concert.set_index('concert_ID')['Stadium_ID']
tmp = singer_in_concert[singer_in_concert.Singer_ID.isin(singer.Singer_ID)].assign(
    Name=lambda d: d['concert_ID'].map(c2s).map(stadium.set_index('Stadium_ID')['Name'])
)
check = tmp.dropna(subset='Name').drop_duplicates(['Name', 'Singer_ID']).value_counts('Name')
ok = expected.set_index('Name')['n'].to_dict() == check.to_dict()
result = {'ok': ok, 'expected': expected.values.tolist(), 'columns': list(expected.columns)}

# case: release-year-cast
# SQL: SELECT Name FROM singer WHERE CAST(Song_Release_year AS INTEGER) > 2005 ORDER BY CAST(Song_Release_year AS INTEGER) DESC
# CAST('n/a' AS INTEGER) is 0 in SQLite, CAST(NULL) is NULL
yr = pd.to_numeric(singer['Song_Release_year'], errors='coerce')
yr = yr.mask(singer['Song_Release_year'].notna() & yr.isna(), 0)
expected = singer.assign(y=yr).loc[lambda d: d.y > 2005].sort_values('y', ascending=False)['Name']


def sqlite_int(s):
    if s is None:
        return None
    digits = ''
    for ch in s.strip():
        if not ch.isdigit():
            break
        digits += ch
    return int(digits) if digits else 0


second = [(sqlite_int(y), n) for y, n in zip(singer['Song_Release_year'], singer['Name'])]
second = [n for y, n in sorted([p for p in second if p[0] is not None and p[0] > 2005], reverse=True)]
result = {'expected': expected.tolist(), 'match': expected.tolist() == second, 'nulls': int(yr.isna().sum()), 'zeros': int((yr == 0).sum())}

# case: union-literal-rows
# SQL: SELECT 'min' AS k, MIN(Capacity) AS v FROM stadium UNION ALL SELECT 'max', MAX(Capacity) FROM stadium
#      UNION ALL SELECT 'avg', AVG(Capacity) FROM stadium
parts = []
for k, fn in [('min', 'min'), ('max', 'max'), ('avg', 'mean')]:
    parts.append(pd.DataFrame({'k': [k], 'v': [getattr(stadium['Capacity'], fn)()]}))
expected = pd.concat(parts, ignore_index=True)
second = stadium['Capacity'].agg(['min', 'max', 'mean']).rename({'mean': 'avg'}).rename_axis('k').reset_index(name='v')
result = {
    'expected': expected,
    'close': bool(np.allclose(expected['v'], second['v'])),
    'same_keys': expected['k'].equals(second['k']),
}

# case: group-concat-singers
# SQL: SELECT c.concert_Name, GROUP_CONCAT(s.Name, '; ') FROM concert c LEFT JOIN singer_in_concert x ON c.concert_ID = x.concert_ID
#      LEFT JOIN singer s ON s.Singer_ID = x.Singer_ID GROUP BY c.concert_ID
j = concert.merge(singer_in_concert, how='left', on='concert_ID').merge(singer[['Singer_ID', 'Name']], how='left', on='Singer_ID')
expected = j.groupby('concert_ID').agg(
    concert_Name=('concert_Name', 'first'),
    names=('Name', lambda s: '; '.join(s.dropna()) if s.notna().any() else None),
)
expected['names'] = expected['names'].map(lambda v: None if v is None else '; '.join(sorted(v.split('; '))), na_action='ignore')
result = expected.reset_index(drop=True).to_dict('records')

# case: name-length-substr
# SQL: SELECT UPPER(SUBSTR(TRIM(Location), 1, 3)) AS code, LENGTH(Location) FROM stadium ORDER BY code
code = stadium['Location'].str.strip().str[:3].str.upper()
length = stadium['Location'].str.len()
expected = pd.DataFrame({'code': code, 'len': length}).sort_values('code', na_position='first', kind='mergesort')
as_tuples = [
    (None if pd.isna(a) else a, None if pd.isna(b) else int(b))
    for a, b in expected.itertuples(index=False)
]
second = sorted(
    [(None, None) if l is None else (l.strip().upper()[0:3], len(l)) for l in stadium['Location']],
    key=lambda t: (t[0] is not None, t[0] or ''),
)
result = {'pass': as_tuples == second, 'expected': as_tuples}

# case: most-concerts-year
# SQL: SELECT Year FROM concert GROUP BY Year ORDER BY COUNT(*) DESC LIMIT 1
expected = concert['Year'].value_counts().idxmax()
c = Counter(concert['Year']).most_common(1)[0][0]
assert expected == c
result = expected

# case: except-years
# SQL: SELECT Name FROM stadium EXCEPT SELECT T2.Name FROM concert T1 JOIN stadium T2 ON T1.Stadium_ID = T2.Stadium_ID WHERE T1.Year = '2014'
names_2014 = concert[concert.Year == '2014'].join(stadium.set_index('Stadium_ID'), on='Stadium_ID', rsuffix='_s', how='inner')['Name']
expected = pd.Index(stadium['Name']).difference(pd.Index(names_2014))
second = set(stadium['Name']) - set(names_2014)
result = {'expected': list(expected), 'n': expected.size, 'match': set(expected) == second}

# case: intersect-both-years
# SQL: SELECT Stadium_ID FROM concert WHERE Year = 2014 INTERSECT SELECT Stadium_ID FROM concert WHERE Year = 2015
y = concert['Year'].astype(int)
a = concert.loc[y == 2014, 'Stadium_ID']
b = concert.loc[y == 2015, 'Stadium_ID']
expected = np.intersect1d(a, b).tolist()
ct = pd.crosstab(concert['Stadium_ID'], concert['Year'])
second = ct.index[(ct > 0).all(axis=1)].tolist()
result = {'expected': expected, 'second': second, 'match': expected == second}

# case: aggregate-over-empty
# SQL: SELECT COUNT(*), SUM(Age), AVG(Age), MIN(Age), MAX(Name) FROM singer WHERE Country = 'Brazil'
sub = singer[singer['Country'] == 'Brazil']
row = (
    len(sub),
    sub['Age'].sum(min_count=1),
    sub['Age'].mean(),
    sub['Age'].min(),
    sub['Name'].max() if len(sub) else None,
)
row = tuple(None if (isinstance(x, float) and math.isnan(x)) else x for x in row)
expected = (0, None, None, None, None)
result = {'row': row, 'verdict': 'equal' if row == expected else 'different'}

# case: percentage-male
# SQL: SELECT CAST(SUM(CASE WHEN Is_male = 'T' THEN 1 ELSE 0 END) AS REAL) * 100 / COUNT(*) FROM singer
flag = singer['Is_male'].map({True: 1, False: 0}).fillna(0)
expected = flag.sum() * 100 / len(singer)
second = 100.0 * sum(1 for x in singer['Is_male'] if x is True) / singer.shape[0]
ignoring_nulls = singer['Is_male'].dropna().astype(bool).mean() * 100
result = {
    'expected': float(expected),
    'isclose': bool(np.isclose(expected, second)),
    'ignoring_nulls': round(float(ignoring_nulls), 3),
    'would_differ': not math.isclose(expected, ignoring_nulls),
}

# case: strftime-month-counts
# SQL: SELECT strftime('%m', Date) AS m, COUNT(*) FROM concert GROUP BY m ORDER BY m
d = pd.to_datetime(concert['Date'].replace('', None), format='%Y-%m-%d', errors='coerce')
m = d.dt.strftime('%m')
expected = m.value_counts(dropna=False).sort_index(na_position='first')
rows = [(None if pd.isna(k) else k, int(v)) for k, v in expected.items()]
second = Counter(s[5:7] if s else None for s in concert['Date'])
result = {'rows': rows, 'match': dict(rows) == dict(second)}

# case: self-join-same-age
# SQL: SELECT a.Name, b.Name FROM singer a JOIN singer b ON a.Age = b.Age AND a.Singer_ID < b.Singer_ID
# pandas merges NaN with NaN so NULLs must be dropped first
base = singer.dropna(subset=['Age'])[['Singer_ID', 'Name', 'Age']]
pairs = base.merge(base, on='Age', suffixes=('_a', '_b')).query('Singer_ID_a < Singer_ID_b')
expected = pairs[['Name_a', 'Name_b']].apply(tuple, axis=1).tolist()
brute = [
    (p.Name, q.Name)
    for p in singer.itertuples()
    for q in singer.itertuples()
    if p.Singer_ID < q.Singer_ID and p.Age == q.Age
]
result = {'expected': expected, 'ok': sorted(expected) == sorted(brute)}

# case: wrong-column-lookup
# SQL: SELECT Name, Capacity FROM stadium WHERE Average > (SELECT AVG(Average) FROM stadium)
avg = stadium['average'].mean()
expected = stadium.loc[stadium['Average'] > avg, ['Name', 'Capacity']]
result = expected.values.tolist()

# case: count-star-vs-count-col
# SQL: SELECT COUNT(*), COUNT(Country), COUNT(DISTINCT Country), COUNT(DISTINCT LOWER(Country)) FROM singer
expected = pd.DataFrame(
    [[singer.shape[0], singer['Country'].count(), singer['Country'].nunique(), singer['Country'].str.lower().nunique()]],
    columns=['COUNT(*)', 'COUNT(Country)', 'COUNT(DISTINCT Country)', 'COUNT(DISTINCT LOWER(Country))'],
)
expected.columns = expected.columns.str.lower().str.replace(r'[^a-z]+', '_', regex=True).str.strip('_')
vals = [c for c in singer['Country'] if c is not None]
second = (len(singer), len(vals), len(set(vals)), len({v.lower() for v in vals}))
result = {'cols': expected.columns.tolist(), 'expected': tuple(int(v) for v in expected.iloc[0]), 'equal': tuple(expected.iloc[0]) == second}
