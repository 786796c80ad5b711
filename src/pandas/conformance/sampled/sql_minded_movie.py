import pandas as pd
import numpy as np
import datetime as dt
from itertools import combinations

# Spider: movie_1 / music store (chinook-like)
movie_df = pd.DataFrame({
    'mID': [101, 102, 103, 104, 105, 106, 107, 108],
    'title': ['Gone with the Wind', 'Star Wars', 'The Sound of Music', 'E.T.', 'Titanic', 'Snow White', 'Avatar', 'Raiders of the Lost Ark'],
    'year': [1939, 1977, 1965, 1982, 1997, 1937, 2009, 1981],
    'director': ['Victor Fleming', 'George Lucas', 'Robert Wise', 'Steven Spielberg', 'James Cameron', None, 'James Cameron', 'Steven Spielberg'],
})

reviewer_df = pd.DataFrame({
    'rID': [201, 202, 203, 204, 205, 206, 207, 208],
    'name': ['Sarah Martinez', 'Daniel Lewis', 'Brittany Harris', 'Mike Anderson', 'Chris Jackson', 'Elizabeth Thomas', 'James Cameron', 'Ashley White'],
})

rating_df = pd.DataFrame({
    'rID': [201, 201, 202, 203, 203, 203, 204, 205, 205, 206, 206, 207],
    'mID': [101, 101, 106, 103, 108, 108, 101, 103, 104, 107, 106, 107],
    'stars': [2, 4, 4, 2, 4, 2, 3, 3, 2, 3, 5, 5],
    'ratingDate': ['2011-01-22', '2011-01-27', None, '2011-01-20', '2011-01-12', '2011-01-30', '2011-01-09', '2011-01-27', '2011-01-22', '2011-01-15', '2011-01-19', '2011-01-20'],
})

track_df = pd.DataFrame({
    'TrackId': [1, 2, 3, 4, 5, 6],
    'Name': ['For Those About To Rock', 'Balls to the Wall', 'Fast As a Shark', 'Princess of the Dawn', 'Put The Finger On You', "Let's Get It Up"],
    'Genre': ['Rock', 'Rock', 'Metal', 'Metal', 'rock', None],
    'Milliseconds': [343719, 342562, 230619, 375418, 205662, 233926],
    'UnitPrice': ['0.99', '0.99', '1.29', '0.99', '1.29', '0.99'],
})
# case: movies-rated-4-or-5-years
r = rating_df[rating_df['stars'].isin([4, 5])]
result = movie_df[movie_df['mID'].isin(r['mID'])][['year']].drop_duplicates().sort_values('year').reset_index(drop=True)
# case: same-reviewer-higher-second-time
a = rating_df.merge(rating_df, on=['rID', 'mID'], suffixes=('1', '2'))
a = a[(a['ratingDate1'] < a['ratingDate2']) & (a['stars1'] < a['stars2'])]
result = a.merge(reviewer_df, on='rID').merge(movie_df, on='mID')[['name', 'title']]
# case: rating-spread-ordering
g = rating_df.groupby('mID')['stars'].agg(lambda s: s.max() - s.min()).rename('spread')
result = movie_df.join(g, on='mID', how='inner')[['title', 'spread']].sort_values(['spread', 'title'], ascending=[False, True]).reset_index(drop=True)
# case: before-after-1980-average
# difference between the avg of movie averages before and after 1980
per_movie = rating_df.groupby('mID', as_index=False)['stars'].mean().merge(movie_df, on='mID')
older = per_movie.loc[per_movie['year'] < 1980, 'stars'].mean()
newer = per_movie.loc[per_movie['year'] > 1980, 'stars'].mean()
result = older - newer
# case: union-names-sorted
# SELECT name FROM reviewer UNION SELECT title FROM movie ORDER BY 1 LIMIT 5
u = pd.concat([
    reviewer_df['name'].rename('label'),
    movie_df['title'].rename('label'),
]).drop_duplicates().sort_values().head(5)
result = u.reset_index(drop=True).to_frame()
# case: not-reviewed-by-chris
chris = reviewer_df.loc[reviewer_df['name'] == 'Chris Jackson', 'rID'].iloc[0]
seen = rating_df[rating_df['rID'] == chris]['mID']
result = movie_df.loc[~movie_df['mID'].isin(seen), 'title'].tolist()
# case: director-multiple-movies-filter
d = movie_df.dropna(subset=['director']).groupby('director').filter(lambda g: g['mID'].nunique() > 1)
result = d.sort_values(['director', 'title'])[['title', 'director']].reset_index(drop=True)
# case: director-best-movie-tie
j = rating_df.merge(movie_df[movie_df['director'].notnull()], on='mID')
best = j.groupby('director')['stars'].transform('max')
result = j.loc[j['stars'] == best, ['director', 'title', 'stars']].drop_duplicates().sort_values('director', ignore_index=True)
# case: reviewers-null-date
result = reviewer_df.merge(rating_df[rating_df['ratingDate'].isnull()], on='rID', how='inner')[['name']].drop_duplicates()
# case: percent-rank-cume-dist
# PERCENT_RANK() and CUME_DIST() over stars
n = len(rating_df)
pr = (rating_df['stars'].rank(method='min') - 1) / (n - 1)
cd = rating_df['stars'].rank(method='max') / n
result = (
    pd.DataFrame({'stars': rating_df['stars'], 'percent_rank': pr.round(4), 'cume_dist': cd.round(4)})
    .drop_duplicates()
    .sort_values('stars', ignore_index=True)
)
# case: reviewer-pairs-combinations
rows = []
for mid, grp in rating_df.groupby('mID'):
    for x, y in combinations(sorted(grp['rID'].unique()), 2):
        rows.append({'mID': mid, 'r1': x, 'r2': y})
names = dict(zip(reviewer_df['rID'], reviewer_df['name']))
out = pd.DataFrame(rows)
out['n1'] = out['r1'].map(names)
out['n2'] = out['r2'].map(names)
result = out.merge(movie_df[['mID', 'title']], on='mID')[['title', 'n1', 'n2']].sort_values(['title', 'n1']).reset_index(drop=True)
# case: track-duration-format
# printf('%d:%02d', ms/60000, (ms/1000)%60)
sec = track_df['Milliseconds'] // 1000
fmt = (sec // 60).astype(str) + ':' + (sec % 60).astype(str).str.zfill(2)
result = track_df[['Name']].assign(duration=fmt).sort_values('duration', ascending=False).reset_index(drop=True)
# case: genre-price-sum-case-insensitive
t = track_df.assign(UnitPrice=track_df['UnitPrice'].astype('float64'), Genre=track_df['Genre'].str.capitalize())
result = t.groupby('Genre', dropna=False).agg(total=('UnitPrice', 'sum'), longest=('Milliseconds', 'max'), n=('TrackId', 'count')).reset_index()
# case: rating-week-buckets
# GROUP BY date_trunc('week', ratingDate)
r = rating_df.dropna(subset=['ratingDate']).copy()
r['ratingDate'] = pd.to_datetime(r['ratingDate'])
r['week'] = r['ratingDate'] - pd.to_timedelta(r['ratingDate'].dt.weekday, unit='D')
w = r.groupby('week').agg(n=('stars', 'size'), avg_stars=('stars', 'mean')).reset_index()
w['running_n'] = w['n'].cumsum()
w['diff_avg'] = w['avg_stars'].diff()
result = w.round(3)
