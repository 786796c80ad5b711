import pandas as pd
import numpy as np
from collections import Counter
from itertools import chain

# toxicology (molecules)
molecule_df = pd.DataFrame({
    'molecule_id': ['TR000', 'TR001', 'TR002', 'TR004', 'TR006', 'TR010'],
    'label': ['+', '+', '-', '-', '+', '-'],
})

atom_df = pd.DataFrame({
    'atom_id': ['TR000_1', 'TR000_2', 'TR000_3', 'TR000_4', 'TR001_1', 'TR001_2', 'TR001_10', 'TR002_1', 'TR002_2', 'TR004_1', 'TR004_2', 'TR006_1'],
    'molecule_id': ['TR000', 'TR000', 'TR000', 'TR000', 'TR001', 'TR001', 'TR001', 'TR002', 'TR002', 'TR004', 'TR004', 'TR006'],
    'element': ['cl', 'c', 'cl', 'h', 'c', 'c', 'o', 'na', 'c', 'n', 'c', 'Cl'],
})

bond_df = pd.DataFrame({
    'bond_id': ['TR000_1_2', 'TR000_2_3', 'TR000_2_4', 'TR001_1_2', 'TR001_2_10', 'TR001_10_11', 'TR002_1_2', 'TR004_1_2', 'TR006_1_2'],
    'molecule_id': ['TR000', 'TR000', 'TR000', 'TR001', 'TR001', 'TR001', 'TR002', 'TR004', 'TR006'],
    'bond_type': ['-', '-', '-', '=', '-', None, '=', '#', '-'],
})

connected_df = pd.DataFrame({
    'atom_id': ['TR000_1', 'TR000_2', 'TR000_2', 'TR000_3', 'TR000_2', 'TR000_4', 'TR001_1', 'TR001_2', 'TR002_1', 'TR002_2', 'TR004_1', 'TR004_2'],
    'atom_id2': ['TR000_2', 'TR000_1', 'TR000_3', 'TR000_2', 'TR000_4', 'TR000_2', 'TR001_2', 'TR001_1', 'TR002_2', 'TR002_1', 'TR004_2', 'TR004_1'],
    'bond_id': ['TR000_1_2', 'TR000_1_2', 'TR000_2_3', 'TR000_2_3', 'TR000_2_4', 'TR000_2_4', 'TR001_1_2', 'TR001_1_2', 'TR002_1_2', 'TR002_1_2', 'TR004_1_2', 'TR004_1_2'],
})

# superheroes
superhero_df = pd.DataFrame({
    'id': [1, 2, 3, 4, 5, 6, 7, 8, 9, 10],
    'superhero_name': ['3-D Man', 'A-Bomb', 'Abe Sapien', 'Abin Sur', 'Batman', 'Batgirl', 'Amazo', 'Copycat', 'Blue Beetle II', 'Spider-Man'],
    'full_name': ['Charles Chandler', 'Richard Milhouse Jones', 'Abraham Sapien', '-', 'Bruce Wayne', 'Barbara Gordon', None, 'Vanessa Carlysle', 'Ted Kord', 'Peter Benjamin Parker'],
    'gender_id': [1, 1, 1, 1, 1, 2, 3, 2, 1, 1],
    'eye_colour_id': [9, 33, 7, 7, 7, 14, 23, 23, 7, 14],
    'publisher_id': [13.0, 13.0, 3.0, 4.0, 4.0, 4.0, 4.0, 13.0, np.nan, 13.0],
    'height_cm': [188.0, 203.0, 191.0, 185.0, 188.0, 170.0, 257.0, 183.0, 0.0, 178.0],
    'weight_kg': [90.0, 441.0, 65.0, 90.0, 95.0, 57.0, 173.0, np.nan, 0.0, 74.0],
    'alignment': ['Good', 'Good', 'Good', 'Good', 'Good', 'Good', 'Bad', 'Neutral', 'Good', 'good'],
})

publisher_df = pd.DataFrame({'id': [3, 4, 13, 19], 'publisher_name': ['Dark Horse Comics', 'DC Comics', 'Marvel Comics', '']})
colour_df = pd.DataFrame({'id': [1, 7, 9, 14, 23, 33], 'colour': ['No Colour', 'Blue', 'Brown', 'Green', 'Red', 'Yellow']})
hero_power_df = pd.DataFrame({
    'hero_id': [1, 1, 1, 2, 2, 3, 3, 5, 10, 10, 10, 7],
    'power_name': ['Agility', 'Super Strength', 'Stamina', 'Super Strength', 'Durability', 'Agility', 'Telepathy', 'Stealth', 'Agility', 'Super Strength', 'Wallcrawling', 'Power Suit'],
})
hero_attribute_df = pd.DataFrame({
    'hero_id': [1, 1, 2, 2, 5, 5, 10, 10, 7, 7],
    'attribute_name': ['Intelligence', 'Strength', 'Intelligence', 'Strength', 'Intelligence', 'Strength', 'Intelligence', 'Strength', 'Intelligence', 'Strength'],
    'attribute_value': ['80', '75', '80', '100', '100', '20', '90', '55', '75', '100'],
})
# case: chlorine-percentage-carcinogenic
mols_with_cl = atom_df.loc[atom_df['element'].str.lower() == 'cl', 'molecule_id'].unique()
carc = molecule_df[molecule_df['label'] == '+']
result = carc['molecule_id'].isin(mols_with_cl).sum() * 100 / len(carc)
# case: most-common-bond-type
bt = bond_df['bond_type'].value_counts()
names = {'-': 'single', '=': 'double', '#': 'triple'}
result = bt.rename(index=names).to_frame('cnt').assign(pct=lambda d: (100 * d['cnt'] / d['cnt'].sum()).round(1)).reset_index()
# case: avg-atoms-per-label
per_mol = atom_df.groupby('molecule_id')['atom_id'].count()
mm = molecule_df.copy()
mm['n_atoms'] = mm['molecule_id'].map(per_mol).fillna(0)
result = mm.groupby('label').agg(avg_atoms=('n_atoms', 'mean'), molecules=('molecule_id', 'size'), empty=('n_atoms', lambda s: int((s == 0).sum())))
# case: elements-in-double-bonds
dbl = bond_df[bond_df['bond_type'] == '=']
els = (dbl.merge(connected_df, on='bond_id', how='inner')
          .merge(atom_df[['atom_id', 'element']], on='atom_id')
          .groupby('bond_id')['element']
          .agg(lambda s: '='.join(sorted(set(s)))))
result = els.reset_index().rename(columns={'element': 'pair'})
# case: split-bond-id
sp = bond_df['bond_id'].str.extract(r'^(TR\d{3})_(\d+)_(\d+)$')
sp.columns = ['mol', 'a1', 'a2']
sp[['a1', 'a2']] = sp[['a1', 'a2']].astype(int)
sp['dist'] = sp['a2'] - sp['a1']
sp['id_ok'] = sp['mol'] == bond_df['molecule_id']
known = set(atom_df['atom_id'])
sp['both_known'] = [(f'{m}_{a}' in known) and (f'{m}_{b}' in known) for m, a, b in zip(sp['mol'], sp['a1'], sp['a2'])]
result = sp.sort_values(['dist', 'mol'], ascending=[False, True])
# case: element-sets-per-label
j = atom_df.merge(molecule_df, on='molecule_id')
j['element'] = j['element'].str.lower()
sets = j.groupby('label')['element'].agg(set)
result = {
    'only_plus': sorted(sets['+'] - sets['-']),
    'only_minus': sorted(sets['-'] - sets['+']),
    'common': sorted(sets['+'] & sets['-']),
    'least': Counter(j['element']).most_common()[-1],
}
# case: molecules-fourth-atom-toxic
at = atom_df.copy()
at['pos'] = at['atom_id'].str.split('_').str[1].astype(int)
at = at.sort_values(['molecule_id', 'pos'])
at['is_carc'] = at['molecule_id'].map(dict(zip(molecule_df['molecule_id'], molecule_df['label'] == '+')))
formula = at.groupby('molecule_id').apply(lambda g: ''.join(g['element'].str.capitalize()), include_groups=False)
result = pd.DataFrame({'formula': formula, 'carc': at.groupby('molecule_id')['is_carc'].first()}).reset_index()
# case: degree-of-atoms
deg = connected_df.groupby('atom_id')['atom_id2'].nunique().rename('degree')
full = atom_df.set_index('atom_id').join(deg).fillna({'degree': 0}).astype({'degree': 'int'})
full['rank_in_mol'] = full.groupby('molecule_id')['degree'].rank(method='min', ascending=False).astype(int)
result = full[full['rank_in_mol'] == 1].reset_index()
# case: publisher-hero-difference
s = superhero_df.merge(publisher_df, left_on='publisher_id', right_on='id', how='left', suffixes=('', '_pub'))
vc = s['publisher_name'].value_counts()
diff = vc['Marvel Comics'] - vc['DC Comics']
bad_pct = (s.loc[s['alignment'].str.lower() == 'bad', 'publisher_name'] == 'DC Comics').mean() * 100
result = pd.DataFrame([{'diff': diff, 'bad_dc_pct': bad_pct, 'no_publisher': s['publisher_name'].isnull().sum()}])
# case: hero-strength-intelligence-pivot
a = hero_attribute_df.copy()
a['attribute_value'] = a['attribute_value'].astype(int)
w = a.pivot(index='hero_id', columns='attribute_name', values='attribute_value')
w['total'] = w.sum(axis=1)
w['pct_rank'] = w['total'].rank(pct=True)
w = w.merge(superhero_df[['id', 'superhero_name']], left_index=True, right_on='id').drop(columns='id')
result = w.sort_values('total', ascending=False)[['superhero_name', 'Strength', 'Intelligence', 'total', 'pct_rank']]
# case: tall-heroes-clean-zero
h = superhero_df.copy()
h[['height_cm', 'weight_kg']] = h[['height_cm', 'weight_kg']].replace(0, np.nan)
h['weight_kg'] = h['weight_kg'].fillna(h['weight_kg'].mean())
h['alignment'] = h['alignment'].str.title()
h['full_name'] = h['full_name'].mask(h['full_name'] == '-')
h['eye'] = h['eye_colour_id'].map(colour_df.set_index('id')['colour'])
result = (h.query('150 <= height_cm <= 190')
           .groupby(['alignment', 'eye'])
           .agg(n=('id', 'count'), named=('full_name', 'count'), avg_w=('weight_kg', 'mean'))
           .round(2))
# case: heroes-with-most-powers
pw = hero_power_df.groupby('hero_id').agg(powers=('power_name', 'count'), lst=('power_name', lambda x: sorted(x)))
pw['name'] = superhero_df.set_index('id')['superhero_name'].reindex(pw.index)
top = pw[pw['powers'] == pw['powers'].max()]
all_powers = Counter(chain.from_iterable(top['lst']))
result = (top[['name', 'powers']].sort_values('name'), dict(all_powers))
