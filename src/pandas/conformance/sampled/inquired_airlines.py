import pandas as pd
import numpy as np
from collections import Counter, defaultdict

airlines = pd.DataFrame({
    'uid': [1, 2, 3, 4, 5, 6, 7],
    'Airline': ['United Airlines', 'US Airways', 'Delta Airlines', 'JetBlue Airways', 'Virgin America', 'delta airlines', None],
    'Abbreviation': ['UAL', 'USAir', 'Delta', 'JetBlue', 'Virgin', 'DL ', 'XX'],
    'Country': ['USA', 'USA', 'USA', 'USA', 'USA', 'usa', ''],
})
airports = pd.DataFrame({
    'City': ['Aberdeen', 'Aberdeen ', 'Abilene', 'Anthony', 'Boston', 'Ashley', 'New York', 'New York'],
    'AirportCode': ['APG', 'ABR', 'DYS', 'ANY', 'BOS', 'ASY', 'JFK', 'LGA'],
    'AirportName': ['Phillips AAF', 'Municipal', 'Dyess AFB', 'Anthony Airport', 'Logan', 'Ashley', 'Kennedy', 'LaGuardia'],
    'Elevation_ft': ['57', '1,302', '1789', None, '20', 'n/a', '13', '21'],
})
flights = pd.DataFrame({
    'Airline': [1, 1, 1, 2, 2, 3, 3, 3, 4, 4, 5, 9, 1, 3],
    'FlightNo': [28, 29, 44, 54, 90, 28, 55, 142, 12, 13, 7, 1, 45, 56],
    'SourceAirport': ['APG', 'ASY', 'BOS', 'JFK', 'BOS', 'APG', 'DYS', 'JFK', 'BOS', 'JFK', None, 'LGA', 'JFK', 'XYZ'],
    'DestAirport': ['ASY', 'APG', 'JFK', 'BOS', 'APG', 'BOS', 'JFK', 'JFK', 'JFK', 'BOS', 'BOS', 'BOS', 'BOS', 'APG'],
    'Dep': ['2023-01-01 06:00', '2023-01-01 09:30', '2023-01-02 23:50', '2023-01-03 12:00', '2023-02-10 00:05', '2023-01-01 06:00', '2023-02-28 17:45',
            None, '2023-03-01 08:15', '2023-03-01 20:15', '2023-03-05 10:00', '2023-01-31 11:59', '2023-02-01 07:00', '2023-03-15 15:15'],
    'Arr': ['2023-01-01 08:10', '2023-01-01 11:35', '2023-01-03 00:55', '2023-01-03 13:10', '2023-02-10 02:00', '2023-01-01 09:00', '2023-02-28 22:30',
            None, '2023-03-01 09:20', '2023-03-01 20:10', None, '2023-01-31 13:00', '2023-02-01 08:05', '2023-03-15 17:00'],
    'Price': [120.5, 99.99, 210.0, 180.0, 0.0, 120.5, 340.75, np.nan, 89.0, 89.0, 410.0, 60.0, 205.0, 75.5],
    'Seats': [100, 90, 150, 120, 0, 110, 80, 60, 140, 140, 20, 50, 150, 70],
    'Cancelled': [0, 0, 1, 0, None, 0, 0, 1, 0, 0, 1, 0, 0, 0],
})

# case: airline-most-flights
# SELECT T1.Airline FROM AIRLINES T1 JOIN FLIGHTS T2 ON T1.uid = T2.Airline GROUP BY T1.Airline ORDER BY count(*) DESC LIMIT 1
joined = airlines.merge(flights, left_on='uid', right_on='Airline', suffixes=('_name', '_id'))
result = joined.groupby('Airline_name').size().nlargest(1).index[0]
# case: airline-most-flights-wrong-column
joined = airlines.merge(flights, left_on='uid', right_on='Airline')
result = joined.groupby('Airline').size().sort_values(ascending=False).head(1)
# case: airports-no-flights
# SELECT AirportName FROM Airports WHERE AirportCode NOT IN (SELECT SourceAirport FROM Flights UNION SELECT DestAirport FROM Flights)
used = pd.unique(pd.concat([flights['SourceAirport'], flights['DestAirport']]).dropna())
result = airports.loc[~airports['AirportCode'].isin(used), 'AirportName'].tolist()
# case: flights-apg-both-directions
n_out = flights.SourceAirport.value_counts()
n_in = flights.DestAirport.value_counts()
result = n_out.add(n_in, fill_value=0).astype(int).sort_values(ascending=False, kind='mergesort').rename('n').to_frame()
# case: city-with-most-arrivals
arr = pd.merge(airports, flights, how='inner', left_on='AirportCode', right_on='DestAirport')
arr['City'] = arr['City'].str.strip()
c = arr.groupby('City')['FlightNo'].count()
result = c[c == c.max()].reset_index().rename(columns={'FlightNo': 'cnt'})
# case: round-trip-self-join
# pairs of flights A->B and B->A of the same airline
f = flights[['Airline', 'FlightNo', 'SourceAirport', 'DestAirport']]
m = f.merge(f, left_on=['Airline', 'SourceAirport', 'DestAirport'], right_on=['Airline', 'DestAirport', 'SourceAirport'], suffixes=('_1', '_2'))
result = m[m['FlightNo_1'] < m['FlightNo_2']][['Airline', 'FlightNo_1', 'FlightNo_2']]
# case: duration-minutes
dep, arr = pd.to_datetime(flights['Dep']), pd.to_datetime(flights['Arr'])
minutes = (arr - dep).dt.total_seconds() / 60
out = flights[['Airline', 'FlightNo']].assign(minutes=minutes)
result = out[out['minutes'] < 0].to_dict('records') + [out['minutes'].max()]
# case: running-revenue
# SUM(price * seats) OVER (PARTITION BY airline ORDER BY dep ROWS UNBOUNDED PRECEDING)
df = flights.eval('revenue = Price * Seats').sort_values(['Airline', 'Dep', 'FlightNo'])
df['running'] = df.groupby('Airline')['revenue'].cumsum()
df['share'] = (df['revenue'] / df.groupby('Airline')['revenue'].transform('sum')).round(4)
result = df.loc[:, ['Airline', 'FlightNo', 'revenue', 'running', 'share']].reset_index(drop=True)
# case: elevation-avg
# "1,302", "n/a"
elev = airports['Elevation_ft'].str.replace(',', '').pipe(pd.to_numeric, errors='coerce')
result = elev.groupby(airports['City'].str.strip()).agg(['mean', 'count'])
# case: cancel-rate
rate = (
    flights
    .assign(Cancelled=flights['Cancelled'].fillna(0).astype(bool))
    .groupby('Airline')['Cancelled']
    .mean()
    .mul(100)
    .round(1)
    .astype(str) + '%'
)
result = rate.to_dict()
# case: intersect-airlines-apg-and-bos
# airlines with flights from APG and also from BOS
from_apg = flights.loc[flights['SourceAirport'].eq('APG'), ['Airline']].drop_duplicates()
from_bos = flights.loc[flights['SourceAirport'].eq('BOS'), ['Airline']].drop_duplicates()
both = from_apg.merge(from_bos, how='inner')
only = from_apg.merge(from_bos, how='outer', indicator='where').query("where != 'both'")
result = (both['Airline'].map(airlines.set_index('uid')['Airline']).tolist(), only.reset_index(drop=True))
# case: hour-bucket-case
# CASE WHEN strftime('%H', dep) < '12' THEN 'morning' ... END
def part_of_day(ts):
    if pd.isna(ts):
        return 'unknown'
    if ts.hour < 6:
        return 'night'
    elif ts.hour < 12:
        return 'morning'
    elif ts.hour < 18:
        return 'afternoon'
    return 'evening'

bucket = pd.to_datetime(flights['Dep']).apply(part_of_day)
result = flights.groupby(bucket)['Price'].agg(['size', 'mean', 'max']).round(2)
# case: pivot-routes
result = flights.pivot_table(index='SourceAirport', columns='DestAirport', values='Price', aggfunc='min').fillna('-')
# case: top2-price-per-dest
top2 = (flights.sort_values('Price', ascending=False)
        .groupby('DestAirport', sort=True)
        .head(2)
        .sort_values(['DestAirport', 'Price'], ascending=[True, False]))
result = top2[['DestAirport', 'Airline', 'FlightNo', 'Price']].values.tolist()
# case: having-avg-price
# SELECT Airline, AVG(Price) a, COUNT(*) FROM Flights WHERE Price > 0 GROUP BY Airline HAVING COUNT(*) >= 2 AND a > 100
g = flights.query('Price > 0').groupby('Airline').agg(a=('Price', 'mean'), n=('Price', 'size')).query('n >= 2 and a > 100')
result = g.join(airlines.set_index('uid')[['Airline']]).rename(columns={'Airline': 'name'})
# case: two-hop-connections
# SELECT a.source, a.dest, b.dest FROM flights a JOIN flights b ON a.dest = b.source AND b.dep > a.arr
a = flights[['FlightNo', 'SourceAirport', 'DestAirport', 'Arr']].dropna()
b = flights[['FlightNo', 'SourceAirport', 'DestAirport', 'Dep']].dropna()
hop = a.merge(b, left_on='DestAirport', right_on='SourceAirport', suffixes=('', '_2'))
hop['wait'] = pd.to_datetime(hop['Dep']) - pd.to_datetime(hop['Arr'])
hop = hop[(hop['wait'] > pd.Timedelta(0)) & (hop['wait'] <= pd.Timedelta('2 days'))]
result = [f'{r.SourceAirport}->{r.DestAirport}->{r.DestAirport_2} ({r.wait})' for r in hop.itertuples()]
# case: month-resample
s = flights.assign(Dep=pd.to_datetime(flights['Dep'])).dropna(subset=['Dep']).set_index('Dep').sort_index()['Price']
result = s.resample('MS').agg(['sum', 'count', 'mean'])
# case: month-over-month-growth
# LAG over monthly totals
monthly = flights.assign(month=pd.to_datetime(flights.Dep).dt.to_period('M')).groupby('month')['Price'].sum()
growth = monthly.pct_change().mul(100).round(2)
result = pd.DataFrame({'total': monthly, 'growth_pct': growth}).reset_index().astype({'month': str})
# case: concat-string-code
# SELECT UPPER(SUBSTR(airline,1,3)) || '-' || flightno
lookup = dict(zip(airlines['uid'], airlines['Airline']))
codes = flights['Airline'].map(lookup).str[:3].str.upper().fillna('???') + '-' + flights['FlightNo'].astype(str).str.zfill(4)
result = codes.drop_duplicates().tolist()
# case: string-plus-int-mistake
flights['code'] = flights['SourceAirport'] + flights['FlightNo']
result = flights['code'].head()
# case: case-insensitive-dup-airline
norm = airlines['Airline'].str.lower().str.strip()
dups = airlines[norm.duplicated(keep=False) & norm.notna()]
result = dups.groupby(norm)['uid'].apply(list).to_dict()
# case: full-outer-join-count
# FULL OUTER JOIN Airlines and Flights, count unmatched of both sides
fo = airlines.merge(flights, how='outer', left_on='uid', right_on='Airline', indicator=True, suffixes=('_l', '_r'))
result = fo['_merge'].value_counts().to_dict()
# case: destination-dict
d = defaultdict(set)
for src, dst in flights[['SourceAirport', 'DestAirport']].dropna().itertuples(index=False):
    d[src].add(dst)
result = pd.Series({k: ','.join(sorted(v)) for k, v in d.items()}, name='dests').sort_index()
# case: price-quartiles-ntile
p = flights.dropna(subset='Price').copy()
p['ntile'] = pd.qcut(p['Price'].rank(method='first'), q=4, labels=False) + 1
result = p.groupby('ntile')['Price'].agg(lo='min', hi='max', n='count')
# case: scalar-subquery-cheaper-than-avg
avg_price = flights['Price'].mean()
cheap = flights[flights['Price'].lt(avg_price)]
result = {
    'avg': round(avg_price, 4),
    'count': cheap.shape[0],
    'distinct_airlines': cheap['Airline'].nunique(),
    'pct': round(cheap.shape[0] / flights['Price'].count() * 100, 1),
}
