import pandas as pd
import numpy as np
import re
from itertools import product

orders = pd.DataFrame({
    'order_no': [501, 502, 503, 504, 505, 506, 507, 508, 509, 510, 511, 511],
    'branch': ['Soho', 'Soho', 'Camden', 'camden ', 'Leeds', 'Soho', 'Leeds', None, 'Camden', 'Leeds', 'Soho', 'Soho'],
    'weekday': ['Mon', 'Tue', 'Mon', 'Wed', 'Sun', 'Sun', 'Mon', 'Tue', 'Sun', 'Wed', 'Tue', 'Tue'],
    'meal': ['lunch', 'dinner', 'dinner', 'lunch', 'brunch', 'brunch', 'dinner', 'lunch', 'brunch', '', 'dinner', 'dinner'],
    'dishes': ['soup;pasta', 'steak', 'pasta;pasta;wine', 'salad', 'eggs;coffee', 'eggs', None, 'soup', 'coffee;coffee', '', 'wine;steak', 'wine;steak'],
    'total': ['£18.50', '£32.00', '£41.25', '9.90', '£14', '£9.50', None, '£6.00', '£5.20', '£0', '£47.75', '£47.75'],
    'guests': [2, 1, 3, 1, 2, 1, 4, 1, 2, 0, 2, 2],
    'tip': [2.0, None, 5.0, 0.5, 1.0, 0.0, None, 0.0, 0.2, None, 7.0, 7.0],
})

menu = pd.DataFrame({
    'dish': ['soup', 'pasta', 'steak', 'salad', 'eggs', 'coffee', 'wine', 'tiramisu'],
    'course': ['starter', 'main', 'main', 'starter', 'main', 'drink', 'drink', 'dessert'],
    'price': [6.0, 12.5, 32.0, 9.9, 9.5, 2.6, 15.75, 7.0],
    'vegan': [True, False, False, True, False, True, True, None],
})

staff = pd.DataFrame({
    'branch': ['Soho', 'Soho', 'Camden', 'Leeds', 'Leeds', 'Bath'],
    'role': ['chef', 'waiter', 'chef', 'chef', 'waiter', 'chef'],
    'n': [2, 5, 1, 2, 3, 1],
    'wage': [18.0, 11.5, 17.25, 16.0, 11.0, np.nan],
})

# case: clean-total-by-weekday
o = orders.drop_duplicates().copy()
o['branch'] = o['branch'].str.strip().str.title()
o['total'] = o['total'].str.lstrip('£').astype(float)
days = ['Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat', 'Sun']
result = (o.pivot_table(values='total', index='branch', columns='weekday', aggfunc='sum', fill_value=0.0)
           .reindex(columns=days, fill_value=0.0))

# case: ordered-weekday-categorical
o = orders.drop_duplicates('order_no').copy()
o['weekday'] = pd.Categorical(o['weekday'], categories=['Mon', 'Tue', 'Wed', 'Sun'], ordered=True)
result = pd.crosstab(o['meal'].replace('', 'unknown'), o['weekday'])

# case: dish-long-counts
d = orders.drop_duplicates()[['order_no', 'branch', 'dishes']].dropna()
d = d.assign(dish=d.dishes.str.split(';')).explode('dish').query("dish != ''")
result = d.groupby(['branch', 'dish']).size().rename('n').reset_index().pivot(index='dish', columns='branch', values='n').fillna(0).astype('int64')

# case: course-revenue
d = (orders.drop_duplicates('order_no')
     .assign(dish=lambda x: x['dishes'].fillna('').str.split(';'))
     .explode('dish')
     .merge(menu, on='dish', how='left'))
summary = d.groupby(['course', 'weekday'], sort=False)['price'].agg(['sum', 'size']).unstack('weekday')
result = summary['sum'].loc[['main', 'drink', 'starter']]

# case: str-get-dummies-any
dm = orders['dishes'].str.get_dummies(';')
result = dm.groupby(orders['weekday']).sum().T.sort_values('Tue', ascending=False, kind='stable')

# case: get-dummies-drop-first
result = pd.get_dummies(staff, columns=['role', 'branch'], drop_first=True, prefix={'role': 'r', 'branch': 'b'})

# case: get-dummies-series-nan
result = pd.get_dummies(orders['branch'], dummy_na=True, dtype='int8').sum()

# case: staff-total-wage-matrix
staff['cost'] = staff['n'] * staff['wage']
t = staff.pivot(index='branch', columns='role', values=['n', 'cost'])
result = t.swaplevel(0, 1, axis=1).sort_index(axis=1, level=[0, 1], ascending=[True, False])

# case: staff-role-share
s = staff.set_index(['branch', 'role'])['n']
result = (s / s.groupby(level='branch').transform('sum')).unstack('role', fill_value=0).round(3).to_dict('index')

# case: pivot-missing-values-arg
t = staff.pivot(index='branch', columns='role')
result = t.columns.tolist(), t.shape, t.isna().sum().sum()

# case: text-string-of-table
t = staff.groupby(['branch', 'role'])['n'].sum().unstack(fill_value=0)
result = '; '.join(f"{b}: " + ', '.join(f'{r}={int(v)}' for r, v in row.items()) for b, row in t.iterrows())

# case: two-level-subtotal-with-concat
o = orders.drop_duplicates('order_no').assign(branch=lambda d: d['branch'].str.strip().str.title())
detail = o.groupby(['branch', 'meal'], as_index=False)['guests'].sum()
sub = o.groupby('branch', as_index=False)['guests'].sum().assign(meal='-- subtotal --')
grand = pd.DataFrame([{'branch': 'ZZ All', 'meal': '', 'guests': o['guests'].sum()}])
result = pd.concat([detail, sub, grand], ignore_index=True).sort_values(['branch', 'guests'], ignore_index=True)

# case: tip-mean-by-guest-bin
b = pd.cut(orders['guests'], bins=[0, 1, 2, 4], include_lowest=True)
r = orders.groupby(b, observed=False)['tip'].agg(['count', 'mean'])
r.index = ['{}-{}'.format(int(np.ceil(i.left)), int(i.right)) for i in r.index]
result = r

# case: retbins
cats, edges = pd.cut(orders['tip'], 3, labels=['low', 'mid', 'high'], retbins=True)
result = (cats.value_counts(dropna=False).to_dict(), [round(float(e), 3) for e in edges])

# case: crosstab-array-and-normalize
vals = np.where(orders['tip'].fillna(0) > 0, 'tipped', 'no tip')
result = pd.crosstab(orders['weekday'], vals, normalize=0, colnames=['tipping'])

# case: margins-with-two-keys
o = orders.drop_duplicates()
result = o.pivot_table(index=['weekday', 'meal'], columns='branch', values='guests', aggfunc='sum', margins=True, margins_name='Sum', fill_value=0)

# case: pivot-observed-false-sort-false
o = orders.assign(meal=orders['meal'].astype('category'))
result = o.pivot_table(index='weekday', columns='meal', values='guests', aggfunc='max', sort=False, observed=True)

# case: mean-of-text-total
result = orders.pivot_table(index='branch', columns='meal', values='total', aggfunc='mean')

# case: attr-access-spend
t = orders.drop_duplicates().pivot_table(index='meal', values=['guests', 'tip'], aggfunc=['sum', 'mean'])
result = t['sum', 'tip'] / t['sum', 'guests']

# case: stack-rename-series
t = pd.crosstab(orders.branch, orders.meal)
s = t.stack()
s.name = 'orders'
result = s[s > 0].reset_index()

# case: full-combination-frame
combos = pd.DataFrame(product(['Soho', 'Camden', 'Leeds'], ['lunch', 'dinner', 'brunch']), columns=['branch', 'meal'])
c = combos.merge(orders.groupby(['branch', 'meal']).agg(n=('order_no', 'nunique')).reset_index(), how='left').fillna({'n': 0})
result = c.set_index(['branch', 'meal']).squeeze().unstack()

# case: column-index-wrong-key
t = orders.pivot_table(index='branch', values=['guests', 'tip'], aggfunc=['sum', 'mean'])
result = t['guests']['sum']
