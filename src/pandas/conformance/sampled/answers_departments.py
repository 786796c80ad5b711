import pandas as pd
import numpy as np
import re
from collections import defaultdict

departments_df = pd.DataFrame({
    'dept_id': [1, 2, 3, 4, 5],
    'dept_name': ['Computer Science', 'Mathematics', 'History', 'Biology', 'Philosophy'],
    'building': ['Turing Hall', 'Gauss Hall', 'Old Main', 'Old Main', None],
    'budget': [1250000.0, 640000.5, 310000.0, 980000.0, np.nan],
})

students_df = pd.DataFrame({
    'student_id': [101, 102, 103, 104, 105, 106, 107, 108, 109, 110],
    'name': ['Alice Moreno', 'Bob Tanaka', 'Carla Diaz', 'Dmitri Volkov', 'Eve Okafor', 'Farid Khan', 'Grace Lin', 'Hugo Silva', 'Ines Moreau', 'Bob Tanaka'],
    'dept_id': [1, 1, 2, 3, 4, 1, np.nan, 2, 4, 3],
    'birth_date': ['2001-03-14', '2000-11-02', '2002-07-30', '1999-01-21', '2001-12-05', None, '2003-05-17', '2000-02-29', '2002-09-09', '1998-06-11'],
    'enrolled_on': pd.to_datetime(['2019-09-01', '2018-09-01', '2020-09-01', '2018-02-01', '2019-09-01', '2020-02-01', '2021-09-01', '2018-09-01', None, '2018-02-01']),
    'gpa': [3.8, 3.1, 3.8, 2.4, np.nan, 3.55, 3.9, 2.95, 3.3, 2.4],
    'is_international': [True, True, False, True, True, True, False, False, True, True],
    'email': ['alice@uni.edu', 'bob.t@gmail.com', ' Carla@Uni.edu ', 'dv@uni.edu', None, 'farid@yahoo.com', 'grace@uni.edu', 'HUGO@UNI.EDU', 'ines@gmail.com', 'bob.t@gmail.com'],
})

courses_df = pd.DataFrame({
    'course_id': [10, 11, 12, 13, 14, 15, 16],
    'code': ['CS-101', 'CS-240', 'MA-110', 'HI-200', 'BI-150', 'MA-305', 'PH-100'],
    'title': ['Intro to Programming', 'Databases', 'Calculus I', 'Modern Europe', 'Genetics', 'Topology', 'Intro to Ethics'],
    'dept_id': [1, 1, 2, 3, 4, 2, 5],
    'credits': ['4', '3', '4', '3', '3', '5', '2'],
    'capacity': [4, 3, 3, 2, 5, 2, 10],
})

enrollments_df = pd.DataFrame({
    'student_id': [101, 101, 102, 102, 103, 104, 104, 105, 106, 106, 108, 109],
    'course_id': [10, 11, 10, 12, 12, 13, 10, 14, 11, 11, 15, 14],
    'semester': ['2020S', '2020F', '2020S', '2020F', '2021S', '2020F', '2021S', '2020F', '2020F', '2021S', '2020S', '2021S'],
    'grade': [92.0, 88.5, 75.0, np.nan, 95.0, 61.0, 75.0, 83.0, 49.5, 70.0, 88.5, None],
    'letter': ['A', 'B', 'C', None, 'A', 'D', 'C', 'B', 'F', 'C', 'B', None],
})

# case: students-per-department
merged = students_df.merge(departments_df, on='dept_id', how='inner')
counts = merged.groupby('dept_name')['student_id'].count().reset_index(name='num_students')
result = counts.sort_values(['num_students', 'dept_name'], ascending=[False, True]).reset_index(drop=True)

# case: departments-without-students
m = departments_df.merge(students_df[['student_id', 'dept_id']], on='dept_id', how='left', indicator=True)
result = m.loc[m['_merge'] == 'left_only', ['dept_id', 'dept_name']]

# case: top-gpa-student-per-department
df = students_df.dropna(subset=['dept_id', 'gpa'])
idx = df.groupby('dept_id')['gpa'].idxmax()
result = df.loc[idx, ['dept_id', 'name', 'gpa']].merge(departments_df[['dept_id', 'dept_name']], on='dept_id')
result = result[['dept_name', 'name', 'gpa']]

# case: top-gpa-with-ties
max_gpa = students_df.groupby('dept_id')['gpa'].transform('max')
result = students_df[students_df['gpa'] == max_gpa][['name', 'dept_id', 'gpa']].sort_values(['dept_id', 'name'])

# case: students-with-at-least-two-courses
per_student = enrollments_df.groupby('student_id').agg(n_courses=('course_id', 'nunique'), avg_grade=('grade', 'mean')).reset_index()
per_student = per_student[per_student['n_courses'] >= 2]
result = per_student.merge(students_df[['student_id', 'name']], on='student_id')[['name', 'n_courses', 'avg_grade']].round(2)

# case: weighted-gpa-by-credits
c = courses_df.copy()
c['credits'] = c['credits'].astype(int)
e = enrollments_df.dropna(subset=['grade']).merge(c[['course_id', 'credits']], on='course_id')
e['weighted'] = e['grade'] * e['credits']
agg = e.groupby('student_id')[['weighted', 'credits']].sum()
agg['weighted_avg'] = (agg['weighted'] / agg['credits']).round(3)
result = agg[['weighted_avg']].reset_index()

# case: took-databases-but-not-calculus
db_id = courses_df.loc[courses_df['title'] == 'Databases', 'course_id'].iloc[0]
calc_id = courses_df.loc[courses_df['title'] == 'Calculus I', 'course_id'].iloc[0]
took_db = set(enrollments_df[enrollments_df['course_id'] == db_id]['student_id'])
took_calc = set(enrollments_df[enrollments_df['course_id'] == calc_id]['student_id'])
diff = took_db - took_calc
result = students_df[students_df['student_id'].isin(diff)][['student_id', 'name']].reset_index(drop=True)

# case: clean-email-domains
emails = students_df['email'].str.strip().str.lower()
domain = emails.str.split('@').str[1].fillna('unknown')
result = domain.value_counts().rename_axis('domain').reset_index(name='n')

# case: pass-rate-per-course
def pass_rate(s):
    s = s.dropna()
    if len(s) == 0:
        return np.nan
    return round(100.0 * (s >= 60).sum() / len(s), 1)

rates = enrollments_df.groupby('course_id')['grade'].apply(pass_rate).reset_index(name='pass_rate')
result = courses_df[['course_id', 'code']].merge(rates, on='course_id', how='left').sort_values('pass_rate', ascending=False, na_position='last')

# case: letter-grade-pivot
piv = enrollments_df.pivot_table(index='course_id', columns='letter', values='student_id', aggfunc='count', fill_value=0)
piv = piv.rename(index=courses_df.set_index('course_id')['code'])
piv.columns.name = None
result = piv.reset_index().rename(columns={'course_id': 'code'})

# case: rank-students-by-gpa-dense
result = (
    students_df[['name', 'gpa']]
    .assign(rnk=lambda d: d['gpa'].rank(method='dense', ascending=False))
    .dropna(subset=['rnk'])
    .astype({'rnk': int})
    .query('rnk <= 3')
    .sort_values(['rnk', 'name'])
    .reset_index(drop=True)
)

# case: grade-lag-by-student
e = enrollments_df.copy()
e['sem_key'] = e['semester'].str[:4].astype(int) * 10 + e['semester'].str[4].map({'S': 1, 'F': 2})
e = e.sort_values(['student_id', 'sem_key'])
e['prev_grade'] = e.groupby('student_id')['grade'].shift(1)
e['change'] = e['grade'] - e['prev_grade']
result = e.loc[e['change'].notna(), ['student_id', 'semester', 'prev_grade', 'grade', 'change']]

# case: pairs-of-students-same-department
s = students_df[['student_id', 'name', 'dept_id']].dropna()
pairs = s.merge(s, on='dept_id', suffixes=('_a', '_b'))
pairs = pairs[pairs['student_id_a'] < pairs['student_id_b']]
result = pairs[['name_a', 'name_b', 'dept_id']].sort_values(by=['dept_id', 'name_a', 'name_b']).reset_index(drop=True)

# case: oldest-student
tmp = students_df.copy()
tmp['birth_date'] = pd.to_datetime(tmp['birth_date'])
result = tmp.loc[tmp['birth_date'].idxmin(), 'name']

# case: birth-decade-counts
year = pd.to_datetime(students_df['birth_date'], errors='coerce').dt.year
result = (
    students_df.assign(decade=(year // 10 * 10))
    .groupby('decade', dropna=False)
    .agg(students=('student_id', 'size'), best_gpa=('gpa', 'max'))
    .reset_index()
)

# case: intl-share-by-department
g = students_df.merge(departments_df, on='dept_id').groupby('dept_name')
share = g['is_international'].mean().mul(100).round(2)
result = share.to_frame('pct_international').reset_index()

# case: courses-over-capacity
cnt = enrollments_df['course_id'].value_counts()
c = courses_df.assign(enrolled=courses_df['course_id'].map(cnt).fillna(0).astype(int))
c['fill_pct'] = (c['enrolled'] / c['capacity'] * 100).round(1)
result = c[c['enrolled'] >= c['capacity']][['code', 'title', 'enrolled', 'capacity', 'fill_pct']]

# case: students-never-enrolled
enrolled_ids = enrollments_df['student_id'].unique()
never = students_df[~students_df['student_id'].isin(enrolled_ids)]
result = never[['student_id', 'name', 'email']].reset_index(drop=True)

# case: intro-titles-like
mask = courses_df['title'].str.contains('^intro', case=False, regex=True)
result = courses_df.loc[mask, ['code', 'title']].merge(
    departments_df[['dept_id', 'dept_name']], left_index=True, right_index=True, how='left'
)

# case: case-when-standing
conditions = [
    students_df['gpa'] >= 3.5,
    students_df['gpa'] >= 3.0,
    students_df['gpa'].notna(),
]
choices = ['honors', 'good', 'probation']
students_df['standing'] = np.select(conditions, choices, default='unknown')
result = students_df.groupby('standing').agg(
    cnt=('student_id', 'count'),
    avg_gpa=('gpa', 'mean'),
).reset_index().sort_values('cnt', ascending=False, kind='stable')

# case: retaken-courses
dup = enrollments_df[enrollments_df.duplicated(['student_id', 'course_id'], keep=False)]
result = (dup.groupby(['student_id', 'course_id'])
             .agg(attempts=('semester', 'count'), first=('grade', 'first'), best=('grade', 'max'))
             .reset_index()
             .merge(students_df[['student_id', 'name']])
             .merge(courses_df[['course_id', 'title']])
          )[['name', 'title', 'attempts', 'first', 'best']]

# case: running-enrollment-total
sem = enrollments_df.groupby('semester', as_index=False).size()
sem['order'] = sem['semester'].str[:4] + sem['semester'].str[-1].replace({'S': '1', 'F': '2'})
sem = sem.sort_values('order').drop(columns='order')
sem['running_total'] = sem['size'].cumsum()
result = sem.rename(columns={'size': 'enrollments'}).reset_index(drop=True)

# case: avg-grade-above-overall
overall = enrollments_df['grade'].mean()
by_course = enrollments_df.groupby('course_id')['grade'].mean()
above = by_course[by_course > overall]
result = courses_df.set_index('course_id').loc[above.index, ['title']].assign(avg_grade=above.round(2), diff=(above - overall).round(2)).reset_index(drop=True)

# case: four-table-join-by-home-department
full = (enrollments_df
        .merge(students_df, on='student_id')
        .merge(courses_df, on='course_id', suffixes=('_student', '_course'))
        .merge(departments_df, left_on='dept_id_course', right_on='dept_id', how='left'))
outside = full[full['dept_id_student'] != full['dept_id_course']]
result = outside[['name', 'title', 'dept_name']].drop_duplicates().sort_values(['name', 'title'])

# case: course-list-per-student-string
titles = enrollments_df.merge(courses_df, on='course_id').sort_values('code')
lst = titles.groupby('student_id')['code'].agg(lambda x: ', '.join(sorted(x.unique())))
out = students_df.set_index('student_id')[['name']].join(lst)
out['code'] = out['code'].fillna('(none)')
result = out.rename(columns={'code': 'courses'}).reset_index()

# case: building-budget-null-sum
d = departments_df.copy()
d['building'] = d['building'].fillna('Unassigned')
result = d.groupby('building').agg(total=('budget', 'sum'), depts=('dept_name', list)).reset_index()

# case: fraction-scalar-wrapped
total = len(enrollments_df)
no_grade = enrollments_df['grade'].isnull().sum()
pct = round(no_grade / total * 100, 2)
result = pd.DataFrame({'pct_ungraded': [pct]})

# case: loop-build-department-report
rows = []
for _, dept in departments_df.iterrows():
    sub = students_df[students_df['dept_id'] == dept['dept_id']]
    n_courses = int((courses_df['dept_id'] == dept['dept_id']).sum())
    rows.append({
        'department': dept['dept_name'],
        'students': len(sub),
        'courses': n_courses,
        'mean_gpa': round(sub['gpa'].mean(), 2) if len(sub) else None,
    })
result = pd.DataFrame(rows)

# case: union-of-gmail-and-failed
gmail = students_df.loc[students_df['email'].str.endswith('gmail.com', na=False), ['student_id']].assign(reason='gmail')
failed = enrollments_df.loc[enrollments_df['letter'].isin(['D', 'F']), ['student_id']].assign(reason='low grade')
u = pd.concat([gmail, failed], ignore_index=True).drop_duplicates()
result = u.merge(students_df[['student_id', 'name']], on='student_id', how='left').sort_values(['reason', 'student_id'], ascending=[False, True])

# case: code-prefix-level-extract
parts = courses_df['code'].str.extract(r'(?P<prefix>[A-Z]+)-(?P<num>\d+)')
parts['num'] = pd.to_numeric(parts['num'])
parts['level'] = np.where(parts['num'] < 200, 'lower', 'upper')
result = pd.crosstab(parts['prefix'], parts['level'])
