import pandas as pd
import numpy as np
import datetime as dt

games = pd.DataFrame({
    'season': [2021, 2021, 2021, 2022, 2022, 2022, 2022, 2023, 2023, 2023, 2023, 2023],
    'team': ['Lions', 'Bears', 'Lions', 'Wolves', 'Bears', 'Lions', 'Bears', 'Lions', 'Wolves', 'Wolves', 'Bears', 'Owls'],
    'opp': ['Bears', 'Lions', 'Wolves', 'Lions', 'Wolves', 'Bears', 'Owls', None, 'Bears', 'Lions', 'Lions', 'Bears'],
    'pts': [21, 14, 30, 0, 7, 7, 28, 10, 17, 17, 3, 24],
    'allowed': [14, 21, 28, 12, 7, 3, 24, 10, 20, 3, 17, 28],
    'home': [True, False, True, False, True, False, True, True, False, True, False, True],
    'attendance': ['12,000', '8,500', None, '10000', '9,999', '7 500', '', '12,345', '6000', '6,001', '5500', '4000'],
})
players = pd.DataFrame({
    'player': ['Ace', 'Bo', 'Cal', 'Dan', 'Eli', 'Fay', 'Gil', 'Hub'],
    'team': ['Lions', 'Lions', 'Bears', 'Bears', 'Wolves', 'Owls', 'Hawks', None],
    'pos': ['QB', 'WR', 'QB', 'WR', 'QB', 'K', 'QB', 'WR'],
    'height': [1.85, 1.9, np.nan, 1.78, 1.93, 1.7, 1.88, 1.8],
    'born': [dt.date(1995, 4, 1), dt.date(1998, 12, 31), dt.date(1990, 2, 28), dt.date(1999, 1, 1), dt.date(1995, 4, 1), dt.date(2000, 2, 29), None, dt.date(1992, 7, 7)],
})

# case: d-multiindex-columns-flatten
g = games.groupby('team').agg({'pts': ['sum', 'mean', 'max'], 'allowed': ['sum', np.std], 'opp': ['nunique', 'first']})
g.columns = ['_'.join(c) for c in g.columns]
result = g.round(2)

# case: d-win-loss-record
games['res'] = np.select([games.pts > games.allowed, games.pts < games.allowed], ['W', 'L'], default='T')
rec = games.groupby(['team', 'res']).size().unstack(fill_value=0).reindex(columns=['W', 'L', 'T'])
rec['pct'] = ((rec['W'] + 0.5 * rec['T']) / rec.sum(axis=1)).round(3)
result = rec.sort_values(['pct', 'W'], ascending=False)

# case: d-best-game-per-season
best = games.loc[games.groupby('season')['pts'].idxmax()]
result = best[['season', 'team', 'pts']].reset_index(drop=True)

# case: d-nth-rows
result = games.groupby('team').nth(1)

# case: d-nth-list
result = games.groupby('team')['pts'].nth([0, -1])

# case: d-tail-one
result = games.groupby('team').tail(1)[['team', 'season', 'pts']]

# case: d-first-last
g = games.groupby('team')
result = pd.concat([g['opp'].first().rename('first_opp'), g['opp'].last().rename('last_opp')], axis=1)

# case: d-head-negative
result = games.groupby('season').head(-2)

# case: d-index-level-groupby
s = games.set_index(['season', 'team'])['pts']
result = s.groupby(level='team').sum()

# case: d-level-number-list
s = games.set_index(['season', 'team', 'home'])['pts']
result = s.groupby(level=[0, 2]).mean()

# case: d-column-and-level-name
df = games.set_index('season')
result = df.groupby(['season', 'home'])['pts'].sum()

# case: d-group-by-index-function
df = games.set_index('team')
result = df.groupby(len)['pts'].sum()

# case: d-group-by-lambda-index
df = games.set_index('team')
result = df.groupby(lambda t: 'canine' if t == 'Wolves' else t[0])[['pts', 'allowed']].sum()

# case: d-group-by-dict
conf = {'Lions': 'A', 'Bears': 'B', 'Wolves': 'A'}
result = games.set_index('team').groupby(conf)['pts'].agg(['sum', 'count'])

# case: d-group-by-mapped
conf = {'Lions': 'A', 'Bears': 'B', 'Wolves': 'A'}
result = games.groupby(games['team'].map(conf).fillna('?'))['pts'].mean()

# case: d-group-by-array
keys = np.array(['x', 'y'] * 6)
result = games.groupby(keys)['allowed'].sum()

# case: d-group-by-list-of-values
labels = ['a', 'a', 'b', 'b', 'c', 'c', 'a', 'a', 'b', 'b', 'c', 'c']
result = games.groupby(labels).agg(pts=('pts', 'sum'), teams=('team', lambda s: '/'.join(sorted(set(s)))))

# case: d-wrong-length-key
result = games.groupby(['a', 'b', 'c'])['pts'].sum()

# case: d-attendance-clean
att = pd.to_numeric(games['attendance'].str.replace(r'[,\s]', '', regex=True), errors='coerce')
result = games.assign(att=att).groupby('team')['att'].agg(total='sum', avg='mean', known='count')

# case: d-dates-as-keys
result = players.groupby('born')['player'].apply(list)

# case: d-birth-decade
born = pd.to_datetime(players['born'])
decade = (born.dt.year // 10 * 10).rename('decade')
result = players.groupby(decade, dropna=False)['height'].agg(['mean', 'size'])

# case: d-groups-dict
g = players.groupby('team')
result = {k: list(v) for k, v in g.groups.items()}

# case: d-indices-len
g = players.groupby(['pos', 'team'])
result = (len(g), g.ngroups, {k: v.tolist() for k, v in players.groupby('pos').indices.items()})

# case: d-streaks
games = games.sort_values(['team', 'season'], kind='stable')
games['win'] = games['pts'] > games['allowed']
games['streak_id'] = games.groupby('team')['win'].transform(lambda s: s.ne(s.shift()).cumsum())
st = games[games['win']].groupby(['team', 'streak_id']).size()
result = st.groupby(level=0).max()
