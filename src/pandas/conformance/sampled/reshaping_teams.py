import pandas as pd
import numpy as np

teams_df = pd.DataFrame({
    'team_id': [1, 2, 3, 4, 5],
    'team': ['Lions', 'Tigers', 'Bears', 'Wolves', 'Hawks'],
    'conference': ['North', 'South', 'North', 'South', None],
    'founded': [1960, 1972, None, 1985, 2001],
})

matches_df = pd.DataFrame({
    'match_id': [1, 2, 3, 4, 5, 6, 7, 8],
    'season': ['2022', '2022', '2022', '2022', '2023', '2023', '2023', '2023'],
    'home_id': [1, 2, 3, 4, 1, 2, 4, 3],
    'away_id': [2, 3, 4, 1, 3, 4, 1, 2],
    'home_goals': [2, 1, 0, 3, 1, 2, 2, None],
    'away_goals': [1, 1, 2, 3, 0, 0, 4, None],
    'attendance': ['12,000', '8,500', '9,100', None, '13,250', '8,500', '10,000', '0'],
})

players_df = pd.DataFrame({
    'player': ['Kim', 'Lee', 'Max', 'Ned', 'Oz', 'Pia', 'Kim'],
    'team_id': [1, 1, 2, 3, 4, 4, 2],
    'position': ['FW', 'MF', 'FW', 'DF', 'FW', 'GK', 'MF'],
    'goals_2022': [5, 2, 7, 0, 4, 0, np.nan],
    'goals_2023': [6, np.nan, 3, 1, 4, 0, 2],
    'assists_2022': [1, 4, 2, 0, 3, 0, np.nan],
    'assists_2023': [2, 5, 2, 1, 3, 1, 0],
})

cards_df = pd.DataFrame({
    'match_id': [1, 1, 2, 4, 4, 4, 7, 9],
    'player': ['Kim', 'Max', 'Ned', 'Oz', 'Oz', 'Lee', 'Pia', 'Zed'],
    'card': ['Y', 'Y', 'R', 'Y', 'R', 'Y', 'y', 'R'],
    'minute': [33, 70, 12, 55, 80, 90, 45, 5],
})
# case: league-table
played = matches_df.dropna(subset=['home_goals'])
h = played[['home_id', 'home_goals', 'away_goals']].set_axis(['team_id', 'gf', 'ga'], axis=1)
a = played[['away_id', 'away_goals', 'home_goals']].set_axis(['team_id', 'gf', 'ga'], axis=1)
both = pd.concat([h, a], ignore_index=True)
both['pts'] = np.select([both['gf'] > both['ga'], both['gf'] == both['ga']], [3, 1], default=0)
t = both.groupby('team_id').agg(p=('pts', 'size'), gf=('gf', 'sum'), ga=('ga', 'sum'), pts=('pts', 'sum'))
t['gd'] = t['gf'] - t['ga']
result = (teams_df[['team_id', 'team']].merge(t, on='team_id', how='left')
          .sort_values(['pts', 'gd', 'team'], ascending=[False, False, True], na_position='last')
          .reset_index(drop=True))
# case: points-by-season-wide
m = matches_df[matches_df['home_goals'].notna()].copy()
m['home_pts'] = m.apply(lambda r: 3 if r.home_goals > r.away_goals else (1 if r.home_goals == r.away_goals else 0), axis=1)
m['away_pts'] = m.apply(lambda r: 3 if r.home_goals < r.away_goals else (1 if r.home_goals == r.away_goals else 0), axis=1)
long = pd.concat([
    m.rename(columns={'home_id': 'team_id', 'home_pts': 'pts'})[['season', 'team_id', 'pts']].assign(venue='H'),
    m.rename(columns={'away_id': 'team_id', 'away_pts': 'pts'})[['season', 'team_id', 'pts']].assign(venue='A'),
])
result = long.pivot_table(index='team_id', columns=['season', 'venue'], values='pts', aggfunc='sum', fill_value=0).sort_index(axis=1)
# case: head-to-head
names = teams_df.set_index('team_id')['team']
x = matches_df.assign(home=matches_df['home_id'].map(names), away=matches_df['away_id'].map(names))
x['score'] = x['home_goals'].astype('Int64').astype('string') + '-' + x['away_goals'].astype('Int64').astype('string')
result = x.pivot_table(index='home', columns='away', values='score', aggfunc='first')
# case: player-stats-wide-to-long
p = players_df.drop_duplicates(['player', 'team_id'])
l = pd.wide_to_long(p, stubnames=['goals', 'assists'], i=['player', 'team_id'], j='year', sep='_')
result = l.reset_index().groupby(['year', 'position'])[['goals', 'assists']].sum()
# case: melt-two-step
l = players_df.melt(id_vars=['player', 'team_id', 'position'], var_name='k', value_name='v')
l['stat'] = l['k'].str.extract(r'^([a-z]+)_', expand=False)
l['year'] = l['k'].str.extract(r'(\d{4})$').astype(int)
result = l.pivot_table(index=['player', 'year'], columns='stat', values='v', aggfunc='sum').reset_index()
# case: top-scorers-per-conference
s = players_df.assign(total=players_df[['goals_2022', 'goals_2023']].sum(axis=1))
s = s.merge(teams_df, on='team_id', how='left')
result = (s.sort_values('total', ascending=False).groupby('conference', sort=False).head(2)
          [['conference', 'player', 'team', 'total']])
# case: card-counts-dummies
c = cards_df.assign(card=cards_df['card'].str.upper())
d = pd.get_dummies(c, columns=['card'], prefix='card', prefix_sep='_')
result = d.groupby('player')[['card_R', 'card_Y']].sum().reset_index()
# case: cards-duplicate-key-merge
m = cards_df.merge(players_df[['player', 'team_id']], on='player', how='left')
m = m.merge(matches_df[['match_id', 'home_id', 'away_id']], on='match_id', how='inner')
ok = (m['team_id'] == m['home_id']) | (m['team_id'] == m['away_id'])
result = m[ok].sort_values(['match_id', 'minute'])
# case: minute-bins
c = cards_df.copy()
c['period'] = pd.cut(c['minute'], bins=[0, 30, 60, 90], labels=['early', 'middle', 'late'])
c['card'] = c['card'].str.upper()
result = c.pivot_table(index='period', columns='card', values='minute', aggfunc='count', observed=False, margins=True)
# case: attendance-home-average
a = matches_df.copy()
a['attendance'] = pd.to_numeric(a['attendance'].str.replace(',', ''))
g = a.groupby('home_id')['attendance'].agg(['mean', 'max', 'count'])
result = teams_df.set_index('team_id').join(g)[['team', 'mean', 'max', 'count']]
# case: pairings-cross
a = teams_df[['team', 'conference']]
x = a.merge(a, how='cross', suffixes=('_1', '_2'))
x = x[x['team_1'] < x['team_2']]
result = x[x['conference_1'] == x['conference_2']].reset_index(drop=True)
# case: not-yet-played-pairs
allp = pd.MultiIndex.from_product([teams_df.team_id, teams_df.team_id], names=['home_id', 'away_id'])
done = pd.MultiIndex.from_frame(matches_df[['home_id', 'away_id']])
rest = allp.difference(done)
r = rest.to_frame(index=False)
result = r[r['home_id'] != r['away_id']].groupby('home_id')['away_id'].agg(list).reset_index()
# case: form-last-result-shift
m = matches_df.sort_values('match_id')
m['prev_home_goals'] = m.groupby('home_id')['home_goals'].shift()
m['next_att'] = m.groupby('home_id')['attendance'].shift(-1)
result = m[['match_id', 'home_id', 'home_goals', 'prev_home_goals', 'next_att']]
# case: season-goal-summary-concat
tot = matches_df.groupby('season')[['home_goals', 'away_goals']].sum()
avg = matches_df.groupby('season')[['home_goals', 'away_goals']].mean().round(2)
r = pd.concat([tot, avg], axis=1, keys=['total', 'avg'])
r.columns = r.columns.swaplevel()
result = r.sort_index(axis=1)
