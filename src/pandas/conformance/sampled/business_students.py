import pandas as pd
import numpy as np
import re
from itertools import product as cartesian

students_df = pd.DataFrame({
    'student_id': [1, 2, 3, 4, 5, 6],
    'name': ['Yara Ali', 'yara ali', 'Zoe Beck', 'Abel Cruz', ' Bea Dorn', 'Carl Eng'],
    'enrolled_on': ['2022-09-01', '2022-09-01', '01 Sep 2022', '2023-02-01', '2023/02/01', None],
    'programme': ['CS', 'CS', 'Math', 'CS', 'Math', 'Bio'],
    'mentor_id': [3, 3, None, 3, 4, 4],
})

courses_df = pd.DataFrame({
    'course_code': ['CS101', 'CS201', 'CS301', 'MA101', 'BI101'],
    'title': ['Intro Programming', 'Data Structures', 'Databases', 'Calculus', 'Cells'],
    'prereq': [None, 'CS101', 'CS201', None, None],
    'credits': [6, 6, 5, '6', 4],
})

grades_df = pd.DataFrame({
    'student_id': [1, 1, 1, 2, 3, 3, 4, 4, 5, 5, 6, 1],
    'course_code': ['CS101', 'CS201', 'MA101', 'CS101', 'MA101', 'CS101', 'CS101', 'CS201', 'MA101', 'BI101', 'BI101', 'CS201'],
    'term': ['2022F', '2023S', '2022F', '2022F', '2022F', '2023S', '2023S', '2023F', '2023S', '2023F', '2023S', '2023F'],
    'grade': [88, 49, 91, 88, 95, 77, 62, 71, np.nan, 85, 85, 68],
})

attendance_df = pd.DataFrame({
    'student_id': [1, 1, 1, 1, 3, 3, 3, 4, 4, 5],
    'day': ['2023-10-02', '2023-10-03', '2023-10-04', '2023-10-06', '2023-10-02', '2023-10-04', '2023-10-05', '2023-10-02', '2023-10-03', '2023-10-06'],
    'present': ['Y', 'N', 'N', 'Y', 'Y', 'Y', 'y', 'N', 'N', None],
})
# case: best-attempt-weighted-average
# Credits weighted average over the best attempt at each course
best = (
    grades_df.dropna(subset=['grade'])
    .groupby(['student_id', 'course_code'], as_index=False)['grade'].max()
)
crs = courses_df.copy()
crs['credits'] = crs['credits'].astype(int)
best = best.merge(crs[['course_code', 'credits']], on='course_code', how='left')
best['weighted'] = best['grade'] * best['credits']

avg = best.groupby('student_id')[['weighted', 'credits']].sum()
avg['wavg'] = (avg['weighted'] / avg['credits']).round(2)
result = (
    students_df[['student_id', 'name']]
    .merge(avg['wavg'].reset_index(), on='student_id', how='left')
    .assign(name=lambda d: d['name'].str.strip().str.title())
    .sort_values(['wavg', 'student_id'], ascending=[False, True])
    .reset_index(drop=True)
)
# case: consecutive-absences
# Two or more recorded absences in a row
att = attendance_df.copy()
att['absent'] = att['present'].str.upper().fillna('N').eq('N')
att = att.sort_values(['student_id', 'day'])
# consecutive in terms of recorded days, not calendar days
att['grp'] = (~att['absent']).groupby(att['student_id']).cumsum()
spells = (
    att.loc[att['absent']]
    .groupby(['student_id', 'grp'])
    .agg(first_day=('day', 'min'), last_day=('day', 'max'), absences=('day', 'count'))
    .reset_index()
)
min_len = 2
result = (
    spells.query('absences >= @min_len')
    .merge(students_df[['student_id', 'name']], on='student_id')
    [['name', 'first_day', 'last_day', 'absences']]
    .sort_values('first_day')
    .reset_index(drop=True)
)
# case: course-rank-with-ties
# Three ranking flavours inside each course
rk = grades_df.dropna(subset=['grade']).copy()
by_course = rk.groupby('course_code')['grade']
rk['row_number'] = by_course.rank(method='first', ascending=False).astype(int)
rk['rank'] = by_course.rank(method='min', ascending=False).astype(int)
rk['dense_rank'] = by_course.rank(method='dense', ascending=False).astype(int)
rk['pct_rank'] = (rk['rank'] - 1) / (by_course.transform('count') - 1)
result = (
    rk.sort_values(['course_code', 'row_number'])
    [['course_code', 'student_id', 'grade', 'row_number', 'rank', 'dense_rank', 'pct_rank']]
    .round({'pct_rank': 2})
    .reset_index(drop=True)
)
# case: prerequisite-violations
# Students who took a course without having passed (>= 50) the prerequisite in an earlier term
term_order = {t: i for i, t in enumerate(['2022F', '2023S', '2023F'])}
g = grades_df.assign(t=grades_df['term'].map(term_order))

taken = g.merge(courses_df[['course_code', 'prereq']], on='course_code').dropna(subset=['prereq'])
passed = g[g['grade'] >= 50][['student_id', 'course_code', 't']].rename(columns={'course_code': 'prereq', 't': 't_pre'})
chk = taken.merge(passed, on=['student_id', 'prereq'], how='left')
chk['ok'] = chk['t_pre'] < chk['t']
result = (
    chk.groupby(['student_id', 'course_code', 'term'], as_index=False)['ok'].any()
    .assign(verdict=lambda d: np.where(d['ok'], 'fine', 'violation'))
    .drop(columns='ok')
    .sort_values(['verdict', 'student_id', 'term'], ascending=[False, True, True])
    .reset_index(drop=True)
)
# case: prerequisite-chain
# Full chain of prerequisites and total credits needed
pre = courses_df.set_index('course_code')
credit = pd.to_numeric(pre['credits'])

records = []
for code in pre.index:
    chain = [code]
    while pd.notna(pre.at[chain[-1], 'prereq']):
        chain.append(pre.at[chain[-1], 'prereq'])
    records.append({
        'course_code': code,
        'chain': ' <- '.join(chain),
        'length': len(chain),
        'total_credits': int(credit.loc[chain].sum()),
    })
result = pd.DataFrame(records).sort_values(['length', 'course_code'], ascending=[False, True]).reset_index(drop=True)
# case: possible-duplicate-students
# Same name ignoring case and spaces, same programme
norm = students_df.assign(key=students_df['name'].str.replace(r'\s+', '', regex=True).str.lower())
dup = norm[norm.duplicated(['key', 'programme'], keep=False)].copy()
marks = grades_df.groupby('student_id')['grade'].agg(['count', 'mean']).add_prefix('grade_')
dup = dup.join(marks, on='student_id')
dup['keep'] = dup['grade_count'] == dup.groupby('key')['grade_count'].transform('max')
result = dup[['key', 'student_id', 'grade_count', 'grade_mean', 'keep']].round(1).sort_values('student_id').reset_index(drop=True)
# case: mentor-summary
# Mentees per mentor, and mentor's own average against the mentees' average
avg = grades_df.groupby('student_id')['grade'].mean()
ment = students_df.dropna(subset=['mentor_id']).astype({'mentor_id': int}).copy()
ment['mentee_avg'] = ment['student_id'].map(avg)
out = ment.groupby('mentor_id').agg(
    mentees=('student_id', 'size'),
    mentee_avg=('mentee_avg', 'mean'),
).reset_index()
out['mentor_avg'] = out['mentor_id'].map(avg)
out['mentor_name'] = out['mentor_id'].map(students_df.set_index('student_id')['name'])
out['better'] = np.where(out['mentor_avg'] >= out['mentee_avg'], 'mentor', 'mentees')
result = out[['mentor_name', 'mentees', 'mentor_avg', 'mentee_avg', 'better']].round(2)
# case: enrolment-parse-and-cohort
# Enrolment dates come in three layouts
enr = students_df.copy()
enr['enrolled_on'] = pd.to_datetime(enr['enrolled_on'], format='mixed')
enr['cohort'] = np.where(
    enr['enrolled_on'].isna(), 'unknown',
    np.where(enr['enrolled_on'].dt.month >= 8, 'Fall ', 'Spring ') + enr['enrolled_on'].dt.year.astype('Int64').astype(str),
)
tab = enr.groupby(['cohort', 'programme']).size().unstack(fill_value=0)
tab['all'] = tab.sum(axis=1)
result = tab.sort_values('all', ascending=False, kind='stable').reset_index().rename_axis(columns=None)
# case: missing-course-combinations
# Programme students x first-year courses not yet taken
first_year = {'CS': ['CS101', 'MA101'], 'Math': ['MA101'], 'Bio': ['BI101', 'MA101']}
need = pd.DataFrame(
    [(s.student_id, c) for s in students_df.itertuples() for c in first_year[s.programme]],
    columns=['student_id', 'course_code'],
)
status = need.merge(
    grades_df[['student_id', 'course_code', 'grade']], on=['student_id', 'course_code'], how='left', indicator=True)
todo = status[(status['_merge'] == 'left_only') | status['grade'].isna()]
result = (
    todo.groupby('student_id')['course_code']
    .agg(missing=lambda x: sorted(x), n='size')
    .reset_index()
    .assign(missing=lambda d: d['missing'].apply(', '.join))
)
# case: term-over-term-average
# Average grade per term with change from the prior term and a running average
terms = ['2022F', '2023S', '2023F']
tt = (
    grades_df.assign(term=pd.Categorical(grades_df['term'], categories=terms, ordered=True))
    .groupby('term', observed=False)['grade']
    .agg(avg_grade='mean', n='count')
)
tt['change'] = tt['avg_grade'].diff()
tt['pct_change'] = tt['avg_grade'].pct_change() * 100
tt['running_avg'] = (tt['avg_grade'] * tt['n']).cumsum() / tt['n'].cumsum()
tt['trend'] = tt['change'].apply(lambda v: '' if pd.isna(v) else ('up' if v > 0 else 'down'))
result = tt.round(2).reset_index()
result['term'] = result['term'].astype(str)
# case: programme-pass-grid
# Pass rate for every programme x level of course (first digit of the code), including empty cells
pg = grades_df.merge(students_df[['student_id', 'programme']], on='student_id')
pg['level'] = pg['course_code'].map(lambda c: int(re.search(r'\d', c).group()))
pg['passed'] = np.where(pg['grade'].isna(), np.nan, (pg['grade'] >= 50).astype(float))
rates = pg.groupby(['programme', 'level'])['passed'].mean()

full = pd.DataFrame(list(cartesian(sorted(students_df['programme'].unique()), [1, 2, 3])), columns=['programme', 'level'])
full = full.merge(rates.rename('pass_rate').reset_index(), on=['programme', 'level'], how='left')
full['note'] = full['pass_rate'].isna().map({True: 'no data', False: ''})
result = full.round({'pass_rate': 2})
# case: repeat-takers-improvement
# Students repeating a course: first and last grade, improvement
rep = grades_df.sort_values(['student_id', 'course_code', 'term'], key=lambda s: s.map({'2022F': 1, '2023S': 2, '2023F': 3}) if s.name == 'term' else s)
attempts = rep.groupby(['student_id', 'course_code']).agg(
    attempts=('grade', 'size'),
    first_grade=('grade', 'first'),
    last_grade=('grade', 'last'),
    terms=('term', lambda t: '->'.join(t)),
)
result = (
    attempts[attempts['attempts'].gt(1)]
    .assign(improvement=lambda d: d['last_grade'] - d['first_grade'])
    .reset_index()
    .merge(courses_df[['course_code', 'title']], on='course_code')
    [['student_id', 'title', 'terms', 'first_grade', 'last_grade', 'improvement']]
)
