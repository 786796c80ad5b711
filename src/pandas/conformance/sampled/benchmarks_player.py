import pandas as pd
import numpy as np
from collections import Counter, defaultdict

# European football database
Player_df = pd.DataFrame({
    'id': [1, 2, 3, 4, 5, 6, 7, 8],
    'player_api_id': [505942, 155782, 162549, 30572, 23780, 27316, 564793, 30895],
    'player_name': ['Aaron Appindangoye', 'Aaron Cresswell', 'Aaron Doran', 'Lionel Messi', 'Adam Hlousek ', 'Aaron Hughes', 'aaron Taylor-Sinclair', 'Aaron Lennon'],
    'birthday': ['1992-02-29 00:00:00', '1989-12-15 00:00:00', '1991-05-13 00:00:00', '1987-06-24 00:00:00', '1988-12-20 00:00:00',
                 '1979-11-08 00:00:00', '1990-04-01 00:00:00', None],
    'height': [182.88, 170.18, 170.18, 170.18, 187.96, 182.88, 182.88, 165.1],
    'weight': [187, 146, 163, 159, 168, 154, 176, 139],
})

Player_Attributes_df = pd.DataFrame({
    'player_api_id': [505942, 505942, 155782, 155782, 155782, 162549, 30572, 30572, 23780, 27316, 27316, 564793],
    'date': ['2016-02-18 00:00:00', '2015-11-19 00:00:00', '2016-04-21 00:00:00', '2014-09-18 00:00:00', '2010-08-30 00:00:00', '2016-01-07 00:00:00',
             '2015-12-17 00:00:00', '2012-08-31 00:00:00', '2013-06-07 00:00:00', '2015-12-24 00:00:00', '2007-02-22 00:00:00', '2014-03-07 00:00:00'],
    'overall_rating': [67.0, 67.0, 74.0, 71.0, 54.0, 65.0, 94.0, 94.0, 69.0, 70.0, 76.0, np.nan],
    'potential': [71.0, 71.0, 76.0, 75.0, 63.0, 67.0, 94.0, 96.0, 74.0, 70.0, 80.0, np.nan],
    'preferred_foot': ['right', 'right', 'left', 'left', 'left', 'right', 'left', 'left', 'left', 'right', 'right', None],
    'attacking_work_rate': ['medium', 'medium', 'high', 'high', 'None', 'medium', 'medium', 'medium', 'high', 'medium', 'norm', 'high'],
    'defensive_work_rate': ['medium', 'medium', 'medium', 'medium', '5', 'medium', 'low', 'low', 'medium', 'medium', '0', 'medium'],
    'crossing': [49, 49, 80, 78, 55, 66, 80, 84, 68, 56, 50, 63],
    'finishing': [44.0, 44.0, 53.0, 53.0, 33.0, 48.0, 93.0, 91.0, 36.0, np.nan, 41.0, 26.0],
    'sprint_speed': [64, 64, 78, 78, 71, 76, 87, 91, 80, 59, 66, 77],
    'penalties': [48, 48, 59, 59, 45, 52, 74, 76, 43, 55, 55, 40],
})

League_df = pd.DataFrame({
    'id': [1, 1729, 21518, 7809],
    'country_id': [1, 1729, 21518, 7809],
    'name': ['Belgium Jupiler League', 'England Premier League', 'Spain LIGA BBVA', 'Germany 1. Bundesliga'],
})

Country_df = pd.DataFrame({'id': [1, 1729, 21518, 7809, 4769], 'name': ['Belgium', 'England', 'Spain', 'Germany', 'France']})

Team_df = pd.DataFrame({
    'team_api_id': [9987, 9993, 8634, 8633, 10260, 9825],
    'team_long_name': ['KRC Genk', 'Beerschot AC', 'FC Barcelona', 'Real Madrid CF', 'Manchester United', 'Arsenal'],
    'team_short_name': ['GEN', 'BAC', 'BAR', 'REA', 'MUN', 'ARS'],
})

Match_df = pd.DataFrame({
    'id': [1, 2, 3, 4, 5, 6, 7, 8, 9, 10],
    'league_id': [1, 1, 1729, 1729, 21518, 21518, 21518, 1729, 1, 21518],
    'season': ['2008/2009', '2008/2009', '2008/2009', '2009/2010', '2009/2010', '2009/2010', '2010/2011', '2015/2016', '2015/2016', '2015/2016'],
    'stage': [1, 18, 4, 3, 12, 31, 13, 27, 2, 12],
    'date': ['2008-08-17 00:00:00', '2009-01-24 00:00:00', '2009-05-16 00:00:00', '2009-08-29 00:00:00', '2009-11-29 00:00:00',
             '2010-04-10 00:00:00', '2010-11-29 00:00:00', '2016-02-28 00:00:00', '2015-08-01 00:00:00', '2015-11-21 00:00:00'],
    'home_team_api_id': [9987, 9993, 10260, 10260, 8634, 8633, 8634, 10260, 9993, 8633],
    'away_team_api_id': [9993, 9987, 9825, 9825, 8633, 8634, 8633, 9825, 9987, 8634],
    'home_team_goal': [1, 1, 0, 2, 1, 0, 5, 3, 2, 0],
    'away_team_goal': [1, 0, 0, 1, 0, 2, 0, 2, 2, 4],
    'B365H': [1.73, 2.9, 1.53, np.nan, 1.62, 2.4, 1.91, 3.25, np.nan, 2.5],
})

Team_Attributes_df = pd.DataFrame({
    'team_api_id': [9987, 9987, 8634, 8634, 10260, 9825, 9825],
    'date': ['2010-02-22', '2014-09-19', '2012-02-22', '2014-09-19', '2012-02-22', '2011-02-22', '2015-09-10'],
    'buildUpPlaySpeed': [45, 52, 36, 33, 40, 25, 59],
    'buildUpPlaySpeedClass': ['Balanced', 'Balanced', 'Balanced', 'Slow', 'Balanced', 'Slow', 'Balanced'],
    'buildUpPlayDribbling': [np.nan, 48.0, np.nan, 35.0, np.nan, np.nan, 51.0],
    'chanceCreationPassingClass': ['Normal', 'Normal', 'Safe', 'Normal', 'Risky', 'Safe', 'Safe'],
})
# case: tallest-players-bmi
p = Player_df.copy()
p['bmi'] = p['weight'] * 0.453592 / (p['height'] / 100) ** 2
p['height_rank'] = p['height'].rank(method='dense', ascending=False).astype('int64')
result = p[p.height_rank == p.height_rank.min()][['player_name', 'height', 'bmi']].round(2)
# case: home-wins-by-season-league
m = Match_df.merge(League_df[['id', 'name']].rename(columns={'id': 'league_id', 'name': 'league'}), on='league_id')
m['outcome'] = np.sign(m['home_team_goal'] - m['away_team_goal']).map({1: 'home', 0: 'draw', -1: 'away'})
result = m.groupby(['league', 'season'])['outcome'].value_counts().unstack(fill_value=0).reset_index()
# case: latest-attributes-per-player
pa = Player_Attributes_df.assign(date=pd.to_datetime(Player_Attributes_df['date']))
latest = pa.sort_values('date').drop_duplicates('player_api_id', keep='last')
result = (latest.merge(Player_df[['player_api_id', 'player_name']], how='right', on='player_api_id')
          [['player_name', 'date', 'overall_rating', 'potential']]
          .sort_values('overall_rating', ascending=False))
# case: avg-finishing-by-foot-after-2013
sub = Player_Attributes_df.loc[Player_Attributes_df['date'].str[:4].astype(int) >= 2013]
result = sub.groupby('preferred_foot', dropna=False).agg({'finishing': 'mean', 'crossing': ['mean', 'max'], 'player_api_id': 'nunique'})
result.columns = ['_'.join(c) for c in result.columns]
result = result.reset_index()
# case: league-standings-2009-2010
season = Match_df[Match_df['season'] == '2009/2010']
points = defaultdict(int)
goals = Counter()
for _, row in season.iterrows():
    h, a = row['home_team_api_id'], row['away_team_api_id']
    hg, ag = row['home_team_goal'], row['away_team_goal']
    goals[h] += hg - ag
    goals[a] += ag - hg
    if hg > ag:
        points[h] += 3
        points[a] += 0
    elif hg < ag:
        points[a] += 3
        points[h] += 0
    else:
        points[h] += 1
        points[a] += 1
st = pd.DataFrame({'team_api_id': list(points.keys()), 'pts': list(points.values())})
st['gd'] = st['team_api_id'].map(goals)
result = st.merge(Team_df, on='team_api_id')[['team_long_name', 'pts', 'gd']].sort_values(['pts', 'gd'], ascending=False, ignore_index=True)
# case: age-at-rating-date
x = Player_Attributes_df.merge(Player_df, on='player_api_id', how='inner')
x['age'] = ((pd.to_datetime(x['date']) - pd.to_datetime(x['birthday'])).dt.days / 365.25).round(1)
x['age_group'] = pd.cut(x['age'], bins=[0, 21, 25, 29, 100], labels=['<=21', '22-25', '26-29', '30+'], right=True)
result = x.groupby('age_group', observed=False)['overall_rating'].agg(['count', 'mean'])
# case: weird-work-rates
valid = {'low', 'medium', 'high'}
bad_att = ~Player_Attributes_df['attacking_work_rate'].isin(valid)
bad_def = ~Player_Attributes_df['defensive_work_rate'].isin(valid)
result = {
    'bad_attacking': int(bad_att.sum()),
    'bad_defensive': int(bad_def.sum()),
    'both': Player_Attributes_df.loc[bad_att & bad_def, 'player_api_id'].tolist(),
    'pct_valid': round(float((~(bad_att | bad_def)).mean()) * 100, 2),
}
# case: team-long-format-goals
home = Match_df[['season', 'home_team_api_id', 'home_team_goal']].set_axis(['season', 'team', 'goals'], axis=1)
away = Match_df[['season', 'away_team_api_id', 'away_team_goal']].set_axis(['season', 'team', 'goals'], axis=1)
long = pd.concat([home, away], ignore_index=True, keys=None)
long['team'] = long['team'].replace(Team_df.set_index('team_api_id')['team_short_name'].to_dict())
result = long.groupby('team').goals.agg(total='sum', avg='mean', n='size').sort_values(['total', 'avg'], ascending=[False, True])
# case: countries-without-league
anti = Country_df[~Country_df['id'].isin(League_df['country_id'])]
matches = Match_df.groupby('league_id').size()
have = League_df.assign(matches=League_df['id'].map(matches).fillna(0).astype(int))
result = pd.concat([
    have[['name', 'matches']],
    anti[['name']].assign(matches=0),
], ignore_index=True).sort_values(['matches', 'name'])
# case: build-up-vs-average
ta = Team_Attributes_df.copy()
ta['year'] = pd.to_datetime(ta['date']).dt.year
avg_2012 = ta.loc[ta['year'].eq(2012), 'buildUpPlaySpeed'].mean()
above = ta[(ta['buildUpPlaySpeed'] > avg_2012)]
result = (above.join(Team_df.set_index('team_api_id'), on='team_api_id')
               .filter(items=['team_long_name', 'year', 'buildUpPlaySpeed', 'buildUpPlaySpeedClass'])
               .assign(diff=lambda d: d['buildUpPlaySpeed'] - avg_2012))
# case: rating-progress-messi
one = Player_Attributes_df[Player_Attributes_df['player_api_id'].isin(
    Player_df.loc[Player_df['player_name'].str.contains('messi|cresswell', case=False), 'player_api_id'])].copy()
one['date'] = pd.to_datetime(one['date'])
one = one.sort_values(['player_api_id', 'date'])
one['prev'] = one.groupby('player_api_id')['overall_rating'].shift(1)
one['delta'] = one['overall_rating'] - one['prev']
one['first_last'] = one.groupby('player_api_id')['overall_rating'].transform(lambda s: s.iloc[-1] - s.iloc[0])
result = one[['player_api_id', 'date', 'overall_rating', 'delta', 'first_last']]
# case: name-split-and-case
names = Player_df['player_name'].str.strip().str.title()
split = names.str.split(' ', n=1, expand=True)
split.columns = ['first', 'last']
split['initial'] = split['first'].str[0] + '.'
split['height_in'] = (Player_df['height'] / 2.54).round().astype(int)
split['weight'] = Player_df['weight']
result = split[split['first'].eq('Aaron')].nlargest(4, 'weight', keep='all')
