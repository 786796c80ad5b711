import pandas as pd
import numpy as np
from functools import reduce

games = pd.DataFrame({
    'game_id': [1, 2, 3, 4, 5, 6, 7, 8],
    'season': [2022, 2022, 2022, 2023, 2023, 2023, 2023, 2024],
    'home': ['Lions', 'Bears', 'Hawks', 'Lions', 'Bears', 'Hawks', 'lions', 'Bears'],
    'away': ['Bears', 'Hawks', 'Lions', 'Hawks', 'Lions', 'Bears', 'Bears', 'Wolves'],
    'home_goals': [3, 1, 2, 0, 2, 2, 1, None],
    'away_goals': [1, 1, 2, 4, 0, 3, 1, None]
})
players = pd.DataFrame({
    'player': ['Kim', 'Lou', 'Max', 'Ned', 'Oz', 'Pat', 'Kim'],
    'team': ['Lions', 'Lions', 'Bears', 'Hawks', None, 'Bears', 'Wolves'],
    'pos': ['FW', 'DF', 'FW', 'GK', 'MF', 'GK', 'FW'],
    'stats': [{'g': 3, 'a': 1}, {'g': 0, 'a': 2}, {'g': 2}, {}, {'g': 1, 'a': 1}, {'a': 4}, {'g': 5, 'a': 0}]
})
goals = pd.DataFrame({
    'game_id': [1, 1, 1, 2, 3, 3, 5, 5, 9],
    'player': ['Kim', 'Kim', 'Max', 'Max', 'Ned', 'Kim', 'Max', 'Pat', 'Zoe'],
    'minute': [5, 44, 90, 12, 45, 46, 3, 60, 1]
})

# case: home-away-long
home = games[['game_id', 'season', 'home', 'home_goals', 'away_goals']].rename(columns={'home': 'team', 'home_goals': 'gf', 'away_goals': 'ga'})
away = games[['game_id', 'season', 'away', 'away_goals', 'home_goals']].rename(columns={'away': 'team', 'away_goals': 'gf', 'home_goals': 'ga'})
both = pd.concat([home, away], keys=['H', 'A'], names=['venue', None]).reset_index(level=0)
both['team'] = both['team'].str.title()
both['pts'] = np.select([both['gf'] > both['ga'], both['gf'] == both['ga']], [3, 1], default=0)
result = both.groupby(['team', 'venue'])[['pts', 'gf']].sum().unstack('venue', fill_value=0)

# case: head-to-head
g = games.dropna().copy()
g['home'] = g['home'].str.capitalize()
result = g.pivot_table(index='home', columns='away', values='home_goals', aggfunc='mean')

# case: score-string-matrix
g = games.dropna(subset=['home_goals']).astype({'home_goals': int, 'away_goals': int})
g['score'] = g['home_goals'].astype(str) + '-' + g['away_goals'].astype(str)
m = g[g['season'] == 2023].pivot(index='home', columns='away', values='score')
result = m.fillna('')

# case: season-team-counts
result = games.melt(id_vars=['season'], value_vars=['home', 'away'], value_name='team').groupby(['season', 'team']).size().unstack(0, fill_value=0)

# case: stats-json-normalize
result = pd.concat([players.drop(columns='stats'), pd.json_normalize(players['stats'])], axis=1).fillna({'g': 0, 'a': 0})

# case: stats-apply-series
st = players['stats'].apply(pd.Series)
result = st.groupby(players['team']).sum()

# case: stats-from-records
result = pd.DataFrame.from_records(players['stats'].tolist(), index=players['player']).rename(columns=str.upper)

# case: team-pos-roster
result = players.pivot_table(index='team', columns='pos', values='player', aggfunc='first')

# case: team-pos-roster-join
result = players.groupby(['team', 'pos'])['player'].agg('/'.join).unstack(fill_value='-')

# case: goal-half-crosstab
half = np.where(goals['minute'] <= 45, '1st', '2nd')
result = pd.crosstab(goals['player'], half, rownames=['scorer'], colnames=['half'])

# case: goal-minutes-wide
goals['k'] = goals.groupby(['game_id']).cumcount().add(1)
result = goals.set_index(['game_id', 'k'])['minute'].unstack().rename(columns='goal{}'.format)

# case: players-games-cross
t = players['team'].dropna().drop_duplicates()
x = t.to_frame('home').merge(t.to_frame('away'), how='cross').query('home != away')
played = games[['home', 'away']].drop_duplicates()
x = x.merge(played, how='left', indicator='played')
result = x[x['played'] == 'left_only'].drop(columns='played').reset_index(drop=True)

# case: reduce-merge-tables
hg = games.groupby('home')['home_goals'].sum().rename_axis('team').reset_index()
ag = games.groupby('away')['away_goals'].sum().rename_axis('team').reset_index()
n = players.groupby('team').size().rename('n_players').reset_index()
result = reduce(lambda l, r: pd.merge(l, r, on='team', how='outer'), [hg, ag, n])

# case: groupby-level-season-agg
g = games.set_index(['season', 'game_id'])[['home_goals', 'away_goals']]
result = g.groupby(level=0).agg(['sum', 'mean'])

# case: agg-flatten-reversed
g = games.groupby('season')[['home_goals', 'away_goals']].agg(['max', 'min'])
g.columns = [f'{stat}_{col}' for col, stat in g.columns]
result = g

# case: agg-flatten-get-level-values
g = games.groupby('season').agg({'home_goals': ['sum', 'mean']})
g.columns = g.columns.get_level_values(1)
result = g.reset_index()

# case: nested-renamer-error
result = games.groupby('season')['home_goals'].agg({'total': 'sum', 'average': 'mean'})

# case: idx-slice-multi
gi = games.set_index(['season', 'home', 'away']).sort_index()
idx = pd.IndexSlice
result = gi.loc[idx[2022:2023, ['Bears', 'Hawks'], :], 'home_goals']

# case: xs-two-levels
gi = games.set_index(['season', 'home', 'away']).sort_index()
result = gi.xs((2023, 'Lions'), level=('season', 'away'))

# case: xs-keep-level
gi = games.set_index(['season', 'home'])[['home_goals']]
result = gi.xs('Bears', level=1, drop_level=False)

# case: lambda-aggfunc
result = games.pivot_table(index='season', values=['home_goals', 'away_goals'], aggfunc=lambda s: s.max() - s.min())

# case: top-scorer-orient-records
c = goals['player'].value_counts().reset_index()
c.columns = ['player', 'goals']
c['rank'] = c['goals'].rank(method='min', ascending=False).astype(int)
result = c.sort_values(['rank', 'player']).to_dict(orient='records')
