import pandas as pd
import numpy as np
import math

games_df = pd.DataFrame({
    'game_no': [1, 2, 3, 4, 5, 6, 7, 8, 9, 10],
    'team': ['Hawks', 'Hawks', 'Bears', 'Hawks', 'Bears', 'Bears', 'Hawks', 'Wolves', 'Wolves', 'Bears'],
    'result': ['W', 'W', 'L', 'L', 'W', 'W', 'W', 'L', 'L', 'W'],
    'points': [88, 92, 70, 81, 95, 95, 101, 64, 77, 90],
    'opp_points': [80, 85, 78, 90, 90, 91, 99, 88, 79, 72],
    'date': pd.to_datetime(['2024-01-01', '2024-01-03', '2024-01-03', '2024-01-06', '2024-01-08',
                            '2024-01-10', '2024-01-11', '2024-01-11', '2024-01-15', '2024-01-20']),
})

players_df = pd.DataFrame({
    'player': ['Jo', 'Max', 'Sam', 'Kit', 'Lou', 'Ray', 'Ty'],
    'team': ['Hawks', 'Hawks', 'Bears', 'Bears', 'Wolves', 'Wolves', 'Wolves'],
    'height_cm': ['198', '203 cm', None, '191', '6\'5"', '188', '201cm'],
    'positions': [['PG'], ['C', 'PF'], ['SG', 'PG'], [], ['SF'], None, ['C']],
    'ppg': [18.2, 11.0, 22.4, 9.1, 14.4, 14.4, 3.0],
})
# case: longest-winning-streak
df = games_df.sort_values(['team', 'game_no'])
win = df['result'].eq('W')
grp = (~win).groupby(df['team']).cumsum()
streak = win.groupby([df['team'], grp]).sum()
result = streak.groupby(level='team').max().rename('best_streak').reset_index()
# case: current-streak-length
def current(s):
    last = s.iloc[-1]
    n = 0
    for v in reversed(s.tolist()):
        if v != last:
            break
        n += 1
    return f'{last}{n}'

result = games_df.groupby('team')['result'].apply(current)
# case: cumcount-game-number-in-team
df = games_df.copy()
df['team_game'] = df.groupby('team').cumcount() + 1
df['games_left'] = df.groupby('team').cumcount(ascending=False)
result = df[['game_no', 'team', 'team_game', 'games_left']]
# case: running-win-pct
df = games_df.copy()
df['w'] = (df['result'] == 'W').astype(int)
df['win_pct'] = df.groupby('team')['w'].expanding().mean().droplevel(0).round(3)
result = df.pivot(index='game_no', columns='team', values='win_pct').ffill()
# case: days-rest-between-games
df = games_df.copy()
df['rest_days'] = df.groupby('team')['date'].diff().dt.days
result = df.groupby('team')['rest_days'].agg(['min', 'max', 'mean'])
# case: standings-table
g = games_df.assign(w=games_df['result'].eq('W'), l=games_df['result'].eq('L'), margin=games_df['points'] - games_df['opp_points'])
st = g.groupby('team')[['w', 'l', 'margin']].sum()
st['pct'] = st['w'] / (st['w'] + st['l'])
st = st.sort_values(['pct', 'margin'], ascending=False)
st.insert(0, 'rank', range(1, len(st) + 1))
result = st
# case: lag-features
df = games_df.sort_values(['team', 'date'])
for k in (1, 2):
    df[f'points_lag{k}'] = df.groupby('team')['points'].shift(k)
df['delta'] = df['points'] - df['points_lag1']
result = df[['team', 'date', 'points', 'points_lag1', 'points_lag2', 'delta']].dropna(subset=['points_lag1'])
# case: iterate-sliding-windows
pts = games_df.loc[games_df['team'] == 'Bears', 'points'].tolist()
size = 3
rows = [{'start': i, 'window': tuple(pts[i:i + size]), 'avg': sum(pts[i:i + size]) / size} for i in range(len(pts) - size + 1)]
result = pd.DataFrame(rows)
# case: clean-height
h = players_df['height_cm'].str.extract(r'^(\d{3})\s*(?:cm)?$')[0].astype(float)
ft = players_df['height_cm'].str.extract(r"^(\d+)'(\d+)\"$").astype(float)
h = h.fillna((ft[0] * 30.48 + ft[1] * 2.54).round())
result = players_df.assign(height=h)[['player', 'team', 'height']]
# case: explode-position-lists
p = players_df[['player', 'positions']].explode('positions')
result = p.groupby('positions')['player'].agg(list).reset_index()
# case: list-lengths-and-first
s = players_df['positions']
result = pd.DataFrame({'player': players_df['player'],
                       'n_pos': s.str.len().fillna(0).astype(int),
                       'primary': s.str[0]})
# case: top-scorer-ties-kept
mx = players_df.groupby('team')['ppg'].transform('max')
result = players_df.loc[players_df['ppg'] == mx, ['team', 'player', 'ppg']].sort_values(['team', 'player'])
# case: rolling-sum-transform
df = games_df.copy()
df['last2_points'] = df.groupby('team')['points'].transform(lambda s: s.rolling(2).sum())
result = df.loc[df['last2_points'].notna(), ['team', 'game_no', 'last2_points']].set_index(['team', 'game_no'])['last2_points']
# case: text-report
lines = []
for team, g in games_df.groupby('team'):
    wins = (g['result'] == 'W').sum()
    lines.append(f"{team:<8}{wins:>3}-{len(g) - wins:<3}{g['points'].mean():>8.1f}")
result = '\n'.join(lines)
