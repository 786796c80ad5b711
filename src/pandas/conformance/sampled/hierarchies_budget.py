import pandas as pd
import numpy as np

budget = pd.DataFrame({
    'Dept': ['Ops', 'IT', 'Legal', 'Mktg'],
    'Owner': ['Sue', 'raj', None, 'Lin'],
    'Jan-23': [1000, 500, 0, '1,200'],
    'Feb-23': [1100, None, 250, '900'],
    'Mar-23': [900, 700, -50, '']
})
ledger = pd.DataFrame({
    'txn': ['T1', 'T2', 'T3', 'T4', 'T5', 'T6', 'T7', 'T8', 'T9'],
    'dept': ['Ops', 'IT', 'Ops', 'Ops', 'Legal', 'IT', 'HR', 'Mktg', 'IT'],
    'account': ['travel', 'software', 'travel', 'rent', 'fees', 'hardware', 'travel', 'ads', 'software'],
    'posted': ['01/15/2023', '01/20/2023', '02/03/2023', '02/28/2023', '02/10/2023', '03/01/2023', '03/03/2023', '13/03/2023', '03/31/2023'],
    'amount': [250.75, 499.99, 300.0, 800.0, 125.0, -75.0, 60.0, 1000.0, 499.99],
    'approved': [True, True, False, None, True, False, True, True, True]
})
fx = pd.Series({('USD', 'EUR'): 0.9, ('USD', 'GBP'): 0.8, ('EUR', 'USD'): 1.1, ('EUR', 'GBP'): 0.87, ('GBP', 'USD'): 1.25})

# case: budget-melt-clean
m = budget.melt(id_vars=['Dept', 'Owner'], var_name='month', value_name='budget')
m['budget'] = pd.to_numeric(m['budget'].astype(str).str.replace(',', ''), errors='coerce').fillna(0)
m['month'] = pd.to_datetime(m['month'], format='%b-%y')
result = m.sort_values(['Dept', 'month'], ignore_index=True)

# case: budget-melt-total
m = budget.melt(id_vars='Dept', value_vars=[c for c in budget.columns if '-23' in c])
m['value'] = m['value'].replace('', np.nan).astype(str).str.replace(',', '', regex=False).astype(float)
result = m.groupby('Dept')['value'].sum()

# case: budget-sum-axis1-mixed
result = budget.set_index('Dept').filter(like='-23').sum(axis=1)

# case: fx-unstack
result = fx.unstack()

# case: fx-unstack-fill-diag
m = fx.unstack().reindex(index=['USD', 'EUR', 'GBP'], columns=['USD', 'EUR', 'GBP'])
for c in m.index:
    m.loc[c, c] = 1.0
result = m

# case: fx-loc-partial
result = fx['USD'].to_dict()

# case: fx-reset-names
result = fx.rename_axis(['base', 'quote']).reset_index(name='rate').query("rate > 0.85")

# case: fx-inverse-check
inv = fx.swaplevel().sort_index()
prod = fx * inv
result = prod.dropna().round(4)

# case: fx-missing-key
result = fx.loc[('GBP', 'EUR')]

# case: ledger-month-pivot
l = ledger.copy()
l['posted'] = pd.to_datetime(l['posted'], format='%m/%d/%Y', errors='coerce')
l['month'] = l['posted'].dt.strftime('%Y-%m')
result = l.pivot_table(index=['dept', 'account'], columns='month', values='amount', aggfunc='sum', fill_value=0)

# case: ledger-month-pivot-margins-two-index
l = ledger.assign(mon=ledger['posted'].str[:2])
result = l.pivot_table(index=['dept', 'account'], columns='mon', values='amount', aggfunc='sum', margins=True)

# case: ledger-subtotals
g = ledger.groupby(['dept', 'account'])['amount'].sum()
sub = g.groupby(level='dept').sum()
sub.index = pd.MultiIndex.from_arrays([sub.index, ['~subtotal'] * len(sub)], names=g.index.names)
result = pd.concat([g, sub]).sort_index()

# case: ledger-strict-dates
result = pd.to_datetime(ledger['posted'], format='%m/%d/%Y').dt.month.tolist()

# case: ledger-approved-crosstab-fillna
a = ledger['approved'].map({True: 'yes', False: 'no'}).fillna('pending')
result = pd.crosstab(ledger['dept'], a, values=ledger['amount'], aggfunc='sum').fillna(0)

# case: budget-vs-actual
b = budget.drop(columns='Owner').set_index('Dept').replace({'': None, '1,200': 1200, '900': 900}).apply(pd.to_numeric).sum(axis=1).rename('budget')
a = ledger.groupby('dept')['amount'].sum().rename('actual')
out = pd.concat([b, a], axis=1, join='outer')
out['var'] = out['budget'].fillna(0) - out['actual'].fillna(0)
result = out.sort_index()

# case: concat-axis1-inner
b = budget.set_index('Dept')[['Owner']]
a = ledger.groupby('dept')[['amount']].sum()
result = pd.concat([a, b], axis=1, join='inner')

# case: groupby-account-join-unique
result = ledger.groupby('dept')['account'].agg(lambda x: sorted(set(x))).to_frame('accounts').explode('accounts').reset_index()

# case: pivot-string-max
result = ledger.pivot_table(index='dept', columns='approved', values='txn', aggfunc='max')

# case: first-nonnull-owner-transpose
t = budget.set_index('Dept').T
t.columns.name = None
result = t.loc['Owner'].fillna('n/a').str.title()

# case: transposed-months-index
t = budget.drop('Owner', axis=1).set_index('Dept').transpose()
t.index = pd.to_datetime(t.index, format='%b-%y').to_period('Q').astype(str)
result = t[['Ops', 'IT']].astype(float).groupby(level=0).sum()

# case: insert-grand-total-row
p = ledger.groupby(['dept', 'account'], sort=False)['amount'].sum().reset_index()
total = pd.DataFrame([{'dept': 'TOTAL', 'account': '', 'amount': p['amount'].sum()}])
result = pd.concat([p, total], ignore_index=True).set_index(['dept', 'account'])

# case: large-share-within-dept
p = ledger.groupby(['dept', 'account'])['amount'].sum()
share = p.div(p.groupby(level=0).sum(), level=0)
result = share[share.between(0.2, 0.999)].mul(100).round(2)
