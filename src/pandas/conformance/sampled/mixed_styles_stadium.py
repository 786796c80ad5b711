import pandas as pd
import numpy as np

stadium_df = pd.DataFrame({
    'Stadium_ID': [1, 2, 3, 4, 5, 6],
    'Location': ['Raith Rovers', 'Ayr United', 'East Fife ', 'Queen\'s Park', None, 'Peterhead'],
    'Name': ["Stark's Park", 'Somerset Park', 'Bayview Stadium', 'Hampden Park', 'Forthbank Stadium', 'Balmoor'],
    'Capacity': [10104, 11998, 2000, 52500, 5000, 10000],
    'Highest': [4812, 2363, 1980, 1763, 1125, 837],
    'Lowest': [1294, 1057, 533, 466, 404, None],
    'Average': [2106, 1477, 864, 730, 2106, np.nan],
})

singer_df = pd.DataFrame({
    'Singer_ID': [1, 2, 3, 4, 5, 6, 7],
    'Name': ['Joe Sharp', 'Timbaland', 'Justin Brown', 'Rose White', 'John Nizinik', 'Tribal King', 'rose white'],
    'Country': ['Netherlands', 'United States', 'France', 'France', 'France ', 'france', None],
    'Song_Name': ['You', 'Dangerous', 'Hey Oh', 'Sun', 'Gentleman', 'Love', 'hey jude'],
    'Song_release_year': ['1992', '2008', '2013', '2003', '2014', '2016', '2016'],
    'Age': [52, 32, 29, 41, 43, 25, 25],
    'Is_male': ['F', 'T', 'T', 'F', 'T', 'T', None],
})

concert_df = pd.DataFrame({
    'concert_ID': [1, 2, 3, 4, 5, 6, 7],
    'concert_Name': ['Auditions', 'Super bootcamp', 'Home Visits', 'Week 1', 'Week 1', 'Week 2', 'Final'],
    'Theme': ['Free choice', 'Free choice 2', 'Bleeding Love', 'Wide Awake', 'Happy Tonight', None, 'Party All Night'],
    'Stadium_ID': ['1', '2', '2', '4', '6', '4', '9'],
    'Year': ['2014', '2014', '2015', '2014', '2015', '2015', '2013'],
})

singer_in_concert_df = pd.DataFrame({
    'concert_ID': [1, 1, 1, 2, 2, 3, 4, 5, 5, 6, 8],
    'Singer_ID': ['2', '3', '5', '3', '6', '5', '4', '6', '3', '2', '1'],
})
# case: singer-age-desc
result = singer_df.sort_values('Age', ascending=False)[['Name', 'Country', 'Age']].reset_index(drop=True)
# case: french-age-stats
ages = singer_df.loc[singer_df['Country'].str.strip().str.lower().eq('france'), 'Age']
result = ages.agg(['mean', 'min', 'max']).to_frame().T
# case: youngest-song-idxmin
idx = singer_df['Age'].idxmin()
result = singer_df.loc[[idx], ['Song_Name', 'Song_release_year']]
# case: country-count-map
counts = singer_df['Country'].value_counts(dropna=False)
countries = pd.Series(singer_df['Country'].unique(), name='Country')
result = pd.DataFrame({'Country': countries, 'cnt': countries.map(counts)})
# case: above-average-songs
result = singer_df[singer_df['Age'] > singer_df['Age'].mean()][['Song_Name']]
# case: capacity-between-numpy
cap = stadium_df['Capacity'].to_numpy()
pos = np.flatnonzero((cap >= 5000) & (cap <= 10000))
result = stadium_df.iloc[pos, [1, 2]]
# case: top-average-rank
r = stadium_df['Average'].rank(method='min', ascending=False)
result = stadium_df.loc[r == 1, ['Name', 'Capacity']].reset_index(drop=True)
# case: concerts-per-stadium
concert_df['Stadium_ID'] = concert_df['Stadium_ID'].astype(int)
merged = concert_df.merge(stadium_df, on='Stadium_ID')
result = merged.groupby(['Stadium_ID', 'Name']).size().reset_index(name='num_concerts')[['Name', 'num_concerts']]
# case: busiest-stadium-loc
recent = concert_df[concert_df['Year'].astype(int) >= 2014]
by_stadium = recent['Stadium_ID'].astype(int).value_counts().sort_index()
best = by_stadium.sort_values(ascending=False, kind='stable').index[0]
stadiums = stadium_df.set_index('Stadium_ID')
result = stadiums.loc[[best], ['Name', 'Capacity']].reset_index(drop=True)
# case: no-concert-stadiums
result = stadium_df[~stadium_df['Stadium_ID'].isin(concert_df['Stadium_ID'].astype(int))][['Name']]
# case: young-and-old-countries
def both(s):
    return (s > 40).any() and (s < 30).any()

clean = singer_df.assign(Country=singer_df['Country'].str.strip().str.title())
flags = clean.groupby('Country')['Age'].agg(both)
result = list(flags[flags].index)
# case: singers-in-each-concert
result = (singer_in_concert_df.merge(concert_df, on='concert_ID')
          .groupby('concert_ID', as_index=False)
          .agg(concert_Name=('concert_Name', 'first'), Theme=('Theme', 'first'), n=('Singer_ID', 'count'))
          .drop(columns='concert_ID'))
# case: both-years-pivot
c = concert_df.copy()
c['Stadium_ID'] = pd.to_numeric(c['Stadium_ID'])
pt = c.pivot_table(index='Stadium_ID', columns='Year', values='concert_ID', aggfunc='count', fill_value=0)
ids = pt.index[(pt['2014'] > 0) & (pt['2015'] > 0)]
result = stadium_df.set_index('Stadium_ID').reindex(ids)[['Name', 'Location']].dropna(how='all')
# case: names-in-2014-lists
year_of = dict(zip(concert_df['concert_ID'], concert_df['Year']))
name_of = {str(i): n for i, n in zip(singer_df['Singer_ID'], singer_df['Name'])}
rows = []
for cid, sid in singer_in_concert_df.itertuples(index=False):
    if year_of.get(cid) == '2014':
        rows.append((name_of[sid], cid))
result = pd.DataFrame(rows, columns=['Name', 'concert_ID'])
