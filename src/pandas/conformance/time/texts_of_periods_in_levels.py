import pandas as pd
import numpy as np
p = pd.period_range('2023-01', '2023-03', freq='M')
m = pd.MultiIndex.from_product([p, ['a', 'b']], names=['month', 'k'])
f = pd.DataFrame(np.arange(12).reshape(2, 6), columns=m)
s = pd.Series(range(6), index=m)
d = pd.DataFrame(np.arange(6).reshape(2, 3), columns=p)
t = pd.Series(range(6), index=pd.MultiIndex.from_product([pd.date_range('2023-01-01', periods=3, freq='MS'), ['a', 'b']]))
u = pd.DataFrame(np.arange(12).reshape(2, 6), columns=t.index)

# case: f['2023-02']
result = f['2023-02']

# case: f[('2023-02', 'a')]
result = f[('2023-02', 'a')]

# case: f[p[1]]
result = f[p[1]]

# case: f[(p[1], 'b')]
result = f[(p[1], 'b')]

# case: f.loc[0, '2023-02']
result = f.loc[0, '2023-02']

# case: f.loc[:, ('2023-02', 'a')]
result = f.loc[:, ('2023-02', 'a')]

# case: s['2023-02']
result = s['2023-02']

# case: s.loc['2023-02']
result = s.loc['2023-02']

# case: s.loc[('2023-02', 'a')]
result = s.loc[('2023-02', 'a')]

# case: s.loc['2023-01':'2023-02']
result = s.loc['2023-01':'2023-02']

# case: s.xs('2023-02')
result = s.xs('2023-02')

# case: f.xs('2023-02', axis=1)
result = f.xs('2023-02', axis=1)

# case: f['2024-02']
result = f['2024-02']

# case: f['x']
result = f['x']

# case: d['2023-02']
result = d['2023-02']

# case: d[['2023-02']]
result = d[['2023-02']]

# case: d.loc[:, '2023-02']
result = d.loc[:, '2023-02']

# case: '2023-02' in f
result = '2023-02' in f, '2023-02' in f.columns, ('2023-02', 'a') in f.columns, '2023-02' in d, '2023-02' in s.index

# case: f[['2023-02']]
result = f[['2023-02']]

# case: f['2023-02-15']
result = f['2023-02-15']

# case: u['2023-02-01']
result = u['2023-02-01']

# case: t['2023-02-01']
result = t['2023-02-01']

# case: u[('2023-02-01', 'a')]
result = u[('2023-02-01', 'a')]

# case: f.get('2023-02')
result = f.get('2023-02')

# case: f.drop(columns='2023-02')
result = f.drop(columns='2023-02')

# case: s.unstack().loc['2023-02']
result = s.unstack().loc['2023-02']

# case: s.unstack(0)['2023-02']
result = s.unstack(0)['2023-02']

# case: f.T.loc['2023-03']
result = f.T.loc['2023-03']

# case: f['2023-02']['a']
result = f['2023-02']['a']

# case: f['2023-02', 'a'] = 5
f['2023-02', 'a'] = 5
result = f

# case: s.loc['2023-02':]
result = s.loc['2023-02':]

# case: s.loc[:'2023-02']
result = s.loc[:'2023-02']

# case: s.loc[('2023-01', 'b'):('2023-02', 'a')]
result = s.loc[('2023-01', 'b'):('2023-02', 'a')]

# case: s.loc[(slice('2023-02', '2023-03'), 'a')]
result = s.loc[(slice('2023-02', '2023-03'), 'a')]

# case: s.loc[pd.IndexSlice[:, 'a']]
result = s.loc[pd.IndexSlice[:, 'a']]

# case: s.loc[(['2023-01', '2023-03'], 'a')]
result = s.loc[(['2023-01', '2023-03'], 'a')]

# case: s.loc[['2023-01', '2023-03']]
result = s.loc[['2023-01', '2023-03']]

# case: f.loc[:, '2023-02':'2023-03']
result = f.loc[:, '2023-02':'2023-03']

# case: s.loc['2022-06':'2023-01']
result = s.loc['2022-06':'2023-01']

# case: f.T.query("month == '2023-02'")
result = f.T.query("month == '2023-02'")

# case: s.groupby('k').get_group('a').loc['2023-02']
result = s.groupby('k').get_group('a').loc['2023-02']

# case: s[('2023-02', 'a')] = 9
s[('2023-02', 'a')] = 9
result = s

# case: s.loc[('2023-02', 'a')] = 9
s.loc[('2023-02', 'a')] = 9
result = s

# case: s.loc['2023-02'] = 9
s.loc['2023-02'] = 9
result = s

# case: f.loc[0, ('2023-02', 'a')] = 9
f.loc[0, ('2023-02', 'a')] = 9
result = f

# case: f.at[0, ('2023-02', 'a')]
result = f.at[0, ('2023-02', 'a')]

# case: f['2023-02'] = 0
f['2023-02'] = 0
result = f

# case: s.drop('2023-02')
result = s.drop('2023-02')

# case: s.reindex(['2023-02'], level=0)
result = s.reindex(['2023-02'], level=0)

# case: s.index.isin(['2023-02'], level=0)
result = s.index.isin(['2023-02'], level=0)
