import pandas as pd
import numpy as np
import re
import datetime as dt

singer = pd.DataFrame({
    'Singer_ID': [1, 2, 3, 4, 5, 6, 7, 8],
    'Name': ['Joe Sharp', 'Timbaland', 'Justin Brown', 'Rose White', ' john Nizinik', 'Tribal King', 'rose white', 'Ana Paz'],
    'Country': ['Netherlands', 'United States', 'France', 'France', 'france ', 'France', None, 'Spain'],
    'Song_Name': ['You', 'Dangerous', 'Hey Oh', 'Sun', 'Gentleman', 'Love', 'Sun', ''],
    'Song_release_year': ['1992', '2008', '2013', '2003', '2014', '2016', None, '2008'],
    'Age': [52, 32, 29, 41, 43, 25, np.nan, 32],
    'Is_male': [True, True, True, False, True, True, None, False],
})
stadium = pd.DataFrame({
    'Stadium_ID': [1, 2, 3, 4, 5, 6, 7],
    'Location': ['Raith Rovers', 'Ayr United', 'East Fife', "Queen's Park", 'Stirling Albion', 'Arbroath', 'Alloa Athletic'],
    'Name': ["Stark's Park", 'Somerset Park', 'Bayview Stadium', 'Hampden Park', 'Forthbank Stadium', 'Gayfield Park', 'Recreation Park'],
    'Capacity': [10104, 11998, 2000, 52500, 3808, 4125, 3100],
    'Highest': [4812, 2363, 1980, 1763, 1125, 921, 1057],
    'Lowest': [1294, 1057, 533, 466, 404, 411, 0],
    'Average': [2106, 1477, 864, 730, 642, 638, np.nan],
})
concert = pd.DataFrame({
    'Concert_ID': [1, 2, 3, 4, 5, 6, 7, 8],
    'Concert_Name': ['Auditions', 'Super bootcamp', 'Home Visits', 'Week 1', 'Week 1', 'Week 2', 'Finale', 'auditions'],
    'Theme': ['Free choice', 'Free choice 2', 'Bleeding Love', 'Wide Awake', 'Happy Tonight', 'Party All Night', None, 'Free choice'],
    'Stadium_ID': [1, 2, 2, 10, 9, 7, 1, np.nan],
    'Year': ['2014', '2014', '2015', '2014', '2015', '2015', '2016', '2014'],
    'Held_On': ['2014-03-01', '2014-07-15', '2015-01-31', '2014-12-31', '2015-02-28', '2015-03-01', '2016-02-29', ''],
})
singer_in_concert = pd.DataFrame({
    'Concert_ID': [1, 1, 1, 2, 2, 3, 4, 5, 5, 6, 6, 7, 99],
    'Singer_ID': [2, 3, 5, 3, 6, 5, 4, 6, 3, 2, 2, 8, 1],
    'Fee': [100.0, 250.5, None, 300.0, 75.25, 0.0, 120.0, 90.0, 310.0, 110.0, 110.0, -50.0, 400.0],
})

# case: count-singers
# SELECT count(*) FROM singer
result = len(singer)
# case: singers-by-age-desc
# SELECT name, country, age FROM singer ORDER BY age DESC
result = singer[['Name', 'Country', 'Age']].sort_values('Age', ascending=False, na_position='last', kind='stable').reset_index(drop=True)
# case: french-age-stats
# SELECT avg(age), min(age), max(age) FROM singer WHERE country = 'France'
result = (
    singer.query("Country == 'France'")['Age']
    .agg(['mean', 'min', 'max'])
    .to_frame()
    .T
    .rename(columns=lambda c: f'{c}(age)')
)
# case: stadiums-without-concerts-not-in
# SELECT name FROM stadium WHERE stadium_id NOT IN (SELECT stadium_id FROM concert)
# NOT IN with a NULL in the subquery gives no rows in SQL!
def not_in(df, col, sub):
    """SQL semantic NOT IN"""
    if sub.isna().any():
        return df.iloc[0:0]
    return df[~df[col].isin(sub)]

strict = not_in(stadium, 'Stadium_ID', concert['Stadium_ID'])[['Name']]
loose = not_in(stadium, 'Stadium_ID', concert['Stadium_ID'].dropna())[['Name']]
result = {'strict': strict, 'loose': loose}
# case: concerts-per-stadium-left-join
# SELECT s.name, count(c.concert_id) FROM stadium s LEFT JOIN concert c USING (stadium_id) GROUP BY s.stadium_id
merged = pd.merge(stadium, concert, how='left', on='Stadium_ID', suffixes=('', '_c'))
counts = merged.groupby(['Stadium_ID', 'Name'], as_index=False).agg(n_concerts=('Concert_ID', 'count'))
result = counts[['Name', 'n_concerts']].sort_values(['n_concerts', 'Name'], ascending=[False, True])
# case: year-with-most-concerts
# SELECT year FROM concert GROUP BY year ORDER BY count(*) DESC LIMIT 1
result = concert['Year'].value_counts().idxmax()
# case: intersect-years
# SELECT s.name FROM concert JOIN stadium WHERE year=2014 INTERSECT ... year=2015
j = concert.merge(stadium, on='Stadium_ID', suffixes=('_concert', '_stadium'))
a = set(j.loc[j['Year'] == '2014', 'Name'])
b = set(j.loc[j['Year'] == '2015', 'Name'])
result = sorted(a & b)
# case: like-hey
# SELECT name, country FROM singer WHERE song_name LIKE '%Hey%'
result = singer[singer['Song_Name'].str.contains('hey', case=False, na=False, regex=False)][['Name', 'Country']]
# case: three-table-join-total-fee
# SELECT s.name, SUM(sic.fee) AS total FROM singer s JOIN singer_in_concert sic ... JOIN concert c ...
#  WHERE c.year = '2014' GROUP BY s.name HAVING total > 100 ORDER BY total DESC
full = (singer
        .merge(singer_in_concert, on='Singer_ID')
        .merge(concert, on='Concert_ID', validate='many_to_one'))
result = (full[full.Year.eq('2014')]
          .groupby('Name')['Fee'].sum()
          .loc[lambda s: s > 100]
          .sort_values(ascending=False)
          .reset_index(name='total'))
# case: capacity-between
# SELECT location, name FROM stadium WHERE capacity BETWEEN 5000 AND 12000
result = stadium.loc[stadium.Capacity.between(5000, 12000, inclusive='both'), ['Location', 'Name']]
# case: country-above-20-distinct
# SELECT DISTINCT country FROM singer WHERE age > 30
mask = singer['Age'].gt(30)
result = singer.loc[mask, 'Country'].str.strip().str.title().drop_duplicates().tolist()
# case: group-by-country-count
# SELECT country, count(*) FROM singer GROUP BY country   (NULL is a group too)
result = singer.groupby('Country', dropna=False).size().rename('count(*)').reset_index()
# case: singers-never-performed-except
all_ids = pd.Index(singer['Singer_ID'])
performed = pd.Index(singer_in_concert['Singer_ID']).unique()
missing = all_ids.difference(performed)
result = singer.set_index('Singer_ID').loc[missing, 'Name'].to_dict()
# case: rank-capacity-window
# SELECT name, capacity, RANK() OVER (ORDER BY capacity DESC) rk, NTILE(3) ...
w = stadium[['Name', 'Capacity']].copy()
w['rk'] = w['Capacity'].rank(method='min', ascending=False).astype(int)
w['tile'] = pd.qcut(w['Capacity'].rank(method='first', ascending=False), 3, labels=[1, 2, 3]).astype(int)
result = w.sort_values('rk')
# case: case-when-size
# SELECT name, CASE WHEN capacity >= 10000 THEN 'large' WHEN capacity >= 3500 THEN 'medium' ELSE 'small' END
conditions = [stadium['Capacity'] >= 10000, stadium['Capacity'] >= 3500]
choices = ['large', 'medium']
stadium['size_class'] = np.select(conditions, choices, default='small')
result = stadium.groupby('size_class')['Name'].agg(list)
# case: case-when-method
result = (
    stadium['Capacity'].astype(object)
    .case_when([
        (stadium['Capacity'].ge(10_000), 'large'),
        (stadium['Capacity'].ge(3_500), 'medium'),
        (stadium['Capacity'].lt(3_500), 'small'),
    ])
    .rename('class')
    .value_counts(sort=False)
)
# case: song-year-cast-error
# SELECT AVG(CAST(song_release_year AS INT)) FROM singer
result = singer['Song_release_year'].astype(int).mean()
# case: song-year-cast-ok
years = pd.to_numeric(singer['Song_release_year'], errors='coerce')
decade = (years // 10 * 10).astype('Int64')
result = singer.assign(decade=decade).groupby('decade', dropna=False).agg(
    n=('Singer_ID', 'size'), names=('Name', lambda s: ', '.join(sorted(s.str.strip()))))
# case: strftime-month-year
# SELECT strftime('%Y-%m', held_on) AS ym, COUNT(*) FROM concert GROUP BY ym
held = pd.to_datetime(concert['Held_On'], errors='coerce')
ym = held.dt.strftime('%Y-%m')
result = concert.groupby(ym.rename('ym'), dropna=False)['Concert_ID'].count().reset_index()
# case: self-join-same-song
# SELECT a.name, b.name FROM singer a JOIN singer b ON a.song_name = b.song_name AND a.singer_id < b.singer_id
pairs = singer.merge(singer, on='Song_Name', suffixes=('_a', '_b')).query('Singer_ID_a < Singer_ID_b')
result = pairs[['Name_a', 'Name_b', 'Song_Name']].reset_index(drop=True)
# case: percentage-male
# SELECT 100.0 * SUM(CASE WHEN is_male = 1 THEN 1 ELSE 0 END) / COUNT(*)
def pct(frame: pd.DataFrame, column: str) -> float:
    if frame.empty:
        return float('nan')
    flag = frame[column].map({True: 1, False: 0})
    return round(100.0 * flag.fillna(0).sum() / len(frame), 2)

result = (pct(singer, 'Is_male'), round(singer['Is_male'].mean() * 100, 2))
# case: top1-fee-per-concert
# ROW_NUMBER() OVER (PARTITION BY concert_id ORDER BY fee DESC) = 1
sic = singer_in_concert.copy()
sic['rn'] = sic.sort_values(['Fee', 'Singer_ID'], ascending=[False, True]).groupby('Concert_ID').cumcount() + 1
top = sic.loc[sic['rn'] == 1].merge(singer[['Singer_ID', 'Name']], how='left')
result = top.drop(columns='rn').sort_values('Concert_ID', ignore_index=True)
# case: exists-concert-no-singer
# SELECT concert_name FROM concert c WHERE NOT EXISTS (SELECT 1 FROM singer_in_concert s WHERE s.concert_id = c.concert_id)
anti = concert.merge(singer_in_concert[['Concert_ID']].drop_duplicates(), how='left', on='Concert_ID', indicator=True)
result = anti.loc[anti['_merge'] == 'left_only', ['Concert_ID', 'Concert_Name', 'Theme']]
# case: duplicate-bookings
# SELECT concert_id, singer_id, COUNT(*) c FROM sic GROUP BY 1, 2 HAVING c > 1
result = singer_in_concert.groupby(['Concert_ID', 'Singer_ID']).filter(lambda g: len(g) > 1).drop_duplicates()
# case: nullif-ratio
# SELECT name, 1.0 * highest / NULLIF(lowest, 0), COALESCE(average, (highest + lowest) / 2) FROM stadium
result = pd.DataFrame({
    'name': stadium['Name'],
    'ratio': stadium['Highest'].div(stadium['Lowest'].replace(0, np.nan)).round(3),
    'avg': stadium['Average'].combine_first((stadium['Highest'] + stadium['Lowest']) / 2),
}).set_index('name')
