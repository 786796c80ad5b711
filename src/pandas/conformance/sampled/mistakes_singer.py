import pandas as pd
import numpy as np

singer_df = pd.DataFrame({
    'Singer_ID': [1, 2, 3, 4, 5, 6],
    'Name': ['Joe Sharp', 'Timbaland ', 'Justin Brown', 'Rose White', 'john nizinik', 'Tribal King'],
    'Country': ['Netherlands', 'United States', 'France', 'France', 'france', None],
    'Age': [52, 32, 29, 41, 43, 25],
    'Song_release_year': ['1992', '2008', '2013', '2003', '2014', 'unknown'],
    'Is_male': ['F', 'T', 'T', 'F', 'T', 'T'],
})

concert_df = pd.DataFrame({
    'concert_ID': [1, 2, 3, 4, 5, 6],
    'concert_Name': ['Auditions', 'Super bootcamp', 'Home Visits', 'Week 1', 'Week 1', 'Week 2'],
    'Theme': ['Free choice', 'Free choice 2', 'Bleeding Love', 'Wide Awake', 'Happy Tonight', None],
    'Stadium_ID': ['1', '2', '2', '10', '9', '7'],
    'Year': [2014, 2014, 2015, 2014, 2015, 2015],
})

stadium_df = pd.DataFrame({
    'Stadium_ID': [1, 2, 3, 7, 9, 10],
    'Location': ['Raith Rovers', 'Ayr United', 'East Fife', 'Brechin City', 'Peterhead', 'Alloa'],
    'Name': ["Stark's Park", 'Somerset Park', 'Bayview Stadium', 'Glebe Park', 'Balmoor', 'Recreation Park'],
    'Capacity': [10104, 11998, 2000, 3960, 4000, np.nan],
    'Average': [1477, 730, 642, 552, 837, 864],
})

singer_in_concert_df = pd.DataFrame({
    'concert_ID': [1, 1, 1, 2, 2, 3, 4, 4, 5, 6],
    'Singer_ID': [2, 3, 5, 3, 6, 5, 4, 4, 3, 2],
})
# case: merge-object-int-key
result = (concert_df.merge(stadium_df, on='Stadium_ID', how='left')
          .groupby('Name').size().reset_index(name='num_concerts'))
# case: merge-object-int-key-caught
try:
    joined = concert_df.merge(stadium_df, on='Stadium_ID')
except ValueError as e:
    joined = concert_df.assign(Stadium_ID=concert_df['Stadium_ID'].astype(int)).merge(stadium_df, on='Stadium_ID')
result = joined.groupby('Name', as_index=False)['concert_ID'].count().rename(columns={'concert_ID': 'concerts'})
# case: release-year-greater-than
# singers whose song was released after 2005
result = singer_df[singer_df['Song_release_year'] > 2005][['Name', 'Song_release_year']]
# case: release-year-string-compare
result = singer_df.loc[singer_df['Song_release_year'] > '2005', ['Name', 'Song_release_year']]
# case: mean-on-text-year
result = singer_df.groupby('Country')['Song_release_year'].agg(['min', 'mean'])
# case: str-on-age
result = singer_df[singer_df['Age'].str.startswith('4')]['Name'].tolist()
# case: duplicate-name-after-merge
conc = concert_df.copy()
conc['Stadium_ID'] = conc['Stadium_ID'].astype('int64')
m = (singer_in_concert_df
     .merge(singer_df, on='Singer_ID')
     .merge(conc, on='concert_ID')
     .merge(stadium_df, on='Stadium_ID'))
result = m[['Name', 'concert_Name', 'Location']].drop_duplicates()
# case: duplicate-name-suffix-ok
conc = concert_df.assign(Stadium_ID=lambda d: pd.to_numeric(d['Stadium_ID']))
m = (singer_in_concert_df
     .merge(singer_df, on='Singer_ID')
     .merge(conc, on='concert_ID')
     .merge(stadium_df, on='Stadium_ID', suffixes=('_singer', '_stadium')))
result = (m[['Name_singer', 'concert_Name', 'Name_stadium']]
          .drop_duplicates()
          .sort_values(['Name_singer', 'concert_Name'])
          .reset_index(drop=True))
# case: youngest-item-several
youngest = singer_df.loc[singer_df['Age'] < 33, 'Name'].item()
result = youngest
# case: capacity-to-int
stadium_df['Capacity'] = stadium_df['Capacity'].astype(int)
result = stadium_df.sort_values('Capacity', ascending=False).head(3)
# case: capacity-to-nullable-int
stadium_df['Capacity'] = stadium_df['Capacity'].astype('Int64')
stadium_df['fill_rate'] = (stadium_df['Average'] / stadium_df['Capacity']).round(3)
result = stadium_df[['Name', 'Capacity', 'fill_rate']].sort_values('fill_rate', ascending=False)
# case: and-without-parentheses
result = singer_df[singer_df['Age'] > 30 & singer_df['Is_male'] == 'T']
# case: if-series
french = singer_df['Country'] == 'France'
if french:
    result = singer_df[french]
else:
    result = pd.DataFrame(columns=singer_df.columns)
# case: singers-no-concert-sets
performed = set(singer_in_concert_df['Singer_ID'])
result = [
    {'name': row.Name.strip().title(), 'country': row.Country}
    for row in singer_df.itertuples()
    if row.Singer_ID not in performed
]
