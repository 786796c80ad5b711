import pandas as pd
import numpy as np
import re
import math
from collections import Counter, defaultdict
from itertools import groupby, chain

singer_df = pd.DataFrame({
    'Singer_ID': [1, 2, 3, 4, 5, 6],
    'Name': ['Joe Sharp', 'Timbaland', 'Justin Brown', 'Rose White', 'John Nizinik', 'Tribal King'],
    'Country': ['Netherlands', 'United States', 'France', 'France', 'France', 'France'],
    'Song_Name': ['You', 'Dangerous', 'Hey Oh', 'Sun', 'Gentleman', 'Love'],
    'Song_release_year': ['1992', '2008', '2013', '2003', '2014', '2016'],
    'Age': [52, 32, 29, 41, 43, 25],
    'Is_male': ['F', 'T', 'T', 'F', 'T', 'T']
})

concert_df = pd.DataFrame({
    'concert_ID': [1, 2, 3, 4, 5, 6],
    'concert_Name': ['Auditions', 'Super bootcamp', 'Home Visits', 'Week 1', 'Week 1', 'Week 2'],
    'Theme': ['Free choice', 'Free choice 2', 'Bleeding Love', 'Wide Awake', 'Happy Tonight', 'Party All Night'],
    'Stadium_ID': ['1', '2', '2', '10', '9', '7'],
    'Year': ['2014', '2014', '2015', '2014', '2015', '2015']
})

stadium_df = pd.DataFrame({
    'Stadium_ID': [1, 2, 4, 5, 6, 7, 9, 10],
    'Location': ['Raith Rovers', 'Ayr United', 'East Fife', "Queen's Park", 'Stirling Albion', 'Arbroath', 'Alloa Athletic', 'Peterhead'],
    'Name': ["Stark's Park", 'Somerset Park', 'Bayview Stadium', 'Hampden Park', 'Forthbank Stadium', 'Gayfield Park', 'Recreation Park', 'Balmoor'],
    'Capacity': [10104, 11998, 2000, 52500, 3808, 4125, 3100, 4000],
    'Average': [1477, 864, 331, 466, 404, 411, 331, 837]
})

singer_in_concert_df = pd.DataFrame({
    'concert_ID': [1, 1, 1, 2, 2, 3, 4, 5, 5, 6],
    'Singer_ID': [2, 3, 5, 3, 6, 5, 4, 6, 3, 2]
})

tracks_df = pd.DataFrame({
    'TrackId': [1, 2, 3, 4, 5, 6, 7, 8],
    'Title': ['Balls to the Wall', 'fast as a shark', 'Restless and Wild', 'Go Down', 'Dog Eat Dog', 'Overdose', "Walk On Water", 'go down'],
    'Genre': ['Rock', 'Rock', 'rock ', 'Rock', 'Metal', 'Metal', None, 'Blues'],
    'Length': ['5:42', '3:50', '4:12', '5:31', '3:35', '6:09', '4:55', '5:31'],
    'UnitPrice': [0.99, 0.99, 0.99, 1.29, 1.29, 0.99, np.nan, 0.99]
})
# case: concerts-per-stadium-int-cast
concert_df['Stadium_ID'] = concert_df['Stadium_ID'].astype('int64')
x = stadium_df.merge(concert_df, on='Stadium_ID', how='left')
x = x.groupby('Name')['concert_ID'].count().reset_index().rename(columns={'concert_ID': 'concerts'})
result = x.sort_values(by=['concerts', 'Name'], ascending=[False, True]).reset_index(drop=True)
# case: concerts-merge-object-int
result = pd.merge(concert_df, stadium_df, on='Stadium_ID')[['concert_Name', 'Name']]
# case: stadiums-no-concert-2014
ids_2014 = [int(s) for s, y in zip(concert_df['Stadium_ID'], concert_df['Year']) if y == '2014']
result = stadium_df[~stadium_df['Stadium_ID'].isin(ids_2014)]['Name'].values

result = list(result)
# case: year-compare-int-to-text
result = concert_df[concert_df['Year'] >= 2014]['concert_Name'].count()
# case: french-singers-agg-named
fr = singer_df[singer_df['Country'] == 'France']
result = pd.DataFrame(fr['Age'].agg(['mean', 'min', 'max'])).T
result.columns = ['avg_age', 'min_age', 'max_age']
result.index = [0]
# case: singers-young-and-old-country
old = set(singer_df.query('Age > 40').Country)
young = set(singer_df.query('Age < 30').Country)
result = pd.DataFrame({'Country': list(old.intersection(young))})
# case: length-to-seconds
def to_sec(s):
    m, sec = s.split(':')
    return int(m) * 60 + int(sec)
tracks_df['sec'] = tracks_df['Length'].map(to_sec)
longest = tracks_df.nlargest(3, 'sec', keep='all')
result = longest[['Title', 'Length', 'sec']].reset_index(drop=True)
# case: titles-case-insensitive-dups
seen = defaultdict(list)
for t in tracks_df.itertuples(index=False):
    seen[t.Title.lower()].append(t.TrackId)
result = {k: v for k, v in seen.items() if len(v) > 1}
# case: singers-in-concert-join-names
m = singer_in_concert_df.merge(singer_df, on='Singer_ID').merge(concert_df, on='concert_ID')
g = m.groupby(['concert_ID', 'concert_Name'])['Name'].agg(lambda s: ', '.join(s)).reset_index()
g['n'] = g['Name'].str.count(',') + 1
result = g
# case: genre-price-multi
tracks_df['Genre'] = tracks_df['Genre'].fillna('Unknown').str.strip().str.capitalize()
res = tracks_df.groupby('Genre')[['UnitPrice']].agg(['min', 'max', 'count'])
res.columns = res.columns.map('_'.join)
result = res.reset_index()
# case: song-like-hey
ids = []
for i in range(len(singer_df)):
    if 'Hey' in singer_df['Song_Name'].iloc[i]:
        ids.append(i)
result = singer_df.iloc[ids, [1, 2]]
# case: capacity-between-or
result = stadium_df[(stadium_df['Capacity'] >= 5000) & (stadium_df['Capacity'] <= 12000) | (stadium_df['Average'] > 800)][['Location', 'Name']].sort_values('Name')
# case: highest-average-capacity-iat
pos = int(np.argmax(stadium_df['Average'].to_numpy()))
result = (stadium_df.iat[pos, 2], stadium_df.iat[pos, 3])
# case: release-decade-count
singer_df['decade'] = singer_df['Song_release_year'].apply(lambda y: y[:3] + '0s')
d = singer_df.pivot_table(index='decade', columns='Is_male', values='Singer_ID', aggfunc=len)
d = d.fillna(0).astype(int)
d.columns = ['female' if c == 'F' else 'male' for c in d.columns]
d['total'] = d.sum(axis=1)
result = d.reset_index()
