import pandas as pd
import numpy as np
from collections import Counter

molecule_df = pd.DataFrame({
    'molecule_id': ['TR000', 'TR001', 'TR002', 'TR004', 'TR006', 'tr007 ', 'TR008'],
    'label': ['+', '+', '-', '-', '+', '-', None],
})

atom_df = pd.DataFrame({
    'atom_id': ['TR000_1', 'TR000_2', 'TR000_3', 'TR000_4', 'TR001_1', 'TR001_2', 'TR002_1', 'TR002_10', 'TR004_1', 'TR004_2', 'TR006_1', 'TR006_2'],
    'molecule_id': ['TR000', 'TR000', 'TR000', 'TR000', 'TR001', 'TR001', 'TR002', 'TR002', 'TR004', 'TR004', 'TR006', 'TR006'],
    'element': ['cl', 'c', 'cl', 'h', 'c', 'br', 'C', 'n', 'c', 'o', 'c', None],
})

bond_df = pd.DataFrame({
    'bond_id': ['TR000_1_2', 'TR000_2_3', 'TR000_2_4', 'TR001_1_2', 'TR002_1_10', 'TR004_1_2', 'TR006_1_2', 'TR004_2_7'],
    'molecule_id': ['TR000', 'TR000', 'TR000', 'TR001', 'TR002', 'TR004', 'TR006', 'TR004'],
    'bond_type': ['-', '-', '-', '-', '#', '=', None, '='],
})

connected_df = pd.DataFrame({
    'atom_id': ['TR000_1', 'TR000_2', 'TR000_2', 'TR000_3', 'TR001_1', 'TR001_2', 'TR002_1', 'TR002_10', 'TR004_1', 'TR004_2'],
    'atom_id2': ['TR000_2', 'TR000_1', 'TR000_3', 'TR000_2', 'TR001_2', 'TR001_1', 'TR002_10', 'TR002_1', 'TR004_2', 'TR004_1'],
    'bond_id': ['TR000_1_2', 'TR000_1_2', 'TR000_2_3', 'TR000_2_3', 'TR001_1_2', 'TR001_1_2', 'TR002_1_10', 'TR002_1_10', 'TR004_1_2', 'TR004_1_2'],
})

# student_club
member_df = pd.DataFrame({
    'member_id': ['rec1', 'rec2', 'rec3', 'rec4', 'rec5', 'rec6'],
    'first_name': ['Angela', 'Grant', 'Luisa', 'Randy', 'Phillip', ' Sacha'],
    'last_name': ['Sanders', 'Gilmour', 'Guidi', 'Woodard', 'Cullen', 'harrison'],
    'email': ['angela.sanders@lpu.edu', 'grant.gilmour@lpu.edu', 'LUISA.GUIDI@LPU.EDU', None, 'phillip.cullen@lpu', 'sacha.harrison@gmail.com'],
    'position': ['Member', 'Member', 'member', 'Vice President', 'Treasurer', 'Inactive'],
    't_shirt_size': ['Medium', 'X-Large', 'Medium', 'Large', 'X-Large', None],
    'phone': ['(651) 928-4507', '403-555-1310', '4435555129', '', None, '(651) 555-0199'],
})

budget_df = pd.DataFrame({
    'budget_id': ['b1', 'b2', 'b3', 'b4', 'b5', 'b6'],
    'category': ['Advertisement', 'Food', 'Food', 'Advertisement', 'Speaker Gifts', 'Parking'],
    'spent': [67.81, 121.14, 20.2, 0.0, 0.0, 6.0],
    'remaining': [7.19, 28.86, -0.2, 55.0, 25.0, 0.0],
    'amount': [75, 150, 20, 55, 25, 0],
    'event_status': ['Closed', 'Closed', 'closed', 'Open', 'Planning', 'Closed'],
    'link_to_event': ['e1', 'e1', 'e2', 'e3', 'e3', 'e4'],
})

event_df = pd.DataFrame({
    'event_id': ['e1', 'e2', 'e3', 'e4'],
    'event_name': ['November Meeting', 'Women\'s Soccer', 'Yearly Kickoff', 'October Speaker'],
    'event_date': ['2019-11-05T12:00:00', '2019-10-15T18:30:00', '2019-09-10T12:00:00', '2019-10-22'],
    'type': ['Meeting', 'Game', 'Meeting', 'Guest Speaker'],
})
# case: carcinogenic-percent
m = molecule_df.dropna(subset=['label'])
result = '{:.2f}%'.format(m['label'].eq('+').sum() / m['molecule_id'].nunique() * 100)
# case: bond-type-names-with-null
b = bond_df.copy()
b['bond_name'] = b['bond_type'].map({'-': 'single', '=': 'double', '#': 'triple'}).fillna('unspecified')
share = b['bond_name'].value_counts(normalize=True).round(4) * 100
result = share.reset_index()
result.columns = ['bond_name', 'percent']
# case: atom-id-sort-natural
at = atom_df.copy()
at[['mol', 'num']] = at['atom_id'].str.rsplit('_', n=1, expand=True)
at['num'] = at['num'].astype(int)
result = at.sort_values(['mol', 'num'], ascending=[False, False])[['atom_id', 'mol', 'num', 'element']].head(6)
# case: chlorine-proportion-per-molecule
x = atom_df.assign(element=atom_df['element'].str.lower())
g = x.groupby('molecule_id')['element']
out = pd.DataFrame({'atoms': g.size(), 'known': g.count(), 'cl': g.apply(lambda s: s.eq('cl').sum())})
out['cl_pct'] = out['cl'] / out['atoms'] * 100
result = out.reset_index()
# case: least-common-element-among-carcinogenic
ids = molecule_df.loc[molecule_df['label'] == '+', 'molecule_id']
els = [e.lower() for e in atom_df.loc[atom_df['molecule_id'].isin(ids), 'element'] if isinstance(e, str)]
counts = Counter(els)
least = min(counts.values())
result = sorted(e for e, n in counts.items() if n == least)
# case: bond-element-pairs
c = (connected_df.merge(atom_df[['atom_id', 'element']], on='atom_id')
     .merge(atom_df[['atom_id', 'element']].rename(columns={'atom_id': 'atom_id2', 'element': 'element2'}), on='atom_id2'))
c['pair'] = c.apply(lambda r: '-'.join(sorted([r['element'].lower(), r['element2'].lower()])), axis=1)
result = c.drop_duplicates('bond_id').groupby('pair')['bond_id'].apply(list).reset_index()
# case: avg-bonds-by-label
nb = bond_df.groupby('molecule_id').size().rename('bonds')
mm = molecule_df.assign(molecule_id=molecule_df['molecule_id'].str.strip().str.upper()).set_index('molecule_id').join(nb)
mm['bonds'] = mm['bonds'].fillna(0)
avg = mm.groupby('label', dropna=False)['bonds'].mean()
result = avg.reset_index(name='avg_bonds')
# case: budget-spent-ratio-zero
bd = budget_df.copy()
bd['spent_pct'] = np.where(bd['amount'] != 0, bd['spent'] / bd['amount'] * 100, np.nan)
bd['state'] = pd.Series(np.where(bd['remaining'] < 0, 'over', 'within'), index=bd.index)
bd.loc[bd['amount'] == 0, 'state'] = 'no budget'
result = bd.sort_values('spent_pct', ascending=False)[['budget_id', 'category', 'spent_pct', 'state']].round(2)
# case: category-closed-conditional-sum
bb = budget_df.assign(event_status=budget_df['event_status'].str.capitalize())
result = bb.groupby('category').apply(
    lambda g: pd.Series({
        'closed_spent': g.loc[g['event_status'] == 'Closed', 'spent'].sum(),
        'open_amount': g.loc[g['event_status'] != 'Closed', 'amount'].sum(),
        'n': len(g),
    }),
    include_groups=False,
).reset_index()
# case: email-domain-valid
e = member_df[['member_id', 'email']].copy()
e['email'] = e['email'].str.lower()
e['valid'] = e['email'].str.match(r'^[\w.]+@[\w.]+\.\w+$', na=False)
e['domain'] = e['email'].str.partition('@')[2]
e['lpu'] = e['domain'].str.endswith('.edu', na=False)
result = e.groupby('domain', dropna=False)['valid'].sum().reset_index()
# case: event-month-name
ev = event_df.copy()
ev['event_date'] = pd.to_datetime(ev['event_date'], format='ISO8601')
ev['month'] = ev['event_date'].dt.month_name()
ev['hour12'] = ev['event_date'].dt.strftime('%I:%M %p')
ev['week'] = ev['event_date'].dt.isocalendar().week
result = ev.sort_values('event_date')[['event_name', 'month', 'hour12', 'week']].reset_index(drop=True)
# case: shirt-size-order
order = ['Small', 'Medium', 'Large', 'X-Large']
sizes = pd.Categorical(member_df['t_shirt_size'], categories=order, ordered=True)
cnt = pd.Series(sizes).value_counts(sort=False)
result = pd.DataFrame({'size': cnt.index.astype(str), 'n': cnt.values})
result['pct'] = (100 * result['n'] / len(member_df)).round(1)
# case: meeting-vs-game-budget-difference
j = budget_df.merge(event_df, left_on='link_to_event', right_on='event_id')
tot = j.groupby('type')[['amount', 'spent']].sum()
diff = tot.loc['Meeting'] - tot.loc['Game']
ratio = tot.loc['Meeting', 'amount'] / tot.loc['Game', 'amount']
result = {'diff_amount': diff['amount'], 'diff_spent': round(diff['spent'], 2), 'ratio': ratio}
# case: full-name-phone-area
mb = member_df.copy()
mb['full_name'] = (mb['first_name'].str.strip() + ' ' + mb['last_name']).str.title()
mb['area'] = mb['phone'].str.findall(r'\d').str.join('').str[:3].replace('', np.nan)
result = mb.groupby('area', dropna=False)['full_name'].agg(' & '.join).reset_index()
