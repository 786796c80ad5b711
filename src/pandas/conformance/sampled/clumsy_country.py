import pandas as pd
import numpy as np
import math
from functools import reduce

country = pd.DataFrame({
    'Code': ['NLD', 'BEL', 'ABW', 'AFG', 'BRA', 'CHN', 'USA', 'ATA', 'AGO', 'IRQ', 'FRA', 'XKX'],
    'Name': ['Netherlands', 'Belgium', 'Aruba', 'Afghanistan', 'Brazil', 'China', 'United States', 'Antarctica', 'Angola', 'Iraq', 'France', 'Kosovo'],
    'Continent': ['Europe', 'Europe', 'North America', 'Asia', 'South America', 'Asia', 'North America', 'Antarctica', 'Africa', 'Asia', 'Europe', None],
    'Region': ['Western Europe', 'Western Europe', 'Caribbean', 'Southern and Central Asia', 'South America', 'Eastern Asia', 'North America', 'Antarctica', 'Central Africa', 'Middle East', 'western europe', ''],
    'SurfaceArea': [41526.0, 30518.0, 193.0, 652090.0, 8547403.0, 9572900.0, 9363520.0, 13120000.0, 1246700.0, 438317.0, 551500.0, np.nan],
    'IndepYear': [1581, 1830, np.nan, 1919, 1822, -1523, 1776, np.nan, 1975, 1932, 843, 2008],
    'Population': [15864000, 10239000, 103000, 22720000, 170115000, 1277558000, 278357000, 0, 12878000, 23115000, 59225700, 1800000],
    'LifeExpectancy': [78.3, 77.8, 78.4, 45.9, 62.9, 71.4, 77.1, None, 38.3, 66.5, 78.8, None],
    'GNP': [371362.0, 249704.0, 828.0, 5976.0, 776739.0, 982268.0, 8510700.0, 0.0, 6648.0, 11500.0, 1424285.0, np.nan],
    'GovernmentForm': ['Constitutional Monarchy', 'Constitutional Monarchy, Federation', 'Nonmetropolitan Territory of The Netherlands', 'Islamic Emirate', 'Federal Republic', "People'sRepublic", 'Federal Republic', 'Co-administrated', 'Republic', 'Republic', 'Republic', 'Republic'],
})
city = pd.DataFrame({
    'ID': [5, 6, 175, 129, 1, 206, 207, 1890, 3793, 3794, 56, 2974, 9999],
    'Name': ['Amsterdam', 'Rotterdam', 'Antwerpen', 'Oranjestad', 'Kabul', 'São Paulo', 'Rio de Janeiro', 'Shanghai', 'New York', 'Los Angeles', 'Luanda', 'Paris', 'Paris'],
    'CountryCode': ['NLD', 'NLD', 'BEL', 'ABW', 'AFG', 'BRA', 'BRA', 'CHN', 'USA', 'USA', 'AGO', 'FRA', 'ZZZ'],
    'District': ['Noord-Holland', 'Zuid-Holland', 'Antwerpen', '–', 'Kabol', 'São Paulo', 'Rio de Janeiro', 'Shanghai', 'New York', 'California', 'Luanda', 'Île-de-France', None],
    'Population': [731200, 593321, 446525, 29034, 1780000, 9968485, 5598953, 9696300, 8008278, 3694820, 2022000, 2125246, -1],
})
countrylanguage = pd.DataFrame({
    'CountryCode': ['NLD', 'NLD', 'BEL', 'BEL', 'ABW', 'ABW', 'AFG', 'AFG', 'BRA', 'CHN', 'USA', 'USA', 'FRA', 'IRQ', 'BEL'],
    'Language': ['Dutch', 'Fries', 'Dutch', 'French', 'Dutch', 'English', 'Dari', 'Pashto', 'Portuguese', 'Chinese', 'English', 'Spanish', 'French', 'Arabic', 'German'],
    'IsOfficial': ['T', 'F', 'T', 'T', 'T', 'F', 'T', 'T', 'T', 'T', 'T', 'F', 'T', 'T', 't'],
    'Percentage': [95.6, 3.7, 59.2, 32.6, 5.3, 9.5, 32.1, 52.4, 97.5, 92.0, 86.2, 7.5, 93.6, 77.2, None],
})

# case: republic-count
# SELECT count(*) FROM country WHERE GovernmentForm = "Republic"
count = 0
for g in country['GovernmentForm'].to_list():
    if g == 'Republic':
        count = count + 1
    else:
        count = count + 0
result = count

# case: sum-surface-north-america
# SELECT sum(SurfaceArea) FROM country WHERE Region = "Caribbean"
area = 0
for index, row in country.iterrows():
    if row.Region == 'Caribbean':
        area += row.SurfaceArea
result = area

# case: kabul-continent
# SELECT Continent FROM country JOIN city WHERE city.Name = 'Kabul'
cc = city[city['Name'] == 'Kabul']['CountryCode'].values[0]
result = country[country['Code'] == cc]['Continent'].values[0]

# case: most-popular-language-aruba
# SELECT T2.Language FROM country T1 JOIN countrylanguage T2 WHERE T1.Name = "Aruba" ORDER BY Percentage DESC LIMIT 1
j = pd.merge(country, countrylanguage, left_on='Code', right_on='CountryCode')
j = j[j['Name'] == 'Aruba']
j = j.sort_values('Percentage', ascending=False)
j = j.reset_index(drop=True)
result = j.loc[0, 'Language']

# case: population-life-brazil
# SELECT Population, LifeExpectancy FROM country WHERE Name = "Brazil"
b = country[country['Name'] == 'Brazil']
result = (int(b['Population'].iloc[0]), float(b['LifeExpectancy'].iloc[0]))

# case: avg-life-central-africa
# SELECT avg(LifeExpectancy) FROM country WHERE Region = "Central Africa"
result = country[country['Region'] == 'Central Africa']['LifeExpectancy'].mean().item()

# case: shortest-life-asia
# SELECT Name FROM country WHERE Continent = "Asia" ORDER BY LifeExpectancy LIMIT 1
asia = country[country['Continent'] == 'Asia'].copy()
minv = 1000
minname = ''
for i in asia.index:
    if asia['LifeExpectancy'][i] < minv:
        minv = asia['LifeExpectancy'][i]
        minname = asia['Name'][i]
result = minname

# case: pop-and-gnp-asia
# SELECT sum(Population), max(GNP) FROM country WHERE Continent = "Asia"
asia = country.loc[country['Continent'] == 'Asia', :]
result = pd.DataFrame([[sum(asia['Population']), max(asia['GNP'])]], columns=['sum(Population)', 'max(GNP)'])

# case: life-africa-republics
# average life expectancy of African republics, with fallback
try:
    sel = country[(country['Continent'] == 'Africa') & (country['GovernmentForm'] == 'Republic')]
    result = round(sel['LifeExpectancy'].sum() / sel['LifeExpectancy'].count(), 1)
except Exception as e:
    result = None

# case: districts-big-population
# SELECT District, sum(Population) FROM city WHERE Population > avg GROUP BY District
avg = city['Population'].mean()
big = city[city['Population'] > avg]
big = big.groupby('District', as_index=False)['Population'].sum()
big = big.rename(columns={'Population': 'sum_pop'})
result = big.sort_values('District').reset_index(drop=True)

# case: languages-in-aruba-percent
# SELECT count(Language) FROM country JOIN countrylanguage WHERE Name = "Aruba"
codes = country.set_index('Name')['Code'].to_dict()
code = codes.get('Aruba', None)
result = len(countrylanguage[countrylanguage['CountryCode'] == code])

# case: official-afghanistan
# SELECT count(*) ... WHERE Name = "Afghanistan" AND IsOfficial = "T"
k = countrylanguage['CountryCode'].eq('AFG') & countrylanguage['IsOfficial'].str.upper().eq('T')
result = k.sum()

# case: country-most-languages
# SELECT T1.Name ... GROUP BY T1.Name ORDER BY count(*) DESC LIMIT 1
lang_counter = {}
for i in range(len(countrylanguage)):
    c = countrylanguage['CountryCode'].values[i]
    lang_counter[c] = lang_counter.get(c, 0) + 1
mx = max(lang_counter.values())
winners = [c for c in lang_counter if lang_counter[c] == mx]
names = []
for w in winners:
    names.append(country[country['Code'] == w]['Name'].iloc[0])
result = names

# case: english-and-dutch
# countries where both English and Dutch are spoken
en = countrylanguage[countrylanguage['Language'] == 'English'][['CountryCode']]
du = countrylanguage[countrylanguage['Language'] == 'Dutch'][['CountryCode']]
both = pd.merge(en, du, how='inner')
final = pd.merge(both, country, left_on='CountryCode', right_on='Code')
result = final[['Name', 'Region']].values.tolist()

# case: independence-after-1950
# SELECT Name FROM country WHERE IndepYear > 1950
ans = []
for t in country.itertuples():
    if t.IndepYear != t.IndepYear:
        continue
    if int(t.IndepYear) > 1950:
        ans.append((t.Name, int(t.IndepYear)))
result = ans

# case: indep-int-mistake
# SELECT Name, IndepYear FROM country WHERE IndepYear < 1900
c = country[['Name', 'IndepYear']]
c['IndepYear'] = c['IndepYear'].apply(lambda y: int(y))
result = c[c['IndepYear'] < 1900]

# case: greater-than-any-africa-mistake
# SELECT Name FROM country WHERE Population > ANY (... Africa)
africa = country[country['Continent'] == 'Africa']['Population']
asia = country[country['Continent'] == 'Asia']
result = asia[asia['Population'] > africa]['Name'].tolist()

# case: less-than-all-africa
# SELECT Code FROM country WHERE Population < all African countries
africa = country[country['Continent'] == 'Africa']['Population'].tolist()
out = []
for _, r in country.iterrows():
    ok = True
    for a in africa:
        if not (r['Population'] < a):
            ok = False
    if ok:
        out.append(r['Code'])
result = out

# case: countries-no-english-cities
# SELECT DISTINCT T1.Name FROM city T1 JOIN country T2 WHERE country has no English
english = countrylanguage.loc[countrylanguage.Language == 'English', 'CountryCode'].unique().tolist()
x = city[~city['CountryCode'].isin(english)]
x = x[x['CountryCode'].isin(country['Code'])]
result = sorted(set(x['Name'].values.tolist()))

# case: top3-population
# SELECT Name, Population FROM country ORDER BY Population DESC LIMIT 3
pops = list(country['Population'])
pops_sorted = sorted(pops, reverse=True)[0:3]
rows = []
for p in pops_sorted:
    rows.append({'Name': country['Name'].iloc[pops.index(p)], 'Population': p})
result = pd.DataFrame(rows)

# case: bottom3-nsmallest
# SELECT Name, Population FROM country ORDER BY Population LIMIT 3
result = country.nsmallest(3, 'Population')[['Name', 'Population']].to_dict('records')

# case: govform-avg-life
# SELECT sum(Population), GovernmentForm FROM country GROUP BY GovernmentForm HAVING avg(LifeExpectancy) > 72
g1 = country.groupby('GovernmentForm')['LifeExpectancy'].mean().reset_index()
g2 = country.groupby('GovernmentForm')['Population'].sum().reset_index()
g = g1.merge(g2, on='GovernmentForm')
g = g[g['LifeExpectancy'] > 72]
result = g[['Population', 'GovernmentForm']]

# case: density-label
# population density classes
def f(row):
    if row['SurfaceArea'] is None or np.isnan(row['SurfaceArea']):
        return 'n/a'
    d = row['Population'] / row['SurfaceArea']
    if d == 0:
        return 'empty'
    elif d < 50:
        return 'sparse'
    elif d < 300:
        return 'normal'
    else:
        return 'dense'
c = country.copy()
c['density'] = c.apply(f, axis=1)
result = c.pivot_table(index='Continent', columns='density', values='Code', aggfunc='count', fill_value=0)

# case: city-share-of-country
# city population as percent of its country
dfs = [city, country[['Code', 'Name', 'Population']].rename(columns={'Code': 'CountryCode', 'Name': 'country'})]
m = reduce(lambda l, r: pd.merge(l, r, on='CountryCode', how='inner', suffixes=['_city', '_country']), dfs)
m['pct'] = [int(a / b * 10000) / 100 for a, b in zip(m['Population_city'], m['Population_country'])]
result = m.sort_values(['pct', 'Name'], ascending=False)[['Name', 'country', 'pct']].head(5)
