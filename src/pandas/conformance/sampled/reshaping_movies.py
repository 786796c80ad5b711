import pandas as pd
import numpy as np

movies_df = pd.DataFrame({
    'movie_id': [1, 2, 3, 4, 5, 6],
    'title': ['Alpha', 'Beta', 'Gamma', 'Delta', 'Epsilon', 'Zeta'],
    'genres': ['Drama|Crime', 'Comedy', 'Drama', 'Sci-Fi|Action|Drama', '', 'Comedy|Action'],
    'release_year': [1999, 2005, 2005, 2014, 2020, None],
    'gross_m': ['100.5', '45', 'N/A', '310.2', '12', '60'],
})

users_df = pd.DataFrame({
    'user_id': [1, 2, 3, 4, 5],
    'country': ['US', 'us', 'CA', 'MX', None],
    'plan': pd.Categorical(['basic', 'premium', 'basic', 'family', 'premium'], categories=['basic', 'premium', 'family', 'student']),
    'age': [22, 35, 41, 67, 29],
})

ratings_df = pd.DataFrame({
    'user_id': [1, 1, 1, 2, 2, 3, 3, 4, 5, 5, 6, 1],
    'movie_id': [1, 2, 4, 1, 3, 2, 4, 4, 1, 5, 2, 1],
    'stars': [5, 3, 4, 4, 2, 3, 5, 1, 4, np.nan, 5, 3],
    'rated_on': ['2024-01-01', '2024-01-03', '2024-01-09', '2024-01-02', '2024-02-01', '2024-02-02', '2024-02-02', '2024-02-10', '2024-03-01', '2024-03-05', '2024-03-06', '2024-03-07'],
})

watch_df = pd.DataFrame({
    'user_id': [1, 2, 3, 3, 4],
    'device': ['tv', 'phone', 'tv', 'tablet', 'phone'],
    'mon': [30, 0, 120, 15, np.nan],
    'tue': [45, 20, 90, 0, 10],
    'wed': [np.nan, 25, 60, 5, 10],
})
# case: plan-pivot-unobserved
m = ratings_df.merge(users_df, on='user_id')
result = m.pivot_table(index='plan', values='stars', aggfunc=['mean', 'count'], observed=False)
# case: plan-country-observed
u = users_df.assign(country=users_df['country'].str.upper())
result = u.groupby(['plan', 'country'], observed=True, as_index=False).agg(n=('user_id', 'count'), avg_age=('age', 'mean'))
# case: genre-explode-mean
g = movies_df.assign(genre=movies_df['genres'].str.split('|')).explode('genre')
g = g[g['genre'] != '']
r = g.merge(ratings_df, on='movie_id', how='left')
result = r.groupby('genre')['stars'].agg(avg='mean', votes='count').sort_values(['avg', 'votes'], ascending=False).reset_index()
# case: user-movie-matrix
x = ratings_df.sort_values('rated_on').drop_duplicates(['user_id', 'movie_id'], keep='last')
mat = x.pivot(index='user_id', columns='movie_id', values='stars')
mat.columns = mat.columns.map(movies_df.set_index('movie_id')['title'])
result = mat.reindex(columns=movies_df['title'])
# case: genre-gross-dummies
dum = movies_df['genres'].str.get_dummies('|')
gross = pd.to_numeric(movies_df['gross_m'], errors='coerce')
result = dum.mul(gross, axis=0).sum().sort_values(ascending=False).rename('gross').to_frame()
# case: watch-long-best-day
l = watch_df.melt(id_vars=['user_id', 'device'], var_name='day', value_name='minutes').dropna()
best = l.loc[l.groupby('user_id')['minutes'].idxmax()]
result = best.merge(users_df[['user_id', 'country']], how='left').set_index('user_id')
# case: watch-stack-levels
w = watch_df.set_index(['user_id', 'device'])
s = w.stack(future_stack=True)
s.index.names = ['user_id', 'device', 'day']
result = s.unstack('device').groupby(level='day', sort=False).sum()
# case: user-pairs-common-movies
a = ratings_df[['user_id', 'movie_id']].drop_duplicates()
p = a.merge(a, on='movie_id', suffixes=('_left', '_right')).query('user_id_left < user_id_right')
result = p.groupby(['user_id_left', 'user_id_right'])['movie_id'].agg(['nunique', lambda s: sorted(s)])
result.columns = ['n', 'movies']
# case: age-bands-vs-stars
m = ratings_df.merge(users_df, on='user_id', how='inner')
m['age_band'] = pd.cut(m['age'], bins=[18, 30, 45, 100])
t = m.pivot_table(index='age_band', columns='stars', values='movie_id', aggfunc='count', fill_value=0, observed=True)
t.index = t.index.astype(str)
result = t
# case: decade-counts-normalized
mv = movies_df.dropna(subset=['release_year']).copy()
mv['decade'] = (mv['release_year'] // 10 * 10).astype(int)
mm = mv.merge(ratings_df, on='movie_id')
mm['liked'] = mm['stars'].ge(4).map({True: 'yes', False: 'no'})
result = pd.crosstab(mm['decade'], mm['liked'], normalize=True, margins=True).round(3)
# case: running-average-stars
r = ratings_df.assign(rated_on=pd.to_datetime(ratings_df['rated_on'])).sort_values(['movie_id', 'rated_on'])
r['running'] = r.groupby('movie_id')['stars'].expanding().mean().reset_index(level=0, drop=True).round(3)
result = r[['movie_id', 'rated_on', 'stars', 'running']]
# case: movies-never-rated
m = movies_df.merge(ratings_df, on='movie_id', how='left', indicator=True)
result = m.loc[m['_merge'].eq('left_only'), ['movie_id', 'title']]
# case: rating-update-corrections
fix = pd.DataFrame({'user_id': [5, 4], 'movie_id': [5, 4], 'stars': [3.0, 2.0]}).set_index(['user_id', 'movie_id'])
base = ratings_df.drop_duplicates(['user_id', 'movie_id']).set_index(['user_id', 'movie_id'])
base.update(fix)
result = base.groupby(level='movie_id')['stars'].mean()
# case: top-movie-apply-nlargest
g = ratings_df.merge(movies_df, on='movie_id').groupby('release_year')
result = g.apply(lambda d: d.groupby('title')['stars'].mean().nlargest(1), include_groups=False)
