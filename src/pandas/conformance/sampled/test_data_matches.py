import pandas as pd
import numpy as np
from datetime import date
from itertools import combinations
# case: round-robin-standings
teams = ['Lions', 'Bears', 'Hawks', 'Wolves']
goals = [(2, 1), (0, 0), (3, 2), (1, 1), (0, 2), (4, 0)]
matches_df = pd.DataFrame(
    [{'home': h, 'away': a, 'hg': g[0], 'ag': g[1]} for (h, a), g in zip(combinations(teams, 2), goals)]
)
home = matches_df.rename(columns={'home': 'team', 'hg': 'gf', 'ag': 'ga'})[['team', 'gf', 'ga']]
away = matches_df.rename(columns={'away': 'team', 'ag': 'gf', 'hg': 'ga'})[['team', 'gf', 'ga']]
both = pd.concat([home, away], ignore_index=True)
both['pts'] = np.select([both['gf'] > both['ga'], both['gf'] == both['ga']], [3, 1], 0)
table = both.groupby('team').agg(p=('pts', 'size'), pts=('pts', 'sum'), gf=('gf', 'sum'), ga=('ga', 'sum'))
table['gd'] = table['gf'] - table['ga']
result = table.sort_values(['pts', 'gd', 'gf'], ascending=False)
# case: players-heights-feet
players_df = pd.DataFrame({
    'player': ['Jo', 'Ky', 'Li', 'Mo'],
    'height': ["6'2\"", "5'11\"", "6'0\"", None],
    'num': ['07', '23', '9', '00'],
})
hw = players_df['height'].str.extract(r"(\d+)'(\d+)").astype('float')
players_df['cm'] = (hw[0] * 30.48 + hw[1] * 2.54).round(1)
players_df['num_int'] = players_df['num'].astype(int)
result = players_df.nlargest(2, 'cm')[['player', 'cm', 'num_int']]
# case: race-times-minsec
races_df = pd.DataFrame({'runner': ['a', 'b', 'c', 'd'], 'time': ['4:05.2', '3:59.9', 'DNF', '4:05.2']})
sp = races_df['time'].str.split(':', expand=True)
races_df['secs'] = pd.to_numeric(sp[0], errors='coerce') * 60 + pd.to_numeric(sp[1], errors='coerce')
races_df['place'] = races_df['secs'].rank(method='min')
result = races_df.sort_values(['place', 'runner'])
# case: medals-nested-dict-frame
medals = {
    2016: {'NOR': 10, 'SWE': 4},
    2018: {'NOR': 39, 'SWE': 14, 'GER': 31},
    2022: {'NOR': 37, 'GER': 27, 'SWE': 18},
}
medals_df = pd.DataFrame(medals).fillna(0).astype(int)
medals_df['total'] = medals_df.sum(axis=1)
result = medals_df.sort_values('total', ascending=False).reset_index(names='country')
# case: seasons-repeat-tile
seasons_df = pd.DataFrame({
    'season': np.repeat([2021, 2022, 2023], 2),
    'team': np.tile(['A', 'B'], 3),
    'wins': [10, 8, 12, 12, 7, 15],
})
seasons_df['best'] = seasons_df['wins'] == seasons_df.groupby('season')['wins'].transform('max')
result = seasons_df[seasons_df['best']].groupby('team')['season'].apply(list)
# case: roster-changes-set-ops
before_df = pd.DataFrame({'player': ['Ann', 'Bea', 'Cat', 'Dee']})
after_df = pd.DataFrame({'player': ['Bea', 'Dee', 'Eve']})
cmp = before_df.merge(after_df, on='player', how='outer', indicator='src')
cmp['change'] = cmp['src'].map({'left_only': 'left', 'right_only': 'joined', 'both': 'stayed'})
result = cmp.groupby('change', observed=True)['player'].agg(lambda s: ','.join(sorted(s))).to_dict()
# case: innings-explode-two-columns
innings_df = pd.DataFrame({
    'game': ['g1', 'g2'],
    'inning': [[1, 2, 3], [1, 2]],
    'runs': [[0, 2, 1], [4, 0]],
})
long = innings_df.explode(['inning', 'runs'], ignore_index=True).astype({'inning': 'int64', 'runs': 'int64'})
result = long.pivot_table(index='game', columns='inning', values='runs', aggfunc='sum', fill_value=0)
# case: player-age-on-date
bdays_df = pd.DataFrame({
    'p': ['x', 'y', 'z'],
    'born': [date(2000, 2, 29), date(1995, 12, 31), None],
})
on = pd.Timestamp('2024-02-28')
b = pd.to_datetime(bdays_df['born'])
had = (b.dt.month * 100 + b.dt.day) <= (on.month * 100 + on.day)
bdays_df['age'] = (on.year - b.dt.year - (~had).astype(int)).astype('Int64')
result = bdays_df[['p', 'age']]
# case: streaks-shift-cumsum
form_df = pd.DataFrame({'team': ['A'] * 6 + ['B'] * 4, 'res': list('WWLWWW') + list('LLWW')})
chg = (form_df['res'] != form_df['res'].shift()) | (form_df['team'] != form_df['team'].shift())
form_df['grp'] = chg.cumsum()
st = form_df.groupby(['team', 'grp', 'res']).size().reset_index(name='len')
result = st[st['res'] == 'W'].groupby('team')['len'].max().reset_index(name='longest_win')
# case: seats-boolean-ints
seats_df = pd.DataFrame({
    'seat': [f'{r}{n}' for r in 'AB' for n in range(1, 4)],
    'sold': [1, 0, 1, 1, 1, 0],
    'vip': ['Y', 'N', 'N', 'Y', 'N', 'N'],
})
seats_df['row'] = seats_df['seat'].str[0]
seats_df['vip'] = seats_df['vip'] == 'Y'
result = seats_df.groupby('row').agg(sold=('sold', 'sum'), rate=('sold', 'mean'), any_vip=('vip', 'any'), all_vip=('vip', 'all'))
# case: draft-index-labels
draft_df = pd.DataFrame({'pos': ['QB', 'WR', 'QB', 'K'], 'round': [1, 1, 3, 7]}, index=pd.Index(['Ali', 'Bob', 'Cyd', 'Dov'], name='player'))
draft_df.at['Dov', 'round'] = 6
draft_df.loc['Eli', :] = ['WR', 2]
result = {
    'dtypes': draft_df.dtypes.astype(str).to_dict(),
    'qb': draft_df.index[draft_df['pos'] == 'QB'].tolist(),
    'table': draft_df.sort_values(['round', 'pos']),
}
# case: attendance-formatting
att_df = pd.DataFrame([['Game 1', '12,345'], ['Game 2', '9,870'], ['Game 3', 'TBD']], columns=['game', 'att'])
att_df['n'] = pd.to_numeric(att_df['att'].str.replace(',', ''), errors='coerce').astype('Int64')
att_df['label'] = att_df['n'].map(lambda v: f'{v:,}' if pd.notna(v) else 'unknown')
result = att_df
# case: value-counts-normalize-two-cols
shots_df = pd.DataFrame({'zone': ['3pt', 'mid', '3pt', 'rim', 'rim', '3pt'], 'made': [True, False, False, True, True, True]})
vc = shots_df.value_counts(['zone', 'made'], normalize=True).round(3)
result = vc.reset_index().sort_values(['zone', 'made'], ignore_index=True)
