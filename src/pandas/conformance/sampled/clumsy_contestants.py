import pandas as pd
import numpy as np
import re
import math
from collections import defaultdict

contestants = pd.DataFrame({
    'contestant_number': [1, 2, 3, 4, 5, 6],
    'contestant_name': ['Tabatha Gehling', 'Kelly Clauss', 'Jessie Alloway', 'Loraine NYGREN', 'Rene Tai', None],
})
votes = pd.DataFrame({
    'vote_id': [1, 2, 3, 5, 6, 7, 8, 9, 10],
    'phone_number': [7182887233, 6209223523, 5022341290, 7182887233, 8888888888, 6209223523, 0, 5022341290, 7182887233],
    'state': ['NY', 'KS', 'KY', 'ny', 'CA', 'KS', '', None, 'NY'],
    'contestant_number': [2, 5, 3, 2, 9, 4, 3, 3, 2],
    'created': ['2018-03-09 18:09:41', '2018-03-09 18:09:41', '2018-03-09 18:10:09', '2018/03/10', '2018-03-11 00:00:00', '', None, '2018-03-09 23:59:59', '2018-03-12 07:07:07'],
})
orchestra = pd.DataFrame({
    'Orchestra_ID': [1, 2, 3, 4, 5, 6, 7],
    'Orchestra': ['London Symphony Orchestra', 'Buffalo Philharmonic', 'Orchestra of the Age of Enlightenment', 'Columbia Symphony Orchestra', 'Royal Philharmonic Orchestra', 'London Symphony Orchestra', 'Columbia Symphony Orchestra'],
    'Conductor_ID': [1, 2, 3, 4, 5, 4, 12],
    'Record_Company': ['Decca Records', 'Deutsche Harmonia Mundi', 'Mercury Records', 'Mercury Records', 'Decca Records', 'Decca records ', None],
    'Year_of_Founded': [2003.0, 2009.0, 2008.0, 2003.0, 2009.0, np.nan, 2008.0],
    'Major_Record_Format': ['CD', 'CD / LP', 'DVD', 'CD', 'LP', 'cd', ''],
})
conductor = pd.DataFrame({
    'Conductor_ID': [1, 2, 3, 4, 5, 6],
    'Name': ['Antal Doráti', 'Igor Stravinsky', 'Colin Davis', 'Paul Jorgensen', 'Antal Brown', 'Charles Dutoit'],
    'Age': ['40', '41', '42', '43', '44', 'n/a'],
    'Nationality': ['USA', 'UK', 'USA', 'UK', 'France', None],
    'Year_of_Work': [10, 11, 6, 20, 25, 0],
})
performance = pd.DataFrame({
    'Performance_ID': [1, 2, 3, 4, 5, 6],
    'Orchestra_ID': [1, 2, 3, 4, 4, 9],
    'Type': ['Auditions 1', 'Auditions 2', 'Finals', 'Semi-final 1', 'Semi-final 2', 'Finals'],
    'Date': ['9 June', '10 June', '11 June', '12 June', '13 June', '16 June'],
    'Official_ratings_(millions)': [5.2, 6.73, 7.28, 7.41, 7.51, None],
    'Weekly_rank': [12, 8, 6, 5, 4, 1],
    'Share': ['22.7%', '28.0%', '29.4%', '29.5%', '', None],
})

# case: contestants-desc
# SELECT contestant_name FROM contestants ORDER BY contestant_name DESC
lst = [x for x in contestants['contestant_name'].tolist() if x is not None]
lst.sort(reverse=True)
result = lst

# case: name-contains-al
# SELECT contestant_number, contestant_name FROM contestants WHERE contestant_name LIKE "%al%"
rows = []
for i, row in contestants.iterrows():
    n = row['contestant_name']
    if n != None and 'al' in n.lower():
        rows.append([row['contestant_number'], n])
result = pd.DataFrame(rows, columns=['contestant_number', 'contestant_name'])

# case: contains-nan-mask-mistake
# SELECT * FROM contestants WHERE contestant_name LIKE '%ai%'
result = contestants[contestants['contestant_name'].str.contains('ai')]

# case: least-votes-contestant
# SELECT T1.contestant_name FROM contestants T1 JOIN votes T2 GROUP BY T1.contestant_number ORDER BY count(*) LIMIT 1
cnt = votes['contestant_number'].value_counts()
cnt = cnt.to_dict()
best = None
for num in contestants['contestant_number'].tolist():
    if num in cnt:
        if best is None or cnt[num] < cnt[best]:
            best = num
result = contestants[contestants['contestant_number'] == best]['contestant_name'].values[0]

# case: no-votes
# SELECT contestant_number, contestant_name FROM contestants WHERE contestant_number NOT IN (...)
v = set(votes['contestant_number'].tolist())
c = contestants.copy()
c['voted'] = c['contestant_number'].apply(lambda q: True if q in v else False)
c = c[c['voted'] == False]
c = c.drop(['voted'], axis=1)
result = c.to_dict(orient='records')

# case: area-code-manual
# area code = first 3 digits of phone number; votes per area code
areas = []
for p in votes['phone_number']:
    s = str(p)
    if len(s) == 10:
        areas.append(int(s[:3]))
    else:
        areas.append(0)
votes_copy = votes.copy()
votes_copy['area'] = areas
result = votes_copy.groupby('area')['vote_id'].count().reset_index().rename(columns={'vote_id': 'votes'})

# case: max-create-date
# SELECT created, state, phone_number of the last vote
v = votes.copy()
v = v[v['created'].notna()]
v = v[v['created'] != '']
v['created'] = v['created'].apply(lambda s: s.replace('/', '-'))
v['created'] = v['created'].apply(lambda s: s + ' 00:00:00' if len(s) == 10 else s)
last = v[v['created'] == v['created'].max()]
result = tuple(last[['created', 'state', 'phone_number']].values[0].tolist())

# case: vote-day-counts
# votes per day; cut text
days = {}
for c in votes['created']:
    if c == None or c == '' or str(c) == 'nan':
        day = 'missing'
    else:
        day = c[:10].replace('/', '-')
    days.setdefault(day, 0)
    days[day] += 1
result = pd.Series(days).sort_index()

# case: states-both-contestants
# states that voted both for 2 and 3
s = {}
for st, grp in votes.groupby('state'):
    s[st] = set(grp['contestant_number'])
result = [k for k, val in s.items() if {2, 3}.issubset(val)]

# case: multi-voters
# phones that voted more than twice
vc = votes['phone_number'].value_counts()
phones = vc[vc > 2].index.tolist()
result = ['(%s) %s-%s' % (str(p)[:3], str(p)[3:6], str(p)[6:]) for p in phones]

# case: state-upper-pivot
# number of votes for each state and contestant
v = votes.copy()
v['state'] = [x.upper() if isinstance(x, str) and x != '' else 'NA' for x in v['state']]
result = v.groupby(['state', 'contestant_number']).size().unstack(fill_value=0)

# case: conductor-count
# SELECT count(*) FROM conductor
result = len(conductor.index)

# case: conductor-age-order
# SELECT Name FROM conductor ORDER BY Age ASC
d = {}
for n, a in zip(conductor['Name'], conductor['Age']):
    if a.isdigit():
        d[n] = int(a)
result = [k for k, v in sorted(d.items(), key=lambda item: item[1])]

# case: not-usa
# SELECT Name FROM conductor WHERE Nationality != 'USA'
c = conductor[conductor['Nationality'] != 'USA']
c = c[c['Nationality'].apply(lambda z: z is not None)]
result = c.Name.values.tolist()

# case: record-company-order
# SELECT Record_Company FROM orchestra ORDER BY Year_of_Founded DESC
o = orchestra.sort_values(by='Year_of_Founded', ascending=False, kind='mergesort', na_position='last')
out = []
for x in o['Record_Company']:
    if x is None:
        out.append('')
    else:
        out.append(x.strip().title())
result = out

# case: avg-not-finals-min-share
# SELECT max(SHARE), min(SHARE) FROM performance WHERE TYPE != "Finals"
p = performance[performance['Type'] != 'Finals'].copy()
p['Share'] = p['Share'].str.replace('%', '')
shares = []
for s in p['Share']:
    if s != '' and s is not None:
        shares.append(float(s))
result = [max(shares), min(shares), round(sum(shares) / len(shares), 2)]

# case: share-float-mistake
# SELECT avg(Share) FROM performance
performance['Share'] = performance['Share'].str.strip('%').astype(float)
result = performance['Share'].mean()

# case: conductor-most-years
# SELECT Name FROM conductor ORDER BY Year_of_Work DESC LIMIT 1
years = conductor['Year_of_Work'].values
pos = list(years).index(max(years))
result = conductor['Name'].values[pos]

# case: conductor-and-orchestra
# SELECT T1.Name, T2.Orchestra FROM conductor T1 JOIN orchestra T2 ON T1.Conductor_ID = T2.Conductor_ID
merged = orchestra.join(conductor.set_index('Conductor_ID'), on='Conductor_ID', how='inner')
merged = merged.loc[:, ['Name', 'Orchestra']]
merged = merged.sort_values(['Name', 'Orchestra'])
result = merged.reset_index(drop=True)

# case: more-than-one-orchestra
# SELECT T1.Name ... GROUP BY T2.Conductor_ID HAVING count(*) > 1
grouped = orchestra.groupby('Conductor_ID')
ids = []
for key, g in grouped:
    if g.shape[0] > 1:
        ids.append(key)
result = conductor[conductor['Conductor_ID'].isin(ids)]['Name'].squeeze()

# case: company-2003-and-2009
# SELECT Record_Company WHERE Year < 2003 INTERSECT Year > 2003 (normalised)
o = orchestra.dropna(subset=['Record_Company', 'Year_of_Founded']).copy()
o['rc'] = o['Record_Company'].str.strip().str.lower()
a = o[o['Year_of_Founded'] == 2003]['rc'].unique()
b = o[o['Year_of_Founded'] > 2003]['rc'].unique()
result = list(np.intersect1d(a, b))

# case: format-count-split
# SELECT count(*) FROM orchestra WHERE Major_Record_Format = "CD" OR "DVD" (any of several)
fmt = defaultdict(int)
for f in orchestra['Major_Record_Format']:
    for part in f.split('/'):
        part = part.strip().upper()
        if part:
            fmt[part] += 1
result = dict(fmt)

# case: orchestra-no-performance
# SELECT Orchestra FROM orchestra WHERE Orchestra_ID NOT IN (SELECT Orchestra_ID FROM performance)
x = pd.merge(orchestra[['Orchestra_ID', 'Orchestra']], performance[['Orchestra_ID', 'Performance_ID']], on='Orchestra_ID', how='left')
x = x[x['Performance_ID'].isnull()]
result = [str(i) + ':' + n for i, n in zip(x['Orchestra_ID'], x['Orchestra'])]

# case: rating-median-rank
# median rating, then which performances are above it
vals = performance['Official_ratings_(millions)'].dropna().sort_values().tolist()
mid = len(vals) // 2
median = vals[mid] if len(vals) % 2 == 1 else (vals[mid - 1] + vals[mid]) / 2
performance['above'] = performance['Official_ratings_(millions)'].apply(lambda r: 'yes' if r > median else ('no' if r <= median else '?'))
result = performance[['Type', 'above']].set_index('Type').to_dict()['above']
