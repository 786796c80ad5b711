import pandas as pd
import numpy as np
import re, json
from collections import Counter, defaultdict
from datetime import datetime, timedelta, date, time
import itertools, functools, math

log = pd.DataFrame({
    'ts': ['2024-03-09 23:58:12', '2024-03-10 00:01:40', '2024-03-10 02:30:00', None, '2024-03-10 07:15:09', '2024-03-11 12:00:00', '2024-03-12 12:00:01', '2024-03-31 23:59:59'],
    'host': ['web-01', 'web-02', 'db-01', 'web-01', 'WEB-01', 'db-01 ', '', None],
    'lvl': ['INFO', 'warn', 'ERROR', 'ERROR', 'info', 'Warn', 'ERROR', 'INFO'],
    'msg': ['user=ann took 12ms', 'user=bob took 7ms', 'timeout after 3000ms (retry 2)', 'disk 91% full', 'user=ann took 1ms', 'took', None, 'user=cy took 045ms'],
    'bytes': ['1,024', '2048', '-', '512KB', '3.5', None, '1e3', ' 77 '],
})
log['ts'] = pd.to_datetime(log['ts'])
grades = pd.DataFrame({
    'stu': ['a', 'a', 'b', 'b', 'c', 'c', 'c', 'd'],
    'sub': ['m', 'p', 'm', 'p', 'm', 'p', 'q', 'm'],
    'term': [1, 1, 1, 2, 2, 1, 1, 2],
    'pts': [90.0, 85.5, np.nan, 70.0, 65.25, 88.0, 91.0, 70.0],
})

# case: resample_15min
result = log.dropna(subset=['ts']).set_index('ts').resample('6h')['lvl'].count().loc[lambda s: s > 0]

# case: floor_hour
result = log.groupby(log['ts'].dt.floor('D')).size().rename('n').reset_index()

# case: rolling_time
s = log.dropna(subset=['ts']).set_index('ts').assign(one=1)['one']
result = s.rolling('24h').sum()

# case: tz
t = log['ts'].dt.tz_localize('UTC').dt.tz_convert('Europe/Berlin')
result = t.dt.hour.tolist(), str(t.dtype)

# case: dst_localize
result = pd.Series(pd.to_datetime(['2024-03-10 01:30', '2024-03-10 03:30'])).dt.tz_localize('US/Eastern').diff()

# case: msg_extract
m = log['msg'].str.extract(r'user=(\w+).*?(\d+)ms')
m.columns = ['user', 'ms']
result = m.assign(ms=m['ms'].astype('Int64')).groupby('user')['ms'].agg(['mean', 'max'])

# case: extractall
result = log['msg'].str.extractall(r'(\d+)')[0].astype(int).groupby(level=0).sum()

# case: findall_join
result = log['msg'].str.findall(r'\d+').str.join('|')

# case: normalise_host
result = log['host'].str.strip().str.lower().replace('', np.nan).value_counts(dropna=False)

# case: bytes_parse
def parse(v):
    if v is None or v.strip() in ('', '-'):
        return np.nan
    m = re.fullmatch(r'\s*([\d.,]+(?:e\d+)?)\s*(KB|MB)?\s*', v)
    n = float(m.group(1).replace(',', ''))
    return n * {'KB': 1024, 'MB': 1024 ** 2}.get(m.group(2), 1)
result = log['bytes'].apply(parse)

# case: lvl_order
o = pd.CategoricalDtype(['INFO', 'WARN', 'ERROR'], ordered=True)
l = log['lvl'].str.upper().astype(o)
result = l.max(), (l >= 'WARN').sum(), l.sort_values().cat.codes.tolist()

# case: session
t = log.dropna(subset=['ts']).sort_values('ts')
gap = t['ts'].diff() > pd.Timedelta(hours=3)
result = t.assign(sess=gap.cumsum()).groupby('sess')['ts'].agg(start='min', end='max', n='size')

# case: to_period
result = log['ts'].dt.to_period('W').astype(str).tolist()

# case: date_range_missing
days = pd.date_range('2024-03-09', '2024-03-13', freq='D')
result = days.difference(log['ts'].dt.normalize().dropna().unique()).strftime('%m/%d').tolist()

# case: time_between
result = log.set_index('ts').between_time('00:00', '08:00').index.time.tolist()

# case: timestamps
a = pd.Timestamp('2024-02-29 13:45')
result = a + pd.DateOffset(years=1), a.replace(day=1).normalize(), a.ceil('h'), a.isocalendar().week, a.day_of_year, (a - pd.Timestamp('2024-01-01')) / pd.Timedelta('1D')

# case: timedelta_format
d = pd.Series(pd.to_timedelta([3661, 59, 86400 * 2 + 5], unit='s'))
result = d.dt.components[['days', 'hours', 'minutes']], d.astype(str).tolist(), d.sum()

# case: bdays
result = pd.date_range('2024-03-28', periods=4, freq='B').tolist(), pd.Timestamp('2024-03-30') + pd.offsets.BDay(2)

# case: pivot_two_values
result = grades.pivot_table(index='stu', columns='sub', values='pts', aggfunc='mean').round(1).fillna('-')

# case: pivot_dup_error
result = grades.pivot(index='stu', columns='term', values='pts')

# case: pivot_list
result = grades.pivot(index=['stu', 'term'], columns='sub', values='pts').reset_index().rename_axis(columns=None)

# case: cross_margins
result = pd.crosstab(grades['stu'], [grades['sub'], grades['term']], margins=True, margins_name='T')

# case: cross_norm
result = pd.crosstab(grades['sub'], grades['term'], normalize='index').round(2)

# case: stack_multi
p = grades.set_index(['stu', 'sub', 'term'])['pts'].unstack(['sub', 'term'])
result = p.stack('term', future_stack=True).dropna(how='all')

# case: swaplevel
s = grades.groupby(['sub', 'stu'])['pts'].mean()
result = s.swaplevel().sort_index().loc['a':'b']

# case: idxslice
s = grades.set_index(['stu', 'sub']).sort_index()
idx = pd.IndexSlice
result = s.loc[idx['a':'c', 'm'], 'pts']

# case: top2_each
result = grades.sort_values('pts', ascending=False).groupby('stu').head(2).sort_values(['stu', 'pts']).set_index('stu')['pts']

# case: rank_pct
result = grades.groupby('sub')['pts'].rank(pct=True, method='max')

# case: zscore
g = grades.groupby('sub')['pts']
result = ((grades['pts'] - g.transform('mean')) / g.transform('std')).round(3)

# case: fill_group_mean
result = grades['pts'].fillna(grades.groupby('sub')['pts'].transform('mean'))

# case: agg_lambda_multi
result = grades.groupby('stu').agg(best=('pts', 'max'), rng=('pts', lambda s: s.max() - s.min()), subs=('sub', lambda s: ','.join(sorted(s))), n=('term', 'nunique'))

# case: apply_frame
result = grades.groupby('term', group_keys=True)[['stu', 'pts']].apply(lambda g: g.nlargest(1, 'pts'))

# case: filter_std
result = grades.groupby('stu').filter(lambda g: g['pts'].std() > 5)

# case: cum_ops
result = grades.groupby('stu')['pts'].agg(['cumsum', 'cumcount']) if False else grades.groupby('stu')['pts'].cummax()

# case: quantiles
result = grades['pts'].quantile([.25, .5, .9]), grades.groupby('term')['pts'].quantile(.5)

# case: describe_group
result = grades.groupby('term')['pts'].describe().round(1)

# case: merge_suffix
result = grades.merge(grades, on=['stu', 'term'], suffixes=('_l', '_r')).query('sub_l < sub_r')

# case: merge_validate
result = grades.merge(grades[['stu', 'pts']], on='stu', validate='one_to_many')

# case: merge_asof
a = pd.DataFrame({'t': [1, 5, 10], 'x': list('abc')}); b = pd.DataFrame({'t': [2, 3, 7, 10], 'y': [1, 2, 3, 4]})
result = pd.merge_asof(a, b, on='t', direction='nearest', tolerance=2)

# case: cross_join
result = len(grades[['stu']].drop_duplicates().merge(grades[['sub']].drop_duplicates(), how='cross'))

# case: join_index
a = grades.groupby('stu')['pts'].mean().rename('avg'); b = grades.groupby('stu').size().rename('n')
result = a.to_frame().join(b).assign(r=lambda d: d['avg'] / d['n']).round(2)

# case: combine_first
a = grades.set_index(['stu', 'sub'])['pts']; b = pd.Series({('b', 'm'): 50.0, ('z', 'm'): 1.0})
result = a.combine_first(b)

# case: update
a = grades.copy(); a.update(pd.DataFrame({'pts': [None, 1.0]}, index=[0, 2]))
result = a['pts'].tolist()

# case: np_where_nested
p = grades['pts']
result = np.where(p.isna(), 'none', np.where(p >= 85, 'A', 'B')).tolist()

# case: digitize
result = np.digitize(grades['pts'].dropna(), [70, 80, 90]).tolist()

# case: unique_counts
u, c = np.unique(grades['stu'], return_counts=True)
result = dict(zip(u, c))

# case: np_percentile
result = np.nanpercentile(grades['pts'], [10, 50]).round(2), np.nanstd(grades['pts']).round(4)

# case: argsort_lexsort
result = np.lexsort((grades['pts'], grades['term'])).tolist(), np.argsort(-grades['pts'].values)[:3].tolist()

# case: broadcasting
a = np.array([1, 2, 3]); b = np.array([10, 20])
result = (a[:, None] + b).tolist(), np.outer(a, b).sum(), a @ a

# case: cumsum_reset
s = pd.Series([1, 1, 0, 1, 0, 0, 1, 1, 1])
result = s.groupby((s == 0).cumsum()).cumsum().tolist()

# case: shift_compare
s = pd.Series([3, 5, 5, 2, 8])
result = s.gt(s.shift()).sum(), s.pct_change().round(2).tolist(), s.diff(-1).tolist()

# case: map_series
m = grades.drop_duplicates('stu').set_index('stu')['pts']
result = pd.Series(['a', 'c', 'x']).map(m)

# case: cat_groupby
c = pd.Categorical(grades['sub'], categories=['q', 'p', 'm', 'z'])
result = grades.groupby(c, observed=False)['pts'].sum()

# case: cut_counts
result = pd.cut(grades['pts'], bins=[0, 70, 85, 100], labels=['low', 'mid', 'top'], include_lowest=True).value_counts().reindex(['low', 'mid', 'top'])

# case: qcut_retbins
r, b = pd.qcut(grades['pts'], 3, retbins=True)
result = r.astype(str).tolist(), b.round(3).tolist()

# case: value_counts_bins
result = grades['pts'].value_counts(bins=3, sort=False)

# case: where_mask
result = grades['pts'].where(grades['pts'] > 80, other=-1).mask(grades['term'] == 2)

# case: clip_round
result = grades['pts'].clip(70, 90).round(-1).astype('Int64')

# case: to_numeric_down
result = pd.to_numeric(log['bytes'].str.replace(',', ''), errors='coerce')

# case: astype_error
result = log['bytes'].astype(float)

# case: nullable_ops
b = pd.Series([True, None, False], dtype='boolean')
result = (b | True).tolist(), (b & True).tolist(), b.sum(), (~b).fillna(False).tolist()

# case: string_dtype
s = log['host'].astype('string')
result = s.str.upper().fillna('?').tolist(), (s == 'web-01').tolist(), s.str.len().dtype.name

# case: isna_any
result = log.isna().any(axis=1).sum(), log.notna().all().to_dict(), log.isnull().sum().sum()

# case: dropna_thresh
result = log.dropna(thresh=4).index.tolist()

# case: ffill_limit
result = pd.Series([1, None, None, None, 5]).ffill(limit=2).bfill().tolist()

# case: interpolate_time
s = pd.Series([1.0, np.nan, 4.0], index=pd.to_datetime(['2024-01-01', '2024-01-02', '2024-01-05']))
result = s.interpolate(method='time')

# case: explode_split
result = log.assign(w=log['msg'].str.split()).explode('w')['w'].value_counts().head(3)

# case: get_dummies_sep
result = pd.Series(['a|b', 'b', None]).str.get_dummies('|')

# case: cat_join
result = log['host'].str.cat(log['lvl'], sep='/', na_rep='?').tolist(), grades['stu'].str.cat(sep='')

# case: pad_center
result = grades['sub'].str.pad(3, 'both', '*') + grades['stu'].str.repeat(2) + grades['stu'].str.ljust(2, '.')

# case: translate
result = log['msg'].str.translate(str.maketrans('aeiou', '12345')).str.slice(0, 8).tolist()

# case: partition
result = log['msg'].str.partition('=')[2].str.rsplit(' ', n=1).str[0]

# case: startswith_tuple
result = log['host'].str.startswith(('web', 'WEB'), na=False).sum(), log['host'].str.fullmatch(r'\w+-\d+').tolist()

# case: wide_to_long
w = pd.DataFrame({'id': [1, 2], 'a_2020': [1, 2], 'a_2021': [3, 4], 'b_2020': ['x', 'y'], 'b_2021': ['z', 'w']})
result = pd.wide_to_long(w, ['a', 'b'], i='id', j='yr', sep='_').sort_index()

# case: transpose_dict
result = grades.head(2).T.to_dict(), grades.head(2).to_dict('list'), grades.head(2).to_dict('split')

# case: itertuples_named
result = [f"{r.stu}:{r.pts:.1f}" for r in grades.itertuples() if not pd.isna(r.pts)]

# case: iat_loops
tot = 0
for i in range(len(grades)):
    if grades.iloc[i]['term'] == 1 and grades['pts'].iat[i] > 86:
        tot += grades.iat[i, 3]
result = tot

# case: setting_with_loc
g = grades.copy()
g.loc[g['pts'].isna(), ['pts', 'sub']] = [0, 'none']
g.loc[len(g)] = ['e', 'm', 3, 55]
result = g.tail(3), g.dtypes.astype(str).tolist()

# case: assign_chain
result = (grades.assign(bonus=lambda d: d.pts * .1, total=lambda d: d.pts + d.bonus).query('total > 95 or pts.isna()', engine='python').filter(regex='^(stu|tot)'))

# case: duplicated_keep
result = grades.duplicated(['stu', 'term'], keep=False).sum(), grades.drop_duplicates('sub', keep='last').index.tolist()

# case: nunique_mode
result = grades.nunique().to_dict(), grades['pts'].mode().tolist(), grades.mode().iloc[0].to_dict()

# case: json_loads
rows = json.loads('[{"a": 1, "b": {"c": [1, 2]}}, {"a": 2, "b": {"c": []}}]')
result = pd.json_normalize(rows)

# case: dict_orient
result = pd.DataFrame.from_dict({'r1': [1, 2], 'r2': [3, 4]}, orient='index', columns=['x', 'y']).sum(axis=1)

# case: records_missing
result = pd.DataFrame([{'a': 1}, {'b': 2.5}, {}]).fillna({'a': 0})

# case: equals_testing
try:
    pd.testing.assert_frame_equal(grades, grades.assign(term=1.0))
    result = 'same'
except AssertionError as e:
    result = str(e).splitlines()[0]

# case: info_like
result = grades.dtypes.to_string(), grades.shape, grades.size, grades.ndim, grades.columns.tolist(), str(grades.index)

# case: options_print
print(grades.head(2)); print(grades['pts'].head(2)); print(grades.index, grades.columns)
result = 1

# case: repr_multi
result = repr(grades.groupby(['stu', 'term'])['pts'].mean().unstack())

# case: py_sort
result = sorted(grades.to_dict('records'), key=lambda r: (-r['term'], r['stu']))[:2]

# case: dict_tricks
d = {}
for s, p in zip(grades['stu'], grades['pts'].fillna(0)):
    d.setdefault(s, []).append(p)
result = {k: max(v) for k, v in sorted(d.items(), key=lambda kv: -sum(kv[1]))}

# case: groupby_dict_comp
result = {k: g['pts'].sum() for k, g in grades.groupby(['stu', 'term'])}

# case: matrix_corr
result = grades.pivot_table(index='stu', columns='sub', values='pts').corr().round(2)

# case: cov
result = grades[['term', 'pts']].cov().round(3), grades['pts'].skew().round(4), grades['pts'].sem().round(4)
