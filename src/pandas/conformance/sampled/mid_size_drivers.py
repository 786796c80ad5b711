import pandas as pd
import numpy as np
import re
import math

drivers = pd.DataFrame({
    'driverId': [1, 2, 3, 4, 5, 6, 7, 8],
    'driverRef': ['hamilton', 'heidfeld', 'rosberg', 'alonso', 'kovalainen', 'nakajima', 'bourdais', 'raikkonen'],
    'code': ['HAM', 'HEI', 'ROS', 'ALO', 'KOV', None, 'BOU', 'RAI'],
    'forename': ['Lewis', 'Nick', 'Nico', 'Fernando', 'Heikki', 'Kazuki', 'Sébastien', 'Kimi'],
    'surname': ['Hamilton', 'Heidfeld', 'Rosberg', 'Alonso', 'Kovalainen', 'Nakajima', 'Bourdais', 'Räikkönen'],
    'dob': ['1985-01-07', '1977-05-10', '1985-06-27', '1981-07-29', '1981-10-19', '1985-01-11', None, '1979-10-17'],
    'nationality': ['British', 'German', 'German', 'Spanish', 'Finnish', 'Japanese', 'French', 'Finnish'],
    'number': [44.0, np.nan, 6.0, 14.0, np.nan, np.nan, np.nan, 7.0],
})

races = pd.DataFrame({
    'raceId': [18, 19, 20, 21, 22, 23],
    'year': [2008, 2008, 2008, 2009, 2009, 2009],
    'round': [1, 2, 3, 1, 2, 3],
    'circuitId': [1, 2, 3, 1, 2, 99],
    'name': ['Australian Grand Prix', 'Malaysian Grand Prix', 'Bahrain Grand Prix', 'Australian Grand Prix', 'Malaysian Grand Prix', 'Chinese Grand Prix'],
    'date': pd.to_datetime(['2008-03-16', '2008-03-23', '2008-04-06', '2009-03-29', '2009-04-05', '2009-04-19']),
})

results = pd.DataFrame({
    'resultId': list(range(1, 15)),
    'raceId': [18, 18, 18, 18, 19, 19, 19, 20, 20, 21, 21, 22, 22, 22],
    'driverId': [1, 2, 3, 8, 8, 5, 1, 8, 2, 1, 3, 3, 2, 50],
    'position': [1.0, 2.0, 3.0, np.nan, 1.0, 3.0, 5.0, 2.0, 4.0, np.nan, 6.0, 8.0, 2.0, 9.0],
    'points': [10.0, 8.0, 6.0, 1.0, 10.0, 6.0, 4.0, 8.0, 5.0, 0.0, 3.0, 0.5, 4.0, 0.0],
    'time': ['1:34:50.616', '+5.478', '+8.163', None, '1:31:18.555', '+38.450', '+46.548', '+3.339', '+8.409', '', '+4.0', '+56.1', '1:10.2', None],
    'fastestLapTime': ['1:27.452', '1:27.739', '1:28.090', None, '1:35.405', '1:35.922', '1:35.462', '1:33.600', '1:33.2', None, '1:28.7', '1:37.5', '1:37.9', '1:40.1'],
    'status': ['Finished', 'Finished', 'Finished', 'Engine', 'Finished', 'Finished', 'Finished', 'Finished', 'Finished', 'Disqualified', '+1 Lap', 'Finished', 'Finished', 'finished '],
})

circuits = pd.DataFrame({
    'circuitId': [1, 2, 3, 4],
    'name': ['Albert Park', 'Sepang International Circuit', 'Bahrain International Circuit', 'Circuit de Catalunya'],
    'country': ['Australia', 'Malaysia', 'Bahrain', 'Spain'],
    'lat': [-37.8497, 2.76083, 26.0325, 41.57],
    'lng': [144.968, 101.738, 50.5106, 2.26111],
})

# case: race-winners
def race_winners(results: pd.DataFrame, drivers: pd.DataFrame, races: pd.DataFrame) -> pd.DataFrame:
    """Return the winner of every race."""
    winners = results[results['position'] == 1]
    winners = winners.merge(drivers, on='driverId').merge(races, on='raceId')
    winners['driver'] = winners['forename'] + ' ' + winners['surname']
    return winners[['year', 'name', 'driver']]

result = race_winners(results, drivers, races)
# case: name-collision
def circuit_names(races, circuits):
    df = races.merge(circuits, on='circuitId', how='left')
    return df[['year', 'name_x', 'name_y']].rename(columns={'name_x': 'race', 'name_y': 'circuit'})

result = circuit_names(races, circuits)
# case: missing-name-after-merge
def races_in_country(races, circuits, country):
    """Names of races held in the country."""
    df = races.merge(circuits, on='circuitId')
    return df[df['country'] == country]['name'].unique().tolist()

result = races_in_country(races, circuits, 'Australia')
# case: lap-time-to-seconds
def to_seconds(t):
    if not isinstance(t, str) or not t:
        return np.nan
    m, s = t.split(':')
    return int(m) * 60 + float(s)

def fastest_lap_per_race(results):
    r = results.copy()
    r['sec'] = r['fastestLapTime'].apply(to_seconds)
    return r.groupby('raceId')['sec'].min()

result = fastest_lap_per_race(results)
# case: average-fastest
def average_fastest_lap(results: pd.DataFrame, drivers: pd.DataFrame, ref: str = 'hamilton') -> float:
    driver_id = drivers.loc[drivers['driverRef'] == ref, 'driverId'].squeeze()
    laps = results.loc[results['driverId'] == driver_id, 'fastestLapTime'].dropna()
    parts = laps.str.split(':', expand=True).astype(float)
    return round((parts[0] * 60 + parts[1]).mean(), 3)

result = average_fastest_lap(results, drivers)
# case: youngest-driver
def youngest_driver(drivers):
    d = drivers.assign(dob=pd.to_datetime(drivers['dob'])).dropna(subset='dob')
    row = d.nlargest(1, 'dob').iloc[0]
    return f"{row.forename} {row.surname} ({row.dob:%Y-%m-%d})"

result = youngest_driver(drivers)
# case: standings-2008
def season_standings(results, races, drivers, year=2008):
    """
    Season standings: surname, total points and wins, best first.
    """
    season = races.loc[races['year'] == year, ['raceId']]
    df = results.merge(season, on='raceId', how='inner')
    table = df.groupby('driverId').agg(points=('points', 'sum'), wins=('position', lambda s: (s == 1).sum()))
    table = table.join(drivers.set_index('driverId')['surname'])
    return table.sort_values(['points', 'wins'], ascending=False)[['surname', 'points', 'wins']]

result = season_standings(results, races, drivers)
# case: no-points-drivers
def never_raced(drivers, results) -> list:
    ids = set(drivers['driverId']) - set(results['driverId'])
    return drivers[drivers['driverId'].isin(list(ids))]['surname'].tolist()

result = never_raced(drivers, results)
# case: dnf-rate
def dnf_rate(results: pd.DataFrame) -> float:
    finished = results['status'].str.strip().str.lower().eq('finished')
    return float((1 - finished.mean()) * 100)

result = dnf_rate(results)
# case: nationality-groups
def drivers_by_nationality(drivers):
    out = {}
    for nat, group in drivers.groupby('nationality'):
        out[nat] = sorted(group['surname'].tolist())
    return out

result = drivers_by_nationality(drivers)
# case: german-born-between
def german_between(drivers, start='1971-01-01', end='1985-12-31'):
    dob = pd.to_datetime(drivers['dob'])
    mask = dob.between(start, end) & (drivers['nationality'] == 'German')
    return int(mask.sum())

result = german_between(drivers)
# case: finish-gap
def gap_to_winner(results):
    """Parse '+5.478' style gaps as seconds."""
    gap = results['time'].str.extract(r'^\+([\d.]+)$')[0].astype(float)
    return results[['raceId', 'driverId']].assign(gap=gap).dropna().sort_values('gap').head(5)

result = gap_to_winner(results)
# case: float-bad-parse
def gap_seconds(results):
    gaps = results['time'].dropna().str.replace('+', '', regex=False)
    return gaps.astype(float).max()

result = gap_seconds(results)
# case: haversine-distance
def haversine(lat1, lon1, lat2, lon2):
    """Distance in km."""
    r = 6371
    p1, p2 = math.radians(lat1), math.radians(lat2)
    dphi = math.radians(lat2 - lat1)
    dl = math.radians(lon2 - lon1)
    a = math.sin(dphi / 2) ** 2 + math.cos(p1) * math.cos(p2) * math.sin(dl / 2) ** 2
    return 2 * r * math.asin(math.sqrt(a))

def distances_from(circuits, name='Albert Park'):
    base = circuits[circuits['name'] == name].iloc[0]
    others = circuits[circuits['name'] != name]
    return {row['name']: round(haversine(base['lat'], base['lng'], row['lat'], row['lng']), 1) for _, row in others.iterrows()}

result = distances_from(circuits)
# case: coordinates-southern
def southern(circuits: pd.DataFrame) -> pd.DataFrame:
    return circuits.loc[circuits['lat'].lt(0), ['name', 'lat', 'lng']].set_index('name')

result = southern(circuits)
# case: last-race-year
def last_race_each_year(races):
    last = races.sort_values('date').groupby('year').tail(1)
    return last[['year', 'name', 'date']]

result = last_race_each_year(races)
# case: days-between-races
def days_between(races):
    r = races.sort_values(['year', 'round'])
    r['gap_days'] = r.groupby('year')['date'].diff().dt.days
    return r[['year', 'round', 'gap_days']].fillna({'gap_days': 0}).astype({'gap_days': int})

result = days_between(races)
# case: podium-counts
def podiums(results, drivers):
    pod = results[results['position'] <= 3]
    counts = pod['driverId'].value_counts().rename('podiums')
    return drivers.set_index('driverId')[['surname']].join(counts, how='left').fillna({'podiums': 0})

result = podiums(results, drivers)
# case: points-pivot
def points_matrix(results, drivers, races):
    df = results.merge(drivers[['driverId', 'code']], on='driverId').merge(races[['raceId', 'year']], on='raceId')
    return df.pivot_table(index='code', columns='year', values='points', aggfunc='sum')

result = points_matrix(results, drivers, races)
# case: number-as-string
def driver_numbers(drivers):
    """Code plus number, e.g. 'HAM #44'; drivers without a number are skipped."""
    d = drivers.dropna(subset=['number', 'code'])
    return (d['code'] + ' #' + d['number'].astype(int).astype(str)).tolist()

result = driver_numbers(drivers)
# case: average-position-null
def best_average_position(results, drivers):
    avg = results.groupby('driverId')['position'].mean().dropna()
    avg = avg[avg.index.isin(drivers['driverId'])]
    best = avg.idxmin()
    name = drivers.set_index('driverId').at[best, 'surname']
    return name, avg.min()

result = best_average_position(results, drivers)
# case: month-name-count
def races_by_month(races):
    return races.groupby(races['date'].dt.month_name())['raceId'].count().to_dict()

result = races_by_month(races)
# case: list-scalar-compare
def drivers_of(drivers, nationalities):
    """Drivers from the given nationalities."""
    return drivers[drivers['nationality'] == nationalities]['surname']

result = drivers_of(drivers, ['German', 'Finnish'])
# case: regex-surname
def surnames_starting(drivers, pattern=r'^[HR]'):
    found = [s for s in drivers['surname'] if re.match(pattern, s)]
    if len(found) == 0:
        return None
    return ', '.join(sorted(found))

result = surnames_starting(drivers)
