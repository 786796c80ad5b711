import pandas as pd
import numpy as np

matches_df = pd.DataFrame({
    'match_id': [1, 2, 3, 4, 5, 6, 7, 8],
    'match_date': ['2023-08-12', '2023-08-12', '2023-08-19', '2023-08-20', '2023-08-26', '2023-08-27', '2023-09-02', '2023-09-02'],
    'home_team': ['Lions', 'Bears', 'Hawks', 'Wolves', 'Lions', 'bears', 'Wolves', 'Hawks'],
    'away_team': ['Bears', 'Wolves', 'Lions', 'Bears', 'Wolves', 'Hawks', 'Hawks', 'Lions '],
    'home_goals': [2, 1, 0, 3, 2, 1, np.nan, 2],
    'away_goals': [1, 1, 2, 0, 2, 4, np.nan, 2],
    'attendance': ['12,500', '8000', '9,750', None, '13,100', '7,400', None, '10,000'],
})

players_df = pd.DataFrame({
    'player_id': [1, 2, 3, 4, 5, 6, 7],
    'player': ['Adams, J.', 'Brook, T.', 'Costa, M.', 'Dunn, R.', 'Evans, L.', 'Fisk, P.', 'Gray, S.'],
    'team': ['Lions', 'Lions', 'Bears', 'Hawks', 'Hawks', 'Wolves', 'Wolves'],
    'position': ['FW', 'MF', 'FW', 'FW', 'DF', 'MF', None],
})

goals_df = pd.DataFrame({
    'match_id': [1, 1, 1, 2, 2, 3, 3, 4, 4, 4, 5, 5],
    'player_id': [1, 1, 3, 3, 6, 1, 2, 6, 6, 7, 1, 6],
    'minute': ['12', '88', '45+2', '30', '90+1', '5', '61', '9', '33', '70', '14', '22'],
})

transfers_df = pd.DataFrame({
    'player_id': [1, 1, 2, 3, 4, 4, 4, 6],
    'team': ['Bears', 'Lions', 'Lions', 'Bears', 'Wolves', 'Lions', 'Hawks', 'Wolves'],
    'from_date': ['2020-07-01', '2022-07-01', '2021-01-15', '2019-07-01', '2018-07-01', '2020-01-10', '2022-08-31', '2021-07-01'],
    'fee_m': [1.5, 7.0, np.nan, 0.8, 2.2, 4.0, 4.0, 3.1],
})
# case: league-table
# Two rows per match (one per team), 3 points a win, then the table with all tie-breakers
m = matches_df.dropna(subset=['home_goals', 'away_goals']).copy()
m['home_team'] = m['home_team'].str.strip().str.title()
m['away_team'] = m['away_team'].str.strip().str.title()

home = m[['home_team', 'home_goals', 'away_goals']].set_axis(['team', 'gf', 'ga'], axis=1)
away = m[['away_team', 'away_goals', 'home_goals']].set_axis(['team', 'gf', 'ga'], axis=1)
long = pd.concat([home, away], ignore_index=True)
long['points'] = np.select([long['gf'] > long['ga'], long['gf'] == long['ga']], [3, 1], default=0)

table = (
    long.groupby('team')
    .agg(played=('points', 'size'), gf=('gf', 'sum'), ga=('ga', 'sum'), points=('points', 'sum'))
    .astype(int)
    .assign(gd=lambda d: d['gf'] - d['ga'])
    .sort_values(['points', 'gd', 'gf'], ascending=False)
    .reset_index()
)
table.insert(0, 'pos', table.index + 1)
result = table
# case: current-unbeaten-run
# Length of the current unbeaten run of each team
g = matches_df[matches_df['home_goals'].notna()].assign(
    home_team=lambda d: d['home_team'].str.capitalize(),
    away_team=lambda d: d['away_team'].str.strip(),
)
a = g[['match_date', 'home_team', 'home_goals', 'away_goals']].copy()
a.columns = ['date', 'team', 'scored', 'conceded']
b = g[['match_date', 'away_team', 'away_goals', 'home_goals']].copy()
b.columns = ['date', 'team', 'scored', 'conceded']
hist = pd.concat([a, b], ignore_index=True).sort_values(['team', 'date'])
hist['lost'] = (hist['scored'] < hist['conceded']).astype(int)

# number of losses still to come (inclusive): 0 means part of the current run
hist['future_losses'] = hist.iloc[::-1].groupby('team')['lost'].cumsum()
run = hist[hist['future_losses'] == 0].groupby('team').size()
result = run.reindex(sorted(hist['team'].unique()), fill_value=0).rename('unbeaten_run').rename_axis('team').reset_index()
# case: top-scorer-per-team-with-ties
scored = goals_df.groupby('player_id').size().rename('goals').reset_index()
sc = players_df.merge(scored, on='player_id', how='left')
sc['goals'] = sc['goals'].fillna(0).astype(int)

sc['team_rank'] = sc.groupby('team')['goals'].rank(method='min', ascending=False).astype(int)
sc['team_goals'] = sc.groupby('team')['goals'].transform('sum')
sc['share'] = (sc['goals'] / sc['team_goals']).fillna(0).round(2)
result = (
    sc[(sc['team_rank'] == 1) & (sc['goals'] > 0)]
    .loc[:, ['team', 'player', 'goals', 'share']]
    .sort_values(['goals', 'player'], ascending=[False, True])
    .reset_index(drop=True)
)
# case: goals-by-quarter-hour
# Minutes such as 45+2 count in the minute of the half they belong to
gl = goals_df.copy()
parts = gl['minute'].str.split('+', expand=True)
gl['base'] = parts[0].astype(int)
gl['extra'] = pd.to_numeric(parts[1]).fillna(0).astype(int)
gl['slot'] = pd.cut(gl['base'], bins=range(0, 91, 15), labels=['1-15', '16-30', '31-45', '46-60', '61-75', '76-90'])
freq = gl['slot'].value_counts(sort=False)
result = freq.rename_axis('slot').reset_index(name='goals')
result['slot'] = result['slot'].astype(str)
result['cum_share'] = (result['goals'].cumsum() / result['goals'].sum()).round(3)
# case: first-goal-of-match
# Who opened the scoring, and did his team win?
x = goals_df.assign(minute_no=goals_df['minute'].str.extract(r'^(\d+)', expand=False).astype(int))
opener = x.loc[x.groupby('match_id')['minute_no'].idxmin()].merge(players_df[['player_id', 'player', 'team']], on='player_id')
opener = opener.merge(matches_df, on='match_id')
opener['winner'] = np.where(opener['home_goals'] > opener['away_goals'], opener['home_team'],
                            np.where(opener['home_goals'] < opener['away_goals'], opener['away_team'], 'draw'))
opener['opener_won'] = opener['winner'].str.strip().str.lower() == opener['team'].str.lower()
result = opener[['match_id', 'player', 'team', 'minute_no', 'winner', 'opener_won']].sort_values('match_id').reset_index(drop=True)
# case: attendance-fill
# Missing attendance estimated with the home team's average, else overall average
att = matches_df.copy()
att['home_team'] = att['home_team'].str.title()
att['attendance'] = pd.to_numeric(att['attendance'].str.replace(',', ''))
att['estimated'] = att['attendance'].isna()
att['attendance'] = att.groupby('home_team')['attendance'].transform(lambda s: s.fillna(s.mean()))
att['attendance'] = att['attendance'].fillna(att['attendance'].mean()).round(0).astype(int)
result = (
    att.groupby('home_team', as_index=False)
    .agg(games=('match_id', 'count'), avg_att=('attendance', 'mean'), est=('estimated', 'sum'))
    .sort_values('avg_att', ascending=False, ignore_index=True)
)
# case: head-to-head-grid
# Grid of goal differences, row team against column team
played = matches_df.dropna(subset=['home_goals']).copy()
for c in ('home_team', 'away_team'):
    played[c] = played[c].str.strip().str.title()
played['diff'] = (played['home_goals'] - played['away_goals']).astype(int)
mirror = played.rename(columns={'home_team': 'away_team', 'away_team': 'home_team'}).assign(diff=lambda d: -d['diff'])
both = pd.concat([played, mirror], ignore_index=True)
grid = both.pivot_table(index='home_team', columns='away_team', values='diff', aggfunc='sum')
grid.index.name, grid.columns.name = 'team', None
result = grid.reset_index()
# case: team-at-match-date
# As-of join: with which team was the scorer registered at the match date?
tr = transfers_df.assign(from_date=pd.to_datetime(transfers_df['from_date'])).sort_values('from_date')
gm = (
    goals_df.merge(matches_df[['match_id', 'match_date']], on='match_id')
    .assign(match_date=lambda d: pd.to_datetime(d['match_date']))
    .sort_values('match_date')
)
asof = pd.merge_asof(gm, tr, left_on='match_date', right_on='from_date', by='player_id')
result = (
    asof.groupby(['player_id', 'team'], dropna=False)
    .agg(goals=('match_id', 'size'), first_goal=('match_date', 'min'))
    .reset_index()
    .sort_values(['goals', 'player_id'], ascending=[False, True])
    .reset_index(drop=True)
)
# case: transfer-history-ranges
# Contract spells with number of days (open ones until 2023-12-31) and fee progression
t = transfers_df.copy()
t['from_date'] = pd.to_datetime(t['from_date'])
t = t.sort_values(['player_id', 'from_date'])
t['to_date'] = t.groupby('player_id')['from_date'].shift(-1).fillna(pd.Timestamp('2023-12-31'))
t['spell_days'] = (t['to_date'] - t['from_date']).dt.days
t['fee_change'] = t.groupby('player_id')['fee_m'].diff()
longest = t.loc[t.groupby('player_id')['spell_days'].idxmax(), ['player_id', 'team', 'spell_days']]
result = players_df[['player_id', 'player']].merge(longest, how='inner', on='player_id').sort_values('spell_days', ascending=False).reset_index(drop=True)
# case: players-with-brace
# Matches in which one player scored two or more (HAVING COUNT(*) >= 2)
min_goals = 2
brace = (
    goals_df.groupby(['match_id', 'player_id'])
    .agg(goals=('minute', 'count'), minutes=('minute', list))
    .query('goals >= @min_goals')
    .reset_index()
)
brace['minutes'] = brace['minutes'].apply(lambda l: ' & '.join(l))
opp = matches_df.set_index('match_id')['match_date']
result = brace.assign(
    match_date=brace['match_id'].map(opp),
    player=brace['player_id'].map(players_df.set_index('player_id')['player']),
)[['player', 'match_date', 'goals', 'minutes']]
# case: surname-and-initial
# Reformat the names and number players inside each team
pl = players_df.copy()
pl[['surname', 'initial']] = pl['player'].str.split(', ', n=1, expand=True)
pl['display'] = pl['initial'].str.rstrip('.') + '. ' + pl['surname']
pl['position'] = pl['position'].map({'FW': 'Forward', 'MF': 'Midfielder', 'DF': 'Defender'}).fillna('Unknown')
pl['shirt'] = pl.sort_values('surname').groupby('team').cumcount() + 1
result = pl.sort_values(['team', 'shirt'])[['team', 'shirt', 'display', 'position']].reset_index(drop=True)
# case: points-progress
# Cumulative points of Lions and Wolves by date as a wide frame
gg = matches_df.dropna(subset=['away_goals']).copy()
gg['home_pts'] = np.where(gg['home_goals'] > gg['away_goals'], 3, np.where(gg['home_goals'] == gg['away_goals'], 1, 0))
gg['away_pts'] = gg['home_pts'].map({3: 0, 1: 1, 0: 3})
pts = pd.concat([
    gg[['match_date', 'home_team', 'home_pts']].rename(columns={'home_team': 'team', 'home_pts': 'pts'}),
    gg[['match_date', 'away_team', 'away_pts']].rename(columns={'away_team': 'team', 'away_pts': 'pts'}),
])
pts['team'] = pts['team'].str.strip().str.capitalize()
wanted = ['Lions', 'Wolves']
prog = pts[pts['team'].isin(wanted)].pivot(index='match_date', columns='team', values='pts').fillna(0).cumsum().astype(int)
prog['leader'] = np.where(prog['Lions'] == prog['Wolves'], 'level', prog[wanted].idxmax(axis=1))
result = prog.rename_axis(columns=None).reset_index()
