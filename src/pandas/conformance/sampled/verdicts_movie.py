import pandas as pd
import numpy as np
import math
import re
import datetime
from collections import Counter, defaultdict
from functools import cmp_to_key, reduce
from itertools import product, islice

# movie_1 / imdb
movie = pd.DataFrame({
    'mID': [101, 102, 103, 104, 105, 106, 107, 108, 109],
    'title': ['Gone with the Wind', 'Star Wars', 'The Sound of Music', 'E.T.', 'Titanic', 'Snow White', 'Avatar', 'Raiders of the Lost Ark', 'avatar'],
    'year': [1939, 1977, 1965, 1982, 1997, 1937, 2009, 1981, None],
    'director': ['Victor Fleming', 'George Lucas', 'Robert Wise', 'Steven Spielberg', 'James Cameron', None, 'James Cameron', 'Steven Spielberg', ''],
    'gross': ['$402,352,579', '460998507', None, '$435,110,554', '659363944', '184,925,486', '760507625', 'N/A', '0'],
    'genres': ['Drama|Romance', 'Action|Adventure|Fantasy', 'Musical', 'Family|Sci-Fi', 'Drama|Romance', 'Animation|family', 'Action|Sci-Fi', 'Action|Adventure', ''],
})
reviewer = pd.DataFrame({
    'rID': [201, 202, 203, 204, 205, 206, 207, 208],
    'name': ['Sarah Martinez', 'Daniel Lewis', 'Brittany Harris', 'Mike Anderson', 'Chris Jackson', 'Elizabeth Thomas', 'James Cameron', 'Ashley White'],
})
rating = pd.DataFrame({
    'rID': [201, 201, 202, 203, 203, 203, 204, 205, 205, 205, 206, 206, 207, 208, 299],
    'mID': [101, 101, 106, 103, 108, 108, 101, 103, 104, 108, 107, 106, 107, 104, 777],
    'stars': [2, 4, 4, 2, 4, 2, 3, 3, 2, 4, 3, 5, 5, 3, None],
    'ratingDate': ['2011-01-22', '2011-01-27', None, '2011-01-20', '2011-01-12', '2011-01-30', '2011-01-09', '2011-01-27', '2011-01-22', None, '2011-01-15', '2011-01-19', '2011-01-20', '2011-01-02', '2011-13-01'],
})

# case: movies-rated-4-or-5-years
# SQL: SELECT DISTINCT year FROM movie JOIN rating USING(mID) WHERE stars IN (4, 5) ORDER BY year
expected = movie.merge(rating, on='mID').query('stars in [4, 5]')['year'].drop_duplicates().sort_values().astype(int).tolist()
ids = {m for m, s in zip(rating['mID'], rating['stars']) if s in (4, 5)}
second = sorted({int(y) for m, y in zip(movie['mID'], movie['year']) if m in ids})
result = {'expected': expected, 'match': expected == second}

# case: no-ratings-movies
# SQL: SELECT title FROM movie WHERE mID NOT IN (SELECT mID FROM rating)
expected = movie[~movie['mID'].isin(rating['mID'])]['title']
second = movie.set_index('mID').loc[movie.set_index('mID').index.difference(rating['mID']), 'title']
result = {'expected': expected.tolist(), 'second': second.tolist(), 'ok': sorted(expected) == sorted(second)}

# case: reviewers-null-date
# SQL: SELECT name FROM reviewer WHERE EXISTS (SELECT 1 FROM rating r WHERE r.rID = reviewer.rID AND ratingDate IS NULL)
nulls = rating.loc[rating['ratingDate'].isnull(), 'rID']
a = reviewer.loc[reviewer['rID'].isin(nulls), 'name'].to_numpy()
b = reviewer['name'][reviewer['rID'].apply(lambda i: rating.query('rID == @i')['ratingDate'].isna().any())].to_numpy()
assert (a == b).all()
result = {'names': a.tolist(), 'verdict': 'equal'}

# case: rated-twice-higher-second
# SQL: SELECT v.name, m.title FROM rating a JOIN rating b ON a.rID=b.rID AND a.mID=b.mID AND a.ratingDate<b.ratingDate AND a.stars<b.stars JOIN reviewer v ON v.rID=a.rID JOIN movie m ON m.mID=a.mID
p = rating.merge(rating, on=['rID', 'mID'], suffixes=('_1', '_2'))
p = p[p['ratingDate_1'].notna() & p['ratingDate_2'].notna()]
p = p[p['ratingDate_1'].lt(p['ratingDate_2']) & p['stars_1'].lt(p['stars_2'])]
expected = p.merge(reviewer, on='rID').merge(movie, on='mID')[['name', 'title']]
second = []
for (r, m), g in rating.dropna(subset=['ratingDate']).groupby(['rID', 'mID']):
    s = g.sort_values('ratingDate')['stars'].tolist()
    if any(s[i] < s[k] for i in range(len(s)) for k in range(i + 1, len(s))):
        second.append([reviewer.set_index('rID').at[r, 'name'], movie.set_index('mID').at[m, 'title']])
result = {'expected': expected.values.tolist(), 'ok': expected.values.tolist() == second}

# case: stars-spread
# SQL: SELECT title, MAX(stars) - MIN(stars) AS spread FROM movie JOIN rating USING (mID) GROUP BY mID ORDER BY spread DESC, title
g = rating.groupby('mID')['stars'].agg(lambda s: s.max() - s.min()).rename('spread')
expected = movie[['mID', 'title']].join(g, on='mID', how='inner')[['title', 'spread']].sort_values(['spread', 'title'], ascending=[False, True])
second = rating.groupby('mID')['stars'].apply(np.ptp)
result = {'rows': expected.to_numpy().tolist(), 'ok': bool(np.allclose(sorted(expected['spread']), sorted(second.drop(777))))}

# case: avg-before-after-1980
# SQL: SELECT AVG(b.a) - AVG(c.a) of per-movie averages before and after 1980
avg = rating.merge(movie[['mID', 'year']]).groupby(['mID', 'year'], as_index=False)['stars'].mean()
expected = avg.loc[avg['year'] < 1980, 'stars'].mean() - avg.loc[avg['year'] >= 1980, 'stars'].mean()
before, after = [], []
for m, y in movie[['mID', 'year']].dropna().to_numpy():
    s = rating.loc[rating['mID'] == m, 'stars'].dropna()
    if len(s):
        (before if y < 1980 else after).append(s.sum() / len(s))
second = sum(before) / len(before) - sum(after) / len(after)
result = {'expected': round(float(expected), 6), 'isclose': math.isclose(expected, second, abs_tol=1e-9)}

# case: gross-cast
# SQL: SELECT title FROM movie WHERE CAST(REPLACE(REPLACE(gross,'$',''),',','') AS INTEGER) > 450000000 ORDER BY title
g = pd.to_numeric(movie['gross'].str.translate(str.maketrans('', '', '$,')), errors='coerce')
expected = movie.loc[g.gt(450_000_000), 'title'].sort_values().tolist()
second = sorted(t for t, v in zip(movie['title'], movie['gross']) if v and re.sub(r'[$,]', '', v).isdigit() and int(re.sub(r'[$,]', '', v)) > 450_000_000)
result = {'expected': expected, 'ok': expected == second, 'parsed': int(g.notna().sum()), 'total': float(g.sum())}

# case: directors-multiple-movies
# SQL: SELECT title, director FROM movie WHERE director IN (SELECT director FROM movie GROUP BY director HAVING COUNT(*) > 1) ORDER BY director, title
n = movie.groupby('director')['mID'].transform('count')
expected = movie.loc[n > 1, ['title', 'director']].sort_values(['director', 'title']).reset_index(drop=True)
second = movie[movie['director'].duplicated(keep=False) & movie['director'].notna()].sort_values(['director', 'title'])[['title', 'director']].reset_index(drop=True)
result = {'equals': expected.equals(second), 'rows': expected}

# case: director-reviewed-own
# SQL: SELECT m.title FROM movie m JOIN rating USING(mID) JOIN reviewer v USING(rID) WHERE v.name = m.director
j = movie.merge(rating, on='mID').merge(reviewer, on='rID')
expected = j[j['name'] == j['director']]['title'].tolist()
second = j.query('name == director').title.tolist()
result = {'expected': expected, 'n': len(j), 'verdict': expected == second}

# case: union-names-order
# SQL: SELECT name FROM reviewer UNION SELECT title FROM movie ORDER BY 1 LIMIT 5 OFFSET 2
u = pd.Series(pd.concat([reviewer['name'], movie['title']]).unique()).sort_values(ignore_index=True)
expected = u.iloc[2:7].tolist()
second = list(islice(sorted(set(reviewer['name']).union(movie['title'])), 2, 7))
result = {'expected': expected, 'same': expected == second, 'last': u.iat[-1]}

# case: genre-explode-count
# SQL: split genres by '|' (recursive CTE); SELECT LOWER(genre), COUNT(*) GROUP BY 1 ORDER BY 2 DESC, 1
g = movie['genres'].str.lower().str.split('|').explode().replace('', np.nan).dropna()
expected = g.value_counts().rename_axis('genre').reset_index(name='n').sort_values(['n', 'genre'], ascending=[False, True], ignore_index=True)
dummies = movie['genres'].str.lower().str.get_dummies('|').sum()
c = Counter(x for s in movie['genres'] for x in s.lower().split('|') if x)
result = {
    'expected': expected.values.tolist(),
    'dummies_ok': dummies.to_dict() == dict(c),
    'ok': [tuple(x) for x in expected.values.tolist()] == sorted(c.items(), key=lambda t: (-t[1], t[0])),
}

# case: top2-per-reviewer
# SQL: SELECT * FROM (SELECT rID, mID, stars, ROW_NUMBER() OVER (PARTITION BY rID ORDER BY stars DESC, mID) rn FROM rating) WHERE rn <= 2
o = rating.sort_values(['rID', 'stars', 'mID'], ascending=[True, False, True])
A = o.groupby('rID').head(2)[['rID', 'mID', 'stars']].reset_index(drop=True)
B = o.assign(rn=o.groupby('rID').cumcount()).query('rn < 2')[['rID', 'mID', 'stars']].reset_index(drop=True)
C = o.groupby('rID').nth([0, 1])[['rID', 'mID', 'stars']].reset_index(drop=True)
result = {'ab': A.equals(B), 'ac': A.equals(C), 'rows': A.fillna(-1).astype(int).values.tolist()}

# case: invalid-date-parse-mistake
# SQL: SELECT strftime('%m', ratingDate), COUNT(*) FROM rating GROUP BY 1
m = pd.to_datetime(rating['ratingDate'], format='%Y-%m-%d').dt.month
result = m.value_counts().to_dict()

# case: week-number-ratings
# SQL: SELECT strftime('%W', ratingDate) w, COUNT(*), AVG(stars) FROM rating WHERE date(ratingDate) IS NOT NULL GROUP BY w
d = pd.to_datetime(rating['ratingDate'], errors='coerce')
w = d.dt.strftime('%W')
expected = rating.groupby(w)['stars'].agg(['size', 'mean']).round(3)
acc = defaultdict(list)
for s, st in zip(rating['ratingDate'], rating['stars']):
    try:
        acc[datetime.datetime.strptime(s or '', '%Y-%m-%d').strftime('%W')].append(st)
    except ValueError:
        continue
ok = all(expected.loc[k, 'size'] == len(v) and abs(expected.loc[k, 'mean'] - sum(v) / len(v)) < 1e-3 for k, v in acc.items())
result = {'ok': ok, 'expected': expected.reset_index().values.tolist()}

# case: above-own-average-correlated
# SQL: SELECT rID, mID, stars FROM rating r WHERE stars > (SELECT AVG(stars) FROM rating x WHERE x.rID = r.rID)
A = rating[rating['stars'] > rating.groupby('rID')['stars'].transform('mean')][['rID', 'mID', 'stars']]
means = rating.groupby('rID')['stars'].mean()
B = rating[rating['stars'].gt(rating['rID'].map(means))][['rID', 'mID', 'stars']]
C = [tuple(r) for r in rating[['rID', 'mID', 'stars']].values if r[2] > np.nanmean(rating.loc[rating['rID'] == r[0], 'stars'].dropna().tolist() or [np.inf])]
result = {'same': A.equals(B), 'expected': [tuple(map(int, r)) for r in A.values], 'loop': len(C) == len(A)}

# case: lowest-and-highest-average
# SQL: SELECT title, avg FROM v WHERE avg = (SELECT MAX(avg) FROM v) OR avg = (SELECT MIN(avg) FROM v)
v = rating.merge(movie, on='mID').groupby('title')['stars'].mean()
expected = v[v.isin([v.max(), v.min()])].sort_values()
second = {t: a for t, a in v.items() if np.isclose(a, v.max()) or np.isclose(a, v.min())}
result = {'expected': expected.round(4).to_dict(), 'ok': expected.to_dict() == second, 'idx': (v.idxmin(), v.idxmax())}

# case: length-of-title-words
# SQL: SELECT title, LENGTH(title) - LENGTH(REPLACE(title, ' ', '')) + 1 words FROM movie ORDER BY words DESC, LENGTH(title) DESC LIMIT 3
words = movie['title'].str.len() - movie['title'].str.replace(' ', '').str.len() + 1
assert words.equals(movie['title'].str.count(' ') + 1)
expected = movie.assign(words=words, ln=movie['title'].str.len()).sort_values(['words', 'ln'], ascending=False)[['title', 'words']].head(3)
second = sorted(((t, len(t.split(' '))) for t in movie['title']), key=lambda p: (p[1], len(p[0])), reverse=True)[:3]
result = {'expected': list(expected.itertuples(index=False, name=None)), 'ok': list(expected.itertuples(index=False, name=None)) == second}

# case: coalesce-director-unknown-count
# SQL: SELECT CASE WHEN COALESCE(director,'') = '' THEN 'Unknown' ELSE director END d, COUNT(*) c, SUM(year) FROM movie GROUP BY d HAVING c > 1
d = movie['director'].mask(movie['director'].fillna('').eq(''), 'Unknown')
g = movie.groupby(d).agg(c=('mID', 'size'), y=('year', 'sum'))
expected = g.loc[g.c > 1].astype(int)
d2 = movie['director'].replace(['', None], 'Unknown')
second = movie.groupby(d2)['year'].agg(['size', 'sum']).query('size > 1').astype(int).set_axis(['c', 'y'], axis=1)
result = {'expected': expected.reset_index().to_dict('list'), 'equals': expected.equals(second)}

# case: first-last-value
# SQL: SELECT DISTINCT rID, FIRST_VALUE(stars) OVER w, LAST_VALUE(stars) OVER w FROM rating WINDOW w AS (PARTITION BY rID ORDER BY ratingDate ROWS BETWEEN UNBOUNDED PRECEDING AND UNBOUNDED FOLLOWING)
s = rating.sort_values(['rID', 'ratingDate'], na_position='first')
g = s.groupby('rID')['stars']
expected = pd.DataFrame({'rID': s['rID'], 'f': g.transform('first'), 'l': g.transform('last')}).drop_duplicates()
second = s.groupby('rID')['stars'].agg(f=lambda x: x.iloc[0], l=lambda x: x.iloc[-1]).reset_index()
same = expected.reset_index(drop=True).fillna(-1).equals(second.fillna(-1))
result = {'same': same, 'rows': expected.fillna(-1).astype(int).to_numpy().tolist()}

# case: percent-of-reviewers-5-stars
# SQL: SELECT COUNT(DISTINCT CASE WHEN stars = 5 THEN rID END) * 100.0 / COUNT(DISTINCT rID) FROM rating WHERE rID IN (SELECT rID FROM reviewer)
r = rating[rating['rID'].isin(reviewer['rID'])]
num = r['rID'].where(r['stars'].eq(5)).nunique()
expected = num * 100.0 / r['rID'].nunique()
second = 100 * len(set(r.loc[r['stars'] == 5, 'rID'])) / len(set(r['rID']))
result = {'expected': expected, 'formatted': f'{expected:.2f}%', 'ok': bool(np.isclose(expected, second))}

# case: custom-order-comparator
# SQL: SELECT title FROM movie ORDER BY year IS NULL, year / 10 DESC, title COLLATE NOCASE
dec = movie['year'] // 10
expected = movie.assign(dec=dec, low=movie['title'].str.lower()).sort_values(['dec', 'low'], ascending=[False, True], na_position='last')['title'].tolist()
def cmp(a, b):
    ya, yb = a[1], b[1]
    if math.isnan(ya) or math.isnan(yb):
        return int(math.isnan(ya)) - int(math.isnan(yb))
    if ya // 10 != yb // 10:
        return -1 if ya // 10 > yb // 10 else 1
    return (a[0].lower() > b[0].lower()) - (a[0].lower() < b[0].lower())
second = [t for t, _ in sorted(zip(movie['title'], movie['year']), key=cmp_to_key(cmp))]
result = {'expected': expected, 'ordered_match': expected == second}
