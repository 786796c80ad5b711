import pandas as pd
import numpy as np
import re
from collections import defaultdict, Counter, deque, namedtuple
from functools import reduce, partial
from itertools import groupby, accumulate, product, chain
from operator import itemgetter
from statistics import mean, median

books_df = pd.DataFrame({'book_id': [1, 2, 3, 4, 5, 6, 7], 'title': ['Sea of Ink', 'Paper Moon', 'The Last Page', 'sea of ink', 'Glass, Light', None, 'Ünder'], 'author': ['K. Berg', 'L. Moss', 'K. Berg', 'K. Berg', 'A. Tan; L. Moss', 'A. Tan', None], 'pages': [320, 150, 0, 320, 210, 99, None], 'published': ['1999', '2005-06', '2010-01-31', '1999', 'n.d.', '2010', '2021-12-01'], 'genres': ['novel,sea', 'poems', 'novel', 'novel,sea', 'art,poems,light', '', None]})
members_df = pd.DataFrame({'member': ['m1', 'm2', 'm3', 'm4'], 'since': pd.to_datetime(['2020-01-10', '2020-03-15', None, '2021-07-01']), 'active': [True, False, True, None], 'fee': [10, 20, 20, 15]})
loans_df = pd.DataFrame({'loan': [100, 101, 102, 103, 104, 105, 106, 107, 108], 'member': ['m1', 'm1', 'm2', 'm3', 'm2', 'm1', 'm9', 'm3', 'm1'], 'book_id': [1, 2, 1, 3, 3, 5, 2, 2, 1], 'out': ['2021-01-01', '2021-01-05', '2021-01-09', '2021-02-01', '2021-02-03', '2021-03-01', '2021-03-02', '2021-04-01', '2021-04-20'], 'back': ['2021-01-15', '2021-01-20', None, '2021-02-02', '2021-03-10', None, '2021-03-09', '2021-04-30', '2021-04-21']})
# case: overdue
l = loans_df.copy()
for c in ['out', 'back']:
    l[c] = pd.to_datetime(l[c])
l['days'] = (l['back'].fillna(pd.Timestamp('2021-05-01')) - l['out']).dt.days
result = l.query('days > 14')[['loan', 'days']].reset_index(drop=True)
# case: loans-per-month-all
m = pd.to_datetime(loans_df['out']).dt.month.value_counts().reindex(range(1, 7), fill_value=0)
m.index.name = 'month'
result = m.reset_index(name='n')
# case: concurrent
ev = [(o, 1) for o in loans_df['out']] + [(b, -1) for b in loans_df['back'].dropna()]
cur = best = 0
for d, x in sorted(ev):
    cur += x
    best = max(best, cur)
result = best
# case: genre-explode
g = books_df.assign(genre=books_df['genres'].str.split(',')).explode('genre')
result = g[g['genre'].fillna('') != ''].groupby('genre')['book_id'].nunique().sort_values(ascending=False)
# case: authors-split-count
a = books_df['author'].dropna().str.split(r';\s*', regex=True).explode().str.strip()
result = a.value_counts()
# case: same-title-ignoring-case
t = books_df['title'].str.casefold()
result = books_df.loc[t.duplicated(keep=False) & t.notna(), 'book_id'].tolist()
# case: year-extract
result = books_df['published'].str.extract(r'^(\d{4})', expand=False).astype('Int64')
# case: mean-pages-ignoring-zero
p = books_df['pages'].replace(0, np.nan)
result = round(p.mean(), 2), int(p.count())
# case: filter-regex
result = loans_df.filter(regex='^(out|back)$').columns.tolist(), loans_df.filter(like='o').columns.tolist()
# case: select-dtypes
result = books_df.select_dtypes(include='number').columns.tolist(), members_df.select_dtypes(exclude=['number']).columns.tolist()
# case: set-axis-prefix
d = members_df[['member', 'fee']].set_axis(['who', 'cost'], axis=1).add_prefix('m_')
result = d.rename(columns=str.upper).head(2)
# case: droplevel
d = loans_df.groupby('member').agg({'loan': ['count', 'max']})
d.columns = d.columns.droplevel(0)
result = d.sort_values('count', ascending=False, kind='stable')
# case: map-columns
d = loans_df.groupby('member').agg({'loan': ['count'], 'book_id': ['nunique']})
d.columns = d.columns.map('_'.join)
result = d
# case: convert-dtypes
result = books_df[['book_id', 'pages', 'title']].convert_dtypes().dtypes.astype(str).to_dict()
# case: active-true
result = members_df[members_df['active'] == True]['member'].tolist()
# case: active-fillna
result = members_df['active'].fillna(False).astype(bool).sum()
# case: active-not
result = members_df[~members_df['active'].fillna(True).astype(bool)]['member'].tolist()
# case: since-earliest
result = members_df['since'].min(), members_df['since'].max() - members_df['since'].min()
# case: since-format
result = members_df['since'].dt.strftime('%d %b %Y').fillna('unknown').tolist()
# case: tenure-months
e = pd.Timestamp('2021-12-31')
s = members_df['since']
result = ((e.year - s.dt.year) * 12 + e.month - s.dt.month).tolist()
# case: cohort
s = members_df.assign(cohort=members_df['since'].dt.to_period('Q').astype(str))
result = s.groupby('cohort')['fee'].sum()
# case: rolling-days
l = loans_df.assign(out=pd.to_datetime(loans_df['out'])).set_index('out').sort_index()
result = l['loan'].rolling('10D').count()
# case: resample-week
l = loans_df.assign(out=pd.to_datetime(loans_df['out'])).set_index('out')
result = l.resample('W')['loan'].count().loc[lambda s: s > 0]
# case: resample-agg
l = loans_df.assign(out=pd.to_datetime(loans_df['out'])).set_index('out')
result = l.resample('ME').agg({'loan': 'count', 'member': 'nunique'})
# case: groupby-freq-member
l = loans_df.assign(out=pd.to_datetime(loans_df['out']))
result = l.groupby(['member', pd.Grouper(key='out', freq='MS')]).size()
# case: next-loan
l = loans_df.sort_values(['member', 'out'])
l['next'] = l.groupby('member')['out'].shift(-1)
result = l[['loan', 'next']]
# case: reborrowed
d = loans_df[loans_df.duplicated(['member', 'book_id'], keep=False)]
result = d.groupby(['member', 'book_id'])['loan'].agg(['min', 'max', 'size']).reset_index()
# case: never-returned-names
l = loans_df[loans_df['back'].isnull()].merge(books_df, how='left').merge(members_df, how='left', on='member')
result = l[['member', 'title']]
# case: anti-join-index
result = members_df.set_index('member').drop(loans_df['member'].unique(), errors='ignore').index.tolist()
# case: drop-missing-error
result = members_df.set_index('member').drop(['m1', 'm9'])
# case: popular-ties
c = loans_df['book_id'].value_counts()
top = c[c == c.max()].index
result = books_df[books_df['book_id'].isin(top)][['title', 'author']]
# case: nlargest-groupby
result = loans_df.groupby('member')['loan'].nlargest(1)
# case: cummax-mask
s = books_df['pages'].fillna(0)
result = s.mask(s < s.cummax()).tolist()
# case: diff-negative
result = members_df['fee'].diff(-1).tolist()
# case: ordered-itertools-groupby
rows = sorted(loans_df[['member', 'loan']].values.tolist(), key=itemgetter(0))
result = {k: [r[1] for r in g] for k, g in groupby(rows, key=itemgetter(0))}
# case: accumulate
result = list(accumulate(members_df['fee'], lambda a, b: a + b))
# case: product
result = [f'{a}{b}' for a, b in product('xy', range(2))]
# case: namedtuple-rows
result = [(r.Index, r.fee) for r in members_df.itertuples() if r.active]
# case: statistics-module
result = mean(members_df['fee'].tolist()), median(members_df['fee'].tolist())
# case: deque
q = deque(maxlen=2)
for x in members_df['member']:
    q.append(x)
result = list(q)
# case: partial
twice = partial(lambda k, x: k * x, 2)
result = members_df['fee'].map(twice).tolist()
# case: chain-from-iterable
result = sorted(set(chain.from_iterable(g.split(',') for g in books_df['genres'].dropna() if g)))
# case: sorted-reverse-stable
result = sorted(members_df['member'], key=lambda m: members_df.set_index('member').loc[m, 'fee'], reverse=True)
# case: lambda-default-capture
fs = [lambda x, k=k: x + k for k in range(3)]
result = [f(10) for f in fs]
# case: closure-counter
def counter():
    n = 0
    def inc():
        nonlocal n
        n += 1
        return n
    return inc
c = counter()
c()
result = c()
# case: recursion
def fact(n):
    return 1 if n < 2 else n * fact(n - 1)
result = fact(25)
# case: while-else
i = 0
while i < 3:
    i += 1
else:
    i = 'done'
result = i
# case: for-break-else
for b in books_df.itertuples():
    if b.pages == 210:
        result = b.book_id
        break
else:
    result = None
# case: try-finally
log = []
try:
    books_df['nope']
except KeyError as e:
    log.append(str(e))
finally:
    log.append('end')
result = log
# case: raise-valueerror
if books_df['pages'].isna().any():
    raise ValueError('pages are missing')
# case: assert-fails
assert (books_df['pages'] > 0).all(), 'zero pages'
# case: unpack-star
first, *rest = books_df['book_id'].tolist()
result = (first, rest[-1], len(rest))
# case: dict-merge
result = {**{'a': 1}, **{'b': 2}} | {'a': 3}
# case: set-comprehension
result = sorted({len(t) for t in books_df['title'].dropna()})
# case: nested-comprehension
result = [(i, w) for i, t in enumerate(books_df['title']) if t for w in t.split() if w[0].isupper()]
# case: slice-negative
result = books_df['title'].tolist()[::-2]
# case: string-methods
s = '  Glass, Light '
result = [s.strip().partition(',')[2].lstrip(), s.find('L'), s.strip().swapcase(), 'a,b,,c'.split(','), '-'.join(reversed('abc')), 'x'.center(5, '.'), 'abc'.rjust(5), 'tEST'.capitalize(), 'a\tb'.expandtabs(4), 'aXbX'.rsplit('X', 1)]
# case: fstring-formats
v = 1234567.891
result = [f'{v:,.2f}', f'{v:.3e}', f'{int(v):>12d}', f'{0.256:.1%}', f'{"ab":^6}|', f'{5:03d}', f'{v!r}', f'{255:x}', f'{True}']
# case: int-division-mod
result = [7 // 2, -7 // 2, -7 % 3, 7.5 // 2, divmod(-7, 2), 2 ** -1, round(2.5), round(-1.5), round(2.675, 2)]
# case: bool-arith
result = sum(p > 100 for p in books_df['pages'] if p == p)
# case: none-compare-error
result = max([3, None, 5])
# case: chained-compare
result = [1 < x <= 3 for x in (1, 2, 3, 4)]
# case: any-generator
result = any(isinstance(t, str) and 'Moon' in t for t in books_df['title'])
# case: zip-longest-not
result = list(zip(books_df['book_id'], members_df['member']))
# case: enumerate-dict
result = {t: i for i, t in enumerate(sorted(books_df['title'].dropna()))}
# case: pd-isna-list
result = pd.isna(books_df['author']).tolist(), pd.isna(None), pd.notna(3)
# case: np-nan-eq
result = [x == x for x in books_df['pages']], np.nan == np.nan, None == None
# case: np-functions
a = np.array([3.0, 1.0, np.nan, 2.0])
result = [float(np.nansum(a)), float(np.nanmean(a)), float(np.nanmax(a)), np.argsort(a[[0, 1, 3]]).tolist(), np.cumsum([1, 2, 3]).tolist(), np.clip([1, 5, 9], 2, 6).tolist(), np.diff([1, 4, 9]).tolist(), float(np.ptp([1, 5])), np.sign([-2, 0, 3]).tolist()]
# case: np-isin-logical
f = members_df['fee'].to_numpy()
result = np.isin(f, [10, 15]).tolist(), np.logical_and(f > 10, f < 20).tolist(), np.any(f > 15), np.all(f > 15)
# case: np-round-half
result = np.round([0.5, 1.5, 2.5, 2.675], 0).tolist()
# case: np-floor-ceil
result = np.floor(members_df['fee'] / 3).tolist(), np.ceil(members_df['fee'] / 3).astype(int).tolist()
# case: np-select-strings
f = members_df['fee']
result = members_df.assign(k=np.select([f < 12, f < 18], ['low', 'mid'], 'high'))['k'].value_counts().to_dict()
# case: np-average-weights
result = float(np.average(members_df['fee'], weights=[1, 2, 3, 4]))
# case: np-bincount-histogram
result = np.bincount([1, 1, 3]).tolist(), np.histogram([1, 2, 2, 5], bins=[0, 2, 4, 6])[0].tolist()
# case: np-argmax-where
f = members_df['fee'].to_numpy()
result = int(np.argmax(f)), np.where(f == f.max())[0].tolist()
# case: np-linspace-repeat
result = np.linspace(0, 1, 5).tolist(), np.repeat([1, 2], 2).tolist(), np.tile([1, 2], 2).tolist(), np.full(2, 7).tolist(), np.zeros(2).tolist()
# case: np-concatenate-sort
result = np.sort(np.concatenate([[3, 1], [2]]))[::-1].tolist()
# case: np-log-sqrt
result = np.log1p(members_df['fee']).round(4).tolist(), np.sqrt(members_df['fee']).round(3).sum()
# case: np-corrcoef
result = np.corrcoef([1, 2, 3, 4], [2, 4, 5, 9]).round(4).tolist()
# case: series-corr
result = round(members_df['fee'].corr(pd.Series([1, 2, 3, 4])), 6)
# case: describe-object
result = books_df['author'].describe()
# case: describe-mixed
result = members_df[['fee']].describe(percentiles=[.5])
# case: info-shape
result = books_df.shape, books_df.size, len(books_df.columns), books_df.ndim, books_df.empty
# case: columns-rename-lower
d = books_df.rename(columns=lambda c: c.replace('_', ' ').title())
result = d.columns.tolist()
# case: index-set-loc-list
d = books_df.set_index('book_id')
result = d.loc[[3, 1], 'title'].tolist(), d.loc[2:4, 'pages'].tolist(), d.iloc[-1]['author']
# case: loc-missing-list-error
result = books_df.set_index('book_id').loc[[3, 99], 'title']
# case: reindex-missing
result = books_df.set_index('book_id')['title'].reindex([3, 99])
# case: iat-out-of-range
result = books_df.iat[99, 0]
# case: multiindex-slice
g = loans_df.groupby(['member', 'book_id'])['loan'].count()
result = g.loc[['m1', 'm3']], g.loc[('m1', 1)], g.loc['m1':'m2'].sum()
# case: multiindex-reset-level
g = loans_df.groupby(['member', 'book_id'])['loan'].count()
result = g.reset_index(level='book_id').loc['m1', 'book_id'].tolist()
# case: groupby-level-sum
g = loans_df.groupby(['member', 'book_id'])['loan'].count()
result = g.groupby(level='member').max()
# case: swaplevel-sort
g = loans_df.groupby(['member', 'book_id']).size().swaplevel().sort_index()
result = g
# case: unstack-percent
g = loans_df.groupby(['member', 'book_id']).size().unstack(fill_value=0)
result = g.div(g.sum(axis=1), axis=0).mul(100).round(1)
# case: pivot-table-multi-agg
result = loans_df.pivot_table(index='member', values='loan', aggfunc=['count', 'max'])
# case: pivot-table-two-index
result = loans_df.assign(back=loans_df['back'].notna()).pivot_table(index=['member', 'back'], values='loan', aggfunc='count').reset_index()
# case: pivot-table-dict
result = loans_df.merge(books_df).pivot_table(index='author', values=['pages', 'loan'], aggfunc={'pages': 'mean', 'loan': 'nunique'})
# case: pivot-duplicates-error
result = loans_df.pivot(index='member', columns='book_id', values='loan')
# case: merge-left-right-same
m = loans_df.merge(books_df[['book_id', 'title']], on='book_id').merge(members_df[['member', 'fee']], on='member', how='left')
result = m.groupby('title', as_index=False)['fee'].sum().sort_values(['fee', 'title'])
# case: merge-no-common-error
result = books_df.merge(members_df)
# case: concat-keys
result = pd.concat({'a': members_df['fee'].head(2), 'b': members_df['fee'].tail(1)})
# case: concat-axis1-unaligned
result = pd.concat([pd.Series([1, 2], index=['x', 'y'], name='a'), pd.Series([3], index=['y'], name='b')], axis=1)
# case: append-removed
result = members_df.append({'member': 'm5'}, ignore_index=True)
# case: concat-row-dict
result = pd.concat([members_df[['member', 'fee']], pd.DataFrame([{'member': 'm5', 'fee': 5}])], ignore_index=True).tail(2)
# case: loc-append-row
d = members_df[['member', 'fee']].copy()
d.loc[len(d)] = ['m5', 7]
result = d.tail(2)
# case: equals
result = members_df.equals(members_df.copy()), members_df['fee'].equals(members_df['fee'].astype(float))
# case: sort-two-mixed
result = books_df.sort_values(['author', 'pages'], ascending=[True, False], na_position='last')['book_id'].tolist()
# case: rank-ties-pct
result = members_df['fee'].rank(method='max', pct=True).tolist()
# case: cut-right
result = pd.cut(members_df['fee'], [0, 10, 20]).astype(str).tolist()
# case: cut-int-bins
result = pd.cut(members_df['fee'], 2, labels=['lo', 'hi']).tolist()
# case: qcut-labels
result = pd.qcut(members_df['fee'].rank(method='first'), 2, labels=['lo', 'hi']).tolist()
# case: factorize
codes, uniques = pd.factorize(loans_df['member'])
result = codes.tolist(), uniques.tolist()
# case: get-dummies-prefix
result = pd.get_dummies(loans_df['member'], prefix='is', dtype=int).sum().to_dict()
# case: to-dict-index
result = members_df.set_index('member')[['fee']].to_dict('index')
# case: apply-args
result = members_df['fee'].apply(lambda x, k: x * k, args=(3,)).tolist()
# case: apply-result-type
result = members_df.apply(lambda r: [r['member'], r['fee'] * 2], axis=1, result_type='expand')
# case: applymap-deprecated
result = members_df[['fee']].map(lambda x: x + 1)['fee'].tolist()
# case: agg-none-column-error
result = loans_df.groupby('member').agg(n=('nope', 'count'))
# case: sum-strings-error
result = loans_df['member'].mean()
# case: groupby-mean-text-error
result = loans_df.groupby('member').mean()
# case: groupby-numeric-only
result = loans_df.groupby('member').mean(numeric_only=True)
# case: string-plus-int-error
result = members_df['member'] + members_df['fee']
# case: string-plus-str
result = (members_df['member'] + '-' + members_df['fee'].astype(str)).tolist()
# case: datetime-string-compare
result = members_df[members_df['since'] > '2020-02']['member'].tolist()
# case: datetime-subtract-str-error
result = loans_df['back'] - loans_df['out']
# case: date-range-weekdays
d = pd.date_range('2021-01-01', '2021-01-10')
result = d[d.dayofweek < 5].strftime('%m-%d').tolist()
# case: busday
result = len(pd.bdate_range('2021-01-01', '2021-01-31'))
# case: timestamp-arith
t = pd.Timestamp('2021-01-31')
result = [str(t + pd.DateOffset(months=1)), str(t + pd.Timedelta(days=1, hours=3)), str(t - pd.Timestamp('2020-12-31')), (t + pd.offsets.MonthEnd(1)).isoformat(), str(t.replace(day=1)), t.days_in_month, t > pd.Timestamp('2021-01-30 23:00')]
# case: timedelta-total
td = pd.to_timedelta(['1 days 02:00:00', '00:30:00'])
result = (td.total_seconds() / 3600).tolist(), str(td.sum()), td.max().days
