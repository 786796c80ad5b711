import pandas as pd
import numpy as np

sales = pd.DataFrame({
    'city': ['Oslo', 'Oslo', 'Rome', 'Rome', 'Rome', 'Lima'],
    'year': [2021, 2022, 2021, 2022, 2023, 2022],
    'q1': [10, 12, 7, 7, np.nan, 0],
    'q2': [11.5, np.nan, 8, 6, 4, 2],
    'kind': ['retail', 'web', 'web', 'retail', 'retail', 'web'],
})

wide = pd.DataFrame({
    'id': ['a', 'b', 'c'],
    'grp': [1, 1, 2],
    'ht_one': [2.8, 3.4, np.nan],
    'ht_two': [3.0, 3.8, 2.9],
})

tags = pd.DataFrame({
    'post': [1, 2, 3, 4],
    'tag': [['x', 'y'], [], ['z'], np.nan],
    'wt': [[0.5, 0.1], [], [1.0], np.nan],
    'txt': ['a,b,a', 'c', None, ''],
})

cols = pd.MultiIndex.from_tuples([('w', 'kg'), ('w', 'lb'), ('h', 'cm')], names=['what', 'unit'])
body = pd.DataFrame([[60.0, 132.0, 170], [75.5, np.nan, 182], [82.0, 180.8, 182]],
                    index=pd.Index(['tom', 'ann', 'sue'], name='who'), columns=cols)

tab = pd.DataFrame({'col1': [1, 2], 'col2': [0.5, np.nan], 'col3': ['u', 'v']}, index=['row1', 'row2'])

# case: stack-level-zero
result = body.stack(level=0, future_stack=True)

# case: stack-default-frame
result = tab[['col1', 'col2']].stack()

# case: stack-level-name
result = body.stack('unit', future_stack=True)

# case: unstack-fill-value
result = sales.set_index(['city', 'year'])['q1'].unstack(fill_value=-1)

# case: unstack-level-zero
result = sales.set_index(['city', 'year'])['q2'].unstack(level=0)

# case: unstack-level-name-frame
result = sales.set_index(['city', 'year'])[['q1', 'q2']].unstack('year')

# case: groupby-size-unstack
result = sales.groupby(['city', 'kind']).size().unstack(fill_value=0)

# case: melt-multi-id-vars
result = sales.melt(id_vars=['city', 'year', 'kind'], var_name='quarter', value_name='revenue')

# case: melt-value-vars-only
result = wide.melt(value_vars=['ht_one', 'ht_two'])

# case: melt-keep-index
result = wide.melt(id_vars='id', value_vars=['ht_one', 'grp'], ignore_index=False)

# case: melt-col-level
result = body.melt(col_level='unit')

# case: melt-multiindex-columns-index-kept
result = body.melt(ignore_index=False, value_name='val')

# case: melt-missing-column
result = wide.melt(id_vars=['id', 'name'])

# case: wide-to-long
result = pd.wide_to_long(wide, stubnames='ht', i=['grp', 'id'], j='age', sep='_', suffix=r'\w+')

# case: pivot-basic
result = sales.pivot(index='city', columns='year', values='q1')

# case: pivot-values-list
result = sales.pivot(index='city', columns='year', values=['q1', 'q2'])

# case: pivot-index-list
result = sales.pivot(index=['kind', 'city'], columns='year', values='q2')

# case: pivot-columns-list
result = sales.pivot(index='city', columns=['kind', 'year'], values='q1').sort_index(axis=1)

# case: pivot-duplicate-entries
result = sales.pivot(index='city', columns='kind', values='q1')

# case: pivot-table-margins
result = sales.pivot_table(index='city', columns='kind', values='q2', aggfunc='sum', fill_value=0, margins=True, margins_name='All cities')

# case: pivot-table-dict-aggfunc
result = sales.pivot_table(index='kind', values=['q1', 'q2'], aggfunc={'q1': 'sum', 'q2': ['min', 'max']})

# case: crosstab-normalize
result = pd.crosstab(sales['city'], sales['kind'], normalize='index')

# case: crosstab-values-aggfunc
result = pd.crosstab(index=sales['kind'], columns=sales['year'], values=sales['q2'], aggfunc='mean')

# case: explode-two-columns
result = tags.explode(['tag', 'wt'])

# case: explode-ignore-index
result = tags.explode('tag', ignore_index=True)[['post', 'tag']]

# case: explode-split-text
result = tags.assign(part=tags['txt'].str.split(',')).explode('part').groupby('part')['post'].agg(list)

# case: explode-unequal-lengths
df = pd.DataFrame({'a': [[1, 2], [3]], 'b': [['p'], ['q']]})
result = df.explode(['a', 'b'])

# case: get-dummies-options
result = pd.get_dummies(sales[['city', 'kind']], columns=['kind'], prefix='k', drop_first=True, dtype=int)

# case: str-get-dummies
result = tags['txt'].str.get_dummies(sep=',')

# case: to-dict-several-orients
result = {o: tab.to_dict(orient=o) for o in ['dict', 'list', 'records', 'index']}

# case: to-dict-series-keys
result = {k: v.tolist() for k, v in tab.to_dict('series').items()}

# case: to-dict-invalid-orient
result = tab.to_dict('rows')

# case: xs-column-level
result = body.xs('kg', axis=1, level='unit')

# case: xs-index-drop-level
result = sales.set_index(['city', 'year', 'kind']).xs(('Rome', 'retail'), level=['city', 'kind'], drop_level=False)

# case: columns-flatten-map
df = body.copy()
df.columns = df.columns.map('_'.join)
result = df.reset_index()

# case: swaplevel-droplevel
result = (body.swaplevel(0, 1, axis=1).columns.tolist(), body.droplevel('what', axis=1))

# case: transpose-mixed-dtypes
result = tab.T.dtypes.astype(str).to_dict(), tab.T

# case: squeeze-forms
result = (sales[['q1']].squeeze('columns'), sales.loc[[0], ['city']].squeeze(), tab.loc[['row1']].squeeze(axis='rows'))
