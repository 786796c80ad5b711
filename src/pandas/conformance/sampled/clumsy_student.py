import pandas as pd
import numpy as np
import math
import statistics
from collections import Counter

Student = pd.DataFrame({
    'StuID': [1001, 1002, 1003, 1004, 1005, 1006, 1007, 1008, 1009, 1010],
    'LName': ['Smith', 'Kim', 'Jones', 'Kumar', 'Gompers', 'Schultz', 'Apap', 'Nelson', 'Tai', 'Lee'],
    'Fname': ['Linda', 'Tracy', 'Shiela', 'Dinesh', 'Paul', 'Andy', 'Lisa', 'Jandy', 'Eric', 'Derek'],
    'Age': [18, 19, 21, 20, 26, 18, 18, 20, 19, 17],
    'Sex': ['F', 'F', 'F', 'M', 'M', 'M', 'F', 'F', 'M', None],
    'Major': [600, 600, 600, 600, 600, 600, 600, 600, 550, 50],
    'Advisor': [1121.0, 7712.0, 7792.0, 8423.0, 1121.0, 1148.0, np.nan, 7792.0, 7712.0, np.nan],
    'city_code': ['BAL', 'HKG', 'WAS', 'CHI', 'YYZ', 'BAL', 'PIT', 'bal', 'YYZ', ''],
})
Has_Pet = pd.DataFrame({
    'StuID': [1001, 1002, 1002, 1003, 1005, 1005, 1099],
    'PetID': [2001, 2002, 2003, 2003, 2004, 2001, 2005],
})
Pets = pd.DataFrame({
    'PetID': [2001, 2002, 2003, 2004, 2005, 2006],
    'PetType': ['cat', 'dog', 'dog', 'Cat', 'hamster', None],
    'pet_age': [3, 2, 1, 4, np.nan, 0],
    'weight': ['12.0', '13.4', '9.3', ' 7.5', '', '0'],
})

# case: pets-heavier-10
# SELECT count(*) FROM pets WHERE weight > 10
count = 0
for w in Pets['weight'].tolist():
    try:
        if float(w) > 10:
            count += 1
    except:
        pass
result = count

# case: youngest-dog-weight
# SELECT weight FROM pets WHERE pettype = 'dog' ORDER BY pet_age LIMIT 1
dogs = Pets[Pets['PetType'] == 'dog'].copy()
dogs = dogs.sort_values('pet_age')
dogs = dogs.reset_index()
result = float(dogs['weight'][0])

# case: max-weight-per-type
# SELECT max(weight), petType FROM pets GROUP BY petType
p = Pets.copy()
p['weight'] = p['weight'].apply(lambda x: float('nan') if x.strip() == '' else float(x))
res = []
for t in p['PetType'].unique():
    if t == None:
        continue
    sub = p[p['PetType'] == t]
    m = sub['weight'].max()
    res.append([m, t])
result = pd.DataFrame(res, columns=['max(weight)', 'petType'])

# case: pets-of-older-20
# SELECT count(*) FROM student T1 JOIN has_pet T2 ON T1.stuid = T2.stuid WHERE T1.age > 20
cnt = 0
for _, s in Student.iterrows():
    if s['Age'] > 20:
        for _, h in Has_Pet.iterrows():
            if h['StuID'] == s['StuID']:
                cnt += 1
result = cnt

# case: dog-pets-female
# SELECT count(*) FROM student T1 JOIN has_pet T2 JOIN pets T3 WHERE T1.sex = 'F' AND T3.pettype = 'dog'
m1 = pd.merge(Student, Has_Pet, on='StuID')
m2 = pd.merge(m1, Pets, on='PetID')
m3 = m2[m2['Sex'] == 'F']
m4 = m3[m3['PetType'] == 'dog']
result = m4.shape[0]

# case: distinct-pet-types
# SELECT count(DISTINCT pettype) FROM pets
types = []
for x in Pets['PetType']:
    if str(x) == 'None' or str(x) == 'nan':
        continue
    if x.lower() not in types:
        types.append(x.lower())
result = len(types)

# case: cat-or-dog-owners
# SELECT DISTINCT T1.Fname FROM student T1 JOIN has_pet T2 JOIN pets T3 WHERE T3.pettype = 'cat' OR T3.pettype = 'dog'
merged = Student.merge(Has_Pet, on='StuID', how='inner').merge(Pets, on='PetID', how='inner')
merged['PetType'] = merged['PetType'].str.lower()
cond1 = merged['PetType'] == 'cat'
cond2 = merged['PetType'] == 'dog'
result = merged[cond1 | cond2]['Fname'].drop_duplicates().to_list()

# case: both-cat-and-dog
# owners of cat INTERSECT owners of dog
cat_owner = []
dog_owner = []
for i in range(len(Has_Pet)):
    pid = Has_Pet.iloc[i]['PetID']
    sid = Has_Pet.iloc[i]['StuID']
    ptype = Pets[Pets['PetID'] == pid]['PetType'].values[0]
    if ptype in ['cat', 'Cat']:
        cat_owner.append(sid)
    elif ptype == 'dog':
        dog_owner.append(sid)
both = [int(x) for x in cat_owner if x in dog_owner]
result = both

# case: no-cat-major-age
# SELECT major, age FROM student WHERE stuid NOT IN (SELECT stuid ... WHERE pettype = 'cat')
cat_ids = Has_Pet[Has_Pet['PetID'].isin(Pets[Pets['PetType'] == 'cat']['PetID'])]['StuID']
result = Student[~Student['StuID'].isin(cat_ids)][['Major', 'Age']]

# case: not-in-series-mistake
# SELECT stuid FROM student EXCEPT SELECT stuid FROM has_pet  (forgets that `in` on Series looks at the index)
out = []
for s in Student['StuID']:
    if s not in Has_Pet['StuID']:
        out.append(s)
result = len(out)

# case: youngest-pet-type
# SELECT pettype, weight FROM pets ORDER BY pet_age LIMIT 1
ages = Pets['pet_age'].tolist()
types = Pets['PetType'].tolist()
weights = Pets['weight'].tolist()
clean = [a for a in ages if a == a]
i = ages.index(min(clean))
result = [types[i], weights[i]]

# case: petid-weight-older-1
# SELECT petid, weight FROM pets WHERE pet_age > 1
result = Pets[Pets.pet_age > 1][['PetID', 'weight']].values.tolist()

# case: avg-max-age-type
# SELECT avg(pet_age), max(pet_age), pettype FROM pets GROUP BY pettype
g = Pets.groupby('PetType').agg({'pet_age': ['mean', 'max']})
g.columns = ['avg_age', 'max_age']
g = g.reset_index()
g = g[['avg_age', 'max_age', 'PetType']]
result = g

# case: avg-weight-type-mistake
# SELECT avg(weight), pettype FROM pets GROUP BY pettype
result = Pets.groupby('PetType')['weight'].mean().reset_index()

# case: students-with-pets-count
# SELECT count(*), T1.stuid FROM student T1 JOIN has_pet T2 GROUP BY T1.stuid
valid = Student['StuID'].tolist()
c = Counter([x for x in Has_Pet['StuID'].tolist() if x in valid])
result = pd.DataFrame({'StuID': list(c.keys()), 'count': list(c.values())})

# case: more-than-one-pet
# SELECT T1.fname, T1.sex FROM student T1 JOIN has_pet T2 GROUP BY T1.stuid HAVING count(*) > 1
Has = Has_Pet.copy()
Has['cnt'] = Has.groupby('StuID')['PetID'].transform('count')
Has = Has[Has['cnt'] > 1]
Has = Has.drop_duplicates(subset=['StuID'])
final = pd.merge(Has, Student, on='StuID', how='left')
final = final.drop(columns=['PetID', 'cnt'])
result = final[['Fname', 'Sex']].reset_index(drop=True)

# case: avg-age-without-pet
# SELECT avg(age) FROM student WHERE stuid NOT IN (SELECT stuid FROM has_pet)
total = 0
n = 0
have = Has_Pet['StuID'].values.tolist()
for row in Student.itertuples(index=False):
    if row.StuID in have:
        continue
    total = total + row.Age
    n = n + 1
if n == 0:
    result = None
else:
    result = int(total / n * 100) / 100

# case: median-age-by-hand
# median age of students
lst = sorted(Student['Age'].values)
n = len(lst)
if n % 2 == 0:
    med = (lst[n // 2 - 1] + lst[n // 2]) / 2
else:
    med = lst[n // 2]
result = {'median': med, 'same': bool(med == Student['Age'].median()), 'stat': statistics.median(Student['Age'].tolist())}

# case: city-code-normal
# SELECT city_code, count(*) FROM student GROUP BY city_code (case-insensitive)
tmp = Student.copy()
tmp['city2'] = ''
for i in tmp.index:
    v = tmp.at[i, 'city_code']
    if v == '' or v == None:
        tmp.at[i, 'city2'] = 'UNKNOWN'
    else:
        tmp.at[i, 'city2'] = v.upper()
result = tmp.groupby('city2').count()['StuID'].sort_index()

# case: advisor-load
# SELECT advisor, count(*) FROM student GROUP BY advisor HAVING count(*) >= 2
adv = {}
for a in Student['Advisor']:
    if math.isnan(a):
        continue
    key = int(a)
    if key in adv:
        adv[key] += 1
    else:
        adv[key] = 1
result = dict(sorted({k: v for k, v in adv.items() if v >= 2}.items(), key=lambda kv: kv[1], reverse=True))

# case: advisor-int-mistake
# SELECT stuid, CAST(advisor AS INT) FROM student
df = Student[['StuID', 'Advisor']].copy()
df['Advisor'] = df['Advisor'].astype(int)
result = df

# case: fullname-sorted
# SELECT fname || ' ' || lname FROM student ORDER BY lname, fname
names = list(zip(Student['LName'], Student['Fname']))
names.sort()
result = [f + ' ' + l for l, f in names]

# case: sex-pivot-age
# number and average age by sex, with a total row
rows = []
for sex in ['F', 'M', None]:
    if sex is None:
        sub = Student[Student['Sex'].isnull()]
        label = 'Unknown'
    else:
        sub = Student[Student['Sex'] == sex]
        label = sex
    rows.append({'Sex': label, 'n': len(sub), 'avg_age': round(sub['Age'].mean(), 1)})
df = pd.DataFrame(rows)
total = pd.DataFrame([['Total', df['n'].sum(), round(Student['Age'].mean(), 1)]], columns=df.columns)
result = pd.concat([df, total], ignore_index=True)

# case: oldest-per-city
# oldest student in each city, using temp columns
Student2 = Student.copy()
Student2['rank'] = Student2.groupby('city_code')['Age'].rank(method='first', ascending=False)
Student2 = Student2[Student2['rank'] == 1.0]
Student2 = Student2.set_index('city_code')
result = Student2['Fname'].to_dict()
