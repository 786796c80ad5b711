import pandas as pd
import numpy as np

drivers_df = pd.DataFrame({
    'driverId': [1, 2, 3, 4, 5, 6, 7],
    'driverRef': ['hamilton', 'heidfeld', 'rosberg', 'alonso', 'kovalainen', 'senna', 'bruno_senna'],
    'code': ['HAM', 'HEI', 'ROS', 'ALO', 'KOV', None, 'SEN'],
    'forename': ['Lewis', 'Nick', 'Nico', 'Fernando', 'Heikki', 'Ayrton', 'Bruno'],
    'surname': ['Hamilton', 'Heidfeld', 'Rosberg', 'Alonso', 'Kovalainen', 'Senna', 'Senna'],
    'dob': ['1985-01-07', '1977-05-10', '1985-06-27', '1981-07-29', '1981-10-19', '1960-03-21', None],
    'nationality': ['British', 'German', 'German', 'Spanish', 'Finnish', 'Brazilian', 'Brazilian'],
})

races_df = pd.DataFrame({
    'raceId': [18, 19, 20, 21, 22],
    'year': [2008, 2008, 2008, 2009, 2009],
    'round': [1, 2, 3, 1, 2],
    'circuitId': [1, 2, 3, 1, 2],
    'name': ['Australian Grand Prix', 'Malaysian Grand Prix', 'Bahrain Grand Prix', 'Australian Grand Prix', 'Malaysian Grand Prix'],
    'date': ['2008-03-16', '2008-03-23', '2008-04-06', '2009-03-29', '2009-04-05'],
    'time': ['04:30:00', '07:00:00', '11:30:00', '06:00:00', None],
})

circuits_df = pd.DataFrame({
    'circuitId': [1, 2, 3, 4],
    'name': ['Albert Park Grand Prix Circuit', 'Sepang International Circuit', 'Bahrain International Circuit', 'Circuit de Barcelona-Catalunya'],
    'location': ['Melbourne', 'Kuala Lumpur', 'Sakhir', 'Montmeló'],
    'country': ['Australia', 'Malaysia', 'Bahrain', 'Spain'],
    'lat': [-37.8497, 2.76083, 26.0325, 41.57],
    'lng': [144.968, 101.738, 50.5106, 2.26111],
})

results_df = pd.DataFrame({
    'resultId': range(1, 15),
    'raceId': [18, 18, 18, 18, 19, 19, 19, 19, 20, 20, 21, 21, 21, 22],
    'driverId': [1, 2, 3, 4, 1, 2, 4, 5, 1, 2, 1, 4, 3, 2],
    'constructorId': [1, 2, 3, 4, 1, 2, 4, 1, 1, 2, 1, 4, 3, 2],
    'position': [1, 2, 3, 4, 5, 6, 8, 3, 13, 3, np.nan, 5, 6, 2],
    'positionText': ['1', '2', '3', '4', '5', '6', '8', '3', '13', '3', 'D', '5', '6', '2'],
    'points': [10.0, 8.0, 6.0, 5.0, 4.0, 3.0, 1.0, 6.0, 0.0, 6.0, 0.0, 4.0, 3.0, 4.0],
    'time': ['1:34:50.616', '+5.478', '+8.163', '+17.181', '+46.548', '+49.833', '+70.041', '+38.450', None, '+8.409', None, '+4.879', '+5.722', '+22.722'],
    'fastestLapTime': ['1:27.452', '1:27.739', '1:28.090', '1:28.603', '1:35.462', '1:35.600', None, '1:35.922', '1:35.520', '1:33.600', None, '1:28.712', '1:27.706', None],
    'statusId': [1, 1, 1, 1, 1, 1, 1, 1, 11, 1, 2, 1, 1, 1],
})

constructors_df = pd.DataFrame({
    'constructorId': [1, 2, 3, 4, 5],
    'name': ['McLaren', 'BMW Sauber', 'Williams', 'Renault', 'Toro Rosso'],
    'nationality': ['British', 'German', 'British', 'French', 'Italian'],
})

# case: german-oldest
# Who is the oldest German driver?
g = drivers_df[drivers_df['nationality'] == 'German'].sort_values('dob')
result = g.iloc[0][['forename', 'surname']].to_dict()

# case: full-name-born-after
# Full names of drivers born after 1975 ordered by surname (strftime('%Y', dob) > '1975')
d = drivers_df.copy()
d['birth_year'] = pd.to_datetime(d['dob']).dt.strftime('%Y')
d = d[d['birth_year'] > '1975']
result = (d['forename'] + ' ' + d['surname']).sort_values().tolist()

# case: birth-year-int-missing
# Birth year as integer for all drivers
drivers_df['birth_year'] = drivers_df['dob'].str.split('-').str[0].astype(int)
result = drivers_df[['driverRef', 'birth_year']]

# case: avg-fastest-lap
# Average fastest lap time in seconds for Lewis Hamilton
def to_seconds(t):
    if pd.isna(t):
        return np.nan
    m, s = t.split(':')
    return int(m) * 60 + float(s)

x = results_df.merge(drivers_df, on='driverId')
x = x.query("forename == 'Lewis' and surname == 'Hamilton'")
result = x['fastestLapTime'].apply(to_seconds).mean()

# case: finish-rate-by-year
# Percentage of results with a time (completed) by year: CAST(SUM(IIF(time IS NOT NULL, 1, 0)) AS REAL) * 100 / COUNT(raceId)
merged = pd.merge(results_df, races_df, on='raceId', suffixes=('_res', '_race'))
result = (merged.groupby('year')['time_res']
          .apply(lambda s: s.notna().sum() * 100.0 / len(s))
          .round(3)
          .rename('completion_pct')
          .reset_index())

# case: coords-of-race
# Coordinates of the circuits where the Australian Grand Prix was held
c = races_df.merge(circuits_df, on='circuitId', suffixes=('_race', '_circuit'))
result = c.loc[c['name_race'] == 'Australian Grand Prix', ['lat', 'lng']].drop_duplicates().iloc[0].tolist()

# case: unused-circuits
# Circuits that never hosted a race
left = circuits_df.merge(races_df[['circuitId']].drop_duplicates(), on='circuitId', how='left', indicator=True)
result = left[left['_merge'] == 'left_only'][['circuitId', 'name', 'country']]

# case: top-constructor-each-race
# For each race, constructor with most points, with ties
pts = results_df.groupby(['raceId', 'constructorId'], as_index=False)['points'].sum()
pts['rnk'] = pts.groupby('raceId')['points'].rank(method='min', ascending=False)
best = pts[pts['rnk'] == 1].merge(constructors_df[['constructorId', 'name']], on='constructorId')
result = best.sort_values(['raceId', 'name'])[['raceId', 'name', 'points']].reset_index(drop=True)

# case: championship-running
# Running total of points per driver in 2008 after each round
season = (results_df.merge(races_df[['raceId', 'year', 'round']], on='raceId')
          .loc[lambda d: d['year'] == 2008]
          .sort_values(['driverId', 'round']))
season['total'] = season.groupby('driverId')['points'].cumsum()
table = season.pivot(index='driverId', columns='round', values='total')
result = table.ffill(axis=1).fillna(0)

# case: shared-surname
# Drivers who share a surname with another driver (self join)
pairs = drivers_df.merge(drivers_df, on='surname', suffixes=('_a', '_b'))
pairs = pairs[pairs['driverId_a'] < pairs['driverId_b']]
result = pairs[['surname', 'forename_a', 'forename_b']].to_dict(orient='records')

# case: time-gap-champion
# Percentage faster of the champion than the last driver who finished in race 18 (time is incremental for non champions)
race = results_df[(results_df['raceId'] == 18) & results_df['time'].notna()]
champ = race.loc[race['position'] == 1, 'time'].iloc[0]
h, m, s = champ.split(':')
champ_sec = int(h) * 3600 + int(m) * 60 + float(s)
last_inc = float(race.sort_values('position', ascending=False)['time'].iloc[0].lstrip('+'))
result = round(last_inc * 100 / (champ_sec + last_inc), 5)

# case: races-before-sunrise
# Which races start before 07:00:00? Show name with year, NULL times excluded
early = races_df.dropna(subset=['time'])
early = early[early['time'] < '07:00:00']
result = early.apply(lambda r: f"{r['name']} ({r['year']})", axis=1).to_list()

# case: both-seasons
# Drivers with points in both 2008 and 2009
r = results_df.merge(races_df[['raceId', 'year']])
r = r[r.points > 0]
in_2008 = set(r.loc[r.year == 2008, 'driverId'])
in_2009 = set(r.loc[r.year == 2009, 'driverId'])
result = drivers_df[drivers_df.driverId.isin(in_2008 & in_2009)].surname.sort_values(ascending=False).tolist()

# case: ambiguous-name
# Name of the circuit in which the most points were given
all_ = results_df.merge(races_df, on='raceId').merge(circuits_df, on='circuitId')
result = all_.groupby('name')['points'].sum().idxmax()

# case: position-change
# How did each driver's position change from race to race? Null when not classified
seq = results_df.sort_values(['driverId', 'raceId'])
seq['prev'] = seq.groupby('driverId')['position'].shift()
seq['change'] = seq['prev'] - seq['position']
summary = seq.groupby('driverId')['change'].agg(['count', 'min', 'max', 'mean'])
result = summary[summary['count'] > 0].round(2)

# case: retired-text
# Share of rows where positionText is not a number
mask = ~results_df['positionText'].str.isdigit()
result = {'n': int(mask.sum()), 'pct': f"{mask.mean():.2%}", 'who': results_df.loc[mask, 'driverId'].tolist()}

