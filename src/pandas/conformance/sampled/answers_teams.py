import pandas as pd
import numpy as np
from collections import Counter

teams_df = pd.DataFrame({
    'team_id': [1, 2, 3, 4, 5, 6],
    'team_name': ['Lions FC', 'River United', 'Atletico Sol', 'North Stars', 'Harbor City', 'Ghost Town'],
    'city': ['Leeds', 'Porto', 'Seville', 'Oslo', 'Leeds', None],
    'founded_year': [1899, 1921, 1947, 1921, 2002, np.nan],
    'stadium_capacity': ['34,500', '21000', '40,000', '12500', None, '500'],
})

players_df = pd.DataFrame({
    'player_id': [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12],
    'player_name': ['Tom Hardy', 'Luis Pena', 'Jon Berg', 'Ali Reza', 'Ivan Petrov', 'Marco Vitale', 'Sam Okoye', 'Leo Pinto', 'Nils Berg', 'Jose Cruz', 'Kai Brown', 'Pat Doe'],
    'team_id': [1, 1, 4, 2, 3, 3, 5, 2, 4, 3, 1, None],
    'position': ['FW', 'MF', 'DF', 'FW', 'GK', 'FW', 'MF', 'GK', 'FW', 'df', 'DF', 'FW'],
    'nationality': ['England', 'Spain', 'Norway', 'Iran', 'Russia', 'Italy', 'Nigeria', 'Portugal', 'Norway', 'Spain', 'England', None],
    'birth_date': ['1995-02-11', '1998-07-23', '1990-12-01', '2000-03-03', '1988-09-19', '1995-02-11', '2003-06-30', '1992-01-08', '2001-11-11', '', '1997-04-25', '1985-08-08'],
    'market_value': [12.5, 8.0, 3.2, 20.0, 1.5, 12.5, np.nan, 4.75, 9.9, 3.2, 5.0, 0.3],
})

matches_df = pd.DataFrame({
    'match_id': [1, 2, 3, 4, 5, 6, 7, 8],
    'match_date': pd.to_datetime(['2024-08-10', '2024-08-11', '2024-08-17', '2024-08-18', '2024-08-24', '2024-08-25', '2024-09-14', '2024-12-28']),
    'home_team_id': [1, 3, 2, 4, 1, 5, 3, 2],
    'away_team_id': [2, 4, 3, 1, 3, 2, 1, 4],
    'home_goals': [2, 1, 0, 1, 3, 0, 2, np.nan],
    'away_goals': [1, 1, 2, 1, 0, 0, 2, np.nan],
    'attendance': [30120, 25000, 18999, 9800, 31007, np.nan, 25000, np.nan],
    'postponed': [False, False, False, False, False, False, False, True],
})

goals_df = pd.DataFrame({
    'goal_id': [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11],
    'match_id': [1, 1, 1, 2, 2, 3, 3, 4, 5, 5, 5],
    'player_id': [1, 1, 4, 6, 9, 6, 10, 9, 2, 1, 1],
    'minute': [12, 78, 45, 33, 90, 5, 61, 70, 20, 21, 89],
    'goal_type': ['open', 'penalty', 'header', 'open', 'open', None, 'free kick', 'penalty', 'Open', 'header', 'penalty'],
})

# case: top-scorers
scorers = goals_df['player_id'].value_counts().rename('goals')
result = players_df.join(scorers, on='player_id', how='inner')[['player_name', 'goals']]
result = result.sort_values(['goals', 'player_name'], ascending=[False, True]).head(3)

# case: league-table
played = matches_df[~matches_df['postponed']]
home = played[['home_team_id', 'home_goals', 'away_goals']].set_axis(['team_id', 'gf', 'ga'], axis=1)
away = played[['away_team_id', 'away_goals', 'home_goals']].set_axis(['team_id', 'gf', 'ga'], axis=1)
allm = pd.concat([home, away], ignore_index=True)
allm['pts'] = np.select([allm['gf'] > allm['ga'], allm['gf'] == allm['ga']], [3, 1], default=0)
tab = allm.groupby('team_id').agg(played=('pts', 'size'), gf=('gf', 'sum'), ga=('ga', 'sum'), pts=('pts', 'sum'))
tab['gd'] = tab['gf'] - tab['ga']
result = (teams_df[['team_id', 'team_name']].merge(tab, on='team_id')
          .sort_values(['pts', 'gd', 'gf'], ascending=False)
          .drop(columns='team_id').reset_index(drop=True))

# case: match-list-with-team-names
m = matches_df.merge(teams_df[['team_id', 'team_name']], left_on='home_team_id', right_on='team_id')
m = m.merge(teams_df[['team_id', 'team_name']], left_on='away_team_id', right_on='team_id', suffixes=('_home', '_away'))
m = m.dropna(subset=['home_goals'])
m['score'] = m['home_goals'].astype(int).astype(str) + ':' + m['away_goals'].astype(int).astype(str)
result = m.sort_values('match_date')[['match_date', 'team_name_home', 'team_name_away', 'score']]

# case: team-total-value
val = players_df.groupby('team_id')['market_value'].sum().sort_values(ascending=False)
names = teams_df.set_index('team_id')['team_name']
result = val.rename(index=names)

# case: teams-without-players
j = pd.merge(teams_df, players_df, on='team_id', how='left', indicator=True)
result = j.loc[lambda d: d['_merge'] == 'left_only', 'team_name'].to_list()

# case: capacity-to-int
t = teams_df.copy()
t['stadium_capacity'] = t['stadium_capacity'].str.replace(',', '', regex=False).astype(float)
result = t[t['stadium_capacity'] > t['stadium_capacity'].median()][['team_name', 'stadium_capacity']]

# case: stadium-fill-percentage
cap = pd.to_numeric(teams_df['stadium_capacity'].str.replace(',', ''), errors='coerce')
teams = teams_df.assign(cap=cap)
mm = matches_df.merge(teams, left_on='home_team_id', right_on='team_id', how='left')
mm['fill_pct'] = (mm['attendance'] / mm['cap'] * 100).round(1)
result = mm.groupby('team_name', sort=False)['fill_pct'].mean().round(1).reset_index()

# case: most-valuable-per-position-ties
p = players_df.assign(position=players_df['position'].str.upper())
p['r'] = p.groupby('position')['market_value'].rank(method='min', ascending=False)
result = p.loc[p['r'] == 1, ['position', 'player_name', 'market_value']].sort_values(['position', 'player_name']).reset_index(drop=True)

# case: most-valuable-per-position-no-ties
result = (players_df.dropna(subset=['market_value'])
          .sort_values(['market_value', 'player_id'], ascending=[False, True])
          .groupby('position', as_index=False)
          .head(1)[['position', 'player_name', 'market_value']])

# case: players-never-scored
scored = goals_df['player_id'].unique().tolist()
non = players_df[~players_df['player_id'].isin(scored) & (players_df['position'] != 'GK')]
result = non[['player_name', 'position']].sort_values('player_name').reset_index(drop=True)

# case: goals-by-half
half = np.where(goals_df['minute'] <= 45, 'first', 'second')
result = goals_df.groupby(half).size().rename_axis('half').reset_index(name='goals')
result['pct'] = (100 * result['goals'] / result['goals'].sum()).round(2)

# case: same-surname-pairs
p = players_df[['player_id', 'player_name']].copy()
p['surname'] = p['player_name'].str.split().str[-1]
x = p.merge(p, on='surname')
x = x[x.player_id_x < x.player_id_y]
result = x[['player_name_x', 'player_name_y']].rename(columns={'player_name_x': 'player_1', 'player_name_y': 'player_2'}).reset_index(drop=True)

# case: average-age-at-date
born = pd.to_datetime(players_df['birth_date'], errors='coerce')
age = ((pd.Timestamp('2024-08-01') - born).dt.days / 365.25)
ages = players_df.assign(age=age).groupby('team_id').agg(avg_age=('age', 'mean'), known=('age', 'count')).round(1)
result = teams_df[['team_id', 'team_name']].merge(ages, left_on='team_id', right_index=True, how='left')

# case: penalty-share
g = goals_df.copy()
g['goal_type'] = g['goal_type'].str.lower().fillna('unknown')
share = g['goal_type'].value_counts(normalize=True).mul(100).round(1)
result = share.reset_index()
result.columns = ['type', 'percentage']

# case: running-score-in-match
g = goals_df.merge(players_df[['player_id', 'team_id']], on='player_id').merge(matches_df[['match_id', 'home_team_id']], on='match_id')
g = g.sort_values(['match_id', 'minute'])
g['is_home'] = (g['team_id'] == g['home_team_id']).astype(int)
g['home'] = g.groupby('match_id')['is_home'].cumsum()
g['away'] = g.groupby('match_id').cumcount() + 1 - g['home']
g['score'] = g['home'].astype(str) + '-' + g['away'].astype(str)
result = g[['match_id', 'minute', 'score']].reset_index(drop=True)

# case: form-string-per-team
rows = []
for r in matches_df.dropna(subset=['home_goals']).sort_values('match_date').itertuples():
    d = r.home_goals - r.away_goals
    rows.append((r.home_team_id, 'W' if d > 0 else 'L' if d < 0 else 'D'))
    rows.append((r.away_team_id, 'L' if d > 0 else 'W' if d < 0 else 'D'))
form = pd.DataFrame(rows, columns=['team_id', 'res']).groupby('team_id')['res'].agg(''.join)
result = teams_df.set_index('team_id')[['team_name']].join(form.rename('form'), how='left').fillna({'form': ''})

# case: home-away-pivot
goals_long = matches_df.melt(id_vars='match_id', value_vars=['home_team_id', 'away_team_id'], var_name='side', value_name='team_id')
goals_long['side'] = goals_long['side'].str.replace('_team_id', '')
result = goals_long.pivot_table(index='team_id', columns='side', values='match_id', aggfunc='count', fill_value=0)

# case: cities-with-multiple-teams
cities = teams_df.groupby('city').filter(lambda g: len(g) > 1)
result = cities.groupby('city')['team_name'].apply(list).reset_index()

# case: weekend-attendance
m = matches_df.assign(dow=matches_df['match_date'].dt.dayofweek)
m['day'] = m['dow'].map({5: 'Sat', 6: 'Sun'})
result = m.groupby('day')['attendance'].agg(['count', 'mean', 'max']).reset_index()

# case: attendance-lag-difference
df = matches_df[['match_id', 'match_date', 'attendance']].sort_values('match_date')
df['prev'] = df['attendance'].ffill().shift()
df['diff'] = df['attendance'] - df['prev']
result = df.query('diff.notna()', engine='python')

# case: draws-scalar
n = ((matches_df['home_goals'] == matches_df['away_goals'])).sum()
result = pd.DataFrame({'draws': [int(n)]})

# case: scored-in-both-matches-intersect
a = set(goals_df.loc[goals_df['match_id'] == 1, 'player_id'])
b = set(goals_df.loc[goals_df['match_id'] == 5, 'player_id'])
ids = a & b
result = players_df.loc[players_df['player_id'].isin(list(ids)), 'player_name'].tolist()

# case: nationality-counter
cnt = Counter(players_df['nationality'].dropna())
result = pd.DataFrame(cnt.most_common(), columns=['nationality', 'n']).query('n >= 2')

# case: hat-trick-or-brace
pm = goals_df.groupby(['match_id', 'player_id']).agg(goals=('goal_id', 'count'), minutes=('minute', lambda s: '/'.join(map(str, sorted(s))))).reset_index()
pm = pm[pm['goals'] >= 2]
pm = pm.merge(players_df[['player_id', 'player_name']], on='player_id', how='left').merge(matches_df[['match_id', 'match_date']], on='match_id', how='left')
result = pm[['player_name', 'match_date', 'goals', 'minutes']]

# case: value-quartile-ntile
pv = players_df.dropna(subset=['market_value']).copy()
pv['ntile'] = pd.qcut(pv['market_value'].rank(method='first'), 4, labels=[1, 2, 3, 4]).astype(int)
result = pv.groupby('ntile').agg(lo=('market_value', 'min'), hi=('market_value', 'max'), n=('player_id', 'count')).reset_index()

# case: opponents-of-lions
tid = teams_df.loc[teams_df['team_name'].eq('Lions FC'), 'team_id'].item()
opp_home = matches_df.loc[matches_df['away_team_id'] == tid, 'home_team_id']
opp_away = matches_df.loc[matches_df['home_team_id'] == tid, 'away_team_id']
opps = pd.concat([opp_home, opp_away]).drop_duplicates()
result = teams_df[teams_df['team_id'].isin(opps)][['team_name', 'city']].sort_values('team_name', ascending=False)

# case: forwards-over-value-empty
res = players_df.query("position == 'FW' and market_value > 50")
result = res.merge(teams_df, on='team_id', how='left')[['player_name', 'team_name', 'market_value']]

# case: wrong-column-name
merged = players_df.merge(teams_df, on='team_id')
result = merged.groupby('team')['market_value'].mean().round(2)

# case: founded-same-year
ft = teams_df[teams_df['founded_year'].notnull()].astype({'founded_year': 'int64'})
same = ft[ft['founded_year'].duplicated(keep=False)]
result = same.sort_values(['founded_year', 'team_name'])[['founded_year', 'team_name']].set_index('founded_year')

# case: minutes-first-last-goal
agg = goals_df.merge(players_df, on='player_id').merge(teams_df, on='team_id').groupby('team_name')['minute'].agg(first_goal='min', last_goal='max', spread=lambda s: s.max() - s.min())
result = agg.sort_values('spread', ascending=False).reset_index()
