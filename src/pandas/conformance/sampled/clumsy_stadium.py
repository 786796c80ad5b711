import pandas as pd
import numpy as np
import math
import re
from datetime import datetime
from collections import defaultdict, Counter

stadium = pd.DataFrame({
    'Stadium_ID': [1, 2, 3, 4, 5, 6, 7, 9, 10],
    'Location': ['Raith Rovers', 'Ayr United', 'East Fife', "Queen's Park", 'Stirling Albion', 'Arbroath', 'Alloa Athletic', 'Peterhead', 'Brechin City'],
    'Name': ["Stark's Park", 'Somerset Park', 'Bayview Stadium', 'Hampden Park', 'Forthbank Stadium', 'Gayfield Park', 'Recreation Park', 'Balmoor', 'Glebe Park'],
    'Capacity': [10104, 11998, 2000, 52500, 3808, 4125, 3100, 4000, 3960],
    'Highest': [4812, 2363, 1980, 1763, 1125, 921, 1057, 837, 780],
    'Lowest': [1294, 1057, 533, 466, 404, 411, 331, 400, 315],
    'Average': [2106, 1477, 864, 730, 642, 638, 637, 615, 552],
})
singer = pd.DataFrame({
    'Singer_ID': [1, 2, 3, 4, 5, 6, 7],
    'Name': ['Joe Sharp', 'Timbaland', 'Justin Brown', 'Rose White', 'John Nizinik', 'Tribal King', 'tribal king '],
    'Country': ['Netherlands', 'United States', 'France', 'France', 'France', 'France', None],
    'Song_Name': ['You', 'Dangerous', 'Hey Oh', 'Sun', 'Gentleman', 'Love', ''],
    'Song_release_year': ['1992', '2008', '2013', '2003', '2014', '2016', 'nan'],
    'Age': [52, 32, 29, 41, 43, 25, np.nan],
    'Is_male': ['F', 'T', 'T', 'F', 'T', 'T', None],
})
concert = pd.DataFrame({
    'concert_ID': [1, 2, 3, 4, 5, 6, 7],
    'concert_Name': ['Auditions', 'Super bootcamp', 'Home Visits', 'Week 1', 'Week 1', 'Week 2', 'Final'],
    'Theme': ['Free choice', 'Free choice 2', 'Bleeding Love', 'Wide Awake', 'Happy Tonight', 'Party All Night', None],
    'Stadium_ID': ['1', '2', '2', '10', '9', '7', '77'],
    'Year': ['2014', '2014', '2015', '2014', '2015', '2015', '2016'],
})
singer_in_concert = pd.DataFrame({
    'concert_ID': [1, 1, 1, 2, 2, 3, 4, 5, 5, 6, 6],
    'Singer_ID': [2, 3, 5, 3, 6, 5, 4, 6, 3, 2, 99],
})

# case: count-singers-loop
# SELECT count(*) FROM singer
count = 0
for index, row in singer.iterrows():
    if row['Singer_ID'] != None:
        count = count + 1
result = count

# case: singer-age-desc
# SELECT name, country, age FROM singer ORDER BY age DESC
df = singer.copy()
df = df[['Name', 'Country', 'Age']]
df = df.sort_values(by='Age', ascending=False)
df = df.reset_index(drop=True)
result = df

# case: french-avg-min-max
# SELECT avg(age), min(age), max(age) FROM singer WHERE country = 'France'
ages = []
for i in range(len(singer)):
    if singer['Country'][i] == 'France':
        ages.append(singer['Age'][i])
avg_age = sum(ages) / len(ages)
min_age = min(ages)
max_age = max(ages)
result = (avg_age, min_age, max_age)

# case: youngest-song
# SELECT song_name, song_release_year FROM singer ORDER BY age LIMIT 1
temp = singer.copy()
temp['Age'] = temp['Age'].fillna(999)
min_age = temp['Age'].min()
row = temp[temp['Age'] == min_age]
song = row['Song_Name'].values[0]
year = int(row['Song_release_year'].values[0])
result = [song, year]

# case: countries-older-20
# SELECT DISTINCT country FROM singer WHERE age > 20
countries = []
for idx, r in singer.iterrows():
    if r['Age'] > 20:
        if r['Country'] not in countries:
            countries.append(r['Country'])
result = sorted(countries)

# case: count-per-country-dict
# SELECT country, count(*) FROM singer GROUP BY country
country_count = {}
for country in singer['Country'].unique():
    if country is None or country != country:
        continue
    country_count[country] = len(singer[singer['Country'] == country])
result = pd.DataFrame(list(country_count.items()), columns=['Country', 'count(*)'])

# case: older-than-average-songs
# SELECT song_name FROM singer WHERE age > (SELECT avg(age) FROM singer)
average = singer['Age'].mean()
result = singer.loc[singer['Age'] > average]['Song_Name'].values.tolist()

# case: capacity-between
# SELECT location, name FROM stadium WHERE capacity BETWEEN 5000 AND 10000
filtered = stadium[(stadium['Capacity'] >= 5000) & (stadium['Capacity'] <= 10000)]
if filtered.empty:
    result = "No stadium found"
else:
    result = filtered[['Location', 'Name']]

# case: max-capacity-avg
# SELECT max(capacity), avg(average) FROM stadium
d = {}
d['max_capacity'] = [stadium['Capacity'].max()]
d['avg_average'] = [round(stadium['Average'].mean(), 2)]
result = pd.DataFrame.from_dict(d)

# case: top-average-stadium
# SELECT name, capacity FROM stadium ORDER BY average DESC LIMIT 1
result = stadium.loc[stadium['Average'].idxmax()][['Name', 'Capacity']].to_dict()

# case: concerts-2014-or-2015-mistake
# SELECT count(*) FROM concert WHERE year = 2014 OR year = 2015
df = concert[(concert['Year'] == '2014') or (concert['Year'] == '2015')]
result = len(df)

# case: concerts-2014-or-2015
# SELECT count(*) FROM concert WHERE year = 2014 OR year = 2015
years = concert['Year'].tolist()
n = 0
for y in years:
    y = int(y)
    if y == 2014 or y == 2015:
        n += 1
result = {'count': n}

# case: stadium-concert-count-merge-back
# SELECT T2.name, count(*) FROM concert AS T1 JOIN stadium AS T2 ON T1.stadium_id = T2.stadium_id GROUP BY T1.stadium_id
c = concert.copy()
c['Stadium_ID'] = c['Stadium_ID'].astype(int)
g = c.groupby('Stadium_ID').size().reset_index()
g = g.rename(columns={0: 'cnt'})
m = pd.merge(g, stadium, on='Stadium_ID', how='inner')
m = m[['Name', 'cnt']]
m.columns = ['name', 'count']
result = m

# case: stadium-join-dtype-mistake
# SELECT T2.name, T1.concert_name FROM concert AS T1 JOIN stadium AS T2 ON T1.stadium_id = T2.stadium_id
merged = concert.merge(stadium, on='Stadium_ID')
result = merged[['Name', 'concert_Name']]

# case: most-concerts-since-2014
# SELECT T2.name, T2.capacity FROM concert T1 JOIN stadium T2 ... WHERE T1.year >= 2014 GROUP BY T2.stadium_id ORDER BY count(*) DESC LIMIT 1
counts = defaultdict(int)
for _, crow in concert.iterrows():
    if int(crow['Year']) >= 2014:
        for _, srow in stadium.iterrows():
            if str(srow['Stadium_ID']) == crow['Stadium_ID']:
                counts[srow['Name']] += 1
best_name = None
best = 0
for k, v in counts.items():
    if v > best:
        best = v
        best_name = k
cap = stadium[stadium['Name'] == best_name]['Capacity'].iloc[0]
result = (best_name, cap, best)

# case: year-most-concerts
# SELECT year FROM concert GROUP BY year ORDER BY count(*) DESC LIMIT 1
vc = concert['Year'].value_counts().reset_index()
vc.columns = ['Year', 'cnt']
vc = vc.sort_values(['cnt', 'Year'], ascending=[False, True])
result = vc.iloc[0]['Year']

# case: stadium-no-concert
# SELECT name FROM stadium WHERE stadium_id NOT IN (SELECT stadium_id FROM concert)
ids = set()
for x in concert['Stadium_ID'].values:
    ids.add(int(x))
names = []
for t in stadium.itertuples():
    if t.Stadium_ID not in ids:
        names.append(t.Name)
result = names

# case: country-above-40-and-below-30
# SELECT country FROM singer WHERE age > 40 INTERSECT SELECT country FROM singer WHERE age < 30
a = set(singer[singer['Age'] > 40]['Country'].tolist())
b = set(singer[singer['Age'] < 30]['Country'].tolist())
result = sorted(list(a & b))

# case: concert-theme-singer-count
# SELECT T2.concert_name, T2.theme, count(*) FROM singer_in_concert T1 JOIN concert T2 ... GROUP BY T2.concert_id
rows = []
for cid in concert['concert_ID'].unique():
    sub = singer_in_concert[singer_in_concert['concert_ID'] == cid]
    if len(sub) == 0:
        continue
    info = concert[concert['concert_ID'] == cid]
    rows.append({'concert_Name': info['concert_Name'].values[0], 'Theme': info['Theme'].values[0], 'count': len(sub)})
result = pd.DataFrame(rows)

# case: singer-performances-left
# SELECT T2.name, count(*) FROM singer_in_concert T1 JOIN singer T2 ON T1.singer_id = T2.singer_id GROUP BY T2.singer_id
cnt = singer_in_concert.groupby('Singer_ID')['concert_ID'].count().reset_index()
cnt.rename(columns={'concert_ID': 'num'}, inplace=True)
out = singer.merge(cnt, how='left', left_on='Singer_ID', right_on='Singer_ID')
out['num'] = out['num'].fillna(0).astype(int)
out['Name'] = out['Name'].apply(lambda x: x.strip().title())
result = out[['Name', 'num']].groupby('Name', as_index=False).sum()

# case: singers-2014-names
# SELECT T2.name FROM singer_in_concert T1 JOIN singer T2 JOIN concert T3 WHERE T3.year = 2014
names = []
for i in range(0, len(concert)):
    if concert.loc[i, 'Year'] == '2014':
        cid = concert.loc[i, 'concert_ID']
        for j in range(0, len(singer_in_concert)):
            if singer_in_concert.loc[j, 'concert_ID'] == cid:
                sid = singer_in_concert.loc[j, 'Singer_ID']
                s = singer[singer['Singer_ID'] == sid]
                if not s.empty:
                    names.append(s['Name'].item())
result = names

# case: song-like-hey
# SELECT name, country FROM singer WHERE song_name LIKE '%Hey%'
df = singer[singer['Song_Name'].apply(lambda s: 'Hey' in s if type(s) == str else False)]
result = df[['Name', 'Country']].to_dict('records')

# case: age-group-apply
# Label each singer by age bucket and count
def age_group(row):
    if row['Age'] != row['Age']:
        return 'unknown'
    elif row['Age'] < 30:
        return 'young'
    elif row['Age'] < 45:
        return 'middle'
    else:
        return 'old'
singer_copy = singer.copy()
singer_copy['age_group'] = singer_copy.apply(age_group, axis=1)
result = singer_copy['age_group'].value_counts().to_dict()

# case: fill-ratio-string
# For every stadium give Highest/Capacity in percent cut to two decimals
out = []
for name, hi, cap in zip(stadium['Name'], stadium['Highest'], stadium['Capacity']):
    p = int(hi / cap * 100 * 100) / 100
    out.append(name + ': ' + str(p) + '%')
result = '; '.join(out)
