import pandas as pd
import numpy as np
import datetime
from collections import defaultdict

Owners = pd.DataFrame({
    'owner_id': [1, 2, 3, 4, 5, 6, 7],
    'first_name': ['Nora', 'Melisa', 'Jaclyn', 'Gay', 'Rachelle', 'Rolando', 'nora'],
    'last_name': ['Haley', 'DuBuque', 'Lowe', 'Feil', 'Funk', 'Prohaska', 'Haley'],
    'state': ['Wisconsin', 'Oklahoma', 'Virginia', 'Illinois', 'Indiana', 'Virginia', None],
    'email_address': ['avon.hilpert@example.net', 'logan.hintz@example.com', 'elda.popp@example.com', '', 'rkub@example.net', None, 'nhaley@EXAMPLE.org'],
    'cell_number': ['(525)210-1234', '342-854-2233', '(787)555-1111', '+1 425 230', None, '515', '(525)210-1234'],
})
Dogs = pd.DataFrame({
    'dog_id': [1, 2, 3, 4, 5, 6, 7, 8, 9, 10],
    'owner_id': [3, 1, 2, 2, 5, 1, 6, 3, 99, 4],
    'abandoned_yn': ['1', '0', '0', '0', '1', None, '0', '1', '0', '0'],
    'breed_code': ['ESK', 'BUL', 'BUL', 'ESK', 'HUS', 'HUS', 'bul', 'ESK', None, 'ESK'],
    'size_code': ['LGE', 'MED', 'SML', 'LGE', 'MED', 'MED', 'SML', 'LGE', 'SML', 'MED'],
    'name': ['Kacey', 'Hipolito', 'Mavis', 'Houston', 'Jeffrey', 'Merritt', 'Narciso', 'George', 'Bessie', 'Kacey'],
    'age': ['6', '9', '8', '5', '10', 'unknown', '', '4', '1', '11'],
    'weight': ['7.57', '1.72', '8.04', '8.24', '3.40', '8.47', '8.82', None, '2.26', '5.64'],
    'date_arrived': ['2017-09-08 20:10:13', '2017-12-22 05:02:02', '2017-06-25 10:14:05', '2017-04-20 00:58:55', '2017-10-25 00:55:34',
                     '2018-01-15 19:25:59', None, '2017-11-08 12:00:00', '2018-02-28 23:59:59', '2017-04-20 00:58:55'],
})
Treatments = pd.DataFrame({
    'treatment_id': [1, 2, 3, 4, 5, 6, 7, 8],
    'dog_id': [1, 4, 4, 2, 1, 8, 50, 3],
    'treatment_type_code': ['WALK', 'VAC', 'EXAM', 'WALK', 'EXAM', 'VAC', 'VAC', 'walk'],
    'date_of_treatment': ['2018-03-19 04:39:54', '2018-03-15 20:25:34', '2018-03-08 05:26:23', '2018-03-01 04:14:46', '2018-03-23 13:52:10', '2018-03-11 04:23:15', '2018-03-10 11:45:58', '2018-03-24 23:18:59'],
    'cost_of_treatment': [567, 147, 429, 266, 668, 313, 852, np.nan],
})

# case: states-owners-and-pros
# SELECT state, count(*) FROM Owners GROUP BY state
d = dict()
for i in range(len(Owners)):
    st = Owners.iloc[i]['state']
    if st == None:
        st = 'Unknown'
    if st in d.keys():
        d[st] = d[st] + 1
    else:
        d[st] = 1
result = pd.DataFrame([{'state': k, 'count': v} for k, v in d.items()])

# case: avg-age-treated
# SELECT avg(age) FROM Dogs WHERE dog_id IN (SELECT dog_id FROM Treatments)
dogs = Dogs.copy()
dogs['age'] = pd.to_numeric(dogs['age'], errors='coerce')
tids = Treatments['dog_id'].unique().tolist()
lst = []
for index, row in dogs.iterrows():
    if row['dog_id'] in tids:
        if not np.isnan(row['age']):
            lst.append(row['age'])
result = np.mean(lst)

# case: most-dogs-owner
# SELECT T1.owner_id, T2.first_name, T2.last_name FROM Dogs T1 JOIN Owners T2 GROUP BY T1.owner_id ORDER BY count(*) DESC LIMIT 1
joined = pd.merge(Dogs, Owners, how='inner', on='owner_id')
cnt = joined.groupby(['owner_id', 'first_name', 'last_name'])['dog_id'].count()
cnt = cnt.reset_index()
cnt = cnt.sort_values(by=['dog_id', 'owner_id'], ascending=[False, True])
first = cnt.iloc[0]
result = [first['owner_id'], first['first_name'], first['last_name']]

# case: owners-two-treatments
# owners whose dogs had at least two treatments
dog_owner = dict(zip(Dogs['dog_id'], Dogs['owner_id']))
cnt = defaultdict(int)
for t in Treatments['dog_id'].tolist():
    if t in dog_owner:
        cnt[dog_owner[t]] += 1
rows = []
for oid in cnt:
    if cnt[oid] >= 2:
        o = Owners.loc[Owners['owner_id'] == oid]
        rows.append([oid, o['first_name'].iloc[0] + ' ' + o['last_name'].iloc[0], cnt[oid]])
result = pd.DataFrame(rows, columns=['owner_id', 'name', 'treatments'])

# case: breed-most-common
# SELECT breed_code FROM Dogs GROUP BY breed_code ORDER BY count(*) DESC LIMIT 1
b = Dogs['breed_code'].tolist()
b2 = []
for x in b:
    if type(x) == str:
        b2.append(x.upper())
best = max(set(b2), key=lambda q: (b2.count(q), q))
result = best

# case: total-cost-owner
# SELECT owner_id, zip paying the most: sum(cost_of_treatment)
t = Treatments.merge(Dogs, on='dog_id').merge(Owners, on='owner_id')
s = t.groupby('owner_id')['cost_of_treatment'].sum().reset_index()
s = s.rename(columns={'cost_of_treatment': 'total'})
mx = s['total'].max()
s = s[s['total'] == mx]
s = s.merge(Owners[['owner_id', 'last_name', 'state']], on='owner_id')
result = s

# case: cheapest-treatment-type
# SELECT treatment_type_code, sum(cost) ORDER BY sum(cost) ASC LIMIT 1
x = Treatments.groupby(Treatments['treatment_type_code'].str.upper())['cost_of_treatment'].sum()
name = x[x == x.min()].index[0]
result = {'type': name, 'cost': x.min().item()}

# case: below-average-cost
# SELECT first_name, last_name, treatments cheaper than average
avg_cost = Treatments['cost_of_treatment'].mean()
cheap = Treatments[Treatments['cost_of_treatment'] < avg_cost]
m = cheap.merge(Dogs, on='dog_id', how='left')[['treatment_id', 'name', 'cost_of_treatment']]
m['name'] = m['name'].apply(lambda n: 'NO DOG' if n != n else n)
result = m

# case: dogs-without-treatment
# SELECT count(*) FROM Dogs WHERE dog_id NOT IN (SELECT dog_id FROM Treatments)
a = Dogs['dog_id'].values
b = Treatments['dog_id'].values
result = len([z for z in a if z not in b])

# case: owners-no-dogs
# SELECT count(*) FROM Owners WHERE owner_id NOT IN (SELECT owner_id FROM Dogs)
m = pd.merge(Owners, Dogs[['owner_id']], on='owner_id', how='left', indicator=True)
m = m[m['_merge'] == 'left_only']
result = m['first_name'].values.tolist()

# case: abandoned-dogs-detail
# SELECT name, age, weight FROM Dogs WHERE abandoned_yn = 1
df = Dogs[Dogs['abandoned_yn'] == 1]
if len(df) < 1:
    df = Dogs[Dogs['abandoned_yn'] == '1']
df = df[['name', 'age', 'weight']]
result = df.to_dict(orient='list')

# case: oldest-dog-int-mistake
# SELECT max(age) FROM Dogs
df = Dogs.copy()
df['age'] = df['age'].apply(int)
result = df['age'].max()

# case: oldest-dog-try
# SELECT name, max(age) FROM Dogs
ages = []
for a in Dogs['age'].values:
    try:
        ages.append(int(a))
    except:
        ages.append(-1)
m = max(ages)
result = (Dogs['name'][ages.index(m)], m)

# case: size-breed-combos
# SELECT DISTINCT breed_code, size_code FROM Dogs
combos = []
for i, r in Dogs.iterrows():
    c = (r['breed_code'], r['size_code'])
    if c[0] is not None and c not in combos:
        combos.append(c)
result = combos

# case: last-two-digits-arrival
# arrivals by month with slicing
df = Dogs.copy()
df = df[~df['date_arrived'].isna()]
df['month'] = df['date_arrived'].str[0:7]
df['hour'] = df['date_arrived'].str[11:13].astype(int)
g = df.groupby('month').agg(n=('dog_id', 'count'), first_hour=('hour', 'min')).reset_index()
result = g.sort_values(['n', 'month'], ascending=[False, True]).reset_index(drop=True)

# case: duplicate-arrival
# dogs that arrived in the same moment as another dog
dup = []
for i in range(len(Dogs)):
    for j in range(i + 1, len(Dogs)):
        if Dogs['date_arrived'][i] == Dogs['date_arrived'][j]:
            dup.append((Dogs['name'][i], Dogs['name'][j]))
result = dup

# case: days-until-treatment
# days between arrival and first treatment
f = Treatments.groupby('dog_id', as_index=False)['date_of_treatment'].min()
mm = Dogs[['dog_id', 'name', 'date_arrived']].merge(f, on='dog_id')
days = []
for idx, row in mm.iterrows():
    d1 = datetime.datetime.strptime(row['date_arrived'], '%Y-%m-%d %H:%M:%S')
    d2 = datetime.datetime.strptime(row['date_of_treatment'], '%Y-%m-%d %H:%M:%S')
    days.append((d2 - d1).days)
mm['days'] = days
result = mm[['name', 'days']]

# case: phone-digits
# only the digits of cell numbers
digits = []
for c in Owners['cell_number']:
    s = ''
    if c is not None:
        for ch in c:
            if ch.isdigit():
                s = s + ch
    digits.append(s)
result = pd.Series(digits, index=Owners['last_name'], name='digits')

# case: email-domain-count
# SELECT domain, count(*) FROM Owners
def get_domain(e):
    if pd.isnull(e):
        return 'none'
    if '@' not in e:
        return 'invalid'
    return e.split('@')[1].lower()
domains = Owners['email_address'].apply(get_domain)
result = domains.value_counts().sort_index().to_dict()

# case: weight-total-sum-strings-mistake
# SELECT sum(weight) FROM Dogs
total = 0
for w in Dogs['weight']:
    total = total + w
result = total

# case: weight-sum-by-size
# SELECT size_code, sum(weight), max(weight) FROM Dogs GROUP BY size_code
df = Dogs.copy()
df['weight'] = df['weight'].astype(float)
sizes = list(df['size_code'].unique())
sizes.sort()
out = pd.DataFrame(columns=['size_code', 'sum_w', 'max_w'])
for s in sizes:
    w = df[df['size_code'] == s]['weight']
    out.loc[len(out)] = [s, round(w.sum(), 2), w.max()]
result = out

# case: charge-running-total
# running total of cost by date of treatment
t = Treatments.sort_values('date_of_treatment').reset_index(drop=True)
total = 0
acc = []
for c in t['cost_of_treatment']:
    if c != c:
        c = 0
    total += c
    acc.append(total)
t['running'] = acc
result = t[['date_of_treatment', 'cost_of_treatment', 'running']]

# case: same-name-different-owner
# dogs names used by more than one owner
res = []
for nm, grp in Dogs.groupby('name'):
    if len(set(grp['owner_id'])) > 1:
        res.append({'name': nm, 'owners': sorted(set(grp['owner_id'].tolist()))})
result = res

# case: treatment-of-husky
# cost of treatments for breed HUS (there is none)
ids = Dogs.query("breed_code == 'HUS'")['dog_id']
t = Treatments[Treatments['dog_id'].isin(ids)]
result = {'rows': t.shape[0], 'total': t['cost_of_treatment'].sum(), 'mean': t['cost_of_treatment'].mean(), 'cols': list(t.columns)}
