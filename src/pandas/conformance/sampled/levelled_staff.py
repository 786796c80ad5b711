import pandas as pd
import numpy as np
from itertools import product

staff = pd.DataFrame({
    'dept': ['Eng', 'Eng', 'HR', 'HR', 'Ops', 'Eng', 'Ops', 'Ops', 'eng ', 'Legal'],
    'level': ['Jr', 'Sr', 'Jr', 'Sr', 'Jr', 'Jr', 'Sr', 'Jr', 'Sr', 'Jr'],
    'name': ['Ann', 'Bob', 'Cara', 'Dan', 'Eve', 'Finn', 'Gil', 'Hana', 'Ivo', 'Jo'],
    'salary': [50000, 90000, 42000, 61000, 38000, 50000, 70000, None, 95000, 0],
    'bonus': ['500', '1,200', '', None, '300', '500', '900', 'n/a', '1500', '0'],
    'remote': [True, False, None, True, False, True, True, None, False, True],
})
reviews = pd.DataFrame({
    'name': ['Ann', 'Ann', 'Bob', 'Dan', 'Dan', 'Zed', 'Gil', 'Eve'],
    'year': [2022, 2023, 2023, 2022, 2023, 2023, 2022, 2023],
    'score': [3, 4, 5, 2, 4, 1, 5, np.nan],
})
budget = pd.DataFrame({
    'dept': ['Eng', 'Eng', 'HR', 'Ops', 'Sales'],
    'level': ['Jr', 'Sr', 'Jr', 'Sr', 'Sr'],
    'cap': [120000, 100000, 40000, 70000, 85000],
})

# case: set-index-loc-tuple
df = staff.set_index(['dept', 'level']).sort_index()
result = df.loc[('Eng', 'Jr')]
# case: loc-partial-outer
df = staff.set_index(['dept', 'level']).sort_index()
result = df.loc['Ops', 'salary']
# case: loc-list-tuples
df = staff.set_index(['dept', 'level']).sort_index()
result = df.loc[[('HR', 'Sr'), ('Eng', 'Sr')], ['name', 'salary']]
# case: loc-tuple-slice
df = staff.set_index(['dept', 'name']).sort_index()
result = df.loc[('Eng', 'Bob'):('HR', 'Dan'), 'salary']
# case: xs-level-name
df = staff.set_index(['dept', 'level', 'name'])
result = df.xs('Sr', level='level')
# case: xs-several-levels
df = staff.set_index(['dept', 'level', 'name'])
result = df.xs(('Eng', 'Jr'), level=['dept', 'level'])
# case: xs-keep-level
df = staff.set_index(['dept', 'level', 'name'])
result = df.xs('Jr', level='level', drop_level=False)[['salary']]
# case: at-tuple
df = staff.set_index(['dept', 'name'])
df.at[('HR', 'Cara'), 'salary'] = 43500
result = df.at[('HR', 'Cara'), 'salary'], df['salary'].sum()
# case: isin-tuples
df = staff.set_index(['dept', 'level'])
keep = df.index.isin([('Eng', 'Jr'), ('Ops', 'Sr'), ('None', 'x')])
result = df[keep]
# case: not-in-budget
idx = pd.MultiIndex.from_frame(budget[['dept', 'level']])
df = staff.set_index(['dept', 'level'])
result = df[~df.index.isin(idx)].reset_index()[['dept', 'level', 'name']]
# case: drop-tuple-row
df = staff.groupby(['dept', 'level'])['salary'].agg(['sum', 'count'])
result = df.drop(('HR', 'Sr'))
# case: drop-by-level-label
df = staff.groupby(['dept', 'level'])['salary'].agg(['mean', 'size'])
result = df.drop(index='Jr', level='level')
# case: reindex-product-zero
s = staff.assign(dept=staff['dept'].str.strip().str.title()).groupby(['dept', 'level']).size()
full = pd.MultiIndex.from_product([['Eng', 'Hr', 'Ops', 'Legal'], ['Jr', 'Mid', 'Sr']], names=['dept', 'level'])
result = s.reindex(full, fill_value=0)
# case: sort-index-lists
df = staff.set_index(['dept', 'level', 'name'])[['salary']]
result = df.sort_index(level=['level', 'dept'], ascending=[False, True])
# case: groupby-level-list
df = staff.set_index(['dept', 'level', 'name'])
result = df.groupby(level=['dept', 'level'])['salary'].max()
# case: sum-level-removed
s = staff.set_index(['dept', 'level'])['salary']
result = s.sum(level='dept')
# case: reset-one-level
df = staff.set_index(['dept', 'level', 'name'])[['salary', 'remote']]
result = df.reset_index(level='level')
# case: reset-level-drop
df = staff.groupby(['dept', 'level', 'remote'], dropna=False)['salary'].sum()
result = df.reset_index(level=[1, 2], drop=True).groupby(level=0).sum()
# case: merge-index-levels-by-name
left = staff.set_index(['dept', 'level'])[['name', 'salary']]
result = left.merge(budget, on=['dept', 'level'], how='inner')
# case: merge-both-index
left = staff.groupby(['dept', 'level'])['salary'].sum().to_frame('paid')
right = budget.set_index(['dept', 'level'])
m = left.merge(right, left_index=True, right_index=True, how='outer', indicator=True)
m['over'] = m['paid'] > m['cap']
result = m
# case: reviews-unstack-diff
w = reviews.set_index(['name', 'year'])['score'].unstack('year')
w['change'] = w[2023] - w[2022]
result = w.sort_values('change', ascending=False)
# case: bonus-clean-agg
b = pd.to_numeric(staff['bonus'].str.replace(',', ''), errors='coerce')
out = staff.assign(bonus=b).groupby(['dept', 'level']).agg(
    people=('name', list), total=('bonus', 'sum'), best=('bonus', 'max'))
result = out.query('total > 0')
# case: value-counts-unstack
vc = staff[['dept', 'level']].value_counts()
result = vc.unstack(fill_value=0).rename_axis(columns=None)
