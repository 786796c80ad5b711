import pandas as pd
import numpy as np

students = pd.DataFrame({
    'student_id': ['S1', 'S2', 'S3', 'S4', 'S5', 'S6', 'S7', 'S8'],
    'name': ['Emma', 'liam', 'Olivia', 'Noah', 'Ava', ' Ethan', 'Sophia', 'Noah'],
    'grade_level': [9, 10, 9, 11, 10, 12, 11, 9],
    'gender': ['F', 'M', 'F', 'M', 'F', 'M', None, 'M'],
    'birthdate': ['2009-04-12', '2008/11/03', '2009-07-22', '2007-01-15', '2008-02-29', '2006-09-09', None, '2009-12-25'],
})

scores = pd.DataFrame({
    'student_id': ['S1', 'S1', 'S1', 'S2', 'S2', 'S3', 'S3', 'S3', 'S4', 'S5', 'S5', 'S9', 'S6'],
    'subject': ['Math', 'Science', 'English', 'Math', 'Science', 'Math', 'Math', 'English', 'Math', 'Science', 'English', 'Math', 'English'],
    'score': [88, 92.5, np.nan, 75, 60, 95, 97, 81, 60, 0, 70, 55, 100],
    'attempt': [1, 1, 1, 1, 1, 1, 2, 1, 1, 1, 1, 1, 1],
    'teacher': ['Mr. Hill', 'Ms. Ray', 'Mrs. Fox', 'Mr. Hill', 'Ms. Ray', 'Mr. Hill', 'Mr. Hill', 'Mrs. Fox', 'Mr. Hill', 'Ms. Ray', 'Mrs. Fox', 'Mr. Hill', 'Mrs. Fox'],
})

# case: avg-by-subject
result = scores.groupby('subject')['score'].mean().round(2)

# case: pivot-scores-max
result = scores.pivot_table(index='student_id', columns='subject', values='score', aggfunc='max')

# case: pivot-dup-error
result = scores.pivot(index='student_id', columns='subject', values='score')

# case: letter-grade
def to_letter(x):
    if pd.isnull(x):
        return None
    if x >= 90:
        return 'A'
    if x >= 80:
        return 'B'
    if x >= 70:
        return 'C'
    return 'F'

scores['letter'] = scores['score'].apply(to_letter)
result = scores['letter'].value_counts(dropna=False)

# case: best-per-student
best = scores.sort_values('score', ascending=False).drop_duplicates('student_id')
result = best[['student_id', 'subject', 'score']].sort_values('student_id').reset_index(drop=True)

# case: latest-attempt
result = scores.loc[scores.groupby(['student_id', 'subject'])['attempt'].idxmax()]

# case: fill-subject-mean
filled = scores.copy()
filled['score'] = filled.groupby('subject')['score'].transform(lambda x: x.fillna(x.mean()))
result = filled.loc[filled['subject'] == 'English', ['student_id', 'score']]

# case: pass-rate
result = (scores['score'] >= 70).groupby(scores['subject']).mean()

# case: students-without-scores
left = students.merge(scores, on='student_id', how='left')
result = left[left['score'].isna()]['name'].unique().tolist()

# case: wide-to-long
wide = scores.pivot_table(index='student_id', columns='subject', values='score').reset_index()
result = wide.melt(id_vars='student_id', var_name='subject', value_name='score').dropna()

# case: curve-clip
s = scores['score'] + 10
result = s.clip(upper=100)

# case: grade-level-mean
merged = pd.merge(students, scores, on='student_id', how='inner')
result = merged.groupby(['grade_level', 'subject'])['score'].mean().unstack()

# case: name-length
students['name'] = students['name'].str.strip().str.title()
students['name_len'] = students['name'].str.len()
result = students.sort_values(['name_len', 'name'], ascending=[False, True])[['name', 'name_len']]

# case: birthdate-mixed
bd = pd.to_datetime(students['birthdate'], format='mixed')
result = pd.DataFrame({'id': students['student_id'], 'year': bd.dt.year, 'month': bd.dt.month})

# case: birthdate-strict
result = pd.to_datetime(students['birthdate'])

# case: teacher-last-name
result = scores['teacher'].str.split('. ', regex=False).str[1].value_counts().to_dict()

# case: subjects-joined
result = scores.groupby('student_id')['subject'].agg(lambda s: ', '.join(sorted(set(s))))

# case: percentile-rank
scores['pct'] = scores['score'].rank(pct=True).round(3)
result = scores[['student_id', 'subject', 'score', 'pct']].dropna()

# case: top2-per-subject
result = (
    scores.sort_values(['subject', 'score'], ascending=[True, False])
    .groupby('subject')
    .head(2)
    .reset_index(drop=True)
)

# case: gender-map
result = students['gender'].map({'F': 'Female', 'M': 'Male'}).fillna('Unspecified').value_counts()

# case: mean-vs-median
agg = scores.groupby('subject')['score'].agg(['mean', 'median', 'std', 'count'])
agg['diff'] = agg['mean'] - agg['median']
result = agg.round(2)

# case: honor-roll
avg = scores.groupby('student_id')['score'].mean()
honor = avg[avg >= 85].index
result = students[students['student_id'].isin(honor)]['name'].tolist()

# case: min-two-subjects
result = scores.groupby('student_id').filter(lambda g: g['subject'].nunique() >= 2)

# case: numpy-where-result
passed = np.where(scores['score'] >= 60, 'pass', 'fail')
result = pd.Series(passed, name='outcome').value_counts()
