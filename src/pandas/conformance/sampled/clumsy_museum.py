import pandas as pd
import numpy as np
import math
import itertools
import functools

museum = pd.DataFrame({
    'Museum_ID': [1, 2, 3, 4, 5, 6, 7, 8],
    'Name': ['Plaza Museum', 'Capital Plaza Museum', 'Jefferson Development Museum', 'Willow Grande Museum', 'RiverPark Museum', 'Place Tower Museum', 'Central City District Residential Museum', 'ReNew Jefferson Museum'],
    'Num_of_Staff': [62, 25, 18, 17, 16, 16, 15, 12],
    'Open_Year': ['2000', '2012', '2010', '2011', '2008', '2008', '2010', '2008'],
})
visitor = pd.DataFrame({
    'ID': [1, 2, 3, 4, 5, 6],
    'Name': ['Gonzalo Higuaín ', 'Guti Midfielder', 'Arjen Robben', 'Raúl Brown', 'Fernando Gago', 'Rafael van der Vaart'],
    'Level_of_membership': [8, 5, 1, 2, 6, 1],
    'Age': [35, 28, 27, 56, 36, None],
})
visit = pd.DataFrame({
    'Museum_ID': [1, 2, 4, 4, 4, 5, 5, 3, 11],
    'visitor_ID': [5, 5, 3, 4, 2, 6, 5, 4, 1],
    'Num_of_Ticket': [20, 4, 10, 6, 2, None, 7, 0, 3],
    'Total_spent': [320.14, 89.98, 320.44, 56.25, 20.5, 100.0, 14.4, -5.0, 33.33],
})
battle = pd.DataFrame({
    'id': [1, 2, 3, 4, 5, 6, 7, 8],
    'name': ['Battle of Adrianople', 'Battle of Serres', 'Battle of Rusion', 'Siege of Constantinople', 'Battle of Philippopolis', 'Siege of Trnovo', 'Battle of Messinopolis', 'Battle of Boruy'],
    'date': ['14 April 1205', 'June 1205', '31 January 1206', '1206', '1207', '1208-05', '4 September 1207', 'June 1208'],
    'bulgarian_commander': ['Kaloyan', 'Unknown', 'Kaloyan', None, 'Boril', 'unknown', 'Kaloyan', 'Boril'],
    'latin_commander': ['Baldwin I', None, 'Thierry de Termond', 'Unknown', 'Henry I', 'Henry I', 'Boniface', 'Henry'],
    'result': ['Bulgarian victory', 'Bulgarian victory', 'Bulgarian victory', 'Latin victory', 'Latin victory', 'bulgarian victory', 'Bulgarian Victory ', ''],
})
ship = pd.DataFrame({
    'lost_in_battle': [8, 7, 6, 5, 4, 8, 20, 4],
    'id': [1, 2, 3, 4, 5, 6, 7, 8],
    'name': ['Lettice', 'Bon Accord', 'Mary', 'HMS Avenger', 'Three Brothers', 'Lettice', 'Phantom', 'Bon Accord'],
    'tonnage': ['t', 't', '391', '163', '', 't', '1200', None],
    'ship_type': ['Brig', 'Brig', 'Brig', 'Ship', 'Ship', 'Snow', None, 'brig'],
})
death = pd.DataFrame({
    'caused_by_ship_id': [1, 2, 3, 4, 5, 5],
    'killed': [8, 3, 12, 0, 3, 4],
    'injured': [0, 0, 6, None, 4, 1],
})

# case: museum-staff-average
# SELECT name FROM museum WHERE num_of_staff > (SELECT avg(num_of_staff) ...)
total = 0
for i in museum['Num_of_Staff']:
    total += i
avg = total / len(museum['Num_of_Staff'])
lst = []
for i, row in museum.iterrows():
    if row['Num_of_Staff'] > avg:
        lst.append(row['Name'])
result = lst

# case: opening-after-2010-manual
# SELECT id, name FROM museum whose staff > min staff of those opened after 2010
m = museum.copy()
m['Open_Year'] = m['Open_Year'].map(int)
threshold = m.loc[m['Open_Year'] > 2010, 'Num_of_Staff'].min()
result = m[m['Num_of_Staff'] > threshold][['Museum_ID', 'Name']].reset_index(drop=True)

# case: member-level-order
# SELECT name, age FROM visitor WHERE level_of_membership > 4 ORDER BY level_of_membership
v = visitor[visitor['Level_of_membership'] > 4]
pairs = sorted(zip(v['Level_of_membership'], v['Name'], v['Age']))
result = [(n.strip(), int(a)) for l, n, a in pairs]

# case: visitor-spent-sum
# SELECT T1.id, T1.name, sum(total_spent) FROM visitor T1 JOIN visit T2 GROUP BY T1.id
frames = []
for vid in visitor['ID'].tolist():
    sub = visit[visit['visitor_ID'] == vid]
    if sub.empty == True:
        continue
    nm = visitor[visitor['ID'] == vid]['Name'].squeeze()
    frames.append(pd.DataFrame({'id': [vid], 'name': [nm], 'total': [sub['Total_spent'].sum()]}))
result = pd.concat(frames, ignore_index=True)

# case: avg-ticket-price
# price per ticket with a division check
def price(row):
    if row['Num_of_Ticket'] == 0 or row['Num_of_Ticket'] is None or math.isnan(row['Num_of_Ticket']):
        return float('nan')
    return int(row['Total_spent'] / row['Num_of_Ticket'] * 100) / 100
visit_copy = visit.copy()
visit_copy['price'] = visit_copy.apply(price, axis=1)
result = visit_copy[['Museum_ID', 'visitor_ID', 'price']]

# case: mean-no-tickets-nan
# SELECT avg(num_of_ticket), max(total_spent) FROM visit
result = pd.Series([visit['Num_of_Ticket'].mean(), visit['Total_spent'].max()], index=['avg', 'max']).round(3)

# case: visited-both-2009-2011
# visitors of museums opened before 2009 and after 2011
before = museum[museum['Open_Year'].astype(int) < 2009]['Museum_ID'].to_list()
after = museum[museum['Open_Year'].astype(int) > 2010]['Museum_ID'].to_list()
n1 = []
n2 = []
for _, r in visit.iterrows():
    if int(r['Museum_ID']) in before:
        n1.append(int(r['visitor_ID']))
    if int(r['Museum_ID']) in after:
        n2.append(int(r['visitor_ID']))
ids = set(n1).intersection(set(n2))
result = visitor.loc[visitor['ID'].isin(ids), 'Name'].tolist()

# case: isin-int-mistake
# visitors with id = 5
result = visitor[visitor['ID'].isin(5)]

# case: never-visited-museum
# SELECT count(*) FROM visitor WHERE id NOT IN (visit of museum opened after 2010)
mus = museum[museum['Open_Year'] > '2010']
v = visit[visit['Museum_ID'].isin(mus['Museum_ID'].values)]
result = len(set(visitor['ID']) - set(v['visitor_ID']))

# case: museum-without-visitors
# SELECT name FROM museum EXCEPT visited
x = museum.set_index('Museum_ID')
for k in visit['Museum_ID'].unique():
    if k in x.index:
        x = x.drop(k)
result = x['Name'].str.replace(' Museum', '', regex=False).tolist()

# case: staff-by-year-pivot
# total staff per open year, years as columns
p = museum.pivot_table(values='Num_of_Staff', columns='Open_Year', aggfunc='sum')
result = p

# case: count-ships-by-battle
# SELECT T1.id, T1.name, count(ships) ... GROUP BY battle
out = []
for i in range(len(battle)):
    c = 0
    for j in range(len(ship)):
        if ship['lost_in_battle'].iloc[j] == battle['id'].iloc[i]:
            c += 1
    out.append([battle['id'].iloc[i], battle['name'].iloc[i], c])
df = pd.DataFrame(out, columns=['id', 'name', 'num_ships'])
df = df[df['num_ships'] != 0]
result = df

# case: ship-tonnage-clean
# SELECT name, tonnage FROM ship ORDER BY name DESC (numeric tonnage only)
s = ship[['name', 'tonnage']].copy()
s['tonnage'] = [int(x) if (x is not None and x.isdigit()) else np.nan for x in s['tonnage']]
s = s.dropna()
s['tonnage'] = s['tonnage'].astype('int64')
result = s.sort_values(by='name', ascending=False)

# case: battle-year-from-text
# year of the battle from many formats
years = []
for d in battle['date'].tolist():
    parts = d.replace('-', ' ').split(' ')
    for p in parts:
        if len(p) == 4 and p.isnumeric():
            years.append(int(p))
            break
battle2 = battle.copy()
battle2['year'] = years
result = battle2.groupby('year')['name'].count().to_dict()

# case: battle-date-to-datetime-mistake
# SELECT name FROM battle ORDER BY date
b = battle.copy()
b['date'] = pd.to_datetime(b['date'], format='%d %B %Y')
result = b.sort_values('date')['name'].tolist()

# case: result-normalised
# SELECT DISTINCT result FROM battle
r = list(set([x.strip().lower() for x in battle['result'] if x != '']))
r.sort()
result = r

# case: bulgarian-commander-not-unknown
# SELECT bulgarian_commander, count(*) ... WHERE bulgarian_commander != 'Unknown'
b = battle[battle['bulgarian_commander'] != None]
b = b[b['bulgarian_commander'].str.lower() != 'unknown']
result = b['bulgarian_commander'].value_counts(dropna=False).to_frame().reset_index()

# case: killed-injured-by-ship
# SELECT T2.name, sum(killed), sum(injured) GROUP BY ship
killed = {}
injured = {}
for r in death.itertuples():
    sid = r.caused_by_ship_id
    if sid not in killed:
        killed[sid] = 0
        injured[sid] = 0
    killed[sid] += r.killed
    if str(r.injured) != 'nan':
        injured[sid] += r.injured
tmp = pd.DataFrame({'killed': killed, 'injured': injured})
tmp = tmp.reset_index().rename(columns={'index': 'id'})
result = tmp.merge(ship[['id', 'name']], on='id')

# case: deadliest-battle
# battle whose ships caused most deaths
m = death.merge(ship, left_on='caused_by_ship_id', right_on='id').merge(battle, left_on='lost_in_battle', right_on='id', suffixes=('_ship', '_battle'))
g = m.groupby('name_battle')['killed'].sum()
result = g.idxmax() + ' (' + str(g.max()) + ')'

# case: lettice-and-hms
# SELECT battle names of ship 'Lettice' EXCEPT 'HMS Avenger'
b1 = ship[ship['name'] == 'Lettice']['lost_in_battle'].unique().tolist()
b2 = ship[ship['name'] == 'HMS Avenger']['lost_in_battle'].unique().tolist()
keep = [b for b in b1 if b not in b2]
result = battle[battle['id'].isin(keep)].name.iloc[0]

# case: ship-type-counts-lower
# SELECT ship_type, count(*) GROUP BY ship_type
ship['ship_type_lower'] = ship['ship_type'].apply(lambda t: 'none' if t == None else t.lower())
result = ship.groupby('ship_type_lower')[['id']].count().rename(columns={'id': 'n'})

# case: name-concat-type-mistake
# SELECT name || '-' || id FROM ship
result = (ship['name'] + '-' + ship['id']).tolist()

# case: no-casualties-battles
# battles with ships but no recorded deaths
ships_with_death = list(death['caused_by_ship_id'])
flags = []
for idx, b in battle.iterrows():
    s_ids = ship[ship['lost_in_battle'] == b['id']]['id'].tolist()
    if len(s_ids) == 0:
        flags.append('no ships')
    elif any([q in ships_with_death for q in s_ids]):
        flags.append('deaths')
    else:
        flags.append('safe')
result = pd.DataFrame({'battle': battle['name'], 'flag': flags}).groupby('flag').agg({'battle': 'count'})

# case: pairs-of-museums-same-year
# pairs of museums opened in the same year
names = museum['Name'].tolist()
years = museum['Open_Year'].tolist()
out = []
for (i, j) in itertools.combinations(range(len(names)), 2):
    if years[i] == years[j]:
        out.append({'a': names[i], 'b': names[j], 'year': years[i]})
result = pd.DataFrame(out).sort_values(['year', 'a', 'b']).reset_index(drop=True)
