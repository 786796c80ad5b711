import pandas as pd
import numpy as np
import math
import re

singer = pd.DataFrame({
    'Singer_ID': [1, 2, 3, 4, 5, 6, 7],
    'Name': ['Joe Sharp', 'Timbaland', 'Justin Brown', 'Rose White', 'John Nizinik', 'Tribal King', 'timbaland'],
    'Country': ['Netherlands', 'United States', 'France', 'France', 'France', None, 'united states'],
    'Song_Name': ['You', 'Dangerous', 'Hey Oh', 'Sun', 'Gentleman', 'Love', None],
    'Song_release_year': ['1992', '2008', '2013', '2003', '2014', '2016a', None],
    'Age': [52, 32, 29, 41, 43, None, 25],
    'Is_male': [True, True, True, False, True, None, True],
})
stadium = pd.DataFrame({
    'Stadium_ID': [1, 2, 3, 4, 5, 6],
    'Location': ['Raith Rovers', 'Ayr United', 'East Fife', "Queen's Park", 'Stirling Albion', None],
    'Name': ["Stark's Park", 'Somerset Park', 'Bayview Stadium', 'Hampden Park', 'Forthbank Stadium', 'Gayfield Park'],
    'Capacity': [10104, 11998, 2000, 52500, 3808, 4125],
    'Highest': [4812, 2363, 1980, 1763, 1125, None],
    'Average': [2106.0, 1477.5, 864.0, 730.0, 642.0, None],
})
concert = pd.DataFrame({
    'concert_ID': [1, 2, 3, 4, 5, 6, 7],
    'concert_Name': ['Auditions', 'Super bootcamp', 'Home Visits', 'Week 1', 'Week 1', 'Week 2', 'Finale'],
    'Theme': ['Free choice', 'Free choice 2', 'Bleeding Love', 'Wide Awake', 'Happy Tonight', None, ''],
    'Stadium_ID': [1, 2, 2, 10, 4, None, 2],
    'Year': ['2014', '2014', '2015', '2014', '2015', '2015', '2016'],
})
singer_in_concert = pd.DataFrame({
    'concert_ID': [1, 1, 1, 2, 2, 3, 4, 5, 5, 6, 6],
    'Singer_ID': [2, 3, 5, 3, 6, 5, 4, 6, 3, 2, 2],
})


def records(df, ordered=True):
    data = df.astype(object).mask(df.isna(), None).values.tolist()
    data = [tuple(r) for r in data]
    if not ordered:
        data.sort(key=lambda r: [(x is not None, str(x)) for x in r])
    return data


def sql_avg(s):
    s = s.dropna()
    return None if s.empty else float(s.mean())


def sql_sum(s):
    s = s.dropna()
    if s.empty:
        return None
    t = s.sum()
    return int(t) if float(t).is_integer() and pd.api.types.is_integer_dtype(s) else float(t)


# case: how-many-singers
# SELECT count(*) FROM singer
result = [(len(singer.index),)]
# case: avg-min-max-age-french
# SELECT avg(age), min(age), max(age) FROM singer WHERE country = 'France'
fr = singer.loc[singer['Country'] == 'France', 'Age']
st = fr.agg(['mean', 'min', 'max'])
result = [tuple(float(v) if k == 'mean' else int(v) for k, v in st.items())]
# case: aggregates-empty-country
# SELECT avg(age), min(age), max(age), sum(age), count(age), count(*) FROM singer WHERE country = 'Spain'
es = singer[singer['Country'].eq('Spain')]['Age']
lo, hi = es.min(), es.max()
result = [(sql_avg(es), None if pd.isna(lo) else int(lo), None if pd.isna(hi) else int(hi), sql_sum(es), int(es.count()), len(es))]
# case: distinct-country-older-than-20
# SELECT DISTINCT country FROM singer WHERE age > 20
result = sorted(singer.query('Age > 20').Country.unique().tolist(), key=lambda c: (c is not None, c))
# case: group-country-collate
# SELECT country, count(*) FROM singer GROUP BY country COLLATE NOCASE ORDER BY country COLLATE NOCASE
k = singer['Country'].str.lower()
grp = singer.groupby(k, dropna=False, sort=True)
out = pd.concat([grp['Country'].apply(lambda s: s.iloc[0]), grp.size()], axis=1, keys=['country', 'count(*)'])
result = records(out.sort_values('country', na_position='first', key=lambda s: s.str.lower()))
# case: songs-of-above-average-age
# SELECT song_name FROM singer WHERE age > (SELECT avg(age) FROM singer)
result = singer.loc[singer['Age'].gt(singer['Age'].mean()), 'Song_Name'].sort_values().tolist()
# case: capacity-between
# SELECT location, name FROM stadium WHERE capacity BETWEEN 2000 AND 10104
result = records(stadium.loc[stadium['Capacity'].between(2000, 10104), ['Location', 'Name']], ordered=False)
# case: stadium-max-average-bare-column
# SELECT name, capacity, MAX(average) FROM stadium
row = stadium.loc[stadium['Average'].idxmax(skipna=True)]
result = [(row['Name'], int(row['Capacity']), float(row['Average']))]
# case: concerts-2014-or-2015
# SELECT count(*) FROM concert WHERE YEAR = 2014 OR YEAR = 2015   -- TEXT affinity of the column: 2014 becomes '2014'
result = int(concert['Year'].isin([str(y) for y in (2014, 2015)]).sum())
# case: concerts-per-stadium-join
# SELECT T2.name, count(*) FROM concert AS T1 JOIN stadium AS T2 ON T1.stadium_id = T2.stadium_id GROUP BY T1.stadium_id
m = concert.dropna(subset=['Stadium_ID']).astype({'Stadium_ID': 'int64'}).merge(stadium, on='Stadium_ID')
c = m.groupby(['Stadium_ID', 'Name']).size().droplevel(0)
result = list(c.items())
# case: stadiums-without-concert
# SELECT name FROM stadium WHERE stadium_id NOT IN (SELECT stadium_id FROM concert)     -- NULL inside
sub = concert['Stadium_ID']
result = [] if sub.hasnans else stadium.loc[~stadium['Stadium_ID'].isin(sub), 'Name'].tolist()
# case: stadiums-without-concert-not-exists
# SELECT name FROM stadium s WHERE NOT EXISTS (SELECT 1 FROM concert c WHERE c.stadium_id = s.stadium_id) ORDER BY capacity
anti = stadium.set_index('Stadium_ID').drop(index=concert['Stadium_ID'].dropna().astype(int), errors='ignore')
result = anti.sort_values('Capacity')['Name'].tolist()
# case: country-both-over-40-and-under-30
# SELECT country FROM singer WHERE age > 40 INTERSECT SELECT country FROM singer WHERE age < 30
a = singer.loc[singer['Age'] > 40, ['Country']].drop_duplicates()
b = singer.loc[singer['Age'] < 30, ['Country']].drop_duplicates()
result = records(a.merge(b, how='inner'), ordered=False)
# case: names-except-2014
# SELECT name FROM stadium EXCEPT SELECT T2.name FROM concert T1 JOIN stadium T2 ON T1.stadium_id = T2.stadium_id WHERE T1.year = '2014'
used = stadium.merge(concert[concert['Year'] == '2014'], on='Stadium_ID')['Name']
result = sorted(set(stadium['Name']) - set(used))
# case: singer-song-like-hey
# SELECT name, country FROM singer WHERE song_name LIKE '%Hey%' OR song_name LIKE 's_n'
rx = re.compile(r'.*hey.*|s.n', re.I)
sel = singer['Song_Name'].apply(lambda s: isinstance(s, str) and bool(rx.fullmatch(s)))
result = records(singer.loc[sel, ['Name', 'Country']])
# case: concert-count-order-limit-ties
# SELECT T1.name FROM singer T1 JOIN singer_in_concert T2 USING (singer_id) GROUP BY T2.singer_id ORDER BY count(*) DESC, T1.name LIMIT 2 OFFSET 1
cnt = singer_in_concert.groupby('Singer_ID').size().rename('n')
j = singer.join(cnt, on='Singer_ID', how='inner')
j = j.sort_values(['n', 'Name'], ascending=[False, True])
result = j['Name'].iloc[slice(1, 3)].tolist()
# case: release-year-numeric-prefix
# SELECT name, CAST(song_release_year AS INTEGER) + 1 FROM singer ORDER BY 2 DESC LIMIT 3
def cast_int(x):
    if x is None:
        return None
    m = re.match(r'\s*([-+]?\d+)', x)
    return int(m[1]) if m else 0

v = singer['Song_release_year'].map(cast_int, na_action='ignore').astype('Int64') + 1
top = singer.assign(y=v).nlargest(3, 'y')[['Name', 'y']]
result = [(n, int(y)) for n, y in top.values]
# case: year-text-comparison
# SELECT name FROM singer WHERE song_release_year > '2008' ORDER BY song_release_year DESC
s = singer.dropna(subset=['Song_release_year'])
s = s[s['Song_release_year'].gt('2008')]
result = s.sort_values('Song_release_year', ascending=False)['Name'].tolist()
# case: group-concat-singers
# SELECT concert_name, GROUP_CONCAT(name, ' & ') FROM (SELECT c.concert_id, c.concert_name, s.name FROM concert c LEFT JOIN singer_in_concert sc USING (concert_id) LEFT JOIN singer s USING (singer_id) ORDER BY s.name) GROUP BY concert_id
lj = concert.merge(singer_in_concert, on='concert_ID', how='left').merge(singer[['Singer_ID', 'Name']], on='Singer_ID', how='left').sort_values('Name')
gc = lj.groupby(['concert_ID', 'concert_Name'])['Name'].agg(lambda x: ' & '.join(x.dropna()) or None)
result = [(cn, v) for (_, cn), v in gc.items()]
# case: male-flag-three-valued
# SELECT COUNT(*) FROM singer WHERE NOT is_male; SELECT COUNT(*) FROM singer WHERE is_male OR is_male IS NULL
flag = singer['Is_male'].astype('boolean')
result = (int((~flag).sum()), int((flag | flag.isna()).sum()), int(flag.fillna(False).sum()))
# case: kleene-and-or
# SELECT name FROM singer WHERE is_male AND age > 30 OR age IS NULL
age = singer['Age'].astype('Int64')
cond = (singer['Is_male'].astype('boolean') & (age > 30)) | age.isna()
result = singer.loc[cond.fillna(False), 'Name'].tolist()
# case: capacity-share-round
# SELECT name, ROUND(highest * 100.0 / capacity, 1), highest / capacity, ROUND(average) FROM stadium ORDER BY stadium_id
def half_away(x, n=0):
    if pd.isna(x):
        return None
    f = 10 ** n
    return math.copysign(math.floor(abs(x) * f + 0.5) / f, x)

out = stadium.assign(pct=(stadium['Highest'] * 100.0 / stadium['Capacity']).map(lambda x: half_away(x, 1)),
                     q=(stadium['Highest'] // stadium['Capacity']),
                     avg=stadium['Average'].apply(half_away))
result = records(out[['Name', 'pct', 'q', 'avg']])
# case: theme-nullif-coalesce-length
# SELECT COALESCE(NULLIF(theme, ''), concert_name) AS t, LENGTH(theme) FROM concert ORDER BY concert_id DESC
theme = concert['Theme'].mask(concert['Theme'].eq(''))
t = theme.where(theme.notna(), concert['concert_Name'])
ln = concert['Theme'].str.len().astype('Int64')
result = [(x, None if pd.isna(n) else int(n)) for x, n in zip(t[::-1], ln[::-1])]
# case: compare-text-with-int-mistake
# SELECT concert_name FROM concert WHERE year > 2014
result = concert.loc[concert['Year'] > 2014, 'concert_Name'].tolist()
