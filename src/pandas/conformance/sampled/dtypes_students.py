import pandas as pd
import numpy as np
from functools import reduce
import itertools

students = pd.DataFrame({
    'sid': ['s1', 's2', 's3', 's4', 's5', 's6', 's7', 's8'],
    'name': ['Mia', 'noah', 'Zoë', 'Liam ', None, 'Ava', 'Ava', 'ETHAN'],
    'year': [1, 2, 2, 3, 1, None, 3, 2],
    'house': ['Red', 'Blue', 'Red', 'green', 'Blue', '', None, 'Red'],
    'scholar': [True, False, False, True, False, True, False, False],
    'gpa': [3.9, 2.0, 3.0, np.nan, 2.75, 4.0, 0.0, 3.0],
})
scores = pd.DataFrame({
    'sid': ['s1', 's1', 's2', 's2', 's3', 's4', 's4', 's6', 's9', 's1', 's3', 's2'],
    'subject': ['math', 'art', 'math', 'bio', 'math', 'art', 'bio', 'math', 'bio', 'bio', 'art', 'math'],
    'term': [1, 1, 1, 2, 1, 2, 2, 1, 1, 2, 1, 2],
    'score': [90, 75, 60, 60, 88, 0, 100, 71, 55, 93, 75, 64],
    'passed': [True, True, True, True, True, False, True, True, False, True, True, True],
})
subjects = pd.DataFrame({
    'subject': ['math', 'art', 'bio', 'chem'],
    'credits': pd.array([6, 3, 4, None], dtype='Int64'),
    'label': pd.Series(['Mathematics', 'Art', 'Biology', None], dtype='string'),
    'elective': pd.Series([False, True, None, True], dtype='boolean'),
})

# case: pivot-scores-wide-dtypes
wide = scores.pivot_table(index='sid', columns=['subject', 'term'], values='score', aggfunc='max')
result = {str(k): str(v) for k, v in wide.dtypes.items()}

# case: pivot-passed-bools
wide = scores.drop_duplicates(['sid', 'subject']).pivot(index='sid', columns='subject', values='passed')
result = wide.dtypes.astype(str).to_dict(), [type(v).__name__ for v in wide['bio']]

# case: pivot-passed-fillna-astype
wide = scores.drop_duplicates(['sid', 'subject']).pivot(index='sid', columns='subject', values='passed')
w = wide.astype('boolean').fillna(False)
result = {'dtypes': w.dtypes.astype(str).to_dict(), 'n': w.sum(axis=1).to_dict(), 'nd': str(w.sum(axis=1).dtype), 'all': w.all(axis=1).dtype.name}

# case: crosstab-dtypes
ct = pd.crosstab(scores['sid'], scores['subject'])
cn = pd.crosstab(scores['sid'], scores['subject'], normalize='index')
cv = pd.crosstab(scores['sid'], scores['subject'], values=scores['score'], aggfunc='mean')
cm = pd.crosstab(scores['sid'], scores['subject'], margins=True)
result = [sorted(set(x.dtypes.astype(str))) for x in (ct, cn, cv, cm)]

# case: merge-keeps-extension-types
m = scores.merge(subjects, on='subject', how='left')
o = scores.merge(subjects, on='subject', how='outer')
result = m.dtypes.astype(str).to_dict(), o.dtypes.astype(str).to_dict()

# case: weighted-credits
m = scores.merge(subjects, on='subject')
m['points'] = m['score'] * m['credits']
m['avg'] = m['points'] / m['credits']
tot = m.groupby('sid')[['points', 'credits']].sum()
tot['w'] = tot['points'] / tot['credits']
result = m[['points', 'avg']].dtypes.astype(str).to_dict(), tot.dtypes.astype(str).to_dict(), tot

# case: agg-dict-of-lists
g = scores.groupby('subject').agg({'score': ['min', 'max', 'mean', 'median', 'std', 'nunique'], 'passed': ['sum', 'mean', 'all', 'first']})
result = {'_'.join(k): str(v) for k, v in g.dtypes.items()}

# case: transform-dtypes
g = scores.groupby('subject')
out = pd.DataFrame({
    'mean': g['score'].transform('mean'), 'max': g['score'].transform('max'), 'size': g['score'].transform('size'),
    'pass_all': g['passed'].transform('all'), 'pass_sum': g['passed'].transform('sum'), 'rank': g['score'].rank(),
    'lag': g['score'].shift(1), 'lag0': g['score'].shift(1, fill_value=0), 'dev': g['score'].transform(lambda s: s - s.min()),
    'first': g['sid'].transform('first'),
})
result = out.dtypes.astype(str).to_dict()

# case: year-float-to-string
y = students['year']
result = [y.astype(str).tolist(), y.astype('Int64').astype('string').tolist(), y.fillna(0).astype(int).astype(str).tolist(), y.map('{:.0f}'.format).tolist()]

# case: string-dtype-methods
s = subjects['label']
result = {
    'len': str(s.str.len().dtype), 'upper': str(s.str.upper().dtype), 'contains': str(s.str.contains('a').dtype),
    'eq': str((s == 'Art').dtype), 'plus': str((s + '!').dtype), 'isna': str(s.isna().dtype), 'count': str(s.str.count('o').dtype),
    'contains_list': s.str.contains('a').tolist(), 'obj': s.astype(object).tolist(), 'na': type(s[3]).__name__, 'fill': s.fillna('?').dtype.name,
}

# case: np-where-dtypes
a = np.where(scores['score'] > 70, 1, 0)
b = np.where(scores['score'] > 70, 'yes', 'no')
c = np.where(scores['score'] > 70, scores['score'], np.nan)
df = scores[['sid']].assign(a=a, b=b, c=c)
result = (a.dtype.name, b.dtype.kind, c.dtype.name, df.dtypes.astype(str).to_dict())

# case: np-select-grades
cond = [scores['score'] >= 90, scores['score'] >= 70, scores['score'] > 0]
scores['grade'] = np.select(cond, ['A', 'B', 'C'], default='F')
scores['points'] = np.select(cond, [4, 3, 2.5], default=0)
scores['ipoints'] = np.select(cond, [4, 3, 2])
result = scores[['grade', 'points', 'ipoints']].dtypes.astype(str).to_dict(), scores['grade'].tolist()

# case: numpy-functions-on-series
s = scores['score']
r = {f.__name__: f(s) for f in (np.sqrt, np.log1p, np.abs, np.sign, np.square, np.floor, np.isnan, np.negative)}
result = {k: (type(v).__name__, v.dtype.name) for k, v in r.items()}

# case: numpy-reductions-types
s = scores['score']
result = [type(f(s)).__name__ for f in (np.sum, np.mean, np.max, np.median, np.std, np.prod, np.ptp)] + [type(np.unique(s)).__name__, np.unique(s).dtype.name]

# case: scalar-types-from-reductions
df = scores[['score', 'passed']]
result = {
    'sum': type(df['score'].sum()).__name__, 'mean': type(df['score'].mean()).__name__, 'max': type(df['score'].max()).__name__,
    'len': type(len(df)).__name__, 'nunique': type(df['score'].nunique()).__name__, 'idxmax': type(df['score'].idxmax()).__name__,
    'any': type(df['passed'].any()).__name__, 'count': type(df['score'].count()).__name__, 'bsum': type(df['passed'].sum()).__name__,
    'bmax': type(df['passed'].max()).__name__, 'bmean': type(df['passed'].mean()).__name__, 'size': type(df['score'].size).__name__,
    'unique': df['score'].is_unique, 'corr': type(df['score'].corr(df['passed'].astype(int))).__name__,
}

# case: frame-any-all-axis
df = students[['scholar', 'gpa', 'year']]
result = (df.any().dtype.name, df.all().to_dict(), df.any(axis=1).tolist(), df.all(axis=1).dtype.name, df.max().dtype.name, df[['scholar']].max().dtype.name)

# case: min-of-mixed-axis0
df = students[['scholar', 'gpa', 'sid']]
m = df.min()
result = (m.dtype.name, [type(v).__name__ for v in m], m.to_dict())

# case: max-axis1-text-and-number
# forgets that columns are of different kinds
result = students[['sid', 'gpa']].max(axis=1)

# case: sum-axis1-bools
s = students.set_index('sid')
flags = pd.DataFrame({'top': s['gpa'] >= 3.0, 'scholar': s['scholar'], 'senior': s['year'].eq(3)})
n = flags.sum(axis=1)
result = (flags.dtypes.astype(str).to_dict(), n.dtype.name, n[n > 1].to_dict(), flags.mean(axis=1).dtype.name)

# case: bool-arithmetic
a, b = students['scholar'], students['gpa'] > 2.9
result = [(a + b).dtype.name, (a * b).dtype.name, (a & b).dtype.name, (a | b).tolist(), (a ^ b).dtype.name, (~a).dtype.name, (a * 1).dtype.name, (a + 0.5).dtype.name, (a == 1).dtype.name]

# case: bool-subtraction
a = students['scholar']
result = (a - (students['gpa'] > 3)).astype(int).tolist()

# case: reduce-merge-terms
parts = [scores[scores['term'] == t].groupby('sid', as_index=False)['score'].sum().rename(columns={'score': f't{t}'}) for t in (1, 2)]
m = reduce(lambda l, r: l.merge(r, on='sid', how='outer'), parts)
m['delta'] = m['t2'] - m['t1']
m['total'] = m[['t1', 't2']].sum(axis=1)
m['n'] = m[['t1', 't2']].notna().sum(axis=1)
result = m.dtypes.astype(str).to_dict(), m

# case: product-grid-merge
grid = pd.DataFrame(list(itertools.product(['s1', 's2'], ['math', 'art', 'chem'])), columns=['sid', 'subject'])
x = grid.merge(scores.groupby(['sid', 'subject']).size().rename('n').reset_index(), how='left')
y = x.fillna({'n': 0}).astype({'n': 'int64'})
result = (x['n'].dtype.name, y['n'].dtype.name, y)

# case: stack-unstack-roundtrip
w = scores.groupby(['sid', 'subject'])['score'].max().unstack()
back = w.stack()
mixed = students[['name', 'scholar', 'gpa']].stack()
result = (w.dtypes.astype(str).to_dict(), back.dtype.name, back.loc['s1'].to_dict(), mixed.dtype.name, [type(v).__name__ for v in mixed.iloc[:5]])
