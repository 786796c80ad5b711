import pandas as pd
import numpy as np
import re

team_df = pd.DataFrame({
    'team_id': ['T1', 'T2', 'T3', 'T4'],
    'team_name': ['Hawks', 'Bulls', 'Nets', 'Magic'],
    'founded': [1946, 1966, 1967, 1989],
    'titles': [1, 6, 0, 0],
})

player_df = pd.DataFrame({
    'player_id': [1, 2, 3, 4, 5, 6, 7, 8],
    'name': ['A. Young', 'Z. LaVine', 'B. Simmons', 'P. Banchero', 'D. Murray', 'N. Vucevic', 'Free Agent', 'C. Anthony'],
    'team_id': ['T1', 'T2', 'T3', 'T4', 'T1', 'T2', None, 'T4'],
    'height': ["6'1", "6'5", "6'10", "6'10", "6'5", "6-10", None, "6'2"],
    'salary': ['40.1M', '40.0M', '37.9M', '11.6M', '17.1M', '18.5M', '0', '13.0M'],
    'points': [26.2, 24.8, 6.9, 20.0, 20.5, 17.6, np.nan, 13.0],
})

match_df = pd.DataFrame({
    'match_id': [1, 2, 3, 4, 5, 6],
    'home': ['T1', 'T2', 'T3', 'T1', 'T4', 'T2'],
    'away': ['T2', 'T3', 'T4', 'T3', 'T1', 'T4'],
    'score': ['110-102', '99-99', '87-91', '120:118', '', '101-95'],
    'attendance': [18000, 20100, 15400, 17250, 0, np.nan],
})
# case: split-score-expand
match_df[['home_pts', 'away_pts']] = match_df['score'].str.split('-', expand=True).astype(int)
match_df['winner'] = np.where(match_df['home_pts'] > match_df['away_pts'], match_df['home'], match_df['away'])
result = match_df['winner'].value_counts()
# case: split-score-unpack
wins = {}
skipped = []
for row in match_df.itertuples(index=False):
    try:
        h, a = row.score.split('-')
        if int(h) > int(a):
            wins[row.home] = wins.get(row.home, 0) + 1
        elif int(h) < int(a):
            wins[row.away] = wins.get(row.away, 0) + 1
    except ValueError as e:
        skipped.append((row.match_id, str(e)))
result = {'wins': wins, 'skipped': skipped}
# case: height-inches
def inches(h):
    f, i = h.split("'")
    return int(f) * 12 + int(i)

player_df['inches'] = player_df['height'].apply(inches)
result = player_df.groupby('team_id')['inches'].mean()
# case: salary-strip-m
player_df['salary_m'] = player_df['salary'].str.rstrip('M').astype(float)
result = (player_df.merge(team_df, on='team_id')
          .groupby('team_name')['salary_m'].sum()
          .sort_values(ascending=False)
          .reset_index())
# case: salary-mean-text
result = player_df.groupby('team_id').agg({'salary': 'mean', 'points': 'max'})
# case: top-scorer-idxmax-per-team
idx = player_df.groupby('team_id')['points'].idxmax()
result = player_df.loc[idx, ['team_id', 'name', 'points']]
# case: top-scorer-idxmax-with-na-group
idx = player_df.groupby('team_id', dropna=False)['points'].idxmax()
result = player_df.loc[idx, ['team_id', 'name', 'points']]
# case: wrong-axis-drop
result = team_df.drop('titles')
# case: wrong-axis-sum
player_df['row_total'] = player_df[['points', 'salary']].sum(axis=1)
result = player_df[['name', 'row_total']]
# case: titles-per-year-undefined
team_df['age'] = current_year - team_df['founded']
team_df['rate'] = team_df['titles'] / team_df['age']
result = team_df
# case: years-per-title-inf
team_df['years_per_title'] = (2024 - team_df['founded']) / team_df['titles']
result = team_df.sort_values('years_per_title')[['team_name', 'years_per_title']]
# case: years-per-title-int
team_df['years_per_title'] = ((2024 - team_df['founded']) / team_df['titles']).astype(int)
result = team_df
# case: isin-string
result = player_df[player_df['team_id'].isin('T1')]['name']
# case: attendance-lookup-chain
home_names = team_df.set_index('team_name')['team_id'].to_dict()
by_home = match_df.groupby('home')['attendance'].mean().to_dict()
result = {n: by_home.get(home_names.get(n), 'no home games') for n in ['Hawks', 'Bulls', 'Lakers', 'magic']}
