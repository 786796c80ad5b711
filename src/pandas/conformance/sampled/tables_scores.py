import pandas as pd
import numpy as np
import math
from collections import Counter, defaultdict

scores = pd.DataFrame({
    'student': ['Ana', 'Ana', 'Ana', 'Ben', 'Ben', 'cara', 'Cara', 'Dan', 'Dan', 'Eve', 'Eve', 'Eve', None],
    'subject': ['math', 'art', 'bio', 'math', 'bio', 'math', 'art', 'art', 'bio', 'math', 'art', 'bio', 'math'],
    'term': [1, 1, 1, 1, 1, 1, 1, 2, 2, 2, 2, 1, 2],
    'score': [88, 92, 75, 60, 75, 99, 85, 70, None, 88, 64, 91, 50],
    'weight': [1.0, 0.5, 1.0, 1.0, 1.0, 1.0, 0.5, 0.5, 1.0, 1.0, 0.5, 1.0, 0.0],
})

wide = pd.DataFrame({
    'student': ['Ana', 'Ben', 'Cara', 'Dan'],
    'class': ['7A', '7B', '7A', '7B'],
    'math_2021': [80, 65, 97, np.nan],
    'math_2022': [88, 60, 99, 72],
    'art_2021': [90, np.nan, 81, 70],
    'art_2022': [92, 55, 85, 70],
})

clubs = pd.DataFrame({
    'student': ['Ana', 'Ben', 'Cara', 'Dan', 'Zoe'],
    'clubs': [['chess', 'choir'], [], ['chess'], None, ['drama', 'choir', 'chess']],
    'hours': [[2, 3], [], [1], None, [4, 1, 2]],
})

# case: explode-two-cols
result = clubs.explode(['clubs', 'hours'], ignore_index=True)

# case: explode-pivot
e = clubs.explode(['clubs', 'hours']).dropna()
e['hours'] = e['hours'].astype(int)
result = e.pivot_table(index='student', columns='clubs', values='hours', aggfunc='sum', fill_value=0, margins=True)

# case: wide-to-long-builtin
result = pd.wide_to_long(wide, stubnames=['math', 'art'], i='student', j='year', sep='_').sort_index()

# case: wide-to-long-by-hand
m = wide.melt(id_vars=['student', 'class'], var_name='key', value_name='score')
m[['subject', 'year']] = m['key'].str.split('_', expand=True)
m['year'] = m['year'].astype(int)
result = m.drop(columns='key').pivot(index=['student', 'year'], columns='subject', values='score')

# case: columns-to-multiindex
w = wide.set_index(['class', 'student'])
w.columns = pd.MultiIndex.from_tuples([tuple(c.split('_')) for c in w.columns], names=['subject', 'year'])
result = w.stack('year', future_stack=True)

# case: yoy-change
w = wide.set_index('student').drop(columns='class')
w.columns = pd.MultiIndex.from_arrays([[c.split('_')[0] for c in w.columns], [int(c.split('_')[1]) for c in w.columns]])
result = w.xs(2022, axis=1, level=1) - w.xs(2021, axis=1, level=1)

# case: loc-column-tuple
w = wide.set_index('student').filter(regex=r'_\d{4}$')
w.columns = pd.MultiIndex.from_tuples([tuple(c.split('_')) for c in w.columns])
result = w.loc[:, (slice(None), '2022')].droplevel(1, axis=1)

# case: weighted-average-unstack
s = scores.dropna(subset=['student', 'score']).copy()
s['student'] = s['student'].str.title()
s['ws'] = s['score'] * s['weight']
g = s.groupby(['student', 'term'])[['ws', 'weight']].sum()
result = (g['ws'] / g['weight']).unstack('term').round(2)

# case: term-subject-mean-margin
result = scores.pivot_table('score', index=['term', 'subject'], aggfunc=['mean', 'min', 'max'], margins=True, margins_name='All terms')

# case: rank-in-subject
s = scores.copy()
s['rank'] = s.groupby('subject')['score'].rank(ascending=False, method='dense')
result = s.pivot_table(index='student', columns='subject', values='rank').sort_values(['math', 'art'], na_position='first')

# case: letter-grade-crosstab
grade = pd.cut(scores['score'], bins=[0, 60, 70, 80, 90, 100], labels=list('FDCBA'))
result = pd.crosstab([scores['term'], scores['subject']], grade, rownames=['term', 'subject'], colnames=['grade'])

# case: normalize-all
result = pd.crosstab(scores['subject'], scores['term'], normalize='all', margins=True).round(4)

# case: counter-nested-defaultdict
d = defaultdict(Counter)
for row in scores.itertuples(index=False):
    if row.student is None or (isinstance(row.score, float) and math.isnan(row.score)):
        continue
    d[row.student.capitalize()][row.subject] += int(row.score)
result = pd.DataFrame(d).T.fillna(0).astype(int)

# case: from-nested-dict-orient
nested = {'Ana': {'math': 88, 'art': 92}, 'Ben': {'math': 60}, 'Cara': {'bio': 71.5, 'art': 85}}
result = pd.DataFrame.from_dict(nested, orient='index')

# case: to-dict-split
result = scores.groupby(['subject', 'term'])['score'].max().unstack().to_dict(orient='split')

# case: sort-index-mixed-asc
s = scores.dropna(subset=['student']).set_index(['subject', 'student'])['score']
result = s.sort_index(level=['subject', 'student'], ascending=[False, True])

# case: group-transform-pct
s = scores.copy()
s['share'] = s['score'] / s.groupby('subject')['score'].transform('sum') * 100
result = s.set_index(['subject', 'student'])['share'].round(1).sort_values(ascending=False).head(5)

# case: missing-column-melt
result = wide.melt(id_vars=['student', 'grade'], value_vars=['math_2021', 'math_2022'])

# case: class-join-reset-names
t = scores.merge(wide[['student', 'class']], on='student', how='left').groupby(['class', 'subject'], dropna=False)['score'].mean()
result = t.reset_index(name='avg', level='subject')

# case: grand-total-row
t = scores.groupby('subject')[['score', 'weight']].sum()
t.loc['TOTAL'] = t.sum(numeric_only=True)
t['pct'] = t['score'].div(t.loc['TOTAL', 'score']).map('{:.1%}'.format)
result = t
