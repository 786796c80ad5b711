import pandas as pd
import numpy as np

stadium_df = pd.DataFrame({
    'Stadium_ID': [1, 2, 3, 4, 5],
    'Location': ['Raith Rovers', 'Ayr United', 'East Fife', "Queen's Park", 'Stirling Albion'],
    'Name': ["Stark's Park", 'Somerset Park', 'Bayview Stadium', 'Hampden Park', 'Forthbank Stadium'],
    'Capacity': [10104, 11998, 2000, 52500, 3808],
    'Highest': [4812, 2363, 1980, 1763, 1125],
    'Average': [1294, 1477, 864, 730, 642],
})
singer_df = pd.DataFrame({
    'Singer_ID': [1, 2, 3, 4, 5, 6],
    'Name': ['Joe Sharp', 'Timbaland', 'Justin Brown', 'Rose White', 'John Nizinik', 'Tribal King'],
    'Country': ['Netherlands', 'United States', 'France', 'France', 'France', 'France'],
    'Song_Name': ['You', 'Dangerous', 'Hey Oh', 'Sun', 'Gentleman', 'Love'],
    'Age': [52, 32, 29, 41, 43, 25],
    'Is_male': ['F', 'T', 'T', 'F', 'T', 'T'],
})
concert_df = pd.DataFrame({
    'concert_ID': [1, 2, 3, 4, 5, 6],
    'concert_Name': ['Auditions', 'Super bootcamp', 'Home Visits', 'Week 1', 'Week 1', 'Week 2'],
    'Theme': ['Free choice', 'Free choice 2', 'Bleeding Love', 'Wide Awake', 'Happy Tonight', 'Party All Night'],
    'Stadium_ID': [1, 2, 2, 4, 4, 4],
    'Year': [2014, 2014, 2015, 2014, 2015, 2015],
})
singer_in_concert_df = pd.DataFrame({
    'concert_ID': [1, 1, 1, 2, 2, 3, 4, 5, 5, 6],
    'Singer_ID': [2, 3, 5, 3, 6, 5, 4, 6, 2, 3],
})
# case: how-many-singers
result = pd.DataFrame({'count': [len(singer_df)]})
# case: singers-by-age-descending
result = singer_df.sort_values('Age', ascending=False)[['Name', 'Country', 'Age']]
# case: age-statistics-of-french-singers
french = singer_df[singer_df['Country'] == 'France']
result = pd.DataFrame({'avg': [french['Age'].mean()], 'min': [french['Age'].min()], 'max': [french['Age'].max()]})
# case: youngest-singer-song
result = singer_df.loc[singer_df['Age'] == singer_df['Age'].min(), ['Name', 'Song_Name']]
# case: distinct-countries-above-20
result = singer_df.loc[singer_df.Age > 20, 'Country'].drop_duplicates().to_frame()
# case: singers-per-country
result = singer_df.groupby('Country').size().reset_index(name='count')
# case: songs-above-average-age
result = singer_df[singer_df['Age'] > singer_df['Age'].mean()][['Song_Name']]
# case: capacity-between
result = stadium_df.query('Capacity >= 5000 and Capacity <= 12000')[['Location', 'Name']]
# case: capacity-between-method
result = stadium_df[stadium_df['Capacity'].between(5000, 12000)][['Location', 'Name']].reset_index(drop=True)
# case: max-and-average-capacity
result = stadium_df['Capacity'].agg(['max', 'mean']).to_frame().T
# case: stadium-highest-average
result = stadium_df.nlargest(1, 'Average')[['Name', 'Capacity']]
# case: concerts-in-2014-or-2015
result = pd.DataFrame({'n': [concert_df['Year'].isin([2014, 2015]).sum()]})
# case: concerts-per-stadium
merged = concert_df.merge(stadium_df, on='Stadium_ID')
result = merged.groupby('Name').agg(n=('concert_ID', 'count')).reset_index()
# case: concerts-per-stadium-by-id
counts = concert_df.groupby('Stadium_ID')['concert_ID'].count().rename('cnt').reset_index()
result = stadium_df.merge(counts, on='Stadium_ID', how='left').fillna({'cnt': 0})[['Name', 'cnt']]
# case: stadium-most-concerts-after-2014
recent = concert_df[concert_df['Year'] >= 2014]
top = recent['Stadium_ID'].value_counts().idxmax()
result = stadium_df[stadium_df['Stadium_ID'] == top][['Name', 'Capacity']]
# case: year-most-concerts
result = concert_df['Year'].value_counts().head(1).reset_index()[['Year']]
# case: stadiums-without-concerts
result = stadium_df[~stadium_df['Stadium_ID'].isin(concert_df['Stadium_ID'])][['Name']]
# case: countries-above-40-and-below-30
old = set(singer_df[singer_df['Age'] > 40]['Country'])
young = set(singer_df[singer_df['Age'] < 30]['Country'])
result = pd.DataFrame({'Country': sorted(old & young)})
# case: stadium-names-except-2014
ids = concert_df.loc[concert_df['Year'] == 2014, 'Stadium_ID'].unique()
result = stadium_df.loc[~stadium_df['Stadium_ID'].isin(ids), ['Name']]
# case: singers-per-concert
m = concert_df.merge(singer_in_concert_df, on='concert_ID')
result = m.groupby(['concert_ID', 'concert_Name', 'Theme'])['Singer_ID'].count().reset_index()
# case: singers-per-concert-chain
result = (
    concert_df
    .merge(singer_in_concert_df, on='concert_ID', how='inner')
    .groupby(['concert_Name', 'Theme'], as_index=False)
    .agg(num_singers=('Singer_ID', 'nunique'))
    .sort_values(['num_singers', 'concert_Name'], ascending=[False, True])
)
# case: singer-names-with-hey
result = singer_df[singer_df['Song_Name'].str.contains('Hey')][['Name', 'Country']]
# case: stadiums-with-concerts-in-both-years
a = concert_df[concert_df.Year == 2014].Stadium_ID
b = concert_df[concert_df.Year == 2015].Stadium_ID
both = np.intersect1d(a, b)
result = stadium_df[stadium_df.Stadium_ID.isin(both)][['Name', 'Location']]
# case: concerts-in-largest-stadium
sid = stadium_df.loc[stadium_df['Capacity'].idxmax(), 'Stadium_ID']
result = pd.DataFrame({'n': [(concert_df['Stadium_ID'] == sid).sum()]})
# case: loop-over-singers
rows = []
for _, s in singer_df.iterrows():
    n = len(singer_in_concert_df[singer_in_concert_df['Singer_ID'] == s['Singer_ID']])
    if n > 1:
        rows.append({'Name': s['Name'], 'concerts': n})
result = pd.DataFrame(rows)
# case: helper-function
def category(age):
    if age < 30:
        return 'young'
    elif age < 45:
        return 'middle'
    return 'old'
singer_df['cat'] = singer_df['Age'].apply(category)
result = singer_df.groupby('cat')['Age'].agg(['count', 'mean', 'max'])
# case: singers-in-2014-concerts
m = singer_df.merge(singer_in_concert_df, on='Singer_ID').merge(concert_df, on='concert_ID')
result = m[m['Year'] == 2014][['Name']].drop_duplicates()
# case: percentage-male
result = pd.DataFrame({'pct': [round((singer_df['Is_male'] == 'T').mean() * 100, 2)]})
# case: rank-singers
singer_df['rank'] = singer_df['Age'].rank(ascending=False).astype(int)
result = singer_df.sort_values('rank')[['Name', 'rank']]
# case: oldest-per-country
idx = singer_df.groupby('Country')['Age'].idxmax()
result = singer_df.loc[idx, ['Country', 'Name', 'Age']].reset_index(drop=True)
# case: oldest-per-country-transform
mx = singer_df.groupby('Country')['Age'].transform('max')
result = singer_df[singer_df['Age'] == mx][['Country', 'Name']]
# case: second-largest-stadium
result = stadium_df.sort_values('Capacity', ascending=False).iloc[[1]][['Name']]
# case: fill-rate
result = stadium_df.assign(rate=lambda d: d['Average'] / d['Capacity'])[['Name', 'rate']].sort_values('rate').tail(2)
# case: left-join-null-filter
m = stadium_df.merge(concert_df, on='Stadium_ID', how='left')
result = m[m['concert_ID'].isna()][['Name']]
# case: having-count
g = concert_df.groupby('Stadium_ID').filter(lambda d: len(d) >= 2)
result = g[['concert_Name', 'Stadium_ID']]
# case: year-pivot
result = concert_df.pivot_table(index='Stadium_ID', columns='Year', values='concert_ID', aggfunc='count', fill_value=0)
# case: crosstab
result = pd.crosstab(concert_df['Stadium_ID'], concert_df['Year'])
# case: exists-any
result = bool((singer_df['Age'] > 50).any())
# case: union-of-names
result = pd.concat([singer_df[['Name']], stadium_df[['Name']]]).sort_values('Name').reset_index(drop=True)
# case: missing-column
result = singer_df[['Name', 'Agee']]
# case: missing-column-single
result = singer_df['Agee']
# case: singers-not-in-any-concert
performed = singer_in_concert_df['Singer_ID'].unique().tolist()
result = singer_df[~singer_df['Singer_ID'].isin(performed)][['Name']]
