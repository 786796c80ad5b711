import pandas as pd
import numpy as np
from functools import reduce

students = pd.DataFrame({
    'sid': [1, 2, 3, 4, 5, 6, 7, 8],
    'school': ['Hill', 'Hill', 'Lake', 'Lake', 'hill', 'Park', None, 'Lake'],
    'grade': [9, 10, 9, 9, 10, 11, 9, 10],
    'sex': ['F', 'M', 'M', 'F', 'F', 'M', 'F', None],
})
scores = pd.DataFrame({
    'sid': [1, 1, 2, 2, 3, 3, 4, 5, 5, 6, 8, 99],
    'subject': ['math', 'art', 'math', 'art', 'math', 'sci', 'math', 'art', 'math', 'sci', 'math', 'math'],
    'term': [1, 1, 1, 2, 1, 2, 2, 1, 2, 1, 2, 1],
    'mark': ['90', '75', '60', 'absent', '88', '90', '', '70', '100', '55', None, '12'],
})
weights = pd.DataFrame({'subject': ['math', 'art', 'sci', 'pe'], 'w': [0.5, 0.2, 0.3, 0.0]})

# case: marks-by-school-subject
scores['mark'] = pd.to_numeric(scores['mark'], errors='coerce')
m = students.merge(scores, on='sid')
result = m.groupby(['school', 'subject']).agg({'mark': ['mean', 'max'], 'sid': 'nunique'})
# case: crosstab-two-by-one
result = pd.crosstab([students['school'], students['grade']], students['sex'])
# case: crosstab-one-by-two
m = students.merge(scores, on='sid')
result = pd.crosstab(m['school'], [m['subject'], m['term']], dropna=True)
# case: crosstab-normalize
m = students.merge(scores, on='sid')
result = pd.crosstab([m.school, m.sex], m.subject, normalize='index').round(3)
# case: crosstab-values-agg
scores['mark'] = pd.to_numeric(scores['mark'], errors='coerce')
m = students.merge(scores, on='sid', how='left')
result = pd.crosstab([m['school'], m['grade']], m['subject'], values=m['mark'], aggfunc='mean').fillna('-')
# case: pivot-margins-values
scores['mark'] = pd.to_numeric(scores['mark'], errors='coerce')
m = scores.merge(weights, on='subject')
result = m.pivot_table(index='subject', columns='term', values=['mark', 'w'], aggfunc='mean', margins=True)
# case: pivot-dict-agg
scores['mark'] = pd.to_numeric(scores['mark'], errors='coerce')
result = pd.pivot_table(scores, index=['subject', 'term'], values=['mark', 'sid'], aggfunc={'mark': ['min', 'max'], 'sid': 'count'})
# case: pivot-fill-multiindex
scores['mark'] = pd.to_numeric(scores['mark'], errors='coerce')
m = students.merge(scores, on='sid')
p = m.pivot_table(index=['school', 'sid'], columns=['subject', 'term'], values='mark', fill_value=0, aggfunc='sum')
result = p[('math', 1)].to_dict()
# case: text-mean-error
result = scores.groupby(['subject', 'term'])['mark'].mean()
# case: fill-combinations
s = scores.groupby(['subject', 'term']).size()
result = s.unstack(fill_value=0).stack()
# case: from-product-levels
idx = pd.MultiIndex.from_product([sorted(scores['subject'].unique()), [1, 2, 3]], names=['subject', 'term'])
cnt = scores.groupby(['subject', 'term'])['sid'].count().reindex(idx)
result = cnt[cnt.isna()].index.tolist()
# case: level-values-unique
m = students.merge(scores, on='sid').set_index(['school', 'subject', 'term'])
result = {n: m.index.get_level_values(n).unique().tolist() for n in m.index.names}
# case: levels-codes
mi = pd.MultiIndex.from_frame(students[['school', 'grade']])
result = mi.levels[0].tolist(), mi.codes[0].tolist(), mi.nlevels, mi.levshape
# case: weighted-mult-level
scores['mark'] = pd.to_numeric(scores['mark'], errors='coerce')
s = scores.set_index(['sid', 'subject', 'term'])['mark']
w = weights.set_index('subject')['w']
result = s.mul(w, level='subject').groupby('sid').sum(min_count=1)
# case: map-level-weights
scores['mark'] = pd.to_numeric(scores['mark'], errors='coerce')
s = scores.dropna().groupby(['sid', 'subject'])['mark'].max()
wt = s.index.get_level_values('subject').map(weights.set_index('subject')['w'])
result = (s * wt).groupby(level=0).sum().round(1)
# case: transform-demean
scores['mark'] = pd.to_numeric(scores['mark'], errors='coerce')
s = scores.set_index(['subject', 'sid'])['mark'].sort_index()
result = s - s.groupby(level='subject').transform('mean')
# case: idxmax-per-level
scores['mark'] = pd.to_numeric(scores['mark'], errors='coerce')
s = scores.groupby(['subject', 'sid'])['mark'].max().dropna()
result = s.groupby(level='subject').idxmax()
# case: concat-keys-terms
parts = {t: g.drop(columns='term') for t, g in scores.groupby('term')}
df = pd.concat(parts, names=['term', 'row'])
result = df.xs(2, level='term')
# case: concat-keys-axis1
a = scores[scores['term'] == 1].set_index('sid')['subject'].groupby('sid').agg(', '.join)
b = scores[scores['term'] == 2].set_index('sid')['subject'].groupby('sid').agg(', '.join)
result = pd.concat([a, b], axis=1, keys=['t1', 't2']).sort_index()
# case: concat-frames-axis1-xs
c1 = students.groupby('school').agg(n=('sid', 'size'), g=('grade', 'mean'))
c2 = students[students.sex == 'F'].groupby('school').agg(n=('sid', 'size'), g=('grade', 'mean'))
both = pd.concat({'all': c1, 'girls': c2}, axis=1)
result = both.xs('n', axis=1, level=1).fillna(0).astype(int)
# case: group-iter-tuple
out = []
for (school, grade), g in students.groupby(['school', 'grade']):
    out.append((school, grade, len(g), g['sid'].tolist()))
result = out
# case: get-group-tuple
result = students.groupby(['school', 'grade']).get_group(('Lake', 9))
# case: groups-keys
g = scores.groupby(['subject', 'term'])
result = {k: list(v) for k, v in g.groups.items()}, g.ngroups
