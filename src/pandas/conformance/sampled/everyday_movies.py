import pandas as pd
import numpy as np
from itertools import combinations
from functools import reduce

movies = pd.DataFrame({
    'movie_id': [1, 2, 3, 4, 5, 6, 7, 8],
    'title': ['The Matrix (1999)', 'Toy Story (1995)', 'Heat (1995)', 'inception (2010)', 'Up (2009)', 'Untitled', 'Alien (1979)', 'Heat (2013)'],
    'genres': ['Action|Sci-Fi', 'Animation|Comedy|Family', 'Action|Crime', 'Sci-Fi|Action|Thriller', 'Animation|Family', None, 'Horror|Sci-Fi', ''],
    'budget': [63e6, 30e6, 60e6, 160e6, 175e6, np.nan, 11e6, 43e6],
    'gross': [467.2, 394.4, 187.4, 839.0, 735.1, 0.0, 184.7, 229.9],
    'runtime': ['136 min', '81 min', '170 min', '148 min', '96 min', None, '117', '117 min'],
})

ratings = pd.DataFrame({
    'user': ['u1', 'u1', 'u1', 'u2', 'u2', 'u3', 'u3', 'u3', 'u3', 'u4', 'u4', 'u5'],
    'movie_id': [1, 2, 4, 1, 3, 1, 2, 5, 7, 4, 99, 1],
    'rating': [5.0, 3.5, 4.5, 4.0, 4.0, 2.0, np.nan, 5.0, 4.0, 4.5, 1.0, 5.0],
    'ts': [964982703, 964981247, 964982224, 1112486027, 1112484676, 1256677221, 1256677410, 1256677456, 1256677500, 1439472215, 1439472355, 1535835840],
})

users = pd.DataFrame({'user': ['u1', 'u2', 'u3', 'u4', 'u6'], 'country': ['US', 'us', 'FR', ' FR', 'DE'], 'age': [25, 40, 33, None, 61]})

# case: extract-year
movies['year'] = movies['title'].str.extract(r'\((\d{4})\)', expand=False)
movies['year'] = pd.to_numeric(movies['year'])
result = movies[['title', 'year']]

# case: clean-title
result = movies['title'].str.replace(r'\s*\(\d{4}\)$', '', regex=True).str.title().tolist()

# case: explode-genres
g = movies.assign(genre=movies['genres'].str.split('|')).explode('genre')
result = g[g['genre'].notna() & (g['genre'] != '')].groupby('genre')['gross'].mean().sort_values(ascending=False)

# case: genre-counts
result = movies['genres'].dropna().str.split('|').explode().value_counts()

# case: genre-dummies
result = movies['genres'].str.get_dummies(sep='|')

# case: avg-rating-min-votes
stats = ratings.groupby('movie_id')['rating'].agg(['mean', 'count'])
popular = stats[stats['count'] >= 2]
result = popular.join(movies.set_index('movie_id')['title']).sort_values('mean', ascending=False)

# case: user-movie-matrix
result = ratings.pivot(index='user', columns='movie_id', values='rating').fillna(0)

# case: runtime-minutes
rt = movies['runtime'].str.replace(' min', '').astype('float')
result = {'mean': rt.mean(), 'longest': movies.loc[rt.idxmax(), 'title']}

# case: timestamp-year
ratings['date'] = pd.to_datetime(ratings['ts'], unit='s')
result = ratings.groupby(ratings['date'].dt.year)['rating'].mean()

# case: roi
m = movies.copy()
m['roi'] = (m['gross'] * 1e6 - m['budget']) / m['budget']
result = m.sort_values('roi', ascending=False)[['title', 'roi']].round(2).head(3)

# case: three-way-merge
dfs = [ratings.drop(columns='ts'), users]
merged = reduce(lambda l, r: pd.merge(l, r, on='user', how='left'), dfs).merge(movies[['movie_id', 'title']], how='left')
result = merged

# case: country-cleanup
users['country'] = users['country'].str.strip().str.upper()
m = ratings.merge(users, on='user')
result = m.groupby('country').agg(avg=('rating', 'mean'), raters=('user', 'nunique'))

# case: never-rated
result = movies[~movies.movie_id.isin(ratings.movie_id.unique())].title.tolist()

# case: user-mean-centered
r = ratings.dropna(subset=['rating']).copy()
r['centered'] = r['rating'] - r.groupby('user')['rating'].transform('mean')
result = r[['user', 'movie_id', 'centered']].round(3)

# case: co-rated-pairs
pairs = []
for user, grp in ratings.groupby('user'):
    for a, b in combinations(sorted(grp['movie_id']), 2):
        pairs.append((a, b))
result = pd.Series(pairs).value_counts().head(3)

# case: rating-distribution
result = ratings['rating'].value_counts(bins=[0, 2, 3, 4, 5], sort=False)

# case: top-genre-first
movies['main_genre'] = movies['genres'].str.split('|').str[0]
result = movies.groupby('main_genre')['gross'].max()

# case: budget-formatted
result = movies['budget'].apply(lambda x: f'${x/1e6:.0f}M' if pd.notna(x) else 'n/a')

# case: merge-key-error
result = ratings.merge(users, on='user_id', how='left')

# case: title-duplicates
name = movies['title'].str.split(' (', regex=False).str.get(0)
result = movies[name.duplicated(keep='first')]

# case: weighted-rating
stats = ratings.groupby('movie_id').agg(v=('rating', 'count'), R=('rating', 'mean')).dropna()
C = ratings['rating'].mean()
m = stats['v'].quantile(0.6)
stats['score'] = (stats['v'] / (stats['v'] + m) * stats['R']) + (m / (m + stats['v']) * C)
result = stats.sort_values('score', ascending=False).round(3)

# case: argsort-numpy
order = np.argsort(-movies['gross'].to_numpy())
result = movies['title'].to_numpy()[order][:3].tolist()

# case: age-mean-users
result = users['age'].mean(), users['age'].fillna(users['age'].median()).tolist()

# case: last-rating-per-user
result = ratings.sort_values('ts').groupby('user').tail(1)[['user', 'movie_id', 'rating']]
