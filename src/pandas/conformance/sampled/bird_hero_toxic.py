import pandas as pd
import numpy as np
from collections import Counter

superhero_df = pd.DataFrame({
    'id': [1, 2, 3, 4, 5, 6, 7, 8],
    'superhero_name': ['3-D Man', 'A-Bomb', 'Abe Sapien', 'Abomination', 'Abraxas', 'Spider-Man', 'Spider-Man', 'Ajax'],
    'full_name': ['Charles Chandler', 'Richard Milhouse Jones', 'Abraham Sapien', 'Emil Blonsky', 'Abraxas', 'Peter Parker', 'Miles Morales', '-'],
    'gender_id': [1, 1, 1, 1, 3, 1, 1, 1],
    'eye_colour_id': [9, 33, 7, 13, 7, 7, 9, 1],
    'hair_colour_id': [13, 1, 1, 1, 4, 9, 4, 4],
    'publisher_id': [13, 13, 3, 13, 13, 13, 13, None],
    'alignment_id': [1, 1, 1, 2, 2, 1, 1, None],
    'height_cm': [188, 203, 191, 203, 0, 178, np.nan, 193],
    'weight_kg': [90.0, 441.0, 65.0, 441.0, 0.0, 74.0, np.nan, 90.0],
})
colour_df = pd.DataFrame({'id': [1, 4, 7, 9, 13, 33], 'colour': ['No Colour', 'Black', 'Blue', 'Brown', 'Green', 'Yellow']})
publisher_df = pd.DataFrame({'id': [3, 4, 13], 'publisher_name': ['Dark Horse Comics', 'DC Comics', 'Marvel Comics']})
superpower_df = pd.DataFrame({'id': [1, 2, 18, 26], 'power_name': ['Agility', 'Accelerated Healing', 'Super Strength', 'Stamina']})
hero_power_df = pd.DataFrame({
    'hero_id': [1, 1, 1, 2, 2, 3, 3, 4, 4, 4, 6, 6, 7, 7, 7, 9],
    'power_id': [1, 18, 26, 2, 18, 1, 2, 2, 18, 26, 1, 18, 1, 18, 99, 1],
})
hero_attribute_df = pd.DataFrame({
    'hero_id': [1, 1, 2, 2, 3, 3, 4, 4, 6, 6, 7],
    'attribute_id': [1, 2, 1, 2, 1, 2, 1, 2, 1, 2, 1],
    'attribute_value': [80, 75, 80, 100, 85, 75, 80, 90, 90, 75, None],
})

molecule_df = pd.DataFrame({'molecule_id': ['TR000', 'TR001', 'TR002', 'TR004', 'TR006'], 'label': ['+', '+', '-', '-', '+']})
atom_df = pd.DataFrame({
    'atom_id': ['TR000_1', 'TR000_2', 'TR000_3', 'TR001_1', 'TR001_2', 'TR001_10', 'TR002_1', 'TR002_2', 'TR004_1', 'TR004_2', 'TR006_1'],
    'molecule_id': ['TR000', 'TR000', 'TR000', 'TR001', 'TR001', 'TR001', 'TR002', 'TR002', 'TR004', 'TR004', 'TR006'],
    'element': ['cl', 'c', 'cl', 'c', 'h', 'na', 'c', 's', 'c', 'o', 'C'],
})
bond_df = pd.DataFrame({
    'bond_id': ['TR000_1_2', 'TR000_2_3', 'TR001_1_2', 'TR001_2_10', 'TR002_1_2', 'TR004_1_2', 'TR006_1_4'],
    'molecule_id': ['TR000', 'TR000', 'TR001', 'TR001', 'TR002', 'TR004', 'TR006'],
    'bond_type': ['-', '-', '-', '=', '#', '=', None],
})
connected_df = pd.DataFrame([
    ('TR000_1', 'TR000_2', 'TR000_1_2'), ('TR000_2', 'TR000_1', 'TR000_1_2'),
    ('TR000_2', 'TR000_3', 'TR000_2_3'), ('TR000_3', 'TR000_2', 'TR000_2_3'),
    ('TR001_1', 'TR001_2', 'TR001_1_2'), ('TR001_2', 'TR001_1', 'TR001_1_2'),
    ('TR001_2', 'TR001_10', 'TR001_2_10'), ('TR001_10', 'TR001_2', 'TR001_2_10'),
    ('TR002_1', 'TR002_2', 'TR002_1_2'), ('TR004_2', 'TR004_1', 'TR004_1_2'),
], columns=['atom_id', 'atom_id2', 'bond_id'])

# case: super-strength-tall
# Heroes with Super Strength and a height over 200cm
h = (superhero_df.merge(hero_power_df, left_on='id', right_on='hero_id')
     .merge(superpower_df, left_on='power_id', right_on='id', suffixes=('', '_power')))
result = h.query("power_name == 'Super Strength' and height_cm > 200")['superhero_name'].tolist()

# case: eye-colour-rank
# Rank publishers' heroes by popularity of eye colour (Marvel), window functions
m = (superhero_df.merge(publisher_df, left_on='publisher_id', right_on='id', suffixes=('', '_p'))
     .merge(colour_df, left_on='eye_colour_id', right_on='id', suffixes=('', '_c')))
m = m[m['publisher_name'] == 'Marvel Comics']
vc = m.groupby('colour')['id'].count().to_frame('cnt')
vc['rank'] = vc['cnt'].rank(ascending=False, method='min').astype(int)
result = vc.sort_values(['rank', 'colour']).reset_index()

# case: bad-marvel-pct
# Percentage of heroes of alignment 2, and how many of these were published by Marvel Comics
bad = superhero_df['alignment_id'] == 2
marvel = superhero_df['publisher_id'].map(publisher_df.set_index('id')['publisher_name']) == 'Marvel Comics'
result = (bad.sum() * 100 / len(superhero_df), int((bad & marvel).sum()))

# case: weight-over-79pct-avg
# Heroes with weight more than 79% of the average weight of all; 0 and null weight mean unknown
known = superhero_df['weight_kg'].where(superhero_df['weight_kg'] > 0)
result = superhero_df.loc[known > known.mean() * 0.79, ['superhero_name', 'weight_kg']].drop_duplicates()

# case: colours-three-lookups
# eye and hair colour by name for blue-eyed or black-haired heroes, three joins to the same lookup
lookup = dict(colour_df.itertuples(index=False))
t = superhero_df.assign(eye=superhero_df['eye_colour_id'].map(lookup), hair=superhero_df['hair_colour_id'].map(lookup))
t = t[t['eye'].eq('Blue') | t['hair'].eq('Black')]
result = t[['superhero_name', 'full_name', 'eye', 'hair']].replace({'full_name': {'-': None}})

# case: attribute-pivot
# each hero's attribute values, strongest with ties
pv = hero_attribute_df.pivot(index='hero_id', columns='attribute_id', values='attribute_value').rename(columns={1: 'intelligence', 2: 'strength'})
pv['total'] = pv.sum(axis=1, skipna=False)
best = pv[pv['total'] == pv['total'].max()]
result = best.merge(superhero_df.set_index('id')[['superhero_name']], left_index=True, right_index=True)

# case: spiderman-ambiguous
# The powers of Spider-Man
hero_id = superhero_df.loc[superhero_df['superhero_name'] == 'Spider-Man', 'id'].item()
result = hero_power_df[hero_power_df['hero_id'] == hero_id]['power_id'].tolist()

# case: powers-intersect
# Heroes having all of Agility AND Super Strength, not Stamina
sets = hero_power_df.merge(superpower_df, left_on='power_id', right_on='id').groupby('hero_id')['power_name'].agg(set)
sel = [h for h, p in sets.items() if {'Agility', 'Super Strength'} <= p and 'Stamina' not in p]
result = superhero_df[superhero_df['id'].isin(sel)][['id', 'superhero_name']].to_dict(orient='list')

# case: carcinogenic-single-bond
# Percentage of carcinogenic ('+') molecules among those with a single bond
s = bond_df.loc[bond_df['bond_type'] == '-', ['molecule_id']].drop_duplicates().merge(molecule_df, on='molecule_id')
result = (s['label'] == '+').mean() * 100

# case: least-common-element
# The least common elements (lower case) in non-carcinogenic molecules, ties
a = atom_df.merge(molecule_df, on='molecule_id')
c = Counter(a.loc[a['label'] == '-', 'element'].str.lower())
lo = min(c.values())
result = sorted(e for e, n in c.items() if n == lo)

# case: double-bond-elements
# Elements joined by the double bonds (both directions in the connected table), as sorted pairs
el = atom_df.set_index('atom_id')['element']
d = connected_df.merge(bond_df[bond_df['bond_type'] == '='], on='bond_id')
d['pair'] = [tuple(sorted((el[x], el[y]))) for x, y in zip(d['atom_id'], d['atom_id2'])]
result = d.drop_duplicates(['bond_id', 'pair'])[['molecule_id', 'bond_id', 'pair']].reset_index(drop=True)

# case: atom-number-sort
# Atom number as text part and as integer: the order differs
n = atom_df['atom_id'].str.split('_', expand=True)
n.columns = ['mol', 'no']
x = n[n['mol'] == 'TR001']
result = {'text': x.sort_values('no')['no'].tolist(), 'number': x['no'].astype(int).sort_values().tolist(), 'max': x['no'].max()}

# case: carbon-percent-sum
# percent of chlorine atoms in carcinogenic molecules
j = atom_df.merge(molecule_df, on='molecule_id', how='inner')
carc = j[j['label'] == '+']
result = carc[carc['element'] == 'cl']['atom_id'].count() * 100.0 / carc['atoms'].count()

