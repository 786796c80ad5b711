import pandas as pd
import numpy as np
import re
from collections import OrderedDict

accounts = pd.DataFrame({
    'acct': [501, 502, 503, 504, 505, 506],
    'owner': ['Kay', 'kay ', 'Lou', None, 'Mia', 'Lou'],
    'balance': [250.75, -40.0, 0.0, np.nan, 1e9, 13.13],
    'kind': pd.Categorical(['chk', 'sav', 'chk', 'sav', 'chk', None], categories=['chk', 'sav', 'loan']),
    'opened': pd.to_datetime(['2015-05-05', '2016-06-06', None, '2018-08-08', '2015-05-05', '2020-10-10']),
    'locked': [0, 1, 0, 0, 1, 0],
})

txns = pd.DataFrame({
    'acct': [501, 501, 502, 503, 505, 999, 506, 501],
    'type': ['dep', 'wd', 'dep', 'fee', 'WD', 'dep', None, 'fee'],
    'amt': [100, 30, 40, 5, 1000, 77, 0, 5],
    'memo': ['salary;jan', 'atm', None, 'late;feb;x', 'atm;mar', '', 'n', 'late'],
})

fx = {'EUR': 1.0, 'USD': 1.1, 'NOK': 11.5}

# case: post-transactions
acc = accounts.set_index('acct').copy()
acc['balance'] = acc['balance'].fillna(0)
sign = {'dep': 1, 'wd': -1, 'fee': -1}
t = txns.copy()
t['net'] = t['amt'] * t['type'].str.lower().map(sign).fillna(0)
for acct, net in t.groupby('acct')['net'].sum().items():
    if acct not in acc.index:
        acc.loc[acct, 'balance'] = 0.0
    acc.at[acct, 'balance'] += net
result = acc[['owner', 'balance']]

# case: fx-columns-fstring
acc = accounts[['acct', 'balance']].copy()
for cur, rate in fx.items():
    acc[f'bal_{cur.lower()}'] = (acc['balance'] * rate).round(2)
acc.drop(columns=[c for c in acc if c.endswith('_eur')], inplace=True)
result = acc

# case: fx-assign-comprehension
result = accounts[['acct']].assign(**{k: accounts['balance'].mul(v).round(1) for k, v in fx.items()}).set_index('acct')

# case: frame-from-ordered-dict-scalars
d = OrderedDict()
d['base'] = 1
d['rate'] = list(fx.values())
d['cur'] = list(fx)
f = pd.DataFrame(d)
f['rate'], f['base'] = f['base'], f['rate']
f.index = ['r%d' % i for i in range(len(f))]
result = f

# case: dict-as-column-value
f = pd.DataFrame(index=['EUR', 'USD', 'SEK'])
f['rate'] = fx
result = f

# case: series-of-fx-assign
f = pd.DataFrame({'cur': ['USD', 'NOK', 'SEK', 'eur']})
f['rate'] = f['cur'].str.upper().map(fx)
f.loc[f['rate'].isna(), 'rate'] = f['rate'].max() + 1
result = f.set_index('cur').squeeze()

# case: memo-split-wide-prefix
t = txns.copy()
m = t['memo'].str.split(';', expand=True).add_prefix('memo_')
t = pd.concat([t.drop(columns='memo'), m], axis=1)
t.loc[t['memo_1'].isna(), 'memo_1'] = 'none'
result = t

# case: memo-too-few-names-error
t = txns.copy()
t[['m1', 'm2']] = t['memo'].str.split(';', expand=True)
result = t

# case: memo-lists-to-columns
t = txns.copy()
lists = t['memo'].fillna('').str.split(';')
width = lists.str.len().max()
t[[f'm{i}' for i in range(width)]] = [x + [None] * (width - len(x)) for x in lists]
result = t.drop(columns=['type', 'amt'])

# case: kind-add-category-enlarge
acc = accounts.set_index('acct')[['owner', 'kind']].copy()
acc.loc[507] = ['Nat', 'loan']
result = (acc['kind'].tolist(), acc.shape)

# case: kind-set-categories-remap
acc = accounts.copy()
acc['kind'] = acc['kind'].cat.remove_unused_categories().cat.rename_categories(str.upper)
acc.loc[acc['balance'].gt(1e6), 'kind'] = 'SAV'
acc.loc[5, 'kind'] = acc['kind'].mode()[0]
result = acc.groupby('kind', observed=False).size()

# case: kind-string-concat-error
acc = accounts.copy()
acc['kind'] += '_x'
result = acc

# case: locked-int-to-bool-flags
acc = accounts.copy()
acc['locked'] = acc['locked'].astype(bool)
acc.loc[acc['locked'] & (acc['balance'] > 0), ['locked', 'balance']] = [False, 0]
acc['status'] = acc['locked'].replace({True: 'LOCKED', False: 'open'})
result = acc[['acct', 'balance', 'locked', 'status']]

# case: locked-set-nan-upcasts
acc = accounts.copy()
acc.loc[acc['opened'].isna(), 'locked'] = np.nan
acc.loc[0, 'opened'] = pd.NaT
acc.loc[1, 'owner'] = np.nan
acc.loc[2, 'balance'] = None
result = acc.isna().sum().to_dict()

# case: locked-set-pd-na
acc = accounts[['acct', 'locked']].copy()
acc.loc[2, 'locked'] = pd.NA
result = acc['locked'].isna().tolist()

# case: filter-rows-del-col-copy
rich = accounts[accounts['balance'] > 0].copy()
rich['rank'] = rich['balance'].rank(ascending=False).astype(int)
del rich['opened'], rich['kind']
rich.loc[rich['rank'].idxmin(), 'owner'] = 'TOP ' + rich.loc[rich['rank'].idxmin(), 'owner']
rich.index = pd.RangeIndex(1, len(rich) + 1, name='no')
result = rich

# case: del-missing-column-error
acc = accounts.copy()
del acc['Balance']
result = acc

# case: pop-columns-into-dict
acc = accounts.copy()
taken = {c: acc.pop(c).tolist() for c in ['locked', 'owner']}
acc['owner_clean'] = [o.strip().title() if o else 'Nobody' for o in taken['owner']]
result = {'columns': list(acc.columns), 'locked': sum(taken['locked']), 'owners': acc['owner_clean'].unique().tolist()}

# case: write-while-iterating-items
acc = accounts[['balance', 'locked']].copy()
for name, col in acc.items():
    acc[name] = col.fillna(0) - col.min()
    acc[name + '_z'] = name.upper()
    if len(acc.columns) > 3:
        break
result = acc

# case: shift-running-balance-loop
t = txns[txns['acct'] == 501].reset_index(drop=True).copy()
t['running'] = 0.0
for i in range(len(t)):
    prev = t.loc[i - 1, 'running'] if i > 0 else 250.75
    step = t.loc[i, 'amt'] if t.loc[i, 'type'] == 'dep' else -t.loc[i, 'amt']
    t.loc[i, 'running'] = prev + step
result = t

# case: multiindex-columns-write
p = txns.assign(type=txns['type'].str.lower()).pivot_table(index='acct', columns='type', values='amt', aggfunc=['sum', 'count'], fill_value=0)
p[('sum', 'all')] = p['sum'].sum(axis=1)
p.loc[999, ('count', 'dep')] = 10
p.columns = ['_'.join(c) for c in p.columns]
result = p

# case: multiindex-enlarge-series
s = txns.dropna(subset=['type']).groupby(['acct', 'type'])['amt'].sum()
s.loc[(501, 'bonus')] = 12
s[(700, 'dep')] = 1
s.loc[501, 'fee'] *= 10
result = s

# case: cond-columns-query-eval-index
acc = accounts.copy()
acc['risk'] = 'normal'
acc.loc[acc.query('balance < 0 or locked == 1').index, 'risk'] = 'high'
acc.loc[acc.eval('balance == 0'), 'risk'] = 'idle'
acc['risk'] = pd.Categorical(acc['risk'], categories=['idle', 'normal', 'high'], ordered=True)
result = acc.sort_values(['risk', 'acct'], ascending=[False, True])[['acct', 'risk']]

# case: sort-columns-and-reverse-names
acc = accounts.copy()
acc = acc[sorted(acc.columns, key=lambda c: (len(c), c))]
acc.columns = acc.columns[::-1]
acc = acc.set_axis([re.sub(r'[aeiou]', '', c) for c in acc.columns], axis=1)
result = acc.columns.tolist()
