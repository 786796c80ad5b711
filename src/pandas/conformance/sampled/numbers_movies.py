import pandas as pd
import numpy as np
import re
import math
from collections import Counter, defaultdict
from itertools import combinations, chain, groupby, starmap

movies_df = pd.DataFrame({
    'movie_id': [1, 2, 3, 4, 5, 6, 7],
    'title': ['The Long Road', 'Blue Night', 'Zero Sum', 'blue night', 'Harvest', 'Old Gold', 'Untitled'],
    'year': ['1999', '2005', '2005', '2018', 'c. 1978', '2018', None],
    'genres': ['Drama|Road', 'Noir', 'Thriller|Drama', 'Romance | Drama', 'Drama', 'Comedy', ''],
    'budget_m': [12.0, 3.5, 40.0, 0.0, 1.2, 25.0, np.nan],
    'gross_m': [30.5, 2.1, 155.0, 8.0, 9.6, 25.0, 0.4],
    'runtime': ['2h 5m', '98 min', '1h 50m', '101 min', '1h', '95', None],
})

users_df = pd.DataFrame({
    'user_id': ['u1', 'u2', 'u3', 'u4', 'u5'],
    'country': ['US', 'us', 'FR', 'DE', None],
    'premium': [True, False, True, None, False],
})

ratings_df = pd.DataFrame({
    'user_id': ['u1', 'u1', 'u1', 'u2', 'u2', 'u2', 'u3', 'u3', 'u3', 'u4', 'u4', 'u9'],
    'movie_id': [1, 2, 3, 1, 3, 5, 2, 3, 5, 3, 6, 1],
    'stars': [5, 3, 4, 4, 4, 2, 1, 5, 3, 2, np.nan, 5],
    'ts': ['2024-01-03', '2024-01-05', '2024-02-11', '2024-01-03', '2024-02-01', '2024-03-09', '2024-03-10', '2024-03-10', '2024-04-01', '2024-04-02', '2024-04-02', '2024-05-05'],
})
# case: roi-with-zero-budget
m = movies_df.copy()
with np.errstate(divide='ignore', invalid='ignore'):
    roi = (m['gross_m'].values - m['budget_m'].values) / m['budget_m'].values
m['roi'] = np.where(np.isfinite(roi), roi, np.nan)
m['verdict'] = np.select([m['roi'] >= 2, m['roi'] > 0, m['roi'] == 0, m['roi'] < 0], ['hit', 'ok', 'even', 'flop'], default='?')
result = m[['title', 'roi', 'verdict']].round(3)
# case: runtime-minutes
def minutes(s):
    if pd.isna(s):
        return pd.NA
    if m := re.match(r'(\d+)h(?:\s*(\d+)m)?', s):
        return int(m[1]) * 60 + int(m[2] or 0)
    return int(re.search(r'\d+', s).group())

mm = movies_df['runtime'].map(minutes).astype('Int64')
result = pd.DataFrame({'title': movies_df['title'], 'minutes': mm, 'hours': mm // 60, 'rest': mm % 60})
# case: genre-explode-stats
g = movies_df.assign(genre=movies_df['genres'].str.split('|')).explode('genre')
g['genre'] = g['genre'].str.strip().replace('', np.nan)
s = g.dropna(subset=['genre']).groupby('genre')['gross_m'].agg(['size', 'sum', 'mean', 'max'])
result = s.round(2).sort_values(['sum', 'size'], ascending=False).reset_index()
# case: mean-centred-ratings
r = ratings_df.dropna(subset=['stars']).copy()
r['dev'] = r['stars'] - r.groupby('user_id')['stars'].transform('mean')
out = r.groupby('movie_id')['dev'].agg(['mean', 'count']).query('count >= 2')
result = out.round(3).join(movies_df.set_index('movie_id')['title']).reset_index()
# case: star-histogram
stars = ratings_df['stars'].dropna().astype(int)
b = np.bincount(stars, minlength=6)[1:]
result = pd.DataFrame({'stars': range(1, 6), 'n': b, 'bar': ['#' * k for k in b], 'pct': [f'{x:.2f}%' for x in b / b.sum() * 100]})
# case: year-cleanup-decades
y = movies_df['year'].str.extract(r'(\d{4})', expand=False)
decade = pd.to_numeric(y).floordiv(10).mul(10).astype('Int64')
result = movies_df.groupby(decade)['title'].agg(['count', 'first']).reset_index().rename(columns={'year': 'decade'})
# case: co-rated-pairs
by_user = ratings_df.groupby('user_id')['movie_id'].agg(lambda s: tuple(sorted(s)))
c = Counter(chain.from_iterable(combinations(t, 2) for t in by_user))
result = pd.DataFrame([(a, b, n) for (a, b), n in sorted(c.items(), key=lambda kv: (-kv[1], kv[0]))][:5], columns=['m1', 'm2', 'users'])
# case: controversial-movies
g = ratings_df.groupby('movie_id')['stars']
s = pd.DataFrame({'n': g.count(), 'std0': g.std(ddof=0), 'std1': g.std(), 'range': g.max() - g.min()})
s['iqr'] = g.quantile(0.75) - g.quantile(0.25)
result = s[s['n'] > 1].sort_values('std1', ascending=False).round(3)
# case: wilson-lower-bound
def wilson(pos, n, z=1.96):
    if n == 0:
        return 0.0
    p = pos / n
    return (p + z * z / (2 * n) - z * math.sqrt((p * (1 - p) + z * z / (4 * n)) / n)) / (1 + z * z / n)

r = ratings_df.dropna()
t = r.assign(pos=r['stars'] >= 4).groupby('movie_id')['pos'].agg(['sum', 'count'])
t['wilson'] = [wilson(p, n) for p, n in zip(t['sum'], t['count'])]
result = t.sort_values('wilson', ascending=False).round(4).reset_index()
# case: premium-nullable-bool
u = users_df.copy()
u['premium'] = u['premium'].astype('boolean')
u['country'] = u['country'].str.upper()
m = ratings_df.merge(u, on='user_id', how='left')
result = m.groupby('premium', dropna=False)['stars'].agg(['mean', 'count']).round(2).reset_index()
# case: title-case-duplicates
seen = {}
dups = []
for i, t in zip(movies_df['movie_id'], movies_df['title']):
    key = t.casefold().strip()
    if key in seen:
        dups.append((seen[key], i, t.title()))
    else:
        seen[key] = i
result = pd.DataFrame(dups, columns=['first_id', 'dup_id', 'title'])
# case: rating-days-cumulative
r = ratings_df.copy()
r['month'] = pd.to_datetime(r['ts']).dt.to_period('M').astype(str)
n = r.groupby('month').size()
df = pd.DataFrame({'n': n, 'cum': n.cumsum()})
df['growth'] = n.pct_change().mul(100).round(1)
df['cum_share'] = (df['cum'] / df['n'].sum()).round(3)
result = df.reset_index()
# case: top-genre-per-user
mg = {m: [g.strip() for g in s.split('|') if g.strip()] for m, s in zip(movies_df['movie_id'], movies_df['genres'])}
likes = defaultdict(Counter)
for u, m, s in ratings_df[['user_id', 'movie_id', 'stars']].itertuples(index=False):
    if s >= 3:
        likes[u].update(mg.get(m, []))
result = {u: c.most_common(1)[0] for u, c in likes.items() if c}
