import pandas as pd
import numpy as np
from typing import Any, Dict, List, Optional

city = pd.DataFrame({
    'ID': [1, 5, 129, 533, 1024, 1890, 2331, 3068, 3793, 4080],
    'Name': ['Kabul', 'Amsterdam', 'Oranjestad', 'London', 'Mumbai (Bombay)', 'Shanghai', 'Seoul', 'Berlin', 'New York', 'Ghost Town'],
    'CountryCode': ['AFG', 'NLD', 'ABW', 'GBR', 'IND', 'CHN', 'KOR', 'DEU', 'USA', 'ZZZ'],
    'District': ['Kabol', 'Noord-Holland', '–', 'England', 'Maharashtra', 'Shanghai', 'Seoul', 'Berliini', 'New York', None],
    'Population': [1780000, 731200, 29034, 7285000, 10500000, 9696300, 9981619, 3386667, 8008278, 0],
})

country = pd.DataFrame({
    'Code': ['AFG', 'NLD', 'ABW', 'GBR', 'IND', 'CHN', 'KOR', 'DEU', 'USA', 'ATA', 'AGO'],
    'Name': ['Afghanistan', 'Netherlands', 'Aruba', 'United Kingdom', 'India', 'China', 'South Korea', 'Germany', 'United States', 'Antarctica', 'Angola'],
    'Continent': ['Asia', 'Europe', 'North America', 'Europe', 'Asia', 'Asia', 'Asia', 'Europe', 'North America', 'Antarctica', 'Africa'],
    'SurfaceArea': [652090.0, 41526.0, 193.0, 242900.0, 3287263.0, 9572900.0, 99434.0, 357022.0, 9363520.0, 13120000.0, 1246700.0],
    'IndepYear': [1919.0, 1581.0, np.nan, 1066.0, 1947.0, -1523.0, 1948.0, 1955.0, 1776.0, np.nan, 1975.0],
    'Population': [22720000, 15864000, 103000, 59623400, 1013662000, 1277558000, 46844000, 82164700, 278357000, 0, 12878000],
    'LifeExpectancy': [45.9, 78.3, 78.4, 77.7, 62.5, 71.4, 74.4, 77.4, 77.1, np.nan, 38.3],
    'GNP': [5976.0, 371362.0, 828.0, 1378330.0, 447114.0, 982268.0, 320749.0, 2133367.0, 8510700.0, 0.0, 6648.0],
    'GovernmentForm': ['Islamic Emirate', 'Constitutional Monarchy', 'Nonmetropolitan Territory', 'Constitutional Monarchy', 'Federal Republic', 'PeoplesRepublic', 'Republic', 'Federal Republic', 'Federal Republic', 'Co-administrated', 'Republic'],
    'Capital': [1, 5, 129, 456, 1109, 1891, 2331, 3068, 3813, None, 56],
})

countrylanguage = pd.DataFrame({
    'CountryCode': ['AFG', 'AFG', 'NLD', 'NLD', 'ABW', 'ABW', 'GBR', 'IND', 'IND', 'USA', 'USA', 'DEU', 'CHN', 'AGO'],
    'Language': ['Pashto', 'Dari', 'Dutch', 'Fries', 'Dutch', 'English', 'English', 'Hindi', 'English', 'English', 'Spanish', 'German', 'Chinese', None],
    'IsOfficial': ['T', 'T', 'T', 'F', 'T', 'F', 'T', 'T', 'F', 'T', 'F', 'T', 'T', None],
    'Percentage': [52.4, 32.1, 95.6, 3.7, 5.3, 9.5, 97.3, 39.9, 0.0, 86.2, 7.5, 91.3, 92.0, np.nan],
})

# case: independent-after-1950
def independent_after(country: pd.DataFrame, year: int = 1950) -> List[str]:
    """What are the names of all the countries that became independent after 1950?"""
    return country[country['IndepYear'] > year]['Name'].tolist()

result = independent_after(country)
# case: republic-count
def count_republics(country):
    return country['GovernmentForm'].value_counts()['Republic']

result = count_republics(country)
# case: contains-republic
def count_like_republic(country):
    return int(country['GovernmentForm'].str.contains('Republic').sum())

result = count_like_republic(country)
# case: total-surface-north-america
def total_surface(country: pd.DataFrame, continent: str) -> float:
    """Sum of the surface area of the continent."""
    total = 0.0
    for index, row in country.iterrows():
        if row['Continent'] == continent:
            total += row['SurfaceArea']
    return total

result = total_surface(country, 'North America')
# case: languages-of-aruba
def most_spoken(country, countrylanguage, name='Aruba') -> Optional[str]:
    """Which language is spoken by the largest percentage of people in Aruba?"""
    merged = country.merge(countrylanguage, left_on='Code', right_on='CountryCode')
    merged = merged[merged['Name'] == name]
    if merged.empty:
        return None
    return merged.nlargest(1, 'Percentage')['Language'].iloc[0]

result = most_spoken(country, countrylanguage)
# case: avg-life-expectancy-central
def avg_life(country):
    return country.groupby('Continent')['LifeExpectancy'].mean().sort_values().rename('avg_life').to_frame()

result = avg_life(country)
# case: english-and-dutch
def speaks_both(country, countrylanguage, a: str, b: str):
    langs = countrylanguage.groupby('CountryCode')['Language'].apply(set)
    codes = langs[langs.apply(lambda s: {a, b} <= s)].index
    return country[country['Code'].isin(codes)]['Name'].tolist()

result = speaks_both(country, countrylanguage, 'English', 'Dutch')
# case: english-or-dutch-nunique
def countries_speaking_any(countrylanguage, languages):
    return countrylanguage[countrylanguage['Language'].isin(languages)]['CountryCode'].nunique()

result = countries_speaking_any(countrylanguage, ['English', 'Dutch'])
# case: most-languages
def most_multilingual(country, countrylanguage):
    df = countrylanguage.merge(country[['Code', 'Name']], left_on='CountryCode', right_on='Code')
    counts = df.groupby('Name')['Language'].count()
    return counts[counts == counts.max()].index.tolist()

result = most_multilingual(country, countrylanguage)
# case: no-english-population
def population_without_english(country: pd.DataFrame, countrylanguage: pd.DataFrame) -> int:
    """Total number of people living in the nations that do not use English."""
    english_codes = countrylanguage.loc[countrylanguage['Language'] == 'English', 'CountryCode'].tolist()
    total = country[~country['Code'].isin(english_codes)]['Population'].sum()
    return total

result = population_without_english(country, countrylanguage)
# case: gnp-per-capita
def gnp_per_capita(country):
    df = country[['Name', 'GNP', 'Population']].copy()
    df['per_capita'] = (df['GNP'] * 1e6).divide(df['Population'].where(df['Population'] > 0))
    return df.sort_values('per_capita', ascending=False).head(4)[['Name', 'per_capita']].round(0)

result = gnp_per_capita(country)
# case: capital-names
def capital_names(country, city):
    """Country and capital city; unknown when the city is not in the city table."""
    capitals = city.set_index('ID')['Name']
    res = country.set_index('Name')['Capital'].map(capitals)
    return res.fillna('unknown')

result = capital_names(country, city)
# case: overlapping-columns
def city_share(city, country):
    merged = city.merge(country, left_on='CountryCode', right_on='Code')
    merged['share'] = merged['Population'] / merged['Population_country']
    return merged[['Name', 'share']]

result = city_share(city, country)
# case: city-share-suffix
def city_share_of_country(city, country):
    merged = city.merge(country, left_on='CountryCode', right_on='Code', suffixes=['_city', '_country'])
    merged['share'] = (merged['Population_city'] / merged['Population_country']).map('{:.2%}'.format)
    return dict(zip(merged['Name_city'], merged['share']))

result = city_share_of_country(city, country)
# case: larger-than-any-europe
def larger_than_all(country, continent='Europe'):
    ref = country.loc[country['Continent'] == continent, 'Population']
    bigger_any = country[(country['Continent'] == 'Asia') & (country['Population'] > ref.min())]
    bigger_all = country[(country['Continent'] == 'Asia') & (country['Population'] > ref.max())]
    return {'any': bigger_any['Name'].tolist(), 'all': bigger_all['Name'].tolist()}

result = larger_than_all(country)
# case: official-language-table
def official_languages(countrylanguage):
    off = countrylanguage[countrylanguage['IsOfficial'].eq('T')]
    return off.groupby('CountryCode', sort=False)['Language'].agg('/'.join)

result = official_languages(countrylanguage)
# case: join-none-error
def all_languages(countrylanguage):
    """Languages of each country as one text."""
    return countrylanguage.groupby('CountryCode')['Language'].apply(lambda s: ', '.join(s))

result = all_languages(countrylanguage)
# case: century-of-independence
def century(year):
    if pd.isna(year) or year <= 0:
        return None
    return int((year - 1) // 100 + 1)

def countries_by_century(country: pd.DataFrame) -> Dict[Any, int]:
    return country['IndepYear'].apply(century).dropna().astype(int).value_counts().sort_index().to_dict()

result = countries_by_century(country)
# case: continents-low-life
def continents_with_low_life(country, limit=72):
    """
    Total population and average life expectancy of continents
    with an average life expectancy lower than the limit.
    """
    g = country.groupby('Continent', as_index=False).agg(total_pop=('Population', 'sum'), avg_life=('LifeExpectancy', 'mean'))
    return g[g['avg_life'] < limit].reset_index(drop=True)

result = continents_with_low_life(country)
# case: top-cities-range
def cities_between(city: pd.DataFrame, low=160000, high=9000000) -> pd.DataFrame:
    res = city[city.Population.between(low, high, inclusive='neither')]
    return res.sort_values(by='Name').drop(columns=['ID', 'District'])

result = cities_between(city)
# case: paren-names
def alternative_names(city):
    ext = city['Name'].str.extract(r'^(?P<main>[^(]+)\s*(?:\((?P<other>.+)\))?$')
    ext['main'] = ext['main'].str.strip()
    return ext[ext['other'].notna()]

result = alternative_names(city)
# case: population-total-check
def check_totals(country):
    totals = country.select_dtypes(include='number').drop(columns=['IndepYear', 'Capital']).sum()
    return totals.astype('int64').to_dict()

result = check_totals(country)
# case: set-index-lookup
def get_population(country, code):
    """Population of a country by its code."""
    return country.set_index('Code').loc[code]['Population']

result = get_population(country, 'FRA')
# case: weighted-life-expectancy
def weighted_life(country: pd.DataFrame) -> Dict[str, float]:
    valid = country.dropna(subset=['LifeExpectancy'])
    out = {}
    for cont, g in valid.groupby('Continent'):
        out[cont] = float(round(np.average(g['LifeExpectancy'], weights=g['Population']), 3))
    return out

result = weighted_life(country)
