import pandas as pd
import numpy as np
import itertools

matches_df = pd.DataFrame({
    'match_id': [1, 2, 3, 4, 5, 6, 7, 8],
    'season': ['2022/23', '2022/23', '2022/23', '2023/24', '2023/24', '2023/24', '2023/24', '2022/23'],
    'home': ['Lions', 'Bears', 'Hawks', 'Lions', 'Bears', 'Hawks', 'Lions', 'Wolves'],
    'away': ['Bears', 'Hawks', 'Lions', 'Hawks', 'Lions', 'Bears', 'Bears', 'Lions'],
    'home_goals': [2, 1, 0, 3, 2, 1, np.nan, 1],
    'away_goals': [1, 1, 2, 0, 2, 4, np.nan, 1],
    'attendance': ['12,500', '9,800', '7,000', '13,100', '10,250', None, '12,900', '4,000'],
})

players_df = pd.DataFrame({
    'player': ['Ola', 'Pim', 'Rex', 'Sam', 'Tia', 'Uwe', 'Val', 'Wyn', 'Xan', 'Yul'],
    'team': ['Lions', 'Lions', 'Bears', 'Bears', 'Hawks', 'Hawks', 'Hawks', None, 'Wolves', 'Lions'],
    'position': pd.Categorical(['FW', 'GK', 'FW', 'MF', 'FW', 'DF', 'GK', 'MF', 'FW', 'MF'],
                               categories=['GK', 'DF', 'MF', 'FW'], ordered=True),
    'goals': [11, 0, 11, 4, 7, 1, 0, 2, 5, np.nan],
    'minutes': [900, 990, 870, 640, 720, 900, 990, 300, 810, 0],
})
# case: league-table
home = matches_df[['season', 'home', 'home_goals', 'away_goals']].set_axis(['season', 'team', 'gf', 'ga'], axis=1)
away = matches_df[['season', 'away', 'away_goals', 'home_goals']].set_axis(['season', 'team', 'gf', 'ga'], axis=1)
long = pd.concat([home, away], ignore_index=True).dropna()
long['pts'] = np.select([long['gf'] > long['ga'], long['gf'] == long['ga']], [3, 1], default=0)
table = long.groupby(['season', 'team'], as_index=False).agg(
    played=('pts', 'size'), points=('pts', 'sum'), gf=('gf', 'sum'), ga=('ga', 'sum'))
table['gd'] = table['gf'] - table['ga']
result = table.sort_values(['season', 'points', 'gd'], ascending=[True, False, False]).reset_index(drop=True)
# case: avg-attendance
att = matches_df['attendance'].str.replace(',', '').astype(float)
result = att.groupby(matches_df['home']).mean().round(0).rename('avg_att').reset_index()
# case: top-scorer-ties
df = players_df.dropna(subset=['goals'])
mx = df.groupby('position', observed=True)['goals'].transform('max')
result = df[df['goals'] == mx].sort_values(['position', 'player'], ascending=[False, True])[['position', 'player', 'goals']]
# case: categorical-unobserved
df = players_df[players_df['team'] == 'Bears']
result = df.groupby('position', observed=False)['goals'].sum()
# case: categorical-two-keys-observed
result = players_df.groupby(['team', 'position'], observed=True)['player'].count().reset_index(name='players')
# case: goals-per-90
g = players_df.groupby('team')[['goals', 'minutes']].sum()
g['per90'] = (g['goals'] / g['minutes'] * 90).round(3)
result = g.sort_values('per90', ascending=False).reset_index()
# case: team-pairings
played = {tuple(sorted(p)) for p in zip(matches_df['home'], matches_df['away'])}
teams = sorted(set(matches_df['home']) | set(matches_df['away']))
missing = [p for p in itertools.combinations(teams, 2) if p not in played]
pair_key = matches_df.apply(lambda r: ' v '.join(sorted([r['home'], r['away']])), axis=1)
result = {'missing': missing, 'counts': matches_df.groupby(pair_key).size().to_dict()}
# case: season-attendance-best
df = matches_df.copy()
df['attendance'] = pd.to_numeric(df['attendance'].str.replace(',', '', regex=False))
result = df.groupby('season').apply(lambda g: g.nlargest(2, 'attendance'))[['match_id', 'home', 'attendance']]
# case: nlargest-series
result = players_df.set_index('player').groupby('team')['goals'].nlargest(1).reset_index()
# case: roster-strings
roster = players_df.sort_values(['team', 'position']).groupby('team').agg(
    roster=('player', lambda s: ' | '.join(s)),
    size=('player', 'size'),
    goals=('goals', lambda s: int(s.sum())),
)
result = roster
# case: home-vs-away-goals
out = matches_df.groupby('season')[['home_goals', 'away_goals']].agg(['sum', 'mean'])
out.columns = out.columns.map('_'.join)
result = out.reset_index()
# case: form-last-three
df = matches_df.dropna(subset=['home_goals']).copy()
df['outcome'] = np.where(df['home_goals'] > df['away_goals'], 'W', np.where(df['home_goals'] < df['away_goals'], 'L', 'D'))
result = df.groupby('home')['outcome'].agg(lambda s: ''.join(s.tail(3)))
# case: min-by-category
result = players_df.groupby('team', dropna=False)['position'].min()
# case: groups-attribute
g = players_df.groupby('team')
result = {k: list(v) for k, v in g.groups.items()}, g.ngroups
