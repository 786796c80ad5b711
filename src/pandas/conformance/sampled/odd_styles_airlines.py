import pandas as pd
import numpy as np
from collections import defaultdict, Counter
import re
from datetime import datetime, timedelta

airlines_df = pd.DataFrame({
    'uid': [1, 2, 3, 4, 5],
    'Airline': ['United Airlines', 'US Airways', 'Delta Airlines', 'JetBlue Airways', 'Southwest Airlines'],
    'Abbreviation': ['UAL', 'USAir', 'Delta', 'JetBlue', 'Southwest'],
    'Country': ['USA', 'USA', 'USA ', 'usa', None]
})

airports_df = pd.DataFrame({
    'City': ['Aberdeen ', 'Abilene', 'Ashley', 'Anthony', 'Aberdeen '],
    'AirportCode': ['APG', 'ABI', 'ASY', 'ANY', 'ABR'],
    'AirportName': ['Phillips AAF', 'Municipal', 'Ashley', 'Anthony', 'Municipal'],
    'Country': ['United States', 'United States', 'United States', 'United States', 'United States']
})

flights_df = pd.DataFrame({
    'Airline': [1, 1, 2, 2, 3, 3, 3, 4, 4, 1],
    'FlightNo': [28, 29, 44, 45, 54, 55, 90, 110, 111, 28],
    'SourceAirport': [' APG', ' ASY', ' ABI', ' APG', ' ANY', ' APG', ' ABR', ' ASY', ' APG', ' APG'],
    'DestAirport': [' ASY', ' APG', ' APG', ' ABI', ' APG', ' ANY', ' APG', ' APG', ' ASY', ' ASY'],
    'dep_time': ['08:15', '13:05', '7:45', '23:50', '12:00', '06:30', None, '18:20', '09:55', '08:15'],
    'arr_time': ['10:40', '15:30', '9:10', '01:15', '14:45', '09:05', '11:11', '20:45', '12:10', '10:40'],
    'price': [250.0, 230.5, 99.0, 120.0, np.nan, 310.0, 310.0, 180.0, 199.99, 250.0]
})

aircraft_df = pd.DataFrame({
    'aid': [1, 2, 3, 4, 5, 6],
    'name': ['Boeing 747-400', 'Boeing 737-800', 'Airbus A340-300', 'British Aerospace Jetstream 41', 'Embraer ERJ-145', 'Boeing 777-300'],
    'distance': ['8430', '3383', '7120', '1502', '1530', 'N/A']
})
# case: flights-from-apg-strip
flights_df['SourceAirport'] = flights_df['SourceAirport'].apply(lambda x: x.strip())
result = flights_df[flights_df.SourceAirport == 'APG'][['FlightNo', 'DestAirport']].drop_duplicates()
# case: forgot-to-strip
n = flights_df[flights_df['SourceAirport'] == 'APG'].shape[0]
result = n
# case: airlines-both-airports-intersect
a = set(flights_df[flights_df['SourceAirport'].str.strip() == 'APG']['Airline'])
b = set(flights_df[flights_df['SourceAirport'].str.strip() == 'ASY']['Airline'])
both = list(a & b)
result = airlines_df.set_index('uid').loc[both, 'Airline'].to_frame().reset_index(drop=True)
# case: airlines-apg-not-abi
apg = flights_df.loc[flights_df['SourceAirport'].str.contains('APG'), 'Airline'].unique()
abi = flights_df.loc[flights_df['SourceAirport'].str.contains('ABI'), 'Airline'].unique()
diff = np.setdiff1d(apg, abi)
result = airlines_df[airlines_df['uid'].isin(diff)]['Airline'].tolist()
# case: flight-duration-overnight
def dur(row):
    if row['dep_time'] is None:
        return np.nan
    d = datetime.strptime(row['dep_time'], '%H:%M')
    a = datetime.strptime(row['arr_time'], '%H:%M')
    if a < d:
        a = a + timedelta(days=1)
    return (a - d).seconds // 60
flights_df['minutes'] = flights_df.apply(dur, axis=1)
result = flights_df[['FlightNo', 'minutes']].drop_duplicates().sort_values(by=['minutes', 'FlightNo'], ascending=[False, True]).head(4)
# case: busiest-airport-concat
both = pd.concat([flights_df['SourceAirport'], flights_df['DestAirport']], axis=0)
counts = both.str.strip().value_counts()
top = counts.index[0]
result = pd.DataFrame({'AirportCode': [top], 'flights': [counts.iloc[0]]})
# case: city-most-arrivals-merge
dest = flights_df.copy()
dest['DestAirport'] = dest['DestAirport'].str.lstrip()
m = dest.merge(airports_df, left_on='DestAirport', right_on='AirportCode')
result = m.groupby('City').size().sort_values(ascending=False).head(1).reset_index(name='arrivals')
result['City'] = result['City'].str.strip()
# case: airline-merge-name-conflict
m = flights_df.merge(airlines_df, left_on='Airline', right_on='uid')
result = m.groupby('Airline').size().reset_index(name='cnt')
# case: airline-merge-suffix-y
m = flights_df.merge(airlines_df, left_on='Airline', right_on='uid', how='right')
result = m.groupby('Airline_y').agg({'FlightNo': 'count', 'price': lambda p: round(p.mean(), 2)}).reset_index()
result.columns = ['airline', 'flights', 'avg_price']
# case: aircraft-distance-text-sort
result = aircraft_df[aircraft_df['distance'] != 'N/A'].sort_values('distance', ascending=False)[['name', 'distance']].head(2)
# case: aircraft-distance-int
aircraft_df['distance'] = pd.to_numeric(aircraft_df['distance'], errors='coerce')
aircraft_df['maker'] = [n.split(' ')[0] for n in aircraft_df['name']]
best = {}
for i in range(len(aircraft_df)):
    mk = aircraft_df.at[i, 'maker']
    d = aircraft_df.at[i, 'distance']
    if mk not in best or d > best[mk]:
        best[mk] = d
result = pd.DataFrame(sorted(best.items(), key=lambda kv: kv[0]), columns=['maker', 'max_distance'])
# case: dep-hour-bucket-cut
hours = flights_df['dep_time'].str.split(':').str[0].astype(float)
buckets = pd.cut(hours, bins=[0, 6, 12, 18, 24], labels=['night', 'morning', 'afternoon', 'evening'], right=False)
result = buckets.value_counts(sort=False).reset_index()
result.columns = ['bucket', 'n']
# case: round-trip-tuples
routes = list(zip(flights_df.SourceAirport.str.strip(), flights_df.DestAirport.str.strip()))
rset = set(routes)
rt = sorted({tuple(sorted(r)) for r in routes if (r[1], r[0]) in rset})
result = pd.DataFrame(rt, columns=['a', 'b'])
# case: price-vs-airline-mean-transform
flights_df['avg'] = flights_df.groupby('Airline')['price'].transform('mean')
flights_df['diff'] = np.where(flights_df['price'] > flights_df['avg'], 'above', np.where(flights_df['price'] < flights_df['avg'], 'below', 'same'))
result = pd.crosstab(flights_df['Airline'], flights_df['diff'])
