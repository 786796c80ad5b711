import pandas as pd
import numpy as np
import re

players_df = pd.DataFrame({
    'player_id': [1, 2, 3, 4, 5, 6, 7, 8, 9],
    'name': ['Carlsen, M.', 'Nakamura, H.', 'Ding, L.', 'Firouzja, A.', 'caruana, f.', 'Polgar, J.', 'Hou, Y.', 'Smith, J.', 'Smith, J.'],
    'country': ['NOR', 'USA', 'CHN', 'FRA', 'USA', 'HUN', 'CHN', None, 'ENG'],
    'rating': [2830, 2794, 2762, 2760, 2804, 2675, 2632, 1200, None],
    'title': ['GM', 'GM', 'GM', 'GM', 'GM', 'GM', 'GM', None, 'FM'],
    'born': [1990, 1987, 1992, 2003, 1992, 1976, 1994, 2010, 1985],
    'active': [True, True, True, True, True, False, None, True, True],
})

games_df = pd.DataFrame({
    'game_id': [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12],
    'white_id': [1, 2, 3, 1, 5, 4, 7, 2, 8, 1, 5, 99],
    'black_id': [2, 1, 1, 5, 3, 2, 6, 5, 9, 4, 2, 1],
    'result': ['1-0', '1/2-1/2', '0-1', '1/2-1/2', '1-0', '0-1', '1-0', '1/2-1/2', '0-1', '1-0', None, '0-1'],
    'moves': [45, 31, 62, 28, 40, 55, 71, 31, 12, 38, np.nan, 4],
    'opening': ['Sicilian', 'Berlin', 'Catalan', 'berlin', 'Petroff', 'Sicilian ', 'French', 'Italian', "King's Gambit", 'Sicilian', 'Catalan', None],
    'eco': ['B90', 'C67', 'E04', 'C67', 'C42', 'B33', 'C11', 'C50', 'C30', 'B90', 'E04', ''],
    'tournament_id': [10, 10, 10, 20, 20, 20, 30, 20, None, 10, 20, 30],
    'played': ['2023-01-15', '2023-01-16', '2023-01-18', '2023-06-01', '2023-06-02', '2023-06-02', '2022-11-30', '2023-06-05', '2021-03-01', '2024-01-20', None, '2022-12-01'],
})

tournaments_df = pd.DataFrame({
    'tournament_id': [10, 20, 30, 40],
    'name': ['Tata Steel', 'Norway Chess', "Women's Cup", 'Candidates'],
    'prize': ['€25,000', '€75,000', '10000', None],
    'rounds': [13, 9, 7, 14],
})

# case: player-count-by-country
# How many players are from each country?
result = players_df.groupby('country').size()
# case: top3-rated
# Names of the three highest rated players
result = players_df.nlargest(3, 'rating')['name'].tolist()
# case: inactive
# Which players are not active any more?
result = players_df[players_df['active'] == False]['name']
# case: avg-moves
# What is the average number of moves of a game?
result = games_df['moves'].mean()
# case: youngest
# Name and birth year of the youngest player
result = players_df.loc[players_df['born'].idxmax(), ['name', 'born']]
# case: eco-letters
# How many games start with ECO code C?
result = games_df['eco'].str.startswith('C').sum()
# case: white-score
# Number of wins for white and black and draws
mapping = {'1-0': 'White', '0-1': 'Black', '1/2-1/2': 'Draw'}
result = games_df['result'].map(mapping).value_counts().to_dict()
# case: games-with-names
# Show both players' names, tournament and result of all games
df = games_df.merge(players_df[['player_id', 'name']], left_on='white_id', right_on='player_id')
df = df.rename(columns={'name': 'white'}).drop(columns='player_id')
df = df.merge(players_df[['player_id', 'name']], left_on='black_id', right_on='player_id')
df = df.rename(columns={'name': 'black'}).drop(columns='player_id')
df = df.merge(tournaments_df[['tournament_id', 'name']], on='tournament_id', how='left')
result = df[['white', 'black', 'name', 'result']]
# case: overlapping-suffixes
# Rating difference between white and black
m = games_df.merge(players_df, left_on='white_id', right_on='player_id').merge(
    players_df, left_on='black_id', right_on='player_id', suffixes=('_white', '_black'))
m['diff'] = m['rating_white'] - m['rating_black']
result = m[['game_id', 'name_white', 'name_black', 'diff']].sort_values('diff', key=abs, ascending=False)
# case: common-openings
# Openings played at least twice
op = games_df['opening'].str.strip().str.title()
vc = op.value_counts()
result = vc[vc >= 2]
# case: usa-or-chn
# Players from the USA or China with rating over 2700, sorted by rating
result = players_df[(players_df['country'].isin(['USA', 'CHN'])) & (players_df['rating'] > 2700)].sort_values('rating', ascending=False)[['name', 'country', 'rating']].reset_index(drop=True)
# case: avg-rating-country-having
# Average rating in countries with more than one player
result = (players_df.groupby('country')
          .filter(lambda g: len(g) > 1)
          .groupby('country', as_index=False)['rating'].mean())
# case: tournaments-no-games
# Tournaments that have no recorded game
ids = set(games_df['tournament_id'].dropna())
result = [row['name'] for _, row in tournaments_df.iterrows() if row['tournament_id'] not in ids]
# case: split-names
# First initial and last name of all players
parts = players_df['name'].str.split(', ', expand=True)
parts.columns = ['last', 'initial']
parts['last'] = parts['last'].str.capitalize()
parts['initial'] = parts['initial'].str.upper()
result = parts.drop_duplicates()
# case: ambiguous-filter
# Active grandmasters
gm = players_df[players_df['title'] == 'GM' and players_df['active']]
result = gm['name'].tolist()
# case: prize-per-round
# Prize money per round for each tournament
t = tournaments_df.copy()
t['prize_num'] = t['prize'].str.replace('[€,]', '', regex=True).astype(float)
t['per_round'] = round(t['prize_num'] / t['rounds'], 2)
result = t[['name', 'per_round']]
# case: longest-game-per-tournament
# Longest game of each tournament with the tournament's name
g = games_df.dropna(subset=['tournament_id', 'moves']).sort_values('moves', ascending=False).drop_duplicates('tournament_id')
result = g.merge(tournaments_df, on='tournament_id')[['name', 'game_id', 'moves']].sort_values('name')
# case: total-points
# Points for each player over all games: a win is one, a draw one half
white = games_df[['white_id', 'result']].rename(columns={'white_id': 'player_id'})
white['pts'] = white['result'].map({'1-0': 1, '1/2-1/2': 0.5, '0-1': 0})
black = games_df[['black_id', 'result']].rename(columns={'black_id': 'player_id'})
black['pts'] = black['result'].map({'1-0': 0, '1/2-1/2': 0.5, '0-1': 1})
allpts = pd.concat([white, black], ignore_index=True)
points = allpts.groupby('player_id')['pts'].agg(['sum', 'count'])
points = points.rename(columns={'sum': 'points', 'count': 'games'})
result = players_df[['player_id', 'name']].merge(points, left_on='player_id', right_index=True).sort_values(['points', 'games'], ascending=[False, True])
# case: never-lost-white
# Players who never lost with white
lost = games_df.loc[games_df['result'] == '0-1', 'white_id']
played_white = games_df.loc[games_df['result'].notna(), 'white_id'].unique()
result = players_df.loc[players_df['player_id'].isin(played_white) & ~players_df['player_id'].isin(lost), 'name'].to_list()
# case: upset-games
# Games won by the lower rated player
ratings = players_df.set_index('player_id')['rating']
g = games_df.copy()
g['w'] = g['white_id'].map(ratings)
g['b'] = g['black_id'].map(ratings)
upset = ((g['result'] == '1-0') & (g['w'] < g['b'])) | ((g['result'] == '0-1') & (g['w'] > g['b']))
result = g.loc[upset, ['game_id', 'w', 'b', 'result']]
# case: draw-rate-by-year
# Draw percentage per year
g = games_df.dropna(subset=['played', 'result']).copy()
g['year'] = pd.to_datetime(g['played']).dt.year
result = g.groupby('year')['result'].apply(lambda s: round((s == '1/2-1/2').mean() * 100, 1)).reset_index(name='draw_pct')
# case: most-frequent-pair
# Which pairing occurred most often regardless of colours?
pairs = games_df.apply(lambda r: tuple(sorted((r['white_id'], r['black_id']))), axis=1)
top = pairs.value_counts().head(1)
pair = top.index[0]
lookup = dict(zip(players_df['player_id'], players_df['name']))
result = {'players': [lookup.get(p, 'Unknown') for p in pair], 'games': int(top.iloc[0])}
# case: elo-expected
# Expected and actual score for white by tournament using the Elo formula
def expected(rw, rb):
    return 1 / (1 + 10 ** ((rb - rw) / 400))

r = players_df.set_index('player_id')['rating'].to_dict()
scores = {'1-0': 1.0, '1/2-1/2': 0.5, '0-1': 0.0}
rows = []
for g in games_df.itertuples(index=False):
    rw, rb = r.get(g.white_id), r.get(g.black_id)
    if rw is None or rb is None or pd.isna(rw) or pd.isna(rb) or g.result not in scores:
        continue
    rows.append({'tournament_id': g.tournament_id, 'expected': expected(rw, rb), 'actual': scores[g.result]})
res = pd.DataFrame(rows).groupby('tournament_id').sum()
res['performance'] = res['actual'] - res['expected']
result = res.round(3).join(tournaments_df.set_index('tournament_id')['name'])
# case: longest-unbeaten-streak
# Longest unbeaten streak of player 1 in order of date
pid = 1
g = games_df[((games_df['white_id'] == pid) | (games_df['black_id'] == pid)) & games_df['result'].notna()].copy()
g['played'] = pd.to_datetime(g['played'])
g = g.sort_values('played')
g['lost'] = np.where(g['white_id'] == pid, g['result'] == '0-1', g['result'] == '1-0')
g['block'] = g['lost'].cumsum()
streaks = g[~g['lost']].groupby('block').agg(start=('played', 'min'), end=('played', 'max'), games=('game_id', 'size'))
result = streaks.sort_values('games', ascending=False).head(1)
