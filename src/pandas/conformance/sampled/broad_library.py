import pandas as pd
import numpy as np
import re
from collections import Counter, defaultdict, OrderedDict
from datetime import datetime, timedelta, date
import itertools, functools, math, statistics

books = pd.DataFrame({
    'isbn': ['978-1', '978-2', '978-3', '978-4', '978-5', '978-5'],
    'title': ['The Sea', 'sea of Trees', 'A tree', None, 'Night', 'Night'],
    'price': ['12.50', '9', None, '30.00', '7.25', '7.25'],
    'pub': ['Acme', 'Beta', 'Acme', 'Gamma', None, None],
    'year': [1999, 2005, 2005, np.nan, 2021, 2021],
    'tags': ['fiction,sea', 'fiction', '', 'war,history,fiction', None, 'night'],
})
loans = pd.DataFrame({
    'loan': range(1, 11),
    'isbn': ['978-1', '978-1', '978-2', '978-5', '978-9', '978-3', '978-3', '978-3', '978-2', '978-1'],
    'who': ['u1', 'u2', 'u1', 'u3', 'u1', 'u2', 'u2', 'u4', None, 'u1'],
    'out': pd.to_datetime(['2024-01-01', '2024-01-15', '2024-02-01', '2024-02-10', '2024-02-29', '2024-03-01', '2024-03-20', '2024-03-21', '2024-04-01', '2024-05-05']),
    'back': pd.to_datetime(['2024-01-10', None, '2024-02-20', '2024-02-11', None, '2024-03-15', '2024-03-21', None, '2024-04-02', '2024-05-25']),
    'fine': [0.0, None, 1.5, 0.0, None, 0.0, 0.25, None, 0.0, 2.0],
})

# case: q1_most_loaned
m = loans.merge(books.drop_duplicates('isbn'), on='isbn', how='left')
cnt = m.groupby('title', dropna=False).size()
result = cnt[cnt == cnt.max()].index.tolist()

# case: q2_never_loaned
result = books.loc[~books['isbn'].isin(loans['isbn']), ['isbn', 'title']].drop_duplicates().reset_index(drop=True)

# case: q3_avg_days
d = (loans['back'] - loans['out']).dt.days
result = d.groupby(loans['who']).mean().round(2).sort_values(ascending=False)

# case: q4_overdue
today = pd.Timestamp('2024-06-01')
o = loans[loans['back'].isna() & (today - loans['out'] > pd.Timedelta(days=60))]
result = o[['loan', 'who']].assign(late=(today - o['out']).dt.days)

# case: q5_pairs
p = loans.merge(loans, on='isbn', suffixes=('_a', '_b'))
p = p[p['who_a'] < p['who_b']][['who_a', 'who_b']].drop_duplicates().sort_values(['who_a', 'who_b'])
result = p.values.tolist()

# case: q6_tags
t = books.drop_duplicates('isbn').assign(tag=lambda d: d['tags'].str.split(',')).explode('tag')
t = t[t['tag'].fillna('').str.len() > 0]
result = t.groupby('tag')['isbn'].nunique().sort_values(ascending=False, kind='stable')

# case: q7_price_band
p = pd.to_numeric(books['price'])
result = pd.cut(p, [0, 10, 20, np.inf], labels=['cheap', 'mid', 'dear']).value_counts(dropna=False).to_dict()

# case: q8_monthly_pivot
result = (loans.assign(month=loans['out'].dt.strftime('%Y-%m'))
          .pivot_table(index='who', columns='month', values='loan', aggfunc='count', fill_value=0, margins=True))

# case: q9_first_last
result = loans.sort_values('out').groupby('isbn').agg(first=('out', 'first'), last=('out', 'last'), n=('loan', 'size')).assign(span=lambda d: d['last'] - d['first'])

# case: q10_share
s = loans['who'].value_counts(normalize=True)
result = s.cumsum().round(3)

# case: q11_above_avg
g = loans.groupby('who')['fine'].sum()
result = g[g > g.mean()].index.tolist()

# case: q12_exists_all
need = {'978-1', '978-2'}
result = [w for w, g in loans.groupby('who') if need <= set(g['isbn'])]

# case: q13_consecutive
t = loans.sort_values(['isbn', 'out'])
t['gap'] = t.groupby('isbn')['out'].diff()
result = t.loc[t['gap'] < pd.Timedelta('30D'), ['loan', 'gap']]

# case: q14_latest_per_user
result = loans.loc[loans.groupby('who')['out'].idxmax(), ['who', 'isbn', 'out']].set_index('who')

# case: q15_title_words
w = books['title'].dropna().str.lower().str.findall(r'[a-z]+').explode()
result = w[~w.isin(['the', 'a', 'of'])].value_counts()

# case: q16_concat_agg
result = loans.dropna(subset=['who']).groupby('isbn')['who'].agg(lambda s: ', '.join(sorted(set(s)))).reset_index(name='readers')

# case: q17_quarter
result = loans.groupby(loans['out'].dt.quarter).agg(loans=('loan', 'count'), fine=('fine', 'sum')).rename_axis('q')

# case: q18_coalesce
result = books['pub'].fillna(books['title']).fillna('?').tolist()

# case: q19_case_when
b = books.drop_duplicates('isbn')
b = b.assign(era=np.select([b['year'] < 2000, b['year'] < 2010], ['old', 'mid'], default='new'))
result = b.groupby('era')['isbn'].count()

# case: q20_null_safe
result = (books['year'] == 2005).sum(), (books['year'] != 2005).sum(), books['year'].isna().sum(), books['pub'].eq('Acme').mean()

# case: q21_union
a = loans.loc[loans['fine'] > 0, 'who']; b = loans.loc[loans['back'].isna(), 'who']
result = sorted(set(a.dropna()) | set(b.dropna())), sorted(set(a) & set(b.dropna()))

# case: q22_row_number
loans['rn'] = loans.sort_values('out', ascending=False).groupby('who', dropna=False).cumcount() + 1
result = loans.loc[loans['rn'] == 1, ['who', 'loan']].sort_values('loan')

# case: q23_running
result = loans.set_index('out')['fine'].fillna(0).cumsum().resample('ME').last()

# case: q24_ntile
result = pd.qcut(loans['loan'], 4, labels=False).tolist()

# case: q25_lead
t = loans.sort_values(['who', 'out'])
result = t.assign(nxt=t.groupby('who')['out'].shift(-1))[['who', 'out', 'nxt']].dropna()

# case: q26_percent_rank
r = loans['fine'].rank(method='min')
result = ((r - 1) / (loans['fine'].count() - 1)).round(3).tolist()

# case: q27_trim_compare
result = books['title'].str.strip().str.casefold().eq('night').sum()

# case: q28_like
result = books[books['title'].str.match(r'(?i).*tree', na=False)]['isbn'].tolist(), books['title'].str.contains('sea', case=False).tolist()

# case: q29_substr
result = (books['isbn'].str[:3] + '/' + books['isbn'].str.split('-').str[-1].str.zfill(3)).unique().tolist()

# case: q30_dates
d = loans['out'].dt
result = pd.DataFrame({'y': d.year, 'm': d.month_name().str[:3], 'dow': d.dayofweek, 'wk': d.isocalendar().week, 'eom': d.is_month_end, 'leap': d.is_leap_year, 'dim': d.days_in_month})

# case: q31_having
result = loans.groupby(['isbn', 'who']).size().loc[lambda s: s >= 2].reset_index(name='n')

# case: q32_left_null
m = books.merge(loans, on='isbn', how='left', suffixes=('', '_l'))
result = m[m['loan'].isnull()]['isbn'].tolist(), m['loan'].dtype.name, len(m)

# case: q33_groupby_max_row
g = loans.copy()
g['dur'] = (g['back'] - g['out']).dt.days
result = g[g['dur'] == g.groupby('isbn')['dur'].transform('max')][['isbn', 'loan', 'dur']]

# case: q34_agg_dict_list
r = loans.groupby('who').agg({'fine': ['sum', 'mean'], 'isbn': 'nunique'})
r.columns = r.columns.map('_'.join)
result = r.round(2).reset_index()

# case: q35_unstack_fill
result = loans.groupby(['who', loans['back'].isna()]).size().unstack(fill_value=0).rename(columns={True: 'open', False: 'closed'})

# case: q36_apply_axis
def status(r):
    if pd.isna(r['back']):
        return 'open'
    return 'late' if (r['back'] - r['out']).days > 14 else 'ok'
result = loans.apply(status, axis=1).value_counts().to_dict()

# case: q37_map_dict_default
result = loans['who'].map({'u1': 'Ann', 'u2': 'Ben'}).fillna('other').tolist()

# case: q38_filter_like
result = loans.filter(like='i').columns.tolist(), loans.filter(items=['who', 'zzz']).shape

# case: q39_select_dtypes
result = loans.select_dtypes(include=['number']).columns.tolist(), loans.select_dtypes('datetime').columns.tolist(), books.select_dtypes(exclude='object').columns.tolist()

# case: q40_sort_multi
result = loans.sort_values(['who', 'fine'], ascending=[True, False], na_position='first')['loan'].tolist()

# case: q41_nlargest_ties
result = loans.nlargest(3, 'fine', keep='all')['loan'].tolist(), loans.nsmallest(2, ['fine', 'loan'])['loan'].tolist()

# case: q42_idx
result = loans['fine'].idxmax(), loans['fine'].argmin(), loans.set_index('loan')['fine'].idxmin()

# case: q43_query
result = loans.query("fine > 0 and who == 'u1' and out.dt.month < 6")['loan'].tolist()

# case: q44_query_isin_null
result = loans.query('back.isnull() and isbn in ("978-1", "978-3")').loan.tolist()

# case: q45_rename_func
result = books.rename(columns=str.upper).columns.tolist(), books.add_prefix('b_').columns[0], books.set_axis(list('abcdef'), axis=1).columns.tolist()

# case: q46_astype_dict
result = books.astype({'price': float, 'year': 'Int64'}).dtypes.map(str).to_dict()

# case: q47_str_error
result = books['year'].str.len()

# case: q48_none_compare
result = books['pub'] > 'B'

# case: q49_int_cast_nan
result = books['year'].astype(int)

# case: q50_loc_missing
result = books.loc[10, 'title']

# case: q51_ambiguous
result = 'many' if loans['fine'] > 0 else 'none'

# case: q52_dup_index_reindex
result = books.set_index('isbn').reindex(['978-1', '978-5'])

# case: q53_bad_merge
result = books.merge(loans, on='ISBN')

# case: q54_concat_axis1
result = pd.concat([books['title'].rename('t').head(3), loans['who'].head(4)], axis=1)

# case: q55_to_datetime_bad
result = pd.to_datetime(pd.Series(['2024-01-01', '31/12/2023', 'x']), errors='coerce')

# case: q56_epoch
result = pd.to_datetime([0, 86400], unit='s').strftime('%F').tolist(), int(pd.Timestamp('2024-01-01').timestamp()), loans['out'].astype('int64').iloc[0] // 10**9

# case: q57_age
b = pd.to_datetime(pd.Series(['1990-02-28', '2000-12-31', '1984-02-29']))
ref = pd.Timestamp('2024-02-28')
result = (ref.year - b.dt.year - ((b.dt.month * 100 + b.dt.day) > (ref.month * 100 + ref.day))).tolist()

# case: q58_weighted
result = round(float((loans['fine'] * loans['loan']).sum() / loans.loc[loans['fine'].notna(), 'loan'].sum()), 4)

# case: q59_dict_of_frames
fr = {k: g.drop(columns='who').reset_index(drop=True) for k, g in loans.groupby('who')}
result = sorted(fr), fr['u2'].shape, pd.concat(fr, names=['who']).index.names

# case: q60_recursive
parent = {'d': 'c', 'c': 'b', 'b': 'a', 'a': None}
def depth(n):
    return 0 if parent[n] is None else 1 + depth(parent[n])
result = {n: depth(n) for n in parent}

# case: q61_bfs
edges = [('a', 'b'), ('b', 'c'), ('a', 'd'), ('d', 'c'), ('x', 'y')]
adj = defaultdict(set)
for s, t in edges:
    adj[s].add(t)
seen, queue = {'a'}, ['a']
while queue:
    for n in sorted(adj[queue.pop(0)]):
        if n not in seen:
            seen.add(n); queue.append(n)
result = sorted(seen)

# case: q62_stats
v = loans['fine'].dropna().tolist()
result = statistics.mean(v), statistics.median(v), round(statistics.pstdev(v), 4), max(v, key=lambda x: -x)

# case: q63_string_build
lines = []
for i, (who, g) in enumerate(loans.groupby('who'), start=1):
    lines.append(f"{i}. {who:<4}{g['fine'].sum():>8,.2f} {g['out'].min():%d.%m.%y} {len(g)/len(loans):.0%}")
result = '\n'.join(lines)

# case: q64_percent_format
result = '%s has %d loans (%.1f%%), %05.2f|%-6s|%x' % ('u1', 4, 40.0, 3.14159, 'ab', 255), '{:>10}|{:^7}|{:+d}|{:e}'.format('r', 'c', 5, 12345.678)

# case: q65_sets_frozen
result = len({frozenset(t) for t in itertools.permutations('abc', 2)}), sorted(map(''.join, itertools.product('ab', repeat=2)))

# case: q66_slice_assign
l = list(range(10)); l[2:5] = ['x']; del l[-2:]; l.insert(0, None)
result = l, l[::-2], l.index('x')

# case: q67_sort_stable
rows = [('b', 2), ('a', 2), ('c', 1)]
rows.sort(key=lambda r: r[1]); result = rows, sorted(rows, reverse=True), min(rows, key=lambda r: (r[1], r[0]))

# case: q68_ordered
result = list(OrderedDict.fromkeys(loans['isbn'])), dict(Counter(loans['isbn']).most_common(2)), Counter('aab') - Counter('ab')

# case: q69_try_types
out = []
for v in ['1', '2.5', 'x', None, '']:
    try:
        out.append(int(v))
    except ValueError:
        out.append('ve')
    except TypeError as e:
        out.append(str(e)[:20])
result = out

# case: q70_nested_func
def make(n):
    total = 0
    def add(x):
        nonlocal total
        total += x * n
        return total
    return add
f = make(3)
result = [f(i) for i in range(4)]

# case: q71_gen_expr
result = sum(1 for _, r in loans.iterrows() if r['who'] and not math.isnan(r['fine'] if r['fine'] is not None else math.nan)), any(x is None for x in loans['who']), all(len(i) == 5 for i in books['isbn'])

# case: q72_zip_dict
result = dict(zip(books['isbn'], zip(books['title'], books['year']))), [*map(lambda a, b: (a, b), [1, 2], 'xy')], list(enumerate('ab', 1))

# case: q73_datetime_math
a = datetime(2024, 1, 31, 23, 30)
result = (a + timedelta(hours=1)).isoformat(), (a.date() - date(2023, 12, 25)).days, a.strftime('%A %j %U'), datetime.strptime('03/02/24 5PM', '%d/%m/%y %I%p'), (a - timedelta(weeks=1)).weekday(), divmod(timedelta(hours=49), timedelta(days=1))

# case: q74_re
s = 'Order #123: 4 x "Tea (green)" @ $3.50, ref=AB-99'
result = re.search(r'#(?P<id>\d+)', s).groupdict(), re.split(r'[,:]\s*', s), re.sub(r'(\d+)', lambda m: str(int(m[1]) * 2), s), re.findall(r'"([^"]*)"', s), [m.span() for m in re.finditer('e', s)][:2], bool(re.match('order', s, re.I))

# case: q75_index_ops
i = pd.Index(['b', 'a', 'c']); j = pd.Index(['c', 'd'])
result = i.union(j).tolist(), i.intersection(j).tolist(), i.difference(j).tolist(), i.get_loc('c'), i.isin(['a']).tolist(), i.str.upper().tolist(), i.sort_values().tolist(), i.append(j).duplicated().tolist()

# case: q76_multi_index_build
m = pd.MultiIndex.from_product([['x', 'y'], [1, 2]], names=['k', 'n'])
s = pd.Series(range(4), index=m)
result = s.unstack('k'), s.xs(2, level='n'), s.groupby(level='k').sum(), s.loc['y'], s.reset_index(name='v'), m.get_level_values('n').tolist(), s[('x', 2)]

# case: q77_columns_multi
d = loans.groupby('who')[['fine', 'loan']].agg(['min', 'max'])
result = d['fine']['max'].tolist(), d.loc['u1', ('loan', 'min')], d.xs('max', axis=1, level=1).columns.tolist(), d.swaplevel(axis=1).sort_index(axis=1).columns.tolist()

# case: q78_where_chain
result = loans['fine'].where(loans['fine'].notna(), loans['loan'] * 0.1).clip(upper=1).round(1).tolist()

# case: q79_bool_reduce
c = [loans['fine'] > 0, loans['who'].eq('u1'), loans['back'].notna()]
result = loans[np.logical_and.reduce(c)]['loan'].tolist(), loans[functools.reduce(lambda a, b: a | b, c)].shape

# case: q80_numpy_mix
a = loans['fine'].to_numpy()
result = np.nansum(a), np.nan_to_num(a).tolist(), np.isnan(a).sum(), np.where(np.isnan(a))[0].tolist(), np.round(np.nanmean(a), 3), np.cumsum(np.nan_to_num(a)).tolist(), np.argsort(a, kind='stable').tolist()

# case: q82_update_loop
stock = {'a': 3, 'b': 0}
log = []
for k, q in [('a', 2), ('b', 1), ('a', 2), ('c', 1)]:
    have = stock.get(k)
    if have is None:
        log.append(f'{k!r}?'); continue
    if have < q:
        log.append(f'{k}:short {q - have}')
    else:
        stock[k] -= q
else:
    log.append('done')
result = stock, log

# case: q83_frame_from_counter
result = pd.DataFrame(Counter(loans['who'].dropna()).items(), columns=['who', 'n']).sort_values(['n', 'who'], ascending=[False, True]).reset_index(drop=True)

# case: q84_pivot_pct
p = loans.pivot_table(index='who', columns=loans['out'].dt.month, values='fine', aggfunc='sum')
result = p.div(p.sum(axis=1), axis=0).round(2)

# case: q85_rolling_group
t = loans.sort_values('out').set_index('out')
result = t.groupby('who')['fine'].rolling('45D', min_periods=1).sum().reset_index()

# case: q86_assert_frame
def check(df, cols):
    missing = [c for c in cols if c not in df.columns]
    if missing:
        raise ValueError(f'missing {missing}')
    return df[cols]
try:
    check(books, ['isbn', 'author'])
except ValueError as err:
    result = repr(err)
finally:
    pass

# case: q87_print_table
print(loans.groupby('who')['fine'].agg(['count', 'sum']).to_string())
print(books.describe(include='all').loc[['count', 'unique', 'top']])
result = books.describe(include='all').shape

# case: q88_repr_scalars
result = [repr(loans['fine'].sum()), repr(loans['loan'].max()), str(loans['out'].max()), repr(loans['out'].iloc[0]), f"{loans['back'].iloc[1]}", repr(loans['who'].iloc[8]), str(loans['out'].max() - loans['out'].min())]

# case: q89_series_repr
result = str(loans.groupby('who')['out'].max()), str(books['price'].head(2)), repr(loans['back'].isna().value_counts())
