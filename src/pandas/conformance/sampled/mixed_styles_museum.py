import pandas as pd
import numpy as np

museum_df = pd.DataFrame({
    'Museum_ID': [1, 2, 3, 4, 5, 6, 7],
    'Name': ['Plaza Museum', 'Capital Plaza Museum', 'Jefferson Development Museum', 'Willow Grande Museum', 'RiverPark Museum', 'Place Tower Museum', 'Central City Museum'],
    'Num_of_Staff': [62, 25, 18, 17, 16, None, 62],
    'Open_Year': ['2000', '2012', '2010', '2011', '2008', '2013', 'n/a'],
})

visitor_df = pd.DataFrame({
    'ID': [1, 2, 3, 4, 5, 6, 7],
    'Name': ['Gonzalo Higuaín ', 'Guti Midfielder', 'Arjen Robben', 'Raúl Brown', 'Fernando Gago', 'Rafael van der Vaart', 'guti midfielder'],
    'Level_of_membership': [8, 5, 1, 2, 6, 5, None],
    'Age': [35, 28, 27, 56, 36, 28, 30],
})

visit_df = pd.DataFrame({
    'Museum_ID': [1, 2, 4, 4, 3, 2, 1, 1, 8],
    'visitor_ID': ['5', '5', '1', '3', '3', '3', '2', '5', '6'],
    'Num_of_Ticket': [20, 4, 1, 20, 10, 5, 3, 2, 6],
    'Total_spent': [320.14, 89.98, 20.44, 320.14, 125.0, 12.5, np.nan, 40.0, 60.0],
})
# case: visitors-under-30
result = int(visitor_df['Age'].lt(30).sum())
# case: high-level-names
result = visitor_df[visitor_df['Level_of_membership'] > 4].sort_values('Level_of_membership', ascending=False)['Name'].str.strip()
# case: high-level-by-age-lexsort
v = visitor_df[visitor_df['Level_of_membership'].gt(4)]
o = np.lexsort((v['Name'].to_numpy(), -v['Age'].to_numpy()))
result = v.iloc[o][['Name', 'Level_of_membership']]
# case: most-staff
result = museum_df.nlargest(1, 'Num_of_Staff')[['Museum_ID', 'Name']]
# case: staff-before-2009
yr = pd.to_numeric(museum_df['Open_Year'], errors='coerce')
result = museum_df.loc[yr < 2009, 'Num_of_Staff'].mean()
# case: plaza-at
m = museum_df.set_index('Name')
result = (m.at['Plaza Museum', 'Num_of_Staff'], int(m.at['Plaza Museum', 'Open_Year']))
# case: staff-above-min-after-2010
museum_df['yr'] = pd.to_numeric(museum_df['Open_Year'], errors='coerce')
lo = museum_df[museum_df['yr'] > 2010]['Num_of_Staff'].min()
result = museum_df[museum_df['Num_of_Staff'] > lo][['Name']]
# case: repeat-visitors-vc
vc = visit_df['visitor_ID'].astype(int).value_counts()
again = vc.index[vc > 1]
result = visitor_df.set_index('ID').loc[sorted(again), ['Name', 'Age']].reset_index()
# case: biggest-spender
s = visit_df.groupby('visitor_ID')['Total_spent'].sum().sort_values(ascending=False).reset_index().head(1)
s['visitor_ID'] = s['visitor_ID'].astype(int)
result = s.merge(visitor_df, left_on='visitor_ID', right_on='ID')[['visitor_ID', 'Name', 'Level_of_membership']]
# case: spending-rank-ties
tot = visit_df.pivot_table(index='visitor_ID', values=['Total_spent', 'Num_of_Ticket'], aggfunc='sum')
tot['rk'] = tot['Num_of_Ticket'].rank(method='dense', ascending=False).astype(int)
tot.index = tot.index.astype(int).map(dict(zip(visitor_df['ID'], visitor_df['Name'].str.strip())))
result = tot.sort_values('rk')
# case: unvisited-museums
result = museum_df[~museum_df['Museum_ID'].isin(visit_df['Museum_ID'])]['Name'].tolist()
# case: most-tickets-at-once-eq-max
hit = visit_df['Num_of_Ticket'] == visit_df['Num_of_Ticket'].max()
ids = visit_df.loc[hit, 'visitor_ID'].astype('int64')
result = visitor_df.merge(ids.rename('ID').to_frame(), on='ID')[['Name', 'Age']]
# case: before-2009-and-after-2011
open_year = pd.to_numeric(museum_df.set_index('Museum_ID')['Open_Year'], errors='coerce')
y = visit_df['Museum_ID'].map(open_year)
early = set(visit_df.loc[y < 2009, 'visitor_ID'])
late = set(visit_df.loc[y > 2011, 'visitor_ID'])
result = [n.strip() for i, n in zip(visitor_df['ID'].astype(str), visitor_df['Name']) if i in early & late]
# case: museums-extreme-years
years = np.array([float(x) if x.isdigit() else np.nan for x in museum_df['Open_Year']])
result = int(np.nansum((years > 2013) | (years < 2008)))
