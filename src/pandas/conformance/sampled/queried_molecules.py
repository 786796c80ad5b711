import numpy as np
import pandas as pd

molecule = pd.DataFrame({'molecule_id': ['TR000', 'TR001', 'TR002', 'TR003', 'TR004'], 'label': ['+', '+', '-', '-', None]})
atom = pd.DataFrame({
    'atom_id': ['TR000_1', 'TR000_2', 'TR000_3', 'TR001_1', 'TR001_10', 'TR002_1', 'TR002_2', 'TR009_1'],
    'molecule_id': ['TR000', 'TR000', 'TR000', 'TR001', 'TR001', 'TR002', 'TR002', 'TR009'],
    'element': ['cl', 'c', 'cl', 'c', 'H', 'n', None, 'o'],
})
bond = pd.DataFrame({
    'bond_id': ['TR000_1_2', 'TR000_2_3', 'TR001_1_10', 'TR002_1_2', 'TR003_1_4'],
    'molecule_id': ['TR000', 'TR000', 'TR001', 'TR002', 'TR003'],
    'bond_type': ['-', '-', '=', '#', None],
})
connected = pd.DataFrame({
    'atom_id': ['TR000_1', 'TR000_2', 'TR000_2', 'TR000_3', 'TR001_1', 'TR001_10', 'TR002_1', 'TR002_2'],
    'atom_id2': ['TR000_2', 'TR000_1', 'TR000_3', 'TR000_2', 'TR001_10', 'TR001_1', 'TR002_2', 'TR002_1'],
    'bond_id': ['TR000_1_2', 'TR000_1_2', 'TR000_2_3', 'TR000_2_3', 'TR001_1_10', 'TR001_1_10', 'TR002_1_2', 'TR002_1_2'],
})
account = pd.DataFrame({
    'account_id': [1, 2, 3, 4, 5, 6],
    'district_id': [18, 1, 5, 18, 1, 77],
    'frequency': ['POPLATEK MESICNE', 'POPLATEK TYDNE', 'POPLATEK MESICNE', 'poplatek po obratu', None, 'POPLATEK MESICNE'],
    'date': ['1995-03-24', '1993-02-26', '1997-07-07', '1996-02-21', '1997-05-30', '1993-02-26'],
})
district = pd.DataFrame({
    'district_id': [1, 5, 18, 60],
    'A2': ['Hl.m. Praha', 'Kolin', 'Pisek', 'Jesenik'],
    'A3': ['Prague', 'central Bohemia', 'south Bohemia', 'north Moravia'],
    'A11': [12541, 9307, 8968, 8110],
    'A12': ['0.29', '?', '1.67', '4.01'],
    'A13': [0.43, 3.85, 2.26, 5.56],
})
loan = pd.DataFrame({
    'loan_id': [4959, 4961, 4962, 4967, 4968, 4970],
    'account_id': [2, 1, 3, 4, 4, 99],
    'date': pd.to_datetime(['1994-01-05', '1996-04-29', '1997-12-08', '1998-10-14', '1998-04-19', '1993-07-05']),
    'amount': [80952, 30276, 30276, 318480, 110736, 96396],
    'duration': [24, 12, 12, 60, 48, 12],
    'payments': [3373.0, 2523.0, 2523.0, 5308.0, 2307.0, 8033.0],
    'status': ['A', 'B', 'A', 'D', 'C', 'A'],
})
trans = pd.DataFrame({
    'trans_id': [1, 2, 3, 4, 5, 6, 7, 8, 9],
    'account_id': [1, 1, 1, 2, 2, 3, 3, 4, 9],
    'date': ['950324', '950413', '950513', '930226', '930228', '970707', '970707', '960221', '000101'],
    'type': ['PRIJEM', 'PRIJEM', 'VYDAJ', 'PRIJEM', 'vydaj', 'VYDAJ', 'PRIJEM', 'VYBER', 'PRIJEM'],
    'amount': [1000.0, 3679.5, 12600, 1100, 20236, 3700, 3700, 14.6, 0],
    'k_symbol': ['', 'UROK', None, ' ', 'SIPO', 'SIPO', 'UROK', 'SLUZBY', np.nan],
})

# case: element_in_noncarcinogenic
r = pd.merge(atom, molecule[molecule['label'] == '-'], on='molecule_id')
result = r['element'].dropna().str.lower().unique().tolist()

# case: percent_chlorine_in_single_bonds
single = bond.query("bond_type == '-'")['molecule_id']
a = atom[atom.molecule_id.isin(single)]
result = 100.0 * a.loc[a.element == 'cl', 'atom_id'].nunique() / a['atom_id'].nunique()

# case: avg_atoms_per_molecule_by_label
n = atom.groupby('molecule_id')['atom_id'].count()
m = molecule.set_index('molecule_id').join(n.rename('atoms'))
result = m.groupby('label', dropna=False)['atoms'].agg(['mean', 'sum', 'count'])

# case: atom_no_from_id
x = atom['atom_id'].str.extract(r'(?P<mol>TR\d+)_(?P<no>\d+)')
x['no'] = x['no'].astype(int)
result = x.sort_values(['mol', 'no'], ascending=[True, False])

# case: bonds_between_c_and_cl
j = (connected.merge(atom[['atom_id', 'element']], on='atom_id')
     .merge(atom[['atom_id', 'element']], left_on='atom_id2', right_on='atom_id', suffixes=('_l', '_r')))
result = sorted(j[(j.element_l == 'c') & (j.element_r == 'cl')]['bond_id'].unique())

# case: undirected_pairs_dedup
pairs = connected.apply(lambda r: tuple(sorted([r.atom_id, r.atom_id2])), axis=1)
result = pairs.drop_duplicates().tolist()

# case: bond_type_labels
names = {'-': 'single', '=': 'double', '#': 'triple'}
b = bond.assign(kind=bond['bond_type'].map(names))
result = b.groupby('kind', dropna=False, sort=False)['bond_id'].agg('count')

# case: most_frequent_element_per_label
j = atom.merge(molecule, on='molecule_id')
result = j.groupby('label')['element'].agg(lambda s: s.value_counts().index[0])

# case: least_common_element_ties
vc = atom['element'].value_counts()
result = sorted(vc[vc == vc.min()].index)

# case: molecules_having_both_elements
g = atom.groupby('molecule_id')['element'].agg(set)
result = g[g.map(lambda s: {'c', 'cl'} <= s)].index.tolist()

# case: label_ratio
result = pd.Series(np.where(molecule.label == '+', 'toxic', 'safe')).value_counts(normalize=True).to_dict()

# case: pivot_element_presence
p = atom.dropna(subset=['element']).assign(v=1).pivot_table(index='molecule_id', columns='element', values='v', aggfunc='max', fill_value=0)
result = p.astype(bool)

# case: connected_degree
deg = connected.groupby('atom_id').size()
result = atom.assign(deg=atom['atom_id'].map(deg).fillna(0).astype(int)).nlargest(2, 'deg', keep='all')[['atom_id', 'deg']]

# case: atoms_of_triple_bond_exists
ids = connected[connected['bond_id'].isin(bond.loc[bond['bond_type'] == '#', 'bond_id'])]['atom_id']
result = atom[atom['atom_id'].isin(ids)].set_index('atom_id')['element'].to_dict()

# case: substring_filter_on_id
result = bond[bond['bond_id'].str.split('_').str[-1].astype(int) > 2].bond_id.tolist()

# case: lowest_salary_region
result = district.set_index('A3')['A11'].idxmin()

# case: unemployment_growth
d = district.assign(A12=pd.to_numeric(district['A12'], errors='coerce'))
d['inc'] = (d['A13'] - d['A12']) / d['A12'] * 100
result = d.loc[d['inc'].notna(), ['A2', 'inc']].sort_values('inc', ascending=False).round(2)

# case: accounts_weekly_with_loans
j = account.merge(loan, on='account_id', suffixes=('_acc', '_loan'))
result = j.loc[j['frequency'].str.contains('TYDNE', na=False), ['account_id', 'amount']]

# case: earliest_loan_per_district
j = loan.merge(account.drop(columns='date'), on='account_id').merge(district, on='district_id')
result = j.sort_values('date').groupby('A2', as_index=False).first()[['A2', 'date', 'amount']]

# case: loan_status_amount_pct
t = loan.groupby('status')['amount'].sum()
result = (t / t.sum() * 100).round(2).sort_values(ascending=False)

# case: running_share_pareto
s = loan.sort_values('amount', ascending=False)
s['cum'] = s['amount'].cumsum() / s['amount'].sum()
result = s.loc[s['cum'].shift(fill_value=0) < 0.8, 'loan_id'].tolist()

# case: yymmdd_dates
d = pd.to_datetime(trans['date'], format='%y%m%d')
result = trans.groupby(d.dt.year)['amount'].sum()

# case: balance_signed_sum
sign = np.where(trans['type'].str.upper() == 'PRIJEM', 1, -1)
result = (trans['amount'] * sign).groupby(trans['account_id']).sum().to_dict()

# case: ksymbol_blank_to_null
k = trans['k_symbol'].str.strip().replace('', np.nan)
result = k.value_counts(dropna=False)

# case: loans_over_avg_by_status
result = loan[loan['amount'] > loan.groupby('status')['amount'].transform('mean')]['loan_id'].values

# case: duration_bins_qcut
result = loan.groupby(pd.cut(loan['duration'], [0, 12, 36, 60]), observed=True)['amount'].mean()

# case: monthly_payment_check
loan['ok'] = np.isclose(loan['amount'] / loan['duration'], loan['payments'])
result = loan['ok'].all(), loan.shape

# case: accounts_no_trans_or_loan
ids = set(trans.account_id) | set(loan.account_id)
result = [i for i in account.account_id if i not in ids]

# case: region_status_pivot
j = loan.merge(account, on='account_id', how='left').merge(district, on='district_id', how='left')
result = pd.pivot_table(j, values='amount', index='A3', columns='status', aggfunc='sum', margins=True, fill_value=0)

# case: three_key_group
result = account.groupby([account['frequency'].str.upper().str[:10], pd.to_datetime(account['date']).dt.year]).agg({'account_id': list})

# case: second_highest_loan
u = sorted(loan['amount'].unique(), reverse=True)
result = loan.loc[loan['amount'] == u[1], 'loan_id'].item()

# case: percentile_rank
result = loan['amount'].rank(pct=True).round(3).tolist()

# case: ratio_trans_types_unstack
c = trans.groupby(['account_id', trans['type'].str.upper()])['amount'].sum().unstack(fill_value=0)
result = (c['PRIJEM'] / c['VYDAJ']).replace([np.inf, -np.inf], np.nan)

# case: first_last_trans
g = trans.sort_values('trans_id').groupby('account_id')['amount']
result = pd.concat([g.first(), g.last(), g.nth(0).reset_index(drop=True)], axis=1, keys=['first', 'last', 'nth'])

# case: asof_join
t = trans.assign(date=pd.to_datetime(trans['date'], format='%y%m%d')).sort_values('date')
result = pd.merge_asof(loan.sort_values('date')[['loan_id', 'account_id', 'date']], t[['date', 'account_id', 'amount']], on='date', by='account_id')

# case: cross_join_filter
c = district[['A2', 'A11']].merge(district[['A2', 'A11']], how='cross', suffixes=('_hi', '_lo'))
result = c[c.A11_hi - c.A11_lo > 3000]

# case: account_age_days
ref = pd.Timestamp('1999-01-01')
result = (ref - pd.to_datetime(account['date'])).dt.days.describe()

# case: string_agg_status
result = loan.sort_values('loan_id').groupby('account_id')['status'].apply(''.join)

# case: max_of_group_counts
result = loan.merge(account, on='account_id').groupby('district_id').size().max()
