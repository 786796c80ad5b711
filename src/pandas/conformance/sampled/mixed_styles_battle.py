import pandas as pd
import numpy as np

battle_df = pd.DataFrame({
    'id': [1, 2, 3, 4, 5, 8],
    'name': ['Battle of Adrianople', 'Battle of Serres', 'Battle of Rusion', 'Siege of Adrianople', 'Battle of Rhodope', 'battle of serres'],
    'date': ['14 April 1205', 'June 1205', '31 January 1206', 'April 1206', '', None],
    'bulgarian_commander': ['Kaloyan', 'Kaloyan', 'Unknown', 'Kaloyan ', 'Boril', None],
    'latin_commander': ['Baldwin I', 'Unknown', 'Thierry de Termond', 'Baldwin I', 'Henry', 'Unknown'],
    'result': ['Bulgarian victory', 'Bulgarian victory', 'Bulgarian victory', 'bulgarian victory', 'Latin victory', 'Unknown'],
})

ship_df = pd.DataFrame({
    'lost_in_battle': [8, 2, 4, 4, 1, 3, 8, None],
    'id': [1, 2, 3, 4, 5, 6, 7, 8],
    'name': ['Lettice', 'Bon Accord', 'Mary', 'HMS Atalanta', 'Lettice', 'Mary', 'HMS Atalanta', 'Aid'],
    'tonnage': ['t', 't', '225', 't', '391', '225', '', None],
    'ship_type': ['Brig', 'Brig', '18-gun Brig', '8-gun Brig', 'brig', 'Full-rigged ship', 'Brig', 'Sloop'],
    'location': ['English Channel', 'English Channel', 'SW Approaches', 'Mid-Atlantic', 'Mid-Atlantic', 'English Channel ', None, 'North Sea'],
    'disposition_of_ship': ['Captured', 'Captured', 'Wrecked', 'Captured', 'captured', 'Scuttled', 'Captured', 'Captured'],
})

death_df = pd.DataFrame({
    'caused_by_ship_id': [1, 2, 3, 1, 5, 7, 11],
    'id': [1, 2, 13, 14, 15, 16, 17],
    'note': ['Dantewada, Chhattisgarh', 'Erraboru, Chhattisgarh', 'Gyaraspur, East side', 'Northeast, Wb', None, 'East Garo', 'south'],
    'killed': [8, 3, 1, 4, 12, 0, 9],
    'injured': [0, 0, 9, 4, None, 2, 1],
})
# case: captured-ships
result = (ship_df['disposition_of_ship'] == 'Captured').sum()
# case: ship-names-desc
result = ship_df.sort_values('name', ascending=False)[['name', 'tonnage']].reset_index(drop=True)
# case: death-toll-extremes
result = pd.Series({'max': death_df['killed'].max(), 'min': death_df['killed'].min()})
# case: avg-injured-numpy
result = float(np.nanmean(death_df['injured'].to_numpy(dtype=float)))
# case: tonnage-t-casualties-loc
ton = ship_df.set_index('id')['tonnage']
mask = death_df['caused_by_ship_id'].map(ton).eq('t')
result = death_df.loc[mask, ['killed', 'injured']]
# case: commander-not-boril
result = battle_df[battle_df['bulgarian_commander'].fillna('') != 'Boril'][['name', 'result']]
# case: brig-battles
m = battle_df.merge(ship_df, left_on='id', right_on='lost_in_battle', suffixes=('_b', '_s'))
result = m[m['ship_type'] == 'Brig'][['id_b', 'name_b']].drop_duplicates()
# case: over-ten-killed-series
killed_by_ship = death_df.groupby('caused_by_ship_id')['killed'].sum()
ship_killed = ship_df.set_index('id').assign(k=killed_by_ship)
per_battle = ship_killed.groupby('lost_in_battle')['k'].sum()
per_battle = per_battle[per_battle > 10]
result = battle_df[battle_df['id'].isin(per_battle.index)][['id', 'name']]
# case: deadliest-ship
d = death_df.merge(ship_df, left_on='caused_by_ship_id', right_on='id', suffixes=('_d', ''))
result = d.groupby(['id', 'name'])['injured'].sum().reset_index().sort_values('injured', ascending=False).head(1)[['id', 'name']]
# case: kaloyan-vs-baldwin-multiindex
b = battle_df.assign(bulgarian_commander=battle_df['bulgarian_commander'].str.strip())
b = b.set_index(['bulgarian_commander', 'latin_commander'])
result = b.loc[('Kaloyan', 'Baldwin I'), 'name'].unique().tolist()
# case: distinct-results
result = len(set(battle_df['result'].str.lower()))
# case: battles-without-225
lost_225 = ship_df.loc[ship_df['tonnage'] == '225', 'lost_in_battle']
result = battle_df.shape[0] - battle_df['id'].isin(lost_225).sum()
# case: lettice-and-atalanta-crosstab
ct = pd.crosstab(ship_df['lost_in_battle'], ship_df['name']).clip(upper=1)
wanted = ct.index[ct[['Lettice', 'HMS Atalanta']].sum(axis=1).eq(2)]
result = battle_df.set_index('id').loc[wanted.astype(int), ['name', 'date']]
# case: no-channel-loss-antijoin
ch = ship_df[ship_df['location'].str.strip() == 'English Channel']
lost = ch['lost_in_battle'].dropna().astype(int).tolist()
result = battle_df.set_index('id').drop(index=lost, errors='ignore')[['name', 'result', 'bulgarian_commander']]
