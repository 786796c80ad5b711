import pandas as pd
import numpy as np
import re

plays_df = pd.DataFrame({
    'play_id': [1, 2, 3, 4, 5, 6, 7, 8],
    'title': ['Hamlet', 'The Seagull', 'hamlet ', 'Arcadia', 'Copenhagen', 'Endgame', 'Cats', None],
    'author': ['William Shakespeare', 'Anton Chekhov', 'William Shakespeare', 'Tom Stoppard', 'Michael Frayn', 'Samuel Beckett', None, 'Unknown'],
    'genre': ['Tragedy', 'Comedy', 'tragedy', 'Comedy', 'Drama', 'Drama', 'Musical', ''],
    'year_written': [1601, 1896, 1601, 1993, 1998, 1957, 1981, np.nan],
    'duration_min': [240, 165, 195, 170, 130, 85, 160, 0],
})

performances_df = pd.DataFrame({
    'perf_id': [101, 102, 103, 104, 105, 106, 107, 108, 109, 110, 111, 112],
    'play_id': [1, 1, 2, 4, 4, 4, 5, 6, 7, 7, 9, 2],
    'venue_id': [1, 2, 1, 3, 3, 1, 2, 3, 1, 1, 2, None],
    'perf_date': ['2023-01-14', '2023-01-15', '2023-02-03', '2023-02-03', '2023-03-10', '2023-03-11', '2023-03-25', '2023-04-01', '2023-04-08', '2023-12-31', '2024-01-06', None],
    'tickets_sold': [310, 180, 250, 95, 120, 310, 60, 0, 400, 400, 150, np.nan],
    'price': [45.0, 30.0, 40.0, 25.5, 25.5, 45.0, 30.0, 20.0, 75.0, 99.0, 30.0, 40.0],
    'matinee': [True, False, False, False, True, True, None, False, True, False, True, None],
})

venues_df = pd.DataFrame({
    'venue_id': [1, 2, 3, 4],
    'name': ['Royal Court', 'Little Theatre', 'Black Box', 'Open Air'],
    'city': ['London', 'Bath', 'London', 'York'],
    'capacity': [400, 200, 120, 1000],
    'opened': ['1888', '1935', '2004', 'unknown'],
})

actors_df = pd.DataFrame({
    'actor_id': [11, 12, 13, 14, 15, 16, 17],
    'name': ['Judith Marlow', 'Peter Oakes', 'anna bright', 'Ian Crane', 'Helen Fox', 'Peter Oakes', 'Zoe Lunt'],
    'birth_year': [1951, 1980, 1992, 1980, np.nan, 1975, 2001],
    'fee': ['1,200', '800', '650', '$900', None, '800', '450'],
    'perf_ids': ['101;102', '103', '104;105;106', '101', '109;110', '', '111'],
})

# case: count-plays
# How many plays are there?
result = len(plays_df)
# case: titles-by-duration
# List the title and duration of all plays, longest first
result = plays_df[['title', 'duration_min']].sort_values('duration_min', ascending=False)
# case: distinct-cities
# What are the distinct cities having a venue?
result = venues_df['city'].unique().tolist()
# case: avg-capacity-london
# What is the average and maximum capacity of venues in London?
london = venues_df[venues_df['city'] == 'London']
result = london['capacity'].agg(['mean', 'max'])
# case: titles-with-letter
# Find titles that contain "a", ignoring case
result = plays_df.loc[plays_df['title'].str.contains('a', case=False, na=False), 'title'].tolist()
# case: matinee-count
# How many performances were matinees, evenings, unknown?
result = performances_df['matinee'].value_counts(dropna=False)
# case: plays-per-genre
# Show each genre with the number of plays, ignoring upper and lower case
genre_counts = (
    plays_df.assign(genre=plays_df['genre'].str.strip().str.lower().replace('', np.nan))
    .groupby('genre')
    .size()
    .reset_index(name='num_plays')
    .sort_values(by=['num_plays', 'genre'], ascending=[False, True])
    .reset_index(drop=True)
)
result = genre_counts
# case: revenue-per-venue
# Total revenue per venue name
df = performances_df.copy()
df['revenue'] = df['tickets_sold'] * df['price']
merged = pd.merge(df, venues_df, on='venue_id', how='inner')
result = merged.groupby('name')['revenue'].sum().sort_values(ascending=False)
# case: venues-without-performances
# Which venues never hosted a performance?
used = performances_df['venue_id'].dropna().astype(int).unique()
result = venues_df[~venues_df['venue_id'].isin(used)]['name']
# case: plays-performed-more-than-once
# Titles of plays with at least 2 performances
counts = performances_df.groupby('play_id')['perf_id'].count()
popular = counts[counts >= 2].index
result = plays_df[plays_df['play_id'].isin(popular)][['play_id', 'title']]
# case: monthly-tickets
# Tickets sold per month
perf = performances_df.copy()
perf['perf_date'] = pd.to_datetime(perf['perf_date'])
perf['month'] = perf['perf_date'].dt.to_period('M').astype(str)
result = perf[perf['perf_date'].notna()].groupby('month', as_index=False)['tickets_sold'].sum()
# case: occupancy-rate
# Average occupancy percentage of every venue, rounded to one decimal
m = performances_df.merge(venues_df[['venue_id', 'name', 'capacity']], how='left', on='venue_id')
m['occupancy'] = m['tickets_sold'].div(m['capacity']).mul(100)
result = m.groupby('name').agg(shows=('perf_id', 'count'), avg_occupancy=('occupancy', 'mean')).round(1)
# case: longest-play-per-genre
# For each genre the longest play
tmp = plays_df[plays_df['genre'] != '']
tmp = tmp.assign(genre=tmp['genre'].str.title())
idx = tmp.groupby('genre')['duration_min'].idxmax()
result = tmp.loc[idx, ['genre', 'title', 'duration_min']]
# case: top-performance
# Which performance brought in the most revenue? Return title and revenue
p = performances_df.merge(plays_df, on='play_id')
p['revenue'] = p.tickets_sold * p.price
best = p.nlargest(1, 'revenue').iloc[0]
result = (best['title'], best['revenue'])
# case: plays-before-1900
# Titles and century of plays written before 1900
old = plays_df.query('year_written < 1900').copy()
old['century'] = (old['year_written'] // 100 + 1).astype(int)
result = old[['title', 'century']].to_dict('records')
# case: actor-fee-clean
# Average fee of actors born after 1975
def parse_fee(x):
    if pd.isna(x):
        return np.nan
    return float(re.sub(r'[^\d.]', '', x))

actors = actors_df.copy()
actors['fee_num'] = actors['fee'].apply(parse_fee)
result = round(actors.loc[actors['birth_year'] > 1975, 'fee_num'].mean(), 2)
# case: wrong-sum-fee
# Total fee of all actors
actors_df['fee'] = actors_df['fee'].fillna(0).astype(float)
result = actors_df['fee'].sum()
# case: actors-in-hamlet
# Names of actors that played in Hamlet
a = actors_df.assign(perf_id=actors_df['perf_ids'].str.split(';')).explode('perf_id')
a = a[a['perf_id'] != '']
a['perf_id'] = a['perf_id'].astype(int)
joined = a.merge(performances_df, on='perf_id').merge(plays_df, on='play_id')
mask = joined['title'].str.strip().str.lower() == 'hamlet'
result = sorted(joined.loc[mask, 'name'].drop_duplicates())
# case: above-average-tickets
# Performances that sold more than the average of their own venue
avg = performances_df.groupby('venue_id')['tickets_sold'].transform('mean')
result = performances_df.loc[performances_df['tickets_sold'] > avg, ['perf_id', 'venue_id', 'tickets_sold']]
# case: running-total-by-venue
# Cumulative revenue at every venue in order of date
v = performances_df.dropna(subset=['perf_date', 'venue_id'])
v = v.assign(perf_date=pd.to_datetime(v['perf_date']), revenue=v['tickets_sold'] * v['price'])
v = v.sort_values(['venue_id', 'perf_date'])
v['running'] = v.groupby('venue_id')['revenue'].cumsum()
result = v[['venue_id', 'perf_date', 'revenue', 'running']].reset_index(drop=True)
# case: london-share
# What percentage of all revenue came from London?
full = performances_df.merge(venues_df, on='venue_id', how='left')
full['revenue'] = full['tickets_sold'].fillna(0) * full['price']
total = full['revenue'].sum()
london_total = full.loc[full['city'] == 'London', 'revenue'].sum()
result = f"{london_total / total * 100:.2f}%"
# case: authors-in-london-and-bath
# Which authors have had plays performed in both London and Bath?
data = performances_df.merge(plays_df, on='play_id').merge(venues_df, on='venue_id')
london_authors = set(data[data['city'] == 'London']['author'])
bath_authors = set(data[data['city'] == 'Bath']['author'])
result = list(london_authors & bath_authors)
# case: genre-city-matrix
# For each genre and city the number of performances with totals
d = (performances_df
     .merge(plays_df[['play_id', 'genre']], on='play_id', how='inner')
     .merge(venues_df[['venue_id', 'city']], on='venue_id', how='inner'))
result = pd.crosstab(d['genre'].str.lower(), d['city'], margins=True, margins_name='Total')
# case: second-best-per-city
# For each city, the second highest earning play and the gap to the best one
perf = performances_df.merge(venues_df[['venue_id', 'city']], on='venue_id')
perf = perf.merge(plays_df[['play_id', 'title']], on='play_id')
perf['revenue'] = perf['tickets_sold'] * perf['price']
rev = perf.groupby(['city', 'title'], as_index=False)['revenue'].sum()
rev['rank'] = rev.groupby('city')['revenue'].rank(method='dense', ascending=False).astype(int)
best = rev[rev['rank'] == 1].set_index('city')['revenue']
second = rev[rev['rank'] == 2].copy()
second['gap'] = second['city'].map(best) - second['revenue']
result = second.drop(columns='rank').reset_index(drop=True)
