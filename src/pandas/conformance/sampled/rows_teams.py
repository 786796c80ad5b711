import pandas as pd
import numpy as np
from collections import Counter, defaultdict

teams = pd.DataFrame({
    'team': ['Lions', 'Bears', 'Hawks', 'Foxes', 'lions '],
    'city': ['Leeds', 'York', 'Hull', None, 'Leeds'],
    'founded': [1901, 1950, 1950, 2010, 1901],
})
matches = pd.DataFrame({
    'home': ['Lions', 'Bears', 'Hawks', 'Foxes', 'Lions', 'Bears', 'Hawks', 'Lions'],
    'away': ['Bears', 'Hawks', 'Lions', 'Lions', 'Hawks', 'Foxes', 'Wolves', 'Foxes'],
    'hg': [2, 0, 1, 3, 4, 1, np.nan, 0],
    'ag': [1, 0, 1, 2, 0, 2, np.nan, 0],
    'round': [1, 1, 2, 2, 3, 3, 4, 4],
})
players = pd.DataFrame({
    'player': ['Kane', 'Omar', 'Silva', 'kane', 'Diaz', 'Ito', 'Berg'],
    'team': ['Lions', 'Bears', 'Lions', 'Hawks', 'Foxes', None, 'Hawks'],
    'goals': [10, 7, 7, 3, 0, 7, 10],
    'cards': [1, 0, 4, 2, 2, 0, 1],
    'captain': [True, False, False, None, True, False, None],
}).set_index('player')

# case: outcome-select
matches['res'] = np.select([matches.hg > matches.ag, matches.hg < matches.ag, matches.hg == matches.ag], ['H', 'A', 'D'], default='?')
result = matches[['home', 'away', 'res']]
# case: league-table
m = matches.dropna(subset=['hg', 'ag'])
h = m.rename(columns={'home': 'team', 'hg': 'gf', 'ag': 'ga'})[['team', 'gf', 'ga']]
a = m.rename(columns={'away': 'team', 'ag': 'gf', 'hg': 'ga'})[['team', 'gf', 'ga']]
t = pd.concat([h, a], ignore_index=True)
t['pts'] = np.where(t.gf > t.ga, 3, np.where(t.gf == t.ga, 1, 0))
table = t.groupby('team', as_index=False)[['gf', 'ga', 'pts']].sum()
table['gd'] = table['gf'] - table['ga']
table = table.sort_values(['pts', 'gd', 'team'], ascending=[False, False, True]).reset_index(drop=True)
table.index += 1
result = table
# case: nlargest-keep-all-frame
result = players.nlargest(3, 'goals', keep='all')
# case: nsmallest-two-keys
result = players.nsmallest(3, ['cards', 'goals']).index.tolist()
# case: sort-stable-descending
result = players.sort_values('goals', ascending=False, kind='stable').index.tolist()
# case: sort-index-key-lower
result = players.sort_index(key=lambda x: x.str.lower(), ascending=False)
# case: index-str-mask
result = players[players.index.str.contains('a') & players['team'].notna()]
# case: index-isin-negated
result = players[~players.index.isin(['Kane', 'Ito', 'Nobody'])]['goals'].sum()
# case: loc-list-with-missing
result = players.loc[['Kane', 'Ronaldo'], 'goals']
# case: intersection-safe-loc
wanted = ['Berg', 'Ronaldo', 'Kane']
result = players.loc[players.index.intersection(wanted), 'goals'].to_dict()
# case: at-increment
players.at['Kane', 'goals'] += 2
players.loc['Diaz', 'goals'] -= 1
players.loc[players['cards'] > 1, 'cards'] = 0
result = players[['goals', 'cards']]
# case: captain-fill
players['captain'] = players['captain'].fillna(False)
result = (players['captain'].dtype.name, players.index[players['captain'].astype(bool)].tolist())
# case: captain-invert-error
result = players[~players['captain']]
# case: rename-index-level
p = players.set_index('team', append=True)
p = p.rename(index={'Lions': 'LIO', 'Hawks': 'HAW'}, level='team').rename_axis(['who', 'club'])
result = p
# case: rename-axis-columns-name
result = players.rename_axis('name').rename_axis('stat', axis=1)[['goals', 'cards']].T
# case: counter-of-winners
w = matches.apply(lambda r: r['home'] if r['hg'] > r['ag'] else (r['away'] if r['ag'] > r['hg'] else None), axis=1)
result = dict(Counter(w.dropna()))
# case: swap-home-away
m = matches[['home', 'away', 'hg', 'ag']].head(3)
m = m.rename(columns={'home': 'away', 'away': 'home', 'hg': 'ag', 'ag': 'hg'})[['home', 'away', 'hg', 'ag']]
result = m
# case: unplayed-drop-thresh
result = matches.dropna(thresh=4).shape, matches.dropna(how='all', subset=['hg', 'ag']).index.tolist()
# case: anti-join-teams
known = teams['team'].str.strip().str.title().unique()
unknown = matches.loc[~matches['away'].isin(known) | ~matches['home'].isin(known)]
result = unknown[['home', 'away']].values.tolist()
# case: explode-goals-repeat
rep = matches.dropna().head(4)
rep = rep.loc[rep.index.repeat(rep['hg'].astype(int)), ['home', 'round']]
rep['goal_no'] = rep.groupby(level=0).cumcount() + 1
result = rep
# case: form-string
m = matches.dropna().copy()
long = m.melt(id_vars=['round', 'hg', 'ag'], value_vars=['home', 'away'], var_name='side', value_name='team')
diff = (long['hg'] - long['ag']).where(long['side'] == 'home', long['ag'] - long['hg'])
long['r'] = np.sign(diff).map({1: 'W', 0: 'D', -1: 'L'})
result = long.sort_values('round', kind='stable').groupby('team')['r'].agg(''.join)
