import pandas as pd
import numpy as np
import math
import re
import json
import statistics
import itertools
import functools
import bisect
import heapq
import copy
import operator
from collections import Counter, defaultdict, deque, OrderedDict, namedtuple
from datetime import datetime, timedelta, date

employees = pd.DataFrame({
    'emp': ['E1', 'E2', 'E3', 'E4', 'E5', 'E6', 'E7', 'E8', 'E9', 'E10'],
    'dept': ['IT', 'HR', 'IT', 'Sales', 'Sales', 'it', 'HR', None, 'Sales', 'Legal'],
    'salary': [5200, 3100, 4800, 3900, 3900, 7000, np.nan, 4100, 12000, 6500],
    'years': [3, 10, 1, 5, 5, 12, 2, 0, 20, 7],
    'hired': pd.to_datetime(['2021-03-01', '2014-07-15', '2023-01-31', '2019-05-05', '2019-05-06',
                             '2012-11-30', '2022-02-28', None, '2004-02-29', '2017-09-09']),
    'manager': ['E6', None, 'E6', 'E9', 'E9', None, 'E2', 'E99', None, 'E9'],
    'remote': [True, False, True, True, False, False, True, False, False, True],
})
bonus = pd.DataFrame({
    'emp': ['E1', 'E1', 'E3', 'E5', 'E9', 'E11'],
    'amount': ['500', '250.5', 'n/a', '1,200', '-100', '75'],
    'year': [2022, 2023, 2023, 2023, 2023, 2022],
})
targets = {'IT': 5000, 'HR': 3500, 'Sales': 4000}

# case: bool-mask-array-assign
sal = employees['salary'].to_numpy(copy=True)
sal[np.isnan(sal)] = np.nanmedian(sal)
sal[sal > 10000] = 10000
result = sal
# case: fancy-index-reorder
arr = employees['emp'].to_numpy()
result = arr[[0, -1, 3, 3]]
# case: array-text-dtype
a = np.array(['IT', 'HR', 'Sales'])
result = a.dtype, a.dtype.kind, a.shape, a.ndim
# case: text-array-truncated-assign
a = np.array(['IT', 'HR'])
a[0] = 'Marketing'
result = pd.Series(a).tolist()
# case: concat-mixed-text-number
result = np.concatenate([employees['emp'].values[:2], employees['years'].values[:2]])
# case: array-mixed-promotes
result = np.array([1, 'two', 3.0]).tolist(), np.array([1, 2.5, True]).tolist(), np.array([1, None]).tolist()
# case: isin-invert
mask = np.isin(employees['dept'], list(targets), invert=True)
result = employees.loc[mask, ['emp', 'dept']]
# case: in1d-removed
result = employees[np.in1d(employees['dept'], ['IT'])]
# case: tile-repeat-calendar
emps = employees['emp'].head(2)
result = pd.DataFrame({'emp': np.repeat(emps, 3), 'q': np.tile([1, 2, 3], 2)}).reset_index(drop=True)
# case: repeat-by-counts
result = np.repeat(['x', 'y', 'z'], [1, 0, 3])
# case: take-rows
result = employees.take([2, 0])[['emp', 'dept']], np.take(employees['years'], [0, 5])
# case: interp-salary
result = np.interp([2, 6, 15], [0, 5, 10], [3000, 4000, 7000])
# case: lexsort-dept-salary
d = employees.dropna(subset=['dept', 'salary'])
ix = np.lexsort((-d['salary'].values, d['dept'].str.upper().values))
result = d.iloc[ix][['emp', 'dept', 'salary']]
# case: sort-array-nan-last
result = np.sort(employees['salary'])
# case: sort-reverse-slice
result = np.sort(employees['years'].values)[::-1][:3].tolist()
# case: rank-argsort-twice
v = employees['years'].to_numpy()
employees['rank'] = v.argsort(kind='stable').argsort() + 1
result = employees[['emp', 'years', 'rank']]
# case: quantile-method
result = np.quantile(employees['years'], 0.3), np.quantile(employees['years'], 0.3, method='lower'), employees['years'].quantile(0.3, interpolation='higher')
# case: nanpercentile-outliers
s = employees['salary']
q1, q3 = np.nanpercentile(s, [25, 75])
iqr = q3 - q1
result = employees[(s < q1 - 1.5 * iqr) | (s > q3 + 1.5 * iqr)]['emp'].tolist()
# case: percentile-with-nan
result = np.percentile(employees['salary'], 50)
# case: var-ddof-compare
x = employees['years']
result = [np.var(x), np.var(x.values), np.var(x, ddof=1), x.var(), x.var(ddof=0)]
# case: agg-np-functions
result = employees.groupby('remote')['years'].agg([np.mean, np.std, np.median, np.ptp])
# case: agg-lambda-percentile
result = employees.groupby('remote').agg(p90=('salary', lambda s: np.nanpercentile(s, 90)), n=('emp', 'count')).round(1)
# case: apply-np-sum-axis
result = employees[['salary', 'years']].apply(np.sum, axis=0)
# case: where-map-target
t = employees['dept'].map(targets)
employees['vs'] = np.where(t.isna(), 'no target', np.where(employees['salary'] >= t, 'over', 'under'))
result = employees['vs'].tolist()
# case: where-none-else
result = pd.Series(np.where(employees['remote'], employees['dept'], None))
# case: where-string-nan-mix
result = np.where(employees['salary'] > 5000, employees['salary'], 'low')
# case: select-mismatch-lengths
result = np.select([employees['years'] > 10, employees['years'] > 5], ['senior'], default='junior')
# case: select-mixed-types-error
result = np.select([employees['years'] > 10], ['senior'], default=0)
# case: if-array-ambiguous
if employees['salary'].values > 4000:
    result = 'high'
else:
    result = 'low'
# case: timedelta-tenure
ref = datetime(2024, 6, 30)
employees['tenure'] = ((ref - employees['hired']) / np.timedelta64(1, 'D') / 365.25).round(2)
result = employees[['emp', 'tenure']]
# case: day-floor-division
days = (pd.Timestamp('2024-06-30') - employees['hired']).dt.days
result = np.floor(days / 30).fillna(-1).astype(int).tolist()
# case: leap-replace-error
d = employees.loc[8, 'hired'].to_pydatetime()
result = d.replace(year=2023)
# case: isoweekday-strftime
result = [(d.isoformat(), d.weekday(), d.strftime('%d %b %y')) for d in employees['hired'].dropna().dt.date][:3]
# case: chain-of-managers
boss = dict(zip(employees['emp'], employees['manager']))
@functools.lru_cache(maxsize=None)
def depth(e):
    m = boss.get(e)
    return 0 if m is None else 1 + depth(m)
result = {e: depth(e) for e in employees['emp']}
# case: bonus-parse-partial
def clean(x, default):
    try:
        return float(x.replace(',', ''))
    except ValueError:
        return default
result = bonus['amount'].map(functools.partial(clean, default=0.0)).sum()
# case: itemgetter-sorted
rows = bonus.to_dict('records')
result = sorted(rows, key=operator.itemgetter('year', 'emp'), reverse=True)[:2]
# case: attrgetter-itertuples
best = max(employees.itertuples(index=False), key=operator.attrgetter('years'))
result = best.emp, best.years, best._fields[:3]
# case: ordereddict-move
od = OrderedDict(employees.groupby('dept')['years'].max())
od.move_to_end('IT', last=False)
result = list(od.items())
# case: groupby-itertools-unsorted
srt = employees.dropna(subset=['dept']).sort_values('dept', key=lambda s: s.str.lower(), kind='stable')
result = {k: [r.emp for r in g] for k, g in itertools.groupby(srt.itertuples(), key=lambda r: r.dept.lower())}
