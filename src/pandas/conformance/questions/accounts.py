import pandas as pd
import numpy as np
from datetime import datetime, date, timedelta
t = pd.DataFrame({'acc': [1, 1, 2, 2, 3], 'date': ['930105', '930118', '940201', '931231', '950315'], 'type': ['PRIJEM', 'VYDAJ', 'PRIJEM', 'VYDAJ', None], 'amount': [1000.0, 250.5, 3000.0, 12.25, 0.0], 'balance': [1000, 749, 3000, 2987, -5], 'k': ['', ' ', 'SIPO', 'UROK', 'SIPO']})
acc = pd.DataFrame({'acc': [1, 2, 3, 4], 'district': [18, 1, 5, 12], 'freq': ['POPLATEK MESICNE', 'POPLATEK TYDNE', 'POPLATEK MESICNE', 'POPLATEK PO OBRATU']})
loan = pd.DataFrame({'loan': [10, 11, 12], 'acc': [1, 2, 3], 'amount': [80952, 30276, 154416], 'duration': [24, 12, 0], 'status': ['A', 'B', 'C']})
# case: yymmdd
d = pd.to_datetime(t['date'], format='%y%m%d')
result = d, d.dt.year.value_counts().sort_index(), d.dt.strftime('%d.%m.%Y').tolist(), (d.dt.year == 1993).sum()
# case: yymmdd-by-text
t['year'] = '19' + t['date'].str[:2]
t['month'] = t['date'].str[2:4].astype(int)
result = t.groupby('year')['amount'].sum(), t['month'].tolist(), t['date'].astype(int).max()
# case: monthly-payment
loan['pay'] = loan['amount'] / loan['duration']
result = loan['pay'], loan['pay'].replace(np.inf, np.nan).max(), loan.loc[loan['duration'] != 0, 'pay'].round(2).tolist(), np.isinf(loan['pay']).sum()
# case: integer-division-by-zero
result = loan['amount'] // loan['duration'], loan['amount'] % loan['duration'], (loan['amount'] // 1000).tolist()
# case: zero-division-error
result = 5 / int(loan['duration'].min())
# case: zero-division-numpy
result = loan['amount'].sum() / loan['duration'].min(), np.float64(0) / np.float64(0), loan['amount'].iloc[0] / loan['duration'].iloc[2]
# case: zero-division-ints
result = loan['amount'].iloc[0] // loan['duration'].iloc[2], loan['amount'].iloc[0] % loan['duration'].iloc[2]
# case: status-words
result = loan['status'].map({'A': 'finished', 'B': 'unpaid'}).fillna('running').tolist(), np.where(loan['status'].isin(['A', 'C']), 'ok', 'debt').tolist(), loan['status'].replace(['A', 'B'], ['a', 'b']).tolist()
# case: blank-or-missing
blank = t['k'].str.strip().eq('') | t['k'].isna()
result = blank.tolist(), t.loc[~blank, 'k'].value_counts().to_dict(), t['k'].replace(r'^\s*$', np.nan, regex=True).isna().sum(), t['k'].str.strip().replace('', 'NONE').tolist()
# case: frequency-translate
m = {'POPLATEK MESICNE': 'monthly', 'POPLATEK TYDNE': 'weekly'}
acc['f'] = acc['freq'].map(m).fillna(acc['freq'].str.split().str[-1].str.lower())
result = acc['f'].tolist(), acc['freq'].str.contains('MESICNE').mean(), acc['freq'].str.replace('POPLATEK ', '', regex=False).tolist()
# case: net-by-account
sign = t['type'].map({'PRIJEM': 1, 'VYDAJ': -1}).fillna(0)
t['signed'] = t['amount'] * sign
result = t.groupby('acc')['signed'].sum().round(2), t.pivot_table(index='acc', columns='type', values='amount', aggfunc='sum', fill_value=0), t.groupby('acc').apply(lambda g: g.loc[g['type'] == 'PRIJEM', 'amount'].sum() - g.loc[g['type'] == 'VYDAJ', 'amount'].sum(), include_groups=False)
# case: last-balance
last = t.sort_values('date').groupby('acc')['balance'].last()
result = last, acc.set_index('acc').join(last)['balance'], acc.merge(last.rename('bal'), left_on='acc', right_index=True, how='left')['bal'].isna().sum(), last[last < 0].index.tolist()
# case: nan-comparisons
v = acc.merge(t, on='acc', how='left')['amount']
result = (v > 100).sum(), (v <= 100).sum(), (v == v).sum(), (v != 100).sum(), v.isna().sum(), v.max(), v[v > 100].tolist(), np.nan in v.tolist(), np.nan == np.nan, None == None, pd.NA is pd.NA, (~(v > 100)).sum(), v.gt(100).any()
# case: none-in-filter
result = t[t['type'] == None].shape, t[t['type'].isnull()].shape, t[t['type'] != 'VYDAJ'].shape, t[t['type'].isin([None])].shape, t[t['type'].isin(['VYDAJ', np.nan])].shape, t.query('type == type').shape, t.query('type != "VYDAJ"').shape, t['type'].eq('VYDAJ').tolist(), t['type'].value_counts(dropna=False).tolist()
# case: pd-na-logic
s = pd.Series([1, None, 3], dtype='Int64')
result = s.sum(), s.mean(), (s > 1), (s > 1).sum(), s.fillna(0).tolist(), s.isna().tolist(), (s + 1), s.max(), s.astype(float).tolist(), s[s > 1].tolist() if False else s[(s > 1).fillna(False)].tolist(), s.dropna().astype(int).tolist(), pd.isna(s[1]), s.eq(3).tolist(), s.value_counts().to_dict(), (s == 1) | (s == 3)
# case: pd-na-truth
s = pd.Series([1, None], dtype='Int64')
if s[1] > 0:
    result = 1
# case: nan-truth
result = [bool(np.nan), bool(float('nan') > 1), max(1, np.nan), max(np.nan, 1), sum([1, np.nan]), sorted([3, 1]), min([2, np.nan]), round(2.5 if np.nan else 0)]
# case: safe-mean
def safe(vals):
    vals = [v for v in vals if v is not None and not pd.isna(v)]
    return round(sum(vals) / len(vals), 2) if vals else None
result = safe(t['amount']), safe([]), safe([None, np.nan]), t.groupby('type', dropna=False)['amount'].apply(safe)
# case: percent-strings
p = pd.Series(['12%', '3.5 %', None, 'n/a'])
result = pd.to_numeric(p.str.rstrip('% '), errors='coerce') / 100, p.str.extract(r'([\d.]+)')[0].astype(float), (pd.Series([0.1234, 1]) * 100).round(1).astype(str) + '%', pd.Series([0.1234]).map('{:.1%}'.format).tolist(), f'{2 / 3:.2%}', '{:.0f}%'.format(66.6)
# case: money-strings
p = pd.Series(['$1,234.50', '(200)', '1.2M', '3k', None])
def money(v):
    if v is None or pd.isna(v):
        return 0.0
    v = v.strip().replace('$', '').replace(',', '')
    neg = v.startswith('(')
    v = v.strip('()')
    mult = {'M': 1e6, 'k': 1e3}.get(v[-1], 1)
    v = v.rstrip('Mk')
    return (-1 if neg else 1) * float(v) * mult
result = p.map(money), p.map(money).sum()
# case: ranges-as-text
p = pd.Series(['10-20', '5', None, '7-'])
result = p.str.split('-').str[0].astype(float), p.str.extract(r'^(\d+)-(\d+)$'), p.str.partition('-')[2].replace('', np.nan).astype(float), p.apply(lambda v: sum(int(x) for x in v.split('-') if x) if isinstance(v, str) else -1)
# case: first-letter-groups
result = acc.groupby(acc['freq'].str.split().str[1].str[0])['acc'].agg(list), t.groupby(t['date'].str[:2].astype(int) + 1900)['amount'].sum().to_dict(), t.groupby(t['k'].str.len())['amount'].count()
# case: quarter-text
d = pd.to_datetime(t['date'], format='%y%m%d')
result = (d.dt.year.astype(str) + 'Q' + d.dt.quarter.astype(str)).tolist(), d.dt.to_period('Q').astype(str).value_counts().sort_index(), ('H' + ((d.dt.month - 1) // 6 + 1).astype(str)).tolist(), d.dt.strftime('%Y-W%V').tolist()
# case: between-two-dates
d = pd.to_datetime(t['date'], format='%y%m%d')
result = t[(d >= '1993-01-10') & (d < datetime(1994, 1, 1))]['acc'].tolist(), t[d.between(date(1993, 1, 1).isoformat(), '1993-12-31')].shape[0], (d.max() - d.min()).days, (d - pd.Timedelta(days=30)).dt.strftime('%y%m%d').tolist(), d.sort_values().diff().dt.days.tolist(), d.max().strftime('%B %Y'), (pd.Timestamp('1996-01-01') - d).dt.days.floordiv(365).tolist()
# case: top-per-category-ties
g = t.assign(r=t.groupby('type')['amount'].rank(method='min', ascending=False))
result = g[g['r'] == 1][['type', 'acc']].values.tolist(), t.groupby('type')['amount'].max().reset_index().merge(t, on=['type', 'amount'])[['type', 'acc']], t.sort_values('amount').drop_duplicates('type', keep='last')['acc'].tolist()
# case: running-balance-check
x = t.sort_values(['acc', 'date'])
x['calc'] = x.groupby('acc')['amount'].cumsum()
x['prev'] = x.groupby('acc')['balance'].shift(fill_value=0)
x['ok'] = (x['balance'] - x['prev']).abs().sub(x['amount']).abs() < 1
result = x[['acc', 'calc', 'prev', 'ok']]
# case: matrix-to-list
p = t.pivot_table(index='acc', columns='type', values='amount', aggfunc='count').fillna(0).astype(int)
result = p.values.tolist(), p.columns.tolist(), p.loc[1].to_dict(), p.sum().to_dict(), p.sum(axis=1).idxmax(), [tuple(r) for r in p.itertuples()], p.reset_index().to_dict('records'), list(p.to_records()) if False else None
