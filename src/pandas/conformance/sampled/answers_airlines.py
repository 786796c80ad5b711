import pandas as pd
import numpy as np
import datetime as dt

airlines_df = pd.DataFrame({
    'airline_id': [1, 2, 3, 4, 5],
    'airline_name': ['SkyHigh Airways', 'Nordic Wings', 'BlueJet', 'Pacific Air', 'Ghost Lines'],
    'country': ['USA', 'Norway', 'USA', 'Japan', None],
    'founded': ['1984', '1999', '2003', '1951', 'n/a'],
    'low_cost': [False, True, True, False, True],
})

airports_df = pd.DataFrame({
    'iata': ['JFK', 'LAX', 'OSL', 'NRT', 'CDG', 'BGO', 'HNL'],
    'city': ['New York', 'Los Angeles', 'Oslo', 'Tokyo', 'Paris', 'Bergen', 'Honolulu'],
    'country': ['USA', 'USA', 'Norway', 'Japan', 'France', 'Norway', 'USA'],
    'elevation_ft': [13, 125, 681, 141, 392, 170, np.nan],
    'runways': [4, 4, 2, 2, 4, 1, 4],
})

flights_df = pd.DataFrame({
    'flight_id': [501, 502, 503, 504, 505, 506, 507, 508, 509, 510, 511],
    'airline_id': [1, 1, 2, 2, 3, 4, 4, 1, 3, 2, 4],
    'origin': ['JFK', 'LAX', 'OSL', 'BGO', 'JFK', 'NRT', 'LAX', 'JFK', 'LAX', 'OSL', 'NRT'],
    'destination': ['LAX', 'JFK', 'BGO', 'OSL', 'CDG', 'LAX', 'NRT', 'LAX', 'JFK', 'CDG', 'OSL'],
    'departure': pd.to_datetime(['2023-01-05 08:30', '2023-01-05 17:45', '2023-01-06 06:15', '2023-01-06 21:00', '2023-02-10 22:10',
                                 '2023-02-11 11:00', '2023-02-14 13:20', '2023-02-28 08:30', '2023-03-01 23:55', '2023-03-12 09:40', '2023-03-31 00:05']),
    'delay_min': [12, 0, np.nan, 45, 130, 0, -5, 12, np.nan, 7, 61],
    'distance_km': [3983, 3983, 325, 325, 5837, 8773, 8773, 3983, 3983, 1343, 8405],
    'cancelled': [False, False, True, False, False, False, False, False, True, False, False],
})

bookings_df = pd.DataFrame({
    'booking_id': list(range(1, 13)),
    'flight_id': [501, 501, 502, 503, 504, 505, 505, 506, 507, 510, 599, 505],
    'passenger': ['M. Curie', 'A. Turing', 'M. Curie', 'E. Noether', 'E. Noether', 'A. Turing', 'm. curie', 'K. Godel', None, 'K. Godel', 'R. Hooke', 'A. Turing'],
    'fare': ['320.50', '299.00', '310', '89.90', '95', '780.25', '1,120.00', '640', '655.10', '', '120', '780.25'],
    'seat_class': ['economy', 'Economy', 'economy', 'ECONOMY', 'economy', 'economy', 'Business', 'economy', 'economy', 'business', None, 'economy'],
    'booked_on': ['2022-12-01', '2022-12-15', '2022-12-01', '2022-12-30', '2023-01-02', '2023-01-15', '2023-02-01', '2023-01-20', '2023-02-13', '2023-03-01', '2023-03-02', '2023-01-15'],
})

# case: flights-per-airline-including-zero
cnt = flights_df.groupby('airline_id').size().rename('n_flights')
result = airlines_df.merge(cnt, left_on='airline_id', right_index=True, how='left')
result['n_flights'] = result['n_flights'].fillna(0).astype(int)
result = result[['airline_name', 'n_flights']].sort_values(['n_flights', 'airline_name'], ascending=[False, True]).reset_index(drop=True)

# case: busiest-origin
departures = flights_df['origin'].value_counts()
result = departures.idxmax()

# case: total-fare-per-airline
b = bookings_df.copy()
b['fare'] = pd.to_numeric(b['fare'].str.replace(',', ''), errors='coerce')
x = b.merge(flights_df[['flight_id', 'airline_id']], on='flight_id').merge(airlines_df, on='airline_id')
result = x.groupby('airline_name', as_index=False)['fare'].sum().rename(columns={'fare': 'revenue'}).sort_values('revenue', ascending=False)

# case: orphan-bookings
merged = pd.merge(bookings_df, flights_df, how='left', on='flight_id', indicator=True)
result = merged.query("_merge == 'left_only'")[['booking_id', 'flight_id', 'passenger']]

# case: domestic-vs-international
orig = airports_df[['iata', 'country']].rename(columns={'iata': 'origin', 'country': 'from_country'})
dest = airports_df[['iata', 'country']].rename(columns={'iata': 'destination', 'country': 'to_country'})
f = flights_df.merge(orig, on='origin').merge(dest, on='destination')
f['kind'] = np.where(f['from_country'] == f['to_country'], 'domestic', 'international')
result = f.groupby('kind').agg(flights=('flight_id', 'count'), avg_km=('distance_km', 'mean'), max_delay=('delay_min', 'max')).round(1).reset_index()

# case: delayed-share-per-airline
active = flights_df[~flights_df['cancelled']]
result = (active.assign(late=active['delay_min'] > 10)
          .groupby('airline_id')['late']
          .agg(['sum', 'count', 'mean'])
          .rename(columns={'sum': 'late_flights', 'count': 'flights', 'mean': 'late_ratio'})
          .assign(late_ratio=lambda d: (d['late_ratio'] * 100).round(2))
          .reset_index())

# case: flights-by-month
f = flights_df.copy()
f['month'] = f['departure'].dt.to_period('M').astype(str)
result = f.groupby('month').agg(total=('flight_id', 'size'), cancelled=('cancelled', 'sum')).reset_index()

# case: weekday-name-distribution
days = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday']
vc = flights_df['departure'].dt.day_name().value_counts()
result = vc.reindex(days, fill_value=0).rename_axis('weekday').reset_index(name='flights')

# case: return-routes-self-join
a = flights_df[['origin', 'destination']].drop_duplicates()
rev = a.rename(columns={'origin': 'destination', 'destination': 'origin'})
both = a.merge(rev, on=['origin', 'destination'])
result = both[both['origin'] < both['destination']].reset_index(drop=True)

# case: airports-never-destination
dests = set(flights_df['destination'])
result = airports_df[~airports_df['iata'].isin(dests)][['iata', 'city']]

# case: airports-only-in-one-direction
o = set(flights_df['origin'].unique())
d = set(flights_df['destination'].unique())
result = sorted(o ^ d)

# case: longest-delay-per-airline-with-name
ranked = flights_df.sort_values('delay_min', ascending=False, na_position='last').drop_duplicates('airline_id', keep='first')
result = ranked.merge(airlines_df[['airline_id', 'airline_name']], on='airline_id')[['airline_name', 'flight_id', 'delay_min']]

# case: cumulative-distance-by-airline
f = flights_df.sort_values(['airline_id', 'departure'])
f['cum_km'] = f.groupby('airline_id')['distance_km'].cumsum()
f['seq'] = f.groupby('airline_id').cumcount() + 1
result = f[['airline_id', 'seq', 'departure', 'cum_km']].reset_index(drop=True)

# case: hours-between-consecutive-flights
f = flights_df.sort_values(['origin', 'departure'])
gap = f.groupby('origin')['departure'].diff()
f['gap_hours'] = (gap.dt.total_seconds() / 3600).round(2)
result = f.dropna(subset=['gap_hours'])[['origin', 'flight_id', 'gap_hours']]

# case: seat-class-normalised-count
cls = bookings_df['seat_class'].fillna('unknown').str.lower().str.strip()
result = bookings_df.assign(seat_class=cls).groupby('seat_class', as_index=False).agg(bookings=('booking_id', 'count'), passengers=('passenger', 'nunique'))

# case: passengers-with-multiple-airlines
bk = bookings_df.dropna(subset=['passenger']).copy()
bk['passenger'] = bk['passenger'].str.title()
j = bk.merge(flights_df, on='flight_id')
n = j.groupby('passenger')['airline_id'].nunique()
result = n[n > 1].sort_values(ascending=False)

# case: founded-before-2000
al = airlines_df.copy()
al['founded'] = pd.to_numeric(al['founded'], errors='coerce').astype('Int64')
result = al.query('founded < 2000').sort_values('founded')[['airline_name', 'founded']]

# case: founded-astype-raises
airlines_df['founded'] = airlines_df['founded'].astype(int)
result = airlines_df[airlines_df['founded'] > 1990]

# case: duplicate-bookings
key = ['flight_id', 'passenger', 'fare', 'booked_on']
dups = bookings_df[bookings_df.duplicated(subset=key, keep=False)]
result = dups.groupby(key, dropna=False)['booking_id'].agg(['min', 'max', 'size']).reset_index()

# case: lead-time-days
x = bookings_df.merge(flights_df[['flight_id', 'departure']], on='flight_id', how='inner')
x['booked_on'] = pd.to_datetime(x['booked_on'])
x['lead_days'] = (x['departure'] - x['booked_on']).dt.days
stats = x.groupby('flight_id')['lead_days'].agg(['min', 'mean', 'max'])
result = stats[stats['mean'] > 20].round(1)

# case: pivot-origin-destination
matrix = flights_df.pivot_table(index='origin', columns='destination', values='distance_km', aggfunc='mean')
matrix = matrix.reindex(columns=sorted(airports_df['iata']))
result = matrix.fillna(0).astype(int)

# case: usa-or-norway-airlines-avg-delay
ids = airlines_df[airlines_df['country'].isin(['USA', 'Norway'])]['airline_id'].tolist()
avg = flights_df[flights_df['airline_id'].isin(ids)]['delay_min'].mean()
result = pd.DataFrame([{'avg_delay': round(float(avg), 2)}])

# case: red-eye-flights
hr = flights_df['departure'].dt.hour
red = flights_df[(hr >= 21) | (hr < 5)]
result = red.assign(dep_time=red['departure'].dt.strftime('%H:%M'), day=red['departure'].dt.date.astype(str))[['flight_id', 'day', 'dep_time']].sort_values('dep_time', ascending=False)

# case: route-string-top3
f = flights_df.copy()
f['route'] = f['origin'] + '-' + f['destination']
result = f.groupby('route').agg(flights=('flight_id', 'count'), km=('distance_km', 'sum')).nlargest(3, ['flights', 'km']).reset_index()

# case: undirected-route-loop
pairs = {}
for row in flights_df.itertuples(index=False):
    key = tuple(sorted((row.origin, row.destination)))
    pairs[key] = pairs.get(key, 0) + 1
result = pd.DataFrame([(a, b, n) for (a, b), n in pairs.items()], columns=['airport_a', 'airport_b', 'n']).sort_values(['n', 'airport_a'], ascending=[False, True], ignore_index=True)

# case: delay-bucket-cut
bins = [-np.inf, 0, 15, 60, np.inf]
labels = ['on time', 'minor', 'moderate', 'severe']
bucket = pd.cut(flights_df['delay_min'], bins=bins, labels=labels)
result = bucket.value_counts(sort=False, dropna=False).reset_index()

# case: first-quarter-between-dates
start, end = pd.Timestamp('2023-02-01'), pd.Timestamp(dt.datetime(2023, 2, 28, 23, 59, 59))
sel = flights_df.loc[flights_df['departure'].between(start, end)]
result = sel.merge(airlines_df[['airline_id', 'airline_name']], how='left')[['airline_name', 'origin', 'destination', 'departure']].sort_values('departure', ascending=False)

# case: country-with-max-runways
runs = airports_df.groupby('country')['runways'].sum()
result = runs[runs == runs.max()].reset_index()

# case: exists-business-booking
biz = bookings_df[bookings_df['seat_class'].str.contains('business', case=False, na=False)]
result = flights_df[flights_df['flight_id'].isin(biz['flight_id'])].pipe(lambda d: d[['flight_id', 'origin', 'destination']])

# case: low-cost-comparison-apply
def summarise(g):
    return pd.Series({
        'flights': len(g),
        'median_km': g['distance_km'].median(),
        'cancel_pct': round(g['cancelled'].mean() * 100, 1),
    })

df = flights_df.merge(airlines_df[['airline_id', 'low_cost']], on='airline_id')
result = df.groupby('low_cost')[['distance_km', 'cancelled']].apply(summarise).reset_index()
