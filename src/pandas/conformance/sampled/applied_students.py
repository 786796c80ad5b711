import pandas as pd
import numpy as np
import re
import math
from collections import Counter, defaultdict
from functools import reduce
import itertools

students = pd.DataFrame({
    'sid': ['s01', 's02', 's03', 's04', 's05', 's06', 's07', 's08', 's09', 's10', 's11'],
    'class': ['10A', '10A', '10B', '10b', '10B', '11A', '11A', None, '11C', '10A', '11C '],
    'math': [88, 92, 47, np.nan, 75, 60, 100, 55, 0, 92, 71],
    'art': [70, np.nan, 81, 90, 66, 60, 59, np.nan, np.nan, 88, 94],
    'history': ['A', 'B+', 'C', '', 'A-', 'b', None, 'F', 'A', 'D', 'B'],
    'clubs': [{'chess', 'drama'}, set(), {'chess'}, {'band', 'drama'}, {'band'}, None, {'chess', 'band'}, set(), {'drama'}, {'debate'}, {'chess'}],
    'passed': [True, True, False, None, True, True, True, False, False, True, None],
})
absences = pd.DataFrame({
    'sid': ['s01', 's01', 's03', 's03', 's03', 's07', 's99'],
    'days': [[1, 2], [15], [3, 4, 5], [], [9], [30], [2]],
    'reason': ['flu', 'FLU', 'travel', None, 'flu ', 'late', 'late'],
})
weights = {'math': 0.6, 'art': 0.4}

# case: weighted-score-closure
def make_scorer(w):
    def score(row):
        parts = [(row[k], v) for k, v in w.items() if not pd.isna(row[k])]
        if not parts:
            return np.nan
        return round(sum(a * b for a, b in parts) / sum(b for _, b in parts), 2)
    return score
students['score'] = students.apply(make_scorer(weights), axis=1)
result = students[['sid', 'score']]
# case: letter-points
points = {'A': 4, 'B': 3, 'C': 2, 'D': 1, 'F': 0}
def gpa(letter):
    if letter is None or letter == '':
        return None
    base = points[letter[0].upper()]
    if letter.endswith('+'):
        base += 0.3
    elif letter.endswith('-'):
        base -= 0.3
    return base
result = students['history'].apply(gpa)
# case: club-membership-count
result = students['clubs'].apply(lambda c: len(c) if c is not None else 0).groupby(students['class'].str.strip().str.upper()).sum()
# case: club-in-check
result = students.loc[students['clubs'].map(lambda c: 'chess' in (c or set())), 'sid'].tolist()
# case: clubs-union-per-class
def union(s):
    return sorted(set().union(*s.dropna()))
result = students.groupby('class')['clubs'].agg(union)
# case: clubs-intersection-reduce
sets = [c for c in students['clubs'] if c]
result = reduce(lambda a, b: a & b, sets), sorted(reduce(lambda a, b: a | b, sets))
# case: clubs-str-len
result = students['clubs'].str.len()
# case: clubs-sorted-explode-counts
result = students['clubs'].map(sorted, na_action='ignore').explode().value_counts().sort_index()
# case: jaccard-pairs
def jac(a, b):
    u = a | b
    return len(a & b) / len(u) if u else 0.0
sub = students.dropna(subset=['clubs']).head(4)
result = pd.DataFrame([[round(jac(a, b), 3) for b in sub['clubs']] for a in sub['clubs']], index=sub['sid'].tolist(), columns=sub['sid'].tolist())
# case: grade-bins-apply-vs-cut
def band(m):
    if math.isnan(m):
        return np.nan
    if m < 50:
        return 'fail'
    elif m < 75:
        return 'ok'
    return 'good'
a = students['math'].apply(band)
b = pd.cut(students['math'], [-1, 49.9, 74.9, 101], labels=['fail', 'ok', 'good'])
result = (a.fillna('-') == b.astype(object).fillna('-')).all(), a
# case: zscore-transform
result = students.groupby('class')['math'].transform(lambda x: (x - x.mean()) / x.std())
# case: rank-within-class-apply
result = students.groupby('class')['math'].apply(lambda s: s.rank(method='min', ascending=False))
# case: apply-col-idxmax
result = students[['math', 'art']].apply(lambda c: students.loc[c.idxmax(), 'sid'])
# case: apply-axis1-idxmax-name
def best(r):
    r = pd.to_numeric(r, errors='coerce').dropna()
    if r.empty:
        return 'none'
    return r.idxmax()
result = students.set_index('sid')[['math', 'art']].apply(best, axis='columns')
# case: row-name-in-apply
result = students.set_index('sid')[['math', 'art']].apply(lambda r: f'{r.name}:{r.count()}', axis=1)
# case: col-name-in-apply
result = students[['math', 'art']].apply(lambda c: c * weights[c.name])
# case: sum-days-lists
d = absences.groupby('sid')['days'].sum()
result = d.map(len)
# case: days-max-with-empty-error
result = absences['days'].apply(max)
# case: days-max-default
absences['last'] = absences['days'].apply(lambda l: max(l, default=None))
result = absences
# case: explode-then-regroup
e = absences.explode('days')
result = e.groupby('sid')['days'].agg(lambda s: [int(x) for x in s.dropna()])
# case: passed-apply-is-true
result = students['passed'].apply(lambda p: p is True).sum(), students['passed'].map(lambda p: p is None).sum()
# case: class-parse-extract-tuple
def split_class(c):
    m = re.match(r'(\d+)([A-Za-z])', c or '')
    return (int(m.group(1)), m.group(2).upper()) if m else (None, None)
students[['year', 'letter']] = students['class'].apply(split_class).tolist()
result = students[['sid', 'year', 'letter']]
# case: zip-star-assign
students['lo'], students['hi'] = zip(*students[['math', 'art']].apply(lambda r: (r.min(), r.max()), axis=1))
result = students[['sid', 'lo', 'hi']]
# case: groupby-filter-func
result = students.groupby('class').filter(lambda g: g['math'].mean() > 60 and len(g) > 1)[['sid', 'class']]
