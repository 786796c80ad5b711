import pandas as pd
import numpy as np
import json
from itertools import zip_longest
from io import StringIO
# case: tracks-zip-longest
titles = ['Intro', 'Blue', 'Red', 'Outro']
lengths = [62, 215, 187]
genres = ['ambient', 'pop']
tracks_df = pd.DataFrame(list(zip_longest(titles, lengths, genres)), columns=['title', 'secs', 'genre'])
tracks_df['mmss'] = tracks_df['secs'].apply(lambda s: f'{int(s) // 60}:{int(s) % 60:02d}' if pd.notna(s) else None)
tracks_df['genre'] = tracks_df['genre'].fillna('unknown')
result = tracks_df
# case: plays-top-per-user
plays_df = pd.DataFrame({
    'user': ['u1', 'u1', 'u1', 'u2', 'u2', 'u3', 'u3', 'u3', 'u3'],
    'song': ['s1', 's2', 's1', 's3', 's3', 's2', 's1', 's2', 's1'],
})
cnt = plays_df.groupby(['user', 'song']).size().rename('plays').reset_index()
cnt['rk'] = cnt.groupby('user')['plays'].rank(method='min', ascending=False)
result = cnt.query('rk == 1').drop(columns='rk')
# case: artist-aliases-dict-map
alias = {'the beatles': 'The Beatles', 'beatles': 'The Beatles', 'queen': 'Queen'}
albums_df = pd.DataFrame({
    'artist': ['Beatles', ' The Beatles', 'QUEEN', 'queen ', 'Abba'],
    'album': ['Help!', 'Revolver', 'Jazz', None, 'Arrival'],
    'year': ['1965', '1966', '1978', '1980', '1976'],
})
k = albums_df['artist'].str.strip().str.lower()
albums_df['artist'] = k.map(alias).fillna(k.str.title())
albums_df['decade'] = (albums_df['year'].astype(int) // 10 * 10).astype(str) + 's'
result = albums_df.groupby(['artist', 'decade'])['album'].count().reset_index(name='albums')
# case: subscriptions-half-open-dates
subs_df = pd.DataFrame({
    'user': [1, 2, 3, 4],
    'start': ['2024-01-01', '2024-01-15', '2024-02-10', '2024-03-01'],
    'end': ['2024-02-01', None, '2024-02-20', ''],
})
for c in ('start', 'end'):
    subs_df[c] = pd.to_datetime(subs_df[c], errors='coerce')
months = pd.date_range('2024-01-01', '2024-04-01', freq='MS')
active = {m.strftime('%b'): int(((subs_df['start'] <= m) & (subs_df['end'].isna() | (subs_df['end'] > m))).sum()) for m in months}
result = active
# case: ratings-fill-by-group-median
ratings_df = pd.DataFrame([
    ('drama', 'm1', 7.0), ('drama', 'm2', None), ('drama', 'm3', 9.0),
    ('comedy', 'm4', None), ('comedy', 'm5', 5.5), ('horror', 'm6', np.nan),
], columns=['genre', 'movie', 'stars'])
ratings_df['filled'] = ratings_df['stars'].fillna(ratings_df.groupby('genre')['stars'].transform('median'))
ratings_df['filled'] = ratings_df['filled'].fillna(ratings_df['stars'].mean())
result = ratings_df
# case: movies-genres-pipe
movies_df = pd.read_csv(StringIO("""movie_id\ttitle\tgenres
1\tToy Story (1995)\tAnimation|Children
2\tHeat (1995)\tAction|Crime|Thriller
3\tSabrina (1954)\tComedy
4\tUntitled\t
"""), sep='\t')
movies_df['year'] = movies_df['title'].str.extract(r'\((\d{4})\)', expand=False).astype('Int64')
movies_df['title'] = movies_df['title'].str.replace(r'\s*\(\d{4}\)$', '', regex=True)
movies_df['n_genres'] = movies_df['genres'].str.split('|').str.len().fillna(0).astype(int)
result = movies_df
# case: watch-sessions-overlap
sess_df = pd.DataFrame({
    'sid': [1, 2, 3, 4],
    'start': pd.to_datetime(['10:00', '10:20', '11:00', '10:50'], format='%H:%M'),
    'mins': [30, 45, 10, 5],
})
sess_df['end'] = sess_df['start'] + pd.to_timedelta(sess_df['mins'], unit='min')
x = sess_df.merge(sess_df, how='cross', suffixes=('_a', '_b'))
x = x[(x['sid_a'] < x['sid_b']) & (x['start_a'] < x['end_b']) & (x['start_b'] < x['end_a'])]
result = x[['sid_a', 'sid_b']].reset_index(drop=True)
# case: chart-positions-rank-methods
chart_df = pd.DataFrame({'song': list('vwxyz'), 'sales': [300, 500, 300, 100, 500]})
for m in ['min', 'max', 'dense', 'first', 'average']:
    chart_df[m] = chart_df['sales'].rank(method=m, ascending=False)
result = chart_df.set_index('song')
# case: dict-of-scalars-with-index
const_df = pd.DataFrame({'label': 'Indie', 'country': 'UK', 'rate': 0.15}, index=range(3))
const_df['n'] = [2, 4, 8]
const_df['pay'] = const_df['n'] * const_df['rate']
result = (const_df, const_df['label'].nunique(), const_df['pay'].sum().round(2))
# case: lyrics-words-counter
songs_df = pd.DataFrame({'id': [1, 2, 3], 'lyrics': ['La la LA love', 'Love me, love me not', None]})
words = songs_df['lyrics'].dropna().str.lower().str.findall(r"[a-z']+").explode()
top = words.value_counts()
result = top[top >= 2].rename_axis('word').reset_index(name='n').sort_values(['n', 'word'], ascending=[False, True], ignore_index=True)
# case: device-share-pivot-percent
dev_df = pd.DataFrame({
    'country': ['US', 'US', 'US', 'DE', 'DE', 'FR'],
    'device': ['tv', 'phone', 'tv', 'phone', 'tv', 'phone'],
    'hours': [5, 3, 2, 4, 4, 1],
})
p = dev_df.pivot_table(index='country', columns='device', values='hours', aggfunc='sum', fill_value=0)
result = p.div(p.sum(axis=1), axis=0).mul(100).round(1)
# case: string-dtype-vs-object
obj_df = pd.DataFrame({'a': ['x', None, 'Z'], 'b': ['1', '2', 'x']})
str_df = obj_df.astype('string')
result = {
    'obj_upper': obj_df['a'].str.upper().tolist(),
    'str_isna': str_df['a'].isna().tolist(),
    'str_dtype': str(str_df['a'].dtype),
    'len_dtype': str(str_df['a'].str.len().dtype),
    'obj_len_dtype': str(obj_df['a'].str.len().dtype),
    'eq': str_df['a'].eq('x').fillna(False).tolist(),
    'digit': str_df['b'].str.isdigit().sum(),
}
# case: podcasts-one-row-frame-agg
pod_df = pd.DataFrame({'show': ['Solo'], 'eps': [12], 'first': [pd.Timestamp('2024-01-01')]})
g = pod_df.groupby('show').agg(eps=('eps', 'sum'), var=('eps', 'std'), first=('first', 'min')).reset_index()
result = {'frame': g, 'dtypes': {c: str(d) for c, d in zip(g.columns, g.dtypes)}, 'squeezed': pod_df['eps'].squeeze()}
