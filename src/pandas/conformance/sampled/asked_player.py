import pandas as pd
import numpy as np
import math

player = pd.DataFrame({
    'player_api_id': [505942, 155782, 162549, 30572, 23780, 30981, 37412, 19533],
    'player_name': ['Aaron Appindangoye', 'Aaron Cresswell', 'Aaron Doolan', 'Aaron Galindo', 'Abdou Diallo', 'Lionel Messi', 'Sergio Agüero', 'Neymar'],
    'birthday': ['1992-02-29 00:00:00', '1989-12-15 00:00:00', '1991-05-13 00:00:00', '1982-05-08 00:00:00', '1996-05-04 00:00:00', '1987-06-24 00:00:00', '1988-06-02 00:00:00', None],
    'height': [182.88, 170.18, 170.18, 182.88, 187.96, 170.18, np.nan, 175.26],
    'weight': [187, 146, 163, 198, 165, 159, 163, 150],
})
attrs = pd.DataFrame({
    'player_api_id': [505942, 505942, 505942, 155782, 155782, 162549, 30572, 30981, 30981, 30981, 37412, 19533, 1],
    'date': ['2016-02-18 00:00:00', '2015-09-21 00:00:00', '2007-02-22 00:00:00', '2016-04-21 00:00:00', '2013-02-15 00:00:00', '2016-01-07 00:00:00', '2010-08-30 00:00:00', '2015-12-17 00:00:00', '2012-02-22 00:00:00', '2008-08-30 00:00:00', '2016-02-11 00:00:00', '2016-02-04 00:00:00', '2016-01-01 00:00:00'],
    'overall_rating': [67.0, 62.0, 61.0, 74.0, 70.0, 65.0, np.nan, 94.0, 94.0, 85.0, 88.0, 90.0, 50.0],
    'preferred_foot': ['right', 'right', None, 'left', 'left', 'right', 'right', 'left', 'left', 'left', 'right', 'right', 'Left'],
    'attacking_work_rate': ['medium', 'medium', 'None', 'high', 'high', 'medium', 'medium', 'medium', 'medium', 'low', 'high', 'high', None],
    'crossing': [49.0, 49.0, 48.0, 80.0, 75.0, 59.0, 41.0, 77.0, 85.0, 86.0, 70.0, 72.0, 10.0],
    'penalties': ['48', '48', '47', '59', '61', 'na', '63', '74', '74', '72', '83', '81', ''],
})
match = pd.DataFrame({
    'id': [1, 2, 3, 4, 5, 6, 7, 8, 9, 10],
    'league_id': [1729, 1729, 1729, 1729, 21518, 21518, 21518, 21518, 7809, None],
    'season': ['2008/2009', '2008/2009', '2015/2016', '2015/2016', '2008/2009', '2015/2016', '2015/2016', '2015/2016', '2015/2016', '2015/2016'],
    'date': ['2008-08-17', '2008-12-28', '2015-08-08', '2016-05-15', '2009-01-11', '2015-08-23', '2016-03-20', '2016-05-14', '2015-09-01', '2015-10-10'],
    'home_team': [9825, 8472, 9825, 8456, 8634, 8634, 8633, 8634, 9823, 9825],
    'away_team': [8456, 9825, 8472, 9825, 8633, 8633, 8634, 9906, 9789, 8634],
    'home_goal': [1, 1, 0, 2, 2, 4, 0, 1, 5, None],
    'away_goal': [0, 1, 2, 2, 0, 1, 4, 1, 1, None],
    'odds': ['1.29', '3.75', '1,80', '2.10', '1.5', 'n/a', '2.60', '1.14', '', None],
})
league = pd.DataFrame({'id': [1, 1729, 7809, 21518], 'name': ['Belgium Jupiler League', 'England Premier League', 'Germany 1. Bundesliga', 'Spain LIGA BBVA'], 'country': ['Belgium', 'England', 'Germany', 'Spain']})
team = pd.DataFrame({'team_api_id': [9825, 8456, 8472, 8634, 8633, 9906, 9823, 9789], 'team_long_name': ['Arsenal', 'Manchester City', 'Sunderland', 'FC Barcelona', 'Real Madrid CF', 'Atlético Madrid', 'FC Bayern Munich', 'Borussia Dortmund'], 'short': ['ARS', 'MCI', 'SUN', 'BAR', 'REA', 'AMA', 'BMU', 'DOR']})

# case: highest-rated-left-foot
lf = attrs[attrs['preferred_foot'] == 'left'].merge(player, on='player_api_id')
mx = lf['overall_rating'].max()
result = lf.loc[lf['overall_rating'] == mx, 'player_name'].unique().tolist()
# case: age-in-2016-top5
p = player.assign(age=2016 - pd.to_datetime(player['birthday']).dt.year)
result = p.nlargest(3, 'age')[['player_name', 'age']]
# case: years-since-born-exact-floor
ref = pd.Timestamp('2016-06-23')
days = (ref - pd.to_datetime(player['birthday'])).dt.days
result = days.dropna().apply(lambda d: math.floor(d / 365.25)).tolist()
# case: home-wins-league-season
m = match[match['season'] == '2015/2016'].merge(league, left_on='league_id', right_on='id', suffixes=('', '_l'))
w = m[m['home_goal'] > m['away_goal']]
result = w['name'].value_counts()
# case: league-with-most-goals
x = match.assign(goals=match[['home_goal', 'away_goal']].sum(axis=1)).merge(league, left_on='league_id', right_on='id', how='inner')
s = x.groupby('name')['goals'].sum()
result = (s.idxmax(), float(s.max()))
# case: away-team-most-wins
aw = match.query('away_goal > home_goal').groupby('away_team').size().sort_values(ascending=False)
result = team.set_index('team_api_id').loc[aw.index[0], 'team_long_name']
# case: standing-table-points
pts = []
for _, r in match.dropna(subset=['home_goal']).iterrows():
    if r['home_goal'] > r['away_goal']:
        h, a = 3, 0
    elif r['home_goal'] < r['away_goal']:
        h, a = 0, 3
    else:
        h = a = 1
    pts.append((r['home_team'], h))
    pts.append((r['away_team'], a))
table = pd.DataFrame(pts, columns=['team_api_id', 'pts']).groupby('team_api_id')['pts'].sum().reset_index()
result = table.merge(team, on='team_api_id').sort_values(['pts', 'team_long_name'], ascending=[False, True])[['team_long_name', 'pts']].reset_index(drop=True)
# case: long-form-via-concat
h = match[['home_team', 'home_goal', 'away_goal']].set_axis(['team', 'gf', 'ga'], axis=1)
a = match[['away_team', 'away_goal', 'home_goal']].set_axis(['team', 'gf', 'ga'], axis=1)
allg = pd.concat([h, a], ignore_index=True).dropna()
t = allg.groupby('team').sum()
t['gd'] = t['gf'] - t['ga']
result = t.astype(int).sort_values(['gd', 'gf'], ascending=False)
# case: pct-left-footed-rated
latest = attrs.sort_values('date').drop_duplicates('player_api_id', keep='last')
result = latest['preferred_foot'].str.lower().eq('left').sum() / latest.shape[0] * 100
# case: height-average-over-180
result = player.loc[player['height'].gt(180), 'height'].mean().round(2)
# case: bmi-heaviest-per-height
# evidence: height in cm, weight in pounds; bmi = weight*0.453592/(height/100)^2
b = player['weight'].mul(0.453592).div(player['height'].div(100).pow(2))
result = player.assign(bmi=b.round(1)).groupby('height')[['weight', 'bmi']].max()
# case: odds-text-clean
o = pd.to_numeric(match['odds'].str.replace(',', '.'), errors='coerce')
result = match.assign(odds=o).groupby('league_id', dropna=False)['odds'].mean().round(3)
# case: odds-float-error
match['odds'] = match['odds'].astype(float)
result = match['odds'].mean()
# case: penalties-avg-by-foot
attrs['pen'] = pd.to_numeric(attrs['penalties'], errors='coerce')
result = attrs.groupby(attrs['preferred_foot'].str.lower())['pen'].agg(['mean', 'count', 'max'])
# case: rating-above-average-of-everyone
avg = attrs['overall_rating'].mean()
per = attrs.groupby('player_api_id')['overall_rating'].mean()
ids = per[per > avg].index
result = player[player['player_api_id'].isin(ids)]['player_name'].sort_values().tolist()
# case: crossing-improvement
s = attrs.sort_values(['player_api_id', 'date'])
fl = s.groupby('player_api_id')['crossing'].agg(first='first', last='last', n='size')
fl = fl[fl['n'] > 1]
result = (fl['last'] - fl['first']).rename(index=player.set_index('player_api_id')['player_name'])
# case: pct-difference-two-players
# evidence: percentage difference = (r1 - r2) * 100 / r2 on latest rating
def latest(name):
    pid = player.loc[player['player_name'] == name, 'player_api_id'].iat[0]
    z = attrs[attrs['player_api_id'] == pid]
    return z.loc[z['date'].idxmax() if z['date'].dtype != 'O' else z['date'].astype('datetime64[ns]').idxmax(), 'overall_rating']
a, b = latest('Lionel Messi'), latest('Aaron Cresswell')
result = (a - b) * 100 / b
# case: draws-ratio-by-season
g = match.dropna(subset=['home_goal', 'away_goal'])
result = g['home_goal'].eq(g['away_goal']).groupby(g['season']).agg(['sum', 'mean'])
# case: derby-both-directions
k = match[['home_team', 'away_team']].apply(lambda r: tuple(sorted(r)), axis=1)
vc = k.value_counts()
result = vc[vc > 1]
# case: work-rate-none-text-rank
order = pd.CategoricalDtype(['low', 'medium', 'high'], ordered=True)
wr = attrs['attacking_work_rate'].astype(order)
result = [wr.min(), wr.max(), int(wr.isna().sum()), int((wr >= 'medium').sum())]
# case: first-letter-same-height
sh = player[player['player_name'].str.startswith('Aaron')].groupby('height')['player_name'].apply(list)
result = sh[sh.str.len() > 1].to_dict()
# case: match-weekday-counts
d = pd.to_datetime(match['date'])
result = match.groupby([d.dt.day_name().rename('dow'), 'season']).size().unstack(fill_value=0)
