import pandas as pd
import numpy as np
import re
from typing import List, Optional, Tuple

stadium = pd.DataFrame({
    'Stadium_ID': [1, 2, 3, 4, 5, 6, 7, 9],
    'Location': ['Raith Rovers', 'Ayr United', 'East Fife', "Queen's Park", 'Stirling Albion', 'Arbroath', 'Alloa Athletic', 'Peterhead'],
    'Name': ["Stark's Park", 'Somerset Park', 'Bayview Stadium', 'Hampden Park', 'Forthbank Stadium', 'Gayfield Park', 'Recreation Park', 'Balmoor'],
    'Capacity': [10104, 11998, 2000, 52500, 3808, 4125, 3100, 4000],
    'Highest': [4812, 2363, 1980, 1763, 1125, 921, 1057, 837],
    'Lowest': [1294, 1057, 533, 466, 404, 411, 331, 400],
    'Average': [2106, 1477, 864, 730, 642, 638, 637, 615],
})

singer = pd.DataFrame({
    'Singer_ID': [1, 2, 3, 4, 5, 6, 7, 8],
    'Name': ['Joe Sharp', 'Timbaland', 'Justin Brown', 'Rose White', 'John Nizinik', 'Tribal King', ' rose white ', None],
    'Country': ['Netherlands', 'United States', 'France', 'France', 'France', 'France', 'france', 'Spain'],
    'Song_Name': ['You', 'Dangerous', 'Hey Oh', 'Sun', 'Gentleman', 'Love', 'Hey Jude', ''],
    'Song_release_year': ['1992', '2008', '2013', '2003', '2014', '2016', None, '2014'],
    'Age': [52, 32, 29, 41, 43, 25, np.nan, 33],
    'Is_male': [True, True, True, False, True, True, None, False],
})

concert = pd.DataFrame({
    'concert_ID': [1, 2, 3, 4, 5, 6, 7],
    'concert_Name': ['Auditions', 'Super bootcamp', 'Home Visits', 'Week 1', 'Week 1', 'Week 2', 'Finale'],
    'Theme': ['Free choice', 'Free choice 2', 'Bleeding Love', 'Wide Awake', 'Happy Tonight', 'Party All Night', None],
    'Stadium_ID': [1, 2, 2, 10, 9, 7, 2],
    'Year': ['2014', '2014', '2015', '2014', '2015', '2015', '2015'],
})

singer_in_concert = pd.DataFrame({
    'concert_ID': [1, 1, 1, 2, 2, 3, 4, 5, 5, 6, 6, 8],
    'Singer_ID': [2, 3, 5, 3, 6, 5, 4, 6, 3, 2, 2, 1],
})

# case: count-singers
def count_singers(singer: pd.DataFrame) -> int:
    """Return the total number of singers."""
    return singer.shape[0]

result = count_singers(singer)
# case: singers-by-age-desc
def get_singer_info(singer_df: pd.DataFrame) -> pd.DataFrame:
    """
    Show name, country, age for all singers ordered by age from the oldest to the youngest.

    Parameters:
        singer_df (pd.DataFrame): The singer table.

    Returns:
        pd.DataFrame: Name, Country and Age, sorted.
    """
    columns = ['Name', 'Country', 'Age']
    return singer_df[columns].sort_values(by='Age', ascending=False).reset_index(drop=True)

result = get_singer_info(singer)
# case: french-age-stats
def french_singer_stats(df):
    french = df[df['Country'] == 'France']
    return french['Age'].mean(), french['Age'].min(), french['Age'].max()

result = french_singer_stats(singer)
# case: youngest-song
def song_of_youngest(singer):
    """Name and release year of the song by the youngest singer."""
    if singer.empty:
        return pd.DataFrame(columns=['Song_Name', 'Song_release_year'])
    idx = singer['Age'].idxmin()
    return singer.loc[[idx], ['Song_Name', 'Song_release_year']]

result = song_of_youngest(singer)
# case: distinct-countries-over-20
def distinct_countries(singer, min_age=20):
    return list(singer.query('Age > @min_age')['Country'].unique())

result = distinct_countries(singer)
# case: country-counts
def singers_per_country(singer: pd.DataFrame) -> pd.DataFrame:
    counts = singer['Country'].value_counts().reset_index()
    counts.columns = ['Country', 'Number_of_Singers']
    return counts

result = singers_per_country(singer)
# case: older-than-average
def songs_of_older_singers(singer: pd.DataFrame) -> pd.Series:
    average_age = singer['Age'].mean()
    mask = singer['Age'].gt(average_age)
    return singer.loc[mask, 'Song_Name']

result = songs_of_older_singers(singer)
# case: capacity-between
def stadium_capacity_between(stadium, low: int = 5000, high: int = 10000):
    """Location and name of stadiums with a capacity between low and high (inclusive)."""
    return stadium[stadium['Capacity'].between(low, high)][['Location', 'Name']]

result = stadium_capacity_between(stadium)
# case: max-average-capacity
def stadium_capacity_summary(stadium):
    return stadium.agg({'Capacity': 'max', 'Average': 'mean'})

result = stadium_capacity_summary(stadium)
# case: concerts-per-stadium
def concerts_per_stadium(concert, stadium):
    """
    Show the stadium name and the number of concerts in each stadium.
    """
    merged = pd.merge(concert, stadium, on='Stadium_ID', how='inner')
    grouped = merged.groupby('Name').size().reset_index(name='count')
    return grouped

result = concerts_per_stadium(concert, stadium)
# case: most-concerts-after-2014
def stadium_with_most_concerts(stadium: pd.DataFrame, concert: pd.DataFrame) -> pd.DataFrame:
    # Year is text so convert it first
    concert = concert.copy()
    concert['Year'] = concert['Year'].astype(int)
    recent = concert[concert['Year'] >= 2014]
    counts = recent.groupby('Stadium_ID')['concert_ID'].count()
    best = counts.idxmax()
    return stadium.loc[stadium['Stadium_ID'] == best, ['Name', 'Capacity']]

result = stadium_with_most_concerts(stadium, concert)
# case: year-text-compare-error
def concerts_after_2014(concert):
    """Return the concerts held in 2014 or after."""
    return concert[concert['Year'] >= 2014]['concert_Name'].tolist()

result = concerts_after_2014(concert)
# case: stadiums-without-concert
def stadiums_without_concerts(stadium, concert):
    left = stadium.merge(concert[['Stadium_ID']].drop_duplicates(), on='Stadium_ID', how='left', indicator=True)
    return left.loc[left['_merge'] == 'left_only', 'Name'].tolist()

result = stadiums_without_concerts(stadium, concert)
# case: young-and-old-countries
def countries_with_both(singer: pd.DataFrame) -> List[str]:
    above = set(singer[singer['Age'] > 40]['Country'])
    below = set(singer[singer['Age'] < 30]['Country'])
    return sorted(above & below)

result = countries_with_both(singer)
# case: stadium-2014-except
def no_concert_in_year(stadium, concert, year: str = '2014'):
    """Names of stadiums which did not host any concert in the given year."""
    ids = concert.loc[concert['Year'].eq(year), 'Stadium_ID']
    return stadium.set_index('Stadium_ID')['Name'].drop(ids, errors='ignore')

result = no_concert_in_year(stadium, concert)
# case: concert-singer-count
def concert_info(concert: pd.DataFrame, singer_in_concert: pd.DataFrame) -> pd.DataFrame:
    """
    Show the name and theme for all concerts and the number of singers in each concert.

    The join is an inner join, as in:
        SELECT T2.concert_name, T2.theme, count(*)
        FROM singer_in_concert AS T1 JOIN concert AS T2 ON T1.concert_id = T2.concert_id
        GROUP BY T2.concert_id
    """
    joined = singer_in_concert.merge(concert, on='concert_ID')
    out = joined.groupby(['concert_ID', 'concert_Name', 'Theme'], dropna=False).agg(
        num_singers=('Singer_ID', 'count'),
        distinct_singers=('Singer_ID', 'nunique')
    )
    return out.reset_index().drop(columns='concert_ID')

result = concert_info(concert, singer_in_concert)
# case: singers-2014-names
def singer_names_in_2014(singer, concert, singer_in_concert):
    df = (singer_in_concert
          .merge(singer, on='Singer_ID', how='inner')
          .merge(concert, on='concert_ID', how='inner'))
    return df.loc[df['Year'] == '2014', 'Name'].drop_duplicates().to_list()

result = singer_names_in_2014(singer, concert, singer_in_concert)
# case: hey-songs
def singers_with_hey(singer):
    """Find names and nation of singers who have a song having 'Hey' in its name."""
    hits = singer[singer['Song_Name'].str.contains('Hey', case=False, na=False)]
    return hits[['Name', 'Country']].apply(lambda col: col.str.strip().str.title())

result = singers_with_hey(singer)
# case: both-years-location
def hosted_in_both(stadium, concert):
    y14 = concert[concert['Year'] == '2014']
    y15 = concert[concert['Year'] == '2015']
    common = np.intersect1d(y14['Stadium_ID'], y15['Stadium_ID'])
    return stadium[stadium['Stadium_ID'].isin(common)][['Name', 'Location']]

result = hosted_in_both(stadium, concert)
# case: largest-capacity-concert-count
def count_concerts_in_largest(stadium: pd.DataFrame, concert: pd.DataFrame) -> int:
    largest = stadium.nlargest(1, 'Capacity')['Stadium_ID'].iloc[0]
    return int((concert['Stadium_ID'] == largest).sum())

result = count_concerts_in_largest(stadium, concert)
# case: male-percentage
def male_percentage(singer):
    """Percentage of male singers, ignoring unknown."""
    known = singer.dropna(subset=['Is_male'])
    if len(known) == 0:
        return 0.0
    return round(known['Is_male'].astype(bool).sum() * 100 / len(known), 2)

result = male_percentage(singer)
# case: clean-names
def clean_name(name: Optional[str]) -> str:
    if pd.isna(name):
        return 'Unknown'
    return re.sub(r'\s+', ' ', name.strip()).title()

def duplicated_singers(singer: pd.DataFrame) -> pd.DataFrame:
    out = singer.assign(Clean=singer['Name'].apply(clean_name))
    dup = out[out.duplicated('Clean', keep=False)]
    return dup[['Singer_ID', 'Name', 'Clean']]

result = duplicated_singers(singer)
# case: ambiguous-mask
def occupancy_label(stadium):
    """Label the stadium with 'big' when capacity is over 10000."""
    if stadium['Capacity'] > 10000:
        label = 'big'
    else:
        label = 'small'
    return label

result = occupancy_label(stadium)
# case: year-with-most-concerts
def year_most_concerts(concert: pd.DataFrame) -> Tuple[str, int]:
    """Which year has most number of concerts?"""
    vc = concert['Year'].value_counts(sort=True, ascending=False)
    top_year, top_count = vc.index[0], vc.iloc[0]
    return top_year, int(top_count)

result = year_most_concerts(concert)
