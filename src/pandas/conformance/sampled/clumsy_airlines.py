import pandas as pd
import numpy as np
import re
from datetime import datetime, timedelta

airlines = pd.DataFrame({
    'uid': [1, 2, 3, 4, 5, 6, 7],
    'Airline': ['United Airlines', 'US Airways', 'Delta Airlines', 'Southwest Airlines', 'JetBlue Airways', 'Virgin America', 'All Nippon'],
    'Abbreviation': ['UAL', 'USAir', 'Delta', 'Southwest', 'JetBlue', 'Virgin', None],
    'Country': ['USA', 'USA', 'USA', 'USA', 'usa', 'USA', 'Japan'],
})
airports = pd.DataFrame({
    'City': ['Aberdeen ', 'Aberdeen ', 'Abilene ', 'Abilene ', 'Ashley', 'Anthony ', 'Kotzebue', ''],
    'AirportCode': ['APG', 'ABR', 'DYS', 'ABI', 'ASY', 'ANY', 'OTZ', 'CVO'],
    'AirportName': ['Phillips AAF', 'Municipal', 'Dyess AFB', 'Municipal', 'Ashley', 'Anthony', 'Ralph Wien', 'Albany'],
    'Country': ['United States ', 'United States ', 'United States ', 'United States ', 'United States ', 'United States', None, 'United States'],
    'CountryAbbrev': ['US', 'US', 'US ', 'US', 'US', 'US', 'US', ''],
})
flights = pd.DataFrame({
    'Airline': [1, 1, 1, 2, 2, 3, 3, 4, 5, 5, 9, 7],
    'FlightNo': [28, 29, 44, 28, 29, 28, 104, 1260, 12, 13, 5, 28],
    'SourceAirport': ['APG', 'ASY', 'ABR', 'ASY', 'ABI', 'CVO', 'APG', 'DYS', 'ABR', 'APG', 'APG', ' ASY'],
    'DestAirport': ['ASY', 'APG', 'ABI', 'CVO', 'ABR', 'ASY', 'ASY', 'APG', 'ZZZ', 'ABR', 'CVO', 'OTZ'],
    'dep_date': ['2015-03-01', '2015-03-02', '03/05/2015', '2015-03-01', '', '2015-04-11', '2015-04-12', None, '2015-12-31', '2016-01-01', '2015-03-01', '11 Mar 2015'],
    'price': [120.5, 99.99, 250, np.nan, 80, 120.5, 0, 310.25, -1, 75.75, 60, 405.0],
})

# case: jetblue-country
# SELECT Country FROM AIRLINES WHERE Airline = 'JetBlue Airways'
for index, row in airlines.iterrows():
    if row['Airline'] == 'JetBlue Airways':
        result = row['Country']

# case: abbrev-lookup-squeeze
# SELECT Abbreviation FROM AIRLINES WHERE Airline = "US Airways"
result = airlines[airlines['Airline'] == 'US Airways'][['Abbreviation']].squeeze()

# case: airlines-usa-count
# SELECT count(*) FROM AIRLINES WHERE Country = 'USA'
l = airlines['Country'].tolist()
l = [x.upper() for x in l]
result = l.count('USA')

# case: city-of-code
# SELECT City, Country FROM AIRPORTS WHERE AirportCode = 'ABI'
r = airports[airports['AirportCode'] == 'ABI']
city = r['City'].values[0].strip()
country = r['Country'].values[0].strip()
result = (city, country)

# case: airports-in-aberdeen
# SELECT AirportName FROM AIRPORTS WHERE city = 'Aberdeen'
df = airports[airports['City'] == 'Aberdeen']
if len(df) == 0:
    df = airports[airports['City'].str.strip() == 'Aberdeen']
result = df['AirportName'].to_list()

# case: flights-from-apg
# SELECT count(*) FROM FLIGHTS WHERE SourceAirport = 'APG'
n = 0
for s in flights['SourceAirport'].values:
    if s == 'APG':
        n += 1
result = "There are " + str(n) + " flights"

# case: asy-to-apg-and-chained
# flights departing from city Aberdeen and arriving in Ashley
src = airports[airports['City'].str.strip() == 'Aberdeen']['AirportCode'].values
dst = airports[airports['City'].str.strip() == 'Ashley']['AirportCode'].values
result = len(flights[flights['SourceAirport'].isin(src)][flights['DestAirport'].isin(dst)])

# case: jetblue-flights
# SELECT count(*) FROM FLIGHTS T1 JOIN AIRLINES T2 ON T1.Airline = T2.uid WHERE T2.Airline = "JetBlue Airways"
m = pd.merge(flights, airlines, left_on='Airline', right_on='uid', how='left')
result = int((m['Airline_y'] == 'JetBlue Airways').sum())

# case: merged-airline-keyerror
# SELECT T2.Airline, count(*) FROM FLIGHTS T1 JOIN AIRLINES T2 ON T1.Airline = T2.uid GROUP BY T2.Airline
m = flights.merge(airlines, left_on='Airline', right_on='uid')
result = m.groupby('Airline').size()

# case: most-common-destination-city
# SELECT T1.City FROM AIRPORTS T1 JOIN FLIGHTS T2 ON T1.AirportCode = T2.DestAirport GROUP BY T1.City ORDER BY count(*) DESC LIMIT 1
city_map = {}
for i, r in airports.iterrows():
    city_map[r['AirportCode']] = r['City'].strip()
cities = []
for d in flights['DestAirport']:
    if d in city_map:
        cities.append(city_map[d])
    else:
        cities.append(None)
s = pd.Series(cities).value_counts()
result = s.index[0]

# case: least-flights-code
# SELECT AirportCode FROM AIRPORTS JOIN FLIGHTS ON ... GROUP BY AirportCode ORDER BY count(*) LIMIT 1
d = {}
for code in airports['AirportCode'].tolist():
    a = len(flights[flights['SourceAirport'].str.strip() == code])
    b = len(flights[flights['DestAirport'].str.strip() == code])
    d[code] = a + b
codes = sorted(d.keys(), key=lambda k: (d[k], k))
result = [(c, d[c]) for c in codes[:3]]

# case: airline-with-most-flights
# SELECT T1.Airline FROM AIRLINES T1 JOIN FLIGHTS T2 GROUP BY T1.Airline ORDER BY count(*) DESC LIMIT 1
grp = flights.groupby('Airline')['FlightNo'].count().reset_index()
grp = grp.rename(columns={'Airline': 'uid', 'FlightNo': 'total'})
grp = grp.merge(airlines[['uid', 'Airline']], on='uid', how='left')
grp = grp.sort_values('total', ascending=False, kind='stable')
result = grp.head(1)['Airline'].values[0]

# case: airlines-at-apg-not-abr
# SELECT airline of APG EXCEPT airline of ABR
apg = flights[flights['SourceAirport'] == 'APG']['Airline'].unique()
abr = flights[flights['SourceAirport'] == 'ABR']['Airline'].unique()
ids = [i for i in apg if i not in abr]
names = []
for i in ids:
    try:
        names.append(airlines[airlines['uid'] == i]['Airline'].values[0])
    except IndexError:
        names.append('unknown airline ' + str(i))
result = names

# case: having-at-least-two
# airlines with at least 2 flights
t = flights.groupby(['Airline']).size().to_frame('n').reset_index()
t = t[t.n >= 2]
result = airlines[airlines.uid.isin(t.Airline.tolist())].Airline.tolist()

# case: flightno-list-by-airline
# flight numbers of each airline as comma text
out = {}
for uid in sorted(flights['Airline'].unique()):
    nums = flights[flights['Airline'] == uid]['FlightNo'].values
    out[int(uid)] = ','.join(str(x) for x in nums)
result = out

# case: parse-dates-by-hand
# month of departure for each flight
months = []
for d in flights['dep_date']:
    if d is None or d != d or d == '':
        months.append(None)
    elif '-' in d:
        months.append(int(d.split('-')[1]))
    elif '/' in d:
        months.append(int(d.split('/')[0]))
    else:
        months.append(datetime.strptime(d, '%d %b %Y').month)
f = flights.copy()
f['month'] = months
result = f[['FlightNo', 'month']]

# case: parse-dates-mixed-raise
# SELECT strftime('%m', dep_date) FROM flights
f = flights.copy()
f['dep_date'] = pd.to_datetime(f['dep_date'])
result = f['dep_date'].dt.month.tolist()

# case: parse-dates-coerce
# count of flights per month, bad dates dropped
f = flights.copy()
f['d'] = pd.to_datetime(f['dep_date'], format='%Y-%m-%d', errors='coerce')
f = f[f['d'].notnull()]
f['ym'] = f['d'].dt.strftime('%Y-%m')
result = f.groupby('ym').size().reset_index(name='flights')

# case: price-label-long-if
# price category
def label(row):
    p = row['price']
    if str(p) == 'nan':
        return 'missing'
    elif p < 0:
        return 'invalid'
    elif p == 0:
        return 'free'
    elif p <= 100:
        return 'low'
    elif p <= 300:
        return 'medium'
    else:
        return 'high'
flights_copy = flights.copy(deep=True)
flights_copy['label'] = flights_copy.apply(lambda row: label(row), axis=1)
result = flights_copy.groupby('label')['FlightNo'].apply(list).to_dict()

# case: avg-price-valid
# SELECT avg(price) FROM flights WHERE price > 0
s = 0.0
n = 0
for p in flights['price']:
    if p is not None and p > 0:
        s += p
        n += 1
result = round(s / n, 2)

# case: price-boolean-mistake
# if price > 100 then 'expensive'
df = flights.copy()
if df['price'] > 100:
    df['cat'] = 'expensive'
else:
    df['cat'] = 'cheap'
result = df

# case: round-trip-pairs
# pairs of airports with flights in both directions
pairs = set()
routes = [tuple(x) for x in flights[['SourceAirport', 'DestAirport']].to_numpy()]
for a, b in routes:
    if (b, a) in routes and a < b:
        pairs.add((a, b))
result = sorted(pairs)

# case: top3-prices-manual
# SELECT FlightNo, price FROM flights ORDER BY price DESC LIMIT 3
temp = flights[['FlightNo', 'price']].dropna().copy()
top = []
for k in range(3):
    idx = temp['price'].idxmax()
    top.append({'FlightNo': temp.loc[idx, 'FlightNo'], 'price': temp.loc[idx, 'price']})
    temp = temp.drop(idx)
result = pd.DataFrame(top)

# case: isolated-airports
# airports with neither departing nor arriving flights
used = list(flights['SourceAirport']) + list(flights['DestAirport'])
used = list(set([u.strip() for u in used]))
airports_copy = airports.copy()
airports_copy['used'] = airports_copy['AirportCode'].map(lambda c: 1 if c in used else 0)
result = airports_copy[airports_copy['used'] == 0][['AirportCode', 'AirportName']].reset_index(drop=True)
