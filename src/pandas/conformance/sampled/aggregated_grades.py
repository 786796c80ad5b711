import pandas as pd
import numpy as np
import math
from collections import defaultdict

grades = pd.DataFrame({
    'student': ['Zed', 'Amy', 'Zed', 'Bea', 'Amy', 'Cal', 'Bea', 'Zed', 'Dot', 'Amy', 'Eli', 'Cal'],
    'subject': ['math', 'math', 'art', 'math', 'art', 'art', 'bio', 'bio', 'math', 'bio', None, 'math'],
    'score': [55, 90, 77, 90, 65, None, 81, 40, 100, 88, 70, 65],
    'weight': [1.0, 2.0, 1.0, 1.0, 1.0, 0.5, 2.0, 0.0, 1.0, 1.5, 1.0, 1.0],
    'passed': [False, True, True, True, True, None, True, False, True, True, True, True],
    'term': ['2023-1', '2023-1', '2023-2', '2023-2', '2023-2', '2023-1', '2024-1', '2024-1', '2024-1', '2024-1', '2023-2', '2024-1'],
    'extra': [1, 'x', 2.5, None, 'y', 3, True, 'x', '4', None, 0, 'z'],
})
students = pd.DataFrame({
    'student': ['Amy', 'Bea', 'Cal', 'Dot', 'Zed', 'Yan'],
    'class': ['9A', '9B', '9A', '9B', '9A', '9C'],
    'age': [14, 15, 14, np.nan, 16, 15],
})

# case: g-mixed-object-agg-list
result = grades.groupby('subject')['extra'].agg(list)

# case: g-mixed-object-sum-error
result = grades.groupby('subject')['extra'].sum()

# case: g-mixed-object-nunique-first
result = grades.groupby('student').agg({'extra': ['first', 'last', 'nunique', 'count']})

# case: g-apply-empty-series
result = grades.groupby('student').apply(lambda g: pd.Series(dtype=float), include_groups=False)

# case: g-apply-list
result = grades.groupby('student').apply(lambda g: g['score'].tolist(), include_groups=False)

# case: g-apply-tuple
result = grades.groupby('subject').apply(lambda g: (g['score'].min(), g['score'].max()), include_groups=False)

# case: g-apply-tuple-split
t = grades.groupby('subject')['score'].apply(lambda s: (s.min(), s.max()))
result = pd.DataFrame(t.tolist(), index=t.index, columns=['lo', 'hi'])

# case: g-apply-on-series-dict
result = grades.groupby('subject')['score'].apply(lambda s: {'mean': s.mean(), 'n': s.count()})

# case: g-apply-frame-group-keys-true
result = grades.groupby('subject', group_keys=True)[['student', 'score']].apply(lambda g: g.sort_values('score').head(2))

# case: g-apply-frame-group-keys-false
result = grades.groupby('subject', group_keys=False)[['student', 'score']].apply(lambda g: g.nlargest(1, 'score'))

# case: g-apply-series-like-group-keys
result = grades.groupby('subject', group_keys=False)['score'].apply(lambda s: s - s.mean())

# case: g-apply-series-like-group-keys-true
result = grades.groupby('subject', group_keys=True)['score'].apply(lambda s: s / s.max()).round(3)

# case: g-apply-as-index-false
result = grades.groupby('student', as_index=False).apply(lambda g: g['score'].sum(), include_groups=False)

# case: g-apply-curve
def curve(df):
    df = df.copy()
    df['curved'] = df['score'] + (100 - df['score'].max())
    return df

result = grades.groupby('subject', group_keys=False).apply(curve, include_groups=False)[['student', 'curved']]

# case: g-weighted-gpa
g = grades.dropna(subset=['score']).copy()
g['ws'] = g['score'] * g['weight']
agg = g.groupby('student')[['ws', 'weight']].sum()
result = (agg['ws'] / agg['weight'].replace(0, np.nan)).round(2).rename('gpa').reset_index()

# case: g-std-single
result = grades.groupby('student')['score'].agg(['mean', 'std', np.var]).fillna(-1)

# case: g-passed-object-bool
result = grades.groupby('subject')['passed'].agg(['sum', 'any', 'all', 'count'])

# case: g-passed-rate
result = grades.groupby('student')['passed'].mean()

# case: g-class-average-chain
result = (grades.merge(students, on='student', how='left')
          .groupby(['class', 'student'], dropna=False)['score'].mean()
          .groupby(level='class').max())

# case: g-chained-groupby-mean-of-means
per = grades.groupby(['student', 'term'], as_index=False)['score'].mean()
result = per.groupby('term', as_index=False).agg(avg=('score', 'mean'), n=('student', 'nunique'))

# case: g-letter-grade-function-key
def letter(i):
    s = grades.loc[i, 'score']
    if pd.isna(s):
        return 'none'
    return 'A' if s >= 88 else 'B' if s >= 70 else 'C'

result = grades.groupby(letter)['student'].agg(lambda x: ' '.join(sorted(x)))

# case: g-year-from-term
result = grades.groupby(['student', grades['term'].str.split('-').str[0].rename('year')])['score'].max().unstack('year')

# case: g-defaultdict-iter
d = defaultdict(list)
for (stu, sub), frame in grades.groupby(['student', 'subject'], sort=False):
    d[stu].append((sub, frame['score'].iloc[0]))
result = dict(d)

# case: g-best-subject-ties
mx = grades.groupby('subject')['score'].transform('max')
result = grades[grades['score'] == mx].groupby('subject')['student'].apply('; '.join)
