import pandas as pd
import numpy as np
import math

students_df = pd.DataFrame({
    'StuID': [1001, 1002, 1003, 1004, 1005, 1006, 1007],
    'LName': ['Smith', 'Kim', 'Jones', 'Kumar', 'Gompers', 'Schultz', 'Smith'],
    'Fname': ['Linda', 'Tracy', 'Shiela', 'Dinesh', 'Paul', 'Andy', 'LINDA'],
    'Age': [18, 19, 21, 20, 26, 18, None],
    'Sex': ['F', 'F', 'F', 'M', 'M', 'M', ''],
    'Major': [600, 600, 600, 520, '520', 'undeclared', 600],
    'city_code': ['BAL', 'HKG', 'WAS', 'CHI', 'YYZ', 'BAL', None],
})

grades_df = pd.DataFrame({
    'StuID': [1001, 1001, 1002, 1002, 1003, 1004, 1004, 1005, 1006, 1006],
    'course': ['Math', 'Physics', 'Math', 'Art', 'Math', 'Art', 'Physics', 'Math', 'Math', 'Art'],
    'grade': ['A', 'B+', 'C', 'A-', 'B', 'F', 'A', None, 'A', 'b'],
    'score': [95, 88, 72, 91, 85, 40, 97, np.nan, 95, 84],
})

clubs_df = pd.DataFrame({
    'club': ['Chess', 'Drama', 'Robotics', 'Empty Club'],
    'members': ['1001;1002;1006', '1003', '1004;1005;1004', ''],
    'budget': ['1000', '250.75', None, '0'],
})
# case: groupby-mixed-major-sort
result = students_df.groupby('Major')['StuID'].count().reset_index()
# case: sort-mixed-major
result = students_df.sort_values('Major')[['StuID', 'Major']]
# case: filter-mixed-major
result = students_df[students_df['Major'] == 520][['Fname', 'LName', 'Major']]
# case: max-mixed-major
top = students_df['Major'].max()
result = students_df[students_df['Major'] == top]
# case: gpa-map-dict-get-chain
points = {'A': 4.0, 'B': 3.0, 'C': 2.0, 'F': 0.0}
mods = {'+': 0.3, '-': -0.3}

def to_points(g):
    if g is None:
        return None
    return points.get(g[0].upper(), 0) + mods.get(g[1:], 0)

grades_df['points'] = grades_df['grade'].apply(to_points)
result = grades_df.groupby('StuID')['points'].mean().round(2).reset_index()
# case: gpa-map-index-error
points = {'A': 4.0, 'B': 3.0, 'C': 2.0, 'F': 0.0}
grades_df['points'] = [points[g[0]] for g in grades_df['grade']]
result = grades_df.groupby('StuID')['points'].mean()
# case: explode-unsplit
members = clubs_df.explode('members')
members['StuID'] = members['members'].astype(int)
result = members.merge(students_df, on='StuID')[['club', 'Fname']]
# case: explode-split-coerce
members = clubs_df.assign(StuID=clubs_df['members'].str.split(';')).explode('StuID')
members['StuID'] = pd.to_numeric(members['StuID'])
res = members.merge(students_df[['StuID', 'Fname']], on='StuID', how='left')
result = res[['club', 'StuID', 'Fname']].drop_duplicates()
# case: chained-assignment
students_df[students_df['Sex'] == '']['Sex'] = 'Unknown'
result = students_df['Sex'].value_counts()
# case: chained-assignment-column-first
students_df['Age'][students_df['StuID'] == 1007] = 22
result = students_df[['StuID', 'Age']]
# case: closures-late-binding
checks = {}
for limit in (50, 75, 90):
    checks['above_%d' % limit] = lambda s: bool((s > limit).any())
result = pd.DataFrame({name: grades_df.groupby('course')['score'].apply(fn) for name, fn in checks.items()})
# case: agg-mean-on-all-columns
merged = grades_df.merge(students_df, on='StuID')
result = merged.groupby('Sex').mean()
# case: agg-numeric-only
merged = grades_df.merge(students_df, on='StuID')
result = merged.groupby('Sex').mean(numeric_only=True).drop(columns=['StuID'])
# case: std-by-hand
out = []
for course, g in grades_df.groupby('course'):
    vals = g['score'].tolist()
    mu = sum(vals) / len(vals)
    out.append((course, math.sqrt(sum((v - mu) ** 2 for v in vals) / (len(vals) - 1))))
result = pd.DataFrame(out, columns=['course', 'sd'])
