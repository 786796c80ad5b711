import pandas as pd
import numpy as np

airlines_df = pd.DataFrame({
    'uid': [1, 2, 3, 4, 5],
    'Airline': ['United Airlines', 'US Airways', 'Delta Airlines', 'JetBlue Airways', 'Allegiant Air'],
    'Abbreviation': ['UAL', 'USAir', 'Delta', 'JetBlue', None],
    'Country': ['USA', 'USA', 'USA', 'usa', 'USA '],
})

airports_df = pd.DataFrame({
    'City': ['Aberdeen ', 'Aberdeen ', 'Abilene', 'Albany', 'Ashley', None],
    'AirportCode': ['APG', 'ABR', 'DYS', 'ALB', 'ASY', 'ZZZ'],
    'AirportName': ['Phillips AAF ', 'Municipal', 'Dyess AFB ', 'Albany Intl', 'Ashley', 'Nowhere'],
    'Elevation': ['57', '1302', '1789 ft', '285', '', None],
})

flights_df = pd.DataFrame({
    'Airline': [1, 1, 2, 3, 3, 3, 4, 8, 5, 2],
    'FlightNo': [28, 29, 44, 45, 54, 55, 90, 91, 108, 109],
    'SourceAirport': ['APG', 'ABR', 'ABR', 'ALB', 'DYS', 'APG', 'ALB', 'ALB', 'ASY', 'APG'],
    'DestAirport': ['ASY', 'APG', 'ALB', 'ABR', 'APG', 'ALB', 'DYS', 'ASY', 'ALB', 'QQQ'],
    'dep_time': ['08:15', '17:40', '6:05', '23:59', None, '12:00', '12:00', '24:10', '07:30', '9:45'],
    'delay': [5.0, np.nan, -3.0, 120.0, 15.0, 15.0, 0.0, 33.0, np.nan, 61.0],
})
# case: merge-on-wrong-airline
result = flights_df.merge(airlines_df, on='Airline')[['FlightNo', 'Abbreviation']]
# case: merge-left-right-airline
m = flights_df.merge(airlines_df, left_on='Airline', right_on='uid')
result = m.groupby('Airline')['FlightNo'].count()
# case: merge-left-right-suffixed
m = flights_df.merge(airlines_df, left_on='Airline', right_on='uid', suffixes=('_id', '_name'))
result = m.groupby('Airline_name', as_index=False).agg(flights=('FlightNo', 'nunique'), avg_delay=('delay', 'mean'))
# case: elevation-astype
airports_df['Elevation'] = airports_df['Elevation'].astype(int)
result = airports_df.nlargest(2, 'Elevation')
# case: elevation-extract
elev = airports_df['Elevation'].str.extract(r'(\d+)')
airports_df['elev_num'] = elev.astype(float)
result = airports_df.nlargest(2, 'elev_num')[['AirportCode', 'elev_num']]
# case: dep-hour-split
flights_df['hour'] = flights_df['dep_time'].str.split(':').str[0].astype(int)
result = flights_df.groupby('hour').size()
# case: dep-hour-apply-len
flights_df['n'] = flights_df['dep_time'].apply(lambda s: len(s))
result = flights_df[flights_df['n'] < 5]
# case: dep-time-to-datetime
t = pd.to_datetime(flights_df['dep_time'], format='%H:%M', errors='coerce')
flights_df['period'] = np.where(t.dt.hour < 12, 'AM', 'PM')
result = flights_df.pivot_table(index='SourceAirport', columns='period', values='FlightNo', aggfunc='count', fill_value=0)
# case: query-single-equals
result = flights_df.query("SourceAirport = 'APG'")
# case: query-sql-and
try:
    q = flights_df.query("SourceAirport == 'APG' AND delay > 10")
except SyntaxError as e:
    q = flights_df.query("SourceAirport == 'APG' and delay > 10")
result = q.reset_index(drop=True)
# case: both-directions-unpack
counts = {}
for src, dst in flights_df[['SourceAirport', 'DestAirport', 'FlightNo']].values:
    counts[src] = counts.get(src, 0) + 1
    counts[dst] = counts.get(dst, 0) + 1
result = counts
# case: busiest-airport-concat
both = pd.concat([flights_df['SourceAirport'], flights_df['DestAirport']])
vc = both.value_counts()
result = airports_df[airports_df['AirportCode'] == vc.idxmax()][['City', 'AirportName']]
# case: concat-nothing
frames = []
for code in ['LAX', 'JFK']:
    part = flights_df[flights_df['SourceAirport'] == code]
    if not part.empty:
        frames.append(part.assign(code=code))
result = pd.concat(frames)
# case: idxmax-empty
lax = flights_df[flights_df['SourceAirport'] == 'LAX']
best = lax['delay'].idxmax()
result = lax.loc[best, 'FlightNo']
