import pandas as pd
import numpy as np
from collections import Counter

# School exam results
students = pd.DataFrame({
    'sid': [1, 2, 3, 4, 5, 6, 7, 8],
    'name': ['Ana', 'Ben', 'cara', ' Dan', 'Eve', 'Finn', 'ANA', None],
    'grade': ['A', 'B', 'A', 'C', 'B', None, 'A', 'C'],
    'age': [14, 15, 14, 16, 15, 15, 13, 16],
})

scores = pd.DataFrame({
    'sid': [1, 2, 3, 4, 5, 6, 7, 8],
    'math': [88.0, 92.0, np.nan, 55.0, 92.0, 70.0, 0.0, 61.5],
    'physics': [75.0, 95.0, 60.0, 48.0, np.nan, 70.0, 15.0, 61.5],
    'art': [91.0, 60.0, 99.0, 85.0, 77.0, 70.0, np.nan, 100.0],
}).set_index('sid')

attendance = pd.DataFrame({
    'sid': [1, 1, 2, 3, 3, 3, 5, 9, 9, 6],
    'week': [1, 2, 1, 1, 2, 3, 2, 1, 2, 1],
    'days': [5, 4, 5, 3, 0, 5, 5, 2, 2, 1],
    'excused': [False, True, False, True, None, False, False, True, None, False],
})

weights = pd.Series({'math': 0.5, 'physics': 0.3, 'music': 0.1, 'art': 0.2})

# case: row-nanmean-back
scores['avg'] = np.nanmean(scores.to_numpy(), axis=1).round(2)
result = scores.sort_values('avg', ascending=False)
# case: argmax-subject
filled = scores.fillna(-1).to_numpy()
best = np.argmax(filled, axis=1)
scores['best_subject'] = np.array(scores.columns)[best]
result = scores['best_subject']
# case: rank-argsort-of-argsort
x = scores['math'].fillna(0).to_numpy()
rank = np.argsort(np.argsort(-x)) + 1
result = pd.Series(rank, index=scores.index, name='rank')
# case: weighted-total-aligned
w = weights.reindex(scores.columns)
total = (scores * w).sum(axis=1, min_count=3)
result = total / w.sum()
# case: multiply-frame-series-unlike
result = np.multiply(scores, weights)
# case: log1p-days-frame
df = attendance[['week', 'days']]
result = np.log1p(df).round(4)
# case: mask-2d-fail
arr = scores.to_numpy()
mask = arr < 65
rows, cols = np.where(mask)
result = [(int(scores.index[r]), scores.columns[c], float(arr[r, c])) for r, c in zip(rows, cols)]
# case: minmax-by-column
mn = np.nanmin(scores.values, axis=0)
mx = np.nanmax(scores.values, axis=0)
scaled = (scores.values - mn) / (mx - mn)
result = pd.DataFrame(scaled, columns=scores.columns, index=scores.index).round(3)
# case: percentile-by-grade
df = students.merge(scores.reset_index(), on='sid')
out = df.groupby('grade')['art'].apply(lambda s: np.nanpercentile(s, 75))
result = out
# case: percentile-multi-agg
df = students.merge(scores.reset_index(), on='sid')
result = df.groupby('age')['art'].agg(
    p25=lambda s: np.percentile(s.dropna(), 25),
    p50=lambda s: np.percentile(s.dropna(), 50),
    n='count')
# case: cross-tab-by-loop
weeks = np.unique(attendance['week'])
sids = np.unique(attendance['sid'])
table = np.zeros((len(sids), len(weeks)), dtype=int)
for _, row in attendance.iterrows():
    i = np.where(sids == row['sid'])[0][0]
    j = np.where(weeks == row['week'])[0][0]
    table[i, j] += row['days']
result = pd.DataFrame(table, index=sids, columns=[f'w{w}' for w in weeks])
# case: select-letter-grade
avg = scores.mean(axis=1)
letters = np.select([avg >= 85, avg >= 70, avg >= 60], ['A', 'B', 'C'], default='F')
result = pd.Series(letters, index=scores.index).groupby(letters).size()
# case: ambiguous-truth-if
if scores['math'] > 60:
    result = 'pass'
else:
    result = 'fail'
# case: isclose-tied-columns
same = np.isclose(scores['math'], scores['physics'], atol=0.5)
result = scores.index[same].tolist()
# case: allclose-equal-nan
a = scores['math'].to_numpy()
b = scores['math'].copy().to_numpy()
result = (np.allclose(a, b), np.allclose(a, b, equal_nan=True), np.array_equal(a, b))
# case: vstack-summary
s = np.vstack([np.nanmin(scores, axis=0), np.nanmax(scores, axis=0), np.nanstd(scores, axis=0)])
result = pd.DataFrame(s, index=['min', 'max', 'std'], columns=scores.columns).round(2)
# case: hstack-student-frame
left = students[['sid', 'age']].to_numpy()
right = scores.fillna(0).to_numpy()
arr = np.hstack([left, right])
result = pd.DataFrame(arr, columns=['sid', 'age', 'math', 'physics', 'art'])
# case: bool-with-none-sum
ex = attendance['excused'].to_numpy()
print(ex.dtype)
result = np.where(attendance['excused'] == True, attendance['days'], 0).sum().item()
# case: invert-object-bool
result = attendance[~attendance['excused']]
# case: cumsum-by-student-numpy
attendance['cum'] = 0
for sid in attendance['sid'].unique():
    mask = (attendance['sid'] == sid).to_numpy()
    attendance.loc[mask, 'cum'] = np.cumsum(attendance.loc[mask, 'days'].to_numpy())
result = attendance
# case: counter-mode-tie
c = Counter(students['age'])
top = max(c.values())
modes = sorted(k for k, v in c.items() if v == top)
vals, counts = np.unique(students['age'], return_counts=True)
result = {'modes': modes, 'np_mode': int(vals[counts.argmax()]), 'pd_mode': students['age'].mode().tolist()}
