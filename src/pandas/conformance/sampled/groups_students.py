import pandas as pd
import numpy as np
from collections import Counter, defaultdict

students_df = pd.DataFrame({
    'student_id': ['S01', 'S02', 'S03', 'S04', 'S05', 'S06', 'S07'],
    'full_name': ['Maria Lopez', 'john smith', 'Wei Chen', 'Aisha Khan', 'Tom  Baker', 'Lena Vogt', None],
    'major': ['Math', 'CS', 'CS', 'Biology', 'math', 'CS ', 'Biology'],
    'gpa': ['3.9', '2.8', '3.4', 'N/A', '3.4', '3.75', '2.1'],
})

enrollments_df = pd.DataFrame({
    'student_id': ['S01', 'S01', 'S02', 'S02', 'S03', 'S03', 'S03', 'S04', 'S05', 'S06', 'S08', 'S06'],
    'course': ['Calc', 'Algebra', 'Python', 'Calc', 'Python', 'Databases', 'Calc', 'Genetics', 'Calc', 'Databases', 'Python', 'Python'],
    'term': ['2023F', '2023S', '2023F', '2024S', '2023F', '2023F', '2024S', '2024S', '2023F', '2024S', '2023F', '2023S'],
    'grade': ['A', 'B', 'C', 'F', 'A', 'B', None, 'A', 'B', 'A', 'D', 'A'],
})

courses_df = pd.DataFrame({
    'course': ['Calc', 'Algebra', 'Python', 'Databases', 'Genetics', 'Poetry'],
    'credits': [4, 3, 3, 4, 4, 2],
    'dept': ['MATH', 'MATH', 'CS', 'CS', 'BIO', 'ENG'],
})
# case: gpa-from-grades
points = {'A': 4.0, 'B': 3.0, 'C': 2.0, 'D': 1.0, 'F': 0.0}
df = enrollments_df.merge(courses_df, on='course')
df['pts'] = df['grade'].map(points)
df = df.dropna(subset=['pts'])
df['weighted'] = df['pts'] * df['credits']
g = df.groupby('student_id')[['weighted', 'credits']].sum()
result = (g['weighted'] / g['credits']).round(2).rename('term_gpa').reset_index()
# case: courses-per-student-set
result = enrollments_df.groupby('student_id')['course'].agg(lambda c: sorted(set(c))).reset_index(name='courses')
# case: grade-lists
result = enrollments_df.groupby('course')['grade'].apply(list).to_dict()
# case: term-course-pivot
result = (
    enrollments_df.groupby(['term', 'course']).size()
    .unstack('course', fill_value=0)
    .reset_index()
    .rename_axis(None, axis=1)
)
# case: avg-gpa-by-major
s = students_df.copy()
s['major'] = s['major'].str.strip().str.upper()
s['gpa'] = pd.to_numeric(s['gpa'], errors='coerce')
result = s.groupby('major').agg(avg_gpa=('gpa', 'mean'), students=('student_id', 'count'), graded=('gpa', 'count')).reset_index()
# case: most-common-grade
result = (
    enrollments_df.groupby('course')['grade']
    .agg(lambda x: x.mode().iloc[0] if not x.mode().empty else None)
    .reset_index()
)
# case: repeated-keys-python-dict
d = defaultdict(list)
for (sid, term), grp in enrollments_df.groupby(['student_id', 'term']):
    d[sid].append((term, len(grp)))
result = dict(d)
# case: students-in-every-term
n_terms = enrollments_df['term'].nunique()
by_student = enrollments_df.groupby('student_id')['term'].nunique()
result = by_student[by_student == n_terms].index.tolist()
# case: course-pass-rate
df = enrollments_df.assign(passed=enrollments_df['grade'].isin(['A', 'B', 'C']))
result = (
    df.groupby('course', as_index=False)
    .agg(enrolled=('student_id', 'nunique'), passed=('passed', 'sum'))
    .assign(pass_rate=lambda t: (t['passed'] / t['enrolled']).round(3))
    .sort_values(['pass_rate', 'course'], ascending=[False, True])
)
# case: dept-credit-load
m = enrollments_df.merge(courses_df, how='right', on='course')
load = m.groupby('dept').agg(
    seats=('student_id', 'count'),
    credits_taken=('credits', 'sum'),
    distinct_courses=('course', 'nunique'),
)
result = load.sort_index(ascending=False)
# case: get-group-python
g = enrollments_df.groupby('course')
py = g.get_group('Python')
result = py[['student_id', 'term', 'grade']].sort_values(['term', 'student_id'])
# case: counter-in-groups
c = enrollments_df.dropna(subset=['grade']).groupby('term')['grade'].apply(lambda s: dict(Counter(s)))
result = c
# case: pairs-ngroup
df = enrollments_df[['student_id', 'term']].drop_duplicates()
df['term_no'] = df.groupby('term').ngroup()
df['seq'] = df.groupby('student_id').cumcount(ascending=False)
result = df.reset_index(drop=True)
# case: ordered-grade-category
cat = pd.CategoricalDtype(['F', 'D', 'C', 'B', 'A'], ordered=True)
df = enrollments_df.assign(grade=enrollments_df['grade'].astype(cat))
result = df.groupby('grade', observed=False).size().reset_index(name='n')
