import pandas as pd
import numpy as np
from itertools import groupby as it_groupby

movies_df = pd.DataFrame({
    'movie_id': [1, 2, 3, 4, 5, 6, 7, 8, 9],
    'title': ['Red Sun', 'Blue Moon', 'Green Sea', 'Red Sun', 'Night', 'Dawn ', 'Dusk', 'Tide', 'Ember'],
    'genres': ['Drama|Crime', 'Comedy', 'Drama', 'Action|Crime', None, 'comedy|Romance', 'Drama', 'Action', 'Action|Drama'],
    'year': [1999, 2004, 2004, 2015, 2015, 2010, 1999, np.nan, 2021],
    'gross_musd': ['120.5', '33', '7.25', '410', '-', '88.1', None, '33', '205'],
    'director': ['Ito', 'Ruiz', 'Ito', 'Hale', 'Hale', 'Ruiz', 'Ito', 'Novak', None],
})

ratings_df = pd.DataFrame({
    'movie_id': [1, 1, 1, 2, 2, 3, 4, 4, 4, 6, 9, 10],
    'user': ['a', 'b', 'c', 'a', 'd', 'b', 'a', 'c', 'd', 'b', 'c', 'a'],
    'stars': [5, 4, 4, 2, 3, 5, 4, np.nan, 4, 3, 1, 5],
})
# case: explode-genres
df = movies_df.assign(genre=movies_df['genres'].str.lower().str.split('|')).explode('genre')
df['gross'] = pd.to_numeric(df['gross_musd'], errors='coerce')
result = df.groupby('genre').agg(movies=('movie_id', 'nunique'), gross=('gross', 'sum')).sort_values(['movies', 'gross'], ascending=False).reset_index()
# case: decade-key
decade = (movies_df['year'] // 10 * 10).astype('Int64')
result = movies_df.groupby(decade, dropna=False)['title'].agg(['count', 'min'])
# case: bayes-rating
m = 2
overall = ratings_df['stars'].mean()
s = ratings_df.groupby('movie_id')['stars'].agg(['mean', 'count'])
s['bayes'] = (s['mean'] * s['count'] + overall * m) / (s['count'] + m)
result = movies_df[['movie_id', 'title']].join(s, on='movie_id').sort_values('bayes', ascending=False, na_position='last').round(3)
# case: quantile-func-agg
def q90(x):
    return x.quantile(0.9)

q10 = lambda x: x.quantile(0.1)
result = ratings_df.groupby('movie_id').agg(low=('stars', q10), high=('stars', q90), n=('stars', 'count')).reset_index()
# case: two-lambdas
result = ratings_df.groupby('user')['stars'].agg([lambda s: s.max() - s.min(), lambda s: s.isna().any()])
# case: director-filmography
def film_list(g):
    g = g.sort_values('year')
    return [f"{t.strip()} ({int(y)})" if pd.notna(y) else t.strip() for t, y in zip(g['title'], g['year'])]

result = movies_df.groupby('director')[['title', 'year']].apply(film_list).reset_index(name='films')
# case: users-agreeing
pairs = ratings_df.merge(ratings_df, on='movie_id', suffixes=('_l', '_r'))
pairs = pairs[pairs['user_l'] < pairs['user_r']]
pairs['absdiff'] = (pairs['stars_l'] - pairs['stars_r']).abs()
result = pairs.groupby(['user_l', 'user_r'])['absdiff'].agg(['mean', 'size']).reset_index()
# case: itertools-groupby
rows = sorted(ratings_df.dropna().to_dict('records'), key=lambda r: r['user'])
result = {k: sum(r['stars'] for r in g) for k, g in it_groupby(rows, key=lambda r: r['user'])}
# case: demeaned-stars
df = ratings_df.copy()
df['dev'] = df['stars'] - df.groupby('user')['stars'].transform('mean')
best = df.groupby('movie_id')['dev'].mean()
result = best.nlargest(3).round(3).reset_index()
# case: columns-grouped-transposed
w = ratings_df.pivot(index='movie_id', columns='user', values='stars')
grp = {'a': 'early', 'b': 'early', 'c': 'late', 'd': 'late'}
result = w.T.groupby(grp).mean().T
# case: same-title-remakes
result = (
    movies_df.groupby(movies_df['title'].str.strip())
    .agg(versions=('movie_id', 'size'), years=('year', lambda y: sorted(y.dropna().astype(int))), directors=('director', 'unique'))
    .query('versions > 1')
)
# case: wrong-rating-column
m = movies_df.merge(ratings_df, on='movie_id', how='left')
result = m.groupby('director', as_index=False)['rating'].mean()
# case: mode-multiple
modes = ratings_df.groupby('user')['stars'].apply(lambda s: s.mode())
result = modes.reset_index(level=1, drop=True).reset_index()
# case: pipe-rollup
def rollup(df, keys, val):
    parts = [df.groupby(keys[:i], dropna=False)[val].sum().reset_index() for i in range(len(keys), 0, -1)]
    total = pd.DataFrame({val: [df[val].sum()]})
    return pd.concat(parts + [total], ignore_index=True)[keys + [val]]

result = (
    movies_df.assign(gross=pd.to_numeric(movies_df['gross_musd'], errors='coerce'))
    .pipe(rollup, ['director', 'year'], 'gross')
)
