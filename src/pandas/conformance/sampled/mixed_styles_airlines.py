import pandas as pd
import numpy as np

airlines_df = pd.DataFrame({
    'uid': [1, 2, 3, 4, 5],
    'Airline': ['United Airlines', 'US Airways', 'JetBlue Airways', 'Delta Airlines', 'Virgin America'],
    'Abbreviation': ['UAL', 'USAir', 'JetBlue', 'Delta', None],
    'Country': ['USA', 'USA', 'USA ', 'usa', 'USA'],
})

airports_df = pd.DataFrame({
    'City': ['Aberdeen ', 'Aberdeen ', 'Abilene ', 'Ashley ', 'Anthony ', 'Akron ', 'Corvallis ', 'Ahoskie'],
    'AirportCode': ['APG', 'ABR', 'ABI', 'ASY', 'ANY', 'AKO', 'CVO', 'ASJ'],
    'AirportName': ['Phillips AAF ', 'Municipal ', 'Municipal ', 'Ashley ', 'Anthony ', 'Colorado Plains Regional Airport ', 'Municipal ', 'Tri County '],
    'Country': ['United States ', 'United States ', 'United States ', 'United States ', 'United States ', 'United States ', 'United States ', None],
    'CountryAbbrev': ['US ', 'US ', 'US', 'US ', 'US ', 'US ', 'US ', 'US'],
})

flights_df = pd.DataFrame({
    'Airline': [1, 1, 1, 2, 2, 3, 3, 3, 4, 1],
    'FlightNo': [28, 29, 44, 45, 54, 90, 91, 142, 148, 28],
    'SourceAirport': [' APG', ' ASY', ' CVO', ' APG', ' CVO', ' CVO', ' ABI', ' ABR', ' ABI', ' APG'],
    'DestAirport': [' ASY', ' APG', ' ABI', ' ABR', ' ASY', ' ABI', ' CVO', ' ASY', ' APG', ' ASY'],
})
# case: jetblue-country
result = airlines_df.loc[airlines_df['Airline'] == 'JetBlue Airways', 'Country'].str.strip()
# case: usa-airlines
usa = airlines_df[airlines_df['Country'].str.strip().str.upper() == 'USA']
result = usa[['Airline', 'Abbreviation']]
# case: anthony-airport-xs
result = airports_df.assign(City=airports_df['City'].str.strip()).set_index('City').loc[['Anthony'], ['AirportCode', 'AirportName']]
# case: departures-from-apg
result = flights_df['SourceAirport'].str.strip().eq('APG').sum()
# case: aberdeen-to-ashley-maps
city = pd.Series(airports_df['City'].str.strip().values, index=airports_df['AirportCode'])
src = flights_df['SourceAirport'].str.strip().map(city)
dst = flights_df['DestAirport'].str.strip().map(city)
result = pd.DataFrame({'cnt': [((src == 'Aberdeen') & (dst == 'Ashley')).sum()]})
# case: united-to-asy-query
f = flights_df.merge(airlines_df, left_on='Airline', right_on='uid', suffixes=('_id', ''))
f['DestAirport'] = f['DestAirport'].str.strip()
result = f.query("Airline == 'United Airlines' and DestAirport == 'ASY'").shape[0]
# case: city-most-arrivals
flights_df['DestAirport'] = flights_df['DestAirport'].str.strip()
j = flights_df.merge(airports_df, left_on='DestAirport', right_on='AirportCode')
result = j.groupby('City').size().nlargest(1).reset_index(name='n')[['City']]
# case: busiest-airport-concat
ends = pd.concat([flights_df['SourceAirport'], flights_df['DestAirport']], ignore_index=True).str.strip()
traffic = ends.value_counts()
traffic = traffic[traffic.index.isin(airports_df['AirportCode'])]
result = traffic.index[0]
# case: fewest-traffic-melt
long = flights_df.melt(id_vars=['FlightNo'], value_vars=['SourceAirport', 'DestAirport'], value_name='code')
long['code'] = long['code'].str.strip()
cnt = long.groupby('code')['FlightNo'].count()
result = cnt[cnt.rank(method='dense') == 1].reset_index()
# case: airline-fewest-flights
m = airlines_df.merge(flights_df, left_on='uid', right_on='Airline', suffixes=('', '_f'))
n = m.groupby(['Airline', 'Abbreviation', 'Country']).size().reset_index(name='n').sort_values(['n', 'Airline'])
result = n[['Abbreviation', 'Country']].head(1)
# case: apg-and-cvo-pivot
fl = flights_df.assign(src=flights_df['SourceAirport'].str.strip(), one=1)
p = fl.pivot_table(index='Airline', columns='src', values='one', aggfunc='sum')
ok = p[['APG', 'CVO']].notna().all(axis=1)
result = airlines_df.set_index('uid').loc[p.index[ok], 'Airline'].tolist()
# case: cvo-not-apg-isin
src = flights_df['SourceAirport'].str.strip()
from_cvo = flights_df.loc[src == 'CVO', 'Airline']
from_apg = flights_df.loc[src == 'APG', 'Airline']
result = airlines_df[airlines_df['uid'].isin(from_cvo) & ~airlines_df['uid'].isin(from_apg)][['Airline']]
# case: united-flight-numbers-groups
by_airline = flights_df.groupby('Airline')['FlightNo'].apply(list).to_dict()
uid = airlines_df.set_index('Airline').at['United Airlines', 'uid']
result = by_airline.get(uid, [])
# case: unused-airports-setdiff
used = np.union1d(flights_df['SourceAirport'].str.strip(), flights_df['DestAirport'].str.strip())
free = np.setdiff1d(airports_df['AirportCode'], used)
result = airports_df[airports_df['AirportCode'].isin(free)]['AirportName'].str.strip().to_list()
