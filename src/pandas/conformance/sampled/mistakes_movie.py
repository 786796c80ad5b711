import pandas as pd
import numpy as np
from collections import OrderedDict, namedtuple

movie_df = pd.DataFrame({
    'mID': [101, 102, 103, 104, 105, 106, 107, 108],
    'title': ['Gone with the Wind', 'Star Wars', 'The Sound of Music', 'E.T.', 'Titanic', 'Snow White', 'Avatar', 'Raiders of the Lost Ark'],
    'year': [1939, 1977, 1965, 1982, 1997, 1937, 2009, 1981],
    'director': ['Victor Fleming', 'George Lucas', 'Robert Wise', 'Steven Spielberg', 'James Cameron', None, 'James Cameron', 'Steven Spielberg'],
})

reviewer_df = pd.DataFrame({
    'rID': [201, 202, 203, 204, 205, 206],
    'name': ['Sarah Martinez', 'Daniel Lewis', 'Brittany Harris', 'Mike Anderson', 'Chris Jackson', 'Daniel Lewis'],
})

rating_df = pd.DataFrame({
    'rID': [201, 201, 202, 203, 203, 203, 204, 205, 205, 206],
    'mID': ['101', '101', '106', '103', '108', '108', '101', '103', '104', '107'],
    'stars': [2, 4, 4, 2, 4, 2, 3, 3, 2, 5],
    'ratingDate': ['2011-01-22', '2011-01-27', None, '2011-01-20', '2011-01-12', '2011-01-30', '2011-01-09', '2011-01-27', '2011-01-22', 'Jan 19 2011'],
})
# case: rating-merge-type-mismatch
m = rating_df.merge(movie_df, on='mID').merge(reviewer_df, on='rID')
result = m[['name', 'title', 'stars', 'ratingDate']].sort_values(['name', 'title', 'stars'])
# case: rating-map-silently-empty
titles = movie_df.set_index('mID')['title']
rating_df['title'] = rating_df['mID'].map(titles)
result = rating_df.groupby('title')['stars'].mean()
# case: rating-isin-mixed
unrated = movie_df[~movie_df['mID'].isin(rating_df['mID'])]
result = unrated[['title', 'director']]
# case: rating-map-int-key
titles = dict(zip(movie_df['mID'], movie_df['title']))
rating_df['title'] = [titles[int(m)] for m in rating_df['mID']]
result = rating_df.groupby('title')['stars'].agg(['mean', 'count']).sort_values(['mean', 'count'], ascending=False)
# case: spread-agg-lambda
rating_df['mID'] = rating_df['mID'].astype(int)
spread = rating_df.groupby('mID')['stars'].agg(lambda s: s.max() - s.min())
result = movie_df.join(spread, on='mID')[['title', 'stars']].sort_values('stars', ascending=False)
# case: join-overlap-columns
r = rating_df.assign(mID=rating_df['mID'].astype(int))
result = r.join(movie_df, on='mID')
# case: named-agg-missing-column
result = rating_df.groupby('rID').agg(avg_stars=('stars', 'mean'), last=('rating_date', 'max'))
# case: date-max-text-with-none
result = rating_df.groupby('rID').agg(avg_stars=('stars', 'mean'), last=('ratingDate', 'max')).reset_index()
# case: date-max-whole-column
latest = max(rating_df['ratingDate'])
result = rating_df[rating_df['ratingDate'] == latest]
# case: title-extract-wrong-groups
movie_df[['first', 'rest']] = movie_df['title'].str.extract(r'^(\w+)')
result = movie_df[['title', 'first', 'rest']]
# case: title-contains-dot
result = movie_df[movie_df['title'].str.contains('E.T.')]['title'].tolist()
# case: director-contains-nan-mask
result = movie_df[movie_df['director'].str.contains('James')]
# case: decade-namedtuple
Row = namedtuple('Row', 'decade count newest')
rows = []
for decade, g in movie_df.groupby(movie_df['year'] // 10 * 10):
    rows.append(Row(decade, len(g), g.loc[g['year'].idxmax(), 'title']))
result = pd.DataFrame(rows)
# case: increased-rating-shift
rating_df['d'] = pd.to_datetime(rating_df['ratingDate'], format='mixed')
s = rating_df.sort_values(['rID', 'mID', 'd'])
s['prev'] = s.groupby(['rID', 'mID'])['stars'].shift()
up = s[s.stars > s.prev]
lookup = OrderedDict(reviewer_df.values.tolist())
result = [(lookup.get(r.rID, '?'), r.mID, r.prev, r.stars) for r in up.itertuples()]
