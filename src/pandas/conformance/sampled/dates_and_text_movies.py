import pandas as pd
import numpy as np
import re
from datetime import datetime

# Movies / streaming database
movies_df = pd.DataFrame({
    'movie_id': ['tt0111161', 'tt0068646', 'tt0468569', 'tt1375666', 'tt0000001', 'tt6751668'],
    'title': ['The Shawshank Redemption (1994)', 'The Godfather (1972)', 'Dark Knight, The (2008)', 'Inception (2010)', 'carmencita', 'Parasite (2019)'],
    'genres': ['Drama', 'Crime|Drama', 'Action|Crime|Drama', 'Action|Sci-Fi', '', 'Comedy|Drama|Thriller'],
    'runtime': ['2h 22m', '175 min', '2h 32m', '148 min', '1 min', '2h12m'],
    'release_date': ['14 Oct 1994', '24 Mar 1972', '18 Jul 2008', '16 Jul 2010', None, '30 May 2019'],
})

views_df = pd.DataFrame({
    'view_id': [1, 2, 3, 4, 5, 6, 7, 8, 9, 10],
    'user': ['u_01', 'u_02', 'U_01', 'u_03 ', 'u_02', 'u_01', 'u_10', 'u_03', 'u_10', 'u_02'],
    'movie_id': ['tt0111161', 'tt0068646', 'tt1375666', 'tt1375666', 'tt6751668', 'tt0111161', 'tt0468569', 'tt0468569', 'tt9999999', 'tt0068646'],
    'watched_ms': [1704067200000, 1704153600000, 1704240000000, 1704844800000, 1705276800000, 1706745600000, 1706832000000, 1709164800000, 1709251200000, 1709337600000],
    'device': ['iPhone 14', 'Samsung TV', 'iPad', 'samsung tv', 'iPhone 12', 'iPhone14', None, 'LG TV', 'Chrome', 'Chrome '],
})
# case: title-and-year
t = movies_df['title'].str.extract(r'^(?P<name>.*?)(?:\s*\((?P<year>\d{4})\))?$')
t['year'] = t['year'].astype('Int64')
result = movies_df[['movie_id']].join(t)
# case: runtime-minutes
def minutes(s):
    m = re.match(r'(?:(\d+)h)?\s*(?:(\d+)\s*m)', s)
    h, mi = m.groups()
    return int(h or 0) * 60 + int(mi)
result = movies_df.assign(minutes=movies_df['runtime'].apply(minutes))[['movie_id', 'runtime', 'minutes']].sort_values('minutes')
# case: article-moved
t = movies_df['title'].str.replace(r'\s*\(\d{4}\)', '', regex=True)
t = t.str.replace(r'^(.*), (The|A|An)$', r'\2 \1', regex=True)
result = t.str.title().to_list()
# case: watched-dates-millis
v = views_df.copy()
v['watched'] = pd.to_datetime(v['watched_ms'], unit='ms')
v['user'] = v['user'].str.strip().str.lower()
result = v.groupby('user')['watched'].agg(first='min', last='max', n='count').reset_index()
# case: genre-matrix-views
g = movies_df.set_index('movie_id')['genres'].str.get_dummies('|')
v = views_df.merge(g, left_on='movie_id', right_index=True, how='inner')
result = v[g.columns].sum().sort_values(ascending=False).rename('views').to_frame()
# case: device-family
d = views_df['device'].str.lower().str.replace(' ', '', regex=False)
family = np.where(d.str.contains('iphone|ipad', na=False), 'apple',
         np.where(d.str.endswith('tv', na=False), 'tv', 'other'))
result = pd.Series(family).value_counts().rename_axis('family').reset_index(name='n').sort_values(['n', 'family'], ascending=[False, True])
# case: decade-of-release
r = pd.to_datetime(movies_df['release_date'], format='%d %b %Y')
dec = (r.dt.year // 10 * 10).astype('Int64').astype(str) + 's'
result = movies_df.groupby(dec)['title'].agg(lambda s: ' / '.join(s.str.replace(r' \(\d+\)', '', regex=True))).reset_index()
# case: numeric-id
n = movies_df['movie_id'].str.slice(2).astype(int)
result = pd.DataFrame({'id': n, 'back': 'tt' + n.astype(str).str.zfill(7), 'ok': ('tt' + n.astype(str).str.zfill(7)) == movies_df['movie_id']})
# case: views-by-week-period
w = pd.to_datetime(views_df['watched_ms'], unit='ms').dt.to_period('W')
cnt = w.value_counts().sort_index()
result = pd.DataFrame({
    'week_start': cnt.index.start_time,
    'week_end': cnt.index.end_time.normalize(),
    'views': cnt.to_numpy(),
})
# case: days-from-release-to-view
m = views_df.merge(movies_df, on='movie_id', how='left')
m['watched'] = pd.to_datetime(m['watched_ms'], unit='ms')
m['release_date'] = pd.to_datetime(m['release_date'], format='%d %b %Y', errors='coerce')
m['years_after'] = ((m['watched'] - m['release_date']) / np.timedelta64(1, 'D') / 365.25).round(1)
result = m[['view_id', 'title', 'years_after']]
# case: rewatch-within-60-days
v = views_df.assign(user=views_df['user'].str.strip().str.lower(), at=pd.to_datetime(views_df['watched_ms'], unit='ms'))
v = v.sort_values('at')
v['since'] = v.groupby(['user', 'movie_id'])['at'].transform(lambda s: s.diff())
result = v.loc[v['since'].notna() & (v['since'] <= pd.Timedelta(60, 'D')), ['user', 'movie_id', 'at', 'since']]
# case: genre-count-separator
result = movies_df[['title']].copy()
result['n_genres'] = np.where(movies_df['genres'] == '', 0, movies_df['genres'].str.count(r'\|') + 1)
result['main'] = movies_df['genres'].str.partition('|')[0].replace('', 'n/a')
result = result.nlargest(4, 'n_genres')
# case: last-day-of-month-views
d = pd.to_datetime(views_df['watched_ms'], unit='ms')
me = d + pd.offsets.MonthEnd(1)
result = views_df[['view_id']].assign(day=d.dt.date.astype(str), month_end=me, remaining=(me - d).dt.days)
# case: user-number-padding
u = views_df['user'].str.strip().str.extract(r'[uU]_(\d+)')[0].astype(int)
result = ('user-' + u.astype(str).str.rjust(4, '0')).value_counts().sort_index().to_dict()
