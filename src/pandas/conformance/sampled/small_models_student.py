import pandas as pd
import numpy as np
import re
import math
import datetime
from collections import Counter, defaultdict, OrderedDict

student_df = pd.DataFrame([
    [1001, 'Smith', 'Linda', 18, 'F', 600, 1121, 'BAL'],
    [1002, 'Kim', 'Tracy', 19, 'F', 600, 7712, 'HKG'],
    [1003, 'Jones', 'Shiela', 21, 'F', 600, 7792, 'WAS'],
    [1004, 'Kumar', 'Dinesh', 20, 'M', 600, 8423, 'CHI'],
    [1005, 'Gompers', 'Paul', 26, 'M', 600, 1121, 'YYZ'],
    [1006, 'Schultz', 'Andy', 18, 'M', 600, 1148, 'BAL'],
    [1007, 'Apap', 'Lisa', 18, 'F', 550, 8918, 'PIT'],
    [1008, 'Nelson', 'Jandy', 20, 'F', 520, 9172, ' HKG'],
    [1009, 'Tai', 'Eric', 19, 'M', 520, 2192, None],
], columns=['StuID', 'LName', 'Fname', 'Age', 'Sex', 'Major', 'Advisor', 'city_code'])

has_pet_df = pd.DataFrame({
    'StuID': [1001, 1002, 1002, 1005, 1007, 1099],
    'PetID': [2001, 2002, 2003, 2004, 2005, 2006]
})

pets_df = pd.DataFrame({
    'PetID': ['2001', '2002', '2003', '2004', '2005'],
    'PetType': ['cat', 'dog', 'Dog', 'cat', 'hamster'],
    'pet_age': [3, 2, 1, np.nan, 2],
    'weight': ['12.0', '13.4', '9.3', '7.9', 'n/a']
})

faculty_df = pd.DataFrame({
    'FacID': [1121, 7712, 7792, 8423, 1148, 8918, 9172, 4444],
    'Lname': ['Giuliano', 'Goodrich', 'Masson', 'DeSimone', 'Awerbuch', 'Salzberg', 'Kosaraju', 'Nobody'],
    'Rank': ['Instructor', 'Professor', 'AsstProf', 'professor', 'Professor', 'AssocProf', 'Professor', None],
    'Building': ['NEB', 'NEB', 'Krieger', 'NEB', 'Shaffer', 'Barton', 'Shaffer', '']
})
# case: heavy-pets-count
# Find number of pets whose weight is heavier than 10.
n = 0
for w in pets_df['weight'].tolist():
    try:
        if float(w) > 10:
            n += 1
    except:
        pass
result = n
# case: weight-of-youngest-dog
dogs = pets_df[pets_df['PetType'].str.lower() == 'dog']
dogs = dogs.sort_values('pet_age')
if dogs.empty:
    result = None
else:
    result = dogs['weight'].values[0]
# case: max-weight-per-type-dict
max_weight = {}
for i, row in pets_df.iterrows():
    t = row['PetType'].lower()
    w = pd.to_numeric(row['weight'], errors='coerce')
    if t not in max_weight:
        max_weight[t] = w
    elif w > max_weight[t]:
        max_weight[t] = w
result = pd.DataFrame(list(max_weight.items()), columns=['PetType', 'max_weight'])
# case: students-with-cat-or-dog-first-names
has_pet_df['PetID'] = has_pet_df['PetID'].astype(str)
m = student_df.merge(has_pet_df, on='StuID').merge(pets_df, on='PetID')
m = m[(m['PetType'] == 'cat') | (m['PetType'] == 'dog')]
result = m[['Fname']].drop_duplicates()
# case: students-both-cat-and-dog
joined = has_pet_df.copy()
joined['type'] = joined['PetID'].apply(lambda p: pets_df[pets_df['PetID'] == str(p)]['PetType'].values)
joined['type'] = joined['type'].apply(lambda a: a[0].lower() if len(a) > 0 else None)
types = joined.groupby('StuID')['type'].apply(set)
ids = [sid for sid, ts in types.items() if 'cat' in ts and 'dog' in ts]
result = student_df[student_df['StuID'].isin(ids)]['Fname'].tolist()
# case: no-cat-major-age
cat_ids = pets_df.loc[pets_df['PetType'] == 'cat', 'PetID'].astype(int).tolist()
owners = has_pet_df[has_pet_df['PetID'].isin(cat_ids)]['StuID'].to_numpy()
mask = ~np.isin(student_df['StuID'].values, owners)
result = student_df.loc[mask, ['Major', 'Age']]
# case: pet-type-avg-age-agg-flatten
res = pets_df.groupby('PetType').agg({'pet_age': ['mean', 'max'], 'PetID': 'count'})
res.columns = [c[0] + '_' + c[1] for c in res.columns]
res = res.reset_index()
res['pet_age_mean'] = res['pet_age_mean'].fillna(0).astype(int)
result = res
# case: students-number-of-pets
# Find the id of students who have pets and how many pets each has
d = defaultdict(list)
for sid, pid in has_pet_df.values.tolist():
    d[sid].append(pid)
final = pd.DataFrame(columns=['StuID', 'cnt'])
for key in d.keys():
    final.loc[len(final)] = {'StuID': key, 'cnt': len(d[key])}
final['StuID'] = final['StuID'].astype(int)
final['cnt'] = final['cnt'].astype('int64')
result = final
# case: city-code-most-students
codes = student_df['city_code'].dropna().apply(lambda s: s.strip())
mode = codes.mode()
result = pd.DataFrame({'city_code': mode.tolist(), 'count': [int((codes == x).sum()) for x in mode]})
# case: avg-age-by-sex-of-pet-owners
owner_list = list(set(has_pet_df.StuID.tolist()))
sub = student_df.query('StuID in @owner_list')
f = sub[sub['Sex'] == 'F']['Age'].mean()
mm = sub[sub['Sex'] == 'M']['Age'].mean()
result = {'F': round(f, 2), 'M': round(mm, 2)}
# case: advisor-rank-professor
ranks = faculty_df.set_index('FacID')['Rank'].to_dict()
out = []
for _, s in student_df.iterrows():
    r = ranks.get(s['Advisor'])
    if r != None and r.lower() == 'professor':
        out.append((s['Fname'] + ' ' + s['LName'], r))
result = pd.DataFrame(out, columns=['student', 'rank']).sort_values('student', ignore_index=True)
# case: faculty-without-advisees
left = faculty_df.merge(student_df, left_on='FacID', right_on='Advisor', how='left')
left = left[left['StuID'].isnull()]
result = left[['FacID', 'Lname', 'Rank']]
# case: buildings-more-than-one-faculty
g = faculty_df.groupby('Building').size()
g = g[g > 1]
g = g.sort_values(ascending=False)
result = pd.DataFrame({'Building': g.index, 'cnt': g.values})
# case: oldest-student-per-sex-sort-dedupe
s = student_df.sort_values(['Sex', 'Age', 'LName'], ascending=[True, False, True])
s.drop_duplicates(subset='Sex', keep='first', inplace=True)
s = s[['Sex', 'Fname', 'LName', 'Age']]
s.index = range(1, len(s) + 1)
result = s
