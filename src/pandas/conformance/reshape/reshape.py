import pandas as pd
import numpy as np
df = pd.DataFrame({'id': [1, 1, 2, 2], 'k': ['x', 'y', 'x', 'y'], 'v': [10, 20, 30, 40], 'w': [1.5, 2.5, 3.5, np.nan]})
# case: pivot
result = df.pivot(index='id', columns='k', values='v')
# case: pivot-no-values
result = df.pivot(index='id', columns='k')
# case: pivot-list-values
result = df.pivot(index='id', columns='k', values=['v', 'w'])
# case: pivot-duplicates
result = pd.concat([df, df]).pivot(index='id', columns='k', values='v')
# case: pivot-missing-cell
result = df.iloc[:3].pivot(index='id', columns='k', values='v')
# case: pivot-reset
p = df.pivot(index='id', columns='k', values='v').reset_index()
p.columns.name = None
result = p
# case: pivot-table
result = df.pivot_table(index='id', columns='k', values='v')
# case: pivot-table-sum
result = df.pivot_table(index='id', columns='k', values='v', aggfunc='sum')
# case: pivot-table-fill
result = df.iloc[:3].pivot_table(index='id', columns='k', values='v', aggfunc='sum', fill_value=0)
# case: pivot-table-no-columns
result = df.pivot_table(index='k', values=['v', 'w'], aggfunc='mean')
# case: pivot-table-dict
result = df.pivot_table(index='k', values=['v', 'w'], aggfunc={'v': 'sum', 'w': 'mean'})
# case: pivot-table-list
result = df.pivot_table(index='k', values='v', aggfunc=['sum', 'mean'])
# case: pivot-table-margins
result = df.pivot_table(index='id', columns='k', values='v', aggfunc='sum', margins=True)
# case: pivot-table-two-index
result = df.pivot_table(index=['id', 'k'], values='v', aggfunc='sum')
# case: pivot-table-count
result = df.pivot_table(index='id', columns='k', values='w', aggfunc='count')
# case: pivot-table-all-values
result = df.pivot_table(index='k')
# case: pivot-table-len
result = df.pivot_table(index='id', columns='k', values='v', aggfunc=len)
# case: pivot-table-missing
result = df.pivot_table(index='id', columns='k', values='zz')
# case: melt
result = df.melt(id_vars=['id', 'k'])
# case: melt-value-vars
result = df.melt(id_vars='id', value_vars=['v', 'w'], var_name='what', value_name='amount')
# case: melt-all
result = df[['v', 'w']].melt()
# case: pd-melt
result = pd.melt(df, id_vars=['id'], value_vars=['v'])
# case: melt-mixed
result = df.melt(id_vars='id', value_vars=['k', 'v'])
# case: melt-missing
result = df.melt(id_vars='zz')
# case: stack
result = df.set_index(['id', 'k']).stack()
# case: stack-simple
result = df[['v', 'w']].stack()
# case: unstack-series
result = df.set_index(['id', 'k'])['v'].unstack()
# case: unstack-level
result = df.set_index(['id', 'k'])['v'].unstack(level=0)
# case: unstack-name
result = df.set_index(['id', 'k'])['v'].unstack('id')
# case: unstack-frame
result = df.set_index(['id', 'k']).unstack()
# case: unstack-missing
result = df.iloc[:3].set_index(['id', 'k'])['v'].unstack()
# case: unstack-single
result = df['v'].unstack()
# case: unstack-unsorted
result = df.iloc[::-1].set_index(['id', 'k'])['v'].unstack()
# case: crosstab
result = pd.crosstab(df['id'], df['k'])
# case: crosstab-values
result = pd.crosstab(df['id'], df['k'], values=df['v'], aggfunc='sum')
# case: crosstab-margins
result = pd.crosstab(df['id'], df['k'], margins=True)
# case: crosstab-normalize
result = pd.crosstab(df['id'], df['k'], normalize='index')
# case: crosstab-missing
result = pd.crosstab(df['id'].iloc[:3], df['k'].iloc[:3])
# case: explode
e = pd.DataFrame({'a': [1, 2, 3], 'l': [['p', 'q'], [], ['r']]})
result = e.explode('l')
# case: explode-ignore-index
e = pd.DataFrame({'a': [1, 2], 'l': [[1, 2], [3]]})
result = e.explode('l', ignore_index=True)
# case: explode-split
e = pd.DataFrame({'a': [1, 2], 's': ['x,y', 'z']})
result = e.assign(s=e['s'].str.split(',')).explode('s')
# case: explode-series
result = pd.Series([[1, 2], 3, None]).explode()
# case: explode-value-counts
result = pd.Series(['a b', 'b c']).str.split().explode().value_counts()
# case: cut
result = pd.cut(pd.Series([1, 5, 10, 15]), bins=[0, 5, 10, 20])
# case: cut-labels
result = pd.cut(df['v'], bins=[0, 15, 35, 100], labels=['low', 'mid', 'high'])
# case: cut-labels-str
result = pd.cut(df['v'], bins=[0, 15, 35, 100], labels=['low', 'mid', 'high']).astype(str)
# case: cut-right
result = pd.cut(df['v'], bins=[10, 20, 40], right=False, labels=['a', 'b'])
# case: cut-outside
result = pd.cut(df['v'], bins=[10, 20, 30], labels=['a', 'b'])
# case: cut-count
result = pd.cut(df['v'], bins=3)
# case: cut-count-labels-false
result = pd.cut(df['v'], bins=3, labels=False)
# case: cut-include-lowest
result = pd.cut(df['v'], bins=[10, 20, 40], include_lowest=True)
# case: cut-groupby
result = df.groupby(pd.cut(df['v'], bins=[0, 15, 35, 100], labels=['low', 'mid', 'high']), observed=False)['v'].count()
# case: cut-value-counts
result = pd.cut(df['v'], bins=[0, 25, 50]).value_counts()
# case: qcut
result = pd.qcut(pd.Series([1, 2, 3, 4, 5, 6, 7, 8]), 4, labels=['q1', 'q2', 'q3', 'q4'])
# case: qcut-numbers
result = pd.qcut(pd.Series([1, 2, 3, 4]), 2, labels=False)
# case: get-dummies
result = pd.get_dummies(df['k'])
# case: get-dummies-frame
result = pd.get_dummies(df[['id', 'k']])
# case: get-dummies-prefix-int
result = pd.get_dummies(df['k'], prefix='k', dtype=int)
# case: transpose-named
result = df.set_index('k')[['v']].T
# case: group-unstack-reset
result = df.groupby(['id', 'k'])['v'].sum().unstack().reset_index()
# case: pivot-then-arith
p = df.pivot(index='id', columns='k', values='v')
p['diff'] = p['y'] - p['x']
result = p[['diff']].reset_index()
# case: wide-to-rows-loop
rows = []
for i, r in df.iterrows():
    for c in ['v', 'w']:
        rows.append((r['id'], c, r[c]))
result = pd.DataFrame(rows, columns=['id', 'c', 'val'])
