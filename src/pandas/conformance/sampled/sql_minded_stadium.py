import pandas as pd
import numpy as np

# Spider: concert_singer
stadium_df = pd.DataFrame({
    'Stadium_ID': [1, 2, 3, 4, 5, 6],
    'Location': ['Raith Rovers', 'Ayr United', 'East Fife', "Queen's Park", 'Stirling Albion', 'Arbroath'],
    'Name': ["Stark's Park", 'Somerset Park', 'Bayview Stadium', 'Hampden Park', 'Forthbank Stadium', 'Gayfield Park'],
    'Capacity': [10104, 11998, 2000, 52500, 3808, 4125],
    'Highest': [4812, 2363, 1980, 1763, 1125, 921],
    'Average': [2106, 1477, 864, 730, 642, None],
})

singer_df = pd.DataFrame({
    'Singer_ID': [1, 2, 3, 4, 5, 6],
    'Name': ['Joe Sharp', 'Timbaland', 'Justin Brown', 'Rose White', 'John Nizinik', 'Tribal King'],
    'Country': ['Netherlands', 'United States', 'France', 'France', 'France', 'france '],
    'Song_Name': ['You', 'Dangerous', 'Hey Oh', 'Sun', 'Gentleman', 'Love 100%'],
    'Song_release_year': ['1992', '2008', '2013', '2003', '2014', '2016'],
    'Age': [52, 32, 29, 41, 43, 25],
    'Is_male': ['F', 'T', 'T', 'F', 'T', 'T'],
})

concert_df = pd.DataFrame({
    'concert_ID': [1, 2, 3, 4, 5, 6],
    'concert_Name': ['Auditions', 'Super bootcamp', 'Home Visits', 'Week 1', 'Week 1', 'Week 2'],
    'Theme': ['Free choice', 'Free choice 2', 'Bleeding Love', 'Wide Awake', 'Happy Tonight', None],
    'Stadium_ID': [1, 2, 2, 4, 4, 1],
    'Year': ['2014', '2014', '2015', '2014', '2015', '2015'],
})

singer_in_concert_df = pd.DataFrame({
    'concert_ID': [1, 1, 1, 2, 2, 3, 4, 5, 5, 6],
    'Singer_ID': [2, 3, 5, 3, 6, 5, 4, 6, 3, 2],
})
# case: stadium-without-concert-except
# SELECT name FROM stadium EXCEPT SELECT name of stadiums with concerts in 2014
all_names = stadium_df[['Name']].drop_duplicates()
with_2014 = (
    concert_df[concert_df['Year'] == '2014']
    .merge(stadium_df, on='Stadium_ID')[['Name']]
    .drop_duplicates()
)
result = all_names[~all_names['Name'].isin(with_2014['Name'])].reset_index(drop=True)
# case: intersect-2014-2015
# locations with concerts in both 2014 and 2015
j = concert_df.merge(stadium_df, on='Stadium_ID', how='inner')
a = j.loc[j['Year'] == '2014', ['Name', 'Location']].drop_duplicates()
b = j.loc[j['Year'] == '2015', ['Name', 'Location']].drop_duplicates()
result = a.merge(b, on=['Name', 'Location'], how='inner').sort_values('Name', ignore_index=True)
# case: most-concerts-limit-1
# SELECT T2.name, T2.capacity FROM concert T1 JOIN stadium T2 ON ... WHERE T1.year >= 2014 GROUP BY T2.stadium_id ORDER BY count(*) DESC LIMIT 1
f = concert_df[concert_df['Year'].astype(int) >= 2014]
cnt = f.groupby('Stadium_ID').size().reset_index(name='cnt')
result = (
    cnt.merge(stadium_df, on='Stadium_ID')
    .sort_values(['cnt', 'Stadium_ID'], ascending=[False, True])
    .head(1)[['Name', 'Capacity']]
    .reset_index(drop=True)
)
# case: between-capacity
# SELECT Location, Name FROM stadium WHERE Capacity BETWEEN 5000 AND 12000
mask = stadium_df['Capacity'].between(5000, 12000)
result = stadium_df.loc[mask, ['Location', 'Name']]
# case: youngest-singer-scalar-subquery
# SELECT song_name, song_release_year FROM singer WHERE age = (SELECT MIN(age) FROM singer)
min_age = singer_df['Age'].min()
result = singer_df[singer_df['Age'] == min_age][['Song_Name', 'Song_release_year']].reset_index(drop=True)
# case: like-literal-percent
# SELECT Name FROM singer WHERE Song_Name LIKE '%100\%' ESCAPE '\' OR Song_Name LIKE 'Hey%'
s = singer_df['Song_Name']
result = singer_df.loc[
    s.str.endswith('100%') | s.str.startswith('Hey'), ['Name', 'Song_Name']
].reset_index(drop=True)
# case: country-agg-age
# SELECT country, count(*), avg(age), min(age), max(age) FROM singer GROUP BY trimmed, proper-cased country
s = singer_df.assign(Country=singer_df['Country'].str.strip().str.title())
out = s.groupby('Country')['Age'].agg(['count', 'mean', 'min', 'max'])
out.columns = ['n', 'avg_age', 'min_age', 'max_age']
result = out.sort_values(['n', 'avg_age'], ascending=[False, True]).reset_index()
# case: singer-count-per-concert
# SELECT concert_name, theme, count(*) FROM singer_in_concert JOIN concert GROUP BY concert_id
result = (
    singer_in_concert_df
    .merge(concert_df, on='concert_ID', how='inner')
    .groupby(['concert_ID', 'concert_Name', 'Theme'], dropna=False)
    .agg(singers=('Singer_ID', 'count'))
    .reset_index()
    .drop(columns='concert_ID')
)
# case: division-all-stadium-one
# relational division: singers who sang in every concert held in stadium 1
need = set(concert_df.loc[concert_df['Stadium_ID'] == 1, 'concert_ID'])
have = singer_in_concert_df.groupby('Singer_ID')['concert_ID'].apply(set)
ids = have[have.apply(lambda x: need.issubset(x))].index
result = singer_df[singer_df['Singer_ID'].isin(ids)][['Singer_ID', 'Name']].reset_index(drop=True)
# case: case-when-age-bucket
conditions = [singer_df['Age'] < 30, singer_df['Age'] < 40]
choices = ['young', 'thirties']
bucketed = singer_df.assign(bucket=np.select(conditions, choices, default='senior'))
result = bucketed.groupby('bucket', sort=False).agg(
    n=('Singer_ID', 'nunique'),
    names=('Name', lambda x: '|'.join(sorted(x))),
).reset_index()
# case: shared-concert-self-join
# pairs of singers that shared a concert
left = singer_in_concert_df.merge(singer_in_concert_df, on='concert_ID', suffixes=('_a', '_b'))
pairs = left[left['Singer_ID_a'] < left['Singer_ID_b']][['Singer_ID_a', 'Singer_ID_b']].drop_duplicates()
names = singer_df.set_index('Singer_ID')['Name']
result = pd.DataFrame({
    'singer_a': pairs['Singer_ID_a'].map(names),
    'singer_b': pairs['Singer_ID_b'].map(names),
}).sort_values(['singer_a', 'singer_b']).reset_index(drop=True)
# case: coalesce-average-attendance
# SELECT Name, COALESCE(Average, Highest / 2) FROM stadium ORDER BY 2 DESC LIMIT 3 OFFSET 1
t = stadium_df[['Name']].copy()
t['avg_att'] = stadium_df['Average'].fillna(stadium_df['Highest'] / 2)
result = t.sort_values('avg_att', ascending=False).iloc[1:1 + 3].reset_index(drop=True)
# case: above-average-song-age
# SELECT DISTINCT song_name FROM singer WHERE age > (SELECT avg(age) FROM singer)
result = singer_df.query('Age > Age.mean()')['Song_Name'].drop_duplicates().tolist()
# case: left-join-zero-count
# SELECT s.Name, COUNT(c.concert_ID) FROM stadium s LEFT JOIN concert c GROUP BY s.Stadium_ID ORDER BY 2 DESC, 1
m = stadium_df.merge(concert_df, on='Stadium_ID', how='left')
result = (
    m.groupby(['Stadium_ID', 'Name'])['concert_ID'].count()
    .reset_index(name='num_concerts')
    .sort_values(by=['num_concerts', 'Name'], ascending=[False, True])
    [['Name', 'num_concerts']]
    .reset_index(drop=True)
)
