import pandas as pd
import numpy as np
import re
import math
import json
import datetime
from datetime import datetime as dtm, timedelta
from collections import Counter, defaultdict, OrderedDict, namedtuple
import itertools as it
import operator
import functools
from typing import List, Dict, Optional
emp = pd.DataFrame({'emp_id': ['E01', 'E02', 'E03', 'E04', 'E05', 'E06'], 'name': ['Ann', 'Bob', 'Cid', 'Dot', 'Eve', 'Flo'], 'dept': ['HR', 'IT', 'IT', 'Ops', 'HR', None], 'manager': [None, 'E01', 'E02', 'E02', 'E01', 'E04'], 'salary': ['$5,000', '$4,200.50', '6000', 'n/a', '$3,999.99', None], 'hired': ['03/15/2019', '2020-07-01', '15 Jan 2021', '07/04/2022', 'unknown', '12/31/2018'], 'grade': [3, 2, 2, 1, 2, 1], 'email': ['ann@corp.com', 'BOB@Corp.com', 'cid@other.org', None, 'eve@corp.com', 'flo(at)corp.com']})
hours = pd.DataFrame({'emp_id': ['E01', 'E02', 'E02', 'E03', 'E05', 'E05', 'E06'], 'week': ['2023-W01', '2023-W01', '2023-W02', '2023-W02', '2023-W01', '2023-W03', '2023-W03'], 'mon': [8, 7, 8, 9, 0, 8, 10], 'tue': [8, 8, 8, 9, 4, 8, 10], 'wed': [8.0, 6.5, 8, None, 4, 8, 12]})
# case: clean-money
s = emp['salary'].replace({r'[\$,]': '', 'n/a': np.nan}, regex=True)
result = pd.to_numeric(s, errors='coerce')
# case: clean-money2
emp['sal'] = pd.to_numeric(emp['salary'].str.replace(r'[^0-9.]', '', regex=True), errors='coerce')
result = emp.groupby('dept', dropna=False)['sal'].agg(['mean', 'count'])
# case: clean-money-strip
result = emp['salary'].str.lstrip('$').str.replace(',', '').apply(pd.to_numeric, errors='coerce').tolist()
# case: parse-mixed-dates
result = emp['hired'].apply(lambda s: pd.to_datetime(s, errors='coerce')).dt.strftime('%Y-%m-%d').tolist()
# case: parse-formats-loop
def parse(s):
    for fmt in ('%m/%d/%Y', '%Y-%m-%d', '%d %b %Y'):
        try:
            return dtm.strptime(s, fmt)
        except ValueError:
            continue
    return None
d = emp['hired'].map(parse)
result = d, d.dtype.name
# case: parse-mixed-format
result = pd.to_datetime(emp['hired'], format='mixed', errors='coerce').dt.year.tolist()
# case: email-domain
e = emp['email'].str.lower().str.extract(r'@(?P<domain>[\w.]+)$')
result = e['domain'].value_counts(dropna=False)
# case: email-valid
pat = re.compile(r'^[\w.]+@[\w.]+\.\w+$')
result = emp['email'].apply(lambda x: bool(pat.match(x)) if isinstance(x, str) else False).tolist()
# case: email-split
parts = emp['email'].str.partition('@')
result = parts[0].tolist(), parts[2].tolist()
# case: manager-names
m = dict(zip(emp['emp_id'], emp['name']))
result = emp['manager'].map(m).fillna('-').tolist()
# case: self-join-salary
x = emp.assign(sal=pd.to_numeric(emp['salary'].str.replace('[$,]', '', regex=True), errors='coerce'))
j = x.merge(x[['emp_id', 'name', 'sal']], left_on='manager', right_on='emp_id', suffixes=('', '_mgr'), how='left')
result = j.loc[j['sal'] > j['sal_mgr'], ['name', 'name_mgr']]
# case: hierarchy-depth
boss = emp.set_index('emp_id')['manager'].to_dict()
def depth(e):
    d = 0
    while boss.get(e):
        e = boss[e]
        d += 1
    return d
result = emp['emp_id'].apply(depth).tolist()
# case: hierarchy-rec
children = defaultdict(list)
for e, m in zip(emp.emp_id, emp.manager):
    if m: children[m].append(e)
def count(e): return sum(1 + count(c) for c in children[e])
result = {e: count(e) for e in emp.emp_id}
# case: hours-melt
m = hours.melt(id_vars=['emp_id', 'week'], value_vars=['mon', 'tue', 'wed'], var_name='day', value_name='h')
result = m.groupby('day', sort=False)['h'].sum(), m.dropna().groupby('emp_id')['h'].mean().round(2)
# case: hours-stack
s = hours.set_index(['emp_id', 'week']).stack()
result = s.groupby(level=0).sum(), s.index.nlevels, len(s)
# case: hours-rowsum
result = hours.assign(total=hours[['mon', 'tue', 'wed']].sum(axis=1), avg=hours.filter(regex='^(mon|tue)').mean(axis=1))[['total', 'avg']]
# case: hours-apply-row
def over(r):
    t = r['mon'] + r['tue'] + (r['wed'] if not pd.isna(r['wed']) else 0)
    return 'over' if t > 24 else 'normal' if t >= 20 else 'under'
result = hours.apply(over, axis=1).value_counts()
# case: hours-apply-expand
result = hours.apply(lambda r: pd.Series({'lo': r[['mon', 'tue', 'wed']].min(), 'hi': r[['mon', 'tue', 'wed']].max()}), axis=1)
# case: hours-apply-result-type
result = hours[['mon', 'tue']].apply(lambda r: [r['mon'] * 2, r['tue'] / 2], axis=1, result_type='expand')
# case: hours-max-day
result = hours[['mon', 'tue', 'wed']].idxmax(axis=1).tolist(), hours[['mon', 'tue', 'wed']].max(axis=1).tolist()
# case: week-parse
result = pd.to_datetime(hours['week'] + '-1', format='%G-W%V-%u').dt.strftime('%Y-%m-%d').tolist()
# case: week-number
result = hours['week'].str.extract(r'W(\d+)', expand=False).astype(int).tolist(), hours['week'].str[-2:].astype(int).max()
# case: missing-weeks
all_weeks = [f'2023-W{w:02d}' for w in range(1, 4)]
full = pd.MultiIndex.from_product([emp['emp_id'], all_weeks], names=['emp_id', 'week'])
h = hours.set_index(['emp_id', 'week'])['mon'].reindex(full)
result = h.isna().groupby(level='emp_id').sum()
# case: grade-rank-text
labels = {1: 'junior', 2: 'mid', 3: 'senior'}
emp['level'] = pd.Categorical(emp['grade'].map(labels), categories=['junior', 'mid', 'senior'], ordered=True)
result = emp.sort_values(['level', 'name'], ascending=[False, True])[['name', 'level']], emp['level'].min(), (emp['level'] >= 'mid').sum()
# case: cat-groupby-unobserved
emp['level'] = pd.Categorical(emp['grade'].map({1: 'L', 2: 'M', 3: 'H'}), categories=['L', 'M', 'H', 'X'])
result = emp.groupby('level', observed=False).size(), emp.groupby('level', observed=True)['name'].count(), emp['level'].value_counts()
# case: cat-pivot
emp['level'] = pd.Categorical(emp['grade'].map({1: 'L', 2: 'M', 3: 'H'}), categories=['L', 'M', 'H'], ordered=True)
result = emp.pivot_table(index='dept', columns='level', values='emp_id', aggfunc='count', observed=False)
# case: cat-ops
c = emp['grade'].astype('category')
c = c.cat.rename_categories({1: 'one', 2: 'two', 3: 'three'}).cat.reorder_categories(['three', 'two', 'one'], ordered=True)
result = c.cat.codes.tolist(), c.cat.categories.tolist(), c.sort_values().tolist(), c.cat.remove_unused_categories().cat.ordered
# case: str-encode-ascii
s = pd.Series(['café', 'naïve', None])
result = s.str.normalize('NFKD').str.encode('ascii', 'ignore').str.decode('ascii').tolist()
# case: calendar-mod
import calendar
result = calendar.monthrange(2024, 2)[1], calendar.month_name[3], calendar.day_abbr[0], calendar.isleap(2023)
# case: statistics-mod
import statistics as st
result = st.mean([1, 2, 4]), st.median([3, 1]), round(st.stdev([1, 2, 3, 4]), 4), st.mode(['a', 'b', 'a'])
# case: operator-itemgetter
rows = hours.to_dict('records')
rows.sort(key=operator.itemgetter('emp_id', 'week'), reverse=True)
result = [r['week'] for r in rows]
# case: functools-lru
@functools.lru_cache(maxsize=None)
def fib(n):
    return n if n < 2 else fib(n - 1) + fib(n - 2)
result = fib(50)
# case: reduce-and
conds = [emp['grade'] > 1, emp['dept'].notna(), emp['name'] != 'Bob']
result = emp[functools.reduce(operator.and_, conds)]['name'].tolist()
# case: np-logical-reduce
result = emp[np.logical_and.reduce([emp['grade'] > 1, emp['dept'] == 'IT'])]['name'].tolist()
# case: itertools-chain
result = list(it.chain.from_iterable([[1, 2], [3]])), list(it.zip_longest('ab', [1], fillvalue=0)), list(it.pairwise([1, 2, 4])), list(it.islice(it.count(5, 5), 3))
# case: itertools-permutations
result = len(list(it.permutations(range(4), 2))), [''.join(p) for p in it.product('ab', repeat=2)], list(it.takewhile(lambda x: x < 3, [1, 2, 5, 1])), list(it.starmap(pow, [(2, 3), (3, 2)]))
# case: dict-comprehension-nested
result = {d: {r.name: r.grade for r in g.itertuples()} for d, g in emp.groupby('dept')}
# case: set-comprehension
result = sorted({(d or '?')[0] for d in emp['dept']}), {n for n in emp['name'] if n > 'D'} == {'Dot', 'Eve', 'Flo'}
# case: star-unpack
first, *middle, last = emp['name']
result = first, middle, last, [*middle, *'xy'], {**{'a': 1}, 'b': 2}
# case: lambda-default
fs = [lambda x, k=k: x + k for k in range(3)]
result = [f(10) for f in fs]
# case: closure-nonlocal
def counter():
    n = 0
    def inc(step=1):
        nonlocal n
        n += step
        return n
    return inc
c = counter()
c(); c(5)
result = c()
# case: try-finally-else
log = []
for v in ['1', 'x', None]:
    try:
        n = int(v)
    except (ValueError, TypeError) as e:
        log.append(type(e).__name__)
    else:
        log.append(n)
    finally:
        log.append('.')
result = log
# case: raise-keyerror-caught
try:
    emp['nope']
except KeyError as e:
    result = str(e)
# case: error-message-text
try:
    pd.to_numeric(pd.Series(['1', 'x']))
except ValueError as e:
    result = str(e)
# case: error-merge-text
try:
    emp.merge(hours, on='nope')
except KeyError as e:
    result = repr(e)
# case: error-int-text
try:
    int('12a')
except ValueError as e:
    result = f'error: {e}'
# case: error-zero-text
try:
    1 / 0
except ZeroDivisionError as e:
    result = str(e)
# case: error-index-text
try:
    [1, 2][5]
except IndexError as e:
    result = str(e)
# case: error-loc-text
try:
    emp.loc[99]
except KeyError as e:
    result = e.args[0]
# case: error-iloc-text
try:
    emp.iloc[99]
except IndexError as e:
    result = str(e)
# case: error-attr-text
try:
    emp.salry
except AttributeError as e:
    result = str(e)
# case: error-float-text
try:
    float('abc')
except ValueError as e:
    result = str(e)
# case: error-truth-text
try:
    if emp['grade'] > 1:
        pass
except ValueError as e:
    result = str(e)
# case: error-date-text
try:
    dtm.strptime('2020-13-01', '%Y-%m-%d')
except ValueError as e:
    result = str(e)
# case: error-length-text
try:
    emp['x'] = [1, 2]
except ValueError as e:
    result = str(e)
# case: error-dict-text
try:
    {'a': 1}['b']
except KeyError as e:
    result = str(e), repr(e), e.args
# case: error-none-text
try:
    None + 1
except TypeError as e:
    result = str(e)
# case: error-call-text
def f(a, b): return a
try:
    f(1)
except TypeError as e:
    result = str(e)
# case: warnings-filter
import warnings
warnings.filterwarnings('ignore')
result = 1
# case: f-string-nested
w = 8
result = f"{'x':>{w}}|{3.14159:{w}.2f}|{emp['name'].iloc[0]!r}|{1e6:,.0f}|{0b101:#x}|{-5:+d}|{True}"
# case: f-string-debug
x = 3
result = f'{x=}', f'{x + 1 = }'
# case: f-string-date
d = pd.Timestamp('2024-03-05 14:07')
result = f'{d:%d.%m.%Y}', f'{d}', f'{d.date()}', f'{d:%H:%M}', str(d.time())
# case: percent-format
result = '%s has %d (%.1f%%)' % ('Ann', 3, 45.678), '%-5s|%5s' % ('a', 'b'), '%(x)s-%(y)02d' % {'x': 'q', 'y': 5}
# case: str-format-map
result = '{name} {0[1]} {1.real}'.format([1, 2], 3, name='n'), '{:>8.2f}{:e}'.format(3.14159, 12345.678), '{:%Y}'.format(dtm(2020, 1, 2))
# case: str-methods
s = '  Hello, World  '
result = s.strip().split(', '), s.strip().swapcase(), s.title(), s.strip().partition(','), 'a-b-c'.rsplit('-', 1), 'x'.join('abc'), 'abc'.translate(str.maketrans('ab', 'xy')), 'tEsT'.capitalize(), 'a\nb'.splitlines(), 'aXbX'.replace('X', '', 1), '12'.isdigit(), 'ab'.ljust(4, '.'), 'hello'.count('l'), 'hello'.index('l'), 'Straße'.casefold(), 'abc'.removeprefix('a'), 'abc'.removesuffix('c')
# case: re-functions
result = re.findall(r'(\w)(\d)', 'a1 b2'), re.sub(r'(\w+) (\w+)', r'\2 \1', 'ab cd'), re.split(r'[;,]\s*', 'a, b;c'), re.search(r'\d+', 'x42').group(), re.match(r'(?P<y>\d{4})-(?P<m>\d\d)', '2020-05').groupdict(), re.fullmatch('a+', 'aab'), [m.span() for m in re.finditer('a', 'banana')], re.sub(r'\d', lambda m: str(int(m.group()) * 2), 'a1b2'), re.escape('a.b')
# case: int-parsing
result = int('0x1f', 16), int('101', 2), int(' 42 '), float('1e3'), int(3.9), int(-3.9), round(2.5), round(-1.5), round(3.14159, 2), bool('False'), 7 // -2, 7 % -2, divmod(17, 5), 2 ** 10, 10 ** -2, abs(-3.5), pow(3, 4, 5)
# case: list-methods
a = [3, 1, 2]
b = a[:]
b.sort(reverse=True)
a.append(4); a.extend([5]); a.insert(0, 9); a.remove(1); p = a.pop(); a.reverse()
result = a, b, p, a.index(3), a.count(9), sorted(a, key=lambda x: -x), a[-2:], a[::-1], [0] * 3, [1, 2] + [3], 3 in a
# case: dict-methods
d = {'a': 1}
d.update(b=2); d.setdefault('c', []).append(5)
result = d, d.pop('a'), d.get('z', 0), list(d.items()), max(d, key=lambda k: str(d[k])), dict.fromkeys('xy', 0), {k: v for k, v in sorted({'b': 1, 'a': 2}.items())}, d.popitem()
# case: zip-enumerate-any
result = list(zip([1, 2], 'ab', [True, False])), list(enumerate('ab', 1)), any(x > 2 for x in [1, 3]), all([]), sum([0.1] * 3), max([1, 5, 2], default=0), min('hello'), list(map(lambda x, y: x + y, [1, 2], [3, 4])), list(filter(None, [0, 1, '', 'a'])), list(reversed([1, 2])), sum([[1], [2]], [])
# case: sorted-multi
rows = [('b', 2), ('a', 2), ('c', 1)]
result = sorted(rows, key=lambda r: (-r[1], r[0])), min(rows, key=lambda r: r[1]), sorted(rows, key=operator.itemgetter(1, 0))
# case: datetime-py
d = datetime.date(2024, 2, 28)
t = dtm(2024, 2, 28, 23, 30)
result = (d + timedelta(days=2)).isoformat(), (t + timedelta(hours=1)).strftime('%Y/%m/%d %I:%M %p'), d.weekday(), d.isoweekday(), d.replace(day=1), (datetime.date(2024, 12, 25) - d).days, t.date() == d, d.strftime('%A'), t.isoformat(), d.isocalendar()[1], datetime.datetime.combine(d, datetime.time(8, 0)), timedelta(days=1, hours=2).total_seconds(), str(timedelta(minutes=95)), dtm.fromisoformat('2024-01-02T03:04:05').minute
# case: relativedelta
from dateutil.relativedelta import relativedelta
result = datetime.date(2024, 1, 31) + relativedelta(months=1), relativedelta(dtm(2024, 3, 1), dtm(2020, 2, 29)).years
# case: timestamps-ops
t = pd.Timestamp('2024-02-29 10:30')
result = t.year, t.day_name(), t.month_name(), t.quarter, t.dayofweek, t.is_month_end, t.days_in_month, t.normalize(), t + pd.DateOffset(years=1), t.floor('h'), t.to_period('M'), t.strftime('%j'), t.isoformat(), (t - pd.Timestamp('2024-01-01')).days, t.week, t.replace(hour=0), t.date(), t.to_pydatetime()
# case: period-ops
p = pd.Period('2024-03', freq='M')
result = p + 1, p.start_time, p.end_time.date(), p.days_in_month, str(p - 2), p.strftime('%b %Y'), (pd.Period('2024-05', 'M') - p).n
# case: timedelta-ops
t = pd.Timedelta('1 days 02:30:00')
result = t.days, t.seconds, t.total_seconds(), t / pd.Timedelta(hours=1), t * 2, t.components.hours, str(t), t // pd.Timedelta('1h'), pd.Timedelta(90, unit='min'), pd.to_timedelta(36, 'h').days
# case: print-various
print('a', 'b', sep='-', end='!\n')
print(f'{emp.shape[0]} rows')
print(emp.head(2).to_string())
print(*[1, 2, 3])
emp.info()
result = None
# case: isinstance-many
vals = [1, 2.0, 'a', None, [1], (1,), {'a': 1}, {1}, True, pd.NaT, np.nan, pd.Timestamp('2020-01-01'), np.int64(1), np.float64(2)]
result = [type(v).__name__ for v in vals], [isinstance(v, (int, float)) for v in vals], [pd.isna(v) if not isinstance(v, (list, tuple, dict, set)) else 'x' for v in vals]
# case: chained-comparison
result = emp[(1 < emp['grade']) & (emp['grade'] <= 3)]['name'].tolist(), [x for x in range(10) if 2 < x <= 5]
# case: chained-comparison-error
result = emp[1 < emp['grade'] < 3]
# case: while-loop
n, steps = 27, 0
while n != 1:
    n = n // 2 if n % 2 == 0 else 3 * n + 1
    steps += 1
    if steps > 1000: break
else:
    steps = -steps
result = steps
# case: matrix-loop
m = [[1, 2], [3, 4]]
result = [list(r) for r in zip(*m)], [[sum(a * b for a, b in zip(r, c)) for c in zip(*m)] for r in m], sum(map(sum, m))
# case: global-sort-stability
result = sorted(['b1', 'a2', 'b0'], key=lambda s: s[0]), sorted([True, False, 1.5, 0]), sorted('bca', reverse=True)
# case: math-functions
result = math.ceil(2.1), math.floor(-2.1), math.sqrt(16), math.gcd(12, 18), math.isclose(0.1 + 0.2, 0.3), math.log(math.e), math.factorial(5), math.hypot(3, 4), math.comb(5, 2), math.pi, math.inf > 1e308, math.trunc(-2.7), math.fsum([0.1] * 10), math.prod([1, 2, 3]), math.log10(1000), math.degrees(math.pi), math.isnan(float('nan'))
