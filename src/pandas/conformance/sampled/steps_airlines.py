import pandas as pd
import numpy as np

# ===== Test data for flight_2 =====
airlines_df = pd.DataFrame([
    {'uid': 1, 'Airline': 'United Airlines', 'Abbreviation': 'UAL', 'Country': 'USA'},
    {'uid': 2, 'Airline': 'US Airways', 'Abbreviation': 'USAir', 'Country': 'USA'},
    {'uid': 3, 'Airline': 'Delta Airlines', 'Abbreviation': 'Delta', 'Country': 'USA'},
    {'uid': 4, 'Airline': 'JetBlue Airways', 'Abbreviation': 'JetBlue', 'Country': ' USA'},
    {'uid': 5, 'Airline': 'Virgin America', 'Abbreviation': None, 'Country': 'usa'},
    {'uid': 6, 'Airline': 'Air Canada', 'Abbreviation': 'ACA', 'Country': 'Canada'},
])

airports_df = pd.DataFrame([
    ['Aberdeen', 'APG', 'Phillips AAF', 'United States ', 'US'],
    ['Aberdeen ', 'ABR', 'Municipal', 'United States', 'US '],
    ['Abilene', 'DYS', 'Dyess AFB', 'United States', 'US'],
    ['Abilene', 'ABI', 'Municipal', 'United States', None],
    ['Ashley', 'ASY', 'Ashley', 'United States', 'US'],
    ['Anthony', 'ANY', 'Anthony', 'United States', 'US'],
    ['Akron CO', 'AKO', 'Colorado Plains Regional Airport', 'United States', 'US'],
    ['Alton', 'ALN', 'Alton', 'United States', 'US'],
    ['Athens', 'AHN', 'Athens', 'United States', 'US'],
    ['Amarillo', 'AHD', None, 'United States', 'US'],
], columns=['City', 'AirportCode', 'AirportName', 'Country', 'CountryAbbrev'])

flights_df = pd.DataFrame({
    'Airline': [1, 1, 1, 2, 2, 3, 3, 4, 4, 4, 6, 1],
    'FlightNo': [28, 29, 44, 45, 54, 90, 91, 142, 143, 145, 348, 28],
    'SourceAirport': [' APG', 'ASY', 'ABR', 'APG', 'AHD', 'ABI', 'APG', 'ASY', 'APG', 'CVO', 'DYS', 'ABR'],
    'DestAirport': ['ASY', 'APG', ' ASY', 'AHD', 'ABR', 'DYS', 'ASY', 'ABI', 'AHD', 'APG', 'ASY', 'ASY'],
})
# case: jetblue-country-loop
# Walk over the airlines until JetBlue Airways is found
country = None
for _, airline in airlines_df.iterrows():
    if airline['Airline'].strip().lower() == 'jetblue airways':
        country = airline['Country'].strip()
        break

result = pd.DataFrame({'Country': [country]})
# case: usa-airlines-mixed-case
# Different spellings of USA exist: 'USA', ' USA', 'usa'
normalised = airlines_df['Country'].str.strip().str.upper()
usa_airlines = airlines_df.loc[normalised.eq('USA'), ['Airline', 'Abbreviation']]

# Replace missing abbreviations by None explicitly
rows = []
for name, abbreviation in usa_airlines.itertuples(index=False, name=None):
    if pd.isnull(abbreviation):
        abbreviation = None
    rows.append((name, abbreviation))

result = pd.DataFrame(rows, columns=['Airline', 'Abbreviation'])
# case: airports-by-city-dict
# Group the airport codes by city name in a dictionary
airports_by_city = {}
for row in airports_df.itertuples(index=False):
    city = row.City.strip()
    airports_by_city.setdefault(city, []).append((row.AirportCode, row.AirportName))

# Query one city
wanted_city = 'Anthony'
result = pd.DataFrame(airports_by_city.get(wanted_city, []), columns=['AirportCode', 'AirportName'])
# case: table-row-counts
# SELECT count(*) for each table
tables = {'AIRLINES': airlines_df, 'AIRPORTS': airports_df, 'FLIGHTS': flights_df}
counts = []
for table_name, frame in tables.items():
    counts.append({'table': table_name,
                   'rows': len(frame),
                   'distinct_rows': len(frame.drop_duplicates()),
                   'columns': frame.shape[1]})
result = pd.DataFrame(counts).set_index('table')
# case: flights-from-apg-count
# The airport codes in the flights table have leading spaces
def clean_code(code):
    if code is None:
        return ''
    return code.strip().upper()

source_codes = flights_df['SourceAirport'].apply(clean_code)
number_with_cleaning = int((source_codes == 'APG').sum())
number_without_cleaning = int((flights_df['SourceAirport'] == 'APG').sum())

result = {'cleaned': number_with_cleaning, 'raw': number_without_cleaning}
# case: aberdeen-to-ashley
flights = flights_df.copy()
for column in ['SourceAirport', 'DestAirport']:
    flights[column] = flights[column].str.strip()

airports = airports_df.copy()
airports['City'] = airports['City'].str.strip()

# Join twice with airports: once for the source, once for the destination
with_source = flights.merge(airports[['AirportCode', 'City']], how='inner',
                            left_on='SourceAirport', right_on='AirportCode')
with_source = with_source.rename(columns={'City': 'SourceCity'}).drop(columns='AirportCode')
with_both = with_source.merge(airports[['AirportCode', 'City']], how='inner',
                              left_on='DestAirport', right_on='AirportCode')
with_both = with_both.rename(columns={'City': 'DestCity'}).drop(columns='AirportCode')

condition = (with_both['SourceCity'] == 'Aberdeen') & (with_both['DestCity'] == 'Ashley')
result = pd.DataFrame({'count(*)': [condition.sum()]})
# case: united-to-asy-map
# Use map instead of a join
airline_names = airlines_df.set_index('uid')['Airline']
flights = flights_df.assign(
    AirlineName=flights_df['Airline'].map(airline_names),
    Dest=flights_df['DestAirport'].str.strip(),
)
selected = flights[(flights['AirlineName'] == 'United Airlines') & (flights['Dest'] == 'ASY')]
result = selected[['FlightNo', 'AirlineName', 'Dest']].reset_index(drop=True)
# case: city-most-arrivals
# Step 1: code -> city
code_to_city = {}
for _, r in airports_df.iterrows():
    code_to_city[r['AirportCode'].strip()] = r['City'].strip()

# Step 2: count the arrivals of each city
arrivals = {}
for dest in flights_df['DestAirport']:
    city = code_to_city.get(dest.strip())
    if city is None:
        continue
    arrivals[city] = arrivals.get(city, 0) + 1

# Step 3: make a table and sort
arrival_table = pd.DataFrame(list(arrivals.items()), columns=['City', 'n'])
arrival_table = arrival_table.sort_values(['n', 'City'], ascending=[False, True])

# Step 4: LIMIT 1
result = arrival_table.head(1)[['City']].reset_index(drop=True)
# case: airport-flights-in-and-out
# Every flight counts once for its source and once for its destination
sources = flights_df['SourceAirport'].str.strip()
dests = flights_df['DestAirport'].str.strip()
all_codes = pd.concat([sources, dests])

counts = all_codes.value_counts()
# only airports listed in the AIRPORTS table
counts = counts[counts.index.isin(airports_df['AirportCode'])]

highest = counts.max()
lowest = counts.min()
result = {
    'most': sorted(counts[counts == highest].index.tolist()),
    'fewest': sorted(counts[counts == lowest].index.tolist()),
    'highest': int(highest),
    'lowest': int(lowest),
}
# case: airline-flight-ranking
joined = airlines_df.merge(flights_df, left_on='uid', right_on='Airline', how='left', suffixes=('', '_f'))
ranking = []
for (uid, name), group in joined.groupby(['uid', 'Airline']):
    n = group['FlightNo'].notna().sum()
    ranking.append({'uid': uid, 'Airline': name, 'flights': n})

ranking_df = pd.DataFrame(ranking)
ranking_df['rank'] = ranking_df['flights'].rank(method='dense', ascending=False).astype(int)
result = ranking_df.sort_values(by=['rank', 'Airline']).reset_index(drop=True)
# case: fewest-flights-abbreviation
# Only airlines which have flights (inner join)
counts = flights_df.groupby('Airline').size().reset_index(name='cnt')
joined = counts.merge(airlines_df, left_on='Airline', right_on='uid')
smallest = joined['cnt'].min()
result = joined.loc[joined['cnt'] == smallest, ['Abbreviation', 'Country']]
# case: airlines-from-apg-and-cvo
# INTERSECT with python sets
def airlines_from(airport):
    names = set()
    for f in flights_df.itertuples():
        if f.SourceAirport.strip() == airport:
            match = airlines_df[airlines_df['uid'] == f.Airline]
            if not match.empty:
                names.add(match.iloc[0]['Airline'])
    return names

apg = airlines_from('APG')
cvo = airlines_from('CVO')
result = pd.DataFrame({
    'both': pd.Series(sorted(apg & cvo), dtype=object),
    'only_apg': pd.Series(sorted(apg - cvo), dtype=object),
    'only_cvo': pd.Series(sorted(cvo - apg), dtype=object),
})
# case: flight-number-text-list
# FlightNo list of each airline, joined as text
flights = flights_df.sort_values(['Airline', 'FlightNo'])
texts = {}
for uid, group in flights.groupby('Airline'):
    numbers = [f"{number:04d}" for number in group['FlightNo'].unique()]
    texts[uid] = ' / '.join(numbers)

airlines = airlines_df.copy()
airlines['flight_list'] = airlines['uid'].map(texts)
airlines['flight_list'] = airlines['flight_list'].fillna('no flights')
result = airlines[['Airline', 'flight_list']]
# case: airports-without-flights
# NOT IN (SELECT SourceAirport UNION SELECT DestAirport)
used = set()
for col in ('SourceAirport', 'DestAirport'):
    used.update(flights_df[col].str.strip().unique())

unused = airports_df[~airports_df['AirportCode'].isin(used)]
result = unused[['AirportCode', 'AirportName']].sort_values('AirportName', na_position='first')
result = result.reset_index(drop=True)
