import pandas as pd
import numpy as np
import math
import re

movies_df = pd.DataFrame({
    'movie_id': [1, 2, 3, 4, 5, 6, 7, 8, 9],
    'title': ['The Matrix (1999)', 'Toy Story (1995)', 'Heat', 'Up (2009)', ' Up (2009) ', 'Se7en (1995)', 'Alien (1979)', None, 'Amélie (2001)'],
    'genres': ['Action|Sci-Fi', 'Animation|Comedy', 'Action|Crime', 'Animation', 'Animation', 'Crime|thriller', 'Horror|Sci-Fi', 'Drama', '(no genres listed)'],
    'runtime': ['136 min', '81', '2h 50m', '96 min', '96', '127min', 'N/A', '', None],
    'gross_musd': [463.5, 373.0, 187.4, 735.1, 735.1, 327.3, 104.9, np.nan, 174.2],
})

ratings_df = pd.DataFrame({
    'user': ['u1', 'u1', 'u1', 'u2', 'u2', 'U2', 'u3', 'u3', 'u4', 'u4', 'u4', None],
    'movie_id': [1, 2, 3, 1, 1, 4, 2, 7, 9, 6, 10, 1],
    'rating': [5, 4, 3.5, 4, 4.5, 'NaN', '3', 11, 0, 4, 5, 2],
    'ts': [964982703, 964981247, 964982224, 1445714835, 1445714999, 1445715000, None, 1306463578, 1306463595, 1306464275, 1306464293, 847434962],
})

directors_df = pd.DataFrame({
    'movie_id': [1, 1, 2, 3, 4, 6, 7, 9],
    'director': ['Lana Wachowski', 'Lilly Wachowski', 'John Lasseter', 'Michael Mann', 'Pete Docter', 'David Fincher', 'Ridley Scott', 'Jean-Pierre Jeunet'],
})
# case: title-year-extract
m = movies_df.dropna(subset=['title']).copy()
m['title'] = m['title'].str.strip()
m['year'] = m['title'].str.extract(r'\((\d{4})\)\s*$', expand=False)
m['year'] = pd.to_numeric(m['year'], errors='coerce').astype('Int64')
m['name'] = m['title'].str.replace(r'\s*\(\d{4}\)\s*$', '', regex=True)
m = m.drop_duplicates(subset=['name', 'year'], keep='first')
result = m[['movie_id', 'name', 'year']].sort_values(['year', 'name'], na_position='last').reset_index(drop=True)
# case: runtime-to-minutes
def minutes(x):
    if x is None or (isinstance(x, float) and math.isnan(x)):
        return np.nan
    s = str(x).strip().lower()
    if s in ('', 'n/a', 'null'):
        return np.nan
    hm = re.match(r'^(\d+)h\s*(\d+)m$', s)
    if hm:
        return int(hm.group(1)) * 60 + int(hm.group(2))
    d = re.match(r'^(\d+)', s)
    return int(d.group(1)) if d else np.nan

df = movies_df.copy()
df['minutes'] = df['runtime'].map(minutes)
assert df['minutes'].dropna().gt(0).all()
df['bucket'] = pd.cut(df['minutes'], bins=[0, 90, 120, 1000], labels=['short', 'medium', 'long'])
result = df['bucket'].value_counts(sort=False).rename_axis('bucket').reset_index(name='n')
# case: ratings-valid-average
r = ratings_df.copy()
r['user'] = r['user'].str.lower()
r['rating'] = pd.to_numeric(r['rating'], errors='coerce')
r = r[r['rating'].between(0.5, 5) & r['user'].notna()]
# keep the last rating of each user and movie
r = r.sort_values(['user', 'movie_id', 'ts']).drop_duplicates(subset=['user', 'movie_id'], keep='last')
avg = r.groupby('movie_id').agg(avg_rating=('rating', 'mean'), n=('rating', 'size')).reset_index()
out = avg.merge(movies_df[['movie_id', 'title']], on='movie_id', how='inner')
out['avg_rating'] = out['avg_rating'].round(2)
result = out[['title', 'avg_rating', 'n']].sort_values(['avg_rating', 'n', 'title'], ascending=[False, False, True]).reset_index(drop=True)
# case: genre-gross
g = movies_df[['title', 'genres', 'gross_musd']].copy()
g['title'] = g['title'].fillna('untitled').str.strip()
g = g.drop_duplicates()
g = g.assign(genre=g['genres'].str.split('|')).explode('genre')
g['genre'] = g['genre'].str.strip().str.title()
g = g[~g['genre'].str.contains('no genres', case=False, na=True)]
tab = g.groupby('genre')['gross_musd'].agg(total='sum', movies='count')
tab = tab[tab['movies'] > 0]
result = tab.round(1).sort_values('total', ascending=False).reset_index()
# case: unrated-movies
rated = set(pd.to_numeric(ratings_df['movie_id'], errors='coerce').dropna().astype(int))
mask = [mid not in rated for mid in movies_df['movie_id']]
unrated = movies_df.loc[mask, ['movie_id', 'title']]
alt = movies_df.merge(ratings_df[['movie_id']].drop_duplicates(), on='movie_id', how='left', indicator=True)
alt = alt.query("_merge == 'left_only'")
assert list(unrated['movie_id']) == list(alt['movie_id'])
result = unrated.fillna({'title': '(missing)'}).reset_index(drop=True)
# case: rating-year-from-epoch
r = ratings_df.copy()
r = r.dropna(subset=['ts'])
r['when'] = pd.to_datetime(r['ts'].astype('int64'), unit='s', errors='coerce')
r['year'] = r['when'].dt.year
tab = r.groupby('year')['movie_id'].agg(['count', 'nunique'])
tab = tab.rename(columns={'count': 'ratings', 'nunique': 'movies'}).sort_index()
tab['cum_ratings'] = tab['ratings'].cumsum()
result = tab.reset_index()
# case: director-list-per-movie
d = directors_df.copy()
d['director'] = d['director'].str.strip()
lists = d.sort_values(['movie_id', 'director']).groupby('movie_id')['director'].agg(', '.join)
m = movies_df.copy()
m['directors'] = m['movie_id'].map(lists)
m['directors'] = m['directors'].where(m['directors'].notna(), 'Unknown')
m['n_directors'] = m['directors'].apply(lambda s: 0 if s == 'Unknown' else s.count(',') + 1)
result = m.loc[:, ['movie_id', 'directors', 'n_directors']].sort_values(['n_directors', 'movie_id'], ascending=[False, True]).reset_index(drop=True)
# case: user-summary-records
out = []
data = ratings_df.copy()
data['user'] = data['user'].fillna('anonymous').str.lower()
for user, part in data.groupby('user', sort=True):
    vals = pd.to_numeric(part['rating'], errors='coerce').dropna()
    vals = vals[(vals >= 0) & (vals <= 5)]
    if len(vals) == 0:
        out.append({'user': user, 'n': 0, 'avg': None, 'best': None})
        continue
    out.append({'user': user, 'n': len(vals), 'avg': round(vals.mean(), 2), 'best': vals.max()})
result = pd.DataFrame(out, columns=['user', 'n', 'avg', 'best'])
# case: bayes-weighted-score
r = ratings_df.copy()
r['rating'] = pd.to_numeric(r['rating'], errors='coerce')
r.loc[~r['rating'].between(0, 5), 'rating'] = np.nan
C = r['rating'].mean()
m_min = 2
st = r.groupby('movie_id')['rating'].agg(v='count', R='mean').reset_index()
st['R'] = st['R'].fillna(0)
st['score'] = (st['v'] / (st['v'] + m_min)) * st['R'] + (m_min / (st['v'] + m_min)) * C
st['score'] = st['score'].round(3)
result = st.nlargest(4, 'score').sort_values(['score', 'movie_id'], ascending=[False, True])[['movie_id', 'v', 'score']].reset_index(drop=True)
# case: same-title-duplicates
df = movies_df.copy()
df['clean'] = df['title'].fillna('').str.strip().str.lower()
size = df.groupby('clean')['movie_id'].transform('size')
dups = df[(size > 1) & df['clean'].ne('')]
if dups.empty:
    result = pd.DataFrame(columns=['clean', 'keep_id', 'drop_ids'])
else:
    result = dups.groupby('clean').agg(
        keep_id=('movie_id', 'min'),
        drop_ids=('movie_id', lambda s: sorted(s)[1:]),
    ).reset_index()
# case: share-of-gross
df = movies_df.copy()
if 'gross_musd' not in df.columns:
    raise KeyError('gross_musd')
df = df.dropna(subset=['gross_musd', 'title'], how='any')
df['title'] = df['title'].str.strip()
df = df.drop_duplicates(subset='title')
total = df['gross_musd'].sum()
df['share_pct'] = np.where(total > 0, df['gross_musd'] / total * 100, 0)
df['share_pct'] = df['share_pct'].round(2)
df = df.sort_values('share_pct', ascending=False)
df['cum_pct'] = df['share_pct'].cumsum().round(2)
result = df[['title', 'share_pct', 'cum_pct']].reset_index(drop=True)
# case: matrix-users-movies
r = ratings_df.copy()
r['rating'] = pd.to_numeric(r['rating'], errors='coerce')
r['user'] = r['user'].str.lower()
r = r.dropna(subset=['user', 'rating'])
mat = r.pivot_table(index='user', columns='movie_id', values='rating', aggfunc='mean')
wanted = sorted(movies_df['movie_id'].unique())
mat = mat.reindex(columns=wanted)
mat = mat.dropna(axis=1, how='all').dropna(axis=0, thresh=2)
mat.columns = [f'm{int(c)}' for c in mat.columns]
result = mat.reset_index()
# case: rating-type-diagnosis
kinds = {}
for v in ratings_df['rating']:
    k = type(v).__name__
    kinds[k] = kinds.get(k, 0) + 1
converted = pd.to_numeric(ratings_df['rating'], errors='coerce')
result = {
    'kinds': dict(sorted(kinds.items())),
    'missing': int(converted.isna().sum()),
    'out_of_range': int(((converted < 0.5) | (converted > 5)).sum()),
    'dtype': str(converted.dtype),
}
# case: scifi-or-crime-filter
df = movies_df.copy()
df['genres'] = df['genres'].fillna('').str.lower()
has_any = df['genres'].apply(lambda g: bool({'sci-fi', 'crime'} & set(g.split('|'))))
found = df[has_any]
if found.empty:
    result = pd.DataFrame(columns=['title', 'n_genres'])
else:
    found = found.assign(n_genres=found['genres'].str.count(r'\|') + 1)
    result = found[['title', 'n_genres']].sort_values(['n_genres', 'title'], key=lambda s: s.str.lower() if s.dtype == object else -s).reset_index(drop=True)
