import pandas as pd
import numpy as np
import re
from collections import Counter, defaultdict
from datetime import datetime, timedelta, date
import itertools, functools, math, operator

emp = pd.DataFrame({
    'id': [1, 2, 3, 4, 5, 6, 7, 8],
    'name': ['Ann Lee', 'bob ray', 'Cy Day', None, 'Eve  Fox', 'Ann Lee', 'Gus O\'Neil', ''],
    'dept': ['HR', 'IT', 'IT', 'Ops', None, 'HR', 'Ops', 'IT'],
    'salary': ['1000', '2,500', '1750.50', None, 'n/a', '1000', '3000', '900'],
    'hired': ['2020-01-15', '2019/03/01', '2021-07-30', None, '2020-02-29', '2020-01-15', '2018-12-31', '2022-05-05'],
    'boss': [None, 1.0, 1.0, 2.0, 2.0, None, 3.0, 3.0],
    'score': [3.5, np.nan, 4.0, 4.0, 2.5, 3.5, np.nan, 5.0],
})
tx = pd.DataFrame({
    'emp_id': [1, 1, 2, 3, 3, 3, 5, 9, 8, 8],
    'day': pd.to_datetime(['2024-01-01', '2024-01-03', '2024-01-03', '2024-02-10', '2024-02-11', '2024-03-01', '2024-03-31', '2024-04-01', '2024-04-15', '2024-12-31']),
    'amt': [10, 20, 5, 7, -3, 12, 0, 4, 8, 8],
    'kind': ['a', 'b', 'a', 'a', 'c', 'b', 'b', 'a', 'c', 'c'],
})

# case: clean_salary
s = emp['salary'].str.replace(',', '', regex=False)
result = pd.to_numeric(s, errors='coerce').fillna(0).astype(int)

# case: name_parts
result = emp['name'].str.strip().str.split(n=1, expand=True).rename(columns={0: 'first', 1: 'last'})

# case: hired_years
d = pd.to_datetime(emp['hired'], errors='coerce', format='mixed')
result = d.dt.year.value_counts(dropna=False).sort_index()

# case: hired_days
d = pd.to_datetime(emp['hired'].str.replace('/', '-'), errors='coerce')
result = emp.assign(days=(pd.Timestamp('2023-01-01') - d).dt.days)[['id', 'days']]

# case: self_join_boss
result = (emp.merge(emp[['id', 'name']].rename(columns={'id': 'boss', 'name': 'boss_name'}), on='boss', how='left')
          .groupby('boss_name', dropna=False)['id'].apply(list).to_dict())

# case: top_per_dept
e = emp.assign(sal=pd.to_numeric(emp['salary'].str.replace(',', ''), errors='coerce'))
result = e.loc[e.groupby('dept')['sal'].idxmax()][['dept', 'name', 'sal']].reset_index(drop=True)

# case: running_balance
t = tx.sort_values(['emp_id', 'day'])
t['bal'] = t.groupby('emp_id')['amt'].cumsum()
t['prev'] = t.groupby('emp_id')['bal'].shift(fill_value=0)
result = t

# case: monthly
result = tx.set_index('day').groupby([pd.Grouper(freq='ME'), 'kind'])['amt'].sum().unstack(fill_value=0)

# case: monthly_resample_ohlc
result = tx.set_index('day')['amt'].resample('MS').agg(['sum', 'count', 'max'])

# case: gaps
t = tx.drop_duplicates('day').set_index('day')['amt'].asfreq('D')
result = t.isna().sum(), len(t), t.first_valid_index()

# case: islands
s = pd.Series([1, 1, 0, 1, 1, 1, 0, 0, 1])
g = (s != s.shift()).cumsum()
result = s.groupby(g).agg(['first', 'size']).query('first == 1')['size'].max()

# case: pct
p = tx.groupby('kind')['amt'].sum()
result = (p / p.sum() * 100).round(1).map('{:.1f}%'.format)

# case: rank_dense
result = emp.assign(r=emp['score'].rank(method='dense', ascending=False, na_option='bottom').astype(int)).sort_values(['r', 'id'])[['id', 'r']]

# case: qcut_labels
result = pd.qcut(tx['amt'].rank(method='first'), 4, labels=['q1', 'q2', 'q3', 'q4']).value_counts(sort=False)

# case: cut_right_false
result = pd.cut(tx['amt'], [-10, 0, 5, 10, 100], right=False).astype(str).tolist()

# case: crosstab_norm
result = pd.crosstab(tx['emp_id'], tx['kind'], values=tx['amt'], aggfunc='sum', margins=True).fillna(0)

# case: pivot_multi
result = tx.pivot_table(index='kind', columns=tx['day'].dt.quarter, values='amt', aggfunc=['sum', 'count'], fill_value=0)

# case: flatten
p = tx.groupby('kind').agg({'amt': ['min', 'max'], 'day': ['first', 'nunique']})
p.columns = ['_'.join(c).strip('_') for c in p.columns]
result = p.reset_index()

# case: counter_words
c = Counter(w.lower() for n in emp['name'].dropna() for w in re.findall(r"[A-Za-z']+", n))
result = c.most_common(3)

# case: defaultdict_groups
d = defaultdict(lambda: {'n': 0, 'sum': 0})
for r in tx.itertuples(index=False):
    d[r.kind]['n'] += 1
    d[r.kind]['sum'] += r.amt
result = pd.DataFrame.from_dict(d, orient='index').rename_axis('kind').reset_index()

# case: window_functions
t = tx.copy()
t['rn'] = t.groupby('emp_id').cumcount() + 1
t['lag'] = t.groupby('emp_id')['day'].diff().dt.days
t['avg3'] = t['amt'].rolling(3, min_periods=1).mean().round(2)
result = t.drop(columns='day')

# case: anti_join
m = emp.merge(tx[['emp_id']].drop_duplicates(), left_on='id', right_on='emp_id', how='outer', indicator=True)
result = m.groupby('_merge', observed=False).size()

# case: string_format
result = [f"{i:>3}|{(n or '-'):<10.5}|{s!r:^8}|{v:+.2e}" for i, n, s, v in zip(emp.id, emp.name, emp.dept, emp.score.fillna(-1))]

# case: regex_extract
result = emp['name'].str.extract(r'^(?P<first>\w+)\s+(?P<last>\w)')

# case: regex_sub_func
result = emp['name'].fillna('').map(lambda s: re.sub(r'\b(\w)', lambda m: m.group(1).upper(), s))

# case: explode_json
d = pd.DataFrame({'k': [1, 2, 3], 'tags': [['x', 'y'], [], None]})
result = d.explode('tags', ignore_index=True)

# case: get_dummies
result = pd.get_dummies(emp['dept'], prefix='d', dtype=int).groupby(emp['boss']).sum()

# case: np_select
result = np.select([tx.amt < 0, tx.amt.between(0, 5)], ['neg', 'low'], default='hi')

# case: reduce_merge
a = pd.DataFrame({'k': [1, 2], 'a': [1, 2]}); b = pd.DataFrame({'k': [2, 3], 'b': [1, 2]}); c = pd.DataFrame({'k': [1, 3], 'c': [1, 2]})
result = functools.reduce(lambda l, r: pd.merge(l, r, on='k', how='outer'), [a, b, c])

# case: combos
result = [(a, b) for a, b in itertools.combinations(sorted(tx.kind.unique()), 2) if set(tx[tx.kind == a].emp_id) & set(tx[tx.kind == b].emp_id)]

# case: division
x = emp.groupby('dept')['score'].agg(lambda s: s.sum() / s.count())
result = x.to_dict()

# case: mode_apply
result = tx.groupby('emp_id')['kind'].agg(lambda s: s.mode().iat[0]).reset_index(name='fav')

# case: nth_highest
result = tx['amt'].drop_duplicates().nlargest(2).iloc[-1]

# case: median_by
result = tx.groupby('kind')['amt'].median().sort_values(ascending=False).index.tolist()

# case: to_dict_records
result = emp.head(3).to_dict('records')

# case: applymap
result = emp[['name', 'dept']].map(lambda v: v.upper() if isinstance(v, str) else v)

# case: between_dates
result = tx[tx['day'].between('2024-02-01', '2024-03-31')]['amt'].sum()

# case: weekday
result = tx.groupby(tx['day'].dt.day_name())['amt'].mean().reindex(['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday'])

# case: period_group
result = tx.groupby(tx['day'].dt.to_period('Q'))['amt'].sum()

# case: error_key
result = emp['Salary'].sum()

# case: error_type
result = emp['salary'].sum() + 1

# case: error_compare
result = emp[emp['salary'] > 1000]

# case: stack_unstack
result = tx.pivot_table(index='emp_id', columns='kind', values='amt').stack().reset_index(name='v')

# case: melt
result = emp.melt(id_vars='id', value_vars=['dept', 'name'], var_name='f').dropna().sort_values(['id', 'f'], kind='stable').reset_index(drop=True)

# case: describe_obj
result = emp[['dept', 'name']].describe()

# case: describe_num
result = tx.describe(include='number').round(2)

# case: date_strftime
result = tx['day'].dt.strftime('%d %b %y').tolist()

# case: timedelta
result = (tx['day'] - tx['day'].min()).dt.total_seconds().div(86400).astype(int).tolist()

# case: dateoffset
result = (tx['day'] + pd.DateOffset(months=1, days=-1)).dt.date.tolist()

# case: monthend
result = (tx['day'] + pd.offsets.MonthEnd(0)).tolist()

# case: business
result = np.busday_count(tx['day'].dt.date.min(), tx['day'].dt.date.max()), pd.bdate_range('2024-01-01', '2024-01-10').size

# case: setops
a, b = set(tx.emp_id), set(emp.id)
result = sorted(a - b), sorted(a ^ b), a.issubset(b)

# case: printing
print(tx.head(2)); print('total', tx.amt.sum(), sep='=', end=';')
result = len(tx)

# case: repr_frame
result = repr(emp.head(3))

# case: to_string
result = tx.to_string(index=False, header=True)

# case: csv
result = emp.head(2).to_csv(index=False)

# case: sort_key
result = emp.sort_values('name', key=lambda s: s.str.lower(), na_position='first')['id'].tolist()

# case: multi_key_sort
result = tx.sort_values(by=['kind', 'amt'], ascending=[True, False]).groupby('kind').head(1)

# case: query_vars
lo = 5
result = tx.query('amt >= @lo and kind in ["a", "b"]').eval('double = amt * 2')

# case: insert_pop
t = tx.copy(); t.insert(1, 'year', t.pop('day').dt.year)
result = t.head(3)

# case: iterrows_update
t = tx.copy()
for i, row in t.iterrows():
    if row['amt'] < 0:
        t.at[i, 'kind'] = 'neg'
    elif row['kind'] == 'c':
        t.loc[i, 'amt'] *= 2
result = t[['kind', 'amt']]

# case: weighted
def wavg(g):
    return pd.Series({'w': np.average(g['amt'], weights=g['emp_id']), 'n': len(g)})
result = tx.groupby('kind').apply(wavg, include_groups=False)

# case: ewm
result = tx['amt'].ewm(span=3).mean().round(4)

# case: expanding
result = tx.groupby('kind')['amt'].expanding().max().reset_index(level=0, drop=True).sort_index()

# case: interpolate
result = emp['score'].interpolate().tolist()

# case: replace_dict
result = emp['dept'].replace({'HR': 'People', None: 'none'}).tolist()

# case: isin_multi
pairs = {(1, 'a'), (3, 'c')}
result = tx[[t in pairs for t in zip(tx.emp_id, tx.kind)]]

# case: index_set
result = tx.set_index(['kind', 'emp_id']).sort_index().loc[('a', slice(2, 5)), 'amt']

# case: xs
result = tx.groupby(['kind', 'emp_id'])['amt'].sum().xs('a').to_dict()

# case: assert_msg
try:
    assert (tx['amt'] >= 0).all(), f"negative: {tx.loc[tx.amt < 0, 'amt'].tolist()}"
    result = 'ok'
except AssertionError as e:
    result = str(e)

# case: walrus_while
n, out = 27, []
while (n := n // 2 if n % 2 == 0 else 3 * n + 1) != 1:
    out.append(n)
result = len(out), max(out)

# case: math_stuff
result = [math.floor(-2.5), math.isclose(0.1 + 0.2, 0.3), round(2.675, 2), round(-1.5), divmod(-7, 3), math.gcd(12, 18), math.comb(5, 2), math.prod([1, 2, 3])]

# case: operators
result = sorted(tx.to_dict('records'), key=operator.itemgetter('kind', 'amt'))[0]['emp_id']

# case: datetime_py
d = datetime(2024, 2, 28) + timedelta(days=2)
result = d.strftime('%Y-%m-%d'), d.isoweekday(), date(2024, 1, 1).isocalendar()[1], (datetime(2024, 3, 1) - d).days, d.isoformat()

# case: cumulative_distinct
seen = set()
result = [len(seen) for k in tx.kind if not seen.add(k)]

# case: ngroup_transform
result = tx.assign(g=tx.groupby('kind').ngroup(), share=tx.amt / tx.groupby('kind')['amt'].transform('sum')).round(3)

# case: filter_groups
result = tx.groupby('emp_id').filter(lambda g: len(g) > 1 and g['amt'].sum() > 10)['emp_id'].unique()

# case: value_counts_norm
result = emp['dept'].value_counts(normalize=True, dropna=False).mul(100).round(2)

# case: concat_keys
result = pd.concat({'lo': tx[tx.amt < 5], 'hi': tx[tx.amt >= 5]}, names=['grp', 'row']).groupby('grp')['amt'].sum()

# case: wide
w = pd.DataFrame({'id': [1, 2], 'q1_x': [1, 2], 'q2_x': [3, 4]})
result = pd.wide_to_long(w, ['q'], 'id', 't', sep='', suffix=r'\d_x').reset_index()

# case: compare
a = pd.DataFrame({'x': [1, 2, 3], 'y': ['a', 'b', 'c']}); b = a.copy(); b.loc[1, 'y'] = 'z'
result = a.compare(b)

# case: nullable
s = pd.array([1, None, 3], dtype='Int64')
result = pd.Series(s).add(1).sum(), pd.Series(s).mean(), pd.Series(s).fillna(0).astype(int).tolist()

# case: convert_dtypes
result = emp.convert_dtypes().dtypes.astype(str).to_dict()

# case: str_methods
s = emp['name']
result = pd.DataFrame({'len': s.str.len(), 'title': s.str.title(), 'has': s.str.contains('e', case=False, na=False), 'cnt': s.str.count('[aeiou]'), 'z': s.str.zfill(8), 'slice': s.str[::-1]})

# case: memory_like
result = emp.isna().mean().sort_values(ascending=False, kind='stable').round(3)
