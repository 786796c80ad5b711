import pandas as pd
import numpy as np
from collections import Counter, defaultdict, namedtuple
import re
import datetime as dt

players_df = pd.DataFrame({
    'player_id': [10, 11, 12, 13, 14, 15, 16, 17],
    'player_name': ['Aaron Cresswell', 'Lionel Messi', 'Cristiano Ronaldo', 'aaron hughes', 'Neymar', 'Gareth Bale', 'Luka Modric ', 'Luka Modric'],
    'birthday': ['1989-12-15 00:00:00', '1987-06-24 00:00:00', '1985-02-05 00:00:00', '1979-11-08 00:00:00', '1992-02-05 00:00:00', '1989-07-16 00:00:00', '1985-09-09 00:00:00', '1985-09-09 00:00:00'],
    'height': [170.18, 170.18, 185.42, 182.88, 175.26, 182.88, 172.72, np.nan],
    'weight': [146, 159, 176, 154, 150, 163, 146, 146]
})

attrs_df = pd.DataFrame({
    'player_id': [10, 10, 11, 11, 12, 12, 13, 14, 15, 15],
    'date': ['2016-02-18', '2015-11-19', '2015-12-17', '2014-01-01', '2015-10-16', '2013-09-20', '2009-08-30', '2016-02-04', '2016-04-21', '2011-02-22'],
    'overall_rating': [67, 65, 94, 94, 93, 92, 70, 90, np.nan, 84],
    'preferred_foot': ['left', 'left', 'left', 'left', 'right', 'right', 'Right', 'right', 'left', None],
    'crossing': [49, 48, 80, 84, 82, 83, 66, 72, 87, 85]
})

teams_df = pd.DataFrame({
    'team_id': [1, 2, 3, 4, 5],
    'team_name': ['Reds', 'Blues', 'Greens', 'Whites', 'Blacks'],
    'founded': ['1892', '1905', 'unknown', '1902', '1897'],
    'home_city': ['Liverpool', 'London', 'Leeds', 'Madrid', 'Turin']
})

matches_df = pd.DataFrame({
    'match_id': [1, 2, 3, 4, 5, 6, 7, 8],
    'season': ['2014/2015', '2014/2015', '2014/2015', '2015/2016', '2015/2016', '2015/2016', '2015/2016', '2014/2015'],
    'match_date': ['13/09/2014', '20/09/2014', '04/10/2014', '22/08/2015', '29/08/2015', '12/09/2015', '19/09/2015', '11/10/2014'],
    'home_id': [1, 2, 3, 1, 2, 4, 3, 4],
    'away_id': [2, 3, 1, 4, 1, 3, 2, 1],
    'home_goals': [2, 1, 0, 3, 2, 1, 0, 2],
    'away_goals': [1, 1, 0, 1, 4, 0, 2, None]
})
# case: league-table-points-dict
points = defaultdict(int)
for i in range(len(matches_df)):
    r = matches_df.iloc[i]
    if pd.isna(r['away_goals']):
        continue
    if r['home_goals'] > r['away_goals']:
        points[r['home_id']] += 3
    elif r['home_goals'] == r['away_goals']:
        points[r['home_id']] += 1
        points[r['away_id']] += 1
    else:
        points[r['away_id']] += 3
teams_df['points'] = teams_df['team_id'].map(lambda t: points.get(t, 0))
result = teams_df[['team_name', 'points']].sort_values(['points', 'team_name'], ascending=[False, True]).reset_index(drop=True)
# case: goals-home-away-melt
m = matches_df.melt(id_vars=['match_id', 'home_goals', 'away_goals'], value_vars=['home_id', 'away_id'], var_name='side', value_name='team_id')
m['goals'] = np.where(m['side'] == 'home_id', m['home_goals'], m['away_goals'])
tot = m.groupby('team_id')['goals'].sum().astype(int)
result = teams_df.assign(goals=teams_df['team_id'].map(tot))[['team_name', 'goals']]
# case: latest-rating-idxmax
attrs_df['date'] = pd.to_datetime(attrs_df['date'])
latest = attrs_df.loc[attrs_df.groupby('player_id')['date'].idxmax()]
result = latest.merge(players_df, on='player_id')[['player_name', 'date', 'overall_rating']]
# case: tallest-players-ties
h = players_df['height'].values
mx = np.nanmax(h)
result = [p for p, x in zip(players_df['player_name'], h) if x == mx]
# case: tallest-nan-max-bug
h = list(players_df['height'])
mx = max(h)
result = players_df[players_df['height'] == sorted(h)[-1]][['player_name', 'height']]
# case: birthday-year-age
players_df['birthday'] = pd.to_datetime(players_df['birthday'])
ref = dt.datetime(2016, 1, 1)
players_df['age'] = players_df['birthday'].apply(lambda b: ref.year - b.year - ((ref.month, ref.day) < (b.month, b.day)))
result = players_df.groupby('age')['player_name'].apply(list).reset_index().sort_values('age', ascending=False)
# case: left-foot-max-crossing
lf = attrs_df[attrs_df['preferred_foot'] == 'left'].groupby('player_id', as_index=False)['crossing'].max()
top = lf.sort_values('crossing', ascending=False)['player_id'].iloc[0]
result = players_df[players_df['player_id'] == top]['player_name'].item()
# case: match-date-string-compare
result = matches_df[matches_df['match_date'] > '2015-01-01'].shape[0]
# case: match-date-dayfirst-monthly
matches_df['d'] = pd.to_datetime(matches_df['match_date'], dayfirst=True, format='%d/%m/%Y')
matches_df['ym'] = matches_df['d'].dt.to_period('M').astype(str)
result = matches_df.groupby(['season', 'ym']).agg(games=('match_id', 'count'), goals=('home_goals', 'sum')).reset_index()
# case: season-home-win-rate
matches_df['home_win'] = matches_df.apply(lambda x: 1 if x['home_goals'] > x['away_goals'] else 0, axis=1)
r = matches_df.groupby('season')['home_win'].agg(lambda v: f"{100 * v.sum() / len(v):.2f}%")
result = r.to_frame('win_rate').reset_index()
# case: unbeaten-series-truth
home = matches_df[matches_df['home_id'] == 1]
if home['home_goals'] > home['away_goals']:
    result = 'unbeaten'
else:
    result = 'beaten'
# case: rating-change-first-last
s = attrs_df.sort_values('date')
first = s.groupby('player_id')['overall_rating'].first()
last = s.groupby('player_id')['overall_rating'].last()
ch = (last - first).rename('change').reset_index()
ch = ch[ch['change'] != 0]
names = players_df.set_index('player_id')['player_name'].to_dict()
ch.insert(0, 'player_name', ch['player_id'].map(names))
result = ch
# case: bmi-sorted-tuples
rows = []
for _, p in players_df.iterrows():
    kg = p['weight'] / 2.205
    bmi = kg / (p['height'] / 100) ** 2
    rows.append((p['player_name'], round(bmi, 1)))
rows = [r for r in rows if r[1] == r[1]]
rows.sort(key=lambda t: (-t[1], t[0]))
result = pd.DataFrame(rows[:5], columns=['player', 'bmi'])
# case: oldest-club-digits
teams_df['founded'] = teams_df['founded'].apply(lambda x: int(x) if x.isdigit() else None)
oldest = teams_df['founded'].min()
result = teams_df.loc[teams_df.founded == oldest, ['team_name', 'founded']].iloc[0].to_dict()
