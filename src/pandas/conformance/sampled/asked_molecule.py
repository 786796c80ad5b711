import pandas as pd
import numpy as np
from itertools import combinations

molecule = pd.DataFrame({
    'molecule_id': ['TR000', 'TR001', 'TR002', 'TR004', 'TR006', 'TR007', 'TR008'],
    'label': ['+', '+', '-', '-', '+', '-', None],
})
atom = pd.DataFrame({
    'atom_id': ['TR000_1', 'TR000_2', 'TR000_3', 'TR001_1', 'TR001_2', 'TR001_10', 'TR002_1', 'TR002_2', 'TR004_1', 'TR004_2', 'TR004_3', 'TR006_1', 'TR006_2', 'TR999_1'],
    'molecule_id': ['TR000', 'TR000', 'TR000', 'TR001', 'TR001', 'TR001', 'TR002', 'TR002', 'TR004', 'TR004', 'TR004', 'TR006', 'TR006', 'TR999'],
    'element': ['c', 'cl', 'cl', 'c', 'h', 'h', 's', 'o', 'c', 'C ', 'n', 'c', None, 'na'],
})
bond = pd.DataFrame({
    'bond_id': ['TR000_1_2', 'TR000_1_3', 'TR001_1_2', 'TR001_1_10', 'TR002_1_2', 'TR004_1_2', 'TR004_2_3', 'TR006_1_2'],
    'molecule_id': ['TR000', 'TR000', 'TR001', 'TR001', 'TR002', 'TR004', 'TR004', 'TR006'],
    'bond_type': ['-', '-', '-', '=', '=', '#', '-', None],
})
connected = pd.DataFrame({
    'atom_id': ['TR000_1', 'TR000_2', 'TR000_1', 'TR000_3', 'TR001_1', 'TR001_2', 'TR001_1', 'TR001_10', 'TR002_1', 'TR002_2', 'TR004_1', 'TR004_2', 'TR004_2', 'TR004_3', 'TR006_1'],
    'bond_id': ['TR000_1_2', 'TR000_1_2', 'TR000_1_3', 'TR000_1_3', 'TR001_1_2', 'TR001_1_2', 'TR001_1_10', 'TR001_1_10', 'TR002_1_2', 'TR002_1_2', 'TR004_1_2', 'TR004_1_2', 'TR004_2_3', 'TR004_2_3', 'TR006_1_2'],
})

# case: most-common-bond-type
result = bond['bond_type'].mode()[0]
# case: noncarcinogenic-with-chlorine
# evidence: label = '-' means non-carcinogenic, element = 'cl'
cl = atom.loc[atom['element'] == 'cl', 'molecule_id'].unique()
result = molecule[(molecule['label'] == '-') & molecule['molecule_id'].isin(cl)].shape[0]
# case: avg-oxygen-in-single-bonded
single = bond.loc[bond['bond_type'] == '-', 'molecule_id'].unique()
sub = atom[atom['molecule_id'].isin(single)]
result = sub.assign(is_o=(sub['element'] == 'o').astype(int)).groupby('molecule_id')['is_o'].sum().mean()
# case: pct-carcinogenic-in-triple-bond
tri = bond[bond['bond_type'] == '#'].merge(molecule, on='molecule_id')
result = (tri['label'] == '+').sum() / len(tri) * 100
# case: pct-carbon-in-double-bond
# percentage of carbon in atoms of double-bond molecules
a = atom.merge(bond[bond['bond_type'] == '='], on='molecule_id')
result = round(a.loc[a['element'] == 'c', 'atom_id'].nunique() / a['atom_id'].nunique() * 100, 5)
# case: element-normalized-tally
el = atom['element'].str.strip().str.lower()
result = el.value_counts(dropna=True).reindex(['c', 'cl', 'h', 'o', 'n', 's', 'na'], fill_value=0)
# case: least-numerous-element-ties
vc = atom['element'].value_counts()
result = sorted(vc[vc == vc.min()].index)
# case: atoms-of-bond-split
parts = bond['bond_id'].str.split('_', expand=True)
parts.columns = ['mol', 'a1', 'a2']
parts[['a1', 'a2']] = parts[['a1', 'a2']].astype(int)
result = parts[parts['a2'] - parts['a1'] > 1]
# case: atom-number-extract-sort
n = atom['atom_id'].str.extract(r'_(\d+)$', expand=False).astype(int)
result = atom.assign(n=n).sort_values(['molecule_id', 'n'], ascending=[True, False]).groupby('molecule_id').first()['atom_id']
# case: last-digit-position-text-sort
result = atom.sort_values('atom_id')['atom_id'].tolist()[3:6]
# case: connections-per-atom-max
deg = connected.groupby('atom_id').size()
result = deg[deg == deg.max()].sort_index().to_dict()
# case: elements-of-type-bond
m = connected.merge(bond, on='bond_id').merge(atom, on='atom_id', suffixes=('', '_atom'))
result = m.loc[m['bond_type'] == '=', 'element'].drop_duplicates().tolist()
# case: pair-elements-of-bonds
e = atom.set_index('atom_id')['element']
pairs = connected.assign(el=connected['atom_id'].map(e)).groupby('bond_id')['el'].agg(lambda s: '-'.join(sorted(s.dropna())))
result = pairs
# case: bond-type-case-when
names = {'-': 'single', '=': 'double', '#': 'triple'}
result = bond['bond_type'].map(names).fillna('none').groupby(bond['molecule_id']).agg(list)
# case: label-by-bond-type-crosstab
m = bond.merge(molecule, how='left', on='molecule_id')
result = pd.crosstab(m['bond_type'], m['label'], dropna=False)
# case: ratio-label-plus-minus
c = molecule['label'].value_counts()
result = c['+'] / c['-']
# case: molecules-no-atoms-anti-join
result = molecule[~molecule['molecule_id'].isin(atom['molecule_id'])]['molecule_id'].values.tolist()
# case: toxic-and-having-more-than-2-atoms
g = atom.groupby('molecule_id').agg(n_atoms=('atom_id', 'count'), kinds=('element', 'nunique'))
result = molecule.query("label == '+'").join(g, on='molecule_id').query('n_atoms > 2').reset_index(drop=True)
# case: flag-yes-no-where
lab = molecule['label'].eq('+').map({True: 'YES', False: 'NO'})
result = pd.concat([molecule['molecule_id'], lab.rename('carcinogenic')], axis=1).set_index('molecule_id').to_dict()['carcinogenic']
# case: combos-within-molecule
out = []
for mol, grp in atom.groupby('molecule_id'):
    for x, y in combinations(grp['element'].fillna('?'), 2):
        if x == y:
            out.append((mol, x))
result = out
# case: or-operator-typeerror
result = atom[atom['element'] == 'c' | atom['element'] == 'h']
# case: share-of-element-per-molecule
s = atom.groupby('molecule_id')['element'].value_counts(normalize=True).unstack(fill_value=0)
result = s.round(3)
