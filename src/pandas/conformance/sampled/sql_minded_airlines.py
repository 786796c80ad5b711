import pandas as pd
import numpy as np

# Spider: flight_2 + airlines business tables
airlines_df = pd.DataFrame({
    'uid': [1, 2, 3, 4, 5],
    'Airline': ['United Airlines', 'US Airways', 'Delta Airlines', 'JetBlue Airways', 'Allegiant Air'],
    'Abbreviation': ['UAL', 'USAir', 'Delta', 'JetBlue', 'Allegiant'],
    'Country': ['USA', 'USA', 'USA', 'USA', None],
})

airports_df = pd.DataFrame({
    'City': ['Aberdeen ', 'Aberdeen ', 'Abilene ', 'Ashley ', 'Anthony ', 'Atlanta'],
    'AirportCode': ['APG', 'ABR', 'DYS', 'ASY', 'ANY', 'ATL'],
    'AirportName': ['Phillips AAF ', 'Municipal', 'Dyess AFB ', 'Ashley ', 'Anthony ', "Hartsfield"],
    'CountryAbbrev': ['US', 'US', 'US', 'US ', 'US', 'US'],
})

flights_df = pd.DataFrame({
    'Airline': [1, 1, 1, 2, 2, 3, 3, 3, 4, 4, 9, 1],
    'FlightNo': [28, 29, 44, 17, 104, 35, 36, 57, 27, 67, 5, 28],
    'SourceAirport': [' APG', ' ASY', ' ABR', ' ABR', ' DYS', ' APG', ' ATL', ' ANY', ' ABR', ' ATL', ' APG', ' APG'],
    'DestAirport': [' ASY', ' APG', ' DYS', ' ATL', ' ABR', ' ATL', ' APG', ' APG', ' ASY', ' ANY', ' ASY', ' ASY'],
    'dep_time': ['06:30', '6:45', '14:05', '23:50', None, '12:00', '12:00', '00:15', '18:20', '9:05', '', '06:30'],
    'fare': ['$120.00', '$1,050.50', '99', 'N/A', '$75', '$310.10', '$310.10', None, '88.8', '$45.00', '$60', '$120.00'],
})
# case: count-arriving-city-trim
f = flights_df.assign(dest=flights_df['DestAirport'].str.strip())
a = airports_df.assign(City=airports_df['City'].str.strip())
j = f.merge(a, left_on='dest', right_on='AirportCode')
result = int((j['City'] == 'Aberdeen').sum())
# case: union-both-directions-traffic
# SELECT code, COUNT(*) FROM (SELECT SourceAirport AS code UNION ALL SELECT DestAirport) GROUP BY code ORDER BY 2 DESC, 1
codes = pd.concat([flights_df['SourceAirport'], flights_df['DestAirport']], ignore_index=True).str.strip()
result = (
    codes.to_frame('code')
    .groupby('code', as_index=False)
    .size()
    .sort_values(['size', 'code'], ascending=[False, True])
    .reset_index(drop=True)
)
# case: clean-fare-cast
fare = flights_df['fare'].str.replace(r'[$,]', '', regex=True)
fare = pd.to_numeric(fare, errors='coerce')
result = (
    flights_df.assign(fare_num=fare)
    .groupby('Airline')['fare_num']
    .agg(['sum', 'mean', 'count'])
    .round(2)
    .reset_index()
)
# case: union-distinct-pairs
# undirected routes: SELECT DISTINCT LEAST(a,b), GREATEST(a,b)
s = flights_df['SourceAirport'].str.strip()
d = flights_df['DestAirport'].str.strip()
routes = pd.DataFrame({'a': np.where(s < d, s, d), 'b': np.where(s < d, d, s)})
result = routes.drop_duplicates().sort_values(['a', 'b']).reset_index(drop=True)
# case: round-trips-self-join
x = flights_df[['Airline', 'FlightNo', 'SourceAirport', 'DestAirport']].drop_duplicates()
rt = x.merge(x, left_on=['Airline', 'SourceAirport', 'DestAirport'],
             right_on=['Airline', 'DestAirport', 'SourceAirport'], suffixes=('_out', '_back'))
rt = rt[rt['FlightNo_out'] < rt['FlightNo_back']]
result = rt[['Airline', 'FlightNo_out', 'FlightNo_back', 'SourceAirport_out', 'DestAirport_out']].reset_index(drop=True)
# case: airlines-apg-not-asy
# SELECT Airline FROM ... WHERE Source = 'APG' EXCEPT SELECT ... WHERE Source = 'ASY'
fl = flights_df.assign(src=flights_df['SourceAirport'].str.strip()).merge(
    airlines_df, left_on='Airline', right_on='uid', suffixes=('_id', ''))
left = fl.loc[fl['src'] == 'APG', ['Airline']].drop_duplicates()
right = fl.loc[fl['src'] == 'ASY', ['Airline']].drop_duplicates()
m = left.merge(right, on='Airline', how='left', indicator=True)
result = m[m['_merge'].eq('left_only')][['Airline']].reset_index(drop=True)
# case: having-at-least-3-flights
cnt = flights_df.groupby('Airline').size()
ids = cnt.index[cnt >= 3]
result = airlines_df.loc[airlines_df['uid'].isin(ids), ['Airline', 'Abbreviation']].sort_values('Airline').reset_index(drop=True)
# case: departure-hour-buckets
t = flights_df['dep_time'].replace('', np.nan)
h = t.str.split(':').str[0].astype(float)
part = pd.cut(h, bins=[-1, 5, 11, 17, 23], labels=['night', 'morning', 'afternoon', 'evening'])
out = flights_df.assign(part=part).groupby('part', observed=False).size().reset_index(name='flights')
out['part'] = out['part'].astype(str)
result = out
# case: exact-duplicate-rows
# SELECT *, COUNT(*) FROM flights GROUP BY all columns HAVING COUNT(*) > 1
result = (
    flights_df.groupby(list(flights_df.columns), dropna=False)
    .size()
    .loc[lambda s: s > 1]
    .reset_index(name='copies')
)
# case: share-of-total-window
# 100.0 * COUNT(*) / SUM(COUNT(*)) OVER ()
c = flights_df['Airline'].value_counts(sort=False).sort_index()
result = pd.DataFrame({
    'airline_id': c.index,
    'n': c.values,
    'pct': (100.0 * c / c.sum()).round(1).values,
    'cum_pct': (100.0 * c.cumsum() / c.sum()).round(1).values,
})
# case: fewest-flights-with-ties
# airports (including ones without flights) with the minimal number of departures
dep = flights_df['SourceAirport'].str.strip().value_counts()
n = airports_df['AirportCode'].map(dep).fillna(0).astype(int)
a = airports_df.assign(departures=n)
result = a[a['departures'] == a['departures'].min()][['AirportCode', 'departures']]
# case: reachable-in-two-hops
e = flights_df[['SourceAirport', 'DestAirport']].apply(lambda c: c.str.strip()).drop_duplicates()
e.columns = ['src', 'dst']
two = e.merge(e, left_on='dst', right_on='src', suffixes=('', '_2'))
two = two.loc[(two['src'] == 'DYS') & (two['dst_2'] != 'DYS'), ['dst', 'dst_2']]
result = two.rename(columns={'dst': 'via', 'dst_2': 'to'}).sort_values(['via', 'to'], ignore_index=True)
# case: first-cheapest-per-source
p = flights_df.copy()
p['fare_num'] = p['fare'].str.extract(r'([\d,]+\.?\d*)')[0].str.replace(',', '').astype(float)
idx = p.groupby('SourceAirport')['fare_num'].idxmin()
result = p.loc[idx.dropna(), ['SourceAirport', 'FlightNo', 'fare_num']].sort_values('fare_num').reset_index(drop=True)
# case: like-airways-or-air
m = airlines_df['Airline'].str.contains(r'\bAir(?:ways)?$', case=False, regex=True)
tot = flights_df.groupby('Airline')['FlightNo'].nunique()
r = airlines_df[m].set_index('uid')
r['flights'] = tot.reindex(r.index, fill_value=0)
result = r.reset_index()[['uid', 'Airline', 'flights']]
