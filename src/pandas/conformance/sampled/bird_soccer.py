import pandas as pd
import numpy as np

Country_df = pd.DataFrame({'id': [1, 1729, 4769, 21518], 'name': ['Belgium', 'England', 'France', 'Spain']})
League_df = pd.DataFrame({'id': [1, 1729, 4769, 21518], 'country_id': [1, 1729, 4769, 21518],
                          'name': ['Belgium Jupiler League', 'England Premier League', 'France Ligue 1', 'Spain LIGA BBVA']})

Team_df = pd.DataFrame({
    'team_api_id': [9987, 9993, 10260, 8455, 8634, 8633],
    'team_long_name': ['KRC Genk', 'Beerschot AC', 'Manchester United', 'Chelsea', 'FC Barcelona', 'Real Madrid CF'],
    'team_short_name': ['GEN', 'BAC', 'MUN', 'CHE', 'BAR', 'REA'],
})

Match_df = pd.DataFrame({
    'id': range(1, 13),
    'country_id': [1, 1, 1729, 1729, 1729, 21518, 21518, 21518, 1729, 1, 21518, 4769],
    'league_id': [1, 1, 1729, 1729, 1729, 21518, 21518, 21518, 1729, 1, 21518, 4769],
    'season': ['2008/2009', '2009/2010', '2008/2009', '2009/2010', '2009/2010', '2008/2009', '2008/2009', '2009/2010', '2008/2009', '2008/2009', '2009/2010', '2008/2009'],
    'date': ['2008-08-17 00:00:00', '2009-08-16 00:00:00', '2008-09-21 00:00:00', '2009-11-08 00:00:00', '2010-04-03 00:00:00', '2008-12-13 00:00:00',
             '2009-05-02 00:00:00', '2009-11-29 00:00:00', '2009-01-11 00:00:00', '2009-02-28 00:00:00', '2010-04-10 00:00:00', '2008-10-01 00:00:00'],
    'home_team_api_id': [9987, 9993, 8455, 8455, 10260, 8634, 8633, 8634, 10260, 9993, 8633, 1111],
    'away_team_api_id': [9993, 9987, 10260, 10260, 8455, 8633, 8634, 8633, 8455, 9987, 8634, 2222],
    'home_team_goal': [1, 0, 1, 1, 1, 2, 2, 1, 3, 1, 0, 0],
    'away_team_goal': [1, 3, 1, 0, 2, 0, 6, 0, 0, 1, 2, 0],
})

Player_df = pd.DataFrame({
    'player_api_id': [505942, 155782, 162549, 30572, 23780, 27316],
    'player_name': ['Aaron Appindangoye', 'Aaron Cresswell', 'Aaron Doolan', 'Aaron Galindo', 'Aaron Hughes', 'Lionel Messi'],
    'birthday': ['1992-02-29 00:00:00', '1989-12-15 00:00:00', '1991-05-13 00:00:00', '1982-05-08 00:00:00', '1979-11-08 00:00:00', '1987-06-24 00:00:00'],
    'height': [182.88, 170.18, 170.18, 182.88, 182.88, 170.18],
    'weight': [187, 146, 163, 198, 154, 159],
})

Player_Attributes_df = pd.DataFrame({
    'player_api_id': [505942, 505942, 155782, 155782, 162549, 30572, 23780, 27316, 27316, 27316],
    'date': ['2016-02-18', '2015-11-19', '2016-04-21', '2013-02-22', '2016-01-07', '2016-04-21', '2015-12-24', '2015-12-17', '2014-09-18', '2013-03-15'],
    'overall_rating': [67.0, 67.0, 74.0, 71.0, 65.0, 69.0, 70.0, 94.0, 94.0, np.nan],
    'potential': [71.0, 71.0, 76.0, 75.0, 67.0, 69.0, 70.0, 94.0, 95.0, 97.0],
    'preferred_foot': ['right', 'right', 'left', 'left', 'right', 'right', 'Right', 'left', 'left', None],
    'crossing': [49, 49, 80, 79, 65, 57, 45, 80, 80, 85],
    'finishing': [44.0, 44.0, 53.0, 52.0, 51.0, 26.0, 38.0, 93.0, np.nan, 97.0],
})

# case: league-most-goals
# Which league had the most goals in the 2008/2009 season?
m = Match_df[Match_df['season'] == '2008/2009'].copy()
m['goals'] = m['home_team_goal'] + m['away_team_goal']
top = m.groupby('league_id')['goals'].sum().nlargest(1).index[0]
result = League_df.loc[League_df['id'] == top, 'name'].values[0]

# case: away-wins-tie
# Teams with the most away wins (with ties) in England and Spain
w = Match_df[Match_df['away_team_goal'] > Match_df['home_team_goal']]
w = w.merge(Team_df, left_on='away_team_api_id', right_on='team_api_id').merge(Country_df.rename(columns={'name': 'country'}), left_on='country_id', right_on='id')
w = w[w['country'].isin(['England', 'Spain'])]
vc = w.groupby('team_long_name').size()
result = vc[vc == vc.max()].index.tolist()

# case: league-table
# Points table of Spain 2008/2009 and 2009/2010 together: 3 for win, 1 for draw
long = pd.concat([
    Match_df[['league_id', 'home_team_api_id', 'home_team_goal', 'away_team_goal']].set_axis(['league', 'team', 'gf', 'ga'], axis=1),
    Match_df[['league_id', 'away_team_api_id', 'away_team_goal', 'home_team_goal']].set_axis(['league', 'team', 'gf', 'ga'], axis=1),
], ignore_index=True)
long = long[long['league'] == 21518]
long['pts'] = np.select([long['gf'] > long['ga'], long['gf'] == long['ga']], [3, 1], default=0)
t = long.groupby('team').agg(played=('pts', 'size'), gf=('gf', 'sum'), ga=('ga', 'sum'), pts=('pts', 'sum'))
t['gd'] = t['gf'] - t['ga']
t = t.join(Team_df.set_index('team_api_id')['team_long_name'])
result = t.sort_values(['pts', 'gd'], ascending=False).reset_index(drop=True)[['team_long_name', 'played', 'gf', 'ga', 'gd', 'pts']]

# case: player-age-on-date
# Age in years on 2016-01-01 of players taller than 180 cm: DATETIME subtraction
p = Player_df.query('height > 180').copy()
ref = pd.Timestamp('2016-01-01')
p['age'] = ((ref - pd.to_datetime(p['birthday'])).dt.days / 365.25).astype(int)
result = p[['player_name', 'age']].sort_values('age').to_dict('records')

# case: taller-avg-rating
# Average overall rating of players with height > 170 and birth year between 1980 and 1990
yr = Player_df['birthday'].str[:4]
sel = Player_df[(Player_df['height'] > 170) & (yr >= '1980') & (yr <= '1990')]
pa = Player_Attributes_df[Player_Attributes_df['player_api_id'].isin(sel['player_api_id'])]
result = pa['overall_rating'].sum() / pa['player_api_id'].size

# case: latest-attributes
# latest record for each player, with name
la = Player_Attributes_df.sort_values('date').groupby('player_api_id').tail(1)
out = Player_df.merge(la, on='player_api_id', how='left', validate='one_to_one')
result = out[['player_name', 'date', 'overall_rating', 'finishing']].sort_values('overall_rating', ascending=False)

# case: last-vs-tail
# last() skips nulls while tail does not
s = Player_Attributes_df.sort_values('date', ascending=False).groupby('player_api_id')
result = pd.DataFrame({'last': s['overall_rating'].last(), 'nth': s['overall_rating'].apply(lambda x: x.iloc[-1])})

# case: left-foot-pct
# Percentage of players under 180 cm with a left foot: distinct players
j = Player_Attributes_df.merge(Player_df[Player_df['height'] < 180], on='player_api_id')
lefties = j.loc[j['preferred_foot'] == 'left', 'player_api_id'].nunique()
result = lefties * 100.0 / j['player_api_id'].nunique()

# case: foot-case-fold
# foot counts per distinct player
pf = Player_Attributes_df.dropna(subset=['preferred_foot'])
pf = pf.assign(preferred_foot=pf['preferred_foot'].str.lower()).drop_duplicates(['player_api_id', 'preferred_foot'])
result = pf.preferred_foot.value_counts(normalize=True).round(3)

# case: rating-improvement
# Improvement of rating between first and last record
def improvement(g):
    g = g.sort_values('date')
    return pd.Series({'n': len(g), 'delta': g['overall_rating'].iloc[-1] - g['overall_rating'].iloc[0]})

result = Player_Attributes_df.groupby('player_api_id')[['date', 'overall_rating']].apply(improvement)

# case: heavy-bmi
# BMI text summary: weight(lb) * 0.453592 / (height/100)^2; top two
Player_df['bmi'] = Player_df['weight'] * 0.453592 / (Player_df['height'] / 100) ** 2
result = [f"{n}: {b:.1f}" for n, b in Player_df.nlargest(2, 'bmi')[['player_name', 'bmi']].itertuples(index=False)]

# case: season-average-string
# average home goals by season where season is numeric
result = Match_df[Match_df['season'] > 2008].groupby('season')['home_team_goal'].mean()

# case: draws-by-season-league
# percent of draws by league and season as a matrix
mt = Match_df.assign(draw=Match_df.home_team_goal == Match_df.away_team_goal).merge(League_df, left_on='league_id', right_on='id', suffixes=('', '_l'))
result = mt.pivot_table(index='name', columns='season', values='draw', aggfunc='mean').mul(100)

# case: unbeaten-streak
# Longest run of matches without defeat for Barcelona (8634)
games = Match_df[(Match_df['home_team_api_id'] == 8634) | (Match_df['away_team_api_id'] == 8634)].sort_values('date')
best = cur = 0
for r in games.itertuples():
    own, other = (r.home_team_goal, r.away_team_goal) if r.home_team_api_id == 8634 else (r.away_team_goal, r.home_team_goal)
    cur = cur + 1 if own >= other else 0
    best = max(best, cur)
result = best

# case: return-matches
# composite-key self join: pair of home and return match in the same season
a = Match_df[['season', 'home_team_api_id', 'away_team_api_id', 'home_team_goal', 'away_team_goal', 'id']]
pair = a.merge(a, left_on=['season', 'home_team_api_id', 'away_team_api_id'], right_on=['season', 'away_team_api_id', 'home_team_api_id'], suffixes=('_1', '_2'))
pair = pair[pair['id_1'] < pair['id_2']]
pair['agg'] = (pair['home_team_goal_1'] + pair['away_team_goal_2']).astype(str) + ':' + (pair['away_team_goal_1'] + pair['home_team_goal_2']).astype(str)
result = pair[['season', 'home_team_api_id_1', 'away_team_api_id_1', 'agg']].reset_index(drop=True)

