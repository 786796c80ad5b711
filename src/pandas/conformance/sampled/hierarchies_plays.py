import pandas as pd
import numpy as np
from itertools import product

plays = pd.DataFrame({
    'user': ['u1', 'u2', 'u1', 'u3', 'u2', 'u2', 'u4', None, 'u1', 'u3', 'u5', 'u1'],
    'song': ['Sun', 'Sun', 'Rain', 'Rain', 'Fog', 'Sun', 'fog', 'Sun', 'Sun', 'Snow', 'Hail', 'Fog'],
    'device': ['phone', 'web', 'phone', 'tv', 'web', 'web', 'phone', 'tv', 'web', None, 'phone', 'tv'],
    'seconds': [180, 30, 200, 0, 95, 180, 10, 60, np.nan, 240, 15, 95]
})
songs = pd.DataFrame({
    'song': ['Sun', 'Rain', 'Fog', 'Snow', 'Ice'],
    'genres': [['pop', 'rock'], ['jazz'], None, ['pop'], []],
    'length': [180, 200, 190, 240, 1]
})
users = pd.DataFrame({
    'user': ['u1', 'u2', 'u3', 'u4', 'u6'],
    'plan': pd.Categorical(['free', 'pro', 'free', 'family', 'pro'], categories=['free', 'pro', 'family', 'student']),
    'country': ['SE', 'US', 'SE', 'us', '']
})

# case: user-song-matrix
result = plays.groupby(['user', 'song']).size().unstack(fill_value=0)

# case: user-song-binary
m = pd.crosstab(plays.user, plays.song)
result = (m > 0).astype(int)

# case: co-occurrence
m = pd.crosstab(plays['user'], plays['song']).clip(upper=1)
co = m.T.dot(m)
for s in co.index:
    co.loc[s, s] = 0
result = co

# case: plan-device-seconds
df = plays.merge(users, on='user')
result = df.pivot_table(index='plan', columns='device', values='seconds', aggfunc='sum', observed=False, fill_value=0)

# case: plan-device-observed-true
df = plays.merge(users, on='user')
result = df.pivot_table(index='plan', columns='device', values='seconds', aggfunc='sum', observed=True)

# case: genres-explode-count
result = songs.explode('genres')['genres'].value_counts(dropna=False)

# case: genres-dummies-groupby-level
d = pd.get_dummies(songs.set_index('song')['genres'].explode())
result = d.groupby(level=0).sum()

# case: genres-length-apply
result = songs['genres'].apply(len).tolist()

# case: genres-to-columns
g = songs.dropna(subset=['genres'])
wide = pd.DataFrame(g['genres'].tolist(), index=g['song']).rename(columns=lambda i: f'genre_{i + 1}')
result = wide

# case: unpivot-genre-columns
g = songs.dropna()
wide = pd.DataFrame(g['genres'].tolist(), index=g['song'])
result = wide.stack().droplevel(1).rename('genre').reset_index()

# case: genre-plan-pivot
df = plays.merge(songs.explode('genres'), on='song', how='left').merge(users, on='user', how='left')
result = pd.pivot_table(df, index='genres', columns='plan', values='user', aggfunc='nunique', observed=True)

# case: grid-users-songs
g = pd.DataFrame(list(product(users['user'], songs['song'])), columns=['user', 'song'])
heard = plays[['user', 'song']].drop_duplicates().assign(heard=True)
g = g.merge(heard, how='left', on=['user', 'song'])
g['heard'] = g['heard'].notna()
result = g.pivot(index='user', columns='song', values='heard')

# case: pivot-column-list
df = plays.dropna().drop_duplicates(['user', 'song', 'device'])
result = df.pivot(index='user', columns=['device', 'song'], values='seconds').sort_index(axis=1)

# case: completion-percent
df = plays.merge(songs[['song', 'length']], on='song')
df['pct'] = df['seconds'].div(df['length']).clip(0, 1).round(3)
result = df.groupby('song')['pct'].agg(['mean', 'count']).T

# case: buckets-interval-counts
b = pd.cut(plays['seconds'], bins=[0, 60, 120, 240], include_lowest=True)
result = {str(k): int(v) for k, v in b.value_counts(sort=False).items()}

# case: qcut-duplicates-drop
plays['q'] = pd.qcut(plays['seconds'], q=5, duplicates='drop')
result = plays['q'].cat.codes.tolist()

# case: first-last-by-user
result = plays.groupby('user')['song'].agg(['first', 'last', 'nunique', 'count'])

# case: top-song-per-user
c = plays.groupby('user')['song'].value_counts().rename('n').reset_index()
result = c.sort_values(['user', 'n', 'song'], ascending=[True, False, True]).groupby('user').head(1).set_index('user')['song'].to_dict()

# case: value-counts-multi
result = plays[['user', 'device']].value_counts(dropna=False).sort_index()

# case: ambiguous-filter
m = plays.groupby(['user', 'song'])['seconds'].sum().unstack()
if m['Sun'] > 100:
    result = m
else:
    result = None

# case: dict-orient-series-sizes
result = {k: len(v) for k, v in plays.set_index('user')[['song', 'device']].dropna().to_dict('series').items()}

# case: crosstab-three-rows
df = plays.merge(users, on='user')
df['country'] = df['country'].str.upper()
result = pd.crosstab([df['country'], df['plan']], df['device'], margins=True, dropna=True)
