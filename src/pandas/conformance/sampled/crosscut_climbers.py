import pandas as pd
import numpy as np
import re
import math

climbers = pd.DataFrame({
    'Climber_ID': [1, 2, 3, 4, 5, 6, 7, 8, 9, 10],
    'Name': ['Klaus Enders', 'Ralf Waldmann', ' Jim Redman', 'Giacomo Agostini', 'Alberto Pagani', 'Jim Redman', 'Mike Hailwood', None, 'angel nieto', 'Lynn Hill'],
    'Country': ['West Germany', 'West Germany', 'Rhodesia', 'Italy', 'Italy', 'Rhodesia', 'United Kingdom', 'Sweden', 'Spain', 'USA'],
    'Time': ['1:13.05.6', '+1:28.6', '+1:47.6', '2:04:05', '+1 Lap', 'DNF', '1:59:59', None, '2:10:00', '1:40:12'],
    'Points': [15.0, 12.0, 10.0, 8.0, 6.0, np.nan, 4.0, 3.0, 2.0, 0.0],
    'Mountain_ID': [1, 1, 3, 5, 4, 6, 5, None, 7, 3],
})

mountains = pd.DataFrame({
    'Mountain_ID': [1, 2, 3, 4, 5, 6, 7],
    'Name': ['Kibo (Uhuru Pk)', 'Mount Kenya (Batian)', 'Mawensi (Hans Meyer Pk)', 'Ngaliema / Mt Stanley', 'Mount Kenya (Lenana)', 'Ras Dashen', 'Duwoni / Mt Speke'],
    'Height': [5895, 5199, 5148, 5109, 4985, 4533, 4890],
    'Prominence': [5885.0, 3825.0, 850.0, 3951.0, 130.0, 3997.0, np.nan],
    'Range': ['Kilimanjaro', 'Mount Kenya', 'Kilimanjaro', 'Rwenzori', 'Mount Kenya', 'Simien', 'Rwenzori'],
    'Country': ['Tanzania', 'Kenya', 'Tanzania', 'DR Congo Uganda', 'Kenya', 'Ethiopia', 'Uganda'],
})

ascents = pd.DataFrame({
    'ascent_id': [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11],
    'Climber_ID': [1, 1, 2, 3, 4, 4, 7, 10, 10, 10, 12],
    'Mountain_ID': [1, 2, 1, 3, 5, 1, 5, 1, 2, 4, 1],
    'grade': ['5.9', '5.10a', 'V3', '5.7', '5.12c', '5.9', None, '5.14a', '5.13b', '5.11', '5.9'],
    'date': ['2019-07-01', '2020-01-15', '2019-07-01', '2021-12-30', '2022-08-08', '2018-02-11', '2020-02-30', '2017-05-05', '2018-06-06', '2019-09-09', None],
    'success': [True, True, False, True, True, None, True, True, False, True, True],
    'hours': [9.5, 14.25, np.nan, 7.0, 11.0, 30.5, 8.75, 4.0, 0.0, 6.5, 12.0],
})

# case: how-many-climbers
# How many climbers are there?
result = climbers['Climber_ID'].count()
# case: mountains-height-order
# Names of mountains in descending order of height
result = mountains.sort_values('Height', ascending=False)['Name'].tolist()
# case: tallest-over-5000
# Names and prominence of the mountains higher than 5000
result = mountains[mountains['Height'] > 5000][['Name', 'Prominence']]
# case: avg-height
# Average height and prominence
result = mountains[['Height', 'Prominence']].mean()
# case: not-tanzania
# Mountains that are not in Tanzania
result = mountains.query("Country != 'Tanzania'")['Name'].reset_index(drop=True)
# case: range-count
# Ranges with the number of mountains
result = mountains['Range'].value_counts().to_dict()
# case: climbers-with-mountains
# Names of climbers and the names of the mountains they climb
merged = pd.merge(climbers, mountains, on='Mountain_ID', suffixes=('_climber', '_mountain'))
result = merged[['Name_climber', 'Name_mountain']]
# case: merge-name-keyerror
# Name of climbers with the height of their mountain
merged = climbers.merge(mountains, on='Mountain_ID')
result = merged[['Name', 'Height']]
# case: points-per-country
# Total points of each country in descending order
result = (climbers
          .groupby('Country', as_index=False)
          .agg(Total=('Points', 'sum'))
          .sort_values(['Total', 'Country'], ascending=[False, True], ignore_index=True))
# case: highest-per-range
# Highest mountain in each range
result = mountains.loc[mountains.groupby('Range')['Height'].idxmax()][['Range', 'Name', 'Height']]
# case: no-climbers
# Mountains that have no climbers
result = mountains[~mountains['Mountain_ID'].isin(climbers['Mountain_ID'])]['Name'].values.tolist()
# case: country-more-than-one
# Countries with more than one climber or mountain
c = pd.concat([climbers['Country'], mountains['Country']])
vc = c.value_counts()
result = sorted(vc[vc > 1].index)
# case: peak-in-parentheses
# The name in parentheses for every mountain
peak = mountains['Name'].str.extract(r'\((.+)\)')[0]
result = peak.fillna(mountains['Name']).tolist()
# case: success-rate
# Success rate per mountain
a = ascents.dropna(subset=['success']).copy()
a['success'] = a['success'].astype(bool)
rate = a.groupby('Mountain_ID')['success'].mean()
result = mountains.set_index('Mountain_ID')['Name'].to_frame().join(rate, how='inner')
# case: not-success
# Attempts that did not succeed
result = ascents[~ascents['success']]
# case: ascents-per-year
# Ascents for each year from 2017 to 2022
years = pd.to_datetime(ascents['date'], errors='coerce').dt.year.value_counts()
result = years.reindex(range(2017, 2023), fill_value=0)
# case: time-bucket
# How many climbs took under 8, 8 to 12 and more than 12 hours?
labels = ['short', 'medium', 'long']
result = pd.cut(ascents['hours'], bins=[0, 8, 12, np.inf], labels=labels, right=False).value_counts(sort=False)
# case: clean-names
# Unique climber names in proper case with their countries
x = climbers.dropna(subset=['Name']).copy()
x['Name'] = x['Name'].str.strip().str.title()
result = x.drop_duplicates(subset='Name')[['Name', 'Country']].sort_values('Name').reset_index(drop=True)
# case: fastest-climber-per-mountain
# Fastest successful climber for every mountain, with names
ok = ascents[(ascents['success'] == True) & (ascents['hours'] > 0)]
fastest = ok.sort_values('hours').groupby('Mountain_ID').head(1)
result = (fastest.merge(climbers[['Climber_ID', 'Name']], on='Climber_ID', how='left')
          .merge(mountains[['Mountain_ID', 'Name']], on='Mountain_ID', suffixes=('_climber', '_mountain'))
          [['Name_mountain', 'Name_climber', 'hours']])
# case: grade-to-number
# Hardest grade per climber
def grade_value(g):
    if not isinstance(g, str):
        return np.nan
    m = re.match(r'5\.(\d+)([abcd]?)', g)
    if m is None:
        return np.nan
    bonus = {'': 0, 'a': 0.0, 'b': 0.25, 'c': 0.5, 'd': 0.75}[m.group(2)]
    return int(m.group(1)) + bonus

g = ascents.assign(value=ascents['grade'].apply(grade_value)).dropna(subset=['value'])
hardest = g.loc[g.groupby('Climber_ID')['value'].idxmax()]
result = hardest[['Climber_ID', 'grade', 'value']].set_index('Climber_ID')
# case: above-range-average
# Mountains that are taller than the average of their range
avg = mountains.groupby('Range')['Height'].transform('mean')
result = mountains[mountains['Height'].gt(avg)].assign(diff=mountains['Height'] - avg)[['Name', 'Range', 'diff']]
# case: three-peaks
# Climbers who climbed at least 2 different mountains successfully and total height climbed
s = ascents[ascents['success'].fillna(False).astype(bool)].merge(mountains[['Mountain_ID', 'Height']], on='Mountain_ID')
t = s.groupby('Climber_ID').agg(peaks=('Mountain_ID', 'nunique'), total_height=('Height', 'sum'))
t = t[t['peaks'] >= 2]
result = t.join(climbers.set_index('Climber_ID')['Name']).reset_index()
# case: speed-zscore
# Vertical metres per hour for each ascent and its z-score within the mountain range
a = ascents.merge(mountains, on='Mountain_ID')
a = a[a['hours'] > 0].copy()
a['speed'] = a['Height'] / a['hours']
a['z'] = a.groupby('Range')['speed'].transform(lambda s: (s - s.mean()) / s.std() if len(s) > 1 else 0.0)
result = a[['ascent_id', 'Range', 'speed', 'z']].round(2).sort_values(['Range', 'z'], ascending=[True, False])
# case: days-between-ascents
# For each climber: first and last ascent, days in between, mean days between ascents, summits in order
a = ascents.copy()
a['date'] = pd.to_datetime(a['date'], errors='coerce')
a = a.dropna(subset=['date']).sort_values(['Climber_ID', 'date'])
a = a.merge(mountains[['Mountain_ID', 'Name']], on='Mountain_ID', how='left')
out = a.groupby('Climber_ID').agg(
    first=('date', 'min'),
    last=('date', 'max'),
    n=('date', 'size'),
    summits=('Name', lambda s: ' > '.join(s)))
out['days'] = (out['last'] - out['first']).dt.days
out['mean_gap'] = (out['days'] / (out['n'] - 1)).replace([np.inf, -np.inf], np.nan)
result = out[out['n'] > 1].reset_index()
