import pandas as pd
import numpy as np
import re
import math
import datetime
from collections import Counter, defaultdict

airlines_df = pd.DataFrame({
    'uid': [1, 2, 3, 4, 5],
    'Airline': ['United Airlines', 'US Airways', 'Delta Airlines', 'Southwest Airlines', 'JetBlue Airways '],
    'Abbreviation': ['UAL', 'USAir', 'Delta', 'Southwest', 'JetBlue'],
    'Country': ['USA', 'USA', 'USA', 'usa', None]
})

airports_df = pd.DataFrame({
    'City': ['Aberdeen ', 'Aberdeen ', 'Abilene ', 'Ashley ', 'Albany ', 'Anthony '],
    'AirportCode': ['APG', 'ABR', 'DYS', 'ASY', 'ALB', 'ANY'],
    'AirportName': ['Phillips AAF ', 'Municipal', 'Dyess AFB ', 'Ashley ', 'Albany International', 'Anthony '],
    'CountryAbbrev': ['US', 'US ', 'US', 'US', None, 'US ']
})

flights_df = pd.DataFrame({
    'Airline': ['1', '1', '2', '2', '3', '3', '3', '4', '1', '9'],
    'FlightNo': [28, 29, 44, 45, 90, 91, 142, 54, 28, 7],
    'SourceAirport': [' APG', ' ASY', ' ABR', ' ASY', ' ALB', ' APG', ' ASY', ' ANY', ' APG', ' DYS'],
    'DestAirport': [' ASY', ' APG', ' ASY', ' ABR', ' APG', ' ALB', ' ALB', ' ASY', ' ASY', ' APG'],
    'Dep_Time': ['0730', '0915', '730', '1845', '23:10', '0005', None, '1200', '0730', '1545'],
    'Price': ['120.5', '99', 'NULL', '210', '75.25', '75.25', '301', '', '120.5', '88']
})

car_makers_df = pd.DataFrame({
    'Id': [1, 2, 3, 4, 5, 6],
    'Maker': ['amc', 'volkswagen', 'bmw', 'gm', 'ford', 'chrysler'],
    'Country': ['1', '2', '2', '1', '1', None]
})

model_list_df = pd.DataFrame({
    'ModelId': [1, 2, 3, 4, 5, 6, 7, 8],
    'Maker': [1, 2, 3, 4, 4, 4, 5, 5],
    'Model': ['amc', 'audi', 'bmw', 'buick', 'cadillac', 'chevrolet', 'ford', 'Mercury']
})

cars_data_df = pd.DataFrame({
    'Id': [1, 2, 3, 4, 5, 6, 7],
    'Model': ['chevrolet', 'buick', 'ford', 'amc', 'audi', 'bmw', 'toyota'],
    'MPG': ['18', '15', 'null', '16', '24', '26', '27'],
    'Cylinders': [8, 8, 8, 8, 4, 4, 4],
    'Horsepower': ['130', '165', '150', None, '90', '113', '95'],
    'Weight': [3504, 3693, 3436, 3433, 2430, 2234, 2372],
    'Year': [1970, 1970, 1970, 1971, 1971, 1972, 1972]
})
# case: flights-by-airline-string-uid
counts = flights_df.groupby('Airline').size().to_dict()
airlines_df['n'] = airlines_df['uid'].astype(str).map(counts)
airlines_df['n'] = airlines_df['n'].fillna(0).astype(int)
best = airlines_df['n'].max()
result = airlines_df[airlines_df['n'] == best][['Airline', 'n']]
# case: flights-from-aberdeen
codes = airports_df[airports_df['City'] == 'Aberdeen']['AirportCode'].tolist()
if len(codes) == 0:
    codes = airports_df[airports_df['City'].str.strip() == 'Aberdeen']['AirportCode'].tolist()
src = flights_df['SourceAirport'].apply(lambda x: x.strip())
result = len(flights_df[src.isin(codes)])
# case: airport-total-departures-arrivals
c = Counter()
for s, d in zip(flights_df['SourceAirport'], flights_df['DestAirport']):
    c[s.strip()] += 1
    c[d.strip()] += 1
most = max(c, key=c.get)
least = min(c.items(), key=lambda kv: (kv[1], kv[0]))[0]
result = pd.DataFrame([['most', most, c[most]], ['least', least, c[least]]], columns=['which', 'AirportCode', 'n'])
# case: duplicate-flight-numbers
d = flights_df[flights_df.duplicated(subset=['Airline', 'FlightNo'])]
flights_df.drop_duplicates(subset=['Airline', 'FlightNo'], inplace=True)
flights_df.reset_index(inplace=True)
result = flights_df[['index', 'FlightNo', 'Airline']].tail(3)
# case: ticket-price-clean-average
prices = flights_df['Price'].replace('NULL', None).replace('', None).tolist()
total = 0
n = 0
for p in prices:
    if p is not None:
        total += float(p)
        n += 1
result = pd.DataFrame({'avg_price': [round(total / n, 2)], 'n': [n]})
# case: departure-hour-bucket
def hour(t):
    if t is None:
        return -1
    t = t.replace(':', '')
    t = t.zfill(4)
    return int(t[:2])
flights_df['hour'] = flights_df['Dep_Time'].apply(hour)
flights_df['part'] = flights_df['hour'].apply(lambda h: 'unknown' if h < 0 else ('AM' if h < 12 else 'PM'))
result = flights_df.groupby('part')['FlightNo'].agg(['count', 'min', 'max']).reset_index()
# case: airlines-serving-both-airports
apg = flights_df[flights_df['SourceAirport'].str.strip() == 'APG'][['Airline']].drop_duplicates()
asy = flights_df[flights_df['SourceAirport'].str.strip() == 'ASY'][['Airline']].drop_duplicates()
both = apg.merge(asy, on='Airline')
both['Airline'] = both['Airline'].astype(int)
result = both.merge(airlines_df, left_on='Airline', right_on='uid', how='inner')['Airline_y'].tolist()
# case: airlines-merge-error-swallowed
try:
    x = flights_df.merge(airlines_df, left_on='Airline', right_on='uid')
    result = x[['FlightNo', 'Abbreviation']]
except Exception as e:
    result = type(e).__name__
# case: models-per-maker-having
g = model_list_df.groupby('Maker').count()['ModelId']
res = []
for maker_id, n in g.items():
    if n >= 2:
        nm = car_makers_df[car_makers_df['Id'] == maker_id]['Maker']
        res.append([maker_id, nm.iloc[0], n])
result = pd.DataFrame(res, columns=['Id', 'Maker', 'n']).sort_values('n', ascending=False)
# case: mpg-max-text-vs-number
cars_data_df['MPG'] = pd.to_numeric(cars_data_df['MPG'], errors='coerce')
avg = cars_data_df.groupby(['Year', 'Cylinders'], as_index=False)['MPG'].mean()
avg.sort_values(by=['Year', 'MPG'], ascending=[True, False], inplace=True)
result = avg.drop_duplicates(subset=['Year'])
# case: horsepower-none-compare
hp = cars_data_df['Horsepower'].fillna('0').astype(int)
cars_data_df['hp'] = hp
low = cars_data_df[(cars_data_df['hp'] < 100) & (cars_data_df['hp'] != 0)]
result = low[['Model', 'hp']].to_dict('records')
# case: maker-not-in-data
have = []
for m in cars_data_df['Model'].values:
    row = model_list_df[model_list_df['Model'].str.lower() == m]
    if not row.empty:
        have.append(row['Maker'].values[0])
    else:
        have.append(None)
cars_data_df['MakerId'] = have
merged = car_makers_df.merge(cars_data_df, left_on='Id', right_on='MakerId', how='left', suffixes=('', '_car'))
result = merged[merged['Id_car'].isna()][['Id', 'Maker']]
# case: weight-change-by-year-shift
y = cars_data_df.groupby('Year')['Weight'].mean().reset_index()
prev = [None] + y['Weight'].tolist()[:-1]
y['prev'] = prev
y['change'] = (y['Weight'] - y['prev']).round(2)
result = y
# case: lightest-four-cylinder-nested-lookup
four = cars_data_df[cars_data_df['Cylinders'] == 4]
w = four['Weight'].min()
model = four[four['Weight'] == w]['Model'].squeeze()
maker = model_list_df[model_list_df['Model'] == model]['Maker'].squeeze()
name = car_makers_df[car_makers_df['Id'] == maker]['Maker'].squeeze()
result = f'{name.upper()} {model} ({w} lbs)'
