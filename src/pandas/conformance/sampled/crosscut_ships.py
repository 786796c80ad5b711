import pandas as pd
import numpy as np
from datetime import date, datetime
import json

ships_df = pd.DataFrame({
    'ship_id': [1, 2, 3, 4, 5, 6, 7],
    'name': ['Manila Express', 'ever given', 'MSC Oscar', 'Emma Maersk', 'HMM Algeciras', 'Sea Wolf', None],
    'type': ['Container', 'Container', 'container', 'Container', 'Container', 'Bulk', 'Tanker'],
    'tonnage': [93750, 219079, 192237, 170794, 228283, 40000, np.nan],
    'built': ['2007', '2018', '2015', '2006', '2020', '198?', '1999'],
    'flag': ['DE', 'PA', 'PA', 'DK', 'KR', None, 'LR'],
})

ports_df = pd.DataFrame({
    'code': ['NLRTM', 'CNSHA', 'SGSIN', 'USLAX', 'DEHAM', 'AEJEA'],
    'port': ['Rotterdam', 'Shanghai', 'Singapore', 'Los Angeles', 'Hamburg', 'Jebel Ali'],
    'country': ['Netherlands', 'China', 'Singapore', 'USA', 'Germany', 'UAE'],
    'lat': [51.95, 31.23, 1.26, 33.74, 53.54, 25.01],
    'lon': [4.14, 121.49, 103.83, -118.26, 9.98, 55.06],
})

voyages_df = pd.DataFrame({
    'voyage_id': ['V01', 'V02', 'V03', 'V04', 'V05', 'V06', 'V07', 'V08', 'V09', 'V10'],
    'ship_id': [1, 2, 2, 3, 4, 5, 5, 1, 6, 42],
    'origin': ['DEHAM', 'CNSHA', 'SGSIN', 'CNSHA', 'NLRTM', 'CNSHA', 'USLAX', 'SGSIN', 'NLRTM', 'AEJEA'],
    'destination': ['SGSIN', 'SGSIN', 'NLRTM', 'USLAX', 'AEJEA', 'USLAX', 'CNSHA', 'DEHAM', 'GBFXT', 'SGSIN'],
    'departed': ['2021-03-01 06:00', '2021-03-05 12:00', '2021-03-14 00:30', '2021-04-01 08:00', '2021-04-02 09:15', '2021-05-10 22:00', '2021-06-01 05:00', '2021-04-01 10:00', None, '2021-07-07 07:07'],
    'arrived': ['2021-03-25 18:00', '2021-03-12 06:00', '2021-04-20 03:30', '2021-04-16 20:00', '2021-04-18 09:15', '2021-05-24 10:00', '2021-06-15 05:00', '2021-04-27 22:00', None, None],
    'status': ['Delivered', 'delivered', 'DELAYED', 'Delivered', 'Delivered', 'Delivered', 'Delayed', 'Delivered', 'Cancelled', 'At sea'],
})

cargo_df = pd.DataFrame({
    'cargo_id': [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12],
    'voyage_id': ['V01', 'V01', 'V02', 'V03', 'V03', 'V04', 'V05', 'V06', 'V06', 'V07', 'V99', 'V08'],
    'shipper': ['Acme', 'Globex', 'Acme', 'Initech', 'acme', 'Globex', 'Umbrella', 'Acme', 'Globex', 'Initech', 'Acme', None],
    'weight_t': [120.5, 80.0, 300.0, 45.25, 60.0, 0.0, 210.0, 95.5, 130.0, -5.0, 10.0, 75.0],
    'value_usd': [2500000, 800000, 12000000000, 430000, 610000, 0, 5200000, 990000, 1750000, 64000, 1000, None],
    'hazardous': ['N', 'Y', 'N', 'N', 'Y', 'N', None, 'N', 'n', 'y', 'N', 'N'],
})

# case: ship-names-by-tonnage
# List ship names in ascending order of tonnage
result = ships_df.sort_values('tonnage')['name'].tolist()
# case: ships-not-container
# Which ships are not of type Container?
result = ships_df[ships_df['type'].str.lower() != 'container']
# case: panama-ships
# How many ships sail under the flag of Panama?
result = ships_df[ships_df['flag'] == 'PA'].shape[0]
# case: port-southmost
# Which port lies farthest south?
result = ports_df.loc[ports_df['lat'].idxmin(), 'port']
# case: total-weight
# Total weight of the cargo with a positive weight
result = cargo_df[cargo_df['weight_t'] > 0]['weight_t'].sum()
# case: distinct-shippers
# Distinct shippers
result = cargo_df['shipper'].dropna().str.capitalize().drop_duplicates().sort_values().reset_index(drop=True)
# case: tonnage-summary
# Maximum, minimum and average tonnage by type
result = ships_df.groupby(ships_df['type'].str.title())['tonnage'].agg(['max', 'min', 'mean'])
# case: voyages-per-ship
# Number of voyages for every ship, most first, ships without voyages too
n = voyages_df.groupby('ship_id').size().reset_index(name='voyages')
res = ships_df[['ship_id', 'name']].merge(n, on='ship_id', how='left')
res['voyages'] = res['voyages'].fillna(0).astype(int)
result = res.sort_values(['voyages', 'ship_id'], ascending=[False, True])
# case: voyage-port-names
# Voyages with names of the origin and destination ports
names = dict(zip(ports_df['code'], ports_df['port']))
v = voyages_df[['voyage_id', 'origin', 'destination']].copy()
v['origin'] = v['origin'].map(names)
v['destination'] = v['destination'].map(names).fillna('unknown port')
result = v
# case: busiest-port
# Which port has the most departures and arrivals together?
calls = pd.concat([voyages_df['origin'], voyages_df['destination']]).value_counts()
result = (calls.idxmax(), int(calls.max()))
# case: status-share
# Percentage of each status
result = voyages_df['status'].str.lower().value_counts(normalize=True).mul(100).round(1)
# case: duration-days
# Duration of each voyage in days
dep = pd.to_datetime(voyages_df['departed'])
arr = pd.to_datetime(voyages_df['arrived'])
result = pd.DataFrame({'voyage_id': voyages_df['voyage_id'], 'days': ((arr - dep).dt.total_seconds() / 86400).round(2)}).dropna()
# case: duration-strings-subtract
# Average voyage duration
voyages_df['duration'] = voyages_df['arrived'] - voyages_df['departed']
result = voyages_df['duration'].mean()
# case: ships-built-decade
# Ships per decade in which they were built
built = pd.to_numeric(ships_df['built'], errors='coerce')
result = (built.dropna() // 10 * 10).astype(int).value_counts().sort_index()
# case: shipper-value
# Total value for each shipper over one million
t = cargo_df.assign(shipper=cargo_df['shipper'].str.upper()).groupby('shipper')['value_usd'].sum()
result = t[t > 1_000_000].sort_values(ascending=False)
# case: ships-that-carried-hazardous
# Names of the ships that carried hazardous cargo
haz = cargo_df[cargo_df['hazardous'].str.upper() == 'Y']
result = (haz.merge(voyages_df, on='voyage_id')
          .merge(ships_df, on='ship_id')['name']
          .str.title().unique().tolist())
# case: orphan-cargo
# Cargo which refers to an unknown voyage, and voyages that refer to an unknown ship
bad_cargo = cargo_df[~cargo_df['voyage_id'].isin(voyages_df['voyage_id'])]['cargo_id'].tolist()
bad_voyages = voyages_df[~voyages_df['ship_id'].isin(ships_df['ship_id'])]['voyage_id'].tolist()
result = {'cargo': bad_cargo, 'voyages': bad_voyages}
# case: monthly-departures
# Departures per month, months without departures included
d = pd.to_datetime(voyages_df['departed']).dropna()
result = pd.Series(1, index=d).resample('MS').sum()
# case: load-per-voyage
# Cargo weight per voyage relative to the tonnage of the ship
w = cargo_df.groupby('voyage_id', as_index=False)['weight_t'].sum()
x = w.merge(voyages_df[['voyage_id', 'ship_id']], on='voyage_id').merge(ships_df[['ship_id', 'name', 'tonnage']], on='ship_id')
x['load_pct'] = (x['weight_t'] / x['tonnage'] * 100).round(4)
result = x.nlargest(3, 'load_pct')[['voyage_id', 'name', 'load_pct']]
# case: round-trip
# Ships that sailed a route and back
v = voyages_df[['ship_id', 'origin', 'destination']]
back = v.merge(v, left_on=['ship_id', 'origin', 'destination'], right_on=['ship_id', 'destination', 'origin'])
result = ships_df[ships_df['ship_id'].isin(back['ship_id'])]['name'].tolist()
# case: route-ranking
# Fastest voyage per destination
v = voyages_df.copy()
v[['departed', 'arrived']] = v[['departed', 'arrived']].apply(pd.to_datetime)
v['hours'] = (v['arrived'] - v['departed']) / pd.Timedelta(hours=1)
v['rank'] = v.groupby('destination')['hours'].rank()
result = v.loc[v['rank'] == 1, ['destination', 'voyage_id', 'hours']].sort_values('destination').set_index('destination')
# case: shipper-country-matrix
# Weight by shipper and destination country
m = cargo_df.merge(voyages_df, on='voyage_id').merge(ports_df, left_on='destination', right_on='code')
m['shipper'] = m['shipper'].fillna('unknown').str.title()
result = m.pivot_table(values='weight_t', index='shipper', columns='country', aggfunc='sum').fillna(0)
# case: great-circle
# Great circle distance and average speed in knots for every finished voyage
def haversine(lat1, lon1, lat2, lon2):
    lat1, lon1, lat2, lon2 = map(np.radians, [lat1, lon1, lat2, lon2])
    a = np.sin((lat2 - lat1) / 2) ** 2 + np.cos(lat1) * np.cos(lat2) * np.sin((lon2 - lon1) / 2) ** 2
    return 6371 * 2 * np.arcsin(np.sqrt(a))

p = ports_df[['code', 'lat', 'lon']]
v = (voyages_df.merge(p, left_on='origin', right_on='code')
     .merge(p, left_on='destination', right_on='code', suffixes=('_o', '_d')))
v['km'] = haversine(v['lat_o'], v['lon_o'], v['lat_d'], v['lon_d']).round(0)
v['hours'] = (pd.to_datetime(v['arrived']) - pd.to_datetime(v['departed'])).dt.total_seconds() / 3600
v['knots'] = (v['km'] / v['hours'] / 1.852).round(2)
result = v.loc[v['hours'].notna(), ['voyage_id', 'km', 'hours', 'knots']].sort_values('knots', ascending=False).reset_index(drop=True)
# case: idle-time
# Idle time of ships between consecutive voyages and whether the next voyage started where the last one ended
v = voyages_df.dropna(subset=['departed']).copy()
v['departed'] = pd.to_datetime(v['departed'])
v['arrived'] = pd.to_datetime(v['arrived'])
v = v.sort_values(['ship_id', 'departed'])
g = v.groupby('ship_id')
v['prev_arrived'] = g['arrived'].shift()
v['prev_dest'] = g['destination'].shift()
v['idle'] = v['departed'] - v['prev_arrived']
v['consistent'] = v['origin'] == v['prev_dest']
out = v[v['prev_arrived'].notna()].merge(ships_df[['ship_id', 'name']], on='ship_id')
result = out[['name', 'voyage_id', 'idle', 'consistent']].sort_values('idle')
