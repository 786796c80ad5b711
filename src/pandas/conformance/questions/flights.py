import pandas as pd
import numpy as np
import re
import math
import itertools
from collections import Counter, defaultdict, OrderedDict
from datetime import datetime, date, timedelta

airports_df = pd.DataFrame({'code': ['AAA', 'BBB', 'CCC', 'DDD', 'EEE'], 'city': ['Aberdeen ', 'Bergen', 'Cork', 'Dublin', 'Cork'], 'country': ['UK', 'Norway', 'Ireland', 'Ireland', 'Ireland'], 'elev': [215, 170, None, 242, 502]})
flights_df = pd.DataFrame({'no': ['F1', 'F2', 'F3', 'F4', 'F5', 'F6', 'F7', 'F8'], 'src': ['AAA', 'BBB', 'AAA', 'CCC', 'DDD', 'AAA', 'EEE', 'BBB'], 'dst': ['BBB', 'AAA', 'CCC', 'AAA', 'AAA', 'BBB', 'AAA', 'ZZZ'], 'airline': [1, 1, 2, 2, 3, 3, 1, 4], 'dep': ['06:15', '23:50', '12:00', '7:05', None, '18:30', '00:00', '9:45'], 'mins': [75, 80, 120, 118, 95, 72, 130, 60], 'price': ['$120.50', '$99', '1,250', '€80', '', None, '$75.25', '$99']})
airlines_df = pd.DataFrame({'id': [1, 2, 3, 5], 'name': ['Northwind', 'SkyLine', 'Æther Air', 'Ghost'], 'founded': [1985, 1999, 2010, None]})
students_df = pd.DataFrame({'sid': range(1, 9), 'name': ['Liu', 'Mia', 'Noa', 'Omar', 'Pia', 'Quinn', 'Rosa', 'Sam'], 'major': ['CS', 'Math', 'CS', 'Bio', 'Math', 'CS', None, 'Bio'], 'born': ['2001-05-03', '2000-11-30', '2002-02-28', '2001-05-03', '1999-12-31', '2003-07-19', '2000-01-01', 'unknown']})
grades_df = pd.DataFrame({'sid': [1, 1, 1, 2, 2, 3, 3, 3, 4, 5, 6, 6, 8], 'course': ['DB', 'AI', 'OS', 'DB', 'AI', 'DB', 'AI', 'OS', 'DB', 'AI', 'OS', 'DB', 'AI'], 'term': ['F20', 'S21', 'F21', 'F20', 'F20', 'S21', 'S21', 'F21', 'S21', 'F20', 'F21', 'F21', 'S22'], 'grade': [90, 85, 77, 60, 95, 88, 88, 100, 71, 54, 93, 93, np.nan]})
# case: airlines-with-no-flights
result = airlines_df.loc[~airlines_df['id'].isin(flights_df['airline'].unique()), 'name'].tolist()
# case: price-clean
p = flights_df['price'].str.replace(r'[^\d.]', '', regex=True).replace('', np.nan).astype(float)
result = pd.DataFrame({'no': flights_df['no'], 'p': p}).dropna().sort_values('p', ascending=False)
# case: departure-hour
h = flights_df['dep'].str.split(':').str[0].astype(float)
result = flights_df.assign(h=h).groupby(pd.cut(h, [-1, 5, 11, 17, 23], labels=['night', 'morning', 'noon', 'evening']), observed=True)['no'].apply(list)
# case: departure-minutes
def to_minutes(s):
    if not isinstance(s, str):
        return None
    h, m = map(int, s.split(':'))
    return 60 * h + m
flights_df['t'] = flights_df['dep'].apply(to_minutes)
result = flights_df[['no', 't']]
# case: arrival-time
d = pd.to_timedelta(flights_df['dep'].dropna() + ':00')
a = d + pd.to_timedelta(flights_df['mins'], unit='m')
result = a
# case: arrival-clock
def add(dep, mins):
    if dep is None:
        return None
    t = datetime.strptime(dep, '%H:%M') + timedelta(minutes=mins)
    return t.strftime('%H:%M')
result = [add(d, m) for d, m in zip(flights_df['dep'], flights_df['mins'])]
# case: round-trips
m = flights_df.merge(flights_df, left_on=['src', 'dst'], right_on=['dst', 'src'], suffixes=('_out', '_back'))
result = m[m['no_out'] < m['no_back']][['no_out', 'no_back']].reset_index(drop=True)
# case: city-pairs
c = airports_df.set_index('code')['city'].str.strip()
f = flights_df.assign(a=flights_df['src'].map(c), b=flights_df['dst'].map(c))
result = f.groupby(['a', 'b']).agg(flights=('no', 'count'), mean_mins=('mins', 'mean')).reset_index()
# case: city-pairs-keep-missing
c = airports_df.set_index('code')['city'].str.strip()
f = flights_df.assign(a=flights_df['src'].map(c), b=flights_df['dst'].map(c))
result = f.groupby(['a', 'b'], dropna=False)['no'].count()
# case: busiest-airport
s = pd.concat([flights_df['src'], flights_df['dst']]).value_counts()
result = s[s == s.max()].index.tolist()
# case: degree-table
out = flights_df['src'].value_counts().rename('out')
inn = flights_df['dst'].value_counts().rename('in')
t = pd.concat([out, inn], axis=1).fillna(0).astype(int)
t['total'] = t.sum(axis=1)
result = t.sort_values(['total', 'out'], ascending=False)
# case: reachable
graph = defaultdict(set)
for s, d in flights_df[['src', 'dst']].itertuples(index=False):
    graph[s].add(d)
seen, todo = set(), ['DDD']
while todo:
    x = todo.pop()
    if x in seen:
        continue
    seen.add(x)
    todo.extend(graph.get(x, ()))
result = sorted(seen)
# case: shortest-by-airline
i = flights_df.groupby('airline')['mins'].idxmin()
result = flights_df.loc[i].merge(airlines_df, left_on='airline', right_on='id', how='left')[['name', 'no', 'mins']]
# case: elevation-null-aware
result = airports_df.groupby('country', as_index=False)['elev'].agg(['min', 'max', 'mean', 'size', 'count'])
# case: country-list
result = airports_df.groupby('country')['city'].apply(lambda s: '; '.join(sorted(s.str.strip().unique())))
# case: founded-int
result = airlines_df['founded'].astype('Int64').fillna(-1).tolist()
# case: decade
result = (airlines_df['founded'] // 10 * 10).value_counts(dropna=False).sort_index()
# case: unicode-sort
result = sorted(airlines_df['name'], key=str.casefold)
# case: long-names
result = airlines_df[airlines_df['name'].str.len() > 7].shape[0]
# case: startswith-tuple
result = airlines_df[airlines_df['name'].str.startswith(('N', 'S'))]['name'].tolist()
# case: gpa
pts = grades_df['grade'].apply(lambda g: 4 if g >= 90 else 3 if g >= 80 else 2 if g >= 70 else 0 if g == g else np.nan)
g = grades_df.assign(pts=pts).groupby('sid')['pts'].mean()
result = students_df.merge(g.rename('gpa'), left_on='sid', right_index=True, how='left').sort_values(['gpa', 'name'], ascending=[False, True])[['name', 'gpa']]
# case: gpa-by-major
m = students_df.merge(grades_df, on='sid', how='left')
result = m.groupby('major', dropna=False)['grade'].agg(['mean', 'count']).round(2)
# case: took-all-courses
need = grades_df['course'].nunique()
n = grades_df.groupby('sid')['course'].nunique()
result = students_df[students_df['sid'].isin(n[n == need].index)]['name'].tolist()
# case: never-failed
bad = grades_df.loc[grades_df['grade'] < 60, 'sid'].unique()
took = grades_df['sid'].unique()
result = sorted(set(took) - set(bad))
# case: improved
g = grades_df.sort_values(['sid', 'term'])
first = g.groupby('sid')['grade'].first()
last = g.groupby('sid')['grade'].last()
result = (last - first)[lambda s: s > 0]
# case: term-order
order = {'F20': 0, 'S21': 1, 'F21': 2, 'S22': 3}
result = grades_df.sort_values(by='term', key=lambda s: s.map(order), kind='stable').head(5)
# case: term-split
grades_df[['season', 'yr']] = grades_df['term'].str.extract(r'([FS])(\d{2})')
grades_df['yr'] = 2000 + grades_df['yr'].astype(int)
result = grades_df.groupby(['yr', 'season'])['grade'].mean().unstack('season')
# case: top-two-per-course
g = grades_df.dropna(subset=['grade']).sort_values(['course', 'grade', 'sid'], ascending=[True, False, True])
result = g.groupby('course').head(2).reset_index(drop=True)
# case: rank-min
g = grades_df.copy()
g['rk'] = g.groupby('course')['grade'].rank(ascending=False, method='min')
result = g[g['rk'] <= 2].sort_values(['course', 'rk', 'sid'])[['course', 'sid', 'rk']]
# case: zscore
g = grades_df.copy()
g['z'] = g.groupby('course')['grade'].transform(lambda s: (s - s.mean()) / s.std(ddof=0))
result = g['z'].round(4)
# case: dense-matrix
m = grades_df.pivot(index='sid', columns='course', values='grade')
result = m.reindex(students_df['sid']).fillna('-')
# case: pass-rate
g = grades_df.assign(ok=grades_df['grade'].ge(60))
result = g.groupby('course')['ok'].mean().mul(100).round(1).astype(str) + '%'
# case: birthdays-shared
d = students_df.groupby('born')['name'].agg(list)
result = d[d.str.len() > 1]
# case: age-on-date
b = pd.to_datetime(students_df['born'], errors='coerce')
on = pd.Timestamp(2022, 3, 1)
age = on.year - b.dt.year - ((b.dt.month > on.month) | ((b.dt.month == on.month) & (b.dt.day > on.day))).astype(int)
result = age
# case: oldest-student
b = pd.to_datetime(students_df['born'], errors='coerce')
result = students_df.loc[b.idxmin(), 'name']
# case: month-name-counts
b = pd.to_datetime(students_df['born'], errors='coerce')
result = b.dt.month_name().value_counts(dropna=False).to_dict()
# case: leap-born
b = pd.to_datetime(students_df['born'], errors='coerce')
result = students_df['name'][b.dt.is_leap_year & b.notna()].tolist()
# case: quarter-label
b = pd.to_datetime(students_df['born'], errors='coerce').dropna()
result = (b.dt.year.astype(str) + '-Q' + b.dt.quarter.astype(str)).tolist()
# case: end-of-month
b = pd.to_datetime(students_df['born'], errors='coerce')
result = students_df[b.dt.is_month_end]['name'].tolist()
# case: month-offset
b = pd.to_datetime(students_df['born'], errors='coerce')
result = (b + pd.DateOffset(months=3)).dt.strftime('%Y-%m-%d').tolist()
# case: normalize-floor
t = pd.Series(pd.to_datetime(['2020-01-01 23:59', '2020-01-02 00:01']))
result = (t.dt.normalize().diff().dt.total_seconds(), t.dt.floor('h').tolist(), t.dt.ceil('D').tolist())
# case: wide-long
w = pd.DataFrame({'sid': [1, 2], 'q1': [5, 6], 'q2': [7, np.nan]})
result = w.melt(id_vars=['sid'], value_vars=['q1', 'q2'], var_name='q', value_name='score').dropna().assign(q=lambda d: d['q'].str[1:].astype(int)).sort_values(['sid', 'q'], ignore_index=True)
# case: counter-most-common
c = Counter(itertools.chain.from_iterable(n.lower() for n in students_df['name']))
result = c.most_common(3)
# case: groupby-iter-tuple
result = [(k, len(g)) for k, g in grades_df.groupby(['course', 'term'])]
# case: groupby-groups
result = {k: list(v) for k, v in students_df.groupby('major').groups.items()}
# case: agg-multi-func-list
result = grades_df.groupby('course')['grade'].agg(['min', 'max', lambda s: s.max() - s.min()])
# case: agg-tuple-names
result = grades_df.groupby('course')['grade'].agg([('lo', 'min'), ('hi', 'max')])
# case: transform-strings
result = grades_df['grade'].transform(['cumsum', 'abs']).head(2).round(3)
# case: agg-frame
result = grades_df[['grade']].agg(['mean', 'count', 'nunique']).round(3)
# case: agg-series-dict
result = grades_df.agg({'grade': 'mean', 'course': 'nunique'})
# case: cumulative-count-unique
seen = set()
out = []
for c in grades_df['course']:
    seen.add(c)
    out.append(len(seen))
result = pd.Series(out, name='distinct_so_far')
# case: streaks
g = grades_df['grade'].ge(85)
grp = (g != g.shift()).cumsum()
result = g.groupby(grp).agg(['first', 'size'])
# case: longest-streak
s = grades_df['grade'].ge(70)
best = cur = 0
for v in s:
    cur = cur + 1 if v else 0
    best = max(best, cur)
result = best
# case: diff-percent
s = grades_df.groupby('term', sort=False)['grade'].mean()
result = (s.diff() / s.shift() * 100).round(2)
# case: expanding-max
result = grades_df['grade'].expanding().max().tolist()
# case: rolling-group
result = grades_df.groupby('course')['grade'].rolling(2).mean().reset_index(level=0, drop=True).sort_index()
# case: nested-dict-comprehension
result = {c: {t: float(g['grade'].mean()) for t, g in d.groupby('term')} for c, d in grades_df.groupby('course')}
# case: from-records
rows = [(r['sid'], r['course']) for r in grades_df.to_dict('records') if r['grade'] == 88]
result = pd.DataFrame.from_records(rows, columns=['sid', 'course'])
# case: from-dict-index
d = {k: len(v) for k, v in grades_df.groupby('course')}
result = pd.DataFrame.from_dict(d, orient='index', columns=['n']).sort_values('n')
# case: series-from-dict-sort
d = grades_df.groupby('sid')['grade'].max().to_dict()
result = pd.Series({k: v for k, v in sorted(d.items(), key=lambda kv: (-kv[1] if kv[1] == kv[1] else 1, kv[0]))})
# case: loc-boolean-callable
result = grades_df.loc[lambda d: d['grade'].between(80, 90, inclusive='left'), 'sid'].tolist()
# case: isin-dict
result = grades_df[grades_df[['course', 'term']].isin({'course': ['DB'], 'term': ['F20']}).all(axis=1)]
# case: query-strings
result = grades_df.query("course == 'DB' and term in ['F20', 'S21'] and grade > 65")['sid'].tolist()
# case: query-index
result = grades_df.query('index % 3 == 0 and not grade.isna()').index.tolist()
# case: query-backtick
d = grades_df.rename(columns={'grade': 'final grade'})
result = d.query('`final grade` >= 93')['sid'].tolist()
# case: eval-assign
result = flights_df.eval('hours = mins / 60')['hours'].round(2).tolist()
# case: np-vectorized-ifs
g = grades_df['grade'].to_numpy()
result = np.where(np.isnan(g), 'none', np.where(g >= 90, 'A', 'B')).tolist()
# case: np-unique-counts
v, c = np.unique(grades_df['course'], return_counts=True)
result = dict(zip(v.tolist(), c.tolist()))
# case: np-percentile
result = [float(x) for x in np.percentile(grades_df['grade'].dropna(), [25, 50, 90])]
# case: quantile-list
result = grades_df['grade'].quantile([.1, .5, .9])
# case: groupby-quantile
result = grades_df.groupby('course')['grade'].quantile(0.75)
# case: sem-var
result = (grades_df['grade'].var(), grades_df['grade'].sem(), grades_df['grade'].skew())
# case: str-methods
n = students_df['name']
result = pd.DataFrame({'u': n.str.upper(), 'c': n.str.count('[aeiou]'), 'z': n.str.zfill(6), 'p': n.str.pad(6, side='both', fillchar='*'), 's': n.str.slice(0, 2), 'r': n.str[::-1], 'cat': n.str.cat(students_df['major'], sep='/', na_rep='?')})
# case: str-partition
result = flights_df['dep'].str.partition(':')
# case: str-rsplit
result = pd.Series(['a-b-c', 'd-e', None]).str.rsplit('-', n=1, expand=True)
# case: str-get-dummies
result = pd.Series(['a|b', 'b', None, 'c|a']).str.get_dummies()
# case: str-extractall
result = pd.Series(['a1b22', 'c', 'd333']).str.extractall(r'(\d+)')
# case: str-match-fullmatch
s = pd.Series(['A12', 'B3', '12A', None])
result = (s.str.match(r'[A-Z]\d').tolist(), s.str.fullmatch(r'[A-Z]\d{2}').tolist())
# case: str-isdigit
result = pd.Series(['12', '1.5', '', 'x']).str.isdigit().tolist()
# case: str-normalize-title
result = airports_df['city'].str.strip().str.lower().str.title().unique().tolist()
# case: str-translate
result = flights_df['price'].str.translate(str.maketrans('', '', '$€,')).tolist()
# case: str-wrap-format
result = [f"{r.no:<4}{r.mins:04d} {r.mins / 60:.1f}h" for r in flights_df.itertuples()]
# case: to-numeric-downcast
result = pd.to_numeric(pd.Series(['1', '2', 'x']), errors='coerce').fillna(0).astype(int)
# case: to-numeric-error
result = pd.to_numeric(pd.Series(['1', '2', 'x']))
# case: to-datetime-error
result = pd.to_datetime(students_df['born'])
# case: to-datetime-format
result = pd.to_datetime(pd.Series(['31/12/2020', '01/02/2021']), format='%d/%m/%Y')
# case: to-datetime-dayfirst
result = pd.to_datetime(pd.Series(['13/02/2021', '05/03/2021']), dayfirst=True)
# case: to-datetime-parts
result = pd.to_datetime(pd.DataFrame({'year': [2020, 2021], 'month': [2, 3], 'day': [29, 1]}))
# case: to-datetime-unit
result = pd.to_datetime(pd.Series([0, 86400]), unit='s')
# case: epoch-seconds
t = pd.to_datetime(pd.Series(['1970-01-02', '2000-01-01']))
result = ((t - pd.Timestamp('1970-01-01')) // pd.Timedelta('1s')).tolist()
# case: date-objects
d = pd.to_datetime(pd.Series(['2020-01-31', '2020-02-01'])).dt.date
result = [x.replace(day=1).isoformat() for x in d], (d[1] - d[0]).days
# case: date-compare-object
d = pd.to_datetime(pd.Series(['2020-01-31', '2020-02-01'])).dt.date
result = (d > date(2020, 1, 31)).tolist()
# case: period-range
s = pd.Series(pd.period_range('2020-11', periods=3, freq='M'))
result = (s.astype(str).tolist(), s.dt.year.tolist())
# case: multi-sort-mixed-na
result = airports_df.sort_values(['country', 'elev'], ascending=[True, False], na_position='first')['code'].tolist()
# case: sort-index-desc
result = grades_df.groupby('course')['grade'].sum().sort_index(ascending=False)
# case: reset-twice
result = grades_df.groupby(['course', 'term']).size().reset_index().rename(columns={0: 'n'}).sort_values('n', ascending=False, kind='mergesort').head(3)
# case: groupby-size-unstack-fill
result = grades_df.groupby(['term', 'course']).size().unstack(fill_value=0).astype(int)
# case: margins-crosstab
result = pd.crosstab(grades_df['term'], grades_df['course'], margins=True)
# case: crosstab-values
result = pd.crosstab(grades_df['term'], grades_df['course'], values=grades_df['grade'], aggfunc='max')
# case: merge-three
m = grades_df.merge(students_df, on='sid').merge(pd.DataFrame({'course': ['DB', 'AI'], 'credits': [6, 3]}), on='course', how='left')
result = m.assign(w=m['credits'] * m['grade']).groupby('name')['w'].sum(min_count=1)
# case: merge-suffix-collide
result = airlines_df.merge(students_df, left_on='id', right_on='sid', how='outer').columns.tolist()
# case: merge-indicator-counts
result = grades_df.merge(students_df, on='sid', how='outer', indicator=True)['_merge'].value_counts()
# case: merge-type-error
result = grades_df.merge(pd.DataFrame({'sid': ['1', '2'], 'x': [1, 2]}), on='sid')
# case: update-frame
a = students_df.set_index('sid')[['major']].copy()
a.update(pd.DataFrame({'major': ['Art']}, index=[7]))
result = a['major'].tolist()
# case: map-missing
result = students_df['major'].map({'CS': 'Computing', 'Bio': 'Biology'}).tolist()
# case: replace-regex
result = students_df['major'].replace(to_replace=r'^(\w).*$', value=r'\1', regex=True).tolist()
# case: astype-str-none
result = students_df['major'].astype(str).tolist()
# case: bool-logic-precedence-error
result = grades_df[grades_df['grade'] > 80 & grades_df['sid'] == 1]
# case: ambiguous-truth-error
result = 1 if grades_df['grade'] > 80 else 0
# case: missing-column-attr
result = grades_df.score
# case: isnull-sum
result = students_df.isnull().sum()
# case: memory-free-copy
a = students_df
b = a.copy()
b.loc[b['major'].isna(), 'major'] = 'None yet'
result = (a['major'].isna().sum(), b['major'].isna().sum())
# case: loc-enlarge
t = grades_df.groupby('course')['grade'].mean().to_frame()
t.loc['ALL'] = grades_df['grade'].mean()
result = t.round(2)
# case: assign-dict-unpack
result = students_df.head(2).assign(**{'full name': lambda d: d['name'] + ' X', 'n': 1})
# case: insert-pop
d = students_df.head(3).copy()
d.insert(1, 'rank', [3, 1, 2])
m = d.pop('major')
result = (d.columns.tolist(), m.tolist())
# case: drop-cols-rows
result = students_df.drop(columns=['born']).drop(index=[0, 1]).reset_index(drop=True).head(2)
# case: dropna-thresh
result = airports_df.dropna(thresh=4)['code'].tolist()
# case: idxmax-axis1
m = grades_df.pivot(index='sid', columns='course', values='grade').dropna(how='all')
result = m.idxmax(axis=1)
# case: rank-axis-first
result = grades_df['grade'].rank(method='first', ascending=False, na_option='bottom').tolist()
# case: global-keyword
count = 0
def visit(x):
    global count
    count += x
    return count
result = [visit(i) for i in range(4)]
# case: generator-next
result = next((n for n in students_df['name'] if n.startswith('Q')), None)
# case: enumerate-zip-star
cols = list(zip(*grades_df[['sid', 'grade']].head(3).values.tolist()))
result = [(i, c) for i, c in enumerate(cols, start=1)]
# case: set-ops
a, b = set(grades_df.query("course == 'DB'")['sid']), set(grades_df.query("course == 'AI'")['sid'])
result = (sorted(a & b), sorted(a - b), sorted(a ^ b), a >= {1})
# case: string-percent
result = '%s has %d grades (%.1f%%)' % ('Liu', 3, 300 / 13)
# case: dict-get-default
d = {}
for r in grades_df.itertuples():
    d.setdefault(r.course, []).append(r.grade)
result = {k: round(sum(v) / len(v), 2) for k, v in d.items()}
# case: ternary-none
x = grades_df.loc[grades_df['course'] == 'XX', 'grade']
result = x.mean() if not x.empty else 'no data'
# case: mean-of-empty
result = grades_df.loc[grades_df['course'] == 'XX', 'grade'].mean()
# case: iloc-empty-error
result = grades_df.loc[grades_df['course'] == 'XX', 'grade'].iloc[0]
# case: values-flatten
result = grades_df[['sid', 'grade']].head(2).values.flatten().tolist()
# case: to-string-int-cols
result = grades_df.head(2)[['sid', 'grade']].to_string(index=False)
