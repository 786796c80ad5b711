import pandas as pd
import numpy as np

# Flights database
airports_df = pd.DataFrame({
    'airport_code': ['JFK', 'LAX', 'ORD', 'LHR', 'CDG'],
    'airport_name': ['John F. Kennedy Intl', 'Los Angeles Intl', "O'Hare International", 'London Heathrow', 'Paris-Charles de Gaulle'],
    'city': ['New York', 'Los Angeles ', 'Chicago', 'London', ' Paris'],
    'country': ['USA', 'USA', 'USA', 'UK', 'France'],
})

flights_df = pd.DataFrame({
    'flight_id': [1, 2, 3, 4, 5, 6, 7, 8, 9, 10],
    'flight_no': ['AA101', 'BA0202', 'aa 101', 'UA-77', 'AF9', 'BA202', 'UA 1077', None, 'DL550', 'AA101'],
    'origin': ['JFK', 'LHR', 'LAX', 'ORD', 'CDG', 'LHR', 'ORD', 'JFK', 'JFK', 'JFK'],
    'destination': ['LAX', 'JFK', 'JFK', 'CDG', 'LHR', 'JFK', 'LAX', 'ORD', 'CDG', 'LAX'],
    'departure': ['2023-03-01 08:15', '2023-03-01 21:40', '2023-03-02 06:05', '2023-03-03 17:30', '2023-03-05 09:00',
                  '2023-03-08 21:40', '2023-03-11 12:10', None, '2023-03-31 23:55', '2023-04-01 08:15'],
    'arrival': ['2023-03-01 14:25', '2023-03-02 05:10', '2023-03-02 11:35', '2023-03-04 01:50', '2023-03-05 10:20',
                '2023-03-09 05:35', '2023-03-11 16:45', '2023-03-20 19:00', '2023-04-01 07:20', '2023-04-01 14:05'],
    'delay_minutes': [10.0, 0.0, np.nan, 45.0, -5.0, 25.0, 0.0, np.nan, 130.0, 10.0],
    'status': ['Landed', 'landed', 'LANDED', 'Delayed', 'Landed', 'Landed ', 'Landed', 'Cancelled', 'Delayed', 'Landed'],
})

passengers_df = pd.DataFrame({
    'passenger_id': [1, 2, 3, 4, 5, 6],
    'full_name': ['smith, John', 'DOE, jane', "O'Neil, Patrick ", 'van der Berg, Anna', 'Lee, Min-ho', None],
    'birth_date': ['1980-05-17', '12/31/1975', '2000-02-29', 'unknown', '1992-11-03', '1969-07-20'],
    'flight_id': [1, 1, 2, 4, 9, 3],
    'seat': ['12A', '12B', '1F', '30C', '7D', '22E'],
})
# case: flight-duration-hours
f = flights_df.copy()
f['departure'] = pd.to_datetime(f['departure'])
f['arrival'] = pd.to_datetime(f['arrival'])
f['duration_hours'] = ((f['arrival'] - f['departure']).dt.total_seconds() / 3600).round(2)
result = f[['flight_id', 'origin', 'destination', 'duration_hours']].sort_values('duration_hours', ascending=False)
# case: flights-per-weekday
dep = pd.to_datetime(flights_df['departure'])
order = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday']
result = dep.dt.day_name().value_counts().reindex(order, fill_value=0).rename_axis('weekday').reset_index(name='n_flights')
# case: carrier-and-number
parts = flights_df['flight_no'].str.upper().str.extract(r'^([A-Z]{2})[\s-]?0*(\d+)$')
parts.columns = ['carrier', 'number']
parts['number'] = parts['number'].astype('Int64')
result = pd.concat([flights_df[['flight_id', 'flight_no']], parts], axis=1)
# case: overnight-flights
f = flights_df.dropna(subset=['departure']).copy()
f['dep_ts'] = pd.to_datetime(f['departure'], format='%Y-%m-%d %H:%M')
f['arr_ts'] = pd.to_datetime(f['arrival'], format='%Y-%m-%d %H:%M')
overnight = f[f['dep_ts'].dt.normalize() != f['arr_ts'].dt.normalize()]
result = overnight.merge(airports_df, left_on='destination', right_on='airport_code')[['flight_id', 'dep_ts', 'arr_ts', 'city']]
result['city'] = result['city'].str.strip()
result = result.sort_values('flight_id').reset_index(drop=True)
# case: passenger-first-last
names = passengers_df['full_name'].str.strip().str.split(', ', n=1, expand=True)
result = passengers_df.assign(
    last_name=names[0].str.title(),
    first_name=names[1].str.title(),
).assign(display=lambda d: d['first_name'] + ' ' + d['last_name'])[['passenger_id', 'first_name', 'last_name', 'display']]
# case: part-of-day-bucket
f = flights_df.assign(departure=pd.to_datetime(flights_df['departure']))
hour = f['departure'].dt.hour
f['part_of_day'] = pd.cut(hour, bins=[-1, 5, 11, 17, 23], labels=['night', 'morning', 'afternoon', 'evening'])
result = f.groupby('part_of_day', observed=False).agg(
    flights=('flight_id', 'count'),
    avg_delay=('delay_minutes', 'mean')
).reset_index()
# case: actual-arrival-with-delay
f = flights_df.copy()
f['scheduled'] = pd.to_datetime(f['arrival'])
f['actual'] = f['scheduled'] + pd.to_timedelta(f['delay_minutes'].fillna(0), unit='min')
f['actual_text'] = f['actual'].dt.strftime('%d %b %Y %H:%M')
result = f.loc[f['delay_minutes'].fillna(0) != 0, ['flight_id', 'scheduled', 'actual', 'actual_text']]
# case: daily-calendar-with-zero
f = flights_df.copy()
f['departure'] = pd.to_datetime(f['departure'])
daily = f.dropna(subset=['departure']).groupby(f['departure'].dt.normalize())['flight_id'].count()
calendar = pd.date_range('2023-03-01', '2023-03-12', freq='D')
result = daily.reindex(calendar, fill_value=0).rename('flights').rename_axis('day').reset_index()
# case: age-at-flight
p = passengers_df.merge(flights_df[['flight_id', 'departure']], on='flight_id', how='left')
p['birth'] = pd.to_datetime(p['birth_date'], format='%Y-%m-%d', errors='coerce')
p['birth'] = p['birth'].fillna(pd.to_datetime(p['birth_date'], format='%m/%d/%Y', errors='coerce'))
p['departure'] = pd.to_datetime(p['departure'])
had_birthday = (p['departure'].dt.month * 100 + p['departure'].dt.day) >= (p['birth'].dt.month * 100 + p['birth'].dt.day)
p['age'] = p['departure'].dt.year - p['birth'].dt.year - (~had_birthday).astype(int)
result = p[['passenger_id', 'full_name', 'birth', 'age']]
# case: route-label-fstring
city = airports_df.set_index('airport_code')['city'].str.strip()
rows = []
for _, r in flights_df.iterrows():
    rows.append({
        'flight_id': r['flight_id'],
        'label': f"{city[r['origin']]} -> {city[r['destination']]} ({r['flight_no'] or 'n/a'})",
    })
result = pd.DataFrame(rows)
# case: status-normalised-list
f = flights_df.copy()
f['status'] = f['status'].str.strip().str.lower()
result = (
    f.groupby('status')['flight_no']
     .agg(lambda s: ', '.join(sorted(s.dropna().str.replace(r'[^A-Za-z0-9]', '', regex=True).str.upper().unique())))
     .reset_index(name='flight_numbers')
)
# case: weekly-resample-delay
f = flights_df.copy()
f['departure'] = pd.to_datetime(f['departure'])
result = (f.dropna(subset=['departure'])
           .set_index('departure')
           .resample('W')['delay_minutes']
           .agg(['count', 'sum', 'max']))
# case: seat-row-and-letter
s = passengers_df['seat']
row = s.str[:-1].astype(int)
letter = s.str[-1]
result = passengers_df[['passenger_id', 'seat']].copy()
result['row'] = row
result['position'] = letter.map({'A': 'window', 'F': 'window', 'C': 'aisle', 'D': 'aisle'}).fillna('middle')
result['seat_padded'] = s.str.zfill(4)
result = result.sort_values(['row', 'seat'])
# case: flights-between-dates
f = flights_df.copy()
f['departure'] = pd.to_datetime(f['departure'])
mask = f['departure'].between('2023-03-02', '2023-03-11')
result = f.loc[mask, ['flight_id', 'departure', 'status']].reset_index(drop=True)
