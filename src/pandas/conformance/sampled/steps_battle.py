import pandas as pd
import numpy as np

# battle_death
battle_df = pd.DataFrame({
    'id': [1, 2, 3, 4, 5, 6, 7, 8],
    'name': ['Battle of Adrianople', 'Battle of Serres', 'Battle of Rusion', 'Siege of Adrianople',
             'Battle of Philippopolis', 'Battle of Boruy', 'Siege of Adrianople', 'Battle of Rusion'],
    'date': ['14 April 1205', 'June 1205', '31 January 1206', 'April 1206', '1208', 'June 1208',
             'April 1207', '31 January 1206'],
    'bulgarian_commander': ['Kaloyan', 'Kaloyan', 'Kaloyan ', 'Kaloyan', 'Boril', 'Boril', 'kaloyan', None],
    'latin_commander': ['Baldwin I', 'Unknown', 'Thierry de Termond', 'Unknown', 'Henry', 'Henry',
                        'Baldwin I', 'Thierry de Termond'],
    'result': ['Bulgarian victory', 'Bulgarian victory', 'Bulgarian victory', 'Latin victory', 'Latin victory',
               'bulgarian victory', 'Latin victory', ''],
})

ship_df = pd.DataFrame({
    'lost_in_battle': [8, 7, 6, 1, 2, 3, 5, 8],
    'id': [1, 2, 3, 4, 5, 6, 7, 8],
    'name': ['Lettice', 'Bon Accord', 'Mary', 'HMS Atalanta', 'Lettice', 'HMS Avon', 'Three Brothers', 'HMS Atalanta'],
    'tonnage': ['t', 't', 't', '225', '391', None, '225 ', '391'],
    'ship_type': ['Brig', 'Brig', '18-gun Brig', 'Brig', 'Schooner', 'brig', 'Full rigged ship', 'Frigate'],
    'location': ['English Channel', 'English Channel', 'SW Approaches', 'Mid-Atlantic', 'English Channel',
                 'SW Approaches', '2 miles W of Brest', 'english channel'],
    'disposition_of_ship': ['Captured', 'Captured', 'Wrecked', 'Scuttled', 'captured', 'Sank', 'Wrecked', None],
})

death_df = pd.DataFrame({
    'caused_by_ship_id': [1, 2, 3, 4, 4, 6, 7, 7, 9],
    'id': [1, 2, 3, 13, 14, 15, 16, 17, 18],
    'note': ['Dantewada, Chhattisgarh', 'Erraboru, Chhattisgarh', 'East Aurangabad, Bihar', 'Wardha, east Maharashtra',
             None, 'Khammam', 'Near Easton', 'Gaya District, Bihar', 'Eastern Ghats'],
    'killed': [8, 3, 1, 12, None, 0, 7, 4, 2],
    'injured': ['0', '0', '0', '4', '3', 'unknown', '7', '1', '5'],
})
# case: captured-ships-count
# 'Captured' and 'captured' are the same
captured = 0
for disposition in ship_df['disposition_of_ship']:
    if isinstance(disposition, str) and disposition.lower() == 'captured':
        captured += 1
result = pd.DataFrame({'count(*)': [captured]})
# case: ships-descending-names
ordered = ship_df.sort_values(['name', 'id'], ascending=[False, True])
result = ordered[['name', 'tonnage']].reset_index(drop=True)
result['tonnage'] = result['tonnage'].where(result['tonnage'].notna(), None)
# case: max-min-killed
# by hand, skipping the missing values
killed = [k for k in death_df['killed'] if not pd.isna(k)]
by_hand = (max(killed), min(killed))
by_pandas = (death_df['killed'].max(), death_df['killed'].min())
assert by_hand == by_pandas
result = pd.DataFrame([by_hand], columns=['max(killed)', 'min(killed)'])
# case: average-injured-text
# the injured column is text, with 'unknown'
total = 0
n = 0
bad_values = []
for value in death_df['injured']:
    try:
        total += int(value)
        n += 1
    except ValueError:
        bad_values.append(value)
result = {'avg': round(total / n, 3), 'n': n, 'bad': bad_values}
# case: deaths-by-ship-tonnage-t
t_ships = ship_df[ship_df['tonnage'] == 't']
joined = death_df.merge(t_ships, left_on='caused_by_ship_id', right_on='id', suffixes=('_death', '_ship'))
result = joined[['name', 'killed', 'injured']].rename(columns={'name': 'ship'})
result['killed'] = result['killed'].astype(int)
result['injured'] = result['injured'].astype(int)
# case: commander-not-boril
# NULL commanders are not returned by != in SQL
selected = []
for battle in battle_df.itertuples(index=False):
    commander = battle.bulgarian_commander
    if commander is None:
        continue
    if commander.strip().lower() != 'boril':
        selected.append((battle.name, battle.result if battle.result else None))
result = pd.DataFrame(selected, columns=['name', 'result'])
# case: battles-lost-brig
brigs = ship_df[ship_df['ship_type'].str.contains('brig', case=False)]
battles = battle_df.merge(brigs[['lost_in_battle']], left_on='id', right_on='lost_in_battle')
result = battles[['id', 'name']].drop_duplicates().sort_values('id').reset_index(drop=True)
# case: battles-more-than-ten-killed
# battle -> ship -> death
joined = (battle_df
          .merge(ship_df, left_on='id', right_on='lost_in_battle', suffixes=('_b', '_s'))
          .merge(death_df, left_on='id_s', right_on='caused_by_ship_id'))

killed_per_battle = {}
for (battle_id, battle_name), group in joined.groupby(['id_b', 'name_b']):
    killed_per_battle[(battle_id, battle_name)] = group['killed'].sum()

rows = []
for (battle_id, battle_name), killed in killed_per_battle.items():
    if killed > 10:
        rows.append({'id': battle_id, 'name': battle_name, 'killed': killed})
result = pd.DataFrame(rows)
# case: ship-with-most-injuries
# total of injuries per ship
deaths = death_df.copy()
deaths['injured'] = pd.to_numeric(deaths['injured'], errors='coerce').fillna(0).astype(int)
per_ship = deaths.groupby('caused_by_ship_id')['injured'].sum()

top_id = per_ship.idxmax()
top_ship = ship_df.set_index('id').loc[top_id]
result = pd.DataFrame({'id': [top_id], 'name': [top_ship['name']], 'injured': [per_ship.max()]})
# case: kaloyan-against-baldwin
def norm(series):
    return series.fillna('').str.strip().str.lower()

condition = (norm(battle_df['bulgarian_commander']) == 'kaloyan') & (norm(battle_df['latin_commander']) == 'baldwin i')
names = []
for name in battle_df.loc[condition, 'name']:
    if name not in names:
        names.append(name)
result = pd.DataFrame({'name': names})
# case: different-results
# count(DISTINCT result) with and without cleaning
raw = battle_df['result'].nunique()
cleaned = battle_df['result'].str.capitalize().replace('', np.nan).nunique()
result = pd.DataFrame({'kind': ['raw', 'cleaned'], 'n': [raw, cleaned]})
# case: battles-without-tonnage-225
lost_225 = set(ship_df.loc[ship_df['tonnage'].str.strip() == '225', 'lost_in_battle'])
without = []
for battle_id, name in zip(battle_df['id'], battle_df['name']):
    if battle_id not in lost_225:
        without.append(f"{battle_id}: {name}")
result = {'count': len(without), 'battles': without}
# case: lettice-and-atalanta
# For each battle collect the set of lost ships
lost_ships = ship_df.groupby('lost_in_battle')['name'].agg(set)
needed = {'Lettice', 'HMS Atalanta'}
battle_ids = [b for b, ships in lost_ships.items() if needed.issubset(ships)]
result = battle_df.loc[battle_df['id'].isin(battle_ids), ['name', 'date']].reset_index(drop=True)
# case: battle-year-extract
import re

# The year is always the last four digits of the date text
records = []
for _, row in battle_df.iterrows():
    match = re.search(r'(\d{4})$', row['date'])
    year = int(match.group(1)) if match else None
    month = re.search(r'([A-Z][a-z]+)', row['date'])
    records.append({'name': row['name'], 'year': year, 'month': month.group(1) if month else None})

battles = pd.DataFrame(records)
# notes with 'East' are another table, only count them here
battles['n_same_year'] = battles.groupby('year')['name'].transform('count')
east_notes = death_df['note'].str.contains('East', na=False).sum()
battles['east_notes'] = east_notes
result = battles
