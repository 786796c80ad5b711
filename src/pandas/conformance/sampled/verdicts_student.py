import pandas as pd
import numpy as np
import math
import re
from collections import Counter, defaultdict
from functools import reduce
import itertools
import operator

# Spider pets_1 / college
student = pd.DataFrame({
    'StuID': [1001, 1002, 1003, 1004, 1005, 1006, 1007, 1008, 1009],
    'LName': ['Smith', 'Kim', 'Jones', 'Kumar', 'Gompers', 'Schultz', "O'Neil", 'kim', None],
    'Fname': ['Linda', 'Tracy', 'Shiela', 'Dinesh', 'Paul', 'Andy', 'Sean', 'Tracy', 'Mark'],
    'Age': [18, 19, 21, 20, 26, 18, None, 19, 27],
    'Sex': ['F', 'F', 'F', 'M', 'M', 'M', 'm', '', None],
    'Major': [600, 600, 600, 600, 50, 600, 520, 520, 540],
    'Advisor': [1121, 7712, 7792, 8423, 1121, None, 7712, 9999, 8423],
    'city_code': ['BAL', 'HKG', 'WAS', 'CHI', 'YYZ', 'BAL', None, 'hkg', 'BAL'],
})
has_pet = pd.DataFrame({'StuID': [1001, 1002, 1002, 1005, 1009, 1111], 'PetID': [2001, 2002, 2003, 2003, 2004, 2001]})
pets = pd.DataFrame({
    'PetID': [2001, 2002, 2003, 2004, 2005],
    'PetType': ['cat', 'dog', 'dog', 'Dog', None],
    'pet_age': [3, 2, 1, 0, 7],
    'weight': [12.0, 13.4, 9.3, None, 9.3],
})
enrolled = pd.DataFrame({
    'StuID': [1001, 1001, 1001, 1002, 1002, 1003, 1004, 1005, 1005, 1008, 1008],
    'CID': ['600.301', '600.302', '600.303', '600.301', '550.681', '600.301', '600.302', '050.102', None, '600.301', '600.301'],
    'Grade': ['A', 'B+', 'C', 'A-', 'W', 'F', None, 'B', 'A', 'A', 'B'],
    'Hours': [3, 3, 1, 3, 4, 3, 3, 4, 0, 3, 3],
})
gradeconversion = pd.DataFrame({'lettergrade': ['A', 'A-', 'B+', 'B', 'C', 'F'], 'gradepoint': [4.0, 3.7, 3.3, 3.0, 2.0, 0.0]})

# case: students-with-dog-not-cat
# SQL: SELECT DISTINCT s.StuID FROM student s JOIN has_pet h USING(StuID) JOIN pets p USING(PetID) WHERE p.PetType='dog'
#      AND s.StuID NOT IN (SELECT h.StuID FROM has_pet h JOIN pets p USING(PetID) WHERE p.PetType='cat')
hp = has_pet.merge(pets, on='PetID')
dog = hp.loc[hp['PetType'] == 'dog', 'StuID']
cat = hp.loc[hp['PetType'] == 'cat', 'StuID']
expected = student.loc[student['StuID'].isin(dog) & ~student['StuID'].isin(cat), 'StuID'].tolist()
second = sorted((set(dog) - set(cat)) & set(student['StuID']))
result = {'expected': expected, 'ok': expected == second}

# case: gpa-weighted
# SQL: SELECT StuID, ROUND(SUM(gradepoint * Hours) / SUM(Hours), 3) gpa FROM enrolled JOIN gradeconversion ON Grade = lettergrade GROUP BY StuID ORDER BY gpa DESC, StuID
j = enrolled.merge(gradeconversion, left_on='Grade', right_on='lettergrade')
j['w'] = j['gradepoint'] * j['Hours']
s = j.groupby('StuID')[['w', 'Hours']].sum()
expected = (s['w'] / s['Hours'].replace(0, np.nan)).round(3).reset_index(name='gpa').sort_values(['gpa', 'StuID'], ascending=[False, True])
second = j[j['Hours'] > 0].groupby('StuID')[['gradepoint', 'Hours']].apply(lambda d: round(np.average(d['gradepoint'], weights=d['Hours']), 3))
result = {
    'expected': expected.reset_index(drop=True),
    'close': bool(np.isclose(expected.set_index('StuID')['gpa'].sort_index(), second).all()),
}

# case: avg-age-no-pet
# SQL: SELECT AVG(Age) FROM student WHERE StuID NOT IN (SELECT StuID FROM has_pet)
expected = student.loc[~student.StuID.isin(has_pet.StuID)].Age.mean()
second = np.nanmean(student[['StuID', 'Age']].merge(has_pet, how='left').query('PetID != PetID')['Age'])
result = {'expected': float(expected), 'same': bool(abs(expected - second) < 1e-9)}

# case: group-sex-normalized
# SQL: SELECT COALESCE(NULLIF(UPPER(Sex), ''), '?') sx, COUNT(*), MIN(Age), MAX(Age), AVG(Age) FROM student GROUP BY sx
sx = student['Sex'].str.upper().where(lambda s: s != '').fillna('?').rename('sx')
expected = student.groupby(sx)['Age'].agg(['size', 'min', 'max', 'mean'])
second = pd.DataFrame.from_dict({
    k: {'size': len(g), 'min': g['Age'].min(), 'max': g['Age'].max(), 'mean': g['Age'].sum() / g['Age'].count()}
    for k, g in student.groupby(sx)
}, orient='index')
diff = (expected.astype(float) - second.astype(float)).abs().max().max()
result = {'max_diff': float(diff), 'expected': expected.reset_index().values.tolist(), 'match': bool(diff < 1e-9)}

# case: advisor-most-students-tie
# SQL: SELECT Advisor FROM student GROUP BY Advisor ORDER BY COUNT(*) DESC LIMIT 1
vc = student['Advisor'].value_counts()
tied = set(vc.index[vc.eq(vc.max())].astype(int))
mode = set(student['Advisor'].mode().astype(int))
result = {'tied': sorted(tied), 'mode_same': tied == mode, 'count': int(vc.iloc[0])}

# case: heaviest-pet-per-type
# SQL: SELECT PetType, MAX(weight) FROM pets GROUP BY PetType
expected = pets.groupby('PetType', dropna=False)['weight'].max()
rows = {(None if pd.isna(k) else k, None if pd.isna(v) else v) for k, v in expected.items()}
second = set()
for t in pets['PetType'].drop_duplicates():
    w = pets.loc[pets['PetType'].isna() if t is None else pets['PetType'] == t, 'weight'].dropna()
    second.add((t, None if w.empty else w.max()))
result = {'rows': sorted(rows, key=str), 'equal': rows == second}

# case: enrolled-in-all-600-courses
# SQL: division: students enrolled in every course with CID LIKE '600%'
courses = enrolled.loc[enrolled['CID'].str.startswith('600', na=False), 'CID'].unique()
t = pd.crosstab(enrolled['StuID'], enrolled['CID']).reindex(columns=courses).gt(0)
expected = t.index[t.all(axis=1)].tolist()
second = [k for k, s in enrolled.groupby('StuID')['CID'].agg(set).items() if set(courses).issubset(s)]
assert expected == second
result = {'expected': expected, 'courses': sorted(courses)}

# case: distinct-vs-count-cid
# SQL: SELECT StuID, COUNT(*), COUNT(CID), COUNT(DISTINCT CID) FROM enrolled GROUP BY StuID HAVING COUNT(*) <> COUNT(DISTINCT CID)
g = enrolled.groupby('StuID')['CID'].agg(['size', 'count', 'nunique'])
expected = g[g['size'] != g['nunique']]
chk = []
for k, grp in itertools.groupby(enrolled.sort_values('StuID').to_dict('records'), key=operator.itemgetter('StuID')):
    ids = [r['CID'] for r in grp]
    trip = (len(ids), sum(i is not None for i in ids), len({i for i in ids if i is not None}))
    if trip[0] != trip[2]:
        chk.append((k, *trip))
result = {'expected': list(expected.itertuples(name=None)), 'ok': list(expected.itertuples(name=None)) == chk}

# case: union-all-literal-totals
# SQL: SELECT 'students' t, COUNT(*) n FROM student UNION ALL SELECT 'pets', COUNT(*) FROM pets UNION ALL SELECT 'owners', COUNT(DISTINCT StuID) FROM has_pet ORDER BY n DESC
expected = pd.DataFrame([('students', len(student)), ('pets', pets.shape[0]), ('owners', has_pet['StuID'].nunique())], columns=['t', 'n']).sort_values('n', ascending=False, kind='stable', ignore_index=True)
second = pd.Series({'students': student.index.size, 'pets': pets['PetID'].count(), 'owners': len(set(has_pet['StuID']))}, name='n').rename_axis('t').sort_values(ascending=False, kind='stable').reset_index()
result = {'equals': expected.equals(second), 'expected': expected.to_dict(orient='records')}

# case: city-intersect-sex
# SQL: SELECT UPPER(city_code) FROM student WHERE Sex='F' INTERSECT SELECT UPPER(city_code) FROM student WHERE Sex <> 'F'
f = student['Sex'].eq('F')
nf = student['Sex'].notna() & ~f
A = set(student.loc[f, 'city_code'].str.upper())
B = set(student.loc[nf, 'city_code'].str.upper())
expected = sorted(x for x in A & B if isinstance(x, str))
second = np.intersect1d(student.loc[f, 'city_code'].str.upper().dropna(), student.loc[nf, 'city_code'].str.upper().dropna()).tolist()
result = {'expected': expected, 'ok': expected == second, 'sizes': (len(A), len(B))}

# case: initials
# SQL: SELECT SUBSTR(Fname,1,1) || '.' || COALESCE(SUBSTR(LName,1,1) || '.', '') AS ini, LENGTH(Fname || COALESCE(LName,'')) FROM student ORDER BY 2 DESC, 1
ini = student['Fname'].str[0] + '.' + (student['LName'].str[0] + '.').fillna('')
n = (student['Fname'] + student['LName'].fillna('')).str.len()
expected = pd.DataFrame({'ini': ini, 'n': n}).sort_values(['n', 'ini'], ascending=[False, True], ignore_index=True)
second = sorted(
    (f[0] + '.' + (l[0] + '.' if l else ''), len(f + (l or ''))) for f, l in zip(student['Fname'], student['LName'])
)
second.sort(key=lambda p: -p[1])
result = {'expected': expected.values.tolist(), 'ok': list(map(list, second)) == expected.values.tolist()}

# case: second-oldest-age
# SQL: SELECT MAX(Age) FROM student WHERE Age < (SELECT MAX(Age) FROM student)
a = student['Age']
expected = a[a < a.max()].max()
second = sorted(a.dropna().unique())[-2]
third = a.drop_duplicates().nlargest(2).iloc[-1]
result = {'expected': expected, 'all_equal': expected == second == third}

# case: truthy-series-mistake
# SQL: SELECT CASE WHEN AVG(Age) > 20 THEN 'old' ELSE 'young' END FROM student GROUP BY Major
g = student.groupby('Major')['Age'].mean()
label = 'old' if g > 20 else 'young'
result = {'label': label}

# case: cumulative-hours-window
# SQL: SELECT StuID, CID, SUM(Hours) OVER (PARTITION BY StuID ORDER BY CID ROWS UNBOUNDED PRECEDING) FROM enrolled ORDER BY StuID, CID
e = enrolled.sort_values(['StuID', 'CID'], na_position='first', kind='stable').reset_index(drop=True)
e['cum'] = e.groupby('StuID')['Hours'].cumsum()
e['cum2'] = e.groupby('StuID')['Hours'].expanding().sum().reset_index(level=0, drop=True).astype(int)
total_ok = e.groupby('StuID')['cum'].last().eq(enrolled.groupby('StuID')['Hours'].sum()).all()
result = {'ok': bool((e['cum'] == e['cum2']).all() and total_ok), 'cum': e.groupby('StuID')['cum'].agg(list).to_dict()}

# case: ratio-null-denominator
# SQL: SELECT p.PetID, p.weight / NULLIF(p.pet_age, 0) FROM pets p ORDER BY 2 DESC NULLS FIRST
r = pets['weight'].div(pets['pet_age'].where(pets['pet_age'] != 0))
expected = pets[['PetID']].assign(r=r.round(4)).sort_values('r', ascending=False, na_position='first')
second = []
for p in pets.itertuples():
    v = None if p.pet_age == 0 or math.isnan(p.weight) else round(p.weight / p.pet_age, 4)
    second.append((p.PetID, v))
second.sort(key=lambda t: (t[1] is not None, -(t[1] or 0)))
got = [(int(a), None if pd.isna(b) else b) for a, b in expected.itertuples(index=False)]
result = {'got': got, 'match': got == second}

# case: shared-pets-pairs
# SQL: SELECT a.StuID, b.StuID, a.PetID FROM has_pet a JOIN has_pet b ON a.PetID = b.PetID AND a.StuID < b.StuID
m = has_pet.merge(has_pet, on='PetID', suffixes=('1', '2'))
expected = m[m['StuID1'].lt(m['StuID2'])][['StuID1', 'StuID2', 'PetID']].to_records(index=False).tolist()
second = [
    (x, y, p) for p, g in has_pet.groupby('PetID')['StuID'] for x, y in itertools.combinations(sorted(g), 2)
]
result = {'expected': expected, 'ok': sorted(expected) == sorted(second)}

# case: major-above-overall-count
# SQL: SELECT Major, COUNT(*) c FROM student GROUP BY Major HAVING c > (SELECT AVG(c) FROM (SELECT COUNT(*) c FROM student GROUP BY Major))
c = student.groupby('Major').size()
expected = c[c > c.mean()].to_dict()
cc = Counter(student['Major'])
avg = sum(cc.values()) / len(cc)
result = {'expected': expected, 'avg': avg, 'verdict': expected == {k: v for k, v in cc.items() if v > avg}}

# case: order-by-case-expression
# SQL: SELECT StuID FROM student ORDER BY CASE city_code WHEN 'HKG' THEN 1 WHEN 'BAL' THEN 2 ELSE 3 END, Age DESC, StuID
pr = student['city_code'].map({'HKG': 1, 'BAL': 2}).fillna(3).astype(int)
expected = student.assign(pr=pr).sort_values(['pr', 'Age', 'StuID'], ascending=[True, False, True])['StuID'].tolist()
cat = pd.Categorical(student['city_code'].where(student['city_code'].isin(['HKG', 'BAL']), 'ZZZ'), categories=['HKG', 'BAL', 'ZZZ'], ordered=True)
second = student.assign(c=cat).sort_values(by=['c', 'Age', 'StuID'], ascending=[True, False, True])['StuID'].tolist()
result = {'expected': expected, 'ok': expected == second}

# case: four-table-join-dedupe
# SQL: SELECT DISTINCT s.Fname, p.PetType, e.CID FROM student s JOIN has_pet h USING(StuID) JOIN pets p USING(PetID) JOIN enrolled e USING(StuID) WHERE p.weight < 13 ORDER BY 1, 3
j = reduce(lambda l, r: l.merge(r), [student[['StuID', 'Fname']], has_pet, pets, enrolled[['StuID', 'CID']]])
expected = j.loc[j['weight'] < 13, ['Fname', 'PetType', 'CID']].drop_duplicates().sort_values(['Fname', 'CID'], na_position='first')
second = set()
for s, h, p, e in itertools.product(student.itertuples(), has_pet.itertuples(), pets.itertuples(), enrolled.itertuples()):
    if s.StuID == h.StuID == e.StuID and h.PetID == p.PetID and p.weight < 13:
        second.add((s.Fname, p.PetType, e.CID))
got = [tuple(r) for r in expected.values.tolist()]
result = {'got': got, 'set_equal': set(got) == second}

# case: trim-quote-names
# SQL: SELECT REPLACE(LName, '''', '') FROM student WHERE LName GLOB '[A-Z]*' AND LENGTH(LName) BETWEEN 3 AND 6 ORDER BY 1
l = student['LName'].dropna()
m = l.str.match('[A-Z]') & l.str.len().between(3, 6)
expected = l[m].str.replace("'", '').sort_values(ignore_index=True)
second = sorted(x.translate({39: None}) for x in l if x[0].isupper() and 3 <= len(x) <= 6)
result = {'expected': expected.tolist(), 'verdict': expected.tolist() == second}

# case: generic-compare-ignoring-order
# SQL: SELECT Major, AVG(Age) AS avg_age, COUNT(*) AS n FROM student GROUP BY Major
def compare(a, b, ordered=False):
    if a.shape != b.shape:
        return {'ok': False, 'why': f'shape {a.shape} vs {b.shape}'}
    A, B = ([tuple(round(float(v), 3) if pd.notna(v) else None for v in r) for r in x.to_numpy()] for x in (a, b))
    if not ordered:
        A, B = Counter(A), Counter(B)
    return {'ok': A == B, 'why': '' if A == B else 'values'}


exp = student.groupby('Major', as_index=False).agg(avg_age=('Age', 'mean'), n=('StuID', 'count'))
shuffled = exp.iloc[::-1]
no_null = student.dropna(subset=['Age']).groupby('Major', as_index=False).agg(avg_age=('Age', 'mean'), n=('StuID', 'count'))
result = {
    'same': compare(exp, shuffled),
    'ordered': compare(exp, shuffled, ordered=True),
    'no_null': compare(exp, no_null),
    'short': compare(exp, exp.head(2)),
}
