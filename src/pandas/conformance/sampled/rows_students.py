import pandas as pd
import numpy as np

students = pd.DataFrame({
    'sid': [3, 1, 2, 5, 4, 7, 6],
    'name': ['Zoe', 'adam', 'Mia', 'Liam', 'Noah', 'mia', None],
    'year': ['Y1', 'Y2', 'Y1', 'Y3', 'Y2', 'Y1', 'Y3'],
    'gpa': [3.5, 2.9, 3.5, np.nan, 4.0, 1.75, 0.0],
})
scores = pd.DataFrame({
    'sid': [1, 1, 2, 2, 3, 3, 4, 5, 8, 7],
    'subject': ['math', 'Art', 'math', 'bio', 'math', 'art', 'bio', 'math', 'math', 'bio'],
    'score': [88, 92, 75, np.nan, 60, 75, 100, 45, 70, 0],
    'term': ['T1', 'T1', 'T1', 'T2', 'T2', 'T1', 'T1', 'T2', 'T1', 'T2'],
})
grades = pd.DataFrame([[90, 80, 70], [85, np.nan, 95], [60, 60, 60], [100, 40, 75]],
                      index=['Zoe', 'Adam', 'Mia', 'Noah'], columns=['math', 'bio', 'art'])

# case: grades-mask-whole-frame
result = grades[grades >= 75]
# case: grades-where-callable
result = grades.where(lambda d: d > 65, other=lambda d: d + 5)
# case: grades-assign-by-frame-mask
grades[grades < 70] = 0
result = grades
# case: sort-axis-1
result = grades.sort_values(by='Noah', axis=1, ascending=False)
# case: sort-index-columns-key
result = grades.sort_index(key=lambda i: i.str.len()).sort_index(axis=1)
# case: row-any-all
result = {
    'any_fail': grades.index[(grades < 65).any(axis=1)].tolist(),
    'all_pass': grades.index[(grades >= 60).all(axis='columns')].tolist(),
    'complete': grades.index[grades.notna().all(axis=1)].tolist(),
}
# case: best-subject-per-student
result = pd.DataFrame({'best': grades.idxmax(axis=1), 'best_score': grades.max(axis=1), 'worst': grades.idxmin(axis=1)})
# case: reindex-like
base = pd.DataFrame(0, index=['Adam', 'Zoe', 'Tom'], columns=['art', 'math', 'pe'])
result = grades.reindex_like(base)
# case: reindex-columns-fill
result = grades.reindex(columns=['art', 'pe', 'math'], fill_value=-1).reindex(['Mia', 'Noah', 'Ivy'])
# case: pivot-then-fill
p = scores.assign(subject=scores['subject'].str.lower()).pivot_table(index='sid', columns='subject', values='score', aggfunc='max')
p = p.reindex(students['sid'].sort_values())
result = p.fillna(p.mean())
# case: pivot-after-dedupe
dup = pd.concat([scores, scores.head(2).assign(score=[99, 1])], ignore_index=True)
result = dup.drop_duplicates(['sid', 'subject'], keep='last').pivot(index='sid', columns='subject', values='score')
# case: set-index-append
s = students.set_index('sid').set_index('year', append=True)
result = s.sort_index(ascending=[False, True])
# case: reset-index-level-names
s = scores.set_index(['sid', 'subject', 'term'])
result = s.reset_index(level='term').reset_index(names=['student', 'course']).head(5)
# case: reset-index-drop-level
s = scores.set_index(['sid', 'subject'])
result = s.reset_index(level=0, drop=True).sort_index().loc['bio']
# case: letter-grades
def letter(x):
    if pd.isna(x):
        return 'I'
    for cut, l in [(90, 'A'), (80, 'B'), (70, 'C'), (60, 'D')]:
        if x >= cut:
            return l
    return 'F'

result = grades.map(letter)
# case: letter-np-select-gpa
g = students['gpa']
students['standing'] = np.select([g.isna(), g >= 3.5, g >= 2], ['n/a', 'honors', 'good'], 'probation')
result = students.sort_values(['standing', 'name'], key=lambda c: c.str.lower())
# case: top-student-per-year
t = students.sort_values(['gpa', 'sid'], ascending=[False, True]).groupby('year').head(1)
result = t.set_index('year')['name'].sort_index().to_dict()
# case: rank-ties-nlargest
result = students.nlargest(2, ['gpa', 'sid'])[['sid', 'name', 'gpa']].values.tolist()
# case: chained-comparison-error
result = students[2 < students['gpa'] < 4]
# case: missing-column-key
result = scores[scores['grade'] > 50]
# case: new-total-row-col
g = grades.copy()
g['total'] = g.sum(axis=1)
g.loc['mean'] = g.mean().round(1)
result = g
# case: curve-with-reindexed-series
curve = pd.Series({'Zoe': 5, 'Mia': 10, 'Ivy': 99})
out = grades.add(curve.reindex(grades.index).fillna(0), axis=0)
result = out.clip(upper=100)
