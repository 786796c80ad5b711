import pandas as pd
import numpy as np
import math
import re
import json
import statistics
import bisect
import heapq
import copy
from itertools import groupby, chain, combinations, product, accumulate, zip_longest, islice, pairwise
from functools import reduce, partial, lru_cache, cmp_to_key
from collections import Counter, defaultdict, deque, OrderedDict, namedtuple
from datetime import datetime, timedelta, date
from operator import itemgetter, attrgetter

students = pd.DataFrame({
    'id': [11, 12, 13, 14, 15, 16, 17, 18, 19],
    'name': ['Anna Lee', 'ben ODell', ' Chris Wu', 'Dana Fox', 'Eli  Ray', 'Fay', None, 'Gus Lee', 'Hana Kim'],
    'grade': ['10', '11', '10', '12', '11', '10', 'twelve', '12', ''],
    'dob': ['2008-03-14', '2007/11/02', '14.07.2008', '2006-01-30', None, '2008-12-25', '2006-06-06', '2006-02-29', '2007-05-09'],
    'house': ['red', 'blue', 'red', 'green', 'blue', 'red', 'green', None, 'blue'],
})
scores = pd.DataFrame({
    'id': [11, 12, 13, 14, 15, 16, 17, 18, 20],
    'math': [88.0, 92.5, np.nan, 70.0, 55.0, 92.5, 61.0, 0.0, 77.0],
    'art': [75, 64, 90, 64, 88, 100, 49, 52, 81],
    'science': [91.0, np.nan, 84.0, 66.5, 73.0, 95.0, 58.0, 71.0, 80.0],
})
attendance = pd.DataFrame([[1, 1, 0, 1, 1], [0, 1, 1, 1, 0], [1, 1, 1, 1, 1], [0, 0, 0, 1, 0]],
                          columns=['Mon', 'Tue', 'Wed', 'Thu', 'Fri'], index=[11, 12, 13, 14])

# case: matrix-nanmean-axis0
M = scores[['math', 'art', 'science']].to_numpy()
result = np.round(np.nanmean(M, axis=0), 3)
# case: matrix-nanmean-axis1-column
scores['avg'] = np.nanmean(scores[['math', 'art', 'science']], axis=1)
result = scores[['id', 'avg']].round(2)
# case: matrix-std-ddof
X = scores[['art', 'science']].dropna().values
result = X.std(axis=0, ddof=1).round(4).tolist()
# case: zscore-matrix
X = scores[['math', 'art']].dropna()
Z = (X.values - X.values.mean(axis=0)) / X.values.std(axis=0)
result = pd.DataFrame(Z, columns=X.columns, index=X.index).round(3)
# case: argmax-with-nan
result = int(np.argmax(scores['math'].values)), int(scores['math'].idxmax()), int(np.argmin(scores['art']))
# case: attendance-any-all
A = attendance.to_numpy()
result = {'all': np.all(A, axis=1).tolist(), 'any_day': np.any(A == 0, axis=0).tolist(), 'n': int(np.count_nonzero(A))}
# case: attendance-nonzero-tuple
r, c = np.nonzero(attendance.values)
result = list(zip(attendance.index[r], attendance.columns[c]))[:4]
# case: longest-streak-groupby
def streak(row):
    return max((len(list(g)) for k, g in groupby(row) if k == 1), default=0)
result = attendance.apply(streak, axis=1)
# case: flatnonzero-failing
result = scores.iloc[np.flatnonzero(scores['art'] < 60)]
# case: where-single-arg
idx = np.where(scores['math'] > 80)[0]
result = scores.loc[idx, ['id', 'math']]
# case: where-single-arg-no-index
result = np.where(scores['science'].isna())
# case: dot-weights
w = np.array([0.5, 0.2, 0.3])
result = pd.Series(np.dot(scores[['math', 'art', 'science']].fillna(0), w), index=scores['id']).round(2)
# case: matmul-operator
G = attendance.to_numpy()
result = pd.DataFrame(G @ G.T, index=attendance.index, columns=attendance.index)
# case: matmul-shape-error
result = attendance.values @ attendance.values
# case: outer-curve
result = np.outer([1, 2, 3], scores['art'].values[:3])
# case: vectorize-letter
def letter(x):
    if np.isnan(x):
        return 'N/A'
    return 'A' if x >= 90 else 'B' if x >= 75 else 'C'
scores['letter'] = np.vectorize(letter)(scores['math'])
result = scores.set_index('id')['letter']
# case: vectorize-otypes
f = np.vectorize(lambda a, b: a + b / 10, otypes=[float])
result = f(scores['art'].values, np.arange(len(scores)))
# case: bisect-grades
cut = [60, 70, 80, 90]
result = [ 'FDCBA'[bisect.bisect(cut, s)] for s in scores['art'] ]
# case: heapq-nlargest-rows
result = heapq.nlargest(3, scores.to_dict('records'), key=lambda r: r['art'])
# case: heapq-nsmallest-zip
result = heapq.nsmallest(2, zip(scores['art'], scores['id']))
# case: date-multi-format
def parse(s):
    for fmt in ('%Y-%m-%d', '%Y/%m/%d', '%d.%m.%Y'):
        try:
            return datetime.strptime(s, fmt).date().isoformat()
        except (ValueError, TypeError):
            continue
    return None
result = students['dob'].map(parse).tolist()
# case: date-fromisoformat-age
ref = date(2024, 9, 1)
d = date.fromisoformat(students.loc[0, 'dob'])
result = ref.year - d.year - ((ref.month, ref.day) < (d.month, d.day))
# case: combinations-corr
out = {}
for a, b in combinations(['math', 'art', 'science'], 2):
    out[f'{a}-{b}'] = round(scores[a].corr(scores[b]), 3)
result = out
# case: product-grid
result = pd.DataFrame(list(product(['red', 'blue'], [10, 11, 12])), columns=['house', 'grade'])
# case: zip-longest-houses
groups = [g['id'].tolist() for _, g in students.groupby('house')]
result = pd.DataFrame(list(zip_longest(*groups)), columns=sorted(students['house'].dropna().unique()))
# case: defaultdict-house
d = defaultdict(list)
for h, n in zip(students['house'], students['name']):
    d[h].append(n)
result = dict(d)
# case: namedtuple-frame
Rec = namedtuple('Rec', ['id', 'total'])
recs = [Rec(i, a + 1) for i, a in zip(scores['id'], scores['art'])]
result = pd.DataFrame(recs).tail(3)
# case: statistics-module
art = scores['art'].tolist()
result = [statistics.mean(art), statistics.median(art), statistics.mode(art), round(statistics.pstdev(art), 3), round(statistics.stdev(art), 3)]
# case: statistics-multimode-nan
m = scores['math'].dropna()
result = statistics.multimode(m), statistics.median_low(m), statistics.fmean(m)
# case: grade-int-fails
result = students['grade'].to_numpy().astype(int)
# case: grade-isdigit-array
g = np.array([int(x) if x.isdigit() else -1 for x in students['grade']])
result = g, g.dtype.kind, g[g > 0].mean()
# case: regex-split-names
result = students['name'].dropna().apply(lambda s: re.split(r'\s+', s.strip())).tolist()
# case: setdiff-union-ids
result = {
    'missing': np.setdiff1d(students['id'], scores['id']).tolist(),
    'extra': np.setdiff1d(scores['id'], students['id']).tolist(),
    'both': np.intersect1d(students['id'], scores['id']).size,
    'all': np.union1d(students['id'], scores['id']).shape,
}
# case: json-roundtrip-records
s = json.dumps(scores[['id', 'art']].head(2).to_dict(orient='records'))
result = s, json.loads(s)[1]['art']
