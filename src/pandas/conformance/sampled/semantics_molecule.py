import pandas as pd
import numpy as np
import re

molecule = pd.DataFrame({
    'molecule_id': ['TR000', 'TR001', 'TR002', 'TR004', 'TR006', 'TR007', 'TR009'],
    'label': ['+', '+', '-', '-', '+', None, '-'],
})
atom = pd.DataFrame({
    'atom_id': ['TR000_1', 'TR000_2', 'TR000_3', 'TR001_1', 'TR001_10', 'TR001_2', 'TR002_1', 'TR002_2', 'TR004_1', 'TR004_2', 'TR006_1', 'TR050_1'],
    'molecule_id': ['TR000', 'TR000', 'TR000', 'TR001', 'TR001', 'TR001', 'TR002', 'TR002', 'TR004', 'TR004', 'TR006', 'TR050'],
    'element': ['cl', 'c', 'cl', 'c', 'na', 'C', 's', None, 'c', 'h', 'br', 'o'],
    'charge': [-0.15, 0.125, -0.15, 0.0, 1.0, 0.125, None, -0.5, 0.135, 0.065, -0.15, -0.385],
})
bond = pd.DataFrame({
    'bond_id': ['TR000_1_2', 'TR000_2_3', 'TR001_10_1', 'TR001_1_2', 'TR002_1_2', 'TR004_1_2', 'TR004_2_3', 'TR006_1_9', 'TR009_x_2'],
    'molecule_id': ['TR000', 'TR000', 'TR001', 'TR001', 'TR002', 'TR004', 'TR004', 'TR006', 'TR009'],
    'bond_type': ['-', '-', '=', '#', '=', '-', None, ' -', '='],
})
connected = pd.DataFrame({
    'atom_id': ['TR000_1', 'TR000_2', 'TR000_2', 'TR000_3', 'TR001_1', 'TR001_2', 'TR001_1', 'TR001_10', 'TR002_1', 'TR002_2', 'TR004_1', 'TR004_2'],
    'atom_id2': ['TR000_2', 'TR000_1', 'TR000_3', 'TR000_2', 'TR001_2', 'TR001_1', 'TR001_10', 'TR001_1', 'TR002_2', 'TR002_1', 'TR004_2', 'TR004_1'],
    'bond_id': ['TR000_1_2', 'TR000_1_2', 'TR000_2_3', 'TR000_2_3', 'TR001_1_2', 'TR001_1_2', 'TR001_10_1', 'TR001_10_1', 'TR002_1_2', 'TR002_1_2', 'TR004_1_2', 'TR004_1_2'],
})

SQLITE_INT = re.compile(r'^\s*([+-]?\d+)')


def cast_integer(series):
    """CAST(x AS INTEGER) the way SQLite does it: longest numeric prefix or 0, NULL stays NULL."""
    txt = series.astype('string')
    num = txt.str.extract(SQLITE_INT, expand=False)
    return pd.to_numeric(num.fillna('0').where(txt.notna())).astype('Int64')


def tuples(df):
    return list(map(tuple, df.astype(object).where(df.notna(), None).to_numpy()))


# case: most-common-bond
# SELECT bond_type, COUNT(bond_id) FROM bond GROUP BY bond_type ORDER BY 2 DESC, bond_type LIMIT 1
vc = bond.groupby('bond_type', dropna=False)['bond_id'].count().reset_index()
vc = vc.sort_values(['bond_id', 'bond_type'], ascending=[False, True], na_position='first').head(1)
result = tuples(vc)
# case: carcinogenic-percent-chlorine
# SELECT COUNT(DISTINCT CASE WHEN a.element = 'cl' THEN m.molecule_id END) * 100.0 / COUNT(DISTINCT m.molecule_id) FROM molecule m JOIN atom a USING (molecule_id) WHERE m.label = '+'
j = pd.merge(molecule[molecule['label'] == '+'], atom, on='molecule_id', validate='one_to_many')
num = j['molecule_id'].where(j['element'] == 'cl').nunique()
den = j['molecule_id'].nunique()
result = num * 100.0 / den if den else None
# case: average-oxygen-per-single-bond
# SELECT AVG(cnt) FROM (SELECT b.molecule_id, COUNT(a.element) cnt FROM bond b JOIN atom a USING (molecule_id) WHERE b.bond_type = '-' AND a.element = 'cl' GROUP BY 1)
inner = bond.loc[bond['bond_type'] == '-'].merge(atom.loc[atom['element'] == 'cl'], on='molecule_id')
cnt = inner.groupby('molecule_id')['element'].count()
result = cnt.mean().item() if len(cnt) else None
# case: avg-over-empty-group
# SELECT AVG(cnt) FROM (SELECT COUNT(*) cnt FROM atom WHERE element = 'xe' GROUP BY molecule_id)
cnt = atom.query("element == 'xe'").groupby('molecule_id').size()
avg = cnt.mean()
result = [(None if np.isnan(avg) else float(avg),)]
# case: bond-position-cast
# SELECT bond_id, CAST(SUBSTR(bond_id, 7, 2) AS INTEGER) + 0 AS pos FROM bond ORDER BY pos DESC, bond_id
pos = cast_integer(bond['bond_id'].str.slice(6, 8))
out = pd.DataFrame({'bond_id': bond['bond_id'], 'pos': pos}).sort_values(['pos', 'bond_id'], ascending=[False, True])
result = [(b, int(p)) for b, p in out.itertuples(index=False)]
# case: substr-from-end-and-zero
# SELECT atom_id, SUBSTR(atom_id, -1), SUBSTR(atom_id, 0, 3), SUBSTR(atom_id, 3) FROM atom ORDER BY atom_id LIMIT 4
a = atom['atom_id'].sort_values().head(4)
# SUBSTR(x, 0, 3) yields only two characters in SQLite
result = [(v, v[-1:], v[:2], v[2:]) for v in a]
# case: double-bond-elements-union
# SELECT DISTINCT element FROM atom WHERE atom_id IN (SELECT atom_id FROM connected WHERE bond_id IN (SELECT bond_id FROM bond WHERE bond_type = '=')) ORDER BY element
ids = bond['bond_id'][bond['bond_type'] == '=']
atoms = connected['atom_id'][connected['bond_id'].isin(ids)]
el = atom['element'][atom['atom_id'].isin(atoms)].drop_duplicates().sort_values(na_position='first')
result = el.where(el.notna(), None).tolist()
# case: molecules-without-connected-null-safe
# SELECT element FROM atom WHERE element IS NOT 'c' ORDER BY atom_id    -- IS NOT is null-safe
order = atom.sort_values('atom_id')
result = [e if pd.notna(e) else None for e in order.loc[~order['element'].eq('c'), 'element']]
# case: element-case-when-name
# SELECT m.molecule_id, CASE a.element WHEN 'cl' THEN 'Chlorine' WHEN 'c' THEN 'Carbon' WHEN 'h' THEN 'Hydrogen' END AS nm FROM atom a JOIN molecule m USING(molecule_id) WHERE SUBSTR(a.atom_id, 7, 1) = '2'
names = {'cl': 'Chlorine', 'c': 'Carbon', 'h': 'Hydrogen'}
sub = atom[atom['atom_id'].str.get(6) == '2']
sub = sub[sub['molecule_id'].isin(molecule['molecule_id'])]
result = pd.DataFrame({'molecule_id': sub['molecule_id'], 'nm': sub['element'].map(names).astype(object).where(lambda s: s.notna(), None)}).to_dict('records')
# case: label-null-inequality-count
# SELECT SUM(label = '+'), SUM(label <> '+'), SUM(label IS NULL), COUNT(*) FROM molecule
lab = molecule['label']
result = (int((lab == '+').sum()), int((lab.notna() & (lab != '+')).sum()), int(lab.isna().sum()), lab.size)
# case: having-sum-charge
# SELECT molecule_id, SUM(charge) s FROM atom GROUP BY molecule_id HAVING s < 0 OR s IS NULL ORDER BY s
s = atom.groupby('molecule_id')['charge'].sum(min_count=1).rename('s').reset_index()
s = s[(s['s'] < 0) | s['s'].isna()].sort_values('s', na_position='first')
result = [(m, None if pd.isna(v) else round(v, 6)) for m, v in zip(s['molecule_id'], s['s'])]
# case: triple-bond-exists
# SELECT molecule_id FROM molecule m WHERE NOT EXISTS (SELECT 1 FROM bond b WHERE b.molecule_id = m.molecule_id AND b.bond_type IN ('=', '#'))
hit = set(bond.loc[bond['bond_type'].isin(['=', '#']), 'molecule_id'])
result = sorted(molecule.loc[molecule['molecule_id'].map(lambda x: x not in hit), 'molecule_id'])
# case: recursive-reachability
# WITH RECURSIVE reach(a) AS (SELECT 'TR001_2' UNION SELECT c.atom_id2 FROM connected c JOIN reach ON c.atom_id = reach.a) SELECT a FROM reach ORDER BY a
seen = pd.DataFrame({'a': ['TR001_2']})
frontier = seen
while len(frontier):
    step = frontier.merge(connected, left_on='a', right_on='atom_id')[['atom_id2']].rename(columns={'atom_id2': 'a'}).drop_duplicates()
    frontier = step[~step['a'].isin(seen['a'])]
    seen = pd.concat([seen, frontier], ignore_index=True)
result = seen['a'].sort_values().tolist()
# case: element-count-per-label-pivot
# SELECT element, COUNT(CASE WHEN label = '+' THEN 1 END) AS pos, COUNT(CASE WHEN label = '-' THEN 1 END) AS neg FROM atom LEFT JOIN molecule USING (molecule_id) GROUP BY element
lj = atom.merge(molecule, on='molecule_id', how='left')
lj = lj.assign(pos=lj['label'].eq('+').astype(int), neg=lj['label'].eq('-').astype(int))
out = lj.groupby('element', dropna=False)[['pos', 'neg']].sum().reset_index()
result = sorted(tuples(out), key=lambda r: (r[0] is not None, r[0]))
# case: dedupe-trim-bond-type
# SELECT TRIM(bond_type) AS t, GROUP_CONCAT(bond_id, ';') FROM bond WHERE t IS NOT NULL GROUP BY t ORDER BY t
b = bond.assign(t=bond['bond_type'].str.strip()).dropna(subset='t')
res = b.groupby('t', sort=True).agg(ids=('bond_id', ';'.join))
result = [(i, r['ids']) for i, r in res.iterrows()]
# case: charge-between-negative
# SELECT atom_id FROM atom WHERE charge BETWEEN -0.15 AND 0 ORDER BY charge, atom_id
q = atom.query('-0.15 <= charge <= 0').sort_values(['charge', 'atom_id'])
result = q['atom_id'].tolist()
# case: median-charge-window
# SELECT AVG(charge) FROM (SELECT charge, ROW_NUMBER() OVER (ORDER BY charge) rn, COUNT(*) OVER () n FROM atom WHERE charge IS NOT NULL) WHERE rn IN ((n + 1) / 2, (n + 2) / 2)
ch = atom['charge'].dropna().sort_values(ignore_index=True)
n = len(ch)
picked = ch.take(sorted({(n + 1) // 2 - 1, (n + 2) // 2 - 1}))
result = float(picked.mean()), float(atom['charge'].median())
# case: percent-rank-cume-dist
# SELECT atom_id, PERCENT_RANK() OVER w, CUME_DIST() OVER w FROM atom WHERE molecule_id = 'TR000' OR molecule_id = 'TR001' WINDOW w AS (ORDER BY charge)
x = atom[(atom['molecule_id'] == 'TR000') | (atom['molecule_id'] == 'TR001')].copy()
x['pr'] = (x['charge'].rank(method='min') - 1) / (len(x) - 1)
x['cd'] = x['charge'].rank(method='max') / len(x)
result = x[['atom_id', 'pr', 'cd']].round(4).sort_values('atom_id').reset_index(drop=True)
# case: bond-type-order-by-case
# SELECT bond_id, bond_type FROM bond ORDER BY CASE TRIM(bond_type) WHEN '#' THEN 1 WHEN '=' THEN 2 WHEN '-' THEN 3 ELSE 4 END, bond_id LIMIT 5
cat = pd.Categorical(bond['bond_type'].str.strip(), categories=['#', '=', '-'], ordered=True)
o = bond.assign(_o=pd.Series(cat.codes, index=bond.index).replace(-1, 99)).sort_values(['_o', 'bond_id']).head(5)
result = tuples(o.drop(columns='_o'))
# case: degree-of-each-atom
# SELECT a.atom_id, (SELECT COUNT(*) FROM connected c WHERE c.atom_id = a.atom_id) AS deg FROM atom a ORDER BY deg DESC, a.atom_id
deg = atom['atom_id'].map(connected['atom_id'].value_counts()).fillna(0).astype(int)
out = atom[['atom_id']].assign(deg=deg.values).sort_values('atom_id').sort_values('deg', ascending=False, kind='stable')
result = list(out.itertuples(index=False, name=None))
# case: collate-nocase-distinct
# SELECT DISTINCT element COLLATE NOCASE FROM atom WHERE element LIKE 'C%' ORDER BY atom_id
c = atom[atom['element'].str.match('c', case=False, na=False)]
c = c.loc[~c['element'].str.lower().duplicated()]
result = c['element'].tolist()
# case: ratio-two-scalar-subqueries
# SELECT (SELECT COUNT(*) FROM bond WHERE bond_type = '=') / (SELECT COUNT(*) FROM bond WHERE bond_type = '-'), 1.0 * ...
counts = bond['bond_type'].value_counts()
num, den = int(counts.get('=', 0)), int(counts.get('-', 0))
result = (num // den, num * 1.0 / den) if den else (None, None)
# case: merge-on-missing-key-mistake
# SELECT COUNT(*) FROM molecule JOIN connected USING (molecule_id)
result = len(molecule.merge(connected, on='molecule_id'))
