import pandas as pd
import numpy as np

students_df = pd.DataFrame({
    'student_id': ['S1', 'S2', 'S3', 'S4', 'S5', 'S6'],
    'name': ['Mia', 'Noah', ' Olga', 'Pete', 'Quinn', 'Mia'],
    'grade_level': [9, 9, 10, 10, 11, 11],
    'house': ['Red', 'Blue', 'Red', 'Green', None, 'Blue'],
})

scores_df = pd.DataFrame({
    'student_id': ['S1', 'S1', 'S2', 'S2', 'S3', 'S3', 'S4', 'S5', 'S5', 'S7'],
    'subject': ['Math', 'Art', 'Math', 'Art', 'Math', 'Physics', 'Physics', 'Math', 'Physics', 'Art'],
    'term': [1, 1, 1, 2, 1, 2, 2, 2, 2, 1],
    'score': [88.0, 92.5, 75.0, 60.0, 88.0, np.nan, 71.0, 95.0, 83.0, 50.0],
})

report_df = pd.DataFrame({
    'student_id': ['S1', 'S2', 'S3', 'S4'],
    'year': [2021, 2021, 2021, 2022],
    'math_t1': [80, 70, 65, 90],
    'math_t2': [85, 72, None, 91],
    'art_t1': [90, 60, 77, None],
    'art_t2': [95, 61, 78, 66],
})

clubs_df = pd.DataFrame({
    'student_id': ['S1', 'S2', 'S3', 'S5', 'S6'],
    'clubs': ['chess;drama', 'chess', '', 'robotics; chess ;drama', None],
})

teachers_df = pd.DataFrame({
    'teacher': ['Ms. Hall', 'Mr. Kay', 'Dr. Lum'],
    'course': ['Math', 'Art', 'Biology'],
    'room': [101, 102, 103],
})
# case: report-melt-split
long = report_df.melt(id_vars=['student_id', 'year'], var_name='subject_term', value_name='score')
long[['subject', 'term']] = long['subject_term'].str.split('_', expand=True)
result = long.drop(columns='subject_term').dropna(subset=['score']).sort_values(['student_id', 'subject', 'term']).reset_index(drop=True)
# case: report-multiindex-columns-stack
w = report_df.set_index(['student_id', 'year'])
w.columns = pd.MultiIndex.from_tuples([tuple(c.split('_')) for c in w.columns], names=['subject', 'term'])
result = w.stack('term', future_stack=True).reset_index()
# case: explode-clubs-count
c = clubs_df.dropna(subset=['clubs']).copy()
c['club'] = c['clubs'].str.split(';')
c = c.explode('club')
c['club'] = c['club'].str.strip()
result = c[c['club'] != ''].groupby('club')['student_id'].agg(['count', list]).reset_index()
# case: club-dummies-join
d = clubs_df.set_index('student_id')['clubs'].str.replace(' ', '').str.get_dummies(sep=';')
result = students_df.set_index('student_id')[['name']].join(d, how='left').fillna(0)
# case: teacher-left-on-right-on
r = scores_df.merge(teachers_df, left_on='subject', right_on='course', how='left')
result = r.groupby('teacher', dropna=False).agg(n=('score', 'size'), avg=('score', 'mean')).reset_index()
# case: pivot-subject-term-levels
p = scores_df.pivot_table(index='student_id', columns=['subject', 'term'], values='score', aggfunc='max')
p.columns = [f'{s}_t{t}' for s, t in p.columns]
result = p.reset_index()
# case: xs-math
p = scores_df.pivot_table(index='student_id', columns=['subject', 'term'], values='score')
result = p.xs('Math', axis=1, level='subject')
# case: swaplevel-sort
s = scores_df.set_index(['subject', 'student_id'])['score']
result = s.swaplevel().sort_index().to_frame()
# case: rank-within-subject
r = scores_df.copy()
r['rank_min'] = r.groupby('subject')['score'].rank(method='min', ascending=False)
r['rank_pct'] = r.groupby('subject')['score'].rank(pct=True)
result = r.sort_values(['subject', 'rank_min', 'student_id'])
# case: zscore-by-subject
g = scores_df.groupby('subject')['score']
result = scores_df.assign(z=((scores_df['score'] - g.transform('mean')) / g.transform('std')).round(3))
# case: group-ngroup-label
df = students_df.merge(scores_df, on='student_id')
df['grp'] = df.groupby(['grade_level', 'house'], dropna=False).ngroup()
result = df[['student_id', 'grade_level', 'house', 'grp']].drop_duplicates()
# case: house-averages-all-levels
df = students_df.merge(scores_df, how='outer', on='student_id', indicator='source')
df['house'] = df['house'].fillna('(none)')
a = df.pivot_table(index=['house', 'grade_level'], columns='subject', values='score', aggfunc=['mean', 'count'])
a.columns = a.columns.map('_'.join)
result = a
# case: letter-grade-counts
s = scores_df.dropna(subset=['score']).copy()
s['letter'] = pd.cut(s['score'], bins=[0, 60, 70, 80, 90, 100], labels=list('FDCBA'), right=False)
result = pd.crosstab(s['subject'], s['letter'], dropna=False)
# case: validate-one-to-many
try:
    m = students_df.merge(scores_df, on='student_id', validate='one_to_one')
    msg = 'ok'
except pd.errors.MergeError:
    m = students_df.merge(scores_df, on='student_id', validate='one_to_many')
    msg = 'fell back'
result = {'status': msg, 'rows': len(m), 'names': sorted(m['name'].str.strip().unique())}
