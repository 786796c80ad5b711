import pandas as pd
import numpy as np
import re
from collections import Counter, defaultdict, OrderedDict
from datetime import datetime
import itertools

film_df = pd.DataFrame({
    'film_id': [1, 2, 3, 4, 5, 6, 7, 8, 9],
    'title': ['ACADEMY DINOSAUR', 'ACE GOLDFINGER', 'Adaptation Holes', 'AFFAIR PREJUDICE', 'AFRICAN EGG', 'AGENT TRUMAN', 'AIRPLANE SIERRA', 'AIRPORT POLLOCK', 'ALABAMA DEVIL'],
    'release_year': [2006, 2006, 2005, 2006, 2007, 2005, None, 2006, 2007],
    'rental_rate': [0.99, 4.99, 2.99, 2.99, 2.99, 2.99, 4.99, 4.99, 2.99],
    'length': [86, 48, 50, 117, 130, 169, 62, 54, 114],
    'rating': ['PG', 'G', 'NC-17', 'G', 'G', 'PG', 'PG-13', 'R', 'PG-13'],
    'special_features': ['Deleted Scenes,Behind the Scenes', 'Trailers,Deleted Scenes', 'Trailers,Deleted Scenes', 'Commentaries', None, 'Deleted Scenes', 'Trailers', 'Trailers', 'Trailers,Deleted Scenes']
})

actor_df = pd.DataFrame({
    'actor_id': [1, 2, 3, 4, 5, 6],
    'first_name': ['PENELOPE', 'NICK', 'ED', 'JENNIFER', 'JOHNNY', 'NICK'],
    'last_name': ['GUINESS', 'WAHLBERG', 'CHASE', 'DAVIS', 'LOLLOBRIGIDA', 'STALLONE']
})

film_actor_df = pd.DataFrame({
    'actor_id': [1, 1, 1, 2, 2, 3, 4, 4, 5, 5, 5],
    'film_id': [1, 2, 6, 3, 6, 2, 4, 5, 8, 9, 1]
})

rental_df = pd.DataFrame({
    'rental_id': ['1', '2', '3', '4', '5', '6', '7', '8', '9', '10'],
    'film_id': ['1', '1', '2', '4', '4', '4', '6', '8', '9', '1'],
    'customer': ['MARY SMITH', 'mary smith', 'LINDA JONES', 'LINDA JONES', 'Ana Bell', 'Ana Bell', 'MARY SMITH ', 'Ana Bell', 'Zed', 'Zed'],
    'rental_date': ['2005-05-24 22:53:30', '2005-05-24 23:03:39', '2005-05-25 00:00:40', '2005-06-01 08:12:00', '2005-06-15 12:01:01', '2005-06-30 23:59:59', '2005-07-01 00:00:00', '2005-07-09 10:30:00', '2005-07-10 11:11:11', '2005-08-01 09:00:00'],
    'return_date': ['2005-05-26 22:04:30', '2005-06-03 01:43:41', '2005-06-01 22:12:39', None, '2005-06-18 12:01:01', '2005-07-05 06:00:00', '2005-07-04 00:00:00', '', '2005-07-12 08:00:00', None]
})
# case: actors-in-nick-films
nick = actor_df.loc[actor_df['first_name'] == 'NICK']['actor_id'].to_list()
films = film_actor_df[film_actor_df['actor_id'].isin(nick)]['film_id'].to_list()
result = film_df[film_df['film_id'].isin(films)]['title'].str.title().to_list()
# case: full-name-film-count
actor_df['full_name'] = actor_df['first_name'] + ' ' + actor_df['last_name']
cnt = film_actor_df.groupby('actor_id').size().reset_index(name='films')
m = actor_df.merge(cnt, how='left', on='actor_id')
m['films'] = m['films'].fillna(0).astype(int)
m.sort_values(by=['films', 'full_name'], ascending=[False, True], inplace=True)
result = m[['full_name', 'films']].reset_index(drop=True)
# case: costar-pairs-self-merge
p = film_actor_df.merge(film_actor_df, on='film_id', suffixes=('_a', '_b'))
p = p[p['actor_id_a'] < p['actor_id_b']]
nm = {r['actor_id']: r['first_name'].capitalize() for r in actor_df.to_dict('records')}
p['pair'] = p.apply(lambda r: nm[r['actor_id_a']] + ' & ' + nm[r['actor_id_b']], axis=1)
result = p[['film_id', 'pair']].sort_values('film_id').reset_index(drop=True)
# case: rating-avg-length-round
d = {}
for rating in film_df['rating'].unique():
    sub = film_df[film_df['rating'] == rating]
    d[rating] = [len(sub), round(sub['length'].mean(), 2)]
result = pd.DataFrame.from_dict(d, orient='index', columns=['n', 'avg_length']).sort_index()
# case: special-features-counter
c = Counter(itertools.chain.from_iterable(f.split(',') for f in film_df['special_features'].dropna()))
result = pd.Series(c).sort_index()
# case: special-features-none-split
film_df['n_features'] = film_df['special_features'].apply(lambda s: len(s.split(',')))
result = film_df[['title', 'n_features']]
# case: rental-film-type-mismatch
x = rental_df.merge(film_df, on='film_id', how='inner')
result = x.groupby('title')['rental_id'].count()
# case: rental-revenue-rate
rates = film_df.set_index('film_id')['rental_rate']
rental_df['rate'] = rental_df['film_id'].apply(lambda f: rates[int(f)])
rental_df['customer'] = rental_df['customer'].str.strip().str.upper()
out = rental_df.groupby('customer', as_index=False)['rate'].sum().round(2)
out['rate'] = out['rate'].apply(lambda v: '$' + str(v))
result = out
# case: overdue-not-returned
ret = pd.to_datetime(rental_df['return_date'], errors='coerce')
rental_df['out'] = ret.isna()
result = rental_df.loc[rental_df['out'], ['rental_id', 'customer']].reset_index().drop('index', axis=1)
# case: rental-days-average
r = rental_df[rental_df['return_date'].apply(lambda v: v not in (None, ''))].copy()
r['days'] = (pd.to_datetime(r['return_date']) - pd.to_datetime(r['rental_date'])).dt.days
result = np.mean(r['days'].tolist())
# case: rentals-by-month-name
rental_df['rental_date'] = pd.to_datetime(rental_df['rental_date'])
rental_df['m'] = rental_df['rental_date'].dt.month_name()
order = ['May', 'June', 'July', 'August']
result = rental_df.groupby('m').size().reindex(order).reset_index()
result.columns = ['month', 'rentals']
# case: second-longest-film
result = film_df.sort_values('length', ascending=False).iloc[1:2][['title', 'length']]
# case: shortest-per-rating-apply
result = film_df.groupby('rating').apply(lambda g: g.loc[g['length'].idxmin(), 'title'])
# case: release-year-null-if
rows = []
for t, y in film_df[['title', 'release_year']].values:
    rows.append([t.lower(), str(int(y)) if y == y else 'n/a'])
result = pd.DataFrame(rows, columns=['title', 'year'])
result = result.groupby('year')['title'].max()
