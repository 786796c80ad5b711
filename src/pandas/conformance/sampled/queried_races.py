import pandas as pd
import numpy as np

schools = pd.DataFrame({
    'CDSCode': ['01', '02', '03', '04', '05', '06', '07', '08'],
    'School': ['Lincoln High', 'lincoln elementary', 'Mission  Charter', None, 'Oak Grove', 'St. Mary\'s', 'Oak grove ', 'Fresno Adult'],
    'County': ['Alameda', 'alameda', 'Fresno', 'Fresno', 'Los Angeles', None, 'Los Angeles', 'Fresno'],
    'Charter': [0, 1, 1, np.nan, 0, 0, 1, np.nan],
    'OpenDate': ['1980-07-01', '1999-08-15', None, '2005-01-03', '1980-07-01', '', '2010-09-09', 'unknown'],
    'Phone': ['(510) 555-0100', None, '559.555.0101', '', '213-555-0199', '213 555 0177', None, '5595550102'],
})
satscores = pd.DataFrame({
    'cds': ['01', '02', '03', '05', '05', '99', None],
    'enroll12': [400, 120, 0, 310, 310, 50, 75],
    'NumTstTakr': [200, 60, 0, 155, 100, np.nan, 20],
    'AvgScrMath': [510.0, 480.5, np.nan, 622.0, 510.0, 455.0, 470.0],
    'AvgScrRead': [500.0, 470.0, 430.0, 600.0, 505.0, np.nan, 470.0],
    'NumGE1500': [80, 10, 0, 100, 40, 2, None],
})
frpm = pd.DataFrame({
    'CDSCode': ['01', '02', '03', '04', '05', '07', '10'],
    'Enrollment (K-12)': [1600, 450, 300, 0, 900, 220, 15],
    'Free Meal Count (K-12)': [800, 120.5, np.nan, 0, 900, 55, 15],
    'Educational Option Type': ['Traditional', 'Traditional', 'Continuation School', 'Continuation School', 'Traditional', None, 'Special'],
})
drivers = pd.DataFrame({
    'driverId': [1, 2, 3, 4, 5, 6],
    'forename': ['Lewis', 'Nick', 'Nico', 'Fernando', 'Heikki', 'Kazuki'],
    'surname': ['Hamilton', 'Heidfeld', 'Rosberg', 'Alonso', 'Kovalainen', 'Nakajima'],
    'code': ['HAM', 'HEI', 'ROS', 'ALO', None, '\\N'],
    'dob': ['1985-01-07', '1977-05-10', '1985-06-27', '1981-07-29', '1981-10-19', None],
    'nationality': ['British', 'German', 'German', 'Spanish', 'Finnish', 'Japanese'],
})
results = pd.DataFrame({
    'resultId': range(1, 13),
    'raceId': [18, 18, 18, 18, 19, 19, 19, 20, 20, 20, 20, 21],
    'driverId': [1, 2, 3, 4, 1, 3, 5, 2, 3, 4, 5, 7],
    'grid': [1, 5, 7, 11, 0, 3, 2, 4, 4, 1, 9, 8],
    'position': [1, 2, 3, None, 1, None, 2, 1, 3, 2, None, 1],
    'points': [10.0, 8.0, 6.0, 0.0, 10.0, 0.0, 8.0, 10.0, 6.0, 8.0, 0.0, 10.0],
    'time': ['1:34:50.616', '+5.478', '+8.163', None, '1:31:18.555', None, '+19.570', '1:31:06.970', '+3.339', '+4.1', '\\N', '1:38:19.051'],
    'statusId': [1, 1, 1, 11, 1, 5, 1, 1, 1, 1, 3, 1],
})
races = pd.DataFrame({
    'raceId': [18, 19, 20, 22],
    'year': [2008, 2008, 2009, 2010],
    'name': ['Australian Grand Prix', 'Malaysian Grand Prix', 'Bahrain Grand Prix', 'Monaco Grand Prix'],
    'date': pd.to_datetime(['2008-03-16', '2008-03-23', '2009-04-06', '2010-05-16']),
})

# case: highest_eligible_free_rate_by_county
df = frpm.merge(schools, on='CDSCode', how='inner')
df = df[df['County'].str.strip().str.title() == 'Alameda']
result = (df['Free Meal Count (K-12)'] / df['Enrollment (K-12)']).max()

# case: lowest_three_free_rates_continuation
d = frpm[frpm['Educational Option Type'] == 'Continuation School'].copy()
d['rate'] = d['Free Meal Count (K-12)'] / d['Enrollment (K-12)']
result = d.dropna(subset=['rate']).nsmallest(3, 'rate')['rate'].tolist()

# case: phone_digits_of_top_three_sat
m = schools.merge(satscores, left_on='CDSCode', right_on='cds')
m['digits'] = m['Phone'].str.replace(r'\D', '', regex=True)
result = m.sort_values(['AvgScrMath', 'CDSCode'], ascending=[False, True]).head(3)[['School', 'digits', 'AvgScrMath']].reset_index(drop=True)

# case: takers_over_half_per_county
m = satscores.merge(schools[['CDSCode', 'County']], left_on='cds', right_on='CDSCode', how='left', indicator=True)
result = m['_merge'].value_counts()

# case: excellence_rate_as_pct
s = satscores.assign(rate=lambda x: x['NumGE1500'] / x['NumTstTakr'] * 100)
result = s.loc[s['rate'].idxmax(), ['cds', 'rate']]

# case: open_year_histogram
yrs = pd.to_datetime(schools['OpenDate'], errors='coerce').dt.year
result = yrs.value_counts(dropna=False).sort_index()

# case: schools_without_scores_anti_join
result = schools[~schools['CDSCode'].isin(satscores['cds'].dropna())][['CDSCode', 'School']]

# case: county_named_agg
result = (schools.merge(frpm, on='CDSCode', how='left')
          .groupby('County', dropna=False)
          .agg(n=('CDSCode', 'nunique'), total=('Enrollment (K-12)', 'sum'), top=('Enrollment (K-12)', 'max'), first_school=('School', 'first')))

# case: charter_ratio_percent_round
mask = schools['Charter'].fillna(-1)
result = round(100 * (mask == 1).sum() / (mask >= 0).sum(), 2)

# case: crosstab_charter_option
j = schools.merge(frpm, on='CDSCode')
result = pd.crosstab(j['Charter'], j['Educational Option Type'], margins=True)

# case: crosstab_normalize_index_round
result = pd.crosstab(schools['County'].str.lower(), schools['Charter'].map({0: 'no', 1: 'yes'}).fillna('?'), normalize='index').round(3)

# case: pivot_enrollment_county_option
j = schools.merge(frpm, on='CDSCode', how='outer')
result = j.pivot_table(index='County', columns='Educational Option Type', values='Enrollment (K-12)', aggfunc=['sum', 'count'], fill_value=0)

# case: difference_from_county_average
j = schools.merge(frpm, on='CDSCode').dropna(subset=['County'])
j['diff'] = j['Enrollment (K-12)'] - j.groupby('County')['Enrollment (K-12)'].transform('mean')
result = j[['School', 'diff']].sort_values('diff', ascending=False, kind='stable')

# case: duplicate_names_normalised
norm = schools['School'].str.strip().str.lower().str.replace(r'\s+', ' ', regex=True)
result = schools.loc[norm.duplicated(keep=False) & norm.notna(), ['CDSCode', 'School']]

# case: above_average_math_subquery
avg = satscores['AvgScrMath'].mean()
result = satscores.query('AvgScrMath > @avg').merge(schools, left_on='cds', right_on='CDSCode', how='left')[['School', 'AvgScrMath']]

# case: case_when_grade_bucket
conds = [satscores['AvgScrMath'] >= 600, satscores['AvgScrMath'] >= 500, satscores['AvgScrMath'].isna()]
satscores2 = satscores.assign(level=np.select(conds, ['high', 'mid', 'n/a'], default='low'))
result = satscores2.groupby('level')['cds'].agg(['count', 'size', lambda s: ','.join(s.dropna())])

# case: wins_per_driver_with_name
wins = results[results['position'] == 1].groupby('driverId').size().rename('wins').reset_index()
result = drivers.merge(wins, how='left').fillna({'wins': 0}).astype({'wins': int}).sort_values(['wins', 'surname'], ascending=[False, True])[['surname', 'wins']]

# case: drivers_who_never_raced
x = drivers.merge(results[['driverId']].drop_duplicates(), on='driverId', how='left', indicator=True)
result = x.loc[x['_merge'] == 'left_only', 'surname'].to_list()

# case: finished_percentage_per_race
fin = results.assign(fin=results['time'].notna() & (results['time'] != '\\N'))
result = fin.groupby('raceId')['fin'].mean().mul(100).round(1).to_dict()

# case: champion_lap_seconds
def to_sec(t):
    if not isinstance(t, str) or not t[0].isdigit():
        return np.nan
    h, m, s = t.split(':')
    return int(h) * 3600 + int(m) * 60 + float(s)

r = results.assign(sec=results['time'].apply(to_sec)).dropna(subset=['sec'])
result = r.set_index('raceId')['sec']

# case: top_points_with_ties_rank
tot = results.groupby('driverId', as_index=False)['points'].sum()
tot['rk'] = tot['points'].rank(method='dense', ascending=False).astype(int)
result = tot[tot['rk'] <= 2].merge(drivers[['driverId', 'surname']], on='driverId', how='left')

# case: youngest_driver_in_2008
d = drivers.assign(dob=pd.to_datetime(drivers['dob']))
in08 = results.merge(races[races.year == 2008], on='raceId')['driverId'].unique()
result = d[d.driverId.isin(in08)].nlargest(1, 'dob')[['forename', 'surname', 'dob']]

# case: age_at_race
j = results.merge(races, on='raceId').merge(drivers, on='driverId')
j['age'] = (j['date'] - pd.to_datetime(j['dob'])).dt.days // 365.25
result = j.groupby('name')['age'].agg(['min', 'max', 'mean']).round(2)

# case: grid_gain_transform_rank
g = results.dropna(subset=['position']).copy()
g['gain'] = g['grid'] - g['position']
g['best'] = g.groupby('raceId')['gain'].transform('max')
result = g.loc[g['gain'] == g['best'], ['raceId', 'driverId', 'gain']].reset_index(drop=True)

# case: having_count_over_two
result = results.groupby('driverId').filter(lambda x: len(x) > 2)['driverId'].unique()

# case: pole_conversion_ratio
pole = results[results.grid == 1]
won = (pole.position == 1).sum()
result = f"{won / len(pole):.1%}"

# case: nationality_distribution_percent
result = drivers['nationality'].value_counts(normalize=True).mul(100).round(2).astype(str) + '%'

# case: initials_full_name
result = (drivers['forename'].str[0] + '. ' + drivers['surname'].str.upper()).sort_values().tolist()

# case: races_without_results
result = races.set_index('raceId').drop(results['raceId'].unique(), errors='ignore')

# case: pivot_points_per_race_margins
result = results.pivot_table(index='driverId', columns='raceId', values='points', aggfunc='sum', margins=True, margins_name='Total')

# case: statuses_crosstab_values
result = pd.crosstab(results.raceId, results.statusId, values=results.points, aggfunc='mean')

# case: self_join_same_points_in_race
p = results[['raceId', 'driverId', 'points']]
sj = p.merge(p, on=['raceId', 'points'], suffixes=('_a', '_b'))
result = sj[sj.driverId_a < sj.driverId_b]

# case: driver_pairs_same_nationality
a = drivers.merge(drivers, on='nationality')
a = a.query('driverId_x < driverId_y')
result = list(zip(a.surname_x, a.surname_y))

# case: cumulative_points_by_year
j = results.merge(races[['raceId', 'year']], on='raceId').sort_values(['driverId', 'year', 'raceId'])
j['cum'] = j.groupby(['driverId', 'year'])['points'].cumsum()
result = j[['driverId', 'year', 'cum']].reset_index(drop=True)

# case: year_over_year_shift
y = results.merge(races, on='raceId').groupby(['driverId', 'year'])['points'].sum().reset_index()
y['prev'] = y.groupby('driverId')['points'].shift()
y['chg'] = (y.points - y.prev) / y.prev.replace(0, np.nan)
result = y

# case: unstack_year_points
y = results.merge(races, on='raceId').groupby(['driverId', 'year'])['points'].sum().unstack(fill_value=0)
y.columns = [f'y{c}' for c in y.columns]
result = y.reset_index()

# case: null_codes_count
result = drivers.code.replace('\\N', np.nan).isna().sum()

# case: apply_row_format
result = drivers.apply(lambda r: f"{r['forename']} {r['surname']} ({r['code'] or '-'})", axis=1)

# case: group_apply_top_scorer
result = results.groupby('raceId').apply(lambda g: g.loc[g['points'].idxmax(), 'driverId'], include_groups=False)

# case: outer_join_counts
o = results.merge(races, on='raceId', how='outer', indicator='src')
result = o.groupby('src', observed=False).size()
