import pandas as pd
import numpy as np
from collections import defaultdict

students = pd.DataFrame({
    'student_id': ['S1', 'S2', 'S3', 'S4', 'S5', 'S6', 'S7'],
    'name': ['Ann Lee', 'ben ortiz', 'Cy  Young', None, 'Dee Dee', 'Eli', 'Ann Lee'],
    'grade': [9, 10, 9, 11, None, 10, 9],
    'clubs': ['chess;drama', 'band', '', None, 'chess;band;math', 'drama', 'math']
})
scores = pd.DataFrame({
    'student_id': ['S1', 'S1', 'S1', 'S2', 'S2', 'S3', 'S3', 'S4', 'S5', 'S5', 'S6', 'S9', 'S1'],
    'subject': ['Math', 'Art', 'Science', 'Math', 'Art', 'Math', 'Science', 'Art', 'Math', 'Science', 'Math', 'Art', 'Math'],
    'term': ['T1', 'T1', 'T2', 'T1', 'T2', 'T1', 'T2', 'T2', 'T1', 'T1', 'T2', 'T1', 'T2'],
    'score': [88, 92.5, np.nan, 75, 60, 59.5, 88, 0, 100, 95, 45, 70, 91]
})
wide = pd.DataFrame({
    'student_id': ['S1', 'S2', 'S3', 'S4'],
    'math_2022': [80, 70, None, 60],
    'math_2023': [85, 72, 55, None],
    'art_2022': [90, None, 65, 77],
    'art_2023': [91, 66, 68, 79]
})

# case: wide-to-long-basic
result = pd.wide_to_long(wide, stubnames=['math', 'art'], i='student_id', j='year', sep='_').sort_index()

# case: melt-split-pivot-back
m = wide.melt(id_vars='student_id')
m[['subject', 'year']] = m['variable'].str.split('_', expand=True)
m['year'] = m['year'].astype(int)
result = m.pivot(index=['student_id', 'year'], columns='subject', values='value').reset_index()

# case: explode-clubs
s = students.copy()
s['clubs'] = s['clubs'].str.split(';')
result = s.explode('clubs')[['student_id', 'clubs']]

# case: explode-clubs-dummies
ex = students.assign(club=students['clubs'].str.split(';')).explode('club', ignore_index=True)
ex = ex[ex['club'].notna() & (ex['club'] != '')]
result = pd.crosstab(ex['student_id'], ex['club'])

# case: str-get-dummies
result = students.set_index('student_id')['clubs'].str.get_dummies(sep=';')

# case: pivot-table-score-subject
result = scores.pivot_table('score', 'student_id', 'subject')

# case: pivot-two-index-unstack-droplevel
p = scores.pivot_table(index='student_id', columns=['subject', 'term'], values=['score'])
p.columns = p.columns.droplevel(0)
result = p

# case: index-slice-subject
p = scores.groupby(['subject', 'student_id', 'term'])['score'].mean().sort_index()
idx = pd.IndexSlice
result = p.loc[idx['Art':'Math', :, 'T1']]

# case: loc-tuple
s = scores.set_index(['student_id', 'subject', 'term']).sort_index()
result = s.loc[('S1', 'Math')]

# case: loc-tuple-scalar
s = scores.set_index(['student_id', 'subject', 'term'])['score']
result = s.loc[('S1', 'Math', 'T2')]

# case: loc-missing-tuple
s = scores.set_index(['student_id', 'subject']).sort_index()
result = s.loc[('S2', 'Science'), 'score']

# case: improvement-by-term
avg = scores.groupby(['student_id', 'term'])['score'].mean().unstack('term')
avg['change'] = avg['T2'] - avg['T1']
result = avg.dropna(subset=['change']).sort_values('change', ascending=False)

# case: melt-multiple-ids
joined = students[['student_id', 'name', 'grade']].merge(wide, on='student_id')
result = pd.melt(joined, id_vars=['student_id', 'grade'], value_vars=['math_2022', 'math_2023'], var_name='exam', value_name='mark').dropna()

# case: qcut-labels
sc = scores.dropna(subset=['score']).copy()
sc['band'] = pd.qcut(sc['score'], q=3, labels=['low', 'mid', 'high'])
result = sc.groupby('band', observed=True)['score'].agg(['min', 'max', 'count'])

# case: crosstab-band-subject-normalized
band = pd.cut(scores['score'], [0, 60, 80, 100], labels=['D', 'B', 'A'], include_lowest=True)
result = pd.crosstab(band, scores['subject'], normalize='columns').round(2)

# case: cross-join-missing-exams
subjects = pd.DataFrame({'subject': scores['subject'].unique()})
all_pairs = students[['student_id']].merge(subjects, how='cross')
out = all_pairs.merge(scores.drop_duplicates(['student_id', 'subject']), on=['student_id', 'subject'], how='left')
result = out.loc[out['score'].isna(), ['student_id', 'subject']].reset_index(drop=True)

# case: dict-of-lists-subject
d = defaultdict(list)
for sid, subj in zip(scores['student_id'], scores['subject']):
    if subj not in d[sid]:
        d[sid].append(subj)
result = pd.DataFrame.from_dict(d, orient='index', columns=['first', 'second', 'third'])

# case: to-dict-split
result = scores.pivot_table(index='subject', columns='term', values='score', aggfunc='max').to_dict('split')

# case: nested-dict-agg
agg = scores.groupby('subject').agg({'score': ['min', 'max', 'mean'], 'student_id': 'nunique'})
agg.columns = ['_'.join(c) for c in agg.columns]
result = agg

# case: groupby-level-rank
s = scores.set_index(['subject', 'student_id'])['score']
result = s.groupby(level='subject').rank(ascending=False, method='dense')

# case: grade-club-get-dummies-groupby
s = students.copy()
s['clubs'] = s['clubs'].fillna('').replace('', 'none')
d = s['clubs'].str.get_dummies(';')
out = pd.concat([s['grade'], d], axis=1).groupby('grade').sum()
result = out

# case: columns-multiindex-from-split
w = wide.set_index('student_id')
w.columns = pd.MultiIndex.from_tuples([tuple(c.split('_')) for c in w.columns], names=['subject', 'year'])
result = w.stack('year', future_stack=True)
