import pandas as pd
import numpy as np
import re
from collections import Counter, defaultdict

students = pd.DataFrame({
    'sid': [11, 12, 13, 14, 15, 16, 17, 18, 19],
    'name': ['Alice', 'bob', 'Cem', 'Dora', 'alice', 'Finn', None, 'Hal', 'Ivy'],
    'math': [88, 92.5, None, 45, 70, 100, 0, 59.9, 60],
    'art': ['A', 'b', 'C', '', 'A', None, 'F', 'c', 'B'],
    'year': [1, 2, 2, 3, 1, 3, 3, 2, 1],
    'coords': ['1,2', '3,4', '5', None, '7,8', '9,10', '', '11,12', '13,14'],
})

clubs = pd.DataFrame({
    'sid': [11, 12, 12, 15, 18, 99],
    'club': ['chess', 'Drama', 'chess', None, 'robotics', 'chess'],
    'since': ['2020', '2021-09', '09/2022', '2023', None, '2019'],
})

# case: grade-by-np-where-nested
df = students.copy()
df['grade'] = np.where(df['math'] >= 90, 'A', np.where(df['math'] >= 60, 'B', 'F'))
df.loc[df['math'].isnull(), 'grade'] = 'absent'
result = df[['name', 'math', 'grade']]

# case: grade-by-cut
df = students.copy()
df['grade'] = pd.cut(df['math'], bins=[-1, 59, 79, 100], labels=['low', 'mid', 'high'])
df['grade'] = df['grade'].astype(object).fillna('none')
result = df.set_index('sid')['grade']

# case: grade-by-apply-function
def to_grade(x):
    if pd.isna(x):
        return None
    if x >= 60:
        return 'pass'
    return 'fail'

df = students.copy()
df['result'] = df['math'].apply(to_grade)
result = df['result'].value_counts(dropna=False).sort_index(na_position='last')

# case: grade-by-map-bool
df = students.copy()
df['passed'] = (df['math'] >= 60).map({True: 'yes', False: 'no'})
df.loc[df.math.isna(), 'passed'] = 'unknown'
result = df.groupby('passed')['sid'].agg(list)

# case: grade-by-list-comprehension
df = students.copy()
df['label'] = [f'{n or "??"}-{y}' if m == m else 'absent' for n, m, y in zip(df['name'], df['math'], df['year'])]
result = df['label'].tolist()

# case: grade-by-case-when
df = students.copy()
df['level'] = pd.Series('low', index=df.index).case_when([
    (df['math'].gt(90), 'top'),
    (df['math'].between(60, 90), 'ok'),
    (df['math'].isna(), 'missing'),
])
result = df[['sid', 'level']]

# case: grade-by-ambiguous-if
df = students.copy()
if df['math'] > 60:
    df['pass'] = True
else:
    df['pass'] = False
result = df

# case: grade-default-then-overwrite
df = students.copy()
df['tier'] = 0
for t, lo in enumerate([50, 70, 90], start=1):
    df.loc[df['math'] >= lo, 'tier'] = t
result = df[['sid', 'math', 'tier']]

# case: grade-boolean-arithmetic
df = students.copy()
df['points'] = (df['math'] >= 60) * 1 + (df['math'] >= 90) * 2 + df['art'].str.upper().isin(['A', 'B']).astype(int)
result = df['points'].tolist()

# case: grade-with-searchsorted
df = students.dropna(subset=['math']).copy()
cutoffs = np.array([50, 60, 90])
names = np.array(['D', 'C', 'B', 'A'])
df['g'] = names[np.searchsorted(cutoffs, df['math'], side='right')]
result = df[['name', 'math', 'g']].reset_index(drop=True)

# case: coords-split-to-numbers
df = students.copy()
df[['x', 'y']] = df['coords'].str.split(',', expand=True).apply(pd.to_numeric, errors='coerce')
df['dist'] = np.hypot(df['x'], df['y']).round(2)
result = df[['coords', 'x', 'y', 'dist']]

# case: coords-extract-named
df = students.copy()
ext = df['coords'].str.extract(r'^(?P<x>\d+),(?P<y>\d+)$')
df[ext.columns.tolist()] = ext.astype(float)
df.drop(columns=['coords', 'name', 'art'], inplace=True)
result = df

# case: zip-unpack-ragged-error
df = students.copy()
df['x'], df['y'] = zip(*df['coords'].fillna('0,0').apply(lambda s: tuple(s.split(','))))
result = df

# case: unpack-str-accessor-index
df = students.copy()
pieces = df['coords'].str.split(',')
df['x'] = pieces.str[0]
df['y'] = pieces.str.get(1)
df['n'] = pieces.str.len()
result = df[['x', 'y', 'n']]

# case: partition-three-columns
df = students[['sid', 'coords']].copy()
df[['left', 'sep', 'right']] = df['coords'].str.partition(',')
del df['sep']
result = df

# case: unpack-too-many-values
df = students.copy()
df['a'], df['b'] = df[['sid', 'math', 'year']].T.values
result = df

# case: unpack-transposed-values
df = students.copy()
df['a'], df['b'] = df[['math', 'year']].T.values
result = (df['a'] + df['b']).tolist()

# case: chained-indexing-assignment-ignored
df = students.copy()
df[df['year'] == 2]['math'] = 0
result = df['math'].tolist()

# case: chained-loc-then-col
df = students.copy()
sub = df.loc[df['year'] == 1, ['sid', 'math']]
sub['math'] = sub['math'] + 5
sub.loc[:, 'bonus'] = True
result = (sub, df['math'].sum())[0]

# case: club-list-column
per = clubs.dropna(subset=['club']).groupby('sid')['club'].agg(lambda s: ', '.join(sorted(s.str.lower())))
df = students.copy()
df['clubs'] = df['sid'].map(per).fillna('')
df['n_clubs'] = df['clubs'].apply(lambda s: len(s.split(', ')) if s else 0)
result = df[['sid', 'clubs', 'n_clubs']]

# case: club-dummy-columns-loop
df = students[['sid', 'name']].copy()
for club in clubs['club'].str.lower().dropna().unique():
    members = clubs.loc[clubs['club'].str.lower() == club, 'sid']
    df[f'is_{club}'] = df['sid'].isin(members)
result = df

# case: since-year-regex
df = clubs.copy()
df['since'] = df['since'].apply(lambda s: int(re.search(r'\d{4}', s).group()) if isinstance(s, str) else np.nan)
df.loc[df['club'].isna(), ['club', 'since']] = ['none', 0]
df['since'] = df['since'].astype('Int64')
result = df

# case: sort-one-column-only
df = students[['sid', 'math']].copy()
df['math_sorted'] = df['math'].sort_values(ascending=False).values
df['math_same'] = df['math'].sort_values()
df['sid'] = sorted(df['sid'], reverse=True)
result = df

# case: dict-assigned-to-column
df = students[['sid', 'year']].copy()
df['cnt'] = df['year'].map(Counter(df['year']))
first_seen = defaultdict(lambda: -1, {1: 100, 2: 200})
df['code'] = df['year'].map(first_seen)
result = df
