import pandas as pd
import numpy as np
import re
import math
import datetime
from collections import Counter, defaultdict
from itertools import groupby

stadium_df = pd.DataFrame({
    'Stadium_ID': [1, 2, 3, 4, 5, 6, 7],
    'Location': ['Raith Rovers', 'Ayr United', 'East Fife', "Queen's Park", 'Stirling Albion', 'Arbroath', 'Alloa Athletic'],
    'Name': ["Stark's Park", 'Somerset Park', 'Bayview Stadium', 'Hampden Park', 'Forthbank Stadium', 'Gayfield Park', 'Recreation Park '],
    'Capacity': [10104, 11998, 2000, 52500, 3808, 4125, 3100],
    'Highest': [4812, 2363, 1980, 1763, 1125, 921, 1057],
    'Lowest': [1294, 1057, 533, 466, 404, 411, 331],
    'Average': [2106, 1477, 864, 730, 642, 638, None]
})

singer_df = pd.DataFrame({
    'Singer_ID': [1, 2, 3, 4, 5, 6],
    'Name': ['Joe Sharp', 'Timbaland', 'Justin Brown', 'Rose White', 'John Nizinik', 'Tribal King'],
    'Country': ['Netherlands', 'United States', 'France', 'France', 'France', 'france'],
    'Song_Name': ['You', 'Dangerous', 'Hey Oh', 'Sun', 'Gentleman', 'Love'],
    'Song_release_year': ['1992', '2008', '2013', '2003', '2014', '2016'],
    'Age': [52, 32, 29, 41, 43, 25],
    'Is_male': ['F', 'T', 'T', 'F', 'T', None]
})

concert_df = pd.DataFrame({
    'concert_ID': [1, 2, 3, 4, 5, 6, 7],
    'concert_Name': ['Auditions', 'Super bootcamp', 'Home Visits', 'Week 1', 'Week 1', 'Week 2', None],
    'Theme': ['Free choice', 'Free choice 2', 'Bleeding Love', 'Wide Awake', 'Happy Tonight', 'Party All Night', 'Free choice'],
    'Stadium_ID': ['1', '2', '2', '10', '5', '1', '7'],
    'Year': ['2014', '2014', '2015', '2014', '2015', '2015', '2016']
})

singer_in_concert_df = pd.DataFrame({
    'concert_ID': [1, 1, 1, 2, 2, 3, 4, 5, 5, 6],
    'Singer_ID': ['2', '3', '5', '3', '6', '5', '4', '5', '3', '2']
})
# case: singer-count-len
# How many singers do we have?
singers = singer_df['Singer_ID'].tolist()
unique_singers = set(singers)
count = 0
for s in unique_singers:
    count = count + 1
result = pd.DataFrame({'count': [count]})
# case: singers-by-age-desc-rows
# Show name, country, age for all singers ordered by age from the oldest to the youngest.
rows = []
for index, row in singer_df.iterrows():
    rows.append([row['Name'], row['Country'], row['Age']])
rows = sorted(rows, key=lambda x: x[2], reverse=True)
result = pd.DataFrame(rows, columns=['Name', 'Country', 'Age'])
# case: french-age-stats
# What is the average, minimum, and maximum age of all singers from France?
french = singer_df[singer_df['Country'].str.lower() == 'france']
stats = french.groupby('Country').agg({'Age': ['mean', 'min', 'max']})
stats.columns = ['_'.join(col).strip() for col in stats.columns.values]
stats.reset_index(inplace=True)
result = stats
# case: youngest-singer-song
# Show the name and the release year of the song by the youngest singer.
ages = singer_df['Age'].values
min_age = min(list(ages))
idx = list(ages).index(min_age)
youngest = singer_df.loc[idx]
result = pd.DataFrame([[youngest['Song_Name'], int(youngest['Song_release_year'])]], columns=['Song_Name', 'Song_release_year'])
# case: countries-counter
# Show all countries and the number of singers in each country.
c = Counter(singer_df['Country'].str.title().tolist())
result = pd.DataFrame(columns=['Country', 'num'])
for k, v in c.items():
    result.loc[len(result)] = [k, v]
result = result.sort_values(by='num', ascending=False)
# case: songs-above-average-age
avg = singer_df['Age'].mean().item()
songs = []
for song, age in zip(singer_df['Song_Name'], singer_df['Age']):
    if age > avg:
        songs.append(song)
songs = list(set(songs))
songs.sort()
result = pd.DataFrame(songs, columns=['Song_Name'])
# case: stadium-merge-typed-keys
# For each stadium, how many concerts play there?
try:
    merged = pd.merge(stadium_df, concert_df, on='Stadium_ID', how='left')
except ValueError:
    tmp = stadium_df.copy()
    tmp['Stadium_ID'] = tmp['Stadium_ID'].astype(str)
    merged = pd.merge(tmp, concert_df, on='Stadium_ID', how='left')
grouped = merged.groupby('Name')['concert_ID'].count()
result = grouped.reset_index(name='num_concerts')
# case: stadium-most-concerts-2014
# Show the stadium name and capacity with most number of concerts in year 2014 or after.
after = concert_df[concert_df['Year'] >= '2014']
counts = {}
for sid in after['Stadium_ID'].values:
    sid = int(sid)
    if sid in counts:
        counts[sid] += 1
    else:
        counts[sid] = 1
best = max(counts, key=counts.get)
result = stadium_df[stadium_df['Stadium_ID'] == best][['Name', 'Capacity']].reset_index(drop=True)
# case: year-most-concerts
year_counts = concert_df['Year'].astype(int).value_counts()
year = year_counts[year_counts == year_counts.max()].index.tolist()
result = pd.DataFrame({'Year': year, 'n': [year_counts[y] for y in year]}).sort_values('Year').reset_index(drop=True)
# case: stadiums-without-concert
used = set(concert_df['Stadium_ID'].unique().tolist())
names = []
i = 0
while i < len(stadium_df):
    sid = str(stadium_df['Stadium_ID'].iloc[i])
    if sid not in used:
        names.append(stadium_df['Name'].iloc[i].strip())
    i += 1
result = pd.DataFrame({'Name': names})
# case: countries-over-40-and-under-30
over = set(singer_df.loc[singer_df['Age'] > 40, 'Country'])
under = set(singer_df.loc[singer_df['Age'] < 30, 'Country'])
both = over.intersection(under)
result = pd.DataFrame(list(both), columns=['Country'])
# case: stadium-no-concert-2014-apply
concerts_2014 = concert_df[concert_df.Year == 2014]
def had_concert(x):
    return x in concerts_2014['Stadium_ID'].values
stadium_df['had'] = stadium_df['Stadium_ID'].apply(lambda x: had_concert(str(x)))
result = stadium_df[stadium_df['had'] == False]['Name'].to_frame()
# case: concert-name-theme-singer-count
# Show the name and theme for all concerts and the number of singers in each concert.
name_map = dict(zip(concert_df['concert_ID'], concert_df['concert_Name']))
theme_map = dict(zip(concert_df['concert_ID'], concert_df['Theme']))
cnt = singer_in_concert_df.groupby('concert_ID').agg({'Singer_ID': 'count'}).reset_index()
cnt['concert_Name'] = cnt['concert_ID'].map(name_map)
cnt['Theme'] = cnt['concert_ID'].map(theme_map)
cnt.rename(columns={'Singer_ID': 'num_singers'}, inplace=True)
result = cnt[['concert_Name', 'Theme', 'num_singers']]
# case: hey-singer-percent-male
# percent of male singers, NULL treated as not male
males = sum(singer_df['Is_male'] == 'T')
total = len(singer_df['Is_male'])
pct = males / total * 100
result = '{:.2f}%'.format(pct)
