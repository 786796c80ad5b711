import pandas as pd
import numpy as np
import math
from datetime import datetime, date
from itertools import combinations, groupby

Highschooler = pd.DataFrame({
    'ID': [1510, 1689, 1381, 1709, 1101, 1782, 1468, 1641, 1247, 1316],
    'name': ['Jordan', 'Gabriel', 'Tiffany', 'Cassandra', 'Haley', 'Andrew', 'Kris', 'Brittany', 'Alexis', 'Kyle'],
    'grade': [9, 9, 9, 9, 10, 10, 10, 10, 11, 12],
})
Friend = pd.DataFrame({
    'student_id': [1510, 1510, 1689, 1381, 1709, 1101, 1782, 1468, 1247, 1247, 5000],
    'friend_id': [1381, 1689, 1709, 1247, 1247, 1782, 1316, 1101, 1316, 1510, 1510],
})
Likes = pd.DataFrame({
    'student_id': [1689, 1709, 1782, 1468, 1641, 1316, 1247],
    'liked_id': [1709, 1689, 1709, 1101, 1468, 1304, 1468],
})
Students = pd.DataFrame({
    'student_id': [1, 2, 3, 4, 5, 6, 7],
    'current_address_id': [12, 4, 7, 13, None, 4, 12],
    'permanent_address_id': [15, 4, 14, 13, 3, 4, 15],
    'first_name': ['Timmothy', 'Hobart', 'Warren', 'Jarvis', 'Milton', 'Stanford', 'TIMMOTHY'],
    'middle_name': ['Anna', None, 'Lucie', '', 'Barney', 'Graciela', 'anna'],
    'last_name': ['Ward', 'Balistreri', 'Wisoky', 'Aufderhar', 'Kovacek', 'Lang', 'Ward '],
    'cell_mobile_number': ['(096)889-8954x5091', '1-009-710-5151', '06842173292', '700.950.9955x31191', None, '1-325-143-5225x02', ''],
    'date_first_registered': ['1971-02-05 07:28:23', '1976-10-26 02:33:06', '2007-01-29 20:36:24', '2008-11-12', '1995-05-10 18:10:14', None, '31.12.1999'],
    'date_left': ['1971-06-02 19:55:49', '2013-05-10 17:06:11', '1971-03-05 06:28:23', None, '2018-01-24 01:13:05', '2017-08-18 10:49:36', ''],
})
Student_Enrolment = pd.DataFrame({
    'student_enrolment_id': [1, 2, 3, 4, 5, 6, 7, 8],
    'degree_program_id': [9, 4, 2, 7, 13, 4, 4, 99],
    'semester_id': [13, 2, 7, 10, 13, 2, 13, 1],
    'student_id': [3, 6, 1, 2, 1, 3, 2, 44],
})
Degree_Programs = pd.DataFrame({
    'degree_program_id': [2, 4, 7, 9, 13, 14],
    'degree_summary_name': ['Bachelor', 'Master', 'Bachelor', 'PHD', 'Bachelor', 'master'],
    'department_id': [13, 2, 5, 13, 2, None],
})

# case: kyle-grade
# SELECT grade FROM Highschooler WHERE name = "Kyle"
r = Highschooler[Highschooler.name == 'Kyle'].grade
result = int(r.iloc[0])

# case: grade-counts
# SELECT grade, count(*) FROM Highschooler GROUP BY grade
g = Highschooler.groupby('grade')['ID'].count()
res = {}
for k, v in g.items():
    res[k] = v
result = res

# case: grade-most-students
# SELECT grade FROM Highschooler GROUP BY grade ORDER BY count(*) DESC LIMIT 1
grades = Highschooler['grade'].tolist()
best = None
bestc = 0
for g in sorted(set(grades)):
    if grades.count(g) > bestc:
        bestc = grades.count(g)
        best = g
result = [best, bestc]

# case: having-four
# SELECT grade FROM Highschooler GROUP BY grade HAVING count(*) >= 4
tmp = Highschooler.groupby('grade').count().reset_index()
tmp = tmp.loc[tmp['ID'] >= 4, 'grade']
result = list(tmp)

# case: friends-per-student
# SELECT T2.name, count(*) FROM friend T1 JOIN highschooler T2 ON T1.student_id = T2.id GROUP BY T1.student_id
names = []
counts = []
for sid in Friend['student_id'].unique():
    h = Highschooler[Highschooler['ID'] == sid]
    if h.empty:
        continue
    names.append(h['name'].to_list()[0])
    counts.append(len(Friend[Friend['student_id'] == sid]))
result = pd.DataFrame({'name': names, 'count': counts})

# case: name-in-loop-mistake
# names of friends of Jordan
jid = Highschooler[Highschooler['name'] == 'Jordan']['ID']
result = Friend[Friend['student_id'] == jid]['friend_id'].tolist()

# case: kyle-friends-names
# SELECT T3.name FROM Friend T1 JOIN Highschooler T2 ... WHERE T2.name = "Alexis"
sid = Highschooler[Highschooler['name'] == 'Alexis']['ID'].values[0]
fids = Friend[Friend['student_id'] == sid]['friend_id'].values
result = []
for f in fids:
    for i in range(len(Highschooler)):
        if Highschooler.at[i, 'ID'] == f:
            result.append(Highschooler.at[i, 'name'])

# case: no-friends
# SELECT name FROM Highschooler EXCEPT those in Friend
all_ids = Highschooler['ID'].tolist()
has = Friend['student_id'].tolist()
no = []
for a in all_ids:
    if has.count(a) == 0:
        no.append(a)
no_df = pd.DataFrame(no, columns=['ID'])
result = no_df.merge(Highschooler, on='ID', how='left')

# case: liked-and-friends
# ids in both friend and likes
a = Friend.student_id.unique()
b = Likes.liked_id.unique()
result = sorted(int(x) for x in set(a).intersection(b))

# case: mutual-likes
# pairs who like each other
pairs = []
for i, r1 in Likes.iterrows():
    for j, r2 in Likes.iterrows():
        if r1['student_id'] == r2['liked_id'] and r1['liked_id'] == r2['student_id'] and r1['student_id'] < r2['student_id']:
            pairs.append((int(r1['student_id']), int(r2['student_id'])))
d = dict(zip(Highschooler['ID'], Highschooler['name']))
result = [(d[x], d[y]) for x, y in pairs]

# case: most-liked
# SELECT T2.name FROM likes T1 JOIN highschooler T2 ON T1.liked_id = T2.id GROUP BY liked_id ORDER BY count(*) DESC LIMIT 1
lk = Likes.groupby('liked_id').count().reset_index().rename(columns={'student_id': 'n', 'liked_id': 'ID'})
lk = pd.merge(lk, Highschooler, on='ID', how='inner')
lk = lk.sort_values(['n', 'name'], ascending=[False, True])
result = lk[['name', 'n']].iloc[0].to_dict()

# case: avg-grade-with-friends
# SELECT avg(grade) FROM Highschooler WHERE id IN (SELECT student_id FROM friend)
ids = list(set(Friend['student_id']))
result = Highschooler[Highschooler['ID'].isin(ids)]['grade'].values.mean()

# case: grade-same-friends
# friendships between students of the same grade, of different grades and unknown
h = Highschooler[['ID', 'grade']]
f = Friend.merge(h, left_on='student_id', right_on='ID', how='left').merge(h, left_on='friend_id', right_on='ID', how='left')
def kind(row):
    if row['grade_x'] != row['grade_x'] or row['grade_y'] != row['grade_y']:
        return 'unknown'
    if row['grade_x'] == row['grade_y']:
        return 'same'
    elif row['grade_x'] < row['grade_y']:
        return 'older friend'
    return 'younger friend'
f['kind'] = f.apply(kind, axis=1)
result = f['kind'].value_counts().sort_index()

# case: fullname-no-middle
# full name of students, skipping missing middle name
full = []
for i, s in Students.iterrows():
    parts = [s['first_name'], s['middle_name'], s['last_name']]
    parts = [p.strip().title() for p in parts if p is not None and str(p) != 'nan' and p != '']
    full.append(' '.join(parts))
result = full

# case: first-registered
# SELECT first_name, middle_name, last_name FROM Students ORDER BY date_first_registered ASC LIMIT 1
s = Students.copy()
def to_date(x):
    if x is None or x == '':
        return pd.NaT
    if '.' in x:
        return datetime.strptime(x, '%d.%m.%Y')
    return datetime.strptime(x[:10], '%Y-%m-%d')
s['reg'] = s['date_first_registered'].apply(to_date)
s = s.sort_values('reg')
result = s.iloc[0][['first_name', 'middle_name', 'last_name']].tolist()

# case: registered-year-str
# year of registration as int
yrs = []
for d in Students['date_first_registered'].values:
    try:
        yrs.append(int(d[0:4]))
    except:
        yrs.append(None)
result = pd.DataFrame({'student_id': Students['student_id'], 'year': yrs})

# case: left-before-registered
# students whose left date is before registered date
bad = []
for k in range(len(Students)):
    a = Students['date_first_registered'][k]
    b = Students['date_left'][k]
    if a and b and a == a and b == b:
        if b[:10] < a[:10]:
            bad.append(Students['student_id'][k].item())
result = bad

# case: date-subtract-mistake
# days between registration and leaving
s = Students.copy()
s['days'] = s['date_left'] - s['date_first_registered']
result = s[['student_id', 'days']]

# case: program-most-enrolled
# SELECT degree_summary_name ... GROUP BY ORDER BY count(*) DESC LIMIT 1
m = Student_Enrolment.merge(Degree_Programs, on='degree_program_id')
m['degree_summary_name'] = m['degree_summary_name'].str.lower()
result = m['degree_summary_name'].value_counts().reset_index().values.tolist()

# case: enrolled-twice-semester
# semesters with both Master and Bachelor enrolled
m = Student_Enrolment.merge(Degree_Programs, how='left', on='degree_program_id')
master = m[m['degree_summary_name'] == 'Master']['semester_id'].drop_duplicates()
bach = m[m['degree_summary_name'] == 'Bachelor']['semester_id'].drop_duplicates()
result = [x for x in master if x in bach.values]

# case: same-address-count
# SELECT count(*) FROM Students WHERE current_address_id = permanent_address_id
n = 0
for c, p in Students[['current_address_id', 'permanent_address_id']].values:
    if c == p:
        n += 1
result = n

# case: address-most-students
# SELECT current_address_id, count(*) GROUP BY ... ORDER BY count(*) DESC
ad = Students.groupby('current_address_id')['student_id'].nunique().reset_index()
ad.columns = ['address', 'n']
ad['address'] = ad['address'].astype('int')
mx = ad['n'].max()
result = ad[ad['n'] == mx].reset_index(drop=True)

# case: phone-extension
# students with a phone extension
ext = Students['cell_mobile_number'].fillna('').apply(lambda s: s.split('x')[1] if 'x' in s else '')
df = pd.DataFrame({'id': Students['student_id'].tolist(), 'ext': ext.tolist()})
df = df[df['ext'] != '']
df['ext'] = df['ext'].astype(int)
result = df.set_index('id')['ext'].to_dict()

# case: enrol-count-outer
# number of enrolments for each student, zero when none
cnts = Student_Enrolment['student_id'].value_counts()
out = []
for sid in Students['student_id']:
    if sid in cnts:
        out.append(cnts[sid])
    else:
        out.append(0)
s2 = Students[['student_id', 'first_name']].copy()
s2['n'] = out
s2 = s2.sort_values(by=['n', 'first_name'], ascending=[False, True], key=lambda col: col.str.lower() if col.dtype == object else col)
result = s2
