import pandas as pd
import numpy as np
import re

Player_df = pd.DataFrame({
    'player_api_id': [505942, 155782, 162549, 30572, 23780, 27316, 37412],
    'player_name': ['Aaron Appindangoye', 'Aaron Cresswell', 'aaron doran', 'Aaron Galindo', 'Aaron Hughes ', 'Aaron Hunt', 'Sergio Agüero'],
    'birthday': ['1992-02-29 00:00:00', '1989-12-15 00:00:00', '1991-05-13 00:00:00', '1982-05-08 00:00:00', '1979-11-08 00:00:00', '1986-09-04 00:00:00', '1988-06-02 00:00:00'],
    'height': [182.88, 170.18, 170.18, 182.88, 182.88, 182.88, 172.72],
    'weight': [187, 146, 163, 198, 154, 161, 163],
})

Player_Attributes_df = pd.DataFrame({
    'id': list(range(1, 13)),
    'player_api_id': [505942, 505942, 505942, 155782, 155782, 162549, 162549, 30572, 23780, 27316, 37412, 37412],
    'date': ['2016-02-18 00:00:00', '2015-11-19 00:00:00', '2015-09-21 00:00:00', '2016-04-21 00:00:00', '2016-04-07 00:00:00', '2016-01-07 00:00:00',
             '2015-12-24 00:00:00', '2013-03-01 00:00:00', '2015-10-30 00:00:00', None, '2016-01-14 00:00:00', '2015-11-06 00:00:00'],
    'overall_rating': [67, 67, 62, 74, 74, 65, 65, 69, 70, np.nan, 89, 89],
    'potential': [71, 71, 66, 76, 76, 67, 67, 69, 70, 78, 90, 89],
    'preferred_foot': ['right', 'right', 'right', 'left', 'left', 'right', None, 'right', 'right', 'left', 'right', 'right'],
    'attacking_work_rate': ['medium', 'medium', 'None', 'high', 'high', 'medium', 'norm', 'low', 'medium', None, 'high', 'high'],
    'finishing': [44, 44, 44, 53, 53, 61, 61, 30, 24, 75, 93, 91],
})

Match_df = pd.DataFrame({
    'id': [1, 2, 3, 4, 5, 6, 7, 8],
    'league_id': [1, 1, 1, 2, 2, 2, 2, 3],
    'season': ['2008/2009', '2008/2009', '2009/2010', '2008/2009', '2009/2010', '2009/2010', '2009/2010', '2009/2010'],
    'date': ['2008-08-17 00:00:00', '2008-08-16 00:00:00', '2009-08-02 00:00:00', '2008-09-13 00:00:00', '2009-08-15 00:00:00', '2009-12-26 00:00:00', '2010-01-02 00:00:00', '2009-10-31 00:00:00'],
    'home_team_api_id': [9987, 10000, 9993, 8634, 8634, 8633, 8633, 9825],
    'away_team_api_id': [9993, 9994, 9987, 8633, 9825, 8634, 9825, 8634],
    'home_team_goal': [1, 0, 5, 2, 0, 2, 3, np.nan],
    'away_team_goal': [1, 0, 0, 2, 3, 1, 3, 1],
    'B365H': ['1.73', '1.95', '2.38', '1.44', '5', '', '1.5', 'n/a'],
})

League_df = pd.DataFrame({'id': [1, 2, 3, 4], 'name': ['Belgium Jupiler League', 'Spain LIGA BBVA', 'England Premier League', 'Poland Ekstraklasa']})

Team_df = pd.DataFrame({
    'team_api_id': [9987, 9993, 10000, 9994, 8634, 8633, 9825],
    'team_long_name': ['KRC Genk', 'Beerschot AC', 'SV Zulte-Waregem', 'Sporting Lokeren', 'FC Barcelona', 'Real Madrid CF', 'Arsenal'],
    'team_short_name': ['GEN', 'BAC', 'ZUL', 'LOK', 'BAR', 'REA', 'ARS'],
})
# case: latest-attribute-per-player
pa = Player_Attributes_df.copy()
pa['date'] = pd.to_datetime(pa['date'])
latest = pa.sort_values('date').drop_duplicates('player_api_id', keep='last')
result = (latest.merge(Player_df[['player_api_id', 'player_name']], on='player_api_id')
          [['player_name', 'date', 'overall_rating', 'potential']]
          .sort_values(['overall_rating', 'player_name'], ascending=[False, True], na_position='last')
          .reset_index(drop=True))
# case: left-foot-percentage
latest = Player_Attributes_df.groupby('player_api_id').first().reset_index()
foot = latest['preferred_foot'].value_counts(dropna=False)
result = pd.DataFrame({'count': foot, 'pct': (foot / foot.sum() * 100).round(2)})
# case: bmi-with-case
p = Player_df.copy()
p['weight_kg'] = p['weight'] / 2.205
p['bmi'] = (p['weight_kg'] / (p['height'] / 100) ** 2).round(2)
conds = [p['bmi'] < 22, p['bmi'].between(22, 25), p['bmi'] > 25]
p['class'] = np.select(conds, ['lean', 'normal', 'heavy'], default='n/a')
result = p[['player_name', 'bmi', 'class']].sort_values('bmi', ascending=False)
# case: home-win-rate-by-league
m = Match_df.merge(League_df, left_on='league_id', right_on='id', how='right', suffixes=('', '_league'))
m['home_win'] = (m['home_team_goal'] > m['away_team_goal']).astype(int)
m['draw'] = (m['home_team_goal'] == m['away_team_goal']).astype(int)
g = m.groupby('name').agg(matches=('league_id', 'count'), wins=('home_win', 'sum'), draws=('draw', 'sum'))
g['win_rate'] = np.where(g['matches'] > 0, g['wins'] / g['matches'], 0)
result = g.reset_index()
# case: age-oldest-players-2016
ref = pd.Timestamp('2016-07-01')
bd = pd.to_datetime(Player_df['birthday'])
age = bd.apply(lambda b: ref.year - b.year - ((ref.month, ref.day) < (b.month, b.day)))
result = Player_df.assign(age=age).nlargest(3, 'age')[['player_name', 'birthday', 'age']]
# case: team-goals-home-and-away
home = Match_df[['season', 'home_team_api_id', 'home_team_goal']].set_axis(['season', 'team', 'goals'], axis=1)
away = Match_df[['season', 'away_team_api_id', 'away_team_goal']].set_axis(['season', 'team', 'goals'], axis=1)
allg = pd.concat([home, away], ignore_index=True).dropna()
tot = allg.groupby(['team', 'season'])['goals'].sum().unstack(fill_value=0)
tot['total'] = tot.sum(axis=1)
tot = tot.reset_index().merge(Team_df[['team_api_id', 'team_long_name']], left_on='team', right_on='team_api_id', how='left')
result = tot.drop(columns=['team', 'team_api_id']).sort_values('total', ascending=False)
# case: work-rate-cleaning
valid = {'low', 'medium', 'high'}
w = Player_Attributes_df['attacking_work_rate'].where(Player_Attributes_df['attacking_work_rate'].isin(valid), 'unknown')
result = w.value_counts().rename_axis('work_rate').reset_index(name='n').sort_values(['n', 'work_rate'], ascending=[False, True])
# case: rating-diff-two-players
def avg_rating(name):
    ids = Player_df.loc[Player_df['player_name'].str.strip().str.lower() == name.lower(), 'player_api_id']
    return Player_Attributes_df[Player_Attributes_df['player_api_id'].isin(ids)]['overall_rating'].mean()

a = avg_rating('Aaron Cresswell')
b = avg_rating('Aaron Doran')
result = {'a': a, 'b': b, 'diff_pct': round((a - b) * 100 / b, 2)}
# case: height-group-average-jump
h = Player_df.merge(Player_Attributes_df[['player_api_id', 'finishing', 'overall_rating']], on='player_api_id')
h['group'] = pd.cut(h['height'], [0, 175, 180, 250], labels=['<175', '175-180', '>180'], right=False)
result = h.groupby('group', observed=True)[['finishing', 'overall_rating']].mean().round(2)
# case: odds-text-implied-probability
o = Match_df[['id', 'season', 'B365H']].copy()
o['odds'] = pd.to_numeric(o['B365H'], errors='coerce')
o['implied'] = (100 / o['odds']).round(1)
o['label'] = o['implied'].apply(lambda v: 'missing' if pd.isna(v) else ('favourite' if v > 50 else 'underdog'))
result = o
# case: season-start-year
ms = Match_df.copy()
ms[['start', 'end']] = ms['season'].str.extract(r'(\d{4})/(\d{4})').astype(int)
ms['date'] = pd.to_datetime(ms['date'])
ms['half'] = np.where(ms['date'].dt.year == ms['start'], 'autumn', 'spring')
ms['month'] = ms['date'].dt.strftime('%Y-%m')
result = ms.groupby(['start', 'half'])['month'].agg(['min', 'max', 'count']).reset_index()
# case: players-over-avg-potential-window
x = Player_Attributes_df.copy()
x['avg_potential'] = x.groupby('preferred_foot', dropna=False)['potential'].transform('mean')
x['above'] = x['potential'] > x['avg_potential']
result = x.groupby(x['preferred_foot'].fillna('?'))['above'].agg(['sum', 'mean', 'size'])
# case: name-token-regex
pat = re.compile(r'^(\w+)\s+(\w+)', flags=re.I)
names = Player_df['player_name'].str.extract(pat)
names.columns = ['first', 'last']
names['first'] = names['first'].str.capitalize()
names['last'] = names['last'].str.title()
names['sort_key'] = names['last'].str.lower() + ', ' + names['first'].str.lower()
result = names.groupby('first').agg(last_names=('last', list), n=('last', 'size')).reset_index()
# case: biggest-goal-difference-ties
md = Match_df.dropna(subset=['home_team_goal']).assign(gd=lambda d: (d['home_team_goal'] - d['away_team_goal']).abs().astype(int))
top2 = md['gd'].drop_duplicates().nlargest(2)
t = Team_df.set_index('team_api_id')['team_short_name']
md = md[md['gd'].isin(top2)].copy()
md['fixture'] = md['home_team_api_id'].map(t) + ' v ' + md['away_team_api_id'].map(t)
md['score'] = md['home_team_goal'].astype(int).astype(str) + '-' + md['away_team_goal'].astype(str)
result = md[['date', 'fixture', 'score', 'gd']].sort_values(['gd', 'date'], ascending=[False, True])
